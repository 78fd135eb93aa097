"""The command line: `pg-checkpoint`.

One module a command, or a few that belong together; each adds its commands to
`app.app`. What all share: `target.py` (which database, which keys), `output.py` (JSON or
tables), `mistakes.py` (what went wrong, in words, and the exit code). Nothing here
knows SQL; what a command does is a call of the package that others can make too.
"""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """The entry point; says what to install when the extra is missing."""
    try:
        import rich  # noqa: F401  looked for, used by the commands
        import typer  # noqa: F401  the same
    except ImportError:
        sys.stderr.write("pg-checkpoint needs: pip install 'pg-checkpoint[cli]'\n")
        raise SystemExit(2) from None
    from pg_checkpoint.cli.app import run

    run()
