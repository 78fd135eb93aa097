"""What a thread's timeline says of a real graph's steps."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.tools.views import Step, timeline
from tests import graphs
from tests.keys import CIPHER
from tests.making import aput, config_for


def _root(steps: list[Step]) -> list[Step]:
    return [step for step in reversed(steps) if step.checkpoint_ns == ""]


def test_a_thread_that_waits(sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    steps = _root(timeline(sync_saver, "t"))
    assert [(s.step, s.source) for s in steps] == [
        (-1, "input"),
        *((n, "loop") for n in range(4)),
    ]
    assert [s.nodes for s in steps] == [[], ["__start__"], ["plan"], ["review"], ["look"]]
    assert "messages" in steps[2].channels
    assert "topic" not in steps[2].channels
    assert [t.node for t in steps[1].tasks] == ["plan"]
    assert [(t.node, t.state) for t in steps[3].tasks] == [(None, "done"), (None, "done")]
    assert [(t.node, t.state) for t in steps[-1].tasks] == [("ask", "interrupted")]
    assert [s.interrupted for s in steps] == [False] * 4 + [True]
    assert all(s.parent_checkpoint_id == p.checkpoint_id for p, s in pairwise(steps))
    assert 0 < steps[2].changed_bytes < steps[2].bytes
    assert steps[0].metadata["user"] == "t"


def test_an_answer_closes_the_interrupt(sync_saver: PostgresSaver) -> None:
    graphs.finish(sync_saver, "t")
    steps = _root(timeline(sync_saver, "t"))
    assert not any(s.interrupted for s in steps)
    assert {(t.node, t.state) for t in steps[-2].tasks} == {("ask", "done")}
    assert steps[-1].nodes == ["ask"]


def test_time_that_was_no_work(sync_saver: PostgresSaver) -> None:
    """An answer was waited for, a run was resumed, somebody called the graph again."""
    graph = graphs.finish(sync_saver, "t")
    steps = _root(timeline(sync_saver, "t"))
    assert [s.pause for s in steps] == ["idle", None, None, None, None, "answer"]
    assert steps[0].duration is None
    for parent, step in pairwise(steps):
        assert step.began_at == parent.created_at
        assert step.created_at is not None
        assert step.began_at is not None
        assert step.duration == step.created_at - step.began_at
    config = graphs.config("t")
    graph.invoke({"messages": [("human", "Again.")]}, config, interrupt_before=["plan"])
    graph.invoke(None, config)
    steps = _root(timeline(sync_saver, "t"))[6:]
    assert [s.pause for s in steps] == ["idle", None, "resumed", None, None]


def test_pages_and_what_is_left_of_a_pruned_thread(sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    steps = timeline(sync_saver, "t")
    assert timeline(sync_saver, "t", limit=2) == steps[:2]
    assert timeline(sync_saver, "t", before=steps[1].checkpoint_id) == steps[2:]
    assert timeline(sync_saver, "t", limit=0) == timeline(sync_saver, "nobody") == []
    # A clock that went back gives no duration.
    assert steps[0].created_at is not None
    late = steps[0].created_at + timedelta(seconds=1)
    assert replace(steps[0], began_at=late).duration is None
    sync_saver.prune(["t"])
    (step,) = _root(timeline(sync_saver, "t"))
    assert step.parent_checkpoint_id is None
    assert step.nodes == []
    assert step.interrupted
    assert "messages" in step.channels
    assert step.changed_bytes > 0


def test_a_fork_and_a_subgraph(sync_saver: PostgresSaver) -> None:
    graphs.fork(sync_saver, "t")
    steps = timeline(sync_saver, "t")
    parents = [s.parent_checkpoint_id for s in steps if s.checkpoint_ns == ""]
    assert max(parents.count(p) for p in parents) == 2
    assert "update" in {s.source for s in steps}
    inner = [s for s in steps if s.checkpoint_ns]
    assert len({s.checkpoint_ns for s in inner}) == 2
    assert inner[0].nodes == ["check"]
    only = timeline(sync_saver, "t", checkpoint_ns=inner[0].checkpoint_ns)
    assert only == [s for s in inner if s.checkpoint_ns == inner[0].checkpoint_ns]


async def test_encrypted(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=CIPHER, encrypt_metadata=True
    ) as saver:
        await aput(saver, config_for("t"), {"a": "secret"}, metadata={"step": 7})
        (step,) = await timeline(saver, "t")
        assert (step.step, step.source, step.channels) == (7, "loop", ["a"])
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        (step,) = await timeline(saver, "t")
        assert (step.step, step.source, step.channels) == (None, None, ["a"])
        assert "secret" not in repr(step)


async def test_more_than_one_page(saver: AsyncPostgresSaver) -> None:
    config = config_for("t")
    for n in range(501):
        config = await aput(saver, config, {"a": n}, checkpoint_id=f"{n:04}")
    steps = await timeline(saver, "t")
    assert [s.checkpoint_id for s in steps] == [f"{n:04}" for n in reversed(range(501))]
