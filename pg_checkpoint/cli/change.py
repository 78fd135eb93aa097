"""Commands that change threads: copy, delete, prune, settle, rewrite, rotate-keys, retention."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection
from contextlib import redirect_stdout
from dataclasses import asdict
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from pg_checkpoint.cli import common
from pg_checkpoint.cli.look import show_differences
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.core.options import RetentionPolicy
from pg_checkpoint.runs.settle import Settled, settle
from pg_checkpoint.saver.retention import Removed
from pg_checkpoint.saver.saver import AsyncPostgresSaver, PostgresSaver, SaverBase
from pg_checkpoint.tools import rotation, views
from pg_checkpoint.tools.rewrite import RewritePlace, Rewritten
from pg_checkpoint.tools.rewrite import rewrite as rewrite_threads
from pg_checkpoint.tools.threads import has_data_key

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
    database, has_key = common.target(context), False
    with database.saver(with_keys=False) as saver:
        _check_sealing(saver, source, database.has_keys, database.encrypt_metadata)
    if database.has_keys:
        with database.saver() as saver:
            has_key = run_on_selector_loop(has_data_key(saver, source))
    with database.saver(data_keys=has_key) as saver:
        with common.bar(f"copying {source}"):
            saver.copy_thread(source, target)
        count = _count(saver, target)
    document = {"thread_id": target, "checkpoints": count}
    common.print_result(document, f"{target} has {_checkpoints(count)} now", json=json)


def delete(
    context: typer.Context,
    thread_ids: Threads,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete threads with all their rows; this can't be undone."""
    with common.target(context).saver(with_keys=False) as saver:
        counts = _counts(saver, thread_ids)
        rows = f"{_threads(counts)} with {_checkpoints(sum(counts.values()))}"
        common.ask(f"Delete {rows}?", yes)
        _each("deleting", counts, saver.delete_thread)
    common.print_result({"deleted": counts}, f"deleted {rows}", json=json)


def prune(
    context: typer.Context,
    thread_ids: Threads,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Delete old checkpoints of threads; keep what the newest or an open interrupt needs."""
    with common.target(context).saver(with_keys=False) as saver:
        before = _counts(saver, thread_ids)
        common.ask(f"Delete the history of {_threads(before)}, newest checkpoints kept?", yes)
        _each("pruning", before, lambda thread_id: saver.prune([thread_id]))
        kept = {thread_id: _count(saver, thread_id) for thread_id in before}
    deleted = {thread_id: before[thread_id] - kept[thread_id] for thread_id in before}
    text = f"deleted {_checkpoints(sum(deleted.values()))} of {_threads(deleted)}"
    common.print_result({"deleted": deleted, "kept": kept}, text, json=json)


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
    with target.saver(with_keys=False) as saver:
        counts = _counts(saver, thread_ids)
    common.ask(f"Make {_threads(counts)} unreadable forever?", yes)
    with target.saver() as saver:
        _each("shredding", counts, partial(rotation.shred_thread, saver))
    text = f"shredded {_threads(counts)}; `pg-checkpoint delete` deletes their rows"
    common.print_result({"shredded": [*counts]}, text, json=json)


def _check_sealing(saver: PostgresSaver, source: str, keyed: bool, encrypt_metadata: bool) -> None:
    """Refuses a copy that would have other encryption than its source."""
    newest = saver.list_info({"configurable": {"thread_id": source}}, limit=1)
    if not newest:
        raise common.no_thread(source)
    sealed = "pg:sealed" in newest[0].metadata
    if sealed and not keyed:
        raise common.stop(f"thread {source!r} is encrypted: pass --keys, or set PG_CHECKPOINT_KEYS")
    if sealed != encrypt_metadata and keyed:
        word, option = ("is", "pass") if sealed else ("is not", "omit")
        raise common.stop(
            f"the metadata of {source!r} {word} encrypted: {option} --encrypt-metadata"
        )


def _each(work: str, threads: Collection[str], change: Callable[[str], object]) -> None:
    with common.bar(work, len(threads)) as report:
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


def _threads(threads: Collection[str]) -> str:
    return f"{len(threads)} thread" + ("" if len(threads) == 1 else "s")


def _checkpoints(count: int) -> str:
    return f"{count} checkpoint" + ("" if count == 1 else "s")


# pg-checkpoint settle: brings a thread to rest whose run was cut.


class How(str, Enum):
    """The ways to bring a thread to rest whose run was cut."""

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
            help="The graph of the thread, compiled with its saver, or a function that returns it.",
        ),
    ],
    how: Annotated[
        How, typer.Option(help="See docs/recovery.md; look changes nothing.")
    ] = How.LOOK,
    interrupts: Annotated[
        bool, typer.Option("--interrupts", help="Also settle a thread that waits for an answer.")
    ] = False,
    messages: Annotated[
        str, typer.Option(metavar="KEY", help="The channel that has the messages.")
    ] = "messages",
    json: common.Json = False,
) -> None:
    """Bring a thread to rest whose run was cut: finish it, fold it, or roll it back."""
    with redirect_stdout(sys.stderr):
        settled = run_on_selector_loop(_settle(app, thread_id, how, interrupts, messages))
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


async def _settle(app: str, thread_id: str, how: How, interrupts: bool, messages: str) -> Settled:
    graph = await common.graph_of_app(app)
    saver = getattr(graph, "checkpointer", None)
    if not isinstance(saver, SaverBase):
        raise common.stop(
            f"--app {app} is not a graph that is compiled with a saver of pg_checkpoint"
        )
    config: Any = {"configurable": {"thread_id": thread_id}}
    try:
        # On this event loop whichever saver it is: the graph was made here.
        return await settle.__wrapped__(
            saver, graph, config, how.value, interrupts=interrupts, messages=messages
        )
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
        typer.Option(
            "--with",
            metavar="MODULE:FUNCTION",
            help="The function; it takes a value and its place.",
        ),
    ],
    data_keys: Annotated[
        bool, typer.Option("--data-keys", help="With keys: each thread has its own data key.")
    ] = False,
    app: Annotated[
        str,
        typer.Option(
            metavar="MODULE:GRAPH",
            show_default=False,
            help="Create the objects that the strict saver of this graph, or this saver, allows.",
        ),
    ] = "",
    thread: common.Only = None,
    channel: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Only values of this channel and writes to it; repeatable."
        ),
    ] = None,
    latest_only: Annotated[
        bool, typer.Option("--latest-only", help="Leave older checkpoints unchanged.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Show the differences; write nothing.")
    ] = False,
    undo: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="First export the threads that will change to this new file, for `import`.",
        ),
    ] = None,
    wait: Annotated[
        float,
        typer.Option(metavar="SECONDS", min=0, help="Wait this long for the run of a thread."),
    ] = 0.0,
    allow_none: Annotated[
        bool, typer.Option("--allow-none", help="Store None if the function returns it.")
    ] = False,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Pass stored values through a function, in place: redact, erase, change a schema.

    All checkpoints that share a value get the new one. The function must leave alone what it has
    changed already: then a rewrite that was cut off is finished by running it again.
    """
    if str(undo) == "-":
        raise typer.BadParameter(
            "--undo must be a file, because its content is needed after the rewrite"
        )
    with redirect_stdout(sys.stderr):
        call = common.loaded(function, "--with", "function")
        serde = common.strict_serializer_of_app(app) if app else None
    if not dry_run:
        whose = f"{len(thread)} threads" if thread else "all threads"
        common.ask(f"Put stored values of {whose} through {function}, in place?", yes)
    shown = _Shown()
    with (
        common.target(context).saver(data_keys=data_keys, serde=serde) as saver,
        common.bar("rewriting", common.count_of(saver, thread)) as report,
        redirect_stdout(sys.stderr),
    ):

        def progress(done: Rewritten) -> None:
            counts = f"{done.threads} threads looked through, {len(done.rewritten)} done"
            report(done.threads, counts)

        # It ends with the number of threads that were not rewritten, which is the problem here.
        done, _ = common.with_problem(
            lambda: rewrite_threads(
                saver,
                call,
                threads=thread or None,
                channels=channel or None,
                latest_only=latest_only,
                dry_run=dry_run,
                undo=undo,
                show=shown.note if dry_run and not json else None,
                progress=progress,
                wait=wait,
                allow_none=allow_none,
            )
        )
    if json:
        common.print_json({**vars(done), "dry_run": dry_run})
    else:
        shown.print()
        _show_rewritten(done, dry_run=dry_run)
    if done.failed:
        raise common.stop(f"{len(done.failed)} threads were not rewritten", common.FOUND)


class _Shown:
    """Differences, each once for a channel of a thread, as the versions of a list share most."""

    def __init__(self) -> None:
        self._places: dict[RewritePlace, dict[tuple[str, str, str], views.Difference]] = {}

    def note(self, place: RewritePlace, before: Any, after: Any) -> None:
        differences = self._places.setdefault(place, {})
        name = place.channel or place.kind
        for one in views.differences({name: before}, {name: after}):
            if len(differences) <= _SHOWN:
                differences.setdefault((one.kind, repr(one.before), repr(one.after)), one)

    def print(self) -> None:
        for place, differences in self._places.items():
            common.print_line()
            within = f" in {place.checkpoint_ns}" if place.checkpoint_ns else ""
            common.print_line(f"{place.thread_id}{within}, {place.kind}", "bold")
            show_differences([*differences.values()][:_SHOWN])
            if len(differences) > _SHOWN:
                common.print_line("  and more", "dim")


def _show_rewritten(done: Rewritten, *, dry_run: bool) -> None:
    if done.found:
        common.print_line()
        rows = [
            (at.thread_id, at.checkpoint_ns, at.channel, at.kind, at.values, len(at.checkpoint_ids))
            for at in done.found
        ]
        columns = ("thread", "namespace", "channel", "kind", "values", "checkpoints")
        common.print_table(columns, rows, right=columns[-2:])
    for thread_id, reason in done.failed.items():
        common.print_line(f"{thread_id}: {reason}", "red")
    if done.shredded:
        common.print_line(
            f"{len(done.shredded)} threads were shredded, and nobody can read them", "dim"
        )
    count = len(done.changing if dry_run else done.rewritten)
    would = "would be rewritten" if dry_run else "rewritten"
    common.print_line(f"{count} of {done.threads} threads {would}")


# pg-checkpoint rotate-keys: re-encrypts rows with the newest key, and counts rows by key.


def rotate_keys(
    context: typer.Context,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only count which rows need which key.")
    ] = False,
    distrust: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KEY", help="Leave rows of this key unchanged, and print their threads."
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
    with target.saver() as saver, common.bar("encrypting rows anew") as report:
        done, problem = common.with_problem(
            lambda: rotation.rotate_keys(
                saver,
                dry_run=dry_run,
                progress=lambda done: report(done.rotated.total, total=done.due),
                distrust=distrust or (),
                searchable=clear,
            )
        )
    if json:
        document = asdict(done)
        document["keys"] = {_key_name(key): rows for key, rows in document["keys"].items()}
        common.print_json({**document, "complete": done.complete, "problem": problem})
    else:
        _show_rotation(done, problem, dry_run)
    if problem or not done.complete:
        raise typer.Exit(common.FOUND)


def _show_rotation(done: rotation.Rotation, problem: str | None, dry_run: bool) -> None:
    if not dry_run:
        common.print_lines(
            [
                ("rows re-encrypted", f"{done.rotated.total:,}"),
                ("bytes written", views.size(done.bytes)),
                ("threads", f"{done.threads:,}"),
            ]
        )
    columns = tuple(rotation.RowCounts.__dataclass_fields__)
    usage = [
        (_key_name(key), *(f"{getattr(rows, column):,}" for column in columns))
        for key, rows in done.keys.items()
    ]
    common.print_table(("key", *columns), usage, right=columns)
    for thread_id, rows in done.distrusted.items():
        common.print_line(
            f"{thread_id}: {rows.total:,} rows encrypted with a distrusted key", "yellow"
        )
    if problem:
        common.print_line(problem, "red")
    elif done.complete:
        common.print_line(f"every row is encrypted with {done.active}", "green")
    else:
        common.print_line(f"some rows need another key than {done.active}", "yellow")


def _key_name(key: str | None) -> str:
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
        # Its options are named as they are typed; delete_thread is a method.
        text = re.sub(
            r"\b(?!delete_thread\b)(keep_\w+|delete_\w+)",
            lambda match: "--" + match[0].replace("_", "-"),
            str(error),
        )
        raise common.stop(text) from None
    with (
        common.target(context).saver() as saver,
        common.bar("looking at threads", common.count_of(saver, None)) as report,
    ):
        removed, problem = common.with_problem(
            lambda: saver.apply_retention(
                policy, dry_run=dry_run, progress=lambda done: report(done.looked_at)
            )
        )
    if json:
        common.print_json({**asdict(removed), "dry_run": dry_run})
    else:
        _show_removed(removed, dry_run)
    if problem is not None:
        raise common.stop(problem, common.FOUND)


def _show_removed(removed: Removed, dry_run: bool) -> None:
    common.print_line("would remove:" if dry_run else "removed:", "bold")
    common.print_lines(
        [
            ("threads", f"{removed.threads:,}"),
            ("checkpoints", f"{removed.checkpoints:,}"),
            ("writes", f"{removed.writes:,}"),
            ("blobs", f"{removed.blobs:,}"),
            ("chunks", f"{removed.chunks:,}"),
            ("bytes", views.size(removed.bytes)),
            ("threads looked at", f"{removed.looked_at:,}"),
        ]
    )
    if removed.busy:
        common.print_line(
            f"{removed.busy} busy threads were skipped: run it again for them", "yellow"
        )
