"""What a terminal may be given."""

from __future__ import annotations

import json

import orjson
from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint.tools.views import visible, visible_json

OBEYED = {
    "\x1b]52;c;ZXZpbA==\x07": r"\x1b]52;c;ZXZpbA==\x07",
    "\x9b31m": r"\x9b31m",
    "a\u202eb": r"a\u202eb",
    "a\u2066b\u200f": r"a\u2066b\u200f",
    "a\r\nb\tc": r"a\r\nb\tc",
    "\x7f\u2028\ufeff": r"\x7f\u2028\ufeff",
    "\ud800\U000e0041": r"\ud800\U000e0041",
    "é ☃ \U0001f468\u200d\U0001f469 עברית": "é ☃ \U0001f468\u200d\U0001f469 עברית",
}


def test_what_a_terminal_obeys_is_written_out() -> None:
    for text, shown in OBEYED.items():
        assert visible(text) == shown
    assert visible("a\n\tb\x1b", lines=True) == "a\n\tb\\x1b"


@given(st.text())
def test_json_says_the_same(text: str) -> None:
    document = orjson.dumps({text: [text, 1]})
    shown = visible_json(document)
    assert json.loads(shown) == {text: [text, 1]}
    assert visible(shown.decode()) == shown.decode()
