"""Runs one configuration: processes at work, killed and replaced; then reads, judges and tells."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from pg_checkpoint import migrate
from tests.faults.clusters import Cluster
from tests.faults.forked import start
from tests.faults.model.configs import CONFIGS, Config
from tests.faults.model.driving import finish
from tests.faults.model.judging import Finding, judge
from tests.faults.model.judging_runs import judge_runs
from tests.faults.model.ledger import Call, Entries, read_ledgers
from tests.faults.model.program import REFUSED, kind_of
from tests.faults.model.reading import read_everything
from tests.faults.model.worker import DIED, Arguments, main
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.proxy import Proxy, proxied
from tests.waiting import wait_until

PROCESSES = 3
# Findings that are told, and what they may differ in.
_FINDINGS = 12
_NAMES = re.compile(r"'[^']*'|\[[^]]*\]|\{[^}]*\}|\d+")
# Seconds that a configuration has before it is the next one's turn.
_TURN = 10.0
_NUMBERS = itertools.count()
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
    calls: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    terminated: int = 0
    held: int = 0
    stopped: int = 0
    restarted: int = 0
    slowest: float = 0.0
    stored: int = 0
    findings: list[Finding] = field(default_factory=list)


def run(name: str, seed: str, dsn: str, seconds: float) -> Run:
    """Runs a configuration on an empty, migrated database."""
    config = CONFIGS[name]
    made = Run(name, seed, Path(tempfile.mkdtemp(prefix="pg_checkpoint-model-")))
    with _connected(config, dsn) as through, proxied(through) as proxy:
        findings = _Processes(made, config, dsn, (through, proxy), seconds).work()
    threads = asyncio.run(finish(config, dsn, made.folder)) if config.graphs else {}
    entries = read_ledgers(made.folder)
    reading = asyncio.run(read_everything(config, dsn))
    findings += [Finding(what) for what in reading.damage]
    findings += judge(entries, reading.stored, reading.unreadable)
    findings += judge_runs(entries, threads, loses=config.loses_leases)
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
        self._running: list[tuple[Arguments, BaseProcess]] = []
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
        )
        self._running.append((arguments, start(main, arguments)))

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
        elif fault == "restart":
            self._restart()
        elif fault == "hold":
            self._proxy.hold(b"")
            time.sleep(self._rng.uniform(0.2, 2.0))
            if self._proxy.has_held:
                self._proxy.deliver()
                self._run.held += 1
            self._proxy.heal()

    def _at_work(self) -> list[tuple[Arguments, BaseProcess]]:
        paths = self._run.folder.glob("*.jsonl")
        ledgers = {path.stem for path in paths if path.stat().st_size}
        return [one for one in self._running if one[0].process in ledgers]

    def _pick(self) -> tuple[Arguments, BaseProcess]:
        """One that is at work; what breaks next is for the seed to decide, however many are."""
        drawn = self._rng.random()
        wait_until(self._at_work)
        at_work = self._at_work()
        return at_work[int(drawn * len(at_work))]

    def _stop(self) -> None:
        """One stands still, for so long that it may lose its leases."""
        _, victim = self._pick()
        with suppress(ProcessLookupError):  # its time may be up
            os.kill(victim.pid or 0, signal.SIGSTOP)
            time.sleep(self._rng.uniform(0.2, 4.0))
            os.kill(victim.pid or 0, signal.SIGCONT)
        self._run.stopped += 1

    def _kill(self) -> None:
        """Kills one, and starts another."""
        arguments, victim = found = self._pick()
        self._running.remove(found)
        victim.kill()
        victim.join()
        self._run.kills += 1
        self._start(first=arguments.first)

    def _restart(self) -> None:
        """Shuts one down whose run has only begun, and starts another when it has drained."""
        while not (found := self._at_a_beginning()):
            if time.monotonic() > self._end:
                return
            time.sleep(0.01)
        arguments, process = found[0]
        self._running.remove(found[0])
        process.terminate()
        self._await(arguments, process)
        self._run.restarted += 1
        self._start(first=arguments.first)

    def _at_a_beginning(self) -> list[tuple[Arguments, BaseProcess]]:
        """Those in a run's first task; a run of @task has but one step."""
        effects = [c for c in read_ledgers(self._run.folder).calls if c.kind == "effect"]
        begun = {c.process for c in effects if c.outcome is None and _begins_a_run(c)}
        return [one for one in self._running if one[0].process in begun]

    def _replace_dead(self) -> None:
        """A process that lost its only connection is replaced; others end when their time is up."""
        for arguments, process in [*self._running]:
            if process.exitcode not in (None, 0) and time.monotonic() < self._end:
                self._running.remove((arguments, process))
                self._await(arguments, process)
                self._start(first=arguments.first)

    def _await(self, arguments: Arguments, process: BaseProcess) -> None:
        said = Path(arguments.folder) / f"{arguments.process}.said"
        left = max(self._end - time.monotonic(), 0.0) + _PATIENCE
        process.join(left)
        if (code := process.exitcode) is None:
            # It says where all its threads are.
            os.kill(process.pid or 0, signal.SIGUSR1)
            time.sleep(1)
            process.kill()
            what = f"process {arguments.process} did not end: {said.read_text()[-3000:]}"
            self._findings.append(Finding(what))
        elif code not in (0, DIED if self._config.dies else 0):
            what = f"process {arguments.process} ended with {code}: {said.read_text()[-3000:]}"
            self._findings.append(Finding(what))


def _begins_a_run(effect: Call) -> bool:
    return kind_of(effect.facts["thread"]) == "sends" and effect.facts["name"] == "plan 0"


def database(running: Cluster) -> str:
    """A new, migrated database."""
    name = f"model_{next(_NUMBERS)}"
    running.execute(f"create database {name}")
    dsn = make_conninfo(running.dsn, dbname=name)
    migrate(dsn)
    return dsn


def in_turn(running: Cluster, seed: str, seconds: float) -> Iterator[Run]:
    """Runs one configuration after another, in an order that the seed decides."""
    names = [name for name, config in CONFIGS.items() if config.runs_here]
    rng, end = random.Random(seed), time.monotonic() + seconds
    for number in itertools.count():
        for name in rng.sample(names, len(names)):
            yield run(name, f"{seed}.{number}", database(running), _TURN)
            if time.monotonic() > end:
                return


def told(run: Run) -> str:
    """A line if nothing is wrong; else also what is."""
    lines = [f"{run.name}: {_figures(run)}"]
    if run.findings:
        lines += [f"  {len(run.findings)} findings; the ledgers are in {run.folder}"]
        for finding in _one_of_each(run.findings):
            lines += _told_finding(finding)
        repeat = f'python -m tests.faults.model --config "{run.name}" --seed {run.seed}'
        lines.append(f"  to repeat: {repeat}")
    return "\n".join(lines) + "\n"


def rows(runs: Sequence[Run]) -> list[tuple[str, str]]:
    """The sums, for a table."""
    counts = {
        "puts acknowledged": sum(run.calls["put"] for run in runs),
        "processes killed": sum(run.kills for run in runs),
        "connections terminated": sum(run.terminated for run in runs),
        "transactions held": sum(run.held for run in runs),
        "processes stopped for a while": sum(run.stopped for run in runs),
        "found wrong": sum(len(run.findings) for run in runs),
    }
    names = ", ".join(dict.fromkeys(run.name for run in runs))
    figures = [(name, f"{count:,}") for name, count in counts.items()]
    return [("runs", f"{len(runs)}: {names}"), *figures]


def table(found: Sequence[tuple[str, object]]) -> str:
    """Rows of two columns as Markdown."""
    lines = ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in found)]
    return "\n".join(lines) + "\n"


def _figures(run: Run) -> str:
    calls = ", ".join(f"{kind} {count}" for kind, count in run.calls.most_common() if count)
    refused = ", ".join(f"{name} {count}" for name, count in run.refused.most_common()) or "none"
    return (
        f"acknowledged: {calls}; errors: {refused}; {run.kills} kills, {run.terminated} "
        f"connections terminated, {run.held} transactions held, {run.stopped} processes stopped, "
        f"{run.restarted} restarted; slowest put {run.slowest:.1f} s; {run.stored} stored"
    )


def _one_of_each(findings: Sequence[Finding]) -> list[Finding]:
    """Of findings that differ in their names and numbers only the first, at most a dozen."""
    kinds: dict[str, Finding] = {}
    for finding in findings:
        kinds.setdefault(_NAMES.sub("", finding.what), finding)
    return [*kinds.values()][:_FINDINGS]


def _told_finding(finding: Finding) -> list[str]:
    return [f"  * {finding.what}", *(f"      {_told_call(call)}" for call in finding.calls[:5])]


def _told_call(call: Call) -> str:
    facts = json.dumps(call.facts)
    answer = f"{call.outcome} at {call.end:.4f}" if call.outcome else "no answer"
    return f"{call.start:.4f} {call.name} {call.kind} {facts[:400]}: {answer} {call.said[:100]}"
