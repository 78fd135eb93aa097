"""Rows that name code: a strict saver refuses them, commands and pages never run it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import ormsgpack
import psycopg
import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_POS_ARGS,
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_METHOD_SINGLE_ARG,
    EXT_PYDANTIC_V1,
    EXT_PYDANTIC_V2,
    JsonPlusSerializer,
)

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    PostgresSaver,
    TypeNotAllowedError,
)
from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.transfer.exporting import export_threads
from pg_checkpoint.transfer.importing import import_threads
from pg_checkpoint.ui.access import Access
from pg_checkpoint.ui.app import make_app
from pg_checkpoint.ui.links import checkpoint_url
from tests import graphs
from tests.command_line import cli
from tests.making import aput, config_for


@dataclasses.dataclass
class Plan:
    """A class of the application's."""

    steps: list[str]


def _ext(code: int, *parts: Any) -> bytes:
    return bytes(ormsgpack.packb(ormsgpack.Ext(code, ormsgpack.packb(parts))))


def payloads(file: Path) -> dict[str, bytes]:
    """Values that make a file where they are decoded without care."""
    command = f"touch {file}"
    single = _ext(EXT_CONSTRUCTOR_SINGLE_ARG, "os", "system", command)
    inner: Any = ormsgpack.Ext(
        EXT_CONSTRUCTOR_SINGLE_ARG, ormsgpack.packb(("os", "system", command))
    )
    return {
        "one argument": single,
        "arguments": _ext(EXT_CONSTRUCTOR_POS_ARGS, "os", "system", [command]),
        "named ones": _ext(EXT_CONSTRUCTOR_KW_ARGS, "os", "system", {"command": command}),
        "a method": _ext(EXT_METHOD_SINGLE_ARG, "pathlib", "Path", str(file), "touch"),
        "a model": _ext(EXT_PYDANTIC_V2, "os", "system", {"command": command}, "model_construct"),
        "an old model": _ext(EXT_PYDANTIC_V1, "os", "system", {"command": command}),
        "in a list": bytes(ormsgpack.packb([1, {"a": inner}])),
        "in an allowed one": _ext(EXT_CONSTRUCTOR_SINGLE_ARG, "builtins", "set", [[inner]]),
    }


NAMES = [*payloads(Path())]


def _plant(dsn: str, payload: bytes, where: str) -> None:
    with psycopg.connect(dsn) as admin:
        if where != "checkpoint_writes":
            admin.execute(
                "update pgcheckpoint.checkpoint_blobs set type = 'msgpack', blob = %s,"
                " groups = 0, chunks = null, crc = null",
                [payload],
            )
        if where != "checkpoint_blobs":
            admin.execute(
                "update pgcheckpoint.checkpoint_writes set type = 'msgpack', blob = %s, crc = null",
                [payload],
            )


async def _stored(saver: Any) -> Any:
    config = await aput(saver, config_for("t"), {"a": ["first"]})
    await saver.aput_writes(config, [("a", ["second"])], "task")
    return config


@pytest.mark.parametrize("where", ["checkpoint_blobs", "checkpoint_writes"])
@pytest.mark.parametrize("name", NAMES)
async def test_a_strict_saver_runs_nothing_and_says_what(
    name: str, where: str, dsn: str, tmp_path: Path
) -> None:
    file = tmp_path / "made"
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as saver:
        config = await _stored(saver)
        _plant(dsn, payloads(file)[name], where)
        kind = "blob" if where == "checkpoint_blobs" else "write"
        with pytest.raises(TypeNotAllowedError, match=f"the {kind} of channel 'a'") as caught:
            await saver.aget_tuple(config)
        expected = ("pathlib", "Path") if name == "a method" else ("os", "system")
        assert (caught.value.module, caught.value.name) == expected
        assert "allowed_types=[" in str(caught.value)
        with pytest.raises(TypeNotAllowedError):
            [c async for c in saver.alist(config)]
    assert not file.exists()


async def test_a_list_that_is_read_again(dsn: str, tmp_path: Path) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        chat: list[Any] = [HumanMessage(f"{n} " + "x" * 900, id=str(n)) for n in range(20)]
        config = await aput(saver, config_for("t"), {"a": [*chat, Plan(["x"])]})
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as saver:
        for _ in range(3):
            with pytest.raises(TypeNotAllowedError, match=r"Plan"):
                await saver.aget_tuple(config)


@pytest.mark.parametrize("cipher", [None, AesGcmCipher(KeyRing({"k": bytes(range(200, 232))}))])
@pytest.mark.parametrize("allowed", [Plan, (Plan.__module__, "Plan")])
async def test_types_that_are_named(allowed: Any, cipher: AesGcmCipher | None, dsn: str) -> None:
    values = {"plan": Plan(["a"]), "said": [AIMessage("x")], "n": 1}
    options: Any = {"cipher": cipher, "strict": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), values)
        with pytest.raises(TypeNotAllowedError, match=rf"allowed_types=\[\('{__name__}', 'Plan'\)"):
            await saver.aget_tuple(config)
        # As LangGraph does for the types of a graph's schema, where it is strict itself.
        found = await saver.with_allowlist([(Plan.__module__, "Plan")]).aget_tuple(config)
        assert found is not None
        assert found.checkpoint["channel_values"] == values
    async with AsyncPostgresSaver.from_conn_string(
        dsn, allowed_types=[allowed], **options
    ) as saver:
        found = await saver.aget_tuple(config)
        assert found is not None
        assert found.checkpoint["channel_values"] == values


def test_a_graph_of_messages_runs(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn, strict=True) as saver:
        graphs.fork(saver, "a")
        graphs.finish(saver, "b")
        assert list(saver.list(None))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"allowed_types": [Plan]}, "without strict"),
        ({"strict": True, "serde": JsonPlusSerializer()}, "leave serde out"),
    ],
)
def test_options_that_mean_nothing(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        AsyncPostgresSaver("", **options)


COMMANDS: list[tuple[str, ...]] = [
    ("threads",),
    ("show", "t", "--values"),
    ("diff", "t"),
    ("verify",),
    ("doctor",),
    ("status",),
    ("export", "{folder}/export.jsonl"),
    ("import", "{folder}/export.jsonl", "--as", "imported"),
    ("copy", "t", "copied"),
    ("retention", "--keep-last", "1"),
    ("prune", "t", "--yes"),
]


@pytest.mark.parametrize("name", NAMES)
def test_commands_and_pages_run_nothing(name: str, dsn: str, tmp_path: Path) -> None:
    file = tmp_path / "made"
    with PostgresSaver.from_conn_string(dsn) as saver:
        config = saver._home.call(_stored(saver), "put")
    _plant(dsn, payloads(file)[name], "both")
    for command in COMMANDS:
        done = cli(*(word.format(folder=tmp_path) for word in command), dsn=dsn)
        assert done.code in (0, 1), (command, done.err)
        assert not file.exists(), command
    with PostgresSaver.from_conn_string(dsn, serde=STRICT) as saver:
        place = config["configurable"].values()
        url = checkpoint_url(*place, show=("all",))
        app = make_app(saver, Access(token=None))
        call = _page(app, url)
        assert saver._home.call(call, "page") == 200
    assert not file.exists()


async def _page(app: Any, url: str) -> int:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        return (await client.get(url)).status_code


async def test_what_is_imported_is_not_run(
    saver: AsyncPostgresSaver, dsn: str, tmp_path: Path
) -> None:
    file = tmp_path / "made"
    make: Callable[[bytes], object]
    await _stored(saver)
    _plant(dsn, payloads(file)["one argument"], "both")
    lines: list[bytes] = []
    make = lines.append
    await export_threads(saver, make)
    await saver.adelete_thread("t")
    await import_threads(saver, b"".join(lines).splitlines(keepends=True))
    assert not file.exists()
