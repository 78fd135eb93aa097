"""What LangGraph relies on and its suite leaves open: order, conflicts, ids, limits."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.making import aput, config_for, id_of, ids_of, tuple_of, values_of

pytestmark = pytest.mark.usefixtures("parts_of_psycopg")


async def _pending(saver: AsyncPostgresSaver, thread_id: str) -> list[tuple[str, str, Any]]:
    found = await tuple_of(saver, config_for(thread_id))
    return [(w[0], w[1], w[2]) for w in found.pending_writes or []]


async def test_pending_writes_are_ordered_by_path_then_task_then_index(
    saver: AsyncPostgresSaver,
) -> None:
    config = await aput(saver, config_for("t"), {})
    await saver.aput_writes(config, [("a", 1), ("b", 2)], "task-a", "~path, 2")
    await saver.aput_writes(config, [("a", 3), ("b", 4)], "task-z", "~path, 1")
    await saver.aput_writes(config, [("a", 5)], "task-m", "")
    assert await _pending(saver, "t") == [
        ("task-m", "a", 5),
        ("task-z", "a", 3),
        ("task-z", "b", 4),
        ("task-a", "a", 1),
        ("task-a", "b", 2),
    ]


async def test_many_writes_of_one_task_keep_their_order(saver: AsyncPostgresSaver) -> None:
    config = await aput(saver, config_for("t"), {})
    await saver.aput_writes(config, [("c", n) for n in range(25)], "task")
    assert [value for _, _, value in await _pending(saver, "t")] == list(range(25))


async def test_regular_writes_keep_the_first_and_special_ones_the_last(
    saver: AsyncPostgresSaver,
) -> None:
    config = await aput(saver, config_for("t"), {})
    await saver.aput_writes(config, [("a", "first"), ("__interrupt__", "first")], "task")
    await saver.aput_writes(config, [("a", "second"), ("__interrupt__", "second")], "task")
    assert await _pending(saver, "t") == [
        ("task", "__interrupt__", "second"),
        ("task", "a", "first"),
    ]


async def test_latest_is_the_greatest_id_in_byte_order(saver: AsyncPostgresSaver) -> None:
    for name in ("1", "9", "10", "a", "Z", "é", "aa"):
        await aput(saver, config_for("t"), {"name": name}, checkpoint_id=name)
    ids = await ids_of(saver, config_for("t"))
    assert ids == ["é", "aa", "a", "Z", "9", "10", "1"]
    latest = await tuple_of(saver, config_for("t"))
    assert id_of(latest.config) == "é"


async def test_before_is_strict(saver: AsyncPostgresSaver) -> None:
    for name in ("1", "2", "3"):
        await aput(saver, config_for("t"), {}, checkpoint_id=name)
    before = config_for("t", "2")
    assert [id_of(c.config) async for c in saver.alist(config_for("t"), before=before)] == ["1"]


@pytest.mark.parametrize(("limit", "count"), [(None, 7), (0, 0), (-1, 0), (3, 3), (100, 7)])
async def test_limits(saver: AsyncPostgresSaver, limit: int | None, count: int) -> None:
    for _ in range(7):
        await aput(saver, config_for("t"), {})
    for config in (config_for("t"), config_for("t", checkpoint_ns=None), None):
        assert len([c async for c in saver.alist(config, limit=limit)]) == count


async def test_no_namespace_lists_all_and_an_empty_one_the_root(
    saver: AsyncPostgresSaver,
) -> None:
    for number, namespace in enumerate(["", "child", "child:1"] * 60):
        config = config_for("t", checkpoint_ns=namespace)
        await aput(saver, config, {}, checkpoint_id=f"{number:05}")
    everywhere = [c async for c in saver.alist(config_for("t", checkpoint_ns=None))]
    assert [id_of(c.config) for c in everywhere] == [f"{n:05}" for n in reversed(range(180))]
    root = [c async for c in saver.alist(config_for("t"))]
    assert {c.config["configurable"]["checkpoint_ns"] for c in root} == {""}
    assert len(root) == 60


async def test_all_threads_are_listed_newest_first(saver: AsyncPostgresSaver) -> None:
    for number in range(150):
        config = config_for(f"thread-{number % 3}")
        await aput(saver, config, {"n": [number]}, checkpoint_id=f"{number:05}")
    listed = [c async for c in saver.alist(None)]
    assert [c.checkpoint["channel_values"]["n"] for c in listed] == [
        [n] for n in reversed(range(150))
    ]


async def test_one_id_in_two_namespaces_and_threads_is_paged_over_once(
    saver: AsyncPostgresSaver,
) -> None:
    places = [(f"t{t}", f"n{n}") for t in range(3) for n in range(4)]
    for thread, namespace in places:
        await aput(saver, config_for(thread, checkpoint_ns=namespace), {}, checkpoint_id="same")
    listed = [c.config["configurable"] async for c in saver.alist(None)]
    assert sorted((c["thread_id"], c["checkpoint_ns"]) for c in listed) == sorted(places)


async def test_a_filter_is_containment(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {}, metadata={"user": "a", "nested": {"x": 1, "y": 2}})
    await aput(saver, config_for("t"), {}, metadata={"user": "b", "nested": {"x": 1}})

    async def count(wanted: dict[str, Any]) -> int:
        return len([c async for c in saver.alist(config_for("t"), filter=wanted)])

    assert await count({"user": "a"}) == 1
    assert await count({"nested": {"x": 1}}) == 2
    assert await count({"nested": {"y": 2}, "user": "a"}) == 1
    assert await count({"user": "c"}) == 0
    assert await count({"user": "a", "missing": None}) == 0


async def test_a_put_again_replaces_the_checkpoint(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"a": 1}, checkpoint_id="1", metadata={"step": 1})
    await aput(saver, config_for("t"), {"a": 2}, checkpoint_id="1", metadata={"step": 2})
    found = await tuple_of(saver, config_for("t"))
    assert found.checkpoint["channel_values"] == {"a": 2}
    assert found.metadata["step"] == 2


def test_langgraph_passes_the_task_path() -> None:
    for saver in (AsyncPostgresSaver, PostgresSaver):
        assert "task_path" in inspect.signature(saver.put_writes).parameters
        assert "task_path" in inspect.signature(saver.aput_writes).parameters


async def test_what_is_returned_is_the_callers_to_change(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"a": [1], "b": 1})
    first = await tuple_of(saver, config_for("t"))
    first.checkpoint["channel_values"]["a"].append(2)
    first.checkpoint["channel_versions"].clear()
    assert await values_of(saver, config_for("t")) == {"a": [1], "b": 1}


def test_there_are_no_config_specs(sync_saver: PostgresSaver) -> None:
    assert sync_saver.config_specs == []
