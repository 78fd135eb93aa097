"""Event loops: the home loop of a saver, the thread of a blocking one, and blocking twins."""

from __future__ import annotations

import asyncio
import atexit
import inspect
import logging
import os
import sys
import threading
import weakref
from asyncio import _get_running_loop  # which returns None where get_running_loop raises
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextvars import ContextVar, copy_context
from functools import partial, update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakSet, finalize

from pg_checkpoint.core.errors import SaverClosedError, SyncCallError
from pg_checkpoint.core.telemetry import facts_of

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

logger = logging.getLogger(__name__)


def run_on_selector_loop(main: Coroutine[Any, Any, T]) -> T:
    """Runs a program on an event loop that psycopg works on; Windows' default one is not."""
    if sys.version_info >= (3, 11):
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            return runner.run(main)
    if sys.platform == "win32":
        asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
    return asyncio.run(main)


# Seconds that the end of the program waits for a loop's thread at most.
_END_PATIENCE = 10.0


class LoopThread:
    """The event loop of a blocking saver or store, on a daemon thread of its own.

    It ends with whoever holds this, and leaves no task behind.
    """

    def __init__(self) -> None:
        self.closing = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stop: Callable[[], None] | None = None

    def start(self) -> asyncio.AbstractEventLoop:
        """Starts the thread and returns its loop, which is running."""
        # psycopg needs a selector loop; the default one on Windows is not.
        loop = asyncio.SelectorEventLoop()
        ready = threading.Event()
        loop.call_soon(ready.set)
        self._thread = threading.Thread(
            target=_run_until_stopped, args=(loop,), name="pg_checkpoint", daemon=True
        )
        self._thread.start()
        # A saver that is dropped without close() must not leave its thread behind.
        self._stop = partial(_stop, loop, os.getpid())
        finalize(self, self._stop).atexit = False
        _loop_threads.add(self)
        ready.wait()
        return loop

    def stop(self, timeout: float | None = None) -> None:
        """Stops the loop and waits for the thread, which closes it, for so many seconds."""
        thread, stop = self._thread, self._stop
        self._thread = self._stop = None
        if thread is not None and stop is not None:
            stop()
            thread.join(timeout)


def run_on_thread(call: Coroutine[Any, Any, T]) -> T:
    """Blocks for a coroutine, on a loop thread of its own."""
    thread = LoopThread()
    try:
        return asyncio.run_coroutine_threadsafe(call, thread.start()).result()
    finally:
        thread.stop()


def _stop(loop: asyncio.AbstractEventLoop, pid: int) -> None:
    # A process that was forked has the loop's file descriptors, and no thread that closes them.
    if os.getpid() == pid and not loop.is_closed():
        loop.call_soon_threadsafe(loop.stop)


_loop_threads: WeakSet[LoopThread] = WeakSet()


@atexit.register
def _stop_all() -> None:
    """Ends what nobody has closed before the program ends, and cuts off its tasks."""
    for thread in list(_loop_threads):
        thread.stop(_END_PATIENCE)


def _run_until_stopped(loop: asyncio.AbstractEventLoop) -> None:
    try:
        loop.run_forever()
        loop.run_until_complete(_cancel(asyncio.all_tasks(loop)))
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.run_until_complete(loop.shutdown_default_executor())
        # Calls of other threads that came meanwhile.
        while tasks := asyncio.all_tasks(loop):
            loop.run_until_complete(_cancel(tasks))
    finally:
        loop.close()


async def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# The home event loop of a saver: runs its coroutines, whatever loop or thread calls.
#
# A pool and the writer's lanes belong to one event loop, the saver's home. Calls from
# that loop run in place; calls from other loops and from threads are handed over and
# waited for. When the home loop has ended, or has stopped with nothing pending, the next
# loop that calls becomes the home.
#
# A process that is forked has neither the loop nor its thread. What lived there is made anew for
# it: what was queued, under way or held is the parent's.


# The event loop that stands still until a call of its thread is answered, as that call sees it.
blocked_loop: ContextVar[asyncio.AbstractEventLoop | None] = ContextVar("blocked", default=None)

# Seconds after which a waiting caller checks that the loop is still there; and how often it may
# find the loop stopped, where not even deadlines pass.
_LOOK_AFTER, _LOOKS = 2.0, 3
# Methods whose asynchronous twin has another name than with an `a` before it. Most of BaseStore
# comes as a batch.
_TWINS = {
    "batch": "`await aget(...)`, `aput`, `asearch` or `abatch`",
    "lease": "`async with lease(...)`",
    "step": "`async with step(...)`",
    "list": "`async for ... in alist(...)`",
}
# What graphs call: whoever called the graph has to call it otherwise.
_BY_GRAPHS = frozenset({"get_tuple", "list", "put", "put_writes", "get_delta_channel_history"})
_CLOSED_MEANWHILE = (
    "the saver or store, or its event loop, was closed during this call; its write may have been "
    "applied"
)


class LoopBound(Protocol):
    """An object that lives on a home loop, and is made anew for another one."""

    @property
    def is_pending(self) -> bool:
        """True while work is under way on the loop."""

    def refuse(self) -> None:
        """Refuses new calls: another object takes its place, on another loop."""

    async def close(self) -> None:
        """Closes what it opened, on its loop; called when that stood still and goes on."""

    def drop(self) -> None:
        """Closes what can be closed without its loop, which has ended."""


Result = TypeVar("Result", bound=LoopBound)


class LoopBridge(Generic[Result]):
    """The event loop a saver lives on: a loop of its own, or the loop it is used from."""

    def __init__(self, make_loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
        self._make_loop = make_loop
        self._make: Callable[[Result | None], Result] | None = None
        self._bound: Result | None = None
        # What locks, tasks and pools belong to, also after `leave`.
        self._last: asyncio.AbstractEventLoop | None = None
        self._loop = None if make_loop else _get_running_loop()
        self._settled = False
        self._lock = threading.Lock()
        # Calls of threads that block, which are not started yet; and the tasks of those that are.
        self._calls: deque[_Call] = deque()
        self._woken = False
        self._tasks: set[asyncio.Future[Any]] = set()
        _bridges.add(self)

    def bind(self, make: Callable[[Result | None], Result]) -> None:
        """Sets what makes the object, before the first call."""
        self._make, self._bound = make, make(None)

    @property
    def bound(self) -> Result:
        """The object on its loop, or on the running one if that becomes home; not to be kept."""
        running = _get_running_loop()
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

    def submit(self, method: Callable[..., asyncio.Future[T]], *args: Any) -> Awaitable[T]:
        """Calls a method of the object at home; to be awaited at once for its future's result.

        Raises as `run`.
        """
        if self._settled and asyncio.get_running_loop() is self._loop:
            return method(self._bound, *args)

        async def awaited() -> T:
            return await method(self._bound, *args)

        return self.run(awaited())

    def call(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """Runs a coroutine at home and blocks this thread until it is done."""
        running = _get_running_loop()
        if running is not None and running is self._loop:
            coroutine.close()
            twin = _TWINS.get(name, f"`await a{name}(...)`")
            by_graph = "if a graph made this call, run it with `await graph.ainvoke(...)`; else "
            raise SyncCallError(
                f"{name}() would block the event loop that it runs on: "
                f"{by_graph if name in _BY_GRAPHS else ''}use {twin} of the same object"
            )
        home = self._settle(None, coroutine)
        call = _Call(coroutine)
        if running is not None:
            call.context.run(blocked_loop.set, running)
        self._calls.append(call)
        self._wake(home)
        # A loop that ends may leave what was started there unfinished, or not begun.
        patience = _Patience(home)
        while not call.wait(_LOOK_AFTER):
            if patience.is_over():
                if self._loop is home:
                    self._refuse_calls()
                call.close()
                raise SaverClosedError(_CLOSED_MEANWHILE)
        return cast("T", call.result())

    def _wake(self, home: asyncio.AbstractEventLoop) -> None:
        # Waking the loop is a system call, which lets another thread go on
        # first; one for all that call meanwhile is enough.
        if self._woken:
            return
        try:
            self._woken = True
            home.call_soon_threadsafe(self._start_calls)
        except RuntimeError:  # the loop was closed just now
            self._refuse_calls()
        except BaseException:  # Ctrl-C, perhaps before it was woken: the next call does it
            self._woken = False
            raise

    def _refuse_calls(self) -> None:
        for call in self._taken_calls():
            call.fail(SaverClosedError(_CLOSED_MEANWHILE))

    def _taken_calls(self) -> Iterator[_Call]:
        """Takes all calls that have come."""
        self._woken = False
        try:
            while self._calls:
                yield self._calls.popleft()
        except IndexError:  # another thread took the last one meanwhile
            return

    def _start_calls(self) -> None:
        create_task = asyncio.get_running_loop().create_task
        for call in self._taken_calls():
            task = call.context.run(create_task, call.answering)
            self._tasks.add(task)
            # Also when it is cancelled before it began.
            task.add_done_callback(partial(self._ended, call))

    def _ended(self, call: _Call, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not call.is_answered:
            error = None if task.cancelled() else task.exception()
            call.fail(error or SaverClosedError(_CLOSED_MEANWHILE))

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
                "no event loop is running that could make this call: open the object with `async "
                "with` (or `await open()`) in the loop that will use it; in threads use "
                "PostgresSaver, PostgresStore or PostgresCache"
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
        """Makes the object anew if the old one is on another loop."""
        if self._loop is None or self._loop is self._last:
            return
        if self._last is not None:
            self._refuse_calls()
            self._renew()
        self._last = self._loop

    def _renew(self) -> None:
        old, loop, make = self._bound, self._last, self._make
        if old is None or loop is None or make is None:
            return
        old.refuse()
        self._bound, self._last = make(old), None
        if loop.is_closed():
            old.drop()
        else:
            # It stands still; when it turns again, all is closed there as it should be.
            loop.call_soon_threadsafe(lambda: loop.create_task(old.close()))

    def begin_anew(self) -> None:
        """Forgets the loop in a process that was just forked."""
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


def _after_fork() -> None:
    for bridge in list(_bridges):
        bridge.begin_anew()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_after_fork)


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


def _close_unbegun(coroutine: Coroutine[Any, Any, Any]) -> None:
    """Closes what no loop will run, so that Python does not complain that nobody awaited it."""
    if inspect.getcoroutinestate(coroutine) == inspect.CORO_CREATED:
        coroutine.close()


class _Patience:
    """Waits for another loop: until that is closed, or has stood still for long."""

    def __init__(self, home: asyncio.AbstractEventLoop) -> None:
        self._home = home
        self._stood_still = 0

    def is_over(self) -> bool:
        """Looks once more; returns whether the loop has ended, or stood still for too long."""
        self._stood_still = 0 if self._home.is_running() else self._stood_still + 1
        return self._home.is_closed() or self._stood_still > _LOOKS


class _Call:
    """A thread's call: the coroutine that runs at home, and the reply that the thread waits for.

    A concurrent Future would cost ten times as much.
    """

    __slots__ = "_coroutine", "_error", "_lock", "_result", "answering", "context", "is_answered"

    def __init__(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        self._coroutine = coroutine
        self.answering = self._answer()
        # Its caller's, not that of whoever wakes the loop: a span knows its parent by it.
        self.context = copy_context()
        self.is_answered = False
        self._error: BaseException | None = None
        self._result: Any = None
        self._lock = threading.Lock()
        self._lock.acquire()

    async def _answer(self) -> None:
        """Answers as soon as there is a result: one turn of the loop before its task is over."""
        try:
            self._result = await self._coroutine
        except Exception as error:  # noqa: BLE001  the caller gets it
            self.fail(error)
        else:
            self.is_answered = True
            self._lock.release()

    def fail(self, error: BaseException) -> None:
        """Answers with an error, and closes what has not begun."""
        self.close()
        self._error, self.is_answered = error, True
        self._lock.release()

    def close(self) -> None:
        _close_unbegun(self.answering)
        _close_unbegun(self._coroutine)

    def wait(self, seconds: float) -> bool:
        """Waits for the answer, in one thread and once; returns whether it has come."""
        return self._lock.acquire(timeout=seconds)

    def result(self) -> Any:
        if self._error is None:
            return self._result
        try:
            raise self._error
        finally:
            # The error's traceback would hold this, and this the error.
            self._error = None


# The blocking twins of asynchronous methods, made from these with their types and docstrings:
#
# ```python
# @blocking(aget_tuple)
# def get_tuple(self) -> None: ...
# ```
#
# blocks for `aget_tuple` on the event loop of `self._bridge`.


# The result of a method that is no `async def`, because it copies its arguments at the call.
_COROUTINE = "Coroutine[Any, Any, "


def blocking(
    method: Callable[Concatenate[Any, P], Coroutine[Any, Any, R]],
) -> Callable[[Callable[..., None]], Callable[Concatenate[Any, P], R]]:
    """Makes a method the blocking twin of an asynchronous one, of which it has all but its name.

    If the class has the asynchronous method too, a subclass that overrides it changes both.
    """
    asynchronous = method.__name__

    def make(twin: Callable[..., None]) -> Callable[Concatenate[Any, P], R]:
        name = twin.__name__

        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            own = None if asynchronous == name else getattr(self, asynchronous, None)
            work = method(self, *args, **kwargs) if own is None else own(*args, **kwargs)
            return self._bridge.call(work, name)

        update_wrapper(call, method)
        call.__module__, call.__name__, call.__qualname__ = twin.__module__, name, twin.__qualname__
        returned = str(method.__annotations__["return"])
        if returned.startswith(_COROUTINE):
            returned = returned.removeprefix(_COROUTINE)[:-1]
            call.__annotations__ = {**method.__annotations__, "return": returned}
            shown = inspect.signature(method).replace(return_annotation=returned)
            call.__signature__ = shown  # type: ignore[attr-defined]  # what inspect looks for
        return cast("Callable[Concatenate[Any, P], R]", documented_by(method)(call))

    return make


def documented_by(method: Callable[..., Any]) -> Callable[[F], F]:
    """Gives a blocking method that is written out the docstring of its asynchronous twin."""

    def document(twin: F) -> F:
        first, _, rest = inspect.cleandoc(method.__doc__ or "").partition("\n\n")
        waits = "" if method.__name__ == twin.__name__ else f" for `{method.__name__}`"
        blocks = f"Blocks{waits}; raises SyncCallError on the event loop that it runs on."
        twin.__doc__ = "\n\n".join([first, blocks, rest]).rstrip() + "\n"
        return twin

    return document


# Work that is done again and again in the background.

# Seconds after a failure; more after the next one.
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 300.0


class Periodic:
    """Does its work from time to time, until it is stopped or nobody holds it any more.

    What the work raises is logged, and it is done again: soon, and later if it fails again.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[float]],
        longest_pause: float = _LONGEST_PAUSE,
    ) -> None:
        self.name = name
        self.work = work
        self.longest_pause = min(longest_pause, _LONGEST_PAUSE)
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, seconds: float) -> asyncio.Task[None]:
        """Returns the task, which begins its work after so many seconds if there was none."""
        if self._task is None or self._task.done():
            self._stop.clear()
            # It must not keep alive what belongs to somebody who is gone.
            call = _repeat(weakref.ref(self), self._stop, seconds)
            self._task = asyncio.get_running_loop().create_task(call, name=self.name)
        return self._task

    async def stop(self, timeout: float | None = None) -> bool:
        """Ends it after the work under way; returns whether that took at most so many seconds."""
        if self._task is None:
            return True
        self._stop.set()
        done, _ = await asyncio.wait((self._task,), timeout=timeout)
        if done:
            self._task = None
        return bool(done)

    async def cancel(self) -> None:
        """Ends it at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
            self._task = None

    async def rest(self, seconds: float) -> bool:
        """Waits during the work; returns whether it is to end."""
        return await is_set_within(self._stop, seconds)


async def _repeat(periodic: weakref.ref[Periodic], stop: asyncio.Event, seconds: float) -> None:
    pause = _FIRST_PAUSE
    while not await is_set_within(stop, seconds):
        held = periodic()
        if held is None:
            return
        try:
            seconds, pause = await held.work(), _FIRST_PAUSE
        except Exception as error:  # noqa: BLE001  the next time it may succeed
            name, extra = type(error).__name__, facts_of(error)
            logger.warning("%s failed: %s", held.name, name, extra=extra)
            seconds, pause = min(pause, held.longest_pause), pause * 2
        del held


async def is_set_within(event: asyncio.Event, seconds: float) -> bool:
    """Waits for an event so many seconds; returns whether it came.

    Before Python 3.12 `wait_for` forgets that it is cancelled if the event comes in the same turn.
    """
    waiting = asyncio.ensure_future(event.wait())
    try:
        return bool((await asyncio.wait((waiting,), timeout=seconds))[0])
    finally:
        waiting.cancel()
