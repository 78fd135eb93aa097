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
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeGuard

from langchain_core.embeddings import Embeddings
from langgraph.store.base.embed import EmbeddingsLambda
from psycopg import errors, sql

from pg_checkpoint.core import transaction
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
from pg_checkpoint.store import operations
from pg_checkpoint.store.operations import Plan, Put, Search
from pg_checkpoint.store.options import VectorIndex
from pg_checkpoint.store.queue import OVERHEAD
from pg_checkpoint.store.values import ItemPlace, Large

logger = logging.getLogger(__name__)

# --- embedding: texts become vectors, each text once, in calls that many callers share ---
#
# Texts that are wanted in one turn of the event loop go to the embedder together, and so do those
# that come while it is busy.

# The cells of an array that Postgres takes, so that sending a vector again costs nothing.
Vector: TypeAlias = bytes

# Texts in one call, and calls at once; as many again for callers whose shared call failed.
_MOST_TEXTS, _MOST_CALLS = 256, 8
_CELL = struct.pack("!i", 4)


class Passage(NamedTuple):
    """A text, and the item that it belongs to, if it is to be stored."""

    text: str
    place: ItemPlace | None = None


def text_hash(model: str | None, text: str) -> bytes:
    return sha256(f"{model or ''}\0{text}".encode(errors="surrogatepass")).digest()[:16]


def cells_of(numbers: Sequence[float], dims: int) -> Vector:
    if len(numbers) != dims:
        raise StoreIndexError(
            f"the embedder returned a vector of {len(numbers)} numbers, but the index has "
            f"dims={dims}"
        )
    try:
        packed = struct.pack(f"!{dims}f", *numbers)
        is_finite = math.isfinite(sum(numbers))
    except (struct.error, TypeError, OverflowError):
        is_finite = False
    if not is_finite:
        raise StoreIndexError(
            "the embedder returned a vector that does not consist of finite numbers"
        )
    # Without a Python call for each: two columns of four bytes.
    cells = array("I", _CELL) * (2 * dims)
    cells[1::2] = array("I", packed)
    return cells.tobytes()


@dataclass(slots=True, eq=False)
class _Wanted:
    """A text that is given to the embedder, or soon will be."""

    text: str
    future: asyncio.Future[Vector]
    place: ItemPlace | None = None  # of an item that may have its vector already; None for a query
    callers: set[object] = field(default_factory=set)  # that wait for it


class _SharedCallError(Exception):
    """A call to the embedder that was made for several callers failed."""


class Embedder:
    """Embeds for all callers of a store, on its event loop."""

    def __init__(
        self,
        index: VectorIndex,
        cache_bytes: int,
        timeout: float,
        # Vectors that items have already, by the hashes of their texts.
        find: Callable[
            [Sequence[tuple[ItemPlace, bytes]]], Awaitable[Mapping[bytes, Sequence[float]]]
        ]
        | None = None,
    ) -> None:
        self._index, self._timeout, self._find = index, timeout, find
        self._cache = OrderedDict[bytes, Vector]()
        self._most_cached = cache_bytes // (8 * index.dims + 200)
        # By hash; the embedder was not given those in the queue yet.
        self._wanted: dict[bytes, _Wanted] = {}
        self._queue: dict[bytes, _Wanted] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Tasks that work off the queue; of them, those that have not looked yet.
        self._workers = self._waking = 0
        self._alone = asyncio.Semaphore(_MOST_CALLS)

    @property
    def is_pending(self) -> bool:
        return bool(self._tasks)

    async def close(self) -> None:
        """Ends the calls that are under way; their callers get an error."""
        for wanted in self._wanted.values():
            _fail(wanted, SaverClosedError("the store was closed while a text was embedded"))
        self._queue.clear()
        for task in (tasks := [*self._tasks]):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hash_of(self, text: str) -> bytes:
        """The name of a text: texts of another model are others."""
        return text_hash(self._index.model, text)

    async def documents(self, passages: Sequence[Passage]) -> list[Vector]:
        """The vectors of texts that are stored."""
        hashes = [self.hash_of(passage.text) for passage in passages]
        vectors = {h: vector for h in hashes if (vector := self._known(h)) is not None}
        missing = {h: p for h, p in zip(hashes, passages, strict=True) if h not in vectors}
        if missing:
            vectors.update(zip(missing, await self._ask(missing), strict=True))
        return [vectors[h] for h in hashes]

    async def query(self, text: str) -> Vector:
        """The vector of a query; raises as `documents`."""
        # A function makes the same of documents and queries.
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
            # Once more for this caller's texts alone, so that no other's can be the reason.
            async with self._alone:
                vectors = await self._embed([text for text, _ in missing.values()])
            for text_hash, vector in zip(missing, vectors, strict=True):
                self._remember(text_hash, vector)
            return vectors

    def _want(self, text_hash: bytes, text: str, place: ItemPlace | None) -> _Wanted:
        future: asyncio.Future[Vector] = asyncio.get_running_loop().create_future()
        # Its callers may all have gone.
        future.add_done_callback(lambda done: done.exception())
        wanted = self._wanted[text_hash] = _Wanted(text, future, place)
        return wanted

    def _start(self, call: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(call)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        """Works off the queue."""
        try:
            # The others of this turn come along, also where tasks begin at once.
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
        """The texts that are not among the vectors that items have already."""
        places = [(w.place, h) for h, w in batch.items() if w.place is not None]
        if self._find is None or not places:
            return batch
        try:
            dims, numbers = self._index.dims, await self._find(places)
            vectors = {text_hash: cells_of(n, dims) for text_hash, n in numbers.items()}
        except Exception as error:  # noqa: BLE001  a put that can't reach the database says so itself
            logger.debug("looking for existing vectors failed: %s", type(error).__name__)
            return batch
        for text_hash, vector in vectors.items():
            if (wanted := batch.pop(text_hash, None)) is not None:
                self._resolve(text_hash, wanted, vector)
        return batch

    async def _embed_for(
        self, batch: dict[bytes, _Wanted], embed: Callable[[list[str]], Awaitable[list[Vector]]]
    ) -> None:
        """Hands the callers of some texts the outcome of one call."""
        try:
            vectors = await embed([wanted.text for wanted in batch.values()])
        except BaseException as error:
            callers = {caller for wanted in batch.values() for caller in wanted.callers}
            shared = _SharedCallError() if len(callers) > 1 else error
            if isinstance(shared, asyncio.CancelledError):
                shared = StoreIndexError("the embedder's call was cancelled")
            for text_hash, wanted in batch.items():
                del self._wanted[text_hash]
                _fail(wanted, shared)
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
        vectors = await self._call("embed_documents", texts)
        if len(vectors) != len(texts):
            raise StoreIndexError(
                f"the embedder returned {len(vectors)} vectors for {len(texts)} texts"
            )
        return [cells_of(numbers, self._index.dims) for numbers in vectors]

    async def _embed_query(self, texts: list[str]) -> list[Vector]:
        return [cells_of(await self._call("embed_query", texts[0]), self._index.dims)]

    async def _call(self, name: str, texts: object) -> Any:
        """Calls one of the embedder's methods, without the event loop's executor.

        LangChain's own coroutines wait for that; its threads may all be taken by callers of this.
        """
        embeddings = self._index.embeddings
        if type(embeddings) is EmbeddingsLambda:
            blocks = not hasattr(embeddings, "afunc")
        else:
            blocks = getattr(type(embeddings), f"a{name}") is getattr(Embeddings, f"a{name}")
        if blocks:
            task = asyncio.ensure_future(called(getattr(embeddings, name), texts))
        else:
            task = asyncio.ensure_future(getattr(embeddings, f"a{name}")(texts))
        # However the call ends, it ends nothing else.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            done, _ = await asyncio.wait((task,), timeout=self._timeout)
        finally:
            task.cancel()
        if not done:
            raise StoreIndexError(
                f"the embedder did not answer within {self._timeout:g} s (write_timeout)"
            )
        if task.cancelled():
            raise StoreIndexError("the embedder's call was cancelled")
        return task.result()


def _fail(wanted: _Wanted, error: BaseException) -> None:
    if not wanted.future.done():
        wanted.future.set_exception(error)


# --- the tables for vectors: setup() makes them, and a look comes before their use ---
#
# pgvector may be in any schema, or missing.

# Long enough for an index on many vectors; only the caller of setup() waits for it.
_SETUP_TIMEOUT, _LOOK_AGAIN = 3600.0, 0.2
# A wait for a lock on tables that others use, who wait behind it.
_LOCK_TIMEOUT = 1.0
_OPERATORS = {"cosine": "<=>", "l2": "<->", "inner_product": "<#>"}
_OPERATOR_CLASSES = {"cosine": "cosine_ops", "l2": "l2_ops", "inner_product": "ip_ops"}
_OLDEST, _OLDEST_HALFVEC, _OLDEST_ITERATIVE = (0, 5), (0, 7), (0, 8)


class IndexConfig(NamedTuple):
    """The index that the vectors here were made with: the row of get_index_config."""

    # Of their column: 1 more with each change of the model, so that the statements of a process
    # that has not noticed fail.
    number: int
    dims: int
    vector_type: str
    model: str | None  # its name, if it is known
    is_complete: bool  # whether all items have vectors, after the model was changed

    @property
    def column(self) -> str:
        return f"embedding_{self.number}"

    def is_of(self, index: VectorIndex) -> bool:
        return self[1:4] == (index.dims, index.vector_type, index.model)

    def may_be_of(self, index: VectorIndex) -> bool:
        """An index without a model's name may be of any model.

        But not of one that took the place of another: a store that still has that one's index may
        not know its name either.
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
        return transaction.statement(self.queries[name], *params)


class _Look(NamedTuple):
    extension: str | None
    version: str | None
    has_tables: bool

    @property
    def number(self) -> tuple[int, ...]:
        return tuple(int(part) for part in (self.version or "0").split(".")[:2] if part.isdigit())


async def find_tables(database: Database, index: VectorIndex, timeout: float) -> VectorTables:
    """The tables, if they are there and fit the index."""
    look = await _look(database, timeout)
    if look.extension is None or not look.has_tables:
        raise SchemaNotReadyError(
            f"schema {database.schema!r} has no tables for vectors: run `await store.setup()` "
            "(PostgresStore: `store.setup()`) once, on a store with this `index`"
        )
    tables = _tables(database, index, look, await _config(database, timeout))
    if not tables.config.is_complete:
        logger.warning(
            "not all items have vectors of this store's index yet, and searches find only those "
            "that have: call `await store.areindex()` until it returns"
        )
    return tables


async def make_tables(database: Database, index: VectorIndex) -> VectorTables:
    """Makes the extension, the tables and their index, as far as they are missing.

    Many processes may do so at once.
    """
    look = await _look(database)
    if not look.has_tables:
        await refuse_index_on_workers(database, _SETUP_TIMEOUT)
    if look.extension is None:
        look = await _make_extension(database)
    _check_version(index, look)
    queries = transaction.load_vector_queries(database.schema, _words(index, look))
    if not look.has_tables:
        scripts = [queries["create_tables"]]
        if index.is_indexed:  # of nothing, that takes no time
            scripts.append(_in_transaction(queries[f"create_{index.kind}_index"]))
        statements = [transaction.Statement(script, None) for script in scripts]
        await change_schema(
            database, partial(database.run_once, timeout=_SETUP_TIMEOUT), statements
        )
    note = index.dims, index.vector_type, index.model
    await _run(database, transaction.Statement(queries["put_index_config"], note))
    tables = _tables(database, index, look, await _config(database))
    if tables.config.is_complete:  # otherwise it is made when there are vectors
        await make_index(database, index, tables)
    return tables


async def change_model(database: Database, index: VectorIndex) -> VectorTables:
    """Makes room for the vectors of an index, in place of those of another model."""
    look = await _look(database)
    if not look.has_tables:
        return await make_tables(database, index)
    while not (config := await _config(database)).is_of(index):
        if index.model is None and config.model and config[1:3] == (index.dims, index.vector_type):
            raise StoreIndexError(
                f"the vectors in schema {database.schema!r} were made by model {config.model!r}: "
                "name the new model with `model` in the index, because vectors of both look alike"
            )
        _check_version(index, look)
        new = config._replace(number=config.number + 1)
        words = *_words(index, look, new.column), ("embedding_before", config.column)
        queries = transaction.load_vector_queries(database.schema, words)
        note = new.number, index.dims, index.vector_type, index.model
        # It waits for tables that others use in short turns, so that none waits long behind it.
        statements = [
            database.bounds(_SETUP_TIMEOUT, generic_plan=False, lock_timeout=_LOCK_TIMEOUT),
            transaction.Statement(queries["change_model"], None),
            transaction.Statement(queries["change_index_config"], note),
        ]
        try:
            await change_schema(database, partial(database.run, timeout=_SETUP_TIMEOUT), statements)
        except SchemaNotReadyError:
            # Unless a rival was faster, and there is no column of the one before any more.
            if await _config(database) == config:
                raise
    return _tables(database, index, look, config)


async def _look(database: Database, timeout: float = _SETUP_TIMEOUT) -> _Look:
    """Looks for the extension and the tables; settles which schema is meant, if it was not yet."""
    while True:
        schema = database.schema
        query = transaction.load_vector_queries(schema, ())["find_extension"]
        answer = await database.read([transaction.Statement(query, (schema,))], timeout=timeout)
        if schema == database.schema:
            return _Look(*answer[0][0])


async def _make_extension(database: Database) -> _Look:
    queries = transaction.load_vector_queries(database.schema, ())
    try:
        await _run(database, transaction.Statement(queries["create_extension"], ()))
    except (errors.DatabaseError, errors.OperationalError) as error:
        # Another process may have made it at the same time.
        if (look := await _look(database)).extension is None:
            why = error.diag.message_primary or type(error).__name__
            raise StoreIndexError(
                "search by meaning needs the extension pgvector, which this database does not "
                f"have and which could not be created ({why}). Install its package on the server "
                "and let a superuser run `CREATE EXTENSION vector` in the database once; or omit "
                "`index`, everything else works without it"
            ) from error
        return look
    return await _look(database)


def _tables(
    database: Database, index: VectorIndex, look: _Look, config: IndexConfig
) -> VectorTables:
    """The tables of the vectors that an index is for; raises if they are of another one."""
    _check_version(index, look)
    if not config.may_be_of(index):
        there = _described(config.vector_type, config.dims, config.model)
        here = _described(index.vector_type, index.dims, index.model)
        raise StoreIndexError(
            f"the vectors in schema {database.schema!r} were made with {there}, but this store's "
            f"index has {here}; they can't be compared. Give the store its former index, or call "
            "`await store.areindex()` (PostgresStore: `store.reindex()`) with the new one, which "
            "replaces all vectors"
        )
    words = _words(index, look, config.column)
    queries = transaction.load_vector_queries(database.schema, words)
    return VectorTables(queries, look.number >= _OLDEST_ITERATIVE, config)


def _described(vector_type: str, dims: int, model: str | None) -> str:
    by = "a model without a name" if model is None else repr(model)
    return f"{vector_type}({dims}) by {by}"


def _check_version(index: VectorIndex, look: _Look) -> None:
    needed = _OLDEST_HALFVEC if index.vector_type == "halfvec" else _OLDEST
    if look.number < needed:
        oldest = ".".join(map(str, needed))
        raise StoreIndexError(
            f"this database has pgvector {look.version}, but an index of type {index.vector_type} "
            f"needs {oldest} or newer: update the server's package and run `ALTER EXTENSION "
            "vector UPDATE`"
        )


def _words(
    index: VectorIndex, look: _Look, column: str = "embedding_1"
) -> tuple[tuple[str, str], ...]:
    """Replacements in the statements of sql/vectors."""
    place = sql.Identifier(look.extension or "public").as_string(None)
    kind, operator = index.vector_type, _OPERATORS[index.distance]
    parameters = {"m": 16, "ef_construction": 64, "lists": 100, **index.parameters}
    return (
        ("public.vector(1536)", f"{place}.{kind}({index.dims})"),
        ("operator(public.<=>)", f"operator({place}.{operator})"),
        ("public.vector_cosine_ops", f"{place}.{kind}_{_OPERATOR_CLASSES[index.distance]}"),
        ("store_vectors_cosine_", f"store_vectors_{index.distance}_"),
        ("embedding_1", column),
        (
            "m = 16, ef_construction = 64",
            "m = {m}, ef_construction = {ef_construction}".format_map(parameters),
        ),
        ("lists = 100", "lists = {lists}".format_map(parameters)),
    )


async def _config(database: Database, timeout: float = _SETUP_TIMEOUT) -> IndexConfig:
    query = transaction.load_vector_queries(database.schema, ())["get_index_config"]
    (rows,) = await database.read([transaction.Statement(query, ())], timeout=timeout)
    if not rows:
        raise SchemaNotReadyError(
            "the tables for vectors lack the row that setup() writes: run setup()"
        )
    return IndexConfig(*rows[0])


async def make_index(database: Database, index: VectorIndex, tables: VectorTables) -> None:
    """Makes the index, or waits while another does; an unfinished one is made anew."""
    if not index.is_indexed:
        if index.kind != "flat":
            dims = f"{index.dims} dimensions of type {index.vector_type}"
            logger.warning("pgvector has no index for %s: each search reads all vectors", dims)
        return
    name = f"store_vectors_{index.distance}_{index.kind}"
    deadline = time.monotonic() + _SETUP_TIMEOUT
    while time.monotonic() < deadline:
        look = tables.statement("find_index", database.schema, name)
        rows = (await database.read([look], timeout=_SETUP_TIMEOUT))[0]
        is_valid, is_built = rows[0] if rows else (False, False)
        if is_valid:
            return
        if is_built:
            await asyncio.sleep(_LOOK_AGAIN)
            continue
        names = [f"drop_{index.kind}_index"] if rows else []
        try:
            for query in [*names, f"create_{index.kind}_index"]:
                await _run_apart(database, tables.queries[query])
        except (errors.UniqueViolation, errors.DuplicateTable, errors.DeadlockDetected):
            # Of two that began at once the other one goes on.
            await asyncio.sleep(_LOOK_AGAIN)


async def _run_apart(database: Database, query: bytes) -> None:
    """Runs a statement outside of a transaction, or without `concurrently` if that can't be."""
    try:
        await _run(database, transaction.Statement(query, ()))
    except errors.ActiveSqlTransaction:
        await _run(database, transaction.Statement(_in_transaction(query), ()))


def _in_transaction(query: bytes) -> bytes:
    return query.replace(b" concurrently", b"")


async def _run(database: Database, statement: transaction.Statement) -> None:
    await database.run_once([statement], timeout=_SETUP_TIMEOUT)


# --- the vectors of a store's items ---
#
# They are made before a put is queued, put with it, and searched. Only the call that needs an
# embedder waits for it, and later puts of the same keys, which must not overtake it. A search
# compares every vector below its prefix if these are not too many: that is exact, and fast. If they
# are, it walks the index until enough items match; and if the index ends before that, it compares
# every vector after all. So it never returns fewer items than there are.

# Runs statements as one transaction, and returns the rows of each.
Read: TypeAlias = "Callable[[Sequence[transaction.Statement]], Awaitable[list[transaction.Rows]]]"

# More than any table has.
_ALL = 2**62
# Vectors that match nothing and that a walk of the index may pass.
_FARTHEST = 40_000


class StoredVector(NamedTuple):
    """A row of the table: the vector of a text of an item."""

    path: str
    position: int
    text_hash: bytes
    cells: Vector


def vector_columns(
    vectors: Sequence[tuple[int, StoredVector]],
) -> tuple[Sequence[Any], ...]:
    """The parameters that store vectors, each with its item's number, counted from 1."""
    return (
        [number for number, _ in vectors],
        [vector.path for _, vector in vectors],
        [vector.position for _, vector in vectors],
        [vector.text_hash for _, vector in vectors],
        [vector.cells for _, vector in vectors],
    )


class Vectors:
    """Embeds, stores and searches for one store."""

    # Vectors that are compared without the index: two microseconds each, on the server.
    most_exact: ClassVar[int] = 10_000
    # The width of a search of the index, at least and at most.
    breadth: ClassVar[tuple[int, int]] = 200, 1_000

    def __init__(self, database: Database, settings: Settings, index: VectorIndex) -> None:
        self.index, self._database, self._settings = index, database, settings
        cache_bytes, timeout = settings.cache_bytes // 8, settings.write_timeout
        self.embedder = Embedder(index, cache_bytes, timeout, self._find)
        self.is_closed = False
        self._tables: VectorTables | None = None
        self.is_stale = False  # whether to look again at the tables: one of them may be gone
        self._looking = asyncio.Lock()
        self._large = Large()
        # Batches that are being prepared, by the keys that they put.
        self._last: dict[ItemPlace, asyncio.Future[None]] = {}
        self._preparing: set[asyncio.Future[None]] = set()
        self._bytes = 0

    @property
    def is_pending(self) -> bool:
        return bool(self._preparing) or self.embedder.is_pending

    async def close(self) -> None:
        """Refuses new batches, and waits for those that are being prepared."""
        self.is_closed = True
        if self._preparing:
            await asyncio.wait({*self._preparing}, timeout=self._settings.write_timeout)
        await self.embedder.close()

    async def set_up(self) -> None:
        self._tables = await make_tables(self._database, self.index)
        self.is_stale = False

    async def change_model(self) -> VectorTables:
        self._tables = await change_model(self._database, self.index)
        self.is_stale = False
        return self._tables

    async def complete(self, tables: VectorTables) -> None:
        """Makes the index on the vectors, and notes that all items have vectors."""
        await make_index(self._database, self.index, tables)
        note = tables.statement("complete_index", tables.config.number)
        await self._database.run([note], timeout=self._settings.write_timeout)

    async def prepare(self, plan: Plan) -> None:
        """Embeds the texts of a batch; its caller then queues the batch at once.

        It returns after the batches before that put one of the same keys.
        """
        places = [ItemPlace(*key) for key in plan.puts]
        before = {self._last[place] for place in places if place in self._last}
        if not (before or _queries(plan) or any(put.texts for put in plan.puts.values())):
            return
        size = sum([put.size for put in plan.puts.values()], OVERHEAD)
        if self.is_closed:
            raise SaverClosedError.of("store")
        if self._bytes and self._bytes + size > 2 * self._settings.max_queued_bytes:
            raise OverloadedError(
                f"a call of the store was refused: {len(self._preparing)} calls ({self._bytes} "
                "bytes) wait for the embedder. It was not sent; repeat it later"
            )
        prepared: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._preparing.add(prepared)
        self._bytes += size
        self._last.update(dict.fromkeys(places, prepared))
        try:
            await self.look()
            await self._embed(plan)
            if before:
                await asyncio.wait(before)
        finally:
            self._prepared(prepared, places, before)
            self._bytes -= size

    def _prepared(
        self,
        prepared: asyncio.Future[None],
        places: Sequence[ItemPlace],
        before: Iterable[asyncio.Future[None]],
        _: object = None,
    ) -> None:
        """Wakes the batches that wait for this one, once those before it are done, too."""
        # It may have been given up; those behind it must not overtake those before it.
        if pending := [future for future in before if not future.done()]:
            pending[0].add_done_callback(partial(self._prepared, prepared, places, pending))
            return
        # A batch that waits for it wakes in another turn of the loop: after this one is queued.
        prepared.set_result(None)
        self._preparing.discard(prepared)
        for place in places:
            if self._last.get(place) is prepared:
                del self._last[place]

    def statement(self, puts: Iterable[Put]) -> transaction.Statement:
        """The statement that replaces the vectors of items, once they are stored.

        Only after `prepare`.
        """
        assert self._tables is not None  # noqa: S101  prepare has looked; for mypy
        stored = [put for put in puts if put.value is not None]
        rows = [(n, vector) for n, put in enumerate(stored, 1) for vector in put.vectors or ()]
        # Items without a text go behind all that have a vector.
        none = StoredVector("", -1, b"", b"")
        rows += [(n, none) for n, put in enumerate(stored, 1) if put.texts is None]
        keys = operations.keys_of([put.place for put in stored])
        return self._tables.statement("put_vectors", *keys, *vector_columns(rows), self.index.dims)

    async def search(self, read: Read, search: Search) -> transaction.Rows:
        """The items of a search, the best first; only after `prepare`."""
        tables = await self.look()
        if search.range not in self._large:
            rows = (await read([_exactly(tables, search, self.most_exact)]))[0]
            if rows[0][0] <= self.most_exact:
                return self._scored(rows)
            self._large.add(search.range)
        if not (self.index.is_indexed and tables.iterates):
            return self._scored((await read([_exactly(tables, search, _ALL)]))[0])
        return self._scored(await self._by_index(read, tables, search))

    async def look(self, timeout: float | None = None) -> VectorTables:
        """The tables, after a look if they were never used or may be gone."""
        if self._tables is not None and not self.is_stale:
            return self._tables
        timeout = self._settings.read_timeout if timeout is None else timeout
        deadline = time.monotonic() + timeout
        try:
            await with_timeout(timeout, self._looking.acquire())
        except asyncio.TimeoutError as error:
            raise self._database.read_timed_out(None, "") from error
        try:
            # One look is enough for all that come at once.
            if self._tables is None or self.is_stale:
                # Before the look, so that what becomes stale meanwhile is looked at once more.
                self.is_stale = False
                remaining = deadline - time.monotonic()
                self._tables = await find_tables(self._database, self.index, remaining)
        except BaseException:
            self.is_stale = True
            raise
        finally:
            self._looking.release()
        return self._tables

    async def _embed(self, plan: Plan) -> None:
        """Puts the vectors of its texts and queries into a plan."""
        puts = {key: put for key, put in plan.puts.items() if put.texts}
        passages = [Passage(t.text, put.place) for put in puts.values() for t in put.texts]
        queries = _queries(plan)
        documents, query_vectors = await asyncio.gather(
            self.embedder.documents(passages), asyncio.gather(*map(self.embedder.query, queries))
        )
        vectors, hash_of = iter(documents), self.embedder.hash_of
        for key, put in puts.items():
            plan.puts[key] = put._replace(
                vectors=[
                    StoredVector(t.path, t.position, hash_of(t.text), next(vectors))
                    for t in put.texts
                ]
            )
        vector_of = dict(zip(queries, query_vectors, strict=True))
        plan.reads = [
            (n, part._replace(vector=vector_of[part.query or ""]) if _is_embedded(part) else part)
            for n, part in plan.reads
        ]

    def _scored(self, rows: transaction.Rows) -> transaction.Rows:
        """The rows that have an item, each with its score instead of the distance."""
        score = self.index.score
        return [(*row[1:9], score(row[9])) for row in rows if row[8] is not None]

    async def _by_index(self, read: Read, tables: VectorTables, search: Search) -> transaction.Rows:
        """Walks the index, and compares every vector for the items behind those of the walk.

        The walk is the same for each page of a search, so that each item is on one of them.
        """
        count = min(3 * search.limit + 10, _ALL)
        while True:
            rows = (await read(self._walk(tables, search, count)))[1]
            vectors, items = rows[0][0], rows[0][10]
            if items >= search.limit or vectors < count:
                break
            # Some items have many vectors.
            count = min(4 * count, _ALL)
        end = min(search.offset + search.limit, _ALL)
        if items >= end:
            return rows
        first = search._replace(limit=items, offset=0)
        rows = (await read(self._walk(tables, first, count)))[1]
        rest = (await read([_exactly(tables, search._replace(limit=end, offset=0), _ALL)]))[0]
        rows = [row for row in rows if row[8] is not None]
        known = {row[7:9] for row in rows}
        return [*rows, *(row for row in rest if row[7:9] not in known)][search.offset : end]

    def _walk(
        self, tables: VectorTables, search: Search, count: int
    ) -> list[transaction.Statement]:
        kind = self.index.kind
        if kind == "ivfflat":
            lists = self.index.parameters["lists"]
            own = {"probes": max(10, lists // 5, math.isqrt(lists)), "max_probes": lists}
        else:
            least, most = self.breadth
            own = {"ef_search": min(max(least, count), most), "max_scan_tuples": _FARTHEST}
        # Nothing is sorted again that the index has sorted.
        options = {"enable_sort": "off", f"{kind}.iterative_scan": "relaxed_order"}
        options.update({f"{kind}.{name}": str(value) for name, value in own.items()})
        names, values = [*options], [*options.values()]
        query = *_parameters(search), count, search.extras.with_values, *search.extras.times
        return [
            tables.statement("set_for_search", names, values),
            tables.statement("search_by_index", *query),
        ]

    async def _find(
        self, places: Sequence[tuple[ItemPlace, bytes]]
    ) -> dict[bytes, Sequence[float]]:
        """Vectors that items have already, by the hashes of their texts."""
        tables = await self.look()
        statement = tables.statement(
            "find_vectors",
            *operations.keys_of([place for place, _ in places]),
            [text_hash for _, text_hash in places],
        )
        timeout = self._settings.read_timeout
        (rows,) = await self._database.read([statement], timeout=timeout)
        return {places[number - 1][1]: numbers for number, numbers in rows}


def _queries(plan: Plan) -> list[str]:
    """The queries that need a vector."""
    return list(dict.fromkeys(s.query or "" for _, s in plan.reads if _is_embedded(s)))


def _is_embedded(part: operations.Read) -> TypeGuard[Search]:
    return type(part) is Search and part.extras.mode in ("vector", "hybrid")


def _exactly(tables: VectorTables, search: Search, most: int) -> transaction.Statement:
    query = *_parameters(search), most, search.extras.with_values, *search.extras.times
    return tables.statement("search_exactly", *query)


def _parameters(search: Search) -> tuple[Any, ...]:
    vector = [search.vector or b""]
    return (*search.range, search.path, search.limit, search.offset, vector)
