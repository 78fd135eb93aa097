"""pg-checkpoint verify: decodes everything, reports what is broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

import typer

from pg_checkpoint.cli.mistakes import FOUND, no_thread, stop_for_keys
from pg_checkpoint.cli.options import Dsn, Json, Keys, Only, Plain, Schema
from pg_checkpoint.cli.output import print_json, print_lines, print_list
from pg_checkpoint.cli.progress import Bar, bar, count_of, rate
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.transfer.verifying import Verified, verify_threads
from pg_checkpoint.transfer.verifying_items import VerifiedItems, verify_items


def verify(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
    thread: Only = None,
) -> None:
    """Decode all rows, including the store's, and report broken ones (exit code 1)."""
    cipher = cipher_of(keys)
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver:
        done = _verify_threads(saver, thread or None)
        items = None if thread else _verify_items(saver)
    if json:
        print_json({**asdict(done), "store": items})
    else:
        _show(done)
        if items is not None and items.items:
            _show_items(items)
    _judge(done, items, with_keys=cipher is not None)


def _judge(done: Verified, items: VerifiedItems | None, *, with_keys: bool) -> None:
    if done.broken or (items is not None and items.broken):
        raise typer.Exit(FOUND)
    if done.unknown:
        raise no_thread(*done.unknown)
    if unjudged := [*done.unjudged, *(items.unjudged if items is not None else ())]:
        raise stop_for_keys(unjudged, with_keys=with_keys)


def _verify_threads(saver: PostgresSaver, threads: list[str] | None) -> Verified:
    with bar("verifying threads", count_of(saver, threads)) as report:
        call = verify_threads(saver, threads=threads, progress=telling(report))
        return run_on_selector_loop(call)


def telling(report: Bar) -> Callable[[Verified], None]:
    """Draws how far the threads are read."""

    def show(done: Verified) -> None:
        speed = rate(done.checkpoints, done.seconds)
        counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {speed:.0f}/s"
        report(done.threads, counts + _and_broken(done))

    return show


def _verify_items(saver: PostgresSaver) -> VerifiedItems | None:
    with bar("verifying the store") as report:
        return run_on_selector_loop(verify_items(saver, progress=telling_items(report)))


def telling_items(report: Bar) -> Callable[[VerifiedItems], None]:
    """Draws how far the store is read."""
    return lambda done: report(done.items, f"{done.items} items{_and_broken(done)}")


def _and_broken(done: Verified | VerifiedItems) -> str:
    return f", {len(done.broken)} broken" if done.broken else ""


def _show_items(done: VerifiedItems) -> None:
    print_list("broken", done.broken)
    print_lines(
        [
            ("items of the store", done.items),
            ("broken items", len(done.broken)),
            ("items not judged", len(done.unjudged) or None),
        ]
    )


def _show(done: Verified) -> None:
    print_list("broken", done.broken)
    orphans = done.orphans
    print_lines(
        [
            ("threads", done.threads),
            ("checkpoints", done.checkpoints),
            ("values", done.values),
            ("writes", done.writes),
            ("steps", done.steps or None),
            ("wake-ups", done.wakeups or None),
            ("events", done.events or None),
            ("broken", len(done.broken)),
            ("not judged, for want of a key", len(done.unjudged) or None),
            ("checkpoints without their parent", orphans.parents or None),
            ("writes without a checkpoint", orphans.writes or None),
            ("unreferenced values", orphans.blobs or None),
            ("unreferenced pieces", orphans.chunks or None),
        ]
    )
