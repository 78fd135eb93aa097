"""pg-checkpoint anchor: writes the heads of the chains, and says what became of them."""

from __future__ import annotations

from typing import Annotated

import typer

from pg_checkpoint.cli.files import reading, writing
from pg_checkpoint.cli.mistakes import FOUND, stop, stop_for_keys
from pg_checkpoint.cli.options import Dsn, Force, Json, Keys, Only, Plain, Schema
from pg_checkpoint.cli.output import print_json, print_lines, print_list
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.transfer.anchoring import Compared, compare_anchor, write_anchor


def anchor(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
    thread: Only = None,
    to: Annotated[
        str, typer.Option(metavar="FILE", help="Where to write it; - for stdout, .gz compresses.")
    ] = "-",
    force: Force = False,
    compare: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Write nothing, but compare the heads with those in this anchor; exit code 1 if a "
            "thread went back or was rewritten.",
        ),
    ] = None,
) -> None:
    """Write the heads of tamper-evident threads, to compare with them later (docs/security.md)."""
    if compare is not None and (thread or to != "-"):
        raise stop("--compare writes nothing, and looks at the threads of its FILE")
    cipher = cipher_of(keys)
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver:
        if compare is not None:
            _compare(saver, compare, json=json, with_keys=cipher is not None)
            return
        with writing(to, force=force) as out:
            done = run_on_selector_loop(write_anchor(saver, out.write, threads=thread or None))
    if done.unjudged:
        raise stop_for_keys(done.unjudged, with_keys=cipher is not None)


def _compare(saver: PostgresSaver, file: str, *, json: bool, with_keys: bool) -> None:
    with reading(file) as lines:
        done = run_on_selector_loop(compare_anchor(saver, lines))
    if json:
        print_json(done)
    else:
        _show(done)
    if done.back or done.rewritten:
        raise typer.Exit(FOUND)
    if done.unjudged:
        raise stop_for_keys(done.unjudged, with_keys=with_keys)


def _show(done: Compared) -> None:
    print_list("went back", map(_written, done.back))
    print_list("rewritten", map(_written, done.rewritten))
    print_list("deleted, while the thread went on", map(_written, done.pruned))
    print_list("threads that are gone", done.gone)
    print_lines(
        [
            ("threads", done.threads),
            ("heads as they were", done.same),
            ("went back", len(done.back)),
            ("rewritten", len(done.rewritten)),
            ("pruned", len(done.pruned)),
            ("threads that are gone", len(done.gone)),
            ("not judged", len(done.unjudged) or None),
        ]
    )


def _written(head: tuple[str, str, str]) -> str:
    """Thread, namespace and id; of the root graph without the namespace, which is empty."""
    return "  ".join(filter(None, head))
