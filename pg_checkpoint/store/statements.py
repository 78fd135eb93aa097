"""Turns calls into the statements of one transaction, and its answers into theirs.

No I/O. Knows the parameters of the store's statements.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeGuard

from pg_checkpoint.codec.limits import fits
from pg_checkpoint.errors import ValueTooLargeError
from pg_checkpoint.postgres.arrays import (
    BinaryArray,
    bigints,
    doubles,
    jsonpaths,
    texts,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.store.listings import Listing
from pg_checkpoint.store.namespaces import ItemPlace, labels_of, place_of
from pg_checkpoint.store.parts import Condition, Get, Put, Read, Search
from pg_checkpoint.store.sealing import StoreSealing


def reading(database: Database, parts: Sequence[Read]) -> list[Statement]:
    """The statements that answer reads: one for all gets, one for all searches that share it."""
    statements = []
    if gets := [part.place for part in parts if type(part) is Get]:
        statements.append(database.statement("get_items", *keys_of(gets)))
    if searches := [part for part in parts if _is_shared(part)]:
        statements.append(database.statement("search_items", *_search_parameters(searches)))
    for part in parts:
        if type(part) is Listing:
            statements.append(database.statement("list_namespaces", *_listing_parameters(part)))
        elif type(part) is Search and not _is_shared(part):
            statements.append(_searching(database, part))
    return statements


def answers_of(parts: Sequence[Read], rows: Sequence[Rows]) -> list[Any]:
    """What the statements of `reading` found: a row (or None) of a get, else rows."""
    found: list[Any] = [None if type(part) is Get else [] for part in parts]
    left = iter(rows)
    if gets := [number for number, part in enumerate(parts) if type(part) is Get]:
        for row in next(left):
            found[gets[row[0] - 1]] = row
    if searches := [number for number, part in enumerate(parts) if _is_shared(part)]:
        for row in next(left):
            found[searches[row[0] - 1]].append(row)
    for number, part in enumerate(parts):
        if type(part) is not Get and not _is_shared(part):
            found[number] = next(left)
    return found


def _is_shared(part: Read) -> TypeGuard[Search]:
    """Whether it is a search that others share a statement with."""
    return type(part) is Search and part.is_shared


def due_places(parts: Sequence[Read], found: Sequence[Any]) -> list[ItemPlace]:
    """The items found that live longer by being read, if they were asked to."""
    due = []
    for part, rows in zip(parts, found, strict=True):
        if type(part) is Get:
            if rows is not None and rows[5] and part.refresh:
                due.append(part.place)
        elif type(part) is Search and part.refresh:
            due += [place_of(labels_of(row[6]), row[7]) for row in rows if row[5]]
    return due


def writing(
    database: Database,
    puts: Sequence[Put],
    seal: StoreSealing | None = None,
) -> list[Statement]:
    """The statements that store items and delete items."""
    statements: list[Statement] = []
    if seal is not None:
        puts = [_sealed(put, seal) for put in puts]
    _check_size(puts)
    deleted = [put.place for put in puts if put.value is None]
    if 0 < len(deleted) < len(puts):
        statements.append(database.statement("lock_items", *keys_of([put.place for put in puts])))
    condition = puts[0].condition if puts else None
    if deleted:
        statements.append(_deleting(database, deleted, condition))
    if stored := [put for put in puts if put.value is not None]:
        statements.append(_storing(database, stored, condition))
    return statements


def _deleting(
    database: Database, places: Sequence[ItemPlace], condition: Condition | None
) -> Statement:
    if condition is not None:
        return database.statement("delete_item_if", *places[0][:3], condition.updated_at)
    return database.statement("delete_items", *keys_of(places))


def _storing(database: Database, puts: Sequence[Put], condition: Condition | None) -> Statement:
    parameters = _put_parameters(puts)
    if condition is not None:
        return database.statement("put_item_if", *parameters, condition.updated_at)
    return database.statement("put_items", *parameters)


def proving(database: Database, put: Put) -> Statement:
    """The statement that fails the transaction if a put's condition does not hold."""
    return database.statement("fail_unless_put", *put.place[:3], put.version)


def refreshing(database: Database, places: Sequence[ItemPlace]) -> Statement:
    """The statement that starts the time to live of items again."""
    return database.statement("refresh_items", *keys_of(places))


def last_of_each(puts: Iterable[Put]) -> list[Put]:
    """The last put of each place, in the order of their calls."""
    last: dict[ItemPlace, Put] = {}
    for put in puts:
        before = last.pop(put.place, None)
        if before is not None and (before.value is None or before.version < 0):
            # What put_items.sql takes for: begins anew.
            put = put._replace(version=~put.version)
        last[put.place] = put
    return list(last.values())


def keys_of(places: Sequence[ItemPlace]) -> tuple[BinaryArray, ...]:
    """The three arrays that name items."""
    heads, rests, keys = zip(*[place[:3] for place in places], strict=True) if places else ((),) * 3
    return texts(heads), texts(rests), texts(keys)


def _check_size(puts: Sequence[Put]) -> None:
    # A character has four bytes at most.
    if fits(4 * sum([put.size for put in puts])):
        return
    size = sum(len(text.encode()) for put in puts for text in put.value or () if text)
    if not fits(size):
        raise ValueTooLargeError(
            f"the values of a call take {size:,} bytes, more than Postgres takes in one message; "
            "nothing was stored: put fewer of them at once"
        )


def _sealed(put: Put, seal: StoreSealing) -> Put:
    if put.value is None:
        return put
    return put._replace(value=seal.sealed(put.place, put.value))


def _put_parameters(puts: Sequence[Put]) -> tuple[BinaryArray, ...]:
    heads, rests, keys, namespaces, whole_keys = zip(*[put.place for put in puts], strict=True)
    values, exact = zip(*[put.value for put in puts if put.value is not None], strict=True)
    columns = heads, rests, keys, namespaces, whole_keys, values, exact
    versions, ttls = [put.version for put in puts], [put.ttl for put in puts]
    return *map(texts, columns), bigints(versions), doubles(ttls)


def _search_parameters(searches: Sequence[Search]) -> tuple[BinaryArray, ...]:
    heads, rests, _, rest_ends, wholes = zip(*[search.range for search in searches], strict=True)
    return (
        *map(texts, (heads, rests, rest_ends, wholes)),
        jsonpaths([search.path for search in searches]),
        bigints([search.limit for search in searches]),
        bigints([search.offset for search in searches]),
    )


def _searching(database: Database, search: Search) -> Statement:
    """The statement of one search alone."""
    what = *search.range, search.path
    if search.counts:
        return database.statement("count_items", *what, *search.times)
    how = search.limit, search.offset, search.order or "-updated_at", *search.times
    return database.statement("search_range", *what, *how, search.with_values)


def _listing_parameters(listing: Listing) -> tuple[object, ...]:
    where = listing.range
    return (
        *(where.head, where.rest, where.head_end, where.rest_end),
        listing.depth,
        texts(listing.patterns),
        listing.limit,
        listing.offset,
        listing.whole,
        listing.end,
    )
