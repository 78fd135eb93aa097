"""The embedded server's folder: no link in it is followed, and root's server can plant none."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

from pg_checkpoint.postgres import embedded
from pg_checkpoint.postgres.embedded import EmbeddedPostgres, EmbeddedPostgresError, _other_user
from tests.systems import as_root, posix


@posix
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


@as_root
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


@as_root
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
