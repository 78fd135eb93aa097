"""What both savers are made of: the engine on its event loop, and what this process remembers.

LangGraph's methods are in interface.py; who opens and closes what, in async_saver.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from signal import SIGTERM

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.serde.base import SerializerProtocol
from typing_extensions import Self, Unpack

from pg_checkpoint.arguments import check_number
from pg_checkpoint.codec.decode_cache import Decoded
from pg_checkpoint.codec.encode_cache import Encodings
from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.codec.known_parents import KnownParents
from pg_checkpoint.codec.renaming import renaming
from pg_checkpoint.codec.strict_serializer import serializer_of
from pg_checkpoint.observability.stats import SaverStats
from pg_checkpoint.postgres.lifespan import OnHomeLoop
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.first_look import is_to_warn, sealing_of
from pg_checkpoint.saver.lease import Lease
from pg_checkpoint.saver.signals import handling
from pg_checkpoint.settings import Dsn, Options, Settings, explaining_options
from pg_checkpoint.writing.draining import Draining
from pg_checkpoint.writing.leases import Holding

# Seconds: a run that is silent for a day is not waited for.
_LONGEST_LEASE = 86_400.0


class SaverBase(BaseCheckpointSaver[str], OnHomeLoop[Engine]):
    """What both savers are made of.

    Args:
        conn: See AsyncPostgresSaver.
        pipe: Accepted for compatibility; not needed.
        serde: The serializer; the base class has a default.
        **options: The fields of `Settings`.
    """

    @explaining_options
    def __init__(
        self,
        conn: Source,
        pipe: object = None,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> None:
        settings = Settings(**options)
        chosen = serializer_of(serde, settings.strict, settings.allowed_types)
        super().__init__(serde=renaming(chosen or self.serde, settings.renamed))
        self._bridge = self._make_bridge()
        self._seal = sealing_of(settings)
        warned = is_to_warn(self.serde, settings)
        self._draining = Draining()
        make = partial(Engine, conn, settings, self._seal, draining=self._draining, warned=warned)
        self._bridge.bind(make)
        self._known = KnownParents(settings.cache_bytes // 4)
        self._encodings = Encodings(settings.cache_bytes // 2)
        self._decoded = Decoded(self.serde, settings.cache_bytes // 4)

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        pipeline: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> Self:
        """Returns a saver with its own pool, for a `with` block, which closes it at its end.

        A saver that is never entered opens with its first call.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            pipeline: Accepted for compatibility; round trips are always pipelined.
            serde: As for the constructor.
            **options: The fields of `Settings`.

        Raises:
            InvalidOptionError: If libpq can't parse it; if an option has an impossible value.
            psycopg.OperationalError: On entering the block, if the server can't be reached.
        """
        del pipeline
        return cls(conn_string, None, serde, **options)

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
        return Lease(self._bridge, holding, wait)

    @property
    def is_draining(self) -> bool:
        """Whether `drain` was called, so that no run may begin; until the saver is opened again."""
        return self._draining.has_begun

    def drain(self, grace: float = 20.0) -> None:
        """Lets the runs under leases stop soon, for other processes to go on with them.

        Returns at once, and may be called from any thread and in a signal handler; see
        `draining_on`. From now on no lease is taken. Runs that have `lease.control`, and those of
        `recover`, stop after their step, and are handed over as they stop. The leases that are
        still held after `grace` seconds are handed over then, and their runs store nothing more.
        `close` waits for all of it.

        Call it again to shorten the time.

        Args:
            grace: Seconds that runs have. Choose fewer than whoever stops the process leaves it.

        Raises:
            InvalidOptionError: If `grace` is not a number of seconds.
        """
        check_number("grace", grace)
        self._draining.begin(grace)

    @contextmanager
    def draining_on(self, *signals: int, grace: float = 20.0) -> Iterator[None]:
        """Calls `drain` on a signal within the block, and then what handled the signal before.

        Without a handler before it the process goes on, and ends when your code does. A server
        installs its handlers before the application's lifespan. In another thread than the main
        one, as in test clients, it does nothing: signals don't come there.

        Args:
            *signals: The signals; SIGTERM if there are none.
            grace: As for `drain`.

        Raises:
            InvalidOptionError: If `grace` is not a number of seconds.
        """
        check_number("grace", grace)
        with handling(signals or (SIGTERM,), partial(self._draining.begin, grace)):
            yield

    pipe = None  # as the stock saver without one; round trips are pipelined anyway

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
