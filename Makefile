# `make play` and `make test` need git, make and Python 3.11 or newer with venv; nothing else.

PYTHON ?= python3
ARGS   ?=

# uv installs into the active environment, so ours is the active one in every recipe.
export VIRTUAL_ENV := $(CURDIR)/.venv

BIN   := .venv/bin
UV    := $(BIN)/uv
LOCKS := requirements/build.txt requirements/dev.lock
# Node comes from a wheel where the machine has none.
NPM   := $(if $(shell command -v npm),npm,$(UV) run --quiet --no-project \
	--with-requirements requirements/build.txt python hatch_build.py) --prefix web
WEB   := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print)

# The delay keeps out releases that are still being uploaded, or taken back.
COMPILE := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 \
	--exclude-newer "30 days" --generate-hashes --no-annotate --no-header

# npm notes where its packages ask for money; a lock of ours names no host.
UNFUNDED := import json, pathlib; lock = pathlib.Path("web/package-lock.json"); \
	data = json.loads(lock.read_text()); \
	[package.pop("funding", None) for package in data["packages"].values()]; \
	lock.write_text(json.dumps(data, indent=2) + "\n")

OLD_PYTHON := Meute needs Python 3.11 or newer, and "$(PYTHON)" is not one: name another with \
	make PYTHON=python3.12, for example.
NO_VENV := "$(PYTHON) -m venv" failed: install the venv module (on Debian and Ubuntu the package \
	python3-venv) and try again.

# One more than there are cores: a page often waits for a frame, a bot or the network.
BROWSERS = $(shell $(BIN)/python -c 'import os; print(1 + os.cpu_count())')

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test quick check advisories types format docs compiled test-compiled wheels bench \
	lock clean distclean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 20

play: .venv/.ready ## serve the tables and open them in the browser
	@$(BIN)/meute serve --open $(ARGS)

play-terminal: .venv/.ready ## play Silver against two bots, here in the terminal
	@$(BIN)/meute play silver --seats you,greedy,greedy $(ARGS)

test: .venv/.ready .venv/ray/.ready ## run every test (ARGS="-k silver" goes to pytest)
	$(BIN)/python -m tools.nginx
	$(BIN)/pytest -n auto --ignore tests/browser $(ARGS)
	$(BIN)/python -m tools.browser
	$(BIN)/pytest -n $(BROWSERS) tests/browser $(ARGS)  # alone: Playwright keeps a loop

quick: .venv/.ready ## lint, types and every quick test, within a minute: for whoever is changing something
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/pytest -n auto -m "not slow" --ignore tests/browser -q $(ARGS)

check: .venv/.ready ## lint, format check, types, import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.generated --check
	$(NPM) run --silent check
	$(NPM) run --silent test

advisories: .venv/.ready ## ask for advisories about all that is locked; says what could not be asked
	@$(BIN)/python -m tools.advisories

types: .venv/.ready ## write what is made from the Python source anew: the client's types, reference pages
	$(BIN)/python -m tools.generated

format: .venv/.ready ## format the code and mend what the linters can mend
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run --silent format

docs: .venv/docs/.ready ## build the documentation site in build/docs, and check every link in it
	@NO_MKDOCS_2_WARNING=1 .venv/docs/bin/mkdocs build --strict

compiled: .venv/.ready ## compile rules, judgements and search, in place
	@$(BIN)/python -m tools.compiled

test-compiled: compiled ## run the tests of rules, laws and bots in compiled form
	$(BIN)/pytest -n auto tests/core tests/testing tests/games tests/bots tests/analysis $(ARGS)
	@$(BIN)/python -m tools.compiled --clean

wheels: .venv/.ready ## build the pure wheel, and one with compiled parts for this machine
	$(UV) build --quiet --wheel --build-constraints requirements/build.txt --out-dir dist
	MEUTE_COMPILED=1 $(UV) build --quiet --wheel --build-constraints requirements/build.txt --out-dir dist
	@ls dist

bench: .venv/.ready ## measure the speed of the rules
	$(BIN)/meute bench $(ARGS)

lock: .venv/.ready ## lock the newest versions that are 30 days old
	$(COMPILE) --group bootstrap --output-file requirements/bootstrap.txt
	$(COMPILE) --group build --output-file requirements/build.txt
	$(COMPILE) --group dev --extra server pyproject.toml --output-file requirements/dev.lock
	$(COMPILE) --group docs --output-file requirements/docs.lock
	$(COMPILE) --group ray pyproject.toml --output-file requirements/ray.lock
	rm -f web/package-lock.json
	$(NPM) install --package-lock-only --before="$$(date -d '30 days ago' +%F)"
	@$(BIN)/python -c '$(UNFUNDED)'

clean: ## remove wheels, compiled parts and every cache; the environment stays
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src -name "*.so" -delete
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove the environment and the client too: as after git clone
	rm -rf .venv src/meute/server/static web/node_modules

.venv/.ready: .venv/.bootstrapped pyproject.toml hatch_metadata.py $(LOCKS) $(WEB)
	@$(UV) pip sync --quiet --require-hashes requirements/dev.lock
	@$(UV) pip install --quiet --no-deps --build-constraints requirements/build.txt \
		--reinstall-package meute --editable .
	@touch $@

.venv/docs/.ready: .venv/.bootstrapped requirements/docs.lock
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv/docs
	@VIRTUAL_ENV=.venv/docs $(UV) pip sync --quiet --require-hashes requirements/docs.lock
	@touch $@

.venv/ray/.ready: .venv/.ready requirements/ray.lock
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv/ray
	@VIRTUAL_ENV=.venv/ray $(UV) pip sync --quiet --require-hashes requirements/ray.lock
	@MEUTE_SKIP_WEB=1 VIRTUAL_ENV=.venv/ray $(UV) pip install --quiet --no-deps \
		--build-constraints requirements/build.txt --editable .
	@touch $@

.venv/.bootstrapped: requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo '$(OLD_PYTHON)' >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv >/dev/null 2>&1 \
		|| { echo '$(NO_VENV)' >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		--requirement requirements/bootstrap.txt
	@touch $@
