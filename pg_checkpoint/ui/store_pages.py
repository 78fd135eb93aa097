"""The store's pages: namespaces and items, with a search; one item, its value on request.

Lists decode no value, so they show what is encrypted or damaged too, but for the values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from langgraph.store.base import GetOp, InvalidNamespaceError, Op, SearchOp
from starlette.requests import Request
from starlette.responses import Response

from pg_checkpoint.diagnosis.display import namespace_of
from pg_checkpoint.store.namespaces import labels_of
from pg_checkpoint.store.operations import get_of, item_of, plan_of
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.ui.contents import using_keys
from pg_checkpoint.ui.links import store_url
from pg_checkpoint.ui.problems import MistakeError, Problem
from pg_checkpoint.ui.rendering import Render
from pg_checkpoint.ui.shown import shown
from pg_checkpoint.ui.threads_page import filter_of

_PAGE, _NAMESPACES = 50, 200


@dataclass(frozen=True)
class _Listed:
    """An item in a list."""

    namespace: str
    key: str
    created_at: datetime
    updated_at: datetime


def store_page(store: PostgresStore, render: Render, request: Request) -> Response:
    """Items of the namespaces that begin with `prefix`, and whose value has `where`."""
    asked = {name: request.query_params.get(name, "").strip() for name in ("prefix", "where")}
    offset, labels = _number(request, "offset"), namespace_of(asked["prefix"])
    op = SearchOp(labels, filter_of(asked["where"]), _PAGE + 1, offset, refresh_ttl=False)
    found = [_listed(row) for row in _rows(store, op)]
    namespaces = store.list_namespaces(prefix=labels, limit=_NAMESPACES + 1)
    items, more = found[:_PAGE], found[_PAGE:]
    return render(
        "store.html", items=items, asked=asked, is_first=not offset, first=store_url(**asked),
        after=store_url(**asked, offset=offset + _PAGE) if more else None,
        namespaces=[".".join(found) for found in namespaces[:_NAMESPACES]],
        has_more_namespaces=len(namespaces) > _NAMESPACES,
        is_search=bool(asked["prefix"] or asked["where"]),
    )  # fmt: skip


def item_page(store: PostgresStore, render: Render, request: Request) -> Response:
    """One item; its value only with `show`, and in full length with `full`."""
    namespace, key = (request.query_params.get(name, "") for name in ("ns", "key"))
    op = GetOp(namespace_of(namespace), key, refresh_ttl=False)
    if (row := _rows(store, op)) is None:
        missing = Problem(404, "Not found", f"There is no item {key!r} in {namespace!r}.")
        return render("problem.html", 404, problem=missing)
    asked = request.query_params
    value = None
    if "show" in asked:
        get = get_of(op.namespace, op.key, refresh=False)
        with using_keys(store):
            value = item_of(get, row, store._seal, store._serde).value
    return render(
        "item.html", namespace=namespace, key=key, created_at=row[3], updated_at=row[4],
        value=None if value is None else shown(value, whole="full" in asked),
    )  # fmt: skip


def _rows(store: PostgresStore, op: Op) -> Any:
    """What one operation found, as it is stored."""
    try:
        plan = plan_of([op], None, store._seal)
    except InvalidNamespaceError as error:
        raise MistakeError(str(error)) from None
    return store._bridge.call(store._engine.run(plan), "batch")[0]


def _listed(row: Sequence[Any]) -> _Listed:
    return _Listed(".".join(labels_of(row[6])), row[7], row[3], row[4])


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise MistakeError(f"{name} is not a number")
    return int(text)
