"""The indexes on items that are made only if the store's `index` asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from psycopg import errors

from pg_checkpoint.arguments import check_mapping
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import load_vector_queries

# To build one for many items; nothing waits for it but its caller, and writers.
_TIMEOUT = 3600.0
_TIMES = ("updated_at", "created_at")


def split_index(index: Mapping[str, Any] | None) -> tuple[Any, Any, list[str]]:
    """Splits `index`: for vectors, for words (None without), and which indexes items have."""
    # What means nothing is ignored, as by the stock store: many programs have `text_fields`.
    check_mapping("index", index or None)
    rest = dict(index or {})
    filtered, times = _names(rest, "filter_fields"), _names(rest, "order_fields")
    words = rest.pop("text", None)
    if unknown := [name for name in times if name not in _TIMES]:
        known = " and ".join(_TIMES)
        raise InvalidOptionError(f"index order_fields may have {known}, not {unknown[0]!r}")
    # The caller's own, where there is nothing to take away.
    vectors = index if rest and len(rest) == len(index or ()) else rest or None
    return vectors, words, [*(["value"] if filtered else []), *dict.fromkeys(times)]


async def make_item_indexes(database: Database, columns: Sequence[str]) -> None:
    """Makes the indexes on these columns; that on `value` serves filters on all fields.

    Many may do so at once. One that is there needs no rights.
    """
    find = load_vector_queries(database.schema, ())["find_index"]
    for column in columns:
        look = Statement(find, (database.schema, f"store_items_{column}_idx"))
        (found,) = await database.read([look], timeout=_TIMEOUT)
        if not found:
            await _make(database, column)


async def _make(database: Database, column: str) -> None:
    bounds = database.bounds(_TIMEOUT, generic_plan=False)
    statement = database.statement(f"create_{column}_index")
    # Of two who began at once the other one has made it.
    with suppress(errors.UniqueViolation, errors.DuplicateTable):
        await database.run([bounds, statement], timeout=_TIMEOUT)


def _names(index: dict[str, Any], option: str) -> Sequence[str]:
    names: Sequence[str] = index.pop(option, None) or []
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise InvalidOptionError(f"index {option} must be a list of names of fields")
    return names
