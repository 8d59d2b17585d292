"""The number of presses that a turn takes by the private panel, from *Play* to *Confirm*, both included.

Whole games are played by a computer player. For each of its turns the shortest way through the panel's
controls is searched. A button is one press, an option of a select two, since the select is opened first.
Answers at the market are counted in the same way and have their own figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count
from typing import Any

from discord import ui

from bench.support.report import report
from bench.support.unstored_views import view_of
from bot.features.turn.drafts import Draft, options, parse_draft, with_defaults
from bot.features.turn.market_panel import answer_controls
from bot.features.turn.panel import first_draft, turn_controls
from bot.i18n import Language, language
from bot.pictures import choices
from bot.platform.custom_ids import Kind, parse
from game.board.looks import look_alike
from game.engine.match import Match, play, start
from game.expansions.market.moves import MARKET
from game.notation.moves import move_text
from game.opponents import load
from game.values.moves import Deploy, Move, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, Ruleset, make_ruleset
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.areas import MOST_CELLS

GAMES = 10
"""Games played with each ruleset."""
OPPONENT = "greedy"
FEW = 4


@dataclass(frozen=True, slots=True)
class Measured:
    """A ruleset to measure, at a table of `seats` seats with this level of help."""

    ruleset: Ruleset
    seats: int = 2
    help: HelpLevel = HelpLevel.STANDARD


_EXPANSIONS = [Expansion.RIVER, Expansion.ABBOT, Expansion.INNS]
MEASURED = {
    "base": Measured(make_ruleset()),
    "river abbot inns": Measured(make_ruleset(expansions=_EXPANSIONS)),
    "six seats": Measured(make_ruleset(expansions=_EXPANSIONS), seats=6),
    "market": Measured(make_ruleset(on=[Option.TILE_MARKET])),
    "purist": Measured(make_ruleset(), help=HelpLevel.PURIST),
    "hand of three": Measured(make_ruleset(on=[Option.HAND_THREE, Option.UNPLAYABLE_RETURNS]), seats=3),
}


@dataclass(frozen=True, slots=True)
class Turn:
    """The presses of one turn, the number of cells to choose from, and whether a tile was chosen from a hand.

    `cells` is 0 for an answer at the market.
    """

    presses: int
    cells: int
    hand: bool = False


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    turns = {name: measure(measured) for name, measured in MEASURED.items()}
    report(figures(turns), argv)


def figures(turns: Mapping[str, Sequence[Turn]]) -> dict[str, Any]:
    """Return the distribution of the presses over all turns, and the maximum and mean by ruleset."""
    answers = [turn.presses for played in turns.values() for turn in played if not turn.cells]
    turns = {name: [turn for turn in played if turn.cells] for name, played in turns.items()}
    every = [turn for played in turns.values() for turn in played]
    presses = [turn.presses for turn in every]
    return {
        "turns": len(every),
        "turns_beyond_20_cells": sum(turn.cells > MOST_CELLS for turn in every),
        "max_up_to_20_cells": max(
            turn.presses for turn in every if turn.cells <= MOST_CELLS and not turn.hand
        ),
        "max": max(presses),
        "mean": round(sum(presses) / len(presses), 3),
        "share_up_to_4": round(sum(number <= FEW for number in presses) / len(presses), 3),
        "turns_by_presses": {str(number): times for number, times in sorted(Counter(presses).items())},
        "max_by_ruleset": {name: max(turn.presses for turn in played) for name, played in turns.items()},
        "mean_by_ruleset": {
            name: round(sum(turn.presses for turn in played) / len(played), 3)
            for name, played in turns.items()
        },
        "answers_at_the_market": len(answers),
        "answers_max": max(answers, default=0),
        "answers_mean": round(sum(answers) / max(1, len(answers)), 3),
    }


def measure(measured: Measured, games: int = GAMES) -> list[Turn]:
    """Return every turn of `games` games, and every answer at a market."""
    return [turn for game in range(games) for turn in _game(measured, f"presses {game}")]


def _game(measured: Measured, seed: str) -> Iterator[Turn]:
    match, _ = start(measured.ruleset, tuple(Colour)[: measured.seats], seed)
    words = language("en")
    for number in count():
        position = match.position
        if position.phase is Phase.OVER:
            return
        moves = load(OPPONENT).choose(position, f"{seed} {number}", 0.0)
        if position.phase is Phase.PLACE:
            place, *finish = moves
            assert isinstance(place, Place)
            yield _pressed(words, _view(match, measured), place, finish[0] if finish else Skip())
        if position.phase is MARKET:
            yield from (_answered(words, _view(match, measured), move) for move in moves)
        for move in moves:
            match, _ = play(match, move)


def _pressed(words: Language, view: GameView, place: Place, finish: Move) -> Turn:
    """Return the turn with its fewest presses from *Play*; asserts that the controls lead to it."""
    hand = len(choices.tiles(view.position)) > 1
    purist = view.options.help is HelpLevel.PURIST
    cells = len(choices.places(view.position, place.tile, purist=purist))
    begun = first_draft(view)
    ways, seen, order = [(1, 0, begun)], {begun}, count(1)
    while ways:
        presses, _, draft = heappop(ways)
        for price, kind, choice in _offered(words, view, draft):
            if kind is Kind.CONFIRM:
                assert draft.place is not None
                if look_alike(draft.place, place) and draft.finish == finish:
                    return Turn(presses + price, cells, hand)
                continue
            after = with_defaults(view, parse_draft(choice))
            if after not in seen and _leads_to(after, place, finish):
                seen.add(after)
                heappush(ways, (presses + price, next(order), after))
    raise AssertionError(f"no control leads to {place} {finish}")


def _answered(words: Language, view: GameView, move: Move) -> Turn:
    """Return the answer at the market with its fewest presses from *Play*."""
    view = replace(view, seat=move.chosen_by(view.position.to_move, view.position.actors[0]))
    _, rows = answer_controls(words, view)
    ways = [
        (price, choice)
        for price, kind, choice in _pressable(rows)
        if kind is Kind.ANSWER or (kind is Kind.MARKET and choice == move_text(move))
    ]
    # Play, the answer unless it is already chosen, and Confirm, which is the first control.
    confirmed = ways[0][1] == move_text(move)
    return Turn(2 if confirmed else 2 + min(price for price, choice in ways if choice == move_text(move)), 0)


def _offered(words: Language, view: GameView, draft: Draft) -> Iterator[tuple[int, Kind, str]]:
    """Yield the price in presses, the kind and the choice of each control of the panel."""
    _, rows = turn_controls(words, view, draft, options(view, draft))
    for price, kind, choice in _pressable(rows):
        if kind in (Kind.CELL, Kind.TURN, Kind.SPOT, Kind.CONFIRM):
            yield price, kind, choice


def _pressable(rows: Sequence[ui.Item[Any]]) -> Iterator[tuple[int, Kind, str]]:
    for row in rows:
        for part in row.to_component_dict().get("components", ()):
            control = parse(part["custom_id"])
            assert control is not None
            if "options" in part:
                yield from ((2, control.kind, option["value"]) for option in part["options"])
            else:
                yield 1, control.kind, control.choice


def _leads_to(draft: Draft, place: Place, finish: Move) -> bool:
    """Return whether the draft can be completed to that turn."""
    if draft.place is None:
        return True
    if (draft.place.tile, draft.place.cell) != (place.tile, place.cell):
        return False
    # A figure can be exchanged for the wanted one on the same spot.
    same = (
        isinstance(draft.finish, Deploy) and isinstance(finish, Deploy) and draft.finish.spot == finish.spot
    )
    return same or draft.finish in (Skip(), finish)


def _view(match: Match, measured: Measured) -> GameView:
    """Return the view of the seat to move."""
    return view_of(match, match.position.to_move, measured.help)
