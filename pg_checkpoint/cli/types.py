"""pg-checkpoint types: the classes that what is stored names, and those that can't be loaded."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.application import serializer_of_app
from pg_checkpoint.cli.mistakes import FOUND, stop, stop_for_keys
from pg_checkpoint.cli.options import Dsn, Json, Keys, Plain, Schema
from pg_checkpoint.cli.output import print_json, print_line, print_table
from pg_checkpoint.cli.progress import bar, count_of
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.cli.verify import telling, telling_items
from pg_checkpoint.codec.class_names import ClassName
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.transfer.class_uses import (
    ClassUse,
    ClassUses,
    find_in_items,
    find_in_threads,
    problem_of,
)

_DAY = len("2026-01-31")
# By class: what the application takes it for, and why it can't make it.
Judged = dict[ClassName, tuple[ClassName, str | None]]


def types(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Import this graph, or saver, and say which classes it can't load (exit code 1).",
        ),
    ] = "",
) -> None:
    """List the classes that stored values name; with --app, those that it can't load."""
    # First: nobody should wait for the rows if the application can't be loaded.
    with redirect_stdout(sys.stderr):
        serde = serializer_of_app(app) if app else None
    cipher = cipher_of(keys)
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext, names_only=True) as saver:
        found = _find(saver)
    with redirect_stdout(sys.stderr):
        judged = {} if serde is None else {name: problem_of(serde, name) for name in found.uses}
    if json:
        print_json(_document(found, judged))
    else:
        _show(found, judged)
    _judge(found, judged, with_keys=cipher is not None)


def _find(saver: PostgresSaver) -> ClassUses:
    found = ClassUses()
    with bar("reading threads", count_of(saver, None)) as report:
        run_on_selector_loop(find_in_threads(saver, found, progress=telling(report)))
    with bar("reading the store") as report:
        run_on_selector_loop(find_in_items(saver, found, progress=telling_items(report)))
    return found


def _judge(found: ClassUses, judged: Judged, *, with_keys: bool) -> None:
    if missing := sum(problem is not None for _, problem in judged.values()):
        raise stop(
            f"the application can't make objects of {missing} of the classes: name their new "
            "places in its saver's renamed=, add them to its allowed_types, or import their "
            "modules with the graph",
            FOUND,
        )
    if broken := [*found.threads.broken, *found.items.broken]:
        raise stop(f"{len(broken)} rows can't be read: `pg-checkpoint verify` names them", FOUND)
    if unjudged := [*found.threads.unjudged, *found.items.unjudged]:
        raise stop_for_keys(unjudged, with_keys=with_keys)


def _document(found: ClassUses, judged: Judged) -> dict[str, Any]:
    return {
        "classes": [
            _class(name, use, *judged.get(name, (name, None)))
            for name, use in sorted(found.uses.items())
        ],
        "beyond": found.beyond,
        "threads": found.threads.threads,
        "checkpoints": found.threads.checkpoints,
        "items": found.items.items,
        "broken": len(found.threads.broken) + len(found.items.broken),
        "unjudged": len(found.threads.unjudged) + len(found.items.unjudged),
    }


def _class(name: ClassName, use: ClassUse, new: ClassName, problem: str | None) -> dict[str, Any]:
    return {
        "class": str(name),
        "threads": use.threads,
        "values": use.values,
        "items": use.items,
        "oldest": use.oldest,
        "newest": use.newest,
        "renamed": str(new) if new != name else None,
        "problem": problem,
    }


def _show(found: ClassUses, judged: Judged) -> None:
    columns = ["class", "threads", "values", "items", "first", "last"]
    rows = [[*_cells(name, use)] for name, use in sorted(found.uses.items())]
    if judged:
        columns.append("for the application")
        for row, (name, _) in zip(rows, sorted(found.uses.items()), strict=True):
            row.append(_verdict(name, *judged[name]))
    if rows:
        print_table(columns, rows, right=("threads", "values", "items"))
    else:
        print_line("no stored value names a class")
    if found.beyond:
        print_line(f"and {found.beyond} names of further classes", "yellow")


def _cells(name: ClassName, use: ClassUse) -> tuple[object, ...]:
    days = [place.at[:_DAY] if place else "" for place in (use.oldest, use.newest)]
    return name, use.threads, use.values, use.items, *days


def _verdict(name: ClassName, new: ClassName, problem: str | None) -> str:
    verdict = problem or "ok"
    return verdict if new == name else f"{new}: {verdict}"
