"""Steps: what a task does once, although it may run several times."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate, count
from types import TracebackType
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import var_child_runnable_config
from langgraph.checkpoint.serde.base import SerializerProtocol
from psycopg import (
    AsyncClientCursor,
    AsyncConnection,
    AsyncRawCursor,
    ClientCursor,
    Connection,
    Cursor,
    RawCursor,
    Rollback,
)
from psycopg.adapt import AdaptersMap
from typing_extensions import Self

from pg_checkpoint.codec import keys
from pg_checkpoint.codec.rows import encode_value
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_flag, check_instance
from pg_checkpoint.core.arrays import texts
from pg_checkpoint.core.connections import Held
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import NoAnswer, may_be_committed, may_be_one_statements
from pg_checkpoint.core.loops import LoopBridge
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver import steps
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.saver import SaverBase

# Places of steps: which task of which checkpoint runs here, and which use of a name it is. Pure.
#
# LangGraph makes a task's id from its checkpoint's id, its namespace and its place in the step. So
# a task that runs again, after a crash, an interrupt or an error, has the same id, and no other
# task has: not that of a fork, an edited state or another turn.


class Execution:
    """One execution of a task: counts the uses of names, and knows what it did."""

    def __init__(self, *, is_only: bool) -> None:
        self._is_only = is_only
        self._lock = threading.Lock()
        self._uses: dict[str, set[int]] = {}
        self._done: set[steps.Place] = set()

    def next_use(self, name: str) -> int:
        """Which use of a name comes now: the first number that is free."""
        with self._lock:
            uses = self._uses.setdefault(name, set())
            if self._is_only and uses:
                raise errors.StepError(
                    f"step {name!r} was used in this task before, and this version of LangGraph "
                    "does not tell whether the task is retried: install a later one, or give each "
                    "step of a task a name of its own and the task no retry policy"
                )
            use = next(n for n in count(1) if n not in uses)
            uses.add(use)
            return use

    def free(self, place: steps.Place) -> None:
        """Lets the next use of the name have this number: nobody knows this one to be done."""
        with self._lock:
            self._uses[place.name].discard(place.position)

    def note_done(self, place: steps.Place) -> None:
        """Notes that it did a step itself."""
        with self._lock:
            self._done.add(place)

    def has_done(self, place: steps.Place) -> bool:
        """Whether it, or an attempt before it in the same run, did a step itself."""
        return place in self._done

    def after(self) -> Execution:
        """The next attempt of the same run."""
        following = Execution(is_only=False)
        following._done = self._done
        return following


class Task(NamedTuple):
    """A task that runs here."""

    checkpoint: keys.CheckpointKey  # that it belongs to
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
        raise errors.StepError(
            "no task of a graph runs here: use a step in a node, a tool or a @task, and give it "
            "config= (the config that the node gets) in threads of your own"
        )
    if configurable.get("__pregel_checkpointer") is None:
        raise errors.StepError(
            "the graph has no checkpointer: compile it with one, or nothing is resumed"
        )
    if configurable.get("__pregel_durability") == "exit":
        raise errors.StepError(
            'with durability="exit" no checkpoint is stored while tasks run, so that a run that '
            'is begun again has other tasks: run the graph with durability="sync" or "async"'
        )
    thread_id, task_ns = keys.thread_of(found)  # type: ignore[arg-type]  # a mapping, by now
    _check_named_again(configurable, task_ns, task_id)
    if (checkpoint_id := checkpoints.get(task_ns.rpartition("|")[0])) is None:
        raise errors.StepError(f"the config of task {task_id!r} does not name its checkpoint")
    # Tasks that a task calls belong to its checkpoint, which is named for each of them.
    by_id: dict[str, str] = {}
    for namespace in sorted(checkpoints, key=len):
        by_id.setdefault(str(checkpoints[namespace]), namespace)
    key = keys.CheckpointKey(thread_id, by_id.pop(str(checkpoint_id)), str(checkpoint_id))
    keys.check_key(*key, task_id)
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
            raise errors.StepError(
                "before Python 3.11 asynchronous code does not know which task it runs in: give "
                "the step config=, the config that the node gets"
            )
    return var_child_runnable_config.get()


# By what LangGraph makes for each task that a run executes, its last attempt.
_executions: WeakKeyDictionary[Any, tuple[int | None, Execution]] = WeakKeyDictionary()
_lock = threading.Lock()


def _check_named_again(configurable: Mapping[str, Any], task_ns: str, task_id: str) -> None:
    namespaces = accumulate(task_ns.split("|"), lambda above, name: f"{above}|{name}")
    if steps.is_renumbered(configurable) or any(map(steps.is_renamed, namespaces)):
        raise errors.StepError(
            f"task {task_id!r} can't have steps: it runs in a subgraph or @task that a task with a "
            "retry policy calls, which gets another id there in each attempt, so that a step "
            "would be done again. Give the retry policy to the subgraph's nodes or the @task "
            "instead, or let the run fail and resume it with None"
        )


def _execution(configurable: Mapping[str, Any]) -> Execution:
    run = getattr(configurable.get("__pregel_scratchpad"), "get_null_resume", None)
    if run is None:
        raise errors.StepError(
            "this version of LangGraph does not tell one run of a task from another"
        )
    attempt = steps.attempt_of(configurable)
    with _lock:
        last, execution = _executions.get(run, (None, None))
        if execution is None:
            execution = Execution(is_only=attempt is None)
        elif last != attempt:
            execution = execution.after()
        _executions[run] = attempt, execution
        return execution


# A blocking connection over an asynchronous one that is lent, for code that blocks.
#
# The asynchronous one is used by nobody else meanwhile: libpq knows of neither, and psycopg's
# objects are two views of one connection of libpq.


_FACTORIES: tuple[tuple[type[Any], type[Any]], ...] = (
    (AsyncClientCursor, ClientCursor),
    (AsyncRawCursor, RawCursor),
)


class BlockingView:
    """A `Connection` of the same session, inside the transaction that the other one has begun."""

    def __init__(self, connection: AsyncConnection[Any]) -> None:
        self._pgconn = connection.pgconn
        self._handlers = self._pgconn.notice_handler, self._pgconn.notify_handler
        factory: Any = connection.row_factory
        self._view: Connection[Any] = Connection(self._pgconn, factory)
        self._view.cursor_factory = _blocking(connection.cursor_factory)
        # What its owner or the pool has registered.
        self._view._adapters = AdaptersMap(connection.adapters)
        # Each view would give its prepared statements the same names.
        self._view.prepare_threshold = None
        # Inside of it psycopg refuses commit() and rollback().
        self._block = self._view.transaction()

    def enter(self) -> Connection[Any]:
        """The connection, until `leave`."""
        self._block.__enter__()
        return self._view

    def leave(self, error: BaseException | None) -> None:
        """Ends the view; raises what can't be committed."""
        try:
            kind = None if error is None else type(error)
            self._block.__exit__(kind, error, None)
        finally:
            self._pgconn.notice_handler, self._pgconn.notify_handler = self._handlers
            # It is not closed: the other view goes on. psycopg would warn when it is collected.
            del self._view.pgconn


def _blocking(factory: type[Any]) -> type[Any]:
    """The class of cursors that does what an asynchronous one does."""
    return next((own for theirs, own in _FACTORIES if issubclass(factory, theirs)), Cursor)


# Records of steps: how they are looked for, and stored with what the application does.
#
#     look     the record, if there is one: nothing else is needed. If not:
#     begin    a transaction; a lock keeps other executions of the step out; look once more
#              ... the application's statements, and no lock of the thread ...
#     commit   lock of the thread, its lease, its checkpoint, the record; COMMIT
#
# The checkpoint is the proof that a task which runs again is the same one: LangGraph may run a task
# before the checkpoint is stored. So a step begins when it is, and waits for it. All methods belong
# to one event loop.


# Seconds that a checkpoint may take while nothing of its thread is on its way, and between looks.
_SOON, _PAUSE = 10.0, 0.05
# The steps that may have a connection of a database at the same time.
_turns: WeakKeyDictionary[Database, asyncio.Semaphore] = WeakKeyDictionary()


@dataclass
class Work:
    """A step that is being done."""

    place: steps.Place
    # The checkpoints, by namespaces, without which its own is of no use.
    above: Mapping[str, str] = field(default_factory=dict)
    is_replaced: bool = False  # whether its record is replaced, if it has one
    held: Held | None = None  # the connection inside the step's transaction; None if it has none
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)  # what ends with it
    key: object = None  # the data key of the thread, which is known as long as this holds it

    @property
    def connection(self) -> Any:
        """That of the step's transaction; None if it has none."""
        return None if self.held is None else self.held.connection


class Steps:
    """The steps of a saver's threads."""

    def __init__(self, engine: Engine) -> None:
        self._database = engine.database
        self._writer = engine.writer
        self._leases = engine.leases
        self._rows = engine.step_rows
        self._settings = engine.settings

    async def look(self, work: Work, *, anew: bool) -> tuple[steps.Record | None, bool]:
        """What is recorded, once the checkpoint is stored; if asked, whether that was continued."""
        place, patience = work.place, self._settings.write_timeout
        thread_id, get = place.checkpoint.thread_id, self._get(work, anew=anew)
        quiet_since = time.monotonic()
        while True:
            is_settled = await self._writer.settle(thread_id, timeout=0)
            if not is_settled:
                is_settled = await self._writer.settle(thread_id, timeout=patience)
                # LangGraph hands over a checkpoint when the one before is stored.
                quiet_since = time.monotonic()
            began = time.monotonic()
            (rows,) = await self._database.read([get], timeout=patience, thread_id=thread_id)
            if rows:
                return await self._rows.opened(place, rows), bool(rows[0][2])
            if not is_settled:
                raise errors.WriteTimeoutError(
                    f"{place.shown} could not begin: what was put before is not stored within "
                    f"{patience:g} s; nothing was done. Run the task again",
                    may_be_applied=False,
                )
            if began - quiet_since > min(_SOON, patience):
                raise _not_stored(place)
            await asyncio.sleep(_PAUSE)

    def _get(self, work: Work, *, anew: bool = False) -> Statement:
        place, above = work.place, _above(work)
        return self._database.statement("get_step", *place.checkpoint, *place[1:], anew, *above)

    async def begin(self, work: Work) -> steps.Record | None:
        """Begins the transaction of a step, unless another execution has done it meanwhile."""
        timeout, place = self._settings.write_timeout, work.place
        # Now: the connection that is held then may be the only one.
        work.key = await self._rows.known_key(place.checkpoint.thread_id)
        try:
            rows = await self._database.retrying(partial(self._begin, work), timeout=timeout)
            return None if rows is None else await self._rows.opened(place, rows)
        except Exception as error:
            if not may_be_one_statements(error) and not isinstance(error, asyncio.TimeoutError):
                raise
            raise errors.WriteTimeoutError(
                f"{work.place.shown} could not begin within {timeout:g} s: another execution of "
                "it is under way, or too many steps are; nothing was done",
                may_be_applied=False,
            ) from error

    async def _begin(self, work: Work) -> Rows | None:
        """Begins it; returns the rows of what is recorded, if that stays."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._turn())
            held = await stack.enter_async_context(self._database.hold())
            rows = await self._database.run_held(held.connection, self._first(work))
            if not rows[-1]:
                raise _not_stored(work.place)
            if rows[-1][0][0] is None or work.is_replaced:
                work.held, work.stack = held, stack.pop_all()
                return None
        return rows[-1]

    def _first(self, work: Work) -> list[Statement]:
        patience = self._settings.write_timeout
        bounds = self._database.bounds(patience, lock_timeout=patience, generic_plan=False)
        idle = str(round(patience * 1000))
        lock = self._database.statement("lock_step", work.place.key, idle)
        return [bounds, lock, self._get(work)]

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Keeps steps from having all connections, without which no put is stored."""
        if (turns := _turns.get(self._database)) is None:
            pool = self._database.connections.pool
            size = self._settings.max_size if pool is None else pool.max_size
            turns = _turns[self._database] = asyncio.Semaphore(max(1, size // 2))
        await asyncio.wait_for(turns.acquire(), self._settings.write_timeout)
        try:
            yield
        finally:
            turns.release()

    async def commit(self, work: Work, record: steps.Record) -> None:
        """Commits what was done with the record of it."""
        is_sent = False
        try:
            async with AsyncExitStack() as stack:
                # Noted when all else is over.
                attempt = await stack.enter_async_context(self._database.attempt())
                stack.push_async_exit(work.stack.pop_all().__aexit__)
                put, statements = await self._last(work, record)
                await self._stored(work, put, [*statements, attempt])
                assert work.held is not None  # noqa: S101  for mypy
                await self._database.end_held(work.held)
                is_sent = True
        except Exception as error:
            if is_sent and may_be_committed(error):
                raise self._unanswered(work.place) from error
            if isinstance(error, NoAnswer):
                what = f"{work.place.shown} was not recorded in time, and nothing of it is applied"
                raise errors.WriteTimeoutError(what, may_be_applied=False) from error
            self._rows.explain(work.place, error)
            raise

    async def _last(self, work: Work, record: steps.Record) -> tuple[int, list[Statement]]:
        """The statements that store a record, and which of them does."""
        thread_id = work.place.checkpoint.thread_id
        _held = await self._rows.known_key(thread_id)
        lease, begun = self._leases.token_for_write(thread_id), None
        lock = self._rows.lock(work.place, lease)
        if lease is None:
            lock.append(self._database.statement("check_unleased", thread_id))
        if work.is_replaced:
            key = *work.place.checkpoint, *work.place[1:]
            lock.append(self._database.statement("delete_step", *key))
        if work.connection is not None:
            begun = work.place.key
        put, checks = self._rows.put(work.place, record, _above(work), begun)
        return len(lock), [*lock, put, *checks]

    async def _stored(self, work: Work, put: int, statements: list[Statement]) -> None:
        answers = await self._database.run_held(work.connection, statements)
        if answers[put]:
            return
        key = self._database.statement("get_step_key")
        ((begun,),), rows = await self._database.run_held(work.connection, [key, self._get(work)])
        if begun != work.place.key:
            raise errors.StepError(
                f"{work.place.shown} is not recorded: its transaction was ended within the block, "
                "by a COMMIT or ROLLBACK on its connection. What was committed there stays, and "
                "is done again when the task runs again: leave the transaction to the step"
            )
        if not rows:
            raise _not_stored(work.place)
        raise errors.ConcurrentWriteError(
            f"{work.place.shown} was done by another execution meanwhile; this one is not applied. "
            "Run the task again: it gets that result"
        )

    def _unanswered(self, place: steps.Place) -> errors.WriteTimeoutError:
        return errors.WriteTimeoutError(
            f"{place.shown} was not acknowledged, and may be applied with its record, or neither. "
            "Run the task again: it finds out",
            may_be_applied=True,
        )

    async def record(self, work: Work, record: steps.Record) -> steps.Record:
        """Stores a record by itself; returns what is stored then: the first one stays."""
        _, statements = await self._last(work, record)
        thread_id, timeout = work.place.checkpoint.thread_id, self._settings.write_timeout
        try:
            answers = await self._database.write(
                [*statements, self._get(work)], timeout=timeout, thread_id=thread_id
            )
        except Exception as error:
            self._rows.explain(work.place, error)
            raise
        if not answers[-1]:
            raise _not_stored(work.place)
        return await self._rows.opened(work.place, answers[-1]) or record

    async def roll_back(self, work: Work) -> None:
        """Ends the transaction, if there is one, without its changes."""
        if work.held is not None:
            stack, work.held = work.stack.pop_all(), None
            # What psycopg ends a transaction with, and nobody sees.
            await stack.__aexit__(Rollback, Rollback(), None)


def _above(work: Work) -> tuple[object, object]:
    return texts(tuple(work.above)), texts(tuple(work.above.values()))


def _not_stored(place: steps.Place) -> errors.StepError:
    return errors.StepError(
        f"{place.shown} can't be recorded: its checkpoint {place.checkpoint.checkpoint_id!r} of "
        f"thread {place.checkpoint.thread_id!r} is not stored. It could not be stored, it was "
        "deleted, or the graph or subgraph keeps no checkpoints in this saver's tables "
        "(checkpointer=False)"
    )


# A step, as users have it: `async with step(saver, "charge") as done`, or `with`.


class Step:
    """Something that a task does once, although it may run several times.

    If it is done already, `done` is true and `result` what was recorded; then do nothing in the
    block. Otherwise do it, with `connection` for statements, and set `result`. When the block ends
    what the connection did and the record are committed in one transaction; if it raises, neither.

    Attributes:
        result: What the block sets, or what was recorded; None by default. The serializer of the
            saver has to know it.
    """

    def __init__(
        self,
        bridge: LoopBridge[Any],
        serde: SerializerProtocol,
        task: Task,
        name: str,
        *,
        transaction: bool,
        runs_replays: bool,
    ) -> None:
        self._bridge, self._serde, self._task = bridge, serde, task
        self._name = name
        self._has_transaction = transaction
        self._runs_replays = runs_replays
        self._work: Work | None = None
        self._connection: Any = None
        self._view: BlockingView | None = None
        self._done = False
        self.result: Any = None

    def __repr__(self) -> str:
        return f"<Step {self._name!r}{', done' if self.done else ''}>"

    @property
    def _steps(self) -> Steps:
        return Steps(self._bridge.bound)

    @property
    def _place(self) -> steps.Place:
        if self._work is None:
            raise errors.StepError(f"step {self._name!r} has not begun: use it with `async with`")
        return self._work.place

    @property
    def done(self) -> bool:
        """Whether it was done before, by whatever execution of the task."""
        return self._done

    @property
    def key(self) -> str:
        """An idempotency key for calls to the outside: the same whenever the step is done again.

        Another step, task, fork or thread has another one.
        """
        return self._place.key

    @property
    def connection(self) -> Any:
        """The connection of the step's transaction, for the application's statements.

        An `AsyncConnection` in `async with`, a `Connection` in `with`. The step commits at the end
        of the block, not you. The search_path is what it is in your pool, or by the DSN.

        Raises:
            StepError: If the step has none: it is done, has `transaction=False`, or is over.
        """
        if self._connection is None:
            why = (
                "is not under way, or is done already"
                if self._has_transaction
                else ("has no transaction of its own (transaction=False)")
            )
            raise errors.StepError(f"step {self._name!r} {why}: it has no connection")
        return self._connection

    async def __aenter__(self) -> Self:
        work = self._new_work()
        try:
            record = await self._bridge.run(self._enter(work))
            _check_asynchronous(work.connection)
            return self._entered(record, work.connection)
        except BaseException:
            self._free(work)
            await self._bridge.run(self._steps.roll_back(work))
            raise

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with self._freed_unless_done():
            if (leaving := self._leave(is_well=exc_value is None)) is not None:
                self._left(await self._bridge.run(leaving), is_well=exc_value is None)

    def __enter__(self) -> Self:
        work = self._new_work()
        try:
            record = self._bridge.call(self._enter(work), "step")
            connection = work.connection
            if isinstance(connection, AsyncConnection):
                self._view = BlockingView(connection)
                connection = self._view.enter()
            return self._entered(record, connection)
        except BaseException:
            self._free(work)
            self._bridge.call(self._steps.roll_back(work), "step")
            raise

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with self._freed_unless_done():
            is_well = False
            try:
                if self._view is not None:
                    self._view.leave(exc_value)
                is_well = exc_value is None
            finally:
                # Also if its connection was lost.
                self._view = None
                if (leaving := self._leave(is_well=is_well)) is not None:
                    self._left(self._bridge.call(leaving, "step"), is_well=is_well)

    def _new_work(self) -> Work:
        position = self._task.execution.next_use(self._name)
        place = steps.Place(self._task.checkpoint, self._task.task_id, self._name, position)
        self._work, self._done, self.result = Work(place, self._task.above), False, None
        return self._work

    def _free(self, work: Work) -> None:
        self._task.execution.free(work.place)

    @contextmanager
    def _freed_unless_done(self) -> Iterator[None]:
        """Lets the next use be this one again if this one is not known to be done."""
        try:
            yield
        finally:
            if self._work is not None and not self._done:
                self._free(self._work)

    async def _enter(self, work: Work) -> steps.Record | None:
        record, is_replayed = await self._steps.look(work, anew=self._runs_replays)
        work.is_replaced = is_replayed and not self._task.execution.has_done(work.place)
        if record is not None and not work.is_replaced:
            return record
        return await self._steps.begin(work) if self._has_transaction else None

    def _entered(self, record: steps.Record | None, connection: Any) -> Self:
        if record is not None:
            self._done, self.result = True, self._decoded(record)
        self._connection = connection
        return self

    def _leave(self, *, is_well: bool) -> Coroutine[Any, Any, steps.Record | None] | None:
        """What ends the step at home; None if nothing is left to do."""
        self._connection, work = None, self._work
        if work is None or self._done:
            return None
        if not is_well:
            return self._rolled_back(work)
        try:
            return self._recorded(work, self._encoded(work.place))
        except Exception as error:  # noqa: BLE001  whatever the serializer raises: its caller gets it
            return self._rolled_back(work, error)

    async def _rolled_back(self, work: Work, error: Exception | None = None) -> None:
        await self._steps.roll_back(work)
        if error is not None:
            raise error

    async def _recorded(self, work: Work, record: steps.Record) -> steps.Record | None:
        if self._has_transaction:
            await self._steps.commit(work, record)
        elif (stored := await self._steps.record(work, record)) != record:
            return stored
        self._task.execution.note_done(work.place)
        return None

    def _left(self, stored: steps.Record | None, *, is_well: bool) -> None:
        self._done = is_well
        if stored is not None:
            # Another execution was first.
            self.result = self._decoded(stored)

    def _encoded(self, place: steps.Place) -> steps.Record:
        what = f"result of step {self._name!r}"
        type_, data = encode_value(self._serde, place.checkpoint, what, self.result)
        keys.check_value(place.checkpoint.thread_id, what, len(data))
        return type_, data

    def _decoded(self, record: steps.Record) -> Any:
        return steps.decoded(self._serde, self._place, record)


def step(
    saver: SaverBase,
    name: str,
    *,
    on_replay: Literal["return", "run"] = "return",
    transaction: bool = True,
    config: RunnableConfig | None = None,
) -> Step:
    """Returns a step of the task that runs here, for `async with` or `with`: it is done once.

    Args:
        saver: The saver that the graph has.
        name: The step's name in its task. When a name is used several times, the n-th use is a
            step of its own; give steps that run side by side names of their own.
        on_replay: What to do if the graph has gone on from the step's checkpoint and is run
            from there again: return what is recorded, or do it anew.
        transaction: False if its block does nothing in this database, but calls others: then
            no connection is held, and the record is stored by itself when the block ends.
        config: The config that the node gets; needed in threads of your own, and in
            asynchronous nodes before Python 3.11.

    Raises:
        StepError: If no task of a graph runs here, or one that another task calls which is
            retried, and which has another id each time.
        InvalidOptionError: If an argument has an impossible value.
        InvalidKeyError: If the name can't be stored.
    """
    check_instance("saver", saver, SaverBase, "an AsyncPostgresSaver or a PostgresSaver")
    check_instance("name", name, str, "the name of a step")
    check_flag("transaction", transaction)
    if on_replay not in ("return", "run"):
        raise errors.InvalidOptionError(f"on_replay must be 'return' or 'run', not {on_replay!r}")
    task = task_of(config)
    keys.check_key(*task.checkpoint, task.task_id, name)
    how = {"transaction": transaction, "runs_replays": on_replay == "run"}
    return Step(saver._bridge, saver.serde, task, name, **how)


def _check_asynchronous(connection: object) -> None:
    if not isinstance(connection, (AsyncConnection, type(None))):
        raise errors.StepError(
            "a step in `async with` needs asynchronous connections: give the saver a DSN or an "
            "AsyncConnectionPool, or use the step with transaction=False; nodes that block can "
            "use `with`"
        )
