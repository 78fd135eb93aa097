"""What docs/security.md says to type works."""

from __future__ import annotations

import re
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing, RetentionPolicy
from tests.making import META, aput, checkpoint_of, config_for
from tests.servers import Server

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text()


@pytest.mark.direct("a pooler knows no other role")
async def test_the_role_with_the_least_rights_is_enough(server: Server, dsn: str) -> None:
    (grants,) = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
    name = f"role_{conninfo_to_dict(dsn)['dbname']}"
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute(grants.replace("app_checkpoints", name).encode())
        owner.execute(f"alter role {name} password 'of the test'".encode())
        try:
            await _use(make_conninfo(dsn, user=name, password="of the test"))
        finally:
            owner.execute(f"drop owned by {name}".encode())
            owner.execute(f"drop role {name}".encode())


async def _use(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(32)}))
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=cipher, encrypt_metadata=True, single_writer=True
    ) as saver:
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
        await saver.apply_retention(RetentionPolicy(keep_last=1))
        await saver.alist_threads(with_bytes=True)
        await saver.adelete_thread("t")
        await saver.health()
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            async with await psycopg.AsyncConnection.connect(dsn) as connection:
                await connection.execute("alter table pgcheckpoint.checkpoints add x integer")
