"""pg-checkpoint diff: what changed in the state between two checkpoints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Group

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Dsn, Json, Keys, Plain, Schema, ThreadId
from pg_checkpoint.cli.output import SafeText, print_json, print_line, print_rich
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.diagnosis.difference import Difference, differences
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.diagnosis.json_view import in_one_line, plain
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.sync_saver import PostgresSaver

_SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}
_STYLES = {"+": "green", "-": "red", "@": "cyan"}
_REFERENCE = "An id, its beginning or end, a step (3), or latest."


def diff(
    thread_id: ThreadId,
    a: Annotated[str, typer.Argument(metavar="A", help=_REFERENCE, show_default="B's parent")] = "",
    b: Annotated[str, typer.Argument(metavar="B", help="As A.", show_default=True)] = "latest",
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    allow_plaintext: Plain = False,
    json: Json = False,
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
    with opened(dsn, schema, cipher_of(keys), allow_plaintext=allow_plaintext) as saver:
        infos = saver.list_info({"configurable": {"thread_id": thread_id, "checkpoint_ns": ns}})
        if not infos:
            raise stop(f"there is no thread {thread_id!r}" + (f" with {ns!r}" if ns else ""))
        later = _named(infos, b)
        earlier = _named(infos, a) if a else _parent(infos, later)
        before = _values(saver, earlier) if earlier else {}
        found = differences(before, _values(saver, later))
    if not everything:
        found = [d for d in found if not is_internal(str(d.path[0]))]
    if json:
        ids = {"a": earlier and earlier.checkpoint_id, "b": later.checkpoint_id}
        print_json({"thread_id": thread_id, **ids, "differences": [_as_json(d) for d in found]})
    else:
        print_line(f"A  {_title(earlier)}", "bold")
        print_line(f"B  {_title(later)}", "bold")
        show_differences(found)


def _named(infos: Sequence[CheckpointInfo], reference: str) -> CheckpointInfo:
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
        raise stop(f"no checkpoint matches {reference!r}: `pg-checkpoint show` lists them")
    some = ", ".join(i.checkpoint_id for i in found[:5])
    raise stop(f"{reference!r} matches {len(found)} checkpoints: {some}")


def _parent(infos: Sequence[CheckpointInfo], of: CheckpointInfo) -> CheckpointInfo | None:
    if of.parent_checkpoint_id is None:
        return None
    found = next((i for i in infos if i.checkpoint_id == of.parent_checkpoint_id), None)
    if found is None:
        raise stop(f"the parent of {of.checkpoint_id} is not stored: name a checkpoint A")
    return found


def _values(saver: PostgresSaver, info: CheckpointInfo) -> dict[str, Any]:
    found = saver.get_tuple(config_of(info.thread_id, info.checkpoint_ns, info.checkpoint_id))
    if found is None:
        raise stop(f"checkpoint {info.checkpoint_id} was deleted just now")
    return dict(found.checkpoint["channel_values"])


def _as_json(found: Difference) -> dict[str, Any]:
    record: dict[str, Any] = {"path": found.path, "place": found.place, "kind": found.kind}
    if found.kind != "added":
        record["before"] = plain(found.before)
    if found.kind != "removed":
        record["after"] = plain(found.after)
    return record | ({"lines": found.lines} if found.lines else {})


def _title(info: CheckpointInfo | None) -> str:
    if info is None:
        return "nothing"
    return f"step {'?' if info.step is None else info.step} ({info.checkpoint_id})"


def show_differences(found: Sequence[Difference]) -> None:
    """Prints differences, a channel after the other."""
    if not found:
        print_line("no difference", "dim")
    for channel, group in groupby(found, key=lambda d: str(d.path[0])):
        print_line()
        print_line(channel, "bold")
        print_rich(Group(*(line for found in group for line in _lines(found, channel))))


def _lines(found: Difference, channel: str) -> Iterator[SafeText]:
    place = found.place.removeprefix(channel).lstrip(".")
    place = f"{place}  " if place else ""
    if found.kind == "moved":
        yield SafeText(f"  ~ {place}the same items in another order", style="yellow")
        return
    sign, style = _SIGNS[found.kind]
    if found.kind == "changed" and len(found.lines) > 3:
        yield SafeText(f"  {sign} {place}".rstrip(), style=style)
        for line in found.lines:
            yield SafeText(f"      {line}", style=_STYLES.get(line[:1], ""))
    elif found.kind == "changed":
        before, after = in_one_line(found.before), in_one_line(found.after)
        yield SafeText(f"  {sign} {place}{before} → {after}", style=style)
    else:
        value = found.after if found.kind == "added" else found.before
        yield SafeText(f"  {sign} {place}{in_one_line(value, 200)}", style=style)
