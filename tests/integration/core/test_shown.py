"""What savers, stores and their figures say of themselves in a debugger or a log."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresSaver, PostgresStore
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.tools.views import timeline
from tests.making import aput, config_for, run_sql

UTC = timezone.utc


@pytest.mark.parametrize("make", [AsyncPostgresSaver, AsyncPostgresStore])
async def test_schema_pool_and_state_are_shown(make: Any, dsn: str) -> None:
    made, name = make(dsn, max_size=3), make.__name__
    own = "schema pgcheckpoint; a pool of its own"
    assert repr(made) == f"<{name} not open yet; {own}>"
    await made.open()
    assert repr(made) == f"<{name} open; {own}, 0 of 3 connections in use>"
    await made.close()
    assert repr(made) == f"<{name} closed; {own}>"


@pytest.mark.parametrize("make", [AsyncPostgresSaver, AsyncPostgresStore])
async def test_of_a_given_pool_too(make: Any, dsn: str) -> None:
    pool: AsyncConnectionPool[Any]
    async with AsyncConnectionPool(dsn, min_size=1, max_size=2, open=False) as pool:
        shown = repr(make(pool, schema="other"))
    assert shown.startswith(f"<{make.__name__} open; schema other; the AsyncConnectionPool it was")


async def test_a_lease_shows_whose_it_is(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver, saver.lease("t") as lease:
        assert repr(lease) == "<Lease of thread 't'>"


@pytest.mark.parametrize("make", [PostgresSaver, PostgresStore])
def test_no_password_is_shown(make: Any) -> None:
    made = make("postgresql://me:hunter2@127.0.0.1:1/none", read_pool="host=x password=hunter2")
    assert "hunter2" not in repr(made) + repr(made.stats())


def test_figures_fit_a_screen() -> None:
    counts = Counts()
    for calls in counts.calls.values():
        calls.ended(None, 0.123456)
        for code in range(60):
            calls.ended(type(f"Error{code}", (psycopg.Error,), {})("?"), 12.3456789)
    for code in range(60):
        counts.retries[f"{40001 + code}"] = 1 + code
    shown = repr(counts.read((1, 2)))
    assert len(shown.splitlines()) <= 16
    assert max(map(len, shown.splitlines())) < 200
    assert "put=CallStats(calls=61" in shown
    assert "retries={'40060': 60, '40059': 59, '40058': 58} and 57 more" in shown


@pytest.mark.parametrize(
    ("stored", "time"),
    [
        ("2026-03-01T10:00:00.500000+02:00", datetime(2026, 3, 1, 8, 0, 0, 500000, UTC)),
        ("2026-03-01T10:00:00Z", datetime(2026, 3, 1, 10, tzinfo=UTC)),
        ("2026-03-01T10:00:00", datetime(2026, 3, 1, 10, tzinfo=UTC)),
        ("0001-01-01T00:00:00+12:00", None),
        ("yesterday", None),
        ("", None),
    ],
)
async def test_times_of_checkpoints_are_times(
    saver: AsyncPostgresSaver, dsn: str, stored: str, time: datetime | None
) -> None:
    await aput(saver, config_for("t"), {})
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoints"
        " set checkpoint = jsonb_set(checkpoint, '{ts}', to_jsonb(%s::text))",
        [stored],
    )
    (info,) = await saver.alist_info(config_for("t"))
    (step,) = await timeline(saver, "t")
    assert (info.created_at, step.created_at) == (time, time)
    (thread,) = await saver.alist_threads()
    assert isinstance(thread.created_at, datetime)
