"""docker-compose.yml: a Postgres for local work, as its first lines and the README have it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from psycopg.conninfo import conninfo_to_dict

FILE = Path(__file__).parents[2] / "docker-compose.yml"
VARIABLES = ("PG_CHECKPOINT_IMAGE", "POSTGRES_PASSWORD", "POSTGRES_PORT")


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_as_it_stands_it_serves_the_dsn_that_it_names() -> None:
    service, named = _resolved()
    (dsn,) = re.findall(r"PG_CHECKPOINT_DSN=(\S+)", FILE.read_text())
    expected = conninfo_to_dict(dsn)
    assert service["image"] == "postgres:17"
    assert service["environment"]["POSTGRES_USER"] == expected["user"]
    assert service["environment"]["POSTGRES_PASSWORD"] == expected["password"]
    assert service["environment"]["POSTGRES_DB"] == expected["dbname"]
    # Only this machine gets at a server whose password is in a public file.
    assert _port(service) == (expected["host"], expected["port"], "5432")
    assert _volume(service) == ("data", "/var/lib/postgresql/data")
    assert "data" in named


def test_image_port_and_password_can_be_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in zip(VARIABLES, ("postgres:16", "other", "6543"), strict=True):
        monkeypatch.setenv(name, value)
    service, _ = _resolved()
    assert service["image"] == "postgres:16"
    assert service["environment"]["POSTGRES_PASSWORD"] == "other"
    assert _port(service) == ("127.0.0.1", "6543", "5432")


def test_it_is_healthy_only_once_it_takes_connections() -> None:
    """The image prepares its data with a server that listens on its socket only."""
    service, _ = _resolved()
    command = " ".join(service["healthcheck"]["test"])
    assert "pg_isready" in command
    assert "--host=127.0.0.1" in command


def _resolved() -> tuple[dict[str, Any], set[str]]:
    """The service and the named volumes, read by Compose where there is one."""
    text = FILE.read_text()
    if compose := _compose():
        command = [*compose, "--file", str(FILE), "config"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    else:
        text = re.sub(r"\$\{(\w+):-(.*?)\}", lambda m: os.environ.get(m[1]) or m[2], text)
    read = yaml.safe_load(text)
    return read["services"]["postgres"], set(read["volumes"])


def _compose() -> list[str] | None:
    if shutil.which("docker"):
        found = subprocess.run(["docker", "compose", "version"], capture_output=True, check=False)
        if found.returncode == 0:
            return ["docker", "compose"]
    return ["docker-compose"] if shutil.which("docker-compose") else None


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
