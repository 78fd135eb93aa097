"""The home event loop of a saver: runs its coroutines, whatever loop or thread calls.

A pool and the writer's lanes belong to one event loop, the saver's home. Calls from
that loop run in place; calls from other loops and from threads are handed over and
waited for. When the home loop has ended, or has stopped with nothing pending, the next
loop that calls becomes the home. Nothing here knows what the coroutines do.

A process that is forked has neither the loop nor its thread. What lived there is made anew for it:
what was queued, under way or held is the parent's.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakSet

from pg_checkpoint.errors import SaverClosedError, SyncCallError

T = TypeVar("T")

# The event loop that stands still until a call of its thread is answered, as that call sees it.
blocked_loop: ContextVar[asyncio.AbstractEventLoop | None] = ContextVar("blocked", default=None)

# Seconds after which a waiting caller checks that the loop is still there; and how often it may
# find the loop stopped, where not even deadlines pass.
_LOOK_AFTER, _LOOKS = 2.0, 3
# What is called otherwise than by an `a` before its name. Most of BaseStore comes as a batch.
_INSTEAD = {
    "batch": "`await aget(...)`, `aput`, `asearch` or `abatch`",
    "lease": "`async with lease(...)`",
    "step": "`async with step(...)`",
    "list": "`async for ... in alist(...)`",
}
# What graphs call: whoever called the graph has to call it otherwise.
_BY_GRAPHS = frozenset({"get_tuple", "list", "put", "put_writes", "get_delta_channel_history"})
_CLOSED_MEANWHILE = (
    "the saver or store, or its event loop, was closed during this call; what it wrote may be "
    "applied"
)


def _advice(name: str) -> str:
    graph = "if a graph made this call, call it by `await graph.ainvoke(...)`; else "
    instead = _INSTEAD.get(name, f"`await a{name}(...)`")
    return f"{graph if name in _BY_GRAPHS else ''}use {instead} of the same object"


class LoopBound(Protocol):
    """An object that lives on a home loop, and is made anew for another one."""

    @property
    def is_pending(self) -> bool:
        """Whether work is under way on the loop."""

    def refuse(self) -> None:
        """Refuses new calls: another one takes its place, on another loop."""

    async def close(self) -> None:
        """Closes what it opened, on its loop; called when that stood still and goes on."""

    def drop(self) -> None:
        """Closes what can be closed without its loop, which has ended."""


R = TypeVar("R", bound=LoopBound)


class LoopBridge(Generic[R]):
    """The event loop a saver lives on: a given one, or the one it is used from."""

    def __init__(self, make_loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
        self._make_loop = make_loop
        self._make: Callable[[R | None], R] | None = None
        self._bound: R | None = None
        # What locks, tasks and pools belong to, also after `leave`.
        self._last: asyncio.AbstractEventLoop | None = None
        self._loop = None if make_loop else _running_loop()
        self._settled = False
        self._lock = threading.Lock()
        # Calls of threads that block, not started yet; and those that are.
        self._calls: deque[_Call] = deque()
        self._woken = False
        self._tasks: set[asyncio.Future[Any]] = set()
        _bridges.add(self)

    def bind(self, make: Callable[[R | None], R]) -> None:
        """Sets what makes the object, before the first call."""
        self._make, self._bound = make, make(None)

    @property
    def bound(self) -> R:
        """The object on its loop, or on the running one if that becomes the home; don't keep it."""
        running = _running_loop()
        if running is not None and running is not self._last and self._last is not None:
            with self._lock:
                if self._make_loop is None and self._may_move(running):
                    self._loop, self._settled = running, True
                    self._arrange()
        return self._bound  # type: ignore[return-value]  # `bind` comes first

    @property
    def loop(self) -> asyncio.AbstractEventLoop | None:
        """The home loop; None before there is one."""
        return self._loop

    def leave(self) -> None:
        """Forgets the loop; the next call settles anew."""
        self._loop = None
        self._settled = False
        self._refuse_calls()
        if self._make_loop is not None:
            # The next one is another for certain.
            with self._lock:
                self._renew()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Runs a coroutine at home; to be awaited at once, which returns its result."""
        running = asyncio.get_running_loop()
        if running is self._loop and self._settled:
            # As it is: one more coroutine around it would cost each call its share.
            return coroutine
        home = self._settle(running, coroutine)
        return coroutine if home is running else handed_over(coroutine, home)

    def submit(self, function: Callable[..., asyncio.Future[T]], *args: Any) -> Awaitable[T]:
        """Calls a function at home; to be awaited at once, which returns its future's result.

        Raises as `run`.
        """
        if self._settled and asyncio.get_running_loop() is self._loop:
            return function(*args)
        return self.run(_awaited(function, args))

    def call(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """Runs a coroutine at home and blocks this thread until it is done."""
        running = _running_loop()
        if running is not None and running is self._loop:
            coroutine.close()
            raise SyncCallError(
                f"{name}() would block the event loop that it runs on: {_advice(name)}"
            )
        home = self._settle(None, coroutine)
        call = _Call(coroutine)
        if running is not None:
            call.context.run(blocked_loop.set, running)
        self._calls.append(call)
        self._wake(home)
        result: T = self._reply_to(call, home)
        return result

    def _wake(self, home: asyncio.AbstractEventLoop) -> None:
        # Waking the loop is a system call, which lets another thread go on
        # first; one for all that call meanwhile is enough.
        if not self._woken:
            try:
                self._woken = True
                home.call_soon_threadsafe(self._start_calls)
            except RuntimeError:  # the loop was closed just now
                self._refuse_calls()
            except BaseException:  # Ctrl-C, perhaps before it was woken: the next call does it
                self._woken = False
                raise

    def _reply_to(self, call: _Call, home: asyncio.AbstractEventLoop) -> Any:
        # A loop that ends may leave what was started there unfinished, or not begun.
        patience = _Patience(home)
        while not call.reply.wait(_LOOK_AFTER):
            if patience.is_over():
                if self._loop is home:
                    self._refuse_calls()
                call.drop()
                raise SaverClosedError(_CLOSED_MEANWHILE)
        return call.reply.result()

    def _refuse_calls(self) -> None:
        for call in self._taken_calls():
            call.drop()
            call.reply.fail(SaverClosedError(_CLOSED_MEANWHILE))

    def _taken_calls(self) -> Iterator[_Call]:
        """Takes all calls that have come."""
        self._woken = False
        try:
            while self._calls:
                yield self._calls.popleft()
        except IndexError:  # another thread took the last one meanwhile
            return

    def _start_calls(self) -> None:
        for call in self._taken_calls():
            task = call.context.run(asyncio.ensure_future, call.replying)
            self._tasks.add(task)
            # Also when it is cancelled before it began.
            task.add_done_callback(partial(self._ended, call))

    def _ended(self, call: _Call, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not call.reply.given:
            call.drop()
            error = None if task.cancelled() else task.exception()
            call.reply.fail(error or SaverClosedError(_CLOSED_MEANWHILE))

    def _settle(
        self, running: asyncio.AbstractEventLoop | None, coroutine: Coroutine[Any, Any, Any]
    ) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._may_move(running):
                self._loop = self._make_loop() if self._make_loop else running
            self._arrange()
            self._settled = self._loop is not None
            home = self._loop
        if home is None or home.is_closed() or not (home is running or home.is_running()):
            coroutine.close()
            raise SaverClosedError(
                "there is no running event loop to work on: open it with `async with` (or await "
                "open()) in the loop that will use it, or use PostgresSaver, PostgresStore or "
                "PostgresCache in threads"
            )
        return home

    def _may_move(self, running: asyncio.AbstractEventLoop | None) -> bool:
        if self._loop is None:
            return True
        if not self._settled:
            # Nothing ran there yet.
            return not self._loop.is_running()
        if self._make_loop or running is None or self._loop.is_running():
            return False
        # What was under way on a closed loop is over; one that only stands still may go on.
        pending = self._bound is not None and self._bound.is_pending
        return self._loop.is_closed() or not pending

    def _arrange(self) -> None:
        """Makes the object anew if it was on another loop."""
        if self._loop is None or self._loop is self._last:
            return
        if self._last is not None:
            self._refuse_calls()
            self._renew()
        self._last = self._loop

    def _renew(self) -> None:
        left, loop, make = self._bound, self._last, self._make
        if left is None or loop is None or make is None:
            return
        left.refuse()
        self._bound, self._last = make(left), None
        if loop.is_closed():
            left.drop()
        else:
            # It stands still; when it turns again, all is closed there as it should be.
            loop.call_soon_threadsafe(lambda: loop.create_task(left.close()))

    def arrive(self) -> None:
        """Begins anew in a process that was just forked."""
        _of_parents.append((self._bound, self._calls, self._tasks))
        self._loop, self._last, self._settled = None, None, False
        # It may have been held by a thread that is not here.
        self._lock = threading.Lock()
        self._calls, self._woken, self._tasks = deque(), False, set()
        if self._make is not None:
            self._bound = self._make(None)


_bridges: WeakSet[LoopBridge[Any]] = WeakSet()
# Never let go: what was under way would be closed then, and tidy up on the parent's connections.
_of_parents: list[object] = []


def _arrive_all() -> None:
    for bridge in list(_bridges):
        bridge.arrive()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_arrive_all)


async def _awaited(function: Callable[..., asyncio.Future[T]], args: tuple[Any, ...]) -> T:
    return await function(*args)


async def _replying(coroutine: Coroutine[Any, Any, Any], reply: _Reply) -> None:
    """Replies as soon as there is an answer: one turn of the loop before its task is over."""
    try:
        result = await coroutine
    except Exception as error:  # noqa: BLE001  the caller gets it
        reply.fail(error)
    else:
        reply.succeed(result)


async def handed_over(coroutine: Coroutine[Any, Any, T], home: asyncio.AbstractEventLoop) -> T:
    """Runs a coroutine on another loop and waits for it, or for that loop's end."""
    try:
        answer = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, home))
    except RuntimeError:  # the loop was closed just now
        coroutine.close()
        raise SaverClosedError(_CLOSED_MEANWHILE) from None
    patience = _Patience(home)
    try:
        while not (await asyncio.wait((answer,), timeout=_LOOK_AFTER))[0]:
            if patience.is_over():
                _close_unbegun(coroutine)
                raise SaverClosedError(_CLOSED_MEANWHILE)
    except asyncio.CancelledError:
        if home.is_closed():
            _close_unbegun(coroutine)
        else:
            answer.cancel()
        raise
    # Not by its caller: by the end of its loop.
    if answer.cancelled():
        raise SaverClosedError(_CLOSED_MEANWHILE)
    return answer.result()


def _close_unbegun(*coroutines: Coroutine[Any, Any, Any]) -> None:
    """Closes what no loop will run, so that Python does not complain that nobody awaited it."""
    for coroutine in coroutines:
        if inspect.getcoroutinestate(coroutine) == inspect.CORO_CREATED:
            coroutine.close()


class _Patience:
    """How long to wait for what another loop does: until it is closed, or stands still for long."""

    def __init__(self, home: asyncio.AbstractEventLoop) -> None:
        self._home = home
        self._stood_still = 0

    def is_over(self) -> bool:
        """Looks once more; returns whether the loop has ended, or stood still for too long."""
        self._stood_still = 0 if self._home.is_running() else self._stood_still + 1
        return self._home.is_closed() or self._stood_still > _LOOKS


class _Reply:
    """What a thread that blocks waits for; a tenth of what a concurrent Future costs."""

    __slots__ = ("_error", "_lock", "_result", "given")

    def __init__(self) -> None:
        self.given = False
        self._error: BaseException | None = None
        self._result: Any = None
        self._lock = threading.Lock()
        self._lock.acquire()

    def succeed(self, result: Any) -> None:
        self._result, self.given = result, True
        self._lock.release()

    def fail(self, error: BaseException) -> None:
        self._error, self.given = error, True
        self._lock.release()

    def wait(self, seconds: float) -> bool:
        """Waits for it, in one thread and once; returns whether it has come."""
        return self._lock.acquire(timeout=seconds)

    def result(self) -> Any:
        if self._error is None:
            return self._result
        try:
            raise self._error
        finally:
            # The error's traceback would hold this, and this the error.
            self._error = None


class _Call:
    """A thread's call: what runs at home, and the reply that the thread waits for."""

    __slots__ = ("_coroutine", "context", "reply", "replying")

    def __init__(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        self._coroutine = coroutine
        self.reply = _Reply()
        self.replying = _replying(coroutine, self.reply)
        # Its caller's, not that of whoever wakes the loop: a span knows its parent by it.
        self.context = copy_context()

    def drop(self) -> None:
        """Closes what has not begun."""
        _close_unbegun(self.replying, self._coroutine)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
