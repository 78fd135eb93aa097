"""pg-checkpoint doctor: what is wrong, and how to mend it."""

from __future__ import annotations

from dataclasses import asdict

import typer
from rich.text import Text

from pg_checkpoint.cli.mistakes import DATABASE, FOUND
from pg_checkpoint.cli.output import print_json, print_rich
from pg_checkpoint.cli.target import Dsn, Encrypted, Json, Keys, Schema, cipher_of
from pg_checkpoint.doctor import examine
from pg_checkpoint.queries import DEFAULT_SCHEMA
from pg_checkpoint.reaching import Finding

__all__ = ["doctor"]


def doctor(
    dsn: Dsn = "",
    schema: Schema = DEFAULT_SCHEMA,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
) -> None:
    """Connect, look at everything that has to be right, and say how to mend what is not.

    Ends with 0 if all is fit, 1 if something is not, 3 if there is no connection.
    """
    found = []
    cipher = cipher_of(keys)
    for finding in examine(dsn, schema=schema, cipher=cipher, encrypt_metadata=encrypt_metadata):
        found.append(finding)
        if not json:
            _show(finding)
    if json:
        print_json([asdict(finding) for finding in found])
    if not any(finding.name == "login" and finding.fit for finding in found):
        raise typer.Exit(DATABASE)
    if not all(finding.fit for finding in found):
        raise typer.Exit(FOUND)


def _show(finding: Finding) -> None:
    mark, style = ("✓", "green") if finding.fit else ("✗", "red")
    print_rich(Text(f"{mark} {finding.name}: ", style=style).append(finding.said, style="default"))
    if finding.remedy:
        print_rich(Text(f"  → {finding.remedy}"))
