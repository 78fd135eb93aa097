"""Records of a batch: what they have of writes, and that sending it again changes nothing."""

from __future__ import annotations

from typing import Any

from pg_checkpoint.codec.chain import Link, parsed, write_name
from pg_checkpoint.codec.encode_cache import Encodings
from pg_checkpoint.codec.known_parents import NOTHING
from pg_checkpoint.codec.rows import PutRows, encode_put, encode_writes
from pg_checkpoint.codec.values import STRICT
from pg_checkpoint.writing.chains import Chains
from tests.making import META, checkpoint_of, config_for


def _put(checkpoint_id: str, parent_id: str | None = None) -> PutRows:
    checkpoint = checkpoint_of({"n": [1]}, checkpoint_id=checkpoint_id)
    return encode_put(
        STRICT,
        config_for("t", parent_id),
        checkpoint,
        META,
        checkpoint["channel_versions"],
        NOTHING,
        Encodings(0),
    )


def _writes(checkpoint_id: str, task: str, value: Any = 1, channel: str = "n") -> Any:
    return encode_writes(STRICT, config_for("t", checkpoint_id), [(channel, value)], task, "")


def _record(put: PutRows) -> Any:
    assert put.chain is not None
    return parsed(put.chain)


def _chains() -> Chains:
    return Chains(None, None)  # type: ignore[arg-type]  # nothing is looked up


def test_a_record_has_the_writes_that_were_sent_before_it() -> None:
    chains, parent, child, fork = _chains(), _put("1"), _put("2", "1"), _put("3", "1")
    batch = [parent, _writes("1", "before"), child, _writes("1", "after"), fork]
    chains.link(batch, {})
    before, after = write_name("before", 0), write_name("after", 0)
    assert _record(parent).link is None
    assert set(_record(child).writes) == {before}
    assert set(_record(fork).writes) == {before, after}
    assert _record(child).link == _record(fork).link


def test_a_batch_that_is_sent_again_has_the_same_records() -> None:
    chains = _chains()
    parents = {("t", "", "1"): Link(b"l" * 32, {}, {})}
    batch = [_put("2", "1"), _writes("1", "late"), _put("3", "2"), _writes("3", "own")]
    chains.link(batch, parents)
    first = [put.chain for put in batch if isinstance(put, PutRows)]
    chains.link(batch, parents)
    assert [put.chain for put in batch if isinstance(put, PutRows)] == first
    assert parents["t", "", "1"].writes == {}


def test_the_first_of_a_regular_write_stays_and_the_last_of_a_special_one() -> None:
    digests = []
    for values in ((1, 2), (1,), (2,)):
        for channel in ("n", "__interrupt__"):
            chains, child = _chains(), _put("2", "1")
            writes = [_writes("1", "task", value, channel) for value in values]
            chains.link([_put("1"), *writes, child], {})
            digests.append(next(iter(_record(child).writes.values())))
    both, first, last = digests[:2], digests[2:4], digests[4:]
    assert both == [first[0], last[1]]
    assert len(set(digests)) == 4
