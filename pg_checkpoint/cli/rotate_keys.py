"""pg-checkpoint rotate-keys: re-encrypts rows with the newest key, and counts rows by key."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import FOUND
from pg_checkpoint.cli.options import Clear, Dsn, Encrypted, Json, Keys, Schema
from pg_checkpoint.cli.output import print_json, print_line, print_lines, print_table
from pg_checkpoint.cli.parsing import fields_of
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.cli.target import needed_cipher, opened
from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.errors import IncompleteError
from pg_checkpoint.rotation.key_usage import KeyUsage, RowCounts
from pg_checkpoint.rotation.rotation import Rotation
from pg_checkpoint.rotation.rotation import rotate_keys as rotate
from pg_checkpoint.saver.sync_saver import PostgresSaver


def rotate_keys(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    allow_plaintext: Annotated[
        bool, typer.Option("--allow-plaintext", help="Also encrypt rows that are not encrypted.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only count which rows need which key.")
    ] = False,
    distrust: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY", help="Leave rows of this key unchanged, and name their threads."
        ),
    ] = None,
    searchable: Annotated[
        str | None,
        typer.Option(
            metavar="JSON",
            help="With --allow-plaintext: also encrypt items of the store that are in clear, "
            'except these fields (its searchable=): ["kind"], or [].',
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Encrypt all rows with the newest key (the last of --keys), while agents run.

    You can stop it and run it again: it continues. Exit code 0 means that no row needs another key.
    """
    cipher = needed_cipher(keys)
    clear = None if searchable is None else fields_of(searchable)
    with opened(
        *(dsn, schema, cipher),
        encrypt_metadata=encrypt_metadata,
        clear_metadata=clear_metadata,
        allow_plaintext=allow_plaintext,
    ) as saver:
        rotation, problem = _rotate(saver, dry_run, distrust or [], clear)
    _print(rotation, problem, dry_run) if not json else print_json(_as_json(rotation, problem))
    if problem or not rotation.complete:
        raise typer.Exit(FOUND)


def _rotate(
    saver: PostgresSaver, dry_run: bool, distrust: list[str], clear: list[Field] | None
) -> tuple[Rotation, str | None]:
    with bar("encrypting rows anew") as report:

        def show(so_far: Rotation) -> None:
            report(so_far.rotated.total, total=so_far.due)

        try:
            how: Any = {"distrust": distrust, "searchable": clear}
            return rotate(saver, dry_run=dry_run, progress=show, **how), None
        except IncompleteError as error:
            result: Any = error.result
            return result, str(error)


def _as_json(rotation: Rotation, problem: str | None) -> dict[str, Any]:
    counts = asdict(rotation)
    counts["keys"] = {_name(key): rows for key, rows in counts["keys"].items()}
    return {**counts, "complete": rotation.complete, "problem": problem}


def _print(rotation: Rotation, problem: str | None, dry_run: bool) -> None:
    if not dry_run:
        print_lines(
            [
                ("rows re-encrypted", f"{rotation.rotated.total:,}"),
                ("bytes written", size(rotation.bytes)),
                ("threads", f"{rotation.threads:,}"),
            ]
        )
    _print_usage(rotation.keys)
    for thread_id, rows in rotation.distrusted.items():
        print_line(f"{thread_id}: {rows.total:,} rows encrypted with a distrusted key", "yellow")
    if problem:
        print_line(problem, "red")
    elif rotation.complete:
        print_line(f"every row is encrypted with {rotation.active}", "green")
    else:
        print_line(f"some rows need another key than {rotation.active}", "yellow")


def _print_usage(usage: KeyUsage) -> None:
    columns = tuple(RowCounts.__dataclass_fields__)
    rows = [
        (_name(key), *(f"{asdict(counts)[c]:,}" for c in columns)) for key, counts in usage.items()
    ]
    print_table(("key", *columns), rows, right=columns)


def _name(key: str | None) -> str:
    return "(in clear)" if key is None else key
