"""Encryption of a store's values: which fields stay in clear, what filters may ask for.

Pure. A value is split at the call, into its clear part and all of it, and encrypted when it is
sent: not before the first look at the schema is it known what for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.arguments import check_flag, refuse
from pg_checkpoint.codec.schema_cipher import SchemaCipher
from pg_checkpoint.codec.sealed_items import (
    Field,
    ItemSealing,
    clear_part,
    field_path,
    is_sealed_item,
)
from pg_checkpoint.errors import (
    CipherRequiredError,
    CorruptRowError,
    DecryptionError,
    InvalidOptionError,
    SerializerRequiredError,
    TypeNotAllowedError,
    UnsupportedCallError,
)
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.filters import fields_of
from pg_checkpoint.store.namespaces import ItemPlace, labels_of
from pg_checkpoint.store.typed_values import is_typed
from pg_checkpoint.store.values import JsonValue, decode, marked, plain_of


@dataclass(frozen=True)
class StoreSealing:
    """Encrypts the values of a store's items."""

    items: ItemSealing  # binds them to their places
    clear: tuple[tuple[str, ...], ...]  # paths of the fields that stay in clear, too

    @property
    def schema_id(self) -> bytes:
        """The id of the schema that it encrypts for."""
        return self.items.cipher.schema_id

    def split(self, value: JsonValue) -> JsonValue:
        """The clear part of a value, and beside it all of it, which is not encrypted yet."""
        return JsonValue(clear_part(value.value, self.clear), value.exact or value.value)

    def sealed(self, place: ItemPlace, value: JsonValue) -> JsonValue:
        """Encrypts what `split` returned, as it is stored."""
        text = self.items.seal(place.namespace_text, place.key_text, value.exact or "")
        return JsonValue(value.value, text)

    def check_filter(self, wanted: Mapping[Any, Any] | None) -> None:
        """Refuses a filter on fields that are encrypted; one that `path_of` takes."""
        for path in fields_of(wanted or {}):
            if not any(path[: len(clear)] == clear for clear in self.clear):
                shown = path[0] if len(path) == 1 else path
                raise UnsupportedCallError(
                    f"the field {shown!r} is encrypted, so no filter can ask for it: a store made "
                    "with searchable=[...] keeps the fields named there in clear"
                )


def sealing_of(
    settings: Settings, searchable: Sequence[Field], *, indexes: bool, allow_index_leak: bool
) -> StoreSealing | None:
    """What encrypts a store's values; None without a cipher."""
    check_flag("allow_index_leak", allow_index_leak)
    if isinstance(searchable, (str, bytes)) or not isinstance(searchable, Iterable):
        refuse("searchable", "a list of fields", searchable)
    clear = tuple(map(field_path, searchable))
    if any(marked(name) != name for path in clear for name in path):
        raise InvalidOptionError("a searchable field's name can't have NUL or lone surrogates")
    if settings.cipher is None:
        if clear or allow_index_leak:
            name = "searchable" if clear else "allow_index_leak"
            raise InvalidOptionError(f"{name} means nothing without a cipher")
        return None
    if indexes and not allow_index_leak:
        raise UnsupportedCallError(
            "a store with a cipher and an index keeps vectors, or words, in clear, which tell much "
            "of the texts: allow_index_leak=True says that you know this (docs/security.md)"
        )
    cipher = SchemaCipher(settings.cipher)
    return StoreSealing(ItemSealing(cipher, allow_plaintext=settings.allow_plaintext), clear)


def opened(
    seal: StoreSealing | None,
    namespace: str,
    key: str,
    row: Sequence[Any],
    prefix: str = "",
    serde: SerializerProtocol | None = None,
) -> dict[str, Any]:
    """The value of an item that was read."""
    where = _named(namespace, key)
    stored, exact = _decrypted(seal, namespace, key, row, prefix)
    if serde is None and exact and is_typed(stored):
        raise SerializerRequiredError(
            f"{where} has values of types that JSON has not: make the store with the serde that "
            "it was put with, as serde=JsonPlusSerializer()"
        )
    try:
        return decode(stored, exact, serde)
    except TypeNotAllowedError as error:
        raise error.at(where) from None
    except CorruptRowError as error:
        raise CorruptRowError(f"can't decode {where}: {error}") from error.__cause__


def opened_plain(
    seal: StoreSealing | None, namespace: str, key: str, row: Sequence[Any]
) -> dict[str, Any]:
    """What texts are taken from: what is JSON of an item's value, which needs no serializer.

    Takes what `opened` does, and raises its other errors.
    """
    stored, _ = _decrypted(seal, namespace, key, row)
    try:
        return plain_of(stored)
    except CorruptRowError as error:
        raise CorruptRowError(f"can't decode {_named(namespace, key)}: {error}") from None


def _decrypted(
    seal: StoreSealing | None, namespace: str, key: str, row: Sequence[Any], prefix: str = ""
) -> tuple[str, bool]:
    """The text of a value in clear, and whether it is in the form of `exact`."""
    stored, exact = row
    if seal is not None:
        if not namespace.startswith(prefix):
            where, found = _named(namespace, key), labels_of(prefix)
            raise DecryptionError(f"{where} was found in {found!r}: it was moved there")
        # Python's JSON reads either form.
        return seal.items.open(namespace, key, stored), True
    if exact and is_sealed_item(stored):
        where = _named(namespace, key)
        raise CipherRequiredError(f"{where} is encrypted: make the store with the cipher")
    return stored, exact


def _named(namespace: str, key: str) -> str:
    return f"the item {key!r} in {labels_of(namespace)!r}"
