"""Finds positions of a game in which one turn is clearly best: by evaluation, and confirmed by playouts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from game import opponents
from game.board.looks import distinct, look_alike
from game.comparison import ComparedTurn, compared_depth, compared_leads, moves_without_skip
from game.engine.bag import Chance
from game.engine.legal import placements
from game.engine.match import play, start
from game.engine.position import Position, digest
from game.notation.header import header, setup
from game.notation.lines import Key, Line, Turn
from game.notation.record import Record
from game.notation.recording import recorded
from game.notation.replay import laid_turns, opening
from game.opponents.evaluation import EvaluatedTurn, Evaluation
from game.puzzles.puzzle import RANKS, Puzzle
from game.values.geometry import Cell
from game.values.moves import Place, Skip
from game.values.phases import Phase

MARGIN = 3.0
"""Points by which the best turn must be ahead of every other one."""

GLANCE = 0.6
"""The share of `MARGIN` that the evaluation alone must find before playouts are tried."""

FIRST_TURN, LAST_TILES = 8, 4
"""The first turn that may be a puzzle, and the least tiles that must be left."""

FEWEST_WAYS, MOST_CELLS = 6, 20
"""Ways to lay the tile, and cells to lay it on: enough to think about, and as many as one picture shows well."""

WIDEST, HIGHEST = 11, 10
"""Columns and rows of the land that one picture shows well on a phone."""

ORDERS, DEPTH = 12, 5
"""Orders of tiles over which turns are played out, twice, and the length of a playout in turns."""

EXPERT_SECONDS = 3.0
"""Seconds that the strongest computer player has for the position; it must find the same turn."""


def puzzles(record: Record, numbers: Collection[int] | None = None) -> Iterator[Puzzle | None]:
    """Yield a puzzle, or None, for each turn of a game that is looked at, in their order.

    With `numbers` only turns of these numbers are looked at. A game with hands, with moves before a tile is laid, or
    with figures that do more than be deployed has none. Refuses with `RecordError` a game that breaks the rules.
    """
    book = opening(record.setup).book
    if not book.plain or book.drawing.hand_size or book.before_placing:
        return
    head = tuple(Line(Key(key, value)) for key, value in header(record.setup, {}))
    entries = [entry for _, entry in record.entries]
    laid = {turn.number: turn.before for turn in laid_turns(record)}
    for index, entry in enumerate(entries):
        if (
            isinstance(entry, Turn)
            and entry.number >= FIRST_TURN
            and (numbers is None or entry.number in numbers)
        ):
            earlier = Record((*head, Line(), *map(Line, entries[:index])), record.setup)
            yield _puzzle(earlier, laid[entry.number])


def game_of_computers(values: Mapping[str, str], seed: str) -> Record:
    """Return a game played by computer players of a middle level; it depends only on `values` and `seed`.

    `values` are header values of a written game: its rules and seats. Refuses with `HeaderError`.
    """
    begun = setup(values)
    player = opponents.load(opponents.names()[1])
    match, events = start(begun.ruleset, begun.seats, seed)
    happened = list(events)
    while match.position.phase is not Phase.OVER:
        seat = match.position.actors[0]
        chosen = player.choose(match.position.seen_by(seat), f"{seed} {len(happened)}", 1.0, seat)
        for move in chosen:
            match, events = play(match, move)
            happened += events
    return recorded(begun, happened)


def _puzzle(record: Record, position: Position) -> Puzzle | None:
    """Return the puzzle of a position, if one turn is clearly best in it."""
    candidates = _candidates(position)
    if not candidates:
        return None
    name, depth = digest(position), compared_depth(position, DEPTH)
    leads = [0.0] * len(candidates)
    for half in ("first", "second"):
        chance = Chance(f"{name} {half}", "puzzle")
        found = compared_leads(position, candidates, chance, orders=ORDERS, depth=depth)
        if found[0] - max(found[1:]) < MARGIN:
            return None
        leads = [lead + one / 2 for lead, one in zip(leads, found, strict=True)]
    ranked = sorted(zip(candidates, leads, strict=True), key=lambda one: -one[1])
    turns = tuple(ComparedTurn(moves_without_skip(turn), round(lead, 2)) for turn, lead in ranked)
    puzzle = Puzzle(record, position, turns)
    strongest = opponents.load(opponents.names()[-1])
    place, *then = strongest.choose(position, name, EXPERT_SECONDS, position.to_move)
    assert isinstance(place, Place), "a tile is to be laid"
    best, after = puzzle.best.whole
    if not look_alike(best, place) or (then[0] if then else Skip()) != after:
        return None
    return puzzle


def _candidates(position: Position) -> list[EvaluatedTurn]:
    """Return the turns that are to be compared, that which looks best first; none where nothing stands out."""
    ways = distinct(sorted(placements(position), key=lambda place: place.turns))
    cells = {place.cell for place in ways}
    if (
        position.unseen_count < LAST_TILES
        or len(ways) < FEWEST_WAYS
        or len(cells) > MOST_CELLS
        or not _fits_picture(position, cells)
    ):
        return []
    evaluation = Evaluation(position, position.mover)
    ranked = evaluation.turns(position, ways)
    best = ranked[0]
    others_there = [
        turn for turn in evaluation.alternatives(position, (best.place,)) if turn.then != best.then
    ]
    found = sorted((*ranked, *others_there), key=lambda turn: -turn.worth)[: len(RANKS)]
    return found if found[0].worth - found[1].worth >= GLANCE * MARGIN else []


def _fits_picture(position: Position, cells: Iterable[Cell]) -> bool:
    shown = (*position.board, *cells)
    columns, rows = [cell.x for cell in shown], [cell.y for cell in shown]
    return bool(max(columns) - min(columns) < WIDEST and max(rows) - min(rows) < HIGHEST)
