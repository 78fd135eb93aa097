"""pg-checkpoint rotate-keys: a database in clear, then one with an old key."""

from __future__ import annotations

from pathlib import Path

from pg_checkpoint import PostgresSaver
from tests import graphs
from tests.command_line import cli, done

OLD = "2025:yMnKy8zNzs/Q0dLT1NXW19jZ2tvc3d7f4OHi4+Tl5uc="
NEW = "2026:AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA="


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
