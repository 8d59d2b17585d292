"""Properties of every game, whatever its rules, tested on random games of random rules."""

from collections import Counter
from dataclasses import fields

import pytest
from flood import flood, frontier
from hypothesis import given, settings
from random_games import Chooser, played, rulesets, seatings, seeds

from game.board.oriented_tile import key_of, oriented
from game.engine import queries, rules
from game.engine.bag import fill, start_tile
from game.engine.legal import cells, kept_aside, moves, placements, turns
from game.engine.match import play, start
from game.engine.position import Position, digest
from game.expansions.abbot.moves import Recall
from game.expansions.dragon.moves import MoveFairy, SendHome, Step
from game.expansions.flyers.moves import Fly, Land, Throw
from game.expansions.market.events import Sold
from game.expansions.market.moves import MARKET, Accept, Decline, Offer, Pass
from game.expansions.traders.state import GOODS, TRADERS_STATE
from game.values.errors import IllegalMove
from game.values.events import Bonus, Scored
from game.values.geometry import AROUND, Cell, Side, turned_side
from game.values.moves import MEEPLE, Deploy, Figure, Move, Place, Skip, Spot
from game.values.phases import Phase
from game.values.ruleset import Colour, Option, Ruleset
from game.values.tiles import FeatureKind, all_tiles

NOT_TURNED = frozenset({Option.START_IN_BAG, Option.HAND_EARLY_DRAW, Option.HAND_THREE, Option.TILE_MARKET})
"""Options about hands and drawing, left out of the test of the turned board."""

usual = settings(max_examples=15)


@usual
@given(rulesets(), seatings, seeds)
def test_figures_are_conserved_and_points_are_paid(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Supply and board hold the figures that a seat was given; scores equal payments, except for the market."""
    scores = dict.fromkeys(seats, 0)
    for current, _, events in played(ruleset, seats, seed):
        position = current.position
        figures = Counter((figure.seat, figure.figure) for figure in position.figures)
        for number, seat in enumerate(seats):
            for code, figure in enumerate(position.book.figures):
                left = position.stock[number * len(position.book.figures) + code]
                assert left >= 0
                assert left + figures[seat, figure] == position.book.supply[code]
        for event in events:
            match event:
                case Scored() | Bonus():
                    assert event.points >= 0
                    for seat in event.seats:
                        scores[seat] += event.points
                case Sold():
                    scores[event.buyer] -= event.points
                    scores[event.seller] += event.points
                case _:
                    pass
        assert position.scores == scores
        assert min(scores.values()) >= 0


@usual
@given(rulesets(), seatings, seeds)
def test_builders_and_pigs_stand_only_beside_a_follower(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """A figure that is no follower stands only where a follower of its seat does. Rules: builder-home, pig-stays."""
    for current, _, _ in played(ruleset, seats, seed):
        follows = current.position.book.is_follower
        for figures in current.position.features.figures.values():
            followed = {seat for seat, code, _ in figures if follows(code)}
            assert {seat for seat, _, _ in figures} == followed


@usual
@given(rulesets(), seatings, seeds)
def test_goods_are_those_of_complete_cities(ruleset: Ruleset, seats: tuple[Colour, ...], seed: str) -> None:
    """Together the seats hold one token for each symbol in a complete city. Rules: goods-take, goods-which."""
    for number, (current, _, _) in enumerate(played(ruleset, seats, seed)):
        position = current.position
        if (
            number % 9
            or not TRADERS_STATE.played(position)
            or position.phase not in (Phase.PLACE, Phase.OVER)
        ):
            continue  # a city completed by the tile just laid is scored when its turn ends
        expected: Counter[str] = Counter()
        for city in flood(position):
            if city.kind is FeatureKind.CITY and city.complete:
                for cell, segment in city.nodes:
                    expected.update(
                        all_tiles()[position.board[cell].tile].segments[segment].marks & set(GOODS)
                    )
        held = Counter[str]()
        for counted in position.counters.values():
            held.update({kind: count for kind, count in counted.items() if kind in GOODS})
        assert +held == expected


@usual
@given(rulesets(), seatings, seeds)
def test_unseen_tiles_are_those_in_the_bag(ruleset: Ruleset, seats: tuple[Colour, ...], seed: str) -> None:
    """The unseen tiles of a position, and their number, are those in the bag and set aside."""
    for match, _, _ in played(ruleset, seats, seed):
        assert Counter(match.bag.tiles + match.bag.aside) == Counter(match.position.unseen)
        assert match.position.unseen_count == len(match.bag.tiles + match.bag.aside)


@usual
@given(rulesets(), seatings, seeds)
def test_listed_moves_are_accepted_and_others_refused(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Listed moves are accepted and others refused; a refusal leaves the position as it was."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        if number % 13 and match.position.phase is not MARKET:
            continue
        position = match.position
        listed = moves(position)
        before = digest(position)
        assert len(set(listed)) == len(listed)
        for move in listed:
            rules.apply(position, move)
        for move in _possible_moves(position):
            if move in listed or (isinstance(move, Deploy) and _named_otherwise(position, move, listed)):
                continue
            with pytest.raises(IllegalMove):
                rules.apply(position, move)
        assert digest(position) == before


def _possible_moves(position: Position) -> list[Move]:
    """Return moves of every kind, most of them illegal."""
    board = list(position.board) or [Cell(0, 0)]
    near = {Cell(x + dx, y + dy) for x, y in board[-3:] for dx, dy in AROUND} | set(board[:2])
    tiles = {*list(all_tiles())[::7], *([position.drawn] if position.drawn else [])}
    tried: list[Move] = [Place(tile, cell, turn) for tile in tiles for cell in near for turn in range(-1, 5)]
    spots = {spot for tile in list(all_tiles())[::9] for spot in oriented(tile)[1].segment_at}
    if position.last is not None:
        laid = position.board[position.last]
        spots |= set(oriented(laid.tile)[laid.turns].segment_at)
    tried += [Deploy(figure, spot) for figure in Figure for spot in spots]
    tried += [Recall(cell) for cell in board]
    tried += [Skip(), Decline(), *(Pass(seat) for seat in Colour), *(Accept(seat) for seat in Colour)]
    tried += [Offer(seat, points) for seat in Colour for points in (-1, 0, 1, 10_000)]
    tried += [*map(Fly, Figure), *map(Throw, range(-1, 5)), *map(Step, Side)]
    for cell in [*near][:5]:
        for spot in [*spots][:9]:
            tried += [Deploy(MEEPLE, spot, cell), Land(spot, cell), MoveFairy(MEEPLE, spot, cell)]
            tried.append(SendHome(Colour.RED, MEEPLE, spot, cell))
    return tried


def _named_otherwise(position: Position, move: Deploy, listed: tuple[Move, ...]) -> bool:
    """Return whether the move is a listed deployment with another edge of the same segment."""
    if position.phase is not Phase.DEPLOY or position.last is None:
        return False
    laid = position.board[position.last]
    oriented_tile = oriented(laid.tile)[laid.turns]
    segment = oriented_tile.segment_at.get(move.spot)
    return segment is not None and Deploy(move.figure, oriented_tile.spots[segment]) in listed


@usual
@given(rulesets(), seatings, seeds)
def test_features_and_frontier_are_those_of_a_flood_fill(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Features and frontier, updated tile by tile, equal those found from the printed tiles alone."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        position = match.position
        if number % 11 and position.phase is not Phase.OVER:
            continue
        found = {(f.kind, frozenset(f.segments), f.complete) for f in queries.features(position)}
        assert found == {(f.kind, f.nodes, f.complete) for f in flood(position)}
        slow = frontier(position)
        if position.board:
            assert set(cells(position)) == set(slow)
        for tile in position.unseen:
            if tile in position.book.refuses:
                continue
            kind = all_tiles()[tile]
            expected = {
                (cell, turn)
                for cell, shown in slow.items()
                for turn in range(4)
                if all(kind.side(side, turn).value == terrain for side, terrain in shown.items())
            }
            if position.board:
                assert {(p.cell, p.turns) for p in placements(position, tile)} == expected


@usual
@given(rulesets(), seatings, seeds)
def test_enumerated_turns_are_those_found_by_laying_each_tile(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Enumerating whole turns without laying tiles gives the same turns as laying each tile."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        position = match.position
        if number % 13 or position.phase is not Phase.PLACE:
            continue
        expected = []
        for place in placements(position):
            after, _ = rules.apply(position, place)
            expected += [(place, then) for then in moves(after)]
        assert list(turns(position)) == expected


@usual
@given(rulesets(), seatings, seeds)
def test_the_same_seed_and_moves_give_the_same_game(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """A game follows from its rules, seats, seed and moves."""
    history = list(played(ruleset, seats, seed))
    match, _ = start(ruleset, seats, seed)
    for then, move, events in history[1:]:
        assert move is not None
        match, replayed = play(match, move)
        assert replayed == events
        assert digest(match.position) == digest(then.position)
    assert match == history[-1][0]


@usual
@given(rulesets(), seatings, seeds)
def test_no_seat_sees_hidden_hands_of_others(ruleset: Ruleset, seats: tuple[Colour, ...], seed: str) -> None:
    """A seat's view hides the hands of others, and their tiles count as unseen."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        position = match.position
        if number % 20 or position.phase is Phase.OVER:
            continue
        for viewer in (*seats, None):
            view = position.seen_by(viewer)
            for seat, hand in view.hands.items():
                hidden = ruleset.hidden_hands and seat is not viewer
                assert hand == (() if hidden else position.hands[seat])
            assert sum(view.unseen.values()) + sum(map(len, view.hands.values())) == sum(
                position.unseen.values()
            ) + sum(map(len, position.hands.values()))


@usual
@given(rulesets(), seatings, seeds)
def test_projected_scores_are_those_of_a_game_that_ends_now(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """The projected scores equal the scores after the final scoring of the same position."""
    for number, (match, _, _) in enumerate(played(ruleset, seats, seed)):
        if number % 10 == 0 and match.position.phase is not Phase.OVER:
            ended, _ = rules.finish(match.position)
            assert queries.projected(match.position) == ended.scores


@usual
@given(rulesets(without=NOT_TURNED), seatings, seeds)
def test_a_board_turned_by_a_quarter_gives_the_same_game(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str
) -> None:
    """Turning the board by a quarter turn changes nothing but the directions in its moves."""
    chooser = Chooser(seed)
    begin = start_tile(ruleset)
    assert begin is not None
    boards = [rules.opened(ruleset, seats, Place(begin.tile, Cell(0, 0), turn)) for turn in (0, 1)]
    original, rotated = boards
    for tile in fill(ruleset, seed).tiles:
        if kept_aside(original, tile):
            continue
        for position in boards:
            rules.push_draw(position, tile)
        turn = original.turn
        while original.phase is not Phase.DRAW:
            assert original.turn == turn
            assert len(moves(original)) == len(moves(rotated))
            chance = original.book.phases[original.phase].chance
            move = chance(original, turn.__mod__) if chance else chooser.choose(moves(original))
            quarter = _turned(original, move)
            for position, board_move in ((original, move), (rotated, quarter)):
                rules.check(position, board_move)
                rules.push(position, board_move)
        assert original.phase is rotated.phase
        assert original.scores == rotated.scores
    for position in boards:
        rules.push_finish(position)
    assert original.scores == rotated.scores


def _turned(position: Position, move: Move) -> Move:
    """Return the same move on the board turned by a quarter turn clockwise."""
    if isinstance(move, Place):
        return Place(move.tile, Cell(-move.cell.y, move.cell.x), (move.turns + 1) % 4)
    turned: dict[str, object] = {}
    cell = getattr(move, "cell", None)
    # Some moves are named tuples, the others data classes.
    names = getattr(move, "_fields", None) or [field.name for field in fields(move)]  # type: ignore[arg-type]
    for name in names:
        value = getattr(move, name)
        match value:
            case Cell():
                turned[name] = Cell(-value.y, value.x)
            case Side():
                turned[name] = turned_side(value, 1)
            case Spot():
                key = position.last_key if cell is None else key_of(cell)
                assert key is not None
                oriented_tile = position.grid.tiles[key][0]
                turned[name] = oriented(oriented_tile.tile)[(oriented_tile.turns + 1) % 4].spots[
                    oriented_tile.segment_at[value]
                ]
    return type(move)(**{name: getattr(move, name) for name in names} | turned)
