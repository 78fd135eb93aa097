"""pg-checkpoint threads and unfinished: list all threads, and those whose run stands still."""

from __future__ import annotations

import heapq
import shlex
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from enum import Enum
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Clear, Dsn, Encrypted, Json, Keys, Limit, Plain, Schema, Where
from pg_checkpoint.cli.output import print_json, print_line, print_table, when
from pg_checkpoint.cli.parsing import filter_of, span
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import size, visible, why_unfinished
from pg_checkpoint.reading.listing import ThreadInfo
from pg_checkpoint.runs.unfinished import list_unfinished
from pg_checkpoint.saver.sync_saver import PostgresSaver

_PAGE = 200


class Order(str, Enum):
    """What threads can be sorted by."""

    ACTIVITY = "activity"
    CREATED = "created"
    CHECKPOINTS = "checkpoints"
    BYTES = "bytes"


_KEYS: dict[Order, Callable[[ThreadInfo], Any]] = {
    Order.CREATED: lambda thread: thread.created_at,
    Order.CHECKPOINTS: lambda thread: thread.checkpoints,
    Order.BYTES: lambda thread: thread.bytes,
}


def threads(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    json: Json = False,
    where: Where = "{}",
    limit: Limit = 20,
    after: Annotated[
        str,
        typer.Option(metavar="CURSOR", help="Continue after the page that ended with this cursor."),
    ] = "",
    sort: Annotated[
        Order, typer.Option(help="Any order but activity reads all threads.")
    ] = Order.ACTIVITY,
    with_bytes: Annotated[
        bool,
        typer.Option("--bytes", help="Add the size on disk of each thread (reads all its rows)."),
    ] = False,
    ids: Annotated[bool, typer.Option("--ids", help="Print the ids only, one per line.")] = False,
    null: Annotated[
        bool,
        typer.Option("-0", "--null", help="Print the ids unchanged, each followed by a NUL byte."),
    ] = False,
) -> None:
    """List threads, most recently active first."""
    wanted, start = filter_of(where), _place(after)
    if null and sys.stdout.isatty():
        raise stop("-0 does not escape control characters: use it with a pipe, such as xargs -0")
    with_bytes = with_bytes or sort is Order.BYTES
    if start is not None and sort is not Order.ACTIVITY:
        raise stop("--after works only in the order of activity")
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    how["allow_plaintext"] = allow_plaintext
    with opened(dsn, schema, cipher_of(keys), **how) as saver:
        if sort is Order.ACTIVITY:
            found = saver.list_threads(
                limit=limit + 1, before=start, filter=wanted, with_bytes=with_bytes
            )
        else:
            found = _sorted(saver, sort, wanted, limit, with_bytes)
    cursor = _cursor(found[limit - 1]) if len(found) > limit else None
    if json:
        print_json({"threads": found[:limit], "after": cursor})
    elif null:
        sys.stdout.write("".join(thread.thread_id + "\0" for thread in found[:limit]))
    elif ids:
        for thread in found[:limit]:
            print_line(thread.thread_id)
    else:
        _show(found[:limit], cursor)


def unfinished(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    json: Json = False,
    where: Where = "{}",
    limit: Limit = 20,
    idle_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Of threads without a lease only those with no write for this long.",
        ),
    ] = "30s",
    given_up: Annotated[
        bool, typer.Option("--given-up", help="List threads that `recover` has given up.")
    ] = False,
) -> None:
    """List unfinished threads: they have tasks to run, and no run drives them."""
    wanted, idle = filter_of(where), span(idle_for, "--idle-for") or timedelta(0)
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    how["allow_plaintext"] = allow_plaintext
    with opened(dsn, schema, cipher_of(keys), **how) as saver:
        found = list_unfinished(saver, idle_for=idle, filter=wanted, limit=limit, given_up=given_up)
    if json:
        print_json(found)
    elif found:
        rows = [
            (t.thread_id, ", ".join(t.next), when(t.since), t.attempts, why_unfinished(t))
            for t in found
        ]
        columns = ("thread", "next", "since", "attempts", "why")
        print_table(columns, rows, right=("attempts",))
    else:
        print_line("no unfinished threads", "dim")


def _sorted(
    saver: PostgresSaver, sort: Order, wanted: dict[str, Any], limit: int, with_bytes: bool
) -> list[ThreadInfo]:
    with bar("reading threads") as report:

        def all_threads() -> Iterator[ThreadInfo]:
            last, done = None, 0
            while page := saver.list_threads(
                limit=_PAGE, before=last, filter=wanted, with_bytes=with_bytes
            ):
                yield from page
                last, done = page[-1], done + len(page)
                report(done)

        return heapq.nlargest(limit, all_threads(), key=_KEYS[sort])


def _cursor(thread: ThreadInfo) -> str:
    return f"{thread.active_at.isoformat()},{thread.thread_id}"


def _place(cursor: str) -> ThreadInfo | None:
    """What list_threads needs of the last thread of the page before."""
    if not cursor:
        return None
    moment, comma, thread_id = cursor.partition(",")
    try:
        active = datetime.fromisoformat(moment)
    except ValueError:
        active = None
    if not comma or active is None or active.tzinfo is None:
        raise stop("--after must be the cursor of the previous page")
    return ThreadInfo(thread_id, active, active, {}, 0, [], None)


def _show(found: list[ThreadInfo], cursor: str | None) -> None:
    rows = [
        (_named(t), when(t.active_at), t.checkpoints, len(t.namespaces), size(t.bytes))
        for t in found
    ]
    columns = ("thread", "last active", "checkpoints", "namespaces", "bytes")
    shown = columns if any(t.bytes is not None for t in found) else columns[:-1]
    print_table(shown, [row[: len(shown)] for row in rows], right=columns[2:])
    if not found:
        print_line("no threads", "dim")
    if cursor:
        print_line(f"more: --after {_quoted(cursor)}", "dim")


def _named(thread: ThreadInfo) -> str:
    return f"{thread.thread_id} (damaged metadata)" if thread.damaged else thread.thread_id


def _quoted(text: str) -> str:
    """For a shell; what can't be shown as bash and zsh take it written out."""
    if visible(text) == text:
        return shlex.quote(text)
    return f"$'{''.join(map(_escaped, text))}'"


def _escaped(character: str) -> str:
    if character in "\\'":
        return "\\" + character
    return character if visible(character) == character else f"\\U{ord(character):08x}"
