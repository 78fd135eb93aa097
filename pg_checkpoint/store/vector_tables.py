"""The tables for vectors: made by setup(), looked at before they are used.

pgvector may be in any schema, or missing; nothing here is asked for by a store without an index.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from psycopg import errors, sql

from pg_checkpoint.errors import (
    SchemaNotReadyError,
    StoreIndexError,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import Queries, load_vector_queries
from pg_checkpoint.postgres.schema_changes import change_schema
from pg_checkpoint.store.distribution import refuse_index_on_workers
from pg_checkpoint.store.index_config import VectorIndex

logger = logging.getLogger(__name__)

# Long enough for an index on many vectors; nothing waits for it but who called setup().
_TIMEOUT, _LOOK_AGAIN = 3600.0, 0.2
# A wait for a lock on tables that others use, who wait behind it.
_TURN = 1.0
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
    "with {here}; they can't be compared. Give the store the index that it had; or call `await "
    "store.areindex()` (PostgresStore: `store.reindex()`) with the new one, which makes new "
    "vectors of all texts in place of the old ones"
)


class IndexConfig(NamedTuple):
    """What the vectors here were made with: the row of get_index_config.sql."""

    # Of their column: 1 more with each change of the model, so that the statements of a process
    # that has not noticed fail.
    number: int
    dims: int
    vector_type: str
    model: str | None  # its name; None if nobody has told
    is_complete: bool  # whether all items have theirs, after the model was changed

    @property
    def column(self) -> str:
        """The name of their column."""
        return f"embedding_{self.number}"

    def is_of(self, index: VectorIndex) -> bool:
        """Whether an index makes such vectors, as exactly as it is noted."""
        return self[1:4] == (index.dims, index.vector_type, index.model)

    def may_be_of(self, index: VectorIndex) -> bool:
        """Whether an index may make such vectors.

        A model without a name may be any; but not one that took the place of another, for a store
        that still has that one's index may not know its name either.
        """
        unnamed = self.model is None or (index.model is None and self.number == 1)
        same = unnamed and self[1:3] == (index.dims, index.vector_type)
        return same or self.is_of(index)


class VectorTables(NamedTuple):
    """The tables for vectors, checked against the store's index."""

    queries: Queries  # the statements of sql/vectors, for this schema and index
    iterates: bool  # whether pgvector goes on walking an index until there is enough
    config: IndexConfig  # what the vectors were made with

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
    """The tables, if they are there and fit, looked for within so many seconds."""
    found = await _look(database, timeout)
    if found.extension is None or not found.has_tables:
        raise SchemaNotReadyError(
            f"schema {database.schema!r} has no tables for vectors: run `await store.setup()` "
            "(PostgresStore: `store.setup()`) once, of a store with this `index`"
        )
    tables = _tables(database, index, found, await _config(database, timeout))
    if not tables.config.is_complete:
        logger.warning(
            "not all items have vectors of this store's index yet, and searches find only those "
            "that have: call `await store.areindex()` until it returns"
        )
    return tables


async def make_tables(database: Database, index: VectorIndex) -> VectorTables:
    """Makes what is missing: the extension, the tables, the index on vectors; by many at once."""
    found = await _look(database)
    if not found.has_tables:
        await refuse_index_on_workers(database, _TIMEOUT)
    if found.extension is None:
        found = await _make_extension(database, index)
    _check_version(index, found)
    extension = found.extension or "public"
    queries = load_vector_queries(database.schema, _words(index, extension))
    if not found.has_tables:
        await _make_tables(database, index, queries)
    config = index.dims, index.vector_type, index.model
    await _run(database, Statement(queries["put_index_config"], config))
    tables = _tables(database, index, found, await _config(database))
    if tables.config.is_complete:  # otherwise it is made when there are vectors
        await make_index(database, index, tables)
    return tables


async def change_model(database: Database, index: VectorIndex) -> VectorTables:
    """Makes room for the vectors of an index, in place of those of another model."""
    found = await _look(database)
    if not found.has_tables:
        return await make_tables(database, index)
    while not (config := await _config(database)).is_of(index):
        if index.model is None and config.model and config[1:3] == (index.dims, index.vector_type):
            raise StoreIndexError(
                f"the vectors in schema {database.schema!r} are of model {config.model!r}: name "
                "the new one with `model` in the index, for those of both look alike"
            )
        _check_version(index, found)
        new = config._replace(number=config.number + 1)
        words = _words(index, found.extension or "public", new.column)
        queries = load_vector_queries(
            database.schema, (*words, ("embedding_before", config.column))
        )
        note = new.number, index.dims, index.vector_type, index.model
        statements = [
            Statement(queries["change_model"], None),
            Statement(queries["change_index_config"], note),
        ]
        try:
            await _change(database, statements)
        except SchemaNotReadyError:
            # Unless a rival was faster, and there is no column of the one before any more.
            if await _config(database) == config:
                raise
    return _tables(database, index, found, config)


async def _change(database: Database, statements: Sequence[Statement]) -> None:
    """Changes tables that others use: waits for them in short turns, so that none waits long."""
    bounds = database.bounds(_TIMEOUT, generic_plan=False, lock_timeout=_TURN)
    run = partial(database.run, timeout=_TIMEOUT)
    await change_schema(database, run, [bounds, *statements])


async def _look(database: Database, timeout: float = _TIMEOUT) -> _Look:
    """What there is; settles which schema is meant, if it was not yet."""
    while True:
        schema = database.schema
        query = load_vector_queries(schema, ())["find_extension"]
        answer = await database.read([Statement(query, (schema,))], timeout=timeout)
        if schema == database.schema:
            return _Look(*answer[0][0])


async def _make_tables(database: Database, index: VectorIndex, queries: Queries) -> None:
    """Makes the tables, and the index too: of nothing, that takes no time."""
    scripts = [queries["create_tables"]]
    if index.is_indexed:
        scripts.append(_in_transaction(queries[f"create_{index.kind}_index"]))
    run = partial(database.run_once, timeout=_TIMEOUT)
    await change_schema(database, run, [Statement(script, None) for script in scripts])


async def _make_extension(database: Database, index: VectorIndex) -> _Look:
    queries = load_vector_queries(database.schema, ())
    try:
        await _run(database, Statement(queries["create_extension"], ()))
    except (errors.DatabaseError, errors.OperationalError) as error:
        # Another one may have made it at the same time.
        if (found := await _look(database)).extension is None:
            why = error.diag.message_primary or type(error).__name__
            raise StoreIndexError(_NONE.format(why=why)) from error
        return found
    return await _look(database)


def _tables(
    database: Database, index: VectorIndex, found: _Look, config: IndexConfig
) -> VectorTables:
    """The tables of the vectors that an index is for; raises if they are of another one."""
    _check_version(index, found)
    if not config.may_be_of(index):
        there = _named(config.vector_type, config.dims, config.model)
        here = _named(index.vector_type, index.dims, index.model)
        raise StoreIndexError(_CHANGED.format(schema=database.schema, there=there, here=here))
    words = _words(index, found.extension or "public", config.column)
    queries = load_vector_queries(database.schema, words)
    return VectorTables(queries, found.number >= _OLDEST_ITERATIVE, config)


def _named(vector_type: str, dims: int, model: str | None) -> str:
    by = "a model without a name" if model is None else repr(model)
    return f"{vector_type}({dims}) by {by}"


def _check_version(index: VectorIndex, found: _Look) -> None:
    needed = _OLDEST_HALFVEC if index.vector_type == "halfvec" else _OLDEST
    if found.number < needed:
        raise StoreIndexError(
            _TOO_OLD.format(
                found=found.version, type=index.vector_type, needed=".".join(map(str, needed))
            )
        )


def _words(
    index: VectorIndex, extension: str, column: str = "embedding_1"
) -> tuple[tuple[str, str], ...]:
    """Replacements in the files of sql/vectors: what is written there, and what to send."""
    place = sql.Identifier(extension).as_string(None)
    kind, operator = index.vector_type, _OPERATORS[index.distance]
    given = {"m": 16, "ef_construction": 64, "lists": 100, **index.parameters}
    return (
        ("public.vector(1536)", f"{place}.{kind}({index.dims})"),
        ("operator(public.<=>)", f"operator({place}.{operator})"),
        ("public.vector_cosine_ops", f"{place}.{kind}_{_OPERATOR_CLASSES[index.distance]}"),
        ("store_vectors_cosine_", f"store_vectors_{index.distance}_"),
        ("embedding_1", column),
        (
            "m = 16, ef_construction = 64",
            "m = {m}, ef_construction = {ef_construction}".format_map(given),
        ),
        ("lists = 100", "lists = {lists}".format_map(given)),
    )


async def _config(database: Database, timeout: float = _TIMEOUT) -> IndexConfig:
    look = Statement(load_vector_queries(database.schema, ())["get_index_config"], ())
    (rows,) = await database.read([look], timeout=timeout)
    if not rows:
        raise SchemaNotReadyError("the tables for vectors are empty of what setup() notes: run it")
    return IndexConfig(*rows[0])


async def make_index(database: Database, index: VectorIndex, tables: VectorTables) -> None:
    """Makes the index, or waits while another does; an unfinished one is made anew."""
    if not index.is_indexed:
        if index.kind != "flat":
            dims = f"{index.dims} dimensions of type {index.vector_type}"
            logger.warning("pgvector has no index for %s: each search looks at all vectors", dims)
        return
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
    """Runs a statement outside of a transaction, or without `concurrently` if that can't be."""
    try:
        await _run(database, Statement(query, ()))
    except errors.ActiveSqlTransaction:
        await _run(database, Statement(_in_transaction(query), ()))


def _in_transaction(query: bytes) -> bytes:
    return query.replace(b" concurrently", b"")


async def _run(database: Database, *statements: Statement) -> None:
    await database.run_once(list(statements), timeout=_TIMEOUT)
