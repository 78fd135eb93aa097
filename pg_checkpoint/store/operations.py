"""Turns LangGraph's operations into gets, puts and searches, and their rows into items.

Pure. An operation is checked and copied here, in its caller's task: what is wrong with it is an
error of that call alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from os import urandom
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import (
    GetOp,
    InvalidNamespaceError,
    Item,
    ListNamespacesOp,
    Op,
    PutOp,
    SearchItem,
    SearchOp,
)

from pg_checkpoint.arguments import check_instance, check_number, id_text, plain, refuse
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.store.filters import path_of
from pg_checkpoint.store.index_config import VectorIndex
from pg_checkpoint.store.listings import bound_of, listing_of
from pg_checkpoint.store.namespaces import (
    ItemPlace,
    Range,
    check_labels,
    check_sequence,
    checked_place,
    labels_of,
    range_of,
    written,
)
from pg_checkpoint.store.parts import Condition, Get, Put, Read, Search
from pg_checkpoint.store.sealing import StoreSealing, opened
from pg_checkpoint.store.search_options import PLAIN, Extras
from pg_checkpoint.store.text_config import TextIndex, mode_of
from pg_checkpoint.store.typed_values import is_typed
from pg_checkpoint.store.values import JsonValue, decode_plain, encode, plain_of

# Minutes until about the year 9,600: Python has no times after 9999, and an export reads them.
_LONGEST_LIFE = 4e9


@dataclass(slots=True)
class Plan:
    """What the operations of one batch are, with their places among its results."""

    count: int = 0
    reads: list[tuple[int, Read]] = field(default_factory=list)
    ranked: list[tuple[int, Search]] = field(default_factory=list)
    # The last one of each place counts.
    puts: dict[ItemPlace, Put] = field(default_factory=dict)

    def demand(self, seen: Condition) -> None:
        """Lets its only put depend on a condition."""
        if seen.updated_at is None and any(put.value is None for put in self.puts.values()):
            raise ValueError("if_version=None says that there is no item, so none can be deleted")
        self.puts = {key: put._replace(condition=seen) for key, put in self.puts.items()}


def plan_of(
    ops: Iterable[Op],
    index: VectorIndex | None,
    seal: StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
    words: TextIndex | None = None,
    extras: Extras = PLAIN,
) -> Plan:
    """Checks operations and takes copies of them."""
    plan = Plan()
    mode = mode_of(extras.mode, vectors=index is not None, words=words is not None)
    for number, op in enumerate(ops):
        plan.count += 1
        if isinstance(op, GetOp):
            plan.reads.append((number, get_of(op.namespace, op.key, op.refresh_ttl)))
        elif isinstance(op, PutOp):
            put = put_of(op, index, seal, serde, words)
            plan.puts.pop(put.place, None)  # the order is that of the last ones
            plan.puts[put.place] = put
        elif isinstance(op, SearchOp):
            search = search_of(op, seal, extras._replace(mode=mode))
            (plan.ranked if search.query else plan.reads).append((number, search))
        elif isinstance(op, ListNamespacesOp):
            plan.reads.append((number, listing_of(op)))
        else:
            # As InMemoryStore says it.
            raise ValueError(f"Unknown operation type: {type(op)}")  # noqa: TRY004  the same
    return plan


def check_root(namespace: Sequence[str]) -> None:
    """Checks a namespace to put something into, as LangGraph's own methods do."""
    check_sequence(namespace)
    if not namespace:
        raise InvalidNamespaceError("Namespace cannot be empty.")
    if namespace[0] == "langgraph":
        raise InvalidNamespaceError(
            f'Root label for namespace cannot be "langgraph". Got: {namespace}'
        )


def erased_range(prefix: Sequence[str], *, everything: bool) -> Range:
    """The namespaces below a prefix whose items are to be deleted."""
    check_labels(prefix)
    if not prefix and not everything:
        raise InvalidNamespaceError(
            "an empty prefix means all items of the store: everything=True says that you mean them"
        )
    if prefix and everything:
        raise InvalidOptionError("everything=True means all items: it takes an empty prefix, ()")
    return range_of(prefix)


def item_of(
    get: Get,
    row: Sequence[Any],
    seal: StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> Item:
    """The item of a row of get_items.sql; raises as `opened`."""
    _, stored, exact, created_at, updated_at, _ = row
    value = None if exact or seal is not None else decode_plain(stored)
    if value is None:
        value = opened(seal, get.place.namespace_text, get.key, row[1:3], serde=serde)
    return Item(
        value=value,
        key=get.key,
        namespace=get.namespace,
        created_at=created_at,
        updated_at=updated_at,
    )


def search_item_of(
    row: Sequence[Any],
    seal: StoreSealing | None = None,
    prefix: str = "",
    serde: SerializerProtocol | None = None,
) -> SearchItem:
    """The item of a row of search_items.sql, or of one with a score at the end.

    Takes the store's sealing and serializer and the search's prefix, and raises, as `opened`.
    """
    _, stored, exact, created_at, updated_at, _, namespace, key, *score = row
    if stored is None:  # the value is not wanted
        value: dict[str, Any] | None = {}
    else:
        value = None if exact or seal is not None else decode_plain(stored)
    if value is None:
        value = opened(seal, namespace, key, row[1:3], prefix, serde)
    labels = labels_of(namespace)
    return SearchItem(labels, key, value, created_at, updated_at, score[0] if score else None)


def get_of(namespace: Sequence[str], key: object, refresh: bool) -> Get:
    """A read of one item; raises what `plan_of` does of a place."""
    key = id_text(key)
    place = checked_place(namespace, key)
    return Get(place, bool(refresh), tuple(map(plain, namespace)), key)


def put_of(
    op: PutOp,
    index: VectorIndex | None,
    seal: StoreSealing | None,
    serde: SerializerProtocol | None,
    words: TextIndex | None,
) -> Put:
    """A copy of what is to be put; takes and raises what `plan_of` does."""
    place = checked_place(op.namespace, id_text(op.key))
    if op.value is None:
        return Put(place, None)
    value = encode(op.value, serde)
    plain = _plain(op.value, value)
    texts = None if index is None else index.texts_of(plain, op.index)
    found_by = None if words is None else words.text_of(plain, op.index)
    value = value if seal is None else seal.split(value)
    version = int.from_bytes(urandom(8), "big") >> 1
    return Put(place, value, version, _ttl_of(op.ttl), texts, words=found_by)


def _plain(given: Mapping[str, Any], value: JsonValue) -> Mapping[str, Any]:
    """The part of a value that is JSON, from which texts are taken."""
    return plain_of(value.exact) if value.exact and is_typed(value.exact) else given


def _ttl_of(ttl: Any) -> float | None:
    if ttl is None:
        return None
    if isinstance(ttl, (str, Decimal)):
        # As the stock store takes them.
        try:
            ttl = float(ttl)
        except ValueError:
            refuse("ttl", "a number", ttl, shown=True)
    minutes = check_number("ttl", ttl)
    return max(-_LONGEST_LIFE / 4e3, min(minutes, _LONGEST_LIFE))


def search_of(op: SearchOp, seal: StoreSealing | None, extras: Extras) -> Search:
    """A search; takes and raises what `plan_of` does, with the mode that a query is ranked by."""
    check_labels(op.namespace_prefix)
    path = path_of(op.filter)
    if seal is not None:
        seal.check_filter(op.filter)
    check_instance("query", op.query, (str, type(None)), "a text or None")
    mode = extras.mode if op.query else None
    if mode and extras.order:
        raise InvalidOptionError("a search with a query is ordered by its scores: leave out order")
    if extras.min_score is not None and not mode:
        raise InvalidOptionError("min_score needs a query, and a store with an index")
    return Search(
        range_of(op.namespace_prefix),
        path,
        bound_of(op.limit, "limit"),
        bound_of(op.offset, "offset"),
        bool(op.refresh_ttl),
        plain(op.query) if op.query and mode else None,
        prefix="" if seal is None else written(op.namespace_prefix),
        mode=mode,
        order=extras.order,
        times=extras.times,
        with_values=extras.with_values,
        counts=extras.counts,
        min_score=extras.min_score,
    )
