"""A put that is alone, and batches that a worker of a cluster stores row by row, store the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import CipherRequiredError, ParentWriteFailedError
from pg_checkpoint.codec.caches import Encodings
from pg_checkpoint.codec.keys import NOTHING, put_key
from pg_checkpoint.codec.rows import PutRows, encode_put
from pg_checkpoint.core import arrays
from pg_checkpoint.core.arrays import packed
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import NotReadCommitted
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.saver.batch import checkpoint_parameters, whole_parameters
from tests.cases import each
from tests.conftest import Patch, Saver
from tests.making import META, aput, checkpoint_of, config_for, run_sql

pytestmark = pytest.mark.one_server("stands for a node of a cluster itself")

STORED = """
    select (select jsonb_agg(to_jsonb(c) order by c) from pgcheckpoint.checkpoints c),
        (select jsonb_agg(to_jsonb(b) order by b) from pgcheckpoint.checkpoint_blobs b),
        (select jsonb_agg(to_jsonb(k) order by k) from pgcheckpoint.checkpoint_chunks k),
        (select jsonb_agg(to_jsonb(w) order by w) from pgcheckpoint.checkpoint_writes w),
        (select jsonb_agg((thread_id, encrypted, unfinished_at = 'epoch',
            waiting_at is null, waiting_id) order by thread_id)
            from pgcheckpoint.checkpoint_threads)
"""
CLEAR = """
    truncate pgcheckpoint.checkpoints, pgcheckpoint.checkpoint_blobs,
        pgcheckpoint.checkpoint_chunks, pgcheckpoint.checkpoint_writes,
        pgcheckpoint.checkpoint_threads
"""
NOW, EARLIER, EPOCH = "2026-01-02 00:00Z", "2026-01-01 00:00Z", "epoch"
WAITS = "-infinity"
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


@contextmanager
def _rows(monkeypatch: Patch) -> Iterator[None]:
    """Each database takes itself for a node that has the threads."""
    settle = Database.settle

    def settled(database: Database, schema: str, *, on_citus: bool) -> None:
        assert not on_citus
        settle(database, schema, on_citus=True)
        database.has_threads = True

    with monkeypatch.context() as patched:
        patched.setattr(Database, "settle", settled)
        yield


def _taken(dsn: str) -> Any:
    with psycopg.connect(dsn, autocommit=True) as owner:
        found = owner.execute(STORED).fetchall()
        owner.execute(CLEAR)
    return found


def _messages(count: int) -> list[str]:
    return [f"message {n} " * 40 for n in range(count)]


async def _run_agents(dsn: str) -> None:
    """Chains that lean, in batches of several threads; each put and each write a second time."""
    async with Saver.from_conn_string(dsn) as saver:
        for step in range(3):
            for said in ("first", "second"):
                await asyncio.gather(*(_step(saver, f"t{n}", step, said) for n in range(4)))


async def _step(saver: Saver, thread: str, step: int, said: str = "") -> None:
    values = {"messages": _messages(20 * step + 20), "kept": "k" * 2000, "small": step}
    new: dict[str, str | int | float] = {
        "messages": f"{step}",
        "small": f"{step}",
        **({} if step else {"kept": "0"}),
    }
    made = checkpoint_of(values, {"kept": "0", **new}, f"{step}")
    parent = config_for(thread, f"{step - 1}") if step else config_for(thread)
    put = saver.aput(parent, made, META, new)
    calls = (
        saver.aput_writes(config_for(thread, f"{step}"), [("a", said), ("b", None)], f"{task}")
        for task in range(2)
    )
    await asyncio.gather(put, *calls)
    interrupted = [("__interrupt__", [said]), ("__error__", "e")]
    await saver.aput_writes(config_for(thread, f"{step}"), interrupted, "3")


async def _lose_what_is_leaned_on(dsn: str) -> None:
    """What a put leans on was deleted by somebody else."""
    async with Saver.from_conn_string(dsn) as saver:
        for step in range(3):
            await _step(saver, "t", step)
            lost = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks")[step]
            run_sql(dsn, f"delete from pgcheckpoint.{lost}")


@pytest.mark.parametrize("program", [_run_agents, _lose_what_is_leaned_on])
async def test_the_same_is_stored(dsn: str, program: Any, monkeypatch: Patch) -> None:
    await program(dsn)
    by_statements = _taken(dsn)
    assert by_statements[0][1] is not None
    with _rows(monkeypatch):
        await program(dsn)
    assert _taken(dsn) == by_statements


async def test_the_same_is_refused(dsn: str, monkeypatch: Patch) -> None:
    """Writes of a saver without the cipher, and then a child of what was refused."""
    with _rows(monkeypatch):
        async with Saver.from_conn_string(dsn) as saver:
            first = await aput(saver, config_for("t"), {"a": 1})
            _mark_encrypted(dsn, True)
            refused = checkpoint_of({"a": 2}, checkpoint_id="~")
            with pytest.raises(CipherRequiredError):
                await saver.aput(first, refused, META, {"a": "1"})
            with pytest.raises(CipherRequiredError):
                await saver.aput_writes(first, [("a", 1)], "task")
            _mark_encrypted(dsn, False)
            with pytest.raises(ParentWriteFailedError):
                await aput(saver, config_for("t", "~"), {"a": 3})
            await aput(saver, first, {"a": 4})


def _mark_encrypted(dsn: str, encrypted: bool) -> None:
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set encrypted = %s", [encrypted])


@each(
    "entries",
    [
        [(NOW, None)],
        [(EPOCH, "there"), (NOW, "there")],
        [(NOW, None), (EPOCH, "there")],
        [(EPOCH, "there"), (NOW, "gone")],
        [(EPOCH, "gone"), (NOW, "gone")],
        [(NOW, "gone"), (EPOCH, None), (EPOCH, "gone")],
        [(NOW, "there"), (WAITS, "gone")],
        [(WAITS, "there"), (NOW, None)],
    ],
)
@each("before", [None, EPOCH, EARLIER])
@each("waits_at", [None, "there", "elsewhere"])
def test_threads_are_marked_alike(
    dsn: str, before: str | None, waits_at: str | None, entries: list[tuple[str, str | None]]
) -> None:
    """The last entry of a thread counts whose checkpoint is stored; another thread is between."""
    marks = [(thread, *entry) for entry in entries for thread in ("t", "other")]
    threads, times, ids = map(list, zip(*marks, strict=True))
    found = []
    for name in ("mark_threads", "mark_threads_on_citus", "mark_threads_by_rows"):
        with psycopg.connect(dsn) as connection, psycopg.RawCursor(connection) as cursor:
            cursor.execute(
                "insert into pgcheckpoint.checkpoint_threads"
                " (thread_id, active_at, unfinished_at, waiting_at, waiting_id)"
                " select unnest(array['t', 'other']), now(), $1::timestamptz,"
                " case when $2::text is not null then $3::timestamptz end, $2::text",
                [before, waits_at, EARLIER],
            )
            cursor.execute(
                "insert into pgcheckpoint.checkpoints (thread_id, checkpoint_ns, checkpoint_id,"
                " checkpoint, metadata) values ('t', '', 'there', '{}', '{}')"
            )
            cursor.execute(load_queries()[name], [threads, times, ids])
            query = (
                "select thread_id, nullif(unfinished_at, now()), waiting_at is null,"
                " nullif(waiting_at, now()), waiting_id from pgcheckpoint.checkpoint_threads"
            )
            found.append(sorted(cursor.execute(query).fetchall()))
            connection.rollback()
    assert found[1:] == found[:1] * 2


def test_another_isolation_is_refused(dsn: str) -> None:
    """The next statement would not see what was committed while this one waited."""
    given = "array['t'], false, false, array[null], array[null]"
    call = f"select pgcheckpoint.lock_threads_by_rows_v1({given})".encode()
    with psycopg.connect(dsn) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        with pytest.raises(NotReadCommitted):
            connection.execute(call)


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
def test_it_stores_the_same(connection: psycopg.Connection[Any], whose: str, how: str) -> None:
    put = PUTS[whose]
    assert any(blob.pieces for blob in put.blobs)
    in_batch = checkpoint_parameters([put], ())
    expected = _stored(connection, "put_checkpoints", in_batch, put, how)
    alone = _stored(connection, "put_whole_checkpoint", whole_parameters(put), put, how)
    assert alone == expected
    assert alone[0] == [(1, True)]
