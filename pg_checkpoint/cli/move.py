"""Commands that move: export, import, import-langgraph, export-langgraph."""

from __future__ import annotations

import gzip
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import IO, Annotated, Any

import typer
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer

from pg_checkpoint.cli import common
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.tools import export as files
from pg_checkpoint.tools import moving
from pg_checkpoint.tools.items import MovedItems
from pg_checkpoint.tools.sides import Moved
from pg_checkpoint.tools.views import size, visible_json

# Files of export and import: whole or not there, compressed or not, or a standard stream.


_GZIP = b"\x1f\x8b"


class _Terminal:
    """Takes lines of JSON; a terminal must not obey what stands in them."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out

    def write(self, data: bytes) -> int:
        return self._out.write(visible_json(data))


def chosen(file: str | None, stream: IO[str]) -> str:
    """The file that was named; the standard stream if nobody would have to type or read it."""
    if file is None and stream.isatty():
        raise common.stop("pass a FILE, or - for the terminal")
    return "-" if file is None else file


@contextmanager
def writing(file: str, *, private: bool = False, force: bool = False) -> Iterator[IO[bytes] | Any]:
    """A new file, which appears under its name when the block has ended without an error.

    `-` is stdout, and .gz compresses; nobody else may read a `private` file.
    """
    if file == "-":
        out = sys.stdout.buffer
        yield _Terminal(out) if sys.stdout.isatty() else out
        out.flush()
        return
    try:
        with files.replacing(Path(file), private=private, force=force) as plain:
            if not file.endswith(".gz"):
                yield plain
                return
            with gzip.GzipFile(fileobj=plain, mode="wb", compresslevel=6) as out:
                yield out
    except FileExistsError:
        raise common.stop(
            f"{file} exists already: pass another name, or --force to replace it"
        ) from None


@contextmanager
def reading(file: str) -> Iterator[Any]:
    """The lines of a file, whether it is compressed or not; - is stdin."""
    if file == "-":
        yield sys.stdin.buffer
        return
    with Path(file).open("rb") as plain:
        if not plain.peek(len(_GZIP)).startswith(_GZIP):
            yield plain
            return
        with gzip.GzipFile(fileobj=plain) as lines:
            yield lines


# pg-checkpoint export and import: write threads to a file as JSON Lines, and read them.


_Out = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="`-` for stdout; .gz compresses.", show_default="stdout"),
]
_In = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="`-` for stdin; may be compressed.", show_default="stdin"),
]


def export(
    context: typer.Context,
    file: _Out = None,
    thread: common.Only = None,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="TIME",
            help="Only threads that were used and items that were put since then (ISO 8601).",
        ),
    ] = None,
    decrypted: Annotated[
        bool,
        typer.Option("--decrypted", help="With keys: write an export that is not encrypted."),
    ] = False,
    force: common.Force = False,
) -> None:
    """Write threads and store as JSON Lines, encrypted if keys are given (docs/migrating.md)."""
    target, name, after = common.target(context), chosen(file, sys.stdout), _moment(since)
    if after is not None and thread:
        raise common.stop("pass either --thread or --since: named threads are exported as a whole")
    if decrypted and target.has_keys:
        sys.stderr.write("the export is not encrypted: keep it as safe as the keys\n")
    with (
        target.saver() as saver,
        common.bar("exporting", None if after else common.count_of(saver, thread)) as report,
    ):

        def progress(done: files.Exported) -> None:
            counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {size(done.bytes)}"
            report(done.threads, counts)

        with writing(name, private=decrypted, force=force) as out:
            call = files.export_threads(
                saver,
                out.write,
                threads=thread or None,
                since=after,
                decrypted=decrypted,
                progress=progress,
            )
            done = run_on_selector_loop(call)
            common.check_named(thread, done.threads)
    sys.stderr.write(
        f"exported {done.checkpoints} checkpoints of {done.threads} threads, "
        f"{done.items} items of the store, {size(done.bytes)}\n"
    )


def import_(
    context: typer.Context,
    file: _In = None,
    json: common.Json = False,
    as_thread: Annotated[
        str | None,
        typer.Option(
            "--as", metavar="ID", help="Import the only thread of the export under this id."
        ),
    ] = None,
    max_line: Annotated[
        int, typer.Option(metavar="BYTES", min=1, help="Refuse a file with longer lines.")
    ] = files.MAX_LINE,
    searchable: common.Searchable = "[]",
    replace: Annotated[
        bool,
        typer.Option(
            "--replace",
            help="Replace stored interrupts and answers with those of the export, which is newer.",
        ),
    ] = False,
) -> None:
    """Store the content of an export; existing rows stay unchanged."""
    name, clear = chosen(file, sys.stdin), common.fields_of(searchable)
    with (
        reading(name) as lines,
        common.target(context).saver() as saver,
        common.bar("importing") as report,
    ):

        def progress(done: files.Imported) -> None:
            speed = size(round(common.rate(done.bytes, done.seconds)))
            counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {speed}/s"
            report(done.threads, counts)

        call = files.import_threads(
            saver,
            lines,
            thread_id=as_thread,
            max_line=max_line,
            searchable=clear,
            replace=replace,
            progress=progress,
        )
        done = run_on_selector_loop(call)
    if json:
        common.print_json(done)
        return
    common.print_lines(
        [
            ("threads", done.threads),
            ("checkpoints stored", done.checkpoints),
            ("checkpoints there already", done.there),
            ("writes stored", done.writes),
            ("steps stored", done.steps or None),
            ("items stored", done.items),
            ("items there already", done.items_there),
        ]
    )


def _moment(text: str | None) -> datetime | None:
    """A time as it is typed; without a time zone it is this machine's."""
    if text is None:
        return None
    try:
        # Python 3.10 does not know the Z.
        return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone()
    except (ValueError, OverflowError):
        raise common.stop(
            f"--since takes a time such as 2026-11-22T18:00:00Z, not {text!r}"
        ) from None


# pg-checkpoint import-langgraph, export-langgraph: from the stock saver's tables, and back.


_StockDsn = Annotated[
    str | None,
    typer.Option(
        envvar="PG_CHECKPOINT_LANGGRAPH_DSN",
        metavar="DSN",
        show_default="the same database",
        help="The database with the tables of langgraph-checkpoint-postgres.",
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
    bool,
    typer.Option(
        "--final", help="The last run, when nobody writes any more: fail if anything is not copied."
    ),
]
_Passes = Annotated[
    int,
    typer.Option(
        metavar="N", min=1, help="Maximum number of passes. A pass that finds nothing is the last."
    ),
]


def move_in(
    context: typer.Context,
    from_dsn: _StockDsn = None,
    from_schema: _StockSchema = None,
    aes: _Aes = False,
    thread: common.Only = None,
    searchable: common.Searchable = "[]",
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
    json: common.Json = False,
) -> None:
    """Copy threads and store of langgraph-checkpoint-postgres, while they are in use.

    --thread copies only that thread, and nothing of the store.
    """
    serde, target = _aes_serde() if aes else None, common.target(context)
    source, clear = target.dsn if from_dsn is None else from_dsn, common.fields_of(searchable)
    with target.saver() as saver:

        def run(passes: int, sample: float) -> tuple[Moved, MovedItems | None]:
            copy = partial(moving.import_langgraph, saver, source, serde=serde, sample=sample)
            copy_items = partial(
                moving.import_store, saver, source, searchable=clear, sample=sample
            )
            return _copy(copy, copy_items, thread, schema=from_schema, passes=passes)

        while follow:
            moved, items = run(1, 0.0)
            copied = f"{moved.checkpoints} checkpoints, {items.copied if items else 0} items"
            with common.bar(f"a pass of {moved.seconds:.1f} s copied {copied}"):
                time.sleep(every)
        moved, items = run(passes, sample)
    _end(moved, items, thread, final=final, json=json, with_keys=target.has_keys)


def move_out(
    context: typer.Context,
    to_dsn: _StockDsn = None,
    to_schema: _StockSchema = None,
    aes: _Aes = False,
    thread: common.Only = None,
    passes: _Passes = 3,
    final: _Final = False,
    json: common.Json = False,
) -> None:
    """Copy threads and store into the tables of langgraph-checkpoint-postgres, to go back to it.

    --thread copies only that thread, and nothing of the store.
    """
    serde, target = _aes_serde() if aes else None, common.target(context)
    stock = target.dsn if to_dsn is None else to_dsn
    with target.saver() as saver:
        moved, items = _copy(
            partial(moving.export_langgraph, saver, stock, serde=serde),
            partial(moving.export_store, saver, stock),
            thread,
            schema=to_schema,
            passes=passes,
        )
    _end(moved, items, thread, final=final, json=json, with_keys=target.has_keys)


def _copy(
    copy: Callable[..., Coroutine[Any, Any, Moved]],
    copy_items: Callable[..., Coroutine[Any, Any, MovedItems | None]],
    named: list[str] | None,
    *,
    schema: str | None,
    passes: int,
) -> tuple[Moved, MovedItems | None]:
    with common.bar("copying threads") as report:
        progress = partial(_report, report)
        call = copy(schema=schema, passes=passes, threads=named or None, progress=progress)
        moved = run_on_selector_loop(call)
    if named:
        return moved, None
    with common.bar("copying the store") as report:
        items = copy_items(schema=schema, passes=passes, progress=partial(_report_items, report))
        return moved, run_on_selector_loop(items)


def _aes_serde() -> EncryptedSerializer:
    try:
        return EncryptedSerializer.from_pycryptodome_aes()
    except (ImportError, ValueError) as error:
        raise common.stop(f"--aes: {error}") from None


def _report(report: Callable[..., None], moved: Moved) -> None:
    if moved.compared:
        counts = f"compared {moved.compared} of {moved.threads} threads"
        report(moved.compared, counts, total=moved.threads)
        return
    speed = size(round(common.rate(moved.bytes, moved.seconds)))
    report(
        moved.threads,
        f"pass {moved.passes}: {moved.threads} threads, {moved.checkpoints} checkpoints, "
        f"{size(moved.bytes)}, "
        f"{common.rate(moved.threads, moved.seconds):.0f} threads/s, {speed}/s",
    )


def _report_items(report: Callable[..., None], moved: MovedItems) -> None:
    if moved.compared:
        counts = f"compared {moved.compared} of {moved.items} items of the store"
        report(moved.compared, counts, total=moved.items)
    else:
        counts = f"pass {moved.passes}: {moved.items} items of the store, {moved.copied} copied"
        report(moved.items, counts)


def _end(
    moved: Moved,
    items: MovedItems | None,
    named: list[str] | None,
    *,
    final: bool,
    json: bool,
    with_keys: bool,
) -> None:
    if json:
        store = None if items is None else _document(items)
        common.print_json({**_document(moved), "store": store})
    else:
        # The halves that were asked for and have no tables at the other end.
        if moved.absent:
            common.print_line("the stock saver has no tables there: no threads were copied")
        if items is None and not named:
            common.print_line("the stock store has no tables there: no items were copied")
        if not moved.absent:
            _show_moved(moved)
        if items is not None:
            _show_moved_items(items)
    common.check_named(named, moved.threads)
    halves: list[Moved | MovedItems] = [moved] if items is None else [moved, items]
    broken = any(half.broken for half in halves)
    behind = any(half.behind for half in halves)
    if broken or moved.diverged or (final and behind):
        raise typer.Exit(common.FOUND)
    if rows := [row for half in halves for row in half.without_keys]:
        raise common.stop_for_keys(rows, with_keys=with_keys)


def _document(moved: Moved | MovedItems) -> dict[str, object]:
    return {
        name: sorted(value, key=str) if isinstance(value, set) else value
        for name, value in asdict(moved).items()
    }


def _show_moved(moved: Moved) -> None:
    common.print_list("broken", sorted(map(str, moved.broken)))
    common.print_list("continued on both sides: not copied", sorted(moved.diverged))
    common.print_lines(
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
            ("continued on the target", len(moved.gone_on)),
            ("broken", len(moved.broken)),
            ("not moved, because a key is missing", len(moved.without_keys) or None),
        ]
    )


def _show_moved_items(items: MovedItems) -> None:
    common.print_list("broken", sorted(map(str, items.broken)))
    common.print_lines(
        [
            ("items of the store", items.items),
            ("items copied", items.copied),
            ("vectors copied", items.vectors),
            ("items compared", items.compared),
            ("values decoded", items.decoded),
            ("items behind", items.behind),
            ("items put on the target since", items.gone_on),
            ("items without their vectors", items.without_vectors),
            ("items broken", len(items.broken)),
            ("items not moved, because a key is missing", len(items.without_keys) or None),
        ]
    )
    if items.without_vectors:
        common.print_line(
            "vectors were not copied, because the target has no table for them: run setup() of a "
            "store with its index there, then this command again",
            "yellow",
        )
