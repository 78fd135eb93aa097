"""What must hold of the tables after whatever was done to them."""

from __future__ import annotations

from typing import Any, NamedTuple

import psycopg
from psycopg import sql

from pg_checkpoint.core.transaction import load_queries, load_queries_on_citus
from tests.making import rows_of

# Blobs, and the pieces that those name.
_PIECES = """
with blob as (select b.* from pgcheckpoint.checkpoint_blobs b where {}),
named as (
    select b.thread_id, substring(b.chunks from at * 16 + 1 for 16) as digest,
        at < b.groups as grouped
    from blob b, generate_series(0, length(b.chunks) / 16 - 1) at
),
piece as (
    select thread_id, digest from named
    union
    select n.thread_id, substring(c.data from at * 16 + 1 for 16)
    from named n
    join pgcheckpoint.checkpoint_chunks c using (thread_id, digest),
        generate_series(0, length(c.data) / 16 - 1) at
    where n.grouped
)
"""
_MISSING = """
    select count(*) from piece p where not exists (
        select from pgcheckpoint.checkpoint_chunks c
        where c.thread_id = p.thread_id and c.digest = p.digest
    )
"""
# Whether a stored checkpoint refers to a blob.
_USED = """exists (
    select from pgcheckpoint.checkpoints c
    where c.thread_id = b.thread_id and c.checkpoint_ns = b.checkpoint_ns
        and c.checkpoint -> 'channel_versions' ->> b.channel = b.version
)"""
UNOWNED = f"""
{_PIECES.format(_USED)}
select
    (select count(*) from pgcheckpoint.checkpoint_blobs) - (select count(*) from blob),
    (select count(*) from pgcheckpoint.checkpoint_chunks c
        where not exists (
            select from piece p where p.thread_id = c.thread_id and p.digest = c.digest
        )),
    ({_MISSING}),
    (select count(*) from pgcheckpoint.checkpoint_writes w
        where not exists (
            select from pgcheckpoint.checkpoints c
            where c.thread_id = w.thread_id and c.checkpoint_ns = w.checkpoint_ns
                and c.checkpoint_id = w.checkpoint_id
        ))
"""


class Unowned(NamedTuple):
    """Rows that nothing refers to, and pieces that are referred to and missing."""

    blobs: int
    chunks: int
    missing_chunks: int
    writes: int


def unowned(dsn: str) -> Unowned:
    """Counts them, in all threads."""
    with psycopg.connect(dsn) as admin:
        try:
            row = admin.execute(UNOWNED.encode()).fetchone()
        except psycopg.errors.FeatureNotSupported:
            admin.rollback()
            return _unowned_by_thread(admin)
    assert row is not None
    return Unowned(*row)


def _unowned_by_thread(admin: psycopg.Connection[Any]) -> Unowned:
    """The same on a cluster, which joins no threads; without pieces that are missing."""
    count, found = load_queries_on_citus().get("count_unowned"), Unowned(0, 0, 0, 0)
    count = count or load_queries()["count_unowned"]
    ids = "select thread_id from pgcheckpoint.checkpoint_threads"
    # Of some there are writes only.
    ids += " union select thread_id from pgcheckpoint.checkpoint_writes"
    for thread in admin.execute(ids.encode()).fetchall():
        (row,) = psycopg.RawCursor(admin).execute(count, thread).fetchall()
        _, writes, blobs, chunks = row
        found = Unowned(found.blobs + blobs, found.chunks + chunks, 0, found.writes + writes)
    return found


def missing_chunks(dsn: str) -> int:
    """Counts pieces that a blob names, referred to or not, and that are not there."""
    ((count,),) = rows_of(dsn, _PIECES.format("true") + _MISSING)
    return int(count)


def everything(admin: psycopg.Connection[Any]) -> bytes:
    """All rows as text, and the bytes of their binary columns."""
    parts: list[bytes] = []
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes"):
        name = sql.Identifier("pgcheckpoint", table)
        # The shards of a cluster answer in any order.
        for row in sorted(admin.execute(sql.SQL("select * from {}").format(name)), key=repr):
            parts += [v if isinstance(v, bytes) else str(v).encode() for v in row]
    return b"\0".join(parts)


def chunks_and_bytes(dsn: str) -> tuple[int, int]:
    """Rows of chunks, and bytes in chunks and blobs."""
    query = (
        "select (select count(*) from pgcheckpoint.checkpoint_chunks),"
        " (select coalesce(sum(length(data)), 0) from pgcheckpoint.checkpoint_chunks)"
        " + (select coalesce(sum(length(blob) + coalesce(length(chunks), 0)), 0)"
        "    from pgcheckpoint.checkpoint_blobs)"
    )
    ((chunks, size),) = rows_of(dsn, query)
    return int(chunks), int(size)
