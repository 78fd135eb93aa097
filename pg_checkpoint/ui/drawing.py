"""Drawing: values, chat messages, changes and branches as parts of a page."""

from __future__ import annotations

import json
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
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
        self.has_cut = False  # whether one was cut

    def __call__(self, text: str) -> str:
        """The text, or its beginning."""
        if self._whole or len(text) <= _MAX_CHARACTERS:
            return text
        self.has_cut = True
        return text[:_MAX_CHARACTERS] + "…"


def text_of(value: Any) -> str:
    """A value as indented JSON; text and bytes as they are."""
    if isinstance(value, (bytes, bytearray)):
        return (
            f"{len(value):,} bytes: {bytes(value[:32]).hex(' ')}{' …' if len(value) > 32 else ''}"
        )
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


_KINDS: tuple[tuple[tuple[type[Exception], ...], int, str], ...] = (
    ((errors.CheckpointNotFoundError,), 404, "Not found"),
    (
        (
            MistakeError,
            errors.InvalidOptionError,
            errors.InvalidKeyError,
            errors.UnsupportedCallError,
        ),
        400,
        "Invalid request",
    ),
    (
        (errors.CipherRequiredError, errors.DecryptionError, errors.EncryptionKeyError),
        403,
        "Encrypted",
    ),
    ((errors.CorruptRowError,), 500, "A damaged row"),
    (
        (errors.SchemaNotNamedError, errors.SchemaNotReadyError, errors.SchemaTooNewError),
        503,
        "The schema does not fit",
    ),
    ((errors.ReadTimeoutError, psycopg.OperationalError), 503, "The database does not answer"),
    ((psycopg.Error,), 503, "The database refused"),
)


def problem_of(error: Exception) -> Problem:
    """The error page for an exception; an unexpected one is logged."""
    for kinds, status, title in _KINDS:
        if isinstance(error, kinds):
            return Problem(status, title, _sentence(error))
    logger.error("a page failed", exc_info=error)
    told = f"This is a bug in the program ({type(error).__name__}). The terminal shows more."
    return Problem(500, "Something went wrong", told)


def _sentence(error: Exception) -> str:
    text = views.message_of(error)
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


# Rendering of templates. Everything that comes from the database is escaped.


# Functions of links that templates call.
_LINKS = (
    *("checkpoint_url", "difference_url", "item_url", "place_of"),
    *("store_url", "thread_url", "threads_url"),
)
STATIC = Path(__file__).parent / "static"

# What is proved of what is shown: values, or metadata too; None without keys.
Proof: TypeAlias = "Literal['values', 'metadata'] | None"
# A template's name, a status, what it shows.
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
        "size": views.size,
        "time": _time,
        "short": _short,
        "lasted": views.lasted,
    }
    environment.filters |= {"line": views.visible, "exact": escape, "why": views.why_unfinished}
    environment.filters |= {"message": views.message_of, "text": _text}
    environment.globals |= {name: getattr(links, name) for name in _LINKS}
    environment.globals |= {"where": where, "has_store": has_store, "proof": proof}

    def render(name: str, status: int = 200, **context: Any) -> HTMLResponse:
        return HTMLResponse(environment.get_template(name).render(context), status)

    return render


def _written_out(value: Any) -> Any:
    """What turns the direction of text, or is not seen, as Python writes it; `exact` passes."""
    return views.visible(value, lines=True) if type(value) is str else value


def _time(moment: datetime | None) -> str:
    """To the second, in the zone that it comes in, which is UTC."""
    return "" if moment is None else moment.isoformat(" ")[:19]


def _text(value: Any) -> str:
    """A value as text, cut where it is long."""
    return Cutter(whole=False)(text_of(value))


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

    role: str  # human, ai, tool,
    name: str  # the name of the sender, or of the tool
    text: str  # the text of the message
    attachments: tuple[str, ...]  # what came with it, as `image · image/png · 12.3 kB`
    calls: tuple[Call, ...]  # its tool calls
    rest: str  # everything else in it, as text


def conversation(messages: Sequence[Any], cutter: Cutter) -> tuple[Message, ...]:
    """Messages in their order; the result of a tool stands at its call, if that is among them."""
    parts: list[dict[str, Any]] = [views.plain(message) for message in messages]
    results = _results(parts)
    placed = set(results.values())

    def told(at: int) -> Message:
        calls = tuple(
            Call(cutter(_call(call)), told(result) if (result := results.get((at, n))) else None)
            for n, call in enumerate(_calls(parts[at]))
        )
        return _message(parts[at], calls, cutter)

    return tuple(told(at) for at in range(len(parts)) if at not in placed)


def _results(parts: Sequence[Mapping[str, Any]]) -> dict[tuple[int, int], int]:
    """The positions of results, by the calling message's position and the call's in it."""
    waiting: dict[str, tuple[int, int]] = {}
    found: dict[tuple[int, int], int] = {}
    for at, part in enumerate(parts):
        if call := waiting.pop(str(part.get("tool_call_id")), None):
            found[call] = at
        for n, one in enumerate(_calls(part)):
            if isinstance(one, dict) and isinstance(one.get("id"), str):
                waiting[one["id"]] = at, n
    return found


def _calls(part: Mapping[str, Any]) -> Sequence[Any]:
    return part.get("tool_calls") or ()


def _message(found: Mapping[str, Any], calls: tuple[Call, ...], cutter: Cutter) -> Message:
    usual = ("type", "content", "name", "id", "tool_calls", "tool_call_id")
    rest = {name: value for name, value in found.items() if name not in usual}
    content, attachments = found.get("content", ""), list[str]()
    if isinstance(content, list):
        content, attachments, others = _blocks(content, bool(calls))
        rest |= {"content": others}
    if rest.get("status") == "success":
        del rest["status"]
    left = {name: value for name, value in rest.items() if value not in (None, "", [], {})}
    return Message(
        str(found.get("type", "")),
        str(found.get("name") or ""),
        cutter(str(content)),
        tuple(map(cutter, attachments)),
        calls,
        cutter(text_of(left) if left else ""),
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
    """What is known of an attachment, in the shapes of LangChain, OpenAI, Anthropic and Google."""
    held = dict(block)
    for part in ("source", "file", kind):
        inner = block.get(part)
        held |= inner if isinstance(inner, dict) else {}
    address = _first(held, _ADDRESSES)
    media, data = _first(held, ("mime_type", "media_type", "format")), _bytes(held)
    if address.startswith("data:"):
        head, _, inline = address[5:].partition(",")
        media, data, address = head.split(";")[0], views.size(len(inline) * 3 // 4), ""
    name = kind.removeprefix("input_").removesuffix("_url")
    return " · ".join(filter(None, (name, _first(held, _NAMES), media, data, address)))


def _first(held: Mapping[str, Any], names: Sequence[str]) -> str:
    return next((v for n in names if isinstance(v := held.get(n), str) and v), "")


def _bytes(held: Mapping[str, Any]) -> str:
    for value in map(held.get, _DATA):
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
    if views.is_message(value):
        return _chat([value], whole)
    if is_chat(value):
        return _chat(value, whole)
    cutter, text = Cutter(whole=whole), text_of(value)
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
        count = f" of {len(value)}"
    except TypeError:
        count = ""
    return type(value).__name__ + count


def is_chat(value: Any) -> bool:
    """Whether it is a list of chat messages, and not empty."""
    return isinstance(value, (list, tuple)) and bool(value) and all(map(views.is_message, value))


def _chat(value: Sequence[Any], whole: bool) -> Shown:
    cutter, last = Cutter(whole=whole), value if whole else value[-_MAX_MESSAGES:]
    messages = conversation(last, cutter)
    cut = len(last) < len(value) or cutter.has_cut
    everything = f"all {len(value):,} messages" if len(value) > 1 else "it"
    return Shown(messages, "", f"{everything} in full length" if cut else "")


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
    is_chat: bool  # whether it is a list of messages


class Cells:
    """Makes the cells of a page."""

    def __init__(
        self, url: Callable[..., str], request: Request, serde: SerializerProtocol
    ) -> None:
        self._page = url
        self._serde = serde
        self._shown = tuple(dict.fromkeys(request.query_params.getlist("show")))
        self._full = request.query_params.get("full")

    @property
    def shows_all(self) -> bool:
        """Whether everything is shown."""
        return ALL in self._shown

    def shows(self, key: str) -> bool:
        """Whether the value with a key is shown."""
        return self.shows_all or key in (*self._shown, self._full)

    def is_whole(self, key: str) -> bool:
        """Whether the value is shown in full length."""
        return key == self._full

    def cell(self, key: str, name: str, value: Any, anchor: str) -> Cell:
        """The cell of a value."""
        chat = is_chat(value)
        seen = self.shows(key) or (chat and self.shows(CONVERSATION))
        return Cell(
            name, anchor, kind_of(value), self._size(value),
            shown(value, whole=self.is_whole(key)) if seen else None,
            self._toggled(key, anchor, seen=seen), self.whole(key, anchor), chat,
        )  # fmt: skip

    def toggle(self, key: str, anchor: str) -> str:
        """The address of the page with the value shown if it is hidden, or the reverse."""
        return self._toggled(key, anchor, seen=self.shows(key))

    def whole(self, key: str, anchor: str) -> str:
        """The address of the page with the value in full length."""
        return self._url(self._shown, anchor, key)

    def _toggled(self, key: str, anchor: str, *, seen: bool) -> str:
        if seen:
            hidden = (key, ALL, CONVERSATION)
            return self._url([k for k in self._shown if k not in hidden], anchor)
        return self._url([*self._shown, key], anchor)

    def _url(self, keys: Iterable[str], anchor: str, full: str | None = None) -> str:
        return self._page(show=tuple(keys), full=full, at=anchor)

    def _size(self, value: Any) -> int | None:
        try:
            return len(encode(self._serde, value)[1])
        except Exception:  # noqa: BLE001  what was read may be of a kind that can't be written
            return None


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
    """What a checkpoint changed in its parent's state."""

    channels: list[tuple[str, int]]  # those that differ, each with the number of places
    internal: int  # how many of LangGraph's own channels differ as well
    listed: list[Change]  # the places, if they are to be shown
    left_out: int  # how many more there are
    is_cut: bool  # whether one of those listed is not shown in full length


def changes_of(before: Mapping[str, Any], after: Mapping[str, Any], cells: Cells) -> Changes:
    """Compares two states; the places are listed if `difference` is among what is to be shown."""
    visible, whole = cells.shows("difference"), cells.is_whole("difference")
    found = views.differences(before, after)
    of_graph = [d for d in found if not views.is_internal(str(d.path[0]))]
    limit = len(of_graph) if whole else _MAX_CHANGES
    listed = [_change(d, whole) for d in of_graph[:limit]] if visible else []
    return Changes(
        channels=list(Counter(str(d.path[0]) for d in of_graph).items()),
        internal=len({d.path[0] for d in found}) - len({d.path[0] for d in of_graph}),
        listed=listed,
        left_out=max(len(of_graph) - limit, 0),
        is_cut=not whole and any(map(_is_cut, listed)),
    )


def _change(difference: views.Difference, whole: bool) -> Change:
    has_before = difference.kind != "added"
    has_after = difference.kind != "removed"
    lines = tuple(difference.lines)
    return Change(
        difference.place,
        difference.kind,
        shown(difference.before, whole=whole) if has_before and not lines else None,
        shown(difference.after, whole=whole) if has_after and not lines else None,
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
        found = saver.get_tuple(config_of(*key))
        # Without a checkpoint, deleted a moment ago, there are no values either.
        values = dict(found.checkpoint["channel_values"]) if found else {}
        changes = _changes(saver, found, values, cells)
    except (errors.CorruptRowError, errors.DecryptionError) as error:
        tasks = [TaskCells(task, others=task.channels) for task in step.tasks]
        return Contents([], [], [], tasks, None, problem_of(error))
    names = sorted(values, key=lambda name: (views.is_internal(name), name))
    state = {
        name: cells.cell(f"state:{name}", name, values[name], f"state-{n}")
        for n, name in enumerate(names)
    }
    of_graph = [cell for name, cell in state.items() if not views.is_internal(name)]
    return Contents(
        chats=[cell for cell in of_graph if cell.is_chat],
        state=[cell for cell in of_graph if not cell.is_chat],
        internal=[cell for name, cell in state.items() if views.is_internal(name)],
        tasks=_tasks(step, (found.pending_writes if found else None) or [], cells),
        changes=changes,
        problem=None,
    )


def metadata_of(metadata: Mapping[str, Any], cells: Cells) -> list[Cell | tuple[str, str]]:
    """Short scalars as they are, the rest as cells."""
    found: list[Cell | tuple[str, str]] = []
    for n, (name, value) in enumerate(sorted(metadata.items())):
        text = text_of(value)
        if (value and isinstance(value, (dict, list))) or len(text) > _SHORT:
            found.append(cells.cell(f"metadata:{name}", name, value, f"metadata-{n}"))
        else:
            found.append((name, text))
    return found


def _changes(
    saver: PostgresSaver, found: CheckpointTuple | None, values: Mapping[str, Any], cells: Cells
) -> Changes | Problem | None:
    if found is None or found.parent_config is None:
        return None
    try:
        parent = saver.get_tuple(found.parent_config)
    except (errors.CorruptRowError, errors.DecryptionError) as error:
        return problem_of(error)
    if parent is None:
        return None
    return changes_of(parent.checkpoint["channel_values"], values, cells)


def _tasks(step: views.Step, writes: list[PendingWrite], cells: Cells) -> list[TaskCells]:
    found = {task.task_id: TaskCells(task) for task in step.tasks}
    for n, (task_id, channel, value) in enumerate(writes):
        if (task := found.get(task_id)) is None:
            continue
        if channel == _INTERRUPT:
            payload = _payload(value)
            task.interrupts.append(cells.cell(f"write:{n}", channel, payload, f"write-{n}"))
        elif views.is_internal(channel) and value is None:
            task.others.append(channel)
        else:
            task.writes.append(cells.cell(f"write:{n}", channel, value, f"write-{n}"))
    return list(found.values())


def _payload(value: Any) -> Any:
    """What an interrupt asks: of a list of one, that one's."""
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
    goes_on: bool  # whether a line goes down to its parent
    is_cut: bool  # whether it has a parent that does not come later in the list
    children: int  # how many checkpoints were made from it


def placed(nodes: Sequence[tuple[Hashable, Hashable | None]]) -> list[BranchRow]:
    """Finds the places of checkpoints."""
    children = Counter(parent for _, parent in nodes)
    position = {key: at for at, (key, _) in enumerate(nodes)}
    lines = _Lines()
    places = []
    for at, (key, parent) in enumerate(nodes):
        joining = lines.end(key)
        column = lines.free() if not joining else joining[0]
        passing = lines.drawn()
        goes_on = parent is not None and position.get(parent, -1) > at
        lines.take(column, parent if goes_on else None, spare=joining[1:])
        is_cut = parent is not None and not goes_on
        drawn = _drawn(column), tuple(dict.fromkeys(map(_drawn, joining)))
        places.append(BranchRow(*drawn, passing, goes_on, is_cut, children[key]))
    return places


class _Lines:
    """The lines that lead down from a row, each in the leftmost column that was free."""

    def __init__(self) -> None:
        # Columns by what their lines lead to; how many lines are drawn in each; free ones.
        self._to: dict[Hashable, list[int]] = defaultdict(list)
        self._drawn: Counter[int] = Counter()
        self._free: list[int] = []
        self._count = 0

    def end(self, key: Hashable) -> list[int]:
        """Ends all lines that lead to a node, and returns their columns."""
        columns = sorted(self._to.pop(key, ()))
        self._drawn.subtract(map(_drawn, columns))
        return columns

    def free(self) -> int:
        """A column without a line."""
        if self._free:
            return heappop(self._free)
        self._count += 1
        return self._count - 1

    def take(self, column: int, parent: Hashable | None, *, spare: Sequence[int]) -> None:
        """Begins a line in a column, or none without a parent; others are free again."""
        for other in spare:
            heappush(self._free, other)
        if parent is None:
            heappush(self._free, column)
        else:
            self._to[parent].append(column)
            self._drawn[_drawn(column)] += 1

    def drawn(self) -> tuple[int, ...]:
        """The columns that have lines."""
        return tuple(n for n in range(COLUMNS) if self._drawn[n] > 0)


def _drawn(column: int) -> int:
    return min(column, COLUMNS - 1)


# --- the drawing of a row ---


@dataclass(frozen=True)
class Line:
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
    is_cut: bool  # whether the line below the dot ends, because the parent is not stored


def rail_of(place: BranchRow, columns: int) -> Rail:
    """Draws a place on a page with so many columns."""
    x = _x(place.column)
    curves = [Line(_curve(_x(n), x), _colour(n)) for n in sorted(place.joining)]
    curves += [Line(f"M{_x(n)} -1V{_DOT_Y}", _colour(n)) for n in place.passing]
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
    if start == end:
        return f"M{start} -1V{_DOT_Y}"
    return f"M{start} -1C{start} {_DOT_Y - 6} {end} 6 {end} {_DOT_Y}"


def _x(column: int) -> int:
    return _MARGIN + _STEP * _drawn(column)


def _colour(column: int) -> int:
    return column % _COLOURS
