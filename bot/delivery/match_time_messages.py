"""Messages about the time of a match, in its thread: proposals, the agreement, and the call before it."""

from __future__ import annotations

from datetime import datetime

from bot.delivery.tournament_messages import TournamentMessage, people_left
from bot.features.tournaments.match_times import proposal_text, time_controls
from bot.features.tournaments.names import date
from bot.i18n import Language
from bot.text.words import mention, timestamp
from model.matches import Match
from model.tournaments import Tournament


def times_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the times that one player proposes to the other; None once they are answered."""
    proposal = match.proposal
    if not match.open or proposal is None or match.channel is None:
        return None
    others = [entrant for entrant in match.entrants if entrant != proposal.by]
    return TournamentMessage(
        [proposal_text(words, tournament, match)],
        mentions=people_left(tournament, others),
        channel=match.channel,
        controls=time_controls(words, tournament, match),
    )


def agreement_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the message that both have agreed on a time, or that the agreed time no longer holds.

    None if the match is over or has no thread.
    """
    if match.agreed_at is None:
        return _to_players("match-time-void", words, tournament, match)
    return _about_time("match-time-agreed", words, tournament, match, match.agreed_at)


def time_call(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the call of both players to their match, shortly before its time."""
    if match.agreed_at is None:
        return None
    return _about_time("match-time-call", words, tournament, match, match.agreed_at)


def _about_time(
    key: str, words: Language, tournament: Tournament, match: Match, at: datetime
) -> TournamentMessage | None:
    return _to_players(key, words, tournament, match, date=date(at), when=timestamp(at))


def _to_players(
    key: str, words: Language, tournament: Tournament, match: Match, **values: str
) -> TournamentMessage | None:
    """Return a message that calls both players of an open match in its thread."""
    if not match.open or match.channel is None:
        return None
    people = people_left(tournament, match.entrants)
    text = words.say(key, players=words.join(mention(person) for person in people), **values)
    return TournamentMessage(
        [text, proposal_text(words, tournament, match)],
        mentions=people,
        channel=match.channel,
        controls=time_controls(words, tournament, match),
    )
