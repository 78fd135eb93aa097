"""`saver.drain()`: runs stop after their step, or are handed over when the time is over."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from langgraph.graph import START, StateGraph

import pg_checkpoint as pg
from pg_checkpoint import recover
from tests.conftest import Saver
from tests.making import aput, config_for, rows_of
from tests.questions import NOW as AT_ONCE
from tests.questions import State, cut, done_in
from tests.waiting import PATIENCE, cancel, until, until_blocking, wait_until

errors: Any = pytest.importorskip("langgraph.errors")
runtime: Any = pytest.importorskip("langgraph.runtime")
pytestmark = pytest.mark.skipif(
    not hasattr(errors, "GraphDrained"), reason="this version of LangGraph drains no runs"
)

NOW: dict[str, Any] = {**AT_ONCE, "max_attempts": 1}
NAMES = ("first", "second", "third")
LEASES = "select token is null, attempts, error from pgcheckpoint.checkpoint_leases"
HANDED_OVER = [(True, 0, None)]


class Steps:
    """A graph of three steps, of which some wait; notes which began, in whichever process."""

    def __init__(self, *waiting: str) -> None:
        self.began, self.ended = list[str](), list[str]()
        self.may_end = asyncio.Event()
        self._waiting = waiting

    def graph(self, saver: Any) -> Any:
        graph: Any = StateGraph(State).add_sequence([(name, self._step(name)) for name in NAMES])
        return graph.add_edge(START, "first").compile(checkpointer=saver)

    def _step(self, name: str) -> Any:
        async def run(_: State) -> Any:
            self.began.append(name)
            if name in self._waiting:
                await self.may_end.wait()
            self.ended.append(name)
            return {"done": [name]}

        return run

    async def begun(self, name: str) -> None:
        await until(lambda: name in self.began)

    async def drained(self, running: Awaitable[Any]) -> None:
        """Lets a step end, after which its run stops."""
        self.may_end.set()
        with pytest.raises(errors.GraphDrained):
            await running


async def _drive(saver: Any, graph: Any, thread_id: str = "t", **how: Any) -> Any:
    async with saver.lease(thread_id) as lease:
        config, how = config_for(thread_id), {"control": lease.control, **how}
        return await graph.ainvoke({"done": []}, config, **how)


async def _driven(saver: Any, waiting: str = "first", **how: Any) -> tuple[Steps, Any]:
    steps = Steps(waiting)
    running = asyncio.create_task(_drive(saver, steps.graph(saver), **how))
    await steps.begun(waiting)
    return steps, running


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_run_stops_after_its_step_and_another_process_goes_on(
    saver: Saver, other: Saver, dsn: str, durability: str
) -> None:
    steps, running = await _driven(saver, durability=durability)
    saver.drain()
    await steps.drained(running)
    assert rows_of(dsn, LEASES) == HANDED_OVER
    await saver.close()
    assert await recover(other, steps.graph(other), **NOW) == 1
    assert await done_in(other) == steps.began == list(NAMES)


async def test_no_lease_is_taken_from_then_on(saver: Saver, dsn: str) -> None:
    async with saver.lease("held"):
        waiting = asyncio.create_task(saver.lease("held", wait=PATIENCE).__aenter__())
        await asyncio.sleep(0)
        saver.drain()
        assert saver.is_draining
        with pytest.raises(pg.ShuttingDownError, match="shutting down"):
            await waiting
        with pytest.raises(pg.ShuttingDownError):
            await saver.lease("other").__aenter__()
    assert rows_of(dsn, LEASES) == []


async def test_a_lease_that_is_being_taken_goes_back(saver: Saver, dsn: str) -> None:
    """Also one of a thread that waits to be resumed: it goes on waiting."""
    steps = Steps()
    await cut(saver)
    async with await psycopg.AsyncConnection.connect(dsn) as connection:
        await connection.execute("select from pgcheckpoint.checkpoint_threads for update")
        taking = asyncio.create_task(_drive(saver, steps.graph(saver)))
        await until_blocking(connection)
        saver.drain()
    with pytest.raises(pg.ShuttingDownError):
        await taking
    assert rows_of(dsn, LEASES) == HANDED_OVER
    assert steps.began == []


async def test_a_subgraph_and_tasks_beside_it_run_once(saver: Saver, other: Saver) -> None:
    """The subgraph stops between its steps; what runs beside it comes to its end."""
    steps, beside = Steps("first"), list[str]()

    async def run_beside(_: State) -> Any:
        beside.append("began")
        await steps.may_end.wait()
        return {"done": ["beside"]}

    def build(own: Any) -> Any:
        builder: Any = StateGraph(State).add_node("sub", steps.graph(None))
        builder.add_node("beside", run_beside).add_edge(START, "sub").add_edge(START, "beside")
        return builder.compile(checkpointer=own)

    running = asyncio.create_task(_drive(saver, build(saver)))
    await until(lambda: steps.began and beside)
    saver.drain(PATIENCE)
    await steps.drained(running)
    assert steps.began == ["first"]
    assert await recover(other, build(other), **NOW) == 1
    assert sorted(await done_in(other)) == ["beside", *NAMES]
    assert (steps.began, beside) == (list(NAMES), ["began"])


async def test_an_input_that_is_given_while_it_drains_is_kept(saver: Saver, other: Saver) -> None:
    steps = Steps()

    async def drive() -> None:
        async with saver.lease("t") as lease:
            saver.drain()
            graph, given = steps.graph(saver), {"done": ["given"]}
            await graph.ainvoke(given, config_for("t"), control=lease.control)

    await steps.drained(drive())
    assert steps.began == []
    assert await recover(other, steps.graph(other), **NOW) == 1
    assert await done_in(other) == ["given", *NAMES]


async def test_a_run_that_takes_too_long_is_handed_over(
    saver: Saver, other: Saver, dsn: str
) -> None:
    """It stores nothing more."""
    # Otherwise the step before may not be stored yet.
    steps, running = await _driven(saver, "second", durability="sync")
    saver.drain(0.01)
    await until(lambda: rows_of(dsn, LEASES) == HANDED_OVER)
    after = Steps()
    assert await recover(other, after.graph(other), **NOW) == 1
    steps.may_end.set()
    with pytest.raises(pg.ConcurrentWriteError):
        await running
    assert await done_in(other) == list(NAMES)
    assert after.began == ["second", "third"]
    assert rows_of(dsn, LEASES) == []


async def test_writes_without_a_context_are_refused(saver: Saver, dsn: str) -> None:
    """As those of blocking graphs' parallel tasks are made, in threads of LangGraph's."""

    async def put(value: int) -> None:
        await aput(saver, config_for("t"), {"a": value})

    async with saver.lease("t") as lease:
        await put(1)
        saver.drain(0.0)
        await until(lambda: lease.lost)
        with ThreadPoolExecutor(1) as thread, pytest.raises(pg.ConcurrentWriteError):
            await asyncio.wrap_future(thread.submit(lambda: asyncio.run(put(2))))
    assert rows_of(dsn, LEASES) == []  # there is nothing to run


async def test_a_cancelled_block_is_handed_over_and_no_failed_one(saver: Saver, dsn: str) -> None:
    """Servers cancel requests when they stop; an error of its own is the caller's."""
    steps = Steps("second")

    async def fail() -> None:
        async with saver.lease("fails"):
            graph, config = steps.graph(saver), config_for("fails")
            await graph.ainvoke({"done": []}, config, interrupt_after="second")
            raise RuntimeError

    cancelled = asyncio.create_task(_drive(saver, steps.graph(saver), "cancelled"))
    failing = asyncio.create_task(fail())
    await until(lambda: steps.began.count("second") == 2)
    saver.drain()
    await cancel(cancelled)
    steps.may_end.set()
    with pytest.raises(RuntimeError):
        await failing
    query = "select thread_id, attempts from pgcheckpoint.checkpoint_leases"
    assert rows_of(dsn, query) == [("cancelled", 0)]


async def test_close_waits_for_runs_that_come_to_rest(saver: Saver) -> None:
    steps, running = await _driven(saver, durability="sync")
    saver.drain(PATIENCE)
    closing = [asyncio.create_task(saver.close()) for _ in range(2)]
    assert not (await asyncio.wait(closing, timeout=0.1))[0]
    await steps.drained(running)
    await asyncio.gather(*closing)
    assert steps.ended == ["first"]


async def test_drained_once_more_there_is_less_time(saver: Saver, dsn: str) -> None:
    _, running = await _driven(saver, durability="sync")
    saver.drain(PATIENCE)
    closing = asyncio.create_task(saver.close())
    await asyncio.wait((closing,), timeout=0.05)
    saver.drain(0)
    saver.drain(PATIENCE)
    await closing
    assert rows_of(dsn, LEASES) == HANDED_OVER
    await cancel(running)
    assert rows_of(dsn, LEASES) == HANDED_OVER


async def test_drained_without_runs_or_not_yet_opened(saver: Saver, dsn: str) -> None:
    saver.drain(PATIENCE)
    await saver.close()
    saver.drain(PATIENCE)
    await saver.close()
    await saver.open()
    assert not saver.is_draining
    async with saver.lease("t"):
        pass
    # The signal may come first.
    drained = Saver(dsn)
    drained.drain()
    async with drained:
        with pytest.raises(pg.ShuttingDownError):
            await drained.lease("t").__aenter__()


async def test_puts_that_are_under_way_are_stored(saver: Saver, dsn: str) -> None:
    async with saver.lease("t"):
        putting = [
            asyncio.create_task(aput(saver, config_for("t"), {"a": n}, checkpoint_id=str(n)))
            for n in range(5)
        ]
        await asyncio.sleep(0)
        saver.drain(0.0)
        done = await asyncio.gather(*putting, return_exceptions=True)
    stored = [row[0] for row in rows_of(dsn, "select checkpoint_id from pgcheckpoint.checkpoints")]
    # In order: those that were acknowledged, and none that was refused.
    acknowledged = [str(n) for n, found in enumerate(done) if isinstance(found, dict)]
    assert sorted(stored) == acknowledged


async def test_from_another_thread_and_event_loop(saver: Saver, dsn: str) -> None:
    steps, running = await _driven(saver)

    async def elsewhere() -> None:
        saver.drain(PATIENCE)
        await saver.close()

    closing = asyncio.create_task(asyncio.to_thread(asyncio.run, elsewhere()))
    await until(lambda: saver.is_draining)
    await steps.drained(running)
    await closing
    assert rows_of(dsn, LEASES) == HANDED_OVER


async def test_an_impossible_time_is_refused(saver: Saver) -> None:
    bad: Any = "soon"
    with pytest.raises(pg.InvalidOptionError, match="grace"):
        saver.drain(bad)
    with pytest.raises(pg.InvalidOptionError, match="grace"), saver.draining_on(grace=bad):
        pass
    with pytest.raises(pg.InvalidOptionError, match="grace"):
        await recover(saver, Steps().graph(saver), grace=bad)
    assert not saver.is_draining


async def test_a_run_with_its_own_control_goes_on_later(saver: Saver, dsn: str) -> None:
    control = runtime.RunControl()
    steps, running = await _driven(saver, control=control)
    control.request_drain()
    await steps.drained(running)
    assert rows_of(dsn, LEASES) == HANDED_OVER


class BlockingSteps(Steps):
    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = threading.Event()

    def _step(self, name: str) -> Callable[[State], Any]:
        def run(_: State) -> Any:
            self.began.append(name)
            self.may_go_on.wait(PATIENCE)
            return {"done": [name]}

        return run

    def drive(self, saver: pg.PostgresSaver) -> None:
        with saver.lease("t") as lease:
            how: Any = {"control": lease.control, "durability": "sync"}
            self.graph(saver).invoke({"done": []}, config_for("t"), **how)


def test_a_blocking_saver_drains_its_threads_runs(sync_saver: pg.PostgresSaver, dsn: str) -> None:
    steps = BlockingSteps()
    with ThreadPoolExecutor(3) as threads:
        running = threads.submit(steps.drive, sync_saver)
        wait_until(lambda: steps.began)
        sync_saver.drain(PATIENCE)
        closing = [threads.submit(sync_saver.close) for _ in range(2)]
        with pytest.raises(pg.ShuttingDownError), sync_saver.lease("other"):
            pass
        steps.may_go_on.set()
        with pytest.raises(errors.GraphDrained):
            running.result()
        for call in closing:
            call.result()
    assert steps.began == ["first"]
    assert rows_of(dsn, LEASES) == HANDED_OVER


async def test_a_signal_drains_and_then_does_what_it_did(saver: Saver) -> None:
    came: list[bool] = []
    note = lambda *_: came.append(saver.is_draining)  # noqa: E731
    before = signal.signal(signal.SIGTERM, note)
    try:
        with saver.draining_on(grace=PATIENCE):
            os.kill(os.getpid(), signal.SIGTERM)
            await until(lambda: came)
        assert signal.getsignal(signal.SIGTERM) is note
        with saver.draining_on():
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)
    assert came == [True]


async def test_a_signal_that_nobody_handled_ends_nothing(saver: Saver) -> None:
    """The process goes on to drain, and to close."""
    for number in (signal.SIGTERM, signal.SIGUSR1):
        assert signal.getsignal(number) is signal.SIG_DFL
    with saver.draining_on(signal.SIGUSR1, signal.SIGTERM):
        os.kill(os.getpid(), signal.SIGUSR1)
        await until(lambda: saver.is_draining)
    assert signal.getsignal(signal.SIGUSR1) is signal.SIG_DFL


async def _resuming(saver: Saver, *waiting: str, **how: Any) -> tuple[Steps, asyncio.Task[int]]:
    """`recover`, of a run that was left before its second step, which waits."""
    await cut(saver)
    steps = Steps("second", *waiting)
    recovering = asyncio.create_task(recover(saver, steps.graph(saver), **how))
    await steps.begun("second")
    return steps, recovering


async def test_a_cancelled_recover_lets_steps_end(saver: Saver, dsn: str) -> None:
    steps, recovering = await _resuming(saver, grace=PATIENCE, **NOW)
    recovering.cancel()
    await asyncio.wait((recovering,), timeout=0.05)
    assert not recovering.done()
    steps.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    assert rows_of(dsn, LEASES) == HANDED_OVER
    assert await done_in(saver) == ["first", "second"]
    assert await recover(saver, steps.graph(saver), **NOW) == 1
    assert steps.began == ["second", "third"]


async def test_a_recover_cancelled_twice_does_not_wait(saver: Saver, dsn: str) -> None:
    """Nor does one of a graph of an older LangGraph, which takes no control."""
    steps, recovering = await _resuming(saver, grace=PATIENCE, **NOW)
    while not recovering.done():
        recovering.cancel()
        await asyncio.wait((recovering,), timeout=0.05)
    assert recovering.cancelled()
    assert rows_of(dsn, LEASES) == HANDED_OVER

    class Older:
        checkpointer = saver

        async def ainvoke(self, _: None, config: Any = None) -> Any:
            return await again.graph(saver).ainvoke(None, config)

    again = Steps("second")
    older: Any = Older()
    recovering = asyncio.create_task(recover(saver, older, grace=PATIENCE, **NOW))
    await again.begun("second")
    assert await asyncio.wait_for(cancel(recovering), PATIENCE / 2)
    assert steps.ended == again.ended == []
    assert rows_of(dsn, LEASES) == HANDED_OVER


async def test_recover_ends_when_its_saver_is_drained(saver: Saver, other: Saver, dsn: str) -> None:
    """A run that has come to its end counts; one that stopped does not, nor has it failed."""
    steps, recovering = await _resuming(saver, "third", every=PATIENCE)
    saver.drain(PATIENCE)
    steps.may_end.set()
    assert await recovering == 0
    assert saver.stats().recovery.failed == 0
    assert rows_of(dsn, LEASES) == HANDED_OVER
    assert await recover(other, steps.graph(other), **NOW) == 1
    assert steps.began == ["second", "third"]


async def test_recover_without_runs_ends_at_once(saver: Saver) -> None:
    recovering = asyncio.create_task(recover(saver, Steps().graph(saver), every=PATIENCE))
    await until(lambda: saver._draining._listeners)
    saver.drain(PATIENCE)
    assert await recovering == 0
    assert await recover(saver, Steps().graph(saver)) == 0


async def test_resumed_runs_that_take_too_long_go_back(saver: Saver, dsn: str) -> None:
    steps, recovering = await _resuming(saver)
    saver.drain(0.05)
    assert await recovering == 0
    assert steps.ended == []
    await saver.close()
    assert rows_of(dsn, LEASES) == HANDED_OVER
