"""A policy as SQL does what Python does, row for row."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pglast
import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, InvalidKeyError, RetentionPolicy, migrate
from pg_checkpoint.lifecycle.retention_sql import retention_sql
from tests.command_line import cli, done
from tests.integration.stock_app import app, fill, say
from tests.integration.test_chunks import Chat, message
from tests.making import aput, config_for
from tests.thread_checker import TABLES

DAY = timedelta(days=1)
POLICIES = {
    "last": RetentionPolicy(keep_last=2),
    "young": RetentionPolicy(keep_younger_than=timedelta(days=3650), keep_last=1),
    "old": RetentionPolicy(keep_younger_than=timedelta(microseconds=1)),
    "inactive": RetentionPolicy(delete_inactive_for=30 * DAY),
    "interrupted": RetentionPolicy(delete_inactive_for=30 * DAY, delete_interrupted=True),
    "both": RetentionPolicy(keep_last=3, delete_inactive_for=30 * DAY),
    "filtered": RetentionPolicy(keep_last=1, metadata={"who's": "$q$ $retention$ \\ é"}),
    "results": RetentionPolicy(keep_results_for=timedelta(0)),
    "results of few": RetentionPolicy(keep_results_for=DAY, keep_last=4),
    "expired": RetentionPolicy(),
}


async def _fill(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Threads of each kind: delta channels, subgraphs, questions, long lists, old ones, expired."""
    await fill(saver, "long", 4)
    await fill(saver, "asked", 2)
    await say(app(saver), "asked", "turn 2")
    chat = Chat(saver, "chat")
    for length in (10, 40, 70):
        await chat.put([message(m) for m in range(length)])
    await chat.put([message(1)])
    for name in ("old", "old and asked", "expired", "thinned", "mine"):
        config: Any = config_for(name)
        for n in range(4):
            of = {"who's": "$q$ $retention$ \\ é"} if name == "mine" else {}
            config = await aput(saver, config, {"n": n, "list": [n]}, metadata=of)
            await saver.aput_writes(config, [("n", n), ("list", [n])], "task")
    await saver.aset_ttl("expired", DAY)
    await saver.aset_ttl("thinned", DAY, strategy="keep_latest")
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "insert into pgcheckpoint.checkpoint_writes"
            " (thread_id, checkpoint_id, task_id, idx, channel, type, blob)"
            " select thread_id, max(checkpoint_id), 't', 0, '__interrupt__', 'm', 'x'"
            " from pgcheckpoint.checkpoints where thread_id = 'old and asked' group by 1"
        )
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = now() - interval '40 days'"
            " where thread_id ~ 'old|expired|thinned'"
        )


def _twin(dsn: str) -> None:
    """A second schema with the same rows."""
    migrate(dsn, schema="twin")
    with psycopg.connect(dsn) as admin:
        for table in TABLES:
            admin.execute(f"insert into twin.{table} select * from pgcheckpoint.{table}".encode())


def _rows(dsn: str, schema: str) -> dict[str, Any]:
    with psycopg.connect(dsn) as admin:
        return {
            table: sorted(map(str, admin.execute(f"select * from {schema}.{table}".encode())))
            for table in sorted(TABLES)
        }


def _run(dsn: str, statement: str) -> list[str]:
    told: list[str] = []
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.add_notice_handler(lambda said: told.append(said.message_primary or ""))
        connection.execute(statement.encode())
    return told


@pytest.mark.parametrize("name", POLICIES)
async def test_it_leaves_what_python_leaves(saver: AsyncPostgresSaver, dsn: str, name: str) -> None:
    policy = POLICIES[name]
    await _fill(saver, dsn)
    _twin(dsn)
    before = _rows(dsn, "twin")
    removed = await saver.apply_retention(policy)
    (told,) = _run(dsn, retention_sql(policy, "twin"))
    after = _rows(dsn, "twin")
    assert after == _rows(dsn, "pgcheckpoint")
    assert after != before
    assert removed.threads + removed.checkpoints + removed.writes > 0
    assert told.startswith(f"pg_checkpoint: {removed.threads} threads and")
    assert told.endswith(" 0 threads failed")
    assert (" 0 results of others dropped" in told) == (not name.startswith("results"))
    # Once more there is nothing to do.
    _run(dsn, retention_sql(policy, "twin"))
    assert _rows(dsn, "twin") == after


@pytest.mark.parametrize("policy", [RetentionPolicy(keep_last=1), RetentionPolicy()])
async def test_page_after_page(
    saver: AsyncPostgresSaver, dsn: str, policy: RetentionPolicy
) -> None:
    for n in range(5):
        await saver.aset_ttl(f"t{n}", DAY)
    with psycopg.connect(dsn) as admin:
        # Of one moment: only the ids tell them apart.
        admin.execute("update pgcheckpoint.checkpoint_threads set active_at = '2020-01-01'")
    text = retention_sql(policy).replace("integer := 200", "integer := 2")
    assert text.count(":= 2;") == 1
    (told,) = _run(dsn, text)
    assert told.startswith("pg_checkpoint: 5 threads")


@pytest.mark.direct("holds a lock while others are needed")
async def test_a_thread_that_is_held_or_fails_stops_no_other(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    for name in ("bad", "good", "held"):
        config: Any = config_for(name)
        for n in range(3):
            config = await aput(saver, config, {"n": n})
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "create function refuse() returns trigger language plpgsql as "
            "'begin raise check_violation; end';"
            " create trigger refuse before delete on pgcheckpoint.checkpoints for each row"
            " when (old.thread_id = 'bad') execute function refuse()"
        )
    with psycopg.connect(dsn) as holder:
        holder.execute(
            "select from pgcheckpoint.checkpoint_threads where thread_id = 'held' for update"
        )
        told = _run(dsn, retention_sql(RetentionPolicy(keep_last=1)))
    failed, ended = told
    assert failed == "pg_checkpoint: a thread could not be cleaned (23514)"
    assert ended == (
        "pg_checkpoint: 0 threads and 2 checkpoints of others deleted,"
        " 0 results of others dropped, 1 threads failed"
    )
    left = [c.config["configurable"]["thread_id"] async for c in saver.alist(None)]
    assert [left.count(name) for name in ("bad", "good", "held")] == [3, 1, 3]


@pytest.mark.parametrize("schema", ["search_path", "a$q$b", "", "a\0b"])
def test_schemas_that_it_cannot_be_for(schema: str) -> None:
    with pytest.raises(InvalidKeyError):
        retention_sql(RetentionPolicy(keep_last=1), schema)


def test_by_command() -> None:
    text = done("retention", "--keep-last", "3", "--where", '{"a": "it\'s"}', "--sql").out
    assert pglast.parse_sql(text)
    assert "keep_last constant bigint := 3;" in text
    wrong = cli("retention", "--sql", "--encrypt-metadata", "--where", '{"a": 1}')
    assert (wrong.code, "--sql" in wrong.err) == (2, True)
