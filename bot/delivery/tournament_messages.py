"""Messages of tournaments: their texts and pictures, where they are posted, and whom they call."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.features.tournaments.controls import standings_and_pictures
from bot.features.tournaments.match_times import agreed_text, proposal_text, time_controls
from bot.features.tournaments.names import date, match_number, player, title_of
from bot.features.tournaments.round_pages import bracket_pictures
from bot.features.tournaments.round_words import (
    decision_text,
    match_names,
    match_players,
    round_lines,
    round_name,
    round_of_match,
    round_title,
)
from bot.i18n import Language
from bot.pictures.pool import Drawn
from bot.platform.limits import THREAD_TITLE, clipped
from bot.platform.permissions import permission_names
from bot.platform.services import Services
from bot.text.lists import fit_lines
from bot.text.words import mention, timestamp
from host.errors import HostRefusal
from host.tournaments.running.match_times import takes_times
from host.tournaments.running.next_round import next_round
from host.tournaments.running.round_clock import break_of, grace_of
from host.tournaments.running.team_rounds import next_team_round
from host.tournaments.standings.matches import leg_seats, leg_under_way
from host.tournaments.standings.model import Table
from model.ids import ChannelId, EntrantId, PersonId
from model.matches import Match
from model.tournaments import Round, Stage, Tournament, TournamentStatus


@dataclass(frozen=True, slots=True)
class TournamentMessage:
    """One message of a tournament, with its pictures below the texts.

    It pings the people in `mentions`. `channel` None means the one in which the tournament was announced.
    `table` is the text of an attached CSV file. `controls` stand above the buttons that every message has. In a
    `sign_up` the texts are a call to possible entrants, below the announcement. A message `before_sign_up` is
    such a call as well, with a button that shows the sign-up.
    """

    texts: Sequence[str]
    pictures: Sequence[Drawn] = ()
    mentions: Sequence[PersonId] = ()
    channel: ChannelId | None = None
    table: str | None = None
    controls: Sequence[ui.ActionRow[Any]] = ()
    sign_up: bool = False
    before_sign_up: bool = False


async def round_message(
    services: Services, words: Language, tournament: Tournament, round_: Round
) -> TournamentMessage:
    """Return the message of a new round: its matches, and the commitment to its tiles."""
    live = tournament.header.plan.live
    shown = round_lines(words, tournament, round_.number)
    if live:
        shown = await _live_lines(services, words, tournament, round_, shown)
    lines = fit_lines(words, shown, "tournament-more-matches")
    texts = [f"{round_title(words, tournament, round_.number)}\n{lines}"]
    if round_.commitment is not None:
        texts.append(words.say("tournament-tell-commitment", commitment=round_.commitment))
    # The message of a live round is edited too often to have a picture.
    pictured = round_.stage is Stage.KNOCK_OUT and not live
    return TournamentMessage(texts, await bracket_pictures(services, words, tournament) if pictured else [])


async def _live_lines(
    services: Services, words: Language, tournament: Tournament, round_: Round, lines: Sequence[str]
) -> list[str]:
    """Return the lines of a live round's matches, with the state of each open table.

    The first line begins with the number of matches being played.
    """
    matches = tournament.matches_of(round_.number)
    playing = sum(match.open for match in matches)
    if playing:
        head = words.say("tournament-live", playing=playing, tables=len(matches))
    else:
        head = words.say("tournament-live-over")
    found = list(lines)
    # The lines after the matches name those who have a bye.
    for number, match in enumerate(matches[: len(lines)]):
        if match.open and not _is_withheld(match, round_):
            state = await _table_state(services, words, match, secret=round_.seed is not None)
            found[number] += f"\n{state}"
    return [f"{head}\n{found[0]}", *found[1:]]


def _is_withheld(match: Match, round_: Round) -> bool:
    """Return True if a match is open only because its result is withheld until slower tables are as far."""
    return round_.seed is not None and bool(match.counted) and match.counted[-1].scores is not None


async def _table_state(services: Services, words: Language, match: Match, *, secret: bool) -> str:
    """Return the state of an open match's game; without points if `secret`: others draw the same tiles."""
    leg = leg_under_way(match)
    if leg is None:
        return words.say("tournament-table-waits", when=timestamp(match.ends_at))
    try:
        view = await services.host.games.view(leg.game)
    except HostRefusal:
        # Quarantined. The organiser has been told what can be done.
        return words.say("tournament-table-damaged")
    order = leg_seats(Table(match.round, match.entrants), leg.leg)
    points = dict(zip(order, (view.position.scores[seat.colour] for seat in view.seats), strict=True))
    waited_for = view.to_move
    return words.say(
        "tournament-table-state",
        points="none" if secret else " : ".join(str(points[entrant]) for entrant in match.entrants),
        tiles=sum(view.position.unseen.values()),
        player="none" if waited_for is None or waited_for.person is None else mention(waited_for.person),
        clock="none" if view.deadline is None else timestamp(view.deadline),
    )


async def round_over_message(
    services: Services, words: Language, tournament: Tournament, round_: Round
) -> TournamentMessage | None:
    """Return the message of a round's end: the standings or the knock-out so far; None if it was reopened.

    If the tournament was called off, another message says so; only the seed of the round is left to be published.
    """
    if round_.ended_at is None:
        return None
    seed = []
    if round_.seed is not None and round_.commitment is not None:
        seed.append(words.say("tournament-tell-seed", seed=round_.seed, commitment=round_.commitment))
        seed.append(words.say("tournament-tell-threads"))
    if tournament.header.status is TournamentStatus.CANCELLED:
        return TournamentMessage([round_title(words, tournament, round_.number), *seed]) if seed else None
    if round_.stage is Stage.KNOCK_OUT:
        text = fit_lines(words, round_lines(words, tournament, round_.number), "tournament-more-matches")
        pictures = await bracket_pictures(services, words, tournament)
    else:
        text, pictures = await standings_and_pictures(services, words, tournament)
    name = round_name(words, tournament, round_.number)
    title = words.say("tournament-tell-round-over", name=title_of(tournament), round=name)
    texts = [title, text, *seed]
    if tournament.header.paused_at is None and len(tournament.rounds) == round_.number:
        pair = next_team_round if tournament.header.plan.boards else next_round
        goes_on = await asyncio.to_thread(pair, tournament) is not None
        when = timestamp(round_.ended_at + break_of(tournament.header.plan))
        texts.append(
            words.say("tournament-tell-next", when=when) if goes_on else words.say("tournament-tell-last")
        )
    return TournamentMessage(texts, pictures)


def thread_title(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the name of a match's thread: its number and players, which differ most, then the tournament.

    If it is too long the players are clipped. It includes the tournament's id, since a thread is found again
    by its title, and the names of tournaments may begin alike or be used again.
    """

    def title(players: str) -> str:
        return words.say(
            "tournament-thread-title",
            tournament=f"{clipped(tournament.header.name, 30)} · {tournament.id}",
            round=match.round,
            number=match.number + 1,
            players=players,
        )

    return title(clipped(match_names(words, tournament, match), THREAD_TITLE - len(title(""))))


def match_call(
    words: Language,
    tournament: Tournament,
    match: Match,
    thread: ChannelId,
    *,
    first_turn_calls: bool,
    private: bool,
) -> TournamentMessage:
    """Return the call of a match's players into its thread.

    The player who begins is not called if `first_turn_calls`: the message of the first turn does. If the
    match had another thread before, it repeats the times that were agreed or proposed there. In a duplicate
    tournament it says so if the thread could not be made `private`.
    """
    text = words.say(
        "tournament-tell-match",
        match=match_number(match),
        players=match_players(words, tournament, match),
        name=title_of(tournament),
        round=round_of_match(words, tournament, match),
        first=player(words, tournament, match.entrants[0]),
        when=timestamp(match.ends_at),
    )
    texts = [text]
    if match.agreed_at is not None:
        texts.append(agreed_text(words, match))
    texts.append(proposal_text(words, tournament, match))
    if tournament.header.plan.duplicate and not private:
        texts.append(
            words.say(
                "tournament-tell-public", permission=permission_names(words, ["create_private_threads"])
            )
        )
    called = people_left(tournament, match.entrants[1:] if first_turn_calls else match.entrants)
    controls = time_controls(words, tournament, match)
    return TournamentMessage(texts, mentions=called, channel=thread, controls=controls)


def reminder(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return a reminder of a match's deadline; None if the match is over, or the deadline has passed."""
    if not match.open or match.overdue or match.channel is None:
        return None
    people = people_left(tournament, match.entrants)
    text = words.say(
        "tournament-tell-reminder",
        players=words.join(mention(person) for person in people),
        when=timestamp(match.ends_at),
    )
    texts = [text]
    if takes_times(tournament, match):
        texts += [agreed_text(words, match), proposal_text(words, tournament, match)]
    controls = time_controls(words, tournament, match)
    return TournamentMessage(texts, mentions=people, channel=match.channel, controls=controls)


def extension_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the new deadline of a match; None if it is over, or has no thread: the call will tell it."""
    if not match.open or match.channel is None:
        return None
    text = words.say(
        "tournament-tell-extended", players=match_players(words, tournament, match), when=date(match.ends_at)
    )
    return TournamentMessage([text], channel=match.channel)


def overdue_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the message to the organiser that a match has passed its deadline.

    None if it is over, or has more time since.
    """
    return _to_organiser("tournament-tell-overdue", words, tournament, match) if match.overdue else None


def damage_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the message to the organiser that the log of a match's game is damaged; None if it is over."""
    return _to_organiser("tournament-tell-damaged", words, tournament, match)


def _to_organiser(
    key: str, words: Language, tournament: Tournament, match: Match
) -> TournamentMessage | None:
    """Return a message for the organiser about an open match."""
    if not match.open:
        return None
    organiser, called = _organiser(words, tournament)
    text = words.say(
        key,
        organiser=organiser,
        match=match_number(match) if match.channel is None else f"<#{match.channel}>",
        players=match_players(words, tournament, match),
        when=timestamp(match.ends_at + grace_of(tournament.header.plan)),
    )
    return TournamentMessage([text], mentions=called)


def replay_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage:
    """Return the message to the organiser that another game begins; in a duplicate round, on fresh tiles."""
    organiser, called = _organiser(words, tournament)
    key = "tournament-tell-fresh" if tournament.header.plan.duplicate else "tournament-tell-replayed"
    text = words.say(key, organiser=organiser)
    return TournamentMessage([text], mentions=called, channel=match.channel)


def decision_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the decision of a match that was not played out; None if it has no thread, or is open again."""
    if match.open or match.channel is None or match.ending is None:
        return None
    text = words.say(
        "tournament-tell-decided",
        players=match_players(words, tournament, match),
        decision=decision_text(words, tournament, match),
    )
    return TournamentMessage([text], channel=match.channel)


def reopened_message(words: Language, tournament: Tournament, match: Match) -> TournamentMessage | None:
    """Return the message that the result of a match was taken back; None if it is decided again."""
    if not match.open or match.channel is None:
        return None
    people = people_left(tournament, match.entrants)
    text = words.say(
        "tournament-tell-reopened",
        players=words.join(mention(person) for person in people),
        when=timestamp(match.ends_at),
    )
    return TournamentMessage([text], mentions=people, channel=match.channel)


def reopened_round_message(
    words: Language, tournament: Tournament, round_: Round
) -> TournamentMessage | None:
    """Return the message that a round whose end was posted goes on; None if it is over again."""
    if round_.ended_at is not None:
        return None
    name = round_name(words, tournament, round_.number)
    return TournamentMessage(
        [words.say("tournament-tell-round-reopened", name=title_of(tournament), round=name)]
    )


def people_left(tournament: Tournament, entrants: Iterable[EntrantId]) -> list[PersonId]:
    """Return the people of these entrants, without those who have dropped out or had their data deleted."""
    return [entrant.person for entrant in map(tournament.entrant, entrants) if not entrant.gone]


def _organiser(words: Language, tournament: Tournament) -> tuple[str, list[PersonId]]:
    """Return the organiser of a tournament as a message names them, and the people to call."""
    organiser = tournament.header.organiser
    return (words.say("seat-former"), []) if organiser is None else (mention(organiser), [organiser])
