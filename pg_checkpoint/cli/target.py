"""Which database, schema and keys a command works with: the options that all commands have."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.encryption import AesGcmCipher
from pg_checkpoint.key_ring import KeyRing
from pg_checkpoint.queries import DEFAULT_SCHEMA
from pg_checkpoint.saver import PostgresSaver

__all__ = ["Dsn", "Json", "Keys", "Schema", "cipher_of", "opened"]

Dsn = Annotated[
    str,
    typer.Option(
        envvar="PG_CHECKPOINT_DSN",
        metavar="DSN",
        show_default="libpq's PG* variables",
        help="The database. On a command line others see its password: better in the environment.",
    ),
]
Schema = Annotated[str, typer.Option(metavar="NAME", help="The schema of the tables.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Keys = Annotated[
    Path | None,
    typer.Option(
        envvar="PG_CHECKPOINT_KEYS_FILE",
        metavar="FILE",
        show_default="the environment variable PG_CHECKPOINT_KEYS",
        help="Encryption keys, id:base64 a line.",
    ),
]


@contextmanager
def opened(
    dsn: str,
    schema: str = DEFAULT_SCHEMA,
    cipher: AesGcmCipher | None = None,
    *,
    encrypt_metadata: bool = False,
    allow_plaintext: bool = False,
) -> Iterator[PostgresSaver]:
    """A saver for one command: few connections, closed at the end.

    Raises:
        InvalidDsnError: If libpq can't parse the DSN.
        psycopg.OperationalError: If the server can't be reached.
    """
    with PostgresSaver.from_conn_string(
        dsn,
        schema=schema,
        max_size=4,
        cipher=cipher,
        encrypt_metadata=encrypt_metadata,
        allow_plaintext=allow_plaintext,
    ) as saver:
        yield saver


def cipher_of(keys: Path | None) -> AesGcmCipher | None:
    """The cipher of a key file, or of PG_CHECKPOINT_KEYS; None without either.

    Raises:
        EncryptionKeyError: If what is there is no key ring.
        OSError: If the file can't be read.
    """
    if keys is not None:
        return AesGcmCipher(KeyRing.from_file(keys))
    if os.environ.get("PG_CHECKPOINT_KEYS"):
        return AesGcmCipher(KeyRing.from_environment())
    return None
