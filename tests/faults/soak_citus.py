"""The soak on a Citus cluster: nodes are killed, added and removed, shards moved and locked.

Meanwhile agents write, half of them through a saver that knows the workers and half through one
that knows the coordinator only, and others put items into the store.

PG_CHECKPOINT_CITUS_DSN names the coordinator; PG_CHECKPOINT_CITUS_NODE is a command that is run
with `kill N` and `start N`, where N is a node's number: 0 is the coordinator, and the workers
follow by their ports.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import random
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import psycopg
from langgraph.store.base import GetOp, PutOp
from psycopg.conninfo import make_conninfo

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, migrate
from tests import citus
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.model.running import table

AGENTS, WRITERS, STEPS, PAUSE = 16, 4, 60, 0.02
# So few that the worker which comes and goes gets its shards while the soak runs.
SHARDS = 8
NAME, NAMES = "soak_on_citus", [f"w{n}" for n in range(WRITERS)]
OPTIONS: Any = {"write_timeout": 90.0, "read_timeout": 90.0}
CONNECTIONS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = %s and pid <> pg_backend_pid()
"""
PLACES = """
select s.shardid, n.nodename, n.nodeport
from pg_dist_shard s
join pg_dist_placement using (shardid)
join pg_dist_node n using (groupid)
where s.logicalrelid = 'pgcheckpoint.checkpoint_threads'::regclass
"""


@dataclass
class Items(Ledger):
    """Two items that are always put together, with the number of the put."""

    name: str = ""  # of the writer; its items have heads of their own, and so workers on a cluster
    put: int = 0  # the last number that was put
    stored: int = 0  # the last one whose put returned
    stale: int = 0  # how often an item that was just acknowledged was not what was read

    @property
    def heads(self) -> list[tuple[str, ...]]:
        """Where the two are."""
        return [(side, self.name) for side in ("left", "right")]


async def write_items(
    store: AsyncPostgresStore, items: Items, *, stop: asyncio.Event, pause: float
) -> None:
    """Puts both items, all or nothing, and reads them; ends at an error."""
    while not stop.is_set():
        items.put += 1
        puts = [PutOp(head, "k", {"n": items.put}) for head in items.heads]
        try:
            with items.timed():
                await store.abatch(puts, atomic=True)
            items.stored = items.put
            with items.timed():
                items.stale += await _read(store, items) != [items.put] * 2
        except Exception as error:
            items.failed(error)
            return
        await asyncio.sleep(pause)


async def check_items(store: AsyncPostgresStore, items: Items) -> Lost:
    """Reads both, and compares."""
    found = await _read(store, items)
    missing = items.stale + (found[0] not in {items.stored, items.put})
    return Lost(missing=missing, damaged=int(found[0] != found[1]))


async def _read(store: AsyncPostgresStore, items: Items) -> list[int]:
    found: list[Any] = await store.abatch([GetOp(head, "k") for head in items.heads])
    return [0 if item is None else item.value["n"] for item in found]


class Cluster:
    """The nodes, and what is done to them; blocking, for threads."""

    def __init__(self, dsn: str, command: str, rng: random.Random) -> None:
        self.workers = citus.workers(dsn)
        self.dsn, self.rng = make_conninfo(dsn, dbname=NAME), rng
        # The coordinator's, then the workers'.
        self.dsns = [make_conninfo(node, dbname=NAME) for node in citus.nodes(dsn)]
        self._command = shlex.split(command)

    def execute(self, node: int, query: str, *params: Any) -> list[tuple[Any, ...]]:
        """Runs a statement on a node."""
        with psycopg.connect(self.dsns[node], autocommit=True, connect_timeout=5) as connection:
            cursor = connection.execute(query.encode(), params or None)
            return cursor.fetchall() if cursor.description else []

    def crash(self, node: int) -> None:
        """Kills a node, and starts it again after a moment."""
        self._run("kill", node)
        time.sleep(self.rng.uniform(0.2, 2.0))
        self._run("start", node)

    def terminate(self) -> None:
        """Ends all connections to all workers, a few times."""
        for _ in range(5):
            for node in range(1, len(self.dsns)):
                self.execute(node, CONNECTIONS, NAME)
            time.sleep(0.1)

    def lock(self) -> None:
        """Locks a shard on its worker for two seconds."""
        shard, host, port = self.rng.choice(self.execute(0, PLACES))
        with psycopg.connect(make_conninfo(self.dsn, host=host, port=port)) as connection:
            table = f"pgcheckpoint.checkpoint_threads_{shard}"
            connection.execute("set citus.enable_manual_changes_to_shards = on")
            connection.execute(f"lock table {table} in exclusive mode".encode())
            time.sleep(2.0)

    def move(self) -> None:
        """Moves two shards away, with all that is beside them, and lets Citus rebalance."""
        for _ in range(2):
            shard, *place = self.rng.choice(self.execute(0, PLACES))
            other = self.rng.choice([w for w in citus.workers(self.dsn) if w != tuple(place)])
            move = "select citus_move_shard_placement(%s, %s, %s, %s, %s)"
            self.execute(0, move, shard, *place, *other)
        citus.rebalance(self.dsn)

    def replace(self) -> None:
        """Takes a worker out of the cluster, and adds it again as one that has nothing."""
        worker = self.workers[-1]
        # It is not there if the last time ended in vain.
        if worker in citus.workers(self.dsn):
            citus.remove_worker(self.dsn, worker)
        citus.add_worker(self.dsn, worker)
        citus.rebalance(self.dsn)

    def prepared(self) -> int:
        """Prepared transactions that are left, after Citus was told to end them."""
        self.execute(0, "select recover_prepared_transactions()")
        count = "select count(*) from pg_prepared_xacts where database = %s"
        return sum(self.execute(node, count, NAME)[0][0] for node in range(len(self.dsns)))

    def _run(self, what: str, node: int) -> None:
        subprocess.run([*self._command, what, str(node)], check=True, stdout=subprocess.DEVNULL)


def main(minutes: float, seed: str) -> int:
    """Runs, prints; 1 if something acknowledged was lost, or an agent saw an error.

    Also if a kind of fault was always in vain: then nothing was shown about it.
    """
    for name in ("pg_checkpoint", "psycopg"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    dsn = os.environ["PG_CHECKPOINT_CITUS_DSN"]
    cluster = Cluster(dsn, os.environ["PG_CHECKPOINT_CITUS_NODE"], random.Random(seed))
    with citus.database(dsn, NAME, None):
        migrate(cluster.dsn)
        citus.distribute(cluster.dsn, SHARDS)
        soak = Soak(cluster)
        asyncio.run(_soak(soak, minutes * 60))
        soak.left = cluster.prepared()
        sys.stdout.write(_table(soak))
    never = {kind for kind in soak.waits if not soak.faults[kind]}
    return int(bool(soak.errors or never) or soak.lost != Lost() or soak.left > 0)


@dataclass
class Soak:
    """What a run did and found."""

    cluster: Cluster
    # Of the agents; every other one goes through the coordinator only.
    ledgers: list[Ledger] = field(default_factory=lambda: [Ledger() for _ in range(AGENTS)])
    # Of the writers to the store.
    items: list[Items] = field(
        default_factory=lambda: [Items(name=f"w{n}") for n in range(WRITERS)]
    )
    lost: Lost = field(default_factory=Lost)
    faults: Counter[str] = field(default_factory=Counter)  # how often each kind was done
    # The longest call that ended during each kind, or right after.
    waits: dict[str, float] = field(default_factory=dict)
    left: int = 0  # prepared transactions that nobody ends

    @property
    def callers(self) -> list[Ledger]:
        return [*self.ledgers, *self.items]

    @property
    def errors(self) -> Counter[str]:
        """Those that reached an agent or a writer."""
        return sum((one.errors for one in self.callers), Counter[str]())

    def note_waits(self, kind: str) -> None:
        """Takes the longest wait since the last one."""
        for one in self.callers:
            self.waits[kind] = max(self.waits.get(kind, 0.0), one.worst)
            one.worst = 0.0


def _table(soak: Soak) -> str:
    written = sum(ledger.operations for ledger in soak.ledgers)
    waits = {kind: round(seconds, 1) for kind, seconds in soak.waits.items()}
    rows = (
        ("workers", len(soak.cluster.workers)),
        ("writes acknowledged", written),
        ("batches of the store acknowledged", sum(items.stored for items in soak.items)),
        ("faults", dict(soak.faults)),
        ("errors that an agent or writer saw", dict(soak.errors)),
        ("lost, out of order, twice, damaged", [*vars(soak.lost).values()]),
        ("longest wait of a call, s", waits),
        ("prepared transactions left over", soak.left),
    )
    return table(rows)


async def _soak(soak: Soak, seconds: float) -> None:
    stop, dsn = asyncio.Event(), soak.cluster.dsn
    async with (
        AsyncPostgresSaver.from_conn_string(citus.all_nodes(dsn), **OPTIONS) as knowing,
        AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as plain,
        AsyncPostgresStore.from_conn_string(dsn, **OPTIONS) as store,
    ):
        numbered = enumerate(soak.ledgers)
        work = [_agent((knowing, plain)[n % 2], ledger, n, stop) for n, ledger in numbered]
        work += [write_items(store, items, stop=stop, pause=PAUSE) for items in soak.items]
        tasks = [asyncio.create_task(call) for call in work]
        try:
            await _break_things(soak, time.monotonic() + seconds)
        finally:
            stop.set()
            await asyncio.gather(*tasks)
        for ledger in soak.ledgers:
            soak.lost += await check(plain, ledger)
        for items in soak.items:
            soak.lost += await check_items(store, items)


async def _agent(saver: Any, ledger: Ledger, number: int, stop: asyncio.Event) -> None:
    for turn in itertools.takewhile(lambda _: not stop.is_set(), itertools.count()):
        name = f"agent-{number}-{turn}"
        await agent(saver, ledger, name, stop=stop, pause=PAUSE, steps=STEPS)


async def _break_things(soak: Soak, end: float) -> None:
    faults, cluster = soak.faults, soak.cluster
    kinds: dict[str, Callable[[], None]] = {
        "worker killed": lambda: cluster.crash(cluster.rng.randint(1, len(cluster.workers))),
        "coordinator killed": lambda: cluster.crash(0),
        "connections of the workers ended": cluster.terminate,
        "shard locked on its worker": cluster.lock,
        "shards moved and rebalanced": cluster.move,
        "worker removed and added": cluster.replace,
    }
    while time.monotonic() < end:
        for name in cluster.rng.sample(list(kinds), len(kinds)):
            await asyncio.sleep(1.0)
            try:
                await asyncio.to_thread(kinds[name])
                faults[name] += 1
            except psycopg.Error as error:  # it met what was broken before it
                faults[f"{name}, in vain: {type(error).__name__}"] += 1
            await asyncio.sleep(1.0)
            soak.note_waits(name)
