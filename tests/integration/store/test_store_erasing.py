"""delete_prefix: all items below a prefix go, with what belongs to them, and no others."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import psycopg
import pytest
from langgraph.store.base import InvalidNamespaceError, PutOp

from pg_checkpoint import AsyncPostgresStore, InvalidKeyError, InvalidOptionError, PostgresStore
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder
from tests.faults.proxy import proxied
from tests.keys import CIPHER
from tests.making import rows_of, run_sql
from tests.waiting import until_blocking

USER = ("users", "42")
# More than one transaction deletes.
MANY = 1_203
INDEX: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"], "text": {"fields": ["text"]}}


NOTING = """create table gone (xid xid8);
create function note() returns trigger language plpgsql as
    $$ begin insert into public.gone values (pg_current_xact_id()); return null; end $$;
create trigger note after delete on pgcheckpoint.store_items
    for each row execute function note()"""


async def fill(store: AsyncPostgresStore, *namespaces: tuple[str, ...], count: int = 1) -> None:
    ops = [PutOp(ns, f"k{n}", {"text": f"tea {n}"}) for ns in namespaces for n in range(count)]
    await store.abatch(ops)


async def left(store: AsyncPostgresStore) -> set[tuple[str, ...]]:
    return set(await store.alist_namespaces(limit=10_000))


async def test_all_below_a_prefix_goes_and_nothing_beside_it(store: AsyncPostgresStore) -> None:
    below = [USER, (*USER, "memories"), (*USER, "memories", "x"), (*USER, "\x01\x02é")]
    beside = [("users",), ("users", "4"), ("users", "421"), ("users", "42\x01"), ("z", "42")]
    # The last one has a label that a put refuses, and a batch does not.
    await fill(store, *below, *beside, ("langgraph", "x"), count=3)
    # Nobody sees it any more, and it was not swept.
    await store.aput(USER, "expired", {}, ttl=-1)
    assert await store.adelete_prefix(USER) == 13
    assert await left(store) == {*beside, ("langgraph", "x")}
    assert await store.adelete_prefix(USER) == 0
    assert await store.adelete_prefix(("langgraph",)) == 3


async def test_prefixes_of_any_depth_and_length(store: AsyncPostgresStore) -> None:
    for depth, label in product(range(1, 5), ("x", "l" * 900, "é%_*\\" * 200)):
        labels = tuple(f"{label}{n}" for n in range(depth))
        beside = (*labels[:-1], labels[-1] + "y")
        await fill(store, labels, (*labels, label), beside, ("other",))
        await store.aput(labels, "k" * 3_000, {})
        assert (await store.adelete_prefix(labels), await left(store)) == (3, {beside, ("other",)})
        await store.adelete_prefix(beside)


async def test_many_items_go_in_several_transactions(store: AsyncPostgresStore, dsn: str) -> None:
    await fill(store, (*USER, "a"), (*USER, "b"), count=MANY)
    await fill(store, ("users", "43"))
    seen: list[int] = []
    assert await store.adelete_prefix(USER, dry_run=True, progress=seen.append) == 2 * MANY
    assert (await store.acount(USER), seen) == (2 * MANY, [*range(500, 2 * MANY, 500), 2 * MANY])
    run_sql(dsn, NOTING)
    told: list[int] = []
    assert await store.adelete_prefix(USER, progress=told.append) == 2 * MANY
    assert told == seen
    transactions = rows_of(dsn, "select count(*) from gone group by xid order by 1")
    assert transactions == [(2 * MANY % 500,), *[(500,)] * (2 * MANY // 500)]
    assert await left(store) == {("users", "43")}


async def test_an_empty_prefix_has_to_be_meant(store: AsyncPostgresStore) -> None:
    await fill(store, USER, ("b",))
    with pytest.raises(InvalidNamespaceError, match="everything=True"):
        await store.adelete_prefix(())
    with pytest.raises(InvalidOptionError, match="prefix must be empty"):
        await store.adelete_prefix(USER, everything=True)
    for wrong in ("users", ("a.b",), ("",), ("a", 1), ("a\0",)):
        with pytest.raises(InvalidNamespaceError):
            await store.adelete_prefix(wrong)  # type: ignore[arg-type]  # the mistake
    with pytest.raises(InvalidKeyError):
        await store.adelete_prefix(("a\ud800",))
    wrongly: Any = {"dry_run": "no"}, {"everything": 1}, {"progress": 3}
    for options in wrongly:
        with pytest.raises(InvalidOptionError):
            await store.adelete_prefix((), **options)
    assert await left(store) == {USER, ("b",)}
    assert (await store.adelete_prefix((), everything=True), await left(store)) == (2, set())


async def test_vectors_and_words_go_with_the_items(dsn: str, needs_pgvector: None) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, index=INDEX) as store:
        await store.setup()
        await fill(store, USER, ("users", "43"), count=5)
        assert await store.adelete_prefix(USER) == 5
        for mode in ("vector", "text", "hybrid"):
            found = await store.asearch((), query="tea", mode=mode, limit=100)
            assert {item.namespace for item in found} == {("users", "43")}
    for table in ("store_vectors", "store_texts"):
        assert rows_of(dsn, f"select count(*) from pgcheckpoint.{table}") == [(5,)]


async def test_encrypted_items_go_without_a_key(store: AsyncPostgresStore, dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, cipher=CIPHER) as sealing:
        await fill(sealing, USER)
    assert await store.adelete_prefix(USER) == 1


async def test_an_item_put_after_it_was_deleted_stays(store: AsyncPostgresStore) -> None:
    await fill(store, USER, count=MANY)
    put: list[asyncio.Task[None]] = []

    def again(count: int) -> None:
        if not put:
            put.append(asyncio.ensure_future(store.aput(USER, "k0", {"text": "new"})))

    assert await store.adelete_prefix(USER, progress=again) >= MANY - 1
    await put[0]
    assert [item.value for item in await store.asearch(USER)] == [{"text": "new"}]


async def test_writes_asked_for_before_are_done_before(store: AsyncPostgresStore) -> None:
    """Of this process: what is there when the call begins goes, also if it is overwritten."""
    await fill(store, USER, count=20)
    puts = [store.aput(USER, f"k{n}", {"text": "newer"}) for n in range(20)]
    *_, count = await asyncio.gather(*puts, store.adelete_prefix(USER))
    assert (count, await store.asearch(USER)) == (20, [])


async def test_beside_another_process_nothing_is_left(store: AsyncPostgresStore, dsn: str) -> None:
    """What is there afterwards was put anew: its row was made since."""
    await fill(store, (*USER, "a"), (*USER, "b"), count=MANY)
    ((begun,),) = rows_of(dsn, "select clock_timestamp()")
    async with AsyncPostgresStore.from_conn_string(dsn) as other:
        deleting, puts = asyncio.ensure_future(store.adelete_prefix(USER)), 0
        while not deleting.done():
            keys = {f"k{(puts * 37 + n * 61) % MANY}" for n in range(20)}
            await other.abatch([PutOp((*USER, "a"), key, {"n": puts}) for key in keys])
            puts += 1
    assert await deleting >= MANY
    for item in await store.asearch(USER, limit=10_000):
        assert (item.created_at > begun, "n" in item.value) == (True, True)


@pytest.mark.direct("the proxy is between the store and the server")
async def test_a_lost_answer_changes_no_count(dsn: str) -> None:
    with proxied(dsn) as proxy:
        async with AsyncPostgresStore.from_conn_string(proxy.dsn, max_size=2) as store:
            await fill(store, USER, count=MANY)
            seen: list[int] = []

            def lose(count: int) -> None:
                seen.append(count)
                proxy.lose_answers()

            proxy.lose_answers()
            assert await store.adelete_prefix(USER, progress=lose) == MANY
            assert (seen, await left(store)) == ([500, 1_000, MANY], set())


@pytest.mark.direct("the holder has a transaction of its own")
async def test_an_item_being_changed_is_waited_for(store: AsyncPostgresStore, dsn: str) -> None:
    await fill(store, USER, count=3)
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("update pgcheckpoint.store_items set version = version + 1")
        deleting = asyncio.ensure_future(store.adelete_prefix(USER))
        await until_blocking(holder)
        await holder.commit()
    assert (await deleting, await left(store)) == (3, set())


async def test_one_that_is_stopped_is_continued_by_the_next(store: AsyncPostgresStore) -> None:
    await fill(store, USER, count=MANY)

    def stop(count: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        await store.adelete_prefix(USER, progress=stop)
    assert 0 < await store.adelete_prefix(USER, dry_run=True) < MANY
    assert 0 < await store.adelete_prefix(USER) < MANY
    assert await left(store) == set()


def test_the_command_asks_counts_and_deletes(sync_store: PostgresStore, dsn: str) -> None:
    sync_store.batch([PutOp(USER, f"k{n}", {}) for n in range(3)])
    sync_store.put(("b",), "k", {})
    said = done("store", "delete-prefix", "users.42", "--dry-run", dsn=dsn).out
    assert said == "would delete 3 items\n"
    assert cli("store", "delete-prefix", "users.42", dsn=dsn).code == 2  # nobody says yes
    for none in ((), ("users", "--everything")):
        refused = cli("store", "delete-prefix", *none, "-y", dsn=dsn)
        assert (refused.code, "--everything" in refused.err) == (2, True)
    assert len(sync_store.search(())) == 4
    said = done("store", "delete-prefix", "users.42", "-y", dsn=dsn).out
    assert said == "deleted 3 items\n"
    assert [item.namespace for item in sync_store.search(())] == [("b",)]
    answer = done("store", "delete-prefix", "--everything", "-y", "--json", dsn=dsn).json
    assert (answer, sync_store.search(())) == ({"items": 1, "dry_run": False}, [])
