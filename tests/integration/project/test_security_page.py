"""What docs/security.md says to type works."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
from pathlib import Path
from typing import Any

import psycopg
import pytest

import pg_checkpoint as pg
from tests import graphs
from tests.keys import CIPHER
from tests.making import META, aput, as_role, checkpoint_of, config_for, role_of, run_sql

PAGE = (Path(__file__).parents[3] / "docs" / "security.md").read_text()


@pytest.mark.direct("a pooler knows no other role")
async def test_the_role_with_the_least_rights_is_enough(dsn: str) -> None:
    (grants,) = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
    with role_of(dsn) as role:
        run_sql(dsn, grants.replace("app_checkpoints", role).partition(";")[2])
        await _use(as_role(dsn, role))
        (tables,) = re.findall(r"leave out `delete` on (.*?);", PAGE, re.DOTALL)
        for table in re.findall(r"`(\w+)`", tables):
            run_sql(dsn, f"revoke delete on pgcheckpoint.{table} from {role}")
        await asyncio.to_thread(_run, as_role(dsn, role))


def _run(dsn: str) -> None:
    with pg.PostgresSaver.from_conn_string(dsn) as saver:
        with saver.lease("r"):
            graphs.begin(saver, "r")
        with saver.lease("r"):
            graphs.finish(saver, "r")
        with pytest.raises(pg.MissingRightError):
            saver.delete_thread("r")


async def _use(dsn: str) -> None:
    how: Any = {"cipher": CIPHER, "encrypt_metadata": True, "clear_metadata": ["run_id"]}
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        config = config_for("t")
        for n in range(3):
            values = {"a": ["x" * 900] * (5 + n)}
            config = await aput(saver, config, values, metadata={"run_id": "1"})
            await saver.aput_writes(config, [("a", n), ("__interrupt__", n)], "task")
            await saver.aput_writes(config, [("__interrupt__", n + 1)], "task")
        await saver.aput(config, checkpoint_of({}), META, {})
        await saver.aget_delta_channel_history(config=config, channels=["a"])
        assert len([c async for c in saver.alist(None)]) == 4
        await saver.aprune(["t"])
        await saver.adelete_for_runs(["1"])
        await saver.apply_retention(pg.RetentionPolicy(keep_last=1))
        await saver.alist_threads(with_bytes=True)
        await saver.adelete_thread("t")
        await saver.health()
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            async with await psycopg.AsyncConnection.connect(dsn) as connection:
                await connection.execute("alter table pgcheckpoint.checkpoints add x integer")


async def _steps(section: str, **names: Any) -> dict[str, Any]:
    """Runs the Python of a section, one piece after another; returns the names that it left."""
    (text,) = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    names.update({name: getattr(pg, name) for name in pg.__all__})
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        compiled = compile(code, section, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        result = eval(compiled, names)
        if inspect.isawaitable(result):
            await result
        names.setdefault("rings", []).append(names["ring"])
    return names


async def test_the_steps_of_a_rotation(dsn: str) -> None:
    keys = {"2025": bytes(range(32)), "2026": bytes(range(100, 132))}
    ring = pg.KeyRing({"2025": keys["2025"]})
    values = {"small": 1, "long": ["x" * 900] * 9}

    async def _put(ring: pg.KeyRing, **options: Any) -> None:
        how = {"cipher": pg.AesGcmCipher(ring), "encrypt_metadata": True, **options}
        async with pg.AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
            thread = config_for(f"{ring.ids} {ring.active} {ring.naming} {options}")
            await aput(saver, thread, values, metadata={"user": "me"})
            found = [c async for c in saver.alist(None)]
            assert all(c.checkpoint["channel_values"] == values for c in found)

    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as plain:
        await aput(plain, config_for("in clear"), values, metadata={"user": "me"})
    await _put(ring, allow_plaintext=True)
    names = await _steps("Encrypting a database that is in clear", dsn=dsn, ring=ring)
    assert names["done"].rotated.checkpoints == 1
    await _put(ring)
    old, new = keys.values()
    names = await _steps("Rotating keys", dsn=dsn, ring=ring, old_key=old, new_key=new)
    assert names["done"].rotated.checkpoints == 3
    shapes = [(r.ids, r.active, r.naming) for r in names["rings"]]
    both, rotating = ["2025", "2026"], (["2025", "2026"], "2026", "2025")
    assert shapes == [(both, "2025", "2025"), rotating, rotating, (["2026"], "2026", "2026")]
    # The rotation was the third step: the rings after it read and find all.
    for later in names["rings"][2:]:
        await _put(later)
