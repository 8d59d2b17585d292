"""Lists of tournaments in words: what has room, and what whoever reads them finds in any case."""

import pytest

from bot.features.tournaments.tables import bracket_text
from bot.features.tournaments.words import TEXT_ROOM, fitting
from bot.i18n import codes, language
from bot.platform.limits import ALT
from rendering.charts.bracket_image import BracketMatch, BracketView

LINES = [f"{place}. <@1573694507881332{place:03}> · 0" for place in range(1, 257)]


@pytest.mark.parametrize("code", codes())
def test_readers_find_themselves_in_a_list_without_room_for_all(code: str) -> None:
    """Of 256 lines some forty fit, and one more: the reader's own."""
    *others, mine = fitting(language(code), LINES, "cup-and-more", LINES[200]).split("\n")
    assert mine.endswith(LINES[200])
    assert LINES[200] not in others
    assert LINES[0] in others
    assert str(len(LINES) - len(others) + 1) in others[-1]
    assert sum(map(len, others)) < TEXT_ROOM + 100


def test_a_line_that_stands_in_the_list_is_not_repeated() -> None:
    """Neither near the top of a long list nor in a short one."""
    assert fitting(language("en"), LINES, "cup-and-more", LINES[3]) == fitting(
        language("en"), LINES, "cup-and-more"
    )
    assert fitting(language("en"), LINES[:5], "cup-and-more", LINES[4]) == "\n".join(LINES[:5])


@pytest.mark.parametrize("code", codes())
def test_a_large_bracket_is_described_within_what_discord_takes(code: str) -> None:
    """Thirty-two people with long names: the picture still has a description, cut at its end."""
    match = BracketMatch("A name of thirty-two characters..", "Another one that is just as long", 0)
    rounds = tuple((match,) * (16 >> number) for number in range(5))
    headings = ("Round of 32", "Round of 16", "Quarter-finals", "Semi-finals", "Final")
    view = BracketView("Cup", rounds, match, "Third place", headings=headings)
    text = bracket_text(language(code), view)
    assert text.startswith("Cup\nRound of 32\nA name")
    assert len(text) <= ALT


def test_every_round_of_a_bracket_has_its_heading_in_words() -> None:
    """Whoever hears the picture knows which matches are the semi-finals and which the final."""
    semi, final = BracketMatch("Ada", "Bruno", 0), BracketMatch("Ada", "Carla", None)
    third = BracketMatch("Bruno", "Dora", 1)
    view = BracketView(
        "Cup", ((semi, semi), (final,)), third, "Third place", headings=("Semi-finals", "Final")
    )
    assert bracket_text(language("en"), view).split("\n") == [
        "Cup",
        "Semi-finals",
        "Ada – Bruno: Ada",
        "Ada – Bruno: Ada",
        "Final",
        "Ada – Carla: open",
        "Third place",
        "Bruno – Dora: Dora",
    ]
