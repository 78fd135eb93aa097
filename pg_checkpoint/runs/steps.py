"""Steps: what a task does once, although it may run several times."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager
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
from pg_checkpoint.core.connections import Held
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import NoAnswer, may_be_committed, may_be_one_statements
from pg_checkpoint.core.loops import LoopBridge
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver import steps
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.saver import SaverBase

# --- the task that runs here, and which use of a name a step is ---
#
# LangGraph makes a task's id from its checkpoint's id, its namespace and its place in the step. So
# a task that runs again, after a crash, an interrupt or an error, has the same id, and no other
# task has: not that of a fork, an edited state or another turn.


class Execution:
    """One execution of a task: counts the uses of names, and knows the steps that it did."""

    def __init__(self, *, is_only: bool, done: set[steps.Place] | None = None) -> None:
        # Steps that it, or an attempt before it in the same run, did itself.
        self.done: set[steps.Place] = set() if done is None else done
        self._is_only = is_only
        self._lock = threading.Lock()
        self._uses: dict[str, set[int]] = {}

    def next_use(self, name: str) -> int:
        """The number of the next use of a name: the first that is free."""
        with self._lock:
            uses = self._uses.setdefault(name, set())
            if self._is_only and uses:
                raise errors.StepError(
                    f"step {name!r} was used in this task before, and this version of LangGraph "
                    "does not tell whether the task is retried: install a later version, or give "
                    "each step of the task its own name and the task no retry policy"
                )
            use = next(n for n in count(1) if n not in uses)
            uses.add(use)
            return use

    def free(self, place: steps.Place) -> None:
        """Lets the next use of the name have this number, as this one may not be done."""
        with self._lock:
            self._uses[place.name].discard(place.position)


class Task(NamedTuple):
    checkpoint: keys.CheckpointKey  # that it belongs to
    task_id: str
    execution: Execution
    # Checkpoints that it depends on, by namespace: of the tasks that its graph runs in.
    above: Mapping[str, str]


def task_of(config: RunnableConfig | None) -> Task:
    """The task of a config, or of this context."""
    config = _config_here() if config is None else config
    configurable = config.get("configurable", {}) if isinstance(config, Mapping) else {}
    task_id = configurable.get("__pregel_task_id")
    checkpoints = configurable.get("checkpoint_map")
    if not isinstance(task_id, str) or not checkpoints:
        raise errors.StepError(
            "no task of a graph runs here: use steps in a node, a tool or a @task; in your own "
            "threads pass config=, the config of the node"
        )
    if configurable.get("__pregel_checkpointer") is None:
        raise errors.StepError(
            "the graph has no checkpointer: compile it with one, so that runs can be resumed"
        )
    if configurable.get("__pregel_durability") == "exit":
        raise errors.StepError(
            'with durability="exit" no checkpoint is stored while tasks run, so a run that is '
            'started again has other tasks: run the graph with durability="sync" or "async"'
        )
    thread_id, task_ns = keys.thread_of(config)  # type: ignore[arg-type]  # a mapping, by now
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
        # There LangGraph gives tasks of asyncio no contexts: this one is another task's.
        try:
            in_task = asyncio.current_task() is not None
        except RuntimeError:
            in_task = False
        if in_task:
            raise errors.StepError(
                "before Python 3.11 asynchronous code does not know which task it runs in: pass "
                "the step config=, the config of the node"
            )
    return var_child_runnable_config.get()


# The last attempt of each task that a run executes, by an object that LangGraph makes for the task.
_executions: WeakKeyDictionary[Any, tuple[int | None, Execution]] = WeakKeyDictionary()
_executions_lock = threading.Lock()


def _check_named_again(configurable: Mapping[str, Any], task_ns: str, task_id: str) -> None:
    namespaces = accumulate(task_ns.split("|"), lambda above, name: f"{above}|{name}")
    if steps.is_renumbered(configurable) or any(map(steps.is_renamed, namespaces)):
        raise errors.StepError(
            f"task {task_id!r} can't have steps: it runs in a subgraph or @task that is called by "
            "a task with a retry policy, and gets another id in each attempt, so its steps would "
            "run again. Give the retry policy to the nodes of the subgraph or to the @task "
            "instead, or let the run fail and resume it with None"
        )


def _execution(configurable: Mapping[str, Any]) -> Execution:
    run = getattr(configurable.get("__pregel_scratchpad"), "get_null_resume", None)
    if run is None:
        raise errors.StepError(
            "steps don't work with this version of LangGraph: it does not distinguish the "
            "executions of a task"
        )
    attempt = steps.attempt_of(configurable)
    with _executions_lock:
        last, execution = _executions.get(run, (None, None))
        if execution is None:
            execution = Execution(is_only=attempt is None)
        elif last != attempt:
            execution = Execution(is_only=False, done=execution.done)
        _executions[run] = attempt, execution
        return execution


# --- a blocking connection over an asynchronous one that is lent, for code that blocks ---
#
# Nothing else uses the asynchronous one meanwhile: libpq knows of neither, and psycopg's objects
# are two views of one connection of libpq.

_CURSORS: tuple[tuple[type[Any], type[Any]], ...] = (
    (AsyncClientCursor, ClientCursor),
    (AsyncRawCursor, RawCursor),
)


@contextmanager
def _blocking_view(connection: AsyncConnection[Any]) -> Iterator[Connection[Any]]:
    """A `Connection` of the same session, inside the transaction that the other one has begun."""
    pgconn, factory = connection.pgconn, connection.cursor_factory
    handlers = pgconn.notice_handler, pgconn.notify_handler
    row_factory: Any = connection.row_factory
    view: Connection[Any] = Connection(pgconn, row_factory)
    view.cursor_factory = next((own for kind, own in _CURSORS if issubclass(factory, kind)), Cursor)
    # The owner or the pool may have registered some.
    view._adapters = AdaptersMap(connection.adapters)
    # Each view would give its prepared statements the same names.
    view.prepare_threshold = None
    try:
        # Inside of a block psycopg refuses commit() and rollback().
        with view.transaction():
            yield view
    finally:
        pgconn.notice_handler, pgconn.notify_handler = handlers
        # It is not closed: the other view goes on. psycopg would warn when it is collected.
        del view.pgconn


# --- records of steps: how they are found, and stored with the application's statements ---
#
#     look     the record, if there is one: nothing else is needed. If not:
#     begin    a transaction; a lock keeps other executions of the step out; look once more
#              ... the application's statements, and no lock of the thread ...
#     commit   lock of the thread, its lease, its checkpoint, the record; COMMIT
#
# The checkpoint is the proof that a task which runs again is the same one: LangGraph may run a task
# before the checkpoint is stored. So a step begins when it is, and waits for it.

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
        return None if self.held is None else self.held.connection


class Steps:
    """The steps of a saver's threads, on its event loop."""

    def __init__(self, engine: Engine) -> None:
        self._database, self._settings = engine.database, engine.settings
        self._writer, self._leases, self._rows = engine.writer, engine.leases, engine.step_rows

    async def look(self, work: Work, *, anew: bool) -> tuple[steps.Record | None, bool]:
        """The record, once the checkpoint is stored; `anew`: and if the checkpoint has a child."""
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
                    f"{place.shown} could not begin: earlier puts were not stored within "
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
        # Before it holds a connection, which may be the only one.
        work.key = await self._rows.known_key(place.checkpoint.thread_id)
        try:
            rows = await self._database.retrying(partial(self._begin, work), timeout=timeout)
            return None if rows is None else await self._rows.opened(place, rows)
        except Exception as error:
            if not may_be_one_statements(error) and not isinstance(error, asyncio.TimeoutError):
                raise
            raise errors.WriteTimeoutError(
                f"{work.place.shown} could not begin within {timeout:g} s: another execution of "
                "it is running, or too many steps are; nothing was done",
                may_be_applied=False,
            ) from error

    async def _begin(self, work: Work) -> Rows | None:
        """Begins the transaction; returns the row of the record instead, if that stays."""
        place, patience = work.place, self._settings.write_timeout
        bounds = self._database.bounds(patience, lock_timeout=patience, generic_plan=False)
        lock = self._database.statement("lock_step", place.key, str(round(patience * 1000)))
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._turn())
            held = await stack.enter_async_context(self._database.hold())
            rows = await self._database.run_held(held.connection, [bounds, lock, self._get(work)])
            if not rows[-1]:
                raise _not_stored(place)
            if rows[-1][0][0] is None or work.is_replaced:
                work.held, work.stack = held, stack.pop_all()
                return None
        return rows[-1]

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
        """Commits the step's transaction, with the record."""
        is_sent = False
        try:
            async with AsyncExitStack() as stack:
                # It is noted when all else is over.
                attempt = await stack.enter_async_context(self._database.attempt())
                stack.push_async_exit(work.stack.pop_all().__aexit__)
                put, statements = await self._putting(work, record)
                await self._stored(work, put, [*statements, attempt])
                assert work.held is not None  # noqa: S101  for mypy
                await self._database.end_held(work.held)
                is_sent = True
        except Exception as error:
            if is_sent and may_be_committed(error):
                raise errors.WriteTimeoutError(
                    f"{work.place.shown} was not acknowledged. It may have been applied, together "
                    "with its record. Run the task again to find out",
                    may_be_applied=True,
                ) from error
            if isinstance(error, NoAnswer):
                raise errors.WriteTimeoutError(
                    f"{work.place.shown} was not recorded in time, and was not applied",
                    may_be_applied=False,
                ) from error
            self._rows.explain(work.place, error)
            raise

    async def _putting(self, work: Work, record: steps.Record) -> tuple[int, list[Statement]]:
        """The statements that store a record, and the position of the one that puts it."""
        place = work.place
        thread_id = place.checkpoint.thread_id
        _held = await self._rows.known_key(thread_id)
        holding = self._leases.of_write(thread_id)
        lease = None if holding is None else holding.token
        before = self._rows.lock(place, lease)
        if lease is None:
            before.append(self._database.statement("check_unleased", thread_id))
        if work.is_replaced:
            key = *place.checkpoint, *place[1:]
            before.append(self._database.statement("delete_step", *key))
        begun = None if work.connection is None else place.key
        put, checks = self._rows.put(place, record, _above(work), begun)
        return len(before), [*before, put, *checks]

    async def _stored(self, work: Work, put: int, statements: list[Statement]) -> None:
        answers = await self._database.run_held(work.connection, statements)
        if answers[put]:
            return
        key = self._database.statement("get_step_key")
        ((begun,),), rows = await self._database.run_held(work.connection, [key, self._get(work)])
        if begun != work.place.key:
            raise errors.StepError(
                f"{work.place.shown} was not recorded: its block ended the transaction, by a "
                "COMMIT or ROLLBACK on the connection. Statements that were committed there stay, "
                "and run again when the task runs again: leave the transaction to the step"
            )
        if not rows:
            raise _not_stored(work.place)
        raise errors.ConcurrentWriteError(
            f"{work.place.shown} was recorded by another execution meanwhile; this one was not "
            "applied. Run the task again to get that result"
        )

    async def record(self, work: Work, record: steps.Record) -> steps.Record:
        """Stores a record by itself; returns what is stored then: the first one stays."""
        _, statements = await self._putting(work, record)
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
            # psycopg ends a transaction with this error, and raises it no further.
            await stack.__aexit__(Rollback, Rollback(), None)


def _above(work: Work) -> tuple[object, object]:
    return tuple(work.above), tuple(work.above.values())


def _not_stored(place: steps.Place) -> errors.StepError:
    return errors.StepError(
        f"{place.shown} can't be recorded: its checkpoint {place.checkpoint.checkpoint_id!r} of "
        f"thread {place.checkpoint.thread_id!r} is not stored. Its put failed, it was deleted, or "
        "the graph or subgraph stores no checkpoints with this saver (checkpointer=False)"
    )


# --- for users ---


class Step:
    """A piece of work that a task does once, although the task may run several times.

    If the step was done before, `done` is true and `result` is its recorded result; then do nothing
    in the block. Otherwise do the work, with `connection` for statements, and set `result`. At the
    end of the block the statements and the record are committed in one transaction; if the block
    raises, neither is.

    Attributes:
        result: Set by the block, or recorded before; None by default. The serializer of the saver
            must be able to store it.
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
        self._bridge, self._serde, self._task, self._name = bridge, serde, task, name
        self._has_transaction, self._runs_replays = transaction, runs_replays
        self._work: Work | None = None
        self._connection: Any = None
        self._view: AbstractContextManager[Connection[Any]] | None = None
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
            raise errors.StepError(f"step {self._name!r} has not begun: use it in `async with`")
        return self._work.place

    @property
    def done(self) -> bool:
        """True if the step was done before, by whatever execution of the task."""
        return self._done

    @property
    def key(self) -> str:
        """An idempotency key for calls to other services, the same whenever the step is done again.

        Each step, task, fork and thread has its own.
        """
        return self._place.key

    @property
    def connection(self) -> Any:
        """The connection of the step's transaction, for the application's statements.

        An `AsyncConnection` in `async with`, a `Connection` in `with`. The step commits at the end
        of the block, not you. The search_path is that of your pool or DSN.

        Raises:
            StepError: If the step is done or over, or has `transaction=False`.
        """
        if self._connection is None:
            why = "has no transaction of its own (transaction=False)"
            if self._has_transaction:
                why = "is not running, or is done already"
            raise errors.StepError(f"step {self._name!r} {why}: it has no connection")
        return self._connection

    async def __aenter__(self) -> Self:
        work = self._new_work()
        try:
            record = await self._bridge.run(self._enter(work))
            _check_asynchronous(work.connection)
            return self._entered(record, work.connection)
        except BaseException:
            self._task.execution.free(work.place)
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
                self._view = _blocking_view(connection)
                connection = self._view.__enter__()
            return self._entered(record, connection)
        except BaseException:
            self._task.execution.free(work.place)
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
                    self._view.__exit__(exc_type, exc_value, traceback)
                is_well = exc_value is None
            finally:
                # Also if the connection was lost.
                self._view = None
                if (leaving := self._leave(is_well=is_well)) is not None:
                    self._left(self._bridge.call(leaving, "step"), is_well=is_well)

    def _new_work(self) -> Work:
        position = self._task.execution.next_use(self._name)
        place = steps.Place(self._task.checkpoint, self._task.task_id, self._name, position)
        self._work, self._done, self.result = Work(place, self._task.above), False, None
        return self._work

    @contextmanager
    def _freed_unless_done(self) -> Iterator[None]:
        """Lets the next use of the name be this one again, unless this one is done."""
        try:
            yield
        finally:
            if self._work is not None and not self._done:
                self._task.execution.free(self._work.place)

    async def _enter(self, work: Work) -> steps.Record | None:
        record, is_replayed = await self._steps.look(work, anew=self._runs_replays)
        work.is_replaced = is_replayed and work.place not in self._task.execution.done
        if record is not None and not work.is_replaced:
            return record
        return await self._steps.begin(work) if self._has_transaction else None

    def _entered(self, record: steps.Record | None, connection: Any) -> Self:
        if record is not None:
            self._done, self.result = True, self._decoded(record)
        self._connection = connection
        return self

    def _leave(self, *, is_well: bool) -> Coroutine[Any, Any, steps.Record | None] | None:
        """Ends the step on the event loop; None if nothing is left to do."""
        self._connection, work = None, self._work
        if work is None or self._done:
            return None
        record = refused = None
        if is_well:
            thread_id, what = work.place.checkpoint.thread_id, f"result of step {self._name!r}"
            try:
                record = encode_value(self._serde, work.place.checkpoint, what, self.result)
                keys.check_value(thread_id, what, len(record[1]))
            except Exception as error:  # noqa: BLE001  whatever the serializer raises: its caller gets it
                record, refused = None, error
        return self._end(work, record, refused)

    async def _end(
        self, work: Work, record: steps.Record | None, refused: Exception | None
    ) -> steps.Record | None:
        """Stores a record, or rolls back; returns the record if another execution was first."""
        if record is None:
            await self._steps.roll_back(work)
            if refused is not None:
                raise refused
            return None
        if self._has_transaction:
            await self._steps.commit(work, record)
        elif (stored := await self._steps.record(work, record)) != record:
            return stored
        self._task.execution.done.add(work.place)
        return None

    def _left(self, stored: steps.Record | None, *, is_well: bool) -> None:
        self._done = is_well
        if stored is not None:
            self.result = self._decoded(stored)

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
    """Returns a step of the current task, for `async with` or `with`.

    Args:
        saver: The saver that the graph has.
        name: The step's name in its task. Each use of a name is a step of its own, by its number;
            give steps that run side by side different names.
        on_replay: If the graph has gone on from the step's checkpoint and is run from there again:
            "return" the recorded result, or "run" the step anew.
        transaction: False if the block does nothing in this database, but calls other services:
            then no connection is held, and the record is stored by itself when the block ends.
        config: The config that the node gets; needed in threads of your own, and in
            asynchronous nodes before Python 3.11.

    Raises:
        StepError: If no task of a graph runs here; or if another task with a retry policy calls
            this one, which then has another id in each attempt.
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
    runs_replays = on_replay == "run"
    return Step(
        saver._bridge,
        saver.serde,
        task,
        name,
        transaction=transaction,
        runs_replays=runs_replays,
    )


def _check_asynchronous(connection: object) -> None:
    if not isinstance(connection, (AsyncConnection, type(None))):
        raise errors.StepError(
            "a step in `async with` needs asynchronous connections: give the saver a DSN or an "
            "AsyncConnectionPool, or use the step with transaction=False; blocking nodes can use "
            "`with`"
        )
