"""Everything at once, for a long time: python -m tests.faults.soak [--minutes 15] [--seed N]."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import psutil
import psycopg
from psycopg.conninfo import make_conninfo

from pg_checkpoint import AsyncPostgresSaver, migrate
from tests.faults import soak_citus
from tests.faults.clusters import Cluster, cluster
from tests.faults.damage import Damaged, damage
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.model import running as model
from tests.faults.network import FAULTS as NETWORK
from tests.faults.proxy import Proxy, proxied
from tests.making import aput, config_for
from tests.waiting import PATIENCE, until

AGENTS, FICKLE, STEPS, PAUSE = 16, 6, 60, 0.03
POOL = 6
# Damaged rows, and the seconds that they may take at most.
DAMAGED, DAMAGE_SECONDS = 20_000, 600.0
# The share of the time that random programs have, in configurations in turn.
PROGRAMS = 0.3
# So that a fault can last as long as a restart takes here.
OPTIONS: Any = {"max_size": POOL, "write_timeout": 60.0, "read_timeout": 60.0}


@dataclass
class Soak:
    """What a run did and found."""

    rng: random.Random
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    acknowledged: int = 0
    reads: int = 0
    cancelled: int = 0
    worst: float = 0.0
    lost: Lost = field(default_factory=Lost)
    errors: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    retries: Counter[str] = field(default_factory=Counter)
    # Finished threads: how many checkpoints, and the last one's id.
    threads: dict[str, tuple[int, str]] = field(default_factory=dict)
    memory: tuple[int, int] = (0, 0)
    programs: list[model.Run] = field(default_factory=list)
    left_behind: list[str] = field(default_factory=list)
    damaged: Damaged = field(default_factory=lambda: Damaged(""))

    @property
    def is_clean(self) -> bool:
        """Whether everything is as it must be."""
        wrong = [*self.damaged.findings, *(made for made in self.programs if made.findings)]
        return self.lost == Lost() and not (self.errors or self.left_behind or wrong)


class Victims(NamedTuple):
    """What can be broken, and who notices."""

    saver: AsyncPostgresSaver
    cluster: Cluster
    proxy: Proxy
    rng: random.Random


Fault = Callable[[Victims], Awaitable[None]]


def _network(fault: Any) -> Fault:
    """What the network does, as in the tests of it."""
    return lambda victims: fault(victims.proxy, victims.rng)


def _restart(how: str) -> Fault:
    async def restart(victims: Victims) -> None:
        await asyncio.to_thread(victims.cluster.end, how)
        await asyncio.to_thread(victims.cluster.start)

    return restart


async def _terminate(victims: Victims) -> None:
    for _ in range(8):
        await asyncio.to_thread(victims.cluster.terminate_all)
        await asyncio.sleep(0.1)


async def _kill_backend(victims: Victims) -> None:
    pids = await asyncio.to_thread(victims.cluster.backends)
    with suppress(AssertionError, ProcessLookupError):  # it may have ended just now
        if pids:
            victims.cluster.kill_backend(victims.rng.choice(pids))


async def _freeze(victims: Victims) -> None:
    victims.cluster.freeze()
    await asyncio.sleep(victims.rng.uniform(0.2, 3.0))
    victims.cluster.thaw()


async def _crowd(victims: Victims) -> None:
    """Takes all connections, the saver's too as they are reset: it gets none for a while."""

    def take_all(stack: ExitStack) -> None:
        with suppress(psycopg.OperationalError):
            for _ in range(100):
                stack.enter_context(psycopg.connect(victims.cluster.dsn))

    with ExitStack() as stack:
        await asyncio.to_thread(take_all, stack)
        victims.proxy.reset()
        await asyncio.to_thread(take_all, stack)
        await asyncio.sleep(1.0)


async def _lock(victims: Victims) -> None:
    dsn = make_conninfo(victims.cluster.dsn, dbname="soak")
    with suppress(psycopg.OperationalError):
        async with await psycopg.AsyncConnection.connect(dsn) as connection:
            await connection.execute("lock table pgcheckpoint.checkpoint_threads in exclusive mode")
            await asyncio.sleep(1.0)


async def _forget(victims: Victims) -> None:
    """All open connections are dead, and nobody is told: the wait ends with a timeout."""
    victims.proxy.forget()
    await asyncio.sleep(1.0)
    victims.proxy.reset()


async def _burst(victims: Victims) -> None:
    """Two thousand callers at once."""
    name = f"burst-{victims.rng.randrange(10**9)}"
    values = {"messages": ["x" * 400] * 5}
    configs = [config_for(f"{name}-{n}") for n in range(2000)]
    await asyncio.gather(*(aput(victims.saver, config, values) for config in configs))


FAULTS: dict[str, Fault] = {
    **{name: _network(fault) for name, fault in NETWORK.items()},
    "connections terminated": _terminate,
    "restart": _restart("fast"),
    "crash": _restart("immediate"),
    "postmaster killed": _restart("killed"),
    "backend killed": _kill_backend,
    "server frozen": _freeze,
    "no connection free": _crowd,
    "table locked": _lock,
    "dead and not told": _forget,
    "burst of 2,000 calls": _burst,
}


def main() -> int:
    """Parses the arguments, runs, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--damaged", type=int, default=DAMAGED, help="rows to damage")
    parser.add_argument("--citus", action="store_true", help="on a cluster (soak_citus.py)")
    given = parser.parse_args()
    if given.citus:
        return soak_citus.main(given.minutes, given.seed)
    soak = Soak(random.Random(given.seed))

    def count_retries(record: logging.LogRecord) -> bool:
        if record.msg.startswith("retrying after"):
            soak.retries[record.getMessage().removeprefix("retrying after ")] += 1
        return False

    logger, handler = logging.getLogger("pg_checkpoint"), logging.StreamHandler()
    logger.setLevel(logging.INFO)
    logger.propagate = False
    handler.addFilter(count_retries)
    logger.addHandler(handler)
    logging.getLogger("psycopg").setLevel(logging.CRITICAL)
    seconds = given.minutes * 60
    with cluster() as running:
        running.execute("create database soak")
        dsn = make_conninfo(running.dsn, dbname="soak")
        migrate(dsn)
        with proxied(dsn) as proxy:
            asyncio.run(_soak(soak, running, proxy, seconds * (1 - PROGRAMS)))
        for made in model.in_turn(running, given.seed, seconds * PROGRAMS):
            soak.programs.append(made)
            if made.findings:
                sys.stdout.write(model.told(made))
        damaged = damage(running, given.seed, given.damaged, seconds=DAMAGE_SECONDS)
        soak.damaged = asyncio.run(damaged)
        sys.stdout.write("".join(f"{finding}\n" for finding in soak.damaged.findings))
    sys.stdout.write(table(soak, given.minutes))
    return int(not soak.is_clean)


async def _soak(soak: Soak, running: Cluster, proxy: Proxy, seconds: float) -> None:
    tasks_before = asyncio.all_tasks()
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, **OPTIONS) as saver:
        work = [_agents(soak, saver, number) for number in range(AGENTS)]
        work += [_fickle(soak, saver, number) for number in range(FICKLE)]
        work += [_reader(soak, saver)]
        tasks = [asyncio.create_task(call) for call in work]
        await asyncio.sleep(min(10.0, seconds / 4))
        before = psutil.Process().memory_info().rss
        await _break_things(soak, Victims(saver, running, proxy, soak.rng), seconds)
        soak.stop.set()
        await asyncio.gather(*tasks)
        await _check_threads(soak, saver)
        await _check_pool(soak, saver, running)
        soak.memory = before, psutil.Process().memory_info().rss
    with suppress(AssertionError):
        await until(lambda: asyncio.all_tasks() <= tasks_before)
    left = asyncio.all_tasks() - tasks_before
    soak.left_behind += [f"task {task.get_name()}" for task in left]


async def _break_things(soak: Soak, victims: Victims, seconds: float) -> None:
    end = time.monotonic() + seconds
    # Every kind comes, however short the run.
    kinds: list[str] = []
    while time.monotonic() < end:
        kinds = kinds or soak.rng.sample(list(FAULTS), len(FAULTS))
        kind = kinds.pop()
        await FAULTS[kind](victims)
        soak.faults[kind] += 1
        victims.proxy.heal()
        await asyncio.sleep(soak.rng.uniform(0.2, 1.5))


async def _agents(soak: Soak, saver: AsyncPostgresSaver, number: int) -> None:
    """One thread after another, each checked as soon as it is finished."""
    for turn in range(10**9):
        if soak.stop.is_set():
            return
        ledger, name = Ledger(), f"agent-{number}-{turn}"
        await agent(saver, ledger, name, stop=soak.stop, pause=PAUSE, steps=STEPS)
        soak.lost += await check(saver, ledger)
        soak.acknowledged += ledger.operations
        soak.worst = max(soak.worst, ledger.worst)
        soak.errors += ledger.errors
        if called := ledger.called.get(name):
            soak.threads[name] = len(called), called[-1]


async def _fickle(soak: Soak, saver: AsyncPostgresSaver, number: int) -> None:
    """A caller that often goes away before it has an answer."""
    config: Any = config_for(f"fickle-{number}")
    while not soak.stop.is_set():
        call = asyncio.ensure_future(_put_and_read(saver, config))
        await asyncio.wait((call,), timeout=soak.rng.expovariate(100))
        soak.cancelled += call.cancel()
        await asyncio.wait((call,))
        if not call.cancelled() and (error := call.exception()) is not None:
            # Only of its own making: its chain has holes where it went away.
            if type(error).__name__ != "ParentWriteFailedError":
                soak.errors[f"fickle: {type(error).__name__}"] += 1
            config = config_for(f"fickle-{number}")
        elif not call.cancelled():
            config = call.result()
        await asyncio.sleep(PAUSE)


async def _put_and_read(saver: AsyncPostgresSaver, config: Any) -> Any:
    made = await aput(saver, config, {"messages": ["x" * 500] * 10})
    await saver.aput_writes(made, [("messages", "y")], "task")
    assert await saver.aget_tuple(made) is not None
    return made


async def _reader(soak: Soak, saver: AsyncPostgresSaver) -> None:
    while not soak.stop.is_set():
        name = f"agent-{soak.rng.randrange(AGENTS)}-0"
        try:
            await saver.aget_tuple(config_for(name))
            soak.reads += 1
        except Exception as error:
            soak.errors[f"reader: {type(error).__name__}"] += 1
        await asyncio.sleep(PAUSE)


async def _check_threads(soak: Soak, saver: AsyncPostgresSaver) -> None:
    """All threads once more, at the end: nothing went after it had been checked."""
    for name, (count, last) in soak.threads.items():
        found = await saver.alist_info(config_for(name))
        whole = len(found) == count and found[0].checkpoint_id == last
        soak.lost.missing += not whole and not soak.errors


async def _check_pool(soak: Soak, saver: AsyncPostgresSaver, running: Cluster) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        health = await saver.health()
        if health.idle_connections == health.connections and not health.queued_calls:
            break
        await asyncio.sleep(0.1)
    else:
        soak.left_behind.append(f"connections or calls: {health}")
    query = "select count(*) from pg_stat_activity where datname = 'soak' and state <> 'idle'"
    if (busy := running.execute(query)[0][0]) != 0:
        soak.left_behind.append(f"{busy} busy backends")


def table(soak: Soak, minutes: float) -> str:
    """The figures, as Markdown."""
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(soak.faults.items()))
    retries = ", ".join(f"{name} {count}" for name, count in soak.retries.most_common())
    errors = ", ".join(f"{name} {count}" for name, count in soak.errors.items())
    before, after = soak.memory
    rows = [
        ("minutes", f"{minutes:g}"),
        ("writes acknowledged to agents", f"{soak.acknowledged:,}"),
        ("reads", f"{soak.reads:,}"),
        ("calls cancelled", f"{soak.cancelled:,}"),
        ("faults injected", f"{soak.faults.total():,}: {kinds}"),
        ("retries", f"{soak.retries.total():,}: {retries}"),
        ("errors that an agent or reader saw", errors or "0"),
        ("lost", soak.lost.missing),
        ("duplicated", soak.lost.duplicated),
        ("out of order", soak.lost.out_of_order),
        ("damaged", soak.lost.damaged),
        ("worst stall, s", f"{soak.worst:.1f}"),
        ("memory at start and end, MB", f"{before / 1e6:.0f}, {after / 1e6:.0f}"),
        ("connections, calls, tasks left behind", ", ".join(soak.left_behind) or "0"),
        *((f"random programs: {name}", value) for name, value in model.rows(soak.programs)),
        (f"rows damaged, by seed {soak.damaged.seed}", f"{soak.damaged.count:,}"),
        ("errors of damage that are not ours", len(soak.damaged.findings)),
    ]
    return model.table(rows)


if __name__ == "__main__":
    sys.exit(main())
