"""Bookmarks: a person's progress in the lesson, kept in the custom ids of its controls."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.learning.lesson import LessonState, state_after
from game.board.oriented_tile import oriented
from game.engine import legal
from game.engine.legal import WholeTurn
from game.values.errors import GameError
from game.values.moves import Deploy, Move, Place

SHOW, TURN, CONFIRM, HELP, STOP = "show", "turn", "play", "help", "stop"
"""The acts of controls: show the draft of a turn, turn its tile, play it, show a good turn, or leave."""

ABOUT = "about"
"""The act that shows the page of the expansion whose name follows."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ORIGIN = 18
"""The digit of the start tile's column and row."""
_NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The turns that the person has played, and the draft of the next one."""

    played: tuple[WholeTurn, ...] = ()
    draft: WholeTurn | None = None

    def __str__(self) -> str:
        """Return the bookmark as text for a custom id: four characters a turn, a slash, the draft."""
        played = "".join(_code(turn) for turn in self.played)
        return f"{played}/{'' if self.draft is None else _code(self.draft)}"

    @property
    def state(self) -> LessonState:
        """The state of the lesson after the turns played."""
        return state_after(self.played)

    def with_draft(self, place: Place, then: Move) -> Bookmark:
        """Return the bookmark with this turn as its draft."""
        return Bookmark(self.played, (place, then))

    def with_draft_played(self) -> Bookmark:
        """Return the bookmark with its draft played."""
        assert self.draft is not None
        return Bookmark((*self.played, self.draft))


def parse_bookmark(text: str, version: int) -> Bookmark:
    """Return the bookmark in the custom id of a control of this version. Refuses other text with ValueError.

    Version 1 wrote the index of each turn in `legal.turns`.
    """
    written, _, draft = text.partition("/")
    codes = written.split(".") if version == 1 else [written[n : n + 4] for n in range(0, len(written), 4)]
    bookmark = Bookmark()
    try:
        for code in filter(None, codes):
            bookmark = Bookmark((*bookmark.played, _turn(bookmark.state, code, version)))
        return Bookmark(bookmark.played, _turn(bookmark.state, draft, version)) if draft else bookmark
    except GameError as error:
        # After turns that none of our controls wrote, the computer's prepared reply may be illegal.
        raise ValueError(text) from error


def _code(turn: WholeTurn) -> str:
    """Return a turn as four characters: column, row, quarter turns, and the meeple's segment or a dash."""
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
