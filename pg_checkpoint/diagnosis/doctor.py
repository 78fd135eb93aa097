"""Doctor: checks whether a saver can work on a database from here, and if not, why.

Connects as a program would, checks server, schema and rights, and lets a saver store,
read and delete a thread of its own. Leaves nothing behind.
"""

from __future__ import annotations

import secrets
import statistics
import time
from collections.abc import Callable, Coroutine, Iterator
from datetime import datetime, timezone
from functools import partial
from typing import Any

import psycopg
from langgraph.checkpoint.base.id import uuid6

from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.diagnosis.connectivity import Finding, failure, reach
from pg_checkpoint.diagnosis.display import message_of
from pg_checkpoint.diagnosis.inspection import (
    Concern,
    Server,
    Status,
    home_concerns,
    server_concerns,
    status_of,
)
from pg_checkpoint.diagnosis.schema_parts import lacking_parts
from pg_checkpoint.diagnosis.store_check import check_store
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.errors import (
    CorruptRowError,
    DecryptionError,
    PgCheckpointError,
    SchemaNotNamedError,
    SchemaTooNewError,
    UnsupportedCallError,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.dsn import resolved
from pg_checkpoint.postgres.loop_thread import run_on_thread
from pg_checkpoint.postgres.migrations import check_schema, look
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.psycopg_internals import lost_parts
from pg_checkpoint.postgres.queries import load_queries
from pg_checkpoint.postgres.refusals import migrate_command
from pg_checkpoint.postgres.schema_changes import Stranger, find_strangers
from pg_checkpoint.postgres.transaction import run_on_sync
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.settings import Dsn
from pg_checkpoint.store.sync_store import PostgresStore

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
    """Yields what is found, as it is found; stops where nothing further can be looked at."""
    connection = yield from reach(dsn if isinstance(dsn, str) else run_on_thread(resolved(dsn)))
    if connection is None:
        return
    with connection:
        server = _server(connection)
        found = [*_of_server(server, connection)]
    yield from found
    # Where nothing can be written, or every statement would fail, the words above say more.
    unfit = {f.name for f in found if not f.fit} & {"encoding", "writing"}
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


# --- the server ---


def _server(connection: psycopg.Connection[Any]) -> Server:
    ((row,),) = run_on_sync(connection, [Statement(load_queries()["get_server"])])
    return Server._make(row)


def _of_server(server: Server, connection: psycopg.Connection[Any]) -> Iterator[Finding]:
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
    yield from _statement_timeout(server)
    yield _pooler(server, connection)
    yield _psycopg()
    yield _clock(server)
    yield _round_trip(connection)


def _about(name: str, server: Server, word: str, fit: str) -> Finding:
    """The first concern about the server that has the word in it; else that it is fit."""
    for concern in server_concerns(server):
        if word in concern.what:
            return Finding(name, False, *concern)
    return Finding(name, True, fit)


def _statement_timeout(server: Server) -> Iterator[Finding]:
    if server.statement_timeout != "0":
        said = (
            f"it is {server.statement_timeout} for {server.role}: savers and stores set their own "
            "in each transaction, but migrations obey it"
        )
        remedy = "migrate by a role without it, or with PGOPTIONS='-c statement_timeout=0'"
        yield Finding("statement_timeout", True, said, remedy)


def _pooler(server: Server, connection: psycopg.Connection[Any]) -> Finding:
    if server.backend_pid == connection.info.backend_pid:
        return Finding("pooler", True, "none in between: statements are prepared")
    said = "there is probably a pooler in between: nothing is prepared, and everything works"
    return Finding("pooler", True, said)


def _psycopg() -> Finding:
    version = psycopg.__version__
    if not lost_parts():
        return Finding("psycopg", True, f"{version}: a transaction takes one round trip")
    said = f"{version} is not known: statements use its public pipelines, and everything works"
    return Finding("psycopg", True, said, "a newer version of pg_checkpoint, which is faster")


def _clock(server: Server) -> Finding:
    apart = (datetime.now(timezone.utc) - server.now).total_seconds()
    if abs(apart) <= _MAX_DRIFT:
        return Finding("clock", True, f"{abs(apart):.1f} s apart from the server's")
    ahead = "ahead of" if apart > 0 else "behind"
    said = f"this machine's clock is {abs(apart):.0f} s {ahead} the server's"
    remedy = "set it by NTP: ids of checkpoints begin with the time, and the greatest is the latest"
    return Finding("clock", False, said, remedy)


def _round_trip(connection: psycopg.Connection[Any]) -> Finding:
    ping, seconds = Statement(load_queries()["ping"]), []
    for _ in range(_PINGS):
        started = time.perf_counter()
        run_on_sync(connection, [ping])
        seconds.append(time.perf_counter() - started)
    median = statistics.median(seconds)
    said = f"{median * 1000:.2f} ms, the median of {_PINGS}"
    if median <= _LONG_ROUND_TRIP:
        return Finding("round trip", True, said)
    return Finding("round trip", False, said, "run agents nearer to the server: same region, zone")


# --- the schema ---


def _of_schema(
    saver: PostgresSaver, make_store: Callable[[], PostgresStore], *, try_it: bool
) -> Iterator[Finding]:
    try:
        yield from (Finding("owners", False, *concern) for concern in _found(saver, _owners))
        lacking = _found(saver, _lacking)
    except (PgCheckpointError, psycopg.Error) as error:
        yield _schema_finding(error, saver._engine.database.schema)
        return
    yield from (Finding("tables", False, *concern) for concern in lacking)
    try:
        found = saver._bridge.call(status_of(saver), "doctor")
    except (PgCheckpointError, psycopg.Error) as error:
        if not lacking:  # which say more
            yield _schema_finding(error, saver._engine.database.schema)
        return
    yield Finding("schema", True, f"{found.schema}, migration {found.schema_version}")
    yield _home(found)
    known = {*server_concerns(found.server), *home_concerns(found.schema, found.home)}
    concerns = [c for c in found.concerns if c not in known]
    no_rights = [c for c in concerns if "has no right" in c.what]
    yield from _rights(no_rights)
    yield from (Finding("tables", False, *c) for c in concerns if c not in no_rights)
    yield _strict(saver)
    if lacking or no_rights or not try_it:
        return
    yield _try(saver)
    yield _read(saver)
    yield from check_store(saver, make_store)


def _home(found: Status) -> Finding:
    """Whether it is where it was set up."""
    for concern in home_concerns(found.schema, found.home):
        return Finding("home", False, *concern)
    home = found.home
    if home.home_database is None:
        return Finding("home", True, "any database: copies are not noticed")
    if home.server is None or home.home_server is None:
        known = "this database, by its oid: the server's identifier is not known"
        remedy = "databases of two servers may have one oid: grant pg_control_system() to the role"
        return Finding("home", True, known, remedy)
    return Finding("home", True, "this database")


def _found(
    saver: PostgresSaver, find: Callable[[Database, float], Coroutine[Any, Any, list[Concern]]]
) -> list[Concern]:
    engine = saver._engine
    return saver._bridge.call(find(engine.database, engine.settings.read_timeout), "doctor")


async def _owners(database: Database, timeout: float) -> list[Concern]:
    """What roles own or may create that the owner of the tables does not trust.

    Looks into catalogs only: nothing that such a role has made is used.
    """
    await look(database, timeout=timeout)
    statements = [
        database.statement("begin_ddl"),
        database.statement("find_strangers", False, False),
    ]
    _, rows = await database.run_once(statements, timeout=timeout)
    return [_of_stranger(found) for found in find_strangers(rows)]


def _of_stranger(found: Stranger) -> Concern:
    if found.is_theirs:
        return Concern(
            f"{found.what} belongs to {found.role}, which {found.relying} does not trust",
            f"DROP it, or ALTER {found.what} OWNER TO {found.relying} if you know what it does",
        )
    who = "every role" if found.role == _EVERY_ROLE else found.role
    return Concern(
        f"{who} may create objects in {found.what}, beside those that savers call",
        f"REVOKE CREATE ON {found.what} FROM {found.role}",
    )


async def _lacking(database: Database, timeout: float) -> list[Concern]:
    await check_schema(database)
    return await lacking_parts(database, timeout)


def _schema_finding(error: Exception, schema: str) -> Finding:
    said = message_of(error)
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        said, _, remedy = said.partition(": ")
    elif isinstance(error, SchemaNotNamedError):
        remedy = "name it here by --schema, and in the savers by schema="
    elif isinstance(error, SchemaTooNewError):
        remedy = "upgrade pg_checkpoint"
    elif not isinstance(error, (PgCheckpointError, psycopg.OperationalError)):
        remedy = "see the server's log"
    else:
        said = said.split(". Run ")[0]
        remedy = f"{migrate_command(schema)}, by a role that may create the schema"
    return Finding("schema", False, said, remedy)


def _rights(missing: list[Concern]) -> Iterator[Finding]:
    for concern in missing:
        yield Finding("rights", False, *concern)
    if not missing:
        yield Finding("rights", True, "the role may read and write all tables")


def _strict(saver: PostgresSaver) -> Finding:
    """Who may write what savers read; whether these are strict is not known here."""
    engine = saver._engine
    asked = [engine.database.statement("find_other_writers")]
    timeout = engine.settings.read_timeout
    (rows,) = saver._bridge.call(engine.database.read(asked, timeout=timeout), "doctor")
    named = ", ".join(str(name) for (name,) in rows)
    said = f"{named} may write too" if named else "no other role was granted the right to write"
    remedy = "make savers with strict=True: then stored rows can't name code, whoever writes them"
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
    except (PgCheckpointError, psycopg.Error) as error:
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
    except (DecryptionError, UnsupportedCallError) as error:
        remedy = "give the keys of the savers: --keys, or PG_CHECKPOINT_KEYS"
        return Finding("values", False, message_of(error), remedy)
    except CorruptRowError as error:
        remedy = "pg-checkpoint verify checks everything"
        return Finding("values", False, message_of(error), remedy)
    except (PgCheckpointError, psycopg.Error) as error:
        return failure("values", error, "see the server's log")
    of = "of a thread" if count == 1 else f"of {count} threads"
    said = f"the newest states {of} can be read" if count else "none is stored yet"
    return Finding("values", True, said)
