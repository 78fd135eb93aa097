"""The list: a line of the package, what a tired engineer makes of it, and who notices."""

from __future__ import annotations

from typing import NamedTuple


class Mutation(NamedTuple):
    """A change of a file."""

    what: str  # what is wrong then
    file: str  # the file
    good: str  # a part of it, which stands there once
    bad: str  # what stands in its place
    tests: str  # the file of the tests of which one fails then, below tests/
    name: str = ""  # that test, if one is meant


_SEALING = "pg_checkpoint/codec/sealing.py"
_PLACES = "unit/codec/test_places.py"
_MOVED = "integration/codec/test_tampering.py", "test_a_value_of_another_namespace_is_noticed"
_EXPORT = "pg_checkpoint/tools/export.py"
_LATER_EXPORT = (
    "integration/tools/test_export.py",
    "test_answers_of_a_later_export_replace_earlier_ones",
)
_THREADS_SQL = "sql/queries/threads.sql"
_COPIED = "where thread_id = :source_id and (select count(why) from refused) = 0"
_COPIED_STEPS = (
    "integration/saver/test_deleting.py",
    "test_a_copy_replaces_no_step_and_no_question_of_its_target",
)
_COPY_LISTED = (
    "integration/runs/test_recovering.py",
    "test_a_thread_with_copied_checkpoints_is_not_listed",
)
_COPY = "integration/saver/test_deleting.py", "test_a_copy_replaces_no_row_of_its_target"
_BATCH = "pg_checkpoint/saver/batch.py"
_LOCKS = "integration/saver/test_locked_rows.py", "test_batches_in_reverse_orders_do_not_deadlock"
_EVENT_LOG = "pg_checkpoint/runs/event_log.py"
_EVENTS = "integration/runs/test_events.py"
_PAGES = "integration/tools/test_pages.py"
_LOST = "integration/saver/test_lost_answers.py"
_BATCHER = "pg_checkpoint/core/batcher.py"
_RETENTION = "integration/saver/test_retention.py"

MUTATIONS = [
    # --- what rows are bound to ---
    Mutation(
        *("a value may be moved to another namespace", _SEALING),
        'fields = key.thread_id, key.checkpoint_ns, channel, version, type_, ""',
        'fields = key.thread_id, channel, version, type_, ""',
        *_MOVED,
    ),
    Mutation(
        *("a write is not bound to its task's path", _SEALING),
        *("str(idx), task_path, channel", "str(idx), channel", _PLACES),
    ),
    Mutation(
        *("a wake-up is not bound to how often its question was answered", _SEALING),
        *('checkpoint_id or "", str(answers), ""', 'checkpoint_id or "", ""', _PLACES),
    ),
    Mutation(
        *("a step is not bound to its position", _SEALING),
        *("task_id, name, str(position)", "task_id, name", _PLACES),
    ),
    Mutation(
        *("events are not bound to the end of their run", _SEALING),
        *("str(count), str(int(ends)), checkpoint_id", "str(count), checkpoint_id", _PLACES),
    ),
    Mutation(
        *("an item is not bound to its namespace", _SEALING),
        *('_place("item", namespace, key)', '_place("item", key)', _PLACES),
    ),
    Mutation(
        *("places change, and nothing that is stored opens any more", _SEALING),
        '_METADATA_LAYOUT = "pg_checkpoint 2", "pg_checkpoint 3"',
        '_METADATA_LAYOUT = "pg_checkpoint 2", "pg_checkpoint 4"',
        _PLACES,
    ),
    # --- what is brought into a thread that is there ---
    Mutation(
        *("an import replaces no answer", _EXPORT),
        *("(self._replace and write_key[3] < 0)", "False"),
        *_LATER_EXPORT,
    ),
    Mutation(
        *("an import replaces answers unasked", _EXPORT),
        *("(self._replace and write_key[3] < 0)", "write_key[3] < 0"),
        *_LATER_EXPORT,
    ),
    Mutation(
        *("an answer that was used stays where --replace brings what came after it", _EXPORT),
        *("missing.ended and not self._replace", "missing.ended"),
        "integration/tools/test_moving_servers.py",
    ),
    Mutation(
        "a copy replaces writes of its target",
        _THREADS_SQL,
        f"from pgcheckpoint.checkpoint_writes {_COPIED}\n    on conflict do nothing",
        f"from pgcheckpoint.checkpoint_writes {_COPIED}\n    on conflict"
        " (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update"
        " set type = excluded.type, blob = excluded.blob, crc = excluded.crc",
        *_COPY,
    ),
    Mutation(
        "a copy replaces checkpoints of its target",
        _THREADS_SQL,
        f"from pgcheckpoint.checkpoints {_COPIED}\non conflict do nothing",
        f"from pgcheckpoint.checkpoints {_COPIED}\non conflict"
        " (thread_id, checkpoint_ns, checkpoint_id) do update set"
        " checkpoint = excluded.checkpoint, metadata = excluded.metadata, checks = excluded.checks",
        *_COPY,
    ),
    Mutation(
        "a copy replaces steps of its target",
        _THREADS_SQL,
        f"from pgcheckpoint.checkpoint_steps {_COPIED}\n    on conflict do nothing",
        f"from pgcheckpoint.checkpoint_steps {_COPIED}\n    on conflict"
        " (thread_id, checkpoint_ns, checkpoint_id, task_id, name, position) do update"
        " set type = excluded.type, blob = excluded.blob",
        *_COPIED_STEPS,
    ),
    Mutation(
        *("a copy lets a thread wait that waits already", _THREADS_SQL),
        "where t.thread_id = :target_id and t.waiting_at is null",
        "where t.thread_id = :target_id",
        *_COPIED_STEPS,
    ),
    Mutation(
        "a copy of an encrypted thread replaces checkpoints of its target",
        "pg_checkpoint/saver/engine.py",
        *("if put.key[1:] not in there:", "if True:"),
        *_COPY,
    ),
    Mutation(
        *("a copy is taken for a run that was cut", "pg_checkpoint/saver/cleaning.py"),
        *("[*before, copy, forget, drop]", "[*before, copy, drop]"),
        *_COPY_LISTED,
    ),
    Mutation(
        "a copy of an encrypted thread is taken for a run that was cut",
        "pg_checkpoint/saver/engine.py",
        *("run_alone(target, [forget, *check])", "run_alone(target, check)"),
        *_COPY_LISTED,
    ),
    # --- what is sent again ---
    Mutation(
        "a put sends the value that another branch has in the same version",
        "pg_checkpoint/codec/caches.py",
        *("lineage is None or last.lineage is not lineage", "lineage is None"),
        "integration/saver/test_parents.py",
        "test_branches_with_equal_versions_are_not_taken_for_each_other",
    ),
    Mutation(
        "an attempt that is lost while others are revoked is forgotten",
        "pg_checkpoint/core/database.py",
        *("self.lost.difference_update(lost)", "self.lost.clear()"),
        "integration/saver/test_lost_answers.py",
        "test_an_attempt_that_is_lost_while_others_are_revoked_is_revoked_next",
    ),
    # --- locks of a batch ---
    Mutation(
        *("a batch locks its threads in the order of its calls", _BATCH),
        *("threads = sorted(self.locks)", "threads = [*self.locks]"),
        *_LOCKS,
    ),
    Mutation(
        *("a batch writes its rows in the order of its calls", _BATCH),
        *("rows = sorted(writes)\n", "rows = [*writes]\n"),
        *_LOCKS,
    ),
    Mutation(
        *("a batch of appends locks its logs in the order of its calls", _EVENT_LOG),
        "threads, place = sorted({append.thread_id for append in appends}), 0",
        "threads, place = [*dict.fromkeys(append.thread_id for append in appends)], 0",
        *_LOCKS,
    ),
    Mutation(
        *("a batch of items locks them in the order of its calls", "sql/queries/store.sql"),
        "order by p.head, p.rest, p.key\non conflict (head, rest, key) do update\nset value =",
        "order by p.n\non conflict (head, rest, key) do update\nset value =",
        *_LOCKS,
    ),
    Mutation(
        "a batch of a node cache locks its entries in the order of its calls",
        "sql/queries/cache.sql",
        *('order by p.namespace collate "C", p.key\n', ""),
        *_LOCKS,
    ),
    # --- followers of an event log ---
    Mutation(
        *("a follower does not hear of what came before it listened", _EVENT_LOG),
        *("self._following.hint(self._following.threads)", "pass"),
        *(_EVENTS, "test_an_append_that_comes_before_listen_needs_no_look"),
    ),
    Mutation(
        *("a hint that comes during a read is lost", _EVENT_LOG),
        *("if followed.changed is changed:", "if True:"),
        *(_EVENTS, "test_a_hint_that_comes_during_a_read_leads_to_another_read"),
    ),
    Mutation(
        *("a follower that waits behind another number is not woken", _EVENT_LOG),
        *("if followed.rest not in (None, rest):", "if False:"),
        *(_EVENTS, "test_a_look_begins_no_read_beside_one"),
    ),
    Mutation(
        *("an append wakes no follower of the same log", _EVENT_LOG),
        *("self.following.hint([append.thread_id])", "pass", _EVENTS, "test_appends_need_no_look"),
    ),
    Mutation(
        *("an append notifies nobody", _EVENT_LOG),
        *("self._hints.send([append.thread_id])", "pass", _EVENTS, "test_appends_need_no_look"),
    ),
    Mutation(
        *("a notification wakes no follower", _EVENT_LOG),
        *("self._following.hint([threads[name] for name in hashes if name in threads])", "pass"),
        *(_EVENTS, "test_appends_need_no_look"),
    ),
    Mutation(
        *("nobody listens again when all followers had left", _EVENT_LOG),
        *("self._listening = None\n                    return", "return"),
        *(_EVENTS, "test_appends_need_no_look"),
    ),
    Mutation(
        *("a look begins a read beside one", _EVENT_LOG),
        *("in [*self._followed.items()] if followed.rest]", "in [*self._followed.items()]]"),
        *(_EVENTS, "test_a_look_begins_no_read_beside_one"),
    ),
    # --- what expires ---
    Mutation(
        *("a log expires with the first of its events", "sql/queries/events.sql"),
        *("greatest(h.expires_at, m.expires_at)", "m.expires_at"),
        *(_EVENTS, "test_a_log_expires_with_the_last_of_its_events_that_does"),
    ),
    Mutation(
        *("an append does not put off when its log expires", "sql/queries/events.sql"),
        *("greatest(h.expires_at, m.expires_at)", "h.expires_at"),
        *(_EVENTS, "test_a_log_expires_with_the_last_of_its_events_that_does"),
    ),
    Mutation(
        *("retention keeps no young checkpoints", "sql/queries/retention.sql"),
        *("or young", "", _RETENTION, "test_the_young_stay_and_always_the_newest"),
    ),
    Mutation(
        *("retention compares times of two zones", "pg_checkpoint/saver/retention.py"),
        *("now.astimezone(timezone.utc)", "now"),
        *(_RETENTION, "test_the_young_stay_whatever_zone_the_server_has"),
    ),
    # --- pages ---
    Mutation(
        "retention skips threads whose ids go on after the last one's",
        "pg_checkpoint/saver/retention.py",
        *('page[-1][0] + "\\x01"', 'page[-1][0] + "."', _PAGES, "test_retention"),
    ),
    Mutation(
        *("a list of threads skips those of the same time", _THREADS_SQL),
        "where (t.active_at, t.thread_id) < (:active_before, :before_thread_id)",
        "where t.active_at < :active_before",
        *(_PAGES, "test_lists_of_threads"),
    ),
    Mutation(
        "a tool skips threads whose ids go on after the last one's",
        "pg_checkpoint/tools/threads.py",
        *('thread_id + "\\x01"', 'thread_id + "."', _PAGES, "test_exports_and_what_is_verified"),
    ),
    # --- events ---
    Mutation(
        "a sweep deletes the head of a log that still has events",
        "sql/queries/events.sql",
        "and (select true from pgcheckpoint.checkpoint_events e"
        " where e.thread_id = h.thread_id limit 1) is null",
        "",
        *(_EVENTS, "test_numbers_go_on_after_a_sweep_that_took_a_part_of_what_expired"),
    ),
    Mutation(
        *("events of a run are appended under no lease", "pg_checkpoint/runs/streams.py"),
        "end=end, checkpoint_id=at or None, lease=lease",
        "end=end, checkpoint_id=at or None, lease=None",
        "integration/runs/test_event_streams.py",
        "test_what_a_run_says_after_its_lease_was_taken_over_is_not_appended",
    ),
    # --- what may be applied ---
    Mutation(
        "a refusal after a lost answer says that nothing was applied",
        "pg_checkpoint/core/database.py",
        "unknown = any(map(failures.may_be_committed, tries))",
        "unknown = failures.may_be_committed(tries[-1])",
        *(_LOST, "test_a_prune_that_is_refused_may_be_applied_if_an_answer_was_lost"),
    ),
    Mutation(
        *("a call forgets that an earlier answer was lost", _BATCHER),
        *("call.sent, call.lost = False, call.lost or lost", "call.sent, call.lost = False, lost"),
        *(_LOST, "test_a_put_that_then_waits_for_a_lock_may_be_applied_if_an_answer_was_lost"),
    ),
    Mutation(
        *("a timeout looks only at what is under way", _BATCHER),
        *("may_be = call.sent or call.lost", "may_be = call.sent"),
        *(_LOST, "test_a_put_that_then_waits_for_a_lock_may_be_applied_if_an_answer_was_lost"),
    ),
    # --- room ---
    Mutation(
        *("a cancelled caller keeps its bytes of the room", _BATCHER),
        "self._room.remove(call)\n            self._room_bytes -= call.memory",
        "self._room.remove(call)",
        "unit/core/test_calls.py",
        "test_who_gives_up_waiting_for_room_leaves_the_room_to_wait_in",
    ),
]
