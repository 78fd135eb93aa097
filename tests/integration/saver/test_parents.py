"""A put leans on its parent, and heals when the parent is gone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.transaction import load_queries
from tests.making import META, checkpoint_of, config_for, rows_of, values_of
from tests.seams import sent_whole_again
from tests.waiting import until_blocking


async def _put_child(
    saver: AsyncPostgresSaver, config: Any, parent: Any, **changes: Any
) -> tuple[Any, Any]:
    """A child that changes some channels and hands over all values."""
    versions = dict(parent["channel_versions"])
    for channel in changes:
        versions[channel] = saver.get_next_version(versions.get(channel), None)
    child = checkpoint_of({**parent["channel_values"], **changes}, versions)
    new = {channel: versions[channel] for channel in changes}
    return await saver.aput(config, child, META, new), child


async def _first(saver: AsyncPostgresSaver) -> tuple[Any, Any]:
    root = checkpoint_of({"kept": ["k"], "changing": [0], "small": 1})
    config = await saver.aput(config_for("t"), root, META, root["channel_versions"])
    return config, root


async def test_a_chain_sends_each_value_once(saver: AsyncPostgresSaver, dsn: str) -> None:
    config, parent = await _first(saver)
    for n in range(5):
        config, parent = await _put_child(saver, config, parent, changing=[n])
    assert await values_of(saver, config_for("t")) == {"kept": ["k"], "changing": [4], "small": 1}
    counts = rows_of(
        dsn, "select channel, count(*) from pgcheckpoint.checkpoint_blobs group by 1 order by 1"
    )
    assert counts == [("changing", 6), ("kept", 1)]
    assert sent_whole_again(saver) == 0


@pytest.mark.parametrize("how", ["delete", "prune"])
async def test_a_put_whose_parent_is_gone_is_sent_again_whole(
    saver: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    config, parent = await _first(saver)
    if how == "prune":
        await _put_child(saver, config, parent, changing=[7], kept=["other"])
        # The next put has the first checkpoint for its parent, and knows it.
        assert await saver.aget_tuple(config) is not None
    async with AsyncPostgresSaver.from_conn_string(dsn) as elsewhere:
        if how == "delete":
            await elsewhere.adelete_thread("t")
        else:
            await elsewhere.aprune(["t"])
    child, _ = await _put_child(saver, config, parent, changing=[8])
    assert sent_whole_again(saver) == 1
    assert await values_of(saver, child) == {"kept": ["k"], "changing": [8], "small": 1}


async def test_a_whole_chain_in_one_batch_heals(saver: AsyncPostgresSaver, dsn: str) -> None:
    config, parent = await _first(saver)
    async with AsyncPostgresSaver.from_conn_string(dsn) as elsewhere:
        await elsewhere.adelete_thread("t")
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


async def test_a_copy_with_another_parent_sends_what_that_parent_lacks(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """update_state(as_node="__copy__") puts a checkpoint beside itself, with nothing new."""
    root_config, root = await _first(saver)
    _, child = await _put_child(saver, root_config, root, changing=[1])
    assert await saver.aget_tuple(root_config) is not None
    copy = checkpoint_of(child["channel_values"], child["channel_versions"])
    copy_config = await saver.aput(root_config, copy, META, {})
    async with AsyncPostgresSaver.from_conn_string(dsn) as elsewhere:
        assert await values_of(elsewhere, copy_config) == child["channel_values"]


async def test_branches_with_equal_versions_are_not_taken_for_each_other(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """A put that is sent again whole sends its own value, not what was encoded last as that."""
    ours, theirs = (checkpoint_of({"x": [name]}, {"x": "1"}, name) for name in "12")
    async with AsyncPostgresSaver.from_conn_string(dsn) as elsewhere:
        await saver.aput(config_for("t"), ours, META, {"x": "1"})
        await elsewhere.adelete_thread("t")
        parent = await elsewhere.aput(config_for("t"), theirs, META, {"x": "1"})
        assert await values_of(saver, parent) == {"x": ["2"]}
        await elsewhere.adelete_thread("t")
    child = checkpoint_of({"x": ["2"], "y": [1]}, {"x": "1", "y": "1"}, "3")
    put = await saver.aput(parent, child, META, {"y": "1"})
    assert sent_whole_again(saver) == 1
    assert await values_of(saver, put) == {"x": ["2"], "y": [1]}


async def test_a_fork_by_a_fresh_process(saver: AsyncPostgresSaver, dsn: str) -> None:
    config, root = await _first(saver)
    await _put_child(saver, config, root, changing=[1])
    async with AsyncPostgresSaver.from_conn_string(dsn) as elsewhere:
        fork, _ = await _put_child(elsewhere, config, root, changing=[2])
        await elsewhere.aprune(["t"])
        assert await values_of(elsewhere, fork) == {"kept": ["k"], "changing": [2], "small": 1}


async def test_a_prune_waits_for_a_put_under_way_and_sees_what_it_stored(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    first, root = await _first(saver)
    await _put_child(saver, first, root, changing=[1], kept=["other"])
    fork = checkpoint_of({}, root["channel_versions"], "~fork")
    async with await psycopg.AsyncConnection.connect(dsn) as put:
        # As another process's put would: the thread's lock, then a checkpoint that leans on
        # the first one's values.
        lock = psycopg.AsyncRawCursor(put)
        bounds = ("1000", "1000", "auto", "", False, False, [None], [None])
        await lock.execute(load_queries()["lock_threads"], (["t"], *bounds))
        await put.execute(
            "insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint)"
            " values ('t', '~fork', %s)",
            [json.dumps(fork)],
        )
        prune = asyncio.create_task(saver.aprune(["t"]))
        await until_blocking(put)
        assert not prune.done()
        await put.commit()
        await prune
    assert await values_of(saver, config_for("t")) == {"kept": ["k"], "changing": [0]}
