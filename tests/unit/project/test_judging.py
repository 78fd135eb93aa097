"""What the checkers of random programs, of runs and of cases find: each thing that is wrong."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import pytest
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint.codec.rows import NO_TASK
from tests.cases import each
from tests.faults.model.graphs import plan_of
from tests.faults.model.judging import judge
from tests.faults.model.judging_runs import cut, judge_runs, waits
from tests.faults.model.ledger import Call, Entries, Outcome
from tests.making import META, checkpoint_of, config_for

PLACE: dict[str, Any] = {"thread": "wild-0", "ns": "", "id": "1"}
INF = float("inf")
DONE: Outcome = "acknowledged"


def _noted(entries: Entries, process: str, *rest: Any) -> Call:
    entries.calls.append(Call(process, len(entries.calls) + 1, *rest))
    return entries.calls[-1]


class Story:
    """Ledgers, and what is stored in the end."""

    def __init__(self) -> None:
        self.entries = Entries()
        self.stored: list[dict[str, Any]] = []

    def call(
        self, kind: str, facts: Any, start: float, end: float, outcome: Any = DONE, who: str = "p"
    ) -> Call:
        return _noted(self.entries, who, kind, facts, start, end, outcome)

    def put(self, start: float, outcome: Any = DONE, **more: Any) -> Call:
        """Adds a put that takes one second, if it has an answer."""
        facts: dict[str, Any] = {**PLACE, "parent": None, "run": "r", "log": None, "sealed": False}
        facts |= {"versions": {"c": "1"}, "values": {"c": ["x"]}, "ordered": True, **more}
        return self.call("put", facts, start, INF if outcome is None else start + 1, outcome)

    def write(self, start: float, digest: str, channel: str = "w0", who: str = "p") -> None:
        facts = {**PLACE, "task": "t", "values": {channel: digest}, "ordered": True}
        self.call("writes", facts, start, start + 1, who=who)

    def store(self, call: Call, **other: Any) -> None:
        values = {channel: digests[0] for channel, digests in call.facts["values"].items()}
        facts = {name: call.facts[name] for name in ("thread", "ns", "id", "parent", "versions")}
        self.stored.append({**facts, "put": call.name, "values": values, "writes": [], **other})

    @property
    def found(self) -> str:
        return "\n".join(finding.what for finding in judge(self.entries, self.stored))


def test_what_was_put_is_there_or_lost() -> None:
    right, lost, sealed = Story(), Story(), Story()
    right.store(right.put(1))
    assert right.found == ""
    lost.put(1)
    assert "is lost" in lost.found
    sealed.store(sealed.put(1, sealed=True))
    sealed.store(sealed.put(3, id="2"))
    sealed.entries.findings.append("a call was not answered")
    assert "put in clear to an encrypted thread" in sealed.found
    assert "a call was not answered" in sealed.found


@each("outcome", ["refused", "unknown", None])
def test_what_was_not_acknowledged_may_be_lost(outcome: Outcome | None) -> None:
    story = Story()
    put = story.put(1, outcome)
    assert story.found == ""
    story.store(put)
    assert ("said not to be applied" in story.found) == (outcome == "refused")


@each(
    "removal, case",
    product(
        [("delete", {"threads": ["wild-0"]}), ("delete runs", {"runs": ["r"]})],
        [
            (5, "acknowledged", False),
            (1.5, "acknowledged", False),
            (0.2, "acknowledged", True),
            (0.2, "unknown", False),
            (5, "refused", True),
        ],
    ),
)
def test_something_may_have_removed_it(removal: tuple[str, Any], case: Any) -> None:
    story, (start, outcome, is_lost) = Story(), case
    story.call(*removal, start, start + 0.5, outcome)
    story.put(1)
    assert ("is lost" in story.found) == is_lost


@each("kind, facts", [("prune", {"threads": ["wild-0"]}), ("retain", {"of_kind": "wild"})])
def test_pruning_takes_all_but_the_newest(kind: str, facts: Any) -> None:
    story = Story()
    story.put(1)
    story.store(story.put(3, id="2"))
    story.call(kind, facts, 5, 6)
    assert story.found == ""
    story.stored.clear()
    assert "id='2') was acknowledged, and is lost" in story.found
    assert "id='1')" not in story.found


def test_deleted_and_back() -> None:
    story = Story()
    story.store(story.put(1))
    (facts,) = story.stored
    story.call("delete", {"threads": ["wild-0"]}, 3, 4)
    assert "was deleted, and is there" in story.found
    # A later reading sees it, or one that began before.
    story.stored.clear()
    story.call("seen", {**facts, "since": 3.5}, 6, 6)
    assert story.found == ""
    story.call("seen", {**facts, "since": 5}, 6, 6)
    assert "was deleted, and is there" in story.found
    # Another put may have brought it back, or one that nobody knows the end of.
    story.put(2.5, "unknown")
    assert story.found == ""


def test_as_an_earlier_put_had_it() -> None:
    story = Story()
    first, second = story.put(1), story.put(3, versions={"c": "2"}, values={"c": ["y"]})
    story.store(first)
    assert "as an earlier put had it" in story.found
    story.stored.clear()
    story.store(second)
    assert story.found == ""


@each(
    "other, what",
    [
        ({"values": {"c": "y"}}, "never handed over"),
        ({"values": {}}, "lacks values of ['c']"),
        ({"values": {"c": "x", "d": "x"}}, "has values of ['d']"),
        ({"versions": {"c": "2"}}, "other versions"),
        ({"parent": "0"}, "another parent"),
        ({"put": "q/7"}, "nobody put it so"),
        ({"thread": "wild-1"}, "put to another thread"),
        ({"log": "x"}, "another state of its delta channel"),
    ],
)
def test_other_content(other: dict[str, Any], what: str) -> None:
    story = Story()
    story.store(story.put(1), **other)
    assert what in story.found


def test_a_value_in_flight_may_be_the_one_before_or_after() -> None:
    story, gone = Story(), Story()
    story.store(story.put(1, values={"c": ["x", "y"]}), values={"c": "y"})
    assert story.found == ""
    # What was seen and is gone is judged too.
    gone.store(gone.put(1), values={"c": "y"})
    gone.call("seen", {**gone.stored.pop(), "since": 1.5}, 2, 2)
    gone.call("delete", {"threads": ["wild-0"]}, 3, 4)
    assert "never handed over" in gone.found


def test_a_child_of_what_failed_or_is_not_there() -> None:
    failed, hole = Story(), Story()
    failed.put(1, "refused")
    failed.store(failed.put(3, id="2", parent="1"))
    assert "its parent's put failed" in failed.found
    hole.put(1, None)
    hole.store(hole.put(2, None, id="2", parent="1"))
    assert "id='1'), called before, is not" in hole.found


def test_the_first_write_wins_and_of_errors_the_last() -> None:
    for channel, kept in (("w0", "x"), ("w0", "y"), ("__error__", "y"), ("__error__", "x")):
        story = Story()
        put = story.put(1)
        story.write(3, "x", channel)
        story.write(5, "y", channel, who="q")
        story.store(put, writes=[["t", channel, kept]])
        is_right = kept == ("y" if channel == "__error__" else "x")
        assert ("may not be there" in story.found) != is_right
    lost = Story()
    put = lost.put(1)
    lost.write(3, "x")
    lost.store(put)
    assert "lacks a write" in lost.found


# --- runs under leases ---

THREAD = "sends-0"
WHOLE = [f"{name}@a" for name in plan_of(THREAD).whole]


class Runs:
    """Ledgers, and what is stored in the end: at first one run, that was not disturbed."""

    def __init__(self) -> None:
        self.entries = Entries()
        self.call("look", "a", 0, 1)
        self.run = self.call("run", "a", 1, 9)
        for name in plan_of(THREAD).whole:
            self.effect("a", 2, name)
        self.stored = [_stored("2", "1", done=WHOLE), _stored("1")]

    def call(
        self, kind: str, holder: str, start: float, end: float = INF, *rest: Any, **facts: Any
    ) -> Call:
        facts = {"thread": THREAD, "holder": holder, **facts}
        return _noted(self.entries, "p", kind, facts, start, end, *(rest or (DONE,)))

    def effect(self, holder: str, start: float, task: str = "plan 0") -> None:
        self.call("effect", holder, start, start + 1, task=task, name=task)

    def found(self) -> str:
        self.entries.calls.sort(key=lambda call: call.start)
        return "\n".join(f.what for f in judge_runs(self.entries, {THREAD: self.stored}))


@pytest.fixture
def story() -> Runs:
    return Runs()


def _stored(
    checkpoint_id: str, parent_id: str | None = None, writes: Any = (), put: str = "", **values: Any
) -> CheckpointTuple:
    parent = None if parent_id is None else config_for(THREAD, parent_id)
    metadata: Any = {**META, "put": put}
    made = checkpoint_of(values, checkpoint_id=checkpoint_id)
    return CheckpointTuple(config_for(THREAD, checkpoint_id), made, metadata, parent, [*writes])


def test_a_run_that_was_not_disturbed(story: Runs) -> None:
    assert story.found() == ""
    story.call("run", "b", 10, 11)
    assert story.found() == ""
    story.call("resumed run", "c", 12, 13)
    assert "had ended" in story.found()
    story.effect("a", 4)
    assert "a did task 'plan 0' twice" in story.found()
    story.stored[0] = _stored("2", "1", done=[*WHOLE[1:], WHOLE[0].replace("@a", "@b")])
    assert "nobody did" in story.found()
    story.stored.append(_stored("3", "1"))
    assert "in 2 ways" in story.found()


@pytest.mark.parametrize("kind", ["put", "writes"])
@pytest.mark.parametrize("taken_by", ["look", "run", "resumed run"])
def test_a_write_under_a_lost_lease(story: Runs, kind: str, taken_by: str) -> None:
    story.run.outcome = None
    story.call(taken_by, "b", 4, 9)
    story.call(kind, "a", 3.9, 4.1, task="t", values={"done": ""})
    story.call(kind, "a", 4.1, 5, "refused", task="t", values={"done": ""})
    assert story.found() == ""
    story.call(kind, "a", 4.2, 5, task="t", values={"done": ""})
    assert "its lease was lost" in story.found()


def test_a_put_that_was_not_answered_but_is_stored(story: Runs) -> None:
    story.run.outcome = None
    story.call("run", "b", 4, 9)
    put = story.call("put", "a", 4.1, INF, "unknown")
    assert story.found() == ""
    story.stored[1].metadata["put"] = put.name  # type: ignore[typeddict-unknown-key]  # the tester's
    assert "its lease was lost" in story.found()


def test_a_task_is_done_again(story: Runs) -> None:
    story.run.outcome = None
    story.call("writes", "a", 3, 3.5, task="plan 0", values={"done": ""})
    story.call("run", "b", 3.4, 9)
    story.effect("b", 4)
    # Its result came after the lease was taken, as far as is known.
    assert story.found() == ""
    story.call("run", "c", 6, 9)
    story.effect("c", 7)
    assert "was done again" in story.found()


def test_a_task_that_asked_is_done_again(story: Runs) -> None:
    story.call("writes", "a", 1.5, 1.6, task="plan 0", values={"__interrupt__": ""})
    story.entries.calls[0].start = story.run.start = 1.9
    assert story.found() == ""


def test_a_task_too_few_or_too_many_or_a_result_beside_another(story: Runs) -> None:
    whole, _ = story.stored
    for done in (WHOLE[1:], [*WHOLE, WHOLE[0]]):
        story.stored[0] = _stored("2", "1", done=done)
        assert "has done" in story.found()
    story.stored[:] = whole, _stored("1", writes=[("plan 0", "done", WHOLE[:1])])
    assert story.found() == ""
    story.stored[1] = _stored("1", writes=[("plan 0", "done", ["plan 0@b"])])
    assert "beside it" in story.found()


@each(
    "kind, outcome, said, is_cut",
    [
        ("run", None, "", True),
        ("run", DONE, "", False),
        ("run", "refused", "ValueError: x", False),
        ("run", "refused", "ConcurrentWriteError: lost", True),
        ("resumed run", "refused", "ValueError: x", True),
        ("resumed run", "unknown", "CancelledError: ", True),
    ],
)
def test_what_was_cut_off(kind: str, outcome: Any, said: str, is_cut: bool) -> None:
    """A block that ends with an error has told its caller; who only looked has not run."""
    story = Runs()
    story.call(kind, "b", 10, 11, outcome, said)
    story.call("look", "c", 12, 13)
    assert cut(story.entries) == ({THREAD} if is_cut else set())


def test_what_waits_for_an_answer() -> None:
    asked = [("task", "__interrupt__", ["?"])]
    assert waits(_stored("1", writes=asked))
    assert not waits(_stored("1", writes=[*asked, (NO_TASK, "__resume__", "yes")]))
    assert not waits(_stored("1"))


# --- many cases of one test: all of them are run, and each that does not hold is named ---


@each("one, other", [(1, 1), (1, 2), (3, 3), (3, 4)])
def _are_equal(one: int, other: int) -> None:
    assert one == other


@each("error", [ValueError, KeyError])
async def _raises_value_error(error: type[Exception]) -> None:
    with pytest.raises(ValueError, match="a"):
        raise error("a")


def test_all_that_does_not_hold_is_named() -> None:
    with pytest.raises(AssertionError, match=r"^\(1, 2\): .*\n(.*\n)*\(3, 4\): Assertion"):
        _are_equal()
    with pytest.raises(AssertionError, match=r"^<class 'KeyError'>: KeyError"):
        asyncio.run(_raises_value_error())
