"""The final order of a tournament in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.features.tournaments.names import player
from bot.i18n import Language
from bot.text.lists import fit_lines
from model.ids import EntrantId
from model.tournaments import Tournament


def places_text(
    words: Language,
    tournament: Tournament,
    order: Sequence[tuple[int, EntrantId]],
    reader: EntrantId | None = None,
) -> str:
    """Return a line with each entrant's place. The reader's own is shown even if not all lines fit."""
    places = Counter(place for place, _ in order)
    entries = {
        entrant: words.say(
            "tournament-place-shared" if places[place] > 1 else "tournament-place",
            place=place,
            player=player(words, tournament, entrant),
        )
        for place, entrant in order
    }
    own_line = None if reader is None else entries.get(reader)
    return fit_lines(words, list(entries.values()), "tournament-and-more", own_line)
