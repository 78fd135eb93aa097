"""Moving in: what the stock saver stored is ours, and goes on."""

from __future__ import annotations

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.moving_in import import_langgraph
from tests.integration.stock_app import (
    StockSaver,
    answer,
    app,
    same_tuples,
    say,
    tuples_of,
)


async def test_threads_are_what_they_were_and_go_on(dsn: str, saver: AsyncPostgresSaver) -> None:
    async with StockSaver.from_conn_string(dsn) as stock:
        await stock.setup()
        for thread, turns in (("short", 1), ("asked", 3), ("long", 5)):
            for turn in range(turns):
                state = await say(app(stock), thread, f"turn {turn}")
                if "__interrupt__" in state and thread == "long":
                    await answer(app(stock), thread, "sure")
        moved = await import_langgraph(saver, dsn)
        print(moved)
        assert not moved.broken
        for thread in ("short", "asked", "long"):
            assert same_tuples(await tuples_of(saver, thread), await tuples_of(stock, thread))
        for thread in ("short", "asked", "long"):
            a = await (answer(app(stock), thread, "x") if thread=="asked" else say(app(stock), thread, "x"))
            b = await (answer(app(saver), thread, "x") if thread=="asked" else say(app(saver), thread, "x"))
            assert a == b
