"""A store with a serializer: what JSON has nothing for, filtered, moved, encrypted, rotated."""

from __future__ import annotations

import asyncio
import datetime
import io
import uuid
from collections.abc import AsyncIterator
from typing import Any

import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.store.base import GetOp, Item, PutOp, SearchOp
from pydantic import BaseModel

import pg_checkpoint as pg
from pg_checkpoint.tools.export import export_threads, import_threads
from pg_checkpoint.tools.verify import verify_items
from tests.command_line import done
from tests.embedders import FakeEmbedder
from tests.making import item_of, rows_of, run_sql

NS = ("users", "u1")
NOW = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
SERDE: Any = {"serde": JsonPlusSerializer(allowed_msgpack_modules=True)}
KEYS = {"2025": bytes(range(32)), "2026": bytes(range(100, 132))}
opened = pg.AsyncPostgresStore.from_conn_string
OLD: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing({"2025": KEYS["2025"]}))}
BOTH: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing(KEYS))}


class Fact(BaseModel):
    text: str


VALUE: dict[Any, Any] = {"kind": "fact", "n": 7, "at": NOW, "tags": {"a", "b"}, "raw": b"\0\xff"}
VALUE |= {"pair": (1, 2), "id": uuid.UUID(int=7), "fact": Fact(text="tea"), 8: 9}
VALUE["deep"] = {"x": [{1: "one"}]}


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[pg.AsyncPostgresStore]:
    async with opened(dsn, **SERDE) as store:
        yield store


async def found(store: pg.AsyncPostgresStore, wanted: dict[Any, Any]) -> list[str]:
    return [item.key for item in await store.asearch((), filter=wanted)]


async def test_types_come_back(store: pg.AsyncPostgresStore) -> None:
    await store.aput(NS, "k", VALUE)
    stored = (await item_of(store, NS, "k")).value
    assert stored == VALUE
    # 1, 1.0 and True are equal; and a set is written in any order.
    assert type(stored["tags"]) is set
    assert repr({**stored, "tags": None}) == repr({**VALUE, "tags": None})
    (item,) = await store.asearch(("users",))
    assert item.value == VALUE
    # Filters work on what is JSON.
    wanted: Any
    for wanted in (
        *({"kind": "fact", "n": {"$gt": 6}}, {"pair": [1, 2]}, {"pair": {"$contains": 2}}),
        *({"at": {"$exists": True}}, {"at": {"$ne": None}}, {("deep", "x"): {"$exists": True}}),
    ):
        assert await found(store, wanted) == ["k"], wanted
    for wanted in ({"at": None}, {"at": NOW}, {"n": {"$lt": 7}}, {"deep": {"x": [{}]}}):
        assert await found(store, wanted) == [], wanted
    with pytest.raises(pg.ValueNotSerializableError, match=r"value\['a'\]\['o'\]"):
        await store.aput(NS, "k", {"a": {"o": object()}, "b": b"x"})
    assert (await item_of(store, NS, "k")).value == VALUE
    assert (await store.aupdate(NS, "k", lambda value: {**(value or {}), "n": (8,)}))["n"] == (8,)


async def test_without_a_serializer_it_says_what_to_do(store: Any, dsn: str) -> None:
    plain = pg.AsyncPostgresStore(dsn)
    await store.abatch([PutOp(NS, "k", VALUE), PutOp(NS, "j", {"n": 1})])
    with pytest.raises(pg.SerializerRequiredError, match=r"'k'.*serde=") as caught:
        await plain.abatch([GetOp(NS, "j"), GetOp(NS, "k"), SearchOp(NS), GetOp(NS, "none")])
    results: Any = caught.value.results
    assert (results[0].value, results[1], results[3]) == ({"n": 1}, None, None)
    assert [item.key for item in results[2]] == ["j"]
    # Calls that share its transaction get theirs.
    calls = plain.aget(NS, "k"), plain.aget(NS, "j")
    one, other = await asyncio.gather(*calls, return_exceptions=True)
    assert (type(one), other) == (pg.SerializerRequiredError, results[0])
    await plain.aput(NS, "k", {"n": 2})
    for reader in (plain, store):
        assert (await item_of(reader, NS, "k")).value == {"n": 2}
    await plain.close()


async def test_strict_makes_no_unknown_class(store: pg.AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", VALUE)
    async with opened(dsn, strict=True) as strict:
        with pytest.raises(pg.TypeNotAllowedError, match=r"'k'.*Fact"):
            await strict.aget(NS, "k")
        await strict.aput(NS, "j", {"at": NOW})
        assert (await item_of(strict, NS, "j")).value == {"at": NOW}
    async with opened(dsn, strict=True, allowed_types=[Fact]) as knowing:
        assert (await item_of(knowing, NS, "k")).value == VALUE
    with pytest.raises(ValueError, match="strict"):
        pg.AsyncPostgresStore(dsn, strict=True, **SERDE)


@pytest.mark.one_server("vectors are refused there")
async def test_texts_to_embed_are_what_is_json(dsn: str) -> None:
    embedder = FakeEmbedder(8)
    index: Any = {"dims": 8, "embed": embedder, "fields": ["text", "$"]}
    async with opened(dsn, index=index, **SERDE) as store:
        await store.setup()
        mixed: Any = {"text": "tea", "at": NOW, 1: 2}
        await store.aput(NS, "k", mixed)
        assert sorted(embedder.texts) == ["tea", '{"at": null, "text": "tea"}']
        assert [i.key for i in await store.asearch((), query="tea")] == ["k"]
    async with opened(dsn, index=index) as without:
        with pytest.raises(pg.ValueNotSerializableError, match=r"value\['at'\]"):
            await without.aput(NS, "k", {"text": "tea", "at": NOW})


async def test_a_damaged_item_is_named_and_fails_alone(store: Any, dsn: str) -> None:
    for key in ("broken", "whole"):
        await store.aput(NS, key, VALUE)
    damage = "set exact = replace(exact, 'dict', 'what') where key = 'broken'"
    run_sql(dsn, f"update pgcheckpoint.store_items {damage}")
    calls: Any = store.aget(NS, "broken"), store.asearch(NS), store.aget(NS, "whole")
    *broken, whole = await asyncio.gather(*calls, return_exceptions=True)
    for error in broken:
        assert isinstance(error, pg.CorruptRowError)
        assert [text in str(error) for text in ("can't decode", "'broken'", "tea")] == [1, 1, 0]
    assert isinstance(whole, Item)
    assert whole.value == VALUE


async def test_it_is_encrypted_by_a_rotation(store: pg.AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", VALUE)
    options: Any = {"searchable": ["kind", "at"], **SERDE}
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, allow_plaintext=True, **OLD) as saver:
        await pg.rotate_keys(saver, searchable=options["searchable"])
    ((text,),) = rows_of(dsn, "select s::text from pgcheckpoint.store_items s")
    assert ("tea" in text, "pg:typed" in text) == (False, False)
    async with opened(dsn, **OLD, **options) as sealed:
        assert (await item_of(sealed, NS, "k")).value == VALUE
        await sealed.aput(NS, "k", VALUE)
        assert await found(sealed, {"kind": "fact", "at": {"$exists": True}}) == ["k"]
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **BOTH) as saver:
        assert (await pg.rotate_keys(saver)).complete
    async with opened(dsn, **BOTH, **options) as sealed:
        assert (await item_of(sealed, NS, "k")).value == VALUE
    async with opened(dsn, **BOTH) as without:
        with pytest.raises(pg.SerializerRequiredError, match="'k'"):
            await without.aget(NS, "k")


@pytest.mark.parametrize("how", [{}, OLD], ids=["clear", "encrypted"])
async def test_it_goes_through_an_export(how: Any, dsn: str, empty_dsn: str) -> None:
    async with opened(dsn, **how, **SERDE) as store:
        await store.aput(NS, "k", VALUE)
    out = io.BytesIO()
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        await export_threads(saver, out.write)
        verified = await verify_items(saver)
        assert (verified.items, verified.broken) == (1, [])
        run_sql(dsn, "update pgcheckpoint.store_items set exact = replace(exact, 'dict', 'what')")
        if not how:
            assert ["damaged" in one.what for one in (await verify_items(saver)).broken] == [True]
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn, **how) as saver:
        await saver.setup()
        assert (await import_threads(saver, io.BytesIO(out.getvalue()))).items == 1
    async with opened(empty_dsn, **how, **SERDE) as store:
        assert (await item_of(store, NS, "k")).value == VALUE
        if not how:
            assert await found(store, {"kind": "fact", "pair": [1, 2]}) == ["k"]


def test_the_commands_show_it_and_make_no_unknown_class(dsn: str) -> None:
    with pg.PostgresStore.from_conn_string(dsn, **SERDE) as store:
        store.put(NS, "k", VALUE)
    shown = done("store", "get", "users.u1", "k", dsn=dsn).json
    assert (shown["at"][:10], shown["pair"], shown["8"]) == ("2026-01-01", [1, 2], 9)
    assert shown["fact"] == {"text": "tea"}
    listed = done("store", "search", "users", "--json", dsn=dsn).json["items"]
    assert [item["key"] for item in listed] == ["k"]
