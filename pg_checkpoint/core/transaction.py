"""Transactions: named statements of sql/, sent together in one round trip on one connection."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

import psycopg
from psycopg import (
    AsyncConnection,
    AsyncRawCursor,
    BaseConnection,
    Connection,
    RawCursor,
    abc,
    errors,
)
from psycopg.adapt import AdaptersMap, PyFormat, Transformer
from psycopg.errors import Diagnostic
from psycopg.pq import ExecStatus, Format, TransactionStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg.rows import tuple_row

from pg_checkpoint.core import arrays
from pg_checkpoint.core.errors import InvalidKeyError, NotReplicatedError, UnusableConnectionError
from pg_checkpoint.core.failures import NotReadCommitted, WorkerLost
from pg_checkpoint.core.loops import is_set_within
from pg_checkpoint.core.options import DEFAULT_SCHEMA

# psycopg's private parts, all that this package uses, and a check that they are as it knows them.
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

AnyConnection: TypeAlias = "AsyncConnection[Any] | Connection[Any]"


class Query(Protocol):
    """What names a prepared statement."""

    @property
    def query(self) -> bytes:
        """As it is sent."""

    @property
    def types(self) -> tuple[int, ...]:
        """The OIDs of its parameters' types."""


class Preparing(NamedTuple):
    """A statement that is being prepared: its answer goes to `note_answer`."""

    key: Any
    how: Any
    name: bytes


class _Sample(NamedTuple):
    query: bytes
    types: tuple[int, ...] = ()


# What the check found; None before the first.
_lost: str | None = None


def are_usable(connection: BaseConnection[Any]) -> bool:
    """Whether the private parts are as this module knows them; checked once a process."""
    global _lost
    if _lost is None:
        _lost = _check(connection)
        if _lost:
            logger.warning(
                "psycopg %s differs from the known versions (%s): statements use its "
                "public pipelines, which takes more round trips",
                psycopg.__version__,
                _lost,
            )
    return not _lost


def lost_parts() -> str:
    """What the check found missing or changed; empty for nothing, and before the check."""
    return _lost or ""


def _check(connection: BaseConnection[Any]) -> str:
    try:
        needed = (generators.send, generators.fetch_many, errors.error_from_result)
        manager, query = type(connection._prepared)(), _Sample(b"select 1")
        key, how, name = _register(manager, query)
        known = manager.get(query, prepare=True) == (_preparing.Prepare.YES, name)  # type: ignore[arg-type]  # as look_up
        manager.validate(key, how, name, [])  # as after a failure
        forgotten = manager.get(query, prepare=True)[0] is _preparing.Prepare.SHOULD  # type: ignore[arg-type]  # as look_up
        list(manager.maintain_gen(connection))
    except Exception as error:  # noqa: BLE001  whatever it is, the public way is the answer
        return f"{type(error).__name__}: {error}"
    if known and forgotten and all(map(callable, needed)):
        return ""
    return "prepared statements are stored in another way"


def look_up(connection: BaseConnection[Any], query: Query) -> tuple[bytes, Preparing | None]:
    """The name of a prepared statement, and what is to be noted if it has to be prepared first.

    The name is empty if the connection's owner wants nothing prepared.
    """
    key, how, name = _register(connection._prepared, query)
    return name, Preparing(key, how, name) if how is _preparing.Prepare.SHOULD else None


def _register(manager: _preparing.PrepareManager, query: Query) -> tuple[Any, Any, bytes]:
    # Asks for two attributes of a query, and for no method.
    how, name = manager.get(query, prepare=True)  # type: ignore[arg-type]  # see above
    if how is _preparing.Prepare.NO:
        return None, how, b""
    return manager.maybe_add_to_cache(query, how, name), how, name  # type: ignore[arg-type]  # see above


def note_answer(
    connection: BaseConnection[Any], preparing: Preparing, results: Sequence[PGresult]
) -> None:
    """Notes whether a statement is prepared."""
    if preparing.key is not None:
        connection._prepared.validate(*preparing, results)


def tidy(connection: BaseConnection[Any]) -> abc.PQGen[None]:
    """Deallocates what is more than the connection's owner allows to be prepared."""
    return connection._prepared.maintain_gen(connection)


def send_all(pgconn: PGconn) -> abc.PQGen[None]:
    """Sends what libpq has queued, reading answers meanwhile."""
    sending: abc.PQGen[None] = generators.send(pgconn)
    return sending


def fetch_results(pgconn: PGconn) -> abc.PQGen[list[PGresult]]:
    """The results of the next statement; none of a lost connection."""
    results: abc.PQGen[list[PGresult]] = generators.fetch_many(pgconn)
    return results


def error_of(result: PGresult) -> psycopg.Error:
    """The error that a result in UTF-8 stands for."""
    return errors.error_from_result(result, encoding="utf-8")


class _Event(asyncio.Event):
    async def wait_timeout(self, seconds: float) -> bool:
        return await is_set_within(self, seconds)


def let_scheduler_end(pool: object) -> None:
    """Has the scheduler of a pool end when it is cancelled; to be called as the pool is opened.

    Before Python 3.12 it goes on if it is woken in the same turn (`wait_for`), and `asyncio.run`
    waits for it.
    """
    scheduler: Any = getattr(pool, "_sched", None)
    if isinstance(getattr(scheduler, "_event", None), asyncio.Event):
        scheduler._event = _Event()


def loop_of_pool(pool: object) -> asyncio.AbstractEventLoop | None:
    """The event loop that an open pool's tasks run on; None where a pool does not show it."""
    task = getattr(pool, "_sched_runner", None)
    return task.get_loop() if isinstance(task, asyncio.Task) else None


# A pipeline: sends statements together and reads their answers together.
#
# The statements up to the Sync are one transaction. This does what psycopg's cursors and
# pipelines do, with psycopg's own queries, prepared statements and results, but without an
# object and a turn of the event loop for each statement, which cost more than most
# batches. Nothing here knows who owns the connection or how it was used before.


Rows: TypeAlias = "list[tuple[Any, ...]]"


class Statement(NamedTuple):
    """A query with its parameters; with None for them it may be a script of several."""

    query: bytes
    params: Sequence[Any] | None = ()
    # Whether its last parameter, null until it is sent, is the number of the attempt, which it
    # checks as check_attempt.sql does.
    checks_attempt: bool = False


class _Context(NamedTuple):
    """How a connection adapts values; psycopg takes text for UTF-8 then, which the caller sees to.

    Times come back in UTC, whatever the session's time zone is.
    """

    adapters: AdaptersMap
    connection: None = None


class _Query(NamedTuple):
    """A statement as it is sent."""

    query: bytes
    params: Sequence[abc.Buffer | None]
    types: tuple[int, ...]
    formats: Sequence[Format] | None


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
    queries = [_adapt(transformer, statement) for statement in statements]
    pgconn = connection.pgconn
    try:
        pgconn.enter_pipeline_mode()
        expected = [e for query in queries for e in _queue(connection, query, prepare)]
        # And nothing after it: to a pooler that gives the server connection back at the Sync a
        # Flush, which psycopg's pipelines send, begins another transaction, without an end.
        pgconn.pipeline_sync()
        yield from send_all(pgconn)
        results = yield from _fetch(connection, expected)
        pgconn.exit_pipeline_mode()
    except BaseException:
        # What is under way is nobody's from now on.
        pgconn.finish()
        raise
    if commit:
        yield from _end(connection, results)
    _raise_first(results)
    # Of statements prepared here that may be too many.
    yield from tidy(connection)
    return [_rows(transformer, result) for result in results]


def _end(connection: BaseConnection[Any], results: Sequence[PGresult]) -> abc.PQGen[None]:
    """Commits, or rolls back if one of these results is an error."""
    failed = any(result.status == ExecStatus.FATAL_ERROR for result in results)
    end = Statement(b"rollback" if failed else b"commit")
    yield from exchange(connection, [end], prepare=False)


def has_rows(result: PGresult | None) -> bool:
    """Whether a result is of a statement that returns rows, if only none this time."""
    # A cursor's description would say so too, and make an object for each column.
    return result is not None and result.nfields > 0


def _adapt(transformer: abc.Transformer, statement: Statement) -> _Query:
    params = statement.params or ()
    dumped = transformer.dump_sequence(params, [PyFormat.AUTO] * len(params))
    return _Query(statement.query, dumped, transformer.types or (), transformer.formats)


def _queue(connection: BaseConnection[Any], query: _Query, prepare: bool) -> list[Preparing | None]:
    """Hands a statement to libpq, and returns which results it will have."""
    pgconn, (_, params, types, formats) = connection.pgconn, query
    # Not looked up if not to be prepared: psycopg counts those, and of one that it has
    # counted, and prepares in a pipeline that fails, it believes that the server knows it.
    name, preparing = look_up(connection, query) if prepare else (b"", None)
    if not name:
        pgconn.send_query_params(query.query, params, types, formats, Format.BINARY)
        return [None]
    if preparing is not None:
        pgconn.send_prepare(name, query.query, types)
    pgconn.send_query_prepared(name, params, formats, Format.BINARY)
    return [None] if preparing is None else [preparing, None]


def _fetch(
    connection: BaseConnection[Any], expected: Sequence[Preparing | None]
) -> abc.PQGen[list[PGresult]]:
    """Takes all results up to the Sync's, and returns the statements'."""
    results: list[PGresult] = []
    try:
        for preparing in expected:
            found = yield from _fetch_one(connection)
            if preparing is None or found[-1].status == ExecStatus.FATAL_ERROR:
                results.append(found[-1])
            if preparing is not None:
                note_answer(connection, preparing, found)
        # The commit's own error comes before the Sync's answer; without that it is not known.
        while (found := (yield from _fetch_one(connection)))[0].status != ExecStatus.PIPELINE_SYNC:
            results += found
    except psycopg.Error:
        # A server that goes has said why.
        _raise_first(results)
        raise
    return results


def _fetch_one(connection: BaseConnection[Any]) -> abc.PQGen[list[PGresult]]:
    # Of a lost connection libpq has no more results, which is no error of its own.
    found = yield from fetch_results(connection.pgconn)
    if not found:
        raise psycopg.OperationalError("the connection was lost within an answer")
    return found


def _raise_first(results: Sequence[PGresult]) -> None:
    for result in results:
        if result.status == ExecStatus.FATAL_ERROR:
            raise error_of(result)


def _rows(transformer: abc.Transformer, result: PGresult) -> Rows:
    if not has_rows(result):
        return []
    transformer.set_pgresult(result, set_loaders=True, format=Format.BINARY)
    return transformer.load_rows(0, result.ntuples, tuple)


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
        """The statement, with the arguments in the place of the parameters."""
        given = [*arguments, *["null"] * (len(self.parameters) - len(arguments))]
        values = {
            name: f"(({value})::{type_})"
            for (name, type_), value in zip(self.parameters, given, strict=True)
        }
        # All at once: an argument may be named as another parameter is.
        names = re.compile(rf"(?<![.\w])({'|'.join(values)})\b")
        return names.sub(lambda found: values[found[1]], self.body)


def functions_in(migrations: Sequence[str]) -> dict[str, Function]:
    """The functions of one statement that migrations make, by name.

    None has a call of another one in it.
    """
    found: dict[str, Function] = {}
    for sql in migrations:
        for name, parameters, body in _DEFINITION.findall(sql):
            if _SEVERAL.search(body):
                continue
            words = [parameter.split() for parameter in parameters.split(",")]
            block = _BLOCK.search(body)
            statement = written_out(body if block is None else block[2], found)
            found[name] = Function([(word[0], word[1]) for word in words], statement.strip())
    return found


def written_out(statement: str, functions: Mapping[str, Function]) -> str:
    """The statement with what functions of one statement do in the place of their calls."""
    if not functions.keys() >= {name for name, _ in _CALL.findall(statement)}:
        return statement

    def body(call: re.Match[str]) -> str:
        arguments = [argument.strip() for argument in call[2].split(",")]
        return functions[call[1]].called_with(arguments)

    def nested(call: re.Match[str]) -> str:
        return f"({body(call)})" if call[1] in functions else call[0]

    if (only := _ONLY_A_CALL.search(statement)) is not None:
        return statement.replace(only[0], _CALL.sub(body, only[1]) + ";")
    return _CALL.sub(nested, statement)


# The statements in sql/: finds them, loads them once, and puts the schema's name in.
#
# The files are valid SQL as they stand, for the default schema. Nothing here
# knows what a statement does, and no other module reads sql/.


Queries = dict[str, bytes]

# Ends the names of statements that take the place of others there.
_ON_CITUS = "_on_citus"
# What begins a literal is no schema, whose name may have a quote in it, but a setting.
_SCHEMA_WORD = re.compile(rf"(?<!')\b{DEFAULT_SCHEMA}\b")
_END = re.compile(r";$", re.MULTILINE)
_FUNCTION = re.compile(r"^create or replace function .*?^\$\$;$", re.MULTILINE | re.DOTALL)
_COMMENT_LINE = re.compile(r"^\s*--.*\n", re.MULTILINE)


class Migration(NamedTuple):
    """One numbered file of sql/migrations."""

    version: int
    name: str
    sql: str

    @property
    def statements(self) -> list[str]:
        """Its statements, for servers that take one at a time."""
        # Every other part is the body of a DO or a function; elsewhere ";" ends a statement.
        parts = _COMMENT_LINE.sub("", self.sql).split("$$")
        parts[::2] = [_END.sub(";\0", part) for part in parts[::2]]
        return [one.strip() for one in "$$".join(parts).split("\0") if one.strip()]

    @property
    def functions(self) -> list[str]:
        """Those of its statements that make a function, or replace one."""
        return _FUNCTION.findall(self.sql)


@lru_cache(maxsize=64)
def load_queries(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns the statements of sql/queries by file name, without comments."""
    identifier = _quoted(schema)
    return {name: _for_schema(sql, identifier).encode() for name, sql in _plain_queries().items()}


@lru_cache(maxsize=64)
def load_queries_on_citus(schema: str = DEFAULT_SCHEMA) -> Queries:
    """Returns those that are others on Citus, as `load_queries` does."""
    plain, identifier = _plain_queries(), _quoted(schema)
    others = {name: written_out(sql, _functions()) for name, sql in plain.items()}
    for name in [name for name in others if name.endswith(_ON_CITUS)]:
        others[name.removesuffix(_ON_CITUS)] = others[name]
    return {
        name: _for_schema(sql, identifier).encode()
        for name, sql in others.items()
        if sql != plain[name]
    }


@lru_cache(maxsize=64)
def load_vector_queries(schema: str, words: tuple[tuple[str, str], ...]) -> Queries:
    """Returns the statements of sql/vectors by file name, which need pgvector."""
    meant = {DEFAULT_SCHEMA: _quoted(schema), **dict(words)}
    # In one go, as what is put in may have a word in it; and the longest first.
    ordered = sorted(meant, key=len, reverse=True)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}" for word in ordered))
    return {
        name: pattern.sub(lambda found: meant[found[0]], sql).encode()
        for name, sql in _texts("vectors").items()
    }


@lru_cache(maxsize=64)
def load_text_queries(schema: str) -> Queries:
    """Returns the statements of sql/texts by file name, for search by words."""
    identifier = _quoted(schema)
    return {name: _for_schema(sql, identifier).encode() for name, sql in _texts("texts").items()}


@lru_cache(maxsize=64)
def load_stock_store_queries(schema: str) -> Queries:
    """Returns the statements of sql/stock_store by file name, for the stock store's tables."""
    identifier = _quoted(schema)
    texts = _texts("stock_store")
    return {name: _for_schema(sql, identifier).encode() for name, sql in texts.items()}


@lru_cache(maxsize=64)
def load_migrations(schema: str = DEFAULT_SCHEMA) -> tuple[Migration, ...]:
    """Returns the migrations in order, comments included: people read them too."""
    identifier = _quoted(schema)
    return tuple(
        Migration(
            int(path.stem[:4]), path.stem[5:], _for_schema(path.read_text("utf-8"), identifier)
        )
        for path in sorted((_sql_folder() / "migrations").glob("*.sql"))
    )


def load_schema() -> str:
    """Returns sql/schema.sql: the default schema after all migrations, for people."""
    return (_sql_folder() / "schema.sql").read_text("utf-8")


def replacements(made: Queries, schema: str, *, on_citus: bool) -> dict[bytes, bytes]:
    """What to send in the place of statements that were made before the schema was known."""
    meant = load_queries(schema)
    other = {made[name]: meant[name] for name in meant} if made is not meant else {}
    for name, query in load_queries_on_citus(schema).items() if on_citus else ():
        other[made[name]] = other[meant[name]] = query
    return other


@lru_cache(maxsize=1)
def _plain_queries() -> dict[str, str]:
    """The statements for the default schema."""
    return _texts("queries")


@lru_cache(maxsize=1)
def _functions() -> dict[str, Function]:
    return functions_in(list(_texts("migrations").values()))


def _texts(folder: str) -> dict[str, str]:
    """What the files of a folder of sql/ say, by name and in its order, without comments."""
    return {
        path.stem: _COMMENT_LINE.sub("", path.read_text("utf-8")).strip()
        for path in sorted((_sql_folder() / folder).glob("*.sql"))
    }


def _sql_folder() -> Path:
    """The packaged folder of a wheel, else the one beside the package."""
    package = Path(__file__).parents[1]
    packaged = package / "sql"
    return packaged if packaged.is_dir() else package.parent / "sql"


def _for_schema(sql: str, identifier: str) -> str:
    return _SCHEMA_WORD.sub(lambda _: identifier, sql)


def _quoted(schema: str) -> str:
    if not 0 < _size(schema) <= 63 or "\0" in schema or schema.startswith("pg_"):
        raise InvalidKeyError(
            f"{schema!r} is not a valid schema name: Postgres allows 1 to 63 bytes without NUL, "
            "and reserves names that begin with pg_"
        )
    # Would end the body of a migration's DO, which stands between two of them.
    if "$$" in schema:
        raise InvalidKeyError(f"{schema!r} is not a valid schema name here: it contains $$")
    return '"' + schema.replace('"', '""') + '"'


def _size(name: str) -> int:
    """Bytes in UTF-8; 0 for what UTF-8 has no bytes for."""
    try:
        return len(name.encode())
    except UnicodeEncodeError:
        return 0


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
# which its file says, or the transaction's search_path is set before it.
#
# A commit that waits for a synchronous standby can't fail any more. If the wait is
# cancelled, the server answers that it committed, and adds a warning: that answer
# is an error here. So is that of a Citus coordinator which lost a worker while that committed.


_BEGIN = Statement(b"begin")
# How files of sql/ begin that are no danger under any search_path. A test reads all that say so.
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
    if (place := _place_of_path(statements)) is not None:
        rows = await run_on(
            connection,
            [*statements[:place], _SET_PATH, *statements[place:]],
            prepare=prepare,
            begin_commit=begin_commit,
            set_read_committed=set_read_committed,
        )
        return rows[:place] + rows[place + 1 :]
    with committed_everywhere(connection):
        if not _has_script(statements) and are_usable(connection):
            async with connection.lock:
                # Asked here: its owner may begin a transaction while this waits its turn.
                if _is_idle(connection):
                    before = _before(connection, set_read_committed, begin_commit=begin_commit)
                    sent = [*before, *statements] if before else statements
                    call = exchange(connection, sent, prepare=prepare, commit=begin_commit)
                    return (await connection.wait(call))[len(before) :]
        uncounted = nullcontext() if prepare else _uncounted(connection)
        with uncounted, _explained(connection), _followed(connection):
            return await _run_on_cursors(
                connection, statements, prepare, begin_commit, set_read_committed
            )


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


def run_on_sync(
    connection: Connection[Any],
    statements: Sequence[Statement],
    *,
    begin_commit: bool = False,
    set_read_committed: bool = False,
) -> list[Rows]:
    """The same on a connection that blocks; nothing is prepared."""
    if (place := _place_of_path(statements)) is not None:
        rows = run_on_sync(
            connection,
            [*statements[:place], _SET_PATH, *statements[place:]],
            begin_commit=begin_commit,
            set_read_committed=set_read_committed,
        )
        return rows[:place] + rows[place + 1 :]
    with committed_everywhere(connection):
        if not _has_script(statements) and are_usable(connection):
            with connection.lock:
                if _is_idle(connection):
                    before = _before(connection, set_read_committed, begin_commit=begin_commit)
                    sent = [*before, *statements]
                    call = exchange(connection, sent, prepare=False, commit=begin_commit)
                    return connection.wait(call)[len(before) :]
        with _explained(connection), _followed(connection):
            return _run_on_cursors_sync(connection, statements, begin_commit, set_read_committed)


def _run_on_cursors_sync(
    connection: Connection[Any],
    statements: Sequence[Statement],
    begin_commit: bool,
    set_read_committed: bool,
) -> list[Rows]:
    arrays.register(connection)
    before, after = _around(connection, set_read_committed)
    together = _is_idle(connection) and not begin_commit and not _has_script(statements)
    with _one_transaction_sync(connection, statements, begin_commit):
        execute_sync(connection, before)
        with _pipeline_sync(connection) if together else nullcontext():
            cursors = execute_sync(connection, statements)
        execute_sync(connection, after)
    return [c.fetchall() if has_rows(c.pgresult) else [] for c in cursors]


def execute_sync(
    connection: Connection[Any], statements: Sequence[Statement]
) -> list[RawCursor[Any]]:
    """The same on a connection that blocks."""
    cursors = []
    for query, params, _ in statements:
        cursor = RawCursor(connection, row_factory=tuple_row)
        cursor.execute(query, params, prepare=False, binary=params is not None)
        cursors.append(cursor)
    return cursors


def _place_of_path(statements: Sequence[Statement]) -> int | None:
    """The place of the first statement that needs a search_path which none before it sets."""
    for place, (query, _, _) in enumerate(statements):
        if query.startswith(SETS_PATH):
            return None
        if not query.startswith(QUALIFIED):
            return place
    return None


def _around(
    connection: AnyConnection, set_read_committed: bool
) -> tuple[Sequence[Statement], Sequence[Statement]]:
    """The statements to add before and after, in our transaction or in the owner's."""
    if _is_idle(connection):
        return _before(connection, set_read_committed), ()
    if not _is_utf8(connection):
        raise UnusableConnectionError(
            "the connection's client encoding is not UTF-8, but it is inside its owner's "
            "transaction: connect with client_encoding=UTF8"
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
    """The statements that come first in our transaction, where the session needs them."""
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
    """Explains the error of an owner's transaction that can't be written in."""
    if _is_idle(connection):
        yield
        return
    try:
        yield
    except NotReadCommitted as error:
        raise UnusableConnectionError(
            "the connection is inside its owner's transaction, which is not read committed, so "
            "that a statement would not see what was committed while it waited for a lock: begin "
            "it with `BEGIN ISOLATION LEVEL READ COMMITTED`, or give the saver a pool or a DSN"
        ) from error


@contextmanager
def _followed(connection: AnyConnection) -> Iterator[None]:
    """Treats a connection as lost if psycopg can't tell what its answers belong to.

    A pooler whose server connection is lost within a pipeline answers as no server does.
    """
    try:
        yield
    except psycopg.InternalError as error:
        if error.sqlstate is not None:
            raise
        connection.pgconn.finish()
        raise psycopg.OperationalError("the connection was lost within an answer") from error


@contextmanager
def committed_everywhere(connection: AnyConnection) -> Iterator[None]:
    """Raises at the end if the server warned that a commit did not get to another one."""
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
                f"committed on this server, but perhaps not on its standby: {message}"
            )
        raise WorkerLost(f"a commit did not reach a worker: {message}")


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
    """A pipeline that raises its first error, and does not log the ones that follow from it."""
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


@contextmanager
def _one_transaction_sync(
    connection: Connection[Any], statements: Sequence[Statement], begin_commit: bool
) -> Iterator[None]:
    if begin_commit or not _in_owners_pipeline(connection) or _has_script(statements):
        with connection.transaction():
            yield
        return
    was_autocommit = connection.autocommit
    if not was_autocommit:
        connection.autocommit = True
    try:
        with _pipeline_sync(connection):
            yield
    finally:
        if not was_autocommit and not connection.closed:
            connection.autocommit = False


@contextmanager
def _pipeline_sync(connection: Connection[Any]) -> Iterator[None]:
    first: psycopg.Error | None = None
    try:
        with connection.pipeline():
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
