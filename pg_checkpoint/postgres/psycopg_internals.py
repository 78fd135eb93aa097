"""psycopg's private parts, all that this package uses, and a check that they are as it knows them.

`pipeline.py` shares psycopg's record of what is prepared on a connection, and drives libpq with
psycopg's generators. Neither is a public interface: a release may change them. They are
checked with the first connection that is used; where one is missing or works otherwise,
`transaction.py` uses psycopg's public pipelines, which take more round trips.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import psycopg
from psycopg import BaseConnection, abc, errors
from psycopg.pq.abc import PGconn, PGresult

from pg_checkpoint.postgres.periodic import is_set_within

try:
    from psycopg import _preparing, generators
except ImportError:  # the check says so
    _preparing = generators = None  # type: ignore[assignment]  # never used then

logger = logging.getLogger(__name__)


class Query(Protocol):
    """What names a prepared statement."""

    @property
    def query(self) -> bytes:
        """As it is sent."""

    @property
    def types(self) -> tuple[int, ...]:
        """The OIDs of its parameters' types."""


class Preparing(NamedTuple):
    """A statement that is being prepared: its answer goes to `note_answer`."""

    key: Any
    how: Any
    name: bytes


class _Sample(NamedTuple):
    query: bytes
    types: tuple[int, ...] = ()


# What the check found; None before the first.
_lost: str | None = None


def are_usable(connection: BaseConnection[Any]) -> bool:
    """Whether the private parts are as this module knows them; checked once a process."""
    global _lost
    if _lost is None:
        _lost = _check(connection)
        if _lost:
            logger.warning(
                "psycopg %s differs from the known versions (%s): statements use its "
                "public pipelines, which takes more round trips",
                psycopg.__version__,
                _lost,
            )
    return not _lost


def lost_parts() -> str:
    """What the check found missing or changed; empty for nothing, and before the check."""
    return _lost or ""


def _check(connection: BaseConnection[Any]) -> str:
    try:
        needed = (generators.send, generators.fetch_many, errors.error_from_result)
        manager, query = type(connection._prepared)(), _Sample(b"select 1")
        key, how, name = _register(manager, query)
        known = manager.get(query, prepare=True) == (_preparing.Prepare.YES, name)  # type: ignore[arg-type]  # as look_up
        manager.validate(key, how, name, [])  # as after a failure
        forgotten = manager.get(query, prepare=True)[0] is _preparing.Prepare.SHOULD  # type: ignore[arg-type]  # as look_up
        list(manager.maintain_gen(connection))
    except Exception as error:  # noqa: BLE001  whatever it is, the public way is the answer
        return f"{type(error).__name__}: {error}"
    if known and forgotten and all(map(callable, needed)):
        return ""
    return "prepared statements are stored in another way"


def look_up(connection: BaseConnection[Any], query: Query) -> tuple[bytes, Preparing | None]:
    """The name of a prepared statement, and what is to be noted if it has to be prepared first.

    The name is empty if the connection's owner wants nothing prepared.
    """
    key, how, name = _register(connection._prepared, query)
    return name, Preparing(key, how, name) if how is _preparing.Prepare.SHOULD else None


def _register(manager: _preparing.PrepareManager, query: Query) -> tuple[Any, Any, bytes]:
    # Asks for two attributes of a query, and for no method.
    how, name = manager.get(query, prepare=True)  # type: ignore[arg-type]  # see above
    if how is _preparing.Prepare.NO:
        return None, how, b""
    return manager.maybe_add_to_cache(query, how, name), how, name  # type: ignore[arg-type]  # see above


def note_answer(
    connection: BaseConnection[Any], preparing: Preparing, results: Sequence[PGresult]
) -> None:
    """Notes whether a statement is prepared."""
    if preparing.key is not None:
        connection._prepared.validate(*preparing, results)


def tidy(connection: BaseConnection[Any]) -> abc.PQGen[None]:
    """Deallocates what is more than the connection's owner allows to be prepared."""
    return connection._prepared.maintain_gen(connection)


def send_all(pgconn: PGconn) -> abc.PQGen[None]:
    """Sends what libpq has queued, reading answers meanwhile."""
    sending: abc.PQGen[None] = generators.send(pgconn)
    return sending


def fetch_results(pgconn: PGconn) -> abc.PQGen[list[PGresult]]:
    """The results of the next statement; none of a lost connection."""
    results: abc.PQGen[list[PGresult]] = generators.fetch_many(pgconn)
    return results


def error_of(result: PGresult) -> psycopg.Error:
    """The error that a result in UTF-8 stands for."""
    return errors.error_from_result(result, encoding="utf-8")


class _Event(asyncio.Event):
    async def wait_timeout(self, seconds: float) -> bool:
        return await is_set_within(self, seconds)


def let_scheduler_end(pool: object) -> None:
    """Has the scheduler of a pool end when it is cancelled; to be called as the pool is opened.

    Before Python 3.12 it goes on if it is woken in the same turn (`wait_for`), and `asyncio.run`
    waits for it.
    """
    scheduler: Any = getattr(pool, "_sched", None)
    if isinstance(getattr(scheduler, "_event", None), asyncio.Event):
        scheduler._event = _Event()


def loop_of_pool(pool: object) -> asyncio.AbstractEventLoop | None:
    """The event loop that an open pool's tasks run on; None where a pool does not show it."""
    task = getattr(pool, "_sched_runner", None)
    return task.get_loop() if isinstance(task, asyncio.Task) else None
