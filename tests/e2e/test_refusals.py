"""Tests of bad input: a private sentence says what is wrong and what is possible, and nothing changes."""

import asyncio
import re

import pytest
from discord import AppCommandOptionType
from playing import open_table, play_by_buttons, small_table

from bot.platform.errors import Refusal, UnansweredMove
from game.values.ruleset import Option
from host.errors import HostReason, HostRefusal
from sandbox.world.components import SELECTS

pytestmark = pytest.mark.e2e


@pytest.fixture
async def game(box, bot, table, ada, bruno):
    """Return a started game: its first message, the person to move, and the other."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    return message, mover, other


def assert_refused(reply, *words):
    assert reply.ephemeral
    assert all(word in reply.text for word in words), reply.text


async def test_playing_out_of_turn_is_refused(game, table):
    """A person who plays out of turn is told whose turn it is."""
    message, mover, other = game
    assert_refused(await other.click(message, "Play"), "not your turn", mover.person.name)
    assert_refused(await other.slash(table, "place", cell="M49"), "not your turn")
    assert_refused(await other.slash(table, "skip"), "not your turn")


async def test_onlookers_cannot_play(game, table, clara):
    """Onlookers may look at the board but not play."""
    message, *_ = game
    assert_refused(await clara.click(message, "Play"), "not at this table")
    board = await clara.click(message, "Board")
    assert board.message.picture()
    assert "Play" not in board.buttons


@pytest.mark.parametrize(
    ("cell", "turn", "words"),
    [
        ("M50", "0", ("already a tile there",)),
        ("A1", "0", ("table edge",)),
        ("nowhere", None, ("is not a cell", "fits on")),
        ("M49", "45", ("not a quarter turn", "0°, 90°, 180°, or 270°")),
    ],
)
async def test_impossible_placements_are_refused(game, table, cell, turn, words):
    """An occupied cell, one beyond the edge, an invalid cell and an invalid turn are refused with the reason."""
    _, mover, _ = game
    options = {"cell": cell} if turn is None else {"cell": cell, "turn": turn}
    assert_refused(await mover.slash(table, "place", **options), *words)


async def test_an_edge_that_does_not_match(game, table):
    """A placement whose edges do not match is refused; some cell by the start tile has one for every tile."""
    _, mover, _ = game
    for cell in ("M49", "L50", "N50", "M51"):
        offered = await mover.autocomplete(table, "place", focused="turn", cell=cell)
        wrong = {"0°", "90°", "180°", "270°"} - {choice["name"] for choice in offered}
        for turn in sorted(wrong):
            reply = await mover.slash(table, "place", cell=cell, turn=turn)
            if "Confirm" not in reply.buttons:
                assert_refused(reply, "does not fit")
                return
            # This turn looks the same as an offered one, and is as legal.
            await mover.slash(table, "undo")
    pytest.fail("this tile fits everywhere")


async def test_a_meeple_before_the_tile(game, table):
    """A meeple cannot be deployed before the tile is placed."""
    _, mover, _ = game
    assert_refused(await mover.slash(table, "meeple", on="city (N)"), "Place your tile first")


async def test_unknown_spots_are_refused(game, table):
    """An unknown spot is answered with the possible ones, and a second placement is refused."""
    _, mover, _ = game
    cell = (await mover.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await mover.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    await mover.slash(table, "place", cell=cell, turn=turn)
    assert_refused(await mover.slash(table, "meeple", on="the moon"), "not one of the choices")
    assert_refused(await mover.slash(table, "place", cell=cell, turn=turn), "already placed this turn")


async def test_a_stale_press_shows_the_new_board(box, game, table):
    """A press on a panel from before another move is answered with the current board."""
    message, mover, _ = game
    panel = await mover.click(message, "Play")
    await play_by_buttons(mover, message)
    stale = [message for message in mover.messages(table) if message.ephemeral]
    assert stale
    if "Confirm" not in panel.buttons:
        label = panel.message.controls[0]["custom_id"]
        reply = await mover.click(panel.message, label)
    else:
        reply = await mover.click(panel.message, "Confirm")
    assert "moved on" in reply.text
    assert reply.message.picture()


async def test_a_double_press_plays_once(game, box, table):
    """A double press on Confirm plays one turn, and the panel says so whichever press is answered last."""
    message, mover, _ = game
    panel = await mover.click(message, "Play")
    if "Confirm" not in panel.buttons:
        panel = await mover.click(panel.message, panel.message.controls[0]["custom_id"])
    confirm = next(part["custom_id"] for part in panel.message.controls if ":confirm." in part["custom_id"])
    replies = await asyncio.gather(mover.click(panel.message, confirm), mover.click(panel.message, confirm))
    assert all("moved on" not in reply.text and "played" in reply.text for reply in replies), replies
    assert "Confirm" not in panel.message.buttons
    turns = [message for message in mover.messages(table) if "Turn 2 ·" in message.text]
    await box.wait_for(lambda: any("Turn 2 ·" in message.text for message in mover.messages(table)), "turn 2")
    assert len(turns) <= 1


async def test_commands_without_a_game_are_refused(bot, table, ada):
    """Commands of a game say how to open a table where none is open."""
    commands = "board export game-join game-leave game-start game-stop history resign scores since skip tiles undo why"
    for command in commands.split():
        assert_refused(await ada.slash(table, command.replace("-", " ")), "/game new")
    for command, options in (
        ("place", {"cell": "M49"}),
        ("meeple", {"on": "road"}),
        ("replace", {"seat": "red"}),
    ):
        assert_refused(await ada.slash(table, command, **options), "/game new")


async def test_lobby_refusals(box, bot, table, ada, bruno, clara):
    """Joining twice, starting alone, leaving without a seat and opening a second table are refused."""
    lobby = await ada.slash(table, "game new", seats=3)
    assert_refused(await ada.click(lobby.message, "Join"), "already")
    assert_refused(await ada.slash(table, "game start"), "at least 2")
    assert_refused(await clara.click(lobby.message, "Leave"), "not at this table")
    assert_refused(await bruno.slash(table, "game new"), "a channel holds one")
    settings = (await ada.click(lobby.message, "Settings")).message
    seats = settings.control("Seats", SELECTS)["custom_id"]
    await bruno.click(lobby.message, "Join")
    own = (await bruno.click(lobby.message, "Settings")).message
    assert {part["placeholder"] for part in own.controls} == {"Add a computer…"}
    own.controls[0].update(custom_id=seats, options=[{"label": "4", "value": "4"}])
    await bruno.choose(own, seats, "4")
    refused = await box.message_for(bruno, table, lambda message: "Only" in message.text)
    assert_refused(refused, "Only", "Ada")
    assert_refused(await ada.slash(table, "game join"), "already")
    await clara.click(lobby.message, "Join")
    assert (await bruno.click(lobby.message, "Settings")).message.controls == [], "no seat for a computer"
    assert_refused(await box.person("Dora").slash(table, "game join"), "seats are taken")


async def test_people_without_a_seat_cannot_use_the_buttons_of_a_lobby(box, bot, table, ada, bruno, clara):
    """Every button of a table refuses people without a seat, and names no button that the table lacks."""
    lobby = await ada.slash(table, "game new", seats=3)
    await bruno.click(lobby.message, "Join")
    for label in ("Leave", "Add computer", "Start", "Settings"):
        refused = await clara.click(lobby.message, label)
        assert_refused(refused, "not at this table", "**Join**")
        assert refused.message.controls == []
        assert set(re.findall(r"\*\*(.+?)\*\*", refused.text)) <= set(lobby.message.buttons)
    assert_refused(await clara.slash(table, "game start"), "not at this table", "**Join**")
    settings = (await ada.click(lobby.message, "Settings")).message
    await ada.click(lobby.message, "Start")
    await ada.choose(settings, "Seats", "4")
    assert_refused(await box.message_for(ada, table, lambda message: "already started" in message.text))


async def test_only_the_host_closes_a_lobby(box, bot, table, ada, bruno):
    """Only its host may close a waiting table; others, seated or not, are told who may. Its message says who did."""
    lobby = await ada.slash(table, "game new", seats=3)
    assert_refused(await bruno.slash(table, "game stop"), "Only", "Ada")
    await bruno.click(lobby.message, "Join")
    assert_refused(await bruno.slash(table, "game stop"), "Only", "Ada")
    assert (await ada.slash(table, "game stop")).message
    await box.wait_for(lambda: f"Closed by <@{ada.id}>" in lobby.message.text, "who closed the table")


@pytest.mark.parametrize(
    ("failure", "expected"),
    [
        (HostRefusal(HostReason.HOST_ONLY), "Something went wrong"),
        (Refusal("no-such-sentence"), "Something went wrong"),
        (UnansweredMove(), "Your move counts, but something went wrong"),
        (Refusal("why-unknown"), "Choose"),
        (Refusal("permission-missing", channel="x" * 999, permissions="y" * 999), "xxx"),
        (Refusal("rules-unknown-topic", typed="x" * 5000), "Something went wrong"),
    ],
    ids=[
        "a-value-is-missing",
        "no-sentence",
        "counted",
        "a-sentence",
        "longer-than-a-message",
        "longer-than-a-value",
    ],
)
async def test_every_failure_is_answered(bot, table, ada, monkeypatch, caplog, failure, expected):
    """Every failure is answered, even if its sentence cannot be built; our faults have a number in the log."""

    async def fail(*_):
        raise failure

    monkeypatch.setattr(bot.host.games, "in_channel", fail)
    reply = await ada.slash(table, "board")
    assert_refused(reply, expected)
    number = re.search(r"\*\*(\w{6})\*\*", reply.text)
    faults = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert bool(number) == ("went wrong" in expected) == bool(faults)
    assert all(number[1] in fault for fault in faults)


async def test_a_placement_must_name_one_tile_of_a_hand(box, bot, table, ada, bruno):
    """A placement that does not name one of three tiles is answered with a list of the hand.

    Each line has the tile's number in the panel and the letter to type; the number is accepted as well.
    """
    await small_table(bot, box, 5, 5, rules=(Option.HAND_THREE,))
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    held = {choice["value"] for choice in await mover.autocomplete(table, "place", focused="tile")}
    for cell in await mover.autocomplete(table, "place", focused="cell"):
        offered = await mover.autocomplete(table, "place", focused="turn", cell=cell["value"])
        turns = [choice["value"] for choice in offered]
        assert len(turns) == len(set(turns)), "several tiles of the hand fit in the same turn"
    refused = await mover.slash(table, "place", cell="M49")
    lines = refused.text.splitlines()[1:]
    named = [re.fullmatch(r"• (Tile \d) \((\w+)\): .+", line).groups() for line in lines]
    assert {letter for _, letter in named} == held
    panel = await mover.slash(table, "place")
    assert [name for name, _ in named] == [button for button in panel.buttons if button.startswith("Tile ")]
    turns = await mover.autocomplete(table, "place", focused="turn", cell="M49", tile="2")
    assert turns == await mover.autocomplete(table, "place", focused="turn", cell="M49", tile=named[1][1])


NASTY = "@everyone <@123456789012345678> **x** `y` ||z|| [a](https://example.org) # "
"""Typed text that could mention people or break the layout of an answer."""


def typed_options(bot):
    """Yield the command, name, maximum length and all parameters of each option in which people type freely."""
    for command in bot.tree.walk_commands():
        for parameter in getattr(command, "parameters", ()):
            if parameter.type is AppCommandOptionType.string and not parameter.choices:
                yield command.qualified_name, parameter.name, parameter.max_value, command.parameters


def filled_in(parameters, ada):
    """Return acceptable values for the required options of a command."""
    by_type = {
        AppCommandOptionType.user: ada,
        AppCommandOptionType.string: "red",
        AppCommandOptionType.integer: 1,
    }
    return {
        parameter.name: parameter.choices[0].value if parameter.choices else by_type[parameter.type]
        for parameter in parameters
        if parameter.required
    }


async def test_typed_text_mentions_nobody_and_formats_nothing(box, bot, game, table, ada, caplog):
    """A long text with mentions and formatting, in any option of any command, is answered without their effect."""
    _, mover, _ = game
    box.grant(mover, "Administrator")
    count = 0
    for command, option, most, parameters in list(typed_options(bot)):
        text = (NASTY * 20)[:most]
        reply = await mover.slash(table, command, **filled_in(parameters, ada) | {option: text})
        assert reply.text, command
        assert "went wrong" not in reply.text, (command, option, reply.text)
        for raw in ("@everyone", "<@123456789012345678>", "**x**", "||z||"):
            assert raw not in reply.text, (command, option, reply.text)
        assert len(reply.text) <= 2000, (command, option)
        count += 1
    assert count > 20
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
