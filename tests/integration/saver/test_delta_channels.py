"""Delta channels: history, and that nothing that deletes takes what they are rebuilt from."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.types import _DeltaSnapshot
from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, CheckpointNotFoundError, CorruptRowError
from tests.integration.tools.stock_app import extend
from tests.making import META, ask, checkpoint_of, config_for, ids_of, tuple_of


class State(TypedDict):
    items: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=4)]
    rare: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=1000)]
    n: int


def _graph(saver: BaseCheckpointSaver[Any], *, ask_at: int = -1) -> Any:
    def step(state: State, config: RunnableConfig) -> dict[str, Any]:
        n = state.get("n", 0)
        if n == ask_at:
            ask("go on?", config)
        return {"items": [f"item {n}"], "rare": [f"rare {n}"] if n % 3 == 0 else [], "n": n + 1}

    def more(state: State) -> str:
        return "step" if state["n"] % 10 else END

    builder = StateGraph(State)
    builder.add_node("step", step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", more, ["step", END])
    return builder.compile(checkpointer=saver)


def _expected(n: int) -> dict[str, Any]:
    return {
        "items": ["begin", *(f"item {i}" for i in range(n))],
        "rare": ["begin", *(f"rare {i}" for i in range(n) if i % 3 == 0)],
        "n": n,
    }


BEGIN: dict[str, Any] = {"items": ["begin"], "rare": ["begin"], "n": 0}


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_state_is_rebuilt(saver: AsyncPostgresSaver, durability: Any) -> None:
    await _graph(saver).ainvoke(BEGIN, config_for("t"), durability=durability)
    state = await _graph(saver).aget_state(config_for("t"))
    assert state.values == _expected(10)


async def test_history_is_the_oracles_at_every_checkpoint(saver: AsyncPostgresSaver) -> None:
    oracle = InMemorySaver()
    for some in (saver, oracle):
        await _graph(some).ainvoke(BEGIN, config_for("t"))
        fork = [s async for s in _graph(some).aget_state_history(config_for("t"))][5]
        await _graph(some).aupdate_state(fork.config, {"items": ["forked"]}, as_node="step")
    channels = ["items", "rare", "never"]
    ours = [c async for c in saver.alist(config_for("t"))]
    theirs = list(oracle.list(config_for("t")))
    assert len(ours) == len(theirs) > 12
    for mine, other in zip(ours, theirs, strict=True):
        history = await saver.aget_delta_channel_history(config=mine.config, channels=channels)
        expected = oracle.get_delta_channel_history(config=other.config, channels=channels)
        assert _comparable(history) == _comparable(expected)


def _comparable(history: Any) -> Any:
    # Task ids are hashes over checkpoint ids, which the two savers' runs do not share.
    return {
        channel: ([(w[1], w[2]) for w in entry["writes"]], entry.get("seed"))
        for channel, entry in history.items()
    }


async def test_prune_keeps_what_the_latest_is_rebuilt_from(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    await graph.ainvoke(BEGIN, config_for("t"))
    before = [c async for c in saver.alist(config_for("t"))]
    await saver.aprune(["t"])
    assert (await graph.aget_state(config_for("t"))).values == _expected(10)
    # "rare" never had a snapshot, so its whole chain stays.
    assert len([c async for c in saver.alist(config_for("t"))]) == len(before)
    await graph.ainvoke({"items": []}, config_for("t"))
    assert (await graph.aget_state(config_for("t"))).values["n"] == 20


async def test_prune_goes_back_to_the_snapshot_and_no_further(saver: AsyncPostgresSaver) -> None:
    versions: dict[str, Any] = {}
    config = config_for("t")
    for n in range(9):
        versions = {"d": saver.get_next_version(versions.get("d"), None)}
        values = {"d": _DeltaSnapshot([f"all to {n}"])} if n == 5 else {}
        checkpoint = checkpoint_of(values, versions, f"{n}")
        meta: Any = {**META, "step": n, "counters_since_delta_snapshot": {"d": [1, 1]}}
        config = await saver.aput(config, checkpoint, meta, versions)
        await saver.aput_writes(config, [("d", [f"write {n}"])], "task")
    await saver.aprune(["t"])
    assert await ids_of(saver, config_for("t")) == ["8", "7", "6", "5"]
    history = await saver.aget_delta_channel_history(config=config_for("t"), channels=["d"])
    assert history["d"]["seed"] == _DeltaSnapshot(["all to 5"])
    assert [w[2] for w in history["d"]["writes"]] == [["write 5"], ["write 6"], ["write 7"]]
    oldest = await tuple_of(saver, config_for("t", "5"))
    assert oldest.parent_config is None


async def test_delete_for_runs_keeps_what_other_runs_need(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)

    def run(run_id: str) -> Any:
        return {**config_for("t"), "metadata": {"run_id": run_id}}

    await graph.ainvoke(BEGIN, run("first"))
    await graph.ainvoke({"items": []}, run("second"))
    expected = (await graph.aget_state(config_for("t"))).values
    await saver.adelete_for_runs(["first"])
    assert (await graph.aget_state(config_for("t"))).values == expected


async def test_copies_are_rebuilt_and_go_their_own_way(saver: AsyncPostgresSaver) -> None:
    graph = _graph(saver)
    await graph.ainvoke(BEGIN, config_for("t"))
    await saver.acopy_thread("t", "copy")
    await saver.acopy_thread("t", "copy")
    await graph.ainvoke({"items": ["more"]}, config_for("copy"))
    await saver.adelete_thread("t")
    values = (await graph.aget_state(config_for("copy"))).values
    assert values["items"][:11] == _expected(10)["items"]
    assert values["n"] == 20


async def test_prune_keeps_an_open_interrupt_of_an_older_branch(
    saver: AsyncPostgresSaver,
) -> None:
    graph = _graph(saver, ask_at=5)
    await graph.ainvoke(BEGIN, config_for("t"))
    waiting = await graph.aget_state(config_for("t"))
    assert waiting.interrupts
    history = [s async for s in graph.aget_state_history(config_for("t"))]
    await graph.aupdate_state(history[3].config, {"n": 9}, as_node="step")
    await saver.aprune(["t"])
    still = await graph.aget_state(waiting.config)
    assert still.interrupts == waiting.interrupts
    assert still.values == waiting.values


async def test_an_unknown_checkpoint_or_ancestor_is_no_silent_history(
    saver: AsyncPostgresSaver,
) -> None:
    history = saver.aget_delta_channel_history
    with pytest.raises(CheckpointNotFoundError):
        await history(config=config_for("t", "no"), channels=["d"])
    assert await history(config=config_for("t"), channels=["d"]) == {"d": {"writes": []}}
    assert await history(config=config_for("t"), channels=[]) == {}
    for child, parent in (("3", "2"), ("2", "1")):
        await saver.aput(config_for("t", parent), checkpoint_of({}, {}, child), META, {})
    with pytest.raises(CorruptRowError, match="'1'"):
        await history(config=config_for("t"), channels=["d"])
