"""threads, show, diff, status, migrate say of threads what is so, and docs/cli.md shows it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import PostgresSaver, __version__
from pg_checkpoint.cli import common
from pg_checkpoint.cli.app import app
from pg_checkpoint.core.embedded import EmbeddedPostgres
from pg_checkpoint.core.transaction import load_migrations
from tests import graphs
from tests.cli_page import FILE, masked, render
from tests.command_line import cli, done
from tests.servers import Server, database

PAGE = FILE.read_text()


@pytest.fixture(scope="module")
def dsn(server: Server, template: str) -> Iterator[str]:
    """Has threads a (forked), b (finished) and c (waiting), in this order of activity."""
    with database(server, template) as (_, dsn):
        with PostgresSaver.from_conn_string(dsn) as saver:
            graphs.fork(saver, "a")
            graphs.finish(saver, "b")
            graphs.begin(saver, "c")
        yield dsn


def test_threads_and_their_pages(dsn: str) -> None:
    lines = done("threads", dsn=dsn).out.splitlines()
    assert [line.split()[0] for line in lines] == ["thread", "c", "b", "a"]
    assert done("threads", "--ids", dsn=dsn).out == "c\nb\na\n"
    found = done("threads", "--json", dsn=dsn).json
    assert {t["thread_id"]: t["checkpoints"] for t in found["threads"]}["c"] == 8
    assert found["after"] is None
    for name in "abc":
        wanted = done("threads", "--ids", "--where", f'{{"user": "{name}"}}', dsn=dsn)
        assert wanted.out == f"{name}\n"
    assert "no threads" in done("threads", "--where", '{"user": "x"}', dsn=dsn).out
    for sort, names in ("checkpoints", "abc"), ("bytes", "abc"), ("created", "cba"):
        expected = "\n".join([*names, ""])
        shown = done("threads", "--ids", "--sort", sort, dsn=dsn).out
        assert shown == expected
        assert done("threads", "--ids", "--sort", sort, "--limit", "1", dsn=dsn).out == shown[:2]
    pages, page = list[list[str]](), dict[str, Any](after="")
    while page["after"] is not None:
        page = done("threads", "--json", "--limit", "2", "--after", page["after"], dsn=dsn).json
        pages.append([t["thread_id"] for t in page["threads"]])
    assert pages == [["c", "b"], ["a"]]
    last = done("threads", "--limit", "2", dsn=dsn).out.splitlines()[-1]
    more, *options = shlex.split(last)
    assert more == "more:"
    assert done("threads", "--ids", *options, dsn=dsn).out == "a\n"


def test_a_fork_is_a_branch(dsn: str) -> None:
    lines = done("show", "a", dsn=dsn).out.splitlines()
    assert lines[0] == "thread a"
    at = next(n for n, line in enumerate(lines) if line.endswith("a fork"))
    assert lines[at + 1].startswith("│       ├── step 2 update → topic")
    assert lines[-1].startswith("└── step 4 loop · ask → messages")
    assert sum("review:" in line for line in lines) == 2
    (latest,) = (line for line in lines if "← latest" in line)
    assert latest.startswith("│       └── step 4 loop · look → messages")
    assert "ask: waits for an answer" in latest
    # On a narrow terminal, too.
    for command in (["threads", "--bytes"], ["show", "a", "--values"], ["status"], ["diff", "c"]):
        shown = done(*command, dsn=dsn, COLUMNS="60").out
        table = [line for line in shown.splitlines() if not line.startswith("  set ")]
        assert max(len(line.rstrip()) for line in table) <= 60, command
    words = " ".join(done("show", "a", dsn=dsn, COLUMNS="60").out.replace("│", " ").split())
    assert "waits for an answer" in words


def test_values_and_namespaces(dsn: str) -> None:
    shown = done("show", "c", "--values", dsn=dsn).out
    assert "messages = human: Go." in shown
    assert "messages = [2] … ai: A plan." in shown
    root = done("show", "c", "--ns", "", dsn=dsn).out
    assert "review:" not in root
    assert root.count("step") == 5
    inner = done("show", "c", "--json", dsn=dsn).json["steps"]
    (ns,) = {step["checkpoint_ns"] for step in inner} - {""}
    assert done("show", "c", "--ns", ns, dsn=dsn).out.count("step") == 3
    assert cli("show", "c", "--ns", "x", dsn=dsn).code == 2


def test_a_timeline_as_json_and_a_part_of_one(dsn: str) -> None:
    found = done("show", "c", "--json", "--values", dsn=dsn).json
    latest = found["steps"][0]
    assert latest["interrupted"]
    assert latest["tasks"][0]["node"] == "ask"
    assert latest["values"]["messages"][0] == {"type": "human", "content": "Go.", "id": "h1"}
    assert found["older"] == 0
    whole = done("show", "a", "--json", dsn=dsn).json["steps"]
    part = done("show", "a", "--json", "--limit", "4", dsn=dsn).json
    assert part["steps"] == whole[:4]
    assert part["older"] == len(whole) - 4
    last = done("show", "a", "--limit", "4", dsn=dsn).out.splitlines()[-1]
    before = whole[3]["checkpoint_id"]
    assert last == f"{len(whole) - 4} older: --before {before}, or --limit"
    rest = done("show", "a", "--json", "--before", before, dsn=dsn).json
    assert rest["steps"] == whole[4:]


def test_differences_of_checkpoints(dsn: str) -> None:
    assert "+ [3]  ai: Looked at y." in done("diff", "c", dsn=dsn).out
    text = done("diff", "c", "1", "2", dsn=dsn).out
    assert "      -two\n      +2\n" in text
    assert "+ checked  'yes'" in text
    assert "branch:to:review" not in text
    assert "branch:to:review" in done("diff", "c", "1", "2", "--all", dsn=dsn).out
    assert "no difference" in done("diff", "c", "latest", dsn=dsn).out
    steps = done("show", "b", "--ns", "", "--json", dsn=dsn).json["steps"]
    states = [step["checkpoint_id"] for step in steps]
    newest, oldest = states[0], states[-1]
    found = done("diff", "b", oldest, newest[-12:], "--json", dsn=dsn).json
    assert (found["a"], found["b"]) == (oldest, newest)
    assert ("messages", "added") in {(d["place"], d["kind"]) for d in found["differences"]}
    ambiguous = cli("diff", "b", states[0][:4], dsn=dsn)
    assert (ambiguous.code, "' matches " in ambiguous.err) == (2, True)
    assert "no checkpoint matches 'zzz'" in cli("diff", "b", "zzz", dsn=dsn).err
    assert done("diff", "b", "", oldest, "--json", dsn=dsn).json["a"] is None


def test_status(dsn: str) -> None:
    shown = done("status", dsn=dsn).out
    assert re.search("(?s)PostgreSQL.*checkpoint_blobs", shown)
    found = done("status", "--json", "--exact", dsn=dsn).json
    # As the tests' own server has it, and one that is given may not.
    assert ("! fsync is off" in shown) is not found["server"]["fsync"]
    assert (found["threads"], found["dedupe_ratio"] > 0) == (3, True)
    assert {t["name"] for t in found["tables"]} >= {"checkpoints", "checkpoint_writes"}


def test_migrate(empty_dsn: str) -> None:
    missing = cli("migrate", "--status", dsn=empty_dsn)
    assert (missing.code, "missing" in missing.out) == (1, True)
    versions = [m.version for m in load_migrations()]
    said = f"applied {', '.join(map(str, versions))} to schema pgcheckpoint\n"
    assert done("migrate", dsn=empty_dsn).out == said
    assert done("migrate", dsn=empty_dsn).out == "nothing to apply\n"
    states = done("migrate", "--status", "--json", dsn=empty_dsn).json
    assert [state["version"] for state in states] == versions
    assert all(state["applied_at"].startswith("20") for state in states)
    mine = ("--schema", "mine", "migrate")
    assert done(*mine, "--json", dsn=empty_dsn).json == {"applied": versions}
    assert 'create table "mine".checkpoints' in done(*mine, "--sql").out
    assert done("migrate", "--sql", "--after", str(versions[-1])).out.strip() == ""


def test_the_dsn_may_come_from_the_environment_of_libpq(dsn: str) -> None:
    parts = conninfo_to_dict(dsn)
    names = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "dbname": "PGDATABASE"}
    environment = {names[k]: str(v) for k, v in parts.items() if k in names}
    environment["PGPASSWORD"] = str(parts.get("password", ""))
    assert done("threads", "--ids", **environment).out == "c\nb\na\n"
    assert done("--dsn", dsn, "threads", "--ids").out == "c\nb\na\n"


def test_help_says_what_there_is() -> None:
    shown = done("--help").out
    for name in ("threads", "show", "diff", "doctor", "Look at threads"):
        assert name in shown
    panels = [shown.index(f"─ {name}") for name in ("Look at", "The database", "Change")]
    assert panels == sorted(panels)
    assert cli().code == 2
    assert done("--version").out == f"{__version__}\n"


def test_ids_that_can_be_anything_go_through_a_pipe(dsn: str, sync_saver: PostgresSaver) -> None:
    names = ["plain", "two\nlines", "-dash", "\x1b[31mred", "a\tb", "weiß 🎈"]
    for name in names:
        graphs.begin(sync_saver, name)
    whole = done("threads", "-0", dsn=dsn).out
    assert {*names, ""} <= {*whole.split("\0")}
    assert "\x1b" not in done("threads", "--ids", dsn=dsn).out
    lines = done("threads", dsn=dsn).out.splitlines()
    assert {len(line.split("\t")) for line in lines} == {4}
    assert not any("  " in line for line in lines)
    assert len(lines) == whole.count("\0") + 1


def test_the_outputs_are_real() -> None:
    # Not the tests' own server, which has no fsync, and whose doctor says so.
    with EmbeddedPostgres() as server:
        assert masked(render(PAGE, server.dsn)) == masked(PAGE)


def test_every_command_and_exit_code_is_there() -> None:
    group = typer.main.get_command(app)
    headings = ",".join(line[4:] for line in PAGE.splitlines() if line.startswith("### "))
    assert set(group.commands) <= {*map(str.strip, headings.split(","))}  # type: ignore[attr-defined]  # a group has them
    codes = (common.FOUND, common.MISTAKE, common.DATABASE, common.KEY)
    for code in (0, *codes, 130):
        assert f"\n| {code} | " in PAGE
        assert f"| {code} | " in (common.__doc__ or "")
