"""The audit trail of keys: a record for each use by its purpose, and no secret in any."""

from __future__ import annotations

import base64
import logging
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider

import pg_checkpoint as pg
from pg_checkpoint.codec.serializers import STRICT
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.tools.export import export_threads
from pg_checkpoint.ui.app import Access, make_app
from pg_checkpoint.ui.links import checkpoint_url
from tests.keys import KEY, RING
from tests.making import aput, config_for, run_sql
from tests.seams import run_on

SECRET = "sesame"
LOGGER = "pg_checkpoint.core.observer"


@pytest.fixture
def uses(caplog: pytest.LogCaptureFixture) -> Callable[[], list[tuple[str, str | None]]]:
    """Purposes and threads since the last call; no record may tell a secret."""
    caplog.set_level(logging.DEBUG, logger="pg_checkpoint")

    def found() -> list[tuple[str, str | None]]:
        records = [record for record in caplog.records if record.name == LOGGER]
        for record in caplog.records:
            told = repr(vars(record)) + record.getMessage()
            for secret in (SECRET, KEY.hex(), base64.b64encode(KEY).decode(), repr(KEY)):
                assert secret not in told
        caplog.clear()
        return [(r.__dict__["purpose"], r.__dict__.get("thread_id")) for r in records]

    return found


def _saver(dsn: str, *, data_keys: bool = False, **options: Any) -> Any:
    cipher = pg.AesGcmCipher(RING, data_keys=data_keys)
    return pg.AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher, **options)


async def test_unwrapping_a_data_key(dsn: str, uses: Any, caplog: pytest.LogCaptureFixture) -> None:
    async with _saver(dsn, data_keys=True) as saver:
        await aput(saver, config_for("t"), {"a": [SECRET]})
        uses()
    async with _saver(dsn, data_keys=True) as saver:
        for _ in range(3):
            await saver.aget_tuple(config_for("t"))
        # Once: it is known then.
        assert uses() == [("unwrap", "t")]
    damaged = "set wrapped = set_byte(wrapped, 40, get_byte(wrapped, 40) # 1)"
    run_sql(dsn, f"update pgcheckpoint.checkpoint_data_keys {damaged}")
    async with _saver(dsn, data_keys=True) as saver:
        with pytest.raises(pg.DecryptionError):
            await saver.aget_tuple(config_for("t"))
        causes = {r.__dict__.get("cause") for r in caplog.records if r.name == LOGGER}
        assert causes == {"DecryptionError"}
        assert set(uses()) == {("unwrap", "t")}
        await pg.shred_thread(saver, "t")
        assert ("shred", "t") in uses()


async def test_exporting_rewriting_and_rotating(dsn: str, uses: Any) -> None:
    def hide(value: Any, _: Any) -> Any:
        return "hidden" if value == SECRET else value

    async with _saver(dsn) as saver:
        for thread_id in ("a", "b"):
            await aput(saver, config_for(thread_id), {"said": SECRET if thread_id == "a" else ""})
        assert uses() == []
        lines: list[bytes] = []
        for decrypted in (False, True):
            await export_threads(saver, lines.append, decrypted=decrypted)
            assert uses() == [("export", "a"), ("export", "b"), ("export", None)]
        await pg.rewrite(saver, hide, dry_run=True)
        assert uses() == []
        await pg.rewrite(saver, hide, dry_run=True, show=lambda *_: None)
        assert uses() == [("rewrite", "a"), ("rewrite", "b")]
        await pg.rewrite(saver, hide)
        assert uses() == [("rewrite", "a")]
        await pg.rotate_keys(saver, dry_run=True)
        assert uses() == []
        await pg.rotate_keys(saver)
        assert uses() == [("rotate", None)]


def test_values_that_the_ui_shows(dsn: str, uses: Any) -> None:
    cipher = pg.AesGcmCipher(RING)
    with (
        pg.PostgresSaver.from_conn_string(dsn, cipher=cipher, serde=STRICT) as saver,
        pg.PostgresStore.from_conn_string(dsn, cipher=cipher) as store,
    ):
        config = run_on(saver, aput(saver, config_for("t"), {"a": [SECRET]}))
        store.put(("u",), "k", {"v": SECRET})
        app = make_app(saver, Access(token=None), store=store)
        place = config["configurable"].values()
        for url, expected in (
            # Names and kinds of values need the values.
            (checkpoint_url(*place), [("show", "t")]),
            (checkpoint_url(*place, show=("all",)), [("show", "t")]),
            ("/item?ns=u&key=k", []),
            ("/item?ns=u&key=k&show=1", [("show", None)]),
        ):
            uses()
            page = run_on(saver, _page(app, url))
            assert page.status_code == 200, url
            shows = [use for use in uses() if use[0] == "show"]
            assert shows == expected, url
            assert (SECRET in page.text) is ("show" in url), url


async def _page(app: Any, url: str) -> httpx.Response:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return await client.get(url)


def test_it_is_an_event_of_the_current_span() -> None:
    tracer = TracerProvider().get_tracer("test")
    with tracer.start_as_current_span("mine") as span:
        with key_use("export", thread_id="t"):
            pass
        with pytest.raises(ValueError, match=SECRET), key_use("unwrap", key_id="k" * 10_000):
            raise ValueError(SECRET)
    assert trace.get_current_span() is not span
    found = [(event.name, dict(event.attributes)) for event in span.events[:2]]  # type: ignore[attr-defined]  # the SDK's spans have them
    expected = (
        {"purpose": "export", "thread_id": "t"},
        {"purpose": "unwrap", "key_id": "k" * 200, "cause": "ValueError"},
    )
    ours = [{f"pg_checkpoint.{key}": value for key, value in one.items()} for one in expected]
    assert found == [("pg_checkpoint.key_use", one) for one in ours]
