"""pg-checkpoint rewrite: stored values go through a function, in place."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from pg_checkpoint.cli.application import loaded, strict_serializer_of_app
from pg_checkpoint.cli.change import ask
from pg_checkpoint.cli.diff import show_differences
from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.options import (
    Clear,
    DryRun,
    Dsn,
    Encrypted,
    Json,
    Keys,
    Only,
    Plain,
    Schema,
    Yes,
)
from pg_checkpoint.cli.output import print_json, print_line, print_table
from pg_checkpoint.cli.progress import bar, count_of
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.difference import Difference, differences
from pg_checkpoint.editing.changing import RewritePlace
from pg_checkpoint.editing.rewriting import Rewritten, RewrittenAt
from pg_checkpoint.editing.rewriting import rewrite as rewrite_threads
from pg_checkpoint.errors import IncompleteError
from pg_checkpoint.saver.sync_saver import PostgresSaver

# Differences that are shown of one channel of a thread; the versions of a list repeat each other.
_SHOWN = 20


def rewrite(
    function: Annotated[
        str,
        typer.Option("--with", metavar="MODULE:FUNCTION", help="Takes a value and its place."),
    ],
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    data_keys: Annotated[
        bool, typer.Option("--data-keys", help="With keys: threads have keys of their own.")
    ] = False,
    allow_plaintext: Plain = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Make the objects that the strict saver of this graph, or this saver, allows.",
        ),
    ] = "",
    thread: Only = None,
    channel: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Only values of this channel, and writes to it; repeatable."
        ),
    ] = None,
    latest_only: Annotated[
        bool, typer.Option("--latest-only", help="Leave older checkpoints alone.")
    ] = False,
    dry_run: DryRun = False,
    undo: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="First export the threads that change to this new file, for `import`.",
        ),
    ] = None,
    wait: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, help="Wait so long for a thread's run.")
    ] = 0.0,
    allow_none: Annotated[
        bool, typer.Option("--allow-none", help="Store None where the function returns it.")
    ] = False,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Put stored values through a function, in place: redact, erase, change a schema.

    All checkpoints that share a value get the new one. The function must leave alone what it has
    changed already: then a rewrite that was cut off is finished by running it again.
    """
    if str(undo) == "-":
        raise typer.BadParameter("--undo is a file: what it has is needed after the rewrite")
    with redirect_stdout(sys.stderr):
        call = loaded(function, "--with", "function")
        serde = strict_serializer_of_app(app) if app else None
    cipher = cipher_of(keys, data_keys=data_keys)
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    how["allow_plaintext"] = allow_plaintext
    if not dry_run:
        whose = f"{len(thread)} threads" if thread else "all threads"
        ask(f"Put stored values of {whose} through {function}, in place?", yes)
    shown = _Shown()
    with opened(dsn, schema, cipher, serde=serde, **how) as saver:
        total = count_of(saver, thread)
        with bar("rewriting", total) as report, redirect_stdout(sys.stderr):
            given: Any = {
                "threads": thread or None,
                "channels": channel or None,
                "latest_only": latest_only,
            }
            given |= {"dry_run": dry_run, "undo": undo, "wait": wait}
            given["allow_none"] = allow_none
            if dry_run and not json:
                given["show"] = shown.note
            done = _run(saver, call, report, given)
    if json:
        print_json({**vars(done), "dry_run": dry_run})
    else:
        shown.print()
        _report(done, dry_run=dry_run)
    if done.failed:
        raise stop(f"{len(done.failed)} threads were not rewritten", FOUND)


def _run(saver: PostgresSaver, function: Any, report: Any, given: Any) -> Rewritten:
    def show(done: Rewritten) -> None:
        report(done.threads, f"{done.threads} threads looked through, {len(done.rewritten)} done")

    try:
        return rewrite_threads(saver, function, progress=show, **given)
    except IncompleteError as error:
        return cast("Rewritten", error.result)


class _Shown:
    """Differences, each once for a channel of a thread, as the versions of a list share most."""

    def __init__(self) -> None:
        self._found: dict[RewritePlace, dict[tuple[str, str, str], Difference]] = {}

    def note(self, place: RewritePlace, before: Any, after: Any) -> None:
        of_place = self._found.setdefault(place, {})
        name = place.channel or place.kind
        for one in differences({name: before}, {name: after}):
            if len(of_place) <= _SHOWN:
                of_place.setdefault((one.kind, repr(one.before), repr(one.after)), one)

    def print(self) -> None:
        for place, found in self._found.items():
            print_line()
            within = f" in {place.checkpoint_ns}" if place.checkpoint_ns else ""
            print_line(f"{place.thread_id}{within}, {place.kind}", "bold")
            show_differences([*found.values()][:_SHOWN])
            if len(found) > _SHOWN:
                print_line("  and more", "dim")


def _report(done: Rewritten, *, dry_run: bool) -> None:
    if done.found:
        print_line()
        columns = ["thread", "namespace", "channel", "kind", "values", "checkpoints"]
        print_table(columns, map(_cells, done.found), right=("values", "checkpoints"))
    for thread_id, why in done.failed.items():
        print_line(f"{thread_id}: {why}", "red")
    if done.shredded:
        print_line(f"{len(done.shredded)} threads were shredded, and nobody can read them", "dim")
    changed: Sequence[str] = done.changing if dry_run else done.rewritten
    would = "would be rewritten" if dry_run else "rewritten"
    print_line(f"{len(changed)} of {done.threads} threads {would}")


def _cells(at: RewrittenAt) -> tuple[object, ...]:
    where = at.thread_id, at.checkpoint_ns, at.channel, at.kind
    return *where, at.values, len(at.checkpoint_ids)
