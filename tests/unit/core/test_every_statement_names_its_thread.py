"""No statement touches rows of a thread that it does not name: what Citus and partitions need."""

from __future__ import annotations

from tests.cases import each
from tests.functions import FUNCTIONS, QUERIES, statements_of_a_point_read, written_out
from tests.thread_checker import ABOUT_ALL, TABLES, unbound_tables


@each("name", QUERIES)
def test_it_names_the_thread(name: str) -> None:
    unbound = unbound_tables(written_out(name))
    if name in ABOUT_ALL:
        assert unbound, "it is no exception any more"
    else:
        assert not unbound


@each("name", FUNCTIONS)
def test_a_function_names_the_thread(name: str) -> None:
    function = FUNCTIONS[name]
    arguments = [f"${at}" for at, _ in enumerate(function.parameters, 1)]
    statement = function.called_with(arguments)
    assert "from pgcheckpoint." in statement
    # Of a function of one value it is an expression.
    is_whole = statement.startswith(("select", "with"))
    assert not unbound_tables(statement if is_whole else f"select {statement}")


def test_each_statement_of_a_point_read_names_the_thread() -> None:
    statements = [text for text in statements_of_a_point_read() if "from pgcheckpoint." in text]
    assert len(statements) == 6
    assert not [text for text in statements if unbound_tables(text)]


def test_what_is_checked_is_there() -> None:
    texts = [written_out(name) for name in QUERIES]
    assert all(any(f"pgcheckpoint.{table}" in text for text in texts) for table in TABLES)
    assert QUERIES.keys() > set(ABOUT_ALL)


CROSSING = """
    select 1 from s.checkpoints;
    select 1 from s.checkpoints where checkpoint_id = $1;
    select 1 from s.checkpoints where thread_id = $1 or $2;
    select 1 from s.checkpoints where thread_id > $1;
    select 1 from s.checkpoints where thread_id = 'a' || checkpoint_id;
    select 1 from s.checkpoints c join s.checkpoint_writes w on w.thread_id = c.thread_id;
    select 1 from s.checkpoints c, s.checkpoint_writes w where c.thread_id = $1;
    select (select 1 from s.checkpoint_blobs b where b.channel = c.checkpoint_id)
    from s.checkpoints c where c.thread_id = $1;
    select 1 from s.checkpoints c join s.checkpoint_writes w
    on w.thread_id = c.thread_id and exists (select from s.checkpoint_blobs)
    where c.thread_id = $1;
    with a as (select * from s.checkpoints) select 1;
    with a as (select thread_id from s.checkpoint_threads where thread_id = $1 or true)
    select 1 from s.checkpoints c join a on a.thread_id = c.thread_id;
    delete from s.checkpoints using unnest($1::text[]) as t (id) where true;
    with a as (delete from s.checkpoints where checkpoint_id = $1) select 1;
    update s.checkpoints c set metadata = $1 where c.checkpoint_id = $2;
    insert into s.checkpoints (thread_id) select checkpoint_id from unnest($1) a (b);
    insert into s.checkpoints (checkpoint_id, thread_id) select $1, thread_id
    from s.checkpoints;
    select 1 from s.checkpoints where thread_id = $1 union select 1 from s.checkpoints;
    select 1 from s.checkpoints c cross join lateral (select 1 from s.checkpoint_blobs) b
    where c.thread_id = $1
"""


NAMING = """
    select 1 from s.checkpoints where thread_id = any($1);
    select 1 from s.checkpoints c join s.checkpoint_writes w on w.thread_id = c.thread_id
    join s.checkpoint_blobs b on b.thread_id = w.thread_id where c.thread_id = $1;
    select (select 1 from s.checkpoint_blobs b where b.thread_id = c.thread_id)
    from s.checkpoints c where c.thread_id = $1
"""


@each("statement", CROSSING.split(";"))
def test_the_check_sees_what_crosses(statement: str) -> None:
    assert unbound_tables(statement)


@each("statement", NAMING.split(";"))
def test_the_check_lets_pass_what_names(statement: str) -> None:
    assert not unbound_tables(statement)
