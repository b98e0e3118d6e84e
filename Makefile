# The commands of the project. Each makes what it needs; nothing is installed outside the folder.
PYTHON ?= python3
# The files of the project are UTF-8, whatever the machine is set to.
PYTHONUTF8 = 1
export PYTHON PYTHONUTF8 PORT OPEN VERSION PYSCRIPT BASE OFFLINE
ifeq ($(FULL),1)
export TILES_FULL = 1
endif
RUN = $(PYTHON) -m tools

.PHONY: help play build onefile test test-fast format runtime bench lighthouse picture python

help:
	@echo "make play          play the game on this machine (PORT=8000; OPEN=0: no browser)"
	@echo "make build         make the site in dist/ and dist/site.zip (BASE=https://...: where it will be)"
	@echo "make onefile       make the whole game as one page to open from disk, dist/play.html"
	@echo "make test-fast     lint and the tests of the core"
	@echo "make test          every check (FULL=1: the whole grid)"
	@echo "make bench         measure: NAME=strength ARGS=... (without NAME: which there are)"
	@echo "make lighthouse    audit the start page with Lighthouse"
	@echo "make picture       take the picture in README.md anew"
	@echo "make format        put the Python files in form"
	@echo "make runtime       pin other versions: VERSION=... PYSCRIPT=..."
	@echo "PYTHON=python3.13  with any of these: another Python than python3"
	@echo "Figures of positions for other pages: python3 -m tools.figure --help"

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

picture: python
	@$(RUN) picture

lighthouse: python
	@$(RUN) lighthouse

bench: python
	@$(RUN) bench $(NAME) $(ARGS)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "error: Python 3.11 or newer is needed ($(PYTHON) is older or missing): install it, or give its name with PYTHON=." >&2; exit 1; }
