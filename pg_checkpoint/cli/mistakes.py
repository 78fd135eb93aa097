"""What went wrong, said to a person: one line on stderr, an exit code, no traceback.

| code | meaning |
|---|---|
| 0 | done |
| 1 | the command found what it looks for: broken rows, a database that is not ready |
| 2 | a mistake in what was typed: an option, a thread that is not there, a file |
| 3 | the database can't be reached, refuses, or is not ready |
| 4 | a key is missing or wrong |
| 130 | stopped by Ctrl-C |
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import typer
from rich.console import Console

from pg_checkpoint.errors import (
    DecryptionError,
    EncryptionKeyError,
    InvalidDsnError,
    InvalidKeyError,
    NotWithCipherError,
    PgCheckpointError,
)

__all__ = ["DATABASE", "FOUND", "KEY", "MISTAKE", "explained", "stop"]

FOUND, MISTAKE, DATABASE, KEY = 1, 2, 3, 4
_TYPED = (InvalidDsnError, InvalidKeyError, NotWithCipherError, OSError, ValueError)


def stop(message: str, code: int = MISTAKE) -> typer.Exit:
    """Says a line on stderr; raise what is returned."""
    Console(stderr=True, highlight=False).print(message, style="red", markup=False, soft_wrap=True)
    return typer.Exit(code)


@contextmanager
def explained() -> Iterator[None]:
    """Turns the errors that a person can do something about into a line and an exit code.

    Others are bugs and pass; PG_CHECKPOINT_TRACEBACK=1 lets all pass.
    """
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except (PgCheckpointError, psycopg.Error, OSError) as error:
        if os.environ.get("PG_CHECKPOINT_TRACEBACK"):
            raise
        raise SystemExit(stop(_said(error), _code(error)).exit_code) from None


def _code(error: BaseException) -> int:
    if isinstance(error, (DecryptionError, EncryptionKeyError)):
        return KEY
    # An OSError of a connection comes as psycopg's; a TimeoutError is one too.
    if isinstance(error, _TYPED) and not isinstance(error, TimeoutError):
        return MISTAKE
    return DATABASE


def _said(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        return f"the database can't be reached: {text}"
    return text
