"""Commands that look: threads, unfinished, waiting, show, diff, status, types."""

from __future__ import annotations

import heapq
import shlex
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict
from datetime import datetime, timedelta
from enum import Enum
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.tree import Tree

from pg_checkpoint.cli import common
from pg_checkpoint.cli.move import telling, telling_items
from pg_checkpoint.codec.reading import config_of
from pg_checkpoint.codec.serializers import ClassName
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.runs.threads import WaitingThread, list_unfinished, list_waiting
from pg_checkpoint.saver.reads import CheckpointInfo, ThreadInfo
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.tools import verify, views

# pg-checkpoint threads and unfinished: list all threads, and those whose run stands still.


_PAGE = 200


class Order(str, Enum):
    """What threads can be sorted by."""

    ACTIVITY = "activity"
    CREATED = "created"
    CHECKPOINTS = "checkpoints"
    BYTES = "bytes"


_KEYS: dict[Order, Callable[[ThreadInfo], Any]] = {
    Order.CREATED: lambda thread: thread.created_at,
    Order.CHECKPOINTS: lambda thread: thread.checkpoints,
    Order.BYTES: lambda thread: thread.bytes,
}


def threads(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    limit: common.Limit = 20,
    after: Annotated[
        str,
        typer.Option(metavar="CURSOR", help="Continue after the page that ended with this cursor."),
    ] = "",
    sort: Annotated[
        Order, typer.Option(help="Any order but activity reads all threads.")
    ] = Order.ACTIVITY,
    with_bytes: Annotated[
        bool,
        typer.Option("--bytes", help="Add the size on disk of each thread (reads all its rows)."),
    ] = False,
    ids: Annotated[bool, typer.Option("--ids", help="Print the ids only, one per line.")] = False,
    null: Annotated[
        bool,
        typer.Option("-0", "--null", help="Print the ids unchanged, each followed by a NUL byte."),
    ] = False,
) -> None:
    """List threads, most recently active first."""
    wanted, start = common.filter_of(where), _place(after)
    if null and sys.stdout.isatty():
        raise common.stop(
            "-0 does not escape control characters: use it with a pipe, such as xargs -0"
        )
    with_bytes = with_bytes or sort is Order.BYTES
    if start is not None and sort is not Order.ACTIVITY:
        raise common.stop("--after works only in the order of activity")
    with common.target(context).saver() as saver:
        if sort is Order.ACTIVITY:
            found = saver.list_threads(
                limit=limit + 1, before=start, filter=wanted, with_bytes=with_bytes
            )
        else:
            found = _sorted(saver, sort, wanted, limit, with_bytes)
    cursor = _cursor(found[limit - 1]) if len(found) > limit else None
    if json:
        common.print_json({"threads": found[:limit], "after": cursor})
    elif null:
        sys.stdout.write("".join(thread.thread_id + "\0" for thread in found[:limit]))
    elif ids:
        for thread in found[:limit]:
            common.print_line(thread.thread_id)
    else:
        _show(found[:limit], cursor)


def unfinished(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    limit: common.Limit = 20,
    idle_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Of threads without a lease only those with no write for this long.",
        ),
    ] = "30s",
    given_up: Annotated[
        bool, typer.Option("--given-up", help="List threads that `recover` has given up.")
    ] = False,
) -> None:
    """List unfinished threads: they have tasks to run, and no run drives them."""
    wanted, idle = common.filter_of(where), common.span(idle_for, "--idle-for") or timedelta(0)
    with common.target(context).saver() as saver:
        found = list_unfinished(saver, idle_for=idle, filter=wanted, limit=limit, given_up=given_up)
    if json:
        common.print_json(found)
    elif found:
        rows = [
            (
                t.thread_id,
                ", ".join(t.next),
                common.when(t.since),
                t.attempts,
                views.why_unfinished(t),
            )
            for t in found
        ]
        columns = ("thread", "next", "since", "attempts", "why")
        common.print_table(columns, rows, right=("attempts",))
    else:
        common.print_line("no unfinished threads", "dim")


def _sorted(
    saver: PostgresSaver, sort: Order, wanted: dict[str, Any], limit: int, with_bytes: bool
) -> list[ThreadInfo]:
    with common.bar("reading threads") as report:

        def all_threads() -> Iterator[ThreadInfo]:
            last, done = None, 0
            while page := saver.list_threads(
                limit=_PAGE, before=last, filter=wanted, with_bytes=with_bytes
            ):
                yield from page
                last, done = page[-1], done + len(page)
                report(done)

        return heapq.nlargest(limit, all_threads(), key=_KEYS[sort])


def _cursor(thread: ThreadInfo) -> str:
    return f"{thread.active_at.isoformat()},{thread.thread_id}"


def _place(cursor: str) -> ThreadInfo | None:
    """What list_threads needs of the last thread of the page before."""
    if not cursor:
        return None
    moment, comma, thread_id = cursor.partition(",")
    try:
        active = datetime.fromisoformat(moment)
    except ValueError:
        active = None
    if not comma or active is None or active.tzinfo is None:
        raise common.stop("--after must be the cursor of the previous page")
    return ThreadInfo(thread_id, active, active, {}, 0, [], None)


def _show(found: list[ThreadInfo], cursor: str | None) -> None:
    rows = [
        (_named(t), common.when(t.active_at), t.checkpoints, len(t.namespaces), views.size(t.bytes))
        for t in found
    ]
    columns = ("thread", "last active", "checkpoints", "namespaces", "bytes")
    shown = columns if any(t.bytes is not None for t in found) else columns[:-1]
    common.print_table(shown, [row[: len(shown)] for row in rows], right=columns[2:])
    if not found:
        common.print_line("no threads", "dim")
    if cursor:
        common.print_line(f"more: --after {_quoted(cursor)}", "dim")


def _named(thread: ThreadInfo) -> str:
    return f"{thread.thread_id} (damaged metadata)" if thread.damaged else thread.thread_id


def _quoted(text: str) -> str:
    """For a shell; what can't be shown as bash and zsh take it written out."""
    if views.visible(text) == text:
        return shlex.quote(text)
    return f"$'{''.join(map(_escaped, text))}'"


def _escaped(character: str) -> str:
    if character in "\\'":
        return "\\" + character
    return character if views.visible(character) == character else f"\\U{ord(character):08x}"


# pg-checkpoint waiting: list threads that wait for an answer, with what they ask.


_WIDTH = 200


def waiting(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    limit: common.Limit = 20,
) -> None:
    """List threads that wait for an answer, longest waiting first, with their questions."""
    with common.target(context).saver() as saver:
        found = list_waiting(saver, filter=common.filter_of(where), limit=limit)
    if json:
        common.print_values([_record(thread) for thread in found])
    elif found:
        rows = [row for thread in found for row in _rows(thread)]
        common.print_table(("thread", "since", "interrupt", "question"), rows)
    else:
        common.print_line("no thread waits for an answer", "dim")


def _rows(thread: WaitingThread) -> Iterator[tuple[str, ...]]:
    place = thread.thread_id, common.when(thread.since)
    if thread.error is not None:
        yield *place, "", f"({views.message_of(thread.error)})"
    for one in thread.interrupts:
        yield *place, one.id, views.in_one_line(one.value, _WIDTH)


def _record(thread: WaitingThread) -> dict[str, Any]:
    return {
        "thread_id": thread.thread_id,
        "checkpoint_id": thread.checkpoint_id,
        "since": thread.since.isoformat(),
        "interrupts": [views.plain(one) for one in thread.interrupts],
        "error": None if thread.error is None else views.message_of(thread.error),
    }


# pg-checkpoint show: the timeline of a thread, forks and subgraphs as a tree.


# Namespace and id of a checkpoint, the values of its channels.
_Values = Mapping[tuple[str, str], Mapping[str, Any]]
_MARKS = {"interrupted": "waits for an answer", "failed": "failed", "resumed": "answered"}


def show(
    context: typer.Context,
    thread_id: common.ThreadId,
    json: common.Json = False,
    ns: Annotated[
        str | None,
        typer.Option(metavar="NAMESPACE", help='Only this namespace; "" is the root graph.'),
    ] = None,
    limit: Annotated[
        int, typer.Option(metavar="N", min=1, help="Show at most this many steps, the newest.")
    ] = 50,
    before: Annotated[
        str, typer.Option(metavar="ID", help="Only checkpoints before this one, for the next page.")
    ] = "",
    values: Annotated[
        bool, typer.Option("--values", help="Show the values of the channels that changed.")
    ] = False,
) -> None:
    """Show the steps of a thread as a tree: nodes, changed channels, interrupts and forks."""
    with common.target(context).saver() as saver:
        steps = views.timeline(
            saver, thread_id, checkpoint_ns=ns, before=before or None, limit=limit + 1
        )
        if not steps:
            raise _nothing(thread_id, ns, before)
        older = _count_older(saver, thread_id, ns, steps[limit]) if len(steps) > limit else 0
        steps = steps[:limit]
        found = _values_of(saver, thread_id, steps) if values else {}
    if json:
        common.print_json({"thread_id": thread_id, "steps": _as_json(steps, found), "older": older})
        return
    tree = Tree(common.SafeText(f"thread {thread_id}", style="bold"))
    _Drawing(steps, found).draw(tree)
    common.print_rich(tree)
    if older:
        common.print_line(f"{older} older: --before {steps[-1].checkpoint_id}, or --limit", "dim")


def _nothing(thread_id: str, ns: str | None, before: str) -> typer.Exit:
    if ns is None and not before:
        return common.no_thread(thread_id)
    return common.stop(f"there are no such checkpoints in thread {thread_id!r}")


def _count_older(saver: PostgresSaver, thread_id: str, ns: str | None, first: views.Step) -> int:
    place: dict[str, Any] = {"thread_id": thread_id}
    if ns is not None:
        place["checkpoint_ns"] = ns
    upper: Any = {"configurable": {"thread_id": thread_id, "checkpoint_id": first.checkpoint_id}}
    return 1 + len(saver.list_info({"configurable": place}, before=upper))


def _values_of(saver: PostgresSaver, thread_id: str, steps: Sequence[views.Step]) -> _Values:
    found = {}
    for step in steps:
        key = step.checkpoint_ns, step.checkpoint_id
        stored = saver.get_tuple(config_of(thread_id, *key))
        found[key] = stored.checkpoint["channel_values"] if stored else {}
    return found


def _as_json(steps: Sequence[views.Step], values: _Values) -> list[dict[str, Any]]:
    records = []
    for step in steps:
        record = asdict(step) | {"interrupted": step.interrupted}
        held = values.get((step.checkpoint_ns, step.checkpoint_id))
        records.append(record if held is None else record | {"values": views.plain(held)})
    return records


# --- the tree ---


class _Drawing:
    """Steps put into a tree: a line of steps side by side, forks below where they leave it."""

    def __init__(self, steps: Sequence[views.Step], values: _Values) -> None:
        self._values = values
        self._size = _distinct([step.checkpoint_id for step in steps])
        there = {(s.checkpoint_ns, s.checkpoint_id) for s in steps}
        self._children: dict[tuple[str, str], list[views.Step]] = defaultdict(list)
        self._inner: dict[str, list[views.Step]] = defaultdict(list)
        self._firsts: list[views.Step] = []
        self._newest: dict[str, str] = {}
        root_ids = {s.checkpoint_id for s in steps if not s.checkpoint_ns}
        for step in reversed(steps):
            self._newest[step.checkpoint_ns] = step.checkpoint_id
            parent = step.checkpoint_ns, step.parent_checkpoint_id or ""
            caller = _caller(step)
            if parent in there:
                self._children[parent].append(step)
            elif caller in root_ids:
                self._inner[caller].append(step)
            else:
                self._firsts.append(step)

    def draw(self, tree: Tree) -> None:
        # What is still to draw; without recursion, because forks of forks may go deep.
        todo = [(tree, step) for step in reversed(self._firsts)]
        while todo:
            branch, step = todo.pop()
            line: views.Step | None = step
            while line is not None:
                node = branch.add(self._label(line))
                key = line.checkpoint_ns, line.checkpoint_id
                inner = self._inner[line.checkpoint_id] if not line.checkpoint_ns else []
                todo += [
                    (node.add(common.SafeText(s.checkpoint_ns, style="cyan")), s) for s in inner
                ]
                self._add_values(node, line)
                children = self._children[key]
                todo += [
                    (node.add(common.SafeText("a fork", style="magenta")), s) for s in children[1:]
                ]
                line = children[0] if children else None

    def _label(self, step: views.Step) -> common.SafeText:
        label = common.SafeText()
        name = "step ?" if step.step is None else f"step {step.step}"
        label.append(name, style="bold")
        label.append(f" {step.source or ''}".rstrip())
        if step.nodes:
            label.append(f" · {', '.join(step.nodes)}", style="green")
        if changed := [c for c in step.channels if not views.is_internal(c)]:
            label.append(f" → {', '.join(changed)}")
        for task in step.tasks:
            if task.state != "done":
                label.append(f"  {_task(task)}", style="yellow")
        newest = self._newest[step.checkpoint_ns] == step.checkpoint_id
        if newest and (pending := [t for t in step.tasks if t.state == "done"]):
            label.append(f"  {len(pending)} pending", style="yellow")
        if newest and not step.checkpoint_ns:
            label.append("  ← latest", style="bold")
        details = (
            views.size(step.bytes),
            step.checkpoint_id[: self._size],
            common.when(step.created_at),
        )
        label.append("  " + "  ".join(details), style="dim")
        return label

    def _add_values(self, node: Tree, step: views.Step) -> None:
        held = self._values.get((step.checkpoint_ns, step.checkpoint_id), {})
        for channel in step.channels:
            if channel in held and not views.is_internal(channel):
                line = common.SafeText(f"{channel} = ", style="blue")
                node.add(line.append(_value(held[channel]), style="default"))


def _value(value: Any) -> str:
    if isinstance(value, list) and len(value) > 1:
        return f"[{len(value)}] … {views.in_one_line(value[-1])}"
    return (
        views.in_one_line(value[0])
        if isinstance(value, list) and value
        else views.in_one_line(value)
    )


def _task(task: views.Task) -> str:
    mark = _MARKS[task.state]
    return f"{task.node}: {mark}" if task.node else mark


def _caller(step: views.Step) -> str:
    """The id of the root checkpoint whose task a subgraph's step belongs to."""
    parents = step.metadata.get("parents")
    return str(parents.get("", "")) if step.checkpoint_ns and isinstance(parents, dict) else ""


def _distinct(ids: Sequence[str]) -> int:
    """How many characters of ids tell them apart; at least 8."""
    different = len(set(ids))
    longest = max(map(len, ids))
    return next((n for n in range(8, longest) if len({i[:n] for i in ids}) == different), longest)


# pg-checkpoint diff: what changed in the state between two checkpoints.


_SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}
_STYLES = {"+": "green", "-": "red", "@": "cyan"}
_REFERENCE = "An id, its beginning or end, a step (3), or latest."


def diff(
    context: typer.Context,
    thread_id: common.ThreadId,
    a: Annotated[str, typer.Argument(metavar="A", help=_REFERENCE, show_default="B's parent")] = "",
    b: Annotated[str, typer.Argument(metavar="B", help="As A.", show_default=True)] = "latest",
    json: common.Json = False,
    ns: Annotated[
        str,
        typer.Option(metavar="NAMESPACE", help="The namespace of a subgraph, as `show` prints it."),
    ] = "",
    everything: Annotated[
        bool,
        typer.Option("--all", help="Also show LangGraph's own channels, such as branch:to:node."),
    ] = False,
) -> None:
    """Show what changed in the state from checkpoint A to checkpoint B."""
    with common.target(context).saver() as saver:
        infos = saver.list_info({"configurable": {"thread_id": thread_id, "checkpoint_ns": ns}})
        if not infos:
            raise common.stop(f"there is no thread {thread_id!r}" + (f" with {ns!r}" if ns else ""))
        later = _named_checkpoint(infos, b)
        earlier = _named_checkpoint(infos, a) if a else _parent(infos, later)
        before = _values(saver, earlier) if earlier else {}
        found = views.differences(before, _values(saver, later))
    if not everything:
        found = [d for d in found if not views.is_internal(str(d.path[0]))]
    if json:
        ids = {"a": earlier and earlier.checkpoint_id, "b": later.checkpoint_id}
        common.print_json(
            {"thread_id": thread_id, **ids, "differences": [_difference_as_json(d) for d in found]}
        )
    else:
        common.print_line(f"A  {_title(earlier)}", "bold")
        common.print_line(f"B  {_title(later)}", "bold")
        show_differences(found)


def _named_checkpoint(infos: Sequence[CheckpointInfo], reference: str) -> CheckpointInfo:
    """The checkpoint that is meant; `infos` are newest first."""
    if reference == "latest":
        return infos[0]
    exact = [i for i in infos if i.checkpoint_id == reference]
    by_step = [i for i in infos if str(i.step) == reference]
    by_part = [
        i
        for i in infos
        if i.checkpoint_id.startswith(reference) or i.checkpoint_id.endswith(reference)
    ]
    found = exact or by_step or by_part
    if len(found) == 1:
        return found[0]
    if not found:
        raise common.stop(f"no checkpoint matches {reference!r}: `pg-checkpoint show` lists them")
    some = ", ".join(i.checkpoint_id for i in found[:5])
    raise common.stop(f"{reference!r} matches {len(found)} checkpoints: {some}")


def _parent(infos: Sequence[CheckpointInfo], of: CheckpointInfo) -> CheckpointInfo | None:
    if of.parent_checkpoint_id is None:
        return None
    found = next((i for i in infos if i.checkpoint_id == of.parent_checkpoint_id), None)
    if found is None:
        raise common.stop(f"the parent of {of.checkpoint_id} is not stored: name a checkpoint A")
    return found


def _values(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    found = saver.get_tuple(config_of(info.thread_id, info.checkpoint_ns, info.checkpoint_id))
    if found is None:
        raise common.stop(f"checkpoint {info.checkpoint_id} was deleted just now")
    return dict(found.checkpoint["channel_values"])


def _difference_as_json(found: views.Difference) -> dict[str, Any]:
    record: dict[str, Any] = {"path": found.path, "place": found.place, "kind": found.kind}
    if found.kind != "added":
        record["before"] = views.plain(found.before)
    if found.kind != "removed":
        record["after"] = views.plain(found.after)
    return record | ({"lines": found.lines} if found.lines else {})


def _title(info: CheckpointInfo | None) -> str:
    if info is None:
        return "nothing"
    return f"step {'?' if info.step is None else info.step} ({info.checkpoint_id})"


def show_differences(found: Sequence[views.Difference]) -> None:
    """Prints differences, a channel after the other."""
    if not found:
        common.print_line("no difference", "dim")
    for channel, group in groupby(found, key=lambda d: str(d.path[0])):
        common.print_line()
        common.print_line(channel, "bold")
        common.print_rich(Group(*(line for found in group for line in _lines(found, channel))))


def _lines(found: views.Difference, channel: str) -> Iterator[common.SafeText]:
    place = found.place.removeprefix(channel).lstrip(".")
    place = f"{place}  " if place else ""
    if found.kind == "moved":
        yield common.SafeText(f"  ~ {place}the same items in another order", style="yellow")
        return
    sign, style = _SIGNS[found.kind]
    if found.kind == "changed" and len(found.lines) > 3:
        yield common.SafeText(f"  {sign} {place}".rstrip(), style=style)
        for line in found.lines:
            yield common.SafeText(f"      {line}", style=_STYLES.get(line[:1], ""))
    elif found.kind == "changed":
        before, after = views.in_one_line(found.before), views.in_one_line(found.after)
        yield common.SafeText(f"  {sign} {place}{before} → {after}", style=style)
    else:
        value = found.after if found.kind == "added" else found.before
        yield common.SafeText(f"  {sign} {place}{views.in_one_line(value, 200)}", style=style)


# pg-checkpoint status: the server, what is stored, problems.


# Below this size most of a database is empty pages.
_MIN_BYTES = 1_000_000


def status(
    context: typer.Context,
    json: common.Json = False,
    exact: Annotated[
        bool, typer.Option("--exact", help="Count the threads, instead of an estimate.")
    ] = False,
) -> None:
    """Show the server, the stored rows with their size, and problems."""
    with common.target(context).saver(with_keys=False) as saver:
        found = views.status(saver, exact=exact)
    if json:
        common.print_json({**asdict(found), "dedupe_ratio": found.dedupe_ratio})
        return
    common.print_lines(_facts(found))
    common.print_line()
    columns = ("table", "rows", "dead", "bytes", "indexes", "toast", "vacuumed")
    common.print_table(columns, _tables(found), right=columns[1:6])
    for concern in found.concerns:
        common.print_line()
        common.print_rich(common.SafeText(f"! {concern.what}", style="yellow"))
        # Not wrapped: it may be for copying.
        common.print_line(f"  {concern.remedy}")


def _facts(found: views.Status) -> Iterator[tuple[str, object]]:
    server = found.server
    pooler = ", probably through a pooler" if found.pooler else ""
    yield "server", f"PostgreSQL {server.version}{pooler}"
    ways = (
        "" if found.psycopg.own_pipeline else ", with its public pipelines: upgrade pg-checkpoint"
    )
    yield "psycopg", f"{found.psycopg.version}{ways}"
    yield "database", f"{server.database}, {views.size(server.database_bytes)}"
    yield "role", server.role
    yield "schema", f"{found.schema}, migration {found.schema_version}"
    yield "connections", f"{server.connections} of {server.max_connections}"
    yield "threads", f"{found.threads:,}" if found.threads_counted else f"about {found.threads:,}"
    yield "checkpoints", f"about {found.checkpoints:,}"
    for table in found.tables:
        if table.name == "store_items":
            yield "items of the store", f"about {table.live:,}"
    yield "longest inactive", f"since {common.when(found.oldest)}" if found.oldest else "-"
    yield "last active", common.when(found.newest) or "-"
    yield "dedupe", _dedupe(found)


def _dedupe(found: views.Status) -> str:
    ratio = found.dedupe_ratio
    if ratio is None or found.stored_bytes < _MIN_BYTES:
        return "not enough data"
    stored = f"states of {views.size(found.state_bytes)} in {views.size(found.stored_bytes)}"
    return f"about {ratio:.1f}x: {stored}, with indexes"


def _tables(found: views.Status) -> Iterator[tuple[object, ...]]:
    for t in found.tables:
        sizes = map(views.size, (t.bytes, t.index_bytes, t.toast_bytes))
        yield t.name, f"{t.live:,}", f"{t.dead:,}", *sizes, common.when(t.vacuumed_at) or "never"


# pg-checkpoint types: the classes that what is stored names, and those that can't be loaded.


_DAY = len("2026-01-31")
# By class: what the application takes it for, and why it can't make it.
Judged = dict[ClassName, tuple[ClassName, str | None]]


def types(
    context: typer.Context,
    json: common.Json = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Import this graph, or saver, and say which classes it can't load (exit code 1).",
        ),
    ] = "",
) -> None:
    """List the classes that stored values name; with --app, those that it can't load."""
    # First: nobody should wait for the rows if the application can't be loaded.
    with redirect_stdout(sys.stderr):
        serde = common.serializer_of_app(app) if app else None
    target = common.target(context)
    with target.saver(names_only=True) as saver:
        found = _find(saver)
    with redirect_stdout(sys.stderr):
        judged = (
            {} if serde is None else {name: verify.problem_of(serde, name) for name in found.uses}
        )
    if json:
        common.print_json(_document(found, judged))
    else:
        _show_types(found, judged)
    _judge(found, judged, with_keys=target.has_keys)


def _find(saver: PostgresSaver) -> verify.ClassUses:
    found = verify.ClassUses()
    with common.bar("reading threads", common.count_of(saver, None)) as report:
        run_on_selector_loop(verify.find_in_threads(saver, found, progress=telling(report)))
    with common.bar("reading the store") as report:
        run_on_selector_loop(verify.find_in_items(saver, found, progress=telling_items(report)))
    return found


def _judge(found: verify.ClassUses, judged: Judged, *, with_keys: bool) -> None:
    if missing := sum(problem is not None for _, problem in judged.values()):
        raise common.stop(
            f"the application can't make objects of {missing} of the classes: name their new "
            "places in its saver's renamed=, add them to its allowed_types, or import their "
            "modules with the graph",
            common.FOUND,
        )
    if broken := [*found.threads.broken, *found.items.broken]:
        raise common.stop(
            f"{len(broken)} rows can't be read: `pg-checkpoint verify` names them", common.FOUND
        )
    if unjudged := [*found.threads.unjudged, *found.items.unjudged]:
        raise common.stop_for_keys(unjudged, with_keys=with_keys)


def _document(found: verify.ClassUses, judged: Judged) -> dict[str, Any]:
    return {
        "classes": [
            _class(name, use, *judged.get(name, (name, None)))
            for name, use in sorted(found.uses.items())
        ],
        "beyond": found.beyond,
        "threads": found.threads.threads,
        "checkpoints": found.threads.checkpoints,
        "items": found.items.items,
        "broken": len(found.threads.broken) + len(found.items.broken),
        "unjudged": len(found.threads.unjudged) + len(found.items.unjudged),
    }


def _class(
    name: ClassName, use: verify.ClassUse, new: ClassName, problem: str | None
) -> dict[str, Any]:
    return {
        "class": str(name),
        "threads": use.threads,
        "values": use.values,
        "items": use.items,
        "oldest": use.oldest,
        "newest": use.newest,
        "renamed": str(new) if new != name else None,
        "problem": problem,
    }


def _show_types(found: verify.ClassUses, judged: Judged) -> None:
    columns = ["class", "threads", "values", "items", "first", "last"]
    rows = [[*_cells(name, use)] for name, use in sorted(found.uses.items())]
    if judged:
        columns.append("for the application")
        for row, (name, _) in zip(rows, sorted(found.uses.items()), strict=True):
            row.append(_verdict(name, *judged[name]))
    if rows:
        common.print_table(columns, rows, right=("threads", "values", "items"))
    else:
        common.print_line("no stored value names a class")
    if found.beyond:
        common.print_line(f"and {found.beyond} names of further classes", "yellow")


def _cells(name: ClassName, use: verify.ClassUse) -> tuple[object, ...]:
    days = [place.at[:_DAY] if place else "" for place in (use.oldest, use.newest)]
    return name, use.threads, use.values, use.items, *days


def _verdict(name: ClassName, new: ClassName, problem: str | None) -> str:
    verdict = problem or "ok"
    return verdict if new == name else f"{new}: {verdict}"
