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

    Args:
        saver: Either saver, from any event loop.
        source: The database of their tables: a DSN, a pool or a connection.
        schema: The schema of their tables. The default is `public`; if the search_path has another
            one, name the schema, or "search_path" for that one.
        serde: An `EncryptedSerializer`, to decrypt its values. Without it encrypted
            values are moved unchanged, for a saver with the same serializer.
        threads: Only these.
        passes: Maximum number of passes, the first included; ends with one that found nothing new.
        sample: The share of threads whose rows are read back, decoded and compared. The keys
            of all are compared.
        progress: Called after each thread with the sums so far.

    Returns:
        Counts of the copied rows, the broken ones, and how many threads lack rows that their
        owner wrote meanwhile. Without `threads`, nothing if only the stock store has tables there.

    Raises:
        StockTablesError: If the tables don't exist, or have an unknown form.
        ValueError: If `sample` is not from 0 to 1, or `passes` is less than one.
        psycopg.Error: If a server can't be reached, or refuses.
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
