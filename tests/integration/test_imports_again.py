"""An import from another checkpointer, repeated: writes that came there since are copied."""

from __future__ import annotations

import operator
from collections.abc import AsyncIterator
from typing import Annotated, Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from typing_extensions import TypedDict

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver
from pg_checkpoint.transfer.from_savers import import_checkpoints
from tests.integration.stock_app import extend, same_tuples, tuples_of
from tests.keys import RING
from tests.making import aput, ask, config_for, id_of, rows_of

CONFIG = config_for("t")


class Logged(TypedDict, total=False):
    log: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=1000)]


class Listed(TypedDict, total=False):
    log: Annotated[list[str], operator.add]


def one_question(saver: BaseCheckpointSaver[Any]) -> Any:
    """A node that asks, and whose answer is in the pending writes alone."""
    builder = StateGraph(Logged)
    builder.add_node("a", lambda _, config: {"log": [ask("a?", config)]})
    builder.add_node("b", lambda _: {"log": ["b"]})
    builder.add_edge(START, "a")
    builder.add_edge("a", "b")
    return builder.compile(checkpointer=saver)


def two_questions(saver: BaseCheckpointSaver[Any], paid: list[str]) -> Any:
    """Two tasks that ask side by side; one asks twice, the other pays."""

    def pay(state: Listed, config: RunnableConfig) -> Listed:
        said = ask("pay?", config)
        paid.append(said)
        return {"log": [f"paid {said}"]}

    def ship(state: Listed, config: RunnableConfig) -> Listed:
        return {"log": [ask("ship?", config), ask("where?", config)]}

    builder = StateGraph(Listed)
    builder.add_node("pay", pay)
    builder.add_node("ship", ship)
    builder.add_edge(START, "pay")
    builder.add_edge(START, "ship")
    return builder.compile(checkpointer=saver)


async def _answer(graph: Any, question: str, text: str) -> None:
    state = await graph.aget_state(CONFIG)
    (asked,) = [i.id for i in state.interrupts if i.value == question]
    await graph.ainvoke(Command(resume={asked: text}), CONFIG)


async def _open(graph: Any) -> tuple[list[str], tuple[str, ...]]:
    state = await graph.aget_state(CONFIG)
    return sorted(i.value for i in state.interrupts), state.next


@pytest.fixture(params=["memory", "sqlite"])
async def other(request: pytest.FixtureRequest) -> AsyncIterator[BaseCheckpointSaver[Any]]:
    async with AsyncSqliteSaver.from_conn_string(":memory:") as sqlite:
        yield InMemorySaver() if request.param == "memory" else sqlite


@pytest.fixture(params=["in clear", "encrypted", "data keys"])
async def target(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    options: dict[str, Any] = {}
    if request.param != "in clear":
        keys = RING
        options["cipher"] = AesGcmCipher(keys, data_keys=request.param == "data keys")
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        yield saver


@pytest.mark.parametrize("sample", [0.0, 1.0])
async def test_what_a_delta_channel_is_made_of(
    target: AsyncPostgresSaver, other: BaseCheckpointSaver[Any], sample: float
) -> None:
    theirs = one_question(other)
    await theirs.ainvoke({"log": ["in"]}, CONFIG)
    await import_checkpoints(target, other)
    await theirs.ainvoke(Command(resume="answer"), CONFIG)
    moved = await import_checkpoints(target, other, sample=sample)
    assert (moved.broken, moved.gone_on, moved.copied) == (set(), set(), {"t"})
    expected = (await theirs.aget_state(CONFIG)).values
    assert expected == {"log": ["in", "answer", "b"]}
    assert (await one_question(target).aget_state(CONFIG)).values == expected


@pytest.mark.parametrize("sample", [0.0, 1.0])
async def test_a_task_that_was_paid_asks_no_more(
    target: AsyncPostgresSaver, other: BaseCheckpointSaver[Any], sample: float
) -> None:
    paid: list[str] = []
    theirs, ours = two_questions(other, paid), two_questions(target, paid)
    await theirs.ainvoke({"log": []}, CONFIG)
    await import_checkpoints(target, other)
    for question, text in (("pay?", "100"), ("ship?", "yes")):
        await _answer(theirs, question, text)
        moved = await import_checkpoints(target, other, sample=sample)
        assert (moved.broken, moved.gone_on) == (set(), set())
        assert await _open(ours) == await _open(theirs)
    await _answer(ours, "where?", "here")
    assert paid == ["100"]
    assert (await ours.aget_state(CONFIG)).values == {"log": ["paid 100", "yes", "here"]}


async def test_writes_are_stored_once(
    saver: AsyncPostgresSaver, other: BaseCheckpointSaver[Any]
) -> None:
    theirs = two_questions(other, [])
    await theirs.ainvoke({"log": []}, CONFIG)
    await _answer(theirs, "pay?", "100")
    await import_checkpoints(saver, other)
    again = await import_checkpoints(saver, other, sample=0.0)
    assert (again.writes, again.checkpoints, again.copied) == (0, 0, set())


async def test_a_checkpoint_that_is_not_the_newest(
    saver: AsyncPostgresSaver, other: BaseCheckpointSaver[Any]
) -> None:
    config = await aput(other, CONFIG, {"n": 1}, checkpoint_id="1")
    await other.aput_writes(config, [("__interrupt__", "?")], "task")
    await aput(other, config, {"n": 2}, checkpoint_id="2")
    await import_checkpoints(saver, other)
    await other.aput_writes(config, [("__resume__", "!"), ("n", 3)], "task")
    moved = await import_checkpoints(saver, other, sample=0.0)
    assert (moved.checkpoints, moved.writes) == (0, 2)
    assert same_tuples(
        [c._replace(pending_writes=sorted(c.pending_writes)) for c in await tuples_of(saver, "t")],
        [c._replace(pending_writes=sorted(c.pending_writes)) for c in await tuples_of(other, "t")],
    )


async def test_an_interrupt_that_was_replaced(
    saver: AsyncPostgresSaver, other: BaseCheckpointSaver[Any]
) -> None:
    config = await aput(other, CONFIG, {"n": 1}, checkpoint_id="1")
    await other.aput_writes(config, [("__interrupt__", "first?")], "task")
    await aput(other, config, {"n": 2}, checkpoint_id="2")
    await import_checkpoints(saver, other)
    await other.aput_writes(config, [("__interrupt__", "second?")], "task")
    moved = await import_checkpoints(saver, other, sample=0.0)
    assert moved.writes == 1
    assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))


async def test_writes_that_were_put_here_too(saver: AsyncPostgresSaver, dsn: str) -> None:
    """LangGraph puts an answer among the regular writes, and no source tells their indexes."""
    other = InMemorySaver()
    for side in (other, saver):
        config = await aput(side, CONFIG, {"n": 1}, checkpoint_id="1")
        await side.aput_writes(config, [("__resume__", "!"), ("a", 1), ("b", 2)], "task")
    other.writes.clear()
    await other.aput_writes(config, [("__resume__", "!"), ("a", 1), ("b", 2), ("c", 3)], "task")
    await import_checkpoints(saver, other, sample=0.0)
    found = rows_of(dsn, "select idx, channel from pgcheckpoint.checkpoint_writes order by idx")
    assert found == [(-4, "__resume__"), (1, "a"), (2, "b"), (3, "c")]


async def test_a_thread_that_was_answered_here_is_not_touched(
    target: AsyncPostgresSaver, other: BaseCheckpointSaver[Any]
) -> None:
    theirs, ours = two_questions(other, []), two_questions(target, [])
    await theirs.ainvoke({"log": []}, CONFIG)
    await import_checkpoints(target, other)
    await _answer(ours, "pay?", "here")
    moved = await import_checkpoints(target, other)
    assert (moved.gone_on, moved.diverged, moved.writes) == ({"t"}, set(), 0)
    await _answer(theirs, "ship?", "there")
    moved = await import_checkpoints(target, other)
    assert (moved.gone_on, moved.diverged, moved.writes) == ({"t"}, {"t"}, 0)
    assert await _open(ours) == (["ship?"], ("ship",))


async def test_a_source_that_lists_checkpoints_without_their_writes(
    saver: AsyncPostgresSaver,
) -> None:
    other = InMemorySaver()
    config = await aput(other, CONFIG, {"n": 1}, checkpoint_id="1")
    await other.aput_writes(config, [("__interrupt__", "?")], "task")
    await aput(other, config, {"n": 2}, checkpoint_id="2")
    listed = other.alist

    async def bare(*args: Any, **options: Any) -> AsyncIterator[Any]:
        async for found in listed(*args, **options):
            yield found._replace(pending_writes=None)

    other.alist = bare  # type: ignore[method-assign]  # as some checkpointers do it
    assert (await import_checkpoints(saver, other)).writes == 1
    again = await import_checkpoints(saver, other)
    assert (again.writes, again.gone_on, again.broken) == (0, set(), set())
    await other.aput_writes(config, [("n", 3)], "task")
    assert (await import_checkpoints(saver, other)).writes == 1


async def test_a_source_that_fails_is_no_sign_of_having_gone_on(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    config = await aput(other, CONFIG, {"n": 1})
    await import_checkpoints(saver, other)
    await saver.aput_writes(config, [("n", 2)], "task")

    async def fails(config: Any) -> Any:
        raise RuntimeError

    other.aget_tuple = fails  # type: ignore[method-assign]  # a source may raise anything
    moved = await import_checkpoints(saver, other)
    assert (moved.gone_on, len(moved.broken)) == (set(), 1)
    assert id_of(config) in str(moved.broken)
