"""A cache has room for so many bytes, and forgets what was put first."""

from __future__ import annotations

from pg_checkpoint.codec.cache import Cache


def test_what_is_added_replaces_nothing_and_makes_room() -> None:
    cache: Cache[str, bytes] = Cache(10, len)
    cache.put("a", b"aaaa")
    cache.add(["a", "b", "c", "b"], b"xx")
    assert cache.get_all("abcd", b"") == [b"aaaa", b"xx", b"xx", b""]
    assert cache.left == 2
    cache.add("defg", b"xx")
    assert cache.get_all("abcdefg", b"") == [b"", b"", *[b"xx"] * 5]
    assert cache.left == 0
