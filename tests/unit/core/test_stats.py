"""What is counted, and how it reads."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from typing import Any

import psycopg
import pytest
from psycopg_pool import PoolTimeout

from pg_checkpoint import SaverStats
from pg_checkpoint.core import telemetry


def test_a_value_on_a_bound_is_below_it() -> None:
    empty = telemetry.Histogram(telemetry.LATENCIES).read()
    assert (empty.count, empty.sum, empty.max, empty.mean, empty.percentile(99)) == (0,) * 5
    histogram = telemetry.Histogram((1, 2))
    for value in (0.5, 1, 1.5, 2, 7):
        histogram.add(value)
    found = histogram.read()
    assert found.buckets == (2, 2, 1)
    assert (found.count, found.sum, found.max, found.mean, found.percentile(100)) == (
        5,
        12,
        7,
        2.4,
        7,
    )


def test_percentiles_are_in_the_right_bucket() -> None:
    values = sorted(random.Random(3).lognormvariate(-5, 2) for _ in range(2_000))
    histogram = telemetry.Histogram(telemetry.LATENCIES)
    for value in values:
        histogram.add(value)
    bounds = [0, *telemetry.LATENCIES, max(values)]
    for percent in (1, 50, 90, 99, 100):
        exact = values[max(0, round(len(values) * percent / 100) - 1)]
        highest = next(bound for bound in bounds[1:] if bound >= exact)
        lowest = bounds[bounds.index(highest) - 1]
        assert lowest <= histogram.read().percentile(percent) <= highest


def test_a_copy_does_not_go_on() -> None:
    counts = telemetry.Counts()
    before: SaverStats = counts.read((1, 2))
    counts.calls["put"].ended(None, 0.1)
    telemetry.bump(counts.retries, "40001")
    after: SaverStats = counts.read((1, 2))
    assert (before.put.calls, before.retries) == (0, {})
    assert (after.put.calls, after.retries) == (1, {"40001": 1})
    with pytest.raises(dataclasses.FrozenInstanceError):
        after.queued_calls = 3  # type: ignore[misc]  # the point of the test


def _told(of: Any) -> dict[str, dict[tuple[str, ...], float]]:
    counts = telemetry.Counts(of)
    counts.calls["get"].ended(ValueError(), 0.1)
    telemetry.bump(counts.retries, "40001")
    counts.entries.update(hits=1, misses=2, unreadable=3, not_stored=4)
    counts.recovery.update(due=1, idle=2, given_up=3, waiting=4, longest_wait=5)
    stats = counts.read((7, 8))
    return {m.name: dict(m.values(stats)) for m in telemetry.METRICS if m.kind != "histogram"}


def test_each_metric_has_its_figure_and_its_labels() -> None:
    told, of_store, of_cache = (
        _told(SaverStats),
        _told(telemetry.StoreStats),
        _told(telemetry.CacheStats),
    )
    for figures, get in ((told, "get"), (of_store, "store.get"), (of_cache, "cache.get")):
        assert figures["calls"][get,] == 1
        assert figures["errors"] == {(get, "ValueError"): 1}
        assert figures["retries"] == {("40001",): 1}
        assert figures["queue.size"] == {(): 8}
        assert figures["pool.connections"] == {("used",): 0, ("idle",): 0}
        assert figures["pool.waits"] == {(): 0}
    # What is not counted yet is not told.
    (unfinished,) = (m for m in telemetry.METRICS if m.name == "unfinished")
    assert not dict(unfinished.values(telemetry.Counts().read()))
    of_caches = {name for name in told if name.startswith("cache.")}
    assert [of_cache[name] for name in sorted(of_caches)] == [{(): n} for n in (1, 2, 4, 3)]
    for metric in telemetry.METRICS:
        if metric.kind == "histogram":
            continue
        assert bool(told[metric.name]) is (metric.name not in of_caches), metric.name
        for labels in told[metric.name]:
            for value, known in zip(labels, metric.labels.values(), strict=True):
                assert value in (known or [value])
    assert told["unfinished"] == {("due",): 1, ("idle",): 2, ("given_up",): 3}
    assert (told["waiting"], told["waiting.longest"]) == ({(): 4}, {(): 5})
    only_savers = {name for name, values in of_store.items() if not values}
    begin = ("retention", "recovery", "chunks.saved", "unfinished", "waiting")
    assert only_savers == of_caches | {name for name in told if name.startswith(begin)}


def test_labels_are_bounded() -> None:
    counters: dict[str, int] = {}
    for n in range(1_000):
        telemetry.bump(counters, f"cause {n}")
    telemetry.bump(counters, "cause 0")
    assert (len(counters), counters["cause 0"], sum(counters.values())) == (51, 2, 1_001)


def test_a_pool_goes_on_counting_where_the_closed_one_ended() -> None:
    now = {"pool_size": 3, "pool_available": 1, "pool_max": 5, "requests_num": 2}
    pool = telemetry.pool_stats(now, {"requests_num": 40, "requests_wait_ms": 1500, "pool_size": 9})
    assert (pool.connections, pool.in_use, pool.max_connections) == (3, 2, 5)
    assert (pool.requests, pool.wait_seconds) == (42, 1.5)


def test_a_call_that_went_away_is_no_error_and_causes_never_quote_a_message() -> None:
    calls = telemetry.CallCounts()
    for error in (asyncio.CancelledError(), ValueError("secret"), None):
        calls.ended(error, 0.1)
    assert (calls.cancelled, calls.errors) == (1, {"ValueError": 1})
    assert calls.latency.read().count == 2
    refused = psycopg.errors.UniqueViolation("Key (secret)=(secret) already exists")
    assert (telemetry.cause_of(refused), telemetry.cause_of(PoolTimeout("secret"))) == (
        "23505",
        "PoolTimeout",
    )
    told = telemetry.facts_of(refused, attempt=1)
    assert told == {"cause": "UniqueViolation", "sqlstate": "23505", "attempt": 1}
