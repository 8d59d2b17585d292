"""Tests of the panel with the settings of a server."""

from discord import ui

from bot.features.settings.server_panel import server_panel
from bot.i18n import language
from model.guilds import GameOpeners, GuildSettings
from model.tables import TableOptions


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


def test_a_preset_with_the_options_of_the_bot_is_not_chosen_as_well():
    """If a preset equals the bot's defaults, only the latter are marked as chosen: Discord refuses a second one."""
    presets = {"Friday": TableOptions(), "Sunday": TableOptions(seats=4)}
    panel = server_panel(language("en"), GuildSettings(), presets, (), None)
    rows = [row for row in panel.to_components() if row["type"] == 1]
    chosen = [
        [option["value"] for option in select.get("options", ()) if option.get("default")]
        for row in rows
        for select in row["components"]
    ]
    assert ["-"] in chosen
