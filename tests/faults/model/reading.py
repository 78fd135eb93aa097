"""Reads everything that is stored with a fresh saver, and looks for damage."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.tools.verify import verify_threads
from tests.checking import missing_chunks
from tests.faults.model.chains import LOG, rebuilt
from tests.faults.model.configs import Config
from tests.faults.model.program import kind_of
from tests.faults.model.savers import cipher_options
from tests.faults.model.values import digest, seen_facts
from tests.making import config_for, rows_of

_TIMEOUT = 120.0


@dataclass
class Reading:
    """What was read."""

    stored: list[dict[str, Any]] = field(default_factory=list)  # the facts of each checkpoint
    unreadable: list[tuple[str, ...]] = field(default_factory=list)  # the places of others
    damage: list[str] = field(default_factory=list)  # what could not be read, and why


async def read_everything(config: Config, dsn: str) -> Reading:
    """Reads all threads, then decodes all rows."""
    options: Any = {**config.options, **cipher_options(config), "read_timeout": _TIMEOUT}
    options.update({"write_timeout": _TIMEOUT, "cache_bytes": 0})
    reading = Reading()
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        ids = "select distinct thread_id from pgcheckpoint.checkpoints order by 1"
        for (thread_id,) in await asyncio.to_thread(rows_of, dsn, ids):
            await _read_thread(saver, thread_id, reading)
        verified = await verify_threads(saver)
        broken = [*verified.broken, *verified.unjudged]
        reading.damage += [f"verify: {row}"[:400] for row in broken]
    if config.cipher == "none" and (missing := missing_chunks(dsn)):
        reading.damage.append(f"{missing} pieces that blobs name are missing")
    return reading


async def _read_thread(saver: AsyncPostgresSaver, thread_id: str, reading: Reading) -> None:
    whole = config_for(thread_id, None, None)
    try:
        found = [one async for one in saver.alist(whole)]
    except Exception:
        found = []
        for info in await saver.alist_info(whole):
            place = thread_id, info.checkpoint_ns, info.checkpoint_id
            try:
                one = await saver.aget_tuple(config_for(thread_id, place[2], place[1]))
                found += [one] if one else []
            except Exception as error:
                reading.unreadable.append(place)
                reading.damage.append(f"{place}: {type(error).__name__}: {error}"[:400])
    reading.stored += [seen_facts(one) for one in found]
    if kind_of(thread_id) == "delta":
        await _read_logs(saver, found, reading)


async def _read_logs(
    saver: AsyncPostgresSaver, found: list[CheckpointTuple], reading: Reading
) -> None:
    """The delta channel's state at each checkpoint."""
    for one, facts in zip(found, reading.stored[len(reading.stored) - len(found) :], strict=True):
        if LOG in one.checkpoint["channel_values"]:
            continue
        try:
            history = await saver.aget_delta_channel_history(config=one.config, channels=[LOG])
        except Exception as error:
            what = f"{one.config['configurable']}: {type(error).__name__}: {error}"
            reading.damage.append(what[:400])
            continue
        facts["log"] = digest(rebuilt(history[LOG].get("seed"), history[LOG]["writes"]))
