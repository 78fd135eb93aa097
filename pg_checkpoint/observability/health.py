"""Health of a saver or store, for readiness probes: whether it can work, and how busy it is."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Health"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """The state of a saver or store that works.

    Attributes:
        round_trip: Seconds to get a connection and run a statement without work.
        schema_version: The last migration that was applied.
        queued_calls: Writes that are queued or under way; of a store reads too.
        queued_bytes: Memory that they take.
        connections: Connections of the pool; 1 for a single connection.
        idle_connections: Connections that nobody uses.
        waiting_for_connection: Calls that wait for one.
    """

    round_trip: float
    schema_version: int
    queued_calls: int
    queued_bytes: int
    connections: int
    idle_connections: int
    waiting_for_connection: int
