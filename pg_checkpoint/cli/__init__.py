"""The command line: `pg-checkpoint`.

`app.py` puts the commands together; each file has those of one kind. `common.py` has the options,
the database and keys that they name, output, error messages and exit codes. Nothing here knows SQL:
a command calls functions of the package that others can call too.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

__all__ = ["main"]


def main() -> None:
    """The entry point; says what to install when the extra is missing."""
    # LangGraph is for stored values: what reads none starts in two thirds of the time without it.
    if None in map(find_spec, ("langgraph.types", "rich", "typer")):
        sys.stderr.write("pg-checkpoint needs the package with its extra: pip install '.[cli]'\n")
        raise SystemExit(2)
    from pg_checkpoint.cli.app import run

    run()
