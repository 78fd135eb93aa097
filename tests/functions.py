"""The schema's functions, for what looks at statements: a plan and a thread's name are theirs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pglast
from pglast import ast

from pg_checkpoint.core import transaction

MIGRATIONS = sorted((Path(__file__).parents[1] / "sql" / "migrations").glob("*.sql"))
FUNCTIONS = transaction.functions_in([path.read_text() for path in MIGRATIONS])
QUERIES = transaction.read_statements("queries")
# What stands in the statements of read_checkpoint_v1, with its types, and what it might be.
VARIABLES = {
    "of_thread": ("text", "t7"),
    "of_namespace": ("text", ""),
    "from_id": ("text", ""),
    "to_id": ("text", "x"),
    "document": ("jsonb", '{"channel_versions": {"a": "1"}}'),
    "small_values": ("jsonb", "{}"),
    "found_id": ("text", " 000007"),
    "parent_id": ("text", " 000006"),
    "group_names": ("bytea", "0123456789abcdef"),
    "chunk_names": ("bytea", "0123456789abcdef"),
    "parts": ("integer", "1"),
    "part": ("integer", "0"),
}


def declared_in(folder: str) -> dict[str, list[tuple[str, str]]]:
    """The names and types of the parameters of the statements in a folder of sql/."""
    texts = [path.read_text() for path in transaction._files(folder)]
    parts = [part for text in texts for part in transaction._HEADER.split(text)[1:]]
    return {
        name: transaction._DECLARED.findall(declared or "")
        for name, declared in zip(parts[::3], parts[1::3], strict=True)
    }


def written_out(name: str) -> str:
    """The statement, or what the function does that it calls."""
    return transaction.written_out(QUERIES[name], FUNCTIONS)


def statements_of_a_point_read() -> list[str]:
    """The statements of read_checkpoint_v1, with $1 and so on for VARIABLES."""
    (text,) = [path.read_text() for path in MIGRATIONS if path.stem == "0001_initial"]
    begin = text.index("create or replace function pgcheckpoint.read_checkpoint_v1(")
    function = text[begin:].partition("$$;")[0] + "$$;"
    names = {name: f"${at}" for at, name in enumerate(VARIABLES, 1)}
    words = re.compile(rf"(?<![.\w])({'|'.join(names)})\b")
    queries = filter(re.compile("select").match, _queries(pglast.parse_plpgsql(function)))
    return [words.sub(lambda found: names[found[1]], query) for query in queries]


def statements_of_function(sql: str, name: str) -> list[str]:
    """The statements of a function of several, with $1 in the place of its variables."""
    begin = sql.index(f"create or replace function pgcheckpoint.{name}(")
    (parsed,) = pglast.parse_plpgsql(sql[begin:].partition("$$;")[0] + "$$;")
    function = parsed["PLpgSQL_function"]
    datums = [next(iter(datum.items())) for datum in function["datums"]]
    records = [datum["refname"] for kind, datum in datums if kind == "PLpgSQL_rec"]
    variables = [datum["refname"] for kind, datum in datums if kind == "PLpgSQL_var"]
    words = [*(rf"{record}\.\w+" for record in records), *map(re.escape, variables)]
    variable = re.compile(rf"(?<![.\w])({'|'.join(words)})\b(?!\s*\()")
    begins = ("select", "insert", "update", "delete", "with")
    queries = (query for query in _queries(function["action"]) if query.lower().startswith(begins))
    return [variable.sub("$1", query) for query in queries]


def _queries(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "PLpgSQL_expr" in part:
            yield part["PLpgSQL_expr"]["query"]
        part = list(part.values())
    for item in part if isinstance(part, list) else ():
        yield from _queries(item)


def parts_of(node: Any, kind: Any) -> Iterator[Any]:
    """What is of a kind in a parsed statement."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, (tuple, list)):
        for one in node:
            yield from parts_of(one, kind)
    elif isinstance(node, ast.Node):
        for field in node:
            yield from parts_of(getattr(node, field), kind)
