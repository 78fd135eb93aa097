"""Places of steps: which task of which checkpoint runs here, and which use of a name it is. Pure.

LangGraph makes a task's id from its checkpoint's id, its namespace and its place in the step. So a
task that runs again, after a crash, an interrupt or an error, has the same id, and no other
task has: not that of a fork, an edited state or another turn.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Mapping
from itertools import accumulate, count
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import var_child_runnable_config

from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_of
from pg_checkpoint.errors import StepError
from pg_checkpoint.saver.step_rows import Place
from pg_checkpoint.saver.subgraphs import attempt_of, is_renamed, is_renumbered


class Execution:
    """One execution of a task: counts the uses of names, and knows what it did."""

    def __init__(self, *, is_only: bool) -> None:
        self._is_only = is_only
        self._lock = threading.Lock()
        self._uses: dict[str, set[int]] = {}
        self._done: set[Place] = set()

    def next_use(self, name: str) -> int:
        """Which use of a name comes now: the first number that is free."""
        with self._lock:
            uses = self._uses.setdefault(name, set())
            if self._is_only and uses:
                raise StepError(
                    f"step {name!r} was used in this task before, and this version of LangGraph "
                    "does not tell whether the task is retried: install a later one, or give each "
                    "step of a task a name of its own and the task no retry policy"
                )
            use = next(n for n in count(1) if n not in uses)
            uses.add(use)
            return use

    def free(self, place: Place) -> None:
        """Lets the next use of the name have this number: nobody knows this one to be done."""
        with self._lock:
            self._uses[place.name].discard(place.position)

    def note_done(self, place: Place) -> None:
        """Notes that it did a step itself."""
        with self._lock:
            self._done.add(place)

    def has_done(self, place: Place) -> bool:
        """Whether it, or an attempt before it in the same run, did a step itself."""
        return place in self._done

    def after(self) -> Execution:
        """The next attempt of the same run."""
        following = Execution(is_only=False)
        following._done = self._done
        return following


class Task(NamedTuple):
    """A task that runs here."""

    checkpoint: CheckpointKey  # that it belongs to
    task_id: str
    execution: Execution
    # Those that it depends on: of the tasks that the graph of this one runs in.
    above: Mapping[str, str]


def task_of(config: RunnableConfig | None) -> Task:
    """The task that a config, or this context, belongs to."""
    found = _config_here() if config is None else config
    configurable = found.get("configurable", {}) if isinstance(found, Mapping) else {}
    task_id = configurable.get("__pregel_task_id")
    checkpoints = configurable.get("checkpoint_map")
    if not isinstance(task_id, str) or not checkpoints:
        raise StepError(
            "no task of a graph runs here: use a step in a node, a tool or a @task, and give it "
            "config= (the config that the node gets) in threads of your own"
        )
    if configurable.get("__pregel_checkpointer") is None:
        raise StepError("the graph has no checkpointer: compile it with one, or nothing is resumed")
    if configurable.get("__pregel_durability") == "exit":
        raise StepError(
            'with durability="exit" no checkpoint is stored while tasks run, so that a run that '
            'is begun again has other tasks: run the graph with durability="sync" or "async"'
        )
    thread_id, task_ns = thread_of(found)  # type: ignore[arg-type]  # a mapping, by now
    _check_named_again(configurable, task_ns, task_id)
    if (checkpoint_id := checkpoints.get(task_ns.rpartition("|")[0])) is None:
        raise StepError(f"the config of task {task_id!r} does not name its checkpoint")
    # Tasks that a task calls belong to its checkpoint, which is named for each of them.
    by_id: dict[str, str] = {}
    for namespace in sorted(checkpoints, key=len):
        by_id.setdefault(str(checkpoints[namespace]), namespace)
    key = CheckpointKey(thread_id, by_id.pop(str(checkpoint_id)), str(checkpoint_id))
    check_key(*key, task_id)
    above = {namespace: id_ for id_, namespace in by_id.items()}
    return Task(key, task_id, _execution(configurable), above)


def _config_here() -> RunnableConfig | None:
    if sys.version_info < (3, 11):
        # Tasks of asyncio have no contexts of LangGraph's there: this one is somebody else's.
        try:
            in_task = asyncio.current_task() is not None
        except RuntimeError:
            in_task = False
        if in_task:
            raise StepError(
                "before Python 3.11 asynchronous code does not know which task it runs in: give "
                "the step config=, the config that the node gets"
            )
    return var_child_runnable_config.get()


# By what LangGraph makes for each task that a run executes, its last attempt.
_executions: WeakKeyDictionary[Any, tuple[int | None, Execution]] = WeakKeyDictionary()
_lock = threading.Lock()


def _check_named_again(configurable: Mapping[str, Any], task_ns: str, task_id: str) -> None:
    namespaces = accumulate(task_ns.split("|"), lambda above, name: f"{above}|{name}")
    if is_renumbered(configurable) or any(map(is_renamed, namespaces)):
        raise StepError(
            f"task {task_id!r} can't have steps: it runs in a subgraph or @task that a task with a "
            "retry policy calls, which gets another id there in each attempt, so that a step "
            "would be done again. Give the retry policy to the subgraph's nodes or the @task "
            "instead, or let the run fail and resume it with None"
        )


def _execution(configurable: Mapping[str, Any]) -> Execution:
    run = getattr(configurable.get("__pregel_scratchpad"), "get_null_resume", None)
    if run is None:
        raise StepError("this version of LangGraph does not tell one run of a task from another")
    attempt = attempt_of(configurable)
    with _lock:
        last, execution = _executions.get(run, (None, None))
        if execution is None:
            execution = Execution(is_only=attempt is None)
        elif last != attempt:
            execution = execution.after()
        _executions[run] = attempt, execution
        return execution
