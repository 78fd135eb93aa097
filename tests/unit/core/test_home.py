"""What tells a copy of a database from the schema's home, and what is said of it."""

from __future__ import annotations

import pytest

from pg_checkpoint.core.background import Home, remedy

HERE = Home("7", 5, "7", 5)


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
    assert (home.differs is None) is is_here


def test_the_commands_can_be_pasted() -> None:
    assert "`pg-checkpoint adopt`" in remedy("pgcheckpoint")
    assert "`pg-checkpoint quiesce --schema 'my own'`" in remedy("my own")
