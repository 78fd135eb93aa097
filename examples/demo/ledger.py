"""Where tasks leave their side effects, and what was acknowledged before the kill."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

SCHEMA = "pgcheckpoint_demo"

PREPARE = """
drop schema if exists pgcheckpoint_demo cascade;
create schema pgcheckpoint_demo;
create table pgcheckpoint_demo.ledger (
    n bigint generated always as identity, thread text, task text, process int
);
"""


def prepare(dsn: str) -> None:
    """Makes the demo's schema anew."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(PREPARE.encode())


def remove(dsn: str) -> None:
    """Removes the demo's schema and all that is in it."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute("drop schema if exists pgcheckpoint_demo cascade")


async def note(pool: AsyncConnectionPool[Any], thread: str, task: str, process: int) -> None:
    """Notes that a task was carried out, at once and whatever happens to its checkpoint."""
    async with pool.connection() as connection:
        await connection.execute(
            "insert into pgcheckpoint_demo.ledger (thread, task, process) values (%s, %s, %s)",
            [thread, task, process],
        )


def progress(dsn: str) -> tuple[int, int]:
    """How many tasks were carried out, and how many checkpoints stored."""
    try:
        with psycopg.connect(dsn) as connection:
            row = connection.execute(
                "select (select count(*) from pgcheckpoint_demo.ledger),"
                " (select count(*) from pgcheckpoint_demo.checkpoints)"
            ).fetchone()
    except psycopg.errors.UndefinedTable:
        return 0, 0  # the worker has not set the saver up yet
    return row or (0, 0)


def repeated(dsn: str) -> list[tuple[str, str]]:
    """Tasks that were carried out more than once, by thread and task."""
    with psycopg.connect(dsn) as connection:
        return connection.execute(
            "select thread, task from pgcheckpoint_demo.ledger group by 1, 2 having count(*) > 1"
        ).fetchall()
