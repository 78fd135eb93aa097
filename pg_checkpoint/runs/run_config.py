"""The config with which a run goes on that somebody else has begun. Pure."""

from __future__ import annotations

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointMetadata, CheckpointTuple

# LangGraph gives each checkpoint these by itself; a run's id is the caller's.
_OF_CHECKPOINTS = {*CheckpointMetadata.__annotations__, "writes"} - {"run_id"}
# Parts of names whose values LangGraph keeps from tracers, as long as they are in `configurable`.
_SECRET = ("key", "token", "secret", "password", "auth")


def with_stored_metadata(
    config: RunnableConfig, newest: CheckpointTuple | None, *, is_same_run: bool
) -> RunnableConfig:
    """The config, with the metadata of its thread's newest checkpoint where it has no other.

    LangGraph stores a run's metadata, and its `configurable`, with each checkpoint. A run that goes
    on without them would leave every filter that finds it.
    """
    if newest is None:
        return config
    metadata, configurable = config.get("metadata") or {}, config["configurable"]
    # An input with the id of the run before would be taken for a part of that.
    known = {*_OF_CHECKPOINTS, *metadata, *configurable, *(() if is_same_run else ("run_id",))}
    stored = {k: v for k, v in newest.metadata.items() if k not in known}
    secret = {k for k in stored if any(part in k.casefold() for part in _SECRET)}
    return {
        **config,
        "metadata": {**{k: v for k, v in stored.items() if k not in secret}, **metadata},
        "configurable": {**{k: stored[k] for k in secret}, **configurable},
    }
