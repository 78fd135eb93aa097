"""The stores that are compared, on pools of the same size, and their tables filled alike."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime, timedelta, timezone
from typing import Any, NamedTuple

import psycopg
from langgraph.store.base import BaseStore
from langgraph.store.postgres.aio import AsyncPostgresStore as StockStore

from benchmarks.contestants import pool
from pg_checkpoint import AsyncPostgresStore
from pg_checkpoint.store.values import place_of

__all__ = ["OURS", "STOCK", "Contestant", "Row", "fill", "fill_vectors", "rows_of"]

KINDS = ("fact", "event", "taste", "task")


class Contestant(NamedTuple):
    """A store to measure."""

    name: str
    open: Callable[..., AbstractAsyncContextManager[BaseStore]]


class Row(NamedTuple):
    """An item to load."""

    namespace: tuple[str, ...]
    key: str
    value: dict[str, Any]


@asynccontextmanager
async def _ours(dsn: str, index: Any = None) -> AsyncIterator[BaseStore]:
    async with pool(dsn) as connections:
        store = AsyncPostgresStore(connections, index=index)
        await store.setup()
        yield store
        await store.close()


@asynccontextmanager
async def _stock(dsn: str, index: Any = None) -> AsyncIterator[BaseStore]:
    async with pool(dsn) as connections:
        store = StockStore(connections, index=index)
        await store.setup()
        yield store
        # It has no close(); left alone, its task is cancelled with the loop.
        if store._task is not None:
            store._task.cancel()


OURS = Contestant("pg_checkpoint", _ours)
STOCK = Contestant("stock", _stock)


def rows_of(items: int, namespaces: int, seed: int = 0) -> Iterator[Row]:
    """Items as applications have them: some of each user, of a few kinds."""
    rng = random.Random(seed)
    for number in range(items):
        value = {"kind": KINDS[number % 4], "n": number, "text": rng.randbytes(100).hex()}
        if number % (items // 10) == 0:
            value["rare"] = "yes"
        yield Row(("users", f"u{number % namespaces}", "memories"), f"k{number}", value)


def fill(contestant: Contestant, dsn: str, rows: Iterator[Row] | Sequence[Row]) -> None:
    """Loads items by COPY."""
    now = datetime.now(timezone.utc)
    is_ours = contestant is OURS
    columns = (
        "pgcheckpoint.store_items (head, rest, key, value, version, created_at, updated_at)"
        if is_ours
        else "store (prefix, key, value, created_at, updated_at)"
    )
    with psycopg.connect(dsn, autocommit=True) as connection:
        cursor = connection.cursor()
        with cursor.copy(f"copy {columns} from stdin".encode()) as copy:
            for number, row in enumerate(rows):
                at = now - timedelta(days=1) + timedelta(milliseconds=number)
                value = json.dumps(row.value)
                if is_ours:
                    place = place_of(row.namespace, row.key)
                    copy.write_row((*place[:3], value, number, at, at))
                else:
                    copy.write_row((".".join(row.namespace), row.key, value, at, at))
        connection.execute("vacuum analyze")


def fill_vectors(
    contestant: Contestant, dsn: str, rows: Sequence[Row], vectors: Sequence[Sequence[float]]
) -> None:
    """Loads a vector of each item, and makes the index after that, which is much faster."""
    is_ours = contestant is OURS
    columns = (
        "pgcheckpoint.store_vectors (head, rest, key, path, position, text_hash, embedding_1)"
        if is_ours
        else "store_vectors (prefix, key, field_name, embedding)"
    )
    with psycopg.connect(dsn, autocommit=True) as connection:
        found = connection.execute(
            "select format('%I.%I', schemaname, indexname), indexdef from pg_indexes "
            "where tablename = 'store_vectors' and indexdef like '%USING hnsw%'"
        ).fetchall()
        for name, _ in found:
            connection.execute(f"drop index {name}".encode())
        cursor = connection.cursor()
        with cursor.copy(f"copy {columns} from stdin".encode()) as copy:
            for row, vector in zip(rows, vectors, strict=True):
                text = "[" + ",".join(f"{n:.6g}" for n in vector) + "]"
                if is_ours:
                    place = place_of(row.namespace, row.key)
                    copy.write_row((*place[:3], "text", 0, b"\0", text))
                else:
                    copy.write_row((".".join(row.namespace), row.key, "text", text))
        connection.execute("set maintenance_work_mem = '512MB'")
        connection.execute("set max_parallel_maintenance_workers = 1")
        for _, definition in found:
            connection.execute(definition.encode())
        connection.execute("vacuum analyze")
