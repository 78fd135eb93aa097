"""Values of all kinds come back the same from whatever keeps values, not only from channels."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from typing_extensions import TypedDict

from pg_checkpoint import (
    AsyncPostgresCache,
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    ValueNotSerializableError,
    list_waiting,
    step,
    wake_at,
)
from pg_checkpoint.codec import exact
from tests.kinds import Failure, kept
from tests.making import aput, ask, config_for, id_of, task_config
from tests.questions import AT_ONCE, settle_due


class State(TypedDict, total=False):
    values: dict[str, Any]
    answer: Any


def _changed(back: dict[str, Any]) -> list[str]:
    values = kept()
    assert back.keys() == values.keys()
    return [name for name in values if not exact.same(values[name], back[name])]


async def test_items_of_a_store(dsn: str) -> None:
    options: dict[str, Any] = {"serde": JsonPlusSerializer(allowed_msgpack_modules=True)}
    async with AsyncPostgresStore.from_conn_string(dsn, **options) as store:
        await store.setup()
        await store.aput(("a",), "k", kept())
        item = await store.aget(("a",), "k")
    assert item is not None
    # Filters see what is in dicts and lists, which is said if they have a class of their own.
    own = "Counter|OrderedDict|defaultdict|subclass of (list|dict|OrderedDict)"
    assert {*_changed(item.value)} == {name for name in kept() if re.match(own, name)}
    async with AsyncPostgresStore.from_conn_string(dsn, **options, on_lossy="raise") as store:
        with pytest.raises(ValueNotSerializableError, match=r"tests\.kinds\.Failure"):
            await store.aput(("a",), "l", {"a": Failure("x")})
        with pytest.raises(ValueNotSerializableError, match=r"collections\.Counter"):
            await store.aput(("a",), "l", {"a": Counter("a")})
        assert await store.aget(("a",), "l") is None


async def test_cached_results(dsn: str) -> None:
    async with AsyncPostgresCache.from_conn_string(dsn) as cache:
        await cache.aset({(("n",), name): (value, None) for name, value in kept().items()})
        entries = await cache.aget([(("n",), name) for name in kept()])
    back = {name: value for (_, name), value in entries.items()}
    # A model that its class refuses is computed again.
    assert kept().keys() - back.keys() == {"model made by model_construct"}
    assert [name for name in back if not exact.same(kept()[name], back[name])] == []


async def test_events(dsn: str) -> None:
    async with AsyncPostgresEvents.from_conn_string(dsn) as events:
        await events.append("t", [*kept().values()], end=True)
        back = [event.value async for event in events.follow("t", after=0)]
    assert _changed(dict(zip(kept(), back, strict=True))) == []


async def test_results_of_steps(saver: AsyncPostgresSaver) -> None:
    checkpoint_id = id_of(await aput(saver, config_for("t"), {}))
    for is_done in (False, True):
        task = task_config("t", checkpoint_id)
        async with step(saver, "compute", config=task, transaction=False) as once:
            assert once.done == is_done
            if not is_done:
                once.result = kept()
    assert _changed(once.result) == []


async def test_inputs_of_wakeups(saver: AsyncPostgresSaver) -> None:
    inputs = []

    async def note(state: State) -> State:
        inputs.append(state["values"])
        return {}

    graph: Any = StateGraph(State).add_node("note", note).add_edge(START, "note").compile(saver)
    await wake_at(saver, "t", AT_ONCE, {"values": kept()})
    assert await settle_due(graph, saver) == 1
    assert _changed(inputs[0]) == []


async def test_questions_and_answers(saver: AsyncPostgresSaver) -> None:
    async def question(state: State, config: RunnableConfig) -> State:
        return {"answer": ask(kept(), config)}  # type: ignore[arg-type]  # any value is a question

    graph: Any = StateGraph(State).add_node(question).add_edge(START, "question").compile(saver)
    await graph.ainvoke({"values": kept()}, config_for("t"))
    (thread,) = await list_waiting(saver)
    (asked,) = thread.interrupts
    assert _changed(asked.value) == []
    state = await graph.ainvoke(Command(resume=kept()), config_for("t"))
    assert _changed(state["values"]) == []
    assert _changed(state["answer"]) == []
