"""What a stranger may give by mistake is refused at the call, in words, and by an error of ours."""

from __future__ import annotations

import inspect
import math
import traceback
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from inspect import isawaitable
from typing import Any, get_type_hints

import numpy as np
import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.store.base import PutOp

import pg_checkpoint as pg
from pg_checkpoint.codec.reading import selection_of
from pg_checkpoint.core.arguments import check_number, check_whole, refuse
from pg_checkpoint.core.options import Options
from pg_checkpoint.store.operations import Codec
from pg_checkpoint.store.options import pool_options
from tests.cases import each
from tests.embedders import FakeEmbedder
from tests.keys import KEY
from tests.seams import engine_of

Call = Callable[..., Any]

# Nobody listens there: what comes as far as the server fails otherwise.
NOWHERE = "postgresql://nobody:hidden@127.0.0.1:1/none"
CONFIG: Any = {"configurable": {"thread_id": "t"}}
RING = pg.KeyRing({"2026": KEY})
POLICY = pg.RetentionPolicy(keep_last=1)

NAIVE = datetime(2026, 1, 1, tzinfo=timezone.utc).replace(tzinfo=None)
NO_NUMBERS: list[Any] = [True, "x", b"1", math.nan, [], {}, object(), timedelta(1)]
NO_SERIALIZERS: list[Any] = ["x", 1, {}, JsonPlusSerializer]
NO_COUNTS: list[Any] = [*NO_NUMBERS, 1.5, math.inf]
NO_TIMES: list[Any] = [*NO_NUMBERS, None, 0, -1]
NO_FLAGS: list[Any] = [None, 0, 1, "no", "", [], object()]
NO_DICTS: list[Any] = [True, 1, "x", b"x", ["x"], object()]
NO_SPANS: list[Any] = [True, 0, 90, 1.5, "1d", [], object()]
NO_TEXTS: list[Any] = [True, 1, 1.5, b"x", [], {}, object()]

SAVER: dict[str, tuple[Call, list[Any]]] = {
    "alist(config)": (lambda s, v: _first(s.alist(v)), NO_DICTS),
    "alist(configurable)": (lambda s, v: _first(s.alist({"configurable": v})), NO_DICTS),
    "alist(filter)": (lambda s, v: _first(s.alist(CONFIG, filter=v)), NO_DICTS),
    "alist(before)": (lambda s, v: _first(s.alist(CONFIG, before=v)), NO_DICTS),
    "alist(limit)": (lambda s, v: _first(s.alist(CONFIG, limit=v)), NO_NUMBERS),
    "alist_info(config)": (lambda s, v: s.alist_info(v), [None, {}, *NO_DICTS]),
    "alist_info(limit)": (lambda s, v: s.alist_info(CONFIG, limit=v), NO_NUMBERS),
    "aget_tuple": (lambda s, v: s.aget_tuple(v), [None, *NO_DICTS]),
    "adelete_thread": (lambda s, v: s.adelete_thread(v), [None, "\0", "\ud800"]),
    "acopy_thread(source)": (lambda s, v: s.acopy_thread(v, "t"), [None, "\0"]),
    "acopy_thread(target)": (lambda s, v: s.acopy_thread("t", v), [None, "\0"]),
    "adelete_for_runs": (lambda s, v: s.adelete_for_runs(v), ["x", b"x", None, 1, [None]]),
    "aprune": (lambda s, v: s.aprune(v), ["x", b"x", None, 1, [None], ["\0"]]),
    "aprune(strategy)": (lambda s, v: s.aprune(["t"], strategy=v), [None, "x", 1, []]),
    "alist_threads(limit)": (lambda s, v: s.alist_threads(limit=v), [None, *NO_COUNTS]),
    "alist_threads(before)": (lambda s, v: s.alist_threads(before=v), [True, "x", CONFIG]),
    "alist_threads(prefix)": (lambda s, v: s.alist_threads(prefix=v), [None, *NO_TEXTS]),
    "alist_threads(filter)": (lambda s, v: s.alist_threads(filter=v), NO_DICTS),
    "alist_threads(with_bytes)": (lambda s, v: s.alist_threads(with_bytes=v), NO_FLAGS),
    "list_unfinished(idle_for)": (lambda s, v: pg.list_unfinished(s, idle_for=v), NO_SPANS),
    "list_unfinished(limit)": (lambda s, v: pg.list_unfinished(s, limit=v), [None, *NO_COUNTS]),
    "list_unfinished(given_up)": (lambda s, v: pg.list_unfinished(s, given_up=v), NO_FLAGS),
    "list_waiting(limit)": (lambda s, v: pg.list_waiting(s, limit=v), [None, *NO_COUNTS]),
    "list_waiting(since)": (lambda s, v: pg.list_waiting(s, since=v), [0, "2026", CONFIG, NAIVE]),
    "list_waiting(thread)": (lambda s, v: pg.list_waiting(s, thread_id=v), [CONFIG, "\0"]),
    "list_waiting(filter)": (lambda s, v: pg.list_waiting(s, filter=v), NO_DICTS),
    "apply_retention": (lambda s, v: s.apply_retention(v), [None, True, 20, "x", {}]),
    "apply_retention(dry_run)": (lambda s, v: s.apply_retention(POLICY, dry_run=v), NO_FLAGS),
    "apply_retention(progress)": (lambda s, v: s.apply_retention(POLICY, progress=v), [1, "x"]),
    "aset_ttl(thread)": (lambda s, v: s.aset_ttl(v, None), [None, CONFIG, "\0"]),
    "aset_ttl(ttl)": (lambda s, v: s.aset_ttl("t", v), [*NO_SPANS, timedelta(0), timedelta.max]),
    "aset_ttl(strategy)": (lambda s, v: s.aset_ttl("t", None, strategy=v), [None, "x", 1]),
    "health(timeout)": (lambda s, v: s.health(timeout=v), NO_TIMES),
    "lease(thread)": (lambda s, v: s.lease(v), [None, CONFIG, "\0"]),
    "lease(ttl)": (lambda s, v: s.lease("t", ttl=v), [*NO_TIMES, 1e9, math.inf]),
    "lease(wait)": (lambda s, v: s.lease("t", wait=v), [None, *NO_NUMBERS]),
}
STORE: dict[str, tuple[Call, list[Any]]] = {
    "asearch(limit)": (lambda s, v: s.asearch(("a",), limit=v), [*NO_COUNTS, -1]),
    "asearch(offset)": (lambda s, v: s.asearch(("a",), offset=v), [*NO_COUNTS, -1]),
    "alist_namespaces(limit)": (lambda s, v: s.alist_namespaces(limit=v), [*NO_COUNTS, -1]),
    "alist_namespaces(offset)": (lambda s, v: s.alist_namespaces(offset=v), [*NO_COUNTS, -1]),
    "max_depth": (lambda s, v: s.alist_namespaces(max_depth=v), [*NO_COUNTS, -1]),
    "aput(ttl)": (lambda s, v: s.aput(("a",), "k", {}, ttl=v), NO_NUMBERS),
    "if_version": (lambda s, v: s.aput(("a",), "k", {}, if_version=v), [True, 1, "x"]),
    "aupdate": (lambda s, v: s.aupdate(("a",), "k", v), [None, 1, {"a": 1}]),
}
OTHERS: dict[str, tuple[Call, list[Any]]] = {
    "index": (lambda v: pg.AsyncPostgresStore(NOWHERE, index=v), [*NO_DICTS, {"dims": 3}]),
    "index text": (
        lambda v: pg.AsyncPostgresStore(NOWHERE, index={"text": v}),
        [True, 1, "x", ["title"], {"field": ["title"]}, {"__x": 1}, {"language": 3}],
    ),
    "ttl": (lambda v: pg.AsyncPostgresStore(NOWHERE, ttl=v), [*NO_DICTS, 60]),
    "serde": (lambda v: pg.AsyncPostgresStore(NOWHERE, serde=v), NO_SERIALIZERS),
    "serde of a saver": (lambda v: pg.AsyncPostgresSaver(NOWHERE, serde=v), NO_SERIALIZERS),
    "searchable": (lambda v: pg.AsyncPostgresStore(NOWHERE, searchable=v), [1, "x", b"x", [1]]),
    "allow_index_leak": (lambda v: pg.AsyncPostgresStore(NOWHERE, allow_index_leak=v), NO_FLAGS),
    "list_info(limit)": (
        lambda v: pg.PostgresSaver(NOWHERE).list_info(CONFIG, limit=v),
        NO_NUMBERS,
    ),
    "delete_interrupted": (lambda v: pg.RetentionPolicy(delete_interrupted=v), NO_FLAGS),
    "RetentionPolicy(metadata)": (lambda v: pg.RetentionPolicy(metadata=v), NO_DICTS),
    "KeyRing": (pg.KeyRing, [None, 1, "x", b"x", [], {}, {"a": "x"}, {"a": 1}]),
    "KeyRing.from_base64": (pg.KeyRing.from_base64, [None, "x", [], {}, {"a": 1}, {"a": "x"}]),
    "KeyRing.from_environment": (pg.KeyRing.from_environment, [None, 1, "NONE"]),
    "KeyRing.from_file": (pg.KeyRing.from_file, [None, 1, b"x", "\0"]),
    "KeyRing.from_callable": (lambda v: pg.KeyRing.from_callable(v, active="a"), [None, 1, "x"]),
    "ids": (lambda v: pg.KeyRing.from_callable(lambda _: KEY, active="a", ids=v), [1, "a", True]),
    "AesGcmCipher": (pg.AesGcmCipher, [None, "x", bytes(32), {"a": bytes(32)}]),
    "AesGcmCipher(context)": (lambda v: pg.AesGcmCipher(RING, context=v), [None, "prod", 1]),
    "AesGcmCipher(compress)": (lambda v: pg.AesGcmCipher(RING, compress=v), NO_FLAGS),
    "AesGcmCipher(data_keys)": (lambda v: pg.AesGcmCipher(RING, data_keys=v), [None, 1, "kms"]),
    "migrate": (pg.migrate, [*NO_TEXTS, None, "mysql://u:hidden@h/d", "\ud800"]),
    "migrate(driver)": (pg.migrate, ["postgresql+asyncpg://u:hidden@h/d?no=1"]),
    "migrate(schema)": (lambda v: pg.migrate(NOWHERE, schema=v), NO_TEXTS),
    "migration_sql(schema)": (pg.migration_sql, NO_TEXTS),
    "migration_sql(after)": (lambda v: pg.migration_sql(after=v), [None, *NO_COUNTS, -1]),
}
CASES = [
    (name, call, made, value)
    for table, made in (
        (SAVER, pg.AsyncPostgresSaver),
        (STORE, pg.AsyncPostgresStore),
        (OTHERS, None),
    )
    for name, (call, values) in table.items()
    for value in values
]


async def _first(found: Any) -> None:
    async for _ in found:
        return


@each("name, call, made, value", CASES)
async def test_what_can_t_be_meant_is_refused(name: str, call: Call, made: Any, value: Any) -> None:
    opened = made and made(NOWHERE)

    async def calling() -> None:
        found = call(opened, value) if opened else call(value)
        if isawaitable(found):
            await found

    with pytest.raises(pg.PgCheckpointError) as raised:
        await calling()
    assert "hidden" not in str(raised.value)
    assert len(str(raised.value)) > 15
    if opened:
        await opened.close()


def test_numbers_are_what_the_stock_saver_and_store_take_for_them() -> None:
    limits: list[Any] = [None, 0, -1, 2**70, np.int64(3), "3", 1.9]  # some by chance
    taken = [selection_of(CONFIG, "{}", None, limit).limit for limit in limits]
    assert taken == [None, 0, -1, 2**70, 3, 3, 1]
    times: list[Any] = [90, 90.0, "90", Decimal(90), Fraction(90), np.int64(90)]
    for ttl in times:
        (put,) = Codec().plan([PutOp(("a",), "k", {}, ttl=ttl)]).puts.values()
        assert put.ttl == 90.0


@each("seconds", [0.0009, 2_147_484, math.inf])
@each("name", ["acquire_timeout", "read_timeout", "statement_timeout", "lock_timeout"])
def test_the_server_can_count_its_timeouts(name: str, seconds: float) -> None:
    options: Any = {name: seconds}
    with pytest.raises(pg.InvalidOptionError, match=rf"{name} must be from 0.001 to 2,147,483"):
        pg.AsyncPostgresSaver(NOWHERE, **options)
    pg.AsyncPostgresSaver(NOWHERE, **{**options, name: 0.001})
    pg.AsyncPostgresSaver(NOWHERE, **{**options, name: 2_147_483})


def test_text_is_shown_only_where_it_is_no_secret() -> None:
    with pytest.raises(pg.InvalidOptionError, match="limit must be a whole number, not '20 '"):
        check_whole("limit", "20 ")
    with pytest.raises(pg.InvalidOptionError, match=r"must be text, not of the type str$"):
        refuse("a key", "text", "hidden")
    with pytest.raises(pg.InvalidOptionError, match=r"not of the type str$"):
        check_whole("limit", "postgresql://u:hidden@example.org:5432/name")


def test_numbers_of_all_kinds_count() -> None:
    assert check_number("x", Fraction(1, 2)) == 0.5
    assert check_number("x", np.float32(0.5), above=0, most=0.5) == 0.5
    assert check_whole("x", np.int64(2**62)) == 2**62
    with pytest.raises(pg.InvalidOptionError, match="above 0 and at most 86,400, not 90000"):
        check_number("x", 90_000, above=0, most=86_400)


async def test_a_thread_id_of_another_kind_is_its_text() -> None:
    """UUIDs and numbers are common; None is a variable that was not set."""
    saver = pg.AsyncPostgresSaver(NOWHERE)
    assert saver.lease(42).thread_id == "42"  # type: ignore[arg-type]  # the point of the test
    with pytest.raises(pg.InvalidKeyError, match="thread_id must not be None"):
        await saver.adelete_thread(None)  # type: ignore[arg-type]  # the point of the test


def test_what_the_stock_store_ignores_is_ignored() -> None:
    """LangGraph's own tests have `text_fields`."""
    index: Any = {"dims": 8, "embed": FakeEmbedder(8), "text_fields": ["a"], "__tokenized": 1}
    ttl: Any = {"default_ttl": 5, "unknown": 1}
    pg.AsyncPostgresStore(NOWHERE, index=index, ttl=ttl)


# --- options, of which a wrong one is told when it is given ---


SAVERS: list[Any] = [pg.AsyncPostgresSaver, pg.PostgresSaver]
OPENED = [*SAVERS, pg.AsyncPostgresStore, pg.PostgresStore]
makers = each("make", [make for one in OPENED for make in (one, one.from_conn_string)])


@makers
@each(
    "options, said",
    [
        ({"max_siz": 3}, "there is no option 'max_siz': did you mean 'max_size'"),
        ({"unheard_of": 3}, "no option 'unheard_of': there are (?!.*(self|cls|conn)).*schema, min"),
        *(({"strict": wrong}, "strict must be True or False") for wrong in ("yes", 1)),
        *(({"cache_bytes": wrong}, "cache_bytes must be a whole number") for wrong in ("1", True)),
        ({"max_size": 2.5}, "max_size must be a whole number"),
        ({"lanes": None}, "not None"),
        ({"read_timeout": "30"}, "read_timeout must be a number of seconds"),
        ({"read_timeout": timedelta(seconds=3)}, "read_timeout must be a number of seconds"),
        ({"read_timeout": float("nan")}, "read_timeout must be above zero"),
        ({"cipher": "hunter2"}, "cipher must be an AesGcmCipher or None, not of the type str"),
        ({"schema": 5}, "schema must be a name or None"),
        ({"read_pool": 3}, "must be a DSN"),
        ({"synchronous_commit": 1}, "synchronous_commit must be"),
        ({"synchronous_commit": "never"}, r"commit must be None or one of \(.*not 'never'"),
        ({"clear_metadata": "hunter2"}, "clear_metadata must be a list"),
        ({"clear_metadata": ["a"]}, "clear_metadata has no effect without encrypt_metadata"),
        ({"strict": True, "allowed_types": "hunter2"}, "allowed_types must be a list"),
        ({"allowed_types": [timedelta]}, "without strict"),
        ({"strict": True, "serde": JsonPlusSerializer()}, "omit serde"),
        ({"lanes": 0}, "lanes"),
        ({"write_timeout": -1}, "write_timeout"),
        ({"min_size": 5, "max_size": 2}, "min_size"),
        *(({name: True}, name) for name in ("allow_plaintext", "encrypt_metadata")),
    ],
)
def test_what_can_t_be_meant_is_refused_at_once(make: Any, options: Any, said: str) -> None:
    with pytest.raises(pg.InvalidOptionError, match=said) as caught:
        make("dbname=x", **options)
    assert isinstance(caught.value, (ValueError, TypeError))
    assert "hunter2" not in str(caught.value)


LOOKS = "should look like postgresql://"


@makers
@each(
    "dsn, said",
    [
        (None, "environment variable"),
        (b"dbname=x", r"not builtins\.bytes"),
        ("postgresql+asyncpg://user:hunter2@host/name?pool=9", LOOKS),
        ("mysql+pymysql://user:hunter2@host/name", LOOKS),
        ("hunter2", LOOKS),
        ("postgresql://user:hunter2\udce9@host/name", LOOKS),
        ("host=x password=hunter2\0 dbname=y", LOOKS),
    ],
)
def test_what_is_no_dsn_is_refused_at_once(make: Any, dsn: Any, said: str) -> None:
    with pytest.raises(pg.InvalidOptionError, match=said) as caught:
        make(dsn)
    assert "hunter2" not in "".join(traceback.format_exception(caught.value))


@makers
def test_signatures_have_all_options_with_types_and_defaults(make: Any) -> None:
    """Options are what type checkers and editors know, Settings what has the defaults."""
    shown = inspect.signature(make).parameters
    for name, option in inspect.signature(pg.Settings).parameters.items():
        assert shown[name] == option
    assert get_type_hints(Options) == get_type_hints(pg.Settings)


def _types_of_options(cipher: pg.AesGcmCipher) -> None:
    """Mypy checks these."""
    pg.PostgresSaver("", None, None, max_size=3, cipher=cipher)
    pg.PostgresSaver("", max_size="3")  # type: ignore[arg-type]  # the point of the test
    pg.PostgresSaver.from_conn_string("", max_siz=3)  # type: ignore[call-arg]  # as this is


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
        ({"keep_younger_than": timedelta.max}, "keep_younger_than must be no longer than"),
        ({"keep_results_for": 7}, "keep_results_for must be a timedelta"),
        ({"keep_results_for": timedelta(microseconds=-1)}, "results_for must be at least zero"),
        ({"keep_results_for": timedelta.max}, "keep_results_for must be no longer than"),
        ({"keep_last": True}, "a whole number"),
        ({"keep_last": 0}, "at least 1"),
        ({"keep_last": 2**63}, "64 bits"),
        ({"keep_last": 1, "metadata": "x"}, "be a dict"),
    ],
)
def test_policies_say_what_they_need(rules: Any, said: str) -> None:
    with pytest.raises(pg.InvalidOptionError, match=said):
        pg.RetentionPolicy(**rules)


def test_options_of_a_pool() -> None:
    """A least size alone makes it as large; the default for the most stays for a smaller one."""
    with pytest.raises(pg.InvalidOptionError, match="pool_config has no 'max_siz': did you mean"):
        pg.AsyncPostgresStore.from_conn_string("", pool_config={"max_siz": 3})
    default = pg.Settings().max_size
    for least in (2, default + 5):
        options = pool_options("", {"min_size": least}, {})[1]
        assert options == {"min_size": least, "max_size": max(least, default)}
        pg.AsyncPostgresStore.from_conn_string("", pool_config={"min_size": least})
