"""Tests of the news of a game as lines of the public message."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.i18n import codes, language
from bot.platform.errors import sentence
from bot.text.turn_news import news, report_lines
from bot.text.words import occupant, seat_name
from game.expansions.dragon.moves import Stepped
from game.expansions.flyers.moves import Crashed
from game.expansions.market.events import Kept, Offered, Sold
from game.values.events import Bonus, Deployed, Placed
from game.values.geometry import Cell, Side
from game.values.moves import Figure, Spot
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, TileId
from host.errors import HostReason, HostRefusal
from host.games.views import TurnReport
from model.games import EntryKind, Giver, Maker
from model.ids import PersonId
from model.tables import Occupant, Seat, numbered

TILE = TileId("U")
SEATS = (
    Seat(Colour.RED, Occupant.PERSON, PersonId(1), "Ada"),
    Seat(Colour.BLUE, Occupant.PERSON, PersonId(2), "Bruno"),
)
EASY = Seat(Colour.BLACK, Occupant.COMPUTER, opponent="random")


def test_a_turn_names_the_player_at_that_time() -> None:
    """A turn names the player at that time, even if the seat changed hands; an empty seat tells how it plays."""
    placed = (Placed(Colour.RED, TILE, Cell(0, 1), 0),)
    moved = TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.RED, Maker.PERSON, PersonId(7), datetime.now(UTC), events=placed
    )
    left = replace(moved, occupant=Seat(Colour.RED, Occupant.PERSON, PersonId(7)))
    assert report_lines(language("en"), left, SEATS) == ["🔴 <@7> played **M51**."]
    assert report_lines(language("en"), moved, SEATS) == ["🔴 <@1> played **M51**."]
    closed = replace(moved, kind=EntryKind.SEAT, events=(), after=Seat(Colour.RED, Occupant.CLOSED))
    (line,) = report_lines(language("en"), closed, SEATS)
    assert line.startswith("🔁 🔴 <@1> has left")
    taken_over = replace(closed, after=Seat(Colour.RED, Occupant.PERSON, PersonId(7)))
    for by, ending in ((None, "."), (Colour.BLUE, ", by 🟦 <@2>."), (Giver.REFEREE, ", by an organiser.")):
        (line,) = report_lines(language("en"), replace(taken_over, given_by=by), SEATS)
        assert line == f"🔁 🔴 <@1> → 🔴 <@7>{ending}"
    (line,) = report_lines(language("en"), replace(taken_over, occupant=taken_over.after), SEATS)
    assert "<@7> now plays red" in line


def test_news_that_are_cut_keep_what_was_played() -> None:
    """Of too many lines, the first of the newest turn and the newest ones are shown, and the others counted."""
    placed = Placed(Colour.RED, TILE, Cell(0, 1), 0)
    scored = [Bonus("fairy", points, (Colour.RED,), final=False) for points in range(1, 7)]
    first = TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.BLUE, Maker.PERSON, PersonId(2), datetime.now(UTC), events=(placed,)
    )
    newest = replace(first, seat=Colour.RED, person=PersonId(1), events=(placed, *scored))
    lines = news(language("en"), [first, newest], SEATS, lines=4).splitlines()
    every = report_lines(language("en"), newest, SEATS)
    assert len(every) == 7
    assert lines == ["…and 5 earlier lines.", every[0], *every[-2:]]
    assert news(language("en"), [first, newest], SEATS).splitlines()[1:] == every
    assert news(language("en"), [first], SEATS, lines=4).splitlines() == report_lines(
        language("en"), first, SEATS
    )
    assert news(language("en"), [], SEATS, lines=4) == ""


def test_moves_after_a_sale_name_the_buyer() -> None:
    """The offers for a sold tile come first, and the moves after the sale are told of the buyer."""
    events = (
        Offered(Colour.BLUE, 2, Colour.RED, TILE),
        Sold(Colour.RED, Colour.BLUE, TILE, 2),
        Placed(Colour.BLUE, TILE, Cell(0, 1), 0),
        Deployed(Colour.BLUE, Figure.MEEPLE, Cell(0, 1), Spot(FeatureKind.ROAD, Side.N)),
    )
    report = TurnReport(
        EntryKind.MOVE, 1, 4, 1, Colour.RED, Maker.PERSON, PersonId(2), datetime.now(UTC), events=events
    )
    offer, sale, moved = report_lines(language("en"), report, SEATS)
    assert "<@2> offers 2 points" in offer
    assert "<@1> sells" in sale
    assert moved.startswith("🟦 <@2> played **M51** and placed a meeple")


def test_moves_by_the_clock_name_the_clock() -> None:
    """A tile laid by a person is told of them, and the missed move after it, as a dragon's step, of the clock."""
    placed = Placed(Colour.RED, TILE, Cell(0, 1), 0)
    missed, ordered = (
        Stepped(Colour.RED, Side.E, Cell(1, 1)),
        Stepped(Colour.BLUE, Side.N, Cell(1, 0)),
    )
    report = TurnReport(
        EntryKind.MOVE,
        1,
        3,
        1,
        Colour.RED,
        Maker.CLOCK,
        None,
        datetime.now(UTC),
        events=(placed, missed, ordered),
        by_clock=(missed,),
    )
    assert report_lines(language("en"), report, SEATS) == [
        "🔴 <@1> played **M51**.",
        "⏰ Time ran out for 🔴 <@1>. The bot moved the dragon to **N51**.",
        "🐉 The dragon flew M51 → 🔴 N51 → 🟦 N50.",
    ]
    late = replace(report, events=(placed,), by_clock=(placed,))
    assert report_lines(language("en"), late, SEATS) == [
        "⏰ Time ran out for 🔴 <@1>. The bot played **M51**."
    ]


def test_answers_at_the_market_by_the_clock_name_the_clock() -> None:
    """Answers at the market by the clock are told of the clock in every language, not of the absent person."""
    offered, sold = Offered(Colour.BLUE, 2, Colour.RED, TILE), Sold(Colour.RED, Colour.BLUE, TILE, 2)
    kept = Kept(Colour.RED, TILE)
    report = TurnReport(
        EntryKind.MOVE, 1, 2, 1, Colour.RED, Maker.CLOCK, None, datetime.now(UTC), events=(offered, sold)
    )
    assert report_lines(language("en"), replace(report, by_clock=(offered, sold)), SEATS) == [
        "⏰ Time ran out for 🟦 <@2>. The bot offers 2 points for the tile.",
        "⏰ Time ran out for 🔴 <@1>. The bot sells the tile to 🟦 <@2> for 2 points.",
    ]
    for code in codes():
        for event in (offered, sold, kept):
            by_person = replace(report, events=(event,))
            (missed,) = report_lines(language(code), replace(by_person, by_clock=(event,)), SEATS)
            (chosen,) = report_lines(language(code), by_person, SEATS)
            assert missed.startswith("⏰")
            assert chosen.startswith("🤝")
    followed = replace(
        report, events=(replace(offered, points=0), kept), by_clock=(replace(offered, points=0),)
    )
    assert report_lines(language("en"), followed, SEATS) == [
        "⏰ Time ran out for 🟦 <@2>. The bot offers nothing.",
        "🤝 🔴 <@1> keeps the tile.",
    ]


def test_an_undo_names_the_seat_whose_turn_was_undone() -> None:
    """An undo names the seat whose turn was undone, and no vote, which not every undo needs."""
    undone = TurnReport(
        EntryKind.UNDO, 2, 2, 1, Colour.RED, Maker.PERSON, PersonId(1), datetime.now(UTC), back_to=0, undone=1
    )
    assert report_lines(language("en"), undone, SEATS) == ["↩️ The last turn of 🔴 <@1> was taken back."]
    several = report_lines(language("en"), replace(undone, undone=3), SEATS)
    assert several == ["↩️ The last 3 turns were taken back, from that of 🔴 <@1> on."]


def test_computers_of_one_table_have_numbers() -> None:
    """Several computers at a table have numbers in messages and pictures; a single one has none."""
    two = numbered((Seat(Colour.GREEN, Occupant.COMPUTER, opponent="greedy"), *SEATS, EASY))
    assert [seat.number for seat in two] == [1, 0, 0, 2]
    assert [seat.number for seat in numbered((*SEATS, replace(EASY, number=2)))] == [0, 0, 0]
    for code in codes():
        words = language(code)
        for named in (occupant, seat_name):
            called = [named(words, seat) for seat in two if seat.occupant is Occupant.COMPUTER]
            assert ["1" in called[0], "2" in called[1]] == [True, True]
            assert not any(digit in named(words, EASY) for digit in "012")
    replaced = TurnReport(
        EntryKind.SEAT,
        1,
        1,
        1,
        Colour.RED,
        Maker.PERSON,
        PersonId(1),
        datetime.now(UTC),
        after=Seat(Colour.RED, Occupant.COMPUTER, opponent="greedy"),
    )
    (line,) = report_lines(language("en"), replaced, (*SEATS, EASY))
    assert "Computer 1 (" in line
    (line,) = report_lines(language("en"), replaced, SEATS)
    assert "Computer (" in line


def test_the_seat_to_move_is_named_as_at_the_table() -> None:
    """The seat to move is named as at the table: a computer by a word, a person with their name escaped."""
    for seat, named in (
        (replace(EASY, number=2), "Computer 2"),
        (replace(SEATS[0], name="*Ada*"), "\\*Ada\\*"),
    ):
        refusal = HostRefusal(HostReason.NOT_YOUR_TURN, name=seat, colour=seat.colour.value)
        assert f"{named} is to move" in (sentence(refusal, language("en")) or "")


def test_a_flight_without_a_landing_names_the_figure_that_is_back() -> None:
    """Rule: flyer-crash. The figure that could not land is named as what it is, in every language."""
    crashed = Crashed(Colour.RED, Figure.ABBOT, Cell(0, 1))
    report = TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.RED, Maker.PERSON, PersonId(7), datetime.now(UTC), events=(crashed,)
    )
    for code in codes():
        words = language(code)
        lines = [
            report_lines(words, replace(report, events=(replace(crashed, figure=figure),)), SEATS)[0]
            for figure in (Figure.MEEPLE, Figure.LARGE, Figure.ABBOT)
        ]
        assert len(set(lines)) == len(lines)
        assert words.say("figure-abbot").casefold() in lines[-1].casefold()
