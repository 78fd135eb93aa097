"""Runs one Postgres server for as long as its standard input stays open.

A script that embedded.py starts, with nothing but the standard library. When the client
dies, in whatever way, the pipe closes; then the script stops the server and removes its
temporary folder.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import Any

_STOP_SECONDS = 10.0


def main(folder: str, temporary: bool) -> int:
    """Waits for the order, one line of JSON, and carries it out.

    Args:
        folder: Where the server lives.
        temporary: Whether to remove it at the end.
    """
    # Signals that reach all processes are the client's to handle; the pipe tells us.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    try:
        line = sys.stdin.buffer.readline()
        # Without an order the client died, or gave up, while it prepared things.
        return _serve(folder, json.loads(line)) if line else 1
    finally:
        if temporary:
            _remove(folder)


def _remove(folder: str) -> None:
    # An initdb whose client was killed may be writing still, until it misses the folder.
    for _ in range(50):
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.exists(folder):  # noqa: PTH110  kept to what starts fast
            break
        time.sleep(0.1)


def _serve(folder: str, order: dict[str, Any]) -> int:
    with open(order["log"], "ab", opener=_private) as output:
        began_at = output.tell()
        server = subprocess.Popen(  # noqa: S603  the command is embedded.py's
            order["command"],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=folder,
            # A new session: signals meant for the client don't reach the server.
            start_new_session=True,
            **order["options"],
        )
    threading.Thread(target=_stop_at_end_of_input, args=(server,), daemon=True).start()
    code = server.wait()
    # For a client that waits for a start that failed; unbuffered, because it may be gone.
    with contextlib.suppress(OSError), open(order["log"], "rb") as log:  # noqa: PTH123  as above
        log.seek(began_at)
        os.write(sys.stdout.fileno(), log.read()[-2000:])
    return code


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)


def _stop_at_end_of_input(server: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        while os.read(sys.stdin.fileno(), 4096):
            pass
    # SIGINT is Postgres' fast shutdown; where there is none, terminating must do.
    server.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
    try:
        server.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] == "temporary"))
