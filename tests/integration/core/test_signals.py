"""What statements of ours fail with on purpose is told apart by SQLSTATE, in whatever language."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest
from psycopg import sql

from pg_checkpoint import AsyncPostgresSaver, CipherRequiredError, SchemaNotReadyError
from tests.making import aput, config_for, run_sql


@pytest.fixture(autouse=True)
def translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that speaks another language: of each message only the SQLSTATE is left."""
    original = psycopg.errors.error_from_result

    def in_another_language(result: Any, encoding: str) -> psycopg.Error:
        return type(original(result, encoding=encoding))("FEHLER: etwas anderes")

    monkeypatch.setattr(psycopg.errors, "error_from_result", in_another_language)


async def test_an_encrypted_thread(saver: AsyncPostgresSaver, dsn: str) -> None:
    config = await aput(saver, config_for("t"), {})
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set encrypted = true")
    with pytest.raises(CipherRequiredError):
        await aput(saver, config, {})
    # Alone, it has no batch to be sought out of.
    await aput(saver, config_for("other"), {})


async def test_an_isolation_level(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = AsyncPostgresSaver(connection)
        await aput(saver, config_for("t"), {})
        await connection.execute("set default_transaction_isolation = serializable")
        await aput(saver, config_for("t"), {})
        await saver.adelete_thread("t")


async def test_a_missing_table(empty_dsn: str) -> None:
    """Which psycopg's users know as what it is."""
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        with pytest.raises(psycopg.errors.UndefinedTable) as caught:
            await aput(saver, config_for("t"), {})
        assert isinstance(caught.value, SchemaNotReadyError)
        assert caught.value.sqlstate == "42P01"
        await saver.setup()
        drop = sql.SQL("drop table pgcheckpoint.checkpoint_writes cascade")
        with psycopg.connect(empty_dsn, autocommit=True) as admin:
            admin.execute(drop)
        config = await aput(saver, config_for("t"), {})
        with pytest.raises(psycopg.errors.UndefinedTable) as caught:
            await saver.aput_writes(config, [("a", 1)], "task")
        assert isinstance(caught.value, SchemaNotReadyError)
