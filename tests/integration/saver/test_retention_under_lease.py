"""Retention leaves a thread alone that is under a lease; what a user asks for does not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from pg_checkpoint.saver.cleaning import Cleaning, Results, Steps
from tests.making import aput, config_for, ids_of, rows_of, run_sql
from tests.seams import limit
from tests.waiting import until

DAY = timedelta(days=1)
POLICIES = {
    "the last": RetentionPolicy(keep_last=1),
    "the young": RetentionPolicy(keep_younger_than=timedelta(microseconds=1)),
    "results": RetentionPolicy(keep_results_for=timedelta(0)),
    "inactive": RetentionPolicy(delete_inactive_for=DAY),
    "expired": RetentionPolicy(),
    "expired, keep_latest": RetentionPolicy(),
}


async def _fill(saver: AsyncPostgresSaver, dsn: str, ttl: str | None = None) -> None:
    config: Any = config_for("t")
    for n in range(5):
        config = await aput(saver, config, {"n": n})
        await saver.aput_writes(config, [("n", n)], f"task {n}")
    if ttl is not None:
        await saver.aset_ttl("t", DAY, strategy=ttl)  # type: ignore[arg-type]  # parametrized
    run_sql(
        dsn, "update pgcheckpoint.checkpoint_threads set active_at = now() - interval '40 days'"
    )


def _rows(dsn: str) -> list[Any]:
    tables = ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads")
    return [rows_of(dsn, f"select count(*) from pgcheckpoint.{table}") for table in tables]


def _ttl_of(name: str) -> str | None:
    if not name.startswith("expired"):
        return None
    return "keep_latest" if name.endswith("keep_latest") else "delete"


@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize("dry_run", [True, False])
async def test_a_policy_waits_for_the_end_of_the_lease(
    saver: AsyncPostgresSaver, dsn: str, name: str, dry_run: bool
) -> None:
    await _fill(saver, dsn, _ttl_of(name))
    before, policy = _rows(dsn), POLICIES[name]
    async with saver.lease("t"):
        removed = await saver.apply_retention(policy, dry_run=dry_run)
    assert (removed.busy, removed.threads, removed.checkpoints, removed.writes) == (1, 0, 0, 0)
    assert _rows(dsn) == before
    removed = await saver.apply_retention(policy, dry_run=dry_run)
    assert removed.busy == 0
    assert removed.threads + removed.checkpoints + removed.writes > 0
    assert (_rows(dsn) == before) == dry_run


async def test_so_does_the_background(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _fill(saver, dsn)
    before = _rows(dsn)
    async with AsyncPostgresSaver.from_conn_string(
        dsn, retention=RetentionPolicy(keep_last=1), retention_every=timedelta(milliseconds=20)
    ) as other:
        async with saver.lease("t"):
            await other.aget_tuple(config_for("t"))
            await until(lambda: other.stats().retention.busy > 1)
            assert _rows(dsn) == before
        await until(lambda: _rows(dsn) != before)


async def test_a_lease_that_is_taken_between_two_steps_ends_a_cleaning(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _fill(saver, dsn)
    monkeypatch.setattr(Cleaning, "steps", Steps(checkpoints=1, last=1))
    write, driving, steps = Cleaning.write, saver.lease("t"), 0

    async def beside(self: Cleaning, statements: Sequence[Any]) -> Any:
        nonlocal steps
        # After a look, and the first checkpoint.
        if steps == 2:
            await driving.__aenter__()
        steps += 1
        return await write(self, statements)

    monkeypatch.setattr(Cleaning, "write", beside)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        removed = await other.apply_retention(RetentionPolicy(keep_last=1))
    assert (removed.checkpoints, removed.busy, removed.failed, steps) == (1, 1, 0, 3)
    await driving.__aexit__(None, None, None)
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == 3


async def test_a_lease_that_is_taken_between_two_steps_ends_dropping_results(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _fill(saver, dsn)
    limit(monkeypatch, "saver.cleaning", writes=1)
    drop, driving, steps = Results._drop, saver.lease("t"), 0

    async def beside(self: Results, batch: Any) -> Any:
        nonlocal steps
        if steps == 1:
            await driving.__aenter__()
        steps += 1
        return await drop(self, batch)

    monkeypatch.setattr(Results, "_drop", beside)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        removed = await other.apply_retention(POLICIES["results"])
    assert (removed.writes, removed.busy, removed.failed, steps) == (1, 1, 0, 2)
    await driving.__aexit__(None, None, None)


@pytest.mark.parametrize("name", POLICIES)
async def test_a_lease_that_was_lost_holds_nothing_up(
    saver: AsyncPostgresSaver, dsn: str, name: str
) -> None:
    """Who resumes the run begins at the newest checkpoint, which stays; perhaps nobody does."""
    await _fill(saver, dsn, _ttl_of(name))
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
        " values ('t', 'killed', now() - interval '1 second')",
    )
    removed = await saver.apply_retention(POLICIES[name])
    assert removed.busy == 0
    assert removed.threads + removed.checkpoints + removed.writes > 0


async def test_what_a_user_asks_for_is_done_under_a_lease(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _fill(saver, dsn)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other, saver.lease("t"):
        await other.aprune(["t"])
        assert len(await ids_of(other, config_for("t"))) == 1
        await other.adelete_thread("t")
        assert await other.aget_tuple(config_for("t")) is None
