"""Steps as the saver knows them: their results as rows, and subgraphs that can have none."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import Sealing, step_place
from pg_checkpoint.codec.serializers import decode
from pg_checkpoint.core import errors
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import UnderLease
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.keys import RowSealing, ThreadKeys
from pg_checkpoint.saver.leases import check_lease
from pg_checkpoint.saver.writer import meaning_of

# Results of steps as rows of their threads: how they are put, opened, copied and moved.
#
# When a step is done is not known here.


# Records that are copied at a time, and about how many bytes.
_COPIED, _COPIED_BYTES = 200, 2**20


class Place(NamedTuple):
    """What identifies a step."""

    checkpoint: CheckpointKey  # that its task belongs to
    task_id: str
    name: str
    position: int  # which use of the name in its task, from 1 on

    @property
    def key(self) -> str:
        """The same for each execution of the step, and for no other step."""
        # Ids and names hold no NUL.
        text = "\0".join((*self.checkpoint, *map(str, self[1:])))
        return hashlib.sha256(text.encode()).hexdigest()[:40]

    @property
    def shown(self) -> str:
        """As errors name it."""
        use = f" (use {self.position})" if self.position > 1 else ""
        return f"step {self.name!r}{use} of task {self.task_id!r}"


# What a step set as its result, as the serializer made it.
Record = tuple[str, bytes]
# A record, or why it can't be decrypted.
Found = tuple[Place, Record | errors.DecryptionError]


class StepRows:
    """The results of steps of a saver's threads."""

    def __init__(
        self, database: Database, seal: Sealing | None, keys: ThreadKeys | None, settings: Settings
    ) -> None:
        self._database = database
        self._row_seal = RowSealing(database, seal, keys, settings.read_timeout)
        self._settings = settings

    async def known_key(self, thread_id: str) -> object:
        """Sees to it that what encrypts for a thread is known, as long as this is held."""
        return await self._row_seal.known_key(thread_id)

    async def opened(self, place: Place, rows: Rows) -> Record | None:
        type_, data, _ = rows[0]
        if type_ is None:
            return None
        _held = await self._row_seal.opening(place.checkpoint.thread_id, type_)
        return self.open(place, type_, data)

    def open(self, place: Place, type_: str, data: bytes) -> Record:
        self._row_seal.check_type(type_)
        if (seal := self._row_seal.seal) is None:
            return type_, data
        bound_to = step_place(place.checkpoint, place[1:])
        return seal.open_row(place.checkpoint.thread_id, bound_to, type_, data)

    def lock(self, place: Place, lease: str | None) -> list[Statement]:
        database, thread_id = self._database, place.checkpoint.thread_id
        return [database.lock_threads([thread_id]), *check_lease(database, thread_id, lease)]

    def put(
        self, place: Place, record: Record, above: tuple[object, object], begun: str | None
    ) -> tuple[Statement, list[Statement]]:
        """The statement that stores a record, and what has to hold then."""
        type_, data = record
        if (seal := self._row_seal.seal) is not None:
            bound_to = step_place(place.checkpoint, place[1:])
            type_, data = seal.seal_row(place.checkpoint.thread_id, bound_to, type_, data)
        row = *place.checkpoint, *place[1:], type_, data
        put = self._database.statement("put_step", *row, *above, begun)
        return put, self._row_seal.checks(place.checkpoint.thread_id, data)

    def explain(self, place: Place, error: Exception) -> None:
        """Raises what the error of a statement stands for, if it is one of those."""
        if isinstance(error, UnderLease):
            raise errors.ConcurrentWriteError(
                f"{place.shown} was not applied: thread {place.checkpoint.thread_id!r} is under a "
                "lease that this step does not hold. Use the saver of the graph that holds the "
                "lease, inside the lease's block"
            ) from error
        if (meant := meaning_of(error, *_named(place))) is None:
            return
        if isinstance(meant, errors.DataKeyError):
            self._row_seal.forget(place.checkpoint.thread_id)
        raise meant from error

    async def load(self, checkpoints: Sequence[CheckpointKey]) -> dict[CheckpointKey, list[Found]]:
        """What is recorded at checkpoints of one thread."""
        thread_id, timeout = checkpoints[0].thread_id, self._settings.read_timeout
        keys = [key[1] for key in checkpoints], [key[2] for key in checkpoints]
        load = self._database.statement("load_steps", thread_id, *keys)
        (rows,) = await self._database.read([load], timeout=timeout, thread_id=thread_id)
        found = defaultdict[CheckpointKey, list[Found]](list)
        _held = await self._row_seal.known_to_open(thread_id) if rows else None
        for row in rows:
            place = Place(CheckpointKey(thread_id, *row[:2]), *row[2:5])
            try:
                found[place.checkpoint].append((place, self.open(place, *row[5:])))
            except errors.DecryptionError as error:
                named = error.at(f"the result of {place.shown} at {place.checkpoint}")
                named.__cause__ = error
                found[place.checkpoint].append((place, named))
        return found

    async def store(self, records: Sequence[tuple[Place, Record]], lease: str | None = None) -> int:
        """Stores records of one thread, where their checkpoints are stored; those there stay."""
        if not records:
            return 0
        thread_id, timeout = records[0][0].checkpoint.thread_id, self._settings.write_timeout
        _held = await self._row_seal.known_key(thread_id)
        statements, checks = self.lock(records[0][0], lease), list[Statement]()
        first = len(statements)
        for place, record in records:
            # What is above came with it, or not.
            put, checks = self.put(place, record, ((), ()), None)
            statements.append(put)
        write = self._database.write([*statements, *checks], timeout=timeout, thread_id=thread_id)
        try:
            answers = await write
        except Exception as error:
            self.explain(records[0][0], error)
            raise
        return sum(map(len, answers[first : first + len(records)]))

    async def copy(self, source: str, target: str, lease: str | None) -> None:
        """Copies what is recorded in a thread through this process, where its checkpoint is there.

        Steps that are recorded in the target stay unchanged.
        """
        database, start, more = self._database, ("", "", "", "", 0), True
        timeout = self._settings.read_timeout
        while more:
            bounds = _COPIED, _COPIED_BYTES, True
            find = database.statement("find_old_steps", source, *start, [], *bounds)
            (rows,) = await database.read([find], timeout=timeout, thread_id=source)
            _held = await self._row_seal.known_to_open(source) if rows else None
            records = list[tuple[Place, Record]]()
            for row in rows:
                old = Place(CheckpointKey(source, *row[:2]), *row[2:5])
                place = old._replace(checkpoint=old.checkpoint._replace(thread_id=target))
                records.append((place, self.open(old, *row[5:])))
            await self.store(records, lease)
            more = bool(rows)
            if rows:
                start = (*rows[-1][:4], rows[-1][4] + 1)


def decoded(serde: SerializerProtocol, place: Place, record: Record) -> Any:
    """The result of a step."""
    try:
        return decode(serde, *record)
    except errors.PgCheckpointError:
        raise
    except Exception as error:
        raise errors.CorruptRowError(
            f"the result of {place.shown} can't be decoded ({type(error).__name__})"
        ) from error


def _named(place: Place) -> tuple[str, str]:
    return place.checkpoint.thread_id, f"the {place.shown}"


# Subgraphs that have another namespace in each attempt of what calls them, so have no steps.
#
# Apart from the steps, for a read of a checkpoint is when a subgraph begins.


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
