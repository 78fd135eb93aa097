"""Whether a saver or store can work: one look at the server, for readiness probes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from pg_checkpoint.arguments import check_number
from pg_checkpoint.observability.health import Health
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import Home

# Seconds at most: the caller has fewer.
_TIMEOUT = 3600.0


async def probe(
    database: Database,
    queued: Callable[[], tuple[int, int]],
    timeout: float,
) -> Health:
    """A round trip, the migrations that were applied, and how busy the pool is."""
    check_number("timeout", timeout, above=0)
    started = time.monotonic()
    await database.run_once([database.statement("ping")], timeout=timeout)
    round_trip = time.monotonic() - started
    look = _look(database)
    applied, home = await asyncio.wait_for(look, max(timeout - round_trip, 0.001))
    queued_calls, queued_bytes = queued()
    pool = database.pool_stats()
    return Health(
        round_trip=round_trip,
        schema_version=max(a.version for a in applied),
        standing_still=home.differs,
        queued_calls=queued_calls,
        queued_bytes=queued_bytes,
        connections=pool.connections,
        idle_connections=pool.connections - pool.in_use,
        waiting_for_connection=pool.waiting,
    )


async def _look(database: Database) -> tuple[list[migrations.Applied], Home]:
    """In one round trip, unless the server is not as was thought."""
    look = database.statement("get_home")
    applied, answers = await migrations.look_at_schema(database, [look])
    rows = answers or await database.run_once([look], timeout=_TIMEOUT)
    return applied, Home._make(rows[0][0])
