"""pg-checkpoint copy, delete, prune, shred: change the named threads."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from functools import partial
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import no_thread, stop
from pg_checkpoint.cli.options import Clear, Dsn, Encrypted, Json, Keys, Schema, Yes
from pg_checkpoint.cli.output import print_json, print_line
from pg_checkpoint.cli.progress import bar
from pg_checkpoint.cli.target import cipher_of, needed_cipher, opened
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.rotation.shredding import shred_thread
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.transfer.saver_parts import has_data_key

Threads = Annotated[list[str], typer.Argument(metavar="THREAD", help="The ids of the threads.")]


def copy(
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="The id of a thread.")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The id of the copy.")],
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    json: Json = False,
) -> None:
    """Copy a thread with all its checkpoints; existing rows of TARGET stay unchanged."""
    if source == target:
        raise stop("SOURCE and TARGET are the same thread")
    cipher = cipher_of(keys)
    with opened(dsn, schema) as looking:
        _check_sealing(looking, source, keyed=cipher is not None, encrypt_metadata=encrypt_metadata)
    if cipher is not None:
        with opened(dsn, schema, cipher) as looking:
            if run_on_selector_loop(has_data_key(looking, source)):
                cipher = cipher_of(keys, data_keys=True)
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    with opened(dsn, schema, cipher, **how) as saver:
        with bar(f"copying {source}"):
            saver.copy_thread(source, target)
        count = _count(saver, target)
    said = f"{target} has {_checkpoints(count)} now"
    print_json({"thread_id": target, "checkpoints": count}) if json else print_line(said)


def delete(
    thread_ids: Threads,
    dsn: Dsn = "",
    schema: Schema = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Delete threads with all their rows; this can't be undone."""
    with opened(dsn, schema) as saver:
        counts = _counts(saver, thread_ids)
        total = sum(counts.values())
        ask(f"Delete {_threads(len(counts))} with {_checkpoints(total)}?", yes)
        _each("deleting", counts, saver.delete_thread)
    said = f"deleted {_threads(len(counts))} with {_checkpoints(total)}"
    print_json({"deleted": counts}) if json else print_line(said)


def prune(
    thread_ids: Threads,
    dsn: Dsn = "",
    schema: Schema = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Delete old checkpoints of threads; keep what the newest or an open interrupt needs."""
    with opened(dsn, schema) as saver:
        before = _counts(saver, thread_ids)
        ask(f"Delete the history of {_threads(len(before))}, newest checkpoints kept?", yes)
        _each("pruning", before, lambda thread_id: saver.prune([thread_id]))
        after = {thread_id: _count(saver, thread_id) for thread_id in before}
    gone = {thread_id: before[thread_id] - after[thread_id] for thread_id in before}
    said = f"deleted {_checkpoints(sum(gone.values()))} of {_threads(len(gone))}"
    print_json({"deleted": gone, "kept": after}) if json else print_line(said)


def shred(
    thread_ids: Threads,
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Delete the data keys of threads, so that nobody can read them again, in any copy or backup.

    Only for threads whose rows are all encrypted with data keys.
    """
    cipher = needed_cipher(keys)
    with opened(dsn, schema) as looking:
        counts = _counts(looking, thread_ids)
    ask(f"Make {_threads(len(counts))} unreadable for ever?", yes)
    with opened(dsn, schema, cipher, encrypt_metadata=encrypt_metadata) as saver:
        _each("shredding", counts, partial(shred_thread, saver))
    said = f"shredded {_threads(len(counts))}; `pg-checkpoint delete` deletes their rows"
    print_json({"shredded": [*counts]}) if json else print_line(said)


def _check_sealing(
    looking: PostgresSaver, source: str, *, keyed: bool, encrypt_metadata: bool
) -> None:
    """Refuses a copy that would have other encryption than its source."""
    found = looking.list_info({"configurable": {"thread_id": source}}, limit=1)
    if not found:
        raise no_thread(source)
    sealed = "pg:sealed" in found[0].metadata
    if sealed and not keyed:
        raise stop(f"thread {source!r} is encrypted: give --keys, or set PG_CHECKPOINT_KEYS")
    if sealed != encrypt_metadata and keyed:
        word = "is" if sealed else "is not"
        option = "give" if sealed else "leave out"
        raise stop(f"the metadata of {source!r} {word} encrypted: {option} --encrypt-metadata")


def _each(what: str, threads: Collection[str], change: Callable[[str], object]) -> None:
    with bar(what, len(threads)) as report:
        for done, thread_id in enumerate(threads, 1):
            change(thread_id)
            report(done)


def _counts(saver: PostgresSaver, thread_ids: list[str]) -> dict[str, int]:
    counts = {thread_id: _count(saver, thread_id) for thread_id in thread_ids}
    for thread_id, count in counts.items():
        if not count:
            raise no_thread(thread_id)
    return counts


def _count(saver: PostgresSaver, thread_id: str) -> int:
    return len(saver.list_info({"configurable": {"thread_id": thread_id}}))


def ask(question: str, yes: bool) -> None:
    """Asks before something is done that can't be undone, unless --yes was given."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise stop("can't ask without a terminal: give --yes")
    typer.confirm(question, abort=True, err=True)


def _threads(count: int) -> str:
    return f"{count} thread" + ("" if count == 1 else "s")


def _checkpoints(count: int) -> str:
    return f"{count} checkpoint" + ("" if count == 1 else "s")
