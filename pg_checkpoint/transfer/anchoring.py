"""Anchors: the heads of all chains, kept away from the database, and what became of them.

A head is a checkpoint with a record that no other record is linked to: the newest of each
namespace, and the ends of forks. As long as its link is the one in the anchor, its record and those
of its ancestors are what they were; `verify --chain` tells whether the rows are what those say.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeAlias

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.errors import ExportFormatError
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.broken_rows import BrokenRow, broken_row
from pg_checkpoint.transfer.chain_records import StoredRecord, stored_records
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, threads_of

_FORMAT = "pg_checkpoint anchor 1"

# Its thread, namespace and id.
_Head: TypeAlias = "tuple[str, str, str]"


@dataclass(slots=True)
class Anchored:
    """What was written.

    Attributes:
        threads: Those that have records.
        heads: Their heads.
        digest: SHA-256 of all that was written before it, in hexadecimal.
        unjudged: Records whose key is missing, so that they are not in it.
    """

    threads: int = 0
    heads: int = 0
    digest: str = ""
    unjudged: list[BrokenRow] = field(default_factory=list)


@dataclass(slots=True)
class Compared:
    """What became of the heads of an anchor.

    Attributes:
        threads: Those of the anchor.
        same: Heads that are what they were; their threads may have gone on.
        pruned: Heads that are gone, as are the parents of later checkpoints: as after a
            cleaning.
        gone: Threads that have no checkpoint any more.
        back: Heads that are gone, and nothing that is there comes after them.
        rewritten: Heads that have another record, or none that can be read.
        unjudged: Heads whose key is missing.
    """

    threads: int = 0
    same: int = 0
    pruned: list[_Head] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    back: list[_Head] = field(default_factory=list)
    rewritten: list[_Head] = field(default_factory=list)
    unjudged: list[_Head] = field(default_factory=list)


async def write_anchor(
    saver: CheckpointerInterface,
    write: Callable[[bytes], object],
    *,
    threads: Sequence[str] | None = None,
) -> Anchored:
    """Writes the heads of the chains, a thread a line, and a digest of all lines at the end.

    Args:
        saver: Either of the two, with its cipher; from any event loop.
        write: Takes each line, with its newline; called on the saver's event loop.
        threads: Only these.

    Raises:
        psycopg.Error: If the server can't be reached, or refuses.
    """
    done, digest = Anchored(), sha256()

    def line(**content: Any) -> None:
        text = json.dumps(content).encode() + b"\n"
        digest.update(text)
        write(text)

    async def call(parts: SaverParts) -> Anchored:
        database = parts.engine.database
        now = database.statement("get_time")
        (((time,),),) = await database.read([now], timeout=parts.timeout)
        line(format=_FORMAT, time=time.isoformat())
        async for thread_id in threads_of(parts, threads):
            stored = await stored_records(parts, thread_id)
            heads = _heads(stored)
            done.unjudged += [
                broken_row("checkpoints", key, row.problem)
                for key, row in stored.items()
                if row.is_unjudged
            ]
            if heads:
                line(thread=thread_id, heads=[(*key[1:], link.hex()) for key, link in heads])
                done.threads += 1
                done.heads += len(heads)
        done.digest = digest.hexdigest()
        line(threads=done.threads, digest=done.digest)
        return done

    return await at_home(saver, call)


async def compare_anchor(saver: CheckpointerInterface, lines: Iterable[bytes]) -> Compared:
    """Says what became of the heads of an anchor since it was written.

    Args:
        saver: Either of the two, with its cipher; from any event loop.
        lines: What `write_anchor` wrote.

    Raises:
        ExportFormatError: If it is no anchor, or not a whole one.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    anchored = _parsed(lines)

    async def call(parts: SaverParts) -> Compared:
        done = Compared(threads=len(anchored))
        for thread_id, heads in anchored:
            stored = await stored_records(parts, thread_id)
            if not stored:
                done.gone.append(thread_id)
                continue
            for ns, checkpoint_id, link in heads:
                _compare(CheckpointKey(thread_id, ns, checkpoint_id), link, stored, done)
        return done

    return await at_home(saver, call)


def _compare(
    key: CheckpointKey, link: bytes, stored: Mapping[CheckpointKey, StoredRecord], done: Compared
) -> None:
    head = key.thread_id, key.checkpoint_ns, key.checkpoint_id
    if (found := stored.get(key)) is None:
        (done.pruned if _went_on(key, stored) else done.back).append(head)
    elif found.is_unjudged:
        done.unjudged.append(head)
    elif found.record is None or found.link != link:
        done.rewritten.append(head)
    else:
        done.same += 1


def _went_on(key: CheckpointKey, stored: Mapping[CheckpointKey, StoredRecord]) -> bool:
    """Whether a missing head has descendants, as far as can be told: their parents were cut off.

    What goes on from before the head does not.
    """
    later = [(k, row) for k, row in stored.items() if k[:2] == key[:2] and k > key]
    if any(row.parent is not None and row.parent < key for _, row in later):
        return False
    cut_off = [row.record for _, row in later if row.parent is None]
    return any(record is None or record.had_parent for record in cut_off)


def _heads(stored: Mapping[CheckpointKey, StoredRecord]) -> list[tuple[CheckpointKey, bytes]]:
    linked_to = {row.record.link for row in stored.values() if row.record is not None}
    return [
        (key, row.link)
        for key, row in stored.items()
        if row.record is not None and row.link not in linked_to
    ]


def _parsed(lines: Iterable[bytes]) -> list[tuple[str, list[tuple[str, str, bytes]]]]:
    """The threads of an anchor, and the namespace, id and link of each head."""
    try:
        *body, last = lines
        head, *threads = map(json.loads, body)
        anchored = [
            (str(of["thread"]), [(ns, id_, bytes.fromhex(link)) for ns, id_, link in of["heads"]])
            for of in threads
        ]
        is_anchor, digest = head["format"] == _FORMAT, json.loads(last)["digest"]
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise ExportFormatError("this is no anchor, or not a whole one") from error
    if not is_anchor or digest != sha256(b"".join(body)).hexdigest():
        raise ExportFormatError("the anchor is cut off, or was changed")
    return anchored
