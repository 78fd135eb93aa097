"""Export and import of threads and items, as JSON Lines."""

from __future__ import annotations

import asyncio
import errno
import gzip
import json
import math
import os
import secrets
import stat
import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from hashlib import md5
from itertools import chain
from pathlib import Path
from typing import IO, Any, TypeAlias

import orjson

from pg_checkpoint.codec.arriving import ArrivingThread, is_whole
from pg_checkpoint.codec.chunks import header_size
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of, version_text
from pg_checkpoint.codec.reading import Opened, StoredValue, open_checkpoint
from pg_checkpoint.codec.rows import PutRows, WriteRow, to_send
from pg_checkpoint.codec.sealing import Field, field_path
from pg_checkpoint.core import errors
from pg_checkpoint.core.cipher import AesGcmCipher
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.core.version import __version__
from pg_checkpoint.saver import steps
from pg_checkpoint.saver.saver import SaverBase
from pg_checkpoint.store.values import check_labels, check_text, plain_of
from pg_checkpoint.tools.items import (
    Item,
    ItemKey,
    OurItems,
    VectorPlace,
    batches,
    is_due,
    our_items,
)
from pg_checkpoint.tools.threads import (
    Keys,
    Progress,
    SaverParts,
    ThreadTimes,
    at_home,
    check_since,
    difference,
    end_writes_here,
    in_pages,
    keys_of,
    load_page,
    oldest_first,
    set_times,
    summaries,
    thread_pages,
    threads_since,
)

# Files that are written by name are whole or not there, and never where a link leads.

# Windows has no such links to plant.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


@contextmanager
def replacing(file: Path, *, private: bool = False, force: bool = False) -> Iterator[IO[bytes]]:
    """A new file, which appears under its name when the block has ended without an error.

    In a folder that everybody may write to others can have planted anything under that name. So a
    link is refused, as is another user's pipe; a pipe or device of one's own, or of root, is
    written to.
    """
    there = _there(file, force=force)
    if there is None or stat.S_ISREG(there.st_mode):
        with _renamed_at_end(file, 0o600 if private else 0o666) as out:
            yield out
        return
    # Checked before, since opening a pipe waits, and again as what was opened.
    _check_owner(file, there)
    with os.fdopen(os.open(file, os.O_WRONLY | _NO_LINK), "wb") as out:
        opened = os.fstat(out.fileno())
        _check_owner(file, opened)
        if stat.S_ISREG(opened.st_mode):
            raise OSError(errno.EEXIST, "exists already", str(file))
        yield out


def check_new(file: Path) -> None:
    """Raises early what `replacing` would: if a file is there already, or its folder is not."""
    _there(file, force=False)
    if not file.parent.is_dir():
        raise OSError(errno.ENOENT, "is in a folder that does not exist", str(file))


def _there(file: Path, *, force: bool) -> os.stat_result | None:
    """What is there under a name; refuses what can't be written to."""
    try:
        there = file.lstat()
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(there.st_mode):
        raise OSError(errno.ELOOP, "is a link: name its target, or - for stdout", str(file))
    if stat.S_ISDIR(there.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if stat.S_ISREG(there.st_mode) and not force:
        raise OSError(errno.EEXIST, "exists already", str(file))
    return there


@contextmanager
def _renamed_at_end(file: Path, mode: int) -> Iterator[IO[bytes]]:
    partial = file.with_name(f".{file.name}.{secrets.token_hex(4)}.partial")
    try:
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK, mode)
    except OSError as error:
        error.filename = str(file)  # the name that was asked for
        raise
    try:
        with os.fdopen(descriptor, "wb") as out:
            yield out
            out.flush()
            # The next thing done may need it, such as a rewrite that it can undo.
            os.fsync(descriptor)
        # Replaces a link that was planted meanwhile, and not its target.
        partial.replace(file)
        _sync_folder(file.parent)
    finally:
        partial.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Makes the name of a new file last; Windows can't, and needs not."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _check_owner(file: Path, opened: os.stat_result) -> None:
    if os.name == "posix" and opened.st_uid not in (0, os.geteuid()):
        raise OSError(errno.EPERM, "is another user's pipe or device", str(file))


# The format of an export: JSON Lines, one object a line, each with its `kind`. docs/migrating.md
# describes it; raise VERSION when it changes.
#
#     header       first: format and version
#     piece        bytes that values of the thread share, numbered
#     value        a channel's value at a version: its bytes, or head, numbered pieces, tail
#     checkpoint   after its values: ids, itself with its small values, metadata, writes, steps
#     item         of the store: namespace, key, value, times, vectors
#     end          last: the counts

VERSION = 3
# The one before has no steps.
_READ = (2, VERSION)
# Bytes of a line, unless the caller says otherwise, and of all values of one checkpoint.
MAX_LINE = 2**28
MAX_CHECKPOINT = 2**30
# Of a line's limit so many bytes are allowed for each value in it: each takes about as many in
# memory, and a line of a few bytes each would take twenty times its length. So are pieces.
_BYTES_OF_VALUE = 64
NO_EXPORT = "this is not an export of pg-checkpoint"
_FORMAT = "pg_checkpoint export"
# The lines, and parts of lines, that the last line counts.
_COUNTED = ("checkpoints", "values", "writes", "steps", "items")
_HELP = (
    "bytes are Base64 of what the serializer made; the pieces of a value are runs of numbers of "
    "piece lines of its thread, [first, last]; a value is head + pieces + tail"
)


class _ValueLine:
    """The parts of a value, to be joined when it is needed."""

    __slots__ = ("_head", "_runs", "_tail", "type")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.type = text_of(fields, "type")
        self._runs: list[tuple[int, int]] = []
        self._tail = b""
        if "data" in fields:
            self._head = from_text(fields["data"])
            return
        self._head, self._tail = from_text(fields["head"]), from_text(fields["tail"])
        for first, last in fields["pieces"]:
            if type(first) is not int or type(last) is not int:
                raise TypeError("a run of pieces is two numbers")
            self._runs.append((first, last))

    def joined(self, pieces: Mapping[int, bytes], room: int) -> tuple[str, bytes]:
        """Returns the value's type and its bytes, of which there may be so many."""
        parts = [self._head]
        room -= len(self._head) + len(self._tail)
        for first, last in self._runs:
            # One after another: a run may say that it is endless.
            for number in range(first, last + 1):
                parts.append(pieces[number])
                if (room := room - max(len(parts[-1]), _BYTES_OF_VALUE)) < 0:
                    raise errors.ExportFormatError(
                        f"the values of a checkpoint take more than {MAX_CHECKPOINT:,} bytes"
                    )
        return self.type, b"".join((*parts, self._tail))


def bounded(lines: Iterable[bytes], limit: int, start: int = 1) -> Iterator[bytes]:
    """The lines of a file or of anything else, none of which may be longer than so many bytes.

    No more is read of a file. Lines are counted from `start`.
    """
    if (readline := getattr(lines, "readline", None)) is not None:
        lines = iter(lambda: readline(limit + 1), b"")
    for number, text in enumerate(lines, start):
        if len(text) > limit:
            raise errors.ExportFormatError(f"line {number}: it is longer than {limit:,} bytes")
        try:
            check_values(text, limit)
        except errors.ExportFormatError as error:
            raise errors.ExportFormatError(f"line {number}: {error}") from None
        yield text


def check_values(text: bytes, limit: int) -> None:
    """Refuses JSON text with too many values for its limit, before memory is taken for them.

    What stands in strings does not count: bytes are there as Base64, and values of items.
    """
    most = max(limit, MAX_LINE) // _BYTES_OF_VALUE
    if _values_of(text, 0, len(text)) > most and _values_outside_strings(text, most) > most:
        raise errors.ExportFormatError(
            f"it has more than {most:,} values: if it is an export, allow longer lines (--max-line)"
        )


def _values_outside_strings(text: bytes, most: int) -> int:
    """The number of values in JSON text, strings included; counted until there are too many."""
    # Without escapes a quote is where a string begins or ends.
    bare = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    count = begin = 0
    while count <= most and (quote := bare.find(b'"', begin)) >= 0:
        count += 1 + _values_of(bare, begin, quote)
        end = bare.find(b'"', quote + 1)
        begin = len(bare) if end < 0 else end + 1
    return count + _values_of(bare, begin, len(bare))


def _values_of(text: bytes, begin: int, end: int) -> int:
    """The number of values that there can be between two places that are in no string."""
    return sum(text.count(mark, begin, end) for mark in (b",", b"[", b"{"))


def header(checkpoints: int) -> bytes:
    """The first line."""
    fields = {"format": _FORMAT, "version": VERSION, "package": __version__, "help": _HELP}
    return line("header", **fields, checkpoints=checkpoints)


def line(kind: str, **fields: Any) -> bytes:
    return orjson.dumps({"kind": kind, **fields}, option=orjson.OPT_APPEND_NEWLINE)


def parsed(text: bytes) -> dict[str, Any]:
    # Not orjson, which gives integers beyond 64 bits back as floats.
    try:
        fields = json.loads(text)
    except RecursionError:
        raise errors.ExportFormatError("it is nested too deeply") from None
    if not isinstance(fields, dict) or not isinstance(fields.get("kind"), str):
        raise errors.ExportFormatError("it is not a JSON object with a kind")
    return fields


def check_header(fields: Mapping[str, Any]) -> None:
    """Refuses a file that is not an export, or is one of a newer version."""
    if fields.get("kind") != "header" or fields.get("format") != _FORMAT:
        raise errors.ExportFormatError(f"line 1: {NO_EXPORT}")
    if fields.get("version") not in _READ:
        raise errors.ExportFormatError(
            f"line 1: the export has version {fields.get('version')} of the format, but this "
            f"version of pg-checkpoint reads version {VERSION}"
        )


def as_text(data: bytes) -> str:
    return b64encode(data).decode()


def text_of(fields: Mapping[str, Any], name: str) -> str:
    if not isinstance(text := fields[name], str):
        raise TypeError(f"{name} is not text")
    return text


def from_text(text: Any) -> bytes:
    """The bytes that `as_text` was given; raises ValueError if it is not Base64."""
    if not isinstance(text, str):
        raise TypeError("no text where bytes are expected")
    return b64decode(text, validate=True)


# An export that is encrypted: its lines in frames, each sealed by the ring's active key.
#
# Whoever has the ring can read and import it, into any database and as any thread; the rows
# that it came from are not involved. The first line stays in clear, and names the stream:
#
#     {"kind": "header", ..., "sealed": a random name}
#     a frame                    Base64; of lines, compressed
#     .frame                     the last one
#
# Associated data are the name, the number of the frame and whether it is the last one: frames
# that were changed, left out, exchanged, put in another order or in another export, and an export
# that was cut off, are errors.

# Bytes of lines that make a frame; a longer line is one by itself.
_FRAME = 2**16
_LAST = b"."
_IN_CLEAR = (
    "line 1: this export is not encrypted, so anybody may have written it; with keys it is "
    "imported only with --allow-plaintext (a saver's allow_plaintext=True)"
)


class SealedLines:
    """Takes lines, and writes them in frames; `end` has to be called after the last."""

    def __init__(self, cipher: AesGcmCipher, write: Callable[[bytes], object]) -> None:
        self._cipher = cipher
        self._out = write
        self._stream = os.urandom(16).hex()
        self._frames = 0
        self._lines: list[bytes] = []
        self._size = 0
        write(line("header", format=_FORMAT, version=VERSION, sealed=self._stream))

    def write(self, text: bytes) -> None:
        if self._lines and self._size + len(text) > _FRAME:
            self._seal(is_last=False)
        self._lines.append(text)
        self._size += len(text)

    def end(self) -> None:
        self._seal(is_last=True)

    def _seal(self, *, is_last: bool) -> None:
        self._frames += 1
        data = zlib.compress(b"".join(self._lines), 1)
        sealed = self._cipher.seal(data, _place(self._stream, self._frames, is_last=is_last))
        self._out((_LAST if is_last else b"") + b64encode(sealed) + b"\n")
        self._lines, self._size = [], 0


def opened_lines(
    lines: Iterable[bytes], cipher: AesGcmCipher | None, limit: int, *, allow_plaintext: bool
) -> Iterator[bytes]:
    """The lines of an export in clear, whether it is sealed or not."""
    source = lines if hasattr(lines, "readline") else iter(lines)
    first = next(bounded(source, limit), b"")
    stream = _stream_of(first)
    if stream is None:
        if first and cipher is not None and not allow_plaintext:
            raise errors.ExportFormatError(_IN_CLEAR)
        yield from chain((first,) if first else (), bounded(source, limit, 2))
        return
    if cipher is None:
        raise errors.ExportFormatError("the export is encrypted: pass the keys that encrypted it")
    # Base64 of lines that may not have got shorter, and the bytes that encrypting them adds.
    frames = bounded(source, 2 * limit + 2 * _FRAME, 2)
    for number, frame in enumerate(frames, 1):
        is_last = frame.startswith(_LAST)
        place = _place(stream, number, is_last=is_last)
        yield from _opened_frame(cipher, frame, place, limit, number + 1)
        if is_last:
            break
    else:
        raise errors.ExportFormatError(
            "the export is cut off: complete checkpoints before the cut are stored"
        )
    if next(frames, None) is not None:
        raise errors.ExportFormatError("there is data after the end of the export")


def _stream_of(first: bytes) -> str | None:
    """The name of a sealed stream; None if the line names none, or is no header."""
    try:
        stream = parsed(first).get("sealed")
    except (ValueError, errors.ExportFormatError):
        return None
    return stream if isinstance(stream, str) else None


def _opened_frame(
    cipher: AesGcmCipher, frame: bytes, place: bytes, limit: int, number: int
) -> list[bytes]:
    def refused(what: str) -> errors.ExportFormatError:
        return errors.ExportFormatError(f"line {number}: {what}")

    try:
        sealed = b64decode(frame.strip().removeprefix(_LAST), validate=True)
        inflate = zlib.decompressobj()
        data = inflate.decompress(cipher.open(sealed, place), limit + _FRAME)
    except errors.DecryptionError as error:
        raise refused(f"can't decrypt it: {error}") from error
    except (ValueError, zlib.error) as error:
        raise refused(f"damaged: {error}") from error
    if inflate.unconsumed_tail:
        raise refused(f"it is longer than {limit:,} bytes")
    if len(data) > _FRAME and data.find(b"\n") < len(data) - 1:
        raise refused("damaged: a frame of many lines is too long")
    lines = [line + b"\n" for line in data.split(b"\n") if line]
    if max(map(len, lines), default=0) > limit:
        raise refused(f"it is longer than {limit:,} bytes")
    return lines


def _place(stream: str, number: int, *, is_last: bool) -> bytes:
    return f"pg_checkpoint export\0{stream}\0{number}\0{int(is_last)}".encode()


# Items of the store as lines of an export, and back.


def item_line(item: Item) -> bytes:
    """The line of an item; its value stands as text, for JSON of others has no NaN."""
    created_at, updated_at, expires_at = item.times
    vectors = [
        [path, position, as_text(struct.pack(f"<{len(numbers)}f", *numbers))]
        for (path, position), numbers in (item.vectors or {}).items()
    ]
    return line(
        "item",
        namespace=item.place[0],
        key=item.place[1],
        value=item.value,
        created_at=created_at,
        updated_at=updated_at,
        expires_at=expires_at,
        ttl=item.ttl,
        vectors=vectors,
    )


def item_of(fields: Mapping[str, Any], limit: int) -> Item:
    namespace, key, value = fields["namespace"], text_of(fields, "key"), text_of(fields, "value")
    if not isinstance(namespace, list):
        raise TypeError("namespace is not a list")
    check_labels(namespace)
    for text in (*namespace, key):
        check_text(text, "a name")
    check_values(value.encode("utf-8", "surrogatepass"), limit)
    plain_of(value)
    expires_at = None if fields["expires_at"] is None else _moment(fields, "expires_at")
    times = _moment(fields, "created_at"), _moment(fields, "updated_at"), expires_at
    ttl = fields["ttl"]
    if ttl is not None and (type(ttl) not in (int, float) or not math.isfinite(ttl)):
        raise TypeError("ttl is not a number")
    ttl = None if ttl is None else float(ttl)
    vectors = dict(map(_vector, fields["vectors"]))
    return Item((tuple(namespace), key), value, *times, ttl, vectors)


def _moment(fields: Mapping[str, Any], name: str) -> datetime:
    moment = datetime.fromisoformat(text_of(fields, name))
    if moment.tzinfo is None:
        raise ValueError(f"{name} has no time zone")
    return moment


def _vector(entry: Any) -> tuple[VectorPlace, Sequence[float]]:
    path, position, text = entry
    data = from_text(text)
    if not isinstance(path, str) or type(position) is not int or not 0 <= position < 2**31:
        raise TypeError("a vector has a path and a position")
    check_text(path, "a path")
    numbers = struct.unpack(f"<{len(data) // 4}f", data[: len(data) // 4 * 4])
    if len(data) % 4 or not all(map(math.isfinite, numbers)):
        raise ValueError("a vector is a list of finite numbers")
    return (path, position), numbers


# An export goes thread by thread and oldest first, so that any beginning of it is a history without
# holes, and page by page, so that memory stays bounded. Each value, and each piece of a long list,
# is written once.


@dataclass(slots=True)
class Exported:
    """Counts; in a progress callback, the counts so far. `bytes` is the size of the output."""

    threads: int = 0
    checkpoints: int = 0
    values: int = 0
    writes: int = 0
    steps: int = 0
    items: int = 0
    bytes: int = 0
    seconds: float = 0.0


async def export_threads(
    saver: SaverBase,
    write: Callable[[bytes], object],
    *,
    threads: Sequence[str] | None = None,
    since: datetime | None = None,
    decrypted: bool = False,
    progress: Callable[[Exported], None] | None = None,
) -> Exported:
    """Writes threads, and the store's items, as JSON Lines, for `import_threads`.

    Omits writes of checkpoints that are not stored.
    """
    after = check_since(since, threads)

    async def call(parts: SaverParts) -> Exported:
        cipher = None if decrypted else parts.engine.settings.cipher
        return await _Exporting(parts, write, progress, cipher).run(threads, after)

    return await at_home(saver, call)


class _Exporting:
    def __init__(
        self,
        parts: SaverParts,
        write: Callable[[bytes], object],
        progress: Callable[[Exported], None] | None,
        cipher: AesGcmCipher | None,
    ) -> None:
        self._parts = parts
        self._out = write
        self._exported = Exported()
        self._tell = Progress(self._exported, progress).tell
        # Of this thread: values that were written, and the numbers of pieces that were.
        self._written: set[tuple[str, str, str]] = set()
        self._numbers: dict[bytes, int] = {}
        self._sealed = None if cipher is None else SealedLines(cipher, self._write_out)
        self._write = self._write_out if self._sealed is None else self._sealed.write

    async def run(self, threads: Sequence[str] | None, since: datetime | None) -> Exported:
        database, timeout = self._parts.engine.database, self._parts.timeout
        with_items, count = threads is None, 0
        if since is not None:
            threads = await threads_since(self._parts, since)
        async for page in thread_pages(database, threads, timeout=timeout):
            of_page = await summaries(database, page, timeout=timeout)
            count += sum(summary.checkpoints for summary in of_page.values())
        self._write(header(count))
        async for page in thread_pages(database, threads, timeout=timeout):
            for thread_id in page:
                with self._recorded(thread_id):
                    await self._thread(thread_id)
        if with_items:
            with self._recorded(None):
                await self._items(since)
        done = self._exported
        counts = {name: getattr(done, name) for name in ("threads", *_COUNTED)}
        self._write(line("end", **counts))
        if self._sealed is not None:
            self._sealed.end()
        return done

    def _recorded(self, thread_id: str | None) -> AbstractContextManager[None]:
        if self._parts.engine.settings.cipher is None:
            return nullcontext()
        return key_use("export", thread_id=thread_id)

    async def _thread(self, thread_id: str) -> None:
        self._written, self._numbers = set(), {}
        before = self._exported.checkpoints
        async for keys in oldest_first(self._parts, thread_id):
            page = await load_page(self._parts, keys)
            # After the page: a step that ended meanwhile is there, a write of its task may not be.
            steps = await self._parts.engine.step_rows.load(keys)
            for row in page.checkpoints:
                opened = open_checkpoint(row, page, self._parts.seal)
                self._checkpoint(opened, steps.get(opened.key, ()))
            self._tell()
        self._exported.threads += self._exported.checkpoints > before

    async def _items(self, since: datetime | None) -> None:
        ours = await our_items(self._parts, ())
        async for page in ours.pages():
            due = {
                key: state
                for key, state in page.items()
                if since is None or (state.used_at or state.updated_at) >= since
            }
            for keys in batches(due):
                for item in (await ours.load(keys)).values():
                    if isinstance(item, Exception):
                        raise item
                    self._write(item_line(item))
                    self._exported.items += 1
                self._tell()

    def _checkpoint(self, opened: Opened, recorded: Sequence[steps.Found]) -> None:
        """Writes a checkpoint, after those of its values that were not written."""
        for channel, value in opened.values.items():
            place = opened.key.checkpoint_ns, channel, str(value.row.version)
            if place not in self._written:
                self._written.add(place)
                self._value(value)
        opened.check_complete()
        writes = [_write_fields(write) for write in opened.writes]
        steps = [_step_fields(step) for step in recorded]
        self._exported.checkpoints += 1
        self._exported.writes += len(writes)
        self._exported.steps += len(steps)
        documents: Sequence[str | bytes]
        if self._parts.seal is None:
            # As the database has it, digit by digit.
            documents = opened.row.checkpoint or "", opened.row.metadata or ""
        else:
            documents = orjson.dumps(opened.checkpoint), orjson.dumps(opened.metadata)
        self._write(
            line(
                "checkpoint",
                thread=opened.key.thread_id,
                ns=opened.key.checkpoint_ns,
                id=opened.key.checkpoint_id,
                parent=opened.parent_id,
                checkpoint=orjson.Fragment(documents[0]),
                metadata=orjson.Fragment(documents[1]),
                writes=writes,
                steps=steps,
            )
        )

    def _value(self, value: StoredValue) -> None:
        row = value.row
        with value.naming_damage():
            type_, data, names, check = value.opened()
            content: dict[str, Any] = {"data": as_text(data)}
            if names is not None:
                numbers = (self._number(name, value, check) for name in names)
                head = header_size(data)
                content = {
                    "head": as_text(data[:head]),
                    "tail": as_text(data[head:]),
                    "pieces": _runs(numbers),
                }
        place = {"thread": value.key.thread_id, "ns": value.key.checkpoint_ns}
        named = {"channel": row.channel, "version": row.version, "type": type_}
        self._write(line("value", **place, **named, **content))
        self._exported.values += 1

    def _number(self, name: bytes, value: StoredValue, check: Callable[..., bytes]) -> int:
        """The number of a value's piece, which is written if it was not."""
        if name not in self._numbers:
            data = check(name, value.pieces[name])
            self._numbers[name] = number = len(self._numbers) + 1
            self._write(line("piece", thread=value.key.thread_id, n=number, data=as_text(data)))
        return self._numbers[name]

    def _write_out(self, text: bytes) -> None:
        self._out(text)
        self._exported.bytes += len(text)


def _runs(numbers: Iterable[int]) -> list[list[int]]:
    """Numbers as runs, first and last: a list that has grown names few."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs


def _write_fields(write: StoredValue) -> dict[str, Any]:
    row, (type_, data) = write.row, write.typed()
    task = {"task": row.task_id, "idx": row.idx, "path": row.task_path}
    return {**task, "channel": row.channel, "type": type_, "data": as_text(data)}


def _step_fields(step: steps.Found) -> dict[str, Any]:
    place, record = step
    if isinstance(record, errors.DecryptionError):
        raise record
    named = {"task": place.task_id, "name": place.name, "position": place.position}
    return {**named, "type": record[0], "data": as_text(record[1])}


# An import stores whole checkpoints at a time: if a file ends early or is damaged, the checkpoints
# before that line are stored, and no half ones; importing it again skips them. Memory holds one
# thread: its pieces once, and its values as their lines have them.

# Checkpoints, items, and bytes, that are stored at once.
_CHECKPOINTS, _ITEMS, _BYTES = 64, 200, 8 * 2**20
# Bytes that a step takes beside its result, until it is stored.
_STEP = 1024

_Step: TypeAlias = "tuple[steps.Place, steps.Record]"

_UNREADABLE = (EOFError, gzip.BadGzipFile, zlib.error)
_WRONG = (
    *(ValueError, TypeError, LookupError, OverflowError, RecursionError),
    *(errors.CorruptRowError, errors.InvalidKeyError),
)


@dataclass(slots=True)
class Imported:
    """Counts; in a progress callback, the counts so far."""

    threads: int = 0
    checkpoints: int = 0  # stored checkpoints
    there: int = 0  # checkpoints that existed already, and were left unchanged
    writes: int = 0
    steps: int = 0  # stored results of steps
    items: int = 0  # stored items of the store
    items_there: int = 0  # items that existed already, or were newer, and were left unchanged
    bytes: int = 0
    seconds: float = 0.0


async def import_threads(
    saver: SaverBase,
    lines: Iterable[bytes],
    *,
    thread_id: str | None = None,
    max_line: int = MAX_LINE,
    searchable: Sequence[Field] = (),
    replace: bool = False,
    progress: Callable[[Imported], None] | None = None,
) -> Imported:
    """Stores the content of an export; existing checkpoints stay unchanged.

    New writes of existing checkpoints are stored too, unless the thread was continued here. So are
    results of steps that are not recorded here.

    Values are stored as bytes. None is decoded, and no class of them is loaded.
    """
    thread_id = None if thread_id is None else thread_id_of(thread_id)

    async def call(parts: SaverParts) -> Imported:
        cipher, allow = parts.engine.settings.cipher, parts.engine.settings.allow_plaintext
        clear = [field_path(field) for field in searchable]
        importing = _Importing(
            parts, clear, thread_id, max_line, replace=replace, progress=progress
        )
        return await importing.run(opened_lines(lines, cipher, max_line, allow_plaintext=allow))

    return await at_home(saver, call)


class _Importing:
    def __init__(
        self,
        parts: SaverParts,
        clear: Sequence[tuple[str, ...]],
        name: str | None,
        max_line: int,
        *,
        replace: bool,
        progress: Callable[[Imported], None] | None,
    ) -> None:
        self._parts = parts
        self._clear = clear
        self._ours: OurItems | None = None
        self._items: dict[ItemKey, Item] = {}
        self._name = name  # of the thread, if it gets another one
        self._max_line = max_line
        self._replace = replace
        self._imported = Imported()
        self._progress = Progress(self._imported, progress)
        self._read = dict.fromkeys(_COUNTED, 0)
        self._thread: _ArrivingThread | None = None
        self._batch: list[tuple[PutRows, list[WriteRow]]] = []
        self._steps: list[_Step] = []
        self._size = 0
        self._ended = False

    async def run(self, lines: Iterable[bytes]) -> Imported:
        number = 0
        try:
            for number, text in enumerate(lines, 1):
                await self._line(number, text)
        except errors.ExportFormatError:
            await self._store()
            raise
        except _UNREADABLE as error:
            await self._store()
            raise errors.ExportFormatError(f"damaged after line {number}: {error}") from error
        await self._store()
        if not self._ended:
            raise errors.ExportFormatError(
                f"the export is cut off after line {number}: complete checkpoints before it are "
                "stored"
                if number
                else f"line 1: {NO_EXPORT}: it is empty"
            )
        return self._imported

    async def _line(self, number: int, text: bytes) -> None:
        try:
            fields = parsed(text)
        except (ValueError, errors.ExportFormatError) as error:
            problem = f"{NO_EXPORT}: {error}" if number == 1 else error
            raise errors.ExportFormatError(f"line {number}: {problem}") from error
        if number == 1:
            check_header(fields)
            return
        if self._ended:
            raise errors.ExportFormatError(f"line {number}: there is data after the end")
        try:
            await self._take(fields)
        except errors.ExportFormatError as error:
            raise errors.ExportFormatError(f"line {number}: {error}") from error.__cause__
        except _WRONG as error:
            problem = f"{error} is missing" if isinstance(error, LookupError) else str(error)
            raise errors.ExportFormatError(f"line {number}: damaged: {problem}") from error
        count = max(len(self._batch), len(self._steps))
        if count >= _CHECKPOINTS or len(self._items) >= _ITEMS or self._size >= _BYTES:
            await self._store()

    async def _take(self, fields: Mapping[str, Any]) -> None:
        kind = fields["kind"]
        if kind in ("end", "item") and self._thread is not None:
            await self._end_thread()
            self._thread = None
        if kind == "end":
            self._end(fields)
            return
        if kind == "item":
            self._item(fields)
            return
        thread = await self._thread_of(text_of(fields, "thread"))
        if kind == "piece":
            thread.pieces[int(fields["n"])] = from_text(fields["data"])
        elif kind == "value":
            ns, channel, version = (text_of(fields, name) for name in ("ns", "channel", "version"))
            thread.values[ns, channel, version] = _ValueLine(fields)
            self._read["values"] += 1
        elif kind == "checkpoint":
            self._checkpoint(thread, fields)
        else:
            raise errors.ExportFormatError(f"a line of the unknown kind {kind!r}")

    async def _thread_of(self, thread_id: str) -> _ArrivingThread:
        if self._thread is None or self._thread.source != thread_id:
            if self._thread is not None and self._name is not None:
                raise errors.ExportFormatError(
                    "a second thread: only an export of one thread can be imported under another id"
                )
            thread_id_of(thread_id)
            await self._end_thread()
            target = thread_id if self._name is None else self._name
            database = self._parts.engine.database
            here = await keys_of(database, target, timeout=self._parts.timeout)
            arriving = ArrivingThread(target, self._parts.serde, self._parts.seal)
            times = await ThreadTimes.of(self._parts, target)
            self._thread = _ArrivingThread(thread_id, arriving, here, times)
            self._imported.threads += 1
        return self._thread

    def _checkpoint(self, thread: _ArrivingThread, fields: Mapping[str, Any]) -> None:
        self._read["checkpoints"] += 1
        self._read["writes"] += len(fields["writes"])
        place = text_of(fields, "ns"), text_of(fields, "id")
        writes = {(*place, *_task_of(write)[:2]): write for write in fields["writes"]}
        thread.read.checkpoints.add(place)
        thread.read.writes.update(dict.fromkeys(writes))
        key = CheckpointKey(thread.arriving.thread_id, *place)
        check_key(*key)
        steps = [_step_of(key, step) for step in fields.get("steps", ())]
        self._read["steps"] += len(steps)
        if place in thread.here.checkpoints:
            self._imported.there += 1
            self._note_steps(steps)
            # The checkpoint that is here may lack some of its writes.
            here = thread.here.writes
            for write_key, write in writes.items():
                if write_key not in here or (self._replace and write_key[3] < 0):
                    row = thread.write(place, write)
                    if here.get(write_key) != _digest_of(row):
                        thread.late.append(row)
            return
        if not is_whole(fields["checkpoint"]):
            raise errors.CorruptRowError("the checkpoint does not have the shape of a checkpoint")
        thread.times.note(fields["checkpoint"].get("ts"))
        parent = None if fields["parent"] is None else text_of(fields, "parent")
        check_key(parent or "")
        if not isinstance(fields["metadata"], dict):
            raise errors.CorruptRowError("the metadata is not a JSON object")
        metadata = json.dumps(fields["metadata"])
        values = thread.values_of(place[0], fields["checkpoint"])
        put = thread.arriving.put(place, parent, fields["checkpoint"], metadata, values)
        rows = to_send([thread.write(place, w) for w in fields["writes"]], self._parts.seal)
        self._batch.append((put, rows))
        self._note_steps(steps)
        self._size += put.size + put.kept + sum(len(row.blob) for row in rows)

    def _note_steps(self, steps: Sequence[_Step]) -> None:
        self._steps += steps
        self._size += sum(map(_size_of, steps))

    async def _end_thread(self) -> None:
        """Stores the rest of a thread whose last line was read."""
        await self._store()
        if self._thread is None or not (rows := self._thread.late):
            return
        missing = difference(self._thread.read, self._thread.here, (), same_bytes=False)
        if missing.gone_on or (missing.ended and not self._replace):
            return
        await end_writes_here(self._parts, self._thread.arriving.thread_id, missing.ended)
        for start in range(0, len(rows), _CHECKPOINTS):
            some = to_send(rows[start : start + _CHECKPOINTS], self._parts.seal)
            await self._parts.engine.writer.put_writes(some)
        await self._set_times(self._thread)
        self._imported.writes += len(rows)

    async def _set_times(self, thread: _ArrivingThread) -> None:
        times = {thread.arriving.thread_id: thread.times}
        await set_times(self._parts.engine.database, times, timeout=self._parts.timeout)

    def _item(self, fields: Mapping[str, Any]) -> None:
        if self._name is not None:
            raise errors.ExportFormatError(
                "items of a store: only an export of one thread, without items, can be imported "
                "under another id"
            )
        self._read["items"] += 1
        item = item_of(fields, self._max_line)
        self._items[item.place] = item
        self._size += len(item.value)

    def _end(self, fields: Mapping[str, Any]) -> None:
        for name, count in self._read.items():
            # An older export has no steps.
            due = fields.get(name, 0) if name == "steps" else fields[name]
            if due != count:
                raise errors.ExportFormatError(
                    f"the export should have {due} {name}, but has {count}"
                )
        self._ended = True

    async def _store(self) -> None:
        """Stores the batch: writes before their checkpoint, so that no checkpoint lacks them.

        A step can be recorded only at a checkpoint that is stored.
        """
        batch, self._batch, self._size = self._batch, [], 0
        steps, self._steps = self._steps, []
        writer = self._parts.engine.writer
        await asyncio.gather(
            *(
                call
                for put, writes in batch
                for call in (writer.put_writes(writes), writer.put(put))
            )
        )
        # The statements of a transaction take ten times as much memory as its steps.
        for page in in_pages(steps, _size_of, _CHECKPOINTS, _BYTES):
            self._imported.steps += await self._parts.engine.step_rows.store(page)
        if batch and self._thread is not None:
            await self._set_times(self._thread)
        done = self._imported
        items, self._items = self._items, {}
        if items:
            await self._store_items([*items.values()])
        done.checkpoints += len(batch)
        done.writes += sum(len(writes) for _, writes in batch)
        done.bytes += sum(put.size for put, _ in batch)
        if batch or items:
            self._progress.tell()
        else:
            self._progress.note_time()

    async def _store_items(self, items: Sequence[Item]) -> None:
        ours = self._ours = self._ours or await our_items(self._parts, self._clear)
        items = [
            item if ours.takes_vectors_of(item) else item._replace(vectors={}) for item in items
        ]
        here = await ours.states([item.place for item in items])
        with_vectors = ours.has_vectors
        due = [i for i in items if is_due(i.state, here.get(i.place), with_vectors=with_vectors)]
        stored = await ours.store(due) if due else 0
        self._imported.items += stored
        self._imported.items_there += len(items) - stored


class _ArrivingThread:
    def __init__(
        self, source: str, arriving: ArrivingThread, here: Keys, times: ThreadTimes
    ) -> None:
        self.source, self.arriving, self.here, self.times = source, arriving, here, times
        self.read = Keys(set(), {})  # the keys of its lines so far
        self.pieces: dict[int, bytes] = {}
        self.values: dict[tuple[str, str, str], _ValueLine] = {}
        # Pending writes of checkpoints that are here already. They are stored when all of the
        # thread was read, unless it was continued here.
        self.late: list[WriteRow] = []

    def values_of(
        self, checkpoint_ns: str, checkpoint: Mapping[str, Any]
    ) -> dict[str, tuple[str, bytes]]:
        """The larger values that a checkpoint refers to."""
        small = checkpoint["channel_values"]
        values: dict[str, tuple[str, bytes]] = {}
        room = MAX_CHECKPOINT
        for channel, version in checkpoint["channel_versions"].items():
            value = self.values.get((checkpoint_ns, channel, version_text(version)))
            if value is not None and channel not in small:
                check_key(value.type)
                values[channel] = value.joined(self.pieces, room)
                room -= len(values[channel][1])
        return values

    def write(self, place: tuple[str, str], fields: Mapping[str, Any]) -> WriteRow:
        task = _task_of(fields)
        typed = text_of(fields, "type"), from_text(fields["data"])
        check_key(typed[0])
        return self.arriving.write(place, task, text_of(fields, "channel"), typed)


def _digest_of(row: WriteRow) -> str:
    """The digest of a write as list_keys makes it; of one that is encrypted here another."""
    value = md5(row.blob, usedforsecurity=False).hexdigest()
    text = "\1".join((row.channel, row.type, value))
    return md5(text.encode(errors="surrogatepass"), usedforsecurity=False).hexdigest()


def _step_of(key: CheckpointKey, fields: Mapping[str, Any]) -> _Step:
    task_id, name, type_ = (text_of(fields, field) for field in ("task", "name", "type"))
    if type(position := fields["position"]) is not int or not 1 <= position < 2**31:
        raise ValueError("position is not the number of a use")
    check_key(*key, task_id, name)
    check_key(type_)
    return steps.Place(key, task_id, name, position), (type_, from_text(fields["data"]))


def _size_of(step: _Step) -> int:
    return _STEP + len(step[1][1])


def _task_of(fields: Mapping[str, Any]) -> tuple[str, int, str]:
    """The task of a write, the write's index, and the task's path."""
    if type(idx := fields["idx"]) is not int or not -(2**31) <= idx < 2**31:
        raise ValueError("idx is not an index")
    return text_of(fields, "task"), idx, text_of(fields, "path")
