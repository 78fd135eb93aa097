"""One round of a workload on one saver, and what it cost on either side."""

from __future__ import annotations

import gc
import os
import secrets
import statistics
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import psutil
import psycopg
from psycopg import sql

from benchmarks.contestants import Contestant, Saver, in_turns
from benchmarks.workload import Agents, Latencies, make_messages, percentile, run
from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.embedded import EmbeddedPostgres


@dataclass(frozen=True)
class Round:
    """Figures of one round; per operation, in seconds or bytes. None: not to be had."""

    rate: float
    latencies: Latencies
    client_cpu: float
    server_cpu: float | None = None
    wal: float | None = None
    disk: float | None = None
    batch: float | None = None


@dataclass
class Result:
    """All rounds of a saver on a workload; figures are medians over the rounds."""

    contestant: str
    rounds: list[Round] = field(default_factory=list)

    def figure(self, name: str) -> float | None:
        """The median of a field of Round."""
        values = [getattr(r, name) for r in self.rounds]
        return None if None in values else statistics.median(values)

    def percentile(self, operation: str, percent: int) -> float:
        """Seconds, the median over the rounds."""
        return statistics.median(
            percentile(getattr(r.latencies, operation), percent) for r in self.rounds
        )


@contextmanager
def database(server_dsn: str) -> Iterator[str]:
    """A database for one contestant, dropped afterwards; yields its DSN."""
    name = f"bench_{secrets.token_hex(4)}"
    with psycopg.connect(server_dsn, autocommit=True) as admin:
        admin.execute(sql.SQL("create database {}").format(sql.Identifier(name)))
    try:
        yield psycopg.conninfo.make_conninfo(server_dsn, dbname=name)
    finally:
        with psycopg.connect(server_dsn, autocommit=True) as admin:
            drop = sql.SQL("drop database {} with (force)")
            admin.execute(drop.format(sql.Identifier(name)))


async def alternate(
    places: Mapping[str, tuple[Contestant, str]], agents: Agents, rounds: int
) -> dict[str, list[Round]]:
    """Rounds of some savers in turns, each on its DSN, after one unmeasured; by name.

    They stay open over all rounds, as in a server: the unmeasured one is for caches,
    prepared statements and the interpreter.
    """
    done: dict[str, list[Round]] = {name: [] for name in places}
    async with AsyncExitStack() as stack:
        savers = {
            name: await stack.enter_async_context(contestant.open(dsn))
            for name, (contestant, dsn) in places.items()
        }
        for seed in range(rounds + 1):
            for name in in_turns(places, seed):
                contestant, dsn = places[name]
                one = await measure(contestant, savers[name], dsn, agents, seed)
                if seed:
                    done[name].append(one)
            print(f"{agents.name}: round {seed} of {rounds}", file=sys.stderr, flush=True)
    return done


async def measure(
    contestant: Contestant, saver: Saver, dsn: str, agents: Agents, seed: int
) -> Round:
    """Runs one round, on new threads, after a checkpoint of the server."""
    messages = make_messages(agents, seed)
    before, counted = server_state(contestant, dsn), _counts(saver)
    # What the round before left to be written must not slow this one down.
    os.sync()
    gc.collect()
    cpu, started = time.process_time(), time.perf_counter()
    latencies = await run(saver, messages, reads=agents.reads)
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    after, counts = server_state(contestant, dsn), _counts(saver)
    operations = agents.operations
    costs = {name: (after[name] - before[name]) / operations for name in before}
    batches = counts[1] - counted[1]
    return Round(
        rate=operations / seconds,
        latencies=latencies,
        client_cpu=cpu / operations,
        server_cpu=costs.get("cpu"),
        wal=costs.get("wal"),
        disk=costs.get("disk"),
        batch=(counts[0] - counted[0]) / batches if batches else None,
    )


def _counts(saver: Saver) -> tuple[int, int]:
    """Calls and transactions so far; of ours only."""
    if not isinstance(saver, AsyncPostgresSaver):
        return 0, 0
    size = saver.stats().batches.size
    return int(size.sum), size.count


def server_state(contestant: Contestant, dsn: str) -> dict[str, float]:
    if contestant.schema is None:
        return {}
    with psycopg.connect(dsn, autocommit=True) as admin:
        with suppress(psycopg.errors.InsufficientPrivilege):
            admin.execute("checkpoint")
        row = _one(
            admin,
            "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0'),"
            " (select coalesce(sum(pg_total_relation_size(c.oid)), 0) from pg_class c"
            "  join pg_namespace n on n.oid = c.relnamespace"
            "  where n.nspname = %s and c.relkind = 'r')",
            [contestant.schema],
        )
        state = {"wal": float(row[0]), "disk": float(row[1])}
        cpu = server_cpu(admin)
    return state if cpu is None else {**state, "cpu": cpu}


def server_cpu(admin: psycopg.Connection[Any]) -> float | None:
    """Seconds of all processes of a local server so far, also of those that have ended."""
    pid = _one(admin, "select pg_backend_pid()", [])[0]
    try:
        backend = psutil.Process(pid)
        postmaster = backend.parent()
        if postmaster is None or "postgres" not in backend.name():
            return None
        # This session's own work is not the saver's.
        family = [postmaster, *(p for p in postmaster.children() if p.pid != pid)]
        times = [p.cpu_times() for p in family]
    except psutil.Error:
        return None
    # An autovacuum worker counts once and in its own round, whether it has ended or not.
    ended = times[0].children_user + times[0].children_system
    return float(ended + sum(t.user + t.system for t in times))


def _one(admin: psycopg.Connection[Any], query: str, parameters: list[Any]) -> tuple[Any, ...]:
    row = admin.execute(query.encode(), parameters).fetchone()
    return tuple(row or ())


@contextmanager
def server(settings: Mapping[str, str] | None = None) -> Iterator[tuple[str, str]]:
    """A DSN that may create databases, and what the server is; an embedded one has settings."""
    with ExitStack() as stack:
        dsn = os.environ.get("PG_CHECKPOINT_DSN")
        kind = "given by PG_CHECKPOINT_DSN"
        if dsn is None:
            dsn, kind = stack.enter_context(EmbeddedPostgres(settings)).dsn, "embedded"
        with psycopg.connect(dsn) as connection:
            name = f"PostgreSQL {connection.info.parameter_status('server_version')} ({kind})"
        yield dsn, name
