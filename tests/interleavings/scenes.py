"""What a scenario is, one run of it, and what most do: they begin a chain, put to it, delete it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver
from tests.making import META, checkpoint_of, config_for, id_of

LONG = [f"message {n} " * 40 for n in range(60)]


@dataclass
class Scene:
    """One run of a scenario."""

    number: int  # of the run; what its threads are called begins with it
    clients: Mapping[str, Any]  # one a session, over connections of its own
    reader: Any  # one whose connections nobody holds
    look: Callable[[str], Awaitable[list[Any]]]  # reads the tables as they are
    kept: dict[str, Any] = field(default_factory=dict)  # by `prepare`, for the sessions

    def thread(self, name: str = "a") -> str:
        """The name of a thread, or of an item's namespace."""
        return f"o{self.number:06}-{name}"

    async def states(self, name: str = "a") -> dict[str, CheckpointTuple]:
        """The checkpoints of a thread by id, as another process reads them."""
        return {id_of(t.config): t async for t in self.reader.alist(config_for(self.thread(name)))}

    async def rows(self, what: str, more: str = "") -> list[Any]:
        """What is stored of the thread: "columns from table"."""
        columns, _, table = what.rpartition("from ")
        whose = f"where thread_id = '{self.thread()}' {more}"
        return await self.look(f"select {columns} from pgcheckpoint.{table} {whose}")

    async def let_pass(self, table: str, column: str = "expires_at", by: str = "thread_id") -> None:
        """Sets a time of the thread's rows, or of what is named as it, an hour back."""
        past = f"update pgcheckpoint.{table} set {column} = now() - interval '1 hour'"
        await self.look(f"{past} where {by} like '{self.thread()}%' returning 1")


# With the client of its session; what prepares has that of the first session.
Call = Callable[[Scene, Any], Awaitable[Any]]
# What each session returned or raised.
Outcomes = Mapping[str, Any]
Check = Callable[[Scene, Outcomes], Awaitable[None]]


@dataclass(frozen=True)
class Scenario:
    """What happens at the same time."""

    sessions: Mapping[str, Call]  # what each does, by name
    prepare: Call  # makes what is there before; not held
    check: Check  # fails if what was stored is not as it should be
    threads: tuple[str, ...] = ("a",)  # which there are
    client: Any = AsyncPostgresSaver  # makes the client of a session, or the reader's
    # Of the clients of sessions, and of "reader".
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    cut: str | None = None  # the session that loses its connection somewhere


async def chain_of(saver: AsyncPostgresSaver, thread: str, length: int) -> list[RunnableConfig]:
    """Puts a chain of checkpoints whose list grows, with a write to each."""
    config, configs = config_for(thread), []
    for n in range(length):
        config = await next_of(saver, config, n)
        await saver.aput_writes(config, [("n", n)], f"task {n}")
        configs.append(config)
    return configs


async def next_of(
    saver: AsyncPostgresSaver, config: RunnableConfig, n: int, grown: bool = True
) -> RunnableConfig:
    """Puts the n-th checkpoint of a chain; its list is long, or empty."""
    values = {"list": LONG[: 40 + n] if grown else [], "n": n}
    checkpoint = checkpoint_of(values, dict.fromkeys(values, f"{n + 1}"))
    return await saver.aput(config, checkpoint, META, checkpoint["channel_versions"])


def is_whole(found: CheckpointTuple, n: int) -> None:
    """Checks that the n-th checkpoint has its values."""
    assert found.checkpoint["channel_values"] == {"list": LONG[: 40 + n], "n": n}


async def begin(scene: Scene, client: Any, length: int = 2) -> None:
    """Puts a chain, and keeps it."""
    scene.kept["chain"] = await chain_of(client, scene.thread(), length)


begin_one = partial(begin, length=1)


async def put(scene: Scene, client: Any) -> RunnableConfig:
    """Continues the chain that is kept."""
    chain = scene.kept["chain"]
    return await next_of(client, chain[-1], len(chain))


async def delete(scene: Scene, client: Any) -> None:
    """Deletes the thread."""
    await client.adelete_thread(scene.thread())


async def is_free(scene: Scene) -> bool:
    """Whether nobody has the lease of the thread."""
    return not await scene.rows("from checkpoint_leases", "and token is not null")
