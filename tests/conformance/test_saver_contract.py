"""What LangGraph relies on and its suite leaves open: order, conflicts, ids, limits."""

from __future__ import annotations

import inspect

import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.making import aput, config_for, id_of, ids_of, tuple_of, values_of

pytestmark = pytest.mark.usefixtures("parts_of_psycopg")


async def test_pending_writes_are_ordered_by_path_task_and_index(saver: AsyncPostgresSaver) -> None:
    config = await aput(saver, config_for("t"), {})
    calls = [("a", "~path, 2", range(25)), ("z", "~path, 1", range(25, 27)), ("m", "", [99])]
    for task_id, path, values in calls:
        await saver.aput_writes(config, [("c", n) for n in values], task_id, path)
    found = await tuple_of(saver, config_for("t"))
    written = [(task_id, value) for task_id, _, value in found.pending_writes or ()]
    assert written == [("m", 99), ("z", 25), ("z", 26), *(("a", n) for n in range(25))]


def test_langgraph_sees_that_paths_are_taken() -> None:
    """It passes none to a saver without the parameter, whose writes would be in another order."""
    for made in (AsyncPostgresSaver, PostgresSaver):
        for method in (made.put_writes, made.aput_writes):
            assert "task_path" in inspect.signature(method).parameters


async def test_latest_is_the_greatest_id_in_byte_order(saver: AsyncPostgresSaver) -> None:
    for name in ("1", "9", "10", "a", "Z", "é", "aa"):
        await aput(saver, config_for("t"), {"name": name}, checkpoint_id=name)
    assert await ids_of(saver, config_for("t")) == ["é", "aa", "a", "Z", "9", "10", "1"]
    assert id_of((await tuple_of(saver, config_for("t"))).config) == "é"


async def test_limits(saver: AsyncPostgresSaver) -> None:
    for _ in range(7):
        await aput(saver, config_for("t"), {})
    for limit, count in ((None, 7), (0, 0), (-1, 0), (3, 3), (100, 7)):
        for config in (config_for("t"), config_for("t", checkpoint_ns=None), None):
            assert len([c async for c in saver.alist(config, limit=limit)]) == count


async def test_no_namespace_lists_all_and_an_empty_one_the_root(saver: AsyncPostgresSaver) -> None:
    for number, namespace in enumerate(["", "child", "child:1"] * 60):
        config = config_for("t", checkpoint_ns=namespace)
        await aput(saver, config, {}, checkpoint_id=f"{number:05}")
    everywhere = await ids_of(saver, config_for("t", checkpoint_ns=None))
    assert everywhere == [f"{n:05}" for n in reversed(range(180))]
    assert await ids_of(saver, config_for("t")) == everywhere[2::3]


async def test_all_threads_are_listed_newest_first(saver: AsyncPostgresSaver) -> None:
    for number in range(150):
        await aput(saver, config_for(f"thread-{number % 3}"), {}, checkpoint_id=f"{number:05}")
    assert await ids_of(saver, None) == [f"{n:05}" for n in reversed(range(150))]


async def test_one_id_in_many_places_is_paged_over_once(saver: AsyncPostgresSaver) -> None:
    places = [(f"t{t}", f"n{n}") for t in range(3) for n in range(4)]
    for thread, namespace in places:
        await aput(saver, config_for(thread, checkpoint_ns=namespace), {}, checkpoint_id="same")
    listed = [c.config["configurable"] async for c in saver.alist(None)]
    assert sorted((c["thread_id"], c["checkpoint_ns"]) for c in listed) == sorted(places)


async def test_a_filter_is_containment(saver: AsyncPostgresSaver) -> None:
    for user, nested in (("a", {"x": 1, "y": 2}), ("b", {"x": 1})):
        await aput(saver, config_for("t"), {}, metadata={"user": user, "nested": nested})
    for wanted, count in (
        ({"user": "a"}, 1),
        ({"nested": {"x": 1}}, 2),
        ({"user": "c"}, 0),
        ({"nested": {"y": 2}, "user": "a"}, 1),
        ({"user": "a", "missing": None}, 0),
    ):
        assert len([c async for c in saver.alist(config_for("t"), filter=wanted)]) == count


async def test_what_is_returned_is_the_callers_to_change(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"a": [1], "b": 1})
    first = await tuple_of(saver, config_for("t"))
    first.checkpoint["channel_values"]["a"].append(2)
    first.checkpoint["channel_versions"].clear()
    assert await values_of(saver, config_for("t")) == {"a": [1], "b": 1}


def test_there_are_no_config_specs(sync_saver: PostgresSaver) -> None:
    assert sync_saver.config_specs == []
