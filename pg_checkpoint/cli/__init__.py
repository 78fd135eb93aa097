"""The command line: `pg-checkpoint`.

`app.py` puts the commands together; each file has those of one kind. `common.py` has the options,
the database and keys that they name, output, error messages and exit codes. Nothing here knows SQL:
a command calls functions of the package that others can call too.
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
