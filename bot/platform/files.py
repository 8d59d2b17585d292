"""Files that messages carry, made from texts."""

from __future__ import annotations

import re
import unicodedata
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.platform import limits

_SPELLED_OUT = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "þ": "th", "Þ": "Th", "'": "", "’": ""}
    | dict(zip("øØłŁđĐðÐħĦŧŦı", "oOlLdDdDhHtTi", strict=True))
)
"""Letters that Unicode does not take apart into a letter and a mark, and apostrophes, which part no words."""

_WINDOWS_DEVICES = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)
"""Names that no file can have on Windows, whatever its ending."""

LONGEST_STEM = 64


def named_after(name: str, fallback: str) -> str:
    """Return the name, without an ending, of a file that is called after something to which people gave `name`.

    It consists of letters without accents, digits and hyphens: Discord keeps these as they are, and every system
    accepts them. The file is called `fallback` if nothing is left of the name, or none of its letters, or if no
    file can be called so on Windows.
    """
    apart = unicodedata.normalize("NFKD", name.translate(_SPELLED_OUT))
    plain = "".join(character for character in apart if not unicodedata.combining(character))
    stem = re.sub(r"[^0-9A-Za-z]+", "-", plain)[:LONGEST_STEM].strip("-")
    letters_lost = any(map(str.isalpha, name)) and not any(map(str.isalpha, stem))
    if not stem or letters_lost or _WINDOWS_DEVICES.fullmatch(stem):
        return fallback
    return stem


def text_file(text: str, name: str) -> discord.File:
    """Return a text as an upload, in UTF-8."""
    return discord.File(BytesIO(text.encode()), filename=name)


def file_of_any_size(text: str, name: str) -> discord.File:
    """Return a text as an upload, in UTF-8; in a ZIP archive of the same name if it is too large for Discord."""
    if len(text.encode()) <= limits.FILE:
        return text_file(text, name)
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as writing:
        writing.writestr(name, text)
    archive.seek(0)
    return discord.File(archive, filename=f"{name}.zip")
