"""What the checkpoints of a thread say: unfinished tasks, the timeline, a fork."""

from __future__ import annotations

from typing import Any

from langgraph.types import Command
from rich.console import Console
from rich.table import Table

from examples.demo import ledger
from examples.demo.agent import build, ledger_name
from pg_checkpoint import AsyncPostgresSaver


async def unfinished_tasks(dsn: str, threads: int) -> dict[str, set[str]]:
    """For each thread the tasks, by their names in the ledger, that no stored write finished."""
    found = {}
    async with AsyncPostgresSaver.from_conn_string(dsn, schema=ledger.SCHEMA) as saver:
        graph = build(saver, _no_ledger, 0)
        for n in range(threads):
            config = _config(f"topic {n}")
            found[f"topic {n}"] = _unfinished(await graph.aget_state(config, subgraphs=True))
    return found


def _unfinished(state: Any) -> set[str]:
    names = set()
    for task in state.tasks:
        if task.result is not None or task.interrupts:
            continue
        if hasattr(task.state, "tasks"):
            names |= _unfinished(task.state)
        else:
            # A subgraph that has stored nothing yet begins with its first node.
            node = "check" if task.name == "review" else task.name
            names.add(ledger_name(state.values, node))
    return names


async def show_timeline(dsn: str, thread: str, console: Console) -> None:
    """Prints a thread's checkpoints: which step, from what, what comes next, what was written."""
    table = Table("checkpoint", "step", "source", "next", "tasks stored beside it", "messages")
    async with AsyncPostgresSaver.from_conn_string(dsn, schema=ledger.SCHEMA) as saver:
        graph = build(saver, _no_ledger, 0)
        async for state in graph.aget_state_history(_config(thread)):
            metadata = state.metadata or {}
            table.add_row(
                state.config["configurable"]["checkpoint_id"][:13],
                str(metadata.get("step")),
                str(metadata.get("source")),
                ", ".join(state.next) or "end",
                ", ".join(t.name for t in state.tasks if t.result is not None),
                str(len(state.values.get("messages", []))),
            )
    console.print(table)


async def show_fork(dsn: str, thread: str, console: Console) -> bool:
    """Goes back to before the question, changes the topic, answers otherwise; shows both ends."""
    async with AsyncPostgresSaver.from_conn_string(dsn, schema=ledger.SCHEMA) as saver:
        graph = build(saver, _no_ledger, 0)
        before = await graph.aget_state(_config(thread))
        history = [s async for s in graph.aget_state_history(_config(thread))]
        question = next(s for s in history if s.next == ("review",))
        fork = await graph.aupdate_state(question.config, {"topic": f"{thread}, revised"})
        await graph.ainvoke(None, fork)
        after = await graph.ainvoke(Command(resume="no, revise it"), _config(thread))
        original = await graph.aget_state(before.config)
    console.print(f"the thread as it was: answered {original.values['approved']!r}")
    console.print(f"the fork:             answered {after['approved']!r}, on {after['topic']!r}")
    return original.values == before.values and after["approved"] == "no, revise it"


def _config(thread: str) -> Any:
    return {"configurable": {"thread_id": thread}}


async def _no_ledger(thread: str, task: str) -> None:
    """Looking at a graph, or playing with a fork, is not noted."""
