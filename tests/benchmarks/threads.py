"""The blocking savers: operating system threads that put at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from langgraph.checkpoint.postgres import PostgresSaver as StockSaver
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

from pg_checkpoint import PostgresSaver
from tests.benchmarks.contestants import OURS, POOL_SIZE, Contestant, Saver
from tests.making import checkpoint_of


def rate(contestant: Contestant, dsn: str, threads: int, steps: int) -> float:
    """Puts a second."""
    with _open(contestant, dsn) as saver, ThreadPoolExecutor(threads) as executor:
        # Once unmeasured: connections, prepared statements.
        list(executor.map(lambda n: _put_chain(saver, f"warm{n}", 2), range(threads)))
        started = time.perf_counter()
        list(executor.map(lambda n: _put_chain(saver, f"thread{n}", steps), range(threads)))
        return threads * steps / (time.perf_counter() - started)


@contextmanager
def _open(contestant: Contestant, dsn: str) -> Iterator[Saver]:
    kwargs = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    with ConnectionPool(dsn, min_size=POOL_SIZE, max_size=POOL_SIZE, kwargs=kwargs) as pool:
        pool.wait()
        if contestant is OURS:
            with PostgresSaver(dsn, max_size=POOL_SIZE) as ours:
                ours.setup()
                yield ours
        else:
            stock = StockSaver(pool)  # type: ignore[arg-type]  # a pool of dict rows
            stock.setup()
            yield stock


def _put_chain(saver: Saver, thread_id: str, steps: int) -> None:
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    version: Any = None
    for step in range(steps):
        version = saver.get_next_version(version, None)
        values = {"messages": [f"{thread_id} {n} " * 40 for n in range(10)], "step": step}
        checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
        meta: Any = {"source": "loop", "step": step, "parents": {}}
        config = saver.put(config, checkpoint, meta, checkpoint["channel_versions"])
