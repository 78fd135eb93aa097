"""Scenarios of runs that were cut: workers resume them, beside each other and the old holder."""

from __future__ import annotations

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
from tests.interleavings.scenes import Call, Outcomes, Scenario, Scene, is_free
from tests.making import (
    META,
    ShutDownError,
    ask,
    checkpoint_of,
    config_for,
    handed_over,
    id_of,
    tuple_of,
    values_of,
)


class _State(TypedDict):
    n: int


def _of_one(saver: Any, step: Any) -> Any:
    return StateGraph(_State).add_node("step", step).add_edge(START, "step").compile(saver)


def _graph(scene: Scene, saver: Any, is_cut: bool = False) -> Any:
    """One step, which is cut the first time."""

    def step(state: _State) -> _State:
        scene.kept.setdefault("cut", []).append(is_cut)
        if is_cut:
            raise ShutDownError
        return {"n": state["n"] + 1}

    return _of_one(saver, step)


async def _cut_run(scene: Scene, client: Any) -> None:
    with suppress(ShutDownError):
        async with scene.reader.lease(scene.thread()) as lease:
            try:
                graph = _graph(scene, scene.reader, is_cut=True)
                await graph.ainvoke({"n": 0}, config_for(scene.thread()))
            finally:
                lease.hand_over()


async def _recover(scene: Scene, client: Any) -> int:
    graph = _graph(scene, client)
    return await recover(client, graph, at_once=1, durability="sync", forever=False)


async def _is_done(scene: Scene) -> None:
    """The run has its result, of the one step that was not cut."""
    assert scene.kept["cut"] == [True, False]
    assert await values_of(scene.reader, config_for(scene.thread())) == {"n": 1}
    assert not await list_unfinished(scene.reader)


async def _resumed_once(scene: Scene, outcomes: Outcomes) -> None:
    assert sorted(outcomes.values()) == [0, 1]
    await _is_done(scene)


def _then_held(holder: Call) -> Call:
    """A cut run, and one after it that holds the lease."""

    async def prepare(scene: Scene, client: Any) -> None:
        await _cut_run(scene, client)
        await held_until(scene, client, holder)

    return prepare


async def _hold(scene: Scene, client: Any) -> None:
    """A run that does the last of its work, and then ends."""
    async with client.lease(scene.thread()):
        found = await client.aget_tuple(config_for(scene.thread()))
        await client.aput_writes(found.config, [("n", 1)], "task")
        await wait(scene)


async def _take(scene: Scene, client: Any) -> bool:
    """Takes the lease, if it is free."""
    try:
        async with client.lease(scene.thread()):
            return True
    except LeaseHeldError:
        return False


async def _nobody_has_it(scene: Scene, outcomes: Outcomes) -> None:
    assert outcomes["end"] is None
    assert outcomes["ask"] in (True, False)
    assert await is_free(scene)
    assert not await list_unfinished(scene.reader)


# --- a holder that was believed dead ---


async def _hold_late(scene: Scene, client: Any) -> RunnableConfig:
    """A run whose lease expires, and which then puts what would be its last checkpoint."""
    async with client.lease(scene.thread()):
        found = await tuple_of(client, config_for(scene.thread()))
        await expire(scene)
        await wait(scene)
        last = checkpoint_of({"n": 1}, {"n": "9"})
        last["updated_channels"] = []
        put: RunnableConfig = await client.aput(found.config, last, META, last["channel_versions"])
        return put


async def _one_of_both_ended_it(scene: Scene, outcomes: Outcomes) -> None:
    """No checkpoint was continued by both; the thread has its result, and is nobody's."""
    found, new = await scene.states(), outcomes["new"]
    parents = [id_of(t.parent_config) for t in found.values() if t.parent_config]
    assert len(set(parents)) == len(parents)
    if isinstance(outcomes["old"], Exception):
        assert isinstance(outcomes["old"], ConcurrentWriteError)
        assert new == 1
    else:
        assert id_of(outcomes["old"]) in found
        assert new == 0
    assert len(scene.kept["cut"]) == 1 + new
    assert found[max(found)].checkpoint["channel_values"] == {"n": 1}
    assert not await list_unfinished(scene.reader)
    assert await is_free(scene)


# --- a hand-over ---


async def _hand_over(scene: Scene, client: Any) -> None:
    """A run that does not come to its end, because its process is shut down."""
    async with handed_over(client, scene.thread()):
        await wait(scene)


async def _resumed_in_the_end(scene: Scene, outcomes: Outcomes) -> None:
    """Whoever looked before it was handed over has found nothing; who looks next resumes it."""
    assert outcomes["old"] is None
    late = await _recover(scene, scene.reader)
    assert sorted([outcomes["new"], late]) == [0, 1]
    await _is_done(scene)


# --- a second question, after the run that answered the first was cut ---


def _asking(scene: Scene, saver: Any) -> Any:
    """One step that asks twice."""

    async def step(state: _State, config: RunnableConfig) -> _State:
        for question in ("first?", "second?"):
            scene.kept.setdefault("told", []).append((question, ask(question, config)))
        return {"n": 2}

    return _of_one(saver, step)


async def _first_question(scene: Scene, client: Any) -> None:
    await _asking(scene, scene.reader).ainvoke({"n": 0}, config_for(scene.thread()))


async def _answer(scene: Scene, client: Any) -> None:
    given: Any = Command(resume="to first?")
    async with handed_over(client, scene.thread()):
        graph = _asking(scene, client)
        await graph.ainvoke(given, config_for(scene.thread()), durability="sync")


async def _continue(scene: Scene, client: Any) -> int:
    return await recover(client, _asking(scene, client), at_once=1, forever=False)


async def _second_question_is_open(scene: Scene, outcomes: Outcomes) -> None:
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
        {"old": go_on, "new": _recover}, _then_held(_hold_late), _one_of_both_ended_it
    ),
    "hand-over and recover": Scenario(
        {"old": go_on, "new": _recover}, _then_held(_hand_over), _resumed_in_the_end
    ),
    "two workers recover one run": Scenario(
        {"one": _recover, "other": _recover}, _cut_run, _resumed_once
    ),
    "end of a lease and next holder": Scenario(
        {"end": go_on, "ask": _take}, _then_held(_hold), _nobody_has_it
    ),
}
