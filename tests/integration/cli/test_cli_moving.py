"""The commands that move, export and verify: what they print, and their exit codes."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from langgraph.store.postgres import PostgresStore as StockStore

from pg_checkpoint import AsyncPostgresSaver
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


Cli = Callable[..., Done]


@pytest.fixture
def cli(dsn: str) -> Cli:
    return partial(command_line.cli, dsn=dsn)


def _key_file(path: Path, name: str, key: bytes) -> Path:
    path.write_text(f"{name}:{b64encode(key).decode()}\n")
    path.chmod(0o600)
    return path


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    return _key_file(tmp_path / "keys", "k", KEY)


def _in_saver(
    dsn: str, work: Any, opened: Any = AsyncPostgresSaver.from_conn_string, **options: Any
) -> Any:
    async def call() -> Any:
        async with opened(dsn, **options) as saver:
            return await work(saver)

    return asyncio.run(call())


_with_stock = partial(_in_saver, opened=filled)


def _tuples(saver: Any) -> Any:
    return tuples_of(saver, "long")


def test_import_langgraph_and_back(cli: Cli, dsn: str) -> None:
    theirs = _with_stock(dsn, _tuples)
    ran = cli("import-langgraph", "--json")
    assert (ran.code, ran.json["copied"]) == (0, ["asked", "long", "short"]), ran.err
    assert ran.json["decoded"] == ran.json["checkpoints"]
    assert same_tuples(_in_saver(dsn, _tuples), theirs)
    _in_saver(dsn, lambda saver: say(app(saver), "long", "here"))
    ran = cli("import-langgraph", "--final", "--sample", "0.5")
    assert (ran.code, "continued on the target" in ran.out) == (0, True)
    ran = cli("export-langgraph", "--final", "--thread", "long")
    assert (ran.code, ran.err) == (0, "")
    ours = _in_saver(dsn, _tuples)
    assert len(ours) > len(theirs)
    assert same_tuples(_in_saver(dsn, _tuples, opened=StockSaver.from_conn_string), ours)
    # A thread that is not there was not moved.
    for command in ("import-langgraph", "export-langgraph"):
        ran = cli(command, "--thread", "long", "--thread", "lnog")
        assert (ran.code, ran.err) == (2, "only 1 of the 2 threads have checkpoints\n")
        assert ran.out.split()[:2] == ["threads", "1"]


def test_following_ends_by_ctrl_c(cli: Cli, dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_broken_row_and_a_diverged_thread(cli: Cli, dsn: str) -> None:
    async def go_on(stock: Any) -> None:
        assert (await asyncio.to_thread(cli, "import-langgraph")).code == 0
        await say(app(stock), "short", "there")

    _with_stock(dsn, go_on)
    _in_saver(dsn, lambda saver: say(app(saver), "short", "here"))
    ran = cli("import-langgraph", "--final")
    assert (ran.code, "continued on both sides: not copied" in ran.out) == (1, True)
    _in_saver(dsn, lambda saver: saver.adelete_thread("short"))
    run_sql(dsn, "update checkpoints set checkpoint = '7' where thread_id = 'short'")
    ran = cli("import-langgraph")
    assert ran.code == 1
    assert re.search(r"checkpoints \(thread 'short', .*not moved: ", ran.out)
    assert len(_in_saver(dsn, _tuples)) > 10


def test_only_a_stock_store_is_there(cli: Cli, dsn: str) -> None:
    ran = cli("import-langgraph")
    assert (ran.code, "run setup() first" in ran.err) == (3, True)
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


def test_only_a_stock_saver_is_there(cli: Cli, dsn: str) -> None:
    _with_stock(dsn, _tuples)
    for command in "import-langgraph", "export-langgraph":
        ran = cli(command, "--final")
        assert (ran.code, ran.err) == (0, "")
        assert "the stock store has no tables there: no items were copied\n" in ran.out
        assert ran.out.count("threads\t3\n") == 1
        moved = json.loads(cli(command, "--json").out)
        assert (moved["absent"], moved["store"], moved["threads"]) == (False, None, 3)
        assert "no items" not in cli(command, "--thread", "long").out


def test_keys_and_what_wants_them(cli: Cli, dsn: str, keys: Path, tmp_path: Path) -> None:
    """That is said once, whatever wants them."""
    rows = _with_stock(dsn, _tuples)
    with StockStore.from_conn_string(dsn) as theirs:
        theirs.setup()
        theirs.put(("a",), "k", {"n": 1})
        theirs.put(("a",), "l", {"n": 2})
    assert cli("--keys", keys, "import-langgraph").code == 0
    assert same_tuples(_in_saver(dsn, _tuples, cipher=CIPHER), rows)
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "store"):
        run_sql(dsn, f"delete from public.{table}")
    other = _key_file(tmp_path / "other", "o", bytes(range(32)))
    wrong = ("--keys", other), "not in the ring"
    for command in ("export-langgraph", "verify"):
        for given, lacks in (((), "keys, but none were passed"), wrong):
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
    ran = cli("import-langgraph", "--aes", LANGGRAPH_AES_KEY="")
    assert (ran.code, "--aes: " in ran.err) == (2, True)


@pytest.mark.parametrize("name", ["threads.jsonl", "threads.jsonl.gz"])
def test_a_file_and_back(cli: Cli, dsn: str, tmp_path: Path, name: str) -> None:
    _in_saver(dsn, lambda saver: fill(saver, "long", 1))
    file = tmp_path / name
    ran = cli("export", str(file))
    assert (ran.code, ran.out, "of 1 threads" in ran.err) == (0, "", True)
    assert file.read_bytes().startswith(b"\x1f\x8b" if name.endswith("gz") else b'{"kind"')
    before = _in_saver(dsn, _tuples)
    _in_saver(dsn, lambda saver: saver.adelete_thread("long"))
    ran = cli("import", str(file), "--json")
    assert (ran.code, ran.json["checkpoints"]) == (0, len(before)), ran.err
    assert same_tuples(_in_saver(dsn, _tuples), before)
    assert cli("import", str(file), "--json").json["there"] == len(before)


def test_standard_streams(cli: Cli, dsn: str) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("one"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("two"), {"a": [1]}))
    exported = cli("export", "--thread", "one").out
    assert exported.count('"kind":"checkpoint"') == 1
    ran = cli("import", "--as", "three", stdin=exported.encode())
    assert ran.code == 0, ran.err
    threads = _in_saver(dsn, lambda saver: saver.alist_threads())
    assert {thread.thread_id for thread in threads} == {"one", "two", "three"}


def test_mistakes_are_told_in_a_line(cli: Cli, tmp_path: Path) -> None:
    foreign = "line 1: this is not an export of pg-"
    (tmp_path / "foreign").write_text("a,b,c\n")
    (tmp_path / "no.gz").write_text("a,b,c\n")
    (tmp_path / "cut.gz").write_bytes(gzip.compress(b"x" * 99)[:-9])
    (tmp_path / "program").write_bytes(b"\x7fELF\xf0\x00")
    for words, said in (
        *((("import", name), foreign) for name in ("foreign", "no.gz", "program")),
        (("import", "cut.gz"), "damaged after line 0"),
        (("import", ""), "Is a directory"),
        (("import", "not there"), "not there: No such file or directory"),
        (("export", "no/folder"), "folder: No such file"),
    ):
        ran = cli(words[0], str(tmp_path / words[1]))
        assert (ran.code, said in ran.err) == (2, True), (words, ran)
        assert "Traceback" not in ran.err
    ran = cli("export", "-", "--thread", "nobody")
    assert (ran.code, "only 0 of the 1" in ran.err) == (2, True)


def test_encrypted_threads_need_their_keys(cli: Cli, dsn: str, keys: Path) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": ["secret"]}), cipher=CIPHER)
    keyed, secret = partial(cli, "--keys", str(keys)), b64encode(b"\x91\xa6secret").decode()
    ran = cli("export")
    assert (ran.code, "is encrypted" in ran.err) == (4, True)
    sealed = keyed("export")
    assert (sealed.code, '"sealed"' in sealed.out, secret in sealed.out) == (0, True, False)
    assert keyed("import", "--as", "sealed", stdin=sealed.out.encode()).code == 0
    assert "is encrypted" in cli("import", "--as", "v", stdin=sealed.out.encode()).err
    clear = keyed("export", "--decrypted", "--thread", "t")
    assert (clear.code, "is not encrypted" in clear.err, secret in clear.out) == (0, True, True)
    again = ("import", "--as", "u")
    refused = keyed(*again, stdin=clear.out.encode())
    assert (refused.code, "--allow-plaintext" in refused.err) == (2, True)
    assert keyed("show", "u").code == 2
    assert keyed("--allow-plaintext", *again, stdin=clear.out.encode()).code == 0
    assert keyed("verify").code == 0


def test_an_export_leaves_nothing_half_done(cli: Cli, dsn: str, tmp_path: Path) -> None:
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


def test_verify(cli: Cli, dsn: str) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("u"), {"a": [1]}))
    ran = cli("verify", "--thread", "TYPO")
    assert (ran.code, "there is no thread 'TYPO'" in ran.err) == (2, True)
    ran = cli("verify")
    assert (ran.code, "broken" in ran.out) == (0, True)
    run_sql(dsn, "update pgcheckpoint.checkpoint_blobs set blob = '' where thread_id = 't'")
    ran = cli("verify")
    assert (ran.code, "checkpoint_blobs (thread 't', " in ran.out) == (1, True)
    found = cli("verify", "--json").json
    assert [row["thread_id"] for row in found["broken"]] == ["t"]
    assert found["orphans"] == {"parents": 0, "writes": 0, "blobs": 0, "chunks": 0}
    assert cli("verify", "--thread", "u").code == 0
