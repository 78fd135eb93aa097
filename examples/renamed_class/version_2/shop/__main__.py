"""Answers all orders that wait."""

from __future__ import annotations

import asyncio
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.types import Command

from pg_checkpoint import list_waiting

from .graph import graph, saver


async def main() -> None:
    """Goes on with each thread, and prints what came of it."""
    async with saver:
        # Other applications may have threads in the same schema.
        waiting = await list_waiting(saver, filter={"app": "shop"})
        for outcome in await asyncio.gather(*(_answer(thread.thread_id) for thread in waiting)):
            print(outcome)


async def _answer(thread_id: str) -> Any:
    config: RunnableConfig = {
        "configurable": {"thread_id": thread_id},
        "metadata": {"app": "shop"},
    }
    return (await graph.ainvoke(Command(resume="approved"), config))["outcome"]


if __name__ == "__main__":
    asyncio.run(main())
