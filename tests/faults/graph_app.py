"""An application that runs a graph in several threads until all are finished, wherever they stand.

python -m tests.faults.graph_app DSN DURABILITY JOURNAL. Says "ready", and begins after a line on
its standard input: how many lines of its journal it lives for, and how many seconds more, or
nothing. Whatever a node does to the world outside, and what the saver acknowledged, is a line of
the journal, which survives the process.
"""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, Send
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver
from tests.making import ask, config_for

THREADS = [f"t{n}" for n in range(4)]
ROUNDS, WORKERS = 16, 4
# A list of this many such entries is stored in chunks.
_TEXT = "what was done, at some length " * 12

Durability = Literal["sync", "async", "exit"]


class State(TypedDict):
    round: int
    log: Annotated[list[str], operator.add]
    draft: str


class Part(TypedDict):
    round: int
    worker: int


class Journal:
    """Lines that are on disk when `note` returns."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._lines = 0
        self._killed_after: tuple[int, float] | None = None

    def kill_after(self, lines: int, seconds: float) -> None:
        """Lets the process be killed some time after so many lines, however fast it is."""
        self._killed_after = lines, seconds
        self._live_or_die()

    def note(self, *words: object) -> None:
        os.write(self._file, ("\t".join(map(str, words)) + "\n").encode())
        os.fsync(self._file)
        self._lines += 1
        self._live_or_die()

    def _live_or_die(self) -> None:
        if self._killed_after is not None and self._killed_after[0] == self._lines:
            killed = os.getpid(), signal.SIGKILL
            threading.Timer(self._killed_after[1], os.kill, killed).start()

    def effect(self, config: RunnableConfig, *label: object) -> None:
        """Something that a finished task must not do again."""
        of_task = config["configurable"]
        self.note("effect", of_task["__pregel_task_id"], of_task["thread_id"], *label)


class NotingSaver(AsyncPostgresSaver):
    """Notes which tasks' results were acknowledged."""

    journal: Journal

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        await super().aput_writes(config, writes, task_id, task_path)
        # A task with an interrupt or an error is to run again.
        if not any(channel in WRITES_IDX_MAP for channel, _ in writes):
            self.journal.note("acknowledged", task_id)


def entry(thread_id: str, round_: int, what: object) -> str:
    return f"{thread_id} {round_} {what} {_TEXT}"


def whole_log(thread_id: str) -> list[str]:
    """The log of a thread that is finished."""
    steps = ["plan", *range(WORKERS), "answered", "draft, polished"]
    return [entry(thread_id, round_, step) for round_ in range(ROUNDS) for step in steps]


def build(journal: Journal, saver: AsyncPostgresSaver) -> Any:
    """Each round: a plan, workers side by side, a question, a graph of its own, the end."""

    def said(config: RunnableConfig, state: Any, what: object) -> dict[str, Any]:
        return {"log": [entry(config["configurable"]["thread_id"], state["round"], what)]}

    async def plan(state: State, config: RunnableConfig) -> dict[str, Any]:
        journal.effect(config, state["round"], "plan")
        return said(config, state, "plan")

    async def work(state: Part, config: RunnableConfig) -> dict[str, Any]:
        journal.effect(config, state["round"], "work", state["worker"])
        await _wait(saver, config["configurable"]["thread_id"], state["worker"])
        return said(config, state, state["worker"])

    async def question(state: State, config: RunnableConfig) -> dict[str, Any]:
        answer = ask(f"round {state['round']}?", config)
        assert answer == f"an answer to round {state['round']}?"
        journal.effect(config, state["round"], "question")
        return said(config, state, "answered")

    async def close(state: State, config: RunnableConfig) -> dict[str, Any]:
        journal.effect(config, state["round"], "close")
        return {**said(config, state, state["draft"]), "round": state["round"] + 1}

    def fan_out(state: State) -> list[Send]:
        return [Send("work", Part(round=state["round"], worker=n)) for n in range(WORKERS)]

    builder = StateGraph(State)
    for node in (plan, question, close):
        builder.add_node(node)
    builder.add_node("work", work, input_schema=Part)
    builder.add_node("write", _build_writing(journal))
    builder.add_edge(START, "plan")
    builder.add_conditional_edges("plan", fan_out, ["work"])
    builder.add_edge("work", "question")
    builder.add_edge("question", "write")
    builder.add_edge("write", "close")
    builder.add_conditional_edges("close", lambda s: "plan" if s["round"] < ROUNDS else END)
    return builder.compile(checkpointer=saver)


async def _wait(saver: AsyncPostgresSaver, thread_id: str, worker: int) -> None:
    """Lets workers end apart; on a slow machine too, for reads wait for what others have put."""
    await asyncio.sleep(0.015 * worker)
    for _ in range(worker):
        await saver.aget_tuple(config_for(thread_id))


def _build_writing(journal: Journal) -> Any:
    async def draft(state: State, config: RunnableConfig) -> dict[str, Any]:
        journal.effect(config, state["round"], "draft")
        return {"draft": "draft"}

    async def polish(state: State, config: RunnableConfig) -> dict[str, Any]:
        journal.effect(config, state["round"], "polish")
        return {"draft": state["draft"] + ", polished"}

    class Draft(TypedDict):
        round: int
        draft: str

    builder = StateGraph(Draft)
    builder.add_node("draft_", draft)
    builder.add_node(polish)
    builder.add_edge(START, "draft_")
    builder.add_edge("draft_", "polish")
    builder.add_edge("polish", END)
    return builder.compile()


async def finish(graph: Any, thread_id: str, durability: Durability) -> None:
    """Goes on with a thread until it is finished."""
    config = config_for(thread_id, None, None)
    while True:
        state = await graph.aget_state(config)
        given: Any = None
        if not state.created_at:
            given = {"round": 0, "log": []}
        elif state.interrupts:
            given = Command(resume=f"an answer to {state.interrupts[0].value}")
        elif not state.tasks:
            # Not state.next: it leaves out tasks whose writes are stored, though the step that
            # they end may not be.
            return
        await graph.ainvoke(given, config, durability=durability)


async def run(dsn: str, durability: Durability, journal: Journal) -> None:
    async with NotingSaver.from_conn_string(dsn, max_size=4) as saver:
        saver.journal = journal
        graph = build(journal, saver)
        print("ready", flush=True)
        if given := sys.stdin.readline().split():
            journal.kill_after(int(given[0]), float(given[1]))
        journal.note("began", os.getpid())
        await asyncio.gather(*(finish(graph, thread_id, durability) for thread_id in THREADS))


if __name__ == "__main__":
    chosen: Any = sys.argv[2]
    asyncio.run(run(sys.argv[1], chosen, Journal(Path(sys.argv[3]))))
