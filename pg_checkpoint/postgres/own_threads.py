"""Calls that block, in threads of their own.

Not in the event loop's executor: calls of a saver that block are often made from that one
(`asyncio.to_thread`, LangGraph's synchronous nodes), and fill it while they wait for what
would have to run in it.

A function of the application may hang, and nobody can end its thread. So its threads are bounded
in all of the process, whoever calls it, and the process ends without them.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

# Calls of one function of the application at a time.
_MOST = 16


class _Call:
    __slots__ = ("asked", "is_running", "run", "waiters")

    def __init__(self, run: Callable[[], Any], asked: tuple[Any, ...]) -> None:
        self.run, self.asked = run, asked
        self.is_running = False
        self.waiters: set[asyncio.Future[Any]] = set()


# By function: those that run, up to the bound, and then those that wait for their threads.
_calls: dict[object, list[_Call]] = {}
_lock = threading.Lock()


def _forget() -> None:
    """A process that was forked has no threads but one."""
    global _lock
    # Another thread may have held it.
    _lock = threading.Lock()
    _calls.clear()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_forget)


async def in_thread_of(threads: Executor, call: Callable[[], T]) -> T:
    """What a call returns or raises in a thread of these, in the context of this task."""
    run = partial(copy_context().run, _returned, call)
    return await asyncio.get_running_loop().run_in_executor(threads, run)


async def in_own_thread(call: Callable[[], T]) -> T:
    """What a call that blocks returns or raises; it runs on by itself if nobody waits any more."""
    made: T = (await _in_threads(object(), call))[0]
    return made


async def called(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the application: in one of its threads, unless it is asynchronous.

    Beyond these a call waits for the answer of one with equal arguments, or else for its turn.
    What the function returns is awaited here, if it can be.
    """
    if inspect.iscoroutinefunction(function):
        return await function(*args)
    named = function
    while isinstance(named, partial):
        named = named.func
    owner = getattr(named, "__self__", None)
    key = id(named if owner is None else owner), getattr(named, "__name__", "")
    while True:
        made, is_own = await _in_threads(key, function, *args)
        if not inspect.isawaitable(made):
            return made
        if is_own:  # it can be awaited only once
            return await made


async def _in_threads(key: object, function: Callable[..., Any], *args: Any) -> tuple[Any, bool]:
    """What a call returns, and whether it is this one's and not another's."""
    run, asked = partial(copy_context().run, _returned, partial(function, *args)), (function, *args)
    waiter = asyncio.get_running_loop().create_future()
    with _lock:
        calls = _calls.setdefault(key, [])
        is_full = len(calls) >= _MOST
        one = next((c for c in calls if c.asked == asked), None) if is_full else None
        if is_own := one is None:
            calls.append(one := _Call(run, asked))
            one.is_running = not is_full
        one.waiters.add(waiter)
    try:
        if not is_full:
            _start(key, calls, one)
        return await waiter, is_own
    finally:
        with _lock:
            one.waiters.discard(waiter)
            if not (one.waiters or one.is_running) and one in calls:
                calls.remove(one)


def _start(key: object, calls: list[_Call], one: _Call) -> None:
    work = threading.Thread(
        target=_work, args=(key, calls, one), name="pg_checkpoint-call", daemon=True
    )
    try:
        work.start()
    except RuntimeError as error:  # the system has no more threads
        with _lock:
            one.is_running = False
            left = calls if not any(call.is_running for call in calls) else [one]
            waiters = [waiter for call in left for waiter in call.waiters]
            calls[:] = [call for call in calls if call not in left]
            if not calls:
                _calls.pop(key, None)
        for waiter in waiters:
            waiter.get_loop().call_soon_threadsafe(_answer, waiter, None, error)


def _work(key: object, calls: list[_Call], one: _Call | None) -> None:
    """Runs a call, and then those that wait for its thread."""
    while one is not None:
        made, error = None, None
        try:
            made = one.run()
        except BaseException as raised:  # noqa: BLE001  who waits for it raises it
            error = raised
        with _lock:
            calls.remove(one)
            waiters = [*one.waiters]
            if (one := next((c for c in calls if not c.is_running), None)) is not None:
                one.is_running = True
            elif not calls:
                _calls.pop(key, None)
        for waiter in waiters:
            with suppress(RuntimeError):  # of a loop that has ended
                waiter.get_loop().call_soon_threadsafe(_answer, waiter, made, error)


def _answer(waiter: asyncio.Future[Any], made: Any, error: BaseException | None) -> None:
    if waiter.done():
        return
    if error is None:
        waiter.set_result(made)
    else:
        waiter.set_exception(error)


def _returned(call: Callable[[], T]) -> T:
    try:
        return call()
    except StopIteration as error:
        # Which no future takes: whoever waits for it would never wake. As in a coroutine.
        raise RuntimeError("the function raised StopIteration") from error
