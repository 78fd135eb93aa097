"""Whether what is stored may be so: the ledgers and what is guaranteed decide, and nothing else.

Pure. A put that was acknowledged is there unless something may have removed it that was not over
when the put began. What is there was put, as it is there, and is no older than it may be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

from pg_checkpoint.codec.rows import NO_TASK
from tests.faults.model.ledger import Call, Entries
from tests.faults.model.program import kind_of

_FOR_EVER = float("inf")
_REMOVERS = ("delete", "prune", "retain", "delete runs")
Facts = Mapping[str, Any]


class Place(NamedTuple):
    """Where a checkpoint is."""

    thread: str
    ns: str
    id: str


@dataclass
class Finding:
    """Something that may not be so, and the calls that show it."""

    what: str
    calls: list[Call] = field(default_factory=list)


def judge(
    entries: Entries, stored: Sequence[Facts], unreadable: Collection[tuple[str, ...]] = ()
) -> list[Finding]:
    """Returns what is wrong."""
    judging = _Judging(entries, {_place(facts): facts for facts in stored}, set(unreadable))
    seen = [call for call in entries.calls if call.kind == "seen"]
    findings = [Finding(what) for what in entries.findings]
    findings += [f for facts in stored for f in judging.content(facts)]
    for call in seen:
        findings += judging.content(call.facts)
        findings += judging.not_deleted(_place(call.facts), call.facts["since"], call.start)
    for place, facts in judging.stored.items():
        findings += judging.not_outdated(place, facts)
        findings += judging.not_deleted(place)
        findings += judging.writes(place, facts)
    findings += judging.nothing_lost()
    findings += judging.in_order()
    return findings


def _place(facts: Facts) -> Place:
    return Place(facts["thread"], facts["ns"], facts["id"])


class _Judging:
    def __init__(
        self, entries: Entries, stored: Mapping[Place, Facts], unreadable: set[tuple[str, ...]]
    ) -> None:
        self.stored = stored
        self.unreadable = unreadable
        self.by_name: dict[str, Call] = {}
        self.puts: dict[Place, list[Call]] = defaultdict(list)
        self.runs: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.allowed: dict[tuple[str, Any], set[str]] = defaultdict(set)
        self.written: dict[Place, dict[tuple[str, str], list[Call]]] = defaultdict(dict)
        self.beginnings: dict[tuple[str, str], list[tuple[str, float]]] = defaultdict(list)
        self.removers = [c for c in entries.calls if c.kind in _REMOVERS and c.may_be_applied]
        self.copies: dict[str, list[Call]] = defaultdict(list)
        self.deletions: dict[str, list[Call]] = defaultdict(list)
        for call in entries.calls:
            self._add(call)
        for beginnings in self.beginnings.values():
            beginnings.sort(reverse=True)

    def _add(self, call: Call) -> None:
        facts = call.facts
        if call.kind == "put":
            self._add_put(call)
        elif call.kind == "writes" and call.may_be_applied:
            for channel in facts["values"]:
                of_place = self.written[_place(facts)]
                of_place.setdefault((facts["task"], channel), []).append(call)
        elif call.kind == "delete" and call.outcome == "acknowledged":
            for thread_id in call.facts["threads"]:
                self.deletions[thread_id].append(call)
        elif call.kind == "copy" and call.may_be_applied:
            self.copies[facts["target"]].append(call)

    def _add_put(self, call: Call) -> None:
        facts = call.facts
        self.by_name[call.name] = call
        self.puts[_place(facts)].append(call)
        self.runs[facts["ns"], facts["id"]].add(facts["run"])
        if call.may_be_applied:
            self.beginnings[facts["thread"], facts["ns"]].append((facts["id"], call.start))
            for channel, digests in facts["values"].items():
                self.allowed[channel, facts["versions"].get(channel)].update(digests)

    # --- what is there ---

    def content(self, facts: Facts) -> Iterator[Finding]:
        """A checkpoint that was read is as one that was put."""
        place, put = _place(facts), self.by_name.get(facts["put"])
        if put is None or put.facts["id"] != place.id or put.facts["ns"] != place.ns:
            yield Finding(f"{place} has the metadata of {facts['put']}: nobody put it so", [])
            return
        if not put.may_be_applied:
            yield Finding(f"{place} is there, but its put was said not to be applied", [put])
        if place.thread != put.facts["thread"] and not self.copies[place.thread]:
            yield Finding(f"{place} was put to another thread", [put])
        if facts["versions"] != put.facts["versions"]:
            differing = dict(facts["versions"].items() ^ put.facts["versions"].items())
            yield Finding(f"{place} has other versions: {differing}", [put])
        if facts["parent"] not in (put.facts["parent"], None):
            yield Finding(f"{place} has another parent: {facts['parent']}", [put])
        for what in self._values(facts, put.facts):
            yield Finding(f"{place} {what}", [put])

    def _values(self, facts: Facts, put: Facts) -> Iterator[str]:
        found, expected = facts["values"], put["values"]
        if lacking := sorted(expected.keys() - found.keys()):
            yield f"lacks values of {lacking}"
        if more := sorted(found.keys() - expected.keys()):
            yield f"has values of {more}, which it was put without"
        for channel in sorted(found.keys() & expected.keys()):
            version = put["versions"].get(channel)
            if found[channel] not in self.allowed[channel, version]:
                yield f"has a value of {channel!r}, version {version!r}, that was never handed over"
        if facts.get("log") not in (None, put.get("log")):
            yield f"has another state of its delta channel: {facts['log']}"

    def not_outdated(self, place: Place, facts: Facts) -> Iterator[Finding]:
        """What was put again has the later content."""
        put = self.by_name.get(facts["put"])
        if put is None or self.copies[place.thread]:
            return
        for other in self.puts[place]:
            if other.outcome == "acknowledged" and _is_before(put, other):
                yield Finding(f"{place} is as an earlier put had it", [put, other])
                return

    def not_deleted(
        self, place: Place, since: float = _FOR_EVER, until: float = _FOR_EVER
    ) -> Iterator[Finding]:
        """What was deleted, and not put again, is gone."""
        causes = [put for put in self.puts[place] if put.may_be_applied]
        causes = [c for c in [*causes, *self.copies[place.thread]] if c.start < until]
        for call in self.deletions[place.thread]:
            if call.end < since and all(cause.settled < call.start for cause in causes):
                yield Finding(f"{place} was deleted, and is there", [*causes, call])
                return

    # --- what has to be there ---

    def nothing_lost(self) -> Iterator[Finding]:
        """What was acknowledged and can't have been removed is there."""
        for place, puts in self.puts.items():
            if self._is_there(place):
                continue
            for put in puts:
                if put.outcome == "acknowledged" and not self._may_be_gone(place, put.start):
                    yield Finding(f"{place} was acknowledged, and is lost", [put])
                    break

    def in_order(self) -> Iterator[Finding]:
        """A thread's puts of one process are stored in their order, up to a kill."""
        lines: dict[tuple[str, str], list[Call]] = defaultdict(list)
        for place, puts in self.puts.items():
            for put in puts:
                if put.facts["ordered"]:
                    lines[put.process, place.thread].append(put)
        for calls in lines.values():
            calls.sort(key=lambda call: call.number)
            yield from self._one_line(calls)
        yield from self._sealed()

    def _one_line(self, calls: Sequence[Call]) -> Iterator[Finding]:
        unanswered: list[Call] = []
        for call in calls:
            place = _place(call.facts)
            facts = self.stored.get(place)
            if facts is not None and facts["put"] == call.name:
                for before in unanswered:
                    gone = _place(before.facts)
                    if not (self._is_there(gone) or self._may_be_gone(gone, before.start)):
                        yield Finding(f"{place} is there, {gone}, called before, is not", [before])
                unanswered = []
            if call.outcome is None:
                unanswered.append(call)
            yield from self._parent_failed(call)

    def _parent_failed(self, call: Call) -> Iterator[Finding]:
        """A put whose parent's put failed in its process fails too."""
        facts = call.facts
        if call.outcome != "acknowledged" or facts["parent"] is None:
            return
        if self.copies[facts["thread"]]:
            return
        puts = self.puts.get(Place(facts["thread"], facts["ns"], facts["parent"]), [])
        if puts and all(
            put.outcome == "refused" and put.process == call.process and put.end < call.start
            for put in puts
        ):
            yield Finding(f"{_place(facts)} is stored, but its parent's put failed", [*puts, call])

    def _sealed(self) -> Iterator[Finding]:
        """Nothing is put in clear to a thread that is encrypted."""
        answered: dict[str, list[Call]] = defaultdict(list)
        for call in (call for puts in self.puts.values() for call in puts):
            if call.outcome == "acknowledged":
                answered[call.facts["thread"]].append(call)
        for calls in answered.values():
            sealed = [call for call in calls if call.facts["sealed"]]
            first = min(sealed, key=lambda call: call.end, default=None)
            for call in calls:
                if first is None or call.facts["sealed"] or call.start < first.end:
                    continue
                if not self._may_be_gone(_place(first.facts), first.start):
                    what = f"{_place(call.facts)} was put in clear to an encrypted thread"
                    yield Finding(what, [first, call])

    # --- pending writes ---

    def writes(self, place: Place, facts: Facts) -> Iterator[Finding]:
        """Each task's writes: the first, of errors and interrupts the last."""
        if self.copies[place.thread]:
            return
        found = {(task, channel): digest for task, channel, digest in facts["writes"]}
        if len(found) != len(facts["writes"]):
            yield Finding(f"{place} has writes twice", [])
        for (task, channel), digest in found.items():
            calls = self.written[place].get((task, channel), [])
            fitting = [call for call in calls if call.facts["values"][channel] == digest]
            if not any(self._may_stay(call, calls, place, channel) for call in fitting):
                what = f"{place} has a write of {task!r} to {channel!r} that may not be there"
                yield Finding(what, [*calls])
        for (task, channel), calls in self.written[place].items():
            if (task, channel) not in found:
                kept = [c for c in calls if c.outcome == "acknowledged"]
                if not kept or self._may_be_gone(place, kept[0].start):
                    continue
                if not self._is_answered(place, task, channel, kept[0]):
                    yield Finding(f"{place} lacks a write of {task!r} to {channel!r}", kept)

    def _is_answered(self, place: Place, task: str, channel: str, since: Call) -> bool:
        """Whether an answer or a question may be gone, as a task of the thread has used it."""
        if place.ns or (channel != INTERRUPT and (task, channel) != (NO_TASK, RESUME)):
            return False
        return any(
            other.end >= since.start
            for at, writes in self.written.items()
            for (by, wrote), calls in writes.items()
            for other in calls
            if at.thread == place.thread and by != NO_TASK
            if wrote == RESUME or (wrote == INTERRUPT and channel == RESUME)
        )

    def _may_stay(self, call: Call, calls: Iterable[Call], place: Place, channel: str) -> bool:
        for other in calls:
            if other is call or other.outcome != "acknowledged":
                continue
            if channel in WRITES_IDX_MAP:
                if _is_before(call, other):
                    return False
            elif _is_before(other, call) and not self._may_be_gone(place, other.start):
                return False
        return True

    # --- what removes ---

    def _is_there(self, place: Place) -> bool:
        return place in self.stored or place in self.unreadable

    def _may_be_gone(self, place: Place, since: float) -> bool:
        """Whether something may have removed a checkpoint that was put at a time, or later."""
        return any(call.settled > since and self._may_take(call, place) for call in self.removers)

    def _may_take(self, call: Call, place: Place) -> bool:
        facts = call.facts
        if call.kind == "delete runs":
            return not self.runs[place.ns, place.id].isdisjoint(facts["runs"])
        if call.kind == "retain":
            if facts["of_kind"] != kind_of(place.thread):
                return False
        elif place.thread not in facts["threads"]:
            return False
        return call.kind == "delete" or not self._always_stays(call, place)

    def _always_stays(self, call: Call, place: Place) -> bool:
        """The newest of a namespace."""
        if self.copies[place.thread]:
            return False
        # The newest first, which is later than all others but itself.
        for id_, start in self.beginnings[place.thread, place.ns]:
            if id_ <= place.id:
                return True
            if start < call.settled:
                return False
        return True


def _is_before(one: Call, other: Call) -> bool:
    """Whether the first was decided before the other one."""
    if one.process == other.process and one.facts["ordered"] and other.facts["ordered"]:
        return one.number < other.number and one.outcome == "acknowledged"
    return one.settled < other.start
