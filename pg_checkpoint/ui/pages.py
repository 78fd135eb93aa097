"""The pages: threads, a thread, a checkpoint, a difference, the store."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from functools import partial
from typing import Any, TypeAlias

import orjson
from langgraph.store.base import GetOp, InvalidNamespaceError, Op, SearchOp
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.reading import config_of
from pg_checkpoint.core.errors import CheckpointNotFoundError, InvalidKeyError, UnsupportedCallError
from pg_checkpoint.runs import threads
from pg_checkpoint.saver.reads import CheckpointInfo, ThreadInfo
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.store.operations import get_of
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.store.values import labels_of
from pg_checkpoint.tools import views
from pg_checkpoint.ui import drawing, links

# The first page: threads, with a search; or those whose run stands still, or that wait.


_THREADS_A_PAGE = 50
_Stopped: TypeAlias = "list[threads.UnfinishedThread] | list[threads.WaitingThread]"
# Threads whose run stands still, or waits, on one page; with questions, which may be long, fewer.
_MOST = {"unfinished": 500, "given up": 500, "waiting": 100}


def threads_page(saver: PostgresSaver, render: drawing.Render, request: Request) -> Response:
    """Threads whose id begins with `prefix` and whose metadata has `where`; in `state`, if any."""
    if (state := request.query_params.get("state", "")) != "":
        return _stopped_page(saver, render, request, state)
    asked = _asked(request)
    found, problem = _found(saver, request, asked)
    threads, more = found[:_THREADS_A_PAGE], found[_THREADS_A_PAGE:]
    after = links.threads_url(**asked, **_place(threads[-1])) if more else None
    is_first = "after" not in request.query_params
    return render(
        "threads.html", problem.status if problem else 200, threads=threads, asked=asked,
        after=after, first=links.threads_url(**asked), is_first=is_first,
        is_search=bool(asked["prefix"] or asked["where"]), problem=problem,
    )  # fmt: skip


def _asked(request: Request) -> dict[str, str]:
    return {n: request.query_params.get(n, "") for n in ("prefix", "where", "sizes", "state")}


def _stopped_page(
    saver: PostgresSaver, render: drawing.Render, request: Request, state: str
) -> Response:
    asked, problem = _asked(request), None
    found: _Stopped = []
    try:
        found = _stopped(saver, state, filter_of(asked["where"]))
    except (drawing.MistakeError, UnsupportedCallError) as error:
        problem = drawing.problem_of(error)
    prefix = asked["prefix"].strip()
    threads = [thread for thread in found if thread.thread_id.startswith(prefix)]
    most = _MOST.get(state, 0)
    return render(
        "waiting.html" if state == "waiting" else "unfinished.html",
        problem.status if problem else 200, threads=threads, asked=asked, is_search=True,
        problem=problem, most=most if len(found) == most else None,
    )  # fmt: skip


def _stopped(saver: PostgresSaver, state: str, wanted: dict[str, Any]) -> _Stopped:
    if state not in _MOST:
        raise drawing.MistakeError(f"runs are {', '.join(_MOST)}")
    if state == "waiting":
        with drawing.using_keys(saver):
            return threads.list_waiting(saver, filter=wanted, limit=_MOST[state])
    is_given_up = state == "given up"
    return threads.list_unfinished(saver, filter=wanted, limit=_MOST[state], given_up=is_given_up)


def _found(
    saver: PostgresSaver, request: Request, asked: dict[str, str]
) -> tuple[list[ThreadInfo], drawing.Problem | None]:
    """The threads asked for; or what is wrong with the search, which can be mended in its form."""
    try:
        return saver.list_threads(
            limit=_THREADS_A_PAGE + 1,
            before=_last(request),
            prefix=asked["prefix"].strip(),
            filter=filter_of(asked["where"]),
            with_bytes=bool(asked["sizes"]),
        ), None
    except (drawing.MistakeError, InvalidKeyError, UnsupportedCallError) as error:
        return [], drawing.problem_of(error)


def filter_of(text: str) -> dict[str, Any]:
    """A metadata filter as it is typed: `user=ada`, or JSON.

    A value is a JSON one if it reads as such: `step=3` asks for the number, `step="3"` for text.
    """
    if not (text := text.strip()):
        return {}
    if not text.startswith("{"):
        name, equals, value = text.partition("=")
        if not (equals and name.strip()):
            raise drawing.MistakeError('write metadata as user=ada, or as JSON: {"user": "ada"}')
        return {name.strip(): _value(value.strip())}
    try:
        return dict(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise drawing.MistakeError(f"that is not JSON: {error}") from None


def _value(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


def _place(thread: ThreadInfo) -> dict[str, str]:
    """Where the next page goes on."""
    return {"after": thread.active_at.isoformat(), "id": thread.thread_id}


def _last(request: Request) -> ThreadInfo | None:
    if (after := request.query_params.get("after")) is None:
        return None
    try:
        moment = datetime.fromisoformat(after)
    except ValueError:
        raise drawing.MistakeError("the start of the page is not a time") from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return ThreadInfo(request.query_params.get("id", ""), moment, moment, {}, 0, [], None)


# The page of a checkpoint: its state, what it changed, what is left to do.


@dataclass(frozen=True)
class _Around:
    """A checkpoint and its neighbours."""

    step: views.Step  # itself, without values
    parent: CheckpointInfo | None  # whose child it is; None if it has none, or that is not stored
    children: list[CheckpointInfo]  # made from it, newest first
    newer: CheckpointInfo | None  # the next in the namespace
    older: CheckpointInfo | None  # the one before


def checkpoint_page(saver: PostgresSaver, render: drawing.Render, request: Request) -> Response:
    """The checkpoint with `thread`, `ns` and `id`; `show` and `full` name values to show."""
    asked = request.query_params
    key = CheckpointKey(asked.get("thread", ""), asked.get("ns", ""), asked.get("id", ""))
    near = _around(saver, key)
    cells = drawing.Cells(partial(links.checkpoint_url, *key), request, saver.serde)
    with drawing.using_keys(saver, key.thread_id):
        contents = drawing.contents_of(saver, key, near.step, cells)
    problem = contents.problem
    # Without its key a page is whole but for the values; a damaged row is an error.
    status = problem.status if problem and problem.status != 403 else 200
    return render("checkpoint.html", status, **_context(key, near, cells, contents))


def _context(
    key: CheckpointKey, near: _Around, cells: drawing.Cells, contents: drawing.Contents
) -> dict[str, Any]:
    return {
        "key": key,
        "near": near,
        "step": near.step,
        "nodes": [node for node in near.step.nodes if not views.is_internal(node)],
        "contents": contents,
        "metadata": drawing.metadata_of(near.step.metadata, cells),
        "is_sealed": "pg:sealed" in near.step.metadata,
        "config": json.dumps(config_of(*key), indent=2, ensure_ascii=False),
        "cells": cells,
        "show_all": links.checkpoint_url(*key, show=(drawing.ALL,)),
        "hide_all": links.checkpoint_url(*key),
    }


def _around(saver: PostgresSaver, key: CheckpointKey) -> _Around:
    """Looks at a checkpoint and its namespace."""
    place = {"thread_id": key.thread_id, "checkpoint_ns": key.checkpoint_ns}
    infos = saver.list_info({"configurable": place})
    # No id comes between this one and itself with the least character behind it.
    upper = key.checkpoint_id + "\x01"
    steps = views.timeline(
        saver, key.thread_id, checkpoint_ns=key.checkpoint_ns, before=upper, limit=1
    )
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


# The page of a difference: what changed in the state between two checkpoints of a thread.


def difference_page(saver: PostgresSaver, render: drawing.Render, request: Request) -> Response:
    """From the checkpoint `a` of a `thread` to `b`; or, from a form, of those named by `of`."""
    asked = request.query_params
    thread_id = asked.get("thread", "")
    infos = saver.list_info({"configurable": {"thread_id": thread_id}})
    if "a" not in asked or "b" not in asked:
        return _of_form(request, thread_id, infos)
    a, b = (chosen(infos, asked[name]) for name in ("a", "b"))
    url = partial(links.difference_url, thread_id, asked["a"], asked["b"])
    cells = drawing.Cells(url, request, saver.serde)
    with drawing.using_keys(saver, thread_id):
        before, after = _values(saver, a), _values(saver, b)
    return render(
        "difference.html", thread_id=thread_id, sides=[("A", a), ("B", b)], cells=cells,
        changes=drawing.changes_of(before, after, cells),
        swapped=links.difference_url(thread_id, asked["b"], asked["a"]),
    )  # fmt: skip


def chosen(infos: Sequence[CheckpointInfo], place: str) -> CheckpointInfo:
    """The checkpoint of a thread that `place_of` named."""
    try:
        ns, checkpoint_id = json.loads(place)
    except (ValueError, TypeError, RecursionError):
        raise drawing.MistakeError("the address names no checkpoint") from None
    for info in infos:
        if (info.checkpoint_ns, info.checkpoint_id) == (ns, checkpoint_id):
            return info
    raise CheckpointNotFoundError("there is no such checkpoint in this thread")


def _of_form(request: Request, thread_id: str, infos: Sequence[CheckpointInfo]) -> Response:
    """Leads to the difference of the two that were ticked; of one, to where the other can be."""
    places = dict.fromkeys(request.query_params.getlist("of"))
    found = sorted((chosen(infos, place) for place in places), key=lambda i: i.checkpoint_id)
    names = [links.place_of(info.checkpoint_ns, info.checkpoint_id) for info in found]
    if len(names) == 1:
        ns = None if "all" in request.query_params else found[0].checkpoint_ns
        return RedirectResponse(links.thread_url(thread_id, ns, of=names[0], at="timeline"), 303)
    if len(names) != 2:
        raise drawing.MistakeError(f"tick two checkpoints to compare, not {len(names) or 'none'}")
    return RedirectResponse(links.difference_url(thread_id, *names), 303)


def _values(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    key = CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)
    if (found := saver.get_tuple(config_of(*key))) is None:
        raise CheckpointNotFoundError(f"checkpoint {info.checkpoint_id!r} was deleted just now")
    return dict(found.checkpoint["channel_values"])


# The page of a thread: its steps with forks and durations, and how its state grew.


_PAGE = 200
# The units of the chart's SVG, which is stretched to the page; how many points it has at most.
WIDTH, HEIGHT = 1000, 100
_MAX_POINTS = 400


@dataclass(frozen=True)
class Row:
    """A row of the timeline."""

    step: views.Step  # the step that it shows
    place: drawing.BranchRow  # where it stands in the graph
    rail: drawing.Rail  # how that is drawn
    anchor: str = ""  # what an address names it by: the newest with its step's number
    # Its duration in percent of the longest on the page; None if it did no work.
    share: int | None = None

    @property
    def nodes(self) -> list[str]:
        """The graph's nodes that made it."""
        return [node for node in self.step.nodes if not views.is_internal(node)]

    @property
    def channels(self) -> list[str]:
        """The graph's channels that were written."""
        return [channel for channel in self.step.channels if not views.is_internal(channel)]

    @property
    def is_tip(self) -> bool:
        """Whether nothing was made from it."""
        return not self.place.children


@dataclass(frozen=True)
class Chart:
    """A line of sizes over time, as coordinates and labels for an SVG."""

    line: str  # points, as a polyline has them
    area: str  # points, as a polygon has them
    ticks: tuple[int, ...]  # sizes at the grid's lines, the greatest first, down to zero


def thread_page(saver: PostgresSaver, render: drawing.Render, request: Request) -> Response:
    """The thread with `id`: a namespace's checkpoints (`ns`), or those of `all`."""
    thread_id = request.query_params.get("id", "")
    everything = saver.list_info({"configurable": {"thread_id": thread_id}})
    if not everything:
        raise CheckpointNotFoundError(f"there is no thread {thread_id!r}")
    namespaces = sorted({info.checkpoint_ns for info in everything})
    ns = _namespace(request, namespaces)
    if not (infos := [info for info in everything if ns in (None, info.checkpoint_ns)]):
        raise CheckpointNotFoundError(f"there is no namespace {ns!r} in thread {thread_id!r}")
    if "step" in request.query_params:
        return _to_step(request, thread_id, ns, infos)
    pages = max(1, -(-len(infos) // _PAGE))
    page = _page_number(request, pages)
    rows = _rows(saver, thread_id, ns, infos, page)
    of = request.query_params.get("of", "")
    return render(
        "thread.html",
        thread_id=thread_id,
        namespaces=namespaces,
        ns=ns,
        infos=infos,
        rows=rows,
        worked=_total(rows, None),
        waited=_total(rows, "answer"),
        chart=chart_of([info.bytes for info in reversed(infos)]),
        of=of,
        of_info=chosen(everything, of) if of else None,
        page=page,
        pages=pages,
    )


def _total(rows: Sequence[Row], pause: views.Pause | None) -> timedelta:
    """How long steps with such a pause took. Idle time is no sum: that of branches overlaps."""
    found = (row.step.duration for row in rows if row.step.pause == pause)
    return sum((time for time in found if time is not None), timedelta())


def _to_step(
    request: Request, thread_id: str, ns: str | None, infos: Sequence[CheckpointInfo]
) -> Response:
    """Leads to the page that has a step; of several with its number, the newest."""
    text = request.query_params["step"].strip()
    steps = [str(info.step) if type(info.step) is int else "" for info in infos]
    if not text or text not in steps:
        known = [int(step) for step in steps if step]
        said = f"{min(known)} to {max(known)}" if known else "unknown without a key"
        raise drawing.MistakeError(f"there is no step {text[:20]!r} here: the steps are {said}")
    page, of = steps.index(text) // _PAGE + 1, request.query_params.get("of", "")
    return RedirectResponse(links.thread_url(thread_id, ns, page, _anchor(int(text)), of=of), 303)


def _anchor(step: object) -> str:
    return f"step-{step}" if type(step) is int else ""


def _rows(
    saver: PostgresSaver, thread_id: str, ns: str | None, infos: Sequence[CheckpointInfo], page: int
) -> list[Row]:
    """The rows of a page; the graph is drawn as on one long page."""
    places = drawing.placed([(_key(i), _parent(i)) for i in infos])
    by_key = dict(zip(map(_key, infos), places, strict=True))
    on_page = infos[(page - 1) * _PAGE : page * _PAGE]
    first = on_page[0].checkpoint_id
    # An id may be in several namespaces: all that have the page's first one are read again.
    # No id comes between one and itself with the least character behind it.
    again = sum(info.checkpoint_id == first for info in infos)
    steps = views.timeline(
        saver, thread_id, checkpoint_ns=ns, before=first + "\x01", limit=_PAGE + again
    )
    # What came or went between the two reads is in the next view.
    wanted = set(map(_key, on_page))
    shown = [s for s in steps if (s.checkpoint_ns, s.checkpoint_id) in wanted]
    drawn = [by_key[s.checkpoint_ns, s.checkpoint_id] for s in shown]
    columns = max((max(p.column, *p.passing, 0) + 1 for p in drawn), default=1)
    anchors = [_anchor(step.step) for step in shown]
    longest = max((s.duration for s in shown if s.duration and not s.pause), default=timedelta(1))
    return [
        Row(
            s,
            p,
            drawing.rail_of(p, columns),
            "" if anchor in anchors[:n] else anchor,
            _share(s, longest),
        )
        for n, (s, p, anchor) in enumerate(zip(shown, drawn, anchors, strict=True))
    ]


def _share(step: views.Step, longest: timedelta) -> int | None:
    """In percent, where it is work."""
    if step.duration is None or step.pause is not None:
        return None
    return max(round(100 * (step.duration / longest)), 1)


def _key(info: CheckpointInfo) -> tuple[str, str]:
    return info.checkpoint_ns, info.checkpoint_id


def _parent(info: CheckpointInfo) -> tuple[str, str] | None:
    parent = info.parent_checkpoint_id
    return (info.checkpoint_ns, parent) if parent is not None else None


def _namespace(request: Request, namespaces: Sequence[str]) -> str | None:
    """The one asked for; without a word the root, or all where there is no root."""
    if "all" in request.query_params:
        return None
    if "ns" in request.query_params:
        return request.query_params["ns"]
    return "" if "" in namespaces else None


def _page_number(request: Request, pages: int) -> int:
    text = request.query_params.get("page", "1")
    # Short ones only: Python refuses to read integers of thousands of digits.
    number = int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else 0
    if not 1 <= number <= pages:
        raise drawing.MistakeError(f"there are pages 1 to {pages}")
    return number


# --- the chart ---


def chart_of(sizes: Sequence[int]) -> Chart | None:
    """Draws sizes, the oldest first; None of fewer than two.

    Of many neighbours the largest stands for all.
    """
    if len(sizes) < 2:
        return None
    drawn = _thinned(sizes)
    top = _round_up(max(*drawn, 1))
    step = WIDTH / (len(drawn) - 1)
    points = [f"{n * step:.1f},{HEIGHT - size / top * HEIGHT:.1f}" for n, size in enumerate(drawn)]
    area = [f"0,{HEIGHT}", *points, f"{WIDTH},{HEIGHT}"]
    return Chart(" ".join(points), " ".join(area), (top, top // 2, 0))


def _thinned(sizes: Sequence[int]) -> list[int]:
    width = math.ceil(len(sizes) / _MAX_POINTS)
    return [max(sizes[n : n + width]) for n in range(0, len(sizes), width)]


def _round_up(size: int) -> int:
    """The next of 2, 4, 6, 10, 20, 40 and so on: halves of them are round too."""
    unit: int = 10 ** (len(str(size)) - 1)
    return next(n * unit for n in (2, 4, 6, 10) if n * unit >= size)


# The store's pages: namespaces and items, with a search; one item, its value on request.
#
# Lists decode no value, so they show what is encrypted or damaged too, but for the values.


_ITEMS_A_PAGE, _NAMESPACES = 50, 200


@dataclass(frozen=True)
class _Listed:
    """An item in a list."""

    namespace: str
    key: str
    created_at: datetime
    updated_at: datetime


def store_page(store: PostgresStore, render: drawing.Render, request: Request) -> Response:
    """Items of the namespaces that begin with `prefix`, and whose value has `where`."""
    asked = {name: request.query_params.get(name, "").strip() for name in ("prefix", "where")}
    offset, labels = _number(request, "offset"), views.namespace_of(asked["prefix"])
    op = SearchOp(labels, filter_of(asked["where"]), _ITEMS_A_PAGE + 1, offset, refresh_ttl=False)
    found = [_listed(row) for row in _item_rows(store, op)]
    namespaces = store.list_namespaces(prefix=labels, limit=_NAMESPACES + 1)
    items, more = found[:_ITEMS_A_PAGE], found[_ITEMS_A_PAGE:]
    return render(
        "store.html", items=items, asked=asked, is_first=not offset, first=links.store_url(**asked),
        after=links.store_url(**asked, offset=offset + _ITEMS_A_PAGE) if more else None,
        namespaces=[".".join(found) for found in namespaces[:_NAMESPACES]],
        has_more_namespaces=len(namespaces) > _NAMESPACES,
        is_search=bool(asked["prefix"] or asked["where"]),
    )  # fmt: skip


def item_page(store: PostgresStore, render: drawing.Render, request: Request) -> Response:
    """One item; its value only with `show`, and in full length with `full`."""
    namespace, key = (request.query_params.get(name, "") for name in ("ns", "key"))
    op = GetOp(views.namespace_of(namespace), key, refresh_ttl=False)
    if (row := _item_rows(store, op)) is None:
        missing = drawing.Problem(404, "Not found", f"There is no item {key!r} in {namespace!r}.")
        return render("problem.html", 404, problem=missing)
    asked = request.query_params
    value = None
    if "show" in asked:
        get = get_of(op.namespace, op.key, refresh=False)
        with drawing.using_keys(store):
            value = store._codec.item(get, row).value
    return render(
        "item.html", namespace=namespace, key=key, created_at=row[3], updated_at=row[4],
        value=None if value is None else drawing.shown(value, whole="full" in asked),
    )  # fmt: skip


def _item_rows(store: PostgresStore, op: Op) -> Any:
    """What one operation found, as it is stored."""
    try:
        plan = store._codec.plan([op])
    except InvalidNamespaceError as error:
        raise drawing.MistakeError(str(error)) from None
    return store._bridge.call(store._engine.run(plan), "batch")[0]


def _listed(row: Sequence[Any]) -> _Listed:
    return _Listed(".".join(labels_of(row[6])), row[7], row[3], row[4])


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise drawing.MistakeError(f"{name} is not a number")
    return int(text)
