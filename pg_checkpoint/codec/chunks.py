"""Chunks: long lists and dicts are cut where their content says, to be shared. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple, TypeAlias
from zlib import crc32

# Checksums of rows in clear, by which damage is noticed; no proof against malice.
#
# A value's checksum is of its whole row; chunks are checked by their names, and those are in
# the row. What a checkpoint refers to is four bytes for each channel that has a value in a
# row of its own, so that one that is missing is not taken for a channel without a value. The
# checkpoint's document and metadata are hashed by the server, which alone knows how JSONB
# writes them. Rows with a cipher have none of it: checksums would tell of encrypted values.

CRC_SIZE = 4  # bytes


def blob_crc(
    channel: str, version: str, type_: str, groups: int, chunks: bytes | None, blob: bytes
) -> int:
    """The checksum of a row of checkpoint_blobs."""
    crc = crc32(f"{channel}\0{version}\0{type_}\0{groups}".encode())
    return crc32(blob, crc if chunks is None else crc32(chunks, crc ^ 1))


def write_crc(task_id: str, idx: int, task_path: str, channel: str, type_: str, blob: bytes) -> int:
    """The checksum of a row of checkpoint_writes."""
    place = f"{task_id}\0{idx}\0{task_path}\0{channel}\0{type_}".encode()
    return crc32(blob, crc32(place))


def referred(channels: Iterable[str]) -> bytes:
    """The checksums of the channels whose values are in rows of their own."""
    return b"".join(map(_name_of, channels))


def lacking(checks: bytes, channels: Iterable[str]) -> bool:
    """Whether a channel that `referred` was given is not among these."""
    names = set(map(_name_of, channels))
    return any(checks[at : at + CRC_SIZE] not in names for at in range(0, len(checks), CRC_SIZE))


def those_of(checks: bytes, channels: Iterable[str]) -> list[str]:
    """Those of the channels that `referred` was given."""
    names = {checks[at : at + CRC_SIZE] for at in range(0, len(checks), CRC_SIZE)}
    return [channel for channel in channels if _name_of(channel) in names]


@lru_cache(4_096)
def _name_of(channel: str) -> bytes:
    return crc32(channel.encode()).to_bytes(CRC_SIZE, "big")


# Chunks: cuts long lists and dicts into pieces that their versions share, and joins them.
#
# The bytes of a msgpack array or map are cut between its elements, so joining is
# concatenation and can't change a value, wherever the cuts are. The elements themselves
# decide where to cut (content-defined): appending, editing an element or trimming the head
# changes the pieces nearby only. With a cipher that decision takes a key, because otherwise
# the sizes of the pieces would tell which of some known lists it is.
#
#     value    header │ element │ element │ element │ ... │ element │ element
#     pieces          └─ chunk ─┴─ chunk ─┴─ chunk ─┘     └─ tail (in the blob's own row)
#     groups          └────────── group ────────────┘  a piece that holds the digests of chunks
#
# Groups keep each version's list of digests short. Without them all versions together would
# still grow with the square of the list's length, only slower.

DIGEST_SIZE = 16

# Gives a piece back if it is what its digest says, else raises.
Check: TypeAlias = "Callable[[bytes, bytes], bytes]"

# Shorter values gain nothing: a row of a table costs about as much as they do.
_WORTH_CUTTING = 2_048
# Bytes: the least that makes a chunk, and what is enough for one. Two messages at
# most, so that a chunk stays below the 2 KB from which Postgres moves values out of line.
_LEAST_CHUNK, _FULL_CHUNK = 512, 1_280
# One in so many elements ends a chunk that is not full; one in so many chunks a group.
_ONE_IN_ELEMENTS, _ONE_IN_CHUNKS = 2, 16
_SHORTEST_GROUP, _LONGEST_GROUP = 8 * DIGEST_SIZE, 128 * DIGEST_SIZE
# Bytes of the digests of all chunks of a value: twice as many as the largest that can be stored
# has. More were not made here, and are refused before they take memory.
_MOST_DIGESTS = 2**26
# With fewer bytes a msgpack token, looking for the elements costs more than it can gain.
_MIN_TOKEN = 16
# Stands before an element in its keyed hash, so that the hash is no piece's name.
_ENDS = b"\xc1ends"

# msgpack's first bytes: those that stand for a whole token of a fixed length,
# (bytes of the length, bytes beside it and what it counts) for strings, binaries and
# extensions, (bytes of the count, tokens an item) for arrays and maps.
_FIXED = {
    **dict.fromkeys((*range(0x80), 0xC0, 0xC2, 0xC3, *range(0xE0, 0x100)), 1),
    **{0xA0 + length: 1 + length for length in range(32)},
    0xCA: 5,
    0xCB: 9,
    0xCC: 2,
    0xCD: 3,
    0xCE: 5,
    0xCF: 9,
    0xD0: 2,
    0xD1: 3,
    0xD2: 5,
    0xD3: 9,
    0xD4: 3,
    0xD5: 4,
    0xD6: 6,
    0xD7: 10,
    0xD8: 18,
}
_SIZED = {
    0xC4: (1, 1),
    0xC5: (2, 1),
    0xC6: (4, 1),
    0xC7: (1, 2),
    0xC8: (2, 2),
    0xC9: (4, 2),
    0xD9: (1, 1),
    0xDA: (2, 1),
    0xDB: (4, 1),
}
_COUNTED = {0xDC: (2, 1), 0xDD: (4, 1), 0xDE: (2, 2), 0xDF: (4, 2)}


class Cut(NamedTuple):
    """A value in pieces."""

    rest: bytes  # its header and its tail, which are in no piece
    digests: bytes  # those of its groups, then those of the chunks after them, concatenated
    groups: int  # how many of the digests are of groups
    pieces: dict[bytes, bytes]  # all chunks and groups by digest
    size: int  # bytes of the whole


class Cutting:
    """A growing list and its cuts so far; made of few objects, because it is kept."""

    __slots__ = ("_after", "_cut", "_digest", "_groups", "_pieces", "elements", "size")

    def __init__(self, digest: Callable[[bytes], bytes] | None = None) -> None:
        self._digest = digest or digest_of
        self.elements: tuple[bytes, ...] = ()  # all of them, packed
        self.size = 0  # their bytes
        # What is cut: elements in chunks, the pieces, and the digests of groups and of the
        # chunks after the last one, one after another.
        self._cut = 0
        self._pieces: dict[bytes, bytes] = {}
        self._groups = self._after = b""

    def grown(self, elements: Sequence[bytes]) -> Cutting:
        """The same with more elements; this one stays as it is."""
        longer = Cutting(self._digest)
        longer.elements = self.elements + tuple(elements)
        longer.size = self.size + sum(map(len, elements))
        longer._cut = self._cut
        longer._pieces = self._pieces.copy()
        longer._groups, longer._after = self._groups, self._after
        longer._go_on()
        return longer

    def cut(self, header: bytes) -> Cut | None:
        """The list in pieces; None if it does not gain."""
        if self.size < _WORTH_CUTTING or not self._pieces:
            return None
        rest = header + b"".join(self.elements[self._cut :])
        groups = len(self._groups) // DIGEST_SIZE
        return Cut(rest, self._groups + self._after, groups, self._pieces, len(header) + self.size)

    def _go_on(self) -> None:
        elements, digest, pieces, after = self.elements, self._digest, self._pieces, self._after
        mark = crc32 if digest is digest_of else lambda element: digest(_ENDS + element)[0]
        for begin, end in _chunk_ranges(elements, self._cut, mark):
            chunk = elements[begin] if end == begin + 1 else b"".join(elements[begin:end])
            pieces[name := digest(chunk)] = chunk
            after += name
            self._cut = end
            ends = name[-1] % _ONE_IN_CHUNKS == 0 or len(after) == _LONGEST_GROUP
            if ends and len(after) >= _SHORTEST_GROUP:
                pieces[name := digest(after)] = after
                self._groups += name
                after = b""
        self._after = after


def cut(data: bytes, digest: Callable[[bytes], bytes] | None = None) -> Cut | None:
    """Cuts a msgpack array or map; None for other values, and where cutting saves nothing."""
    if len(data) < _WORTH_CUTTING or (parts := split(data)) is None:
        return None
    header, elements = parts
    return Cutting(digest).grown(elements).cut(header)


def cut_again(
    data: bytes, before: Cutting | None, digest: Callable[[bytes], bytes] | None = None
) -> tuple[Cut | None, Cutting | None]:
    """Cuts a value as `cut` does; of an array that continues another one, only the rest."""
    if len(data) < _WORTH_CUTTING:
        return None, None
    array = split_rest(data)
    if array is None or not data.startswith(header := array_header(array[0])):
        return cut(data, digest), None
    count, body = array
    known = b"".join(before.elements) if before else b""
    if before is None or count < len(before.elements) or not body.startswith(known):
        before, known = Cutting(digest), b""
    added = split(array_header(count - len(before.elements)) + body[len(known) :])
    if added is None:
        return None, None
    cutting = before.grown(added[1])
    return cutting.cut(header), cutting


def split(data: bytes) -> tuple[bytes, list[bytes]] | None:
    """The header and the elements of a msgpack array or map.

    None for other values, for those with so many small tokens that it takes too long, and
    for what is no whole msgpack value.
    """
    if (header := _header(data)) is None:
        return None
    start, count, tokens_each = header
    elements = []
    position = start
    tokens = 0
    try:
        for _ in range(count):
            begin = position
            position, used = _skip(data, position, tokens_each, _MIN_TOKEN)
            tokens += used
            if tokens * _MIN_TOKEN > position + _WORTH_CUTTING:
                return None
            elements.append(data[begin:position])
    except ValueError:
        return None
    return (data[:start], elements) if position == len(data) else None


def array_header(count: int) -> bytes:
    """The header of a msgpack array."""
    if count < 16:
        return bytes([0x90 | count])
    if count < 2**16:
        return b"\xdc" + count.to_bytes(2, "big")
    return b"\xdd" + count.to_bytes(4, "big")


def join_chunks(
    rest: bytes, digests: Sequence[bytes], pieces: Mapping[bytes, bytes], check: Check | None = None
) -> bytes:
    """Gives back a value that was cut, given the digests of its chunks in order."""
    check = check or checked
    start = header_size(rest)
    chunks = [check(digest, pieces[digest]) for digest in digests]
    return b"".join((rest[:start], *chunks, rest[start:]))


def chunks_of(digests: bytes, groups: int, pieces: Mapping[bytes, bytes]) -> list[bytes]:
    """The digests of all chunks in order, those in groups too."""
    return split_digests(all_names(digests, groups, pieces, checked))


def all_names(
    digests: bytes, groups: int, pieces: Mapping[bytes, bytes], check: Check | None = None
) -> bytes:
    """The digests of all chunks, one after another."""
    end = groups * DIGEST_SIZE
    if not 0 <= end <= len(digests) <= _MOST_DIGESTS or len(digests) % DIGEST_SIZE:
        raise ValueError("these are not the digests of a value")
    lists, size = [], len(digests) - end
    for name in split_digests(digests[:end]):
        group = members(pieces[name] if check is None else check(name, pieces[name]))
        lists.append(group)
        if (size := size + len(group)) > _MOST_DIGESTS:
            raise ValueError("there are more digests than a value has")
    return b"".join([*lists, digests[end:]])


def members(group: bytes) -> bytes:
    """The digests of a group's chunks; ValueError if it is no group."""
    if len(group) > _LONGEST_GROUP or len(group) % DIGEST_SIZE:
        raise ValueError("a piece is not a group")
    return group


def checked(digest: bytes, piece: bytes) -> bytes:
    """The piece; ValueError if its digest does not match, which decoding might not notice."""
    if digest_of(piece) != digest:
        raise ValueError("a piece is not what its digest says")
    return piece


def split_rest(rest: bytes) -> tuple[int, bytes] | None:
    """The number of elements, and the part of `rest` after its header, if that is an array's."""
    header = _header(rest)
    return (header[1], rest[header[0] :]) if header and header[2] == 1 else None


def header_size(rest: bytes) -> int:
    """Bytes of the header, after which the pieces stand; ValueError if there is none."""
    if (header := _header(rest)) is None:
        raise ValueError("the header of what was cut is missing")
    return header[0]


def element_count(elements: bytes) -> int:
    """The number of msgpack values that stand one after another."""
    count = position = 0
    while position < len(elements):
        position, _ = _skip(elements, position, 1)
        count += 1
    if position > len(elements):
        raise ValueError("the last element is not whole")
    return count


def digest_of(piece: bytes) -> bytes:
    """The digest of a piece, where there is no cipher."""
    return sha256(piece).digest()[:DIGEST_SIZE]


def split_digests(digests: bytes) -> list[bytes]:
    return [digests[at : at + DIGEST_SIZE] for at in range(0, len(digests), DIGEST_SIZE)]


def _header(data: bytes) -> tuple[int, int, int] | None:
    """Where the first element of an array or map begins, their number, and tokens in each."""
    first = data[0] if data else 0
    if first in _COUNTED:
        size, tokens = _COUNTED[first]
        return 1 + size, int.from_bytes(data[1 : 1 + size], "big"), tokens
    if 0x80 <= first < 0xA0:
        return 1, first & 15, 2 if first < 0x90 else 1
    return None


def _skip(data: bytes, position: int, pending: int, least: int = 0) -> tuple[int, int]:
    """The position after so many tokens with those nested in them, and the number of all these.

    The position may be beyond the end of data that is not whole.
    """
    tokens = 0
    while pending:
        if position >= len(data):
            raise ValueError("msgpack ends where a token has to begin")
        first = data[position]
        tokens += 1
        pending -= 1
        if first in _FIXED:
            position += _FIXED[first]
        elif first in _SIZED:
            size, beside = _SIZED[first]
            length = int.from_bytes(data[position + 1 : position + 1 + size], "big")
            position += size + beside + length
        else:
            if (header := _header(data[position : position + 5])) is None:
                raise ValueError(f"no token of msgpack begins with {first:#x}")
            start, count, each = header
            position += start
            pending += count * each
            if pending * least > len(data) - position:
                raise ValueError("there are too many small tokens")
    return position, tokens


def _chunk_ranges(
    elements: Sequence[bytes], begin: int, mark: Callable[[bytes], int]
) -> Iterator[tuple[int, int]]:
    """First element of each chunk, and the one after its last; the tail is what comes after."""
    gathered = 0
    for at in range(begin, len(elements)):
        size = len(elements[at])
        if size >= _FULL_CHUNK and gathered >= _LEAST_CHUNK:
            yield begin, at
            begin, gathered = at, 0
        gathered += size
        if gathered >= _FULL_CHUNK or (
            gathered >= _LEAST_CHUNK and mark(elements[at]) % _ONE_IN_ELEMENTS == 0
        ):
            yield begin, at + 1
            begin, gathered = at + 1, 0
