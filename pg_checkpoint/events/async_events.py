"""AsyncPostgresEvents: the event log for asynchronous applications."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from pg_checkpoint.arguments import check_number, refuse
from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.errors import CipherRequiredError
from pg_checkpoint.events.interface import Appended, EventsBase, start_of
from pg_checkpoint.events.packing import Event
from pg_checkpoint.events.streaming import (
    AppendEvents,
    Run,
    StreamingGraph,
    check_how,
    ended_quietly,
)
from pg_checkpoint.postgres.lifespan import AsyncLifespan
from pg_checkpoint.saver.interface import CheckpointerInterface

__all__ = ["AsyncPostgresEvents"]

# Events that a run is ahead of who reads what `stream` yields.
_AHEAD = 1_000


class AsyncPostgresEvents(EventsBase, AsyncLifespan):
    """The event log of threads on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the log has a pool of its own,
    which `open`, `async with` or the first call opens and `close` closes. A pool or connection
    that you give stays yours.

    Args:
        conn: A DSN, a function that returns one, a pool, or a connection, as for the saver. Behind
            a pooler, and with a single connection, followers poll.
        serde: The serializer of events; by default the saver's, `JsonPlusSerializer`.
        ttl: How long events are kept after they were appended; None: as long as their thread.
        poll_every: Seconds between two looks for new events where notifications are not heard.
        look_every: Seconds between two looks where they are heard, in case one is lost.
        **options: The fields of `Settings`, among them `schema`, `max_size` and `cipher`; the
            saver's.
    """

    async def setup(self) -> None:
        """Applies missing migrations, the savers' too; raises as the saver's `setup`."""
        await self._bridge.run(self._engine.set_up())

    def append(
        self, thread_id: str, events: Sequence[Any], *, key: str | None = None, end: bool = False
    ) -> Coroutine[Any, Any, Appended]:
        """Appends events to a thread's log; returns their numbers when they are durable.

        The events are encoded at the call. Appends of one process to one thread are stored in the
        order of the calls, and those of many threads share transactions.

        Args:
            thread_id: The thread; it need not exist in the saver.
            events: What the serializer takes.
            key: A name of this append within the thread. If it was appended under this name before,
                and is not expired, nothing is stored, and the numbers are those that it was given
                then. Without a key a call that you repeat after an error may be stored twice.
            end: Whether the run ends with these events: followers end after them.

        Raises:
            ValueNotSerializableError: If the serializer refuses an event.
            WriteTimeoutError: If it took longer than `write_timeout`.
            OverloadedError: If too much is queued already.
            CipherRequiredError: If the thread is encrypted, and the log has no cipher.
            InvalidKeyError: If `thread_id` is not a valid thread id.
        """
        return self._append(self._append_of(thread_id, events, key, end=end))

    def end(self, thread_id: str, *, key: str | None = None) -> Coroutine[Any, Any, Appended]:
        """Marks the end of a thread's run, without another event; raises as `append`."""
        return self._append(self._append_of(thread_id, (), key, end=True))

    async def follow(self, thread_id: str, after: int | None = None) -> AsyncGenerator[Event, None]:
        """Yields a run's events, those that are there and then those that come, until its end.

        It ends after the first end mark behind where it began, and waits if there is none yet. It
        goes on through lost connections and restarts of the server.

        Args:
            thread_id: The thread; its log need not exist yet.
            after: The number of the last event that you have; 0 for all events that are kept. By
                default it begins with the first event of the newest run, whether that has ended
                or not.

        Raises:
            EventsNotKeptError: If the event after that number is gone.
            DecryptionError: If events can't be decrypted.
            SaverClosedError: If the log is closed.
        """
        thread_id, place, is_over = thread_id_of(thread_id), start_of(after), False
        patient = False
        while not is_over:
            events, place, is_over = await self._next(thread_id, place, patient=patient)
            patient = True
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
    ) -> AsyncGenerator[Event, None]:
        """Runs a graph under the lease of its thread, appends its stream, and yields the events.

        The values of the events are the chunks of `graph.astream`. They are yielded when they are
        durable. A checkpoint, or what a task has written, is stored after the events before it. The
        run waits for a slow reader when it is 1000 events ahead.

        The run's log ends when the run does: at its end, at an interrupt, by an error, or when
        this generator is closed. It goes on if other processes continue the run, because it was
        drained or this process died; the run that `recover` resumes with `streaming(graph)` begins
        with the event `Resumed`.

        Args:
            graph: A compiled graph, whose checkpointer is a saver of the same schema.
            input: As for `graph.astream`.
            config: As for `graph.astream`; names the thread.
            stream_mode: As for `graph.astream`.
            subgraphs: As for `graph.astream`.
            every: Seconds for which chunks are joined into one append.
            ttl: As for `saver.lease`.
            wait: As for `saver.lease`.
            **how: More arguments of `graph.astream`, except `durability`, which is "async", and
                `version`, which is "v1".

        Raises:
            LeaseHeldError: If another run holds the thread's lease.
            InvalidOptionError: If the graph's checkpointer is none of these savers.
            CipherRequiredError: If the saver has a cipher and this log has none.
            Exception: What `graph.astream` raises, and `append`.
        """
        check_number("every", every, above=0)
        check_how(how)
        saver = self._saver_of(graph)
        thread_id = thread_id_of(config["configurable"]["thread_id"])
        told = _Told()
        run, append = self._run_of(graph, thread_id, every, told.put)

        async def drive() -> None:
            async with told.ending(), saver.lease(thread_id, ttl=ttl, wait=wait) as lease:
                if lease.control is not None:
                    how.setdefault("control", lease.control)
                try:
                    await run.drive(input, config, stream_mode, subgraphs, how)
                except BaseException as raised:
                    await ended_quietly(run.stop())
                    if not lease.is_for_others(raised):
                        await ended_quietly(append((), end=True))
                    raise
                await append((), end=True)

        driving = asyncio.create_task(drive())
        try:
            while (event := await told.get()) is not None:
                yield event
            await driving
        finally:
            told.leave()
            driving.cancel()
            await asyncio.gather(driving, return_exceptions=True)

    def streaming(
        self,
        graph: Any,
        *,
        stream_mode: str | Sequence[str] = "updates",
        subgraphs: bool = False,
        every: float = 0.05,
    ) -> StreamingGraph:
        """Returns the graph for `recover`: what it resumes is appended to the thread's log, too.

        Args:
            graph: A compiled graph.
            stream_mode: That of `stream`, so that the events have the same shape.
            subgraphs: That of `stream`, likewise.
            every: As for `stream`.

        Raises:
            InvalidOptionError: If the graph's checkpointer is none of these savers.
            CipherRequiredError: If the saver has a cipher and this log has none.
        """
        check_number("every", every, above=0)
        self._saver_of(graph)

        async def run(graph: Any, given: Any, config: Any, how: dict[str, Any]) -> Any:
            async def nobody(_: Event) -> None: ...

            thread_id = thread_id_of(config["configurable"]["thread_id"])
            run, append = self._run_of(graph, thread_id, every, nobody)
            try:
                found = await run.drive(given, config, stream_mode, subgraphs, how)
            except BaseException:
                await ended_quietly(run.stop())
                raise
            await append((), end=True)
            return found

        return StreamingGraph(graph, run)

    def _run_of(
        self, graph: Any, thread_id: str, every: float, tell: Callable[[Event], Awaitable[None]]
    ) -> tuple[Run, AppendEvents]:
        leases = graph.checkpointer._engine.leases

        async def append(
            values: Sequence[Any], *, end: bool = False, at: str | None = None
        ) -> Appended:
            lease = leases.token_of_block(thread_id)
            what = self._append_of(
                thread_id, values, None, end=end, checkpoint_id=at or None, lease=lease
            )
            return await self._append(what)

        encode = partial(self._encoded, thread_id)
        return Run(self._engine, graph, thread_id, append, encode, every, tell), append

    def _saver_of(self, graph: Any) -> CheckpointerInterface:
        saver = getattr(graph, "checkpointer", None)
        if not isinstance(saver, CheckpointerInterface):
            refuse("the graph's checkpointer", "an AsyncPostgresSaver or PostgresSaver", saver)
        if saver._engine.settings.cipher is not None and self._engine.settings.cipher is None:
            raise CipherRequiredError(
                "the graph's saver has a cipher, and this event log has none: give it the same "
                "cipher=, or what the saver encrypts is appended in clear"
            )
        return saver

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


class _Told:
    """The events between a run and its reader, whom the run waits for when it is far ahead."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._room = asyncio.Semaphore(_AHEAD)
        self._is_read = True

    async def put(self, event: Event) -> None:
        await self._room.acquire()
        self._queue.put_nowait(event)
        if not self._is_read:
            self._room.release()

    async def get(self) -> Event | None:
        """The next event, or None after the last one."""
        event = await self._queue.get()
        self._room.release()
        return event

    @asynccontextmanager
    async def ending(self) -> AsyncIterator[None]:
        """Nothing comes after the block."""
        try:
            yield
        finally:
            self._queue.put_nowait(None)

    def leave(self) -> None:
        """Notes that nobody reads any more."""
        self._is_read = False
        self._room.release()
