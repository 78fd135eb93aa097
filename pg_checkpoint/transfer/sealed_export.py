"""An export that is encrypted: its lines in frames, each sealed by the ring's active key.

Pure. Whoever has the ring can read and import it, into any database and as any thread; the rows
that it came from are not involved. The first line stays in clear, and says which stream it is:

    {"kind": "header", ..., "sealed": a random name}
    a frame                    Base64; of lines, compressed
    .frame                     the last one

Associated data are the name, the number of the frame and whether it is the last one: frames
that were changed, left out, exchanged, put in another order or in another export, and an export
that was cut off, are errors.
"""

from __future__ import annotations

import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.errors import DecryptionError, ExportFormatError
from pg_checkpoint.transfer.export_format import bounded, parsed, sealed_header

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
        write(sealed_header(self._stream))

    def write(self, text: bytes) -> None:
        """Adds a line; a full frame is encrypted and written."""
        if self._lines and self._size + len(text) > _FRAME:
            self._seal(is_last=False)
        self._lines.append(text)
        self._size += len(text)

    def end(self) -> None:
        """Writes what is left, and that it is the end."""
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
            raise ExportFormatError(_IN_CLEAR)
        yield from chain((first,) if first else (), bounded(source, limit, 2))
        return
    if cipher is None:
        raise ExportFormatError("the export is encrypted: give the keys that encrypted it")
    # Base64 of lines that may not have got shorter, and what encrypting them adds.
    found = bounded(source, 2 * limit + 2 * _FRAME, 2)
    for number, line in enumerate(found, 1):
        is_last = line.startswith(_LAST)
        yield from _opened(cipher, line, _place(stream, number, is_last=is_last), limit, number + 1)
        if is_last:
            break
    else:
        raise ExportFormatError(
            "the export is cut off: the whole checkpoints before that are stored"
        )
    if next(found, None) is not None:
        raise ExportFormatError("something follows the end of the export")


def _stream_of(first: bytes) -> str | None:
    """The name of a sealed stream; None if it is none, which is for others to judge."""
    try:
        stream = parsed(first).get("sealed")
    except (ValueError, ExportFormatError):
        return None
    return stream if isinstance(stream, str) else None


def _opened(
    cipher: AesGcmCipher, line: bytes, place: bytes, limit: int, number: int
) -> list[bytes]:
    try:
        sealed = b64decode(line.strip().removeprefix(_LAST), validate=True)
        inflate = zlib.decompressobj()
        data = inflate.decompress(cipher.open(sealed, place), limit + _FRAME)
    except DecryptionError as error:
        raise ExportFormatError(f"line {number}: can't decrypt it: {error}") from error
    except (ValueError, zlib.error) as error:
        raise ExportFormatError(f"line {number}: damaged: {error}") from error
    if inflate.unconsumed_tail:
        raise ExportFormatError(f"line {number}: it is longer than {limit:,} bytes")
    if len(data) > _FRAME and data.find(b"\n") < len(data) - 1:
        raise ExportFormatError(f"line {number}: damaged: a frame of many lines is too long")
    found = [line + b"\n" for line in data.split(b"\n") if line]
    if max(map(len, found), default=0) > limit:
        raise ExportFormatError(f"line {number}: it is longer than {limit:,} bytes")
    return found


def _place(stream: str, number: int, *, is_last: bool) -> bytes:
    return f"pg_checkpoint export\0{stream}\0{number}\0{int(is_last)}".encode()
