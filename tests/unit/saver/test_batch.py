"""What goes into a batch, and what an answer means."""

from __future__ import annotations

from collections.abc import Sequence

from pg_checkpoint.codec.keys import NOTHING, CheckpointKey, Dependency
from pg_checkpoint.codec.rows import BlobRow, PutRows, WriteRow
from pg_checkpoint.saver.batch import checkpoint_parameters, not_stored, write_parameters


def _put(
    name: str, parent: str | None = None, dependencies: Sequence[Dependency] = (), blobs: int = 0
) -> PutRows:
    rows = [BlobRow(f"c{n}", "1", "t", 1, 0, None, b"x", {}, {}) for n in range(blobs)]
    key = CheckpointKey("t", "", name)
    return PutRows(key, parent, "{}", "{}", rows, NOTHING, [*dependencies], list)


def _write(task: str, idx: int, value: bytes) -> WriteRow:
    return WriteRow("t", "", "1", task, idx, "", "c", "bytes", value)


def test_a_put_leans_on_what_no_put_before_it_sends_or_leans_on() -> None:
    kept, list_ = Dependency("kept", "1", None), Dependency("list", "1", b"cut")
    puts = [
        _put("2", "1", [kept, list_], blobs=1),
        # Those of the put before it, and what that sends.
        _put("3", "2", [kept, list_, Dependency("c0", "1", None)]),
        _put("4", "3", [Dependency("list", "1", cut) for cut in (None, b"cut otherwise")]),
        _put("5", "4"),
    ]
    parameters = checkpoint_parameters(puts, ())
    assert [*parameters[4]] == ["1", None, "3", None]
    assert [*parameters[19]] == [1, 1, 3]
    assert [*parameters[20]] == ["kept", "list", "list"]
    assert [*parameters[22]] == [None, b"cut", b"cut otherwise"]


def test_what_was_left_out_and_why() -> None:
    doubtful = {CheckpointKey("t", "", "1")}
    lean = [Dependency("kept", "1", None)]
    puts = [_put("0"), _put("2", "1"), _put("3", "2"), _put("4", "9", lean), _put("5", "4")]
    assert not_stored(puts, [(n, True) for n in range(1, 6)], doubtful) == {}
    answer = [(1, True), (2, False), (4, False)]
    omitted = not_stored(puts, answer, doubtful)
    # A child of one whose parent is missing has none either.
    found = {key.checkpoint_id: why for key, why in omitted.items()}
    assert found == {"2": True, "3": True, "4": False, "5": False}


def test_writes_are_sorted_and_a_key_is_there_once() -> None:
    given = [("b", 0, b"first"), ("a", -1, b"old"), ("b", 0, b"second"), ("a", -1, b"new")]
    parameters = write_parameters([_write(*one) for one in given])
    assert [*parameters[3]] == ["a", "b"]
    assert [*parameters[8]] == [b"new", b"first"]
