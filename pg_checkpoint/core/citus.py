"""Citus: what is sent differently on a cluster, and which node has which shard."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from psycopg import errors

from pg_checkpoint.core.failures import RowsElsewhere, WorkerLost
from pg_checkpoint.core.transaction import Queries, Rows, Statement

# Transactions: Citus keeps what `set_config` sets to the coordinator. Bounds are handed on to the
# workers by a statement after the one that sets them, and before the first that touches a thread.
#
# A worker that is sent a batch of its own threads stores it row by row, by functions that are
# there: Citus plans what names one thread in a fraction of the time, and hands nothing on to other
# nodes.


# The statement that a worker gets instead, with the same parameters.
_BY_ROWS = {
    "mark_threads_on_citus": "mark_threads_by_rows",
    "put_checkpoints_on_citus": "put_checkpoints_by_rows",
    "put_writes": "put_writes_by_rows",
}


async def run_on_citus(
    run: Callable[[Sequence[Statement]], Awaitable[list[Rows]]],
    queries: Queries,
    statements: Sequence[Statement],
    *,
    by_rows: bool = False,
) -> list[Rows]:
    """Runs statements as they have to be sent there, and returns the rows of each."""
    sent, places = for_citus(queries, statements)
    if by_rows:
        sent = [_by_rows(queries, statement) for statement in sent]
    try:
        answers = await run(sent)
    except (errors.InternalError_, errors.IoError) as error:
        # Citus' error for a worker that it can't reach has no SQLSTATE of its own; the error for a
        # worker that goes while rows are sent to it has that of a broken disk. A node that stores
        # its own rows needs no other node: it is sent rows of others if their shard was moved, and
        # then any error is such a one, also that a row is there, which the functions can't catch.
        raise (RowsElsewhere if by_rows else WorkerLost)(str(error)) from error
    return [answers[place] for place in places]


def for_citus(
    queries: Queries, statements: Sequence[Statement]
) -> tuple[list[Statement], list[int]]:
    """Returns the statements to send, and the places of the answers to those of `statements`."""
    sent: list[Statement] = []
    places = []
    for statement in statements:
        if statement.query == queries["lock_threads"] and statement.params is not None:
            # Its bounds come too late for its own locks, which are the workers'.
            sent += [Statement(queries["set_bounds"], statement.params[1:5]), _hand_on(queries)]
        if statement.query == queries["set_read_bounds"] and statement.params is not None:
            # There functions are written out, which set nothing themselves.
            params = (*statement.params, "force_custom_plan", "")
            statement = Statement(queries["set_bounds"], params)
        places.append(len(sent))
        sent.append(statement)
        if statement.query == queries["set_bounds"]:
            sent.append(_hand_on(queries))
    return sent, places


def _by_rows(queries: Queries, statement: Statement) -> Statement:
    """Returns the statement that does the same for threads of the node it is sent to."""
    query, params, _ = statement
    if query == queries["lock_threads"] and params is not None:
        return Statement(queries["lock_threads_by_rows"], [params[0], *params[5:]])
    for name, other in _BY_ROWS.items():
        if query == queries[name]:
            return Statement(queries[other], params)
    return statement


def _hand_on(queries: Queries) -> Statement:
    return Statement(queries["hand_on_bounds"])


# Shards: which of them a thread is in, by the hash of its id that Citus computes.
#
# It is Postgres' own hash of a text with a deterministic collation (`hashtext`; Bob Jenkins'
# lookup3 of the bytes), so no round trip is needed to find out. Pure.


_MASK = 0xFFFFFFFF
# Which of the three words (a, b, c) a step of lookup3 changes, by which one, and the rotation.
_MIX = ((4, 6, 8), (16, 19, 4))


class Shards(NamedTuple):
    """A table's shards, in the order of their hashes."""

    highest: tuple[int, ...]  # the last hash of each
    nodes: tuple[str, ...]  # where each one is

    def node_of(self, thread_id: str) -> str:
        return self.nodes[bisect_left(self.highest, hash_of(thread_id))]


@lru_cache(maxsize=10_000)
def hash_of(text: str) -> int:
    """Returns Postgres' `hashtext` of a text, by which Citus places rows."""
    data = text.encode()
    a = b = c = (0x9E3779B9 + len(data) + 3923095) & _MASK
    whole = len(data) - len(data) % 12
    for at in range(0, whole, 12):
        x, y, z = (int.from_bytes(data[n : n + 4], "little") for n in range(at, at + 12, 4))
        a, b, c = _mixed((a + x) & _MASK, (b + y) & _MASK, (c + z) & _MASK)
    rest = data[whole:]
    # The lowest byte of the last word is the length's.
    words = (rest[:4], rest[4:8], b"\0" + rest[8:])
    x, y, z = (int.from_bytes(word, "little") for word in words)
    last = _last((a + x) & _MASK, (b + y) & _MASK, (c + z) & _MASK)
    return last - (1 << 32) if last >> 31 else last


def _mixed(a: int, b: int, c: int) -> tuple[int, int, int]:
    for first, second, third in _MIX:
        a = ((a - c) & _MASK) ^ _turned(c, first)
        c = (c + b) & _MASK
        b = ((b - a) & _MASK) ^ _turned(a, second)
        a = (a + c) & _MASK
        c = ((c - b) & _MASK) ^ _turned(b, third)
        b = (b + a) & _MASK
    return a, b, c


def _last(a: int, b: int, c: int) -> int:
    c = ((c ^ b) - _turned(b, 14)) & _MASK
    a = ((a ^ c) - _turned(c, 11)) & _MASK
    b = ((b ^ a) - _turned(a, 25)) & _MASK
    c = ((c ^ b) - _turned(b, 16)) & _MASK
    a = ((a ^ c) - _turned(c, 4)) & _MASK
    b = ((b ^ a) - _turned(a, 14)) & _MASK
    return ((c ^ b) - _turned(b, 24)) & _MASK


def _turned(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & _MASK
