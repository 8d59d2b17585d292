"""Uploaded files: their bytes, up to a limit, and the size of pictures."""

from __future__ import annotations

import mimetypes
import struct
from dataclasses import dataclass

UPLOAD_LIMIT = 10 * 2**20
"""Bytes that one request may bring, all files together: what Discord allows without boosts."""


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file; `slot` is the number in `files[n]`."""

    slot: int
    filename: str
    data: bytes


class Uploads:
    """The bytes of files by id; the oldest are dropped when `limit_bytes` is exceeded."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._held: dict[str, bytes] = {}
        self._total = 0

    def put(self, file_id: str, data: bytes) -> None:
        """Keep the bytes; drop the oldest ones to make room."""
        self._held[file_id] = data
        self._total += len(data)
        while self._total > self._limit and len(self._held) > 1:
            self.drop(next(iter(self._held)))

    def get(self, file_id: str) -> bytes | None:
        """Return the bytes, None if they are unknown or were dropped."""
        return self._held.get(file_id)

    def drop(self, file_id: str) -> None:
        """Drop the bytes, if they are kept."""
        self._total -= len(self._held.pop(file_id, b""))


def content_type(filename: str) -> str:
    """Return the media type for the file's name."""
    if filename.endswith(".webp"):
        return "image/webp"
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, GIF or WebP, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    match data[12:16]:
        case b"VP8X":
            return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
        case b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            width, height = struct.unpack("<HH", data[26:30])
            return width & 0x3FFF, height & 0x3FFF
    return None
