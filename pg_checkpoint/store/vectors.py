"""Vectors: texts are embedded, and their tables searched."""

from __future__ import annotations

import asyncio
import logging
import math
import struct
import time
from array import array
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, ClassVar, NamedTuple, TypeAlias

from langchain_core.embeddings import Embeddings
from langgraph.store.base.embed import EmbeddingsLambda
from psycopg import errors, sql

from pg_checkpoint.core import arrays, transaction
from pg_checkpoint.core.connections import called, with_timeout
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import (
    OverloadedError,
    SaverClosedError,
    SchemaNotReadyError,
    StoreIndexError,
)
from pg_checkpoint.core.migrations import change_schema
from pg_checkpoint.core.nodes import refuse_index_on_workers
from pg_checkpoint.core.options import Settings
from pg_checkpoint.store.operations import Plan, Put, Search
from pg_checkpoint.store.options import Text, VectorIndex
from pg_checkpoint.store.queue import OVERHEAD
from pg_checkpoint.store.values import ItemPlace, Large

# Embedding: turns texts into vectors, each text once, in calls that many callers share.
#
# What is asked for in one turn of the event loop goes to the embedder together, and so does what
# comes while it has enough to do. A vector is kept as the cells of an array that Postgres takes, so
# that sending it again costs nothing.


logger = logging.getLogger(__name__)

Vector: TypeAlias = bytes

# Texts in one call, and calls at once; as many again for callers whose shared call failed.
_MOST_TEXTS, _MOST_CALLS = 256, 8
_CELL = struct.pack("!i", 4)


class Passage(NamedTuple):
    """A text, and the item that it belongs to, if it is to be stored."""

    text: str
    place: ItemPlace | None = None


Find: TypeAlias = (
    "Callable[[Sequence[tuple[ItemPlace, bytes]]], Awaitable[Mapping[bytes, Sequence[float]]]]"
)


def text_hash(model: str | None, text: str) -> bytes:
    """What a text is known by: texts of another model are others."""
    return sha256(f"{model or ''}\0{text}".encode(errors="surrogatepass")).digest()[:16]


def cells_of(numbers: Sequence[float], dims: int) -> Vector:
    """A vector's numbers, each as an element of a binary real[]."""
    if len(numbers) != dims:
        raise StoreIndexError(
            f"the embedder made a vector of {len(numbers)} numbers; the store's index has {dims}"
        )
    try:
        packed = struct.pack(f"!{dims}f", *numbers)
        is_finite = math.isfinite(sum(numbers))
    except (struct.error, TypeError, OverflowError):
        is_finite = False
    if not is_finite:
        raise StoreIndexError("the embedder made a vector with something else than finite numbers")
    # Without a Python call for each: two columns of four bytes.
    cells = array("I", _CELL) * (2 * dims)
    cells[1::2] = array("I", packed)
    return cells.tobytes()


@dataclass(slots=True, eq=False)
class _Wanted:
    """A text that the embedder is asked for, or soon will be."""

    text: str
    future: asyncio.Future[Vector]
    place: ItemPlace | None = None  # of an item that may have its vector already; None for a query
    callers: set[object] = field(default_factory=set)  # who wait for it


class _SharedCallError(Exception):
    """A call to the embedder that was made for several callers failed."""


class Embedder:
    """Embeds for all callers of a store, on its event loop."""

    def __init__(
        self,
        index: VectorIndex,
        cache_bytes: int,
        timeout: float,
        find: Find | None = None,
    ) -> None:
        self._index = index
        self._timeout = timeout
        self._find = find
        self._cache = OrderedDict[bytes, Vector]()
        self._most_cached = cache_bytes // (8 * index.dims + 200)
        # By hash; what is queued was not asked for yet.
        self._wanted: dict[bytes, _Wanted] = {}
        self._queue: dict[bytes, _Wanted] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Tasks that ask for what is queued; of them, those that have not looked yet.
        self._workers = self._waking = 0
        self._alone = asyncio.Semaphore(_MOST_CALLS)

    @property
    def is_pending(self) -> bool:
        """Whether the embedder is asked for something."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Ends the calls that are under way; those who wait for them are told."""
        for wanted in self._wanted.values():
            _fail(wanted, SaverClosedError("the store was closed while a text was embedded"))
        self._queue.clear()
        for task in (tasks := [*self._tasks]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hash_of(self, text: str) -> bytes:
        """What a text is known by: texts of another model are others."""
        return text_hash(self._index.model, text)

    async def documents(self, passages: Sequence[Passage]) -> list[Vector]:
        """The vectors of texts that are stored."""
        hashes = [self.hash_of(passage.text) for passage in passages]
        found = {h: vector for h in hashes if (vector := self._known(h)) is not None}
        missing = {h: p for h, p in zip(hashes, passages, strict=True) if h not in found}
        if missing:
            found.update(zip(missing, await self._ask(missing), strict=True))
        return [found[h] for h in hashes]

    async def query(self, text: str) -> Vector:
        """The vector of what is searched for; raises as `documents`."""
        # A function does not tell one from the other.
        is_function = type(self._index.embeddings) is EmbeddingsLambda
        text_hash = (b"" if is_function else b"?") + self.hash_of(text)
        if (vector := self._known(text_hash)) is not None:
            return vector
        if is_function:
            return (await self._ask({text_hash: Passage(text)}))[0]
        if (wanted := self._wanted.get(text_hash)) is None:
            wanted = self._want(text_hash, text, None)
            self._start(self._embed_for({text_hash: wanted}, self._embed_query))
        return await asyncio.shield(wanted.future)

    async def _ask(self, missing: Mapping[bytes, Passage]) -> list[Vector]:
        caller = object()
        waits = []
        for text_hash, (text, place) in missing.items():
            if (wanted := self._wanted.get(text_hash)) is None:
                wanted = self._queue[text_hash] = self._want(text_hash, text, place)
            wanted.callers.add(caller)
            waits.append(wanted.future)
        while self._waking * _MOST_TEXTS < len(self._queue) and self._workers < _MOST_CALLS:
            self._workers, self._waking = self._workers + 1, self._waking + 1
            self._start(self._work())
        try:
            # A caller that is cancelled does not take the others' vectors away.
            return await asyncio.gather(*map(asyncio.shield, waits))
        except _SharedCallError:
            return await self._ask_alone({h: p.text for h, p in missing.items()})

    async def _ask_alone(self, texts: Mapping[bytes, str]) -> list[Vector]:
        """Asks once more for one caller's texts, so that no other's can be the reason."""
        async with self._alone:
            vectors = await self._embed([*texts.values()])
        for text_hash, vector in zip(texts, vectors, strict=True):
            self._remember(text_hash, vector)
        return vectors

    def _want(self, text_hash: bytes, text: str, place: ItemPlace | None) -> _Wanted:
        future: asyncio.Future[Vector] = asyncio.get_running_loop().create_future()
        # Who waited may all have gone.
        future.add_done_callback(lambda done: done.exception())
        wanted = self._wanted[text_hash] = _Wanted(text, future, place)
        return wanted

    def _start(self, call: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(call)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        """Asks for what is queued, until nothing is."""
        try:
            # Also where tasks begin at once: the others of this turn come along.
            await asyncio.sleep(0)
            self._waking -= 1
            while self._queue:
                taken = [*self._queue][:_MOST_TEXTS]
                batch = {text_hash: self._queue.pop(text_hash) for text_hash in taken}
                if batch := await self._without_stored(batch):
                    await self._embed_for(batch, self._embed)
        finally:
            self._workers -= 1

    async def _without_stored(self, batch: dict[bytes, _Wanted]) -> dict[bytes, _Wanted]:
        """What is left to embed when items were asked for the vectors that they have."""
        places = [(w.place, h) for h, w in batch.items() if w.place is not None]
        if self._find is None or not places:
            return batch
        try:
            dims, numbers = self._index.dims, await self._find(places)
            found = {text_hash: cells_of(n, dims) for text_hash, n in numbers.items()}
        except Exception as error:  # noqa: BLE001  a put that can't reach the database says so itself
            logger.debug("vectors were not looked for: %s", type(error).__name__)
            return batch
        for text_hash, vector in found.items():
            if (wanted := batch.pop(text_hash, None)) is not None:
                self._resolve(text_hash, wanted, vector)
        return batch

    async def _embed_for(
        self, batch: dict[bytes, _Wanted], embed: Callable[[list[str]], Awaitable[list[Vector]]]
    ) -> None:
        """Tells those who wait for texts what one call made of them."""
        try:
            vectors = await embed([wanted.text for wanted in batch.values()])
        except BaseException as error:
            callers = {caller for wanted in batch.values() for caller in wanted.callers}
            told = _SharedCallError() if len(callers) > 1 else error
            if isinstance(told, asyncio.CancelledError):
                told = StoreIndexError("the embedder's call was cancelled")
            for text_hash, wanted in batch.items():
                del self._wanted[text_hash]
                _fail(wanted, told)
            if not isinstance(error, Exception):
                raise
        else:
            for (text_hash, wanted), vector in zip(batch.items(), vectors, strict=True):
                self._resolve(text_hash, wanted, vector)

    def _resolve(self, text_hash: bytes, wanted: _Wanted, vector: Vector) -> None:
        self._remember(text_hash, vector)
        del self._wanted[text_hash]
        if not wanted.future.done():
            wanted.future.set_result(vector)

    def _known(self, text_hash: bytes) -> Vector | None:
        if (vector := self._cache.get(text_hash)) is not None:
            self._cache.move_to_end(text_hash)
        return vector

    def _remember(self, text_hash: bytes, vector: Vector) -> None:
        if self._most_cached:
            self._cache[text_hash] = vector
            self._cache.move_to_end(text_hash)
            if len(self._cache) > self._most_cached:
                self._cache.popitem(last=False)

    async def _embed(self, texts: list[str]) -> list[Vector]:
        made = await self._made("embed_documents", texts)
        if len(made) != len(texts):
            raise StoreIndexError(f"the embedder made {len(made)} vectors of {len(texts)} texts")
        return [cells_of(numbers, self._index.dims) for numbers in made]

    async def _embed_query(self, texts: list[str]) -> list[Vector]:
        return [cells_of(await self._made("embed_query", texts[0]), self._index.dims)]

    async def _made(self, name: str, what: object) -> Any:
        """What a method of the embedder makes."""
        task = asyncio.ensure_future(_call(self._index.embeddings, name, what))
        # However the call ends, it ends nobody else.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            done, _ = await asyncio.wait((task,), timeout=self._timeout)
        finally:
            task.cancel()
        if not done:
            raise StoreIndexError(
                f"the embedder's call did not answer within {self._timeout:g} s (write_timeout)"
            )
        if task.cancelled():
            raise StoreIndexError("the embedder's call was cancelled")
        return task.result()


def _call(embeddings: Embeddings, name: str, what: object) -> Coroutine[Any, Any, Any]:
    """Calls one of an embedder's methods, without the event loop's executor.

    LangChain's own coroutines wait for that; those who wait for this may be all that are in it.
    """
    if type(embeddings) is EmbeddingsLambda:
        blocks = not hasattr(embeddings, "afunc")
    else:
        blocks = getattr(type(embeddings), f"a{name}") is getattr(Embeddings, f"a{name}")
    if blocks:
        return called(getattr(embeddings, name), what)
    made: Coroutine[Any, Any, Any] = getattr(embeddings, f"a{name}")(what)
    return made


def _fail(wanted: _Wanted, error: BaseException) -> None:
    if not wanted.future.done():
        wanted.future.set_exception(error)


# The tables for vectors: made by setup(), looked at before they are used.
#
# pgvector may be in any schema, or missing; nothing here is asked for by a store without an index.


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

    queries: transaction.Queries  # the statements of sql/vectors, for this schema and index
    iterates: bool  # whether pgvector goes on walking an index until there is enough
    config: IndexConfig  # what the vectors were made with

    def statement(self, name: str, *params: object) -> transaction.Statement:
        """The statement of sql/vectors with that file name."""
        return transaction.Statement(self.queries[name], params)


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
    queries = transaction.load_vector_queries(database.schema, _words(index, extension))
    if not found.has_tables:
        await _make_tables(database, index, queries)
    config = index.dims, index.vector_type, index.model
    await _run(database, transaction.Statement(queries["put_index_config"], config))
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
        queries = transaction.load_vector_queries(
            database.schema, (*words, ("embedding_before", config.column))
        )
        note = new.number, index.dims, index.vector_type, index.model
        statements = [
            transaction.Statement(queries["change_model"], None),
            transaction.Statement(queries["change_index_config"], note),
        ]
        try:
            await _change(database, statements)
        except SchemaNotReadyError:
            # Unless a rival was faster, and there is no column of the one before any more.
            if await _config(database) == config:
                raise
    return _tables(database, index, found, config)


async def _change(database: Database, statements: Sequence[transaction.Statement]) -> None:
    """Changes tables that others use: waits for them in short turns, so that none waits long."""
    bounds = database.bounds(_TIMEOUT, generic_plan=False, lock_timeout=_TURN)
    run = partial(database.run, timeout=_TIMEOUT)
    await change_schema(database, run, [bounds, *statements])


async def _look(database: Database, timeout: float = _TIMEOUT) -> _Look:
    """What there is; settles which schema is meant, if it was not yet."""
    while True:
        schema = database.schema
        query = transaction.load_vector_queries(schema, ())["find_extension"]
        answer = await database.read([transaction.Statement(query, (schema,))], timeout=timeout)
        if schema == database.schema:
            return _Look(*answer[0][0])


async def _make_tables(
    database: Database, index: VectorIndex, queries: transaction.Queries
) -> None:
    """Makes the tables, and the index too: of nothing, that takes no time."""
    scripts = [queries["create_tables"]]
    if index.is_indexed:
        scripts.append(_in_transaction(queries[f"create_{index.kind}_index"]))
    run = partial(database.run_once, timeout=_TIMEOUT)
    await change_schema(database, run, [transaction.Statement(script, None) for script in scripts])


async def _make_extension(database: Database, index: VectorIndex) -> _Look:
    queries = transaction.load_vector_queries(database.schema, ())
    try:
        await _run(database, transaction.Statement(queries["create_extension"], ()))
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
    queries = transaction.load_vector_queries(database.schema, words)
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
    look = transaction.Statement(
        transaction.load_vector_queries(database.schema, ())["get_index_config"], ()
    )
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
        await _run(database, transaction.Statement(query, ()))
    except errors.ActiveSqlTransaction:
        await _run(database, transaction.Statement(_in_transaction(query), ()))


def _in_transaction(query: bytes) -> bytes:
    return query.replace(b" concurrently", b"")


async def _run(database: Database, *statements: transaction.Statement) -> None:
    await database.run_once(list(statements), timeout=_TIMEOUT)


# The vectors of a store's items: made before a put is queued, put with it, and searched.
#
# Nobody waits for an embedder but the call that needs it, and later puts of the same keys, which
# must not overtake it. A search looks at every vector below its prefix where these are not too
# many: that is exact, and fast. Where they are, it walks the index, until enough items match; and
# if the index ends before that, it looks at every vector after all. So it never returns fewer items
# than there are.


# Runs statements as one transaction, and returns the rows of each.
Read: TypeAlias = "Callable[[Sequence[transaction.Statement]], Awaitable[list[transaction.Rows]]]"

# More than any table has.
_ALL = 2**62
# How many vectors a walk of the index may pass that match nothing.
_FARTHEST = 40_000


class Embedded(NamedTuple):
    """The vectors of an item's texts."""

    texts: Sequence[Text]
    hashes: Sequence[bytes]
    vectors: Sequence[Vector]

    @property
    def size(self) -> int:
        """Bytes to send."""
        return sum(map(len, self.vectors)) + 64 * len(self.texts)


class Vectors:
    """Embeds, stores and searches for one store."""

    # How many vectors are compared without the index: two microseconds each, on the server.
    most_exact: ClassVar[int] = 10_000
    # How wide the index is searched, at least and at most.
    breadth: ClassVar[tuple[int, int]] = 200, 1_000

    def __init__(self, database: Database, settings: Settings, index: VectorIndex) -> None:
        self.index = index
        sizes = settings.cache_bytes // 8, settings.write_timeout
        self.embedder = Embedder(index, *sizes, self._find)
        self._database = database
        self._settings = settings
        self._tables: VectorTables | None = None
        self._stale = False
        self._large = Large()
        self._closed = False
        self._looking = asyncio.Lock()
        # Of batches that are being prepared, by what they put.
        self._last: dict[ItemPlace, asyncio.Future[None]] = {}
        self._preparing: set[asyncio.Future[None]] = set()
        self._bytes = 0

    @property
    def is_pending(self) -> bool:
        """Whether something is being prepared."""
        return bool(self._preparing) or self.embedder.is_pending

    def open(self) -> None:
        """Takes batches again, after `close`."""
        self._closed = False

    def refuse(self) -> None:
        """Refuses new batches."""
        self._closed = True

    async def close(self) -> None:
        """Refuses new batches, and waits for those that are being prepared."""
        self.refuse()
        if self._preparing:
            await asyncio.wait({*self._preparing}, timeout=self._settings.write_timeout)
        await self.embedder.close()

    async def set_up(self) -> None:
        """Makes what vectors need; raises as `make_tables`."""
        self._tables = await make_tables(self._database, self.index)
        self._stale = False

    def forget(self) -> None:
        """Looks again at the tables before their next use: one of them may be gone."""
        self._stale = True

    async def change_model(self) -> VectorTables:
        """Makes room for the vectors of this index; raises as `change_model`."""
        self._tables = await change_model(self._database, self.index)
        self._stale = False
        return self._tables

    async def complete(self, tables: VectorTables) -> None:
        """Makes the index on the vectors, and notes that all items have theirs."""
        await make_index(self._database, self.index, tables)
        note = tables.statement("complete_index", tables.config.number)
        await self._database.run([note], timeout=self._settings.write_timeout)

    async def prepare(self, plan: Plan) -> None:
        """Embeds what a batch needs; whoever awaits it then queues the batch at once.

        It returns after the batches before that put one of the same keys.
        """
        places = [ItemPlace(*key) for key in plan.puts]
        before = {self._last[place] for place in places if place in self._last}
        if not (before or _queries(plan) or any(put.texts for put in plan.puts.values())):
            return
        size = sum([put.size for put in plan.puts.values()], OVERHEAD)
        self._refuse(size)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._preparing.add(mine)
        self._bytes += size
        self._last.update(dict.fromkeys(places, mine))
        try:
            await self.look()
            await self._embed(plan)
            if before:
                await asyncio.wait(before)
        finally:
            self._prepared(mine, places, before)
            self._bytes -= size

    def _prepared(
        self,
        mine: asyncio.Future[None],
        places: Sequence[ItemPlace],
        before: Iterable[asyncio.Future[None]],
        _: object = None,
    ) -> None:
        """Wakes the batches that wait for this one, once those it waited for are done too."""
        # It may have been given up; those behind it must not overtake those before it.
        if pending := [one for one in before if not one.done()]:
            pending[0].add_done_callback(partial(self._prepared, mine, places, pending))
            return
        # Whoever waits for it wakes in another turn of the loop: after this one is queued.
        mine.set_result(None)
        self._preparing.discard(mine)
        for place in places:
            if self._last.get(place) is mine:
                del self._last[place]

    def statement(self, puts: Iterable[Put]) -> transaction.Statement:
        """The statement that gives items their vectors, and takes away those that they had.

        Goes after that which stores the items. Only after `prepare`.
        """
        assert self._tables is not None  # noqa: S101  prepare has looked; for mypy
        stored = [put for put in puts if put.value is not None]
        rows = [
            (number, text, text_hash)
            for number, put in enumerate(stored, 1)
            if put.vectors is not None
            for text, text_hash in zip(put.vectors.texts, put.vectors.hashes, strict=True)
        ]
        # Behind all that have a vector.
        rows += [(n, Text("", -1, ""), b"") for n, put in enumerate(stored, 1) if put.texts is None]
        return self._tables.statement(
            "put_vectors",
            *(
                arrays.texts([getattr(put.place, name) for put in stored])
                for name in ItemPlace._fields[:3]
            ),
            arrays.integers([number for number, _, _ in rows]),
            arrays.texts([text.path for _, text, _ in rows]),
            arrays.integers([text.position for _, text, _ in rows]),
            arrays.byteas([text_hash for _, _, text_hash in rows]),
            arrays.reals(
                [v for put in stored if put.vectors is not None for v in put.vectors.vectors]
            ),
            self.index.dims,
        )

    async def search(self, read: Read, search: Search) -> transaction.Rows:
        """Ranks what a search finds, the best first; only after `prepare`."""
        tables = await self.look()
        if search.range not in self._large:
            rows = (await read([_exactly(tables, search, self.most_exact)]))[0]
            if rows[0][0] <= self.most_exact:
                return self._scored(rows)
            self._large.add(search.range)
        if not (self.index.is_indexed and tables.iterates):
            return self._scored((await read([_exactly(tables, search, _ALL)]))[0])
        return self._scored(await self._by_index(read, tables, search))

    def _refuse(self, size: int) -> None:
        if self._closed:
            raise SaverClosedError("the store is closed and takes no new calls: open it again")
        if self._bytes and self._bytes + size > 2 * self._settings.max_queued_bytes:
            raise OverloadedError(
                f"a call of the store was not taken: {len(self._preparing)} wait for the "
                f"embedder, with {self._bytes} bytes. It was not sent; repeat it later"
            )

    async def look(self, timeout: float | None = None) -> VectorTables:
        """The tables, looked at before their first use, within so many seconds.

        Raises as `find_tables`.
        """
        if self._tables is None or self._stale:
            return await self._look_anew(
                self._settings.read_timeout if timeout is None else timeout
            )
        return self._tables

    async def _look_anew(self, timeout: float) -> VectorTables:
        """Looks, if nobody has meanwhile: one look is enough for all that come at once."""
        deadline = time.monotonic() + timeout
        try:
            await with_timeout(timeout, self._looking.acquire())
        except asyncio.TimeoutError as error:
            raise self._database.read_timed_out(None, "") from error
        try:
            if self._tables is None or self._stale:
                # Before it looks: what is forgotten meanwhile is looked at once more.
                self._stale = False
                left = deadline - time.monotonic()
                self._tables = await find_tables(self._database, self.index, left)
        except BaseException:
            self._stale = True
            raise
        finally:
            self._looking.release()
        return self._tables

    async def _embed(self, plan: Plan) -> None:
        """Puts vectors into a plan, all of it at once."""
        wanted = {key: put for key, put in plan.puts.items() if put.texts}
        passages = [Passage(t.text, put.place) for put in wanted.values() for t in put.texts]
        queries = _queries(plan)
        made, asked = await asyncio.gather(self._documents(passages), self._queries(queries))
        vectors, hash_of = iter(made), self.embedder.hash_of
        for key, put in wanted.items():
            embedded = Embedded(
                put.texts, [hash_of(t.text) for t in put.texts], [next(vectors) for _ in put.texts]
            )
            plan.puts[key] = put._replace(vectors=embedded)
        asked_of = dict(zip(queries, asked, strict=True))
        plan.ranked[:] = [
            (number, search._replace(vector=asked_of.get(search.query or "")))
            for number, search in plan.ranked
        ]

    async def _documents(self, passages: Sequence[Passage]) -> list[Vector]:
        return await self.embedder.documents(passages) if passages else []

    async def _queries(self, queries: Sequence[str]) -> list[Vector]:
        return await asyncio.gather(*map(self.embedder.query, queries))

    def _scored(self, rows: transaction.Rows) -> transaction.Rows:
        """The rows that have an item, each with its score instead of the distance."""
        score = self.index.score
        return [(*row[1:9], score(row[9])) for row in rows if row[8] is not None]

    async def _by_index(self, read: Read, tables: VectorTables, search: Search) -> transaction.Rows:
        """Walks the index, and looks at each vector for what comes after the items found there.

        The walk is the same for each page of a search, so that each item is on one of them.
        """
        count = min(3 * search.limit + 10, _ALL)
        while True:
            found = (await read(self._walk(tables, search, count)))[1]
            vectors, items = found[0][0], found[0][10]
            if items >= search.limit or vectors < count:
                break
            # Some items have many vectors.
            count = min(4 * count, _ALL)
        end = min(search.offset + search.limit, _ALL)
        if items >= end:
            return found
        first = search._replace(limit=items, offset=0)
        found = (await read(self._walk(tables, first, count)))[1]
        rest = (await read([_exactly(tables, search._replace(limit=end, offset=0), _ALL)]))[0]
        found = [row for row in found if row[8] is not None]
        known = {row[7:9] for row in found}
        return [*found, *(row for row in rest if row[7:9] not in known)][search.offset : end]

    def _walk(
        self, tables: VectorTables, search: Search, count: int
    ) -> list[transaction.Statement]:
        options = self._options(count)
        names, values = arrays.texts([*options]), arrays.texts([*options.values()])
        query, more = _parameters(search), (count, search.with_values, *search.times)
        return [
            tables.statement("set_for_search", names, values),
            tables.statement("search_by_index", *query, *more),
        ]

    def _options(self, count: int) -> dict[str, str]:
        """The settings of pgvector, and one against sorting again what the index has sorted."""
        kind = self.index.kind
        if kind == "ivfflat":
            lists = self.index.parameters["lists"]
            own = {"probes": max(10, lists // 5, math.isqrt(lists)), "max_probes": lists}
        else:
            least, most = self.breadth
            breadth = min(max(least, count), most)
            own = {"ef_search": breadth, "max_scan_tuples": _FARTHEST}
        options = {f"{kind}.{name}": str(value) for name, value in own.items()}
        return {"enable_sort": "off", f"{kind}.iterative_scan": "relaxed_order", **options}

    async def _find(
        self, places: Sequence[tuple[ItemPlace, bytes]]
    ) -> dict[bytes, Sequence[float]]:
        """Vectors that items have already, by the hashes of their texts."""
        tables = await self.look()
        statement = tables.statement(
            "find_vectors",
            *(
                arrays.texts([getattr(place, name) for place, _ in places])
                for name in ItemPlace._fields[:3]
            ),
            arrays.byteas([text_hash for _, text_hash in places]),
        )
        timeout = self._settings.read_timeout
        (rows,) = await self._database.read([statement], timeout=timeout)
        return {places[number - 1][1]: numbers for number, numbers in rows}


def _queries(plan: Plan) -> list[str]:
    """What is to be embedded to search for."""
    return list(dict.fromkeys(s.query or "" for _, s in plan.ranked if s.needs_vector))


def _exactly(tables: VectorTables, search: Search, most: int) -> transaction.Statement:
    more = most, search.with_values, *search.times
    return tables.statement("search_exactly", *_parameters(search), *more)


def _parameters(search: Search) -> tuple[Any, ...]:
    vector = arrays.reals([search.vector or b""])
    return (*search.range, search.path, search.limit, search.offset, vector)
