"""Rows that name code: a strict saver refuses them, commands and pages never run it."""

from __future__ import annotations

import dataclasses
import json
import logging
from datetime import datetime, timezone
from itertools import cycle
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import ormsgpack
import pytest
from langchain_core.load import dumpd
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.serde import jsonplus

from pg_checkpoint import AesGcmCipher, AsyncPostgresEvents, PostgresSaver, TypeNotAllowedError
from pg_checkpoint.codec.serializers import STRICT
from pg_checkpoint.ui.app import Access, make_app
from pg_checkpoint.ui.links import checkpoint_url
from tests import graphs
from tests.cases import each
from tests.command_line import cli
from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import aput, config_for, role_of, run_sql, tuple_of, values_of
from tests.seams import database_of, run_on

TABLES = ("checkpoint_blobs", "checkpoint_writes")
SECRET = {"lc": 1, "type": "secret", "id": ["PGC_TEST_SECRET"]}
PASSTHROUGH = ("langchain_core", "runnables", "passthrough", "RunnablePassthrough")
AT = datetime(2024, 5, 1, tzinfo=timezone.utc)
COMMANDS = [
    *("threads", "show t --values", "diff t", "verify", "doctor", "status"),
    *("export {folder}/export.jsonl", "import {folder}/export.jsonl --as imported"),
    *("copy t copied", "retention --keep-last 1", "prune t --yes"),
]
REWRITE = "rewrite", "--with", f"{__name__}:unchanged", "--dry-run", "--app"
WITH_APP = [("types", "--app", f"{__name__}:careless"), (*REWRITE, f"{__name__}:careful")]


@dataclasses.dataclass
class Plan:
    steps: list[str]


def _ext(code: int, *parts: Any) -> bytes:
    return bytes(ormsgpack.packb(ormsgpack.Ext(code, ormsgpack.packb(parts))))


def payloads(file: Path) -> dict[str, bytes]:
    """Values that make a file where they are decoded without care."""
    command, named = f"touch {file}", {"command": f"touch {file}"}
    parts = ormsgpack.packb(("os", "system", command))
    inner: Any = ormsgpack.Ext(jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, parts)
    return {
        "one argument": _ext(jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, "os", "system", command),
        "arguments": _ext(jsonplus.EXT_CONSTRUCTOR_POS_ARGS, "os", "system", [command]),
        "named ones": _ext(jsonplus.EXT_CONSTRUCTOR_KW_ARGS, "os", "system", named),
        "a method": _ext(jsonplus.EXT_METHOD_SINGLE_ARG, "pathlib", "Path", str(file), "touch"),
        "a model": _ext(jsonplus.EXT_PYDANTIC_V2, "os", "system", named, "model_construct"),
        "an old model": _ext(jsonplus.EXT_PYDANTIC_V1, "os", "system", named),
        "in a list": bytes(ormsgpack.packb([1, {"a": inner}])),
        "in an allowed one": _ext(
            jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, "builtins", "set", [[inner]]
        ),
    }


def _plant(dsn: str, payload: bytes, *tables: str, type_: str = "msgpack") -> None:
    for table in tables or TABLES:
        whole = ", groups = 0, chunks = null" if table == "checkpoint_blobs" else ""
        change = f"update pgcheckpoint.{table} set type = %s, blob = %s, crc = null{whole}"
        run_sql(dsn, change, [type_, payload])


async def _stored(saver: Any) -> Any:
    config = await aput(saver, config_for("t"), {"a": ["first"]})
    await saver.aput_writes(config, [("a", ["second"])], "task")
    return config


def _envelope(lc: int, *named: str, **given: Any) -> dict[str, Any]:
    """An object, as LangChain (1) and LangGraph (2) wrote them into JSON."""
    return {"lc": lc, "type": "constructor", "id": [*named], **given}


PROMPT = _envelope(1, "langchain", "prompts", "prompt", "PromptTemplate", kwargs={"template": "x"})
SYSTEM = _envelope(2, "os", "system", args=["touch {file}"])
TOUCH = _envelope(2, "pathlib", "Path", args=["{file}"], method="touch")
ENVELOPES: list[tuple[Any, str]] = [
    (_envelope(1, *PASSTHROUGH), ".".join(PASSTHROUGH)),
    (PROMPT, "langchain_core.prompts.prompt.PromptTemplate"),
    (SYSTEM, "os.system"),
    (_envelope(2, "os", "system", kwargs={"command": "touch {file}"}), "os.system"),
    (TOUCH, "pathlib.Path"),
    (_envelope(2, "builtins", "set", args=[[SYSTEM]]), "os.system"),
    ([1, {"a": _envelope(1, *PASSTHROUGH)}], ".".join(PASSTHROUGH)),
]


CASES = [(name, "pathlib.Path" if name == "a method" else "os.system") for name in payloads(Path())]
CASES += [(json.dumps(envelope), expected) for envelope, expected in ENVELOPES]


@pytest.mark.parametrize(("case", "where"), list(zip(CASES, cycle(TABLES))))
async def test_a_strict_saver_runs_nothing(case: Any, where: str, dsn: str, tmp_path: Path) -> None:
    name, expected = case
    file = tmp_path / "made"
    binary = payloads(file).get(name)
    payload, type_ = name.replace("{file}", str(file)).encode(), "json"
    if binary is not None:
        payload, type_ = binary, "msgpack"
    async with Saver.from_conn_string(dsn, strict=True) as saver:
        config = await _stored(saver)
        _plant(dsn, payload, where, type_=type_)
        kind = "blob" if where == "checkpoint_blobs" else "write"
        with pytest.raises(TypeNotAllowedError, match=f"the {kind} of channel 'a'") as caught:
            await saver.aget_tuple(config)
        assert f"{caught.value.module}.{caught.value.name}" == expected
        assert "allowed_types=[" in str(caught.value)
        with pytest.raises(TypeNotAllowedError):
            [c async for c in saver.alist(config)]
    assert not file.exists()


@each(
    "value",
    [
        *(SECRET, [{"deep": SECRET}]),
        {"lc": 1, "type": "not_implemented", "id": ["a", "b"], "repr": "x"},
        *({"lc": 1, "type": "constructor"}, _envelope(1), _envelope(2, kwargs={}) | {"id": "os"}),
        _envelope(2, kwargs={}) | {"id": [["os"], {}]},
        {"lc": [1], "type": "constructor", "id": ["os", "system"]},
    ],
)
async def test_the_rest_is_data(value: Any, dsn: str, monkeypatch: Patch) -> None:
    monkeypatch.setenv("PGC_TEST_SECRET", "of the environment")
    async with Saver.from_conn_string(dsn, strict=True) as saver:
        config = await _stored(saver)
        _plant(dsn, json.dumps(value).encode(), type_="json")
        found = await tuple_of(saver, config)
    assert found.checkpoint["channel_values"]["a"] == value
    assert [written for *_, written in found.pending_writes or ()] == [value]


@pytest.mark.parametrize("strict", [True, False])
async def test_what_older_versions_wrote_as_json(strict: bool, dsn: str) -> None:
    stored = {
        "chat": [dumpd(HumanMessage("a", id="1")), dumpd(AIMessage("b", id="2"))],
        "id": _envelope(2, "uuid", "UUID", args=["0" * 32]),
        "set": _envelope(2, "builtins", "set", args=[[1, 2]]),
        "at": _envelope(2, "datetime", "datetime", args=[AT.isoformat()], method="fromisoformat"),
        "number": 2**80,
        "text": "\ud800",
    }
    async with Saver.from_conn_string(dsn, strict=strict) as saver:
        config = await _stored(saver)
        _plant(dsn, json.dumps(stored).encode(), type_="json")
        value = (await values_of(saver, config))["a"]
    assert value["chat"] == [HumanMessage("a", id="1"), AIMessage("b", id="2")]
    assert (value["number"], value["text"]) == (2**80, "\ud800")
    if strict:
        assert (value["id"], value["set"], value["at"]) == (UUID(int=0), {1, 2}, AT)


@pytest.mark.parametrize("lc", [1, 2])
async def test_types_that_are_named_are_built_of_json(lc: int, dsn: str) -> None:
    named = (*__name__.split("."), "Plan")
    plan = _envelope(lc, *named, kwargs={"steps": ["a"]})
    async with Saver.from_conn_string(dsn, strict=True, allowed_types=[Plan]) as saver:
        config = await _stored(saver)
        _plant(dsn, json.dumps([plan, dumpd(HumanMessage("a"))]).encode(), type_="json")
        assert await values_of(saver, config) == {"a": [Plan(["a"]), HumanMessage("a")]}


def test_commands_and_pages_show_no_secret(dsn: str, monkeypatch: Patch) -> None:
    monkeypatch.setenv("PGC_TEST_SECRET", "of the environment")
    payload = json.dumps([_envelope(1, *PASSTHROUGH), SECRET]).encode()
    with PostgresSaver.from_conn_string(dsn) as saver:
        config = run_on(saver, _stored(saver))
    _plant(dsn, payload, type_="json")
    done = cli("show", "t", "--values", dsn=dsn)
    assert done.code == 0, done.err
    assert "PGC_TEST_SECRET" in done.out
    assert "of the environment" not in done.out
    with PostgresSaver.from_conn_string(dsn, serde=STRICT) as saver:
        found = saver.get_tuple(config)
    assert found is not None
    # Fields of what is not built, as in what MessagePack holds.
    assert found.checkpoint["channel_values"]["a"] == [{}, SECRET]


async def test_a_list_that_is_read_again(dsn: str, tmp_path: Path) -> None:
    async with Saver.from_conn_string(dsn) as saver:
        chat: list[Any] = [HumanMessage(f"{n} " + "x" * 900, id=str(n)) for n in range(20)]
        config = await aput(saver, config_for("t"), {"a": [*chat, Plan(["x"])]})
    async with Saver.from_conn_string(dsn, strict=True) as saver:
        for _ in range(3):
            with pytest.raises(TypeNotAllowedError, match=r"Plan"):
                await saver.aget_tuple(config)


@pytest.mark.parametrize("cipher", [None, CIPHER])
@pytest.mark.parametrize("allowed", [Plan, (Plan.__module__, "Plan")])
async def test_types_that_are_named(allowed: Any, cipher: AesGcmCipher | None, dsn: str) -> None:
    values = {"plan": Plan(["a"]), "said": [AIMessage("x")], "n": 1}
    options: Any = {"cipher": cipher, "strict": True}
    async with Saver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), values)
        with pytest.raises(TypeNotAllowedError, match=rf"allowed_types=\[\('{__name__}', 'Plan'\)"):
            await saver.aget_tuple(config)
        # As LangGraph does for the types of a graph's schema, where it is strict itself.
        assert await values_of(saver.with_allowlist([(Plan.__module__, "Plan")]), config) == values
        with pytest.raises(TypeNotAllowedError):  # it was a copy that was allowed
            await saver.aget_tuple(config)
    allowing = Saver(dsn, allowed_types=[allowed], **options)
    async with allowing as saver:
        assert await values_of(saver, config) == values


def test_a_graph_of_messages_runs(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn, strict=True) as saver:
        graphs.fork(saver, "a")
        graphs.finish(saver, "b")
        assert list(saver.list(None))


async def _told(dsn: str, caplog: Any, times: int = 1, **options: Any) -> list[str]:
    caplog.clear()
    async with Saver.from_conn_string(dsn, **options) as saver:
        for n in range(times):
            await aput(saver, config_for(f"{n} {[*options]}"), {"a": ["x"]})
            database_of(saver).look_again()
    return [m for m in caplog.messages if "strict=True" in m]


async def test_it_is_said_that_others_may_write(dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, logger="pg_checkpoint")
    schema = "all tables in schema pgcheckpoint"
    with role_of(dsn, f"select, delete on {schema}", options="nologin") as reader:
        assert not await _told(dsn, caplog)
        run_sql(dsn, f"grant insert on pgcheckpoint.checkpoint_writes to {reader}")
        for times, options in ((3, {}), (1, {"cipher": CIPHER, "allow_plaintext": True})):
            (said,) = await _told(dsn, caplog, times, **options)
            assert reader in said
        for safe in (
            {"strict": True},
            {"serde": STRICT},
            {"serde": jsonplus.JsonPlusSerializer(allowed_msgpack_modules=None)},
            # Without the key nobody can write what is read.
            {"cipher": CIPHER},
        ):
            assert not await _told(dsn, caplog, **safe)
        kinds: list[Any] = [{}, {"strict": True}, {"cipher": CIPHER}]
        for kind in kinds:
            caplog.clear()
            async with AsyncPostgresEvents.from_conn_string(dsn, **kind) as events:
                await events.append("t", ["x"], key=str(kind))
            assert any(reader in message for message in caplog.messages) is (kind == {})
    run_sql(dsn, "grant update on pgcheckpoint.checkpoints to public")
    (said,) = await _told(dsn, caplog)
    assert "public" in said


careless, careful = PostgresSaver(""), PostgresSaver("", strict=True)


def unchanged(value: Any, place: Any) -> Any:
    return value


@pytest.mark.parametrize("name", ["one argument", "a method"])
def test_commands_and_pages_run_nothing(name: str, dsn: str, tmp_path: Path) -> None:
    file = tmp_path / "made"
    with PostgresSaver.from_conn_string(dsn) as saver:
        config = run_on(saver, _stored(saver))
    _plant(dsn, payloads(file)[name])
    for command in [*(text.split() for text in COMMANDS), *WITH_APP]:
        done = cli(*(word.format(folder=tmp_path) for word in command), dsn=dsn)
        assert done.code in (0, 1), (command, done.err)
        assert not file.exists(), command
    # An application that would run them is refused.
    done = cli(*REWRITE, f"{__name__}:careless", dsn=dsn)
    assert (done.code, "strict=True" in done.err) == (2, True)
    with PostgresSaver.from_conn_string(dsn, serde=STRICT) as saver:
        url = checkpoint_url(*config["configurable"].values(), show=("all",))
        assert run_on(saver, _page(make_app(saver, Access(token=None)), url)) == 200
    assert not file.exists()


async def _page(app: Any, url: str) -> int:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return (await client.get(url)).status_code
