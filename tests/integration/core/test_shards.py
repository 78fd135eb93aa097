"""The hash by which Citus finds a thread's shard, compared with the server's."""

from __future__ import annotations

import uuid

import pytest

from pg_checkpoint.core.citus import Shards, hash_of
from tests.making import rows_of


def test_it_is_the_servers(empty_dsn: str) -> None:
    texts = ["x" * n for n in range(40)] + [str(uuid.uuid4()) for _ in range(50)]
    texts += ["é" * 13, "日本語", "tenant:user/7"]
    hashes = [
        row[0]
        for row in rows_of(empty_dsn, "select hashtext(t) from unnest(%s::text[]) t", [texts])
    ]
    assert [hash_of(text) for text in texts] == hashes


@pytest.mark.parametrize(("highest", "node"), [(hash_of("t"), "a"), (hash_of("t") - 1, "b")])
def test_a_shard_has_its_highest_hash(highest: int, node: str) -> None:
    assert Shards((highest, 2**31 - 1), ("a", "b")).node_of("t") == node
