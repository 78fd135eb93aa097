"""A process that erases a name, and is killed before or after a transaction of its own.

python -m tests.faults.rewriting_worker DSN NUMBER before|after: of the transactions under the lease
of a thread; it ends well if there are not so many.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from pg_checkpoint import AsyncPostgresSaver, RewritePlace, map_texts, rewrite
from pg_checkpoint.core.database import Database
from pg_checkpoint.tools.rewrite import ThreadRewrite

NAME, ERASED = "Ada Lovelace", "[erased]"


def erase(value: Any, place: RewritePlace) -> Any:
    """The name is nowhere."""
    return map_texts(value, lambda text: text.replace(NAME, ERASED))


def _die_at(number: int, when: str) -> None:
    write, work = Database.write, ThreadRewrite.work
    left, is_begun = [number], list[bool]()

    async def begun(self: Any, lease: str) -> None:
        is_begun.append(True)
        await work(self, lease)

    async def counted(self: Any, *args: Any, **how: Any) -> Any:
        left[0] -= bool(is_begun)
        if is_begun and left[0] == 0 and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        answers = await write(self, *args, **how)
        if is_begun and left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return answers

    ThreadRewrite.work = begun  # type: ignore[method-assign]  # to die in its midst
    Database.write = counted  # type: ignore[method-assign]  # as above


async def _main(dsn: str, number: str, when: str) -> None:
    _die_at(int(number), when)
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await rewrite(saver, erase)


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
