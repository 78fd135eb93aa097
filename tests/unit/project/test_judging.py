"""What the checker of random programs decides of ledgers: it must be able to find things wrong."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.cases import each
from tests.faults.model.judging import judge
from tests.faults.model.ledger import Call, Entries, Outcome

PLACE: dict[str, Any] = {"thread": "wild-0", "ns": "", "id": "1"}


class Story:
    """Ledgers, and what is stored in the end."""

    def __init__(self) -> None:
        self.entries = Entries()
        self.stored: list[dict[str, Any]] = []

    def call(
        self,
        kind: str,
        facts: Any,
        start: float,
        end: float = float("inf"),
        outcome: Outcome | None = "acknowledged",
        process: str = "p",
    ) -> Call:
        """Adds one."""
        number = len(self.entries.calls) + 1
        self.entries.calls.append(Call(process, number, kind, facts, start, end, outcome))
        return self.entries.calls[-1]

    def put(self, start: float, outcome: Outcome | None = "acknowledged", **more: Any) -> Call:
        """Adds a put that takes one second, if it has an answer."""
        process = more.pop("process", "p")
        facts: dict[str, Any] = {
            "parent": None,
            "versions": {"c": "1"},
            "values": {"c": ["x"]},
            "run": "r",
        }
        facts.update({**PLACE, "log": None, "ordered": True, "sealed": False, **more})
        end = start + 1 if outcome is not None else float("inf")
        return self.call("put", facts, start, end, outcome, process)

    def write(self, start: float, digest: str, channel: str = "w0", process: str = "p") -> None:
        """Adds a task's write."""
        facts = {**PLACE, "task": "t", "values": {channel: digest}, "ordered": True}
        self.call("writes", facts, start, start + 1, process=process)

    def store(self, call: Call, **other: Any) -> None:
        """Stores what a put put, or something else."""
        values = {channel: digests[0] for channel, digests in call.facts["values"].items()}
        facts = {name: call.facts[name] for name in ("thread", "ns", "id", "parent", "versions")}
        self.stored.append({**facts, "put": call.name, "values": values, "writes": [], **other})

    @property
    def found(self) -> str:
        """What the checker finds wrong."""
        return "\n".join(finding.what for finding in judge(self.entries, self.stored))


def test_what_was_put_is_there_or_lost() -> None:
    right, lost, sealed = Story(), Story(), Story()
    right.store(right.put(1))
    assert right.found == ""
    lost.put(1)
    assert "is lost" in lost.found
    outcomes: list[Outcome | None] = ["refused", "unknown", None]
    for outcome in outcomes:
        other = Story()
        put = other.put(1, outcome)
        assert other.found == ""
        other.store(put)
        assert ("said not to be applied" in other.found) == (outcome == "refused")
    sealed.store(sealed.put(1, sealed=True))
    sealed.store(sealed.put(3, id="2"))
    sealed.entries.findings.append("a call was not answered")
    assert "put in clear to an encrypted thread" in sealed.found
    assert "a call was not answered" in sealed.found


@each(
    "removal, case",
    product(
        [("delete", {"threads": ["wild-0"]}), ("delete runs", {"runs": ["r"]})],
        [
            *((5, "acknowledged", False), (1.5, "acknowledged", False)),
            *((0.2, "acknowledged", True), (0.2, "unknown", False), (5, "refused", True)),
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
        story.write(5, "y", channel, process="q")
        story.store(put, writes=[["t", channel, kept]])
        is_right = kept == ("y" if channel == "__error__" else "x")
        assert ("may not be there" in story.found) != is_right
    lost = Story()
    put = lost.put(1)
    lost.write(3, "x")
    lost.store(put)
    assert "lacks a write" in lost.found
