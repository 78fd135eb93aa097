"""The tables for vectors: made by setup(), looked at before they are used.

pgvector may be in any schema, or missing; nothing here is asked for by a store without an index.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from typing import NamedTuple

from psycopg import errors, sql

from pg_checkpoint.errors import (
    IndexChangedError,
    SchemaNotReadyError,
    VectorsUnavailableError,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import Queries, load_vector_queries
from pg_checkpoint.store.index_config import VectorIndex

__all__ = ["VectorTables", "find_tables", "make_tables"]

logger = logging.getLogger(__name__)

# Long enough for an index on many vectors; nothing waits for it but who called setup().
_TIMEOUT, _LOOK_AGAIN = 3600.0, 0.2
_OPERATORS = {"cosine": "<=>", "l2": "<->", "inner_product": "<#>"}
_OPERATOR_CLASSES = {"cosine": "cosine_ops", "l2": "l2_ops", "inner_product": "ip_ops"}
_OLDEST, _OLDEST_HALFVEC, _OLDEST_ITERATIVE = (0, 5), (0, 7), (0, 8)
_NONE = (
    "this database has no pgvector, which search by meaning needs, and it could not be made here "
    "({why}). Let a superuser run `CREATE EXTENSION vector` in it once, after its package was "
    "installed on the server; or leave `index` out, everything else works without"
)
_TOO_OLD = (
    "this database has pgvector {found}; an index of type {type} needs {needed} or newer: update "
    "the server's package and run `ALTER EXTENSION vector UPDATE`"
)
_CHANGED = (
    "the vectors in schema {schema!r} were made with {there}, this store's index would make them "
    "with {here}; they can't be compared. Give the store the index that it had; or use another "
    "schema; or, to begin anew, DROP TABLE store_vectors, store_index in that schema, run setup() "
    "and put the items again"
)


class VectorTables(NamedTuple):
    """Vectors' tables that fit.

    Attributes:
        queries: The statements of sql/vectors, for this schema and index.
        iterates: Whether pgvector goes on walking an index until there is enough.
    """

    queries: Queries
    iterates: bool

    def statement(self, name: str, *params: object) -> Statement:
        """The statement of sql/vectors with that file name."""
        return Statement(self.queries[name], params)


class _Look(NamedTuple):
    extension: str | None
    version: str | None
    has_tables: bool

    @property
    def number(self) -> tuple[int, ...]:
        return tuple(int(part) for part in (self.version or "0").split(".")[:2] if part.isdigit())


async def find_tables(database: Database, index: VectorIndex, timeout: float) -> VectorTables:
    """The tables, if they are there and fit, looked for within so many seconds.

    Raises:
        SchemaNotReadyError: If setup() was not run with an index.
        IndexChangedError: If vectors were made with another one.
        VectorsUnavailableError: If pgvector is too old.
        psycopg.Error: What the server raised.
    """
    found = await _look(database, timeout)
    if found.extension is None or not found.has_tables:
        raise SchemaNotReadyError(
            f"schema {database.schema!r} has no tables for vectors: run `await store.setup()` "
            "(PostgresStore: `store.setup()`) once, of a store with this `index`"
        )
    tables = _tables(database, index, found)
    await _check(database, index, tables, timeout)
    return tables


async def make_tables(database: Database, index: VectorIndex) -> VectorTables:
    """Makes what is missing: the extension, the tables, the index on vectors; by many at once.

    Raises:
        VectorsUnavailableError: If there is no pgvector, or too old a one.
        IndexChangedError: If vectors were made with another index.
        psycopg.Error: What the server refused.
    """
    found = await _look(database)
    if found.extension is None:
        found = await _make_extension(database, index)
    tables = _tables(database, index, found)
    if not found.has_tables:
        await _make_tables(database, index, tables)
    config = index.dims, index.vector_type, index.model
    await _run(database, tables.statement("put_index_config", *config))
    await _check(database, index, tables)
    if index.is_indexed:
        await _make_index(database, index, tables)
    elif index.kind != "flat":
        dims = f"{index.dims} dimensions of type {index.vector_type}"
        logger.warning("pgvector has no index for %s: each search looks at all vectors", dims)
    return tables


async def _look(database: Database, timeout: float = _TIMEOUT) -> _Look:
    """What there is; settles which schema is meant, if it was not yet."""
    while True:
        schema = database.schema
        query = load_vector_queries(schema, ())["find_extension"]
        answer = await database.read([Statement(query, (schema,))], timeout=timeout)
        if schema == database.schema:
            return _Look(*answer[0][0])


async def _make_tables(database: Database, index: VectorIndex, tables: VectorTables) -> None:
    """Makes the tables, and the index too: of nothing, that takes no time."""
    scripts = [tables.queries["create_tables"]]
    if index.is_indexed:
        scripts.append(_in_transaction(tables.queries[f"create_{index.kind}_index"]))
    await _run(
        database,
        database.statement("set_search_path"),
        database.statement("lock_migrations", zlib.crc32(database.schema.encode())),
        *(Statement(script, None) for script in scripts),
    )


async def _make_extension(database: Database, index: VectorIndex) -> _Look:
    words = _words(index, "public")
    try:
        await _run(
            database,
            Statement(load_vector_queries(database.schema, words)["create_extension"], ()),
        )
    except (errors.DatabaseError, errors.OperationalError) as error:
        # Another one may have made it at the same time.
        if (found := await _look(database)).extension is None:
            why = error.diag.message_primary or type(error).__name__
            raise VectorsUnavailableError(_NONE.format(why=why)) from error
        return found
    return await _look(database)


def _tables(database: Database, index: VectorIndex, found: _Look) -> VectorTables:
    needed = _OLDEST_HALFVEC if index.vector_type == "halfvec" else _OLDEST
    if found.number < needed:
        raise VectorsUnavailableError(
            _TOO_OLD.format(
                found=found.version, type=index.vector_type, needed=".".join(map(str, needed))
            )
        )
    queries = load_vector_queries(database.schema, _words(index, found.extension or "public"))
    return VectorTables(queries, found.number >= _OLDEST_ITERATIVE)


def _words(index: VectorIndex, extension: str) -> tuple[tuple[str, str], ...]:
    """What the files of sql/vectors say, and what is meant here."""
    place = sql.Identifier(extension).as_string(None)
    kind, operator = index.vector_type, _OPERATORS[index.distance]
    given = {"m": 16, "ef_construction": 64, "lists": 100, **index.parameters}
    return (
        ("public.vector(1536)", f"{place}.{kind}({index.dims})"),
        ("operator(public.<=>)", f"operator({place}.{operator})"),
        ("public.vector_cosine_ops", f"{place}.{kind}_{_OPERATOR_CLASSES[index.distance]}"),
        ("store_vectors_cosine_", f"store_vectors_{index.distance}_"),
        (
            "m = 16, ef_construction = 64",
            "m = {m}, ef_construction = {ef_construction}".format_map(given),
        ),
        ("lists = 100", "lists = {lists}".format_map(given)),
    )


async def _check(
    database: Database, index: VectorIndex, tables: VectorTables, timeout: float = _TIMEOUT
) -> None:
    (rows,) = await database.read([tables.statement("get_index_config")], timeout=timeout)
    if not rows:
        raise SchemaNotReadyError("the tables for vectors are empty of what setup() notes: run it")
    dims, vector_type, model = rows[0]
    same_model = model is None or index.model is None or model == index.model
    if (dims, vector_type) != (index.dims, index.vector_type) or not same_model:
        raise IndexChangedError(
            _CHANGED.format(
                schema=database.schema,
                there=_named(dims, vector_type, model),
                here=_named(index.dims, index.vector_type, index.model),
            )
        )


def _named(dims: int, vector_type: str, model: str | None) -> str:
    return f"{vector_type}({dims}) by " + (
        "a model without a name" if model is None else repr(model)
    )


async def _make_index(database: Database, index: VectorIndex, tables: VectorTables) -> None:
    """Makes the index, or waits for who is making it; one that was not finished is made anew."""
    name = f"store_vectors_{index.distance}_{index.kind}"
    deadline = time.monotonic() + _TIMEOUT
    while time.monotonic() < deadline:
        look = tables.statement("find_index", database.schema, name)
        rows = (await database.read([look], timeout=_TIMEOUT))[0]
        is_valid, is_built = rows[0] if rows else (False, False)
        if is_valid:
            return
        if is_built:
            await asyncio.sleep(_LOOK_AGAIN)
        else:
            await _build(database, index, tables, anew=bool(rows))


async def _build(
    database: Database, index: VectorIndex, tables: VectorTables, *, anew: bool
) -> None:
    drop, make = f"drop_{index.kind}_index", f"create_{index.kind}_index"
    try:
        for name in [drop, make] if anew else [make]:
            await _run_apart(database, tables.queries[name])
    except (errors.UniqueViolation, errors.DuplicateTable, errors.DeadlockDetected):
        # Of two who began at once the other one goes on.
        await asyncio.sleep(_LOOK_AGAIN)


async def _run_apart(database: Database, query: bytes) -> None:
    """Runs what must not be in a transaction; in one all the same, where there always is one."""
    try:
        await _run(database, Statement(query, ()))
    except errors.ActiveSqlTransaction:
        await _run(database, Statement(_in_transaction(query), ()))


def _in_transaction(query: bytes) -> bytes:
    return query.replace(b" concurrently", b"")


async def _run(database: Database, *statements: Statement) -> None:
    await database.run_once(list(statements), timeout=_TIMEOUT)
