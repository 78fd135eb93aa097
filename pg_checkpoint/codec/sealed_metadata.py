"""Sealed metadata: encrypted, but for the fields that are to stay in clear.

Pure. In the place of the metadata stands

    pg:sealed   the ciphertext (Base64) of all of it, and of the checkpoint's parent and time, which
                listings show; bound to the checkpoint's key and to all that stands beside it
    FIELD       each field that `clear_metadata` names, by which the server finds it
    parents, counters_since_delta_snapshot    a checkpoint id and the names of channels, which
                stand in clear elsewhere too: what deletes must know what depends on what

A field that was changed in clear does not open. What the server does not find, nobody opens: by a
change there a row can be hidden from a filter, as it can be deleted.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import orjson

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.places import metadata_place
from pg_checkpoint.codec.schema_cipher import SchemaCipher
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import DecryptionError, UnsupportedCallError

_SEALED = "pg:sealed"
# Characters that hold the id of a ciphertext's key.
_HEAD = 48


class OpenedMetadata(NamedTuple):
    """Metadata of a row that was read."""

    content: dict[str, Any]  # the metadata
    is_proved: bool = False  # whether what follows was encrypted with it
    # The checkpoint's parent when it was put, which may be deleted by now.
    parent_id: str | None = None
    # Its own time, as it is in the checkpoint's document; None if that is no text.
    created: str | None = None


class MetadataSealing:
    """What a saver with a cipher does to metadata and to filters on it."""

    def __init__(
        self,
        cipher: SchemaCipher,
        *,
        encrypts: bool,
        clear: Collection[str],
        allow_plaintext: bool,
    ) -> None:
        self._cipher = cipher
        self.encrypts = encrypts  # as given
        self._clear = frozenset(clear)
        self._allow_plaintext = allow_plaintext

    def settle(self, cipher: SchemaCipher) -> None:
        """Uses another cipher of the same keys from now on."""
        self._cipher = cipher

    def seal(
        self, key: CheckpointKey, metadata: str, parent_id: str | None, created: object
    ) -> str:
        """What is stored in the place of metadata (JSON text)."""
        if not self.encrypts:
            return metadata
        return self._seal(key, orjson.loads(metadata), parent_id, created, self._clear)

    def seal_again(
        self, key: CheckpointKey, stored: dict[str, Any], parent_id: str | None, created: object
    ) -> str | None:
        """Stored metadata encrypted by the active key, or None if it is and stays in clear."""
        if is_sealed_metadata(stored):
            content = self._open(key, stored).content
            # A saver that does not encrypt metadata does not know which fields stay in clear.
            as_before = [f for f, value in stored.items() if content.get(f) == value]
            clear = self._clear if self.encrypts else as_before
            return self._seal(key, content, parent_id, created, clear)
        if not self.encrypts:
            return None
        return self._seal(key, self.open(key, stored), parent_id, created, self._clear)

    def _seal(
        self,
        key: CheckpointKey,
        content: dict[str, Any],
        parent_id: str | None,
        created: object,
        clear: Collection[str],
    ) -> str:
        in_clear = _for_deletes(content) | {f: content[f] for f in clear if f in content}
        data = orjson.dumps([content, parent_id, created if isinstance(created, str) else None])
        sealed = self._cipher.seal(data, metadata_place(key, in_clear), key.thread_id)
        return orjson.dumps({_SEALED: b64encode(sealed).decode(), **in_clear}).decode()

    def open(self, key: CheckpointKey, stored: dict[str, Any]) -> dict[str, Any]:
        """The metadata of a checkpoint that was read; raises as `opened`."""
        return self.opened(key, stored).content

    def opened(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        """The metadata of a checkpoint that was read, and what was encrypted with it."""
        try:
            return self._open(key, stored)
        except DecryptionError as error:
            # Plaintext metadata is the user's: any key may be in it.
            if not self.encrypts or self._allow_plaintext:
                return OpenedMetadata(stored)
            raise type(error)(f"can't decrypt the metadata at {_where(key)}: {error}") from error

    def check_in_clear(self, names: Collection[str], what: str) -> None:
        """Refuses to look for fields that are encrypted."""
        if self.encrypts and (sealed := sorted(set(names) - self._clear)):
            raise UnsupportedCallError(
                f"with encrypt_metadata {what} needs the field {sealed[0]!r} of metadata in clear: "
                "name it in clear_metadata"
            )

    def _open(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        in_clear = dict(stored)
        if not isinstance(text := in_clear.pop(_SEALED, None), str):
            raise DecryptionError("it is not encrypted")
        try:
            sealed, place = b64decode(text, validate=True), metadata_place(key, in_clear)
        except (ValueError, TypeError, RecursionError):  # orjson's own error is a TypeError
            raise DecryptionError("not a ciphertext") from None
        content, parent_id, created = orjson.loads(self._cipher.open(sealed, place, key.thread_id))
        return OpenedMetadata(content, True, parent_id, created)


def _for_deletes(content: dict[str, Any]) -> dict[str, Any]:
    in_clear: dict[str, Any] = {}
    parents = content.get("parents")
    if isinstance(parents, dict) and isinstance(parents.get(""), str):
        in_clear["parents"] = {"": parents[""]}
    counters = content.get("counters_since_delta_snapshot")
    if isinstance(counters, dict):
        in_clear["counters_since_delta_snapshot"] = dict.fromkeys(counters)
    return in_clear


def data_key_of(stored: Mapping[str, Any]) -> str | None:
    """The id of the data key that stored metadata is encrypted by, if it is."""
    if not isinstance(text := stored.get(_SEALED), str):
        return None
    try:
        return data_key_id(b64decode(text[:_HEAD], validate=True))
    except ValueError:
        return None


def is_sealed_metadata(stored: Mapping[str, Any]) -> bool:
    """Whether stored metadata is encrypted; what is in clear has another name for its mark."""
    return isinstance(stored.get(_SEALED), str)


def _where(key: CheckpointKey) -> str:
    return f"thread {key.thread_id!r}, namespace {key.checkpoint_ns!r}, {key.checkpoint_id!r}"
