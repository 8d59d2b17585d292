"""/tournament team and lineup: a captain enters a team, its members confirm, line-ups are set privately."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, assert_never

import discord
from discord import app_commands, ui

from bot.features.tournaments.choices import TeamChoice
from bot.features.tournaments.leaving import drop_out_view, is_final, leave_team_view
from bot.features.tournaments.lookup import offer_tournaments, tournament_here, tournament_of
from bot.features.tournaments.names import date, name_of
from bot.features.tournaments.team_words import team_name
from bot.i18n import Language, language
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context, person_of
from bot.platform.controls import Press, button, option, pressed, reading, select
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.text_view import text_view
from bot.text.words import mention
from host.errors import HostReason, HostRefusal
from host.tournaments.running.line_ups import LineUp
from host.tournaments.running.team_rounds import active
from host.tournaments.running.teams import invited_to
from model.ids import EntrantId, PersonId, TournamentId
from model.teams import Team
from model.tournaments import Tournament, TournamentStatus


@app_commands.command(name="team", description=described("tournament team"))
@described_parameters("tournament team")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def team(
    context: Context,
    name: Typed | None = None,
    member1: discord.Member | discord.User | None = None,
    member2: discord.Member | discord.User | None = None,
    member3: discord.Member | discord.User | None = None,
    member4: discord.Member | discord.User | None = None,
    member5: discord.Member | discord.User | None = None,
    member6: discord.Member | discord.User | None = None,
    member7: discord.Member | discord.User | None = None,
    tournament: Typed | None = None,
) -> None:
    """Enter a team, or invite further members to the person's own; the invited are mentioned to confirm."""
    named = (member1, member2, member3, member4, member5, member6, member7)
    people = list(dict.fromkeys(person for person in named if person is not None))
    if stranger := next((person for person in people if not isinstance(person, discord.Member)), None):
        raise Refusal("team-left", person=mention(PersonId(stranger.id)))
    if any(person.bot for person in people):
        raise Refusal("team-no-bots")
    chosen_tournament = await tournament_here(context, tournament)
    found, own = await context.host.teams.enter(
        chosen_tournament.id, context.person, name, [person_of(person) for person in people]
    )
    invited = [PersonId(person.id) for person in people if invited_to(found, PersonId(person.id)) == own]
    async with context.refreshing(found):
        await context.announce(_entered_message(found, own, context.person.id, invited), invited)


def _entered_message(
    tournament: Tournament, team: Team, captain: PersonId, invited: Sequence[PersonId]
) -> ui.LayoutView:
    """Return the public message that a team was entered, with buttons for the invited to confirm or decline."""
    words = language(tournament.header.options.language)
    text = words.say(
        "team-entered",
        team=team_name(tournament, team.number),
        captain=mention(captain),
        members=words.join(map(mention, invited)),
        count=len(invited),
    )
    message = text_view(text)
    if invited:
        make_button = partial(button, Kind.TEAM, game=tournament.id)
        confirm = make_button(
            words.say("button-team-yes"),
            choice=TeamChoice.CONFIRM.value,
            style=discord.ButtonStyle.primary,
        )
        decline = make_button(words.say("button-team-no"), choice=TeamChoice.DECLINE.value)
        message.add_item(ui.ActionRow[Any](confirm, decline))
    return message


@app_commands.command(name="lineup", description=described("tournament lineup"))
@described_parameters("tournament lineup")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def lineup(context: Context, tournament: Typed | None = None) -> None:
    """Set the line-up of the person's team, privately."""
    found = await tournament_here(context, tournament)
    await _open(context, found.id)


@pressed(Kind.TEAM)
async def act(press: Press) -> None:
    """Answer an invitation, or set a line-up."""
    tournament_id = (await tournament_of(press)).id
    with reading():
        named, *numbers = press.control.choice.split(" ")
        choice = TeamChoice(named)
        board = int(numbers.pop(0)) if choice is TeamChoice.BOARD else 0
        if numbers and int(numbers[0]) != (await _own(press, tournament_id)).team_match.round:
            # The panel is still open from an earlier round.
            raise ValueError(numbers[0])
        entrant = EntrantId(int(press.values[0])) if choice is TeamChoice.BOARD else EntrantId(0)
        if choice in (TeamChoice.BOARD, TeamChoice.HAND_IN) and not press.in_private_message:
            # A panel of line-ups is never public.
            raise ValueError(named)
    match choice:
        case TeamChoice.CONFIRM | TeamChoice.DECLINE:
            await _answer(press, tournament_id, plays=choice is TeamChoice.CONFIRM)
        case TeamChoice.LINE_UP:
            await _open(press, tournament_id)
        case TeamChoice.BOARD:
            await _choose(press, tournament_id, board, entrant)
        case TeamChoice.HAND_IN:
            found = await press.host.line_ups.hand_in(tournament_id, press.person.id)
            text = press.language.say("line-up-handed-in", when=date(found.team_match.line_ups_until))
            await press.update(text_view(text))
        case _:
            assert_never(choice)


async def _own(context: Context, tournament_id: TournamentId) -> LineUp:
    return await context.host.line_ups.of(tournament_id, context.person.id)


async def _open(context: Context, tournament_id: TournamentId) -> None:
    """Show a captain their line-up; nobody else sees it."""
    await context.reply(panel(context.language, await _own(context, tournament_id)))


async def _choose(press: Press, tournament_id: TournamentId, board: int, entrant: EntrantId) -> None:
    """Put a member of the captain's team at a board, and show the line-up in the panel."""
    try:
        found = await press.host.line_ups.choose(tournament_id, press.person.id, board, entrant)
    except HostRefusal as refusal:
        if refusal.reason is HostReason.NOT_IN_TEAM:
            # Without an update the select would still show the member who has left.
            own = await _own(press, tournament_id)
            await press.update(panel(press.language, own, press.control.seq + 1))
        raise
    await press.update(panel(press.language, found, press.control.seq + 1))


async def _answer(press: Press, tournament_id: TournamentId, *, plays: bool) -> None:
    """Confirm or decline to play for a team; ask a member who has already confirmed whether they leave it."""
    tournaments, person, words = press.host.tournaments, press.person, press.language
    before = await tournaments.get(tournament_id)
    entrant = before.entered(person.id)
    if entrant is None or entrant.team is None:
        raise HostRefusal(HostReason.NOT_ENTERED, yours="yes")
    if entrant.gone:
        raise HostRefusal(HostReason.DROPPED_OUT, yours="yes")
    team = team_name(before, entrant.team)
    if entrant.confirmed and plays:
        await press.tell(words.say("team-confirmed", team=team))
        return
    if is_final(before, person.id):
        await press.reply(drop_out_view(words, before))
        return
    if entrant.confirmed and before.header.status is TournamentStatus.SIGN_UP:
        await press.reply(leave_team_view(words, before, team))
        return
    after = await (
        tournaments.join(tournament_id, person) if plays else tournaments.leave(tournament_id, person.id)
    )
    async with press.refreshing(after):
        await press.tell(words.say("team-confirmed" if plays else "team-declined", team=team))


def panel(words: Language, found: LineUp, drawn: int = 0) -> ui.LayoutView:
    """Return the private panel with a select for each board, and the button that hands the line-up in.

    `drawn` is how often it was drawn before; it changes the custom ids, so that Discord shows the present
    choice.
    """
    tournament, team_match = found.tournament, found.team_match
    away = team_match.away if team_match.away != found.team.number else team_match.home
    assert away is not None, "a bye has no line-up"
    text = words.say(
        "line-up-panel",
        team=team_name(tournament, found.team.number),
        other=team_name(tournament, away),
        when=date(team_match.line_ups_until),
        handed="yes" if found.handed_in else "no",
    )
    view = text_view(text)
    for board, entrant in enumerate(found.boards):
        view.add_item(_board_select(words, found, board, entrant, drawn))
    hand_in = button(
        Kind.TEAM,
        words.say("button-hand-in"),
        game=tournament.id,
        choice=f"{TeamChoice.HAND_IN.value} {team_match.round}",
        style=discord.ButtonStyle.primary,
    )
    return view.add_item(ui.ActionRow[Any](hand_in))


def _board_select(
    words: Language, found: LineUp, board: int, chosen: EntrantId, drawn: int
) -> ui.ActionRow[Any]:
    """Return the select of the member who plays at a board (from 0)."""
    tournament = found.tournament
    options = [
        option(
            words.say("line-up-board", board=board + 1, player=name_of(words, tournament, member.number)),
            str(member.number),
            chosen=member.number == chosen,
        )
        for member in active(tournament, found.team.number)
    ]
    return select(
        Kind.TEAM,
        words.say("line-up-empty", board=board + 1),
        options,
        game=tournament.id,
        seq=drawn,
        choice=f"{TeamChoice.BOARD.value} {board} {found.team_match.round}",
    )
