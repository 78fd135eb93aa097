"""Serves the application on a port: python -m examples.fastapi_app --port 8000.

As the uvicorn command, but that a stop by SIGTERM, which orchestrators send, is
exit code 0 and takes no longer than the grace that streams are given.
"""

from __future__ import annotations

import argparse
import signal
import sys

import uvicorn


def main() -> None:
    """Runs until SIGTERM or Ctrl-C; the saver is drained and closed by then."""
    parser = argparse.ArgumentParser(prog="python -m examples.fastapi_app", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--grace", type=int, default=10, help="seconds until streams are cancelled")
    given = parser.parse_args()
    # uvicorn stops on the signal, and sends it once more, to what was there before, when it has.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        "examples.fastapi_app:app",
        host=given.host,
        port=given.port,
        timeout_graceful_shutdown=given.grace,
        # psycopg can't work on Windows' default loop.
        loop="asyncio:SelectorEventLoop" if sys.platform == "win32" else "auto",
    )


if __name__ == "__main__":
    main()
