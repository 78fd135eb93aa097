"""Health of a saver or store, for readiness probes: whether it can work, and how busy it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """The state of a working saver or store.

    Attributes:
        round_trip: Seconds to get a connection and run a trivial statement.
        schema_version: The last applied migration.
        queued_calls: Writes that are queued or under way; for a store reads too.
        queued_bytes: Memory of these calls.
        connections: Connections of the pool; 1 for a single connection.
        idle_connections: Unused connections.
        waiting_for_connection: Calls that wait for a connection.
        standing_still: Why `recover`, background retention and sweeps stand still here: the
            database is a copy. None if they don't.
    """

    round_trip: float
    schema_version: int
    queued_calls: int
    queued_bytes: int
    connections: int
    idle_connections: int
    waiting_for_connection: int
    standing_still: str | None
