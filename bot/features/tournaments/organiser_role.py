"""/tournament organisers: see who may run a tournament, and choose the role that may."""

from __future__ import annotations

from discord import app_commands, ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.lookup import check_not_cancelled, offer_tournaments, tournament_here
from bot.features.tournaments.names import title_of
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, reading, role_select
from bot.platform.custom_ids import Kind, read_id
from bot.platform.errors import Refusal
from bot.platform.text_view import text_view
from bot.text.words import mention
from model.tournaments import Tournament


@app_commands.command(name="organisers", description=described("tournament organisers"))
@described_parameters("tournament organisers")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def organisers(context: Context, tournament: Typed | None = None) -> None:
    """Show who may run a tournament, with a select of the role."""
    found = await tournament_here(context, tournament)
    _check_may_choose(context, found)
    await context.reply(_role_panel(context, found))


async def choose_role(press: Press, tournament: Tournament) -> None:
    """Store the chosen role, or none, and show who may run the tournament now."""
    _check_may_choose(press, tournament)
    with reading():
        role = read_id(press.values[0]) if press.values else None
    check_role(press, role)
    after = await press.host.tournaments.set_role(tournament.id, role)
    await press.update(_role_panel(press, after))


def check_role(context: Context, role: int | None) -> None:
    """Refuse the role of everybody, of which Discord says that nobody has it."""
    if role == context.place.guild:
        raise Refusal("tournament-role-everyone")


def _check_may_choose(context: Context, tournament: Tournament) -> None:
    """Refuse everybody but the person who announced the tournament and those who manage the server.

    Neither needs the role, so that nobody loses by their own choice what they may do.
    """
    check_not_cancelled(tournament)
    header = tournament.header
    if header.organiser != context.person.id and not context.manages_server(header.guild):
        raise Refusal("tournament-role-not-yours")


def _role_panel(context: Context, tournament: Tournament) -> ui.LayoutView:
    """Return the panel with those who may run the tournament; a role that was deleted is none."""
    words, header, guild = context.language, tournament.header, context.interaction.guild
    role = header.role
    # As long as this process does not know the roles of the server, it cannot say which were deleted.
    if role is not None and guild is not None and guild.roles and guild.get_role(role) is None:
        role = None
    people = [] if header.organiser is None else [mention(header.organiser)]
    if role is not None:
        people.append(f"<@&{role}>")
    text = words.say(
        "tournament-organisers",
        name=title_of(tournament),
        people=words.join([*people, words.say("tournament-managers")]),
    )
    return text_view(text).add_item(
        role_select(
            Kind.TOURNAMENT,
            words.say("tournament-role"),
            role,
            game=tournament.id,
            choice=Choice.ORGANISERS.value,
            least=0,
        )
    )
