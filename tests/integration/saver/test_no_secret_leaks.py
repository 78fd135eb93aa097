"""A graph full of secrets, run on a server that logs everything: none is anywhere on its disk."""

from __future__ import annotations

import base64
import operator
import subprocess
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import psycopg
import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, Send
from psycopg import sql
from typing_extensions import TypedDict

from pg_checkpoint import AesGcmCipher, KeyRing
from pg_checkpoint.core import embedded
from pg_checkpoint.core.embedded import EmbeddedPostgres
from tests.conftest import Saver
from tests.making import ask, run_sql

LOGS_ALL = {
    "log_statement": "all",
    "log_parameter_max_length": "-1",
    "log_parameter_max_length_on_error": "-1",
    "log_min_messages": "debug1",
    "fsync": "off",
}
KEY = bytes(range(32))
_NAMES = "small long list message number interrupt resume error write send update metadata run"
# No two share eight characters; the numbers are text in JSON.
SECRETS = {name: f"{name[::-1]}-sesame-{n}x{n}-{name}" for n, name in enumerate(_NAMES.split())}
NUMBER = 86_753_090_420_017


@pytest.fixture
def folder() -> Iterator[Path]:
    """Of the server, whose user must get there: pytest's own folders are closed to others."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name) / "server"


class State(TypedDict):
    small: str
    number: int
    long: str
    items: Annotated[list[str], operator.add]
    messages: Annotated[list[Any], add_messages]


def _graph(saver: Saver) -> Any:
    failed: list[bool] = []

    def question(state: State, config: RunnableConfig) -> dict[str, Any]:
        answer = ask(SECRETS["interrupt"], config)
        return {"items": [answer, SECRETS["write"]], "number": NUMBER}

    def fan_out(state: State) -> list[Send]:
        return [Send("work", {"task": f"{SECRETS['send']} {n}"}) for n in range(2)]

    def work(task: Any) -> dict[str, Any]:
        if not failed:
            failed.append(True)
            raise ValueError(SECRETS["error"])
        reply = AIMessage(f"{SECRETS['message']} {task} " * 30)
        return {"messages": [reply], "items": [SECRETS["list"]]}

    builder = StateGraph(State)
    builder.add_node("question", question)
    builder.add_node("work", work)  # type: ignore[arg-type]  # it is sent to, with any input
    builder.add_edge(START, "question")
    builder.add_conditional_edges("question", fan_out, ["work"])
    builder.add_edge("work", END)
    return builder.compile(checkpointer=saver)


async def _run(saver: Saver) -> dict[str, Any]:
    graph = _graph(saver)
    config: RunnableConfig = {
        "configurable": {"thread_id": "t", "run_id": SECRETS["run"]},
        "metadata": {"customer": SECRETS["metadata"], "deep": {"customer": SECRETS["metadata"]}},
    }
    long = SECRETS["long"] + " and so on" * 20
    messages = [HumanMessage(f"{SECRETS['message']} {n} " * 30) for n in range(40)]
    begin = {"small": SECRETS["small"], "long": long, "items": [], "messages": messages}
    await graph.ainvoke(begin, config)
    with pytest.raises(ValueError, match="sesame"):
        await graph.ainvoke(Command(resume=SECRETS["resume"]), config)
    await graph.ainvoke(None, config)
    await graph.aupdate_state(config, {"items": [SECRETS["update"]]}, as_node="work")
    state = await graph.aget_state(config)
    assert len([s async for s in graph.aget_state_history(config)]) > 4
    found: dict[str, Any] = state.values
    return found


def _disk(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file that the server has written: its log, the tables, the write-ahead log."""
    # Root's server may run from a copy of its binaries, which have a byte of every value in a row.
    binaries = folder / "package"
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and binaries not in path.parents:
            yield str(path.relative_to(folder)), path.read_bytes()


def _rows(dsn: str) -> Iterator[tuple[str, bytes]]:
    """Every column of every table, for the files may hold it compressed."""
    columns = (
        "select c.table_name, c.column_name from information_schema.columns c"
        " join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name"
        " where c.table_schema = 'pgcheckpoint'"
    )
    with psycopg.connect(dsn) as admin:
        for table, column in admin.execute(columns.encode()).fetchall():
            every = sql.SQL("select {} from {}").format(
                sql.Identifier(column), sql.Identifier("pgcheckpoint", table)
            )
            for (value,) in admin.execute(every):
                as_bytes = value if isinstance(value, bytes) else str(value).encode()
                yield f"{table}.{column}", as_bytes


def _dump(dsn: str) -> Iterator[tuple[str, bytes]]:
    program = embedded._installed_binaries() / "pg_dump"
    yield "pg_dump", subprocess.run([program, dsn], capture_output=True, check=True).stdout


def _forms(secret: str) -> list[bytes]:
    """As it is, as the log shows bytes, and as Base64 at each of its three phases."""
    raw = secret.encode()
    coded = [base64.b64encode(b"\0" * shift + raw)[4:-4] for shift in range(3)]
    return [raw, raw.hex().encode(), raw.hex().upper().encode(), *coded]


def _found(places: Iterator[tuple[str, bytes]]) -> dict[str, set[str]]:
    forms = {name: _forms(secret) for name, secret in SECRETS.items()}
    number = NUMBER.to_bytes(8, "big")
    forms["number"] = [str(NUMBER).encode(), number, number.hex().encode()]
    forms["key"] = [KEY, KEY.hex().encode(), base64.b64encode(KEY)[:-4]]
    found: dict[str, set[str]] = {name: set() for name in forms}
    for place, data in places:
        for name, looks in forms.items():
            if any(look in data for look in looks):
                found[name].add(place)
    return found


async def _search(folder: Path, **options: Any) -> tuple[dict[str, set[str]], dict[str, Any]]:
    """Runs the graph on a server of its own; where the secrets are, and the final state."""
    with EmbeddedPostgres(LOGS_ALL, folder) as server:
        async with Saver.from_conn_string(server.dsn, **options) as saver:
            await saver.setup()
            values = await _run(saver)
        in_rows = _found(chain(_rows(server.dsn), _dump(server.dsn)))
        run_sql(server.dsn, "checkpoint")
    on_disk = _found(_disk(folder))
    return {name: on_disk[name] | in_rows[name] for name in on_disk}, values


async def test_with_a_cipher_no_secret_is_anywhere(folder: Path) -> None:
    cipher = AesGcmCipher(KeyRing({"1": KEY}))
    found, values = await _search(folder, cipher=cipher, encrypt_metadata=True)
    assert found == {name: set() for name in found}
    assert values["number"] == NUMBER
    assert {SECRETS[n] for n in ("resume", "write", "list", "update")} <= set(values["items"])


async def test_without_encrypt_metadata_only_metadata_shows(folder: Path) -> None:
    cipher = AesGcmCipher(KeyRing({"1": KEY}), compress=True)
    found, _ = await _search(folder, cipher=cipher)
    assert {name for name, places in found.items() if places} == {"metadata", "run"}


async def test_without_a_cipher_the_search_finds_every_one(folder: Path) -> None:
    found, _ = await _search(folder)
    assert {name for name, places in found.items() if not places} == {"key"}
    for name in set(found) - {"key"}:
        assert "log" in found[name], name
        assert any("." in place for place in found[name]), name
        assert "pg_dump" in found[name], name
    assert any("pg_wal" in place for places in found.values() for place in places)
