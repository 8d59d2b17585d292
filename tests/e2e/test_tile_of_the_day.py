"""Tests of the tile of the day: its beginning and end, its daily posts, answers, solutions and points."""

import asyncio

import pytest
from playing import outbox_empty, public_messages

from game.board.looks import look_alike
from game.notation.moves import parse_move
from host.events import PuzzlesChanged
from model.ids import GuildId, PersonId
from model.outbox import MessageKind
from sandbox.world import channels
from sandbox.world.permissions import Permission

pytestmark = pytest.mark.e2e


@pytest.fixture
def mia(box):
    """Return a person who manages the server."""
    mia = box.person("Mia")
    box.grant(mia, "Administrator")
    return mia


async def first_puzzle(box, bot, table, mia):
    """Begin the tile of the day; return the message of the first puzzle."""
    reply = await mia.slash(table, "puzzle daily", at="9:30", zone="Europe/Berlin")
    assert "every day at 09:30 (Europe/Berlin)" in reply.text
    return await next_puzzle(box, bot, table, mia, 1)


async def next_puzzle(box, bot, table, mia, number):
    """Advance to the puzzle of that number; return its message."""
    plan = await bot.host.puzzles.plan(GuildId(int(box.server.id)))
    box.advance((plan.next_at - bot.services.now()).total_seconds() + 1)
    return await box.message_for(
        mia,
        table,
        lambda message: message.text.startswith(f"### Tile of the day {number}\n") and not message.ephemeral,
    )


async def puzzle_of(bot, box, number):
    return (await bot.host.puzzles.view(GuildId(int(box.server.id)), number)).puzzle


def controls_of_turns(panel, condition):
    """Return the custom ids of the controls that choose a placement and figure for which `condition` is true."""
    found = []
    for control in panel.message.controls:
        kind, _, *turn = control["custom_id"].split(":", 4)[4].split(" ")
        if kind in ("turns", "lies") and condition(*map(parse_move, turn)):
            found.append(control["custom_id"])
    return found


async def answer_puzzle(box, bot, person, message, turn):
    """Answer a puzzle with a turn by buttons: cell, turns, figure, confirmation; return the last reply."""
    place, then = turn
    panel = await person.click(message, "Solve")
    assert panel.ephemeral
    (cell,) = controls_of_turns(panel, lambda placement, _: placement.cell == place.cell)
    panel = await person.click(panel.message, cell)
    if turned := controls_of_turns(panel, lambda placement, _: look_alike(placement, place)):
        panel = await person.click(panel.message, turned[0])
    if setting := controls_of_turns(
        panel, lambda placement, after: look_alike(placement, place) and after == then
    ):
        panel = await person.click(panel.message, setting[-1])
    assert panel.message.picture().startswith(b"\x89PNG")
    return await person.click(panel.message, "That’s my answer")


async def test_a_tile_of_the_day(box, bot, table, ada, bruno, mia):
    """Each person answers once, in private, for points; a day later the solution and the next tile are posted."""
    message = await first_puzzle(box, bot, table, mia)
    assert message.attachments[0].filename == "board.png"
    assert "solution comes" in message.text
    panel = await ada.slash(table, "puzzle today")
    assert panel.ephemeral
    assert panel.buttons == (await ada.click(message, "Solve")).buttons
    assert "1" in panel.buttons
    puzzle = await puzzle_of(bot, box, 1)
    best = puzzle.best.whole
    right = await answer_puzzle(box, bot, ada, message, best)
    assert "That is the best turn" in right.text
    assert "Best:" not in right.text, "the best turn is shown the next day"
    second = await ada.click(message, "Solve")
    assert "You answered" in second.text
    wrong = next(
        whole for whole in (turn.whole for turn in puzzle.turns[1:]) if whole[0].cell != best[0].cell
    )
    assert "not the best turn" in (await answer_puzzle(box, bot, bruno, message, wrong)).text
    text = (await bruno.slash(table, "puzzle today")).text
    assert "You answered" in text
    assert "The solution comes" in text
    assert "One try" not in text
    points = await bruno.click(message, "Points")
    assert f"1\\. <@{ada.id}> **3**" in points.text
    assert f"2\\. <@{bruno.id}> **0**" in points.text
    assert (await ada.slash(table, "puzzle points")).text == points.text
    await next_puzzle(box, bot, table, mia, 2)
    solution = await box.message_for(mia, table, lambda message: "the solution" in message.text)
    assert "1 of 2 found it" in solution.text
    assert "Next best:" in solution.text
    assert [attachment.filename for attachment in solution.attachments] == ["solution.png"]
    (alt,) = [part["items"][0]["description"] for part in solution.raw.parts() if part["type"] == 12]
    assert alt.startswith("Part ")
    assert "Placed last." in alt
    assert not [words for words in ("ended", "stopped", "to place", "tiles left") if words in alt]
    late = await bruno.click(message, "Solve")
    assert "Best:" in late.text
    assert late.message.picture().startswith(b"\x89PNG")


async def test_only_managers_begin_and_end_the_tile_of_the_day(box, bot, table, ada, mia):
    """Managers alone begin it, with a valid time and zone, and end it, which posts the last solution at once."""
    assert "no tile of the day to show here" in (await ada.slash(table, "puzzle today")).text
    assert "Nobody has answered" in (await ada.slash(table, "puzzle points")).text
    assert "has no tile of the day" in (await mia.slash(table, "puzzle stop")).text
    for command in ("puzzle daily", "puzzle stop"):
        assert "manage" in (await ada.slash(table, command)).text
    assert "as a time of day" in (await mia.slash(table, "puzzle daily", at="noon")).text
    assert "time zone" in (await mia.slash(table, "puzzle daily", zone="Europe/Nowhere")).text
    offered = await mia.autocomplete(table, "puzzle daily", focused="zone", zone="berl")
    assert [choice["value"] for choice in offered] == ["Europe/Berlin"]
    await mia.slash(table, "puzzle daily", at="9:30", zone="Europe/Berlin")
    plan = await bot.host.puzzles.plan(GuildId(int(box.server.id)))
    today = await ada.slash(table, "puzzle today")
    assert today.text == f"The first tile of the day comes <t:{int(plan.next_at.timestamp())}:R>."
    message = await first_puzzle(box, bot, table, mia)
    assert "Tile of the day: <#" in (await mia.slash(table, "settings")).text
    await mia.slash(table, "puzzle daily", at="9:30", zone="UTC+3")
    assert "09:30 (UTC+3)" in (await mia.slash(table, "settings")).text
    assert "No more tiles of the day" in (await mia.slash(table, "puzzle stop")).text
    solution = await box.message_for(ada, table, lambda message: "the solution" in message.text)
    assert "Nobody answered" in solution.text
    closed = await ada.click(message, "Solve")
    assert "did not answer" in closed.text
    assert "Tile of the day: none" in (await mia.slash(table, "settings")).text


async def test_settings_name_the_permissions_for_the_tile_of_the_day(box, bot, table, mia):
    """/settings names the permissions that the tile of the day needs, in whatever channel it is used."""
    await mia.slash(table, "puzzle daily")
    elsewhere = box.channel("general")
    assert "I still need" not in (await mia.slash(elsewhere, "settings")).text
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    await box.wait_for(
        lambda: not bot.get_channel(int(table.id)).permissions_for(bot.guilds[0].me).send_messages
    )
    text = (await mia.slash(elsewhere, "settings")).text
    assert f"To post the tile of the day in <#{table.id}> I still need “Send Messages”" in text
    assert "Attach Files" not in text


def refused(bot):
    """Return the numbers and kinds of the messages about puzzles that wait for a permission."""
    return [(post.puzzle, post.kind) for post in bot.availability._waiting.values()]


async def test_after_days_without_permission_only_the_newest_puzzle_is_posted(box, bot, table, mia):
    """After days without a permission the newest tile and the solution of the one before it are posted."""
    guild = GuildId(int(box.server.id))
    await mia.slash(table, "puzzle daily", at="9:30", zone="Europe/Berlin")
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES)
    for number in (1, 2, 3):
        plan = await bot.host.puzzles.plan(guild)
        box.advance((plan.next_at - bot.services.now()).total_seconds() + 1)
        await box.wait_for(
            lambda number=number: (number, MessageKind.PUZZLE) in refused(bot), f"tile {number} to be refused"
        )
    channels.deny_bot(box.world, table, Permission.SEND_MESSAGES, denied=False)
    await box.message_for(mia, table, lambda message: message.text.startswith("### Tile of the day 3\n"))
    await outbox_empty(bot.host)
    headings = [message.text.partition("\n")[0] for message in public_messages(mia, table)]
    assert headings == ["### Tile of the day 2: the solution", "### Tile of the day 3"]


async def test_an_answer_after_the_end_of_a_puzzle_is_not_stored(box, bot, table, ada, mia):
    """A panel opened before the end of a puzzle shows the best turn afterwards, and stores no answer."""
    message = await first_puzzle(box, bot, table, mia)
    best = (await puzzle_of(bot, box, 1)).best.whole
    panel = await ada.click(message, "Solve")
    await next_puzzle(box, bot, table, mia, 2)
    (cell,) = controls_of_turns(panel, lambda placement, _: placement.cell == best[0].cell)
    late = await ada.click(panel.message, cell)
    assert "did not answer" in late.text
    assert "Best:" in late.text
    view = await bot.host.puzzles.view(GuildId(int(box.server.id)), 1, PersonId(int(ada.id)))
    assert view.answer is None


async def test_every_turn_of_a_puzzle_can_be_chosen(box, bot, table, ada, mia):
    """Every cell, turn and spot of a puzzle can be chosen, and the panel shows its picture."""
    message = await first_puzzle(box, bot, table, mia)
    panel = await ada.click(message, "Solve")
    for cell in controls_of_turns(panel, lambda *_: True):
        shown = await ada.click(panel.message, cell)
        # A figure's control keeps the shown turns, so figures come before the other turns.
        for control in sorted(
            controls_of_turns(shown, lambda *_: True), key=lambda custom_id: ":turns " in custom_id
        ):
            shown = await ada.click(shown.message, control)
            assert shown.message.picture().startswith(b"\x89PNG")
        panel = await ada.click(shown.message, "Change cell")


async def test_the_tile_of_the_day_ends_when_the_bot_is_removed(box, bot, table, mia):
    """The tile of the day ends when the bot is removed from the server; begun again, its numbers go on."""
    await first_puzzle(box, bot, table, mia)
    guild = GuildId(int(box.server.id))
    ended = bot.host.events.subscribe(PuzzlesChanged).next()
    box.world.remove_bot(box.server)
    async with asyncio.timeout(30):
        await ended.wait()
    assert await bot.host.puzzles.plan(guild) is None
    assert not (await bot.host.puzzles.view(guild, 1)).open
    box.advance(3 * 24 * 3600)
    await bot.host.puzzles.run_due()
    assert await bot.host.outbox.waiting() == ()
    box.world.add_bot(box.server)
    await box.wait_for(lambda: bot.get_guild(guild) is not None, "the bot on the server")
    await mia.slash(table, "puzzle daily", at="9:30", zone="Europe/Berlin")
    await next_puzzle(box, bot, table, mia, 2)
