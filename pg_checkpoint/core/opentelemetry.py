"""OpenTelemetry: metrics and spans. Only this file imports it; it needs the extra `otel`.

Counters and gauges are read from the savers' counts when they are collected, and those of savers of
one schema are added up; only latencies and batch sizes are recorded as they come. Spans and metrics
name types of errors and SQLSTATEs, never messages or values. Thread ids are on spans only, because
a metric would get a series for each.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias
from weakref import WeakKeyDictionary

from opentelemetry import context, metrics, trace
from opentelemetry.context import Context
from opentelemetry.metrics import CallbackOptions, Histogram, MeterProvider, Observation
from opentelemetry.trace import INVALID_SPAN, Link, Span, SpanKind, Status, StatusCode

from pg_checkpoint.core import telemetry
from pg_checkpoint.core.telemetry import OPERATION, SCHEMA, Metric
from pg_checkpoint.core.version import __version__

# The values of a metric's labels.
_Labels: TypeAlias = "tuple[str, ...]"
_Attributes: TypeAlias = "dict[str, str | int]"


class Metered(Protocol):
    """A saver's engine, or a store's."""

    def stats(self) -> telemetry.Stats: ...

    @property
    def pool(self) -> object:
        """The connections, which two savers may share; None if there are none."""


_OBSERVED = [metric for metric in telemetry.METRICS if metric.kind != "histogram"]


class _Saver(NamedTuple):
    engine: weakref.ref[Metered]
    counts: telemetry.Counts

    def pool(self) -> object:
        """Identifies its pool."""
        engine = self.engine()
        return self if engine is None or engine.pool is None else engine.pool

    def add_to(self, totals: dict[_Labels, float], metric: Metric) -> None:
        """Adds its figure to those of other savers; that of a saver that is gone, too."""
        engine = self.engine()
        stats = self.counts.read() if engine is None else engine.stats()
        # All savers of a database have the same figure.
        of_database = metric.kind == "gauge" and metric.path.startswith("recovery.")
        for labels, value in metric.values(stats):
            labels = (*labels, self.counts.schema)
            before = totals.get(labels, 0)
            totals[labels] = max(before, value) if of_database else before + value


class Instruments:
    """The metrics of one meter provider, and the savers that they are read from."""

    def __init__(self, provider: MeterProvider) -> None:
        meter = provider.get_meter("pg_checkpoint", __version__)
        self._lock = threading.Lock()
        self._savers: dict[int, _Saver] = {}
        # Names of savers that were collected, in any thread at any moment: so, no lock.
        self._departed: deque[int] = deque()
        # The counts of those, so that no counter ever falls: by metric and labels.
        self._gone: dict[str, dict[_Labels, float]] = {metric.name: {} for metric in _OBSERVED}
        self._histograms: dict[str, Histogram] = {}
        make: dict[str, Callable[..., object]] = {
            "counter": meter.create_observable_counter,
            "gauge": meter.create_observable_up_down_counter,
        }
        for metric in telemetry.METRICS:
            named = f"pg_checkpoint.{metric.name}"
            if metric.kind == "histogram":
                is_size = metric.name == "batch.size"
                bounds = telemetry.BATCH_SIZES if is_size else telemetry.LATENCIES
                self._histograms[metric.name] = meter.create_histogram(
                    named, metric.unit, metric.words, explicit_bucket_boundaries_advisory=bounds
                )
            else:
                make[metric.kind](
                    named, [partial(self._observe, metric)], metric.unit, metric.words
                )

    def record_call(self, operation: str, seconds: float, schema: str) -> None:
        """Records the latency of a call or a batch."""
        is_write = operation.removeprefix(telemetry.StoreStats._prefix) in telemetry.WRITES
        latency = self._histograms["write.latency" if is_write else "read.latency"]
        latency.record(seconds, {OPERATION: operation, SCHEMA: schema})

    def record_batch(self, calls: int, schema: str) -> None:
        self._histograms["batch.size"].record(calls, {SCHEMA: schema})

    def add(self, engine: Metered, counts: telemetry.Counts) -> None:
        """Reads a saver or store from now on, too."""
        name = id(counts)
        with self._lock:
            self._fold()
            known = self._savers.get(name)
            if known is None or known.engine() is not engine:
                self._savers[name] = _Saver(weakref.ref(engine), counts)
                weakref.finalize(engine, self._departed.append, name).atexit = False

    def begin_anew(self) -> None:
        """Forgets all savers, in a process that was forked: they are the parent's."""
        self._lock = threading.Lock()
        self._savers.clear()
        self._departed.clear()
        for counted in self._gone.values():
            counted.clear()

    def _fold(self) -> None:
        while self._departed:
            name = self._departed.popleft()
            if (saver := self._savers.get(name)) is None or saver.engine() is not None:
                continue  # its event loop is another one now
            del self._savers[name]
            for metric in _OBSERVED:
                if metric.kind == "counter":
                    saver.add_to(self._gone[metric.name], metric)

    def _observe(self, metric: Metric, _: CallbackOptions) -> Iterator[Observation]:
        with self._lock:
            self._fold()
            totals = self._gone[metric.name].copy()
            savers = [*self._savers.values()]
        if metric.name.startswith("pool."):  # savers that share a pool have the same figures
            savers = [*{(s.counts.schema, id(s.pool())): s for s in savers}.values()]
        for saver in savers:
            saver.add_to(totals, metric)
        names = *metric.labels, SCHEMA
        for labels, value in totals.items():
            yield Observation(value, dict(zip(names, labels, strict=True)))


_instruments: WeakKeyDictionary[MeterProvider, Instruments] = WeakKeyDictionary()


def _begin_anew() -> None:
    for instruments in list(_instruments.values()):
        instruments.begin_anew()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_begin_anew)


def instruments_of(provider: MeterProvider) -> Instruments:
    if provider not in _instruments:
        _instruments[provider] = Instruments(provider)
    return _instruments[provider]


class Telemetry:
    """The spans and latencies of one saver, which are counted besides as without OpenTelemetry."""

    def __init__(
        self,
        counts: telemetry.Counts,
        tracer: trace.Tracer | None,
        instruments: Instruments | None,
    ) -> None:
        self._counts = counts
        self._prefix = counts.of._prefix
        self._tracer = tracer
        self._instruments = instruments

    def span(self) -> Span | None:
        """The span of the call under way, if it is recorded."""
        span = trace.get_current_span()
        return span if self._tracer is not None and span.is_recording() else None

    @contextmanager
    def call(self, kind: str, thread_id: str | None) -> Iterator[None]:
        """Counts a call and records it; its span is the current one meanwhile."""
        error: BaseException | None = None
        started = time.perf_counter()
        with self._call_span(self._prefix + kind, thread_id):
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
        """Counts a transaction and records it."""
        started = time.perf_counter()
        with self._batch_span(spans, size):
            yield
            seconds = time.perf_counter() - started
            self._counts.batches.committed(len(spans), seconds)
            self._record("batch", seconds)
            if self._instruments is not None:
                self._instruments.record_batch(len(spans), self._counts.schema)

    def _attributes(self, operation: str) -> _Attributes:
        names = {"db.system.name": "postgresql", OPERATION: operation}
        return {**names, SCHEMA: self._counts.schema}

    def _record(self, operation: str, seconds: float) -> None:
        if self._instruments is not None:
            self._instruments.record_call(operation, seconds, self._counts.schema)

    def _call_span(self, name: str, thread_id: str | None) -> AbstractContextManager[None]:
        """The span of a call, in its caller's trace."""
        if self._tracer is None:
            return nullcontext()
        attributes = self._attributes(name)
        if thread_id is not None:
            attributes["pg_checkpoint.thread_id"] = thread_id
        # A batch's span stands for the call to the server, which a store's has not.
        kind = SpanKind.INTERNAL if name in ("put", "put_writes") else SpanKind.CLIENT
        span = self._tracer.start_span(f"pg_checkpoint.{name}", None, kind, attributes)
        return _within(span, trace.set_span_in_context(span))

    def _batch_span(self, spans: Sequence[Span | None], size: int) -> AbstractContextManager[None]:
        """The span of a transaction, if a call that it carries is recorded.

        It belongs to the trace of the first of these calls, and is linked with all.
        """
        if self._tracer is None:
            return nullcontext()
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
        span = self._tracer.start_span(
            "pg_checkpoint.batch", first, SpanKind.CLIENT, attributes, links
        )
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
        context.detach(token)
        span.end()
        raise
    context.detach(token)
    span.end()


def _note(span: Span, error: BaseException) -> None:
    # Not record_exception, which quotes the message: psycopg's may have values in it.
    name = type(error).__name__
    if isinstance(error, CancelledError):
        span.set_attribute("pg_checkpoint.cancelled", True)
        return
    span.set_status(Status(StatusCode.ERROR, name))
    span.set_attribute("error.type", name)
    if (sqlstate := telemetry.sqlstate_of(error)) is not None:
        span.set_attribute("db.response.status_code", sqlstate)
    span.add_event("exception", {"exception.type": f"{type(error).__module__}.{name}"})


def add_event(name: str, facts: Mapping[str, str]) -> None:
    """Adds an event to the current span; to none if that is not recorded."""
    attributes = {f"pg_checkpoint.{fact}": value for fact, value in facts.items()}
    trace.get_current_span().add_event(f"pg_checkpoint.{name}", attributes)


def find(engine: Metered, counts: telemetry.Counts) -> Telemetry | None:
    """The telemetry of a saver or store; None if no provider was set."""
    tracers, meters = trace.get_tracer_provider(), metrics.get_meter_provider()
    if not (_records(tracers) or _records(meters)):
        return None
    tracer = tracers.get_tracer("pg_checkpoint", __version__) if _records(tracers) else None
    instruments = instruments_of(meters) if _records(meters) else None
    if instruments is not None:
        instruments.add(engine, counts)
    return Telemetry(counts, tracer, instruments)


def _records(provider: object) -> bool:
    """True if a provider does something, unlike the defaults of the API."""
    return not type(provider).__module__.startswith(
        ("opentelemetry.trace", "opentelemetry.metrics")
    )
