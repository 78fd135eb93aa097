"""Scenarios of keys: encryption in place, shredding, and what is put meanwhile and afterwards."""

from __future__ import annotations

from itertools import product
from typing import Any

from pg_checkpoint import (
    AesGcmCipher,
    KeyRing,
    PgCheckpointError,
    ThreadShreddedError,
    rotate_keys,
    shred_thread,
)
from tests.interleavings.scenes import (
    Outcomes,
    Scenario,
    Scene,
    begin,
    begin_one,
    is_whole,
    next_of,
    put,
)
from tests.making import config_for, id_of

_KEY = KeyRing({"k": bytes(range(32))}, active="k")
_SEALED = {"cipher": AesGcmCipher(_KEY), "allow_plaintext": True}
_KEYED = {"cipher": AesGcmCipher(_KEY, data_keys=True)}
# What the values of these threads have in them.
_IN_CLEAR = "in clear: message"
_PLACES = {"checkpoints": "convert_to(checkpoint::text, 'UTF8')", "checkpoint_chunks": "data"}
_PLACES |= {"checkpoint_blobs": "blob", "checkpoint_writes": "blob"}


# --- encryption in place ---


async def _values_in_clear(scene: Scene, client: Any) -> None:
    """Beside the list in pieces: a small value, and a pending write."""
    await begin(scene, client)
    await client.aput_writes(scene.kept["chain"][-1], [("text", f"{_IN_CLEAR} 1")], "text")


async def _rotate(scene: Scene, client: Any) -> bool:
    return bool((await rotate_keys(client)).complete)


async def _none_is_in_clear(scene: Scene, outcomes: Outcomes) -> None:
    stored = outcomes["put"]
    assert outcomes["rotate"] is True
    for text, (table, place) in product((_IN_CLEAR, "message 1 "), _PLACES.items()):
        assert not await scene.rows(
            f"from {table}", f"and position('{text}'::bytea in {place}) > 0"
        )
    found, chain = await scene.states(), scene.kept["chain"]
    assert set(found) >= {id_of(config) for config in chain}
    assert len(found) == len(chain) + (not isinstance(stored, Exception))
    if not isinstance(stored, Exception):
        is_whole(found[id_of(stored)], len(chain))


# --- shredding ---


async def _shred(scene: Scene, client: Any) -> None:
    await shred_thread(client, scene.thread())
    scene.kept["shredded"] = True


async def _put_two(scene: Scene, client: Any) -> list[bool]:
    """Of two puts, one after the other: whether each was called after the answer to the shred."""
    config, later = scene.kept["chain"][-1], list[bool]()
    for n in (2, 3):
        is_later = "shredded" in scene.kept
        try:
            config = await next_of(client, config, n)
        except PgCheckpointError:
            return later
        later.append(is_later)
    return later


async def _shredded(scene: Scene, outcomes: Outcomes) -> None:
    """Nothing that was put can be read, and nothing was taken that nobody could read."""
    assert outcomes["shred"] is None
    assert not any(outcomes["put"])
    keys = await scene.rows("wrapped, shredded_at is null from checkpoint_data_keys")
    assert keys == [(None, False)]
    try:
        found = await scene.states()
    except ThreadShreddedError:
        return
    raise AssertionError(f"{len(found)} checkpoints can be read")


async def _shred_and_delete(scene: Scene, client: Any) -> None:
    """Makes the id usable again."""
    await shred_thread(client, scene.thread())
    await client.adelete_thread(scene.thread())
    scene.kept["deleted"] = True


async def _begin_anew(scene: Scene, client: Any) -> list[tuple[str, bool]]:
    """Two threads' beginnings: what was stored, and whether it was called after the deletion."""
    stored = []
    for n in (2, 3):
        is_later = "deleted" in scene.kept
        try:
            config = await next_of(client, config_for(scene.thread()), n)
        except PgCheckpointError:
            assert not is_later
        else:
            stored.append((id_of(config), is_later))
    return stored


async def _what_is_there_can_be_read(scene: Scene, outcomes: Outcomes) -> None:
    """What was put before is gone, what was put after is whole; and nothing is there else."""
    assert outcomes["shred"] is None
    found, stored = await scene.states(), outcomes["put"]
    assert not isinstance(stored, Exception), repr(stored)
    assert set(found) <= {name for name, _ in stored}
    assert set(found) >= {name for name, is_later in stored if is_later}
    # The second was called after the first was answered.
    if len(stored) == 2 and stored[0][0] in found:
        assert stored[1][0] in found
    for state in found.values():
        is_whole(state, state.checkpoint["channel_values"]["n"])


_ALL_KEYED: Any = {"options": dict.fromkeys(("put", "shred", "reader"), _KEYED)}
KEYS = {
    "put and encryption in place": Scenario(
        {"put": put, "rotate": _rotate},
        *(_values_in_clear, _none_is_in_clear),
        options={"rotate": _SEALED, "reader": _SEALED},
    ),
    "puts and shredding": Scenario(
        {"put": _put_two, "shred": _shred}, begin, _shredded, **_ALL_KEYED
    ),
    "puts, shredding and deletion": Scenario(
        {"put": _begin_anew, "shred": _shred_and_delete},
        *(begin_one, _what_is_there_can_be_read),
        **_ALL_KEYED,
    ),
}
