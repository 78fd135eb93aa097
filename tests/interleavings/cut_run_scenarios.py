"""Scenarios of runs that were cut: workers resume them, beside each other and the old holder."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from typing_extensions import TypedDict

from pg_checkpoint import (
    ConcurrentWriteError,
    LeaseHeldError,
    list_unfinished,
    list_waiting,
    recover,
)
from tests.interleavings.lease_scenarios import expire, go_on, held_until, wait
from tests.interleavings.scenes import Call, Scenario, Scene
from tests.interleavings.sessions import Outcome
from tests.making import META, ShutDownError, ask, checkpoint_of, config_for, handed_over, id_of

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
        graph, saver = _graph(scene, session), scene.clients.get(session) or scene.reader
        return await recover(saver, graph, at_once=1, durability="sync", forever=False)

    return resume


async def _resumed_once(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert scene.kept["ran"][0] == "cut"
    assert len(scene.kept["ran"]) == 2
    assert sorted(outcomes.values()) == [0, 1]
    found = await scene.reader.aget_tuple(config_for(scene.thread()))
    assert found.checkpoint["channel_values"] == {"n": 1}
    assert not await list_unfinished(scene.reader)


def _then_held(holder: Call) -> Call:
    """A cut run, and one after it that holds the lease."""

    async def prepare(scene: Scene) -> None:
        await _cut_run(scene)
        await held_until(scene, holder)

    return prepare


async def _hold(scene: Scene) -> None:
    """A run that does the last of its work, and then ends."""
    saver = scene.clients["end"]
    async with saver.lease(scene.thread()):
        found = await saver.aget_tuple(config_for(scene.thread()))
        await saver.aput_writes(found.config, [("n", 1)], "task")
        await wait(scene)


async def _take(scene: Scene) -> bool:
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
    assert not await list_unfinished(scene.reader)


# --- a holder that was believed dead ---


async def _hold_late(scene: Scene) -> RunnableConfig:
    """A run whose lease expires, and which then puts what would be its last checkpoint."""
    saver = scene.clients["old"]
    async with saver.lease(scene.thread()):
        found = await saver.aget_tuple(config_for(scene.thread()))
        assert found is not None
        await expire(scene)
        await wait(scene)
        last = checkpoint_of({"n": 1}, {"n": "9"})
        last["updated_channels"] = []
        put: RunnableConfig = await saver.aput(found.config, last, META, last["channel_versions"])
        return put


async def _one_of_both_ended_it(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """No checkpoint was continued by both; the thread has its result, and is nobody's."""
    found = await scene.states()
    parents = [id_of(t.parent_config) for t in found.values() if t.parent_config]
    assert len(set(parents)) == len(parents)
    if isinstance(outcomes["old"], Exception):
        assert isinstance(outcomes["old"], ConcurrentWriteError)
        assert outcomes["new"] == 1
    else:
        assert id_of(outcomes["old"]) in found
        assert outcomes["new"] == 0
    assert len(scene.kept["ran"]) == 1 + outcomes["new"]
    assert found[max(found)].checkpoint["channel_values"] == {"n": 1}
    assert not await list_unfinished(scene.reader)
    assert not await scene.look(
        "select from pgcheckpoint.checkpoint_leases"
        f" where thread_id = '{scene.thread()}' and token is not null"
    )


# --- a hand-over ---


async def _hand_over(scene: Scene) -> None:
    """A run that does not come to its end, because its process is shut down."""
    async with handed_over(scene.clients["old"], scene.thread()):
        await wait(scene)


async def _resumed_in_the_end(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    """Whoever looked before it was handed over has found nothing; who looks next resumes it."""
    assert outcomes["old"] is None
    late = await _recover("reader")(scene)
    assert sorted([outcomes["new"], late]) == [0, 1]
    assert len(scene.kept["ran"]) == 2
    found = await scene.reader.aget_tuple(config_for(scene.thread()))
    assert found.checkpoint["channel_values"] == {"n": 1}
    assert not await list_unfinished(scene.reader)


# --- a second question, after the run that answered the first was cut ---


def _asking(scene: Scene, session: str) -> Any:
    """One step that asks twice."""

    async def step(state: _State, config: RunnableConfig) -> _State:
        for question in ("first?", "second?"):
            scene.kept.setdefault("told", []).append((question, ask(question, config)))
        return {"n": 2}

    graph = StateGraph(_State)
    graph.add_node("step", step)
    graph.add_edge(START, "step")
    return graph.compile(checkpointer=scene.clients.get(session) or scene.reader)


async def _first_question(scene: Scene) -> None:
    await _asking(scene, "reader").ainvoke({"n": 0}, config_for(scene.thread()))


async def _answer(scene: Scene) -> None:
    given: Any = Command(resume="to first?")
    async with handed_over(scene.clients["answer"], scene.thread()):
        graph = _asking(scene, "answer")
        await graph.ainvoke(given, config_for(scene.thread()), durability="sync")


async def _continue(scene: Scene) -> int:
    saver = scene.clients["recover"]
    return await recover(saver, _asking(scene, "recover"), at_once=1, forever=False)


async def _second_question_is_open(scene: Scene, outcomes: Mapping[str, Outcome]) -> None:
    assert outcomes == {"answer": None, "recover": 0}
    assert set(scene.kept["told"]) == {("first?", "to first?")}
    (waiting,) = await list_waiting(scene.reader, thread_id=scene.thread())
    assert [one.value for one in waiting.interrupts] == ["second?"]
    assert not await list_unfinished(scene.reader)


CUT_RUNS = {
    "answer, cut, second question and recover": Scenario(
        {"answer": _answer, "recover": _continue}, _first_question, _second_question_is_open
    ),
    "expired lease and recover": Scenario(
        {"old": go_on, "new": _recover("new")}, _then_held(_hold_late), _one_of_both_ended_it
    ),
    "hand-over and recover": Scenario(
        {"old": go_on, "new": _recover("new")}, _then_held(_hand_over), _resumed_in_the_end
    ),
    "two workers recover one run": Scenario(
        {"one": _recover("one"), "other": _recover("other")}, _cut_run, _resumed_once
    ),
    "end of a lease and next holder": Scenario(
        {"end": go_on, "ask": _take}, _then_held(_hold), _nobody_has_it
    ),
}
