# The commands of the project. Each makes what it needs; nothing is installed outside the folder.
PYTHON ?= python3
export PYTHON PORT OPEN
RUN = $(PYTHON) -m tools

.PHONY: help play build python

help:
	@echo "make play    play the game on this machine (PORT=8000, OPEN=0 for no browser)"
	@echo "make build   make the site in dist/ and dist/site.zip"

play: python
	@$(RUN) play

build: python
	@$(RUN) build

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "error: Python 3.11 or newer is needed ($(PYTHON) is older or missing): install it, or give its name with PYTHON=." >&2; exit 1; }
