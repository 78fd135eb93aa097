"""The observer of a saver: counts each call and batch, and reports it to OpenTelemetry.

A provider of OpenTelemetry is looked for when a saver is opened; without one nothing of it is
loaded, and calls are only counted.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar, cast

from pg_checkpoint.core.arguments import id_text
from pg_checkpoint.core.telemetry import Counts

if TYPE_CHECKING:
    from pg_checkpoint.core.opentelemetry import Metered, Telemetry

logger = logging.getLogger(__name__)

_Method = TypeVar("_Method", bound=Callable[..., Coroutine[Any, Any, Any]])


class _Carried(Protocol):
    size: int
    span: Any


class Observer:
    """Counts and traces the calls and batches of one saver, or the calls of one store."""

    def __init__(self, counts: Counts | None = None) -> None:
        self.counts = counts or Counts()
        self.telemetry: Telemetry | None = None  # None if OpenTelemetry has no provider
        self.began = False  # whether a provider was looked for

    def begin(self, engine: Metered) -> None:
        """Looks for a provider of OpenTelemetry."""
        self.began = True
        if tracing := _tracing():
            self.telemetry = tracing.find(engine, self.counts)

    def batch(self, carried: Sequence[_Carried]) -> AbstractContextManager[None]:
        if self.telemetry is None:
            return self.counts.batches.timed(len(carried))
        return self.telemetry.batch([c.span for c in carried], sum(c.size for c in carried))


def _tracing() -> ModuleType | None:
    # An application that has set a provider has loaded it.
    if "opentelemetry" not in sys.modules:
        return None
    try:
        from pg_checkpoint.core import opentelemetry as tracing
    except ImportError as error:
        logger.debug("no OpenTelemetry: %s", error)
        return None
    return tracing


def observed(kind: str) -> Callable[[_Method], _Method]:
    """Instruments a saver's method whose first argument is a config or a thread's id."""

    def decorate(method: _Method) -> _Method:
        @wraps(method)
        async def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            watch: Observer = self._bridge.bound.watch
            if not watch.began:
                watch.begin(self._bridge.bound)
            if watch.telemetry is None:
                # Not a context manager, which would double what this costs.
                counts, started = watch.counts.calls[kind], time.perf_counter()
                try:
                    answer = await method(self, *args, **kwargs)
                except BaseException as error:
                    counts.ended(error, time.perf_counter() - started)
                    raise
                counts.latency.add(time.perf_counter() - started)
                return answer
            named = args[0] if args else kwargs.get("config")
            with watch.telemetry.call(kind, _thread_of(named)):
                return await method(self, *args, **kwargs)

        return cast("_Method", call)

    return decorate


def _thread_of(named: Any) -> str | None:
    # A config may be anything: the method will say what is wrong with it.
    try:
        return id_text(named["configurable"]["thread_id"])
    except (KeyError, TypeError):
        return id_text(named) if isinstance(named, str) else None


# --- the audit trail of keys ---
#
# Each use leaves one record, when it has ended, well or not: a line in the log and an event of the
# span. It has no key, no value and no message of an error.

Purpose: TypeAlias = Literal["unwrap", "export", "rewrite", "rotate", "shred", "show"]

# Characters of an id that come from a row, which anybody may have written.
_LONGEST_ID = 200


@contextmanager
def key_use(
    purpose: Purpose, *, thread_id: str | None = None, key_id: str | None = None
) -> Iterator[None]:
    """Records the use of a key in the block."""
    named = {"purpose": purpose, "thread_id": thread_id, "key_id": key_id}
    facts = {name: value[:_LONGEST_ID] for name, value in named.items() if value is not None}
    try:
        yield
    except BaseException as error:
        _record("a key could not be used: %s", {**facts, "cause": type(error).__name__})
        raise
    _record("a key was used: %s", facts)


def _record(message: str, facts: dict[str, str]) -> None:
    logger.info(message, facts["purpose"], extra=facts)
    if tracing := _tracing():
        tracing.add_event("key_use", facts)
