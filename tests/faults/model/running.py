"""Runs one configuration: processes at work, killed and replaced; then reads, judges and tells."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from psycopg import sql

from tests.faults.model.configs import CONFIGS, Config
from tests.faults.model.driving import finish
from tests.faults.model.judging import Finding, judge
from tests.faults.model.judging_runs import judge_runs
from tests.faults.model.ledger import Entries, read_ledgers
from tests.faults.model.preparing import prepare
from tests.faults.model.program import REFUSED
from tests.faults.model.reading import read_everything
from tests.faults.model.worker import DIED, Arguments, start
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.proxy import Proxy, proxied
from tests.waiting import wait_until

__all__ = ["PROCESSES", "Run", "run"]

PROCESSES = 3
# Seconds that a process may take to end after its time, with all its calls.
_PATIENCE = 150.0
# It is part of the database, so that it comes through a pooler too.
_REFUSE = f"""
create function refuse() returns trigger language plpgsql as $$
begin
    raise exception 'refused' using errcode = '54000';
end $$;
create trigger refuse before insert on pgcheckpoint.checkpoints
    for each row when (new.checkpoint_id like '%{REFUSED}') execute function refuse();
"""
_OTHERS = """
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid()
"""


@dataclass
class Run:
    """What one run did and found."""

    name: str
    seed: str
    folder: Path
    without: tuple[str, ...] = ()
    calls: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    terminated: int = 0
    held: int = 0
    stopped: int = 0
    slowest: float = 0.0
    stored: int = 0
    findings: list[Finding] = field(default_factory=list)


def run(name: str, seed: str, dsn: str, seconds: float, without: tuple[str, ...] = ()) -> Run:
    """Runs a configuration on an empty, migrated database.

    Args:
        name: The configuration's.
        seed: Decides the programs.
        dsn: Of a role that may do anything, without a pooler.
        seconds: How long the processes work.
        without: Kinds of operations to leave out.
    """
    config = CONFIGS[name]
    made = Run(name, seed, Path(tempfile.mkdtemp(prefix="pg_checkpoint-model-")), without)
    with _connected(config, dsn) as through, proxied(through) as proxy:
        if config.long:
            asyncio.run(prepare(config, dsn, made.folder, seed))
        findings = _Processes(made, config, dsn, (through, proxy), seconds).work()
    threads = asyncio.run(finish(config, dsn, made.folder)) if config.graphs else {}
    entries = read_ledgers(made.folder)
    reading = asyncio.run(read_everything(config, dsn))
    findings += [Finding(what) for what in reading.damage]
    findings += judge(entries, reading.stored, reading.unreadable)
    findings += judge_runs(entries, threads)
    # What is stored so was also seen so before.
    made.findings = [*{finding.what: finding for finding in findings}.values()]
    made.stored = len(reading.stored)
    _count(made, entries)
    if not made.findings:
        shutil.rmtree(made.folder)
    return made


def _count(made: Run, entries: Entries) -> None:
    for call in entries.calls:
        made.calls[call.kind] += call.outcome == "acknowledged"
        if call.outcome != "acknowledged" and call.said:
            made.refused[call.said.split(":", 1)[0]] += 1
        if call.outcome is not None and call.kind == "put":
            made.slowest = max(made.slowest, call.end - call.start)


@contextmanager
def _connected(config: Config, dsn: str) -> Iterator[str]:
    """The DSN for the processes, of a database that is as the configuration says."""
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(_REFUSE.encode())
        name = sql.Identifier(admin.info.dbname)
        for setting, value in config.settings.items():
            change = sql.SQL("alter database {} set {} = {}")
            admin.execute(change.format(name, sql.Identifier(setting), sql.Literal(value)))
        with ExitStack() as stack:
            if config.pooler:
                dsn = stack.enter_context(run_pgbouncer(dsn, HOSTILE))
            yield dsn
        for setting in config.settings:
            change = sql.SQL("alter database {} reset {}")
            admin.execute(change.format(name, sql.Identifier(setting)))


class _Processes:
    """The processes of a run, and what happens to them."""

    def __init__(
        self, made: Run, config: Config, dsn: str, way: tuple[str, Proxy], seconds: float
    ) -> None:
        self._run = made
        self._config = config
        self._dsn = dsn
        through, self._proxy = way
        # Nothing else is between, which might hide what it does.
        self._through = self._proxy.dsn if "hold" in config.faults else through
        self._seconds = seconds
        self._end = time.monotonic() + seconds
        self._rng = random.Random(f"{made.seed} faults")
        self._started = 0
        self._running: list[tuple[Arguments, subprocess.Popen[str]]] = []
        self._findings: list[Finding] = []

    def work(self) -> list[Finding]:
        """Keeps processes running until the end; returns what was wrong with them."""
        for number in range(PROCESSES):
            self._start(first=number == 0)
        # Before that there is nothing to break.
        wait_until(lambda: len(self._at_work()) == PROCESSES)
        self._end = time.monotonic() + self._seconds
        while time.monotonic() < self._end:
            self._break_something()
            self._replace_dead()
        for arguments, process in self._running:
            self._await(arguments, process)
        # The server goes on with what a killed client had sent.
        with psycopg.connect(self._dsn, autocommit=True) as admin:
            busy = f"select count(*) {_OTHERS} and state <> 'idle'".encode()
            wait_until(lambda: admin.execute(busy).fetchall() == [(0,)])
        return self._findings

    def _start(self, *, first: bool) -> None:
        self._started += 1
        made, seconds = self._run, max(self._end - time.monotonic(), 0.5)
        arguments = Arguments(
            config=made.name,
            dsn=self._through,
            folder=str(made.folder),
            seed=made.seed,
            process=f"p{self._started}",
            number=self._started,
            seconds=seconds,
            first=first,
            without=made.without,
        )
        environment = {**os.environ, **self._config.environment}
        self._running.append((arguments, start(arguments, environment)))

    def _break_something(self) -> None:
        time.sleep(min(self._rng.uniform(0.3, 1.5), max(self._end - time.monotonic(), 0.0)))
        fault = self._rng.choice([*sorted(self._config.faults), ""])
        if fault == "kill":
            self._kill()
        elif fault == "terminate":
            with psycopg.connect(self._dsn, autocommit=True) as admin:
                ended = admin.execute(f"select pg_terminate_backend(pid) {_OTHERS}".encode())
                self._run.terminated += ended.rowcount
        elif fault == "lock":
            with psycopg.connect(self._dsn) as admin:
                admin.execute("lock table pgcheckpoint.checkpoints in exclusive mode")
                time.sleep(self._rng.uniform(0.2, 1.0))
        elif fault == "stop":
            self._stop()
        elif fault == "hold":
            self._proxy.hold(b"")
            time.sleep(self._rng.uniform(0.2, 2.0))
            if self._proxy.has_held:
                self._proxy.deliver()
                self._run.held += 1
            self._proxy.heal()

    def _at_work(self) -> list[tuple[Arguments, subprocess.Popen[str]]]:
        ledgers = {path.stem for path in self._run.folder.glob("*.jsonl")}
        return [one for one in self._running if one[0].process in ledgers]

    def _pick(self) -> tuple[Arguments, subprocess.Popen[str]]:
        """One that is at work; what breaks next is for the seed to decide, however many are."""
        drawn = self._rng.random()
        wait_until(self._at_work)
        at_work = self._at_work()
        return at_work[int(drawn * len(at_work))]

    def _stop(self) -> None:
        """One stands still, for so long that it may lose its leases."""
        _, victim = self._pick()
        victim.send_signal(signal.SIGSTOP)
        time.sleep(self._rng.uniform(0.2, 4.0))
        victim.send_signal(signal.SIGCONT)
        self._run.stopped += 1

    def _kill(self) -> None:
        """Kills one, and starts another."""
        arguments, victim = found = self._pick()
        self._running.remove(found)
        victim.kill()
        victim.wait()
        self._run.kills += 1
        self._start(first=arguments.first)

    def _replace_dead(self) -> None:
        """A process that lost its only connection is replaced; others end when their time is up."""
        for arguments, process in [*self._running]:
            if process.poll() not in (None, 0) and time.monotonic() < self._end:
                self._running.remove((arguments, process))
                self._await(arguments, process)
                self._start(first=arguments.first)

    def _await(self, arguments: Arguments, process: subprocess.Popen[str]) -> None:
        said = Path(arguments.folder) / f"{arguments.process}.said"
        left = max(self._end - time.monotonic(), 0.0) + _PATIENCE
        try:
            code = process.wait(left)
        except subprocess.TimeoutExpired:
            # It says where all its threads are.
            process.send_signal(signal.SIGUSR1)
            time.sleep(1)
            process.kill()
            process.wait()
            what = f"process {arguments.process} did not end: {said.read_text()[-3000:]}"
            self._findings.append(Finding(what))
            return
        if code not in (0, DIED if self._config.dies else 0):
            what = f"process {arguments.process} ended with {code}: {said.read_text()[-3000:]}"
            self._findings.append(Finding(what))
