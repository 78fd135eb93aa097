"""What is seen of a saver at work: each call and batch counted, and told to OpenTelemetry.

OpenTelemetry is looked for when a saver is opened; without a provider nothing
of it is loaded, and calls are only counted.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

from pg_checkpoint.counts import Counts

if TYPE_CHECKING:
    from opentelemetry.trace import Span

    from pg_checkpoint.metering import Metered
    from pg_checkpoint.telemetry import Telemetry

__all__ = ["Watch", "watched"]

logger = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="_Saver")
_Method: TypeAlias = "Callable[Concatenate[S, P], Coroutine[Any, Any, R]]"


class _Carried(Protocol):
    size: int
    span: Any


class Watch:
    """Watches one saver.

    Args:
        schema: The saver's.

    Attributes:
        counts: All that was counted.
        telemetry: None without OpenTelemetry.
        began: Whether it was looked for.
    """

    def __init__(self, schema: str) -> None:
        self.counts = Counts()
        self.telemetry: Telemetry | None = None
        self.began = False
        self._schema = schema

    def begin(self, engine: Metered) -> None:
        """Looks whether somebody listens."""
        self.began = True
        # Who has set a provider has loaded it.
        if "opentelemetry" not in sys.modules:
            return
        try:
            from pg_checkpoint import telemetry
        except ImportError as error:
            logger.debug("no OpenTelemetry: %s", error)
            return
        self.telemetry = telemetry.find(engine, self.counts, self._schema)

    def span(self) -> Span | None:
        """The span of the call under way, for `batch`."""
        return None if self.telemetry is None else self.telemetry.span()

    def batch(self, carried: Sequence[_Carried]) -> AbstractContextManager[None]:
        """Watches a transaction."""
        if self.telemetry is None:
            return self.counts.batches.timed(len(carried))
        return self.telemetry.batch([c.span for c in carried], sum(c.size for c in carried))


class _Saver(Protocol):
    _engine: Any


def watched(kind: str) -> Callable[[_Method[S, P, R]], _Method[S, P, R]]:
    """Makes a saver's method be watched; its first argument is a config, or a thread's id.

    Args:
        kind: One of counts.KINDS.
    """

    def decorate(method: _Method[S, P, R]) -> _Method[S, P, R]:
        @wraps(method)
        async def call(self: S, *args: P.args, **kwargs: P.kwargs) -> R:
            watch: Watch = self._engine.watch
            if not watch.began:
                watch.begin(self._engine)
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

        return cast("_Method[S, P, R]", call)

    return decorate


def _thread_of(named: Any) -> str | None:
    # A config may be anything: the method will say what is wrong with it.
    try:
        return str(named["configurable"]["thread_id"])
    except (KeyError, TypeError):
        return named if isinstance(named, str) else None
