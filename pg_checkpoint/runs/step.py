"""A step, as users have it: `async with step(saver, "charge") as done`, or `with`."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Literal

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.base import SerializerProtocol
from psycopg import AsyncConnection
from typing_extensions import Self

from pg_checkpoint.arguments import check_flag, check_instance
from pg_checkpoint.codec.blobs import encode_value
from pg_checkpoint.codec.keys import check_key
from pg_checkpoint.codec.limits import check_value
from pg_checkpoint.errors import InvalidOptionError, StepError
from pg_checkpoint.postgres.event_loop import LoopBridge
from pg_checkpoint.runs.blocking import BlockingView
from pg_checkpoint.runs.places import Task, task_of
from pg_checkpoint.runs.records import Steps, Work
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.step_rows import Place, Record, decoded


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
    def _place(self) -> Place:
        if self._work is None:
            raise StepError(f"step {self._name!r} has not begun: use it with `async with`")
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
            raise StepError(f"step {self._name!r} {why}: it has no connection")
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
        place = Place(self._task.checkpoint, self._task.task_id, self._name, position)
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

    async def _enter(self, work: Work) -> Record | None:
        record, is_replayed = await self._steps.look(work, anew=self._runs_replays)
        work.is_replaced = is_replayed and not self._task.execution.has_done(work.place)
        if record is not None and not work.is_replaced:
            return record
        return await self._steps.begin(work) if self._has_transaction else None

    def _entered(self, record: Record | None, connection: Any) -> Self:
        if record is not None:
            self._done, self.result = True, self._decoded(record)
        self._connection = connection
        return self

    def _leave(self, *, is_well: bool) -> Coroutine[Any, Any, Record | None] | None:
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

    async def _recorded(self, work: Work, record: Record) -> Record | None:
        if self._has_transaction:
            await self._steps.commit(work, record)
        elif (stored := await self._steps.record(work, record)) != record:
            return stored
        self._task.execution.note_done(work.place)
        return None

    def _left(self, stored: Record | None, *, is_well: bool) -> None:
        self._done = is_well
        if stored is not None:
            # Another execution was first.
            self.result = self._decoded(stored)

    def _encoded(self, place: Place) -> Record:
        what = f"result of step {self._name!r}"
        type_, data = encode_value(self._serde, place.checkpoint, what, self.result)
        check_value(place.checkpoint.thread_id, what, len(data))
        return type_, data

    def _decoded(self, record: Record) -> Any:
        return decoded(self._serde, self._place, record)


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
        raise InvalidOptionError(f"on_replay must be 'return' or 'run', not {on_replay!r}")
    task = task_of(config)
    check_key(*task.checkpoint, task.task_id, name)
    how = {"transaction": transaction, "runs_replays": on_replay == "run"}
    return Step(saver._bridge, saver.serde, task, name, **how)


def _check_asynchronous(connection: object) -> None:
    if not isinstance(connection, (AsyncConnection, type(None))):
        raise StepError(
            "a step in `async with` needs asynchronous connections: give the saver a DSN or an "
            "AsyncConnectionPool, or use the step with transaction=False; nodes that block can "
            "use `with`"
        )
