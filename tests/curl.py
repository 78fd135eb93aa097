"""As much of curl as the pages in examples/ use: python tests/curl.py -s URL -H ... -d ..."""

from __future__ import annotations

import argparse
import sys

import httpx


def main() -> None:
    """Writes what a server answers, as it comes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("-s", "-N", action="store_true", dest="always_so")
    parser.add_argument("-H", dest="headers", action="append", default=[])
    parser.add_argument("-d", dest="data")
    parser.add_argument("-o", dest="output")
    parser.add_argument("-w", dest="said_after", default="")
    given = parser.parse_args()
    headers = dict(header.split(": ", 1) for header in given.headers)
    method = "GET" if given.data is None else "POST"
    address = given.url if "://" in given.url else f"http://{given.url}"
    content = None if given.data is None else given.data.encode()
    with httpx.stream(method, address, headers=headers, content=content, timeout=60) as answer:
        for part in answer.iter_bytes():
            if given.output != "/dev/null":
                sys.stdout.buffer.write(part)
                sys.stdout.buffer.flush()
    said = given.said_after.replace("%{http_code}", str(answer.status_code))
    sys.stdout.write(said.replace("\\n", "\n"))


if __name__ == "__main__":
    main()
