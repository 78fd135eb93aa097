"""What is due is run once, whenever the process dies that runs it."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import Counter
from typing import Any

import pytest
from langgraph.types import Command

from pg_checkpoint import AsyncPostgresSaver, list_wakeups, wake_at
from tests.faults.waking_worker import MOMENTS, TTL, graph_of
from tests.making import run_sql
from tests.questions import AT_ONCE, begin, done, settle_due, waiting
from tests.waiting import PATIENCE

# What is due, and what is done when it was run once.
KINDS: dict[str, tuple[Any, Counter[str]]] = {
    "answer": (Command(resume="no"), Counter(["Pay?: no", "after"])),
    "one of two": (Command(resume="no"), Counter(["Pay?: no"])),
    "goto": (Command(goto="expired"), Counter(["expired"])),
    "input": ({"done": ["given"]}, Counter(["given"])),
}

# The nodes that die get an answer, or come after all questions.
CASES = [(k, m) for k in KINDS for m, where in MOMENTS.items() if where is not None]
CASES += [("answer", m) for m, where in MOMENTS.items() if where is None]
CASES += [("one of two", "in the node that asks")]


async def _run(dsn: str, kind: str, moment: str) -> int:
    command = [sys.executable, "-m", "tests.faults.waking_worker", dsn, kind, moment]
    process = await asyncio.create_subprocess_exec(*command)
    return await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("kind", "moment"), CASES)
async def test_it_is_run_once(dsn: str, saver: AsyncPostgresSaver, kind: str, moment: str) -> None:
    graph, (run, expected) = graph_of(saver, kind), KINDS[kind]
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, run, interrupt_id=asked["Pay?"])
    assert await _run(dsn, kind, moment) == -signal.SIGKILL
    # Its lease expires by the server's clock.
    await asyncio.sleep(TTL + 0.5)
    assert await _run(dsn, kind, "none") == 0
    assert Counter(await done(graph)) == expected
    assert await list_wakeups(saver, "t") == []
    assert await settle_due(graph, saver) == 0
    open_now = await waiting(graph)
    if kind == "one of two":
        # The other question is open as it was.
        assert open_now == {"Ship?": asked["Ship?"]}
    elif kind == "input":
        assert asked["Pay?"] not in open_now.values()
    else:
        assert open_now == {}


@pytest.mark.timeout(300)
async def test_a_goto_goes_on_when_the_question_was_dropped(
    dsn: str, saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process died between the two."""
    graph = graph_of(saver, "goto")
    asked = await begin(graph, saver)
    await wake_at(saver, "t", AT_ONCE, Command(goto="expired"), interrupt_id=asked["Pay?"])
    with monkeypatch.context() as patch:

        async def die(*_: Any, **__: Any) -> None:
            raise asyncio.CancelledError

        patch.setattr(graph, "ainvoke", die)
        await settle_due(graph, saver, backoff=600.0)
    assert await waiting(graph) == {}
    assert await done(graph) == []
    run_sql(dsn, "update pgcheckpoint.checkpoint_wakeups set due_at = now()")
    assert await settle_due(graph, saver) == 1
    assert await done(graph) == ["expired"]
