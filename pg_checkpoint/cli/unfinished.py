"""pg-checkpoint unfinished: lists threads with tasks to run that no run drives."""

from __future__ import annotations

from dataclasses import asdict
from datetime import timedelta
from typing import Annotated

import typer

from pg_checkpoint.cli.options import (
    Dsn,
    Encrypted,
    Json,
    Keys,
    Plain,
    Schema,
    Where,
    filter_of,
    span,
)
from pg_checkpoint.cli.output import print_json, print_line, print_table, when
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import why_unfinished

__all__ = ["unfinished"]


def unfinished(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
    where: Where = "{}",
    limit: Annotated[
        int, typer.Option(metavar="N", min=1, help="Maximum number of threads to list.")
    ] = 20,
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
    how = {"encrypt_metadata": encrypt_metadata, "allow_plaintext": allow_plaintext}
    with opened(dsn, schema, cipher_of(keys), **how) as saver:
        found = saver.list_unfinished(idle_for=idle, filter=wanted, limit=limit, given_up=given_up)
    if json:
        print_json([asdict(thread) for thread in found])
    elif found:
        rows = [
            (t.thread_id, ", ".join(t.next), when(t.since), t.attempts, why_unfinished(t))
            for t in found
        ]
        columns = ("thread", "next", "since", "attempts", "why")
        print_table(columns, rows, right=("attempts",))
    else:
        print_line("no unfinished threads", "dim")
