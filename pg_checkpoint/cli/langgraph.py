"""pg-checkpoint import-langgraph, export-langgraph: from the stock saver's tables, and back."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated

import typer
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer

from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.output import print_json, print_lines, print_table
from pg_checkpoint.cli.progress import Line, line, rate
from pg_checkpoint.cli.target import (
    Dsn,
    Encrypted,
    Json,
    Keys,
    Only,
    Plain,
    Schema,
    cipher_of,
    opened,
)
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.transfer.moving_in import import_langgraph
from pg_checkpoint.transfer.moving_out import export_langgraph
from pg_checkpoint.transfer.progress import Moved

__all__ = ["move_in", "move_out"]

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
    bool, typer.Option("--final", help="Nobody writes any more: fail unless everything is copied.")
]
_Passes = Annotated[
    int, typer.Option(min=1, help="The most passes to make; the last is one that finds nothing.")
]


def move_in(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    from_dsn: _StockDsn = None,
    from_schema: _StockSchema = None,
    aes: _Aes = False,
    thread: Only = None,
    passes: _Passes = 3,
    sample: Annotated[
        float, typer.Option(min=0, max=1, help="The share of threads to read back and compare.")
    ] = 1.0,
    follow: Annotated[
        bool, typer.Option("--follow", help="Repeat passes until Ctrl-C, without comparing.")
    ] = False,
    every: Annotated[
        float, typer.Option(min=0, help="Seconds between the passes of --follow.")
    ] = 5.0,
    final: _Final = False,
    json: Json = False,
) -> None:
    """Copy threads of langgraph-checkpoint-postgres into our tables, while they are in use."""
    serde = _aes_serde() if aes else None
    source = dsn if from_dsn is None else from_dsn
    with (
        opened(dsn, schema, cipher_of(keys), encrypt_metadata=encrypt_metadata) as saver,
        line() as at,
    ):

        def run(passes: int, sample: float) -> Moved:
            return run_on_selector_loop(
                import_langgraph(
                    saver,
                    source,
                    schema=from_schema,
                    serde=serde,
                    threads=thread or None,
                    passes=passes,
                    sample=sample,
                    progress=lambda moved: _tell(at, moved),
                )
            )

        while follow:
            moved = run(1, 0.0)
            at.show(f"a pass of {moved.seconds:.1f} s copied {moved.checkpoints} checkpoints")
            time.sleep(every)
        moved = run(passes, sample)
    _end(moved, final=final, json=json)


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
    """Copy our threads into the tables of langgraph-checkpoint-postgres, to go back to it."""
    serde = _aes_serde() if aes else None
    cipher = cipher_of(keys)
    target = dsn if to_dsn is None else to_dsn
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver:
        moved = _move_out(saver, target, to_schema, serde, thread, passes)
    _end(moved, final=final, json=json)


def _move_out(
    saver: PostgresSaver,
    target: str,
    schema: str | None,
    serde: EncryptedSerializer | None,
    thread: list[str] | None,
    passes: int,
) -> Moved:
    with line() as at:
        call = export_langgraph(
            saver,
            target,
            schema=schema,
            serde=serde,
            threads=thread or None,
            passes=passes,
            progress=lambda moved: _tell(at, moved),
        )
        return run_on_selector_loop(call)


def _aes_serde() -> EncryptedSerializer:
    try:
        return EncryptedSerializer.from_pycryptodome_aes()
    except (ImportError, ValueError) as error:
        raise stop(f"--aes: {error}") from None


def _tell(at: Line, moved: Moved) -> None:
    if moved.compared:
        at.show(f"compared {moved.compared} of {moved.threads} threads")
        return
    speed = size(round(rate(moved.bytes, moved.seconds)))
    at.show(
        f"pass {moved.passes}: {moved.threads} threads, {moved.checkpoints} checkpoints, "
        f"{size(moved.bytes)}, {rate(moved.threads, moved.seconds):.0f} threads/s, {speed}/s"
    )


def _end(moved: Moved, *, final: bool, json: bool) -> None:
    if json:
        print_json({name: _plain(value) for name, value in asdict(moved).items()})
    else:
        _show(moved)
    if moved.broken or moved.diverged or (final and moved.behind):
        raise typer.Exit(FOUND)


def _plain(value: object) -> object:
    return sorted(value, key=str) if isinstance(value, set) else value


def _show(moved: Moved) -> None:
    for title, found in (
        ("broken", moved.broken),
        ("went on at both ends: not copied", moved.diverged),
    ):
        if found:
            print_table((title,), [(text,) for text in sorted(map(str, found))])
    print_lines(
        [
            ("threads", moved.threads),
            ("of these copied from", len(moved.copied)),
            ("checkpoints copied", moved.checkpoints),
            ("writes copied", moved.writes),
            ("bytes copied", size(moved.bytes)),
            ("seconds", f"{moved.seconds:.1f}"),
            ("threads compared", moved.compared),
            ("checkpoints decoded", moved.decoded),
            ("behind (written meanwhile)", len(moved.behind)),
            ("went on at the target", len(moved.gone_on)),
            ("broken", len(moved.broken)),
        ]
    )
