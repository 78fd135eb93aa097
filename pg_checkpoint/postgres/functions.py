"""Calls of the schema's functions, written out as the statements that the functions run.

For servers where a call would not do: Citus sends a statement to the shard of its thread, and a
function that is called within one finds no rows there. The migrations stay the only place of
what a function does. A function of several statements can't be written out: what calls it has
another statement beside it for such servers. Pure: text in, text out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

_FUNCTION = re.compile(
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
        for name, parameters, body in _FUNCTION.findall(sql):
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
