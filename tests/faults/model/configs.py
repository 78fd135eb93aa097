"""The configurations: whose connections, which event loop, which options, what breaks."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from langgraph import errors

Source = Literal["dsn", "pool", "blocking pool", "connection", "blocking connection"]


@dataclass(frozen=True, kw_only=True)
class Config:
    """How the processes of one run are made."""

    source: Source = "dsn"  # what the saver is given
    blocking: bool = False  # whether PostgresSaver is called from threads; else AsyncPostgresSaver
    # With AsyncPostgresSaver, whether half of the calls are the blocking ones of threads.
    mixed: bool = False
    loop: Literal["asyncio", "eager", "uvloop"] = "asyncio"  # the event loop's kind
    options: Mapping[str, Any] = field(default_factory=dict)  # of the saver, but for the cipher
    # "none", "all", "some" (the first process has none), or "rotation".
    cipher: Literal["none", "all", "some", "rotation"] = "none"
    pooler: bool = False  # whether PgBouncer stands in between, in transaction mode
    versions: Literal["own", "text", "int", "float"] = "own"  # what channel versions are
    settings: Mapping[str, str] = field(default_factory=dict)  # of the database's sessions
    environment: Mapping[str, str] = field(default_factory=dict)  # of the processes
    changes: float = 0.15  # how often a value is changed in place while it is put
    size: int = 12  # elements of a list at its beginning
    shared: bool = True  # whether several processes put to the same threads
    removes: float = 0.12  # how often something is pruned, deleted or copied
    cancels: bool = False  # whether callers go away
    # What breaks beside: "kill", "terminate", "lock"; "hold": a transaction comes later, when its
    # connection was lost long ago; "stop": a process stands still for a while; "restart": one is
    # shut down, and drains.
    faults: frozenset[str] = frozenset()
    # Whether processes run graphs under leases beside `recover` (driving.py), in the place of
    # single calls.
    graphs: bool = False
    tasks: int = 3  # of each process
    dies: bool = False  # whether a lost connection ends a process; another takes its place

    @property
    def runs_here(self) -> bool:
        """Whether this Python has what it needs."""
        if self.loop == "uvloop":
            return sys.platform != "win32" and sys.version_info < (3, 15)
        if "restart" in self.faults and not hasattr(errors, "GraphDrained"):
            return False
        return self.loop != "eager" or sys.version_info >= (3, 12)

    @property
    def loses_leases(self) -> bool:
        """Whether a run may lose its lease in a task's midst; else it is only handed over."""
        return self.faults != {"restart"}


# The fields of metadata that the programs look for.
_ASKED_FOR = ("kind", "graph", "run_id")
_KILLS = frozenset({"kill", "terminate"})
_TINY = {"max_batch_bytes": 20_000, "max_queued_bytes": 400_000, "max_batch_items": 3, "lanes": 1}

CONFIGS: dict[str, Config] = {
    "plain": Config(),
    "killed": Config(changes=0.0, faults=_KILLS, cancels=True),
    "changed in place": Config(changes=0.9, size=150, removes=0.02),
    "changed in place, threads": Config(blocking=True, changes=0.9, size=150, removes=0.02),
    "removed": Config(removes=0.45, changes=0.0),
    "pool": Config(source="pool", faults=_KILLS),
    "blocking pool": Config(source="blocking pool", mixed=True, tasks=12, faults=_KILLS),
    "connection": Config(source="connection", faults=_KILLS, dies=True),
    "blocking connection": Config(source="blocking connection", faults=_KILLS, dies=True),
    "threads": Config(blocking=True, faults=_KILLS, cancels=True),
    "encrypted": Config(cipher="all", removes=0.3, faults=frozenset({"kill"})),
    "encrypted metadata": Config(
        cipher="all", options={"encrypt_metadata": True, "clear_metadata": _ASKED_FOR}
    ),
    "encrypted and not": Config(cipher="some", removes=0.3),
    "rotation": Config(cipher="rotation", faults=frozenset({"kill"})),
    "pgbouncer": Config(pooler=True, faults=_KILLS),
    "eager": Config(loop="eager", cancels=True, faults=_KILLS),
    "uvloop": Config(loop="uvloop", cancels=True),
    "whole numbers": Config(versions="int"),
    "floats": Config(versions="float", changes=0.0),
    "text versions": Config(versions="text", faults=frozenset({"kill"})),
    "serializable": Config(settings={"default_transaction_isolation": "serializable"}),
    "repeatable read": Config(settings={"default_transaction_isolation": "repeatable read"}),
    "client encoding": Config(settings={"client_encoding": "LATIN1"}),
    "client encoding, environment": Config(environment={"PGCLIENTENCODING": "SQL_ASCII"}),
    "no cache": Config(options={"cache_bytes": 0}),
    "tiny": Config(options={"cache_bytes": 20_000, **_TINY}, cancels=True),
    "impatient": Config(
        tasks=6,
        options={"write_timeout": 0.4, "lock_timeout": 0.2},
        faults=frozenset({"lock", "terminate"}),
    ),
    "held": Config(removes=0.45, changes=0.0, faults=frozenset({"hold"})),
    "held, threads": Config(blocking=True, removes=0.3, faults=frozenset({"hold", "kill"})),
    "graphs": Config(blocking=True, graphs=True, faults=_KILLS | {"stop"}),
    "graphs, restarted": Config(blocking=True, graphs=True, faults=frozenset({"restart"})),
    "graphs, held": Config(blocking=True, graphs=True, faults=frozenset({"hold", "kill", "stop"})),
}
