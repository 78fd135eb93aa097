"""Two savers, and what others hold meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import psycopg
import pytest

from tests.conftest import Saver

Log: TypeAlias = pytest.LogCaptureFixture
Pair: TypeAlias = tuple[Saver, Saver]


@pytest.fixture
def pair(saver: Saver, other: Saver) -> Pair:
    return saver, other


@contextmanager
def locked(dsn: str, *thread_ids: str) -> Iterator[None]:
    """Somebody else's transaction that has the locks of threads; "t" if none is named."""
    lock = "select from pgcheckpoint.checkpoint_threads where thread_id = %s for update"
    with psycopg.connect(dsn) as holder:
        for thread_id in thread_ids or "t":
            holder.execute(lock, [thread_id])
        yield
