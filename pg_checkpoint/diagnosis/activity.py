"""The activity of a database with checkpoints, for a live view: cheap enough for each second.

It is what the database knows, of all processes. Calls, batches and queues are known to each
process alone: `stats()`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pg_checkpoint.reading.unfinished import MOST_COUNTED, count_unfinished
from pg_checkpoint.saver.interface import CheckpointerInterface

__all__ = ["MOST_COUNTED", "Activity", "activity", "rates"]


@dataclass(frozen=True, kw_only=True)
class Activity:
    """A database at one moment. Counts end at MOST_COUNTED.

    Attributes:
        at: The server's time.
        connections: Sessions of the database, whosever they are.
        working: Those of them in a transaction on the tables.
        blocked: Those of these that wait for a lock.
        checkpoints: Inserted since the statistics began.
        writes: The same of pending writes.
        active: Threads that were active in the last two minutes.
        asking: Threads that wait for an answer.
        leases: Held.
        due: Threads whose run is to be resumed.
        idle: Threads with tasks to run that nobody leased, and that nobody wrote to for minutes.
        given_up: Threads that `recover` has given up.
        oldest: The thread whose run has had tasks for longest; None without one.
        oldest_since: Since when.
        retention_at: When a pass of the background retention ended last.
        retention_runs: Whether one is under way.
    """

    at: datetime
    connections: int
    working: int
    blocked: int
    checkpoints: int
    writes: int
    active: int
    asking: int
    leases: int
    due: int
    idle: int
    given_up: int
    oldest: str | None
    oldest_since: datetime | None
    retention_at: datetime | None
    retention_runs: bool


def activity(saver: CheckpointerInterface) -> Activity:
    """Looks at the database of a saver; blocks.

    Raises:
        SchemaNotReadyError: If the tables are not there, or a migration is missing.
        ReadTimeoutError: If the database does not answer.
        psycopg.Error: If it refuses.
    """
    return saver._bridge.call(_look(saver), "activity")


async def _look(saver: CheckpointerInterface) -> Activity:
    database, timeout = saver._engine.database, saver._engine.settings.read_timeout
    statements = [
        database.statement("get_activity", database.schema),
        database.statement("count_active", MOST_COUNTED),
        database.statement("get_retention_turns"),
    ]
    rows = await database.read(statements, timeout=timeout, generic_plan=False)
    (server,), (counts,), (turns,) = rows
    at, connections, working, blocked, checkpoints, writes = server
    active, asking, leases, oldest, oldest_since = counts
    unfinished = await count_unfinished(database, timeout=timeout)
    return Activity(
        at=at, connections=connections, working=working, blocked=blocked,
        checkpoints=checkpoints, writes=writes, active=active, asking=asking, leases=leases,
        oldest=oldest, oldest_since=oldest_since, **unfinished,
        retention_at=turns[0], retention_runs=turns[1],
    )  # fmt: skip


def rates(before: Activity | None, now: Activity) -> tuple[float | None, float | None]:
    """Checkpoints and writes a second between two looks; None where nobody knows.

    A session reports to the statistics once a second at most, and counts go back when somebody
    resets them.
    """
    if before is None or (seconds := (now.at - before.at).total_seconds()) <= 0:
        return None, None
    added = now.checkpoints - before.checkpoints, now.writes - before.writes
    checkpoints, writes = (n / seconds if n >= 0 else None for n in added)
    return checkpoints, writes
