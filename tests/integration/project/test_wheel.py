"""The package as it is shipped: the wheel and the source distribution."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest

from hatch_build import linked, links
from tests.release_notes import address

ROOT = Path(__file__).parents[3]
UI_FILES = ("templates/base.html", "static/style.css", "static/page.js", "static/icon.svg")

USE = """
import asyncio, sys
import pg_checkpoint
from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.transaction import _sql_folder, load_migrations, load_queries
assert load_queries() and load_migrations()
print(pg_checkpoint.__file__)
print(_sql_folder())

async def main():
    async with AsyncPostgresSaver.from_conn_string(sys.argv[1]) as saver:
        await saver.setup()
        config = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}
        checkpoint = {
            "v": 4, "id": "1", "ts": "", "channel_values": {"a": [1]},
            "channel_versions": {"a": "1"}, "versions_seen": {}, "updated_channels": None,
        }
        await saver.aput(config, checkpoint, {}, {"a": "1"})
        assert (await saver.aget(config))["channel_values"] == {"a": [1]}

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def _use(python: Path | str, dsn: str, cwd: Path, path: str = "") -> list[str]:
    """Runs a put and a get with that interpreter; returns where package and SQL were found."""
    how: Any = {"capture_output": True, "text": True, "check": False}
    command, env = [str(python), "-c", USE, dsn], {"PYTHONPATH": path}
    done: Any = subprocess.run(command, cwd=cwd, env=env, **how)
    assert done.returncode == 0, done.stderr
    return [*done.stdout.splitlines()]


def test_the_wheel_in_an_empty_environment(dist: Path, empty_dsn: str, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "pg_checkpoint/py.typed" in names
    assert {f"pg_checkpoint/ui/{name}" for name in UI_FILES} <= set(names)
    assert any(name.startswith("pg_checkpoint/sql/queries/") for name in names)
    assert not any(name.startswith(("sql/", "tests/", "examples/")) for name in names)
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False)
    (site,) = environment.glob("lib/python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    # The dependencies of this environment, but not its editable pg_checkpoint.
    dependencies = [p for p in sys.path if p.endswith("site-packages")]
    python = environment / "bin" / "python"
    package, sql = _use(python, empty_dsn, tmp_path, ":".join([str(site), *dependencies]))
    assert Path(package).is_relative_to(site)
    assert Path(sql) == site / "pg_checkpoint" / "sql"


def test_what_the_wheel_offers(dist: Path) -> None:
    """What users need and no tools of development; a readme that links to its version."""
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(archive.read(name))
    offered = set(metadata.get_all("Provides-Extra", []))
    assert offered == {"cli", "embedded", "encryption", "otel", "ui"}
    assert not any(tool in str(metadata) for tool in ("pytest", "mypy", "matplotlib"))
    urls = dict(url.split(", ") for url in metadata.get_all("Project-URL", []))
    assert urls == links(address())
    text = metadata.get_payload(decode=True)
    assert isinstance(text, bytes)
    readme, home = (ROOT / "README.md").read_text("utf-8"), address()
    assert text.decode() == (linked(readme, home, metadata["Version"]) if home else readme)


def test_the_source_distribution_has_all_it_takes(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        names = {name.split("/", 1)[1] for name in tar.getnames() if "/" in name}
    assert {"sql/migrations/0001_initial.sql", "LICENSE", "README.md", "Makefile"} <= names
    assert any(name.startswith("tests/") for name in names)
