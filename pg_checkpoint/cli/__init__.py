"""The command line: `pg-checkpoint`.

Each command, or a few that belong together, has a module, which adds them to `app.app`.
All share `common.py` (options that several have), `common.py` (what is typed after them),
`common.py` (the database and keys that they name), `common.py` (JSON or tables) and `common.py`
(error messages and exit codes). Nothing here knows SQL: a command calls functions of the package
that others can call too.
"""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """The entry point; says what to install when the extra is missing."""
    try:
        import langgraph.types  # noqa: F401  looked for, used by the commands
        import rich  # noqa: F401  the same
        import typer  # noqa: F401  the same
    except ImportError:
        sys.stderr.write("pg-checkpoint needs the package with its extra: pip install '.[cli]'\n")
        raise SystemExit(2) from None
    from pg_checkpoint.cli.app import run

    run()
