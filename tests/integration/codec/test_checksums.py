"""Without a cipher: what is damaged in a row is an error, or changes nothing that is read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import CorruptRowError, rotate_keys
from pg_checkpoint.core.errors import PgCheckpointError
from pg_checkpoint.tools.verify import verify_threads
from tests.cases import each
from tests.conftest import Saver
from tests.keys import CIPHER
from tests.making import aput, config_for, rows_of, run_sql

# Of each long value so many bytes are flipped.
_FLIPS = 8
BYTES = {
    "checkpoint_blobs": ("blob", "chunks", "crc"),
    "checkpoint_chunks": ("data", "digest"),
    "checkpoint_writes": ("blob", "crc"),
    "checkpoints": ("checks",),
}
TEXTS = {
    "checkpoint_blobs": ("type", "channel", "version"),
    "checkpoint_writes": ("type", "channel", "task_id", "task_path"),
}
INTEGERS = {"checkpoint_blobs": ("groups", "size"), "checkpoint_writes": ("idx",)}
JSON = ("checkpoint", "metadata")
TABLES = tuple(BYTES)
# Columns that may be null: without a checksum a row is one of before there were any.
CHECKS = {"checkpoints": "checks", "checkpoint_blobs": "crc", "checkpoint_writes": "crc"}
NULLS: dict[str, tuple[str, ...]] = {table: (column,) for table, column in CHECKS.items()}
NULLS["checkpoint_blobs"] = ("crc", "chunks")


async def _store(saver: Saver) -> None:
    config: Any = config_for("t")
    for n in range(2):
        values = {"long": [f"{m} was said at some length " * 20 for m in range(40 + n)]}
        config = await aput(saver, config, {**values, "n": n, "b": b"bytes", "d": {"a": [1, 2]}})
        await saver.aput_writes(config, [("w", ["x"]), ("n", 3)], "task", "a, b")


async def _read(saver: Saver) -> Any:
    """All that is read of the thread, but for parents: those are ids, and not values."""
    found = [c async for c in saver.alist(config_for("t"))]
    latest = await saver.aget_tuple(config_for("t"))
    return [(c.checkpoint, c.metadata, c.pending_writes) for c in (*found, latest) if c]


def _changes(dsn: str) -> Iterator[tuple[str, str, str, Any]]:
    kinds: list[tuple[dict[str, Any], Any]] = [
        (BYTES, _flipped),
        (TEXTS, lambda value: ("", f"{value}x", "json")),
        (INTEGERS, lambda value: (value + 1, value - 1)),
        ({"checkpoints": JSON}, _documents),
        (NULLS, lambda _: (None,)),
    ]
    with psycopg.connect(dsn) as admin:
        for tables, news in kinds:
            for table, columns in tables.items():
                for column, place, value in _cells(admin, table, columns):
                    yield from ((table, column, place, new) for new in news(value))


def _flipped(value: bytes) -> Iterator[bytes]:
    for at in range(0, len(value), max(len(value) // _FLIPS, 1)):
        yield value[:at] + bytes([value[at] ^ 1]) + value[at + 1 :]
    yield value[:-1]


def _cells(admin: Any, table: str, columns: Any) -> Iterator[tuple[str, str, Any]]:
    for column in columns:
        query = f"select ctid::text, {column} from pgcheckpoint.{table}"
        for place, value in admin.execute(query).fetchall():
            if value is not None:
                yield column, place, value


def _documents(stored: Any) -> Iterator[str]:
    """The document with each thing in it changed, gone, or another added."""
    yield json.dumps({**stored, "new": 1})
    for name, value in stored.items():
        yield json.dumps({k: v for k, v in stored.items() if k != name})
        yield json.dumps(stored | {name: "other"})
        if isinstance(value, dict):
            yield from (json.dumps(stored | {name: json.loads(d)}) for d in _documents(value))


async def test_a_change_is_an_error_or_has_no_effect(saver: Any, dsn: str, admin: Any) -> None:
    await _store(saver)
    stored = await _read(saver)
    unnoticed, noticed = [], 0
    for table in TABLES:
        admin.execute(f"create table kept_{table} as table pgcheckpoint.{table}".encode())
        _restore(admin, table)
    async with AsyncConnectionPool(dsn, min_size=1) as pool:
        for table, column, place, new in list(_changes(dsn)):
            change = f"update pgcheckpoint.{table} set {column} = %s where ctid = %s"
            try:
                admin.execute(change.encode(), [new, place])
            except (psycopg.errors.IntegrityError, psycopg.errors.DataError):
                continue
            try:
                # Each anew: a saver remembers what it read.
                if await _read(Saver(pool)) != stored:
                    unnoticed.append(f"{table}.{column} = {new!r:.100}")
            except PgCheckpointError:
                noticed += 1
            _restore(admin, table)
        assert await _read(Saver(pool)) == stored
    assert not unnoticed, "\n".join(unnoticed)
    assert noticed > 200


def _restore(admin: psycopg.Connection[Any], table: str) -> None:
    # Each row is at the same place every time.
    with admin.transaction():
        admin.execute(f"truncate pgcheckpoint.{table}".encode())
        admin.execute(f"insert into pgcheckpoint.{table} table kept_{table}".encode())


@pytest.mark.parametrize("table", ["checkpoint_blobs", "checkpoint_chunks"])
async def test_a_row_that_is_gone_is_an_error(saver: Any, admin: Any, table: str) -> None:
    await _store(saver)
    admin.execute(f"create table kept_{table} as table pgcheckpoint.{table}".encode())
    _restore(admin, table)
    for _, place, _ in list(_cells(admin, table, ("thread_id",))):
        admin.execute(f"delete from pgcheckpoint.{table} where ctid = %s".encode(), [place])
        with pytest.raises(CorruptRowError):
            await _read(saver)
        assert (await verify_threads(saver)).broken
        _restore(admin, table)
    assert await _read(saver)


async def test_rows_of_before_there_were_checksums_are_read(saver: Saver, dsn: str) -> None:
    await _store(saver)
    stored = await _read(saver)
    for table, column in CHECKS.items():
        run_sql(dsn, f"update pgcheckpoint.{table} set {column} = null")
    assert await _read(saver) == stored
    assert not (await verify_threads(saver)).broken


async def test_a_copy_has_them_too(dsn: str, saver: Saver) -> None:
    await _store(saver)
    await saver.acopy_thread("t", "copy")
    assert len([c async for c in saver.alist(config_for("copy"))]) == 2
    assert _count(dsn, "is null") == 0


async def test_with_a_cipher_there_are_none_that_tell_of_what_is_encrypted(dsn: str) -> None:
    async with Saver.from_conn_string(dsn) as plain:
        await _store(plain)
    assert _count(dsn, "is null") == 0
    cipher: Any = {"cipher": CIPHER, "allow_plaintext": True, "encrypt_metadata": True}
    async with Saver.from_conn_string(dsn, **cipher) as saver:
        await rotate_keys(saver)
        await aput(saver, config_for("u"), {"b": b"x", "n": 1})
        await saver.aput_writes(config_for("u", "1"), [("w", 1)], "task")
        stored = await _read(saver)
    assert len(stored) == 3
    assert _count(dsn, "is not null") == 0


def _count(dsn: str, condition: str) -> int:
    return sum(
        len(rows_of(dsn, f"select from pgcheckpoint.{table} where {column} {condition}"))
        for table, column in CHECKS.items()
    )


def test_a_damaged_name_of_a_piece_does_not_keep_others_from_being_read(dsn: str) -> None:
    """The server may look at a piece's name before it looks whether anybody names the piece."""
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_chunks values ('t', '', 'x');"
        "analyze pgcheckpoint.checkpoint_chunks",
    )
    pieces = "select * from pgcheckpoint.get_pieces_v1('t', '{0}', '{\"\"}', %s)"
    for size in (None, 2**28):
        assert rows_of(dsn, pieces, [size]) == []


@each("column", ["checkpoint", "metadata"])
@each("document", ['{"n": 1e9999}', "[" * 2000 + "]" * 2000, "[]", "5", "{}"])
async def test_damaged_documents(column: str, document: str, saver: Any, dsn: str) -> None:
    await saver.adelete_thread("t")
    config = await aput(saver, config_for("t"), {"a": 1})
    run_sql(dsn, f"update pgcheckpoint.checkpoints set {column} = %s", [document])
    with pytest.raises(CorruptRowError, match=rf"the ({column}|checkpoint) at .*'t'"):
        await saver.aget_tuple(config)
