"""The tables of langgraph-checkpoint-postgres: checks, reads and writes them.

Their tables and columns have the names of ours where they mean the same, so the statements
for them are files like all others, written for our schema, in which the name of theirs is
put. That package need not be installed.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.errors import StockTablesError
from pg_checkpoint.postgres.arrays import BinaryArray, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.migrations import look
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings

__all__ = [
    "Place",
    "StockCheckpoint",
    "StockEntry",
    "StockWrite",
    "entries",
    "load_writes",
    "opened_stock",
    "opened_tables",
]

# Connections that a DSN gets.
_CONNECTIONS = 4
# Checkpoints whose values one query lists; what one page holds at most.
_LISTED, _CHECKPOINTS, _BYTES = 500, 64, 8 * 2**20

# Namespace and id of a checkpoint.
Place: TypeAlias = "tuple[str, str]"
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


class StockCheckpoint(NamedTuple):
    """A row of their checkpoints; `checkpoint` is None if it is not a JSON object."""

    place: Place
    parent_id: str | None
    checkpoint: dict[str, Any] | None
    metadata: str


class StockWrite(NamedTuple):
    """A row of their checkpoint_writes."""

    place: Place
    task: tuple[str, int, str]
    channel: str
    type: str | None
    blob: bytes


class StockEntry(NamedTuple):
    """A checkpoint with everything that belongs to it.

    Attributes:
        values: Values by channel, as bytes, except those inside the checkpoint.
    """

    checkpoint: StockCheckpoint
    values: dict[str, tuple[str, bytes]]
    writes: list[StockWrite]


@asynccontextmanager
async def opened_stock(
    source: Source, schema: str | None, timeout: float
) -> AsyncIterator[tuple[Database, Columns]]:
    """The database that has their tables, and the columns of these; closed at the end.

    Args:
        source: A DSN, a pool or a connection.
        schema: The schema that has them; None is `public`, and refused where the search_path
            begins with another; "search_path" is that one.
        timeout: Seconds for the look at them.

    Raises:
        SchemaNotNamedError: If it is not clear which schema is meant.
        StockTablesError: If there are none, neither of their saver nor of their store.
    """

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

    Args:
        source: See there.
        schema: See there.
        timeout: See there.
        needed: Whether it is an error, and not None, if only the tables of their store are there.

    Raises:
        SchemaNotNamedError: If it is not clear which schema is meant.
        StockTablesError: Saying what to do.
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


async def entries(
    database: Database, thread_id: str, places: Sequence[Place], *, timeout: float
) -> AsyncIterator[list[StockEntry]]:
    """Checkpoints with all that belongs to them, in pages that fit into memory.

    A value that consecutive checkpoints share is fetched once.

    Args:
        database: See `opened_tables`.
        thread_id: The thread.
        places: Which checkpoints; those that are not there are left out.
        timeout: Seconds for each page.
    """
    last: dict[tuple[str, str], _Value] = {}
    for start in range(0, len(places), _LISTED):
        some = places[start : start + _LISTED]
        listed = database.statement("list_stock_values", thread_id, *_texts(some))
        (rows,) = await database.read([listed], timeout=timeout, thread_id=thread_id)
        named = _Named()
        for ns, id_, channel, version, size in rows:
            named.add((ns, id_), channel, version, size)
        for page in named.pages(some, last):
            yield await _load(database, thread_id, page, named, last, timeout)


async def load_writes(
    database: Database, thread_id: str, places: Sequence[Place], *, timeout: float
) -> list[StockWrite]:
    """All writes of some checkpoints, which need not be there themselves."""
    statement = database.statement("load_writes", thread_id, *_texts(places))
    (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
    return [_write(row) for row in rows]


class _Value(NamedTuple):
    version: str
    typed: tuple[str, bytes] | None


class _Named:
    """Which values some checkpoints refer to, and how large all is."""

    def __init__(self) -> None:
        self.values: dict[Place, list[tuple[str, str, int]]] = {}
        self._writes: dict[Place, int] = {}

    def add(self, place: Place, channel: str | None, version: str, size: int) -> None:
        if channel is None:
            self._writes[place] = size
        else:
            self.values.setdefault(place, []).append((channel, version, size))

    def pages(
        self, places: Sequence[Place], last: Mapping[tuple[str, str], _Value]
    ) -> Iterator[list[Place]]:
        """The checkpoints in pages, given the last value of each channel before them."""
        versions = {at: value.version for at, value in last.items()}
        page: list[Place] = []
        size = 0
        for place in places:
            new = self._writes.get(place, 0)
            for channel, version, bytes_ in self.values.get(place, ()):
                new += bytes_ if versions.get((place[0], channel)) != version else 0
                versions[place[0], channel] = version
            if page and (len(page) == _CHECKPOINTS or size + new > _BYTES):
                yield page
                page, size = [], 0
            page.append(place)
            size += new
        yield page


async def _load(
    database: Database,
    thread_id: str,
    page: Sequence[Place],
    named: _Named,
    last: dict[tuple[str, str], _Value],
    timeout: float,
) -> list[StockEntry]:
    wanted = {
        (ns, channel, version): None
        for ns, id_ in page
        for channel, version, _ in named.values.get((ns, id_), ())
        if (ns, channel) not in last or last[ns, channel].version != version
    }
    columns = [texts([value[field] for value in wanted]) for field in range(3)]
    statements = [
        database.statement("load_stock_checkpoints", thread_id, *_texts(page)),
        database.statement("load_stock_values", thread_id, *columns),
        database.statement("load_writes", thread_id, *_texts(page)),
    ]
    answers = await database.read(statements, timeout=timeout, thread_id=thread_id)
    loaded = {(ns, channel, version): (t, blob) for ns, channel, version, t, blob in answers[1]}
    writes: dict[Place, list[StockWrite]] = {}
    for write in map(_write, answers[2]):
        writes.setdefault(write.place, []).append(write)
    found = []
    for checkpoint in map(_checkpoint, answers[0]):
        ns = checkpoint.place[0]
        values = {}
        for channel, version, _ in named.values.get(checkpoint.place, ()):
            known = last.get((ns, channel))
            if known is None or known.version != version:
                typed = loaded.get((ns, channel, version))
                known = last[ns, channel] = _Value(version, typed)
            if known.typed is not None:
                values[channel] = known.typed
        found.append(StockEntry(checkpoint, values, writes.get(checkpoint.place, [])))
    return found


def _texts(places: Sequence[Place]) -> tuple[BinaryArray, BinaryArray]:
    return texts([ns for ns, _ in places]), texts([id_ for _, id_ in places])


def _checkpoint(row: Sequence[Any]) -> StockCheckpoint:
    ns, id_, parent, text, metadata = row
    # Not orjson, which gives integers beyond 64 bits back as floats.
    found = json.loads(text)
    if isinstance(found, dict):
        # Old versions had no values there.
        found["channel_values"] = found.get("channel_values") or {}
    document = found if isinstance(found, dict) else None
    return StockCheckpoint((ns, id_), parent or None, document, metadata)


def _write(row: Sequence[Any]) -> StockWrite:
    ns, id_, task_id, idx, path, channel, type_, blob = row
    return StockWrite((ns, id_), (task_id, idx, path), channel, type_, blob)
