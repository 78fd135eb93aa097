"""The page of a thread: its steps with forks and durations, and how its state grew."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.diagnosis.timeline import Pause, Step, timeline
from pg_checkpoint.errors import CheckpointNotFoundError
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.ui.branches import BranchRow, Rail, placed, rail_of
from pg_checkpoint.ui.difference_page import chosen
from pg_checkpoint.ui.links import thread_url
from pg_checkpoint.ui.problems import MistakeError
from pg_checkpoint.ui.rendering import Render

_PAGE = 200
# The units of the chart's SVG, which is stretched to the page; how many points it has at most.
WIDTH, HEIGHT = 1000, 100
_MAX_POINTS = 400


@dataclass(frozen=True)
class Row:
    """A row of the timeline."""

    step: Step  # the step that it shows
    place: BranchRow  # where it stands in the graph
    rail: Rail  # how that is drawn
    anchor: str = ""  # what an address names it by: the newest with its step's number
    # Its duration in percent of the longest on the page; None if it did no work.
    share: int | None = None

    @property
    def nodes(self) -> list[str]:
        """The graph's nodes that made it."""
        return [node for node in self.step.nodes if not is_internal(node)]

    @property
    def channels(self) -> list[str]:
        """The graph's channels that were written."""
        return [channel for channel in self.step.channels if not is_internal(channel)]

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


def thread_page(saver: PostgresSaver, render: Render, request: Request) -> Response:
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


def _total(rows: Sequence[Row], pause: Pause | None) -> timedelta:
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
        raise MistakeError(f"there is no step {text[:20]!r} here: the steps are {said}")
    page, of = steps.index(text) // _PAGE + 1, request.query_params.get("of", "")
    return RedirectResponse(thread_url(thread_id, ns, page, _anchor(int(text)), of=of), 303)


def _anchor(step: object) -> str:
    return f"step-{step}" if type(step) is int else ""


def _rows(
    saver: PostgresSaver, thread_id: str, ns: str | None, infos: Sequence[CheckpointInfo], page: int
) -> list[Row]:
    """The rows of a page; the graph is drawn as on one long page."""
    places = placed([(_key(i), _parent(i)) for i in infos])
    by_key = dict(zip(map(_key, infos), places, strict=True))
    on_page = infos[(page - 1) * _PAGE : page * _PAGE]
    first = on_page[0].checkpoint_id
    # An id may be in several namespaces: all that have the page's first one are read again.
    # No id comes between one and itself with the least character behind it.
    again = sum(info.checkpoint_id == first for info in infos)
    steps = timeline(saver, thread_id, checkpoint_ns=ns, before=first + "\x01", limit=_PAGE + again)
    # What came or went between the two reads is in the next view.
    wanted = set(map(_key, on_page))
    shown = [s for s in steps if (s.checkpoint_ns, s.checkpoint_id) in wanted]
    drawn = [by_key[s.checkpoint_ns, s.checkpoint_id] for s in shown]
    columns = max((max(p.column, *p.passing, 0) + 1 for p in drawn), default=1)
    anchors = [_anchor(step.step) for step in shown]
    longest = max((s.duration for s in shown if s.duration and not s.pause), default=timedelta(1))
    return [
        Row(s, p, rail_of(p, columns), "" if anchor in anchors[:n] else anchor, _share(s, longest))
        for n, (s, p, anchor) in enumerate(zip(shown, drawn, anchors, strict=True))
    ]


def _share(step: Step, longest: timedelta) -> int | None:
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
        raise MistakeError(f"there are pages 1 to {pages}")
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
