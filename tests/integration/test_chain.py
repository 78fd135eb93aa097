"""Tamper-evident history: what is changed, deleted or put back is found, and nothing else is."""

from __future__ import annotations

import asyncio
import io
from base64 import b64encode
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    ExportFormatError,
    KeyRing,
    PostgresSaver,
    RetentionPolicy,
)
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.transfer.anchoring import Compared, compare_anchor, write_anchor
from pg_checkpoint.transfer.exporting import export_threads
from pg_checkpoint.transfer.importing import import_threads
from pg_checkpoint.transfer.verifying import Verified, verify_threads
from pg_checkpoint.transfer.verifying_chains import Chained
from tests import graphs
from tests.command_line import cli, done
from tests.making import META, aput, change_rows, checkpoint_of, config_for, id_of, rows_of, run_sql
from tests.seams import statements_made

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
CIPHER = AesGcmCipher(KeyRing({"old": OLD}))
KINDS: dict[str, dict[str, Any]] = {
    "in clear": {},
    "encrypted": {"cipher": CIPHER},
    "metadata too": {"cipher": CIPHER, "encrypt_metadata": True},
    "data keys": {"cipher": AesGcmCipher(KeyRing({"old": OLD}), data_keys=True)},
}
kinds = pytest.mark.parametrize("kind", KINDS)
LONG = [f"{n} " * 200 for n in range(60)]


def _saver(dsn: str, kind: str = "in clear", **options: Any) -> Any:
    options = {"tamper_evident": True, **KINDS[kind], **options}
    return AsyncPostgresSaver.from_conn_string(dsn, **options)


async def _thread(saver: Any, thread_id: str = "t", length: int = 5, ns: str = "") -> list[str]:
    """A chain of checkpoints with small, large and long values, and writes; their ids."""
    config, ids = config_for(thread_id, None, ns), []
    versions: dict[str, str | int | float] = {}
    for n in range(length):
        changed = ("n", "few", "long") if n else ("n", "few", "long", "kept", "none")
        new = dict.fromkeys(changed, f"{n}.{thread_id}")
        versions |= new
        values = {"n": n, "few": [n], "long": LONG[: 20 + n], "kept": ["k"]}
        checkpoint = checkpoint_of(values, versions)
        config = await saver.aput(config, checkpoint, {**META, "step": n}, new)
        writes = [("few", [n]), ("__interrupt__", [f"{n}?"])]
        await saver.aput_writes(config, writes, f"task {n}", "path")
        ids.append(id_of(config))
    return ids


async def _verified(saver: Any, **options: Any) -> Verified:
    return await verify_threads(saver, chain=True, **options)


async def _counts(saver: Any) -> Chained:
    """What the records say, of threads in which nothing is wrong."""
    done = await _verified(saver)
    assert (done.broken, done.unjudged) == ([], [])
    assert done.chain is not None
    return done.chain


async def _anchor(saver: Any) -> list[bytes]:
    lines: list[bytes] = []
    done = await write_anchor(saver, lines.append)
    assert done.unjudged == []
    return lines


# --- what is found ---

# Of the thread t, whose checkpoints are 0 to 4; {0} to {4} stand for their ids.
CHANGES = {
    "deleted in the middle": "delete from checkpoints where checkpoint_id = '{2}'",
    "exchanged": "update checkpoints c set checkpoint = o.checkpoint, metadata = o.metadata,"
    " sealed = o.sealed, checks = o.checks, chain = o.chain from checkpoints o"
    " where (c.checkpoint_id, o.checkpoint_id) in (('{1}', '{2}'), ('{2}', '{1}'))",
    "exchanged but for what depends on the id": "update checkpoints c set chain = o.chain"
    " from checkpoints o where (c.checkpoint_id, o.checkpoint_id) in (('{1}', '{2}'))",
    "another parent": "update checkpoints set parent_checkpoint_id = '{1}'"
    " where checkpoint_id = '{3}'",
    "no parent": "update checkpoints set parent_checkpoint_id = null where checkpoint_id = '{3}'",
    "no record": "update checkpoints set chain = null where checkpoint_id = '{2}'",
    "half a record": "update checkpoints set chain = substring(chain for 60)"
    " where checkpoint_id = '{4}'",
    "a changed record": "update checkpoints set chain ="
    " set_byte(chain, 70, get_byte(chain, 70) # 1) where checkpoint_id = '{2}'",
    "the version of a value": "update checkpoints set checkpoint = jsonb_set(checkpoint,"
    " '{{channel_versions,few}}', '\"2.t\"'), checks = null where checkpoint_id = '{4}'",
    "the time": "update checkpoints set checkpoint = jsonb_set(checkpoint, '{{ts}}', '\"2001\"'),"
    " checks = null where checkpoint_id = '{4}'",
    "in another thread": "update checkpoints set thread_id = 'u' where checkpoint_id = '{4}'",
    "in another namespace": "update checkpoints set checkpoint_ns = 'u'"
    " where checkpoint_id = '{4}'",
    "the whole thread in another": "update checkpoints set thread_id = 'u'",
    "in another thread with all that belongs to it": "insert into checkpoint_chunks"
    " select 'u', digest, data from checkpoint_chunks; insert into checkpoint_blobs"
    " select 'u', checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc"
    " from checkpoint_blobs; update checkpoints set thread_id = 'u' where checkpoint_id = '{4}'",
    "deeper than it can be written": "update checkpoints set checkpoint = jsonb_set(checkpoint,"
    " '{{deep}}', (repeat('[', 400) || repeat(']', 400))::jsonb), checks = null"
    " where checkpoint_id = '{4}'",
    "metadata as if encrypted": "update checkpoints set metadata ="
    ' \'{{"pg:sealed": "AAAA", "pg:tokens": []}}\', checks = null where checkpoint_id = \'{4}\'',
}
# With a cipher these don't open.
BY_CIPHERTEXT = {
    "the version of a value",
    "the time",
    "in another thread with all that belongs to it",
    "deeper than it can be written",
    "metadata as if encrypted",
}
IN_CLEAR = {
    "metadata": "update checkpoints set metadata = metadata || '{{\"step\": 9}}',"
    " checks = null where checkpoint_id = '{4}'",
    "metadata deeper than it can be written": "update checkpoints set metadata = jsonb_set("
    "metadata, '{{deep}}', (repeat('[', 400) || repeat(']', 400))::jsonb), checks = null"
    " where checkpoint_id = '{4}'",
    "a small value": "update checkpoints set checkpoint = jsonb_set(checkpoint,"
    " '{{channel_values,n}}', '7'), checks = null where checkpoint_id = '{4}'",
    "a value of another version": "update checkpoint_blobs b set blob = o.blob, crc = null"
    " from checkpoint_blobs o where (b.channel, b.version, o.channel, o.version)"
    " = ('few', '4.t', 'few', '3.t')",
    "chunks of another version": "update checkpoint_blobs b set blob = o.blob, chunks = o.chunks,"
    " groups = o.groups, crc = null from checkpoint_blobs o"
    " where (b.channel, b.version, o.channel, o.version) = ('long', '4.t', 'long', '3.t')",
    "a value that stayed the same": "update checkpoint_blobs b set blob = o.blob, crc = null"
    " from checkpoint_blobs o where (b.channel, o.channel, o.version) = ('kept', 'few', '3.t')",
    "a deleted value": "update checkpoints set checks = null;"
    " delete from checkpoint_blobs where (channel, version) = ('few', '4.t')",
    "a value where there was none": "insert into checkpoint_blobs select thread_id, checkpoint_ns,"
    " 'none', version, type, size, groups, chunks, blob from checkpoint_blobs"
    " where (channel, version) = ('few', '0.t')",
    "a write": "update checkpoint_writes w set blob = o.blob, crc = null from checkpoint_writes o"
    " where (w.checkpoint_id, w.idx, o.checkpoint_id, o.idx) = ('{1}', 0, '{2}', 0)",
    "the channel of a write": "update checkpoint_writes set channel = 'n', crc = null"
    " where (checkpoint_id, idx) = ('{1}', 0)",
}


@pytest.mark.parametrize(
    ("kind", "how"),
    [*((kind, how) for kind in KINDS for how in CHANGES), *(("in clear", how) for how in IN_CLEAR)],
)
async def test_a_change_is_found(dsn: str, kind: str, how: str) -> None:
    async with _saver(dsn, kind) as saver:
        ids = await _thread(saver)
        assert (await _counts(saver)).recorded == 5
        change_rows(dsn, {**CHANGES, **IN_CLEAR}[how].format(*ids))
    async with _saver(dsn, kind) as saver:
        done = await _verified(saver)
        assert done.broken
        by_chain = [r for r in done.broken if "its record" in r.what or "its parent" in r.what]
        assert by_chain or (kind != "in clear" and how in BY_CIPHERTEXT)


async def test_metadata_that_is_not_encrypted_is_in_the_record_with_a_cipher(dsn: str) -> None:
    async with _saver(dsn, "encrypted") as saver:
        ids = await _thread(saver)
        change_rows(dsn, IN_CLEAR["metadata"].format(*ids))
        (broken,) = (await _verified(saver)).broken
        assert (broken.checkpoint_id, "metadata" in broken.what) == (ids[4], True)


@kinds
async def test_an_older_version_of_a_row_is_found(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        first = await aput(saver, config_for("t"), {"n": 1}, checkpoint_id="1")
        run_sql(dsn, "create table public.kept as select * from pgcheckpoint.checkpoints")
        await aput(saver, config_for("t"), {"n": 2}, checkpoint_id="1", metadata={"step": 2})
        await aput(saver, first, {"n": 3}, checkpoint_id="2")
        assert (await _counts(saver)).recorded == 2
        run_sql(
            dsn,
            "begin; delete from pgcheckpoint.checkpoints where checkpoint_id = '1';"
            " insert into pgcheckpoint.checkpoints select * from public.kept; commit",
        )
        (broken,) = (await _verified(saver)).broken
        assert broken.checkpoint_id == "2"


@pytest.mark.parametrize("kind", ["encrypted", "metadata too", "data keys"])
async def test_nobody_makes_a_record_without_a_key(dsn: str, kind: str) -> None:
    """Not even one of a checkpoint that would have none: it is not encrypted, and so refused."""
    async with _saver(dsn) as forger:
        ids = await _thread(forger)
    forged = rows_of(dsn, "select chain from pgcheckpoint.checkpoints order by checkpoint_id")
    run_sql(
        dsn,
        "truncate pgcheckpoint.checkpoints, pgcheckpoint.checkpoint_writes,"
        " pgcheckpoint.checkpoint_blobs, pgcheckpoint.checkpoint_threads",
    )
    async with _saver(dsn, kind) as saver:
        ids = await _thread(saver)
        run_sql(
            dsn,
            "update pgcheckpoint.checkpoints set chain = %s where checkpoint_id = %s",
            [forged[4][0], ids[4]],
        )
    async with _saver(dsn, kind, allow_plaintext=True) as saver:
        (broken,) = (await _verified(saver)).broken
        assert (broken.checkpoint_id, "not encrypted" in broken.what) == (ids[4], True)


async def test_who_can_make_records_shows_by_an_anchor(dsn: str) -> None:
    """Without a cipher anybody can compute them: here, whoever has a saver."""
    async with _saver(dsn) as saver:
        ids = await _thread(saver)
        anchor = await _anchor(saver)
        change_rows(dsn, "delete from checkpoints where checkpoint_id >= '{3}'".format(*ids))
        await aput(saver, config_for("t", ids[2]), {"n": 9}, checkpoint_id=ids[4])
        assert (await _verified(saver)).broken == []
        done = await compare_anchor(saver, anchor)
        assert done.rewritten == [CheckpointKey("t", "", ids[4])]


# --- anchors ---


@kinds
async def test_an_anchor_shows_what_went_back(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        ids = {t: await _thread(saver, t) for t in ("back", "goes on", "gone", "longer", "pruned")}
        await _thread(saver, "longer", 2, "inner")
        anchor = await _anchor(saver)
        assert await compare_anchor(saver, anchor) == Compared(threads=5, same=6)
        for thread_id in ("longer", "pruned", "goes on"):
            await aput(saver, config_for(thread_id, ids[thread_id][-1]), {"n": 5})
        await saver.adelete_thread("gone")
        await saver.aprune(["pruned"])
        for thread_id in ("back", "goes on"):
            run_sql(
                dsn,
                "delete from pgcheckpoint.checkpoints where thread_id = "
                f"'{thread_id}' and checkpoint_id > '{ids[thread_id][2]}'",
            )
        # As if nothing had happened.
        await aput(saver, config_for("goes on", ids["goes on"][2]), {"n": 3})
        assert await compare_anchor(saver, anchor) == Compared(
            threads=5,
            same=2,
            pruned=[CheckpointKey("pruned", "", ids["pruned"][4])],
            gone=["gone"],
            back=[CheckpointKey(t, "", ids[t][4]) for t in ("back", "goes on")],
        )


async def test_a_thread_that_was_made_anew_has_gone_back(dsn: str) -> None:
    async with _saver(dsn) as saver:
        ids = await _thread(saver)
        anchor = await _anchor(saver)
        await saver.adelete_thread("t")
        await _thread(saver)
        assert (await compare_anchor(saver, anchor)).back == [CheckpointKey("t", "", ids[4])]


async def test_forks_have_a_head_each(dsn: str) -> None:
    async with _saver(dsn) as saver:
        ids = await _thread(saver)
        fork = await aput(saver, config_for("t", ids[1]), {"n": 9})
        anchor = await _anchor(saver)
        change_rows(dsn, "delete from checkpoints where checkpoint_id = '{4}'".format(*ids))
        done = await compare_anchor(saver, anchor)
        assert (done.same, done.back) == (1, [CheckpointKey("t", "", ids[4])])
        assert id_of(fork) > ids[4]


async def test_an_anchor_that_was_changed_or_cut_off_is_refused(dsn: str) -> None:
    async with _saver(dsn) as saver:
        await _thread(saver, "a")
        await _thread(saver, "b")
        anchor = await _anchor(saver)
        less = [anchor[0], *anchor[2:]]
        another = [line.replace(b'"a"', b'"c"') for line in anchor]
        for lines in ([], anchor[:-1], anchor[1:], less, another, [b"{}\n"] * 3, [b"\xff"]):
            with pytest.raises(ExportFormatError, match="anchor"):
                await compare_anchor(saver, lines)
        assert (await compare_anchor(saver, anchor)).same == 2


async def test_without_keys_an_anchor_is_not_judged(dsn: str) -> None:
    async with _saver(dsn, "encrypted") as saver:
        ids = await _thread(saver)
        anchor = await _anchor(saver)
    async with _saver(dsn) as stranger:
        done = await compare_anchor(stranger, anchor)
        assert done.unjudged == [CheckpointKey("t", "", ids[4])]
        verified = await _verified(stranger)
        assert verified.broken == []
        assert len([row for row in verified.unjudged if "record" in row.what]) == 5
        assert len((await write_anchor(stranger, lambda _: None)).unjudged) == 5


# --- what is no change ---


@kinds
async def test_a_chain_holds(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        await _thread(saver)
        counts = await _counts(saver)
        assert counts == Chained(recorded=5, writes=8, open_writes=2)
    async with _saver(dsn, kind) as other:
        # It knows nothing of the parent.
        config = (await other.aget_tuple(config_for("t"))).config
        await aput(other, config, {"n": 5})
        assert await _counts(other) == Chained(recorded=6, writes=10)


@kinds
async def test_graphs_with_interrupts_sends_subgraphs_and_forks(dsn: str, kind: str) -> None:
    options = {"tamper_evident": True, **KINDS[kind]}

    def run() -> None:
        with PostgresSaver.from_conn_string(dsn, **options) as saver:
            graphs.fork(saver, "blocking")

    await asyncio.to_thread(run)
    async with _saver(dsn, kind) as saver:
        graph, config = graphs.build(saver), graphs.config("async")
        await graph.ainvoke({"messages": [HumanMessage("Go.", id="h1")], "topic": "t"}, config)
    async with _saver(dsn, kind) as saver:  # as if in another process
        graph = graphs.build(saver)
        await graph.ainvoke(Command(resume="Yes."), config)
        history = [state async for state in graph.aget_state_history(config)]
        asked = next(state for state in history if state.interrupts)
        # Another answer, and a fork with it.
        await graph.ainvoke(Command(resume="No."), {**asked.config, "metadata": {}})
        counts = await _counts(saver)
        assert counts.unrecorded == counts.cut == counts.dropped_writes == 0
        assert counts.recorded > 20
        assert counts.writes > 20
        done = await compare_anchor(saver, await _anchor(saver))
        assert (done.threads, done.back, done.rewritten) == (2, [], [])


@kinds
async def test_a_copy_beside_a_checkpoint(dsn: str, kind: str) -> None:
    """It has nothing new, and values that its parent has in other versions."""
    async with _saver(dsn, kind) as saver:
        graph, config = graphs.build(saver), graphs.config("t")
        await graph.ainvoke({"messages": [HumanMessage("Go.", id="h1")], "topic": "t"}, config)
        for state in [state async for state in graph.aget_state_history(config)]:
            await graph.aupdate_state(state.config, None, as_node="__copy__")
        copy = await graph.aupdate_state(config, None, as_node="__copy__")
        await graph.aupdate_state(copy, {"topic": "another"})
        counts = await _counts(saver)
        assert (counts.unrecorded, counts.cut) == (0, 0)


@kinds
async def test_writes_that_the_server_refused_are_in_no_record(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        config = await aput(saver, config_for("t"), {"n": 1})
        run_sql(
            dsn,
            "alter table pgcheckpoint.checkpoint_writes"
            " add constraint no_bad check (channel <> 'bad')",
        )
        with pytest.raises(psycopg.errors.CheckViolation):
            await saver.aput_writes(config, [("bad", [1])], "task")
        await saver.aput_writes(config, [("good", [2])], "task")
        await aput(saver, config, {"n": 2})
        assert await _counts(saver) == Chained(recorded=2, writes=1)


async def test_writes_that_come_late_are_no_change(dsn: str) -> None:
    async with _saver(dsn) as saver:
        ids = await _thread(saver, length=2)
        parent = config_for("t", ids[0])
        await saver.aput_writes(parent, [("few", ["late"])], "late task")
        # An answer that another one replaces, and a regular write that is there already.
        await saver.aput_writes(parent, [("__interrupt__", ["again?"])], "task 0", "path")
        await saver.aput_writes(parent, [("few", ["other"])], "task 0", "path")
        counts = await _counts(saver)
        assert counts == Chained(recorded=2, writes=1, open_writes=3, replaced_writes=1)
        await aput(saver, parent, {"n": 9})
        # The fork's record has them all.
        counts = await _counts(saver)
        assert counts == Chained(recorded=3, writes=3, open_writes=2)


@kinds
async def test_puts_of_several_savers_at_once(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as one, _saver(dsn, kind) as two:
        ids = await _thread(one)
        config = config_for("t", ids[4])
        await asyncio.gather(*(_go_on(saver, config, n) for saver in (one, two) for n in range(5)))
        for saver in (one, two):
            counts = await _counts(saver)
            assert (counts.recorded, counts.unrecorded, counts.cut) == (35, 0, 0)
        assert (await compare_anchor(two, await _anchor(one))).same == 10


async def _go_on(saver: Any, config: Any, n: int) -> None:
    for _ in range(3):
        await saver.aput_writes(config, [("few", [n])], f"{id(saver)} {n}")
        config = await aput(saver, config, {"n": n, "long": LONG[:30]})


@kinds
async def test_puts_that_nobody_waits_for_are_linked_in_their_order(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        ids = await _thread(saver)
    async with _saver(dsn, kind) as saver:
        config, calls = config_for("t", ids[4]), list[Any]()
        for n in range(5, 25):
            calls.append(aput(saver, config, {"n": n, "few": [n]}, checkpoint_id=f"{n:09}"))
            config = config_for("t", f"{n:09}")
        await asyncio.gather(*calls)
        counts = await _counts(saver)
        assert (counts.recorded, counts.unrecorded, counts.cut) == (25, 0, 0)
        assert (await _anchored_heads(saver)) == 1


async def _anchored_heads(saver: Any) -> int:
    return (await write_anchor(saver, lambda _: None)).heads


@kinds
async def test_what_cleanings_delete_is_no_change(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        for thread_id in ("pruned", "kept three", "ttl", "results", "run"):
            config = config_for(thread_id)
            for n in range(6):
                run_id = "r" if n == 2 else "s"
                config = await aput(
                    saver, config, {"n": n, "few": [n]}, metadata={"run_id": run_id}
                )
                await saver.aput_writes(config, [("few", [n])], f"task {n}")
        await saver.aprune(["pruned"])
        assert (await _counts(saver)).cut == 1
        await saver.adelete_for_runs(["r"])
        assert (await _counts(saver)).cut >= 2
        await saver.apply_retention(RetentionPolicy(keep_last=3))
        await saver.apply_retention(RetentionPolicy(keep_results_for=timedelta(0)))
        assert (await _counts(saver)).dropped_writes > 0
        await saver.aset_ttl("ttl", timedelta(seconds=1), strategy="keep_latest")
        run_sql(
            dsn,
            "update pgcheckpoint.checkpoint_threads"
            " set active_at = now() - interval '1 day' where thread_id = 'ttl'",
        )
        await saver.apply_retention(RetentionPolicy())
        counts = await _counts(saver)
        assert counts.unrecorded == 0
        for thread_id in ("pruned", "kept three", "ttl"):
            config = (await saver.aget_tuple(config_for(thread_id))).config
            await aput(saver, config, {"n": 7})
        assert (await _counts(saver)).recorded == counts.recorded + 3


@kinds
async def test_a_thread_that_is_deleted_while_it_goes_on(dsn: str, kind: str) -> None:
    """The next put names a parent that is not there, and is the oldest that is."""
    async with _saver(dsn, kind) as one, _saver(dsn, kind) as two:
        ids = await _thread(one)
        await two.adelete_thread("t")
        config = await aput(one, config_for("t", ids[4]), {"n": 5})
        await aput(one, config, {"n": 6})
        # With a data key it is sent twice: the first time that is gone, and the parent looked up.
        assert await _counts(one) == Chained(recorded=2, cut=int(kind != "data keys"))


@kinds
async def test_copies_and_imports_have_records_from_their_next_put_on(dsn: str, kind: str) -> None:
    async with _saver(dsn, kind) as saver:
        await _thread(saver)
        await saver.acopy_thread("t", "copy")
        out = io.BytesIO()
        await export_threads(saver, out.write, threads=["t"])
        lines = out.getvalue().splitlines(keepends=True)
        await import_threads(saver, lines, thread_id="imported")
        await import_threads(saver, lines)
        await saver.adelete_thread("t")
        await import_threads(saver, lines)
        assert await _counts(saver) == Chained(unrecorded=15, open_writes=30)
        for thread_id in ("t", "copy", "imported"):
            config = (await saver.aget_tuple(config_for(thread_id))).config
            await aput(saver, await aput(saver, config, {"n": 5}), {"n": 6})
        counts = await _counts(saver)
        assert (counts.recorded, counts.unrecorded, counts.cut) == (6, 15, 0)


@kinds
@pytest.mark.parametrize("cache", [{}, {"cache_bytes": 0}])
async def test_savers_with_and_without_records_take_turns(
    dsn: str, kind: str, cache: dict[str, int]
) -> None:
    config = config_for("t")
    for n in range(6):
        async with _saver(dsn, kind, tamper_evident=n % 3 > 0, **cache) as saver:
            for _ in range(2):
                if n:
                    config = (await saver.aget_tuple(config_for("t"))).config
                values = {"n": n, "kept": ["k"], "set": [{"a", "b", "c"}], "long": LONG}
                versions = {"n": f"{config}", "kept": "0", "set": "0", "long": "0"}
                checkpoint = checkpoint_of(values, versions)
                new = versions if n == 0 else {"n": versions["n"]}
                config = await saver.aput(config, checkpoint, META, new)
                await saver.aput_writes(config, [("few", [n])], "task")
    async with _saver(dsn, kind) as saver:
        counts = await _counts(saver)
        assert (counts.recorded, counts.unrecorded, counts.cut) == (8, 4, 0)


async def test_a_rotation_keeps_links_and_anchors(dsn: str) -> None:
    async with _saver(dsn, "metadata too") as saver:
        await _thread(saver)
        anchor = await _anchor(saver)
    ring = KeyRing({"old": OLD, "new": NEW})
    async with _saver(dsn, "metadata too", cipher=AesGcmCipher(ring)) as saver:
        assert (await saver.rotate_keys()).complete
    ring = KeyRing({"new": NEW})
    async with _saver(dsn, "metadata too", cipher=AesGcmCipher(ring)) as saver:
        assert await _counts(saver) == Chained(recorded=5, writes=8, open_writes=2)
        assert await compare_anchor(saver, anchor) == Compared(threads=1, same=1)
        config = (await saver.aget_tuple(config_for("t"))).config
        await aput(saver, config, {"n": 5})
        assert await _counts(saver) == Chained(recorded=6, writes=10)


@pytest.mark.parametrize("kind", ["encrypted", "metadata too", "data keys"])
async def test_rows_that_are_encrypted_later_keep_links_and_anchors(dsn: str, kind: str) -> None:
    async with _saver(dsn) as saver:
        await _thread(saver)
        anchor = await _anchor(saver)
    async with _saver(dsn, kind, allow_plaintext=True) as saver:
        config = (await saver.aget_tuple(config_for("t"))).config
        await aput(saver, config, {"n": 5})
        assert await _counts(saver) == Chained(recorded=6, writes=10)
        assert (await saver.rotate_keys()).complete
    async with _saver(dsn, kind) as saver:
        assert await _counts(saver) == Chained(recorded=6, writes=10)
        assert await compare_anchor(saver, anchor) == Compared(threads=1, same=1)


async def test_a_shredded_thread_is_not_judged(dsn: str) -> None:
    async with _saver(dsn, "data keys") as saver:
        ids = await _thread(saver)
        anchor = await _anchor(saver)
        await saver.ashred_thread("t")
        done = await _verified(saver)
        assert (done.broken, done.chain) == ([], Chained(open_writes=10))
        assert len([row for row in done.unjudged if "its record" in row.what]) == 5
        compared = await compare_anchor(saver, anchor)
        assert compared == Compared(threads=1, unjudged=[CheckpointKey("t", "", ids[4])])


@dataclass
class Fields:
    """Its fields stand in their own order in JSON."""

    z: int = 1
    a: float = 1.2345678901234567e18


async def test_metadata_and_values_of_any_kind(dsn: str) -> None:
    """JSONB writes numbers its own way, and names in its own order."""
    numbers = [1.0, -0.0, 1e16, 1e22, 1.5e300, 5e-324, 0.1, 2**63, 2**64 - 1, -(2**63), 1e15, True]
    metadata = {"numbers": numbers, "b": {"z": 1, "a": None}, "text": "\u20ac\0\ud800", "": {}}
    fields = {"fields": [Fields()]}
    values = {f"v{n}": number for n, number in enumerate(numbers)} | {"b": b"x", "d": {"a": 1.0}}
    async with _saver(dsn) as saver:
        config = await aput(saver, config_for("t"), values, metadata=metadata)
        await aput(
            saver, config, values | {"name \u20ac": {"pg:sealed": 1}}, metadata={"pg:sealed": "x"}
        )
        await aput(saver, config, values, metadata=fields)
        assert (await _counts(saver)).recorded == 3


# --- the option ---


@kinds
async def test_without_the_option_nothing_is_kept_and_nothing_more_is_sent(
    dsn: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: dict[bool, list[str]] = {}
    for on in (False, True):
        async with _saver(dsn, kind, tamper_evident=on) as saver:
            await _thread(saver, f"warm {on}", 1)
            sent[on] = statements_made(monkeypatch, saver)
            await _thread(saver, f"{on}", 4)
    assert sent[True] == sent[False]
    kept = "select thread_id from pgcheckpoint.checkpoints where chain is not null group by 1"
    assert {thread for (thread,) in rows_of(dsn, kept)} == {"True", "warm True"}


# --- the commands ---


async def _filled(dsn: str, kind: str) -> list[str]:
    async with _saver(dsn, kind) as saver:
        return await _thread(saver)


def test_the_commands_say_what_became_of_a_thread(dsn: str, tmp_path: Path) -> None:
    ids = asyncio.run(_filled(dsn, "in clear"))
    heads = str(tmp_path / "heads.jsonl.gz")
    done("anchor", "--to", heads, dsn=dsn)
    assert "heads as they were\t1" in done("anchor", "--compare", heads, dsn=dsn).out
    assert "checkpoints with a record" in done("verify", "--chain", dsn=dsn).out
    assert done("verify", "--chain", "--json", dsn=dsn).json["chain"]["recorded"] == 5
    assert done("verify", "--json", dsn=dsn).json["chain"] is None
    change_rows(dsn, "delete from checkpoints where checkpoint_id = '{2}'".format(*ids))
    done("verify", dsn=dsn)
    found = cli("verify", "--chain", dsn=dsn)
    assert (found.code, "its parent was deleted" in found.out) == (1, True)
    done("anchor", "--compare", heads, dsn=dsn)
    change_rows(dsn, "delete from checkpoints where checkpoint_id = '{4}'".format(*ids))
    found = cli("anchor", "--compare", heads, "--json", dsn=dsn)
    assert (found.code, found.json["back"]) == (1, [["t", "", ids[4]]])
    assert ids[4] in cli("anchor", "--compare", heads, dsn=dsn).out


def test_an_anchor_goes_where_it_is_told_to(dsn: str, tmp_path: Path) -> None:
    asyncio.run(_filled(dsn, "encrypted"))
    written = cli("anchor", "--to", str(tmp_path / "heads"), dsn=dsn)
    assert (written.code, "5 rows need keys" in written.err) == (4, True)
    keys = f"old:{b64encode(OLD).decode()}"
    heads = tmp_path / "heads.jsonl"
    done("anchor", "--to", str(heads), dsn=dsn, PG_CHECKPOINT_KEYS=keys)
    assert cli("anchor", "--to", str(heads), dsn=dsn, PG_CHECKPOINT_KEYS=keys).code == 2
    assert "heads" in heads.read_text().splitlines()[1]
    assert cli("anchor", "--compare", str(heads), "--thread", "t", dsn=dsn).code == 2
    assert cli("anchor", "--compare", str(heads), dsn=dsn).code == 4
    done("anchor", "--compare", str(heads), dsn=dsn, PG_CHECKPOINT_KEYS=keys)
