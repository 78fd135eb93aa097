"""PgBouncer in front of a server, for as long as a `with` block lasts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from pg_checkpoint.core.embedded import _free_port, _other_user
from tests.waiting import wait_until

# Transactions of one client go to whichever of few connections is free, and find no session.
HOSTILE = {
    "pool_mode": "transaction",
    "default_pool_size": "2",
    "server_reset_query_always": "1",
    "ignore_startup_parameters": "",
}

# Roles that are not in the list are looked up.
_LOGIN = {
    "auth_type": "scram-sha-256",
    "auth_query": "select usename, passwd from pg_shadow where usename = $1",
}


def version() -> tuple[int, ...]:
    """The version of the installed PgBouncer."""
    said = subprocess.run([_binary(), "--version"], capture_output=True, text=True, check=True)
    found = re.match(r"PgBouncer (\d+)\.(\d+)", said.stdout)
    assert found is not None, said.stdout
    return tuple(map(int, found.groups()))


@contextmanager
def run_pgbouncer(dsn: str, settings: Mapping[str, str]) -> Iterator[str]:
    """Starts one with settings; yields what `dsn` becomes through it."""
    with tempfile.TemporaryDirectory(prefix="pgbouncer-") as name:
        folder, port = Path(name), int(settings.get("listen_port") or _free_port())
        as_user = _other_user()
        with psycopg.connect(dsn) as connection:
            config = _write(folder, connection.info, {**settings, "listen_port": str(port)})
        if as_user:
            for path in (folder, *folder.iterdir()):
                os.chown(path, as_user["user"], as_user["group"])
        # It ends with this process, also when that is killed.
        command = ["setpriv", "--pdeathsig", "KILL", _binary(), "--quiet", str(config)]
        process = subprocess.Popen(command, **as_user)
        try:
            through = make_conninfo(dsn, host="127.0.0.1", port=port)
            _wait_until_ready(process, through, folder)
            yield through
        finally:
            # Other signals let newer versions wait for their clients.
            process.kill()
            process.wait()


def _binary() -> str:
    found = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if found is None:
        raise RuntimeError("PgBouncer is not installed; on Debian: apt-get install pgbouncer")
    return found


def _write(folder: Path, server: psycopg.ConnectionInfo, settings: Mapping[str, str]) -> Path:
    """Writes the configuration and the list of users."""
    users = folder / "users"
    users.write_text(f'"{server.user}" "{server.password}"\n')
    lines = {
        **_LOGIN,
        "listen_addr": "127.0.0.1",
        "unix_socket_dir": "",
        "auth_file": str(users),
        "logfile": str(folder / "log"),
        "max_client_conn": "1000",
        **settings,
    }
    place = f"* = host={server.host} port={server.port} auth_user={server.user}"
    text = "".join(f"{name} = {value}\n" for name, value in lines.items())
    config = folder / "pgbouncer.ini"
    config.write_text(f"[databases]\n{place}\n[pgbouncer]\n{text}")
    return config


def _wait_until_ready(process: subprocess.Popen[Any], dsn: str, folder: Path) -> None:
    log = folder / "log"

    def answers() -> bool:
        said = log.read_text()[-2000:] if log.exists() else "nothing"
        assert process.poll() is None, f"PgBouncer did not start; it said: {said}"
        with suppress(psycopg.OperationalError):
            psycopg.connect(dsn, connect_timeout=60).close()
            return True
        return False

    wait_until(answers)
