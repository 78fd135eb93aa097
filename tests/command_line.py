"""pg-checkpoint run in this process, as a shell would run it without a terminal; processes."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from pg_checkpoint.cli.app import run

ROOT = Path(__file__).parents[1]
# What a shell may have set.
_OURS = {"PG_CHECKPOINT_DSN", "PG_CHECKPOINT_KEYS", "PG_CHECKPOINT_KEYS_FILE", "COLUMNS"}
_OURS |= {"PGHOST", "PGHOSTADDR", "PGSERVICE"}


@dataclass(frozen=True)
class Done:
    """A command that has ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def cli(
    *arguments: Any, dsn: str = "", err: Any = None, stdin: Any = b"", **environment: str
) -> Done:
    """Runs a command with a DSN and other variables in its environment.

    Its stderr is `err`, which may pass for a terminal.
    """
    own = {k: v for k, v in os.environ.items() if k not in _OURS}
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8", newline=""), err or io.StringIO()
    with (
        mock.patch.dict(os.environ, own | {"PG_CHECKPOINT_DSN": dsn} | environment, clear=True),
        mock.patch.object(sys, "argv", ["pg-checkpoint", *map(str, arguments)]),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin))),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            run()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
    out.seek(0)
    return Done(code, out.read(), err.getvalue())


def done(*arguments: str, dsn: str = "", **environment: str) -> Done:
    """The same, for one that must end well."""
    ended = cli(*arguments, dsn=dsn, **environment)
    assert ended.code == 0, ended.err
    return ended


def environment(dsn: str = "", **more: str) -> dict[str, str]:
    """That of another process, which has the package from here."""
    return {**os.environ, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT), **more}


def program(*words: str, dsn: str = "", **how: Any) -> subprocess.CompletedProcess[str]:
    """Runs `python -m` with these words in another process, to its end."""
    how = {"cwd": ROOT, "env": environment(dsn), "check": False, **how}
    return subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, **how)


def begun(*words: str, dsn: str = "", **how: Any) -> subprocess.Popen[str]:
    """The same, which goes on; what it says has to be read."""
    # Tests that a shell runs in the background inherit that Ctrl-C is ignored.
    heeds: Any = lambda: signal.signal(signal.SIGINT, signal.default_int_handler)  # noqa: E731
    how = {"cwd": ROOT, "env": environment(dsn), "stdout": subprocess.PIPE, "text": True, **how}
    return subprocess.Popen([sys.executable, "-m", *words], preexec_fn=heeds, **how)
