"""One configuration, or all in turn: python -m tests.faults.model [--config NAME] [--seed N]."""

from __future__ import annotations

import argparse
import logging
import sys
from contextlib import ExitStack

from tests.faults.clusters import cluster
from tests.faults.model.configs import CONFIGS
from tests.faults.model.running import database, rows, run, table, told


def main() -> int:
    """Parses the arguments, runs, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.model", description=__doc__)
    parser.add_argument("--config", action="append", choices=[*CONFIGS], help="all by default")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each configuration")
    given = parser.parse_args()
    for name in ("pg_checkpoint", "psycopg"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    runs = []
    with ExitStack() as stack:
        running = stack.enter_context(cluster(max_connections="200"))
        for name in given.config or CONFIGS:
            if not CONFIGS[name].runs_here:
                sys.stdout.write(f"{name}: not on this Python\n")
                continue
            runs.append(run(name, given.seed, database(running), given.seconds))
            sys.stdout.write(told(runs[-1]))
            sys.stdout.flush()
    sys.stdout.write(table(rows(runs)))
    return int(any(made.findings for made in runs))


if __name__ == "__main__":
    sys.exit(main())
