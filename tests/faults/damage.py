"""Random damage to stored rows: python -m tests.faults.damage [--seed N] [--first N] [--count N]"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.errors import PgCheckpointError
from pg_checkpoint.tools.export import export_threads
from pg_checkpoint.tools.verify import verify_threads
from pg_checkpoint.tools.views import timeline
from tests.faults.clusters import Cluster, cluster
from tests.faults.model.running import database
from tests.keys import CIPHER
from tests.making import aput, config_for

_CIPHERS = {"plain": None, "sealed": CIPHER}
# One in so many is read in all ways, the others in two.
_RARELY = 8
# Columns by how they are damaged.
_COLUMNS = [
    *(("checkpoints", column, "json") for column in ("checkpoint", "metadata") * 4),
    *(("checkpoints", column, "text") for column in ("parent_checkpoint_id", "checkpoint_id")),
    ("checkpoints", "sealed", "bytes"),
    *(("checkpoint_blobs", column, "text") for column in ("type", "channel", "version")),
    *(("checkpoint_blobs", column, "integer") for column in ("groups", "size")),
    *(("checkpoint_blobs", column, "bytes") for column in ("blob", "chunks") * 3),
    *(("checkpoint_chunks", column, "bytes") for column in ("data", "digest") * 2),
    *(("checkpoint_writes", column, "text") for column in ("type", "channel", "task_path")),
    *(("checkpoint_writes", column, "text") for column in ("task_id", "checkpoint_id")),
    ("checkpoint_writes", "idx", "integer"),
    *(("checkpoint_writes", column, "bytes") for column in ("blob", "blob")),
]
_ORDER = {
    "checkpoints": "checkpoint ->> 'id', checkpoint_id",
    "checkpoint_blobs": "channel, version",
    "checkpoint_chunks": "length(data), digest",
    "checkpoint_writes": "task_id, idx",
}
_TEXTS = ["", "msgpack", "json", "null", "pickle", "bytes", "msgpack+aes", "pg:aes:msgpack"]
_TEXTS += ["1", "'", "\\", "é", "x" * 99]
# Stands for a number that JSONB holds and orjson does not.
_HUGE = "11111111111"
_JSON: list[Any] = [int(_HUGE), None, True, False, 0, 7, -1.5, 10**30]
_JSON += ["", "x", [], [[]], [1, "a", None], {}]


@dataclass
class Damaged:
    """What was done, and what was found."""

    seed: str  # decides
    count: int = 0  # damaged rows that were read
    findings: list[str] = field(default_factory=list)  # what raised anything but an error of ours


async def store(saver: AsyncPostgresSaver) -> list[Any]:
    """A thread with everything that can be in one: pieces, small values, writes."""
    configs: list[Any] = [config_for("t")]
    for n in range(3):
        values = {"long": [f"{n}", *("said at some length " * 20 + str(m) for m in range(50))]}
        metadata: Any = {"step": n, "source": "loop", "writes": {"a": 1}, "parents": {"": "p"}}
        put = await aput(saver, configs[-1], {**values, "n": n, "b": b"x"}, metadata=metadata)
        await saver.aput_writes(put, [("a", ["w"]), ("b", n)], f"task {n}", "~__pregel_pull, x")
        configs.append(put)
    return configs[1:]


def calls(saver: AsyncPostgresSaver, configs: Sequence[Any]) -> dict[str, Any]:
    """Everything that reads the thread, by name; coroutines are made when they are called."""
    history = partial(saver.aget_delta_channel_history, channels=["long", "n", "a"])
    return {
        "get": lambda: _each(configs, saver.aget_tuple),
        "get latest": lambda: saver.aget_tuple(config_for("t")),
        "list": lambda: _list(saver, config_for("t")),
        "history": lambda: _each(configs, lambda config: history(config=config)),
        "list all": lambda: _list(saver, None),
        "list_info": lambda: saver.alist_info(config_for("t")),
        "list_threads": lambda: saver.alist_threads(with_bytes=True),
        "timeline": lambda: timeline(saver, "t"),
        "verify": lambda: verify_threads(saver),
        "export": lambda: export_threads(saver, len, decrypted=True),
        "copy": lambda: _copy(saver),
    }


async def error_of(call: Coroutine[Any, Any, object]) -> Exception | None:
    """What a call raised, unless it is an error of ours."""
    try:
        await call
    except PgCheckpointError:
        return None
    except Exception as error:
        return error
    return None


async def damage(
    running: Cluster, seed: str, count: int, *, first: int = 0, seconds: float = 600.0
) -> Damaged:
    """Damages so many rows, or as many as there is time for."""
    done, end = Damaged(seed), time.monotonic() + seconds
    for name, cipher in _CIPHERS.items():
        dsn = database(running)
        numbers = [n for n in range(first, first + count) if list(_CIPHERS)[n % 2] == name]
        half = end if name == "sealed" else (time.monotonic() + end) / 2
        options: Any = {"cipher": cipher, "encrypt_metadata": cipher is not None}
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
            configs = await store(saver)
        async with AsyncConnectionPool(dsn, min_size=2, kwargs={"autocommit": True}) as pool:
            for number in numbers:
                if time.monotonic() > half:
                    break
                await _one(done, pool, options, configs, number)
    return done


async def _one(
    done: Damaged,
    pool: AsyncConnectionPool[Any],
    options: dict[str, Any],
    configs: Sequence[Any],
    number: int,
) -> None:
    choose = random.Random(f"{done.seed}.{number}")
    # Each anew: a saver remembers what it read.
    saver = AsyncPostgresSaver(pool, **options)
    async with pool.connection() as admin:
        while (change := await _change(admin, choose)) is None:
            pass
        what, undo = change
        made = calls(saver, configs)
        named = choose.sample(list(made)[:4], 2) if choose.randrange(_RARELY) else list(made)
        for name in named:
            if error := await error_of(made[name]()):
                said = f"damage {number} of seed {done.seed}: {what}: {name}: {error!r:.200}"
                done.findings.append(said)
        await undo()
    done.count += 1
    await saver.close()


async def _change(
    admin: psycopg.AsyncConnection[Any], choose: random.Random
) -> tuple[str, Callable[[], Awaitable[object]]] | None:
    """Damages one row: what was done, and what undoes it.

    None if the table does not take it, or it would be what it was.
    """
    table, column, kind = choose.choice(_COLUMNS)
    cast, name = "::text" if kind == "json" else "", f"pgcheckpoint.{table}"
    select = f"select ctid::text, {column}{cast} from {name} where thread_id = 't'"
    found = await admin.execute(f"{select} order by {_ORDER[table]}".encode())
    rows = await found.fetchall()
    place, old = choose.choice(rows)
    new = _DAMAGES[kind](choose, old, [row[1] for row in rows])
    if new == old:
        return None
    update = f"update {name} set {column} = %s where ctid = %s::tid returning ctid::text".encode()
    try:
        ((moved,),) = await (await admin.execute(update, [new, place])).fetchall()
    except (psycopg.errors.IntegrityError, psycopg.errors.DataError):
        return None
    return f"{table}.{column} = {new!r:.200}", lambda: admin.execute(update, [old, moved])


def _text(choose: random.Random, old: str | None, others: Sequence[Any]) -> Any:
    return choose.choice([*_TEXTS, choose.choice(others), (old or "")[:-1], f"{old}x"])


def _integer(choose: random.Random, old: int, others: Sequence[Any]) -> Any:
    return choose.choice([0, 1, -1, old + 1, 2**31 - 1, -(2**31), choose.choice(others)])


def _bytes(choose: random.Random, old: bytes | None, others: Sequence[Any]) -> Any:
    data = bytearray(old or b"\0")
    at = choose.randrange(len(data) or 1)
    flipped = bytes(data[:at]) + bytes([choose.randrange(256)]) + bytes(data[at + 1 :])
    cut, grown = bytes(data[:at]), bytes(data) + choose.randbytes(choose.randrange(1, 40))
    return choose.choice(
        [flipped, flipped, flipped, cut, grown, b"", choose.randbytes(16), choose.choice(others)]
    )


def _json(choose: random.Random, old: str, others: Sequence[Any]) -> str:
    if choose.randrange(10) == 0:
        return str(choose.choice([*others, "1e9999", "[" * 2000 + "]" * 2000]))
    return json.dumps(_mutated(choose, json.loads(old))).replace(_HUGE, "1e9999")


def _mutated(choose: random.Random, value: Any) -> Any:
    """The value with one thing in it, at any depth, changed, gone or new."""
    is_nested = isinstance(value, (dict, list))
    inner = list(value if isinstance(value, dict) else range(len(value))) if is_nested else []
    if not inner or choose.randrange(5) == 0:
        return choose.choice([*_JSON, choose.random()])
    at = choose.choice(inner)
    if isinstance(value, list):
        return [_mutated(choose, v) if n == at else v for n, v in enumerate(value)]
    what = choose.randrange(4)
    if what == 0:
        return {name: v for name, v in value.items() if name != at}
    if what == 1:
        return {**value, choose.choice([*_TEXTS, "long", "n", "b", "x"]): choose.choice(_JSON)}
    return {**value, at: _mutated(choose, value[at])}


_DAMAGES: dict[str, Any] = {"text": _text, "integer": _integer, "bytes": _bytes, "json": _json}


async def _each(configs: Sequence[Any], read: Any) -> None:
    """Reads them all, whatever one raises; then raises that, rather what is not ours."""
    answers = await asyncio.gather(*map(read, configs), return_exceptions=True)
    errors = [answer for answer in answers if isinstance(answer, BaseException)]
    for error in sorted(errors, key=lambda e: isinstance(e, PgCheckpointError)):
        raise error


async def _list(saver: AsyncPostgresSaver, config: Any) -> None:
    async for _ in saver.alist(config):
        pass


async def _copy(saver: AsyncPostgresSaver) -> None:
    try:
        await saver.acopy_thread("t", "copy")
    finally:
        await saver.adelete_thread("copy")


def main() -> int:
    """Parses the arguments, damages, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.damage", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=20_000)
    given = parser.parse_args()
    with cluster() as running:
        done = asyncio.run(damage(running, given.seed, given.count, first=given.first))
    sys.stdout.write("\n".join([*done.findings, f"{done.count:,} rows damaged\n"]))
    return int(bool(done.findings))


if __name__ == "__main__":
    sys.exit(main())
