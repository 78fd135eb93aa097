"""A process that follows a thread after a number and prints what it sees, and the end."""

from __future__ import annotations

import asyncio
import sys

from pg_checkpoint import AsyncPostgresEvents


async def main(dsn: str, after: int) -> None:
    async with AsyncPostgresEvents(dsn) as events:
        async for number, value in events.follow("t", after):
            sys.stdout.write(f"{number} {value}\n")
            sys.stdout.flush()
    sys.stdout.write("end\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
