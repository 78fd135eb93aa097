"""`recover` outlives any outage of the server, and says once that there is one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, recover
from pg_checkpoint.core.options import Options
from pg_checkpoint.core.transaction import Statement
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy, proxied
from tests.making import config_for
from tests.questions import cut, two_steps
from tests.seams import before_each, database_of
from tests.waiting import until

HASTY: Options = {"write_timeout": 1.0, "read_timeout": 1.0, "acquire_timeout": 1.0, "max_size": 4}


def _stand_still(proxy: Proxy) -> None:
    proxy.stall(TO_SERVER, TO_CLIENT)


def _refuse(proxy: Proxy) -> None:
    proxy.refuse()
    proxy.reset()


@pytest.mark.parametrize(
    ("fault", "when"),
    [
        *[(_stand_still, "at its start"), (_stand_still, "at a look"), (_refuse, "at a sweep")],
        (_refuse, "at its start"),
    ],
)
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
            await cut(direct)
            await saver.aget_tuple(config_for("t"))
            if when == "at its start":
                fault(proxy)
            looks = [0]

            async def look(*_: Any, **__: Any) -> None:
                looks[0] += 1

            before_each(monkeypatch, database_of(saver), "run", look)
            how: Any = {"every": 0.01, "filter": {"no": "such"}}
            recovering = asyncio.create_task(recover(saver, two_steps(saver), **how))
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
            assert await recover(saver, two_steps(saver), forever=False, every=0.01) == 1


async def test_time_that_is_up_is_an_error_of_psycopgs(saver: AsyncPostgresSaver) -> None:
    """Whoever catches those survives it, and a program that catches timeouts does, too."""
    database = database_of(saver)
    await saver.aget_tuple(config_for("t"))
    sleep = Statement(b"select pg_sleep(60)", ())
    with pytest.raises(psycopg.OperationalError, match="no answer") as raised:
        await database.run([sleep], timeout=0.2)
    assert isinstance(raised.value, asyncio.TimeoutError)
    with pytest.raises(psycopg.OperationalError, match="no answer"):
        await database.run_once([sleep], timeout=0.2)
