"""Inspection of a database: server and tables, and concerns about them.

A few statements read catalogs and statistics, the end of an index, and a sample, so it is
quick however much is stored. Estimates are marked as such.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import psycopg

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import Home, find_home, remedy
from pg_checkpoint.postgres.migrations import look_at_schema
from pg_checkpoint.postgres.psycopg_internals import lost_parts
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.functions import for_savers

# Checkpoints in the sample whose state is measured; threads that are counted, not estimated.
_SAMPLE, _COUNTED = 300, 50_000
# Older servers are not maintained by anybody, and not tested.
_OLDEST = 140_000
_RIGHTS = {"select", "insert", "update", "delete"}
# schema_migrations is only read.
_MIGRATIONS, _THREADS = "schema_migrations", "checkpoint_threads"
_STATES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks")
_AUTOVACUUM = "autovacuum_vacuum_scale_factor"
# Tables of a store's index, which have the server's own autovacuum settings.
_OF_VECTORS = re.compile(r"store_(?!items)")
_OFF = re.compile(r"\bautovacuum_enabled=(?!on|true|yes|1)")


class Concern(NamedTuple):
    """A problem of a database, and its remedy."""

    what: str  # the problem, in a line
    remedy: str  # what to do about it, in a line


class Server(NamedTuple):
    """A row of get_server.sql."""

    version: str
    version_number: int
    database: str
    database_bytes: int
    role: str
    standby: bool
    read_only: bool
    isolation: str
    synchronous_commit: str
    fsync: bool
    autovacuum: bool
    encoding: str
    max_connections: int
    connections: int
    now: datetime
    backend_pid: int
    statement_timeout: str


class Psycopg(NamedTuple):
    """The driver."""

    version: str
    # Whether statements are sent by a pipeline of this package; else by psycopg's, which take more
    # round trips (postgres/psycopg_internals.py).
    own_pipeline: bool


class Table(NamedTuple):
    """A row of list_tables.sql; `live` and `dead` rows are the server's estimates."""

    name: str
    heap_bytes: int
    index_bytes: int
    toast_bytes: int
    bytes: int  # size, with indexes and TOAST
    live: int
    dead: int
    vacuumed_at: datetime | None
    options: str  # storage parameters, separated by spaces
    rights: list[str]  # the rights of the role
    row_security: bool  # whether it is under row-level security


@dataclass(frozen=True, kw_only=True)
class Status:
    """A database with checkpoints."""

    server: Server
    schema: str
    schema_version: int  # the last migration that was applied
    pooler: bool | None  # whether something like PgBouncer is in between; None if nobody can tell
    psycopg: Psycopg  # the driver on this side
    tables: list[Table]
    threads: int  # how many; an estimate unless `threads_counted`
    threads_counted: bool  # whether they were counted
    checkpoints: int  # how many, an estimate
    oldest: datetime | None  # when the thread was active that has been inactive for longest
    newest: datetime | None  # when one was active last
    # What all checkpoints would take if each stored its whole state: an estimate from a sample.
    state_bytes: int
    stored_bytes: int  # what checkpoints, blobs and chunks do take, with their indexes
    home: Home  # which database this is, and which one the schema is at home in
    concerns: list[Concern]  # what is not as it should be

    @property
    def dedupe_ratio(self) -> float | None:
        """How many times larger the states are than what is stored; None without any."""
        if not self.state_bytes or not self.stored_bytes:
            return None
        return self.state_bytes / self.stored_bytes


@for_savers
async def status(saver: SaverBase, *, exact: bool = False) -> Status:
    """Looks at the database of a saver."""
    return await saver._bridge.run(status_of(saver, exact))


async def status_of(saver: SaverBase, exact: bool = False) -> Status:
    """On the saver's event loop."""
    database, timeout = saver._engine.database, saver._engine.settings.read_timeout
    applied, _ = await look_at_schema(database)
    server, tables = await _catalogs(database, timeout)
    home = await find_home(database, timeout)
    rows = {table.name: table.live for table in tables}
    count = exact or rows.get(_THREADS, 0) <= _COUNTED
    counted = database.statement("count_threads", count)
    # About so many, whatever the estimate is worth.
    percent = min(100.0, 100.0 * _SAMPLE / max(rows.get("checkpoints", 0), 1))
    sample = database.statement("sample_checkpoints", percent, _SAMPLE)
    found, ((sampled, mean),) = await database.read([counted, sample], timeout=timeout)
    threads, oldest, newest = found[0]
    all_were = percent == 100.0 and sampled < _SAMPLE
    checkpoints = sampled if all_were else max(sampled, rows["checkpoints"])
    return Status(
        server=server,
        schema=database.schema,
        schema_version=max(a.version for a in applied),
        pooler=database.behind_pooler,
        psycopg=Psycopg(psycopg.__version__, own_pipeline=not lost_parts()),
        tables=tables,
        threads=threads if count else rows[_THREADS],
        threads_counted=count,
        checkpoints=checkpoints,
        oldest=oldest,
        newest=newest,
        state_bytes=mean * checkpoints,
        stored_bytes=sum(table.bytes for table in tables if table.name in _STATES),
        home=home,
        concerns=[
            *server_concerns(server),
            *home_concerns(database.schema, home),
            *_table_concerns(database.schema, server, tables),
        ],
    )


async def _catalogs(database: Database, timeout: float) -> tuple[Server, list[Table]]:
    statements = [
        database.statement("get_server"),
        database.statement("list_tables", database.schema),
    ]
    (server,), tables = await database.read(statements, timeout=timeout)
    return Server._make(server), [Table._make(row) for row in tables]


def server_concerns(server: Server) -> Iterator[Concern]:
    """What of the server, the database or the role is not as it should be."""
    role = f'"{server.role}"'
    if server.version_number < _OLDEST:
        yield Concern(
            f"PostgreSQL {server.version} is too old to be tested or maintained",
            "upgrade to PostgreSQL 14 or newer",
        )
    if server.encoding != "UTF8":
        yield Concern(
            f"the database's encoding is {server.encoding}, which can't hold every string",
            "create one with: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0",
        )
    if server.standby:
        yield Concern(
            "the server is a standby: nothing can be written",
            "connect to the primary: name all hosts, with target_session_attrs=read-write",
        )
    elif server.read_only:
        yield Concern(
            "transactions are read-only by default: nothing can be written",
            f"ALTER ROLE {role} SET default_transaction_read_only = off (or ALTER DATABASE)",
        )
    if server.isolation != "read committed":
        yield Concern(
            f"the default isolation level is {server.isolation}: each transaction of the savers "
            "needs one more statement to set another",
            f"ALTER ROLE {role} SET default_transaction_isolation = 'read committed'",
        )
    yield from _durability_concerns(server)


def home_concerns(schema: str, home: Home) -> Iterator[Concern]:
    """Whether it is a copy, where nothing begins by itself."""
    if (differs := home.differs) is not None:
        yield Concern(
            f"recover, background retention and sweeps stand still: {differs}",
            remedy(schema),
        )


def _durability_concerns(server: Server) -> Iterator[Concern]:
    if not server.fsync:
        yield Concern(
            "fsync is off: a crash of the machine may destroy the database",
            "set fsync = on in postgresql.conf",
        )
    if server.synchronous_commit == "off":
        yield Concern(
            "synchronous_commit is off: a crash loses the last acknowledged writes",
            f'ALTER ROLE "{server.role}" SET synchronous_commit = on, or give the saver '
            'synchronous_commit="on"',
        )
    if not server.autovacuum:
        yield Concern(
            "autovacuum is off: dead rows are never removed, and the tables grow",
            "set autovacuum = on in postgresql.conf",
        )
    if server.connections > 0.9 * server.max_connections:
        yield Concern(
            f"{server.connections} of {server.max_connections} connections are in use",
            "lower max_size of the savers, put PgBouncer in between, or raise max_connections",
        )


def _table_concerns(schema: str, server: Server, tables: Sequence[Table]) -> Iterator[Concern]:
    has_tenants = any(table.row_security for table in tables if table.name == _THREADS)
    for table in tables:
        name = f'"{schema}".{table.name}'
        if has_tenants and not table.row_security:
            yield Concern(
                f"{name} is not under row-level security, unlike the threads",
                "run sql/tenants.sql again: later migrations and setup() of stores create tables",
            )
        needed = {"select"} if table.name == _MIGRATIONS else _RIGHTS
        if missing := sorted(needed - set(table.rights)):
            rights = ", ".join(missing)
            yield Concern(
                f"the role {server.role} has no right to {rights} in {name}",
                f'GRANT {rights.upper()} ON {name} TO "{server.role}"',
            )
        if table.name == _MIGRATIONS:
            continue
        of_migrations = not _OF_VECTORS.match(table.name)
        if _OFF.search(table.options) or (of_migrations and _AUTOVACUUM not in table.options):
            yield Concern(
                f"{name} lacks the autovacuum settings of the migrations",
                f"ALTER TABLE {name} RESET (autovacuum_enabled); "
                f"ALTER TABLE {name} SET ({_AUTOVACUUM} = 0.02)",
            )
        if table.dead > 10_000 and table.dead > 0.2 * max(table.live, 1):
            yield Concern(
                f"{name} has {table.dead:,} dead rows beside {table.live:,} live ones",
                f"VACUUM {name}; look for long transactions that block autovacuum",
            )
