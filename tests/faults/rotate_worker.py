"""A process that rotates, or that writes while another one rotates.

python -m tests.faults.rotate_worker DSN rotate|write. Rotating says a line after each
batch, goes on after a line on its standard input, and says "complete" when nothing is left.
Writing goes on until its standard input
ends, and says its ledger as JSON.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing, Rotation, rotate_keys
from tests.faults.load import Ledger, agent
from tests.waiting import PATIENCE, until

# How many operations a process does at least before it may end.
ENOUGH = 50
KEYS = {"old": bytes(range(32)), "new": bytes(range(100, 132))}


def options(*ids: str, **also: Any) -> Any:
    """A saver's, with the keys of these ids; the last one encrypts."""
    cipher = AesGcmCipher(KeyRing({key_id: KEYS[key_id] for key_id in ids}))
    metadata = {"encrypt_metadata": True, "clear_metadata": ["run_id"]}
    return {"cipher": cipher, **metadata, "max_size": 4, **also}


def start(dsn: str, what: str) -> subprocess.Popen[str]:
    """Starts such a process."""
    command = [sys.executable, "-m", "tests.faults.rotate_worker", dsn, what]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, **pipes)


def ledger_of(writer: subprocess.Popen[str]) -> Ledger:
    """Ends a writing process; what it did."""
    said, _ = writer.communicate("", timeout=2 * PATIENCE)
    found = json.loads(said)
    acknowledged, written = set(found["acknowledged"]), set(found["written"])
    return Ledger(called=found["called"], acknowledged=acknowledged, written=written)


async def _rotate(saver: AsyncPostgresSaver) -> None:
    def say(done: Rotation) -> None:
        print(done.rotated.total, flush=True)
        # The loop stands still, and with it the rotation.
        sys.stdin.readline()

    while not (await rotate_keys(saver, progress=say)).complete:
        pass
    print("complete", flush=True)


async def _write(saver: AsyncPostgresSaver) -> None:
    ledger, stop = Ledger(), asyncio.Event()
    agents = [agent(saver, ledger, f"theirs-{n}", stop=stop, pause=0.1) for n in range(3)]
    writing = asyncio.gather(*agents)
    await asyncio.to_thread(sys.stdin.read)
    await until(lambda: ledger.operations > ENOUGH or ledger.errors)
    stop.set()
    await writing
    assert not ledger.errors, ledger.last_errors
    names = ("called", "acknowledged", "written")
    print(json.dumps({name: getattr(ledger, name) for name in names}, default=list))


async def _main(dsn: str, what: str) -> None:
    # Of a database that was encrypted from its beginning nothing is in clear.
    with_all = options("old", "new", allow_plaintext=True)
    async with AsyncPostgresSaver.from_conn_string(dsn, **with_all) as saver:
        await (_rotate if what == "rotate" else _write)(saver)


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
