"""copy, delete, prune, retention: what they do; and what is encrypted."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import AesGcmCipher, KeyRing, PostgresSaver, ThreadShreddedError
from tests import graphs
from tests.command_line import cli, done
from tests.making import run_sql

KEY = bytes(range(32))
KEYS = f"k:{b64encode(KEY).decode()}"
CIPHER = AesGcmCipher(KeyRing({"k": KEY}))


def _counts(saver: PostgresSaver) -> dict[str, int]:
    return {t.thread_id: t.checkpoints for t in saver.list_threads()}


def test_copy_and_delete(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    assert done("copy", "t", "u", dsn=dsn).out == "u has 8 checkpoints now\n"
    assert done("copy", "t", "v", "--json", dsn=dsn).json == {"thread_id": "v", "checkpoints": 8}
    assert _counts(sync_saver) == {"t": 8, "u": 8, "v": 8}
    graph = graphs.build(sync_saver)
    assert graph.get_state(graphs.config("u")).values == graph.get_state(graphs.config("t")).values
    assert cli("delete", "t", "nobody", "--yes", dsn=dsn).code == 2
    assert set(_counts(sync_saver)) == {"t", "u", "v"}
    said = done("delete", "t", "u", "--yes", dsn=dsn).out
    assert said == "deleted 2 threads with 16 checkpoints\n"
    assert set(_counts(sync_saver)) == {"v"}
    assert done("delete", "v", "-y", "--json", dsn=dsn).json == {"deleted": {"v": 8}}


def test_copies_are_encrypted_as_what_they_are_copies_of(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER, encrypt_metadata=True) as saver:
        graphs.begin(saver, "t")
        for options, words in (((), "--keys"), (("--keys",), "--encrypt-metadata")):
            keys = {"PG_CHECKPOINT_KEYS": KEYS} if options else {}
            refused = cli("copy", "t", "u", dsn=dsn, **keys)
            assert (refused.code, words in refused.err) == (2, True)
        done("--encrypt-metadata", "copy", "t", "u", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)
        graph = graphs.build(saver)
        assert graph.get_state(graphs.config("u")).next == ("ask",)
    with PostgresSaver.from_conn_string(dsn) as bare:
        (info, *_) = bare.list_info({"configurable": {"thread_id": "u"}})
        assert "pg:sealed" in info.metadata
        graphs.begin(bare, "clear")
    strict = cli("--encrypt-metadata", "copy", "clear", "x", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)
    assert (strict.code, "omit --encrypt-metadata" in strict.err) == (2, True)
    assert cli("copy", "clear", "x", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS).code == 4


def test_shred(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": KEY}), data_keys=True)
    how = {"dsn": dsn, "PG_CHECKPOINT_KEYS": KEYS}
    with PostgresSaver.from_conn_string(dsn, cipher=cipher, encrypt_metadata=True) as saver:
        graphs.begin(saver, "t")
    # A copy of a thread with a data key has one of its own.
    done("--encrypt-metadata", "copy", "t", "u", **how)
    assert cli("shred", "t", "-y", dsn=dsn).code == 4
    assert cli("shred", "t", **how).code == 2
    assert cli("shred", "unknown", "-y", **how).code == 2
    assert done("shred", "t", "-y", "--json", **how).json == {"shredded": ["t"]}
    with PostgresSaver.from_conn_string(dsn, cipher=cipher, encrypt_metadata=True) as saver:
        with pytest.raises(ThreadShreddedError):
            saver.get_tuple({"configurable": {"thread_id": "t"}})
        assert saver.get_tuple({"configurable": {"thread_id": "u"}})
    assert "rows re-encrypted" in done("rotate-keys", **how).out
    done("delete", "t", "-y", dsn=dsn)
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER) as plain:
        graphs.begin(plain, "t")
    assert "can't be shredded" in cli("shred", "t", "-y", **how).err


def test_encrypted_threads(dsn: str, tmp_path: Path) -> None:
    options: Any = {"encrypt_metadata": True, "clear_metadata": ["user"]}
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER, **options) as saver:
        graphs.begin(saver, "t")
    bare = done("show", "t", dsn=dsn).out
    assert "step ?" in bare
    assert "ask: waits for an answer" in bare
    for command in (["show", "t", "--values"], ["diff", "t"]):
        refused = cli(*command, dsn=dsn)
        assert (refused.code, "encrypted" in refused.err) == (4, True)
    (tmp_path / "keys").write_text(KEYS)
    (tmp_path / "keys").chmod(0o600)
    shown = done("--keys", str(tmp_path / "keys"), "show", "t", "--values", dsn=dsn).out
    assert "messages = human: Go." in shown
    assert "step 3 loop" in shown
    where = ["threads", "--ids", "--where", '{"user": "t"}']
    refused = cli("--encrypt-metadata", *where, dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)
    assert (refused.code, "clear_metadata" in refused.err) == (2, True)
    where = ["--clear-metadata", "run_id", "--clear-metadata", "user", *where]
    assert done("--encrypt-metadata", *where, dsn=dsn, PG_CHECKPOINT_KEYS=KEYS).out == "t\n"
    assert cli(*where, dsn=dsn, PG_CHECKPOINT_KEYS=KEYS).code == 2


def test_prune(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.finish(sync_saver, "t")
    before = graphs.build(sync_saver).get_state(graphs.config("t")).values
    found = done("prune", "t", "--yes", "--json", dsn=dsn).json
    assert found == {"deleted": {"t": 8}, "kept": {"t": 1}}
    assert graphs.build(sync_saver).get_state(graphs.config("t")).values == before
    assert done("prune", "t", "-y", dsn=dsn).out == "deleted 0 checkpoints of 1 thread\n"


def test_retention(dsn: str, sync_saver: PostgresSaver) -> None:
    for name in "ab":
        graphs.finish(sync_saver, name)
    dry = done("retention", "--keep-last", "2", "--dry-run", "--json", dsn=dsn).json
    assert dry["dry_run"]
    assert dry["checkpoints"] > 0
    assert _counts(sync_saver) == {"a": 9, "b": 9}
    assert "would remove" in done("retention", "--keep-last", "2", "--dry-run", dsn=dsn).out
    only = ["--where", '{"user": "a"}']
    shown = done("retention", "--keep-last", "2", *only, dsn=dsn).out
    assert "threads looked at\t1" in shown
    assert _counts(sync_saver) == {"a": 2, "b": 9}
    done("retention", "--keep-younger-than", "7d", "--delete-inactive-for", "90d", dsn=dsn)
    assert _counts(sync_saver) == {"a": 2, "b": 9}
    broken = """checkpoint = checkpoint || '{"channel_versions": []}' where thread_id = 'b'"""
    run_sql(dsn, f"update pgcheckpoint.checkpoints set {broken}")
    ended = cli("retention", "--keep-last", "1", dsn=dsn)
    assert (ended.code, "1 of 2 threads could not be cleaned" in ended.err) == (1, True)
    assert _counts(sync_saver)["a"] == 1
