"""Versions are what JSONB makes of them, whatever kind of number or text they are."""

from __future__ import annotations

import math
from typing import Any

import orjson
import psycopg
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pg_checkpoint import InvalidKeyError
from pg_checkpoint.codec.keys import version_text
from tests.cases import each
from tests.integration.codec.conftest import Saver
from tests.keys import CIPHER
from tests.making import META, checkpoint_of, config_for, values_of

VERSIONS: list[Any] = [
    *(0, 1, -1, 1.0, 1.5, 0.1 + 0.2, 1e15, 1e16, 1.5e16, 1e22, 1e23, 1e300, 1e-5, 1e-7, 5e-324),
    *(0.0, -0.0, -1.5, 123456789.125, 2**53 + 1, 2.0**63, 2**63 - 1, 2**64 - 1, -(2**63)),
    *(True, False, "1", "1.0", "é", "00000001.abc", "x\\u0041"),
]

text = st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20)
version: st.SearchStrategy[Any] = (
    st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**63), 2**64 - 1) | text
)


@settings(max_examples=50)
@given(st.lists(version, min_size=1, max_size=40))
@example(VERSIONS)
def test_the_text_of_a_version_is_jsonbs(dsn: str, versions: list[Any]) -> None:
    written = orjson.dumps({str(n): v for n, v in enumerate(versions)}).decode()
    with psycopg.connect(dsn) as admin:
        rows = admin.execute(
            "select key, value, $1::jsonb ->> key, ($1::jsonb)::text"
            " from jsonb_each_text($1::jsonb)".replace("$1", "%(json)s"),
            {"json": written},
        ).fetchall()
    made = {key: (value, by_name) for key, value, by_name, _ in rows}
    assert made == {str(n): (version_text(v),) * 2 for n, v in enumerate(versions)}
    # And what is read back has the same text again.
    read = orjson.loads(rows[0][3])
    again = [version_text(read[str(n)]) for n in range(len(versions))]
    assert again == [version_text(v) for v in versions]


@pytest.mark.parametrize(("kind", "cipher"), [(["value"], None), ("x" * 100, CIPHER)])
async def test_a_value_is_found_at_any_version(dsn: str, kind: Any, cipher: Any) -> None:
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        for at in [*VERSIONS, 2**60, 1.2345678901234567e18, -1.2345678901234567e17]:
            config: Any = config_for(f"t{at!r}")
            first = checkpoint_of({"x": kind}, {"x": at})
            first["versions_seen"] = {"node": {"x": at}, "other": {}}
            # Left out by the second, which leans on the first.
            child = checkpoint_of({"x": kind, "y": [1]}, {"x": at, "y": "1"})
            stored = await saver.aput(config, first, META, {"x": at})
            await saver.aput(stored, child, META, {"y": "1"})
            found = [c.checkpoint["channel_values"] async for c in saver.alist(config)]
            assert found == [{"x": kind, "y": [1]}, {"x": kind}]


@each("first, second", [(1, 1.0), (1, True), (0.0, -0.0), ("1", 1), (1, "1.0")])
async def test_versions_equal_in_python(saver: Saver, first: Any, second: Any) -> None:
    await saver.adelete_thread("t")
    root = checkpoint_of({"x": ["v"]}, {"x": first})
    config = await saver.aput(config_for("t"), root, META, {"x": first})
    child = checkpoint_of({"x": ["v"], "y": [1]}, {"x": second, "y": "2"})
    await saver.aput(config, child, META, {"y": "2"})
    assert await values_of(saver, config_for("t")) == {"x": ["v"], "y": [1]}


async def test_what_is_no_version_fails_its_caller(saver: Saver) -> None:
    bad: Any
    for bad in (math.nan, math.inf, 2**64, None, ["1"]):
        checkpoint = checkpoint_of({"x": [1]}, {"x": bad})
        with pytest.raises(InvalidKeyError):
            await saver.aput(config_for("t"), checkpoint, META, {"x": bad})
    assert await saver.aget_tuple(config_for("t")) is None
