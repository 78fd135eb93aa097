"""Tracing: OpenTelemetry spans of calls and batches, and their latencies.

Only this module and metrics.py know OpenTelemetry; they need the extra `otel`. Spans and
metrics name types of errors and SQLSTATEs, never messages or values. Thread ids are on
spans only, because a metric would get a series for each.
"""

from __future__ import annotations

import time
from asyncio import CancelledError
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import Token
from typing import TypeAlias

from opentelemetry import context, metrics, trace
from opentelemetry.context import Context
from opentelemetry.trace import INVALID_SPAN, Link, Span, SpanKind, Status, StatusCode

from pg_checkpoint.observability.counts import Counts
from pg_checkpoint.observability.error_names import sqlstate_of
from pg_checkpoint.observability.metrics import (
    OPERATION,
    SCHEMA,
    Instruments,
    Metered,
    instruments_of,
)
from pg_checkpoint.observability.stats import prefix_of
from pg_checkpoint.version import __version__

_BATCH = "pg_checkpoint.batch"
_Attributes: TypeAlias = "dict[str, str | int]"


class Telemetry:
    """What one saver tells OpenTelemetry; counts as it would without."""

    def __init__(
        self,
        counts: Counts,
        tracer: trace.Tracer | None,
        instruments: Instruments | None,
    ) -> None:
        self._counts = counts
        self._prefix = prefix_of(counts.of)
        self._tracer = tracer
        self._instruments = instruments

    def span(self) -> Span | None:
        """The span of the call that this is part of, if it is recorded."""
        if self._tracer is None or not (span := trace.get_current_span()).is_recording():
            return None
        return span

    @contextmanager
    def call(self, kind: str, thread_id: str | None) -> Iterator[None]:
        """Counts a call and records it; its span is the current one meanwhile."""
        error: BaseException | None = None
        started = time.perf_counter()
        with nullcontext() if self._tracer is None else self._call_span(kind, thread_id):
            try:
                yield
            except BaseException as raised:
                error = raised
                raise
            finally:
                seconds = time.perf_counter() - started
                self._counts.calls[kind].ended(error, seconds)
                if not isinstance(error, (CancelledError, GeneratorExit)):
                    self._record(self._prefix + kind, seconds)

    @contextmanager
    def batch(self, spans: Sequence[Span | None], size: int) -> Iterator[None]:
        """Counts a transaction and records it, if a call that it carries is recorded.

        It belongs to the trace of the first of them, and is linked with all.
        """
        started = time.perf_counter()
        with nullcontext() if self._tracer is None else self._batch_span(spans, size):
            yield
            seconds = time.perf_counter() - started
            self._counts.batches.committed(len(spans), seconds)
            self._record("batch", seconds)
            if self._instruments is not None:
                self._instruments.record_batch(len(spans), self._counts.schema)

    def _attributes(self, operation: str) -> _Attributes:
        names = {"db.system.name": "postgresql", OPERATION: operation}
        return {**names, SCHEMA: self._counts.schema}

    def _record(self, what: str, seconds: float) -> None:
        if self._instruments is not None:
            self._instruments.record_call(what, seconds, self._counts.schema)

    def _call_span(self, kind: str, thread_id: str | None) -> AbstractContextManager[None]:
        """The span of a call, in its caller's trace."""
        assert self._tracer is not None  # noqa: S101  the caller has looked; for mypy
        name = self._prefix + kind
        attributes = self._attributes(name)
        if thread_id is not None:
            attributes["pg_checkpoint.thread_id"] = thread_id
        # A batch's span stands for the call to the server, which a store's has not.
        waits = name in ("put", "put_writes")
        of = SpanKind.INTERNAL if waits else SpanKind.CLIENT
        span = self._tracer.start_span(f"pg_checkpoint.{name}", None, of, attributes)
        return _within(span, trace.set_span_in_context(span))

    def _batch_span(self, spans: Sequence[Span | None], size: int) -> AbstractContextManager[None]:
        """Of the first call's trace; none if no call has a span."""
        assert self._tracer is not None  # noqa: S101  the caller has looked; for mypy
        # A lane's task has the context of whoever woke it, which is not to be the parent.
        around = Context()
        calls = [span for span in spans if span is not None and span.is_recording()]
        if not calls:
            return _within(INVALID_SPAN, around)
        attributes = {**self._attributes("BATCH"), "pg_checkpoint.batch.bytes": size}
        if len(spans) > 1:
            attributes["db.operation.batch.size"] = len(spans)
        links = [Link(call.get_span_context()) for call in calls]
        first = trace.set_span_in_context(calls[0], around)
        span = self._tracer.start_span(_BATCH, first, SpanKind.CLIENT, attributes, links)
        for call in calls:
            call.add_link(span.get_span_context())
        return _within(span, trace.set_span_in_context(span, around))


@contextmanager
def _within(span: Span, around: Context) -> Iterator[None]:
    """Ends the span after the block, and notes how that ended."""
    token = context.attach(around)
    try:
        yield
    except GeneratorExit:
        # A coroutine that nobody awaits any more may be closed anywhere.
        span.end()
        raise
    except BaseException as error:
        _note(span, error)
        _end(span, token)
        raise
    _end(span, token)


def _end(span: Span, token: Token[Context]) -> None:
    context.detach(token)
    span.end()


def _note(span: Span, error: BaseException) -> None:
    """Not record_exception, which quotes the message: psycopg's may have values in it."""
    name = type(error).__name__
    if isinstance(error, CancelledError):
        span.set_attribute("pg_checkpoint.cancelled", True)
        return
    span.set_status(Status(StatusCode.ERROR, name))
    span.set_attribute("error.type", name)
    if (sqlstate := sqlstate_of(error)) is not None:
        span.set_attribute("db.response.status_code", sqlstate)
    span.add_event("exception", {"exception.type": f"{type(error).__module__}.{name}"})


def add_event(name: str, facts: Mapping[str, str]) -> None:
    """Adds an event to the current span; to none if that is not recorded."""
    attributes = {f"pg_checkpoint.{fact}": value for fact, value in facts.items()}
    trace.get_current_span().add_event(f"pg_checkpoint.{name}", attributes)


def find(engine: Metered, counts: Counts) -> Telemetry | None:
    """What a saver or store should tell OpenTelemetry; None if no provider was set."""
    tracers, meters = trace.get_tracer_provider(), metrics.get_meter_provider()
    if not (_records(tracers) or _records(meters)):
        return None
    tracer = tracers.get_tracer("pg_checkpoint", __version__) if _records(tracers) else None
    instruments = instruments_of(meters, __version__) if _records(meters) else None
    if instruments is not None:
        instruments.add(engine, counts)
    return Telemetry(counts, tracer, instruments)


def _records(provider: object) -> bool:
    """Whether a provider does something, unlike the defaults of the API."""
    return not type(provider).__module__.startswith(
        ("opentelemetry.trace", "opentelemetry.metrics")
    )
