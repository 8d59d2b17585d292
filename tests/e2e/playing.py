"""Helpers with which tests open a table, seat people, and play turns by buttons or by typing."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

from game.notation.record import read
from game.notation.replay import replay
from game.values.ruleset import Option, Ruleset
from model.guilds import GuildSettings
from model.ids import GameId, GuildId
from model.tables import TableOptions


async def small_table(client, box, columns=3, rows=3, *, rules=(), expansions=(), **changes):
    """Make the games of this server short: they are played on a table of `columns` x `rows` cells."""
    options = frozenset({Option.TABLE_EDGE, *rules})
    hidden = Option.HAND_THREE in options
    rules = Ruleset(
        options=options, expansions=frozenset(expansions), table=(columns, rows), hidden_hands=hidden
    )
    options = replace(TableOptions(ruleset=rules), **changes)
    guild = GuildId(int(box.server.id))
    await client.host.guilds.change(guild, lambda _: GuildSettings(defaults=options))


async def open_table(box, table, people, *, computers=0, **options):
    """Start a game of these people and computers; return the message of its first turn and the person to move."""
    first, *others = people
    lobby = await first.slash(table, "game new", **options)
    for person in others:
        await person.click(lobby.message, "Join")
    for _ in range(computers):
        await first.click(lobby.message, "Add computer")
    await first.click(lobby.message, "Start")
    return await live_turn(box, table, people)


def is_turn_of(message, person):
    return "Play" in message.buttons and f"<@{person.id}>, it is your turn" in message.text


def is_end(message):
    return "Rematch" in message.buttons


async def live_turn(box, table, people):
    """Wait for the newest message that asks one of these people to play; return it and the person, or the end
    and None.
    """
    viewer = people[0]

    def waits(message):
        if message.ephemeral:
            return False
        return is_end(message) or any(is_turn_of(message, person) for person in people)

    message = await box.message_for(viewer, table, waits)
    return message, next((person for person in people if is_turn_of(message, person)), None)


async def play_by_buttons(person, message):
    """Play a turn in the first cell and on the first spot; return the panel that is left and the number of presses."""
    panel, presses = await choose_by_buttons(person, message)
    if "Confirm" not in panel.buttons:
        return panel, presses
    return await person.click(panel.message, "Confirm"), presses + 1


async def choose_by_buttons(person, message, *, meeple=True):
    """Choose a turn, or an answer at a market, up to Confirm; return the panel and the number of presses."""
    panel = await person.click(message, "Play")
    presses = 1
    # At a market nothing is offered, or the tile is kept, until something else is chosen.
    while "Confirm" not in panel.buttons:
        assert panel.message is not None, "the press was not answered in time"
        kinds = {kind_of(part): part for part in reversed(panel.message.controls)}
        assert "cell" in kinds, f"nothing leads on from {panel.text!r}"
        panel = await person.click(panel.message, kinds["cell"]["custom_id"])
        presses += 1
    spots = [part for part in panel.message.controls if kind_of(part) == "spot"]
    if meeple and spots:
        panel = await person.click(panel.message, spots[0]["custom_id"])
        presses += 1
    return panel, presses


def kind_of(part):
    """Return the kind of a control, which its custom id begins with."""
    return part["custom_id"].split(":")[1].partition(".")[0]


async def play_by_typing(person, table):
    """Play a turn with the first offered cell and turns, then on the first offered spot; return the last reply."""
    cells = await person.autocomplete(table, "place", focused="cell")
    cell = cells[0]["value"]
    turns = await person.autocomplete(table, "place", focused="turn", cell=cell)
    reply = await person.slash(table, "place", cell=cell, turn=turns[0]["value"])
    if "Confirm" not in reply.buttons:
        return reply
    spots = await person.autocomplete(table, "meeple", focused="on")
    if spots:
        return await person.slash(table, "meeple", on=spots[0]["value"])
    return await person.slash(table, "skip")


async def play_to_the_end(box, table, people, play):
    """Play every turn of these people with `play(person, message)`; return the message of the end."""
    message, person = await live_turn(box, table, people)
    while person is not None:
        await play(person, message)
        previous_id = message.id

        def newer(found, previous_id=previous_id):
            if found.ephemeral or int(found.id) <= int(previous_id):
                return False
            return is_end(found) or any(is_turn_of(found, person) for person in people)

        message = await box.message_for(people[0], table, newer)
        person = next((person for person in people if is_turn_of(message, person)), None)
    return message


def replayed_file(end, **options):
    """Return the replay of the game file attached to the end; fails unless its scores are the announced ones."""
    names = [attachment.filename for attachment in end.attachments]
    index = next(number for number, name in enumerate(names) if name.endswith(".game"))
    replayed = replay(read(end.picture(index).decode()), **options)
    announced = [int(line.split("**")[1]) for line in end.text.splitlines() if line[:1].isdigit()]
    assert sorted(replayed.position.scores.values(), reverse=True) == announced
    return replayed


def chosen_in_form(opened):
    """Return what an opened form shows as chosen: values by the custom ids of its fields."""
    fields = [part["component"] for part in opened.modal["components"]]
    return {
        field["custom_id"]: [option["value"] for option in field["options"] if option.get("default")]
        for field in fields
    }


def game_of(message):
    """Return the id of the game that a message's controls belong to."""
    return GameId(message.controls[0]["custom_id"].split(":")[2])


def media_of(message):
    """Yield the parts of a message that show a picture, in reading order."""
    for part in message.raw.parts():
        yield from part.get("items") or ([part] if "media" in part else [])


def picture_urls(message):
    """Return the addresses of the pictures that a message shows."""
    return {media["media"]["url"] for media in media_of(message)}


def threads_of(box, channel):
    """Return the threads of a channel, the oldest first."""
    return [thread for thread in box.world.channels.values() if thread.parent_id == channel.id]


def public_messages(viewer, channel):
    """Return the messages of a channel that everybody sees, the oldest first.

    Ephemeral ones are left out: a board that one person has asked for keeps its buttons.
    """
    return [message for message in viewer.messages(channel) if not message.ephemeral]


async def outbox_empty(host):
    """Wait until every message is stored as delivered; a process that ends before that leaves it to the next."""
    async with asyncio.timeout(60):
        while await host.outbox.waiting():  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.05)


@asynccontextmanager
async def unposted(host, game):
    """Keep everything about the game from being posted inside the block."""
    async with asyncio.timeout(60):
        while host.outbox.is_posting(game):  # noqa: ASYNC110 - steps of the loop, no waiting by the clock
            await asyncio.sleep(0)
    async with host.outbox.posting_paused(game) as quiet:
        assert quiet
        yield
