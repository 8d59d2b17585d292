"""Tests of the rules' pages and the lesson: complete, with legal examples, and within Discord's limits."""

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import features
from bot.features.learning.bookmark import Bookmark, parse_bookmark
from bot.features.learning.example_pictures import example_picture
from bot.features.learning.examples import example
from bot.features.learning.expansion_lessons import LESSONS, expansion_panel, lesson_named
from bot.features.learning.help_panel import Task, task_text
from bot.features.learning.lesson import COMPUTER, PERSON, Verdict
from bot.features.learning.lesson_panel import end_panel, result_panel, task_panel
from bot.features.learning.pages import PAGES, Chapter, neighbours
from bot.features.learning.rules_panel import example_lines, page_text, played_lines
from bot.i18n import codes, language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform import limits
from bot.platform.controls import Button, Select
from bot.platform.custom_ids import LIMIT, Kind
from game.engine.legal import turns
from game.engine.queries import projected
from game.expansions.flyers.rules import flight_targets
from game.values.geometry import Cell
from game.values.moves import MEEPLE, Skip
from game.values.ruleset import Colour, Expansion, Option, Ruleset
from game.values.tiles import FeatureKind
from rendering.base.theme import DEFAULT_THEME

EXAMPLES = Path("bot/features/learning/example_games")
EVERYTHING = Ruleset(expansions=frozenset(Expansion), options=frozenset(Option))


def rule_ids():
    """Return the ids in the first column of docs/rules.md."""
    rows = Path("docs/rules.md").read_text(encoding="utf-8").splitlines()
    return {found[1] for row in rows if (found := re.match(r"\| `([a-z0-9-]+)` \|", row))}


def test_every_rule_is_explained_on_one_page():
    """Every rule of docs/rules.md is explained on one page, and no other rule is."""
    explained = [rule for page in PAGES for rule in page.rules]
    assert sorted(explained) == sorted(rule_ids())


def test_every_expansion_and_option_has_a_page():
    """Every expansion and option of a table has a page under its name."""
    assert {*Expansion, *Option} <= {page.about for page in PAGES}


def test_pages_and_example_files_belong_together():
    """Every page about the game has an example, and every example file has its page."""
    shown = {
        *(page.name for page in PAGES if page.has_example),
        *(f"lesson-{lesson.value}" for lesson in LESSONS),
    }
    assert shown == {file.stem for file in EXAMPLES.glob("*.game")}


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
        "inn": [(8, {Colour.RED})],
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
        "goods": [(6, {Colour.BLUE}), (10, {Colour.RED}), (10, {Colour.BLUE})],
        "pig": [(8, {Colour.RED}), (6, {Colour.BLUE})],
        "fairy": [(1, {Colour.BLUE}), (6, {Colour.RED}), (3, {Colour.BLUE})],
        "flyers": [(4, {Colour.RED, Colour.BLUE})],
    }.items(),
)
def test_payments_of_examples(name, paid):
    """The payments below an example's picture are computed by the rules."""
    assert [(payment.points, set(payment.seats)) for payment in example(name).paid] == paid


def test_an_example_shows_figures_that_were_returned():
    """A figure that has just been paid and returned is still shown in the picture."""
    found = example("city")
    assert found.position.figures == ()
    assert [(figure.seat, figure.cell) for figure in found.figures] == [(Colour.RED, (0, -1))]
    assert found.shown is found.paid[0]


def test_an_example_shows_legal_cells_and_spots():
    """Legal cells and spots of an example are computed by the rules."""
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


def test_examples_of_the_dragon_show_its_path_and_removed_figures():
    """The trail begins at the dragon's first cell; eaten and removed figures, and the fairy's neighbour, are shown."""
    found = example("dragon")
    assert len(found.trail) == 7
    assert found.trail[-1] == next(piece.cell for piece in found.position.pieces)
    assert any(figure.cell in found.trail for figure in found.figures)
    assert found.position.figures == ()
    assert len(example("dragon-after").trail) == 5
    for name in ("princess", "princess-must", "fairy"):
        assert example(name).figures != example(name).position.figures, name


@pytest.mark.parametrize("code", codes())
def test_pages_fit_into_a_message(code):
    """In every language each page fits into a message, with every rule switched on."""
    words = language(code)
    for page in PAGES:
        assert len(words.say(page.title)) <= limits.LABEL - 2
        assert len(page_text(words, page)) <= limits.TEXT / 2, page.name
        if not page.has_example:
            continue
        below = [*example_lines(words, page, example(page.name)), *played_lines(words, page, EVERYTHING)]
        assert len(page_text(words, page)) + len("\n".join(below)) <= limits.TEXT / 2, page.name


@pytest.mark.parametrize("page", [page for page in PAGES if page.has_example], ids=lambda page: page.name)
async def test_every_example_is_drawn_and_described(page):
    """Every example has a picture of a size that a phone shows well, and an alt text."""
    drawn = await example_picture(
        DrawingContext(Pictures(), language("en"), DEFAULT_THEME), example(page.name)
    )
    assert drawn.picture.width == 900
    assert 0.8 <= drawn.picture.width / drawn.picture.height <= 2.6
    assert 20 < len(drawn.alt) <= limits.ALT


async def described_example(name):
    """Return the alt text of an example in English."""
    drawing = DrawingContext(Pictures(), language("en"), DEFAULT_THEME)
    return (await example_picture(drawing, example(name))).alt


@pytest.mark.parametrize("name", ["field", "field-second", "field-first"])
async def test_alt_text_of_an_example_names_the_coloured_fields(name):
    """After the tiles it names every coloured field by the cell of its farmer, with the owner."""
    alt = await described_example(name)
    for cell, owner in (("N50", "Red"), ("M49", "Red"), ("M48", "Blue")):
        assert re.search(rf"{cell}, field \(\w+\): {owner}", alt.partition("Fields. ")[2])


async def test_alt_text_of_an_example_names_the_feature_that_is_not_dimmed():
    """After the tiles it names the cells of the feature that was paid; where nothing is dimmed, none."""
    assert "City (complete) on M50, M49, M48. Red gets 8 points" in await described_example("city")
    assert "complete" not in await described_example("end")


def test_a_chapter_fits_into_a_select():
    """No chapter has more pages than the 25 options of a select; the last page leads to the first."""
    for chapter in Chapter:
        assert 0 < sum(page.chapter is chapter for page in PAGES) <= limits.OPTIONS
    assert neighbours(PAGES[0])[0] is PAGES[-1]
    assert neighbours(PAGES[-1])[1] is PAGES[0]


def lesson_with_all_goals_reached():
    """Return the lesson up to its free turns, with every goal reached."""
    bookmark = Bookmark()
    while bookmark.state.goal is not None:
        bookmark = Bookmark(bookmark.played, bookmark.state.good_turn()).with_draft_played()
    return bookmark


def test_the_goals_of_the_lesson_pay_the_person():
    """In the lesson city, road and field pay the person; the monk and the farmer stay."""
    state = lesson_with_all_goals_reached().state
    paid = [(payment.kind, payment.points, payment.seats) for payment in state.paid]
    assert paid == [
        (FeatureKind.CITY, 4, (PERSON,)),
        (FeatureKind.ROAD, 4, (PERSON,)),
        (FeatureKind.CITY, 4, (COMPUTER,)),
    ]
    own_figures = [figure for figure in state.position.figures if figure.seat is PERSON]
    assert len(own_figures) == 2
    assert projected(state.position)[PERSON] >= state.position.scores[PERSON] + 3 + 4


def test_turns_that_miss_the_goal_have_different_verdicts():
    """Turns on another cell and with another meeple have different verdicts; a farmer may be set from any cell."""
    bookmark = Bookmark()
    state = bookmark.state
    south, north = Cell(0, 1), Cell(0, -1)
    verdicts = {
        (turn[0].cell, bool(turn[1] != Skip())): state.verdict(turn) for turn in turns(state.position)
    }
    assert verdicts[south, True] is verdicts[south, False] is Verdict.OTHER_CELL
    assert verdicts[north, False] is Verdict.OTHER_MEEPLE
    while state.goal.kind is not FeatureKind.FIELD:
        bookmark = Bookmark(bookmark.played, state.good_turn()).with_draft_played()
        state = bookmark.state
    good = {turn[0].cell for turn in turns(state.position) if state.verdict(turn) is Verdict.GOOD}
    assert state.goal.cell in good
    assert len(good) > 1


def in_first_format(bookmark):
    """Return a bookmark in its first format: each turn by its number among the legal ones."""
    numbers = [
        turns(Bookmark(bookmark.played[:step]).state.position).index(turn)
        for step, turn in enumerate(bookmark.played)
    ]
    return f"{'.'.join(map(str, numbers))}/{turns(bookmark.state.position).index(bookmark.draft)}"


@settings(max_examples=40)
@given(st.data())
def test_the_lesson_ends_after_any_free_turns(data):
    """Any free turns lead to the end of the lesson, and the bookmark always fits into a custom id."""
    bookmark = Bookmark()
    while not bookmark.state.over:
        position = bookmark.state.position
        good = [turn for turn in turns(position) if bookmark.state.verdict(turn) is Verdict.GOOD]
        bookmark = Bookmark(bookmark.played, data.draw(st.sampled_from(good)))
        assert parse_bookmark(str(bookmark), Kind.LEARN.version) == bookmark
        assert len(f"b:learn.{Kind.LEARN.version}::0:show {bookmark}") <= LIMIT
        assert parse_bookmark(in_first_format(bookmark), 1) == bookmark
        bookmark = bookmark.with_draft_played()
    assert sum(bookmark.state.position.scores.values()) > 0


@pytest.mark.parametrize("version", [1, Kind.LEARN.version])
@pytest.mark.parametrize(
    "text", ["", "x/", "0.99999/", "-1/", "0/-2", "0.0.0/99999", "1.2.3.4.5.6.7.8/", "ih0-/zz9z", "ih0"]
)
def test_a_forged_bookmark_is_refused(text, version):
    """A forged bookmark is refused; the empty one is the beginning."""
    if text == "":
        assert parse_bookmark(text, version) == Bookmark()
    else:
        with pytest.raises(ValueError):  # noqa: PT011 - the text alone is tested
            parse_bookmark(text, version)


async def panels():
    """Return every kind of page of the lesson, with the turns that have most choices."""
    drawing, bookmark = DrawingContext(Pictures(), language("en"), DEFAULT_THEME), Bookmark()
    while not bookmark.state.over:
        state = bookmark.state
        yield await task_panel(drawing, bookmark)
        turn = state.good_turn() if state.goal else turns(state.position)[-2]
        bookmark = Bookmark(bookmark.played, turn)
        verdicts = Verdict if state.goal else [Verdict.GOOD]
        for verdict in verdicts:
            yield await task_panel(drawing, bookmark, verdict)
        bookmark = bookmark.with_draft_played()
        yield await result_panel(drawing, bookmark)
    yield await end_panel(drawing, bookmark)


async def test_the_pages_of_the_lesson_keep_discord_s_limits():
    """The lesson's pages have at most 40 components, unique ids, room for longer languages, and described pictures."""
    count = 0
    async for view, drawn in panels():
        parts = list(view.walk_children())
        ids = [part.item.custom_id for part in parts if isinstance(part, Button | Select)]
        assert len(parts) <= 40
        assert len(ids) == len(set(ids)) > 0
        assert view.content_length() <= limits.TEXT / 2
        assert drawn
        assert all(5 < len(picture.alt) <= limits.ALT for picture in drawn)
        count += 1
    assert count == 4 * 5 + 2 * 3 + 1


def test_expansions_of_many_rules_have_a_page():
    """Expansions with several pages of rules or moves of their own have a page; an unknown name is refused."""
    assert {*LESSONS} == {*Expansion} - {Expansion.RIVER, Expansion.ABBOT, Expansion.INNS}
    assert [lesson_named(lesson.value) for lesson in LESSONS] == list(LESSONS)
    with pytest.raises(ValueError, match="river"):
        lesson_named("river")


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("about", LESSONS, ids=lambda lesson: lesson.value)
async def test_the_page_of_an_expansion(about, code):
    """The page of an expansion has its text, a described picture, and controls to its rules and other pages."""
    words = language(code)
    view, drawn = await expansion_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), about)
    ids = [part.item.custom_id for part in view.walk_children() if isinstance(part, Button)]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= LIMIT for custom_id in ids)
    others = [lesson for lesson in LESSONS if lesson is not about]
    assert [custom_id.rpartition(":")[2] for custom_id in ids] == [
        *(f"about {lesson.value}" for lesson in others),
        "show /",
    ]
    (listed,) = (part.item for part in view.walk_children() if isinstance(part, Select))
    assert [option.value for option in listed.options] == [page.name for page in PAGES if page.about is about]
    assert view.content_length() <= limits.TEXT
    assert words.say(f"expansion-{about.value}") in view.children[0].content
    assert drawn[0].picture is not None
    assert 60 < len(drawn[0].alt) <= limits.ALT


def test_the_positions_of_the_expansion_pages_show_what_their_texts_say():
    """The positions show what the texts of the pages say: a second turn, a fairy, a flying machine."""
    traders, dragon, flyers = (example(f"lesson-{lesson.value}") for lesson in LESSONS)
    assert [(payment.points, payment.seats) for payment in traders.paid] == [(6, (Colour.BLUE,))]
    assert traders.position.counters[Colour.RED]["wine"] == 1
    assert {figure.figure.value for figure in traders.figures} == {"meeple", "builder", "pig"}
    assert len(dragon.trail) == 6
    eaten = {figure.seat for figure in dragon.figures if figure.cell in dragon.trail[1:]}
    assert eaten == {Colour.RED, Colour.BLUE}
    assert [(figure.seat, figure.cell) for figure in dragon.position.figures] == [(Colour.BLUE, (0, 1))]
    found = flight_targets(flyers.position, MEEPLE)
    assert [[move.spot.kind for move in position.landings] for position in found] == [
        [FeatureKind.ROAD],
        [FeatureKind.CITY],
        [],
    ]


def test_help_names_every_command():
    """The help names every command, and every part of a group that is for organisers."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    features.load(tree)
    texts = "\n".join(task_text(language("en"), task) for task in Task)
    menus = {command.name for command in tree.get_commands() if isinstance(command, app_commands.ContextMenu)}
    named = menus | {f"/{command.name}" for command in tree.get_commands() if command.name not in menus}
    named |= {
        f"/{command.qualified_name}"
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command) and "(organisers)" in command.description
    }
    assert {name for name in named if not re.search(rf"{name}\b", texts)} == {"/help"}
