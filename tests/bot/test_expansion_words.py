"""Tests of the expansions in words: choices, moves, consequences, and the board as text."""

import random
from datetime import UTC, datetime

import pytest

from bot.i18n import codes, language
from bot.text.seat_lines import position_lines
from bot.text.turn_news import report_lines
from bot.text.words import choice_name, labels, rules_names, sets_meeple
from game.engine.legal import moves
from game.engine.match import play, start
from game.expansions.dragon.moves import (
    Eaten,
    FairyMoved,
    MoveFairy,
    SendHome,
    SentHome,
    Step,
    Stepped,
    VolcanoLaid,
)
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.moves import Crashed, Fly, Landed, Thrown, TookOff
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.goods import GoodsTaken
from game.expansions.traders.rules import TRADERS
from game.notation.moves import move_text
from game.values.events import Homeless, Returned
from game.values.geometry import Cell, Side
from game.values.moves import Deploy, Figure, Skip, Spot
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, make_ruleset
from game.values.tiles import FeatureKind, all_tiles
from host.games.views import TurnReport
from model.games import EntryKind, Maker
from model.ids import PersonId
from model.tables import Occupant, Seat
from rendering.boards.text_board import board_listing

ALL = make_ruleset(expansions=[Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS])
SEATS = (
    Seat(Colour.RED, Occupant.PERSON, PersonId(1), "Ada"),
    Seat(Colour.BLUE, Occupant.PERSON, PersonId(2), "Bruno"),
)
NEWS = (
    Crashed,
    Eaten,
    FairyMoved,
    GoodsTaken,
    Landed,
    SentHome,
    Stepped,
    Thrown,
    TookOff,
    VolcanoLaid,
)


def report(*events):
    """Return the report of a turn of red with these events."""
    return TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.RED, Maker.PERSON, PersonId(1), datetime.now(UTC), events=events
    )


def played(seed, most=400):
    """Return a random game with all expansions: each position with its legal moves, and all events."""
    chooser = random.Random(seed)
    match, events = start(ALL, tuple(seat.colour for seat in SEATS), str(seed))
    happened = list(events)
    positions = []
    for _ in range(most):
        if match.position.phase is Phase.OVER:
            break
        found = moves(match.position)
        positions.append((match.position, found))
        kinds = {type(move) for move in found} - {Skip} or {Skip}
        kinds = kinds & {SendHome} or kinds
        kind = chooser.choice(sorted(kinds, key=lambda kind: kind.__name__))
        match, events = play(match, chooser.choice([move for move in found if type(move) is kind]))
        happened += events
    return positions, happened


@pytest.fixture(scope="module")
def games():
    """Return games in which everything happens."""
    return [played(seed) for seed in range(1, 5)]


@pytest.mark.parametrize("code", codes())
def test_every_choice_has_a_name(games, code):
    """No choice is named by its written form, and no two choices of a position have the same name."""
    words, seen = language(code), set()
    for positions, _ in games:
        for _, found in positions:
            names = [choice_name(words, move) for move in found]
            assert len(set(names)) == len(names)
            assert not set(names) & {move_text(move) for move in found}
            seen |= {type(move) for move in found}
    assert {move.__name__ for move in seen} >= {"MoveFairy", "SendHome", "Step", "Fly", "Land", "Deploy"}


@pytest.mark.parametrize("code", codes())
def test_every_event_has_a_line(games, code):
    """Every event has a line, and none contains code."""
    words, reported = language(code), set()
    for _, events in games:
        for event in events:
            lines = report_lines(words, report(event), SEATS)
            if isinstance(event, NEWS):
                reported.add(type(event))
                assert lines, event
            assert not any(":" in line and "@" in line and "/" in line for line in lines), lines
    assert reported == set(NEWS)


def test_a_flight_is_one_line():
    """A flight is one line with the dragon's path; the figures it ate are in another."""
    spot = Spot(FeatureKind.ROAD, Side.E)
    events = (
        Stepped(Colour.RED, Side.E, Cell(1, 0)),
        Eaten(Colour.BLUE, Figure("builder"), Cell(1, 0), spot),
        Stepped(Colour.BLUE, Side.S, Cell(1, 1)),
        Eaten(Colour.BLUE, Figure.MEEPLE, Cell(1, 1), spot),
    )
    assert report_lines(language("en"), report(*events), SEATS) == [
        "🐉 The dragon flew M50 → 🔴 N50 → 🟦 N51.",
        "🐉 It ate 🟦 <@2> (builder, N50) and 🟦 <@2> (meeple, N51).",
    ]


def test_a_builder_without_companions_has_a_line():
    """A builder that goes home with its last companion has a line. Rules: dragon-home, princess-home."""
    city = Spot(FeatureKind.CITY, Side.E)
    events = (
        SentHome(Colour.RED, Colour.BLUE, Figure.MEEPLE, Cell(0, -1), city),
        Returned(Colour.BLUE, Figure.MEEPLE, Cell(0, -1)),
        Homeless(Colour.BLUE, Figure("builder"), Cell(-1, -1), city),
        Returned(Colour.BLUE, Figure("builder"), Cell(-1, -1)),
    )
    assert report_lines(language("en"), report(*events), SEATS) == [
        "🔴 <@1> sent 🟦 <@2> home from **M49**, city (E).",
        "↩️ Left alone and sent home too: 🟦 <@2> (builder, L49).",
    ]


def test_a_meeple_beyond_a_portal_is_named_with_its_cell():
    """A meeple placed through a portal is told with its cell, unlike one on the tile just laid."""
    words = language("en")
    move = Deploy(Figure.MEEPLE, Spot(FeatureKind.CITY, Side.N), Cell(1, -1))
    assert choice_name(words, move) == "city (N) on N49"
    assert choice_name(words, Step(Side.W)) == "dragon to the west"


def test_only_a_meeple_is_called_one():
    """The panel calls a choice a meeple if it sets one or none; a builder, a pig and the fairy are no meeples."""
    city = Spot(FeatureKind.CITY, Side.N)
    meeples = [Deploy(figure, city) for figure in (Figure.MEEPLE, Figure.LARGE, Figure.ABBOT)]
    others = [Deploy(figure, city) for figure in (Figure.BUILDER, Figure.PIG)]
    others.append(MoveFairy(Figure.MEEPLE, city, Cell(1, -1)))
    assert {sets_meeple(move) for move in (*meeples, Fly(Figure.LARGE), Skip())} == {"yes"}
    assert {sets_meeple(move) for move in others} == {"no"}


@pytest.mark.parametrize("code", codes())
def test_a_figure_that_flies_has_one_colon_in_the_panel(code):
    """The choice stands after a colon, so it has none of its own."""
    assert ":" not in choice_name(language(code), Fly(Figure.LARGE))


def test_goods_and_pieces_are_in_the_message(games):
    """The message has each seat's goods after its figures, and a line for dragon and fairy and her neighbour."""
    position = games[0][0][-1][0]
    lines = position_lines(position, {seat: seat.value for seat in position.seats}).splitlines()
    assert len(lines) == 3
    held = {name: n for name, n in position.counters[Colour.RED].items() if n}
    signs = {"wine": "🍷", "grain": "🌾", "cloth": "🧵"}
    assert held
    assert all(f"{signs[name]}{n}" in lines[0] for name, n in held.items())
    assert lines[-1].startswith("-# 🐉 ")


@pytest.mark.parametrize("code", codes())
def test_the_board_as_text_names_signs_and_pieces(games, code):
    """Signs on every tile have words, and the board as text has the cells of dragon and fairy."""
    words = labels(language(code))
    for tile in all_tiles():
        for turns in range(4):
            assert words.tile(tile, turns)
    position = games[0][0][-1][0]
    names = {seat: seat.value for seat in position.seats}
    listing = board_listing(position, names, words)
    for piece in position.pieces:
        line_of_piece = language(code).say("text-piece", kind=piece.kind)
        assert sum(line_of_piece in line for line in listing) == 1


def test_the_description_of_a_flying_machine_names_its_direction():
    """The direction in a flying machine's description turns with its tile. Rule: flyer-direction."""
    words = labels(language("en"))
    straight = next(tile for tile, kind in all_tiles().items() if "flyer-W" in kind.marks)
    assert "flying machine to the west" in words.tile(straight, 0)
    assert "flying machine to the north" in words.tile(straight, 1)


def test_names_of_expansions_are_separated_by_commas() -> None:
    """Names of expansions, some of which contain "and", are separated by commas, in the order of the
    settings.
    """
    assert rules_names(language("de"), ALL)[0] == (
        "Edition 2014, Abt, Wirtshäuser und Kathedralen, "
        "Händler und Baumeister, Burgfräulein und Drache, Die Fluggeräte"
    )
