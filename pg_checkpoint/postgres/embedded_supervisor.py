"""Runs initdb and one Postgres server for as long as its standard input stays open.

A script that embedded.py starts, with nothing but the standard library. When the client
dies, in whatever way, the pipe closes; then the script ends what it runs and removes the
server's temporary folder.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

_STOP_SECONDS = 10.0


def main(folder: str, temporary: bool) -> int:
    """Carries out orders, each one line of JSON: initdb if there is no data, then the server.

    Args:
        folder: Where the server lives.
        temporary: Whether to remove it at the end.
    """
    # Signals that reach all processes are the client's to handle; the pipe tells us.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    gone = threading.Event()
    threading.Thread(target=_listen, args=(lines, gone), daemon=True).start()
    try:
        for line in iter(lines.get, b""):
            order = json.loads(line)
            if "log" in order:
                return _serve(folder, order, gone)
            _initialise(folder, order, gone)
        return 1  # The client died, or gave up, while it prepared things.
    finally:
        if temporary:
            _remove(folder)


def _listen(lines: queue.SimpleQueue[bytes], gone: threading.Event) -> None:
    """Queues the client's lines, and an empty one when it is gone."""
    received = b""
    with contextlib.suppress(OSError):
        # Not by sys.stdin, which Python could not close at the end while this thread reads.
        while part := os.read(sys.stdin.fileno(), 4096):
            *whole, received = (received + part).split(b"\n")
            for line in whole:
                lines.put(line)
    gone.set()
    lines.put(b"")


def _remove(folder: str) -> None:
    # What initdb had started is killed with it, and may need a moment to end.
    for _ in range(50):
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.exists(folder):  # noqa: PTH110  kept to what starts fast
            break
        time.sleep(0.1)


def _initialise(folder: str, order: dict[str, Any], gone: threading.Event) -> None:
    """Runs initdb, and answers with a line of JSON: its exit code and what it complained of."""
    try:
        code, complaints = _run(folder, order, gone)
    except OSError as error:
        code, complaints = -1, str(error)
    with contextlib.suppress(OSError):  # the client may be gone
        answer = {"code": code, "error": complaints}
        os.write(sys.stdout.fileno(), json.dumps(answer).encode() + b"\n")


def _run(folder: str, order: dict[str, Any], gone: threading.Event) -> tuple[int, str]:
    process = subprocess.Popen(  # noqa: S603  the command is embedded.py's
        order["command"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=folder,
        start_new_session=True,
        **order["options"],
    )
    _at_the_end(gone, lambda: _kill_all(process))
    complaints = process.communicate()[1].decode(errors="replace")
    return process.returncode, complaints


def _at_the_end(gone: threading.Event, end: Callable[[], None]) -> None:
    def wait() -> None:
        gone.wait()
        end()

    threading.Thread(target=wait, daemon=True).start()


def _kill_all(process: subprocess.Popen[bytes]) -> None:
    """Kills a process and what it has started: nobody needs half of a cluster."""
    if process.poll() is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _serve(folder: str, order: dict[str, Any], gone: threading.Event) -> int:
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
    _at_the_end(gone, lambda: _stop(server))
    code = server.wait()
    # For a client that waits for a start that failed; unbuffered, because it may be gone.
    with contextlib.suppress(OSError), open(order["log"], "rb") as log:  # noqa: PTH123  as above
        log.seek(began_at)
        os.write(sys.stdout.fileno(), log.read()[-2000:])
    return code


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)


def _stop(server: subprocess.Popen[bytes]) -> None:
    # SIGINT is Postgres' fast shutdown; where there is none, terminating must do.
    server.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
    try:
        server.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] == "temporary"))
