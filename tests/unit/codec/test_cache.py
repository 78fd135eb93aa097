"""A cache has room for so many bytes, and forgets what was put first."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from pg_checkpoint.codec.caches import Cache
from tests.waiting import PATIENCE


def test_what_is_added_replaces_nothing_and_makes_room() -> None:
    cache: Cache[str, bytes] = Cache(10, len)
    cache.put("a", b"aaaa")
    cache.add(["a", "b", "c", "b"], b"xx")
    assert cache.get_all("abcd", b"") == [b"aaaa", b"xx", b"xx", b""]
    assert cache.remaining == 2
    cache.add("defg", b"xx")
    assert cache.get_all("abcdefg", b"") == [b"", b"", *[b"xx"] * 5]
    assert cache.remaining == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_process_may_use_it_whatever_other_threads_did_at_the_fork() -> None:
    def slow(_: int) -> int:
        return sum(range(2000)) * 0 + 1

    cache, stop = Cache[int, int](50, slow), threading.Event()

    def work() -> None:
        while not stop.is_set():
            cache.put_all(dict.fromkeys(range(20), 1))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(10):
            if (pid := os.fork()) == 0:
                signal.alarm(int(PATIENCE) // 10)
                cache.put(99, 1)
                os._exit(0 if cache.remaining == 50 - len(cache) else 1)
            assert os.waitpid(pid, 0)[1] == 0
    finally:
        stop.set()
        for thread in threads:
            thread.join()
