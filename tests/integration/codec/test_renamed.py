"""Savers and stores with `renamed`: what a thread holds is read as objects of the new classes."""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.types import Send

from pg_checkpoint import AesGcmCipher, AsyncPostgresStore, InvalidOptionError, PostgresSaver
from tests.conftest import Saver
from tests.keys import CIPHER
from tests.making import aput, config_for, item_of, tuple_of, values_of
from tests.moved_classes import module, one_of_each

OLD, NEW = "gone.state", "here.models"
RENAMED = {OLD: NEW}


def _values(classes: Any) -> dict[str, Any]:
    chat: list[Any] = [HumanMessage(f"{n} " + "x" * 900, id=str(n)) for n in range(30)]
    long = [*chat, *(classes.Data(f"{n}" * 900) for n in range(9))]
    return {**one_of_each(classes), "long": long, "send": Send("n", {"order": classes.Data()})}


@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_values_and_writes(cipher: AesGcmCipher | None, dsn: str) -> None:
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        with module(OLD) as classes:
            config = await aput(saver, config_for("t"), _values(classes))
            await saver.aput_writes(config, [("a", classes.Model()), ("b", [classes.Data()])], "x")
    async with Saver.from_conn_string(dsn, cipher=cipher, renamed=RENAMED) as saver:
        with module(NEW) as classes:
            # Once more from the caches, and from those of a copy.
            for reader in (saver, saver, saver, saver.with_allowlist([("a", "B")])):
                found = await tuple_of(reader, config)
                assert found.checkpoint["channel_values"] == _values(classes)
                written = [value for *_, value in found.pending_writes or ()]
                assert written == [classes.Model(), [classes.Data()]]
            (listed,) = [c.checkpoint["channel_values"] async for c in saver.alist(config)]
            assert listed == _values(classes)
            # What the thread writes since then has the new name.
            await aput(saver, config, _values(classes), checkpoint_id="2")
            async with Saver.from_conn_string(dsn, cipher=cipher) as plain:
                assert await values_of(plain, config_for("t", "2")) == _values(classes)


async def test_each_saver_goes_by_its_own_names(dsn: str) -> None:
    """Nothing that one has decoded is found by another."""
    async with Saver.from_conn_string(dsn) as saver:
        with module(OLD) as classes:
            config = await aput(saver, config_for("t"), _values(classes))
    first = Saver(dsn, renamed=RENAMED)
    second = Saver(dsn, renamed={f"{OLD}.Data": "elsewhere.Data", OLD: NEW})
    with module(NEW) as classes, module("elsewhere") as others:
        async with first, second:
            for _ in range(3):
                for saver, made in ((first, classes.Data), (second, others.Data)):
                    long = (await values_of(saver, config))["long"]
                    assert {type(value) for value in long[30:]} == {made}


@pytest.mark.parametrize("cipher", [None, CIPHER])
async def test_items_of_the_store(cipher: AesGcmCipher | None, dsn: str) -> None:
    serde = JsonPlusSerializer()
    with module(OLD) as classes:
        async with AsyncPostgresStore.from_conn_string(dsn, serde=serde, cipher=cipher) as store:
            await store.setup()
            await store.aput(("a",), "k", {"deep": [classes.Data(), (classes.Colour.RED,)]})
    with module(NEW) as classes:
        expected = {"deep": [classes.Data(), (classes.Colour.RED,)]}
        named = [(NEW, "Data"), (NEW, "Colour")]
        for how in ({"serde": serde}, {"strict": True, "allowed_types": named}):
            options: Any = {"cipher": cipher, "renamed": RENAMED, **how}
            async with AsyncPostgresStore.from_conn_string(dsn, **options) as store:
                assert (await item_of(store, ("a",), "k")).value == expected


def test_names_that_mean_nothing_are_refused_at_once() -> None:
    renamed: Any
    for renamed in ({"a": "a"}, "a", ["a"]):
        for made in (Saver, PostgresSaver, AsyncPostgresStore):
            with pytest.raises(InvalidOptionError, match="renamed"):
                made("", renamed=renamed)
