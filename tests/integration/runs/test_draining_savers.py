"""`saver.drain()`: runs stop after their step, or are handed over when the time is over."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph

from pg_checkpoint import (
    AsyncPostgresSaver,
    ConcurrentWriteError,
    InvalidOptionError,
    PostgresSaver,
    ShuttingDownError,
    recover,
)
from tests.making import aput, config_for, handed_over, rows_of
from tests.questions import NOW as AT_ONCE
from tests.questions import State, cut, two_steps
from tests.waiting import PATIENCE, until, until_blocking, wait_until

errors: Any = pytest.importorskip("langgraph.errors")
runtime: Any = pytest.importorskip("langgraph.runtime")
pytestmark = pytest.mark.skipif(
    not hasattr(errors, "GraphDrained"), reason="this version of LangGraph drains no runs"
)

NOW: dict[str, Any] = {**AT_ONCE, "max_attempts": 1}
NAMES = ("first", "second", "third")
LEASES = "select token is null, attempts, error from pgcheckpoint.checkpoint_leases"


class Steps:
    """A graph of three steps, of which some wait; notes which began, in whichever process."""

    def __init__(self, *waiting: str) -> None:
        self.began: list[str] = []
        self.ended: list[str] = []
        self.may_end = asyncio.Event()
        self._waiting = waiting

    def graph(self, saver: Any) -> Any:
        builder: Any = StateGraph(State)
        for before, name in zip((START, *NAMES), NAMES, strict=False):
            builder.add_node(name, self._step(name)).add_edge(before, name)
        return builder.compile(checkpointer=saver)

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


async def _drive(saver: Any, graph: Any, thread_id: str = "t", **how: Any) -> Any:
    async with saver.lease(thread_id) as lease:
        config = config_for(thread_id)
        return await graph.ainvoke({"done": []}, config, control=lease.control, **how)


async def _driven(
    saver: Any, waiting: str = "first", **how: Any
) -> tuple[Steps, asyncio.Task[Any]]:
    """A run that is in a step, which waits."""
    steps = Steps(waiting)
    running = asyncio.create_task(_drive(saver, steps.graph(saver), **how))
    await steps.begun(waiting)
    return steps, running


async def _done(saver: Any, thread_id: str = "t") -> list[str]:
    found = await saver.aget_tuple(config_for(thread_id))
    assert found is not None
    return list(found.checkpoint["channel_values"]["done"])


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_run_stops_after_its_step_and_another_process_goes_on(
    saver: AsyncPostgresSaver, dsn: str, durability: str
) -> None:
    steps, running = await _driven(saver, durability=durability)
    saver.drain()
    steps.may_end.set()
    with pytest.raises(errors.GraphDrained):
        await running
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    await saver.close()
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        assert await recover(other, steps.graph(other), **NOW) == 1
        assert await _done(other) == steps.began == list(NAMES)


async def test_no_lease_is_taken_from_then_on(saver: AsyncPostgresSaver, dsn: str) -> None:
    async with saver.lease("held"):
        waiting = asyncio.create_task(saver.lease("held", wait=PATIENCE).__aenter__())
        await asyncio.sleep(0)
        saver.drain()
        assert saver.is_draining
        with pytest.raises(ShuttingDownError, match="shutting down"):
            await waiting
        with pytest.raises(ShuttingDownError):
            await saver.lease("other").__aenter__()
    assert rows_of(dsn, LEASES) == []


async def test_a_lease_that_is_being_taken_is_given_back(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Also one of a thread that waits to be resumed: it goes on waiting."""
    steps = Steps()
    async with handed_over(saver, "t"):
        await steps.graph(saver).ainvoke({"done": []}, config_for("t"), interrupt_before="second")
    before = rows_of(dsn, LEASES)
    async with await psycopg.AsyncConnection.connect(dsn) as other:
        await other.execute("select from pgcheckpoint.checkpoint_threads for update")
        taking = asyncio.create_task(_drive(saver, steps.graph(saver)))
        await until_blocking(other)
        saver.drain()
    with pytest.raises(ShuttingDownError):
        await taking
    assert rows_of(dsn, LEASES) == before == [(True, 0, None)]
    assert steps.began == ["first"]


async def test_an_input_that_is_given_while_it_drains_is_kept(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    steps = Steps()

    async def drive() -> None:
        async with saver.lease("t") as lease:
            saver.drain()
            graph, given = steps.graph(saver), {"done": ["given"]}
            await graph.ainvoke(given, config_for("t"), control=lease.control)

    with pytest.raises(errors.GraphDrained):
        await drive()
    assert steps.began == []
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        assert await recover(other, steps.graph(other), **NOW) == 1
        assert await _done(other) == ["given", *NAMES]


async def test_a_run_that_takes_too_long_is_handed_over_and_stores_nothing_more(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    # Otherwise the step before may not be stored yet.
    steps, running = await _driven(saver, "second", durability="sync")
    saver.drain(0.01)
    await until(lambda: rows_of(dsn, LEASES) == [(True, 0, None)])
    after = Steps()
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        assert await recover(other, after.graph(other), **NOW) == 1
        steps.may_end.set()
        with pytest.raises(ConcurrentWriteError):
            await running
        assert await _done(other) == list(NAMES)
        assert after.began == ["second", "third"]
    assert rows_of(dsn, LEASES) == []


async def test_its_writes_without_a_context_are_refused_too(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """As those of blocking graphs' parallel tasks are made, in threads of LangGraph's."""
    async with saver.lease("t") as lease:
        await aput(saver, config_for("t"), {"a": 1})
        saver.drain(0.0)
        await until(lambda: lease.lost)
        with pytest.raises(ConcurrentWriteError):
            await asyncio.get_running_loop().run_in_executor(
                None, lambda: asyncio.run(_put_elsewhere(saver))
            )
    assert rows_of(dsn, LEASES) == []  # there is nothing to run


async def _put_elsewhere(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"a": 2})


async def test_a_block_that_is_cancelled_is_handed_over_and_one_that_fails_is_not(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Servers cancel requests when they stop; an error of its own is the caller's."""
    steps = Steps("second")
    running = [
        asyncio.create_task(_drive(saver, steps.graph(saver), "cancelled")),
        asyncio.create_task(_fail(saver, steps.graph(saver), "fails")),
    ]
    await until(lambda: steps.began.count("second") == 2)
    saver.drain()
    running[0].cancel()
    with suppress(asyncio.CancelledError):
        await running[0]
    steps.may_end.set()
    with pytest.raises(RuntimeError):
        await running[1]
    query = "select thread_id, attempts from pgcheckpoint.checkpoint_leases"
    assert rows_of(dsn, query) == [("cancelled", 0)]


async def _fail(saver: Any, graph: Any, thread_id: str) -> None:
    async with saver.lease(thread_id):
        await graph.ainvoke({"done": []}, config_for(thread_id), interrupt_after="second")
        raise RuntimeError


async def test_close_waits_for_runs_that_come_to_rest(saver: AsyncPostgresSaver) -> None:
    steps, running = await _driven(saver, durability="sync")
    saver.drain(PATIENCE)
    closing = asyncio.create_task(saver.close())
    again = asyncio.create_task(saver.close())
    await asyncio.wait((closing, again), timeout=0.1)
    assert not closing.done()
    steps.may_end.set()
    with pytest.raises(errors.GraphDrained):
        await running
    await asyncio.gather(closing, again)
    assert steps.ended == ["first"]


async def test_drained_once_more_there_is_less_time(saver: AsyncPostgresSaver, dsn: str) -> None:
    _, running = await _driven(saver, durability="sync")
    saver.drain(PATIENCE)
    closing = asyncio.create_task(saver.close())
    await asyncio.wait((closing,), timeout=0.05)
    saver.drain(0)
    saver.drain(PATIENCE)
    await closing
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


async def test_drained_without_runs_or_before_it_is_opened(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    saver.drain(PATIENCE)
    await saver.close()
    saver.drain(PATIENCE)
    await saver.close()
    await saver.open()
    assert not saver.is_draining
    async with saver.lease("t"):
        pass
    # The signal may come first.
    drained = AsyncPostgresSaver(dsn)
    drained.drain()
    async with drained:
        with pytest.raises(ShuttingDownError):
            await drained.lease("t").__aenter__()


async def test_puts_that_are_under_way_are_stored(saver: AsyncPostgresSaver, dsn: str) -> None:
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


async def test_from_another_thread_and_event_loop(saver: AsyncPostgresSaver, dsn: str) -> None:
    steps, running = await _driven(saver)

    async def elsewhere() -> None:
        saver.drain(PATIENCE)
        await saver.close()

    with ThreadPoolExecutor(1) as thread:
        closing = asyncio.wrap_future(thread.submit(lambda: asyncio.run(elsewhere())))
        await until(lambda: saver.is_draining)
        steps.may_end.set()
        with pytest.raises(errors.GraphDrained):
            await running
        await closing
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


async def test_an_impossible_time_is_refused(saver: AsyncPostgresSaver) -> None:
    bad: Any = "soon"
    with pytest.raises(InvalidOptionError, match="grace"):
        saver.drain(bad)
    with pytest.raises(InvalidOptionError, match="grace"), saver.draining_on(grace=bad):
        pass
    with pytest.raises(InvalidOptionError, match="grace"):
        await recover(saver, Steps().graph(saver), grace=bad)
    assert not saver.is_draining


# --- by a control of one's own ---


async def test_a_run_with_a_control_of_its_own_is_handed_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def drain(_: State) -> State:
        control.request_drain()
        return {"done": ["first"]}

    control = runtime.RunControl()
    builder: Any = StateGraph(State)
    builder.add_node("drain", drain).add_edge(START, "drain")
    builder.add_node("second", lambda _: {"done": ["second"]}).add_edge("drain", "second")
    graph = builder.compile(checkpointer=saver)
    with pytest.raises(errors.GraphDrained):
        async with saver.lease("t"):
            await graph.ainvoke({"done": []}, config_for("t"), control=control)
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    assert await recover(saver, graph, **NOW) == 1
    assert await _done(saver) == ["first", "second"]


async def test_a_resumed_run_that_is_drained_has_not_failed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Nor does it count as tried."""
    calls: list[Any] = []

    class Drains:
        """A graph whose process is about to shut down."""

        checkpointer = saver

        async def ainvoke(self, _: None, config: Any = None, **how: Any) -> Any:
            control = runtime.RunControl()
            if not calls:
                control.request_drain()
            calls.append(control)
            return await two_steps(saver).ainvoke(None, config, control=control, **how)

    await cut(saver)
    drains: Any = Drains()
    assert await recover(saver, drains, **NOW) == 1
    assert len(calls) == 2
    assert saver.stats().recovery.failed == 0
    assert rows_of(dsn, LEASES) == []


# --- blocking ---


class BlockingSteps(Steps):
    """The same, in threads."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = threading.Event()

    def _step(self, name: str) -> Callable[[State], Any]:
        def run(_: State) -> Any:
            self.began.append(name)
            self.may_go_on.wait(PATIENCE)
            return {"done": [name]}

        return run

    def drive(self, saver: PostgresSaver) -> None:
        with saver.lease("t") as lease:
            how: Any = {"control": lease.control, "durability": "sync"}
            self.graph(saver).invoke({"done": []}, config_for("t"), **how)


def test_a_blocking_saver_drains_the_runs_of_its_threads(
    sync_saver: PostgresSaver, dsn: str
) -> None:
    steps = BlockingSteps()
    with ThreadPoolExecutor(3) as threads:
        running = threads.submit(steps.drive, sync_saver)
        wait_until(lambda: steps.began)
        sync_saver.drain(PATIENCE)
        closing = [threads.submit(sync_saver.close) for _ in range(2)]
        with pytest.raises(ShuttingDownError), sync_saver.lease("other"):
            pass
        steps.may_go_on.set()
        with pytest.raises(errors.GraphDrained):
            running.result()
        for call in closing:
            call.result()
    assert steps.began == ["first"]
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


# --- signals ---


async def test_a_signal_drains_and_then_does_what_it_did(saver: AsyncPostgresSaver) -> None:
    came: list[bool] = []

    def note(*_: object) -> None:
        came.append(saver.is_draining)

    before = signal.signal(signal.SIGTERM, note)
    try:
        with saver.draining_on(grace=PATIENCE):
            os.kill(os.getpid(), signal.SIGTERM)
            await until(lambda: came)
        assert signal.getsignal(signal.SIGTERM) is note
    finally:
        signal.signal(signal.SIGTERM, before)
    assert came == [True]


async def test_a_signal_that_nobody_handled_ends_nothing(saver: AsyncPostgresSaver) -> None:
    """The process goes on to drain, and to close."""
    for number in (signal.SIGTERM, signal.SIGUSR1):
        assert signal.getsignal(number) is signal.SIG_DFL
    with saver.draining_on(signal.SIGUSR1, signal.SIGTERM):
        os.kill(os.getpid(), signal.SIGUSR1)
        await until(lambda: saver.is_draining)
    assert signal.getsignal(signal.SIGUSR1) is signal.SIG_DFL


async def test_a_handler_that_came_later_stays(saver: AsyncPostgresSaver) -> None:
    def later(*_: object) -> None: ...

    try:
        with saver.draining_on():
            signal.signal(signal.SIGTERM, later)
        assert signal.getsignal(signal.SIGTERM) is later
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


# --- recover ---


async def _left(saver: AsyncPostgresSaver, thread_id: str = "t") -> None:
    """A run whose process was shut down before its second step."""
    graph = Steps().graph(saver)
    async with handed_over(saver, thread_id):
        await graph.ainvoke({"done": []}, config_for(thread_id), interrupt_before="second")


async def _resuming(
    saver: AsyncPostgresSaver, *waiting: str, **how: Any
) -> tuple[Steps, asyncio.Task[int]]:
    """`recover`, of a run that is in its second step, which waits."""
    await _left(saver)
    steps = Steps("second", *waiting)
    recovering = asyncio.create_task(recover(saver, steps.graph(saver), **how))
    await steps.begun("second")
    return steps, recovering


async def test_a_cancelled_recover_lets_its_runs_end_their_step(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    steps, recovering = await _resuming(saver, grace=PATIENCE, **NOW)
    recovering.cancel()
    await asyncio.wait((recovering,), timeout=0.05)
    assert not recovering.done()
    steps.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    assert await _done(saver) == ["first", "second"]
    assert await recover(saver, steps.graph(saver), **NOW) == 1
    assert steps.began == ["second", "third"]


async def test_a_run_that_takes_too_long_is_cancelled(saver: AsyncPostgresSaver, dsn: str) -> None:
    steps, recovering = await _resuming(saver, grace=0.05, **NOW)
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await recovering
    assert steps.ended == []
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    # Cancelled once more, `recover` waits for nothing.
    hanging = Steps("second")
    recovering = asyncio.create_task(recover(saver, hanging.graph(saver), grace=PATIENCE, **NOW))
    await hanging.begun("second")
    while not recovering.done():
        recovering.cancel()
        await asyncio.wait((recovering,), timeout=0.05)
    assert recovering.cancelled()
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


async def test_recover_ends_by_itself_when_its_saver_is_drained(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """A run that has come to its end counts, and one that stopped does not."""
    steps, recovering = await _resuming(saver, "third", every=PATIENCE)
    saver.drain(PATIENCE)
    steps.may_end.set()
    assert await recovering == 0
    assert rows_of(dsn, LEASES) == [(True, 0, None)]
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        assert await recover(other, steps.graph(other), **NOW) == 1
    assert steps.began == ["second", "third"]


async def test_recover_without_runs_ends_at_once(saver: AsyncPostgresSaver) -> None:
    recovering = asyncio.create_task(recover(saver, Steps().graph(saver), every=PATIENCE))
    await until(lambda: saver._draining._listeners)
    saver.drain(PATIENCE)
    assert await recovering == 0
    assert await recover(saver, Steps().graph(saver)) == 0


async def test_resumed_runs_that_take_too_long_are_handed_over_by_a_drain(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    steps, recovering = await _resuming(saver)
    saver.drain(0.05)
    assert await recovering == 0
    assert steps.ended == []
    await saver.close()
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


async def test_a_graph_that_takes_no_control_is_cancelled_at_once(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _left(saver)
    steps = Steps("second")

    class Older:
        """A graph of an older LangGraph."""

        checkpointer = saver

        async def ainvoke(self, _: None, config: Any = None) -> Any:
            return await steps.graph(saver).ainvoke(None, config)

    older: Any = Older()
    recovering = asyncio.create_task(recover(saver, older, grace=PATIENCE, **NOW))
    await steps.begun("second")
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(recovering, PATIENCE / 2)
    assert rows_of(dsn, LEASES) == [(True, 0, None)]


# --- graphs ---


async def test_a_subgraph_and_tasks_beside_it_run_once(saver: AsyncPostgresSaver, dsn: str) -> None:
    """The subgraph stops between its steps; what runs beside it comes to its end."""
    steps = Steps("first")
    beside: list[str] = []

    async def other(_: State) -> Any:
        beside.append("began")
        await steps.may_end.wait()
        return {"done": ["other"]}

    def build(saver: Any) -> Any:
        builder: Any = StateGraph(State)
        builder.add_node("sub", steps.graph(None))
        builder.add_node("other", other)
        builder.add_edge(START, "sub")
        builder.add_edge(START, "other")
        return builder.compile(checkpointer=saver)

    running = asyncio.create_task(_drive(saver, build(saver)))
    await steps.begun("first")
    await until(lambda: beside)
    saver.drain(PATIENCE)
    steps.may_end.set()
    with pytest.raises(errors.GraphDrained):
        await running
    assert steps.began == ["first"]
    async with AsyncPostgresSaver.from_conn_string(dsn) as after:
        assert await recover(after, build(after), **NOW) == 1
        assert sorted(await _done(after)) == sorted(["other", *NAMES])
    assert steps.began == list(NAMES)
    assert beside == ["began"]


async def test_an_entrypoint_comes_to_its_end_or_is_handed_over_with_its_tasks(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """It is one step: what of its tasks was stored is not done again."""
    began: list[str] = []
    may_end = asyncio.Event()

    @task
    async def note(name: str) -> str:
        began.append(name)
        if name == "second":
            await may_end.wait()
        return name

    def build(saver: Any) -> Any:
        @entrypoint(checkpointer=saver)
        async def job(_: Any) -> list[str]:
            return [await note(name) for name in NAMES]

        return job

    running = asyncio.create_task(_drive(saver, build(saver)))
    await until(lambda: "second" in began)
    await until(lambda: rows_of(dsn, "select 1 from pgcheckpoint.checkpoint_writes"))
    saver.drain(0.05)
    await until(lambda: rows_of(dsn, LEASES) == [(True, 0, None)])
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    may_end.set()
    async with AsyncPostgresSaver.from_conn_string(dsn) as after:
        assert await recover(after, build(after), **NOW) == 1
    assert began == ["first", "second", "second", "third"]
