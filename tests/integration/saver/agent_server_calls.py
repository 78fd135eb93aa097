"""Every call that the agent server of a deployment makes of a custom checkpointer, made as there.

python -m tests.integration.saver.agent_server_calls, with PG_CHECKPOINT_DSN. There the server is
not Python: it calls by gRPC what `langgraph dev` calls in its process. This starts the Python
side of it with our saver, runs a graph through its client, and prints what it found as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
# What the deployment's container sets; read when langgraph_api is imported.
os.environ |= {
    "LANGGRAPH_RUNTIME_EDITION": "inmem",
    "DATABASE_URI": ":memory:",
    "REDIS_URI": "fake",
    "MIGRATIONS_PATH": "__inmem",
    "LANGGRAPH_CHECKPOINTER": json.dumps(
        {"path": f"{ROOT}/examples/langgraph_server/checkpointer.py:checkpointer"}
    ),
}

import grpc  # noqa: E402
from langgraph.types import Command  # noqa: E402
from langgraph_api import _checkpointer  # noqa: E402
from langgraph_api.grpc.server import start_python_grpc_server  # noqa: E402
from langgraph_grpc_common.checkpointer import GrpcCheckpointer  # noqa: E402
from langgraph_grpc_common.proto import checkpointer_pb2  # noqa: E402
from langgraph_grpc_common.proto.checkpointer_pb2_grpc import CheckpointerStub  # noqa: E402

from examples.langgraph_server import agent  # noqa: E402
from pg_checkpoint.core.embedded import _free_port  # noqa: E402
from tests.making import config_for  # noqa: E402


@asynccontextmanager
async def serve() -> AsyncIterator[Any]:
    await _checkpointer.start_checkpointer()
    port = _free_port()
    server = await start_python_grpc_server(port=port, host="127.0.0.1")
    try:
        async with grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel:
            yield CheckpointerStub(channel)
    finally:
        await server.stop(1)
        await _checkpointer.exit_checkpointer()


async def main() -> dict[str, Any]:
    found: dict[str, Any] = {}
    async with serve() as stub:

        async def get_stub() -> Any:
            return stub

        saver = GrpcCheckpointer(get_stub=get_stub)
        graph: Any = agent.builder.compile(checkpointer=saver)

        async def stored(thread: str) -> int:
            return len([c async for c in saver.alist(config_for(thread))])

        begin = {"topic": "owls", "log": []}
        asked = await graph.ainvoke(begin, config_for("t"))
        found["question"] = asked["__interrupt__"][0].value
        await saver.acopy_thread("t", "copy")
        for thread in ("t", "copy"):
            state = await graph.ainvoke(Command(resume="yes"), config_for(thread))
            found[thread] = state["log"], await stored(thread)
        whole = [c async for c in saver.alist(config_for("t"))]
        below = [c async for c in saver.alist(config_for("t"), before=whole[1].config, limit=2)]
        found["pages"] = [c.checkpoint["id"] for c in below] == [
            c.checkpoint["id"] for c in whole[2:4]
        ]
        await saver.aprune(["t"], strategy="keep_latest")
        found["pruned"] = await stored("t"), (await graph.aget_state(config_for("t"))).values["log"]
        delete_all = checkpointer_pb2.PruneRequest.PruneStrategy.DELETE_ALL
        await stub.Prune(checkpointer_pb2.PruneRequest(thread_ids=["t"], strategy=delete_all))
        found["all deleted"] = await stored("t"), await stored("copy") > 0
        again = {**config_for("copy"), "metadata": {"run_id": "again"}}
        await graph.ainvoke(begin, again)
        found["run"] = [await stored("copy")]
        await graph.ainvoke(Command(resume="yes"), again)
        await saver.adelete_for_runs(["again"])
        found["run"].append(await stored("copy"))
        await saver.adelete_thread("copy")
        found["thread deleted"] = await stored("copy")
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main())))
