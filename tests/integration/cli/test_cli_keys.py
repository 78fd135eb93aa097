"""Keys of the command line: what file they may stand in, and what they refuse to read."""

from __future__ import annotations

import os
import re
import threading
from pathlib import Path

from pg_checkpoint import PostgresSaver
from tests.cases import each
from tests.command_line import cli
from tests.keys import CIPHER, KEYS
from tests.making import aput, config_for
from tests.seams import run_on
from tests.systems import posix


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
            done = cli(*given, *command.split(), dsn=dsn, **variables)
            assert done.code == 4, command
            assert "others can read" in done.err
            assert KEYS[2:10] not in done.out + done.err
    allowed = cli("--allow-readable-keys", "--keys", str(keys), "verify", dsn=dsn)
    assert allowed.code == 0, allowed.err
    assert cli("--keys", str(keys), "verify", dsn=dsn).code == 4
    set_ = {"PG_CHECKPOINT_ALLOW_READABLE_KEYS": "1"}
    assert cli("--keys", str(keys), "verify", dsn=dsn, **set_).code == 0
    keys.chmod(0o600)
    assert cli("--keys", str(keys), "verify", dsn=dsn).code == 0


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
