"""The examples and the README do what they say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from fastapi.testclient import TestClient

from examples import fastapi_app, quickstart
from pg_checkpoint import settings

ROOT = Path(__file__).parents[2]


async def test_quickstart(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    expected = ["a visit", "hello no. 1", "another visit", "hello no. 3"]
    assert await quickstart.main() == expected
    assert (await quickstart.main())[:4] == expected


def test_the_fastapi_application(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    for turn in range(2):
        with TestClient(fastapi_app.app) as client:
            reply = client.post("/threads/1/messages", json={"text": f"hi {turn}"})
            assert reply.json() == {"answer": f"You said: hi {turn}"}
            assert len(client.get("/threads/1").json()) == 2 * turn + 2
            assert client.get("/threads/2").status_code == 404


def test_the_readme_shows_what_is_tested() -> None:
    readme = (ROOT / "README.md").read_text()
    marked = r"<!-- tested: examples/fastapi_app.py -->\n```python\n(.*?)```"
    (lifespan,) = re.findall(marked, readme, re.DOTALL)
    example = (ROOT / "examples" / "fastapi_app.py").read_text()
    without_docstring = re.sub(r'\n    """.*?"""', "", example)
    assert lifespan in without_docstring
    table = readme.split("### Options")[1].split("##")[0]
    assert set(re.findall(r"`(\w+)`", table)) >= set(settings.Options.__annotations__)


@pytest.mark.parametrize("kind", ["given", "embedded"])
def test_the_demo(
    empty_dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    if kind == "given":
        monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    else:
        monkeypatch.delenv("PG_CHECKPOINT_DSN", raising=False)
    summary = tmp_path / "summary.json"
    command = [sys.executable, "-m", "examples.demo", "--threads", "6", "--pace", "0.15"]
    done = subprocess.run(
        [*command, "--summary", str(summary)], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    outcome = json.loads(summary.read_text())
    assert outcome["holds"]
    assert outcome["finished_redone"] == 0
    assert outcome["threads_done"] == 6
    assert outcome["threads_in_mid_run_at_kill"] > 0
    assert 0 < outcome["tasks_before_kill"] < 6 * 14


def test_the_compose_file() -> None:
    compose = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    service = compose["services"]["postgres"]
    assert service["image"] == "${PG_CHECKPOINT_IMAGE:-postgres:17}"
    assert service["ports"] == ["127.0.0.1:${POSTGRES_PORT:-5432}:5432"]
    assert "pg_isready" in " ".join(service["healthcheck"]["test"])
    assert {v.split(":")[0] for v in service["volumes"]} == set(compose["volumes"])
