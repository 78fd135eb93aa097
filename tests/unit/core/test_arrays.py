"""Binary arrays are what the server reads back."""

from __future__ import annotations

from functools import partial
from typing import Any

import psycopg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pg_checkpoint.core import arrays
from tests.servers import Server

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"))
EQUALLY_LONG = partial(arrays.equally_long, length=4)
CASES: list[tuple[str, Any, st.SearchStrategy[Any]]] = [
    ("text[]", arrays.texts, st.none() | TEXT),
    ("text[]", arrays.texts, st.sampled_from(["", "é", "null", None])),
    ("text[]", arrays.texts, st.sampled_from(["é"])),
    ("text[]", arrays.texts, st.none()),
    ("text[]", arrays.documents, st.none() | TEXT),
    ("bytea[]", arrays.byteas, st.none() | st.binary()),
    ("bytea[]", EQUALLY_LONG, st.binary(min_size=4, max_size=4)),
    ("bytea[]", EQUALLY_LONG, st.none() | st.binary(min_size=4, max_size=4)),
    ("integer[]", arrays.integers, st.integers(-(2**31), 2**31 - 1)),
    ("double precision[]", arrays.doubles, st.none() | st.floats(allow_nan=False)),
    ("bigint[]", arrays.bigints, st.integers(-(2**63), 2**63 - 1)),
    ("jsonpath[]::text[]", arrays.jsonpaths, st.sampled_from(['$."a"', '$."é"', None])),
]


@given(st.lists(st.none() | st.integers(0, 2**32 - 1), max_size=20))
def test_checksums_are_four_bytes_each(values: list[int | None]) -> None:
    packed = [None if v is None else v.to_bytes(4, "big") for v in values]
    assert arrays.checksums(values) == arrays.byteas(packed)


@pytest.mark.parametrize(("kind", "pack", "cells"), CASES, ids=[c[0] for c in CASES])
def test_they_round_trip(server: Server, kind: str, pack: Any, cells: Any) -> None:
    with psycopg.connect(server.dsn) as connection:
        arrays.register(connection)
        cursor = psycopg.RawCursor(connection)

        @settings(max_examples=50)
        @given(st.lists(cells, max_size=20))
        def check(values: list[Any]) -> None:
            row = cursor.execute(f"select $1::{kind}".encode(), [pack(values)]).fetchone()
            assert row == (values,)

        check()
