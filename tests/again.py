"""Runs the tests that failed last five times more, each alone: python -m tests.again TARGET"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

CACHES = Path(".pytest_cache")
# How the targets of the Makefile that run on other servers say so.
SERVERS = {"test-pgbouncer": "pgbouncer", "test-containers": "containers", "test-citus": "citus"}
TIMES, MOST = 5, 10


def passes(test: str, server: str | None) -> bool:
    """Whether a test passes, with nothing beside it."""
    environment = {**os.environ, **({"PG_CHECKPOINT_TEST_SERVER": server} if server else {})}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    return done.returncode == 0


def main(target: str) -> int:
    """Says of each test how often it passed."""
    cache = CACHES / target / "v" / "cache" / "lastfailed"
    failed = list(json.loads(cache.read_text())) if cache.exists() else []
    for test in failed[:MOST]:
        passed = sum(passes(test, SERVERS.get(target)) for _ in range(TIMES))
        print(f"failed, then alone: {passed} of {TIMES} passed: {test}", flush=True)
    if len(failed) > MOST:
        print(f"{len(failed) - MOST} more failed, and were not run again")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
