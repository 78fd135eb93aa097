"""The least that a server could do: the same bytes in the same batches, by COPY, without JSONB.

Into tables with the same keys. What the saver's statements cost beyond it is for
order, conflicts, JSON and the check of the parent.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from unittest import mock

import psycopg
from psycopg import sql

from benchmarks.contestants import Contestant, Saver
from benchmarks.measure import measure, server_state
from benchmarks.workload import Agents, make_messages, run
from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.saver.batch import Batch as SentBatch
from pg_checkpoint.saver.batch import Item

TABLES = {
    "checkpoints": (
        "thread_id text, checkpoint_ns text, checkpoint_id text, parent_checkpoint_id text,"
        " checkpoint text, metadata text, primary key (thread_id, checkpoint_ns, checkpoint_id)"
    ),
    "blobs": (
        "thread_id text, checkpoint_ns text, channel text, version text, type text,"
        " size integer, groups integer, chunks bytea, blob bytea,"
        " primary key (thread_id, checkpoint_ns, channel, version)"
    ),
    "chunks": "thread_id text, digest bytea, data bytea, primary key (thread_id, digest)",
    "writes": (
        "thread_id text, checkpoint_ns text, checkpoint_id text, task_id text, idx integer,"
        " task_path text, channel text, type text, blob bytea,"
        " primary key (thread_id, checkpoint_ns, checkpoint_id, task_id, idx)"
    ),
}


class Batch(NamedTuple):
    """The rows of one transaction, by table."""

    checkpoints: list[tuple[Any, ...]]
    blobs: list[tuple[Any, ...]]
    chunks: list[tuple[Any, ...]]
    writes: list[tuple[Any, ...]]


async def compared(contestant: Contestant, dsn: str, agents: Agents, rounds: int) -> float | None:
    """Server CPU of rounds in multiples of the floor's; None where it can't be seen."""
    ratios = []
    async with contestant.open(dsn) as saver:
        for seed in range(rounds + 1):
            batches = await _record(saver, agents, seed)
            ours = (await measure(contestant, saver, dsn, agents, seed)).server_cpu
            if ours is None:
                return None
            copied = _copy(contestant, dsn, batches) / agents.operations
            if seed:
                # The clock ticks a hundred times a second: a small run may show nothing.
                ratios.append(ours / max(copied, 1e-9))
    return statistics.median(ratios)


async def _record(saver: Saver, agents: Agents, seed: int) -> list[Batch]:
    assert isinstance(saver, AsyncPostgresSaver)
    batches: list[Batch] = []
    statements_of = SentBatch.statements

    def record(batch: SentBatch) -> Any:
        batches.append(_batch(batch.items))
        return statements_of(batch)

    with mock.patch.object(SentBatch, "statements", record):
        await run(saver, make_messages(agents, seed))
    return batches


def _batch(items: Iterable[Item]) -> Batch:
    batch = Batch([], [], [], [])
    for item in items:
        if isinstance(item.work, PutRows):
            put = item.work
            row = (*put.key, put.parent_id, put.checkpoint, put.metadata)
            batch.checkpoints.append(row)
            for blob in put.blobs:
                batch.blobs.append((*put.key[:2], *blob[:7]))
                batch.chunks.extend((put.key[0], *piece) for piece in blob.pieces.items())
        elif isinstance(item.work, list):
            batch.writes.extend(item.work)
    return batch


def _copy(contestant: Contestant, dsn: str, batches: Sequence[Batch]) -> float:
    """Seconds of the server's CPU for all batches."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        for table, columns in TABLES.items():
            connection.execute(f"drop table if exists {table}".encode())
            connection.execute(f"create table {table} ({columns})".encode())
        before = server_state(contestant, dsn)
        for batch in batches:
            with connection.transaction():
                for table, rows in batch._asdict().items():
                    _copy_rows(connection, table, rows)
        # While the connection, whose process it is, is still open.
        return server_state(contestant, dsn)["cpu"] - before["cpu"]


def _copy_rows(
    connection: psycopg.Connection[Any], table: str, rows: Sequence[tuple[Any, ...]]
) -> None:
    if rows:
        statement = sql.SQL("copy {} from stdin (format binary)").format(sql.Identifier(table))
        with connection.cursor().copy(statement) as copy:
            copy.set_types(_types(table))
            for row in rows:
                copy.write_row(row)


def _types(table: str) -> list[str]:
    columns = TABLES[table].split(" primary key")[0].rstrip(",").split(", ")
    return [column.split()[1] for column in columns]
