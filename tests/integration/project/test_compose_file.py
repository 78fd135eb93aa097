"""docker-compose.yml, as far as that goes without an engine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint.core.embedded import _free_port
from tests.command_line import environment
from tests.waiting import PATIENCE, wait_until

FILE = Path(__file__).parents[3] / "docker-compose.yml"
ROOT = FILE.parent
VARIABLES = ("PG_CHECKPOINT_IMAGE", "POSTGRES_PASSWORD", "POSTGRES_PORT")
OTHERS = ("PGBOUNCER_IMAGE", "PGBOUNCER_PORT", "APP_PORT", "APP_DATABASE_HOST")


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES + OTHERS:
        monkeypatch.delenv(name, raising=False)


def test_as_it_stands_it_serves_the_dsn_that_it_names() -> None:
    service = _service()
    services = yaml.safe_load(FILE.read_text())["services"]
    profiles = {name: one.get("profiles") for name, one in services.items()}
    assert profiles == {"postgres": None, "pgbouncer": ["pgbouncer"], "app": ["app"]}
    (dsn,) = re.findall(r"PG_CHECKPOINT_DSN=(\S+)", FILE.read_text())
    expected = conninfo_to_dict(dsn)
    assert service["image"] == "pgvector/pgvector:pg17"
    for variable, part in (("USER", "user"), ("PASSWORD", "password"), ("DB", "dbname")):
        assert service["environment"][f"POSTGRES_{variable}"] == expected[part]
    # Only this machine gets at a server whose password is in a public file.
    assert _port(service) == (expected["host"], expected["port"], "5432")
    assert _volume(service)[0] in _read("postgres")["volumes"]
    # The image prepares its data with a server that listens on its socket only.
    assert "pg_isready --host=127.0.0.1" in " ".join(service["healthcheck"]["test"])


def test_image_port_and_password_can_be_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Images since 18 refuse a volume at .../data; older ones put one of their own there."""
    for name, value in zip(VARIABLES, ("postgres:16", "other", "6543"), strict=True):
        monkeypatch.setenv(name, value)
    service = _service()
    assert service["image"] == "postgres:16"
    assert service["environment"]["POSTGRES_PASSWORD"] == "other"
    assert _port(service) == ("127.0.0.1", "6543", "5432")
    target, data = _volume(service)[1], service["environment"]["PGDATA"]
    assert target == "/var/lib/postgresql"
    assert Path(data).is_relative_to(target)
    assert not Path(data).is_relative_to(f"{target}/data")


def test_pgbouncer_is_before_the_same_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTGRES_PASSWORD", "an/other")
    pooler, theirs = _service("pgbouncer"), _service()["environment"]
    # A tag that moves would be another PgBouncer one day.
    assert re.fullmatch(r"edoburu/pgbouncer:v\d+\.\d+\.\d+-p\d+", pooler["image"])
    expected = {"POOL_MODE": "transaction", "DB_HOST": "postgres", "DB_PASSWORD": "an/other"}
    expected["DB_USER"] = theirs["POSTGRES_USER"]
    assert expected.items() <= pooler["environment"].items()
    assert theirs["POSTGRES_PASSWORD"] == "an/other"
    assert _port(pooler) == ("127.0.0.1", "6432", "5432")
    assert pooler["depends_on"]["postgres"]["condition"] == "service_healthy"


@pytest.mark.parametrize("host", ["postgres", "pgbouncer"])
def test_the_application_finds_its_database(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setenv("POSTGRES_PASSWORD", "an/other")
    monkeypatch.setenv("APP_DATABASE_HOST", host)
    application = _service("app")
    given = application["environment"]
    dsn = conninfo_to_dict(given["PG_CHECKPOINT_DSN"])
    assert dsn == {"user": "postgres", "host": host, "port": "5432", "dbname": "postgres"}
    assert given["PGPASSWORD"] == "an/other"
    assert _port(application) == ("127.0.0.1", "8000", "8000")
    assert application["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert (ROOT / application["build"]["dockerfile"]).is_file()


def test_the_image_has_what_the_application_needs(dsn: str, tmp_path: Path) -> None:
    """What the Dockerfile copies is enough to run its command and the healthcheck."""
    dockerfile = (ROOT / "examples" / "fastapi_app" / "Dockerfile").read_text()
    sent = (ROOT / "examples" / "fastapi_app" / "Dockerfile.dockerignore").read_text().split()
    for words in re.findall(r"^COPY (.*)$", dockerfile, re.MULTILINE):
        *sources, target = words.split()
        (tmp_path / target).mkdir(exist_ok=True)
        for source in sources:
            assert f"!{source.split('/')[0]}" in sent
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, tmp_path / target, dirs_exist_ok=True)
            else:
                shutil.copy(ROOT / source, tmp_path / target)
    (line,) = re.findall(r"^CMD (.*)$", dockerfile, re.MULTILINE)
    port = str(_free_port())
    _, *command = [{"0.0.0.0": "127.0.0.1", "8000": port}.get(w, w) for w in json.loads(line)]
    _, _, *check = _service("app")["healthcheck"]["test"]
    check = [sys.executable, *(word.replace("8000", port) for word in check)]
    given: Any = {"cwd": tmp_path, "env": environment(dsn, PYTHONPATH="")}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, *command], stdout=log, stderr=log, **given)
    try:

        def is_healthy() -> bool:
            assert process.poll() is None, (tmp_path / "log").read_text()
            return subprocess.run(check, capture_output=True, check=False).returncode == 0

        wait_until(is_healthy)
        process.terminate()
        assert process.wait(timeout=PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def _service(name: str = "postgres") -> dict[str, Any]:
    return dict(_read(name)["services"][name])


def _read(profile: str) -> Any:
    """The file, read by Compose where there is one."""
    text = FILE.read_text()
    if compose := _compose():
        command = [*compose, "--file", str(FILE), "--profile", profile, "config"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    else:
        text = re.sub(r"\$\{(\w+):-(.*?)\}", lambda m: os.environ.get(m[1]) or m[2], text)
    return yaml.safe_load(text)


def _compose() -> list[str] | None:
    for command in (["docker", "compose"], ["docker-compose"]):
        with suppress(OSError, subprocess.CalledProcessError):
            subprocess.run([*command, "version"], capture_output=True, check=True)
            return command
    return None


def _port(service: dict[str, Any]) -> tuple[str, str, str]:
    """The address, the port there and the container's; Compose 2 writes them out."""
    (port,) = service["ports"]
    if isinstance(port, dict):
        return port["host_ip"], str(port["published"]), str(port["target"])
    host, published, target = port.split(":")
    return host, published, target.removesuffix("/tcp")


def _volume(service: dict[str, Any]) -> tuple[str, str]:
    (volume,) = service["volumes"]
    if isinstance(volume, dict):
        return volume["source"], volume["target"]
    return tuple(volume.split(":")[:2])
