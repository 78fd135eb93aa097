"""What the pages of pg-checkpoint ui draw and say, worked out without a database."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage

from pg_checkpoint.tools.views import lasted
from pg_checkpoint.ui import drawing
from pg_checkpoint.ui.pages import HEIGHT, WIDTH, chart_of, filter_of
from tests.cases import each


def test_a_line_of_checkpoints() -> None:
    assert drawing.placed([("c", "b"), ("b", "a"), ("a", None)]) == [
        drawing.BranchRow(0, (), (), True, False, 0),
        drawing.BranchRow(0, (0,), (), True, False, 1),
        drawing.BranchRow(0, (0,), (), False, False, 1),
    ]


def test_forks_stand_side_by_side_and_meet() -> None:
    places = drawing.placed(
        [("e", "b"), ("d", "c"), ("c", "b"), ("x", "b"), ("b", "a"), ("a", None)]
    )
    assert [place.column for place in places] == [0, 1, 1, 2, 0, 0]
    assert places[2].passing == (0,)
    assert places[4].joining == (0, 1, 2)
    assert places[4].children == 3
    # Columns are used again.
    again = drawing.placed([("c", "a"), ("b", "a"), ("a", None), ("z", "y"), ("y", None)])
    assert [place.column for place in again] == [0, 1, 0, 0, 0]


def test_a_parent_that_is_not_there_or_comes_first() -> None:
    (alone,) = drawing.placed([("b", "gone")])
    assert (alone.goes_on, alone.is_cut) == (False, True)
    # Ids are any text: a parent's may be the greater one.
    first, second = drawing.placed([("z", None), ("a", "z")])
    assert (first.children, second.is_cut, second.joining) == (1, True, ())
    (loop,) = drawing.placed([("a", "a")])
    assert loop.is_cut


def test_thousands_of_forks_are_drawn_in_linear_time() -> None:
    nodes: list[Any] = [(n, "a") for n in range(50_000)]
    places = drawing.placed([*nodes, ("a", None), ("z", "y"), ("y", None)])
    assert places[20].column == places[49_999].column == drawing.COLUMNS - 1
    assert places[49_999].passing == tuple(range(drawing.COLUMNS))
    # What a row holds has a bound, and so has the time that all of them take.
    assert max(len(p.joining) + len(p.passing) for p in places) <= 2 * drawing.COLUMNS
    assert [p.column for p in places[-3:]] == [0, 0, 0]
    # A rail stays narrow.
    nodes = nodes[:50]
    places = drawing.placed([*nodes, ("a", None)])
    rail = drawing.rail_of(places[-1], 50)
    assert (rail.width < 200, len(rail.curves)) == (True, 10)
    assert all(0 < x < rail.width for x, _ in drawing.rail_of(places[49], 50).below)


def test_a_chart_fits_its_frame() -> None:
    assert chart_of([]) is None
    assert chart_of([5]) is None
    chart = chart_of([0, 1500, 3000])
    assert chart is not None
    assert chart.line == "0.0,100.0 500.0,62.5 1000.0,25.0"
    assert chart.ticks == (4000, 2000, 0)
    long = chart_of([0] * 5000 + [9] + [0] * 5000)
    assert long is not None
    points = [tuple(map(float, point.split(","))) for point in long.line.split()]
    assert len(points) <= 400
    assert min(y for _, y in points) == HEIGHT - 90, "the peak is not lost"
    assert points[-1][0] == WIDTH
    assert chart_of([0, 0]) is not None


@each(
    "value, kind",
    [
        (None, "None"),
        (True, "bool"),
        ("x", "text"),
        (b"abc", "bytes of 3"),
        ([1, 2], "list of 2"),
        ({"a": 1}, "dict of 1"),
        (object(), "object"),
        ([HumanMessage("x")], "list of 1 message"),
    ],
)
def test_what_a_value_is(value: Any, kind: str) -> None:
    assert drawing.kind_of(value) == kind
    assert drawing.shown(value).text or drawing.shown(value).messages


def test_messages_are_shown_with_what_they_say() -> None:
    call = {"name": "find", "args": {"for": "é"}, "id": "1"}
    blocks: Any = [{"type": "text", "text": "Look:"}, {"type": "image", "url": "x"}]
    found, failed = (
        ToolMessage(text, tool_call_id="1", status=status)
        for text, status in (("found", "success"), ("failed", "error"))
    )
    asked = [HumanMessage(blocks, name="ada"), AIMessage("", tool_calls=[call])]
    said = drawing.shown([*asked, found, failed]).messages
    assert [(m.role, m.text) for m in said] == [("human", "Look:"), ("ai", ""), ("tool", "failed")]
    assert (said[0].name, said[0].attachments) == ("ada", ("image · x",))
    (told,) = said[1].calls
    assert told.text == 'find({"for": "é"})'
    assert told.result is not None
    assert (told.result.text, told.result.rest) == ("found", "")
    assert said[2].calls == ()
    assert "error" in said[2].rest


def test_results_stand_at_their_calls() -> None:
    def asked(*ids: str) -> AIMessage:
        return AIMessage("", tool_calls=[{"name": "t", "args": {}, "id": i} for i in ids])

    said = drawing.shown(
        [
            ToolMessage("of a call before", tool_call_id="a"),
            asked("a", "b", "c"),
            HumanMessage("meanwhile"),
            ToolMessage("b's", tool_call_id="b"),
            ToolMessage("a's", tool_call_id="a"),
            asked("b"),
            ToolMessage("b's second", tool_call_id="b"),
        ]
    ).messages
    results = [[c.result.text if c.result else None for c in m.calls] for m in said]
    assert [m.role for m in said] == ["tool", "ai", "human", "ai"]
    assert results == [[], ["a's", "b's", None], [], ["b's second"]]


PNG, PDF = "data:image/png;base64," + "A" * 400, {"filename": "a.pdf", "file_data": "A" * 4000}
GIF = {"type": "base64", "media_type": "image/gif", "data": "AA=="}
WAV = {"data": "AAAA", "format": "wav"}


@each(
    "block, named",
    [
        ({"type": "image_url", "image_url": {"url": "https://x/a.png"}}, "image · https://x/a.png"),
        ({"type": "input_image", "image_url": PNG}, "image · image/png · 300 B"),
        ({"type": "file", "file": PDF}, "file · a.pdf · 3.0 kB"),
        ({"type": "image", "source": GIF}, "image · image/gif · 3 B"),
        ({"type": "input_audio", "input_audio": WAV}, "audio · wav · 3 B"),
        ({"type": "media", "mime_type": "video/mp4", "data": b"12345"}, "media · video/mp4 · 5 B"),
        ({"type": "file", "file": {"file_id": "f-1"}}, "file · f-1"),
        ({"type": "document", "source": None, "title": "<b>", "data": 7}, "document · <b>"),
    ],
)
def test_attachments_are_named(block: Any, named: str) -> None:
    (said,) = drawing.shown(HumanMessage([{"type": "text", "text": "See."}, block])).messages
    assert (said.text, said.attachments, said.rest) == ("See.", (named,), "")


def test_blocks_that_are_no_attachment_stay() -> None:
    call = {"name": "find", "args": {}, "id": "1"}
    blocks: Any = [
        {"type": "thinking", "thinking": "Hm."},
        {"type": "tool_use", "id": "1", "name": "find", "input": {}},
        {"type": ["image"]},
        {"type": "output_text", "text": "Done."},
    ]
    (said,) = drawing.shown(AIMessage(blocks, tool_calls=[call])).messages
    assert (said.text, said.attachments) == ("Done.", ())
    assert "Hm." in said.rest
    assert "tool_use" not in said.rest
    (alone,) = drawing.shown(AIMessage(blocks)).messages
    assert "tool_use" in alone.rest


@each(
    "seconds, text",
    [
        (0.0004, "0 ms"),
        (0.9994, "999 ms"),
        (0.9996, "1.0 s"),
        (59.9, "59.9 s"),
        (59.96, "1 min 0 s"),
        (3599.6, "1 h 0 min"),
        (90061, "1 d 1 h"),
    ],
)
def test_durations_as_people_read_them(seconds: float, text: str) -> None:
    assert lasted(timedelta(seconds=seconds)) == text
    assert lasted(None) == ""


def test_long_ones_are_cut_and_say_so() -> None:
    text = drawing.shown("x" * 5000)
    assert (len(text.text), text.left_out) == (4001, "all 5,000 characters")
    assert drawing.shown("x" * 5000, whole=True).text == "x" * 5000
    chat = drawing.shown([HumanMessage(str(n)) for n in range(30)])
    assert [m.text for m in chat.messages][:2] == ["10", "11"]
    assert chat.left_out == "all 30 messages in full length"
    assert drawing.shown(HumanMessage("x" * 5000)).left_out == "it in full length"
    assert not drawing.shown([HumanMessage("x" * 5000)], whole=True).left_out
    called = AIMessage("", tool_calls=[{"name": "t", "args": {"x": "y" * 5000}, "id": "1"}])
    assert drawing.shown([called]).left_out == "it in full length"


def test_metadata_as_it_is_typed() -> None:
    assert filter_of(" ") == {}
    assert filter_of("user=ada") == {"user": "ada"}
    assert filter_of("n = 3") == {"n": 3}
    assert filter_of('n="3"') == {"n": "3"}
    assert filter_of('{"a": {"b": 1}}') == {"a": {"b": 1}}
    for wrong in ("ada", "=x", "{", "{1}"):
        with pytest.raises(drawing.MistakeError):
            filter_of(wrong)


def test_the_pictures_of_the_docs_are_there_and_small() -> None:
    docs = Path(__file__).parents[3] / "docs"
    named = set(re.findall(r"screenshots/[\w-]+\.png", (docs / "ui.md").read_text()))
    assert {f"screenshots/{path.name}" for path in (docs / "screenshots").iterdir()} == named
    assert all((docs / name).stat().st_size <= 150_000 for name in named)
