"""Two savers on one thread: with single_writer the stale one is told, and nothing of it is seen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import psycopg
import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.graph import START, MessagesState, StateGraph

from pg_checkpoint import AsyncPostgresSaver, ConcurrentWriteError, ParentWriteFailedError
from tests.faults.load import Ledger, agent, check
from tests.making import aput, config_for, id_of, tuple_of

Pair = tuple[AsyncPostgresSaver, AsyncPostgresSaver]


@pytest.fixture
async def pair(dsn: str) -> AsyncIterator[Pair]:
    """Two savers, as two processes would have them."""
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(
                AsyncPostgresSaver.from_conn_string(dsn, single_writer=True)
            )
            for _ in range(2)
        ]
        yield first, second


def rows(dsn: str) -> list[int]:
    """How many there are of everything."""
    tables = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes")
    with psycopg.connect(dsn) as admin:
        counts = [admin.execute(f"select count(*) from pgcheckpoint.{t}".encode()) for t in tables]
        return [row[0] for count in counts for row in count.fetchall()]


async def begin(saver: AsyncPostgresSaver, thread_id: str = "t") -> Any:
    """What a run does first: reads the latest, and goes on from there."""
    found = await saver.aget_tuple(config_for(thread_id))
    return found.config if found else config_for(thread_id)


async def test_the_stale_one_is_told_before_anything_of_it_is_visible(pair: Pair, dsn: str) -> None:
    first, second = pair
    root = await aput(first, await begin(first), {"n": [0]})
    mine, stale = await begin(first), await begin(second)
    assert id_of(mine) == id_of(stale) == id_of(root)
    mine = await aput(first, mine, {"n": [1]})
    before = rows(dsn)
    with pytest.raises(ConcurrentWriteError, match=r"'t'.*another saver"):
        await aput(second, stale, {"n": [2]})
    with pytest.raises(ConcurrentWriteError, match="task-1"):
        await second.aput_writes(stale, [("n", 2)], "task-1")
    assert rows(dsn) == before
    # The other one goes on, and so does this one after it has read again.
    mine = await aput(first, mine, {"n": [3]})
    fresh = await begin(second)
    assert id_of(fresh) == id_of(mine)
    await aput(second, fresh, {"n": [4]})
    with pytest.raises(ConcurrentWriteError):
        await aput(first, mine, {"n": [5]})


async def test_a_thread_that_both_begin_belongs_to_one(pair: Pair) -> None:
    first, second = pair
    both = [await begin(saver) for saver in pair]
    await aput(first, both[0], {"n": [1]})
    with pytest.raises(ConcurrentWriteError):
        await aput(second, both[1], {"n": [2]})


async def test_what_comes_after_a_refused_put_fails_too_and_other_threads_do_not(
    pair: Pair,
) -> None:
    first, second = pair
    root = await aput(first, await begin(first), {"n": [0]})
    stale = await begin(second)
    await aput(first, root, {"n": [1]})
    others = [await begin(second, f"other-{n}") for n in range(20)]
    puts = [aput(second, stale, {"n": [2]}, checkpoint_id="~1")]
    puts += [aput(second, config_for("t", "~1"), {"n": [3]}, checkpoint_id="~2")]
    puts += [aput(second, config, {"n": [4]}) for config in others]
    ended = await asyncio.gather(*puts, return_exceptions=True)
    assert isinstance(ended[0], ConcurrentWriteError)
    # It is refused before anybody looks for its parent.
    assert isinstance(ended[1], ConcurrentWriteError)
    assert all(isinstance(e, dict) for e in ended[2:]), ended


async def test_a_look_at_the_latest_does_not_excuse_a_stale_run(pair: Pair) -> None:
    first, second = pair
    root = await aput(first, await begin(first), {"n": [0]})
    stale = await begin(second)
    await aput(first, root, {"n": [1]})
    # Somebody shows the state while the stale run is under way.
    assert await second.aget_tuple(config_for("t")) is not None
    with pytest.raises(ConcurrentWriteError):
        await aput(second, stale, {"n": [2]})


async def test_forks_deletes_and_new_beginnings_are_no_conflict(pair: Pair) -> None:
    first, second = pair
    root = await aput(first, await begin(first), {"n": [0]})
    await aput(first, root, {"n": [1]})
    old = await tuple_of(second, root)
    await aput(second, old.config, {"n": [2]})  # time travel, after reading
    await second.adelete_thread("t")
    await aput(first, await begin(first), {"n": [3]})


async def test_many_threads_and_a_busy_saver(pair: Pair) -> None:
    ledger, stop = Ledger(), asyncio.Event()
    await asyncio.gather(
        *(agent(pair[n % 2], ledger, f"t{n}", stop=stop, steps=20) for n in range(20))
    )
    assert not ledger.errors
    lost = await check(pair[0], ledger)
    assert (lost.missing, lost.out_of_order, lost.duplicated, lost.damaged) == (0, 0, 0, 0)


def _graph(saver: AsyncPostgresSaver) -> Any:
    async def model(state: MessagesState) -> dict[str, Any]:
        await asyncio.sleep(0.05)
        return {"messages": [AIMessage(f"answer to {state['messages'][-1].content}")]}

    inner = StateGraph(MessagesState)
    inner.add_node("model", model)
    inner.add_edge(START, "model")
    builder = StateGraph(MessagesState)
    builder.add_node("again", model)
    builder.add_node("inner", inner.compile(checkpointer=True))
    builder.add_edge(START, "inner")
    builder.add_edge("inner", "again")
    return builder.compile(checkpointer=saver)


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_of_two_runs_of_a_graph_one_is_told_and_the_other_is_whole(
    pair: Pair, durability: Any
) -> None:
    config: Any = {"configurable": {"thread_id": "t"}}
    graphs = [_graph(saver) for saver in pair]
    for turn in range(3):
        ask: Any = {"messages": [HumanMessage(f"alone {turn}")]}
        await graphs[turn % 2].ainvoke(ask, config, durability=durability)
    runs = [
        graph.ainvoke({"messages": [HumanMessage(f"at once {n}")]}, config, durability=durability)
        for n, graph in enumerate(graphs)
    ]
    ended = await asyncio.gather(*runs, return_exceptions=True)
    told = [
        n
        for n, e in enumerate(ended)
        if isinstance(e, (ConcurrentWriteError, ParentWriteFailedError))
    ]
    assert len(told) == 1, ended
    state = await graphs[told[0]].aget_state(config)
    texts = [message.content for message in state.values["messages"]]
    assert f"at once {1 - told[0]}" in texts
    assert f"at once {told[0]}" not in texts
    await graphs[told[0]].ainvoke({"messages": [HumanMessage("once more")]}, config)


async def test_a_stale_run_does_not_come_in_again_by_a_subgraph(pair: Pair) -> None:
    first, second = pair
    root = await aput(first, await begin(first), {"n": [0]})
    await begin(second)
    mine = await aput(first, root, {"n": [1]})
    # The stale run goes on for a while, and reads what its subgraph left the last time.
    assert await second.aget_tuple(config_for("t", None, "inner")) is None
    with pytest.raises(ConcurrentWriteError):
        await aput(second, config_for("t", None, "inner"), {"n": [2]})
    await aput(first, mine, {"n": [3]})
    # A new one may.
    await begin(second)
    assert await second.aget_tuple(config_for("t", None, "inner")) is None
    await aput(second, config_for("t", None, "inner"), {"n": [4]})
