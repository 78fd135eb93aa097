"""Missing keys: what one database has of a thread and another lacks, by keys alone.

The tables of both have the same keys, ours and those of langgraph-checkpoint-postgres.
Many threads are summarized by one query; only where the summaries differ are keys compared.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.codec.next_tasks import NO_TASK
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement

# Namespace and id of a checkpoint.
Place: TypeAlias = "tuple[str, str]"

_PAGE = 200

WriteKey: TypeAlias = "tuple[str, str, str, int]"


class Summary(NamedTuple):
    """A summary of a thread; equal summaries mean equal keys."""

    checkpoints: int
    checkpoint_keys: str | None
    writes: int
    write_keys: str | None
    special: int  # writes that are replaced in place; their digest covers their values too
    special_values: str | None

    def agrees(self, other: Summary, *, same_bytes: bool) -> bool:
        """Whether there is nothing to be moved."""
        if same_bytes or not self.special:
            return self == other
        return False


class Keys(NamedTuple):
    """The keys of a thread, and a digest of each write that is replaced in place."""

    checkpoints: set[Place]
    writes: dict[WriteKey, str | None]


@dataclass(frozen=True)
class Difference:
    """What the target lacks."""

    checkpoints: list[Place]  # missing checkpoints, in the order in which they were made
    writes: list[WriteKey]  # keys of missing writes
    written: list[Place]  # checkpoints whose writes must be sent, missing themselves or not
    # Writes that the target has, and the source deleted when a task had its answer.
    ended: list[WriteKey]
    gone_on: bool  # whether the thread was continued at the target, and must not be touched

    @property
    def found(self) -> bool:
        """Whether anything is missing."""
        return bool(self.checkpoints or self.writes)


async def thread_pages(
    database: Database, thread_ids: Sequence[str] | None, *, timeout: float
) -> AsyncIterator[list[str]]:
    """All threads that have checkpoints, in the order of their ids; or those that are named."""
    if thread_ids is not None:
        for thread_id in thread_ids:
            thread_id_of(thread_id)
        for first in range(0, len(thread_ids), _PAGE):
            yield list(dict.fromkeys(thread_ids[first : first + _PAGE]))
        return
    start, inclusive, page = "", True, [""] * _PAGE
    while len(page) == _PAGE:
        statement = database.statement("list_stored_threads", start, inclusive, _PAGE)
        (rows,) = await database.read([statement], timeout=timeout)
        page = [str(row[0]) for row in rows]
        if page:
            start, inclusive = page[-1], False
            yield page


async def summaries(
    database: Database, thread_ids: Sequence[str], *, timeout: float
) -> dict[str, Summary]:
    """A summary of each thread, also of those that are not there."""
    statement = database.statement("summarize_threads", texts(thread_ids))
    (rows,) = await database.read([statement], timeout=timeout)
    return {str(row[0]): Summary(*row[1:]) for row in rows}


async def keys_of(database: Database, thread_id: str, *, timeout: float) -> Keys:
    """The keys of a thread."""
    statement = database.statement("list_keys", thread_id)
    (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
    return Keys(
        {(ns, id_) for ns, id_, task, _, _ in rows if task is None},
        {(ns, id_, task, i): digest for ns, id_, task, i, digest in rows if task is not None},
    )


def difference(
    source: Keys, target: Keys, unmoved: Container[object], *, same_bytes: bool
) -> Difference:
    """What is still to be moved of a thread, without what can't be moved.

    It has gone on at the target if there is a checkpoint that the source has not, or a write at
    one that it has, unless the source went on as well and ended that write. What is older than
    all that the source has was pruned there.
    """
    missing = {p for p in source.checkpoints - target.checkpoints if p not in unmoved}
    writes = [
        key
        for key, digest in source.writes.items()
        if key not in unmoved
        and (key not in target.writes or (same_bytes and digest != target.writes[key]))
    ]
    # With other bytes nobody can tell whether a write was replaced since.
    again = [] if same_bytes else [key for key in source.writes if key[3] < 0]
    more = [k for k in target.writes if k not in source.writes and k[:2] in source.checkpoints]
    # Only a task that goes on ends another write: it has an answer then, or a result.
    went_on = missing or any(key[3] >= 0 or _is_answer(key) for key in writes)
    ended = [key for key in more if _may_have_ended(key)] if went_on else []
    gone_on = any(not _was_pruned(p, source) for p in target.checkpoints - source.checkpoints)
    return Difference(
        sorted(missing, key=_age),
        writes,
        sorted({key[:2] for key in (*writes, *again)}, key=_age),
        ended,
        gone_on or len(more) > len(ended),
    )


def end_writes(database: Database, thread_id: str, ended: Iterable[WriteKey]) -> list[Statement]:
    """Statements that delete writes which are `ended` at their source."""
    return [
        database.statement("delete_write", thread_id, checkpoint_id, task_id, idx)
        for _, checkpoint_id, task_id, idx in ended
    ]


def _may_have_ended(key: WriteKey) -> bool:
    """Whether a task that was answered may have deleted a write, as UsedAnswer.ends says."""
    ns, _, task_id, idx = key
    is_answer = task_id == NO_TASK and idx == WRITES_IDX_MAP[RESUME]
    return not ns and (is_answer or idx == WRITES_IDX_MAP[INTERRUPT])


def _is_answer(key: WriteKey) -> bool:
    """Whether a write is the answer that a task has."""
    return key[3] == WRITES_IDX_MAP[RESUME] and key[2] != NO_TASK


def _was_pruned(place: Place, source: Keys) -> bool:
    """Whether the source may have had it, and pruned it: in a namespace, or with all of it."""
    of_namespace = [id_ for ns, id_ in source.checkpoints if ns == place[0]]
    of_root = [id_ for ns, id_ in source.checkpoints if not ns]
    return place[1] < (min(of_namespace) if of_namespace else max(of_root, default=""))


def _age(place: Place) -> tuple[str, str]:
    return place[1], place[0]
