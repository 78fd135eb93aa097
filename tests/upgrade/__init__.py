"""What each release leaves in a database, and whether later versions live with it.

NAME.sql is the schema of a release with threads that it stored, NAME.json what it read of them
itself, NAME-public.json what it offers to programs. `python -m tests.upgrade NAME COMMIT` makes
all three; life.py and public.py are what the release ran.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from typing_extensions import Self

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
# Each release with the commit that it was made from; a tag will do. Until the first one is cut, it
# has the rows that the tree stores now: they are made anew when a change of these is meant.
RELEASES = {"0.1.0": "1dd08413c8583f5605d0e507dcf9998c5b46a07a"}
# What `fill` of life.py makes, without a cipher and with one.
THREADS = ("chat", "question", "fork", "delta", "failed", "values", "ünï 'code'")
SEALED = ("sealed", "sealed too")
# Of NAME.json what is no thread of these: the store, data keys, leases.
OTHERS = "others"


class NoHistoryError(Exception):
    """This checkout has no such commit: a source distribution, or a shallow clone."""


def check_out(commit: str, folder: Path) -> Path:
    """Unpacks the package of a commit into a folder, if the commit is to be had."""
    command = ["git", "archive", "--format=tar", commit, "pg_checkpoint", "sql"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistoryError(f"git has no commit {commit} here") from error
    safely: Any = {"filter": "data"} if sys.version_info >= (3, 12) else {}
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, **safely)
    return folder


class Life:
    """life.py with the package in a folder, as a process that does what it is called with."""

    def __init__(self, package: Path, dsn: str) -> None:
        self._process = _start("life.py", package, dsn)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        with self._process:
            self._process.communicate()

    def __call__(self, *what: str) -> Any:
        """Returns what it answers; fails with what it said if it has ended."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(what) + "\n")
        process.stdin.flush()
        if not (line := process.stdout.readline()):
            raise AssertionError(f"{what}:\n{process.communicate()[1]}")
        return json.loads(line)


def run_public(package: Path) -> str:
    process = _start("public.py", package)
    with process:
        printed, said = process.communicate()
    assert process.returncode == 0, said
    return printed


def _start(program: str, package: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(FOLDER / program), str(package), *arguments]
    # Without a buffer Python loses the rest of a line whose write a signal interrupts.
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONUNBUFFERED": ""}
    pipes: Any = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(command, cwd=package, env=environment, text=True, **pipes)


def export(package: Path, dsn: str, file: Path, keys: str) -> None:
    """Writes all threads in clear, by the command line of the package in that folder."""
    command = [sys.executable, "-m", "pg_checkpoint", "--allow-plaintext"]
    command += ["export", str(file), "--decrypted"]
    env = {**os.environ, "PYTHONPATH": str(package)}
    env |= {"PG_CHECKPOINT_DSN": dsn, "PG_CHECKPOINT_KEYS": keys}
    how: Any = {"capture_output": True, "text": True, "check": False}
    done = subprocess.run(command, cwd=package, env=env, **how)
    if done.returncode:
        raise AssertionError(done.stderr)
