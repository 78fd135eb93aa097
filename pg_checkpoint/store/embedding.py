"""Embedding: turns texts into vectors, each text once, in calls that many callers share.

What is asked for in one turn of the event loop goes to the embedder together, and so does what
comes while it has enough to do. A vector is kept as the cells of an array that Postgres takes, so
that sending it again costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
import math
import struct
from array import array
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

from langchain_core.embeddings import Embeddings
from langgraph.store.base.embed import EmbeddingsLambda

from pg_checkpoint.errors import SaverClosedError, StoreIndexError
from pg_checkpoint.postgres.own_threads import called
from pg_checkpoint.store.index_config import VectorIndex
from pg_checkpoint.store.namespaces import ItemPlace

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
