"""pg-checkpoint ui: shows threads in a browser, on this machine, read-only."""

from __future__ import annotations

import importlib.util
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.options import Clear, Dsn, Encrypted, Keys, Plain, Schema, Searchable
from pg_checkpoint.cli.parsing import fields_of
from pg_checkpoint.cli.target import cipher_of, opened, opened_store
from pg_checkpoint.settings import DEFAULT_SCHEMA

_LOOPBACK = ("127.0.0.1", "::1", "localhost")
# Seconds that a page waits for the database: a person looks at it.
_READ_TIMEOUT = 10.0


def ui(
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    allow_plaintext: Plain = False,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="0 uses a free port.")
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
    searchable: Searchable = "[]",
) -> None:
    """Show threads in a browser: timelines, forks, states and changes; and the store."""
    _check(host, expose)
    if no_token:
        who = "everybody who reaches it" if expose else "every user and program of this machine"
        typer.echo(f"--no-token: {who} can read everything that is stored", err=True)
    cipher = cipher_of(keys)
    if cipher is None and (encrypt_metadata or allow_plaintext):
        raise stop("--encrypt-metadata and --allow-plaintext need keys: give --keys")
    clear = fields_of(searchable)
    from pg_checkpoint.ui.serve import bind, name_of, serve

    try:
        listening = bind(host, port)
    except OSError as error:
        raise stop(f"can't listen on {host}:{port} ({error}): --port 0 uses a free port") from None
    metadata: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    how: Any = {"allow_plaintext": allow_plaintext, "read_timeout": _READ_TIMEOUT}
    with (
        listening,
        opened(dsn, schema, cipher, **metadata, **how) as saver,
        opened_store(dsn, schema, cipher, searchable=clear, **how) as store,
    ):
        where = name_of(dsn, schema or DEFAULT_SCHEMA)
        serve(
            saver, listening, where=where, store=store, hosts=frozenset(allow_host or ()),
            with_token=not no_token, tell=_tell, open_browser=open_browser,
        )  # fmt: skip


def _check(host: str, expose: bool) -> None:
    needed = ("jinja2", "starlette", "uvicorn")
    if missing := [name for name in needed if importlib.util.find_spec(name) is None]:
        raise stop(
            f"{', '.join(missing)} not installed: the extra ui has them, pip install '.[ui]'"
        )
    if host not in _LOOPBACK and not expose:
        raise stop(
            f"--host {host} lets other machines in, over plain HTTP: add --expose to allow it, "
            "or keep 127.0.0.1 and use a tunnel (ssh -L)"
        )


def _tell(address: str) -> None:
    typer.echo(f"Look at {address}\nCtrl-C stops it. It only reads.")
