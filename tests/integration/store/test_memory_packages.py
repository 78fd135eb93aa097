"""What others build on LangGraph's store works on ours: deepagents' files, langmem's memories.

Beside the agent server's tests, for these packages are large, too.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import pytest
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langgraph.graph import START, MessagesState, StateGraph

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresStore
from tests.embedders import FakeEmbedder
from tests.making import item_of

pytestmark = [
    pytest.mark.agent_server,
    pytest.mark.direct("told apart by its marker"),
    # Theirs.
    pytest.mark.filterwarnings("ignore"),
]
FILES = ("agent-1", "filesystem")


class Scripted(BaseChatModel):
    """Says what it was told to say, whatever it is asked."""

    script: list[AIMessage]

    def _generate(self, messages: list[BaseMessage], *_: Any, **__: Any) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=self.script.pop(0))])

    def bind_tools(self, tools: Sequence[Any], **_: Any) -> Any:
        return self

    @property
    def _llm_type(self) -> str:
        return "scripted"


def call(tool: str, **arguments: Any) -> AIMessage:
    return AIMessage("", tool_calls=[{"name": tool, "args": arguments, "id": f"call-{tool}"}])


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    index: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["content"]}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as opened:
        await opened.setup()
        yield opened


@pytest.fixture
def files(dsn: str) -> Iterator[Any]:
    from deepagents.backends import StoreBackend

    with PostgresStore.from_conn_string(dsn) as store:
        yield StoreBackend(store=store, namespace=lambda _: FILES)


# --- deepagents ---


def test_files_are_listed_completely(files: Any) -> None:
    # Pages of 100, of items that were put together.
    contents = [(f"/notes/n{n:03}.md", f"note {n}\nof many".encode()) for n in range(350)]
    assert all(answer.error is None for answer in files.upload_files(contents))
    entries = files.ls("/notes").entries
    assert sorted(entry["path"] for entry in entries) == [path for path, _ in contents]
    assert len(files.glob("**/*.md", "/").matches) == 350
    assert len(files.grep("note 34", "/").matches) == 11
    (found,) = files.download_files(["/notes/n007.md"])
    assert found.content == b"note 7\nof many"


def test_files_are_edited_and_deleted(files: Any) -> None:
    assert files.write("/a.txt", "one\ntwo").error is None
    assert files.edit("/a.txt", "two", "three").error is None
    assert files.read("/a.txt").file_data["content"].splitlines() == ["one", "three"]
    image = bytes(range(256))
    files.upload_files([("/a.png", image)])
    assert files.download_files(["/a.png"])[0].content == image
    assert files.delete("/a.txt").error is None
    assert files.read("/a.txt").error is not None


async def test_an_agents_files_outlive_its_thread(
    store: AsyncPostgresStore, saver: AsyncPostgresSaver
) -> None:
    from deepagents import create_deep_agent
    from deepagents.backends import StoreBackend

    said: list[str] = []
    scripts = [
        [call("write_file", file_path="/taste.md", content="likes tea"), AIMessage("noted")],
        [call("read_file", file_path="/taste.md"), AIMessage("read")],
    ]
    for number, script in enumerate(scripts):
        agent = create_deep_agent(
            model=Scripted(script=script),
            backend=StoreBackend(namespace=lambda _: FILES),
            store=store,
            checkpointer=saver,
        )
        config: Any = {"configurable": {"thread_id": f"t{number}"}}
        state = await agent.ainvoke({"messages": [("user", "go on")]}, config)
        said += [str(m.content) for m in state["messages"] if m.type == "tool"]
    assert "likes tea" in said[1]
    (item,) = await store.asearch(FILES)
    assert item.key == "/taste.md"


# --- langmem ---


async def test_memories_are_made_found_changed_and_forgotten(store: AsyncPostgresStore) -> None:
    from langgraph.prebuilt import ToolNode
    from langmem import create_manage_memory_tool, create_search_memory_tool

    namespace = ("memories", "{langgraph_user_id}")
    builder = StateGraph(MessagesState)
    builder.add_node(
        "tools",
        ToolNode([create_manage_memory_tool(namespace), create_search_memory_tool(namespace)]),
    )
    builder.add_edge(START, "tools")
    graph = builder.compile(store=store)

    async def answer(user: str, message: AIMessage) -> str:
        config: Any = {"configurable": {"langgraph_user_id": user}}
        state = await graph.ainvoke({"messages": [message]}, config)
        return str(state["messages"][-1].content)

    made = await answer("ada", call("manage_memory", content="likes tea", action="create"))
    (key,) = re.findall(r"[0-9a-f-]{36}", made)
    found = await answer("ada", call("search_memory", query="likes tea"))
    assert ("likes tea" in found, key in found) == (True, True)
    assert "likes tea" not in await answer("bob", call("search_memory", query="likes tea"))
    await answer("ada", call("manage_memory", content="likes rain", action="update", id=key))
    assert (await item_of(store, ("memories", "ada"), key)).value == {"content": "likes rain"}
    await answer("ada", call("manage_memory", action="delete", id=key))
    assert await store.asearch(("memories",)) == []
