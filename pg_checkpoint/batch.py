"""Queued puts and writes to the statements of one transaction.

No I/O: what goes into a batch, in what order, and what an answer means. Knows
the parameters of put_checkpoints.sql and put_writes.sql.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter

from pg_checkpoint.arrays import BinaryArray, bigints, byteas, integers, texts
from pg_checkpoint.claims import Claims
from pg_checkpoint.database import Database
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.lanes import Alone, Item
from pg_checkpoint.pipeline import Statement
from pg_checkpoint.rows import PutRows, WriteRow

__all__ = ["checkpoint_parameters", "left_out", "statements_of", "write_parameters"]

# What a WriteRow is known by in its table.
_key = itemgetter(0, 1, 2, 3, 4)


def statements_of(
    database: Database, items: Sequence[Item], claims: Claims | None, lock_timeout: float
) -> list[Statement]:
    """The statements that store items, or the one item that goes alone.

    Args:
        database: Has the statements.
        items: In the order of their calls.
        claims: None when others may write to the same threads.
        lock_timeout: Seconds to wait for each lock.
    """
    if isinstance(items[0].work, Alone):
        bounds = database.bounds(one_plan=False, lock_timeout=lock_timeout)
        return [bounds, *items[0].work.statements]
    puts = [item.work for item in items if isinstance(item.work, PutRows)]
    writes = [row for item in items if isinstance(item.work, list) for row in item.work]
    if claims:
        statements = _claim(database, items, claims, lock_timeout)
    elif puts:
        # Sorted: two batches lock in the same order.
        threads = sorted({put.key.thread_id for put in puts})
        statements = [database.lock_threads(threads, lock_timeout)]
    else:
        statements = [database.bounds(one_plan=True, lock_timeout=lock_timeout)]
    if puts:
        statements.append(database.statement("put_checkpoints", *checkpoint_parameters(puts)))
    if writes:
        statements.append(database.statement("put_writes", *write_parameters(writes)))
    return statements


def _claim(
    database: Database, items: Sequence[Item], claims: Claims, lock_timeout: float
) -> list[Statement]:
    # The first item of a thread says what was seen; those after it come from here.
    seen = {item.thread_id: item.seen for item in reversed(items)}
    threads = sorted(seen)
    whom = texts(threads), texts([seen[thread] for thread in threads])
    who = claims.own, claims.next_write()
    claim = database.statement("claim_threads", *whom, *who)
    return [database.lock_threads(threads, lock_timeout), claim]


def checkpoint_parameters(puts: Sequence[PutRows]) -> tuple[BinaryArray, ...]:
    """Parameters of put_checkpoints.sql; of puts of one checkpoint only the last counts.

    Blobs and chunks keep the ordinal (from 1) of their put.
    """
    last = {put.key: put for put in puts}
    leans = dict(zip([id(p) for p in puts], _leans_on(puts), strict=True))
    chosen = list(last.values())
    blobs = [(ordinal, b) for ordinal, put in enumerate(chosen, 1) for b in put.blobs]
    chunks = [
        (n, *c) for n, put in enumerate(chosen, 1) for b in put.blobs for c in b.pieces.items()
    ]
    return (
        texts([p.key.thread_id for p in chosen]),
        texts([p.key.checkpoint_ns for p in chosen]),
        texts([p.key.checkpoint_id for p in chosen]),
        texts([p.parent_id for p in chosen]),
        texts([leans[id(p)] for p in chosen]),
        texts([p.checkpoint for p in chosen]),
        texts([p.metadata for p in chosen]),
        byteas([p.sealed for p in chosen]),
        bigints([ordinal for ordinal, _ in blobs]),
        texts([b.channel for _, b in blobs]),
        texts([b.version for _, b in blobs]),
        texts([b.type for _, b in blobs]),
        integers([b.value_size for _, b in blobs]),
        integers([b.groups for _, b in blobs]),
        byteas([b.chunks for _, b in blobs]),
        byteas([b.blob for _, b in blobs]),
        bigints([ordinal for ordinal, _, _ in chunks]),
        byteas([digest for _, digest, _ in chunks]),
        byteas([data for _, _, data in chunks]),
    )


def left_out(puts: Sequence[PutRows], stored_ordinals: Sequence[int]) -> list[PutRows]:
    """The puts that put_checkpoints.sql did not store, given its answer."""
    if len(stored_ordinals) == len(puts):
        return []
    keys = list({put.key: put for put in puts})
    stored = {keys[ordinal - 1] for ordinal in stored_ordinals}
    return [put for put in puts if put.key not in stored]


def write_parameters(writes: Sequence[WriteRow]) -> tuple[BinaryArray, ...]:
    """Parameters of put_writes.sql: one row a key, sorted so that batches can't deadlock.

    Of several writes to one key a regular one (idx >= 0) keeps the first, a
    special one the last, as the statement does with rows that are stored.
    """
    rows = sorted(writes)
    if len(set(map(_key, rows))) < len(rows):
        rows = sorted(_one_a_key(writes))
    columns = list(zip(*rows, strict=True))
    return (
        *(texts(column) for column in columns[:4]),
        integers(columns[4]),
        *(texts(column) for column in columns[5:8]),
        byteas(columns[8]),
    )


def _one_a_key(writes: Sequence[WriteRow]) -> Iterable[WriteRow]:
    chosen: dict[tuple[str, str, str, str, int], WriteRow] = {}
    for write in writes:
        if write.idx < 0 or _key(write) not in chosen:
            chosen[_key(write)] = write
    return chosen.values()


def _leans_on(puts: Sequence[PutRows]) -> list[str | None]:
    """For each put the ancestor that must be stored already; None if there is none.

    A put whose parent is in the same batch stands and falls with what that one
    leans on, so that no child is ever stored before its parent.
    """
    leans: list[str | None] = []
    by_key: dict[CheckpointKey, str | None] = {}
    for put in puts:
        leans_on = put.parent_id if put.leans else None
        if put.parent_id is not None:
            parent = CheckpointKey(put.key.thread_id, put.key.checkpoint_ns, put.parent_id)
            leans_on = by_key.get(parent, leans_on)
        by_key[put.key] = leans_on
        leans.append(leans_on)
    return leans
