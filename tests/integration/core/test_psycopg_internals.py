"""What is asked of psycopg's private parts, and what serves in their place."""

from __future__ import annotations

import logging
from typing import Any

import psycopg
import pytest
from psycopg import _preparing, generators

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from pg_checkpoint.core import transaction
from pg_checkpoint.core.transaction import are_usable, lost_parts
from pg_checkpoint.tools.doctor import examine
from pg_checkpoint.tools.views import status
from tests.command_line import cli
from tests.making import aput, config_for, values_of


@pytest.fixture(autouse=True)
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transaction, "_lost_parts", None)


def _takes_more(self: object, query: object, prepare: bool, more: object) -> None:
    raise AssertionError


def _forgets(self: object, query: object, prepare: bool) -> tuple[object, bytes]:
    return _preparing.Prepare.SHOULD, b"name"


CHANGES: dict[str, tuple[object, str, Any]] = {
    "no generators": (transaction, "generators", None),
    "no record of what is prepared": (transaction, "_preparing", None),
    "a method with another signature": (_preparing.PrepareManager, "get", _takes_more),
    "a method that means something else": (_preparing.PrepareManager, "get", _forgets),
    "a generator that is gone": (generators, "fetch_many", None),
}


def test_this_version_is_known_and_a_connection_without_a_record(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(dsn) as connection:
        assert are_usable(connection)
        assert lost_parts() == ""
        # The check left nothing in the connection's own record.
        assert connection.execute("select from pg_prepared_statements").fetchall() == []
        monkeypatch.setattr(transaction, "_lost_parts", None)
        with monkeypatch.context() as changed:
            changed.delattr(connection, "_prepared")
            assert not are_usable(connection)
    assert "_prepared" in lost_parts()


@pytest.mark.parametrize("change", CHANGES)
async def test_another_version_is_served_by_public_pipelines(
    dsn: str, change: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner, name, value = CHANGES[change]
    with monkeypatch.context() as changed, psycopg.connect(dsn) as connection:
        changed.setattr(owner, name, value)
        assert not are_usable(connection)
    # From here on psycopg itself works again; what was found is not looked at a second time.
    monkeypatch.setattr(transaction, "exchange", None)
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        for number in range(3):
            await aput(saver, config_for("t"), {"numbers": [number]})
        assert await values_of(saver, config_for("t")) == {"numbers": [2]}
    warnings = [r for r in caplog.records if r.levelno == logging.WARNING]
    assert len(warnings) == 1
    assert psycopg.__version__ in warnings[0].getMessage()


@pytest.mark.parametrize("lost", ["", "a test"])
def test_people_are_told(dsn: str, lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transaction, "_lost_parts", lost)
    (found,) = (f for f in examine(dsn) if f.name == "psycopg")
    assert psycopg.__version__ in found.said
    assert found.fit is True
    assert bool(found.remedy) is bool(lost)
    assert ("public pipelines" in found.said) is bool(lost)
    with PostgresSaver.from_conn_string(dsn) as saver:
        of_psycopg = status(saver).psycopg
    assert of_psycopg.version == psycopg.__version__
    assert of_psycopg.own_pipeline is (not lost)
    shown = cli("status", dsn=dsn).out
    assert ("public pipelines" in shown) is bool(lost)
    told = cli("status", "--json", dsn=dsn).json["psycopg"]
    assert told == {"version": psycopg.__version__, "own_pipeline": not lost}
