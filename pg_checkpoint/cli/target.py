"""The database that a command works on: the saver or store that its options name, with its keys."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pg_checkpoint.cli.mistakes import KEY, stop
from pg_checkpoint.codec.class_names import NameReader
from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.encryption.key_ring import KeyRing
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore

READABLE = "PG_CHECKPOINT_ALLOW_READABLE_KEYS"
CONTEXT = "PG_CHECKPOINT_CONTEXT"


def opened(
    dsn: str,
    schema: str | None = None,
    cipher: AesGcmCipher | None = None,
    *,
    encrypt_metadata: bool = False,
    clear_metadata: Sequence[str] | None = None,
    allow_plaintext: bool = False,
    read_timeout: float = 30.0,
    names_only: bool = False,
    serde: Any = None,
) -> PostgresSaver:
    """A saver for one command, which closes it: few connections.

    With a cipher it refuses what is not encrypted, unless `allow_plaintext` is given. Otherwise
    people could take what anybody wrote for what the application did. With `names_only` it reads
    the classes that values name, and no values. With `serde` it makes the application's objects.

    Raises:
        InvalidOptionError: If libpq can't parse the DSN.
        psycopg.OperationalError: On entering the block, if the server can't be reached.
    """
    if encrypt_metadata and cipher is None:
        raise stop("--encrypt-metadata needs keys: give --keys, or set PG_CHECKPOINT_KEYS")
    if clear_metadata and not encrypt_metadata:
        raise stop("--clear-metadata needs --encrypt-metadata")
    # It would name classes that nobody here wants.
    logging.getLogger("langgraph.checkpoint.serde.jsonplus").setLevel(logging.ERROR)
    return PostgresSaver.from_conn_string(
        dsn,
        serde=NameReader() if names_only else serde or STRICT,
        schema=schema,
        max_size=4,
        read_timeout=read_timeout,
        cipher=cipher,
        encrypt_metadata=encrypt_metadata,
        clear_metadata=clear_metadata or (),
        # Without a cipher everything is.
        allow_plaintext=allow_plaintext and cipher is not None,
    )


def opened_store(
    dsn: str,
    schema: str | None = None,
    cipher: AesGcmCipher | None = None,
    *,
    allow_plaintext: bool = False,
    searchable: Sequence[Field] = (),
    read_timeout: float = 30.0,
) -> PostgresStore:
    """A store for one command, as `opened` makes a saver."""
    return PostgresStore.from_conn_string(
        dsn,
        serde=STRICT,
        schema=schema,
        max_size=2,
        read_timeout=read_timeout,
        cipher=cipher,
        allow_plaintext=allow_plaintext and cipher is not None,
        searchable=searchable if cipher is not None else (),
    )


def cipher_of(keys: Path | None, *, data_keys: bool = False) -> AesGcmCipher | None:
    """The cipher of a key file, or of PG_CHECKPOINT_KEYS, in its context; None without either.

    Args:
        keys: The file.
        data_keys: Whether new threads get a key of their own.

    Raises:
        EncryptionKeyError: If what is there is no key ring.
        OSError: If the file can't be read.
    """
    if keys is None and not os.environ.get("PG_CHECKPOINT_KEYS"):
        return None
    if keys is not None:
        _check_private(keys)
    ring = KeyRing.from_environment() if keys is None else KeyRing.from_file(keys)
    try:
        context = os.environ.get(CONTEXT, "").encode()
        return AesGcmCipher(ring, context=context, data_keys=data_keys)
    except ImportError as error:
        raise stop(str(error)) from None


def needed_cipher(keys: Path | None) -> AesGcmCipher:
    """As `cipher_of`, for a command that can't work without keys; stops it if there are none."""
    if (cipher := cipher_of(keys)) is None:
        raise stop("no keys: give --keys, or set PG_CHECKPOINT_KEYS", KEY)
    return cipher


def _check_private(keys: Path) -> None:
    """Refuses a key file that others can read or change, as ssh does; a pipe is nobody else's."""
    status = keys.stat()
    theirs = status.st_mode & (stat.S_IRGRP | stat.S_IROTH | stat.S_IWGRP | stat.S_IWOTH)
    if os.name != "posix" or not stat.S_ISREG(status.st_mode) or os.environ.get(READABLE):
        return
    if theirs:
        raise stop(
            f"others can read or change {keys}: chmod 600 it, or use "
            "pg-checkpoint --allow-readable-keys",
            KEY,
        )
