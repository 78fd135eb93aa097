"""A worker that runs a graph whose node pays once, and kills itself at a moment.

python -m tests.faults.step_worker DSN KIND MOMENT. Without such a moment it runs to the end.
"""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import sys
from typing import Annotated, Any, NoReturn, TypedDict

from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, step
from pg_checkpoint.runs.steps import Steps
from tests.making import config_for

__all__ = ["CONFIG", "KINDS", "MOMENTS", "TTL", "graph_of"]

TTL = 1.0
CONFIG = config_for("t")
KINDS = ("sync", "async", "leased", "blocking")
# What is done before the process dies, and whether it is paid then; `None` stands for what the node
# does itself.
MOMENTS: dict[str, tuple[str | None, bool]] = {
    "has looked": ("look", False),
    "has begun": ("begin", False),
    "has paid": (None, False),
    "has recorded": ("_stored", False),
    "has committed": ("commit", True),
    "after the step": (None, True),
}
_INSERT = "insert into payments (key) values (%s) returning id"


class State(TypedDict, total=False):
    """What the graph has."""

    paid: Annotated[list[int], operator.add]
    amount: int


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


def graph_of(saver: Any, moment: str = "") -> Any:
    """A graph whose middle node may kill its process."""

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "pay", config=config) as once:
            if not once.done:
                cursor = await once.connection.execute(_INSERT, [once.key])
                (once.result,) = await cursor.fetchone()
                if moment == "has paid":
                    _die()
        if moment == "after the step":
            _die()
        return {"paid": [once.result]}

    return _around(saver, pay)


def blocking_graph_of(saver: Any, moment: str) -> Any:
    """The same that blocks."""

    def pay(state: State, config: RunnableConfig) -> State:
        with step(saver, "pay", config=config) as once:
            if not once.done:
                (once.result,) = once.connection.execute(_INSERT, [once.key]).fetchone()
                if moment == "has paid":
                    _die()
        if moment == "after the step":
            _die()
        return {"paid": [once.result]}

    return _around(saver, pay)


def _around(saver: Any, pay: Any) -> Any:
    builder = StateGraph(State)
    builder.add_node("before", lambda state: {"amount": 7})
    builder.add_node("pay", pay)
    builder.add_node("after", lambda state: {})
    builder.add_edge(START, "before").add_edge("before", "pay").add_edge("pay", "after")
    return builder.compile(saver)


def _die_after(name: str) -> None:
    call = getattr(Steps, name)

    async def dying(*args: Any, **how: Any) -> Any:
        await call(*args, **how)
        _die()

    setattr(Steps, name, dying)


async def _run(dsn: str, kind: str, moment: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=4) as saver:
        graph = graph_of(saver, moment)
        is_begun = await saver.aget_tuple(CONFIG) is not None
        given: Any = None if is_begun else {"amount": 1}
        if kind == "leased":
            async with saver.lease("t", ttl=TTL, wait=30.0):
                await graph.ainvoke(given, CONFIG)
        else:
            await graph.ainvoke(given, CONFIG, durability=kind)


def _run_blocking(dsn: str, moment: str) -> None:
    with PostgresSaver.from_conn_string(dsn, max_size=4) as saver:
        given: Any = None if saver.get_tuple(CONFIG) is not None else {"amount": 1}
        blocking_graph_of(saver, moment).invoke(given, CONFIG)


def main(dsn: str, kind: str, moment: str) -> None:
    """Runs the graph, from where it was left."""
    if (name := MOMENTS.get(moment, (None, False))[0]) is not None:
        _die_after(name)
    if kind == "blocking":
        _run_blocking(dsn, moment)
    else:
        asyncio.run(_run(dsn, kind, moment))


if __name__ == "__main__":
    main(*sys.argv[1:])
