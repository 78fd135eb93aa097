"""Addresses of the pages. Ids are in the query, because they may hold any character."""

from __future__ import annotations

from urllib.parse import urlencode

__all__ = ["checkpoint_url", "item_url", "store_url", "thread_url", "threads_url"]


def threads_url(**parameters: object) -> str:
    """The address of the list of threads, without empty parameters."""
    return _url("/", {k: v for k, v in parameters.items() if v not in ("", None, False)})


def thread_url(thread_id: str, ns: str | None = "", page: int = 1, at: str = "") -> str:
    """The address of a thread's timeline; with None for the namespace, of all of them."""
    parameters: dict[str, object] = {"id": thread_id}
    if ns is None:
        parameters["all"] = 1
    elif ns:
        parameters["ns"] = ns
    return _url("/thread", parameters | ({"page": page} if page > 1 else {})) + (at and f"#{at}")


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
    parameters: dict[str, object] = {"thread": thread_id, "ns": ns, "id": checkpoint_id}
    if show:
        parameters["show"] = show
    if full is not None:
        parameters["full"] = full
    return _url("/checkpoint", parameters) + (f"#{at}" if at else "")


def store_url(**parameters: object) -> str:
    """The address of the store's items, without empty parameters."""
    return _url("/store", {k: v for k, v in parameters.items() if v not in ("", None, 0)})


def item_url(namespace: str, key: str, **parameters: object) -> str:
    """The address of an item, its namespace with dots between the labels; `show` its value."""
    return _url("/item", {"ns": namespace, "key": key, **parameters})


def _url(path: str, parameters: dict[str, object]) -> str:
    return path + (f"?{urlencode(parameters, doseq=True)}" if parameters else "")
