"""Scenarios of runs that were cut: two workers resume one, and one ends while another asks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import LeaseHeldError, recover
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import ShutDownError, config_for

__all__ = ["CUT_RUNS"]


class _State(TypedDict):
    n: int


def _graph(scene: Scene, session: str) -> Any:
    """One step, which is cut the first time."""

    def step(state: _State) -> _State:
        scene.kept.setdefault("ran", []).append(session)
        if session == "cut":
            raise ShutDownError
        return {"n": state["n"] + 1}

    graph = StateGraph(_State)
    graph.add_node("step", step)
    graph.add_edge(START, "step")
    return graph.compile(checkpointer=scene.clients.get(session) or scene.reader)


async def _cut_run(scene: Scene) -> None:
    with suppress(ShutDownError):
        async with scene.reader.lease(scene.thread()) as lease:
            try:
                await _graph(scene, "cut").ainvoke({"n": 0}, config_for(scene.thread()))
            finally:
                lease.hand_over()


def _recover(session: str) -> Call:
    async def resume(scene: Scene) -> int:
        graph, saver = _graph(scene, session), scene.clients[session]
        return await recover(graph, saver, at_once=1, durability="sync", forever=False)

    return resume


async def _resumed_once(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert scene.kept["ran"][0] == "cut"
    assert len(scene.kept["ran"]) == 2
    assert sorted(outcomes.values()) == [0, 1]
    found = await scene.reader.aget_tuple(config_for(scene.thread()))
    assert found.checkpoint["channel_values"] == {"n": 1}
    assert not await scene.reader.alist_unfinished()


async def _hold(scene: Scene) -> None:
    """A run that does the last of its work, and then ends."""
    saver = scene.clients["end"]
    async with saver.lease(scene.thread()):
        found = await saver.aget_tuple(config_for(scene.thread()))
        await saver.aput_writes(found.config, [("n", 1)], "task")
        scene.kept["held"].set()
        await scene.kept["go on"].wait()


async def _held_run(scene: Scene) -> None:
    await _cut_run(scene)
    scene.kept |= {"held": asyncio.Event(), "go on": asyncio.Event()}
    scene.kept["run"] = asyncio.create_task(_hold(scene))
    await scene.kept["held"].wait()


async def _end(scene: Scene) -> None:
    scene.kept["go on"].set()
    await scene.kept["run"]


async def _ask(scene: Scene) -> bool:
    """Takes the lease, if it is free."""
    try:
        async with scene.clients["ask"].lease(scene.thread()):
            return True
    except LeaseHeldError:
        return False


async def _nobody_has_it(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes["end"] is None
    assert outcomes["ask"] in (True, False)
    whose = f"where thread_id = '{scene.thread()}' and token is not null"
    assert not await scene.look(f"select from pgcheckpoint.checkpoint_leases {whose}")
    assert not await scene.reader.alist_unfinished()


CUT_RUNS = {
    "two workers recover one run": Scenario(
        {"one": _recover("one"), "other": _recover("other")}, _cut_run, _resumed_once
    ),
    "end of a lease and next holder": Scenario(
        {"end": _end, "ask": _ask}, _held_run, _nobody_has_it
    ),
}
