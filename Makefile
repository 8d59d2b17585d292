# Every target but `clean` first installs what it needs into .venv, which is quick if nothing has changed.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
# Empty, because without cached bytecode each of the processes that tests start would compile every module again.
export PYTHONDONTWRITEBYTECODE =

CHECK := import sys; sys.exit(0 if sys.version_info >= (3, 11) else \
	"Python 3.11 or newer is needed, and this is %s. For example: make PYTHON=python3.12" % sys.version.split()[0])

.PHONY: sandbox run demo test check bench gallery atlas clean

# Without pip the folder was left by a `venv` that failed, as on a Debian without python3-venv.
# PYTHONWARNINGS hides setuptools' warning about editable installations, which is ten lines long.
$(STAMP): pyproject.toml
	@test -x $(BIN)/pip || { $(PYTHON) -c '$(CHECK)' && $(PYTHON) -m venv --clear .venv; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@PYTHONWARNINGS=ignore $(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev --editable .
	@touch $@

sandbox: $(STAMP) ## try it in a browser, no account needed
	@$(BIN)/python -m sandbox

run: $(STAMP) ## play on Discord, with DISCORD_TOKEN set
	@$(BIN)/python -m bot

demo: $(STAMP) ## a whole game by scripted people, with a crash in the middle
	@$(BIN)/python -m sandbox.demo

# Three processes: the third works while two wait for a browser or for a process that their tests have started.
test: $(STAMP) ## every test, warnings are errors
	@$(BIN)/python -m pytest -n 3 --dist worksteal $(ARGS)

check: $(STAMP) ## style, types, and who imports whom
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: $(STAMP) ## every measurement; python -m bench NAME for one
	@$(BIN)/python -m bench

gallery: $(STAMP) ## contact sheets of every picture, into gallery/
	@$(BIN)/python -m rendering.gallery

atlas: $(STAMP) ## draw all tiles and figures again and choose the palettes, after the drawing was changed
	@$(BIN)/python -m rendering.tiles.atlas
	@$(BIN)/python -m rendering.sprites.masters
	@$(BIN)/python -m rendering.sprites.palette

clean: ## remove .venv and what was built or drawn, but no games
	rm -rf .venv build *.egg-info demo gallery
