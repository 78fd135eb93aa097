"""pg-checkpoint retention: deletes what a policy does not keep, in all threads."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.options import Clear, DryRun, Dsn, Encrypted, Json, Keys, Schema, Where
from pg_checkpoint.cli.output import print_json, print_line, print_lines
from pg_checkpoint.cli.parsing import filter_of, span
from pg_checkpoint.cli.progress import bar, count_of
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.errors import IncompleteError
from pg_checkpoint.lifecycle.retention import Removed, RetentionPolicy
from pg_checkpoint.saver.sync_saver import PostgresSaver


def retention(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    json: Json = False,
    where: Where = "{}",
    keep_last: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Keep this many checkpoints of each namespace."),
    ] = None,
    keep_younger_than: Annotated[
        str, typer.Option(metavar="TIME", help="Keep checkpoints younger than this: 7d.")
    ] = "",
    delete_inactive_for: Annotated[
        str, typer.Option(metavar="TIME", help="Delete threads without a put for this long: 90d.")
    ] = "",
    keep_results_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Drop the results of tasks of kept checkpoints, this long after the "
            "next checkpoint: 7d, or 0d.",
        ),
    ] = "",
    delete_interrupted: Annotated[
        bool,
        typer.Option(
            "--delete-interrupted", help="Also delete inactive threads that wait for an answer."
        ),
    ] = False,
    dry_run: DryRun = False,
) -> None:
    """Delete checkpoints that no rule keeps, in all threads, and threads that have expired.

    The newest checkpoints always stay. Without a rule only a time to live (aset_ttl) counts.
    """
    try:
        policy = RetentionPolicy(
            keep_last=keep_last,
            keep_younger_than=span(keep_younger_than, "--keep-younger-than"),
            delete_inactive_for=span(delete_inactive_for, "--delete-inactive-for"),
            keep_results_for=span(keep_results_for, "--keep-results-for"),
            delete_interrupted=delete_interrupted,
            metadata=filter_of(where),
        )
    except ValueError as error:
        raise stop(re.sub(r"\b(keep_\w+|delete_\w+)", _option, str(error))) from None
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    with opened(dsn, schema, cipher_of(keys), **how) as saver:
        removed, problem = _apply(saver, policy, dry_run)
    print_json({**asdict(removed), "dry_run": dry_run}) if json else _show(removed, dry_run)
    if problem is not None:
        raise stop(problem, FOUND)


def _apply(
    saver: PostgresSaver, policy: RetentionPolicy, dry_run: bool
) -> tuple[Removed, str | None]:
    with bar("looking at threads", count_of(saver, None)) as report:

        def show(so_far: Removed) -> None:
            report(so_far.looked_at)

        try:
            return saver.apply_retention(policy, dry_run=dry_run, progress=show), None
        except IncompleteError as error:
            result: Any = error.result
            return result, str(error)


def _show(removed: Removed, dry_run: bool) -> None:
    print_line("would remove:" if dry_run else "removed:", "bold")
    counts = asdict(removed)
    names = ("threads", "checkpoints", "writes", "blobs", "chunks")
    rows = [(name, f"{counts[name]:,}") for name in names]
    looked_at = f"{removed.looked_at:,}"
    print_lines([*rows, ("bytes", size(removed.bytes)), ("threads looked at", looked_at)])
    if removed.busy:
        print_line(f"{removed.busy} busy threads were skipped: run it again for them", "yellow")


def _option(found: re.Match[str]) -> str:
    return "--" + found[0].replace("_", "-") if found[0] != "delete_thread" else found[0]
