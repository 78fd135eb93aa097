"""status --watch: what the database knows of its threads, live."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from datetime import timedelta

from pg_checkpoint.cli.output import print_json_line, print_row, redrawn_lines, when
from pg_checkpoint.diagnosis.activity import LOOKED_AT, MOST_COUNTED, Activity, activity, rates
from pg_checkpoint.diagnosis.display import lasted
from pg_checkpoint.saver.sync_saver import PostgresSaver

__all__ = ["watch"]

_Rates = tuple[float | None, float | None]
_COLUMNS = (
    *("time", "checkpoints/s", "writes/s", "connections", "working", "blocked", "active"),
    *("waiting", "leases", "due", "idle", "given up", "oldest run", "since", "retention"),
)


def watch(saver: PostgresSaver, interval: timedelta, *, json: bool) -> None:
    """Looks again and again until Ctrl-C.

    Draws in place on a terminal; else prints a line each time.
    """
    looks = _looks(saver, interval)
    if json:
        for now, (checkpoints, writes) in looks:
            per_second = {"checkpoints_per_second": checkpoints, "writes_per_second": writes}
            print_json_line(asdict(now) | per_second)
    elif sys.stdout.isatty():
        with redrawn_lines() as draw:
            for now, found in looks:
                draw(_facts(now, found))
    else:
        print_row(_COLUMNS)
        for now, found in looks:
            print_row(_cells(now, found))


def _looks(saver: PostgresSaver, interval: timedelta) -> Iterator[tuple[Activity, _Rates]]:
    before: Activity | None = None
    while True:
        began = time.monotonic()
        now = activity(saver)
        yield now, rates(before, now)
        before = now
        time.sleep(max(interval.total_seconds() - (time.monotonic() - began), 0))


def _facts(now: Activity, found: _Rates) -> Iterator[tuple[str, object]]:
    yield "time", when(now.at)
    yield "checkpoints", f"{_rate(found[0])} a second"
    yield "writes", f"{_rate(found[1])} a second"
    yield "connections", f"{now.connections:,} to this database"
    yield "", f"{now.working:,} in a transaction on the tables, {now.blocked:,} wait for a lock"
    yield "active threads", f"{_count(now.active)} in the last two minutes"
    yield "waiting for answers", f"{now.asking:,} of the {LOOKED_AT} most recently active threads"
    yield "leases", f"{_count(now.leases)} held"
    yield "unfinished threads", f"{_count(now.due)} to be resumed, {_count(now.idle)} idle"
    yield "", f"{_count(now.given_up)} given up"
    yield "oldest run", _oldest(now)
    yield "retention", _retention(now)


def _oldest(now: Activity) -> str:
    if now.oldest is None or now.oldest_since is None:
        return "-"
    return f"{now.oldest}, for {lasted(now.at - now.oldest_since)}"


def _retention(now: Activity) -> str:
    last = f"last pass ended {when(now.retention_at)}" if now.retention_at else "no pass has ended"
    return f"under way, {last}" if now.retention_runs else last


def _cells(now: Activity, found: _Rates) -> tuple[object, ...]:
    return (
        *(when(now.at), _rate(found[0]), _rate(found[1]), now.connections, now.working),
        *(now.blocked, now.active, now.asking, now.leases, now.due, now.idle, now.given_up),
        *(now.oldest or "-", when(now.oldest_since) or "-"),
        "under way" if now.retention_runs else when(now.retention_at) or "-",
    )


def _rate(per_second: float | None) -> str:
    return "-" if per_second is None else f"{per_second:,.1f}"


def _count(number: int) -> str:
    return f"{number:,}" if number < MOST_COUNTED else f"{number:,} or more"
