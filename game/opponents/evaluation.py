"""What a position is worth to a seat, and which whole turns lead to the best position.

The worth of a position is the points of the seat, what its figures on the board are expected to earn, and
what those in its supply are, minus the mean of the same sum over the other seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.board.features import Standing
from game.board.looks import distinct
from game.board.oriented_tile import key_of
from game.engine import rules
from game.engine.legal import deployments, moves
from game.engine.position import Position
from game.engine.survey import is_field
from game.engine.turn import has_extra_turn
from game.expansions.abbot.moves import Recall
from game.expansions.abbot.rules import abbot_at
from game.opponents.chances import Chances, tiles_to_come
from game.opponents.dangers import FOLLOWERS, Dangers, New
from game.opponents.joining import Expected, Joining, meeting
from game.opponents.last_tile import Claimed, LastTile
from game.opponents.outlines import outlined
from game.opponents.prospects import Prospects
from game.opponents.sketch import Sketch, is_sketch_exact
from game.opponents.sketch_evaluation import SketchEvaluation, Turn
from game.opponents.weights import TUNED
from game.values.geometry import Cell
from game.values.moves import ABBOT, BASE_FIGURES, LARGE, Deploy, Figure, Move, Place, Skip

ABBOT_POINTS = 4.0
"""Points that an abbot in the supply is worth: it can be recalled once it is deployed."""

EXTRA_TURN = 3.0
"""Points that an extra turn is worth. Rules: builder-double, fill-hole-extra-turn."""

NOTHING: Expected = (0.0, 0.0, 0.0, ())
"""The expectation of an unclaimed feature."""

_LARGE, _ABBOT = BASE_FIGURES.index(LARGE), BASE_FIGURES.index(ABBOT)


@dataclass(frozen=True, slots=True)
class EvaluatedTurn:
    """A whole turn, and what the position after it is worth to the seat that plays it."""

    worth: float
    place: Place
    then: Move


class Evaluation:
    """The worth of positions one turn after `position`, to the seat of index `seat`.

    Only what the tile laid last has changed is computed again; the rest is kept from `position`. Where a
    `Sketch` is exact it is evaluated in place of the position, which takes a third of the time.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self._seat = seat
        self._chances = Chances(tiles_to_come(position), len(position.seats), TUNED)
        others = max(1, len(position.seats) - 1)
        self._shares = [1.0 if index == seat else -1.0 / others for index in range(len(position.seats))]
        self._by_sketch = is_sketch_exact(position)
        if self._by_sketch:
            return
        self._prospects = Prospects(position, self._chances)
        self._soon = self._chances.stage(self._chances.left)
        features = position.features
        self._remembered = {
            root: (
                (features.parent[root], features.ends[root], figures),
                self._feature(position, root, figures),
            )
            for root, figures in features.figures.items()
        }
        self._dangers = Dangers(self._soon, self._shares, seat, ABBOT_POINTS * self._soon.soon)
        self._joining = Joining(self._soon, self._chances.weights, self._shares)
        known = {root: found for root, (_, found) in self._remembered.items()}
        self._threats = {
            key: threat
            for key in position.grid.open
            if (met := meeting(position, key)) and (threat := self._joining.threat(position, met, known))
        }
        self._threatened = sum(self._threats.values())

    def turns(self, position: Position, places: Iterable[Place]) -> list[EvaluatedTurn]:
        """Return each placement with the best move that can follow it, sorted by falling worth.

        Of rotations of a tile that look the same only the first is kept.
        """
        best = [max(found, key=_worth) for found in self._evaluated(position, places)]
        best.sort(key=_worth, reverse=True)
        return best

    def alternatives(self, position: Position, places: Iterable[Place]) -> list[EvaluatedTurn]:
        """Return each placement with each move that can follow it, sorted by falling worth."""
        found = [turn for turns in self._evaluated(position, places) for turn in turns]
        found.sort(key=_worth, reverse=True)
        return found

    def turn(self, position: Position, place: Place, then: Move) -> EvaluatedTurn:
        """Return a turn with its worth.

        A turn that is not finished where `Skip` is forbidden has the worth of the best one with its placement.
        """
        found = self.alternatives(position, (place,))
        worth = next((turn.worth for turn in found if turn.then == then), found[0].worth)
        return EvaluatedTurn(worth, place, then)

    def _evaluated(self, position: Position, places: Iterable[Place]) -> Iterable[list[EvaluatedTurn]]:
        """Yield the evaluated turns of each placement."""
        different = distinct(places)
        if self._by_sketch:
            evaluation = SketchEvaluation(Sketch(position), self._seat, self._chances)
            for place in different:
                found = evaluation.alternatives(key_of(place.cell), outlined(place.tile, place.turns))
                yield [EvaluatedTurn(turn[0], place, follow_up_of(position, turn)) for turn in found]
            return
        for place in different:
            after = position.copy()
            rules.push(after, place)
            yield [
                EvaluatedTurn(worth, place, then) for worth, then in self._follow_ups(after, LastTile(after))
            ]

    def worth(self, position: Position) -> float:
        """Return the worth: points, expectations and supplies of all seats, weighted by their shares."""
        if self._by_sketch:
            return SketchEvaluation(Sketch(position), self._seat, self._chances).total
        return self._worth_with(position, LastTile(position))

    def _worth_with(self, position: Position, laid: LastTile) -> float:
        """Return `worth`, with what is known of the tile laid last."""
        total, backs, expected = self._without_supplies(position, laid)
        dangers = self._dangers.of_all(position, backs, expected, laid)
        return total + dangers + self._supplies(position, backs)

    def best_follow_up(self, position: Position) -> tuple[float, Move]:
        """Return the worth of the best move after the tile just laid, and the move; it may be `Skip`."""
        if self._by_sketch:
            return max(
                ((self.after(position, move), move) for move in (Skip(), *deployments(position))),
                key=lambda found: found[0],
            )
        return max(self._follow_ups(position, LastTile(position)), key=lambda found: found[0])

    def _without_supplies(
        self, position: Position, laid: LastTile
    ) -> tuple[float, list[float], dict[int, Expected]]:
        """Return the worth without supplies and dangers, figures expected back by seat, and the claimed features."""
        total, backs, expected, threat = self._claimed(position, laid)
        for index, share in enumerate(self._shares):
            total += share * position.points[index]
            for promises in position.book.worth:
                total += share * promises(position, index)
        return total + threat, backs, expected

    def _claimed(self, position: Position, laid: LastTile) -> Claimed:
        """Return what is expected of all claimed features together.

        The result is cached: most moves after a tile leave all figures where they were when it was laid.
        """
        standing = position.features.derived
        if laid.claimed is not None and laid.claimed[0] is standing:
            return laid.claimed[1]
        near, fields, known = laid.near, laid.completes, laid.features
        parent, ends, remembered = position.features.parent, position.features.ends, self._remembered
        total = 0.0
        backs = [0.0] * len(position.seats)
        expected: dict[int, Expected] = {}
        for root, figures in position.features.figures.items():
            signature, found = remembered.get(root, (None, NOTHING))
            changed = root in near or signature != (parent[root], ends[root], figures)
            if changed or (fields and is_field(position, root)):
                cached = known.get((root, figures))
                if cached is None:
                    cached = known[root, figures] = self._feature(position, root, figures)
                found = cached
            expected[root] = found
            worth, back, _, _ = found
            total += worth
            if back:
                for seat, code, _ in figures:
                    if code in FOLLOWERS:
                        backs[seat] += back
        claimed = (total, backs, expected, self._threat(position, laid, expected))
        if laid.claimed is None:
            laid.claimed = (standing, claimed)
        return claimed

    def _threat(self, position: Position, laid: LastTile, expected: Mapping[int, Expected]) -> float:
        """Return the change expected from joins of features, recomputed where the tile laid last may change it."""
        total, before = self._threatened, self._threats.get
        if position.last_key is not None:
            total -= before(position.last_key, 0.0)
        for key, met in laid.meetings:
            total += self._joining.threat(position, met, expected) - before(key, 0.0)
        return total

    def _follow_ups(self, position: Position, laid: LastTile) -> list[tuple[float, Move]]:
        """Return the moves that can follow the tile just laid, each after the worth of the position then.

        `Skip` comes first, unless the rules forbid it. Rule: princess-must.
        """
        base, backs, expected = self._without_supplies(position, laid)
        extra_turn = EXTRA_TURN if has_extra_turn(position) else 0.0
        dangers = self._dangers.of_all(position, backs, expected, laid)
        skipped = base + dangers + self._supplies(position, backs)
        base += extra_turn
        if laid.completes and not position.book.plain:
            # What expansions do when a feature is completed does not depend on the deployment.
            ended = self._after(position, Skip(), laid)
            base += ended - skipped
            skipped = ended
        choices = (Skip(), *deployments(position)) if position.book.plain else moves(position)
        found: list[tuple[float, Move]] = [(skipped + extra_turn, Skip())] if Skip() in choices else []
        elsewhere: dict[tuple[int, Figure], float] = {}
        for move in choices:
            match move:
                case Skip():
                    continue
                case Deploy(cell=None) if position.book.is_follower(position.book.figures.index(move.figure)):
                    worth = base + self._deployed(position, move, backs, laid, expected)
                case Recall():
                    worth = skipped + extra_turn + self._recalled(position, move)
                case Deploy(cell=Cell() as cell):
                    # The worth depends on the segment of a feature only by the danger to the figure there.
                    new = self._new(position, move, key_of(cell), laid)
                    loss = self._dangers.of_one(position, backs, new)
                    feature = new[0]
                    if (feature, move.figure) not in elsewhere:
                        elsewhere[feature, move.figure] = (
                            extra_turn + self._after(position, move, laid) - loss
                        )
                    worth = elsewhere[feature, move.figure] + loss
                case _:
                    worth = extra_turn + self._after(position, move, laid)
            found.append((worth, move))
        return found

    def best_of(self, position: Position, choices: Iterable[Move]) -> Move:
        """Return the move after which the position is worth most, of any kind."""
        laid = None if self._by_sketch else LastTile(position)
        return max(choices, key=lambda move: self._after(position, move, laid))

    def after(self, position: Position, move: Move) -> float:
        """Return what the position is worth once a legal move is made that lays no tile."""
        return self._after(position, move, None if self._by_sketch else LastTile(position))

    def _after(self, position: Position, move: Move, laid: LastTile | None) -> float:
        then = position.copy_same_tiles()
        rules.push(then, move)
        phase = then.book.phases[then.phase]
        if outcomes := phase.outcomes(then):
            return sum(self._after(then, outcome, laid) for outcome in outcomes) / len(outcomes)
        in_danger = phase.has_steps and then.book.danger
        if then.turn == position.turn and phase.actors(then) == (self._seat,) and not in_danger:
            return max(self._after(then, choice, laid) for choice in moves(then))
        return self.worth(then) if laid is None else self._worth_with(then, laid)

    def _deployed(
        self,
        position: Position,
        deploy: Deploy,
        backs: list[float],
        laid: LastTile,
        expected: Mapping[int, Expected],
    ) -> float:
        """Return what a deployment is worth: its feature, joins and dangers, and all supplies after it."""
        assert position.last_key is not None
        new = self._new(position, deploy, position.last_key, laid)
        _, ((_, code, _),), (worth, back, _, _) = new
        for _, met in laid.meetings:
            worth += self._joining.threat(position, met, expected, new)
        with_it = list(backs)
        if code in FOLLOWERS:
            with_it[self._seat] += back
        worth += self._dangers.of_all(position, backs, expected, laid, new)
        return worth + self._supplies(position, with_it, code)

    def _new(self, position: Position, deploy: Deploy, key: int, laid: LastTile) -> New:
        """Return the trial deployment of a figure on a free feature of the tile at `key`."""
        oriented_tile, first = position.grid.tiles[key][:2]
        node = first + oriented_tile.segment_at[deploy.spot]
        code = position.book.figures.index(deploy.figure)
        root = position.features.root(node)
        pays = laid.free.get(root)
        if pays is None:
            pays = laid.free[root] = self._prospects.pays(position, root, 1)
        points, back = pays
        worth = points * self._shares[self._seat]
        if code == _ABBOT:
            worth += self._shares[self._seat] * back * ABBOT_POINTS * self._soon.soon
        return root, ((self._seat, code, node),), (worth, back, points, (self._seat,))

    def _recalled(self, position: Position, recall: Recall) -> float:
        """Return what a recall adds: its points and the abbot, minus what the abbot could earn by staying."""
        root, _ = abbot_at(position, self._seat, recall)
        paid = position.grid.neighbours(key_of(recall.cell)) + 1
        expected = self._feature(position, root, position.features.figures[root])[0]
        added: float = paid + ABBOT_POINTS * self._soon.soon - expected
        return added

    def _feature(self, position: Position, root: int, figures: tuple[Standing, ...]) -> Expected:
        """Return what is expected of a feature with these figures, its worth by the shares of the seats."""
        owners, points, back = self._prospects.expect(position, root, figures)
        worth = points * sum(self._shares[owner] for owner in owners)
        if back:
            soon = self._soon.soon
            for seat, code, _ in figures:
                if code == _ABBOT:
                    worth += self._shares[seat] * back * ABBOT_POINTS * soon
        return worth, back, points, owners

    def _supplies(self, position: Position, backs: list[float], gone: int | None = None) -> float:
        """Return the worth of all supplies; figures expected back on the board's features count as fractions.

        `gone` is the number of a figure that the seat itself has no longer.
        """
        stage = self._soon
        size = len(position.book.figures)
        total: float = 0.0
        for seat, share in enumerate(self._shares):
            stock = position.stock[seat * size : (seat + 1) * size]
            if gone is not None and seat == self._seat:
                stock[gone] -= 1
            meeple, large = FOLLOWERS
            total += share * (
                stage.supply(stock[meeple] + stock[large] + backs[seat])
                + stage.large * stock[_LARGE]
                + ABBOT_POINTS * stage.soon * stock[_ABBOT]
            )
        return total


def _worth(turn: EvaluatedTurn) -> float:
    return turn.worth


def follow_up_of(position: Position, turn: Turn) -> Move:
    """Return the move after the tile in a turn of a sketch."""
    _, _, outline, segment, code = turn
    return Skip() if segment < 0 else outline.oriented_tile.deploys[position.book.figures[code]][segment]
