"""Pictures in words: the description that Discord stores with each picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.board.oriented_tile import oriented
from game.engine.queries import table_corners, winners
from game.expansions.dragon.moves import STEPS
from game.expansions.market.moves import MARKET
from game.values.geometry import Cell
from game.values.phases import Phase
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.boards.areas import Area, areas
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import visited_cells
from rendering.boards.text_board import tile_line
from rendering.charts.league_image import LeagueView
from rendering.charts.podium import PodiumView
from rendering.charts.poster import PosterView
from rendering.charts.replay import ReplayView
from rendering.charts.score_chart import ScoreChartView
from rendering.panels.hand_strip import HandsView, HandView
from rendering.panels.table import TableView
from rendering.panels.tile_grid import TilesLeftView, pages
from rendering.panels.way_strip import WayView
from rendering.views.board_image import BoardView, Idle, board_frame, shown_part
from rendering.views.choices_image import ChoicesView
from rendering.views.landings_image import LandingsView
from rendering.views.overlay_words import counted_tiles, named_with, overlay_words

LIMIT = 1024
"""The most characters that Discord stores as the description of a picture."""

_TASKS = {Phase.DRAW: "alt-to-draw", Phase.PLACE: "alt-to-choose", Phase.DEPLOY: "alt-to-deploy"}
"""The sentences on the tasks of a seat without a drawn tile, by phase, where there is one."""


def describe_board(view: BoardView) -> str:
    """Return the board in words: turn, drawn tile, last move, open cells, scores; or an overlay or flight."""
    position, labels = view.position, view.labels
    if view.flight:
        return _describe_flight(view)
    if view.overlay is not None:
        return fit(*overlay_words(view, view.overlay), separator=labels.separator)
    before = _task(view)
    if position.phase is not Phase.OVER and view.idle is not Idle.LOOKED_AT:
        tiles = sum(position.unseen.values())
        before.insert(0, labels.say("alt-turn", turn=position.turn, tiles=tiles))
    before += [] if view.flown else _trail(view)
    before += [*_table_edge(view), *_pieces(view)]
    after = [_scores(view), *_hands(view)]
    if view.area is not None:
        return _describe_part(view, before, after)
    # Before the first turn only the start tile lies on the board.
    for at in position.board if position.last is None else (position.last,):
        laid = position.board[at]
        cell, tile = cell_name(at), labels.tile(laid.tile, laid.turns)
        if laid.seat is None:
            before.append(labels.say("alt-start", cell=cell, tile=tile))
        else:
            before.append(labels.say("alt-last", cell=cell, tile=tile, player=view.names[laid.seat]))
        figures = [figure for figure in position.figures if figure.cell == at]
        for figure in figures:
            spot = oriented(laid.tile)[laid.turns].spots[figure.segment]
            before.append(
                labels.say("alt-figure", figure=labels.figure(figure.figure), spot=labels.spot(spot))
            )
    before += _changed(view, position.board)
    found = areas(view.numbered, position.board) if view.overview else ()
    cells = _places(enumerate(view.numbered, 1), found)
    return fit(before, cells, _places_heading(view) if cells else "", after)


def describe_state(view: BoardView) -> str:
    """Return the state in words: task, drawn tile, table edge, pieces, scores, goods, visible hands."""
    return " ".join(
        [*_task(view), *_table_edge(view), *_pieces(view), _scores(view), *_goods(view), *_hands(view)]
    )


def _describe_part(view: BoardView, before: Sequence[str], after: Sequence[str]) -> str:
    """Return a part of the board in words: the tiles in sight, row by row, and the numbered cells there."""
    position, labels, window = view.position, view.labels, board_frame(view).window
    laid = sorted((cell for cell in position.board if cell in window), key=lambda cell: (cell.y, cell.x))
    figures = position.figures
    tiles = (tile_line(position, cell, view.names, labels, figures) for cell in laid)
    cells = ", ".join(
        _places([(number, cell) for number, cell in enumerate(view.numbered, 1) if cell in window], ())
    )
    listed = [f"{_places_heading(view)} {cells}."] if cells else []
    before = [f"{shown_part(window, labels)}.", *before, *_changed(view, laid)]
    return fit(before, tiles, after=[*listed, *after], separator=" ")


def _changed(view: BoardView, shown: Iterable[Cell]) -> list[str]:
    """Return the sentence about the new tiles among those on the `shown` cells, if there are any."""
    since, board = view.changed_since, view.position.board
    changed = [cell_name(cell) for cell in shown if since is not None and board[cell].number > since]
    return [view.labels.say("alt-changed", cells=", ".join(changed))] if changed else []


def _describe_flight(view: BoardView) -> str:
    """Return the flight in words: whose step it is, the visited cells, and the tiles beside the dragon."""
    position, labels = view.position, view.labels
    *before, current = visited_cells(position)
    seat = position.actors[0]
    sentences = [
        labels.say(
            "alt-flight",
            player=view.names[seat],
            look=labels.say(f"picture-look-{seat.value}"),
            cell=cell_name(current),
            step=len(before) + 1,
            steps=STEPS,
        )
    ]
    sentences += _trail(view)
    tiles = [
        tile_line(position, cell, view.names, labels, position.figures)
        for _, cell in view.ways
        if cell in position.board
    ]
    after = [_scores(view)]
    heading = "alt-flight-ways" if view.judged else "alt-flight-round"
    return fit(sentences, tiles, labels.say(heading), after, separator=" ")


def _trail(view: BoardView) -> list[str]:
    """Return the sentence about the cells that the dragon has left in its flight, if it has left one."""
    left = visited_cells(view.position)[:-1]
    return [view.labels.say("alt-flight-visited", cells=", ".join(map(cell_name, left)))] if left else []


def describe_choices(view: ChoicesView) -> str:
    """Return the choice in words: the tile, its legal turns once placed, what each letter or number means."""
    labels = view.labels
    turns = ", ".join(f"{turns * 90}°" for turns in view.turns)
    if view.place is None:
        cells = _places(view.numbered or enumerate(view.cells, 1), () if view.numbered else view.areas)
        cells += [f"{area.letter}: {' '.join(map(cell_name, area.cells))}" for area in view.elsewhere]
        return fit([labels.say("alt-choose", tile=labels.tile(view.tile))], cells, labels.say("alt-places"))
    tile = labels.tile(view.place.tile, view.place.turns)
    before = [
        labels.say(
            "alt-close-up",
            cell=cell_name(view.place.cell),
            degrees=view.place.turns * 90,
            tile=tile,
            turns=turns,
        )
    ]
    if view.deploy is not None:
        figure, spot = labels.figure(view.deploy.figure), labels.spot(view.deploy.spot)
        before.append(labels.say("alt-figure", figure=figure, spot=spot))
    spots = [f"{letter} {labels.spot(spot)}" for letter, spot in zip(view.letters, view.spots, strict=False)]
    return fit(before, spots, labels.say("alt-spots") if spots else "")


def describe_landings(view: LandingsView) -> str:
    """Return the line of a flying machine in words: where each roll leads, and where a figure can land."""
    labels = view.labels
    sentences = [labels.say("alt-landings", cell=cell_name(view.place.cell))]
    for target in view.shown:
        lands = "unknown" if target.lands is None else "yes" if target.lands else "no"
        sentences.append(
            labels.say("alt-landing", distance=target.distance, cell=cell_name(target.cell), lands=lands)
        )
    return fit(sentences)


def describe_way(view: WayView) -> str:
    """Return the steps of a flight in words, in order: the player who makes each, and where it leads."""
    labels = view.labels
    sentences = [
        labels.say(
            "alt-way-step",
            number=step.number,
            player=view.names[step.seat],
            state=step.state.value,
            side="none" if step.side is None else step.side.name.lower(),
        )
        for step in view.steps
    ]
    return fit((), sentences, separator=labels.separator)


def describe_hand(view: HandView) -> str:
    """Return the tiles of a hand in words, with their numbers, and which one is chosen now."""
    listed = [f"{number} {view.labels.tile(tile)}" for number, tile in enumerate(view.tiles, 1)]
    chosen = view.labels.say("alt-chosen", number=view.tiles.index(view.chosen) + 1)
    return fit((), listed, after=[chosen], separator=view.labels.separator)


def describe_hands(view: HandsView) -> str:
    """Return all hands in words, seat by seat."""
    held = [_hand(seat, hand, view.names, view.labels) for seat, hand in view.hands.items()]
    return fit((), held, separator=" ")


def describe_tiles_left(view: TilesLeftView) -> str:
    """Return the tiles left in words, kind by kind."""
    left = [entry for entry in view.entries if entry.count]
    return fit([f"{view.heading}."], counted_tiles(left, view.labels), separator=view.labels.separator)


def described_whole(shown: tuple[TilesLeftView, ...]) -> tuple[TilesLeftView, ...]:
    """Return pages of tiles as so many pages that the description of none is cut."""
    while any(describe_tiles_left(page).endswith("…") for page in shown):
        kinds = tuple(kind for page in shown for kind in page.kinds)
        shown = pages(replace(shown[0], kinds=kinds), len(shown) + 1)
    return shown


def describe_table(view: TableView, labels: Labels) -> str:
    """Return the table in words, row by row."""
    rows = []
    for row in view.rows:
        cells = ", ".join(f"{head} {cell}" for head, cell in zip(view.columns, row.cells, strict=True))
        # Not a colon, since languages differ in the space before it.
        rows.append(f"{row.place} {row.name} – {cells}".lstrip())
    return fit([f"{view.title}."], rows, separator=labels.separator)


def describe_league(view: LeagueView, labels: Labels) -> str:
    """Return the divisions in words, row by row, with the marks of places that go up or down."""
    leads = dict(view.legend)
    rows = []
    for division in view.divisions:
        for number, row in enumerate(division.rows):
            cells = [f"{head} {cell}" for head, cell in zip(view.columns, row.cells, strict=True)]
            cells += [leads[row.mark]] if row.mark in leads else []
            text = f"{row.place} {row.name} – {', '.join(cells)}"
            rows.append(text if number else labels.say("alt-division", heading=division.heading, row=text))
    return fit([f"{view.title}."], rows, separator=labels.separator)


def describe_chart(view: ScoreChartView) -> str:
    """Return the chart in words: the score at the end of each line, the highest first."""
    ends = sorted(view.seats, key=lambda seat: -view.scores[seat][-1])
    rows = [
        named_with(view.labels, view.names[seat], str(view.scores[seat][-1]).replace("-", "−"))
        for seat in ends
    ]
    return fit([f"{view.labels.say(view.title)}."], rows)


def describe_podium(view: PodiumView) -> str:
    """Return the podium in words, place by place."""
    rows = [f"{place}. {name}" for place, name in zip(view.places, view.names, strict=False)]
    return fit([f"{view.title}."], rows, separator=". ")


def describe_poster(view: PosterView) -> str:
    """Return the poster in words: the result, place by place."""
    rows = [
        f"{place}. {named_with(view.labels, view.names[seat], view.position.scores[seat])}"
        for place, seat in view.places
    ]
    tiles = len(view.position.board)
    return fit(
        [f"{view.title}.", view.labels.say("alt-poster", tiles=tiles)],
        rows,
        after=[f"{', '.join(view.lines)}."],
    )


def describe_replay(view: ReplayView, labels: Labels) -> str:
    """Return the replay in words."""
    return labels.say("alt-replay", frames=len(view.positions))


def fit(
    before: Sequence[str],
    listed: Iterable[str] = (),
    heading: str = "",
    after: Sequence[str] = (),
    *,
    separator: str = ", ",
) -> str:
    """Return the sentences with the list between them, within the limit; the end of the list is cut first.

    The list is read only as far as there could be room for it.
    """
    rest = iter(listed)
    shown: list[str] = []
    while sum(map(len, shown)) <= LIMIT and (item := next(rest, None)) is not None:
        shown.append(item)
    for count in range(len(shown), -1, -1):
        middle = separator.join(shown[:count])
        if count < len(shown):
            middle += " …"
        elif not middle.endswith("."):
            middle += "."
        parts = [*before, *([f"{heading} {middle}".strip()] if count else []), *after]
        text = " ".join(part for part in parts if part)
        if len(text) <= LIMIT:
            return text
    return text[: LIMIT - 1].rstrip() + "…"


def _places_heading(view: BoardView) -> str:
    return view.labels.say("alt-numbered" if view.idle else "alt-places")


def _places(numbers: Iterable[tuple[int, Cell]], found: Sequence[Area]) -> list[str]:
    """Return the cells to choose from with their numbers; each of several areas begins with its letter."""
    begins = {area.first: f"{area.letter}: " for area in found} if len(found) > 1 else {}
    return [f"{begins.get(number, '')}{number} {cell_name(cell)}" for number, cell in numbers]


def _task(view: BoardView) -> list[str]:
    """Return the sentence on what is to be done and by whom, or who won; nothing if nobody is to act."""
    position, labels = view.position, view.labels
    if position.phase is Phase.OVER:
        names = [view.names[seat] for seat in winners(position, view.empty_seats)]
        return [labels.say("alt-won", players=len(names), names=labels.join(names))]
    if view.flown:
        return [labels.say("alt-flown", cells=", ".join(map(cell_name, visited_cells(position))))]
    if view.idle is not None:
        return [labels.say(view.idle.value)] if view.idle.value else []
    if position.to_move is None:
        return []
    other = position.drawn is None and position.phase not in _TASKS
    seat = next(iter(position.actors), position.to_move) if other else position.to_move
    player, look = view.names[seat], labels.say(f"picture-look-{seat.value}")
    drawn = "" if position.drawn is None else labels.tile(position.drawn)
    if seat in view.empty_seats:
        sentences = [labels.say("alt-empty-seat", look=look)]
        return [*sentences, labels.say("alt-drawn", tile=drawn)] if drawn else sentences
    if drawn:
        key = "alt-to-market" if position.phase is MARKET else "alt-to-place"
        return [labels.say(key, player=player, look=look, tile=drawn)]
    return [labels.say(_TASKS.get(position.phase, "alt-to-act"), player=player, look=look)]


def _table_edge(view: BoardView) -> list[str]:
    """Return the sentence about the edge of the table, if it has one."""
    corners = table_corners(view.position)
    if corners is None:
        return []
    first, last = (cell_name(cell) for cell in corners)
    return [view.labels.say("alt-table-edge", **{"from": first, "to": last})]


def _pieces(view: BoardView) -> list[str]:
    """Return the sentence about the neutral pieces on the board, if there are any."""
    labels = view.labels
    pieces = [
        labels.say("alt-piece", kind=piece.kind, cell=cell_name(piece.cell)) for piece in view.position.pieces
    ]
    return [labels.say("alt-pieces", pieces=labels.join(pieces))] if pieces else []


def _scores(view: BoardView) -> str:
    labels = view.labels
    scores = view.position.scores.items()
    named = [named_with(labels, view.names[seat], points) for seat, points in scores]
    return labels.say("alt-scores", scores=labels.join(named))


def _goods(view: BoardView) -> list[str]:
    """Return the sentence about the goods of each seat that has any, if one does. Rule: goods-open."""
    parts, labels = [], view.labels
    for seat, counted in view.position.counters.items():
        goods = [labels.say(f"goods-{kind}", count=count) for kind, count in counted.items() if count]
        if goods:
            parts.append(named_with(labels, view.names[seat], labels.join(goods)))
    return [labels.say("alt-goods", goods=labels.separator.join(parts))] if parts else []


def _hands(view: BoardView) -> list[str]:
    """Return the sentences about visible hands, but not about one whose tile is drawn and named already."""
    position = view.position.seen_by(view.viewer)
    return [
        _hand(seat, hand, view.names, view.labels)
        for seat, hand in position.hands.items()
        if hand and (seat is not position.to_move or position.drawn is None)
    ]


def _hand(seat: Colour, hand: Sequence[TileId], names: Mapping[Colour, str], labels: Labels) -> str:
    return labels.say("alt-hand", player=names[seat], tiles=labels.separator.join(map(labels.tile, hand)))
