"""Moving out: copies our threads into tables of langgraph-checkpoint-postgres."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.copying import Copy
from pg_checkpoint.transfer.missing_keys import thread_pages
from pg_checkpoint.transfer.our_side import OurSide
from pg_checkpoint.transfer.progress import Moved, Report
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.stock_side import StockSide
from pg_checkpoint.transfer.stock_tables import opened_tables


async def export_langgraph(
    saver: CheckpointerInterface,
    target: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies a saver's threads into tables that langgraph-checkpoint-postgres has set up.

    You can repeat it; existing rows stay. Values are decrypted if the saver has a
    cipher. Small values and metadata are stored there in clear.
    """
    if passes < 1:
        raise ValueError(f"passes must be 1 or more: {passes}")

    async def call(parts: SaverParts) -> Moved:
        report, timeout = Report(progress, has_keys=parts.seal is not None), parts.timeout
        same_bytes = parts.seal is None and serde is None
        async with opened_tables(target, schema, timeout, needed=threads is not None) as tables:
            if tables is None:
                return await _nothing_moved(parts)
            theirs = StockSide(tables, serde, parts.serde, report, timeout)
            copy = Copy(OurSide(parts, report), theirs, report, threads, same_bytes=same_bytes)
            await copy.run(passes)
            await copy.compare()
        return report.moved

    return await at_home(saver, call)


async def _nothing_moved(parts: SaverParts) -> Moved:
    """The result where only the stock store has tables."""
    moved = Moved(absent=True)
    async for page in thread_pages(parts.engine.database, None, timeout=parts.timeout):
        moved.behind.update(page)
    return moved
