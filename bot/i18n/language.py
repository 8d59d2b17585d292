"""Sentences in one language, from the Fluent files of its folder."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from babel import Locale
from babel.dates import format_date, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

SOURCE = "en"
"""The language that has every sentence; others fall back to it."""

MOST_CACHED = 2048
"""The most formatted sentences that a language caches: alt texts repeat the same ones for each tile."""

Value: TypeAlias = str | int | float

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n(?!-?[a-zA-Z#]))*.*", re.MULTILINE)
"""The pattern of a message or term in a file: its name, and all its lines."""
_QUOTED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""The pattern of a reference to another message or term."""

log = logging.getLogger(__name__)


class UnknownSentence(LookupError):  # noqa: N818 - read as what it tells
    """No language has the key, or the source's sentence cannot be formatted with the given values."""


class Language:
    """One language: its sentences, lists, numbers and durations.

    `labels` is the code of the language in which sentences quote public buttons (`LABEL` in the files); None
    is this one.
    """

    def __init__(self, code: str, labels: str | None = None) -> None:
        self.code = code
        self.locale = Locale.parse(code, sep="-")
        self._labels = labels
        self._cached_format = lru_cache(MOST_CACHED)(self._format)
        functions: dict[str, Any] = {"LABEL": self._label}
        self._bundle = FluentBundle([code], use_isolating=False, functions=functions)

    def __reduce__(self) -> tuple[Callable[..., Language], tuple[str, ...]]:
        """Pickle by code: another process reads its own files."""
        return (language, (self.code,)) if self._labels is None else (_quoting, (self.code, self._labels))

    def has(self, key: str) -> bool:
        """Return True if this language itself (not the source) has the sentence.

        `key` may name an attribute: `a.b`.
        """
        name, _, attribute = key.partition(".")
        if not self._knows(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _knows(self, name: str) -> bool:
        """Return whether the sentence exists; at first use, parse it and those it refers to."""
        text = unparsed_messages(self.code).get(name)
        if text is not None and not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(text))
            for quoted in _QUOTED.findall(text):
                self._knows(quoted)
        return self._bundle.has_message(name)

    def say(self, key: str, /, **values: Value) -> str:
        """Return the sentence `key` (or its attribute `key.attribute`) with its values filled in.

        Refuses, with UnknownSentence, a key or a value missing from the source language; a fault
        in another language is logged and the source's sentence is returned.
        """
        try:
            return self._cached_format(key, tuple(values.items()))
        except UnknownSentence as fault:
            if self.code == SOURCE:
                raise
            log.warning("language %s: sentence %s; people read it in English", self.code, fault)
            return language(SOURCE).say(key, **values)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        """Return this language's own sentence. Raises UnknownSentence if it is missing or cannot be formatted."""
        if not self.has(key):
            raise UnknownSentence(f"{key}: missing")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise UnknownSentence(f"{key}: {problems}")
        return str(text)

    def quoting(self, labels: str) -> Language:
        """Return this language with public buttons quoted in the language `labels`."""
        return self if labels == self.code else _quoting(self.code, labels)

    def _label(self, key: object) -> str:
        """Return the label of a public button. `key` is its message, such as `button-play`."""
        return (language(self._labels) if self._labels else self).say(str(key))

    def join(self, items: Iterable[str], /) -> str:
        """Return `items` as a list in a sentence: "red, blue and green"."""
        return format_list(tuple(items), locale=self.locale)

    def either(self, items: Iterable[str], /) -> str:
        """Return `items` as a choice in a sentence: "red, blue or green"."""
        return format_list(tuple(items), style="or", locale=self.locale)

    def decimal(self, value: Fraction, /) -> str:
        """Return a number with two decimals at most: "3.67", in German "3,67"."""
        return format_decimal(float(value), format="0.##", locale=self.locale)

    def duration(self, length: timedelta) -> str:
        """Return a length of time to the minute: "14 days" (never weeks), "1 day 12 hours"."""
        return self._in_units(length, most=3, style="long")

    def short_duration(self, length: timedelta) -> str:
        """Return a length of time in its two largest units, rounded down: "2 days 3 hr"; "0 min" if it is negative."""
        return self._in_units(max(length, timedelta(0)), most=2, style="short")

    def _in_units(self, length: timedelta, *, most: int, style: Literal["long", "short"]) -> str:
        """Return the length in days, hours and minutes: its `most` largest units that are not zero."""
        minutes = length // timedelta(minutes=1)
        days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
        units: tuple[tuple[Literal["day", "hour", "minute"], timedelta], ...] = (
            ("day", timedelta(days=days)),
            ("hour", timedelta(hours=hours)),
            ("minute", timedelta(minutes=minutes)),
        )
        first = next((number for number, (_, amount) in enumerate(units) if amount), len(units) - 1)
        # Formatted as durations of a single unit: Babel has no Italian days as a unit of measure.
        return " ".join(
            format_timedelta(
                amount, granularity=unit, threshold=float("inf"), format=style, locale=self.locale
            )
            for number, (unit, amount) in enumerate(units[first : first + most])
            if amount or not number
        )

    def date(self, moment: datetime) -> str:
        """Return the day of a moment (in UTC) in words: "November 21, 2026"."""
        month = format_date(moment, format="MMMM", locale=self.locale)
        return self.say("date", day=moment.day, month=month, year=str(moment.year))


@cache
def unparsed_messages(code: str) -> Mapping[str, str]:
    """Return the unparsed messages and terms of a language's files, by name.

    Parsing all would take a fifth of a second per language, and few sentences are used in one run.
    """
    folder = files("bot.i18n").joinpath("locales", code)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {found[1]: found[0] + "\n" for text in texts for found in _ENTRY.finditer(text)}


@cache
def _quoting(code: str, labels: str) -> Language:
    return Language(code, labels)


@cache
def language(code: str) -> Language:
    """Return the language of a folder in `locales/`."""
    return Language(code)


@cache
def codes() -> tuple[str, ...]:
    """Return all languages, the source first; a language is a folder in `locales/`."""
    folders = sorted(
        entry.name for entry in files("bot.i18n").joinpath("locales").iterdir() if entry.is_dir()
    )
    return (SOURCE, *(code for code in folders if code != SOURCE))


def for_locale(locale: object, otherwise: str = SOURCE) -> Language:
    """Return the language for a Discord locale such as `en-GB` or `pt-BR`; `otherwise` for an unknown one."""
    tag = str(locale)
    for code in (tag, tag.partition("-")[0]):
        if code in codes():
            return language(code)
    return language(otherwise)
