r"""How namespaces and keys are written in the table, so that they sort and can be indexed.

Pure. Each label ends in U+0001, which is below every other character: then text sorts as tuples
of labels do, and what begins with some labels is one range. U+0001 and U+0002 inside of a label
are written as two characters, which sort where they did. The first two labels are the head, what
comes after them the rest. An index entry is bounded, labels and keys are not: too long a text is
written as its beginning and a digest, longer than any that is not cut, and whole in a column of
its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from langgraph.store.base import InvalidNamespaceError

from pg_checkpoint.errors import InvalidKeyError

# Together with what the index itself needs these make less than 2,704 bytes.
_LONGEST, _CUT = 800, 740
_HEAD_LABELS = 2
_END, _AFTER_END = "\1", "\2"
# As many characters as are never too long.
_SHORT = _LONGEST // 4
# The labels of a head, and those of a rest.
_SIMPLE = re.compile(r"((?:[\x03-\x2d/-\x7f]+\x01){1,2})((?:[\x03-\x2d/-\x7f]+\x01)*)").fullmatch
# Above all that can be written.
_LAST = "\U0010ffff" * (_SHORT + 1)


class ItemPlace(NamedTuple):
    """What identifies an item in the table."""

    head: str
    rest: str
    key: str
    whole_namespace: str | None = None  # written labels, if head or rest are cut
    whole_key: str | None = None  # the key, if it is cut

    @property
    def namespace_text(self) -> str:
        """The namespace as it is written, not cut."""
        return self.whole_namespace or self.head + self.rest

    @property
    def key_text(self) -> str:
        """The key, not cut."""
        return self.key if self.whole_key is None else self.whole_key


class Range(NamedTuple):
    """Namespaces that begin with some labels; the end is not among them."""

    head: str
    rest: str
    head_end: str
    rest_end: str
    # What whole namespaces have to begin with, if the range is wider than that.
    whole: str | None = None

    @property
    def is_one_head(self) -> bool:
        """Whether all of them have the same head."""
        return self.head == self.head_end


EVERYTHING = Range("", "", _LAST, "")


def check_labels(labels: Sequence[str]) -> None:
    """Checks labels as LangGraph's own methods do."""
    check_sequence(labels)
    for label in labels:
        if not isinstance(label, str):
            raise InvalidNamespaceError(
                f"Invalid namespace label {label!r} found in {labels!r}. Namespace labels must be "
                f"strings, but got {type(label).__name__}."
            )
        if not label or "." in label or "\0" in label:
            raise InvalidNamespaceError(
                f"Invalid namespace label {label!r} found in {labels!r}. Namespace labels cannot "
                "be empty, or contain periods ('.') or NUL."
            )


def check_sequence(labels: object) -> None:
    """Refuses what has no labels; the letters of a text would pass for some."""
    if type(labels) is tuple:  # asking an abstract class takes longer
        return
    if isinstance(labels, (str, bytes)) or not isinstance(labels, Sequence):
        kind = type(labels).__name__
        raise InvalidNamespaceError(
            f"A namespace is a tuple of labels, as ('users', '42'), not of the type {kind}."
        )


def check_text(text: str, what: str) -> None:
    """Checks what is to be stored as text."""
    if text.isascii() and "\0" not in text:
        return
    if "\0" in text:
        raise InvalidKeyError(f"{what} has the character NUL, which Postgres' text can't hold")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InvalidKeyError(f"{what} has a lone surrogate, which is no character") from None


def written(labels: Sequence[str]) -> str:
    """Labels as one text."""
    if not labels:
        return ""
    joined = "".join(labels)
    if "\1" in joined or "\2" in joined:
        labels = [label.replace("\2", "\2/").replace("\1", "\2.") for label in labels]
    return _END.join(labels) + _END


def labels_of(text: str) -> tuple[str, ...]:
    """The labels that were written so."""
    labels = text.split(_END)[:-1]
    if "\2" in text:
        labels = [label.replace("\2.", "\1").replace("\2/", "\2") for label in labels]
    return tuple(labels)


def first_label(head: str) -> str:
    """The first label of a written head, as it is written."""
    return head.partition(_END)[0]


def place_of(namespace: Sequence[str], key: str) -> ItemPlace:
    """Where an item is."""
    head, rest = written(namespace[:_HEAD_LABELS]), written(namespace[_HEAD_LABELS:])
    check_text(head + rest, "a namespace's label")
    check_text(key, "a key")
    short = _cut(head), _cut(rest), _cut(key)
    if short == (head, rest, key):
        return ItemPlace(head, rest, key)
    whole_namespace = None if short[:2] == (head, rest) else head + rest
    return ItemPlace(*short, whole_namespace, None if short[2] == key else key)


def checked_place(namespace: Sequence[str], key: str) -> ItemPlace:
    """Where an item is, of a namespace that nobody has checked."""
    if len(key) <= _SHORT and key.isascii() and "\0" not in key and (known := _simple(namespace)):
        return ItemPlace(*known, key)
    check_labels(namespace)
    return place_of(namespace, key)


def _simple(labels: Sequence[str]) -> tuple[str, str] | None:
    """Head and rest of a namespace as most are: short, of ASCII, nothing to refuse or to change."""
    if type(labels) is not tuple:
        return None
    try:
        text = _END.join(labels)
    except TypeError:
        return None
    # A label may have the character that ends one.
    if len(text) >= _SHORT or text.count(_END) + 1 != len(labels):
        return None
    found = _SIMPLE(text + _END)
    return found and (found[1], found[2])


def range_of(prefix: Sequence[str]) -> Range:
    """The namespaces that begin with the labels of a prefix; all of them if it has none."""
    if not prefix:
        return EVERYTHING
    if len(prefix) >= _HEAD_LABELS and (simple := _simple(prefix)):
        head, rest = simple
        return Range(head, rest, head, rest[:-1] + _AFTER_END if rest else _LAST)
    head, rest = written(prefix[:_HEAD_LABELS]), written(prefix[_HEAD_LABELS:])
    check_text(head + rest, "a namespace's label")
    if len(prefix) < _HEAD_LABELS:
        first, end, cut = _beginning(head)
        return Range(first, "", end, "", head if cut else None)
    stored = _cut(head)
    if not rest:
        return Range(stored, "", stored, _LAST)
    first, end, cut = _beginning(rest)
    return Range(stored, first, stored, end, head + rest if cut else None)


def _beginning(text: str) -> tuple[str, str, bool]:
    """The range of stored texts that begin with written labels; whether it has others too."""
    data = text.encode()
    if len(data) <= _CUT - 3:
        return text, text[:-1] + _AFTER_END, False
    first = data[: _CUT - 3].decode(errors="ignore")
    return first, first + _LAST, True


def _cut(text: str) -> str:
    if len(text) <= _SHORT:
        return text
    data = text.encode()
    if len(data) <= _LONGEST:
        return text
    # Of any length between, for a character is not cut: longer than all that is whole.
    return data[:_CUT].decode(errors="ignore") + sha256(data).hexdigest()
