"""`recover` outlives any outage of the server, and says once that there is one."""

from __future__ import annotations

import asyncio
import logging
import operator
from typing import Annotated, Any

import psycopg
import pytest
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, recover
from pg_checkpoint.core.options import Options
from pg_checkpoint.core.transaction import Statement
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy, proxied
from tests.making import config_for, handed_over
from tests.waiting import until

HASTY: Options = {"write_timeout": 1.0, "read_timeout": 1.0, "acquire_timeout": 1.0, "max_size": 4}


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


def _graph(saver: Any, **how: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("step", lambda _: {"done": ["step"]})
    graph.add_edge(START, "step")
    return graph.compile(checkpointer=saver, **how)


def _stand_still(proxy: Proxy) -> None:
    proxy.stall(TO_SERVER, TO_CLIENT)


def _refuse(proxy: Proxy) -> None:
    proxy.refuse()
    proxy.reset()


@pytest.mark.parametrize("fault", [_stand_still, _refuse])
@pytest.mark.parametrize("when", ["at its start", "at a sweep", "at a look"])
async def test_it_goes_on_after_an_outage(
    dsn: str, fault: Any, when: str, caplog: pytest.LogCaptureFixture, monkeypatch: Any
) -> None:
    if when == "at a sweep":
        monkeypatch.setattr("pg_checkpoint.runs.recover._SWEEP_EVERY", 0.0)
    caplog.set_level(logging.INFO, "pg_checkpoint.runs")
    with proxied(dsn) as proxy:
        async with (
            AsyncPostgresSaver.from_conn_string(dsn) as direct,
            AsyncPostgresSaver.from_conn_string(proxy.dsn, **HASTY) as saver,
        ):
            async with handed_over(direct, "t"):
                stopping = _graph(direct, interrupt_before=["step"])
                await stopping.ainvoke({"done": []}, config_for("t"))
            await saver.aget_tuple(config_for("t"))
            if when == "at its start":
                fault(proxy)
            looks = _count_looks(saver, monkeypatch)
            how: Any = {"every": 0.01, "filter": {"no": "such"}}
            recovering = asyncio.create_task(recover(saver, _graph(saver), **how))
            if when != "at its start":
                await until(lambda: looks[0] > 3)
                fault(proxy)
            await until(lambda: saver.stats().recovery.outages)
            seen = looks[0]
            await until(lambda: looks[0] > seen + 2)
            assert not recovering.done()
            proxy.heal()
            await until(lambda: "works again" in caplog.text)
            said = [r for r in caplog.records if "looking for unfinished runs failed" in r.message]
            assert (len(said), saver.stats().recovery.outages) == (1, 1)
            recovering.cancel()
            await asyncio.gather(recovering, return_exceptions=True)
            assert await recover(saver, _graph(saver), forever=False, every=0.01) == 1


def _count_looks(saver: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts what is asked of the database."""
    database, looks = saver._engine.database, [0]
    run = database.run

    async def counted(*args: Any, **how: Any) -> Any:
        looks[0] += 1
        return await run(*args, **how)

    monkeypatch.setattr(database, "run", counted)
    return looks


async def test_time_that_is_up_is_an_error_of_psycopgs(saver: AsyncPostgresSaver) -> None:
    """Whoever catches those survives it, and a program that catches timeouts does, too."""
    database = saver._engine.database
    await saver.aget_tuple(config_for("t"))
    sleep = Statement(b"select pg_sleep(60)", ())
    with pytest.raises(psycopg.OperationalError, match="no answer") as raised:
        await database.run([sleep], timeout=0.2)
    assert isinstance(raised.value, asyncio.TimeoutError)
    with pytest.raises(psycopg.OperationalError, match="no answer"):
        await database.run_once([sleep], timeout=0.2)
