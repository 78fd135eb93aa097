"""Renamed classes: values that name an old class are read as if they named the new one.

The names are changed in the bytes, before the serializer sees them. So whatever it allows, makes
or refuses goes by the new names, also of objects within objects. Pure.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterable, Mapping
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.class_names import ClassName, visited
from pg_checkpoint.codec.strict_serializer import AllowlistSerializer, StrictSerializer
from pg_checkpoint.codec.unpacking import loads_typed
from pg_checkpoint.errors import InvalidOptionError

# Serializers that read what LangGraph's own has written, and may be given other bytes.
_LANGGRAPHS = (JsonPlusSerializer, AllowlistSerializer, StrictSerializer)


class Renames:
    """Old names of classes and modules, and the new ones."""

    def __init__(self, renamed: Mapping[str, str]) -> None:
        for name in (*renamed, *renamed.values()):
            _check_name(name)
        # What is at its new place stays there, if that is within the old one.
        stays = {new: new for old, new in renamed.items() if new.startswith(f"{old}.")}
        self._rules = stays | dict(renamed)
        for old in renamed:
            self._check_end(old)
        parts = [old.rpartition(".") for old in renamed]
        self._old = [old.encode() for old in renamed]
        self._classes = [(m.encode(), name.encode()) for m, _, name in parts if m]

    def of(self, named: ClassName) -> ClassName:
        """The new name of a class; the one given if it was not renamed."""
        *_, full = self._steps(str(named))
        if full == str(named) or "." not in full:
            return named
        module, *name = full.rsplit(".", named.name.count(".") + 1)
        return ClassName(module, ".".join(name))

    def applied(self, type_: str, data: bytes) -> tuple[str, bytes]:
        """A serialized value that names the new classes; what can't be read as it is."""
        if type_ == "msgpack" and not self._may_name(data):
            return type_, data
        try:
            return type_, visited(type_, data, self.of)
        except (ValueError, TypeError, RecursionError):  # the serializer says what is wrong
            return type_, data

    def unpickled(self, data: bytes) -> Any:
        """The object of a pickle."""
        return _Unpickler(self, data).load()

    def _may_name(self, data: bytes) -> bool:
        # A module and the name of a class are two texts, which stand apart.
        return any(old in data for old in self._old) or any(
            name in data and module in data for module, name in self._classes
        )

    def _steps(self, name: str) -> Iterable[str]:
        """A name, and what it was called after each rename; too many if there is no end."""
        yield name
        for _ in range(len(self._rules) + 1):
            if (new := self._next(name)) == name:
                return
            yield (name := new)

    def _next(self, name: str) -> str:
        prefix = name
        while prefix:
            if (new := self._rules.get(prefix)) is not None:
                return new + name[len(prefix) :]
            prefix = prefix.rpartition(".")[0]
        return name

    def _check_end(self, old: str) -> None:
        if self._rules[old] == old or len(list(self._steps(old))) > len(self._rules) + 1:
            raise InvalidOptionError(
                f"renamed leads from {old!r} to {self._rules[old]!r} and back: give each old name "
                "the newest one"
            )


class RenamingSerializer(JsonPlusSerializer):
    """A serializer that reads old names as new ones; it writes as the one within it."""

    def __init__(self, inner: JsonPlusSerializer, renames: Renames) -> None:
        super().__init__()
        # What it allows, for whoever asks.
        vars(self).update(vars(inner))
        # `renames`: the names.
        # `inner`: what reads the new names.
        self.inner, self.renames = inner, renames

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        """Decodes a value; raises what the serializer within it raises."""
        if data[0] == "pickle" and self.pickle_fallback:
            return self.renames.unpickled(data[1])
        return loads_typed(self.inner, self.renames.applied(*data))

    def with_msgpack_allowlist(self, extra_allowlist: Iterable[Any]) -> JsonPlusSerializer:
        """The same with more allowed classes, by their new names."""
        inner = self.inner.with_msgpack_allowlist(extra_allowlist)
        return self if inner is self.inner else RenamingSerializer(inner, self.renames)


class _Unpickler(pickle.Unpickler):
    def __init__(self, renames: Renames, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self._renames = renames

    def find_class(self, module_name: str, global_name: str) -> Any:
        return super().find_class(*self._renames.of(ClassName(module_name, global_name)))


def renaming(
    serde: SerializerProtocol | None, renamed: Mapping[str, str] | None
) -> SerializerProtocol | None:
    """A serializer that reads renamed classes; the given one, or None, if there are none."""
    if not renamed:
        return serde
    renames = Renames(renamed)
    if serde is None:
        return None
    if type(serde) not in _LANGGRAPHS:
        raise InvalidOptionError(
            f"renamed needs LangGraph's JsonPlusSerializer, and serde is {type(serde).__name__}: "
            "have your serializer read the old names"
        )
    return RenamingSerializer(serde, renames)  # type: ignore[arg-type]  # its type is asked above


def _check_name(name: object) -> None:
    if not isinstance(name, str) or not all(part.isidentifier() for part in name.split(".")):
        shown = repr(name)[:80]
        raise InvalidOptionError(
            f"renamed has {shown}, which names no class: it is "
            "{'old.module.Class': 'new.module.Class'}, or modules"
        )
