"""The views that docs/schema.md promises: what they say, and that naming a thread is cheap."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver
from tests.chats import Chat, message
from tests.integration.core.test_queries import filled  # noqa: F401  a fixture
from tests.keys import CIPHER
from tests.making import aput, config_for, rows_of
from tests.plans import plan_of

PAGE = (Path(__file__).parents[3] / "docs" / "schema.md").read_text()
VIEWS = ("checkpoint_overview", "thread_overview")


async def test_they_say_what_the_saver_says(saver: AsyncPostgresSaver, dsn: str) -> None:
    chat = Chat(saver)
    messages = [message(n) for n in range(40)]
    for length in (2, 20, 40):
        await chat.put(messages[:length])
    await saver.aput_writes(chat.config, [("a", 1), ("__interrupt__", "?")], "task")
    child = config_for("t", None, "child:1")
    extra = {"step": 7, "source": "update", "run_id": "r"}
    await aput(saver, child, {"a": 1, "b": ["x"] * 10}, metadata=extra)
    await aput(saver, config_for("odd"), {}, metadata={"step": "seven", "source": ["x"]})
    infos = await saver.alist_info(config_for("t", None, None))
    columns = "checkpoint_ns, checkpoint_id, parent_checkpoint_id, created_at, metadata, bytes"
    seen = rows_of(
        dsn,
        f"""
        select {columns} from pgcheckpoint.checkpoint_overview
        where thread_id = 't' order by checkpoint_id desc, checkpoint_ns desc""",
    )
    assert seen == [
        (
            i.checkpoint_ns,
            i.checkpoint_id,
            i.parent_checkpoint_id,
            i.created_at and i.created_at.isoformat(),
            i.metadata,
            i.bytes,
        )
        for i in infos
    ]
    seen = rows_of(
        dsn,
        """
        select step, source, run_id, writes, interrupted from pgcheckpoint.checkpoint_overview
        where thread_id = 't' order by checkpoint_ns desc, checkpoint_id desc limit 3""",
    )
    assert seen[0] == (7, "update", "r", 0, False)
    assert [row[3:] for row in seen[1:]] == [(2, True), (0, False)]
    (odd,) = rows_of(
        dsn,
        """
        select step, source, interrupted from pgcheckpoint.checkpoint_overview
        where thread_id = 'odd'""",
    )
    assert odd == (None, '["x"]', False)

    threads = {t.thread_id: t for t in await saver.alist_threads(with_bytes=True)}
    seen = rows_of(
        dsn,
        """
        select thread_id, created_at, active_at, checkpoints, writes, bytes, checkpoint_id
        from pgcheckpoint.thread_overview order by thread_id""",
    )
    assert [row[:4] for row in seen] == [
        (t.thread_id, t.created_at, t.active_at, t.checkpoints)
        for t in (threads["odd"], threads["t"])
    ]
    assert [row[4] for row in seen] == [0, 2]
    assert [row[5] for row in seen] == [threads["odd"].bytes, threads["t"].bytes]
    assert seen[1][6] == chat.config["configurable"]["checkpoint_id"]
    await chat.put(messages)
    query = "select bool_or(interrupted) from pgcheckpoint.checkpoint_overview"
    assert rows_of(dsn, query) == [(False,)]


async def test_of_encrypted_metadata_they_show_nothing(dsn: str) -> None:
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]}, metadata={"run_id": "r"})
        await saver.aput_writes(config, [("__interrupt__", 1)], "task")
        (row,) = rows_of(
            dsn,
            """
            select step, source, run_id, metadata, writes, interrupted
            from pgcheckpoint.checkpoint_overview""",
        )
        assert row == (None, None, None, None, 1, True)


@pytest.mark.parametrize("view", VIEWS)
def test_naming_a_thread_is_cheap(filled: psycopg.Connection[Any], view: str) -> None:  # noqa: F811
    nodes = plan_of(filled, f"select * from pgcheckpoint.{view} where thread_id = 't7'")
    assert not [n for n in nodes if n["Node Type"] == "Seq Scan"]
    # A column that is not asked for is not looked up.
    nodes = plan_of(filled, f"select thread_id from pgcheckpoint.{view} where thread_id = 't7'")
    assert len({n["Relation Name"] for n in nodes if "Relation Name" in n}) == 1


def test_the_page_has_their_columns(dsn: str) -> None:
    for view in VIEWS:
        section = PAGE.split(f"### `{view}`")[1].split("\n#")[0]
        named = [
            name
            for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
            for name in re.findall(r"`(\w+)`", row)
        ]
        query = "select array_agg(attname::text order by attnum) from pg_attribute"
        ((columns,),) = rows_of(dsn, f"{query} where attrelid = 'pgcheckpoint.{view}'::regclass")
        assert sorted(named) == sorted(columns), view


def test_they_have_the_rights_of_who_asks(dsn: str) -> None:
    with psycopg.connect(dsn) as connection:
        version = connection.info.server_version
        query = "select count(*) from pg_class where relkind = 'v' and reloptions @> %s"
        asked = connection.execute(query, [["security_invoker=true"]]).fetchone()
    assert asked == ((2 if version >= 150000 else 0),)
