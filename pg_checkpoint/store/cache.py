"""LangGraph's node cache: a node's result, for the next run of it with the same input."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random
import time
import zlib
from collections.abc import Awaitable, Coroutine, Mapping, Sequence
from datetime import timedelta
from functools import partial
from hashlib import blake2b
from itertools import chain
from typing import Any, ClassVar, NamedTuple

import psycopg
from langgraph.cache.base import BaseCache, FullKey, Namespace
from langgraph.checkpoint.serde.base import SerializerProtocol, maybe_add_typed_methods
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from psycopg.errors import LockNotAvailable
from typing_extensions import Self, Unpack

from pg_checkpoint.codec import exact, serializers
from pg_checkpoint.codec.sealing import SchemaCipher
from pg_checkpoint.codec.serializers import loads_exactly, renaming, serializer_of
from pg_checkpoint.core import arguments, batcher, engine, errors, migrations
from pg_checkpoint.core.background import Sweeper
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.loops import blocking
from pg_checkpoint.core.observer import observed
from pg_checkpoint.core.options import LONGEST, Dsn, Options, Settings, explaining_options
from pg_checkpoint.core.telemetry import BatchCounts, CacheStats, facts_of
from pg_checkpoint.core.transaction import Statement

logger = logging.getLogger(__name__)

# --- entries ---
#
# A namespace is written as JSON, which people can read and which holds any text; a long one as a
# digest. Of a key only a digest is stored. With a cipher the type of a value begins with
#
#     aes:     and its bytes are a ciphertext, bound to prefix, namespace, key and type

# Characters; an index entry holds less than 2,704 bytes, and JSON is ASCII.
_LONGEST_NAMESPACE = 1_000
_SEALED = "aes:"
_LAYOUT = "pg_checkpoint 2"


class Place(NamedTuple):
    """The key of an entry in the table."""

    namespace: str  # as it is written
    key: bytes  # the digest
    whole: tuple[str, ...]  # prefix, namespace and key, which a ciphertext is bound to


class Entry(NamedTuple):
    """A value to be stored."""

    place: Place
    type: str
    value: bytes
    seconds: float | None  # the time that it lives; None for ever


def written(namespace: Sequence[str]) -> str:
    is_sequence = isinstance(namespace, Sequence) and not isinstance(namespace, (str, bytes))
    if not is_sequence or not all(isinstance(label, str) for label in namespace):
        arguments.refuse("a cache's namespace", "a tuple of texts", namespace)
    text = json.dumps([*namespace], separators=(",", ":"))
    if len(text) <= _LONGEST_NAMESPACE:
        return text
    return f"blake2b:{blake2b(text.encode(), digest_size=32).hexdigest()}"


def place_of(prefix: str, name: FullKey) -> Place:
    if not isinstance(name, (tuple, list)) or len(name) != len(("namespace", "key")):
        arguments.refuse("a cache's entry", "named by a tuple of namespace and key", name)
    namespace, key = name
    if not isinstance(key, str):
        arguments.refuse("a cache's key", "a text", key)
    digest = blake2b(key.encode(errors="surrogatepass"), digest_size=16).digest()
    return Place(written(namespace), digest, (prefix, *namespace, key))


def sealed(cipher: SchemaCipher, entry: Entry) -> Entry:
    """An entry with its value encrypted, when the schema is known."""
    value = cipher.seal(entry.value, _bound_to(entry.place, entry.type), None)
    return entry._replace(type=_SEALED + entry.type, value=value)


def opened(
    cipher: SchemaCipher | None, place: Place, type_: str, value: bytes, *, allow_plaintext: bool
) -> tuple[str, bytes]:
    """A value in clear, with its type."""
    if not type_.startswith(_SEALED):
        if cipher is None or allow_plaintext:
            return type_, value
        raise errors.DecryptionError("it is not encrypted: allow_plaintext=True accepts it")
    if cipher is None:
        raise errors.CipherRequiredError("it is encrypted: create the cache with the cipher")
    plain = type_.removeprefix(_SEALED)
    return plain, cipher.open(value, _bound_to(place, plain), None)


def _bound_to(place: Place, type_: str) -> bytes:
    return json.dumps([_LAYOUT, "cache", type_, *place.whole]).encode()


# --- a server that did not answer is asked again later and later, by one call first ---

# Seconds after the first failure; twice as many after each further one.
_FIRST_REST, _LONGEST_REST = 5.0, 60.0


class Rest:
    """Decides if a server may be asked; from any thread."""

    now = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self._pause, self._until = _FIRST_REST, 0.0
        self._is_tried = False

    @property
    def lasts(self) -> bool:
        return self.now() < self._until

    def asks(self) -> bool:
        """After a rest the first call may ask, and others when it is answered.

        If the first call is cancelled, another may ask later on.
        """
        if self.lasts:
            return False
        if self._until:
            self._until, self._is_tried = self.now() + self._pause, True
        return True

    def begin(self) -> bool:
        """Notes that no answer came; False if that was known."""
        if self.lasts and not self._is_tried:  # a call that was sent before
            return False
        self._until, self._is_tried = self.now() + self._pause, False
        self._pause = min(2 * self._pause, _LONGEST_REST)
        return True

    def end(self) -> None:
        """Notes that an answer came."""
        self._pause, self._until, self._is_tried = _FIRST_REST, 0.0, False


# --- calls in the batcher (core/batcher.py) ---
#
# A call is the places of one get, or one entry to be stored. A set waits for earlier sets of the
# same entry; gets wait for nothing, and equal ones are sent once.

# Entries that one statement reads: their sizes are known afterwards, when they are in memory.
_MOST_READ = 100
# Bytes that a call takes beside its value, with its caller's task; and a row, with its indexes.
_CALL_OVERHEAD, _ROW_OVERHEAD = 2_000, 200


_GET = batcher.Kind("a read of the cache", is_read=True, at_once=2, most=_MOST_READ)
_SET = batcher.Kind("an entry of the cache")


class Queue(batcher.Batcher[batcher.Call]):
    """The calls of one cache."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        prefix: str,
        cipher: SchemaCipher | None,
        counts: BatchCounts,
    ) -> None:
        # Entries that one statement reads, and that a `get` may ask for.
        self.most_read = min(settings.max_batch_items, _MOST_READ)
        super().__init__(settings, "cache", batcher.Bounds(math.inf, settings.max_queued_bytes, 0))
        self._database, self._prefix, self._cipher, self._counts = database, prefix, cipher, counts

    def get(self, places: tuple[Place, ...]) -> asyncio.Future[list[Any]]:
        """Reads entries; the future of a row (or None) for each place."""
        call = batcher.Call(_GET, places, items=len(places), memory=_CALL_OVERHEAD)
        call.once = places
        return self.submit(call)

    def set(self, entry: Entry) -> asyncio.Future[None]:
        size = len(entry.value)
        call = batcher.Call(_SET, entry, keys=(entry.place,), size=size)
        call.memory = size + _CALL_OVERHEAD
        return self.submit(call)

    # --- what the batcher asks ---

    def _timed_out(self, call: batcher.Call) -> errors.ReadTimeoutError | errors.WriteTimeoutError:
        error = super()._timed_out(call)
        if call.waits_for_lock:
            error.__cause__ = LockNotAvailable("somebody has locked its row")
        return error

    async def _send(
        self,
        calls: Sequence[batcher.Call],
        timeout: float,
        tries: list[Exception],
        lock_timeout: float,
    ) -> Sequence[Any]:
        if calls[0].kind is _GET:
            return await self._read(calls, timeout, tries)
        with self._counts.timed(len(calls)):
            # The last one of each place.
            entries = [*{call.work.place: call.work for call in calls}.values()]
            await self._database.run(
                lambda: self._storing(entries, lock_timeout),
                timeout=timeout,
                patient=False,
                tries=tries,
            )
        self._counts.written += sum([call.size for call in calls])
        return [None] * len(calls)

    async def _read(
        self, calls: Sequence[batcher.Call], timeout: float, tries: list[Exception]
    ) -> Sequence[Any]:
        # A place that several calls ask for is read once.
        places = [*dict.fromkeys([place for call in calls for place in call.work])]
        bounds = self._database.bounds(max(timeout, 0.001), generic_plan=True)
        get = self._database.statement("get_entries", self._prefix, *_keys_of(places))
        _, rows = await self._database.run(
            [bounds, get], timeout=timeout, patient=False, tries=tries, changes=False
        )
        row_of = {places[number - 1]: row for number, *row in rows}
        return [[row_of.get(place) for place in call.work] for call in calls]

    def _storing(self, entries: Sequence[Entry], lock_timeout: float) -> list[Statement]:
        database, cipher = self._database, self._cipher
        bounds = database.bounds(generic_plan=True, lock_timeout=lock_timeout)
        if cipher is not None:
            entries = [sealed(cipher, entry) for entry in entries]
        statement = database.statement(
            "put_entries",
            self._prefix,
            *_keys_of([entry.place for entry in entries]),
            [entry.type for entry in entries],
            [entry.value for entry in entries],
            [entry.seconds for entry in entries],
            _ROW_OVERHEAD,
        )
        checks = [] if cipher is None else schema_check(database, [cipher.schema_id])
        return [bounds, statement, *checks]


def _keys_of(places: Sequence[Place]) -> tuple[Any, Any]:
    """The two arrays that name entries."""
    return [place.namespace for place in places], [place.key for place in places]


# --- the engine, on one event loop ---

# Rows that one transaction of a clear deletes.
_CLEARED = 1_000
# Rows, and their bytes, beyond `max_bytes` that one transaction deletes: each adds up the sizes.
_TRIMMED, _TRIMMED_BYTES = 10_000, 256 * 2**20
# Seconds after the first set, at most, until the first sweep: many processes live no longer.
_SOON = 5.0


class Engine(engine.QueuedEngine[batcher.Call]):
    owner: ClassVar[str] = "cache"
    stats_type: ClassVar[Any] = CacheStats

    def __init__(
        self,
        source: Source,
        settings: Settings,
        prefix: str,
        max_bytes: int | None,
        sweep_every: timedelta | None,
        cipher: SchemaCipher | None,
        last: Engine | None = None,
    ) -> None:
        self._prefix, self._max_bytes, self._sweep_every = prefix, max_bytes, sweep_every
        self._cipher = cipher
        super().__init__(source, settings, migrations.looks_for(cipher), last)
        if cipher is not None:
            cipher.on_failure = self.database.look_again
        self.sweeper = Sweeper(self.database, settings, "cache entries", self._sweeping)

    def _make_queue(self) -> batcher.Batcher[batcher.Call]:
        counts = self.watch.counts.batches
        self.calls = Queue(self.settings, self.database, self._prefix, self._cipher, counts)
        return self.calls

    async def close(self) -> None:
        await self.sweeper.stop()
        await super().close()

    async def set(self, entries: Sequence[Entry]) -> list[BaseException | None]:
        """Stores entries; returns their errors. The first call begins to sweep."""
        if self._sweep_every is not None and not self.is_closed:
            seconds = self._sweep_every.total_seconds()
            soon = random.uniform(0, min(seconds, _SOON))  # noqa: S311  no secret
            self.sweeper.start(seconds / 60, soon)
        return await asyncio.gather(*map(self.calls.set, entries), return_exceptions=True)

    async def clear(self, namespaces: Sequence[str] | None) -> None:
        """Deletes the entries of some namespaces, or (None) of all, that are there by now."""
        await self.calls.settle()
        now = self.database.statement("get_time")
        (((until,),),) = await self.database.run(
            [now], timeout=self.settings.read_timeout, changes=False
        )
        timeout, count = self.settings.write_timeout, _CLEARED
        while count == _CLEARED:
            bounds = self.database.bounds(timeout, generic_plan=False)
            clear = self.database.statement(
                "clear_entries", _CLEARED, self._prefix, namespaces, until
            )
            _, ((count,),) = await self.database.run([bounds, clear], timeout=timeout)

    def _sweeping(self, piece: int, lock: int) -> list[Statement]:
        statements = [self.database.statement("sweep_entries", piece, lock)]
        if self._max_bytes is not None:
            # Expired entries are swept for all prefixes, those beyond `max_bytes` for this one.
            own_lock = zlib.crc32(f"{lock} {self._prefix}".encode())
            limits = self._max_bytes, piece, _TRIMMED_BYTES
            trim = self.database.statement(
                "trim_entries", _TRIMMED, own_lock, self._prefix, *limits
            )
            statements.append(trim)
        return statements


# --- LangGraph's interface ---
#
# A value is encoded where `set` is called, and decoded in the task of the caller of `get`. A cache
# never fails a run: a value that can't be read is a miss, one that can't be stored is left out, and
# the log says so.

# A run can do without the cache, so it does not wait as long as for a saver.
_PATIENCE: dict[str, Any] = {"read_timeout": 5.0, "write_timeout": 5.0}
# Errors of ours that pass; the others say what has to be changed.
_PASSING = (
    errors.ReadTimeoutError,
    errors.WriteTimeoutError,
    errors.OverloadedError,
    errors.NotReplicatedError,
)
# Errors of others when the server does not answer.
_AWAY = psycopg.OperationalError, OSError, asyncio.TimeoutError
_LONGEST_PREFIX, _LARGEST_VALUE = 200, 256 * 2**20


class CacheBase(BaseCache[Any], engine.OnHomeLoop[Engine]):
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
        arguments.check_instance("prefix", prefix, str, "a text")
        if len(prefix) > _LONGEST_PREFIX or not prefix.isprintable():
            arguments.refuse("prefix", f"at most {_LONGEST_PREFIX} printable characters", prefix)
        if (
            max_bytes is not None
            and arguments.check_whole("max_bytes", max_bytes, least=1) >= 2**63
        ):
            raise errors.InvalidOptionError("max_bytes must fit in 64 bits; None means no bound")
        if sweep_every is not None:
            arguments.check_span("sweep_every", sweep_every)
            if sweep_every <= timedelta(0):
                raise errors.InvalidOptionError(
                    "sweep_every must be longer than zero seconds, or None"
                )
        self._max_value_bytes = arguments.check_whole("max_value_bytes", max_value_bytes, least=1)
        if self._max_value_bytes > _LARGEST_VALUE:
            raise errors.InvalidOptionError(f"max_value_bytes must be at most {_LARGEST_VALUE:,}")
        chosen = serializer_of(serde, settings)
        chosen = maybe_add_typed_methods(chosen or JsonPlusSerializer(pickle_fallback=False))
        super().__init__(serde=renaming(chosen, settings.renamed))
        self._prefix, self._allow_plaintext = prefix, settings.allow_plaintext
        self._cipher = None if settings.cipher is None else SchemaCipher(settings.cipher)
        self._rest = Rest()
        self._bridge = self._make_bridge()
        make = partial(Engine, conn, settings, prefix, max_bytes, sweep_every, self._cipher)
        self._bridge.bind(make)

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
        return cls(
            conn_string,
            serde=serde,
            prefix=prefix,
            max_bytes=max_bytes,
            max_value_bytes=max_value_bytes,
            sweep_every=sweep_every,
            **options,
        )

    def stats(self) -> CacheStats:
        """Returns the work since the cache was created, and its queue; makes no round trip."""
        stats: CacheStats = self._engine.stats()
        return stats

    # --- LangGraph's methods ---

    async def aget(self, keys: Sequence[FullKey]) -> dict[FullKey, Any]:
        """Returns the values that are stored and have not expired.

        Values that can't be decoded or decrypted, or that a strict cache doesn't allow, are omitted
        with a log line, and so are all values if the server can't be reached.

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
                self._log_or_raise("read", error)
        values: dict[FullKey, Any] = {}
        for name, place, row in zip(names, places, rows, strict=True):
            if row is None:
                continue
            try:
                value = opened(self._cipher, place, *row, allow_plaintext=self._allow_plaintext)
                values[name] = loads_exactly(self.serde, value)
            except Exception as error:  # noqa: BLE001  one bad value is a miss, and set anew then
                self._count("unreadable")
                kind, facts = type(error).__name__, facts_of(error)
                logger.warning(
                    "cache entry of %s can't be read: %s", place.namespace, kind, extra=facts
                )
        self._count("hits", len(values))
        self._count("misses", len({*names}) - len(values))
        return values

    def aset(self, pairs: Mapping[FullKey, tuple[Any, int | None]]) -> Coroutine[Any, Any, None]:
        """Stores values, which are encoded at the call.

        A value that can't be encoded, or is too large, is skipped with a log line, and so are all
        values if the server can't be reached.

        Args:
            pairs: Values and the seconds to live, or None for no limit, by namespace and key.

        Raises:
            SchemaNotReadyError: If the tables or a migration are missing.
            SaverClosedError: After `close`.
        """
        return self._store([entry for entry in map(self._encode, pairs.items()) if entry])

    async def aclear(self, namespaces: Sequence[Namespace] | None = None) -> None:
        """Deletes the entries of these namespaces exactly, or of all; not those below them.

        Entries that were set before the call are gone when it returns. Unlike the other methods it
        raises all errors.

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
        def submit(piece: tuple[Place, ...]) -> Awaitable[list[Any]]:
            return self._bridge.submit(lambda engine: engine.calls.get(piece))

        most = self._bridge.bound.calls.most_read
        if len(places) <= most:
            return await submit(places)
        pieces = [places[start : start + most] for start in range(0, len(places), most)]
        rows = await asyncio.gather(*map(submit, pieces))
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
            self._log_or_raise("stored", each)

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
        place = place_of(self._prefix, name)
        seconds = math.inf if ttl is None else max(arguments.check_number("ttl", ttl), 0.0)
        losses: list[exact.Loss] = []
        try:
            type_, data = serializers.encode(self.serde, value, losses)
        except Exception as error:  # noqa: BLE001  a serializer raises what it likes
            self._leave_out(place, "can't be serialized: %s", type(error).__name__)
            return None
        if losses:
            serializers.report(
                self.serde, losses, value, "the cache", f"namespace {place.namespace!r}"
            )
        if len(data) > self._max_value_bytes:
            self._leave_out(place, "has %d bytes, more than max_value_bytes", len(data))
            return None
        # Dates do not reach further.
        return Entry(place, type_, data, None if seconds > LONGEST.total_seconds() else seconds)

    def _leave_out(self, place: Place, why: str, detail: object) -> None:
        self._count("not_stored")
        logger.warning(f"cache value of {place.namespace} was not stored: it {why}", detail)

    def _log_or_raise(self, action: str, error: BaseException) -> None:
        """Logs errors that pass; raises those that say what has to be changed."""
        ours = isinstance(error, errors.PgCheckpointError)
        if not isinstance(error, _PASSING if ours else (psycopg.Error, *_AWAY)):
            raise error
        # Others may be answered if too much is queued, or somebody has locked a row.
        is_about_few = isinstance(error, (errors.OverloadedError, LockNotAvailable)) or isinstance(
            error.__cause__, LockNotAvailable
        )
        is_away = not is_about_few and (ours or isinstance(error, _AWAY))
        if is_away and not self._rest.begin():
            return  # the log says so already
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("cache entries could not be %s: %s", action, name, extra=facts)

    def _count(self, kind: str, number: int = 1) -> None:
        counts = self._engine.watch.counts.entries
        counts[kind] = counts.get(kind, 0) + number


class AsyncPostgresCache(CacheBase, engine.AsyncLifespan):
    """LangGraph's node cache on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. `open`, `async with` or the first call
    opens the pool of a DSN, and `close` closes it; a pool or connection that you give stays open.
    Blocking methods can be called from any thread except that of the event loop.

    Args:
        conn: A DSN, a function that returns one, a pool or a connection, as for
            `AsyncPostgresSaver`.
        serde: Serializes values; LangGraph's `JsonPlusSerializer` without pickle by default.
        prefix: Caches with different prefixes share nothing; `clear` deletes entries of its own.
        max_bytes: The size of all entries with this prefix, counted in bytes of values and 200 for
            each; a sweep deletes those that were stored first. None for no bound.
        max_value_bytes: A larger value is not stored.
        sweep_every: Time between sweeps, which delete entries that have expired or are beyond
            `max_bytes`, in one process at a time. They begin with the first `set`. None for none
            but `sweep()`.
        **options: The fields of `Settings`, among them `schema`, `cipher` and `strict`. The
            default of `read_timeout` and `write_timeout` is 5 seconds.
    """

    async def setup(self) -> None:
        """Applies missing migrations, including the savers'.

        Many processes may call it at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with a schema.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
        """
        await self._bridge.run(self._bridge.bound.set_up())

    async def sweep(self) -> int:
        """Deletes expired entries, and the oldest ones beyond `max_bytes`, in short transactions.

        Returns how many entries had expired. Does nothing while another process sweeps.
        """
        return await self._bridge.run(self._bridge.bound.sweeper.sweep())


class PostgresCache(CacheBase, engine.BlockingLifespan):
    """LangGraph's node cache on Postgres, for blocking code.

    It runs an event loop in a thread of its own, and batches the calls of many threads there.
    Its asynchronous methods work from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresCache`.
        serde: As for `AsyncPostgresCache`.
        prefix: As for `AsyncPostgresCache`.
        max_bytes: As for `AsyncPostgresCache`.
        max_value_bytes: As for `AsyncPostgresCache`.
        sweep_every: As for `AsyncPostgresCache`.
        **options: As for `AsyncPostgresCache`.
    """

    @blocking(AsyncPostgresCache.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresCache.sweep)
    def sweep(self) -> None: ...
