"""Threads as a support desk's agent would have them: what the pages are shown with.

The same at every run, but for ids and times.
"""

from __future__ import annotations

from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, interrupt
from typing_extensions import TypedDict

ASKED, FORKED = "refund-1047", "order-3310"
OTHERS = [f"order-{number}" for number in range(3300, 3310)]

_SAID = [
    ("My coffee grinder arrived broken.", "I am sorry to hear that. Let me look at your order."),
    ("The lid has a crack, and it does not start.", "Thank you. I have noted a damaged delivery."),
    ("Can I have my money back?", "I can propose a refund of €89.90 to my colleagues."),
]
_PHOTO = {"type": "image", "mime_type": "image/jpeg", "filename": "lid.jpg", "base64": "/9j/" * 120}


class Desk(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    order: dict[str, Any]
    summary: str
    refund: float


def _turn(state: Desk) -> int:
    return sum(isinstance(m, HumanMessage) for m in state["messages"])


def _look_up(state: Desk) -> Desk:
    id_ = f"call-{(turn := _turn(state))}"
    call = {"name": "find_order", "args": {"turn": turn}, "id": id_}
    found = ToolMessage("1 grinder, delivered", tool_call_id=id_, id=f"t{turn}")
    order = {"item": "coffee grinder", "price": 89.9, "state": "delivered", "looks": turn}
    return {"messages": [AIMessage("", tool_calls=[call], id=f"a{turn}"), found], "order": order}


def _answer(state: Desk) -> Desk:
    turn = _turn(state)
    summary = f"A customer about a broken coffee grinder.\nTurns so far: {turn}\nMood: calm"
    return {"messages": [AIMessage(_SAID[(turn - 1) % 3][1], id=f"b{turn}")], "summary": summary}


def _approve(state: Desk) -> Desk:
    if _turn(state) < 3:
        return {}
    paid = interrupt({"question": "Pay the refund?", "amount": 89.9, "order": "3310"})
    return {"refund": float(paid), "messages": [AIMessage(f"€{paid} are on their way.", id="paid")]}


def _graph(saver: BaseCheckpointSaver[Any]) -> Any:
    nodes: Any = [("look_up", _look_up), ("answer", _answer), ("approve", _approve)]
    builder = StateGraph(Desk).add_sequence(nodes).add_edge(START, "look_up")
    return builder.compile(checkpointer=saver)


def _config(thread_id: str, user: str) -> Any:
    return {"configurable": {"thread_id": thread_id}, "metadata": {"user": user, "desk": "returns"}}


def fill(saver: BaseCheckpointSaver[Any]) -> None:
    """Some ordinary threads, one with forks, one that waits for an answer."""
    graph = _graph(saver)
    for n, thread_id in enumerate(OTHERS):
        _talk(graph, _config(thread_id, ("ada", "grace", "edsger")[n % 3]), turns=1 + n % 2)
    forked = _config(FORKED, "ada")
    _talk(graph, forked, turns=3)
    graph.invoke(Command(resume=89.9), forked)
    past = [s for s in graph.get_state_history(forked) if s.next == ("answer",)]
    # A person corrects the order in the second turn, and the run goes on from there, twice.
    said = {"metadata": forked["metadata"]}
    for price in (79.9, 69.9):
        change = {"order": {"price": price}}
        config = graph.update_state({**past[1].config, **said}, change, as_node="look_up")
        graph.invoke(None, {**config, **said})
    _talk(graph, _config(ASKED, "grace"), turns=3)


# Seconds of work, minutes until somebody answers, threads an hour apart.
SPREAD = """
with thread as (
    select thread_id, timestamptz '2026-03-02 09:00Z' + row_number() over (order by created_at)
        * interval '47 minutes 13 seconds' as began from pgcheckpoint.checkpoint_threads
), gap as (
    select c.thread_id, c.checkpoint_id, case
        when exists (
            select from pgcheckpoint.checkpoint_writes w where w.thread_id = c.thread_id
            and w.checkpoint_id = c.parent_checkpoint_id and w.channel = '__interrupt__'
        ) then interval '11 minutes 40 seconds'
        when metadata ->> 'source' = 'loop' then interval '1.3 seconds'
            * (1 + 7 * (metadata ->> 'step')::integer % 5)
        else interval '3 minutes 4 seconds'
    end as length
    from pgcheckpoint.checkpoints c
), step as (
    select g.thread_id, g.checkpoint_id, t.began
        + sum(g.length) over (partition by g.thread_id order by g.checkpoint_id) as made
    from gap g join thread t using (thread_id)
), stamped as (
    update pgcheckpoint.checkpoints c
    set checkpoint = jsonb_set(checkpoint, '{ts}', to_jsonb(to_char(made at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS.US') || '+00:00')), checks = null
    from step s where s.thread_id = c.thread_id and s.checkpoint_id = c.checkpoint_id
)
update pgcheckpoint.checkpoint_threads t set active_at =
    (select max(made) from step s where s.thread_id = t.thread_id)
"""


def _talk(graph: Any, config: Any, turns: int) -> None:
    for n in range(turns):
        content: Any = [{"type": "text", "text": _SAID[n][0]}, *([_PHOTO] if n == 1 else [])]
        graph.invoke({"messages": [HumanMessage(content, id=f"h{n + 1}")]}, config)
