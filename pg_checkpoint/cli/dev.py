"""pg-checkpoint dev: a Postgres server in the foreground, for local work."""

from __future__ import annotations

import signal
import sys
import threading
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.cli.options import Schema
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.embedded import EmbeddedPostgres


def dev(
    schema: Schema = None,
    data_dir: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Keep the data in this folder, and reuse it.", file_okay=False
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=65535, show_default="a free one", help="Its port."),
    ] = None,
) -> None:
    """Run an embedded, migrated Postgres until Ctrl-C; the first line printed is its DSN."""
    ended = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    settings = {} if port is None else {"port": str(port)}
    with EmbeddedPostgres(settings, data_dir) as server:
        migrations.migrate(server.dsn, schema=schema)
        typer.echo(server.dsn)
        sys.stdout.flush()
        kept = f"data is kept in {data_dir}" if data_dir else "data is deleted at the end"
        typer.echo(f"ready; {kept}; Ctrl-C stops it", err=True)
        while not ended.wait(0.5):  # on Windows a wait without end can't be interrupted
            pass
