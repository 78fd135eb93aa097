"""A worker process, which runs or resumes the agents. The demo kills the first one.

The DSN comes in PG_CHECKPOINT_DSN, because every user can read command lines.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from langchain_core.messages import HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.types import Command

from examples.demo.agent import build, steps_of, topic_of
from examples.demo.ledger import Ledger
from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.loops import run_on_selector_loop

__all__ = ["WatchedSaver", "end_with_the_demo", "input_of", "main", "parser_of"]


class WatchedSaver(AsyncPostgresSaver):
    """The saver, with a note of what it acknowledged."""

    ledger: Ledger

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Stores writes; no `await` is between the answer and the note."""
        await super().aput_writes(config, writes, task_id, task_path)
        # Special channels are for errors, interrupts and answers: no task has ended.
        if any(channel not in WRITES_IDX_MAP for channel, _ in writes):
            self.ledger.acknowledged(task_id)


async def main(arguments: argparse.Namespace) -> None:
    """Brings every thread on, from wherever it is."""
    dsn, ledger = os.environ["PG_CHECKPOINT_DSN"], Ledger(arguments.ledger)
    async with WatchedSaver.from_conn_string(dsn, schema=arguments.schema, strict=True) as saver:
        saver.ledger = ledger
        await saver.setup()
        graph = build(saver, ledger.began, lambda: arguments.pace)
        await asyncio.gather(*(_run(graph, n, arguments) for n in range(arguments.threads)))


def input_of(n: int) -> dict[str, Any]:
    """What the n-th agent begins with."""
    messages = [HumanMessage(f"Write about {topic_of(n)}")]
    return {"topic": topic_of(n), "steps": steps_of(n), "messages": messages, "approved": ""}


async def _run(graph: Any, n: int, arguments: argparse.Namespace) -> None:
    config = {"configurable": {"thread_id": topic_of(n)}, "metadata": {"process": arguments.name}}
    # "sync": no step begins before the checkpoint of the last one is durable, so
    # that a kill costs the tasks of the moment. "async", the default, overlaps the
    # two, and may cost a step more.
    run = {"durability": "sync"}
    if not (state := await graph.aget_state(config)).values:
        await graph.ainvoke(input_of(n), config, **run)
    elif not state.interrupts:
        await graph.ainvoke(None, config, **run)
    while arguments.answer and (await graph.aget_state(config)).interrupts:
        await graph.ainvoke(Command(resume=arguments.answer), config, **run)


def parser_of(module: str, about: str | None) -> argparse.ArgumentParser:
    """What every worker is told."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("--name", required=True, help="how the timeline calls this process")
    parser.add_argument("--schema", required=True)
    parser.add_argument("--ledger", type=Path, required=True)
    parser.add_argument("--threads", type=int, required=True)
    parser.add_argument("--pace", type=float, required=True)
    return parser


def end_with_the_demo() -> None:
    """Ends this process when the demo's does."""
    threading.Thread(target=_wait_for_the_demo, daemon=True).start()


def _wait_for_the_demo() -> None:
    # The demo holds the other end of stdin.
    # Not sys.stdin: this thread would hold its lock when the process ends.
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    parser = parser_of("examples.demo.worker", __doc__)
    parser.add_argument("--answer", help="what the human says; without it, nobody is there")
    end_with_the_demo()
    run_on_selector_loop(main(parser.parse_args()))
