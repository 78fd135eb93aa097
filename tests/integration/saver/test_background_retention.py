"""Retention that a saver does by itself: by one process at a time, and in nobody's way."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, RetentionPolicy
from pg_checkpoint.saver import retention
from pg_checkpoint.saver.retention import BackgroundRetention
from tests.making import META, aput_chain, checkpoint_of, config_for, ids_of, rows_of, run_sql
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, until, wait_until

SOON = timedelta(milliseconds=20)
KEEP_ONE = RetentionPolicy(keep_last=1)


async def _left(saver: AsyncPostgresSaver, thread_id: str) -> int:
    return len(await ids_of(saver, config_for(thread_id)))


def _turns(dsn: str) -> list[Any]:
    return rows_of(dsn, "select holder, position from pgcheckpoint.retention_turns")


def _saver(dsn: str, policy: RetentionPolicy = KEEP_ONE, every: timedelta = SOON) -> Any:
    return AsyncPostgresSaver.from_conn_string(dsn, retention=policy, retention_every=every)


@pytest.fixture(autouse=True)
def _passes_end_before_close_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is cut off keeps its turn for a while."""
    monkeypatch.setattr(BackgroundRetention, "grace", PATIENCE)


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> timedelta:
    """A time between passes that lets one of them begin soon, and no second one."""
    monkeypatch.setattr(BackgroundRetention, "longest_moment", SOON.total_seconds())
    return timedelta(hours=1)


def _tasks() -> list[asyncio.Task[Any]]:
    return [task for task in asyncio.all_tasks() if task.get_name() == "retention"]


async def test_it_thins_out_and_counts(dsn: str) -> None:
    async with _saver(dsn) as saver:
        for n in range(5):
            await aput_chain(saver, f"t{n}")
        await until(lambda: saver.stats().retention.checkpoints == 10)
        passes = saver.stats().retention.passes
        await until(lambda: saver.stats().retention.passes > passes)
        assert [await _left(saver, f"t{n}") for n in range(5)] == [1] * 5
        assert saver.stats().retention.bytes > 0
    assert not _tasks()
    assert [holder for holder, _ in _turns(dsn)] == [None]


async def test_threads_that_have_expired_go(dsn: str) -> None:
    async with _saver(dsn, RetentionPolicy()) as saver:
        await aput_chain(saver, "t")
        await saver.aset_ttl("t", timedelta(minutes=1))
        run_sql(
            dsn, "update pgcheckpoint.checkpoint_threads set active_at = now() - interval '1 day'"
        )
        await until(lambda: saver.stats().retention.threads == 1)
        assert await _left(saver, "t") == 0


async def test_there_is_none_by_default_and_none_before_the_first_use(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as plain:
        await aput_chain(plain, "t")
        assert not _tasks()
    saver = AsyncPostgresSaver(dsn, retention=KEEP_ONE)
    assert not _tasks()
    await saver.aget_tuple(config_for("t"))
    assert len(_tasks()) == 1
    await aput_chain(saver, "t")
    assert len(_tasks()) == 1
    await saver.close()
    assert not _tasks()
    await saver.open()
    assert len(_tasks()) == 1
    await saver.close()


async def test_of_many_one_works(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0
    go_through = BackgroundRetention._go_through

    async def watched(*args: Any) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await go_through(*args)
        at_once -= 1

    monkeypatch.setattr(BackgroundRetention, "_go_through", watched)
    async with _saver(dsn) as a, _saver(dsn) as b, _saver(dsn) as c:
        for n in range(9):
            await aput_chain(a, f"t{n}")
        savers = (a, b, c)
        await until(lambda: all(s.stats().retention.passes > 2 for s in savers))
        assert most == 1
        # Another policy has a turn of its own.
        async with _saver(dsn, RetentionPolicy(keep_last=2)) as two:
            await until(lambda: two.stats().retention.passes > 0)
    assert len(_turns(dsn)) == 2


async def _take(saver: Any, holder: str, every: float = 60.0) -> tuple[str | None, float]:
    turn = retention._Turn(database_of(saver), "policy", holder, 1000.0)
    return await turn.take(every)


async def test_whose_turn_it_is(saver: AsyncPostgresSaver, dsn: str) -> None:
    assert await _take(saver, "a") == ("", 0)
    # An answer that was lost.
    assert await _take(saver, "a") == ("", 0)
    position, seconds = await _take(saver, "b")
    assert position is None
    assert 1000 < seconds <= 1060
    turn = retention._Turn(database_of(saver), "policy", "a", 1000.0)
    turn.position = "t7"
    await turn.end()
    # It was not done: who comes next goes on from there.
    assert await _take(saver, "b") == ("t7", 0)
    # Who had it before can't end it.
    turn.position = None
    await turn.end()
    assert (await _take(saver, "a"))[0] is None
    done = retention._Turn(database_of(saver), "policy", "b", 1000.0)
    done.position = None
    await done.end()
    position, seconds = await _take(saver, "a", every=1000)
    assert position is None
    assert 900 < seconds <= 1000
    run_sql(
        dsn, "update pgcheckpoint.retention_turns set finished_at = now() - interval '1 minute'"
    )
    assert await _take(saver, "a") == ("", 0)


async def test_the_turn_of_one_that_was_killed_is_taken_over(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention._Turn, "renewed_every", 0.0)
    await _take(saver, "a")
    killed = retention._Turn(database_of(saver), "policy", "a", 1000.0)
    assert await killed.keep("t3")
    run_sql(dsn, "update pgcheckpoint.retention_turns set held_until = now() - interval '1 second'")
    # Nobody has taken it: it may go on.
    assert await killed.keep("t4")
    run_sql(dsn, "update pgcheckpoint.retention_turns set held_until = now() - interval '1 second'")
    assert await _take(saver, "b") == ("t4", 0)
    assert not await killed.keep("t5")
    assert _turns(dsn) == [("b", "t4")]


async def test_a_pass_that_is_ended_goes_on_elsewhere(
    dsn: str, once: timedelta, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as plain:
        for n in range(6):
            await aput_chain(plain, f"t{n}")
    monkeypatch.setattr(retention._Pace, "shortest", 0.0)
    reached = asyncio.Event()
    rest = retention._Pace.rest

    async def pause(pace: Any) -> bool:
        if saver.stats().retention.looked_at == 3 and not reached.is_set():
            reached.set()
            # However short the rest is.
            await pace._periodic._stop.wait()
        return await rest(pace)

    monkeypatch.setattr(retention._Pace, "rest", pause)
    async with _saver(dsn, every=once) as saver:
        await reached.wait()
        await saver.close()
        first = saver.stats().retention
    assert first.passes == 0
    assert _turns(dsn) == [(None, "t2")]
    async with _saver(dsn, every=once) as saver:
        await until(lambda: saver.stats().retention.passes == 1)
        assert saver.stats().retention.looked_at == 4
        assert [await _left(saver, f"t{n}") for n in range(6)] == [1] * 6


async def test_it_survives_errors(
    dsn: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "core.loops", first_pause=0.01)
    async with AsyncPostgresSaver.from_conn_string(dsn) as plain:
        await aput_chain(plain, "secret-thread")
    run_sql(dsn, "alter table pgcheckpoint.retention_turns rename to gone")
    with caplog.at_level(logging.WARNING, "pg_checkpoint"):
        async with _saver(dsn) as saver:
            await until(lambda: len(caplog.records) > 2)
            assert await _left(saver, "secret-thread") == 3
            run_sql(dsn, "alter table pgcheckpoint.gone rename to retention_turns")
            await until(lambda: saver.stats().retention.checkpoints == 2)
    assert caplog.records[0].getMessage() == "retention failed: SchemaNotReadyError"
    assert "secret" not in caplog.text


@pytest.mark.one_server("a trigger")
async def test_a_thread_that_fails_stops_no_other(
    dsn: str, once: timedelta, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as plain:
        for name in ("bad", "good"):
            await aput_chain(plain, name)
    run_sql(
        dsn,
        "create function refuse() returns trigger language plpgsql as "
        "'begin raise check_violation; end';"
        " create trigger refuse before delete on pgcheckpoint.checkpoints for each row"
        " when (old.thread_id = 'bad') execute function refuse()",
    )
    with caplog.at_level(logging.INFO, "pg_checkpoint.saver"):
        async with _saver(dsn, every=once) as saver:
            await until(lambda: saver.stats().retention.passes > 0)
            stats = saver.stats().retention
    assert (stats.failed, stats.checkpoints) == (1, 2)
    assert "could not clean 1 threads" in caplog.text


async def test_close_does_not_wait_for_long(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BackgroundRetention, "grace", 0.05)
    async with AsyncPostgresSaver.from_conn_string(dsn) as plain:
        await aput_chain(plain, "t")
    saver = AsyncPostgresSaver(dsn, retention=KEEP_ONE, retention_every=SOON)
    working = asyncio.Event()

    async def stuck(*_: Any) -> AsyncIterator[None]:
        working.set()
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(retention.Pass, "_thin_out", stuck)
    await saver.open()
    await working.wait()
    await asyncio.wait_for(saver.close(), PATIENCE)
    assert not _tasks()


async def test_a_saver_that_is_dropped_is_let_go(dsn: str) -> None:
    saver = AsyncPostgresSaver(dsn, retention=KEEP_ONE, retention_every=timedelta(hours=1))
    engine_of(saver).background.start()
    dropped = weakref.ref(engine_of(saver).background)
    assert _tasks()
    del saver
    gc.collect()
    assert dropped() is None
    for task in _tasks():
        task.cancel()


def test_it_begins_anew_on_another_loop(dsn: str) -> None:
    saver = AsyncPostgresSaver(dsn, retention=KEEP_ONE, retention_every=SOON)

    async def use() -> None:
        before = saver.stats().retention.passes
        await aput_chain(saver, "t")
        await until(lambda: saver.stats().retention.passes > before)
        assert len(_tasks()) == 1

    asyncio.run(use())
    asyncio.run(use())
    asyncio.run(saver.close())


def test_a_loop_that_stood_still_does_not_go_on(dsn: str) -> None:
    saver = AsyncPostgresSaver(dsn, retention=KEEP_ONE, retention_every=SOON)
    first, second = asyncio.new_event_loop(), asyncio.new_event_loop()

    async def passed(loops: int) -> None:
        await aput_chain(saver, "t")
        passes = saver.stats().retention.passes
        await until(lambda: saver.stats().retention.passes >= passes + loops)

    first.run_until_complete(passed(1))
    # It may have come to stand still in the midst of a pass, from which nobody may move it. A pass
    # can begin in the very turn in which the loop is stopped, so this looks while it stands.
    while engine_of(saver).is_pending:
        first.run_until_complete(asyncio.sleep(0.001))
    second.run_until_complete(passed(2))

    async def ended() -> None:
        await until(lambda: not _tasks())

    first.run_until_complete(ended())
    second.run_until_complete(saver.close())
    for loop in (first, second):
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


def test_of_a_blocking_saver(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn, retention=KEEP_ONE, retention_every=SOON) as saver:
        config: Any = config_for("t")
        for n in range(3):
            checkpoint = checkpoint_of({"n": n})
            config = saver.put(config, checkpoint, META, checkpoint["channel_versions"])
        wait_until(lambda: saver.stats().retention.checkpoints >= 2)
    assert [holder for holder, _ in _turns(dsn)] == [None]


def test_a_time_that_cannot_be_meant() -> None:
    for seconds in (0, -1):
        with pytest.raises(ValueError, match="retention_every"):
            AsyncPostgresSaver("", retention=KEEP_ONE, retention_every=timedelta(seconds=seconds))
