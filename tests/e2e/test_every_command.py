"""Tests of every command, and of the buttons of the lobby and the board, where they succeed."""

import re

import pytest
from playing import (
    game_of,
    is_turn_of,
    live_turn,
    open_table,
    play_by_buttons,
    play_by_typing,
    play_to_the_end,
    small_table,
)

from game.engine.bag import commitment as commitment_of
from game.notation.record import read
from game.values.ruleset import Option
from sandbox.world import messages

pytestmark = pytest.mark.e2e


async def test_the_lobby_by_commands(box, bot, table, ada, bruno, clara):
    """/game new, join, leave, start and stop each update the message of the lobby."""
    lobby = await ada.slash(table, "game new", seats=3, edition="second", help="full")
    assert "Second edition" in lobby.text
    assert "full" in lobby.text
    assert (await bruno.slash(table, "game join")).ephemeral
    await box.wait_for(lambda: f"<@{bruno.id}>" in lobby.message.text, "Bruno at the table")
    await bruno.slash(table, "game leave")
    await box.wait_for(lambda: f"<@{bruno.id}>" not in lobby.message.text, "Bruno to leave")
    await bruno.slash(table, "game join")
    await ada.slash(table, "game start")
    await box.wait_for(lambda: "The game is on" in lobby.message.text, "the game to be on")
    assert lobby.message.buttons == []
    assert "`/resign`" in (await bruno.slash(table, "game leave")).text
    assert "not at this table" in (await clara.slash(table, "game stop")).text
    reply = await bruno.slash(table, "game stop")
    assert "You agreed to stop" in (await bruno.click(reply.message, "Stop the game")).text
    reply = await ada.slash(table, "game stop")
    assert "Your game" in (await ada.slash(table, "games")).text
    stopped = await ada.click(reply.message, "Stop the game")
    assert stopped.text == "The game is stopped."
    for command in ("game stop", "game join"):
        assert "This game is over" in (await bruno.slash(table, command)).text
    end = await box.message_for(ada, table, lambda message: "## The game was stopped" in message.text)
    assert f"Stopped by <@{ada.id}>." in end.text
    for message in (end, (await ada.slash(table, "board")).message):
        gallery = next(part for part in message.raw.parts() if part["type"] == 12)
        alt = gallery["items"][0]["description"]
        assert "The game ended early." in alt
        assert "to place" not in alt
        assert "Cells to choose from" not in alt


async def test_settings_of_a_table(box, bot, table, ada):
    """Each setting is a select of a private panel; a choice changes the message of the lobby."""
    lobby = await ada.slash(table, "game new")
    panel = await ada.click(lobby.message, "Settings")
    assert panel.ephemeral
    for select, value, shown in [
        ("Edition", "First edition", "First edition"),
        ("Expansions", "River", "River"),
        ("Time per turn", "1 hour per turn", "1 hour"),
        (
            "When time runs out",
            "When time runs out: a computer takes over the seat",
            "a computer takes over the seat",
        ),
        ("Help level", "no help (purist)", "purist"),
        ("Who starts", "in joining order", "in joining order"),
    ]:
        panel = await ada.choose(panel.message, select, value)
        assert shown in panel.text, (select, panel.text)
        await box.wait_for(lambda shown=shown: shown in lobby.message.text, f"{shown} in the lobby")
    panel = await ada.choose(panel.message, "Seats", "2 seats")
    panel = await ada.choose(panel.message, "Add a computer…", "easy")
    await box.wait_for(lambda: "Computer (easy)" in lobby.message.text, "the computer at the table")
    assert "Add a computer…" not in [part.get("placeholder") for part in panel.message.controls], (
        "no seat is free"
    )
    panel = await ada.choose(panel.message, "Remove someone…", "Computer")
    await box.wait_for(lambda: "Computer (easy)" not in lobby.message.text, "the computer to leave")


async def test_board_scores_and_tiles(box, bot, table, ada, bruno, clara):
    """/board, /scores, /tiles and their buttons answer everybody privately, each with a described picture."""
    await small_table(bot, box, 4, 4)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    for reply in [
        await clara.slash(table, "board"),
        await clara.slash(table, "scores"),
        await clara.slash(table, "tiles"),
        await clara.click(message, "Board"),
        await clara.click(message, "Scores"),
        await clara.click(message, "Tiles"),
    ]:
        assert reply.ephemeral
        assert reply.message.picture().startswith(b"\x89PNG")
        gallery = next(part for part in reply.message.raw.parts() if part["type"] == 12)
        assert 10 < len(gallery["items"][0]["description"]) <= 1024


async def test_games_and_help(box, bot, table, ada, bruno):
    """/games lists first the games in which its reader is to move; it and /help also work in direct messages."""
    assert "not in a game" in (await ada.slash(table, "games")).text
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    listed = await mover.slash(mover.direct(), "games")
    assert "Your turn" in listed.text
    panel = await mover.click(listed.message, "Next game")
    assert "tile" in panel.text.lower()
    assert "/game new" in (await ada.slash(ada.direct(), "help")).text


async def test_undo_of_a_placement_is_free(box, bot, table, ada, bruno):
    """/undo takes the tile back at once while its meeple is still to be deployed."""
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    cell = (await mover.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await mover.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    placed = await mover.slash(table, "place", cell=cell, turn=turn)
    assert "Confirm" in placed.buttons
    undone = await mover.slash(table, "undo")
    assert "numbered cell" in undone.text or cell in undone.text
    second_reply = await mover.slash(table, "place", cell=cell, turn=turn)
    assert "Confirm" in second_reply.buttons
    assert "Done" in (await mover.slash(table, "skip")).text


async def test_a_whole_turn_by_one_command(box, bot, table, ada, bruno):
    """`/place` takes cell, turns and meeple at once, offers what fits the typed text, or opens the panel."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    panel = await mover.slash(table, "place")
    assert "tile" in panel.text.lower()
    cell = (await mover.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await mover.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    offers = await mover.autocomplete(table, "place", focused="meeple", cell=cell, turn=turn)
    assert offers[-1]["name"] == "none"
    assert len(offers) > 1
    assert await mover.autocomplete(table, "place", focused="meeple") == [], "no cell is typed yet"
    refused = await mover.slash(table, "place", cell=cell, turn=turn, meeple="the moon")
    assert refused.ephemeral
    assert "the moon" in refused.text
    view = await bot.host.games.view(game_of(message))
    assert view.seq == view.turn_seq, "no tile is placed when the meeple is refused"
    reply = await mover.slash(table, "place", cell=cell, turn=turn, meeple=offers[0]["value"])
    assert "Done" in reply.text
    after = await bot.host.games.view(game_of(message))
    position = after.position
    assert position.figures or any(position.scores.values()), (
        "the meeple is on the board, or has scored and was returned"
    )


async def test_a_turn_without_a_meeple(box, bot, table, ada, bruno):
    """Once the tile is placed, `/meeple` accepts *none*, and offers it last."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    cell = (await mover.autocomplete(table, "place", focused="cell"))[0]["value"]
    turn = (await mover.autocomplete(table, "place", focused="turn", cell=cell))[0]["value"]
    await mover.slash(table, "place", cell=cell, turn=turn)
    offers = await mover.autocomplete(table, "meeple", focused="on")
    assert offers[-1]["name"] == "none"
    assert len(offers) > 1
    assert "Done" in (await mover.slash(table, "meeple", on="none")).text
    assert not (await bot.host.games.view(game_of(message))).position.figures


async def test_undo_by_agreement(box, bot, table, ada, bruno):
    """After the next tile is shown an undo needs the others' consent; then the same tile is drawn again.

    *Undo* stands below a turn only while there is one to take back.
    """
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "Undo" not in message.buttons
    other = bruno if mover is ada else ada
    first_text = message.text.splitlines()[0]
    await play_by_buttons(mover, message)
    turn = await box.message_for(
        ada, table, lambda message: f"<@{other.id}>, it is your turn" in message.text
    )
    assert "Undo" in turn.buttons
    offer = await mover.slash(table, "undo")
    assert "must agree" in offer.text
    await mover.click(offer.message, "Ask everyone")
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    await other.click(vote, "Agree")
    back = await box.message_for(
        ada, table, lambda message: int(message.id) > int(vote.id) and first_text in message.text
    )
    assert "was taken back" in back.text
    assert "Undo" not in back.buttons
    assert vote.buttons == []


async def test_an_undo_with_hands_of_tiles(box, bot, table, ada, bruno):
    """With hands of tiles, /undo does not say that a tile is drawn again: every hand is as it was."""
    await small_table(bot, box, rules=[Option.HAND_THREE])
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await live_turn(box, table, [bruno if mover is ada else ada])
    offer = await mover.slash(table, "undo")
    assert offer.text.startswith("This would be taken back, and every hand would be as it was before:\n")


async def test_a_deleted_vote_on_an_undo_is_posted_again(box, bot, table, ada, bruno):
    """Who asks for an undo again, after the vote on it was deleted, is refused, and the vote is posted again."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await play_by_buttons(mover, message)
    await live_turn(box, table, [other])
    offers = [await mover.slash(table, "undo") for _ in range(2)]
    await mover.click(offers[0].message, "Ask everyone")
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    messages.delete(box.world, vote.raw)
    assert "already a vote" in (await mover.click(offers[1].message, "Ask everyone")).text
    new_message = await box.message_for(
        other, table, lambda message: "Agree" in message.buttons and message.id != vote.id
    )
    await other.click(new_message, "Agree")
    await box.message_for(
        ada, table, lambda message: "taken back" in message.text and "Play" in message.buttons
    )
    assert new_message.buttons == []


async def test_an_undo_of_several_turns(box, bot, table, ada, bruno):
    """An undo of a turn takes back the turns that others played after it; everybody is told how many."""
    await small_table(bot, box, 6, 6)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await play_by_buttons(mover, message)
    await play_by_buttons(
        other, await box.message_for(ada, table, lambda message: is_turn_of(message, other))
    )
    await box.message_for(
        ada, table, lambda message: is_turn_of(message, mover) and "Turn 3 ·" in message.text
    )
    offer = await mover.slash(table, "undo")
    await mover.click(offer.message, "Ask everyone")
    vote = await box.message_for(other, table, lambda message: "Agree" in message.buttons)
    await other.click(vote, "Agree")
    back = await box.message_for(
        ada, table, lambda message: "taken back" in message.text and "Play" in message.buttons
    )
    assert re.search(rf"The last 2 turns were taken back, from that of \S+ <@{mover.id}> on\.", back.text)


async def test_autocomplete_offers_cells_that_match_the_typed_text(box, bot, table, ada, bruno):
    """Autocomplete offers at most 25 legal cells, narrowed by the typed text."""
    await small_table(bot, box, 9, 9)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    cells = await mover.autocomplete(table, "place", focused="cell")
    assert 0 < len(cells) <= 25
    choices = await mover.autocomplete(table, "place", focused="cell", cell=cells[0]["value"].lower())
    assert [found["value"] for found in choices] == [cells[0]["value"]]
    assert await mover.autocomplete(table, "meeple", focused="on") == []


async def test_autocomplete_says_why_a_placement_is_illegal(box, bot, table, ada, bruno):
    """For an occupied, distant or unfitting placement autocomplete offers one choice, which names the reason."""
    await small_table(bot, box, 9, 9)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    for cell, reason in (("m50", "already a tile there"), ("M52", "must share a full edge")):
        (offer,) = await mover.autocomplete(table, "place", focused="cell", cell=cell)
        assert reason in offer["name"]
        assert offer["value"] == cell
    assert await mover.autocomplete(table, "place", focused="cell", cell="nowhere") == []
    refused = []
    for cell in ("M49", "L50", "N50", "M51"):
        fitting = await mover.autocomplete(table, "place", focused="turn", cell=cell)
        for turn in {"0°", "90°", "180°", "270°"} - {choice["name"] for choice in fitting}:
            refused += await mover.autocomplete(table, "place", focused="turn", cell=cell, turn=turn)
    assert any("does not fit there" in offer["name"] for offer in refused)
    assert await mover.autocomplete(table, "place", focused="turn", cell="M49", turn="45") == []


async def test_a_deleted_turn_message_is_posted_again(box, bot, table, ada, bruno):
    """When somebody uses /board, the bot notices that the turn message was deleted, and posts the turn again."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    messages.delete(box.world, message.raw)
    while not any(is_turn_of(message, mover) for message in ada.messages(table)):
        await ada.slash(table, "board")
    new_message, _ = await live_turn(box, table, [ada, bruno])
    assert int(new_message.id) > int(message.id)
    await play_by_typing(mover, table)


async def test_the_past_of_a_game(box, bot, table, ada, bruno, clara):
    """/since, /history, /why, /export and /import show earlier turns of a game, also when it is over."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "Nothing has been scored" in (await ada.slash(table, "why")).text
    assert "The last turns\nNo turn has been played yet." in (await ada.slash(table, "since")).text
    await play_by_buttons(mover, message)
    other = bruno if mover is ada else ada
    await box.message_for(ada, table, lambda message: is_turn_of(message, other))
    text = (await other.slash(table, "since")).text
    assert f"<@{mover.id}> played" in text
    assert "The last turns" in text, "there was no turn of theirs yet"
    assert "Since your last turn" in (await mover.slash(table, "since")).text
    assert "The game so far, as a file." in (await ada.slash(table, "export")).text
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    final_scoring = end.text[end.text.index("**Final scoring**") : end.text.index("\n-# The tile order")]
    for person in (ada, bruno, clara):
        assert final_scoring in (await person.slash(table, "since")).text
    assert "The last turns" in (await clara.slash(table, "since")).text
    opened = await ada.click(end, "View replay")
    assert final_scoring in opened.text
    back = await ada.click(opened.message, "◀")
    assert opened.message.id == back.message.id
    assert back.text.splitlines()[0] != "### Turn 0 of 0"
    first = await ada.click(back.message, "⏮")
    assert first.text.startswith("### Turn 0 of")
    assert (await ada.slash(table, "history", turn=1)).text.startswith("### Turn 1 of")
    payments = await ada.autocomplete(table, "why", focused="feature")
    assert payments
    assert "point" in (await ada.slash(table, "why", feature=payments[-1]["value"])).text
    assert payments[-1]["name"].startswith("1 · ")
    typed, chosen = [
        (await ada.slash(table, "why", feature=feature)).text for feature in ("1", payments[-1]["value"])
    ]
    assert typed == chosen, "a payment is found by its number in the choices"
    for unknown in ("0", str(len(payments) + 1)):
        assert "find that score" in (await ada.slash(table, "why", feature=unknown)).text
    exported = await ada.slash(table, "export")
    assert exported.text.startswith("The game, as a file.")
    assert read(exported.message.picture().decode()).entries
    file = exported.message.attachments[0].id
    shown = await clara.slash(clara.direct(), "import", file=file)
    assert "### Turn" in shown.text
    stepped = await clara.click(shown.message, "⏮")
    assert stepped.text.startswith("### Turn 0 of")
    assert stepped.message.picture().startswith(b"\x89PNG")
    chart = next(attachment.id for attachment in end.attachments if attachment.filename == "chart.png")
    refused = await ada.slash(table, "import", file=chart)
    assert "too large" in refused.text or "isn’t text" in refused.text
    box.world.uploads.drop(file)
    assert "send it again" in (await clara.slash(clara.direct(), "import", file=file)).text


async def test_the_end_is_one_message(box, bot, table, ada, bruno):
    """The end is one message: result, final scoring, poster, chart, replay, file, and the committed seed."""
    await small_table(bot, box)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    commitment = message.text.split("the hash `")[1].split("`")[0]
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    names = [attachment.filename for attachment in end.attachments]
    assert names[:3] == ["poster.png", "chart.png", "replay.gif"]
    assert names[3].endswith(".game")
    seed = end.text.split("came from the seed `")[1].split("`")[0]
    assert commitment_of(seed) == commitment
    assert list(end.raw.mentions) == []


async def test_settings_of_a_house_rule(box, bot, table, ada):
    """Hidden hands and the table's size can be set where their house rules are chosen."""
    lobby = await ada.slash(table, "game new")
    panel = await ada.click(lobby.message, "Settings")
    opened = await ada.click(panel.message, "House rules")
    panel = await ada.submit(opened, {"hand": "hidden", "edge": "7x7"})
    panel = await ada.choose(panel.message, "Days off (clock paused)", "no days off")
    panel = await ada.choose(panel.message, "Ratings", "rated game")
    for shown in ("7 × 7 cells", "visible to their owner only", "no days off", "· rated"):
        await box.wait_for(lambda shown=shown: shown in lobby.message.text, f"{shown} in the lobby")
    refused = await ada.click(lobby.message, "Add computer")
    assert "Only people" in refused.text


async def test_an_unplayable_tile_is_announced(box, bot, table, ada, bruno):
    """A tile that fits nowhere is announced in the turn message, in words and with its picture."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    announcements = []
    while mover is not None:
        announcements += [message] if "fits nowhere" in message.text else []
        names = [attachment.filename for attachment in message.attachments]
        if announcements and announcements[-1] is message and "Rematch" not in message.buttons:
            assert any(name.startswith("tile-") for name in names), names
        previous_id = int(message.id)
        await play_by_buttons(mover, message)
        message = await box.message_for(
            ada,
            table,
            lambda message, previous_id=previous_id: (
                int(message.id) > previous_id
                and not message.ephemeral
                and ("Rematch" in message.buttons or "Play" in message.buttons)
            ),
        )
        mover = next((person for person in (ada, bruno) if is_turn_of(message, person)), None)
    assert "fit" in message.text
