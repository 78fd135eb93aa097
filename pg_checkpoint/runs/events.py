"""The event logs that users have, asynchronous and blocking."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Generator, Sequence
from typing import Any

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.core.arguments import check_number
from pg_checkpoint.core.engine import AsyncLifespan, BlockingLifespan
from pg_checkpoint.core.errors import SaverClosedError, SyncCallError
from pg_checkpoint.core.loops import blocking, documented_by
from pg_checkpoint.runs import event_log
from pg_checkpoint.runs.streams import StreamedRun, StreamingGraph


class AsyncPostgresEvents(event_log.EventsBase, AsyncLifespan):
    """The event log of threads on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the log has a pool of its own,
    which `open`, `async with` or the first call opens and `close` closes. A pool or connection
    that you give stays yours.

    Args:
        conn: A DSN, a function that returns one, a pool, or a connection, as for the saver. Behind
            a pooler, and with a single connection, followers poll.
        serde: The serializer of events; by default the saver's, `JsonPlusSerializer`.
        ttl: How long events are kept after they were appended; None: as long as their thread.
        poll_every: Seconds between queries for new events if notifications can't be received.
        look_every: Seconds between queries if notifications are received, in case one is lost.
        **options: The fields of `Settings`, among them `schema`, `max_size` and `cipher`; the
            saver's.
    """

    async def setup(self) -> None:
        """Applies missing migrations, the savers' too; raises as the saver's `setup`."""
        await self._bridge.run(self._engine.set_up())

    def append(
        self, thread_id: str, events: Sequence[Any], *, key: str | None = None, end: bool = False
    ) -> Coroutine[Any, Any, event_log.Appended]:
        """Appends events to a thread's log; returns their numbers when they are durable.

        The events are encoded at the call. Appends of one process to one thread are stored in the
        order of the calls, and those of many threads share transactions.

        Args:
            thread_id: The thread; it need not exist in the saver.
            events: What the serializer takes.
            key: A name of this append within the thread. If an append with this name is stored,
                and is not expired, nothing is added, and its numbers are returned. Without a key a
                call that you repeat after an error may be stored twice.
            end: Whether the run ends with these events: followers end after them.

        Raises:
            ValueNotSerializableError: If the serializer refuses an event.
            WriteTimeoutError: If the append took longer than `write_timeout`.
            OverloadedError: If too much is queued already.
            CipherRequiredError: If the thread is encrypted, and the log has no cipher.
            InvalidKeyError: If `thread_id` is not a valid thread id.
        """
        return self._append(self._append_of(thread_id, events, key, end=end))

    def end(
        self, thread_id: str, *, key: str | None = None
    ) -> Coroutine[Any, Any, event_log.Appended]:
        """Marks the end of a thread's run, without another event; raises as `append`."""
        return self._append(self._append_of(thread_id, (), key, end=True))

    async def follow(
        self, thread_id: str, after: int | None = None
    ) -> AsyncGenerator[event_log.Event, None]:
        """Yields the events of a run, first those that are stored and then new ones, until its end.

        The iteration waits for new events, and ends at the first end mark. After its first read it
        continues through lost connections and restarts of the server.

        Args:
            thread_id: The thread; its log need not exist yet.
            after: The number of the last event that you have; 0 for all events that are kept. By
                default the iteration begins with the first event of the newest run, which may have
                ended.

        Raises:
            EventsNotKeptError: If the event after that number is gone.
            ReadTimeoutError: If its first look was not answered within `read_timeout`.
            SchemaNotReadyError: If the schema is not migrated.
            DecryptionError: If events can't be decrypted.
            CorruptRowError: If events can't be decoded.
            TypeNotAllowedError: If events have a type that a strict log doesn't allow.
            SaverClosedError: If the log is closed.
            InvalidKeyError: If `thread_id` is not a valid thread id.
            InvalidOptionError: If `after` is not the number of an event.
        """
        thread_id, place, is_over = thread_id_of(thread_id), event_log.start_of(after), False
        while not is_over:
            events, place, is_over = await self._next(thread_id, place)
            for event in events:
                yield event

    async def stream(
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
    ) -> AsyncGenerator[event_log.Event, None]:
        """Runs a graph under the lease of its thread, appends its stream, and yields the events.

        The values of the events are the chunks of `graph.astream`. They are yielded when they are
        durable. Checkpoints and pending writes are stored after the events before them. The run
        waits for a slow reader when it is 1000 events ahead, unless a step or a read waits for
        them. Inside the block of the thread's lease it uses that lease.

        An end mark is appended when the run ends, stops at an interrupt, raises an error, or when
        this generator is closed; not if another process continues the run, because it was drained
        or this process died. A run that `recover` resumes with `streaming(graph)` begins with the
        event `Resumed`.

        Args:
            graph: A compiled graph, whose checkpointer is a saver of the same schema.
            input: As for `graph.astream`.
            config: As for `graph.astream`; names the thread.
            stream_mode: As for `graph.astream`.
            subgraphs: As for `graph.astream`.
            every: Seconds for which chunks are joined into one append.
            ttl: As for `saver.lease`, if the run takes the lease itself.
            wait: As for `saver.lease`, likewise.
            **how: More arguments of `graph.astream`, except `durability`, which is "async", and
                `version`, which is "v1".

        Raises:
            LeaseHeldError: If another run holds the thread's lease.
            InvalidOptionError: If the graph's checkpointer is none of these savers.
            CipherRequiredError: If the saver has a cipher and this log has none.
            Exception: What `graph.astream` raises, and `append`.
        """
        run = StreamedRun(
            self,
            graph,
            input,
            config,
            stream_mode,
            subgraphs=subgraphs,
            every=every,
            ttl=ttl,
            wait=wait,
            options=how,
        )
        await run.start()
        try:
            while (event := await run.next()) is not None:
                yield event
        finally:
            await run.close()

    def streaming(
        self,
        graph: Any,
        *,
        stream_mode: str | Sequence[str] = "updates",
        subgraphs: bool = False,
        every: float = 0.05,
    ) -> StreamingGraph:
        """Returns the graph for `recover`: its runs are appended to the log of the thread, too.

        Args:
            graph: A compiled graph.
            stream_mode: That of `stream`, so that the events have the same shape.
            subgraphs: That of `stream`, likewise.
            every: As for `stream`.

        Raises:
            InvalidOptionError: If the graph's checkpointer is none of these savers.
            CipherRequiredError: If the saver has a cipher and this log has none.
        """
        return StreamingGraph(self, graph, stream_mode, subgraphs=subgraphs, every=every)

    async def sweep(self) -> int:
        """Deletes expired events in short transactions; returns how many rows this call deleted.

        Does nothing while another process sweeps.
        """
        return await self._bridge.run(self._engine.sweeper.sweep())

    async def start_sweeper(self, sweep_interval_minutes: float = 5.0) -> asyncio.Task[None]:
        """Starts the sweeper; returns its task."""
        minutes = check_number("sweep_interval_minutes", sweep_interval_minutes, above=0)
        return await self._bridge.run(self._start(minutes))

    async def stop_sweeper(self, timeout: float | None = None) -> bool:
        """Stops the sweeper; returns whether the current sweep ended within `timeout` seconds."""
        return await self._bridge.run(self._engine.sweeper.stop(timeout))

    async def _start(self, minutes: float) -> asyncio.Task[None]:
        return self._engine.sweeper.start(minutes)


class PostgresEvents(event_log.EventsBase, BlockingLifespan):
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
    def follow(
        self, thread_id: str, after: int | None = None
    ) -> Generator[event_log.Event, None, None]:
        thread_id, place, is_over = thread_id_of(thread_id), event_log.start_of(after), False
        while not is_over:
            call = self._next(thread_id, place)
            events, place, is_over = self._bridge.call(call, "follow")
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
    ) -> Generator[event_log.Event, None, None]:
        run = StreamedRun(
            self,
            graph,
            input,
            config,
            stream_mode,
            subgraphs=subgraphs,
            every=every,
            ttl=ttl,
            wait=wait,
            options=how,
        )
        try:
            self._bridge.call(run.start(), "stream")
            while (event := self._bridge.call(run.next(), "stream")) is not None:
                yield event
                if self._is_gone(run):
                    raise SaverClosedError("the event log was closed while a stream was read")
        finally:
            if not self._is_gone(run):
                try:
                    self._bridge.call(run.close(), "stream")
                except SyncCallError:  # the generator was collected on the log's event loop
                    run.leave()

    def _is_gone(self, run: StreamedRun) -> bool:
        # If the log was closed, its loop has ended, and the run with it.
        home = self._bridge.loop
        return home is None or run.loop not in (None, home)
