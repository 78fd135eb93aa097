"""pg-checkpoint verify: decodes everything, reports what is broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict

import typer

from pg_checkpoint.cli.mistakes import FOUND, stop, stop_for_keys
from pg_checkpoint.cli.output import print_json, print_lines, print_table
from pg_checkpoint.cli.progress import Line, line, rate
from pg_checkpoint.cli.target import Dsn, Json, Keys, Only, Plain, Schema, cipher_of, opened
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.items import BrokenItem
from pg_checkpoint.transfer.verifying import Verified, verify_threads
from pg_checkpoint.transfer.verifying_items import VerifiedItems, verify_items

__all__ = ["verify"]


def verify(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
    thread: Only = None,
) -> None:
    """Decode everything, the store too, and report what is broken; exit code 1 if anything is."""
    cipher = cipher_of(keys)
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver, line() as at:

        def show(done: Verified) -> None:
            speed = rate(done.checkpoints, done.seconds)
            broken = f", {len(done.broken)} broken" if done.broken else ""
            at.show(
                f"{done.threads} threads, {done.checkpoints} checkpoints, {speed:.0f}/s{broken}"
            )

        done = run_on_selector_loop(verify_threads(saver, threads=thread or None, progress=show))
        items = None if thread else run_on_selector_loop(verify_items(saver, progress=_showing(at)))
    if json:
        print_json({**asdict(done), "store": None if items is None else asdict(items)})
    else:
        _show(done)
        if items is not None and items.items:
            _show_items(items)
    _judge(done, items, with_keys=cipher is not None)


def _judge(done: Verified, items: VerifiedItems | None, *, with_keys: bool) -> None:
    if done.broken or (items is not None and items.broken):
        raise typer.Exit(FOUND)
    if done.unknown:
        named = ", ".join(map(repr, done.unknown))
        raise stop(f"there is no thread {named}: `pg-checkpoint threads` lists them")
    if unjudged := [*done.unjudged, *(items.unjudged if items is not None else ())]:
        raise stop_for_keys(unjudged, with_keys=with_keys)


def _showing(at: Line) -> Callable[[VerifiedItems], None]:
    def show(done: VerifiedItems) -> None:
        broken = f", {len(done.broken)} broken" if done.broken else ""
        at.show(f"{done.items} items of the store{broken}")

    return show


def _show_items(done: VerifiedItems) -> None:
    _show_rows("broken", done.broken)
    lines = [("items of the store", done.items), ("broken items", len(done.broken))]
    lines += [("items not judged", len(done.unjudged))] if done.unjudged else []
    print_lines(lines)


def _show(done: Verified) -> None:
    _show_rows("broken", done.broken)
    left_over = asdict(done.unowned)
    names = {
        "parents": "checkpoints without their parent",
        "writes": "writes without a checkpoint",
        "blobs": "values that nothing refers to",
        "chunks": "pieces that nothing refers to",
    }
    print_lines(
        [
            ("threads", done.threads),
            ("checkpoints", done.checkpoints),
            ("values", done.values),
            ("writes", done.writes),
            ("broken", len(done.broken)),
            *([("not judged, for want of a key", len(done.unjudged))] if done.unjudged else []),
            *((names[name], count) for name, count in left_over.items() if count),
        ]
    )


def _show_rows(title: str, rows: Sequence[BrokenRow | BrokenItem]) -> None:
    if rows:
        print_table((title,), [(row,) for row in rows])
