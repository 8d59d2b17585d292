"""What messages of tournaments of teams say: rounds that wait for line-ups, line-ups, the end."""

from __future__ import annotations

from bot.delivery.tournament_messages import TournamentMessage
from bot.features.tournaments.round_words import round_lines, round_title
from bot.features.tournaments.team_words import captains, line_ups_text
from bot.i18n import Language
from bot.text.words import mention, timestamp
from model.ids import PersonId
from model.tournaments import Round, Tournament


def team_round_message(words: Language, tournament: Tournament, made: Round) -> TournamentMessage:
    """Return that a round of teams begins: who meets whom, and the call to the captains for their line-ups."""
    lines = round_lines(words, tournament, made.number)
    called = _called(tournament, made.number)
    texts = ["\n".join([round_title(words, tournament, made.number), *lines])]
    if called:
        texts.append(words.say("team-call-captains", captains=" ".join(map(mention, called))))
    if made.commitment is not None:
        texts.append(words.say("tournament-tell-commitment", commitment=made.commitment))
    return TournamentMessage(texts, called=called)


def line_up_reminder(words: Language, tournament: Tournament, number: int) -> TournamentMessage | None:
    """Return the reminder to the captains whose line-ups for a round are not in; None if all are."""
    called = _called(tournament, number)
    if not called:
        return None
    until = min(
        one.line_ups_until for one in tournament.team_matches if one.round == number and one.waited_for
    )
    text = words.say(
        "team-remind-captains",
        captains=" ".join(map(mention, called)),
        count=len(called),
        when=timestamp(until),
    )
    return TournamentMessage([text], called=called)


def _called(tournament: Tournament, number: int) -> list[PersonId]:
    """Return the captains whose line-ups for a round are not in."""
    teams = [team for one in tournament.team_matches if one.round == number for team in one.waited_for]
    return [tournament.entrant(one).person for one in captains(tournament, teams)]


def line_ups_message(
    words: Language, tournament: Tournament, number: int, which: int
) -> TournamentMessage | None:
    """Return both line-ups of a match of teams; None before they are published."""
    made = next(one for one in tournament.team_matches if (one.round, one.number) == (number, which))
    if made.published_at is None:
        return None
    return TournamentMessage([words.say("team-line-ups"), line_ups_text(words, tournament, made)])
