"""pg-checkpoint status: the server, what is stored, problems; or activity, live."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from datetime import timedelta
from typing import Annotated

import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Dsn, Json, Schema
from pg_checkpoint.cli.output import (
    SafeText,
    print_json,
    print_line,
    print_lines,
    print_rich,
    print_row,
    print_table,
    redrawn_lines,
    when,
)
from pg_checkpoint.cli.parsing import span
from pg_checkpoint.cli.target import opened
from pg_checkpoint.diagnosis import inspection
from pg_checkpoint.diagnosis.activity import MOST_COUNTED, Activity, activity, rates
from pg_checkpoint.diagnosis.display import lasted, size
from pg_checkpoint.diagnosis.inspection import Status
from pg_checkpoint.saver.sync_saver import PostgresSaver

# Below this size most of a database is empty pages.
_MIN_BYTES = 1_000_000
_Rates = tuple[float | None, float | None]
_COLUMNS = (
    *("time", "checkpoints/s", "writes/s", "connections", "working", "blocked", "active"),
    *("waiting", "leases", "due", "idle", "given up", "oldest run", "since", "retention"),
)


def status(
    dsn: Dsn = "",
    schema: Schema = None,
    json: Json = False,
    exact: Annotated[
        bool, typer.Option("--exact", help="Count the threads, instead of an estimate.")
    ] = False,
    live: Annotated[
        bool, typer.Option("--watch", help="Show activity, live, until Ctrl-C.")
    ] = False,
    interval: Annotated[
        str, typer.Option(metavar="TIME", help="With --watch: how often to look.")
    ] = "2s",
) -> None:
    """Show the server, the stored rows with their size, and problems; with --watch, activity."""
    if exact and live:
        raise stop("--exact is not for --watch, which counts no threads")
    every = span(interval, "--interval")
    if not every:
        raise stop("--interval must be at least 1s")
    with opened(dsn, schema) as saver:
        if live:
            _watch(saver, every, json=json)
            return
        found = inspection.status(saver, exact=exact)
    if json:
        print_json({**asdict(found), "dedupe_ratio": found.dedupe_ratio})
        return
    print_lines(_facts(found))
    print_line()
    columns = ("table", "rows", "dead", "bytes", "indexes", "toast", "vacuumed")
    print_table(columns, _tables(found), right=columns[1:6])
    for concern in found.concerns:
        print_line()
        print_rich(SafeText(f"! {concern.what}", style="yellow"))
        # Not wrapped: it may be for copying.
        print_line(f"  {concern.remedy}")


def _facts(found: Status) -> Iterator[tuple[str, object]]:
    server = found.server
    pooler = ", probably through a pooler" if found.pooler else ""
    yield "server", f"PostgreSQL {server.version}{pooler}"
    ways = (
        "" if found.psycopg.own_pipeline else ", with its public pipelines: upgrade pg-checkpoint"
    )
    yield "psycopg", f"{found.psycopg.version}{ways}"
    yield "database", f"{server.database}, {size(server.database_bytes)}"
    yield "role", server.role
    yield "schema", f"{found.schema}, migration {found.schema_version}"
    yield "connections", f"{server.connections} of {server.max_connections}"
    yield "threads", f"{found.threads:,}" if found.threads_counted else f"about {found.threads:,}"
    yield "checkpoints", f"about {found.checkpoints:,}"
    for table in found.tables:
        if table.name == "store_items":
            yield "items of the store", f"about {table.live:,}"
    yield "longest inactive", f"since {when(found.oldest)}" if found.oldest else "-"
    yield "last active", when(found.newest) or "-"
    yield "dedupe", _dedupe(found)


def _dedupe(found: Status) -> str:
    ratio = found.dedupe_ratio
    if ratio is None or found.stored_bytes < _MIN_BYTES:
        return "not enough data"
    stored = f"states of {size(found.state_bytes)} in {size(found.stored_bytes)}"
    return f"about {ratio:.1f}x: {stored}, with indexes"


def _tables(found: Status) -> Iterator[tuple[object, ...]]:
    for t in found.tables:
        sizes = map(size, (t.bytes, t.index_bytes, t.toast_bytes))
        yield t.name, f"{t.live:,}", f"{t.dead:,}", *sizes, when(t.vacuumed_at) or "never"


# --- live ---


def _watch(saver: PostgresSaver, interval: timedelta, *, json: bool) -> None:
    """Looks again and again until Ctrl-C.

    Draws in place on a terminal; else prints a line each time.
    """
    looks = _looks(saver, interval)
    if json:
        for now, (checkpoints, writes) in looks:
            per_second = {"checkpoints_per_second": checkpoints, "writes_per_second": writes}
            print_json(asdict(now) | per_second, in_one_line=True)
    elif sys.stdout.isatty():
        with redrawn_lines() as draw:
            for now, found in looks:
                draw(_activity_facts(now, found))
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


def _activity_facts(now: Activity, found: _Rates) -> Iterator[tuple[str, object]]:
    yield "time", when(now.at)
    yield "checkpoints", f"{_rate(found[0])} a second"
    yield "writes", f"{_rate(found[1])} a second"
    yield "connections", f"{now.connections:,} to this database"
    yield "", f"{now.working:,} in a transaction on the tables, {now.blocked:,} wait for a lock"
    yield "active threads", f"{_count(now.active)} in the last two minutes"
    yield "waiting threads", f"{_count(now.asking)} for an answer"
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
