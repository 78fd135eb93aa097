"""Whether a saver can work now, and how busy it is: for readiness probes."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from pg_checkpoint import migrations
from pg_checkpoint.database import Database
from pg_checkpoint.writer import Writer

__all__ = ["Health", "look"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """A saver that works.

    Attributes:
        round_trip: Seconds for a connection and a statement without work.
        schema_version: The last migration that was applied.
        queued_calls: Writes that are queued or under way.
        queued_bytes: What they keep in memory.
        connections: Of the pool; 1 for a single connection.
        idle_connections: Those that nobody uses.
        waiting_for_connection: Calls that wait for one.
    """

    round_trip: float
    schema_version: int
    queued_calls: int
    queued_bytes: int
    connections: int
    idle_connections: int
    waiting_for_connection: int


async def look(database: Database, writer: Writer, *, timeout: float) -> Health:
    """Asks the server; raises what Database.run_once and list_usable do, and TimeoutError."""
    started = time.monotonic()
    await database.run_once([database.statement("ping")], timeout=timeout)
    round_trip = time.monotonic() - started
    look_at_schema = migrations.list_usable(database)
    applied = await asyncio.wait_for(look_at_schema, max(timeout - round_trip, 0.001))
    queued_calls, queued_bytes = writer.queued
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
