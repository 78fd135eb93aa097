"""Sealed metadata: encrypted, with tokens by which the server can search it.

Pure. In the place of the metadata stands

    pg:sealed   the ciphertext (Base64), bound to the checkpoint's key and to all that is below; it
                holds the checkpoint's parent and time, too, which listings show
    pg:tokens   an HMAC of each top-level pair whose value is a scalar: a filter asks for those
    run_id      an HMAC of the run's id by the active key, for delete_for_runs
    pg:run_key  the id of that key, where the ciphertext names a data key
    parents, counters_since_delta_snapshot    a checkpoint id and the names of channels, which
                stand in clear elsewhere too: what deletes must know what depends on what

Equal pairs have equal tokens, in all threads of a tenant, or in all if no tenants are
declared: whoever reads the tables sees which rows agree, and who may write metadata of a thread,
and reads the tables, finds out in what. Rows have tokens by every key of the ring, and filters ask
by its naming key: so a filter finds rows of before and after a key was added. A run is
asked for by all keys. So what a key encrypted can be found by that key alone, and
the others may go when no row needs them to be read.

Who can write to the tables can have the server find a row by tokens of another one: it does
not open then. What a filter or a run id found is compared once more when it is open. A row without
any token is found by every filter of a listing, and refused. What the server does not find, nobody
opens: by tokens of others rows can be hidden from a filter, as they can be deleted.
"""

from __future__ import annotations

import hmac
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.metadata import metadata_json
from pg_checkpoint.codec.places import large_number
from pg_checkpoint.codec.schema_cipher import SchemaCipher
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import DecryptionError, UnsupportedCallError

_SEALED, _TOKENS, _RUN_KEY = "pg:sealed", "pg:tokens", "pg:run_key"
# Goes up when places change.
_LAYOUT = "pg_checkpoint 3"
# Characters that hold the id of a ciphertext's key.
_HEAD = 48
# Bytes of a token.
_SIZE = 12


class OpenedMetadata(NamedTuple):
    """Metadata of a row that was read.

    Attributes:
        content: The metadata.
        is_proved: Whether what follows was encrypted with it.
        parent_id: The checkpoint's parent when it was put, which may be deleted by now.
        created: Its own time, as it is in the checkpoint's document; None if that is no text.
    """

    content: dict[str, Any]
    is_proved: bool = False
    parent_id: str | None = None
    created: str | None = None


class MetadataSealing:
    """What a saver with a cipher does to metadata and to filters on it.

    Args:
        cipher: Encrypts.
        encrypts: Whether metadata is encrypted; if not, what is encrypted is still read.
        allow_plaintext: Whether metadata that is not encrypted may be read.
        tenant_of: As in Settings.

    Attributes:
        encrypts: As given.
    """

    def __init__(
        self,
        cipher: SchemaCipher,
        *,
        encrypts: bool,
        allow_plaintext: bool,
        tenant_of: Callable[[str], str] | None = None,
    ) -> None:
        self._cipher = cipher
        self._tenant_of = tenant_of
        self.encrypts = encrypts
        self._allow_plaintext = allow_plaintext

    def settle(self, cipher: SchemaCipher) -> None:
        """Uses another cipher of the same keys from now on."""
        self._cipher = cipher

    def seal(
        self, key: CheckpointKey, metadata: str, parent_id: str | None, created: object
    ) -> str:
        """What is stored in the place of metadata (JSON text).

        Args:
            key: The checkpoint's.
            metadata: The metadata.
            parent_id: The checkpoint's parent.
            created: What its document has in `ts`.
        """
        if not self.encrypts:
            return metadata
        return self._seal(key, orjson.loads(metadata), parent_id, created)

    def seal_again(
        self, key: CheckpointKey, stored: dict[str, Any], parent_id: str | None, created: object
    ) -> str | None:
        """Stored metadata encrypted by the active key, if it was encrypted or has to be; else None.

        Raises:
            DecryptionError: If it can't be opened, or is in clear and must not be.
        """
        if is_sealed_metadata(stored):
            return self._seal(key, self._open(key, stored).content, parent_id, created)
        if not self.encrypts:
            return None
        return self._seal(key, self.open(key, stored), parent_id, created)

    def _seal(
        self,
        key: CheckpointKey,
        content: dict[str, Any],
        parent_id: str | None,
        created: object,
    ) -> str:
        tenant = None if self._tenant_of is None else _checked(self._tenant_of(key.thread_id))
        tokens = [t for k in self._cipher.keys.ids for t in self._pairs(k, tenant, content)]
        in_clear = {
            # Sorted: their order would tell which pair is which.
            _TOKENS: sorted(tokens) or [self._of_no_pair()],
            **self._for_the_server(content),
            **self._found_by(key.thread_id),
        }
        data = orjson.dumps([content, parent_id, created if isinstance(created, str) else None])
        sealed = self._cipher.seal(data, _place(key, in_clear), key.thread_id)
        return orjson.dumps({_SEALED: b64encode(sealed).decode(), **in_clear}).decode()

    def open(self, key: CheckpointKey, stored: dict[str, Any]) -> dict[str, Any]:
        """The metadata of a checkpoint that was read; raises as `opened`."""
        return self.opened(key, stored).content

    def opened(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        """The metadata of a checkpoint that was read, and what was encrypted with it.

        Raises:
            DecryptionError: If it has to be encrypted and is not, or was changed or moved.
        """
        try:
            return self._open(key, stored)
        except DecryptionError as error:
            # Plaintext metadata is the user's: any key may be in it.
            if not self.encrypts or self._allow_plaintext:
                return OpenedMetadata(stored)
            raise type(error)(f"can't decrypt the metadata at {_where(key)}: {error}") from error

    def check_found(
        self, key: CheckpointKey, content: Mapping[str, Any], wanted: Mapping[str, Any]
    ) -> None:
        """Refuses metadata that the server found by a filter, and that does not match it.

        Raises:
            DecryptionError: If it does not.
        """
        if self.encrypts and wanted and not contains(content, wanted):
            raise DecryptionError(
                f"the metadata at {_where(key)} was found by tokens that are not its own"
            )

    def filter(
        self, wanted: Mapping[str, Any], thread_id: str | None = None, tenant: str | None = None
    ) -> Mapping[str, Any]:
        """What the stored metadata contains if the metadata contains the pairs of a filter.

        Args:
            wanted: The pairs.
            thread_id: Where they are looked for; None: in more than one thread.
            tenant: Whose threads those are.

        Raises:
            UnsupportedCallError: If that can't be told.
        """
        if tenant is not None and self._tenant_of is None:
            raise ValueError("tenant has no effect without tenant_of")
        if not self.encrypts or not wanted:
            return wanted
        if self._allow_plaintext:
            raise UnsupportedCallError(
                "with encrypt_metadata a filter can't be answered while allow_plaintext=True: "
                "it would miss the rows that are not encrypted"
            )
        if not self._cipher.keys.naming_is_given:
            raise UnsupportedCallError(
                "with encrypt_metadata and KeyRing.from_callable a filter needs naming=: with the "
                "active key it would miss rows that are older than that key"
            )
        content = orjson.loads(metadata_json(wanted))
        if nested := [name for name, value in content.items() if isinstance(value, (dict, list))]:
            raise UnsupportedCallError(
                "with encrypt_metadata a filter can only ask for text, numbers, true, false and "
                f"null, each equal to a top-level value; not for the content of {nested[0]!r}"
            )
        tenant = self._whose(thread_id, tenant)
        return {_TOKENS: self._pairs(self._cipher.keys.naming, tenant, content)}

    def _whose(self, thread_id: str | None, tenant: str | None) -> str | None:
        if self._tenant_of is None:
            return None
        if tenant is not None:
            return _checked(tenant)
        if thread_id is None:
            raise UnsupportedCallError(
                "with tenant_of a filter on encrypted metadata asks within one tenant: name a "
                "thread, or give tenant= to alist_threads (list_threads)"
            )
        return _checked(self._tenant_of(thread_id))

    def lacking(self, key_ids: Iterable[str]) -> list[str]:
        """Of the keys that rows name those that can't be had; without them runs are missed."""
        return self._cipher.keys.lacking(key_ids)

    def run_ids(self, run_ids: Sequence[str]) -> list[str]:
        """What stands for run ids in stored metadata."""
        if not self.encrypts:
            return list(run_ids)
        tokens = [self._run(key_id, r) for key_id in self._cipher.keys.ids for r in run_ids]
        return tokens + (list(run_ids) if self._allow_plaintext else [])

    def _open(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        in_clear = dict(stored)
        if not isinstance(text := in_clear.pop(_SEALED, None), str):
            raise DecryptionError("it is not encrypted")
        try:
            sealed, place = b64decode(text, validate=True), _place(key, in_clear)
        except (ValueError, TypeError, RecursionError):  # orjson's own error is a TypeError
            raise DecryptionError("not a ciphertext") from None
        content, parent_id, created = orjson.loads(self._cipher.open(sealed, place, key.thread_id))
        return OpenedMetadata(content, True, parent_id, created)

    def _for_the_server(self, content: dict[str, Any]) -> dict[str, Any]:
        kept: dict[str, Any] = {}
        if isinstance(run_id := content.get("run_id"), str):
            kept["run_id"] = self._run(self._cipher.keys.active, run_id)
        parents = content.get("parents")
        if isinstance(parents, dict) and isinstance(parents.get(""), str):
            kept["parents"] = {"": parents[""]}
        counters = content.get("counters_since_delta_snapshot")
        if isinstance(counters, dict):
            kept["counters_since_delta_snapshot"] = dict.fromkeys(counters)
        return kept

    def _found_by(self, thread_id: str) -> dict[str, str]:
        # Of the ring's keys the ciphertext then names none.
        by_data_key = self._cipher.has_data_key(thread_id)
        return {_RUN_KEY: self._cipher.keys.active} if by_data_key else {}

    def _pairs(self, key_id: str, tenant: str | None, content: Mapping[str, Any]) -> list[str]:
        whose = b"" if tenant is None else b"\0" + tenant.encode()
        secret = self._cipher.keys.derive(key_id, b"metadata pairs" + whose)
        scalars = [p for p in content.items() if not isinstance(p[1], (dict, list))]
        return [_token(secret, orjson.dumps((name, _equal(v)))) for name, v in scalars]

    def _of_no_pair(self) -> str:
        """What stands for the tokens of metadata without any, so that a row has one at least."""
        return _token(self._cipher.keys.derive(self._cipher.keys.active, b"metadata pairs"), b"")

    def _run(self, key_id: str, run_id: str) -> str:
        return _token(self._cipher.keys.derive(key_id, b"metadata runs"), run_id.encode())


def data_key_of(stored: Mapping[str, Any]) -> str | None:
    """The id of the data key that stored metadata is encrypted by, if it is."""
    if not isinstance(text := stored.get(_SEALED), str):
        return None
    try:
        return data_key_id(b64decode(text[:_HEAD], validate=True))
    except ValueError:
        return None


def is_sealed_metadata(stored: Mapping[str, Any]) -> bool:
    """Whether stored metadata is encrypted; what is in clear has other names for its marks."""
    return isinstance(stored.get(_SEALED), str) and isinstance(stored.get(_TOKENS), list)


def _checked(tenant: str) -> str:
    if not isinstance(tenant, str):
        raise TypeError(
            f"tenant_of must return text, and tenant must be text, not {type(tenant).__name__}"
        )
    return tenant


def contains(content: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether opened metadata has the pairs of a filter, which are scalars, as JSONB means it."""
    pairs = orjson.loads(metadata_json(wanted))
    return all(
        name in content and orjson.dumps(_equal(content[name])) == orjson.dumps(_equal(value))
        for name, value in pairs.items()
    )


def _place(key: CheckpointKey, in_clear: Mapping[str, Any]) -> bytes:
    """What metadata is bound to: its checkpoint, and all that stands beside the ciphertext."""
    fields = "\0".join((_LAYOUT, "metadata", *key, "")).encode()
    return fields + orjson.dumps(in_clear, option=orjson.OPT_SORT_KEYS)


def _where(key: CheckpointKey) -> str:
    return f"thread {key.thread_id!r}, namespace {key.checkpoint_ns!r}, {key.checkpoint_id!r}"


def _token(secret: bytes, text: bytes) -> str:
    return b64encode(hmac.digest(secret, text, "sha256")[:_SIZE]).decode()


def _equal(value: Any) -> Any:
    """The same for numbers that JSONB takes for equal."""
    if not isinstance(value, float) or not value.is_integer():
        return value
    return int(value) if abs(value) < 2**63 else large_number(value)
