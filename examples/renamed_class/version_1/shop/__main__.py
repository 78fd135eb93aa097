"""Takes 60 orders: each is a thread that waits for a person."""

from __future__ import annotations

import asyncio

from langchain_core.runnables import RunnableConfig

from .graph import graph, saver
from .state import Order

ORDERS = 60


async def main() -> None:
    """Runs each thread up to its question."""
    async with saver:
        await saver.setup()
        await asyncio.gather(*(_take(number) for number in range(1, ORDERS + 1)))
    print(f"{ORDERS} orders wait for a person")


async def _take(number: int) -> None:
    config: RunnableConfig = {
        "configurable": {"thread_id": f"shop order {number}"},
        "metadata": {"app": "shop"},
    }
    await graph.ainvoke({"order": Order(item="lamps", count=number), "outcome": ""}, config)


if __name__ == "__main__":
    asyncio.run(main())
