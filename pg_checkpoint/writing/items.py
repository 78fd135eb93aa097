"""Items: what the writer is asked for, as calls of the batcher. No I/O."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.batching.calls import Call
from pg_checkpoint.codec.answers import UsedAnswer
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.postgres.pipeline import Statement


class Fence(NamedTuple):
    """What has to hold when a write is stored, or it is refused."""

    # The token of the lease that the write is made under (leases.py); None without one.
    lease: str | None = None
    # Whether what was begun under the lease (runs/wakeups.py) ends as this is stored.
    ends_wakeup: bool = False


NO_FENCE = Fence()


class ExclusiveTransaction(NamedTuple):
    """Statements that get a transaction of their own: deletes, copies."""

    statements: Sequence[Statement]


Work: TypeAlias = "PutRows | list[WriteRow] | ExclusiveTransaction"


@dataclass(slots=True, eq=False)
class Item(Call):
    """One call of the writer, whose key is its thread and whose kind is its place in a cluster."""

    kind: str
    thread_id: str = ""
    fence: Fence = NO_FENCE  # what has to hold when it is stored
    span: Any = None  # the call's span, if it is traced
    # Whether it has to be sent whole, because what it depended on was gone.
    send_whole: bool = False
    used: UsedAnswer | None = None  # what the writes of a task end of what was stored before
