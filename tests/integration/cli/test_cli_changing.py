"""copy, delete, prune, retention, rotate-keys: what they do; keys, and what is encrypted."""

from __future__ import annotations

import os
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from pg_checkpoint import AesGcmCipher, PostgresSaver, ThreadShreddedError
from tests import graphs
from tests.cases import each
from tests.command_line import cli, done
from tests.keys import CIPHER, KEYS, RING
from tests.making import aput, config_for, run_sql
from tests.seams import run_on
from tests.systems import posix


def _counts(saver: PostgresSaver) -> dict[str, int]:
    return {t.thread_id: t.checkpoints for t in saver.list_threads()}


def test_copy_delete_and_prune(dsn: str, sync_saver: PostgresSaver) -> None:
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
    graphs.finish(sync_saver, "t")
    before = graphs.build(sync_saver).get_state(graphs.config("t")).values
    found = done("prune", "t", "--yes", "--json", dsn=dsn).json
    assert found == {"deleted": {"t": 8}, "kept": {"t": 1}}
    assert graphs.build(sync_saver).get_state(graphs.config("t")).values == before
    assert done("prune", "t", "-y", dsn=dsn).out == "deleted 0 checkpoints of 1 thread\n"


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
    cipher = AesGcmCipher(RING, data_keys=True)
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
    assert ("step ?" in bare, "ask: waits for an answer" in bare) == (True, True)
    for command in (["show", "t", "--values"], ["diff", "t"]):
        refused = cli(*command, dsn=dsn)
        assert (refused.code, "encrypted" in refused.err) == (4, True)
    (tmp_path / "keys").write_text(KEYS)
    (tmp_path / "keys").chmod(0o600)
    shown = done("--keys", str(tmp_path / "keys"), "show", "t", "--values", dsn=dsn).out
    assert ("messages = human: Go." in shown, "step 3 loop" in shown) == (True, True)
    where, how = ["threads", "--ids", "--where", '{"user": "t"}'], {"PG_CHECKPOINT_KEYS": KEYS}
    refused = cli("--encrypt-metadata", *where, dsn=dsn, **how)
    assert (refused.code, "clear_metadata" in refused.err) == (2, True)
    where = ["--clear-metadata", "run_id", "--clear-metadata", "user", *where]
    assert done("--encrypt-metadata", *where, dsn=dsn, **how).out == "t\n"
    assert cli(*where, dsn=dsn, **how).code == 2


def test_retention(dsn: str, sync_saver: PostgresSaver) -> None:
    for name in "ab":
        graphs.finish(sync_saver, name)
    two = ("retention", "--keep-last", "2")
    dry = done(*two, "--dry-run", "--json", dsn=dsn).json
    assert (dry["dry_run"], dry["checkpoints"] > 0) == (True, True)
    assert _counts(sync_saver) == {"a": 9, "b": 9}
    assert "would remove" in done(*two, "--dry-run", dsn=dsn).out
    assert "threads looked at\t1" in done(*two, "--where", '{"user": "a"}', dsn=dsn).out
    assert _counts(sync_saver) == {"a": 2, "b": 9}
    done("retention", "--keep-younger-than", "7d", "--delete-inactive-for", "90d", dsn=dsn)
    assert _counts(sync_saver) == {"a": 2, "b": 9}
    broken = """checkpoint = checkpoint || '{"channel_versions": []}' where thread_id = 'b'"""
    run_sql(dsn, f"update pgcheckpoint.checkpoints set {broken}")
    ended = cli("retention", "--keep-last", "1", dsn=dsn)
    assert (ended.code, "1 of 2 threads could not be cleaned" in ended.err) == (1, True)
    assert _counts(sync_saver)["a"] == 1


OLD = "2025:yMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5uc="
NEW = "2026:AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA="


@posix
@each("mode", [0o640, 0o604, 0o644, 0o620, 0o602])
def test_a_key_file_that_others_can_read_is_refused(mode: int, dsn: str, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text(KEYS)
    keys.chmod(mode)
    commands = ("threads", "show t", "diff t", "verify", "export", "doctor", "ui", "rotate-keys")
    for command in commands:
        for given in (("--keys", str(keys)), ()):
            variables = {} if given else {"PG_CHECKPOINT_KEYS_FILE": str(keys)}
            ran = cli(*given, *command.split(), dsn=dsn, **variables)
            assert (ran.code, "others can read" in ran.err) == (4, True), command
            assert KEYS[2:10] not in ran.out + ran.err
    done("--allow-readable-keys", "--keys", str(keys), "verify", dsn=dsn)
    assert cli("--keys", str(keys), "verify", dsn=dsn).code == 4
    done("--keys", str(keys), "verify", dsn=dsn, PG_CHECKPOINT_ALLOW_READABLE_KEYS="1")
    keys.chmod(0o600)
    done("--keys", str(keys), "verify", dsn=dsn)


@posix
def test_keys_may_come_through_a_pipe(dsn: str, tmp_path: Path) -> None:
    pipe = tmp_path / "keys"
    os.mkfifo(pipe)
    writing = threading.Thread(target=pipe.write_text, args=(KEYS,), daemon=True)
    writing.start()
    assert cli("--keys", str(pipe), "verify", dsn=dsn).code == 0
    writing.join()


def test_commands_that_look_refuse_what_is_not_encrypted(dsn: str, tmp_path: Path) -> None:
    keys = {"PG_CHECKPOINT_KEYS": KEYS}
    with PostgresSaver.from_conn_string(dsn) as saver:
        run_on(saver, aput(saver, config_for("t"), {"a": ["planted"]}))
    looking = [["show", "t", "--values"], ["diff", "t"], ["--encrypt-metadata", "threads"]]
    looking += [["export", str(tmp_path / "x"), "--decrypted", "--force"], ["verify"]]
    for command in looking:
        refused = cli(*command, dsn=dsn, **keys)
        assert refused.code in (1, 4), command
        assert re.search("not(hing is)? encrypted", refused.out + refused.err)
        assert cli("--allow-plaintext", *command, dsn=dsn, **keys).code == 0, command
        if "--encrypt-metadata" not in command:
            assert cli(*command, dsn=dsn).code == 0, command
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        assert cli("verify", dsn=dsn, **keys).err.count("\n") == 1
        run_on(saver, aput(saver, config_for("encrypted"), {"a": ["ours"]}))
        assert "(thread 't'" in cli("verify", dsn=dsn, **keys).out


def test_from_clear_to_the_newest_key(dsn: str, tmp_path: Path) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        graphs.fork(saver, "research")
    file = tmp_path / "keys"
    file.write_text(f"{OLD}\n")
    file.chmod(0o600)
    keys = ("--keys", str(file))

    counted = cli(*keys, "rotate-keys", "--dry-run", dsn=dsn)
    assert (counted.code, "(in clear)" in counted.out) == (1, True)
    assert "some rows need another key than 2025" in counted.out
    done(*keys, "--allow-plaintext", "rotate-keys", dsn=dsn)

    file.write_text(f"{OLD}\n{NEW}\n")
    rotated = done(*keys, "rotate-keys", "--json", dsn=dsn).json
    assert rotated["complete"]
    assert list(rotated["keys"]) == ["2026"]
    assert sum(rotated["rotated"].values()) == rotated["due"] > 0
    file.write_text(f"{NEW}\n")
    assert "every row is encrypted with 2026" in done(*keys, "rotate-keys", dsn=dsn).out
    done(*keys, "verify", dsn=dsn)


def test_a_missing_or_disabled_key_is_named_and_nothing_is_lost(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        graphs.begin(saver, "support")
    old = {"PG_CHECKPOINT_KEYS": OLD}
    done("--allow-plaintext", "rotate-keys", dsn=dsn, **old)
    without = cli("rotate-keys", dsn=dsn)
    assert (without.code, "PG_CHECKPOINT_KEYS" in without.err) == (4, True)
    refused = cli("rotate-keys", dsn=dsn, PG_CHECKPOINT_KEYS=NEW)
    assert (refused.code, "2025" in refused.out) == (1, True)
    done("verify", dsn=dsn, **old)
    disabled = {"PG_CHECKPOINT_KEYS": f"{OLD}:disabled {NEW}"}
    for command, code in (("rotate-keys", 1), ("verify", 4)):
        refused = cli(command, dsn=dsn, **disabled)
        said = refused.out + refused.err
        assert (refused.code, "the key '2025' is disabled" in said) == (code, True)
    done("rotate-keys", dsn=dsn, PG_CHECKPOINT_KEYS=f"{OLD} {NEW}")
    done("verify", dsn=dsn, **disabled)


def test_a_context_is_given_and_asked_for(dsn: str) -> None:
    keys = {"PG_CHECKPOINT_KEYS": NEW}
    with PostgresSaver.from_conn_string(dsn) as saver:
        graphs.begin(saver, "support")
    prod = ("--context", "prod")
    done("--allow-plaintext", *prod, "rotate-keys", dsn=dsn, **keys)
    done(*prod, "verify", dsn=dsn, **keys)
    done("verify", dsn=dsn, **keys, PG_CHECKPOINT_CONTEXT="prod")
    for other in ((), ("--context", "test")):
        assert cli(*other, "verify", dsn=dsn, **keys).code == 1
    assert cli("rotate-keys", dsn=dsn, **keys).code == 1
