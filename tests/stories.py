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

import pg_checkpoint as pg
from pg_checkpoint import AsyncPostgresSaver, check_open, list_waiting, recover, settle, wake_at
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

    async def aput_writes(self, *args: Any, **how: Any) -> None:
        self._live()
        await super().aput_writes(*args, **how)


class State(TypedDict, total=False):
    log: Annotated[list[str], operator.add]


class Story:
    """A thread and what its tasks were told."""

    def __init__(self, saver: MortalSaver, seed: int) -> None:
        self.saver, self.random = saver, random.Random(seed)
        self.thread_id = f"story-{seed}"
        self.told: list[tuple[str, str]] = []
        self.done: list[str] = []
        self.name, shape = self.random.choice([*SHAPES.items()])
        self.graph, self.is_alone = shape(self), self.name not in BESIDE
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
        if asked := await self.open():
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
        how: Any = {**NOW, "max_attempts": max_attempts, "filter": self.config["metadata"]}
        await recover(self.saver, self.graph, **how)

    async def go_on(self) -> None:
        self.done.append("invoke None")
        # An input of None continues, whatever is open: as a user does it.
        if (await self.graph.aget_state(self.config)).next:
            await self.run(None)

    async def settle(self) -> None:
        self.done.append("settle")
        with suppress(DiedError):
            await settle(self.saver, self.graph, self.config, "resume", interrupts=True)


def _chain(**nodes: Any) -> Any:
    """Nodes one after the other."""
    graph: Any = StateGraph(State).add_sequence([*nodes.items()])
    return graph.add_edge(START, next(iter(nodes)))


def _sub(story: Story, name: str = "sub", **how: Any) -> Any:
    first, second = story.asks(f"{name}-first", 2), story.asks(f"{name}-second", 1)
    return _chain(first=first, second=second).compile(**how)


def _then(story: Story, node: Any) -> Any:
    """A graph of that node and one that asks after it."""
    return _chain(node=node, after=story.asks("after", 1)).compile(checkpointer=story.saver)


def _calling(sub: Any, asks: Any = lambda config: []) -> Any:
    async def node(state: State, config: RunnableConfig) -> State:
        log = (await sub.ainvoke({"log": []}, config))["log"]
        return {"log": log + asks(config)}

    return node


def _called_by_one_that_asks(story: Story) -> Any:
    return _then(story, _calling(_sub(story), lambda config: story.answers("node", 1, config)))


def _in_a_subgraph(story: Story) -> Any:
    # Each may keep its state.
    inner, outer = (story.random.choice([None, True]) for _ in range(2))
    called = _calling(_sub(story, checkpointer=inner))
    middle = _chain(inner=called, last=story.asks("last", 1))
    return _then(story, _calling(middle.compile(checkpointer=outer)))


def _task(story: Story) -> Any:
    @task
    async def asks(name: str, config: RunnableConfig) -> list[str]:
        return story.answers(name, 2, config)

    return asks


def _tasks_of_a_node(story: Story) -> Any:
    asks = _task(story)

    async def node(state: State, config: RunnableConfig) -> State:
        return {"log": await asks("one") + await asks("two")}

    return _then(story, node)


def _tasks_of_an_entrypoint(story: Story) -> Any:
    asks = _task(story)

    @entrypoint(checkpointer=story.saver)
    async def flow(given: Any, config: RunnableConfig) -> State:
        log = await asks("one") + await asks("two")
        return {"log": log + story.answers("flow", 1, config)}

    return flow


def _beside(story: Story, last: str) -> Any:
    """Two nodes that ask beside each other, and one that asks after them."""
    graph: Any = StateGraph(State).add_node(last, story.asks(last, 1))
    for name in ("left", "right"):
        graph.add_node(name, story.asks(name, 2)).add_edge(START, name)
    return graph.add_edge(["left", "right"], last)


def _sent_to(story: Story) -> Any:
    graph: Any = StateGraph(State)
    subs = {name: _sub(story, name) for name in ("x", "y")}

    async def node(state: Any, config: RunnableConfig) -> State:
        found: State = await _calling(subs[state["name"]])(state, config)
        return found

    graph.add_node("node", node).add_node("after", story.asks("after", 1))
    sends: Any = lambda _: [Send("node", {"name": name}) for name in subs]  # noqa: E731
    graph.add_conditional_edges(START, sends, ["node"]).add_edge("node", "after")
    return graph.compile(checkpointer=story.saver)


# Where several tasks may ask at a time.
BESIDE: dict[str, Any] = {
    "nodes beside each other": lambda story: _beside(story, "after").compile(story.saver),
    "such nodes in a subgraph": lambda s: _then(s, _calling(_beside(s, "end").compile())),
    "subgraphs that are sent to": _sent_to,
}
SHAPES: dict[str, Any] = {
    "a node": lambda story: _then(story, story.asks("node", 3)),
    "a subgraph that is called": lambda story: _then(story, _calling(_sub(story))),
    "a subgraph that is called by a node that asks": _called_by_one_that_asks,
    "a subgraph as a node": lambda story: _then(story, _sub(story)),
    "a subgraph that keeps its state": lambda s: _then(s, _calling(_sub(s, checkpointer=True))),
    "a subgraph in a subgraph": _in_a_subgraph,
    "tasks of a node": _tasks_of_a_node,
    "tasks of an entrypoint": _tasks_of_an_entrypoint,
    **BESIDE,
}


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
        pg.migrate(made)
        asyncio.run(tell(made, range(int(sys.argv[-1]))))
