"""An independent implementation of docs/rules.md: it computes points, figures and legal actions simply and slowly.

It follows the events of a game and shares no code with the engine, except for the names of segments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from flood import Flooded, Node, flood, occupied_around

from game.board.oriented_tile import oriented
from game.engine.position import Position
from game.expansions.abbot.moves import Recall, Recalled
from game.expansions.dragon.moves import FLIGHT, FairyMoved, MoveFairy, SendHome, SentHome, Step, Stepped
from game.expansions.flyers.moves import LAND, Crashed, Fly, Land, Landed, Thrown, TookOff
from game.expansions.market.events import Sold
from game.values.events import Bonus, Deployed, Drawn, Event, GameEnded, Placed, Scored, TurnEnded, Unplayable
from game.values.geometry import Cell, Side, neighbour
from game.values.moves import Deploy, Move, Skip, Spot
from game.values.phases import Phase
from game.values.ruleset import Colour, Edition
from game.values.tiles import FeatureKind, Segment, all_tiles

NON_FOLLOWERS = {"builder", "pig"}
GOODS = ("wine", "grain", "cloth")
SURROUNDED = {FeatureKind.MONASTERY, FeatureKind.GARDEN}


class Standing(NamedTuple):
    """A figure on a segment of the tile on a cell."""

    seat: Colour
    figure: str
    cell: Cell
    segment: int


class Referee:
    """State of a game, computed from its events; `see` fails if an event breaks the rules."""

    def __init__(self, position: Position) -> None:
        self.ruleset, self.grid, self.seats = position.ruleset, position.grid, position.seats
        self.board = dict(position.board)
        self.options = {option.value for option in self.ruleset.options}
        self.expansions = {expansion.value for expansion in self.ruleset.expansions}
        self.figures: list[Standing] = []
        self.points = dict.fromkeys(self.seats, 0)
        self.goods = {seat: Counter[str]() for seat in self.seats}
        self.dragon: Cell | None = None
        self.fairy: Cell | None = None
        self.friend: Standing | None = None
        self._announced = dict.fromkeys(self.seats, 0)
        self._mover = self._drawer = self.seats[0]
        self._second = self._begun = self._earned = self._scored = False
        self._last = self._target = Cell(0, 0)
        self._flying = ""
        self._visited: list[Cell] = []
        self._features: list[Flooded] = []
        self._at: dict[Node, Flooded] = {}

    def see(self, event: Event) -> None:
        """Apply an event to the state; fail if the rules do not allow it or if it pays wrong points."""
        match event:
            case Drawn(to_hand=False) | Unplayable():
                self._turn_begins()
            case Sold():
                for points in (self.points, self._announced):
                    points[event.buyer] -= event.points
                    points[event.seller] += event.points
                self._mover = event.buyer
            case Placed():
                self._placed(event)
            case Deployed():
                self._set(event.figure.value, event.cell, event.spot)
            case TookOff():
                self._flying = event.figure.value
            case Thrown():
                self._target = event.cell
            case Landed():
                assert ("land", event.cell, self._segment(event.cell, event.spot)) in self._landings()
                self._set(self._flying, event.cell, event.spot)
            case Crashed():
                assert not self._landings()
            case Recalled():
                (abbot,) = (figure for figure in self.figures if figure[:2] == (event.seat, "abbot"))
                self._pay([event.seat], self._price(self._feature(abbot)))
                self._return([abbot])
            case FairyMoved():
                segment = self._segment(event.cell, event.spot)
                self.fairy = event.cell
                self.friend = Standing(event.seat, event.figure.value, event.cell, segment)
            case SentHome():
                segment = self._segment(event.cell, event.spot)
                self._return([Standing(event.seat, event.figure.value, event.cell, segment)])
            case Stepped():
                self._stepped(event)
            case Scored() | Bonus():
                for seat in event.seats:
                    self._announced[seat] += event.points
            case TurnEnded():
                self._turn_ended(event)
            case GameEnded():
                self._pay_at_the_end()
                assert self.points == self._announced
                assert set(event.winners) == self._winners()
            case _:
                pass

    def legal(self, phase: Phase) -> set[tuple[object, ...]] | None:
        """Return the legal moves of a phase after the placement, in the form of `named`; None in other phases."""
        if phase is Phase.DEPLOY:
            removals = set(self._removals())
            if removals and "princess-must" in self.options:
                return removals
            return {("skip",), *removals, *self._deployments(), *self._other_actions()}
        if phase is LAND:
            return self._landings()
        return {("step", cell) for cell in self._legal_steps()} if phase is FLIGHT else None

    def named(self, move: Move) -> tuple[object, ...]:
        """Return a move after the placement as a tuple of its kind and what it names, for comparison."""
        match move:
            case Deploy():
                cell = move.cell or self._last
                return "deploy", move.figure.value, cell, self._segment(cell, move.spot)
            case Land():
                return "land", move.cell, self._segment(move.cell, move.spot)
            case MoveFairy():
                segment = self._segment(move.cell, move.spot)
                return "fairy", Standing(self._mover, move.figure.value, move.cell, segment)
            case SendHome():
                segment = self._segment(move.cell, move.spot)
                return "princess", Standing(move.seat, move.figure.value, move.cell, segment)
            case Fly():
                return "fly", move.figure.value
            case Recall():
                return "recall", move.cell
            case Step():
                assert self.dragon is not None
                return "step", neighbour(self.dragon, move.side)
            case _:
                assert isinstance(move, Skip)
                return ("skip",)

    # Figures on the board.

    def _segment(self, cell: Cell, spot: Spot) -> int:
        laid = self.board[cell]
        return oriented(laid.tile)[laid.turns].segment_at[spot]

    def _printed(self, node: Node) -> Segment:
        cell, index = node
        return all_tiles()[self.board[cell].tile].segments[index]

    def _marks(self) -> frozenset[str]:
        return all_tiles()[self.board[self._last].tile].marks

    def _feature(self, figure: Standing) -> Flooded:
        return self._at[figure.cell, figure.segment]

    def _on(self, feature: Flooded) -> list[Standing]:
        return [figure for figure in self.figures if (figure.cell, figure.segment) in feature.nodes]

    def _set(self, figure: str, cell: Cell, spot: Spot) -> None:
        self.figures.append(Standing(self._mover, figure, cell, self._segment(cell, spot)))

    def _return(self, figures: Iterable[Standing]) -> None:
        """Rules: builder-home, pig-stays, dragon-home, princess-home, fairy-alone."""
        for figure in figures:
            self.figures.remove(figure)
        for figure in tuple(self.figures):
            company = [other for other in self._on(self._feature(figure)) if other.seat is figure.seat]
            if all(other.figure in NON_FOLLOWERS for other in company):
                self.figures.remove(figure)
        if self.friend not in self.figures:
            self.friend = None

    # Scoring.

    def _pay(self, seats: Iterable[Colour], points: int) -> None:
        for seat in seats:
            self.points[seat] += points

    def _strongest(self, figures: Iterable[Standing]) -> list[Colour]:
        """Rules: majority, large-meeple, traders-supply."""
        weights = Counter[Colour]()
        for seat, figure, *_ in figures:
            weights[seat] += 0 if figure in NON_FOLLOWERS else 2 if figure == "large" else 1
        return [seat for seat, weight in weights.items() if weight == max(weights.values())]

    def _price(self, feature: Flooded) -> int:
        """Rules: road, city, city-small, monastery, garden, inn, cathedral."""
        printed = [self._printed(node) for node in feature.nodes]
        tiles = len({cell for cell, _ in feature.nodes})
        if feature.kind in SURROUNDED:
            ((cell, _),) = feature.nodes
            return 1 + occupied_around(self, cell)  # type: ignore[arg-type]
        if feature.kind is FeatureKind.ROAD:
            return tiles * (2 * feature.complete if any(segment.inn for segment in printed) else 1)
        pieces = tiles + sum(segment.pennants for segment in printed)
        if any(segment.cathedral for segment in printed):
            return 3 * pieces if feature.complete else 0
        small = "city-small" in self.options and tiles == 2
        return 2 * pieces if feature.complete and not small else pieces

    def _score(self) -> None:
        """Rules: score-completed, goods-take, fairy-three."""
        self._scored, figures = True, []
        for feature in self._features:
            if not feature.complete:
                continue
            touches_last = any(cell == self._last for cell, _ in feature.nodes)
            if touches_last and feature.kind is FeatureKind.CITY and "traders" in self.expansions:
                for node in feature.nodes:
                    self.goods[self._mover].update(self._printed(node).marks.intersection(GOODS))
            if on := self._on(feature):
                self._pay(self._strongest(on), self._price(feature))
                self._pay_for_fairy(on)
                figures += on
        self._return(figures)

    def _pay_for_fairy(self, figures: list[Standing]) -> None:
        self._pay([figure.seat for figure in figures if figure == self.friend][:1], 3)

    def _pay_at_the_end(self) -> None:
        """Rules: end, no-final-features, fairy-three, goods-end."""
        for feature in self._features:
            on = self._on(feature)
            is_field = feature.kind is FeatureKind.FIELD
            if on and not is_field and "no-final-features" not in self.options:
                self._pay(self._strongest(on), self._price(feature))
            if is_field or "no-final-features" not in self.options:
                self._pay_for_fairy(on)
        self._pay_fields()
        for kind in GOODS:
            most = max(held[kind] for held in self.goods.values())
            self._pay([seat for seat in self.seats if most and self.goods[seat][kind] == most], 10)

    def _pay_fields(self) -> None:
        """Rules: field-third, field-second, field-first, pig-pays, pig-second, pig-first."""
        fields = []
        for feature in self._features:
            if feature.kind is FeatureKind.FIELD and (on := self._on(feature)):
                walls = {(node[0], city) for node in feature.nodes for city in self._printed(node).cities}
                fields.append((on, {self._at[wall] for wall in walls if self._at[wall].complete}))
        if "field-first" in self.options:
            for city in {city for _, cities in fields for city in cities}:
                around = [figure for on, cities in fields if city in cities for figure in on]
                for seat in self._strongest(around):
                    self._pay([seat], 4 + _has_pig(seat, around))
        elif "field-second" in self.options:
            for seat in self.seats:
                own = [(on, cities) for on, cities in fields if seat in self._strongest(on)]
                for city in {city for _, cities in own for city in cities}:
                    beside = [figure for on, cities in own if city in cities for figure in on]
                    self._pay([seat], 3 + _has_pig(seat, beside))
        else:
            for on, cities in fields:
                for seat in self._strongest(on):
                    self._pay([seat], (3 + _has_pig(seat, on)) * len(cities))

    def _winners(self) -> set[Colour]:
        """Rules: tie, starter-loses-ties."""
        best = {seat for seat in self.seats if self.points[seat] == max(self.points.values())}
        return best - {self.seats[0]} if "starter-loses-ties" in self.options and len(best) > 1 else best

    # Turns.

    def _turn_begins(self) -> None:
        """Rules: fairy-turn, fairy-late."""
        if not (self._begun or self._second) and self.friend and self.friend.seat is self._mover:
            self._pay([self._mover], 1)
        self._begun = True

    def _placed(self, event: Placed) -> None:
        """Rules: volcano, dragon-tiles-wait, builder-double, builder-once."""
        if event.seat is not self._mover:
            assert "hand-three" in self.options or "hand-early-draw" in self.options
            # A seat without a tile left is passed over.
            self._mover = self._drawer = event.seat
            self._second = False
        self.board[event.cell] = event  # type: ignore[assignment]  # it has tile and turns
        self._last, self._visited, self._scored = event.cell, [], False
        self._features = list(flood(self))  # type: ignore[arg-type]
        self._at = {node: feature for feature in self._features for node in feature.nodes}
        assert self.dragon is not None or "dragon" not in self._marks()
        if "volcano" in self._marks():
            self.dragon = event.cell
        own = [figure for figure in self.figures if figure[:2] == (self._mover, "builder")]
        extended = any(cell == event.cell for builder in own for cell, _ in self._feature(builder).nodes)
        self._earned = extended and not self._second

    def _stepped(self, event: Stepped) -> None:
        """Rules: dragon-fly, dragon-eats, dragon-after."""
        if "dragon-after" in self.options and not self._scored:
            self._score()
        assert "dragon" in self._marks()
        assert event.cell in self._legal_steps()
        number = max(0, len(self._visited) - 1)
        assert event.seat is self.seats[(self.seats.index(self._mover) + number) % len(self.seats)]
        assert self.dragon is not None
        self._visited = [*(self._visited or [self.dragon]), event.cell]
        self.dragon = event.cell
        self._return([figure for figure in self.figures if figure.cell == event.cell])

    def _legal_steps(self) -> list[Cell]:
        """Rules: dragon-step, dragon-six, fairy-guards."""
        if self.dragon is None or len(self._visited) == 7:
            return []
        beside = {neighbour(self.dragon, side) for side in Side}
        return [cell for cell in beside - {self.fairy, *self._visited} if cell in self.board]

    def _turn_ended(self, event: TurnEnded) -> None:
        """Rules: dragon-six, builder-double, builder-once, fill-hole-extra-turn, tile-market, seat-order."""
        assert "dragon" not in self._marks() or not self._legal_steps()
        if not self._scored:
            self._score()
        assert self.points == self._announced
        bought = self._mover is not self._drawer
        hole = all(neighbour(self._last, side) in self.board for side in Side)
        extra = self._earned or (hole and "fill-hole-extra-turn" in self.options)
        if bought or (self._second and "traders" in self.expansions):
            extra = False
        assert (event.seat, event.extra) == (self._mover, extra)
        if not bought and not extra:
            self._drawer = self.seats[(self.seats.index(self._mover) + 1) % len(self.seats)]
        self._mover, self._second, self._begun = self._drawer, extra, False

    # Legal moves after the placement.

    def _supply(self) -> list[str]:
        """Rule: supply."""
        supply = {"meeple": 7, "large": "inns" in self.expansions, "abbot": "abbot" in self.expansions}
        supply |= dict.fromkeys(NON_FOLLOWERS, "traders" in self.expansions)
        used = Counter(figure.figure for figure in self.figures if figure.seat is self._mover)
        return [figure for figure, count in supply.items() if used[figure] < count]

    def _allowed_on(self, figure: str, kind: FeatureKind) -> bool:
        """Rules: abbot-deploy, abbot-garden-only, garden, field-off."""
        if kind is FeatureKind.GARDEN:
            return figure == "abbot" and self.ruleset.edition is not Edition.C1_2000
        if kind is FeatureKind.FIELD and "field-off" in self.options:
            return False
        return figure != "abbot" or kind is FeatureKind.MONASTERY

    def _deployable(self, figure: str, feature: Flooded) -> bool:
        """Rules: deploy-free, builder-deploy, builder-not-finished, pig-deploy."""
        on = self._on(feature)
        if figure not in NON_FOLLOWERS:
            return not on and self._allowed_on(figure, feature.kind)
        kinds = {FeatureKind.FIELD} if figure == "pig" else {FeatureKind.ROAD, FeatureKind.CITY}
        joins = any(other.seat is self._mover and other.figure not in NON_FOLLOWERS for other in on)
        return joins and feature.kind in kinds and not feature.complete

    def _deployments(self) -> Iterator[tuple[object, ...]]:
        """Rules: deploy-one, deploy-spot, portal-deploy, portal-finished, dragon-no-meeple."""
        portal, supply = "portal" in self._marks(), self._supply()
        for (cell, index), feature in self._at.items():
            is_last = cell == self._last
            if cell == self.dragon or not (is_last or (portal and not feature.complete)):
                continue
            for figure in supply:
                if (is_last or figure not in NON_FOLLOWERS) and self._deployable(figure, feature):
                    yield "deploy", figure, cell, index

    def _other_actions(self) -> Iterator[tuple[object, ...]]:
        """Rules: fairy-move, abbot-recall, flyer-fly."""
        for figure in self.figures:
            if figure.seat is not self._mover or figure.figure in NON_FOLLOWERS:
                continue
            if figure.figure == "abbot" and not self._feature(figure).complete:
                yield "recall", figure.cell
            if "dragon" in self.expansions and (figure != self.friend or self.figures.count(figure) > 1):
                yield "fairy", figure
        if self._marks() & {"flyer-W", "flyer-NW"}:
            yield from (("fly", name) for name in self._supply() if name not in NON_FOLLOWERS)

    def _removals(self) -> Iterator[tuple[object, ...]]:
        """Rules: princess, princess-segment."""
        for (cell, index), feature in self._at.items():
            if cell == self._last and "princess" in self._printed((cell, index)).marks:
                yield from (("princess", one) for one in self._on(feature) if one.figure not in NON_FOLLOWERS)

    def _landings(self) -> set[tuple[object, ...]]:
        """Rules: flyer-land, flyer-crash, flyer-dragon, flyer-completed."""
        return {
            ("land", cell, index)
            for (cell, index), feature in self._at.items()
            if cell == self._target != self.dragon
            if feature.kind is not FeatureKind.FIELD and not feature.complete
            if self._allowed_on(self._flying, feature.kind)
        }


def _has_pig(seat: Colour, figures: Iterable[Standing]) -> bool:
    return any(figure[:2] == (seat, "pig") for figure in figures)
