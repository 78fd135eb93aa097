"""Keys of the command line: what file they may stand in, what they refuse; rotate-keys."""

from __future__ import annotations

import os
import re
import threading
from pathlib import Path

from pg_checkpoint import PostgresSaver
from tests import graphs
from tests.cases import each
from tests.command_line import cli, done
from tests.keys import CIPHER, KEYS
from tests.making import aput, config_for
from tests.seams import run_on
from tests.systems import posix

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


# --- rotate-keys ---


def test_from_clear_to_the_newest_key(dsn: str, tmp_path: Path) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        graphs.fork(saver, "research")
    file = tmp_path / "keys"
    file.write_text(f"{OLD}\n")
    file.chmod(0o600)
    keys = ("--keys", str(file))

    counted = cli(*keys, "rotate-keys", "--dry-run", dsn=dsn)
    assert counted.code == 1
    assert "(in clear)" in counted.out
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
    assert without.code == 4
    assert "PG_CHECKPOINT_KEYS" in without.err
    refused = cli("rotate-keys", dsn=dsn, PG_CHECKPOINT_KEYS=NEW)
    assert refused.code == 1
    assert "2025" in refused.out
    assert "Traceback" not in refused.err
    done("verify", dsn=dsn, **old)
    disabled = {"PG_CHECKPOINT_KEYS": f"{OLD}:disabled {NEW}"}
    for command, code in (("rotate-keys", 1), ("verify", 4)):
        refused = cli(command, dsn=dsn, **disabled)
        assert refused.code == code
        assert "the key '2025' is disabled" in refused.out + refused.err
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
    refused = cli("rotate-keys", dsn=dsn, **keys)
    assert refused.code == 1
