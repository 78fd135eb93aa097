"""LangGraph's own conformance suite, every capability, through both savers."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver, CheckpointTuple
from langgraph.checkpoint.conformance.capabilities import Capability
from langgraph.checkpoint.conformance.initializer import checkpointer_test
from langgraph.checkpoint.conformance.validate import validate

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.keys import CIPHER


def _awaited(name: str) -> Any:
    async def call(self: Blocking, *arguments: Any, **options: Any) -> Any:
        return getattr(self.saver, name)(*arguments, **options)

    return call


class Blocking(BaseCheckpointSaver[str]):
    """The blocking methods under the names that the suite calls."""

    def __init__(self, saver: PostgresSaver) -> None:
        super().__init__(serde=saver.serde)
        self.saver = saver

    aput, aput_writes, aget_tuple = map(_awaited, ("put", "put_writes", "get_tuple"))
    adelete_thread, adelete_for_runs = map(_awaited, ("delete_thread", "delete_for_runs"))
    acopy_thread, aprune = map(_awaited, ("copy_thread", "prune"))

    async def alist(self, *arguments: Any, **options: Any) -> AsyncIterator[CheckpointTuple]:
        for found in self.saver.list(*arguments, **options):
            yield found


async def _assert_conforms(saver: BaseCheckpointSaver[str]) -> None:
    @checkpointer_test(name=type(saver).__name__)
    async def factory() -> AsyncGenerator[BaseCheckpointSaver[str], None]:
        yield saver

    report = await validate(factory)
    assert {c.value for c in Capability} == set(report.results)
    for name, result in report.results.items():
        assert result.passed is True, (name, result.failures)
        assert result.tests_passed > 0


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_async_saver_conforms(saver: AsyncPostgresSaver) -> None:
    await _assert_conforms(saver)


async def test_sync_saver_conforms(sync_saver: PostgresSaver) -> None:
    await _assert_conforms(Blocking(sync_saver))


async def test_async_methods_of_the_sync_saver_conform(sync_saver: PostgresSaver) -> None:
    await _assert_conforms(sync_saver)


async def test_a_saver_that_encrypts_everything_conforms(dsn: str) -> None:
    clear = ["source", "step", "score", "run_id"]
    how: Any = {"cipher": CIPHER, "encrypt_metadata": True, "clear_metadata": clear}
    async with AsyncPostgresSaver.from_conn_string(dsn, **how) as saver:
        await _assert_conforms(saver)
