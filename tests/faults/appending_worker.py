"""A process that appends to a thread's log until it is killed; says what was acknowledged.

Its appends have keys of its own. What it sent last it sends again when it is started anew.
"""

from __future__ import annotations

import asyncio
import sys

from pg_checkpoint import AsyncPostgresEvents


async def main(dsn: str, name: str, first: int) -> None:
    async with AsyncPostgresEvents(dsn) as events:
        for number in range(first, 1_000_000):
            await events.append("t", [[name, number]], key=f"{name}:{number}")
            sys.stdout.write(f"{number}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
