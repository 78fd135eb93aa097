"""The nodes of a Citus cluster: batches of one node's threads, sent to that node.

Sent to the node that has its threads, a batch does not go through the coordinator, and is a
transaction of that node alone (citus.py). Any node can do what any other can, so a shard that was
moved since, or a node that does not answer, costs time only.
"""

from __future__ import annotations

import logging
import math
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import psycopg

from pg_checkpoint.core.citus import Shards
from pg_checkpoint.core.connections import dsns_of_hosts, resolved, with_timeout
from pg_checkpoint.core.database import Database, Look
from pg_checkpoint.core.errors import UnsupportedCallError, WriteTimeoutError
from pg_checkpoint.core.failures import RowsElsewhere, concerns_all
from pg_checkpoint.core.options import Dsn, Settings
from pg_checkpoint.core.telemetry import Counts, facts_of
from pg_checkpoint.core.transaction import Rows, Statement

logger = logging.getLogger(__name__)

# Seconds after which the map of shards is read again; that reading it may take; and the share of
# a batch's time that its own node has.
_AGAIN, _TIMEOUT, _SHARE = 30.0, 5.0, 0.25
# Seconds that a node which failed is left alone; and at most, for it is twice as long each time if
# another node reaches what this process does not: then it may be so for ever.
_REST, _LONGEST_REST = 30.0, 600.0


@dataclass(slots=True)
class _Rest:
    """Until when a node is left alone, and for how many seconds the next time."""

    until: float = -math.inf
    seconds: float = _REST


class Nodes:
    """The nodes that a DSN names, each with a pool of its own, and the places of threads."""

    def __init__(
        self, database: Database, settings: Settings, on_first_use: Look, counts: Counts
    ) -> None:
        self._home = database
        self._new: Callable[[Dsn], Database] = lambda dsn: Database(
            dsn, settings, on_first_use, counts, lost=database.lost
        )
        source = database.source
        # What a function returns is not known before it is asked.
        self._dsns: Mapping[str, Dsn] = dsns_of_hosts(source) if isinstance(source, str) else {}
        # Where threads are, as far as is known, and when that was read; whether all nodes have the
        # functions by which they store their own threads.
        self._shards: Shards | None = None
        self._read_at = -math.inf
        self._has_functions = False
        # Of nodes that failed.
        self._rests = defaultdict[str, _Rest](_Rest)
        self._databases = self._made()

    def _made(self) -> dict[str, Database]:
        databases = {name: self._new(dsn) for name, dsn in self._dsns.items()}
        for database in databases.values():
            database.has_threads = self._has_functions
        return databases

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        for database in self._databases.values():
            database.drop()

    async def close(self) -> None:
        """Closes the pools of the nodes; each is opened anew by the next batch, if there is one."""
        closed, self._databases = self._databases, self._made()
        for database in closed.values():
            await database.close()

    def node_of(self, thread_id: str) -> str:
        """Returns where a thread is, as far as is known; the same for all on a single server."""
        return "" if self._shards is None else self._shards.node_of(thread_id)

    async def run(
        self,
        node: str,
        statements: Callable[[], Sequence[Statement]],
        *,
        timeout: float,
        tries: list[Exception],
    ) -> list[Rows]:
        """Runs a transaction on a node, or elsewhere if that does not answer."""
        if not self._home.on_citus:
            return await self._home.run(statements, timeout=timeout, patient=False, tries=tries)
        deadline = time.monotonic() + timeout
        await self._look(min(timeout / 2, _TIMEOUT))
        rest, rested = self._rests[node], 0.0
        database = self._databases.get(node) if rest.until <= time.monotonic() else None
        if database is not None:
            try:
                rows = await database.run(
                    statements, timeout=timeout * _SHARE, patient=False, tries=tries
                )
            except RowsElsewhere:
                # The node is well; the map is out of date.
                self._read_at = -math.inf
            except Exception as error:
                if not concerns_all(error):
                    raise
                if rest.until <= time.monotonic():  # else another batch has left it alone
                    rest.until, rested = time.monotonic() + rest.seconds, rest.seconds
                    message = "node %s failed (%s): for %g s its batches use another way"
                    name, extra = type(error).__name__, facts_of(error)
                    logger.warning(message, node, name, rested, extra=extra)
            else:
                rest.seconds = _REST
                return rows
        remaining = deadline - time.monotonic()
        rows = await self._home.run(statements, timeout=remaining, patient=False, tries=tries)
        if rested:
            rest.seconds = min(2 * rested, _LONGEST_REST)
        return rows

    async def _look(self, timeout: float) -> None:
        """Reads where the shards are, now and then; without an answer it stays as it was."""
        if time.monotonic() < self._read_at + _AGAIN:
            return
        self._read_at = time.monotonic()
        ask = self._home.statement("list_shards", self._home.schema)
        with suppress(psycopg.Error, WriteTimeoutError, TimeoutError):
            (rows,) = await self._home.run_once([ask], timeout=timeout)
            self._shards = Shards(*map(tuple, list(zip(*rows, strict=True))[:2])) if rows else None
            await self._find_nodes(timeout)
            self._has_functions = all(has_functions for *_, has_functions in rows)
            for database in self._databases.values():
                database.has_threads = self._has_functions

    async def _find_nodes(self, timeout: float) -> None:
        """Asks the function that returns a DSN which nodes that names, until it names some."""
        source = self._home.source
        if self._dsns or not callable(source):
            return
        # What is wrong with it, a new connection says; without nodes batches go another way.
        with suppress(Exception):
            names = [*dsns_of_hosts(await with_timeout(timeout, resolved(source)))]
            self._dsns = {name: partial(_dsn_of, source, name) for name in names}
            self._databases = self._made()


async def _dsn_of(source: Dsn, name: str) -> str:
    """Returns the node's DSN, as a function has it now; or all, if it no longer names the node."""
    dsn = await resolved(source)
    return dsns_of_hosts(dsn).get(name, dsn)


# What a store can't have where its items are distributed over the workers of a Citus cluster.


async def refuse_index_on_workers(database: Database, timeout: float) -> None:
    """Refuses the tables of an index that would stay at the coordinator without its items."""
    if not database.on_citus:
        return
    find = database.statement("find_distributed_items", database.schema)
    (rows,) = await database.read([find], timeout=timeout)
    if rows:
        raise UnsupportedCallError(
            f"the store's items in schema {database.schema!r} are distributed by Citus, so they "
            "can't be searched by meaning or by words. Open the store without 'dims' and 'text' "
            "in its `index`, or first run `select undistribute_table('store_items')`, with the "
            "schema's name, at the coordinator: sql/citus.sql then leaves the items there"
        )
