"""Steps: what a node or a task does once, although it runs several times."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypedDict
import operator

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, RetryPolicy, Send, interrupt

from pg_checkpoint import AsyncPostgresSaver, StepError
from tests.making import config_for, rows_of, run_sql


class State(TypedDict, total=False):
    """What the graphs here have."""

    paid: Annotated[list[Any], operator.add]
    amount: int


@pytest.fixture(autouse=True)
def payments(dsn: str) -> None:
    """The application's table."""
    run_sql(dsn, "create table payments (id serial primary key, amount integer, key text)")


def paid(dsn: str) -> int:
    """How many payments there are."""
    return len(rows_of(dsn, "select from payments"))


def recorded(dsn: str) -> int:
    """How many steps are recorded."""
    return len(rows_of(dsn, "select from pgcheckpoint.checkpoint_steps"))


async def charge(saver: Any, config: RunnableConfig, name: str = "charge", **how: Any) -> Any:
    """Pays once, and returns the payment's id."""
    async with saver.step(name, config=config, **how) as step:
        if not step.done:
            insert = "insert into payments (amount, key) values (7, %s) returning id"
            cursor = await step.connection.execute(insert, [step.key])
            (step.result,) = await cursor.fetchone()
    return step.result


def one_node(saver: Any, node: Callable[..., Any], **how: Any) -> Any:
    """A graph of a node and one after it."""
    builder = StateGraph(State)
    builder.add_node("pay", node, **how)
    builder.add_node("after", lambda state: {})
    builder.add_edge(START, "pay")
    builder.add_edge("pay", "after")
    return builder.compile(saver)


async def test_it_is_done_once_with_its_record(saver: AsyncPostgresSaver, dsn: str) -> None:
    fails = [True]

    async def pay(state: State, config: RunnableConfig) -> State:
        got = await charge(saver, config)
        if fails.pop():
            raise RuntimeError("after the step")
        return {"paid": [got]}

    graph = one_node(saver, pay)
    fails[:] = [False, True]
    with pytest.raises(RuntimeError, match="after the step"):
        await graph.ainvoke({"amount": 7}, config_for("t"))
    assert (paid(dsn), recorded(dsn)) == (1, 1)
    assert await graph.ainvoke(None, config_for("t")) == {"amount": 7, "paid": [1]}
    assert (paid(dsn), recorded(dsn)) == (1, 1)
    # Another turn is another task.
    fails[:] = [False]
    await graph.ainvoke({"amount": 8}, config_for("t"))
    assert (paid(dsn), recorded(dsn)) == (2, 2)


async def test_an_error_in_the_block_rolls_back_both(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def pay(state: State, config: RunnableConfig) -> None:
        async with saver.step("charge", config=config) as step:
            await step.connection.execute("insert into payments (amount) values (7)")
            raise RuntimeError("in the step")

    with pytest.raises(RuntimeError, match="in the step"):
        await one_node(saver, pay).ainvoke({"amount": 7}, config_for("t"))
    assert (paid(dsn), recorded(dsn)) == (0, 0)
