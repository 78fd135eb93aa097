"""The store's contract, on a server: batches, order, copies, namespaces, hostile names."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import (
    GetOp,
    InvalidNamespaceError,
    Item,
    ListNamespacesOp,
    MatchCondition,
    PutOp,
    SearchOp,
)

from pg_checkpoint import (
    AsyncPostgresStore,
    InvalidKeyError,
    InvalidOptionError,
    SaverClosedError,
    SyncCallError,
    ValueNotSerializableError,
    ValueTooLargeError,
)
from tests.cases import each
from tests.making import item_of
from tests.seams import limit
from tests.waiting import until_blocking

NS = ("users", "u1", "memories")


async def keys(store: AsyncPostgresStore, prefix: tuple[str, ...] = (), **how: Any) -> list[str]:
    return [item.key for item in await store.asearch(prefix, **how)]


async def test_an_item_is_put_got_overwritten_and_deleted(store: AsyncPostgresStore) -> None:
    assert await store.aget(NS, "k") is None
    await store.aput(NS, "k", {"v": 1})
    first = await item_of(store, NS, "k")
    assert (first.namespace, first.key, first.value) == (NS, "k", {"v": 1})
    assert first.created_at == first.updated_at
    await store.aput(NS, "k", {"v": 2})
    second = await item_of(store, NS, "k")
    assert (second.value, second.created_at) == ({"v": 2}, first.created_at)
    assert second.updated_at > first.updated_at
    for _ in range(2):
        await store.adelete(NS, "k")
        assert await store.aget(NS, "k") is None


class Name(str, enum.Enum):
    USERS = "users"


async def test_keys_and_labels_are_texts_whatever_is_given(store: AsyncPostgresStore) -> None:
    odd: Any = 7
    await store.aput(NS, odd, {"v": 1})
    assert await store.aget(NS, odd) == await item_of(store, NS, "7")
    await store.aput(NS, "", {})
    assert (await item_of(store, NS, "")).value == {}
    # Those of an enum are those that its text names.
    await store.aput((Name.USERS, "u2"), Name.USERS, {"v": 1})
    item = await item_of(store, ("users", "u2"), "users")
    assert await store.aget((Name.USERS, "u2"), Name.USERS) == item
    assert "users" in await keys(store, (Name.USERS,))
    assert ("users", "u2") in await store.alist_namespaces(prefix=(Name.USERS,))
    await store.abatch([PutOp(("users", "u2"), Name.USERS, None)])
    assert await store.aget(("users", "u2"), "users") is None


async def test_the_last_of_several_puts_counts(store: AsyncPostgresStore) -> None:
    await store.abatch([PutOp(NS, key, {"v": 0}) for key in ("kept", "j", "k")])
    kept, j, k = [await item_of(store, NS, key) for key in ("kept", "j", "k")]
    assert j.created_at == kept.created_at + timedelta(microseconds=1)
    values: list[Any] = [{"v": 1}, None]
    ops = [PutOp(NS, "gone", value) for value in values]
    await store.abatch([*ops, *(PutOp(NS, "kept", value) for value in values[::-1])])
    assert await store.aget(NS, "gone") is None
    item = await item_of(store, NS, "kept")
    assert (item.value, item.created_at) == ({"v": 1}, kept.created_at)
    # Not awaited between, so that they share a transaction: what was deleted is created anew.
    puts = [store.aput(NS, "j", {"v": 2}), store.aput(NS, "k", {"v": 2}), store.adelete(NS, "k")]
    await asyncio.gather(*puts, *(store.aput(NS, "k", {"v": v}) for v in (3, 4)))
    item = await item_of(store, NS, "k")
    assert (item.value, item.created_at > k.created_at) == ({"v": 4}, True)
    assert (await item_of(store, NS, "j")).created_at == j.created_at


async def test_writes_take_effect_in_order(store: AsyncPostgresStore, kind_of_tasks: None) -> None:
    for round_ in range(20):
        keys = [f"k{round_} {n}" for n in range(3)]
        await asyncio.gather(
            *(store.aput(NS, key, {"v": n}) for n in range(5) for key in keys),
            store.adelete(NS, keys[0]),
            store.abatch([GetOp(NS, keys[1]), PutOp(NS, keys[1], {"v": "batch"})]),
            store.aput(NS, keys[2], {"v": "last"}),
        )
        found = [await store.aget(NS, key) for key in keys]
        assert [item and item.value["v"] for item in found] == [None, "batch", "last"]


@pytest.mark.direct("holds a lock while the store needs connections")
@pytest.mark.one_server("there it waits for the lock")
async def test_reads_wait_for_no_write(store: AsyncPostgresStore, dsn: str) -> None:
    await store.abatch([PutOp(NS, "locked", {"v": 0}), PutOp(NS, "free", {"v": 0})])
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("select from pgcheckpoint.store_items where key = 'locked' for update")
        put = asyncio.ensure_future(store.aput(NS, "locked", {"v": 1}))
        await asyncio.sleep(0)
        for key in ("free", "locked"):
            assert (await item_of(store, NS, key)).value == {"v": 0}
        assert {item.key for item in await store.asearch(NS)} == {"locked", "free"}
        assert len(await store.asearch(())) == 2
        await store.aput(NS, "free", {"v": 1})
        assert not put.done()
    await put
    assert (await item_of(store, NS, "locked")).value == {"v": 1}


@pytest.mark.direct("holds a lock while the store needs connections")
@pytest.mark.one_server("a cluster locks no rows beforehand")
async def test_items_are_locked_in_the_order_of_keys(store: AsyncPostgresStore, dsn: str) -> None:
    await store.abatch([PutOp(NS, "a", {"v": 0}), PutOp(NS, "b", {"v": 0})])
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("select from pgcheckpoint.store_items where key = 'a' for update")
        task = asyncio.ensure_future(store.abatch([PutOp(NS, "b", None), PutOp(NS, "a", {"v": 1})]))
        await until_blocking(holder)
        # Who waits for the first has not locked the second.
        lock = "select from pgcheckpoint.store_items where key = 'b' for update nowait"
        await holder.execute(lock)
    await task
    assert [item.key for item in await store.asearch(NS)] == ["a"]


async def test_what_is_too_much_at_once_is_refused_by_name(store: Any, monkeypatch: Any) -> None:
    limit(monkeypatch, "codec.keys", largest=10_000)
    large, small = {"v": "é" * 1_000}, {"v": "é"}
    await store.abatch([PutOp(NS, f"fits{n}", large) for n in range(4)])
    too_much = [PutOp(NS, f"k{n}", large) for n in range(5)]
    calls: Any = store.abatch(too_much), store.aput(NS, "small", small)
    one, other = await asyncio.gather(*calls, return_exceptions=True)
    assert isinstance(one, ValueTooLargeError)
    assert (other, len(await keys(store))) == (None, 5)


async def test_calls_take_copies_of_their_arguments(store: AsyncPostgresStore) -> None:
    value, mutable = {"l": [1]}, list[Any](NS)
    namespace: Any = mutable
    calls: list[Any] = [store.aput(NS, "k", value), store.abatch([PutOp(NS, "b", value)])]
    value["l"].append(2)
    await asyncio.gather(*calls)
    batch = store.abatch([GetOp(namespace, "k")])
    get = asyncio.ensure_future(item_of(store, namespace, "b"))
    await asyncio.sleep(0)
    mutable[1] = "changed"
    for item in (*await batch, await get):
        assert isinstance(item, Item)
        assert (item.namespace, item.value) == (NS, {"l": [1]})


async def test_prefixes_end_where_labels_do(store: AsyncPostgresStore) -> None:
    spaces = [("a",), ("a", "b"), ("a", "b", "c"), ("a", "bb"), ("ab",), ("A",), ("*",), ("a\n",)]
    await store.abatch([PutOp(space, "/".join(space), {}) for space in spaces])
    assert set(await keys(store, ("a",))) == {"a", "a/b", "a/b/c", "a/bb"}
    for label in ("*", "A"):
        assert await keys(store, (label,)) == [label]
    for limit_, count in ((3, 3), (0, 0), (None, len(spaces))):
        assert len(await keys(store, limit=limit_)) == count
    negative: Any = {"limit": -1}, {"offset": -1}
    for options in negative:
        for refused in (store.asearch((), **options), store.alist_namespaces(**options)):
            with pytest.raises(ValueError, match="negative"):
                await refused
    with pytest.raises(ValueError, match="max_depth"):
        await store.alist_namespaces(max_depth=-1)


async def test_a_bad_call_fails_alone(store: AsyncPostgresStore) -> None:
    await store.aput(NS, "k", {"v": 1})
    answers: list[Any] = await asyncio.gather(
        store.aput(NS, "good", {"v": 1}),
        store.aget(NS, "k"),
        store.aput(NS, "bad", {"v": {1}}),
        store.abatch([PutOp(NS, "half", {}), PutOp(NS, "half", {"v": b"x"})]),
        store.asearch(NS, filter={"v": {"$regex": "x"}}),
        store.asearch(NS, limit=-1),
        store.aput(NS, "nul\0", {}),
        store.aput(("a.b",), "k", {}),
        return_exceptions=True,
    )
    good, item, *errors = answers
    assert (good, item.value) == (None, {"v": 1})
    assert [type(error) for error in errors] == [
        *([ValueNotSerializableError] * 2 + [InvalidOptionError] * 2),
        *(InvalidKeyError, InvalidNamespaceError),
    ]
    assert set(await keys(store)) == {"k", "good"}


LISTED: list[tuple[str, ...]] = [("B",), ("a",), ("a", "b"), ("a", "b", "c"), ("a", "x", "c")]
LISTED += [("a b",), ("a-b",), ("b", "c"), ("é",)]


# What test_store_model.py does not come to.
@each(
    "options, expected",
    [
        ({}, LISTED),
        ({"max_depth": 2}, [n[:2] for n in LISTED if n != ("a", "b", "c")]),
        ({"prefix": ("a",), "max_depth": 1}, [("a",)]),
        ({"suffix": ("*", "b", "c")}, [("a", "b", "c")]),
        ({"suffix": ("b",), "max_depth": 0}, [()]),
        ({"limit": 2, "offset": 1}, LISTED[1:3]),
        ({"limit": 2, "offset": 1, "max_depth": 1}, [("a",), ("a b",)]),
        ({"limit": 2**70, "offset": 1}, LISTED[1:]),
        ({"prefix": ("a", "b", "c", "d")}, []),
        ({"prefix": ("**",)}, []),
        ({"suffix": ("z", "a", "b", "c")}, []),
        *(
            (none, [])
            for none in ({"limit": 0}, {"offset": 100}, {"limit": 2**70, "offset": 2**70})
        ),
    ],
)
async def test_namespaces_are_listed_as_in_memory(store: Any, options: Any, expected: Any) -> None:
    await store.abatch([PutOp(namespace, "k", {}) for namespace in reversed(LISTED)])
    assert await store.alist_namespaces(**options) == expected


async def test_all_conditions_have_to_be_met(store: AsyncPostgresStore) -> None:
    await store.abatch([PutOp(namespace, "k", {}) for namespace in LISTED])
    paths = ("c",), ("*", "c"), ("b", "c"), (), ("x", "c")
    conditions = [MatchCondition("suffix", path) for path in paths]
    (found,) = await store.abatch([ListNamespacesOp(tuple(conditions[:4]))])
    assert found == [("a", "b", "c"), ("b", "c")]
    await store.adelete(("b", "c"), "k")
    assert await store.abatch([ListNamespacesOp(tuple(conditions[:3]))]) == [[("a", "b", "c")]]
    assert await store.abatch([ListNamespacesOp(tuple(conditions))]) == [[]]
    unknown = MatchCondition("infix", ("a",))  # type: ignore[arg-type]  # the mistake
    with pytest.raises(ValueError, match="Unsupported match type: infix"):
        await store.abatch([ListNamespacesOp((unknown,))])


LONG = "x" * 3000


@each(
    "namespace, key",
    [
        (("a",), "k" * 10_000),
        ((LONG,), "k"),
        (("a", LONG), "k"),
        (("a", "b", LONG, LONG), "k" * 10_000),
        (("a\1", "\2", "\1\2", "%_\\*'\";--"), "\1\2%_\\' "),
        (("\U0010ffff" * 300,), "\U0010ffff" * 300),
        (("langgraph", "x"), "past the public put"),
        ((), "the root"),
    ],
)
async def test_any_names_can_be_used(store: AsyncPostgresStore, namespace: Any, key: str) -> None:
    near = (*namespace[:-1], namespace[-1] + "y") if namespace else ("y",)
    await store.abatch([PutOp(namespace, key, {"v": 1}), PutOp(near, key + "y", {"v": 2})])
    item = await item_of(store, namespace, key)
    assert (item.namespace, item.key, item.value) == (namespace, key, {"v": 1})
    for depth in range(1, len(namespace) + 1):
        found = {(i.namespace, i.key) for i in await store.asearch(namespace[:depth])}
        assert (namespace, key) in found
        assert ((near, key + "y") in found) == (depth < len(namespace))
    assert await store.alist_namespaces() == sorted([namespace, near])
    if namespace:
        assert await store.alist_namespaces(prefix=namespace) == [namespace]
        assert await store.alist_namespaces(suffix=namespace[-1:]) == [namespace]
        assert await store.alist_namespaces(max_depth=1) == sorted({namespace[:1], near[:1]})
    await store.abatch([PutOp(namespace, key, None), PutOp(near, key + "y", None)])


async def test_namespaces_of_a_megabyte(store: AsyncPostgresStore) -> None:
    long = tuple(label * 1_000_000 for label in "abc")
    near = (*long[:2], "d" * 1_000_000)
    await store.abatch([PutOp(long, "k", {"v": 1}), PutOp(near, "k", {"v": 2})])
    assert (await item_of(store, long, "k")).value == {"v": 1}
    assert len(await store.asearch(long[:2])) == 2
    assert await store.alist_namespaces(prefix=long[:2]) == [long, near]
    assert await store.alist_namespaces(prefix=long[:1], max_depth=2) == [long[:2]]
    assert await store.alist_namespaces(prefix=long) == [long]
    for suffix in (long[2:], long[1:], long, ("*", long[2])):
        assert await store.alist_namespaces(suffix=suffix) == [long]
    assert await store.alist_namespaces(prefix=long[:1], suffix=near[1:]) == [near]
    with pytest.raises(InvalidKeyError, match="2000 characters"):
        await store.alist_namespaces(suffix=(long[1], "*"))


@pytest.mark.parametrize("where", range(3))
async def test_pages_of_long_labels_are_in_order(store: AsyncPostgresStore, where: int) -> None:
    """Where the index has them by their digests, below and above of what is too long for it."""
    labels = [f"{'L' * 700}{'x' * n}{m}" for n in (0, 39, 60, 90, 200, 900) for m in range(4)]
    names = [tuple(label if at == where else "é" for at in range(4)) for label in labels]
    await store.abatch([PutOp(name, "k", {"n": 1}) for name in names])
    for depth in (None, 1, 2, 3, 4):
        shown = sorted({name[:depth] for name in names})
        listed = partial(store.alist_namespaces, max_depth=depth, limit=5)
        assert [name for n in range(0, len(shown), 5) for name in await listed(offset=n)] == shown


async def test_a_query_without_an_index(store: AsyncPostgresStore, caplog: Any) -> None:
    await store.aput(NS, "k", {"v": 1})
    for _ in range(2):
        (found,) = await store.asearch(NS, query="tea")
        assert (found.key, found.score) == ("k", None)
    (warning,) = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert "the store has no index" in warning


async def test_blocking_methods_work_from_threads_alone(store: AsyncPostgresStore) -> None:
    """Python complains of a coroutine that nobody awaited, which fails this test."""
    with pytest.raises(SyncCallError, match=r"use `await aput\("):
        store.put(NS, "k", {}, if_version=None)
    with pytest.raises(SyncCallError, match=r"use `await aget\("):
        store.get(NS, "k")
    cancelled = asyncio.ensure_future(store.aput(NS, "k", {}, if_version=None))
    cancelled.cancel()
    await asyncio.gather(cancelled, return_exceptions=True)
    assert await asyncio.to_thread(store.get, NS, "k") is None
    await asyncio.to_thread(store.put, NS, "k", {"v": 1})
    assert await asyncio.to_thread(store.get, NS, "k") is not None


def test_it_moves_with_loops_that_end_and_says_that_it_is_closed(dsn: str) -> None:
    store = AsyncPostgresStore(dsn)

    async def use() -> None:
        await store.aput(NS, "k", {})
        assert await store.aget(NS, "k") is not None

    for work in (use, use, store.close):
        asyncio.run(work())
    with pytest.raises(SaverClosedError):
        asyncio.run(use())
    for work in (store.open, use, store.close):
        asyncio.run(work())


async def test_it_counts(store: AsyncPostgresStore) -> None:
    await asyncio.gather(*(store.aput(NS, f"k{n}", {}) for n in range(10)))
    await store.aget(NS, "k")
    await store.asearch(())
    with pytest.raises(ValueError, match="Unsupported"):
        await store.asearch((), filter={"a": {"$no": 1}})
    await store.abatch([GetOp(NS, "k"), GetOp(NS, "l")])
    stats = store.stats()
    counted = stats.put, stats.get, stats.search, stats.batch
    assert [calls.calls for calls in counted] == [10, 1, 2, 1]
    assert stats.search.errors == {"InvalidOptionError": 1}
    assert 1 <= stats.batches.batches <= 10
    assert stats.queued_calls == stats.queued_bytes == 0
    assert stats.bytes_written > 0


async def test_equal_reads_are_sent_once_and_not_shared(store: AsyncPostgresStore) -> None:
    for n in range(3):
        await store.aput(NS, f"k{n}", {"n": n, "l": [1]})
    reads: list[Callable[[], Awaitable[Any]]] = [
        *(partial(store.aget, NS, "k1"), partial(store.aget, NS, "none")),
        *(partial(store.asearch, NS, limit=2), partial(store.asearch, NS[:1], filter={"n": 1})),
        partial(store.asearch, (), limit=2),
        partial(store.alist_namespaces, prefix=NS[:1], suffix=("*",)),
        partial(store.abatch, [GetOp(NS, "k0"), SearchOp(NS), GetOp(NS, "k0")]),
    ]
    expected = [await read() for read in reads]
    found = await asyncio.gather(*[read() for _ in range(200) for read in reads])
    assert found == expected * 200
    found[0].value["l"].append(2)
    found[2].clear()
    assert (found[7], found[9]) == (expected[0], expected[2])


class Odd(str):
    """Text without a hash."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]  # on purpose


@pytest.mark.one_server("searches by words")
async def test_odd_arguments_of_a_read_are_taken_or_refused_at_once(dsn: str) -> None:
    words: Any = {"text": {"fields": ["v"]}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=words) as store:
        await store.setup()
        await store.aput(NS, "k", {"v": "tea"})
        odd: Any = Odd(NS[0]), *NS[1:]
        flag: Any = [1]
        order: Any = Odd("created_at")
        mode: Any = Odd("text")
        reads: list[Awaitable[Any]] = [
            store.aget(NS, "k", refresh_ttl=flag),
            store.asearch(NS, refresh_ttl=flag),
            store.abatch([GetOp(NS, "k", flag), SearchOp(NS, None, 10, 0, None, flag)]),
            store.aget(odd, "k"),
            store.asearch(odd, query=Odd("tea"), mode=mode),
            store.asearch(odd, order=order),
        ]
        whole, *_ = found = await asyncio.wait_for(asyncio.gather(*reads), 10)
        assert whole.namespace == NS
        assert all(found)
        wrong: list[Any] = [["tea"], {"tea": 1}, 5, b"tea"]
        for query in wrong:
            for read in (store.asearch(NS, query=query), store.abatch([SearchOp(NS, query=query)])):
                with pytest.raises(InvalidOptionError, match="query"):
                    await asyncio.wait_for(read, 10)
