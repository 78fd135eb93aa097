"""Ids, names, values and errors that would have a terminal do something: shown, never obeyed."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import PostgresSaver
from pg_checkpoint.cli.app import run
from pg_checkpoint.cli.common import bar, log_safely
from pg_checkpoint.cli.move import writing
from pg_checkpoint.tools.views import visible
from tests.cases import each
from tests.command_line import cli
from tests.making import aput, config_for, run_sql
from tests.seams import run_on
from tests.servers import Server, database

# Copies to the clipboard, colours, moves the cursor, sets the title, turns the direction; a line
# that would pass for another row, and what Rich takes for markup.
EVIL = (
    "[red]x\x1b]52;c;ZXZpbA==\x07\x9b2J\x1b[2A\x1b]0;t\x07\u202etxt.exe\r\nforged  row[/red] "
    "it's \\x41"
)


@pytest.fixture(scope="module")
def dsn(server: Server, template: str) -> Iterator[str]:
    """Has a thread in which everything that is text is evil, and a damaged row."""
    with database(server, template) as (_, dsn):
        with PostgresSaver.from_conn_string(dsn) as saver:
            config = config_for(EVIL, checkpoint_ns=EVIL)
            for n in range(2):
                values: Any = {EVIL: [f"{EVIL}{n}", EVIL], "text": f"{EVIL}\n{n}\n{EVIL}"}
                how: Any = {"metadata": {"source": EVIL, "step": n, EVIL: EVIL}}
                put = aput(saver, config, values, checkpoint_id=f"{n}{EVIL}", **how)
                config = run_on(saver, put)
                saver.put_writes(config, [(EVIL, EVIL), ("__interrupt__", EVIL)], EVIL, EVIL)
            run_on(saver, aput(saver, config_for(f"broken {EVIL}"), {EVIL: ["x"]}))
        damage = "update pgcheckpoint.checkpoint_blobs set type = %s where thread_id like 'b%%'"
        run_sql(dsn, damage, [EVIL])
        yield dsn


COPY = f"copy of {EVIL}"
COMMANDS = [
    *(("threads", *how) for how in ((), ("--bytes",), ("--limit", "1"), ("--ids",))),
    *(("show", EVIL, *how) for how in ((), ("--values",), ("--limit", "1"))),
    *(("diff", EVIL, *how, "--ns", EVIL) for how in ((), ("--all",), ("0", "1"), (EVIL,))),
    ("verify",),
    ("status",),
    ("doctor",),
    ("copy", EVIL, COPY),
    ("prune", COPY, "--yes"),
    ("delete", COPY, "--yes"),
    # What is not there, or means nothing.
    ("show", f"no {EVIL}"),
    ("show", "[red]"),
    ("delete", f"no {EVIL}", "--yes"),
    ("threads", "--where", EVIL),
    ("threads", "--after", EVIL),
    ("import", f"no {EVIL}"),
    ("--schema", EVIL, "show", EVIL),
    ("--keys", f"no {EVIL}", "show", EVIL),
]
IN_JSON = [c for c in COMMANDS if "--ids" not in c and c[0] not in ("import", "doctor", "status")]


@each("command", COMMANDS)
def test_nothing_is_obeyed(command: tuple[str, ...], dsn: str) -> None:
    done = cli(*command, dsn=dsn)
    for said in (done.out, done.err):
        assert visible(said, lines=True) == said
        assert not any(line.startswith("forged") for line in said.splitlines())
    if command[0] == "threads" and not done.err:
        # As text: no markup is taken for one, and all of it is there.
        assert visible(EVIL) in "".join(done.out.split("\n"))


@each("command", IN_JSON)
def test_json_stays_json(command: tuple[str, ...], dsn: str) -> None:
    done = cli(*command, "--json", dsn=dsn)
    assert visible(done.out, lines=True) == done.out
    assert done.code or EVIL in _texts(done.json)


def _texts(value: Any) -> str:
    """All strings in a document, one after another."""
    if isinstance(value, dict):
        return "".join(f"{k}{_texts(v)}" for k, v in value.items())
    return "".join(map(_texts, value)) if isinstance(value, list) else str(value)


def test_the_cursor_can_be_pasted(dsn: str) -> None:
    more = cli("threads", "--limit", "1", dsn=dsn).out.splitlines()[-1].strip()
    quoted = more.removeprefix("more: --after ")
    command = ["bash", "-c", f"printf %s {quoted}"]
    pasted = subprocess.check_output(command, env={"LANG": "C.UTF-8"})
    cursor = cli("threads", "--limit", "1", "--json", dsn=dsn).json["after"]
    assert pasted.decode() == cursor
    assert EVIL in cursor


class _Terminal(io.TextIOWrapper):
    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8")

    def isatty(self) -> bool:
        return True

    def getvalue(self) -> str:
        self.flush()
        found: Any = self.buffer
        return str(found.getvalue().decode())


def test_an_export_to_a_terminal(dsn: str) -> None:
    line = json.dumps({"id": EVIL}, ensure_ascii=False).encode()
    terminal, pipe = _Terminal(), io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    for out in (terminal, pipe):
        with redirect_stdout(out), writing("-") as to:
            to.write(line)
    assert visible(terminal.getvalue()) == terminal.getvalue()
    assert json.loads(terminal.getvalue()) == {"id": EVIL}
    piped: Any = pipe.buffer
    assert piped.getvalue() == line


@pytest.mark.parametrize("command", ["export", "import"])
def test_a_terminal_has_to_be_meant(dsn: str, command: str, monkeypatch: Any) -> None:
    terminal = _Terminal()
    monkeypatch.setenv("PG_CHECKPOINT_DSN", dsn)
    monkeypatch.setattr(sys, "argv", ["pg-checkpoint", command])
    monkeypatch.setattr(sys, "stdin", terminal)
    said, ended = io.StringIO(), pytest.raises(SystemExit)
    with redirect_stdout(terminal), redirect_stderr(said), ended as error:
        run()
    assert error.value.code == 2
    assert "pass a FILE, or - for the terminal" in said.getvalue()
    assert terminal.getvalue() == ""


LONG = [
    ("verify", "verifying threads"),
    ("verify", "verifying the store"),
    ("export {file}", "exporting"),
    ("import {file}", "importing"),
    ("retention --keep-last 9 --dry-run", "looking at threads"),
    ("rotate-keys --dry-run", "encrypting rows anew"),
    *((f"{way}-langgraph", "copying threads") for way in ("import", "export")),
]


@each("command, what", LONG)
def test_a_long_command_draws_a_bar(command: str, what: str, dsn: str, tmp_path: Path) -> None:
    """On a terminal, and nothing elsewhere."""
    file = tmp_path / "file"
    key = f"k:{b64encode(bytes(range(32))).decode()}" if "rotate" in command else ""
    for terminal in (_Terminal(), None):
        file.unlink(missing_ok=True)
        if command.startswith("import "):
            file.touch()
        arguments = command.format(file=file).split()
        said = cli(*arguments, dsn=dsn, PG_CHECKPOINT_KEYS=key, err=terminal).err
        assert (what in said) == ("\x1b[" in said) == (terminal is not None)


@each(
    "total, calls, said",
    [
        (3, [(2, {})], "2 of 3"),
        (None, [(2_000, {})], "2,000"),
        (7, [(5, {"text": "half of it"})], "half of it"),
        (None, [(1, {}), (3, {"total": 4})], "3 of 4"),
    ],
)
def test_a_bar_says_how_far_it_is(total: Any, calls: list[Any], said: str) -> None:
    with redirect_stderr(_Terminal()) as terminal, bar("work", total) as report:
        for done, how in calls:
            report(done, **how)
    assert said in terminal.getvalue()


def test_progress_and_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    with redirect_stderr(_Terminal()) as terminal:
        with bar(f"copying {EVIL}"):
            pass
        log_safely()
        assert logging.lastResort is not None
        try:
            raise RuntimeError(EVIL)
        except RuntimeError as error:
            record = logging.LogRecord("x", 40, "", 0, "failed: %s", (EVIL,), None)
            record.exc_info = (type(error), error, error.__traceback__)
            logged = logging.lastResort.format(record)
    # Rich draws with escapes of its own: none of these is among them.
    for obeyed in ("\x1b]", "\x9b", "\u202e", "\x07"):
        assert obeyed not in terminal.getvalue()
        assert obeyed not in logged
    assert "[red]x" in terminal.getvalue()
    assert "Traceback" in logged
    assert sys.stderr is not terminal
