"""Chains of checkpoints with a long list, which sessions continue."""

from __future__ import annotations

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver
from tests.interleavings.scenes import Call, Scene
from tests.making import META, checkpoint_of, config_for

__all__ = ["LONG", "begin", "chain_of", "is_whole", "next_of", "put"]

LONG = [f"message {n} " * 40 for n in range(60)]


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


def begin(session: str, length: int = 2) -> Call:
    """Puts a chain with a session's client, and keeps it."""

    async def prepare(scene: Scene) -> None:
        scene.kept["chain"] = await chain_of(scene.clients[session], scene.thread(), length)

    return prepare


def put(session: str) -> Call:
    """Continues the chain that is kept."""

    async def go_on(scene: Scene) -> RunnableConfig:
        chain = scene.kept["chain"]
        return await next_of(scene.clients[session], chain[-1], len(chain))

    return go_on
