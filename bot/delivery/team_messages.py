"""Messages of team tournaments: rounds that wait for line-ups, reminders, line-ups."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.tournament_messages import TournamentMessage
from bot.features.tournaments.round_words import round_lines, round_title
from bot.features.tournaments.team_words import captains, line_ups_text
from bot.i18n import Language
from bot.platform.limits import TEXT
from bot.text.lists import TEXT_ROOM, fit_lines
from bot.text.words import mention, timestamp
from model.ids import PersonId
from model.outbox import MOST_CALLED
from model.tournaments import Round, Tournament


def team_round_messages(words: Language, tournament: Tournament, round_: Round) -> list[TournamentMessage]:
    """Return the messages of a new round of teams: the pairings, and the call for the captains' line-ups.

    The last message shows the round; those before it call the captains for whom it has no room.
    """
    *earlier, called = _called(tournament, round_.number) or [()]
    calls = [TournamentMessage([_call(words, part)], mentions=part) for part in earlier]
    below = [_call(words, called)] if called else []
    if round_.commitment is not None:
        below.append(words.say("tournament-tell-commitment", commitment=round_.commitment))
    title = round_title(words, tournament, round_.number)
    lines = round_lines(words, tournament, round_.number)
    more = "tournament-more-matches"
    reserved = sum(map(len, (title, *below, words.say(more, count=len(lines)))))
    text = fit_lines(words, lines, more, room=min(TEXT_ROOM, TEXT - reserved - 1))
    return [*calls, TournamentMessage([f"{title}\n{text}", *below], mentions=called)]


def _call(words: Language, people: Sequence[PersonId]) -> str:
    """Return the call to captains for their line-ups."""
    return words.say("team-call-captains", captains=" ".join(map(mention, people)))


def line_up_reminders(words: Language, tournament: Tournament, number: int) -> list[TournamentMessage]:
    """Return the reminders to the captains whose line-ups for a round are not in; none if all are."""
    waiting = (match for match in tournament.team_matches if match.round == number and match.waited_for)
    until = min((match.line_ups_until for match in waiting), default=None)
    if until is None:
        return []
    return [
        TournamentMessage(
            [
                words.say(
                    "team-remind-captains",
                    captains=" ".join(map(mention, called)),
                    count=len(called),
                    when=timestamp(until),
                )
            ],
            mentions=called,
        )
        for called in _called(tournament, number)
    ]


def _called(tournament: Tournament, number: int) -> list[tuple[PersonId, ...]]:
    """Return the captains whose line-ups for a round are not in, in groups that one message can call."""
    teams = [team for match in tournament.team_matches if match.round == number for team in match.waited_for]
    people = [tournament.entrant(entrant).person for entrant in captains(tournament, teams)]
    return [tuple(people[first : first + MOST_CALLED]) for first in range(0, len(people), MOST_CALLED)]


def line_ups_message(
    words: Language, tournament: Tournament, number: int, match_number: int
) -> TournamentMessage | None:
    """Return both line-ups of a match of teams; None before they are published."""
    team_match = next(
        match for match in tournament.team_matches if (match.round, match.number) == (number, match_number)
    )
    if team_match.published_at is None:
        return None
    return TournamentMessage([words.say("team-line-ups"), line_ups_text(words, tournament, team_match)])
