"""What an adversarial review found; each was a failing test first."""

from __future__ import annotations

import asyncio
import threading
import time
from datetime import timedelta
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, RetentionPolicy
from tests.integration.test_chunks import message
from tests.making import META, aput, checkpoint_of, config_for, id_of
from tests.waiting import PATIENCE


def _messages(first: int, count: int) -> list[Any]:
    return [message(number) for number in range(first, first + count)]


async def _put(
    saver: Any, parent: Any, values: Any, versions: Any, new: Any, id_: str | None = None
) -> Any:
    checkpoint = checkpoint_of(values, versions, id_)
    return await saver.aput(parent, checkpoint, META, {c: versions[c] for c in new})


async def _latest(saver: AsyncPostgresSaver) -> Any:
    found = await saver.aget_tuple(config_for("t"))
    assert found is not None
    return found.checkpoint["channel_values"]["m"]


async def test_a_repeated_put_names_the_pieces_that_are_stored(saver: AsyncPostgresSaver) -> None:
    first = await _put(saver, config_for("t"), {"m": _messages(0, 20)}, {"m": "1"}, ["m"])
    new = _messages(100, 20)
    for _ in range(2):
        second = await _put(saver, first, {"m": new}, {"m": "2"}, ["m"], "zz1")
    await saver.aprune(["t"])
    grown = new + _messages(200, 2)
    await _put(saver, second, {"m": grown}, {"m": "3"}, ["m"], "zz2")
    assert await _latest(saver) == grown


async def test_a_value_sent_again_unchanged_is_not_leaned_on(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    old, new = _messages(0, 20), _messages(100, 20)
    start: Any = {"m": old, "n": 1}
    first = await _put(saver, config_for("t"), start, {"m": "1", "n": "1"}, ["m", "n"])
    second = await _put(saver, first, {"m": new, "n": 1}, {"m": "2", "n": "1"}, ["m"])
    with psycopg.connect(dsn) as admin:  # as another version of the package would store it
        whole = saver.serde.dumps_typed(new)[1]
        admin.execute(
            "update pgcheckpoint.checkpoint_blobs set groups = 0, chunks = null, blob = %s"
            " where version = '2'",
            [whole],
        )
    await saver.aget_tuple(first)  # what is known of the second is forgotten
    third = await _put(saver, second, {"m": new, "n": 2}, {"m": "2", "n": "2"}, ["n"])
    await saver.aprune(["t"])
    grown = new + _messages(200, 2)
    await _put(saver, third, {"m": grown, "n": 2}, {"m": "3", "n": "2"}, ["m"])
    assert await _latest(saver) == grown


@pytest.mark.direct(reason="options in a DSN are refused by PgBouncer")
async def test_another_isolation_level_is_none_of_ours(dsn: str) -> None:
    strict = psycopg.conninfo.make_conninfo(
        dsn, options="-c default_transaction_isolation=repeatable\\ read"
    )
    async with AsyncPostgresSaver.from_conn_string(strict) as saver:
        await aput(saver, config_for("t"), {"a": 1})
        await saver.adelete_thread("t")
        assert await saver.aget_tuple(config_for("t")) is None


async def test_a_list_goes_on_when_a_page_was_deleted(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(6):
        await aput(saver, config_for("old"), {"n": n})
    for n in range(4):
        await aput(saver, config_for("new"), {"n": n})
    deleted: list[bool] = []
    read = saver._engine.database.read

    async def delete_first(statements: Any, **options: Any) -> Any:
        load = saver._engine.database.queries["load_checkpoints"]
        if statements[0].query == load and not deleted:
            deleted.append(True)
            await saver.adelete_thread("new")
        return await read(statements, **options)

    monkeypatch.setattr(saver._engine.database, "read", delete_first)
    found = [c.config["configurable"]["thread_id"] async for c in saver.alist(None)]
    assert found == ["old"] * 6


async def test_alist_info_of_one_checkpoint(saver: AsyncPostgresSaver) -> None:
    configs = [await aput(saver, config_for("t"), {"n": n}) for n in range(3)]
    infos = await saver.alist_info(configs[1])
    assert [i.checkpoint_id for i in infos] == [id_of(configs[1])]


async def test_subgraphs_of_an_interrupted_checkpoint_stay(saver: AsyncPostgresSaver) -> None:
    root = await aput(saver, config_for("t"), {"n": 1})
    parents = {"parents": {"": id_of(root)}}
    call = config_for("t", None, "node:task")
    inner = await aput(saver, call, {"done": 1}, metadata=parents)
    await saver.aput_writes(root, [("__interrupt__", ["?"])], "other")
    await aput(saver, config_for("t"), {"n": 2})
    await saver.apply_retention(RetentionPolicy(keep_last=1))
    assert await saver.aget_tuple(root) is not None
    assert await saver.aget_tuple(inner) is not None


async def test_an_answered_interrupt_at_the_edge_of_a_batch_goes(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pg_checkpoint.lifecycle.cleaning._CHECKPOINTS", 5)
    config: Any = config_for("t")
    for n in range(12):
        config = await aput(saver, config, {"n": n})
        if n in (0, 4, 5):
            await saver.aput_writes(config, [("__interrupt__", ["?"])], "task")
    policy = RetentionPolicy(keep_last=1)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert (await saver.apply_retention(policy)).checkpoints == expected.checkpoints == 11


async def test_an_interrupt_of_a_checkpoint_that_is_gone_keeps_nothing(
    saver: AsyncPostgresSaver,
) -> None:
    first = await aput(saver, config_for("t"), {"n": 1})
    await aput(saver, first, {"n": 2})
    await saver.aprune(["t"])
    await saver.aput_writes(first, [("__interrupt__", ["?"])], "late")
    await asyncio.sleep(0.01)
    policy = RetentionPolicy(delete_inactive_for=timedelta(milliseconds=1))
    assert (await saver.apply_retention(policy)).threads == 1


@pytest.mark.parametrize("counters", ["text", None, 3, ["a"]])
async def test_odd_metadata_does_not_stop_retention(
    saver: AsyncPostgresSaver, counters: Any
) -> None:
    odd = {"counters_since_delta_snapshot": counters}
    for n in range(3):
        await aput(saver, config_for("odd"), {"n": n}, metadata=odd)
        await aput(saver, config_for("other"), {"n": n})
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == 4


def test_a_thread_that_waits_is_answered_when_its_loop_ends(dsn: str) -> None:
    answers: list[Any] = []

    def call(saver: AsyncPostgresSaver) -> None:
        try:
            answers.append(saver.get_tuple(config_for("t")))
        except Exception as error:
            answers.append(error)

    async def main() -> threading.Thread:
        saver = AsyncPostgresSaver(dsn)
        await saver.setup()
        caller = threading.Thread(target=call, args=(saver,), daemon=True)
        caller.start()
        time.sleep(0.3)  # noqa: ASYNC251  the loop is kept from starting the call
        await saver.close()
        return caller

    caller = asyncio.run(main())
    caller.join(PATIENCE)
    assert not caller.is_alive()
    assert answers


def test_closing_beside_callers_answers_them(dsn: str) -> None:
    for _ in range(5):
        saver = PostgresSaver(dsn, max_size=4)
        saver.open()
        callers = [
            threading.Thread(target=_call_until_refused, args=(saver,), daemon=True)
            for _ in range(8)
        ]
        for caller in callers:
            caller.start()
        time.sleep(0.05)
        saver.close()
        for caller in callers:
            caller.join(PATIENCE)
            assert not caller.is_alive()


def _call_until_refused(saver: PostgresSaver) -> None:
    try:
        while True:
            saver.get_tuple(config_for("t"))
    except Exception:
        return


def test_a_damaged_name_of_a_piece_does_not_keep_others_from_being_read(
    sync_saver: PostgresSaver, dsn: str
) -> None:
    """The server may look at a piece's name before it looks whether anybody names the piece."""
    with psycopg.connect(dsn) as admin:
        admin.execute("insert into pgcheckpoint.checkpoint_chunks values ('t', '', 'x')")
        admin.execute("analyze pgcheckpoint.checkpoint_chunks")
        for size in (None, 2**28):
            found = admin.execute(
                "select * from pgcheckpoint.get_pieces_v1('t', '{0}', '{\"\"}', %s)", [size]
            )
            assert found.fetchall() == []
