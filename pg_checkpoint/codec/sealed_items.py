"""Sealed items: values of the store, encrypted, each bound to its namespace and key.

Pure. In the column `exact` stands

    pg:aes:     and the ciphertext (Base64) of the value's JSON, where that is in clear otherwise

and in the column `value`, which filters see, only the fields that were declared clear: a copy,
which is never returned. No JSON begins as what is sealed does.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any, TypeAlias

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.schema_cipher import DistrustedKeyError, SchemaCipher
from pg_checkpoint.errors import DecryptionError

# The name of a field of the value, or the names on the way to a nested one.
Field: TypeAlias = "str | tuple[str, ...]"

_MARK = "pg:aes:"
_LAYOUT = "pg_checkpoint 2"


class ItemSealing:
    """What a store with a cipher does to the values of its items."""

    def __init__(self, cipher: SchemaCipher, *, allow_plaintext: bool) -> None:
        self.cipher = cipher
        self._allow_plaintext = allow_plaintext

    def seal(self, namespace: str, key: str, text: str) -> str:
        """What is stored in `exact` for a value's JSON; the namespace as it is written."""
        return (
            _MARK
            + b64encode(self.cipher.seal(text.encode(), _place(namespace, key), None)).decode()
        )

    def open(self, namespace: str, key: str, stored: str) -> str:
        """Decrypts a value; returns its JSON."""
        try:
            if is_sealed_item(stored):
                return self._open(stored, _place(namespace, key))
        except DistrustedKeyError:
            raise
        except DecryptionError as error:
            raise _unreadable(namespace, key, error) from error
        if self._allow_plaintext:
            return stored
        raise _unreadable(namespace, key, "it is not encrypted: allow_plaintext=True accepts it")

    def _open(self, stored: str, place: bytes) -> str:
        try:
            sealed = b64decode(stored[len(_MARK) :], validate=True)
        except ValueError:
            raise DecryptionError("not a ciphertext") from None
        return self.cipher.open(sealed, place, None).decode()


def is_sealed_item(stored: str) -> bool:
    """Whether a stored value is encrypted."""
    return stored.startswith(_MARK)


def field_path(field: Field) -> tuple[str, ...]:
    """The names on the way to a field."""
    path = (field,) if isinstance(field, str) else tuple(field) if _has_parts(field) else ()
    if not path or not all(isinstance(name, str) for name in path):
        refuse("a searchable field", "a name, or a tuple of names", field)
    return path


def _has_parts(field: object) -> bool:
    return isinstance(field, Sequence) and not isinstance(field, bytes)


def clear_part(seen: str, paths: Sequence[tuple[str, ...]]) -> str:
    """What stays of a value for filters: of its JSON only the fields with these paths."""
    if not paths:
        return "{}"
    value, found = json.loads(seen), dict[str, Any]()
    for path in paths:
        _copy(value, path, found)
    return json.dumps(found, separators=(",", ":"))


def _copy(value: Any, path: tuple[str, ...], into: dict[str, Any]) -> None:
    first, *rest = path
    if not isinstance(value, dict) or first not in value:
        return
    if not rest:
        into[first] = value[first]
    elif isinstance(value[first], dict):
        _copy(value[first], tuple(rest), into.setdefault(first, {}))


def _place(namespace: str, key: str) -> bytes:
    # Neither holds NUL.
    return "\0".join((_LAYOUT, "item", namespace, key)).encode()


def _unreadable(namespace: str, key: str, why: object) -> DecryptionError:
    labels = tuple(namespace.split("\1")[:-1])
    return DecryptionError(f"can't decrypt the item {key!r} in {labels!r}: {why}")
