"""Walks of delta channels find what LangGraph's own way finds in threads of any shape."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from typing import Any

import psycopg
import pytest
from langchain_core.messages import AIMessage
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, CorruptRowError, KeyRing
from pg_checkpoint.codec.reading import HistoryRow
from tests.functions import QUERIES
from tests.making import META, checkpoint_of, config_for, run_sql

LENGTH = 40
CIPHER = AesGcmCipher(KeyRing({"k": bytes(range(32))}))


@pytest.fixture(params=["in clear", "encrypted"])
async def any_saver(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    options: Any = {"cipher": CIPHER} if request.param == "encrypted" else {}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        yield saver


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


async def _fill_at_random(saver: AsyncPostgresSaver, chance: random.Random) -> list[str]:
    """Chains that fork, ids that don't always rise, values that are large, small and in pieces."""
    names = [f"{number:03}" for number in chance.sample(range(900), 90)]
    if chance.random() < 0.7:
        names.sort()
    for at, name in enumerate(names):
        # Many children of one are many rows beside its next one.
        parent = names[max(at - 1, 0) if chance.random() < 0.7 else chance.randrange(at + 1) // 2]
        stored: Any = {
            "d": _DeltaSnapshot([name]),
            "e": chance.choice([7, "text", ["long " * 60] * 30, [AIMessage(name)]]),
        }
        values = {channel: stored[channel] for channel in stored if chance.random() < 0.03}
        versions: dict[str, Any] = dict.fromkeys(("d", "e"), f"{at:08}.5")
        config = config_for("t", parent if at else None)
        await saver.aput(config, checkpoint_of(values, versions, name), META, versions)
        for task in chance.sample(["a", "b", "c"], chance.randrange(4)):
            writes = [("d", [f"{name} {task}"]), ("e", AIMessage(task)), ("other", name)]
            await saver.aput_writes(config_for("t", name), writes, f"task {task}", task)
    return names


@pytest.mark.parametrize("seed", range(6))
async def test_it_finds_what_a_walk_from_checkpoint_to_checkpoint_finds(
    any_saver: AsyncPostgresSaver, seed: int
) -> None:
    names = await _fill_at_random(any_saver, random.Random(seed))
    step_by_step = BaseCheckpointSaver.aget_delta_channel_history
    for name in [*names[::4], None]:
        asked: Any = {"config": config_for("t", name), "channels": ["d", "e", "never"]}
        found = await any_saver.aget_delta_channel_history(**asked)
        assert found == await step_by_step(any_saver, **asked)


@pytest.mark.parametrize("seed", range(3))
async def test_the_statement_for_citus_finds_the_same(
    saver: AsyncPostgresSaver, dsn: str, seed: int
) -> None:
    names = await _fill_at_random(saver, random.Random(seed))
    with psycopg.connect(dsn) as connection, psycopg.RawCursor(connection) as cursor:

        def rows_of(statement: str, name: str) -> list[str]:
            cursor.execute(QUERIES[statement].encode(), ["t", "", name, name, ["d", "e"], True])
            rows = [HistoryRow._make(row) for row in cursor]
            chain = {
                f"{id_}, {parent}"
                for row in rows
                for id_, parent in zip(row.ids or (), row.parent_ids or (), strict=True)
            }
            return sorted([*map(repr, (row[:18] for row in rows)), *chain])

        for name in names[::3]:
            found = rows_of("get_delta_history", name)
            assert found == rows_of("get_delta_history_on_citus", name)


async def test_a_long_chain_beside_another(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Longer than a page, and each of its checkpoints between two of a fork."""
    count = 1_500
    await _put(saver, 0, {"d": _DeltaSnapshot(["begin"])})
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoints"
        " (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)"
        " select 't', '', to_char(n, 'fm0000'), to_char(greatest(n - 2, 0), 'fm0000'),"
        " jsonb_set(checkpoint, '{channel_versions}', '{}'), metadata"
        f" from pgcheckpoint.checkpoints, generate_series(1, {count}) n",
    )
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_writes"
        " (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob, task_path)"
        " select 't', '', to_char(n, 'fm0000'), task_id, idx, channel, type, blob, task_path"
        f" from pgcheckpoint.checkpoint_writes, generate_series(1, {count}) n",
    )
    history = await _history(saver, count)
    assert history["d"]["seed"] == _DeltaSnapshot(["begin"])
    # Two writes at each of every second one, and at the first.
    assert len(history["d"]["writes"]) == 2 * (count // 2)


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
