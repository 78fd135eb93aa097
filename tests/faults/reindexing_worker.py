"""A process that indexes a store anew, and says for each text that the embedder was asked for it.

python -m tests.faults.reindexing_worker DSN
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from pg_checkpoint import AsyncPostgresStore
from pg_checkpoint.store import indexes
from tests.embedders import FakeEmbedder

DIMS, PAGE = 6, 20


class Telling(FakeEmbedder):
    """Says what it is asked for, before it answers."""

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        for text in texts:
            print(text, flush=True)
        return await super().aembed_documents(texts)


async def main(dsn: str) -> None:
    """Goes on until all is done."""
    indexes.PAGE = PAGE
    index: Any = {"dims": DIMS, "embed": Telling(DIMS, model="new"), "fields": ["text"]}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.areindex()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
