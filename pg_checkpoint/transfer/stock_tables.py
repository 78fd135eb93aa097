"""The tables of langgraph-checkpoint-postgres: finds and checks them.

Their tables and columns have the names of ours where they mean the same, so the statements
for them are files like all others, written for our schema, in which the name of theirs is
put. That package need not be installed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from pg_checkpoint.errors import StockTablesError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.migrations import look
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings

# Connections that a DSN gets.
_CONNECTIONS = 4
# Of each table that is there.
Columns: TypeAlias = "dict[str, set[str]]"

_KEY = {"thread_id", "checkpoint_ns"}
_WRITE = {"checkpoint_id", "task_id", "idx", "channel", "type", "blob", "task_path"}
_NEEDED = {
    "checkpoints": _KEY | {"checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata"},
    "checkpoint_blobs": _KEY | {"channel", "version", "type", "blob"},
    "checkpoint_writes": _KEY | _WRITE,
}
_SHALLOW = {("checkpoints", "checkpoint_id"), ("checkpoint_blobs", "version")}


@asynccontextmanager
async def opened_stock(
    source: Source, schema: str | None, timeout: float
) -> AsyncIterator[tuple[Database, Columns]]:
    """The database that has their tables, and the columns of these; closed at the end."""

    async def check(database: Database, beside: object) -> None:
        await look(database, timeout=30.0, default="public", option="from-schema or --to-schema")

    settings = Settings(schema=schema, max_size=_CONNECTIONS)
    database = Database(source, settings, on_first_use=check, revocable=False)
    try:
        await database.open()
        yield database, await _columns(database, timeout)
    finally:
        await database.close()


@asynccontextmanager
async def opened_tables(
    source: Source, schema: str | None, timeout: float, *, needed: bool
) -> AsyncIterator[Database | None]:
    """The tables of their saver, reached as ours are; closed at the end.

    Takes what `opened_stock` does.
    """
    async with opened_stock(source, schema, timeout) as (database, columns):
        absent = columns.keys().isdisjoint(_NEEDED) and not needed
        if not absent:
            _check_tables(database.schema, columns)
        yield None if absent else database


async def _columns(database: Database, timeout: float) -> Columns:
    await database.read([database.statement("ping")], timeout=timeout)  # settles the schema
    find = database.statement("find_stock_columns", database.schema)
    (rows,) = await database.read([find], timeout=timeout)
    columns: Columns = {}
    for table, column in rows:
        columns.setdefault(table, set()).add(column)
    if "digest" in columns.get("checkpoint_chunks", ()):
        raise StockTablesError(
            f"schema {database.schema!r} has tables of pg_checkpoint, not the stock saver's"
        )
    if columns.keys().isdisjoint([*_NEEDED, "store"]):
        raise StockTablesError(
            f"schema {database.schema!r} has no tables of langgraph-checkpoint-postgres, neither "
            "its saver's nor its store's: name their schema, or run their setup() first"
        )
    return columns


def _check_tables(schema: str, columns: Columns) -> None:
    whose = f"schema {schema!r}"
    if missing := sorted(_NEEDED.keys() - columns.keys()):
        raise StockTablesError(
            f"{whose} lacks the stock saver's tables {', '.join(missing)}: name their schema, or "
            "run their setup() first"
        )
    found = {(table, column) for table in columns for column in columns[table]}
    if _SHALLOW - found:
        raise StockTablesError(
            f"{whose} has the tables of the ShallowPostgresSaver, which have no history: "
            "those can't be moved"
        )
    if lacking := sorted((t, c) for t in _NEEDED for c in _NEEDED[t] if (t, c) not in found):
        missing_columns = ", ".join(f"{table}.{column}" for table, column in lacking)
        raise StockTablesError(
            f"the tables in {whose} are of an older version of langgraph-checkpoint-postgres "
            f"(without {missing_columns}): run the setup() of version 3 first"
        )
