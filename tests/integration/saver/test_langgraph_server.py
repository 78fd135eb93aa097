"""examples/langgraph_server in LangGraph's agent server, driven by the official client.

`langgraph dev` keeps threads and runs, without what they hold, in a store of its
own; the checkpoints are to be in Postgres, all of them and nowhere else.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from langgraph_sdk import get_sync_client
from langgraph_sdk.errors import NotFoundError

from pg_checkpoint.core.embedded import _free_port
from tests.making import rows_of
from tests.servers import Server, database
from tests.waiting import PATIENCE, wait_until

pytestmark = [pytest.mark.agent_server, pytest.mark.direct("told apart by its marker")]
# The client's answers are JSON; its types say less, and in part other things.
Client: TypeAlias = Any
ROOT = Path(__file__).parents[3]
QUIET = {
    "LANGSMITH_TRACING": "false",
    "LANGGRAPH_CLI_NO_ANALYTICS": "1",
    "LANGGRAPH_NO_VERSION_CHECK": "true",
    "NO_COLOR": "1",
}


class AgentServer:
    def __init__(self, folder: Path, dsn: str) -> None:
        self.folder, self.dsn = folder, dsn
        self.log = folder / "log"
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        langgraph = str(Path(sys.executable).with_name("langgraph"))
        command = [langgraph, "dev", "--no-browser", "--no-reload", "--port", str(port)]
        given = {"PG_CHECKPOINT_DSN": self.dsn, "PYTHONPATH": str(ROOT)}
        with self.log.open("ab") as log:
            env = {**os.environ, **QUIET, **given}
            self._process = subprocess.Popen(
                command, cwd=self.folder, env=env, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.1)

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(timeout=PATIENCE)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stored(self, thread_id: str) -> dict[str, int]:
        """How many rows of a thread each table has."""
        counts = {}
        for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads"):
            query = f"select from pgcheckpoint.{table} where thread_id = %s"
            counts[table] = len(rows_of(self.dsn, query, [thread_id]))
        return counts

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ok").status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture(scope="module")
def agents(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AgentServer]:
    folder = tmp_path_factory.mktemp("agents") / "server"
    shutil.copytree(ROOT / "examples" / "langgraph_server", folder)
    shutil.copy(Path(__file__).with_name("delta_agent.py"), folder)
    config = json.loads((folder / "langgraph.json").read_text())
    config["graphs"]["delta"] = "./delta_agent.py:graph"
    shutil.copy(Path(__file__).with_name("remembering_agent.py"), folder)
    config["graphs"]["remembering"] = "./remembering_agent.py:graph"
    (folder / "langgraph.json").write_text(json.dumps(config))
    with database(server.direct) as (_, dsn):
        agents = AgentServer(folder, dsn)
        try:
            agents.start()
            yield agents
        finally:
            agents.kill()


@pytest.fixture
def client(agents: AgentServer) -> Iterator[Client]:
    with get_sync_client(url=agents.url) as client:
        yield client


def _start(client: Client, topic: str = "owls") -> str:
    """A thread that waits for a human."""
    thread = client.threads.create()["thread_id"]
    given = {"topic": topic, "log": []}
    parts = list(client.runs.stream(thread, "agent", input=given, stream_mode="updates"))
    updates = [part.data for part in parts if part.event == "updates"]
    assert [next(iter(update)) for update in updates] == ["draft", "__interrupt__"]
    return str(thread)


def _resume(client: Client, thread: str, answer: str) -> Any:
    return client.runs.wait(thread, "agent", command={"resume": answer})


FINISHED = ["a draft on owls", "a human said yes", "published"]


def test_an_interrupted_run_is_resumed(agents: AgentServer, client: Client) -> None:
    thread = _start(client)
    state = client.threads.get_state(thread)
    assert state["next"] == ["review"]
    (interrupt,) = state["tasks"][0]["interrupts"]
    assert interrupt["value"] == "Publish a draft on owls?"
    assert _resume(client, thread, "yes")["log"] == FINISHED
    assert client.threads.get_state(thread)["values"]["log"] == FINISHED
    stored = agents.stored(thread)
    assert stored["checkpoints"] == len(client.threads.get_history(thread, limit=100)) == 5
    assert all(stored.values())
    log = agents.log.read_text()
    assert "Using custom checkpointer: AsyncPostgresSaver" in log
    # It names methods that it misses.
    assert "Custom checkpointer missing" not in log
    assert "does not implement" not in log


def test_what_is_deleted_is_gone(agents: AgentServer, client: Client) -> None:
    deleted, pruned, kept = (_start(client) for _ in range(3))
    client.threads.delete(deleted)
    client.threads.prune([pruned])
    assert not any([*agents.stored(deleted).values(), *agents.stored(pruned).values()])
    assert all(agents.stored(kept).values())


def test_a_run_that_is_rolled_back_leaves_nothing(agents: AgentServer, client: Client) -> None:
    thread = client.threads.create()["thread_id"]
    client.runs.wait(thread, "delta", input={"steps": 1, "items": ["first"]})
    before = client.threads.get_history(thread, limit=100)
    given = {"steps": 500, "seconds": 0.05, "items": ["second"]}
    slow = client.runs.create(thread, "delta", input=given)
    wait_until(lambda: agents.stored(thread)["checkpoints"] >= len(before) + 3)
    client.runs.cancel(thread, slow["run_id"], action="rollback", wait=True)
    wait_until(lambda: client.threads.get_history(thread, limit=100) == before)
    values = client.runs.wait(thread, "delta", input={"steps": 1, "items": ["third"]})
    assert values["items"] == ["first", "item 0", "third", "item 0"]


def _run(*arguments: str, **env: str) -> Any:
    """What a program of Python's prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **QUIET, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_readme(agents: AgentServer) -> None:
    example = ROOT / "examples" / "langgraph_server"
    readme = (example / "README.md").read_text()
    (config,) = re.findall(r"```json\n(.*?)```", readme, re.DOTALL)
    assert config == (example / "langgraph.json").read_text()
    (script,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    said = _run("-c", script, LANGGRAPH_URL=agents.url)
    assert said == f"['review']\n{FINISHED}\n['taste']\n"


def test_all_calls_of_a_deployment(empty_dsn: str) -> None:
    """There the server is not Python, and calls by gRPC."""
    module = "tests.integration.saver.agent_server_calls"
    said = _run("-m", module, PG_CHECKPOINT_DSN=empty_dsn, PYTHONPATH=str(ROOT))
    assert json.loads(said) == {
        "question": "Publish a draft on owls?",
        "t": [FINISHED, 5],
        "copy": [FINISHED, 5],
        "pages": True,
        "pruned": [1, FINISHED],
        "all deleted": [0, True],
        "run": [8, 5],
        "thread deleted": 0,
    }


def test_our_store_is_what_it_uses(agents: AgentServer, client: Client) -> None:
    store = client.store
    namespace = ["members", "m1"]
    for n, like in enumerate(["tea", "coffee", "rain"]):
        store.put_item(namespace, key=f"k{n}", value={"likes": like, "n": n * 5})
    store.put_item(["others"], key="k", value={"likes": "tea"})
    assert store.get_item(namespace, key="k0")["value"] == {"likes": "tea", "n": 0}
    found = store.search_items(["members"], filter={"likes": {"$in": ["tea", "rain"]}})["items"]
    assert [item["key"] for item in found] == ["k2", "k0"]
    found = store.search_items(["members"], filter={"n": {"$gt": 6}})["items"]
    assert [item["key"] for item in found] == ["k2"]
    listed = store.list_namespaces(prefix=["members"])["namespaces"]
    assert listed == [namespace]
    store.delete_item(namespace, key="k0")
    rows = rows_of(
        agents.dsn, "select key from pgcheckpoint.store_items where head like 'members%' order by 1"
    )
    assert rows == [("k1",), ("k2",)]
    assert "Using custom store: <AsyncPostgresStore" in agents.log.read_text()


def test_a_graph_remembers_across_threads(agents: AgentServer, client: Client) -> None:
    seen = []
    for name in ("ada", "bob"):
        thread = client.threads.create()["thread_id"]
        state = client.runs.wait(thread, "remembering", input={"name": name, "seen": []})
        seen.append(state["seen"])
    assert seen == [[["ada"], 1], [["ada", "bob"], 2]]
    found = client.store.search_items(["visits"])["items"]
    assert sorted(item["key"] for item in found) == ["ada", "bob", "count"]


def test_threads_outlive_the_server_and_its_own_store(agents: AgentServer) -> None:
    with get_sync_client(url=agents.url) as client:
        thread = _start(client)
    agents.stop()
    # With the same folder it knows the thread: its own store is there.
    agents.start()
    with get_sync_client(url=agents.url) as client:
        assert client.threads.get_state(thread)["next"] == ["review"]
    agents.stop()
    shutil.rmtree(agents.folder / ".langgraph_api")
    agents.start()
    with get_sync_client(url=agents.url) as client:
        with pytest.raises(NotFoundError):
            client.threads.get(thread)
        # The thread's name is all that was lost.
        client.threads.create(thread_id=thread, if_exists="do_nothing", graph_id="agent")
        assert client.threads.get_state(thread)["next"] == ["review"]
        assert _resume(client, thread, "yes")["log"] == FINISHED
    agents.stop()
    log = agents.log.read_text()
    assert not re.findall(r"BlockingError|Traceback|\[error", log), log
