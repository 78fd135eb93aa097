"""The files of an export: for their owner only, and through no link."""

from __future__ import annotations

import os
import stat
from itertools import product
from pathlib import Path

import pytest

from pg_checkpoint import PostgresSaver
from pg_checkpoint.tools.export import replacing
from tests.cases import each
from tests.command_line import cli, done
from tests.keys import CIPHER, KEYS
from tests.making import aput, config_for
from tests.seams import run_on
from tests.systems import as_root, posix


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder that everybody may write to."""
    (folder := tmp_path / "shared").mkdir()
    folder.chmod(0o1777)
    return folder


@posix
@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz"])
def test_what_was_encrypted_is_for_its_owner_only(name: str, dsn: str, tmp_path: Path) -> None:
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        run_on(saver, aput(saver, config_for("t"), {"a": ["secret"]}))
    keys, file = tmp_path / "keys", tmp_path / name
    keys.write_text(KEYS)
    keys.chmod(0o600)
    file.write_text("what was there before, for all to read")
    file.chmod(0o644)
    done("--keys", str(keys), "export", str(file), "--decrypted", "--force", dsn=dsn)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    done(*("--keys", str(keys), "--allow-plaintext"), "import", str(file), "--as", "other", dsn=dsn)


@posix
@each("there, force", product([None, "precious"], [(), ("--force",)]))
def test_an_export_goes_through_no_link(
    there: str | None, force: tuple[str, ...], dsn: str, shared: Path, tmp_path: Path
) -> None:
    victim, link = tmp_path / "victim", shared / "backup.jsonl"
    victim.unlink(missing_ok=True)
    link.unlink(missing_ok=True)
    if there is not None:
        victim.write_text(there)
    link.symlink_to(victim)
    ran = cli("export", str(link), *force, dsn=dsn)
    assert (ran.code, "is a link" in ran.err) == (2, True)
    assert (victim.read_text() if victim.exists() else None) == there
    assert [path.name for path in shared.iterdir()] == [link.name]


@posix
def test_a_link_that_is_planted_meanwhile_is_replaced(shared: Path, tmp_path: Path) -> None:
    (victim := tmp_path / "victim").write_text("precious")
    link = shared / "backup.jsonl"
    with replacing(link) as out:
        link.symlink_to(victim)
        out.write(b"export")
    assert (victim.read_text(), link.read_text()) == ("precious", "export")
    assert not link.is_symlink()


@as_root
def test_an_export_is_not_written_into_another_users_pipe(dsn: str, shared: Path) -> None:
    os.mkfifo(pipe := shared / "backup.jsonl", 0o666)
    os.chown(pipe, 65534, 65534)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        ran = cli("export", str(pipe), dsn=dsn)
        assert (ran.code, "another user's" in ran.err) == (2, True)
        assert os.read(reader, 100) == b""
    finally:
        os.close(reader)


@posix
def test_an_export_is_written_into_ones_own_pipe(dsn: str, shared: Path) -> None:
    os.mkfifo(pipe := shared / "pipe")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        done("export", str(pipe), dsn=dsn)
        assert os.read(reader, 100).startswith(b'{"kind"')
    finally:
        os.close(reader)
