"""A put that is alone and leans on nothing has a statement of its own, which does the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.codec.caches import Encodings
from pg_checkpoint.codec.keys import NOTHING, put_key
from pg_checkpoint.codec.rows import PutRows, encode_put
from pg_checkpoint.core import arrays
from pg_checkpoint.core.arrays import packed
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.saver.batch import checkpoint_parameters, whole_parameters
from tests.cases import each
from tests.making import META, checkpoint_of, config_for
from tests.seams import statements_made

TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks")
NOT_THERE = "update pgcheckpoint.checkpoints set parent_checkpoint_id = null"
PARENT = "insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint, metadata) "
# What was stored before, beside the put itself: what happened to it since.
BEFORE: dict[str, Sequence[str] | None] = {
    "nothing is there": None,
    "it is there": (),
    "it is there, cut from its parent": (NOT_THERE,),
    "it is there, cut from a parent that is there again": (
        NOT_THERE,
        PARENT + "values ('t', 'parent', '{}', '{}')",
    ),
    "another one is there": (NOT_THERE + """, checkpoint = '{"v": 4}'""",),
    "its blobs are others": (
        "update pgcheckpoint.checkpoint_blobs set blob = 'x', groups = 0, chunks = null",
        "delete from pgcheckpoint.checkpoint_chunks",
    ),
}


def _put(parent_id: str | None = "parent") -> PutRows:
    values = {"long": [f"words {n} " * 40 for n in range(30)], "short": ["a"], "small": 1}
    versions = dict.fromkeys(values, "1")
    checkpoint: Any = {**checkpoint_of(values, versions), "id": "child"}
    config = config_for("t", parent_id) if parent_id else config_for("t")
    serde, new = JsonPlusSerializer(), checkpoint["channel_versions"]
    key = put_key(config, checkpoint["id"])
    return encode_put(serde, *key, config, checkpoint, META, new, NOTHING, Encodings())


SEALED = replace(_put(), sealed=b"sealed")
PUTS = {"a child": _put(), "a root": _put(None), "its own parent": _put("child"), "sealed": SEALED}


@pytest.fixture
def connection(dsn: str) -> Iterator[psycopg.Connection[Any]]:
    with psycopg.connect(dsn) as connection:
        arrays.register(connection)
        yield connection


def _stored(
    connection: psycopg.Connection[Any],
    name: str,
    parameters: Sequence[Any],
    put: PutRows,
    how: str,
) -> list[Any]:
    """The answer, and what is stored then; of a transaction that is rolled back."""
    cursor = psycopg.RawCursor(connection)
    with connection.transaction(force_rollback=True):
        if (changes := BEFORE[how]) is not None:
            before = checkpoint_parameters([put], ())
            query = load_queries()["put_checkpoints"]
            cursor.execute(query, packed(query, before), binary=True)
            for change in changes:
                cursor.execute(change.encode())
        query = load_queries()[name]
        found = [cursor.execute(query, packed(query, parameters), binary=True).fetchall()]
        for table in TABLES:
            rows = f"select to_jsonb(t) from pgcheckpoint.{table} t order by 1".encode()
            found.append(cursor.execute(rows).fetchall())
        return found


@each("how", BEFORE)
@each("whose", PUTS)
def test_it_stores_what_a_batch_of_one_does(
    connection: psycopg.Connection[Any], whose: str, how: str
) -> None:
    put = PUTS[whose]
    assert any(blob.pieces for blob in put.blobs)
    in_batch = checkpoint_parameters([put], ())
    expected = _stored(connection, "put_checkpoints", in_batch, put, how)
    alone = _stored(connection, "put_whole_checkpoint", whole_parameters(put), put, how)
    assert alone == expected
    assert alone[0] == [(1, True)]


@pytest.mark.one_server("a cluster gets the one statement for all")
async def test_a_put_that_leans_on_its_parent_goes_the_other_way(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await saver.aget_tuple(config_for("t"))
    sent = statements_made(monkeypatch, saver)
    root = checkpoint_of({"kept": ["k"], "n": [1]}, {"kept": "1", "n": "1"})
    config = await saver.aput(config_for("t"), root, META, root["channel_versions"])
    child = checkpoint_of({"kept": ["k"], "n": [2]}, {"kept": "1", "n": "2"})
    await saver.aput(config, child, META, {"n": "2"})
    assert [name for name in sent if name.startswith("put")] == [
        "put_whole_checkpoint",
        "put_checkpoints",
    ]
