"""Without what past tasks returned, LangGraph's functional API does what it did."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.types import Command

from pg_checkpoint import AsyncPostgresSaver
from tests.integration.saver.test_dropping_results import NOW
from tests.making import ask, config_for, id_of

Called = Counter[str]

# One that asks twice, and fails once between, the first time.
TURN: list[Any] = ["a", Command(resume="x"), None, Command(resume="y")]


def _workflow(saver: Any, called: Called) -> Any:
    """Two calls side by side, a question between calls, and one that fails the first time."""

    @task
    async def work(name: str) -> str:
        called[name] += 1
        if name == "fragile" and called[name] == 1:
            raise ValueError(name)
        return f"{name} {len(name)}"

    @entrypoint()
    async def inner(said: str, config: RunnableConfig) -> str:
        first = await work("inner first")
        answer = ask("inner?", config)
        return f"{said}, {first}, {answer}, {await work('inner last')}"

    @entrypoint(saver)
    async def run(said: str, config: RunnableConfig, *, previous: Any = None) -> Any:
        one, two = work("one"), work("two")
        results: list[Any] = [await one, await two]
        results.append(ask("outer?", config))
        results.append(await work("fragile"))
        results.append(await inner.ainvoke(said, config))
        return entrypoint.final(value=results, save=[*(previous or []), *results])

    return run


async def _say(run: Any, said: Any, config: Any, durability: Any = None) -> Any:
    try:
        came = await run.ainvoke(said, config, durability=durability)
    except ValueError as error:
        return str(error)
    return [i.value for i in came["__interrupt__"]] if isinstance(came, dict) else came


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_workflow_goes_on_as_it_did(saver: AsyncPostgresSaver, durability: Any) -> None:
    came: dict[str, Any] = {}
    for name in ("undisturbed", "dropped"):
        called: Called = Counter()
        run = _workflow(saver, called)
        answers = []
        for said in TURN * 2:
            answers.append(await _say(run, said, config_for(name, None, None), durability))
            if name == "dropped":
                await saver.apply_retention(NOW)
        came[name] = answers, called
    assert came["dropped"] == came["undisturbed"]
    assert came["dropped"][1]["one"] == 2


async def _at_each(
    saver: AsyncPostgresSaver, called: Called, ids: list[str], said: Any, durability: Any
) -> list[Any]:
    """What comes of something that is said at each checkpoint of a copy, and what that called."""
    run, found = _workflow(saver, called), []
    for at in ids:
        called.clear()
        await saver.acopy_thread("t", "copy")
        steps: list[Any] = [(at, said), *[(None, Command(resume="w"))] * 2]
        came = [await _say(run, s, config_for("copy", a, None), durability) for a, s in steps]
        await saver.adelete_thread("copy")
        found.append((came, called.copy()))
    return found


@pytest.mark.parametrize("durability", ["sync", "exit"])
@pytest.mark.parametrize(
    "said", [None, "again", Command(resume="z")], ids=["replay", "turn", "answer"]
)
async def test_what_is_said_at_a_checkpoint_comes_to_the_same(
    saver: AsyncPostgresSaver, durability: Any, said: Any
) -> None:
    called: Called = Counter()
    run, here = _workflow(saver, called), config_for("t", None, None)
    for one in (*TURN, *TURN[:2]):
        await _say(run, one, here, durability)
    ids = [id_of(state.config) async for state in run.aget_state_history(here)]
    before = await _at_each(saver, called, ids, said, durability)
    assert (await saver.apply_retention(NOW)).writes > 0
    assert await _at_each(saver, called, ids, said, durability) == before
    assert len(before) >= 3
