"""Where somebody is in the lesson, as it stands in the custom ids of its controls."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.learning.lesson import LessonState, standing
from game.board.oriented_tile import oriented
from game.engine import legal
from game.engine.legal import WholeTurn
from game.values.errors import GameError
from game.values.moves import Deploy, Move, Place

SHOW, TURN, CONFIRM, HELP, STOP = "show", "turn", "play", "help", "stop"
"""What a control does: show the turn thought about, with the tile turned too, play it, show a good one, or leave."""

ABOUT = "about"
"""What a control does before the name of an expansion: show its page."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ORIGIN = 18
"""The digit of the start tile's column and row."""
_NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The turns that the person has played, and the one they think about."""

    played: tuple[WholeTurn, ...] = ()
    draft: WholeTurn | None = None

    def __str__(self) -> str:
        """Return the bookmark as it stands in a custom id: four characters a turn, a slash, the draft."""
        played = "".join(_code(turn) for turn in self.played)
        return f"{played}/{'' if self.draft is None else _code(self.draft)}"

    @property
    def standing(self) -> LessonState:
        """Where the turns played lead."""
        return standing(self.played)

    def thinking_of(self, place: Place, then: Move) -> Bookmark:
        """Return the bookmark with another turn thought about."""
        return Bookmark(self.played, (place, then))

    def confirmed(self) -> Bookmark:
        """Return the bookmark with the turn thought about played."""
        assert self.draft is not None
        return Bookmark((*self.played, self.draft))


def parse_bookmark(text: str, version: int) -> Bookmark:
    """Return the bookmark that a control of that version says; refuses with ValueError what leads nowhere.

    The first version wrote the numbers of the turns in `legal.turns`.
    """
    written, _, draft = text.partition("/")
    codes = written.split(".") if version == 1 else [written[n : n + 4] for n in range(0, len(written), 4)]
    bookmark = Bookmark()
    try:
        for code in filter(None, codes):
            bookmark = Bookmark((*bookmark.played, _turn(bookmark.standing, code, version)))
        return Bookmark(bookmark.played, _turn(bookmark.standing, draft, version)) if draft else bookmark
    except GameError as error:
        # After turns that no control of ours led to, the computer's written answer may have no place.
        raise ValueError(text) from error


def _code(turn: WholeTurn) -> str:
    """Return a turn in four characters: column, row, quarter turns, and the segment on which a meeple is set."""
    place, then = turn
    segment = _NOBODY
    if isinstance(then, Deploy):
        segment = _DIGITS[oriented(place.tile)[place.turns].segment_at[then.spot]]
    return f"{_DIGITS[place.cell.x + _ORIGIN]}{_DIGITS[place.cell.y + _ORIGIN]}{place.turns}{segment}"


def _turn(at: LessonState, code: str, version: int) -> WholeTurn:
    for number, turn in enumerate(() if at.over else legal.turns(at.position)):
        if code == (str(number) if version == 1 else _code(turn)):
            return turn
    raise ValueError(code)
