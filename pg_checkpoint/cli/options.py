"""Options and arguments that several commands have.

`target.py` opens what they name, `parsing.py` reads what is typed after some of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Dsn = Annotated[
    str,
    typer.Option(
        envvar="PG_CHECKPOINT_DSN",
        metavar="DSN",
        show_default="libpq's PG* variables",
        help="The database. Others can see a command line, so put a password into the environment.",
    ),
]
Schema = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        show_default="pgcheckpoint",
        help="The schema of the tables; search_path means the first schema on it.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Keys = Annotated[
    Path | None,
    typer.Option(
        envvar="PG_CHECKPOINT_KEYS_FILE",
        metavar="FILE",
        show_default="the environment variable PG_CHECKPOINT_KEYS",
        help="A file with encryption keys, one id:base64 per line, that only its owner can read.",
    ),
]
Encrypted = Annotated[
    bool,
    typer.Option(
        "--encrypt-metadata",
        envvar="PG_CHECKPOINT_ENCRYPT_METADATA",
        help="The savers of the database use encrypt_metadata.",
    ),
]
Clear = Annotated[
    list[str] | None,
    typer.Option(
        envvar="PG_CHECKPOINT_CLEAR_METADATA",
        metavar="FIELD",
        help="With --encrypt-metadata: a field in the savers' clear_metadata; may be repeated.",
    ),
]
Plain = Annotated[
    bool, typer.Option("--allow-plaintext", help="With keys: accept rows that are not encrypted.")
]
Searchable = Annotated[
    str,
    typer.Option(
        metavar="JSON",
        help="With keys: the fields of the store's items that stay in clear (its searchable=): "
        '["kind", ["user", "id"]].',
    ),
]
Only = Annotated[
    list[str] | None, typer.Option(metavar="ID", help="Only this thread; may be repeated.")
]
Where = Annotated[
    str, typer.Option(metavar="JSON", help='Only threads whose metadata has this: {"user": "ada"}.')
]
Limit = Annotated[int, typer.Option(metavar="N", min=1, help="Maximum number of threads to list.")]
ThreadId = Annotated[str, typer.Argument(metavar="THREAD", help="The thread's id.")]
Force = Annotated[bool, typer.Option("--force", help="Replace an existing FILE.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only count what would be deleted.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
