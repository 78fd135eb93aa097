"""Whatever goes in pages through threads, all used at one moment, finds each of them once."""

from __future__ import annotations

import io
from datetime import datetime, timezone
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy, WaitingThread, list_waiting
from pg_checkpoint.tools.export import export_threads, import_threads
from pg_checkpoint.tools.verify import verify_threads
from tests.integration.tools.stock_app import app, say
from tests.making import aput_chain, chain_of, run_sql
from tests.seams import limit

# In the order of bytes; a page ends with "a".
THREADS = ["A", "a", "a\x01", "a-b", "a.b", "ab", "b"]
NOON = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)


@pytest.fixture(autouse=True)
def pages_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("saver.retention", "tools.threads", "runs.threads"):
        limit(monkeypatch, module, page=2)
    limit(monkeypatch, "tools.threads", recent_page=2, threads=2)


@pytest.fixture
async def chains(saver: AsyncPostgresSaver, dsn: str) -> AsyncPostgresSaver:
    for thread_id in THREADS:
        await aput_chain(saver, thread_id)
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set active_at = %s", [NOON])
    return saver


@pytest.mark.parametrize("dry_run", [True, False])
async def test_retention(chains: AsyncPostgresSaver, dry_run: bool) -> None:
    removed = await chains.apply_retention(RetentionPolicy(keep_last=1), dry_run=dry_run)
    assert (removed.looked_at, removed.checkpoints) == (7, 14)
    kept = 3 if dry_run else 1
    assert [len(await chain_of(chains, thread)) for thread in THREADS] == [kept] * 7


async def test_lists_of_threads(chains: AsyncPostgresSaver) -> None:
    listed, before = list[str](), None
    while page := await chains.alist_threads(limit=2, before=before):
        listed += [thread.thread_id for thread in page]
        before = page[-1]
    assert listed == THREADS[::-1]


async def test_exports_and_what_is_verified(chains: Any, elsewhere: Any) -> None:
    assert (await verify_threads(chains)).threads == 7
    for since in (None, NOON):
        out = io.BytesIO()
        assert (await export_threads(chains, out.write, since=since)).threads == 7
    assert (await import_threads(elsewhere, out.getvalue().splitlines(keepends=True))).threads == 7
    for thread in THREADS:
        assert await chain_of(elsewhere, thread) == await chain_of(chains, thread)


async def test_threads_that_wait(saver: AsyncPostgresSaver, dsn: str) -> None:
    graph = app(saver)
    for thread in THREADS:
        for turn in range(3):
            await say(graph, thread, f"turn {turn}")  # the third one asks
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set waiting_at = %s", [NOON])
    # With a filter each page is of the size that is set, whatever the limit.
    waiting = await list_waiting(saver, filter={"source": "loop"})
    assert [thread.thread_id for thread in waiting] == THREADS
    listed = list[str]()
    since: WaitingThread | None = None
    while page := await list_waiting(saver, since=since, limit=2):
        listed += [thread.thread_id for thread in page]
        since = page[-1]
    assert listed == THREADS
