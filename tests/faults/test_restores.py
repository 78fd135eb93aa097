"""The database goes back to a state of before, under processes that know what came after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    ConcurrentWriteError,
    CorruptRowError,
    PgCheckpointError,
    VersionConflictError,
    list_unfinished,
    migrate,
)
from tests.checking import unowned
from tests.keys import CIPHER, RING
from tests.making import (
    META,
    aput,
    chain_of,
    checkpoint_of,
    config_for,
    id_of,
    ids_of,
    item_of,
    run_sql,
    values_of,
)
from tests.seams import sent_whole_again
from tests.servers import Server, database, with_database
from tests.waiting import PATIENCE, until

KINDS: dict[str, Callable[[], dict[str, Any]]] = {
    "in clear": dict,
    "encrypted": lambda: {"cipher": CIPHER, "encrypt_metadata": True},
    "with data keys": lambda: {"cipher": AesGcmCipher(RING, data_keys=True)},
}


@dataclass(frozen=True)
class Restorable:
    """A database that can go back to the state that was kept."""

    dsn: str  # of whatever database has its name
    name: str
    server: Server

    async def keep(self) -> None:
        """Keeps the state of now, as a backup does."""
        await self._run(f"create database kept template {self.name}")

    async def restore(self) -> None:
        """Goes back to it; what was open is cut off."""
        renames = [(self.name, f"{self.name}_gone"), ("kept", self.name)]
        renamed = [f"alter database {a} rename to {b}" for a, b in renames]
        await self._run(*renamed, f"drop database {self.name}_gone")

    async def _run(self, *statements: str) -> None:
        """Nobody is connected meanwhile."""
        close = f"alter database {self.name} with allow_connections false"
        end = "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname ="
        alone = close, f"{end} '{self.name}'"
        again = f"alter database {self.name} with allow_connections true"
        postgres = with_database(self.server.dsn, "postgres")
        for statement in (*alone, *statements, again):
            await asyncio.to_thread(run_sql, postgres, statement)


@pytest.fixture
async def restorable(server: Server) -> AsyncIterator[Restorable]:
    with database(server.direct) as (name, dsn):
        migrate(dsn)
        yield Restorable(dsn, name, server)
        run_sql(server.dsn, "drop database if exists kept with (force)")


def _saver(restorable: Restorable, kind: str = "in clear") -> Any:
    return AsyncPostgresSaver.from_conn_string(restorable.dsn, **KINDS[kind]())


def _long(count: int) -> list[str]:
    """A list that is stored in pieces, whose versions share them."""
    return [f"{n} " * 100 for n in range(count * 20)]


async def _ten(saver: AsyncPostgresSaver, restorable: Restorable, kept: int = 5) -> list[str]:
    """Puts checkpoints, each on the one before and with a longer list; the first ones are kept."""
    ids: list[str] = []
    for n in range(1, 11):
        if n == kept + 1:
            await restorable.keep()
        ids.append(id_of(await _put(saver, config_for("t", ids[-1] if ids else None), n)))
    return ids


async def _put(saver: AsyncPostgresSaver, config: Any, n: int) -> Any:
    version = f"{n:08}.5"
    values = {"list": _long(n), "n": n, "same": ["x" * 3000]}
    versions: Any = {"list": version, "n": version, "same": "1"}
    first = "checkpoint_id" not in config["configurable"]
    changed: Any = {c: v for c, v in versions.items() if first or c != "same"}
    return await saver.aput(config, checkpoint_of(values, versions), {**META, "step": n}, changed)


async def _holds(saver: AsyncPostgresSaver, config: Any, n: int) -> None:
    assert await values_of(saver, config) == {"list": _long(n), "n": n, "same": ["x" * 3000]}


@pytest.mark.parametrize(
    ("kind", "kept", "reads"),
    [
        *[("in clear", 0, False), ("in clear", 1, True), ("in clear", 5, False)],
        *[("encrypted", 0, False), ("encrypted", 5, True), ("encrypted", 5, False)],
        *[("with data keys", 0, False), ("with data keys", 5, False)],
    ],
)
async def test_the_next_put_is_stored_whole_and_reads_tell_what_is_there(
    restorable: Restorable, kind: str, kept: int, reads: bool
) -> None:
    async with _saver(restorable, kind) as saver:
        ids = await _ten(saver, restorable, kept)
        await _holds(saver, config_for("t"), 10)
        await restorable.restore()
        # What is there, whatever is known of.
        assert await ids_of(saver, config_for("t")) == ids[:kept][::-1]
        assert await saver.aget_tuple(config_for("t", ids[9])) is None
        if reads:
            await _holds(saver, config_for("t"), kept)
        stored = await _put(saver, config_for("t", ids[9]), 11)
        # A read has put what is there in the place of what was known.
        again = sent_whole_again(saver)
        assert again == (0 if reads else 1)
        await _holds(saver, stored, 11)
        # And the one after leans again.
        after = await _put(saver, stored, 12)
        assert sent_whole_again(saver) == again
    async with _saver(restorable, kind) as fresh:
        await _holds(fresh, stored, 11)
        await _holds(fresh, after, 12)
        assert await chain_of(fresh, "t") == [*ids[:kept], id_of(stored), id_of(after)]
    assert not any(unowned(restorable.dsn))


@pytest.mark.parametrize("kind", ["in clear", "with data keys"])
async def test_a_put_on_what_is_still_there_leans_on_no_more_than_that(
    restorable: Restorable, kind: str
) -> None:
    """Pieces that came later are known of in the thread, and are gone."""
    async with _saver(restorable, kind) as saver:
        ids = await _ten(saver, restorable)
        await restorable.restore()
        fork = await _put(saver, config_for("t", ids[4]), 10)
        await _holds(saver, fork, 10)
    async with _saver(restorable, kind) as fresh:
        await _holds(fresh, fork, 10)


@pytest.mark.parametrize("kind", ["in clear", "with data keys"])
async def test_puts_that_wait_while_it_is_restored_are_stored(
    restorable: Restorable, kind: str
) -> None:
    async with _saver(restorable, kind) as saver:
        ids = await _ten(saver, restorable)
        restoring = asyncio.create_task(restorable.restore())
        stored, n = config_for("t", ids[9]), 10
        while not restoring.done():
            n += 1
            stored = await _put(saver, stored, n)
        await restoring
        last = await _put(saver, stored, n + 1)
    async with _saver(restorable, kind) as fresh:
        await _holds(fresh, last, n + 1)


async def test_a_child_of_what_a_restore_took_has_no_history(restorable: Restorable) -> None:
    async with _saver(restorable) as saver:
        ids = ["0000"]
        await aput(saver, config_for("t"), {"d": ["base"]}, checkpoint_id=ids[0])
        for n in range(1, 11):
            if n == 6:
                await restorable.keep()
            config = config_for("t", ids[-1])
            await saver.aput_writes(config, [("d", [n])], "task")
            ids.append(f"{n:04}")
            await saver.aput(config, checkpoint_of({}, {"d": f"{n}"}, ids[-1]), META, {"d": f"{n}"})
        assert await _history(saver, ids[10]) == [[n] for n in range(1, 11)]
        await restorable.restore()
        with pytest.raises(PgCheckpointError):
            await _history(saver, ids[10])
        assert await _history(saver, ids[5]) == [[n] for n in range(1, 6)]
        # A child of what is gone has no value to be rebuilt from: an error, never less of it.
        child, versions = checkpoint_of({}, {"d": "11"}, "0011"), {"d": "11"}
        await saver.aput(config_for("t", ids[10]), child, META, versions)
        with pytest.raises(CorruptRowError):
            await _history(saver, "0011")


async def _history(saver: AsyncPostgresSaver, checkpoint_id: str) -> list[Any]:
    config = config_for("t", checkpoint_id)
    found = await saver.aget_delta_channel_history(config=config, channels=["d"])
    return [write[2] for write in found["d"]["writes"]]


async def test_a_lease_that_the_restored_database_does_not_know_is_lost(
    restorable: Restorable,
) -> None:
    async with _saver(restorable) as saver, _saver(restorable) as other:
        await aput(saver, config_for("t"), {"n": 1})
        await restorable.keep()
        async with saver.lease("t", ttl=3.0) as lease:
            await aput(saver, config_for("t"), {"n": 2})
            await restorable.restore()
            await until(lambda: lease.lost)
            async with other.lease("t"):
                await aput(other, config_for("t"), {"n": 3})
            with pytest.raises(ConcurrentWriteError):
                await aput(saver, config_for("t"), {"n": 4})
        assert await values_of(saver, config_for("t")) == {"n": 3}
        async with saver.lease("t"):
            await aput(saver, config_for("t"), {"n": 5})


async def test_a_lease_that_came_back_with_the_database_is_waited_for_and_taken_anew(
    restorable: Restorable,
) -> None:
    """Its holder has ended it, and does not know of it any more."""
    async with _saver(restorable) as saver:
        async with saver.lease("t", ttl=1.0):
            await aput(saver, config_for("t"), {"n": 1})
            await restorable.keep()
        await restorable.restore()
        async with saver.lease("t", wait=PATIENCE):
            await aput(saver, config_for("t"), {"n": 2})
        assert await list_unfinished(saver, idle_for=timedelta(0)) == []


async def test_the_store_tells_what_is_there(restorable: Restorable) -> None:
    place = ("users", "1")
    async with AsyncPostgresStore.from_conn_string(restorable.dsn) as store:
        await store.setup()
        await store.aput(place, "a", {"n": 1})
        await restorable.keep()
        await store.aput(place, "a", {"n": 2})
        await store.aput(place, "b", {"n": 1})
        newer = await item_of(store, place, "a")
        await restorable.restore()
        assert (await item_of(store, place, "a")).value == {"n": 1}
        assert await store.aget(place, "b") is None
        with pytest.raises(VersionConflictError):
            await store.aput(place, "a", {"n": 9}, if_version=newer.updated_at)
        puts = [store.aput(place, f"c{n}", {"n": n}) for n in range(20)]
        await asyncio.gather(*puts, store.aput(place, "a", {"n": 3}), store.adelete(place, "b"))
        assert len(await store.asearch(place, limit=100)) == 21
