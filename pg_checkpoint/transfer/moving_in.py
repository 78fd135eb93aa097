"""Moving in: copies threads of langgraph-checkpoint-postgres into our tables.

The application keeps running. Values go through this process, even within one database, because
the server can't cut long lists into pieces or encrypt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.comparison import compare_values
from pg_checkpoint.transfer.copying import Copy
from pg_checkpoint.transfer.our_side import OurSide
from pg_checkpoint.transfer.progress import Moved, Report
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.stock_side import StockSide
from pg_checkpoint.transfer.stock_tables import opened_tables


async def import_langgraph(
    saver: CheckpointerInterface,
    source: Source,
    *,
    schema: str | None = None,
    serde: SerializerProtocol | None = None,
    threads: Sequence[str] | None = None,
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies the rows of langgraph-checkpoint-postgres into a saver's tables, and compares them.

    You can repeat it: it skips what is stored here already. docs/migrating.md shows how to
    switch over without losing a step.
    """
    if not (0 <= sample <= 1 and passes >= 1):
        raise ValueError(f"sample must be from 0 to 1 and passes 1 or more: {sample}, {passes}")

    async def call(parts: SaverParts) -> Moved:
        report, timeout = Report(progress, has_keys=parts.seal is not None), parts.timeout
        same_bytes = parts.seal is None and serde is None
        async with opened_tables(source, schema, timeout, needed=threads is not None) as tables:
            if tables is None:
                return Moved(absent=True)
            theirs = StockSide(tables, serde, parts.serde, report, timeout)
            copy = Copy(theirs, OurSide(parts, report), report, threads, same_bytes=same_bytes)
            await copy.run(passes)
            await copy.compare(sample, partial(compare_values, theirs, parts, report.moved))
        return report.moved

    return await at_home(saver, call)
