"""Moving in and out: what the stock saver stored is ours, and back, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.types import TASKS, _DeltaSnapshot
from langgraph.store.postgres.aio import AsyncPostgresStore as StockStore
from langgraph.types import Command
from psycopg.conninfo import make_conninfo

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    PostgresSaver,
    RetentionPolicy,
    SchemaNotReadyError,
    StockTablesError,
    list_waiting,
    shred_thread,
)
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.tools.moving import export_langgraph, import_langgraph
from pg_checkpoint.tools.sides import Moved
from tests import questions
from tests.checking import unowned
from tests.integration.tools.stock_app import (
    Requests,
    StockSaver,
    answer,
    app,
    assert_same,
    comparable,
    fill,
    filled,
    same_tuples,
    say,
    stock_saver,
    tuples_of,
)
from tests.keys import CIPHER, RING
from tests.making import (
    META,
    Xor,
    aput,
    change_rows,
    checkpoint_of,
    config_for,
    make_schema_anew,
    rows_of,
    run_sql,
    tuple_of,
)

pytestmark = pytest.mark.direct("the stock saver prepares its statements")

THEIRS = EncryptedSerializer(Xor())
NARROW, WIDE = "00000001.abc", "00000000000000000000000000000001.abc"


@pytest.fixture
async def stock(dsn: str) -> AsyncIterator[StockSaver]:
    async with stock_saver(dsn) as opened:
        yield opened


@pytest.fixture(params=[None, CIPHER], ids=["in clear", "encrypted"])
async def any_saver(request: Any, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    options: Any = {"cipher": request.param, "encrypt_metadata": request.param is not None}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as opened:
        yield opened


def assert_over(moved: Moved) -> None:
    """Everything is here, and nobody went on here."""
    assert (moved.broken, moved.behind, moved.gone_on) == (set(), set(), set())


async def test_threads_are_what_they_were_and_go_on(dsn: str, any_saver: Any) -> None:
    saver = any_saver
    async with filled(dsn) as stock:
        moved = await import_langgraph(saver, dsn)
        assert (moved.threads, moved.copied) == (3, {"short", "asked", "long"})
        assert_over(moved)
        assert moved.decoded == moved.checkpoints > 50
        # With other bytes only keys can be compared; special writes are sent again.
        again = await import_langgraph(saver, dsn, threads=["short", "long"])
        assert (again.checkpoints, again.compared) == (0, 2)
        assert_over(again)
        for thread in ("short", "asked", "long"):
            await assert_same(saver, stock, thread)
            go_on = answer if thread == "asked" else say
            expected = await go_on(app(stock), thread, "and on")
            assert comparable(await go_on(app(saver), thread, "and on")) == comparable(expected)
            versions = (await tuples_of(saver, thread))[-1].checkpoint["channel_versions"]
            assert all(len(v.split(".")[0]) == 32 for v in versions.values())
    assert unowned(dsn) == (0, 0, 0, 0)
    is_clear = rows_of(dsn, "select from pgcheckpoint.checkpoint_blobs where type !~ '^pg:aes:'")
    is_encrypted = rows_of(dsn, "select from pgcheckpoint.checkpoint_threads where encrypted")
    assert bool(is_clear) != bool(is_encrypted)
    assert is_encrypted or (again.passes, again.writes, again.bytes) == (1, 0, 0)


async def test_long_lists(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    config, said = config_for("chat"), []
    for n in range(60):
        said.append(HumanMessage(f"{n} " + "words " * 200, id=f"{n}"))
        checkpoint = checkpoint_of({"said": said}, {"said": f"{n:03}.0"}, f"{n:03}")
        config = await stock.aput(config, checkpoint, META, {"said": f"{n:03}.0"})
    await import_langgraph(saver, dsn)
    await assert_same(saver, stock, "chat")
    ((chunks, blobs, theirs),) = rows_of(
        dsn,
        "select (select sum(length(data)) from pgcheckpoint.checkpoint_chunks),"
        " (select sum(length(blob)) from pgcheckpoint.checkpoint_blobs),"
        " (select sum(length(blob)) from checkpoint_blobs)",
    )
    assert 15 * (chunks + blobs) < theirs


async def test_a_second_question(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    """The stock saver keeps that to the first, beside the question that is open now."""
    pay = {"pay": questions.asking("Pay?", times=2)}
    graph = questions.build(stock, pay)
    await graph.ainvoke({"done": []}, config_for("t"))
    await graph.ainvoke(Command(resume="yes"), config_for("t"))
    moved = await import_langgraph(saver, dsn)
    assert (moved.passes, moved.behind) == (2, set())
    graph = questions.build(saver, pay)
    await graph.ainvoke(None, config_for("t"))
    assert [*await questions.waiting(graph)] == ["Pay?"]
    (thread,) = await list_waiting(saver)
    assert [one.value for one in thread.interrupts] == ["Pay?"]
    await graph.ainvoke(Command(resume="no"), config_for("t"))
    assert await questions.done(graph) == ["Pay?: yes", "Pay?: no", "after"]


async def test_an_interrupted_import_goes_on(dsn: str, saver: AsyncPostgresSaver) -> None:
    def interrupt(moved: Moved) -> None:
        if moved.threads == 2:
            raise EOFError

    async with filled(dsn) as stock:
        with pytest.raises(EOFError):
            await import_langgraph(saver, dsn, progress=interrupt)
        # Also from the middle of a thread.
        middle = "percentile_disc(0.5) within group (order by checkpoint_id)"
        later = f"checkpoint_id > (select {middle} from checkpoints where thread_id = 'long')"
        ours = "delete from pgcheckpoint.checkpoints where thread_id = 'long'"
        run_sql(dsn, f"{ours} and {later}")
        moved = await import_langgraph(saver, dsn)
        assert_over(moved)
        assert 0 < moved.checkpoints < moved.decoded
        await answer(app(stock), "asked", "yes")
        await say(app(stock), "new", "hello")
        assert (await import_langgraph(saver, dsn)).copied == {"asked", "new"}
        await assert_same(saver, stock, "short", "asked", "new", "long")


async def test_nothing_is_written_for_the_schema_before(dsn: str, stock: StockSaver) -> None:
    """However the calls are batched: writes go before their checkpoint."""
    how: Any = {"cipher": CIPHER, "lanes": 1, "max_batch_items": 1}
    async with AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        config = await stock.aput(config_for("t"), checkpoint_of({"a": [1]}), META, {"a": "1"})
        await stock.aput_writes(config, [("a", [2])], "task")
        await import_langgraph(saver, dsn)
        await asyncio.to_thread(make_schema_anew, dsn)
        with pytest.raises(SchemaNotReadyError, match="created again"):
            await import_langgraph(saver, dsn)
        # What is left of it was sent by then.
        await aput(saver, config_for("u"), {"a": [1]})
        assert_over(await import_langgraph(saver, dsn))
        await assert_same(saver, stock, "t")


async def test_a_question_that_was_asked_anew(dsn: str, stock: StockSaver, any_saver: Any) -> None:
    """The stock saver replaces such writes in place: no key tells that."""
    config = await stock.aput(config_for("t"), checkpoint_of({"a": [1]}), META, {"a": "1"})
    for question in ("first?", "second?"):
        await stock.aput_writes(config, [("__interrupt__", question)], "task")
        assert_over(await import_langgraph(any_saver, dsn))
    found = await tuple_of(any_saver, config_for("t"))
    assert found.pending_writes == [("task", "__interrupt__", "second?")]


async def test_a_thread_that_went_on_here_is_left(dsn: str, saver: AsyncPostgresSaver) -> None:
    async with filled(dsn) as stock:
        await import_langgraph(saver, dsn)
        await answer(app(saver), "asked", "ours")
        await say(app(saver), "short", "ours")
        await say(app(stock), "short", "theirs")
        ours = {t: await tuples_of(saver, t) for t in ("asked", "short")}
        moved = await import_langgraph(saver, dsn)
        assert (moved.gone_on, moved.diverged) == ({"asked", "short"}, {"short"})
        assert moved.checkpoints == moved.writes == 0
        for thread, before in ours.items():
            assert same_tuples(await tuples_of(saver, thread), before)


async def test_a_pruned_thread(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    config = config_for("t")
    for n in range(5):
        config = await stock.aput(config, checkpoint_of({}, {}, f"{n}"), META, {})
        if n == 3:
            await import_langgraph(saver, dsn)
            await stock.aprune(["t"])
    moved = await import_langgraph(saver, dsn)
    assert_over(moved)
    assert (moved.checkpoints, len(await tuples_of(saver, "t"))) == (1, 5)


async def test_a_thread_that_was_shredded_here_is_named(dsn: str, stock: StockSaver) -> None:
    cipher = AesGcmCipher(RING, data_keys=True)
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        for thread_id in "abc":
            await _two_checkpoints(stock, thread_id)
        await import_langgraph(saver, dsn)
        for shredded, new in (("a", "b"), ("b", "c")):
            await shred_thread(saver, shredded)
            await stock.aput(config_for(new), checkpoint_of({}, {}, "3"), META, {})
        moved = await import_langgraph(saver, dsn)
        assert {row.thread_id for row in moved.without_keys} == {"a", "b"}
        assert_over(moved)
        assert (moved.checkpoints, moved.compared) == (1, 3)
        await assert_same(saver, stock, "c")


@pytest.mark.parametrize("how", ["decrypted", "as they are"])
async def test_rows_of_an_encrypted_serializer(dsn: str, how: str) -> None:
    options: dict[str, Any] = {} if how == "decrypted" else {"serde": THEIRS}
    async with stock_saver(dsn, serde=THEIRS) as stock:
        await fill(stock, "t", 4)
        async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
            moved = await import_langgraph(saver, dsn, serde=THEIRS if how == "decrypted" else None)
            assert_over(moved)
            await assert_same(saver, stock, "t")
            expected = await say(app(stock), "t", "on")
            assert comparable(await say(app(saver), "t", "on")) == comparable(expected)
    for table in ("checkpoint_blobs", "checkpoint_writes"):
        marked = rows_of(dsn, f"select from pgcheckpoint.{table} where type ~ '[+]xor'")
        assert bool(marked) == (how == "as they are")


async def test_what_can_t_be_decrypted_is_named(dsn: str, saver: AsyncPostgresSaver) -> None:
    async with stock_saver(dsn, serde=THEIRS) as stock:
        await stock.aput(config_for("t"), checkpoint_of({"a": [1], "b": [2]}), META, {"a": "1"})
    run_sql(dsn, "update checkpoint_blobs set type = 'msgpack+other'")
    moved = await import_langgraph(saver, dsn, serde=THEIRS)
    assert moved.checkpoints == 1
    assert any("can't be decrypted (AssertionError)" in str(row) for row in moved.broken)


async def test_older_versions(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    """Pending sends on the parent, no small values in the checkpoint, rows for empty channels."""
    old = checkpoint_of({"a": [1], "b": "x"}, {"a": "1.0", "b": "1.1"}, "1", v=3)
    config = await stock.aput(config_for("t"), old, META, {"a": "1.0"})
    await stock.aput_writes(config, [(TASKS, ["packet"]), ("a", 1)], "task", "~path")
    child = checkpoint_of({"a": [1]}, {"a": "1.0", "c": "2.0"}, "2", v=3)
    child["ts"] = "2026-02-03T04:05:06+00:00"
    await stock.aput(config, child, META, {})
    less = "checkpoint = checkpoint - 'channel_values'"
    run_sql(dsn, f"update checkpoints set {less} where checkpoint_id = '2'")
    run_sql(dsn, "insert into checkpoint_blobs values ('t', '', 'c', '2.0', 'empty', null)")
    assert_over(await import_langgraph(saver, dsn))
    found = await tuples_of(saver, "t")
    assert same_tuples(found, await tuples_of(stock, "t"))
    assert found[1].checkpoint["channel_values"] == {"a": [1], TASKS: [["packet"]]}
    # Threads keep their times.
    (thread,) = await saver.alist_threads()
    assert (thread.created_at.isoformat()[:10], thread.active_at.month) == ("2026-01-01", 2)


async def test_values_of_all_kinds(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    files = {f"{n}.py": "pass\n" * 100 for n in range(40)}
    values: dict[str, Any] = {"long": "text " * 1000, "bytes": b"\0\xff" * 2000, "files": files}
    values |= {"huge": 2**90, "large": 1e300, "small": 1e-9, "numbers": list(range(3000))}
    values |= {"yes": True, "none": None, "empty": [], "back\\slash": [1]}
    values["snapshot"] = _DeltaSnapshot(["a"] * 5)
    for n in range(3):
        versions: dict[str, Any] = dict.fromkeys(values, f"{n}.0")
        checkpoint = checkpoint_of({**values, "numbers": list(range(3000 + n))}, versions)
        await stock.aput(config_for("t"), checkpoint, META, versions)
    values.pop("back\\slash")  # which the stock saver can't read
    run_sql(dsn, r"delete from checkpoint_blobs where channel like 'back\\%'")
    assert_over(await import_langgraph(saver, dsn))
    await assert_same(saver, stock, "t")
    latest = await tuple_of(saver, config_for("t"))
    kinds = {c: type(v) for c, v in latest.checkpoint["channel_values"].items()}
    assert kinds == {c: int if c == "large" else type(v) for c, v in values.items()}


async def test_early_writes(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    await stock.aput(config_for("t"), checkpoint_of({}, {}, "1"), META, {})
    await stock.aput_writes(config_for("t", "2"), [("a", 1)], "task")
    await import_langgraph(saver, dsn)
    config = await stock.aput(config_for("t", "1"), checkpoint_of({}, {}, "2"), META, {})
    await import_langgraph(saver, dsn)
    await assert_same(saver, stock, "t")
    assert (await tuple_of(saver, config)).pending_writes == [("task", "a", 1)]


VERSIONS = """checkpoint = checkpoint || '{"channel_versions": {"a": null}}'"""
# Of thread b: what is set where, what is said, how many of its two checkpoints are lost.
BREAK = [
    ("checkpoint_blobs", r"blob = '\xc1'", "channel 'a', version '1'): can't decode", 0),
    ("checkpoint_blobs", "type = 'no such'", "NotImplementedError", 0),
    ("checkpoint_writes", r"blob = '\xc1'", "channel 'a', task 'task', idx 0)", 0),
    ("checkpoint_writes", "type = null", "not moved: it has no type", 0),
    ("checkpoints", "checkpoint = '[1]'", "not moved: the checkpoint at", 2),
    ("checkpoints", VERSIONS, "not moved: the checkpoint at", 2),
]


async def test_broken_rows(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    for table, change, expected, lost in BREAK:
        for thread in "abc":
            await stock.adelete_thread(thread)
            await saver.adelete_thread(thread)
            await _two_checkpoints(stock, thread)
        run_sql(dsn, f"update {table} set {change} where thread_id = 'b'")
        moved = await import_langgraph(saver, dsn)
        assert any(expected in str(row) for row in moved.broken), (change, moved.broken)
        assert {(row.table, row.thread_id) for row in moved.broken} == {(table, "b")}
        assert (moved.checkpoints, moved.passes, moved.behind) == (6 - lost, 2, set()), change
        await assert_same(saver, stock, "c")


async def _two_checkpoints(stock: StockSaver, thread: str) -> None:
    config = config_for(thread)
    for id_ in ("1", "2"):
        checkpoint = checkpoint_of({"a": [1]}, {"a": id_}, id_)
        config = await stock.aput(config, checkpoint, META, {"a": id_})
        await stock.aput_writes(config, [("a", 1)], "task")


SMALL = "checkpoints set checkpoint = jsonb_set(checkpoint, '{%s,small}', '%s')"
TAMPER = [
    (r"checkpoint_blobs set blob = blob || '\x01' where channel = 'a'", "value"),
    (SMALL % ("channel_values", "8"), "value"),
    (SMALL % ("channel_versions", '"9"'), "different checkpoint"),
    ("""checkpoints set metadata = '{"step": 9}'""", "metadata"),
    ("checkpoints set parent_checkpoint_id = '7'", "parent"),
    ("checkpoint_writes set channel = 'b'", "different write"),
    (r"checkpoint_writes set blob = '\x05'", "different write"),
]


async def test_what_is_not_the_same(dsn: str, saver: AsyncPostgresSaver, stock: StockSaver) -> None:
    checkpoint = checkpoint_of({"a": [1], "small": 7}, checkpoint_id="1")
    config = await stock.aput(config_for("t", "0"), checkpoint, META, {"a": "1"})
    await stock.aput_writes(config, [("a", 1)], "task")
    for change, expected in TAMPER:
        await saver.adelete_thread("t")
        assert not (await import_langgraph(saver, dsn)).broken, change
        change_rows(dsn, "update checkpoints set checks = null")
        for table in ("checkpoint_blobs", "checkpoint_writes"):
            change_rows(dsn, f"update {table} set crc = null")
        change_rows(dsn, f"update {change}")
        moved = await import_langgraph(saver, dsn)
        assert [expected in str(row) for row in moved.broken] == [True], change
    assert not (await import_langgraph(saver, dsn, sample=0)).broken


async def test_another_database(dsn: str, direct_dsn: str, saver: AsyncPostgresSaver) -> None:
    run_sql(direct_dsn, 'create schema "Their schema"')
    async with filled(make_conninfo(direct_dsn, options='-csearch_path="Their\\ schema"')) as stock:
        with pytest.raises(StockTablesError, match="run setup"):
            await import_langgraph(saver, direct_dsn)
        assert len((await import_langgraph(saver, direct_dsn, schema="Their schema")).copied) == 3
        await assert_same(saver, stock, "long")
        async with AsyncPostgresSaver.from_conn_string(direct_dsn) as bare:
            with pytest.raises(SchemaNotReadyError):
                await import_langgraph(bare, direct_dsn, schema="Their schema")
    bad: Any = {"sample": 1.5}, {"sample": -0.1}, {"passes": 0}
    for options in bad:
        with pytest.raises(ValueError, match="sample must be from 0 to 1"):
            await import_langgraph(AsyncPostgresSaver(""), "", **options)


async def test_tables_that_are_not_there(dsn: str, saver: AsyncPostgresSaver) -> None:
    moves = import_langgraph, export_langgraph
    for move in moves:
        with pytest.raises(StockTablesError, match=r"run setup\(\) first"):
            await move(saver, dsn)
    with pytest.raises(StockTablesError, match="tables of pg_checkpoint"):
        await import_langgraph(saver, dsn, schema="pgcheckpoint")
    with pytest.raises(ValueError, match="passes"):
        await export_langgraph(saver, dsn, passes=0)
    async with StockStore.from_conn_string(dsn) as store:
        await store.setup()
    # Where only the stock store is, there are no threads, and all of ours are behind.
    for move in moves:
        assert await move(saver, dsn) == Moved(absent=True)
        with pytest.raises(StockTablesError, match="lacks the stock saver's tables"):
            await move(saver, dsn, threads=["long"])
    await aput(saver, config_for("t"), {"a": 1})
    assert await export_langgraph(saver, dsn) == Moved(absent=True, behind={"t"})


async def test_tables_of_another_version(dsn: str, saver: Any, stock: StockSaver) -> None:
    for gone in ("checkpoints", "checkpoint_blobs", "checkpoint_writes"):
        run_sql(dsn, f"alter table public.{gone} rename to away")
        with pytest.raises(StockTablesError, match=f"lacks the stock saver's tables {gone}: "):
            await import_langgraph(saver, dsn)
        run_sql(dsn, f"alter table public.away rename to {gone}")
    run_sql(dsn, "alter table checkpoint_writes drop column task_path")
    with pytest.raises(StockTablesError, match=r"older version.*checkpoint_writes\.task_path"):
        await import_langgraph(saver, dsn)
    run_sql(dsn, "alter table checkpoint_blobs drop column version")
    with pytest.raises(StockTablesError, match="ShallowPostgresSaver"):
        await import_langgraph(saver, dsn)


def test_the_blocking_saver_takes_it_too(dsn: str, sync_saver: PostgresSaver) -> None:
    async def move() -> Moved:
        async with filled(dsn):
            return await import_langgraph(sync_saver, dsn)

    assert len(asyncio.run(move()).copied) == 3
    assert sync_saver.get_tuple(config_for("long")) is not None


async def test_a_busy_application_moves_over(dsn: str, saver: AsyncPostgresSaver) -> None:
    """Each thread's next request goes to our saver after the last pass; no step is lost."""
    busy = Requests(6)
    async with stock_saver(dsn) as stock:
        serving = asyncio.ensure_future(busy.serve(stock))
        await busy.enough.wait()
        first = await import_langgraph(saver, dsn, passes=1)
        assert (first.copied, first.broken, first.gone_on) == (set(busy.turns), set(), set())
        # Requests are held back, those under way end, the last pass runs.
        busy.stopped.set()
        await serving
        last = await import_langgraph(saver, dsn)
        assert_over(last)
        assert last.checkpoints  # the application was busy meanwhile
        await assert_same(saver, stock, *busy.turns)
    await busy.go_on(saver)
    await saver.apply_retention(RetentionPolicy(keep_last=1))
    for name in busy.turns:
        state = await app(saver).aget_state(config_for(name))
        assert bool(state.interrupts) == (name in busy.asked)


async def test_threads_go_out(dsn: str, stock: StockSaver, any_saver: Any) -> None:
    saver = any_saver
    await fill(saver, "t", 2)
    await say(app(saver), "t", "a third")
    moved = await export_langgraph(saver, dsn)
    assert_over(moved)
    ours, theirs = await tuples_of(saver, "t"), await tuples_of(stock, "t")
    assert moved.checkpoints == len(ours)
    for one, other in zip(ours, theirs, strict=True):
        assert one.checkpoint["channel_values"] == other.checkpoint["channel_values"]
        # LangGraph writes interrupts as a tuple, which the stock saver reads as a list.
        writes = [(*to, [*v] if type(v) is tuple else v) for *to, v in one.pending_writes or []]
        assert writes == other.pending_writes
        assert (one.parent_config, one.metadata) == (other.parent_config, other.metadata)
    # What comes back is what it was here.
    moved = await import_langgraph(saver, dsn, schema="public")
    assert (moved.checkpoints, moved.decoded > 9) == (0, True)
    assert_over(moved)
    # It goes on there, at their width, and comes back.
    expected = await answer(app(stock), "t", "yes")
    moved = await import_langgraph(saver, dsn, schema="public")
    assert (moved.broken, moved.copied) == (set(), {"t"})
    state = await app(saver).aget_state(config_for("t"))
    assert state.values == {k: v for k, v in expected.items() if k != "__interrupt__"}
    # More turns: nodes run by the order of versions.
    for text in ("and", "on"):
        expected = await say(app(saver), "t", text)
        assert comparable(await say(app(stock), "t", text)) == comparable(expected)
    again = await export_langgraph(saver, dsn)
    assert (again.gone_on, again.diverged, again.checkpoints) == ({"t"}, {"t"}, 0)


async def test_there_and_back(dsn: str, direct_dsn: str, saver: AsyncPostgresSaver) -> None:
    async with filled(dsn) as stock, stock_saver(direct_dsn) as back:
        await import_langgraph(saver, dsn)
        moved = await export_langgraph(saver, direct_dsn)
        # Questions are copied in each pass: nobody can tell whether they were asked anew since.
        assert (moved.passes, moved.copied) == (3, {"short", "asked", "long"})
        for thread in ("short", "asked", "long"):
            assert same_tuples(await tuples_of(back, thread), await tuples_of(stock, thread))
        await answer(app(saver), "asked", "yes")
        moved = await export_langgraph(saver, dsn)
        assert moved.copied == {"asked"}
        await assert_same(saver, stock, "asked")
        assert (await export_langgraph(saver, dsn)).checkpoints == 0


async def test_an_answer_used(dsn: str, stock: StockSaver, any_saver: AsyncPostgresSaver) -> None:
    config = await aput(any_saver, config_for("t"), {"a": [1]})
    await any_saver.aput_writes(config, [("__interrupt__", "first?")], "task")
    await any_saver.aput_writes(config, [("__resume__", "yes")], NO_TASK)
    await export_langgraph(any_saver, dsn)
    again = [("__interrupt__", "second?"), ("__resume__", ["yes"])]
    await any_saver.aput_writes(config, again, "task")
    moved = await export_langgraph(any_saver, dsn)
    assert [moved.behind, moved.gone_on] == [set()] * 2
    (there,), (here,) = await tuples_of(stock, "t"), await tuples_of(any_saver, "t")
    assert there.pending_writes == here.pending_writes


async def test_values_as_theirs(dsn: str, stock: StockSaver, saver: AsyncPostgresSaver) -> None:
    values: dict[str, Any] = {"huge": 2**90, "number": 7, "list": ["y" * 700] * 9}
    values |= {"snapshot": _DeltaSnapshot(["a"]), "large": _DeltaSnapshot(["a" * 99] * 999)}
    checkpoint = checkpoint_of(values, dict.fromkeys(values, NARROW))
    checkpoint["versions_seen"] = {"node": {"list": NARROW}}
    await saver.aput(config_for("t"), checkpoint, META, checkpoint["channel_versions"])
    assert not (await export_langgraph(saver, dsn)).broken
    found = await tuple_of(stock, config_for("t"))
    assert found.checkpoint["channel_values"] == values
    assert set(found.checkpoint["channel_versions"].values()) == {WIDE}
    assert found.checkpoint["versions_seen"] == {"node": {"list": WIDE}}
    ((inline,),) = rows_of(dsn, "select checkpoint -> 'channel_values' from checkpoints")
    # Their mark for a snapshot, which their prune looks for.
    assert inline == {"huge": 2**90, "number": 7, "snapshot": True, "large": True}
    change = "update checkpoints set checkpoint = replace(checkpoint::text, '1.abc', '2.abc')"
    run_sql(dsn, f"{change}::jsonb")
    moved = await import_langgraph(saver, dsn, schema="public")
    assert "is a different checkpoint" in "".join(map(str, moved.broken))


async def test_what_they_can_t_hold(dsn: str, stock: StockSaver, saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("a"), {"text": "\ud800"})
    for thread_id, text in (("b", "\ud800"), ("c", "x"), ("d", "x")):
        config = await aput(saver, config_for(thread_id), {"n": [1]})
        await saver.aput_writes(config, [("text", text), ("n", 1)], "task")
    damage = "update pgcheckpoint.checkpoint_writes set type = 'json' where idx = 0"
    run_sql(dsn, f"{damage} and thread_id = 'd'")
    moved = await export_langgraph(saver, dsn)
    expected = [("a", "checkpoints", None), *((t, "checkpoint_writes", 0) for t in "bd")]
    assert sorted((row.thread_id, row.table, row.idx) for row in moved.broken) == expected
    assert (moved.checkpoints, moved.writes, moved.behind) == (3, 4, set())
    assert await stock.aget_tuple(config_for("c")) is not None


async def test_a_checkpoint_that_lacks_a_value(dsn: str, stock: Any, any_saver: Any) -> None:
    for thread_id in ("a", "b"):
        await aput(any_saver, config_for(thread_id), {"n": [1], "m": [2]})
    lost = "delete from pgcheckpoint.checkpoint_blobs where channel = 'm'"
    run_sql(dsn, f"{lost} and thread_id = 'a'")
    (broken,) = (await export_langgraph(any_saver, dsn)).broken
    assert (broken.table, broken.thread_id) == ("checkpoints", "a")
    assert "lacks" in broken.what
    assert await stock.aget_tuple(config_for("a")) is None
    assert await stock.aget_tuple(config_for("b")) is not None


async def test_encrypted_for_their_serializer(dsn: str, saver: AsyncPostgresSaver) -> None:
    config = await aput(saver, config_for("t"), {"a": ["secret"]})
    await saver.aput_writes(config, [("a", "secret")], "task")
    async with stock_saver(dsn, serde=THEIRS) as stock:
        assert not (await export_langgraph(saver, dsn, serde=THEIRS)).broken
        found = await tuple_of(stock, config_for("t"))
    assert found.checkpoint["channel_values"] == {"a": ["secret"]}
    assert found.pending_writes == [("task", "a", "secret")]
    types = "select type from checkpoint_blobs union all select type from checkpoint_writes"
    assert rows_of(dsn, types) == [("msgpack+xor",)] * 2
