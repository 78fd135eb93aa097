"""Commands that look: threads, unfinished, waiting, show, diff, verify, types."""

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
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Annotated, Any

import typer
from rich.tree import Tree

from pg_checkpoint.cli import common
from pg_checkpoint.codec.reading import config_of
from pg_checkpoint.codec.sealing import NOT_ENCRYPTED
from pg_checkpoint.codec.serializers import ClassName, NameReader
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.runs.threads import WaitingThread, list_unfinished, list_waiting
from pg_checkpoint.saver.reads import CheckpointInfo, ThreadInfo
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.tools import verify as verifying
from pg_checkpoint.tools import views

# pg-checkpoint threads and unfinished: list all threads, and those whose run stands still.


_PAGE = 200


class Order(str, Enum):
    """The orders of threads."""

    ACTIVITY = "activity"
    CREATED = "created"
    CHECKPOINTS = "checkpoints"
    BYTES = "bytes"


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
        typer.Option("--bytes", help="Add the size of each thread on disk (reads all its rows)."),
    ] = False,
    ids: Annotated[bool, typer.Option("--ids", help="Print the ids only, one per line.")] = False,
    null: Annotated[
        bool,
        typer.Option("-0", "--null", help="Print the ids unchanged, each followed by a NUL byte."),
    ] = False,
) -> None:
    """List threads, most recently active first."""
    metadata, start = common.filter_of(where), _place(after)
    if null and sys.stdout.isatty():
        raise common.stop(
            "-0 does not escape control characters: use it with a pipe, such as xargs -0"
        )
    with_bytes = with_bytes or sort is Order.BYTES
    if start is not None and sort is not Order.ACTIVITY:
        raise common.stop("--after works only in the order of activity")
    with common.target(context).saver() as saver:
        if sort is Order.ACTIVITY:
            page = saver.list_threads(
                limit=limit + 1, before=start, filter=metadata, with_bytes=with_bytes
            )
        else:
            page = _sorted(saver, sort, metadata, limit, with_bytes)
    cursor, page = None if len(page) <= limit else _cursor(page[limit - 1]), page[:limit]
    if json:
        common.print_json({"threads": page, "after": cursor})
    elif null:
        sys.stdout.write("".join(thread.thread_id + "\0" for thread in page))
    elif ids:
        for thread in page:
            common.print_line(thread.thread_id)
    else:
        _show_threads(page, cursor)


def _sorted(
    saver: PostgresSaver, sort: Order, metadata: dict[str, Any], limit: int, with_bytes: bool
) -> list[ThreadInfo]:
    with common.bar("reading threads") as report:

        def all_threads() -> Iterator[ThreadInfo]:
            last, done = None, 0
            while page := saver.list_threads(
                limit=_PAGE, before=last, filter=metadata, with_bytes=with_bytes
            ):
                yield from page
                last, done = page[-1], done + len(page)
                report(done)

        name = "created_at" if sort is Order.CREATED else sort.value
        return heapq.nlargest(limit, all_threads(), key=attrgetter(name))


def _cursor(thread: ThreadInfo) -> str:
    return f"{thread.active_at.isoformat()},{thread.thread_id}"


def _place(cursor: str) -> ThreadInfo | None:
    """The last thread of the page before, as far as list_threads needs it."""
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


def _show_threads(page: list[ThreadInfo], cursor: str | None) -> None:
    rows = [
        (
            f"{t.thread_id} (damaged metadata)" if t.damaged else t.thread_id,
            common.when(t.active_at),
            t.checkpoints,
            len(t.namespaces),
            views.size(t.bytes),
        )
        for t in page
    ]
    columns = ("thread", "last active", "checkpoints", "namespaces", "bytes")
    shown = columns if any(t.bytes is not None for t in page) else columns[:-1]
    common.print_table(shown, [row[: len(shown)] for row in rows], right=columns[2:])
    if not page:
        common.print_line("no threads", "dim")
    if cursor:
        common.print_line(f"more: --after {_quoted(cursor)}", "dim")


def _quoted(text: str) -> str:
    """For a shell; what can't be shown as bash and zsh take it written out."""
    if views.visible(text) == text:
        return shlex.quote(text)
    return f"$'{''.join(map(_escaped, text))}'"


def _escaped(character: str) -> str:
    if character in "\\'":
        return "\\" + character
    return character if views.visible(character) == character else f"\\U{ord(character):08x}"


def unfinished(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    limit: common.Limit = 20,
    idle_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Of threads without a lease, only those without a write for this long.",
        ),
    ] = "30s",
    given_up: Annotated[
        bool, typer.Option("--given-up", help="List threads that `recover` has given up on.")
    ] = False,
) -> None:
    """List unfinished threads: threads with tasks to run that no run holds."""
    metadata, idle = common.filter_of(where), common.span(idle_for, "--idle-for") or timedelta(0)
    with common.target(context).saver() as saver:
        stopped = list_unfinished(
            saver, idle_for=idle, filter=metadata, limit=limit, given_up=given_up
        )
    if json:
        common.print_json(stopped)
    elif stopped:
        rows = [
            (
                t.thread_id,
                ", ".join(t.next),
                common.when(t.since),
                t.attempts,
                views.why_unfinished(t),
            )
            for t in stopped
        ]
        columns = ("thread", "next", "since", "attempts", "why")
        common.print_table(columns, rows, right=("attempts",))
    else:
        common.print_line("no unfinished threads", "dim")


# pg-checkpoint waiting: list threads that wait for an answer, with what they ask.


_WIDTH = 200


def waiting(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    limit: common.Limit = 20,
) -> None:
    """List threads that wait for an answer, with their questions; the longest waiting first."""
    with common.target(context).saver() as saver:
        listed = list_waiting(saver, filter=common.filter_of(where), limit=limit)
    if json:
        records = [
            {
                "thread_id": thread.thread_id,
                "checkpoint_id": thread.checkpoint_id,
                "since": thread.since.isoformat(),
                "interrupts": [views.plain(one) for one in thread.interrupts],
                "error": None if thread.error is None else views.message_of(thread.error),
            }
            for thread in listed
        ]
        common.print_values(records)
    elif listed:
        rows = [row for thread in listed for row in _questions(thread)]
        common.print_table(("thread", "since", "interrupt", "question"), rows)
    else:
        common.print_line("no thread waits for an answer", "dim")


def _questions(thread: WaitingThread) -> Iterator[tuple[str, ...]]:
    place = thread.thread_id, common.when(thread.since)
    if thread.error is not None:
        yield *place, "", f"({views.message_of(thread.error)})"
    for one in thread.interrupts:
        yield *place, one.id, views.in_one_line(one.value, _WIDTH)


# pg-checkpoint show: the timeline of a thread, forks and subgraphs as a tree.


# Namespace and id of a checkpoint, the values of its channels.
_States = Mapping[tuple[str, str], Mapping[str, Any]]
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
        if not steps and ns is None and not before:
            raise common.no_thread(thread_id)
        if not steps:
            raise common.stop(f"thread {thread_id!r} has no such checkpoints")
        older = _count_older(saver, thread_id, ns, steps[limit]) if len(steps) > limit else 0
        steps = steps[:limit]
        states = _states_of(saver, thread_id, steps) if values else {}
    if json:
        records = [
            {
                **asdict(step),
                "interrupted": step.interrupted,
                **({"values": views.plain(states[_key(step)])} if values else {}),
            }
            for step in steps
        ]
        common.print_json({"thread_id": thread_id, "steps": records, "older": older})
        return
    tree = Tree(common.SafeText(f"thread {thread_id}", style="bold"))
    _Drawing(steps, states).draw(tree)
    common.print_rich(tree)
    if older:
        common.print_line(f"{older} older: --before {steps[-1].checkpoint_id}, or --limit", "dim")


def _count_older(saver: PostgresSaver, thread_id: str, ns: str | None, first: views.Step) -> int:
    place: dict[str, Any] = {"thread_id": thread_id}
    if ns is not None:
        place["checkpoint_ns"] = ns
    upper: Any = {"configurable": {"thread_id": thread_id, "checkpoint_id": first.checkpoint_id}}
    return 1 + len(saver.list_info({"configurable": place}, before=upper))


def _key(step: views.Step) -> tuple[str, str]:
    return step.checkpoint_ns, step.checkpoint_id


def _states_of(saver: PostgresSaver, thread_id: str, steps: Sequence[views.Step]) -> _States:
    states: dict[tuple[str, str], Mapping[str, Any]] = {}
    for key in map(_key, steps):
        stored = saver.get_tuple(config_of(thread_id, *key))
        states[key] = stored.checkpoint["channel_values"] if stored else {}
    return states


class _Drawing:
    """Steps put into a tree: a line of steps side by side, forks below where they leave it."""

    def __init__(self, steps: Sequence[views.Step], states: _States) -> None:
        self._states = states
        ids = {step.checkpoint_id for step in steps}
        longest = max(map(len, ids))
        # So many characters of ids, at least 8, tell them apart.
        self._size = next(
            (n for n in range(8, longest) if len({i[:n] for i in ids}) == len(ids)), longest
        )
        keys = set(map(_key, steps))
        root_ids = {step.checkpoint_id for step in steps if not step.checkpoint_ns}
        self._children: dict[tuple[str, str], list[views.Step]] = defaultdict(list)
        # Steps of subgraphs, by the root checkpoint whose task they belong to.
        self._inner: dict[str, list[views.Step]] = defaultdict(list)
        self._firsts: list[views.Step] = []
        self._newest: dict[str, str] = {}
        for step in reversed(steps):
            self._newest[step.checkpoint_ns] = step.checkpoint_id
            parent = step.checkpoint_ns, step.parent_checkpoint_id or ""
            caller = _caller(step)
            if parent in keys:
                self._children[parent].append(step)
            elif caller in root_ids:
                self._inner[caller].append(step)
            else:
                self._firsts.append(step)

    def draw(self, tree: Tree) -> None:
        # Without recursion, because forks of forks may go deep.
        todo = [(tree, step) for step in reversed(self._firsts)]
        while todo:
            branch, step = todo.pop()
            line: views.Step | None = step
            while line is not None:
                node = branch.add(self._label(line))
                inner = self._inner[line.checkpoint_id] if not line.checkpoint_ns else []
                todo += [
                    (node.add(common.SafeText(first.checkpoint_ns, style="cyan")), first)
                    for first in inner
                ]
                self._add_values(node, line)
                children = self._children[_key(line)]
                todo += [
                    (node.add(common.SafeText("a fork", style="magenta")), fork)
                    for fork in children[1:]
                ]
                line = children[0] if children else None

    def _label(self, step: views.Step) -> common.SafeText:
        label = common.SafeText()
        label.append("step ?" if step.step is None else f"step {step.step}", style="bold")
        label.append(f" {step.source or ''}".rstrip())
        if step.nodes:
            label.append(f" · {', '.join(step.nodes)}", style="green")
        if changed := [c for c in step.channels if not views.is_internal(c)]:
            label.append(f" → {', '.join(changed)}")
        for task in step.tasks:
            if task.state != "done":
                node = f"{task.node}: " if task.node else ""
                label.append(f"  {node}{_MARKS[task.state]}", style="yellow")
        if self._newest[step.checkpoint_ns] == step.checkpoint_id:
            if pending := sum(task.state == "done" for task in step.tasks):
                label.append(f"  {pending} pending", style="yellow")
            if not step.checkpoint_ns:
                label.append("  ← latest", style="bold")
        size, moment = views.size(step.bytes), common.when(step.created_at)
        label.append(f"  {size}  {step.checkpoint_id[: self._size]}  {moment}", style="dim")
        return label

    def _add_values(self, node: Tree, step: views.Step) -> None:
        state = self._states.get(_key(step), {})
        for channel in step.channels:
            if channel in state and not views.is_internal(channel):
                line = common.SafeText(f"{channel} = ", style="blue")
                node.add(line.append(_value(state[channel]), style="default"))


def _value(value: Any) -> str:
    if not (isinstance(value, list) and value):
        return views.in_one_line(value)
    last = views.in_one_line(value[-1])
    return f"[{len(value)}] … {last}" if len(value) > 1 else last


def _caller(step: views.Step) -> str:
    """The id of the root checkpoint whose task a subgraph's step belongs to."""
    parents = step.metadata.get("parents")
    return str(parents.get("", "")) if step.checkpoint_ns and isinstance(parents, dict) else ""


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
        before = _state_of(saver, earlier) if earlier else {}
        differences = views.differences(before, _state_of(saver, later))
    if not everything:
        differences = [d for d in differences if not views.is_internal(str(d.path[0]))]
    if json:
        ids = {"a": earlier and earlier.checkpoint_id, "b": later.checkpoint_id}
        records = [_difference_as_json(difference) for difference in differences]
        common.print_json({"thread_id": thread_id, **ids, "differences": records})
    else:
        common.print_line(f"A  {_title(earlier)}", "bold")
        common.print_line(f"B  {_title(later)}", "bold")
        show_differences(differences)


def _named_checkpoint(infos: Sequence[CheckpointInfo], reference: str) -> CheckpointInfo:
    """The checkpoint that is meant; `infos` are newest first."""
    if reference == "latest":
        return infos[0]
    matches = (
        [i for i in infos if i.checkpoint_id == reference]
        or [i for i in infos if str(i.step) == reference]
        or [
            i
            for i in infos
            if i.checkpoint_id.startswith(reference) or i.checkpoint_id.endswith(reference)
        ]
    )
    if len(matches) == 1:
        return matches[0]
    if not matches:
        raise common.stop(
            f"no checkpoint matches {reference!r}; `pg-checkpoint show` lists all checkpoints"
        )
    some = ", ".join(i.checkpoint_id for i in matches[:5])
    raise common.stop(f"{reference!r} matches {len(matches)} checkpoints: {some}")


def _parent(infos: Sequence[CheckpointInfo], of: CheckpointInfo) -> CheckpointInfo | None:
    if of.parent_checkpoint_id is None:
        return None
    for info in infos:
        if info.checkpoint_id == of.parent_checkpoint_id:
            return info
    raise common.stop(f"the parent of {of.checkpoint_id} is not stored: pass a checkpoint A")


def _state_of(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    stored = saver.get_tuple(config_of(info.thread_id, info.checkpoint_ns, info.checkpoint_id))
    if stored is None:
        raise common.stop(f"checkpoint {info.checkpoint_id} was deleted meanwhile")
    return dict(stored.checkpoint["channel_values"])


def _difference_as_json(difference: views.Difference) -> dict[str, Any]:
    path, place, kind = difference.path, difference.place, difference.kind
    record: dict[str, Any] = {"path": path, "place": place, "kind": kind}
    if kind != "added":
        record["before"] = views.plain(difference.before)
    if kind != "removed":
        record["after"] = views.plain(difference.after)
    return record | ({"lines": difference.lines} if difference.lines else {})


def _title(info: CheckpointInfo | None) -> str:
    if info is None:
        return "nothing"
    return f"step {'?' if info.step is None else info.step} ({info.checkpoint_id})"


def show_differences(differences: Sequence[views.Difference]) -> None:
    """Prints differences, a channel after the other."""
    if not differences:
        common.print_line("no difference", "dim")
    for channel, group in groupby(differences, key=lambda d: str(d.path[0])):
        common.print_line()
        common.print_line(channel, "bold")
        for difference in group:
            _show_difference(difference, channel)


def _show_difference(difference: views.Difference, channel: str) -> None:
    place = difference.place.removeprefix(channel).lstrip(".")
    place = f"{place}  " if place else ""
    if difference.kind == "moved":
        common.print_line(f"  ~ {place}the same items in another order", "yellow", wrapped=True)
        return
    sign, style = _SIGNS[difference.kind]
    if difference.kind == "changed" and len(difference.lines) > 3:
        common.print_line(f"  {sign} {place}".rstrip(), style, wrapped=True)
        for line in difference.lines:
            common.print_line(f"      {line}", _STYLES.get(line[:1], ""), wrapped=True)
    elif difference.kind == "changed":
        before, after = map(views.in_one_line, (difference.before, difference.after))
        common.print_line(f"  {sign} {place}{before} → {after}", style, wrapped=True)
    else:
        value = difference.after if difference.kind == "added" else difference.before
        common.print_line(f"  {sign} {place}{views.in_one_line(value, 200)}", style, wrapped=True)


# pg-checkpoint verify: decodes everything, reports what is broken.


def verify(
    context: typer.Context,
    json: common.Json = False,
    thread: common.Only = None,
) -> None:
    """Decode all rows, including the store's, and report broken ones (exit code 1)."""
    target, items = common.target(context), None
    with target.saver() as saver:
        with common.bar("verifying threads", common.count_of(saver, thread)) as report:
            call = verifying.verify_threads(
                saver, threads=thread or None, progress=partial(_report_threads, report)
            )
            threads = run_on_selector_loop(call)
        if not thread:
            with common.bar("verifying the store") as report:
                store = verifying.verify_items(saver, progress=partial(_report_items, report))
                items = run_on_selector_loop(store)
    if json:
        common.print_json({**asdict(threads), "store": items})
    elif _is_all_in_clear(threads, items):
        raise common.stop(
            "nothing is encrypted here, but keys were given: verify without keys, or with "
            "--allow-plaintext",
            common.FOUND,
        )
    else:
        _show_verified(threads)
        if items is not None and items.items:
            _show_verified_items(items)
    if threads.broken or (items is not None and items.broken):
        raise typer.Exit(common.FOUND)
    if threads.unknown:
        raise common.no_thread(*threads.unknown)
    if unjudged := [*threads.unjudged, *(items.unjudged if items is not None else ())]:
        raise common.stop_for_keys(unjudged, with_keys=target.has_keys)


def _is_all_in_clear(threads: verifying.Verified, items: verifying.VerifiedItems | None) -> bool:
    """True if nothing is wrong but that no checkpoint and no item is encrypted."""
    rows = [*threads.broken, *(items.broken if items else ())]
    checkpoints = sum(row.table == "checkpoints" for row in threads.broken)
    return (
        bool(rows)
        and all(NOT_ENCRYPTED in row.what for row in rows)
        and checkpoints == threads.checkpoints
        and (items is None or len(items.broken) == items.items)
    )


def _report_threads(report: Callable[..., None], done: verifying.Verified) -> None:
    speed = common.rate(done.checkpoints, done.seconds)
    counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {speed:.0f}/s"
    report(done.threads, counts + _and_broken(done))


def _report_items(report: Callable[..., None], done: verifying.VerifiedItems) -> None:
    report(done.items, f"{done.items} items{_and_broken(done)}")


def _and_broken(done: verifying.Verified | verifying.VerifiedItems) -> str:
    return f", {len(done.broken)} broken" if done.broken else ""


def _show_verified(done: verifying.Verified) -> None:
    common.print_list("broken", done.broken)
    common.print_lines(
        [
            ("threads", done.threads),
            ("checkpoints", done.checkpoints),
            ("values", done.values),
            ("writes", done.writes),
            ("steps", done.steps or None),
            ("wake-ups", done.wakeups or None),
            ("events", done.events or None),
            ("broken", len(done.broken)),
            ("not verified, because a key is missing", len(done.unjudged) or None),
            ("checkpoints without their parent", done.orphans.parents or None),
            ("writes without a checkpoint", done.orphans.writes or None),
            ("unreferenced values", done.orphans.blobs or None),
            ("unreferenced pieces", done.orphans.chunks or None),
        ]
    )


def _show_verified_items(done: verifying.VerifiedItems) -> None:
    common.print_list("broken", done.broken)
    common.print_lines(
        [
            ("items of the store", done.items),
            ("broken items", len(done.broken)),
            ("items not verified, because a key is missing", len(done.unjudged) or None),
        ]
    )


# pg-checkpoint types: the classes that what is stored names, and those that can't be loaded.


_DAY = len("2026-01-31")
# By class: its name in the application, and why the application can't make its objects.
Judged = dict[ClassName, tuple[ClassName, str | None]]


def types(
    context: typer.Context,
    json: common.Json = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Import this graph or saver, and report classes that it can't load (exit code 1).",
        ),
    ] = "",
) -> None:
    """List the classes of stored values; with --app, the classes that it can't load."""
    # First: nobody should wait for the rows if the application can't be loaded.
    with redirect_stdout(sys.stderr):
        serde = common.serializer_of_app(app) if app else None
    target, classes = common.target(context), verifying.ClassUses()
    with target.saver(serde=NameReader()) as saver:
        with common.bar("reading threads", common.count_of(saver, None)) as report:
            threads = partial(_report_threads, report)
            run_on_selector_loop(verifying.find_in_threads(saver, classes, progress=threads))
        with common.bar("reading the store") as report:
            items = partial(_report_items, report)
            run_on_selector_loop(verifying.find_in_items(saver, classes, progress=items))
    judged: Judged = {}
    if serde is not None:
        with redirect_stdout(sys.stderr):
            judged = {name: verifying.problem_of(serde, name) for name in classes.uses}
    broken = len(classes.threads.broken) + len(classes.items.broken)
    unjudged = [*classes.threads.unjudged, *classes.items.unjudged]
    if json:
        document = {
            "classes": _classes_as_json(classes, judged),
            "beyond": classes.beyond,
            "threads": classes.threads.threads,
            "checkpoints": classes.threads.checkpoints,
            "items": classes.items.items,
            "broken": broken,
            "unjudged": len(unjudged),
        }
        common.print_json(document)
    else:
        _show_classes(classes, judged)
    if missing := sum(problem is not None for _, problem in judged.values()):
        raise common.stop(
            f"the application can't create objects of {missing} of the classes: map them to their "
            "new names in its saver's renamed=, add them to its allowed_types, or import their "
            "modules with the graph",
            common.FOUND,
        )
    if broken:
        raise common.stop(
            f"{broken} rows can't be read: `pg-checkpoint verify` names them", common.FOUND
        )
    if unjudged:
        raise common.stop_for_keys(unjudged, with_keys=target.has_keys)


def _classes_as_json(classes: verifying.ClassUses, judged: Judged) -> list[dict[str, Any]]:
    records = []
    for name, use in sorted(classes.uses.items()):
        new, problem = judged.get(name, (name, None))
        records.append(
            {
                "class": str(name),
                "threads": use.threads,
                "values": use.values,
                "items": use.items,
                "oldest": use.oldest,
                "newest": use.newest,
                "renamed": str(new) if new != name else None,
                "problem": problem,
            }
        )
    return records


def _show_classes(classes: verifying.ClassUses, judged: Judged) -> None:
    columns = ["class", "threads", "values", "items", "first", "last"]
    columns += ["for the application"] if judged else []
    rows = []
    for name, use in sorted(classes.uses.items()):
        days = [place.at[:_DAY] if place else "" for place in (use.oldest, use.newest)]
        row = [name, use.threads, use.values, use.items, *days]
        if judged:
            new, problem = judged[name]
            verdict = problem or "ok"
            row.append(verdict if new == name else f"{new}: {verdict}")
        rows.append(row)
    if rows:
        common.print_table(columns, rows, right=columns[1:4])
    else:
        common.print_line("no stored value names a class")
    if classes.beyond:
        common.print_line(f"and {classes.beyond} names of further classes", "yellow")
