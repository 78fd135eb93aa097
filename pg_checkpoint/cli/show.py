"""pg-checkpoint show: the timeline of a thread, forks and subgraphs as a tree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.tree import Tree

from pg_checkpoint.cli.mistakes import no_thread, stop
from pg_checkpoint.cli.options import Dsn, Json, Keys, Plain, Schema, ThreadId
from pg_checkpoint.cli.output import SafeText, print_json, print_line, print_rich, when
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.diagnosis.display import is_internal, size
from pg_checkpoint.diagnosis.json_view import in_one_line, plain
from pg_checkpoint.diagnosis.timeline import Step, Task, timeline
from pg_checkpoint.saver.sync_saver import PostgresSaver

# Namespace and id of a checkpoint, the values of its channels.
_Values = Mapping[tuple[str, str], Mapping[str, Any]]
_MARKS = {"interrupted": "waits for an answer", "failed": "failed", "resumed": "answered"}


def show(
    thread_id: ThreadId,
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
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
    with opened(dsn, schema, cipher_of(keys), allow_plaintext=allow_plaintext) as saver:
        steps = timeline(saver, thread_id, checkpoint_ns=ns, before=before or None, limit=limit + 1)
        if not steps:
            raise _nothing(thread_id, ns, before)
        older = _count_older(saver, thread_id, ns, steps[limit]) if len(steps) > limit else 0
        steps = steps[:limit]
        found = _values_of(saver, thread_id, steps) if values else {}
    if json:
        print_json({"thread_id": thread_id, "steps": _as_json(steps, found), "older": older})
        return
    tree = Tree(SafeText(f"thread {thread_id}", style="bold"))
    _Drawing(steps, found).draw(tree)
    print_rich(tree)
    if older:
        print_line(f"{older} older: --before {steps[-1].checkpoint_id}, or --limit", "dim")


def _nothing(thread_id: str, ns: str | None, before: str) -> typer.Exit:
    if ns is None and not before:
        return no_thread(thread_id)
    return stop(f"there are no such checkpoints in thread {thread_id!r}")


def _count_older(saver: PostgresSaver, thread_id: str, ns: str | None, first: Step) -> int:
    place: dict[str, Any] = {"thread_id": thread_id}
    if ns is not None:
        place["checkpoint_ns"] = ns
    upper: Any = {"configurable": {"thread_id": thread_id, "checkpoint_id": first.checkpoint_id}}
    return 1 + len(saver.list_info({"configurable": place}, before=upper))


def _values_of(saver: PostgresSaver, thread_id: str, steps: Sequence[Step]) -> _Values:
    found = {}
    for step in steps:
        key = step.checkpoint_ns, step.checkpoint_id
        stored = saver.get_tuple(config_of(thread_id, *key))
        found[key] = stored.checkpoint["channel_values"] if stored else {}
    return found


def _as_json(steps: Sequence[Step], values: _Values) -> list[dict[str, Any]]:
    records = []
    for step in steps:
        record = asdict(step) | {"interrupted": step.interrupted}
        held = values.get((step.checkpoint_ns, step.checkpoint_id))
        records.append(record if held is None else record | {"values": plain(held)})
    return records


# --- the tree ---


class _Drawing:
    """Steps put into a tree: a line of steps side by side, forks below where they leave it."""

    def __init__(self, steps: Sequence[Step], values: _Values) -> None:
        self._values = values
        self._size = _distinct([step.checkpoint_id for step in steps])
        there = {(s.checkpoint_ns, s.checkpoint_id) for s in steps}
        self._children: dict[tuple[str, str], list[Step]] = defaultdict(list)
        self._inner: dict[str, list[Step]] = defaultdict(list)
        self._firsts: list[Step] = []
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
            line: Step | None = step
            while line is not None:
                node = branch.add(self._label(line))
                key = line.checkpoint_ns, line.checkpoint_id
                inner = self._inner[line.checkpoint_id] if not line.checkpoint_ns else []
                todo += [(node.add(SafeText(s.checkpoint_ns, style="cyan")), s) for s in inner]
                self._add_values(node, line)
                children = self._children[key]
                todo += [(node.add(SafeText("a fork", style="magenta")), s) for s in children[1:]]
                line = children[0] if children else None

    def _label(self, step: Step) -> SafeText:
        label = SafeText()
        name = "step ?" if step.step is None else f"step {step.step}"
        label.append(name, style="bold")
        label.append(f" {step.source or ''}".rstrip())
        if step.nodes:
            label.append(f" · {', '.join(step.nodes)}", style="green")
        if changed := [c for c in step.channels if not is_internal(c)]:
            label.append(f" → {', '.join(changed)}")
        for task in step.tasks:
            if task.state != "done":
                label.append(f"  {_task(task)}", style="yellow")
        newest = self._newest[step.checkpoint_ns] == step.checkpoint_id
        if newest and (pending := [t for t in step.tasks if t.state == "done"]):
            label.append(f"  {len(pending)} pending", style="yellow")
        if newest and not step.checkpoint_ns:
            label.append("  ← latest", style="bold")
        details = size(step.bytes), step.checkpoint_id[: self._size], when(step.created_at)
        label.append("  " + "  ".join(details), style="dim")
        return label

    def _add_values(self, node: Tree, step: Step) -> None:
        held = self._values.get((step.checkpoint_ns, step.checkpoint_id), {})
        for channel in step.channels:
            if channel in held and not is_internal(channel):
                line = SafeText(f"{channel} = ", style="blue")
                node.add(line.append(_value(held[channel]), style="default"))


def _value(value: Any) -> str:
    if isinstance(value, list) and len(value) > 1:
        return f"[{len(value)}] … {in_one_line(value[-1])}"
    return in_one_line(value[0]) if isinstance(value, list) and value else in_one_line(value)


def _task(task: Task) -> str:
    mark = _MARKS[task.state]
    return f"{task.node}: {mark}" if task.node else mark


def _caller(step: Step) -> str:
    """The id of the root checkpoint whose task a subgraph's step belongs to."""
    parents = step.metadata.get("parents")
    return str(parents.get("", "")) if step.checkpoint_ns and isinstance(parents, dict) else ""


def _distinct(ids: Sequence[str]) -> int:
    """How many characters of ids tell them apart; at least 8."""
    different = len(set(ids))
    longest = max(map(len, ids))
    return next((n for n in range(8, longest) if len({i[:n] for i in ids}) == different), longest)
