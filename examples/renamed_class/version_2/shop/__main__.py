"""Answers all orders that wait."""

from __future__ import annotations

import asyncio
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.types import Command

from .graph import graph, saver


async def main() -> None:
    """Goes on with each thread, and prints what came of it."""
    async with saver:
        waiting = [thread.thread_id for thread in await saver.alist_threads()]
        for outcome in await asyncio.gather(*map(_answer, waiting)):
            print(outcome)


async def _answer(thread_id: str) -> Any:
    config: RunnableConfig = {"configurable": {"thread_id": thread_id}}
    return (await graph.ainvoke(Command(resume="approved"), config))["outcome"]


if __name__ == "__main__":
    asyncio.run(main())
