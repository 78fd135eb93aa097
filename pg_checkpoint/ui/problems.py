"""Errors for pages: a status, a title, a sentence. No tracebacks, no values."""

from __future__ import annotations

import logging
from typing import NamedTuple

import psycopg

from pg_checkpoint.diagnosis.display import message_of
from pg_checkpoint.errors import (
    CheckpointNotFoundError,
    CipherRequiredError,
    CorruptRowError,
    DecryptionError,
    EncryptionKeyError,
    InvalidKeyError,
    InvalidOptionError,
    PgCheckpointError,
    ReadTimeoutError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    UnsupportedCallError,
)

logger = logging.getLogger(__name__)


class MistakeError(PgCheckpointError, ValueError):
    """An address or a search that means nothing; the message says why."""


class Problem(NamedTuple):
    """The content of an error page."""

    status: int
    title: str
    sentence: str


_KINDS: tuple[tuple[tuple[type[Exception], ...], int, str], ...] = (
    ((CheckpointNotFoundError,), 404, "Not found"),
    (
        (MistakeError, InvalidOptionError, InvalidKeyError, UnsupportedCallError),
        400,
        "Invalid request",
    ),
    ((CipherRequiredError, DecryptionError, EncryptionKeyError), 403, "Encrypted"),
    ((CorruptRowError,), 500, "A damaged row"),
    ((SchemaNotNamedError, SchemaNotReadyError, SchemaTooNewError), 503, "The schema does not fit"),
    ((ReadTimeoutError, psycopg.OperationalError), 503, "The database does not answer"),
    ((psycopg.Error,), 503, "The database refused"),
)


def problem_of(error: Exception) -> Problem:
    """The error page for an exception; an unexpected one is logged."""
    for kinds, status, title in _KINDS:
        if isinstance(error, kinds):
            return Problem(status, title, _sentence(error))
    logger.error("a page failed", exc_info=error)
    told = f"This is a bug in the program ({type(error).__name__}). The terminal shows more."
    return Problem(500, "Something went wrong", told)


def _sentence(error: Exception) -> str:
    text = message_of(error)
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
