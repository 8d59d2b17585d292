"""`python -m rendering.gallery`: every picture of the program, written into `gallery/` to be looked at.

Each picture is written twice: as it is, and reduced to a width of 300 pixels, as a phone shows it in a
message. The sheets `phone-…` show several stages of a game beside each other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from game.engine import rules
from game.engine.legal import cells, deployments, moves, placements
from game.engine.position import Position
from game.expansions.dragon.moves import FLIGHT
from game.expansions.flyers.moves import Fly
from game.expansions.flyers.rules import flight_targets
from game.notation.record import read
from game.notation.replay import replay
from game.values.geometry import AROUND, Cell
from game.values.moves import MEEPLE, Place
from game.values.phases import Phase
from game.values.ruleset import Colour, Option, Ruleset
from game.values.tiles import FeatureKind, TileId
from rendering.base.labels import Labels
from rendering.base.picture import Picture
from rendering.base.screen import SCALE, SCREEN_PX
from rendering.base.theme import DEFAULT_THEME, THEMES, Theme
from rendering.boards.example import ExampleView, draw_example
from rendering.boards.flight import visited_cells, ways
from rendering.boards.landings import Target
from rendering.boards.overlays import Overlay, dead_cells, fitting_tiles, one_feature, owned_fields
from rendering.charts.bracket_image import BracketMatch, BracketView, draw_bracket
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league
from rendering.charts.podium import PodiumView, draw_podium
from rendering.charts.poster import PosterView, draw_poster
from rendering.charts.replay import ReplayView, draw_replay
from rendering.charts.score_chart import ScoreChartView, draw_score_chart
from rendering.gallery.english import english
from rendering.gallery.phone import phone_sheets
from rendering.gallery.samples import DRAGONS, NAMES, SEATS, SampleGame, sample_game
from rendering.gallery.tiles import tile_sheets
from rendering.panels.panel_lists import fitting_pages
from rendering.panels.scoreboard import ScoresView, draw_scores, points_by_kind
from rendering.panels.table import TableRow, TableView, draw_table
from rendering.panels.tile_grid import TilesLeftView, draw_tiles_left, kinds_in_play, pages
from rendering.views.board_image import BoardView, draw_board
from rendering.views.choices_image import ChoicesView, draw_choices
from rendering.views.landings_image import LandingsView, draw_landings

FOLDER = Path("gallery")

HARD_NAMES = dict(
    zip(
        SEATS,
        (
            "Zoë Ångström-Łódź",
            "Ингрид Соколова",
            "井上さくら",
            "Łukasz 🎲🏰",
            "Maximiliana Alexandra von und zu der langen Mauer am Ufer des breiten Flusses",
            "ᚠᚢᚦ",
        ),
        strict=True,
    )
)

VISION: dict[str, tuple[float, ...]] = {
    "protanopia": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranopia": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanopia": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
    "grey": (0.299, 0.587, 0.114, 0.299, 0.587, 0.114, 0.299, 0.587, 0.114),
}
"""Matrices that simulate colour vision deficiencies (Machado et al., 2009, full strength; on RGB as stored)."""


def main() -> int:
    """Write all pictures and return 0."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures():
        _write_picture(name, picture)
        sys.stderr.write(f"{name}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB\n")
    return 0


def pictures() -> Iterator[tuple[str, Picture]]:
    """Yield the name and the picture of everything in the gallery."""
    labels, game = english(), sample_game()
    yield from phone_sheets(labels)
    yield from tile_sheets()
    for theme in THEMES.values():
        for tiles in (12, 60):
            yield f"board-{tiles}-{theme.name}", draw_board(turn_view(game.with_tiles(tiles), labels, theme))
    yield "board-1-one-tile", draw_board(turn_view(sample_game(3, 2, Ruleset()).with_tiles(1), labels))
    yield "board-100-late", draw_board(turn_view(sample_game(36).with_tiles(100), labels))
    yield "board-over", draw_board(turn_view(game.positions[-1], labels))
    yield "board-hard-names", draw_board(turn_view(game.with_tiles(60), labels, names=HARD_NAMES))
    yield "board-hands", draw_board(_hands(labels))
    yield "board-line", draw_board(turn_view(line(40), labels))
    yield "board-cropped", draw_board(turn_view(line(70), labels))
    yield from _flights(labels)
    yield from _vision(draw_board(turn_view(sample_game(36).with_tiles(60), labels)))
    yield from _choices(game, labels)
    yield from _overlays(game.with_tiles(70), labels)
    yield from _tables(game, labels)
    poster = PosterView(game.positions[-1], NAMES, labels, "Friday league, table 2", ("21 November 2026",))
    yield "poster", draw_poster(poster)
    yield "replay", draw_replay(ReplayView(tuple(game.turns())))
    yield "example", draw_example(ExampleView(sample_game(3, 2, Ruleset()).with_tiles(6)))


def _flights(labels: Labels) -> Iterator[tuple[str, Picture]]:
    """Yield a board with every piece, and steps of the dragon with two, three and four ways."""
    game = sample_game(7, 4, DRAGONS)
    board = draw_board(turn_view(game.with_tiles(60), labels))
    yield "board-dragons", board
    yield from _vision(board, "dragons-")
    found = [position for position in game.positions if position.phase is FLIGHT]
    for count in (2, 3, 4):
        some = [position for position in found if len(ways(position)) == count]
        position = max(some, key=lambda position: len(visited_cells(position)))
        yield f"flight-{count}-ways", draw_board(BoardView(position, NAMES, labels, flight=True))
    lines = [line for position in game.positions if (line := _line(position, labels))]
    line = max(lines, key=lambda view: len({target.lands for target in view.targets}))
    for theme in THEMES.values():
        yield f"landings-{theme.name}", draw_landings(replace(line, theme=theme))
    yield "landings-thrown", draw_landings(replace(line, thrown=2))
    yield from _vision(draw_landings(line), "landings-")


def _line(position: Position, labels: Labels) -> LandingsView | None:
    """Return the line of a meeple that takes off now, or None if none can."""
    if position.last is None or Fly(MEEPLE) not in moves(position):
        return None
    laid = position.board[position.last]
    targets = tuple(
        Target(target.distance, target.cell, lands=bool(target.landings))
        for target in flight_targets(position, MEEPLE)
    )
    return LandingsView(position, Place(laid.tile, position.last, laid.turns), targets, labels)


def turn_view(
    position: Position,
    labels: Labels,
    theme: Theme = DEFAULT_THEME,
    names: dict[Colour, str] = NAMES,
) -> BoardView:
    """Return the view of a turn: legal cells numbered, the tiles of the last round marked."""
    numbered = tuple(dict.fromkeys(place.cell for place in placements(position)))
    since = None if position.phase is Phase.OVER else max(0, len(position.board) - len(position.seats))
    return BoardView(position, names, labels, theme, numbered=numbered, changed_since=since)


def line(tiles: int) -> Position:
    """Return a road of that many tiles from west to east, more than any bag has; the next tile is a bend."""
    deploys = {4: " +field:NNW", 9: " +field:SSE", 14: " +road:E"}
    moves = [f"{x}. {('blue', 'red')[x % 2]} U@{x},0/0{deploys.get(x, '')}" for x in range(1, tiles)]
    position = replay(read("\n".join(['[Seats "red blue"]', *moves, ""]))).position
    return rules.draw(position, TileId("V"))[0]


def _hands(labels: Labels) -> BoardView:
    ruleset = Ruleset(options=frozenset({Option.HAND_THREE}))
    return turn_view(sample_game(4, 3, ruleset).with_tiles(20), labels)


def _choices(game: SampleGame, labels: Labels) -> Iterator[tuple[str, Picture]]:
    position = game.with_tiles(40)
    seat, tile = position.to_move, position.drawn
    assert seat is not None
    assert tile is not None
    legal = placements(position)
    numbered = tuple(dict.fromkeys(place.cell for place in legal))
    turns = tuple({place.turns: None for place in legal})
    yield "choices-cell", draw_choices(ChoicesView(position, seat, tile, labels, cells=numbered, turns=turns))
    place = max(legal, key=lambda place: _land_round(position, place.cell))
    turns = tuple(other.turns for other in legal if other.cell == place.cell)
    yield (
        "choices-turn",
        draw_choices(ChoicesView(position, seat, tile, labels, place=place, turns=turns)),
    )
    laid, _ = rules.apply(position, place)
    deploys = deployments(laid)
    spots = tuple(dict.fromkeys(deploy.spot for deploy in deploys))
    for theme in (DEFAULT_THEME, THEMES["flat-light"]):
        view = ChoicesView(
            laid, seat, tile, labels, theme, place=place, turns=turns, spots=spots, deploy=deploys[-1]
        )
        yield f"choices-meeple-{theme.name}", draw_choices(view)


def _land_round(position: Position, cell: Cell) -> int:
    """Return how many of the cells round this one have a tile."""
    return sum((cell[0] + dx, cell[1] + dy) in position.board for dx, dy in AROUND)


def _overlays(position: Position, labels: Labels) -> Iterator[tuple[str, Picture]]:
    longest = max(
        ((s.cell, s.segment) for s in position.figures),
        key=lambda at: _size_of(position, *at),
    )
    field = next((s.cell, s.segment) for s in position.figures if _is_on_field(position, s.cell, s.segment))
    with_holes = sample_game(36).with_tiles(85)
    shown: dict[str, tuple[Position, Overlay]] = {
        "fields": (position, owned_fields(position)),
        "feature": (position, one_feature(position, *longest)),
        "field": (position, one_feature(position, *field)),
        "dead": (with_holes, dead_cells(with_holes)),
        "fits": (position, fitting_tiles(position, cells(position)[3])),
    }
    for name, (shown_position, overlay) in shown.items():
        for theme in (DEFAULT_THEME, THEMES["flat-light"]):
            view = BoardView(shown_position, NAMES, labels, theme, overlay=overlay)
            yield f"overlay-{name}-{theme.name}", draw_board(view)
            for page_view in fitting_pages(overlay, labels, theme):
                yield f"overlay-{name}-{theme.name}-tiles-{page_view.page}", draw_tiles_left(page_view)


def _size_of(position: Position, cell: Cell, segment: int) -> tuple[bool, int]:
    feature = one_feature(position, cell, segment).feature
    return feature.kind is FeatureKind.CITY, len(feature.cells)


def _is_on_field(position: Position, cell: Cell, segment: int) -> bool:
    return one_feature(position, cell, segment).feature.kind is FeatureKind.FIELD


def _tables(game: SampleGame, labels: Labels) -> Iterator[tuple[str, Picture]]:
    end = game.positions[-1]
    points = points_by_kind(event for events in game.events for event in events)
    scores = {seat: tuple(p.scores[seat] for p in game.turns()) for seat in end.seats}
    unseen = game.with_tiles(40).unseen
    kinds = kinds_in_play(unseen, {laid.tile: 1 for laid in end.board.values()})
    standings = TableView(
        "Standings after round 3",
        ("Points", "Buchholz", "Difference", "Place"),
        tuple(
            TableRow(name, (str(9 - n), str(30 - 2 * n), f"{40 - 17 * n:+}", str(n + 1)), strong=n == 0)
            for n, name in enumerate(HARD_NAMES.values())
        ),
    )
    yield "standings", draw_table(standings)
    yield from _tournaments()
    yield from _league()
    for theme in (DEFAULT_THEME, THEMES["painted-light"]):
        yield (
            f"scores-{theme.name}",
            draw_scores(ScoresView(end.seats, HARD_NAMES, points, end.scores, labels, end.scores, theme)),
        )
        chart = ScoreChartView(end.seats, HARD_NAMES, scores, labels, theme)
        yield f"chart-{theme.name}", draw_score_chart(chart)
        yield f"tiles-left-{theme.name}", draw_tiles_left(TilesLeftView(unseen, kinds, labels, theme))
    dragons = sample_game(7, 4, DRAGONS).with_tiles(60)
    laid = {tile.tile: 1 for tile in dragons.board.values()}
    for page_view in pages(TilesLeftView(dragons.unseen, kinds_in_play(dragons.unseen, laid), labels)):
        yield f"tiles-left-page-{page_view.page}", draw_tiles_left(page_view)


def _tournaments() -> Iterator[tuple[str, Picture]]:
    """Yield brackets of a knock-out of eight with matches still to be played, and a podium."""
    names = (*HARD_NAMES.values(), "Ada", "Bruno")
    first = tuple(BracketMatch(names[n], names[n + 1], winner=n // 2 % 2) for n in (0, 2, 4, 6))
    winners = [match.second if match.winner else match.first for match in first]
    second = (BracketMatch(winners[0], winners[1], winner=0), BracketMatch(winners[2], winners[3]))
    final = BracketMatch(winners[0], None)
    for theme in (DEFAULT_THEME, THEMES["painted-light"]):
        third = BracketMatch(winners[1], None)
        rounds = (first, second, (final,))
        yield (
            f"bracket-{theme.name}",
            draw_bracket(BracketView("Autumn cup", rounds, third, "Place three", theme)),
        )
        losers = (second, (BracketMatch(winners[1], winners[3], winner=0), second[1]), (final,))
        headings = ("Losers’ round 1", "Losers’ round 2", "Losers’ round 3")
        lower = BracketView("Autumn cup · losers’ bracket", losers, theme=theme, headings=headings)
        yield f"bracket-losers-{theme.name}", draw_bracket(lower)
        podium = PodiumView("Autumn cup", names[:3], ("21 November 2026", "8 players"), theme)
        yield f"podium-{theme.name}", draw_podium(podium)


def _league() -> Iterator[tuple[str, Picture]]:
    """Yield two divisions of a league, of which two go up and two go down, also with deficient colour vision."""
    names = (*HARD_NAMES.values(), "Ada", "Bruno")
    leads = ((RowMark.UP, "goes up"), (RowMark.DOWN, "goes down"))
    for theme in (DEFAULT_THEME, THEMES["painted-light"]):
        divisions = tuple(
            LeagueDivision(
                f"Division {number}",
                tuple(
                    LeagueRow(
                        f"{place}.",
                        name,
                        ("7", f"{60 - 17 * place:+}", "5½" if place == 2 else str(8 - place)),
                        RowMark.UP if place <= up else RowMark.DOWN if place > down else RowMark.NONE,
                        strong=number == place == 1,
                    )
                    for place, name in enumerate(names, start=1)
                ),
            )
            for number, up, down in ((1, 0, 6), (2, 2, 6))
        )
        columns = ("Played", "Difference", "Points")
        for number, division in enumerate(divisions, start=1):
            drawn = draw_league(LeagueView("Autumn league 2", columns, (division,), leads, theme))
            yield f"league-{theme.name}-{number}", drawn
            yield from _vision(drawn, f"league-{theme.name}-{number}-")


def _vision(picture: Picture, prefix: str = "") -> Iterator[tuple[str, Picture]]:
    """Yield the picture as seen with each colour vision deficiency; `prefix` is a part of its name."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    for eyes, mix in VISION.items():
        rows = [(*mix[n : n + 3], 0.0) for n in (0, 3, 6)]
        simulated = image.convert("RGB", rows[0] + rows[1] + rows[2])
        out = BytesIO()
        simulated.save(out, "PNG", compress_level=3)
        yield f"vision-{prefix}{eyes}", Picture(out.getvalue(), simulated.width, simulated.height)


def _write_picture(name: str, picture: Picture) -> None:
    """Write the picture, and beside it how it looks inside a message on a phone."""
    animated = picture.data.startswith(b"GIF")
    (FOLDER / f"{name}.{'gif' if animated else 'png'}").write_bytes(picture.data)
    if not animated:
        scale = 1 / SCALE if name.startswith("phone-") else min(1.0, SCREEN_PX / picture.width)
        size = (round(picture.width * scale), round(picture.height * scale))
        image = Image.open(BytesIO(picture.data)).convert("RGB")
        image.resize(size, Image.Resampling.LANCZOS).save(FOLDER / f"{name}@300.png")


if __name__ == "__main__":
    sys.exit(main())
