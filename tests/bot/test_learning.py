"""The pages of the rules: every rule is on one, every example obeys them, and all fit into a message."""

import re
from pathlib import Path

import pytest

from bot import limits
from bot.i18n import codes, language
from bot.learning.example_pictures import example_picture
from bot.learning.examples import example
from bot.learning.pages import PAGES, Chapter, neighbours
from bot.pictures import Pictures
from bot.views.rules import example_lines, page_text, played_lines
from game.ruleset import Colour, Expansion, Option, Ruleset
from rendering.theme import DEFAULT_THEME

EXAMPLES = Path("bot/examples")
EVERYTHING = Ruleset(expansions=frozenset(Expansion), options=frozenset(Option))


def rule_ids():
    """The ids that stand first in the rows of docs/rules.md."""
    rows = Path("docs/rules.md").read_text(encoding="utf-8").splitlines()
    return {found[1] for row in rows if (found := re.match(r"\| `([a-z0-9-]+)` \|", row))}


def test_every_rule_is_explained_on_one_page():
    """What docs/rules.md lists can be read in Discord, and nothing that it does not list."""
    explained = [rule for page in PAGES for rule in page.rules]
    assert sorted(explained) == sorted(rule_ids())


def test_every_page_has_its_example_and_every_example_its_page():
    """No page is without a picture, and no file lies there unused."""
    assert {page.name for page in PAGES} == {file.stem for file in EXAMPLES.glob("*.game")}


@pytest.mark.parametrize(
    ("name", "paid"),
    {
        "turn": [(4, {Colour.BLUE})],
        "road": [(4, {Colour.RED})],
        "city": [(8, {Colour.RED})],
        "city-small": [(2, {Colour.RED})],
        "monastery": [(9, {Colour.RED})],
        "majority": [(12, {Colour.RED})],
        "large-meeple": [(10, {Colour.BLUE})],
        "inn": [(8, {Colour.RED}), (0, {Colour.BLUE})],
        "cathedral": [(21, {Colour.RED})],
        "garden": [(9, {Colour.RED})],
        "abbot": [(3, {Colour.RED})],
        "end": [(3, {Colour.RED}), (2, {Colour.RED}), (3, {Colour.BLUE})],
        "field": [(3, {Colour.RED}), (3, {Colour.RED}), (3, {Colour.BLUE})],
        "field-second": [(3, {Colour.RED}), (0, {Colour.RED}), (3, {Colour.BLUE})],
        "field-first": [(4, {Colour.RED})],
        "editions": [(2, {Colour.RED}), (4, {Colour.BLUE})],
        "no-final-features": [(3, {Colour.BLUE})],
        "table-edge-completes": [(3, {Colour.RED})],
        "start-in-bag": [(4, {Colour.RED})],
        "tile-market": [(3, {Colour.RED}), (12, {Colour.RED})],
    }.items(),
)
def test_an_example_pays_what_its_page_tells(name, paid):
    """The rules themselves work out what stands under a picture."""
    assert [(one.points, set(one.seats)) for one in example(name).paid] == paid


def test_an_example_shows_figures_that_came_home():
    """The knight who has just been paid stands in the picture, though it is in the supply again."""
    found = example("city")
    assert found.position.figures == ()
    assert [(figure.seat, figure.cell) for figure in found.figures] == [(Colour.RED, (0, -1))]
    assert found.shown is found.paid[0]


def test_an_example_shows_what_is_possible():
    """Where a tile fits and where a meeple can stand is asked of the rules."""
    assert {place.cell for place in example("table-edge").fitting} == {
        (-1, -1),
        (1, -1),
        (-1, 1),
        (0, 1),
        (1, 1),
    }
    assert example("unplayable-returns").fitting == ()
    assert [spot.kind.value for spot in example("field-off").spots] == ["road"]
    assert [spot.kind.value for spot in example("meeple").spots] == ["field", "field"]


@pytest.mark.parametrize("code", codes())
def test_pages_fit_into_a_message(code):
    """In every language a page keeps to the room of a message, in a channel with every rule switched on."""
    words = language(code)
    for page in PAGES:
        below = [*example_lines(words, page, example(page.name)), *played_lines(words, page, EVERYTHING)]
        assert len(page_text(words, page)) + len("\n".join(below)) <= limits.TEXT / 2, page.name
        assert len(words.say(page.title)) <= limits.LABEL - 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
async def test_every_example_is_drawn_and_described(page):
    """A picture of a size that a phone shows well, and the same in words."""
    drawn = await example_picture(Pictures(1), language("en"), example(page.name), DEFAULT_THEME)
    assert 540 <= drawn.picture.width <= 1200
    assert 0.9 <= drawn.picture.width / drawn.picture.height <= 2.6
    assert 20 < len(drawn.alt) <= limits.ALT


def test_a_chapter_fits_into_a_select():
    """Discord shows 25 options at most; the last page leads on to the first."""
    for chapter in Chapter:
        assert 0 < sum(page.chapter is chapter for page in PAGES) <= limits.OPTIONS
    assert neighbours(PAGES[0])[0] is PAGES[-1]
    assert neighbours(PAGES[-1])[1] is PAGES[0]
