"""/privacy: what is kept about a person; shows it, hands it over, deletes it."""

from __future__ import annotations

import json
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from bot.commands import Commands
from bot.custom_ids import Kind
from bot.errors import Refusal
from bot.i18n import for_locale
from bot.i18n.command_words import described
from bot.people import person_id
from bot.views.press import Press, button, pressed

if TYPE_CHECKING:
    from bot.client import Bastide

EXPORT, DELETE, DELETE_SURELY = "export", "delete", "surely"


@app_commands.command(name="privacy", description=described("privacy"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def privacy(interaction: discord.Interaction[Bastide]) -> None:
    """Says what is kept, with buttons to get it and to delete it."""
    words = for_locale(interaction.locale)
    panel = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(words.say("privacy")))
    panel.add_item(
        ui.ActionRow(
            button(Kind.PRIVACY, words.say("privacy-export"), choice=EXPORT),
            button(
                Kind.PRIVACY, words.say("privacy-delete"), choice=DELETE, style=discord.ButtonStyle.danger
            ),
        )
    )
    await interaction.response.send_message(view=panel, ephemeral=True)


@pressed(Kind.PRIVACY)
async def act(press: Press) -> None:
    """Hands the data over as a file, or deletes it after asking once more."""
    people, who, words = press.client.host.people, person_id(press.interaction), press.language
    match press.control.choice:
        case "export":
            text = json.dumps(await people.export(who), indent=2, ensure_ascii=False, default=str)
            await press.interaction.response.send_message(
                words.say("privacy-exported"),
                file=discord.File(BytesIO(text.encode()), filename="bastide.json"),
                ephemeral=True,
            )
        case "delete":
            sure = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(words.say("privacy-delete-ask")))
            sure.add_item(
                ui.ActionRow(
                    button(
                        Kind.PRIVACY,
                        words.say("privacy-delete-surely"),
                        choice=DELETE_SURELY,
                        style=discord.ButtonStyle.danger,
                    )
                )
            )
            await press.interaction.response.edit_message(view=sure)
        case "surely":
            await people.delete(who)
            done = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(words.say("privacy-deleted")))
            await press.interaction.response.edit_message(view=done)
        case _:
            raise Refusal("control-unknown")


COMMANDS: Commands = (privacy,)
