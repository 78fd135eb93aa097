"""What `stats()` of a saver tells: figures at one moment, by themselves and with their units.

Only shapes; who counts is in counts.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

__all__ = ["BatchStats", "CallStats", "Distribution", "PoolStats", "SaverStats"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Distribution:
    """Values in buckets.

    Attributes:
        count: How many.
        sum: Of all.
        max: The greatest; 0 if there are none.
        bounds: The greatest value of each bucket but the last, which has no bound.
        buckets: How many are in each.
    """

    count: int
    sum: float
    max: float
    bounds: Sequence[float]
    buckets: Sequence[int]

    @property
    def mean(self) -> float:
        """The average; 0 if there are none."""
        return self.sum / self.count if self.count else 0.0

    def percentile(self, percent: float) -> float:
        """Such that so many percent are at most that, as well as buckets tell; 0 of none."""
        wanted = self.count * percent / 100
        for number, reached in enumerate(accumulate(self.buckets)):
            inside = self.buckets[number]
            if inside and reached >= wanted:
                lowest = self.bounds[number - 1] if number else 0.0
                highest = min([*self.bounds[number : number + 1], self.max])
                part = (wanted - (reached - inside)) / inside
                return min(lowest, highest) + (highest - min(lowest, highest)) * part
        return 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class CallStats:
    """Calls of one kind that have ended.

    Attributes:
        calls: All of them.
        cancelled: Those whose caller went away.
        errors: Those that raised, by the type of the error.
        latency: Seconds from the call to the answer, errors included and the cancelled
            not; of `list` for each page.
    """

    calls: int
    cancelled: int
    errors: Mapping[str, int]
    latency: Distribution


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchStats:
    """Transactions that wrote, and committed.

    Attributes:
        batches: How many.
        size: Calls that each carried.
        latency: Seconds from the first try to the answer.
        sent_whole_again: Puts that leaned on a parent that was gone, and were sent once more.
    """

    batches: int
    size: Distribution
    latency: Distribution
    sent_whole_again: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolStats:
    """The connections now, and what was counted of them; a single one counts nothing.

    Of a pool that was given these are the pool's own figures, whoever else uses it.

    Attributes:
        connections: Open ones.
        max_connections: As many as there may be.
        in_use: Those somebody has.
        waiting: Calls that wait for one.
        requests: Times the pool was asked for one, by transactions that found none kept.
        waits: Times that meant waiting.
        wait_seconds: How long all waits took together, to the millisecond.
        timeouts: Times it was in vain.
        connects: Connections opened, or tried to.
        failed_connects: Those that failed.
        lost_connections: Found dead.
    """

    connections: int = 0
    max_connections: int = 0
    in_use: int = 0
    waiting: int = 0
    requests: int = 0
    waits: int = 0
    wait_seconds: float = 0.0
    timeouts: int = 0
    connects: int = 0
    failed_connects: int = 0
    lost_connections: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SaverStats:
    """What a saver has done since it was made, and what it has to do now.

    Attributes:
        put: Calls of `aput` and `put`.
        put_writes: Calls of `aput_writes` and `put_writes`.
        get: Calls of `aget_tuple` and `get_tuple`.
        list: Pages of `alist` and `list`.
        history: Calls of `aget_delta_channel_history` and `get_delta_channel_history`.
        batches: The transactions that carried the writes.
        queued_calls: Writes that are queued or under way.
        queued_bytes: What they keep in memory.
        retries: Transactions tried again, reads' too, by the SQLSTATE of the error or else its
            type.
        pool: The connections.
        bytes_written: Bytes sent and committed: rows of puts and writes, roughly.
        bytes_saved: Bytes of lists and dicts that were not sent, because the parent has them.
    """

    put: CallStats
    put_writes: CallStats
    get: CallStats
    list: CallStats
    history: CallStats
    batches: BatchStats
    queued_calls: int
    queued_bytes: int
    retries: Mapping[str, int]
    pool: PoolStats
    bytes_written: int
    bytes_saved: int
