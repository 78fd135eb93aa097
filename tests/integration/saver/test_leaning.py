"""What a put leaves out is proved by what is stored, not by who stored it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.saver.batch import Batch
from tests.chats import message
from tests.checking import unowned
from tests.making import META, checkpoint_of, config_for, rows_of, run_sql, values_of
from tests.seams import sent_whole_again, writer_of

pytestmark = pytest.mark.usefixtures("kind_of_tasks")


async def _put(
    saver: AsyncPostgresSaver, config: Any, values: dict[str, Any], new: dict[str, Any], **more: str
) -> Any:
    """Puts a checkpoint of which some channels are new, and the others have a version given."""
    checkpoint = checkpoint_of(values, {**more, **new})
    return await saver.aput(config, checkpoint, META, new)


def _messages(first: int, count: int) -> list[Any]:
    return [message(number) for number in range(first, first + count)]


async def test_a_checkpoint_put_twice_with_a_child_of_the_first_between(
    saver: AsyncPostgresSaver,
) -> None:
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


async def test_a_put_repeated_by_a_saver_that_cuts_otherwise(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """How a list is cut depends on whether its beginnings were seen."""
    async with AsyncPostgresSaver.from_conn_string(dsn) as seasoned:
        values: list[Any] = ["context " * 500]
        config = config_for("t")
        while len(values) < 1500:
            values = [*values, *range(len(values), len(values) + 90)]
            parent, config = (
                config,
                await _put(seasoned, config, {"x": values}, {"x": str(len(values))}),
            )
        values = [*values, *range(50)]
        checkpoint = checkpoint_of({"x": values}, {"x": "last"})
        await saver.aput(parent, checkpoint, META, {"x": "last"})
        config = await seasoned.aput(parent, checkpoint, META, {"x": "last"})
        assert rows_of(
            dsn, "select chunks from pgcheckpoint.checkpoint_blobs where version = 'last'"
        ) == [(None,)]
        await saver.aprune(["t"])
        config = await _put(seasoned, config, {"x": [*values, 1]}, {"x": "next"})
        assert sent_whole_again(seasoned) == 1
    assert await values_of(saver, config) == {"x": [*values, 1]}
    assert unowned(dsn).chunks == 0


@pytest.mark.parametrize(("kind", "pruned"), [("whole", False), ("pieces", True)])
async def test_a_parent_that_another_process_rewrote(
    saver: AsyncPostgresSaver, dsn: str, kind: str, pruned: bool
) -> None:
    value = ["secret"] if kind == "whole" else [message(n) for n in range(40)]
    root = checkpoint_of({"x": value, "n": [1]}, {"x": "1", "n": "1"}, "1")
    config = await saver.aput(config_for("t"), root, META, {"x": "1", "n": "1"})
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        redacted = checkpoint_of({"x": ["redacted"], "n": [1]}, {"x": "2", "n": "1"}, "1")
        await other.aput(config_for("t"), redacted, META, {"x": "2"})
        if pruned:
            await other.aprune(["t"])
        grown = value if kind == "whole" else [*value, message(99)]
        new = {"n": "3"} if kind == "whole" else {"x": "3", "n": "3"}
        config = await _put(saver, config, {"x": grown, "n": [2]}, new, x="1")
        assert sent_whole_again(saver) == 1
        assert await values_of(other, config) == {"x": grown, "n": [2]}


async def test_a_value_that_stood_in_the_parents_json_is_sent(saver: AsyncPostgresSaver) -> None:
    """The parent has the version, but no row of it."""
    config = await _put(saver, config_for("t"), {"x": "short"}, {"x": "1"})
    config = await _put(saver, config, {"x": "x" * 99, "n": [1]}, {"n": "1"}, x="1")
    assert await values_of(saver, config) == {"x": "x" * 99, "n": [1]}


async def test_of_a_batch_whose_parents_are_gone_little_is_whole_at_a_time(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit, threads = 100_000, 30
    async with AsyncPostgresSaver.from_conn_string(dsn, max_batch_bytes=limit) as saver:
        values = [{"x": [f"{n}" + "v" * 40_000]} for n in range(threads)]
        configs = [
            await _put(saver, config_for(f"t{n}"), values[n], {"x": "1"}) for n in range(threads)
        ]
        run_sql(dsn, "truncate pgcheckpoint.checkpoints, pgcheckpoint.checkpoint_blobs")
        writer, sizes, room = writer_of(saver), list[int](), list[tuple[int, int]]()
        form = Batch.statements

        def record(batch: Batch) -> Any:
            sizes.append(sum(item.size for item in batch.items))
            room.append(writer.queued)
            return form(batch)

        monkeypatch.setattr(Batch, "statements", record)
        children = await asyncio.gather(
            *(
                _put(saver, configs[n], {**values[n], "n": [n]}, {"n": "1"}, x="1")
                for n in range(threads)
            )
        )
        assert writer.statistics.sent_whole_again == threads
        assert max(sizes) <= limit
        # What was made whole and not taken yet counts, and that is one of each lane at most.
        assert max(queued for _, queued in room) < 2 * (limit + 2 * 50_000)
        assert writer.queued == (0, 0)
        for n, child in enumerate(children):
            assert await values_of(saver, child) == {**values[n], "n": [n]}


async def test_a_repeated_put_names_the_pieces_that_are_stored(saver: AsyncPostgresSaver) -> None:
    first = await _put(saver, config_for("t"), {"m": _messages(0, 20)}, {"m": "1"})
    new = _messages(100, 20)
    checkpoint = checkpoint_of({"m": new}, {"m": "2"})
    for _ in range(2):
        second = await saver.aput(first, checkpoint, META, {"m": "2"})
    await saver.aprune(["t"])
    grown = new + _messages(200, 2)
    await _put(saver, second, {"m": grown}, {"m": "3"})
    assert (await values_of(saver, config_for("t")))["m"] == grown


async def test_a_value_sent_again_unchanged_is_not_leaned_on(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
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
