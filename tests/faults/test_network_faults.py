"""The network fails between the saver and the server, in every way that a proxy can do.

Agents write and are read while it does. Nothing acknowledged is lost, nothing
comes twice or out of order, no call outlives its deadline, and a fault that
passes in time reaches nobody.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver, Checkpoint, CheckpointTuple
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AsyncPostgresSaver,
    IncompleteError,
    PostgresSaver,
    ReadTimeoutError,
    Removed,
    RetentionPolicy,
    SaverClosedError,
    WriteTimeoutError,
)
from pg_checkpoint.core.failures import is_transient
from pg_checkpoint.core.options import Options
from pg_checkpoint.core.transaction import Statement, run_on
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.network import FAULTS, PATIENT, inject
from tests.faults.proxy import TO_CLIENT, TO_SERVER, Proxy, proxied
from tests.making import aput, config_for, id_of
from tests.seams import engine_of, writer_of
from tests.waiting import PATIENCE, until

# How many operations there are at least while a fault comes again and again, and how many faults.
ENOUGH, OFTEN = 50, 8
HASTY: Options = {"write_timeout": 4.0, "read_timeout": 4.0, "acquire_timeout": 4.0, "max_size": 4}

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


class Blocking(BaseCheckpointSaver[Any]):
    """The blocking calls of a saver, each on a thread of its own."""

    def __init__(self, saver: PostgresSaver) -> None:
        super().__init__(serde=saver.serde)
        self._saver = saver

    def get_next_version(self, current: Any, channel: None) -> Any:
        return self._saver.get_next_version(current, channel)

    async def aput(self, config: Any, checkpoint: Checkpoint, metadata: Any, new: Any) -> Any:
        return await asyncio.to_thread(self._saver.put, config, checkpoint, metadata, new)

    async def aput_writes(
        self, config: Any, writes: Any, task_id: str, task_path: str = ""
    ) -> None:
        await asyncio.to_thread(self._saver.put_writes, config, writes, task_id, task_path)

    async def aget_tuple(self, config: Any) -> CheckpointTuple | None:
        return await asyncio.to_thread(self._saver.get_tuple, config)


async def _reader(
    saver: BaseCheckpointSaver[Any], ledger: Ledger, stop: asyncio.Event, *, again: bool = False
) -> None:
    """Reads one thread after another; each must show what was acknowledged before."""
    rng = random.Random(1)
    while not stop.is_set():
        await asyncio.sleep(0.01)
        thread_id = rng.choice([*ledger.called] or ["none"])
        called = ledger.called.get(thread_id, [])
        before = max((n for n, c in enumerate(called) if c in ledger.acknowledged), default=-1)
        since = time.monotonic()
        try:
            found = await saver.aget_tuple(config_for(thread_id))
        except Exception as error:
            ledger.failed(error)
            if not again:
                return
        else:
            assert before == -1 or (found and called.index(id_of(found.config)) >= before)
        finally:
            ledger.timed(since)


@asynccontextmanager
async def _running(
    saver: BaseCheckpointSaver[Any], ledger: Ledger, agents: int = 8, *, again: bool = False
) -> AsyncIterator[None]:
    """Agents and a reader, for as long as the block runs."""
    stop = asyncio.Event()
    names = [f"agent-{n}" for n in range(agents)]
    tasks = [asyncio.create_task(agent(saver, ledger, name, stop=stop)) for name in names]
    tasks.append(asyncio.create_task(_reader(saver, ledger, stop, again=again)))
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*tasks)


async def _nothing_is_wrong(dsn: str, ledger: Ledger) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as direct:
        assert await check(direct, ledger) == Lost()


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_that_passes_reaches_no_agent(dsn: str, name: str) -> None:
    ledger = Ledger()
    cuts_nothing = name.endswith(("delays", "stalled", "refused"))
    with proxied(dsn) as proxy:
        opened = AsyncPostgresSaver.from_conn_string(proxy.dsn, **PATIENT)
        async with opened as saver, _running(saver, ledger):
            often = lambda: cuts_nothing or proxy.faults >= OFTEN or ledger.errors  # noqa: E731
            await inject(proxy, FAULTS[name], name, often)
            # A pool that was refused waits before it connects again.
            await until(lambda: ledger.operations > ENOUGH or ledger.errors)
    assert (ledger.errors, ledger.last_errors) == ({}, [])
    await _nothing_is_wrong(dsn, ledger)


@pytest.mark.parametrize("name", ["requests cut", "outcome unknown", "answers stalled"])
async def test_a_fault_that_passes_reaches_no_blocking_agent(dsn: str, name: str) -> None:
    ledger = Ledger()
    with proxied(dsn) as proxy, PostgresSaver.from_conn_string(proxy.dsn, **PATIENT) as saver:
        async with _running(Blocking(saver), ledger, agents=4):
            await inject(proxy, FAULTS[name], name)
            await until(lambda: ledger.operations > ENOUGH or ledger.errors)
    assert (ledger.errors, ledger.last_errors) == ({}, [])
    await _nothing_is_wrong(dsn, ledger)


def test_a_connection_lost_within_an_answer_is_worth_another_try() -> None:
    assert is_transient(psycopg.DatabaseError("server closed the connection unexpectedly"))
    assert not is_transient(psycopg.DataError("refused"))


async def test_a_commit_whose_answer_was_lost_is_repeated(dsn: str) -> None:
    ledger = Ledger()
    with psycopg.connect(dsn, autocommit=True) as admin, proxied(dsn) as proxy:
        admin.execute(COUNT_WRITES)
        async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **PATIENT) as saver:
            await aput(saver, config_for("before"), {})
            async with _running(saver, ledger):
                # Else no outcome was unknown, and this proves nothing.
                often = lambda: _repeated(admin) >= OFTEN or ledger.errors  # noqa: E731
                await inject(proxy, FAULTS["outcome unknown"], "lost", often)
    assert ledger.errors == {}
    await _nothing_is_wrong(dsn, ledger)


def _repeated(admin: psycopg.Connection[Any]) -> int:
    """How many checkpoints were written more than once."""
    query = "select from written group by checkpoint_id having count(*) > 1"
    return admin.execute(query).rowcount


async def test_an_answer_that_is_not_complete_is_an_error(dsn: str) -> None:
    """Until the end of the last message the commit is not known."""
    insert = Statement(b"select pg_current_xact_id()::text")
    with proxied(dsn) as proxy:

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


@dataclass
class EveryError(Ledger):
    """A ledger that forgets no error."""

    every: list[BaseException] = field(default_factory=list)

    def failed(self, error: BaseException) -> None:
        super().failed(error)
        self.every.append(error)

    def forget(self) -> None:
        self.every, self.last_errors = [], []


def _check_errors(errors: list[BaseException]) -> None:
    for error in errors:
        assert isinstance(error, (WriteTimeoutError, ReadTimeoutError))
        assert "thread 'agent-" in str(error)
        assert "within 4 s" in str(error)
    writes = [error for error in errors if isinstance(error, WriteTimeoutError)]
    assert any(error.may_be_applied for error in writes)
    for error in writes:
        assert ("may have been applied" if error.may_be_applied else "was not applied") in str(
            error
        )


@pytest.mark.parametrize("mode", ["stall", "swallow"])
@pytest.mark.parametrize("ways", [(TO_SERVER,), (TO_CLIENT,)], ids=["requests", "answers"])
async def test_half_open_connections_end_calls_in_time_and_are_replaced(
    dsn: str, mode: str, ways: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    # What pytest keeps of its records holds errors, and those hold connections.
    caplog.set_level(logging.CRITICAL, "psycopg.pool")
    ledger = EveryError()
    with proxied(dsn) as proxy:
        async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **HASTY) as saver:
            async with _running(saver, ledger, again=True):
                await until(lambda: ledger.operations > ENOUGH)
                getattr(proxy, mode)(*ways)
                # As many agents as there are, and reads again and again: by themselves.
                await until(lambda: ledger.errors.total() > 8 and ledger.errors["ReadTimeoutError"])
                assert ledger.errors["WriteTimeoutError"] == 8
                assert ledger.errors.total() == ledger.errors["ReadTimeoutError"] + 8
                proxy.heal()
            _check_errors(ledger.every)
            await _works_at_once(saver)
            # Those that died are gone, once nobody keeps the errors.
            ledger.forget()
            await until(lambda: _left(proxy) <= HASTY["max_size"])
    await _nothing_is_wrong(dsn, ledger)


def _left(proxy: Proxy) -> int:
    """Open connections. One that psycopg gave up connecting goes when it is collected."""
    gc.collect()
    return proxy.connections


async def _works_at_once(saver: AsyncPostgresSaver) -> None:
    threads = [f"after-{n}" for n in range(8)]
    # Also those whose last writes have an unknown outcome.
    threads += [f"agent-{n}" for n in range(8)]
    await asyncio.gather(*(saver.aget_tuple(config_for(t)) for t in threads))
    await asyncio.gather(*(aput(saver, config_for(t, None, "x"), {"x": [t]}) for t in threads))


def _calls(saver: BaseCheckpointSaver[Any]) -> list[asyncio.Task[Any]]:
    """Four writes and a read."""
    calls: list[asyncio.Task[Any]] = [
        asyncio.create_task(aput(saver, config_for(f"t{n}"), {})) for n in range(4)
    ]
    return [*calls, asyncio.create_task(saver.aget_tuple(config_for("t4")))]


async def _are_under_way(
    saver: AsyncPostgresSaver | PostgresSaver, calls: list[asyncio.Task[Any]]
) -> None:
    """Returns when each of them is, or has ended already."""
    writer, reads, (*puts, read) = writer_of(saver), engine_of(saver).point_reads, calls
    await until(lambda: writer.queued[0] + sum(put.done() for put in puts) >= len(puts))
    await until(lambda: reads._under_way or read.done())


async def _errors(calls: list[asyncio.Task[Any]]) -> list[type]:
    ended = await asyncio.gather(*calls, return_exceptions=True)
    assert all(re.search(r"thread 't\d'|was closed", str(error)) for error in ended)
    return [type(error) for error in ended]


async def test_close_ends_on_connections_that_do_not_answer(dsn: str) -> None:
    before = asyncio.all_tasks()
    with proxied(dsn) as proxy:
        saver = AsyncPostgresSaver(proxy.dsn, **HASTY)
        await asyncio.gather(*_calls(saver))
        proxy.swallow()
        calls = _calls(saver)
        await _are_under_way(saver, calls)
        await asyncio.wait_for(saver.close(), PATIENCE)
        assert await _errors(calls) == [WriteTimeoutError] * 4 + [ReadTimeoutError]
    await until(lambda: asyncio.all_tasks() <= before)


async def test_close_of_the_blocking_saver_ends_too(dsn: str) -> None:
    with proxied(dsn) as proxy:
        saver = PostgresSaver(proxy.dsn, **HASTY)
        await asyncio.gather(*_calls(Blocking(saver)))
        proxy.swallow()
        calls = _calls(Blocking(saver))
        await _are_under_way(saver, calls)
        await asyncio.wait_for(asyncio.to_thread(saver.close), PATIENCE)
        *writes, read = await _errors(calls)
        assert writes == [WriteTimeoutError] * 4
        assert read in (ReadTimeoutError, SaverClosedError)


async def test_opening_ends_when_the_server_does_not_answer_and_works_when_it_does(
    dsn: str,
) -> None:
    with proxied(dsn) as proxy:
        proxy.swallow()
        saver = AsyncPostgresSaver(proxy.dsn, **HASTY)
        with pytest.raises(psycopg.OperationalError, match="timeout"):
            await asyncio.wait_for(saver.open(), PATIENCE)
        with pytest.raises(ReadTimeoutError, match="thread 't'"):
            await asyncio.wait_for(saver.aget_tuple(config_for("t")), PATIENCE)
        proxy.heal()
        await aput(saver, config_for("t"), {})
        await saver.close()


async def test_a_read_behind_a_write_that_stalls_ends_by_its_own_deadline(dsn: str) -> None:
    with proxied(dsn) as proxy:
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


async def test_a_pool_that_was_given_is_rid_of_half_open_connections(dsn: str) -> None:
    with proxied(dsn) as proxy:
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


async def test_a_connection_that_was_given_ends_its_reads_too(dsn: str) -> None:
    with proxied(dsn) as proxy:
        async with await psycopg.AsyncConnection.connect(proxy.dsn, autocommit=True) as connection:
            saver = AsyncPostgresSaver(connection, **HASTY)
            await aput(saver, config_for("t"), {})
            proxy.swallow()
            with pytest.raises(ReadTimeoutError, match="thread 't'"):
                await asyncio.wait_for(saver.aget_tuple(config_for("t")), PATIENCE)
            await saver.close()


async def test_retention_that_gets_no_answer_says_so(dsn: str) -> None:
    policy = RetentionPolicy(delete_inactive_for=timedelta(microseconds=1))
    with proxied(dsn) as proxy:
        async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **HASTY) as saver:
            for number in range(2):
                await aput(saver, config_for(f"t{number}"), {})

            def stall(done: Removed) -> None:
                proxy.stall(TO_CLIENT)

            with pytest.raises(IncompleteError, match=r"1 of 2 threads .* 't1'") as caught:
                await saver.apply_retention(policy, progress=stall)
            unanswered = caught.value.__cause__
            assert isinstance(unanswered, WriteTimeoutError)
            assert unanswered.may_be_applied
            proxy.heal()
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.apply_retention(policy)
        assert [thread async for thread in saver.alist(None)] == []
