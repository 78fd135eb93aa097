"""pg-checkpoint run in this process, as a shell would run it without a terminal."""

from __future__ import annotations

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest import mock

from pg_checkpoint.cli.app import run

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
