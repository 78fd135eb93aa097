"""Options that several commands have, and what is typed after them.

The database, the schema and the keys are those of all commands; `target.py` opens what they name.
"""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

import orjson
import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.codec.sealed_items import Field

__all__ = [
    "Dsn",
    "Encrypted",
    "Force",
    "Json",
    "Keys",
    "Only",
    "Plain",
    "Schema",
    "Searchable",
    "ThreadId",
    "Where",
    "Yes",
    "fields_of",
    "filter_of",
    "parsed",
    "span",
]

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
ThreadId = Annotated[str, typer.Argument(metavar="THREAD", help="The thread's id.")]
Force = Annotated[bool, typer.Option("--force", help="Replace an existing FILE.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]

_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def parsed(text: str | bytes, name: str) -> Any:
    """The JSON of an option or a file; stops with a message, which names it, if it is none."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise stop(f"{name} is not JSON: {error}") from None


def fields_of(searchable: str) -> list[Field]:
    """The fields that `--searchable` names; stops with a message if it is no JSON array of them."""
    found = parsed(searchable, "--searchable")
    if not isinstance(found, list) or not all(isinstance(f, (str, list)) for f in found):
        raise stop('--searchable must be a JSON array of fields, such as ["kind", ["user", "id"]]')
    return [field if isinstance(field, str) else tuple(field) for field in found]


def filter_of(where: str) -> dict[str, object]:
    """The metadata that `--where` asks for; stops with a message if it is not a JSON object."""
    wanted = parsed(where, "--where")
    if not isinstance(wanted, dict):
        raise stop('--where must be a JSON object, such as {"user": "ada"}')
    return wanted


def span(text: str, option: str) -> timedelta | None:
    """The time that an option gives; None without one."""
    if not text:
        return None
    found = re.fullmatch(r"(\d+)\s*([smhdw])", text.strip())
    if not found:
        raise stop(f"{option} must be a number with s, m, h, d or w, such as 7d, not {text!r}")
    try:
        return timedelta(**{_UNITS[found[2]]: int(found[1])})
    except OverflowError:
        raise stop(f"{option} is too long: {text}") from None
