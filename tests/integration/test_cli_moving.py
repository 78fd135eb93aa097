"""The commands that move, export and verify: what they print, and their exit codes."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing
from pg_checkpoint.cli.app import run
from tests.integration.stock_app import StockSaver, app, fill, filled, same_tuples, say, tuples_of
from tests.making import aput, config_for

pytestmark = pytest.mark.direct("the stock saver prepares its statements")


class Ran(NamedTuple):
    code: int
    out: bytes
    err: str


@pytest.fixture
def cli(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes], dsn: str
) -> Callable[..., Ran]:
    """Runs a command on the test's database; bytes for stdin may come first."""

    def call(*words: str | bytes) -> Ran:
        stdin, arguments = (words[0], words[1:]) if isinstance(words[0], bytes) else (b"", words)
        monkeypatch.setenv("PG_CHECKPOINT_DSN", dsn)
        monkeypatch.setattr(sys, "argv", ["pg-checkpoint", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(bytes(stdin))))
        capsysbinary.readouterr()
        try:
            run()
            code: Any = 0
        except SystemExit as error:
            code = error.code or 0
        out, err = capsysbinary.readouterr()
        return Ran(code, out, err.decode())

    return call


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    path = tmp_path / "keys"
    path.write_text("k:" + b64encode(bytes(32)).decode() + "\n")
    path.chmod(0o600)
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


def test_import_langgraph_and_back(cli: Callable[..., Ran], dsn: str) -> None:
    theirs = _with_stock(dsn, _tuples)
    ran = cli("import-langgraph", "--json")
    assert ran.code == 0, ran.err
    moved = json.loads(ran.out)
    assert moved["copied"] == ["asked", "long", "short"]
    assert moved["decoded"] == moved["checkpoints"]
    assert same_tuples(_in_saver(dsn, _tuples), theirs)
    _in_saver(dsn, lambda saver: say(app(saver), "long", "here"))
    ran = cli("import-langgraph", "--final", "--sample", "0.5")
    assert ran.code == 0
    assert b"went on at the target" in ran.out
    ran = cli("export-langgraph", "--final", "--thread", "long")
    assert (ran.code, ran.err) == (0, "")
    ours = _in_saver(dsn, _tuples)
    assert len(ours) > len(theirs)
    assert same_tuples(_with_stock_as_it_is(dsn), ours)


def _with_stock_as_it_is(dsn: str) -> Any:
    async def call() -> Any:
        async with StockSaver.from_conn_string(dsn) as stock:
            return await tuples_of(stock, "long")

    return asyncio.run(call())


def test_following_goes_on_until_ctrl_c(
    cli: Callable[..., Ran], dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_stock(dsn, _tuples)
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("pg_checkpoint.cli.langgraph.time.sleep", sleep)
    assert cli("import-langgraph", "--follow", "--every", "7").code == 130
    monkeypatch.undo()
    assert slept == [7, 7]
    assert len(_in_saver(dsn, _tuples)) > 10


def test_a_broken_source_row_is_exit_code_1(cli: Callable[..., Ran], dsn: str) -> None:
    _with_stock(dsn, _tuples)
    with psycopg.connect(dsn) as admin:
        admin.execute("update checkpoints set checkpoint = '7' where thread_id = 'short'")
    ran = cli("import-langgraph")
    assert ran.code == 1
    assert b"checkpoints (thread 'short', " in ran.out
    assert b"not moved: " in ran.out
    assert len(_in_saver(dsn, _tuples)) > 10


def test_nothing_to_import_from_is_told(cli: Callable[..., Ran], dsn: str) -> None:
    ran = cli("import-langgraph")
    assert ran.code == 3
    assert "run their setup() first" in ran.err
    assert cli("export-langgraph").code == 3


def test_a_diverged_thread_is_exit_code_1(cli: Callable[..., Ran], dsn: str) -> None:
    async def go_on(stock: Any) -> None:
        cli_ran.append(await asyncio.to_thread(cli, "import-langgraph"))
        await say(app(stock), "short", "there")

    cli_ran: list[Ran] = []
    _with_stock(dsn, go_on)
    assert cli_ran[0].code == 0
    _in_saver(dsn, lambda saver: say(app(saver), "short", "here"))
    ran = cli("import-langgraph", "--final")
    assert ran.code == 1
    assert b"went on at both ends: not copied" in ran.out


def test_import_langgraph_encrypts_and_decrypts(
    cli: Callable[..., Ran], dsn: str, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = _with_stock(dsn, _tuples)
    ran = cli("import-langgraph", "--keys", str(keys), "--encrypt-metadata")
    assert ran.code == 0, ran.err
    cipher = AesGcmCipher(KeyRing({"k": bytes(32)}))
    assert same_tuples(_in_saver(dsn, _tuples, cipher=cipher), theirs)
    assert cli("export-langgraph").code == 1  # without keys nothing can be moved
    assert cli("export-langgraph", "--keys", str(keys)).code == 0
    monkeypatch.delenv("LANGGRAPH_AES_KEY", raising=False)
    ran = cli("import-langgraph", "--aes")
    assert ran.code == 2
    assert "--aes: " in ran.err


# --- export and import ---


@pytest.mark.parametrize("name", ["threads.jsonl", "threads.jsonl.gz"])
def test_a_file_and_back(cli: Callable[..., Ran], dsn: str, tmp_path: Path, name: str) -> None:
    _in_saver(dsn, lambda saver: fill(saver, "long", 1))
    file = tmp_path / name
    ran = cli("export", str(file))
    assert (ran.code, ran.out) == (0, b"")
    assert "of 1 threads" in ran.err
    assert file.read_bytes().startswith(b"\x1f\x8b" if name.endswith("gz") else b'{"kind"')
    before = _in_saver(dsn, _tuples)
    _in_saver(dsn, lambda saver: saver.adelete_thread("long"))
    ran = cli("import", str(file), "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["checkpoints"] == len(before)
    assert same_tuples(_in_saver(dsn, _tuples), before)
    again = cli("import", str(file), "--json")
    assert json.loads(again.out)["there"] == len(before)


def test_standard_streams(cli: Callable[..., Ran], dsn: str) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("one"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("two"), {"a": [1]}))
    exported = cli("export", "--thread", "one").out
    assert exported.count(b'"kind":"checkpoint"') == 1
    ran = cli(exported, "import", "--as", "three")
    assert ran.code == 0, ran.err
    threads = _in_saver(dsn, lambda saver: saver.alist_threads())
    assert {thread.thread_id for thread in threads} == {"one", "two", "three"}


def test_mistakes_are_told_in_a_line(
    cli: Callable[..., Ran], dsn: str, keys: Path, tmp_path: Path
) -> None:
    (tmp_path / "foreign").write_text("a,b,c\n")
    (tmp_path / "no.gz").write_text("a,b,c\n")
    for words, code, said in (
        (("import", str(tmp_path / "foreign")), 2, "line 1: "),
        (("import", str(tmp_path / "no.gz")), 2, "damaged after line 0"),
        (("import", str(tmp_path / "not there")), 2, "No such file"),
        (("export", str(tmp_path / "no" / "folder")), 2, "No such file"),
        (("export", "-", "--thread", "nobody"), 2, "only 0 of the 1"),
    ):
        ran = cli(*words)
        assert (ran.code, said in ran.err) == (code, True), (words, ran)
        assert "Traceback" not in ran.err


def test_encrypted_threads_need_their_keys(
    cli: Callable[..., Ran], dsn: str, keys: Path, tmp_path: Path
) -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(32)}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": ["secret"]}), cipher=cipher)
    ran = cli("export")
    assert ran.code == 4
    assert "is encrypted" in ran.err
    ran = cli("export", "--keys", str(keys))
    assert ran.code == 0
    assert b'"sealed"' in ran.out
    assert b64encode(b"\x91\xa6secret") not in ran.out
    assert cli(ran.out, "import", "--keys", str(keys), "--as", "sealed").code == 0
    assert "is encrypted" in cli(ran.out, "import", "--as", "v").err
    ran = cli("export", "--keys", str(keys), "--decrypted", "--thread", "t")
    assert ran.code == 0
    assert "in clear" in ran.err
    assert b64encode(b"\x91\xa6secret") in ran.out
    assert cli(ran.out, "import", "--keys", str(keys), "--as", "u").code == 0
    assert cli("verify", "--keys", str(keys)).code == 0


# --- verify ---


def test_verify_says_what_is_broken(cli: Callable[..., Ran], dsn: str) -> None:
    _in_saver(dsn, lambda saver: aput(saver, config_for("t"), {"a": [1]}))
    _in_saver(dsn, lambda saver: aput(saver, config_for("u"), {"a": [1]}))
    ran = cli("verify")
    assert ran.code == 0
    assert b"broken" in ran.out
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.checkpoint_blobs set blob = '' where thread_id = 't'")
    ran = cli("verify")
    assert ran.code == 1
    assert b"checkpoint_blobs (thread 't', " in ran.out
    found = json.loads(cli("verify", "--json").out)
    assert [row["thread_id"] for row in found["broken"]] == ["t"]
    assert found["unowned"] == {"parents": 0, "writes": 0, "blobs": 0, "chunks": 0}
    assert cli("verify", "--thread", "u").code == 0
