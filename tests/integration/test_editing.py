"""Edits by hand: a value of a thread, and a fork of it, as a new checkpoint."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from langchain.agents import create_agent
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.tools import tool
from langgraph.channels import LastValue
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.func import entrypoint
from langgraph.graph import END, START, StateGraph
from langgraph.pregel import NodeBuilder, Pregel
from langgraph.types import Command, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CheckpointNotFoundError,
    ConcurrentWriteError,
    KeyRing,
    LeaseHeldError,
    NotEditableError,
    PostgresSaver,
    WriteTimeoutError,
    recover,
)
from pg_checkpoint.editing.editing import draft_of, put_edit, put_fork
from pg_checkpoint.postgres.own_loop import run_on_selector_loop as run
from tests import graphs
from tests.command_line import cli, done
from tests.making import config_for, rows_of
from tests.seams import engine_of

T = config_for("t", checkpoint_ns=None)


def _edit(saver: Any, channel: str, change: Any, thread_id: str = "t") -> str:
    """Reads a value, changes its document and puts it."""

    async def edit() -> str:
        draft = await draft_of(saver, thread_id, channel)
        return await put_edit(saver, draft, json.dumps(change(json.loads(draft.text))))

    return run(edit())


def test_an_edit_is_a_child_of_the_newest_checkpoint(sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    before = graph.get_state(T)

    def change(messages: Any) -> Any:
        messages[1]["content"] = "A better plan."
        return [*messages, {"$message": "human", "content": "Thanks.", "id": "h9"}]

    put_id = _edit(sync_saver, "messages", change)
    after = graph.get_state(T)
    assert after.config["configurable"]["checkpoint_id"] == put_id
    assert after.parent_config["configurable"] == before.config["configurable"]
    assert [m.content for m in after.values["messages"]] == [
        *("Go.", "A better plan.", *(m.content for m in before.values["messages"][2:]), "Thanks.")
    ]
    assert after.values["messages"][-1] == HumanMessage("Thanks.", id="h9")
    assert {**after.values, "messages": 0} == {**before.values, "messages": 0}
    assert (after.next, after.metadata["source"]) == ((), "update")
    assert after.metadata["step"] == before.metadata["step"] + 1
    assert after.metadata["user"] == "t"
    # What was stored is the history.
    assert graph.get_state(before.config) == before
    graph.invoke({"messages": [HumanMessage("Again.")], "topic": "t"}, T)
    assert graph.get_state(T).next == ("ask",)


def test_what_runs_next_stays(sync_saver: PostgresSaver) -> None:
    graph = graphs.begin(sync_saver, "t")
    _edit(sync_saver, "notes", lambda notes: {**notes, "plan": "three"})
    assert graph.get_state(T).next == ("ask",)
    # The question is asked again.
    assert "__interrupt__" in graph.invoke(None, T)
    found = graph.invoke(Command(resume="Yes."), T)
    assert found["notes"]["plan"] == "three"
    assert found["messages"][-1].content == "Yes."
    assert graph.get_state(T).next == ()


@pytest.mark.parametrize("value", ["short", "x" * 100_000, 1, 1.5, None, True, [], {}, [[]]])
def test_a_value_may_become_any_other(sync_saver: PostgresSaver, value: Any) -> None:
    graph = graphs.finish(sync_saver, "t")
    _edit(sync_saver, "topic", lambda _: value)
    found = graph.get_state(T).values["topic"]
    assert (found, type(found)) == (value, type(value))
    assert _edit(sync_saver, "topic", lambda _: "back")
    assert graph.get_state(T).values["topic"] == "back"


@dataclass
class _Own:
    number: int


class _State(TypedDict, total=False):
    own: _Own
    pair: set[int]
    text: str


def _graph(saver: Any) -> Any:
    builder = StateGraph(_State)
    builder.add_node("node", lambda _: {"own": _Own(7), "pair": {1, 2}})
    builder.add_edge(START, "node")
    builder.add_edge("node", END)
    return builder.compile(checkpointer=saver)


def test_other_values_keep_their_class_and_their_bytes(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as theirs, PostgresSaver.from_conn_string(dsn) as own:
        graph = _graph(theirs)
        graph.invoke({"text": "a"}, T)
        _edit(own, "text", lambda text: text + "b")
        assert graph.get_state(T).values == {"own": _Own(7), "pair": {1, 2}, "text": "ab"}
        with pytest.raises(NotEditableError, match="_Own: use update_state"):
            run(draft_of(own, "t", "own"))
        with pytest.raises(NotEditableError, match="set"):
            run(draft_of(own, "t", "pair"))


def test_what_is_not_there_is_told(sync_saver: PostgresSaver) -> None:
    graphs.finish(sync_saver, "t")
    with pytest.raises(NotEditableError, match=r"these have: .*messages, notes, topic"):
        run(draft_of(sync_saver, "t", "unknown"))
    for call in (draft_of(sync_saver, "x", "c"), put_fork(sync_saver, "x", "c")):
        with pytest.raises(CheckpointNotFoundError, match="'x'"):
            run(call)
    with pytest.raises(CheckpointNotFoundError, match="'c'"):
        run(put_fork(sync_saver, "t", "c"))


def test_an_edit_of_what_has_gone_on_is_refused(sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    draft = run(draft_of(sync_saver, "t", "topic"))
    graph.update_state(T, {"topic": "newer"})
    newest = graph.get_state(T)
    with pytest.raises(ConcurrentWriteError, match="edit it again"):
        run(put_edit(sync_saver, draft, '"mine"'))
    assert graph.get_state(T) == newest


def test_a_run_that_holds_the_lease_goes_first(sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    state = graph.get_state(T)
    draft = run(draft_of(sync_saver, "t", "topic"))
    with sync_saver.lease("t"):
        for call in (
            put_edit(sync_saver, draft, '"mine"'),
            put_fork(sync_saver, "t", draft.checkpoint_id),
        ):
            with pytest.raises(LeaseHeldError):
                run(call)
    assert graph.get_state(T) == state


class _Two(TypedDict, total=False):
    left: int
    right: int
    text: str


def _half_done(saver: Any, *, fails: bool) -> Any:
    """Two nodes at once, of which one may fail."""

    def right(state: _Two) -> _Two:
        if fails:
            raise ValueError
        return {"right": len(state.get("text", ""))}

    builder = StateGraph(_Two)
    builder.add_node("left", lambda _: {"left": 1})
    builder.add_node("right", right)
    builder.add_edge(START, "left")
    builder.add_edge(START, "right")
    return builder.compile(checkpointer=saver)


def test_results_of_finished_tasks_are_not_lost(sync_saver: PostgresSaver) -> None:
    with pytest.raises(ValueError):
        _half_done(sync_saver, fails=True).invoke({"text": "abc"}, T)
    with pytest.raises(NotEditableError, match="have results or answers"):
        run(draft_of(sync_saver, "t", "text"))


def _asking_twice(saver: Any) -> Any:
    """A node that asks two questions, one after the other."""
    builder = StateGraph(_Two)
    builder.add_node("ask", lambda _: {"text": interrupt("one?") + interrupt("two?")})
    builder.add_edge(START, "ask")
    return builder.compile(checkpointer=saver)


def test_an_answer_that_was_given_is_not_lost(sync_saver: PostgresSaver) -> None:
    graph = _asking_twice(sync_saver)
    graph.invoke({"left": 1}, T)
    graph.invoke(Command(resume="A"), T)
    with pytest.raises(NotEditableError, match="have results or answers"):
        run(draft_of(sync_saver, "t", "left"))


@pytest.mark.parametrize("at_once", [False, True])
def test_results_of_a_subgraph_in_the_middle_are_not_lost(
    sync_saver: PostgresSaver, at_once: bool
) -> None:
    inner = StateGraph(_Two)
    inner.add_node("first", lambda _: {"left": 1})
    inner.add_node("second", lambda _: {"text": interrupt("?")})
    inner.add_edge(START, "first")
    inner.add_edge(START if at_once else "first", "second")
    builder = StateGraph(_Two)
    builder.add_node("inner", inner.compile())
    builder.add_edge(START, "inner")
    builder.compile(checkpointer=sync_saver).invoke({"text": "a"}, T)
    with pytest.raises(NotEditableError, match="have results or answers"):
        run(draft_of(sync_saver, "t", "text"))


def test_a_subgraph_that_has_done_nothing_yet_hinders_no_edit(sync_saver: PostgresSaver) -> None:
    builder = StateGraph(_Two)
    builder.add_node("inner", _asking_twice(None))
    builder.add_edge(START, "inner")
    graph = builder.compile(checkpointer=sync_saver)
    graph.invoke({"left": 1}, T)
    _edit(sync_saver, "left", lambda _: 2)
    assert (graph.get_state(T).values, graph.get_state(T).next) == ({"left": 2}, ("inner",))


def test_an_edit_that_would_not_reach_what_was_sent_is_refused(sync_saver: PostgresSaver) -> None:
    """As tool calls of an agent have their input when the model has answered."""

    @tool
    def pay(total: int) -> str:
        """Pays."""
        return str(total)

    call = {"name": "pay", "args": {"total": 7}, "id": "c1"}
    answers = iter([AIMessage("", tool_calls=[call]), AIMessage("Paid.")])
    model = _Model(messages=answers)
    graph: Any = create_agent(model, [pay], interrupt_before=["tools"], checkpointer=sync_saver)
    graph.invoke({"messages": [HumanMessage("Pay 8.")]}, T)
    if not any(isinstance(task.path[0], str) for task in graph.get_state(T).tasks):
        pytest.fail("there is no task")
    with pytest.raises(NotEditableError, match="fork the thread from the checkpoint before"):
        run(draft_of(sync_saver, "t", "messages"))
    graph.invoke(None, T)
    _edit(sync_saver, "messages", lambda messages: messages[:1])
    assert len(graph.get_state(T).values["messages"]) == 1


class _Model(GenericFakeChatModel):
    def bind_tools(self, *_: Any, **__: Any) -> Any:
        return self


def test_a_channel_that_nodes_subscribe_to_triggers_none(sync_saver: PostgresSaver) -> None:
    first = NodeBuilder().subscribe_only("a").do(lambda x: x + "!").write_to("b")
    graph: Any = Pregel(
        nodes={"first": first},
        channels={"a": LastValue(str), "b": LastValue(str)},
        input_channels=["a"],
        output_channels=["b"],
        checkpointer=sync_saver,
    )
    graph.invoke({"a": "x"}, T)
    _edit(sync_saver, "a", lambda _: "y")
    state = graph.get_state(T)
    assert (state.next, state.values) == ((), {"a": "y", "b": "x!"})


MARK = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"


def test_a_finished_thread_does_not_count_as_unfinished(
    sync_saver: PostgresSaver, dsn: str
) -> None:
    graphs.finish(sync_saver, "t")
    put_id = _edit(sync_saver, "topic", lambda _: "new")
    assert rows_of(dsn, MARK) == [(False,)]
    run(put_fork(sync_saver, "t", put_id))
    assert rows_of(dsn, MARK) == [(False,)]
    graphs.build(sync_saver).invoke({"messages": [HumanMessage("Again.")], "topic": "t"}, T)
    _edit(sync_saver, "topic", lambda _: "newer")
    assert rows_of(dsn, MARK) == [(True,)]


class _Once(TypedDict, total=False):
    text: str


def _failing(saver: Any, ran: list[str]) -> Any:
    """Fails as long as the text is bad."""

    def node(state: _Once) -> _Once:
        ran.append(state["text"])
        if state["text"] == "bad":
            raise ValueError
        return {"text": state["text"] + "!"}

    builder = StateGraph(_Once)
    builder.add_node("node", node)
    builder.add_edge(START, "node")
    return builder.compile(checkpointer=saver)


async def test_a_run_that_was_given_up_goes_on_with_the_edited_state(
    saver: AsyncPostgresSaver,
) -> None:
    ran: list[str] = []
    graph = _failing(saver, ran)
    how: Any = {"max_attempts": 1, "forever": False, "every": 0.05}
    with suppress(ValueError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            await graph.ainvoke({"text": "bad"}, T)
    assert await recover(graph, saver, **how) == 0
    (given_up,) = await saver.alist_unfinished(given_up=True)
    assert given_up.thread_id == "t"
    draft = await draft_of(saver, "t", "text")
    await put_edit(saver, draft, '"good"')
    assert await recover(graph, saver, **how) == 1
    assert (await graph.aget_state(T)).values == {"text": "good!"}
    assert ran == ["bad", "bad", "good"]


async def test_a_run_that_was_due_goes_on_though_the_answer_to_the_edit_was_lost(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    graph = _failing(saver, ran)
    with suppress(ValueError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            await graph.ainvoke({"text": "bad"}, T)
    draft = await draft_of(saver, "t", "text")
    engine = engine_of(saver)
    put = engine.put

    async def put_without_answer(rows: Any) -> None:
        await put(rows)
        raise WriteTimeoutError("no answer", may_be_applied=True)

    monkeypatch.setattr(engine, "put", put_without_answer)
    with pytest.raises(WriteTimeoutError):
        await put_edit(saver, draft, '"good"')
    monkeypatch.undo()
    assert await recover(graph, saver, forever=False, every=0.05) == 1
    assert ran == ["bad", "good"]


@pytest.mark.parametrize("forks", [False, True])
async def test_a_thread_that_waits_under_a_lost_lease_is_not_run(
    saver: AsyncPostgresSaver, dsn: str, forks: bool
) -> None:
    graph = _asking_twice(saver)
    async with saver.lease("t"):
        await graph.ainvoke({"left": 1}, T)
        # As if the process had been killed here.
        rows_of(dsn, "update pgcheckpoint.checkpoint_leases set expires_at = now() returning 1")
        if forks:
            newest = (await graph.aget_state(T)).config["configurable"]["checkpoint_id"]
            await put_fork(other := AsyncPostgresSaver(dsn), "t", newest)
        else:
            other = AsyncPostgresSaver(dsn)
            await put_edit(other, await draft_of(other, "t", "left"), "2")
        await other.close()
    assert await recover(graph, saver, forever=False, every=0.05) == 0
    assert (await graph.aget_state(T)).tasks[0].interrupts == ()


async def test_a_failed_run_stays_its_callers(saver: AsyncPostgresSaver) -> None:
    ran: list[str] = []
    graph = _failing(saver, ran)
    with pytest.raises(ValueError):
        await graph.ainvoke({"text": "bad"}, T)
    await put_edit(saver, await draft_of(saver, "t", "text"), '"good"')
    assert await recover(graph, saver, forever=False, every=0.05) == 0
    assert (await graph.aget_state(T)).next == ("node",)
    assert (await graph.ainvoke(None, T)) == {"text": "good!"}


async def test_two_edits_at_once_do_not_both_count(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _failing(saver, []).ainvoke({"text": "a"}, T)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        drafts = [await draft_of(one, "t", "text") for one in (saver, other)]
        edits = [
            put_edit(one, draft, f'"{number}"')
            for number, (one, draft) in enumerate(zip((saver, other), drafts, strict=True))
        ]
        ended = await asyncio.gather(*edits, return_exceptions=True)
    refused = [end for end in ended if isinstance(end, (LeaseHeldError, ConcurrentWriteError))]
    assert len(refused) == 1
    newest = (await _failing(saver, []).aget_state(T)).config["configurable"]["checkpoint_id"]
    assert newest in ended


KEY = bytes(range(32))


@pytest.mark.parametrize("data_keys", [False, True])
def test_an_encrypted_thread_stays_encrypted(dsn: str, data_keys: bool) -> None:
    cipher = AesGcmCipher(KeyRing({"k": KEY}), data_keys=data_keys)
    how: Any = {"cipher": cipher, "encrypt_metadata": True}
    with PostgresSaver.from_conn_string(dsn, **how) as saver:
        graph = graphs.finish(saver, "t")
        before = graph.get_state(T)
        _edit(saver, "topic", lambda _: "secret topic")
        _edit(saver, "messages", lambda messages: messages[:1])
        after = graph.get_state(T)
        assert after.values["topic"] == "secret topic"
        assert after.values["messages"] == before.values["messages"][:1]
        assert after.values["notes"] == before.values["notes"]
        run(put_fork(saver, "t", before.config["configurable"]["checkpoint_id"]))
        assert graph.get_state(T).values == before.values
    assert "0" in done("verify", dsn=dsn, PG_CHECKPOINT_KEYS=_KEYS).out


def test_a_fork_goes_on_from_an_earlier_checkpoint(sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    waiting = next(s for s in graph.get_state_history(T) if s.next == ("ask",))
    put_id = run(put_fork(sync_saver, "t", waiting.config["configurable"]["checkpoint_id"]))
    copy = graph.get_state(T)
    assert copy.config["configurable"]["checkpoint_id"] == put_id
    assert (copy.values, copy.next) == (waiting.values, waiting.next)
    assert copy.parent_config == waiting.parent_config
    assert (copy.metadata["source"], copy.metadata["step"]) == (
        "fork",
        waiting.metadata["step"] + 1,
    )
    graph.invoke(None, T)
    found = graph.invoke(Command(resume="No."), T)
    assert found["messages"][-1].content == "No."


def test_a_fork_is_what_langgraph_s_copy_is(sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    chosen = [*graph.get_state_history(T)][3]
    theirs = graph.update_state(chosen.config, None, as_node="__copy__")
    by_them = sync_saver.get_tuple(theirs)
    put_id = run(put_fork(sync_saver, "t", chosen.config["configurable"]["checkpoint_id"]))
    by_us = sync_saver.get_tuple(config_for("t", put_id))
    assert by_them is not None
    assert by_us is not None
    alike = {"id": 0, "ts": 0}
    assert {**by_us.checkpoint, **alike} == {**by_them.checkpoint, **alike}
    assert by_us.parent_config == by_them.parent_config


def test_values_that_the_application_encrypts_are_not_stored_in_clear(dsn: str) -> None:
    serde = EncryptedSerializer.from_pycryptodome_aes(key=b"0" * 16)
    with PostgresSaver.from_conn_string(dsn, serde=serde) as theirs:
        graphs.finish(theirs, "t")
        for saver in (theirs, PostgresSaver(dsn)):
            with pytest.raises(NotEditableError, match="EncryptedSerializer"):
                run(draft_of(saver, "t", "topic"))
            saver.close()


def test_what_an_entrypoint_has_saved_can_be_edited(dsn: str, sync_saver: PostgresSaver) -> None:
    @entrypoint(checkpointer=sync_saver)
    def count(_: Any, *, previous: int | None = None) -> Any:
        return entrypoint.final(value=previous, save=(previous or 0) + 1)

    count.invoke("go", T)
    done("edit", "t", "-c", "__previous__", "--from", _file("41"), "-y", dsn=dsn)
    assert count.invoke("go", T) == 41


def _file(text: str, encoding: str = "utf-8") -> str:
    descriptor, name = tempfile.mkstemp(suffix=".json")
    os.close(descriptor)
    Path(name).write_text(text, encoding)
    return name


# --- the commands ---

_KEYS = "k:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="


def test_the_command_takes_a_value_from_a_file(
    dsn: str, sync_saver: PostgresSaver, tmp_path: Path
) -> None:
    graph = graphs.finish(sync_saver, "t")
    file = tmp_path / "topic.json"
    file.write_text('"new"')
    how = ("edit", "t", "--channel", "topic", "--from", str(file))
    assert "give --yes" in cli(*how, dsn=dsn).err
    said = done(*how, "--yes", dsn=dsn).out
    assert "'t' → 'new'" in said
    state = graph.get_state(T)
    assert state.values["topic"] == "new"
    assert f"checkpoint {state.config['configurable']['checkpoint_id']} has the new value" in said
    assert "nothing was changed" in done(*how, "--yes", dsn=dsn).err
    file.write_text('"newer"')
    put = done(*how, "--yes", "--json", dsn=dsn).json
    assert put["checkpoint_id"] == graph.get_state(T).config["configurable"]["checkpoint_id"]
    for bad in ("{", '{"$message": "robot"}', "[1e400]"):
        file.write_text(bad)
        assert cli(*how, "--yes", dsn=dsn).code == 2
    file.write_bytes(b'"\xe9"')
    assert "not in UTF-8" in cli(*how, "--yes", dsn=dsn).err
    file.write_text('"with a mark"', "utf-8-sig")
    done(*how, "--yes", dsn=dsn)
    assert graph.get_state(T).values["topic"] == "with a mark"
    for notes, what in (('{"b": -0.0, "a": 0}', "+"), ('{"a": 0, "b": 0.0}', "the order of keys")):
        edited = done("edit", "t", "-c", "notes", "--from", _file(notes), "-y", dsn=dsn)
        assert what in edited.out


def test_the_command_says_what_is_not_there(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.finish(sync_saver, "t")
    assert cli("edit", "x", "-c", "topic", "-y", dsn=dsn).code == 2
    unknown = cli("edit", "t", "-c", "unknown", "-y", dsn=dsn)
    assert (unknown.code, "these have" in unknown.err) == (2, True)


def test_the_command_refuses_what_says_what_runs_next(dsn: str, sync_saver: PostgresSaver) -> None:
    graphs.finish(sync_saver, "t")
    refused = cli("edit", "t", "-c", "branch:to:ask", "-y", dsn=dsn)
    assert (refused.code, "LangGraph's own" in refused.err) == (2, True)
    assert "without a terminal" in cli("edit", "t", "-c", "topic", "-y", dsn=dsn).err
    assert cli("edit", "x", "-c", "topic", dsn=dsn).code == 2


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes an editor of Python code that has the `text`; the commands believe in a terminal."""
    monkeypatch.setattr("pg_checkpoint.cli.edit._has_terminal", lambda: True)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def make(code: str) -> dict[str, str]:
        script = tmp_path / "editor.py"
        script.write_text(
            "import os, pathlib, sys\n"
            "file = pathlib.Path(sys.argv[1])\n"
            "assert not os.stat(file).st_mode & 0o77\n"
            f"text = file.read_text()\n{code}\nfile.write_text(text)\n"
        )
        return {"VISUAL": f"{sys.executable} {script}"}

    return make


def test_the_command_opens_an_editor(
    dsn: str, sync_saver: PostgresSaver, editor: Any, tmp_path: Path
) -> None:
    graph = graphs.finish(sync_saver, "t")
    edits = editor("text = text.replace('A plan.', 'A new plan.')")
    done("edit", "t", "-c", "messages", "-y", dsn=dsn, **edits)
    assert graph.get_state(T).values["messages"][1].content == "A new plan."
    assert not [*tmp_path.glob("tmp*.json")]
    assert "nothing was changed" in done("edit", "t", "-c", "topic", dsn=dsn, **editor("")).err
    failed = cli("edit", "t", "-c", "topic", dsn=dsn, **editor("sys.exit(1)"))
    assert (failed.code, "nothing was changed" in failed.err) == (2, True)
    assert not [*tmp_path.glob("tmp*.json")]


def test_what_was_typed_is_kept_if_it_can_t_be_put(
    dsn: str, sync_saver: PostgresSaver, editor: Any, tmp_path: Path
) -> None:
    graphs.finish(sync_saver, "t")
    with sync_saver.lease("t"):
        refused = cli("edit", "t", "-c", "topic", "-y", dsn=dsn, **editor("text = '\"mine\"'"))
    assert refused.code == 3
    (kept,) = tmp_path.glob("tmp*.json")
    assert str(kept) in refused.err
    assert kept.read_text() == '"mine"'
    assert kept.stat().st_mode & 0o77 == 0
    done("edit", "t", "-c", "topic", "-y", "--from", str(kept), dsn=dsn)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("file.write_text('\"mine\"'); sys.exit(1)", "failed"),
        ("file.write_bytes(b'\"\\xe9\"'); os._exit(0)", "UTF-8"),
        ("file.write_text('[99999999999999999999999]'); os._exit(0)", "too large"),
        ("file.write_text('\"mine\"'); os.kill(os.getppid(), signal.SIGINT); os._exit(0)", ""),
    ],
)
def test_what_was_typed_outlives_the_editor(
    dsn: str, sync_saver: PostgresSaver, editor: Any, tmp_path: Path, code: str, said: str
) -> None:
    graphs.finish(sync_saver, "t")
    with sync_saver.lease("t"):  # else the last one is put
        ended = cli("edit", "t", "-c", "topic", "-y", dsn=dsn, **editor(f"import signal\n{code}"))
    assert ended.code != 0
    assert said in ended.err
    (kept,) = tmp_path.glob("tmp*.json")
    assert str(kept) in ended.err


@pytest.mark.parametrize("editor", ["vi 'x", "/no/such/editor"])
def test_an_editor_that_can_t_be_started_leaves_nothing_behind(
    dsn: str,
    sync_saver: PostgresSaver,
    editor: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pg_checkpoint.cli.edit._has_terminal", lambda: True)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    graphs.finish(sync_saver, "t")
    ended = cli("edit", "t", "-c", "topic", "-y", dsn=dsn, VISUAL=editor)
    assert (ended.code, "can't start the editor" in ended.err) == (2, True)
    assert not [*tmp_path.glob("tmp*.json")]


def test_the_text_outlives_a_refusal_of_the_server(
    dsn: str, sync_saver: PostgresSaver, editor: Any, tmp_path: Path
) -> None:
    graphs.finish(sync_saver, "t")
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(
            "create function no() returns trigger language plpgsql as 'begin raise; end';"
            "create trigger no before insert on pgcheckpoint.checkpoints"
            " for each row execute function no()"
        )
    ended = cli("edit", "t", "-c", "topic", "-y", dsn=dsn, **editor("text = '\"mine\"'"))
    assert ended.code == 3
    assert [*tmp_path.glob("tmp*.json")]


def test_the_command_forks(dsn: str, sync_saver: PostgresSaver) -> None:
    graph = graphs.finish(sync_saver, "t")
    waiting = next(s for s in graph.get_state_history(T) if s.next == ("ask",))
    chosen = waiting.config["configurable"]["checkpoint_id"]
    said = done("fork", "t", chosen[:20], "--json", dsn=dsn).json
    assert said["copy_of"] == chosen
    assert graph.get_state(T).next == ("ask",)
    assert f"a copy of {chosen}" in done("fork", "t", chosen, dsn=dsn).out
    assert cli("fork", "x", "0", dsn=dsn).code == 2
    assert cli("fork", "t", "unknown", dsn=dsn).code == 2


def test_the_commands_keep_a_thread_encrypted(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": KEY}), data_keys=True)
    with PostgresSaver.from_conn_string(dsn, cipher=cipher, encrypt_metadata=True) as saver:
        graph = graphs.finish(saver, "t")
        newest = graph.get_state(T).config["configurable"]["checkpoint_id"]
        assert cli("fork", "t", newest, dsn=dsn).code == 2
        assert cli("fork", "t", newest, dsn=dsn, PG_CHECKPOINT_KEYS=_KEYS).code == 2
        done("fork", "t", newest, "--encrypt-metadata", dsn=dsn, PG_CHECKPOINT_KEYS=_KEYS)
        assert graph.get_state(T).config["configurable"]["checkpoint_id"] > newest
