"""`draft_of`, `put_edit`, `put_fork`: a new checkpoint of a thread, made of a stored one by hand.

    newest ──► draft ──► edited text ──► a child of the newest, with one value changed
    any ─────► a copy of it, which comes last

As after LangGraph's `update_state`, what was stored stays, and is the history. What runs next
stays as well: no node is run, and no reducer. All other values are stored as the bytes that they
are, of whatever class. The thread's lease is held meanwhile: an edit never races with a run.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson
from langgraph.checkpoint.base import empty_checkpoint

from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of
from pg_checkpoint.codec.next_tasks import next_nodes
from pg_checkpoint.codec.opened import Opened, Opening, open_checkpoint
from pg_checkpoint.codec.selection import Selection
from pg_checkpoint.codec.strict_serializer import StrictSerializer
from pg_checkpoint.editing.editable import text_of, value_of
from pg_checkpoint.errors import (
    CheckpointNotFoundError,
    ConcurrentWriteError,
    NotEditableError,
)
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, load_page

__all__ = ["Draft", "draft_of", "put_edit", "put_fork"]

# Decodes what is edited; of other classes nothing is made, nor taken for plain data.
_SERDE = StrictSerializer()
# What is of the run that made a checkpoint, and of no copy of it.
_OF_THE_RUN = frozenset({"run_id", "source", "step", "writes"})


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


async def draft_of(saver: CheckpointerInterface, thread_id: str, channel: str) -> Draft:
    """Reads a value of a thread's newest root checkpoint.

    Raises:
        CheckpointNotFoundError: If the thread has none.
        NotEditableError: If it has no such value, or JSON can't express it; or if tasks of its
            step have finished, whose results an edit would lose.
        TypeNotAllowedError: If it holds an object of another class than a message.
    """
    return await at_home(saver, partial(_draft, thread_id=thread_id_of(thread_id), channel=channel))


async def put_edit(saver: CheckpointerInterface, draft: Draft, text: str) -> str:
    """Puts a child of the draft's checkpoint with the edited value; returns its id.

    Raises:
        NotEditableError: If the text is not JSON, or is none of a value.
        LeaseHeldError: If a run drives the thread.
        ConcurrentWriteError: If the thread has another newest checkpoint by now.
    """
    value = value_of(text)

    async def put(parts: SaverParts) -> str:
        opened = await _opened(parts, draft.thread_id, None)
        if opened.key.checkpoint_id != draft.checkpoint_id:
            raise ConcurrentWriteError(
                f"thread {draft.thread_id!r} has gone on since its value was read: edit it again"
            )
        _check_results(opened)
        return await _put_child(parts, opened, draft.channel, value, saver.get_next_version)

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

    async def put(parts: SaverParts) -> str:
        newest = await _opened(parts, thread_id, None)
        opened = await _opened(parts, thread_id, checkpoint_id)
        document = _renewed(opened, newest.key.checkpoint_id)
        return await _put(parts, opened, document, opened.parent_id, "fork")

    return await _under_lease(saver, thread_id, put)


async def _under_lease(saver: CheckpointerInterface, thread_id: str, put: Any) -> str:
    """Makes a put; a thread that waited to be resumed, or was given up, is resumed then."""
    put_id = ""
    with suppress(_EditedError):
        async with saver.lease(thread_id) as lease:
            put_id = await at_home(saver, put)
            if lease._holding.was_due:
                lease.hand_over()
            raise _EditedError
    return put_id


async def _draft(parts: SaverParts, *, thread_id: str, channel: str) -> Draft:
    opened = await _opened(parts, thread_id, None)
    _check_results(opened)
    if channel in opened.small:
        value = opened.small[channel]
    elif channel in opened.values:
        value = opened.values[channel].decode(_SERDE)
    else:
        there = ", ".join(sorted({*opened.small, *opened.values}))
        raise NotEditableError(
            f"channel {channel!r} has no value of its own at {opened.key}; these have: {there}"
        )
    return Draft(thread_id, channel, opened.key.checkpoint_id, value, text_of(value, _SERDE))


async def _opened(parts: SaverParts, thread_id: str, checkpoint_id: str | None) -> Opened:
    """A root checkpoint, whole; the newest one if none is named."""
    chosen = Selection(thread_id, "", checkpoint_id, limit=1)
    infos = await parts.engine.list_info(chosen)
    if not infos:
        what = "no checkpoint" if checkpoint_id is None else f"no checkpoint {checkpoint_id!r}"
        raise CheckpointNotFoundError(f"thread {thread_id!r} has {what}")
    page = await load_page(parts, [CheckpointKey(thread_id, "", infos[0].checkpoint_id)])
    if not page.checkpoints:
        raise CheckpointNotFoundError(f"thread {thread_id!r} was deleted just now")
    opened = open_checkpoint(page.checkpoints[0], page, parts.seal)
    opened.check_complete()
    return opened


def _check_results(opened: Opened) -> None:
    """Refuses a checkpoint whose tasks have results, which belong to it and to no other."""
    tasks = {write.row.task_id for write in opened.writes if (write.row.idx or 0) >= 0}
    if tasks:
        raise NotEditableError(
            f"{len(tasks)} tasks of the step at {opened.key} have finished, and an edit would "
            "lose their results: let the run finish, or settle it first (docs/recovery.md)"
        )


async def _put_child(
    parts: SaverParts, opened: Opened, channel: str, value: Any, next_version: Any
) -> str:
    document = _renewed(opened, opened.key.checkpoint_id)
    versions = document["channel_versions"]
    document["channel_versions"] = {
        **versions,
        channel: next_version(max(versions.values()), None),
    }
    document["channel_values"] = {**opened.small, channel: value}
    return await _put(parts, opened, document, opened.key.checkpoint_id, "update", channel)


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


async def _put(
    parts: SaverParts,
    opened: Opened,
    document: dict[str, Any],
    parent_id: str | None,
    source: str,
    changed: str | None = None,
) -> str:
    large = Opening().values(opened)
    if changed is not None:
        large.pop(changed, None)
    place, metadata = ("", document["id"]), _metadata(opened.metadata, source)
    arriving = ArrivingThread(opened.key.thread_id, parts.serde, parts.seal)
    put = arriving.put(place, parent_id, document, metadata, large)
    put.has_tasks = bool(next_nodes(document, has_values=False))
    await parts.engine.put(put)
    return str(document["id"])


def _metadata(of: Mapping[str, Any], source: str) -> str:
    kept = {name: value for name, value in of.items() if name not in _OF_THE_RUN}
    step = of.get("step")
    after = {} if not isinstance(step, int) else {"step": step + 1}
    return orjson.dumps({**kept, "source": source, **after}).decode()
