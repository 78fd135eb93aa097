"""The doctor finds what is wrong: each failure made on a real server."""

from __future__ import annotations

import re
import secrets
import socket
import subprocess
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

import pg_checkpoint as pg
from pg_checkpoint.core import connections
from pg_checkpoint.tools.doctor import Finding, examine
from tests import graphs
from tests.cases import each
from tests.command_line import ROOT, begun, cli, done
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER
from tests.making import as_role, role_of, rows_of, run_sql
from tests.seams import limit
from tests.servers import Server
from tests.waiting import PATIENCE

pytestmark = pytest.mark.direct("a pooler knows one role, and keeps what a session began with")


@pytest.fixture(autouse=True)
def on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy is no server that is far away, or that does not answer."""
    limit(monkeypatch, "tools.doctor", long_round_trip=PATIENCE, timeout=PATIENCE)


def _found(dsn: str, **options: Any) -> dict[str, Finding]:
    """What is not fit, by name; but for fsync, which the tests' server is without."""
    unfit = [f for f in examine(dsn, **options) if not f.fit and "fsync" not in f.said]
    assert all(f.remedy for f in unfit)
    return {f.name: f for f in unfit}


def test_nothing_is_wrong(dsn: str) -> None:
    with pg.PostgresSaver.from_conn_string(dsn) as saver:
        graphs.begin(saver, "t")
        assert _found(dsn) == {}
        said = {f.name: f.said for f in examine(dsn)}
        assert [*said][:5] == ["DSN", "name", "port", "login", "TLS"]
        last = ["schema", "home", "rights", "strict", "a try", "values", "store", "expired items"]
        assert [*said][-9:] == [*last, "vectors"]
        # Without pgvector, too.
        assert said["vectors"].startswith("none")
        assert [t.thread_id for t in saver.list_threads()] == ["t"]


def test_the_password_is_not_shown(dsn: str) -> None:
    # One that is in no other word: a container's is also its user's name.
    password = secrets.token_hex(8)
    with role_of(dsn) as role:
        run_sql(dsn, f"alter role {role} password '{password}'")
        own = make_conninfo(dsn, user=role, password=password)
        shown = cli("doctor", dsn=own)
        assert ("with a password" in shown.out, password in shown.out + shown.err) == (True, False)
        for wrong in (f"postgres//u:{password}@h/d", make_conninfo(own, password=f"{password}x")):
            refused = cli("doctor", dsn=wrong)
            assert (refused.code, password in refused.out + refused.err) == (3, False)


@each(
    "change, name, word",
    [
        ({"password": "wrong"}, "login", "user and password"),
        ({"user": "nobody_at_all"}, "login", "user and password"),
        ({"dbname": "no_such"}, "database", "database does not exist"),
        ({"host": "no-such-host.invalid"}, "name", "no address"),
        ({"sslmode": "require"}, "login", "TLS"),
        ({"port": "free"}, "port", "does not answer"),
    ],
)
def test_no_way_in(change: dict[str, str], name: str, word: str, dsn: str) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        if "port" in change:
            change = {"port": closed.getsockname()[1]}
        assert word in _found(make_conninfo(dsn, **change))[name].said
    assert cli("doctor", dsn=make_conninfo(dsn, **change)).code == 3


def test_no_schema(empty_dsn: str) -> None:
    found = _found(empty_dsn)
    assert ({*found}, "pg-checkpoint migrate" in found["schema"].remedy) == ({"schema"}, True)
    ended = cli("--schema", "other", "doctor", "--json", dsn=empty_dsn)
    assert ended.code == 1
    schema = ended.json[-1]
    assert (schema.keys(), schema["name"]) == ({"name", "fit", "said", "remedy"}, "schema")
    assert schema["remedy"].startswith("pg-checkpoint migrate --schema other, by a role")


INVALID = "update pg_index set indisvalid = false where indexrelid = 'pgcheckpoint.{}'::regclass"
UNSET = "alter table pgcheckpoint.checkpoints reset (autovacuum_vacuum_scale_factor)"


def test_what_is_odd_of_the_schema(dsn: str) -> None:
    for change, name, text in (
        (UNSET, "tables", "autovacuum settings"),
        (INVALID.format("checkpoints_run_id_idx"), "tables", "REINDEX INDEX CONCURRENTLY"),
        ("insert into pgcheckpoint.schema_migrations values (99, 'x', true)", "schema", "upgrade"),
    ):
        run_sql(dsn, change)
        finding = _found(dsn)[name]
        assert text in finding.said + finding.remedy
        if name == "tables":
            run_sql(dsn, finding.remedy)


USE = "usage on schema pgcheckpoint"
TABLES = "all tables in schema pgcheckpoint"
READ = f"select on {TABLES}"
ALL = f"select, insert, update, delete on {TABLES}"


def test_a_role_without_rights_and_wrong_keys(dsn: str) -> None:
    for grants, name, word in (
        *((grants, "schema", "permission denied") for grants in ((), (USE,))),
        ((USE, READ), "rights", "no right to delete, insert, update"),
    ):
        with role_of(dsn, *grants) as role:
            finding = _found(as_role(dsn, role))[name]
        assert (word in finding.said, "GRANT" in finding.remedy) == (True, True)
    ciphers = [pg.AesGcmCipher(pg.KeyRing({"k": bytes(range(n, n + 32))})) for n in range(2)]
    with pg.PostgresSaver.from_conn_string(dsn, cipher=ciphers[0]) as saver:
        graphs.begin(saver, "t")
    assert "encrypted" in _found(dsn)["values"].said
    assert "--keys" in _found(dsn, cipher=ciphers[1])["values"].remedy
    assert _found(dsn, cipher=ciphers[0]) == {}


SETTINGS = [("read_only = on", "writing", "read-only")]
SETTINGS += [("isolation = 'repeatable read'", "isolation", "repeatable read")]


@each("setting, name, word", SETTINGS)
def test_settings(setting: str, name: str, word: str, dsn: str) -> None:
    setting = f"default_transaction_{setting}"
    database = f'alter database "{conninfo_to_dict(dsn)["dbname"]}"'
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(f"{database} set {setting}; set default_transaction_read_only = off".encode())
        try:
            found = _found(dsn)
        finally:
            admin.execute(f"{database} reset all".encode())
    # Where it could only fail, nothing was tried.
    assert ({*found}, word in found[name].said) == ({name}, True)


def test_an_encoding_that_can_not_hold_every_string(server: Server) -> None:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        made = f"create database {name} encoding 'LATIN1' locale 'C' template template0"
        admin.execute(made.encode())
        try:
            found = _found(make_conninfo(server.dsn, dbname=name))
        finally:
            admin.execute(f"drop database {name} with (force)".encode())
    assert "LATIN1" in found["encoding"].said
    assert "UTF8" in found["encoding"].remedy


def test_what_others_may_put_into_the_schema(dsn: str) -> None:
    with role_of(dsn) as role:
        for grantee, who in ((role, role), ("public", "every role")):
            run_sql(dsn, f"grant create on schema pgcheckpoint to {grantee}")
            finding = _found(dsn)["owners"]
            assert finding.said.startswith(f"{who} may create objects in schema pgcheckpoint")
            run_sql(dsn, finding.remedy)
            assert _found(dsn) == {}


def test_what_others_own_in_the_schema(dsn: str) -> None:
    """Whoever asks: a role that owns nothing learns whom the owner of the tables does not trust."""
    function = "pgcheckpoint.get_pieces_v1(of_thread text)"
    plant = f"create function {function} returns void language sql as 'select'"
    with role_of(dsn) as role, role_of(dsn, USE, f"all on {TABLES}") as app:
        run_sql(dsn, f"{plant}; alter function {function} owner to {role}")
        for one in (dsn, as_role(dsn, app)):
            assert f"function {function} belongs to {role}" in _found(one)["owners"].said
        run_sql(dsn, f"drop function {function}; alter schema pgcheckpoint owner to {role}")
        assert f"schema pgcheckpoint belongs to {role}" in _found(as_role(dsn, app))["owners"].said
        run_sql(dsn, "ALTER" + _found(dsn)["owners"].remedy.partition(" ALTER")[2].split(" if ")[0])
        assert _found(dsn) == {}


def test_tables_that_came_after_row_level_security(dsn: str) -> None:
    run_sql(dsn, (ROOT / "sql" / "tenants.sql").read_text())
    assert _found(dsn) == {}
    run_sql(dsn, "alter table pgcheckpoint.store_items disable row level security")
    finding = _found(dsn)["tables"]
    assert "store_items is not under row-level security" in finding.said
    assert "sql/tenants.sql" in finding.remedy


def test_a_wrong_clock_and_a_server_far_away(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "tools.doctor", max_drift=-1.0, long_round_trip=0.0)
    for is_local in (True, False):
        monkeypatch.setattr(connections, "is_local", lambda host, answer=is_local: answer)
        found = {f.name: f for f in examine(dsn)}
        assert "NTP" in found["clock"].remedy
        trip = found["round trip"]
        assert (trip.fit, "nearer to the server" in trip.remedy) == (True, not is_local)


def test_a_server_for_local_work_is_fit() -> None:
    """It runs in the foreground of another process, until that is ended."""
    with begun("pg_checkpoint", "dev", stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            dsn = process.stdout.readline().strip()
            assert dsn.startswith("postgresql://")
            assert "✗" not in done("doctor", dsn=dsn).out
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert cli("doctor", dsn=dsn).code == 3


OTHER = "create index other on checkpoint_threads (active_at, thread_id)"
ALIKE = f"drop index checkpoint_threads_active_at_idx; {OTHER}"
KEY = "alter table checkpoint_writes drop constraint checkpoint_writes_pkey"
TEXT = "alter table checkpoint_writes alter column crc type text using crc::text"
CRC = "alter table checkpoint_blobs drop column crc"
BLOB = "alter table checkpoint_blobs drop column blob cascade"


@each(
    "change, said, remedy",
    [
        ("drop index checkpoints_run_id_idx", "the index .* is missing", "CREATE INDEX CONC"),
        (ALIKE, "", ""),
        (KEY, "the primary key .* is missing", r"ADD PRIMARY KEY \(thread_id, .*, task_id, idx\)"),
        (CRC, "the column crc .* is missing", "ADD COLUMN crc bytea"),
        (BLOB, "the column blob .* is missing", "backup"),
        (TEXT, "the column crc .* is text, not bytea", "backup"),
        ("drop table checkpoint_chunks cascade", "the table .*chunks is missing", "backup"),
        ("drop view thread_overview", "the view .* is missing", "migrate --sql --after 0"),
        ("drop function get_pieces_v1", "the function .* is missing", "migrate --sql --after 0"),
    ],
)
def test_what_somebody_dropped(change: str, said: str, remedy: str, empty_dsn: str) -> None:
    schema = 'o"ther'
    run_sql(empty_dsn, 'drop schema if exists "o""ther" cascade')
    pg.migrate(empty_dsn, schema=schema)
    run_sql(empty_dsn, f'set search_path to "o""ther"; {change}')
    unfit = [f for f in examine(empty_dsn, schema=schema) if f.name == "tables" and not f.fit]
    assert bool(unfit) == bool(said)
    for finding in unfit[:1]:
        assert re.search(said, finding.said)
        assert re.search(remedy, finding.remedy)
        assert "setup()" not in finding.remedy


def test_the_remedies_work(dsn: str) -> None:
    checks = "alter table pgcheckpoint.checkpoints drop column checks, drop constraint"
    for drop in ("drop index pgcheckpoint.checkpoints_run_id_idx", f"{checks} checkpoints_pkey"):
        run_sql(dsn, drop)
        for finding in [f for f in examine(dsn) if f.name == "tables"]:
            run_sql(dsn, finding.remedy)
        assert _found(dsn) == {}


def _finding(dsn: str, name: str) -> Finding:
    (finding,) = [f for f in examine(dsn) if f.name == name]
    return finding


def test_timeouts_of_roles_and_who_else_may_write(dsn: str) -> None:
    with role_of(dsn, USE, ALL) as role:
        other = as_role(dsn, role)
        assert "statement_timeout" not in [f.name for f in examine(other)]
        run_sql(dsn, f"alter role {role} set statement_timeout = '2s'")
        found = _finding(other, "statement_timeout")
    assert (found.fit, "2s" in found.said, "PGOPTIONS" in found.remedy) == (True, True, True)
    found = _finding(dsn, "strict")
    assert (found.fit, "no other role" in found.said) == (True, True)
    assert "strict=True" in found.remedy
    with role_of(dsn, USE, ALL) as role:
        found = _finding(dsn, "strict")
        assert (found.fit, found.said) == (True, f"{role} may write too")
        assert "no other role" in _finding(as_role(dsn, role), "strict").said


def test_errors_of_permission_say_which_grant(dsn: str) -> None:
    with pg.PostgresSaver.from_conn_string(dsn) as saver:
        graphs.begin(saver, "t")
    all_rights = "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES"
    for grants, command, missing in (
        ((), ("threads",), 'GRANT USAGE ON SCHEMA "pgcheckpoint"'),
        ((USE,), ("threads",), all_rights),
        ((USE, READ), ("prune", "t", "--yes"), all_rights),
        ((USE, READ), ("retention", "--keep-last=1"), all_rights),
        ((), ("--schema", "new", "migrate"), "GRANT CREATE ON DATABASE"),
    ):
        with role_of(dsn, *grants) as role:
            ended = cli(*command, dsn=as_role(dsn, role))
        assert (ended.code, missing in ended.err) == (3, True)
    with role_of(dsn) as role, pg.PostgresSaver.from_conn_string(as_role(dsn, role)) as poor:
        with pytest.raises(pg.MissingRightError, match="GRANT") as caught:
            poor.list_threads()
        assert isinstance(caught.value, psycopg.errors.InsufficientPrivilege)
        assert caught.value.sqlstate == "42501"


def index(kind: str = "hnsw") -> Any:
    ann = {"kind": kind, "vector_type": "vector"}
    return {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"], "ann_index_config": ann}


@pytest.fixture
def with_vectors(dsn: str) -> str:
    with pg.PostgresStore.from_conn_string(dsn, index=index()) as store:
        store.setup()
        store.put(("users", "u1"), "k", {"text": "tea"})
    return dsn


def test_a_store_is_fit_without_vectors_of_some_items(with_vectors: str) -> None:
    assert _found(with_vectors) == {}
    said = {f.name: f.said for f in examine(with_vectors)}
    assert "put, got and deleted" in said["store"]
    assert "vector(8) by fake, pgvector 0." in said["vectors"]
    assert _found(with_vectors, cipher=CIPHER) == {}
    assert rows_of(with_vectors, "select key from pgcheckpoint.store_items") == [("k",)]
    new = {**index(), "dims": 4, "embed": FakeEmbedder(4)}
    with pg.PostgresStore.from_conn_string(with_vectors, index=new) as store:
        store.reindex()
    finding = _finding(with_vectors, "vectors")
    assert (finding.fit, finding.said[:9], finding.remedy) == (True, "vector(4)", "")
    run_sql(with_vectors, "update pgcheckpoint.store_index set is_complete = false")
    finding = _finding(with_vectors, "vectors")
    assert (finding.fit, "areindex" in finding.remedy) == (True, True)


def test_items_that_nobody_sweeps(dsn: str) -> None:
    with pg.PostgresStore.from_conn_string(dsn) as store:
        for n in range(3):
            store.put(("users", "u1"), str(n), {"n": n}, ttl=-2 * 24 * 60)
        store.put(("users", "u1"), "just now", {}, ttl=-1)
        assert "3 items expired" in _found(dsn)["expired items"].said
        store.sweep_ttl()
    assert _found(dsn) == {}


@pytest.mark.parametrize(
    ("change", "word", "remedy"),
    [
        ("drop extension vector cascade", "DROP EXTENSION", "run setup()"),
        ("update pgcheckpoint.store_index set dims = 9", "says vector(9)", "DROP TABLE"),
        ("delete from pgcheckpoint.store_index", "missing or empty", "setup()"),
        ("drop table pgcheckpoint.store_index", "missing or empty", "setup()"),
        (INVALID.format("store_vectors_cosine_hnsw"), "is not valid", "REINDEX INDEX CONCURRENTLY"),
    ],
)
def test_vectors_that_are_broken(with_vectors: str, change: str, word: str, remedy: str) -> None:
    run_sql(with_vectors, change)
    found = _found(with_vectors)
    assert found.keys() == {"vectors"}
    assert (word in found["vectors"].said, remedy in found["vectors"].remedy) == (True, True)


def test_many_vectors_without_an_index_are_mentioned(dsn: str) -> None:
    with pg.PostgresStore.from_conn_string(dsn, index=index("flat")) as store:
        store.setup()
    run_sql(dsn, "update pg_class set reltuples = 20000 where relname = 'store_vectors'")
    finding = _finding(dsn, "vectors")
    assert (finding.fit, "20,000 without an index" in finding.said) == (True, True)
