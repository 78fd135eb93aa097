"""Races to put back, one at a time, which the search has to find.

python -m tests.interleavings --mutations
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pg_checkpoint.core.options import DEFAULT_SCHEMA
from pg_checkpoint.core.transaction import load_queries
from tests.mutating import CodeMutation


class Mutation(NamedTuple):
    """A change of a statement, and the scenario that shows it; as `CodeMutation` of a function."""

    what: str  # what is wrong then
    scenario: str  # where orders break
    query: str  # the statement's name
    good: str  # a part of it
    bad: str  # what stands in its place

    @contextmanager
    def made(self) -> Iterator[None]:
        """Lets everything that is made meanwhile send it so."""
        queries = load_queries(DEFAULT_SCHEMA)
        if self.query not in queries:
            queries = load_queries(DEFAULT_SCHEMA, "texts")
        right = queries[self.query]
        wrong = right.replace(self.good.encode(), self.bad.encode())
        assert wrong != right, f"{self.query} has no {self.good!r}"
        queries[self.query] = wrong
        try:
            yield
        finally:
            queries[self.query] = right


# Whether the time to live of a thread has passed.
_PASSED = "and active_at - to_timestamp(0) + ttl < now() - to_timestamp(0) - interval '1 minute'"
# Or the item of a put is not there.
_SAME = "(g.head, g.rest, g.key) = (p.head, p.rest, p.key)"
_GONE = f"or not exists (select from pgcheckpoint.store_items g where {_SAME})"

MUTATIONS: list[Mutation | CodeMutation] = [
    Mutation(
        *("a revoked transaction is committed", "delayed error"),
        *("check_attempt", "where attempt = $1::bigint", "where false"),
    ),
    Mutation(
        "a revoked transaction of a single put is committed",
        "delayed first put and delete_thread",
        *("put_whole_checkpoint", "a.attempt = $19::bigint", "false"),
    ),
    Mutation(
        *("a retry does not revoke the transaction before it", "delayed put of an item and delete"),
        *("revoke_attempts", "select unnest($1::bigint[])", "select unnest($1::bigint[]) limit 0"),
    ),
    Mutation(
        *("a put is stored although its lease was lost", "expired lease and next holder"),
        *("check_leases", "(count(*) <> cardinality($1::text[]))", "(count(*) < 0)"),
    ),
    Mutation(
        *("a lease is taken while another process holds it", "two callers of one lease"),
        *("take_lease", "l.token is null or", "true or"),
    ),
    Mutation(
        *("a heartbeat confirms a lease without renewing it", "late heartbeat and next holder"),
        *("beat_leases", "set expires_at = w.expires_at", "set expires_at = l.expires_at"),
    ),
    Mutation(
        *("a put is stored although its run was resumed elsewhere", "expired lease and recover"),
        *("check_leases", "(count(*) <> cardinality($1::text[]))", "(count(*) < 0)"),
    ),
    CodeMutation(
        *("a lease ends while its last put commits", "last put and end of a lease"),
        *("saver.leases:Leases.end", "locked=as_it_should", "locked=False"),
    ),
    CodeMutation(
        *("a run is handed over while its last put commits", "last put and hand-over"),
        *("saver.leases:Leases.hand_over", "locked=True", "locked=False"),
    ),
    CodeMutation(
        *("a run that is handed over ends as one that failed", "hand-over and recover"),
        *("saver.leases:Leases.hand_over", '"put_off_thread", 0.0, None, tried'),
        '"end_lease", False',
    ),
    CodeMutation(
        "a lease that ends and one that is taken lock in different orders",
        "end of a lease and next holder",
        *("saver.leases:Leases.end", "locked=as_it_should", "locked=False"),
    ),
    Mutation(
        *("a delete does not lock the thread's row", "put of an old value and prune"),
        "lock_thread_for_delete",
        "on conflict (thread_id) do update set active_at = t.active_at where false",
        "on conflict (thread_id) do nothing",
    ),
    Mutation(
        *("a single put does not store its generation", "put of an old value and prune"),
        *("put_whole_checkpoint", "(select t.generation from", "(select null::bigint from"),
    ),
    Mutation(
        *("a put that leans on its parent does not store its generation", "fork and prune"),
        *("put_checkpoints", "(select t.generation from", "(select null::bigint from"),
    ),
    Mutation(
        *("a copy does not store its generation", "copy and prune of its target"),
        *("copy_thread", "(select max(generation) from dated)", "null::bigint"),
    ),
    CodeMutation(
        *("two batches lock their threads in different orders", "batches of the same threads"),
        *("saver.batch:Batch._lock", "sorted(self.locks)", "[*self.locks]"),
    ),
    Mutation(
        *("a prune deletes chunks that a later put refers to", "put of an old value and prune"),
        *("delete_chunks", "generation >= $2::bigint", "generation >= $2::bigint and false"),
    ),
    Mutation(
        *("a sweep deletes an item that was put meanwhile", "put of an item and sweep"),
        *("sweep_items", "for update skip locked", ""),
    ),
    Mutation(
        *("an update overwrites another update", "two updates of an item"),
        *("put_item_if", "and s.updated_at = $10::timestamptz", ""),
    ),
    Mutation(
        *("a saver without a cipher puts to an encrypted thread", "put and encryption in place"),
        *("mark_thread_encrypted", "and not encrypted", "and false"),
    ),
    Mutation(
        *("what is encrypted by a key that was forgotten is stored", "puts and shredding"),
        *("check_data_keys", "-count(*)::integer", "0 * count(*)::integer"),
    ),
    Mutation(
        *("a put keeps the key that was deleted with its thread", "puts, shredding and deletion"),
        *("check_data_keys", "-count(*)::integer", "0 * count(*)::integer"),
    ),
    Mutation(
        "an update makes an item anew that was deleted meanwhile",
        "update and delete of an item",
        *("put_item_if", "where $10::timestamptz is null"),
        f"where $10::timestamptz is null {_GONE}",
    ),
    Mutation(
        *("a sweep deletes an item that was updated meanwhile", "update of an item and sweep"),
        *("sweep_items", "for update skip locked", ""),
    ),
    Mutation(
        "a sweep deletes the head of a log that was appended to meanwhile",
        "append of events and sweep",
        *("sweep_event_heads", "for update of h skip locked", ""),
    ),
    Mutation(
        *("appends to a thread don't wait for each other", "two appends to a thread"),
        *("lock_event_logs", "on conflict (thread_id) do update set last = h.last where false"),
        "on conflict (thread_id) do nothing",
    ),
    CodeMutation(
        "events of a run are appended after another process has taken its lease",
        "append of events and next holder",
        *("runs.event_log:Engine._before", "sorted(leases)", "[]"),
    ),
    CodeMutation(
        "events are appended under a lease that another process has",
        "append of events and next holder",
        *("runs.event_log:Engine._before", "if leases:", "if False:"),
    ),
    CodeMutation(
        *("an item is stored without its words", "put of an item and search by words"),
        *("store.engine:Engine._writing", "puts and self.texts is not None", "False"),
    ),
    Mutation(
        *("an answer stays when its task has used it", "answer, cut, second question and recover"),
        *("use_answer", "then w.task_id = '00000000", "then w.task_id = 'none-0000"),
    ),
    Mutation(
        *("an item is found by words that it had before", "put without words and search by words"),
        *("search_texts", "and s.version = best.version", ""),
    ),
    Mutation(
        "an item that was put meanwhile gets the words that were read before",
        "put of an item and reindexing",
        *("put_texts", " and s.version = i.version", ""),
    ),
    CodeMutation(
        *("a migration locks tables in another order than a put", "put and migration"),
        "core.migrations:change_schema",
        "lock, look, *statements, look",
        'lock, look, transaction.Statement(b"lock table pgcheckpoint.checkpoints"), '
        "*statements, look",
    ),
    Mutation(
        *("two processes have the turn of retention", "two processes take the turn of retention"),
        *("take_retention_turn", "where t.holder = excluded.holder", "where true"),
    ),
    Mutation(
        *("a turn is kept that another process has taken", "late turn of retention and next one"),
        *("keep_retention_turn", "and holder = $2::text", "and $2::text is not null"),
    ),
    Mutation(
        "a thread is deleted although its time to live was made longer meanwhile",
        "longer time to live and expiry",
        *("delete_thread", _PASSED, ""),
    ),
    Mutation(
        *("an expired thread is deleted although it was written to meanwhile", "put and expiry"),
        *("delete_thread", _PASSED, ""),
    ),
    Mutation(
        *("two executions of a step are not kept apart", "two executions of a step"),
        *("lock_step", "pg_advisory_xact_lock(hashtextextended($1::text, 0))::text", "$1::text"),
    ),
    CodeMutation(
        "a step is recorded although its lease was lost",
        "step under an expired lease and next holder",
        *("saver.steps:StepRows.lock", ", *check_lease(database, thread_id, lease)", ""),
    ),
    CodeMutation(
        *("a step is recorded without its thread's lock", "step and delete_thread"),
        *("saver.steps:StepRows.lock", "database.lock_threads([thread_id]), ", ""),
    ),
]
