"""Processes to be killed, forked from one that has imported all: they begin at once."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

from tests.waiting import PATIENCE

_CONTEXT: Any = get_context("forkserver")
_MODULES = ("model.worker", "test_killed_processes")
_CONTEXT.set_forkserver_preload(["pytest", *(f"tests.faults.{name}" for name in _MODULES)])


def start(call: Callable[..., Any], *arguments: Any) -> BaseProcess:
    """A process that calls a function or a coroutine function of a module."""
    process: BaseProcess = _CONTEXT.Process(target=_run, args=(call, *arguments), daemon=True)
    process.start()
    return process


async def code_of(process: BaseProcess, seconds: float = PATIENCE) -> int:
    """How it ended: 0, or the negative number of the signal that killed it."""
    await asyncio.to_thread(process.join, seconds)
    assert process.exitcode is not None, "it did not end"
    return process.exitcode


def _run(call: Callable[..., Any], *arguments: Any) -> None:
    answer = call(*arguments)
    if inspect.iscoroutine(answer):
        asyncio.run(answer)
