"""A process that runs, or resumes, the agents: python -m examples.demo.worker DSN THREADS PACE.

Prints a line for each finding, as JSON. The demo kills the first one.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any

from langchain_core.messages import HumanMessage
from langgraph.types import Command
from psycopg_pool import AsyncConnectionPool

from examples.demo import ledger
from examples.demo.agent import build
from pg_checkpoint import AsyncPostgresSaver


async def main(dsn: str, threads: int, pace: float) -> None:
    """Brings every thread to its end, from wherever it is."""
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, schema=ledger.SCHEMA) as saver,
        AsyncConnectionPool(dsn, max_size=5, open=False, kwargs={"autocommit": True}) as pool,
    ):
        await saver.setup()

        async def note(thread: str, task: str) -> None:
            await ledger.note(pool, thread, task, os.getpid())

        graph = build(saver, note, pace)
        await asyncio.gather(*(_bring_home(graph, f"topic {n}") for n in range(threads)))


async def _bring_home(graph: Any, topic: str) -> None:
    config = {"configurable": {"thread_id": topic}}
    state = await graph.aget_state(config)
    finished = [t.name for t in state.tasks if t.result is not None]
    _say(thread=topic, resumed=bool(state.values), next=list(state.next), finished=finished)
    begin = {"topic": topic, "messages": [HumanMessage(f"Write about {topic}")], "approved": ""}
    # "sync": a step starts when the checkpoint before it is durable, so that
    # nothing that the ledger shows can be newer than what is stored.
    run = {"durability": "sync"}
    await graph.ainvoke(None if state.values else begin, config, **run)
    while (state := await graph.aget_state(config)).next:
        await graph.ainvoke(Command(resume="yes"), config, **run)
    _say(thread=topic, done=True, answer=state.values["approved"])


def _say(**finding: object) -> None:
    print(json.dumps(finding), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
