"""Translates a filter into one jsonpath, which an item's value matches or does not.

Pure. Every value of a filter is a literal of the path, and the path is a parameter: no SQL is
made here. The mode is strict, so that nothing is unwrapped and what is not there is unknown.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.store.values import SORTABLE, marked, seen_by_filters, sortable

# json.dumps makes an encoder at each call.
_written = json.JSONEncoder(ensure_ascii=False).encode
_NOTHING, _ALL = "(1 == 0)", "(1 == 1)"
# Conditions that stand side by side.
_MOST_TOGETHER = 50
# Fields, operators and values of a filter: making its path holds the event loop.
_MOST = 10_000
# Characters of their names, which the path has again for each value within.
_LONGEST_NAMES = 1_000_000
# Of a text that is looked for within others: what Postgres makes of it grows with its square.
_LONGEST_PART = 5_000
# As what `sortable` puts in the place of a character ends.
_ENDS_ESCAPE = re.compile("[\1\2\ue000-\ue7ff]").match
_ORDERS = {"$gt": ">", "$gte": ">=", "$lt": "<", "$lte": "<="}


def path_of(wanted: Mapping[Any, Any] | None) -> str | None:
    """The path that a value has to match; None without a filter."""
    if not wanted:
        return None
    _check_size(wanted)
    try:
        return "strict " + _all_of(wanted)
    except RecursionError:
        raise InvalidOptionError("the filter is nested too deeply") from None


def fields_of(wanted: Mapping[Any, Any]) -> Iterator[tuple[str, ...]]:
    """The paths of all fields that a filter asks for; of one that `path_of` takes."""
    for field, value in wanted.items():
        if field in ("$and", "$or"):
            for inner in value:
                yield from fields_of(inner)
        else:
            yield field if isinstance(field, tuple) else (field,)


def _check_size(wanted: Any) -> None:
    count = length = 0
    found = [(wanted, 0)]
    while found:
        one, above = found.pop()
        if not isinstance(one, (Mapping, list, tuple, set, frozenset)):
            continue
        count += len(one)
        if count <= _MOST:
            named = one.items() if isinstance(one, Mapping) else (("", value) for value in one)
            parts = [(value, above + len(str(name))) for name, value in named]
            length += sum(size for _, size in parts)
            found += parts
        if count > _MOST or length > _LONGEST_NAMES:
            raise InvalidOptionError(
                f"a filter has up to {_MOST:,} fields, operators and values, and names of up to "
                f"{_LONGEST_NAMES:,} characters, counted for each value"
            )


def _all_of(wanted: Any) -> str:
    if type(wanted) is not dict and not isinstance(wanted, Mapping):
        raise InvalidOptionError(f"a filter is a dict, not of type {type(wanted).__name__}")
    return _joined("&&", (_condition(field, value) for field, value in wanted.items()), _ALL)


def _condition(field: Any, value: Any) -> str:
    if field == "$and" or field == "$or":
        if not isinstance(value, (list, tuple)):
            raise InvalidOptionError(f"{field} takes a list of filters")
        how, nothing = ("&&", _ALL) if field == "$and" else ("||", _NOTHING)
        return _joined(how, map(_all_of, value), nothing)
    where = _field(field)
    if not _has_operators(value):
        return _equals(where, value)
    return _joined("&&", (_operator(where, name, operand) for name, operand in value.items()), _ALL)


def _field(field: Any) -> str:
    if type(field) is str and field.isidentifier() and field.isascii():
        return f'$."{field}"'
    names = field if isinstance(field, tuple) and field else (field,)
    if isinstance(field, str) and field.startswith("$"):
        raise InvalidOptionError(
            f"Unsupported operator: {field} (beside fields there are $and and $or; a field of "
            "that name is meant by a tuple)"
        )
    if not all(isinstance(name, str) for name in names):
        raise InvalidOptionError("a filter's fields are texts, or tuples of texts")
    return "$" + "".join("." + _written(marked(name)) for name in names)


def _has_operators(value: Any) -> bool:
    if type(value) is str:
        return False
    return isinstance(value, Mapping) and any(str(key).startswith("$") for key in value)


def _operator(where: str, name: Any, operand: Any) -> str:
    if name in _ORDERS:
        return _compared(where, _ORDERS[name], operand)
    if name not in _OPERATORS:
        raise InvalidOptionError(f"Unsupported operator: {name}")
    return _OPERATORS[name](where, operand)


def _equals(where: str, value: Any) -> str:
    if type(value) is str:
        return _same(where, value)
    # As a dict's get() has it, what is not there is None.
    if value is None:
        return f"({where} == null || {_absent(where)})"
    return _same(where, _plain(value))


def _differs(where: str, value: Any) -> str:
    return _not(_equals(where, value))


def _compared(where: str, sign: str, operand: Any) -> str:
    operand = _plain(operand)
    if isinstance(operand, str):
        return f'({where}.type() == "string" && {where} {sign} {_text(operand)})'
    if isinstance(operand, (int, float)) and not isinstance(operand, bool):
        return f'({where}.type() == "number" && {where} {sign} {json.dumps(operand)})'
    return _NOTHING


def _has_part(where: str, text: str) -> str:
    seen = sortable(text)
    if not _ENDS_ESCAPE(seen):
        return f'{where} like_regex {_written(seen)} flag "q"'
    # The end of an escape may be the beginning of such a part, of which the text has nothing.
    whole = SORTABLE + re.escape(seen) + SORTABLE
    return f'{where} like_regex {_written(f"^{whole}$")} flag "s"'


def _text(text: str) -> str:
    return _written(sortable(text))


def _is_in(where: str, values: Any) -> str:
    return _joined("||", (_equals(where, value) for value in _several("$in", values)), _NOTHING)


def _not_in(where: str, values: Any) -> str:
    return _not(_joined("||", (_equals(where, v) for v in _several("$nin", values)), _NOTHING))


def _exists(where: str, wanted: Any) -> str:
    if not isinstance(wanted, bool):
        raise InvalidOptionError("$exists takes True or False")
    return _not(_absent(where)) if wanted else _absent(where)


def _contains(where: str, value: Any) -> str:
    value = _plain(value)
    element = f"exists({where}[*] ? ({_same('@', value)}))"
    found = f'({where}.type() == "array" && {element})'
    if isinstance(value, str):
        if len(value) > _LONGEST_PART:
            raise InvalidOptionError(f"$contains takes text of up to {_LONGEST_PART:,} characters")
        return f'({found} || ({where}.type() == "string" && {_has_part(where, value)}))'
    return found


_OPERATORS: dict[Any, Callable[[str, Any], str]] = {
    "$eq": _equals,
    "$ne": _differs,
    "$in": _is_in,
    "$nin": _not_in,
    "$exists": _exists,
    "$contains": _contains,
}


def _several(name: str, values: Any) -> Iterable[Any]:
    if isinstance(values, (list, tuple, set, frozenset)):
        return values
    raise InvalidOptionError(f"{name} takes a list of values")


def _same(where: str, value: Any) -> str:
    """A condition: the same JSON is there, of the same type and with the same parts."""
    if isinstance(value, list):
        inner = [_same(f"{where}[{number}]", one) for number, one in enumerate(value)]
        kind = f'({where}.type() == "array" && {where}.size() == {len(value)})'
    elif isinstance(value, dict):
        inner = [_same(f"{where}.{_written(key)}", one) for key, one in value.items()]
        others = _joined("&&", (f"@.key != {_written(key)}" for key in value), _ALL)
        kind = f'({where}.type() == "object" && !exists({where}.keyvalue() ? ({others})))'
    elif isinstance(value, str):
        return f"({where} == {_text(value)})"
    elif value is None or isinstance(value, (bool, int, float)):
        return f"({where} == {json.dumps(value)})"
    else:  # JSON has nothing that it could be equal to
        return _NOTHING
    return _joined("&&", [kind, *inner], _ALL)


def _absent(where: str) -> str:
    return f"((exists({where})) is unknown)"


def _not(condition: str) -> str:
    return f"(({condition} is unknown) || !{condition})"


def _joined(how: str, conditions: Iterable[str], nothing: str) -> str:
    found = list(conditions)
    if len(found) == 1:
        return f"({found[0]})"
    # A path is read and followed by recursion, one step for each that is side by side.
    while len(found) > _MOST_TOGETHER:
        parts = range(0, len(found), _MOST_TOGETHER)
        found = [f"({f' {how} '.join(found[n : n + _MOST_TOGETHER])})" for n in parts]
    return f"({f' {how} '.join(found)})" if found else nothing


def _plain(value: Any) -> Any:
    """An operand as filters see values."""
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            return _Nothing
        return {marked(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    if isinstance(value, float) and math.isnan(value):
        return _Nothing
    return value if isinstance(value, str) else seen_by_filters(value)


class _Nothing:
    """What equals nothing, as NaN, or a dict that JSON has not."""
