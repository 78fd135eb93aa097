"""Commands that change threads: copy, delete, prune, settle, rewrite, rotate-keys, retention."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from pg_checkpoint.cli import common
from pg_checkpoint.cli.look import show_differences
from pg_checkpoint.codec.sealing import Field
from pg_checkpoint.core.errors import IncompleteError
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.core.options import RetentionPolicy
from pg_checkpoint.runs.settle import Settled, settle
from pg_checkpoint.saver.retention import Removed
from pg_checkpoint.saver.saver import AsyncPostgresSaver, PostgresSaver, SaverBase
from pg_checkpoint.tools import rotation
from pg_checkpoint.tools.rewrite import RewritePlace, Rewritten, RewrittenAt
from pg_checkpoint.tools.rewrite import rewrite as rewrite_threads
from pg_checkpoint.tools.threads import has_data_key
from pg_checkpoint.tools.views import Difference, differences, size

# pg-checkpoint copy, delete, prune, shred: change the named threads.


Threads = Annotated[list[str], typer.Argument(metavar="THREAD", help="The ids of the threads.")]


def copy(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="The id of a thread.")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The id of the copy.")],
    json: common.Json = False,
) -> None:
    """Copy a thread with all its checkpoints; existing rows of TARGET stay unchanged."""
    if source == target:
        raise common.stop("SOURCE and TARGET are the same thread")
    named, has_key = common.target(context), False
    with named.saver(with_keys=False) as looking:
        _check_sealing(looking, source, named.has_keys, named.encrypt_metadata)
    if named.has_keys:
        with named.saver() as looking:
            has_key = run_on_selector_loop(has_data_key(looking, source))
    with named.saver(data_keys=has_key) as saver:
        with common.bar(f"copying {source}"):
            saver.copy_thread(source, target)
        count = _count(saver, target)
    said = f"{target} has {_checkpoints(count)} now"
    common.print_json({"thread_id": target, "checkpoints": count}) if json else common.print_line(
        said
    )


def delete(
    context: typer.Context,
    thread_ids: Threads,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete threads with all their rows; this can't be undone."""
    with common.target(context).saver(with_keys=False) as saver:
        counts = _counts(saver, thread_ids)
        total = sum(counts.values())
        ask(f"Delete {_threads(len(counts))} with {_checkpoints(total)}?", yes)
        _each("deleting", counts, saver.delete_thread)
    said = f"deleted {_threads(len(counts))} with {_checkpoints(total)}"
    common.print_json({"deleted": counts}) if json else common.print_line(said)


def prune(
    context: typer.Context,
    thread_ids: Threads,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete old checkpoints of threads; keep what the newest or an open interrupt needs."""
    with common.target(context).saver(with_keys=False) as saver:
        before = _counts(saver, thread_ids)
        ask(f"Delete the history of {_threads(len(before))}, newest checkpoints kept?", yes)
        _each("pruning", before, lambda thread_id: saver.prune([thread_id]))
        after = {thread_id: _count(saver, thread_id) for thread_id in before}
    gone = {thread_id: before[thread_id] - after[thread_id] for thread_id in before}
    said = f"deleted {_checkpoints(sum(gone.values()))} of {_threads(len(gone))}"
    common.print_json({"deleted": gone, "kept": after}) if json else common.print_line(said)


def shred(
    context: typer.Context,
    thread_ids: Threads,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete the data keys of threads, so that nobody can read them again, in any copy or backup.

    Only for threads whose rows are all encrypted with data keys.
    """
    target = common.target(context)
    target.check_keys()
    with target.saver(with_keys=False) as looking:
        counts = _counts(looking, thread_ids)
    ask(f"Make {_threads(len(counts))} unreadable for ever?", yes)
    with target.saver() as saver:
        _each("shredding", counts, partial(rotation.shred_thread, saver))
    said = f"shredded {_threads(len(counts))}; `pg-checkpoint delete` deletes their rows"
    common.print_json({"shredded": [*counts]}) if json else common.print_line(said)


def _check_sealing(
    looking: PostgresSaver, source: str, keyed: bool, encrypt_metadata: bool
) -> None:
    """Refuses a copy that would have other encryption than its source."""
    found = looking.list_info({"configurable": {"thread_id": source}}, limit=1)
    if not found:
        raise common.no_thread(source)
    sealed = "pg:sealed" in found[0].metadata
    if sealed and not keyed:
        raise common.stop(f"thread {source!r} is encrypted: give --keys, or set PG_CHECKPOINT_KEYS")
    if sealed != encrypt_metadata and keyed:
        word = "is" if sealed else "is not"
        option = "give" if sealed else "leave out"
        raise common.stop(
            f"the metadata of {source!r} {word} encrypted: {option} --encrypt-metadata"
        )


def _each(what: str, threads: Collection[str], change: Callable[[str], object]) -> None:
    with common.bar(what, len(threads)) as report:
        for done, thread_id in enumerate(threads, 1):
            change(thread_id)
            report(done)


def _counts(saver: PostgresSaver, thread_ids: list[str]) -> dict[str, int]:
    counts = {thread_id: _count(saver, thread_id) for thread_id in thread_ids}
    for thread_id, count in counts.items():
        if not count:
            raise common.no_thread(thread_id)
    return counts


def _count(saver: PostgresSaver, thread_id: str) -> int:
    return len(saver.list_info({"configurable": {"thread_id": thread_id}}))


def ask(question: str, yes: bool) -> None:
    """Asks before something is done that can't be undone, unless --yes was given."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise common.stop("can't ask without a terminal: give --yes")
    typer.confirm(question, abort=True, err=True)


def _threads(count: int) -> str:
    return f"{count} thread" + ("" if count == 1 else "s")


def _checkpoints(count: int) -> str:
    return f"{count} checkpoint" + ("" if count == 1 else "s")


# pg-checkpoint settle: brings a thread to rest whose run was cut.


class How(str, Enum):
    """What is done to a thread whose run was cut."""

    LOOK = "look"
    RESUME = "resume"
    FOLD = "fold"
    ROLLBACK = "rollback"


def settle_thread(
    thread_id: common.ThreadId,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            help="The graph of the thread, with its saver, or a function that returns it.",
        ),
    ],
    how: Annotated[
        How, typer.Option(help="See docs/recovery.md; look changes nothing.")
    ] = How.LOOK,
    interrupts: Annotated[
        bool, typer.Option("--interrupts", help="Also a thread that waits for an answer.")
    ] = False,
    messages: Annotated[
        str, typer.Option(metavar="KEY", help="The key of the state that has the messages.")
    ] = "messages",
    json: common.Json = False,
) -> None:
    """Bring a thread to rest whose run was cut: finish it, fold it, or roll it back."""
    given: Any = {"interrupts": interrupts, "messages": messages}
    with redirect_stdout(sys.stderr):
        settled = run_on_selector_loop(_settle(app, thread_id, how, given))
    newest = settled.config and settled.config["configurable"].get("checkpoint_id")
    if json:
        common.print_json(
            {"found": settled.found, "checkpoint_id": newest, "answered": settled.answered}
        )
        return
    common.print_lines(
        [
            ("found", settled.found),
            ("newest checkpoint", newest),
            ("tool calls answered by an error", ", ".join(settled.answered) or None),
        ]
    )


async def _settle(app: str, thread_id: str, how: How, given: Any) -> Settled:
    graph = await common.graph_of_app(app)
    saver = getattr(graph, "checkpointer", None)
    if not isinstance(saver, SaverBase):
        raise common.stop(f"--app {app} is no graph that is compiled with a saver of pg_checkpoint")
    config: Any = {"configurable": {"thread_id": thread_id}}
    try:
        # On this event loop whichever saver it is: the graph was made here.
        return await settle.__wrapped__(saver, graph, config, how.value, **given)
    finally:
        if isinstance(saver, AsyncPostgresSaver):
            await saver.close()
        elif isinstance(saver, PostgresSaver):
            saver.close()


# pg-checkpoint rewrite: stored values go through a function, in place.


# Differences that are shown of one channel of a thread; the versions of a list repeat each other.
_SHOWN = 20


def rewrite(
    context: typer.Context,
    function: Annotated[
        str,
        typer.Option("--with", metavar="MODULE:FUNCTION", help="Takes a value and its place."),
    ],
    data_keys: Annotated[
        bool, typer.Option("--data-keys", help="With keys: threads have keys of their own.")
    ] = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Make the objects that the strict saver of this graph, or this saver, allows.",
        ),
    ] = "",
    thread: common.Only = None,
    channel: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Only values of this channel, and writes to it; repeatable."
        ),
    ] = None,
    latest_only: Annotated[
        bool, typer.Option("--latest-only", help="Leave older checkpoints alone.")
    ] = False,
    dry_run: common.DryRun = False,
    undo: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="First export the threads that change to this new file, for `import`.",
        ),
    ] = None,
    wait: Annotated[
        float, typer.Option(metavar="SECONDS", min=0, help="Wait so long for a thread's run.")
    ] = 0.0,
    allow_none: Annotated[
        bool, typer.Option("--allow-none", help="Store None where the function returns it.")
    ] = False,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Put stored values through a function, in place: redact, erase, change a schema.

    All checkpoints that share a value get the new one. The function must leave alone what it has
    changed already: then a rewrite that was cut off is finished by running it again.
    """
    if str(undo) == "-":
        raise typer.BadParameter("--undo is a file: what it has is needed after the rewrite")
    with redirect_stdout(sys.stderr):
        call = common.loaded(function, "--with", "function")
        serde = common.strict_serializer_of_app(app) if app else None
    if not dry_run:
        whose = f"{len(thread)} threads" if thread else "all threads"
        ask(f"Put stored values of {whose} through {function}, in place?", yes)
    shown = _Shown()
    with common.target(context).saver(data_keys=data_keys, serde=serde) as saver:
        total = common.count_of(saver, thread)
        with common.bar("rewriting", total) as report, redirect_stdout(sys.stderr):
            given: Any = {
                "threads": thread or None,
                "channels": channel or None,
                "latest_only": latest_only,
            }
            given |= {"dry_run": dry_run, "undo": undo, "wait": wait}
            given["allow_none"] = allow_none
            if dry_run and not json:
                given["show"] = shown.note
            done = _run(saver, call, report, given)
    if json:
        common.print_json({**vars(done), "dry_run": dry_run})
    else:
        shown.print()
        _report(done, dry_run=dry_run)
    if done.failed:
        raise common.stop(f"{len(done.failed)} threads were not rewritten", common.FOUND)


def _run(saver: PostgresSaver, function: Any, report: Any, given: Any) -> Rewritten:
    def show(done: Rewritten) -> None:
        report(done.threads, f"{done.threads} threads looked through, {len(done.rewritten)} done")

    try:
        return rewrite_threads(saver, function, progress=show, **given)
    except IncompleteError as error:
        return cast("Rewritten", error.result)


class _Shown:
    """Differences, each once for a channel of a thread, as the versions of a list share most."""

    def __init__(self) -> None:
        self._found: dict[RewritePlace, dict[tuple[str, str, str], Difference]] = {}

    def note(self, place: RewritePlace, before: Any, after: Any) -> None:
        of_place = self._found.setdefault(place, {})
        name = place.channel or place.kind
        for one in differences({name: before}, {name: after}):
            if len(of_place) <= _SHOWN:
                of_place.setdefault((one.kind, repr(one.before), repr(one.after)), one)

    def print(self) -> None:
        for place, found in self._found.items():
            common.print_line()
            within = f" in {place.checkpoint_ns}" if place.checkpoint_ns else ""
            common.print_line(f"{place.thread_id}{within}, {place.kind}", "bold")
            show_differences([*found.values()][:_SHOWN])
            if len(found) > _SHOWN:
                common.print_line("  and more", "dim")


def _report(done: Rewritten, *, dry_run: bool) -> None:
    if done.found:
        common.print_line()
        columns = ["thread", "namespace", "channel", "kind", "values", "checkpoints"]
        common.print_table(columns, map(_cells, done.found), right=("values", "checkpoints"))
    for thread_id, why in done.failed.items():
        common.print_line(f"{thread_id}: {why}", "red")
    if done.shredded:
        common.print_line(
            f"{len(done.shredded)} threads were shredded, and nobody can read them", "dim"
        )
    changed: Sequence[str] = done.changing if dry_run else done.rewritten
    would = "would be rewritten" if dry_run else "rewritten"
    common.print_line(f"{len(changed)} of {done.threads} threads {would}")


def _cells(at: RewrittenAt) -> tuple[object, ...]:
    where = at.thread_id, at.checkpoint_ns, at.channel, at.kind
    return *where, at.values, len(at.checkpoint_ids)


# pg-checkpoint rotate-keys: re-encrypts rows with the newest key, and counts rows by key.


def rotate_keys(
    context: typer.Context,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only count which rows need which key.")
    ] = False,
    distrust: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY", help="Leave rows of this key unchanged, and name their threads."
        ),
    ] = None,
    searchable: Annotated[
        str | None,
        typer.Option(
            metavar="JSON",
            help="With --allow-plaintext: also encrypt items of the store that are in clear, "
            'except these fields (its searchable=): ["kind"], or [].',
        ),
    ] = None,
    json: common.Json = False,
) -> None:
    """Encrypt all rows with the newest key (the last of --keys), while agents run.

    With --allow-plaintext it also encrypts rows that are not encrypted.
    You can stop it and run it again: it continues. Exit code 0 means that no row needs another key.
    """
    target = common.target(context)
    target.check_keys()
    clear = None if searchable is None else common.fields_of(searchable)
    with target.saver() as saver:
        rotation, problem = _rotate(saver, dry_run, distrust or [], clear)
    _print(rotation, problem, dry_run) if not json else common.print_json(
        _as_json(rotation, problem)
    )
    if problem or not rotation.complete:
        raise typer.Exit(common.FOUND)


def _rotate(
    saver: PostgresSaver, dry_run: bool, distrust: list[str], clear: list[Field] | None
) -> tuple[rotation.Rotation, str | None]:
    with common.bar("encrypting rows anew") as report:

        def show(so_far: rotation.Rotation) -> None:
            report(so_far.rotated.total, total=so_far.due)

        try:
            how: Any = {"distrust": distrust, "searchable": clear}
            return rotation.rotate_keys(saver, dry_run=dry_run, progress=show, **how), None
        except IncompleteError as error:
            result: Any = error.result
            return result, str(error)


def _as_json(rotation: rotation.Rotation, problem: str | None) -> dict[str, Any]:
    counts = asdict(rotation)
    counts["keys"] = {_name(key): rows for key, rows in counts["keys"].items()}
    return {**counts, "complete": rotation.complete, "problem": problem}


def _print(rotation: rotation.Rotation, problem: str | None, dry_run: bool) -> None:
    if not dry_run:
        common.print_lines(
            [
                ("rows re-encrypted", f"{rotation.rotated.total:,}"),
                ("bytes written", size(rotation.bytes)),
                ("threads", f"{rotation.threads:,}"),
            ]
        )
    _print_usage(rotation.keys)
    for thread_id, rows in rotation.distrusted.items():
        common.print_line(
            f"{thread_id}: {rows.total:,} rows encrypted with a distrusted key", "yellow"
        )
    if problem:
        common.print_line(problem, "red")
    elif rotation.complete:
        common.print_line(f"every row is encrypted with {rotation.active}", "green")
    else:
        common.print_line(f"some rows need another key than {rotation.active}", "yellow")


def _print_usage(usage: rotation.KeyUsage) -> None:
    columns = tuple(rotation.RowCounts.__dataclass_fields__)
    rows = [
        (_name(key), *(f"{asdict(counts)[c]:,}" for c in columns)) for key, counts in usage.items()
    ]
    common.print_table(("key", *columns), rows, right=columns)


def _name(key: str | None) -> str:
    return "(in clear)" if key is None else key


# pg-checkpoint retention: deletes what a policy does not keep, in all threads.


def retention(
    context: typer.Context,
    json: common.Json = False,
    where: common.Where = "{}",
    keep_last: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Keep this many checkpoints of each namespace."),
    ] = None,
    keep_younger_than: Annotated[
        str, typer.Option(metavar="TIME", help="Keep checkpoints younger than this: 7d.")
    ] = "",
    delete_inactive_for: Annotated[
        str, typer.Option(metavar="TIME", help="Delete threads without a put for this long: 90d.")
    ] = "",
    keep_results_for: Annotated[
        str,
        typer.Option(
            metavar="TIME",
            help="Drop the results of tasks of kept checkpoints, this long after the "
            "next checkpoint: 7d, or 0d.",
        ),
    ] = "",
    delete_interrupted: Annotated[
        bool,
        typer.Option(
            "--delete-interrupted", help="Also delete inactive threads that wait for an answer."
        ),
    ] = False,
    dry_run: common.DryRun = False,
) -> None:
    """Delete checkpoints that no rule keeps, in all threads, and threads that have expired.

    The newest checkpoints always stay. Without a rule only a time to live (aset_ttl) counts.
    """
    try:
        policy = RetentionPolicy(
            keep_last=keep_last,
            keep_younger_than=common.span(keep_younger_than, "--keep-younger-than"),
            delete_inactive_for=common.span(delete_inactive_for, "--delete-inactive-for"),
            keep_results_for=common.span(keep_results_for, "--keep-results-for"),
            delete_interrupted=delete_interrupted,
            metadata=common.filter_of(where),
        )
    except ValueError as error:
        raise common.stop(re.sub(r"\b(keep_\w+|delete_\w+)", _option, str(error))) from None
    with common.target(context).saver() as saver:
        removed, problem = _apply(saver, policy, dry_run)
    common.print_json({**asdict(removed), "dry_run": dry_run}) if json else _show(removed, dry_run)
    if problem is not None:
        raise common.stop(problem, common.FOUND)


def _apply(
    saver: PostgresSaver, policy: RetentionPolicy, dry_run: bool
) -> tuple[Removed, str | None]:
    with common.bar("looking at threads", common.count_of(saver, None)) as report:

        def show(so_far: Removed) -> None:
            report(so_far.looked_at)

        try:
            return saver.apply_retention(policy, dry_run=dry_run, progress=show), None
        except IncompleteError as error:
            result: Any = error.result
            return result, str(error)


def _show(removed: Removed, dry_run: bool) -> None:
    common.print_line("would remove:" if dry_run else "removed:", "bold")
    counts = asdict(removed)
    names = ("threads", "checkpoints", "writes", "blobs", "chunks")
    rows = [(name, f"{counts[name]:,}") for name in names]
    looked_at = f"{removed.looked_at:,}"
    common.print_lines([*rows, ("bytes", size(removed.bytes)), ("threads looked at", looked_at)])
    if removed.busy:
        common.print_line(
            f"{removed.busy} busy threads were skipped: run it again for them", "yellow"
        )


def _option(found: re.Match[str]) -> str:
    return "--" + found[0].replace("_", "-") if found[0] != "delete_thread" else found[0]
