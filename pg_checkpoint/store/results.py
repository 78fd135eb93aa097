"""The rows that a plan's operations found to what LangGraph returns for them. Pure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.errors import SerializerRequiredError
from pg_checkpoint.store.namespaces import labels_of
from pg_checkpoint.store.operations import Plan, item_of, search_item_of
from pg_checkpoint.store.sealing import StoreSealing

__all__ = ["results_of"]


def results_of(
    plan: Plan,
    found: list[Any],
    seal: StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> list[Any]:
    """Makes items and namespaces of rows, in place.

    Args:
        plan: What was asked for.
        found: The rows of each of its operations.
        seal: The store's, with a cipher.
        serde: The store's, for what JSON has nothing for.

    Raises:
        SerializerRequiredError: If one needs a serializer; has the results of all others.
        CorruptRowError: If one is no JSON.
        DecryptionError: If one can't be decrypted, or is not where it was put.
        CipherRequiredError: If one is encrypted, and there is no cipher.
    """
    items = _Items()
    for number, _, op in plan.gets:
        row = found[number]
        found[number] = None if row is None else items.made(item_of, op, row, seal, serde)
    for number, search in (*plan.searches, *plan.ranked):
        make = partial(search_item_of, seal=seal, prefix=search.prefix, serde=serde)
        made = [items.made(make, row) for row in found[number]]
        found[number] = [item for item in made if item is not None]
    for number, _ in plan.listings:
        found[number] = [labels_of(text) for text in found[number]]
    if items.refused is not None:
        raise SerializerRequiredError(str(items.refused), found)
    return found


class _Items:
    """Makes items of rows; of those that need a serializer it keeps the first one's error."""

    refused: SerializerRequiredError | None = None

    def made(self, make: Callable[..., Any], *row: Any) -> Any:
        try:
            return make(*row)
        except SerializerRequiredError as error:
            self.refused = self.refused or error
            return None
