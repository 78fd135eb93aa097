"""Small things that told too much, or took one for another."""

from __future__ import annotations

import json
import os
import stat
import traceback
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CorruptRowError,
    DecryptionError,
    InvalidDsnError,
    InvalidKeyError,
    KeyRing,
    PgCheckpointError,
    PostgresSaver,
    RetentionPolicy,
)
from pg_checkpoint.postgres import embedded
from pg_checkpoint.postgres.embedded import EmbeddedPostgres, EmbeddedPostgresError, _other_user
from pg_checkpoint.transfer.files import replacing
from tests.command_line import cli
from tests.making import aput, config_for

CIPHER = AesGcmCipher(KeyRing({"k": bytes(range(200, 232))}))
KEYS = "k:" + b64encode(bytes(range(200, 232))).decode()

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes and links are POSIX's")
AS_ROOT = pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may")

# Passwords that nobody encoded: libpq takes a part for the host, the port or the database.
MALFORMED = [
    "postgresql://ada:hush@hush/x@db.example/agents",
    "postgresql://ada:hush@hush@db.example/agents",
    "postgresql://ada:hush/hush@db.example/agents",
    "postgres://ada:/hush@db.example/agents",
    "postgresql://ada:hush/hush/hush",
]


@pytest.mark.parametrize("dsn", MALFORMED)
async def test_a_part_of_a_password_is_no_host(dsn: str) -> None:
    with pytest.raises(InvalidDsnError) as caught:
        await AsyncPostgresSaver(dsn).open()
    assert "hush" not in str(caught.value)
    for command in (("doctor",), ("doctor", "--json"), ("status",), ("threads",), ("migrate",)):
        done = cli(*command, dsn=dsn)
        assert done.code
        assert "hush" not in done.out + done.err
        assert "not a DSN" in done.out + done.err


@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_a_nul_is_not_nothing(cipher: AesGcmCipher | None, dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=cipher, encrypt_metadata=cipher is not None
    ) as saver:
        for user in ("ada", "ada\0"):
            metadata: Any = {"user": user, "run_id": user}
            await aput(saver, config_for(repr(user)), {"a": 1}, metadata=metadata)
        nul: Any
        for nul in ({"user": "ada\0"}, {"us\0er": "ada"}, {"a": [{"b": "\0"}]}):
            with pytest.raises(InvalidKeyError, match="NUL"):
                [c async for c in saver.alist(None, filter=nul)]
            with pytest.raises(InvalidKeyError, match="NUL"):
                await saver.alist_threads(filter=nul)
            with pytest.raises(InvalidKeyError, match="NUL"):
                await saver.alist_info(config_for("t"), filter=nul)
            policy = RetentionPolicy(keep_last=1, metadata=nul)
            with pytest.raises(InvalidKeyError, match="NUL"):
                await saver.apply_retention(policy)
        found = [c async for c in saver.alist(None, filter={"user": "ada"})]
        assert [c.config["configurable"]["thread_id"] for c in found] == ["'ada'"]
        # The other run's data is not the one's to delete.
        await saver.adelete_for_runs(["ada\0"])
        left = [c.config["configurable"]["thread_id"] async for c in saver.alist(None)]
        assert left == ["'ada'"]


async def test_tokens_do_not_stand_in_the_order_of_the_pairs(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=CIPHER, encrypt_metadata=True
    ) as saver:
        pairs: dict[str, Any] = {f"p{n}": n for n in range(12)}
        await aput(saver, config_for("a"), {"x": 1}, metadata=pairs)
        backwards: Any = dict(reversed(pairs.items()))
        await aput(saver, config_for("b"), {"x": 1}, metadata=backwards)
        with psycopg.connect(dsn) as admin:
            rows = admin.execute(
                "select metadata->>'pg:tokens' from pgcheckpoint.checkpoints"
            ).fetchall()
        (one, other) = (json.loads(row[0]) for row in rows)
        assert one == other
        for name, value in pairs.items():
            found = [c async for c in saver.alist(None, filter={name: value})]
            assert len(found) == 2


@POSIX
@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz"])
def test_what_was_encrypted_is_exported_for_its_owner_only(
    name: str, dsn: str, tmp_path: Path
) -> None:
    with PostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        saver._bridge.call(aput(saver, config_for("t"), {"a": ["secret"]}), "put")
    keys, file = tmp_path / "keys", tmp_path / name
    keys.write_text(KEYS)
    keys.chmod(0o600)
    file.write_text("what was there before, for all to read")
    file.chmod(0o644)
    done = cli("export", str(file), "--keys", str(keys), "--decrypted", "--force", dsn=dsn)
    assert done.code == 0, done.err
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    options = ("--as", "other", "--keys", str(keys), "--allow-plaintext")
    imported = cli("import", str(file), *options, dsn=dsn)
    assert imported.code == 0, imported.err


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder that everybody may write to."""
    (folder := tmp_path / "shared").mkdir()
    folder.chmod(0o1777)
    return folder


@POSIX
@pytest.mark.parametrize("force", [(), ("--force",)])
@pytest.mark.parametrize("there", [None, "precious"])
def test_an_export_goes_through_no_link(
    there: str | None, force: tuple[str, ...], dsn: str, shared: Path, tmp_path: Path
) -> None:
    victim, link = tmp_path / "victim", shared / "backup.jsonl"
    if there is not None:
        victim.write_text(there)
    link.symlink_to(victim)
    done = cli("export", str(link), *force, dsn=dsn)
    assert (done.code, "is a link" in done.err) == (2, True)
    assert (victim.read_text() if victim.exists() else None) == there
    assert [path.name for path in shared.iterdir()] == [link.name]


@POSIX
def test_a_link_that_is_planted_meanwhile_is_replaced(shared: Path, tmp_path: Path) -> None:
    (victim := tmp_path / "victim").write_text("precious")
    link = shared / "backup.jsonl"
    with replacing(link) as out:
        link.symlink_to(victim)
        out.write(b"export")
    assert (victim.read_text(), link.read_text()) == ("precious", "export")
    assert not link.is_symlink()


@AS_ROOT
def test_an_export_is_not_written_into_another_users_pipe(dsn: str, shared: Path) -> None:
    os.mkfifo(pipe := shared / "backup.jsonl", 0o666)
    os.chown(pipe, 65534, 65534)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        done = cli("export", str(pipe), dsn=dsn)
        assert (done.code, "another user's" in done.err) == (2, True)
        assert os.read(reader, 100) == b""
    finally:
        os.close(reader)


@POSIX
def test_an_export_is_written_into_ones_own_pipe(dsn: str, shared: Path) -> None:
    os.mkfifo(pipe := shared / "pipe")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert cli("export", str(pipe), dsn=dsn).code == 0
        assert os.read(reader, 100).startswith(b'{"kind"')
    finally:
        os.close(reader)


@POSIX
@pytest.mark.parametrize("name", ["lock", "log", "password"])
def test_the_embedded_server_opens_no_link_that_is_planted_late(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := tmp_path / "kept").mkdir()
    (victim := tmp_path / "victim").write_text("as it was")
    monkeypatch.setattr(
        embedded, "_refuse_links", lambda folder: (folder / name).symlink_to(victim)
    )
    with pytest.raises((OSError, EmbeddedPostgresError)):
        EmbeddedPostgres(data_dir=folder).start()
    assert victim.read_text() == "as it was"


@pytest.mark.parametrize(
    "name",
    [
        *("sslmode", "channel_binding", "gssencmode", "target_session_attrs", "connect_timeout"),
        *("keepalives_idle", "ssl_min_protocol_version", "load_balance_hosts"),
        *("options", "port", "password"),
    ],
)
def test_no_error_quotes_what_stands_for_an_option(
    name: str, dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = make_conninfo(dsn, **{name: "hush"})
    with pytest.raises((psycopg.Error, PgCheckpointError)) as caught:
        PostgresSaver(wrong, acquire_timeout=1).setup()
    assert "hush" not in "".join(traceback.format_exception(caught.value))
    for command in (("doctor",), ("doctor", "--json"), ("status",), ("migrate",), ("bench",)):
        done = cli(*command, dsn=wrong)
        assert done.code
        assert "hush" not in done.out + done.err
    assert "hush" not in caplog.text


@POSIX
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o620, 0o602])
def test_a_key_file_that_others_can_read_is_refused(mode: int, dsn: str, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text(KEYS)
    keys.chmod(mode)
    commands = ("threads", "show", "diff", "verify", "export", "doctor", "ui", "rotate-keys")
    for command in commands:
        named = ("t",) if command in ("show", "diff") else ()
        for given in (("--keys", str(keys)), ()):
            variables = {} if given else {"PG_CHECKPOINT_KEYS_FILE": str(keys)}
            done = cli(command, *named, *given, dsn=dsn, **variables)
            assert done.code == 4, command
            assert "others can read" in done.err
            assert KEYS[2:10] not in done.out + done.err
    allowed = cli("--allow-readable-keys", "verify", "--keys", str(keys), dsn=dsn)
    assert allowed.code == 0, allowed.err
    assert cli("verify", "--keys", str(keys), dsn=dsn).code == 4
    set_ = {"PG_CHECKPOINT_ALLOW_READABLE_KEYS": "1"}
    assert cli("verify", "--keys", str(keys), dsn=dsn, **set_).code == 0
    keys.chmod(0o600)
    assert cli("verify", "--keys", str(keys), dsn=dsn).code == 0


# --- the embedded server ---


@AS_ROOT
def test_root_follows_no_link_to_the_folder(tmp_path: Path) -> None:
    (folder := tmp_path / "mine").mkdir()
    (link := tmp_path / "link").symlink_to(folder)
    os.chown(link, 65534, 65534, follow_symlinks=False)
    for place in (link, link / "deeper", link / "deeper" / "still"):
        with pytest.raises(EmbeddedPostgresError, match="is a link"):
            EmbeddedPostgres(data_dir=place).start()
    assert not list(folder.iterdir())


@pytest.mark.parametrize("name", ["data", "data.new", "lock", "log", "package", "password"])
def test_links_in_the_folder_are_refused(name: str, tmp_path: Path) -> None:
    (folder := tmp_path / "kept").mkdir()
    (victim := tmp_path / "victim").write_text("as it was")
    (folder / name).symlink_to(victim)
    with pytest.raises(EmbeddedPostgresError, match=f"{name} is a link"):
        EmbeddedPostgres(data_dir=folder).start()
    assert victim.read_text() == "as it was"


@AS_ROOT
def test_the_server_of_root_can_plant_nothing_in_the_folder() -> None:
    # Not pytest's folder, which each run of pytest closes to other users.
    with TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        folder = Path(place, "kept")
        for _ in range(2):
            with EmbeddedPostgres(data_dir=folder) as server:
                psycopg.connect(server.dsn).close()
                owners = {path.name: path.stat().st_uid for path in (folder, *folder.iterdir())}
                assert owners["kept"] == owners["lock"] == owners["log"] == 0
                assert owners["data"] != 0
                assert not folder.stat().st_mode & 0o022
                assert not (folder / "log").stat().st_mode & 0o077
                assert not (folder / "password").stat().st_mode & 0o077


def test_the_server_of_root_has_a_user_of_its_own_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if os.name != "posix":
        pytest.skip("there are no users")
    import pwd

    nobody = pwd.getpwnam("nobody")
    monkeypatch.setattr("os.geteuid", lambda: 0)

    def named(name: str) -> Any:
        return pwd.struct_passwd((name, "x", 4242, 4243, "", "/", "/bin/false"))

    monkeypatch.setattr("pwd.getpwnam", named)
    assert _other_user() == {"user": 4242, "group": 4243, "extra_groups": []}

    def without(name: str) -> Any:
        if name != "nobody":
            raise KeyError(name)
        return nobody

    monkeypatch.setattr("pwd.getpwnam", without)
    assert _other_user()["user"] == nobody.pw_uid


@pytest.mark.parametrize("column", ["checkpoint", "metadata"])
@pytest.mark.parametrize("document", ['{"n": 1e9999}', "[" * 2000 + "]" * 2000, "[]", "5", "{}"])
async def test_a_damaged_document_is_a_corrupt_row(
    column: str, document: str, saver: AsyncPostgresSaver, dsn: str
) -> None:
    config = await aput(saver, config_for("t"), {"a": 1})
    with psycopg.connect(dsn) as admin:
        admin.execute(f"update pgcheckpoint.checkpoints set {column} = %s".encode(), [document])
    with pytest.raises(CorruptRowError, match=rf"the ({column}|checkpoint) at .*'t'"):
        await saver.aget_tuple(config)


@pytest.mark.parametrize("document", ['{"n": 1e9999}', "[" * 2000 + "]" * 2000, "[]", "5", "null"])
async def test_damaged_metadata_is_listed_and_said_to_be(
    document: str, saver: AsyncPostgresSaver, dsn: str
) -> None:
    await aput(saver, config_for("t"), {"a": 1}, metadata={"user": "ada"})
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.checkpoints set metadata = %s", [document])
    (thread,) = await saver.alist_threads()
    (info,) = await saver.alist_info(config_for("t"))
    assert (thread.metadata, thread.damaged) == (info.metadata, info.damaged) == ({}, True)
    assert "damaged metadata" in cli("threads", dsn=dsn).out
    assert cli("show", "t", dsn=dsn).code == 0


async def test_threads_are_listed_with_sealed_metadata_of_their_newest_checkpoint_only(
    dsn: str,
) -> None:
    forged = ["'{}'", "'[]'", '\'{"user": "eve"}\'', "(select metadata from older)"]
    options: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": 1}, metadata={"user": "ada"})
        newest = await aput(saver, config, {"a": 2}, metadata={"user": "bob"})
        (thread,) = await saver.alist_threads()
        assert (thread.metadata["user"], thread.damaged) == ("bob", False)
        names = [c["configurable"]["checkpoint_id"] for c in (config, newest)]
        for value in forged:
            change = (
                "with older as (select metadata from pgcheckpoint.checkpoints "
                "where checkpoint_id = %s) update pgcheckpoint.checkpoints "
                f"set metadata = {value} where checkpoint_id = %s"
            )
            with psycopg.connect(dsn) as admin:
                admin.execute(change.encode(), names)
            with pytest.raises(DecryptionError):
                await saver.alist_threads()
            with pytest.raises(DecryptionError):
                await saver.alist_info(config_for("t"))


def test_commands_that_look_refuse_what_is_not_encrypted(dsn: str, tmp_path: Path) -> None:
    keys = {"PG_CHECKPOINT_KEYS": KEYS}
    with PostgresSaver.from_conn_string(dsn) as saver:
        saver._bridge.call(aput(saver, config_for("t"), {"a": ["planted"]}), "put")
    looking = [["show", "t", "--values"], ["diff", "t"], ["threads", "--encrypt-metadata"]]
    looking += [["export", str(tmp_path / "x"), "--decrypted", "--force"], ["verify"]]
    for command in looking:
        refused = cli(*command, dsn=dsn, **keys)
        assert refused.code in (1, 4), command
        assert "not encrypted" in refused.out + refused.err
        assert cli(*command, "--allow-plaintext", dsn=dsn, **keys).code == 0, command
        if "--encrypt-metadata" not in command:
            assert cli(*command, dsn=dsn).code == 0, command


@pytest.mark.parametrize("encrypt_metadata", [False, True])
async def test_metadata_with_our_marks_is_not_taken_for_encrypted(
    encrypt_metadata: bool, dsn: str
) -> None:
    marked: Any = {"pg:sealed": "x", "pg:tokens": [], "pg:other": 1, "run_id": "r"}
    options: Any = {"cipher": CIPHER, "encrypt_metadata": encrypt_metadata}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {"a": 1}, metadata=marked)
        found = await saver.aget_tuple(config)
        assert found is not None
        metadata: Any = found.metadata
        name = "pg:sealed" if encrypt_metadata else "user:pg:sealed"
        assert (metadata[name], metadata["pg:other"]) == ("x", 1)
        assert (await saver.rotate_keys()).complete
    with psycopg.connect(dsn) as admin:
        query = "select metadata is not null from pgcheckpoint.checkpoint_overview"
        assert admin.execute(query).fetchone() == (not encrypt_metadata,)
