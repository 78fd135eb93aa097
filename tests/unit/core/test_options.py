"""Arguments that can't be meant fail at once, in words that say what was expected."""

from __future__ import annotations

import inspect
import traceback
from datetime import timedelta
from typing import Any, get_type_hints

import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    InvalidOptionError,
    PostgresSaver,
    PostgresStore,
    RetentionPolicy,
    Settings,
)
from pg_checkpoint.core.options import Options
from pg_checkpoint.store.options import pool_options
from tests.cases import each
from tests.seams import engine_of

SAVERS: list[Any] = [AsyncPostgresSaver, PostgresSaver]
STORES: list[Any] = [AsyncPostgresStore, PostgresStore]
MAKERS: list[Any] = [m for c in (*SAVERS, *STORES) for m in (c, c.from_conn_string)]
makers = each("make", MAKERS)


@makers
@each(
    "options, said",
    [
        ({"max_siz": 3}, "there is no option 'max_siz': did you mean 'max_size'"),
        (
            {"unheard_of": 3},
            "there is no option 'unheard_of': there are (?!.*(self|cls|conn)).*schema, min_size",
        ),
        ({"strict": "yes"}, "strict must be True or False, not 'yes'"),
        ({"strict": 1}, "strict must be True or False"),
        ({"cache_bytes": "1"}, "cache_bytes must be a whole number, not '1'"),
        ({"cache_bytes": True}, "cache_bytes must be a whole number, not True"),
        ({"max_size": 2.5}, "max_size must be a whole number"),
        ({"lanes": None}, "lanes must be a whole number, not None"),
        ({"read_timeout": "30"}, "read_timeout must be a number of seconds"),
        ({"read_timeout": timedelta(seconds=3)}, "read_timeout must be a number of seconds"),
        ({"read_timeout": float("nan")}, "read_timeout must be above zero"),
        ({"cipher": "hunter2"}, "cipher must be an AesGcmCipher or None, not of the type str"),
        ({"schema": 5}, "schema must be a name or None"),
        ({"synchronous_commit": 1}, "synchronous_commit must be"),
        ({"synchronous_commit": "never"}, r"commit must be None or one of \(.*not 'never'"),
        ({"clear_metadata": "hunter2"}, "clear_metadata must be a list"),
        ({"clear_metadata": ["a"]}, "clear_metadata has no effect without encrypt_metadata"),
        ({"read_pool": 3}, "read_pool must be a DSN"),
        ({"strict": True, "allowed_types": "hunter2"}, "allowed_types must be a list"),
        ({"allowed_types": [timedelta]}, "without strict"),
        ({"strict": True, "serde": JsonPlusSerializer()}, "omit serde"),
        *(
            ({"lanes": 0}, "lanes"),
            ({"write_timeout": -1}, "write_timeout"),
            ({"min_size": 5, "max_size": 2}, "min_size"),
        ),
        *(({name: True}, name) for name in ("allow_plaintext", "encrypt_metadata")),
    ],
)
def test_what_can_t_be_meant_is_refused_at_once(make: Any, options: Any, said: str) -> None:
    with pytest.raises(InvalidOptionError, match=said) as caught:
        make("dbname=x", **options)
    assert isinstance(caught.value, (ValueError, TypeError))
    assert "hunter2" not in str(caught.value)


@makers
@each(
    "dsn, said",
    [
        (None, "environment variable"),
        (b"dbname=x", r"not builtins\.bytes"),
        ("postgresql+asyncpg://user:hunter2@host/name?pool=9", "should look like postgresql://"),
        ("mysql+pymysql://user:hunter2@host/name", "should look like postgresql://"),
        ("hunter2", "should look like postgresql://"),
        ("postgresql://user:hunter2\udce9@host/name", "should look like postgresql://"),
        ("host=x password=hunter2\0 dbname=y", "should look like postgresql://"),
    ],
)
def test_what_is_no_dsn_is_refused_at_once(make: Any, dsn: Any, said: str) -> None:
    with pytest.raises(InvalidOptionError, match=said) as caught:
        make(dsn)
    assert "hunter2" not in "".join(traceback.format_exception(caught.value))


@makers
def test_signatures_have_all_options_with_types_and_defaults(make: Any) -> None:
    shown = inspect.signature(make).parameters
    for name, option in inspect.signature(Settings).parameters.items():
        assert shown[name] == option


def test_the_types_of_options_are_those_of_the_settings() -> None:
    """Options are what type checkers and editors know, Settings what has the defaults."""
    assert get_type_hints(Options) == get_type_hints(Settings)


def _types_of_options(cipher: AesGcmCipher) -> None:
    """Mypy checks these."""
    PostgresSaver("", None, None, max_size=3, cipher=cipher)
    PostgresSaver("", max_size="3")  # type: ignore[arg-type]  # the point of the test
    PostgresSaver.from_conn_string("", max_siz=3)  # type: ignore[call-arg]  # as this is


@each("make", SAVERS)
def test_what_the_stock_saver_takes_by_position_stays_so(make: Any) -> None:
    shown = list(inspect.signature(make).parameters.values())
    by_position = [p.name for p in shown if p.kind is p.POSITIONAL_OR_KEYWORD]
    assert by_position == ["conn", "pipe", "serde"]


@makers
def test_each_option_arrives(make: Any) -> None:
    given = {"schema": "s", "lanes": 3, "read_timeout": 7, "strict": True, "cache_bytes": 0}
    settings = engine_of(make("dbname=x", **given)).settings
    assert {name: getattr(settings, name) for name in given} == given


@each(
    "rules, said",
    [
        ({"delete_inactive_for": 90}, r"inactive_for must be a timedelta, such as timedelta\(day"),
        ({"keep_younger_than": "90 days"}, "keep_younger_than must be a timedelta"),
        ({"keep_younger_than": timedelta(0)}, "longer than zero"),
        ({"keep_results_for": 7}, "keep_results_for must be a timedelta"),
        ({"keep_results_for": timedelta(microseconds=-1)}, "results_for must be at least zero"),
        ({"keep_results_for": timedelta.max}, "keep_results_for must be no longer than"),
        ({"keep_last": True}, "keep_last must be a whole number"),
        ({"keep_last": 0}, "at least 1"),
        ({"keep_last": 2**63}, "fit in 64 bits"),
        ({"keep_younger_than": timedelta.max}, "keep_younger_than must be no longer than"),
        ({"keep_last": 1, "metadata": "user"}, "metadata must be a dict"),
    ],
)
def test_policies_say_what_they_need(rules: Any, said: str) -> None:
    with pytest.raises(InvalidOptionError, match=said):
        RetentionPolicy(**rules)


def test_an_unknown_option_of_a_pool_is_named() -> None:
    with pytest.raises(InvalidOptionError, match="pool_config has no 'max_siz': did you mean"):
        AsyncPostgresStore.from_conn_string("", pool_config={"max_siz": 3})


def test_a_least_size_alone_makes_the_pool_as_large() -> None:
    """As the stock store takes it; the most that there are by default stays for a smaller one."""
    default = Settings().max_size
    for least in (2, default + 5):
        options = pool_options("", {"min_size": least}, {})[1]
        assert options == {"min_size": least, "max_size": max(least, default)}
        AsyncPostgresStore.from_conn_string("", pool_config={"min_size": least})
