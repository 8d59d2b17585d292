"""Tests of buttons and selects that other tests do not press, and of their refusals."""

import asyncio

import pytest
from playing import game_of, is_turn_of, media_of, open_table, picture_urls, play_by_buttons, small_table

from bot.pictures.boards import numbered_cells
from game.engine.legal import placements
from game.values.geometry import Side, neighbour
from game.values.moves import Skip
from model.guilds import GameOpeners, GuildSettings
from model.ids import GuildId
from rendering.boards.areas import MOST_CELLS

pytestmark = pytest.mark.e2e


@pytest.fixture
async def game(box, bot, table, ada, bruno):
    """Return a started game: its first message, the person to move, and the other."""
    await small_table(bot, box, 6, 6)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    return message, mover, bruno if mover is ada else ada


def turns_of(panel):
    """Return the labels of the buttons that turn the tile; True stands for the one that is shown."""
    parts = [part for part in panel.message.controls if ":turn." in part["custom_id"]]
    return {part["label"]: part["style"] == 1 for part in parts}


def descriptions_in(message):
    """Return the descriptions of the pictures in a message."""
    return [media["description"] for media in media_of(message)]


async def panel_with_several_turns(box, table, message, mover, other):
    """Play until a tile fits a chosen cell in several turns; return the panel that offers them, and its player."""
    while True:
        panel = await mover.click(message, "Play")
        cells = [part["custom_id"] for part in panel.message.controls if ":cell." in part["custom_id"]]
        for cell in cells if "Confirm" not in panel.buttons else ():
            panel = await mover.click(panel.message, cell)
            if turns_of(panel):
                break
            panel = await mover.click(panel.message, "Change cell")
        if turns_of(panel):
            return panel, mover
        await play_by_buttons(mover, message)
        mover, other = other, mover
        message = await box.message_for(mover, table, lambda message, mover=mover: is_turn_of(message, mover))


async def test_turning_the_tile(box, table, game):
    """Every turn that fits has a button, and the one that is shown is marked."""
    panel, mover = await panel_with_several_turns(box, table, *game)
    labels = list(turns_of(panel))
    assert 2 <= len(labels) <= 4
    assert turns_of(panel)[labels[0]]
    pictures = set()
    for label in reversed(labels):
        panel = await mover.click(panel.message, label)
        assert turns_of(panel) == {turn: turn == label for turn in labels}
        assert label == "0°" or f"rotated {label}" in panel.text
        pictures.add(panel.message.picture())
    assert len(pictures) == len(labels)


async def test_the_panel_reuses_the_posted_pictures(box, table, game):
    """*Play* reuses the pictures of its message; a typed command draws the preview, with the same description."""
    message, mover, other = game
    while "Confirm" in (panel := await mover.click(message, "Play")).buttons:
        await play_by_buttons(mover, message)
        mover, other = other, mover
        message = await box.message_for(mover, table, lambda message, mover=mover: is_turn_of(message, mover))
    assert not panel.message.attachments
    assert picture_urls(panel.message) == picture_urls(message)
    assert all(media["media"]["width"] for media in media_of(panel.message))
    drawn = await mover.slash(table, "place")
    assert drawn.message.attachments[0].filename == "preview.png"
    assert descriptions_in(drawn.message) == descriptions_in(panel.message)
    # The pictures of a private board belong to that message alone.
    second_reply = await mover.click((await mover.click(message, "Board")).message, "Play")
    assert second_reply.message.attachments[0].filename == "preview.png"
    cell = next(part["custom_id"] for part in panel.message.controls if ":cell." in part["custom_id"])
    chosen = await mover.click(panel.message, cell)
    assert [attachment.filename for attachment in chosen.message.attachments] == ["preview.png"]


def spread_placement(position):
    """Return a placement with few neighbours near the start tile, so that many cells of one picture stay open."""

    def neighbours(place):
        return sum(neighbour(place.cell, side) in position.board for side in Side)

    legal = placements(position)
    near = [place for place in legal if max(map(abs, place.cell)) <= 5]
    return min(near or legal, key=neighbours)


async def test_the_panel_reuses_the_posted_pictures_of_many_cells(box, bot, table, ada, bruno):
    """*Play* reuses the pictures for more than 20 cells, too; the button of an area shows its cells."""
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    games, game = bot.services.host.games, game_of(message)
    view = await games.view(game)
    while len(numbered_cells(view)) <= MOST_CELLS:
        await games.move(game, view.to_move.person, view.seq, (spread_placement(view.position), Skip()))
        view = await games.view(game)
    mover = next(person for person in (ada, bruno) if int(person.id) == view.to_move.person)
    message = await box.message_for(
        mover,
        table,
        lambda message: is_turn_of(message, mover) and f":{view.seq}:" in message.controls[0]["custom_id"],
    )
    panel = await mover.click(message, "Play")
    assert not panel.message.attachments
    assert picture_urls(panel.message) == picture_urls(message)
    label = next(button for button in panel.buttons if button.startswith("B "))
    area = await mover.click(panel.message, label)
    assert "preview.png" in [attachment.filename for attachment in area.message.attachments]
    assert label.removeprefix("B ").partition("\u2013")[0] in area.buttons


async def test_a_table_starts_once(box, bot, table, ada, bruno):
    """When two people press Start at the same time, one starts the game and the other is refused."""
    await small_table(bot, box)
    lobby = await ada.slash(table, "game new", seats=2)
    await bruno.click(lobby.message, "Join")
    replies = await asyncio.gather(ada.click(lobby.message, "Start"), bruno.click(lobby.message, "Start"))
    assert sorted(reply.ephemeral for reply in replies) == [False, True]
    refused = next(reply for reply in replies if reply.ephemeral)
    assert "started" in refused.text or "begun" in refused.text, refused.text


async def test_an_undo_without_a_turn_to_take_back_is_refused(box, game, table, clara):
    """A player who has not played has nothing to undo; people without a seat can neither ask for nor agree to it."""
    message, mover, other = game
    await play_by_buttons(mover, message)
    turn = await box.message_for(mover, table, lambda message: is_turn_of(message, other))
    assert "nothing" in (await other.click(turn, "Undo")).text
    assert "not at this table" in (await clara.click(turn, "Undo")).text
    offer = await mover.click(turn, "Undo")
    await mover.click(offer.message, "Ask everyone")
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    assert "not at this table" in (await clara.click(vote, "Agree")).text
    assert "already" in (await mover.click(vote, "Agree")).text
    assert (await mover.click(vote, "Board")).message.picture()
    await other.click(vote, "Refuse")
    await box.wait_for(lambda: not vote.buttons, "the vote to be closed")


async def test_a_double_press_on_resign_gives_up_the_seat_once(game, table):
    """Both presses of a double press on Resign are answered; the seat changes hands once."""
    *_, other = game
    answer = await other.slash(table, "resign")
    button = next(part["custom_id"] for part in answer.message.controls if ":resign." in part["custom_id"])
    replies = await asyncio.gather(other.click(answer.message, button), other.click(answer.message, button))
    assert sorted("have left" in reply.text for reply in replies) == [False, True]
    assert any("not at this table" in reply.text for reply in replies)
    assert "not at this table" in (await other.slash(table, "resign")).text


async def test_next_game_when_none_waits(box, game, table):
    """*Next game* on an old list is refused once no game waits for its reader."""
    message, mover, other = game
    listed = await mover.slash(mover.direct(), "games")
    await play_by_buttons(mover, message)
    await box.message_for(mover, table, lambda message: is_turn_of(message, other))
    refused = await mover.click(listed.message, "Next game")
    assert refused.ephemeral
    assert "Confirm" not in refused.buttons
    assert "waiting" in refused.text or "your turn" in refused.text, refused.text


async def test_an_open_settings_panel_refuses_former_managers(box, bot, table, ada):
    """An open settings panel changes nothing once its reader may no longer manage the server."""
    box.grant(ada, "Administrator")
    panel = await ada.slash(table, "settings")
    box.grant(ada)
    refused = await ada.choose(panel.message, "Mention whose turn it is", "no mentions")
    assert "Only those who manage" in refused.text
    assert (await bot.host.guilds.settings(GuildId(int(box.server.id)))).mention


async def test_a_thread_is_refused_like_a_table(box, bot, table, ada, bruno):
    """*Open in a thread* is refused when the person may no longer open games."""
    await ada.slash(table, "game new")
    offer = await bruno.slash(table, "game new")
    await bot.host.guilds.change(
        GuildId(int(box.server.id)), lambda _: GuildSettings(openers=GameOpeners.MANAGERS)
    )
    before = len(box.world.channels)
    refused = await bruno.click(offer.message, "Open in a thread")
    assert "Only some people" in refused.text
    assert len(box.world.channels) == before


async def test_the_panel_after_an_undo_shows_the_board_of_its_turn(box, bot, table, ada):
    """An undo alone with a computer needs no vote, and its panel shows the board of the turn taken back."""
    await small_table(bot, box, 6, 6)
    message, _ = await open_table(box, table, [ada], computers=1, seats=2)
    await play_by_buttons(ada, message)
    later = await box.message_for(
        ada, table, lambda posted: is_turn_of(posted, ada) and posted.id != message.id
    )
    panel = await ada.click(later, "Undo")
    assert panel.message.picture()
    assert picture_urls(panel.message).isdisjoint(picture_urls(later))
