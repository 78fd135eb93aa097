"""pg-checkpoint store ls, get, search, rm, delete-prefix: the items of the store."""

from __future__ import annotations

import json as json_
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from langgraph.store.base import Item, PutOp

from pg_checkpoint.cli import common
from pg_checkpoint.core.errors import CipherRequiredError, CorruptRowError, PgCheckpointError
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.tools.views import namespace_of, plain

commands = typer.Typer(
    no_args_is_help=True,
    help="Show and delete items of the store. Write a namespace as labels with dots between them: "
    "users.42.memories.",
)

_SHOWN = 100  # characters of a value in a table
_Namespace = Annotated[
    str, typer.Argument(metavar="NAMESPACE", help="Labels with dots between them.")
]
_Prefix = Annotated[
    str,
    typer.Argument(
        metavar="PREFIX",
        show_default="all",
        help="The beginning of the namespaces, such as users.42.",
    ),
]
_Limit = Annotated[int, typer.Option(metavar="N", min=1, help="Maximum number to list.")]
_Offset = Annotated[int, typer.Option(metavar="N", min=0, help="Skip this many first.")]


@commands.command("ls")
def ls(
    context: typer.Context,
    prefix: _Prefix = "",
    json: common.Json = False,
    depth: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Cut namespaces to this many labels.")
    ] = None,
    limit: _Limit = 100,
    offset: _Offset = 0,
) -> None:
    """List namespaces."""
    with _opened(context) as store:
        namespaces = store.list_namespaces(
            prefix=namespace_of(prefix), max_depth=depth, limit=limit + 1, offset=offset
        )
    more = offset + limit if len(namespaces) > limit else None
    if json:
        common.print_json({"namespaces": namespaces[:limit], "offset": more})
        return
    for namespace in namespaces[:limit]:
        common.print_line(".".join(namespace))
    _say_more("namespaces", namespaces, more)


@commands.command("get")
def get(
    context: typer.Context,
    namespace: _Namespace,
    key: Annotated[str, typer.Argument(metavar="KEY", help="The key of the item.")],
    json: common.Json = False,
) -> None:
    """Show an item's value; with --json also its times. This does not extend its time to live."""
    with _opened(context, with_keys=True) as store:
        item = store.get(namespace_of(namespace), key, refresh_ttl=False)
    if item is None:
        raise _unknown(namespace, key)
    common.print_values(_document(item) if json else _shown(item.value))


@commands.command("search")
def search(
    context: typer.Context,
    prefix: _Prefix = "",
    searchable: common.Searchable = "[]",
    json: common.Json = False,
    where: Annotated[
        str,
        typer.Option(
            metavar="JSON", help='Only items whose value has this: {"kind": {"$in": ["a", "b"]}}.'
        ),
    ] = "{}",
    limit: _Limit = 20,
    offset: _Offset = 0,
) -> None:
    """List items below a prefix, last put first."""
    content, clear = common.filter_of(where), common.fields_of(searchable)
    with _opened(context, with_keys=True, searchable=clear) as store:
        items = store.search(
            namespace_of(prefix), filter=content, limit=limit + 1, offset=offset, refresh_ttl=False
        )
    more = offset + limit if len(items) > limit else None
    if json:
        common.print_values({"items": [_document(item) for item in items[:limit]], "offset": more})
        return
    columns = ("namespace", "key", "updated", "value")
    common.print_table(columns, map(_row, items[:limit]))
    _say_more("items", items, more)


@commands.command("rm")
def rm(
    context: typer.Context,
    namespace: _Namespace,
    item_keys: Annotated[list[str], typer.Argument(metavar="KEY", help="The keys of the items.")],
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete items, all or none; this can't be undone."""
    labels, names = namespace_of(namespace), list(dict.fromkeys(item_keys))
    with _opened(context) as store:
        for key in names:
            if not _is_there(store, labels, key):
                raise _unknown(namespace, key)
        common.ask(f"Delete {_items(len(names))}?", yes)
        store.batch([PutOp(labels, key, None) for key in names])
    common.print_result({"deleted": names}, f"deleted {_items(len(names))}", json=json)


@commands.command("delete-prefix")
def delete_prefix(
    context: typer.Context,
    prefix: _Prefix = "",
    json: common.Json = False,
    everything: Annotated[
        bool, typer.Option("--everything", help="Delete all items, without a PREFIX.")
    ] = False,
    dry_run: common.DryRun = False,
    yes: common.Yes = False,
) -> None:
    """Delete all items below a prefix.

    This can't be undone. Works in short transactions, while agents run. You can stop it and
    run it again: it continues.
    """
    if bool(prefix) == everything:
        raise common.stop("pass the PREFIX of the namespaces, or --everything")
    labels = namespace_of(prefix)
    with _opened(context) as store:
        count = store.delete_prefix(labels, everything=everything, dry_run=True)
        if not dry_run and count:
            common.ask(f"Delete {_items(count)}?", yes)
            with common.bar("deleting", count) as report:
                count = store.delete_prefix(labels, everything=everything, progress=report)
    text = f"{'would delete' if dry_run else 'deleted'} {_items(count)}"
    common.print_result({"items": count, "dry_run": dry_run}, text, json=json)


@contextmanager
def _opened(
    context: typer.Context, *, with_keys: bool = False, searchable: Sequence[Any] = ()
) -> Iterator[PostgresStore]:
    """The store of the target; what it takes for a mistake stops with its message."""
    with common.target(context).store(with_keys=with_keys, searchable=searchable) as store:
        try:
            yield store
        except ValueError as error:
            if isinstance(error, PgCheckpointError):
                raise
            raise common.stop(str(error)) from None


def _is_there(store: PostgresStore, labels: tuple[str, ...], key: str) -> bool:
    try:
        return store.get(labels, key, refresh_ttl=False) is not None
    except (CipherRequiredError, CorruptRowError):
        return True  # what can't be read can be deleted


def _unknown(namespace: str, key: str) -> typer.Exit:
    return common.stop(
        f"there is no item {key!r} in {namespace!r}; `pg-checkpoint store ls` and `search`"
    )


def _items(count: int) -> str:
    return f"{count:,} item" + ("" if count == 1 else "s")


def _document(item: Item) -> dict[str, Any]:
    return {
        "namespace": item.namespace,
        "key": item.key,
        "value": _shown(item.value),
        "created_at": item.created_at,
        "updated_at": item.updated_at,
    }


def _shown(value: dict[str, Any]) -> Any:
    """A value as it is, or if JSON has nothing for a part of it, a view of it."""
    try:
        json_.dumps(value)
    except TypeError:
        return plain(value)
    return value


def _row(item: Item) -> tuple[object, ...]:
    text = json_.dumps(_shown(item.value), ensure_ascii=False)
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return ".".join(item.namespace), item.key, common.when(item.updated_at), shown


def _say_more(kind: str, page: Sequence[object], more: int | None) -> None:
    if not page:
        common.print_line(f"no {kind}", "dim")
    if more is not None:
        common.print_line(f"more: --offset {more}", "dim")
