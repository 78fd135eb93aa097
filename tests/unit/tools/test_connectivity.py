"""What servers and libpq say when they let nobody in, in other words."""

from __future__ import annotations

from pg_checkpoint.tools.doctor import _places, _refusal, reach
from tests.cases import each


@each(
    "text, name, word",
    [
        ('FATAL:  password authentication failed for user "me"', "login", "password"),
        ("fe_sendauth: no password supplied", "login", "password"),
        ('FATAL:  role "me" does not exist', "login", "role does not exist"),
        ('FATAL:  database "d" does not exist', "database", "database does not exist"),
        ('FATAL:  no pg_hba.conf entry for host "1.2.3.4", no encryption', "login", "pg_hba"),
        ("FATAL:  sorry, too many clients already", "login", "no free connection"),
        ("FATAL:  remaining connection slots are reserved for ...", "login", "no free connection"),
        ("FATAL:  the database system is starting up", "login", "starting"),
        ("server does not support SSL, but SSL was required", "login", "TLS"),
        ('FATAL:  permission denied for database "d"', "database", "may not connect"),
        ("etwas ganz anderes", "login", "etwas ganz anderes"),
        ("FATAL:  unsupported startup parameter: options", "pooler", "options"),
        ("FATAL:  unsupported startup parameter in options: x", "pooler", "PgBouncer"),
    ],
)
def test_refusals(text: str, name: str, word: str) -> None:
    found = _refusal(f"connection failed: {text}")
    assert not found.fit
    assert (found.name, word in found.said) == (name, True)
    assert found.remedy


def test_hosts_and_ports() -> None:
    assert _places({"host": "a,b", "port": "1,2"}) == [("a", "1"), ("b", "2")]
    assert _places({"host": "a,b", "port": "7"}) == [("a", "7"), ("b", "7")]
    assert _places({"host": "a"}) == [("a", "5432")]
    assert _places({"host": "a", "hostaddr": "1.2.3.4"}) == [("1.2.3.4", "5432")]
    assert _places({"host": "/var/run/postgresql"}) == _places({}) == []


def test_a_string_that_is_no_dsn() -> None:
    (found,) = reach("postgres//me:hidden@h/d")
    assert (found.name, found.fit) == ("DSN", False)
    assert "hidden" not in repr(found)
