"""The commands that move, export and verify: what they print, and their exit codes."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from base64 import b64encode
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from langgraph.store.postgres import PostgresStore as StockStore

from pg_checkpoint import AsyncPostgresSaver, Removed, RetentionPolicy, ThreadInfo
from tests import command_line
from tests.command_line import Done
from tests.integration.tools.stock_app import (
    StockSaver,
    app,
    fill,
    filled,
    same_tuples,
    say,
    tuples_of,
)
from tests.keys import CIPHER, KEY
from tests.making import aput, config_for, run_sql

pytestmark = pytest.mark.direct("the stock saver prepares its statements")


@pytest.fixture
def cli(dsn: str) -> Callable[..., Done]:
    return partial(command_line.cli, dsn=dsn)


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    path = tmp_path / "keys"
    path.write_text("k:" + b64encode(KEY).decode() + "\n")
    path.chmod(0o600)
    return path


def _in_saver(dsn: str, work: Callable[[AsyncPostgresSaver], Any], **options: Any) -> Any:
    async def call() -> Any:
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
            return await work(saver)

    return asyncio.run(call())


def _with_stock(dsn: str, work: Callable[[StockSaver], Any]) -> Any:
    async def call() -> Any:
        async with filled(dsn) as stock:
            return await work(stock)

    return asyncio.run(call())


def _tuples(saver: Any) -> Any:
    return tuples_of(saver, "long")


# --- from the stock saver, and back ---


def test_a_thread_that_is_not_there_was_not_moved(cli: Callable[..., Done], dsn: str) -> None:
    _with_stock(dsn, _tuples)
    assert cli("import-langgraph").code == 0
    for command in ("import-langgraph", "export-langgraph"):
        ran = cli(command, "--thread", "long", "--thread", "lnog")
        assert (ran.code, ran.err) == (2, "only 1 of the 2 threads have checkpoints\n")
        assert ran.out.split()[:2] == ["threads", "1"]


def test_import_langgraph_and_back(cli: Callable[..., Done], dsn: str) -> None:
    theirs = _with_stock(dsn, _tuples)
    ran = cli("import-langgraph", "--json")
    assert ran.code == 0, ran.err
    moved = ran.json
    assert moved["copied"] == ["asked", "long", "short"]
    assert moved["decoded"] == moved["checkpoints"]
    assert same_tuples(_in_saver(dsn, _tuples), theirs)
    _in_saver(dsn, lambda saver: say(app(saver), "long", "here"))
    ran = cli("import-langgraph", "--final", "--sample", "0.5")
    assert ran.code == 0
    assert "continued on the target" in ran.out
    ran = cli("export-langgraph", "--final", "--thread", "long")
    assert (ran.code, ran.err) == (0, "")
    ours = _in_saver(dsn, _tuples)
    assert len(ours) > len(theirs)

    async def there() -> Any:
        async with StockSaver.from_conn_string(dsn) as stock:
            return await tuples_of(stock, "long")

    assert same_tuples(asyncio.run(there()), ours)


def test_following_goes_on_until_ctrl_c(
    cli: Callable[..., Done], dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_stock(dsn, _tuples)
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("pg_checkpoint.cli.move.time.sleep", sleep)
    assert cli("import-langgraph", "--follow", "--every", "7").code == 130
    monkeypatch.undo()
    assert slept == [7, 7]
    assert len(_in_saver(dsn, _tuples)) > 10


def test_a_broken_source_row_or_a_diverged_thread_is_exit_code_1(
    cli: Callable[..., Done], dsn: str
) -> None:
    async def go_on(stock: Any) -> None:
        assert (await asyncio.to_thread(cli, "import-langgraph")).code == 0
        await say(app(stock), "short", "there")

    _with_stock(dsn, go_on)
    _in_saver(dsn, lambda saver: say(app(saver), "short", "here"))
    ran = cli("import-langgraph", "--final")
    assert ran.code == 1
    assert "continued on both sides: not copied" in ran.out
    _in_saver(dsn, lambda saver: saver.adelete_thread("short"))
    run_sql(dsn, "update checkpoints set checkpoint = '7' where thread_id = 'short'")
    ran = cli("import-langgraph")
    assert ran.code == 1
    assert "checkpoints (thread 'short', " in ran.out
    assert "not moved: " in ran.out
    assert len(_in_saver(dsn, _tuples)) > 10


def test_only_a_stock_store_is_moved_and_the_saver_said_to_be_absent(
    cli: Callable[..., Done], dsn: str
) -> None:
    ran = cli("import-langgraph")
    assert ran.code == 3
    assert "run setup() first" in ran.err
    assert cli("export-langgraph").code == 3
    with StockStore.from_conn_string(dsn) as theirs:
        theirs.setup()
        theirs.put(("a",), "k", {"n": 1})
    said = "the stock saver has no tables there: no threads were copied\n"
    for command, copied in ("import-langgraph", 1), ("export-langgraph", 0):
        ran = cli(command, "--final")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith(said)
        assert f"items copied\t{copied}\n" in ran.out
        assert "threads copied" not in ran.out.removeprefix(said)
        moved = cli(command, "--json").json
        assert (moved["absent"], moved["store"]["items"]) == (True, 1)
        ran = cli(command, "--thread", "long")
        assert (ran.code, "lacks the stock saver's tables" in ran.err) == (3, True)
    # Threads that have nowhere to go fail what is to be final.
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": 1}))
    assert cli("export-langgraph").code == 0
    assert cli("export-langgraph", "--final").code == 1


def test_only_a_stock_saver_is_moved_and_the_store_said_to_be_absent(
    cli: Callable[..., Done], dsn: str
) -> None:
    _with_stock(dsn, _tuples)
    for command in "import-langgraph", "export-langgraph":
        ran = cli(command, "--final")
        assert (ran.code, ran.err) == (0, "")
        assert "the stock store has no tables there: no items were copied\n" in ran.out
        assert ran.out.count("threads\t3\n") == 1
        moved = json.loads(cli(command, "--json").out)
        assert (moved["absent"], moved["store"], moved["threads"]) == (False, None, 3)
        assert "no items" not in cli(command, "--thread", "long").out


def test_import_langgraph_encrypts_and_decrypts(
    cli: Callable[..., Done], dsn: str, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = _with_stock(dsn, _tuples)
    ran = cli("--keys", str(keys), "--encrypt-metadata", "import-langgraph")
    assert ran.code == 0, ran.err
    assert same_tuples(_in_saver(dsn, _tuples, cipher=CIPHER), theirs)
    assert cli("--keys", str(keys), "export-langgraph").code == 0
    monkeypatch.delenv("LANGGRAPH_AES_KEY", raising=False)
    ran = cli("import-langgraph", "--aes")
    assert ran.code == 2
    assert "--aes: " in ran.err


def test_what_wants_keys_is_said_once(
    cli: Callable[..., Done], dsn: str, keys: Path, tmp_path: Path
) -> None:
    _with_stock(dsn, _tuples)
    with StockStore.from_conn_string(dsn) as theirs:
        theirs.setup()
        theirs.put(("a",), "k", {"n": 1})
        theirs.put(("a",), "l", {"n": 2})
    assert cli("--keys", keys, "import-langgraph").code == 0
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "store"):
        run_sql(dsn, f"delete from public.{table}")
    other = tmp_path / "other"
    other.write_text("o:" + b64encode(bytes(range(32))).decode() + "\n")
    other.chmod(0o600)
    for command in ("export-langgraph", "verify"):
        for given, lacks in (
            ((), "keys, but none were passed"),
            (("--keys", other), "not in the ring"),
        ):
            ran = cli(*given, command)
            assert ran.code == 4, ran.err
            assert re.fullmatch(rf"\d+ rows need .*{lacks}.*\. Pass --keys, .*\n", ran.err)
            assert "a key is missing" in ran.out
            assert "not moved: " not in ran.out
            assert len(ran.out.splitlines()) < 30
    ran = cli("export-langgraph", "--json")
    assert (ran.code, ran.json["broken"]) == (4, [])
    assert len(ran.json["store"]["without_keys"]) == 2
    ran = cli("--keys", keys, "export-langgraph")
    assert (ran.code, ran.err) == (0, "")
    assert "a key is missing" not in ran.out


# --- export and import ---


@pytest.mark.parametrize("name", ["threads.jsonl", "threads.jsonl.gz"])
def test_a_file_and_back(cli: Callable[..., Done], dsn: str, tmp_path: Path, name: str) -> None:
    _in_saver(dsn, lambda saver: fill(saver, "long", 1))
    file = tmp_path / name
    ran = cli("export", str(file))
    assert (ran.code, ran.out) == (0, "")
    assert "of 1 threads" in ran.err
    assert file.read_bytes().startswith(b"\x1f\x8b" if name.endswith("gz") else b'{"kind"')
    before = _in_saver(dsn, _tuples)
    _in_saver(dsn, lambda saver: saver.adelete_thread("long"))
    ran = cli("import", str(file), "--json")
    assert ran.code == 0, ran.err
    assert ran.json["checkpoints"] == len(before)
    assert same_tuples(_in_saver(dsn, _tuples), before)
    assert cli("import", str(file), "--json").json["there"] == len(before)


def test_standard_streams(cli: Callable[..., Done], dsn: str) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("one"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("two"), {"a": [1]}))
    exported = cli("export", "--thread", "one").out
    assert exported.count('"kind":"checkpoint"') == 1
    ran = cli("import", "--as", "three", stdin=exported.encode())
    assert ran.code == 0, ran.err
    threads = _in_saver(dsn, lambda saver: saver.alist_threads())
    assert {thread.thread_id for thread in threads} == {"one", "two", "three"}


def test_mistakes_are_told_in_a_line(
    cli: Callable[..., Done], dsn: str, keys: Path, tmp_path: Path
) -> None:
    (tmp_path / "foreign").write_text("a,b,c\n")
    (tmp_path / "no.gz").write_text("a,b,c\n")
    (tmp_path / "cut.gz").write_bytes(gzip.compress(b"x" * 99)[:-9])
    (tmp_path / "program").write_bytes(b"\x7fELF\xf0\x00")
    for words, code, said in (
        (("import", str(tmp_path / "foreign")), 2, "line 1: this is not an export of pg-"),
        (("import", str(tmp_path / "no.gz")), 2, "line 1: this is not an export of pg-"),
        (("import", str(tmp_path / "program")), 2, "line 1: this is not an export of pg-"),
        (("import", str(tmp_path / "cut.gz")), 2, "damaged after line 0"),
        (("import", str(tmp_path)), 2, "Is a directory"),
        (("import", str(tmp_path / "not there")), 2, "not there: No such file or directory"),
        (("export", str(tmp_path / "no" / "folder")), 2, "folder: No such file"),
        (("export", "-", "--thread", "nobody"), 2, "only 0 of the 1"),
    ):
        ran = cli(*words)
        assert (ran.code, said in ran.err) == (code, True), (words, ran)
        assert "Traceback" not in ran.err


def test_encrypted_threads_need_their_keys(
    cli: Callable[..., Done], dsn: str, keys: Path, tmp_path: Path
) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": ["secret"]}), cipher=CIPHER)
    ran = cli("export")
    assert ran.code == 4
    assert "is encrypted" in ran.err
    ran = cli("--keys", str(keys), "export")
    assert ran.code == 0
    assert '"sealed"' in ran.out
    assert b64encode(b"\x91\xa6secret").decode() not in ran.out
    assert cli("--keys", str(keys), "import", "--as", "sealed", stdin=ran.out.encode()).code == 0
    assert "is encrypted" in cli("import", "--as", "v", stdin=ran.out.encode()).err
    ran = cli("--keys", str(keys), "export", "--decrypted", "--thread", "t")
    assert ran.code == 0
    assert "is not encrypted" in ran.err
    assert b64encode(b"\x91\xa6secret").decode() in ran.out
    refused = cli("--keys", str(keys), "import", "--as", "u", stdin=ran.out.encode())
    assert (refused.code, "--allow-plaintext" in refused.err) == (2, True)
    assert cli("--keys", str(keys), "show", "u").code == 2
    assert (
        cli(
            "--keys", str(keys), "--allow-plaintext", "import", "--as", "u", stdin=ran.out.encode()
        ).code
        == 0
    )
    assert cli("--keys", str(keys), "verify").code == 0


def test_an_export_replaces_nothing_and_leaves_nothing_half_done(
    cli: Callable[..., Done], dsn: str, tmp_path: Path
) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": [1]}))
    file = tmp_path / "threads.jsonl"
    file.write_text("mine")
    ran = cli("export", str(file))
    assert (ran.code, file.read_text()) == (2, "mine")
    assert "--force" in ran.err
    assert cli("export", str(file), "--thread", "nobody", "--force").code == 2
    run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set blob = 'x'")
    for name in (file.name, "new.jsonl", "new.jsonl.gz"):
        assert cli("export", str(tmp_path / name), "--force").code == 3
    assert [(f.name, f.read_text()) for f in tmp_path.iterdir()] == [(file.name, "mine")]
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_blobs; delete from pgcheckpoint.checkpoints")
    assert cli("export", str(file), "--force").code == 0
    assert file.read_bytes().startswith(b'{"kind"')
    assert cli("export", "/dev/null").code == 0


OLD = datetime(2020, 1, 1, tzinfo=timezone.utc)
NAMES = ["oldest", "older", "old", "ahead"]


async def _fill_long_ago(saver: AsyncPostgresSaver) -> None:
    for days, name in enumerate(NAMES[:3]):
        config = config_for(name)
        for hour in range(3):
            ts = (OLD + timedelta(days=days, hours=hour)).isoformat()
            config = await aput(saver, config, {"a": [hour]}, ts=ts)
    await aput(saver, config_for("ahead"), {}, ts="9000-01-01T00:00:00+00:00")


async def _lose_all(saver: AsyncPostgresSaver) -> None:
    for name in NAMES:
        await saver.adelete_thread(name)
    # One that is in use keeps the time of that.
    await aput(saver, config_for("older"), {})


async def _look(saver: AsyncPostgresSaver) -> tuple[list[ThreadInfo], Removed]:
    policy = RetentionPolicy(delete_inactive_for=timedelta(days=365))
    return await saver.alist_threads(), await saver.apply_retention(policy, dry_run=True)


def test_imported_threads_keep_their_times(
    cli: Callable[..., Done], dsn: str, tmp_path: Path
) -> None:
    """The order of threads, and what retention goes by, survive a backup."""
    _in_saver(dsn, _fill_long_ago)
    file = tmp_path / "threads.jsonl"
    assert cli("export", str(file)).code == 0
    _in_saver(dsn, _lose_all)
    assert cli("import", str(file)).code == 0
    threads, removed = _in_saver(dsn, _look)
    found = {thread.thread_id: thread for thread in threads}
    assert list(found)[2:] == ["old", "oldest"]
    for days, name in ((0, "oldest"), (2, "old")):
        assert found[name].created_at == OLD + timedelta(days=days)
        assert found[name].active_at == OLD + timedelta(days=days, hours=2)
    assert found["older"].created_at == OLD + timedelta(days=1)
    now = datetime.now(timezone.utc)
    for name in ("older", "ahead"):
        assert abs(now - found[name].active_at) < timedelta(hours=1)
    assert removed.threads == 2


# --- verify ---


def test_verify_says_what_is_broken_and_which_threads_it_does_not_know(
    cli: Callable[..., Done], dsn: str
) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("u"), {"a": [1]}))
    ran = cli("verify", "--thread", "TYPO")
    assert ran.code == 2
    assert "there is no thread 'TYPO'" in ran.err
    ran = cli("verify")
    assert ran.code == 0
    assert "broken" in ran.out
    run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set blob = '' where thread_id = 't'")
    ran = cli("verify")
    assert ran.code == 1
    assert "checkpoint_blobs (thread 't', " in ran.out
    found = cli("verify", "--json").json
    assert [row["thread_id"] for row in found["broken"]] == ["t"]
    assert found["orphans"] == {"parents": 0, "writes": 0, "blobs": 0, "chunks": 0}
    assert cli("verify", "--thread", "u").code == 0


def test_verify_says_once_that_it_needs_keys(
    cli: Callable[..., Done], dsn: str, tmp_path: Path
) -> None:
    async def fill_five(saver: AsyncPostgresSaver) -> None:
        for n in range(5):
            await aput(saver, config_for(f"t{n}"), {"a": ["secret"]})

    _in_saver(dsn, fill_five, cipher=CIPHER)
    other = tmp_path / "other"
    other.write_text("other:" + b64encode(bytes(range(120, 152))).decode())
    other.chmod(0o600)
    for keys in ((), ("--keys", other)):
        ran = cli(*keys, "verify")
        assert ran.code == 4
        assert len(ran.out.splitlines()) < 10
        assert keys or "--keys" in ran.err
        assert keys or (ran.out + ran.err).count("is encrypted") == 1
