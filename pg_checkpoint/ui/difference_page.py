"""The page of a difference: what changed in the state between two checkpoints of a thread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.errors import CheckpointNotFoundError
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.ui.cells import Cells
from pg_checkpoint.ui.changes import changes_of
from pg_checkpoint.ui.contents import using_keys
from pg_checkpoint.ui.links import difference_url, place_of, thread_url
from pg_checkpoint.ui.problems import MistakeError
from pg_checkpoint.ui.rendering import Render


def difference_page(saver: PostgresSaver, render: Render, request: Request) -> Response:
    """From the checkpoint `a` of a `thread` to `b`; or, from a form, of those named by `of`."""
    asked = request.query_params
    thread_id = asked.get("thread", "")
    infos = saver.list_info({"configurable": {"thread_id": thread_id}})
    if "a" not in asked or "b" not in asked:
        return _of_form(request, thread_id, infos)
    a, b = (chosen(infos, asked[name]) for name in ("a", "b"))
    url = partial(difference_url, thread_id, asked["a"], asked["b"])
    cells = Cells(url, request, saver.serde)
    with using_keys(saver, thread_id):
        before, after = _values(saver, a), _values(saver, b)
    return render(
        "difference.html", thread_id=thread_id, sides=[("A", a), ("B", b)], cells=cells,
        changes=changes_of(before, after, cells),
        swapped=difference_url(thread_id, asked["b"], asked["a"]),
    )  # fmt: skip


def chosen(infos: Sequence[CheckpointInfo], place: str) -> CheckpointInfo:
    """The checkpoint of a thread that `place_of` named."""
    try:
        ns, checkpoint_id = json.loads(place)
    except (ValueError, TypeError, RecursionError):
        raise MistakeError("the address names no checkpoint") from None
    for info in infos:
        if (info.checkpoint_ns, info.checkpoint_id) == (ns, checkpoint_id):
            return info
    raise CheckpointNotFoundError("there is no such checkpoint in this thread")


def _of_form(request: Request, thread_id: str, infos: Sequence[CheckpointInfo]) -> Response:
    """Leads to the difference of the two that were ticked; of one, to where the other can be."""
    places = dict.fromkeys(request.query_params.getlist("of"))
    found = sorted((chosen(infos, place) for place in places), key=lambda i: i.checkpoint_id)
    names = [place_of(info.checkpoint_ns, info.checkpoint_id) for info in found]
    if len(names) == 1:
        ns = None if "all" in request.query_params else found[0].checkpoint_ns
        return RedirectResponse(thread_url(thread_id, ns, of=names[0], at="timeline"), 303)
    if len(names) != 2:
        raise MistakeError(f"tick two checkpoints to compare, not {len(names) or 'none'}")
    return RedirectResponse(difference_url(thread_id, *names), 303)


def _values(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    key = CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)
    if (found := saver.get_tuple(config_of(*key))) is None:
        raise CheckpointNotFoundError(f"checkpoint {info.checkpoint_id!r} was deleted just now")
    return dict(found.checkpoint["channel_values"])
