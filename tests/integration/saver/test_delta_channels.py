"""Delta channels: walks find what LangGraph's own way finds, and nothing that deletes takes it."""

from __future__ import annotations

import random
from typing import Annotated, Any

import psycopg
import pytest
from langchain_core.messages import AIMessage
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.types import _DeltaSnapshot
from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AesGcmCipher, CheckpointNotFoundError, CorruptRowError
from pg_checkpoint.codec.reading import HistoryRow
from tests.conftest import Saver
from tests.functions import QUERIES
from tests.integration.tools.stock_app import extend
from tests.keys import CIPHER
from tests.making import META, checkpoint_of, config_for, ids_of, run_sql, tuple_of

LENGTH = 40
BEGIN: dict[str, Any] = {"items": ["begin"], "rare": ["begin"], "n": 0}


class State(TypedDict):
    items: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=4)]
    rare: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=1000)]
    n: int


def _graph(saver: BaseCheckpointSaver[Any]) -> Any:
    def step(state: State) -> dict[str, Any]:
        n = state.get("n", 0)
        return {"items": [f"item {n}"], "rare": [f"rare {n}"] if n % 3 == 0 else [], "n": n + 1}

    builder = StateGraph(State)
    builder.add_node("step", step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", lambda s: "step" if s["n"] % 10 else END, ["step", END])
    return builder.compile(checkpointer=saver)


def _expected(n: int) -> dict[str, Any]:
    return {
        "items": ["begin", *(f"item {i}" for i in range(n))],
        "rare": ["begin", *(f"rare {i}" for i in range(n) if i % 3 == 0)],
        "n": n,
    }


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_state_is_rebuilt(saver: Saver, durability: Any) -> None:
    await _graph(saver).ainvoke(BEGIN, config_for("t"), durability=durability)
    assert (await _graph(saver).aget_state(config_for("t"))).values == _expected(10)


async def test_history_is_the_oracles_at_every_checkpoint(saver: Saver) -> None:
    oracle = InMemorySaver()
    for some in (saver, oracle):
        await _graph(some).ainvoke(BEGIN, config_for("t"))
        fork = [s async for s in _graph(some).aget_state_history(config_for("t"))][5]
        await _graph(some).aupdate_state(fork.config, {"items": ["forked"]}, as_node="step")
    channels = ["items", "rare", "never"]
    ours, theirs = [c async for c in saver.alist(config_for("t"))], oracle.list(config_for("t"))
    for mine, other in zip(ours, theirs, strict=True):
        found = await saver.aget_delta_channel_history(config=mine.config, channels=channels)
        expected = oracle.get_delta_channel_history(config=other.config, channels=channels)
        assert _comparable(found) == _comparable(expected)
    assert len(ours) > 12


def _comparable(history: Any) -> Any:
    # Task ids are hashes over checkpoint ids, which the two savers' runs do not share.
    return {
        channel: ([write[1:] for write in found["writes"]], found.get("seed"))
        for channel, found in history.items()
    }


async def test_what_the_latest_is_rebuilt_from_outlives_its_run(saver: Saver) -> None:
    graph = _graph(saver)
    for run, given in (("first", BEGIN), ("second", {"items": []})):
        config: Any = {**config_for("t"), "metadata": {"run_id": run}}
        await graph.ainvoke(given, config)
    expected = (await graph.aget_state(config_for("t"))).values
    assert expected["rare"][:2] == ["begin", "rare 0"]
    stored = await ids_of(saver, config_for("t"))
    await saver.adelete_for_runs(["first"])
    await saver.aprune(["t"])
    assert (await graph.aget_state(config_for("t"))).values == expected
    # "rare" never had a snapshot, so its whole chain stays.
    assert await ids_of(saver, config_for("t")) == stored


async def test_prune_goes_back_to_the_snapshot_and_no_further(saver: Saver) -> None:
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
    assert (await tuple_of(saver, config_for("t", "5"))).parent_config is None


async def test_copies_are_rebuilt_and_go_their_own_way(saver: Saver) -> None:
    graph = _graph(saver)
    await graph.ainvoke(BEGIN, config_for("t"))
    await saver.acopy_thread("t", "copy")
    await saver.acopy_thread("t", "copy")
    await graph.ainvoke({"items": ["more"]}, config_for("copy"))
    await saver.adelete_thread("t")
    values = (await graph.aget_state(config_for("copy"))).values
    assert values["items"][:11] == _expected(10)["items"]
    assert values["n"] == 20


async def test_an_unknown_checkpoint_or_ancestor_is_no_silent_history(saver: Saver) -> None:
    history = saver.aget_delta_channel_history
    with pytest.raises(CheckpointNotFoundError):
        await history(config=config_for("t", "no"), channels=["d"])
    assert await history(config=config_for("t"), channels=["d"]) == {"d": {"writes": []}}
    assert await history(config=config_for("t"), channels=[]) == {}
    for child, parent in (("3", "2"), ("2", "1")):
        await saver.aput(config_for("t", parent), checkpoint_of({}, {}, child), META, {})
    with pytest.raises(CorruptRowError, match="'1'"):
        await history(config=config_for("t"), channels=["d"])


def _name(number: int) -> str:
    return f"{number:04}"


async def _put(saver: Saver, number: int, values: dict[str, Any]) -> None:
    config = config_for("t", _name(number - 1) if number else None)
    versions: dict[str, Any] = dict.fromkeys(("d", "e"), f"{number:08}.5")
    checkpoint = checkpoint_of(values, versions, _name(number))
    await saver.aput(config, checkpoint, {**META, "step": number}, versions)
    for task, writes in (
        ("b", [("d", [f"{number}, second"]), ("e", AIMessage(f"{number}"))]),
        ("a", [("d", [f"{number}, first"])]),
    ):
        await saver.aput_writes(config_for("t", _name(number)), writes, f"task {task}", task)


async def _history(saver: Saver, number: int) -> Any:
    config = config_for("t", _name(number))
    return await saver.aget_delta_channel_history(config=config, channels=["d", "e"])


async def _fill_at_random(saver: Saver, chance: random.Random) -> list[str]:
    """Chains that fork, ids that don't always rise, values that are large, small and in pieces."""
    names = [f"{number:03}" for number in chance.sample(range(900), 90)]
    if chance.random() < 0.7:
        names.sort()
    for at, name in enumerate(names):
        # Many children of one are many rows beside its next one.
        parent = names[max(at - 1, 0) if chance.random() < 0.7 else chance.randrange(at + 1) // 2]
        stored: Any = {
            "d": _DeltaSnapshot([name]),
            "e": chance.choice([7, "text", ["long " * 60] * 30, [AIMessage(name)]]),
        }
        values = {channel: stored[channel] for channel in stored if chance.random() < 0.03}
        versions: dict[str, Any] = dict.fromkeys(("d", "e"), f"{at:08}.5")
        config = config_for("t", parent if at else None)
        await saver.aput(config, checkpoint_of(values, versions, name), META, versions)
        for task in chance.sample(["a", "b", "c"], chance.randrange(4)):
            writes = [("d", [f"{name} {task}"]), ("e", AIMessage(task)), ("other", name)]
            await saver.aput_writes(config_for("t", name), writes, f"task {task}", task)
    return names


@pytest.mark.parametrize(("seed", "cipher"), [(n, CIPHER if n % 2 else None) for n in range(6)])
async def test_walks_find_the_same(dsn: str, seed: int, cipher: AesGcmCipher | None) -> None:
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        names = await _fill_at_random(saver, random.Random(seed))
        step_by_step = BaseCheckpointSaver.aget_delta_channel_history
        for name in [*names[::4], None]:
            asked: Any = {"config": config_for("t", name), "channels": ["d", "e", "never"]}
            found = await saver.aget_delta_channel_history(**asked)
            assert found == await step_by_step(saver, **asked)


@pytest.mark.parametrize("seed", range(3))
async def test_the_statement_for_citus_finds_the_same(saver: Saver, dsn: str, seed: int) -> None:
    names = await _fill_at_random(saver, random.Random(seed))
    with psycopg.connect(dsn) as connection, psycopg.RawCursor(connection) as cursor:

        def rows_of(statement: str, name: str) -> list[str]:
            cursor.execute(QUERIES[statement].encode(), ["t", "", name, name, ["d", "e"], True])
            rows = [HistoryRow._make(row) for row in cursor]
            chain = {
                f"{id_}, {parent}"
                for row in rows
                for id_, parent in zip(row.ids or (), row.parent_ids or (), strict=True)
            }
            return sorted([*map(repr, (row[:18] for row in rows)), *chain])

        for name in names[::3]:
            assert rows_of("get_delta_history", name) == rows_of("get_delta_history_on_citus", name)


async def test_a_long_chain_beside_another(saver: Saver, dsn: str) -> None:
    """Longer than a page, and each of its checkpoints between two of a fork."""
    count = 1_500
    await _put(saver, 0, {"d": _DeltaSnapshot(["begin"])})
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoints"
        " (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)"
        " select 't', '', to_char(n, 'fm0000'), to_char(greatest(n - 2, 0), 'fm0000'),"
        " jsonb_set(checkpoint, '{channel_versions}', '{}'), metadata"
        f" from pgcheckpoint.checkpoints, generate_series(1, {count}) n",
    )
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_writes"
        " (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob, task_path)"
        " select 't', '', to_char(n, 'fm0000'), task_id, idx, channel, type, blob, task_path"
        f" from pgcheckpoint.checkpoint_writes, generate_series(1, {count}) n",
    )
    history = await _history(saver, count)
    assert history["d"]["seed"] == _DeltaSnapshot(["begin"])
    # Two writes at each of every second one, and at the first.
    assert len(history["d"]["writes"]) == 2 * (count // 2)


async def test_a_circle_has_an_end(saver: Saver, dsn: str) -> None:
    for number in range(LENGTH):
        await _put(saver, number, {"d": _DeltaSnapshot(["all to 2"])} if number == 2 else {})
    stored: Any = {"config": config_for("t"), "channels": ["d"]}
    before = await saver.aget_delta_channel_history(**stored)
    # Behind all stored values it is nobody's business.
    _lead_back(dsn, 0, 30)
    _lead_back(dsn, 2, 30)
    assert await saver.aget_delta_channel_history(**stored) == before
    _lead_back(dsn, 2, 1)
    run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set version = 'none'")
    for child, parent in ((0, 0), (0, 35), (0, 39), (10, 39), (39, 39)):
        _lead_back(dsn, child, parent)
        with pytest.raises(CorruptRowError, match="cycle"):
            await _history(saver, 39)


def _lead_back(dsn: str, child: int, parent: int) -> None:
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoints set parent_checkpoint_id = %s where checkpoint_id = %s",
        [_name(parent), _name(child)],
    )
