"""The soak on a Citus cluster: nodes are killed, shards moved and locked while agents write.

PG_CHECKPOINT_CITUS_DSN names the coordinator; PG_CHECKPOINT_CITUS_NODE is a command that is run
with `kill N` and `start N`, where N is a node's number: 0 is the coordinator, and the workers
follow by their ports.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from pg_checkpoint import AsyncPostgresSaver, migrate
from tests import citus
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.model import telling

AGENTS, STEPS, PAUSE = 16, 60, 0.02
NAME = "soak_on_citus"
OPTIONS: Any = {"write_timeout": 90.0, "read_timeout": 90.0}
CONNECTIONS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = %s and pid <> pg_backend_pid()
"""
SHARDS = """
select s.shardid, n.nodename, n.nodeport
from pg_dist_shard s
join pg_dist_placement using (shardid)
join pg_dist_node n using (groupid)
where s.logicalrelid = 'pgcheckpoint.checkpoint_threads'::regclass
"""


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
        shard, host, port = self.rng.choice(self.execute(0, SHARDS))
        with psycopg.connect(make_conninfo(self.dsn, host=host, port=port)) as connection:
            table = f"pgcheckpoint.checkpoint_threads_{shard}"
            connection.execute("set citus.enable_manual_changes_to_shards = on")
            connection.execute(f"lock table {table} in exclusive mode".encode())
            time.sleep(2.0)

    def move(self) -> None:
        """Moves two shards away, with all that is beside them, and lets Citus rebalance."""
        for _ in range(2):
            shard, *place = self.rng.choice(self.execute(0, SHARDS))
            other = self.rng.choice([worker for worker in self.workers if worker != tuple(place)])
            move = "select citus_move_shard_placement(%s, %s, %s, %s, %s)"
            self.execute(0, move, shard, *place, *other)
        self.execute(0, "select citus_rebalance_start()")
        self.execute(0, "select citus_rebalance_wait()")

    def prepared(self) -> int:
        """Prepared transactions that are left, after Citus was told to end them."""
        self.execute(0, "select recover_prepared_transactions()")
        count = "select count(*) from pg_prepared_xacts where database = %s"
        return sum(self.execute(node, count, NAME)[0][0] for node in range(len(self.dsns)))

    def _run(self, what: str, node: int) -> None:
        subprocess.run([*self._command, what, str(node)], check=True, stdout=subprocess.DEVNULL)


def main(minutes: float, seed: str) -> int:
    """Runs, prints; 1 if something acknowledged was lost, or an agent saw an error."""
    for name in ("pg_checkpoint", "psycopg"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    dsn = os.environ["PG_CHECKPOINT_CITUS_DSN"]
    cluster = Cluster(dsn, os.environ["PG_CHECKPOINT_CITUS_NODE"], random.Random(seed))
    with citus.database(dsn, NAME, None):
        migrate(cluster.dsn)
        citus.distribute(cluster.dsn)
        ledgers, lost, faults = asyncio.run(_soak(cluster, minutes * 60))
        left = cluster.prepared()
        sys.stdout.write(_table(ledgers, lost, faults, left))
    errors = any(ledger.errors for ledger in ledgers)
    return int(errors or lost != Lost() or left > 0)


def _table(ledgers: list[Ledger], lost: Lost, faults: Counter[str], left: int) -> str:
    errors = sum((ledger.errors for ledger in ledgers), Counter[str]())
    rows = (
        ("writes acknowledged", sum(ledger.operations for ledger in ledgers)),
        ("faults", dict(faults)),
        ("errors that an agent saw", dict(errors)),
        ("lost, out of order, twice, damaged", [*vars(lost).values()]),
        ("longest wait of an agent, s", round(max(ledger.worst for ledger in ledgers), 1)),
        ("prepared transactions left over", left),
    )
    return telling.table(rows)


async def _soak(cluster: Cluster, seconds: float) -> tuple[list[Ledger], Lost, Counter[str]]:
    stop, ledgers, lost = asyncio.Event(), [Ledger() for _ in range(AGENTS)], Lost()
    async with AsyncPostgresSaver.from_conn_string(
        citus.all_nodes(cluster.dsn), **OPTIONS
    ) as saver:
        agents = [_agent(saver, ledger, n, stop) for n, ledger in enumerate(ledgers)]
        work = asyncio.gather(*agents)
        faults = await _break_things(cluster, time.monotonic() + seconds)
        stop.set()
        await work
        for ledger in ledgers:
            for name, count in vars(await check(saver, ledger)).items():
                setattr(lost, name, getattr(lost, name) + count)
    return ledgers, lost, faults


async def _agent(
    saver: AsyncPostgresSaver, ledger: Ledger, number: int, stop: asyncio.Event
) -> None:
    turn = 0
    while not stop.is_set():
        turn += 1
        name = f"agent-{number}-{turn}"
        await agent(saver, ledger, name, stop=stop, pause=PAUSE, steps=STEPS)


async def _break_things(cluster: Cluster, end: float) -> Counter[str]:
    faults: Counter[str] = Counter()
    kinds: dict[str, Callable[[], None]] = {
        "worker killed": lambda: cluster.crash(cluster.rng.randint(1, len(cluster.workers))),
        "coordinator killed": lambda: cluster.crash(0),
        "connections of the workers ended": cluster.terminate,
        "shard locked on its worker": cluster.lock,
        "shards moved and rebalanced": cluster.move,
    }
    while time.monotonic() < end:
        for name in cluster.rng.sample(list(kinds), len(kinds)):
            await asyncio.sleep(1.0)
            try:
                await asyncio.to_thread(kinds[name])
                faults[name] += 1
            except psycopg.Error as error:  # it met what was broken before it
                faults[f"{name}, in vain: {type(error).__name__}"] += 1
    return faults
