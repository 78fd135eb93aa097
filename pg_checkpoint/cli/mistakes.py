"""Error messages for people: one line on stderr, an exit code, no traceback.

| code | meaning |
|---|---|
| 0 | done |
| 1 | the command found a problem: broken rows, a database that is not ready |
| 2 | a wrong argument: an option, a thread that does not exist, a file |
| 3 | the database can't be reached, refuses the command, or is not ready |
| 4 | a key is missing or wrong |
| 130 | stopped by Ctrl-C |
"""

from __future__ import annotations

import logging
import os
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

import psycopg
import typer

from pg_checkpoint.cli.output import SafeConsole, SafeText
from pg_checkpoint.diagnosis.connectivity import NO_HOST, names_no_host
from pg_checkpoint.diagnosis.display import message_of, visible
from pg_checkpoint.errors import (
    CipherRequiredError,
    DecryptionError,
    EncryptionKeyError,
    InvalidKeyError,
    InvalidOptionError,
    PgCheckpointError,
    UnsupportedCallError,
)

FOUND, MISTAKE, DATABASE, KEY = 1, 2, 3, 4
_TYPED = (
    InvalidOptionError,
    InvalidKeyError,
    UnsupportedCallError,
    OSError,
    ValueError,
    LookupError,
)


def stop(message: str, code: int = MISTAKE) -> typer.Exit:
    """Prints a message on stderr; returns the exit for the caller to raise."""
    console = SafeConsole(stderr=True, highlight=False)
    console.print(SafeText(message, "red"), soft_wrap=True)
    return typer.Exit(code)


def stop_for_keys(rows: Iterable[object], *, with_keys: bool) -> typer.Exit:
    """Prints that rows need keys, as `stop` does."""
    found = sorted(map(str, rows))
    lacks = "a key that was not given" if with_keys else "keys, and none were given"
    return stop(
        f"{len(found)} rows need {lacks}, the first is {found[0]}: "
        "give --keys, or set PG_CHECKPOINT_KEYS",
        KEY,
    )


def no_thread(*names: str) -> typer.Exit:
    """Prints that threads with these ids don't exist, as `stop` does."""
    ids = ", ".join(map(repr, names))
    return stop(f"there is no thread {ids}: `pg-checkpoint threads` lists them")


def check_named(named: Collection[str] | None, found: int) -> None:
    """Stops if threads were named that are not there."""
    if (count := len(set(named or ()))) > found:
        raise stop(f"only {found} of the {count} threads have checkpoints")


class _SafeFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return visible(super().format(record), lines=True)


def log_safely() -> None:
    """Writes out control characters in the warnings that Python's logging prints on stderr."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(_SafeFormatter())


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
    if isinstance(error, (CipherRequiredError, DecryptionError, EncryptionKeyError)):
        return KEY
    # An OSError of a connection comes as psycopg's; a TimeoutError is one too.
    if isinstance(error, _TYPED) and not isinstance(error, TimeoutError):
        return MISTAKE
    return DATABASE


def _said(error: BaseException) -> str:
    text = message_of(error)
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        if names_no_host(error):
            return f"{NO_HOST} (the default can't be reached: {text})"
        return f"the database can't be reached: {text}"
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return text
