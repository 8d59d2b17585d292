"""Uploaded files: their bytes, up to a limit, and the size of pictures."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

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
        """Keep the bytes; drop the oldest files beyond the limit."""
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
    try:
        # This reads the header only and decodes no pixels.
        with Image.open(BytesIO(data), formats=("PNG", "GIF", "WEBP")) as picture:
            return picture.size
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
