"""The page of a checkpoint: its state, what it changed, what is left to do."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.diagnosis.timeline import Step, timeline
from pg_checkpoint.errors import CheckpointNotFoundError
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.ui.cells import ALL, Cells
from pg_checkpoint.ui.contents import Contents, contents_of, metadata_of, using_keys
from pg_checkpoint.ui.links import checkpoint_url
from pg_checkpoint.ui.rendering import Render


@dataclass(frozen=True)
class _Around:
    """A checkpoint and its neighbours."""

    step: Step  # itself, without values
    parent: CheckpointInfo | None  # whose child it is; None if it has none, or that is not stored
    children: list[CheckpointInfo]  # made from it, newest first
    newer: CheckpointInfo | None  # the next in the namespace
    older: CheckpointInfo | None  # the one before


def checkpoint_page(saver: PostgresSaver, render: Render, request: Request) -> Response:
    """The checkpoint with `thread`, `ns` and `id`; `show` and `full` name values to show."""
    asked = request.query_params
    key = CheckpointKey(asked.get("thread", ""), asked.get("ns", ""), asked.get("id", ""))
    near = _around(saver, key)
    cells = Cells(partial(checkpoint_url, *key), request, saver.serde)
    with using_keys(saver, key.thread_id):
        contents = contents_of(saver, key, near.step, cells)
    problem = contents.problem
    # Without its key a page is whole but for the values; a damaged row is an error.
    status = problem.status if problem and problem.status != 403 else 200
    return render("checkpoint.html", status, **_context(key, near, cells, contents))


def _context(key: CheckpointKey, near: _Around, cells: Cells, contents: Contents) -> dict[str, Any]:
    return {
        "key": key,
        "near": near,
        "step": near.step,
        "nodes": [node for node in near.step.nodes if not is_internal(node)],
        "contents": contents,
        "metadata": metadata_of(near.step.metadata, cells),
        "is_sealed": "pg:sealed" in near.step.metadata,
        "config": json.dumps(config_of(*key), indent=2, ensure_ascii=False),
        "cells": cells,
        "show_all": checkpoint_url(*key, show=(ALL,)),
        "hide_all": checkpoint_url(*key),
    }


def _around(saver: PostgresSaver, key: CheckpointKey) -> _Around:
    """Looks at a checkpoint and its namespace."""
    place = {"thread_id": key.thread_id, "checkpoint_ns": key.checkpoint_ns}
    infos = saver.list_info({"configurable": place})
    # No id comes between this one and itself with the least character behind it.
    upper = key.checkpoint_id + "\x01"
    steps = timeline(saver, key.thread_id, checkpoint_ns=key.checkpoint_ns, before=upper, limit=1)
    at = next((n for n, i in enumerate(infos) if i.checkpoint_id == key.checkpoint_id), None)
    if at is None or not steps or steps[0].checkpoint_id != key.checkpoint_id:
        raise CheckpointNotFoundError(
            f"there is no checkpoint {key.checkpoint_id!r} in thread {key.thread_id!r}"
            + (f", namespace {key.checkpoint_ns!r}" if key.checkpoint_ns else "")
        )
    by_id = {info.checkpoint_id: info for info in infos}
    return _Around(
        step=steps[0],
        parent=by_id.get(steps[0].parent_checkpoint_id or ""),
        children=[i for i in infos if i.parent_checkpoint_id == key.checkpoint_id],
        newer=infos[at - 1] if at > 0 else None,
        older=infos[at + 1] if at + 1 < len(infos) else None,
    )
