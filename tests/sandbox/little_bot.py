"""A small bot on stock discord.py, with one command for each feature of the sandbox."""

import asyncio
import io
import os
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord import app_commands
from PIL import Image

from sandbox.server import TOKEN

INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


def png(width=8, height=6, colour="red"):
    """Return a picture of one colour as PNG."""
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()


def picture_file(name="board.png", **kwargs):
    """Return a picture as a file with a description, to be attached to a message."""
    return discord.File(io.BytesIO(png(**kwargs)), name, description="A board")


def place(bot, channel):
    """Return the channel as the bot has it."""
    return bot.get_partial_messageable(int(channel.id), guild_id=int(channel.server_id))


class Names(app_commands.Translator):
    """Gives every command a German name."""

    async def translate(self, string, locale, context):
        del context
        return f"{string.message}-de".replace("A ", "Ein ") if locale is discord.Locale.german else None


class Panel(discord.ui.View):
    """Buttons and a select, kept in memory."""

    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Update", style=discord.ButtonStyle.primary, custom_id="update")
    async def update(self, interaction, button):
        del button
        await interaction.response.edit_message(content=f"updated by {interaction.user.display_name}")

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction, button):
        del button
        await interaction.response.defer()
        await interaction.edit_original_response(
            content="edited later", attachments=[picture_file("new.png")]
        )

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction, button):
        del button
        await interaction.response.send_message("only you", ephemeral=True)

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction, button):
        del button
        await interaction.response.send_modal(Question())

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction, button):
        del interaction, button
        raise AssertionError("nobody can press this")

    @discord.ui.select(
        placeholder="Which cell",
        custom_id="cell",
        options=[discord.SelectOption(label=x) for x in ("A1", "B2")],
    )
    async def cell(self, interaction, select):
        await interaction.response.edit_message(content=f"chose {select.values[0]}")


class Question(discord.ui.Modal, title="A question"):
    """A form with a text and a choice."""

    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20))
    colour = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour",
            options=[discord.SelectOption(label=x, value=x.lower()) for x in ("Red", "Blue")],
        ),
    )

    def __init__(self):
        super().__init__(custom_id="question")

    async def on_submit(self, interaction):
        chosen = self.colour.component.values[0]
        await interaction.response.send_message(f"{self.name.component.value} likes {chosen}", ephemeral=True)


class Import(discord.ui.Modal, title="Bring a game"):
    """A form with files, check boxes and radio buttons."""

    files = discord.ui.Label(
        text="Files", component=discord.ui.FileUpload(custom_id="files", min_values=1, max_values=2)
    )
    show = discord.ui.Label(
        text="Show it to",
        component=discord.ui.RadioGroup(
            custom_id="show",
            options=[discord.RadioGroupOption(label=x, value=x, default=x == "me") for x in ("me", "all")],
        ),
    )
    parts = discord.ui.Label(
        text="With",
        component=discord.ui.CheckboxGroup(
            custom_id="parts",
            required=False,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("chart", "replay")],
        ),
    )
    sure = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))
    friend = discord.ui.Label(
        text="Played with", component=discord.ui.UserSelect(custom_id="friend", required=False)
    )

    async def on_submit(self, interaction):
        values = [f"{file.filename}: {(await file.read()).decode()}" for file in self.files.component.values]
        values += [self.show.component.value, *self.parts.component.values, str(self.sure.component.value)]
        values += [person.display_name for person in self.friend.component.values]
        await interaction.response.send_message(", ".join(values), ephemeral=True)


class Card(discord.ui.LayoutView):
    """Components V2 with a picture."""

    def __init__(self, name):
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description="A board")
        )
        box = discord.ui.Container(discord.ui.TextDisplay("# Turn 1"), gallery, accent_colour=0x112233)
        self.add_item(box)
        self.add_item(discord.ui.ActionRow(discord.ui.Button(label="Play", custom_id="play")))


class LittleBot(discord.Client):
    """A client that keeps the events it receives in `heard`."""

    def __init__(self, path, *, intents=INTENTS, **kwargs):
        super().__init__(
            intents=intents,
            connector=aiohttp.UnixConnector(path=str(path), limit=0),
            guild_ready_timeout=0.01,
            **kwargs,
        )
        self.heard = []
        self.errors = []
        self._news = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self.note_error)
        add_commands(self.tree)

    async def setup_hook(self):
        await self.tree.set_translator(Names())
        await self.tree.sync()

    async def note_error(self, interaction, error):
        del interaction
        self.errors.append(getattr(error, "original", error))
        self._news.set()

    def dispatch(self, event, /, *args, **kwargs):
        self.heard.append((event, args))
        self._news.set()
        super().dispatch(event, *args, **kwargs)

    def events(self, name):
        """Return the arguments of each event of this name that was received."""
        return [args for event, args in self.heard if event == name]

    async def until(self, true):
        """Return once `true()` holds; it is checked after everything that the bot receives."""
        async with asyncio.timeout(60):
            while not true():
                self._news.clear()
                await self._news.wait()


def add_commands(tree):
    """Add the bot's commands to its tree."""

    @tree.command(description="A trivial answer")
    async def ping(interaction: discord.Interaction):
        await interaction.response.send_message("pong")

    @tree.command(description="A private answer")
    async def secret(interaction: discord.Interaction):
        await interaction.response.send_message("psst", ephemeral=True)

    @tree.command(description="A late answer")
    async def think(interaction: discord.Interaction, private: bool = False):
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.followup.send("thought")

    @tree.command(description="A picture")
    async def picture(interaction: discord.Interaction):
        await interaction.response.send_message("look", file=picture_file())

    @tree.command(description="A card of components")
    async def card(interaction: discord.Interaction):
        await interaction.response.send_message(view=Card("board.png"), file=picture_file())

    @tree.command(description="A panel of controls")
    async def panel(interaction: discord.Interaction):
        await interaction.response.send_message("panel", view=Panel())

    @tree.command(description="A silence")
    async def silent(interaction: discord.Interaction):
        del interaction

    @tree.command(description="A message to the channel")
    async def post(interaction: discord.Interaction, text: str = "hello"):
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.channel.send(text)
        except discord.HTTPException as refused:
            await interaction.followup.send(f"{refused.status} {refused.code}")
        else:
            await interaction.followup.send("posted")

    @tree.command(description="A thread")
    async def thread(interaction: discord.Interaction, name: str):
        await interaction.response.send_message("start")
        message = await interaction.channel.send("here")
        thread = await message.create_thread(name=name)
        await thread.send("in the thread")
        await interaction.followup.send("opened")

    @tree.command(description="A direct message")
    async def whisper(interaction: discord.Interaction, to: discord.User):
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await to.send("a word in your ear")
        except discord.Forbidden as refused:
            await interaction.followup.send(f"{refused.status} {refused.code}")
        else:
            await interaction.followup.send("sent")

    @tree.command(description="A form with files")
    async def bring(interaction: discord.Interaction, file: discord.Attachment | None = None):
        if file is None:
            await interaction.response.send_modal(Import())
        else:
            await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}")

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, member: discord.Member):
        await interaction.response.send_message(f"{member.display_name} in {member.guild.name}")

    @tree.context_menu(name="Analyse")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def analyse(interaction: discord.Interaction, message: discord.Message):
        await interaction.response.send_message(f"{message.author.display_name}: {message.content}")

    place = app_commands.Group(name="place", description="A group")

    @place.command(name="tile", description="A subcommand with options")
    @app_commands.choices(turns=[app_commands.Choice(name=f"{n * 90} degrees", value=n) for n in range(4)])
    async def tile(interaction: discord.Interaction, cell: str, turns: int = 0):
        await interaction.response.send_message(f"{cell} {turns} {interaction.locale}")

    @tile.autocomplete("cell")
    async def cells(interaction: discord.Interaction, current: str):
        del interaction
        return [
            app_commands.Choice(name=f"Cell {x}", value=x)
            for x in ("D7", "D8", "E1")
            if x.startswith(current)
        ]

    tree.add_command(place)

    @tree.command(description="A command for managers")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(interaction: discord.Interaction):
        await interaction.response.send_message("managed")

    @tree.command(description="A command for everywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def anywhere(interaction: discord.Interaction, followups: int = 0):
        await interaction.response.send_message(f"context {interaction.context.to_array()[0]}")
        try:
            for number in range(followups):
                await interaction.followup.send(f"more {number}")
        except discord.HTTPException as refused:
            await interaction.edit_original_response(content=f"{refused.status} {refused.code}")


@asynccontextmanager
async def running(client):
    """Run the client, connected and ready; leaving closes it."""
    task = asyncio.create_task(client.start(TOKEN))
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield client
    finally:
        ready.cancel()
        await client.close()
        await asyncio.wait({task})


async def main():
    """Run the bot at the socket that the environment names."""
    async with LittleBot(os.environ["BASTIDE_SANDBOX"]) as client:
        await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
