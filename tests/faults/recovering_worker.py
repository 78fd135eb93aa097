"""A worker that runs jobs under leases, and resumes those of workers that were killed."""

from __future__ import annotations

import asyncio
import operator
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.errors import GraphBubbleUp
from langgraph.graph import END, START, StateGraph
from psycopg_pool import AsyncConnectionPool
from typing_extensions import TypedDict

from pg_checkpoint import (
    AsyncPostgresSaver,
    ConcurrentWriteError,
    LeaseHeldError,
    ShuttingDownError,
    recover,
)
from tests.making import config_for

ROUNDS, WORKERS, AT_ONCE = 3, ("left", "right"), 3
# Seconds that a task takes.
PACE = 0.15

TABLES = """
create table jobs (name text primary key);
create table ledger (
    id bigserial primary key, at timestamptz default clock_timestamp(),
    process integer, kind text, thread_id text, task_id text
);
"""


class State(TypedDict):
    """What was done, in order."""

    round: int
    done: Annotated[list[str], operator.add]


class Ledger:
    """Rows that are there when `note` returns."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self._pool = pool

    async def note(self, kind: str, thread_id: str, task_id: str) -> None:
        insert = "insert into ledger (process, kind, thread_id, task_id) values (%s, %s, %s, %s)"
        async with self._pool.connection() as connection:
            await connection.execute(insert, [os.getpid(), kind, thread_id, task_id])

    async def next_job(self) -> str | None:
        """A job that nobody has begun, as far as is stored."""
        query = """
            select name from jobs where not exists (
                select from pgcheckpoint.checkpoints c where c.thread_id = name
            ) order by random() limit 1"""
        async with self._pool.connection() as connection:
            row = await (await connection.execute(query)).fetchone()
        return str(row[0]) if row else None


class NotingSaver(AsyncPostgresSaver):
    """Notes which tasks' results were acknowledged."""

    ledger: Ledger

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Also an error is a write; its task is to run again."""
        await super().aput_writes(config, writes, task_id, task_path)
        if not any(channel in WRITES_IDX_MAP for channel, _ in writes):
            await self.ledger.note("acknowledged", config["configurable"]["thread_id"], task_id)


def build(saver: AsyncPostgresSaver, ledger: Ledger) -> Any:
    """Rounds of a task, two beside each other, and one after both."""

    def task(name: str) -> Any:
        async def run(state: State, config: RunnableConfig) -> dict[str, Any]:
            of_task = config["configurable"]
            place = of_task["thread_id"], of_task["__pregel_task_id"]
            await ledger.note("began", *place)
            await asyncio.sleep(PACE)
            await ledger.note("ended", *place)
            more = {"round": state["round"] + 1} if name == "close" else {}
            return {"done": [name], **more}

        return run

    builder: Any = StateGraph(State)
    for name in ("plan", *WORKERS, "close"):
        builder.add_node(name, task(name))
    builder.add_edge(START, "plan")
    for name in WORKERS:
        builder.add_edge("plan", name)
    builder.add_edge([*WORKERS], "close")
    builder.add_conditional_edges("close", lambda s: "plan" if s["round"] < ROUNDS else END)
    return builder.compile(checkpointer=saver)


async def work(saver: AsyncPostgresSaver, graph: Any, ledger: Ledger, ttl: float) -> None:
    """Takes jobs one after another, for as long as the process lives and is not drained."""
    while not saver.is_draining:
        if (job := await ledger.next_job()) is None:
            await asyncio.sleep(0.2)
            continue
        # Another worker is quicker, or this one stood still.
        with suppress(LeaseHeldError, ConcurrentWriteError, ShuttingDownError, GraphBubbleUp):
            async with saver.lease(job, ttl=ttl) as lease:
                if await saver.aget_tuple(config_for(job)) is None:
                    given, how = {"round": 0, "done": []}, {"control": lease.control}
                    await graph.ainvoke(given, config_for(job), durability="sync", **how)


async def main(dsn: str, ttl: float, attempts: int) -> None:
    """Works and resumes."""
    async with (
        AsyncConnectionPool(dsn, max_size=4, kwargs={"autocommit": True}) as pool,
        NotingSaver.from_conn_string(dsn, max_size=4) as saver,
    ):
        saver.ledger = ledger = Ledger(pool)
        graph = build(saver, ledger)
        with saver.draining_on(grace=60.0):
            resumes = recover(
                *(saver, graph),
                at_once=50,
                max_attempts=attempts,
                every=0.3,
                ttl=ttl,
                durability="sync",
            )
            works = (work(saver, graph, ledger, ttl) for _ in range(AT_ONCE))
            await asyncio.gather(resumes, *works)
