"""Names of versions: what a thread's versions are called where it is moved to.

Pure. Elsewhere a version may need more digits, or a name of its own. A name is greater than its
version and less than the next one, because they are compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from pg_checkpoint.codec.versions import Version, version_text

# Digits of the counter in the stock saver's versions.
_WIDTH = 32
# Between two names of a number. Beyond 2**33 numbers have none, because floats are too coarse.
_STEP = 1e-6


def all_versions(checkpoint: Mapping[str, Any]) -> dict[tuple[str | None, str], Version]:
    """The version of each channel, and by the name of a node the one that it has seen."""
    seen = checkpoint.get("versions_seen", {})
    return {
        (node, channel): version
        for node, versions in ((None, checkpoint["channel_versions"]), *seen.items())
        for channel, version in versions.items()
    }


def with_versions(
    checkpoint: Mapping[str, Any], change: Callable[[str, Any], Any]
) -> dict[str, Any]:
    """A copy of a checkpoint with other versions, given each channel and version of it."""

    def changed(versions: Mapping[str, Any]) -> dict[str, Any]:
        return {channel: change(channel, version) for channel, version in versions.items()}

    seen = checkpoint.get("versions_seen", {})
    return {
        **checkpoint,
        "channel_versions": changed(checkpoint["channel_versions"]),
        "versions_seen": {node: changed(versions) for node, versions in seen.items()},
    }


def widened(version: Any) -> Any:
    """A version as wide as the stock saver's; numbers stay what they are."""
    if not isinstance(version, str):
        return version
    counter, dot, rest = version.partition(".")
    return counter.zfill(_WIDTH) + dot + rest if counter.isdigit() else version


def names_of(version: Version) -> Iterator[Version]:
    """The version itself, and then the names that it can have, in their order."""
    last = version
    yield version
    for number in count(1):
        name = _name(version, number)
        if isinstance(name, float) and not last < name < math.floor(version) + 1:  # type: ignore[arg-type,operator]  # numbers
            return
        yield name
        last = name


def is_name_of(name: Version, version: Version) -> bool:
    """Whether a version has this name."""
    if isinstance(version, str) != isinstance(name, str):
        return False
    if version_text(name) == version_text(version):
        return True
    if isinstance(version, str) or isinstance(name, str):
        suffix = str(name).removeprefix(f"{version}.")
        return suffix.isdecimal() and name == _name(version, int(suffix))
    number = round((name - version) / _STEP) if isinstance(name, float) else 0
    return number > 0 and name == _name(version, number)


def _name(version: Version, number: int) -> Version:
    return f"{version}.{number}" if isinstance(version, str) else version + number * _STEP
