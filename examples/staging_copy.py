"""A copy of production for staging, in which production's runs are not continued.

PG_CHECKPOINT_DSN=postgresql://... python -m examples.staging_copy clones that database, as a role
that may, and drops the clone at its end.
"""

import asyncio
import logging
import operator
import os
from contextlib import suppress
from typing import Annotated, Any

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, quiesce, recover

STAGING = "staging_copy"


class Order(TypedDict):
    """What was done of an order so far."""

    done: Annotated[list[str], operator.add]


class ShutDown(Exception):  # noqa: N818  what a deployment does is no error
    """The process is stopped."""


async def main() -> list[list[str]]:
    """Returns what was done of the order in the copy, in staging, and in the end in production."""
    production = os.environ["PG_CHECKPOINT_DSN"]
    async with AsyncPostgresSaver.from_conn_string(production, strict=True) as saver:
        await saver.setup()
        await stopped_between_its_steps(saver)
    staging = await asyncio.to_thread(clone, production)
    try:
        # A worker starts in the copy, says why it does nothing, and ends.
        in_copy = await work(staging, "order 1")
        await asyncio.to_thread(quiesce, staging)
        # From now on it works on what is begun there, and on nothing of before.
        async with AsyncPostgresSaver.from_conn_string(staging, strict=True) as saver:
            await build(saver).ainvoke({"done": []}, of("order 2"))
        in_staging = [*await work(staging, "order 1"), *await work(staging, "order 2")]
    finally:
        await asyncio.to_thread(drop, production)
    return [in_copy, in_staging, await work(production, "order 1")]


def build(saver: AsyncPostgresSaver, **how: Any) -> Any:
    """The graph: an order is paid, and then sent."""
    builder = StateGraph(Order)
    builder.add_node("pay", lambda _: {"done": ["paid"]})
    builder.add_node("send", lambda _: {"done": ["sent"]})
    builder.add_edge(START, "pay")
    builder.add_edge("pay", "send")
    return builder.compile(checkpointer=saver, **how)


def of(order: str) -> RunnableConfig:
    """The config of an order's thread."""
    return {"configurable": {"thread_id": order}}


async def stopped_between_its_steps(saver: AsyncPostgresSaver) -> None:
    """Production takes an order, and is stopped: another process is to go on at once."""
    with suppress(ShutDown):
        async with saver.lease("order 1") as lease:
            await build(saver, interrupt_before=["send"]).ainvoke({"done": []}, of("order 1"))
            lease.hand_over()
            raise ShutDown
    print("production was stopped in order 1")


async def work(dsn: str, order: str) -> list[str]:
    """A worker that goes on with what is due; returns what was done of an order then."""
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as saver:
        graph = build(saver)
        resumed = await recover(saver, graph, forever=False)
        state = await graph.aget_state(of(order))
        where = conninfo_to_dict(dsn).get("dbname", "")
        print(f"a worker in {where} resumed {resumed}: {order} is {state.values['done']}")
        return list(state.values["done"])


def clone(production: str) -> str:
    """Copies the database, and returns the DSN of the copy."""
    name = str(conninfo_to_dict(production)["dbname"])
    with psycopg.connect(production, dbname="postgres", autocommit=True) as admin:
        make = "create database {} template {}"
        admin.execute(sql.SQL(make).format(sql.Identifier(STAGING), sql.Identifier(name)))
    return make_conninfo(production, dbname=STAGING)


def drop(production: str) -> None:
    """Drops the copy."""
    with psycopg.connect(production, dbname="postgres", autocommit=True) as admin:
        admin.execute(sql.SQL("drop database {} with (force)").format(sql.Identifier(STAGING)))


if __name__ == "__main__":
    logging.basicConfig(format="%(message)s")
    asyncio.run(main())
