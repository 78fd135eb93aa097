"""The tables for vectors: made by setup(), looked at before they are used.

pgvector may be in any schema, or missing; nothing here is asked for by a store without an index.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
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
from pg_checkpoint.store.generations import (
    Generation,
    generation_for,
    is_of,
    refuse,
    table_of,
)
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


class VectorTables(NamedTuple):
    """The tables for the vectors of one model, checked against the store's index.

    Attributes:
        queries: The statements of sql/vectors, for this schema and index.
        iterates: Whether pgvector goes on walking an index until there is enough.
        generation: Which vectors.
        before: The number of those that they take the place of; None if of none.
    """

    queries: Queries
    iterates: bool
    generation: Generation
    before: int | None

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
        StoreIndexError: If vectors were made with another one.
        StoreIndexError: If pgvector is too old.
        psycopg.Error: What the server raised.
    """
    found = await _look(database, timeout)
    if found.extension is None or not found.has_tables:
        raise SchemaNotReadyError(
            f"schema {database.schema!r} has no tables for vectors: run `await store.setup()` "
            "(PostgresStore: `store.setup()`) once, of a store with this `index`"
        )
    generations = await _generations(database, index, found.extension, timeout)
    return _tables(database, index, found, generations)


async def make_tables(database: Database, index: VectorIndex) -> VectorTables:
    """Makes what is missing: the extension, the tables, the index on vectors; by many at once.

    Raises:
        StoreIndexError: If there is no pgvector, or too old a one.
        StoreIndexError: If vectors were made with another index.
        UnsupportedCallError: If items are distributed by Citus.
        psycopg.Error: What the server refused.
    """
    found = await _look(database)
    if not found.has_tables:
        await refuse_index_on_workers(database, _TIMEOUT)
    if found.extension is None:
        found = await _make_extension(database, index)
    _check_version(index, found)
    extension = found.extension or "public"
    queries = load_vector_queries(database.schema, _words(index, extension, 1))
    if not found.has_tables:
        await _make_tables(database, index, queries)
    config = index.dims, index.vector_type, index.model
    await _run(database, Statement(queries["put_index_config"], config))
    tables = _tables(database, index, found, await _generations(database, index, extension))
    if tables.generation.is_complete:  # otherwise it is made when there are vectors
        await make_index(database, index, tables)
    return tables


async def make_generation(database: Database, index: VectorIndex) -> VectorTables:
    """Makes room for vectors of another model beside those that there are, or finds it.

    What was begun for a third model, and not completed, goes.

    Raises:
        StoreIndexError: If vectors of two models are there, which are not of this one.
        StoreIndexError: If there is no pgvector, or too old a one.
        psycopg.Error: What the server refused.
    """
    found = await _look(database)
    if not found.has_tables:
        return await make_tables(database, index)
    while True:
        generations = await _generations(database, index, found.extension or "public")
        if any(is_of(generation, index) for generation in generations):
            return _tables(database, index, found, generations)
        if len(generations) > 1 and generations[-1].is_complete:
            raise StoreIndexError(
                f"schema {database.schema!r} has vectors of two models already: `pg-checkpoint "
                "store reembed --finish` with the index of the newer ones drops the older ones"
            )
        _check_version(index, found)
        with suppress(errors.UniqueViolation, errors.DuplicateTable, errors.DuplicateFunction):
            await _begin_generation(database, index, found, generations)


async def _begin_generation(
    database: Database, index: VectorIndex, found: _Look, generations: Sequence[Generation]
) -> None:
    """Makes the tables of the next generation, all or nothing; a rival finds them there."""
    first, *unfinished = generations
    queries = partial(_queries, database, index, found)
    number = generations[-1].number + 1
    mine = queries(number, first.number)
    config = number, index.dims, index.vector_type, index.model
    await _change(
        database,
        *(_ending(queries(old.number, first.number), old.number) for old in unfinished),
        [Statement(mine["create_tables"], None), Statement(mine["create_two_generations"], None)],
        [Statement(mine["begin_generation"], config)],
    )


async def drop_others(database: Database, index: VectorIndex, tables: VectorTables) -> bool:
    """Drops the vectors that a complete generation takes the place of.

    Returns:
        Whether they are gone; not if somebody has just put an item with such vectors.
    """
    if tables.before is None:
        return True
    found = await _look(database)
    old = _queries(database, index, found, tables.before, tables.generation.number)
    # The first one takes the lock that keeps writers away; they have all been seen then.
    first, *others = _ending(old, tables.before)
    try:
        await _change(database, [first, tables.statement("fail_if_due")], others)
    except errors.SubstringError:
        return False
    return True


def _ending(queries: Queries, number: int) -> list[Statement]:
    scripts = [Statement(queries[name], None) for name in ("drop_two_generations", "drop_vectors")]
    return [*scripts, Statement(queries["end_generation"], (number,))]


async def _change(database: Database, *parts: Sequence[Statement]) -> None:
    """Changes tables that others use: waits for them in short turns, so that none waits long."""
    bounds = database.bounds(_TIMEOUT, generic_plan=False, lock_timeout=_TURN)
    statements = [statement for part in parts for statement in part]
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
    words = _words(index, "public", 1)
    try:
        await _run(
            database,
            Statement(load_vector_queries(database.schema, words)["create_extension"], ()),
        )
    except (errors.DatabaseError, errors.OperationalError) as error:
        # Another one may have made it at the same time.
        if (found := await _look(database)).extension is None:
            why = error.diag.message_primary or type(error).__name__
            raise StoreIndexError(_NONE.format(why=why)) from error
        return found
    return await _look(database)


def _tables(
    database: Database, index: VectorIndex, found: _Look, generations: Sequence[Generation]
) -> VectorTables:
    """The tables of the vectors that an index is for; raises if there are none."""
    _check_version(index, found)
    if (generation := generation_for(generations, index)) is None:
        raise refuse(generations, index, database.schema)
    others = [other.number for other in generations if other.number < generation.number]
    before = others[0] if others else None
    queries = _queries(database, index, found, generation.number, before or 1)
    return VectorTables(queries, found.number >= _OLDEST_ITERATIVE, generation, before)


def _queries(
    database: Database, index: VectorIndex, found: _Look, number: int, before: int
) -> Queries:
    words = _words(index, found.extension or "public", number, before)
    return load_vector_queries(database.schema, words)


def _check_version(index: VectorIndex, found: _Look) -> None:
    needed = _OLDEST_HALFVEC if index.vector_type == "halfvec" else _OLDEST
    if found.number < needed:
        raise StoreIndexError(
            _TOO_OLD.format(
                found=found.version, type=index.vector_type, needed=".".join(map(str, needed))
            )
        )


def _words(
    index: VectorIndex, extension: str, number: int, before: int = 1
) -> tuple[tuple[str, str], ...]:
    """Replacements in the files of sql/vectors: what is written there, and what to send."""
    place = sql.Identifier(extension).as_string(None)
    kind, operator = index.vector_type, _OPERATORS[index.distance]
    given = {"m": 16, "ef_construction": 64, "lists": 100, **index.parameters}
    return (
        ("public.vector(1536)", f"{place}.{kind}({index.dims})"),
        ("operator(public.<=>)", f"operator({place}.{operator})"),
        ("public.vector_cosine_ops", f"{place}.{kind}_{_OPERATOR_CLASSES[index.distance]}"),
        ("store_vectors", table_of(number)),
        ("store_vectors_before", table_of(before)),
        ("store_vectors_cosine_", f"{table_of(number)}_{index.distance}_"),
        (
            "m = 16, ef_construction = 64",
            "m = {m}, ef_construction = {ef_construction}".format_map(given),
        ),
        ("lists = 100", "lists = {lists}".format_map(given)),
    )


async def _generations(
    database: Database, index: VectorIndex, extension: str, timeout: float = _TIMEOUT
) -> list[Generation]:
    queries = load_vector_queries(database.schema, _words(index, extension, 1))
    look = Statement(queries["get_index_config"], ())
    (rows,) = await database.read([look], timeout=timeout)
    if not rows:
        raise SchemaNotReadyError("the tables for vectors are empty of what setup() notes: run it")
    return [Generation(*row) for row in rows]


async def make_index(database: Database, index: VectorIndex, tables: VectorTables) -> None:
    """Makes the index, or waits while another does; an unfinished one is made anew."""
    if not index.is_indexed:
        if index.kind != "flat":
            dims = f"{index.dims} dimensions of type {index.vector_type}"
            logger.warning("pgvector has no index for %s: each search looks at all vectors", dims)
        return
    name = f"{table_of(tables.generation.number)}_{index.distance}_{index.kind}"
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
