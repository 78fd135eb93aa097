"""Addresses of the pages. Ids are in the query, because they may hold any character."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import urlencode


def threads_url(**parameters: object) -> str:
    """The address of the list of threads."""
    return _url("/", {}, parameters)


def thread_url(
    thread_id: str, ns: str | None = "", page: int = 1, at: str = "", *, of: str = ""
) -> str:
    """The address of a thread's timeline."""
    view: dict[str, object] = {"all": 1} if ns is None else {"ns": ns}
    view |= {"page": page if page > 1 else None, "of": of}
    return _url("/thread", {"id": thread_id}, view, at)


def place_of(ns: str, checkpoint_id: str) -> str:
    """The name of a checkpoint of a thread: namespace and id in one text, whatever is in them."""
    return json.dumps([ns, checkpoint_id])


def difference_url(thread_id: str, a: str, b: str, *, at: str = "", **view: object) -> str:
    """The address of what changed between two checkpoints, each as `place_of` names it."""
    return _url("/difference", {"thread": thread_id, "a": a, "b": b}, view, at)


def checkpoint_url(
    thread_id: str, ns: str, checkpoint_id: str, *, at: str = "", **view: object
) -> str:
    """The address of a checkpoint's page."""
    return _url("/checkpoint", {"thread": thread_id, "ns": ns, "id": checkpoint_id}, view, at)


def store_url(**parameters: object) -> str:
    """The address of the store's items."""
    return _url("/store", {}, parameters)


def item_url(namespace: str, key: str, **view: object) -> str:
    """The address of an item, its namespace with dots between the labels; `show` its value."""
    return _url("/item", {"ns": namespace, "key": key}, view)


def _url(path: str, place: dict[str, str], view: Mapping[str, object], at: str = "") -> str:
    """A path with its query: all of the place, and the parts of the view that are not empty."""
    query = place | {k: v for k, v in view.items() if v not in (None, "", 0, ())}
    return path + (f"?{urlencode(query, doseq=True)}" if query else "") + (at and f"#{at}")
