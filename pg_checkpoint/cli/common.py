"""Options, the database that they name, output and mistakes: commands share these.

A mistake is one line on stderr and an exit code, without a traceback:

| code | meaning |
|---|---|
| 0 | done |
| 1 | the command found a problem: broken rows, a database that is not ready |
| 2 | a wrong argument: an option, a thread that does not exist, a file |
| 3 | the database can't be reached, refuses the command, or is not ready |
| 4 | a key is missing or wrong |
| 130 | stopped by Ctrl-C |
"""

from __future__ import annotations

import importlib
import inspect
import json
import logging
import os
import re
import stat
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any, TypeVar, cast

import orjson
import psycopg
import typer
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pg_checkpoint.codec import serializers
from pg_checkpoint.codec.sealing import Field
from pg_checkpoint.core import errors
from pg_checkpoint.core.cipher import AesGcmCipher, KeyRing
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.tools import views
from pg_checkpoint.tools.doctor import NO_HOST, names_no_host

T = TypeVar("T")

# Options and arguments that several commands have.

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Searchable = Annotated[
    str,
    typer.Option(
        metavar="JSON",
        help="With keys: the fields of the store's items that stay in clear, as in searchable=: "
        '["kind", ["user", "id"]].',
    ),
]
Only = Annotated[list[str] | None, typer.Option(metavar="ID", help="Only this thread; repeatable.")]
Where = Annotated[
    str,
    typer.Option(
        metavar="JSON", help='Only threads whose metadata contains this: {"user": "ada"}.'
    ),
]
Limit = Annotated[int, typer.Option(metavar="N", min=1, help="Maximum number of threads to list.")]
ThreadId = Annotated[str, typer.Argument(metavar="THREAD", help="The thread's id.")]
Force = Annotated[bool, typer.Option("--force", help="Replace an existing FILE.")]
DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Only count the rows that would be deleted.")
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]


# Output of results: tables for people, JSON for programs.
#
# Everything that a command prints goes through here, because text from a database may contain
# terminal control sequences. In `SafeText` they are written out, and the console lets no others
# pass.


class SafeText(Text):
    """Text for a terminal, whoever wrote it: one line without markup or control characters."""

    def __init__(self, text: object = "", style: str | Style = "", **options: Any) -> None:
        super().__init__(views.visible(str(text)), style, **options)

    def append(self, text: Any, style: str | Style | None = None) -> SafeText:
        """Adds text."""
        super().append(views.visible(text) if isinstance(text, str) else text, style)
        return self


class SafeConsole(Console):
    """A console that writes out control characters in all text, also in what is no `SafeText`."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """As Rich has it."""
        for text, style, control in super().render(renderable, options):
            # Rich's own control codes are no text.
            yield Segment(text if control else views.visible(text, lines=True), style, control)


def print_json(value: Any) -> None:
    """One document on stdout; dataclasses, named and other tuples, and times as JSON has them."""
    text = orjson.dumps(
        value,
        default=lambda part: part._asdict() if hasattr(part, "_asdict") else str(part),
        option=orjson.OPT_NON_STR_KEYS | orjson.OPT_INDENT_2,
    )
    sys.stdout.write(views.visible_json(text).decode() + "\n")


def print_values(document: Any) -> None:
    """As `print_json`, of values that only Python's JSON has: NaN, any integer, lone surrogates."""
    try:
        data = json.dumps(document, indent=2, default=str, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        data = json.dumps(document, indent=2, default=str).encode()
    sys.stdout.write(views.visible_json(data).decode() + "\n")


def print_line(text: object = "", style: str = "", *, wrapped: bool = False) -> None:
    """A line of text, which is no markup; wrapped between words, or by the terminal, if at all."""
    _console().print(SafeText(text, style), soft_wrap=not wrapped)


def print_result(document: Any, text: str, *, json: bool) -> None:
    """The result of a command: a document for programs, or a line for people."""
    print_json(document) if json else print_line(text)


def print_rich(drawing: RenderableType) -> None:
    """Whatever Rich can draw."""
    _console().print(drawing)


def print_table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    right: Collection[str] = (),
    has_heading: bool = True,
) -> None:
    """A table as wide as the terminal, or tabs between the cells in a pipe; `right` has numbers."""
    if _in_a_pipe():
        for row in [columns, *rows] if has_heading else rows:
            sys.stdout.write("\t".join(str(_cell(cell)) for cell in row) + "\n")
        return
    table = Table(box=None, show_header=has_heading, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(_cell, row))
    _console().print(table)


def print_list(title: str, rows: Iterable[object]) -> None:
    """A table of one column; nothing without rows."""
    if lines := [(row,) for row in rows]:
        print_table((title,), lines)


def print_lines(pairs: Iterable[tuple[str, object]]) -> None:
    """Name and value, a line each; without those whose value is None."""
    rows = [(SafeText(name, "bold"), value) for name, value in pairs if value is not None]
    print_table(("name", "value"), rows, has_heading=False)


def when(moment: datetime | None) -> str:
    """A time of the database in this place's time zone, to the second; "" for None."""
    return "" if moment is None else moment.astimezone().strftime("%Y-%m-%d %H:%M:%S")


def _console() -> Console:
    return SafeConsole(highlight=False, width=240 if _in_a_pipe() else None)


def _in_a_pipe() -> bool:
    """True if a program reads the output; with COLUMNS it is for a terminal of that width."""
    return not sys.stdout.isatty() and "COLUMNS" not in os.environ


def _cell(cell: object) -> Text:
    # What comes from a database is no markup; a tab or a newline in it is written out.
    return cell if isinstance(cell, Text) else SafeText("" if cell is None else cell)


# Error messages for people.


FOUND, MISTAKE, DATABASE, KEY = 1, 2, 3, 4
_TYPED = (
    errors.InvalidOptionError,
    errors.InvalidKeyError,
    errors.UnsupportedCallError,
    OSError,
    ValueError,
    LookupError,
)


def stop(message: str, code: int = MISTAKE) -> typer.Exit:
    """Prints a message on stderr; returns the exit for the caller to raise."""
    console = SafeConsole(stderr=True, highlight=False)
    console.print(SafeText(message, "red"), soft_wrap=True)
    return typer.Exit(code)


def stop_for_keys(rows: Iterable[object], *, with_keys: bool) -> typer.Exit:
    """Prints that rows need keys, as `stop` does."""
    names = sorted(map(str, rows))
    if all("was shredded" in name for name in names):
        return stop(f"{len(names)} rows belong to shredded threads; the first is {names[0]}", KEY)
    lacks = "a key that is not in the ring" if with_keys else "keys, but none were passed"
    return stop(
        f"{len(names)} rows need {lacks}; the first is {names[0]}. Pass --keys, or set "
        "PG_CHECKPOINT_KEYS",
        KEY,
    )


def no_thread(*names: str) -> typer.Exit:
    """Prints that threads with these ids don't exist, as `stop` does."""
    ids = ", ".join(map(repr, names))
    return stop(f"there is no thread {ids}; `pg-checkpoint threads` lists all threads")


def check_named(names: Collection[str] | None, stored: int) -> None:
    """Stops if more threads were named than are stored."""
    if (count := len(set(names or ()))) > stored:
        raise stop(f"only {stored} of the {count} threads have checkpoints")


def ask(question: str, yes: bool) -> None:
    """Asks before something is done that can't be undone, unless --yes was given."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise stop("can't ask without a terminal: pass --yes")
    typer.confirm(question, abort=True, err=True)


def with_problem(call: Callable[[], T]) -> tuple[T, str | None]:
    """The result of a call, and the problem if it left some rows or threads unchanged."""
    try:
        return call(), None
    except errors.IncompleteError as error:
        return cast("T", error.result), str(error)


class _SafeFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return views.visible(super().format(record), lines=True)


def log_safely() -> None:
    """Writes out control characters in the warnings that Python's logging prints on stderr."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(_SafeFormatter())


@contextmanager
def explained() -> Iterator[None]:
    """Turns the errors that a person can do something about into a line and an exit code.

    Others are bugs and pass; PG_CHECKPOINT_TRACEBACK=1 lets all pass.
    """
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except (errors.PgCheckpointError, psycopg.Error, OSError) as error:
        if os.environ.get("PG_CHECKPOINT_TRACEBACK"):
            raise
        raise SystemExit(stop(_message(error), _code(error)).exit_code) from None


def _code(error: BaseException) -> int:
    if isinstance(
        error, (errors.CipherRequiredError, errors.DecryptionError, errors.EncryptionKeyError)
    ):
        return KEY
    # An OSError of a connection comes as psycopg's; a TimeoutError is one too.
    return (
        MISTAKE if isinstance(error, _TYPED) and not isinstance(error, TimeoutError) else DATABASE
    )


def _message(error: BaseException) -> str:
    text = views.message_of(error)
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        if names_no_host(error):
            return f"{NO_HOST} (the default can't be reached: {text})"
        return f"the database can't be reached: {text}"
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return text


# Texts of options become JSON, filters, fields and lengths of time; a message stops the command if
# they are something else.


_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def parsed(text: str | bytes, name: str) -> Any:
    """The JSON of an option or a file, whose name the message says."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise stop(f"{name} is not JSON: {error}") from None


def fields_of(searchable: str) -> list[Field]:
    """The fields that `--searchable` names, as a JSON array."""
    fields = parsed(searchable, "--searchable")
    if not isinstance(fields, list) or not all(isinstance(f, (str, list)) for f in fields):
        raise stop('--searchable must be a JSON array of fields, such as ["kind", ["user", "id"]]')
    return [field if isinstance(field, str) else tuple(field) for field in fields]


def filter_of(where: str) -> dict[str, object]:
    """The metadata that `--where` asks for, as a JSON object."""
    metadata = parsed(where, "--where")
    if not isinstance(metadata, dict):
        raise stop('--where must be a JSON object, such as {"user": "ada"}')
    return metadata


def span(text: str, option: str) -> timedelta | None:
    """The time that an option gives; None without one."""
    if not text:
        return None
    match = re.fullmatch(r"(\d+)\s*([smhdw])", text.strip())
    if not match:
        raise stop(f"{option} must be a number with s, m, h, d or w, such as 7d, not {text!r}")
    try:
        return timedelta(**{_UNITS[match[2]]: int(match[1])})
    except OverflowError:
        raise stop(f"{option} is too long: {text}") from None


# Progress of a long command: a bar on stderr if that is a terminal, and nothing if it is not.


@contextmanager
def bar(work: str, total: int | None = None) -> Iterator[Callable[..., None]]:
    """A bar for the length of a command, and the function that draws how much of it is done.

    The function takes the count that is done, perhaps a text to show instead of the numbers, and a
    `total` that was not known before.
    """
    name, numbers = (
        TextColumn(f"{{task.{column}}}", markup=False) for column in ("description", "fields[text]")
    )
    with Progress(
        *(SpinnerColumn(), name, BarColumn(), numbers),
        console=SafeConsole(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task(views.visible(work), total=total, text="")

        def report(done: int, text: str | None = None, *, total: int | None = total) -> None:
            counts = f"{done:,}" if total is None else f"{done:,} of {total:,}"
            text = views.visible(counts if text is None else text)
            progress.update(task, completed=done, total=total, text=text)

        yield report


def count_of(saver: PostgresSaver, named: Sequence[str] | None) -> int | None:
    """The number of threads that a command goes through, those named or all; None without a bar."""
    if not sys.stderr.isatty():
        return None
    return len(named) if named else views.status(saver).threads


def rate(count: float, seconds: float) -> float:
    """A count per second; 0 before any time has passed."""
    return count / seconds if seconds > 0 else 0.0


# The application that a command is told of by --app: its graph, and its saver's serializer.


def serializer_of_app(name: str) -> SerializerProtocol:
    """The serializer of `module:graph`; LangGraph's own for a graph without a checkpointer.

    Instead of the graph there may be a saver, or a function without arguments that returns either.
    """
    graph = run_on_selector_loop(graph_of_app(name))
    # A graph's checkpointer may be a flag.
    saver = graph if hasattr(graph, "serde") else getattr(graph, "checkpointer", None)
    serde: SerializerProtocol | None = getattr(saver, "serde", None)
    return JsonPlusSerializer() if serde is None else serde


def strict_serializer_of_app(name: str) -> SerializerProtocol:
    """The same, for objects that are made of what is stored; stops unless the rows can't choose."""
    serde = serializer_of_app(name)
    inner = getattr(serde, "serde", serde)
    inner = inner.inner if isinstance(inner, serializers.RenamingSerializer) else inner
    if isinstance(inner, JsonPlusSerializer) and not isinstance(
        inner, serializers.AllowlistSerializer
    ):
        raise stop(
            f"the saver of --app {name} makes objects of whatever class a stored value names, so "
            "that rows could run code here: give one with strict=True and allowed_types, or call "
            "pg_checkpoint's rewrite() in the application"
        )
    return serde


async def graph_of_app(name: str) -> Any:
    """The object `module:graph`, or what it returns if it is a function without arguments."""
    graph = loaded(name)
    if hasattr(graph, "serde") or hasattr(graph, "checkpointer") or not callable(graph):
        return graph
    try:
        made = graph()
        return await made if inspect.isawaitable(made) else made
    except Exception as error:  # noqa: BLE001  it is the application's
        raise stop(f"--app {name}() raised {type(error).__name__}: {error}") from None


def loaded(name: str, option: str = "--app", kind: str = "graph") -> Any:
    """The object that an option names as `module:name`; stops if it can't be imported."""
    module, _, attribute = name.partition(":")
    if not (module and attribute):
        raise stop(f"{option} is module:{kind}, such as my_app.main:{kind}")
    # As `python -m` has it; also for the classes that are looked for later.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return attrgetter(attribute)(importlib.import_module(module))
    except (Exception, SystemExit) as error:  # noqa: BLE001  any module may raise anything
        raise stop(f"{option} {name} can't be loaded: {type(error).__name__}: {error}") from None


# The database that a command works on: the saver or store that its options name, with its keys.


@dataclass(frozen=True)
class Target:
    """The database and the keys that the options before a command name."""

    dsn: str = field(default="", repr=False)
    schema: str | None = None
    keys: Path | None = None
    context: str = ""
    encrypt_metadata: bool = False
    clear_metadata: Sequence[str] = ()
    allow_plaintext: bool = False
    allow_readable_keys: bool = False

    def saver(
        self,
        *,
        with_keys: bool = True,
        data_keys: bool = False,
        serde: Any = None,
        read_timeout: float = 30.0,
    ) -> PostgresSaver:
        """A saver for one command, which closes it: few connections.

        With keys it refuses what is not encrypted, unless `--allow-plaintext` is given. Otherwise
        people could take what anybody wrote for what the application did. With `serde` it makes
        the application's objects.
        """
        cipher = self.cipher(data_keys=data_keys) if with_keys else None
        if with_keys and self.encrypt_metadata and cipher is None:
            raise stop("--encrypt-metadata needs keys: give --keys, or set PG_CHECKPOINT_KEYS")
        if with_keys and self.clear_metadata and not self.encrypt_metadata:
            raise stop("--clear-metadata needs --encrypt-metadata")
        # It would name classes that nobody here wants.
        logging.getLogger("langgraph.checkpoint.serde.jsonplus").setLevel(logging.ERROR)
        return PostgresSaver.from_conn_string(
            self.dsn,
            serde=serde or serializers.STRICT,
            schema=self.schema,
            max_size=4,
            read_timeout=read_timeout,
            cipher=cipher,
            encrypt_metadata=self.encrypt_metadata and cipher is not None,
            clear_metadata=self.clear_metadata if cipher is not None else (),
            # Without a cipher everything is.
            allow_plaintext=self.allow_plaintext and cipher is not None,
        )

    def store(
        self,
        *,
        with_keys: bool = True,
        searchable: Sequence[Field] = (),
        read_timeout: float = 30.0,
    ) -> PostgresStore:
        """A store for one command, as `saver` makes a saver."""
        cipher = self.cipher() if with_keys else None
        return PostgresStore.from_conn_string(
            self.dsn,
            serde=serializers.STRICT,
            schema=self.schema,
            max_size=2,
            read_timeout=read_timeout,
            cipher=cipher,
            allow_plaintext=self.allow_plaintext and cipher is not None,
            searchable=searchable if cipher is not None else (),
        )

    def cipher(self, *, data_keys: bool = False) -> AesGcmCipher | None:
        """The cipher of a key file, or of PG_CHECKPOINT_KEYS; None without either."""
        if self._ring is None:
            return None
        try:
            return AesGcmCipher(self._ring, context=self.context.encode(), data_keys=data_keys)
        except ImportError as error:
            raise stop(str(error)) from None

    @property
    def has_keys(self) -> bool:
        return self._ring is not None

    @cached_property
    def _ring(self) -> KeyRing | None:
        # Read once: the file may be a pipe.
        if self.keys is None:
            return KeyRing.from_environment() if os.environ.get("PG_CHECKPOINT_KEYS") else None
        if not self.allow_readable_keys and os.name == "posix":
            mode = self.keys.stat().st_mode
            # As ssh does; a pipe is nobody else's.
            if stat.S_ISREG(mode) and mode & 0o066:
                raise stop(
                    f"others can read or change {self.keys}: chmod 600 it, or use "
                    "pg-checkpoint --allow-readable-keys",
                    KEY,
                )
        return KeyRing.from_file(self.keys)

    def check_keys(self) -> None:
        """Stops a command that can't work without keys if there are none."""
        if not self.has_keys:
            raise stop("no keys: give --keys, or set PG_CHECKPOINT_KEYS", KEY)


def target(context: typer.Context) -> Target:
    """The target of the options before the command."""
    return cast("Target", context.obj)
