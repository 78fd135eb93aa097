"""What both savers are made of: the engine on its event loop, and what this process remembers.

LangGraph's methods are in interface.py; who opens and closes what, in async_saver.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from typing import Any, get_args

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.serde.base import SerializerProtocol
from typing_extensions import Self

from pg_checkpoint.arguments import (
    check_callable,
    check_flag,
    check_instance,
    check_number,
    check_span,
)
from pg_checkpoint.codec.decode_cache import Decoded
from pg_checkpoint.codec.encode_cache import Encodings
from pg_checkpoint.codec.keys import thread_id_of, ttl_seconds
from pg_checkpoint.codec.known_parents import KnownParents
from pg_checkpoint.codec.sealing import Sealing, stored_filter
from pg_checkpoint.codec.strict_serializer import makes_any_class, serializer_of
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.errors import EncryptionKeyError, InvalidOptionError
from pg_checkpoint.lifecycle.retention import Removed
from pg_checkpoint.observability.stats import SaverStats
from pg_checkpoint.postgres.description import description
from pg_checkpoint.postgres.event_loop import Home
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.reading.histories import Walks
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.first_look import sealing_of, takes_any_row
from pg_checkpoint.saver.lease import Lease
from pg_checkpoint.settings import (
    Dsn,
    ReadPool,
    RetentionPolicy,
    Settings,
    SynchronousCommit,
    TtlStrategy,
    explaining_options,
    options_among,
)
from pg_checkpoint.writing.leases import Holding

__all__ = ["SaverBase"]

# Seconds: a run that is silent for a day is not waited for.
_LONGEST_LEASE = 86_400.0


class SaverBase(BaseCheckpointSaver[str]):
    """What both savers are made of.

    Args:
        conn: See AsyncPostgresSaver.
        pipe: Accepted for compatibility; not needed.
        serde: The serializer; the base class has a default.
    """

    @explaining_options
    def __init__(
        self,
        conn: Source,
        pipe: object = None,
        serde: SerializerProtocol | None = None,
        *,
        schema: str | None = None,
        min_size: int = 1,
        max_size: int = 10,
        acquire_timeout: float = 10.0,
        max_idle: float = 600.0,
        max_lifetime: float = 3600.0,
        read_timeout: float = 30.0,
        write_timeout: float = 60.0,
        statement_timeout: float = 30.0,
        lock_timeout: float = 10.0,
        synchronous_commit: SynchronousCommit | None = None,
        lanes: int = 2,
        max_batch_items: int = 500,
        max_batch_bytes: int = 8 * 2**20,
        max_queued_items: int = 10_000,
        max_queued_bytes: int = 256 * 2**20,
        cache_bytes: int = 128 * 2**20,
        single_writer: bool = False,
        cipher: AesGcmCipher | None = None,
        allow_plaintext: bool = False,
        encrypt_metadata: bool = False,
        tenant_of: Callable[[str], str] | None = None,
        data_key_seconds: float = 60.0,
        strict: bool = False,
        allowed_types: Sequence[type | tuple[str, str]] = (),
        require_verified_tls: bool = False,
        read_pool: ReadPool | None = None,
        retention: RetentionPolicy | None = None,
        retention_every: timedelta = timedelta(hours=1),
        tamper_evident: bool = False,
    ) -> None:
        settings = Settings(**options_among(locals()))
        super().__init__(serde=serializer_of(serde, strict, allowed_types))
        self._home = self._make_home()
        self._seal = sealing_of(settings)
        warned = makes_any_class(self.serde) and takes_any_row(settings)
        self._home.house(partial(Engine, conn, settings, self._seal, warned=warned))
        self._known = KnownParents(settings.cache_bytes // 4)
        self._encodings = Encodings(settings.cache_bytes // 2)
        self._decoded = Decoded(self.serde, settings.cache_bytes // 8)
        self._walks = Walks(settings.cache_bytes // 8)

    # The options once more, for editors and type checkers; a test compares both with Settings.
    @classmethod
    @explaining_options
    def from_conn_string(  # noqa: D417  Settings has the options
        cls,
        conn_string: Dsn,
        *,
        pipeline: bool = False,
        serde: SerializerProtocol | None = None,
        schema: str | None = None,
        min_size: int = 1,
        max_size: int = 10,
        acquire_timeout: float = 10.0,
        max_idle: float = 600.0,
        max_lifetime: float = 3600.0,
        read_timeout: float = 30.0,
        write_timeout: float = 60.0,
        statement_timeout: float = 30.0,
        lock_timeout: float = 10.0,
        synchronous_commit: SynchronousCommit | None = None,
        lanes: int = 2,
        max_batch_items: int = 500,
        max_batch_bytes: int = 8 * 2**20,
        max_queued_items: int = 10_000,
        max_queued_bytes: int = 256 * 2**20,
        cache_bytes: int = 128 * 2**20,
        single_writer: bool = False,
        cipher: AesGcmCipher | None = None,
        allow_plaintext: bool = False,
        encrypt_metadata: bool = False,
        tenant_of: Callable[[str], str] | None = None,
        data_key_seconds: float = 60.0,
        strict: bool = False,
        allowed_types: Sequence[type | tuple[str, str]] = (),
        require_verified_tls: bool = False,
        read_pool: ReadPool | None = None,
        retention: RetentionPolicy | None = None,
        retention_every: timedelta = timedelta(hours=1),
        tamper_evident: bool = False,
    ) -> Self:
        """Returns a saver with its own pool, for a `with` block, which closes it at its end.

        A saver that is never entered opens with its first call.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            pipeline: Accepted for compatibility; round trips are always pipelined.
            serde: As for the constructor. All other options too: see `Settings`.

        Raises:
            InvalidDsnError: If libpq can't parse it.
            InvalidOptionError: If an option has an impossible value.
            psycopg.OperationalError: On entering the block, if the server can't be reached.
        """
        return cls(conn_string, None, serde, **options_among(locals()))

    def _make_home(self) -> Home[Engine]:
        """The event loop to run on: the one that uses the saver."""
        return Home()

    @property
    def _engine(self) -> Engine:
        return self._home.resident

    def __repr__(self) -> str:
        engine = self._engine
        return description(self, engine.database, is_closed=engine.is_closed)

    def stats(self) -> SaverStats:
        """Returns the saver's figures since it was made, and its queue. Makes no round trip."""
        return self._engine.stats()

    def lease(self, thread_id: str, *, ttl: float = 30.0, wait: float = 0.0) -> Lease:
        """Returns the lease of a thread, for `async with` or `with`: one run at a time holds it.

        Args:
            thread_id: The thread; it need not exist yet.
            ttl: Seconds without a heartbeat after which others may take it: this process died,
                its event loop was blocked, or it could not reach the server.
            wait: Seconds to wait for another holder.

        Raises:
            InvalidOptionError: If `wait` is not a number, or `ttl` is not between 0 and a day.
            InvalidKeyError: If `thread_id` is not a valid thread id.
            LeaseHeldError: On entering it, if another run holds it.
        """
        check_number("ttl", ttl, above=0, most=_LONGEST_LEASE)
        check_number("wait", wait)
        holding = Holding(thread_id_of(thread_id), ttl)
        return Lease(self._home, holding, wait)

    pipe = None  # as the stock saver without one; round trips are pipelined anyway

    @property
    def conn(self) -> Any:
        """The given pool or connection. With a DSN the saver's pool; None until it is open."""
        return self._engine.database.given

    async def _set_ttl(self, thread_id: str, ttl: timedelta | None, strategy: TtlStrategy) -> None:
        thread_id = thread_id_of(thread_id)
        if strategy not in get_args(TtlStrategy):
            raise InvalidOptionError(
                f"unknown strategy {strategy!r}: use one of {get_args(TtlStrategy)}"
            )
        if ttl is not None:
            check_span("ttl", ttl)
            ttl_seconds(ttl)
        await self._home.run(self._engine.set_ttl(thread_id, ttl, strategy))

    def _checked_policy(
        self, policy: RetentionPolicy, dry_run: bool, progress: Callable[[Removed], None] | None
    ) -> RetentionPolicy:
        """Checks the arguments; returns the policy."""
        check_instance("policy", policy, RetentionPolicy, "a RetentionPolicy")
        check_flag("dry_run", dry_run)
        check_callable("progress", progress)
        stored_filter(self._seal, policy.metadata)
        return policy

    def _sealing(self) -> Sealing:
        """What the cipher does; raises EncryptionKeyError without one."""
        if self._seal is None:
            raise EncryptionKeyError("this saver has no cipher: make it with cipher=")
        return self._seal

    @contextmanager
    def _holding(self, rows: Rows) -> Iterator[None]:
        """Keeps data keys known while the rows that need them are decoded.

        A caller may take long for one checkpoint after another.
        """
        keys = None if self._seal is None else self._seal.data_keys
        held = [] if keys is None else [keys.get(thread_id) for thread_id in {r[1] for r in rows}]
        yield
        held.clear()

    def _decoded_by_serde(self) -> Decoded:
        # A copy that with_allowlist made has another serializer.
        if self._decoded.serde is not self.serde:
            self._decoded = Decoded(self.serde, self._engine.settings.cache_bytes // 8)
        return self._decoded
