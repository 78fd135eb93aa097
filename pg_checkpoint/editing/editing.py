"""`draft_of`, `put_edit`, `put_fork`: a new checkpoint of a thread, made of a stored one by hand.

    newest ──► draft ──► edited text ──► a child of the newest, with one value changed
    any ─────► a copy of it, which comes last

As after LangGraph's `update_state`, what was stored stays, and is the history. What runs next
stays as well: no node is run, and no reducer. All other values are stored as the bytes that they
are, of whatever class. The thread's lease is held meanwhile: an edit never races with a run.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import orjson
from langgraph.checkpoint.base import empty_checkpoint
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of
from pg_checkpoint.codec.next_tasks import NO_TASK, has_tasks
from pg_checkpoint.codec.opened import Opened, Opening, StoredValue, open_checkpoint
from pg_checkpoint.codec.selection import Selection
from pg_checkpoint.codec.strict_serializer import StrictSerializer
from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.editing.editable import is_same, text_of, value_of
from pg_checkpoint.errors import (
    CheckpointNotFoundError,
    ConcurrentWriteError,
    NotEditableError,
    PgCheckpointError,
    TypeNotAllowedError,
)
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, load_page

# Puts a checkpoint, which is told the thread's newest one; returns its id.
_Put: TypeAlias = "Callable[[SaverParts, Opened], Awaitable[str]]"

# Decodes what is edited; of other classes nothing is made, nor taken for plain data.
SERDE = StrictSerializer()
# What is of the run that made a checkpoint, and of no copy of it.
_OF_THE_RUN = frozenset({"run_id", "source", "step", "writes"})
# Whose values say whether a node runs next.
_SENT, _JOIN = "__pregel_tasks", "join:"


class _EditedError(Exception):
    """Ends the block of the lease: what runs next has not finished."""


@dataclass(frozen=True)
class Draft:
    """The value of a channel, to be edited.

    Attributes:
        checkpoint_id: The thread's newest root checkpoint, which has it.
        value: The value.
        text: As JSON; see editable.py.
    """

    thread_id: str
    channel: str
    checkpoint_id: str
    value: Any
    text: str

    def is_same(self, value: Any) -> bool:
        """Whether another value would be stored as the same bytes."""
        return is_same(value, self.value, SERDE)


async def draft_of(saver: CheckpointerInterface, thread_id: str, channel: str) -> Draft:
    """Reads a value of a thread's newest root checkpoint.

    Raises:
        CheckpointNotFoundError: If the thread has none.
        NotEditableError: If it has no such value, or JSON can't express it; or if an edit would
            lose results and answers that belong to the checkpoint, or not reach what runs next.
    """
    return await at_home(saver, partial(_draft, thread_id=thread_id_of(thread_id), channel=channel))


async def put_edit(saver: CheckpointerInterface, draft: Draft, text: str) -> str:
    """Puts a child of the draft's checkpoint with the edited value; returns its id.

    Raises:
        NotEditableError: If the text is not JSON, or is none of a value.
        LeaseHeldError: If a run drives the thread.
        ConcurrentWriteError: If the thread has another newest checkpoint by now.
    """
    value = value_of(text, SERDE)

    async def put(parts: SaverParts, newest: Opened) -> str:
        if newest.key.checkpoint_id != draft.checkpoint_id:
            raise ConcurrentWriteError(
                f"thread {draft.thread_id!r} has gone on since its value was read: edit it again"
            )
        await _check_nothing_is_lost(parts, newest)
        document = _child(newest, draft.channel, value, saver.get_next_version)
        return await _store(parts, newest, document, newest.key.checkpoint_id, "update")

    return await _under_lease(saver, draft.thread_id, put)


async def put_fork(saver: CheckpointerInterface, thread_id: str, checkpoint_id: str) -> str:
    """Puts a copy of a root checkpoint, which comes last then; returns its id.

    The thread goes on from there, as after `update_state(..., as_node="__copy__")`. Results of
    tasks and answers that belong to the checkpoint are not copied: its tasks run again.

    Raises:
        CheckpointNotFoundError: If it is not stored.
        LeaseHeldError: If a run drives the thread.
    """
    thread_id = thread_id_of(thread_id)

    async def put(parts: SaverParts, newest: Opened) -> str:
        chosen = await _opened(parts, thread_id, checkpoint_id)
        document = _renewed(chosen, newest.key.checkpoint_id)
        return await _store(parts, chosen, document, chosen.parent_id, "fork")

    return await _under_lease(saver, thread_id, put)


async def _under_lease(saver: CheckpointerInterface, thread_id: str, put: _Put) -> str:
    """Makes a put; a run that was to be resumed, or was given up, is resumed then."""
    put_id, goes_on = "", False

    async def put_on_newest(parts: SaverParts) -> None:
        nonlocal put_id, goes_on
        newest = await _opened(parts, thread_id, None)
        goes_on = _has_tasks(newest, newest.checkpoint) and not _waits(newest)
        put_id = await put(parts, newest)

    with suppress(_EditedError):
        async with saver.lease(thread_id) as lease:
            try:
                await at_home(saver, put_on_newest)
            finally:
                # Also if it fails: it may be stored.
                if goes_on and lease._holding.was_due and lease._holding.has_written:
                    lease.hand_over()
            raise _EditedError
    return put_id


# --- reading ---


async def _draft(parts: SaverParts, *, thread_id: str, channel: str) -> Draft:
    newest = await _opened(parts, thread_id, None)
    await _check_nothing_is_lost(parts, newest)
    if channel not in newest.small and channel not in newest.values:
        there = ", ".join(sorted({*newest.small, *newest.values}))
        raise NotEditableError(
            f"channel {channel!r} has no value of its own at {newest.key}; these have: {there}"
        )
    try:
        value = _value(newest, channel)
    except TypeNotAllowedError as error:
        raise NotEditableError(
            f"channel {channel!r} holds a {error.module}.{error.name}: use update_state in your "
            "application"
        ) from error
    return Draft(thread_id, channel, newest.key.checkpoint_id, value, text_of(value, SERDE))


def _value(opened: Opened, channel: str) -> Any:
    if channel in opened.small:
        return opened.small[channel]
    return opened.values[channel].decode(SERDE)


async def _opened(parts: SaverParts, thread_id: str, checkpoint_id: str | None) -> Opened:
    """A root checkpoint, whole; the newest one if none is named."""
    infos = await parts.engine.list_info(Selection(thread_id, "", checkpoint_id, limit=1))
    found = await _load(parts, [CheckpointKey(thread_id, "", i.checkpoint_id) for i in infos])
    if not found:
        what = "no checkpoint" if checkpoint_id is None else f"no checkpoint {checkpoint_id!r}"
        raise CheckpointNotFoundError(f"thread {thread_id!r} has {what}")
    found[0].check_complete()
    return found[0]


async def _load(parts: SaverParts, keys: list[CheckpointKey]) -> list[Opened]:
    if not keys:
        return []
    page = await load_page(parts, keys)
    return [open_checkpoint(row, page, parts.seal) for row in page.checkpoints]


# --- what an edit must not lose ---


async def _check_nothing_is_lost(parts: SaverParts, newest: Opened) -> None:
    """Refuses where something belongs to the checkpoint, and would not belong to its child."""
    if any("+" in typed[0] for typed in Opening().values(newest).values()):
        raise NotEditableError(
            f"the application of thread {newest.key.thread_id!r} encrypts values by an "
            "EncryptedSerializer: use update_state there"
        )
    if _has_results(newest) or any(map(_has_begun, await _subgraphs(parts, newest))):
        raise NotEditableError(
            f"tasks of the step at {newest.key} have results or answers, which an edit would lose: "
            "let the run finish, or settle it first (docs/recovery.md)"
        )
    if _SENT in newest.values and _decided(newest.values[_SENT]):
        raise NotEditableError(
            f"what runs next at {newest.key} was sent its input already, which an edit does not "
            "reach: fork the thread from the checkpoint before, and edit that"
        )


def _has_results(opened: Opened) -> bool:
    return any(w.row.channel == RESUME or (w.row.idx or 0) >= 0 for w in opened.writes)


async def _subgraphs(parts: SaverParts, newest: Opened) -> list[Opened]:
    """The checkpoints of the subgraphs that run in the tasks of the newest checkpoint."""
    # Where a namespace names a task, its memory is that of the task.
    infos = await parts.engine.list_info(Selection(newest.key.thread_id))
    later = [i for i in infos if i.checkpoint_id > newest.key.checkpoint_id]
    named = [_key(info) for info in later if ":" in info.checkpoint_ns.rpartition("|")[2]]
    found = await _load(parts, named)
    return [o for o in found if (o.metadata.get("parents") or {}).get("") == newest.key[2]]


def _key(info: CheckpointInfo) -> CheckpointKey:
    return CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)


def _has_begun(subgraph: Opened) -> bool:
    # Before the first step there is its input.
    step = subgraph.metadata.get("step")
    return step != -1 and (step != 0 or _has_results(subgraph))


def _waits(newest: Opened) -> bool:
    """Whether a question is open, as list_unfinished.sql has it."""
    channels = {write.row.channel for write in newest.writes}
    return INTERRUPT in channels and all(w.row.task_id != NO_TASK for w in newest.writes)


def _has_tasks(opened: Opened, document: Mapping[str, Any]) -> bool:
    values = {
        channel: _decided(value) if channel == _SENT or channel.startswith(_JOIN) else value
        for channel, value in opened.values.items()
    }
    return has_tasks({**document, "channel_values": {**values, **document["channel_values"]}})


def _decided(value: StoredValue) -> Any:
    """A value that says whether a node runs next; what can't be decoded counts as one that does."""
    try:
        return value.decode(STRICT)
    except PgCheckpointError:
        return value


# --- new checkpoints ---


def _child(
    newest: Opened, channel: str, value: Any, next_version: Callable[[Any, None], Any]
) -> dict[str, Any]:
    """The document of a child with another value, which triggers nothing."""
    document = _renewed(newest, newest.key.checkpoint_id)
    versions = document["channel_versions"]
    before, version = versions[channel], next_version(max(versions.values()), None)
    document["channel_versions"] = {**versions, channel: version}
    document["versions_seen"] = {
        node: {**seen, channel: version} if seen.get(channel) == before else seen
        for node, seen in document["versions_seen"].items()
    }
    document["channel_values"] = {**newest.small, channel: value}
    return document


def _renewed(opened: Opened, newest_id: str) -> dict[str, Any]:
    """A checkpoint's document with a new id, which comes after all others."""
    fresh = empty_checkpoint()
    if fresh["id"] <= newest_id:
        raise NotEditableError(
            f"a new checkpoint would come before {newest_id!r}: this machine's clock is late, or "
            "its application names checkpoints by a rule of its own"
        )
    # Which channels the last step gave a value says nothing of this one: LangGraph looks at all.
    changed = {"id": fresh["id"], "ts": fresh["ts"], "updated_channels": None}
    return {**opened.checkpoint, **changed}


async def _store(
    parts: SaverParts,
    opened: Opened,
    document: dict[str, Any],
    parent_id: str | None,
    source: str,
) -> str:
    large = Opening().values(opened)
    kept = {c: typed for c, typed in large.items() if c not in document["channel_values"]}
    place, metadata = ("", document["id"]), _metadata(opened.metadata, source)
    arriving = ArrivingThread(opened.key.thread_id, parts.serde, parts.seal)
    put = arriving.put(place, parent_id, document, metadata, kept)
    put.has_tasks = _has_tasks(opened, document)
    await parts.engine.put(put)
    return str(document["id"])


def _metadata(of: Mapping[str, Any], source: str) -> str:
    kept = {name: value for name, value in of.items() if name not in _OF_THE_RUN}
    step = of.get("step")
    after = {"step": step + 1} if isinstance(step, int) else {}
    return orjson.dumps({**kept, "source": source, **after}).decode()
