"""The doctor's look at the store: an item that comes and goes, what is not swept, vectors."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import psycopg

from pg_checkpoint.diagnosis.connectivity import Finding
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_vector_queries
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore

__all__ = ["check_store"]

# Items that are counted; what a sweeper that works has swept by then.
_COUNTED, _LATE = 10_000, "1 day"
# Vectors above which a search looks for an index; pgvector that goes on walking one.
_MANY, _GOES_ON = 10_000, (0, 8)
_ANEW = (
    "DROP TABLE store_vectors, store_index in schema {schema!r}, run setup() of the store with its "
    "index, and put the items again"
)


class _Look(NamedTuple):
    """A row of inspect_store.sql."""

    expired: int
    pgvector: str | None
    has_vectors: bool
    has_config: bool
    type: str | None
    vectors: int
    indexes: list[tuple[str, bool, bool]]


def check_store(saver: PostgresSaver, make_store: Callable[[], PostgresStore]) -> Iterator[Finding]:
    """Yields what is found.

    Args:
        saver: Of the schema, which has all tables that migrations make, and rights to them.
        make_store: Makes a store of the same, without an index.
    """
    try:
        look, config = _looked(saver)
    except (PgCheckpointError, psycopg.Error) as error:
        yield Finding("store", False, _said(error), "see the server's log")
        return
    yield _try(make_store)
    yield _swept(look.expired)
    if look.has_vectors or look.has_config:
        yield _vectors(look, config, saver._engine.database.schema)
    else:
        said = f"none; pgvector {look.pgvector}" if look.pgvector else "none, and no pgvector"
        yield Finding("vectors", True, f"{said}, which only search by meaning needs")


def _looked(saver: PostgresSaver) -> tuple[_Look, Rows]:
    engine = saver._engine

    async def look(database: Database) -> tuple[_Look, Rows]:
        timeout = engine.settings.read_timeout
        inspect = database.statement("inspect_store", database.schema, _COUNTED, _LATE)
        (((*row, indexes),),) = await database.read([inspect], timeout=timeout)
        looked = _Look._make([*row, json.loads(indexes)])
        if not looked.has_config:
            return looked, []
        queries = load_vector_queries(database.schema, ())
        get = Statement(queries["get_index_config"], ())
        return looked, (await database.read([get], timeout=timeout))[0]

    return saver._home.call(look(engine.database), "doctor")


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
        return Finding("store", False, _said(error), "see docs/operations.md, and the server's log")
    if item is None or item.value != value:
        remedy = "report it: something in between changes what is stored"
        return Finding("store", False, "an item did not come back the same", remedy)
    seconds = time.perf_counter() - started
    return Finding("store", True, f"put, got and deleted an item in {seconds * 1000:.0f} ms")


def _swept(expired: int) -> Finding:
    if not expired:
        return Finding("expired items", True, f"none that expired more than {_LATE} ago")
    many = f"{_COUNTED:,} items or more" if expired >= _COUNTED else f"{expired:,} items"
    said = f"{many} expired more than {_LATE} ago and are still there: nobody sweeps"
    remedy = "call start_ttl_sweeper() of the store in one process that lasts, or sweep_ttl()"
    return Finding("expired items", False, said, remedy)


def _vectors(look: _Look, config: Rows, schema: str) -> Finding:
    anew = _ANEW.format(schema=schema)
    if look.type is None:
        said = "the tables for vectors are incomplete, as after DROP EXTENSION vector CASCADE"
        return Finding("vectors", False, said, anew)
    if not config:
        said = "store_index, which says what made the vectors, is missing or empty"
        return Finding("vectors", False, said, "run setup() of the store with its index")
    dims, vector_type, model = config[0]
    kind = f"{vector_type}({dims})"
    if look.type.rpartition(".")[2] != kind:
        said = f"store_vectors has {look.type}, and store_index says {kind}"
        return Finding("vectors", False, said, anew)
    return _indexes(look, f"{kind} by {model or 'a model without a name'}", schema)


def _indexes(look: _Look, what: str, schema: str) -> Finding:
    for name, is_valid, is_built in look.indexes:
        if not is_valid and not is_built:
            said = f"the index {name} is not valid: building it was cut off, and no search uses it"
            remedy = f'REINDEX INDEX CONCURRENTLY "{schema}".{name}, or setup() of the store'
            return Finding("vectors", False, said, remedy)
    said = f"{what}, pgvector {look.pgvector}"
    if not look.indexes and look.vectors > _MANY:
        said += f"; about {look.vectors:,} without an index: a search may compare all of them"
        return Finding("vectors", True, said, 'setup() with an index of kind "hnsw" makes one')
    if _number(look.pgvector) < _GOES_ON:
        said += ", which does not go on where an index ends early: all are compared then"
        return Finding("vectors", True, said, "ALTER EXTENSION vector UPDATE, to 0.8 or newer")
    return Finding("vectors", True, said)


def _number(version: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in (version or "0").split(".")[:2] if part.isdigit())


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
