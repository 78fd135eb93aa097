"""Drawing: values, chat messages, changes and branches as parts of a page."""

from __future__ import annotations

import itertools
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from heapq import heappop, heappush
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import psycopg
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from langgraph.checkpoint.base import CheckpointTuple, PendingWrite
from langgraph.checkpoint.serde.base import SerializerProtocol
from markupsafe import escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.reading import config_of
from pg_checkpoint.codec.serializers import encode
from pg_checkpoint.core import errors
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.tools import views
from pg_checkpoint.ui import links

# Values as text for a page, cut where they are long. Pure.


_MAX_CHARACTERS = 4000


class Cutter:
    """Cuts long texts, unless all of them are wanted whole."""

    def __init__(self, *, whole: bool) -> None:
        self._whole = whole
        self.has_cut = False

    def __call__(self, text: str) -> str:
        if self._whole or len(text) <= _MAX_CHARACTERS:
            return text
        self.has_cut = True
        return text[:_MAX_CHARACTERS] + "…"


def text_of(value: Any) -> str:
    """A value as indented JSON; text and bytes as they are."""
    if isinstance(value, (bytes, bytearray)):
        more = " …" if len(value) > 32 else ""
        return f"{len(value):,} bytes: {bytes(value[:32]).hex(' ')}{more}"
    simple = views.plain(value)
    if isinstance(simple, str):
        return simple
    return json.dumps(simple, indent=2, ensure_ascii=False)


# Errors for pages: a status, a title, a sentence. No tracebacks, no values.


logger = logging.getLogger(__name__)


class MistakeError(errors.PgCheckpointError, ValueError):
    """An address or a search that means nothing; the message says why."""


class Problem(NamedTuple):
    """The content of an error page."""

    status: int
    title: str
    sentence: str


_INVALID = 400, "Invalid request"
_ENCRYPTED = 403, "Encrypted"
_OTHER_SCHEMA = 503, "The schema does not fit"
_SILENT = 503, "The database does not answer"
# The first that an error is an instance of counts.
_KINDS: dict[type[Exception], tuple[int, str]] = {
    errors.CheckpointNotFoundError: (404, "Not found"),
    MistakeError: _INVALID,
    errors.InvalidOptionError: _INVALID,
    errors.InvalidKeyError: _INVALID,
    errors.UnsupportedCallError: _INVALID,
    errors.CipherRequiredError: _ENCRYPTED,
    errors.DecryptionError: _ENCRYPTED,
    errors.EncryptionKeyError: _ENCRYPTED,
    errors.CorruptRowError: (500, "A damaged row"),
    errors.SchemaNotNamedError: _OTHER_SCHEMA,
    errors.SchemaNotReadyError: _OTHER_SCHEMA,
    errors.SchemaTooNewError: _OTHER_SCHEMA,
    errors.ReadTimeoutError: _SILENT,
    psycopg.OperationalError: _SILENT,
    psycopg.Error: (503, "The database refused"),
}


def problem_of(error: Exception) -> Problem:
    """The error page for an exception; an unexpected one is logged."""
    for kind, (status, title) in _KINDS.items():
        if isinstance(error, kind):
            text = views.message_of(error)
            end = "" if text.endswith((".", "!", "?")) else "."
            return Problem(status, title, text[0].upper() + text[1:] + end)
    logger.error("a page failed", exc_info=error)
    sentence = f"This is a bug in the program ({type(error).__name__}). The terminal shows more."
    return Problem(500, "Something went wrong", sentence)


# Rendering of templates. Everything that comes from the database is escaped.


STATIC = Path(__file__).parent / "static"

# The parts of a page that keys prove: values, or metadata too; None without keys.
Proof: TypeAlias = "Literal['values', 'metadata'] | None"
# Takes a template's name, a status and the template's arguments.
Render = Callable[..., HTMLResponse]


def renderer(
    where: str, *, has_store: bool = False, proof: Callable[[], Proof] = lambda: None
) -> Render:
    """Makes the function that makes pages."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_written_out,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "exact": escape,
        "lasted": views.lasted,
        "line": views.visible,
        "message": views.message_of,
        "short": _short,
        "size": views.size,
        "text": lambda value: Cutter(whole=False)(text_of(value)),
        "time": _time,
        "why": views.why_unfinished,
    }
    environment.globals |= {
        "checkpoint_url": links.checkpoint_url,
        "has_store": has_store,
        "item_url": links.item_url,
        "place_of": links.place_of,
        "proof": proof,
        "store_url": links.store_url,
        "thread_url": links.thread_url,
        "where": where,
    }

    def render(name: str, status: int = 200, **context: Any) -> HTMLResponse:
        return HTMLResponse(environment.get_template(name).render(context), status)

    return render


def _written_out(value: Any) -> Any:
    """Text whose hidden characters are written as Python writes them; `exact` passes."""
    return views.visible(value, lines=True) if type(value) is str else value


def _time(moment: datetime | None) -> str:
    """To the second, in the zone that it comes in, which is UTC."""
    return "" if moment is None else moment.isoformat(" ")[:19]


def _short(text: str, length: int = 40) -> str:
    """Its ends, where it is long: ids tell themselves apart in either."""
    half = (length - 1) // 2
    return text if len(text) <= length else f"{text[:half]}…{text[-half:]}"


# Chat messages as a conversation: who said what, each tool call with its result.
#
# Pure. Attachments are named, not shown: a page loads nothing, and a stored address least of all.


_ATTACHED = {
    *("image", "image_url", "input_image", "audio", "input_audio", "video", "video_url"),
    *("file", "input_file", "document", "media"),
}
_NAMES = ("filename", "file_name", "name", "title")
_ADDRESSES = ("url", "image_url", "video_url", "file_url", "file_id", "fileId")
_DATA = ("data", "base64", "file_data", "bytes")


@dataclass(frozen=True)
class Call:
    """A tool call, as `search({"for": "x"})`, and the message with its result, if there is one."""

    text: str
    result: Message | None = None


@dataclass(frozen=True)
class Message:
    """A chat message."""

    role: str  # human, ai, tool or system
    name: str  # the name of the sender, or of the tool
    text: str
    attachments: tuple[str, ...]  # as `image · image/png · 12.3 kB`
    calls: tuple[Call, ...]
    rest: str  # everything else in it, as text


def conversation(messages: Sequence[Any], cutter: Cutter) -> tuple[Message, ...]:
    """Messages in their order; the result of a tool stands at its call, if that is among them."""
    parts: list[dict[str, Any]] = [views.plain(message) for message in messages]
    results = _results(parts)
    placed = set(results.values())

    def message(at: int) -> Message:
        calls = tuple(
            Call(cutter(_call(call)), message(result) if (result := results.get((at, n))) else None)
            for n, call in enumerate(parts[at].get("tool_calls") or ())
        )
        return _message(parts[at], calls, cutter)

    return tuple(message(at) for at in range(len(parts)) if at not in placed)


def _results(parts: Sequence[Mapping[str, Any]]) -> dict[tuple[int, int], int]:
    """The positions of results, by the calling message's position and the call's in it."""
    waiting: dict[str, tuple[int, int]] = {}
    results: dict[tuple[int, int], int] = {}
    for at, part in enumerate(parts):
        if call := waiting.pop(str(part.get("tool_call_id")), None):
            results[call] = at
        for n, one in enumerate(part.get("tool_calls") or ()):
            if isinstance(one, dict) and isinstance(one.get("id"), str):
                waiting[one["id"]] = at, n
    return results


def _message(part: Mapping[str, Any], calls: tuple[Call, ...], cutter: Cutter) -> Message:
    usual = ("type", "content", "name", "id", "tool_calls", "tool_call_id")
    rest = {name: value for name, value in part.items() if name not in usual}
    content, attachments = part.get("content", ""), list[str]()
    if isinstance(content, list):
        content, attachments, rest["content"] = _blocks(content, bool(calls))
    if rest.get("status") == "success":
        del rest["status"]
    rest = {name: value for name, value in rest.items() if value not in (None, "", [], {})}
    return Message(
        role=str(part.get("type", "")),
        name=str(part.get("name") or ""),
        text=cutter(str(content)),
        attachments=tuple(map(cutter, attachments)),
        calls=calls,
        rest=cutter(text_of(rest) if rest else ""),
    )


def _blocks(content: Sequence[Any], has_calls: bool) -> tuple[str, list[str], list[Any]]:
    """Text, attachments and everything else of a content in blocks."""
    texts, attachments, others = list[str](), list[str](), list[Any]()
    for block in content:
        kind = block.get("type") if isinstance(block, dict) else None
        if isinstance(block, str):
            texts.append(block)
        elif isinstance(kind, str) and kind in _ATTACHED:
            attachments.append(_attachment(kind, block))
        elif isinstance(block, dict) and isinstance(block.get("text"), str):
            texts.append(block["text"])
        # Some models' blocks repeat the calls.
        elif not (has_calls and kind in ("tool_use", "tool_call", "function_call")):
            others.append(block)
    return "\n".join(texts), attachments, others


def _attachment(kind: str, block: Mapping[str, Any]) -> str:
    """An attachment in a line, from the shapes of LangChain, OpenAI, Anthropic and Google."""
    fields = dict(block)
    for part in ("source", "file", kind):
        inner = block.get(part)
        fields |= inner if isinstance(inner, dict) else {}
    address = _first(fields, _ADDRESSES)
    media, data = _first(fields, ("mime_type", "media_type", "format")), _bytes(fields)
    if address.startswith("data:"):
        head, _, inline = address[5:].partition(",")
        media, data, address = head.split(";")[0], views.size(len(inline) * 3 // 4), ""
    name = kind.removeprefix("input_").removesuffix("_url")
    return " · ".join(filter(None, (name, _first(fields, _NAMES), media, data, address)))


def _first(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    return next((v for n in names if isinstance(v := fields.get(n), str) and v), "")


def _bytes(fields: Mapping[str, Any]) -> str:
    for value in map(fields.get, _DATA):
        # Bytes, as `plain` has them.
        if isinstance(value, dict) and isinstance(value.get("bytes"), int):
            return views.size(value["bytes"])
        if isinstance(value, str) and value:
            return views.size(len(value) * 3 // 4)
    return ""


def _call(call: Any) -> str:
    if not isinstance(call, dict):
        return text_of(call)
    return f"{call.get('name')}({json.dumps(call.get('args'), ensure_ascii=False)})"


# Values for a page: chat messages as a conversation, everything else as text like JSON.
#
# Pure. Long values are cut, with a word on how much is left out.


_MAX_MESSAGES = 20


@dataclass(frozen=True)
class Shown:
    """A value that a page shows."""

    messages: tuple[Message, ...]  # if it is a list of messages, the last of them
    text: str  # everything else
    left_out: str  # how much more there is, in words; empty if nothing


def shown(value: Any, *, whole: bool = False) -> Shown:
    """Makes a value fit for a page, in full length if that is asked for."""
    cutter = Cutter(whole=whole)
    chat = [value] if views.is_message(value) else value
    if is_chat(chat):
        last = chat if whole else chat[-_MAX_MESSAGES:]
        messages = conversation(last, cutter)
        everything = f"all {len(chat):,} messages" if len(chat) > 1 else "it"
        is_cut = len(last) < len(chat) or cutter.has_cut
        return Shown(messages, "", f"{everything} in full length" if is_cut else "")
    text = text_of(value)
    seen = cutter(text)
    return Shown((), seen, f"all {len(text):,} characters" if cutter.has_cut else "")


def kind_of(value: Any) -> str:
    """The kind of a value, without its content: `list of 12 messages`, `text`."""
    if is_chat(value):
        return f"list of {len(value)} message{'s' if len(value) != 1 else ''}"
    if isinstance(value, str):
        return "text"
    if value is None:
        return "None"
    try:
        return f"{type(value).__name__} of {len(value)}"
    except TypeError:
        return type(value).__name__


def is_chat(value: Any) -> bool:
    """True for a list of chat messages, if it is not empty."""
    return isinstance(value, (list, tuple)) and bool(value) and all(map(views.is_message, value))


# Cells: values behind a click, each in the page only if the address names its key.


# Names all values at once; those that are lists of messages.
ALL, CONVERSATION = "all", "conversation"


@dataclass(frozen=True)
class Cell:
    """A value and what the page says of it."""

    name: str  # the name of its channel, or of what it is
    anchor: str  # its id in the page
    kind: str  # what kind of value it is
    size: int | None  # bytes as the serializer writes it
    shown: Shown | None  # the value as shown; None while it is hidden
    toggle: str  # the page with it shown, or hidden
    whole: str  # the page with it in full length
    is_chat: bool  # it is a list of messages


class Cells:
    """Makes the cells of a page."""

    def __init__(
        self, url: Callable[..., str], request: Request, serde: SerializerProtocol
    ) -> None:
        self._url = url
        self._serde = serde
        self._shown = tuple(dict.fromkeys(request.query_params.getlist("show")))
        self._full = request.query_params.get("full")

    @property
    def shows_all(self) -> bool:
        return ALL in self._shown

    def shows(self, key: str) -> bool:
        """True if the page shows the value with a key."""
        return self.shows_all or key in (*self._shown, self._full)

    def is_whole(self, key: str) -> bool:
        """True if the page shows it in full length."""
        return key == self._full

    def cell(self, key: str, name: str, value: Any, anchor: str) -> Cell:
        """The cell of a value."""
        chat = is_chat(value)
        seen = self.shows(key) or (chat and self.shows(CONVERSATION))
        try:
            size = len(encode(self._serde, value)[1])
        except Exception:  # noqa: BLE001  what was read may be of a kind that can't be written
            size = None
        return Cell(
            name=name,
            anchor=anchor,
            kind=kind_of(value),
            size=size,
            shown=shown(value, whole=self.is_whole(key)) if seen else None,
            toggle=self.toggle(key, anchor, seen=seen),
            whole=self.whole(key, anchor),
            is_chat=chat,
        )

    def toggle(self, key: str, anchor: str, *, seen: bool | None = None) -> str:
        """The address of the page with the value shown if it is hidden, or the reverse."""
        keys = (*self._shown, key)
        if self.shows(key) if seen is None else seen:
            keys = tuple(k for k in self._shown if k not in (key, ALL, CONVERSATION))
        return self._url(show=keys, full=None, at=anchor)

    def whole(self, key: str, anchor: str) -> str:
        """The address of the page with the value in full length."""
        return self._url(show=self._shown, full=key, at=anchor)


# Changes of a checkpoint to its parent's state: counts in view, values behind a click.
#
# Pure.


_MAX_CHANGES = 100


@dataclass(frozen=True)
class Change:
    """A place that differs."""

    place: str  # where, as `messages[3].content`
    kind: str  # added, removed, changed or moved
    before: Shown | None  # the value before
    after: Shown | None  # the value after
    lines: tuple[str, ...]  # a diff, if both are text


@dataclass(frozen=True)
class Changes:
    """The differences of a checkpoint's state from its parent's."""

    channels: list[tuple[str, int]]  # those that differ, each with the number of places
    internal: int  # how many of LangGraph's own channels differ as well
    listed: list[Change]  # the places, if they are to be shown
    left_out: int  # how many more there are
    is_cut: bool  # one of those listed is not shown in full length


def changes_of(before: Mapping[str, Any], after: Mapping[str, Any], cells: Cells) -> Changes:
    """Compares two states; the places are listed if `difference` is among what is to be shown."""
    whole = cells.is_whole("difference")
    differences = views.differences(before, after)
    of_graph = [d for d in differences if not views.is_internal(str(d.path[0]))]
    limit = len(of_graph) if whole else _MAX_CHANGES
    listed = of_graph[:limit] if cells.shows("difference") else []
    changes = [_change(difference, whole) for difference in listed]
    return Changes(
        channels=list(Counter(str(d.path[0]) for d in of_graph).items()),
        internal=len({d.path[0] for d in differences}) - len({d.path[0] for d in of_graph}),
        listed=changes,
        left_out=max(len(of_graph) - limit, 0),
        is_cut=not whole and any(map(_is_cut, changes)),
    )


def _change(difference: views.Difference, whole: bool) -> Change:
    kind, lines = difference.kind, tuple(difference.lines)
    has_before, has_after = kind != "added" and not lines, kind != "removed" and not lines
    return Change(
        difference.place,
        kind,
        shown(difference.before, whole=whole) if has_before else None,
        shown(difference.after, whole=whole) if has_after else None,
        lines if whole else lines[:_MAX_CHANGES],
    )


def _is_cut(change: Change) -> bool:
    sides = (change.before, change.after)
    return len(change.lines) == _MAX_CHANGES or any(side and side.left_out for side in sides)


# Contents of a checkpoint, as cells: its state, its tasks' writes, its metadata.
#
# Where values can't be read, because a key is missing or a row is damaged, what is known
# without them is still shown, and `problem` says why.


_INTERRUPT = "__interrupt__"
_SHORT = 200


@dataclass(frozen=True)
class TaskCells:
    """A task and what it wrote."""

    task: views.Task
    writes: list[Cell] = field(default_factory=list)  # to channels of the graph
    interrupts: list[Cell] = field(default_factory=list)  # what it asks or has asked
    # Channels without a value to show here: LangGraph's own, and all if none can be read.
    others: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Contents:
    """A checkpoint's values."""

    chats: list[Cell]  # a cell for each channel of the graph with a list of messages
    state: list[Cell]  # for each other channel of the graph
    internal: list[Cell]  # for each of LangGraph's own
    tasks: list[TaskCells]  # what tasks wrote at it
    # In comparison with its parent, or why there is none; None without a parent.
    changes: Changes | Problem | None
    problem: Problem | None  # why there are no values


def using_keys(
    of: PostgresSaver | PostgresStore, thread_id: str | None = None
) -> AbstractContextManager[None]:
    """Records that values are decrypted to be shown; nothing without keys."""
    return nullcontext() if of._seal is None else key_use("show", thread_id=thread_id)


def contents_of(
    saver: PostgresSaver, key: CheckpointKey, step: views.Step, cells: Cells
) -> Contents:
    """Reads a checkpoint's values, and its parent's."""
    try:
        stored = saver.get_tuple(config_of(*key))
        # Without a checkpoint, deleted a moment ago, there are no values either.
        values = dict(stored.checkpoint["channel_values"]) if stored else {}
        changes = _changes(saver, stored, values, cells)
    except (errors.CorruptRowError, errors.DecryptionError) as error:
        tasks = [TaskCells(task, others=task.channels) for task in step.tasks]
        return Contents([], [], [], tasks, None, problem_of(error))
    of_graph, internal = list[Cell](), list[Cell]()
    for n, name in enumerate(sorted(values, key=lambda name: (views.is_internal(name), name))):
        cell = cells.cell(f"state:{name}", name, values[name], f"state-{n}")
        (internal if views.is_internal(name) else of_graph).append(cell)
    return Contents(
        chats=[cell for cell in of_graph if cell.is_chat],
        state=[cell for cell in of_graph if not cell.is_chat],
        internal=internal,
        tasks=_tasks(step, (stored.pending_writes if stored else None) or [], cells),
        changes=changes,
        problem=None,
    )


def metadata_of(metadata: Mapping[str, Any], cells: Cells) -> list[Cell | tuple[str, str]]:
    """Short scalars as they are, the rest as cells."""
    facts: list[Cell | tuple[str, str]] = []
    for n, (name, value) in enumerate(sorted(metadata.items())):
        text = text_of(value)
        if (value and isinstance(value, (dict, list))) or len(text) > _SHORT:
            facts.append(cells.cell(f"metadata:{name}", name, value, f"metadata-{n}"))
        else:
            facts.append((name, text))
    return facts


def _changes(
    saver: PostgresSaver, stored: CheckpointTuple | None, values: Mapping[str, Any], cells: Cells
) -> Changes | Problem | None:
    if stored is None or stored.parent_config is None:
        return None
    try:
        parent = saver.get_tuple(stored.parent_config)
    except (errors.CorruptRowError, errors.DecryptionError) as error:
        return problem_of(error)
    if parent is None:
        return None
    return changes_of(parent.checkpoint["channel_values"], values, cells)


def _tasks(step: views.Step, writes: list[PendingWrite], cells: Cells) -> list[TaskCells]:
    tasks = {task.task_id: TaskCells(task) for task in step.tasks}
    for n, (task_id, channel, value) in enumerate(writes):
        if (task := tasks.get(task_id)) is None:
            continue
        key, anchor = f"write:{n}", f"write-{n}"
        if channel == _INTERRUPT:
            task.interrupts.append(cells.cell(key, channel, _payload(value), anchor))
        elif views.is_internal(channel) and value is None:
            task.others.append(channel)
        else:
            task.writes.append(cells.cell(key, channel, value, anchor))
    return list(tasks.values())


def _payload(value: Any) -> Any:
    """The question of an interrupt; of a list with one, that one's."""
    if not isinstance(value, (list, tuple)):
        return getattr(value, "value", value)
    asked = [getattr(one, "value", one) for one in value]
    return asked[0] if len(asked) == 1 else asked


# Branches: the column of each checkpoint in a timeline, and the lines that show forks as a graph.
#
# Pure. Drawn as by `git log --graph`: newest first, a line for each branch, which ends at
# the checkpoint that it forked off. `rail_of` makes the coordinates of a row's SVG.


# More columns than this are one, the last: a list, not a picture, shows those.
COLUMNS = 10
# Pixels between columns, before the first, and from a row's top to its dot. Lines begin a
# pixel above the row, so that no gap shows.
_STEP, _MARGIN, _DOT_Y = 16, 11, 25
_COLOURS = 6


@dataclass(frozen=True)
class BranchRow:
    """Where a checkpoint stands, and which lines its row has."""

    column: int  # its own, from 0; all from the last of COLUMNS on are that one
    # Columns of the lines that come from above and end in it: its children.
    joining: tuple[int, ...]
    passing: tuple[int, ...]  # columns of the lines that go by
    goes_on: bool  # a line goes down to its parent
    is_cut: bool  # it has a parent, which does not come later in the list
    children: int  # how many checkpoints were made from it


def placed(nodes: Sequence[tuple[Hashable, Hashable | None]]) -> list[BranchRow]:
    """Finds the places of checkpoints; each has the leftmost column that was free."""
    children = Counter(parent for _, parent in nodes)
    position = {key: at for at, (key, _) in enumerate(nodes)}
    # Columns by what the lines in them lead down to; how many lines are drawn in each column.
    columns: dict[Hashable, list[int]] = defaultdict(list)
    lines: Counter[int] = Counter()
    free, unused = list[int](), itertools.count()
    places = []
    for at, (key, parent) in enumerate(nodes):
        joining = sorted(columns.pop(key, ()))
        lines.subtract(map(_drawn, joining))
        passing = tuple(n for n in range(COLUMNS) if lines[n] > 0)
        column, *spare = joining or [heappop(free) if free else next(unused)]
        goes_on = parent is not None and position.get(parent, -1) > at
        if goes_on:
            columns[parent].append(column)
            lines[_drawn(column)] += 1
        for other in spare if goes_on else (column, *spare):
            heappush(free, other)
        places.append(
            BranchRow(
                column=_drawn(column),
                joining=tuple(dict.fromkeys(map(_drawn, joining))),
                passing=passing,
                goes_on=goes_on,
                is_cut=parent is not None and not goes_on,
                children=children[key],
            )
        )
    return places


def _drawn(column: int) -> int:
    return min(column, COLUMNS - 1)


# --- the drawing of a row ---


class Line(NamedTuple):
    """A line: a path, and the number of its colour."""

    path: str
    colour: int


@dataclass(frozen=True)
class Rail:
    """The drawing of one row."""

    width: int  # pixels, equal in all rows of a page
    x: int  # the dot's x coordinate
    y: int  # the dot's y coordinate
    colour: int  # the dot's colour
    curves: tuple[Line, ...]  # from the row's top to the dot, or past it
    # Columns (x and colour) with a line from the dot's height to the row's bottom.
    below: tuple[tuple[int, int], ...]
    is_cut: bool  # the line below the dot ends, because the parent is not stored


def rail_of(place: BranchRow, columns: int) -> Rail:
    """Draws a place on a page with so many columns."""
    x = _x(place.column)
    curves = [Line(_curve(_x(n), x), _colour(n)) for n in sorted(place.joining)]
    curves += [Line(_curve(_x(n), _x(n)), _colour(n)) for n in place.passing]
    below = {*place.passing, *([place.column] if place.goes_on else [])}
    return Rail(
        width=_x(columns - 1) + _MARGIN,
        x=x,
        y=_DOT_Y,
        colour=_colour(place.column),
        curves=tuple(curves),
        below=tuple((_x(n), _colour(n)) for n in sorted(below)),
        is_cut=place.is_cut,
    )


def _curve(start: int, end: int) -> str:
    """From the row's top to the height of its dot."""
    if start == end:
        return f"M{start} -1V{_DOT_Y}"
    return f"M{start} -1C{start} {_DOT_Y - 6} {end} 6 {end} {_DOT_Y}"


def _x(column: int) -> int:
    return _MARGIN + _STEP * _drawn(column)


def _colour(column: int) -> int:
    return column % _COLOURS
