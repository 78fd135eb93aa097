"""Agents, a SIGKILL, a resume, a fork, a memory, a kill that heals, a restart: make demo."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path

__all__ = ["main", "terminate"]


def main() -> int:
    """Parses the command line and runs the demo."""
    parser = argparse.ArgumentParser(prog="python -m examples.demo", description=__doc__)
    parser.add_argument("--threads", type=int, default=24, help="at least 3 (default: 24)")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds a task takes")
    parser.add_argument("--summary", type=Path, help="write what was found as JSON")
    given = parser.parse_args()
    if given.threads < 3:
        parser.error("--threads: a kill in mid-run takes at least 3")
    if not 0.01 <= given.pace <= 60:
        parser.error("--pace: from 0.01 to 60 seconds")
    try:
        from examples.demo.demonstration import demonstrate
    except ImportError as error:
        parser.error(f"{error.name} is missing: run `make demo`, which installs it")
    dsn = os.environ.get("PG_CHECKPOINT_DSN", "")
    return demonstrate(dsn, given.threads, given.pace, given.summary)


def terminate(number: int, _: object) -> None:
    """Ends with an exception, so that worker, server and schema are cleared away."""
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, terminate)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.stdout.write("Stopped.\n")
        sys.exit(130)
