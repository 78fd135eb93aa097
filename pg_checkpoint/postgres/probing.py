"""Whether a saver or store can work: one look at the server, for readiness probes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from pg_checkpoint.arguments import check_number
from pg_checkpoint.observability.health import Health
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database

__all__ = ["probe"]


async def probe(
    database: Database, queued: Callable[[], tuple[int, int]], timeout: float
) -> Health:
    """A round trip, the migrations that were applied, and how busy the pool is.

    Args:
        database: Where to look.
        queued: Tells, after that, how many calls are queued or under way, and their bytes.
        timeout: Seconds for all of it.

    Raises:
        InvalidOptionError: If that is no time.
        asyncio.TimeoutError: Connecting and looking took longer.
        psycopg.Error: What the server raised.
    """
    check_number("timeout", timeout, above=0)
    started = time.monotonic()
    await database.run_once([database.statement("ping")], timeout=timeout)
    round_trip = time.monotonic() - started
    look = migrations.look_at_schema(database)
    applied, _ = await asyncio.wait_for(look, max(timeout - round_trip, 0.001))
    queued_calls, queued_bytes = queued()
    pool = database.pool_stats()
    return Health(
        round_trip=round_trip,
        schema_version=max(a.version for a in applied),
        queued_calls=queued_calls,
        queued_bytes=queued_bytes,
        connections=pool.connections,
        idle_connections=pool.connections - pool.in_use,
        waiting_for_connection=pool.waiting,
    )
