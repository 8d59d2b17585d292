"""The messages of tournaments, and the buttons under them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, assert_never

from discord import ui

from bot.features.tournaments.byes import take_back
from bot.features.tournaments.cancelling import cancel, end_early
from bot.features.tournaments.choices import Choice, Entering, TeamChoice
from bot.features.tournaments.final_order_words import places_text
from bot.features.tournaments.leaving import drop_out, drop_out_view, is_final
from bot.features.tournaments.lookup import check_begun, tournament_of
from bot.features.tournaments.match_threads import open_thread
from bot.features.tournaments.names import title_of
from bot.features.tournaments.organiser_role import choose_role
from bot.features.tournaments.picture_views import standings_tables
from bot.features.tournaments.round_pages import bracket_pictures, reader_of, turn_pages
from bot.features.tournaments.season_controls import answers_text, open_season
from bot.features.tournaments.season_tables import divisions_and_pictures
from bot.features.tournaments.sign_up_words import entered_text, rules_page, sign_up_text
from bot.features.tournaments.standings_words import standings_text
from bot.features.tournaments.start_confirmation import start_without
from bot.features.tournaments.team_words import team_name, team_standings_text, team_view
from bot.i18n import Language, language
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn
from bot.pictures.themes import theme_of
from bot.platform.answers import show
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.limits import TEXT
from bot.platform.public_message import PublicMessage, public_message_of
from bot.platform.rules_link import rules_button
from bot.platform.services import Services
from bot.text.table_options import summary
from bot.text.words import labels
from host.errors import HostRefusal
from host.host import Host
from host.tournaments.running.sign_up import waiting_list
from model.ids import EntrantId, PersonId
from model.tournaments import SWISS, Tournament, TournamentStatus
from rendering.charts.league_image import draw_league
from rendering.panels.table import draw_table
from rendering.views.alt_text import describe_league, describe_table

STANDINGS_FILE = "standings-{}.png"
GOLD = 0xC9A227


def tournament_buttons(words: Language, tournament: Tournament, message_number: int) -> ui.ActionRow[Any]:
    """Return the buttons of a tournament's message; `message_number` is the number of the message."""
    if tournament.header.status is TournamentStatus.SIGN_UP:
        shown_here = [(Choice.JOIN, "button-enter"), (Choice.LEAVE, "button-withdraw")]
        if tournament.header.plan.reserve and tournament.header.format in SWISS:
            shown_here.append((Choice.RESERVE, "button-reserve"))
        if tournament.header.plan.check_in_seconds:
            shown_here.append((Choice.CHECK_IN, "button-check-in"))
    elif tournament.header.status is TournamentStatus.CANCELLED and not tournament.rounds:
        shown_here = [(Choice.SIGN_UP, "button-show-sign-up")]
    else:
        shown_here = [(Choice.STANDINGS, "button-standings"), (Choice.MATCHES, "button-matches")]
        if tournament.header.plan.knock_out_seeds:
            shown_here.append((Choice.BRACKET, "button-bracket"))
        if tournament.header.status is TournamentStatus.OVER and tournament.header.is_league:
            shown_here.append((Choice.SEASON, "button-season"))
    row = ui.ActionRow[Any](
        *(
            button(
                Kind.TOURNAMENT, words.say(key), game=tournament.id, seq=message_number, choice=choice.value
            )
            for choice, key in shown_here
        )
    )
    if tournament.header.status is TournamentStatus.RUNNING and any(
        team_match.waits for team_match in tournament.team_matches
    ):
        choice, label = TeamChoice.LINE_UP.value, words.say("button-line-up")
        row.add_item(button(Kind.TEAM, label, game=tournament.id, seq=message_number, choice=choice))
    if tournament.header.status is TournamentStatus.SIGN_UP:
        row.add_item(button(Kind.PLAN, words.say("button-settings"), game=tournament.id))
    return row


def sign_up_button(words: Language, tournament: Tournament, message_number: int) -> ui.ActionRow[Any]:
    """Return the only button of a call to possible entrants; unlike those of the sign-up it never gets outdated."""
    label, choice = words.say("button-show-sign-up"), Choice.SIGN_UP.value
    return ui.ActionRow[Any](
        button(Kind.TOURNAMENT, label, game=tournament.id, seq=message_number, choice=choice)
    )


def sign_up_message(
    tournament: Tournament, message_number: int = 0, call: str = "", words: Language | None = None
) -> ui.LayoutView:
    """Return the message in which people enter, with the text `call` above its buttons.

    `message_number` is its number among the tournament's delivered messages, if it is one of them. It is in
    the tournament's language unless `words` are given.
    """
    words = words or language(tournament.header.options.language)
    announced = sign_up_text(words, tournament)
    first = words.say("teams-first" if tournament.header.plan.boards else "tournament-first")
    played = summary(words, tournament.header.options, first)
    room = TEXT - len(announced) - len(played) - len(call)
    container = ui.Container[Any](
        ui.TextDisplay[Any](announced),
        ui.TextDisplay[Any](entered_text(words, tournament, room)),
        ui.Separator[Any](),
        ui.TextDisplay[Any](played),
        accent_colour=GOLD,
    )
    if call:
        container.add_item(ui.TextDisplay[Any](call))
    if tournament.header.status in (TournamentStatus.SIGN_UP, TournamentStatus.RUNNING):
        container.add_item(tournament_buttons(words, tournament, message_number))
        container.add_item(ui.ActionRow[Any](rules_button(words, rules_page(tournament.header))))
    return ui.LayoutView(timeout=None).add_item(container)


def tournament_message(
    words: Language,
    tournament: Tournament,
    message_number: int,
    texts: Sequence[str],
    pictures: Sequence[Drawn] = (),
    file: str = "",
    controls: Sequence[ui.ActionRow[Any]] = (),
    buttons: ui.ActionRow[Any] | None = None,
) -> ui.LayoutView:
    """Return a message of a tournament: texts, pictures, an attached `file`, `controls`, and its buttons.

    Unless there are other `buttons`, these are the ones that fit the state of the tournament.
    """
    container = ui.Container[Any](*(ui.TextDisplay[Any](text) for text in texts if text), accent_colour=GOLD)
    for drawn in pictures:
        container.add_item(gallery(words, drawn))
    if file:
        container.add_item(ui.File[Any](f"attachment://{file}"))
    for row in controls:
        container.add_item(row)
    if buttons is None:
        buttons = tournament_buttons(words, tournament, message_number)
    container.add_item(buttons)
    return ui.LayoutView(timeout=None).add_item(container)


@public_message_of.register
async def _(tournament: Tournament, host: Host) -> PublicMessage:
    current = await host.tournaments.get(tournament.id)
    return PublicMessage(current.header.channel, current.header.message, sign_up_message(current))


@pressed(Kind.TOURNAMENT)
async def act(press: Press) -> None:
    """Enter, withdraw, check in, or look."""
    action, _, target = press.control.choice.partition(" ")
    with reading():
        choice = Choice(action)
    tournament = await tournament_of(press)
    match choice:
        case Choice.JOIN | Choice.LEAVE | Choice.RESERVE | Choice.CHECK_IN:
            try:
                await enter(press, tournament, choice)
            except HostRefusal:
                await press.redraw(tournament)
                raise
        case Choice.DROP_OUT:
            await drop_out(press, tournament)
        case Choice.NO_BYE:
            await take_back(press, tournament)
        case Choice.START:
            await start_without(press, tournament)
        case Choice.CANCEL:
            await cancel(press, tournament)
        case Choice.END | Choice.CALL_OFF:
            await end_early(press, tournament, called_off=choice is Choice.CALL_OFF)
        case Choice.ORGANISERS:
            await choose_role(press, tournament)
        case Choice.OPEN_THREAD:
            await press.defer()
            await open_thread(press, tournament)
        case Choice.SEASON:
            await open_season(press, tournament)
        case Choice.SIGN_UP:
            await press.reply(sign_up_message(tournament, words=press.language))
        case Choice.STANDINGS:
            press.defer_if_slow()
            await show_standings(press, tournament)
        case Choice.MATCHES | Choice.BRACKET:
            await turn_pages(press, tournament, choice, " ".join(press.values) or target)
        case _:
            assert_never(choice)


async def enter(context: Context, tournament: Tournament, doing: Entering) -> None:
    """Enter, leave or check in, say so privately, and update the public message.

    A person who would be out for good is asked to confirm: the buttons of the sign-up stay below older
    messages.
    """
    tournaments, words = context.host.tournaments, context.language
    name = title_of(tournament)
    match doing:
        case Choice.LEAVE if is_final(tournament, context.person.id):
            await context.reply(drop_out_view(words, tournament))
            return
        case Choice.JOIN:
            tournament = await tournaments.join(tournament.id, context.person)
            text = _joined(words, tournament, context.person.id)
        case Choice.RESERVE:
            tournament = await tournaments.join(tournament.id, context.person, reserve=True)
            text = words.say("tournament-stands-in", name=name)
        case Choice.LEAVE:
            async with context.concluding():
                tournament = await tournaments.leave(tournament.id, context.person.id)
                async with context.refreshing(tournament):
                    await context.conclude(words.say("tournament-left", name=name))
            return
        case Choice.CHECK_IN:
            tournament = await tournaments.check_in(tournament.id, context.person.id)
            text = words.say("tournament-checked-in", name=name)
    async with context.refreshing(tournament):
        await context.tell(text)


def _joined(words: Language, tournament: Tournament, person: PersonId) -> str:
    """Return the sentence that the person has entered: alone, for a team, between rounds, or on the waiting list."""
    entrant = tournament.entered(person)
    if entrant is not None and entrant.team is not None:
        return words.say("team-confirmed", team=team_name(tournament, entrant.team))
    if tournament.header.status is TournamentStatus.RUNNING:
        return words.say("tournament-joined-late", name=title_of(tournament))
    waits = person in {entrant.person for entrant in waiting_list(tournament)}
    return words.say("tournament-waits" if waits else "tournament-joined", name=title_of(tournament))


async def standings_and_pictures(
    services: Services, words: Language, tournament: Tournament, reader: EntrantId | None = None
) -> tuple[str, list[Drawn]]:
    """Return the standings as text and pictures. The reader's own line is shown even if not all lines fit."""
    if tournament.header.plan.boards:
        return await team_standings_and_pictures(services, words, tournament, reader)
    if tournament.header.plan.division_size:
        return await divisions_and_pictures(services, words, tournament, reader)
    table = await services.host.tournaments.standings(tournament)
    theme = await theme_of(services.host, tournament.header.guild)
    pictures = [
        await services.pictures.draw(
            draw_table,
            view,
            name=STANDINGS_FILE.format(number),
            describe=partial(describe_table, labels=labels(words)),
        )
        for number, view in enumerate(standings_tables(words, tournament, table, theme, reader), start=1)
    ]
    return standings_text(words, tournament, table, reader), pictures


async def team_standings_and_pictures(
    services: Services, words: Language, tournament: Tournament, reader: EntrantId | None
) -> tuple[str, list[Drawn]]:
    """Return the standings of teams as text and as a picture; both always have the reader's own team."""
    table = await services.host.teams.standings(tournament)
    own = None if reader is None else tournament.entrant(reader).team
    theme = await theme_of(services.host, tournament.header.guild)
    view = team_view(words, tournament, table, theme, own)
    drawn = await services.pictures.draw(
        draw_league,
        view,
        name=STANDINGS_FILE.format(1),
        describe=partial(describe_league, labels=labels(words)),
    )
    return team_standings_text(words, tournament, table, own), [drawn]


async def show_standings(context: Context, tournament: Tournament) -> None:
    """Show the standings in the deferred answer. Refuses before the first round.

    During the sign-up of a later season, show instead who of the last season plays on and who has not
    answered. Once the knock-out has begun, show the bracket and everybody's place in it, as points no longer
    count.
    """
    words = context.language
    if tournament.header.status is TournamentStatus.SIGN_UP:
        last = await context.host.seasons.last(tournament)
        if last is not None:
            await show(context, answers_text(words, tournament, last))
            return
    check_begun(tournament)
    tournament = await context.host.public_results.of(tournament)
    reader = reader_of(context, tournament)
    pictures = await bracket_pictures(context.services, words, tournament)
    if not pictures:
        text, pictures = await standings_and_pictures(context.services, words, tournament, reader)
    else:
        text = places_text(words, tournament, await context.host.tournaments.final_order(tournament), reader)
    await show(context, text, pictures)
