"""Random games of random rules, for property tests."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from game.engine.legal import moves
from game.engine.match import Match, play, start
from game.expansions.market.moves import Offer
from game.values.errors import RulesetError
from game.values.events import Event
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import RULES_VERSION, Colour, Edition, Expansion, Option, Ruleset, make_ruleset

SQUARE_TABLE = (9, 9)


@st.composite
def rulesets(
    draw: st.DrawFn, without: frozenset[Option] = frozenset(), least: frozenset[Expansion] = frozenset()
) -> Ruleset:
    """Draw rules that can be played together: no option of `without`, and every expansion of `least`."""
    options = draw(st.sets(st.sampled_from([option for option in Option if option not in without])))
    expansions = least | draw(st.sets(st.sampled_from(tuple(Expansion))))
    chosen: set[Option] = set()
    for option in sorted(options, key=lambda option: option.value):
        chosen.add(option)
        try:
            make_ruleset(expansions=expansions, on=chosen, table=_table(chosen))
        except RulesetError:
            chosen.remove(option)
    hidden = Option.HAND_THREE in chosen and draw(st.booleans())
    edition = draw(st.sampled_from(Edition))
    return make_ruleset(edition, expansions, chosen, table=_table(chosen), hidden_hands=hidden)


def _table(options: set[Option]) -> tuple[int, int] | None:
    return SQUARE_TABLE if Option.TABLE_EDGE in options else None


seatings = st.integers(1, 6).flatmap(
    lambda count: st.permutations(list(Colour)).map(lambda c: tuple(c[:count]))
)
seeds = st.integers(0, 2**32).map(str)


class Chooser:
    """Fast random choices that follow from a seed; it deploys more often than a uniform choice would."""

    def __init__(self, seed: str) -> None:
        self._state = int(seed) + 1

    def choose(self, options: tuple[Move, ...]) -> Move:
        """Return one of the options; of a long list usually an early one."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        options = tuple(move for move in options if not isinstance(move, Offer) or move.points < 4)
        return options[(self._state >> 33) % len(options)]


def played(
    ruleset: Ruleset, seats: tuple[Colour, ...], seed: str, version: int = RULES_VERSION
) -> Iterator[tuple[Match, Move | None, tuple[Event, ...]]]:
    """Yield each match of a random game with the move that led to it and its events, until the game is over."""
    chooser = Chooser(seed)
    match, events = start(ruleset, seats, seed, version)
    yield match, None, events
    while match.position.phase is not Phase.OVER:
        move = chooser.choose(moves(match.position))
        match, events = play(match, move)
        yield match, move, events
