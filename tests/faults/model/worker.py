"""A process: runs its tasks' programs and writes calls and answers into its ledger."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.faults.model.configs import CONFIGS
from tests.faults.model.doing import Doing, Failed
from tests.faults.model.driving import Driving, NotingSaver, driving
from tests.faults.model.ledger import Ledger
from tests.faults.model.program import operations
from tests.faults.model.savers import Calls, Saver, cipher_options, opened

DIED = 3
# Failures one after another, after which a process whose connection is given gives up.
_FAILURES = 5
# Operations of each task, however little time there is for them.
_ENOUGH = 5
# Seconds in which a saver has to close; above its write_timeout and read_timeout.
_CLOSING = 75.0


@dataclass(frozen=True)
class Arguments:
    """What a process is told."""

    config: str
    dsn: str
    folder: str
    seed: str
    process: str  # its name; no other has it, not even one that was killed
    number: int
    seconds: float
    first: bool  # whether it is the first, which may have no cipher


class _Worker:
    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments
        self.config = CONFIGS[arguments.config]
        self.ledger = Ledger(Path(arguments.folder), arguments.process)
        self.end = time.monotonic() + arguments.seconds
        self.failures = 0

    async def run(self) -> int:
        given = {**self.config.options, **cipher_options(self.config, first=self.arguments.first)}
        # So that what holds up a call shows before its time is up.
        options: Any = {"write_timeout": 45.0, "read_timeout": 45.0, **given}
        kind = NotingSaver if self.config.graphs else None
        async with opened(self.config, self.arguments.dsn, options, kind) as saver:
            calls = Calls(saver, mixed=self.config.mixed, seed=self.arguments.process)
            names = [f"{self.arguments.process}.{n}" for n in range(self.config.tasks)]
            async with self._doing(calls, sealed="cipher" in options) as doing:
                await asyncio.gather(*(self._task(doing, saver, name) for name in names))
            closing = calls.start("close")
            done, _ = await asyncio.wait({closing}, timeout=_CLOSING)
            if not done:
                self.ledger.found(f"close() did not end within {_CLOSING:g} s")
                return 1
            closing.result()
        self.ledger.ended()
        return DIED if self.has_died else 0

    @property
    def has_died(self) -> bool:
        return self.config.dies and self.failures >= _FAILURES

    @asynccontextmanager
    async def _doing(self, calls: Calls, *, sealed: bool) -> AsyncIterator[Doing | Driving]:
        if isinstance(calls.saver, NotingSaver):
            async with driving(calls.saver, self.ledger, self.config) as made:
                yield made
        else:
            yield Doing(self.config, calls, self.ledger, self.arguments.number, sealed=sealed)

    async def _task(self, doing: Doing | Driving, saver: Saver, name: str) -> None:
        todo = operations(self.config, self.arguments.seed, name)
        for done, operation in enumerate(todo):
            is_over = done >= _ENOUGH and time.monotonic() > self.end
            if is_over or self.has_died or saver.is_draining:
                return
            try:
                await doing.do(operation)
                self.failures = 0
            except Failed:
                self.failures += 1


def _run(loop: str, call: Callable[[], Coroutine[Any, Any, int]]) -> int:
    if loop == "uvloop":
        import uvloop

        made = uvloop.new_event_loop()
        try:
            return made.run_until_complete(call())
        finally:
            made.close()

    async def main() -> int:
        if loop == "eager":
            factory: Any = getattr(asyncio, "eager_task_factory", None)
            asyncio.get_running_loop().set_task_factory(factory)
        return await call()

    return asyncio.run(main())


def main(arguments: Arguments) -> None:
    """Runs a worker; what it says goes into its folder."""
    with (Path(arguments.folder) / f"{arguments.process}.said").open("w") as said:
        os.dup2(said.fileno(), 2)
    # Before or after it drains on that, there is nothing to break.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    faulthandler.register(signal.SIGUSR1, file=2, all_threads=True)
    # Threads take turns often: what is changed in place is changed in the midst of a put.
    sys.setswitchinterval(5e-5)
    os.environ.update(CONFIGS[arguments.config].environment)
    random.seed(arguments.seed)  # applications do; versions must differ all the same
    worker = _Worker(arguments)
    sys.exit(_run(worker.config.loop, worker.run))
