"""Standings as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.tournaments.names import group_letter, number, player
from bot.i18n import Language
from bot.text.lists import TEXT_ROOM, fit_lines
from bot.text.words import signed
from host.tournaments.running.history import groups
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from model.tournaments import Tournament


def standings_text(
    words: Language, tournament: Tournament, table: Sequence[Standing], reader: EntrantId | None
) -> str:
    """Return the standings line by line, with a legend. The reader's own is shown even if not all fit."""
    heading = words.say("standings-legend")
    if any(line.shared for line in table):
        knock_out = "yes" if tournament.header.has_knock_out else "no"
        heading += "\n" + words.say("standings-shared", **{"knock-out": knock_out})
    entries = {line.entrant: _standing_line(words, tournament, line) for line in table}
    own_line = None if reader is None else entries.get(reader)
    found = groups(tournament)
    lines = list(entries.values())
    if len(found) > 1:
        lines = []
        for number_of, group in enumerate(found):
            first, *others = (entries[line.entrant] for line in table if line.entrant in group)
            lines += [f"{words.say('standings-group', group=group_letter(number_of))}\n{first}", *others]
    listed = fit_lines(words, lines, "tournament-and-more", own_line, room=TEXT_ROOM - len(heading))
    return f"{heading}\n{listed}"


def standing_name(words: Language, tournament: Tournament, entrant: EntrantId, name: str) -> str:
    """Return the name of an entrant in a list of them, marked if they have dropped out."""
    return words.say("standings-gone", player=name) if tournament.entrant(entrant).gone else name


def _standing_line(words: Language, tournament: Tournament, line: Standing) -> str:
    return words.say(
        "standings-line",
        place=line.place,
        player=standing_name(words, tournament, line.entrant, player(words, tournament, line.entrant)),
        points=number(words, line.points),
        solkoff=number(words, line.solkoff),
        difference=signed(line.difference),
        scored=line.scored,
    )
