"""Transactions: named statements of sql/, sent together in one round trip on one connection."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import psycopg
from psycopg import (
    AsyncConnection,
    AsyncRawCursor,
    BaseConnection,
    Connection,
    abc,
    errors,
)
from psycopg.adapt import AdaptersMap, PyFormat, Transformer
from psycopg.errors import Diagnostic
from psycopg.pq import ExecStatus, Format, TransactionStatus
from psycopg.pq.abc import PGresult
from psycopg.rows import tuple_row

from pg_checkpoint.core import arrays
from pg_checkpoint.core.errors import InvalidKeyError, NotReplicatedError, UnusableConnectionError
from pg_checkpoint.core.failures import NotReadCommitted, WorkerLost
from pg_checkpoint.core.loops import is_set_within
from pg_checkpoint.core.options import DEFAULT_SCHEMA

# Psycopg's private parts, all that this package uses, and a check that they are as it knows them.
#
# A pipeline shares psycopg's record of what is prepared on a connection, and drives libpq with
# psycopg's generators. Neither is a public interface: a release may change them. They are
# checked with the first connection that is used; where one is missing or works otherwise,
# psycopg's public pipelines are used, which take more round trips.

try:
    from psycopg import _preparing, generators
except ImportError:  # the check says so
    _preparing = generators = None  # type: ignore[assignment]  # never used then

logger = logging.getLogger(__name__)

T = TypeVar("T")
AnyConnection: TypeAlias = "AsyncConnection[Any] | Connection[Any]"


class Statement(NamedTuple):
    """A query with its parameters; with None for them it may be a script of several."""

    query: bytes
    params: Sequence[Any] | None = ()
    # Its last parameter, null until it is sent, is the number of the attempt, which it checks as
    # check_attempt does.
    checks_attempt: bool = False


Rows: TypeAlias = "list[tuple[Any, ...]]"


def statement(query: bytes, *params: Any) -> Statement:
    """A query with its parameters, of which lists are sent as arrays of the query's types."""
    return Statement(query, arrays.packed(query, params))


class _Query(NamedTuple):
    """A statement as it is sent."""

    query: bytes
    params: Sequence[abc.Buffer | None] = ()
    types: tuple[int, ...] = ()
    formats: Sequence[Format] | None = None


class _Preparation(NamedTuple):
    """A statement that is being prepared, as psycopg's record is told of its answer."""

    key: Any
    prepare: Any
    name: bytes


# What the check found missing or changed; None before it.
_lost_parts: str | None = None


def are_usable(connection: BaseConnection[Any]) -> bool:
    """Returns whether the private parts are as this module knows them; checked once a process."""
    global _lost_parts
    if _lost_parts is None:
        _lost_parts = _check_parts(connection)
        if _lost_parts:
            logger.warning(
                "psycopg %s differs from the known versions (%s): statements use its "
                "public pipelines, which takes more round trips",
                psycopg.__version__,
                _lost_parts,
            )
    return not _lost_parts


def lost_parts() -> str:
    """Returns what the check found missing or changed; empty for nothing, and before the check."""
    return _lost_parts or ""


def _check_parts(connection: BaseConnection[Any]) -> str:
    try:
        needed = (generators.send, generators.fetch_many, errors.error_from_result)
        record, query = type(connection._prepared)(), _Query(b"select 1")
        preparing = _register(record, query)
        known = _look_up(record, query) == (_preparing.Prepare.YES, preparing.name)
        record.validate(*preparing, [])  # as after a failure
        forgotten = _look_up(record, query)[0] is _preparing.Prepare.SHOULD
        list(record.maintain_gen(connection))
    except Exception as error:  # noqa: BLE001  whatever it is, the public way is the answer
        return f"{type(error).__name__}: {error}"
    if known and forgotten and all(map(callable, needed)):
        return ""
    return "prepared statements are stored in another way"


def _register(record: _preparing.PrepareManager, query: _Query) -> _Preparation:
    """Looks a statement up; its name is empty if the connection's owner wants nothing prepared."""
    prepare, name = _look_up(record, query)
    if prepare is _preparing.Prepare.NO:
        return _Preparation(None, prepare, b"")
    key = record.maybe_add_to_cache(query, prepare, name)  # type: ignore[arg-type]  # as _look_up
    return _Preparation(key, prepare, name)


def _look_up(record: _preparing.PrepareManager, query: _Query) -> tuple[Any, bytes]:
    # Asks for two attributes of a query, and for no method.
    return record.get(query, prepare=True)  # type: ignore[arg-type]  # see above


class _SchedulerEvent(asyncio.Event):
    async def wait_timeout(self, seconds: float) -> bool:
        return await is_set_within(self, seconds)


def let_scheduler_end(pool: object) -> None:
    """Has the scheduler of a pool end when it is cancelled; to be called as the pool is opened.

    Before Python 3.12 it goes on if it is woken in the same turn (`wait_for`), and `asyncio.run`
    waits for it.
    """
    scheduler: Any = getattr(pool, "_sched", None)
    if isinstance(getattr(scheduler, "_event", None), asyncio.Event):
        scheduler._event = _SchedulerEvent()


def loop_of_pool(pool: object) -> asyncio.AbstractEventLoop | None:
    """Returns the event loop of an open pool's tasks; None where a pool does not show it."""
    task = getattr(pool, "_sched_runner", None)
    return task.get_loop() if isinstance(task, asyncio.Task) else None


# A pipeline: sends statements together and reads their answers together.
#
# The statements up to the Sync are one transaction. This does what psycopg's cursors and
# pipelines do, with psycopg's own queries, prepared statements and results, but without an
# object and a turn of the event loop for each statement, which cost more than most
# batches.


class _Context(NamedTuple):
    """Adapters without their connection: text is UTF-8, which the caller sees to; times are UTC."""

    adapters: AdaptersMap
    connection: None = None


def exchange(
    connection: BaseConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    commit: bool = False,
) -> abc.PQGen[list[Rows]]:
    """Sends statements and returns the rows of each, for the connection to wait for."""
    arrays.register(connection)
    transformer = Transformer(_Context(connection.adapters))
    queries = []
    for query, params, _ in statements:
        values = transformer.dump_sequence(params or (), [PyFormat.AUTO] * len(params or ()))
        queries.append(_Query(query, values, transformer.types or (), transformer.formats))
    pgconn = connection.pgconn
    try:
        pgconn.enter_pipeline_mode()
        expected = [e for query in queries for e in _queue(connection, query, prepare)]
        # And nothing after it: to a pooler that gives the server connection back at the Sync a
        # Flush, which psycopg's pipelines send, begins another transaction, without an end.
        pgconn.pipeline_sync()
        yield from generators.send(pgconn)
        results = yield from _fetch(connection, expected)
        pgconn.exit_pipeline_mode()
    except BaseException:
        # What is under way is nobody's from now on.
        pgconn.finish()
        raise
    if commit:
        failed = any(result.status == ExecStatus.FATAL_ERROR for result in results)
        end = Statement(b"rollback" if failed else b"commit")
        yield from exchange(connection, [end], prepare=False)
    _raise_first(results)
    # Deallocates what is more than the connection's owner allows to be prepared.
    yield from connection._prepared.maintain_gen(connection)
    answers: list[Rows] = []
    for result in results:
        rows: Rows = []
        if has_rows(result):
            transformer.set_pgresult(result, set_loaders=True, format=Format.BINARY)
            rows = transformer.load_rows(0, result.ntuples, tuple)
        answers.append(rows)
    return answers


def has_rows(result: PGresult | None) -> bool:
    """Returns whether a statement returns rows, if only none this time."""
    # A cursor's description would say so too, and make an object for each column.
    return result is not None and result.nfields > 0


def _queue(
    connection: BaseConnection[Any], query: _Query, prepare: bool
) -> list[_Preparation | None]:
    """Hands a statement to libpq, and returns which results it will have."""
    pgconn, (_, params, types, formats) = connection.pgconn, query
    # Not looked up if not to be prepared: psycopg counts those, and of one that it has
    # counted, and prepares in a pipeline that fails, it believes that the server knows it.
    preparing = _register(connection._prepared, query) if prepare else None
    if preparing is None or not preparing.name:
        pgconn.send_query_params(query.query, params, types, formats, Format.BINARY)
        return [None]
    is_new = preparing.prepare is _preparing.Prepare.SHOULD
    if is_new:
        pgconn.send_prepare(preparing.name, query.query, types)
    pgconn.send_query_prepared(preparing.name, params, formats, Format.BINARY)
    return [preparing, None] if is_new else [None]


def _fetch(
    connection: BaseConnection[Any], expected: Sequence[_Preparation | None]
) -> abc.PQGen[list[PGresult]]:
    """Takes all results up to the Sync's, and returns the statements'."""
    results: list[PGresult] = []
    try:
        for preparing in expected:
            answer = yield from _fetch_one(connection)
            if preparing is None or answer[-1].status == ExecStatus.FATAL_ERROR:
                results.append(answer[-1])
            if preparing is not None and preparing.key is not None:
                connection._prepared.validate(*preparing, answer)
        # The commit's own error comes before the Sync's answer; without that it is not known.
        while (answer := (yield from _fetch_one(connection)))[0].status != ExecStatus.PIPELINE_SYNC:
            results += answer
    except psycopg.Error:
        # A server that goes has said why.
        _raise_first(results)
        raise
    return results


def _fetch_one(connection: BaseConnection[Any]) -> abc.PQGen[list[PGresult]]:
    # Of a lost connection libpq has no more results, which is no error of its own.
    results: list[PGresult] = yield from generators.fetch_many(connection.pgconn)
    if not results:
        raise psycopg.OperationalError("the connection was lost within an answer")
    return results


def _raise_first(results: Sequence[PGresult]) -> None:
    for result in results:
        if result.status == ExecStatus.FATAL_ERROR:
            raise errors.error_from_result(result, encoding="utf-8")


# A blocking connection with the methods of an asynchronous one, which block and never suspend. So
# there is one way to send a transaction, which a thread can go without an event loop.
#
# The saver's event loop does not wait for the connection itself, although libpq would allow it. An
# application may block that loop until the connection, or one of its pool, is free, and the call
# that uses it would need the loop to end.


class _Blocking(AsyncConnection[Any]):
    __slots__ = ("_owners",)

    def __init__(self, connection: Connection[Any]) -> None:
        # One state for both: handlers, adapters, what is prepared, which blocks are open.
        self.__dict__ = connection.__dict__
        self._owners = connection

    def __del__(self, *_: object) -> None:
        """Leaves it to the owner to close the connection, where psycopg would warn."""

    @property
    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:  # type: ignore[override]  # used as a block only
        with self._owners.lock:
            yield

    async def wait(self, gen: abc.PQGen[T], *limits: Any, **named_limits: Any) -> T:
        return self._owners.wait(gen, *limits, **named_limits)

    @asynccontextmanager
    async def pipeline(self) -> AsyncIterator[Any]:
        with self._owners.pipeline() as pipeline:
            yield pipeline


def as_asynchronous(connection: AnyConnection) -> AsyncConnection[Any]:
    """Returns a connection for `run_on`; what is done on one that blocks is for `completed`."""
    return connection if isinstance(connection, AsyncConnection) else _Blocking(connection)


def completed(call: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine that waits for nothing but a blocking connection, without an event loop."""
    try:
        call.send(None)
    except StopIteration as end:
        return cast("T", end.value)
    raise RuntimeError("a call on a blocking connection waited for an event loop")


# Calls of the schema's functions, written out as the statements that the functions run.
#
# For servers where a call would not do: Citus sends a statement to the shard of its thread, and a
# function that is called within one finds no rows there. The migrations stay the only place of
# what a function does. A function of several statements can't be written out: what calls it has
# another statement beside it for such servers. Pure: text in, text out.


_DEFINITION = re.compile(
    r"create or replace function pgcheckpoint\.(\w+)\((.*?)\)\s+returns .*? as \$\$\n(.*?)\n\$\$;",
    re.DOTALL,
)
# The one statement of a PL/pgSQL body.
_BLOCK = re.compile(r"begin\s+return( query)?\s+(.*);\s+end", re.DOTALL)
# The body of one with variables, which it has between its statements.
_SEVERAL = re.compile(r"^declare$", re.MULTILINE)
# No function's arguments have parentheses of their own.
_CALL = re.compile(r"pgcheckpoint\.(\w+_v\d+)\(([^()]*)\)")
_ONLY_A_CALL = re.compile(r"select \* from (pgcheckpoint\.\w+_v\d+\([^()]*\));?\s*")


class Function(NamedTuple):
    """A function of the schema that runs one statement."""

    parameters: Sequence[tuple[str, str]]  # names, which nothing else in the body has, and types
    body: str  # the statement

    def called_with(self, arguments: Sequence[str]) -> str:
        """Returns the statement with the arguments in the place of the parameters."""
        missing = ["null"] * (len(self.parameters) - len(arguments))
        values = {
            name: f"(({argument})::{type_})"
            for (name, type_), argument in zip(self.parameters, [*arguments, *missing], strict=True)
        }
        # All at once: an argument may be named as another parameter is.
        names = re.compile(rf"(?<![.\w])({'|'.join(values)})\b")
        return names.sub(lambda name: values[name[1]], self.body)


def functions_in(migrations: Iterable[str]) -> dict[str, Function]:
    """Returns the functions of one statement that migrations make, by name.

    None has a call of another one in it.
    """
    functions: dict[str, Function] = {}
    for sql in migrations:
        for name, parameters, body in _DEFINITION.findall(sql):
            if _SEVERAL.search(body):
                continue
            words = [parameter.split() for parameter in parameters.split(",")]
            block = _BLOCK.search(body)
            statement = written_out(body if block is None else block[2], functions)
            functions[name] = Function([(word[0], word[1]) for word in words], statement.strip())
    return functions


def written_out(statement: str, functions: Mapping[str, Function]) -> str:
    """Returns the statement with the bodies of functions in the place of their calls."""
    if not functions.keys() >= {name for name, _ in _CALL.findall(statement)}:
        return statement

    def body(call: re.Match[str]) -> str:
        arguments = [argument.strip() for argument in call[2].split(",")]
        return functions[call[1]].called_with(arguments)

    if (only := _ONLY_A_CALL.search(statement)) is not None:
        return statement.replace(only[0], _CALL.sub(body, only[1]) + ";")
    return _CALL.sub(lambda call: f"({body(call)})", statement)


# The files of sql/, for the default schema, whose name is replaced here, as the names of parameters
# are by their numbers. No other module reads them.


Queries = dict[str, bytes]

# Ends the names of statements that take the place of others there.
_ON_CITUS = "_on_citus"
# What begins a literal is no schema, whose name may have a quote in it, but a setting.
# It is looked for before what precedes it, in a twentieth of the time.
_SCHEMA_WORD = re.compile(rf"{DEFAULT_SCHEMA}(?<!['\w]{DEFAULT_SCHEMA})\b")
_END = re.compile(r";$", re.MULTILINE)
_FUNCTION = re.compile(r"^create or replace function .*?^\$\$;$", re.MULTILINE | re.DOTALL)
# Begins a statement, before its comment: its name, and the names and types of its parameters.
_HEADER = re.compile(r"^-- name: (\w+)(?:\(([^()]*)\))?\n", re.MULTILINE)
_DECLARED = re.compile(r"(\w+) ([^,\n]+)")
# Neither a cast, nor within a word, the subscript of a slice, or [:space:].
_PARAMETER = re.compile(r":(?<![\w:]:)([a-z]\w*)\b(?!:\])")
_COMMENT_LINE = re.compile(r"^\s*--.*\n", re.MULTILINE)


class Migration(NamedTuple):
    """One numbered file of sql/migrations."""

    version: int
    name: str
    sql: str

    @property
    def statements(self) -> list[str]:
        """The file's statements, for servers that take one at a time."""
        # Every other part is the body of a DO or a function; elsewhere ";" ends a statement.
        parts = _COMMENT_LINE.sub("", self.sql).split("$$")
        parts[::2] = [_END.sub(";\0", part) for part in parts[::2]]
        return [part.strip() for part in "$$".join(parts).split("\0") if part.strip()]

    @property
    def functions(self) -> list[str]:
        """The file's statements that make or replace a function."""
        return _FUNCTION.findall(self.sql)


@lru_cache(maxsize=128)
def load_queries(schema: str = DEFAULT_SCHEMA, folder: str = "queries") -> Queries:
    """Returns the statements of a folder of sql/ by name, without comments."""
    return _for_schema(read_statements(folder), schema)


@lru_cache(maxsize=64)
def load_queries_on_citus(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns the statements of sql/queries that are others on Citus."""
    plain = read_statements("queries")
    migrations = [path.read_text("utf-8") for path in _files("migrations")]
    functions = functions_in(_COMMENT_LINE.sub("", sql) for sql in migrations)
    others = {name: written_out(sql, functions) for name, sql in plain.items()}
    for name in [name for name in others if name.endswith(_ON_CITUS)]:
        others[name.removesuffix(_ON_CITUS)] = others[name]
    changed = {name: sql for name, sql in others.items() if sql != plain[name]}
    return _for_schema(changed, schema)


@lru_cache(maxsize=64)
def load_vector_queries(schema: str, words: tuple[tuple[str, str], ...]) -> Queries:
    """Returns the statements of sql/vectors, which need pgvector, with words of theirs replaced."""
    replacements = {DEFAULT_SCHEMA: _quoted(schema), **dict(words)}
    # In one go, as what is put in may have a word in it; and the longest first.
    ordered = sorted(replacements, key=len, reverse=True)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}" for word in ordered))
    return {
        name: pattern.sub(lambda word: replacements[word[0]], sql).encode()
        for name, sql in read_statements("vectors").items()
    }


@lru_cache(maxsize=64)
def load_migrations(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
    """Returns the migrations in order, comments included: people read them too."""
    identifier = _quoted(schema)
    migrations = []
    for path in _files("migrations"):
        sql = _SCHEMA_WORD.sub(lambda _: identifier, path.read_text("utf-8"))
        migrations.append(Migration(int(path.stem[:4]), path.stem[5:], sql))
    return tuple(migrations)


def load_schema() -> str:
    """Returns sql/schema.sql: the default schema after all migrations, for people."""
    return (_sql_folder() / "schema.sql").read_text("utf-8")


@lru_cache(maxsize=16)
def read_statements(folder: str) -> dict[str, str]:
    """Returns the statements of a folder of sql/ by name, without comments.

    Each `:name` is the number of the parameter, cast to the type that the header says.
    """
    statements: dict[str, str] = {}
    for path in _files(folder):
        _, *parts = _HEADER.split(path.read_text("utf-8"))
        for name, declared, sql in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            if name in statements:
                raise ValueError(f"{path} has a second statement of the name {name}")
            types = enumerate(_DECLARED.findall(declared or ""), 1)
            numbered = {word: f"${number}::{type_}" for number, (word, type_) in types}
            words = _PARAMETER.split(_COMMENT_LINE.sub("", sql).strip())
            words[1::2] = [numbered[word] for word in words[1::2]]
            statements[name] = "".join(words)
    return statements


def _files(folder: str) -> list[Path]:
    return sorted((_sql_folder() / folder).rglob("*.sql"))


def _sql_folder() -> Path:
    """Returns the packaged folder of a wheel, else the one beside the package."""
    package = Path(__file__).parents[1]
    packaged = package / "sql"
    return packaged if packaged.is_dir() else package.parent / "sql"


def _for_schema(texts: Mapping[str, str], schema: str) -> Queries:
    identifier = _quoted(schema)
    return {n: _SCHEMA_WORD.sub(lambda _: identifier, sql).encode() for n, sql in texts.items()}


def _quoted(schema: str) -> str:
    try:
        size = len(schema.encode())
    except UnicodeEncodeError:  # UTF-8 has no bytes for it
        size = 0
    if not 0 < size <= 63 or "\0" in schema or schema.startswith("pg_"):
        raise InvalidKeyError(
            f"{schema!r} is not a valid schema name: Postgres allows 1 to 63 bytes without NUL, "
            "and reserves names that begin with pg_"
        )
    # Would end the body of a migration's DO, which stands between two of them.
    if "$$" in schema:
        raise InvalidKeyError(f"{schema!r} is not a valid schema name here: it contains $$")
    return '"' + schema.replace('"', '""') + '"'


# Runs statements as one transaction, in one round trip, on one connection.
#
# An idle connection gets them as a pipeline, whose statements up to the
# final sync are one implicit transaction: all or nothing, without BEGIN and COMMIT. A
# connection that is inside its owner's transaction gets a savepoint: then it is
# the owner who commits. The connection is left as it was found. With a version of psycopg
# that is not known here, an idle connection gets BEGIN, a pipeline of psycopg's and
# COMMIT: not one pipeline around all, whose last message would be a Flush after the Sync,
# which begins another transaction for a pooler.
#
# Text is exchanged in UTF-8 and transactions are `read committed`, whatever the
# environment, the role or the connection's owner say. Both are set for the transaction
# where needed, except inside the owner's own transaction.
#
# Whatever is sent here finds Postgres' own functions and operators, also where others have put
# some of their names into a schema of the session's search_path: a statement names all by schema,
# which it says, or the transaction's search_path is set before it.
#
# A commit that waits for a synchronous standby can't fail any more. If the wait is
# cancelled, the server answers that it committed, and adds a warning: that answer
# is an error here. So is that of a Citus coordinator which lost a worker while that committed.


_BEGIN = Statement(b"begin")
# How statements begin that are no danger under any search_path. A test reads all that say so.
SETS_PATH, QUALIFIED = b"/* sets search_path */", b"/* qualified */"
_SET_PATH = Statement(load_queries()["set_search_path"])
# Functions of the server that warn after the point from which a commit can't fail any more: a
# synchronous standby that was not waited for; workers of a Citus cluster that were lost.
_NOT_COMMITTED = {
    "SyncRepWaitForLSN",
    "FinishRemoteTransactionCommit",
    "ReportConnectionError",
    "ReportResultError",
}


async def run_on(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    *,
    prepare: bool,
    begin_commit: bool = False,
    set_read_committed: bool = False,
) -> list[Rows]:
    """Runs the statements and returns the rows of each."""
    place = _place_of_path(statements)
    if place is not None:
        statements = [*statements[:place], _SET_PATH, *statements[place:]]
    rows: list[Rows] | None = None
    with committed_everywhere(connection):
        if not _has_script(statements) and are_usable(connection):
            async with connection.lock:
                # Asked here: its owner may begin a transaction while this waits its turn.
                if _is_idle(connection):
                    before = _before(connection, set_read_committed, begin_commit=begin_commit)
                    sent = [*before, *statements]
                    call = exchange(connection, sent, prepare=prepare, commit=begin_commit)
                    rows = (await connection.wait(call))[len(before) :]
        if rows is None:
            uncounted = nullcontext() if prepare else _uncounted(connection)
            with uncounted, _explained(connection):
                rows = await _run_on_cursors(
                    connection, statements, prepare, begin_commit, set_read_committed
                )
    if place is not None:
        del rows[place]
    return rows


async def _run_on_cursors(
    connection: AsyncConnection[Any],
    statements: Sequence[Statement],
    prepare: bool,
    begin_commit: bool,
    set_read_committed: bool,
) -> list[Rows]:
    arrays.register(connection)
    before, after = _around(connection, set_read_committed)
    # Decides what text is sent as, so it is answered before the statements are sent.
    together = _is_idle(connection) and not begin_commit and not _has_script(statements)
    async with _one_transaction(connection, statements, begin_commit):
        await execute(connection, before, prepare)
        async with _pipeline(connection) if together else nullcontext():
            cursors = await execute(connection, statements, prepare)
        await execute(connection, after, prepare)
    return [await c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


async def execute(
    connection: AsyncConnection[Any], statements: Sequence[Statement], prepare: bool
) -> list[AsyncRawCursor[Any]]:
    """Runs statements as they are, one by one."""
    cursors = []
    for query, params, _ in statements:
        cursor = AsyncRawCursor(connection, row_factory=tuple_row)
        single = params is not None
        await cursor.execute(query, params, prepare=prepare and single, binary=single)
        cursors.append(cursor)
    return cursors


@contextmanager
def _uncounted(connection: AsyncConnection[Any]) -> Iterator[None]:
    """Keeps psycopg from counting what is not prepared.

    Of a statement that it has counted, and prepares later in a pipeline that
    fails, it believes for ever that the server knows it.
    """
    threshold, connection.prepare_threshold = connection.prepare_threshold, None
    try:
        yield
    finally:
        connection.prepare_threshold = threshold


def _place_of_path(statements: Sequence[Statement]) -> int | None:
    """Finds the first statement that needs a search_path which none before it sets."""
    for place, (query, _, _) in enumerate(statements):
        if query.startswith(SETS_PATH):
            return None
        if not query.startswith(QUALIFIED):
            return place
    return None


def _around(
    connection: AnyConnection, set_read_committed: bool
) -> tuple[Sequence[Statement], Sequence[Statement]]:
    """Returns the statements to add before and after, in our transaction or in the owner's."""
    if _is_idle(connection):
        return _before(connection, set_read_committed), ()
    if not _is_utf8(connection):
        raise UnusableConnectionError(
            "the connection is inside a transaction of yours, and its client encoding is not "
            "UTF-8: connect with client_encoding=UTF8"
        )
    # The rest of the owner's transaction is not ours to bound.
    carry = load_queries()["carry_settings"]
    return [Statement(carry, (True,))], [Statement(carry, (False,))]


def _before(
    connection: AnyConnection,
    set_read_committed: bool,
    *,
    begin_commit: bool = False,
) -> Sequence[Statement]:
    """Returns the statements that come first in our transaction, where the session needs them."""
    before = [_BEGIN] if begin_commit else []
    if set_read_committed:  # this first: later it would be refused
        before.append(Statement(load_queries()["set_isolation"]))
    if not _is_utf8(connection):
        before.append(Statement(load_queries()["set_encoding"]))
    return before


def _is_utf8(connection: AnyConnection) -> bool:
    # Not asked once for all: whoever owns the connection may change it. It costs no round trip.
    return connection.pgconn.parameter_status(b"client_encoding") == b"UTF8"


@contextmanager
def _explained(connection: AnyConnection) -> Iterator[None]:
    """Explains errors of cursors that depend on who uses the connection otherwise.

    A pooler whose server connection is lost within a pipeline answers as no server does: the
    connection counts as lost if psycopg can't tell what its answers belong to.
    """
    was_idle = _is_idle(connection)
    try:
        yield
    except NotReadCommitted as error:
        if was_idle:
            raise
        raise UnusableConnectionError(
            "the connection is inside a transaction of yours that is not read committed, in which "
            "a statement does not see what is committed while it waits for a lock: begin the "
            "transaction with `BEGIN ISOLATION LEVEL READ COMMITTED`, or give the saver a pool or "
            "a DSN"
        ) from error
    except psycopg.InternalError as error:
        if error.sqlstate is not None:
            raise
        connection.pgconn.finish()
        raise psycopg.OperationalError("the connection was lost within an answer") from error


@contextmanager
def committed_everywhere(connection: AnyConnection) -> Iterator[None]:
    """Raises at the end if the server warned that a commit did not get to another server."""
    warnings: list[tuple[str, str | None]] = []

    def note(notice: Diagnostic) -> None:
        # By where it comes from: the message is translated, and its SQLSTATE that of any warning.
        # Read now: libpq forgets it.
        if (function := notice.source_function) in _NOT_COMMITTED:
            warnings.append((function, notice.message_primary))

    connection.add_notice_handler(note)
    try:
        yield
    finally:
        connection.remove_notice_handler(note)
    for function, message in warnings:
        if function == "SyncRepWaitForLSN":
            raise NotReplicatedError(
                "the transaction is committed on this server, but may not be on its standby: "
                f"{message}"
            )
        raise WorkerLost(f"a commit did not reach a worker of the cluster: {message}")


@asynccontextmanager
async def _one_transaction(
    connection: AsyncConnection[Any], statements: Sequence[Statement], begin_commit: bool
) -> AsyncIterator[None]:
    if begin_commit or not _in_owners_pipeline(connection) or _has_script(statements):
        async with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        await connection.set_autocommit(True)
    try:
        async with _pipeline(connection):
            yield
    finally:
        if not was_autocommit and not connection.closed:
            await connection.set_autocommit(False)


@asynccontextmanager
async def _pipeline(connection: AsyncConnection[Any]) -> AsyncIterator[None]:
    """Opens a pipeline that raises its first error and does not log those that follow from it."""
    first: psycopg.Error | None = None
    try:
        async with connection.pipeline():
            try:
                yield
            except psycopg.Error as error:
                first = error
    except psycopg.Error as error:
        raise first or error from None
    if first is not None:
        raise first


def _is_idle(connection: AnyConnection) -> bool:
    idle = connection.pgconn.transaction_status == TransactionStatus.IDLE
    return idle and not _in_owners_pipeline(connection)


def _in_owners_pipeline(connection: AnyConnection) -> bool:
    # The transaction's status is then that of what was sent, not of what was answered.
    return bool(connection.pgconn.pipeline_status)


def _has_script(statements: Sequence[Statement]) -> bool:
    return None in [statement.params for statement in statements]
