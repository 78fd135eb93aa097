"""pg-checkpoint edit, fork: put a new checkpoint to a thread, by hand."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.cli.change import ask, opened_as
from pg_checkpoint.cli.diff import named, show_differences
from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Dsn, Encrypted, Json, Keys, Schema, ThreadId, Yes
from pg_checkpoint.cli.output import print_json, print_line
from pg_checkpoint.diagnosis.difference import Difference, differences
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.editing.editable import value_of
from pg_checkpoint.editing.editing import SERDE, Draft, draft_of, put_edit, put_fork
from pg_checkpoint.errors import NotEditableError
from pg_checkpoint.postgres.own_loop import run_on_selector_loop

# What an @entrypoint has saved for its next run.
_SAVED = "__previous__"


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
    if is_internal(channel) and channel != _SAVED:
        raise stop(f"{channel!r} is LangGraph's own: it says what runs next")
    with opened_as(thread_id, dsn, schema, keys, encrypt_metadata=encrypt_metadata) as saver:
        draft = run_on_selector_loop(draft_of(saver, thread_id, channel))
        with _text(draft, given) as text:
            value = value_of(text, SERDE)
            if draft.is_same(value):
                raise stop("nothing was changed", 0)
            if not json:
                _show(differences({channel: draft.value}, {channel: value}))
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

    Nothing is deleted. Tasks of that checkpoint run again, also those that had finished. Subgraphs
    with a memory of their own keep that.
    """
    with opened_as(thread_id, dsn, schema, keys, encrypt_metadata=encrypt_metadata) as saver:
        infos = saver.list_info({"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}})
        chosen = named(infos, reference).checkpoint_id
        put_id = run_on_selector_loop(put_fork(saver, thread_id, chosen))
    if json:
        print_json({"thread_id": thread_id, "checkpoint_id": put_id, "copy_of": chosen})
    else:
        print_line(f"checkpoint {put_id} is a copy of {chosen}, and the newest of {thread_id!r}")


def _show(found: Sequence[Difference]) -> None:
    if found:
        show_differences(found)
    else:
        print_line("the order of keys, or how a number is written")


@contextmanager
def _text(draft: Draft, given: Path | None) -> Iterator[str]:
    """The new text, from a file or an editor; what was typed is kept unless it was put."""
    if given is not None:
        yield _read(given)
        return
    if not _has_terminal():
        raise stop("can't start an editor without a terminal: give --from")
    # Only its owner can read it.
    descriptor, name = tempfile.mkstemp(suffix=".json")
    os.close(descriptor)
    path, is_done = Path(name), False
    try:
        path.write_text(draft.text, encoding="utf-8")
        yield _typed(path)
        is_done = True
    except typer.Exit as end:
        is_done = end.exit_code == 0
        raise
    finally:
        if is_done or path.read_bytes() in (b"", draft.text.encode()):
            path.unlink()
        else:
            said = f"your text is in {name}: give it with --from, and delete it"
            typer.echo(said, err=True)


def _has_terminal() -> bool:
    return sys.stdin.isatty()


def _typed(path: Path) -> str:
    """What a person made of a file, who may try again until it is JSON."""
    default = "notepad" if os.name == "nt" else "vi"
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or default
    while True:
        _call(editor, path)
        text = _read(path)
        try:
            value_of(text, SERDE)
        except NotEditableError as error:
            typer.confirm(f"{error}. Edit it again?", default=True, abort=True, err=True)
        else:
            return text


def _call(editor: str, path: Path) -> None:
    # Ctrl-C is the editor's, as in git; a handler, because what is ignored stays so in the editor.
    signals = [signal.SIGINT, *([signal.SIGQUIT] if hasattr(signal, "SIGQUIT") else [])]
    before = [signal.signal(one, lambda *_: None) for one in signals]
    try:
        code = subprocess.call([*shlex.split(editor), str(path)])  # noqa: S603  the user's own
    except (OSError, ValueError) as error:
        raise stop(f"can't start the editor {editor!r}: {error}") from None
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)
    if code:
        raise stop(f"the editor {editor!r} failed, so nothing was changed")


def _read(path: Path) -> str:
    """The text of a file, which may begin with a mark that it is in UTF-8."""
    data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise stop(f"{path} is not in UTF-8") from None
