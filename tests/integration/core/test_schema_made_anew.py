"""A schema that is dropped and made anew while savers and stores live, or renamed."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp

import pg_checkpoint as pg
from pg_checkpoint.core.errors import PgCheckpointError
from pg_checkpoint.core.transaction import load_migrations, load_queries
from tests.keys import RING
from tests.making import META, aput, checkpoint_of, config_for, make_schema_anew, run_sql, tuple_of
from tests.seams import before_call, database_of

NS = ("users", "u1")


def _options(kind: str) -> dict[str, Any]:
    cipher = pg.AesGcmCipher(RING, data_keys=kind == "data keys")
    return {"cipher": cipher, "encrypt_metadata": kind == "metadata"}


async def _put(saver: pg.AsyncPostgresSaver, value: str) -> Any:
    checkpoint = checkpoint_of({"x": [value], "s": value}, {"x": "1", "s": "1"}, "1")
    config = await saver.aput(config_for("t"), checkpoint, META, {"x": "1", "s": "1"})
    await saver.aput_writes(config, [("x", value)], "task")
    return config


@pytest.fixture(params=["metadata", "data keys"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def reader(dsn: str, kind: str) -> AsyncIterator[pg.AsyncPostgresSaver]:
    """A saver that has lived through it; the schema was filled again by another process."""
    async with (
        pg.AsyncPostgresSaver.from_conn_string(dsn, **_options(kind)) as old,
        pg.AsyncPostgresSaver.from_conn_string(dsn, **_options(kind)) as new,
    ):
        await _put(old, "old")
        await old.aget_tuple(config_for("t"))
        make_schema_anew(dsn)
        await _put(new, "new")
        yield old


async def _get(saver: pg.AsyncPostgresSaver, thread_id: str = "t") -> Any:
    found = await tuple_of(saver, config_for(thread_id))
    return found.checkpoint["channel_values"]["x"], found.pending_writes


async def _list(saver: pg.AsyncPostgresSaver) -> Any:
    (found,) = [found async for found in saver.alist(config_for("t"))]
    return found.checkpoint["channel_values"]["x"], found.pending_writes


async def _metadata(saver: pg.AsyncPostgresSaver) -> Any:
    (found,), (thread,) = await saver.alist_info(config_for("t")), await saver.alist_threads()
    assert thread.metadata == found.metadata
    return dict(found.metadata)


async def _copy(saver: pg.AsyncPostgresSaver) -> Any:
    await saver.acopy_thread("t", "copy")
    return await _get(saver, "copy")


async def _settled(call: Callable[[], Awaitable[Any]]) -> tuple[Any, list[str]]:
    """What a call answers after at most one error, and that."""
    try:
        return await call(), []
    except PgCheckpointError as error:
        name = type(error).__name__
    return await call(), [name]


NEW = ["new"], [("task", "x", "new")]


@pytest.mark.parametrize(
    ("read", "expected"), [(_get, NEW), (_list, NEW), (_copy, NEW), (_metadata, META)]
)
async def test_reads_fail_once_at_most(
    reader: pg.AsyncPostgresSaver, read: Callable[..., Any], expected: Any
) -> None:
    found, errors = await _settled(lambda: read(reader))
    assert found == expected
    assert errors in ([], ["DecryptionError"], ["SchemaNotReadyError"])


async def test_a_put_fails_once_at_most(reader: pg.AsyncPostgresSaver, dsn: str, kind: str) -> None:
    child = checkpoint_of({"x": ["more"]}, {"x": "2"}, "2")
    put = config_for("t", "1")
    _, errors = await _settled(lambda: reader.aput(put, child, META, {"x": "2"}))
    assert errors in (["DecryptionError"], ["SchemaNotReadyError"])
    _, errors = await _settled(lambda: reader.aput_writes(config_for("t", "2"), [("x", 1)], "t"))
    assert not errors
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **_options(kind)) as later:
        assert await _get(later) == (["more"], [("t", "x", 1)])


async def test_writes_fail_once_at_most(reader: pg.AsyncPostgresSaver) -> None:
    at = config_for("t", "1")
    _, errors = await _settled(lambda: reader.aput_writes(at, [("x", 1)], "another"))
    assert errors in (["DecryptionError"], ["SchemaNotReadyError"])
    assert (await _get(reader))[1] == [("another", "x", 1), *NEW[1]]


async def test_puts_and_a_history_after_a_read_that_failed(reader: pg.AsyncPostgresSaver) -> None:
    with pytest.raises(pg.DecryptionError):
        await _get(reader)
    await _settled(lambda: _put(reader, "more"))
    config = await aput(reader, config_for("t", "1"), {"s": "new"}, checkpoint_id="2")
    history = await reader.aget_delta_channel_history(config=config, channels=["x"])
    assert (history["x"]["seed"], history["x"]["writes"]) == NEW


async def test_what_only_lists_by_a_replica(dsn: str, kind: str) -> None:
    """The replica's schema is not what was looked at either: the primary says which it is."""
    async with (
        pg.AsyncPostgresSaver.from_conn_string(dsn, read_pool=dsn, **_options(kind)) as old,
        pg.AsyncPostgresSaver.from_conn_string(dsn, **_options(kind)) as new,
    ):
        await _put(old, "old")
        await _list(old)
        make_schema_anew(dsn)
        await _put(new, "new")
        found, errors = await _settled(lambda: _list(old))
        assert (found, errors) == (NEW, ["DecryptionError"])
        assert await _list(old) == NEW


async def test_a_store(dsn: str) -> None:
    options: dict[str, Any] = {"cipher": pg.AesGcmCipher(RING)}
    async with (
        pg.AsyncPostgresStore.from_conn_string(dsn, **options) as old,
        pg.AsyncPostgresStore.from_conn_string(dsn, **options) as new,
    ):

        async def search() -> list[Any]:
            return [item.value for item in await old.asearch(NS)]

        async def get() -> Any:
            item = await old.aget(NS, "k")
            return item and item.value

        for read, expected in ((get, {"n": 1}), (search, [{"n": 1}])):
            await old.aput(NS, "k", {"n": 0})
            make_schema_anew(dsn)
            await _settled(lambda: new.aput(NS, "k", {"n": 1}))
            found, errors = await _settled(read)
            assert (found, errors) == (expected, ["DecryptionError"])
            await old.abatch([PutOp(NS, "k", {"n": 2})])
            assert await get() == {"n": 2}
            _a_second_passed(old)


def _a_second_passed(store: pg.AsyncPostgresStore) -> None:
    """Since the schema was looked at again."""
    database_of(store)._look_again_at -= 1


async def test_damaged_rows_cost_a_look_a_second(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **_options("")) as saver:
        await _put(saver, "value")
        damage = "blob = overlay(blob placing 'xxxxxxxx' from 40)"
        run_sql(dsn, f"update pgcheckpoint.checkpoint_blobs set {damage}")
        looks = before_call(monkeypatch, database_of(saver), "_look", None, saver.open)
        began = time.monotonic()
        for _ in range(30):
            with pytest.raises(pg.DecryptionError):
                await saver.aget_tuple(config_for("t"))
        assert 1 <= len(looks) <= 1 + (time.monotonic() - began)


def _rename(dsn: str, old: str, new: str) -> None:
    run_sql(dsn, f'alter schema "{old}" rename to "{new}"')


@pytest.mark.parametrize(
    ("new", "in_place"), [("other", False), ("an'other", True), ('o"ther', False), ("Other", True)]
)
async def test_a_schema_that_was_renamed_is_refused(dsn: str, new: str, in_place: bool) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await _put(saver, "renamed")
    _rename(dsn, "pgcheckpoint", new.replace('"', '""'))
    if in_place:
        pg.migrate(dsn)
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, schema=new) as saver:
        for call in (saver.aget_tuple(config_for("t")), _put(saver, "wrong")):
            with pytest.raises(pg.SchemaNotReadyError, match=r"renamed.*get_pieces_v1.*migrate"):
                await call
        if in_place:
            assert pg.migrate(dsn, schema=new) == []
        else:
            await saver.setup()
        assert await _get(saver) == (["renamed"], [("task", "x", "renamed")])
    if in_place:
        async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
            assert await saver.aget_tuple(config_for("t")) is None


async def test_migrations_that_were_run_as_they_are(empty_dsn: str) -> None:
    """They name the schema without quotes."""
    files = sorted((Path(__file__).parents[3] / "sql" / "migrations").glob("*.sql"))
    with psycopg.connect(empty_dsn, autocommit=True) as owner:
        owner.execute("create schema pgcheckpoint")
        for file in files:
            owner.execute(file.read_bytes())
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        await _put(saver, "value")
    _rename(empty_dsn, "pgcheckpoint", "point")
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn, schema="point") as saver:
        with pytest.raises(pg.SchemaNotReadyError, match="renamed"):
            await saver.aget_tuple(config_for("t"))


@pytest.mark.direct("a pooler takes no options at the start")
async def test_a_schema_that_is_named_by_the_search_path(dsn: str) -> None:
    _rename(dsn, "pgcheckpoint", "tenant")
    named = f"{dsn}{'&' if '?' in dsn else '?'}options=-csearch_path%3Dtenant"
    async with pg.AsyncPostgresSaver.from_conn_string(named, schema="search_path") as saver:
        with pytest.raises(pg.SchemaNotReadyError, match="renamed"):
            await saver.aget_tuple(config_for("t"))


def test_all_functions_are_looked_at() -> None:
    made = {
        name
        for migration in load_migrations()
        for name in re.findall(r'create or replace function "pgcheckpoint"\.(\w+)', migration.sql)
    }
    asked = load_queries()["find_misnamed_functions"].decode()
    assert set(re.findall(r'"pgcheckpoint"\.(\w+)', asked)) == made
