"""Columns that hold what they never held: typed errors, from everything that reads."""

from __future__ import annotations

import json
from typing import Any

import psycopg
import pytest
from psycopg import sql

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver
from tests.faults.clusters import cluster
from tests.faults.damage import CIPHER, calls, damage, error_of, store
from tests.making import rows_of

# Wrong shapes for whole documents, and for each of their fields.
WRONG: list[Any] = [None, True, 7, -1.5, "", "x", [], [[]], [1, "a", None], {}, {"a": {"b": []}}]
SOME: list[Any] = [None, "x", [1, "a", None], {"a": {"b": []}}]
# What JSONB holds and orjson does not.
FOREIGN = ["1e9999", "[" * 2000 + "]" * 2000]
BYTES = [
    b"",
    b"\x00",
    b"\xc1",
    b"\xff" * 15,
    b"\xab" * 16,
    b"\xdd\xff\xff\xff\xff",
    b"\x92\x01\x02",
]
TEXTS = [
    "",
    "msgpack",
    "json",
    "null",
    "pickle",
    "bytes",
    "msgpack+aes",
    "x" * 99,
]
# Texts that decide what a row belongs to; bytes; numbers.
COLUMNS: dict[str, dict[str, list[Any]]] = {
    "checkpoints": {"parent_checkpoint_id": [*TEXTS, None], "sealed": [*BYTES, None]},
    "checkpoint_blobs": {
        "type": TEXTS,
        "blob": BYTES,
        "groups": [-1, 1, 2**31 - 1],
        "chunks": [*BYTES, None],
        "channel": TEXTS,
        "version": TEXTS,
    },
    "checkpoint_chunks": {"data": BYTES, "digest": BYTES},
    "checkpoint_writes": {
        "type": TEXTS,
        "blob": BYTES,
        "channel": TEXTS,
        "task_path": TEXTS,
        "task_id": TEXTS,
        "idx": [-5, 2**31 - 1],
    },
}


def _documents(stored: dict[str, Any]) -> list[str]:
    """The document with one thing in it wrong, each in turn."""
    found = [json.dumps(wrong) for wrong in WRONG] + FOREIGN
    for name, value in stored.items():
        wrong = [json.dumps(stored | {name: w}) for w in SOME if w != value]
        wrong.append(json.dumps({k: v for k, v in stored.items() if k != name}))
        if isinstance(value, dict):
            inner = next(iter(value), "long")
            wrong += [json.dumps(stored | {name: value | {inner: w}}) for w in SOME]
            marked = json.dumps(stored | {name: value | {inner: "?foreign?"}})
            wrong += [marked.replace('"?foreign?"', foreign) for foreign in FOREIGN]
        found += wrong
    return found


async def _read_all(saver: AsyncPostgresSaver, configs: list[Any]) -> list[str]:
    """What raised anything but an error of ours."""
    made = calls(saver, configs)
    results = [await error_of(call()) for call in made.values()]
    return [f"{n}: {e!r:.200}" for n, e in zip(made, results, strict=True) if e is not None]


def _changes(dsn: str) -> list[tuple[str, str, Any]]:
    found = [
        (t, column, v)
        for t, columns in COLUMNS.items()
        for column, vs in columns.items()
        for v in vs
    ]
    row = rows_of(
        dsn, "select checkpoint, metadata from pgcheckpoint.checkpoints order by checkpoint_id"
    )[1]
    for column, document in zip(("checkpoint", "metadata"), row, strict=True):
        found += [("checkpoints", column, text) for text in _documents(document)]
    return found


def _change(dsn: str, table: str, column: str, value: Any) -> bool:
    """Changes a row of a thread, in the middle of it; whether the table takes it."""
    named = sql.SQL("pgcheckpoint.{}").format(sql.Identifier(table))
    order = sql.SQL(
        "update {t} set {c} = %s where ctid = "
        "(select ctid from {t} where thread_id = 't' order by ctid offset 1 limit 1)"
    ).format(t=named, c=sql.Identifier(column))
    with psycopg.connect(dsn) as admin:
        try:
            admin.execute(order, [value])
        except psycopg.errors.IntegrityError:
            admin.rollback()
            return False
    return True


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["plain", "sealed"])
async def test_whatever_stands_in_a_row_the_errors_are_ours(
    cipher: AesGcmCipher | None, dsn: str
) -> None:
    options: Any = {"cipher": cipher, "encrypt_metadata": cipher is not None}
    wrong: list[str] = []
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as writer:
        configs = await store(writer)
    with psycopg.connect(dsn, autocommit=True) as admin:
        tables = [*COLUMNS, "checkpoint_threads"]
        for table in tables:
            admin.execute(f"create table kept_{table} as table pgcheckpoint.{table}".encode())
    for table, column, value in _changes(dsn):
        if not _change(dsn, table, column, value):
            continue
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
            found = await _read_all(saver, configs)
        wrong += [f"{table}.{column} = {value!r:.120}: {error}" for error in found]
        with psycopg.connect(dsn, autocommit=True) as admin:
            restore = b"truncate pgcheckpoint.%s; insert into pgcheckpoint.%s table kept_%s"
            admin.execute(restore.replace(b"%s", table.encode()))
    assert not wrong, "\n".join(wrong)


async def test_whatever_random_damage_does_the_errors_are_ours() -> None:
    with cluster() as running:
        done = await damage(running, "test", 200)
    assert done.count == 200
    assert not done.findings, "\n".join(done.findings)
