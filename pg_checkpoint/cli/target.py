"""Which database, schema and keys a command works with: the options that all commands have."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import orjson
import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.encryption import AesGcmCipher
from pg_checkpoint.key_ring import KeyRing
from pg_checkpoint.queries import DEFAULT_SCHEMA
from pg_checkpoint.saver import PostgresSaver
from pg_checkpoint.values import STRICT

__all__ = [
    "Dsn",
    "Encrypted",
    "Json",
    "Keys",
    "Only",
    "Plain",
    "Schema",
    "Where",
    "cipher_of",
    "filter_of",
    "opened",
    "reading",
]

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
Encrypted = Annotated[
    bool,
    typer.Option(
        "--encrypt-metadata",
        envvar="PG_CHECKPOINT_ENCRYPT_METADATA",
        help="The database's savers have encrypt_metadata.",
    ),
]
Plain = Annotated[bool, typer.Option("--allow-plaintext", help="With keys: rows may be in clear.")]
Only = Annotated[
    list[str] | None, typer.Option(metavar="ID", help="Only this one; may be repeated.")
]
Where = Annotated[
    str, typer.Option(metavar="JSON", help='Only threads whose metadata has this: {"user": "ada"}.')
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
    if encrypt_metadata and cipher is None:
        raise stop("--encrypt-metadata needs keys: give --keys, or set PG_CHECKPOINT_KEYS")
    # It would name classes that nobody here wants.
    logging.getLogger("langgraph.checkpoint.serde.jsonplus").setLevel(logging.ERROR)
    with PostgresSaver.from_conn_string(
        dsn,
        serde=STRICT,
        schema=schema,
        max_size=4,
        cipher=cipher,
        encrypt_metadata=encrypt_metadata,
        # Without a cipher everything is.
        allow_plaintext=allow_plaintext and cipher is not None,
    ) as saver:
        yield saver


@contextmanager
def reading(
    dsn: str, schema: str, keys: Path | None, *, encrypt_metadata: bool = False
) -> Iterator[PostgresSaver]:
    """A saver for a command that only looks, and so takes what is not encrypted too.

    But not with encrypted metadata, whose filters would then miss rows.
    """
    lenient, cipher = not encrypt_metadata, cipher_of(keys)
    with opened(
        dsn, schema, cipher, encrypt_metadata=encrypt_metadata, allow_plaintext=lenient
    ) as saver:
        yield saver


def cipher_of(keys: Path | None) -> AesGcmCipher | None:
    """The cipher of a key file, or of PG_CHECKPOINT_KEYS; None without either.

    Raises:
        EncryptionKeyError: If what is there is no key ring.
        OSError: If the file can't be read.
    """
    if keys is None and not os.environ.get("PG_CHECKPOINT_KEYS"):
        return None
    ring = KeyRing.from_environment() if keys is None else KeyRing.from_file(keys)
    try:
        return AesGcmCipher(ring)
    except ImportError as error:
        raise stop(str(error)) from None


def filter_of(where: str) -> dict[str, object]:
    """The metadata that `--where` asks for; stops with a word if it is no JSON object."""
    try:
        wanted = orjson.loads(where)
    except orjson.JSONDecodeError as error:
        raise stop(f"--where is no JSON: {error}") from None
    if not isinstance(wanted, dict):
        raise stop('--where must be a JSON object, as {"user": "ada"}')
    return wanted
