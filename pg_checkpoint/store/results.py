"""Turns the rows that operations found into LangGraph's results. Pure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.errors import SerializerRequiredError
from pg_checkpoint.store.listings import Listing
from pg_checkpoint.store.namespaces import labels_of
from pg_checkpoint.store.operations import Plan, item_of, search_item_of
from pg_checkpoint.store.parts import Get, Read
from pg_checkpoint.store.sealing import StoreSealing


def results_of(
    plan: Plan,
    found: list[Any],
    seal: StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> list[Any]:
    """Makes items and namespaces of rows, in place."""
    items = _Items()
    for number, part in (*plan.reads, *plan.ranked):
        rows = found[number]
        if isinstance(part, Get):
            found[number] = None if rows is None else items.made(item_of, part, rows, seal, serde)
        elif isinstance(part, Listing):
            found[number] = [labels_of(text) for (text,) in rows]
        elif part.counts:
            found[number] = rows[0][0]
        else:
            make = partial(search_item_of, seal=seal, prefix=part.prefix, serde=serde)
            made = [items.made(make, row) for row in rows]
            found[number] = [item for item in made if item is not None]
    if items.refused is not None:
        raise SerializerRequiredError(str(items.refused), found)
    return found


def result_of(
    part: Read,
    rows: Any,
    seal: StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> Any:
    """Makes what one read returns of its rows; takes and raises what `results_of` does."""
    try:
        if isinstance(part, Get):
            return None if rows is None else item_of(part, rows, seal, serde)
        if isinstance(part, Listing):
            return [labels_of(text) for (text,) in rows]
        if part.counts:
            return rows[0][0]
        return [search_item_of(row, seal, part.prefix, serde) for row in rows]
    except SerializerRequiredError:  # which has the other results
        return results_of(Plan(1, [(0, part)]), [rows], seal, serde)[0]


class _Items:
    """Makes items of rows; of those that need a serializer it keeps the first one's error."""

    refused: SerializerRequiredError | None = None

    def made(self, make: Callable[..., Any], *row: Any) -> Any:
        try:
            return make(*row)
        except SerializerRequiredError as error:
            self.refused = self.refused or error
            return None
