"""A payment that is charged once, although the process that charges it is killed.

PG_CHECKPOINT_DSN=postgresql://... python -m examples.charge_once starts workers that are
killed at three moments, then one that is not, and says what the customer was charged.
"""

import os
import signal
import subprocess
import sys
from typing import Any

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver, step

CONFIG: RunnableConfig = {"configurable": {"thread_id": "order-17"}}
MOMENTS = ("before the commit", "after the commit", "before the mail")


class Order(TypedDict, total=False):
    """An order, and its payment."""

    amount: int
    payment: int


def main() -> list[int]:
    """Returns the amounts that were charged in the end."""
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    with PostgresSaver.from_conn_string(dsn, strict=True) as saver:
        saver.setup()
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute("create table if not exists payments (id serial, amount integer)")
    for moment in (*MOMENTS, "never"):
        command = [sys.executable, "-m", "examples.charge_once", moment]
        done = subprocess.run(command, check=False)
        print(f"killed {moment}: exit status {done.returncode}")
    with psycopg.connect(dsn) as connection:
        return [amount for (amount,) in connection.execute("select amount from payments")]


def work(moment: str) -> None:
    """Runs the order's graph, from where it was left."""
    with PostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"], strict=True) as saver:
        graph = build(saver, moment)
        is_begun = saver.get_tuple(CONFIG) is not None
        # One run at a time drives the order, and takes over from one that died.
        with saver.lease("order-17", ttl=1.0, wait=30.0):
            graph.invoke(None if is_begun else {"amount": 350}, CONFIG)


def build(saver: PostgresSaver, moment: str) -> Any:
    """The graph: the order is charged, and the customer gets a mail."""

    def charge(order: Order) -> Order:
        with step(saver, "charge") as payment:
            if not payment.done:
                insert = "insert into payments (amount) values (%s) returning id"
                (payment.result,) = payment.connection.execute(insert, [order["amount"]]).fetchone()
                die_if(moment == "before the commit")
        die_if(moment == "after the commit")
        return {"payment": payment.result}

    def confirm(order: Order) -> None:
        with step(saver, "mail", transaction=False) as mail:
            if not mail.done:
                die_if(moment == "before the mail")
                # mailer.send(..., idempotency_key=mail.key)
                mail.result = f"payment {order['payment']} is confirmed"

    builder: Any = StateGraph(Order)
    builder.add_node("charge", charge)
    builder.add_node("confirm", confirm)
    builder.add_edge(START, "charge")
    builder.add_edge("charge", "confirm")
    return builder.compile(checkpointer=saver)


def die_if(is_time: bool) -> None:
    """What a machine that loses its power does."""
    if is_time:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        work(sys.argv[1])
    else:
        print(main())
