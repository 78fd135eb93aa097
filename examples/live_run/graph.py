"""The agent: two steps that say something, word by word. Its model is a fake that needs no key."""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, BaseMessage
from langgraph.graph import END, START, MessagesState, StateGraph

# Seconds for each word.
PACE = float(os.environ.get("LIVE_RUN_PACE", "0.05"))
PLAN = " ".join(f"plan{n}" for n in range(1, 31))
ANSWER = " ".join(f"answer{n}" for n in range(1, 61))


class SlowModel(GenericFakeChatModel):
    """Says its words at a pace that can be watched."""

    async def _astream(
        self, messages: list[BaseMessage], *args: Any, **kwargs: Any
    ) -> AsyncIterator[Any]:
        async for chunk in super()._astream(messages, *args, **kwargs):
            await asyncio.sleep(PACE)
            yield chunk


def _saying(words: str) -> Any:
    async def say(state: MessagesState) -> dict[str, Any]:
        model = SlowModel(messages=iter([AIMessage(content=words + " ")]))
        return {"messages": [await model.ainvoke(state["messages"])]}

    return say


builder = StateGraph(MessagesState)
builder.add_node("plan", _saying(PLAN))
builder.add_node("answer", _saying(ANSWER))
builder.add_edge(START, "plan")
builder.add_edge("plan", "answer")
builder.add_edge("answer", END)
