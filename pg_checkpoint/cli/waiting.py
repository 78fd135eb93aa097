"""pg-checkpoint waiting: list threads that wait for an answer, with what they ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pg_checkpoint.cli.options import Clear, Dsn, Encrypted, Json, Keys, Limit, Plain, Schema, Where
from pg_checkpoint.cli.output import print_line, print_table, print_values, when
from pg_checkpoint.cli.parsing import filter_of
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import message_of
from pg_checkpoint.diagnosis.json_view import in_one_line, plain
from pg_checkpoint.runs.waiting import WaitingThread, list_waiting

_WIDTH = 200


def waiting(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    json: Json = False,
    where: Where = "{}",
    limit: Limit = 20,
) -> None:
    """List threads that wait for an answer, longest waiting first, with their questions."""
    how: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    how["allow_plaintext"] = allow_plaintext
    with opened(dsn, schema, cipher_of(keys), **how) as saver:
        found = list_waiting(saver, filter=filter_of(where), limit=limit)
    if json:
        print_values([_record(thread) for thread in found])
    elif found:
        rows = [row for thread in found for row in _rows(thread)]
        print_table(("thread", "since", "interrupt", "question"), rows)
    else:
        print_line("no thread waits for an answer", "dim")


def _rows(thread: WaitingThread) -> Iterator[tuple[str, ...]]:
    place = thread.thread_id, when(thread.since)
    if thread.error is not None:
        yield *place, "", f"({message_of(thread.error)})"
    for one in thread.interrupts:
        yield *place, one.id, in_one_line(one.value, _WIDTH)


def _record(thread: WaitingThread) -> dict[str, Any]:
    return {
        "thread_id": thread.thread_id,
        "checkpoint_id": thread.checkpoint_id,
        "since": thread.since.isoformat(),
        "interrupts": [plain(one) for one in thread.interrupts],
        "error": None if thread.error is None else message_of(thread.error),
    }
