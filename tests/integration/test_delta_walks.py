"""Walks of delta channels: shared by a page, right whatever changes, never without an end."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import psycopg
import pytest
from langchain_core.messages import AIMessage, RemoveMessage
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CheckpointNotFoundError,
    CorruptRowError,
    DecryptionError,
    KeyRing,
)
from pg_checkpoint.postgres.pipeline import Statement
from tests.making import META, checkpoint_of, config_for
from tests.seams import before_each, database_of

LENGTH = 40
CIPHER = AesGcmCipher(KeyRing({"k": bytes(range(32))}))


@pytest.fixture(params=["in clear", "encrypted"])
async def pair(
    request: pytest.FixtureRequest, dsn: str
) -> AsyncIterator[tuple[AsyncPostgresSaver, AsyncPostgresSaver]]:
    """A saver, and another one on the same tables."""
    options: Any = {"cipher": CIPHER} if request.param == "encrypted" else {}
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, **options) as one,
        AsyncPostgresSaver.from_conn_string(dsn, **options) as other,
    ):
        yield one, other


def _name(number: int) -> str:
    return f"{number:04}"


async def _put(
    saver: AsyncPostgresSaver, number: int, values: dict[str, Any], parent: int | None = None
) -> None:
    """A checkpoint on the one before, and what its tasks wrote."""
    before = number - 1 if parent is None else parent
    config = config_for("t", _name(before) if before >= 0 else None)
    versions: dict[str, Any] = dict.fromkeys(("d", "e"), f"{number:08}.5")
    checkpoint = checkpoint_of(values, versions, _name(number))
    await saver.aput(config, checkpoint, {**META, "step": number}, versions)
    await _write(saver, number, "b", [("d", [f"{number}, second"]), ("e", AIMessage(f"{number}"))])
    await _write(saver, number, "a", [("d", [f"{number}, first"])])


async def _write(
    saver: AsyncPostgresSaver, number: int, task: str, writes: Sequence[tuple[str, Any]]
) -> None:
    await saver.aput_writes(config_for("t", _name(number)), writes, f"task {task}", task)


async def _fill(saver: AsyncPostgresSaver) -> None:
    for number in range(LENGTH):
        values = {"d": _DeltaSnapshot(["all to 2"])} if number == 2 else {}
        await _put(saver, number, values)


async def _history(saver: AsyncPostgresSaver, number: int) -> Any:
    config = config_for("t", _name(number))
    return await saver.aget_delta_channel_history(config=config, channels=["d", "e"])


def _recorded(saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the statements that are read with from now on."""
    names: list[str] = []
    database = database_of(saver)
    by_query = {query: name for name, query in database.queries.items()}

    async def record(statements: Sequence[Statement], **_: Any) -> None:
        names.extend(by_query[statement.query] for statement in statements)

    before_each(monkeypatch, database, "read", record)
    return names


async def test_a_page_shares_one_walk(
    pair: tuple[AsyncPostgresSaver, AsyncPostgresSaver], monkeypatch: pytest.MonkeyPatch
) -> None:
    saver, fresh = pair
    await _fill(saver)
    names = _recorded(saver, monkeypatch)
    page = [found async for found in saver.alist(config_for("t"), limit=10)]
    assert len(page) == 10
    for number in range(LENGTH - 1, LENGTH - 11, -1):
        assert await _history(saver, number) == await _history(fresh, number)
    assert names.count("get_delta_history") == 1
    assert names.count("get_chain_state") == 9


async def test_going_back_without_a_listing_shares_from_the_second_on(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _fill(saver)
    names = _recorded(saver, monkeypatch)
    for number in (30, 29, 25, 20, 20):
        await _history(saver, number)
    assert names == ["get_delta_history"] * 2 + ["get_chain_state"] * 3


async def test_going_forward_asks_for_nothing_else(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _fill(saver)
    names = _recorded(saver, monkeypatch)
    for number in (20, 21, 30):
        await _history(saver, number)
    assert names == ["get_delta_history"] * 3
    assert not [last for last in saver._walks._last._entries.values() if last and last.walk]


async def test_beyond_a_stored_value_it_walks_again(
    pair: tuple[AsyncPostgresSaver, AsyncPostgresSaver],
) -> None:
    saver, fresh = pair
    await _fill(saver)
    # "d" is stored at 2, "e" nowhere.
    for number in (30, 29, 3, 2, 1, 0):
        assert await _history(saver, number) == await _history(fresh, number)


async def test_nobody_gets_an_object_that_somebody_else_has(saver: AsyncPostgresSaver) -> None:
    await _fill(saver)
    await _history(saver, 30)
    # Of a walk that is kept, and of what was kept.
    for found in (await _history(saver, 29), await _history(saver, 28)):
        for _, _, value in found["d"]["writes"]:
            value.append("changed")
        for _, _, value in found["e"]["writes"]:
            value.content = "changed"
        found["d"]["seed"].value.append("changed")
        found["d"]["writes"].clear()
    assert "changed" not in repr(await _history(saver, 28))
    assert len((await _history(saver, 28))["d"]["writes"]) == 2 * 26


async def test_values_of_all_kinds_are_shared_by_a_page(
    pair: tuple[AsyncPostgresSaver, AsyncPostgresSaver],
) -> None:
    saver, fresh = pair
    await _fill(saver)
    others: list[Any] = [{"a": [1]}, [RemoveMessage(id="1")], "text", [], None, [[]], 2**70]
    for number in range(LENGTH):
        writes = [("d", others[number % len(others)]), ("e", [AIMessage("e"), "text"])]
        await _write(saver, number, "c", writes)
    for number in range(LENGTH - 1, 0, -1):
        assert await _history(saver, number) == await _history(fresh, number)
        fresh._walks._last._entries.clear()


async def _rewrite(saver: AsyncPostgresSaver) -> None:
    await _put(saver, 10, {"d": ["another"]}, 9)


async def _new_parent(saver: AsyncPostgresSaver) -> None:
    await _put(saver, 20, {}, 5)


async def _late_writes(saver: AsyncPostgresSaver) -> None:
    await _write(saver, 15, "c", [("d", ["late"])])


async def _prune(saver: AsyncPostgresSaver) -> None:
    await saver.aprune(["t"])


async def _delete(saver: AsyncPostgresSaver) -> None:
    await saver.adelete_thread("t")


async def _delete_and_fill(saver: AsyncPostgresSaver) -> None:
    await saver.adelete_thread("t")
    await _fill(saver)
    await _write(saver, 15, "c", [("e", "of another life")])


async def _fork(saver: AsyncPostgresSaver) -> None:
    await _put(saver, 99, {"d": ["forked"]}, 10)


CHANGES = [_rewrite, _new_parent, _late_writes, _prune, _delete, _delete_and_fill, _fork]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
async def test_what_others_change_is_seen(
    pair: tuple[AsyncPostgresSaver, AsyncPostgresSaver],
    change: Callable[[AsyncPostgresSaver], Awaitable[None]],
) -> None:
    saver, other = pair
    await _fill(saver)
    for number in (30, 29, 28):
        await _history(saver, number)
    await change(other)
    for number in (27, 12, 4):
        assert await _outcome(saver, number) == await _outcome(other, number)


async def _outcome(saver: AsyncPostgresSaver, number: int) -> Any:
    """A history, or the error; of a saver that remembers nothing, unless it is asked twice."""
    try:
        return await _history(saver, number)
    except (CorruptRowError, CheckpointNotFoundError) as error:
        return repr(error)


@pytest.mark.parametrize("seed", range(3))
async def test_random_changes_are_seen(
    pair: tuple[AsyncPostgresSaver, AsyncPostgresSaver], seed: int
) -> None:
    saver, other = pair
    chance = random.Random(seed)
    await _fill(other)
    number = LENGTH - 1
    for _ in range(80):
        number = number - 1 if chance.random() < 0.8 else chance.randrange(LENGTH)
        number = number if number > 0 else LENGTH - 1
        if chance.random() < 0.3:
            at, kind = chance.randrange(1, LENGTH), chance.random()
            if kind < 0.5:
                await _write(other, at, f"{chance.random()}", [("d", ["more"]), ("e", 7)])
            else:
                values: Any = {"e": _DeltaSnapshot([at])} if kind > 0.9 else {}
                await _put(other, at, values, chance.randrange(at))
        other._walks._last._entries.clear()
        assert await _outcome(saver, number) == await _outcome(other, number)


async def test_a_row_changed_by_hand_is_not_answered_from_memory(
    dsn: str, admin: psycopg.Connection[Any]
) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await _fill(saver)
        for number in (30, 29, 28):
            await _history(saver, number)
        admin.execute(
            "update pgcheckpoint.checkpoint_writes set task_path = 'z'"
            " where checkpoint_id = '0015' and task_id = 'task a'"
        )
        with pytest.raises(DecryptionError, match="0015"):
            await _history(saver, 27)


@pytest.mark.parametrize(
    ("child", "parent"), [(0, 0), (0, 35), (0, 39), (10, 39), (39, 39)], ids=str
)
async def test_a_circle_has_an_end(
    saver: AsyncPostgresSaver, admin: psycopg.Connection[Any], child: int, parent: int
) -> None:
    await _fill(saver)
    admin.execute("update pgcheckpoint.checkpoint_blobs set version = 'none'")
    admin.execute(
        "update pgcheckpoint.checkpoints set parent_checkpoint_id = %s where checkpoint_id = %s",
        [_name(parent), _name(child)],
    )
    for _ in range(2):
        with pytest.raises(CorruptRowError, match="cycle"):
            await _history(saver, 39)


async def test_a_circle_behind_all_stored_values_is_nobodys_business(
    saver: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    await _fill(saver)
    before = await saver.aget_delta_channel_history(config=config_for("t"), channels=["d"])
    admin.execute(
        "update pgcheckpoint.checkpoints set parent_checkpoint_id = '0030'"
        " where checkpoint_id in ('0000', '0002')"
    )
    found = await saver.aget_delta_channel_history(config=config_for("t"), channels=["d"])
    assert found == before


async def test_a_missing_ancestor_that_comes_back_is_seen(
    saver: AsyncPostgresSaver, admin: psycopg.Connection[Any]
) -> None:
    await _fill(saver)
    admin.execute(
        "update pgcheckpoint.checkpoints set checkpoint_id = 'x' where checkpoint_id = '0000'"
    )
    for number in (39, 38, 37):
        with pytest.raises(CorruptRowError, match="'0000'"):
            await _history(saver, number)
    admin.execute(
        "update pgcheckpoint.checkpoints set checkpoint_id = '0000' where checkpoint_id = 'x'"
    )
    assert len((await _history(saver, 36))["e"]["writes"]) == 36


async def test_ids_need_not_grow(saver: AsyncPostgresSaver) -> None:
    parent: str | None = None
    for number in range(LENGTH):
        config, id_ = config_for("t", parent), f"{number * 7 % LENGTH:02}"
        await saver.aput(config, checkpoint_of({}, {}, id_), META, {})
        await saver.aput_writes(config_for("t", id_), [("d", [number])], "task")
        parent = id_
    for number in range(LENGTH - 1, 0, -1):
        config = config_for("t", f"{number * 7 % LENGTH:02}")
        found = await saver.aget_delta_channel_history(config=config, channels=["d"])
        assert [w[2] for w in found["d"]["writes"]] == [[n] for n in range(number)]


async def test_no_memory_is_spent_when_none_is_given(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, cache_bytes=0) as saver:
        await _fill(saver)
        for number in (30, 29, 28):
            await _history(saver, number)
        assert len(saver._walks._last) == 0
