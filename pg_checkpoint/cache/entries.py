"""Entries of the cache: where a value is stored, and as what. Pure.

A namespace is written as JSON, which people can read and which holds any text; a long one as a
digest. Of a key only a digest is stored. With a cipher the type of a value begins with

    aes:     and its bytes are a ciphertext, bound to prefix, namespace, key and type
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from langgraph.cache.base import FullKey

from pg_checkpoint.arguments import check_number, refuse
from pg_checkpoint.codec.schema_cipher import SchemaCipher
from pg_checkpoint.errors import CipherRequiredError, DecryptionError
from pg_checkpoint.settings import LONGEST, Settings

# Characters; an index entry holds less than 2,704 bytes, and JSON is ASCII.
_LONGEST_NAMESPACE = 1_000
_MARK = "aes:"
_LAYOUT = "pg_checkpoint 2"


class Place(NamedTuple):
    """What identifies an entry in the table."""

    namespace: str  # as it is written
    key: bytes  # the digest
    whole: tuple[str, ...]  # prefix, namespace and key, which a ciphertext is bound to


class Entry(NamedTuple):
    """A value to be stored."""

    place: Place
    type: str
    value: bytes
    seconds: float | None  # how long it lives; None for ever


def written(namespace: Sequence[str]) -> str:
    """A namespace as one text."""
    is_sequence = isinstance(namespace, Sequence) and not isinstance(namespace, (str, bytes))
    if not is_sequence or not all(isinstance(label, str) for label in namespace):
        refuse("a cache's namespace", "a tuple of texts", namespace)
    text = json.dumps([*namespace], separators=(",", ":"))
    if len(text) <= _LONGEST_NAMESPACE:
        return text
    return f"blake2b:{blake2b(text.encode(), digest_size=32).hexdigest()}"


def place_of(prefix: str, name: FullKey) -> Place:
    """Where an entry is."""
    if not isinstance(name, (tuple, list)) or len(name) != len(("namespace", "key")):
        refuse("a cache's entry", "named by a tuple of namespace and key", name)
    namespace, key = name
    if not isinstance(key, str):
        refuse("a cache's key", "a text", key)
    digest = blake2b(key.encode(errors="surrogatepass"), digest_size=16).digest()
    return Place(written(namespace), digest, (prefix, *namespace, key))


def seconds_of(ttl: object) -> float | None:
    """A time to live; None for one that is longer than dates reach."""
    seconds = math.inf if ttl is None else max(check_number("ttl", ttl), 0.0)
    return None if seconds > LONGEST.total_seconds() else seconds


class EntrySealing:
    """What a cache with a cipher does to values."""

    def __init__(self, cipher: SchemaCipher, *, allow_plaintext: bool) -> None:
        self.cipher = cipher
        self._allow_plaintext = allow_plaintext

    @classmethod
    def of(cls, settings: Settings) -> EntrySealing | None:
        """What the options ask for; None without a cipher."""
        if settings.cipher is None:
            return None
        return cls(SchemaCipher(settings.cipher), allow_plaintext=settings.allow_plaintext)

    def sealed(self, entry: Entry) -> Entry:
        """An entry with its value encrypted, when the schema is known."""
        value = self.cipher.seal(entry.value, _bound_to(entry.place, entry.type), None)
        return entry._replace(type=_MARK + entry.type, value=value)

    def open(self, place: Place, type_: str, value: bytes) -> tuple[str, bytes]:
        """A value in clear, with its type."""
        if type_.startswith(_MARK):
            plain = type_.removeprefix(_MARK)
            return plain, self.cipher.open(value, _bound_to(place, plain), None)
        if not self._allow_plaintext:
            raise DecryptionError("it is not encrypted: allow_plaintext=True accepts it")
        return type_, value


def opened(seal: EntrySealing | None, place: Place, type_: str, value: bytes) -> tuple[str, bytes]:
    """What was stored, in clear."""
    if seal is not None:
        return seal.open(place, type_, value)
    if type_.startswith(_MARK):
        raise CipherRequiredError("it is encrypted: make the cache with the cipher")
    return type_, value


def _bound_to(place: Place, type_: str) -> bytes:
    return json.dumps([_LAYOUT, "cache", type_, *place.whole]).encode()
