"""How leases end: one that wrote nothing leaves all as it was, a lost one deletes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    ConcurrentWriteError,
    KeyRing,
    PostgresSaver,
    list_unfinished,
)
from tests.integration.saver.conftest import Pair
from tests.making import (
    META,
    aput,
    checkpoint_of,
    config_for,
    expire_leases,
    handed_over,
    ids_of,
    rows_of,
    run_sql,
)
from tests.seams import after_each, database_of
from tests.waiting import until_blocking

Act = Callable[[AsyncPostgresSaver], Awaitable[None]]

WAITS = {
    "due": "token = null, expires_at = now() - interval '1 minute', attempts = 2",
    "lost": "token = 'dead', expires_at = now() - interval '1 minute', attempts = 1",
    "put off": "token = null, expires_at = now() + interval '1 hour', attempts = 1",
    "given up": """token = null, expires_at = '9999-01-01 00:00:00+00', attempts = 3,
        given_up_at = now(), given_up_id = (
            select max(checkpoint_id) from pgcheckpoint.checkpoints)""",
}


async def _unfinished(saver: AsyncPostgresSaver) -> Any:
    checkpoint = checkpoint_of({"branch:to:a": None}, {"branch:to:a": "1"})
    checkpoint["updated_channels"] = ["branch:to:a"]
    metadata: Any = {**META, "run_id": "r"}
    return await saver.aput(config_for("t"), checkpoint, metadata, {"branch:to:a": "1"})


def _wait(dsn: str, state: str) -> None:
    """Says that the thread waits to be resumed, or was given up."""
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases (thread_id, expires_at) values ('t', now());"
        f"update pgcheckpoint.checkpoint_leases set {WAITS[state]}",
    )


def _row(dsn: str) -> Any:
    """What is said of the thread, whoever lost it before."""
    return rows_of(
        dsn,
        "select token = l.token, expires_at, attempts, error, given_up_at, given_up_id"
        " from pgcheckpoint.checkpoint_leases l",
    )


@pytest.mark.parametrize("how", WAITS)
async def test_who_only_looks_leaves_it_as_it_was(
    saver: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    await _unfinished(saver)
    _wait(dsn, how)
    before = [(None, *row[1:]) for row in _row(dsn)]
    listed = await list_unfinished(saver, given_up=how == "given up")
    async with saver.lease("t"):
        assert await list_unfinished(saver, given_up=True) == []
        assert await list_unfinished(saver) == []
    assert _row(dsn) == before
    again = await list_unfinished(saver, given_up=how == "given up")
    assert [t.given_up_at for t in again] == [t.given_up_at for t in listed]
    # Also when it fails, and again and again.
    for _ in range(2):
        with pytest.raises(KeyError):
            async with saver.lease("t"):
                raise KeyError
    assert _row(dsn) == before


@pytest.mark.parametrize("how", WAITS)
async def test_an_answer_that_is_lost_does_not_make_it_forget(
    saver: AsyncPostgresSaver, dsn: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease is taken, or ended, and nobody hears of it: the statement is sent again."""
    await _unfinished(saver)
    _wait(dsn, how)
    before = [(None, *row[1:]) for row in _row(dsn)]
    database, sent = database_of(saver), list[str]()

    async def lose(statements: Any, **_: Any) -> None:
        names = {query: name for name, query in database.queries.items()}
        for name in {names[s.query] for s in statements} & {"take_lease", "leave_lease"}:
            sent.append(name)
            if sent.count(name) == 1:
                raise psycopg.OperationalError("the connection is lost")

    after_each(monkeypatch, database, "run_once", lose)
    async with saver.lease("t"):
        pass
    assert sent == ["take_lease", "take_lease", "leave_lease", "leave_lease"]
    assert _row(dsn) == before


async def test_a_thread_that_ended_meanwhile_does_not_wait_again(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _unfinished(saver)
    _wait(dsn, "given up")
    async with saver.lease("t"):
        run_sql(dsn, "delete from pgcheckpoint.checkpoint_threads")
    assert _row(dsn) == []


async def test_what_is_written_ends_what_was_given_up(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _unfinished(saver)
    _wait(dsn, "given up")
    async with handed_over(saver, "t"):
        await _unfinished(saver)
    assert [row[2:] for row in _row(dsn)] == [(0, None, None, None)]


async def test_one_that_was_given_up_can_be_handed_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _unfinished(saver)
    _wait(dsn, "given up")
    async with handed_over(saver, "t"):
        pass
    assert [row[2:] for row in _row(dsn)] == [(3, None, None, None)]
    (thread,) = await list_unfinished(saver)
    assert (thread.attempts, thread.given_up_at) == (3, None)


@pytest.mark.direct("it holds a connection while another waits for it")
@pytest.mark.one_server("pg_locks knows the locks of its own server")
async def test_the_last_put_of_a_run_that_is_put_off_is_waited_for(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """It is under way when the run is cancelled: what it leaves has nothing to run."""
    last_put = "update pgcheckpoint.checkpoint_threads set unfinished_at = 'epoch'"

    async def put_off(putting: psycopg.AsyncConnection[Any]) -> None:
        async with handed_over(saver, "t"):
            await _unfinished(saver)
            await putting.execute(last_put)

    async with await psycopg.AsyncConnection.connect(dsn) as putting:
        run = asyncio.create_task(put_off(putting))
        await until_blocking(putting)
        await putting.commit()
        await run
    assert _row(dsn) == []


@pytest.mark.direct("it holds a connection while another waits for it")
@pytest.mark.one_server("pg_locks knows the locks of its own server")
async def test_a_lease_ends_while_another_is_taken_without_a_deadlock(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Who takes it has the thread's lock already, and asks for the lease after that."""
    queries = database_of(saver).queries
    take = queries["take_lease"].decode()

    async def run(taking: psycopg.AsyncConnection[Any]) -> None:
        async with saver.lease("t"):
            await _unfinished(saver)
            locking = psycopg.AsyncRawCursor(taking)
            await locking.execute(queries["lock_thread_for_delete"].decode(), ("t",))

    async with await psycopg.AsyncConnection.connect(dsn) as taking:
        # It is this one that finds the deadlock, if there is one.
        await taking.execute("set deadlock_timeout = '1ms'")
        running = asyncio.create_task(run(taking))
        await until_blocking(taking)
        taken = await psycopg.AsyncRawCursor(taking).execute(take, ("t", "other", 30.0, None))
        assert await taken.fetchall() == []
        await taking.commit()
        await running
    assert _row(dsn) == []


@pytest.mark.usefixtures("without_heartbeats")
async def test_who_lost_it_says_nothing_of_its_life(pair: Pair, dsn: str) -> None:
    first, second = pair
    await _thread(first)
    async with first.lease("t"):
        await first.aset_ttl("t", timedelta(days=3))
        expire_leases(dsn)
        async with second.lease("t"):
            for ttl in (timedelta(seconds=1), None):
                with pytest.raises(
                    ConcurrentWriteError, match="thread 't' was made under a lease that is over"
                ):
                    await first.aset_ttl("t", ttl)
            assert _ttl(dsn) == timedelta(days=3)
            await second.aset_ttl("t", timedelta(days=2))
    # Out of the block it is anybody's call, as a write is.
    await first.aset_ttl("t", None)
    assert _ttl(dsn) is None


def _ttl(dsn: str) -> Any:
    ((ttl,),) = rows_of(
        dsn, "select ttl from pgcheckpoint.checkpoint_threads where thread_id = 't'"
    )
    return ttl


ACTS: dict[str, Act] = {
    "delete": lambda saver: saver.adelete_thread("t"),
    "prune": lambda saver: saver.aprune(["t"]),
    "prune all": lambda saver: saver.aprune(["t"], strategy="delete"),
    "delete for runs": lambda saver: saver.adelete_for_runs(["r"]),
    "copy": lambda saver: saver.acopy_thread("source", "t"),
}


async def _thread(saver: AsyncPostgresSaver) -> None:
    """Two checkpoints, of which pruning would take one; and one to copy."""
    await aput(saver, await _unfinished(saver), {"n": 1}, metadata={"run_id": "r"})
    await aput(saver, config_for("source"), {"n": 1})


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.parametrize("act", ACTS)
async def test_who_has_it_deletes_and_who_lost_it_does_not(pair: Pair, dsn: str, act: str) -> None:
    first, second = pair
    await _thread(first)
    stored = await ids_of(first, config_for("t"))
    async with first.lease("t"):
        expire_leases(dsn)
        async with second.lease("t"):
            with pytest.raises(
                ConcurrentWriteError, match="thread 't' was made under a lease that is over"
            ):
                await ACTS[act](first)
            assert await ids_of(second, config_for("t")) == stored
    async with first.lease("t"):
        await ACTS[act](first)
        assert await ids_of(second, config_for("t")) != stored
        # It holds on.
        await aput(first, config_for("t"), {"n": 2})


async def test_a_lease_that_expired_and_nobody_took_outlives_its_thread(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _thread(saver)
    async with saver.lease("t"):
        expire_leases(dsn)
        await saver.adelete_thread("t")
        await aput(saver, config_for("t"), {"n": 2})


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.parametrize("data_keys", [False, True])
async def test_an_encrypted_copy_too(dsn: str, data_keys: bool) -> None:
    """It goes through this process, row by row."""
    cipher = AesGcmCipher(KeyRing({"k": bytes(range(107, 139))}, active="k"), data_keys=data_keys)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as first,
        AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as second,
    ):
        await _thread(first)
        stored = await ids_of(first, config_for("t"))
        async with first.lease("t"):
            expire_leases(dsn)
            async with second.lease("t"):
                for act in ACTS.values():
                    with pytest.raises(
                        ConcurrentWriteError, match="thread 't' was made under a lease that is over"
                    ):
                        await act(first)
                assert await ids_of(second, config_for("t")) == stored
        async with first.lease("t"):
            await ACTS["copy"](first)
        assert len(await ids_of(first, config_for("t"))) == len(stored) + 1


@pytest.mark.usefixtures("without_heartbeats")
async def test_threads_of_others_are_deleted(pair: Pair, dsn: str) -> None:
    first, second = pair
    await _thread(first)
    async with first.lease("t"), second.lease("source"):
        expire_leases(dsn)
        async with second.lease("t"):
            await first.adelete_thread("source")
    assert await first.aget_tuple(config_for("source")) is None


@pytest.mark.usefixtures("without_heartbeats")
async def test_from_another_loop_too(pair: Pair, dsn: str) -> None:
    first, second = pair
    await _thread(first)

    async def elsewhere() -> None:
        async with first.lease("t"):
            config = await aput(first, config_for("t"), {"n": 2})
            expire_leases(dsn)
            async with AsyncPostgresSaver.from_conn_string(dsn) as other, other.lease("t"):
                for act in ACTS.values():
                    with pytest.raises(ConcurrentWriteError):
                        await act(first)
                with pytest.raises(ConcurrentWriteError):
                    await aput(first, config, {"n": 3})

    await asyncio.to_thread(lambda: asyncio.run(elsewhere()))
    assert len(await ids_of(second, config_for("t"))) == 3


@pytest.mark.usefixtures("without_heartbeats")
def test_blocking(sync_saver: PostgresSaver, dsn: str) -> None:
    sync_saver.put(config_for("t"), checkpoint_of({"n": 1}), META, {"n": "1"})
    with sync_saver.lease("t"):
        expire_leases(dsn)
        with PostgresSaver.from_conn_string(dsn) as other, other.lease("t"):
            with pytest.raises(ConcurrentWriteError):
                sync_saver.delete_thread("t")
            with pytest.raises(ConcurrentWriteError):
                sync_saver.prune(["t"], strategy="delete")
    assert sync_saver.get_tuple(config_for("t")) is not None
