"""pg-checkpoint import-langgraph, export-langgraph: from the stock saver's tables, and back."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any

import typer
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer

from pg_checkpoint.cli.mistakes import FOUND, check_named, stop, stop_for_keys
from pg_checkpoint.cli.options import (
    Clear,
    Dsn,
    Encrypted,
    Json,
    Keys,
    Only,
    Plain,
    Schema,
    Searchable,
)
from pg_checkpoint.cli.output import print_json, print_line, print_lines, print_list
from pg_checkpoint.cli.parsing import fields_of
from pg_checkpoint.cli.progress import Bar, bar, rate
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.transfer.items import MovedItems
from pg_checkpoint.transfer.moving_in import import_langgraph
from pg_checkpoint.transfer.moving_items import export_store, import_store
from pg_checkpoint.transfer.moving_out import export_langgraph
from pg_checkpoint.transfer.progress import Moved

_StockDsn = Annotated[
    str | None,
    typer.Option(
        envvar="PG_CHECKPOINT_LANGGRAPH_DSN",
        metavar="DSN",
        show_default="the same database",
        help="The database with langgraph-checkpoint-postgres' tables.",
    ),
]
_StockSchema = Annotated[
    str | None,
    typer.Option(metavar="NAME", show_default="public", help="The schema of those tables."),
]
_Aes = Annotated[
    bool,
    typer.Option(
        "--aes", help="Values there are encrypted by EncryptedSerializer with LANGGRAPH_AES_KEY."
    ),
]
_Final = Annotated[
    bool, typer.Option("--final", help="Nobody writes any more: fail if anything is not copied.")
]
_Passes = Annotated[
    int,
    typer.Option(
        metavar="N", min=1, help="Maximum number of passes. A pass that finds nothing is the last."
    ),
]


def move_in(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    from_dsn: _StockDsn = None,
    from_schema: _StockSchema = None,
    aes: _Aes = False,
    thread: Only = None,
    searchable: Searchable = "[]",
    passes: _Passes = 3,
    sample: Annotated[
        float,
        typer.Option(
            metavar="N", min=0, max=1, help="The share of threads to read back and compare."
        ),
    ] = 1.0,
    follow: Annotated[
        bool, typer.Option("--follow", help="Repeat passes until Ctrl-C, without comparing.")
    ] = False,
    every: Annotated[
        float, typer.Option(metavar="N", min=0, help="Seconds between the passes of --follow.")
    ] = 5.0,
    final: _Final = False,
    json: Json = False,
) -> None:
    """Copy threads and store of langgraph-checkpoint-postgres, while they are in use.

    --thread copies only that thread, and nothing of the store.
    """
    serde, cipher = _aes_serde() if aes else None, cipher_of(keys)
    source, clear = dsn if from_dsn is None else from_dsn, fields_of(searchable)
    metadata: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    with opened(dsn, schema, cipher, **metadata) as saver:

        def run(passes: int, sample: float) -> tuple[Moved, MovedItems | None]:
            how: Any = {"schema": from_schema, "passes": passes, "sample": sample}
            named: Any = {"serde": serde, "threads": thread or None}
            moved = _copy_threads(partial(import_langgraph, saver, source, **named, **how))
            copy = partial(import_store, saver, source, searchable=clear, **how)
            return moved, None if thread else _copy_items(copy)

        while follow:
            moved, items = run(1, 0.0)
            copied = f"{moved.checkpoints} checkpoints, {items.copied if items else 0} items"
            with bar(f"a pass of {moved.seconds:.1f} s copied {copied}"):
                time.sleep(every)
        moved, items = run(passes, sample)
    if not json:
        _say_absent(moved, items, named=thread)
    _end(moved, items, final=final, json=json, named=thread, with_keys=cipher is not None)


def move_out(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    to_dsn: _StockDsn = None,
    to_schema: _StockSchema = None,
    aes: _Aes = False,
    thread: Only = None,
    passes: _Passes = 3,
    final: _Final = False,
    json: Json = False,
) -> None:
    """Copy threads and store into the tables of langgraph-checkpoint-postgres, to go back to it.

    --thread copies only that thread, and nothing of the store.
    """
    serde, cipher = _aes_serde() if aes else None, cipher_of(keys)
    target = dsn if to_dsn is None else to_dsn
    how: Any = {"schema": to_schema, "passes": passes}
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver:
        named: Any = {"serde": serde, "threads": thread or None}
        moved = _copy_threads(partial(export_langgraph, saver, target, **named, **how))
        copy = partial(export_store, saver, target, **how)
        items = None if thread else _copy_items(copy)
    if not json:
        _say_absent(moved, items, named=thread)
    _end(moved, items, final=final, json=json, named=thread, with_keys=cipher is not None)


def _copy_threads(copy: Callable[..., Coroutine[Any, Any, Moved]]) -> Moved:
    with bar("copying threads") as report:
        return run_on_selector_loop(copy(progress=partial(_tell, report)))


def _copy_items(copy: Callable[..., Coroutine[Any, Any, MovedItems | None]]) -> MovedItems | None:
    with bar("copying the store") as report:
        return run_on_selector_loop(copy(progress=partial(_tell_items, report)))


def _aes_serde() -> EncryptedSerializer:
    try:
        return EncryptedSerializer.from_pycryptodome_aes()
    except (ImportError, ValueError) as error:
        raise stop(f"--aes: {error}") from None


def _tell(report: Bar, moved: Moved) -> None:
    if moved.compared:
        counts = f"compared {moved.compared} of {moved.threads} threads"
        report(moved.compared, counts, total=moved.threads)
        return
    speed = size(round(rate(moved.bytes, moved.seconds)))
    report(
        moved.threads,
        f"pass {moved.passes}: {moved.threads} threads, {moved.checkpoints} checkpoints, "
        f"{size(moved.bytes)}, {rate(moved.threads, moved.seconds):.0f} threads/s, {speed}/s",
    )


def _tell_items(report: Bar, moved: MovedItems) -> None:
    if moved.compared:
        counts = f"compared {moved.compared} of {moved.items} items of the store"
        report(moved.compared, counts, total=moved.items)
    else:
        counts = f"pass {moved.passes}: {moved.items} items of the store, {moved.copied} copied"
        report(moved.items, counts)


def _end(
    moved: Moved,
    items: MovedItems | None,
    *,
    final: bool,
    json: bool,
    named: list[str] | None,
    with_keys: bool,
) -> None:
    if json:
        print_json({**_document(moved), "store": None if items is None else _document(items)})
    else:
        if not moved.absent:
            _show(moved)
        if items is not None:
            _show_items(items)
    check_named(named, moved.threads)
    broken = moved.broken or (items is not None and items.broken)
    behind = moved.behind or (items is not None and items.behind)
    if broken or moved.diverged or (final and behind):
        raise typer.Exit(FOUND)
    if rows := [*moved.without_keys, *(items.without_keys if items is not None else ())]:
        raise stop_for_keys(rows, with_keys=with_keys)


def _say_absent(moved: Moved, items: MovedItems | None, *, named: list[str] | None) -> None:
    """Says which half was asked for and has no tables at the other end; as JSON shows it."""
    if moved.absent:
        print_line("the stock saver has no tables there: no threads were copied")
    if items is None and not named:
        print_line("the stock store has no tables there: no items were copied")


def _document(moved: Moved | MovedItems) -> dict[str, object]:
    return {
        name: sorted(value, key=str) if isinstance(value, set) else value
        for name, value in asdict(moved).items()
    }


def _show(moved: Moved) -> None:
    print_list("broken", sorted(map(str, moved.broken)))
    print_list("went on at both ends: not copied", sorted(moved.diverged))
    print_lines(
        [
            ("threads", moved.threads),
            ("threads copied, whole or in part", len(moved.copied)),
            ("checkpoints copied", moved.checkpoints),
            ("writes copied", moved.writes),
            ("bytes copied", size(moved.bytes) if moved.bytes else None),
            ("seconds", f"{moved.seconds:.1f}"),
            ("threads compared", moved.compared),
            ("checkpoints decoded", moved.decoded),
            ("behind (written meanwhile)", len(moved.behind)),
            ("went on at the target", len(moved.gone_on)),
            ("broken", len(moved.broken)),
            ("not moved, for want of a key", len(moved.without_keys) or None),
        ]
    )


def _show_items(items: MovedItems) -> None:
    print_list("broken", sorted(map(str, items.broken)))
    print_lines(
        [
            ("items of the store", items.items),
            ("items copied", items.copied),
            ("vectors copied", items.vectors),
            ("items compared", items.compared),
            ("values decoded", items.decoded),
            ("items behind", items.behind),
            ("items put at the target since", items.gone_on),
            ("items without their vectors", items.without_vectors),
            ("items broken", len(items.broken)),
            ("items not moved, for want of a key", len(items.without_keys) or None),
        ]
    )
    if items.without_vectors:
        print_line(
            "vectors were not copied, for the target has no table for them: run setup() of a store "
            "with its index there, and this again",
            "yellow",
        )
