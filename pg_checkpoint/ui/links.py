"""Addresses of the pages. Ids are in the query, because they may hold any character."""

from __future__ import annotations

import json
from urllib.parse import urlencode

__all__ = [
    "checkpoint_url",
    "difference_url",
    "item_url",
    "place_of",
    "store_url",
    "thread_url",
    "threads_url",
]


def threads_url(**parameters: object) -> str:
    """The address of the list of threads, without empty parameters."""
    return _url("/", {k: v for k, v in parameters.items() if v not in ("", None, False)})


def thread_url(
    thread_id: str, ns: str | None = "", page: int = 1, at: str = "", *, of: str = ""
) -> str:
    """The address of a thread's timeline.

    Args:
        thread_id: The thread.
        ns: The namespace; None for all of them.
        page: The page, from 1.
        at: Where on the page to look.
        of: The checkpoint that is to be compared with another, as `place_of` names it.
    """
    parameters: dict[str, object] = {"id": thread_id}
    if ns is None:
        parameters["all"] = 1
    elif ns:
        parameters["ns"] = ns
    if page > 1:
        parameters["page"] = page
    if of:
        parameters["of"] = of
    return _url("/thread", parameters) + (at and f"#{at}")


def place_of(ns: str, checkpoint_id: str) -> str:
    """Names a checkpoint of a thread in one text, whatever is in the two."""
    return json.dumps([ns, checkpoint_id])


def difference_url(
    thread_id: str,
    a: str,
    b: str,
    *,
    show: tuple[str, ...] = (),
    full: str | None = None,
    at: str = "",
) -> str:
    """Of what changed between two checkpoints, each as `place_of` names it; else as below."""
    return _values_url("/difference", {"thread": thread_id, "a": a, "b": b}, show, full, at)


def checkpoint_url(
    thread_id: str,
    ns: str,
    checkpoint_id: str,
    *,
    show: tuple[str, ...] = (),
    full: str | None = None,
    at: str = "",
) -> str:
    """Of a checkpoint.

    Args:
        thread_id: Its thread.
        ns: Its namespace.
        checkpoint_id: Its id.
        show: The values to show.
        full: The one to show in full length.
        at: Where on the page to look.
    """
    place: dict[str, object] = {"thread": thread_id, "ns": ns, "id": checkpoint_id}
    return _values_url("/checkpoint", place, show, full, at)


def store_url(**parameters: object) -> str:
    """The address of the store's items, without empty parameters."""
    return _url("/store", {k: v for k, v in parameters.items() if v not in ("", None, 0)})


def item_url(namespace: str, key: str, **parameters: object) -> str:
    """The address of an item, its namespace with dots between the labels; `show` its value."""
    return _url("/item", {"ns": namespace, "key": key, **parameters})


def _values_url(
    path: str, place: dict[str, object], show: tuple[str, ...], full: str | None, at: str
) -> str:
    parameters = place | ({"show": show} if show else {})
    if full is not None:
        parameters["full"] = full
    return _url(path, parameters) + (at and f"#{at}")


def _url(path: str, parameters: dict[str, object]) -> str:
    return path + (f"?{urlencode(parameters, doseq=True)}" if parameters else "")
