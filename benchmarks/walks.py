"""A delta channel's history beside the stock saver's: python -m benchmarks.walks

Threads without a snapshot of the channel and with one each 50 writes, by number of supersteps; with
and without statistics of the tables, on a connection that has walked before or not. `walk` is
`aget_delta_channel_history`, `state` is `aget_state`, which reads the checkpoint first. Times are
the least of alternating rounds, because other work on the machine can only add to them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

import psycopg
from langchain_core.messages import AIMessage
from langgraph.channels.delta import DeltaChannel
from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict

from benchmarks.contestants import OURS, POOL_SIZE, STOCK, Contestant, Saver, in_turns
from tests.making import config_for
from tests.servers import database, run_server

_SNAPSHOTS = {"none": 10**9, "each 50": 50}
_TABLES = """
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname in ('public', 'pgcheckpoint')
"""


def _extend(state: list[Any], writes: Sequence[list[Any]]) -> list[Any]:
    return [*state, *(item for write in writes for item in write)]


def _graph(saver: Saver, snapshots: str) -> Any:
    frequency = _SNAPSHOTS[snapshots]
    channel = Annotated[list[Any], DeltaChannel(_extend, snapshot_frequency=frequency)]
    state: Any = TypedDict("state", {"messages": channel, "left": int})

    def step(given: Any) -> Any:
        left = given["left"] - 1
        return {"messages": [AIMessage(f"message {left} " + "x" * 100, id=str(left))], "left": left}

    builder: Any = StateGraph(state)
    builder.add_node("step", step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", lambda s: "step" if s["left"] else END, ["step", END])
    return builder.compile(checkpointer=saver)


async def _fill(contestant: Contestant, dsn: str, steps: int, snapshots: str) -> None:
    async with contestant.open(dsn) as saver:
        # Until they are asked for there are no statistics.
        _on_tables(dsn, "alter table {} set (autovacuum_enabled = off)")
        config = {**config_for("t"), "recursion_limit": steps + 10}
        await _graph(saver, snapshots).ainvoke({"messages": [], "left": steps}, config)


def _on_tables(dsn: str, change: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as admin:
        for (table,) in admin.execute(_TABLES).fetchall():
            admin.execute(change.format(table).encode())


async def _seconds(
    contestant: Contestant, dsn: str, snapshots: str, what: str, *, is_new: bool
) -> float:
    """What one call takes, of a saver that was opened for it and has read the checkpoint."""
    async with contestant.open(dsn) as saver:
        newest, graph = await saver.aget_tuple(config_for("t")), _graph(saver, snapshots)
        assert newest is not None
        asked: Any = {"config": newest.config, "channels": ["messages"]}
        calls: dict[str, Callable[[], Awaitable[Any]]] = {
            "walk": lambda: saver.aget_delta_channel_history(**asked),
            "state": lambda: graph.aget_state(config_for("t")),
        }
        # Pools lend their connections in turn.
        for _ in range(0 if is_new else 2 * POOL_SIZE):
            await calls[what]()
        gc.collect()
        started = time.perf_counter()
        await calls[what]()
        return time.perf_counter() - started


async def measure(lengths: Sequence[int], rounds: int) -> None:
    """Prints a row for each kind of thread, statistics, connection and call."""
    print(f"{'steps':>6} {'snapshots':>9} {'analyzed':>8} {'connection':>10} {'call':>5}", end="")
    print(f" {'ours, ms':>9} {'stock, ms':>9} {'ratio':>6}")
    with run_server() as server:
        for steps in lengths:
            for snapshots in _SNAPSHOTS:
                with database(server) as (_, ours), database(server) as (_, stock):
                    await _compare({OURS: ours, STOCK: stock}, steps, snapshots, rounds)


async def _compare(dsns: dict[Contestant, str], steps: int, snapshots: str, rounds: int) -> None:
    for contestant, dsn in dsns.items():
        await _fill(contestant, dsn, steps, snapshots)
    by_name = {contestant.name: (contestant, dsn) for contestant, dsn in dsns.items()}
    for analyzed in ("no", "yes"):
        if analyzed == "yes":
            for dsn in dsns.values():
                _on_tables(dsn, "analyze {}")
        for connection in ("new", "used"):
            for what in ("walk", "state"):
                least: dict[str, float] = {}
                for number in range(rounds):
                    for name in in_turns(by_name, number):
                        call = _seconds(*by_name[name], snapshots, what, is_new=connection == "new")
                        least[name] = min(await call, least.get(name, 1e9))
                ours, stock = least[OURS.name] * 1e3, least[STOCK.name] * 1e3
                print(
                    f"{steps:>6,} {snapshots:>9} {analyzed:>8} {connection:>10} {what:>5}", end=""
                )
                print(f" {ours:>9.1f} {stock:>9.1f} {ours / stock:>6.2f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, nargs="*", default=[100, 500, 2000])
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    asyncio.run(measure(given.steps, given.rounds))
