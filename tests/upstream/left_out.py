"""Which of LangGraph's own tests fail on ours, and why: by package, as patterns of how
names end, without parameters.

Short, for each is a difference that somebody may meet; docs/migrating.md has those that users may.
"""

from __future__ import annotations

from importlib.util import find_spec

_METADATA = "expects `writes` in metadata, which the stock saver for Postgres leaves out too"
_INSIDES = "uses what is inside their saver: attributes, or SQL for their tables"
_HOOKED = "stops their prune between two of its statements; ours is one"
_SQLITE = "is about SQLite: its file, its SQL, its dialect of filters"
_UNKNOWN = "needs a capability that the released conformance suite does not know"

LEFT_OUT: dict[str, dict[str, str]] = {
    "langgraph-checkpoint-postgres": {
        "test_nonnull_migrations": "looks at MIGRATIONS, a list of SQL; ours are files",
        "test_get_checkpoint_no_channel_values": _INSIDES,
        "test_null_chars": "expects that a NUL in metadata is dropped; ours is escaped, so that "
        "two values never become one",
        "test_delta_channel_conformance": _UNKNOWN,
        "test_sync_walk_reads_nothing_newer_than_the_target": _INSIDES,
        "test_async_walk_reads_nothing_newer_than_the_target": _INSIDES,
        "test_inline_primitive_seed_is_found": "expects that a stored None is taken for none; "
        "ours is returned, as InMemorySaver returns it",
        "test_keep_latest_refuses_a_batch_with_a_delta_channel_thread": "ours prunes those, and "
        "keeps what they are rebuilt from",
        "test_keep_latest_keeps_a_checkpoint_saved_while_it_runs": _HOOKED,
        "test_keep_latest_refuses_a_thread_that_turns_delta_after_the_batch_check": _HOOKED,
        "test_keep_latest_keeps_the_history_of_a_delta_checkpoint_saved_after*": _HOOKED,
        "test_keep_latest_keeps_a_checkpoint_saved_meanwhile_whatever_its_id": _HOOKED,
    },
    "langgraph-checkpoint-sqlite": {
        "test_combined_metadata": _METADATA,
        "::test_search": _METADATA,
        "::test_asearch": _METADATA,
        "test_delta_channel_conformance": _UNKNOWN,
        "test_walk_step_looks_up_the_parent_by_primary_key": _INSIDES,
        "test_walk_terminates_when_put_makes_the_parent_chain_cycle": "expects a part of a history "
        "whose ancestors go in a circle; ours is an error",
        "test_informative_async_errors": "expects that async methods are refused; ours work",
        "test_checkpoint_search_sql_injection_prevention": "expects an error for a strange key "
        "of a filter; ours looks for it",
        "test_metadata_filter_keys_with_hyphens_and_digits": "expects that a dot in a key leads "
        "into a dict; that is SQLite's alone",
        "test_writes_task_path_migration.py::*": _SQLITE,
    },
    "langgraph": {
        "test_keep_latest_keeps_a_turn_saved_after_it_read_the_heads": _HOOKED,
        "test_keep_latest_refuses_a_thread_that_switches_to_a_delta_channel*": _HOOKED,
        "test_keep_latest_keeps_a_delta_channel_turn_saved_after*": _HOOKED,
        "test_stream_subgraphs_during_execution": "compares tenths of a second, which a collection "
        "of garbage takes in its process: it fails on InMemorySaver, too",
    },
    "langgraph-checkpoint": {
        "test_combined_metadata": _METADATA,
        "::test_search": _METADATA,
        "::test_asearch": _METADATA,
        "test_load_blobs_omits_delta_channel": _INSIDES,
        "test_get_channel_writes_collects_ancestor_writes_only": _INSIDES,
        "test_get_channel_writes_at_root_returns_empty": _INSIDES,
        "test_fallback_returns_ancestor_writes*": _INSIDES,
        "test_async_fallback*": _INSIDES,
        "test_seed_from_pre_delta_ancestor_blob": _INSIDES,
        "test_seed_bounds_walk_without_dropping_its_own_writes": _INSIDES,
    },
}

if find_spec("langchain"):  # which deepagents needs
    LEFT_OUT["langgraph"]["::test_weather_subgraph"] = (
        "expects that nothing of LangChain is there but langchain-core: runs name what is"
    )

_FILLED = "expects that items without a vector fill a search up; Postgres' own does not return them"

# Of the tests of stores.
STORES: dict[str, dict[str, str]] = {
    "langgraph-checkpoint-postgres": {
        "test_large_batches_async": "writes and reads one namespace in turns, 20,000 times, "
        "in calls made at once; ours keeps their order, a transaction for each turn, and the last "
        "ones meet their deadlines",
        "test_abatch_uses_single_pool_checkout": "counts calls of a function inside of their store",
        "test_omit_expired_disabled_preserves_expired_rows": "expects that what has expired is "
        "returned until it is swept; ours never is, as with omit_expired",
    },
    "langgraph-checkpoint-sqlite": {
        "::test_embed_with_path": _FILLED,
        "test_store.py::test_vector_store_initialization": "looks at a table of SQLite's",
        "test_sql_injection_vulnerability": "expects an error for a strange key of a filter; ours "
        "looks for it",
        "test_filter_keys_with_hyphens_and_digits": "expects that a dot in a key leads into a "
        "dict; ours has tuples for that",
        "test_ttl.py::*": "looks at a table of SQLite's",
    },
    "langgraph-checkpoint": {"::test_embed_with_path": _FILLED},
}

# Of the tests of caches.
CACHES: dict[str, dict[str, str]] = {}
