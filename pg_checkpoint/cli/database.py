"""Commands for a database: migrate, status, doctor, adopt, quiesce, dev, ui."""

from __future__ import annotations

import importlib.util
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from pg_checkpoint.cli import common
from pg_checkpoint.core import background, migrations
from pg_checkpoint.core.embedded import EmbeddedPostgres
from pg_checkpoint.core.options import DEFAULT_SCHEMA, SEARCH_PATH
from pg_checkpoint.tools import views
from pg_checkpoint.tools.doctor import Finding, examine

# pg-checkpoint migrate: creates or updates the schema, shows its state, or prints the SQL.


def migrate(
    context: typer.Context,
    json: common.Json = False,
    status: Annotated[
        bool,
        typer.Option("--status", help="Change nothing; exit with 1 if a migration is missing."),
    ] = False,
    sql: Annotated[bool, typer.Option("--sql", help="Print the SQL; needs no database.")] = False,
    after: Annotated[
        int, typer.Option(metavar="N", min=0, help="With --sql: only migrations after this one.")
    ] = 0,
) -> None:
    """Create the schema, or apply missing migrations. Many processes can run it at once."""
    target = common.target(context)
    if sql and status:
        raise common.stop("pass either --sql or --status, not both")
    if sql:
        text = migrations.migration_sql(target.schema, after=after)
        common.print_json({"sql": text}) if json else typer.echo(text, nl=False)
    elif status:
        states = migrations.migration_states(target.dsn, schema=target.schema)
        if json:
            common.print_json(states)
        else:
            rows = [(s.version, s.name, common.when(s.applied_at) or "missing") for s in states]
            common.print_table(("version", "name", "applied"), rows, right=("version",))
        if any(state.applied_at is None for state in states):
            raise typer.Exit(common.FOUND)
    else:
        applied = migrations.migrate(target.dsn, schema=target.schema)
        schema = target.schema or DEFAULT_SCHEMA
        by_path = "the first schema of the search_path"
        place = by_path if schema == SEARCH_PATH else f"schema {schema}"
        names = ", ".join(map(str, applied))
        text = f"applied {names} to {place}" if applied else "nothing to apply"
        common.print_result({"applied": applied}, text, json=json)


# pg-checkpoint status: the server, what is stored, problems.


# Below this size most of a database is empty pages.
_MIN_BYTES = 1_000_000


def status(
    context: typer.Context,
    json: common.Json = False,
    exact: Annotated[
        bool, typer.Option("--exact", help="Count the threads instead of estimating their number.")
    ] = False,
) -> None:
    """Show the server, the stored rows with their size, and problems."""
    with common.target(context).saver(with_keys=False) as saver:
        state = views.status(saver, exact=exact)
    if json:
        common.print_json({**asdict(state), "dedupe_ratio": state.dedupe_ratio})
        return
    common.print_lines(_facts(state))
    common.print_line()
    columns = ("table", "rows", "dead", "bytes", "indexes", "toast", "vacuumed")
    rows = [
        (
            t.name,
            f"{t.live:,}",
            f"{t.dead:,}",
            *map(views.size, (t.bytes, t.index_bytes, t.toast_bytes)),
            common.when(t.vacuumed_at) or "never",
        )
        for t in state.tables
    ]
    common.print_table(columns, rows, right=columns[1:6])
    for concern in state.concerns:
        common.print_line()
        common.print_line(f"! {concern.what}", "yellow", wrapped=True)
        # Not wrapped: it may be for copying.
        common.print_line(f"  {concern.remedy}")


def _facts(state: views.Status) -> Iterator[tuple[str, object]]:
    server, psycopg = state.server, state.psycopg
    pooler = ", probably through a pooler" if state.pooler else ""
    yield "server", f"PostgreSQL {server.version}{pooler}"
    pipelines = "" if psycopg.own_pipeline else ", with its public pipelines: upgrade pg-checkpoint"
    yield "psycopg", f"{psycopg.version}{pipelines}"
    yield "database", f"{server.database}, {views.size(server.database_bytes)}"
    yield "role", server.role
    yield "schema", f"{state.schema}, migration {state.schema_version}"
    yield "connections", f"{server.connections} of {server.max_connections}"
    yield "threads", f"{state.threads:,}" if state.threads_counted else f"about {state.threads:,}"
    yield "checkpoints", f"about {state.checkpoints:,}"
    for table in state.tables:
        if table.name == "store_items":
            yield "items of the store", f"about {table.live:,}"
    yield "longest inactive", f"since {common.when(state.oldest)}" if state.oldest else "-"
    yield "last active", common.when(state.newest) or "-"
    if state.dedupe_ratio is None or state.stored_bytes < _MIN_BYTES:
        yield "dedupe", "not enough data"
    else:
        sizes = f"states of {views.size(state.state_bytes)} in {views.size(state.stored_bytes)}"
        yield "dedupe", f"about {state.dedupe_ratio:.1f}x: {sizes}, with indexes"


# pg-checkpoint doctor: finds what is wrong, and says how to fix it.


def doctor(
    context: typer.Context,
    json: common.Json = False,
) -> None:
    """Check the connection, the server, the schema and rights, and explain how to fix problems.

    The exit code is 0 if everything works, 1 if something does not, and 3 without a connection.
    """
    findings, target = [], common.target(context)
    for finding in examine(
        target.dsn,
        schema=target.schema,
        cipher=target.cipher(),
        encrypt_metadata=target.encrypt_metadata,
    ):
        findings.append(finding)
        if not json:
            _show(finding)
    if json:
        common.print_json(findings)
    if not any(finding.name == "login" and finding.fit for finding in findings):
        raise typer.Exit(common.DATABASE)
    if not all(finding.fit for finding in findings):
        raise typer.Exit(common.FOUND)


def _show(finding: Finding) -> None:
    mark, style = ("✓", "green") if finding.fit else ("✗", "red")
    line = common.SafeText(f"{mark} {finding.name}: ", style=style)
    common.print_rich(line.append(finding.said, style="default"))
    if finding.remedy:
        common.print_line(f"  → {finding.remedy}", wrapped=True)


# pg-checkpoint adopt, quiesce: say what a copy of a database is.


def adopt(
    context: typer.Context,
    anywhere: Annotated[
        bool,
        typer.Option(
            "--anywhere", help="Let all copies count as its home, such as copies of a template."
        ),
    ] = False,
    json: common.Json = False,
) -> None:
    """Say that production is in this database now: runs are resumed and retention goes on here."""
    target = common.target(context)
    background.adopt(target.dsn, schema=target.schema, anywhere=anywhere)
    schema, place = target.schema or DEFAULT_SCHEMA, "any" if anywhere else "this"
    text = f"schema {schema} is at home in {place} database"
    common.print_result({"adopted": schema}, text, json=json)


def quiesce(
    context: typer.Context,
    force: Annotated[
        bool,
        typer.Option(
            "--force", help="Also if the schema is at home here: in a copy of the whole server."
        ),
    ] = False,
    json: common.Json = False,
    yes: common.Yes = False,
) -> None:
    """Have a copy forget the runs that production has under way, and adopt it."""
    common.ask("Drop all leases and everything that waits to be resumed in this database?", yes)
    target = common.target(context)
    background.quiesce(target.dsn, schema=target.schema, force=force)
    schema = target.schema or DEFAULT_SCHEMA
    text = f"schema {schema} is at rest, and at home in this database"
    common.print_result({"quiesced": schema}, text, json=json)


# pg-checkpoint dev: a Postgres server in the foreground, for local work.


def dev(
    context: typer.Context,
    data_dir: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Keep the data in this folder, and reuse it.", file_okay=False
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=65535, show_default="a free one", help="The port of the server."
        ),
    ] = None,
) -> None:
    """Run an embedded, migrated Postgres until Ctrl-C; the first line printed is its DSN."""
    ended = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    settings = {} if port is None else {"port": str(port)}
    with EmbeddedPostgres(settings, data_dir) as server:
        migrations.migrate(server.dsn, schema=common.target(context).schema)
        typer.echo(server.dsn)
        sys.stdout.flush()
        kept = f"data is kept in {data_dir}" if data_dir else "data is deleted at the end"
        typer.echo(f"ready; {kept}; Ctrl-C stops it", err=True)
        while not ended.wait(0.5):  # on Windows a wait without end can't be interrupted
            pass


# pg-checkpoint ui: shows threads in a browser, on this machine, read-only.


_LOOPBACK = ("127.0.0.1", "::1", "localhost")
# Seconds that a page waits for the database: a person looks at it.
_READ_TIMEOUT = 10.0


def ui(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, max=65535, help="The port to listen on; 0 uses a free one."
        ),
    ] = 8642,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another host name that browsers may use."),
    ] = None,
    expose: Annotated[
        bool, typer.Option("--expose", help="Allow a --host that other machines can reach.")
    ] = False,
    no_token: Annotated[
        bool, typer.Option("--no-token", help="Let in anybody who reaches the port.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    searchable: common.Searchable = "[]",
) -> None:
    """Show threads in a browser: timelines, forks, states and changes; and the store."""
    needed = ("jinja2", "starlette", "uvicorn")
    if missing := [name for name in needed if importlib.util.find_spec(name) is None]:
        raise common.stop(
            f"{', '.join(missing)} not installed: install the extra, pip install '.[ui]'"
        )
    if host not in _LOOPBACK and not expose:
        raise common.stop(
            f"--host {host} lets other machines in, over plain HTTP: add --expose to allow it, "
            "or keep 127.0.0.1 and use a tunnel (ssh -L)"
        )
    if no_token:
        who = "everybody who reaches it" if expose else "every user and program of this machine"
        typer.echo(f"--no-token: {who} can read everything that is stored", err=True)
    target = common.target(context)
    if not target.has_keys and (target.encrypt_metadata or target.allow_plaintext):
        raise common.stop("--encrypt-metadata and --allow-plaintext need keys: pass --keys")
    clear = common.fields_of(searchable)
    from pg_checkpoint.ui.app import bind, name_of, serve

    try:
        listening = bind(host, port)
    except OSError as error:
        raise common.stop(
            f"can't listen on {host}:{port} ({error}): --port 0 uses a free port"
        ) from None
    with (
        listening,
        target.saver(read_timeout=_READ_TIMEOUT) as saver,
        target.store(searchable=clear, read_timeout=_READ_TIMEOUT) as store,
    ):
        serve(
            saver,
            listening,
            where=name_of(target.dsn, target.schema or DEFAULT_SCHEMA),
            store=store,
            hosts=frozenset(allow_host or ()),
            with_token=not no_token,
            tell=lambda address: typer.echo(f"Look at {address}\nCtrl-C stops it. It only reads."),
            open_browser=open_browser,
        )
