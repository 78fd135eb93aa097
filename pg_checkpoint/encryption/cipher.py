"""AES-GCM with keys of a ring, for savers and for LangGraph's EncryptedSerializer.

    sealed   01 │ flags │ length of id │ key id │ salt (16) │ proof (16) │ nonce (12)
             │ ciphertext │ tag (16)

The key id names a key of the ring, or (the flags say which) a thread's data key; with the
salt it gives the message key (HKDF-SHA256), as long as that key. The flags say too whether
what is encrypted is a data key that a KMS has wrapped. Everything before the
ciphertext, and the place that the caller names, is authenticated too; between them stands
a hash of the cipher's context and of the scope (a schema), if the flags say that there is one.

The proof is derived from key and salt as well (key commitment): AES-GCM alone lets
who knows two keys make a ciphertext that both open, each to something else. Here a key
that did not encrypt is refused before, and told from a ciphertext that was changed.

A nonce is a keyed BLAKE2b of the header before it, what stands for context and scope, fresh
randomness, the place and the plaintext.
With a good source of randomness that is as good as random. With one that repeats itself (a
virtual machine that goes on twice from the same snapshot) two messages share a nonce only if
they are the same message in the same place, and then they are the same ciphertext: AES-GCM
would give away the XOR of two plaintexts, and a way to forge, if they were two. AES-GCM-SIV
promises the same, but needs OpenSSL 3.2, and takes longer to encrypt and, above all, to open.

96 bits that look random are good for 2^32 messages under a key (NIST SP 800-38D), ten
days of a busy service. So a cipher takes a new random salt, and by it a new message key,
every 2^16 messages. After 2^48 messages under one key of the ring the chance that any two
share key and nonce is 2^-33. A salt of its own for each message would be good
for more, and cost 8 µs a message instead of 3.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import zlib
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.arguments import check_flag, check_instance, refuse
from pg_checkpoint.encryption.key_ring import KeyRing, is_key_id
from pg_checkpoint.encryption.key_wrapper import KeyWrapper
from pg_checkpoint.errors import DecryptionError, EncryptionKeyError

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
    """What encrypts the messages of one salt."""

    key: AESGCM  # encrypts
    header: bytes  # what comes before the nonce
    nonces: hashlib.blake2b  # a keyed hash of header and binding; copied for each nonce
    of_compressed: tuple[bytes, hashlib.blake2b]  # header and hash for what is compressed


class AesGcmCipher:
    """Encrypts with a ring's active key, decrypts with any of its keys. Thread-safe.

    Args:
        keys: The ring.
        compress: Whether to compress values first (zlib), if that makes them shorter.
            Lengths then reveal something about the content. Leave it off if others
            can choose a part of a value and see its encrypted length.
        context: The purpose of the cipher, such as b"prod". Values that were encrypted in another
            context don't open, even with the same keys. It is not secret, and not stored.
        data_keys: Whether each thread is encrypted by a key of its own, which a saver keeps
            in the database. The ring's active key wraps it, or a KMS that is given here.
            The ring then names chunks and answers filters.
        accept_without_kms: Whether, beside a KMS, rows of threads and data keys also open
            that were made with a key of the ring alone, from before there was a KMS. For the time
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
        self.keys = keys
        self.data_keys = data_keys
        self.takes_ring = accept_without_kms or isinstance(data_keys, bool)
        self._kind, self._kept = 0, _KEPT
        self._compress = compress
        self._context = _checked_context(context)
        self.bound_by, self.binding = _binding(context, b"")
        self._aesgcm, self._invalid = _implementation()
        self._sealing, self._left = self._new_message_key(), _MESSAGES_PER_SALT
        # By all that comes before the nonce, with what stands for context and scope.
        self._opening: dict[bytes, AESGCM] = {}

    def within(self, scope: bytes) -> AesGcmCipher:
        """The same cipher for one scope. Its ciphertexts open in this scope only."""
        found = copy(self)
        found.bound_by, found.binding = _binding(self._context, scope)
        # So that it makes message keys of its own.
        found._left, found._opening = 0, {}
        return found

    def around_kms(self) -> AesGcmCipher:
        """The same cipher for the output of a KMS. Neither cipher opens the other's ciphertexts."""
        found = copy(self)
        found._kind = _OF_KMS
        found._left, found._opening = 0, {}
        return found

    def with_data_key(self, key_id: str, key: bytes) -> AesGcmCipher:
        """The same cipher for one thread, with its data key in place of the ring."""
        found = copy(self)
        found.keys = KeyRing({key_id: key})
        found._kind, found._kept = _DATA_KEY, _KEPT_OF_THREAD
        found._left, found._opening = 0, {}
        return found

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
            raise DecryptionError(f"encrypted with {ciphername!r}, not with {_NAME!r}")
        return self.open(ciphertext, _NO_PLACE)

    def seal(self, plaintext: bytes, place: bytes) -> bytes:
        """Encrypts a value, bound to a place: it opens only for the same place."""
        if self._left <= 0:
            # In this order: until then other threads must not take what a copy was made with.
            self._sealing = self._new_message_key()
            self._left = _MESSAGES_PER_SALT
        self._left -= 1
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
            raise DecryptionError("not a ciphertext of a known version")
        proved = 3 + sealed[2] + _SALT + _PROOF
        end = proved + _NONCE
        if len(sealed) < end + _TAG:
            raise DecryptionError("the ciphertext is cut short")
        key = self._opening.get(sealed[:proved]) or self._message_key(sealed[:proved])
        begin = sealed[:end]
        try:
            plaintext = key.decrypt(begin[proved:], sealed[end:], begin + self.binding + place)
        except self._invalid:
            where = ", or of another schema or context" if sealed[1] & _BOUND else ""
            raise DecryptionError(f"not what was encrypted here: changed or moved{where}") from None
        return zlib.decompress(plaintext) if sealed[1] & _COMPRESSED else plaintext

    def key_id(self, sealed: bytes) -> str:
        """The id of the key that a ciphertext needs, from its header; raises as `open`."""
        if len(sealed) < 3 + _SALT or sealed[0] != _VERSION:
            raise DecryptionError("not a ciphertext of a known version")
        return _id_of(sealed[2:])

    def _check_bound(self, flags: int) -> None:
        flags &= _BOUND
        if flags & ~self.bound_by:
            raise DecryptionError("it is bound to a context or a schema, but this cipher has none")
        if flags != self.bound_by:
            raise DecryptionError(
                "it was encrypted without a context, or for no schema: to change the context of "
                "threads, export them and import them into another schema"
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
        """What opens all with a header, as far as that comes before the nonce."""
        if header[1] & _KINDS != self._kind:
            raise DecryptionError("it is encrypted with another kind of key than this row can have")
        self._check_bound(header[1])
        key_id, salt = _id_of(header[2:]), header[-_SALT - _PROOF : -_PROOF]
        try:
            key, proof = self._derived(key_id, salt)
        except EncryptionKeyError as error:
            raise DecryptionError(str(error)) from error
        if not hmac.compare_digest(proof, header[-_PROOF:]):
            raise DecryptionError(
                f"the key {key_id!r} did not encrypt it, or its header was changed"
            )
        if len(self._opening) >= self._kept:
            self._opening.clear()
        self._opening[header] = key
        return key

    def _derived(self, key_id: str, salt: bytes) -> tuple[AESGCM, bytes]:
        """A message key, and its proof."""
        key = self.keys.derive(key_id, b"message" + salt)
        proof = self.keys.derive(key_id, b"proof of message" + salt)[:_PROOF]
        return self._aesgcm(key[: self.keys.size(key_id)]), proof

    def __repr__(self) -> str:
        return f"AesGcmCipher({self.keys!r})"


class Header(NamedTuple):
    """What a ciphertext says of itself; it opens only if that is so."""

    key_id: str  # the id of the key that it needs
    bound_by: int  # as AesGcmCipher has it
    is_of_kms: bool  # whether it holds what a KMS has wrapped


def header_of(sealed: bytes) -> Header | None:
    """What a ciphertext says of itself; None if it is none, or names no key that there can be."""
    if (
        len(sealed) < 3 + _SALT
        or sealed[0] != _VERSION
        or not is_key_id(found := _id_of(sealed[2:]))
    ):
        return None
    return Header(found, sealed[1] & _BOUND, bool(sealed[1] & _OF_KMS))


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
    """LangGraph's EncryptedSerializer with this cipher, for any saver.

    It encrypts the values that a saver serializes. With LangGraph's own savers these do not include
    the small values and the metadata. It does not bind values to their place, and reads
    plaintext too. `AsyncPostgresSaver(..., cipher=AesGcmCipher(keys))` does all of that.

    Args:
        keys: The ring.
        serde: The inner serializer; LangGraph's `JsonPlusSerializer` by default.
        compress: As for AesGcmCipher.
        context: As for AesGcmCipher.
    """
    cipher = AesGcmCipher(keys, compress=compress, context=context)
    return EncryptedSerializer(cipher, serde or JsonPlusSerializer())


def _nonce(nonces: hashlib.blake2b, place: bytes, plaintext: bytes) -> bytes:
    """Another one for another message, whatever the randomness."""
    found = nonces.copy()
    # With the length, so that what ends the place can't begin the plaintext.
    found.update(os.urandom(_RANDOM) + len(place).to_bytes(8, "big") + place)
    found.update(plaintext)
    return found.digest()


def _checked_context(context: bytes) -> bytes:
    check_instance("context", context, bytes, "bytes, as b'prod'")
    return context


def _binding(context: bytes, scope: bytes) -> tuple[int, bytes]:
    """The flags that say what ciphertexts are bound to, and what is authenticated for it."""
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
