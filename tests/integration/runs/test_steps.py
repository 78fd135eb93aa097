"""Steps: what a task does once, although it runs several times; and what is stored of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import operator
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Any, TypedDict

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import Command, RetryPolicy
from psycopg.rows import dict_row
from psycopg.types.json import set_json_loads
from psycopg_pool import AsyncConnectionPool, ConnectionPool

import pg_checkpoint as pg
from pg_checkpoint import count_keys, rotate_keys, shred_thread, step
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import step_place
from pg_checkpoint.runs.steps import Steps
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.cases import each
from tests.command_line import cli, done
from tests.conftest import Patch, Saver
from tests.keys import BOTH, NEW, OLD, SECRET, sealing
from tests.making import ask, change_rows, config_for, rows_of, run_sql
from tests.seams import before_each, database_of, engine_of, limit
from tests.waiting import cancel, until, until_blocking


class State(TypedDict, total=False):
    paid: Annotated[list[Any], operator.add]
    amount: int


class Crash(Exception):  # noqa: N818  what a process that dies does, as far as a graph can tell
    pass


T = config_for("t")
INSERT = "insert into payments (amount, key) values (7, %s) returning id"
RETRY = RetryPolicy(initial_interval=0.01, jitter=False, retry_on=Crash)


@pytest.fixture(autouse=True)
def payments(dsn: str) -> None:
    """The application's table, by its unqualified name."""
    run_sql(dsn, "create table payments (id serial primary key, amount integer, key text)")


def counts(dsn: str) -> tuple[int, ...]:
    tables = "payments", "pgcheckpoint.checkpoint_steps"
    return tuple(len(rows_of(dsn, f"select from {table}")) for table in tables)


async def insert(once: Any) -> None:
    """Pays; the result is the payment's id."""
    cursor = await once.connection.execute(INSERT, [once.key])
    (once.result,) = await cursor.fetchone()


async def charge(saver: Any, config: RunnableConfig, name: str = "charge", **how: Any) -> Any:
    """Pays once, and returns the payment's id."""
    async with step(saver, name, config=config, **how) as once:
        if not once.done:
            await insert(once)
    return once.result


def gate() -> tuple[asyncio.Event, asyncio.Event, Any]:
    """What tells that a block has begun, what lets it go on, and what waits there for it."""
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def hang(once: Any) -> None:
        inside.set()
        await go_on.wait()

    return inside, go_on, hang


def within(saver: Any, *does: Any, failing: Failing | None = None, **how: Any) -> Any:
    """A node that does something in a step, once, and may fail after it."""

    async def node(state: State, config: RunnableConfig) -> State:
        async with step(saver, "charge", config=config, **how) as once:
            for do in () if once.done else does:
                await do(once)
        (failing or Failing(0)).maybe()
        return {"paid": [once.result]}

    return node


class Failing:
    """Fails as often as it is told to, after what was done."""

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def maybe(self) -> None:
        self.times -= 1
        if self.times >= 0:
            raise Crash


def single(node: Any, name: str = "pay", **options: Any) -> Any:
    """A graph of one node, not yet compiled."""
    return StateGraph(State).add_node(name, node, **options).add_edge(START, name)


def one_node(saver: Any, node: Any, **how: Any) -> Any:
    graph = single(node, **how).add_node("after", lambda state: {}).add_edge("pay", "after")
    return graph.compile(saver)


def paying(saver: Any, failing: Failing | None = None) -> Any:
    return one_node(saver, within(saver, insert, failing=failing))


async def crash(graph: Any) -> None:
    with pytest.raises(Crash):
        await graph.ainvoke({"amount": 7}, T)


async def test_it_is_done_once_with_its_record(saver: Saver, dsn: str) -> None:
    graph = paying(saver, Failing())
    await crash(graph)
    assert counts(dsn) == (1, 1)
    assert await graph.ainvoke(None, T) == {"amount": 7, "paid": [1]}
    assert counts(dsn) == (1, 1)
    # Another turn is another task, and so is one of another thread.
    await graph.ainvoke({"amount": 8}, T)
    await graph.ainvoke({"amount": 8}, config_for("u"))
    assert counts(dsn) == (3, 3)
    assert len(set(rows_of(dsn, "select key from payments"))) == 3
    # A copy has them; they go with their checkpoints.
    await saver.acopy_thread("t", "v")
    assert counts(dsn) == (3, 5)
    await saver.aprune(["t"])
    assert counts(dsn) == (3, 3)
    for thread_id, left in (("u", 2), ("v", 0)):
        await saver.adelete_thread(thread_id)
        assert counts(dsn) == (3, left)


async def _fail_in_the_database(once: Any) -> None:
    with pytest.raises(psycopg.errors.UndefinedTable):
        await once.connection.execute("select from nothing")


async def _return_what_can_t_be_stored(once: Any) -> None:
    once.result = iter(())


async def _set_done(once: Any) -> None:
    once.done = True


@each(
    "block, error, said",
    [
        (lambda once: 1 / 0, ZeroDivisionError, None),
        (_fail_in_the_database, psycopg.errors.InFailedSqlTransaction, None),
        (_return_what_can_t_be_stored, TypeError, "result of step 'charge'"),
        (lambda once: once.connection.commit(), psycopg.ProgrammingError, "commit"),
        (_set_done, AttributeError, None),
    ],
)
async def test_an_error_in_the_block_rolls_back_both(
    saver: Saver, dsn: str, block: Any, error: Any, said: str | None
) -> None:
    with pytest.raises(error, match=said):
        await one_node(saver, within(saver, insert, block)).ainvoke({"amount": 7}, T)
    assert counts(dsn) == (0, 0)


async def test_a_cancelled_block_does_too(saver: Saver, dsn: str) -> None:
    inside, _, hang = gate()
    graph = one_node(saver, within(saver, insert, hang))
    run = asyncio.create_task(graph.ainvoke({"amount": 7}, T))
    await inside.wait()
    assert await cancel(run)
    assert counts(dsn) == (0, 0)
    await paying(saver).ainvoke(None, T)
    assert counts(dsn) == (1, 1)


@pytest.fixture(params=["dsn", "connection"])
def blocking(request: pytest.FixtureRequest, dsn: str) -> Iterator[pg.PostgresSaver]:
    if request.param == "dsn":
        yield request.getfixturevalue("sync_saver")
        return
    with psycopg.connect(dsn, autocommit=True) as own, pg.PostgresSaver(own) as saver:
        yield saver


def test_code_that_blocks_has_a_blocking_connection(blocking: pg.PostgresSaver, dsn: str) -> None:
    failing = Failing()

    def pay(state: State) -> State:
        with step(blocking, "charge") as once:
            if not once.done:
                (once.result,) = once.connection.execute(INSERT, [once.key]).fetchone()
        failing.maybe()
        return {"paid": [once.result]}

    def stumble(state: State, config: RunnableConfig) -> None:
        with step(blocking, "charge", config=config) as once:
            assert isinstance(once.connection, psycopg.Connection)
            once.connection.execute(INSERT, [once.key])
            with pytest.raises(psycopg.ProgrammingError, match="commit"):
                once.connection.commit()
            raise Crash

    graph = one_node(blocking, pay)
    for own, given, there in ((one_node(blocking, stumble), {"amount": 7}, 0), (graph, None, 1)):
        with pytest.raises(Crash):
            own.invoke(given, T)
        assert counts(dsn) == (there, there)
    (key,) = rows_of(dsn, "select id from payments")
    assert graph.invoke(None, T)["paid"] == [*key]
    assert counts(dsn) == (1, 1)


async def test_asynchronous_code_needs_asynchronous_connections(dsn: str) -> None:
    with ConnectionPool(dsn, min_size=1, max_size=4, open=True) as pool:
        saver = Saver(pool)
        with pytest.raises(pg.StepError, match="asynchronous connections"):
            await paying(saver).ainvoke({"amount": 7}, T)
        await saver.close()
        assert pool.get_stats()["pool_available"] == pool.get_stats()["pool_size"]


@pytest.mark.direct("a pooler takes no options at the start")
async def test_a_given_pool_keeps_its_search_path(dsn: str) -> None:
    run_sql(dsn, "create schema app; alter table payments set schema app")
    options = {"options": "-c search_path=app"}
    async with AsyncConnectionPool(dsn, kwargs=options, max_size=4, open=False) as pool:
        saver = Saver(pool, schema="pgcheckpoint")
        await paying(saver).ainvoke({"amount": 7}, T)
        await saver.close()
    assert len(rows_of(dsn, "select from app.payments")) == 1


async def test_each_use_of_a_name_is_a_step(saver: Saver, dsn: str) -> None:
    """However often its task runs: retried by LangGraph, with an answer, and after a crash."""
    failing = Failing(2)

    async def pay(state: State, config: RunnableConfig) -> State:
        got = [await charge(saver, config), await charge(saver, config)]
        failing.maybe()
        answer = ask("And?", config)
        got.append(await charge(saver, config, "other"))
        if answer == "no":
            raise ZeroDivisionError(got)
        return {"paid": got}

    graph = one_node(saver, pay, retry_policy=RETRY)
    await graph.ainvoke({"amount": 7}, T)
    assert counts(dsn) == (2, 2)
    with pytest.raises(ZeroDivisionError, match=r"\[1, 2, 3\]"):
        await graph.ainvoke(Command(resume="no"), T)
    assert counts(dsn) == (3, 3)
    graph = one_node(saver, within(saver, insert))
    assert (await graph.ainvoke(None, T))["paid"] == [1]
    assert counts(dsn) == (3, 3)


async def test_a_fork_and_an_edited_state_are_new_tasks(saver: Saver, dsn: str) -> None:
    graph = paying(saver, Failing())
    await crash(graph)
    await graph.aupdate_state(T, {"amount": 8}, as_node="__start__")
    await graph.ainvoke(None, T)
    assert counts(dsn) == (2, 2)
    past, *_ = [s async for s in graph.aget_state_history(T) if s.next == ("pay",)]
    forked = await graph.aupdate_state(past.config, {"amount": 9}, as_node="__start__")
    await graph.ainvoke(None, forked)
    assert counts(dsn) == (3, 3)


@pytest.mark.parametrize(
    ("on_replay", "fails", "times"), [("return", 0, 1), ("run", 0, 2), ("run", 2, 2)]
)
async def test_a_replay_does_what_was_chosen(
    saver: Saver, dsn: str, on_replay: str, fails: int, times: int
) -> None:
    """Once, however often its task is tried again; it asked, and the graph has gone on from it."""
    failing = Failing(fails)

    async def pay(state: State, config: RunnableConfig) -> State:
        answer, got = ask("And?", config), await charge(saver, config, on_replay=on_replay)
        if answer == "no":
            failing.maybe()
        return {"paid": [got]}

    graph = one_node(saver, pay, retry_policy=RETRY)
    await graph.ainvoke({"amount": 7}, T)
    await graph.ainvoke(Command(resume="yes"), T)
    (past,) = [s async for s in graph.aget_state_history(T) if s.next == ("pay",)]
    assert (await graph.ainvoke(Command(resume="no"), past.config))["paid"] == [times]
    assert counts(dsn) == (times, 1)


@pytest.mark.parametrize("kept", [None, True])
async def test_a_subgraph_s_tasks_have_theirs(saver: Saver, dsn: str, kept: bool | None) -> None:
    inner = single(within(saver, insert, failing=Failing())).compile(kept)
    graph = single(inner, "inner").compile(saver)
    await crash(graph)
    assert (await graph.ainvoke(None, T))["paid"] == [1]
    assert counts(dsn) == (1, 1)


async def test_tasks_of_an_entrypoint_have_theirs(saver: Saver, dsn: str) -> None:
    failing = Failing()

    @task
    async def pay(number: int, config: RunnableConfig) -> Any:
        return await charge(saver, config)

    @entrypoint(checkpointer=saver)
    async def flow(count: int, config: RunnableConfig) -> list[Any]:
        found = await asyncio.gather(*(pay(n) for n in range(count)))
        own = await charge(saver, config)
        failing.maybe()
        return [*found, own]

    with pytest.raises(Crash):
        await flow.ainvoke(3, T)
    assert sorted(await flow.ainvoke(None, T)) == [1, 2, 3, 4]
    assert counts(dsn) == (4, 4)


async def test_without_a_transaction_no_connection_is_held(dsn: str) -> None:
    failing, keys = Failing(), list[str]()
    async with Saver.from_conn_string(dsn, max_size=1) as saver:

        async def pay(state: State, config: RunnableConfig) -> State:
            async with step(saver, "mail", config=config, transaction=False) as once:
                keys.append(once.key)
                if not once.done:
                    with pytest.raises(pg.StepError, match="transaction=False"):
                        _ = once.connection
                    # It is the only one.
                    await saver.alist_threads()
                    failing.maybe()
                    once.result = "sent"
            failing.maybe()
            return {"paid": [once.result]}

        graph = one_node(saver, pay)
        for times in (1, 2):
            failing.times = times
            with pytest.raises(Crash):
                await graph.ainvoke(None if keys else {"amount": 7}, T)
            failing.times = times
            assert counts(dsn)[1] == 0
        # Its call succeeds, and the node fails after it.
        failing.times = 0
        assert (await graph.ainvoke(None, T))["paid"] == ["sent"]
        assert counts(dsn)[1] == 1
        assert len(set(keys)) == 1


async def test_of_two_calls_the_first_result_stays(saver: Saver, dsn: str) -> None:
    both = Counter[str]()
    begun, there = asyncio.Event(), asyncio.Event()

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "mail", config=config, transaction=False) as once:
            both[once.key] += 1
            begun.set()
            once.result = both.total()
            if both.total() == 2:
                there.set()
            await there.wait()
        return {"paid": [once.result]}

    graph, config = one_node(saver, pay), T
    first = asyncio.create_task(graph.ainvoke({"amount": 7}, config, durability="sync"))
    await begun.wait()
    await graph.ainvoke(None, config)
    await first
    assert len(both) == counts(dsn)[1] == 1
    results = {tuple(s.values.get("paid", ())) async for s in graph.aget_state_history(config)}
    assert len(results - {()}) == 1


async def test_one_execution_does_it(saver: Saver, dsn: str, session_dsn: str) -> None:
    """The second waits for it, and gets its record."""
    inside, go_on, hang = gate()
    graph = one_node(saver, within(saver, hang, insert))
    first = asyncio.create_task(graph.ainvoke({"amount": 7}, T, durability="sync"))
    await inside.wait()
    second = asyncio.create_task(graph.ainvoke(None, T))
    waiting = "select from pg_locks where locktype = 'advisory' and not granted"
    await until(lambda: rows_of(session_dsn, waiting))
    go_on.set()
    assert [result["paid"] for result in await asyncio.gather(first, second)] == [[1], [1]]
    assert counts(dsn) == (1, 1)


async def test_who_waits_for_too_long_is_told(saver: Saver, dsn: str) -> None:
    inside, go_on, hang = gate()
    async with Saver.from_conn_string(dsn, write_timeout=1.0) as hasty:
        graph, hurried = (one_node(own, within(own, hang)) for own in (saver, hasty))
        running = asyncio.create_task(graph.ainvoke({"amount": 7}, T, durability="sync"))
        await inside.wait()
        with pytest.raises(pg.WriteTimeoutError, match="another execution") as caught:
            await hurried.ainvoke(None, T)
        assert not caught.value.may_be_applied
        go_on.set()
        await running


async def test_a_lost_lease_or_thread_refuses_both(saver: Saver, dsn: str) -> None:
    async def lose_lease(once: Any) -> None:
        run_sql(dsn, "update pgcheckpoint.checkpoint_leases set token = 'another'")

    graph = one_node(saver, within(saver, insert, lose_lease))
    with pytest.raises(pg.ConcurrentWriteError, match="step 'charge'"):
        async with saver.lease("t"):
            await graph.ainvoke({"amount": 7}, T)
    graph = one_node(saver, within(saver, insert, lambda once: saver.adelete_thread("u")))
    with pytest.raises(pg.StepError, match="not stored"):
        await graph.ainvoke({"amount": 7}, config_for("u"))
    assert counts(dsn) == (0, 0)


async def test_steps_leave_connections_to_puts(dsn: str) -> None:
    """However many there are: their blocks call graphs, which put."""
    async with Saver.from_conn_string(dsn, max_size=3, write_timeout=20.0) as saver:
        small = single(lambda state: {}).compile(saver)
        put = lambda once: small.ainvoke({"amount": 1}, config_for("small"))  # noqa: E731
        graph = one_node(saver, within(saver, put, insert))
        runs = (graph.ainvoke({"amount": 7}, config_for(f"t{n}")) for n in range(10))
        await asyncio.gather(*runs)
    assert counts(dsn) == (10, 10)


async def test_a_lost_answer_is_found_out(
    saver: Saver, other: Saver, dsn: str, monkeypatch: Patch
) -> None:
    """The connection breaks in COMMIT; the server has it."""
    exit_, stored = psycopg.AsyncTransaction.__aexit__, Steps._stored

    async def lose(self: Any, *raised: Any) -> bool | None:
        result = await exit_(self, *raised)
        if "checkpoint_steps" in self.connection.__dict__:
            raise psycopg.OperationalError("the connection was lost")
        return result

    async def mark(steps: Steps, work: Any, *how: Any) -> None:
        await stored(steps, work, *how)
        work.connection.checkpoint_steps = True

    with monkeypatch.context() as patch:
        patch.setattr(Steps, "_stored", mark)
        patch.setattr(psycopg.AsyncTransaction, "__aexit__", lose)
        with pytest.raises(pg.WriteTimeoutError, match="may have been applied") as caught:
            await paying(other).ainvoke({"amount": 7}, T)
        assert caught.value.may_be_applied
    assert (await paying(saver).ainvoke(None, T))["paid"] == [1]
    assert counts(dsn) == (1, 1)


async def test_outside_of_a_task_there_is_none(saver: Saver) -> None:
    with pytest.raises(pg.StepError, match="no task of a graph"):
        step(saver, "charge", config=T)
    with pytest.raises(pg.StepError):
        step(saver, "charge")
    for bad in ({"name": 3}, {"on_replay": "never"}, {"transaction": "no"}):
        with pytest.raises(pg.InvalidOptionError, match=next(iter(bad))):
            step(saver, **{"name": "charge", **bad})  # type: ignore[arg-type]  # the point of the test


async def test_without_checkpoints_it_is_refused(
    saver: Saver, dsn: str, monkeypatch: Patch
) -> None:
    limit(monkeypatch, "runs.steps", soon=0.2)
    node = within(saver, insert)
    inner = single(node).compile(checkpointer=False)
    for graph, how, said in (
        (paying(saver), {"durability": "exit"}, "durability"),
        (one_node(None, node), {}, "no checkpointer"),
        (single(inner, "inner").compile(saver), {}, "checkpointer=False"),
    ):
        with pytest.raises(pg.StepError, match=said):
            await graph.ainvoke({"amount": 7}, T, **how)
    assert counts(dsn) == (0, 0)


async def test_older_langgraph_counts_a_name_once(saver: Saver, monkeypatch: Patch) -> None:
    """They don't tell an attempt from the one before."""
    monkeypatch.setattr("pg_checkpoint.saver.steps._ATTEMPT", "unknown")

    async def pay(state: State, config: RunnableConfig) -> State:
        return {"paid": [await charge(saver, config) for _ in range(2)]}

    with pytest.raises(pg.StepError, match="install a later version"):
        await one_node(saver, pay).ainvoke({"amount": 7}, T)


def calling_a_subgraph(saver: Any, failing: Failing) -> Any:
    subgraph = single(within(saver, insert)).compile()

    async def call(state: State, config: RunnableConfig) -> State:
        paid = (await subgraph.ainvoke({"amount": 1}, config))["paid"]
        failing.maybe()
        return {"paid": paid}

    return one_node(saver, call, retry_policy=RETRY)


def being_a_subgraph(saver: Any, failing: Failing) -> Any:
    subgraph = single(within(saver, insert, failing=failing)).compile()
    return single(subgraph, "sub", retry_policy=RETRY).compile(saver)


def calling_a_task(saver: Any, failing: Failing) -> Any:
    @task
    async def pay(number: int, config: RunnableConfig) -> Any:
        return await charge(saver, config)

    @entrypoint(checkpointer=saver, retry_policy=RETRY)
    async def main(given: Any, config: RunnableConfig) -> Any:
        got = await pay(1)
        failing.maybe()
        return {"paid": [got]}

    return main


@pytest.mark.skipif(sys.version_info < (3, 11), reason="no context for what a task calls")
@pytest.mark.parametrize("graph_of", [calling_a_subgraph, calling_a_task, being_a_subgraph])
async def test_a_retried_task_s_calls_are_done_once(saver: Saver, dsn: str, graph_of: Any) -> None:
    graph = graph_of(saver, Failing())
    with pytest.raises(pg.StepError, match="Give the retry policy to"):
        await graph.ainvoke({"amount": 7}, T)
    assert counts(dsn)[0] == 1
    assert (await graph.ainvoke(None, T))["paid"] == [1]
    assert counts(dsn)[0] == 1


async def test_a_use_that_failed_keeps_its_number(saver: Saver, dsn: str) -> None:
    ends, keys = Failing(), []

    async def pay(state: State, config: RunnableConfig) -> State:
        for has_failed in (False, True):
            with contextlib.suppress(psycopg.Error):
                async with step(saver, "charge", config=config) as once:
                    keys.append(once.key)
                    if not once.done:
                        await once.connection.execute(INSERT, [once.key])
                        if not has_failed:
                            raise psycopg.OperationalError
                        once.result = 1
                break
        ends.maybe()
        return {"paid": [once.result]}

    graph = one_node(saver, pay)
    await crash(graph)
    await graph.ainvoke(None, T)
    assert (*counts(dsn), len(set(keys))) == (1, 1, 1)


@each("ended", ["rollback", "commit", "commit; begin"])
async def test_a_transaction_that_ends_is_told(saver: Saver, dsn: str, ended: str) -> None:
    graph = one_node(saver, within(saver, lambda once: once.connection.execute(ended), insert))
    with pytest.raises(pg.StepError, match="its block ended the transaction"):
        await graph.ainvoke({"amount": 7}, T)
    assert counts(dsn)[1] == 0


async def test_it_waits_for_the_checkpoints_above_its_own(dsn: str) -> None:
    class Unstored(Saver):
        async def aput(self, config: RunnableConfig, *what: Any) -> RunnableConfig:
            if not config["configurable"].get("checkpoint_ns"):
                await asyncio.sleep(0.2)
                raise Crash
            return await super().aput(config, *what)

    async with Unstored.from_conn_string(dsn, write_timeout=2.0) as saver:
        graph = single(single(within(saver, insert)).compile(), "sub").compile(saver)
        with pytest.raises((Crash, pg.StepError)):
            await graph.ainvoke({"amount": 7}, T)
    assert counts(dsn) == (0, 0)


async def test_what_a_block_or_the_default_sets_is_not_the_next_step_s(dsn: str) -> None:
    seen, level = [], "default_transaction_isolation"

    async def spoil(once: Any) -> None:
        cursor = await once.connection.execute("show transaction_isolation")
        seen.append((await cursor.fetchone(), once.connection.prepare_threshold))
        await once.connection.execute(f"set {level} to 'repeatable read'")
        once.connection.row_factory = dict_row

    async def run(*threads: str) -> None:
        async with Saver.from_conn_string(dsn, min_size=1, max_size=1) as saver:
            for thread_id in threads:
                graph = one_node(saver, within(saver, spoil))
                await graph.ainvoke({"amount": 7}, config_for(thread_id))

    await run("t", "u")
    name = psycopg.conninfo.conninfo_to_dict(dsn)["dbname"]
    run_sql(dsn, f"alter database \"{name}\" set {level} = 'repeatable read'")
    await run("v")
    assert seen == [(("read committed",), None)] * 3


@pytest.mark.direct("a pooler takes no options at the start")
async def test_a_commit_that_did_not_wait_for_its_standby_is_not_done(dsn: str) -> None:
    def reload(change: str) -> None:
        run_sql(dsn, f"alter system {change}")
        run_sql(dsn, "select pg_reload_conf()")

    async def cancel(pid: int) -> None:
        waits = f"select pid from pg_stat_activity where pid = {pid} and wait_event = 'SyncRep'"
        try:
            await until(lambda: rows_of(dsn, waits))
            run_sql(dsn, f"select pg_cancel_backend({pid})")
            await until(lambda: not rows_of(dsn, waits))
        finally:
            reload("reset synchronous_standby_names")

    setting = {"options": "-c client_min_messages=error -c synchronous_commit=local"}
    source = psycopg.conninfo.make_conninfo(dsn, **setting)
    async with Saver.from_conn_string(source, synchronous_commit="on") as saver:

        async def pay(state: State, config: RunnableConfig) -> None:
            async with step(saver, "charge", config=config) as once:
                pid = once.connection.info.backend_pid
                reload("set synchronous_standby_names = 'nobody'")
                shown = "show synchronous_standby_names"
                await until(lambda: rows_of(dsn, shown) == [("nobody",)])
                cancelling = asyncio.create_task(cancel(pid))
            await cancelling

        with pytest.raises(pg.WriteTimeoutError, match="may have been applied") as caught:
            await one_node(saver, pay).ainvoke({}, T, durability="sync")
    assert isinstance(caught.value.__cause__, pg.NotReplicatedError)


async def test_a_server_that_does_not_answer_is_given_up(dsn: str) -> None:
    pids: list[int] = []

    async def stop(once: Any) -> None:
        # A pooler's clients have another number.
        cursor = await once.connection.execute("select pg_backend_pid()")
        pids.extend(await cursor.fetchone())
        os.kill(pids[0], signal.SIGSTOP)

    async with Saver.from_conn_string(dsn, max_size=2, write_timeout=1.0) as saver:
        try:
            graph = one_node(saver, within(saver, stop))
            run = graph.ainvoke({"amount": 7}, T, durability="sync")
            with pytest.raises(pg.WriteTimeoutError) as caught:
                await asyncio.wait_for(run, 10)
            assert not caught.value.may_be_applied
            # The turn and the connection are free again.
            await paying(saver).ainvoke({"amount": 7}, config_for("u"))
        finally:
            os.kill(pids[0], signal.SIGCONT)


async def test_another_savers_step_is_refused(saver: Saver, other: Saver, dsn: str) -> None:
    async with saver.lease("t"):
        with pytest.raises(pg.ConcurrentWriteError, match="Use the saver of the graph"):
            await one_node(saver, within(other, insert)).ainvoke({"amount": 7}, T)
    assert counts(dsn) == (0, 0)


async def test_the_owners_transaction_has_its_settings_again(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn) as connection:
        names = "idle_in_transaction_session_timeout", "client_min_messages", "synchronous_commit"
        settings = ", ".join(f"current_setting('{name}')" for name in names)
        saver = Saver(connection, synchronous_commit="local")
        async with connection.transaction():
            before = await (await connection.execute(f"select {settings}")).fetchone()
            await paying(saver).ainvoke({"amount": 7}, T)
            assert await (await connection.execute(f"select {settings}")).fetchone() == before
        await saver.close()
    assert counts(dsn) == (1, 1)


async def test_a_blocking_step_has_what_the_pool_configured(dsn: str) -> None:
    async def configure(connection: psycopg.AsyncConnection[Any]) -> None:
        set_json_loads(lambda data: "mine", connection)
        connection.cursor_factory = psycopg.AsyncRawCursor

    async with AsyncConnectionPool(dsn, max_size=4, open=False, configure=configure) as pool:
        saver, seen = Saver(pool), []

        def pay(state: State, config: RunnableConfig) -> None:
            with step(saver, "charge", config=config) as once:
                seen.extend(once.connection.execute("select $1::text::json", ["{}"]).fetchone())

        await one_node(saver, pay).ainvoke({"amount": 7}, T)
        await saver.close()
    assert seen == ["mine"]


@pytest.mark.one_server("looks who waits for a session")
async def test_it_waits_for_as_long_as_a_checkpoint_before_its_own_takes(
    dsn: str, monkeypatch: Patch
) -> None:
    limit(monkeypatch, "runs.steps", soon=0.3)
    async with Saver.from_conn_string(dsn, read_timeout=1.0) as saver:
        graph = paying(saver)
        await graph.ainvoke({"amount": 7}, T)
        async with await psycopg.AsyncConnection.connect(dsn) as other:
            await other.execute("select from pgcheckpoint.checkpoint_threads for update")
            running = asyncio.create_task(graph.ainvoke({"amount": 8}, T))
            await until_blocking(other)
            assert not (await asyncio.wait((running,), timeout=1.5))[0]
        await running
    assert counts(dsn) == (2, 2)


def test_a_blocking_pool_of_one_does_not_stall(dsn: str) -> None:
    with ConnectionPool(dsn, min_size=1, max_size=1, open=True) as pool:
        saver = pg.PostgresSaver(pool, acquire_timeout=60.0)
        everybody = threading.Barrier(5)

        def pay(state: State, config: RunnableConfig) -> None:
            with step(saver, "charge", config=config) as once:
                once.connection.execute(INSERT, [once.key])
                once.connection.execute("select pg_sleep(0.1)")

        graph = one_node(saver, pay)

        def run(number: int) -> None:
            everybody.wait()
            graph.invoke({"amount": 7}, config_for(f"t{number}"))

        with ThreadPoolExecutor(5) as threads:
            list(threads.map(run, range(5), timeout=30))
        saver.close()
    assert counts(dsn) == (5, 5)


# --- what is stored of it ---


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
async def sealed(dsn: str, request: pytest.FixtureRequest) -> AsyncIterator[Saver]:
    async with sealing(dsn, data_keys=request.param) as saver:
        yield saver


def _paying(saver: Any, failing: Failing, result: Any = SECRET, **how: Any) -> Any:
    """A graph whose step has a result; it may fail after that."""

    async def give(once: Any) -> None:
        once.result = result

    return one_node(saver, within(saver, give, failing=failing, **how))


async def _cut(saver: Any, *result: Any, **how: Any) -> Any:
    """A graph whose run of thread t ended after its step."""
    graph = _paying(saver, Failing(), *result, **how)
    await crash(graph)
    return graph


async def _recorded(saver: Any, thread_id: str = "t") -> Any:
    """The result of its step, which is done already."""
    graph = _paying(saver, Failing(0), "not recorded")
    (result,) = (await graph.ainvoke(None, config_for(thread_id)))["paid"]
    return result


def _stored(dsn: str) -> str:
    return repr(rows_of(dsn, "select * from pgcheckpoint.checkpoint_steps"))


@pytest.mark.parametrize("transaction", [True, False])
async def test_it_is_encrypted(sealed: Saver, dsn: str, transaction: bool) -> None:
    await _cut(sealed, transaction=transaction)
    assert SECRET not in _stored(dsn)
    assert "charge" in _stored(dsn)
    assert await _recorded(sealed) == SECRET


@each("result", [2**70, "\ud800", None, b"\0", {"a": [1.5]}], ids=repr)
async def test_a_result_may_be_what_a_channel_may(saver: Saver, result: Any) -> None:
    """Also what the serializer alone can't hold."""
    await _cut(saver, result)
    assert await _recorded(saver) == result
    await saver.adelete_thread("t")


_TAMPERED = (
    "set blob = substring(blob for length(blob) - 1)",
    "set type = 'pg:aes:null'",
    r"set type = 'msgpack', blob = '\x80'",
)


async def test_what_is_tampered_with_is_not_returned(sealed: Saver, dsn: str) -> None:
    await _cut(sealed)
    async with Saver.from_conn_string(dsn) as saver:
        with pytest.raises((pg.DecryptionError, pg.CipherRequiredError)):
            await _recorded(saver)
    for change in _TAMPERED:
        change_rows(dsn, f"update checkpoint_steps {change}")
        with pytest.raises(pg.DecryptionError):
            await _recorded(sealed)
        with pytest.raises(pg.DecryptionError, match="result of step 'charge' of task"):
            await export_threads(sealed, lambda _: None)


async def test_what_is_another_step_s_is_not_returned(dsn: str) -> None:
    """Each part of its key is proved."""
    async with sealing(dsn) as saver:
        await _cut(saver)
        columns = "thread_id, checkpoint_ns, checkpoint_id, task_id, name, position"
        (place,) = rows_of(dsn, f"select {columns} from pgcheckpoint.checkpoint_steps")
        seal: Any = saver._seal

        def put_there(key: Sequence[Any]) -> None:
            bound_to = step_place(CheckpointKey(*key[:3]), (key[3], key[4], key[5]))
            type_, blob = seal.seal_row(key[0], bound_to, "msgpack", b"\xa3abc")
            change = f"set type = '{type_}', blob = '\\x{blob.hex()}'"
            change_rows(dsn, f"update checkpoint_steps {change}")

        for column, value in enumerate(place):
            other = value + 1 if isinstance(value, int) else f"{value}x"
            put_there([*place[:column], other, *place[column + 1 :]])
            with pytest.raises(pg.DecryptionError):
                await _recorded(saver)
        put_there(place)
        assert await _recorded(saver) == "abc"


async def test_a_rotation_encrypts_it_anew_and_a_shredded_thread_s_can_t_be_read(dsn: str) -> None:
    async with sealing(dsn) as saver:
        await _cut(saver)
    async with sealing(dsn, BOTH) as saver:
        done = await rotate_keys(saver)
        assert (done.complete, done.rotated.steps) == (True, 1)
        assert {key: rows.steps for key, rows in (await count_keys(saver)).items()} == {"new": 1}
    async with sealing(dsn, NEW, data_keys=True) as saver:
        assert await _recorded(saver) == SECRET
        await saver.adelete_thread("t")
        graph = await _cut(saver)
        await shred_thread(saver, "t")
        with pytest.raises(pg.DecryptionError):
            await graph.ainvoke(None, T)
        await saver.adelete_thread("t")
        assert _stored(dsn) == "[]"


async def test_a_copy_has_it(sealed: Saver, dsn: str) -> None:
    await _cut(sealed)
    await sealed.acopy_thread("t", "u")
    assert counts(dsn)[1] == 2
    change_rows(dsn, "delete from checkpoint_steps where thread_id = 't'")
    assert await _recorded(sealed, "u") == SECRET
    # Again, and nothing changes.
    await sealed.acopy_thread("t", "u")
    assert counts(dsn)[1] == 1


async def test_a_single_connection_suffices(dsn: str) -> None:
    """Its key is known before it is held."""
    cipher = pg.AesGcmCipher(OLD, data_keys=True)
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = Saver(connection, cipher=cipher, read_timeout=5.0)
        await _cut(saver)
        engine_of(saver).keys.forget(["t"])
        assert await _recorded(saver) == SECRET
        await _cut(saver)
        await saver.close()
    assert SECRET not in _stored(dsn)


async def _lines(saver: Any, **how: Any) -> list[bytes]:
    """A line for each part of an export, which has one step."""
    chunks: list[bytes] = []
    assert (await export_threads(saver, chunks.append, **how)).steps == 1
    return b"".join(chunks).splitlines(keepends=True)


@pytest.mark.parametrize("decrypted", [False, True])
async def test_an_export_has_it(sealed: Saver, dsn: str, empty_dsn: str, decrypted: bool) -> None:
    """It is encrypted anew, for its new place; the run goes on there, and does nothing twice."""
    await _cut(sealed)
    lines = await _lines(sealed, decrypted=decrypted)
    assert (b"charge" in b"".join(lines)) is decrypted
    new = BOTH if decrypted else OLD
    async with sealing(empty_dsn, new, allow_plaintext=decrypted) as other:
        await other.setup()
        for stored in (1, 0):
            assert (await import_threads(other, lines, thread_id="u")).steps == stored
            assert SECRET not in _stored(empty_dsn)
        assert await _recorded(other, "u") == SECRET


async def test_an_import_where_its_checkpoint_is(sealed: Saver, dsn: str) -> None:
    """As of an import that was cut off, or of a step that was done after the last one."""
    await _cut(sealed)
    lines = await _lines(sealed)
    change_rows(dsn, "delete from checkpoint_steps")
    done = await import_threads(sealed, lines)
    assert (done.checkpoints, done.steps) == (0, 1)
    # It leaves what is recorded.
    change_rows(dsn, f"update checkpoint_steps {_TAMPERED[0]}")
    assert (await import_threads(sealed, lines)).steps == 0
    with pytest.raises(pg.DecryptionError):
        await _recorded(sealed)


async def test_a_damaged_or_older_export(saver: Saver) -> None:
    await _cut(saver)
    lines = await _lines(saver)
    (at,) = (n for n, line in enumerate(lines) if b'"charge"' in line)
    fields = json.loads(lines[at])
    (whole,) = fields["steps"]
    for damage, said in _DAMAGE:
        if isinstance(damage, dict):
            changed = {**whole, **damage}
            damage = [{name: value for name, value in changed.items() if value is not ...}]
        damaged = json.dumps({**fields, "steps": damage}).encode() + b"\n"
        with pytest.raises(pg.ExportFormatError, match=said):
            await import_threads(saver, [*lines[:at], damaged, *lines[at + 1 :]], thread_id="u")
    older = []
    for line in lines:
        fields = {k: v for k, v in json.loads(line).items() if k != "steps"}
        older.append(json.dumps(fields | {"version": 2} if "format" in fields else fields).encode())
    done = await import_threads(saver, older, thread_id="v")
    assert (done.checkpoints > 0, done.steps) == (True, 0)


async def test_steps_of_a_line_come_in_pages(saver: Saver, monkeypatch: Patch) -> None:
    """One line may have a step for a few of its bytes: not a statement for each at once."""
    limit(monkeypatch, "tools.export", checkpoints=3)
    await _cut(saver)
    found = [json.loads(line) for line in await _lines(saver)]
    at, *_ = [line for line in found if line.get("steps")]
    (step,) = at["steps"]
    at["steps"] = [{**step, "position": position} for position in range(1, 11)]
    found[-1]["steps"] = sum(len(line.get("steps", ())) for line in found[:-1])
    sent: list[int] = []

    async def note(statements: Any, **how: Any) -> None:
        sent.append(sum(b".checkpoint_steps as s (" in s.query for s in statements))

    before_each(monkeypatch, database_of(saver), "run_once", note)
    whole = [json.dumps(line).encode() + b"\n" for line in found]
    assert (await import_threads(saver, whole, thread_id="u")).steps == found[-1]["steps"]
    assert max(sent) == 3


_DAMAGE: list[tuple[Any, str]] = [
    (7, "damaged"),
    ([7], "damaged"),
    ([], "should have 1 steps, but has 0"),
    ({"name": ...}, "'name' is missing"),
    ({"name": "\0"}, "NUL"),
    ({"data": "%%"}, "damaged"),
    ({"task": 7}, "task is not text"),
    ({"type": None}, "type is not text"),
    *(({"position": bad}, "position") for bad in (0, True, 2**31)),
]


def test_commands_count_them(dsn: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with Saver.from_conn_string(dsn) as saver:
            await _cut(saver)

    asyncio.run(fill())
    file = str(tmp_path / "threads.jsonl")
    done("export", file, "--thread", "t", dsn=dsn)
    assert "steps stored\t1" in done("import", file, "--as", "u", dsn=dsn).out
    assert "steps\t2" in done("verify", dsn=dsn).out.splitlines()
    change_rows(dsn, r"update checkpoint_steps set blob = '\xc1' where thread_id = 'u'")
    found = cli("verify", dsn=dsn)
    assert found.code == 1
    assert "checkpoint_steps (thread 'u', checkpoint" in found.out
    assert "name 'charge', position 1): the result of step 'charge' of task" in found.out
