"""What is guaranteed, looked at after a run (docs/guarantees.md). Pure.

The numbers are those of the guarantees in saver/writer.py.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from psycopg import errors

from pg_checkpoint.core.batcher import Batcher
from pg_checkpoint.core.errors import (
    OverloadedError,
    ParentWriteFailedError,
    ReadTimeoutError,
    SaverClosedError,
    WriteTimeoutError,
)
from simulation.journal import Call, ViolationError
from simulation.server import Server

__all__ = [
    "acknowledged_is_committed",
    "all_ended",
    "all_is_there",
    "errors_are_right",
    "holders_take_turns",
    "no_child_without_parent",
    "nothing_failed",
    "nothing_left",
    "order_of_items",
    "order_of_threads",
    "places_of",
    "reads_are_current",
    "refused_is_not_committed",
]

_MOMENT = 0.001
_TYPED = (
    OverloadedError,
    ParentWriteFailedError,
    ReadTimeoutError,
    SaverClosedError,
    WriteTimeoutError,
    asyncio.CancelledError,
)


def all_ended(calls: Sequence[Call], seconds: float) -> None:
    """Every call ends, by its deadline (W8)."""
    for call in calls:
        if call.ended > call.begun + seconds + _MOMENT:
            raise ViolationError(f"{call} took {call.ended - call.begun:.3f} s")


def errors_are_right(calls: Sequence[Call]) -> None:
    """Who fails is to blame, or is told by an error that says what to do (W5, W7)."""
    for call in calls:
        if call.error is None:
            continue
        is_own = call.is_poison and isinstance(call.error, errors.DataException)
        if not is_own and not isinstance(call.error, _TYPED):
            raise ViolationError(f"{call} failed with {call.error!r}")
        if isinstance(call.error, ParentWriteFailedError) and (
            call.parent is None or call.parent.is_acknowledged
        ):
            raise ViolationError(f"{call} failed, but its parent's put did not")


def nothing_failed(calls: Sequence[Call]) -> None:
    """Without faults nothing fails but what the server refuses, and puts upon it."""
    for call in calls:
        of_parent = call.parent is not None and call.parent.error is not None
        if call.error is not None and not call.is_poison and not of_parent:
            raise ViolationError(f"{call} failed with {call.error!r}, of no fault")


def acknowledged_is_committed(calls: Sequence[Call], server: Server) -> None:
    """What was acknowledged was committed before (W1)."""
    first = {number: at for at, numbers in reversed(server.commits) for number in numbers}
    for call in calls:
        if call.is_acknowledged and first.get(call.number, math.inf) > call.ended:
            raise ViolationError(f"{call} was acknowledged, and not committed by then")


def refused_is_not_committed(calls: Sequence[Call], server: Server) -> None:
    """What is said not to be applied is not, nor will be."""
    committed = {number for commit in server.commits for number in commit.calls}
    for call in calls:
        if call.number in committed and _says_not_applied(call):
            raise ViolationError(f"{call} is applied, but failed with {call.error!r}")


def _says_not_applied(call: Call) -> bool:
    if isinstance(call.error, WriteTimeoutError):
        return not call.error.may_be_applied
    said = OverloadedError, ParentWriteFailedError, SaverClosedError, errors.DataException
    return isinstance(call.error, said)


def order_of_threads(calls: Sequence[Call], server: Server) -> None:
    """Puts and deletes take effect in the order of the calls, after all writes before (W3).

    Nor does what was called before come once more after they were answered. Writes that were not
    answered may still come, if the server had nothing left to do but to commit them: they lock
    their rows, not their thread.
    """

    def is_kept(earlier: Call, later: Call) -> bool:
        if later.what == "writes" or (earlier.what == "writes" and earlier.error is not None):
            return False
        return (earlier.process, earlier.about) == (later.process, later.about)

    _in_order(calls, server, is_kept)


def order_of_items(writes: Sequence[Call], server: Server) -> None:
    """Writes to one item take effect in the order of the calls, and none of them later."""
    _in_order(writes, server, lambda earlier, later: bool({*earlier.about} & {*later.about}))


def _in_order(calls: Sequence[Call], server: Server, is_kept: Callable[[Call, Call], bool]) -> None:
    places = places_of(server)
    for n, later in enumerate(calls):
        for earlier in calls[:n]:
            if is_kept(earlier, later) and places[earlier.number] and places[later.number]:
                _check_order(earlier, later, places, server)


def _check_order(
    earlier: Call, later: Call, places: Mapping[int, Sequence[int]], server: Server
) -> None:
    commits = places[earlier.number]
    if commits[0] > places[later.number][0]:
        raise ViolationError(f"{earlier} was committed after {later}")
    if later.is_acknowledged and server.commits[commits[-1]].at > later.ended:
        raise ViolationError(f"{earlier} was committed once more after {later}")


def places_of(server: Server) -> defaultdict[int, list[int]]:
    """By the number of a call, the commits that it was part of, by their places in the order."""
    places: defaultdict[int, list[int]] = defaultdict(list)
    for place, commit in enumerate(server.commits):
        for number in commit.calls:
            places[number].append(place)
    return places


def reads_are_current(calls: Sequence[Call], server: Server) -> None:
    """A read sees what was answered before it began, or something later, called before its end."""
    for read in calls:
        if read.what != "read" or not read.is_acknowledged:
            continue
        for item, seen in read.answer.items():
            _check_seen(read, item, -1 if seen is None else seen, calls)


def _check_seen(read: Call, item: str, seen: int, calls: Sequence[Call]) -> None:
    for write in calls:
        if write.what != "write" or item not in write.about:
            continue
        if write.is_acknowledged and write.ended < read.begun and write.number > seen:
            raise ViolationError(f"{read} saw {seen} of {item}, not {write}")
        if write.number == seen and write.begun > read.ended:
            raise ViolationError(f"{read} saw {write}, which was called later")


def holders_take_turns(calls: Sequence[Call], server: Server) -> None:
    """One after another has a thread: nobody writes whose lease is over."""
    numbers = {call.number: call for call in calls}
    places: defaultdict[tuple[str, str | None], list[int]] = defaultdict(list)
    for number, commits in places_of(server).items():
        places[numbers[number].about, numbers[number].token] += commits
    spans = sorted((thread, min(found), max(found)) for (thread, _), found in places.items())
    if any(a[0] == b[0] and b[1] < a[2] for a, b in pairwise(spans)):
        raise ViolationError("two holders of a lease wrote in turns")


def no_child_without_parent(calls: Sequence[Call], server: Server) -> None:
    """No put is stored on one of this process that failed (W3)."""
    places = places_of(server)
    for call in calls:
        if call.parent is None or not places[call.number]:
            continue
        if not (before := places[call.parent.number]) or before[0] > places[call.number][0]:
            raise ViolationError(f"{call} is stored without its parent, {call.parent}")


def all_is_there(server: Server) -> None:
    """Every stored checkpoint has all that it refers to (C1)."""
    for key, put in server.checkpoints.items():
        for channel, version in put.refers:
            if (key.thread_id, channel, version) not in server.blobs:
                raise ViolationError(f"checkpoint {put.call} lacks {channel} {version}")


def nothing_left(batcher: Batcher[Any]) -> None:
    """After a close nothing is queued, remembered or worked on (W10)."""
    calls = batcher._calls
    if batcher.queued != (0, 0):
        raise ViolationError(f"calls and bytes are queued for ever: {batcher.queued}")
    if len(calls) or calls._in_order or calls._reads or calls._after_read or calls._room:
        raise ViolationError("there are calls that nobody works on")
    if calls._room_bytes:
        raise ViolationError(f"bytes wait for room, and no call does: {calls._room_bytes}")
    if batcher._tasks or any(lane.count or lane.workers for lane in calls.lanes.values()):
        raise ViolationError("a lane is worked on that has nothing to do")
