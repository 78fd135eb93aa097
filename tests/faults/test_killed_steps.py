"""What a step does is done once, whenever the process dies that does it."""

from __future__ import annotations

import asyncio
import signal
import sys

import pytest

from pg_checkpoint import AsyncPostgresSaver, step
from tests.faults.step_worker import CONFIG, KINDS, MOMENTS, graph_of
from tests.making import rows_of, run_sql
from tests.waiting import PATIENCE, until


async def _begin(dsn: str, kind: str, moment: str) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "tests.faults.step_worker", dsn, kind, moment]
    return await asyncio.create_subprocess_exec(*command)


async def _run(dsn: str, kind: str, moment: str) -> int:
    return await asyncio.wait_for((await _begin(dsn, kind, moment)).wait(), PATIENCE)


def _stored(dsn: str) -> tuple[int, int]:
    tables = ("payments", "pgcheckpoint.checkpoint_steps")
    payments, steps = (len(rows_of(dsn, f"select from {table}")) for table in tables)
    return payments, steps


@pytest.fixture(autouse=True)
def payments(dsn: str) -> None:
    """The application's table."""
    run_sql(dsn, "create table payments (id serial primary key, key text)")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", KINDS)
async def test_it_is_paid_once(dsn: str, saver: AsyncPostgresSaver, kind: str, moment: str) -> None:
    assert await _run(dsn, kind, moment) == -signal.SIGKILL
    is_paid = int(MOMENTS[moment][1])
    # The server notices that its client is gone.
    others = "select from pg_locks where locktype = 'advisory'"
    await until(lambda: not rows_of(dsn, others))
    assert _stored(dsn) == (is_paid, is_paid)
    assert await _run(dsn, kind, "none") == 0
    assert _stored(dsn) == (1, 1)
    (paid,) = rows_of(dsn, "select id from payments")
    state = await graph_of(saver).aget_state(CONFIG)
    assert (state.next, state.values["paid"]) == ((), [*paid])


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", ["sync", "async"])
async def test_workers_side_by_side_pay_once(
    dsn: str, saver: AsyncPostgresSaver, kind: str
) -> None:
    """All run the same task, and nothing keeps them apart."""
    assert await _run(dsn, kind, "has begun") == -signal.SIGKILL
    workers = await asyncio.gather(*(_begin(dsn, kind, "none") for _ in range(4)))
    for worker in workers:
        assert await asyncio.wait_for(worker.wait(), PATIENCE) == 0
    assert _stored(dsn) == (1, 1)


@pytest.mark.timeout(300)
async def test_a_lost_connection_pays_nothing(dsn: str, saver: AsyncPostgresSaver) -> None:
    """In the block, of either flavour: an error, and the task may run again."""
    import psycopg
    from langchain_core.runnables import RunnableConfig
    from langgraph.graph import START, StateGraph

    from tests.faults.step_worker import State

    kill = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "pay", config=config) as once:
            if not once.done:
                await once.connection.execute("insert into payments (key) values ('x')")
                if state["amount"] == 1:
                    run_sql(dsn, kill)
        return {}

    graph = StateGraph(State).add_node("pay", pay).add_edge(START, "pay").compile(saver)
    with pytest.raises(psycopg.OperationalError):
        await graph.ainvoke({"amount": 1}, CONFIG)
    assert _stored(dsn) == (0, 0)

    def blocking(state: State, config: RunnableConfig) -> State:
        with step(saver, "pay", config=config) as once:
            once.connection.execute("insert into payments (key) values ('x')")
            run_sql(dsn, kill)
        return {}

    graph = StateGraph(State).add_node("pay", blocking).add_edge(START, "pay").compile(saver)
    with pytest.raises(psycopg.OperationalError):
        await graph.ainvoke(None, CONFIG)
    assert _stored(dsn) == (0, 0)
    await graph.aupdate_state(CONFIG, {"amount": 2}, as_node="__start__")
    graph = StateGraph(State).add_node("pay", pay).add_edge(START, "pay").compile(saver)
    await graph.ainvoke(None, CONFIG)
    assert _stored(dsn) == (1, 1)
