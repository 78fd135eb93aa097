"""Options that all commands have: the database, the schema, the keys."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import orjson
import typer

from pg_checkpoint.cli.mistakes import KEY, stop
from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.encryption.key_ring import KeyRing
from pg_checkpoint.saver.sync_saver import PostgresSaver

__all__ = [
    "CONTEXT",
    "READABLE",
    "Dsn",
    "Encrypted",
    "Json",
    "Keys",
    "Only",
    "Plain",
    "Schema",
    "Searchable",
    "Where",
    "allow_readable_keys",
    "cipher_of",
    "fields_of",
    "filter_of",
    "opened",
    "reading",
    "use_context",
]

Dsn = Annotated[
    str,
    typer.Option(
        envvar="PG_CHECKPOINT_DSN",
        metavar="DSN",
        show_default="libpq's PG* variables",
        help="The database. Others can see a command line, so put a password into the environment.",
    ),
]
Schema = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        show_default="pgcheckpoint",
        help="The schema of the tables; search_path means the first schema on it.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Keys = Annotated[
    Path | None,
    typer.Option(
        envvar="PG_CHECKPOINT_KEYS_FILE",
        metavar="FILE",
        show_default="the environment variable PG_CHECKPOINT_KEYS",
        help="A file with encryption keys, one id:base64 per line, that only its owner can read.",
    ),
]
Encrypted = Annotated[
    bool,
    typer.Option(
        "--encrypt-metadata",
        envvar="PG_CHECKPOINT_ENCRYPT_METADATA",
        help="The savers of the database use encrypt_metadata.",
    ),
]
Plain = Annotated[
    bool, typer.Option("--allow-plaintext", help="With keys: accept rows that are not encrypted.")
]
Searchable = Annotated[
    str,
    typer.Option(
        metavar="JSON",
        help="With keys: the fields of the store's items that stay in clear (its searchable=): "
        '["kind", ["user", "id"]].',
    ),
]
Only = Annotated[
    list[str] | None, typer.Option(metavar="ID", help="Only this thread; may be repeated.")
]
Where = Annotated[
    str, typer.Option(metavar="JSON", help='Only threads whose metadata has this: {"user": "ada"}.')
]


READABLE = "PG_CHECKPOINT_ALLOW_READABLE_KEYS"
CONTEXT = "PG_CHECKPOINT_CONTEXT"


@contextmanager
def opened(
    dsn: str,
    schema: str | None = None,
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
    dsn: str,
    schema: str | None,
    keys: Path | None,
    *,
    encrypt_metadata: bool = False,
    allow_plaintext: bool = False,
) -> Iterator[PostgresSaver]:
    """A saver for a command that only looks; with keys it refuses what is not encrypted.

    Otherwise people could take what anybody wrote for what the application did.
    """
    options = {"encrypt_metadata": encrypt_metadata, "allow_plaintext": allow_plaintext}
    with opened(dsn, schema, cipher_of(keys), **options) as saver:
        yield saver


def cipher_of(keys: Path | None) -> AesGcmCipher | None:
    """The cipher of a key file, or of PG_CHECKPOINT_KEYS, in its context; None without either.

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
        return AesGcmCipher(ring, context=os.environ.get(CONTEXT, "").encode())
    except ImportError as error:
        raise stop(str(error)) from None


def allow_readable_keys() -> None:
    """Lets key files be readable by others, in this process."""
    os.environ[READABLE] = "1"


def use_context(context: str) -> None:
    """Says in which context it is encrypted, in this process."""
    os.environ[CONTEXT] = context


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


def fields_of(searchable: str) -> list[Field]:
    """The fields that `--searchable` names; stops with a message if it is no JSON array of them."""
    try:
        found = orjson.loads(searchable)
    except orjson.JSONDecodeError as error:
        raise stop(f"--searchable is not JSON: {error}") from None
    if not isinstance(found, list) or not all(isinstance(f, (str, list)) for f in found):
        raise stop('--searchable must be a JSON array of fields, such as ["kind", ["user", "id"]]')
    return [field if isinstance(field, str) else tuple(field) for field in found]


def filter_of(where: str) -> dict[str, object]:
    """The metadata that `--where` asks for; stops with a message if it is not a JSON object."""
    try:
        wanted = orjson.loads(where)
    except orjson.JSONDecodeError as error:
        raise stop(f"--where is not JSON: {error}") from None
    if not isinstance(wanted, dict):
        raise stop('--where must be a JSON object, such as {"user": "ada"}')
    return wanted
