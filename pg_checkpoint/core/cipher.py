"""The cipher: AES-GCM with the keys of a key ring, and the data keys of threads."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import re
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, Protocol, TypeVar
from weakref import WeakValueDictionary

from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from typing_extensions import Self

from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_flag, check_instance, refuse


class KeyWrapper(Protocol):
    """Encrypts and decrypts data keys, as the key of a KMS does.

    The ring's key encrypts the wrapped key too, so the wrapper need not prove who has wrapped it.

    The methods may be coroutines. Otherwise they are called in a thread of their own. An error that
    they raise becomes the cause of an EncryptionKeyError. If the error is not an OSError, the KMS
    has refused, and is not asked for the same wrapped key again for five seconds.

    Attributes:
        key_id: The name of the key that wraps now. `rotate_keys` wraps data keys of other keys
            again.
    """

    @property
    def key_id(self) -> str:
        """The id of the key that wraps, for the rows that it wraps."""

    def wrap(self, data_key: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Encrypts a data key.

        Args:
            data_key: 48 bytes.
            context: Thread, schema and the cipher's context, to which the key is bound. Give it to
                the KMS as additional data, if the KMS takes any. It is checked in any case.
        """

    def unwrap(self, wrapped: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Decrypts a data key that `wrap` encrypted for this context, with whichever key."""


# --- the key ring ---
#
# A ring never shows its keys: it keeps only what it derives from them by HKDF-SHA256 (RFC 5869),
# has no keys in its repr or errors, and can't be pickled.


_ID = re.compile(r"[A-Za-z0-9._-]{1,32}", re.ASCII)
# The ids that a row may name: no path leads up from them, and no program takes one for an option.
_STORED_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,31}", re.ASCII)
_SIZES = (16, 24, 32)
# Seconds for which a key is not fetched again that could not be had, and the most such ids.
_MISS_SECONDS, _MOST_MISSES = 5.0, 256
_EXTRACT_SALT = b"pg_checkpoint key ring 1"
# After an entry of the environment or of a file.
_DISABLED = "disabled"
# Bytes that come twice in no random key.
_REPEATED = 8
_HOW_TO_MAKE = "`openssl rand -base64 32` makes a good one (in Python os.urandom(32))"


class KeyRing:
    """Keys of 128, 192 or 256 bits by id, in the order in which they came into use.

    Add a new key at the end: it encrypts from then on, and the earlier keys decrypt stored rows.
    You can remove a key when no row needs it any more. A disabled key acts like a removed one, but
    errors say that it is disabled.

    Ids are up to 32 letters, digits, dots, dashes and underscores. They are part of
    every ciphertext, in clear.

    Args:
        keys: By id, in order.
        active: The id of the key that encrypts; by default the last one that is enabled.
        naming: The id of the key that names chunks; by default the first one that is enabled, so
            that names stay when a key is added. Encryption and decryption do not use it.
        disabled: The ids of keys that neither decrypt nor encrypt.

    Attributes:
        active: The id of the key that encrypts.
        naming: The id of the key that names.
        disabled: As given.

    Raises:
        EncryptionKeyError: If a key or an id is invalid, or a key is weak: it repeats itself, is
            text or has few different bytes.
    """

    def __init__(
        self,
        keys: Mapping[str, bytes],
        *,
        active: str | None = None,
        naming: str | None = None,
        disabled: Collection[str] = (),
    ) -> None:
        if not isinstance(keys, Mapping) or not keys:
            raise errors.EncryptionKeyError(
                'a key ring needs a key, such as {"2026": os.urandom(32)}'
            )
        self._source: _Source | None = None
        made = {_checked_id(key_id): _Key(key_id, key) for key_id, key in keys.items()}
        self.disabled = _checked_ids(disabled)
        if unknown := [key_id for key_id in self.disabled if key_id not in made]:
            raise errors.EncryptionKeyError(
                f"disabled names the key {unknown[0]!r}, which is not in the ring"
            )
        self._keys = {key_id: key for key_id, key in made.items() if key_id not in self.disabled}
        if not self._keys:
            raise errors.EncryptionKeyError(
                "a key ring needs at least one key that is not disabled"
            )
        ids = list(self._keys)
        self.active = self._known(ids[-1] if active is None else active)
        self.naming = self._known(ids[0] if naming is None else naming)

    @classmethod
    def from_base64(
        cls,
        keys: Mapping[str, str],
        *,
        active: str | None = None,
        naming: str | None = None,
        disabled: Collection[str] = (),
    ) -> Self:
        """Returns a ring of keys in Base64 (`openssl rand -base64 32`).

        Takes and raises what the class does otherwise.
        """
        if not isinstance(keys, Mapping):
            raise errors.EncryptionKeyError(
                'keys must be a dict by id, such as {"2026": "kXbS..."}'
            )
        decoded = {_checked_id(key_id): _decode(key_id, text) for key_id, text in keys.items()}
        return cls(decoded, active=active, naming=naming, disabled=disabled)

    @classmethod
    def from_environment(
        cls,
        variable: str = "PG_CHECKPOINT_KEYS",
        *,
        active: str | None = None,
        naming: str | None = None,
    ) -> Self:
        """Returns a ring from an environment variable with `id:base64` entries.

        Spaces or commas separate the entries. `:disabled` after a key disables it.

        Args:
            variable: The name of the variable.
            active: As for the class.
            naming: As for the class.

        Raises:
            EncryptionKeyError: If the variable is not set, or an entry is not a key.
        """
        check_instance("variable", variable, str, "the name of an environment variable")
        if (text := os.environ.get(variable)) is None:
            raise errors.EncryptionKeyError(
                f"the environment variable {variable} is not set: set it to keys as id:base64, "
                'such as "2026:$(openssl rand -base64 32)"'
            )
        return cls._from_entries(text, variable, active, naming)

    @classmethod
    def from_file(
        cls, path: str | Path, *, active: str | None = None, naming: str | None = None
    ) -> Self:
        """Returns a ring from a file with one entry per line, in the form of `from_environment`.

        A comment begins with `#`.

        Args:
            path: The path of the file.
            active: As for the class.
            naming: As for the class.

        Raises:
            EncryptionKeyError: If an entry is not a key.
            OSError: If the file can't be read.
        """
        check_instance("path", path, (str, Path), "the path of a file")
        try:
            data = Path(path).read_bytes()
        except ValueError as error:
            raise errors.InvalidOptionError("path is not a valid file path") from error
        try:
            lines = data.decode().splitlines()
        except UnicodeDecodeError:
            raise errors.EncryptionKeyError(
                f"{path} is not text; it must have one id:base64 a line"
            ) from None
        text = "\n".join(line.split("#")[0] for line in lines)
        return cls._from_entries(text, str(path), active, naming)

    @classmethod
    def _from_entries(cls, text: str, source: str, active: str | None, naming: str | None) -> Self:
        keys: dict[str, str] = {}
        disabled: list[str] = []
        for entry in text.replace(",", " ").split():
            key_id, colon, key = entry.partition(":")
            key, state_follows, state = key.partition(":")
            if not colon or (state_follows and state != _DISABLED):
                raise errors.EncryptionKeyError(
                    f"an entry of {source} is not id:base64 or id:base64:{_DISABLED}, such as "
                    '"2026:$(openssl rand -base64 32)"'
                )
            if _checked_id(key_id) in keys:
                raise errors.EncryptionKeyError(f"{source} has the key {key_id!r} twice")
            keys[key_id] = key
            disabled += [key_id] * bool(state_follows)
        return cls.from_base64(keys, active=active, naming=naming, disabled=disabled)

    @classmethod
    def from_callable(
        cls,
        fetch: Callable[[str], bytes],
        *,
        active: str,
        naming: str | None = None,
        ids: Collection[str] | Callable[[str], bool] | None = None,
        disabled: Collection[str] = (),
    ) -> Self:
        """Returns a ring that fetches keys by id, for instance from a KMS.

        The ring fetches each key once, the active and naming keys immediately.

        Anybody who can write to the tables chooses which ids are fetched. Give `ids`: without it
        `fetch` is called with any id that a row names (letters, digits, dots, dashes and
        underscores, not beginning with a dot or dash), and must return only keys that only you can
        have made.

        Args:
            fetch: Returns the key of an id, or raises. It blocks, in the thread that reads a row
                with a new id. An id for which it raises is not fetched again for five seconds.
            active: The id of the key that encrypts.
            naming: As for the class; the active one by default.
            ids: All ids that may exist, or a function that says of an id whether it may.
            disabled: As for the class; these keys are not fetched.

        Raises:
            EncryptionKeyError: If the active or naming key is unavailable.
        """
        if not callable(fetch):
            refuse("fetch", "a function that returns the key of an id", fetch)
        if isinstance(ids, str) or not (ids is None or callable(ids) or isinstance(ids, Iterable)):
            refuse("ids", "a list of ids, or a function", ids)
        source = _Source(fetch, ids)
        if _checked_id(active) in _checked_ids(disabled):
            raise _is_disabled(active)
        ring = cls({active: source.get(active)}, active=active)
        ring._source, ring.disabled = source, _checked_ids(disabled)
        ring.naming = ring._known(_checked_id(active if naming is None else naming))
        return ring

    @property
    def ids(self) -> list[str]:
        """The ids of the keys that were given or fetched, without disabled ones."""
        return list(self._keys)

    def derive(self, key_id: str, purpose: bytes) -> bytes:
        """Derives 32 bytes from a key for a purpose (HKDF-Expand), which reveal nothing of the key.

        Raises:
            EncryptionKeyError: If the key does not exist.
        """
        return self._keys[self._known(key_id)].derive(purpose)

    def size(self, key_id: str) -> int:
        """The length of a key in bytes; raises the errors of `derive`."""
        return self._keys[self._known(key_id)].size

    def _known(self, key_id: str) -> str:
        if not isinstance(key_id, str) or key_id not in self._keys:
            if key_id in self.disabled:
                raise _is_disabled(key_id)
            if self._source is None:
                raise errors.EncryptionKeyError(
                    f"the key {key_id!r} is not in the ring: add it to the keys"
                )
            self._keys[key_id] = _Key(key_id, self._source.get(key_id))
        return key_id

    def __repr__(self) -> str:
        disabled = f", disabled={self.disabled!r}" if self.disabled else ""
        return f"KeyRing(ids={self.ids!r}, active={self.active!r}{disabled})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a KeyRing can't be pickled, because the pickle would contain its keys")


class _Key:
    """A secret that is derived of a key, and derives others; the key itself is not kept."""

    __slots__ = ("_extracted", "size")

    def __init__(self, key_id: str, key: bytes) -> None:
        self.size = len(_checked_key(key_id, key))
        self._extracted = hmac.digest(_EXTRACT_SALT, bytes(key), "sha256")

    def derive(self, purpose: bytes) -> bytes:
        return hmac.digest(self._extracted, purpose + b"\x01", "sha256")


class _Source:
    """The function that fetches keys, and the ids that it may be called with."""

    def __init__(
        self, fetch: Callable[[str], bytes], ids: Collection[str] | Callable[[str], bool] | None
    ) -> None:
        self._fetch = fetch
        self._may = ids if callable(ids) else None if ids is None else frozenset(ids).__contains__
        # When each miss is forgotten, the oldest first.
        self._misses: dict[str, float] = {}

    def get(self, key_id: str) -> bytes:
        form = _STORED_ID if self._may is None else _ID
        if not form.fullmatch(key_id) or not (self._may is None or self._may(key_id)):
            raise errors.EncryptionKeyError(f"the key {key_id!r} is not allowed")
        if self._misses.get(key_id, 0) > time.monotonic():
            raise errors.EncryptionKeyError(f"the key {key_id!r} was unavailable a moment ago")
        try:
            return _checked_key(key_id, self._fetch(key_id))
        except Exception as error:
            self._misses.pop(key_id, None)
            self._misses[key_id] = time.monotonic() + _MISS_SECONDS
            if len(self._misses) > _MOST_MISSES:
                del self._misses[next(iter(self._misses))]
            if isinstance(error, errors.EncryptionKeyError):
                raise
            raise errors.EncryptionKeyError(
                f"the key {key_id!r} is unavailable ({type(error).__name__})"
            ) from error


def _checked_key(key_id: str, key: bytes) -> bytes:
    """A key, unless it can't be one, or is no random bytes as far as that shows.

    Of random keys of 256 bits it refuses one in 10^11, of 128 bits one in 300,000.
    """
    if not isinstance(key, (bytes, bytearray)):
        raise errors.EncryptionKeyError(
            f"the key {key_id!r} must be bytes, not {type(key).__name__}"
        )
    if len(key) not in _SIZES:
        raise errors.EncryptionKeyError(
            f"the key {key_id!r} must have 16, 24 or 32 bytes, not {len(key)}: {_HOW_TO_MAKE}"
        )
    if any(key[n:] == key[:-n] for n in range(1, len(key) - _REPEATED + 1)):
        weakness = "repeats itself"
    elif len(set(key)) <= len(key) // 2:
        weakness = "has few different bytes"
    elif _is_text(key.strip(b"\0")):
        weakness = "is text, such as a password, or a key that is still in Base64 or hexadecimal"
    else:
        return key
    raise errors.EncryptionKeyError(
        f"the key {key_id!r} can be guessed: it {weakness}. {_HOW_TO_MAKE}"
    )


def _is_text(key: bytes) -> bool:
    try:
        return all(sign.isprintable() or sign in "\t\r\n" for sign in key.decode())
    except UnicodeDecodeError:
        return False


def _is_disabled(key_id: str) -> errors.EncryptionKeyError:
    return errors.EncryptionKeyError(
        f"the key {key_id!r} is disabled: enable it in the key ring to read the rows that need it"
    )


def _checked_ids(key_ids: Collection[str]) -> Sequence[str]:
    if isinstance(key_ids, str) or not isinstance(key_ids, Iterable):
        refuse("disabled", "a list of ids", key_ids)
    return [_checked_id(key_id) for key_id in key_ids]


def _checked_id(key_id: str) -> str:
    if not isinstance(key_id, str) or not _ID.fullmatch(key_id):
        # It may be a key in the wrong place.
        raise errors.EncryptionKeyError(
            "a key id must have 1 to 32 letters, digits, dots, dashes and underscores"
        )
    return key_id


def _decode(key_id: str, text: str) -> bytes:
    try:
        return base64.b64decode(text.translate({ord("-"): "+", ord("_"): "/"}), validate=True)
    except (AttributeError, TypeError, ValueError, binascii.Error):
        raise errors.EncryptionKeyError(
            f"the key {key_id!r} is not Base64: {_HOW_TO_MAKE}"
        ) from None


# --- AES-GCM with keys of a ring ---
#
#     sealed   01 │ flags │ length of id │ key id │ salt (16) │ proof (16) │ nonce (12)
#              │ ciphertext │ tag (16)
#
# The key id names a key of the ring, or (the flags say which) a thread's data key; with the salt it
# gives the message key (HKDF-SHA256), as long as that key. The flags say too whether the plaintext
# is a data key that a KMS has wrapped. Everything before the ciphertext, and the place that the
# caller names, is authenticated too; between them stands a hash of the cipher's context and of the
# scope (a schema), if the flags say that there is one.
#
# The proof is derived from key and salt as well (key commitment): AES-GCM alone lets somebody who
# knows two keys make a ciphertext that both open, each to something else. Here a key that did not
# encrypt is refused before, and told from a ciphertext that was changed.
#
# A nonce is a keyed BLAKE2b of the header before it, the hash of context and scope, fresh
# randomness, the place and the plaintext. With a good source of randomness that is as good as
# random. With one that repeats itself (a virtual machine that goes on twice from the same snapshot)
# two messages share a nonce only if they are the same message in the same place, and then they are
# the same ciphertext: AES-GCM would give away the XOR of two plaintexts, and a way to forge, if
# they were two. AES-GCM-SIV promises the same, but needs OpenSSL 3.2, and takes longer to encrypt
# and, above all, to open.
#
# 96 bits that look random are good for 2^32 messages under a key (NIST SP 800-38D), ten days of a
# busy service. So a cipher takes a new random salt, and by it a new message key, every 2^16
# messages. After 2^48 messages under one key of the ring the chance that any two share key and
# nonce is 2^-33. A salt of its own for each message would be good for more, and cost 8 µs a message
# instead of 3.


if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from langgraph.checkpoint.serde.base import SerializerProtocol

_VERSION = 1
_COMPRESSED, _SCOPE, _CONTEXT, _DATA_KEY, _OF_KMS = 1, 2, 4, 8, 16
_BOUND = _SCOPE | _CONTEXT
_KINDS = _DATA_KEY | _OF_KMS
_SALT, _PROOF, _NONCE, _TAG = 16, 16, 12, 16
# Fresh bytes in each nonce.
_RANDOM = 16
_MESSAGES_PER_SALT = 2**16
# Message keys kept for reading, of the ring and of each data key.
_KEPT, _KEPT_OF_THREAD = 1_024, 32
_NAME = "pg-aes-gcm"
_NO_PLACE = b"serializer"
_BINDING = b"pg_checkpoint context 1"


class _MessageKey(NamedTuple):
    """The key that encrypts the messages of one salt."""

    key: AESGCM
    header: bytes  # the bytes before the nonce
    nonces: hashlib.blake2b  # a keyed hash of header and binding; copied for each nonce
    of_compressed: tuple[bytes, hashlib.blake2b]  # header and hash for compressed messages


class AesGcmCipher:
    """Encrypts with a ring's active key, decrypts with any of its keys. Thread-safe.

    Args:
        keys: The ring.
        compress: Whether to compress values first (zlib), if that makes them shorter. Lengths then
            reveal something about the content. Leave it off if others can choose a part of a value
            and see its encrypted length.
        context: The purpose of the cipher, such as b"prod". Values that were encrypted in another
            context don't open, even with the same keys. It is not secret, and not stored.
        data_keys: Whether each thread is encrypted by a key of its own, which a saver keeps in the
            database. The ring's active key wraps it, or a KMS that is given here. The ring then
            names chunks and answers filters.
        accept_without_kms: Whether, beside a KMS, rows of threads and data keys also open that were
            made with a key of the ring alone, from before there was a KMS. Use it only for the time
            of a rotation: anybody who has that key can forge such rows.

    Attributes:
        keys: As given.
        data_keys: As given.
        takes_ring: Whether rows of threads, and data keys, open that were made with a key of the
            ring alone.
        bound_by: The flags in the second byte of its ciphertexts, without that for compression.
        binding: The hash of context and scope that its ciphertexts are bound to.

    Raises:
        ImportError: If the package cryptography is not installed.
        InvalidOptionError: If an argument has an impossible value.
    """

    def __init__(
        self,
        keys: KeyRing,
        *,
        compress: bool = False,
        context: bytes = b"",
        data_keys: bool | KeyWrapper = False,
        accept_without_kms: bool = False,
    ) -> None:
        check_instance("keys", keys, KeyRing, "a KeyRing")
        check_flag("compress", compress)
        check_flag("accept_without_kms", accept_without_kms)
        if not isinstance(data_keys, bool) and not hasattr(data_keys, "wrap"):
            refuse("data_keys", "True, False or a KeyWrapper", data_keys)
        check_instance("context", context, bytes, "bytes, as b'prod'")
        self.keys = keys
        self.data_keys = data_keys
        self.takes_ring = accept_without_kms or isinstance(data_keys, bool)
        self._kind, self._kept = 0, _KEPT
        self._compress = compress
        self._context = context
        self.bound_by, self.binding = _binding(context, b"")
        self._aesgcm, self._invalid = _implementation()
        self._sealing, self._remaining = self._new_message_key(), _MESSAGES_PER_SALT
        # By all that comes before the nonce, with what stands for context and scope.
        self._opening: dict[bytes, AESGCM] = {}

    def within(self, scope: bytes) -> AesGcmCipher:
        """The same cipher for one scope. Its ciphertexts open in this scope only."""
        cipher = self._copied()
        cipher.bound_by, cipher.binding = _binding(self._context, scope)
        return cipher

    def around_kms(self) -> AesGcmCipher:
        """The same cipher for the output of a KMS. Neither cipher opens the other's ciphertexts."""
        cipher = self._copied()
        cipher._kind = _OF_KMS
        return cipher

    def with_data_key(self, key_id: str, key: bytes) -> AesGcmCipher:
        """The same cipher for one thread, with its data key in place of the ring."""
        cipher = self._copied()
        cipher.keys = KeyRing({key_id: key})
        cipher._kind, cipher._kept = _DATA_KEY, _KEPT_OF_THREAD
        return cipher

    def _copied(self) -> AesGcmCipher:
        cipher = copy(self)
        # So that it makes message keys of its own.
        cipher._remaining, cipher._opening = 0, {}
        return cipher

    @property
    def data_key_beginnings(self) -> list[bytes]:
        """The first bytes of ciphertexts made with data keys and bound as they should be."""
        flags = self.bound_by | _DATA_KEY
        return [bytes((_VERSION, flags | flag)) for flag in (0, _COMPRESSED)]

    @property
    def beginnings(self) -> list[bytes]:
        """The first bytes of its ciphertexts: version, flags, active key; compressed or not."""
        key_id = self.keys.active.encode()
        versions = [bytes((_VERSION, self.bound_by | flag)) for flag in (0, _COMPRESSED)]
        return [version + bytes((len(key_id),)) + key_id for version in versions]

    def encrypt(self, plaintext: bytes) -> tuple[str, bytes]:
        """Encrypts for LangGraph's EncryptedSerializer: not bound to a place."""
        return _NAME, self.seal(plaintext, _NO_PLACE)

    def decrypt(self, ciphername: str, ciphertext: bytes) -> bytes:
        """Decrypts for LangGraph's EncryptedSerializer; raises as `open`."""
        if ciphername != _NAME:
            raise errors.DecryptionError(
                f"it was encrypted with {ciphername!r}, not with {_NAME!r}"
            )
        return self.open(ciphertext, _NO_PLACE)

    def seal(self, plaintext: bytes, place: bytes) -> bytes:
        """Encrypts a value, bound to a place: it opens only for the same place."""
        if self._remaining <= 0:
            # In this order: until then other threads must not take the key that a copy began with.
            self._sealing = self._new_message_key()
            self._remaining = _MESSAGES_PER_SALT
        self._remaining -= 1
        key, header, nonces, of_compressed = self._sealing
        if self._compress and len(shorter := zlib.compress(plaintext, 1)) < len(plaintext):
            plaintext, (header, nonces) = shorter, of_compressed
        nonce = _nonce(nonces, place, plaintext)
        header += nonce
        return header + key.encrypt(nonce, plaintext, header + self.binding + place)

    def open(self, sealed: bytes, place: bytes) -> bytes:
        """Decrypts a ciphertext that `seal` made for the same place.

        Raises:
            DecryptionError: If it was changed, cut or moved, or its key is missing.
                The message has neither keys nor content.
        """
        if len(sealed) < 3 or sealed[0] != _VERSION:
            raise errors.DecryptionError("not a ciphertext of a known version")
        proved = 3 + sealed[2] + _SALT + _PROOF
        end = proved + _NONCE
        if len(sealed) < end + _TAG:
            raise errors.DecryptionError("the ciphertext is cut short")
        key = self._opening.get(sealed[:proved]) or self._message_key(sealed[:proved])
        begin = sealed[:end]
        try:
            plaintext = key.decrypt(begin[proved:], sealed[end:], begin + self.binding + place)
        except self._invalid:
            where = ", or belongs to another schema or context" if sealed[1] & _BOUND else ""
            raise errors.DecryptionError(f"the ciphertext was changed or moved{where}") from None
        return zlib.decompress(plaintext) if sealed[1] & _COMPRESSED else plaintext

    def key_id(self, sealed: bytes) -> str:
        """The id of the key that a ciphertext needs, from its header; raises as `open`."""
        if len(sealed) < 3 + _SALT or sealed[0] != _VERSION:
            raise errors.DecryptionError("not a ciphertext of a known version")
        return _id_of(sealed[2:])

    def _check_bound(self, flags: int) -> None:
        flags &= _BOUND
        if flags & ~self.bound_by:
            raise errors.DecryptionError(
                "it is bound to a context or a schema, which this cipher does not have"
            )
        if flags != self.bound_by:
            raise errors.DecryptionError(
                "it was encrypted without a context or a schema. To change the context of threads, "
                "export them and import them into another schema"
            )

    def _new_message_key(self) -> _MessageKey:
        key_id = self.keys.active
        salt = os.urandom(_SALT)
        key, proof = self._derived(key_id, salt)
        secret = self.keys.derive(key_id, b"nonces of message" + salt)
        flags = self.bound_by | self._kind
        after = bytes((len(key_id),)) + key_id.encode() + salt + proof
        headers = [bytes((_VERSION, flags | flag)) + after for flag in (0, _COMPRESSED)]
        plain, compressed = (
            (header, hashlib.blake2b(header + self.binding, key=secret, digest_size=_NONCE))
            for header in headers
        )
        return _MessageKey(key, *plain, compressed)

    def _message_key(self, header: bytes) -> AESGCM:
        """The key that opens all messages with a header, up to the nonce."""
        if header[1] & _KINDS != self._kind:
            raise errors.DecryptionError(
                "it was encrypted with a kind of key that this row can't have"
            )
        self._check_bound(header[1])
        key_id, salt = _id_of(header[2:]), header[-_SALT - _PROOF : -_PROOF]
        try:
            key, proof = self._derived(key_id, salt)
        except errors.EncryptionKeyError as error:
            raise errors.DecryptionError(str(error)) from error
        if not hmac.compare_digest(proof, header[-_PROOF:]):
            raise errors.DecryptionError(
                f"it was not encrypted with the key {key_id!r}, or its header was changed"
            )
        if len(self._opening) >= self._kept:
            self._opening.clear()
        self._opening[header] = key
        return key

    def _derived(self, key_id: str, salt: bytes) -> tuple[AESGCM, bytes]:
        key = self.keys.derive(key_id, b"message" + salt)
        proof = self.keys.derive(key_id, b"proof of message" + salt)[:_PROOF]
        return self._aesgcm(key[: self.keys.size(key_id)]), proof

    def __repr__(self) -> str:
        return f"AesGcmCipher({self.keys!r})"


class Header(NamedTuple):
    """The header of a ciphertext, which opens only if the header is true."""

    key_id: str  # of the key that it needs
    bound_by: int  # as AesGcmCipher has it
    is_of_kms: bool  # whether it holds a data key that a KMS has wrapped


def header_of(sealed: bytes) -> Header | None:
    """None if it is no ciphertext, or names no key that there can be."""
    if len(sealed) < 3 + _SALT or sealed[0] != _VERSION:
        return None
    key_id = _id_of(sealed[2:])
    if not _ID.fullmatch(key_id):
        return None
    return Header(key_id, sealed[1] & _BOUND, bool(sealed[1] & _OF_KMS))


def data_key_id(sealed: bytes | None) -> str | None:
    """The id of the data key that a ciphertext names; None if it is encrypted by none."""
    if sealed is None or len(sealed) < 3 or sealed[0] != _VERSION or not sealed[1] & _DATA_KEY:
        return None
    return _id_of(sealed[2:])


def encrypted_serde(
    keys: KeyRing,
    serde: SerializerProtocol | None = None,
    *,
    compress: bool = False,
    context: bytes = b"",
) -> EncryptedSerializer:
    """Returns LangGraph's EncryptedSerializer with this cipher, for any saver.

    The serializer encrypts the values that a saver serializes. With LangGraph's own savers these do
    not include the small values and the metadata. It does not bind values to their place, and reads
    plaintext too. `AsyncPostgresSaver(..., cipher=AesGcmCipher(keys))` encrypts all of it, binds
    values to their place and refuses plaintext.

    Args:
        keys: The ring.
        serde: The inner serializer; LangGraph's `JsonPlusSerializer` by default.
        compress: As for AesGcmCipher.
        context: As for AesGcmCipher.
    """
    cipher = AesGcmCipher(keys, compress=compress, context=context)
    return EncryptedSerializer(cipher, serde or JsonPlusSerializer())


def _nonce(nonces: hashlib.blake2b, place: bytes, plaintext: bytes) -> bytes:
    """Another nonce for another message, whatever the randomness."""
    nonce = nonces.copy()
    # With the length, so that what ends the place can't begin the plaintext.
    nonce.update(os.urandom(_RANDOM) + len(place).to_bytes(8, "big") + place)
    nonce.update(plaintext)
    return nonce.digest()


def _binding(context: bytes, scope: bytes) -> tuple[int, bytes]:
    """The flags of what ciphertexts are bound to, and the hash that is authenticated for it."""
    flags = _CONTEXT * bool(context) | _SCOPE * bool(scope)
    fields = _BINDING, len(context).to_bytes(8, "big"), context, scope
    return flags, hashlib.sha256(b"".join(fields)).digest() if flags else b""


def _id_of(beginning: bytes) -> str:
    return beginning[1 : 1 + beginning[0]].decode("ascii", "backslashreplace")


def _implementation() -> tuple[type[AESGCM], type[Exception]]:
    try:
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    except ImportError as error:
        needed = "encryption needs the package with its extra: pip install '.[encryption]'"
        raise ImportError(needed) from error
    return AESGCM, InvalidTag


# --- data keys: one for each thread, known to this process by a bounded cache ---
#
# A key that the ring wraps is a ciphertext like any other, bound to its place: the thread, the id
# of the key, and that of the KMS' key if one has wrapped it. A KMS gets the key and a hash of its
# place, with schema and context before it: so somebody who has a key of the ring, but not that of
# the KMS, can't move a wrapped key to another thread, whatever the KMS makes of the context.


T = TypeVar("T")

_LAYOUT = "pg_checkpoint 1"
_SIZE, _HASH = 32, 16


@dataclass(eq=False)
class DataKey:
    """A thread's data key, as far as it is known. Times are by `time.monotonic`."""

    key_id: str | None
    # None if the key was forgotten (shredded), or could not be unwrapped.
    cipher: AesGcmCipher | None
    seen_at: float = -inf  # when the database last said so
    problem: errors.PgCheckpointError | None = None  # why it could not be unwrapped
    tried: object = None  # the row of the key that could not be unwrapped
    tried_at: float = -inf


class DataKeys:
    """The data keys of threads that a process knows; the least used are dropped.

    A key that somebody holds stays known. Reading is safe from any thread, changing from one.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[str, DataKey] = OrderedDict()
        self._held: WeakValueDictionary[str, DataKey] = WeakValueDictionary()
        self.has_any = False  # whether there ever was a key

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, thread_id: str) -> DataKey | None:
        return self._kept.get(thread_id) or self._held.get(thread_id)

    def put(self, thread_id: str, key: DataKey) -> None:
        self.has_any = True
        self._kept[thread_id] = self._held[thread_id] = key
        self._kept.move_to_end(thread_id)
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)

    def forget(self, thread_ids: Iterable[str]) -> None:
        for thread_id in thread_ids:
            self._kept.pop(thread_id, None)
            self._held.pop(thread_id, None)

    def clear(self) -> None:
        self._kept.clear()
        self._held.clear()

    def to_seal(self, thread_id: str) -> AesGcmCipher | None:
        """The cipher that encrypts for a thread; None if it has no data key."""
        key = self.get(thread_id)
        return None if key is None else _usable(thread_id, key)

    def to_open(self, thread_id: str, sealed: bytes) -> AesGcmCipher:
        """The cipher that opens a ciphertext of a thread that names a data key."""
        key = self.get(thread_id)
        cipher = None if key is None else _usable(thread_id, key)
        if key is None or cipher is None or key.key_id != data_key_id(sealed):
            raise errors.DecryptionError(
                f"its data key {data_key_id(sealed)!r} is not in checkpoint_data_keys: the thread "
                "was deleted meanwhile, or restored without its data key"
            )
        return cipher


class Keyed(list[T]):
    """Rows, and the data keys that open them: these stay known as long as the list is there."""

    def __init__(self, rows: Iterable[T], keys: Sequence[DataKey | None]) -> None:
        super().__init__(rows)
        self._keys = keys


def _usable(thread_id: str, key: DataKey) -> AesGcmCipher:
    if key.problem is not None:
        raise type(key.problem)(str(key.problem)) from key.problem
    if key.cipher is None:
        raise errors.ThreadShreddedError(
            f"thread {thread_id!r} was shredded: its data key is deleted, so nobody can read it. "
            "Delete the thread to use its id again"
        )
    return key.cipher


def new_data_key() -> tuple[str, bytes]:
    # The first character makes it an id that a ring takes.
    return "t" + secrets.token_urlsafe(9), secrets.token_bytes(_SIZE)


def place_of(thread_id: str, key_id: str, *kms_key_id: str) -> bytes:
    """The place that a wrapped key is bound to, beside schema and context."""
    return "\0".join((_LAYOUT, "data key", thread_id, key_id, *kms_key_id)).encode()


def bound(key: bytes, context: bytes) -> bytes:
    """A data key with the hash of its context, as a KMS gets it to wrap."""
    return key + hashlib.sha256(context).digest()[:_HASH]


def unbound(unwrapped: bytes, context: bytes) -> bytes:
    """The data key of what a KMS has unwrapped."""
    key = bytes(unwrapped[:_SIZE])
    if not hmac.compare_digest(bound(key, context), bytes(unwrapped)):
        raise errors.EncryptionKeyError("the unwrapped key is not the data key of this thread")
    return key
