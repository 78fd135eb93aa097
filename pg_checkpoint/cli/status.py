"""pg-checkpoint status: the server, what is stored, problems."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from pg_checkpoint.cli.options import Dsn, Json, Schema
from pg_checkpoint.cli.output import (
    SafeText,
    print_json,
    print_line,
    print_lines,
    print_rich,
    print_table,
    when,
)
from pg_checkpoint.cli.target import opened
from pg_checkpoint.diagnosis import inspection
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.diagnosis.inspection import Status

# Below this size most of a database is empty pages.
_MIN_BYTES = 1_000_000


def status(
    dsn: Dsn = "",
    schema: Schema = None,
    json: Json = False,
    exact: Annotated[
        bool, typer.Option("--exact", help="Count the threads, instead of an estimate.")
    ] = False,
) -> None:
    """Show the server, the stored rows with their size, and problems."""
    with opened(dsn, schema) as saver:
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
