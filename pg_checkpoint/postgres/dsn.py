"""DSNs: as libpq takes them, as SQLAlchemy writes them, or what a function returns."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint.arguments import check_instance
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.own_threads import called
from pg_checkpoint.settings import Dsn

# Networks drop idle connections without a word. Seconds, and milliseconds until data that
# nobody confirms counts as lost (on Linux); what libpq does not know on a system it ignores.
_SILENCE = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_WITH_DRIVER = re.compile(r"postgres(?:ql)?\+\w+://")
# What errors may quote: where the server is, who connects, which files are missing. The password
# itself no error quotes; the user's name may be the same.
_PLACES = re.compile(
    r"host|hostaddr|user|dbname|\w*file|ssl(cert|crl|key|root)\w*|application_name|password"
)
# What is shown to people, and so has to be what it seems.
_FORMS = {
    "port": re.compile(r"[\d,]*"),
    "sslmode": re.compile(r"disable|allow|prefer|require|verify-ca|verify-full|"),
}
# Spaces come along when one is copied; around host=... dbname=... they mean nothing.
_URL = re.compile(r"postgres(?:ql)?(?:\+\w+)?://")
# As asyncpg has it; libpq knows ssl=true by itself.
_SSL = re.compile(r"(?<=[?&])ssl=(?!true\b)")


async def resolved(dsn: Dsn) -> str:
    """What libpq takes; a function is called, in a thread of its own, for it may block."""
    if not callable(dsn):
        return libpq_dsn(dsn)
    try:
        return libpq_dsn(await called(dsn))
    except Exception as error:
        if hasattr(error, "add_note"):  # since Python 3.11
            error.add_note("pg_checkpoint called the function that was given as the DSN")
        raise


def libpq_dsn(dsn: str) -> str:
    """A DSN as libpq takes it; of SQLAlchemy's the driver is left out."""
    if dsn is None:
        raise InvalidOptionError(
            "the DSN is None: is its environment variable set? A DSN looks "
            "like postgresql://user:password@host/name; an empty DSN means libpq's PG* variables. "
            "A saver's pool is None until the saver is open"
        )
    check_instance("the DSN", dsn, str, "text")
    if dsn != dsn.strip() and _URL.match(dsn.strip()):
        where = "begins" if dsn[0].isspace() else "ends"
        raise InvalidOptionError(f"the DSN {where} with a space or a line end: leave it out")
    if found := _WITH_DRIVER.match(dsn):
        dsn = "postgresql://" + _SSL.sub("sslmode=", dsn[found.end() :])
    try:
        parameters_of(dsn)
    except psycopg.ProgrammingError:
        space_in = "it has a space or a line end in it, " if re.search(r"\s", dsn) else ""
        raise InvalidOptionError(
            f"this is not a DSN: {space_in}it should look like "
            "postgresql://user:password@host/name (with special characters percent-encoded), or "
            "like host=... dbname=..."
        ) from None
    return dsn


def parameters_of(dsn: str) -> dict[str, Any]:
    """The parameters that a DSN names."""
    if "\0" in dsn:
        raise psycopg.ProgrammingError("libpq reads up to NUL")
    try:
        named = conninfo_to_dict(dsn)
    except UnicodeEncodeError:
        # From an environment variable that is not UTF-8; the error has the whole DSN.
        raise psycopg.ProgrammingError("it is not text") from None
    if dsn.startswith(("postgresql://", "postgres://")):
        server, _, rest = dsn.partition("://")[2].partition("?")[0].partition("/")
        if server.count("@") > 1 or "/" in rest or "@" in rest:
            raise psycopg.ProgrammingError("special characters must be percent-encoded")
    for name, form in _FORMS.items():
        if not form.fullmatch(str(named.get(name, ""))):
            raise psycopg.ProgrammingError(f"{name} has an impossible value")
    return named


@contextmanager
def quoting_nothing(dsn: str) -> Iterator[None]:
    """Has errors of connecting not quote the values that a DSN has for options.

    libpq quotes those that it does not know, and people mistype passwords as such.
    """
    try:
        yield
    except psycopg.Error as error:
        told = str(error)
        for name, value in parameters_of(dsn).items():
            if value and not _PLACES.fullmatch(name):
                told = re.sub(rf"(['\"]|: ){re.escape(str(value))}(?!\w)", r"\1…", told)
        if told == str(error):
            raise
        raise type(error)(told) from None


def bounds_of(dsn: str, seconds: float) -> dict[str, Any]:
    """The parameters that bound connecting, and silence, unless the user has set them."""
    named = parameters_of(dsn)
    bounds: dict[str, Any] = {key: value for key, value in _SILENCE.items() if key not in named}
    # psycopg's own is 130 seconds: the workers of a pool that met a black hole
    # would have no connections for long after it closed.
    if not (named.get("connect_timeout") or os.environ.get("PGCONNECT_TIMEOUT")):
        bounds["connect_timeout"] = max(2, math.ceil(seconds))
    return bounds
