"""A store with a cipher: values come back, nothing stands in clear, nothing can be moved."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp

import pg_checkpoint as pg
from tests.cases import each
from tests.embedders import FakeEmbedder
from tests.keys import SECRET
from tests.making import change_rows, item_of, make_schema_anew

KEYS = {"2025": bytes(range(32)), "2026": bytes(range(100, 132))}
OLD: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing({"2025": KEYS["2025"]}))}
BOTH: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing(KEYS))}
NEW: Any = {"cipher": pg.AesGcmCipher(pg.KeyRing({"2026": KEYS["2026"]}))}
opened = pg.AsyncPostgresStore.from_conn_string
CLEAR: Any = ["kind", ("user", "id")]
NS = ("users", "u1", "memories")
VALUE = {"kind": "fact", "secret": SECRET, "user": {"id": 7, "name": SECRET}, "list": [SECRET]}
INDEX: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["secret"]}

Admin = psycopg.Connection[Any]


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[pg.AsyncPostgresStore]:
    async with opened(dsn, searchable=CLEAR, **OLD) as store:
        yield store


def stored(admin: Admin) -> str:
    return "\n".join(map(str, admin.execute("select s::text from pgcheckpoint.store_items s")))


async def test_values_come_back_and_are_sealed(store: pg.AsyncPostgresStore, admin: Admin) -> None:
    # The value is copied at the call.
    put = asyncio.ensure_future(store.aput(NS, "k", value := {**VALUE}))
    value["kind"] = value["secret"] = "changed"
    await put
    assert (await item_of(store, NS, "k")).value == VALUE
    (found,) = await store.asearch(("users",))
    assert (found.namespace, found.key, found.value) == (NS, "k", VALUE)
    assert SECRET not in stored(admin)
    rows = admin.execute("select value from pgcheckpoint.store_items").fetchall()
    assert rows == [({"kind": "fact", "user": {"id": 7}},)]
    # Equal values do not look equal.
    await store.aput(NS, "l", VALUE)
    assert admin.execute("select distinct exact from pgcheckpoint.store_items").rowcount == 2


async def test_long_names_and_what_is_no_json_come_back(store: pg.AsyncPostgresStore) -> None:
    odd = {"nan": math.inf, "nul": "\0", "half": "\ud800", "long": 10**30, "kind": "a\0", "z": -0.0}
    namespace, key = ("users", "u" * 3_000, "m" * 3_000), "k" * 3_000
    await store.aput(namespace, key, {}, if_version=None, ttl=10)
    await store.aupdate(namespace, key, lambda _: odd)
    assert repr((await item_of(store, namespace, key)).value) == repr(odd)
    for wanted in (None, {"kind": "a\0"}):
        (found,) = await store.asearch(namespace, filter=wanted)
        assert (found.namespace, found.key, repr(found.value)) == (namespace, key, repr(odd))


async def test_filters_ask_for_clear_fields(store: pg.AsyncPostgresStore) -> None:
    await store.aput(NS, "k", VALUE)
    await store.aput(NS, "other", {"kind": "note"})
    nested: Any = {"$and": [{"kind": {"$ne": "note"}}, {"$or": [{("user", "id"): 7}]}]}
    for wanted in ({"kind": "fact"}, {("user", "id"): {"$gt": 6}}, nested):
        assert [i.key for i in await store.asearch((), filter=wanted)] == ["k"]  # type: ignore[arg-type]
    assert len(await store.asearch((), filter={})) == 2
    encrypted: list[Any] = [
        *({"secret": SECRET}, {"user": {"id": 7}}, {("user", "name"): SECRET}),
        {"kind": "fact", "secret": {"$exists": True}},
        {"$or": [{"kind": "fact"}, {"$and": [{"list": {"$contains": SECRET}}]}]},
    ]
    calls = (store.asearch((), filter=wanted) for wanted in encrypted)
    get, *refused = await asyncio.gather(store.aget(NS, "k"), *calls, return_exceptions=True)
    assert not isinstance(get, BaseException)
    for error in refused:
        assert isinstance(error, pg.UnsupportedCallError)
        assert SECRET not in str(error)


@pytest.mark.one_server("vectors are refused there")
async def test_an_index_is_a_leak_and_refused_unless_allowed(dsn: str, admin: Admin) -> None:
    with pytest.raises(pg.UnsupportedCallError, match="allow_index_leak"):
        pg.AsyncPostgresStore(dsn, index=INDEX, **OLD)
    async with opened(dsn, index=INDEX, allow_index_leak=True, **OLD) as store:
        await store.setup()
        await store.aput(NS, "k", VALUE)
        await store.aput(NS, "l", {"secret": "another"})
        found = await store.asearch(("users",), query=SECRET)
        assert [item.value for item in found] == [VALUE, {"secret": "another"}]
    assert SECRET not in stored(admin)


WRONG = [{"searchable": wrong, **OLD} for wrong in ("kind", [()], [3], ["\0"])]


@each("options", [*WRONG, {"searchable": ["kind"]}, {"allow_index_leak": True}])
def test_options_that_mean_nothing_are_refused(dsn: str, options: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        pg.AsyncPostgresStore(dsn, **options)


MOVES = {"another key": "key = 'theirs'", "another namespace": "rest = 'theirs' || chr(1)"}
MOVES |= {"another user": r"head = e'users\x01u2\x01'"}
MOVES |= {"another user, in whole": f"{MOVES['another user']}, whole_namespace = head || rest"}
MOVES |= {"changed": "exact = overlay(exact placing 'AAAA' from 120)"}
MOVES |= {"cut": "exact = left(exact, 60)", "no ciphertext": "exact = 'pg:aes:???'"}
MOVES |= {"in clear": "exact = null", "in clear, too": "exact = '{}'"}


# Citus lets nobody move a row to another worker.
@pytest.mark.parametrize(
    "move",
    [pytest.param(m, marks=[pytest.mark.one_server("to a head")] * ("user" in m)) for m in MOVES],
)
async def test_changed_rows_are_refused(store: Any, admin: Admin, move: str) -> None:
    await store.aput(NS, "k", VALUE)
    admin.execute(f"update pgcheckpoint.store_items set {MOVES[move]}".encode())
    user = "u2" if "user" in move else "u1"
    with pytest.raises(pg.DecryptionError) as caught:
        await store.asearch(("users", user))
    assert SECRET not in str(caught.value)
    rest = "theirs" if move == "another namespace" else "memories"
    with pytest.raises(pg.DecryptionError):
        await store.aget(("users", user, rest), "theirs" if move == "another key" else "k")


async def test_rows_in_clear_need_allow_plaintext_and_others_the_cipher(dsn: str) -> None:
    lenient: Any = {**OLD, "allow_plaintext": True, "searchable": CLEAR}
    async with opened(dsn) as plain, opened(dsn, **OLD) as strict, opened(dsn, **lenient) as both:
        await plain.aput(NS, "k", VALUE)
        with pytest.raises(pg.DecryptionError, match="allow_plaintext"):
            await strict.aget(NS, "k")
        assert (await item_of(both, NS, "k")).value == VALUE
        assert len(await both.asearch((), filter={"kind": "fact"})) == 1
        await strict.aput(NS, "k", VALUE)
        for read in (plain.aget(NS, "k"), plain.asearch(())):
            with pytest.raises(pg.CipherRequiredError, match="'k'"):
                await read
        assert await plain.alist_namespaces() == [NS]


async def test_another_schema_or_context_opens_nothing(dsn: str, store: Any, admin: Admin) -> None:
    await store.aput(NS, "k", VALUE)
    context = pg.AesGcmCipher(pg.KeyRing({"2025": KEYS["2025"]}), context=b"prod")
    async with opened(dsn, cipher=context) as other:
        with pytest.raises(pg.DecryptionError):
            await other.aget(NS, "k")
    async with opened(dsn, schema="second", **OLD) as second:
        await second.setup()
        admin.execute("insert into second.store_items select * from pgcheckpoint.store_items")
        with pytest.raises(pg.DecryptionError):
            await second.aget(NS, "k")
        await second.aput(NS, "k", VALUE)
        assert (await item_of(second, NS, "k")).value == VALUE


async def test_nothing_is_put_for_the_schema_that_was_before(dsn: str, admin: Admin) -> None:
    async with opened(dsn, **OLD) as store:
        await store.aput(NS, "k", VALUE)
        await asyncio.to_thread(make_schema_anew, dsn)
        with pytest.raises(pg.SchemaNotReadyError, match="created again"):
            await store.aput(NS, "k", VALUE)
        assert admin.execute("select count(*) from pgcheckpoint.store_items").fetchone() == (0,)
        await store.aput(NS, "k", VALUE)
    async with opened(dsn, **OLD) as other:
        assert (await item_of(other, NS, "k")).value == VALUE


async def _fill(store: pg.AsyncPostgresStore, count: int = 5) -> None:
    values = [{"kind": n, "secret": SECRET} for n in range(count)]
    await store.abatch([PutOp(("users", f"u{n % 3}"), f"k{n}", v) for n, v in enumerate(values)])


async def test_items_are_rotated(dsn: str, store: pg.AsyncPostgresStore) -> None:
    await _fill(store, 450)
    await store.aput(("users", "u" * 2_000), "k" * 2_000, VALUE)
    before = await store.asearch((), limit=None)  # type: ignore[arg-type]
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **BOTH) as saver:
        assert await pg.count_keys(saver) == {"2025": pg.RowCounts(items=451)}
        planned = await pg.rotate_keys(saver, dry_run=True)
        assert (planned.due, planned.complete) == (451, False)
        done = await pg.rotate_keys(saver)
        assert (done.rotated, done.complete) == (pg.RowCounts(items=451), True)
        assert done.bytes > 451 * 100
        assert (await pg.rotate_keys(saver)).due == 0
    async with opened(dsn, searchable=CLEAR, **NEW) as new:
        assert await new.asearch((), limit=None) == before  # type: ignore[arg-type]
        assert len(await new.asearch((), filter={"kind": 7})) == 1


async def test_items_in_clear_are_encrypted_only_if_asked_for(dsn: str, admin: Admin) -> None:
    async with opened(dsn) as plain:
        await plain.aput(NS, "k", VALUE)
        await plain.aput(NS, "odd", {"secret": SECRET, "kind": "\0", "n": math.inf})
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, allow_plaintext=True, **BOTH) as saver:
        left = await pg.rotate_keys(saver)
        assert (left.due, left.complete) == (0, True)
        assert SECRET in stored(admin)
        done = await pg.rotate_keys(saver, searchable=CLEAR)
        assert (done.due, done.rotated.items, done.complete) == (2, 2, True)
    assert SECRET not in stored(admin)
    async with opened(dsn, searchable=CLEAR, **NEW) as new:
        assert (await item_of(new, NS, "k")).value == VALUE
        assert (await item_of(new, NS, "odd")).value["n"] == math.inf
        nested: Any = {("user", "id"): 7}
        assert [i.key for i in await new.asearch((), filter=nested)] == ["k"]
        assert [i.key for i in await new.asearch((), filter={"kind": "\0"})] == ["odd"]
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **BOTH) as saver:
        with pytest.raises(ValueError, match="allow_plaintext"):
            await pg.rotate_keys(saver, searchable=[])


async def test_what_cannot_be_opened_or_is_distrusted(dsn: str, store: Any) -> None:
    await _fill(store)
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **BOTH) as saver:
        done = await pg.rotate_keys(saver, distrust=["2025"])
        assert done.distrusted == {"(store)": pg.RowCounts(items=5)}
        assert (done.rotated.items, done.failed, done.complete) == (0, 0, False)
        for key, damage in ("k3", "overlay(exact placing 'AAAA' from 120)"), ("k4", "'pg:aes:!'"):
            change_rows(dsn, f"update store_items set exact = {damage} where key = '{key}'")
        with pytest.raises(pg.IncompleteError, match="'k3'") as caught:
            await pg.rotate_keys(saver)
        assert caught.value.result.failed == 2  # type: ignore[attr-defined]
        assert SECRET not in str(caught.value)
        counts = await pg.count_keys(saver)
    items = {"2025": 1, "2026": 3, "?": 1}
    assert counts == {key: pg.RowCounts(items=count) for key, count in items.items()}


@pytest.mark.direct("a transaction is held open")
@pytest.mark.one_server("there it is waited for")
async def test_an_item_written_meanwhile_is_kept(dsn: str, store: pg.AsyncPostgresStore) -> None:
    await _fill(store)
    saving = pg.AsyncPostgresSaver.from_conn_string(dsn, **BOTH)
    connecting = psycopg.AsyncConnection.connect(dsn)
    async with saving as saver, opened(dsn, **BOTH) as both, await connecting as holder:
        await holder.execute("select from pgcheckpoint.store_items where key = 'k1' for update")
        done = await pg.rotate_keys(saver)
        assert (done.rotated.items, done.complete) == (4, False)
        await holder.rollback()
        await both.aput(("users", "u1"), "k1", {"new": 1})
        assert (await pg.rotate_keys(saver)).complete
        assert (await item_of(both, ("users", "u1"), "k1")).value == {"new": 1}
