"""The board of a turn in words, for the description of its picture and for people who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.board.oriented_tile import oriented
from game.engine.queries import table_corners, winners
from game.expansions.dragon.moves import STEPS
from game.expansions.market.moves import MARKET
from game.values.geometry import Cell
from game.values.phases import Phase
from rendering.boards.areas import areas
from rendering.boards.cell_names import cell_name
from rendering.boards.flight import visited_cells
from rendering.boards.text_board import tile_line
from rendering.views.alt_text import fit, hand_text, numbered_places
from rendering.views.board_image import BoardView, Idle, board_frame, shown_part
from rendering.views.overlay_words import named_with, overlay_words

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
    cells = numbered_places(enumerate(view.numbered, 1), found)
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
        numbered_places(
            [(number, cell) for number, cell in enumerate(view.numbered, 1) if cell in window], ()
        )
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


def _places_heading(view: BoardView) -> str:
    return view.labels.say("alt-numbered" if view.idle else "alt-places")


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
        hand_text(seat, hand, view.names, view.labels)
        for seat, hand in position.hands.items()
        if hand and (seat is not position.to_move or position.drawn is None)
    ]
