"""The list: a line of the package, what a tired engineer makes of it, and who notices."""

from __future__ import annotations

from typing import NamedTuple


class Mutation(NamedTuple):
    """A change of a file.

    Attributes:
        what: What is wrong then.
        file: The file.
        good: A part of it, which stands there once.
        bad: What stands in its place.
        tests: The tests of which at least one fails then, as pytest takes them.
    """

    what: str
    file: str
    good: str
    bad: str
    tests: tuple[str, ...]


_SEALING = "pg_checkpoint/codec/sealing.py"
_PLACES = ("tests/unit/codec/test_places.py",)
_MOVED = (
    "tests/integration/codec/test_tampering.py::test_a_value_of_another_namespace_is_noticed",
)

MUTATIONS = [
    # --- what rows are bound to ---
    Mutation(
        "a value may be moved to another namespace",
        _SEALING,
        'fields = key.thread_id, key.checkpoint_ns, channel, version, type_, ""',
        'fields = key.thread_id, channel, version, type_, ""',
        _MOVED,
    ),
    Mutation(
        "a write is not bound to its task's path",
        *(_SEALING, "str(idx), task_path, channel", "str(idx), channel"),
        _PLACES,
    ),
    Mutation(
        "a wake-up is not bound to how often its question was answered",
        *(_SEALING, 'checkpoint_id or "", str(answers), ""', 'checkpoint_id or "", ""'),
        _PLACES,
    ),
    Mutation(
        "a step is not bound to its position",
        *(_SEALING, "task_id, name, str(position)", "task_id, name"),
        _PLACES,
    ),
    Mutation(
        "events are not bound to the end of their run",
        *(_SEALING, "str(count), str(int(ends)), checkpoint_id", "str(count), checkpoint_id"),
        _PLACES,
    ),
    Mutation(
        "an item is not bound to its namespace",
        *(_SEALING, '_place("item", namespace, key)', '_place("item", key)'),
        _PLACES,
    ),
    Mutation(
        "places change, and nothing that is stored opens any more",
        *(_SEALING, '_METADATA_LAYOUT = "pg_checkpoint 2", "pg_checkpoint 3"'),
        '_METADATA_LAYOUT = "pg_checkpoint 2", "pg_checkpoint 4"',
        _PLACES,
    ),
]
