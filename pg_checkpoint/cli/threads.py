"""pg-checkpoint threads: which threads there are, the last active first."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import orjson
import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.output import print_json, print_table, size
from pg_checkpoint.cli.target import Dsn, Json, Keys, Schema, cipher_of, opened
from pg_checkpoint.listing import ThreadInfo
from pg_checkpoint.queries import DEFAULT_SCHEMA

__all__ = ["threads"]


def threads(
    dsn: Dsn = "",
    schema: Schema = DEFAULT_SCHEMA,
    keys: Keys = None,
    json: Json = False,
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 20,
    where: Annotated[
        str, typer.Option(metavar="JSON", help='Metadata must contain this: {"user": "ada"}.')
    ] = "{}",
    with_bytes: Annotated[
        bool, typer.Option("--bytes", help="Add up what each takes on disk (reads all its rows).")
    ] = False,
) -> None:
    """List threads, the last active first."""
    wanted = _filter(where)
    with opened(dsn, schema, cipher_of(keys)) as saver:
        found = saver.list_threads(limit=limit, filter=wanted, with_bytes=with_bytes)
    if json:
        print_json([asdict(thread) for thread in found])
    else:
        _show(found)


def _filter(where: str) -> dict[str, object]:
    try:
        wanted = orjson.loads(where)
    except orjson.JSONDecodeError as error:
        raise stop(f"--where is no JSON: {error}") from None
    if not isinstance(wanted, dict):
        raise stop('--where must be a JSON object, as {"user": "ada"}')
    return wanted


def _show(found: list[ThreadInfo]) -> None:
    rows = [
        (
            t.thread_id,
            t.active_at.strftime("%F %T %Z"),
            t.checkpoints,
            len(t.namespaces),
            size(t.bytes),
        )
        for t in found
    ]
    columns = ("thread", "last active", "checkpoints", "namespaces", "bytes")
    print_table(columns, rows, right=columns[2:])
