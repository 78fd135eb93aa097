"""A customer asks to be forgotten, and her conversations, which others are part of, have to stay.

Her name is in messages of two threads and of a copy, in all their checkpoints, in the question that
one of them waits with, in what its nodes have written, and in metadata. The thread goes on later.

PG_CHECKPOINT_DSN=postgresql://... python -m examples.erasing_a_name; its threads are deleted then.
"""

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, RewritePlace, list_waiting, map_texts, rewrite

NAME, ERASED = "Ada Lovelace", "[erased]"
THREADS = ["order 1", "order 2", "copy of order 1"]


class Desk(TypedDict):
    """What a support desk knows of an order."""

    messages: Annotated[list[AnyMessage], add_messages]
    customer: str


class Outcome(NamedTuple):
    """What was done, and how the threads are afterwards."""

    places: list[str]
    last_answer: str
    left: int


def build(saver: AsyncPostgresSaver) -> Any:
    """Greets, asks a person, answers."""

    def greet(state: Desk) -> dict[str, Any]:
        return {"messages": [AIMessage(f"Good morning, {state['customer']}!")]}

    def ask(state: Desk) -> dict[str, Any]:
        answer = interrupt(f"May {state['customer']} have the money back?")
        return {"messages": [AIMessage(f"The desk says: {answer}")]}

    builder = StateGraph(Desk)
    builder.add_node("greet", greet)
    builder.add_node("ask", ask)
    builder.add_edge(START, "greet")
    builder.add_edge("greet", "ask")
    return builder.compile(checkpointer=saver)


def erase(value: Any, place: RewritePlace) -> Any:
    """The function of the rewrite: what has no name in it comes back as it is."""
    return map_texts(value, lambda text: text.replace(NAME, ERASED))


def config_of(thread_id: str) -> RunnableConfig:
    """The config of a run, which notes whose it is."""
    return {"configurable": {"thread_id": thread_id}, "metadata": {"customer": NAME}}


async def main() -> Outcome:
    """Returns where the name was, what the thread says at last, and how often the name is left."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await saver.setup()
        graph = build(saver)
        try:
            await converse(saver, graph)
            with tempfile.TemporaryDirectory() as folder:
                places = await forget(saver, Path(folder, "before.jsonl"))
            # The question waits still, under the same id, and is answered now.
            (waiting,) = await list_waiting(saver, thread_id="order 1")
            print("it asks:", waiting.interrupts[0].value)
            answers = {waiting.interrupts[0].id: "yes"}
            of_thread: RunnableConfig = {"configurable": {"thread_id": "order 1"}}
            state = await graph.ainvoke(Command(resume=answers), of_thread)
            left = await count_left(saver)
        finally:
            for thread_id in THREADS:
                await saver.adelete_thread(thread_id)
    return Outcome(places, state["messages"][-1].content, left)


async def converse(saver: AsyncPostgresSaver, graph: Any) -> None:
    """Two threads, of which a colleague has copied one."""
    for thread_id in THREADS[:2]:
        hello = HumanMessage(f"This is {NAME}, about {thread_id}. " + "It does not work. " * 200)
        await graph.ainvoke({"messages": [hello], "customer": NAME}, config_of(thread_id))
    await saver.acopy_thread(THREADS[0], THREADS[2])


async def forget(saver: AsyncPostgresSaver, undo: Path) -> list[str]:
    """Looks first, then erases; returns where the name was."""
    found = await rewrite(saver, erase, threads=THREADS, dry_run=True)
    print(f"the name is in {len(found.changing)} threads")
    # The file has the name too: it is for the case that the function was wrong, and goes then.
    done = await rewrite(saver, erase, threads=THREADS, undo=undo)
    for at in done.found:
        shown = at.channel or at.kind
        print(f"{at.thread_id}: {shown}, in {len(at.checkpoint_ids)} checkpoints")
    return sorted({f"{at.kind} {at.channel}".strip() for at in done.found})


async def count_left(saver: AsyncPostgresSaver) -> int:
    """Looks through the rows themselves."""
    total = 0
    for thread_id in THREADS:
        everything: RunnableConfig = {"configurable": {"thread_id": thread_id}}
        async for found in saver.alist(everything):
            total += repr(found).count(NAME)
    return total


if __name__ == "__main__":
    print(asyncio.run(main()))
