"""The network fails below agents: nothing acknowledged is lost, no call outlives its deadline."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AsyncPostgresSaver,
    IncompleteError,
    ReadTimeoutError,
    RetentionPolicy,
    WriteTimeoutError,
    recover,
)
from pg_checkpoint.core.failures import is_transient
from pg_checkpoint.core.options import Options
from pg_checkpoint.core.transaction import Statement, run_on
from tests.faults.load import AGENTS, Ledger, Lost, check, run_under, survive
from tests.faults.network import FAULTS, PATIENT, inject
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy
from tests.making import aput, config_for, ids_of, rows_of, run_sql
from tests.questions import cut, two_steps
from tests.seams import before_each, database_of, engine_of, writer_of
from tests.waiting import PATIENCE, until

# How many faults there are at least.
OFTEN = 4
SECONDS = 3.0
HASTY: Any = dict.fromkeys(("write_timeout", "read_timeout", "acquire_timeout"), SECONDS)
HASTY["max_size"] = 4
SOON: Options = {"write_timeout": 1.0, "read_timeout": 1.0, "acquire_timeout": 1.0, "max_size": 4}

# Counts how often each checkpoint is written: above one, a commit was repeated.
COUNT_WRITES = """
create table written (checkpoint_id text);
create function count_written() returns trigger language plpgsql as $$
begin
    insert into public.written values (new.checkpoint_id);
    return null;
end $$;
create trigger count_written after insert or update on pgcheckpoint.checkpoints
    for each row execute function count_written();
"""


@pytest.fixture
async def hasty(proxy: Proxy) -> AsyncIterator[AsyncPostgresSaver]:
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **HASTY) as saver:
        yield saver


@pytest.fixture
async def patient(proxy: Proxy) -> AsyncIterator[AsyncPostgresSaver]:
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **PATIENT) as saver:
        yield saver


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_that_passes_reaches_no_agent(
    patient: AsyncPostgresSaver, proxy: Proxy, name: str
) -> None:
    ledger, cuts_nothing = Ledger(), name.endswith(("delays", "stalled", "refused"))

    def often() -> object:
        return cuts_nothing or proxy.faults >= OFTEN or ledger.errors

    await survive(patient, lambda: inject(proxy, FAULTS[name], name, often), ledger)


def test_a_connection_lost_within_an_answer_is_worth_another_try() -> None:
    assert is_transient(psycopg.DatabaseError("server closed the connection unexpectedly"))
    assert not is_transient(psycopg.DataError("refused"))


async def test_a_commit_whose_answer_was_lost_is_repeated(
    patient: AsyncPostgresSaver, proxy: Proxy, dsn: str
) -> None:
    ledger = Ledger()
    run_sql(dsn, COUNT_WRITES)
    repeated = "select from written group by checkpoint_id having count(*) > 1"

    def often() -> object:
        # Else no outcome was unknown, and this proves nothing.
        return len(rows_of(dsn, repeated)) >= OFTEN or ledger.errors

    await survive(patient, lambda: inject(proxy, FAULTS["outcome unknown"], "lost", often), ledger)


async def test_an_answer_that_is_not_complete_is_an_error(proxy: Proxy) -> None:
    """Until the end of the last message the commit is not known."""
    insert = Statement(b"select pg_current_xact_id()::text")

    async def answered(within: int) -> bool:
        async with await psycopg.AsyncConnection.connect(proxy.dsn) as connection:
            proxy.cut_after(TO_CLIENT, within)
            try:
                return bool(await run_on(connection, [insert, insert], prepare=False))
            except psycopg.Error as error:
                return not is_transient(error)

    assert await answered(10_000)
    length = 10_000 - proxy.left
    assert await answered(length)
    for count in {*range(1, length, 7), *range(length - 8, length)}:
        assert not await answered(count), (count, length)


def _check_errors(errors: list[BaseException]) -> None:
    for error in errors:
        assert isinstance(error, (WriteTimeoutError, ReadTimeoutError))
        assert "thread 'agent-" in str(error)
        assert f"within {SECONDS:g} s" in str(error)
    writes = [error for error in errors if isinstance(error, WriteTimeoutError)]
    assert any(error.may_be_applied for error in writes)
    for error in writes:
        told = "may have been applied" if error.may_be_applied else "was not applied"
        assert told in str(error)


@pytest.mark.parametrize(("mode", "way"), [("stall", TO_SERVER), ("swallow", TO_CLIENT)])
async def test_half_open_connections_end_calls_in_time_and_are_replaced(
    hasty: AsyncPostgresSaver, proxy: Proxy, mode: str, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    # What pytest keeps of its records holds errors, and those hold connections.
    caplog.set_level(logging.CRITICAL, "psycopg.pool")
    ledger = Ledger(kept=100)

    async def fail() -> None:
        getattr(proxy, mode)(way)
        # Each agent and the reader.
        await until(lambda: ledger.errors.total() > AGENTS)
        proxy.heal()

    await run_under(hasty, fail, ledger)
    assert ledger.errors == {"WriteTimeoutError": AGENTS, "ReadTimeoutError": 1}
    _check_errors(ledger.last_errors)
    # It works at once, also where the last writes have an unknown outcome.
    threads = [*ledger.called, *(f"after-{n}" for n in range(8))]
    await asyncio.gather(*(hasty.aget_tuple(config_for(t)) for t in threads))
    await asyncio.gather(*(aput(hasty, config_for(t, None, "x"), {"x": [1]}) for t in threads))
    assert await check(hasty, ledger) == Lost()
    # Those that died are gone, once nobody keeps the errors.
    ledger.last_errors.clear()
    await until(lambda: _left(proxy) <= HASTY["max_size"])


def _left(proxy: Proxy) -> int:
    """Open connections. One that psycopg gave up connecting goes when it is collected."""
    gc.collect()
    return proxy.connections


async def test_close_ends_on_connections_that_do_not_answer(proxy: Proxy) -> None:
    before, saver = asyncio.all_tasks(), AsyncPostgresSaver(proxy.dsn, **HASTY)

    def calls() -> list[Any]:
        puts = [aput(saver, config_for(f"t{n}"), {}) for n in range(4)]
        made = [*puts, saver.aget_tuple(config_for("t4"))]
        return [asyncio.ensure_future(call) for call in made]

    await asyncio.gather(*calls())
    proxy.swallow()
    *puts, read = ended = calls()
    # Each is under way, or has ended already.
    writer, reads = writer_of(saver), engine_of(saver).point_reads
    await until(lambda: writer.queued[0] + sum(put.done() for put in puts) >= 4)
    await until(lambda: reads._under_way or read.done())
    await asyncio.wait_for(saver.close(), PATIENCE)
    errors = await asyncio.gather(*ended, return_exceptions=True)
    assert [type(e) for e in errors] == [WriteTimeoutError] * 4 + [ReadTimeoutError]
    assert all(re.search(r"thread 't\d'", str(error)) for error in errors)
    await until(lambda: asyncio.all_tasks() <= before)


async def test_opening_ends_when_the_server_does_not_answer_and_works_when_it_does(
    proxy: Proxy,
) -> None:
    proxy.swallow()
    saver = AsyncPostgresSaver(proxy.dsn, **HASTY)
    with pytest.raises(psycopg.OperationalError, match="timeout"):
        await asyncio.wait_for(saver.open(), PATIENCE)
    with pytest.raises(ReadTimeoutError, match="thread 't'"):
        await asyncio.wait_for(saver.aget_tuple(config_for("t")), PATIENCE)
    proxy.heal()
    await aput(saver, config_for("t"), {})
    await saver.close()


async def test_a_read_behind_a_write_that_stalls_ends_by_its_own_deadline(proxy: Proxy) -> None:
    options: Options = {"read_timeout": 1.0, "write_timeout": 120.0, "acquire_timeout": 2.0}
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **options) as saver:
        await aput(saver, config_for("t"), {})
        proxy.stall()
        put = asyncio.create_task(aput(saver, config_for("t"), {}))
        await until(lambda: writer_of(saver).queued[0])
        with pytest.raises(ReadTimeoutError, match=r"thread 't'.*a write before it"):
            await saver.aget_tuple(config_for("t"))
        assert not put.done()
        proxy.heal()
        await put


async def test_a_pool_that_was_given_is_rid_of_half_open_connections(proxy: Proxy) -> None:
    kwargs = {"autocommit": True, "connect_timeout": 2}
    async with AsyncConnectionPool(proxy.dsn, min_size=4, kwargs=kwargs, open=False) as pool:
        await pool.wait()
        saver = AsyncPostgresSaver(pool, **HASTY)
        await aput(saver, config_for("t"), {})
        proxy.forget()
        # One finds out by its deadline; then the others that were idle are looked at.
        with pytest.raises(WriteTimeoutError):
            await aput(saver, config_for("t"), {})
        await until(lambda: not proxy.dead)
        await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {}) for n in range(8)))
        await asyncio.gather(*(saver.aget_tuple(config_for(f"t{n}")) for n in range(8)))
        await saver.close()
        await until(lambda: pool.get_stats()["pool_available"] == 4)


async def test_a_connection_that_was_given_ends_its_reads_too(proxy: Proxy) -> None:
    async with await psycopg.AsyncConnection.connect(proxy.dsn, autocommit=True) as connection:
        saver = AsyncPostgresSaver(connection, **HASTY)
        await aput(saver, config_for("t"), {})
        proxy.swallow()
        with pytest.raises(ReadTimeoutError, match="thread 't'"):
            await asyncio.wait_for(saver.aget_tuple(config_for("t")), PATIENCE)
        await saver.close()


async def test_retention_that_gets_no_answer_says_so(
    hasty: AsyncPostgresSaver, proxy: Proxy, saver: AsyncPostgresSaver
) -> None:
    policy = RetentionPolicy(delete_inactive_for=timedelta(microseconds=1))
    for number in range(2):
        await aput(hasty, config_for(f"t{number}"), {})
    with pytest.raises(IncompleteError, match=r"1 of 2 threads .* 't1'") as caught:
        await hasty.apply_retention(policy, progress=lambda done: proxy.stall(TO_CLIENT))
    unanswered = caught.value.__cause__
    assert isinstance(unanswered, WriteTimeoutError)
    assert unanswered.may_be_applied
    proxy.heal()
    await saver.apply_retention(policy)
    assert await ids_of(saver, None) == []


def _stand_still(proxy: Proxy) -> None:
    proxy.stall()


def _refuse(proxy: Proxy) -> None:
    proxy.refuse()
    proxy.reset()


OUTAGES = [(_stand_still, "at its start"), (_stand_still, "at a look")]
OUTAGES += [(_refuse, "at a sweep"), (_refuse, "at its start")]


@pytest.mark.parametrize(("fault", "when"), OUTAGES)
async def test_recover_goes_on_after_an_outage(
    saver: AsyncPostgresSaver, proxy: Proxy, fault: Any, when: str, caplog: Any, monkeypatch: Any
) -> None:
    """It outlives any, and says once that there is one."""
    if when == "at a sweep":
        monkeypatch.setattr("pg_checkpoint.runs.recover._SWEEP_EVERY", 0.0)
    caplog.set_level(logging.INFO, "pg_checkpoint.runs")
    await cut(saver)
    looks = [0]
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **SOON) as far:
        await far.aget_tuple(config_for("t"))
        if when == "at its start":
            fault(proxy)

        async def look(*_: Any, **__: Any) -> None:
            looks[0] += 1

        before_each(monkeypatch, database_of(far), "run", look)
        how: Any = {"every": 0.01, "filter": {"no": "such"}}
        recovering = asyncio.create_task(recover(far, two_steps(far), **how))
        if when != "at its start":
            await until(lambda: looks[0] > 3)
            fault(proxy)
        await until(lambda: far.stats().recovery.outages)
        seen = looks[0]
        await until(lambda: looks[0] > seen + 2)
        assert not recovering.done()
        proxy.heal()
        await until(lambda: "works again" in caplog.text)
        said = [r for r in caplog.records if "looking for unfinished runs failed" in r.message]
        assert (len(said), far.stats().recovery.outages) == (1, 1)
        recovering.cancel()
        await asyncio.gather(recovering, return_exceptions=True)
        assert await recover(far, two_steps(far), forever=False, every=0.01) == 1


async def test_time_that_is_up_is_an_error_of_psycopgs(saver: AsyncPostgresSaver) -> None:
    """Whoever catches those survives it, and a program that catches timeouts does, too."""
    await saver.aget_tuple(config_for("t"))
    sleep = Statement(b"select pg_sleep(60)", ())
    with pytest.raises(psycopg.OperationalError, match="no answer") as raised:
        await database_of(saver).run([sleep], timeout=0.2)
    assert isinstance(raised.value, asyncio.TimeoutError)
    with pytest.raises(psycopg.OperationalError, match="no answer"):
        await database_of(saver).run_once([sleep], timeout=0.2)
