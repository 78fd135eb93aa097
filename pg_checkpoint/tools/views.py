"""Views for people: values without their classes, timelines, differences, a database's state."""

from __future__ import annotations

import dataclasses
import difflib
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import Enum
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypeAlias

import orjson
import psycopg

from pg_checkpoint.codec.keys import CheckpointKey, stored_metadata
from pg_checkpoint.codec.reading import LAST_ID, Selection, selection_of
from pg_checkpoint.core.background import Home, find_home, remedy
from pg_checkpoint.core.migrations import look_at_schema
from pg_checkpoint.core.transaction import lost_parts
from pg_checkpoint.runs.threads import UnfinishedThread
from pg_checkpoint.saver.reads import own_time, proved_facts
from pg_checkpoint.saver.saver import SaverBase, for_savers

# Values as JSON, without their classes: for looking at, they can't be rebuilt from it. Messages are
# recognized by their fields (a type, a content), whatever their class is.

_MAX_DEPTH = 60
_MAX_BITS = 4096
# The fields of a message that are shown; all but the first two only if they are not empty.
_SHOWN = ("type", "content", "name", "id", "tool_calls", "tool_call_id", "status", "artifact")


def plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON takes it: bytes as their number, times as ISO text, objects as their parts.

    Values nested deeper than 60 levels become "...".
    """
    if value is None or isinstance(value, (bool, int, float, str)):
        return _scalar(value)
    if depth >= _MAX_DEPTH:
        return "..."
    if isinstance(value, Enum):
        return plain(value.value, depth + 1)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, AbstractSet):
        return sorted((plain(item, depth + 1) for item in value), key=representation)
    if (parts := parts_of(value)) is not None:
        return {_name(key): plain(part, depth + 1) for key, part in parts.items()}
    if isinstance(value, (bytes, bytearray, memoryview)):
        return {"bytes": len(value)}
    return value.isoformat() if isinstance(value, (date, time)) else _text(value)


def parts_of(value: Any) -> Mapping[Any, Any] | None:
    """The named parts of a mapping, model, dataclass or named tuple; None of anything else."""
    if isinstance(value, Mapping):
        return value
    if is_message(value):
        fields = {name: getattr(value, name, None) for name in _SHOWN}
        return {name: v for name, v in fields.items() if v or name in _SHOWN[:2]}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: getattr(value, f.name) for f in dataclasses.fields(value)}
    if hasattr(type(value), "model_fields"):
        return dict(value)
    names = getattr(value, "_fields", None)
    if names is None and type(value).__module__.startswith("langgraph."):
        names = getattr(type(value), "__slots__", None)  # as Send has them
    return {name: getattr(value, name, None) for name in names} if names else None


def is_message(value: Any) -> bool:
    """True for a chat message, of whatever class."""
    fields = getattr(type(value), "model_fields", ())
    return "content" in fields and "type" in fields


def representation(value: Any) -> str:
    """The value's `repr`, or where that fails its parts."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001  a class's own may have bugs; Python's refuses long integers
        return repr(plain(value))


def in_one_line(value: Any, width: int = 100) -> str:
    """A value for a table: `ai: What next?`, `[3 items]`, text in quotes, cut at the width."""
    text = " ".join(_line(value).split())
    return text if len(text) <= width else text[: max(width - 1, 1)] + "…"


def _line(value: Any) -> str:
    if is_message(value):
        calls = ", ".join(str(c.get("name")) for c in getattr(value, "tool_calls", None) or ())
        said = _content(value.content)
        return f"{value.type}: {said}" + (f" → {calls}" if calls else "")
    shown = plain(value)
    return repr(shown) if isinstance(shown, str) else str(shown)


def _content(content: Any) -> str:
    if isinstance(content, str):
        return content
    blocks = content if isinstance(content, list) else [content]
    return " ".join(
        str(b.get("text") or f"[{b.get('type')}]") if isinstance(b, dict) else str(b)
        for b in blocks
    )


def _scalar(value: Any) -> Any:
    if isinstance(value, str):
        # A lone surrogate is no UTF-8.
        return str.__str__(value).encode("utf-8", "replace").decode()
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(float(value))
    if value is None or isinstance(value, bool):
        return value
    number = int(value)
    if -(2**63) <= number < 2**64:
        return number
    # JSON readers take no such numbers. Python refuses to write thousands of decimal digits, which
    # takes the square of their number.
    return str(number) if number.bit_length() <= _MAX_BITS else hex(number)


def _name(key: Any) -> str:
    is_number = isinstance(key, int) and not isinstance(key, Enum)
    return str(_scalar(key)) if is_number else _text(key)


def _text(value: Any) -> str:
    try:
        return str(_scalar(str(value)))
    except Exception:  # noqa: BLE001  a broken __str__ must not hide all the rest
        return f"<{type(value).__name__}>"


# Sizes, times, reasons, names, and text without control characters, for the command line and the
# browser.

# Control characters (C0, DEL, C1), which a terminal obeys; marks that turn the direction of the
# text after them, or that are not seen; line separators; code points that are no characters.
# Joiners stay, which emoji and several scripts need.
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
# The same in the bytes of a JSON document, where they stand in strings and nowhere else; orjson
# has escaped those below a blank.
_HIDDEN_IN_JSON = re.compile(_HIDDEN.pattern.replace("\x00-\x1f", "").replace("\ud800-\udfff", ""))


def size(count: int | None) -> str:
    """Bytes as people read them: 12.3 MB; "" for None."""
    if count is None:
        return ""
    number, unit = float(count), "B"
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if number < 1000 or unit == "TB":
            break
        number /= 1000
    return f"{number:.0f} {unit}" if unit == "B" else f"{number:.1f} {unit}"


def lasted(time: timedelta | None) -> str:
    """A duration as people read it: 12 ms, 1.2 s, 3 min 12 s, 2 h 5 min, 4 d 3 h; "" for None."""
    if time is None:
        return ""
    seconds = time.total_seconds()
    if seconds < 59.95:
        return f"{seconds * 1000:.0f} ms" if seconds < 0.9995 else f"{seconds:.1f} s"
    whole = round(seconds)
    for unit, length, smaller, part in (("d", 86400, "h", 3600), ("h", 3600, "min", 60)):
        if whole >= length:
            return f"{whole // length} {unit} {whole % length // part} {smaller}"
    return f"{whole // 60} min {whole % 60} s"


def why_unfinished(thread: UnfinishedThread) -> str:
    """The reason why a thread's run stands still, as far as it is known."""
    if thread.given_up_at is not None:
        return f"given up: {thread.error or 'its process died'}"
    if thread.lost:
        return "its process died"
    if thread.error is not None:
        return f"to be retried: {thread.error}"
    return "failed" if thread.failed else "idle"


def is_internal(channel: str) -> bool:
    """True for a channel or a node that is LangGraph's own and not the graph's."""
    return ":" in channel or channel.startswith("__")


def namespace_of(text: str) -> tuple[str, ...]:
    """The namespace of the store that is written with dots between its labels."""
    return tuple(text.split(".")) if text else ()


def message_of(error: BaseException) -> str:
    """The message of an error in one line; its type's name if it has none."""
    return " ".join(str(error).split()) or type(error).__name__


def visible(text: str, *, lines: bool = False) -> str:
    """Text with control characters written out as Python does, so that no terminal obeys them."""
    if text.isascii() and text.isprintable():
        return text

    def written(match: re.Match[str]) -> str:
        # Not unicode_escape: it takes no lone surrogates, and a backslash stays one here.
        return match[0] if lines and match[0] in "\n\t" else ascii(match[0])[1:-1]

    return _HIDDEN.sub(written, text)


def visible_json(document: bytes) -> bytes:
    """The same JSON document with such characters written as JSON writes them."""
    if document.isascii() and b"\x7f" not in document:
        return document

    def written(match: re.Match[str]) -> str:
        units = match[0].encode("utf-16-be")
        return "".join(f"\\u{units[n : n + 2].hex()}" for n in range(0, len(units), 2))

    return _HIDDEN_IN_JSON.sub(written, document.decode()).encode()


# The state of a database: server and tables, and concerns about them. A few statements read
# catalogs and statistics, the end of an index, and a sample, so it is quick however much is stored.
# Estimates are marked as such.

# Checkpoints in the sample whose state is measured; threads that are counted, not estimated.
_SAMPLE, _COUNTED = 300, 50_000
# Older servers are not maintained by anybody, and not tested.
_OLDEST = 140_000
_RIGHTS = {"select", "insert", "update", "delete"}
# schema_migrations is only read.
_MIGRATIONS, _THREADS = "schema_migrations", "checkpoint_threads"
_STATES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks")
_AUTOVACUUM = "autovacuum_vacuum_scale_factor"
# Tables of a store's index, which have the server's own autovacuum settings.
_OF_VECTORS = re.compile(r"store_(?!items)")
_OFF = re.compile(r"\bautovacuum_enabled=(?!on|true|yes|1)")


class Concern(NamedTuple):
    """A problem of a database, and its remedy."""

    what: str  # in a line
    remedy: str  # in a line


class Server(NamedTuple):
    """A row of get_server."""

    version: str
    version_number: int
    database: str
    database_bytes: int
    role: str
    standby: bool
    read_only: bool
    isolation: str
    synchronous_commit: str
    fsync: bool
    autovacuum: bool
    encoding: str
    max_connections: int
    connections: int
    now: datetime
    backend_pid: int
    statement_timeout: str


class Psycopg(NamedTuple):
    version: str
    # True if statements are sent by a pipeline of this package; else by psycopg's, which take more
    # round trips (core/transaction.py).
    own_pipeline: bool


class Table(NamedTuple):
    """A row of list_tables; `live` and `dead` rows are the server's estimates."""

    name: str
    heap_bytes: int
    index_bytes: int
    toast_bytes: int
    bytes: int  # size, with indexes and TOAST
    live: int
    dead: int
    vacuumed_at: datetime | None
    options: str  # storage parameters, separated by spaces
    rights: list[str]  # the rights of the role
    row_security: bool  # True under row-level security


@dataclass(frozen=True, kw_only=True)
class Status:
    """A database with checkpoints."""

    server: Server
    schema: str
    schema_version: int  # the last migration that was applied
    pooler: bool | None  # True if PgBouncer or the like is in between; None if nobody can tell
    psycopg: Psycopg  # the driver on this side
    tables: list[Table]
    threads: int  # their number; an estimate unless `threads_counted`
    threads_counted: bool
    checkpoints: int  # their number, an estimate
    oldest: datetime | None  # when the thread was active that has been inactive for longest
    newest: datetime | None  # when a thread was active last
    # The size of all checkpoints if each stored its whole state: an estimate from a sample.
    state_bytes: int
    stored_bytes: int  # the size of checkpoints, blobs and chunks, with their indexes
    home: Home  # this database, and the one that the schema is at home in
    concerns: list[Concern]

    @property
    def dedupe_ratio(self) -> float | None:
        """The size of the states divided by the stored size; None without any."""
        if not self.state_bytes or not self.stored_bytes:
            return None
        return self.state_bytes / self.stored_bytes


@for_savers
async def status(saver: SaverBase, *, exact: bool = False) -> Status:
    """Looks at the database of a saver."""
    return await saver._bridge.run(status_of(saver, exact))


async def status_of(saver: SaverBase, exact: bool = False) -> Status:
    """As `status`, on the saver's event loop."""
    database, timeout = saver._engine.database, saver._engine.settings.read_timeout
    applied, _ = await look_at_schema(database)
    catalogs = [
        database.statement("get_server"),
        database.statement("list_tables", database.schema),
    ]
    (server_row,), table_rows = await database.read(catalogs, timeout=timeout)
    server, tables = Server._make(server_row), [Table._make(row) for row in table_rows]
    home = await find_home(database, timeout)
    rows = {table.name: table.live for table in tables}
    count = exact or rows.get(_THREADS, 0) <= _COUNTED
    counted = database.statement("count_threads", count)
    # About so many, whatever the estimate is worth.
    percent = min(100.0, 100.0 * _SAMPLE / max(rows.get("checkpoints", 0), 1))
    sample = database.statement("sample_checkpoints", percent, _SAMPLE)
    answers = await database.read([counted, sample], timeout=timeout)
    ((threads, oldest, newest),), ((sampled, mean),) = answers
    is_whole = percent == 100.0 and sampled < _SAMPLE
    checkpoints = sampled if is_whole else max(sampled, rows["checkpoints"])
    return Status(
        server=server,
        schema=database.schema,
        schema_version=max(migration.version for migration in applied),
        pooler=database.connections.behind_pooler,
        psycopg=Psycopg(psycopg.__version__, own_pipeline=not lost_parts()),
        tables=tables,
        threads=threads if count else rows[_THREADS],
        threads_counted=count,
        checkpoints=checkpoints,
        oldest=oldest,
        newest=newest,
        state_bytes=mean * checkpoints,
        stored_bytes=sum(table.bytes for table in tables if table.name in _STATES),
        home=home,
        concerns=[
            *server_concerns(server),
            *home_concerns(database.schema, home),
            *_table_concerns(database.schema, server, tables),
        ],
    )


def server_concerns(server: Server) -> Iterator[Concern]:
    """Concerns about the server, the database and the role."""
    role = f'"{server.role}"'
    if server.version_number < _OLDEST:
        yield Concern(
            f"PostgreSQL {server.version} is too old to be tested or maintained",
            "upgrade to PostgreSQL 14 or newer",
        )
    if server.encoding != "UTF8":
        yield Concern(
            f"the database's encoding is {server.encoding}, which can't hold every string",
            "create a database with: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0",
        )
    if server.standby:
        yield Concern(
            "the server is a standby: nothing can be written",
            "connect to the primary: name all hosts, with target_session_attrs=read-write",
        )
    elif server.read_only:
        yield Concern(
            "transactions are read-only by default: nothing can be written",
            f"ALTER ROLE {role} SET default_transaction_read_only = off (or ALTER DATABASE)",
        )
    if server.isolation != "read committed":
        yield Concern(
            f"the default isolation level is {server.isolation}: savers need one more statement in "
            "each transaction to set read committed",
            f"ALTER ROLE {role} SET default_transaction_isolation = 'read committed'",
        )
    yield from _durability_concerns(server)


def home_concerns(schema: str, home: Home) -> Iterator[Concern]:
    """A concern about a copy, where nothing begins by itself."""
    if (differs := home.differs) is not None:
        yield Concern(
            f"recover, background retention and sweeps stand still: {differs}",
            remedy(schema),
        )


def _durability_concerns(server: Server) -> Iterator[Concern]:
    if not server.fsync:
        yield Concern(
            "fsync is off: a crash of the machine may destroy the database",
            "set fsync = on in postgresql.conf",
        )
    if server.synchronous_commit == "off":
        yield Concern(
            "synchronous_commit is off: a crash loses the last acknowledged writes",
            f'ALTER ROLE "{server.role}" SET synchronous_commit = on, or give the saver '
            'synchronous_commit="on"',
        )
    if not server.autovacuum:
        yield Concern(
            "autovacuum is off: dead rows are never removed, and the tables grow",
            "set autovacuum = on in postgresql.conf",
        )
    if server.connections > 0.9 * server.max_connections:
        yield Concern(
            f"{server.connections} of {server.max_connections} connections are in use",
            "lower max_size of the savers, put PgBouncer in between, or raise max_connections",
        )


def _table_concerns(schema: str, server: Server, tables: Sequence[Table]) -> Iterator[Concern]:
    has_tenants = any(table.row_security for table in tables if table.name == _THREADS)
    for table in tables:
        name = f'"{schema}".{table.name}'
        if has_tenants and not table.row_security:
            yield Concern(
                f"{name} is not under row-level security, unlike the threads",
                "run sql/tenants.sql again: later migrations and setup() of stores create tables",
            )
        needed = {"select"} if table.name == _MIGRATIONS else _RIGHTS
        if missing := sorted(needed - set(table.rights)):
            rights = ", ".join(missing)
            yield Concern(
                f"the role {server.role} has no right to {rights} in {name}",
                f'GRANT {rights.upper()} ON {name} TO "{server.role}"',
            )
        if table.name == _MIGRATIONS:
            continue
        of_migrations = not _OF_VECTORS.match(table.name)
        if _OFF.search(table.options) or (of_migrations and _AUTOVACUUM not in table.options):
            yield Concern(
                f"{name} lacks the autovacuum settings of the migrations",
                f"ALTER TABLE {name} RESET (autovacuum_enabled); "
                f"ALTER TABLE {name} SET ({_AUTOVACUUM} = 0.02)",
            )
        if table.dead > 10_000 and table.dead > 0.2 * max(table.live, 1):
            yield Concern(
                f"{name} has {table.dead:,} dead rows beside {table.live:,} live ones",
                f"VACUUM {name}; look for long transactions that block autovacuum",
            )


# The timeline of a thread: the nodes, changes and pending tasks of each step, without values. No
# key is needed unless metadata is encrypted, and nothing is decoded, so damaged values don't
# matter.

_PAGE = 500
# Names among the nodes in LangGraph's notes that are no nodes.
_NO_NODES = ("__input__", "__interrupt__")
# Precedes the name of the node in the path of a task that an edge started. Tasks that a Send
# started have numbers there.
_PULLED = "~__pregel_pull, "

TaskState: TypeAlias = Literal["done", "interrupted", "failed", "resumed"]
Pause: TypeAlias = Literal["answer", "resumed", "idle", "unknown"]
# The name among the nodes of the first checkpoint after a run was resumed.
_RESUMED = "__interrupt__"


@dataclass(frozen=True)
class Task:
    """The writes of one task at a checkpoint, for the step after it."""

    task_id: str  # the id that LangGraph gave it
    node: str | None  # None for a task that a Send started, whose node only its values name
    # "interrupted" and "failed" for a task that has written nothing else; "resumed" for an answer
    # that waits for a run.
    state: TaskState
    channels: list[str]  # the channels that it wrote to, without LangGraph's own marks
    bytes: int  # size of its writes, as stored


@dataclass(frozen=True)
class Step:
    """A checkpoint as a step of its thread.

    With a cipher and encrypted metadata, ids, parent, time and metadata are proved. Nodes,
    channels, sizes, tasks, the parent's time and pauses are as the tables say, with any cipher:
    `aget_tuple` proves what they stand for.
    """

    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    created_at: datetime | None  # its own time, in UTC; None if what is stored is no time
    # -1 for the first input, then 0 and on; None if the metadata is encrypted and the saver has no
    # key.
    step: int | None
    source: str | None  # what made it: input, loop, update or fork; None as for `step`
    # Those that ran to make it, as far as LangGraph notes it: not those that a Send started again,
    # and none without a parent, as after pruning.
    nodes: list[str]
    channels: list[str]  # those that were written
    bytes: int  # size of its state, most of it shared with other checkpoints
    # Size of the values with a version that its parent does not have; of all values, without a
    # parent.
    changed_bytes: int
    tasks: list[Task]  # the tasks whose writes are pending at it until the next step applies them
    metadata: dict[str, Any]  # the whole metadata
    began_at: datetime | None = None  # the time of its parent; None without one
    # Why the time since then was not all work: "answer", a task of the parent waited for an answer;
    # "resumed", the run had stopped there (a breakpoint, an error, a process that died) and was
    # resumed; "idle", somebody called the graph or changed its state; "unknown", its source is not
    # known.
    pause: Pause | None = None

    @property
    def duration(self) -> timedelta | None:
        """The time since its parent was made; None if that is not known, or clocks went back."""
        if self.began_at is None or self.created_at is None or self.created_at < self.began_at:
            return None
        return self.created_at - self.began_at

    @property
    def interrupted(self) -> bool:
        """True if one of its tasks waits for an answer."""
        return any(task.state == "interrupted" for task in self.tasks)


@for_savers
async def timeline(
    saver: SaverBase,
    thread_id: str,
    *,
    checkpoint_ns: str | None = None,
    before: str | None = None,
    limit: int | None = None,
) -> list[Step]:
    """The steps of a thread, newest first; empty if there is no such thread."""
    place: dict[str, Any] = {"thread_id": thread_id}
    if checkpoint_ns is not None:
        place["checkpoint_ns"] = checkpoint_ns
    upper: Any = {"configurable": {"checkpoint_id": before}} if before else None
    selection = selection_of({"configurable": place}, "{}", upper, limit)
    return await saver._bridge.run(_steps(saver, selection))


async def _steps(saver: SaverBase, selection: Selection) -> list[Step]:
    database, thread_id = saver._engine.database, selection.thread_id
    timeout = await saver._engine.settled(thread_id)
    lowest, highest, before, metadata = selection.range
    steps: list[Step] = []
    last, remaining = (LAST_ID, LAST_ID), selection.limit
    while remaining is None or remaining > 0:
        size = _PAGE if remaining is None else min(_PAGE, remaining)
        statement = database.statement(
            "list_steps",
            *(thread_id, *selection.namespaces, before, metadata, size),
            *(*last, lowest, highest),
        )
        (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
        if (keys := saver._engine.keys) is not None:
            await keys.for_metadata((str(thread_id), stored_metadata(row[4])[0]) for row in rows)
        steps += [_step(saver, str(thread_id), row) for row in rows]
        if len(rows) < size:
            break
        last = (steps[-1].checkpoint_id, steps[-1].checkpoint_ns)
        remaining = None if remaining is None else remaining - len(rows)
    return steps


def _step(saver: SaverBase, thread_id: str, row: Sequence[Any]) -> Step:
    ns, id_, parent, created, stored, size, changed_size, nodes, channels, *times, writes = row
    metadata, _ = stored_metadata(stored)
    facts = parent, own_time(created)
    if saver._seal is not None:
        key = CheckpointKey(thread_id, ns, id_)
        opened = saver._seal.metadata.open(key, metadata)
        facts, metadata = proved_facts(key, opened, *facts), opened.content
    return Step(
        *(ns, id_, *facts, metadata.get("step"), metadata.get("source")),
        nodes=[node for node in nodes if node not in _NO_NODES],
        # A damaged checkpoint may name null.
        channels=[channel for channel in channels if channel is not None],
        bytes=size or 0,
        changed_bytes=changed_size,
        # In the order of tasks: id, path, index, channel and bytes of each write.
        tasks=[
            _task(task_id, path, list(group))
            for (path, task_id), group in groupby(orjson.loads(writes), key=itemgetter(1, 0))
        ],
        metadata=metadata,
        began_at=own_time(times[0]),
        pause=_pause(metadata.get("source"), resumed=_RESUMED in nodes, asked=times[1]),
    )


def _pause(source: object, *, resumed: bool, asked: bool) -> Pause | None:
    if source not in (None, "loop"):
        return "idle"
    if resumed:
        return "answer" if asked else "resumed"
    return None if source == "loop" else "unknown"


def _task(task_id: str, path: str, writes: Sequence[Sequence[Any]]) -> Task:
    node = path[len(_PULLED) :].split(", ")[0] if path.startswith(_PULLED) else None
    # LangGraph's marks have indexes below zero; "__no_writes__" says that a task is done.
    regular = [write[3] for write in writes if write[2] >= 0]
    channels = list(dict.fromkeys(c for c in regular if c != "__no_writes__"))
    state = _state({write[3] for write in writes}) if not regular else "done"
    return Task(task_id, node, state, channels, sum(write[4] for write in writes))


def _state(marks: set[str]) -> TaskState:
    if "__interrupt__" in marks:
        return "interrupted"
    if "__error__" in marks:
        return "failed"
    return "resumed" if "__resume__" in marks else "done"


# Differences between two states, place by place. Messages, and other items of lists that have an
# id, are matched by it; mappings, models and dataclasses are compared key by key, everything else
# by value. Nothing is loaded or imported.


Kind: TypeAlias = Literal["added", "removed", "changed", "moved"]
_Path: TypeAlias = "tuple[str | int, ...]"

# Items or lines, and pairs of equal ones, that difflib is given: its worst case is their cube.
_MAX_ITEMS, _MAX_PAIRS = 5_000, 50_000


@dataclass(frozen=True)
class Difference:
    """One place in which two states differ."""

    # The channel, then keys and positions in lists: those in the later state, or of a removed value
    # in the earlier one.
    path: tuple[str | int, ...]
    kind: Kind  # "moved" is a list whose items with ids are the same in another order
    before: Any = None  # the value in the earlier state; None if it was added
    after: Any = None  # in the later one; None if it was removed

    @property
    def place(self) -> str:
        """The path as people write it, as in messages[3].content."""
        first, *rest = self.path
        return str(first) + "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in rest)

    @property
    def lines(self) -> list[str]:
        """A unified diff of two texts without its header; empty for all else, and for long ones."""
        if not (isinstance(self.before, str) and isinstance(self.after, str)):
            return []
        before, after = self.before.splitlines(), self.after.splitlines()
        if max(len(before), len(after)) > _MAX_ITEMS:
            return []
        return [*difflib.unified_diff(before, after, n=2, lineterm="")][2:]


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """Compares the channel values of two checkpoints."""
    return [
        difference
        for channel in sorted({*before, *after})
        for difference in _at_key((channel,), before, after, channel)
    ]


def _at_key(
    path: _Path, before: Mapping[Any, Any], after: Mapping[Any, Any], key: Any
) -> Iterator[Difference]:
    if key not in before:
        yield Difference(path, "added", after=after[key])
    elif key not in after:
        yield Difference(path, "removed", before=before[key])
    else:
        yield from _between(path, before[key], after[key])


def _between(path: _Path, before: Any, after: Any) -> Iterator[Difference]:
    if _same(before, after):
        return
    if len(path) < _MAX_DEPTH and type(before) is type(after):
        if isinstance(before, (list, tuple)) and not hasattr(before, "_fields"):
            yield from _lists(path, before, after)
            return
        if isinstance(before, AbstractSet):
            yield from _sets(path, before, after)
            return
        old, new = parts_of(before), parts_of(after)
        if old is not None and new is not None:
            inner = list(_mappings(path, old, new))
            # Only the order of keys may differ, or no part that is shown.
            if not inner and not isinstance(before, Mapping):
                inner = [Difference(path, "changed", before, after)]
            yield from inner
            return
    yield Difference(path, "changed", before, after)


def _mappings(
    path: _Path, before: Mapping[Any, Any], after: Mapping[Any, Any]
) -> Iterator[Difference]:
    # The keys of the later one in its order, then those that are gone.
    for key in (*after, *(k for k in before if k not in after)):
        step = key if isinstance(key, str) else representation(key)
        yield from _at_key((*path, step), before, after, key)


def _sets(path: _Path, before: AbstractSet[Any], after: AbstractSet[Any]) -> Iterator[Difference]:
    for item in sorted(before - after, key=representation):
        yield Difference((*path, representation(item)), "removed", before=item)
    for item in sorted(after - before, key=representation):
        yield Difference((*path, representation(item)), "added", after=item)


def _lists(path: _Path, before: Sequence[Any], after: Sequence[Any]) -> Iterator[Difference]:
    old_ids, new_ids = _ids(before), _ids(after)
    if old_ids is not None and new_ids is not None:
        old, new = zip(old_ids, before, strict=True), zip(new_ids, after, strict=True)
        yield from _by_id(path, dict(old), dict(new))
        return
    for i, j, m, n in _aligned(_alike(before), _alike(after)):
        # Items that are written alike are compared too: long arrays are cut when they are written.
        if j - i == n - m:
            for at in range(j - i):
                yield from _between((*path, m + at), before[i + at], after[m + at])
            continue
        for at in range(i, j):
            yield Difference((*path, at), "removed", before=before[at])
        for at in range(m, n):
            yield Difference((*path, at), "added", after=after[at])


def _aligned(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """The ranges of both that belong together, in order; equal or not."""
    head = tail = 0
    shorter = min(len(one), len(other))
    while head < shorter and one[head] == other[head]:
        head += 1
    while tail < shorter - head and one[-1 - tail] == other[-1 - tail]:
        tail += 1
    i, m = len(one) - tail, len(other) - tail
    yield 0, head, 0, head
    a, b = one[head:i], other[head:m]
    counts = Counter(b)
    if max(len(a), len(b)) > _MAX_ITEMS or sum(counts[item] for item in a) > _MAX_PAIRS:
        yield head, i, head, m
    else:
        for _, *at in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
            first, last, new, end = (head + n for n in at)
            yield first, last, new, end
    yield i, len(one), m, len(other)


def _by_id(path: _Path, before: dict[Any, Any], after: dict[Any, Any]) -> Iterator[Difference]:
    for index, (key, item) in enumerate(before.items()):
        if key not in after:
            yield Difference((*path, index), "removed", before=item)
    for index, (key, item) in enumerate(after.items()):
        if key in before:
            yield from _between((*path, index), before[key], item)
        else:
            yield Difference((*path, index), "added", after=item)
    stayed = [k for k in before if k in after], [k for k in after if k in before]
    if stayed[0] != stayed[1]:
        yield Difference(path, "moved", stayed[0], stayed[1])


def _alike(items: Sequence[Any]) -> list[str]:
    """Text that is equal for equal items."""
    return [f"{type(item).__name__} {representation(item)}" for item in items]


def _ids(items: Sequence[Any]) -> list[str] | None:
    """The ids of items that all have an id of their own; else None."""
    ids: list[str] = []
    for item in items:
        id_ = item.get("id") if isinstance(item, Mapping) else getattr(item, "id", None)
        if not isinstance(id_, str) or not id_:
            return None
        ids.append(id_)
    return ids if len(set(ids)) == len(ids) else None


def _same(before: Any, after: Any) -> bool:
    """True if two values are equal and of the same types, also where == says neither."""
    if before is after:
        return True
    if type(before) is not type(after):
        return False
    try:
        equal = before == after
        # Arrays are compared item by item.
        if bool(equal.all() if hasattr(equal, "all") else equal):
            # True == 1 inside of containers too.
            return isinstance(before, (str, int, float)) or representation(
                before
            ) == representation(after)
    except Exception:  # noqa: BLE001  == is the value's own, and may have bugs
        # The items of a container are compared one by one.
        has_items = isinstance(before, (list, Mapping)) or type(before) is tuple
        return not has_items and representation(before) == representation(after)
    return isinstance(before, float) and representation(before) == representation(after)
