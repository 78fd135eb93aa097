"""Dropping results in steps: beside others, after a kill, with every saver, and for little."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AesGcmCipher, KeyRing, PostgresSaver, RetentionPolicy
from pg_checkpoint.saver.cleaning import Results
from tests.command_line import cli, done
from tests.functions import QUERIES
from tests.integration.saver.conftest import Patch, Saver, locked
from tests.integration.saver.test_dropping_results import NOW, chain, with_results, writes
from tests.making import META, checkpoint_of, config_for
from tests.plans import nodes_of
from tests.seams import database_of, limit
from tests.waiting import PATIENCE

DAY = timedelta(days=1)
LATER = "9999-01-01"


def _results(saver: Saver) -> Results:
    return Results(database_of(saver), "t", timeout=PATIENCE, lock_timeout=PATIENCE)


@pytest.mark.parametrize(
    ("limits", "expected"),
    [({"writes": 9}, [8] * 4), ({"writes": 44}, [44]), ({"bytes": 1}, [4] * 4)],
)
async def test_each_step_takes_whole_checkpoints(
    saver: Saver, dsn: str, monkeypatch: Patch, limits: Any, expected: Any
) -> None:
    limit(monkeypatch, "saver.cleaning", **limits)
    ids = await chain(saver, "t", [*range(12, 0, -1)])
    found = await _results(saver).find(LATER)
    assert [row.checkpoint_id for row in found] == ids[:-1]
    sizes = []
    async for taken in _results(saver).drop(found):
        sizes.append(taken.writes)
        left = Counter(row[2] for row in writes(dsn))
        assert set(left.values()) == {4}
        assert len(left) == 12 - sum(sizes) // 4
        if len(sizes) == 4:
            # Killed; the next one goes on.
            break
    assert sizes == expected
    again = await saver.apply_retention(NOW)
    assert again.writes + sum(sizes) == 44
    assert with_results(dsn) == ids[-1:]


async def test_a_child_that_was_deleted_meanwhile(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [3, 2])
    child = checkpoint_of({"n": 5})
    meta: Any = {**META, "run_id": "undone"}
    await saver.aput(config_for("t", ids[1]), child, meta, child["channel_versions"])
    found = await _results(saver).find(LATER)
    assert [row.checkpoint_id for row in found] == ids
    await saver.adelete_for_runs(["undone"])
    assert [taken.writes async for taken in _results(saver).drop(found)] == [4]
    assert with_results(dsn) == ids[1:]


async def test_what_is_put_again_goes_next_time(saver: Saver, dsn: str) -> None:
    ids = await chain(saver, "t", [3, 2])
    await saver.apply_retention(NOW)
    await saver.aput_writes(config_for("t", ids[0]), [("n", 0), ("list", [0])], "a")
    # A time to live changes nothing.
    await saver.aset_ttl("t", DAY)
    assert (await saver.apply_retention(NOW)).writes == 2
    assert with_results(dsn) == ids[1:]


async def test_many_workers_at_once_beside_writers(saver: Saver, dsn: str) -> None:
    threads = [f"t{n}" for n in range(8)]
    async with Saver.from_conn_string(dsn) as other:
        growing = asyncio.gather(*(chain(other, name, [1] * 12) for name in threads))
        passes = [s.apply_retention(NOW) for _ in range(4) for s in (saver, other)]
        removed = await asyncio.gather(*passes)
        grown = await growing
    removed.append(await saver.apply_retention(NOW))
    assert sum(r.writes for r in removed) == 8 * 11 * 4
    assert sum(r.failed for r in removed) == 0
    for name, ids in zip(threads, grown, strict=True):
        assert with_results(dsn, name) == ids[-1:]
        assert len(writes(dsn, f"thread_id = '{name}'")) == 4


async def test_a_thread_whose_lock_is_held_is_passed_over(saver: Saver, dsn: str) -> None:
    held = await chain(saver, "held", [2, 1])
    await chain(saver, "other", [2, 1])
    await chain(saver, "nothing is due", [1])
    with locked(dsn, "held", "nothing is due"):
        removed = await asyncio.wait_for(saver.apply_retention(NOW), PATIENCE)
    assert (removed.looked_at, removed.busy, removed.writes) == (3, 1, 4)
    assert with_results(dsn, "held") == held


@pytest.mark.parametrize(
    "more", [{"keep_last": 3}, {"keep_younger_than": 4.5 * DAY}, {"delete_inactive_for": DAY}]
)
async def test_beside_other_rules(saver: Saver, dsn: str, more: Any) -> None:
    ids = await chain(saver, "t", [6, 5, 4, 3, 2])
    policy = RetentionPolicy(keep_results_for=2.5 * DAY, **more)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert len(writes(dsn)) == 20
    assert await saver.apply_retention(policy) == expected
    assert expected.writes == 3 * 4
    assert with_results(dsn) == ids[3:]


async def test_with_all_encrypted(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(range(32))}))
    async with Saver.from_conn_string(
        dsn, cipher=cipher, encrypt_metadata=True, clear_metadata=["tenant"]
    ) as sealed:
        ids = await chain(sealed, "t", [2, 1], metadata={"tenant": "a"})
        delta = {"counters_since_delta_snapshot": {"log": [1, 1]}, "tenant": "a"}
        kept = await chain(sealed, "delta", [2, 1], metadata=delta)
        policy = RetentionPolicy(keep_results_for=timedelta(0), metadata={"tenant": "a"})
        assert (await sealed.apply_retention(policy)).writes == 4
    assert (with_results(dsn), with_results(dsn, "delta")) == (ids[1:], kept)


def test_by_the_blocking_saver_and_by_command(sync_saver: PostgresSaver, dsn: str) -> None:
    config: Any = config_for("t")
    for n in range(4):
        checkpoint = checkpoint_of({"n": n})
        config = sync_saver.put(config, checkpoint, META, checkpoint["channel_versions"])
        sync_saver.put_writes(config, [("n", n)], "task")
        if n == 2:
            assert sync_saver.apply_retention(NOW).writes == 2
    for arguments in (["7d", "--dry-run"], ["0d"]):
        shown = done("retention", "--keep-results-for", *arguments, "--json", dsn=dsn).json
        assert (shown["writes"], shown["looked_at"]) == (1, 1)
    assert len(writes(dsn)) == 1
    for text in ("-1d", "soon"):
        assert cli("retention", "--keep-results-for", text, dsn=dsn).code == 2


@pytest.mark.one_server("plans of one")
async def test_where_nothing_is_left_no_checkpoint_is_read(saver: Saver, dsn: str) -> None:
    await chain(saver, "t", [3, 2, 1])
    assert _checkpoints_read(dsn) > 0
    await saver.apply_retention(NOW)
    assert _checkpoints_read(dsn) == 0


def _checkpoints_read(dsn: str) -> int:
    statement = QUERIES["find_results"]
    with psycopg.connect(dsn) as admin, psycopg.RawCursor(admin) as cursor:
        # Whichever way the planner would choose: all by the index, and the first with each.
        for way in ("seqscan", "bitmapscan", "hashjoin", "mergejoin"):
            cursor.execute(f"set local enable_{way} = off".encode())
        explain = f"explain (analyze, format json, timing off) {statement}".encode()
        row = cursor.execute(explain, ["t", LATER]).fetchone()
    assert row is not None
    # The other one only looks for a later id.
    scans = [
        node
        for node in nodes_of(row[0])
        if node.get("Relation Name") == "checkpoints" and "checkpoint_id" not in node["Index Cond"]
    ]
    assert scans
    return sum(n["Actual Rows"] for n in scans)
