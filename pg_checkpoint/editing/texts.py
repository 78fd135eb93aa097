"""`map_texts`: a value with every text in it replaced, at any depth. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any

from langgraph.store.base import Item
from langgraph.types import Send
from pydantic import BaseModel

from pg_checkpoint.errors import NotEditableError


def map_texts(value: Any, change: Callable[[str], str]) -> Any:
    """A value in which a function was applied to every text, for `rewrite`.

    Goes through lists, tuples, sets, dicts with their keys, messages and other pydantic models of
    both versions, dataclasses, `Send`, and items of a store, whose classes stay. Objects of other
    classes, and bytes, stay as they are. Models are not validated again. Where no text changes it
    returns the object itself.

    Args:
        value: As `rewrite` hands it to its function; it is not changed.
        change: Returns the new text.

    Raises:
        NotEditableError: If two keys of a dict would become the same.
    """
    if type(value) is str:
        return change(value)
    if isinstance(value, dict):
        return _dict(value, change)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        items = [map_texts(item, change) for item in value]
        return value if _are_same(items, value) else type(value)(*items)
    if type(value) in (list, tuple, set, frozenset, deque):
        items = [map_texts(item, change) for item in value]
        return value if _are_same(items, value) else type(value)(items)
    return _object(value, change)


def _are_same(new: Iterable[Any], old: Iterable[Any]) -> bool:
    """Whether nothing was changed: then an object is left as it is, and a set in its order."""
    return all(
        a is b or (type(a) is str and type(b) is str and a == b)
        for a, b in zip(new, old, strict=True)
    )


def _dict(value: dict[Any, Any], change: Callable[[str], str]) -> Any:
    keys = [map_texts(key, change) for key in value]
    items = [map_texts(item, change) for item in value.values()]
    if _are_same(keys, value) and _are_same(items, value.values()):
        return value
    if len(set(keys)) < len(keys):
        raise NotEditableError("two keys of a dict would become the same, and an entry get lost")
    if type(value) is dict:
        return dict(zip(keys, items, strict=True))
    new = copy(value)  # a defaultdict, or one in an order of its own
    new.clear()
    new.update(zip(keys, items, strict=True))
    return new


def _object(value: Any, change: Callable[[str], str]) -> Any:
    found = {name: getattr(value, name) for name in _names_of(value)}
    mapped = {name: map_texts(item, change) for name, item in found.items()}
    extra = getattr(value, "__pydantic_extra__", None) if isinstance(value, BaseModel) else None
    new_extra = map_texts(extra, change) if extra else extra
    if new_extra is extra and _are_same(mapped.values(), found.values()):
        return value
    new = copy(value)
    if _is_pydantic_v1(value):
        object.__setattr__(new, "__dict__", dict(value.__dict__))  # which its copy shares
    if new_extra is not extra:
        object.__setattr__(new, "__pydantic_extra__", new_extra)
    for name, item in mapped.items():
        object.__setattr__(new, name, item)
    return new


def _names_of(value: Any) -> list[str]:
    """The attributes of an object that texts may be in; none of a class that is unknown."""
    if isinstance(value, BaseModel) or _is_pydantic_v1(value):
        return [*value.__dict__]
    if isinstance(value, Send):
        return ["arg"]
    if isinstance(value, Item):
        return ["value", "key", "namespace"]
    if is_dataclass(value) and not isinstance(value, type):
        return [field.name for field in fields(value) if hasattr(value, field.name)]
    return []


def _is_pydantic_v1(value: Any) -> bool:
    # Its own class is not imported: newer versions of Python warn of that.
    is_newer = isinstance(value, BaseModel)
    return not is_newer and hasattr(value, "__fields_set__") and hasattr(type(value), "__fields__")
