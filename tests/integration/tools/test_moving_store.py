"""Moving the stock store's items in, and back: values, times and vectors, while both are in use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timezone
from typing import Any

import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.store.base import SearchItem
from langgraph.store.postgres.aio import AsyncPostgresStore as StockStore

import pg_checkpoint as pg
from pg_checkpoint.tools.items import MovedItems
from pg_checkpoint.tools.moving import export_store, import_store
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder
from tests.integration.tools.stock_app import filled, stock_saver
from tests.keys import CIPHER
from tests.making import make_schema_anew, rows_of, run_sql
from tests.seams import limit

pytestmark = pytest.mark.direct("the stock store prepares its statements")

NS = ("users", "u1")
moved_in: Any = import_store  # the stock store is there
moved_out: Any = export_store
VALUES: dict[str, Any] = {"text": {"text": "green tea", "notes": ["at noon", "hot"]}, "empty": {}}
VALUES["numbers"] = {"n": 7, "long": 10**30, "half": 0.5, "deep": {"a": [None, True, "ü"]}}


def index(**more: Any) -> Any:
    return {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text", "notes[*]"], **more}


@pytest.fixture
async def stock(dsn: str) -> AsyncIterator[StockStore]:
    async with StockStore.from_conn_string(dsn, index=index(), ttl={"default_ttl": None}) as store:
        await store.setup()
        yield store


@asynccontextmanager
async def opened(dsn: str, index: Any) -> AsyncIterator[pg.AsyncPostgresStore]:
    async with pg.AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.setup()
        yield store


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[pg.AsyncPostgresStore]:
    async with opened(dsn, index(model="m")) as store:
        yield store


async def fill(stock: StockStore) -> None:
    for key, value in VALUES.items():
        await stock.aput(NS, key, value)
    await stock.aput((*NS, "deep"), "short-lived", {"n": 1}, ttl=30)
    await stock.aput(("other",), "not searched", {"text": "x"}, index=False)


async def everything(store: Any) -> list[SearchItem]:
    return list(await store.asearch((), limit=1_000, refresh_ttl=False))


async def assert_alike(one: Any, other: Any) -> None:
    facts = [{**item.dict(), "score": None} for item in await everything(one)]
    others = [{**item.dict(), "score": None} for item in await everything(other)]
    assert sorted(facts, key=str) == sorted(others, key=str)


async def test_items_come(dsn: str, saver: pg.AsyncPostgresSaver, stock: StockStore) -> None:
    """With their times and vectors: nothing is embedded again."""
    await fill(stock)
    embedder = FakeEmbedder(8)
    async with opened(dsn, index(embed=embedder, model="m")) as store:
        moved = await moved_in(saver, dsn)
        assert (moved.items, moved.copied, moved.compared, moved.decoded) == (5, 5, 5, 5)
        assert (moved.vectors, moved.behind, moved.gone_on, moved.broken) == (3, 0, 0, set())
        await assert_alike(store, stock)
        # Nor when the same texts are put again.
        await store.aput(NS, "text", VALUES["text"])
        assert embedder.texts == []
        for query in ("green tea", "hot", "at noon"):
            (found,) = await store.asearch(("users",), query=query)
            assert (found.key, round(found.score or 0, 3)) == ("text", 1.0)
    lives = "select expires_at, ttl_minutes from {} where expires_at is not null"
    ours = rows_of(dsn, lives.format("pgcheckpoint.store_items"))
    assert ours == rows_of(dsn, lives.format("store")) != []


async def test_what_is_new_is_copied(dsn: str, saver: Any, stock: Any, store: Any) -> None:
    await fill(stock)
    await moved_in(saver, dsn)
    # Vectors that only the target has stay.
    assert await store.asearch(("other",), query="x") == []
    assert await store.areindex() == 1
    again = await moved_in(saver, dsn)
    assert (again.passes, again.copied, again.compared) == (1, 0, 5)
    assert [item.key for item in await store.asearch(("other",), query="x")] == ["not searched"]
    await stock.aput(NS, "text", {"text": "black tea"})
    await stock.aput(NS, "later", {"n": 2})
    await store.aput(NS, "numbers", {"written": "here"})
    third = await moved_in(saver, dsn)
    assert (third.copied, third.gone_on, third.behind, third.broken) == (2, 1, 0, set())
    found = {item.key: item.value for item in await everything(store)}
    new = {"text": {"text": "black tea"}, "later": {"n": 2}, "numbers": {"written": "here"}}
    assert found.items() >= new.items()


async def test_a_cut_import_goes_on(dsn: str, saver: Any, stock: Any, monkeypatch: Any) -> None:
    limit(monkeypatch, "tools.sides", page=2)
    await fill(stock)

    def stop(_: MovedItems) -> None:
        raise EOFError

    with pytest.raises(EOFError):
        await import_store(saver, dsn, progress=stop)
    rest = await moved_in(saver, dsn)
    assert (rest.items, rest.copied, rest.compared, rest.behind) == (5, 3, 5, 0)


async def test_vectors_follow(dsn: str, saver: pg.AsyncPostgresSaver, stock: StockStore) -> None:
    """Once there is a table for them, which is one for vectors of their length."""
    await fill(stock)
    without = await moved_in(saver, dsn)
    assert (without.copied, without.vectors, without.without_vectors) == (5, 0, 1)
    async with opened(dsn, index(dims=4, embed=FakeEmbedder(4))):
        (broken,) = (await moved_in(saver, dsn)).broken
        assert ("'text'" in str(broken), "8 numbers" in str(broken)) == (True, True)
    run_sql(dsn, "drop table pgcheckpoint.store_vectors, pgcheckpoint.store_index")
    async with opened(dsn, index()) as store:
        moved = await moved_in(saver, dsn)
        assert (moved.copied, moved.vectors, moved.without_vectors) == (1, 3, 0)
        assert len(await store.asearch(("users",), query="hot")) == 1


async def test_what_cannot_be_moved_is_named(dsn: str, saver: Any, stock: Any, store: Any) -> None:
    await fill(stock)
    # What expires later than Python has dates for never does.
    far = {"short-lived": "infinity", "text": "20000-01-01", "empty": "9000-01-01"}
    for key, time in far.items():
        run_sql(dsn, "update store set expires_at = %s where key = %s", [time, key])
    for row in ("'a..b', 'k', '{}'", "'a', 'list', '[1]'", "'', '', '{}'"):
        run_sql(dsn, f"insert into store (prefix, key, value) values ({row})")
    moved = await moved_in(saver, dsn)
    assert {(b.namespace, b.key) for b in moved.broken} == {(("a", "", "b"), "k"), (("a",), "list")}
    assert (moved.copied, moved.behind) == (6, 0)
    assert len(await everything(store)) == 6
    mortal = "select key from pgcheckpoint.store_items where expires_at is not null"
    assert rows_of(dsn, mortal) == [("empty",)]
    assert (await moved_in(saver, dsn)).copied == 0


async def test_with_a_cipher_values_are_encrypted_on_the_way(dsn: str, stock: StockStore) -> None:
    await fill(stock)
    saver = pg.AsyncPostgresSaver(dsn, cipher=CIPHER)
    async with saver, pg.AsyncPostgresStore(dsn, searchable=["n"], cipher=CIPHER) as store:
        moved = await moved_in(saver, dsn, searchable=["n"])
        assert (moved.copied, moved.decoded, moved.broken) == (5, 5, set())
        await assert_alike(store, stock)
        assert [i.key for i in await store.asearch((), filter={"n": 7})] == ["numbers"]
        await store.aput(NS, "new", {"text": "back"})
        assert (await moved_out(saver, dsn)).copied == 1
        await assert_alike(stock, store)
    (text,) = rows_of(dsn, "select string_agg(s::text, '') from pgcheckpoint.store_items s")
    assert "green tea" not in str(text)


async def test_nothing_is_moved_for_the_schema_that_was_before(dsn: str, stock: StockStore) -> None:
    await fill(stock)
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await moved_in(saver, dsn)
        await asyncio.to_thread(make_schema_anew, dsn)
        with pytest.raises(pg.SchemaNotReadyError, match="created again"):
            await moved_in(saver, dsn)
        assert (await moved_in(saver, dsn)).copied == 5
    async with pg.AsyncPostgresStore.from_conn_string(dsn, cipher=CIPHER) as store:
        await assert_alike(store, stock)


async def test_without_the_stock_tables_it_is_said(dsn: str, saver: pg.AsyncPostgresSaver) -> None:
    for move in (import_store, export_store):
        with pytest.raises(pg.StockTablesError, match=r"neither .* run setup\(\) first"):
            await move(saver, dsn)
        with pytest.raises(pg.StockTablesError, match="tables of pg_checkpoint"):
            await move(saver, dsn, schema="pgcheckpoint")
    async with stock_saver(dsn):
        # Without a stock store nothing is done; an older one is refused.
        assert await import_store(saver, dsn) is await export_store(saver, dsn) is None
    run_sql(dsn, "create table store (prefix text, key text, value jsonb)")
    with pytest.raises(pg.StockTablesError, match="expires_at"):
        await import_store(saver, dsn)


async def test_items_go_back_and_forth(dsn: str, saver: Any, stock: Any, store: Any) -> None:
    for key, value in VALUES.items():
        await store.aput(NS, key, value)
    await store.aput(NS, "short-lived", {"n": 1}, ttl=0.5)
    moved = await moved_out(saver, dsn)
    assert (moved.copied, moved.vectors, moved.broken) == (4, 3, set())
    await assert_alike(stock, store)
    found = await stock.asearch(("users",), query="hot")
    assert (found[0].key, round(found[0].score or 0, 3)) == ("text", 1.0)
    fields = rows_of(dsn, "select field_name from store_vectors order by 1")
    assert fields == [("notes[*].0",), ("notes[*].1",), ("text",)]
    assert rows_of(dsn, "select ttl_minutes from store where key = 'short-lived'") == [(1,)]
    assert (await moved_in(saver, dsn)).copied == 0
    await stock.aput(NS, "text", {"text": "on there"})
    assert (await moved_in(saver, dsn)).copied == 1
    await assert_alike(stock, store)


async def test_what_filters_see_otherwise(dsn: str, saver: Any, stock: Any, store: Any) -> None:
    value = {"a": "\1\ud7ff", "\1": ["\ud7ff\1"]}
    await stock.aput(NS, "theirs", value)
    await store.aput(NS, "ours", value)
    assert ((await moved_in(saver, dsn)).copied, (await moved_out(saver, dsn)).broken) == (1, set())
    for one in (stock, store):
        assert [item.value for item in await everything(one)] == [value, value]
    found = await store.asearch(NS, filter={"a": {"$gt": "\1\ud7fe", "$lt": "\1\ud800"}})
    assert {item.key for item in found} == {"ours", "theirs"}


async def test_what_their_table_cannot_hold(dsn: str, saver: Any, stock: Any, store: Any) -> None:
    long = "k" * 4_000 + "".join(map(chr, range(0x4E00, 0x5200)))
    await store.aput(NS, "nul", {"text": "a\0"}, index=False)
    await store.aput(NS, "nan", {"n": float("nan")})
    await store.aput(NS, long, {"n": 1})
    await store.aput(NS, "fits", {"n": 10**40}, ttl=float("inf"))
    async with pg.AsyncPostgresStore.from_conn_string(dsn, serde=JsonPlusSerializer()) as typed:
        await typed.aput(NS, "typed", {"raw": b"x", "pair": (1, 2)})
    moved = await moved_out(saver, dsn)
    assert moved.copied == 1
    said = {broken.key: broken.what for broken in moved.broken}
    assert said.keys() == {"nul", "nan", long, "typed"}
    assert "which JSON can't represent" in said["typed"]
    assert [item.key for item in await everything(stock)] == ["fits"]
    assert rows_of(dsn, "select key, ttl_minutes from store") == [("fits", 2**31 - 1)]


def test_the_commands_take_the_store_along(dsn: str) -> None:
    async def prepare() -> None:
        async with filled(dsn), StockStore.from_conn_string(dsn) as stock:
            await stock.setup()
            await fill(stock)

    asyncio.run(prepare())
    assert done("import-langgraph", "--thread", "long", "--json", dsn=dsn).json["store"] is None
    assert done("import-langgraph", "--json", dsn=dsn).json["store"]["copied"] == 5
    now = datetime.now(timezone.utc)
    run_sql(dsn, "update pgcheckpoint.store_items set updated_at = %s", (now,))
    assert "items copied" in done("export-langgraph", "--final", dsn=dsn).out
    assert len(rows_of(dsn, "select from public.store where updated_at = %s", (now,))) == 5
    run_sql(dsn, "update public.store set value = '[]' where key = 'text'")
    run_sql(dsn, "update public.store set updated_at = now() + interval '1 day'")
    ran = cli("import-langgraph", dsn=dsn)
    assert (ran.code, "not a JSON object" in ran.out) == (1, True)
