"""The page of a checkpoint: its state, what it changed, what is left to do."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.ui.around import Around, around
from pg_checkpoint.ui.cells import ALL, Cells
from pg_checkpoint.ui.changes import is_internal
from pg_checkpoint.ui.contents import Contents, contents_of, metadata_of
from pg_checkpoint.ui.links import checkpoint_url
from pg_checkpoint.ui.rendering import Render

__all__ = ["checkpoint_page"]


def checkpoint_page(saver: PostgresSaver, render: Render, request: Request) -> Response:
    """The checkpoint with `thread`, `ns` and `id`; `show` and `full` name values to show."""
    asked = request.query_params
    key = CheckpointKey(asked.get("thread", ""), asked.get("ns", ""), asked.get("id", ""))
    near = around(saver, key)
    cells = Cells(partial(checkpoint_url, *key), request, saver.serde)
    contents = contents_of(saver, key, near.step, cells)
    problem = contents.problem
    # Without its key a page is whole but for the values; a damaged row is an error.
    status = problem.status if problem and problem.status != 403 else 200
    return render("checkpoint.html", status, **_context(key, near, cells, contents))


def _context(key: CheckpointKey, near: Around, cells: Cells, contents: Contents) -> dict[str, Any]:
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
