"""An item's history: what it was at a time, and its versions, kept as long as the store says."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import datetime, timedelta, timezone
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langgraph.store.base import InvalidNamespaceError, Op, PutOp

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    CipherRequiredError,
    DecryptionError,
    InvalidOptionError,
    ItemVersion,
    KeyRing,
    MissingRightError,
    PostgresStore,
    RowCounts,
    VersionConflictError,
    VersionNotKeptError,
)
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder
from tests.faults.proxy import proxied
from tests.keys import SECRET
from tests.making import as_role, role_of, rows_of, run_sql
from tests.waiting import until_blocking

NS = ("users", "42")
DAY = timedelta(days=1)
MOMENT = timedelta(microseconds=1)
KEPT: Any = {"history": 30 * DAY}
KEYS = {"2025": bytes(range(32)), "2026": bytes(range(100, 132))}


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT) as opened:
        await opened.setup()
        yield opened


async def put(store: AsyncPostgresStore, n: int, key: str = "k", **how: Any) -> datetime:
    """Puts a number; when that was, by the server."""
    await store.aput(NS, key, {"n": n}, **how)
    item = await store.aget(NS, key)
    assert item is not None
    return item.updated_at


async def asof(store: AsyncPostgresStore, at: datetime, key: str = "k") -> Any:
    """The number of an item at a time."""
    item = await store.aget(NS, key, asof=at)
    return None if item is None else item.value["n"]


async def numbers(store: AsyncPostgresStore, key: str = "k", **how: Any) -> list[int]:
    return [version.value["n"] for version in await store.ahistory(NS, key, **how)]


def clock(dsn: str) -> datetime:
    ((now,),) = rows_of(dsn, "select clock_timestamp()")
    assert isinstance(now, datetime)
    return now


def age(dsn: str, days: float) -> None:
    """Lets days pass over all that is kept."""
    back = f"- interval '{days} days'"
    run_sql(
        dsn,
        f"update pgcheckpoint.store_versions set updated_at = updated_at {back}, "
        f"created_at = created_at {back}, ended_at = ended_at {back}; "
        f"update pgcheckpoint.store_versions_since set since = since {back}; "
        f"update pgcheckpoint.store_items set updated_at = updated_at {back}, "
        f"created_at = created_at {back}, expires_at = expires_at {back}",
    )


def kept(dsn: str) -> int:
    ((count,),) = rows_of(dsn, "select count(*) from pgcheckpoint.store_versions")
    return int(count)


async def test_an_item_is_as_it_was_at_each_time(store: AsyncPostgresStore, dsn: str) -> None:
    before = clock(dsn)
    first = await put(store, 1)
    second = await put(store, 2)
    third = await put(store, 3)
    assert await asof(store, before) is None
    assert await asof(store, first - MOMENT) is None
    assert await asof(store, first) == 1
    assert await asof(store, second - MOMENT) == 1
    assert await asof(store, second) == 2
    assert await asof(store, third - MOMENT) == 2
    assert await asof(store, third) == 3
    assert await asof(store, clock(dsn)) == 3
    assert await asof(store, clock(dsn) + 300 * DAY) == 3
    item = await store.aget(NS, "k", asof=second)
    assert item is not None
    assert (item.created_at, item.updated_at, item.namespace, item.key) == (first, second, NS, "k")
    elsewhere = second.astimezone(timezone(timedelta(hours=-7)))
    assert await asof(store, elsewhere) == 2


async def test_an_item_that_is_deleted_and_put_again_has_a_gap(
    store: AsyncPostgresStore, dsn: str
) -> None:
    first = await put(store, 1)
    await store.adelete(NS, "k")
    gap = clock(dsn)
    assert await asof(store, gap) is None
    again = await put(store, 2)
    await store.adelete(NS, "k")
    assert [await asof(store, at) for at in (first, gap, again, clock(dsn))] == [1, None, 2, None]
    newest, oldest = await store.ahistory(NS, "k")
    assert (newest.value, oldest.value) == ({"n": 2}, {"n": 1})
    assert oldest.deleted_at is not None
    assert first < oldest.deleted_at < gap
    assert newest.deleted_at is not None
    assert newest.deleted_at > again == newest.created_at


async def test_versions_come_newest_first_in_pages(store: AsyncPostgresStore) -> None:
    for n in range(25):
        await put(store, n)
    assert await numbers(store) == [*range(24, 14, -1)]
    assert await numbers(store, limit=None) == [*range(24, -1, -1)]
    assert await numbers(store, limit=0) == []
    seen: list[ItemVersion] = []
    while page := await store.ahistory(
        NS, "k", limit=7, before=seen[-1].updated_at if seen else None
    ):
        seen += page
    assert [version.value["n"] for version in seen] == [*range(24, -1, -1)]
    assert {version.deleted_at for version in seen} == {None}
    assert len({version.created_at for version in seen}) == 1
    assert "deleted_at" in seen[0].dict()
    assert await store.ahistory(NS, "other") == []


async def test_a_key_that_a_batch_writes_twice_has_one_version(store: AsyncPostgresStore) -> None:
    await put(store, 0)
    await store.abatch([PutOp(NS, "k", {"n": 1}), PutOp(NS, "k", {"n": 2})])
    await store.abatch([PutOp(NS, "k", None), PutOp(NS, "k", {"n": 3})])
    await store.abatch([PutOp(NS, "k", {"n": 4}), PutOp(NS, "k", None), PutOp(NS, "l", {"n": 9})])
    assert await numbers(store) == [3, 2, 0]
    assert await numbers(store, "l") == [9]


async def test_puts_that_wait_for_each_other_and_deletes_between(
    store: AsyncPostgresStore,
) -> None:
    """Calls that share a transaction: what nobody could see is no version."""
    await put(store, 0)
    calls = [store.aput(NS, "k", {"n": 1}), store.adelete(NS, "k"), store.aput(NS, "k", {"n": 2})]
    await asyncio.gather(*calls)
    found = await store.ahistory(NS, "k")
    assert found[0].value == {"n": 2}
    assert found[-1].value == {"n": 0}
    for version in found:
        assert await asof(store, version.updated_at) == version.value["n"]


async def test_conditions_and_updates_keep_what_they_replace(store: AsyncPostgresStore) -> None:
    await put(store, 1, if_version=None)
    second = await put(store, 2)
    for seen in (None, second - MOMENT):
        with pytest.raises(VersionConflictError):
            await store.aput(NS, "k", {"n": 9}, if_version=seen)
    assert await numbers(store) == [2, 1]
    await store.aupdate(NS, "k", lambda value: {"n": (value or {})["n"] + 1})
    item = await store.aget(NS, "k")
    assert item is not None
    with pytest.raises(VersionConflictError):
        await store.aput(NS, "k", None, if_version=second)  # type: ignore[arg-type]  # deletes
    await store.aput(NS, "k", None, if_version=item.updated_at)  # type: ignore[arg-type]  # deletes
    assert await numbers(store) == [3, 2, 1]
    with pytest.raises(VersionConflictError):
        await store.aput(NS, "new", None, if_version=second)  # type: ignore[arg-type]  # deletes
    assert await store.ahistory(NS, "new") == []
    assert await store.asearch(()) == []


async def test_an_expired_item_was_there_until_then(store: AsyncPostgresStore, dsn: str) -> None:
    """Whether it is left, overwritten or swept; reads that make it live longer are no versions."""
    keys = ("left", "overwritten", "swept")
    for key in keys:
        await put(store, 1, key, ttl=60)
    await store.aget(NS, "swept", refresh_ttl=True)
    age(dsn, 1)
    again = await put(store, 2, "overwritten")
    await was_there_until_it_expired(store, "left", "overwritten")
    assert await store.sweep_ttl() == 2
    await was_there_until_it_expired(store, *keys)
    assert await asof(store, again - MOMENT, "overwritten") is None
    assert await numbers(store, "overwritten") == [2, 1]
    assert await store.sweep_ttl() == 0


async def was_there_until_it_expired(store: AsyncPostgresStore, *keys: str) -> None:
    """The first version of each."""
    for key in keys:
        version = (await store.ahistory(NS, key))[-1]
        end = version.updated_at + timedelta(hours=1)
        assert version.deleted_at is not None
        assert abs(version.deleted_at - end) < timedelta(minutes=1)
        assert await asof(store, version.updated_at, key) == 1
        assert await asof(store, version.deleted_at - MOMENT, key) == 1
        assert await asof(store, version.deleted_at, key) is None


async def test_old_versions_are_swept_and_asked_for_in_vain(
    store: AsyncPostgresStore, dsn: str
) -> None:
    first = await put(store, 1)
    await put(store, 2)
    await put(store, 1, "gone")
    await store.adelete(NS, "gone")
    unchanged = await put(store, 5, "unchanged")
    assert await store.sweep_ttl() == 0
    assert kept(dsn) == 2
    age(dsn, 31)
    third = await put(store, 3)
    assert await store.sweep_ttl() == 0
    assert await numbers(store) == [3, 2]
    assert await store.ahistory(NS, "gone") == []
    for key in ("k", "gone", "never"):
        with pytest.raises(VersionNotKeptError, match="all versions since") as caught:
            await asof(store, first - 31 * DAY, key)
        assert caught.value.since is not None
        assert third - caught.value.since < 31 * DAY
        assert await asof(store, third - DAY, key) == {"k": 2}.get(key)
    # What has not changed since is known, however long ago it was put.
    assert await asof(store, unchanged - 31 * DAY, "unchanged") == 5


async def test_the_sweeper_runs_without_ttl_and_several_pieces(
    store: AsyncPostgresStore, dsn: str
) -> None:
    run_sql(
        dsn,
        "insert into pgcheckpoint.store_versions "
        "(head, rest, key, updated_at, value, version, created_at, ended_at) "
        "select 'a', '', n::text, now() - interval '40 days', '{}', n, now(), "
        "now() - interval '31 days' from generate_series(1, 2500) n",
    )
    task = await store.start_ttl_sweeper()
    assert not task.done()
    assert await store.sweep_ttl() == 0
    await store.stop_ttl_sweeper()
    assert kept(dsn) == 0


async def test_before_it_was_begun_nothing_is_known(dsn: str) -> None:
    async with (
        AsyncPostgresStore.from_conn_string(dsn) as without,
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as store,
    ):
        first = await put(without, 1)
        # An item as it is was the same since its last put.
        assert await asof(without, first) == 1
        with pytest.raises(VersionNotKeptError, match="setup"):
            await asof(store, first - MOMENT)
        second = await put(without, 2)
        await store.setup()
        await store.setup()
        began = clock(dsn)
        for at, key in ((first, "k"), (second - MOMENT, "k"), (first, "other")):
            with pytest.raises(VersionNotKeptError, match="all versions since"):
                await asof(store, at, key)
        assert await asof(store, second) == 2
        await put(store, 3)
        assert [await asof(store, at) for at in (second, began)] == [2, 2]
        assert await asof(store, began, "other") is None


async def test_what_a_store_without_it_overwrote_is_not_made_up(
    store: AsyncPostgresStore, dsn: str
) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as without:
        first = await put(store, 1)
        second = await put(store, 2)
        third = await put(without, 3)
        fourth = await put(store, 4)
        assert kept(dsn) == 2
        # Until when 1 was there is not known any more.
        for at in (first, second, third - MOMENT):
            with pytest.raises(VersionNotKeptError):
                await asof(store, at)
        assert [await asof(store, at) for at in (third, fourth)] == [3, 4]
        await put(store, 5)
        await without.adelete(NS, "k")
        with pytest.raises(VersionNotKeptError):
            await asof(store, fourth)
        assert await numbers(store) == [4, 3, 1]


async def test_without_the_option_nothing_is_kept_and_no_statement_is_added(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as store:
        await store.setup()
        await put(store, 1)
        await put(store, 2)
        await store.adelete(NS, "k")
        await store.aput(NS, "k", {}, ttl=-1)
        assert await store.sweep_ttl() == 1
        task = await store.start_ttl_sweeper()
        await task
    assert kept(dsn) == 0
    assert rows_of(dsn, "select * from pgcheckpoint.store_versions_since") == []


async def test_erasing_takes_versions_too_and_a_delete_does_not(
    store: AsyncPostgresStore, dsn: str
) -> None:
    for key in ("a", "b", "c" * 3_000):
        await put(store, 1, key)
        await put(store, 2, key)
    await store.adelete(NS, "b")
    await store.aput(("users", "43"), "k", {"n": 1})
    await store.adelete(("users", "43"), "k")
    assert kept(dsn) == 5
    assert await store.adelete_prefix(NS, dry_run=True) == 3
    assert await store.adelete_prefix(NS) == 3
    assert await store.adelete_prefix(NS) == 0
    assert await store.asearch(NS) == []
    assert rows_of(dsn, "select rest, key from pgcheckpoint.store_versions") == [("", "k")]
    # A store that keeps nothing erases as well, and so does the command.
    async with AsyncPostgresStore.from_conn_string(dsn) as without:
        assert await without.adelete_prefix(("users", "43")) == 1
    await put(store, 1)
    await store.adelete(NS, "k")
    assert done("store", "delete-prefix", "users.42", "-y", dsn=dsn).out == "deleted 1 item\n"
    assert kept(dsn) == 0


async def test_many_items_with_many_versions_are_erased(
    store: AsyncPostgresStore, dsn: str
) -> None:
    for n in range(3):
        await store.abatch([PutOp(NS, f"k{i}", {"n": n}) for i in range(700)])
    await store.abatch([PutOp(NS, f"k{i}", None) for i in range(0, 700, 2)])
    assert kept(dsn) == 1_750
    assert await store.adelete_prefix(NS) == 700
    assert kept(dsn) == 0


async def test_a_put_beside_erasing_keeps_nothing_of_before(store: AsyncPostgresStore) -> None:
    """Both in one transaction: the versions are erased, the put stays."""
    for n in range(3):
        await put(store, n)
    await asyncio.gather(store.adelete_prefix(NS), *(store.aput(NS, "k", {"n": n}) for n in (7, 8)))
    await store.adelete_prefix(NS)
    erasing = asyncio.ensure_future(store.adelete_prefix(NS))
    await store.aput(NS, "k", {"n": 9})
    await erasing
    assert await numbers(store) in ([9], [])


async def test_searches_find_what_is_there_and_no_version(dsn: str, needs_pgvector: None) -> None:
    index: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["t"], "text": {"fields": ["t"]}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index, **KEPT) as store:
        await store.setup()
        for text in ("coffee", "green tea"):
            await store.aput(NS, "k", {"t": text})
        await store.aput(NS, "gone", {"t": "tea"})
        await store.adelete(NS, "gone")
        await store.adelete(NS, "never")
        await store.aput(
            NS, "k", {"t": "green tea"}, if_version=(await store.ahistory(NS, "k"))[0].updated_at
        )
        for mode in ("vector", "text", "hybrid"):
            found = await store.asearch((), query="green tea", mode=mode)
            assert [(item.key, item.value) for item in found] == [("k", {"t": "green tea"})]
        assert await store.asearch((), query="coffee", mode="text") == []
        assert [version.value["t"] for version in await store.ahistory(NS, "k")] == [
            *("green tea", "green tea", "coffee"),
        ]
    assert rows_of(dsn, "select count(*) from pgcheckpoint.store_vectors") == [(1,)]


def test_the_blocking_store_does_the_same(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn, **KEPT) as store:
        store.setup()
        store.put(NS, "k", {"n": 1})
        first = store.get(NS, "k")
        assert first is not None
        store.put(NS, "k", {"n": 2})
        store.delete(NS, "k")
        assert store.get(NS, "k") is None
        assert store.get(NS, "k", asof=first.updated_at) == first
        assert [version.value["n"] for version in store.history(NS, "k")] == [2, 1]
        assert len(store.history(NS, "k", limit=1, before=first.updated_at + MOMENT)) == 1
        assert store.sweep_ttl() == 0
        assert store.delete_prefix(NS) == 1


@pytest.mark.parametrize("at", [datetime(2026, 1, 1), "2026-01-01", 3])  # noqa: DTZ001  the mistake
async def test_what_is_no_time_is_refused(store: AsyncPostgresStore, at: Any) -> None:
    with pytest.raises(InvalidOptionError, match="asof must be a time with a time zone"):
        await store.aget(NS, "k", asof=at)
    with pytest.raises(InvalidOptionError, match="before"):
        await store.ahistory(NS, "k", before=at)


async def test_what_can_t_be_meant_is_refused(store: AsyncPostgresStore, dsn: str) -> None:
    with pytest.raises(InvalidNamespaceError):
        await store.ahistory(("a.b",), "k")
    with pytest.raises(InvalidNamespaceError):
        await store.aget(("",), "k", asof=datetime.now(timezone.utc))
    wrongly: list[Any] = [-1, 2.5, "all"]
    for limit in wrongly:
        with pytest.raises(InvalidOptionError):
            await store.ahistory(NS, "k", limit=limit)
    spans: list[Any] = [30, timedelta(0), -DAY, timedelta.max, True]
    for kind in (AsyncPostgresStore, PostgresStore):
        for span in spans:
            with pytest.raises(InvalidOptionError, match="history"):
                kind(dsn, history=span)
    with pytest.raises(VersionNotKeptError):
        await asof(store, datetime(1, 1, 1, tzinfo=timezone(DAY / 2)))
    assert await asof(store, datetime(9999, 12, 31, 23, tzinfo=timezone(-DAY / 2))) is None


async def test_odd_values_and_long_names_come_back(store: AsyncPostgresStore) -> None:
    namespace, key = ("l" * 900, "m\x01é", "x" * 2_000), "k" * 3_000
    values: list[dict[str, Any]] = [
        {"a": "\0", "n": float("inf")},
        {},
        {"b": 10**400, "c": "\ud800"},
        {"d": -0.0},
    ]
    times = []
    for value in values:
        await store.aput(namespace, key, value)
        item = await store.aget(namespace, key)
        assert item is not None
        times.append(item.updated_at)
    found = await store.ahistory(namespace, key)
    assert [repr(version.value) for version in found] == [*map(repr, values[::-1])]
    assert {(version.namespace, version.key) for version in found} == {(namespace, key)}
    for value, at in zip(values, times, strict=True):
        item = await store.aget(namespace, key, asof=at)
        assert item is not None
        assert repr(item.value) == repr(value)


# What docs/security.md says that a role needs.
RIGHTS = (
    "usage on schema pgcheckpoint",
    "select on pgcheckpoint.schema_migrations",
    "select, insert, delete on pgcheckpoint.lost_attempts",
    "select, insert, update, delete on pgcheckpoint.store_items",
)
OF_VERSIONS = (
    "select, insert, delete on pgcheckpoint.store_versions",
    "select, update on pgcheckpoint.store_versions_since",
)


@pytest.mark.direct("a pooler knows no other role")
async def test_a_role_needs_the_rights_that_the_docs_name(
    store: AsyncPostgresStore, dsn: str
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "security.md").read_text("utf-8")
    assert all(f"grant {right} to app_checkpoints;" in page for right in OF_VERSIONS)
    with role_of(dsn, *RIGHTS, *OF_VERSIONS) as role:
        async with AsyncPostgresStore.from_conn_string(as_role(dsn, role), **KEPT) as own:
            await own.setup()
            first = await put(own, 1, ttl=60)
            await put(own, 2)
            age(dsn, 31)
            assert await asof(own, first - 31 * DAY) == 1
            assert await own.sweep_ttl() == 0
            assert await own.adelete_prefix(NS) == 1
    with role_of(dsn, *RIGHTS) as role:
        async with AsyncPostgresStore.from_conn_string(as_role(dsn, role)) as without:
            await put(without, 1)
            await without.adelete(NS, "k")
            assert await without.sweep_ttl() == 0
            with pytest.raises(MissingRightError, match="store_versions"):
                await without.adelete_prefix(NS)


# --- encryption ---


def cipher(*names: str) -> Any:
    return {"cipher": AesGcmCipher(KeyRing({name: KEYS[name] for name in names}))}


async def test_versions_are_encrypted_and_rotated_with_the_items(dsn: str) -> None:
    old: Any = {**KEPT, **cipher("2025"), "searchable": ["kind"]}
    count = 230  # more than a page, of one item
    async with AsyncPostgresStore.from_conn_string(dsn, **old) as store:
        await store.setup()
        for n in range(count):
            await store.aput(NS, "k", {"secret": SECRET, "n": n})
        await store.aput(NS, "gone", {"secret": SECRET, "n": 7})
        await store.adelete(NS, "gone")
        at = (await store.ahistory(NS, "k", limit=2))[-1].updated_at
    texts = rows_of(dsn, "select v::text from pgcheckpoint.store_versions v")
    assert not any(SECRET in text for (text,) in texts)
    both = cipher("2025", "2026")
    async with AsyncPostgresSaver.from_conn_string(dsn, **both) as saver:
        rows = RowCounts(items=count + 1)
        assert await saver.count_keys() == {"2025": rows}
        done = await saver.rotate_keys()
        assert (done.rotated, done.complete) == (rows, True)
        assert await saver.count_keys() == {"2026": rows}
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT, **cipher("2026")) as store:
        assert await numbers(store, limit=None) == [*range(count)][::-1]
        assert await numbers(store, "gone") == [7]
        assert await asof(store, at) == count - 2
        await put(store, 8)
        assert await numbers(store, limit=2) == [8, count - 1]
    async with AsyncPostgresStore.from_conn_string(dsn) as bare:
        with pytest.raises(CipherRequiredError):
            await bare.ahistory(NS, "k")


async def test_a_version_that_was_moved_or_changed_does_not_open(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT, **cipher("2026")) as store:
        await store.setup()
        for key in ("mine", "other"):
            await store.aput(("a",), key, {"of": key})
            await store.adelete(("a",), key)
        run_sql(dsn, "delete from pgcheckpoint.store_versions where key = 'mine'")
        run_sql(dsn, "update pgcheckpoint.store_versions set key = 'mine' where key = 'other'")
        with pytest.raises(DecryptionError):
            await store.ahistory(("a",), "mine")
        run_sql(dsn, 'update pgcheckpoint.store_versions set value = \'{"of": "me"}\'')
        with pytest.raises(DecryptionError):
            await store.ahistory(("a",), "mine")


async def test_versions_in_clear_are_encrypted_with_items_in_clear(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT) as store:
        for n in range(3):
            await store.aput(NS, "k", {"kind": "fact", "n": n})
    opening: Any = {**cipher("2026"), "allow_plaintext": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **opening) as saver:
        done = await saver.rotate_keys(searchable=["kind"])
        assert (done.rotated, done.complete) == (RowCounts(items=3), True)
    rows = rows_of(dsn, "select value::text, exact from pgcheckpoint.store_versions")
    assert {value for value, _ in rows} == {'{"kind":"fact"}'}
    assert all(exact.startswith("pg:aes:") for _, exact in rows)
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT, **cipher("2026")) as store:
        assert await numbers(store) == [2, 1, 0]


def test_verify_reads_versions_and_finds_broken_ones(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn, **KEPT) as store:
        for n in range(3):
            store.put(NS, "k", {"n": n})
    assert "items of the store\t3" in done("verify", dsn=dsn).out
    run_sql(dsn, "update pgcheckpoint.store_versions set exact = '{' where value->>'n' = '0'")
    told = cli("verify", dsn=dsn)
    assert told.code == 1
    assert "broken items\t1" in told.out


# --- beside others ---


async def test_of_many_processes_no_version_is_lost(dsn: str) -> None:
    """Each put that was acknowledged is a version; times never overlap, nor leave a gap."""
    keys = [f"k{n}" for n in range(3)]
    acknowledged: dict[str, list[str]] = {key: [] for key in keys}
    async with (
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as one,
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as other,
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as third,
    ):
        await one.setup()

        async def work(number: int, store: AsyncPostgresStore) -> None:
            chance = random.Random(number)
            for turn in range(60):
                key, name = chance.choice(keys), f"{number}.{turn}"
                if chance.random() < 0.3:
                    await store.abatch([PutOp(NS, key, None) for key in keys])
                elif chance.random() < 0.3:
                    await store.abatch([PutOp(NS, key, {"n": name}) for key in keys])
                    for each in keys:
                        acknowledged[each].append(name)
                else:
                    await store.aput(NS, key, {"n": name})
                    acknowledged[key].append(name)

        await asyncio.gather(*(work(n, s) for n, s in enumerate((one, other, third))))
        for key in keys:
            versions = await one.ahistory(NS, key, limit=None)
            assert sorted(version.value["n"] for version in versions) == sorted(acknowledged[key])
            for newer, older in pairwise(versions):
                end = newer.updated_at if older.deleted_at is None else older.deleted_at
                assert older.updated_at < end <= newer.updated_at
                assert (older.deleted_at is None) == (older.created_at == newer.created_at)
                assert await asof(one, end - MOMENT, key) == older.value["n"]


@pytest.mark.direct("the holder has a transaction of its own")
async def test_a_first_put_that_waits_for_another_keeps_it(
    store: AsyncPostgresStore, dsn: str
) -> None:
    """There is no row to lock before."""
    async with AsyncPostgresStore.from_conn_string(dsn, **KEPT) as other:
        await other.aget(NS, "k")
        async with await psycopg.AsyncConnection.connect(dsn) as holder:
            await holder.execute(
                "insert into pgcheckpoint.store_items "
                "(head, rest, key, value, version, created_at, updated_at) "
                "values (%s, '', 'k', '{\"n\": 1}', 7, now(), now())",
                ["users\x0142\x01"],
            )
            waiting = [asyncio.ensure_future(s.aput(NS, "k", {"n": 2})) for s in (store, other)]
            await until_blocking(holder)
            await holder.commit()
        await asyncio.gather(*waiting)
    assert await numbers(store) == [2, 2, 1]


@pytest.mark.direct("the holder has a transaction of its own")
async def test_erasing_waits_for_a_put_and_takes_what_it_kept(
    store: AsyncPostgresStore, dsn: str
) -> None:
    """Another process has kept a version, and has not committed it when erasing begins."""
    await put(store, 1)
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute(
            "insert into pgcheckpoint.store_versions select head, rest, key, updated_at, null, "
            "null, value, exact, version, created_at, now(), 7 from pgcheckpoint.store_items"
        )
        await holder.execute("update pgcheckpoint.store_items set version = 7")
        erasing = asyncio.ensure_future(store.adelete_prefix(NS))
        await until_blocking(holder)
        await holder.commit()
    assert await erasing == 1
    assert kept(dsn) == 0
    assert await store.adelete_prefix(NS) == 0


async def test_a_cancelled_put_leaves_items_and_versions_that_fit(
    store: AsyncPostgresStore, dsn: str
) -> None:
    """Sent or not: nothing is half done, and no row stands where there is no item."""
    await put(store, 0)
    for n in range(1, 30):
        call = asyncio.ensure_future(store.abatch([PutOp(NS, key, {"n": n}) for key in "kl"]))
        await asyncio.sleep(0)
        if n % 3:
            await store.aget(NS, "k")
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
    await put(store, 30)
    versions = await store.ahistory(NS, "k", limit=None)
    for newer, older in pairwise(versions):
        assert newer.value["n"] > older.value["n"]
        assert await asof(store, newer.updated_at - MOMENT) == older.value["n"]
    assert rows_of(dsn, "select from pgcheckpoint.store_items where version = 0") == []


@pytest.mark.direct("the proxy is between the store and the server")
async def test_a_put_whose_answer_is_lost_leaves_one_version(dsn: str) -> None:
    with proxied(dsn) as proxy:
        async with AsyncPostgresStore.from_conn_string(proxy.dsn, max_size=2, **KEPT) as store:
            await store.setup()
            for n in range(4):
                proxy.lose_answers()
                await store.aput(NS, "k", {"n": n})
            proxy.lose_answers()
            await store.adelete(NS, "k")
            assert await numbers(store) == [3, 2, 1, 0]


class Model:
    """Items as they are, and at each time that was noted."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.now: dict[str, int] = {}
        self.noted: list[tuple[datetime, dict[str, int]]] = []
        self.puts: dict[str, list[int]] = {key: [] for key in ("a", "b", "c" * 3_000)}

    def note(self, at: datetime) -> None:
        self.noted.append((at, dict(self.now)))

    def batch(self, n: int) -> list[Op]:
        """Puts and deletes, of some keys twice."""
        ops: list[Op] = []
        for key in self.chance.sample([*self.puts], self.chance.randint(1, 3)):
            is_put = self.chance.random() < 0.7
            ops += [PutOp(NS, key, {"n": -1})] * self.chance.randint(0, 1)
            ops.append(PutOp(NS, key, {"n": n} if is_put else None))
            self.now.pop(key, None)
            if is_put:
                self.now[key] = n
                self.puts[key].insert(0, n)
        return ops


@pytest.mark.direct("a setting of the database")
@pytest.mark.one_server("a cluster gets these statements anyway")
@pytest.mark.parametrize("on_citus", [False, True])
async def test_random_operations_are_as_a_list_of_snapshots(dsn: str, *, on_citus: bool) -> None:
    if on_citus:
        with psycopg.connect(dsn, autocommit=True) as owner:
            # What tells that a server runs Citus.
            owner.execute(f"alter database {owner.info.dbname} set citus.version = '13.2'".encode())
    model = Model(7)
    async with (
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as one,
        AsyncPostgresStore.from_conn_string(dsn, **KEPT) as other,
    ):
        await one.setup()
        for n in range(120):
            model.note(clock(dsn))
            store = model.chance.choice([one, other])
            await store.abatch(model.batch(n))
            assert await store.sweep_ttl() == 0
        model.note(clock(dsn))
        for at, items in model.noted:
            for key in model.puts:
                assert await asof(other, at, key) == items.get(key), at
        for key, puts in model.puts.items():
            assert await numbers(one, key, limit=None) == puts
        assert {item.key: item.value["n"] for item in await one.asearch(NS)} == model.now
        assert await one.adelete_prefix(NS) == len(model.puts)
    assert kept(dsn) == 0
