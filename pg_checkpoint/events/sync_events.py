"""PostgresEvents: the event log for blocking code, on an event loop thread of its own."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.errors import SaverClosedError, SyncCallError
from pg_checkpoint.events.async_events import AsyncPostgresEvents
from pg_checkpoint.events.interface import EventsBase, start_of
from pg_checkpoint.events.packing import Event
from pg_checkpoint.events.streaming import StreamedRun
from pg_checkpoint.postgres.blocking import blocking, documented_by
from pg_checkpoint.postgres.lifespan import BlockingLifespan


class PostgresEvents(EventsBase, BlockingLifespan):
    """The event log of threads on Postgres, for blocking code.

    It runs an event loop in a thread of its own, and batches the calls of many threads there.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresEvents`.
        serde: As for `AsyncPostgresEvents`.
        ttl: As for `AsyncPostgresEvents`.
        poll_every: As for `AsyncPostgresEvents`.
        look_every: As for `AsyncPostgresEvents`.
        **options: As for `AsyncPostgresEvents`.
    """

    @blocking(AsyncPostgresEvents.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresEvents.append)
    def append(self) -> None: ...

    @blocking(AsyncPostgresEvents.end)
    def end(self) -> None: ...

    @blocking(AsyncPostgresEvents.sweep)
    def sweep(self) -> None: ...

    @documented_by(AsyncPostgresEvents.follow)
    def follow(self, thread_id: str, after: int | None = None) -> Generator[Event, None, None]:
        thread_id, place, is_over = thread_id_of(thread_id), start_of(after), False
        patient = False
        while not is_over:
            call = self._next(thread_id, place, patient=patient)
            events, place, is_over = self._bridge.call(call, "follow")
            patient = True
            yield from events

    @documented_by(AsyncPostgresEvents.stream)
    def stream(
        self,
        graph: Any,
        input: Any,  # noqa: A002  LangGraph's name
        config: Any,
        *,
        stream_mode: str | Sequence[str] = "updates",
        subgraphs: bool = False,
        every: float = 0.05,
        ttl: float = 30.0,
        wait: float = 0.0,
        **how: Any,
    ) -> Generator[Event, None, None]:
        run = StreamedRun(self, graph, config, every=every, ttl=ttl, wait=wait)
        try:
            self._bridge.call(run.start(input, stream_mode, subgraphs, how), "stream")
            while (event := self._bridge.call(run.next(), "stream")) is not None:
                yield event
                if self._is_gone(run):
                    raise SaverClosedError("the event log was closed while its stream was read")
        finally:
            self._leave(run)

    def _leave(self, run: StreamedRun) -> None:
        """Ends a run that nobody reads any more."""
        if self._is_gone(run):
            return
        try:
            self._bridge.call(run.close(), "stream")
        except SyncCallError:  # the generator was collected there
            run.leave()

    def _is_gone(self, run: StreamedRun) -> bool:
        """Whether the log was closed: the loop has ended, and the run with it."""
        home = self._bridge.loop
        return home is None or run.loop not in (None, home)
