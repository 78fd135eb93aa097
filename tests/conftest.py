"""Fixtures every test may use: the server, databases of their own, open savers."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from importlib.metadata import version
from platform import python_version
from typing import Any, TypeAlias

import psycopg
import pytest
from hypothesis import HealthCheck, settings
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import (
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    PostgresSaver,
    PostgresStore,
    adopt,
    migrate,
)
from pg_checkpoint.core import transaction
from tests import citus
from tests.clones import Clones
from tests.making import rows_of
from tests.seams import limit
from tests.servers import Server, database, run_server, with_database
from tests.waiting import PATIENCE

# What many tests take.
Saver: TypeAlias = AsyncPostgresSaver
Events: TypeAlias = AsyncPostgresEvents
Patch: TypeAlias = pytest.MonkeyPatch

# No test may depend on a fast machine, nor a property on what its examples cost to draw.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
settings.register_profile("any machine", deadline=None, suppress_health_check=_SLOW)
settings.load_profile("any machine")

# Their versions are told in the summary: it is run with the oldest and the newest.
_DEPENDENCIES = ("langgraph", "langgraph-checkpoint", "psycopg", "psycopg-pool", "orjson")
# What the summary says; with several processes each has a server of its own.
_SERVERS = pytest.StashKey[set[str]]()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server of this run."""
    with run_server() as running:
        named = f"PostgreSQL {running.version} ({running.kind})"
        request.config.stash[_SERVERS].add(named)
        if (output := getattr(request.config, "workeroutput", None)) is not None:
            output["server"] = named
        yield running


@pytest.fixture(scope="session")
def template(server: Server) -> Iterator[str]:
    """The name of a migrated database to clone."""
    with database(server) as (name, dsn):
        migrate(dsn)
        adopt(dsn, anywhere=True)
        if server.is_cluster:
            citus.distribute(dsn)
        yield name


@pytest.fixture
def empty_dsn(server: Server) -> Iterator[str]:
    """A new, empty database."""
    with database(server) as (_, dsn):
        yield dsn


@pytest.fixture
def direct_dsn(server: Server) -> Iterator[str]:
    """A new, empty database, for a program that no pooler may come in between of."""
    with database(server.direct) as (_, dsn):
        yield dsn


@pytest.fixture(scope="session")
def clones(server: Server, template: str) -> Iterator[Clones]:
    """Clones of the migrated database."""
    made = Clones(server, template)
    yield made
    made.drop()


@pytest.fixture
def dsn(clones: Clones, request: pytest.FixtureRequest) -> Iterator[str]:
    """A migrated database that no other test has, and that is as a new one."""
    looks_at_files = request.node.get_closest_marker("files") is not None
    with clones.lend(is_new=looks_at_files) as dsn:
        yield dsn


@pytest.fixture
def session_dsn(server: Server, dsn: str) -> str:
    """The database of `dsn`, for a session of its own on the server: no pooler comes in between.

    A pooler gives a session that a test has just ended to whoever comes next.
    """
    return with_database(server.dsn, str(conninfo_to_dict(dsn)["dbname"]))


@pytest.fixture(params=["private", "public"])
def parts_of_psycopg(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Runs a test with psycopg's private parts, and as if its version lacked them.

    For all tests of a module: `pytestmark = pytest.mark.usefixtures("parts_of_psycopg")`.
    """
    lost = "a test" if request.param == "public" else ""
    monkeypatch.setattr(transaction, "_lost_parts", lost)
    return str(request.param)


def _opened(cls: Any) -> Any:
    """A fixture: an open saver, store or event log on a database of its own."""

    async def opened(dsn: str) -> AsyncIterator[Any]:
        async with cls(dsn) as one:
            yield one

    def opened_blocking(dsn: str) -> Iterator[Any]:
        with cls(dsn) as one:
            yield one

    return pytest.fixture(opened if hasattr(cls, "__aenter__") else opened_blocking)


saver, sync_saver = _opened(AsyncPostgresSaver), _opened(PostgresSaver)
store, sync_store = _opened(AsyncPostgresStore), _opened(PostgresStore)
events = _opened(AsyncPostgresEvents)
# What another process has on the database of `saver`.
other = _opened(AsyncPostgresSaver)


@pytest.fixture
async def elsewhere(empty_dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    """An open saver on another database, `empty_dsn`, which has its tables."""
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as opened:
        await opened.setup()
        yield opened


@pytest.fixture
def admin(dsn: str) -> Iterator[psycopg.Connection[Any]]:
    """Another session on the same database."""
    with psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as connection:
        yield connection


@pytest.fixture
def needs_pgvector(server: Server) -> None:
    """A server of the user's, or an image, may be without; the embedded one never is."""
    found = rows_of(server.dsn, "select from pg_available_extensions where name = 'vector'")
    if not found and not server.kind.startswith("embedded"):
        pytest.skip("this server has no pgvector")
    assert found, "the embedded server comes with pgvector"


@pytest.fixture
def patient_for_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a write that was sent wait for a lock for as long as its test takes to look at it.

    Else it is taken back after a moment, to be sent again out of the way of others.
    """
    limit(monkeypatch, "core.batcher", lock_timeout=PATIENCE)


@pytest.fixture
def without_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets nothing but the test say until when a lease lives.

    Else one that it lets expire may live on before somebody takes it.
    """
    limit(monkeypatch, "saver.leases", beats=1 / PATIENCE, longest_beat_pause=PATIENCE)


@pytest.fixture(params=["lazy", "eager"])
async def kind_of_tasks(request: pytest.FixtureRequest) -> None:
    """Runs a test with tasks that begin in the loop's next turn, and with those that begin at once.

    Goes before fixtures that have tasks.
    """
    if request.param == "lazy":
        return
    # Since Python 3.12.
    if (eager := getattr(asyncio, "eager_task_factory", None)) is None:
        pytest.skip("this Python has no eager tasks")
    asyncio.get_running_loop().set_task_factory(eager)


if sys.platform == "win32":
    # Optional: versions of pytest-asyncio before 1.4 lack it.
    @pytest.hookimpl(optionalhook=True)
    def pytest_asyncio_loop_factories() -> dict[str, type[asyncio.AbstractEventLoop]]:
        """Chooses the loop that psycopg works on, which is not the default there."""
        return {"selector": asyncio.SelectorEventLoop}


def pytest_configure(config: pytest.Config) -> None:
    """Nothing ran yet."""
    config.stash[_SERVERS] = set()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Takes over what a process of pytest-xdist said."""
    if "server" in (output := getattr(node, "workeroutput", {})):
        node.config.stash[_SERVERS].add(output["server"])


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Says which server the tests ran on, and which versions with."""
    servers: set[str] = config.stash[_SERVERS]
    for named in sorted(servers):
        terminalreporter.write_line(f"server: {named}")
    versions = ", ".join(f"{name} {version(name)}" for name in _DEPENDENCIES)
    terminalreporter.write_line(f"with: Python {python_version()}, {versions}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Prepares what runs many examples, and leaves out what another server can't change."""
    _prepare_properties(items)
    if os.environ.get("PG_CHECKPOINT_TEST_SERVER") == "pgbouncer":
        # What needs no server of the run is the same without the pooler.
        without = [i for i in items if "server" not in getattr(i, "fixturenames", ("server",))]
        config.hook.pytest_deselected(items=without)
        items[:] = [item for item in items if item not in set(without)]


def pytest_collection_finish() -> None:
    """Takes what was collected out of what each collection of garbage in a test goes through."""
    gc.collect()
    gc.freeze()


def _prepare_properties(items: Sequence[pytest.Item]) -> None:
    """Gives properties more time, for a loaded machine, and perhaps more examples."""
    properties: dict[Any, None] = {}
    for item in items:
        test = getattr(item, "obj", None)
        if getattr(test, "is_hypothesis_test", False):
            item.add_marker(pytest.mark.timeout(3600))
            properties[getattr(test, "__func__", test)] = None
    if (times := int(os.environ.get("PG_CHECKPOINT_TEST_EXAMPLES", "1"))) > 1:
        for function in properties:
            _run_more_examples(function, times)


def _run_more_examples(function: Any, times: int) -> None:
    # What a test's decorator sets has no public name.
    own = getattr(function, "_hypothesis_internal_use_settings", None)
    chosen = settings(own or settings.get_profile("any machine"))
    more = settings(chosen, max_examples=times * chosen.max_examples)
    function._hypothesis_internal_use_settings = more
