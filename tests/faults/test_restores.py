"""The database goes back to a state of before, under processes that know what came after.

A restore to a point in time: what a process remembers (what its parents have, walks, keys, leases)
is newer than the server. Two databases change names while all connections are cut.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.graph import START, MessagesState, StateGraph
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    ConcurrentWriteError,
    CorruptRowError,
    KeyRing,
    PgCheckpointError,
    VersionConflictError,
    list_unfinished,
    migrate,
)
from tests.checking import unowned
from tests.making import META, aput, checkpoint_of, config_for, id_of, ids_of, values_of
from tests.seams import sent_whole_again
from tests.servers import Server, database, with_database
from tests.waiting import PATIENCE, until

RING = KeyRing({"k": bytes(range(32))})
KINDS: dict[str, Callable[[], dict[str, Any]]] = {
    "in clear": dict,
    "encrypted": lambda: {"cipher": AesGcmCipher(RING), "encrypt_metadata": True},
    "with data keys": lambda: {"cipher": AesGcmCipher(RING, data_keys=True)},
}


@dataclass(frozen=True)
class Restorable:
    """A database that can go back to the state that was kept last.

    Attributes:
        dsn: Of whatever database has its name.
    """

    dsn: str
    server: Server

    @property
    def _name(self) -> str:
        return str(conninfo_to_dict(self.dsn)["dbname"])

    async def keep(self) -> None:
        """Keeps the state of now, as a backup does."""
        await asyncio.to_thread(
            self._run, self._alone(), f"create database kept template {self._name}"
        )

    async def restore(self) -> None:
        """Goes back to it; what was open is cut off."""
        gone = f"gone_{secrets.token_hex(4)}"
        renames = [(self._name, gone), ("kept", self._name)]
        renamed = [f"alter database {a} rename to {b}" for a, b in renames]
        await asyncio.to_thread(self._run, self._alone(), *renamed, f"drop database {gone}")

    def _alone(self) -> str:
        return (
            f"alter database {self._name} with allow_connections false;"
            f"select pg_terminate_backend(pid, 10000) from pg_stat_activity"
            f" where datname = '{self._name}'"
        )

    def _run(self, *statements: str) -> None:
        with psycopg.connect(with_database(self.server.dsn, "postgres"), autocommit=True) as admin:
            for script in statements:
                for statement in script.split(";"):
                    admin.execute(statement.encode())
            admin.execute(f"alter database {self._name} with allow_connections true".encode())


@pytest.fixture
async def restorable(server: Server) -> AsyncIterator[Restorable]:
    with database(server.direct) as (_, dsn):
        migrate(dsn)
        yield Restorable(dsn, server)
        with psycopg.connect(server.dsn, autocommit=True) as admin:
            admin.execute("drop database if exists kept with (force)")


@pytest.fixture(params=KINDS)
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    return KINDS[request.param]()


@asynccontextmanager
async def _saver(
    restorable: Restorable, options: dict[str, Any] | None = None
) -> AsyncIterator[AsyncPostgresSaver]:
    async with AsyncPostgresSaver.from_conn_string(restorable.dsn, **options or {}) as saver:
        yield saver


def _long(count: int) -> list[str]:
    """A list that is stored in pieces, whose versions share them."""
    return [f"{n} " * 100 for n in range(count * 20)]


async def _grow(saver: AsyncPostgresSaver, ids: list[str], until_: int) -> None:
    """Puts checkpoints, each on the one before and with a longer list; one channel stays."""
    for n in range(len(ids) + 1, until_ + 1):
        config = config_for("t", ids[-1] if ids else None)
        ids.append(id_of(await _put(saver, config, n)))


async def _put(saver: AsyncPostgresSaver, config: Any, n: int) -> Any:
    version = f"{n:08}.5"
    values = {"list": _long(n), "n": n, "same": ["x" * 3000]}
    versions: Any = {"list": version, "n": version, "same": "1"}
    changed = versions if "checkpoint_id" not in config["configurable"] else dict(versions)
    if changed is not versions:
        del changed["same"]
    return await saver.aput(config, checkpoint_of(values, versions), {**META, "step": n}, changed)


async def _holds(saver: AsyncPostgresSaver, config: Any, n: int) -> None:
    assert await values_of(saver, config) == {"list": _long(n), "n": n, "same": ["x" * 3000]}


# --- checkpoints ---


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("kept", [0, 1, 5])
async def test_the_next_put_is_stored_whole_and_reads_tell_what_is_there(
    restorable: Restorable, options: dict[str, Any], kept: int, reads: bool
) -> None:
    async with _saver(restorable, options) as saver:
        ids: list[str] = []
        await _grow(saver, ids, kept)
        await restorable.keep()
        await _grow(saver, ids, 10)
        await _holds(saver, config_for("t"), 10)
        await restorable.restore()
        # What is there, whatever is known of.
        assert await ids_of(saver, config_for("t")) == ids[:kept][::-1]
        assert await saver.aget_tuple(config_for("t", ids[9])) is None
        if reads and kept:
            await _holds(saver, config_for("t"), kept)
        stored = await _put(saver, config_for("t", ids[9]), 11)
        # A read has put what is there in the place of what was known.
        again = sent_whole_again(saver)
        assert again == (0 if reads and kept else 1)
        await _holds(saver, stored, 11)
        # And the one after leans again.
        after = await _put(saver, stored, 12)
        assert sent_whole_again(saver) == again
    async with _saver(restorable, options) as fresh:
        await _holds(fresh, stored, 11)
        await _holds(fresh, after, 12)
        assert await ids_of(fresh, config_for("t")) == [
            id_of(after),
            id_of(stored),
            *ids[:kept][::-1],
        ]
    assert not any(unowned(restorable.dsn))


async def test_a_put_on_what_is_still_there_leans_on_no_more_than_that(
    restorable: Restorable, options: dict[str, Any]
) -> None:
    """Pieces that came later are known of in the thread, and are gone."""
    async with _saver(restorable, options) as saver:
        ids: list[str] = []
        await _grow(saver, ids, 5)
        await restorable.keep()
        await _grow(saver, ids, 10)
        await restorable.restore()
        fork = await _put(saver, config_for("t", ids[4]), 10)
        await _holds(saver, fork, 10)
    async with _saver(restorable, options) as fresh:
        await _holds(fresh, fork, 10)


async def test_puts_that_wait_while_it_is_restored_are_stored(
    restorable: Restorable, options: dict[str, Any]
) -> None:
    async with _saver(restorable, options) as saver:
        ids: list[str] = []
        await _grow(saver, ids, 5)
        await restorable.keep()
        await _grow(saver, ids, 10)
        restoring = asyncio.create_task(restorable.restore())
        stored = config_for("t", ids[9])
        n = 10
        while not restoring.done():
            n += 1
            stored = await _put(saver, stored, n)
        await restoring
        last = await _put(saver, stored, n + 1)
    async with _saver(restorable, options) as fresh:
        await _holds(fresh, last, n + 1)


async def test_a_graph_goes_on_from_what_is_there(restorable: Restorable) -> None:
    async with _saver(restorable) as saver:
        graph: Any = StateGraph(MessagesState)
        graph.add_node("answer", lambda s: {"messages": [AIMessage(f"{len(s['messages'])} " * 50)]})
        graph.add_edge(START, "answer")
        graph = graph.compile(checkpointer=saver)
        config = config_for("t")
        for n in range(10):
            if n == 5:
                await restorable.keep()
            await graph.ainvoke({"messages": [HumanMessage(f"{n}")]}, config)
        await restorable.restore()
        state = await graph.ainvoke({"messages": [HumanMessage("once more")]}, config)
        told = [m.content for m in state["messages"] if m.type == "human"]
        assert told == ["0", "1", "2", "3", "4", "once more"]
    async with _saver(restorable) as fresh:
        assert (await values_of(fresh, config))["messages"] == state["messages"]


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
        versions: Any = {"d": "11"}
        await saver.aput(
            config_for("t", ids[10]), checkpoint_of({}, versions, "0011"), META, versions
        )
        with pytest.raises(CorruptRowError):
            await _history(saver, "0011")


async def _history(saver: AsyncPostgresSaver, checkpoint_id: str) -> list[Any]:
    config = config_for("t", checkpoint_id)
    found = await saver.aget_delta_channel_history(config=config, channels=["d"])
    return [write[2] for write in found["d"]["writes"]]


# --- leases ---


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


async def test_a_lease_of_before_the_backup_goes_on(restorable: Restorable) -> None:
    """It is the same row: whoever has it has it still."""
    async with _saver(restorable) as saver, saver.lease("t") as lease:
        await aput(saver, config_for("t"), {"n": 1})
        await restorable.keep()
        await aput(saver, config_for("t"), {"n": 2})
        await restorable.restore()
        await aput(saver, config_for("t"), {"n": 3})
        assert not lease.lost
        assert await values_of(saver, config_for("t")) == {"n": 3}


# --- the store ---


async def test_the_store_tells_what_is_there(restorable: Restorable) -> None:
    place = ("users", "1")
    async with AsyncPostgresStore.from_conn_string(restorable.dsn) as store:
        await store.setup()
        await store.aput(place, "a", {"n": 1})
        await restorable.keep()
        await store.aput(place, "a", {"n": 2})
        await store.aput(place, "b", {"n": 1})
        newer = await store.aget(place, "a")
        await restorable.restore()
        found = await store.aget(place, "a")
        assert found is not None
        assert found.value == {"n": 1}
        assert await store.aget(place, "b") is None
        assert newer is not None
        with pytest.raises(VersionConflictError):
            await store.aput(place, "a", {"n": 9}, if_version=newer.updated_at)
        restoring = [store.aput(place, f"c{n}", {"n": n}) for n in range(20)]
        await asyncio.gather(
            *restoring, store.aput(place, "a", {"n": 3}), store.adelete(place, "b")
        )
        assert len(await store.asearch(place, limit=100)) == 21
