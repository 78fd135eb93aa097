"""pg-checkpoint demo: agents, a SIGKILL, a resume, a fork, a memory, a kill that heals."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.cli.mistakes import stop

__all__ = ["demo"]


def demo(
    dsn: Annotated[
        str,
        typer.Option(
            envvar="PG_CHECKPOINT_DSN", metavar="DSN", show_default="a server started for it"
        ),
    ] = "",
    threads: Annotated[int, typer.Option(metavar="N", min=3, help="Number of agents.")] = 24,
    pace: Annotated[
        float, typer.Option(metavar="N", min=0.01, max=60, help="Seconds that a task takes.")
    ] = 0.5,
    summary: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result as JSON.")
    ] = None,
) -> None:
    """Kill a process while agents work, and watch another process resume them."""
    if summary is not None and (summary.is_dir() or not summary.parent.is_dir()):
        raise stop(f"--summary {summary} is a folder, or its folder does not exist")
    try:
        from pg_checkpoint.demo.demonstration import demonstrate
    except ImportError:
        raise stop("the demo needs: pip install 'pg-checkpoint[cli,demo]'") from None
    # As an exception, so that the worker, the server and the schema are cleared away.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    raise typer.Exit(demonstrate(dsn, threads, pace, summary))
