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

__all__ = ["MUTATIONS", "Mutation"]


class Mutation(NamedTuple):
    """A change of a statement, and the scenario that shows it.

    Attributes:
        what: What is wrong then.
        query: The statement's name.
        good: A part of it.
        bad: What stands in its place.
        scenario: Where orders break.
    """

    what: str
    query: str
    good: str
    bad: str
    scenario: str

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
_GONE = """or not exists (
    select from pgcheckpoint.store_items g
    where (g.head, g.rest, g.key) = (p.head, p.rest, p.key)
)"""

MUTATIONS: list[Mutation | CodeMutation] = [
    Mutation(
        "a revoked transaction is committed",
        *("check_attempt", "where attempt = $1::bigint", "where false"),
        "delayed error",
    ),
    Mutation(
        "a revoked transaction of a single put is committed",
        *("put_whole_checkpoint", "a.attempt = $19::bigint", "false"),
        "delayed first put and delete_thread",
    ),
    Mutation(
        "a retry does not revoke the transaction before it",
        *("revoke_attempts", "select unnest($1::bigint[])", "select unnest($1::bigint[]) limit 0"),
        "delayed put of an item and delete",
    ),
    Mutation(
        "a put is stored although its lease was lost",
        *("check_leases", "(count(*) <> cardinality($1::text[]))", "(count(*) < 0)"),
        "expired lease and next holder",
    ),
    Mutation(
        "a lease is taken while another process holds it",
        *("take_lease", "l.token is null or", "true or"),
        "two callers of one lease",
    ),
    Mutation(
        "a heartbeat confirms a lease without renewing it",
        *("beat_leases", "set expires_at = w.expires_at", "set expires_at = l.expires_at"),
        "late heartbeat and next holder",
    ),
    Mutation(
        "a put is stored although its run was resumed elsewhere",
        *("check_leases", "(count(*) <> cardinality($1::text[]))", "(count(*) < 0)"),
        "expired lease and recover",
    ),
    CodeMutation(
        "a lease ends while its last put commits",
        "last put and end of a lease",
        *("saver.leases:Leases.end", "locked=as_it_should", "locked=False"),
    ),
    CodeMutation(
        "a run is handed over while its last put commits",
        "last put and hand-over",
        *("saver.leases:Leases.hand_over", "locked=True", "locked=False"),
    ),
    CodeMutation(
        "a run that is handed over ends as one that failed",
        "hand-over and recover",
        *("saver.leases:Leases.hand_over", '"put_off_thread", 0.0, None, tried'),
        '"end_lease", False',
    ),
    CodeMutation(
        "a lease that ends and one that is taken lock in different orders",
        "end of a lease and next holder",
        *("saver.leases:Leases.end", "locked=as_it_should", "locked=False"),
    ),
    Mutation(
        "a delete does not lock the thread's row",
        "lock_thread_for_delete",
        "on conflict (thread_id) do update set active_at = t.active_at where false",
        "on conflict (thread_id) do nothing",
        "put of an old value and prune",
    ),
    Mutation(
        "a single put does not store its generation",
        *("put_whole_checkpoint", "(select t.generation from", "(select null::bigint from"),
        "put of an old value and prune",
    ),
    Mutation(
        "a put that leans on its parent does not store its generation",
        *("put_checkpoints", "(select t.generation from", "(select null::bigint from"),
        "fork and prune",
    ),
    Mutation(
        "a copy does not store its generation",
        *("copy_thread", "(select max(generation) from dated)", "null::bigint"),
        "copy and prune of its target",
    ),
    CodeMutation(
        "two batches lock their threads in different orders",
        "batches of the same threads",
        *("saver.batch:Batch._lock", "sorted(self.locks)", "[*self.locks]"),
    ),
    Mutation(
        "a prune deletes chunks that a later put refers to",
        *("delete_chunks", "generation >= $2::bigint", "generation >= $2::bigint and false"),
        "put of an old value and prune",
    ),
    Mutation(
        "a sweep deletes an item that was put meanwhile",
        *("sweep_items", "for update skip locked", ""),
        "put of an item and sweep",
    ),
    Mutation(
        "an update overwrites another update",
        *("put_item_if", "and s.updated_at = $10::timestamptz", ""),
        "two updates of an item",
    ),
    Mutation(
        "a saver without a cipher puts to an encrypted thread",
        *("mark_thread_encrypted", "and not encrypted", "and false"),
        "put and encryption in place",
    ),
    Mutation(
        "what is encrypted by a key that was forgotten is stored",
        *("check_data_keys", "-count(*)::integer", "0 * count(*)::integer"),
        "puts and shredding",
    ),
    Mutation(
        "a put keeps the key that was deleted with its thread",
        *("check_data_keys", "-count(*)::integer", "0 * count(*)::integer"),
        "puts, shredding and deletion",
    ),
    Mutation(
        "an update makes an item anew that was deleted meanwhile",
        *(
            "put_item_if",
            "where $10::timestamptz is null",
            f"where $10::timestamptz is null {_GONE}",
        ),
        "update and delete of an item",
    ),
    Mutation(
        "a sweep deletes an item that was updated meanwhile",
        *("sweep_items", "for update skip locked", ""),
        "update of an item and sweep",
    ),
    Mutation(
        "a sweep deletes the head of a log that was appended to meanwhile",
        *("sweep_event_heads", "for update of h skip locked", ""),
        "append of events and sweep",
    ),
    Mutation(
        "appends to a thread don't wait for each other",
        "lock_event_logs",
        "on conflict (thread_id) do update set last = h.last where false",
        "on conflict (thread_id) do nothing",
        "two appends to a thread",
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
        "an item is stored without its words",
        "put of an item and search by words",
        *("store.engine:Engine._writing", "puts and self.texts is not None", "False"),
    ),
    Mutation(
        "an answer stays when its task has used it",
        *("use_answer", "then w.task_id = '00000000", "then w.task_id = 'none-0000"),
        "answer, cut, second question and recover",
    ),
    Mutation(
        "an item is found by words that it had before",
        *("search_texts", "and s.version = best.version", ""),
        "put without words and search by words",
    ),
    Mutation(
        "an item that was put meanwhile gets the words that were read before",
        *("put_texts", " and s.version = i.version", ""),
        "put of an item and reindexing",
    ),
    CodeMutation(
        "a migration locks tables in another order than a put",
        "put and migration",
        *("core.migrations:change_schema", "lock, look, *statements, look"),
        'lock, look, transaction.Statement(b"lock table pgcheckpoint.checkpoints"), '
        "*statements, look",
    ),
    Mutation(
        "two processes have the turn of retention",
        *("take_retention_turn", "where t.holder = excluded.holder", "where true"),
        "two processes take the turn of retention",
    ),
    Mutation(
        "a turn is kept that another process has taken",
        *("keep_retention_turn", "and holder = $2::text", "and $2::text is not null"),
        "late turn of retention and next one",
    ),
    Mutation(
        "a thread is deleted although its time to live was made longer meanwhile",
        *("delete_thread", _PASSED, ""),
        "longer time to live and expiry",
    ),
    Mutation(
        "an expired thread is deleted although it was written to meanwhile",
        *("delete_thread", _PASSED, ""),
        "put and expiry",
    ),
    Mutation(
        "two executions of a step are not kept apart",
        *("lock_step", "pg_advisory_xact_lock(hashtextextended($1::text, 0))::text", "$1::text"),
        "two executions of a step",
    ),
    CodeMutation(
        "a step is recorded although its lease was lost",
        "step under an expired lease and next holder",
        *("saver.steps:StepRows.lock", ", *check_lease(database, thread_id, lease)", ""),
    ),
    CodeMutation(
        "a step is recorded without its thread's lock",
        "step and delete_thread",
        *("saver.steps:StepRows.lock", "database.lock_threads([thread_id]), ", ""),
    ),
]
