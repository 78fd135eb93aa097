"""Whether what graphs did under leases may be so, by the ledgers and what is stored of threads."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from langgraph.checkpoint.base import WRITES_IDX_MAP, CheckpointTuple
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

from pg_checkpoint.codec.rows import NO_TASK
from tests.faults.model.graphs import done_in, plan_of
from tests.faults.model.judging import Finding
from tests.faults.model.ledger import Call, Entries

_RUNS = ("run", "resumed run")


def cut(entries: Entries) -> set[str]:
    """Threads whose last run was cut off: its caller was not told how it ended, or lost them."""
    last = {call.facts["thread"]: call for call in entries.calls if call.kind in _RUNS}
    return {thread for thread, call in last.items() if _is_cut(call)}


def _is_cut(run: Call) -> bool:
    if run.outcome is None or run.said.startswith(("ConcurrentWriteError", "GraphDrained")):
        return True
    return run.kind == "resumed run" and run.outcome != "acknowledged"


def waits(newest: CheckpointTuple) -> bool:
    """Whether a thread waits for an answer; each run asks once."""
    writes = newest.pending_writes or ()
    is_answered = any(task == NO_TASK and channel == RESUME for task, channel, _ in writes)
    return not is_answered and any(channel == INTERRUPT for _, channel, _ in writes)


def judge_runs(
    entries: Entries, stored: Mapping[str, Sequence[CheckpointTuple]], *, loses: bool = True
) -> Iterator[Finding]:
    """Yields what is wrong; `loses`: whether a run may have lost its lease in a task's midst."""
    threads: dict[str, list[Call]] = defaultdict(list)
    for call in entries.calls:
        if "holder" in call.facts:
            threads[call.facts["thread"]].append(call)
    for thread_id, calls in threads.items():
        found = stored.get(thread_id, ())
        yield from _late(calls, {str(one.metadata.get("put")) for one in found})
        yield from _done_again(calls, loses=loses)
        yield from _ended_twice(calls)
        yield from _forks(thread_id, found)
        yield from _results(thread_id, calls, found)


def _late(calls: Sequence[Call], stored: set[str]) -> Iterator[Finding]:
    """What is stored of a holder was called before another one had taken the lease."""
    taken = _taken(calls)
    for call in calls:
        if call.kind not in ("put", "writes"):
            continue
        if call.outcome != "acknowledged" and call.name not in stored:
            continue
        own = taken[call.facts["holder"]]
        for other in taken.values():
            if own.start < other.start < call.start:
                yield Finding(f"{call.name} is stored, although its lease was lost", [other, call])
                break


def _taken(calls: Sequence[Call]) -> dict[str, Call]:
    """What each holder noted first, when it had taken the lease."""
    holding = [call for call in calls if call.kind in ("look", *_RUNS)]
    return {call.facts["holder"]: call for call in reversed(holding)}


def _done_again(calls: Sequence[Call], *, loses: bool) -> Iterator[Finding]:
    """Nobody does a task twice under one lease, or whose result was there when it took its own.

    Who has lost its lease may do what others have done: that is not the saver's to prevent.
    """
    taken, seen = _taken(calls), dict[tuple[str, str], Call]()
    finished = {call.facts["task"]: call for call in reversed(calls) if _has_result(call)}
    for call in (call for call in calls if call.kind == "effect"):
        name, task, holder = (call.facts[fact] for fact in ("name", "task", "holder"))
        if (result := finished.get(task)) is not None and result.end < taken[holder].start:
            yield Finding(f"task {name!r} was done again", [result, call])
        whose = (task, holder if loses else "")
        if (before := seen.get(whose)) is not None:
            yield Finding(f"{holder} did task {name!r} twice", [before, call])
        seen[whose] = call


def _has_result(call: Call) -> bool:
    if call.kind != "writes" or call.outcome != "acknowledged":
        return False
    return WRITES_IDX_MAP.keys().isdisjoint(call.facts["values"])


def _ended_twice(calls: Sequence[Call]) -> Iterator[Finding]:
    """A run that has come to its end, or waits for an answer, is not resumed."""
    runs = [call for call in calls if call.kind in _RUNS]
    for before, call in pairwise(runs):
        had_ended = before.outcome == "acknowledged" and before.end < call.start
        if had_ended and call.kind == "resumed run":
            what = f"a run had ended, and was resumed by {call.facts['holder']}"
            yield Finding(what, [before, call])


def _forks(thread_id: str, found: Sequence[CheckpointTuple]) -> Iterator[Finding]:
    """Each checkpoint has one child: two holders would make two of them."""
    parents = Counter(
        (named["checkpoint_ns"], named["checkpoint_id"])
        for one in found
        if one.parent_config is not None
        for named in [one.parent_config["configurable"]]
    )
    for place, count in parents.items():
        if count > 1:
            yield Finding(f"{thread_id} goes on from {place} in {count} ways")


def _results(
    thread_id: str, calls: Sequence[Call], found: Sequence[CheckpointTuple]
) -> Iterator[Finding]:
    """Each task counts once, by one holder, who did it; no other result of it is stored."""
    done = _done(found)
    names = Counter(one.partition("@")[0] for one in done)
    if names != plan_of(thread_id).whole:
        yield Finding(f"{thread_id} has done {done} at its end")
    effects = {f"{c.facts['name']}@{c.facts['holder']}" for c in calls if c.kind == "effect"}
    if missing := set(done) - effects:
        yield Finding(f"{thread_id} has results of what nobody did: {missing}")
    written = {
        one for each in found for _, _, value in each.pending_writes or () for one in done_in(value)
    }
    if others := written.difference(done):
        yield Finding(f"{thread_id} has ended with {done}, and beside it stand {others}")


def _done(found: Sequence[CheckpointTuple]) -> list[str]:
    newest = next((one for one in found if not one.config["configurable"]["checkpoint_ns"]), None)
    values: Any = {} if newest is None else newest.checkpoint["channel_values"]
    return done_in(values.get("__end__", values).get("done", []))
