"""What the checker of runs under leases decides: it must be able to find each thing wrong."""

from __future__ import annotations

from typing import Any

import pytest
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint.codec.rows import NO_TASK
from tests.faults.model.graphs import plan_of
from tests.faults.model.judging_runs import cut, judge_runs, waits
from tests.faults.model.ledger import Call, Entries, Outcome
from tests.making import META, checkpoint_of, config_for

THREAD = "sends-0"
WHOLE = [f"{name}@a" for name in plan_of(THREAD).whole]


class Story:
    """Ledgers, and what is stored in the end: at first one run, that was not disturbed."""

    def __init__(self) -> None:
        self.entries = Entries()
        self.call("look", "a", 0, 1)
        self.run = self.call("run", "a", 1, 9)
        for name in plan_of(THREAD).whole:
            self.call("effect", "a", 2, 3, task=name, name=name)
        self.stored = [_stored("2", "1", done=WHOLE), _stored("1")]

    def call(
        self,
        kind: str,
        holder: str,
        start: float,
        end: float = float("inf"),
        outcome: Outcome | None = "acknowledged",
        said: str = "",
        **facts: Any,
    ) -> Call:
        """Adds one."""
        facts = {"thread": THREAD, "holder": holder, **facts}
        number = len(self.entries.calls) + 1
        self.entries.calls.append(Call("p", number, kind, facts, start, end, outcome, said))
        return self.entries.calls[-1]

    def found(self) -> str:
        """All that is found wrong."""
        self.entries.calls.sort(key=lambda call: call.start)
        return "\n".join(f.what for f in judge_runs(self.entries, {THREAD: self.stored}))


@pytest.fixture
def story() -> Story:
    return Story()


def _stored(
    checkpoint_id: str, parent_id: str | None = None, writes: Any = (), put: str = "", **values: Any
) -> CheckpointTuple:
    parent = None if parent_id is None else config_for(THREAD, parent_id)
    metadata: Any = {**META, "put": put}
    made = checkpoint_of(values, checkpoint_id=checkpoint_id)
    config = config_for(THREAD, checkpoint_id)
    return CheckpointTuple(config, made, metadata, parent, [*writes])


def test_a_run_that_was_not_disturbed(story: Story) -> None:
    assert story.found() == ""
    story.call("run", "b", 10, 11)
    assert story.found() == ""
    story.call("resumed run", "c", 12, 13)
    assert "had ended" in story.found()
    story.call("effect", "a", 4, 5, task="plan 0", name="plan 0")
    assert "a did task 'plan 0' twice" in story.found()
    story.stored[0] = _stored("2", "1", done=[*WHOLE[1:], WHOLE[0].replace("@a", "@b")])
    assert "nobody did" in story.found()
    story.stored.append(_stored("3", "1"))
    assert "in 2 ways" in story.found()


@pytest.mark.parametrize("kind", ["put", "writes"])
@pytest.mark.parametrize("taken_by", ["look", "run", "resumed run"])
def test_a_write_under_a_lost_lease(story: Story, kind: str, taken_by: str) -> None:
    story.run.outcome = None
    story.call(taken_by, "b", 4, 9)
    story.call(kind, "a", 3.9, 4.1, task="t", values={"done": ""})
    story.call(kind, "a", 4.1, 5, "refused", task="t", values={"done": ""})
    assert story.found() == ""
    story.call(kind, "a", 4.2, 5, task="t", values={"done": ""})
    assert "its lease was lost" in story.found()


def test_a_put_that_was_not_answered_but_is_stored(story: Story) -> None:
    story.run.outcome = None
    story.call("run", "b", 4, 9)
    put = story.call("put", "a", 4.1, outcome="unknown")
    assert story.found() == ""
    story.stored[1].metadata["put"] = put.name  # type: ignore[typeddict-unknown-key]  # the tester's
    assert "its lease was lost" in story.found()


def test_a_task_is_done_again(story: Story) -> None:
    story.run.outcome = None
    story.call("writes", "a", 3, 3.5, task="plan 0", values={"done": ""})
    story.call("run", "b", 3.4, 9)
    story.call("effect", "b", 4, 5, task="plan 0", name="plan 0")
    # Its result came after the lease was taken, as far as is known.
    assert story.found() == ""
    story.call("run", "c", 6, 9)
    story.call("effect", "c", 7, 8, task="plan 0", name="plan 0")
    assert "was done again" in story.found()


def test_a_task_that_asked_is_done_again(story: Story) -> None:
    story.call("writes", "a", 1.5, 1.6, task="plan 0", values={"__interrupt__": ""})
    story.entries.calls[0].start = story.run.start = 1.9
    assert story.found() == ""


def test_a_task_too_few_or_too_many_or_a_result_beside_another(story: Story) -> None:
    whole, _ = story.stored
    for done in (WHOLE[1:], [*WHOLE, WHOLE[0]]):
        story.stored[0] = _stored("2", "1", done=done)
        assert "has done" in story.found()
    story.stored[:] = whole, _stored("1", writes=[("plan 0", "done", WHOLE[:1])])
    assert story.found() == ""
    story.stored[1] = _stored("1", writes=[("plan 0", "done", ["plan 0@b"])])
    assert "beside it" in story.found()


@pytest.mark.parametrize(
    ("kind", "outcome", "said", "is_cut"),
    [
        ("run", None, "", True),
        ("run", "acknowledged", "", False),
        ("run", "refused", "ValueError: x", False),
        ("run", "refused", "ConcurrentWriteError: lost", True),
        ("resumed run", "refused", "ValueError: x", True),
        ("resumed run", "unknown", "CancelledError: ", True),
    ],
)
def test_what_was_cut_off(
    story: Story, kind: str, outcome: Outcome | None, said: str, is_cut: bool
) -> None:
    """A block that ends with an error has told its caller; who only looked has not run."""
    story.call(kind, "b", 10, 11, outcome, said)
    story.call("look", "c", 12, 13)
    assert cut(story.entries) == ({THREAD} if is_cut else set())


def test_what_waits_for_an_answer() -> None:
    asked = [("task", "__interrupt__", ["?"])]
    assert waits(_stored("1", writes=asked))
    assert not waits(_stored("1", writes=[*asked, (NO_TASK, "__resume__", "yes")]))
    assert not waits(_stored("1"))
