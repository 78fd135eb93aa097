"""LangGraph's own conformance suite, every capability, through both savers."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver, CheckpointTuple
from langgraph.checkpoint.conformance.capabilities import Capability
from langgraph.checkpoint.conformance.initializer import checkpointer_test
from langgraph.checkpoint.conformance.validate import validate

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.keys import CIPHER


class Blocking(BaseCheckpointSaver[str]):
    """The blocking methods under the names that the suite calls."""

    def __init__(self, saver: PostgresSaver) -> None:
        super().__init__(serde=saver.serde)
        self.saver = saver

    async def aput(self, *args: Any) -> RunnableConfig:
        return self.saver.put(*args)

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        self.saver.put_writes(config, writes, task_id, task_path)

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        return self.saver.get_tuple(config)

    async def alist(
        self, config: RunnableConfig | None, **options: Any
    ) -> AsyncIterator[CheckpointTuple]:
        for found in self.saver.list(config, **options):
            yield found

    async def adelete_thread(self, thread_id: str) -> None:
        self.saver.delete_thread(thread_id)

    async def adelete_for_runs(self, run_ids: Sequence[str]) -> None:
        self.saver.delete_for_runs(run_ids)

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        self.saver.copy_thread(source_thread_id, target_thread_id)

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        self.saver.prune(thread_ids, strategy=strategy)


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
    async with AsyncPostgresSaver.from_conn_string(
        dsn, cipher=CIPHER, encrypt_metadata=True, clear_metadata=clear
    ) as saver:
        await _assert_conforms(saver)
