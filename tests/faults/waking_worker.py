"""A worker that runs what is due, and kills itself at a moment.

python -m tests.faults.waking_worker DSN KIND MOMENT. Without such a moment it ends when nothing is
due any more.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any, NoReturn

from langchain_core.runnables import RunnableConfig

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.runs.wakeups import Wakeups
from pg_checkpoint.saver.leases import Leases
from tests.making import ask
from tests.questions import State, asking, build, settle_due

__all__ = ["MOMENTS", "TTL", "graph_of"]

TTL = 1.0
# What is done before the process dies; `None` stands for what it does in the middle of a node.
MOMENTS: dict[str, tuple[type, str] | None] = {
    "has the lease": (Leases, "take"),
    "has begun": (Wakeups, "begin"),
    "knows what to run": (Wakeups, "opened"),
    "in the node that asks": None,
    "in a node": None,
    "has ended": (Wakeups, "end"),
}


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


def graph_of(saver: Any, kind: str, moment: str = "") -> Any:
    """A graph whose nodes may kill their process, with the answer or after the questions."""

    async def pay(state: State, config: RunnableConfig) -> State:
        answer = ask("Pay?", config)
        if moment == "in the node that asks":
            _die()
        return {"done": [f"Pay?: {answer}"]}

    async def after(state: State) -> State:
        if moment == "in a node":
            _die()
        return {"done": ["after"]}

    questions: dict[str, Any] = {"pay": pay}
    if kind == "one of two":
        questions["ship"] = asking("Ship?")
    return build(saver, questions, after)


def _die_after(kind: type, name: str) -> None:
    call = getattr(kind, name)

    async def dying(*args: Any, **how: Any) -> Any:
        await call(*args, **how)
        _die()

    setattr(kind, name, dying)


async def main(dsn: str, kind: str, moment: str) -> None:
    """Runs what is due."""
    if (where := MOMENTS.get(moment)) is not None:
        _die_after(*where)
    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=2) as saver:
        graph = graph_of(saver, kind, moment)
        how: dict[str, Any] = {"ttl": TTL, "durability": "sync", "max_attempts": 3}
        await settle_due(graph, saver, **how)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
