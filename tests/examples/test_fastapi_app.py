"""examples/fastapi_app as its users have it: a server process, driven over HTTP."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from fastapi.testclient import TestClient
from langchain_core.messages import AIMessage
from langgraph.graph import START, StateGraph

from examples.fastapi_app import app, graph
from tests.command_line import ROOT, environment, program
from tests.faults.proxy import proxied
from tests.servers import Server, database
from tests.waiting import PATIENCE, wait_until

UVICORN = [sys.executable, "-m", "uvicorn", "examples.fastapi_app:app", "--port", "0"]
STREAM = {"Accept": "text/event-stream"}
# More than a second of words, and less than any patience.
LONG = " ".join(f"word{n}" for n in range(80))


class Served(NamedTuple):
    process: subprocess.Popen[bytes]
    log: Path
    client: httpx.Client


@contextmanager
def serve(dsn: str, log: Path, command: list[str] = UVICORN, **more: str) -> Iterator[Served]:
    given = environment(dsn, **more)
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=given, stdout=output, stderr=output)
    try:
        address = wait_until(lambda: _address(process, log))
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            yield Served(process, log, client)
    finally:
        process.kill()
        process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str | None:
    assert process.poll() is None, log.read_text()
    found = re.search(r"running on (http://\S+)", log.read_text())
    return found and found[1]


@pytest.fixture(scope="module")
def served(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    log = tmp_path_factory.mktemp("fastapi") / "log"
    with database(server.direct) as (_, dsn), serve(dsn, log) as running:
        yield running


@pytest.fixture
def client(served: Served) -> httpx.Client:
    return served.client


def _say(client: httpx.Client | TestClient, thread: str, text: str) -> Any:
    return client.post(f"/threads/{thread}/messages", json={"text": text}).raise_for_status().json()


def _events(response: httpx.Response) -> Iterator[tuple[str, Any]]:
    name = ""
    for line in response.iter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield name, json.loads(line.removeprefix("data: "))


def _stream(client: Any, path: str, given: Any) -> list[tuple[str, Any]]:
    with client.stream("POST", path, json=given, headers=STREAM) as response:
        assert response.status_code == 200, response.read()
        return list(_events(response))


def _after_words(response: httpx.Response, count: int) -> Iterator[tuple[str, Any]]:
    """The events of a response that come after so many words. Who drops them drops the client."""
    events = _events(response)
    while count:
        count -= next(events)[0] == "word"
    return events


def _texts(state: Any, who: str) -> list[str]:
    return [m["text"] for m in state["messages"] if m["from"] == who]


def test_messages_are_answered_and_remembered(client: httpx.Client) -> None:
    assert client.get("/threads/talk").status_code == 404
    assert _texts(_say(client, "talk", "Hi"), "ai") == ["You said: Hi"]
    assert _texts(_say(client, "talk", "See order 7"), "tool") == ["Order 7 is on its way."]
    state = client.get("/threads/talk").json()
    assert _texts(state, "ai") == ["You said: Hi", "Order 7 is on its way."]
    assert state["unfinished"] == state["approval"] == []
    assert "queued" in client.get("/ready").json()
    assert client.post("/threads/a%00b/messages", json={"text": "Hi"}).status_code == 422


def test_a_message_is_streamed(client: httpx.Client) -> None:
    events = _stream(client, "/threads/stream/messages", {"text": "See order 7"})
    words = [data["word"] for name, data in events if name == "word"]
    assert words == ["Order", "7", "is", "on", "its", "way."]
    assert [data for name, data in events if name == "step"] == [["model"], ["look_up"], ["model"]]
    assert events[-1] == ("state", client.get("/threads/stream").json())


@pytest.mark.parametrize(("approved", "outcome"), [(True, "refunded"), (False, "not refunded")])
def test_a_refund_waits_for_a_human(client: httpx.Client, approved: bool, outcome: str) -> None:
    path = f"/threads/refund {approved}"
    (asked,) = _stream(client, f"{path}/messages", {"text": "refund order 7"})[-1][1]["approval"]
    assert asked["question"] == "Refund order 7?"
    assert client.post(f"{path}/messages", json={"text": "Well?"}).status_code == 409
    assert client.post(f"{path}/approval", json={"approved": True}).status_code == 422
    answer = {"question": asked["id"], "approved": approved}
    state = client.post(f"{path}/approval", json=answer).json()
    assert _texts(state, "ai") == [f"Order 7 is {outcome}."]
    assert state["unfinished"] == state["approval"] == []
    assert client.post(f"{path}/approval", json=answer).status_code == 409
    assert client.post(f"{path}/continue").status_code == 409


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream"])
def test_an_approval_that_is_sent_twice(client: httpx.Client, accept: str) -> None:
    """It answers no other question."""
    thread = f"twice {accept.replace('/', ' ')}"
    path = f"/threads/{thread}"
    (asked,) = _say(client, thread, "refund order 7")["approval"]
    answer = {"question": asked["id"], "approved": True}
    assert client.post(f"{path}/approval", json=answer).status_code == 200
    (next_asked,) = _say(client, thread, "refund order 8")["approval"]
    again = client.post(f"{path}/approval", json=answer, headers={"Accept": accept})
    assert (again.status_code, client.get(path).json()["approval"]) == (409, [next_asked])


def test_the_history_comes_in_pages(client: httpx.Client) -> None:
    for n in range(3):
        _say(client, "pages", f"Hi {n}")
    whole = client.get("/threads/pages/history", params={"limit": 100}).json()
    paged: list[Any] = []
    params: dict[str, Any] = {"limit": 4}
    while page := client.get("/threads/pages/history", params=params).json():
        assert len(page) <= 4
        paged += page
        params["before"] = page[-1]["checkpoint_id"]
    assert (paged, [c["step"] for c in whole]) == (whole, list(range(7, -2, -1)))
    assert _texts(whole[0], "ai") == ["You said: Hi 2"]


def test_a_fork_leaves_the_other_branch(client: httpx.Client) -> None:
    first = _say(client, "fork", "One")
    second = _say(client, "fork", "Two")
    given = {"text": "Three", "checkpoint_id": first["checkpoint_id"]}
    forked = client.post("/threads/fork/fork", json=given).json()
    assert _texts(forked, "human") == ["One", "Three"]
    assert client.get("/threads/fork").json() == forked
    assert _texts(_say(client, "fork", "Four"), "human") == ["One", "Three", "Four"]
    ids = {c["checkpoint_id"] for c in client.get("/threads/fork/history").json()}
    assert {first["checkpoint_id"], second["checkpoint_id"]} < ids
    unknown = client.post("/threads/fork/fork", json={"text": "", "checkpoint_id": "?"})
    assert unknown.status_code == 404


def test_a_run_ends_with_its_client_and_can_be_continued(client: httpx.Client) -> None:
    path, message = "/threads/gone", {"text": LONG}
    with client.stream("POST", f"{path}/messages", json=message, headers=STREAM) as response:
        streamed = _after_words(response, 3)
        second = client.post(f"{path}/continue")
        assert (second.status_code, "leased by another run" in second.text) == (409, True)
        assert next(streamed)[0] == "word"

    def events_of_the_rest() -> list[tuple[str, Any]]:
        with client.stream("POST", f"{path}/continue", headers=STREAM) as response:
            if response.status_code != 409:
                return list(_events(response))
            # Had it not been cancelled, it would be finished in the end.
            assert "leased by another run" in response.read().decode()
            return []

    events = wait_until(events_of_the_rest)
    assert len([name for name, _ in events if name == "word"]) == 2 + len(LONG.split())
    assert _texts(events[-1][1], "human") == [LONG]
    assert _texts(events[-1][1], "ai") == [f"You said: {LONG}"]


def test_sigterm_lets_streams_finish(empty_dsn: str, tmp_path: Path) -> None:
    command = [*UVICORN, "--timeout-graceful-shutdown", "30"]
    with serve(empty_dsn, tmp_path / "log", command) as served:
        given: Any = {"json": {"text": LONG}, "headers": STREAM}
        with served.client.stream("POST", "/threads/1/messages", **given) as response:
            streamed = _after_words(response, 3)
            served.process.send_signal(signal.SIGTERM)
            *_, (name, state) = streamed
        assert (name, _texts(state, "ai")) == ("state", [f"You said: {LONG}"])
        # uvicorn has stopped when it lets the signal have its way.
        assert served.process.wait(timeout=PATIENCE) == -signal.SIGTERM
        assert "Application shutdown complete" in served.log.read_text()


def test_sigterm_cancels_long_streams(empty_dsn: str, tmp_path: Path, monkeypatch: Any) -> None:
    command = [sys.executable, "-m", "examples.fastapi_app", "--port", "0", "--grace", "1"]
    with serve(empty_dsn, tmp_path / "log", command) as served:
        given: Any = {"json": {"text": LONG * 100}, "headers": STREAM}
        with served.client.stream("POST", "/threads/1/messages", **given) as response:
            streamed = _after_words(response, 3)
            served.process.send_signal(signal.SIGTERM)
            with pytest.raises(httpx.RemoteProtocolError):
                list(streamed)
            assert served.process.wait(timeout=PATIENCE) == 0
        assert "Application shutdown complete" in served.log.read_text()
    # Another process goes on where it was, unasked.
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    monkeypatch.setattr(graph, "PACE", 0)
    with TestClient(app) as client:
        wait_until(lambda: not client.get("/threads/1").json()["unfinished"])
        assert _texts(client.get("/threads/1").json(), "ai") == [f"You said: {LONG * 100}"]


@pytest.mark.parametrize("streamed", [False, True])
def test_a_drained_run_is_accepted(empty_dsn: str, monkeypatch: Any, streamed: bool) -> None:
    """Its process stops after the first step; another one takes the second."""
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    with TestClient(app) as client:
        saver = app.state.graph.checkpointer
        app.state.graph = _two_steps(saver.drain).compile(checkpointer=saver)
        path, given = "/threads/1/messages", {"text": "Hi"}
        if streamed:
            assert _stream(client, path, given)[-1][0] == "moved"
        else:
            answer = client.post(path, json=given)
            assert (answer.status_code, answer.json()["unfinished"]) == (202, ["second"])
        refused = client.post("/threads/2/messages", json=given)
        assert (refused.status_code, refused.json()) == (503, {"error": "ShuttingDownError"})
    module = sys.modules["examples.fastapi_app.app"]
    monkeypatch.setattr(module, "builder", _two_steps(lambda: None))
    with TestClient(app) as client:
        wait_until(lambda: not client.get("/threads/1").json()["unfinished"])
        assert _texts(client.get("/threads/1").json(), "ai") == ["first", "second"]


def _two_steps(on_first: Callable[[], None]) -> Any:
    def first(_: Any) -> Any:
        on_first()
        return {"messages": [AIMessage("first")]}

    second = lambda _: {"messages": [AIMessage("second")]}  # noqa: E731
    nodes: Any = [("first", first), ("second", second)]
    return StateGraph(graph.State).add_sequence(nodes).add_edge(START, "first")


def test_it_is_not_ready_while_the_server_is_away(empty_dsn: str, tmp_path: Path) -> None:
    with proxied(empty_dsn) as proxy, serve(proxy.dsn, tmp_path / "log") as served:
        assert served.client.get("/ready").status_code == 200
        proxy.refuse()
        proxy.reset()
        away = served.client.get("/ready")
        assert (away.status_code, away.headers["retry-after"]) == (503, "1")
        proxy.heal()
        wait_until(lambda: served.client.get("/ready").status_code == 200)
        assert _texts(_say(served.client, "1", "Hi"), "ai") == ["You said: Hi"]


def test_it_does_not_start_without_a_database() -> None:
    done = program(*UVICORN[2:], dsn="postgresql://user:secret@127.0.0.1:1/nothing")
    assert done.returncode not in (0, -signal.SIGTERM)
    assert ("Application startup failed" in done.stderr, "secret" in done.stderr) == (True, False)


def test_its_readme(client: httpx.Client, tmp_path: Path) -> None:
    readme = (ROOT / "examples" / "fastapi_app" / "README.md").read_text()
    shown = re.findall(r"```bash\n([^`]*)```\n\n```text\n(.*?)```", readme, re.DOTALL)
    assert len(shown) == readme.count("```bash") - 1
    address = f"{client.base_url.host}:{client.base_url.port}"
    script = "echo ----\n".join(commands for commands, _ in shown)
    # Readers have curl; a machine that runs the tests need not have it.
    curl = tmp_path / "curl"
    curl.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/tests/curl.py" "$@"\n')
    curl.chmod(0o755)
    command = ["sh", "-euc", script.replace("localhost:8000", address)]
    path = os.pathsep.join([str(tmp_path), str(Path(sys.executable).parent), os.environ["PATH"]])
    how: Any = {"capture_output": True, "text": True, "check": False, "timeout": 600}
    done = subprocess.run(command, env={**os.environ, "PATH": path}, **how)
    assert done.stdout.split("----\n") == [output for _, output in shown], done.stderr
