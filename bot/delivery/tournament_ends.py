"""Messages that a tournament is over or cancelled, and by whom; of a pause and its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.tournament_messages import TournamentMessage
from bot.features.tournaments.controls import standings_and_pictures
from bot.features.tournaments.csv_export import as_csv
from bot.features.tournaments.final_order_words import places_text
from bot.features.tournaments.names import player, title_of
from bot.features.tournaments.picture_views import podium_view
from bot.features.tournaments.round_words import match_players
from bot.features.tournaments.team_csv import as_team_csv
from bot.features.tournaments.team_words import team_name
from bot.i18n import Language
from bot.pictures.themes import theme_of
from bot.platform.services import Services
from bot.text.lists import first_names
from bot.text.words import mention
from model.matches import Match
from model.outbox import MessageKind
from model.tournaments import Tournament
from rendering.charts.podium import draw_podium
from rendering.views.alt_text import describe_podium

PODIUM_FILE = "podium.png"


async def status_message(
    services: Services, words: Language, tournament: Tournament, kind: MessageKind
) -> TournamentMessage:
    """Return the message that the tournament is cancelled, paused, or goes on."""
    header = tournament.header
    ended_by = "organisers" if header.ended_by_organiser else "clock"
    text = words.say(
        f"tournament-tell-{kind.value}",
        name=title_of(tournament),
        status=header.status.value,
        how="running" if tournament.rounds else ended_by,
        person=await _organiser(services, tournament),
    )
    return TournamentMessage([text])


async def end_message(services: Services, words: Language, tournament: Tournament) -> TournamentMessage:
    """Return the message of the end: winners, all places, the podium in a picture, and the table as a file.

    With divisions or teams the final standings are shown in place of places and podium.
    """
    tournaments = services.host.tournaments
    if tournament.header.plan.boards:
        return await _team_end(services, words, tournament)
    order = await tournaments.final_order(tournament)
    winners = [entrant for place, entrant in order if place == 1]
    names = [player(words, tournament, entrant) for entrant in winners]
    title = await _end_title(services, words, tournament, names)
    divided = await services.host.seasons.divisions(tournament)
    table = as_csv(tournament, await tournaments.standings(tournament), order, divided)
    if tournament.header.plan.division_size:
        text, pictures = await standings_and_pictures(services, words, tournament)
        return TournamentMessage([title, text], pictures, table=table)
    view = podium_view(words, tournament, order, await theme_of(services.host, tournament.header.guild))
    drawn = await services.pictures.draw(draw_podium, view, name=PODIUM_FILE, describe=describe_podium)
    return TournamentMessage([title, places_text(words, tournament, order)], [drawn], table=table)


async def _end_title(
    services: Services, words: Language, tournament: Tournament, winners: Sequence[str]
) -> str:
    """Return the heading of the end: who has won, or who is first in a tournament that was ended early."""
    return words.say(
        "tournament-tell-ended-early" if tournament.header.ended_by_organiser else "tournament-tell-ended",
        name=title_of(tournament),
        winner=first_names(words, winners),
        winners=len(winners),
        person=await _organiser(services, tournament),
    )


async def no_result_message(
    services: Services, words: Language, tournament: Tournament, match: Match
) -> TournamentMessage:
    """Return the message in a match's thread that its tournament was ended, and the match has no result."""
    text = words.say(
        "tournament-tell-no-result",
        players=match_players(words, tournament, match),
        name=title_of(tournament),
        person=await _organiser(services, tournament),
    )
    return TournamentMessage([text], channel=match.channel)


async def _organiser(services: Services, tournament: Tournament) -> str:
    """Return the organiser who has cancelled a tournament or ended it early, as a mention, or none."""
    if not tournament.header.ended_by_organiser:
        return "none"
    person = await services.host.early_ends.ended_by(tournament.id)
    return "none" if person is None else mention(person)


async def _team_end(services: Services, words: Language, tournament: Tournament) -> TournamentMessage:
    """Return the message of the end of a team tournament."""
    lines = await services.host.teams.standings(tournament)
    winners = [team_name(tournament, line.team) for line in lines if line.place == 1]
    title = await _end_title(services, words, tournament, winners)
    text, pictures = await standings_and_pictures(services, words, tournament)
    return TournamentMessage([title, text], pictures, table=as_team_csv(tournament, lines))
