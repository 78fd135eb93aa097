"""What is stored of a step: encrypted, bound to its row, rotated, shredded, copied."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CipherRequiredError,
    DecryptionError,
    ExportFormatError,
    KeyRing,
    count_keys,
    rotate_keys,
    shred_thread,
    step,
)
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import step_place
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.cases import each
from tests.command_line import cli, done
from tests.integration.runs.test_steps import Crash, Failing, State, one_node
from tests.keys import SECRET
from tests.making import change_rows, config_for, rows_of
from tests.seams import before_each, database_of, limit

OLD, NEW = bytes(range(32)), bytes(range(100, 132))
BOTH = KeyRing({"old": OLD, "new": NEW})


def _open(dsn: str, keys: KeyRing, **how: Any) -> AsyncPostgresSaver:
    cipher = AesGcmCipher(keys, data_keys=how.pop("data_keys", False))
    return AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher, max_size=4, **how)


@pytest.fixture(params=[False, True], ids=["ring", "data keys"])
async def sealed(dsn: str, request: pytest.FixtureRequest) -> AsyncIterator[AsyncPostgresSaver]:
    async with _open(dsn, KeyRing({"old": OLD}), data_keys=request.param) as saver:
        yield saver


def _secretive(saver: Any, failing: Failing, **how: Any) -> Any:
    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "charge", config=config, **how) as once:
            if not once.done:
                once.result = SECRET
        failing.maybe()
        return {"paid": [once.result]}

    return one_node(saver, pay)


async def test_steps_of_a_line_come_in_pages(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line may have a step for a few of its bytes: not a statement for each at once."""
    limit(monkeypatch, "tools.export", checkpoints=3)
    lines: list[bytes] = []
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await _cut(saver)
        await export_threads(saver, lines.append)
        found = [json.loads(line) for line in b"".join(lines).splitlines()]
        at, *_ = [line for line in found if line.get("steps")]
        (step,) = at["steps"]
        at["steps"] = [{**step, "position": position} for position in range(1, 11)]
        found[-1]["steps"] = sum(len(line.get("steps", ())) for line in found[:-1])
        sent: list[int] = []

        async def note(statements: Any, **how: Any) -> None:
            sent.append(sum(b".checkpoint_steps as s (" in s.query for s in statements))

        before_each(monkeypatch, database_of(saver), "run_once", note)
        whole = [json.dumps(line).encode() + b"\n" for line in found]
        assert (await import_threads(saver, whole, thread_id="u")).steps == found[-1]["steps"]
    assert max(sent) == 3


async def _cut(saver: Any, **how: Any) -> Any:
    """A graph whose run of thread t ended after its step."""
    graph = _secretive(saver, Failing(1), **how)
    with pytest.raises(Crash):
        await graph.ainvoke({"amount": 7}, config_for("t"))
    return graph


def _stored(dsn: str) -> str:
    return repr(rows_of(dsn, "select * from pgcheckpoint.checkpoint_steps"))


@pytest.mark.parametrize("transaction", [True, False])
async def test_it_is_encrypted(sealed: AsyncPostgresSaver, dsn: str, transaction: bool) -> None:
    graph = await _cut(sealed, transaction=transaction)
    assert SECRET not in _stored(dsn)
    assert "charge" in _stored(dsn)
    assert (await graph.ainvoke(None, config_for("t")))["paid"] == [SECRET]


@each("result", [2**70, "\ud800", None, b"\0", {"a": [1.5]}], ids=repr)
async def test_a_result_may_be_what_a_channel_may(saver: AsyncPostgresSaver, result: Any) -> None:
    """Also what the serializer alone can't hold."""
    failing, results = Failing(1), []

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "charge", config=config) as once:
            if not once.done:
                once.result = result
        results.append((once.done, once.result))
        failing.maybe()
        return {}

    graph = one_node(saver, pay)
    with pytest.raises(Crash):
        await graph.ainvoke({"amount": 7}, config_for("t"))
    await graph.ainvoke(None, config_for("t"))
    assert results == [(True, result)] * 2


_TAMPERED = {
    "its bytes": "set blob = substring(blob for length(blob) - 1)",
    "its type": "set type = 'pg:aes:null'",
    "in clear": r"set type = 'msgpack', blob = '\x80'",
}


async def test_what_is_tampered_with_is_not_returned(sealed: AsyncPostgresSaver, dsn: str) -> None:
    graph = await _cut(sealed)
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        with pytest.raises((DecryptionError, CipherRequiredError)):
            await _secretive(saver, Failing(0)).ainvoke(None, config_for("t"))
    for change in _TAMPERED.values():
        change_rows(dsn, f"update checkpoint_steps {change}")
        with pytest.raises(DecryptionError):
            await graph.ainvoke(None, config_for("t"))


_COLUMNS = "thread_id, checkpoint_ns, checkpoint_id, task_id, name, position"


async def test_what_is_another_step_s_is_not_returned(dsn: str) -> None:
    """Each part of its key is proved."""
    async with _open(dsn, KeyRing({"old": OLD})) as saver:
        graph = await _cut(saver)
        (place,) = rows_of(dsn, f"select {_COLUMNS} from pgcheckpoint.checkpoint_steps")
        change_rows(dsn, "update checkpoint_steps set type = 'pg:aes:msgpack'")

        def put_there(key: Sequence[Any]) -> None:
            seal: Any = saver._seal
            bound_to = step_place(CheckpointKey(*key[:3]), (key[3], key[4], key[5]))
            _, blob = seal.seal_row(key[0], bound_to, "msgpack", b"\xa3abc")
            change_rows(dsn, f"update checkpoint_steps set blob = '\\x{blob.hex()}'")

        for column, value in enumerate(place):
            other = [*place]
            other[column] = value + 1 if isinstance(value, int) else f"{value}x"
            put_there(other)
            with pytest.raises(DecryptionError):
                await graph.ainvoke(None, config_for("t"))
        put_there(place)
        assert (await graph.ainvoke(None, config_for("t")))["paid"] == ["abc"]


async def test_a_rotation_encrypts_it_anew(dsn: str) -> None:
    async with _open(dsn, KeyRing({"old": OLD})) as saver:
        await _cut(saver)
    async with _open(dsn, BOTH) as saver:
        done = await rotate_keys(saver)
        assert done.complete
        assert done.rotated.steps == 1
        assert {key: rows.steps for key, rows in (await count_keys(saver)).items()} == {"new": 1}
    async with _open(dsn, KeyRing({"new": NEW})) as saver:
        graph = _secretive(saver, Failing(0))
        assert (await graph.ainvoke(None, config_for("t")))["paid"] == [SECRET]


async def test_a_shredded_thread_s_can_t_be_read(dsn: str) -> None:
    async with _open(dsn, KeyRing({"old": OLD}), data_keys=True) as saver:
        graph = await _cut(saver)
        await shred_thread(saver, "t")
        with pytest.raises(DecryptionError):
            await graph.ainvoke(None, config_for("t"))
        await saver.adelete_thread("t")
        assert _stored(dsn) == "[]"


async def test_a_copy_has_it(sealed: AsyncPostgresSaver, dsn: str) -> None:
    graph = await _cut(sealed)
    await sealed.acopy_thread("t", "u")
    assert len(rows_of(dsn, "select from pgcheckpoint.checkpoint_steps")) == 2
    change_rows(dsn, "delete from checkpoint_steps where thread_id = 't'")
    assert (await graph.ainvoke(None, config_for("u")))["paid"] == [SECRET]
    # Again, and nothing changes.
    await sealed.acopy_thread("t", "u")
    assert len(rows_of(dsn, "select from pgcheckpoint.checkpoint_steps")) == 1


async def test_a_single_connection_suffices(dsn: str) -> None:
    """Its key is known before it is held."""
    cipher = AesGcmCipher(KeyRing({"old": OLD}), data_keys=True)
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = AsyncPostgresSaver(connection, cipher=cipher, read_timeout=5.0)
        graph = await _cut(saver)
        saver._engine.keys.forget(["t"])  # type: ignore[union-attr]  # it has a cipher
        assert (await graph.ainvoke(None, config_for("t")))["paid"] == [SECRET]
        graph = await _cut(saver)
        await saver.close()
    assert SECRET not in _stored(dsn)


# --- in an export ---


async def _exported(saver: Any, **how: Any) -> list[bytes]:
    lines: list[bytes] = []
    done = await export_threads(saver, lines.append, **how)
    assert done.steps == 1
    return lines


@pytest.mark.parametrize("decrypted", [False, True])
async def test_an_export_has_it(
    sealed: AsyncPostgresSaver, dsn: str, empty_dsn: str, decrypted: bool
) -> None:
    """It is encrypted anew, for its new place; the run goes on there, and does nothing twice."""
    await _cut(sealed)
    lines = await _exported(sealed, decrypted=decrypted)
    assert (b"charge" in b"".join(lines)) is decrypted
    new = AesGcmCipher(BOTH if decrypted else KeyRing({"old": OLD}))
    async with AsyncPostgresSaver.from_conn_string(
        empty_dsn, cipher=new, allow_plaintext=decrypted
    ) as other:
        await other.setup()
        assert (await import_threads(other, lines, thread_id="u")).steps == 1
        assert SECRET not in _stored(empty_dsn)
        assert (await import_threads(other, lines, thread_id="u")).steps == 0
        graph = _recorded_only(other)
        assert (await graph.ainvoke(None, config_for("u")))["paid"] == [SECRET]


def _recorded_only(saver: Any) -> Any:
    """The graph whose step must be done already."""

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "charge", config=config) as once:
            assert once.done
        return {"paid": [once.result]}

    return one_node(saver, pay)


async def test_an_import_leaves_what_is_recorded(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _cut(saver)
    lines = await _exported(saver)
    change_rows(dsn, r"update checkpoint_steps set blob = '\xa3616263'")
    assert (await import_threads(saver, lines)).steps == 0
    assert (await _recorded_only(saver).ainvoke(None, config_for("t")))["paid"] == ["abc"]


async def test_an_import_adds_it_to_a_checkpoint_that_is_there(
    sealed: AsyncPostgresSaver, dsn: str
) -> None:
    """As of an import that was cut off, or of a step that was done after the last one."""
    await _cut(sealed)
    lines = await _exported(sealed)
    change_rows(dsn, "delete from checkpoint_steps")
    done = await import_threads(sealed, lines)
    assert (done.checkpoints, done.steps) == (0, 1)
    graph = _recorded_only(sealed)
    assert (await graph.ainvoke(None, config_for("t")))["paid"] == [SECRET]


async def test_an_older_export_has_none(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _cut(saver)
    older = []
    for line in await _exported(saver):
        fields = {k: v for k, v in json.loads(line).items() if k != "steps"}
        older.append(json.dumps(fields | {"version": 2} if "format" in fields else fields).encode())
    done = await import_threads(saver, older, thread_id="u")
    assert done.checkpoints > 0
    assert done.steps == 0


_DAMAGE: list[tuple[Any, str]] = [
    (7, "damaged"),
    ([7], "damaged"),
    ([], "should have 1 steps, but has 0"),
    ([{"name": ...}], "'name' is missing"),
    ([{"name": "\0"}], "NUL"),
    ([{"task": 7}], "task is not text"),
    ([{"type": None}], "type is not text"),
    *(([{"position": bad}], "position") for bad in (0, True, 2**31)),
    ([{"data": "%%"}], "damaged"),
]


async def test_a_damaged_export_is_told(saver: AsyncPostgresSaver) -> None:
    await _cut(saver)
    lines = await _exported(saver)
    (at,) = (n for n, line in enumerate(lines) if b'"charge"' in line)
    fields = json.loads(lines[at])
    (whole,) = fields["steps"]
    for damage, said in _DAMAGE:
        if isinstance(damage, list) and damage and isinstance(damage[0], dict):
            changed = {**whole, **damage[0]}
            damage = [{name: value for name, value in changed.items() if value is not ...}]
        lines[at] = json.dumps({**fields, "steps": damage}).encode() + b"\n"
        with pytest.raises(ExportFormatError, match=said):
            await import_threads(saver, lines, thread_id="u")


async def test_an_export_ends_at_one_that_can_t_be_decrypted(
    sealed: AsyncPostgresSaver, dsn: str
) -> None:
    await _cut(sealed)
    change_rows(dsn, f"update checkpoint_steps {_TAMPERED['its bytes']}")
    with pytest.raises(DecryptionError, match="result of step 'charge' of task"):
        await export_threads(sealed, lambda _: None)


def test_commands_count_them(dsn: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
            await _cut(saver)

    asyncio.run(fill())
    file = str(tmp_path / "threads.jsonl")
    done("export", file, "--thread", "t", dsn=dsn)
    assert "steps stored\t1" in done("import", file, "--as", "u", dsn=dsn).out
    assert "steps\t2" in done("verify", dsn=dsn).out.splitlines()
    change_rows(dsn, r"update checkpoint_steps set blob = '\xc1' where thread_id = 'u'")
    found = cli("verify", dsn=dsn)
    assert found.code == 1
    assert "checkpoint_steps (thread 'u', checkpoint" in found.out
    assert "name 'charge', position 1): the result of step 'charge' of task" in found.out
