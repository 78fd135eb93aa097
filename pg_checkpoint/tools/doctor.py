"""The doctor: checks whether a saver can work on a database from here, and if not, why.

It connects as a program would, checks server, schema and rights, and lets a saver store, read and
delete a thread of its own, and a store an item. It leaves nothing behind.
"""

from __future__ import annotations

import json
import re
import secrets
import socket
import statistics
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from dataclasses import dataclass
from datetime import datetime, timezone
from functools import partial
from typing import Any, NamedTuple, TypeVar

import psycopg
from langgraph.checkpoint.base.id import uuid6
from psycopg import pq
from psycopg.conninfo import make_conninfo

from pg_checkpoint.codec.serializers import STRICT
from pg_checkpoint.core import connections, errors, migrations, transaction
from pg_checkpoint.core.cipher import AesGcmCipher
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import migrate_command
from pg_checkpoint.core.loops import run_on_thread
from pg_checkpoint.core.options import Dsn
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.store.vectors import IndexConfig
from pg_checkpoint.tools import views

# The way to the server: the DSN, the host name, the port, the login, TLS. Findings never show a
# password.

T = TypeVar("T")

_CONNECT_TIMEOUT = 5.0

NO_HOST = "no host is named: give --dsn, or set PG_CHECKPOINT_DSN"
_SEE_THE_LOG = "this is the message of the server or of libpq; see the server's log for more"

# Messages of the server or libpq, in English: pattern, check, meaning, remedy.
_REFUSALS = (
    (
        r"unsupported startup parameter",
        "pooler",
        "PgBouncer refuses a startup parameter of the connection, such as options",
        "remove it from the DSN (and PGOPTIONS), or see PgBouncer's ignore_startup_parameters",
    ),
    (
        r"password authentication failed|no password supplied|SCRAM",
        "login",
        "the server rejects this user and password",
        "check user and password, in the DSN (percent-encoded), PGPASSWORD or ~/.pgpass",
    ),
    (
        r'role "[^"]*" does not exist',
        "login",
        "the role does not exist",
        "check the user in the DSN, or CREATE ROLE ... LOGIN",
    ),
    (
        r"no pg_hba.conf entry",
        "login",
        "pg_hba.conf has no rule for this user, database, address and TLS setting",
        "add sslmode=require to the DSN, or a rule to pg_hba.conf",
    ),
    (
        r'database "[^"]*" does not exist|no such database',
        "database",
        "the database does not exist",
        "check the database's name in the DSN, or CREATE DATABASE",
    ),
    (
        r"too many (clients|connections)|remaining connection slots",
        "login",
        "the server has no free connection",
        "lower max_size of the savers, put PgBouncer in between, or raise max_connections",
    ),
    (
        r"starting up|shutting down|recovery",
        "login",
        "the server is starting or stopping",
        "try again in a moment",
    ),
    (
        r"SSL|TLS|certificate",
        "login",
        "client and server do not agree on TLS",
        "check sslmode and sslrootcert in the DSN",
    ),
    (
        r"permission denied for database",
        "database",
        "the role may not connect to this database",
        "GRANT CONNECT ON DATABASE ... TO the role",
    ),
)


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    name: str  # of the check, such as login or rights
    fit: bool
    said: str  # the result, in a line
    remedy: str = ""  # how to mend or improve it; empty if there is nothing to do


def failure(name: str, error: Exception, remedy: str) -> Finding:
    """The finding of a check that ended with an error."""
    return Finding(name, False, f"{type(error).__name__}: {views.message_of(error)}", remedy)


def reach(dsn: str) -> Generator[Finding, None, psycopg.Connection[Any] | None]:
    """Goes to a server step by step, and stops at the first step that leads no further."""
    try:
        dsn = connections.libpq_dsn(dsn)
        named = _parameters(dsn)
    except errors.InvalidOptionError:
        # libpq's words quote the string, and with it the password.
        yield Finding(
            "DSN",
            False,
            "is not a DSN",
            "write postgresql://user:password@host/name, special characters percent-encoded, "
            "or host=... dbname=...",
        )
        return None
    names = ("host", "port", "dbname", "user", "sslmode")
    shown = [f"{name}={named[name]}" for name in names if named.get(name)]
    shown.append("with a password" if named.get("password") else "without a password")
    yield Finding("DSN", True, " ".join(shown))
    for host, port in _places(named):
        yield from _check_port(host, port)
    # Of several hosts one that answers is enough: libpq has the last word.
    finding, connection = _connect(dsn)
    yield finding
    if connection is not None:
        yield _encryption(connection)
    return connection


def _parameters(dsn: str) -> dict[str, str]:
    """The DSN's parameters, and the environment's PG* variables for the rest, as libpq does."""
    named = {k: str(v) for k, v in connections.parameters_of(dsn).items() if v is not None}
    for option in pq.Conninfo.get_defaults():
        if option.val and option.keyword:
            named.setdefault(option.keyword.decode(), option.val.decode(errors="replace"))
    return named


def _places(named: dict[str, str]) -> list[tuple[str, str]]:
    """Hosts and ports to try; none for a socket in the file system."""
    hosts = (named.get("hostaddr") or named.get("host") or "").split(",")
    ports = (named.get("port") or "5432").split(",")
    ports = ports * len(hosts) if len(ports) == 1 else ports
    pairs = zip(hosts, ports, strict=False)
    return [(h, p or "5432") for h, p in pairs if h and not h.startswith(("/", "@"))]


def _check_port(host: str, port: str) -> Iterator[Finding]:
    try:
        places = socket.getaddrinfo(host, int(port), type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:
        remedy = "check the host's name, and that this machine's DNS knows it"
        yield Finding("name", False, f"{host} has no address: {_reason(error)}", remedy)
        return
    addresses = sorted({str(place[4][0]) for place in places})
    yield Finding("name", True, f"{host} is {', '.join(addresses)}")
    started = time.perf_counter()
    try:
        socket.create_connection((host, int(port)), _CONNECT_TIMEOUT).close()
    except OSError as error:
        remedy = (
            "start the server, or check host and port"
            if isinstance(error, ConnectionRefusedError)
            else "look for a firewall or security group in between, and check host and port"
        )
        yield Finding("port", False, f"{host}:{port} does not answer: {_reason(error)}", remedy)
        return
    yield Finding("port", True, f"{host}:{port} answers in {_ms(started)}")


def _connect(dsn: str) -> tuple[Finding, psycopg.Connection[Any] | None]:
    started = time.perf_counter()
    try:
        bounds = connections.bounds_of(dsn, _CONNECT_TIMEOUT)
        with connections.quoting_nothing(dsn):
            connection = psycopg.connect(make_conninfo(dsn, **bounds), autocommit=True)
    except psycopg.Error as error:
        remedy = NO_HOST if names_no_host(error) else _SEE_THE_LOG
        return _refusal(views.message_of(error), remedy), None
    info = connection.info
    said = f"{info.user} in database {info.dbname}, in {_ms(started)}"
    return Finding("login", True, said), connection


def names_no_host(error: psycopg.Error) -> bool:
    """True if libpq tried its default, a socket of this machine, because no host was named."""
    named = error.pgconn.info if error.pgconn is not None else ()
    hosts = [option for option in named if option.keyword in (b"host", b"hostaddr")]
    return bool(hosts) and not any(option.val for option in hosts)


def _refusal(text: str, otherwise: str = _SEE_THE_LOG) -> Finding:
    for pattern, name, said, remedy in _REFUSALS:
        if re.search(pattern, text):
            return Finding(name, False, said, remedy)
    return Finding("login", False, text, otherwise)


def _encryption(connection: psycopg.Connection[Any]) -> Finding:
    host = connections.host_of(connection)
    if connection.pgconn.ssl_in_use:
        return Finding("TLS", True, "the connection is encrypted")
    if connections.is_local(host):
        return Finding("TLS", True, "not encrypted, and on this machine")
    return Finding(
        "TLS",
        False,
        f"the connection to {host} is not encrypted",
        "add sslmode=verify-full (or require) to the DSN",
    )


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or views.message_of(error)


def _ms(started: float) -> str:
    return f"{(time.perf_counter() - started) * 1000:.0f} ms"


# Parts of a migrated schema that are missing, compared with sql/schema.sql, and their remedies. A
# migration makes its parts once. If somebody drops one later, `migrate` does not make it again,
# because the migration is noted as applied.

_TABLE = re.compile(r"^create table pgcheckpoint\.(\w+) \(\n(.*?)^\)", re.MULTILINE | re.DOTALL)
_INDEX = re.compile(r"^CREATE INDEX (\w+) ON pgcheckpoint\.(\w+) (.*);", re.MULTILINE)
_OTHER = re.compile(r"^-- (view|function) pgcheckpoint\.(\w+)", re.MULTILINE)
# The first words of a column's definition after its type.
_AFTER_TYPE = re.compile(r" collate | not null| default ")
_BACKUP = "restore it from a backup: migrations don't create it again"


class Part(NamedTuple):
    kind: str  # column, key, index, view or function
    table: str  # "" for views and functions
    name: str  # "" for a key
    definition: str  # a column's type; the columns of a key or an index


async def lacking_parts(database: Database, timeout: float) -> list[views.Concern]:
    """Parts that the schema of a database lacks, and the statements that mend it."""
    statement = database.statement("list_schema_parts", database.schema)
    (rows,) = await database.read([statement], timeout=timeout)
    present = {(kind, table, name): str(text) for kind, table, name, text in rows}
    wanted = parts_of_schema()
    tables = {table for kind, table, _ in present if kind == "column"}
    gone = sorted({part.table for part in wanted if part.table} - tables)
    concerns = [
        views.Concern(f'the table "{database.schema}".{table} is missing', _BACKUP)
        for table in gone
    ]
    for part, definition in wanted.items():
        if part.table not in gone:
            concerns += _concerns(database.schema, part, definition, present)
    return concerns


def parts_of_schema() -> dict[Part, str]:
    """The parts that sql/schema.sql has, each with its text there."""
    text, parts = transaction.load_schema(), {}
    for table, body in _TABLE.findall(text):
        for line in body.splitlines():
            written = line.split("  -- ")[0].strip().rstrip(",")
            name, _, rest = written.partition(" ")
            if name == "PRIMARY":
                parts[Part("key", table, "", written)] = written
            elif name != "CHECK":
                parts[Part("column", table, name, _AFTER_TYPE.split(rest)[0])] = rest
    for name, table, rest in _INDEX.findall(text):
        parts[Part("index", table, name, rest)] = rest
    for kind, name in _OTHER.findall(text):
        parts[Part(kind, "", name, "")] = ""
    return parts


def _concerns(
    schema: str, part: Part, written: str, present: dict[tuple[str, str, str], str]
) -> Iterator[views.Concern]:
    table = f'"{schema}".{part.table}'
    there = present.get(part[:3])
    if part.kind == "index":
        yield from _index_concerns(schema, part, present)
    elif there is None:
        what = f'the {part.kind} "{schema}".{part.name}' if not part.table else table
        if part.kind == "column":
            what = f"the column {part.name} of {table}"
            remedy = f"ALTER TABLE {table} ADD COLUMN {part.name} {written}"
            if "not null" in written and "default" not in written:
                remedy = _BACKUP  # each row must have a value, and nothing says which
        elif part.kind == "key":
            what, remedy = f"the primary key of {table}", f"ALTER TABLE {table} ADD {written}"
        else:
            versions = [
                migration.version
                for migration in transaction.load_migrations(schema)
                if f".{part.name}" in migration.sql
            ]
            remedy = (
                "run the SQL that creates it again: it is in "
                f"`pg-checkpoint migrate --sql --after {max(versions, default=1) - 1}`"
            )
        yield views.Concern(f"{what} is missing", remedy)
    elif there != part.definition and part.definition:
        what = f"the column {part.name} of {table}" if part.name else f"the primary key of {table}"
        yield views.Concern(
            f"{what} is {there}, not {part.definition}", "change it back, or " + _BACKUP
        )


def _index_concerns(
    schema: str, part: Part, present: dict[tuple[str, str, str], str]
) -> Iterator[views.Concern]:
    name = f'"{schema}".{part.name}'
    indexes = {
        index: text
        for (kind, table, index), text in present.items()
        if (kind, table) == ("index", part.table)
    }
    # The same index may have another name, as where tables were made partitioned.
    has_twin = any(text.endswith(f" {part.definition}") for text in indexes.values())
    if indexes.get(part.name) == "":
        yield views.Concern(f"the index {name} is not valid", f"REINDEX INDEX CONCURRENTLY {name}")
    elif part.name not in indexes and not has_twin:
        yield views.Concern(
            f"the index {name} is missing",
            f'CREATE INDEX CONCURRENTLY {part.name} ON "{schema}".{part.table} {part.definition}',
        )


# The store: an item is put and deleted, expired items are counted, the index of vectors is checked.

# Expired items that are counted; the age by which a running sweeper has deleted them.
_MAX_EXPIRED, _EXPIRED_FOR = 10_000, "1 day"
# Vectors that a search compares quickly; the first pgvector with iterative index scans.
_MAX_WITHOUT_INDEX, _ITERATIVE_SCANS = 10_000, (0, 8)
_MAKE_AGAIN = (
    "DROP TABLE store_vectors, store_index in schema {schema!r}, run setup() of the store with its "
    "index, and put the items again"
)


class _Look(NamedTuple):
    """A row of inspect_store."""

    expired: int
    pgvector: str | None
    has_vectors: bool
    has_config: bool


class _Table(NamedTuple):
    """A row of inspect_vectors."""

    type: str
    vectors: int
    indexes: list[tuple[str, bool, bool]]


def check_store(saver: PostgresSaver, make_store: Callable[[], PostgresStore]) -> Iterator[Finding]:
    try:
        look, config, table = _call(saver, _look_at)
    except (errors.PgCheckpointError, psycopg.Error) as error:
        yield failure("store", error, "see the server's log")
        return
    yield _try_item(make_store)
    yield _swept(look.expired)
    if look.has_vectors or look.has_config:
        yield _vectors(look, config, table, saver._engine.database.schema)
    else:
        said = f"none; pgvector {look.pgvector}" if look.pgvector else "none, and no pgvector"
        yield Finding("vectors", True, f"{said}, which only search by meaning needs")


def _call(saver: PostgresSaver, look: Callable[[Database, float], Coroutine[Any, Any, T]]) -> T:
    """Runs a coroutine function with the saver's database and a time limit."""
    engine = saver._engine
    return saver._bridge.call(look(engine.database, engine.settings.read_timeout), "doctor")


async def _look_at(
    database: Database, timeout: float
) -> tuple[_Look, IndexConfig | None, _Table | None]:
    schema = database.schema
    inspect = database.statement("inspect_store", schema, _MAX_EXPIRED, _EXPIRED_FOR)
    ((row,),) = await database.read([inspect], timeout=timeout)
    look = _Look._make(row)
    if not look.has_config:
        return look, None, None
    get = transaction.Statement(transaction.load_vector_queries(schema, ())["get_index_config"], ())
    (rows,) = await database.read([get], timeout=timeout)
    if not rows:
        return look, None, None
    config = IndexConfig(*rows[0])
    inspect = database.statement("inspect_vectors", schema, config.column)
    (rows,) = await database.read([inspect], timeout=timeout)
    table = [_Table(kind, vectors, json.loads(indexes)) for kind, vectors, indexes in rows]
    return look, config, table[0] if table else None


def _try_item(make_store: Callable[[], PostgresStore]) -> Finding:
    """Puts, gets and deletes an item that nobody else has."""
    namespace, value = ("pg-checkpoint-doctor", secrets.token_hex(8)), {"words": ["a word"]}
    started = time.perf_counter()
    try:
        with make_store() as store:
            try:
                store.put(namespace, "k", value)
                item = store.get(namespace, "k")
            finally:
                store.delete(namespace, "k")
    except (errors.PgCheckpointError, psycopg.Error) as error:
        return failure("store", error, "see docs/operations.md, and the server's log")
    if item is None or item.value != value:
        remedy = "report it: something in between changes stored values"
        return Finding("store", False, "an item did not come back unchanged", remedy)
    seconds = time.perf_counter() - started
    return Finding("store", True, f"put, got and deleted an item in {seconds * 1000:.0f} ms")


def _swept(expired: int) -> Finding:
    if not expired:
        return Finding("expired items", True, f"none expired more than {_EXPIRED_FOR} ago")
    many = f"{_MAX_EXPIRED:,} items or more" if expired >= _MAX_EXPIRED else f"{expired:,} items"
    said = f"{many} expired more than {_EXPIRED_FOR} ago and still exist: no process sweeps them"
    remedy = "call start_ttl_sweeper() of the store in one long-running process, or sweep_ttl()"
    return Finding("expired items", False, said, remedy)


def _vectors(look: _Look, config: IndexConfig | None, table: _Table | None, schema: str) -> Finding:
    if config is None:
        said = "store_index, which describes the vectors, is missing or empty"
        return Finding("vectors", False, said, "run setup() of the store with its index")
    again = _MAKE_AGAIN.format(schema=schema)
    if table is None:
        said = "the tables for vectors are incomplete, as after DROP EXTENSION vector CASCADE"
        return Finding("vectors", False, said, again)
    kind = f"{config.vector_type}({config.dims})"
    if table.type.rpartition(".")[2] != kind:
        said = f"store_vectors has {table.type}, and store_index says {kind}"
        return Finding("vectors", False, said, again)
    vectors = f"{kind} by {config.model or 'a model without a name'}"
    if not config.is_complete:
        said = f"{vectors}: not all items have theirs yet"
        return Finding("vectors", True, said, "call areindex() of the store until it returns")
    return _indexes(look, table, vectors, schema)


def _indexes(look: _Look, table: _Table, vectors: str, schema: str) -> Finding:
    for name, is_valid, is_built in table.indexes:
        if not is_valid and not is_built:
            said = (
                f"the index {name} is not valid: its build was interrupted, and no search uses it"
            )
            remedy = f'REINDEX INDEX CONCURRENTLY "{schema}".{name}, or setup() of the store'
            return Finding("vectors", False, said, remedy)
    said = f"{vectors}, pgvector {look.pgvector}"
    if not table.indexes and table.vectors > _MAX_WITHOUT_INDEX:
        said += f"; about {table.vectors:,} without an index: a search may compare all of them"
        return Finding("vectors", True, said, 'setup() with an index of kind "hnsw" makes one')
    parts = (look.pgvector or "0").split(".")[:2]
    if tuple(int(part) for part in parts if part.isdigit()) < _ITERATIVE_SCANS:
        said += ", which can't continue an index scan that ends early: then all are compared"
        return Finding("vectors", True, said, "ALTER EXTENSION vector UPDATE, to 0.8 or newer")
    return Finding("vectors", True, said)


# Threads whose state is read; round trips that are measured; seconds that clocks may differ by, and
# that a write may take.
_THREADS, _PINGS, _MAX_DRIFT, _TIMEOUT = 20, 20, 30.0, 10.0
# Seconds of a round trip that slow down each step of a graph noticeably.
_LONG_ROUND_TRIP = 0.02
# The role that stands for all.
_EVERY_ROLE = "public"


def examine(
    dsn: Dsn = "",
    *,
    schema: str | None = None,
    cipher: AesGcmCipher | None = None,
    encrypt_metadata: bool = False,
) -> Iterator[Finding]:
    """Yields findings as they are made; stops where nothing further can be looked at."""
    connection = yield from reach(
        dsn if isinstance(dsn, str) else run_on_thread(connections.resolved(dsn))
    )
    if connection is None:
        return
    with connection:
        (row,) = _ask(connection, "get_server")
        findings = [*_of_server(views.Server._make(row), connection)]
    yield from findings
    # If nothing can be written, or every statement would fail, these findings say more.
    unfit = {finding.name for finding in findings if not finding.fit} & {"encoding", "writing"}
    options: Any = {
        "schema": schema,
        "serde": STRICT,
        "cipher": cipher,
        "allow_plaintext": cipher is not None,
        "write_timeout": _TIMEOUT,
        "read_timeout": _TIMEOUT,
    }
    with PostgresSaver.from_conn_string(
        dsn, encrypt_metadata=encrypt_metadata, max_size=2, **options
    ) as saver:
        store = partial(PostgresStore.from_conn_string, dsn, max_size=1, **options)
        yield from _of_schema(saver, store, try_it=not unfit)


# The server.


def _ask(connection: psycopg.Connection[Any], name: str) -> transaction.Rows:
    statement = transaction.Statement(transaction.load_queries()[name])
    call = transaction.run_on(transaction.as_asynchronous(connection), [statement], prepare=False)
    return transaction.completed(call)[0]


def _of_server(server: views.Server, connection: psycopg.Connection[Any]) -> Iterator[Finding]:
    yield _about("version", server, "too old", f"PostgreSQL {server.version}")
    yield _about("encoding", server, "encoding", server.encoding)
    yield _about("isolation", server, "isolation", server.isolation)
    writable = "the server accepts writes"
    yield _about("writing", server, "nothing can be written", writable)
    lasting = f"fsync is on, synchronous_commit is {server.synchronous_commit}"
    yield _about("durability", server, "a crash", lasting)
    yield _about("autovacuum", server, "autovacuum", "autovacuum is on")
    in_use = f"{server.connections} of {server.max_connections} connections are in use"
    yield _about("connections", server, "connections are in use", in_use)
    if server.statement_timeout != "0":
        said = (
            f"it is {server.statement_timeout} for {server.role}: savers and stores set their own "
            "in each transaction, but migrations obey it"
        )
        remedy = "migrate by a role without it, or with PGOPTIONS='-c statement_timeout=0'"
        yield Finding("statement_timeout", True, said, remedy)
    yield _pooler(server, connection)
    yield _psycopg()
    yield _clock(server)
    yield _round_trip(connection)


def _about(name: str, server: views.Server, word: str, fit: str) -> Finding:
    """The first concern about the server that has the word in it; else the words that it is fit."""
    for concern in views.server_concerns(server):
        if word in concern.what:
            return Finding(name, False, *concern)
    return Finding(name, True, fit)


def _pooler(server: views.Server, connection: psycopg.Connection[Any]) -> Finding:
    if server.backend_pid == connection.info.backend_pid:
        return Finding("pooler", True, "none: statements are prepared")
    said = "there is probably a pooler: statements are not prepared, and everything works"
    return Finding("pooler", True, said)


def _psycopg() -> Finding:
    version = psycopg.__version__
    if not transaction.lost_parts():
        return Finding("psycopg", True, f"{version}: a transaction takes one round trip")
    said = f"{version} is unknown: statements use its public pipelines, and everything works"
    return Finding(
        "psycopg", True, said, "install a newer version of pg_checkpoint, which is faster"
    )


def _clock(server: views.Server) -> Finding:
    apart = (datetime.now(timezone.utc) - server.now).total_seconds()
    if abs(apart) <= _MAX_DRIFT:
        return Finding("clock", True, f"{abs(apart):.1f} s from the server's")
    ahead = "ahead of" if apart > 0 else "behind"
    said = f"this machine's clock is {abs(apart):.0f} s {ahead} the server's"
    remedy = "use NTP: ids of checkpoints begin with the time, and the greatest id is the latest"
    return Finding("clock", False, said, remedy)


def _round_trip(connection: psycopg.Connection[Any]) -> Finding:
    seconds = []
    for _ in range(_PINGS):
        started = time.perf_counter()
        _ask(connection, "ping")
        seconds.append(time.perf_counter() - started)
    median = statistics.median(seconds)
    said = f"{median * 1000:.2f} ms, the median of {_PINGS}"
    # On one machine it is the load, which no other place mends.
    if median <= _LONG_ROUND_TRIP or connections.is_local(connections.host_of(connection)):
        return Finding("round trip", True, said)
    return Finding(
        "round trip", True, said, "run agents nearer to the server: in the same region and zone"
    )


# The schema.


def _of_schema(
    saver: PostgresSaver, make_store: Callable[[], PostgresStore], *, try_it: bool
) -> Iterator[Finding]:
    try:
        yield from (Finding("owners", False, *concern) for concern in _call(saver, _owners))
        lacking = _call(saver, _lacking)
    except (errors.PgCheckpointError, psycopg.Error) as error:
        yield _schema_finding(error, saver._engine.database.schema)
        return
    yield from (Finding("tables", False, *concern) for concern in lacking)
    try:
        status = saver._bridge.call(views.status_of(saver), "doctor")
    except (errors.PgCheckpointError, psycopg.Error) as error:
        if not lacking:  # these say more
            yield _schema_finding(error, saver._engine.database.schema)
        return
    yield Finding("schema", True, f"{status.schema}, migration {status.schema_version}")
    yield from _home(status)
    known = {
        *views.server_concerns(status.server),
        *views.home_concerns(status.schema, status.home),
    }
    concerns = [concern for concern in status.concerns if concern not in known]
    no_rights = [concern for concern in concerns if "has no right" in concern.what]
    yield from (Finding("rights", False, *concern) for concern in no_rights)
    if not no_rights:
        yield Finding("rights", True, "the role may read and write all tables")
    yield from (Finding("tables", False, *c) for c in concerns if c not in no_rights)
    yield _strict(saver)
    if lacking or no_rights or not try_it:
        return
    yield _try(saver)
    yield _read(saver)
    yield from check_store(saver, make_store)


def _home(status: views.Status) -> Iterator[Finding]:
    """A finding about a copy, or about copies that would go unnoticed."""
    home = status.home
    for concern in views.home_concerns(status.schema, home):
        yield Finding("home", False, *concern)
        return
    if home.home_database is None:
        yield Finding("home", True, "any database: copies are not noticed")
    elif home.server is None or home.home_server is None:
        known = "this database, by its oid: the server's identifier is not known"
        remedy = "databases of two servers may have one oid: grant pg_control_system() to the role"
        yield Finding("home", True, known, remedy)


async def _owners(database: Database, timeout: float) -> list[views.Concern]:
    """Objects of roles that the owner of the tables does not trust, and where they may create some.

    Looks into catalogs only: nothing that such a role has made is used.
    """
    await migrations.look(database, timeout=timeout)
    statements = [
        database.statement("begin_ddl"),
        database.statement("find_strangers", False, False),
    ]
    _, rows = await database.run_once(statements, timeout=timeout)
    return [_of_stranger(stranger) for stranger in migrations.find_strangers(rows)]


def _of_stranger(stranger: migrations.Stranger) -> views.Concern:
    what, role, relying = stranger.what, stranger.role, stranger.relying
    if stranger.is_theirs:
        return views.Concern(
            f"{what} belongs to {role}, which {relying} does not trust",
            f"DROP it, or ALTER {what} OWNER TO {relying} if you know what it does",
        )
    creator = "every role" if role == _EVERY_ROLE else role
    return views.Concern(
        f"{creator} may create objects in {what}, beside those that savers call",
        f"REVOKE CREATE ON {what} FROM {role}",
    )


async def _lacking(database: Database, timeout: float) -> list[views.Concern]:
    await migrations.check_schema(database)
    return await lacking_parts(database, timeout)


def _schema_finding(error: Exception, schema: str) -> Finding:
    said = views.message_of(error)
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        said, _, remedy = said.partition(": ")
    elif isinstance(error, errors.SchemaNotNamedError):
        remedy = "name it here by --schema, and in the savers by schema="
    elif isinstance(error, errors.SchemaTooNewError):
        remedy = "upgrade pg_checkpoint"
    elif not isinstance(error, (errors.PgCheckpointError, psycopg.OperationalError)):
        remedy = "see the server's log"
    else:
        said = said.split(". Run ")[0]
        remedy = f"{migrate_command(schema)}, by a role that may create the schema"
    return Finding("schema", False, said, remedy)


def _strict(saver: PostgresSaver) -> Finding:
    """Names the roles that may write rows; whether savers are strict is not known here."""
    find = saver._engine.database.statement("find_other_writers")
    (rows,) = _call(saver, lambda database, timeout: database.read([find], timeout=timeout))
    named = ", ".join(str(name) for (name,) in rows)
    said = f"{named} may write too" if named else "no other role was granted the right to write"
    remedy = (
        "create savers with strict=True, so that stored rows can't name code, whoever writes them"
    )
    return Finding("strict", True, said, remedy)


def _try(saver: PostgresSaver) -> Finding:
    """Stores, reads and deletes a thread that nobody else has."""
    thread_id = f"pg-checkpoint-doctor-{secrets.token_hex(8)}"
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    values = {"number": 1, "words": ["a word"] * 200}
    versions: Any = dict.fromkeys(values, saver.get_next_version(None, None))
    checkpoint: Any = {
        "v": 4,
        "id": str(uuid6()),
        "ts": datetime.now(timezone.utc).isoformat(),
        "channel_values": values,
        "channel_versions": versions,
        "versions_seen": {},
        "updated_channels": None,
    }
    started = time.perf_counter()
    try:
        try:
            stored = saver.put(config, checkpoint, {"source": "input", "step": -1}, versions)
            saver.put_writes(stored, [("words", values["words"])], "task")
            read = saver.get_tuple(stored)
        finally:
            saver.delete_thread(thread_id)
    except (errors.PgCheckpointError, psycopg.Error) as error:
        return failure("a try", error, "see docs/operations.md, and the server's log")
    if read is None or read.checkpoint["channel_values"] != values:
        remedy = "report it: something in between changes stored values"
        return Finding("a try", False, "the stored thread did not come back unchanged", remedy)
    seconds = time.perf_counter() - started
    return Finding("a try", True, f"stored, read and deleted a thread in {seconds * 1000:.0f} ms")


def _read(saver: PostgresSaver) -> Finding:
    """Reads the newest states of the threads that were active last."""
    count = 0
    try:
        for thread in saver.list_threads(limit=_THREADS):
            place = {"thread_id": thread.thread_id, "checkpoint_ns": ""}
            count += saver.get_tuple({"configurable": place}) is not None
    except (errors.DecryptionError, errors.UnsupportedCallError) as error:
        remedy = "pass the keys of the savers: --keys, or PG_CHECKPOINT_KEYS"
        return Finding("values", False, views.message_of(error), remedy)
    except errors.CorruptRowError as error:
        remedy = "pg-checkpoint verify checks everything"
        return Finding("values", False, views.message_of(error), remedy)
    except (errors.PgCheckpointError, psycopg.Error) as error:
        return failure("values", error, "see the server's log")
    of = "of a thread" if count == 1 else f"of {count} threads"
    said = f"the newest states {of} can be read" if count else "none are stored yet"
    return Finding("values", True, said)
