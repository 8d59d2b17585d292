"""Tests of a language: sentences with values, lists, durations, and fallbacks for missing ones."""

from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from bot.features.tournaments.names import number
from bot.i18n import SOURCE, for_locale, language
from bot.i18n.language import UnknownSentence


def test_a_sentence_missing_in_english_is_a_programming_error():
    """A sentence or value that is missing in English, the source, raises an error."""
    with pytest.raises(UnknownSentence):
        language(SOURCE).say("no-such-sentence")
    with pytest.raises(UnknownSentence):
        language(SOURCE).say("turn-line")


def test_cached_sentences_depend_on_their_values():
    """Cached sentences are used for the same values only."""
    english = language(SOURCE)
    lines = [english.say("turn-line", turn=turn, tiles=tiles) for turn, tiles in ((3, 1), (3, 2), (3, 1))]
    assert lines[0] == lines[2] != lines[1]


def test_readers_get_their_language_or_english():
    """A locale with a region finds its language; one of an unknown language finds English."""
    assert for_locale("en-GB").code == "en"
    assert for_locale("ja").code == "en"


def test_lists_and_durations_follow_the_language():
    """Lists and durations follow the language."""
    english = language(SOURCE)
    assert english.join(["red", "blue", "green"]) == "red, blue, and green"
    assert [language(code).either(["90°", "180°"]) for code in ("en", "de", "fr", "it")] == [
        "90° or 180°",
        "90° oder 180°",
        "90° ou 180°",
        "90° o 180°",
    ]
    assert english.duration(timedelta(hours=48)) == "2 days"
    assert english.say("turn-line", turn=3, tiles=1).endswith("1 tile left")


def test_decimals_are_written_as_each_language_writes_them():
    """A fraction of a point is written with the language's decimal mark."""
    third = Fraction(10, 3)
    assert [number(language(code), third) for code in ("en", "de", "fr", "it")] == [
        "3.33",
        "3,33",
        "3,33",
        "3,33",
    ]
    assert number(language("de"), Fraction(5, 2)) == "2½"
    assert number(language("de"), Fraction(4)) == "4"


@pytest.mark.parametrize(
    ("code", "expected"), [("en", "14 days"), ("de", "14 Tage"), ("fr", "14 jours"), ("it", "14 giorni")]
)
def test_days_are_counted_in_every_language(code: str, expected: str) -> None:
    """Days can be counted in every language, and longer units are never used."""
    assert language(code).duration(timedelta(days=14)).replace("\N{NO-BREAK SPACE}", " ") == expected


@pytest.mark.parametrize(
    ("minutes", "expected"),
    [
        (0, "0 minutes"),
        (15, "15 minutes"),
        (90, "1 hour 30 minutes"),
        (100, "1 hour 40 minutes"),
        (36 * 60, "1 day 12 hours"),
        (60 * 60, "2 days 12 hours"),
        (26 * 60 + 1, "1 day 2 hours 1 minute"),
        (7 * 24 * 60, "7 days"),
    ],
)
def test_a_duration_is_exact_to_the_minute(minutes: int, expected: str) -> None:
    """A duration is not rounded: 60 hours are 2 days 12 hours."""
    assert language(SOURCE).duration(timedelta(minutes=minutes)) == expected


def test_the_first_of_a_month_is_an_ordinal_in_french():
    """French writes the first day of a month as an ordinal, and all others as numbers."""
    days = [datetime(2026, 12, day, tzinfo=UTC) for day in (1, 11, 21)]
    assert [language("fr").date(day) for day in days] == [
        "1er décembre 2026",
        "11 décembre 2026",
        "21 décembre 2026",
    ]
    assert [language(code).date(days[0]) for code in ("en", "de", "it")] == [
        "December 1, 2026",
        "1. Dezember 2026",
        "1 dicembre 2026",
    ]
