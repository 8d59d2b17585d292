"""Tests of the panel with the settings of a server."""

from discord import ui

from bot.features.settings.server_panel import server_panel
from bot.i18n import language
from model.guilds import GameOpeners, GuildSettings


def text_of(chosen: GuildSettings) -> str:
    """Return the text above the selects of the panel."""
    panel = server_panel(language("en"), chosen, {}, (), None)
    return next(part.content for part in panel.walk_children() if isinstance(part, ui.TextDisplay))


def test_the_panel_warns_until_the_role_is_chosen_whose_members_open_games():
    """While only people with a role can open games, and none is chosen, the panel says that only managers can."""
    warning = language("en").say("server-no-role")
    assert warning in text_of(GuildSettings(openers=GameOpeners.ROLE))
    assert warning not in text_of(GuildSettings(openers=GameOpeners.ROLE, opener_role=1))
    assert warning not in text_of(GuildSettings())
