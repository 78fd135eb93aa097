"""What Postgres has of the threads: where they are, one thread's timeline, a fork of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from langgraph.types import Command, StateSnapshot
from rich.console import Console
from rich.table import Table
from rich.tree import Tree

from examples.demo.agent import build, is_complete, topic_of
from pg_checkpoint import AsyncPostgresSaver

__all__ = ["FINISHED", "NOT_BEGUN", "PLACES", "WAITING", "show_fork", "show_timeline", "survey"]

FINISHED = "finished"
WAITING = "waiting for the human"
NOT_BEGUN = "not begun"
PLACES = {
    "model": "at the model",
    "search": "at the tools",
    "calculate": "at the tools",
    "review": "in the review, a subgraph",
    "publish": "publishing",
}


async def survey(dsn: str, schema: str, numbers: Iterable[int]) -> Counter[str]:
    """Counts how many threads are where; of the agents with these numbers."""
    async with _graph(dsn, schema) as graph:
        states = [await graph.aget_state(_config(topic_of(n))) for n in numbers]
    return Counter(_place(state) for state in states)


def _place(state: StateSnapshot) -> str:
    if not state.values:
        return NOT_BEGUN
    if not state.next:
        return FINISHED if is_complete(state.values) else "ended, but incomplete"
    return WAITING if state.interrupts else PLACES.get(state.next[0], state.next[0])


async def show_timeline(dsn: str, schema: str, thread: str, console: Console) -> int:
    """Prints a thread's checkpoints, and returns how many processes wrote them."""
    table = Table("step", "checkpoint", "source", "next", "writes of", "by")
    processes = set()
    async with _graph(dsn, schema) as graph:
        history = [state async for state in graph.aget_state_history(_config(thread))]
    for state in reversed(history):
        metadata: Any = state.metadata
        processes.add(metadata["process"])
        table.add_row(
            str(metadata["step"]),
            _short_id(state),
            metadata["source"],
            ", ".join(state.next) or "end",
            ", ".join(t.name for t in state.tasks if t.result is not None),
            metadata["process"],
        )
    console.print(table)
    return len(processes)


async def show_fork(dsn: str, schema: str, thread: str, console: Console) -> bool:
    """Goes back to before the question, changes the topic, answers otherwise; shows both."""
    config = _config(thread)
    async with _graph(dsn, schema) as graph:
        original = await graph.aget_state(config)
        old = [state async for state in graph.aget_state_history(config)]
        question = next(state for state in old if state.next == ("review",))
        fork = await graph.aupdate_state(question.config, {"topic": f"{thread}, revised"})
        await graph.ainvoke(None, fork)
        forked = await graph.ainvoke(Command(resume="no, revise it"), config)
        both = [state async for state in graph.aget_state_history(config)]
        untouched = (await graph.aget_state(original.config)).values == original.values
    new = both[: len(both) - len(old)]
    tree = Tree(f"step {_step(question)}, {_short_id(question)}: before the question")
    _add_branch(tree, "the thread", old[: old.index(question)])
    _add_branch(tree, "the fork", new)
    console.print(tree)
    return untouched and bool(forked["approved"] == "no, revise it")


def _add_branch(tree: Tree, name: str, states: list[StateSnapshot]) -> None:
    branch = tree.add(f"[bold]{name}[/]: on {states[0].values['topic']!r}")
    for state in reversed(states):
        said = f", the human said {state.values['approved']!r}" if state.values["approved"] else ""
        to_do = ", ".join(state.next) or "end"
        branch.add(f"step {_step(state)}: next {to_do}{said}")


def _step(state: StateSnapshot) -> int:
    return (state.metadata or {})["step"]


def _short_id(state: StateSnapshot) -> str:
    # Ids begin with the time, coarsest first: enough to find the row.
    return str(state.config["configurable"]["checkpoint_id"])[:13]


@asynccontextmanager
async def _graph(dsn: str, schema: str) -> AsyncIterator[Any]:
    async with AsyncPostgresSaver.from_conn_string(dsn, schema=schema, strict=True) as saver:
        yield build(saver, _not_noted, lambda: 0)


def _config(thread: str) -> Any:
    return {"configurable": {"thread_id": thread}, "metadata": {"process": "the demo"}}


def _not_noted(thread: str, task: str, task_id: str) -> None:
    """A fork repeats tasks on purpose."""
