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
from tests.making import aput, config_for, id_of, rows_of
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
    of_t = "from pgcheckpoint.checkpoint_overview where thread_id = 't'"
    query = f"select {columns} {of_t} order by checkpoint_id desc, checkpoint_ns desc"
    assert rows_of(dsn, query) == [
        (*place, i.created_at and i.created_at.isoformat(), i.metadata, i.bytes)
        for i in infos
        for place in [(i.checkpoint_ns, i.checkpoint_id, i.parent_checkpoint_id)]
    ]
    query = f"select step, source, run_id, writes, interrupted {of_t}"
    seen = rows_of(dsn, f"{query} order by checkpoint_ns desc, checkpoint_id desc limit 3")
    assert seen[0] == (7, "update", "r", 0, False)
    assert [row[3:] for row in seen[1:]] == [(2, True), (0, False)]
    query = "select step, source, interrupted from pgcheckpoint.checkpoint_overview"
    assert rows_of(dsn, f"{query} where thread_id = 'odd'") == [(None, '["x"]', False)]
    threads = {t.thread_id: t for t in await saver.alist_threads(with_bytes=True)}
    seen = rows_of(
        dsn,
        """
        select thread_id, created_at, active_at, checkpoints, writes, bytes, checkpoint_id
        from pgcheckpoint.thread_overview order by thread_id""",
    )
    assert [row[:6] for row in seen] == [
        (t.thread_id, t.created_at, t.active_at, t.checkpoints, writes, t.bytes)
        for t, writes in ((threads["odd"], 0), (threads["t"], 2))
    ]
    assert seen[1][6] == id_of(chat.config)
    await chat.put(messages)
    query = "select bool_or(interrupted) from pgcheckpoint.checkpoint_overview"
    assert rows_of(dsn, query) == [(False,)]


async def test_of_encrypted_metadata_they_show_nothing(dsn: str) -> None:
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]}, metadata={"run_id": "r"})
        await saver.aput_writes(config, [("__interrupt__", 1)], "task")
    columns = "step, source, run_id, metadata, writes, interrupted"
    rows = rows_of(dsn, f"select {columns} from pgcheckpoint.checkpoint_overview")
    assert rows == [(None, None, None, None, 1, True)]


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
    # They have the rights of who asks, where views can.
    ((version, invokers),) = rows_of(
        dsn,
        "select current_setting('server_version_num')::int, count(*) from pg_class"
        " where relkind = 'v' and reloptions @> '{security_invoker=true}'",
    )
    assert invokers == (2 if version >= 150000 else 0)
