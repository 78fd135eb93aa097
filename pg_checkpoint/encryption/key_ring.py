"""The key ring: encryption keys by id, one that encrypts and others that still decrypt.

A ring never shows its keys: it keeps only what it derives from them by HKDF-SHA256
(RFC 5869), has no keys in its repr or errors, and can't be pickled.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import re
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from typing_extensions import Self

from pg_checkpoint.arguments import check_instance, refuse
from pg_checkpoint.errors import EncryptionKeyError, InvalidOptionError

_ID = re.compile(r"[A-Za-z0-9._-]{1,32}", re.ASCII)
# What a row may ask for: no path leads up from it, and no program takes it for an option.
_STORED_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,31}", re.ASCII)
_SIZES = (16, 24, 32)
# Keys that could not be had are not asked for again for so many seconds; at most so many ids.
_MISS_SECONDS, _MISSES = 5.0, 256
_EXTRACT_SALT = b"pg_checkpoint key ring 1"
# After an entry of the environment or of a file.
_DISABLED = "disabled"
# Bytes that come twice in no random key.
_REPEATED = 8
_HOW = "`openssl rand -base64 32` makes a good one (in Python os.urandom(32))"


class KeyRing:
    """Keys of 128, 192 or 256 bits by id, in the order in which they came into use.

    Add a new key at the end: it encrypts from then on, and the earlier keys decrypt
    stored rows. You can remove a key when no row needs it any more. A disabled
    key acts like a removed one, but errors say that it is disabled.

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
            raise EncryptionKeyError('a key ring needs a key, such as {"2026": os.urandom(32)}')
        self._source: _Source | None = None
        made = {_checked_id(key_id): _Key(key_id, key) for key_id, key in keys.items()}
        self.disabled = _checked_ids(disabled)
        if unknown := [key_id for key_id in self.disabled if key_id not in made]:
            raise EncryptionKeyError(f"the key {unknown[0]!r} is disabled, but not in the ring")
        self._keys = {key_id: key for key_id, key in made.items() if key_id not in self.disabled}
        if not self._keys:
            raise EncryptionKeyError("a key ring needs a key that is not disabled")
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
        """Returns a ring of keys in Base64 (`openssl rand -base64 32`); else as the class."""
        if not isinstance(keys, Mapping):
            raise EncryptionKeyError('keys must be a dict by id, such as {"2026": "kXbS..."}')
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
            raise EncryptionKeyError(
                f"the environment variable {variable} is not set: set it to keys as id:base64, "
                'such as "2026:$(openssl rand -base64 32)"'
            )
        return cls._from_entries(text, variable, active, naming)

    @classmethod
    def from_file(
        cls, path: str | Path, *, active: str | None = None, naming: str | None = None
    ) -> Self:
        """Returns a ring from a file with one entry per line, in the form of `from_environment`.

        # begins a comment.

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
            raise InvalidOptionError("path is not a valid path of a file") from error
        try:
            lines = data.decode().splitlines()
        except UnicodeDecodeError:
            raise EncryptionKeyError(f"{path} is not text: entries are id:base64") from None
        text = "\n".join(line.split("#")[0] for line in lines)
        return cls._from_entries(text, str(path), active, naming)

    @classmethod
    def _from_entries(cls, text: str, source: str, active: str | None, naming: str | None) -> Self:
        keys, disabled = _entries(text, source)
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

        It fetches each key once, the active and naming keys immediately.

        Anybody who can write to the tables chooses which ids are fetched. Give `ids`: without it
        `fetch` is called with any id that a row names (letters, digits, dots, dashes and
        underscores, not beginning with a dot or dash), and must return only keys
        that only you can have made.

        Args:
            fetch: Returns the key of an id, or raises. It blocks, in the
                thread that reads a row with a new id. If it raises for an
                id, that id is not fetched again for five seconds.
            active: The id of the key that encrypts.
            naming: As for the class; the active one by default.
            ids: All ids that may exist, or a function that decides.
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
        """Derives 32 bytes from a key for a purpose (HKDF-Expand); they reveal nothing of the key.

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
                raise EncryptionKeyError(
                    f"the key {key_id!r} is not in the ring: add it to the keys"
                )
            self._keys[key_id] = _Key(key_id, self._source.get(key_id))
        return key_id

    def __repr__(self) -> str:
        disabled = f", disabled={self.disabled!r}" if self.disabled else ""
        return f"KeyRing(ids={self.ids!r}, active={self.active!r}{disabled})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a KeyRing can't be pickled: it would carry its keys along")


class _Key:
    """What is derived of a key; it is not kept itself."""

    __slots__ = ("_extracted", "size")

    def __init__(self, key_id: str, key: bytes) -> None:
        self.size = len(self.checked(key_id, key))
        self._extracted = hmac.digest(_EXTRACT_SALT, bytes(key), "sha256")

    @staticmethod
    def checked(key_id: str, key: bytes) -> bytes:
        if not isinstance(key, (bytes, bytearray)):
            raise EncryptionKeyError(f"the key {key_id!r} must be bytes, not {type(key).__name__}")
        if len(key) not in _SIZES:
            raise EncryptionKeyError(
                f"the key {key_id!r} must have 16, 24 or 32 bytes, not {len(key)}: {_HOW}"
            )
        if (weakness := _weakness(bytes(key))) is not None:
            raise EncryptionKeyError(f"the key {key_id!r} can be guessed: it {weakness}. {_HOW}")
        return key

    def derive(self, purpose: bytes) -> bytes:
        return hmac.digest(self._extracted, purpose + b"\x01", "sha256")


class _Source:
    """Where keys are asked for, and which may be."""

    def __init__(
        self, fetch: Callable[[str], bytes], ids: Collection[str] | Callable[[str], bool] | None
    ) -> None:
        self._fetch = fetch
        self._may = ids if callable(ids) else None if ids is None else frozenset(ids).__contains__
        # When each miss is forgotten, the oldest first.
        self._misses: dict[str, float] = {}

    def get(self, key_id: str) -> bytes:
        """Returns a key by its id."""
        form = _STORED_ID if self._may is None else _ID
        if not form.fullmatch(key_id) or not (self._may is None or self._may(key_id)):
            raise EncryptionKeyError(f"the key {key_id!r} is not allowed")
        if self._misses.get(key_id, 0) > time.monotonic():
            raise EncryptionKeyError(f"the key {key_id!r} was unavailable a moment ago")
        try:
            return _Key.checked(key_id, self._fetch(key_id))
        except Exception as error:
            self._remember(key_id)
            if isinstance(error, EncryptionKeyError):
                raise
            raise EncryptionKeyError(
                f"the key {key_id!r} is unavailable ({type(error).__name__})"
            ) from error

    def _remember(self, key_id: str) -> None:
        self._misses.pop(key_id, None)
        self._misses[key_id] = time.monotonic() + _MISS_SECONDS
        if len(self._misses) > _MISSES:
            del self._misses[next(iter(self._misses))]


def _weakness(key: bytes) -> str | None:
    """What makes a key one that is no random bytes; None if nothing shows.

    Of random keys of 256 bits it refuses one in 10^11, of 128 bits one in 300,000.
    """
    if any(key[n:] == key[:-n] for n in range(1, len(key) - _REPEATED + 1)):
        return "repeats itself"
    if len(set(key)) <= len(key) // 2:
        return "has few different bytes"
    if _is_text(key.strip(b"\0")):
        return "is text, such as a password, or a key that is still in Base64 or hexadecimal"
    return None


def _is_text(key: bytes) -> bool:
    try:
        return all(sign.isprintable() or sign in "\t\r\n" for sign in key.decode())
    except UnicodeDecodeError:
        return False


def is_key_id(key_id: str) -> bool:
    """Whether a key can have this id."""
    return _ID.fullmatch(key_id) is not None


def _is_disabled(key_id: str) -> EncryptionKeyError:
    return EncryptionKeyError(
        f"the key {key_id!r} is disabled: enable it in the key ring to read the rows that need it"
    )


def _checked_ids(key_ids: Collection[str]) -> Sequence[str]:
    if isinstance(key_ids, str) or not isinstance(key_ids, Iterable):
        refuse("disabled", "a list of ids", key_ids)
    return [_checked_id(key_id) for key_id in key_ids]


def _checked_id(key_id: str) -> str:
    if not isinstance(key_id, str) or not is_key_id(key_id):
        # It may be a key in the wrong place.
        raise EncryptionKeyError(
            "a key id must have 1 to 32 letters, digits, dots, dashes and underscores"
        )
    return key_id


def _decode(key_id: str, text: str) -> bytes:
    try:
        return base64.b64decode(text.translate({ord("-"): "+", ord("_"): "/"}), validate=True)
    except (AttributeError, TypeError, ValueError, binascii.Error):
        raise EncryptionKeyError(f"the key {key_id!r} is not Base64: {_HOW}") from None


def _entries(text: str, source: str) -> tuple[dict[str, str], list[str]]:
    """Keys by id, and the ids of those that are disabled."""
    entries: dict[str, str] = {}
    disabled: list[str] = []
    for entry in text.replace(",", " ").split():
        key_id, colon, key = entry.partition(":")
        key, state_follows, state = key.partition(":")
        if not colon or (state_follows and state != _DISABLED):
            raise EncryptionKeyError(
                f"an entry of {source} is not id:base64 or id:base64:{_DISABLED}, such as "
                '"2026:$(openssl rand -base64 32)"'
            )
        if _checked_id(key_id) in entries:
            raise EncryptionKeyError(f"{source} has the key {key_id!r} twice")
        entries[key_id] = key
        disabled += [key_id] * bool(state_follows)
    return entries, disabled
