"""Another model for a store that is in use: all texts embedded once, and no search sees half."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timezone
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.store.base import PutOp, SearchItem

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    InvalidOptionError,
    KeyRing,
    PostgresStore,
    StoreIndexError,
)
from pg_checkpoint.store.reembedding import Reembedded, Reembedding
from pg_checkpoint.store.vectors import Vectors
from pg_checkpoint.transfer.exporting import export_threads
from pg_checkpoint.transfer.importing import import_threads
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER
from tests.making import rows_of, run_sql
from tests.plans import nodes_of
from tests.seams import engine_of
from tests.servers import Server

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1", "notes")
OLD, NEW = 8, 12
WHEN = datetime(2026, 11, 22, tzinfo=timezone.utc)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several pages of a few items, and several transactions for each."""
    monkeypatch.setattr(Reembedding, "page", 10)
    monkeypatch.setattr(Reembedding, "transaction", 3)


def index_of(fake: FakeEmbedder, **more: Any) -> Any:
    return {"dims": fake.dims, "embed": fake, "fields": ["text", "notes[*]"], **more}


@asynccontextmanager
async def opened(dsn: str, fake: FakeEmbedder, **more: Any) -> AsyncIterator[AsyncPostgresStore]:
    index = index_of(fake, **more.pop("index", {}))
    async with AsyncPostgresStore.from_conn_string(dsn, index=index, **more) as store:
        yield store


@pytest.fixture
def before() -> FakeEmbedder:
    return FakeEmbedder(OLD, model="old")


@pytest.fixture
def after() -> FakeEmbedder:
    return FakeEmbedder(NEW, model="new")


@pytest.fixture
async def old(dsn: str, before: FakeEmbedder) -> AsyncIterator[AsyncPostgresStore]:
    """A store with 40 items, embedded by the old model."""
    async with opened(dsn, before) as store:
        await store.setup()
        await store.abatch(
            [PutOp(NS, f"k{n}", {"text": f"text {n}", "notes": [f"note {n}"]}) for n in range(40)]
        )
        yield store


def keys(items: list[SearchItem]) -> list[str]:
    return [item.key for item in items]


def tables(dsn: str) -> set[str]:
    query = (
        "select relname from pg_class where relname like 'store_vectors%' and relkind = 'r'"
        " and relnamespace = 'pgcheckpoint'::regnamespace"
    )
    return {name for (name,) in rows_of(dsn, query)}


@pytest.mark.usefixtures("small")
async def test_both_models_are_searched_until_one_is_dropped(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    async with opened(dsn, after) as new:
        with pytest.raises(StoreIndexError, match="pg-checkpoint store reembed"):
            await new.setup()
        with pytest.raises(StoreIndexError):
            await new.aput(NS, "k1", {"text": "x"})
        assert tables(dsn) == {"store_vectors"}
        shown: list[Reembedded] = []
        done = await new.areembed(progress=shown.append)
        assert (done.due, done.embedded, done.vectors, done.remaining) == (40, 40, 80, 0)
        assert done.is_complete
        assert not done.is_finished
        assert len(shown) >= 4
        assert [so_far.embedded for so_far in shown[:4]] == [10, 20, 30, 40]
        assert sorted(after.texts) == sorted(
            [*(f"text {n}" for n in range(40)), *(f"note {n}" for n in range(40))]
        )
        for store in (old, new):
            assert keys(await store.asearch(NS, query="text 7", limit=1)) == ["k7"]
            assert len(await store.asearch(NS, query="text", limit=100)) == 40
        assert (await new.areembed(finish=True)).is_finished
        assert len(after.texts) == 80
        assert tables(dsn) == {"store_vectors_2"}
        with pytest.raises(StoreIndexError, match="'new'"):
            await old.asearch(NS, query="text 7")
        with pytest.raises(StoreIndexError):
            await old.aput(NS, "k1", {"text": "x"})
        assert await old.aget(NS, "k1") is not None
        await new.setup()
        await new.aput(NS, "k7", {"text": "another"})
        assert keys(await new.asearch(NS, query="another", limit=1)) == ["k7"]
        assert len(await new.asearch(NS, query="text", limit=100)) == 40
    names = {
        name for (name,) in rows_of(dsn, "select tgname from pg_trigger where not tgisinternal")
    }
    assert "forget_item_vectors" not in names


async def test_nothing_is_searched_before_all_is_embedded(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    asked, go_on = asyncio.Event(), asyncio.Event()
    documents = after.aembed_documents

    async def slowly(texts: list[str]) -> list[list[float]]:
        asked.set()
        await go_on.wait()
        return await documents(texts)

    after.aembed_documents = slowly  # type: ignore[method-assign]  # on purpose
    async with opened(dsn, after) as new:
        work = asyncio.ensure_future(new.areembed())
        await asked.wait()
        async with opened(dsn, FakeEmbedder(NEW, model="new")) as third:
            await third.setup()
            with pytest.raises(StoreIndexError, match="not all are"):
                await third.asearch(NS, query="text 7")
            await third.aput(NS, "k7", {"text": "put by the new"})
            assert len(await third.asearch(NS)) == 10
            assert "k7" not in keys(await old.asearch(NS, query="text 7", limit=100))
            # Neither blocks nor is blocked.
            await old.aput(NS, "k8", {"text": "put by the old"})
            assert keys(await old.asearch(NS, query="put by the old", limit=1)) == ["k8"]
            go_on.set()
            assert (await work).remaining == 0
            for query, key in [("put by the new", "k7"), ("put by the old", "k8")]:
                assert keys(await third.asearch(NS, query=query, limit=1)) == [key]
            assert len(await third.asearch(NS, query="x", limit=100)) == 40


async def test_what_is_put_with_the_index_before_is_done_by_the_next_call(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    async with opened(dsn, after) as new:
        await new.areembed()
        await old.aput(NS, "k1", {"text": "later"})
        await old.aput(NS, "k2", {"text": "hidden"}, index=False)
        await old.adelete(NS, "k3")
        async with AsyncPostgresStore.from_conn_string(dsn) as plain:
            await plain.aput(NS, "k4", {"text": "by one without an index"})
        # No search finds an old text.
        found = keys(await new.asearch(NS, query="x", limit=100))
        assert not {"k1", "k2", "k3", "k4"} & {*found}
        assert len(found) == 36
        done = await new.areembed(finish=True)
        assert (done.due, done.embedded, done.is_finished) == (1, 1, True)
        assert keys(await new.asearch(NS, query="later", limit=1)) == ["k1"]
        assert len(await new.asearch(NS, query="x", limit=100)) == 37


async def test_what_is_put_at_the_last_moment_is_not_lost(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = Reembedding._count
    async with opened(dsn, after) as new:
        await new.areembed()

        async def disturbed(self: Any, tables: Any) -> int:
            found = await count(self, tables)
            monkeypatch.undo()
            monkeypatch.setattr(Reembedding, "_count", late)
            return found

        async def late(self: Any, tables: Any) -> int:
            found = await count(self, tables)
            monkeypatch.undo()
            await old.aput(NS, "k1", {"text": "at the last moment"})
            return found

        monkeypatch.setattr(Reembedding, "_count", disturbed)
        done = await new.areembed(finish=True)
        assert (done.remaining, done.is_finished) == (1, False)
        assert (await new.areembed(finish=True)).is_finished
        assert keys(await new.asearch(NS, query="at the last moment", limit=1)) == ["k1"]


async def test_what_was_put_without_vectors_gets_none(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    await old.aput(NS, "hidden", {"text": "hidden"}, index=False)
    await old.aput(NS, "other", {"text": "not this", "title": "this"}, index=["title"])
    async with opened(dsn, after) as new:
        await new.areembed()
        assert "hidden" not in after.texts
        assert "not this" not in after.texts
        assert keys(await new.asearch(NS, query="this", limit=1)) == ["other"]
        assert "hidden" not in keys(await new.asearch(NS, query="hidden", limit=100))


async def test_the_same_dimensions_by_another_model(dsn: str, old: AsyncPostgresStore) -> None:
    other = FakeEmbedder(OLD, model="other")
    async with opened(dsn, other) as new:
        assert (await new.areembed()).embedded == 40
        assert len(other.texts) == 80
        assert keys(await new.asearch(NS, query="text 3", limit=1)) == ["k3"]
    assert keys(await old.asearch(NS, query="text 3", limit=1)) == ["k3"]


@pytest.mark.parametrize("kind", ["hnsw", "ivfflat", "flat"])
async def test_the_new_vectors_have_an_index(
    dsn: str,
    old: AsyncPostgresStore,
    after: FakeEmbedder,
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Vectors, "most_exact", -1)
    ann = {"kind": kind, "vector_type": "halfvec"}
    async with opened(dsn, after, index={"ann_index_config": ann}) as new:
        await new.areembed(finish=True)
        assert keys(await new.asearch(NS, query="text 3", limit=1)) == ["k3"]
    query = (
        "select indisvalid from pg_index where indexrelid::regclass::text like"
        f" '%store_vectors_2_cosine_{kind}'"
    )
    assert rows_of(dsn, query) == ([] if kind == "flat" else [(True,)])


async def test_what_was_begun_for_a_third_model_goes(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    after.refused = {f"text {n}" for n in range(40)}
    async with opened(dsn, after) as new:
        with pytest.raises(RuntimeError, match="refuses"):
            await new.areembed()
    assert tables(dsn) == {"store_vectors", "store_vectors_2"}
    third = FakeEmbedder(5, model="third")
    async with opened(dsn, third) as store:
        assert (await store.areembed(finish=True)).is_finished
        assert keys(await store.asearch(NS, query="text 3", limit=1)) == ["k3"]
    assert tables(dsn) == {"store_vectors_3"}
    # And on from there.
    after.refused = set()
    async with opened(dsn, after) as new:
        assert (await new.areembed(finish=True)).is_finished
    assert tables(dsn) == {"store_vectors_4"}


async def test_two_complete_models_are_enough(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    async with opened(dsn, after) as new:
        await new.areembed()
    async with opened(dsn, FakeEmbedder(5, model="third")) as third:
        with pytest.raises(StoreIndexError, match="--finish"):
            await third.areembed()
    assert (await old.areembed(finish=True)).due == 0
    assert tables(dsn) == {"store_vectors", "store_vectors_2"}


@pytest.mark.usefixtures("small")
async def test_a_text_that_fails_keeps_no_other_behind(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    after.refused = {"text 7", "note 30"}
    async with opened(dsn, after) as new:
        done = await new.areembed(finish=True)
        assert done.embedded == 38
        assert done.failed == {(NS, "k7"): "RuntimeError", (NS, "k30"): "RuntimeError"}
        assert not done.is_complete
        assert done.remaining == 2
        with pytest.raises(StoreIndexError):
            await new.asearch(NS, query="text 3")
        after.refused = set()
        done = await new.areembed(finish=True)
        assert (done.embedded, done.is_finished) == (2, True)
        assert len(await new.asearch(NS, query="x", limit=100)) == 40


async def test_an_embedder_that_fails_for_all_is_said_so(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    async def down(texts: list[str]) -> list[list[float]]:
        after.calls.append(texts)
        raise ConnectionError("down")

    after.aembed_documents = down  # type: ignore[method-assign]  # on purpose
    async with opened(dsn, after) as new:
        with pytest.raises(ConnectionError):
            await new.areembed()
    assert len(after.calls) < 15


async def test_two_at_once_do_no_harm(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    async with opened(dsn, after) as one, opened(dsn, after) as other:
        await asyncio.gather(one.areembed(), other.areembed())
        assert len(await one.asearch(NS, query="x", limit=100)) == 40
    assert rows_of(dsn, "select count(*) from pgcheckpoint.store_vectors_2") == [(80,)]


async def test_without_a_name_the_model_is_another(dsn: str) -> None:
    nameless = FakeEmbedder(OLD, model="")
    async with opened(dsn, nameless) as old:
        await old.setup()
        await old.aput(NS, "k", {"text": "text"})
        named = FakeEmbedder(OLD, model="named")
        async with opened(dsn, named) as new:
            assert (await new.areembed(finish=True)).embedded == 1
            assert named.texts == ["text"]
        # It may have been any model, so it is not taken for the new one.
        with pytest.raises(StoreIndexError):
            await old.aput(NS, "k", {"text": "text"})
    async with opened(dsn, FakeEmbedder(OLD, model="")) as old:
        with pytest.raises(StoreIndexError, match="without a name"):
            await old.setup()


async def test_there_is_nothing_to_do_twice(
    dsn: str, old: AsyncPostgresStore, before: FakeEmbedder
) -> None:
    asked = len(before.calls)
    done = await old.areembed(finish=True)
    assert (done.due, done.embedded, done.remaining, done.is_complete) == (0, 0, 0, True)
    assert len(before.calls) == asked
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        with pytest.raises(InvalidOptionError, match="index"):
            await plain.areembed()


async def test_before_setup_there_is_nothing_to_embed(dsn: str, after: FakeEmbedder) -> None:
    async with opened(dsn, after) as new:
        assert (await new.areembed()).due == 0
        await new.aput(NS, "k", {"text": "x"})
        assert keys(await new.asearch(NS, query="x")) == ["k"]


def test_the_blocking_store_does_the_same(
    dsn: str, before: FakeEmbedder, after: FakeEmbedder
) -> None:
    with PostgresStore.from_conn_string(dsn, index=index_of(before)) as old:
        old.setup()
        old.put(NS, "k", {"text": "x"})
    with PostgresStore.from_conn_string(dsn, index=index_of(after)) as new:
        assert new.reembed(finish=True).is_finished
        assert keys(new.search(NS, query="x")) == ["k"]


async def test_with_a_cipher(dsn: str, before: FakeEmbedder, after: FakeEmbedder) -> None:
    pytest.importorskip("cryptography")
    how: Any = {
        "cipher": AesGcmCipher(KeyRing({"k": bytes(range(107, 139))})),
        "allow_index_leak": True,
    }
    async with opened(dsn, before, **how) as old:
        await old.setup()
        await old.aput(NS, "k", {"text": "x"})
    words = {"text": {"fields": ["text"]}}
    async with opened(dsn, after, index=words, **how) as new:
        await new.areembed(finish=True)
        assert after.texts == ["x"]
        for mode in ("vector", "text", "hybrid"):
            found = await new.asearch(NS, query="x", mode=mode)
            assert keys(found) == ["k"]


async def test_values_of_any_kind(dsn: str, before: FakeEmbedder, after: FakeEmbedder) -> None:
    async with opened(dsn, before) as old:
        await old.setup()
        await old.aput(NS, "k" * 5_000, {"text": "nul\0 \ud800", "n": float("inf")})
        await old.aput(("é", "b" * 3_000), "", {"notes": ["a", "b", ""], "text": None})
        await old.abatch([PutOp((), "", {"text": "at the top"})])
    async with opened(dsn, after) as new:
        assert (await new.areembed(finish=True)).remaining == 0
        assert sorted(after.texts) == sorted(["nul\0 \ud800", "a", "b", "", "at the top"])


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("keys_given", [False, True], ids=["in clear", "with a cipher"])
async def test_values_that_json_has_not_need_no_serializer(
    dsn: str, before: FakeEmbedder, after: FakeEmbedder, keys_given: bool
) -> None:
    """As `pg-checkpoint store reembed`, which has none."""
    cipher = CIPHER if keys_given else None
    how: Any = {"cipher": cipher, "allow_index_leak": True} if keys_given else {}
    value: Any = {"text": "a fox", "at": datetime.now(timezone.utc), 1: {2}}
    async with opened(dsn, before, serde=JsonPlusSerializer(), **how) as store:
        await store.setup()
        await store.aput(NS, "k", value)
    words = {"text": {"fields": ["text"]}}
    async with opened(dsn, after, index=words, **how) as plain:
        done = await plain.areembed(finish=True)
    assert (done.embedded, done.worded, done.failed, done.is_finished) == (1, 1, {}, True)
    async with opened(dsn, after, index=words, serde=JsonPlusSerializer(), **how) as store:
        assert keys(await store.asearch(NS, query="fox", mode="hybrid")) == ["k"]


async def test_stale_vectors_go(dsn: str, old: AsyncPostgresStore, after: FakeEmbedder) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.aput(NS, "k1", {"other": 1})
        await plain.aput(NS, "k2", {"text": "changed"})
    async with opened(dsn, after) as new:
        done = await new.areembed(finish=True)
        assert done.is_finished
        assert "changed" in after.texts
        assert len(await new.asearch(NS, query="x", limit=100)) == 39


@pytest.mark.direct("a pooler knows no other role")
async def test_a_role_that_has_no_rights_on_the_new_tables_can_still_put(
    server: Server, dsn: str, old: AsyncPostgresStore, before: FakeEmbedder, after: FakeEmbedder
) -> None:
    role = "plain_" + dsn.rsplit("_", 1)[-1].split("?")[0]
    run_sql(server.dsn, f"create role {role} login password 'plain'")
    try:
        run_sql(dsn, f"grant usage on schema pgcheckpoint to {role}")
        grant = f"grant all on all tables in schema pgcheckpoint to {role}"
        run_sql(dsn, grant)
        async with opened(dsn, after) as new:
            await new.areembed()
            as_role = psycopg.conninfo.make_conninfo(dsn, user=role, password="plain")
            async with opened(as_role, before) as app:
                await app.aput(NS, "k1", {"text": "by the role"})
                assert keys(await app.asearch(NS, query="by the role", limit=1)) == ["k1"]
            assert "k1" not in keys(await new.asearch(NS, query="text 1", limit=100))
    finally:
        run_sql(dsn, f"drop owned by {role}")
        run_sql(dsn, f"drop role {role}")


# --- words ---


async def test_words_of_an_item_that_somebody_writes_are_left_to_that_put(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.setup()
        await plain.aput(NS, "k", {"text": "tea"})
    index: Any = {"text": {"fields": ["text"]}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.setup()
        with psycopg.connect(dsn) as writer:
            writer.execute("select from pgcheckpoint.store_items for update")
            done = await store.areembed()
            # Not tried again and again, nor counted each time.
            assert (done.worded, done.remaining) == (0, 1)
        done = await store.areembed()
        assert (done.worded, done.remaining) == (1, 0)


@pytest.mark.usefixtures("small")
async def test_words_of_what_was_put_before(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.setup()
        for n in range(35):
            await plain.aput(NS, f"k{n}", {"text": f"tea {n}"})
        await plain.aput(NS, "gone", {"text": "tea"}, ttl=-1)
    index: Any = {"text": {"fields": ["text"]}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.setup()
        assert await store.asearch(NS, query="tea", mode="text") == []
        await store.aput(NS, "hidden", {"text": "tea"}, index=False)
        done = await store.areembed()
        assert (done.worded, done.remaining) == (35, 0)
        assert len(await store.asearch(NS, query="tea", mode="text", limit=100)) == 35
        assert (await store.areembed()).worded == 0
    english: Any = {"text": {"fields": ["text"], "language": "english"}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=english) as store:
        assert (await store.areembed()).worded == 35
        assert len(await store.asearch(NS, query="teas", mode="text", limit=100)) == 35


# --- what else knows of vectors ---


async def test_items_are_moved_with_the_newest_vectors(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    from pg_checkpoint.transfer.our_items import our_items
    from pg_checkpoint.transfer.saver_parts import at_home

    async with opened(dsn, after) as new, AsyncPostgresSaver.from_conn_string(dsn) as saver:

        async def kind(parts: Any) -> Any:
            return (await our_items(parts, ())).vectors

        found = await at_home(saver, kind)
        assert (found.dims, found.model, found.table) == (OLD, "old", "store_vectors")
        await new.areembed()
        found = await at_home(saver, kind)
        assert (found.dims, found.model, found.table) == (NEW, "new", "store_vectors_2")


async def test_items_that_are_imported_again_keep_their_vectors_of_another_model(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder
) -> None:
    out = io.BytesIO()
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await export_threads(saver, out.write)
    async with opened(dsn, after) as new:
        await new.areembed(finish=True)
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        done = await import_threads(saver, io.BytesIO(out.getvalue()))
    assert (done.items, done.items_there) == (0, 40)
    async with opened(dsn, after) as new:
        assert len(await new.asearch(NS, query="text", limit=100)) == 40


# --- statements ---

FILL = """
insert into pgcheckpoint.store_items (head, rest, key, value, version, created_at, updated_at)
    select 'users' || chr(1) || 'u' || n / 20 || chr(1), '', n::text, '{}', n, now(), now()
    from generate_series(1, 20000) n;
insert into pgcheckpoint.store_vectors
    select head, rest, key, 'text', 0, '', array_fill(0.5::real, array[8])::public.vector
    from pgcheckpoint.store_items where rest = '' and version % 2 = 0;
insert into pgcheckpoint.store_vectors_2
    select head, rest, key, 'text', 0, '', array_fill(0.5::real, array[12])::public.vector
    from pgcheckpoint.store_items where rest = '' and version % 2 = 0 and version % 1000 > 20;
insert into pgcheckpoint.store_texts
    select head, rest, key, version, 'pg_catalog.simple', to_tsvector('simple', 'tea')
    from pgcheckpoint.store_items where rest = '' and version % 1000 > 20;
"""


@pytest.mark.parametrize(
    "analyzed", ["", "pgcheckpoint.store_items, pgcheckpoint.store_vectors"], ids=["all", "before"]
)
async def test_a_page_is_found_without_looking_at_all_items(
    dsn: str, old: AsyncPostgresStore, after: FakeEmbedder, analyzed: str
) -> None:
    words = {"text": {"fields": ["text"]}}
    async with opened(dsn, after, index=words) as new:
        await new.areembed()
        for table in ("store_vectors", "store_vectors_2"):  # not what this is about, and slow
            run_sql(dsn, f"drop index pgcheckpoint.{table}_cosine_hnsw")
        run_sql(dsn, FILL)
        run_sql(dsn, f"analyze {analyzed}")
        engine = engine_of(new)
        assert engine.vectors is not None
        assert engine.texts is not None
        page = "users\1u5\1", "", "7", 10, 2**20
        found = (await engine.vectors.look()).statement("find_due_items", *page)
        for statement in (found, engine.texts.find_due(*page)):
            with psycopg.connect(dsn) as connection, psycopg.RawCursor(connection) as cursor:
                cursor.execute("set local plan_cache_mode = force_custom_plan")
                params: Any = statement.params
                assert len(cursor.execute(statement.query, params).fetchall()) == 10
                explain = b"explain (format json, costs off) " + statement.query
                row = cursor.execute(explain, params).fetchone()
            assert row is not None
            kinds = {node["Node Type"] for node in nodes_of(row[0]) if "Node Type" in node}
            assert not kinds & {"Seq Scan", "Hash Join", "Merge Join", "Bitmap Heap Scan"}


@pytest.mark.parametrize("has_serde", [True, False])
async def test_values_that_are_no_json(
    dsn: str, before: FakeEmbedder, after: FakeEmbedder, has_serde: bool
) -> None:
    serde = JsonPlusSerializer()
    async with opened(dsn, before, serde=serde) as old:
        await old.setup()
        await old.aput(NS, "a", {"text": "a visit", "at": WHEN})
    more = {"serde": serde} if has_serde else {}
    async with opened(dsn, after, index={"text": {"fields": ["text"]}}, **more) as new:
        done = await new.areembed(finish=True)
    assert (done.failed, done.is_finished) == ({}, True)
    async with opened(dsn, after, index={"text": {"fields": ["text"]}}, serde=serde) as new:
        for mode in ("vector", "text"):
            (found,) = await new.asearch(NS, query="a visit", mode=mode)
            assert found.value == {"text": "a visit", "at": WHEN}
