"""Retention that a saver does by itself, in nobody's way; it leaves leased threads alone."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import PostgresSaver, RetentionPolicy
from pg_checkpoint.saver import retention
from pg_checkpoint.saver.cleaning import Cleaning, Results, Steps
from pg_checkpoint.saver.retention import BackgroundRetention
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import Log, Pair
from tests.making import age_threads, aput, aput_chain, config_for, ids_of, rows_of, run_sql
from tests.seams import before_call, database_of, engine_of, limit, run_on
from tests.waiting import PATIENCE, until, wait_until

SOON = timedelta(milliseconds=20)
KEEP_ONE = RetentionPolicy(keep_last=1)
DAY = timedelta(days=1)


async def _left(saver: Saver, thread_id: str) -> int:
    return len(await ids_of(saver, config_for(thread_id)))


def _turns(dsn: str) -> list[Any]:
    return rows_of(dsn, "select holder, position from pgcheckpoint.retention_turns")


def _saver(dsn: str, policy: RetentionPolicy = KEEP_ONE, every: timedelta = SOON) -> Any:
    return Saver.from_conn_string(dsn, retention=policy, retention_every=every)


@pytest.fixture(autouse=True)
def _passes_end_before_close_does(monkeypatch: Patch) -> None:
    """One that is cut off keeps its turn for a while."""
    monkeypatch.setattr(BackgroundRetention, "grace", PATIENCE)


@pytest.fixture
def once(monkeypatch: Patch) -> timedelta:
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


async def test_there_is_none_by_default_and_none_before_the_first_use(dsn: str) -> None:
    async with Saver.from_conn_string(dsn) as plain:
        await aput_chain(plain, "t")
        assert not _tasks()
    saver = Saver(dsn, retention=KEEP_ONE)
    assert not _tasks()
    await saver.aget_tuple(config_for("t"))
    for _ in range(2):
        await aput_chain(saver, "t")
        assert len(_tasks()) == 1
        await saver.close()
        assert not _tasks()
        await saver.open()
        assert len(_tasks()) == 1
    await saver.close()


async def test_of_many_one_works(dsn: str, monkeypatch: Patch) -> None:
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
        await until(lambda: all(s.stats().retention.passes > 2 for s in (a, b, c)))
        assert most == 1
        # Another policy has a turn of its own.
        async with _saver(dsn, RetentionPolicy(keep_last=2)) as two:
            await until(lambda: two.stats().retention.passes > 0)
    assert len(_turns(dsn)) == 2


async def _take(saver: Any, holder: str, every: float = 60.0) -> tuple[str | None, float]:
    turn = retention._Turn(database_of(saver), "policy", holder, 1000.0)
    return await turn.take(every)


async def test_whose_turn_it_is(saver: Saver, dsn: str) -> None:
    # Twice: an answer was lost.
    for _ in range(2):
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
    _age(dsn, "finished_at")
    assert await _take(saver, "a") == ("", 0)


def _age(dsn: str, column: str) -> None:
    aged = f"{column} = now() - interval '1 minute'"
    run_sql(dsn, f"update pgcheckpoint.retention_turns set {aged}")


async def test_a_killed_ones_turn_is_taken_over(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(retention._Turn, "renewed_every", 0.0)
    await _take(saver, "a")
    killed = retention._Turn(database_of(saver), "policy", "a", 1000.0)
    # Until somebody takes it, it may go on.
    for position in ("t3", "t4"):
        assert await killed.keep(position)
        _age(dsn, "held_until")
    assert await _take(saver, "b") == ("t4", 0)
    assert not await killed.keep("t5")
    assert _turns(dsn) == [("b", "t4")]


async def test_a_pass_that_is_ended_goes_on_elsewhere(
    saver: Saver, dsn: str, once: timedelta, monkeypatch: Patch
) -> None:
    for n in range(6):
        await aput_chain(saver, f"t{n}")
    monkeypatch.setattr(retention._Pace, "shortest", 0.0)
    reached, rest = asyncio.Event(), retention._Pace.rest

    async def pause(pace: Any) -> bool:
        if worker.stats().retention.looked_at == 3 and not reached.is_set():
            reached.set()
            await pace._periodic._stop.wait()
        return await rest(pace)

    monkeypatch.setattr(retention._Pace, "rest", pause)
    async with _saver(dsn, every=once) as worker:
        await reached.wait()
        await worker.close()
        assert worker.stats().retention.passes == 0
    assert _turns(dsn) == [(None, "t2")]
    async with _saver(dsn, every=once) as worker:
        await until(lambda: worker.stats().retention.passes == 1)
        assert worker.stats().retention.looked_at == 4
    assert [await _left(saver, f"t{n}") for n in range(6)] == [1] * 6


async def test_it_survives_errors(saver: Saver, dsn: str, caplog: Log, monkeypatch: Patch) -> None:
    limit(monkeypatch, "core.loops", first_pause=0.01)
    await aput_chain(saver, "secret-thread")
    run_sql(dsn, "alter table pgcheckpoint.retention_turns rename to gone")
    with caplog.at_level(logging.WARNING, "pg_checkpoint"):
        async with _saver(dsn) as worker:
            await until(lambda: len(caplog.records) > 2)
            assert await _left(saver, "secret-thread") == 3
            run_sql(dsn, "alter table pgcheckpoint.gone rename to retention_turns")
            await until(lambda: worker.stats().retention.checkpoints == 2)
    assert caplog.records[0].getMessage() == "retention failed: SchemaNotReadyError"
    assert "secret" not in caplog.text


async def test_close_does_not_wait_for_long(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(BackgroundRetention, "grace", 0.05)
    await aput_chain(saver, "t")
    working = asyncio.Event()

    async def stuck(*_: Any) -> AsyncIterator[None]:
        working.set()
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(retention.Pass, "_thin_out", stuck)
    async with _saver(dsn):
        await working.wait()
    assert not _tasks()


async def test_a_saver_that_is_dropped_is_let_go(dsn: str) -> None:
    saver = Saver(dsn, retention=KEEP_ONE, retention_every=timedelta(hours=1))
    engine_of(saver).background.start()
    dropped = weakref.ref(engine_of(saver).background)
    assert _tasks()
    del saver
    gc.collect()
    assert dropped() is None
    for task in _tasks():
        task.cancel()


def test_a_loop_that_stood_still_does_not_go_on(dsn: str) -> None:
    saver = Saver(dsn, retention=KEEP_ONE, retention_every=SOON)
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
        run_on(saver, aput_chain(saver, "t"))
        wait_until(lambda: saver.stats().retention.checkpoints >= 2)
    assert [holder for holder, _ in _turns(dsn)] == [None]


POLICIES = {
    "the last": KEEP_ONE,
    "the young": RetentionPolicy(keep_younger_than=timedelta(microseconds=1)),
    "results": RetentionPolicy(keep_results_for=timedelta(0)),
    "inactive": RetentionPolicy(delete_inactive_for=DAY),
    "expired": RetentionPolicy(),
    "expired, keep_latest": RetentionPolicy(),
}


async def _fill(saver: Saver, dsn: str, ttl: str | None = None) -> None:
    config: Any = config_for("t")
    for n in range(5):
        config = await aput(saver, config, {"n": n})
        await saver.aput_writes(config, [("n", n)], f"task {n}")
    if ttl is not None:
        await saver.aset_ttl("t", DAY, strategy=ttl)  # type: ignore[arg-type]  # parametrized
    age_threads(dsn, 40 * DAY)


def _rows(dsn: str) -> list[Any]:
    tables = ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads")
    return [rows_of(dsn, f"select count(*) from pgcheckpoint.{table}") for table in tables]


@pytest.mark.parametrize("name", POLICIES)
async def test_a_policy_waits_for_the_end_of_the_lease(saver: Saver, dsn: str, name: str) -> None:
    await _fill(saver, dsn, {"expired": "delete", "expired, keep_latest": "keep_latest"}.get(name))
    before, policy = _rows(dsn), POLICIES[name]
    for dry_run in (True, False):
        async with saver.lease("t"):
            removed = await saver.apply_retention(policy, dry_run=dry_run)
        assert (removed.busy, removed.threads, removed.checkpoints, removed.writes) == (1, 0, 0, 0)
        assert _rows(dsn) == before
        if not dry_run:
            # Of one that was lost it does not.
            killed = "values ('t', 'killed', now() - interval '1 second')"
            leases = "pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
            run_sql(dsn, f"insert into {leases} {killed}")
        removed = await saver.apply_retention(policy, dry_run=dry_run)
        assert removed.busy == 0
        assert removed.threads + removed.checkpoints + removed.writes > 0
        assert (_rows(dsn) == before) == dry_run


async def test_the_background_waits_for_it_too(saver: Saver, dsn: str) -> None:
    await _fill(saver, dsn)
    async with _saver(dsn) as worker:
        async with saver.lease("t"):
            await worker.aget_tuple(config_for("t"))
            await until(lambda: worker.stats().retention.busy > 1)
            assert await _left(saver, "t") == 5
        await until(lambda: worker.stats().retention.checkpoints == 4)


@pytest.mark.parametrize(("name", "what"), [("the last", "checkpoints"), ("results", "writes")])
async def test_a_lease_ends_a_cleaning(
    pair: Pair, dsn: str, monkeypatch: Patch, name: str, what: str
) -> None:
    saver, other = pair
    await _fill(saver, dsn)
    monkeypatch.setattr(Cleaning, "steps", Steps(checkpoints=1, last=1))
    limit(monkeypatch, "saver.cleaning", writes=1)
    driving = saver.lease("t")
    # After the first of them; a cleaning looks at all before that.
    if name == "the last":
        before_call(monkeypatch, Cleaning, "write", 2, driving.__aenter__)
    else:
        before_call(monkeypatch, Results, "_drop", 1, driving.__aenter__)
    removed = await other.apply_retention(POLICIES[name])
    assert (getattr(removed, what), removed.busy, removed.failed) == (1, 1, 0)
    await driving.__aexit__(None, None, None)
    assert getattr(await saver.apply_retention(POLICIES[name]), what) == 3


async def test_what_a_user_asks_for_is_done_under_a_lease(saver: Saver, dsn: str) -> None:
    await _fill(saver, dsn)
    async with Saver.from_conn_string(dsn) as other, saver.lease("t"):
        await other.aprune(["t"])
        assert len(await ids_of(other, config_for("t"))) == 1
        await other.adelete_thread("t")
        assert await other.aget_tuple(config_for("t")) is None
