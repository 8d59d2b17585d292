"""Tests that the moves listed after a placement are those of a simple implementation of the rules."""

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from random_games import played, rulesets, seatings, seeds

from game.board.features import Feature, StandingFigure
from game.board.oriented_tile import oriented
from game.engine import queries, rules
from game.engine.legal import moves, placements, playable
from game.engine.position import Position
from game.expansions.abbot.moves import Recall
from game.expansions.dragon.moves import MoveFairy, SendHome
from game.expansions.dragon.princess import PRINCESS_MUST
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.moves import Fly
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.expansions.traders.state import BUILDER, PIG
from game.values.geometry import Cell
from game.values.moves import ABBOT, Deploy, Figure, Move, Skip, Spot
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Ruleset
from game.values.tiles import FeatureKind, all_tiles

EVERY = frozenset({Expansion.RIVER, Expansion.ABBOT, Expansion.INNS, TRADERS, DRAGON, FLYERS})

usual = settings(max_examples=6)


@usual
@given(rulesets(least=EVERY), seatings, seeds, st.integers(0, 10))
def test_listed_moves_are_those_of_the_rules(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, offset: int
) -> None:
    """Every legal move after a placement is listed once, and no other move is."""
    assume(ruleset.expansions == EVERY)
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        if match.position.phase is Phase.DEPLOY and (number + offset) % 3 == 0:
            _check_listed(match.position)


@usual
@given(rulesets(least=EVERY), seatings, seeds, st.integers(0, 10))
def test_copies_of_a_position_list_their_own_moves(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, offset: int
) -> None:
    """Copies of a position share cached lists; a move of a figure in one does not change the other's."""
    assume(ruleset.expansions == EVERY)
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        position = match.position
        if position.phase is not Phase.PLACE or (number + offset) % 11:
            continue
        laid = [rules.apply(position, place)[0] for place in placements(position)[::7]]
        for after in laid:
            _check_listed(after)
        acted = [rules.apply(after, moves(after)[0])[0] for after in laid]
        for after in (*laid, *acted):
            if after.phase is Phase.DEPLOY:
                _check_listed(after)


@usual
@given(rulesets(), seatings, seeds, st.integers(0, 10))
def test_quick_queries_agree_with_the_full_lists(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, offset: int
) -> None:
    """`playable` agrees with the list of placements, and `surrounded` with the number of neighbours."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        position = match.position
        if (number + offset) % 11 == 0:
            for tile in position.unseen:
                assert playable(position, tile) is bool(placements(position, tile))
            for key in position.grid.tiles:
                assert position.grid.surrounded(key) is (position.grid.neighbours(key) == 8)


def _check_listed(position: Position) -> None:
    found = moves(position)
    assert max(Counter(found).values()) == 1
    assert set(found) == _expected(position)


def _expected(position: Position) -> set[Move]:
    removals = _removals(position)
    if removals and position.ruleset.has(PRINCESS_MUST):
        return removals
    return {
        *_deployments(position),
        *_recalls(position),
        *removals,
        *_fairies(position),
        *_flights(position),
        Skip(),
    }


def _features(position: Position) -> dict[tuple[Cell, int], Feature]:
    return {segment: feature for feature in queries.features(position) for segment in feature.segments}


def _spots(position: Position, cell: Cell) -> tuple[Spot, ...]:
    laid = position.board[cell]
    return oriented(laid.tile)[laid.turns].spots


def _spot(position: Position, figure: StandingFigure) -> Spot:
    return _spots(position, figure.cell)[figure.segment]


def _own_followers(position: Position) -> list[StandingFigure]:
    return [
        figure
        for figure in position.figures
        if figure.seat is position.to_move and figure.figure not in (BUILDER, PIG)
    ]


def _marks(position: Position) -> frozenset[str]:
    assert position.last is not None
    return all_tiles()[position.board[position.last].tile].marks


def _dragon(position: Position) -> Cell | None:
    return next((piece.cell for piece in position.pieces if piece.kind == "dragon"), None)


def _in_supply(position: Position) -> list[Figure]:
    assert position.to_move is not None
    return [figure for figure, count in position.supply[position.to_move].items() if count]


def _deployments(position: Position) -> set[Move]:
    """Rules: deploy-free, builder-deploy, pig-deploy, volcano-no-meeple, dragon-no-meeple, portal-deploy."""
    found: set[Move] = set()
    specs = {spec.figure: spec for spec in position.book.specs}
    owners = {(figure.cell, figure.segment) for figure in _own_followers(position)}
    for (cell, segment), feature in _features(position).items():
        is_last = cell == position.last
        if cell == _dragon(position) or not (is_last or "portal" in _marks(position)):
            continue
        for figure in _in_supply(position):
            spot = _spots(position, cell)[segment]
            if feature.kind not in specs[figure].stands:
                continue
            if figure in (BUILDER, PIG):
                joins = not feature.complete and not owners.isdisjoint(feature.segments)
                legal = is_last and joins
            else:
                free = feature.kind not in position.book.barred and not feature.figures
                legal = free and (is_last or not feature.complete)
            if legal:
                found.add(Deploy(figure, spot, None if is_last else cell))
    return found


def _recalls(position: Position) -> set[Move]:
    """Rule: abbot-recall."""
    return {
        Recall(figure.cell)
        for figure in _own_followers(position)
        if figure.figure is ABBOT and not queries.feature_at(position, figure.cell, figure.segment).complete
    }


def _removals(position: Position) -> set[Move]:
    """Rules: princess, princess-segment."""
    assert position.last is not None
    segments = all_tiles()[position.board[position.last].tile].segments
    return {
        SendHome(figure.seat, figure.figure, _spot(position, figure), figure.cell)
        for index, segment in enumerate(segments)
        if segment.kind is FeatureKind.CITY and "princess" in segment.marks
        for figure in queries.feature_at(position, position.last, index).figures
        if figure.figure not in (BUILDER, PIG)
    }


def _fairies(position: Position) -> set[Move]:
    """Rule: fairy-move."""
    counted = Counter(
        MoveFairy(figure.figure, _spot(position, figure), figure.cell) for figure in _own_followers(position)
    )
    fairy = next((piece for piece in position.pieces if piece.kind == "fairy"), None)
    if fairy is not None and fairy.seat is not None and position.seats[fairy.seat] is position.to_move:
        friend = _friend(position)
        counted[MoveFairy(friend.figure, _spot(position, friend), friend.cell)] -= 1
    return set(+counted)


def _friend(position: Position) -> StandingFigure:
    """Return the figure beside which the fairy stands."""
    state: dict[str, object] = dict(position.states["dragon"].content())
    friend = state["friend"]
    assert isinstance(friend, tuple)
    return position.standing_figure(*friend)


def _flights(position: Position) -> set[Move]:
    """Rules: flyer-fly, dragon-no-meeple."""
    if not any(mark.startswith("flyer") for mark in _marks(position)) or _dragon(position) == position.last:
        return set()
    return {Fly(figure) for figure in _in_supply(position) if figure not in (BUILDER, PIG)}
