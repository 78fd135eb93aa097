"""A worker whose clock is wrong by a year deletes, shows and takes over what any other does."""

from __future__ import annotations

import datetime as datetimes
import sys
import time
from collections.abc import AsyncIterator
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresStore, LeaseHeldError, RetentionPolicy, list_unfinished
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.conftest import Patch, Saver
from tests.making import aput, config_for, item_of, rows_of, run_sql
from tests.waiting import until

HOUR, YEAR = timedelta(hours=1), timedelta(days=365)
IDLE = 2 * HOUR


@pytest.fixture(params=[YEAR, -YEAR], ids=["ahead", "behind"])
def apart(request: pytest.FixtureRequest, monkeypatch: Patch) -> timedelta:
    by: timedelta = request.param

    class Kind(type):
        def __instancecheck__(cls, instance: object) -> bool:
            return isinstance(instance, datetime)

    class Wrong(datetime, metaclass=Kind):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.now(tz) + by

    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + by.total_seconds())
    for name, module in list(sys.modules.items()):
        if name.startswith("pg_checkpoint"):
            for attribute, value in list(vars(module).items()):
                if value is datetime:
                    monkeypatch.setattr(module, attribute, Wrong)
                elif value is datetimes:
                    monkeypatch.setattr(module, f"{attribute}.datetime", Wrong)
    return by


def _server_time(dsn: str) -> datetime:
    (row,) = rows_of(dsn, "select now()")
    return datetime.fromisoformat(str(row[0])).astimezone(timezone.utc)


def _age(dsn: str, table: str, columns: str, where: str = "true") -> None:
    aged = ", ".join(f"{column} = {column} - interval '2 hours'" for column in columns.split())
    run_sql(dsn, f"update pgcheckpoint.{table} set {aged} where {where}")


@pytest.fixture
async def threads(saver: Saver, dsn: str, apart: timedelta) -> Saver:
    """A thread that was written now, and one two hours ago."""
    now = _server_time(dsn)
    for thread, at in (("new", now), ("old", now - IDLE)):
        config = config_for(thread)
        for n in range(3):
            config = await aput(saver, config, {"n": n}, ts=at.isoformat())
            await saver.aput_writes(config, [("n", n)], "task")
    _age(dsn, "checkpoint_threads", "active_at created_at", "thread_id = 'old'")
    return saver


async def _counts(saver: Saver) -> dict[str, int]:
    return {thread.thread_id: thread.checkpoints for thread in await saver.alist_threads()}


async def test_retention(threads: Saver) -> None:
    assert (await threads.apply_retention(RetentionPolicy(keep_results_for=HOUR))).writes == 2
    await threads.apply_retention(RetentionPolicy(keep_younger_than=HOUR))
    assert await _counts(threads) == {"new": 3, "old": 1}
    policy = RetentionPolicy(delete_inactive_for=HOUR)
    assert (await threads.apply_retention(policy, dry_run=True)).threads == 1
    assert (await threads.apply_retention(policy)).threads == 1
    assert await _counts(threads) == {"new": 3}


async def test_times_to_live_in_the_background(threads: Saver, dsn: str) -> None:
    for thread in ("new", "old"):
        await threads.aset_ttl(thread, HOUR)
    async with Saver.from_conn_string(dsn, retention=RetentionPolicy()) as worker:
        await worker.aget_tuple(config_for("new"))
        await until(lambda: worker.stats().retention.passes == 1)
    assert await _counts(threads) == {"new": 3}


async def test_leases(saver: Saver, dsn: str, apart: timedelta) -> None:
    async with Saver.from_conn_string(dsn) as other, other.lease("t"):
        with pytest.raises(LeaseHeldError):
            await saver.lease("t").__aenter__()
        _age(dsn, "checkpoint_leases", "expires_at")
        async with saver.lease("t") as lease:
            assert not lease.lost


async def test_unfinished_threads(saver: Saver, dsn: str, apart: timedelta) -> None:
    for thread in ("new", "old"):
        await aput(saver, config_for(thread), {"branch:to:a": None}, new={})
    _age(dsn, "checkpoint_threads", "active_at unfinished_at", "thread_id = 'old'")
    assert [thread.thread_id for thread in await list_unfinished(saver, idle_for=HOUR)] == ["old"]


@pytest.fixture
async def store(dsn: str, apart: timedelta) -> AsyncIterator[AsyncPostgresStore]:
    config: Any = {"default_ttl": 60, "refresh_on_read": False}
    async with AsyncPostgresStore.from_conn_string(dsn, ttl=config) as opened:
        yield opened


async def test_items_of_the_store(store: AsyncPostgresStore, dsn: str) -> None:
    for key in ("new", "old"):
        await store.aput(("n",), key, {})
    _age(dsn, "store_items", "expires_at updated_at created_at", "key = 'old'")
    assert await store.aget(("n",), "old") is None
    assert [item.key for item in await store.asearch(("n",))] == ["new"]
    assert await store.sweep_ttl() == 1
    assert abs((await item_of(store, ("n",), "new")).updated_at - _server_time(dsn)) < HOUR


async def test_times_of_what_is_imported(threads: Saver, dsn: str, empty_dsn: str) -> None:
    """They are those of the checkpoints, and none is in the future of the server."""
    lines: list[bytes] = []
    await export_threads(threads, lines.append, since=_server_time(dsn) - HOUR)
    text = b"".join(lines)
    # A time that the user names is what it is.
    assert (b'"new"' in text, b'"old"' in text) == (True, False)
    future = (_server_time(dsn) + YEAR).isoformat()
    await aput(threads, config_for("late"), {"n": 1}, ts=future)
    lines.clear()
    await export_threads(threads, lines.append)
    async with Saver.from_conn_string(empty_dsn) as target:
        await target.setup()
        await import_threads(target, b"".join(lines).splitlines(keepends=True))
        now = _server_time(empty_dsn)
        times = {t.thread_id: (t.created_at, t.active_at) for t in await target.alist_threads()}
    ages = {thread: round((now - at) / HOUR) for thread, (_, at) in times.items()}
    assert ages == {"new": 0, "old": 2, "late": 0}
    assert all(made <= at <= now for made, at in times.values())
