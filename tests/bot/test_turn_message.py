"""Tests of the message of a turn: its lines, its pictures, and older messages that are edited."""

import asyncio
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from discord import ui

from bench.support.unstored_views import view_of
from bot.delivery.game_messages import end_message, turn_message
from bot.delivery.turn_pictures import draw_turn, draw_unplayable, pictures_of_posted_turn
from bot.i18n import codes, language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform import limits
from bot.text import emoji_marks
from bot.text.emoji_marks import seat_mark
from bot.text.seat_lines import counters, seat_lines, shortened
from bot.text.words import seat_text, timestamp
from game.engine.match import start
from game.expansions.market.state import market
from game.notation.record import read
from game.notation.replay import replay
from game.values.events import Placed, Unplayable
from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, make_ruleset
from game.values.tiles import TileId
from host.games.acting import acting
from host.games.views import TurnReport
from model.games import EntryKind, Maker
from model.ids import PersonId
from model.tables import GameStatus, HelpLevel, Occupant, Seat, numbered
from rendering.base.theme import DEFAULT_THEME
from rendering.gallery.samples import DRAGONS, sample_game, sprawling_game
from rendering.sprites.emojis import emoji_name

ENGLISH = language("en")
SCENARIOS = Path(__file__).parents[1] / "scenarios"
NAMES = (
    "Ada",
    "Maximiliana von und zu der Mauer",
    "אביגיל לוי",
    "井上さくら",
    "Łukasz 👩‍👩‍👧‍👦🎲",
    "عبد الرحمن",
)
MARKUP = re.compile(r"<a?:\w+:\d+>|\*\*|\u2068|\u2069|^-# ")
EVERYTHING = make_ruleset(expansions=Expansion)
FIRST_THREE = make_ruleset(expansions=[Expansion.RIVER, Expansion.ABBOT, Expansion.INNS])


def view_at(position, names=NAMES):
    """Return a running game in that position, with people of these names."""
    seats = tuple(
        Seat(colour, Occupant.PERSON, PersonId(number), name)
        for number, (colour, name) in enumerate(zip(position.seats, names, strict=False), 1)
    )
    match = start(make_ruleset(), tuple(Colour)[:2], "seed")[0]
    view = view_of(match, None, HelpLevel.STANDARD, 40)
    later = datetime.now(UTC) + timedelta(days=2)
    return replace(view, seats=seats, position=position, deadline=later)


def report_of(view, *events):
    """Return the report of a turn with these events."""
    colour = view.seats[0].colour
    return TurnReport(
        EntryKind.MOVE, 1, 2, 1, colour, Maker.PERSON, PersonId(1), datetime.now(UTC), events=events
    )


def placed(view, times=1):
    """Return reports of so many placements."""
    return [report_of(view, Placed(view.seats[0].colour, TileId("D"), Cell(n, 9), 0)) for n in range(times)]


def lines_of(message):
    """Return all lines of text of a message."""
    found = [part for part in message.walk_children() if isinstance(part, ui.TextDisplay)]
    return [line for part in found for line in part.content.splitlines()]


def referenced(message):
    """Return the names of the attachments that a message shows."""
    found = []
    for part in message.walk_children():
        if isinstance(part, ui.MediaGallery):
            assert len(part.items) == 1, "two pictures in one gallery are shown side by side, half as large"
            found += [item.media.url for item in part.items]
        elif isinstance(part, ui.Thumbnail):
            found.append(part.media.url)
    return [url.removeprefix("attachment://") for url in found]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_turn_message_has_nine_lines_at_most(seats, code):
    """A message has at most nine lines, with any number of seats and news; the newest news are kept."""
    # Goods, builder and pig take the room of a second seat in a line, and dragon and fairy have one of their own.
    for ruleset, most in ((FIRST_THREE, 9), (EVERYTHING, 13 if seats > 3 else 10)):
        view = view_at(sample_game(7, seats, ruleset).with_tiles(60))
        for times in (1, 12):
            message = turn_message(language(code), view, placed(view, times), live=True)
            assert len(lines_of(message)) <= most
        assert any("**V59**" in line or "**M59**" in line or "59**" in line for line in lines_of(message))


@pytest.mark.parametrize("uploaded", [False, True])
def test_two_seats_fit_into_a_line_of_a_phone(uploaded, monkeypatch):
    """Two seats fit into a phone's line of 44 letters, whatever their names and figures."""
    if uploaded:
        known = {f"{colour.value}_{figure.value}": "<:e:1>" for colour in Colour for figure in Figure}
        monkeypatch.setattr(emoji_marks, "_uploaded", known)
    view = view_at(sample_game(7, 6, FIRST_THREE).with_tiles(12))
    lines = seat_lines(ENGLISH, view).splitlines()
    assert len(lines) == 3
    more = view_at(sample_game(7, 6, EVERYTHING).with_tiles(90))
    lines += seat_lines(ENGLISH, more).splitlines()
    for line in lines:
        assert line.startswith("-# ")
        visible = MARKUP.sub(lambda found: "##" if found[0].startswith("<") else "", line)
        assert (
            sum(
                2 if ord(character) > 0x2E00 else 1
                for character in visible
                if character not in "\u200d\ufe0f"
            )
            <= 44
        ), visible


def test_computers_that_share_a_line_have_numbers():
    """Computers that share a line are shown as a sign and a number, alone in a line by their name."""
    many = sample_game(7, 4, EVERYTHING).with_tiles(12)
    few = sample_game(7, 3, EVERYTHING).with_tiles(12)
    for code in codes():
        for position in (many, few):
            view = view_at(position)
            person, *others = view.seats
            computers = [Seat(seat.colour, Occupant.COMPUTER, opponent="greedy") for seat in others]
            text = seat_lines(language(code), replace(view, seats=numbered((person, *computers))))
            called = re.findall("\u2068(.*?)\u2069", text)
            assert len(called) == len(set(called)) == len(view.seats)
            assert not any("…" in name for name in called[1:]), called


def test_long_names_are_shortened():
    """Cut names keep marks with their letters and joined emojis whole, and wide letters count twice."""
    assert shortened("Ada", 7) == "Ada"
    assert shortened("Maximiliana", 7) == "Maximil…"
    assert shortened("井上さくら", 7) == "井上さ…"
    assert shortened("e\u0301" * 9, 3) == "e\u0301" * 3 + "…"
    family = "👩‍👩‍👧‍👦"
    assert shortened(f"ab{family}cd", 5) in {"ab…", f"ab{family}…"}
    line = seat_lines(
        ENGLISH, view_at(sample_game(7, 2, EVERYTHING).with_tiles(12), ("אביגיל", "*b* @everyone"))
    )
    assert "\u2068אביגיל\u2069" in line
    assert "\\*b\\*" in line
    assert "@everyone" not in line


def test_figures_left_to_a_seat_are_counted():
    """Meeples always have a number; a single figure is its mark alone, and an offer is shown in points."""
    position = sample_game(7, 3, EVERYTHING).with_tiles(2)
    assert counters(position, position.seats[2]) == ["♟7", "♚", "♝", "👷", "🐖"]
    game = sprawling_game(3, 2, make_ruleset(on=[Option.TILE_MARKET]))
    offers = [(position, seat, n) for position in game.positions for seat, n in market(position).items() if n]
    position, buyer, points = offers[0]
    assert counters(position, buyer)[-1].strip() == f"🤝{points}"


@pytest.mark.parametrize(
    ("position", "shown"),
    [
        (sample_game(7, 6, EVERYTHING).with_tiles(60), ["board.png"]),
        (sprawling_game(2, 6, EVERYTHING).with_tiles(100), ["board.png", "whole.png"]),
        (sample_game(4, 3, make_ruleset(on=[Option.HAND_THREE])).with_tiles(20), ["board.png", "hands.png"]),
    ],
    ids=["board", "too large a board", "hands"],
)
async def test_all_shown_pictures_are_attached(position, shown):
    """All shown pictures are attached: the tile, the board in one or two pictures, and open hands."""
    view = view_at(position)
    reports = placed(view)
    pictures, drawn = await draw_turn(DrawingContext(Pictures(), ENGLISH, DEFAULT_THEME), view, reports)
    message = turn_message(ENGLISH, view, reports, live=True, pictures=pictures)
    tile = [] if position.drawn is None else [f"tile-{position.drawn}.png"]
    assert referenced(message) == [*tile, *shown]
    assert sorted(picture.name for picture in drawn) == sorted(referenced(message))
    assert all(20 < len(picture.alt) <= limits.ALT for picture in drawn if picture.name not in tile)
    assert message.content_length() <= limits.TEXT
    over = pictures_of_posted_turn(ENGLISH, view, (), ("board.png",))
    ended = turn_message(ENGLISH, view, reports, live=False, pictures=over)
    assert referenced(ended) == ["board.png"]


@pytest.mark.parametrize("code", codes())
def test_a_second_turn_in_a_row_is_announced_as_one(code):
    """A second turn in a row of the same seat is announced as one, unless the seat plays alone or goes on."""
    words = language(code)
    view = view_at(sample_game(4, 2, make_ruleset()).with_tiles(20))
    acting_seat, other = (
        seat.colour
        for seat in sorted(view.seats, key=lambda candidate: candidate.colour != acting(view.position))
    )

    def announcement(view, colour):
        laid = report_of(view, Placed(colour, TileId("D"), Cell(0, 9), 0))
        return lines_of(turn_message(words, view, [laid], live=True))[0]

    extra_turn, next_turn = announcement(view, acting_seat), announcement(view, other)
    assert extra_turn != next_turn
    alone = replace(
        view,
        seats=tuple(
            replace(seat, occupant=Occupant.CLOSED) if seat.colour is other else seat for seat in view.seats
        ),
    )
    assert announcement(alone, acting_seat) == next_turn
    position = view.position.copy()
    position.phase = Phase.DEPLOY
    assert announcement(replace(view, position=position), acting_seat) == next_turn


async def test_an_unplayable_tile_is_shown_beside_its_sentence():
    """An unplayable tile is shown once beside its sentence, also if it is the next one; two of a kind are counted."""
    view = view_at(sample_game(7, 2).with_tiles(30))
    tile = view.position.drawn
    events = [Unplayable(Colour.RED, of, of == tile) for of in (TileId("C"), tile, TileId("C"))]
    reports = [*placed(view), report_of(view, *events)]
    pictures, drawn = await draw_turn(DrawingContext(Pictures(), ENGLISH, DEFAULT_THEME), view, reports)
    message = turn_message(ENGLISH, view, reports, live=True, pictures=pictures)
    assert referenced(message) == [f"tile-{tile}.png", "tile-C.png", f"tile-{tile}.png", "board.png"]
    assert len(drawn) == 3
    sentences = [line for line in lines_of(message) if "🚫" in line]
    assert [line.startswith("🚫 2 tiles that fit nowhere were drawn") for line in sentences] == [True, False]
    assert sum("**M59**" in line for line in lines_of(message)) == 1


async def test_the_end_shows_the_last_unplayable_tile_beside_its_sentence():
    """A tile that fitted nowhere and so ended the game is shown at the end, too, once in words."""
    view = replace(view_at(sample_game(7, 2).positions[-1]), status=GameStatus.OVER)
    reports = [*placed(view), report_of(view, Unplayable(Colour.RED, TileId("C"), False))]
    drawing = DrawingContext(Pictures(), ENGLISH, DEFAULT_THEME)
    unplayable, drawn = await draw_unplayable(drawing, reports)
    message = end_message(ENGLISH, view, reports, (), "k7q2.game", unplayable=unplayable)
    assert [picture.name for picture in drawn] == ["tile-C.png"]
    assert referenced(message) == ["tile-C.png"]
    assert sum("🚫" in line for line in lines_of(message)) == 1


class DrawsTogether:
    """A painter that draws nothing until `pictures` pictures are requested."""

    def __init__(self, pictures):
        self.waiting, self._pictures, self._all = 0, pictures, asyncio.Event()

    async def run(self, function, *arguments):
        """Return the result of the function."""
        self.waiting += 1
        if self.waiting == self._pictures:
            self._all.set()
        await self._all.wait()
        return function(*arguments)


async def test_all_pictures_of_a_turn_are_requested_at_once():
    """No picture of a turn waits until another one is drawn."""
    view = view_at(sprawling_game(2, 6, EVERYTHING).with_tiles(100))
    reports = [*placed(view), report_of(view, Unplayable(Colour.RED, TileId("C"), False))]
    async with asyncio.timeout(60):
        _, drawn = await draw_turn(
            DrawingContext(Pictures([DrawsTogether(4)]), ENGLISH, DEFAULT_THEME), view, reports
        )
    assert [picture.name for picture in drawn] == [
        "board.png",
        "whole.png",
        "tile-C.png",
        f"tile-{view.position.drawn}.png",
    ]


def test_an_edit_adds_no_pictures_to_a_message_of_an_earlier_version():
    """A message of an earlier version, without a tile or a second picture, is edited without them."""
    view = view_at(sprawling_game(2, 6, EVERYTHING).with_tiles(100))
    old = pictures_of_posted_turn(ENGLISH, view, (), {"board.png"})
    assert referenced(turn_message(ENGLISH, view, placed(view), live=True, pictures=old)) == ["board.png"]
    none = pictures_of_posted_turn(ENGLISH, view, (), ())
    assert referenced(turn_message(ENGLISH, view, placed(view), live=True, pictures=none)) == []


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("seats", [2, 4])
def test_time_budgets_are_shown_as_clocks(seats, code):
    """The running time budget counts down by itself, the others are short texts."""
    view = view_at(sample_game(7, seats).with_tiles(20))
    first = acting(view.position)
    budgets = dict.fromkeys(view.position.seats, timedelta(days=2, hours=3, minutes=59))
    view = replace(view, budgets=budgets, out_at=view.deadline, newest=True)
    lines = seat_lines(language(code), view)
    assert lines.count("⏳ <t:") == 1
    assert lines.count("⏱️") == seats - 1
    assert all(len(line) < 160 for line in lines.splitlines())
    message = "\n".join(lines_of(turn_message(language(code), view, (), live=True)))
    assert language(code).say("turn-clock-game", clock=timestamp(view.out_at)) in message
    paused = seat_lines(language(code), replace(view, paused_until=view.deadline))
    assert "⏳" not in paused
    assert "⏸️" in paused
    assert "⏱️" not in seat_lines(language(code), replace(view, newest=False))
    assert first in budgets


def test_a_short_duration_has_two_units():
    """A short duration has two units, rounded down, and is never negative."""
    spans = [
        timedelta(days=2, hours=3, minutes=59),
        timedelta(minutes=61),
        timedelta(seconds=59),
        timedelta(days=1),
        timedelta(seconds=-5),
    ]
    durations = [ENGLISH.short_duration(span) for span in spans]
    assert durations == ["2 days 3 hr", "1 hr 1 min", "0 min", "1 day", "0 min"]


@pytest.mark.parametrize("code", codes())
def test_the_end_names_the_player_who_ran_out_of_time(code):
    """The first line names both players, and the news the one who ran out of time."""
    view = view_at(sample_game(7, 2).with_tiles(20))
    left, won = view.seats
    closed = Seat(left.colour, Occupant.CLOSED)
    report = TurnReport(
        EntryKind.SEAT,
        1,
        2,
        1,
        left.colour,
        Maker.CLOCK,
        left.person,
        datetime.now(UTC),
        after=closed,
        occupant=left,
    )
    over = replace(view, status=GameStatus.STOPPED, seats=(closed, won))
    message = end_message(language(code), over, (report,), (), "k7q2.game")
    texts = lines_of(message)
    assert f"<@{won.person}>" in texts[0]
    assert f"<@{left.person}>" in texts[0]
    assert texts[1].startswith("⌛")
    assert f"<@{left.person}>" in texts[1]
    assert ":rematch." in str(message.to_components())


@pytest.mark.parametrize("code", codes())
def test_the_end_says_that_whoever_began_lost_a_tie(code):
    """Rule: starter-loses-ties. Two seats share the victory; the third, which began, has as many points."""
    record = read((SCENARIOS / "starter-loses-ties--three.game").read_text(encoding="utf-8"))
    view = view_at(replay(record).position)
    texts = lines_of(end_message(language(code), replace(view, status=GameStatus.OVER), (), (), "k7q2.game"))
    starter, second, third = (f"<@{seat.person}>" for seat in view.seats)
    assert all(winner in texts[0] for winner in (second, third))
    assert starter not in texts[0]
    assert texts[1] == language(code).say("end-starter-lost", seat=seat_text(language(code), view.seats[0]))
    assert [line[:2] for line in texts[2:5]] == ["1\\", "1\\", "3\\"]
    assert starter in texts[4]


@pytest.mark.parametrize("code", codes())
def test_the_end_of_the_largest_game_fits_into_one_message(code, monkeypatch):
    """The end of a game of six with ratings and emojis fits into one message; a cut final scoring says so."""
    known = {
        emoji_name(seat, Figure.MEEPLE): f"<:{seat.value}_meeple:1573694507881332100>" for seat in Colour
    }
    monkeypatch.setattr(emoji_marks, "_uploaded", known)
    game = sample_game(7, 6, DRAGONS)
    view = view_at(game.positions[-1], ["m" * 32] * 6)
    seats = tuple(
        replace(seat, person=PersonId(1573694507881332000 + n)) for n, seat in enumerate(view.seats)
    )
    over = replace(view, status=GameStatus.OVER, seats=seats, seed="0" * 64, commitment="0" * 64)
    movers = [position.to_move or Colour.RED for position in game.positions]
    reports = [
        replace(report_of(over, *events), seat=mover)
        for mover, events in zip(movers[-20:], game.events[-20:], strict=True)
    ]
    ratings = "\n".join(f"{seat_mark(seat.colour)} {seat.name}: **1523** provisional (−24)" for seat in seats)
    message = end_message(language(code), over, reports, (), "k7q2.game", ratings)
    assert limits.TEXT - 400 < message.content_length() <= limits.TEXT
    texts = "\n".join(lines_of(message))
    assert language(code).say("end-final-scoring").strip() in texts
    assert language(code).say("end-seed", seed=over.seed, commitment=over.commitment) in texts
