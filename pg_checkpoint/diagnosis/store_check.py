"""The doctor's checks of the store: an item put and deleted, expired items, vectors."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import psycopg

from pg_checkpoint.diagnosis.connectivity import Finding, failure
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import load_vector_queries
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.store.vector_tables import IndexConfig

# Expired items that are counted; the age by which a running sweeper has deleted them.
_MAX_EXPIRED, _EXPIRED_FOR = 10_000, "1 day"
# Vectors that a search compares quickly; the first pgvector with iterative index scans.
_MAX_WITHOUT_INDEX, _ITERATIVE_SCANS = 10_000, (0, 8)
_MAKE_AGAIN = (
    "DROP TABLE store_vectors, store_index in schema {schema!r}, run setup() of the store with its "
    "index, and put the items again"
)


class _Look(NamedTuple):
    """A row of inspect_store.sql."""

    expired: int
    pgvector: str | None
    has_vectors: bool
    has_config: bool


class _Table(NamedTuple):
    """A row of inspect_vectors.sql."""

    type: str
    vectors: int
    indexes: list[tuple[str, bool, bool]]


_Looked = tuple[_Look, "IndexConfig | None", "_Table | None"]


def check_store(saver: PostgresSaver, make_store: Callable[[], PostgresStore]) -> Iterator[Finding]:
    """Yields what is found."""
    try:
        look, config, table = _looked(saver)
    except (PgCheckpointError, psycopg.Error) as error:
        yield failure("store", error, "see the server's log")
        return
    yield _try(make_store)
    yield _swept(look.expired)
    if look.has_vectors or look.has_config:
        yield _vectors(look, config, table, saver._engine.database.schema)
    else:
        said = f"none; pgvector {look.pgvector}" if look.pgvector else "none, and no pgvector"
        yield Finding("vectors", True, f"{said}, which only search by meaning needs")


def _looked(saver: PostgresSaver) -> _Looked:
    engine = saver._engine
    return saver._bridge.call(_look_at(engine.database, engine.settings.read_timeout), "doctor")


async def _look_at(database: Database, timeout: float) -> _Looked:
    schema = database.schema
    inspect = database.statement("inspect_store", schema, _MAX_EXPIRED, _EXPIRED_FOR)
    ((row,),) = await database.read([inspect], timeout=timeout)
    look = _Look._make(row)
    if not look.has_config:
        return look, None, None
    get = Statement(load_vector_queries(schema, ())["get_index_config"], ())
    (rows,) = await database.read([get], timeout=timeout)
    if not rows:
        return look, None, None
    config = IndexConfig(*rows[0])
    inspect = database.statement("inspect_vectors", schema, config.column)
    (rows,) = await database.read([inspect], timeout=timeout)
    table = [_Table(kind, vectors, json.loads(indexes)) for kind, vectors, indexes in rows]
    return look, config, table[0] if table else None


def _try(make_store: Callable[[], PostgresStore]) -> Finding:
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
    except (PgCheckpointError, psycopg.Error) as error:
        return failure("store", error, "see docs/operations.md, and the server's log")
    if item is None or item.value != value:
        remedy = "report it: something in between changes stored values"
        return Finding("store", False, "an item did not come back unchanged", remedy)
    seconds = time.perf_counter() - started
    return Finding("store", True, f"put, got and deleted an item in {seconds * 1000:.0f} ms")


def _swept(expired: int) -> Finding:
    if not expired:
        return Finding("expired items", True, f"none that expired more than {_EXPIRED_FOR} ago")
    many = f"{_MAX_EXPIRED:,} items or more" if expired >= _MAX_EXPIRED else f"{expired:,} items"
    said = f"{many} expired more than {_EXPIRED_FOR} ago and still exist: no process sweeps"
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
    what = f"{kind} by {config.model or 'a model without a name'}"
    if not config.is_complete:
        said = f"{what}: not all items have theirs yet"
        return Finding("vectors", True, said, "call areindex() of the store until it returns")
    return _indexes(look, table, what, schema)


def _indexes(look: _Look, table: _Table, what: str, schema: str) -> Finding:
    for name, is_valid, is_built in table.indexes:
        if not is_valid and not is_built:
            said = (
                f"the index {name} is not valid: its build was interrupted, and no search uses it"
            )
            remedy = f'REINDEX INDEX CONCURRENTLY "{schema}".{name}, or setup() of the store'
            return Finding("vectors", False, said, remedy)
    said = f"{what}, pgvector {look.pgvector}"
    if not table.indexes and table.vectors > _MAX_WITHOUT_INDEX:
        said += f"; about {table.vectors:,} without an index: a search may compare all of them"
        return Finding("vectors", True, said, 'setup() with an index of kind "hnsw" makes one')
    if _version(look.pgvector) < _ITERATIVE_SCANS:
        said += ", which can't continue an index scan that ends early: then all are compared"
        return Finding("vectors", True, said, "ALTER EXTENSION vector UPDATE, to 0.8 or newer")
    return Finding("vectors", True, said)


def _version(version: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in (version or "0").split(".")[:2] if part.isdigit())
