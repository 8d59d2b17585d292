"""Tests of alt texts, the board as text, and sums of payments."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.i18n.language import codes, language
from bot.text.words import labels as labels_in
from game.engine.legal import cells, placements
from game.engine.queries import ranking
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.ruleset import Colour, Option, Ruleset
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.boards.cell_names import cell_name
from rendering.boards.layout import Window
from rendering.boards.overlays import DeadCells, dead_cells, fitting_tiles, owned_fields
from rendering.boards.text_board import board_listing, tile_line
from rendering.charts.poster import PosterView
from rendering.charts.replay import ReplayView
from rendering.charts.score_chart import ScoreChartView
from rendering.gallery.samples import DRAGONS, NAMES, SampleGame, sample_game
from rendering.panels.panel_lists import sums
from rendering.panels.scoreboard import ScoresView, points_by_kind, score_table
from rendering.panels.tile_grid import TilesLeftView, kinds_in_play
from rendering.views.alt_text import (
    LIMIT,
    describe_chart,
    describe_choices,
    describe_poster,
    describe_replay,
    describe_table,
    describe_tiles_left,
    fit,
)
from rendering.views.board_image import BoardView, Idle, board_frame
from rendering.views.board_words import describe_board, describe_state
from rendering.views.choices_image import ChoicesView


def test_alt_text_of_a_board_names_turn_tile_cells_and_scores(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The alt text names the player with colour and shape, the drawn tile, the numbered cells and the scores."""
    position = big_game.with_tiles(40)
    numbered = tuple(dict.fromkeys(place.cell for place in placements(position)))
    text = describe_board(BoardView(position, names, labels, numbered=numbered))
    assert position.to_move is not None
    assert position.drawn is not None
    assert names[position.to_move] in text
    assert labels.tile(position.drawn) in text
    assert labels.say(f"picture-look-{position.to_move.value}") in text
    assert f"{len(numbered)} {cell_name(numbered[-1])}" in text
    for seat in position.seats:
        assert f"{names[seat]} with {position.scores[seat]}" in text


def test_alt_text_of_a_stopped_game_names_no_player_to_move(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The alt text says that the game ended early or was decided, and names no player to move."""
    position = base_game.with_tiles(20)
    text = describe_board(BoardView(position, names, labels, idle=Idle.ENDED_EARLY))
    assert position.to_move is not None
    assert position.drawn is not None
    assert labels.say("alt-ended-early") in text
    decided = describe_board(BoardView(position, names, labels, idle=Idle.DECIDED))
    assert labels.say("alt-decided") in decided
    assert labels.say("alt-ended-early") not in decided
    assert labels.say(f"picture-look-{position.to_move.value}") not in text
    assert labels.tile(position.drawn) not in text.split(labels.say("alt-ended-early"))[0]


def test_alt_text_of_a_turn_that_is_looked_at_asks_nobody(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """A solution or a turn of a review is no state of a game: no turn, nobody to move, nothing that ended."""
    position = base_game.with_tiles(20)
    assert position.last is not None
    view = BoardView(position, names, labels, idle=Idle.LOOKED_AT, numbered=cells(position))
    laid = position.board[position.last]
    last = labels.say(
        "alt-last",
        cell=cell_name(position.last),
        tile=labels.tile(laid.tile, laid.turns),
        player=names[laid.seat or Colour.RED],
    )
    text = describe_board(view)
    assert text.startswith(last)
    assert labels.say("alt-numbered") in text
    part = describe_board(replace(view, area=Window(-2, -2, 2, 2)))
    assert re.match(r"Part \w+ to \w+\. \w+: ", part)
    assert labels.say("alt-places") not in text + part


@pytest.mark.parametrize("code", codes())
def test_alt_text_asks_no_empty_seat(code: str, base_game: SampleGame) -> None:
    """It says that the tile of a seat without a player is placed at random, and which tile that is."""
    words, position = labels_in(language(code)), base_game.with_tiles(20)
    assert position.to_move is not None
    assert position.drawn is not None
    view = BoardView(position, {**NAMES, position.to_move: "nobody"}, words, empty_seats=(position.to_move,))
    look = words.say(f"picture-look-{position.to_move.value}")
    drawn = words.say("alt-drawn", tile=words.tile(position.drawn))
    for text in (describe_board(view), describe_state(view)):
        assert f"{words.say('alt-empty-seat', look=look)} {drawn}" in text
        assert f"nobody ({look})" not in text


def test_alt_text_has_no_empty_list_of_new_tiles(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The list of new tiles is left out if no tile was laid since."""
    position = base_game.with_tiles(20)
    newest = max(laid.number for laid in position.board.values())
    empty = labels.say("alt-changed", cells="").strip()[:-1].strip()
    assert empty in describe_board(BoardView(position, names, labels, changed_since=newest - 1))
    assert empty not in describe_board(BoardView(position, names, labels, changed_since=newest))


def test_alt_text_of_a_part_describes_that_part_only(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """It names the corner of the part, its tiles and figures and its numbered cells, and no cell outside."""
    position = big_game.with_tiles(60)
    assert position.last is not None
    x, y = position.last
    area = Window(x - 1, y - 1, x + 1, y + 1)
    numbered = cells(position)
    view = BoardView(position, names, labels, numbered=numbered, area=area)
    window, text = board_frame(view).window, describe_board(view)
    outside = [cell for cell in (*position.board, *numbered) if cell not in window]
    assert outside
    assert cell_name(Cell(window.west, window.north)) in text.split(".")[0]
    assert tile_line(position, position.last, names, labels, position.figures) in text
    cell_names = set(re.findall(r"\b[A-Z]+\d+\b", text))
    assert {cell_name(cell) for cell in numbered if cell in window} <= cell_names
    assert not cell_names & {cell_name(cell) for cell in outside}
    assert ".." not in text
    assert len(text) <= LIMIT


@pytest.mark.parametrize("option", [Option.HAND_EARLY_DRAW, Option.HAND_THREE])
def test_alt_text_names_open_hands_and_no_hidden_ones(
    option: Option, names: dict[Colour, str], labels: Labels
) -> None:
    """The tiles of open hands are in the alt text; hidden hands are not."""
    position = sample_game(3, 2, Ruleset(options=frozenset({option}))).with_tiles(8)
    text = describe_board(BoardView(position, names, labels))
    for seat in position.seats:
        for tile in position.hands[seat]:
            assert labels.tile(tile) in text
    hidden = Ruleset(options=frozenset({Option.HAND_THREE}), hidden_hands=True)
    text = describe_board(BoardView(sample_game(3, 2, hidden).with_tiles(8), names, labels))
    assert labels.say("alt-hand", player=names[position.seats[0]], tiles="").rstrip(" .") not in text


def test_alt_text_of_a_finished_game_names_the_winner(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The first sentence names a winner, and there is no sentence on the turn."""
    position = base_game.positions[-1]
    text = describe_board(BoardView(position, names, labels))
    assert labels.say("alt-turn", turn=position.turn, tiles=0) not in text
    assert any(name in text.split(".")[0] for name in names.values())


def test_alt_text_of_an_overlay_has_sentences(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The sentence before the list of owners ends with a full stop, for screen readers."""
    position = base_game.with_tiles(30)
    text = describe_board(BoardView(position, names, labels, overlay=owned_fields(position)))
    assert f"{labels.say('picture-fields-words')}. " in text


def test_alt_text_of_fields_after_the_game_says_what_they_paid(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Fields would score now while a game goes on; after its end they have scored."""
    over = base_game.positions[-1]
    text = describe_board(BoardView(over, names, labels, overlay=owned_fields(over)))
    assert f"{labels.say('picture-fields-final')}. " in text
    assert labels.say("picture-fields-words") not in text


@pytest.mark.parametrize("tiles", [2, 40, 100, 200])
def test_alt_texts_stay_within_the_limit(tiles: int, big_game: SampleGame, labels: Labels) -> None:
    """With names of 80 characters and many places no alt text is longer than 1024 characters."""
    position = big_game.with_tiles(tiles)
    long = {seat: f"{seat.value} " + "x" * 74 for seat in position.seats}
    frontier = cells(position)
    texts = [
        describe_board(BoardView(position, long, labels, numbered=frontier, changed_since=0)),
        describe_board(BoardView(position, long, labels, overlay=owned_fields(position))),
        describe_board(BoardView(position, long, labels, overlay=dead_cells(position))),
        describe_board(BoardView(position, long, labels, overlay=fitting_tiles(position, frontier[0]))),
        describe_tiles_left(TilesLeftView(position.unseen, kinds_in_play(position.unseen), labels)),
        describe_poster(PosterView(position, long, labels, "x" * 300)),
    ]
    assert all(0 < len(text) <= LIMIT for text in texts)


def test_the_list_of_cells_is_cut_first(labels: Labels) -> None:
    """The text before and after the list of cells is complete as long as it fits."""
    places_ = [f"{number} AA{number}" for number in range(400)]
    text = fit(["Before."], places_, labels.say("alt-places"), ["Scores: all."])
    assert text.startswith("Before.")
    assert text.endswith("… Scores: all.")
    assert len(text) > LIMIT - 20


def test_other_pictures_have_alt_texts(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """Alt texts of close-up, table, chart and replay have cells, rotations, names and scores."""
    position, end = big_game.with_tiles(40), big_game.positions[-1]
    assert position.to_move is not None
    assert position.drawn is not None
    place = placements(position)[0]
    close = describe_choices(
        ChoicesView(position, position.to_move, position.drawn, labels, place=place, turns=(0, 2))
    )
    assert cell_name(place.cell) in close
    assert "0°, 180°" in close
    points = points_by_kind(event for events in big_game.events for event in events)
    table = score_table(ScoresView(end.seats, names, points, end.scores, labels))
    assert all(name in describe_table(table, labels) for name in names.values())
    chart = ScoreChartView(end.seats, names, {seat: (0, end.scores[seat]) for seat in end.seats}, labels)
    assert str(max(end.scores.values())) in describe_chart(chart)
    assert "2" in describe_replay(ReplayView((position, end)), labels)


def test_a_negative_score_has_a_minus_sign(names: dict[Colour, str], labels: Labels) -> None:
    """The minus sign is no hyphen, which a screen reader may leave out."""
    seat = Colour.RED
    text = describe_chart(ScoreChartView((seat,), names, {seat: (0, -16)}, labels))
    assert f"{names[seat]} with −16" in text


@pytest.mark.parametrize("code", codes())
def test_a_name_that_ends_in_a_number_is_told_from_the_points(code: str, big_game: SampleGame) -> None:
    """A word stands between a name such as "Computer 2" and the points, in boards, charts and posters."""
    words, position = labels_in(language(code)), big_game.positions[-1]
    numbered = {seat: f"Computer {number}" for number, seat in enumerate(position.seats, 1)}
    chart = ScoreChartView(position.seats, numbered, dict.fromkeys(position.seats, (7,)), words)
    board = BoardView(position, numbered, words)
    fields = BoardView(position, numbered, words, overlay=owned_fields(position))
    for text in (describe_board(board), describe_board(fields), describe_chart(chart)):
        assert "Computer 2" in text
        assert not re.search(r"Computer \d+ [\d−]", text)


def test_points_by_kind_add_up_to_the_scores(big_game: SampleGame) -> None:
    """The points paid for each kind of feature sum up to the final scores."""
    points = points_by_kind(event for events in big_game.events for event in events)
    end = big_game.positions[-1]
    assert {seat: sum(points.get(seat, {}).values()) for seat in end.seats} == dict(end.scores)


def test_a_field_without_a_complete_city_names_no_price(big_game: SampleGame, labels: Labels) -> None:
    """A field without a complete city pays nothing and has no price per city."""
    fields = [
        event
        for events in big_game.events
        for event in events
        if isinstance(event, Scored) and event.kind is FeatureKind.FIELD
    ]
    texts = [sums(replace(paid, points=0, cities=0), labels) for paid in fields]
    assert texts
    assert all("×" not in text and points == 0 for ((text, points),) in texts)


def test_cities_that_pay_a_field_differently_have_no_price_each(big_game: SampleGame, labels: Labels) -> None:
    """Of two cities one pays 3 and one, for the pig of another field, 4. Rule: pig-second."""
    paid = next(
        event
        for events in big_game.events
        for event in events
        if isinstance(event, Scored) and event.kind is FeatureKind.FIELD
    )
    ((text, points),) = sums(replace(paid, points=7, cities=2), labels)
    assert ("×" in text, points) == (False, 7)
    ((text, points),) = sums(replace(paid, points=8, cities=2), labels)
    assert ("× 4" in text, points) == (True, 8)


def test_parts_of_an_unpaid_monastery_are_zero(big_game: SampleGame, labels: Labels) -> None:
    """Neither an open monastery nor its neighbours have points in the sum. Rule: no-final-features."""
    paid = next(
        event
        for events in big_game.events
        for event in events
        if isinstance(event, Scored) and event.neighbours and not event.complete
    )
    assert [points for _, points in sums(replace(paid, points=0), labels)] == [0, 0]


def test_the_parts_of_a_payment_add_up(big_game: SampleGame, labels: Labels) -> None:
    """For every paid feature, the points of the listed parts sum up to the points that were paid."""
    paid = [event for events in big_game.events for event in events if isinstance(event, Scored)]
    assert len({event.kind for event in paid}) >= 4
    for event in paid:
        assert sum(points for _, points in sums(event, labels)) == event.points, event


def test_tied_players_share_a_place() -> None:
    """Equal scores share a place and the next place is left out. Rule: tie."""
    scores = {Colour.RED: 5, Colour.BLUE: 9, Colour.GREEN: 9, Colour.BLACK: 1}
    assert [(place, seat.value) for place, seat in ranking(scores)] == [
        (1, "blue"),
        (1, "green"),
        (3, "red"),
        (4, "black"),
    ]


def test_the_board_as_text_has_every_tile_and_figure(
    big_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """The text lists rows from the north, and each cell once with its figures."""
    position = big_game.with_tiles(60)
    lines = board_listing(position, names, labels)
    tiles = [line for line in lines if ": " in line and not line.startswith("Row")]
    assert len(tiles) == 60
    for figure in position.figures:
        line = next(line for line in tiles if line.startswith(f"{cell_name(figure.cell)}:"))
        assert names[figure.seat] in line
    rows = [int(line.removeprefix("Row ")) for line in lines if line.startswith("Row ")]
    assert rows == sorted(rows)


@pytest.mark.parametrize("code", codes())
def test_alt_text_of_dead_cells_ends_with_their_names(base_game: SampleGame, code: str) -> None:
    """Without dead cells it says that there are none."""
    labels, position = labels_in(language(code)), base_game.with_tiles(10)

    def told(*dead: Cell) -> str:
        return describe_board(BoardView(position, NAMES, labels, overlay=DeadCells(dead)))

    assert ": N48, I51." in told(Cell(1, -2), Cell(-4, 1)).replace("\u202f", "")
    assert ": N48." in told(Cell(1, -2)).replace("\u202f", "")
    assert labels.say("picture-dead-words", cells=0, names="") in told()


def test_alt_text_joins_names_and_values_without_colons(
    base_game: SampleGame, names: dict[Colour, str], labels: Labels
) -> None:
    """There is no colon after a word, because some languages put a space before it."""
    position = base_game.with_tiles(40)
    points = points_by_kind(event for events in base_game.events for event in events)
    table = score_table(ScoresView(position.seats, names, points, position.scores, labels))
    dead = describe_board(BoardView(position, names, labels, overlay=dead_cells(position)))
    assert [text for text in (describe_table(table, labels), dead) if re.search(r"\w:", text)] == []


@pytest.mark.parametrize("code", codes())
def test_the_board_as_text_names_the_goods_of_each_seat(code: str) -> None:
    """Goods are not mentioned while no seat has any. Rule: goods-open."""
    words = labels_in(language(code))
    game = sample_game(7, 4, DRAGONS)
    position = game.with_tiles(60)
    text = describe_state(BoardView(position, NAMES, words))
    for counted in position.counters.values():
        for kind, count in counted.items():
            if count:
                assert words.say(f"goods-{kind}", count=count) in text
    assert any(any(counted.values()) for counted in position.counters.values())
    before = describe_state(BoardView(game.with_tiles(2), NAMES, words))
    assert words.say("alt-goods", goods="").split()[0].rstrip(":.") not in before
