"""How long threads live: from their last activity, as retention carries it out."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, Removed, RetentionPolicy
from pg_checkpoint.core.errors import InvalidKeyError
from tests.checking import Unowned, unowned
from tests.making import (
    age_threads,
    aput,
    chain_of,
    config_for,
    id_of,
    rows_of,
)
from tests.seams import before_each, database_of, limit

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ONLY_TTL = RetentionPolicy()


async def _thread(saver: Any, thread_id: str, length: int = 3, **configurable: Any) -> list[str]:
    config: Any = config_for(thread_id)
    ids = []
    for n in range(length):
        config["configurable"] |= configurable
        config = await aput(saver, config, {"n": n, "list": [n]}, metadata={"of": thread_id})
        ids.append(id_of(config))
    return ids


def _row(dsn: str, thread_id: str) -> Any:
    query = "select ttl, ttl_strategy from pgcheckpoint.checkpoint_threads where thread_id = %s"
    return next(iter(rows_of(dsn, query, [thread_id])), None)


async def test_an_expired_thread_goes(saver: AsyncPostgresSaver, dsn: str) -> None:
    for name in ("short", "long", "none"):
        await _thread(saver, name)
    await saver.aset_ttl("short", HOUR)
    await saver.aset_ttl("long", DAY)
    age_threads(dsn, HOUR)
    # To a minute, and never shorter.
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    age_threads(dsn, timedelta(minutes=1))
    removed = await saver.apply_retention(ONLY_TTL)
    assert (removed.looked_at, removed.threads, removed.checkpoints) == (1, 1, 3)
    assert _row(dsn, "short") is None
    assert len(await chain_of(saver, "long")) == len(await chain_of(saver, "none")) == 3
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_activity_lets_a_thread_live_on(saver: AsyncPostgresSaver, dsn: str) -> None:
    ids = await _thread(saver, "t")
    await saver.aset_ttl("t", HOUR)
    age_threads(dsn, 2 * HOUR)
    await aput(saver, config_for("t", checkpoint_id=ids[-1]), {"n": 4})
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    age_threads(dsn, 2 * HOUR)
    assert (await saver.apply_retention(ONLY_TTL)).threads == 1


async def test_a_put_says_how_long(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _thread(saver, "t", ttl_minutes=90)
    assert _row(dsn, "t") == (timedelta(minutes=90), "delete")
    # What does not say anything changes nothing, and the strategy stays.
    await saver.aset_ttl("t", DAY, strategy="keep_latest")
    await _thread(saver, "t")
    assert _row(dsn, "t") == (DAY, "keep_latest")
    await _thread(saver, "t", ttl_minutes=0.5)
    assert _row(dsn, "t") == (timedelta(seconds=30), "keep_latest")
    await saver.acopy_thread("t", "copy")
    assert _row(dsn, "copy") == (None, None)


@pytest.mark.one_server("counts the statements sent; a cluster is asked for its shards")
async def test_a_put_without_it_sends_what_it_always_sent(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _thread(saver, "t", 1)
    sent: list[int] = []

    async def count(statements: Any, **_: Any) -> None:
        sent.append(len(statements))

    before_each(monkeypatch, database_of(saver), "run_once", count)
    await _thread(saver, "t", 1)
    await _thread(saver, "t", 1, ttl_minutes=1)
    assert sent == [2, 3]


async def test_a_time_that_cannot_be_meant(saver: AsyncPostgresSaver) -> None:
    for minutes in (0, -1, float("nan"), float("inf"), 1e12, True, "60"):
        with pytest.raises((ValueError, TypeError), match="ttl"):
            await _thread(saver, "t", ttl_minutes=minutes)
    assert await chain_of(saver, "t") == []
    for ttl in (timedelta(0), -HOUR, timedelta.max):
        with pytest.raises(ValueError, match="longer than zero"):
            await saver.aset_ttl("t", ttl)
    unknown: Any = "archive"
    with pytest.raises(ValueError, match="archive"):
        await saver.aset_ttl("t", HOUR, strategy=unknown)
    with pytest.raises(InvalidKeyError):
        await saver.aset_ttl("\0", HOUR)
    # The longest is calculated with.
    await _thread(saver, "t")
    await saver.aset_ttl("t", timedelta(days=1_000_000))
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    policy = RetentionPolicy(delete_inactive_for=HOUR)
    assert await saver.apply_retention(policy) == Removed(looked_at=1)


async def test_it_can_be_said_before_the_first_put_and_taken_back(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await saver.aset_ttl("new", HOUR)
    await saver.aset_ttl("never there", HOUR)
    await _thread(saver, "new")
    assert _row(dsn, "new") == (HOUR, "delete")
    for name in ("new", "never there", "neither"):
        await saver.aset_ttl(name, None)
    assert _row(dsn, "new") == (None, None)
    assert _row(dsn, "never there") is _row(dsn, "neither") is None
    age_threads(dsn, DAY)
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    # One that was only announced goes.
    await saver.aset_ttl("announced", HOUR)
    age_threads(dsn, DAY)
    assert await saver.apply_retention(ONLY_TTL) == Removed(looked_at=1, threads=1)
    assert _row(dsn, "announced") is None


async def test_the_latest_is_kept_after_each_activity(saver: AsyncPostgresSaver, dsn: str) -> None:
    ids = await _thread(saver, "t", 5)
    await saver.aset_ttl("t", HOUR, strategy="keep_latest")
    age_threads(dsn, 2 * HOUR)
    removed = await saver.apply_retention(ONLY_TTL)
    assert (removed.looked_at, removed.threads, removed.checkpoints) == (1, 0, 4)
    assert await chain_of(saver, "t") == ids[-1:]
    # It is not looked at again before it was active again.
    age_threads(dsn, DAY, "other")
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    new = await aput(saver, config_for("t", checkpoint_id=ids[-1]), {"n": 6})
    age_threads(dsn, 2 * HOUR)
    assert (await saver.apply_retention(ONLY_TTL)).checkpoints == 1
    assert await chain_of(saver, "t") == [id_of(new)]
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_a_thread_of_its_own_time_is_not_inactive(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    for name in ("mine", "policy's", "thinned"):
        await _thread(saver, name)
    await saver.aset_ttl("mine", 10 * DAY)
    await saver.aset_ttl("thinned", HOUR, strategy="keep_latest")
    age_threads(dsn, DAY)
    policy = RetentionPolicy(delete_inactive_for=2 * HOUR, keep_last=2)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert len(await chain_of(saver, "thinned")) == 3
    removed = await saver.apply_retention(policy)
    assert (removed.looked_at, removed.threads) == (3, 1)
    lengths = {n: len(await chain_of(saver, n)) for n in ("mine", "policy's", "thinned")}
    assert lengths == {"mine": 2, "policy's": 0, "thinned": 1}
    assert removed == expected


async def test_only_threads_that_the_filter_takes(saver: AsyncPostgresSaver, dsn: str) -> None:
    for name in ("a", "b"):
        await _thread(saver, name, ttl_minutes=60)
    age_threads(dsn, 2 * HOUR)
    for keep_last in (None, 9):
        policy = RetentionPolicy(metadata={"of": "c"}, keep_last=keep_last)
        assert await saver.apply_retention(policy) == Removed()
    assert (await saver.apply_retention(RetentionPolicy(metadata={"of": "a"}))).threads == 1
    assert await chain_of(saver, "a") == []
    assert len(await chain_of(saver, "b")) == 3


async def test_a_page_after_another(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "saver.retention", page=2)
    for n in range(5):
        await saver.aset_ttl(f"t{n}", HOUR)
    age_threads(dsn, 2 * HOUR)
    # Of one moment, and counted without being changed.
    assert (await saver.apply_retention(ONLY_TTL, dry_run=True)).threads == 5
    assert (await saver.apply_retention(ONLY_TTL)).threads == 5


@pytest.mark.parametrize("change", ["a put", "another time"])
async def test_a_thread_that_does_not_expire_any_more_stays(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    await _thread(saver, "t")
    await saver.aset_ttl("t", HOUR)
    age_threads(dsn, 2 * HOUR)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:

        async def meanwhile(*_: Any, **__: Any) -> None:
            if change == "a put":
                await _thread(other, "t", 1)
            else:
                await other.aset_ttl("t", DAY)

        before_each(monkeypatch, database_of(saver), "write", meanwhile)
        assert await saver.apply_retention(ONLY_TTL) == Removed(looked_at=1)
    assert len(await chain_of(saver, "t")) >= 3


async def test_a_thread_with_an_open_interrupt_goes_too(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    ids = await _thread(saver, "t", ttl_minutes=60)
    await saver.aput_writes(config_for("t", ids[-1]), [("__interrupt__", ["?"])], "task")
    age_threads(dsn, 2 * HOUR)
    assert (await saver.apply_retention(ONLY_TTL)).threads == 1
