"""Operations of the store become parts of a batch, and rows become their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from functools import partial
from itertools import zip_longest
from os import urandom
from typing import Any, NamedTuple, TypeAlias, TypeGuard

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

from pg_checkpoint.codec.keys import fits
from pg_checkpoint.core import arguments, arrays, errors
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.store import options, values

# Turns LangGraph's listings of namespaces into parameters of list_namespaces.sql. Pure.


# More than there will ever be; two of them together are still a bigint.
_ALL = 2**61
_MOST_LABELS = 2**31 - 1
# What a pattern takes grows with the square of its length, for each namespace that matches.
_LONGEST_PATTERN = 2_000
# As values.py has it.
_END = "\1"


class Listing(NamedTuple):
    """A listing of namespaces."""

    range: values.Range
    depth: int | None  # labels that are shown at most; None for all
    patterns: tuple[str, ...]  # regular expressions that whole namespaces have to match
    limit: int
    offset: int
    # What whole namespaces have to begin with, if the range is wider than that.
    whole: str | None = None
    end: str | None = None  # what they have to end with, after U+0001


def listing_of(op: ListNamespacesOp) -> Listing:
    """Checks a listing."""
    prefixes, suffixes = _paths(op)
    # The longest of each say where to look. What they say besides, and all others, is for patterns.
    beginning, ending = _longest(prefixes), _longest(suffixes)
    where = values.range_of(beginning)
    patterns = [f"^{_pattern(left)}" for left in _left(prefixes, beginning)]
    patterns += [f"(^|\1){_pattern(left[::-1])}$" for left in _left(suffixes, ending)]
    if max(map(len, patterns), default=0) > _LONGEST_PATTERN:
        raise errors.InvalidKeyError(
            f"a listing's condition of more than {_LONGEST_PATTERN} characters takes too long, "
            "unless they are in a prefix before its first wildcard, or in a suffix after its last "
            "one, and no other has more labels there"
        )
    depth = op.max_depth
    if depth is not None:
        depth = min(arguments.check_whole("max_depth", depth), _MOST_LABELS)
    limit, offset = bound_of(op.limit, "limit"), bound_of(op.offset, "offset")
    end = _END + values.written_namespace(ending[::-1]) if ending else None
    return Listing(where, depth, tuple(patterns), limit, offset, where.whole, end)


def bound_of(value: Any, name: str) -> int:
    """A limit, which is none if it is None, or an offset."""
    if type(value) is int and 0 <= value < _ALL:
        return value
    if value is None:
        return _ALL if name == "limit" else 0
    return min(arguments.check_whole(name, value), _ALL)


def _paths(op: ListNamespacesOp) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The prefixes; and the suffixes, each from its end."""
    prefixes, suffixes = [], []
    for condition in op.match_conditions or ():
        match_type, path = _condition(condition)
        values.check_labels(path)
        values.check_text("".join(path), "a namespace's label")
        if match_type == "prefix":
            prefixes.append(path)
        elif match_type == "suffix":
            suffixes.append(path[::-1])
        else:
            raise ValueError(f"Unsupported match type: {match_type}")
    return prefixes, suffixes


def _condition(condition: Any) -> tuple[str, tuple[str, ...]]:
    # LangGraph's server passes dicts where its own class is meant.
    if isinstance(condition, dict):
        return condition["match_type"], tuple(condition["path"])
    return condition.match_type, tuple(condition.path)


def _longest(paths: Sequence[Sequence[str]]) -> Sequence[str]:
    """The most labels before a path's first wildcard."""
    literals = [path[: path.index("*")] if "*" in path else path for path in paths]
    return max(literals, key=len, default=())


def _left(paths: Sequence[Sequence[str]], known: Sequence[str]) -> Iterator[Sequence[str]]:
    """The paths that say more than the labels that are known, with wildcards in their places."""
    for path in paths:
        left = [p if p != k else "*" for p, k in zip_longest(path, known[: len(path)])]
        if len(path) > len(known) or any(label != "*" for label in left):
            yield left


def _pattern(path: Sequence[str]) -> str:
    # The characters themselves, for \x01 goes on with all hexadecimal digits that follow.
    return "".join(
        f"[^{_END}]+{_END}" if p == "*" else _quoted(values.written_namespace((p,))) for p in path
    )


def _quoted(text: str) -> str:
    return "".join(c if c.isalnum() or not c.isascii() else "\\" + c for c in text)


# The parts of a batch as it is sent: gets, puts, searches. Only data classes.


class Condition(NamedTuple):
    """When an item that is to be overwritten was updated; None if it must not be there."""

    updated_at: datetime | None


class Get(NamedTuple):
    """A read of one item; its namespace and key as they were given."""

    place: values.ItemPlace
    refresh: bool
    namespace: tuple[str, ...]
    key: str


class Put(NamedTuple):
    """What to write at a place; None as a value to delete it."""

    place: values.ItemPlace
    value: values.JsonValue | None
    # Names this put, however often it is sent; below zero, if a call just before it, in the same
    # transaction, deletes what was there.
    version: int = 0
    ttl: float | None = None  # minutes to live
    texts: Any = None  # what is to be embedded; None if the item is to have no vectors
    vectors: Any = None  # what was made of those
    words: str | None = None  # the text that it is found by; None if by none
    condition: Condition | None = None  # what has to be true; such a put goes alone

    @property
    def size(self) -> int:
        """Bytes, roughly."""
        if self.value is None:
            return 128
        embedded = 0 if self.vectors is None else self.vectors.size
        value = len(self.value.value) + len(self.value.exact or "")
        return 256 + value + len(self.words or "") + embedded


class Search(NamedTuple):
    """A search; `query` and `mode` only if it is to be ranked, `vector` when that is embedded."""

    range: values.Range
    path: str | None
    limit: int
    offset: int
    refresh: bool
    query: str | None = None
    vector: bytes | None = None
    prefix: str = ""  # what namespaces begin with, as they are written
    mode: str | None = None  # "vector", "text" or "hybrid"
    order: str | None = None  # by which time without a query; None: the last updated first
    times: options.Times = options.ALWAYS
    with_values: bool = True  # whether rows have the items' values
    counts: bool = False  # whether only the number of items is wanted
    min_score: float | None = None  # what those that are ranked score at least

    @property
    def needs_vector(self) -> bool:
        """Whether its query is to be embedded."""
        return self.mode in ("vector", "hybrid")

    @property
    def is_shared(self) -> bool:
        """Whether one statement can answer it with others, planned once for all of them."""
        if not self.range.is_one_head or self.order is not None or self.times is not options.ALWAYS:
            return False
        return self.with_values and not self.counts


Read: TypeAlias = Get | Search | Listing
Part: TypeAlias = Read | Put


# Turns LangGraph's operations into gets, puts and searches, and their rows into items.
#
# Pure. An operation is checked and copied here, in its caller's task: what is wrong with it is an
# error of that call alone.


# Minutes until about the year 9,600: Python has no times after 9999, and an export reads them.
_LONGEST_LIFE = 4e9


@dataclass(slots=True)
class Plan:
    """What the operations of one batch are, with their places among its results."""

    count: int = 0
    reads: list[tuple[int, Read]] = field(default_factory=list)
    ranked: list[tuple[int, Search]] = field(default_factory=list)
    # The last one of each place counts.
    puts: dict[values.ItemPlace, Put] = field(default_factory=dict)

    def demand(self, seen: Condition) -> None:
        """Lets its only put depend on a condition."""
        if seen.updated_at is None and any(put.value is None for put in self.puts.values()):
            raise ValueError("if_version=None says that there is no item, so none can be deleted")
        self.puts = {key: put._replace(condition=seen) for key, put in self.puts.items()}


def plan_of(
    ops: Iterable[Op],
    index: options.VectorIndex | None,
    seal: values.StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
    words: options.TextIndex | None = None,
    extras: options.Extras = options.PLAIN,
) -> Plan:
    """Checks operations and takes copies of them."""
    plan = Plan()
    mode = options.mode_of(extras.mode, vectors=index is not None, words=words is not None)
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
    values.check_sequence(namespace)
    if not namespace:
        raise InvalidNamespaceError("Namespace cannot be empty.")
    if namespace[0] == "langgraph":
        raise InvalidNamespaceError(
            f'Root label for namespace cannot be "langgraph". Got: {namespace}'
        )


def erased_range(prefix: Sequence[str], *, everything: bool) -> values.Range:
    """The namespaces below a prefix whose items are to be deleted."""
    values.check_labels(prefix)
    if not prefix and not everything:
        raise InvalidNamespaceError(
            "an empty prefix means all items of the store: everything=True says that you mean them"
        )
    if prefix and everything:
        raise errors.InvalidOptionError(
            "everything=True means all items: it takes an empty prefix, ()"
        )
    return values.range_of(prefix)


def item_of(
    get: Get,
    row: Sequence[Any],
    seal: values.StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> Item:
    """The item of a row of get_items.sql; raises as `opened`."""
    _, stored, exact, created_at, updated_at, _ = row
    value = None if exact or seal is not None else values.decode_plain(stored)
    if value is None:
        value = values.opened(seal, get.place.namespace_text, get.key, row[1:3], serde=serde)
    return Item(
        value=value,
        key=get.key,
        namespace=get.namespace,
        created_at=created_at,
        updated_at=updated_at,
    )


def search_item_of(
    row: Sequence[Any],
    seal: values.StoreSealing | None = None,
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
        value = None if exact or seal is not None else values.decode_plain(stored)
    if value is None:
        value = values.opened(seal, namespace, key, row[1:3], prefix, serde)
    labels = values.labels_of(namespace)
    return SearchItem(labels, key, value, created_at, updated_at, score[0] if score else None)


def get_of(namespace: Sequence[str], key: object, refresh: bool) -> Get:
    """A read of one item; raises what `plan_of` does of a place."""
    key = arguments.id_text(key)
    place = values.checked_place(namespace, key)
    return Get(place, bool(refresh), tuple(map(arguments.plain, namespace)), key)


def put_of(
    op: PutOp,
    index: options.VectorIndex | None,
    seal: values.StoreSealing | None,
    serde: SerializerProtocol | None,
    words: options.TextIndex | None,
) -> Put:
    """A copy of what is to be put; takes and raises what `plan_of` does."""
    place = values.checked_place(op.namespace, arguments.id_text(op.key))
    if op.value is None:
        return Put(place, None)
    value = values.encode(op.value, serde)
    plain = _plain(op.value, value)
    texts = None if index is None else index.texts_of(plain, op.index)
    found_by = None if words is None else words.text_of(plain, op.index)
    value = value if seal is None else seal.split(value)
    version = int.from_bytes(urandom(8), "big") >> 1
    return Put(place, value, version, _ttl_of(op.ttl), texts, words=found_by)


def _plain(given: Mapping[str, Any], value: values.JsonValue) -> Mapping[str, Any]:
    """The part of a value that is JSON, from which texts are taken."""
    return values.plain_of(value.exact) if value.exact and values.is_typed(value.exact) else given


def _ttl_of(ttl: Any) -> float | None:
    if ttl is None:
        return None
    if isinstance(ttl, (str, Decimal)):
        # As the stock store takes them.
        try:
            ttl = float(ttl)
        except ValueError:
            arguments.refuse("ttl", "a number", ttl, shown=True)
    minutes = arguments.check_number("ttl", ttl)
    return max(-_LONGEST_LIFE / 4e3, min(minutes, _LONGEST_LIFE))


def search_of(op: SearchOp, seal: values.StoreSealing | None, extras: options.Extras) -> Search:
    """A search; takes and raises what `plan_of` does, with the mode that a query is ranked by."""
    values.check_labels(op.namespace_prefix)
    path = values.path_of(op.filter)
    if seal is not None:
        seal.check_filter(op.filter)
    arguments.check_instance("query", op.query, (str, type(None)), "a text or None")
    mode = extras.mode if op.query else None
    if mode and extras.order:
        raise errors.InvalidOptionError(
            "a search with a query is ordered by its scores: leave out order"
        )
    if extras.min_score is not None and not mode:
        raise errors.InvalidOptionError("min_score needs a query, and a store with an index")
    return Search(
        values.range_of(op.namespace_prefix),
        path,
        bound_of(op.limit, "limit"),
        bound_of(op.offset, "offset"),
        bool(op.refresh_ttl),
        arguments.plain(op.query) if op.query and mode else None,
        prefix="" if seal is None else values.written_namespace(op.namespace_prefix),
        mode=mode,
        order=extras.order,
        times=extras.times,
        with_values=extras.with_values,
        counts=extras.counts,
        min_score=extras.min_score,
    )


# Turns the rows that operations found into LangGraph's results. Pure.


def results_of(
    plan: Plan,
    found: list[Any],
    seal: values.StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> list[Any]:
    """Makes items and namespaces of rows, in place."""
    items = _Items()
    for number, part in (*plan.reads, *plan.ranked):
        rows = found[number]
        if isinstance(part, Get):
            found[number] = None if rows is None else items.made(item_of, part, rows, seal, serde)
        elif isinstance(part, Listing):
            found[number] = [values.labels_of(text) for (text,) in rows]
        elif part.counts:
            found[number] = rows[0][0]
        else:
            make = partial(search_item_of, seal=seal, prefix=part.prefix, serde=serde)
            made = [items.made(make, row) for row in rows]
            found[number] = [item for item in made if item is not None]
    if items.refused is not None:
        raise errors.SerializerRequiredError(str(items.refused), found)
    return found


def result_of(
    part: Read,
    rows: Any,
    seal: values.StoreSealing | None = None,
    serde: SerializerProtocol | None = None,
) -> Any:
    """Makes what one read returns of its rows; takes and raises what `results_of` does."""
    try:
        if isinstance(part, Get):
            return None if rows is None else item_of(part, rows, seal, serde)
        if isinstance(part, Listing):
            return [values.labels_of(text) for (text,) in rows]
        if part.counts:
            return rows[0][0]
        return [search_item_of(row, seal, part.prefix, serde) for row in rows]
    except errors.SerializerRequiredError:  # which has the other results
        return results_of(Plan(1, [(0, part)]), [rows], seal, serde)[0]


class _Items:
    """Makes items of rows; of those that need a serializer it keeps the first one's error."""

    refused: errors.SerializerRequiredError | None = None

    def made(self, make: Callable[..., Any], *row: Any) -> Any:
        try:
            return make(*row)
        except errors.SerializerRequiredError as error:
            self.refused = self.refused or error
            return None


# Turns calls into the statements of one transaction, and its answers into theirs.
#
# No I/O. Knows the parameters of the store's statements.


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


def due_places(parts: Sequence[Read], found: Sequence[Any]) -> list[values.ItemPlace]:
    """The items found that live longer by being read, if they were asked to."""
    due = []
    for part, rows in zip(parts, found, strict=True):
        if type(part) is Get:
            if rows is not None and rows[5] and part.refresh:
                due.append(part.place)
        elif type(part) is Search and part.refresh:
            due += [values.place_of(values.labels_of(row[6]), row[7]) for row in rows if row[5]]
    return due


def writing(
    database: Database,
    puts: Sequence[Put],
    seal: values.StoreSealing | None = None,
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
    database: Database, places: Sequence[values.ItemPlace], condition: Condition | None
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


def refreshing(database: Database, places: Sequence[values.ItemPlace]) -> Statement:
    """The statement that starts the time to live of items again."""
    return database.statement("refresh_items", *keys_of(places))


def last_of_each(puts: Iterable[Put]) -> list[Put]:
    """The last put of each place, in the order of their calls."""
    last: dict[values.ItemPlace, Put] = {}
    for put in puts:
        before = last.pop(put.place, None)
        if before is not None and (before.value is None or before.version < 0):
            # What put_items.sql takes for: begins anew.
            put = put._replace(version=~put.version)
        last[put.place] = put
    return list(last.values())


def keys_of(places: Sequence[values.ItemPlace]) -> tuple[arrays.BinaryArray, ...]:
    """The three arrays that name items."""
    heads, rests, keys = zip(*[place[:3] for place in places], strict=True) if places else ((),) * 3
    return arrays.texts(heads), arrays.texts(rests), arrays.texts(keys)


def _check_size(puts: Sequence[Put]) -> None:
    # A character has four bytes at most.
    if fits(4 * sum([put.size for put in puts])):
        return
    size = sum(len(text.encode()) for put in puts for text in put.value or () if text)
    if not fits(size):
        raise errors.ValueTooLargeError(
            f"the values of a call take {size:,} bytes, more than Postgres takes in one message; "
            "nothing was stored: put fewer of them at once"
        )


def _sealed(put: Put, seal: values.StoreSealing) -> Put:
    if put.value is None:
        return put
    return put._replace(value=seal.sealed(put.place, put.value))


def _put_parameters(puts: Sequence[Put]) -> tuple[arrays.BinaryArray, ...]:
    heads, rests, keys, namespaces, whole_keys = zip(*[put.place for put in puts], strict=True)
    values, exact = zip(*[put.value for put in puts if put.value is not None], strict=True)
    columns = heads, rests, keys, namespaces, whole_keys, values, exact
    versions, ttls = [put.version for put in puts], [put.ttl for put in puts]
    return *map(arrays.texts, columns), arrays.bigints(versions), arrays.doubles(ttls)


def _search_parameters(searches: Sequence[Search]) -> tuple[arrays.BinaryArray, ...]:
    heads, rests, _, rest_ends, wholes = zip(*[search.range for search in searches], strict=True)
    return (
        *map(arrays.texts, (heads, rests, rest_ends, wholes)),
        arrays.jsonpaths([search.path for search in searches]),
        arrays.bigints([search.limit for search in searches]),
        arrays.bigints([search.offset for search in searches]),
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
        arrays.texts(listing.patterns),
        listing.limit,
        listing.offset,
        listing.whole,
        listing.end,
    )
