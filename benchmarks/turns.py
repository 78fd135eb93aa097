"""LangGraph itself: agents at once, each turn a model, three tools side by side, and a model.

The nodes answer at once, so that what is left is LangGraph and the saver.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from uuid import uuid4

from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Send

from benchmarks.bars import Bar, Measured, medians
from benchmarks.contestants import MEMORY, Contestant, in_turns
from benchmarks.holds import held
from benchmarks.workload import percentile

NOBODY = "no checkpointer"
_TEXT = "some words of an answer that are neither few nor many " * 8


class Plan(NamedTuple):
    """How LangGraph stores, and how far away the server is, in ms."""

    durability: str
    distance: int
    agents: int
    turns: int
    rounds: int


@dataclass
class _Figures:
    rate: list[float] = field(default_factory=list)
    p95: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    hold: list[float] = field(default_factory=list)


def graph_of(saver: Any) -> Any:
    """An agent: a model that calls three tools, then answers."""

    async def model(state: MessagesState) -> dict[str, Any]:
        if isinstance(state["messages"][-1], ToolMessage):
            return {"messages": [AIMessage(_TEXT)]}
        names = ("search", "read", "count")
        calls: Any = [
            {"name": name, "args": {"q": _TEXT[:80]}, "id": str(uuid4())} for name in names
        ]
        return {"messages": [AIMessage("", tool_calls=calls)]}

    async def tool(call: Any) -> dict[str, Any]:
        return {"messages": [ToolMessage(_TEXT, tool_call_id=call["id"], name=call["name"])]}

    def route(state: MessagesState) -> Any:
        last: Any = state["messages"][-1]
        return [Send("tool", call) for call in last.tool_calls] or END

    builder: Any = StateGraph(MessagesState)
    builder.add_node("model", model)
    builder.add_node("tool", tool)
    builder.add_edge(START, "model")
    builder.add_conditional_edges("model", route, ["tool", END])
    builder.add_edge("tool", "model")
    return builder.compile(checkpointer=saver)


async def turns(
    contestants: list[Contestant], dsns: Mapping[str, str], plan: Plan
) -> list[Measured]:
    """What each saver, and none, makes of a plan; the savers stay open over all rounds."""
    figures: dict[str, _Figures] = {}
    async with AsyncExitStack() as stack:
        graphs = {NOBODY: graph_of(None)}
        for c in contestants:
            graphs[c.name] = graph_of(await stack.enter_async_context(c.open(dsns[c.name])))
        for number in range(plan.rounds + 1):
            for name in in_turns(graphs, number):
                kept = figures.setdefault(name, _Figures()) if number else _Figures()
                await _round(graphs[name], plan, kept)
    print(f"turns, {plan.durability}, {plan.distance} ms: done", file=sys.stderr, flush=True)
    return _measured(figures, plan)


def _measured(figures: dict[str, _Figures], plan: Plan) -> list[Measured]:
    name = f"graph.ainvoke, {plan.agents} agents, {plan.durability}, {plan.distance} ms away"
    barred = plan.durability == "async" and plan.distance == 0
    least = Bar(0.85, MEMORY.name, at_least=True) if barred else None
    most = Bar(1.35, MEMORY.name) if barred else None

    def of(what: str, factor: float = 1.0) -> dict[str, float]:
        return medians({n: getattr(f, what) for n, f in figures.items()}, factor)

    return [
        Measured(f"{name}: turns a second", "/s", of("rate"), least),
        Measured(f"{name}: p95 of a turn", "ms", of("p95", 1e3)),
        Measured(f"{name}: client CPU a turn", "ms", of("cpu", 1e3), most),
        Measured(f"{name}: longest hold of the loop", "ms", of("hold", 1e3)),
    ]


async def _round(graph: Any, plan: Plan, kept: _Figures) -> None:
    took: list[float] = []
    gc.collect()
    with held() as hold:
        cpu, started = time.process_time(), time.perf_counter()
        await asyncio.gather(*(_agent(graph, plan, took) for _ in range(plan.agents)))
        seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    kept.rate.append(len(took) / seconds)
    kept.p95.append(percentile(took, 95))
    kept.cpu.append(cpu / len(took))
    kept.hold.append(hold.longest)


async def _agent(graph: Any, plan: Plan, took: list[float]) -> None:
    config = {"configurable": {"thread_id": str(uuid4())}}
    # Without a checkpointer there is nothing to be durable.
    how = {} if graph.checkpointer is None else {"durability": plan.durability}
    for _ in range(plan.turns):
        started = time.perf_counter()
        await graph.ainvoke({"messages": [HumanMessage(_TEXT)]}, config, **how)
        took.append(time.perf_counter() - started)
