"""What a put leaves out is proved by what is stored, as is whether a thread is unfinished."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import psycopg
import pytest

from pg_checkpoint import ParentWriteFailedError, ValueNotSerializableError
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.saver.batch import Batch
from tests.chats import message
from tests.checking import unowned
from tests.conftest import Patch, Saver
from tests.making import META, aput, checkpoint_of, config_for, rows_of, run_sql, values_of
from tests.seams import sent_whole_again, writer_of
from tests.waiting import until_blocking

LONG = ["a value that is no part of the checkpoint's own row"] * 20


async def _put_child(saver: Saver, config: Any, parent: Any, **changes: Any) -> tuple[Any, Any]:
    """A child that changes some channels and hands over all values."""
    versions = dict(parent["channel_versions"])
    for channel in changes:
        versions[channel] = saver.get_next_version(versions.get(channel), None)
    child = checkpoint_of({**parent["channel_values"], **changes}, versions)
    new = {channel: versions[channel] for channel in changes}
    return await saver.aput(config, child, META, new), child


async def _first(saver: Saver) -> tuple[Any, Any]:
    root = checkpoint_of({"kept": ["k"], "changing": [0], "small": 1})
    config = await saver.aput(config_for("t"), root, META, root["channel_versions"])
    return config, root


async def test_a_chain_sends_each_value_once(saver: Saver, dsn: str) -> None:
    config, parent = await _first(saver)
    for n in range(5):
        config, parent = await _put_child(saver, config, parent, changing=[n])
    assert await values_of(saver, config_for("t")) == {"kept": ["k"], "changing": [4], "small": 1}
    query = "select channel, count(*) from pgcheckpoint.checkpoint_blobs group by 1 order by 1"
    assert rows_of(dsn, query) == [("changing", 6), ("kept", 1)]
    assert sent_whole_again(saver) == 0


@pytest.mark.parametrize("how", ["delete", "prune"])
async def test_a_put_without_its_parent_is_sent_whole(saver: Saver, other: Saver, how: str) -> None:
    config, parent = await _first(saver)
    if how == "prune":
        await _put_child(saver, config, parent, changing=[7], kept=["other"])
        # The next put has the first checkpoint for its parent, and knows it.
        assert await saver.aget_tuple(config) is not None
    if how == "delete":
        await other.adelete_thread("t")
    else:
        await other.aprune(["t"])
    child, _ = await _put_child(saver, config, parent, changing=[8])
    assert sent_whole_again(saver) == 1
    assert await values_of(saver, child) == {"kept": ["k"], "changing": [8], "small": 1}


async def test_a_whole_chain_in_one_batch_heals(saver: Saver, other: Saver) -> None:
    config, parent = await _first(saver)
    await other.adelete_thread("t")
    calls = []
    for n in range(4):
        versions = {**parent["channel_versions"], "changing": f"0000000{n + 2}.x"}
        child = checkpoint_of({**parent["channel_values"], "changing": [n]}, versions)
        new = {"changing": versions["changing"]}
        calls.append(asyncio.create_task(saver.aput(config, child, META, new)))
        config, parent = config_for("t", child["id"]), child
    stored = await asyncio.gather(*calls)
    # What the others lean on comes with the first.
    assert sent_whole_again(saver) == 1
    for n, child_config in enumerate(stored):
        expected = {"kept": ["k"], "changing": [n], "small": 1}
        assert await values_of(saver, child_config) == expected


async def test_a_copy_sends_what_another_parent_lacks(saver: Saver, other: Saver) -> None:
    """update_state(as_node="__copy__") puts a checkpoint beside itself, with nothing new."""
    root_config, root = await _first(saver)
    _, child = await _put_child(saver, root_config, root, changing=[1])
    assert await saver.aget_tuple(root_config) is not None
    values, versions = child["channel_values"], child["channel_versions"]
    copy = await aput(saver, root_config, values, versions=versions, new={})
    assert await values_of(other, copy) == values


async def test_branches_with_equal_versions_are_not_taken_for_each_other(
    saver: Saver, other: Saver
) -> None:
    """A put that is sent again whole sends its own value, not what was encoded last as that."""
    same: Any = {"versions": {"x": "1"}}
    await aput(saver, config_for("t"), {"x": ["1"]}, **same, checkpoint_id="1")
    await other.adelete_thread("t")
    parent = await aput(other, config_for("t"), {"x": ["2"]}, **same, checkpoint_id="2")
    assert await values_of(saver, parent) == {"x": ["2"]}
    await other.adelete_thread("t")
    put = await _put(saver, parent, {"x": ["2"], "y": [1]}, {"y": "1"}, x="1")
    assert sent_whole_again(saver) == 1
    assert await values_of(saver, put) == {"x": ["2"], "y": [1]}


@pytest.mark.one_server("pg_locks knows the locks of its own server")
async def test_a_prune_waits_for_a_put_and_sees_what_it_stored(saver: Saver, dsn: str) -> None:
    first, root = await _first(saver)
    await _put_child(saver, first, root, changing=[1], kept=["other"])
    fork = checkpoint_of({}, root["channel_versions"], "~fork")
    async with await psycopg.AsyncConnection.connect(dsn) as put:
        # As another process's put would: the thread's lock, then a checkpoint that leans on
        # the first one's values.
        lock = psycopg.AsyncRawCursor(put)
        bounds = ("1000", "1000", "auto", "", False, False, [None], [None])
        await lock.execute(load_queries()["lock_threads"], (["t"], *bounds))
        rows = b"pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint)"
        values = rows + b" values ('t', '~fork', %s)"
        await put.execute(b"insert into " + values, [json.dumps(fork)])
        prune = asyncio.create_task(saver.aprune(["t"]))
        await until_blocking(put)
        assert not prune.done()
        await put.commit()
        await prune
    assert await values_of(saver, config_for("t")) == {"kept": ["k"], "changing": [0]}


async def _put(saver: Saver, config: Any, values: dict[str, Any], new: Any, **more: str) -> Any:
    """Puts a checkpoint of which some channels are new, and the others have a version given."""
    return await aput(saver, config, values, versions={**more, **new}, new=new)


def _messages(first: int, count: int) -> list[Any]:
    return [message(number) for number in range(first, first + count)]


async def test_a_checkpoint_put_twice_with_a_child_of_the_first_between(saver: Saver) -> None:
    one, two = ["one"] * 10, ["two"] * 10
    first = checkpoint_of({"x": one, "y": [1]}, {"x": "1", "y": "1"}, "1")
    again = checkpoint_of({"x": two, "y": [1]}, {"x": "2", "y": "1"}, "1")
    child = checkpoint_of({"x": one, "y": [2]}, {"x": "1", "y": "2"}, "2")
    await asyncio.gather(
        saver.aput(config_for("t"), first, META, {"x": "1", "y": "1"}),
        saver.aput(config_for("t", "1"), child, META, {"y": "2"}),
        saver.aput(config_for("t"), again, META, {"x": "2"}),
    )
    assert await values_of(saver, config_for("t", "1")) == {"x": two, "y": [1]}
    assert await values_of(saver, config_for("t", "2")) == {"x": one, "y": [2]}


async def test_a_put_repeated_and_cut_otherwise(saver: Saver, other: Saver, dsn: str) -> None:
    """How a list is cut depends on whether its beginnings were seen."""
    values: list[Any] = ["context " * 500]
    config = config_for("t")
    while len(values) < 1500:
        values = [*values, *range(len(values), len(values) + 90)]
        parent, config = (config, await _put(other, config, {"x": values}, {"x": str(len(values))}))
    values = [*values, *range(50)]
    checkpoint = checkpoint_of({"x": values}, {"x": "last"})
    await saver.aput(parent, checkpoint, META, {"x": "last"})
    config = await other.aput(parent, checkpoint, META, {"x": "last"})
    last = "select chunks from pgcheckpoint.checkpoint_blobs where version = 'last'"
    assert rows_of(dsn, last) == [(None,)]
    await saver.aprune(["t"])
    config = await _put(other, config, {"x": [*values, 1]}, {"x": "next"})
    assert sent_whole_again(other) == 1
    assert await values_of(saver, config) == {"x": [*values, 1]}
    assert unowned(dsn).chunks == 0


@pytest.mark.parametrize(("kind", "pruned"), [("whole", False), ("pieces", True)])
async def test_a_rewritten_parent(saver: Saver, other: Saver, kind: str, pruned: bool) -> None:
    value = ["secret"] if kind == "whole" else [message(n) for n in range(40)]
    root = checkpoint_of({"x": value, "n": [1]}, {"x": "1", "n": "1"}, "1")
    config = await saver.aput(config_for("t"), root, META, {"x": "1", "n": "1"})
    redacted = checkpoint_of({"x": ["redacted"], "n": [1]}, {"x": "2", "n": "1"}, "1")
    await other.aput(config_for("t"), redacted, META, {"x": "2"})
    if pruned:
        await other.aprune(["t"])
    grown = value if kind == "whole" else [*value, message(99)]
    new = {"n": "3"} if kind == "whole" else {"x": "3", "n": "3"}
    config = await _put(saver, config, {"x": grown, "n": [2]}, new, x="1")
    assert sent_whole_again(saver) == 1
    assert await values_of(other, config) == {"x": grown, "n": [2]}


async def test_a_value_that_stood_in_the_parents_json_is_sent(saver: Saver) -> None:
    """The parent has the version, but no row of it."""
    config = await _put(saver, config_for("t"), {"x": "short"}, {"x": "1"})
    config = await _put(saver, config, {"x": "x" * 99, "n": [1]}, {"n": "1"}, x="1")
    assert await values_of(saver, config) == {"x": "x" * 99, "n": [1]}


async def test_of_many_orphans_few_are_whole_at_a_time(dsn: str, monkeypatch: Patch) -> None:
    limit, threads = 100_000, 30
    async with Saver.from_conn_string(dsn, max_batch_bytes=limit) as saver:
        values = [{"x": [f"{n}" + "v" * 40_000]} for n in range(threads)]
        places = [config_for(f"t{n}") for n in range(threads)]
        configs = [await _put(saver, at, values[n], {"x": "1"}) for n, at in enumerate(places)]
        run_sql(dsn, "truncate pgcheckpoint.checkpoints, pgcheckpoint.checkpoint_blobs")
        writer, sizes, room = writer_of(saver), list[int](), list[tuple[int, int]]()
        form = Batch.statements

        def record(batch: Batch) -> Any:
            sizes.append(sum(item.size for item in batch.items))
            room.append(writer.queued)
            return form(batch)

        monkeypatch.setattr(Batch, "statements", record)
        grown = [{**values[n], "n": [n]} for n in range(threads)]
        puts = (_put(saver, configs[n], grown[n], {"n": "1"}, x="1") for n in range(threads))
        children = await asyncio.gather(*puts)
        assert writer.statistics.sent_whole_again == threads
        assert max(sizes) <= limit
        # What was made whole and not taken yet counts, and that is one of each lane at most.
        assert max(queued for _, queued in room) < 2 * (limit + 2 * 50_000)
        assert writer.queued == (0, 0)
        for n, child in enumerate(children):
            assert await values_of(saver, child) == grown[n]


async def test_a_repeated_put_names_the_pieces_that_are_stored(saver: Saver) -> None:
    first = await _put(saver, config_for("t"), {"m": _messages(0, 20)}, {"m": "1"})
    new = _messages(100, 20)
    checkpoint = checkpoint_of({"m": new}, {"m": "2"})
    for _ in range(2):
        second = await saver.aput(first, checkpoint, META, {"m": "2"})
    await saver.aprune(["t"])
    grown = new + _messages(200, 2)
    await _put(saver, second, {"m": grown}, {"m": "3"})
    assert (await values_of(saver, config_for("t")))["m"] == grown


async def test_a_value_sent_again_unchanged_is_not_leaned_on(saver: Saver, dsn: str) -> None:
    old, new = _messages(0, 20), _messages(100, 20)
    first = await _put(saver, config_for("t"), {"m": old, "n": 1}, {"m": "1", "n": "1"})
    second = await _put(saver, first, {"m": new, "n": 1}, {"m": "2"}, n="1")
    # As another version of the package would store it.
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_blobs set groups = 0, chunks = null, blob = %s"
        " where version = '2'",
        [saver.serde.dumps_typed(new)[1]],
    )
    await saver.aget_tuple(first)  # what is known of the second is forgotten
    third = await _put(saver, second, {"m": new, "n": 2}, {"n": "2"}, m="2")
    await saver.aprune(["t"])
    grown = new + _messages(200, 2)
    await _put(saver, third, {"m": grown, "n": 2}, {"m": "3"}, n="2")
    assert (await values_of(saver, config_for("t")))["m"] == grown


async def _put_tasks(
    saver: Saver, parent: str | None, checkpoint_id: str, value: Any, *, has_tasks: bool
) -> None:
    """A checkpoint whose list is as old as the thread."""
    task = {"branch:to:node": None} if has_tasks else {}
    new: dict[str, Any] = {"value": checkpoint_id, "branch:to:node": checkpoint_id}
    checkpoint = checkpoint_of(
        {"list": LONG, "value": value, **task}, {"list": "01", **new}, checkpoint_id
    )
    checkpoint["updated_channels"] = ["value", *task]
    new |= {} if parent else {"list": "01"}
    await saver.aput(config_for("t", parent), checkpoint, META, new)


def _counts_as_unfinished(dsn: str) -> bool:
    query = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    (row,) = rows_of(dsn, query)
    return bool(row[0])


@pytest.mark.parametrize("has_tasks", [False, True])
async def test_a_put_whose_parent_failed(saver: Saver, dsn: str, has_tasks: bool) -> None:
    await _put_tasks(saver, None, "01", 1, has_tasks=has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    with pytest.raises(ValueNotSerializableError):
        await _put_tasks(saver, "01", "02", lambda: 0, has_tasks=True)
    with pytest.raises(ParentWriteFailedError):
        await _put_tasks(saver, "02", "03", 3, has_tasks=not has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    await _put_tasks(saver, "01", "04", 4, has_tasks=not has_tasks)
    assert _counts_as_unfinished(dsn) != has_tasks


@pytest.mark.parametrize("has_tasks", [False, True])
async def test_puts_that_lean_on_their_parent(saver: Saver, dsn: str, has_tasks: bool) -> None:
    await _put_tasks(saver, None, "01", 1, has_tasks=not has_tasks)
    await _put_tasks(saver, "01", "02", 2, has_tasks=has_tasks)
    assert _counts_as_unfinished(dsn) == has_tasks
    puts = [_put_tasks(saver, f"0{n}", f"0{n + 1}", n, has_tasks=n % 2 == 0) for n in range(2, 6)]
    await asyncio.gather(*puts)
    assert not _counts_as_unfinished(dsn)


async def test_one_that_is_lost_ends_nothing(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    """Its parent was deleted, and the process dies before it is sent again, whole."""
    await _put_tasks(saver, None, "01", 1, has_tasks=True)
    await _put_tasks(saver, "01", "02", 2, has_tasks=True)
    run_sql(dsn, "delete from pgcheckpoint.checkpoints where checkpoint_id = '02'")
    omitted = asyncio.get_running_loop().create_future()

    def die(*_: Any) -> None:
        omitted.set_result(None)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(writer_of(saver), "_not_stored", die)
        with pytest.raises(asyncio.CancelledError):
            await _put_tasks(saver, "02", "03", 3, has_tasks=False)
    await omitted
    assert _counts_as_unfinished(dsn)
    await _put_tasks(saver, "02", "03", 3, has_tasks=False)
    assert not _counts_as_unfinished(dsn)


@pytest.mark.parametrize("channel", ["__interrupt__", "__error__"])
async def test_an_interrupt_after_a_put_of_its_batch(saver: Saver, dsn: str, channel: str) -> None:
    await _put_tasks(saver, None, "01", 1, has_tasks=True)
    await asyncio.gather(
        _put_tasks(saver, "01", "02", 2, has_tasks=False),
        _put_tasks(saver, "02", "03", 3, has_tasks=True),
        saver.aput_writes(config_for("t", "03"), [(channel, "?")], "task"),
    )
    assert _counts_as_unfinished(dsn) == (channel == "__error__")
