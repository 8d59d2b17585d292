"""Tests of the message of a table before its game: its buttons, which of them is green, and its times."""

from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.features.lobby.panel import lobby_message
from bot.i18n import codes, language
from bot.platform.clocks import budget_text, turn_time_text
from bot.platform.custom_ids import Kind, parse
from bot.text.table_options import summary
from game.values.ruleset import Colour
from host.games.views import LobbyView
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.tables import GameStatus, Occupant, Seat, TableOptions

COLOURS = (Colour.RED, Colour.BLUE, Colour.GREEN)
GREEN = discord.ButtonStyle.success


def table(taken: int) -> LobbyView:
    """Return a table of three seats, of which the first ones are taken."""
    people = zip(COLOURS[:taken], range(1, 4), strict=False)
    seats = tuple(Seat(colour, Occupant.PERSON, PersonId(number), f"P{number}") for colour, number in people)
    return LobbyView(
        id=GameId("nolevira"),
        guild=GuildId(5),
        channel=ChannelId(6),
        message=None,
        host=PersonId(1),
        status=GameStatus.LOBBY,
        begun=False,
        options=TableOptions(seats=3),
        seats=seats,
    )


def buttons(lobby):
    """Return the buttons of the table's message by their kinds."""
    found = [
        part for part in lobby_message(lobby).walk_children() if isinstance(part, discord.ui.DynamicItem)
    ]
    return {parse(part.item.custom_id).kind: part.item for part in found}


@pytest.mark.parametrize(
    ("taken", "enabled", "green"),
    [
        (1, {Kind.JOIN, Kind.COMPUTER}, Kind.JOIN),
        (2, {Kind.JOIN, Kind.COMPUTER, Kind.START}, Kind.START),
        (3, {Kind.START}, Kind.START),
    ],
)
def test_the_button_of_the_next_step_is_green(taken, enabled, green):
    """A table can be joined until it is full and started from two people on; the button of the next step is green."""
    found = buttons(table(taken))
    assert {kind for kind, button in found.items() if not button.disabled} == enabled | {
        Kind.LEAVE,
        Kind.SETTING,
    }
    assert [kind for kind, button in found.items() if button.style is GREEN] == [green]


@pytest.mark.parametrize("status", [GameStatus.RUNNING, GameStatus.STOPPED])
def test_a_started_or_closed_table_has_no_buttons(status):
    """The message of a table whose game has begun, or that is closed, has neither buttons nor free seats."""
    lobby = replace(table(2), status=status)
    assert buttons(lobby) == {}
    assert "⚪" not in str(lobby_message(lobby).to_components())


@pytest.mark.parametrize("code", codes())
def test_the_time_of_a_turn_and_of_a_game_are_in_the_same_words(code):
    """Neither is abbreviated, in the message or where it is chosen."""
    words, seconds = language(code), 3 * 24 * 3600
    days = words.duration(timedelta(seconds=seconds))
    assert summary(words, TableOptions(turn_seconds=seconds, budget_seconds=seconds)).count(days) == 2
    assert days in turn_time_text(words, seconds)
    assert days in budget_text(words, seconds)
