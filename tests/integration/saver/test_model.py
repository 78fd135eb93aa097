"""Random sequences of operations, compared with InMemorySaver after each."""

from __future__ import annotations

from typing import Any, cast

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP, BaseCheckpointSaver, CheckpointTuple
from langgraph.checkpoint.memory import InMemorySaver

from pg_checkpoint import PostgresSaver
from pg_checkpoint.codec.keys import next_version
from tests.making import checkpoint_of, config_for, id_of

THREADS = st.sampled_from(["one", "two"])
NAMESPACES = st.sampled_from(["", "child", "child:1"])
VALUES = st.one_of(
    st.none(),
    st.integers(-5, 5),
    st.text("ab\0🦜", max_size=80),
    st.lists(st.integers(0, 3), max_size=4),
    st.lists(st.integers(0, 9), max_size=12).map(lambda ns: [str(n) * 700 for n in ns]),
    st.dictionaries(st.sampled_from("abcdef"), st.sampled_from(["x" * 900, "y" * 900])),
    st.dictionaries(st.sampled_from("xy"), st.booleans()),
)
WRITTEN = st.sampled_from(["a", "b", "__interrupt__", "__error__", "__resume__", "__pregel_tasks"])


class Savers(RuleBasedStateMachine):
    ours: BaseCheckpointSaver[Any]

    def __init__(self) -> None:
        super().__init__()
        self.oracle = InMemorySaver()
        self.heads: dict[tuple[str, str], list[RunnableConfig]] = {}
        self.count = 0
        for thread_id in ("one", "two"):
            self.ours.delete_thread(thread_id)

    @rule(
        thread=THREADS,
        namespace=NAMESPACES,
        changes=st.dictionaries(st.sampled_from("abc"), VALUES, max_size=3),
        emptied=st.sets(st.sampled_from("abc"), max_size=1),
        back=st.integers(0, 3),
    )
    def put(self, thread: str, namespace: str, changes: Any, emptied: set[str], back: int) -> None:
        """A child of the newest checkpoint, or of an older one: a fork."""
        known = self.heads.setdefault((thread, namespace), [])
        config = known[-1 - back % len(known)] if known else config_for(thread, None, namespace)
        parent = self.oracle.get_tuple(config) if known else None
        values = dict(parent.checkpoint["channel_values"]) if parent else {}
        versions = dict(parent.checkpoint["channel_versions"]) if parent else {}
        new: dict[str, Any] = {}
        for channel in {*changes, *emptied}:
            new[channel] = versions[channel] = next_version(versions.get(channel))
            values[channel] = changes.get(channel)
            if channel in emptied:
                del values[channel]
        self.count += 1
        checkpoint = checkpoint_of(values, versions, f"{self.count:06}")
        checkpoint["channel_versions"] = versions
        for saver in (self.ours, self.oracle):
            stored = saver.put(
                config, checkpoint, {"source": "loop", "step": self.count, "parents": {}}, new
            )
        known.append(stored)

    @rule(
        thread=THREADS,
        namespace=NAMESPACES,
        writes=st.lists(st.tuples(WRITTEN, VALUES), min_size=1, max_size=4),
        task=st.sampled_from(["t1", "t2", "t3"]),
        path=st.sampled_from(["", "~a, 2", "~a, 1"]),
        back=st.integers(0, 2),
    )
    def put_writes(
        self, thread: str, namespace: str, writes: Any, task: str, path: str, back: int
    ) -> None:
        known = self.heads.get((thread, namespace))
        if known:
            config = known[-1 - back % len(known)]
            # A task's path is part of what it is: the same in every call.
            self.ours.put_writes(config, writes, task + path, path)
            if "__error__" in dict(writes):
                # It runs again, so a part of what it wrote is not stored.
                writes = [write for write in writes if write[0] in WRITES_IDX_MAP]
            self.oracle.put_writes(config, writes, task + path, path)

    @rule(thread=THREADS)
    def delete_thread(self, thread: str) -> None:
        for saver in (self.ours, self.oracle):
            saver.delete_thread(thread)
        self.heads = {place: v for place, v in self.heads.items() if place[0] != thread}

    @rule(
        thread=THREADS | st.none(),
        namespace=NAMESPACES | st.none(),
        before=st.integers(0, 40) | st.none(),
        limit=st.integers(-1, 5) | st.none(),
        step=st.integers(0, 40) | st.none(),
    )
    def list_some(
        self, thread: str | None, namespace: str | None, before: Any, limit: Any, step: Any
    ) -> None:
        options: dict[str, Any] = {
            "filter": {"step": step} if step is not None else None,
            "before": config_for("any", f"{before:06}") if before is not None else None,
        }
        config = config_for(thread, checkpoint_ns=namespace) if thread else None
        # The oracle goes namespace by namespace; the order of ids is the interface.
        expected = sorted(
            self.oracle.list(config, **options), key=lambda found: id_of(found.config), reverse=True
        )
        if limit is not None:
            expected = expected[: max(limit, 0)]
        assert_same(list(self.ours.list(config, limit=limit, **options)), expected)

    @invariant()
    def every_head_is_the_same(self) -> None:
        for thread, namespace in self.heads:
            config = config_for(thread, checkpoint_ns=namespace)
            assert_same([self.ours.get_tuple(config)], [self.oracle.get_tuple(config)])


def assert_same(ours: list[Any], expected: list[Any]) -> None:
    assert [_plain(t) for t in ours] == [_plain(t) for t in expected]


def _plain(found: CheckpointTuple | None) -> Any:
    return found and found._replace(config=cast(Any, found.config["configurable"]))


def test_a_saver_agrees_with_the_oracle(sync_saver: PostgresSaver) -> None:
    machine = type("Machine", (Savers,), {"ours": sync_saver})
    case = machine.TestCase  # type: ignore[attr-defined]  # made by RuleBasedStateMachine
    case.settings = settings(max_examples=25, stateful_step_count=30)
    case("runTest").runTest()
