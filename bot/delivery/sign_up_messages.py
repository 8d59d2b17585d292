"""Messages of a tournament during sign-up: the check-in, the waiting list, the sign-up of a season."""

from __future__ import annotations

from dataclasses import replace

from bot.delivery.tournament_messages import TournamentMessage
from bot.features.tournaments.names import title_of
from bot.i18n import Language
from bot.text.words import mention, timestamp
from host.tournaments.running.sign_up import reserves, waiting_list
from model.ids import PersonId
from model.outbox import MOST_CALLED
from model.tournaments import SWISS, Tournament, TournamentStatus


def check_in_call(words: Language, tournament: Tournament, part: int) -> TournamentMessage:
    """Return a part of the call to those who have not checked in.

    Each `part`, from 1, calls people among the next `MOST_CALLED` entrant numbers.
    """
    last = part * MOST_CALLED
    part_of = (entrant for entrant in tournament.entrants if last - MOST_CALLED < entrant.number <= last)
    called = [entrant.person for entrant in part_of if not entrant.checked_in and entrant.person > 0]
    text = words.say(
        "tournament-tell-check-in", name=title_of(tournament), when=timestamp(tournament.header.sign_up_until)
    )
    return TournamentMessage([text, " ".join(mention(person) for person in called)], mentions=called)


def check_in_over(words: Language, tournament: Tournament) -> TournamentMessage:
    """Return the message that replaces a call to the check-in once that is over."""
    return TournamentMessage([words.say("tournament-check-in-over", name=title_of(tournament))])


def longer_sign_up(words: Language, tournament: Tournament) -> TournamentMessage | None:
    """Return the message that a downtime has put off the end of the sign-up; None if that is over."""
    if tournament.header.status is not TournamentStatus.SIGN_UP:
        return None
    ends = timestamp(tournament.header.sign_up_until)
    return TournamentMessage(
        [words.say("tournament-tell-longer-sign-up", name=title_of(tournament), when=ends)]
    )


def moved_up_message(
    words: Language, tournament: Tournament, person: PersonId | None
) -> TournamentMessage | None:
    """Return the call to a person who got a place from the waiting list; None if they left or wait again."""
    waiting = {entrant.person for entrant in waiting_list(tournament)}
    if person is None or tournament.entered(person) is None or person in waiting:
        return None
    text = words.say("tournament-tell-moved-up", person=mention(person), name=title_of(tournament))
    return TournamentMessage([text], mentions=[person])


def moved_down_message(
    words: Language, tournament: Tournament, person: PersonId | None
) -> TournamentMessage | None:
    """Return the message to a person who is back on the waiting list, or a reserve who is not needed any more.

    Return None if they no longer wait, or are needed again.
    """
    reserve = next((entrant for entrant in reserves(tournament) if entrant.person == person), None)
    signing_up = tournament.header.status is TournamentStatus.SIGN_UP
    if person is not None and reserve is not None and signing_up and tournament.header.format not in SWISS:
        text = words.say("tournament-tell-no-reserves", person=mention(person), name=title_of(tournament))
        return TournamentMessage([text], mentions=[person])
    waits = next((entrant for entrant in waiting_list(tournament) if entrant.person == person), None)
    if person is None or waits is None or not signing_up:
        return None
    # Players of the last season come before all others: one of them waits only where places became fewer.
    fewer = not tournament.returning or waits.number in tournament.returning
    text = words.say(
        "tournament-tell-moved-down",
        person=mention(person),
        name=title_of(tournament),
        why="fewer" if fewer else "season",
    )
    return TournamentMessage([text], mentions=[person])


def season_calls(words: Language, tournament: Tournament, last: Tournament | None) -> list[TournamentMessage]:
    """Return the sign-up of a season, after calls to those who played the last one and have not entered."""
    players = () if last is None else last.entrants
    played = [entrant for entrant in players if entrant.person > 0 and not entrant.gone]
    entered = {entrant.person for entrant in tournament.entrants if entrant.confirmed}
    called = [entrant.person for entrant in played if entrant.confirmed and entrant.person not in entered]
    calls = []
    for first in range(0, len(called), MOST_CALLED):
        part = called[first : first + MOST_CALLED]
        text = words.say("tournament-tell-season", players=" ".join(mention(person) for person in part))
        calls.append(TournamentMessage([text], mentions=part, before_sign_up=True))
    # Only the last message has the buttons with which people enter: it is the one that follows the sign-up.
    newest = calls.pop() if calls else TournamentMessage([])
    return [*calls, replace(newest, sign_up=True, before_sign_up=False)]
