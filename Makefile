# The commands of the project. Each makes what it needs; nothing is installed outside the folder.
PYTHON ?= python3
export PYTHON PORT OPEN VERSION PYSCRIPT BASE OFFLINE
ifeq ($(FULL),1)
export TILES_FULL = 1
endif
RUN = $(PYTHON) -m tools

.PHONY: help play build onefile test test-fast format runtime bench lighthouse python

help:
	@echo "make play    play the game on this machine (PORT=8000, OPEN=0 for no browser)"
	@echo "make build   make the site in dist/ and dist/site.zip (BASE=https://...: where it will be)"
	@echo "make onefile make the whole game as one page to open from disk, dist/play.html"
	@echo "make test    every check (FULL=1 for the whole grid)"
	@echo "make test-fast  lint and the tests of the core"
	@echo "make runtime VERSION=... PYSCRIPT=...  pin other versions of Pyodide and PyScript"
	@echo "make bench NAME=strength ARGS=...  measure (without NAME: which there are)"
	@echo "make lighthouse  audit the start page with Lighthouse"
	@echo "make format  put the Python files in form"

play: python
	@$(RUN) play

build: python
	@$(RUN) build

onefile: python
	@$(RUN) onefile

test: python
	@$(RUN) test

test-fast: python
	@$(RUN) test-fast

runtime: python
	@$(RUN) runtime

format: python
	@$(RUN) format

lighthouse: python
	@$(RUN) lighthouse

bench: python
	@$(RUN) bench $(NAME) $(ARGS)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "error: Python 3.11 or newer is needed ($(PYTHON) is older or missing): install it, or give its name with PYTHON=." >&2; exit 1; }
