"""A process of the stress test: does whatever may be done to some threads, until it is killed.

python -m tests.faults.thread_worker DSN SEED. Says "ready", works until its standard input ends,
and then until it has done enough. Each checkpoint says in its metadata what its messages are, so
that anybody can check it later.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import signal
import subprocess
import sys
from collections.abc import Coroutine
from itertools import count
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from tests.making import checkpoint_of, config_for
from tests.waiting import PATIENCE

THREADS = [f"t{n}" for n in range(6)]
# How often each agent of a process does something, at least.
_ENOUGH = 10


def fingerprint(messages: list[str]) -> str:
    """What the metadata of a checkpoint with these messages has."""
    return hashlib.sha256("\n".join(messages).encode()).hexdigest()


def check(found: CheckpointTuple) -> None:
    """Fails unless a checkpoint has the messages that it was put with."""
    messages = found.checkpoint["channel_values"]["messages"]
    metadata: dict[str, Any] = dict(found.metadata)
    assert metadata["fingerprint"] == fingerprint(messages), found.config


def start(dsn: str, seed: int) -> subprocess.Popen[str]:
    """Starts such a process."""
    command = [sys.executable, "-m", "tests.faults.thread_worker", dsn, str(seed)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def is_ready(worker: subprocess.Popen[str]) -> bool:
    """Whether it began to work, once that is known."""
    assert worker.stdout is not None
    return worker.stdout.readline() == "ready\n"


def errors_of(worker: subprocess.Popen[str]) -> list[str]:
    """Lets it end; what it said if it failed by itself."""
    _, said = worker.communicate(timeout=5 * PATIENCE)
    return [] if worker.returncode in (0, -signal.SIGKILL) else [said[-3000:]]


async def _put(saver: AsyncPostgresSaver, rng: random.Random, back: int) -> None:
    thread_id = rng.choice(THREADS)
    found = [c async for c in saver.alist(config_for(thread_id, None, ""), limit=back + 1)]
    parent = await saver.aget_tuple(found[-1].config) if found else None
    config: Any = parent.config if parent else config_for(thread_id)
    messages = list(parent.checkpoint["channel_values"]["messages"]) if parent else []
    version = parent.checkpoint["channel_versions"]["messages"] if parent else None
    # Several in a row, as a run does: they lean on each other.
    for _ in range(rng.randint(1, 4)):
        messages, version = _edited(messages, rng), saver.get_next_version(version, None)
        checkpoint = checkpoint_of({"messages": messages}, {"messages": version})
        metadata: Any = {"fingerprint": fingerprint(messages), "run_id": str(rng.randrange(50))}
        new = {"messages": version}
        config = await saver.aput(config, checkpoint, metadata, new)
        await saver.aput_writes(config, [("messages", ["w" * 300])], str(rng.random()))


def _edited(messages: list[str], rng: random.Random) -> list[str]:
    new = ["".join(rng.choices("abcdef ", k=rng.choice([50, 700]))) for _ in range(3)]
    edit = rng.randrange(6)
    if edit == 0 and len(messages) > 40:
        return messages[30:]
    if edit == 1 and messages:
        at = rng.randrange(len(messages))
        return [*messages[:at], new[0], *messages[at + 1 :]]
    return [*messages, *new]


async def _read(saver: AsyncPostgresSaver, rng: random.Random) -> None:
    async for found in saver.alist(config_for(rng.choice(THREADS)), limit=5):
        check(found)


async def _step(saver: AsyncPostgresSaver, rng: random.Random) -> None:
    what = rng.random()
    if what < 0.6:
        await _put(saver, rng, back=0)
    elif what < 0.7:
        await _put(saver, rng, back=rng.randrange(1, 6))
    elif what < 0.85:
        await _read(saver, rng)
    elif what < 0.9:
        await saver.aprune([rng.choice(THREADS)])
    elif what < 0.93:
        await saver.adelete_for_runs([str(rng.randrange(50))])
    elif what < 0.96:
        await saver.acopy_thread(*rng.sample(THREADS, 2))
    elif what < 0.98:
        await saver.apply_retention(RetentionPolicy(keep_last=3))
    else:
        await saver.adelete_thread(rng.choice(THREADS))


async def _work(dsn: str, seed: int) -> None:
    stop = asyncio.Event()

    async def agent(number: int) -> None:
        rng = random.Random(f"{seed} {number}")
        for step in count():
            if step >= _ENOUGH and stop.is_set():
                return
            await _step(saver, rng)

    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=4) as saver:
        agents = asyncio.gather(*(agent(number) for number in range(4)))
        print("ready", flush=True)
        await _either(agents, asyncio.to_thread(sys.stdin.read))
        stop.set()
        await agents


async def _either(agents: asyncio.Future[Any], told: Coroutine[Any, Any, object]) -> None:
    """Waits until one of them is over: agents end before that by an error only."""
    asked = asyncio.ensure_future(told)
    await asyncio.wait({agents, asked}, return_when=asyncio.FIRST_COMPLETED)


if __name__ == "__main__":
    asyncio.run(_work(sys.argv[1], int(sys.argv[2])))
