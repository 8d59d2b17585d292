"""Tests that pictures look like their reference pictures. KEEP_PICTURES=1 replaces the references instead."""

from __future__ import annotations

from plain_pictures import dragon_flights
from reference_pictures import check_picture

from game.engine.legal import cells, deployments, placements
from game.engine.rules import apply
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.theme import FLAT_LIGHT, PAINTED_LIGHT
from rendering.boards.flight import visited_cells
from rendering.boards.overlays import fitting_tiles, owned_fields
from rendering.charts.poster import PosterView, draw_poster
from rendering.gallery.samples import SampleGame
from rendering.panels.scoreboard import ScoresView, draw_scores, points_by_kind
from rendering.views.board_image import BoardView, draw_board
from rendering.views.choices_image import ChoicesView, draw_choices


def test_board_of_a_turn(base_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """A board in the middle of a game, with numbered cells, marks, figures and the panel."""
    position = base_game.with_tiles(30)
    numbered = tuple(dict.fromkeys(place.cell for place in placements(position)))
    view = BoardView(position, names, labels, numbered=numbered, changed_since=27)
    check_picture("board", draw_board(view).data)


def test_close_up_for_a_meeple(base_game: SampleGame, labels: Labels) -> None:
    """The tile as it lies, its turns, its lettered spots, and the meeple chosen."""
    position = base_game.with_tiles(30)
    place = placements(position)[0]
    laid, _ = apply(position, place)
    turns = tuple(other.turns for other in placements(position) if other.cell == place.cell)
    deploys = deployments(laid)
    spots = tuple(dict.fromkeys(deploy.spot for deploy in deploys))
    assert position.to_move is not None
    view = ChoicesView(
        laid,
        position.to_move,
        place.tile,
        labels,
        FLAT_LIGHT,
        place=place,
        turns=turns,
        spots=spots,
        deploy=deploys[0],
    )
    check_picture("close-up", draw_choices(view).data)


def test_fields_by_owner(big_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """Fields are tinted and patterned, and the panel says what they pay."""
    position = big_game.with_tiles(70)
    view = BoardView(position, names, labels, overlay=owned_fields(position))
    check_picture("fields", draw_board(view).data)


def test_fitting_tiles_of_a_cell(big_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """The cell is framed, and the tiles that fit it are beside the board in their rotations."""
    position = big_game.with_tiles(60)
    view = BoardView(position, names, labels, FLAT_LIGHT, overlay=fitting_tiles(position, cells(position)[5]))
    check_picture("fits", draw_board(view).data)


def test_score_table(big_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """Points by kind of feature, the winner on top."""
    end = big_game.positions[-1]
    points = points_by_kind(event for events in big_game.events for event in events)
    view = ScoresView(end.seats, names, points, end.scores, labels, theme=PAINTED_LIGHT)
    check_picture("scores", draw_scores(view).data)


def test_poster(base_game: SampleGame, names: dict[Colour, str], labels: Labels) -> None:
    """The whole landscape with the result."""
    view = PosterView(base_game.positions[-1], names, labels, "Friday league, table 2", ("21 November 2026",))
    check_picture("poster", draw_poster(view).data)


def test_the_dragons_next_step(names: dict[Colour, str], labels: Labels) -> None:
    """Close up: signs on tiles, figures, the dragon with its arrows and its trail."""
    position = next(position for position in dragon_flights() if len(visited_cells(position)) == 3)
    check_picture("flight", draw_board(BoardView(position, names, labels, flight=True)).data)
