"""The first page: threads, with a search; or those whose run stands still, or that wait."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any, TypeAlias

import orjson
from starlette.requests import Request
from starlette.responses import Response

from pg_checkpoint.errors import InvalidKeyError, UnsupportedCallError
from pg_checkpoint.reading.listing import ThreadInfo
from pg_checkpoint.runs.unfinished import UnfinishedThread, list_unfinished
from pg_checkpoint.runs.waiting import WaitingThread, list_waiting
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.ui.contents import using_keys
from pg_checkpoint.ui.links import threads_url
from pg_checkpoint.ui.problems import MistakeError, Problem, problem_of
from pg_checkpoint.ui.rendering import Render

_PAGE = 50
_Stopped: TypeAlias = "list[UnfinishedThread] | list[WaitingThread]"
# Threads whose run stands still, or waits, on one page; with questions, which may be long, fewer.
_MOST = {"unfinished": 500, "given up": 500, "waiting": 100}


def threads_page(saver: PostgresSaver, render: Render, request: Request) -> Response:
    """Threads whose id begins with `prefix` and whose metadata has `where`; in `state`, if any."""
    if (state := request.query_params.get("state", "")) != "":
        return _stopped_page(saver, render, request, state)
    asked = _asked(request)
    found, problem = _found(saver, request, asked)
    threads, more = found[:_PAGE], found[_PAGE:]
    after = threads_url(**asked, **_place(threads[-1])) if more else None
    is_first = "after" not in request.query_params
    return render(
        "threads.html", problem.status if problem else 200, threads=threads, asked=asked,
        after=after, first=threads_url(**asked), is_first=is_first,
        is_search=bool(asked["prefix"] or asked["where"]), problem=problem,
    )  # fmt: skip


def _asked(request: Request) -> dict[str, str]:
    return {n: request.query_params.get(n, "") for n in ("prefix", "where", "sizes", "state")}


def _stopped_page(saver: PostgresSaver, render: Render, request: Request, state: str) -> Response:
    asked, problem = _asked(request), None
    found: _Stopped = []
    try:
        found = _stopped(saver, state, filter_of(asked["where"]))
    except (MistakeError, UnsupportedCallError) as error:
        problem = problem_of(error)
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
        raise MistakeError(f"runs are {', '.join(_MOST)}")
    if state == "waiting":
        with using_keys(saver):
            return list_waiting(saver, filter=wanted, limit=_MOST[state])
    is_given_up = state == "given up"
    return list_unfinished(saver, filter=wanted, limit=_MOST[state], given_up=is_given_up)


def _found(
    saver: PostgresSaver, request: Request, asked: dict[str, str]
) -> tuple[list[ThreadInfo], Problem | None]:
    """The threads asked for; or what is wrong with the search, which can be mended in its form."""
    try:
        return saver.list_threads(
            limit=_PAGE + 1,
            before=_last(request),
            prefix=asked["prefix"].strip(),
            filter=filter_of(asked["where"]),
            with_bytes=bool(asked["sizes"]),
        ), None
    except (MistakeError, InvalidKeyError, UnsupportedCallError) as error:
        return [], problem_of(error)


def filter_of(text: str) -> dict[str, Any]:
    """A metadata filter as it is typed: `user=ada`, or JSON.

    A value is a JSON one if it reads as such: `step=3` asks for the number, `step="3"` for text.
    """
    if not (text := text.strip()):
        return {}
    if not text.startswith("{"):
        name, equals, value = text.partition("=")
        if not (equals and name.strip()):
            raise MistakeError('write metadata as user=ada, or as JSON: {"user": "ada"}')
        return {name.strip(): _value(value.strip())}
    try:
        return dict(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise MistakeError(f"that is not JSON: {error}") from None


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
        raise MistakeError("the start of the page is not a time") from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return ThreadInfo(request.query_params.get("id", ""), moment, moment, {}, 0, [], None)
