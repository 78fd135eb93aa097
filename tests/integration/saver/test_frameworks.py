"""Savers as frameworks have them: docs/frameworks.md. Forks of servers are in test_forks.py."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
from langgraph.graph import START, StateGraph
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import PostgresSaver, migrate
from tests.making import config_for, rows_of
from tests.stories import State
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[3]
LAMBDA = """
import sys
from pg_checkpoint import PostgresSaver, PostgresStore
from tests.integration.saver.test_frameworks import graph_of
from tests.making import config_for

saver = PostgresSaver.from_conn_string(sys.argv[1], max_size=2)
store = PostgresStore.from_conn_string(sys.argv[1], max_size=2)
graph = graph_of(saver)
for line in sys.stdin:
    found = graph.invoke({"log": [line.strip()]}, config_for("t"))
    store.put(("a",), "k", {"n": len(found["log"])})
    print(len(found["log"]), store.get(("a",), "k").value["n"], flush=True)
"""


def graph_of(saver: PostgresSaver) -> Any:
    builder = StateGraph(State)
    builder.add_node("answer", lambda state: {"log": ["answer"]})
    builder.add_edge(START, "answer")
    return builder.compile(checkpointer=saver)


def _in_a_thread(call: Any) -> Any:
    """As Streamlit runs a script: in a thread that ends with it."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(call).result(PATIENCE)


def test_made_in_one_thread_and_used_in_others_with_loops_of_their_own(empty_dsn: str) -> None:
    """As Streamlit's cache_resource has it: scripts of several sessions, also at once."""

    def make() -> Any:
        saver = PostgresSaver.from_conn_string(empty_dsn)
        saver.setup()
        return saver, graph_of(saver)

    saver, graph = _in_a_thread(make)
    together = threading.Barrier(6)

    def script(session: int) -> list[str]:
        config = config_for(f"session {session}")
        together.wait(PATIENCE)
        graph.invoke({"log": ["in"]}, config)
        found = asyncio.run(graph.ainvoke({"log": ["in"]}, config))
        return list(found["log"])

    with ThreadPoolExecutor(6) as threads:
        for log in threads.map(script, range(6)):
            assert log == ["in", "answer"] * 2
    assert _in_a_thread(lambda: graph.get_state(config_for("session 0")).values["log"])
    saver.close()


def test_tables_are_made_within_another_connections_transaction(empty_dsn: str) -> None:
    """As by a migration of Django's, which may be rolled back and repeated."""
    for _ in range(2):
        with psycopg.connect(empty_dsn) as django:
            django.execute("create table theirs (n int)")
            migrate(empty_dsn)
            django.rollback()
    with PostgresSaver.from_conn_string(empty_dsn) as saver:
        assert graph_of(saver).invoke({"log": []}, config_for("t"))["log"] == ["answer"]


@pytest.mark.skipif(sys.platform == "win32", reason="processes can't be stopped there")
@pytest.mark.direct("ends the sessions of the server, which a pooler keeps from its clients")
def test_a_frozen_instance_goes_on_without_its_sessions(dsn: str, tmp_path: Path) -> None:
    """As Lambda does it between two invocations."""
    program, env = tmp_path / "instance.py", {**os.environ, "PYTHONPATH": str(ROOT)}
    program.write_text(LAMBDA)
    ended = (
        "select pg_terminate_backend(pid, 60000) from pg_stat_activity"
        " where datname = %s and pid <> pg_backend_pid()"
    )
    pipes: Any = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    command = [sys.executable, str(program), dsn]
    with subprocess.Popen(command, **pipes, text=True, env=env) as process:
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            for count in (2, 4, 6):
                process.stdin.write("in\n")
                process.stdin.flush()
                assert process.stdout.readline() == f"{count} {count}\n"
                process.send_signal(signal.SIGSTOP)
                wait_until(lambda: psutil.Process(process.pid).status() == psutil.STATUS_STOPPED)
                done = rows_of(dsn, ended, [conninfo_to_dict(dsn)["dbname"]])
                assert done
                assert all(is_done for (is_done,) in done)
                process.send_signal(signal.SIGCONT)
            # What the pool warns of: connections that it discards.
            _, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert "Traceback" not in said
    assert process.returncode == 0
