"""What tells a copy of a database from the schema's home, and what is said of it."""

from __future__ import annotations

import pytest

from pg_checkpoint.postgres.home import Home

HERE = Home("7", 5, "7", 5, None)


@pytest.mark.parametrize(
    ("home", "is_here"),
    [
        (HERE, True),
        (HERE._replace(home_server="8"), False),
        (HERE._replace(home_database=6), False),
        (HERE._replace(server="7/branch"), False),
        (HERE._replace(server=None), True),
        (HERE._replace(server=None, database=6), False),
        (HERE._replace(home_server=None), True),
        (HERE._replace(home_server=None, home_database=6), False),
        (HERE._replace(home_server=None, home_database=None), True),
        (HERE._replace(server=None, database=None), True),
    ],
)
def test_what_is_unknown_does_not_differ(home: Home, is_here: bool) -> None:
    assert home.is_here is is_here
    assert (home.differs() is None) is is_here


@pytest.mark.parametrize(
    ("named", "asked", "said"),
    [
        (None, None, None),
        ("production", None, None),
        ("production", "production", None),
        ("production", "staging", "it belongs to 'production', not to environment 'staging'"),
        (None, "staging", "it belongs to no environment, not to environment 'staging'"),
    ],
)
def test_a_name_is_asked_for_by_those_who_have_one(
    named: str | None, asked: str | None, said: str | None
) -> None:
    assert HERE._replace(environment=named).differs(asked) == said
    # The place is asked beside it.
    elsewhere = HERE._replace(environment=named, database=6)
    assert "of which this is a copy" in str(elsewhere.differs(asked))


def test_the_commands_can_be_pasted() -> None:
    elsewhere = HERE._replace(database=6, environment="production")
    said = elsewhere.remedy("pgcheckpoint", "production")
    assert "`pg-checkpoint adopt`" in said
    assert "`pg-checkpoint quiesce`" in said
    said = HERE.remedy("my own", "it's")
    assert "`pg-checkpoint adopt --schema 'my own' --environment 'it'\"'\"'s'`" in said
    assert said.count("--physical-copy`") == 1
