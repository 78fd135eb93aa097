"""Which node of a cluster a batch is sent to, and what is said of those that do not answer."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint.codec.rows import WriteRow
from pg_checkpoint.core import nodes as nodes_module
from pg_checkpoint.core.citus import for_citus, run_on_citus
from pg_checkpoint.core.connections import Connections, dsns_of_hosts
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import RowsElsewhere, WorkerLost, is_transient, may_be_committed
from pg_checkpoint.core.migrations import check_schema
from pg_checkpoint.core.nodes import Nodes
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.core.transaction import Rows, Statement, load_queries
from pg_checkpoint.saver.writer import Writer
from tests.cases import each

DSN = "postgresql://u@a:5433,b:5433/d"


class Server:
    """Stands for the Database of one node."""

    def __init__(self, error: Exception | None = None) -> None:
        self.source: Any = DSN
        self.schema, self.on_citus = "s", True
        self.error, self.ran, self.looks = error, 0, 0
        self.has_threads, self.have_functions = False, True
        self.lost: set[int] = set()

    def statement(self, name: str, *params: Any) -> str:
        return name

    async def run_once(self, statements: Sequence[Any], *, timeout: float) -> list[Any]:
        assert statements == ["list_shards"]
        self.looks += 1
        shards = [(-1, "a:5433"), (2**31 - 1, "b:5433")]
        return [[(*shard, self.have_functions) for shard in shards]]

    async def run(self, statements: Any, **how: Any) -> list[Any]:
        self.ran += 1
        if self.error is not None:
            raise self.error
        return []


async def _look(*_: Any) -> None:
    """Never asked."""


def _nodes(**servers: Server) -> tuple[Nodes, Server]:
    home: Any = Server()
    made: Any = Nodes(home, Settings(), _look, Counts())
    assert set(made._databases) == {"a:5433", "b:5433"}
    made._databases = {f"{name}:5433": server for name, server in servers.items()}
    return made, home


async def _run(nodes: Nodes, node: str) -> None:
    await nodes.run(node, list, timeout=10.0, tries=[])


async def test_a_function_that_stands_for_a_dsn_is_asked_for_its_nodes() -> None:
    password, home = ["one"], Server()

    async def function() -> str:
        if not password:
            raise RuntimeError("no password")
        return f"postgresql://u:{password[0]}@a:5433,b:5433/d"

    home.source = function
    nodes: Any = Nodes(home, Settings(), _look, Counts())  # type: ignore[arg-type]  # as above
    assert nodes._databases == {}
    password.clear()
    await _run(nodes, "")
    assert (nodes._databases, home.ran) == ({}, 1)
    password.append("two")
    nodes._read_at = -math.inf
    await _run(nodes, "")
    assert set(nodes._databases) == {"a:5433", "b:5433"}
    password[0] = "three"
    found = conninfo_to_dict(await nodes._databases["b:5433"].source())
    assert (found["host"], found["port"], found["password"]) == ("b", "5433", "three")


@each("have_functions", [True, False])
async def test_a_batch_goes_to_its_node(have_functions: bool) -> None:
    a, b = Server(), Server()
    nodes, home = _nodes(a=a, b=b)
    home.have_functions = have_functions
    assert nodes.node_of("t") == ""
    await _run(nodes, "")
    # hashtext('t') is negative, that of 'a' is not.
    assert (nodes.node_of("a"), nodes.node_of("t")) == ("b:5433", "a:5433")
    await _run(nodes, "b:5433")
    await _run(nodes, "elsewhere:5432")
    assert (home.ran, a.ran, b.ran) == (2, 0, 1)
    # They store their threads by functions that are there.
    assert (a.has_threads, b.has_threads, home.has_threads) == (*[have_functions] * 2, False)


async def test_a_server_of_its_own_is_not_asked_for_shards() -> None:
    nodes, home = _nodes(a=Server())
    home.on_citus = False
    await _run(nodes, "")
    assert (home.ran, home.looks) == (1, 0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    found = SimpleNamespace(now=1_000.0)
    found.monotonic = lambda: found.now
    monkeypatch.setattr(nodes_module, "time", found)
    return found


async def _tries(nodes: Nodes, node: Server, clock: Any, seconds: int) -> list[int]:
    """When a node was tried, with a batch each second."""
    found = []
    for second in range(seconds):
        before = node.ran
        await _run(nodes, "b:5433")
        found += [second] * (node.ran > before)
        clock.now += 1
    return found


async def test_a_node_is_left_alone_longer(clock: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, logger="pg_checkpoint")
    lost = Server(psycopg.OperationalError("gone"))
    nodes, home = _nodes(b=lost)
    doubled = [0, 30, 90, 210, 450, 930]
    assert await _tries(nodes, lost, clock, 2_200) == [*doubled, 1_530, 2_130]
    assert (home.ran, len(caplog.records)) == (2_200, 8)
    lost.error = None
    clock.now += 600
    assert await _tries(nodes, lost, clock, 3) == [0, 1, 2]
    lost.error = psycopg.OperationalError("gone")
    assert await _tries(nodes, lost, clock, 100) == [0, 30, 90]


async def test_a_node_that_others_do_not_reach_either_is_tried_as_often_as_ever(clock: Any) -> None:
    """Its threads are elsewhere, or it is back, in a moment."""
    lost = Server(psycopg.OperationalError("gone"))
    nodes, home = _nodes(b=lost)
    home.error = psycopg.OperationalError("its shards are gone")
    for ran in range(1, 4):
        with pytest.raises(psycopg.OperationalError):
            await _run(nodes, "b:5433")
        assert lost.ran == ran
        clock.now += 30


async def test_batches_that_fail_count_as_one(clock: Any, caplog: pytest.LogCaptureFixture) -> None:
    begun, gate = asyncio.Semaphore(0), asyncio.Event()

    class Slow(Server):
        async def run(self, statements: Any, **how: Any) -> list[Any]:
            begun.release()
            await gate.wait()
            return await super().run(statements, **how)

    lost = Slow(psycopg.OperationalError("gone"))
    nodes, home = _nodes(b=lost)
    batches = asyncio.gather(*(_run(nodes, "b:5433") for _ in range(5)))
    for _ in range(5):
        await begun.acquire()
    gate.set()
    await batches
    assert (lost.ran, home.ran, len(caplog.records)) == (5, 5, 1)
    assert await _tries(nodes, lost, clock, 100) == [30, 90]


async def test_a_batch_whose_shard_moved_goes_elsewhere(caplog: pytest.LogCaptureFixture) -> None:
    """The node is asked again for others, and the map is read anew."""
    moved = Server(RowsElsewhere("duplicate key value"))
    nodes, home = _nodes(b=moved)
    await _run(nodes, "b:5433")
    assert (home.ran, moved.ran, home.looks) == (1, 1, 1)
    moved.error = None
    await _run(nodes, "b:5433")
    await _run(nodes, "b:5433")
    assert (home.ran, moved.ran, home.looks) == (1, 3, 2)
    assert not caplog.records


async def test_what_a_node_refuses_is_refused() -> None:
    nodes, home = _nodes(b=Server(psycopg.errors.CheckViolation("no")))
    with pytest.raises(psycopg.errors.CheckViolation):
        await _run(nodes, "b:5433")
    assert home.ran == 0


async def test_a_transaction_has_threads_of_one_node() -> None:
    sent: dict[str, list[str]] = {}

    async def run(node: str, make: Any, **_: Any) -> list[Any]:
        sent[node] = [item.thread_id for item in make.__self__.items]
        return []

    nodes: Any = SimpleNamespace(run=run, node_of={"a1": "a", "a2": "a", "b1": "b"}.__getitem__)
    settings = Settings()
    writer = Writer(Database("", settings, check_schema), nodes, settings, Observer(), ())
    rows = [WriteRow(t, "", "1", "task", 0, "", "c", "bytes", b"") for t in ("a1", "b1", "a2")]
    await asyncio.gather(*(writer.put_writes([row]) for row in rows))
    assert sent == {"a": ["a1", "a2"], "b": ["b1"]}
    await writer.drain()


async def test_nodes_are_used_again_after_they_were_closed() -> None:
    """As by a saver that is opened again; nobody listens there."""
    home: Any = Server()
    home.source = "host=127.0.0.1,127.0.0.1 port=1,2"
    nodes = Nodes(home, Settings(), _look, Counts())
    await nodes.close()
    with pytest.raises(psycopg.OperationalError):
        await nodes._databases["127.0.0.1:1"].run_once([], timeout=10)


@each(
    "dsn, names",
    [
        ("postgresql://u@a,b:7/d", ["a:5432", "b:7"]),
        ("host=a,b port=7", ["a:7", "b:7"]),
        ("host=a", []),
        ("host=a,b hostaddr=10.0.0.1,10.0.0.2", []),
        ("host=a,b,c port=1,2", []),
        ("", []),
    ],
)
def test_the_nodes_are_those_that_the_dsn_names(dsn: str, names: list[str]) -> None:
    assert [*dsns_of_hosts(dsn)] == names


@pytest.mark.parametrize("by_rows", [False, True])
@pytest.mark.parametrize("said", [errors.InternalError_, errors.IoError])
async def test_a_lost_worker_is_a_lost_connection(said: type[Exception], by_rows: bool) -> None:
    async def run(statements: Any) -> Any:
        raise said("failed to COPY to shard 0")

    with pytest.raises(WorkerLost) as caught:
        await run_on_citus(run, load_queries(), [], by_rows=by_rows)
    assert isinstance(caught.value, RowsElsewhere) == by_rows
    # Asking the same node again brings no rows back.
    assert is_transient(caught.value) != by_rows
    assert may_be_committed(caught.value)


def test_connections_are_exchanged_for_a_lost_worker_now_and_then() -> None:
    """Those to one server need not be, and those to one that was demoted always."""
    connections = Connections("", Settings(), Counts())
    kinds = [WorkerLost, WorkerLost, errors.ConnectionFailure, *[errors.ReadOnlySqlTransaction] * 2]
    answers = [connections._are_no_better(kind()) for kind in kinds]
    assert answers == [True, False, False, True, True]


def test_bounds_of_a_point_read_are_whole_there() -> None:
    """Its function is written out, and sets nothing itself."""
    queries = load_queries()
    read = Statement(b"select 1")
    sent, places = for_citus(queries, [Statement(queries["set_read_bounds"], ("5", "3")), read])
    bounds = Statement(queries["set_bounds"], ("5", "3", "force_custom_plan", ""))
    assert sent[0] == bounds
    assert [s.query for s in sent[1:]] == [queries["hand_on_bounds"], read.query]
    assert places == [0, 2]


async def test_who_has_the_threads_stores_them_by_functions() -> None:
    """The answers are those of the statements that were meant."""
    queries = load_queries()
    names = ["lock_threads", "put_checkpoints_on_citus", "put_writes", "mark_threads_on_citus"]
    names += ["check_leases"]
    threads, bounds, marks = ["t"], list("1234"), list("678")
    parameters = [[*threads, *bounds, *marks], ["puts"], ["writes"], ["marks"], ["leases"]]
    meant = [Statement(queries[n], p) for n, p in zip(names, parameters, strict=True)]
    sent: list[Statement] = []

    async def run(statements: Any) -> list[Rows]:
        sent.extend(statements)
        return [[(number,)] for number, _ in enumerate(statements)]

    answers = await run_on_citus(run, queries, meant, by_rows=True)
    assert [answer[0][0] for answer in answers] == [2, 3, 4, 5, 6]
    set_bounds = Statement(queries["set_bounds"], bounds)
    assert sent[:2] == [set_bounds, Statement(queries["hand_on_bounds"])]
    names = ["lock_threads", "put_checkpoints", "put_writes", "mark_threads"]
    parameters[0] = [*threads, *marks]
    sent_so = zip(names, parameters, strict=False)
    by_rows = [Statement(queries[f"{name}_by_rows"], p) for name, p in sent_so]
    assert sent[2:] == [*by_rows, meant[-1]]
