"""What a saver tells of itself: stats(), spans, metrics, logs; docs/telemetry.md is true."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import psycopg
import pytest
import yaml
from opentelemetry import metrics, trace
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.sdk.trace.sampling import ALWAYS_OFF
from opentelemetry.trace import SpanKind, StatusCode
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint as pg
from tests.command_line import ROOT, environment
from tests.making import META, aput, checkpoint_of, config_for, end_sessions, run_sql
from tests.seams import engine_of
from tests.waiting import until, until_blocking

PAGE = (ROOT / "docs" / "telemetry.md").read_text()
GRAFANA = ROOT / "docs" / "grafana"
DASHBOARD = json.loads((GRAFANA / "pg_checkpoint.json").read_text())

_KILLS = pytest.mark.direct("a pooler itself replaces connections that are killed while idle")
REFUSE = """
    create function refuse() returns trigger language plpgsql as $$
    begin raise unique_violation using message = 'sesame one', detail = 'sesame two'; end $$;
    create trigger refuse before insert on pgcheckpoint.checkpoint_writes
    for each row execute function refuse()
"""


@pytest.fixture
def exported(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """Spans of savers that are opened from now on."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    # A provider that is set stays for the rest of the process.
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    return exporter


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemoryMetricReader]:
    """Metrics of savers that are opened from now on."""
    found = InMemoryMetricReader()
    provider = MeterProvider([found])
    monkeypatch.setattr(metrics, "get_meter_provider", lambda: provider)
    yield found
    provider.shutdown()


def spans(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    found = exporter.get_finished_spans()
    return [span for span in found if span.name == f"pg_checkpoint.{name}"]


def attributes(span: ReadableSpan) -> Mapping[str, Any]:
    return span.attributes or {}


def name_of(span: ReadableSpan) -> int:
    assert span.context is not None
    return int(span.context.span_id)


def linked(span: ReadableSpan) -> set[int]:
    return {link.context.span_id for link in span.links}


def parent(span: ReadableSpan) -> int | None:
    return span.parent.span_id if span.parent else None


def shown(exporter: InMemorySpanExporter) -> str:
    return "".join(span.to_json() for span in exporter.get_finished_spans())


def metered(reader: InMemoryMetricReader) -> dict[str, dict[tuple[Any, ...], Any]]:
    """Each metric's points by their labels but the schema."""
    data = reader.get_metrics_data()
    scopes = [s for r in (data.resource_metrics if data else ()) for s in r.scope_metrics]
    return {
        metric.name.removeprefix("pg_checkpoint."): {
            tuple(v for k, v in (p.attributes or {}).items() if k != "pg_checkpoint.schema"): p
            for p in metric.data.data_points
        }
        for scope in scopes
        for metric in scope.metrics
    }


def value(points: Mapping[tuple[Any, ...], Any], *labels: str) -> float:
    return float(points[labels].value)


async def test_calls_batches_and_bytes_are_counted(saver: pg.AsyncPostgresSaver) -> None:
    config = config_for("t")
    for n in range(1, 6):
        config = await aput(saver, config, {"list": [f"{i} {'x' * 900}" for i in range(n * 4)]})
        await asyncio.gather(
            *(saver.aput_writes(config, [("a", 1)], f"task {k}") for k in range(3))
        )
    await saver.aget_tuple(config_for("t"))
    assert len([c async for c in saver.alist(config_for("t"))]) == 5
    await saver.aget_delta_channel_history(config=config, channels=["list"])
    stats, batches = saver.stats(), saver.stats().batches
    kinds = (stats.put, stats.put_writes, stats.get, stats.list, stats.history)
    assert [kind.calls for kind in kinds] == [5, 15, 1, 2, 1]
    assert stats.put.latency.count == 5
    assert 0 < stats.put.latency.percentile(50) <= stats.put.latency.max < 30
    assert (batches.size.sum, batches.size.count) == (20, batches.batches)
    assert 5 <= batches.batches <= 20
    assert batches.size.mean >= 1
    assert (stats.queued_calls, stats.queued_bytes) == (0, 0)
    # 4, 8, 12, 16 and 20 elements, of which each put sends about five: the new ones and a tail.
    assert 20 * 900 < stats.bytes_written < 40 * 900
    assert 25 * 900 < stats.bytes_saved < 41 * 900
    assert stats.retries == stats.put.errors == {}
    # Not each: transactions that follow each other closely share a connection.
    assert stats.pool.requests > 0
    assert engine_of(saver).watch.telemetry is None  # without a provider


@pytest.mark.usefixtures("patient_for_locks")
async def test_a_cancelled_caller_is_no_failure(exported: InMemorySpanExporter, dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await aput(saver, config_for("t"), {"a": 1})
        async with await psycopg.AsyncConnection.connect(dsn) as lock:
            await lock.execute("lock table pgcheckpoint.checkpoints in exclusive mode")
            put = asyncio.create_task(aput(saver, config_for("t"), {"a": ["x" * 5000]}))
            await until_blocking(lock)
            assert saver.stats().queued_calls == 1
            assert saver.stats().queued_bytes > 5000
            put.cancel()
            with pytest.raises(asyncio.CancelledError):
                await put
        stats = saver.stats()
    assert (stats.put.cancelled, stats.put.calls, stats.put.errors) == (1, 2, {})
    cancelled = [s for s in spans(exported, "put") if "pg_checkpoint.cancelled" in attributes(s)]
    assert [s.status.status_code for s in cancelled] == [StatusCode.UNSET]
    assert len(spans(exported, "batch")) == 2


async def test_waits_for_a_connection_are_counted(dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, max_size=1) as saver:
        await aput(saver, config_for("t"), {"a": 1})
        before = saver.stats().pool.waits
        await asyncio.gather(*(saver.aget_tuple(config_for("t")) for _ in range(20)))
        pool = saver.stats().pool
        assert (pool.connections, pool.max_connections) == (1, 1)
        assert 0 <= before < pool.waits <= pool.requests
    closed = saver.stats().pool
    assert (closed.connections, closed.in_use, closed.requests) == (0, 0, pool.requests)
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        pool = pg.AsyncPostgresSaver(connection).stats().pool
        assert (pool.connections, pool.in_use, pool.requests) == (1, 0, 0)


@_KILLS
async def test_retries_are_counted_and_logged(
    saver: pg.AsyncPostgresSaver, dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "pg_checkpoint")
    await aput(saver, config_for("t"), {"a": 1})
    end_sessions(dsn)
    await aput(saver, config_for("t"), {"a": 1})
    retries = saver.stats().retries
    assert sum(retries.values()) >= 1
    assert set(retries) <= {"57P01", "OperationalError"}
    told = [vars(r) for r in caplog.records if r.name == "pg_checkpoint.core.database"]
    assert [r["attempt"] for r in told] == [n + 2 for n in range(sum(retries.values()))]
    for record in told:
        assert record["sqlstate"] or record["cause"] == "OperationalError"
        assert 0 <= record["waited"] < 60
    ours = [r for r in caplog.records if r.name.startswith("pg_checkpoint")]
    assert max(r.levelno for r in ours) == logging.INFO
    # What is done with them is left to the application.
    (handler,) = logging.getLogger("pg_checkpoint").handlers
    assert isinstance(handler, logging.NullHandler)
    # Every record's fields are in the page's table.
    assert {"cause", "sqlstate", "attempt", "waited", "calls"} <= set(re.findall(r"`(\w+)`", PAGE))


async def test_calls_and_their_batch_are_linked(exported: InMemorySpanExporter, dsn: str) -> None:
    tracer = trace.get_tracer_provider().get_tracer("test")
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        with tracer.start_as_current_span("request") as request:
            config = await aput(saver, config_for("t"), {"a": 1})
            await asyncio.gather(
                *(saver.aput_writes(config, [("a", 1)], f"task {n}") for n in range(6))
            )
            await saver.aget_tuple(config)
            async for _ in saver.alist(config):
                # Neither the span of a page nor that of a call stays behind.
                assert trace.get_current_span() is request
            assert trace.get_current_span() is request
    calls = [s for kind in ("put", "put_writes", "get", "list") for s in spans(exported, kind)]
    assert len(calls) == 1 + 6 + 1 + 1
    assert {parent(span) for span in calls} == {request.get_span_context().span_id}
    assert {attributes(s)["pg_checkpoint.thread_id"] for s in calls} == {"t"}
    writes = spans(exported, "put") + spans(exported, "put_writes")
    batches = spans(exported, "batch")
    assert set.union(*map(linked, batches)) == set(map(name_of, writes))
    for batch in batches:
        carried = [span for span in writes if name_of(span) in linked(batch)]
        assert parent(batch) in linked(batch)
        assert {frozenset(linked(span)) for span in carried} == {frozenset({name_of(batch)})}
        assert all(s.end_time and batch.end_time and s.end_time >= batch.end_time for s in carried)
        assert attributes(batch).get("db.operation.batch.size", 1) == len(carried)
        assert batch.kind is SpanKind.CLIENT
        assert attributes(batch)["db.system.name"] == "postgresql"
        assert attributes(batch)["pg_checkpoint.batch.bytes"] > 0
        assert "pg_checkpoint.thread_id" not in attributes(batch)
    assert max(len(linked(batch)) for batch in batches) > 1


def test_each_thread_and_loop_has_its_own_parent(exported: InMemorySpanExporter, dsn: str) -> None:
    tracer = trace.get_tracer_provider().get_tracer("test")
    start = Barrier(8)

    def call(saver: pg.PostgresSaver, number: int) -> tuple[str, int]:
        config = config_for(str(number))
        start.wait()
        with tracer.start_as_current_span("request") as request:
            saver.put(config, checkpoint_of({"a": 1}), META, {"a": "1"})
            asyncio.run(aput(saver, config, {"a": 1}))
            saver.get_tuple(config)
            list(saver.list(config))
        return str(number), request.get_span_context().span_id

    with pg.PostgresSaver.from_conn_string(dsn) as saver, ThreadPoolExecutor(8) as threads:
        expected = list(threads.map(lambda number: call(saver, number), range(8)))
    for kind, times in (("put", 2), ("get", 1), ("list", 1)):
        found = spans(exported, kind)
        named = [(attributes(span)["pg_checkpoint.thread_id"], parent(span)) for span in found]
        assert sorted(named) == sorted(expected * times)


async def test_failed_spans_and_records_say_types_and_never_messages(
    exported: InMemorySpanExporter, dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "pg_checkpoint")
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        config = await aput(saver, config_for("t"), {"a": 1})
        run_sql(dsn, REFUSE)
        with pytest.raises(psycopg.errors.UniqueViolation, match="sesame two"):
            await saver.aput_writes(config, [("a", "sesame three")], "task")
        (call,) = spans(exported, "put_writes")
        failed = [s for s in spans(exported, "batch") if s.status.status_code is StatusCode.ERROR]
        assert len(failed) == 1
        writes = (saver.aput_writes(config, [("a", 1)], f"task {n}") for n in range(9))
        await asyncio.gather(*writes, return_exceptions=True)
    for span in (call, *failed):
        assert span.status.description == attributes(span)["error.type"] == "UniqueViolation"
        assert attributes(span)["db.response.status_code"] == "23505"
        (event,) = span.events
        assert event.name == "exception"
        assert dict(event.attributes or {}) == {"exception.type": "psycopg.errors.UniqueViolation"}
    *_, record = (vars(r) for r in caplog.records if r.name == "pg_checkpoint.core.batcher")
    assert (record["cause"], record["sqlstate"]) == ("UniqueViolation", "23505")
    assert record["calls"] > 1
    assert max(r.levelno for r in caplog.records) == logging.INFO
    assert "sesame" not in shown(exported) + caplog.text


async def test_what_is_sampled_out_has_no_batch(
    monkeypatch: pytest.MonkeyPatch, exported: InMemorySpanExporter, dsn: str
) -> None:
    provider = TracerProvider(sampler=ALWAYS_OFF)
    provider.add_span_processor(SimpleSpanProcessor(exported))
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await aput(saver, config_for("t"), {"a": 1})
        assert saver.stats().put.calls == 1
        assert saver.stats().batches.batches == 1
    assert not exported.get_finished_spans()


@_KILLS
async def test_metrics_say_what_stats_say(reader: InMemoryMetricReader, dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        config = config_for("t")
        for n in range(1, 4):
            config = await aput(saver, config, {"list": ["x" * 900] * (n * 4)})
        with pytest.raises(pg.ValueNotSerializableError):
            await aput(saver, config, {"a": lambda: 1})
        end_sessions(dsn)
        await saver.aget_tuple(config)
        run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set blob = '\\xc1'")
        with pytest.raises(pg.CorruptRowError):
            _ = [c async for c in saver.alist(config_for("t"))]
        found, stats = metered(reader), saver.stats()
    assert value(found["calls"], "put") == stats.put.calls == 4
    assert value(found["errors"], "put", "ValueNotSerializableError") == 1
    assert value(found["errors"], "list", "CorruptRowError") == 1
    assert stats.put.errors == {"ValueNotSerializableError": 1}
    assert sum(p.value for p in found["retries"].values()) == sum(stats.retries.values()) >= 1
    assert value(found["written"]) == stats.bytes_written > 0
    assert value(found["chunks.saved"]) == stats.bytes_saved > 0
    assert value(found["pool.requests"]) == stats.pool.requests
    assert value(found["pool.max"]) == stats.pool.max_connections == 10
    latency = found["write.latency"]
    assert latency["put",].count == stats.put.latency.count
    assert latency["put",].bucket_counts == stats.put.latency.buckets
    assert latency["batch",].bucket_counts == stats.batches.latency.buckets
    assert found["batch.size"][()].sum == stats.batches.size.sum
    assert found["read.latency"]["get",].count == 1
    assert "t" not in {v for points in found.values() for labels in points for v in labels}


def test_a_saver_that_moves_to_a_loop_counts_once(reader: InMemoryMetricReader, dsn: str) -> None:
    saver = pg.AsyncPostgresSaver(dsn)

    async def put() -> None:
        await aput(saver, config_for("t"), {"n": 1})

    for _ in range(3):
        asyncio.run(put())
        gc.collect()
        found, stats = metered(reader), saver.stats()
        assert value(found["calls"], "put") == stats.put.calls
        assert value(found["pool.requests"]) == stats.pool.requests > 0
    assert stats.put.calls == 3
    asyncio.run(saver.close())


async def test_counters_add_up_and_never_fall(reader: InMemoryMetricReader, dsn: str) -> None:
    def calls() -> dict[str, float]:
        points = metered(reader)["calls"]
        return {name: points[name,].value for (name,) in points if points[name,].value}

    async with AsyncConnectionPool(
        dsn, min_size=1, max_size=3, kwargs={"autocommit": True}, open=False
    ) as pool:
        savers = list[pg.AsyncPostgresSaver]()
        for count in (1, 2, 3):
            savers.append(pg.AsyncPostgresSaver(pool))
            await aput(savers[-1], config_for("t"), {"a": 1})
            assert calls() == {"put": count}
        store = pg.AsyncPostgresStore(pool)
        await store.aput(("a",), "k", {"v": 1})
        assert await store.aget(("a",), "k") is not None
        await store.abatch([])
        before = calls()
        assert before == {"put": 3, "store.put": 1, "store.get": 1, "store.batch": 1}
        # One pool, whoever uses it.
        assert value(metered(reader)["pool.max"]) == 3
        assert value(metered(reader)["written"]) > 300
        await store.close()
        del savers, store

        def are_gone() -> bool:
            gc.collect()
            return "queue.calls" not in metered(reader)

        await until(are_gone)
        assert calls() == before


_WORK = """
import sys
sys.modules["opentelemetry"] = None
from pg_checkpoint import PostgresSaver
from tests.making import META, checkpoint_of, config_for

with PostgresSaver.from_conn_string(sys.argv[1]) as saver:
    saver.put(config_for("t"), checkpoint_of({"a": ["x"]}), META, {"a": "1"})
    assert saver.stats().put.calls == 1
    assert saver._engine.watch.telemetry is None
    assert not [m for m in sys.modules if m.startswith("opentelemetry.")]
"""


def run_program(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    how: Any = {"cwd": ROOT, "env": environment(), "check": False}
    done = subprocess.run(command, capture_output=True, text=True, **how)
    # Quiet: nothing is set up for logs, and nothing is said.
    assert (done.returncode, done.stderr) == (0, "")
    return str(done.stdout)


async def test_calls_of_a_store_have_spans(exported: InMemorySpanExporter, dsn: str) -> None:
    async with pg.AsyncPostgresStore.from_conn_string(dsn) as store:
        with trace.get_tracer_provider().get_tracer("t").start_as_current_span("caller"):
            await store.aput(("secret", "place"), "k", {"v": "sesame"})
        await store.asearch(("secret",))
        with pytest.raises(pg.ValueNotSerializableError):
            await store.aput(("secret",), "k", {"v": {1}})
    (caller,) = [span for span in exported.get_finished_spans() if span.name == "caller"]
    put, failed = spans(exported, "store.put")
    assert parent(put) == name_of(caller)
    assert (put.kind, put.status.status_code) == (SpanKind.CLIENT, StatusCode.UNSET)
    assert attributes(put)["db.operation.name"] == "store.put"
    assert attributes(failed)["error.type"] == "ValueNotSerializableError"
    assert len(spans(exported, "store.search")) == 1
    assert not re.search("sesame|secret", shown(exported))


def test_without_opentelemetry_everything_works(dsn: str) -> None:
    run_program(_WORK, dsn)


# Its pool says there that it lost the connections that are terminated.
_AS_THE_PAGE_SAYS = """
import logging, sys
import prometheus_client
from tests.making import end_sessions
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)
SETUP_OF_THE_PAGE
from langgraph.graph import END, START, MessagesState, StateGraph
import asyncio
from pg_checkpoint import PostgresCache, PostgresSaver, recover

def answer(state):
    if "fail" in state["messages"][-1].content:
        return {"messages": [("ai", lambda: 1)]}
    return {"messages": [("ai", "you said " + "x" * 900)]}

graph = StateGraph(MessagesState)
graph.add_node("answer", answer)
graph.add_edge(START, "answer")
graph.add_edge("answer", END)
with (
    PostgresSaver.from_conn_string(sys.argv[1]) as saver,
    PostgresCache.from_conn_string(sys.argv[1]) as cache,
):
    cache.get([(("node",), "not there")])
    app = graph.compile(checkpointer=saver)
    asyncio.run(recover(saver, app, forever=False))
    config = {"configurable": {"thread_id": "a thread"}}
    for turn in range(6):
        app.invoke({"messages": [("human", f"turn {turn} " + "y" * 900)]}, config)
    end_sessions(sys.argv[1])
    list(app.get_state_history(config))
    saver.get_delta_channel_history(config=config, channels=["messages"])
    try:
        saver.put_writes(config | {"configurable": {"thread_id": "t", "checkpoint_id": "1"}},
                         [("a", lambda: 1)], "task")
    except TypeError:
        pass
    stats = saver.stats()
    STATS_OF_THE_PAGE
    with open(sys.argv[2], "wb") as file:
        file.write(prometheus_client.generate_latest())
"""


@_KILLS
def test_what_page_dashboard_and_alerts_name_is_exported(dsn: str, tmp_path: Path) -> None:
    stats, setup = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    program = _AS_THE_PAGE_SAYS.replace("SETUP_OF_THE_PAGE", setup)
    program = program.replace("STATS_OF_THE_PAGE", "\n    ".join(stats.splitlines()))
    printed = run_program(program, dsn, str(tmp_path / "export"))
    assert '"name": "pg_checkpoint.batch"' in printed
    exported = _parse(tmp_path / "export")
    for expression in _expressions():
        used = _used(expression)
        assert used, expression
        for metric, labels in used.items():
            assert metric in exported, (metric, expression)
            assert labels <= exported[metric] | {"instance"}, (metric, expression)
    table = re.findall(r"^\| `(pg_checkpoint_\w+)` \| (\w+) \| ([^|]*)\|", PAGE, re.MULTILINE)
    families = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in exported}
    assert {name for name, _, _ in table} == families
    for name, kind, labels in table:
        of = exported[name + "_count" if kind == "histogram" else name]
        assert set(re.findall(r"`((?:db|error|pg)_\w+)`", labels)) == of - {"pg_checkpoint_schema"}


def _expressions() -> Sequence[str]:
    """All PromQL of the dashboard (its variables filled in) and of the alerts."""
    rules = yaml.safe_load((GRAFANA / "alerts.yaml").read_text())["groups"][0]["rules"]
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    variables = [v["definition"] for v in DASHBOARD["templating"]["list"] if "definition" in v]
    assert (len(rules) >= 5, len(panels) >= 20, len(variables)) == (True, True, 2)
    return [*(rule["expr"] for rule in rules), *panels, *variables]


def _used(expression: str) -> dict[str, set[str]]:
    """The metrics of an expression, each with the labels that it is selected and grouped by."""
    selectors = re.findall(r"\b(pg_checkpoint_\w+)\b(?:\{([^}]*)\})?", expression)
    grouped = {
        label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")
    }
    asked = set(re.findall(r"label_values\(\w+, (\w+)\)", expression))
    labels = {"pg_checkpoint_schema", "pg_checkpoint_cause", "pg_checkpoint_kind"}
    return {
        name: grouped | asked | set(re.findall(r'(\w+)(?:=~|!~|!=|=)"', chosen))
        for name, chosen in selectors
        if name not in labels
    }


def _parse(path: Path) -> dict[str, set[str]]:
    """The names of all samples of ours, each with its labels."""
    found: dict[str, set[str]] = {}
    for name, labels in re.findall(
        r"^(pg_checkpoint_\w+)\{(.*)\} ", path.read_text(), re.MULTILINE
    ):
        found.setdefault(name, set()).update(re.findall(r'\b(?!otel_scope_)(\w+)="', labels))
    return found
