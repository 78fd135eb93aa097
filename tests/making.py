"""Checkpoints as LangGraph would make them, what is stored of them, roles, statements."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import psycopg
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph.checkpoint.base import (
    BaseCheckpointSaver,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
)
from langgraph.checkpoint.base.id import uuid6
from langgraph.store.base import BaseStore, Item
from langgraph.types import interrupt
from psycopg.conninfo import make_conninfo

from pg_checkpoint import AsyncPostgresSaver, migrate
from pg_checkpoint.codec.chunks import chunks_of, join_chunks

META: CheckpointMetadata = {"source": "loop", "step": 0, "parents": {}}


def config_for(
    thread_id: str, checkpoint_id: str | None = None, checkpoint_ns: str | None = ""
) -> RunnableConfig:
    """A config that names a thread, and what else is given."""
    configurable: dict[str, Any] = {"thread_id": thread_id}
    if checkpoint_ns is not None:
        configurable["checkpoint_ns"] = checkpoint_ns
    if checkpoint_id is not None:
        configurable["checkpoint_id"] = checkpoint_id
    return {"configurable": configurable}


def ask(question: str, config: RunnableConfig) -> Any:
    """Interrupts, also where a node's task has no context of its own: before Python 3.11."""
    with set_config_context(config) as context:
        return context.run(interrupt, question)


def task_config(thread_id: str, checkpoint_id: str) -> RunnableConfig:
    """What LangGraph gives a node that runs at a root checkpoint, each time it runs."""

    def run() -> None: ...

    return {
        "configurable": {
            "thread_id": thread_id,
            "checkpoint_ns": "node:task",
            "checkpoint_map": {"": checkpoint_id},
            "__pregel_task_id": "task",
            "__pregel_checkpointer": object(),
            "__pregel_scratchpad": SimpleNamespace(get_null_resume=run),
        }
    }


def id_of(config: RunnableConfig) -> str:
    """The checkpoint id that a config names."""
    return str(config["configurable"]["checkpoint_id"])


def checkpoint_of(
    values: Mapping[str, Any],
    versions: Mapping[str, Any] | None = None,
    checkpoint_id: str | None = None,
    v: int = 4,
) -> Checkpoint:
    """A checkpoint with these values, at version "1" unless versions are given."""
    return {
        "v": v,
        "id": checkpoint_id or str(uuid6()),
        "ts": "2026-01-01T00:00:00+00:00",
        "channel_values": dict(values),
        "channel_versions": dict(versions or dict.fromkeys(values, "1")),
        "versions_seen": {},
        "updated_channels": None,
    }


async def aput(
    saver: BaseCheckpointSaver[Any],
    config: RunnableConfig,
    values: Mapping[str, Any],
    *,
    checkpoint_id: str | None = None,
    metadata: Mapping[str, Any] | None = None,
    ts: str | None = None,
    versions: Mapping[str, Any] | None = None,
    new: Mapping[str, Any] | None = None,
    v: int = 4,
) -> RunnableConfig:
    """Puts a checkpoint, whose channels are all new unless it is said; returns its config."""
    checkpoint = checkpoint_of(values, versions, checkpoint_id, v)
    checkpoint["ts"] = ts or checkpoint["ts"]
    if versions is None:
        version = saver.get_next_version(None, None)
        checkpoint["channel_versions"] = dict.fromkeys(values, version)
    meta: Any = {**META, **(metadata or {})}
    put = checkpoint["channel_versions"] if new is None else dict(new)
    return await saver.aput(config, checkpoint, meta, put)


async def aput_chain(
    saver: BaseCheckpointSaver[Any], thread_id: str, length: int = 3, **metadata: Any
) -> list[str]:
    """Puts checkpoints, each on the one before; returns their ids, oldest first."""
    config, ids = config_for(thread_id), []
    for n in range(length):
        config = await aput(saver, config, {"n": n, "list": ["x"]}, metadata=metadata)
        ids.append(id_of(config))
    return ids


async def tuple_of(saver: BaseCheckpointSaver[Any], config: RunnableConfig) -> CheckpointTuple:
    """The checkpoint of a config, which is there."""
    found = await saver.aget_tuple(config)
    assert found is not None
    return found


async def values_of(saver: BaseCheckpointSaver[Any], config: RunnableConfig) -> dict[str, Any]:
    """The channel values of a config's checkpoint, which is there."""
    return (await tuple_of(saver, config)).checkpoint["channel_values"]


async def ids_of(saver: BaseCheckpointSaver[Any], config: RunnableConfig | None) -> list[str]:
    """The ids of checkpoints as they are listed, newest first."""
    return [id_of(found.config) async for found in saver.alist(config)]


async def chain_of(saver: BaseCheckpointSaver[Any], thread_id: str) -> list[str]:
    """The ids of a thread's checkpoints, oldest first."""
    return (await ids_of(saver, config_for(thread_id)))[::-1]


async def use_everything(saver: BaseCheckpointSaver[Any], name: str = "t") -> None:
    """Puts, reads, lists, copies, prunes and deletes, by this name of a thread and all else."""
    copy, at, value = f"copy of {name}", config_for(name), {name: [name, 0.1, None, 2**60]}
    await saver.adelete_thread(name)
    config = await aput(saver, at, {"n": 1, "list": ["x" * 300] * 40}, metadata={"who": name})
    config = await aput(saver, config, value, metadata={"who": name, "share": 0.1})
    await saver.aput_writes(config, [(name, name)], name, name)
    found = await tuple_of(saver, at)
    assert found.checkpoint["channel_values"] == value
    assert found.pending_writes == [(name, name, name)]
    for selected in (at, config_for(name, checkpoint_ns=None), None):
        listed = [c async for c in saver.alist(selected, filter={"who": name})]
        assert [dict(c.metadata)["who"] for c in listed] == [name, name]
    assert (await saver.aget_delta_channel_history(config=config, channels=["n"]))["n"]
    await saver.acopy_thread(name, copy)
    assert (await tuple_of(saver, config_for(copy))).checkpoint == found.checkpoint
    await saver.aprune([copy])
    await saver.adelete_for_runs(["no run"])
    await saver.aprune([copy], strategy="delete")
    assert await saver.aget_tuple(config_for(copy)) is None


async def item_of(store: BaseStore, namespace: tuple[str, ...], key: str) -> Item:
    """An item of a store, which is there."""
    item = await store.aget(namespace, key)
    assert item is not None
    return item


_XOR = bytes(b ^ 0x5A for b in range(256))


class Xor:
    """A cipher that shows whether it was asked."""

    def encrypt(self, plaintext: bytes) -> tuple[str, bytes]:
        return "xor", plaintext.translate(_XOR)

    def decrypt(self, ciphername: str, ciphertext: bytes) -> bytes:
        assert ciphername == "xor"
        return ciphertext.translate(_XOR)


def make_schema_anew(dsn: str) -> None:
    """Drops the schema and makes it again, as another process does."""
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute("drop schema pgcheckpoint cascade")
    migrate(dsn)


@contextmanager
def role_of(dsn: str, *grants: str, options: str = "login") -> Iterator[str]:
    """The name of a new role with these rights; its password is its name."""
    name = f"role_{secrets.token_hex(6)}"
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(f"create role {name} {options} password '{name}'".encode())
        try:
            for grant in grants:
                admin.execute(f"grant {grant} to {name}".encode())
            yield name
        finally:
            admin.execute(f"drop owned by {name} cascade".encode())
            admin.execute(f"drop role {name}".encode())


def as_role(dsn: str, name: str, **options: str) -> str:
    """The DSN of a role that `role_of` has made."""
    return make_conninfo(dsn, user=name, password=name, **options)


def run_sql(dsn: str, script: str, parameters: Any = None) -> None:
    """Runs statements, each in a transaction of its own if it begins none."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(script.encode(), parameters)


def rows_of(dsn: str, query: str, parameters: Any = None) -> list[Any]:
    """What a query finds."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        return connection.execute(query.encode(), parameters).fetchall()


def change_rows(dsn: str, statement: str) -> None:
    """Changes rows of the schema, as whoever can write to its tables; some there are."""
    with psycopg.connect(dsn) as attacker:
        attacker.execute("set local search_path to pgcheckpoint")
        assert attacker.execute(statement.encode()).rowcount > 0


def end_sessions(dsn: str) -> None:
    """Ends all other sessions of a database."""
    others = "datname = current_database() and pid <> pg_backend_pid()"
    run_sql(dsn, f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")


def age_threads(dsn: str, by: timedelta, thread_id: str = "%") -> None:
    """Lets so much time pass since the last activity of threads."""
    run_sql(
        dsn,
        "with aged as materialized ("
        "select thread_id, active_at - %s as active_at from pgcheckpoint.checkpoint_threads)"
        " update pgcheckpoint.checkpoint_threads t set active_at = aged.active_at from aged"
        " where t.thread_id = aged.thread_id and t.thread_id like %s",
        [by, thread_id],
    )


class ShutDownError(Exception):
    """Ends a run whose process is shut down."""


def expire_leases(dsn: str, thread_id: str = "%") -> None:
    """Lets leases expire, as if no heartbeat had come for an hour."""
    update = "update pgcheckpoint.checkpoint_leases set expires_at = now() - interval '1 hour'"
    run_sql(dsn, f"{update} where thread_id like %s", [thread_id])


@asynccontextmanager
async def handed_over(saver: AsyncPostgresSaver, thread_id: str) -> AsyncIterator[None]:
    """A run under a lease, ended by the shutdown of its process: another one may go on at once."""
    with suppress(ShutDownError):
        async with saver.lease(thread_id) as lease:
            yield
            lease.hand_over()
            raise ShutDownError


def join(rest: bytes, digests: bytes, groups: int, pieces: Mapping[bytes, bytes]) -> bytes:
    """Gives back a value that was cut."""
    return join_chunks(rest, chunks_of(digests, groups, pieces), pieces)
