"""Random stories of threads that ask, are answered, killed and resumed.

    python -m tests.stories --stories 10000

Each answer names the question that it is given to. A story is a graph that asks several times, and
what people, deadlines and `recover` do with its thread. From a random write on nothing more of a
run is stored, as if its process had been killed. A question must never get an answer that was given
to another one, and in the end each has its own.
"""

from __future__ import annotations

import asyncio
import operator
import random
import sys
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import Command, Send
from typing_extensions import TypedDict

from pg_checkpoint import (
    AsyncPostgresSaver,
    check_open,
    list_waiting,
    migrate,
    recover,
    settle,
    wake_at,
)
from tests.making import ask, config_for, handed_over
from tests.questions import NOW
from tests.servers import database, run_server

# More than any story needs to come to its end, once nobody is killed any more.
_ROUNDS = 30


class DiedError(Exception):
    """The process of this run is dead: nothing of it is stored any more."""


class MortalSaver(AsyncPostgresSaver):
    """Stores so many checkpoints and writes, and then nothing; None: all."""

    lives: int | None = None

    def _live(self) -> None:
        if self.lives is not None:
            self.lives -= 1
            if self.lives < 0:
                raise DiedError

    async def aput(self, *args: Any, **how: Any) -> Any:
        self._live()
        return await super().aput(*args, **how)

    async def aput_writes(
        self, config: Any, writes: Any, task_id: str, task_path: str = ""
    ) -> None:
        self._live()
        await super().aput_writes(config, writes, task_id, task_path)


class State(TypedDict, total=False):
    """What was answered."""

    log: Annotated[list[str], operator.add]


class Story:
    """A thread and what its tasks were told."""

    def __init__(self, saver: MortalSaver, seed: int) -> None:
        self.saver, self.random = saver, random.Random(seed)
        self.thread_id = f"story-{seed}"
        self.told: list[tuple[str, str]] = []
        self.done: list[str] = []
        shape = self.random.choice(SHAPES)
        self.name, self.is_alone = shape.__name__, shape not in BESIDE
        self.graph = shape(self)
        # LangGraph's metadata has the namespaces of subgraphs, unless the config names one.
        ns = self.random.choice([None, ""])
        config = config_for(self.thread_id, checkpoint_ns=ns)
        self.config: Any = {**config, "metadata": {"story": self.thread_id}}

    def asks(self, name: str, times: int) -> Any:
        async def node(state: Any, config: RunnableConfig) -> State:
            return {"log": self.answers(name, times, config)}

        return node

    def answers(self, name: str, times: int, config: RunnableConfig) -> list[str]:
        found = []
        for n in range(times):
            question = f"{name}-{n}?"
            answer = ask(question, config)
            self.told.append((question, answer))
            found.append(answer)
        return found

    async def tell(self) -> None:
        """What happens, in the order of chance; then everything is answered."""
        self.mortal()
        await self.run({"log": []})
        acts = [self.answer, self.answer, self.deadline, self.recover, self.nudge, self.go_on]
        for _ in range(self.random.randint(3, 10)):
            self.mortal()
            await self.random.choice([*acts, self.settle])()
            self.saver.lives = None
            self.judge()
        for _ in range(_ROUNDS):
            await self.resume(max_attempts=2)
            if not (await self.graph.aget_state(self.config)).next:
                break
            # What was given up is for its user to continue.
            await (self.answer() if await self.open() else self.run(None))
            self.judge()
        state = await self.graph.aget_state(self.config)
        assert not state.next, (self.name, "it stands still", state.next, await self.open())
        self.judge()
        log = (state.values or {}).get("log", [])
        asked = [answer.removeprefix("to ").partition("?")[0] for answer in log]
        assert len(asked) == len(set(asked)), (self.name, "one was asked twice", log)

    def judge(self) -> None:
        wrong = [(q, a) for q, a in self.told if not a.startswith(f"to {q} ")]
        assert not wrong, (self.name, self.done, "answers that were given to others", wrong)

    async def open(self) -> list[Any]:
        listed = await list_waiting(self.saver, thread_id=self.thread_id)
        return [one for thread in listed for one in thread.interrupts]

    def text(self, question: str) -> str:
        return f"to {question} {self.random.random()}"

    def mortal(self) -> None:
        self.saver.lives = self.random.choice([None, *range(8)])

    async def run(self, given: Any, answers: str | None = None) -> None:
        """A run whose process dies at some write, or comes to its end."""
        self.done.append(f"run {type(given).__name__} lives {self.saver.lives}")
        holds: Any = handed_over(self.saver, self.thread_id)
        if self.saver.lives is None:
            holds = self.saver.lease(self.thread_id)
        async with holds:
            if answers is not None:
                await check_open(self.saver, self.thread_id, answers)
            with suppress(DiedError):
                await self.graph.ainvoke(given, self.config)
        self.saver.lives = None

    async def answer(self) -> None:
        if not (asked := await self.open()):
            return
        one = self.random.choice(asked)
        # LangGraph hands a plain answer to whichever task asks first.
        is_plain = self.is_alone and len(asked) == 1 and self.random.random() < 0.6
        answer = self.text(one.value)
        given: Any = Command(resume=answer if is_plain else {one.id: answer})
        self.done.append(f"{'plain' if is_plain else 'by id'} {answer}")
        await self.run(given, one.id)

    async def deadline(self) -> None:
        asked = await self.open()
        if asked:
            one = self.random.choice(asked)
            self.done.append(f"deadline to {one.value}")
            expired: Any = Command(resume=self.text(one.value))
            soon = timedelta(0)
            await wake_at(self.saver, self.thread_id, soon, expired, interrupt_id=one.id)
        await self.recover()

    async def nudge(self) -> None:
        self.done.append("nudge")
        await wake_at(self.saver, self.thread_id, timedelta(0), key="nudge")
        await self.recover()

    async def recover(self) -> None:
        self.done.append(f"recover lives {self.saver.lives}")
        await self.resume(max_attempts=2)

    async def resume(self, max_attempts: int) -> None:
        metadata = self.config["metadata"]
        how: Any = {**NOW, "max_attempts": max_attempts}
        await recover(self.saver, self.graph, filter=metadata, **how)

    async def go_on(self) -> None:
        self.done.append("invoke None")
        # An input of None continues, whatever is open: as a user does it.
        if (await self.graph.aget_state(self.config)).next:
            await self.run(None)

    async def settle(self) -> None:
        self.done.append("settle")
        with suppress(DiedError):
            await settle(self.saver, self.graph, self.config, "resume", interrupts=True)


def _sub(story: Story, name: str = "sub", **how: Any) -> Any:
    sub: Any = StateGraph(State)
    sub.add_node("first", story.asks(f"{name}-first", 2))
    sub.add_node("second", story.asks(f"{name}-second", 1))
    sub.add_edge(START, "first")
    sub.add_edge("first", "second")
    return sub.compile(**how)


def _then(story: Story, node: Any) -> Any:
    """A graph of that node and one that asks after it."""
    graph: Any = StateGraph(State)
    graph.add_node("node", node)
    graph.add_node("after", story.asks("after", 1))
    graph.add_edge(START, "node")
    graph.add_edge("node", "after")
    return graph.compile(checkpointer=story.saver)


def _calling(sub: Any, asks: Any = lambda config: []) -> Any:
    async def node(state: State, config: RunnableConfig) -> State:
        log = (await sub.ainvoke({"log": []}, config))["log"]
        return {"log": log + asks(config)}

    return node


def a_node(story: Story) -> Any:
    return _then(story, story.asks("node", 3))


def a_subgraph_that_is_called(story: Story) -> Any:
    return _then(story, _calling(_sub(story)))


def a_subgraph_that_is_called_by_a_node_that_asks(story: Story) -> Any:
    return _then(story, _calling(_sub(story), lambda config: story.answers("node", 1, config)))


def a_subgraph_as_a_node(story: Story) -> Any:
    return _then(story, _sub(story))


def a_subgraph_that_keeps_its_state(story: Story) -> Any:
    return _then(story, _calling(_sub(story, checkpointer=True)))


def a_subgraph_in_a_subgraph(story: Story) -> Any:
    # Each may keep its state.
    inner, outer = (story.random.choice([None, True]) for _ in range(2))
    middle: Any = StateGraph(State)
    middle.add_node("inner", _calling(_sub(story, checkpointer=inner)))
    middle.add_node("last", story.asks("last", 1))
    middle.add_edge(START, "inner")
    middle.add_edge("inner", "last")
    return _then(story, _calling(middle.compile(checkpointer=outer)))


def _task(story: Story) -> Any:
    @task
    async def asks(name: str, config: RunnableConfig) -> list[str]:
        return story.answers(name, 2, config)

    return asks


def tasks_of_a_node(story: Story) -> Any:
    asks = _task(story)

    async def node(state: State, config: RunnableConfig) -> State:
        return {"log": await asks("one") + await asks("two")}

    return _then(story, node)


def tasks_of_an_entrypoint(story: Story) -> Any:
    asks = _task(story)

    @entrypoint(checkpointer=story.saver)
    async def flow(given: Any, config: RunnableConfig) -> State:
        log = await asks("one") + await asks("two")
        return {"log": log + story.answers("flow", 1, config)}

    return flow


def _beside(story: Story, last: str) -> Any:
    """Two nodes that ask beside each other, and one that asks after them."""
    graph: Any = StateGraph(State)
    for name in ("left", "right"):
        graph.add_node(name, story.asks(name, 2))
        graph.add_edge(START, name)
    graph.add_node(last, story.asks(last, 1))
    graph.add_edge(["left", "right"], last)
    return graph


def nodes_beside_each_other(story: Story) -> Any:
    return _beside(story, "after").compile(checkpointer=story.saver)


def nodes_beside_each_other_in_a_subgraph(story: Story) -> Any:
    return _then(story, _calling(_beside(story, "end").compile()))


def subgraphs_that_are_sent_to(story: Story) -> Any:
    graph: Any = StateGraph(State)
    subs = {name: _sub(story, name) for name in ("x", "y")}

    async def node(state: Any, config: RunnableConfig) -> State:
        found: State = await _calling(subs[state["name"]])(state, config)
        return found

    graph.add_node("node", node)
    graph.add_node("after", story.asks("after", 1))
    sends: Any = lambda _: [Send("node", {"name": name}) for name in subs]  # noqa: E731
    graph.add_conditional_edges(START, sends, ["node"])
    graph.add_edge("node", "after")
    return graph.compile(checkpointer=story.saver)


# Where several tasks may ask at a time.
BESIDE = [
    nodes_beside_each_other,
    nodes_beside_each_other_in_a_subgraph,
    subgraphs_that_are_sent_to,
]
SHAPES = [
    a_node,
    a_subgraph_that_is_called,
    a_subgraph_that_is_called_by_a_node_that_asks,
    a_subgraph_as_a_node,
    a_subgraph_that_keeps_its_state,
    a_subgraph_in_a_subgraph,
    tasks_of_a_node,
    tasks_of_an_entrypoint,
    *BESIDE,
]


async def tell(dsn: str, seeds: range) -> None:
    """Tells stories one after another."""
    async with MortalSaver.from_conn_string(dsn) as saver:
        for seed in seeds:
            story = Story(saver, seed)
            try:
                await story.tell()
            except Exception:
                print(f"story {seed}, {story.name}: {story.done}")
                raise


if __name__ == "__main__":
    with run_server() as running, database(running) as (_, made):
        migrate(made)
        asyncio.run(tell(made, range(int(sys.argv[-1]))))
