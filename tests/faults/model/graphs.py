"""Real graphs for random programs: parallel tasks by Send, @task and in a subgraph; a question."""

from __future__ import annotations

import operator
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Annotated, Any, NamedTuple, TypeAlias

from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import END, START, StateGraph
from langgraph.types import Send
from typing_extensions import TypedDict

from tests.making import ask

# What a task does to the world outside; given its name and its config, it holds for so long.
Effect: TypeAlias = "Callable[[str, RunnableConfig], AbstractContextManager[None]]"


class Plan(NamedTuple):
    """What a run does."""

    width: int  # how many tasks run beside each other
    rounds: int  # how often
    asks: bool  # whether somebody is asked a question, once

    @property
    def whole(self) -> Counter[str]:
        """The names of the tasks that a run has done at its end."""
        names = ["plan", *map(_named, range(self.width)), "left", "right", "close"]
        return Counter(f"{name} {n}" for n in range(self.rounds) for name in names)


class State(TypedDict, total=False):
    """What was done, by whom."""

    width: int
    rounds: int
    asks: bool
    round: int
    number: int
    done: Annotated[list[str], operator.add]


class _Round(TypedDict):
    round: int


class _Done(TypedDict):
    done: Annotated[list[str], operator.add]


def plan_of(thread_id: str) -> Plan:
    """What the run of a thread does."""
    rng = random.Random(thread_id)
    return Plan(rng.randint(1, 4), rng.randint(1, 2), rng.random() < 0.4)


def done_in(values: object) -> list[str]:
    """What tasks answered, in a channel's value or in what a task wrote."""
    if isinstance(values, str):
        return [values] if "@" in values else []
    if isinstance(values, dict):
        values = [*values.values()]
    return [one for value in values for one in done_in(value)] if isinstance(values, list) else []


def _named(number: int) -> str:
    return f"work {number}"


def _do(effect: Effect, name: str, n: int, config: RunnableConfig, *, asks: bool = False) -> str:
    """Does one task, once its question, if it has any, is answered."""
    name = f"{name} {n}"
    if asks:
        ask(f"{name}?", config)
    with effect(name, config):
        return f"{name}@{config['configurable']['holder']}"


def _by_send(saver: Any, effect: Effect) -> Any:
    """A plan, what is sent beside each other, a subgraph with two nodes at once, and the end."""

    def node(name: str) -> Any:
        def run(state: State, config: RunnableConfig) -> State:
            return {"done": [_do(effect, name, state["round"], config)]}

        return run

    def work(state: State, config: RunnableConfig) -> State:
        number, asks = state["number"], state["asks"] and state["number"] == state["round"] == 0
        return {"done": [_do(effect, _named(number), state["round"], config, asks=asks)]}

    def close(state: State, config: RunnableConfig) -> State:
        n = state["round"]
        return {"done": [_do(effect, "close", n, config)], "round": n + 1}

    def fan_out(state: State) -> Sequence[Send]:
        given = {"round": state["round"], "asks": state["asks"]}
        return [Send("work", {**given, "number": n}) for n in range(state["width"])]

    deep: Any = StateGraph(State, input_schema=_Round, output_schema=_Done)
    for name in ("left", "right"):
        deep.add_node(name, node(name))
        deep.add_edge(START, name)
    builder: Any = StateGraph(State)
    nodes = {"plan": node("plan"), "work": work, "deep": deep.compile(), "close": close}
    for name, run in nodes.items():
        builder.add_node(name, run)
    builder.add_edge(START, "plan")
    builder.add_conditional_edges("plan", fan_out, ["work"])
    builder.add_edge("work", "deep")
    builder.add_edge("deep", "close")
    builder.add_conditional_edges("close", lambda s: "plan" if s["round"] < s["rounds"] else END)
    return builder.compile(checkpointer=saver)


def _by_task(saver: Any, effect: Effect) -> Any:
    """The same by @task, as a function."""

    def do(name: str, n: int, config: RunnableConfig) -> str:
        return _do(effect, name, n, config)

    # LangGraph adds the config.
    step: Any = task(do)

    @entrypoint(checkpointer=saver)
    def flow(given: State, config: RunnableConfig) -> dict[str, list[str]]:
        done: list[str] = []
        for n in range(given["rounds"]):
            done.append(step("plan", n).result())
            working = [step(_named(number), n) for number in range(given["width"])]
            if given["asks"] and n == 0:
                ask("go on?", config)
            done += [future.result() for future in working]
            done += [future.result() for future in [step("left", n), step("right", n)]]
            done.append(step("close", n).result())
        return {"done": done}

    return flow


# By name, which is also how their threads' names begin.
GRAPHS: dict[str, Callable[[Any, Effect], Any]] = {"sends": _by_send, "tasks": _by_task}
