"""The schema's functions, for what looks at statements: a plan and a thread's name are theirs."""

from __future__ import annotations

from pathlib import Path

from pg_checkpoint.postgres import functions

MIGRATIONS = sorted((Path(__file__).parents[1] / "sql" / "migrations").glob("*.sql"))
FUNCTIONS = functions.functions_in([path.read_text() for path in MIGRATIONS])


def written_out(path: Path) -> str:
    """The statement in a file, or what the function does that it calls."""
    return functions.written_out(path.read_text(), FUNCTIONS)
