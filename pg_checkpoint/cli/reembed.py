"""pg-checkpoint store reembed: vectors of another model for the store's items, and their words."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import psycopg
import typer

from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.options import Dsn, Json, Keys, Plain, Schema
from pg_checkpoint.cli.output import print_json, print_line, print_lines
from pg_checkpoint.cli.parsing import parsed
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.cli.target import cipher_of
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.store.reembedding import Reembedded
from pg_checkpoint.store.sync_store import PostgresStore


def reembed(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    index: Annotated[
        str,
        typer.Option(
            metavar="JSON", help='The new index= of the store: {"dims": 1536, "fields": ["text"]}.'
        ),
    ] = "{}",
    embed: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="The embedder: module:function (or object), file.py:function, or provider:model.",
        ),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A langgraph.json; its store.index has the values that are not given here.",
        ),
    ] = None,
    finish: Annotated[
        bool,
        typer.Option(
            "--finish",
            help="At the end drop the vectors of the previous model: stores that still use it are "
            "refused from then on.",
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Embed all items with another model, while agents run.

    Also indexes the words of items that were put before there was an index of words. You can stop
    it and run it again: it continues. Exit code 0 means that nothing is left to do.
    """
    wanted = _index_of(index, embed, config)
    cipher = cipher_of(keys)
    how: Any = {"cipher": cipher, "allow_plaintext": allow_plaintext, "allow_index_leak": True}
    try:
        store = PostgresStore.from_conn_string(
            dsn, schema=schema, max_size=4, index=wanted, **(how if cipher is not None else {})
        )
    except (ValueError, ImportError) as error:
        raise stop(str(error)) from None
    with store, bar("embedding items") as report:

        def show(so_far: Reembedded) -> None:
            counts = f"{so_far.embedded:,} of {so_far.due:,}; {so_far.worded:,} searched for words"
            report(so_far.embedded, counts, total=so_far.due)

        done = _run(lambda: store.reembed(finish=finish, progress=show))
    print_json(_as_json(done)) if json else _print(done)
    if done.failed or done.remaining:
        raise typer.Exit(FOUND)


def _run(work: Callable[[], Reembedded]) -> Reembedded:
    try:
        return work()
    except (PgCheckpointError, psycopg.Error):
        raise
    except Exception as error:  # noqa: BLE001  whatever an embedder raises
        # The embedder's own, which may say more than is for a log.
        name = type(error).__name__
        raise stop(f"the embedder failed ({name}); embedded items are kept: run it again") from None


def _index_of(index: str, embed: str | None, config: Path | None) -> dict[str, Any]:
    """The index that the options describe; those on the command line count."""
    wanted, folder = {}, Path()
    if config is not None:
        folder = config.parent
        store = _object(config.read_bytes(), str(config)).get("store") or {}
        wanted = dict(store.get("index") or {})
    if embed is not None:
        folder = Path()
    wanted |= _object(index.encode(), "--index") | ({} if embed is None else {"embed": embed})
    if isinstance(wanted.get("embed"), str):
        wanted["embed"] = _embedder(wanted["embed"], folder)
    if not wanted:
        raise stop("give the index: --index with --embed, or --config langgraph.json")
    return wanted


def _object(data: bytes, what: str) -> dict[str, Any]:
    found = parsed(data, what)
    if not isinstance(found, dict):
        raise stop(f"{what} must be a JSON object")
    return found


def _embedder(name: str, folder: Path) -> Any:
    """What a name means: something of a file, or of a module; otherwise a provider's model."""
    module, _, attribute = name.rpartition(":")
    if module.endswith(".py"):
        loaded = _from_file(folder / module)
        if not hasattr(loaded, attribute):
            raise stop(f"{module} has no {attribute!r}")
        return getattr(loaded, attribute)
    # As `python -m` does.
    sys.path.insert(0, str(Path.cwd()))
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ModuleNotFoundError, AttributeError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name != module.split(".")[0]:
            raise stop(f"{module} can't be imported: {error}") from None
        return name
    finally:
        sys.path.pop(0)


def _from_file(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise stop(f"there is no {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _as_json(done: Reembedded) -> dict[str, Any]:
    failed = [
        {"namespace": namespace, "key": key, "why": why}
        for (namespace, key), why in done.failed.items()
    ]
    names = [name for name in Reembedded.__dataclass_fields__ if name != "failed"]
    return {**{name: getattr(done, name) for name in names}, "failed": failed}


def _print(done: Reembedded) -> None:
    print_lines(
        [
            ("items embedded", f"{done.embedded:,}"),
            ("vectors", f"{done.vectors:,}"),
            ("items searched for words", f"{done.worded:,}"),
            ("left", f"{done.remaining:,}"),
        ]
    )
    for (namespace, key), why in done.failed.items():
        print_line(f"{'.'.join(namespace)} {key}: {why}", "red")
    if done.failed and done.is_complete:
        print_line("put these again or delete them, and run it again", "yellow")
    elif done.is_finished:
        print_line("all items match this index", "green")
    elif done.is_complete:
        print_line("stores may use this index now; when none uses the previous one: --finish")
    else:
        print_line("searches with this index are refused until nothing is left", "yellow")
