"""pg-checkpoint doctor: finds what is wrong, and says how to fix it."""

from __future__ import annotations

import typer

from pg_checkpoint.cli.mistakes import DATABASE, FOUND
from pg_checkpoint.cli.options import Dsn, Encrypted, Json, Keys, Schema
from pg_checkpoint.cli.output import SafeText, print_json, print_rich
from pg_checkpoint.cli.target import cipher_of
from pg_checkpoint.diagnosis.connectivity import Finding
from pg_checkpoint.diagnosis.doctor import examine


def doctor(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
) -> None:
    """Check the connection, the server, the schema and rights, and say how to fix problems.

    The exit code is 0 if everything works, 1 if something does not, 3 without a connection.
    """
    found = []
    cipher = cipher_of(keys)
    for finding in examine(dsn, schema=schema, cipher=cipher, encrypt_metadata=encrypt_metadata):
        found.append(finding)
        if not json:
            _show(finding)
    if json:
        print_json(found)
    if not any(finding.name == "login" and finding.fit for finding in found):
        raise typer.Exit(DATABASE)
    if not all(finding.fit for finding in found):
        raise typer.Exit(FOUND)


def _show(finding: Finding) -> None:
    mark, style = ("✓", "green") if finding.fit else ("✗", "red")
    print_rich(
        SafeText(f"{mark} {finding.name}: ", style=style).append(finding.said, style="default")
    )
    if finding.remedy:
        print_rich(SafeText(f"  → {finding.remedy}"))
