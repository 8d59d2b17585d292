"""A small bot on stock discord.py with every component that the page draws. It uses nothing of our own bot."""

from __future__ import annotations

import asyncio
import io

import aiohttp
import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

CELLS = tuple(f"{column}{row}" for column in "ABCD" for row in range(1, 8))
FRENCH = {
    "Challenge": "Défier",
    "cell": "case",
    "turn": "tour",
    "place": "poser",
    "Lay the drawn tile": "Poser la tuile piochée",
}
MARKDOWN = """# A turn of Bastide
## The river is laid
### What counts
**Bold**, *slanted*, ***both***, __under__, ~~gone~~, `code`, ||a secret|| and [a link](https://example.org/rules).
- a city pays **2** a tile
- a road pays 1
  - also under the bridge
1. first
2. second
> Quoted by the fire
```py
points = 2 * tiles
```
-# Small print under it all
\\*not slanted\\* and 2 * 3 * 4 stays."""


def picture(width: int, height: int, colour: str, text: str) -> discord.File:
    """Return a plain picture with a text on it, as a file to attach."""
    image = Image.new("RGB", (width, height), colour)
    pen = ImageDraw.Draw(image)
    for step in range(0, width, max(20, width // 12)):
        pen.line((step, 0, step, height), fill="#ffffff40", width=1)
    pen.ellipse((width * 0.3, height * 0.2, width * 0.7, height * 0.8), outline="white", width=4)
    pen.text((12, 12), text, fill="white")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"{text}.png", description=f"A picture that says {text}")


class Showcase(ui.LayoutView):
    """A message with every component of Discord."""

    def __init__(self, reader: discord.abc.User, channel_id: int, when: int) -> None:
        super().__init__(timeout=None)
        self.presses = 0
        self.status = ui.TextDisplay("Nobody has pressed yet.")
        press: ui.Button[Showcase] = ui.Button(
            label="Press", style=discord.ButtonStyle.primary, custom_id="press", emoji="🏰"
        )
        press.callback = self.pressed  # type: ignore[method-assign]
        unanswered: ui.Button[Showcase] = ui.Button(
            label="Never answers", style=discord.ButtonStyle.danger, custom_id="silent"
        )
        unanswered.callback = self.silent  # type: ignore[method-assign]
        form: ui.Button[Showcase] = ui.Button(
            label="Form", style=discord.ButtonStyle.success, custom_id="form"
        )
        form.callback = self.form  # type: ignore[method-assign]
        disabled: ui.Button[Showcase] = ui.Button(label="Not now", custom_id="disabled", disabled=True)
        link: ui.Button[Showcase] = ui.Button(label="Rules", url="https://example.org/rules")
        look: ui.Button[Showcase] = ui.Button(label="Look", custom_id="look", emoji="🔎")
        look.callback = self.look  # type: ignore[method-assign]
        one: ui.Select[Showcase] = ui.Select(
            custom_id="one",
            placeholder="Choose a cell",
            options=[
                discord.SelectOption(label=cell, value=cell, description=f"The cell {cell}", emoji="🟩")
                for cell in CELLS[:12]
            ],
        )
        one.callback = self.chose  # type: ignore[method-assign]
        several: ui.Select[Showcase] = ui.Select(
            custom_id="several",
            min_values=1,
            max_values=3,
            options=[
                discord.SelectOption(label=name, default=name == "River")
                for name in ("River", "Inns", "Abbot")
            ],
        )
        several.callback = self.chose  # type: ignore[method-assign]
        who: ui.UserSelect[Showcase] = ui.UserSelect(custom_id="who", placeholder="Choose a person")
        who.callback = self.chose  # type: ignore[method-assign]
        self.one, self.several, self.who = one, several, who
        text = (
            f"For {reader.mention} in <#{channel_id}>, due <t:{when}:R> (<t:{when}:t>). "
            "Also </place:123> and @everyone."
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay(MARKDOWN),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.Section(
                    ui.TextDisplay("**Blue** is to move"),
                    ui.TextDisplay(text),
                    accessory=ui.Thumbnail("attachment://tile.png", description="The drawn tile"),
                ),
                ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://board.png", description="The board after turn 7")
                ),
                self.status,
                ui.ActionRow(press, form, unanswered, disabled, link),
                ui.ActionRow(one),
                ui.ActionRow(several),
                ui.ActionRow(who),
                ui.Section(ui.TextDisplay("A section with a button"), accessory=look),
                ui.File("attachment://game.txt"),
                accent_colour=0x2F6D52,
            )
        )
        self.add_item(
            ui.MediaGallery(
                *(
                    discord.MediaGalleryItem(f"attachment://{name}.png", description=name)
                    for name in ("one", "two", "three")
                )
            )
        )

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Count the press in the message."""
        self.presses += 1
        self.status.content = f"Pressed {self.presses} times."
        await interaction.response.edit_message(view=self)

    async def silent(self, interaction: discord.Interaction) -> None:
        """Do not answer the interaction."""

    async def look(self, interaction: discord.Interaction) -> None:
        """Answer with a private message."""
        await interaction.response.send_message("Only for your eyes.", ephemeral=True)

    async def form(self, interaction: discord.Interaction) -> None:
        """Open the form."""
        await interaction.response.send_modal(Form())

    async def chose(self, interaction: discord.Interaction) -> None:
        """Answer with the chosen values."""
        assert interaction.data is not None
        self.status.content = f"Chosen: {', '.join(interaction.data.get('values', []))}"
        await interaction.response.edit_message(view=self)


class Form(ui.Modal):
    """A form with every kind of field."""

    def __init__(self) -> None:
        super().__init__(title="Open a table", custom_id="open-table")
        self.name: ui.TextInput[Form] = ui.TextInput(
            custom_id="name", min_length=3, max_length=20, placeholder="Autumn cup"
        )
        self.notes: ui.TextInput[Form] = ui.TextInput(
            custom_id="notes", style=discord.TextStyle.paragraph, required=False
        )
        self.edition: ui.RadioGroup[Form] = ui.RadioGroup(
            custom_id="edition",
            options=[
                discord.RadioGroupOption(label="First", value="1"),
                discord.RadioGroupOption(label="Third", value="3", description="With gardens", default=True),
            ],
        )
        self.extras: ui.CheckboxGroup[Form] = ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label="River", value="river"),
                discord.CheckboxGroupOption(label="Abbot", value="abbot"),
            ],
        )
        self.speed: ui.Select[Form] = ui.Select(
            custom_id="speed",
            options=[
                discord.SelectOption(label="One day", value="day"),
                discord.SelectOption(label="One hour", value="hour"),
            ],
        )
        for label, description, field in (
            ("Name", "Shown to everyone", self.name),
            ("Notes", None, self.notes),
            ("Edition", None, self.edition),
            ("Expansions", None, self.extras),
        ):
            self.add_item(ui.Label(text=label, description=description, component=field))
        self.add_item(ui.Label(text="Time for a turn", component=self.speed))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Answer with the submitted values."""
        values = [
            self.name.value,
            self.notes.value or "-",
            self.edition.value or "-",
            *self.extras.values,
            *self.speed.values,
        ]
        await interaction.response.send_message("Form: " + " | ".join(values))


class Upload(ui.Modal, title="Bring a game"):
    """A form with files, check boxes and radio buttons."""

    game = ui.Label(
        text="Game",
        description="The written form of a game, and pictures of the table if you like",
        component=ui.FileUpload(custom_id="game", min_values=1, max_values=3),
    )
    show = ui.Label(
        text="Show it to",
        component=ui.RadioGroup(
            custom_id="show",
            options=[
                discord.RadioGroupOption(label="Me", value="me", default=True),
                discord.RadioGroupOption(label="Everyone", value="all", description="In this channel"),
            ],
        ),
    )
    parts = ui.Label(
        text="With",
        component=ui.CheckboxGroup(
            custom_id="parts",
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label=name, value=name.lower())
                for name in ("Chart", "Replay", "Record")
            ],
        ),
    )
    sure = ui.Label(text="I was one of the players", component=ui.Checkbox(custom_id="sure"))
    friend = ui.Label(text="Played with", component=ui.UserSelect(custom_id="friend", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Answer with the submitted values."""
        files = [f"{file.filename}={(await file.read()).decode()}" for file in self.game.component.values]
        friends = [person.display_name for person in self.friend.component.values]
        choices = [self.show.component.value, *self.parts.component.values, self.sure.component.value]
        await interaction.response.send_message(" | ".join(map(str, [*files, *choices, *friends])))


class Turn(ui.LayoutView):
    """A message like a turn of a game: a section with a thumbnail, two pictures under each other, and buttons."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        tile = ui.Thumbnail("attachment://tile.png", description="The drawn tile")
        self.add_item(
            ui.Section(
                ui.TextDisplay("**Turn 31** · @Ada is to move"),
                ui.TextDisplay("🔴 Ada 41 ●●●○○○○ · 🔵 Bruno 38 ●●○○○○○\n⏳ 11 h 58 min"),
                accessory=tile,
            )
        )
        for name, description in (("wide", "The part that matters"), ("tall", "The whole board")):
            gallery = ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{name}.png", description=description)
            )
            self.add_item(gallery)
        buttons: list[ui.Button[Turn]] = [
            ui.Button(label=str(number), custom_id=f"cell {number}") for number in range(1, 6)
        ]
        self.add_item(ui.ActionRow(*buttons))


class French(app_commands.Translator):
    """The names and descriptions in `FRENCH`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the French translation, or None if there is none."""
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


def build(connector: aiohttp.BaseConnector) -> discord.Client:
    """Return the bot, ready to be started."""
    client = discord.Client(intents=discord.Intents.default(), connector=connector, guild_ready_timeout=0.05)
    tree = app_commands.CommandTree(client)

    @tree.command(description="Everything in one message")
    async def showcase(interaction: discord.Interaction) -> None:
        assert interaction.channel_id is not None
        files = [picture(1100, 700, "#4f7a4a", "board"), picture(200, 200, "#a8743a", "tile")]
        files += [
            picture(320, 240, colour, name)
            for colour, name in (("#3b6ea5", "one"), ("#a53b5d", "two"), ("#7d6b2a", "three"))
        ]
        files.append(discord.File(io.BytesIO(b"a whole game\n" * 200), "game.txt"))
        when = int(interaction.created_at.timestamp()) + 7200
        await interaction.response.send_message(
            view=Showcase(interaction.user, interaction.channel_id, when), files=files
        )

    @tree.command(description="Lay the drawn tile")
    @app_commands.describe(cell="Where", turn="How it lies", friend="Who cheers")
    @app_commands.choices(turn=[app_commands.Choice(name=f"{90 * turn}°", value=turn) for turn in range(4)])
    async def place(
        interaction: discord.Interaction,
        cell: str,
        turn: int,
        friend: discord.User | None = None,
        quiet: bool = False,
    ) -> None:
        cheer = f", {friend.mention} cheers" if friend else ""
        await interaction.response.send_message(f"Laid on {cell} after {turn} turns{cheer}", ephemeral=quiet)

    @place.autocomplete("cell")
    async def cells(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [cell for cell in CELLS if cell.startswith(typed.upper())]
        return [app_commands.Choice(name=f"{cell} ⟳", value=cell) for cell in fitting[:25]]

    @tree.command(description="Something for one person")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A secret of the guild.", ephemeral=True)

    @tree.command(description="Thinks before it speaks")
    async def ponder(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await thinking_done.wait()
        await interaction.edit_original_response(content="Thought it through.")

    @tree.command(description="Never answers")
    async def silence(interaction: discord.Interaction) -> None:
        """Do not answer, which the page shows as a failure."""

    @tree.command(description="As messages were before components")
    async def classic(interaction: discord.Interaction) -> None:
        embed = discord.Embed(
            title="Scores", description="After **7** turns", colour=0xD9A441, url="https://example.org"
        )
        for name, points in (("Red", "12"), ("Blue", "9"), ("Green", "7")):
            embed.add_field(name=name, value=points)
        embed.set_image(url="attachment://scores.png").set_footer(text="Bastide")
        files = [picture(600, 260, "#34495e", "scores"), picture(300, 200, "#5b4a8a", "loose")]
        await interaction.response.send_message("Here they are", embed=embed, files=files)

    @tree.command(description="Calls somebody")
    async def call(interaction: discord.Interaction, friend: discord.User) -> None:
        await interaction.response.send_message(f"{friend.mention}, it is your turn.")

    @tree.command(name="import", description="Bring a game")
    async def import_game(interaction: discord.Interaction, file: discord.Attachment) -> None:
        content = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename}, {file.size} bytes: {content}")

    @tree.command(description="Bring a game in a form")
    async def upload(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Upload())

    @tree.command(description="A turn as it looks on a phone")
    async def turn(interaction: discord.Interaction) -> None:
        files = [
            picture(200, 200, "#a8743a", "tile"),
            picture(1600, 1000, "#4f7a4a", "wide"),
            picture(960, 1200, "#3b6ea5", "tall"),
        ]
        await interaction.response.send_message(view=Turn(), files=files)

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} challenges {user.mention}.")

    @tree.context_menu(name="Analyse")
    async def analyse(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"It says: {message.content}", ephemeral=True)

    game = app_commands.Group(name="game", description="Tables")

    @game.command(name="new", description="Open a table")
    async def new(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A table is open.")

    tree.add_command(game)
    thinking_done = asyncio.Event()
    client.thinking_done = thinking_done  # type: ignore[attr-defined]

    async def setup() -> None:
        await tree.set_translator(French())
        await tree.sync()

    client.setup_hook = setup  # type: ignore[method-assign]
    return client
