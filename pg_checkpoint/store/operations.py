"""Operations of the store become parts of a batch, and rows become their results."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
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
from pg_checkpoint.core import arguments, errors
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.store import options, values

logger = logging.getLogger(__name__)

# --- listings of namespaces, as parameters of list_namespaces ---

# More than there will ever be; two of them together are still a bigint.
_ALL = 2**61
_MOST_LABELS = 2**31 - 1
# The time that a pattern takes grows with the square of its length, for each namespace.
_LONGEST_PATTERN = 2_000


class Listing(NamedTuple):
    range: values.Range
    depth: int | None  # labels that are shown; None for all
    patterns: tuple[str, ...]  # regular expressions that whole namespaces have to match
    limit: int
    offset: int
    end: str | None  # of the whole namespaces, after U+0001


def listing_of(op: ListNamespacesOp) -> Listing:
    prefixes, suffixes = _paths(op)
    # The longest of each bound the search; their wildcards, and all others, become patterns.
    beginning, ending = _longest(prefixes), _longest(suffixes)
    where = values.range_of(beginning)
    patterns = [f"^{_pattern(path)}" for path in _remaining(prefixes, beginning)]
    patterns += [f"(^|\1){_pattern(path[::-1])}$" for path in _remaining(suffixes, ending)]
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
    end = values.LABEL_END + values.written_namespace(ending[::-1]) if ending else None
    return Listing(where, depth, tuple(patterns), limit, offset, end)


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
    conditions: Any = op.match_conditions or ()
    for condition in conditions:
        # LangGraph's server passes dicts in the place of its own class.
        if isinstance(condition, dict):
            match_type, path = condition["match_type"], tuple(condition["path"])
        else:
            match_type, path = condition.match_type, tuple(condition.path)
        values.check_labels(path)
        values.check_text("".join(path), "a namespace's label")
        if match_type == "prefix":
            prefixes.append(path)
        elif match_type == "suffix":
            suffixes.append(path[::-1])
        else:
            raise ValueError(f"Unsupported match type: {match_type}")
    return prefixes, suffixes


def _longest(paths: Sequence[Sequence[str]]) -> Sequence[str]:
    """The most labels before a path's first wildcard."""
    literals = [path[: path.index("*")] if "*" in path else path for path in paths]
    return max(literals, key=len, default=())


def _remaining(paths: Sequence[Sequence[str]], known: Sequence[str]) -> Iterator[Sequence[str]]:
    """The paths that say more than the known labels, with wildcards in the place of these."""
    for path in paths:
        pairs = zip_longest(path, known[: len(path)])
        remaining = ["*" if label == other else label for label, other in pairs]
        if len(path) > len(known) or any(label != "*" for label in remaining):
            yield remaining


def _pattern(path: Sequence[str]) -> str:
    # The characters themselves, for \x01 goes on with all hexadecimal digits that follow.
    end = values.LABEL_END
    return "".join(
        f"[^{end}]+{end}"
        if label == "*"
        else "".join(
            c if c.isalnum() or not c.isascii() else "\\" + c
            for c in values.written_namespace((label,))
        )
        for label in path
    )


# --- the parts of a batch: gets, puts, searches ---


class Condition(NamedTuple):
    """A put depends on the item that is stored."""

    updated_at: datetime | None  # None if there must be none


class Get(NamedTuple):
    place: values.ItemPlace
    refresh: bool
    namespace: tuple[str, ...]  # as it was given, and the key
    key: str


class Put(NamedTuple):
    place: values.ItemPlace
    value: values.JsonValue | None  # None deletes the item
    # Names this put, however often it is sent; below zero, if a call just before it, in the same
    # transaction, deletes the item.
    version: int = 0
    ttl: float | None = None  # minutes to live
    texts: Any = None  # the texts to embed; None if the item is to have no vectors
    vectors: Any = None  # those of the texts
    words: str | None = None  # the text that it is found by; None if by none
    condition: Condition | None = None  # such a put goes alone

    @property
    def size(self) -> int:
        if self.value is None:
            return 128
        embedded = sum([64 + len(vector.cells) for vector in self.vectors or ()])
        value = len(self.value.value) + len(self.value.exact or "")
        return 256 + value + len(self.words or "") + embedded


class Search(NamedTuple):
    """A search; `query` and a mode only if it is ranked, `vector` when the query is embedded."""

    range: values.Range
    path: str | None
    limit: int
    offset: int
    refresh: bool
    query: str | None = None
    vector: bytes | None = None
    prefix: str = ""  # the written beginning of namespaces
    extras: options.Extras = options.PLAIN

    @property
    def is_shared(self) -> bool:
        # One statement answers it with others, planned once for all of them.
        return self.range.is_one_head and self.extras == options.PLAIN


Read: TypeAlias = Get | Search | Listing
Part: TypeAlias = Read | Put


# --- operations become parts, and rows become results ---
#
# An operation is checked and copied in its caller's task, so that an error is that call's alone.

# Minutes until about the year 9,600: Python has no times after 9999, and an export reads them.
_LONGEST_LIFE = 4e9


@dataclass(slots=True)
class Plan:
    """The parts of one batch; reads with their positions among its results."""

    count: int = 0
    reads: list[tuple[int, Read]] = field(default_factory=list)
    # The last one of each place counts.
    puts: dict[values.ItemPlace, Put] = field(default_factory=dict)

    @classmethod
    def of(cls, part: Part) -> Plan:
        if isinstance(part, Put):
            return cls(1, puts={part.place: part})
        return cls(1, [(0, part)])


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
            "an empty prefix selects all items of the store: pass everything=True to confirm"
        )
    if prefix and everything:
        raise errors.InvalidOptionError(
            "everything=True selects all items, so the prefix must be empty: ()"
        )
    return values.range_of(prefix)


def get_of(namespace: Sequence[str], key: object, refresh: bool) -> Get:
    key = arguments.id_text(key)
    place = values.checked_place(namespace, key)
    return Get(place, bool(refresh), tuple(map(arguments.plain, namespace)), key)


def _ttl_of(ttl: Any) -> float | None:
    if ttl is None:
        return None
    if isinstance(ttl, (str, Decimal)):
        # The stock store takes them, too.
        try:
            ttl = float(ttl)
        except ValueError:
            arguments.refuse("ttl", "a number", ttl, shown=True)
    minutes = arguments.check_number("ttl", ttl)
    return max(-_LONGEST_LIFE / 4e3, min(minutes, _LONGEST_LIFE))


@dataclass(slots=True)
class Codec:
    """Makes parts of operations, and results of rows, as a store is configured."""

    index: options.VectorIndex | None = None
    words: options.TextIndex | None = None
    seal: values.StoreSealing | None = None
    serde: SerializerProtocol | None = None
    _has_warned: bool = False

    def plan(self, ops: Iterable[Op]) -> Plan:
        """Checks operations and takes copies of them."""
        plan = Plan()
        for number, op in enumerate(ops):
            plan.count += 1
            if isinstance(op, GetOp):
                plan.reads.append((number, get_of(op.namespace, op.key, op.refresh_ttl)))
            elif isinstance(op, PutOp):
                put = self.put(op)
                plan.puts.pop(put.place, None)  # the order is that of the last ones
                plan.puts[put.place] = put
            elif isinstance(op, SearchOp):
                plan.reads.append((number, self.search(op)))
            elif isinstance(op, ListNamespacesOp):
                plan.reads.append((number, listing_of(op)))
            else:
                # As InMemoryStore says it.
                raise ValueError(f"Unknown operation type: {type(op)}")  # noqa: TRY004  the same
        return plan

    def put(self, op: PutOp, condition: Condition | None = None) -> Put:
        place = values.checked_place(op.namespace, arguments.id_text(op.key))
        if op.value is None:
            if condition is not None and condition.updated_at is None:
                raise ValueError(
                    "if_version=None requires that there is no item, so it can't delete one"
                )
            return Put(place, None, condition=condition)
        value = values.encode(op.value, self.serde)
        # Texts are taken from the part of a value that is JSON.
        is_typed = value.exact and values.is_typed(value.exact)
        plain: Any = values.plain_of(value.exact or "") if is_typed else op.value
        texts = None if self.index is None else self.index.texts_of(plain, op.index)
        text = None if self.words is None else self.words.text_of(plain, op.index)
        value = value if self.seal is None else self.seal.split(value)
        version = int.from_bytes(urandom(8), "big") >> 1
        ttl = _ttl_of(op.ttl)
        return Put(place, value, version, ttl, texts, words=text, condition=condition)

    def search(self, op: SearchOp, extras: options.Extras = options.PLAIN) -> Search:
        values.check_labels(op.namespace_prefix)
        path = values.path_of(op.filter)
        if self.seal is not None:
            self.seal.check_filter(op.filter)
        arguments.check_instance("query", op.query, (str, type(None)), "a text or None")
        has_vectors, has_words = self.index is not None, self.words is not None
        mode = options.mode_of(extras.mode, vectors=has_vectors, words=has_words)
        if op.query and not mode and not self._has_warned:
            self._has_warned = True
            logger.warning(
                "a search with a query was not ranked, because the store has no index: it returns "
                "the last updated items. Make the store with index= (docs/store.md)"
            )
        mode = mode if op.query else None
        if mode and extras.order:
            raise errors.InvalidOptionError("a search with a query is ordered by score: omit order")
        if extras.min_score is not None and not mode:
            raise errors.InvalidOptionError("min_score needs a query and a store with an index")
        return Search(
            values.range_of(op.namespace_prefix),
            path,
            bound_of(op.limit, "limit"),
            bound_of(op.offset, "offset"),
            bool(op.refresh_ttl),
            arguments.plain(op.query) if op.query and mode else None,
            prefix="" if self.seal is None else values.written_namespace(op.namespace_prefix),
            extras=extras if extras.mode is mode else extras._replace(mode=mode),
        )

    def results(self, plan: Plan, rows: list[Any]) -> list[Any]:
        """Makes items and namespaces of rows, in place."""
        refused: errors.SerializerRequiredError | None = None
        for number, part in plan.reads:
            of_part, rows[number] = rows[number], None
            try:
                rows[number] = self._result(part, of_part)
            except errors.SerializerRequiredError as error:
                refused = refused or error
                if isinstance(part, Search):  # its other items go along
                    rows[number] = items = []
                    for row in of_part:
                        with suppress(errors.SerializerRequiredError):
                            items.append(self._search_item(row, part.prefix))
        if refused is not None:
            raise errors.SerializerRequiredError(str(refused), rows)
        return rows

    def result(self, part: Part, answers: Sequence[Any]) -> Any:
        """Makes the result of a part that went alone."""
        if isinstance(part, Put):
            return None
        try:
            return self._result(part, answers[0])
        except errors.SerializerRequiredError:  # which has the other results
            return self.results(Plan.of(part), [*answers])[0]

    def item(self, get: Get, row: Sequence[Any]) -> Item:
        """The item of a row of get_items; raises as `opened`."""
        return Item(
            value=self._value(get.place.namespace_text, get.key, row),
            key=get.key,
            namespace=get.namespace,
            created_at=row[3],
            updated_at=row[4],
        )

    def _search_item(self, row: Sequence[Any], prefix: str) -> SearchItem:
        """The item of a row of search_items, or of one with a score at the end."""
        _, stored, _, created_at, updated_at, _, namespace, key, *score = row
        # Without its value, if that is not wanted.
        value = {} if stored is None else self._value(namespace, key, row, prefix)
        labels = values.labels_of(namespace)
        return SearchItem(labels, key, value, created_at, updated_at, score[0] if score else None)

    def _value(
        self, namespace: str, key: str, row: Sequence[Any], prefix: str = ""
    ) -> dict[str, Any]:
        if not row[2] and self.seal is None and (value := values.decode_plain(row[1])) is not None:
            return value
        return values.opened(self.seal, namespace, key, row[1:3], prefix, self.serde)

    def _result(self, part: Read, rows: Any) -> Any:
        if isinstance(part, Get):
            return None if rows is None else self.item(part, rows)
        if isinstance(part, Listing):
            return [values.labels_of(text) for (text,) in rows]
        if part.extras.counts:
            return rows[0][0]
        return [self._search_item(row, part.prefix) for row in rows]


# --- parts become the statements of one transaction, and its answers theirs ---


def reading(database: Database, parts: Sequence[Read]) -> list[Statement]:
    """One statement for all gets, one for all searches that share it, one for each other read."""
    statements = []
    if gets := [part.place for part in parts if type(part) is Get]:
        statements.append(database.statement("get_items", *keys_of(gets)))
    if searches := [part for part in parts if _is_shared(part)]:
        statements.append(database.statement("search_items", *_search_parameters(searches)))
    for part in parts:
        if type(part) is Listing:
            where = part.range
            bounds = where.head, where.rest, where.head_end, where.rest_end
            patterns, ends = part.patterns, (where.whole, part.end)
            listing = *bounds, part.depth, patterns, part.limit, part.offset, *ends
            statements.append(database.statement("list_namespaces", *listing))
        elif type(part) is Search and not _is_shared(part):
            statements.append(_searching(database, part))
    return statements


def answers_of(parts: Sequence[Read], rows: Sequence[Rows]) -> list[Any]:
    """The answers to the statements of `reading`: a row (or None) of a get, else rows."""
    answers: list[Any] = [None if type(part) is Get else [] for part in parts]
    remaining = iter(rows)
    if gets := [number for number, part in enumerate(parts) if type(part) is Get]:
        for row in next(remaining):
            answers[gets[row[0] - 1]] = row
    if searches := [number for number, part in enumerate(parts) if _is_shared(part)]:
        for row in next(remaining):
            answers[searches[row[0] - 1]].append(row)
    for number, part in enumerate(parts):
        if type(part) is not Get and not _is_shared(part):
            answers[number] = next(remaining)
    return answers


def _is_shared(part: Read) -> TypeGuard[Search]:
    return type(part) is Search and part.is_shared


def due_places(parts: Sequence[Read], answers: Sequence[Any]) -> list[values.ItemPlace]:
    """The items whose time to live begins again by these reads."""
    due = []
    for part, rows in zip(parts, answers, strict=True):
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
    """The statements that delete items and store items."""
    statements: list[Statement] = []
    if seal is not None:
        puts = [
            put if put.value is None else put._replace(value=seal.sealed(put.place, put.value))
            for put in puts
        ]
    _check_size(puts)
    deleted = [put.place for put in puts if put.value is None]
    stored = [put for put in puts if put.value is not None]
    condition = puts[0].condition if puts else None
    if deleted and stored:
        statements.append(database.statement("lock_items", *keys_of([put.place for put in puts])))
    if deleted and condition is not None:
        place = deleted[0][:3]
        statements.append(database.statement("delete_item_if", *place, condition.updated_at))
    elif deleted:
        statements.append(database.statement("delete_items", *keys_of(deleted)))
    if stored and condition is not None:
        parameters = *_put_parameters(stored), condition.updated_at
        statements.append(database.statement("put_item_if", *parameters))
    elif stored:
        statements.append(database.statement("put_items", *_put_parameters(stored)))
    return statements


def last_of_each(puts: Iterable[Put]) -> list[Put]:
    """The last put of each place, in the order of their calls."""
    last: dict[values.ItemPlace, Put] = {}
    for put in puts:
        before = last.pop(put.place, None)
        if before is not None and (before.value is None or before.version < 0):
            # By this put_items knows that the item begins anew.
            put = put._replace(version=~put.version)
        last[put.place] = put
    return list(last.values())


def keys_of(places: Sequence[values.ItemPlace]) -> tuple[Sequence[Any], ...]:
    """The three arrays that name items."""
    heads, rests, keys = zip(*[place[:3] for place in places], strict=True) if places else ((),) * 3
    return heads, rests, keys


def _check_size(puts: Sequence[Put]) -> None:
    # A character has four bytes at most.
    if fits(4 * sum([put.size for put in puts])):
        return
    size = sum(len(text.encode()) for put in puts for text in put.value or () if text)
    if not fits(size):
        raise errors.ValueTooLargeError(
            f"the values of this call take {size:,} bytes, more than Postgres takes in one "
            "message; nothing was stored. Put fewer items at once"
        )


def _put_parameters(puts: Sequence[Put]) -> tuple[Sequence[Any], ...]:
    heads, rests, keys, namespaces, whole_keys = zip(*[put.place for put in puts], strict=True)
    values, exact = zip(*[put.value for put in puts if put.value is not None], strict=True)
    columns = heads, rests, keys, namespaces, whole_keys, values, exact
    versions, ttls = [put.version for put in puts], [put.ttl for put in puts]
    return *columns, versions, ttls


def _search_parameters(searches: Sequence[Search]) -> tuple[Sequence[Any], ...]:
    heads, rests, _, rest_ends, wholes = zip(*[search.range for search in searches], strict=True)
    return (
        heads,
        rests,
        rest_ends,
        wholes,
        [search.path for search in searches],
        [search.limit for search in searches],
        [search.offset for search in searches],
    )


def _searching(database: Database, search: Search) -> Statement:
    """The statement of a search that shares none."""
    query, extras = (*search.range, search.path), search.extras
    if extras.counts:
        return database.statement("count_items", *query, *extras.times)
    page = search.limit, search.offset, extras.order or "-updated_at"
    return database.statement("search_range", *query, *page, *extras.times, extras.with_values)
