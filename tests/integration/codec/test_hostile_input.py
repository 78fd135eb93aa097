"""Ids, names and metadata that Postgres can not take as they are: refused by name, or stored."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from io import BytesIO
from typing import Any

import pytest

import pg_checkpoint as pg
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.cases import each
from tests.conftest import Saver
from tests.graphs import build
from tests.keys import CIPHER
from tests.making import aput, config_for, tuple_of

USES: dict[str, Callable[[Saver, str], Awaitable[Any]]] = {
    "get": lambda saver, id_: saver.aget_tuple(config_for("t", id_)),
    "list": lambda saver, id_: _all(saver.alist(config_for("t", id_))),
    "before": lambda saver, id_: _all(saver.alist(config_for("t"), before=config_for("t", id_))),
    "put on a parent": lambda saver, id_: aput(saver, config_for("t", id_), {"a": 1}),
    "put a channel": lambda saver, id_: aput(saver, config_for("t"), {id_: [1]}),
    "put to": lambda saver, id_: aput(saver, config_for("t", checkpoint_ns=id_), {"a": 1}),
    "put writes": lambda saver, id_: saver.aput_writes(config_for("t", id_), [("a", 1)], "k"),
    "put a task's": lambda saver, id_: saver.aput_writes(config_for("t", "1"), [("a", 1)], id_),
    "history": lambda saver, id_: _history(saver, config_for("t", id_)),
    "copy": lambda saver, id_: saver.acopy_thread("t", id_),
    "delete": lambda saver, id_: saver.adelete_thread(id_),
    "prune": lambda saver, id_: saver.aprune([id_]),
}


@each("bad", ["a\0b", "a\ud800", "x" * 5000], ids=ascii)
@each("use", USES)
async def test_an_id_that_cannot_be_stored(saver: Saver, use: str, bad: str) -> None:
    with pytest.raises(pg.InvalidKeyError):
        await USES[use](saver, bad)
    assert await saver.alist_threads() == []


NO_ID: dict[str, Callable[[Saver], Any]] = {
    "get": lambda saver: saver.aget_tuple(config_for("")),
    "get without": lambda saver: saver.aget_tuple({"configurable": {}}),
    "list": lambda saver: _all(saver.alist(config_for(""))),
    "list info": lambda saver: saver.alist_info(config_for("")),
    "put": lambda saver: aput(saver, config_for(""), {"a": 1}),
    "put writes": lambda saver: saver.aput_writes(config_for("", "1"), [("a", 1)], "task"),
    "history": lambda saver: _history(saver, config_for("")),
    "delete": lambda saver: saver.adelete_thread(""),
    "copy": lambda saver: saver.acopy_thread("", "t"),
    "copy to": lambda saver: saver.acopy_thread("t", ""),
    "prune": lambda saver: saver.aprune(["t", ""]),
    "set a time to live": lambda saver: saver.aset_ttl("", None),
    "wake up": lambda saver: pg.wake_at(saver, "", timedelta(1)),
    "wake-ups": lambda saver: pg.list_wakeups(saver, ""),
    "waiting": lambda saver: pg.list_waiting(saver, thread_id=""),
    "lease": lambda saver: saver.lease("").__aenter__(),
    "settle": lambda saver: pg.settle(saver, build(saver), config_for(""), "look"),
    "import": lambda saver: import_threads(saver, BytesIO(), thread_id=""),
    "export": lambda saver: export_threads(saver, BytesIO().write, threads=[""]),
}


@each("use", NO_ID)
async def test_who_has_no_thread_id_shares_no_thread(saver: Any, use: str) -> None:
    """An empty one is what is at hand then."""
    with pytest.raises(pg.InvalidKeyError, match=r"must not be empty|thread_id"):
        await NO_ID[use](saver)


async def test_nor_a_stream_of_events(dsn: str) -> None:
    async with pg.AsyncPostgresEvents.from_conn_string(dsn) as events:
        for call in (lambda: events.append("", [1]), lambda: _all(events.follow(""))):
            with pytest.raises(pg.InvalidKeyError, match="must not be empty"):
                await call()


async def _all(found: AsyncIterator[Any]) -> list[Any]:
    return [one async for one in found]


def _history(saver: Saver, config: Any) -> Any:
    return saver.aget_delta_channel_history(config=config, channels=["a"])


@pytest.mark.parametrize("thread_id", ["t", "t" * 2500])
async def test_a_run_id_of_any_length(saver: Saver, thread_id: str) -> None:
    run_id = "".join(chr(0x4E00 + (n * n * 31 + n * 7919) % 20000) for n in range(5000)) + "\0"
    await aput(saver, config_for(thread_id), {"a": 1}, metadata={"run_id": run_id})
    await aput(saver, config_for("other"), {"a": 1}, metadata={"run_id": run_id[:-2]})
    await saver.adelete_for_runs([run_id, run_id])
    assert await saver.aget_tuple(config_for(thread_id)) is None
    assert await saver.aget_tuple(config_for("other")) is not None


@dataclasses.dataclass
class Made:
    by: str


def _deep(levels: int) -> Any:
    value: Any = "bottom"
    for _ in range(levels):
        value = [value]
    return value


@each(
    "metadata, stored",
    [
        ({"made": Made("a\0b")}, {"made": {"by": "a\\u0000b"}}),
        ({"in": {"a": [Made("\0")]}, "other": object}, {"in": {"a": [{"by": "\\u0000"}]}}),
        ({"n": 2**63}, {"n": 2**63}),
        ({"n": 2**64}, {"n": str(2**64)}),
        ({"deep": _deep(300)}, {}),
        ({"deep": _deep(5000)}, {}),
    ],
    ids=lambda case: ", ".join(case[0]),
)
async def test_metadata_is_stored_whatever_it_is(saver: Any, metadata: Any, stored: Any) -> None:
    await saver.adelete_thread("t")
    await aput(saver, config_for("t"), {}, metadata=metadata)
    assert stored.items() <= dict((await tuple_of(saver, config_for("t"))).metadata).items()
    assert len([c async for c in saver.alist(config_for("t"), filter=metadata)]) == 1


class Node(str, enum.Enum):
    FIRST = "first"


async def test_threads_named_by_an_enum(saver: Saver) -> None:
    """They are those that the text names, as in the stock saver."""
    by_enum, by_text = config_for(Node.FIRST), config_for("first")
    await aput(saver, by_enum, {"v": [1]})
    assert type((await tuple_of(saver, by_text)).config["configurable"]["thread_id"]) is str
    await aput(saver, by_text, {"v": [2]})
    assert len(await _all(saver.alist(by_enum))) == 2
    await saver.adelete_thread(Node.FIRST)
    assert await saver.aget_tuple(by_text) is None


@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_a_nul_is_not_nothing(cipher: pg.AesGcmCipher | None, dsn: str) -> None:
    clear = ["user", "us\0er", "a", "run_id"]
    how: Any = {"encrypt_metadata": True, "clear_metadata": clear} if cipher else {}
    async with Saver.from_conn_string(dsn, cipher=cipher, **how) as saver:
        for user in ("ada", "ada\0"):
            metadata: Any = {"user": user, "run_id": user}
            await aput(saver, config_for(repr(user)), {"a": 1}, metadata=metadata)
        nul: Any
        for nul in ({"user": "ada\0"}, {"us\0er": "ada"}, {"a": [{"b": "\0"}]}):
            for call in (
                _all(saver.alist(None, filter=nul)),
                saver.alist_threads(filter=nul),
                saver.alist_info(config_for("t"), filter=nul),
                saver.apply_retention(pg.RetentionPolicy(keep_last=1, metadata=nul)),
            ):
                with pytest.raises(pg.InvalidKeyError, match="NUL"):
                    await call
        found = [c async for c in saver.alist(None, filter={"user": "ada"})]
        assert [c.config["configurable"]["thread_id"] for c in found] == ["'ada'"]
        await saver.adelete_for_runs(["ada\0"])
        assert [c.config["configurable"]["thread_id"] async for c in saver.alist(None)] == ["'ada'"]
