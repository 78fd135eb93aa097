"""Leases: one run at a time drives a thread, one that lost it stores and deletes nothing more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AesGcmCipher, ConcurrentWriteError, LeaseHeldError, list_unfinished
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import Log, Pair
from tests.keys import RING
from tests.making import aput, config_for, expire_leases, handed_over, ids_of, rows_of, run_sql
from tests.seams import after_each, before_each, database_of, engine_of
from tests.waiting import PATIENCE, until, until_blocking

WAITING = "insert into pgcheckpoint.checkpoint_leases (thread_id, expires_at) values ('t', now())"
LOST = "thread 't' was made under a lease that is over"
Act = Callable[[Saver], Awaitable[None]]
WAITS = {
    "due": "token = null, expires_at = now() - interval '1 minute', attempts = 2",
    "lost": "token = 'dead', expires_at = now() - interval '1 minute', attempts = 1",
    "put off": "token = null, expires_at = now() + interval '1 hour', attempts = 1",
    "given up": """token = null, expires_at = '9999-01-01 00:00:00+00', attempts = 3,
        given_up_at = now(), given_up_id = (
            select max(checkpoint_id) from pgcheckpoint.checkpoints)""",
}
ACTS: dict[str, Act] = {
    "delete": lambda saver: saver.adelete_thread("t"),
    "prune": lambda saver: saver.aprune(["t"]),
    "prune all": lambda saver: saver.aprune(["t"], strategy="delete"),
    "delete for runs": lambda saver: saver.adelete_for_runs(["r"]),
    "copy": lambda saver: saver.acopy_thread("source", "t"),
}


def _rows(dsn: str) -> list[Any]:
    query = "select thread_id, token is not null, attempts from pgcheckpoint.checkpoint_leases"
    return rows_of(dsn, query)


def _sent(monkeypatch: Patch, saver: Saver) -> list[str]:
    database, sent = database_of(saver), list[str]()
    names = {query: name for name, query in database.queries.items()}

    async def note(statements: Any, **_: Any) -> None:
        sent.extend(names[s.query] for s in statements)

    before_each(monkeypatch, database, "run_once", note)
    return sent


async def test_one_holds_it_at_a_time(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t") as lease:
        assert (lease.thread_id, lease.lost) == ("t", False)
        for other in pair:  # in this process, and elsewhere
            with pytest.raises(LeaseHeldError, match="'t'"):
                async with other.lease("t"):
                    pass
        async with second.lease("another"):
            # Threads that are only leased are not there.
            assert await second.alist_threads() == []
    async with second.lease("t"):
        pass
    assert _rows(dsn) == []


@pytest.mark.usefixtures("without_heartbeats")
async def test_who_lost_it_stores_nothing(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t"):
        config = await aput(first, config_for("t"), {"n": 1})
        expire_leases(dsn)
        async with second.lease("t"):
            with pytest.raises(ConcurrentWriteError, match=LOST):
                await aput(first, config, {"n": 2})
            with pytest.raises(ConcurrentWriteError, match="task-1"):
                await first.aput_writes(config, [("n", 3)], "task-1")
        with pytest.raises(ConcurrentWriteError):
            await aput(first, config, {"n": 4})
    found: Any = await first.aget_tuple(config_for("t"))
    assert (found.checkpoint["channel_values"], found.pending_writes) == ({"n": 1}, [])


async def test_one_that_expired_and_nobody_took_lives_on(saver: Saver, dsn: str) -> None:
    async with saver.lease("t", ttl=0.3) as lease:
        expire_leases(dsn)
        config = await aput(saver, config_for("t"), {"n": 1})
        alive = "select from pgcheckpoint.checkpoint_leases where expires_at > now()"
        await until(lambda: rows_of(dsn, alive))
        await aput(saver, config, {"n": 2})
        assert not lease.lost


async def test_a_heartbeat_finds_that_it_was_lost(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t", ttl=0.9) as lease, first.lease("other", ttl=0.9) as other:
        while not lease.lost:
            expire_leases(dsn, "t")
            with suppress(LeaseHeldError):
                async with second.lease("t"):
                    await until(lambda: lease.lost)
        assert not other.lost


async def test_it_is_waited_for(pair: Pair) -> None:
    first, second = pair
    order = []

    async def other() -> None:
        async with second.lease("t", wait=30):
            order.append("second")

    async with first.lease("t"):
        waiting = asyncio.create_task(other())
        with pytest.raises(LeaseHeldError):
            async with second.lease("t", wait=0.2):
                pass
        order.append("first")
    await waiting
    assert order == ["first", "second"]


async def test_runs_of_one_process_are_told_apart(saver: Saver) -> None:
    """A run that went on after its lease was over is not taken for the next one."""
    go_on = asyncio.Event()

    async def left_over() -> None:
        await go_on.wait()
        await aput(saver, config_for("t"), {"n": "stale"})

    async with saver.lease("t"):
        straggler = asyncio.create_task(left_over())
    async with saver.lease("t"):
        go_on.set()
        with pytest.raises(ConcurrentWriteError):
            await straggler
        await aput(saver, config_for("t"), {"n": "mine"})


@pytest.mark.usefixtures("without_heartbeats")
async def test_one_bad_lease_fails_nobody_else(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("a"), first.lease("lost"), first.lease("z"):
        expire_leases(dsn, "lost")
        async with second.lease("lost"):
            puts = (aput(first, config_for(t), {"n": 1}) for t in ("a", "lost", "z", "without"))
            ended = await asyncio.gather(*puts, return_exceptions=True)
    assert [type(one) for one in ended] == [dict, ConcurrentWriteError, dict, dict]


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.one_server("tells which statements are sent; a cluster is asked for its shards")
async def test_without_a_lease_nothing_is_sent_for_one(saver: Saver, monkeypatch: Patch) -> None:
    await saver.aget_tuple(config_for("t"))
    sent = _sent(monkeypatch, saver)
    config = await aput(saver, config_for("t"), {"n": 1})
    await saver.aput_writes(config, [("n", 2)], "task")
    put = ["lock_threads", "put_whole_checkpoint"]
    assert sent == [*put, "set_bounds", "put_writes", "check_attempt"]
    del sent[:]
    beside = aput(saver, config_for("other"), {"n": 1})
    await asyncio.gather(beside, saver.aput_writes(config, [("n", 2)], "more"))
    # Of writes beside a put the threads are not locked.
    assert sent == [*put, "put_writes", "check_attempt"]
    assert engine_of(saver).leases._task is None
    async with saver.lease("t"):
        del sent[:]
        await aput(saver, config, {"n": 1})
        await saver.aput_writes(config, [("n", 2)], "task")
        written = ["lock_threads", "put_writes", "check_leases", "check_attempt"]
        assert sent == [*put, "check_leases", *written]


async def test_one_statement_lets_all_of_them_live(saver: Saver, monkeypatch: Patch) -> None:
    async with AsyncExitStack() as stack:
        for n in range(5):
            await stack.enter_async_context(saver.lease(f"t{n}", ttl=0.6))
        sent = _sent(monkeypatch, saver)
        await until(lambda: sent.count("beat_leases") > 1)
        assert sent[:6] == ["set_bounds", "beat_leases", "check_attempt"] * 2
        task: Any = engine_of(saver).leases._task
    await task


async def test_a_deleted_thread_leaves_no_lease(saver: Saver, dsn: str) -> None:
    async with handed_over(saver, "t"):
        await aput(saver, config_for("t"), {"n": 1})
        # Its own holder may begin anew, also if it has expired.
        for _ in range(2):
            await saver.adelete_thread("t")
            await aput(saver, config_for("t"), {"n": 1})
            assert _rows(dsn) == [("t", True, 0)]
            expire_leases(dsn)
    # There is nothing to run, so nobody needs to know that it was handed over.
    assert _rows(dsn) == []
    run_sql(dsn, WAITING)
    await saver.adelete_thread("t")
    assert _rows(dsn) == []


async def test_a_failing_end_hides_nothing(saver: Saver, monkeypatch: Patch, caplog: Log) -> None:
    async def away(*_: Any, **__: Any) -> None:
        raise psycopg.OperationalError

    async def block() -> None:
        async with saver.lease("t"):
            monkeypatch.setattr(database_of(saver), "run_once", away)
            monkeypatch.setattr(engine_of(saver).leases, "_timeout", 0.2)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await block()
    assert "could not be released" in caplog.text


@pytest.mark.parametrize("when", ["taking", "holding"])
async def test_who_is_cancelled_leaves_none(dsn: str, monkeypatch: Patch, when: str) -> None:
    """As anyio does it: what was sent is stored, and taken back; what was not is sent yet."""
    began, is_free = asyncio.Event(), asyncio.Event()

    async def block(saver: Saver) -> None:
        async with saver.lease("t"):
            monkeypatch.setattr(database_of(saver), "run_once", later)
            began.set()
            await asyncio.Event().wait()

    async def later(*args: Any, **more: Any) -> Any:
        found = await run(*args, **more) if when == "taking" else None
        began.set()
        await is_free.wait()
        return found or await run(*args, **more)

    async with Saver.from_conn_string(dsn) as saver:
        await saver.aget_tuple(config_for("t"))  # it has looked at the schema
        run = database_of(saver).run_once
        if when == "taking":
            monkeypatch.setattr(database_of(saver), "run_once", later)
        holding = asyncio.create_task(block(saver))
        await began.wait()
        while not holding.done():
            holding.cancel()
            await asyncio.sleep(0)
        is_free.set()
    assert _rows(dsn) == []


async def test_one_that_is_entered_twice_is_still_held(saver: Saver, dsn: str) -> None:
    for ttl in (0, -1, float("nan"), 1e9):
        with pytest.raises(ValueError, match="ttl"):
            saver.lease("t", ttl=ttl)
    async with (lease := saver.lease("t")):
        with pytest.raises(LeaseHeldError):
            await lease.__aenter__()
        await aput(saver, config_for("t"), {"n": 1})
    assert (_rows(dsn), engine_of(saver).leases._held) == ([], {})


async def test_those_that_come_and_go_let_no_other_die(saver: Saver, monkeypatch: Patch) -> None:
    async with saver.lease("long", ttl=0.6):
        sent = _sent(monkeypatch, saver)
        deadline = time.monotonic() + PATIENCE
        while "beat_leases" not in sent and time.monotonic() < deadline:
            async with saver.lease("short"):
                pass
    assert "beat_leases" in sent


async def test_one_that_is_taken_for_nobody_is_ended(dsn: str) -> None:
    """Another loop's call is cancelled in the instant in which it succeeds."""
    async with Saver.from_conn_string(dsn) as saver:
        await saver.aget_tuple(config_for("t"))
        held = engine_of(saver).leases._held

        async def elsewhere() -> None:
            taking = asyncio.create_task(saver.lease("t", ttl=0.3).__aenter__())
            await asyncio.sleep(0)
            while not held:
                time.sleep(0.01)  # noqa: ASYNC251  its loop is not to hear of it
            taking.cancel()
            await asyncio.wait((taking,))

        await asyncio.to_thread(lambda: asyncio.run(elsewhere()))
        await until(lambda: not held)
    assert _rows(dsn) == []


async def _unfinished(saver: Saver) -> Any:
    return await aput(saver, config_for("t"), {"branch:to:a": None}, metadata={"run_id": "r"})


def _wait(dsn: str, state: str) -> None:
    run_sql(dsn, f"{WAITING}; update pgcheckpoint.checkpoint_leases set {WAITS[state]}")


def _row(dsn: str) -> Any:
    """What is said of the thread, whoever lost it before."""
    query = "select token = token, expires_at, attempts, error, given_up_at, given_up_id"
    return rows_of(dsn, f"{query} from pgcheckpoint.checkpoint_leases")


@pytest.mark.parametrize("how", WAITS)
async def test_looks_change_nothing(saver: Saver, dsn: str, how: str, monkeypatch: Patch) -> None:
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
    for _ in range(2):
        with pytest.raises(KeyError):
            async with saver.lease("t"):
                raise KeyError
    assert _row(dsn) == before
    # Also when it is taken, or ended, and nobody hears of it: the statement is sent again.
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


async def test_one_given_up_is_handed_over_and_ends_with_a_write(saver: Saver, dsn: str) -> None:
    await _unfinished(saver)
    _wait(dsn, "given up")
    async with handed_over(saver, "t"):
        pass
    assert [row[2:] for row in _row(dsn)] == [(3, None, None, None)]
    (thread,) = await list_unfinished(saver)
    assert (thread.attempts, thread.given_up_at) == (3, None)
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_leases")
    _wait(dsn, "given up")
    async with handed_over(saver, "t"):
        await _unfinished(saver)
    assert [row[2:] for row in _row(dsn)] == [(0, None, None, None)]
    # A thread that ended meanwhile does not wait again.
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_leases")
    _wait(dsn, "given up")
    async with saver.lease("t"):
        run_sql(dsn, "delete from pgcheckpoint.checkpoint_threads")
    assert _row(dsn) == []


@pytest.mark.direct("it holds a connection while another waits for it")
@pytest.mark.one_server("pg_locks knows the locks of its own server")
async def test_the_last_put_of_a_run_that_is_put_off_is_waited_for(saver: Saver, dsn: str) -> None:
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
async def test_a_lease_ends_while_another_is_taken(saver: Saver, dsn: str) -> None:
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
    async with first.lease("t"), second.lease("source"):
        await first.aset_ttl("t", timedelta(days=3))
        expire_leases(dsn, "t")
        async with second.lease("t"):
            for ttl in (timedelta(seconds=1), None):
                with pytest.raises(ConcurrentWriteError, match=LOST):
                    await first.aset_ttl("t", ttl)
            assert _ttl(dsn) == timedelta(days=3)
            await second.aset_ttl("t", timedelta(days=2))
            # Threads of others are none of its leases' business.
            await first.adelete_thread("source")
            assert await first.aget_tuple(config_for("source")) is None
    # Out of the block it is anybody's call, as a write is.
    await first.aset_ttl("t", None)
    assert _ttl(dsn) is None


def _ttl(dsn: str) -> Any:
    query = "select ttl from pgcheckpoint.checkpoint_threads where thread_id = 't'"
    return rows_of(dsn, query)[0][0]


async def _thread(saver: Saver) -> None:
    """Two checkpoints, of which pruning would take one; and one to copy."""
    await aput(saver, await _unfinished(saver), {"n": 1}, metadata={"run_id": "r"})
    await aput(saver, config_for("source"), {"n": 1})


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.parametrize(
    ("act", "cipher"),
    [
        *((act, None) for act in ACTS.values()),
        # It goes through this process, row by row.
        *((ACTS["copy"], AesGcmCipher(RING, data_keys=data_keys)) for data_keys in (False, True)),
    ],
)
async def test_only_who_has_it_deletes(dsn: str, act: Act, cipher: AesGcmCipher | None) -> None:
    connect = Saver.from_conn_string
    async with connect(dsn, cipher=cipher) as first, connect(dsn, cipher=cipher) as second:
        await _thread(first)
        stored = await ids_of(first, config_for("t"))
        async with first.lease("t"):
            expire_leases(dsn)
            async with second.lease("t"):
                with pytest.raises(ConcurrentWriteError, match=LOST):
                    await act(first)
                assert await ids_of(second, config_for("t")) == stored
        async with first.lease("t"):
            await act(first)
            assert await ids_of(second, config_for("t")) != stored
            await aput(first, config_for("t"), {"n": 2})


@pytest.mark.usefixtures("without_heartbeats")
async def test_from_another_loop_too(pair: Pair, dsn: str) -> None:
    first, second = pair
    await _thread(first)

    async def elsewhere() -> None:
        async with first.lease("t"):
            config = await aput(first, config_for("t"), {"n": 2})
            expire_leases(dsn)
            async with Saver.from_conn_string(dsn) as other, other.lease("t"):
                for act in ACTS.values():
                    with pytest.raises(ConcurrentWriteError):
                        await act(first)
                with pytest.raises(ConcurrentWriteError):
                    await aput(first, config, {"n": 3})

    await asyncio.to_thread(lambda: asyncio.run(elsewhere()))
    assert len(await ids_of(second, config_for("t"))) == 3
