"""Versions that branches share: two forks get the same one from a source that only counts.

Here a value is found by its channel and version. So a version that another checkpoint of the
thread has, with another value, gets a name of its own. What a checkpoint has from its parent
keeps the parent's names.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint.codec.arriving import is_whole
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.codec.versions import Version, version_text
from pg_checkpoint.errors import CorruptRowError, DecryptionError, InvalidKeyError
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.same_checkpoint import has_same_value
from pg_checkpoint.transfer.saver_source import Key, SaverSource
from pg_checkpoint.transfer.version_names import all_versions, is_name_of, names_of, with_versions

# Namespace, channel and version, with the id of a checkpoint here that has it; None if none has.
Taken = dict[tuple[str, str, str], "str | None"]
# By channel and the version's text there.
_Names = dict[tuple[str, str], Version]

# Checkpoints whose children find their versions without reading them again.
_REMEMBERED = 64


class _Named(NamedTuple):
    """A checkpoint's versions there, as text, and the names of those that have one here."""

    versions: dict[str, str]
    names: _Names


_UNKNOWN = _Named({}, {})


class BranchVersions:
    """Names the versions of one thread's checkpoints, parents before children.

    Args:
        saver: Where they go.
        source: Where they come from.
        keys: The thread's there.
        taken: The versions that are here.
    """

    def __init__(
        self, saver: CheckpointerInterface, source: SaverSource, keys: list[Key], taken: Taken
    ) -> None:
        self._saver = saver
        self._source = source
        self._keys = {key[1:3]: key for key in keys}
        self._taken = taken
        self._known: OrderedDict[tuple[str, str], _Named] = OrderedDict()

    async def named(self, key: Key, found: CheckpointTuple) -> Mapping[str, Any]:
        """The checkpoint with the versions that it gets here.

        Raises:
            InvalidKeyError: If a version is none, or needs a name and can't get one.
        """
        checkpoint, parent = found.checkpoint, await self._parent(key)
        versions = _texts(checkpoint)
        names = parent.names.copy()
        for channel, text in versions.items():
            if parent.versions.get(channel) != text:
                name = await self._free(key, found, channel)
                self._taken.setdefault((key[1], channel, version_text(name)), key[2])
                if version_text(name) != text:
                    names[channel, text] = name
        if not names:
            self._remember(key, _Named(versions, names))
            return checkpoint
        used = {(channel, version_text(v)) for (_, channel), v in all_versions(checkpoint).items()}
        names = {place: name for place, name in names.items() if place in used}
        self._remember(key, _Named(versions, names))
        return with_versions(checkpoint, lambda c, v: names.get((c, version_text(v)), v))

    async def _parent(self, key: Key) -> _Named:
        place = key.checkpoint_ns, key.parent_id or ""
        if place not in self._known and (parent := self._keys.get(place)) is not None:
            self._remember(parent, await self._as_stored(parent))
        return self._known.get(place, _UNKNOWN)

    async def _as_stored(self, key: Key) -> _Named:
        """The names that a checkpoint's versions have here already."""
        try:
            theirs = await self._source.load(key)
        except Exception:  # noqa: BLE001  whatever another checkpointer raises, and told of
            return _UNKNOWN
        ours = await self._read(key, key.checkpoint_id)
        if theirs is None or ours is None or not is_whole(theirs.checkpoint):
            return _UNKNOWN
        here, names = all_versions(ours.checkpoint), _Names()
        for place, version in all_versions(theirs.checkpoint).items():
            name = here.get(place, version)
            if name != version and is_name_of(name, version):
                names[place[1], version_text(version)] = name
        return _Named(_texts(theirs.checkpoint), names)

    async def _free(self, key: Key, found: CheckpointTuple, channel: str) -> Version:
        """The first name that no other value has."""
        for name in names_of(found.checkpoint["channel_versions"][channel]):
            place = key.checkpoint_ns, channel, version_text(name)
            if place not in self._taken:
                return name
            other = await self._read(key, self._taken[place])
            if other is not None and has_same_value(self._saver.serde, found, other, channel):
                return name
        raise InvalidKeyError(
            f"another branch has the version of channel {channel!r}, a number so large that it "
            "can't get a name of its own"
        )

    async def _read(self, key: Key, checkpoint_id: str | None) -> CheckpointTuple | None:
        if checkpoint_id is None:
            return None
        try:
            return await self._saver.aget_tuple(config_of(*key[:2], checkpoint_id))
        except (CorruptRowError, DecryptionError):
            return None  # what can't be read is not the same

    def _remember(self, key: Key, named: _Named) -> None:
        self._known[key[1:3]] = named
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _texts(checkpoint: Mapping[str, Any]) -> dict[str, str]:
    return {c: version_text(v) for c, v in checkpoint["channel_versions"].items()}
