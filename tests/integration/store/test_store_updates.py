"""Puts of the store that depend on what was seen: nobody's update is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AsyncPostgresStore,
    PostgresStore,
    ValueNotSerializableError,
    VersionConflictError,
)
from tests.making import item_of
from tests.seams import after_each, database_of, lose_answers

NS = ("users", "u1")
LOST = psycopg.OperationalError("the connection is lost")


async def test_only_what_was_seen_is_overwritten_or_deleted(store: AsyncPostgresStore) -> None:
    gone: Any = None
    await store.aput(NS, "k", {"v": 1}, if_version=None)
    first = await item_of(store, NS, "k")
    await store.aput(NS, "k", {"v": 2}, if_version=first.updated_at)
    second = await item_of(store, NS, "k")
    assert (second.value, second.created_at) == ({"v": 2}, first.created_at)
    for value, seen_at in (({}, None), ({}, first.updated_at), (gone, first.updated_at)):
        with pytest.raises(VersionConflictError):
            await store.aput(NS, "k", value, if_version=seen_at)
    assert await item_of(store, NS, "k") == second
    await store.aput(NS, "k", gone, if_version=second.updated_at)
    assert await store.aget(NS, "k") is None
    for value in ({"v": 3}, gone):
        with pytest.raises(VersionConflictError):
            await store.aput(NS, "k", value, if_version=second.updated_at)
    assert await store.aget(NS, "k") is None
    with pytest.raises(ValueError, match="can't delete one"):
        await store.aput(NS, "k", gone, if_version=None)


async def test_a_conflict_is_that_calls_alone(store: AsyncPostgresStore, dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as other:
        puts = [one.aput(NS, "k", {}, if_version=None) for one in [store, other] * 10]
        puts[5:5] = [store.aput(NS, f"k{n}", {}) for n in range(10)]
        ended = await asyncio.gather(*puts, return_exceptions=True)
    # One of those that create it does.
    assert sum(isinstance(answer, VersionConflictError) for answer in ended) == 19
    assert (ended.count(None), len(await store.asearch(NS, limit=100))) == (11, 11)


def count(value: dict[str, Any] | None) -> dict[str, Any]:
    return {"n": (value or {"n": 0})["n"] + 1}


async def test_no_update_is_lost(store: AsyncPostgresStore, dsn: str) -> None:
    def blocking() -> None:
        with PostgresStore.from_conn_string(dsn) as other:
            for _ in range(20):
                other.update(NS, "k", count)

    updates = (store.aupdate(NS, "k", count) for _ in range(20))
    await asyncio.gather(asyncio.to_thread(blocking), *updates)
    assert (await item_of(store, NS, "k")).value == {"n": 40}
    # A change that only changes the dict that it was given.
    change: Any = lambda value: value.update(n=2)  # noqa: E731  as users write it
    with pytest.raises(ValueNotSerializableError, match="return the new value as a dict, not None"):
        await store.aupdate(NS, "k", change)
    assert (await item_of(store, NS, "k")).value == {"n": 40}


async def test_a_put_whose_answer_was_lost_is_no_conflict(store: Any, monkeypatch: Any) -> None:
    await store.aput(NS, "k", {"v": 1})
    version = (await item_of(store, NS, "k")).updated_at
    lose_answers(monkeypatch, store, LOST)
    await store.aput(NS, "k", {"v": 2}, if_version=version)
    await store.adelete(NS, "other")
    lose_answers(monkeypatch, store, LOST)
    await store.aput(NS, "other", {"v": 2}, if_version=None)
    assert sum(store.stats().retries.values()) == 2
    assert (await item_of(store, NS, "other")).value == {"v": 2}


async def test_a_change_of_a_lost_answer_is_one(store: Any, dsn: str, monkeypatch: Any) -> None:
    database, writes = database_of(store), list[Any]()

    async def lose(statements: Any, *, timeout: float) -> None:
        if any(statement.query == database.queries["put_item_if"] for statement in statements):
            writes.append(statements)
            await other.aupdate(NS, "k", count)
            raise LOST

    await store.aupdate(NS, "k", count)
    after_each(monkeypatch, database, "run_once", lose)
    async with AsyncPostgresStore.from_conn_string(dsn) as other:
        with pytest.raises(VersionConflictError) as raised:
            await store.aupdate(NS, "k", count)
    assert raised.value.may_be_applied
    monkeypatch.undo()
    assert (len(writes), (await item_of(store, NS, "k")).value) == (1, {"n": 3})


async def test_a_delete_whose_answer_was_lost(store: Any, monkeypatch: Any) -> None:
    await store.aput(NS, "k", {"v": 1})
    read = (await item_of(store, NS, "k")).updated_at
    lose_answers(monkeypatch, store, LOST)
    gone: Any = None
    with pytest.raises(VersionConflictError, match="it may be this call that did so"):
        await store.aput(NS, "k", gone, if_version=read)
    monkeypatch.undo()
    assert await store.aget(NS, "k") is None
    with pytest.raises(VersionConflictError, match="nothing was written") as raised:
        await store.aput(NS, "k", gone, if_version=read)
    assert not raised.value.may_be_applied
