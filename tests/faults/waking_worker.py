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

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.writing.leases import Leases
from pg_checkpoint.writing.wakeups import Wakeups
from tests.questions import State, asking, build, settle_due

__all__ = ["MOMENTS", "TTL", "graph_of"]

TTL = 1.0
# What is done before the process dies; `None` stands for what it does in the middle of a node.
MOMENTS: dict[str, tuple[type, str] | None] = {
    "has the lease": (Leases, "take"),
    "has begun": (Wakeups, "begin"),
    "knows what to run": (Wakeups, "opened"),
    "in a node": None,
    "has ended": (Wakeups, "end"),
}


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


def graph_of(saver: Any, kind: str, *, dies: bool = False) -> Any:
    """A graph whose node after the questions may kill its process."""

    async def after(state: State) -> State:
        if dies:
            _die()
        return {"done": ["after"]}

    questions = {"pay": asking("Pay?")}
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
        graph = graph_of(saver, kind, dies=moment == "in a node")
        how = {"ttl": TTL, "durability": "sync", "max_attempts": 3}
        await settle_due(graph, saver, **how)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
