"""The option `index={"text": …}` of a store, checked; texts and queries made fit for Postgres.

Pure. A query has words, of which an item needs at least one, and quoted or negated phrases, which
must all be true of the item.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from langgraph.store.base import get_text_at_path

from pg_checkpoint.arguments import check_names, plain, refuse
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.store.index_config import Field, fields_of_index, fields_of_put

_MODES = ("hybrid", "vector", "text")
# Of an item, in bytes: what Postgres makes of it has to stay below a megabyte. Of a query, in
# characters, and its words: each is looked for in each item that has another.
_LONGEST, _LONGEST_QUERY, _MOST_WORDS = 200_000, 10_000, 64
_PARTS = re.compile(r'(-?)"([^"]*)"?|(\S+)')
# What text of Postgres can't hold; and the beginning of comments, of which its parser looks for the
# end again and again, in all that follows.
_NO_TEXT = re.compile("[\0\ud800-\udfff]|<!")
# What has no space for so long is no word; for some of that the parser takes its length's square.
_RUN = re.compile(r"\S{200}")


class TextIndex(NamedTuple):
    """An index of words as configured."""

    # The paths in a value whose texts are found, and what they are made of.
    fields: tuple[Field, ...]
    language: str  # the name of a text search configuration

    def text_of(
        self, value: Mapping[str, Any] | None, index: Literal[False] | Sequence[str] | None
    ) -> str | None:
        """What of a value is found by its words; None if nothing is."""
        if value is None or index is False:
            return None
        fields = fields_of_put(index, self.fields)
        found = [text for _, tokens in fields for text in get_text_at_path(value, tokens)]
        data = _readable("\n".join(dict.fromkeys(found))[:_LONGEST]).encode()
        return data[:_LONGEST].decode(errors="ignore").strip() or None


class Asked(NamedTuple):
    """A query of words, as the index is asked."""

    words: str  # of these an item needs one
    must: str  # what must be true besides, for websearch_to_tsquery


def text_index_of(config: Any) -> TextIndex | None:
    """Checks what a caller gave as `index["text"]`; None without."""
    if config is None:
        return None
    if not isinstance(config, Mapping):
        refuse("index text", 'a dict, as {"fields": ["title"]}', config)
    check_names("index text", config, ("fields", "language"))
    language = config.get("language") or "simple"
    if not isinstance(language, str):
        refuse("index text language", "a name", language)
    return TextIndex(fields_of_index(config.get("fields")), language)


def mode_of(asked: str | None, *, vectors: bool, words: bool) -> str | None:
    """How a store ranks what a query finds; None if it does not."""
    if asked is None:
        return "vector" if vectors else "text" if words else None
    if asked not in _MODES:
        raise InvalidOptionError(f"search mode must be one of {', '.join(_MODES)}, not {asked!r}")
    if asked != "text" and not vectors:
        raise InvalidOptionError(f"search mode {asked!r} needs an index with dims and embed")
    if asked != "vector" and not words:
        raise InvalidOptionError(
            f'search mode {asked!r} needs an index with "text": {{"fields": [...]}}'
        )
    return plain(asked)


def asked_of(query: str) -> Asked:
    """Takes a query apart; anything is one."""
    words, must = [], []
    for minus, text, word in _parts(query):
        if minus:
            must.append(f'-"{text}"')
        elif word:
            words.append(word)
        else:
            words.append(text)
            must.append(f'"{text}"')
    return Asked(" ".join(words[:_MOST_WORDS]), " ".join(must[:_MOST_WORDS]))


def _parts(query: str) -> Iterator[tuple[str, str, str]]:
    """The minus before a quoted text, the text; or a word outside of quotes."""
    for found in _PARTS.finditer(_readable(query[:_LONGEST_QUERY])):
        minus, text, word = found.group(1) or "", found.group(2) or "", found.group(3) or ""
        if word.startswith("-") and word.strip("-"):
            yield "-", word.strip("-").replace('"', " "), ""
        elif word or text.strip():
            yield minus, text, word


def _readable(text: str) -> str:
    """A text that Postgres accepts, and parses quickly."""
    return _RUN.sub(r"\g<0> ", _NO_TEXT.sub(" ", text))
