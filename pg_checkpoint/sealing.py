"""Rows encrypted, each ciphertext bound to its place, and opened again.

Pure. What is encrypted, and what its place (the associated data) is:

    blob       the whole value, or what is in no chunk   thread, namespace, channel, version, type,
                                                         and the names of all its chunks
    chunk      a piece of a value                        thread, name
    write      the value                                 its whole key, task path, channel, type
    checkpoint the small values, which channels have     its key, and all versions in it
               others, and the parent's id

The server follows the names of chunks, so those stand in clear, and groups, which
hold nothing else. They are HMACs with a key of the thread's own: equal values are
stored once within a thread and are not known as equal in two. Only writing takes
that key; what a name stands for is proved by the cipher, so that the ring's naming
key may change. Then a thread's lists are stored once more, under new names.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import orjson

from pg_checkpoint.chunks import DIGEST_SIZE
from pg_checkpoint.encryption import AesGcmCipher
from pg_checkpoint.errors import DecryptionError
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.sealed_metadata import MetadataSealing

__all__ = ["Sealing", "is_sealed"]

# Begins the type of a value that is encrypted; "pg:" can't be mistaken for a serializer's.
_MARK = "pg:aes:"
# Goes up when places change.
_LAYOUT = "pg_checkpoint 1"
_OPTIONS = orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS


def is_sealed(type_: str | None) -> bool:
    """Whether a value of this type is encrypted."""
    return type_ is not None and type_.startswith(_MARK)


class Sealing:
    """What a saver with a cipher does to its rows.

    Args:
        cipher: Encrypts.
        allow_plaintext: Whether rows that are not encrypted may be read.
        encrypt_metadata: Whether metadata is encrypted too.

    Attributes:
        metadata: What is done to metadata.
        allow_plaintext: As given.
    """

    def __init__(
        self, cipher: AesGcmCipher, *, allow_plaintext: bool, encrypt_metadata: bool
    ) -> None:
        self.metadata = MetadataSealing(
            cipher, encrypts=encrypt_metadata, allow_plaintext=allow_plaintext
        )
        self._cipher = cipher
        self.allow_plaintext = allow_plaintext

    @property
    def active_key(self) -> str:
        """The id of the key that encrypts."""
        return self._cipher.keys.active

    # --- writing ---

    def namer(self, thread_id: str) -> Callable[[bytes], bytes]:
        """Gives the pieces of a thread their names, in the place of chunks.digest_of."""
        keys = self._cipher.keys
        key = keys.derive(keys.naming, b"chunks" + thread_id.encode())
        return lambda piece: hmac.digest(key, piece, "sha256")[:DIGEST_SIZE]

    def blob(
        self, key: CheckpointKey, names: bytes, channel: str, version: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """A blob's type and ciphertext."""
        place = _blob_place(key, names, channel, version, type_)
        return _MARK + type_, self._cipher.seal(data, place)

    def chunks(
        self, thread_id: str, groups: Iterable[bytes]
    ) -> Callable[[Mapping[bytes, bytes]], dict[bytes, bytes]]:
        """Encrypts pieces, but for the groups."""
        as_they_are, seal = set(groups), self._cipher.seal
        return lambda pieces: {
            name: piece if name in as_they_are else seal(piece, _chunk_place(thread_id, name))
            for name, piece in pieces.items()
        }

    def write(
        self, key: CheckpointKey, task: tuple[str, int, str], channel: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """A pending write's type and ciphertext; the task being its id, the index, its path."""
        return _MARK + type_, self._cipher.seal(data, _write_place(key, task, channel, type_))

    def small_values(
        self,
        key: CheckpointKey,
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        values: Mapping[str, Any],
        large: Iterable[str],
    ) -> bytes:
        """The column `sealed` of a checkpoint: its small values, and which others it has."""
        data = orjson.dumps([parent_id, sorted(large), values])
        return self._cipher.seal(data, _checkpoint_place(key, checkpoint))

    # --- reading; all raise DecryptionError ---

    def is_sealed(self, type_: str) -> bool:
        """Whether a value is encrypted; refuses one that is not and has to be."""
        if is_sealed(type_):
            return True
        self._take_plaintext()
        return False

    def open_blob(
        self, key: CheckpointKey, names: bytes, channel: str, version: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """What `blob` was given."""
        type_ = type_[len(_MARK) :]
        return type_, self._cipher.open(data, _blob_place(key, names, channel, version, type_))

    def open_chunk(self, thread_id: str) -> Callable[[bytes, bytes], bytes]:
        """Opens a thread's chunks by name, in the place of chunks.checked."""
        return lambda name, chunk: self._cipher.open(chunk, _chunk_place(thread_id, name))

    def open_write(
        self, key: CheckpointKey, task: tuple[str, int, str], channel: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """What `write` was given."""
        type_ = type_[len(_MARK) :]
        return type_, self._cipher.open(data, _write_place(key, task, channel, type_))

    def open_small_values(
        self,
        key: CheckpointKey,
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        sealed: bytes | None,
    ) -> tuple[dict[str, Any], list[str] | None]:
        """The small values of a checkpoint that was read, and which others it has, if known."""
        in_clear: dict[str, Any] = checkpoint.get("channel_values", {})
        if sealed is None:
            self._take_plaintext()
            return in_clear, None
        try:
            place = _checkpoint_place(key, checkpoint)
        except (AttributeError, KeyError, TypeError):
            raise DecryptionError("its versions are not what was stored") from None
        sealed_parent, large, values = orjson.loads(self._cipher.open(sealed, place))
        # A parent that was deleted is forgotten.
        if parent_id not in (None, sealed_parent) or in_clear != dict.fromkeys(values):
            raise DecryptionError("its parent or its values are not those that were stored")
        return values, large

    def _take_plaintext(self) -> None:
        if not self.allow_plaintext:
            raise DecryptionError(
                "it is not encrypted, which a saver with a cipher takes only "
                "with allow_plaintext=True"
            )


# Ids, names and types hold no NUL: joined by it, no two lists of the same length look alike.


def _blob_place(key: CheckpointKey, names: bytes, channel: str, version: str, type_: str) -> bytes:
    fields = (_LAYOUT, "blob", key.thread_id, key.checkpoint_ns, channel, version, type_, "")
    return "\0".join(fields).encode() + names


def _chunk_place(thread_id: str, name: bytes) -> bytes:
    return "\0".join((_LAYOUT, "chunk", thread_id, "")).encode() + name


def _write_place(key: CheckpointKey, task: tuple[str, int, str], channel: str, type_: str) -> bytes:
    task_id, idx, task_path = task
    fields = (_LAYOUT, "write", *key, task_id, str(idx), task_path, channel, type_)
    return "\0".join(fields).encode()


def _checkpoint_place(key: CheckpointKey, checkpoint: Mapping[str, Any]) -> bytes:
    seen = checkpoint["versions_seen"]
    versions = [
        checkpoint["v"],
        _texts(checkpoint["channel_versions"]),
        {node: _texts(versions) for node, versions in seen.items()},
    ]
    fields = "\0".join((_LAYOUT, "checkpoint", *key, "")).encode()
    return fields + orjson.dumps(versions, option=_OPTIONS)


def _texts(versions: Mapping[str, Any]) -> dict[str, str]:
    return {
        channel: version if isinstance(version, str) else _number(version)
        for channel, version in versions.items()
    }


def _number(version: float) -> str:
    """The same for what JSONB gives back: 1e16 comes back as an integer."""
    return repr(int(version) if float(version).is_integer() else version)
