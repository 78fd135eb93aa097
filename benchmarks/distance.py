"""A server that is farther away: a TCP proxy that delays what passes.

python -m benchmarks.distance HOST PORT SECONDS listens on a free port of
the loopback, prints it, and delays each direction by half of the time.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from psycopg.conninfo import conninfo_to_dict, make_conninfo


@contextmanager
def farther(dsn: str, seconds: float) -> Iterator[str]:
    """The same server behind a round trip that takes so much longer."""
    parts = conninfo_to_dict(dsn)
    command = [sys.executable, "-m", "benchmarks.distance"]
    command += [str(parts["host"]), str(parts.get("port", 5432)), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        try:
            yield make_conninfo(dsn, host="127.0.0.1", port=port)
        finally:
            process.terminate()


async def _serve(host: str, port: int, seconds: float) -> None:
    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if host.startswith("/"):
            there = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        else:
            there = await asyncio.open_connection(host, port)
        await asyncio.gather(
            _delay(reader, there[1], seconds / 2), _delay(there[0], writer, seconds / 2)
        )

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    async with server:
        await server.serve_forever()


async def _delay(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float
) -> None:
    loop = asyncio.get_running_loop()
    with suppress(ConnectionError):
        while data := await reader.read(2**18):
            # Timers fire in order, so the bytes stay in theirs.
            loop.call_later(seconds, writer.write, data)
    loop.call_later(seconds, writer.close)


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
