"""The lease of a thread, as users hold it: `async with saver.lease(...)`, or `with`."""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, cast

import psycopg
from typing_extensions import Self

from pg_checkpoint.errors import LeaseHeldError, PgCheckpointError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.event_loop import LoopBridge
from pg_checkpoint.writing.leases import Holding, Leases

logger = logging.getLogger(__name__)

# Seconds between two looks at a lease that somebody else has.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0


class Lease:
    """The right to drive a thread, for as long as the block lasts.

    Writes to the thread within the block, and in the tasks and threads that LangGraph starts in it,
    are stored only while the lease is held. If another run has taken it over, because no
    heartbeat came in time, they are refused with `ConcurrentWriteError`. Until the block ends this
    also applies to writes that the same saver makes to the thread elsewhere.

    If the block ends without an error, its run counts as finished, unless it wrote nothing. If
    it ends with an error or is cancelled, the lease ends too. A thread with tasks to run then
    counts as unfinished, but is not resumed automatically. After `hand_over`, if LangGraph has
    drained the run (`GraphDrained`), and if it is cancelled while the saver is drained (`drain`),
    another process continues it at once.

    A lease can be entered once at a time.
    """

    def __init__(self, bridge: LoopBridge[Any], holding: Holding, wait: float) -> None:
        self._bridge = bridge
        self._holding = holding
        self._wait = wait
        self._control: Any = None

    def __repr__(self) -> str:
        return f"<Lease of thread {self.thread_id!r}{', lost' if self.lost else ''}>"

    @property
    def _leases(self) -> Leases:
        return cast("Leases", self._bridge.bound.leases)

    @property
    def thread_id(self) -> str:
        """The thread's id."""
        return self._holding.thread_id

    @property
    def lost(self) -> bool:
        """Whether a heartbeat found that another run has taken it. Writes are refused then."""
        return self._holding.lost

    @property
    def control(self) -> Any:
        """LangGraph's control of the block's runs: `graph.ainvoke(..., control=lease.control)`.

        `saver.drain()` asks such a run to stop after its step, with `GraphDrained`. Let that leave
        the block: others continue the run then. None before LangGraph 1.2, which ignores it.
        """
        if self._control is None:
            self._control = new_control()
            if self._leases.draining.has_begun:
                self._stop_soon()
        return self._control

    def _stop_soon(self) -> None:
        if self._control is not None:
            self._control.request_drain()

    def hand_over(self) -> None:
        """Lets another process continue the run if the block ends with an error.

        Call it when this process is shut down, before the run is cancelled: `recover` in another
        process then resumes the run at once. A run that ends, or reaches a breakpoint, before it is
        cancelled is not resumed.
        """
        self._holding.hands_over = True

    async def __aenter__(self) -> Self:
        with left_if_it_fails(self._fresh_holding()) as holding:
            await self._bridge.run(self._take(holding))
        return self._enter(holding)

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave()
        with left_if_it_fails(self._holding):
            await self._bridge.run(self._end(exc_value))

    def __enter__(self) -> Self:
        with left_if_it_fails(self._fresh_holding()) as holding:
            self._bridge.call(self._take(holding), "lease")
        return self._enter(holding)

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave()
        with left_if_it_fails(self._holding):
            self._bridge.call(self._end(exc_value), "lease")

    def _fresh_holding(self) -> Holding:
        return Holding(self.thread_id, self._holding.ttl)

    def _enter(self, holding: Holding) -> Self:
        # Not before: it may be held already, and its block has to end that.
        self._holding = holding
        self._leases.enter(holding)
        self._leases.draining.add(self._stop_soon)
        return self

    def _leave(self) -> None:
        self._leases.leave(self._holding)
        self._leases.draining.discard(self._stop_soon)
        # It is for one run, or a few after each other.
        self._control = None

    async def _take(self, holding: Holding) -> None:
        deadline, pause = time.monotonic() + self._wait, _FIRST_PAUSE
        while True:
            try:
                return await self._leases.take(holding)
            except LeaseHeldError:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise
            await asyncio.sleep(min(left, pause * random.uniform(0.5, 1)))  # noqa: S311  no secret
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _end(self, raised: BaseException | None) -> None:
        """Ends the lease; if the server is away it expires, and the block has its own outcome."""
        try:
            if raised is not None and is_for_others(self._leases, self._holding, raised):
                await self._leases.hand_over(self._holding)
            else:
                await self._leases.end_run(self._holding, as_it_should=raised is None)
        except (PgCheckpointError, psycopg.Error) as error:
            name, facts = type(error).__name__, facts_of(error)
            logger.warning("a lease could not be ended, and expires: %s", name, extra=facts)


def is_for_others(leases: Leases, holding: Holding, raised: BaseException) -> bool:
    """Whether others continue a run that ended so; an error of its own is its caller's."""
    is_cut = leases.draining.has_begun and not isinstance(raised, Exception)
    return holding.hands_over or is_cut or is_drained(raised)


def is_drained(error: BaseException) -> bool:
    """Whether LangGraph stopped a run between two steps because it was asked to."""
    # From version 1.2, which need not be installed; who raises it has imported it.
    drained = getattr(sys.modules.get("langgraph.errors"), "GraphDrained", ())
    return isinstance(error, drained)


def new_control() -> Any:
    """LangGraph's control of a run, by which it is drained; None before version 1.2."""
    try:
        from langgraph.runtime import RunControl
    except ImportError:
        return None
    return RunControl()


@contextmanager
def left_if_it_fails(holding: Holding) -> Iterator[Holding]:
    """Has the home loop end a lease that is held there when a call from elsewhere is cancelled."""
    try:
        yield holding
    except BaseException:
        holding.is_left = True
        raise
