"""Values of all kinds, moved, copied, exported, rewritten, verified; and their classes counted."""

from __future__ import annotations

import io
from typing import Any

import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import AsyncPostgresSaver, IncompleteError, PostgresSaver, rewrite
from pg_checkpoint.codec import exact
from pg_checkpoint.tools.export import export_threads, import_threads
from pg_checkpoint.tools.moving import export_langgraph, import_langgraph
from pg_checkpoint.tools.verify import verify_threads
from tests.command_line import done
from tests.integration.tools.stock_app import stock_saver
from tests.kinds import Failure, Slotted, kept
from tests.making import META, aput, checkpoint_of, config_for, tuple_of

# For which LangGraph has no form, nor have we one that it reads.
NOT_THEIRS = {
    *("complex", "negative int beyond 64 bits", "int beyond 64 bits", "str with a lone surrogate"),
    *(f"dict with {key}" for key in ("a large int as key", "a lone surrogate as key")),
    *("dict with frozenset keys", "numpy array of objects", "numpy array of records"),
    *("numpy datetime64", "numpy scalars"),
}


async def _fill(saver: AsyncPostgresSaver) -> None:
    config = await aput(saver, config_for("t"), kept())
    await saver.aput_writes(config, [*kept().items()], "task")


async def _changed(saver: AsyncPostgresSaver, thread_id: str = "t") -> list[str]:
    found, values = await tuple_of(saver, config_for(thread_id)), kept()
    writes = {channel: value for _, channel, value in found.pending_writes or []}
    channels = found.checkpoint["channel_values"]
    assert channels.keys() == writes.keys() == values.keys()
    both = channels, writes
    return [n for n in values if not all(exact.same(values[n], stored[n]) for stored in both)]


@pytest.mark.direct("the stock saver prepares its statements")
async def test_the_stock_saver_gets_what_it_reads(dsn: str, saver: AsyncPostgresSaver) -> None:
    for name, value in kept().items():
        config = await aput(saver, config_for(name), {"c": value})
        await saver.aput_writes(config, [("c", value)], "task")
    async with stock_saver(dsn) as stock:
        moved = await export_langgraph(saver, dsn)
        assert {row.thread_id for row in moved.broken} == NOT_THEIRS
        for name in kept().keys() - NOT_THEIRS:
            there = await tuple_of(stock, config_for(name))
            ((_, _, write),) = there.pending_writes or []
            back = there.checkpoint["channel_values"]["c"]
            assert exact.same(back, write), name
            if not exact.same(kept()[name], back):
                expected = _as_langgraph_stores(kept()[name])
                assert not exact.same(kept()[name], expected), name
                assert type(back) is not type(expected) or exact.same(expected, back), name
                assert back, name
    # Nothing else is lost on the way back.
    moved = await import_langgraph(saver, dsn, schema="public")
    assert (moved.broken, moved.checkpoints) == (set(), 0)


def _as_langgraph_stores(value: Any) -> Any:
    serde = JsonPlusSerializer(allowed_msgpack_modules=True)
    try:
        return serde.loads_typed(serde.dumps_typed(value))
    except TypeError:
        return None


async def test_copies_and_exports_are_the_same(saver: Any, elsewhere: Any) -> None:
    await _fill(saver)
    await saver.acopy_thread("t", "copy")
    assert await _changed(saver, "copy") == []
    out = io.BytesIO()
    await export_threads(saver, out.write, threads=["t"])
    await import_threads(elsewhere, out.getvalue().splitlines(keepends=True))
    assert await _changed(elsewhere) == []
    verified = await verify_threads(elsewhere)
    assert (verified.broken, verified.unjudged) == ([], [])


async def test_a_rewrite_changes_what_its_function_changes(saver: AsyncPostgresSaver) -> None:
    await _fill(saver)
    assert (await rewrite(saver, lambda value, place: value)).rewritten == []
    assert await _changed(saver) == []

    def tag(value: Any, place: Any) -> Any:
        is_one = place.channel == "tuple" and isinstance(value, tuple) and "tagged" not in value
        return ("tagged", Slotted(1), *value) if is_one else value

    await rewrite(saver, tag)
    assert await _changed(saver) == ["tuple"]
    stored = await tuple_of(saver, config_for("t"))
    tagged = ("tagged", Slotted(1), *kept()["tuple"])
    assert exact.same(stored.checkpoint["channel_values"]["tuple"], tagged)


async def test_a_rewrite_refuses_what_would_be_lost(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, on_lossy="raise") as saver:
        await aput(saver, config_for("t"), {"c": ["a"]})
        with pytest.raises(IncompleteError, match=r"'c' has at \[0\] a tests\.kinds\.Failure"):
            await rewrite(saver, lambda value, place: [Failure("a")])


def test_classes_in_our_forms_are_counted(sync_saver: PostgresSaver, dsn: str) -> None:
    checkpoint = checkpoint_of(kept())
    sync_saver.put(config_for("t"), checkpoint, META, checkpoint["channel_versions"])
    names = {one["class"] for one in done("types", "--json", dsn=dsn).json["classes"]}
    counted = ("Outer.Cost", "Outer.Phase", "Text", "Rows", "Memo", "Order", "Size", "Page")
    assert names >= {f"tests.kinds.{name}" for name in counted}
