"""Subgraphs that have another namespace in each attempt of what calls them, so have no steps.

Apart from the steps, for a read of a checkpoint is when a subgraph begins.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from langchain_core.runnables import RunnableConfig

# What LangGraph calls the number of an attempt.
_ATTEMPT = "node_attempt"
_lock = threading.Lock()

# Namespaces of subgraphs that have another one in each attempt of their callers, and how many.
_renamed: OrderedDict[str, None] = OrderedDict()
_MOST_RENAMED = 10_000


def note_subgraph(config: RunnableConfig) -> None:
    """Notes a subgraph that begins, if a retry of what calls it gives it another namespace.

    LangGraph numbers a task's calls of subgraphs, and goes on with the numbers when it retries the
    task. A task that runs in the subgraph can't see that.
    """
    configurable = config.get("configurable", {})
    if "__pregel_task_id" not in configurable:
        return
    namespace = configurable.get("checkpoint_ns", "")
    attempt = attempt_of(configurable)
    is_numbered = namespace.rpartition("|")[2].isdecimal() and attempt != 1
    if is_numbered or is_renumbered(configurable):
        with _lock:
            _renamed[namespace] = None
            if len(_renamed) > _MOST_RENAMED:
                _renamed.popitem(last=False)


def is_renumbered(configurable: Mapping[str, Any]) -> bool:
    """Whether a task, or one that called it, has another number in each attempt of its caller.

    LangGraph numbers the calls as those of subgraphs. The attempt can't be seen here, so that the
    caller's retry policy counts.
    """
    call = getattr(configurable.get("__pregel_call"), "keywords", {})
    tasks = getattr(getattr(call.get("schedule_task"), "__self__", None), "tasks", {})
    path: Any = getattr(tasks.get(configurable["__pregel_task_id"]), "path", ())
    while len(path) > 3 and isinstance(path[1], tuple):
        _, path, number, *_ = path
        policies = (task.retry_policy for task in tuple(tasks.values()) if task.path == path)
        if number and any(policies):
            return True
    return False


def is_renamed(namespace: str) -> bool:
    """Whether a retry gives a subgraph of this namespace another one."""
    return namespace in _renamed


def attempt_of(configurable: Mapping[str, Any]) -> int | None:
    info = getattr(configurable.get("__pregel_runtime"), "execution_info", None)
    attempt: int | None = getattr(info, _ATTEMPT, None)
    return attempt
