"""What is typed after options, parsed: JSON, filters, fields, lengths of time.

Each function stops the command with a message if it is something else.
"""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import orjson

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.codec.sealed_items import Field

_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def parsed(text: str | bytes, name: str) -> Any:
    """The JSON of an option or a file, whose name the message says."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise stop(f"{name} is not JSON: {error}") from None


def fields_of(searchable: str) -> list[Field]:
    """The fields that `--searchable` names, as a JSON array."""
    found = parsed(searchable, "--searchable")
    if not isinstance(found, list) or not all(isinstance(f, (str, list)) for f in found):
        raise stop('--searchable must be a JSON array of fields, such as ["kind", ["user", "id"]]')
    return [field if isinstance(field, str) else tuple(field) for field in found]


def filter_of(where: str) -> dict[str, object]:
    """The metadata that `--where` asks for, as a JSON object."""
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
