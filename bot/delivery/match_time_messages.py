"""What the thread of a match says of its time: what is proposed, what is agreed, and that it comes."""

from __future__ import annotations

from bot.delivery.tournament_messages import TournamentMessage, people_left
from bot.features.tournaments.match_times import listed, time_controls
from bot.features.tournaments.names import date, player
from bot.i18n import Language
from bot.text.words import mention, timestamp
from model.tournaments import Match, Tournament


def times_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return what one player proposes to the other; None once it is answered."""
    proposal = match.proposal
    if not match.open or proposal is None or match.channel is None:
        return None
    others = [one for one in match.entrants if one != proposal.by]
    called = people_left(tournament, others)
    text = words.say(
        "match-times-proposed",
        player=player(words, tournament, proposal.by),
        players=words.join(mention(person) for person in called),
    )
    return TournamentMessage(
        [f"{text}\n{listed(proposal.times)}"],
        called=called,
        channel=match.channel,
        controls=time_controls(words, tournament, match),
    )


def agreement_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the time on which both have agreed, or that it does not stand any more."""
    return _about_time("match-time-agreed", words, tournament, match) or _void(words, tournament, match)


def time_call(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the call of both players to their match, shortly before its time."""
    return _about_time("match-time-call", words, tournament, match)


def _about_time(key: str, words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    if not match.open or match.agreed_at is None or match.channel is None:
        return None
    people = people_left(tournament, match.entrants)
    text = words.say(
        key,
        players=words.join(mention(person) for person in people),
        date=date(match.agreed_at),
        when=timestamp(match.agreed_at),
    )
    controls = time_controls(words, tournament, match)
    return TournamentMessage([text], called=people, channel=match.channel, controls=controls)


def _void(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    if not match.open or match.agreed_at is not None or match.channel is None:
        return None
    people = people_left(tournament, match.entrants)
    text = words.say("match-time-void", players=words.join(mention(person) for person in people))
    controls = time_controls(words, tournament, match)
    return TournamentMessage([text], called=people, channel=match.channel, controls=controls)
