"""Retention leaves a thread alone that is under a lease; what a user asks for does not."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from pg_checkpoint.saver.cleaning import Cleaning, Results, Steps
from tests.making import aput, config_for, ids_of, rows_of, run_sql
from tests.seams import before_call, limit
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


@pytest.mark.parametrize("name", POLICIES)
async def test_a_policy_waits_for_the_end_of_the_lease(
    saver: AsyncPostgresSaver, dsn: str, name: str
) -> None:
    await _fill(saver, dsn, {"expired": "delete", "expired, keep_latest": "keep_latest"}.get(name))
    before, policy = _rows(dsn), POLICIES[name]
    for dry_run in (True, False):
        async with saver.lease("t"):
            removed = await saver.apply_retention(policy, dry_run=dry_run)
        assert (removed.busy, removed.threads, removed.checkpoints, removed.writes) == (1, 0, 0, 0)
        assert _rows(dsn) == before
        if not dry_run:
            # Of one that was lost it does not: whoever resumes the run begins at the newest
            # checkpoint, which stays; perhaps nobody does.
            run_sql(
                dsn,
                "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
                " values ('t', 'killed', now() - interval '1 second')",
            )
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
    driving = saver.lease("t")
    # After a look, and the first checkpoint.
    steps = before_call(monkeypatch, Cleaning, "write", 2, driving.__aenter__)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        removed = await other.apply_retention(RetentionPolicy(keep_last=1))
    assert (removed.checkpoints, removed.busy, removed.failed, len(steps)) == (1, 1, 0, 3)
    await driving.__aexit__(None, None, None)
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == 3


async def test_a_lease_that_is_taken_between_two_steps_ends_dropping_results(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _fill(saver, dsn)
    limit(monkeypatch, "saver.cleaning", writes=1)
    driving = saver.lease("t")
    steps = before_call(monkeypatch, Results, "_drop", 1, driving.__aenter__)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        removed = await other.apply_retention(POLICIES["results"])
    assert (removed.writes, removed.busy, removed.failed, len(steps)) == (1, 1, 0, 2)
    await driving.__aexit__(None, None, None)


async def test_what_a_user_asks_for_is_done_under_a_lease(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _fill(saver, dsn)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other, saver.lease("t"):
        await other.aprune(["t"])
        assert len(await ids_of(other, config_for("t"))) == 1
        await other.adelete_thread("t")
        assert await other.aget_tuple(config_for("t")) is None
