"""LangGraph's cache interface, asynchronous and blocking, and the options of both caches.

A value is encoded where `set` is called, and decoded in the task of who called `get`. A cache
never fails a run: what can't be read is a miss, what can't be stored is left out, and the log
says so. async_cache.py opens and closes the cache.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from datetime import timedelta
from functools import partial
from itertools import chain
from typing import Any

import psycopg
from langgraph.cache.base import BaseCache, FullKey, Namespace
from langgraph.checkpoint.serde.base import SerializerProtocol, maybe_add_typed_methods
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from psycopg.errors import LockNotAvailable
from typing_extensions import Self, Unpack

from pg_checkpoint.arguments import check_instance, check_span, check_whole, refuse
from pg_checkpoint.cache.engine import Engine, Keeping
from pg_checkpoint.cache.entries import (
    Entry,
    EntrySealing,
    Place,
    opened,
    place_of,
    seconds_of,
    written,
)
from pg_checkpoint.cache.resting import Rest
from pg_checkpoint.codec.exact_objects import loads_exactly
from pg_checkpoint.codec.renaming import renaming
from pg_checkpoint.codec.strict_serializer import serializer_of
from pg_checkpoint.errors import (
    InvalidOptionError,
    NotReplicatedError,
    OverloadedError,
    PgCheckpointError,
    ReadTimeoutError,
    WriteTimeoutError,
)
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.observability.instrumentation import observed
from pg_checkpoint.observability.stats import CacheStats
from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.postgres.lifespan import OnHomeLoop
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Dsn, Options, Settings, explaining_options

logger = logging.getLogger(__name__)

# What a run waits for at most where the saver's options say nothing: it can do without.
_PATIENCE: dict[str, Any] = {"read_timeout": 5.0, "write_timeout": 5.0}
# Errors that pass, of ours; the others say what has to be changed.
_PASSING = ReadTimeoutError, WriteTimeoutError, OverloadedError, NotReplicatedError
# What others raise when the server does not answer.
_AWAY = psycopg.OperationalError, OSError, asyncio.TimeoutError
_LONGEST_PREFIX, _LARGEST_VALUE = 200, 256 * 2**20


class CacheBase(BaseCache[Any], OnHomeLoop[Engine]):
    """What both caches are made of; see AsyncPostgresCache."""

    @explaining_options
    def __init__(
        self,
        conn: Source,
        *,
        serde: SerializerProtocol | None = None,
        prefix: str = "",
        max_bytes: int | None = 2**30,
        max_value_bytes: int = 16 * 2**20,
        sweep_every: timedelta | None = timedelta(minutes=5),
        **options: Unpack[Options],
    ) -> None:
        settings = Settings(**{**_PATIENCE, **options})
        keeping = _keeping(prefix, max_bytes, sweep_every)
        self._max_value_bytes = check_whole("max_value_bytes", max_value_bytes, least=1)
        if self._max_value_bytes > _LARGEST_VALUE:
            raise InvalidOptionError(f"max_value_bytes must be at most {_LARGEST_VALUE:,}")
        chosen = serializer_of(serde, settings.strict, settings.allowed_types)
        chosen = maybe_add_typed_methods(chosen or JsonPlusSerializer(pickle_fallback=False))
        super().__init__(serde=renaming(chosen, settings.renamed))
        self._prefix = prefix
        self._seal = EntrySealing.of(settings)
        self._rest = Rest()
        self._bridge = self._make_bridge()
        self._bridge.bind(partial(Engine, conn, settings, keeping, self._seal))

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        serde: SerializerProtocol | None = None,
        prefix: str = "",
        max_bytes: int | None = 2**30,
        max_value_bytes: int = 16 * 2**20,
        sweep_every: timedelta | None = timedelta(minutes=5),
        **options: Unpack[Options],
    ) -> Self:
        """Returns a cache with a pool of its own; a `with` block closes it at its end.

        Without a `with` block the first call opens the cache.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            serde: As for the constructor.
            prefix: As for the constructor.
            max_bytes: As for the constructor.
            max_value_bytes: As for the constructor.
            sweep_every: As for the constructor.
            **options: As for the constructor.
        """
        how: Any = {"max_bytes": max_bytes, "max_value_bytes": max_value_bytes, **options}
        return cls(conn_string, serde=serde, prefix=prefix, sweep_every=sweep_every, **how)

    def stats(self) -> CacheStats:
        """Returns the work since the cache was made, and its queue; makes no round trip."""
        stats: CacheStats = self._engine.stats()
        return stats

    # --- LangGraph's methods ---

    async def aget(self, keys: Sequence[FullKey]) -> dict[FullKey, Any]:
        """Returns the values that are there and have not expired.

        A value that can't be decoded, decrypted or made by a strict cache is not among them, and
        none is if the server can't be reached; the log says so.

        Args:
            keys: Namespaces and keys.

        Raises:
            SchemaNotReadyError: If the tables or a migration are missing.
            SaverClosedError: After `close`.
        """
        places = tuple([place_of(self._prefix, name) for name in keys])
        names = [(tuple(namespace), key) for namespace, key in keys]
        rows: Sequence[Any] = [None] * len(places)
        if places and self._rest.asks():
            try:
                rows = await self._get(places)
                self._rest.end()
            except Exception as error:  # noqa: BLE001  looked at there
                self._fails("read", error)
        found: dict[FullKey, Any] = {}
        for name, place, row in zip(names, places, rows, strict=True):
            if row is not None:
                self._decode(name, place, row, found)
        self._count("hits", len(found))
        self._count("misses", len({*names}) - len(found))
        return found

    def aset(self, pairs: Mapping[FullKey, tuple[Any, int | None]]) -> Coroutine[Any, Any, None]:
        """Stores values, which are encoded at the call.

        A value that can't be encoded, or is too large, is left out, and all are if the server can't
        be reached; the log says so.

        Args:
            pairs: Values and the seconds that they live, or None for ever, by namespace and key.

        Raises:
            SchemaNotReadyError: If the tables or a migration are missing.
            SaverClosedError: After `close`.
        """
        return self._store([entry for entry in map(self._encode, pairs.items()) if entry])

    async def aclear(self, namespaces: Sequence[Namespace] | None = None) -> None:
        """Deletes the entries of these namespaces exactly, or of all; not those below them.

        What was set before the call is gone when it returns. Unlike the other methods it raises
        what goes wrong.

        Args:
            namespaces: None for all entries with this cache's prefix.

        Raises:
            psycopg.Error: If the server can't be reached, or refuses.
        """
        await self._clear(None if namespaces is None else [written(name) for name in namespaces])

    @blocking(aget)
    def get(self) -> None: ...

    @blocking(aset)
    def set(self) -> None: ...

    @blocking(aclear)
    def clear(self) -> None: ...

    # --- on the home loop ---

    @observed("get")
    async def _get(self, places: tuple[Place, ...]) -> list[Any]:
        bound = self._bridge.bound
        if len(places) <= bound.most_read:
            return await self._bridge.submit(bound.get, places)
        starts = range(0, len(places), bound.most_read)
        pieces = [places[start : start + bound.most_read] for start in starts]
        rows = await asyncio.gather(*(self._bridge.submit(bound.get, piece) for piece in pieces))
        return [*chain.from_iterable(rows)]

    async def _store(self, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        if not self._rest.asks():
            self._count("not_stored", len(entries))
            return
        try:
            failed = await self._set(entries)
        except Exception as error:  # noqa: BLE001  looked at there
            failed = [error] * len(entries)
        if None in failed:
            self._rest.end()
        self._count("not_stored", len([*filter(None, failed)]))
        # A line for each kind of error.
        for each in {type(error): error for error in failed if error}.values():
            self._fails("stored", each)

    @observed("set")
    async def _set(self, entries: Sequence[Entry]) -> list[BaseException | None]:
        failed = await self._bridge.run(self._bridge.bound.set(entries))
        if len(failed) == 1 and failed[0] is not None:
            raise failed[0]  # as an error of the call
        return failed

    @observed("clear")
    async def _clear(self, namespaces: Sequence[str] | None) -> None:
        await self._bridge.run(self._bridge.bound.clear(namespaces))

    # --- values ---

    def _encode(self, pair: tuple[FullKey, tuple[Any, int | None]]) -> Entry | None:
        name, (value, ttl) = pair
        place, seconds = place_of(self._prefix, name), seconds_of(ttl)
        try:
            type_, data = self.serde.dumps_typed(value)
        except Exception as error:  # noqa: BLE001  a serializer raises what it likes
            self._leave_out(place, "can't be serialized: %s", type(error).__name__)
            return None
        if len(data) > self._max_value_bytes:
            self._leave_out(place, "has %d bytes, more than max_value_bytes", len(data))
            return None
        return Entry(place, type_, data, seconds)

    def _leave_out(self, place: Place, why: str, what: object) -> None:
        self._count("not_stored")
        logger.warning(f"a value of {place.namespace} was not stored: it {why}", what)

    def _decode(
        self, name: FullKey, place: Place, row: Sequence[Any], found: dict[FullKey, Any]
    ) -> None:
        try:
            found[name] = loads_exactly(self.serde, opened(self._seal, place, *row))
        except Exception as error:  # noqa: BLE001  one bad value is a miss, and set anew then
            self._count("unreadable")
            told = "an entry of %s can't be read: %s", place.namespace, type(error).__name__
            logger.warning(*told, extra=facts_of(error))

    def _fails(self, what: str, error: BaseException) -> None:
        """Logs what a run can do without; raises what has to be changed."""
        ours = isinstance(error, PgCheckpointError)
        if not isinstance(error, _PASSING if ours else (psycopg.Error, *_AWAY)):
            raise error
        is_away = not _is_about_few(error) and (ours or isinstance(error, _AWAY))
        if is_away and not self._rest.begin():
            return  # it was said
        told = "entries of the cache could not be %s: %s", what, type(error).__name__
        logger.warning(*told, extra=facts_of(error))

    def _count(self, what: str, number: int = 1) -> None:
        counted = self._bridge.bound.watch.counts.entries
        counted[what] = counted.get(what, 0) + number


def _is_about_few(error: BaseException) -> bool:
    """Whether others may be answered: too much is queued, or somebody has locked a row."""
    locked = LockNotAvailable
    return isinstance(error, (OverloadedError, locked)) or isinstance(error.__cause__, locked)


def _keeping(prefix: str, max_bytes: int | None, sweep_every: timedelta | None) -> Keeping:
    check_instance("prefix", prefix, str, "a text")
    if len(prefix) > _LONGEST_PREFIX or not (prefix.isprintable()):
        refuse("prefix", f"at most {_LONGEST_PREFIX} printable characters", prefix)
    if max_bytes is not None and check_whole("max_bytes", max_bytes, least=1) >= 2**63:
        raise InvalidOptionError("max_bytes must fit in 64 bits; None is for no bound")
    if sweep_every is not None:
        check_span("sweep_every", sweep_every)
        if sweep_every <= timedelta(0):
            raise InvalidOptionError("sweep_every must be longer than zero seconds, or None")
    return Keeping(prefix, max_bytes, sweep_every)
