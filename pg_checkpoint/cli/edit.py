"""pg-checkpoint edit, fork: put a new checkpoint to a thread, by hand."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.cli.change import ask, opened_as
from pg_checkpoint.cli.diff import named, show_differences
from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Dsn, Encrypted, Json, Keys, Schema, ThreadId, Yes
from pg_checkpoint.cli.output import print_json, print_line
from pg_checkpoint.diagnosis.difference import differences
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.editing.editable import value_of
from pg_checkpoint.editing.editing import Draft, draft_of, put_edit, put_fork
from pg_checkpoint.errors import NotEditableError, PgCheckpointError
from pg_checkpoint.postgres.own_loop import run_on_selector_loop

__all__ = ["edit", "fork"]


def edit(
    thread_id: ThreadId,
    channel: Annotated[
        str, typer.Option("--channel", "-c", metavar="NAME", help="The channel to edit.")
    ],
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    given: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Take the new value from this file; - is stdin."
        ),
    ] = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Edit a value of a thread as JSON in $EDITOR; a new checkpoint gets it.

    Reducers and nodes are not run, and what runs next stays. A thread that waits for an answer asks
    again when it is resumed.
    """
    if is_internal(channel):
        raise stop(f"{channel!r} is LangGraph's own: it says what runs next")
    with opened_as(thread_id, dsn, schema, keys, encrypt_metadata=encrypt_metadata) as saver:
        draft = run_on_selector_loop(draft_of(saver, thread_id, channel))
        with _text(draft, given) as text:
            found = differences({channel: draft.value}, {channel: value_of(text)})
            if not found:
                raise stop("nothing was changed", 0)
            if not json:
                show_differences(found)
            ask(f"Put a new checkpoint to thread {thread_id!r}?", yes)
            put_id = run_on_selector_loop(put_edit(saver, draft, text))
    if json:
        print_json({"thread_id": thread_id, "checkpoint_id": put_id})
    else:
        print_line(f"checkpoint {put_id} has the new value")


def fork(
    thread_id: ThreadId,
    reference: Annotated[
        str,
        typer.Argument(metavar="CHECKPOINT", help="An id, its beginning or end, or a step (3)."),
    ],
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
) -> None:
    """Let a thread go on from an earlier checkpoint: a copy of it becomes the newest.

    Nothing is deleted. Subgraphs with a memory of their own keep that.
    """
    with opened_as(thread_id, dsn, schema, keys, encrypt_metadata=encrypt_metadata) as saver:
        infos = saver.list_info({"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}})
        chosen = named(infos, reference).checkpoint_id
        put_id = run_on_selector_loop(put_fork(saver, thread_id, chosen))
    if json:
        print_json({"thread_id": thread_id, "checkpoint_id": put_id, "copy_of": chosen})
    else:
        print_line(f"checkpoint {put_id} is a copy of {chosen}, and the newest of {thread_id!r}")


@contextmanager
def _text(draft: Draft, given: Path | None) -> Iterator[str]:
    """The new text, from a file or an editor; what was typed is kept if it can't be put."""
    if given is not None:
        yield sys.stdin.read() if str(given) == "-" else given.read_text(encoding="utf-8")
        return
    if not _has_terminal():
        raise stop("can't start an editor without a terminal: give --from")
    # Only its owner can read it.
    descriptor, name = tempfile.mkstemp(suffix=".json", text=True)
    os.close(descriptor)
    path = Path(name)
    path.write_text(draft.text, encoding="utf-8")
    try:
        yield _typed(path)
    except (PgCheckpointError, typer.Abort, OSError):
        print_line(f"your text is in {name}: give it with --from, and delete it", "dim")
        raise
    except BaseException:
        path.unlink()
        raise
    path.unlink()


def _has_terminal() -> bool:
    return sys.stdin.isatty()


def _typed(path: Path) -> str:
    """What a person made of a file, who may try again until it is JSON."""
    default = "notepad" if os.name == "nt" else "vi"
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or default
    while True:
        if subprocess.call([*shlex.split(editor), str(path)]):  # noqa: S603  the user's own
            raise stop(f"{editor} failed, so nothing was changed")
        text = path.read_text(encoding="utf-8")
        try:
            value_of(text)
        except NotEditableError as error:
            typer.confirm(f"{error}. Edit it again?", default=True, abort=True, err=True)
        else:
            return text
