"""examples/live_run in a browser: each token once and in order, whatever happens meanwhile."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser

from examples.live_run.graph import ANSWER, PLAN
from pg_checkpoint.core.embedded import _free_port
from tests.command_line import begun, environment
from tests.waiting import PATIENCE, wait_until

SAID = f"{PLAN} {ANSWER} "


@contextmanager
def serve(dsn: str, port: int) -> Iterator[subprocess.Popen[str]]:
    command = ("uvicorn", "examples.live_run:app", "--port", str(port))
    process = begun(*command, stdout=None, env=environment(dsn, LIVE_RUN_TTL="1.5"))
    try:
        wait_until(lambda: _answers(port))
        yield process
    finally:
        process.kill()
        process.wait()


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/openapi.json").is_success
    except httpx.TransportError:
        return False


@pytest.mark.timeout(180)
def test_each_token_is_seen_once_and_in_order(chromium: Browser, dsn: str) -> None:
    port = _free_port()
    address = f"http://127.0.0.1:{port}/threads/t"
    one, other = chromium.new_page(), chromium.new_page()
    with serve(dsn, port) as first:
        one.goto(address)
        other.goto(address)
        said = httpx.post(f"{address}/messages", json={"text": "hello"}, timeout=PATIENCE)
        assert said.status_code == 202
        assert httpx.post(f"{address}/messages", json={"text": "again"}).status_code == 409
        one.wait_for_function("document.getElementById('text').textContent.includes('plan10 ')")
        # In the middle of the first step; the other tab stays as it is.
        one.reload()
        one.wait_for_function("document.getElementById('text').textContent.includes('answer10 ')")
        assert SAID.startswith(one.locator("#text").text_content() or "")
        # In the middle of the second one, which runs again.
        first.kill()
        first.wait()
    with serve(dsn, port):
        for page in (one, other):
            page.locator("#state", has_text="ended").wait_for(timeout=PATIENCE * 1000)
            assert page.locator("#text").text_content() == SAID
        # Who comes later sees the same.
        late = chromium.new_page()
        late.goto(address)
        late.locator("#state", has_text="ended").wait_for()
        assert late.locator("#text").text_content() == SAID
