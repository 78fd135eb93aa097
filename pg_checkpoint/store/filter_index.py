"""The index for filters, which is made only if `filter_fields` asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pg_checkpoint.arguments import check_mapping
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.database import Database

__all__ = ["make_filter_index", "split_index"]

# To build it for many items; nothing waits for it but its caller, and writers.
_TIMEOUT = 3600.0


def split_index(index: Mapping[str, Any] | None) -> tuple[Any, Any, bool]:
    """Splits `index`: for vectors, for words (None without), and whether filters have one.

    Raises:
        InvalidOptionError: If it is no dict, or `filter_fields` is no list of names.
    """
    # What means nothing is ignored, as by the stock store: many programs have `text_fields`.
    check_mapping("index", index or None)
    rest = dict(index or {})
    fields, words = rest.pop("filter_fields", None) or [], rest.pop("text", None)
    if isinstance(fields, str) or not all(isinstance(field, str) for field in fields):
        raise InvalidOptionError("index filter_fields must be a list of names of fields")
    # The caller's own, where there is nothing to take away.
    vectors = index if rest and len(rest) == len(index or ()) else rest or None
    return vectors, words, bool(fields)


async def make_filter_index(database: Database) -> None:
    """Makes the index; one index serves all fields."""
    bounds = database.bounds(_TIMEOUT, one_plan=False)
    statement = database.statement("create_filter_index")
    await database.run([bounds, statement], timeout=_TIMEOUT)
