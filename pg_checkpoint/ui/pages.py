"""The pages: threads, a thread, a checkpoint, a difference, the store."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from functools import partial
from typing import Any

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
# Threads whose run stands still, or waits, on one page; with questions, which may be long, fewer.
_MOST = {"unfinished": 500, "given up": 500, "waiting": 100}


def threads_page(saver: PostgresSaver, render: drawing.Render, request: Request) -> Response:
    """Threads whose id begins with `prefix` and whose metadata has `where`; in `state`, if any."""
    asked = {n: request.query_params.get(n, "") for n in ("prefix", "where", "sizes", "state")}
    state, prefix, problem = asked["state"], asked["prefix"].strip(), None
    listed: list[Any] = []
    try:
        metadata = filter_of(asked["where"])
        if state:
            listed = _stopped(saver, state, metadata)
        else:
            listed = saver.list_threads(
                limit=_THREADS_A_PAGE + 1,
                before=_last(request),
                prefix=prefix,
                filter=metadata,
                with_bytes=bool(asked["sizes"]),
            )
    except (drawing.MistakeError, InvalidKeyError, UnsupportedCallError) as error:
        # It is told in the form, where it can be mended.
        problem = drawing.problem_of(error)
    status = problem.status if problem else 200
    if state:
        most = _MOST.get(state, 0)
        return render(
            "waiting.html" if state == "waiting" else "unfinished.html", status, asked=asked,
            threads=[thread for thread in listed if thread.thread_id.startswith(prefix)],
            is_search=True, problem=problem, most=most if len(listed) == most else None,
        )  # fmt: skip
    page, after = listed[:_THREADS_A_PAGE], None
    if len(listed) > len(page):
        last = {"after": page[-1].active_at.isoformat(), "id": page[-1].thread_id}
        after = links.threads_url(**asked, **last)
    return render(
        "threads.html", status, threads=page, asked=asked, after=after,
        first=links.threads_url(**asked), is_first="after" not in request.query_params,
        is_search=bool(asked["prefix"] or asked["where"]), problem=problem,
    )  # fmt: skip


def _stopped(saver: PostgresSaver, state: str, metadata: dict[str, Any]) -> list[Any]:
    if state not in _MOST:
        raise drawing.MistakeError(f"runs are {', '.join(_MOST)}")
    if state == "waiting":
        with drawing.using_keys(saver):
            return threads.list_waiting(saver, filter=metadata, limit=_MOST[state])
    given_up = state == "given up"
    return threads.list_unfinished(saver, filter=metadata, limit=_MOST[state], given_up=given_up)


def _last(request: Request) -> ThreadInfo | None:
    """The last thread of the page before, as far as list_threads needs it."""
    if (after := request.query_params.get("after")) is None:
        return None
    try:
        moment = datetime.fromisoformat(after)
    except ValueError:
        raise drawing.MistakeError("the start of the page is not a time") from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return ThreadInfo(request.query_params.get("id", ""), moment, moment, {}, 0, [], None)


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
        try:
            return {name.strip(): orjson.loads(value.strip())}
        except orjson.JSONDecodeError:
            return {name.strip(): value.strip()}
    try:
        return dict(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise drawing.MistakeError(f"that is not JSON: {error}") from None


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
    step, metadata = near.step, near.step.metadata
    cells = drawing.Cells(partial(links.checkpoint_url, *key), request, saver.serde)
    with drawing.using_keys(saver, key.thread_id):
        contents = drawing.contents_of(saver, key, step, cells)
    problem = contents.problem
    # Without its key a page is whole but for the values; a damaged row is an error.
    status = problem.status if problem and problem.status != 403 else 200
    return render(
        "checkpoint.html", status, key=key, near=near, step=step, contents=contents, cells=cells,
        nodes=[node for node in step.nodes if not views.is_internal(node)],
        metadata=drawing.metadata_of(metadata, cells), is_sealed="pg:sealed" in metadata,
        config=json.dumps(config_of(*key), indent=2, ensure_ascii=False),
        show_all=links.checkpoint_url(*key, show=(drawing.ALL,)),
        hide_all=links.checkpoint_url(*key),
    )  # fmt: skip


def _around(saver: PostgresSaver, key: CheckpointKey) -> _Around:
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
    ticked = sorted((chosen(infos, place) for place in places), key=lambda i: i.checkpoint_id)
    names = [links.place_of(info.checkpoint_ns, info.checkpoint_id) for info in ticked]
    if len(names) == 1:
        ns = None if "all" in request.query_params else ticked[0].checkpoint_ns
        return RedirectResponse(links.thread_url(thread_id, ns, of=names[0], at="timeline"), 303)
    if len(names) != 2:
        raise drawing.MistakeError(f"tick two checkpoints to compare, not {len(names) or 'none'}")
    return RedirectResponse(links.difference_url(thread_id, *names), 303)


def _values(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    key = CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)
    if (stored := saver.get_tuple(config_of(*key))) is None:
        raise CheckpointNotFoundError(f"checkpoint {info.checkpoint_id!r} was deleted just now")
    return dict(stored.checkpoint["channel_values"])


# The page of a thread: its steps with forks and durations, and how its state grew.


_PAGE = 200
# The units of the chart's SVG, which is stretched to the page; how many points it has at most.
WIDTH, HEIGHT = 1000, 100
_MAX_POINTS = 400


@dataclass(frozen=True)
class Row:
    """A row of the timeline."""

    step: views.Step
    place: drawing.BranchRow
    rail: drawing.Rail
    anchor: str  # what an address names it by: the newest with its step's number
    share: int | None  # its duration in percent of the longest on the page; None if it was no work

    @property
    def nodes(self) -> list[str]:
        return [node for node in self.step.nodes if not views.is_internal(node)]

    @property
    def channels(self) -> list[str]:
        return [channel for channel in self.step.channels if not views.is_internal(channel)]

    @property
    def is_tip(self) -> bool:
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
    page = _number(request, "page", "1")
    if page is None or not 1 <= page <= pages:
        raise drawing.MistakeError(f"there are pages 1 to {pages}")
    rows, of = _rows(saver, thread_id, ns, infos, page), request.query_params.get("of", "")
    return render(
        "thread.html", thread_id=thread_id, namespaces=namespaces, ns=ns, infos=infos, rows=rows,
        worked=_total(rows, None), waited=_total(rows, "answer"),
        chart=chart_of([info.bytes for info in reversed(infos)]),
        of=of, of_info=chosen(everything, of) if of else None, page=page, pages=pages,
    )  # fmt: skip


def _total(rows: Sequence[Row], pause: views.Pause | None) -> timedelta:
    """How long steps with such a pause took. Idle time is no sum: that of branches overlaps."""
    durations = (row.step.duration for row in rows if row.step.pause == pause)
    return sum((time for time in durations if time is not None), timedelta())


def _to_step(
    request: Request, thread_id: str, ns: str | None, infos: Sequence[CheckpointInfo]
) -> Response:
    """Leads to the page that has a step; of several with its number, the newest."""
    text = request.query_params["step"].strip()
    steps = [str(info.step) if type(info.step) is int else "" for info in infos]
    if not text or text not in steps:
        known = [int(step) for step in steps if step]
        numbers = f"{min(known)} to {max(known)}" if known else "unknown without a key"
        raise drawing.MistakeError(f"there is no step {text[:20]!r} here: the steps are {numbers}")
    page, of = steps.index(text) // _PAGE + 1, request.query_params.get("of", "")
    return RedirectResponse(links.thread_url(thread_id, ns, page, _anchor(int(text)), of=of), 303)


def _anchor(step: object) -> str:
    return f"step-{step}" if type(step) is int else ""


def _rows(
    saver: PostgresSaver, thread_id: str, ns: str | None, infos: Sequence[CheckpointInfo], page: int
) -> list[Row]:
    """The rows of a page; the graph is drawn as on one long page."""
    nodes = [(_key(info), _parent(info)) for info in infos]
    places = dict(zip(map(_key, infos), drawing.placed(nodes), strict=True))
    on_page = infos[(page - 1) * _PAGE : page * _PAGE]
    first = on_page[0].checkpoint_id
    # An id may be in several namespaces: all that have the page's first one are read again.
    # No id comes between one and itself with the least character behind it.
    again = sum(info.checkpoint_id == first for info in infos)
    steps = views.timeline(
        saver, thread_id, checkpoint_ns=ns, before=first + "\x01", limit=_PAGE + again
    )
    # What came or went between the two reads is in the next view.
    keys = set(map(_key, on_page))
    steps = [step for step in steps if _key(step) in keys]
    drawn = [places[_key(step)] for step in steps]
    columns = max((max(place.column, *place.passing, 0) + 1 for place in drawn), default=1)
    work = [step.duration for step in steps if step.duration and not step.pause]
    longest = max(work, default=timedelta(1))
    rows, anchors = list[Row](), {""}
    for step, place in zip(steps, drawn, strict=True):
        anchor = _anchor(step.step)
        share = None
        if step.duration is not None and step.pause is None:
            share = max(round(100 * (step.duration / longest)), 1)
        rail = drawing.rail_of(place, columns)
        rows.append(Row(step, place, rail, "" if anchor in anchors else anchor, share))
        anchors.add(anchor)
    return rows


def _key(checkpoint: CheckpointInfo | views.Step) -> tuple[str, str]:
    return checkpoint.checkpoint_ns, checkpoint.checkpoint_id


def _parent(info: CheckpointInfo) -> tuple[str, str] | None:
    parent = info.parent_checkpoint_id
    return (info.checkpoint_ns, parent) if parent is not None else None


def _namespace(request: Request, namespaces: Sequence[str]) -> str | None:
    """The one asked for; without a word the root, or all where there is no root."""
    if "all" in request.query_params:
        return None
    return request.query_params.get("ns", "" if "" in namespaces else None)


def _number(request: Request, name: str, default: str) -> int | None:
    # Short ones only: Python refuses to read integers of thousands of digits.
    text = request.query_params.get(name, default)
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None


# --- the chart ---


def chart_of(sizes: Sequence[int]) -> Chart | None:
    """Draws sizes, the oldest first; None of fewer than two.

    Of many neighbours the largest stands for all.
    """
    if len(sizes) < 2:
        return None
    width = math.ceil(len(sizes) / _MAX_POINTS)
    drawn = [max(sizes[n : n + width]) for n in range(0, len(sizes), width)]
    largest = max(*drawn, 1)
    # The next of 2, 4, 6, 10, 20, 40 and so on: halves of them are round too.
    unit: int = 10 ** (len(str(largest)) - 1)
    top = next(n * unit for n in (2, 4, 6, 10) if n * unit >= largest)
    step = WIDTH / (len(drawn) - 1)
    points = [f"{n * step:.1f},{HEIGHT - size / top * HEIGHT:.1f}" for n, size in enumerate(drawn)]
    area = [f"0,{HEIGHT}", *points, f"{WIDTH},{HEIGHT}"]
    return Chart(" ".join(points), " ".join(area), (top, top // 2, 0))


# The store's pages: namespaces and items, with a search; one item, its value on request.
#
# Lists decode no value, so they show what is encrypted or damaged too, but for the values.


_ITEMS_A_PAGE, _NAMESPACES = 50, 200


def store_page(store: PostgresStore, render: drawing.Render, request: Request) -> Response:
    """Items of the namespaces that begin with `prefix`, and whose value has `where`."""
    asked = {name: request.query_params.get(name, "").strip() for name in ("prefix", "where")}
    if (offset := _number(request, "offset", "0")) is None:
        raise drawing.MistakeError("offset is not a number")
    labels = views.namespace_of(asked["prefix"])
    op = SearchOp(labels, filter_of(asked["where"]), _ITEMS_A_PAGE + 1, offset, refresh_ttl=False)
    rows = _item_rows(store, op)
    items = [
        {
            "namespace": ".".join(labels_of(row[6])),
            "key": row[7],
            "created_at": row[3],
            "updated_at": row[4],
        }
        for row in rows[:_ITEMS_A_PAGE]
    ]
    more = links.store_url(**asked, offset=offset + _ITEMS_A_PAGE)
    namespaces = store.list_namespaces(prefix=labels, limit=_NAMESPACES + 1)
    return render(
        "store.html", items=items, asked=asked, is_first=not offset, first=links.store_url(**asked),
        after=more if len(rows) > _ITEMS_A_PAGE else None,
        namespaces=[".".join(namespace) for namespace in namespaces[:_NAMESPACES]],
        has_more_namespaces=len(namespaces) > _NAMESPACES,
        is_search=bool(asked["prefix"] or asked["where"]),
    )  # fmt: skip


def item_page(store: PostgresStore, render: drawing.Render, request: Request) -> Response:
    """One item; its value only with `show`, and in full length with `full`."""
    asked = request.query_params
    namespace, key = asked.get("ns", ""), asked.get("key", "")
    op = GetOp(views.namespace_of(namespace), key, refresh_ttl=False)
    if (row := _item_rows(store, op)) is None:
        missing = drawing.Problem(404, "Not found", f"There is no item {key!r} in {namespace!r}.")
        return render("problem.html", 404, problem=missing)
    value = None
    if "show" in asked:
        get = get_of(op.namespace, op.key, refresh=False)
        with drawing.using_keys(store):
            stored = store._codec.item(get, row).value
        value = drawing.shown(stored, whole="full" in asked)
    return render(
        "item.html", namespace=namespace, key=key, created_at=row[3], updated_at=row[4], value=value
    )


def _item_rows(store: PostgresStore, op: Op) -> Any:
    """The rows that one operation finds, as they are stored."""
    try:
        plan = store._codec.plan([op])
    except InvalidNamespaceError as error:
        raise drawing.MistakeError(str(error)) from None
    return store._bridge.call(store._engine.run(plan), "batch")[0]
