"""Postgres servers of the suite's own, to be stopped, killed, frozen and failed over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint.core import embedded
from pg_checkpoint.core.embedded import EmbeddedPostgres
from tests.waiting import PATIENCE, wait_until

# A process that is killed leaves what it wrote to the operating system, so a commit
# is durable here without fsync; a power cut is not among the faults.
SETTINGS = {"fsync": "off", "max_connections": "50", "log_min_messages": "fatal"}
_ENDS = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT, "killed": signal.SIGKILL}
OTHERS = """
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
"""


class Cluster:
    """A server that is started again on the same data and port.

    Args:
        folder: What it keeps; not there yet, or with the data of a base backup.
        settings: Beside SETTINGS, by name.
    """

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self.port = embedded._free_port()
        self._settings = {**SETTINGS, **settings, "port": str(self.port)}
        self._server: EmbeddedPostgres | None = None

    @property
    def dsn(self) -> str:
        """The superuser's DSN; the same after every start."""
        assert self._server is not None
        return self._server.dsn

    def start(self) -> None:
        """Starts it, also after a kill: waits for what the old processes still hold."""
        assert not self._processes()
        self._server = EmbeddedPostgres(self._settings, self.folder).start()

    def end(self, how: str) -> None:
        """Shuts it down ("fast"); "immediate" is a crash, and "killed" SIGKILL of the postmaster.

        Of that its children find out, and end. The next start recovers from both.
        """
        processes = self._processes()
        processes[0].send_signal(_ENDS[how])
        _, alive = psutil.wait_procs(processes, PATIENCE)
        for process in alive:
            process.kill()
        if self._server is not None:
            self._server.stop()
        assert not alive, alive

    def kill_backend(self, pid: int) -> None:
        """SIGKILL of one backend, after which the server restarts all of them."""
        assert pid in {p.pid for p in self._processes()[1:]}
        os.kill(pid, signal.SIGKILL)

    def terminate_all(self) -> int:
        """Terminates the connections of all other clients; returns how many."""
        return len(self.execute(f"select pg_terminate_backend(pid) {OTHERS}"))

    def backends(self) -> list[int]:
        """The process ids of all other clients' backends."""
        return [row[0] for row in self.execute(f"select pid {OTHERS}")]

    def freeze(self) -> None:
        """Stops all processes, which keep their connections and answer nothing."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Lets frozen processes go on."""
        self._signal_all(signal.SIGCONT)

    def promote(self) -> None:
        """Makes a standby a primary; returns when it takes writes."""
        ((done,),) = self.execute("select pg_promote(true)")
        assert done

    def follow(self, primary: Cluster) -> None:
        """Starts it again, stopped, as a standby of another that was promoted."""
        shutil.rmtree(self.folder / "data")
        back_up(primary, self.folder)
        self.start()

    def configure(self, name: str, value: str) -> None:
        """Changes a setting for all sessions, open ones too."""
        self.execute(f"alter system set {name} = '{value}'")
        self.execute("select pg_reload_conf()")

    def execute(self, query: str) -> list[tuple[Any, ...]]:
        """Runs a statement on a connection of its own, outside a transaction."""
        with psycopg.connect(self.dsn, autocommit=True, connect_timeout=60) as connection:
            # It may have become the default of all sessions.
            connection.execute("set default_transaction_read_only = off")
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def _processes(self) -> list[psutil.Process]:
        """The postmaster and its children; none when it does not run."""
        try:
            pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            postmaster = psutil.Process(pid)
            # A pid file that a kill left behind may name anybody.
            if str(self.folder) not in " ".join(postmaster.cmdline()):
                return []
            return [postmaster, *postmaster.children(recursive=True)]
        except (OSError, psutil.NoSuchProcess):
            return []

    def _signal_all(self, number: int) -> None:
        for process in self._processes():
            with suppress(psutil.NoSuchProcess):  # a backend may have ended just now
                process.send_signal(number)

    def close(self) -> None:
        """Ends it, in whatever state it is."""
        self.thaw()
        with suppress(psutil.NoSuchProcess, IndexError, AssertionError):
            self.end("immediate")


@contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """A new, running primary, removed at the end."""
    with _folder() as folder:
        yield from _running(Cluster(folder, settings))


@contextmanager
def standby_of(primary: Cluster, **settings: str) -> Iterator[Cluster]:
    """A running standby that streams from a primary; not synchronous yet."""
    with _folder() as folder:
        back_up(primary, folder)
        yield from _running(Cluster(folder, settings))


def _running(made: Cluster) -> Iterator[Cluster]:
    try:
        made.start()
        yield made
    finally:
        made.close()


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder that goes also when this process is killed."""
    folder = Path(tempfile.mkdtemp(prefix="pg_checkpoint-cluster-"))
    # Waits for the end of this process.
    remover = subprocess.Popen(
        ["/bin/sh", "-c", 'read -r _; rm -rf "$1"', "sh", str(folder)],
        stdin=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield folder
    finally:
        remover.communicate()


def back_up(primary: Cluster, folder: Path) -> None:
    """Puts a base backup into a folder, ready to be a standby."""
    options = embedded._other_user()
    if options:
        os.chown(folder, options["user"], options["group"])
    shutil.copy2(primary.folder / "password", folder / "password")
    parts = conninfo_to_dict(primary.dsn)
    password = str(parts.pop("password"))
    binaries = embedded._reachable_binaries(folder, options)
    command = [
        *(str(binaries / "pg_basebackup"), "-d", make_conninfo("", **parts)),
        *("-D", str(folder / "data"), "-R", "-X", "stream", "-c", "fast", "--no-sync"),
    ]
    environment = {**os.environ, "PGPASSWORD": password}
    done = subprocess.run(
        command, capture_output=True, check=False, cwd=folder, env=environment, **options
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")


def make_synchronous(primary: Cluster) -> None:
    """Lets the primary's commits wait for its standby, and waits until they do."""
    primary.configure("synchronous_standby_names", "ANY 1 (*)")
    query = "select pid from pg_stat_replication where sync_state = 'quorum'"
    wait_until(lambda: primary.execute(query))


def read_write_dsn(*clusters: Cluster) -> str:
    """A DSN that finds whichever of these servers takes writes."""
    hosts: Any = {"host": ",".join("127.0.0.1" for _ in clusters), "dbname": "postgres"}
    ports: Any = {"port": ",".join(str(c.port) for c in clusters), "connect_timeout": 3}
    return make_conninfo(clusters[0].dsn, **hosts, **ports, target_session_attrs="read-write")
