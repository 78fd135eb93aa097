"""The audit trail of keys: who used one for what, as a line in the log and an event of the span.

Each use leaves one record, when it has ended, well or not. It has no key, no value and no message
of an error.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal, TypeAlias

logger = logging.getLogger(__name__)

Purpose: TypeAlias = Literal["unwrap", "export", "rewrite", "rotate", "shred", "show"]

# Characters of an id that come from a row, which anybody may have written.
_LONGEST = 200


@contextmanager
def key_use(
    purpose: Purpose, *, thread_id: str | None = None, key_id: str | None = None
) -> Iterator[None]:
    """Records what is done in the block."""
    named = {"purpose": purpose, "thread_id": thread_id, "key_id": key_id}
    facts = {name: value[:_LONGEST] for name, value in named.items() if value is not None}
    try:
        yield
    except BaseException as error:
        _record("a key could not be used: %s", {**facts, "cause": type(error).__name__})
        raise
    _record("a key was used: %s", facts)


def _record(message: str, facts: dict[str, str]) -> None:
    logger.info(message, facts["purpose"], extra=facts)
    # An application that has set a provider has loaded it.
    if "opentelemetry" in sys.modules:
        with suppress(ImportError):
            from pg_checkpoint.observability import tracing

            tracing.add_event("key_use", facts)
