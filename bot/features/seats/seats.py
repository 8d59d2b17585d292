"""/resign and /replace: a seat changes hands, with its meeples and its points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import discord
from discord import app_commands

from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.platform.autocomplete import matching_choices
from bot.platform.channel_game import check_on_this_server, view_here, view_here_or_none
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context, person_of
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind, read_id
from bot.platform.errors import Refusal
from bot.platform.text_view import text_view
from bot.text.emoji_marks import seat_mark
from bot.text.words import computer, mention, seat_name, seat_text
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.computer_seats import DEFAULT_OPPONENT
from host.games.views import GameView, Person
from model.ids import GameId, PersonId
from model.tables import GameStatus, Occupant

COMPUTER, CLOSE = "computer", "close"


@app_commands.command(name="resign", description=described("resign"))
@app_commands.guild_only()
@in_context
async def resign(context: Context) -> None:
    """Ask for confirmation, and say what resigning means in this game."""
    view = await view_here(context)
    if view.status is not GameStatus.RUNNING:
        raise HostRefusal(HostReason.NOT_RUNNING, status=view.status.value)
    if view.seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    await context.reply(_confirmation(context.language, view))


def _confirmation(words: Language, view: GameView) -> discord.ui.LayoutView:
    """Return the panel that asks to confirm a resignation and says what becomes of the game.

    A tournament match ends when only one person is left, any other game when none is.
    """
    others = sum(seat.person is not None for seat in view.seats) - 1
    if view.in_tournament and others < 2:
        question, ways = "resign-match", {CLOSE: "resign-match-sure"}
    elif not others:
        question, ways = "resign-alone", {CLOSE: "resign-alone-sure"}
    else:
        question = "resign-table" if view.in_tournament else "resign-ask"
        ways = {COMPUTER: "resign-computer", CLOSE: "resign-close"}
    style = discord.ButtonStyle.danger if len(ways) == 1 else discord.ButtonStyle.secondary
    buttons = (
        button(Kind.RESIGN, words.say(key), game=view.id, choice=choice, style=style)
        for choice, key in ways.items()
    )
    return text_view(words.say(question)).add_item(discord.ui.ActionRow(*buttons))


@pressed(Kind.RESIGN)
async def confirm_resignation(press: Press) -> None:
    """Give the seat away."""
    with reading():
        opponent = {COMPUTER: DEFAULT_OPPONENT, CLOSE: None}[press.control.choice]
    async with press.concluding():
        await press.host.seats.resign(GameId(press.control.game), press.person.id, opponent)
        await press.update(text_view(press.language.say("resign-done")))


@app_commands.command(name="replace", description=described("replace"))
@described_parameters("replace")
@app_commands.guild_only()
@in_context
async def replace(context: Context, seat: Typed, by: discord.Member | discord.User | None = None) -> None:
    """Ask for confirmation that a seat goes to a person, or to a computer if no person is named."""
    view = await view_here(context)
    try:
        colour = Colour(seat)
    except ValueError:
        raise Refusal("replace-unknown-seat") from None
    if by is not None and not isinstance(by, discord.Member):
        raise Refusal("replace-left")
    if by is not None and by.bot:
        raise Refusal("replace-no-bots")
    taker = None if by is None else person_of(by)
    before = await context.host.seats.replaceable(
        view.id, context.person.id, colour, DEFAULT_OPPONENT if taker is None else taker.id
    )
    words = context.language
    after = computer(words, DEFAULT_OPPONENT) if taker is None else mention(taker.id)
    closed = before.occupant is Occupant.CLOSED
    seat_before = seat_mark(before.colour) if closed else seat_text(words, before)
    panel = text_view(
        words.say("replace-ask", before=seat_before, empty="yes" if closed else "no", after=after)
    )
    sure = button(
        Kind.REPLACE,
        words.say("button-replace"),
        game=view.id,
        choice=_Handover(colour, None if taker is None else taker.id).text(),
        style=discord.ButtonStyle.danger,
    )
    await context.reply(panel.add_item(discord.ui.ActionRow(sure)))


@dataclass(frozen=True, slots=True)
class _Handover:
    """A seat and the person who takes it over; a computer does if `taker` is None."""

    colour: Colour
    taker: PersonId | None

    def text(self) -> str:
        """Return the handover as text for a custom id."""
        return self.colour.value if self.taker is None else f"{self.colour.value}/{self.taker}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the handover that `text` wrote, or an earlier release, with a name at the end.

        Refuses any other text with ValueError.
        """
        colour, *taker = text.split("/", 2)
        return cls(Colour(colour), PersonId(read_id(taker[0])) if taker else None)


@pressed(Kind.REPLACE)
async def confirm_replacement(press: Press) -> None:
    """Hand the seat over."""
    game = GameId(press.control.game)
    with reading():
        handover = _Handover.read(press.control.choice)
    await check_on_this_server(press, game)
    await press.defer_edit()
    by = DEFAULT_OPPONENT if handover.taker is None else await _member(press, handover.taker)
    async with press.concluding():
        await press.host.seats.replace(game, press.person.id, handover.colour, by)
        await press.fill(text_view(press.language.say("replace-done")))


async def _member(press: Press, person: PersonId) -> Person:
    """Return a member of this server with their name there. Refuses bots and people who are not on it."""
    if person == press.person.id:
        return press.person
    assert press.interaction.guild is not None, "the game is on this server"
    try:
        member = await press.interaction.guild.fetch_member(person)
    except discord.NotFound:
        raise Refusal("replace-left") from None
    if member.bot:
        raise Refusal("replace-no-bots")
    return person_of(member)


@replace.autocomplete("seat")
@in_context
async def offer_seats(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the seats that this person may give away or take, by colour and name."""
    view = await view_here_or_none(context)
    if view is None:
        return []
    words = context.language
    try:
        seats = await context.host.seats.givable(view.id, context.person.id)
    except HostRefusal:
        # The last game here is over, or the person may not hand over any seat.
        return []
    names = [
        (
            words.say(
                "replace-seat", colour=words.say(f"colour-{seat.colour.value}"), name=seat_name(words, seat)
            ),
            seat.colour.value,
        )
        for seat in seats
    ]
    return matching_choices(typed, names)


COMMANDS: Commands = (resign, replace)
