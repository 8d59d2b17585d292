"""Tests of what commands show at each help level of a table."""

import pytest
from playing import game_of, is_turn_of, media_of, open_table, play_by_buttons, small_table

from bot.i18n import language
from bot.text.words import labels
from game.engine.legal import cells, placements
from game.values.moves import Skip
from game.values.ruleset import Expansion, Option
from model.ids import PersonId
from model.tables import GameStatus, HelpLevel
from rendering.boards.cell_names import cell_name

pytestmark = pytest.mark.e2e


async def test_full_help_shows_fields_and_fitting_tiles(box, bot, table, ada, bruno):
    """Full help shows fields by owner, a close-up, the board in words, and the tiles that fit a cell."""
    await small_table(bot, box, 5, 5, help=HelpLevel.FULL)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    for options in (
        {"show": "fields"},
        {"show": "dead"},
        {"around": "m50"},
        {"show": "fields", "around": "m50"},
    ):
        assert (await ada.slash(table, "board", **options)).message.picture()
    mover = bruno if mover is ada else ada
    message = await box.message_for(ada, table, lambda message: is_turn_of(message, mover))
    words = await mover.slash(table, "board", show="text")
    assert "M50" in words.text
    assert not words.message.attachments
    view = await bot.host.games.view(game_of(message))
    assert labels(language("en")).tile(view.position.drawn) in words.text, (
        "the board in words names the drawn tile"
    )
    scores = " and ".join(f"{seat.name} with {view.position.scores[seat.colour]}" for seat in view.seats)
    assert f"Scores: {scores}" in words.text
    assert "Play" in words.buttons
    assert (await ada.slash(table, "tiles", cell="K50")).ephemeral
    assert "not a cell" in (await ada.slash(table, "tiles", cell="here")).text
    refused = (await ada.slash(table, "tiles", cell="A1")).text
    assert "not an open cell" in refused
    open_cells = cells(view.position)
    assert all(cell_name(cell) in refused for cell in open_cells)
    assert refused.endswith(f"{cell_name(open_cells[-1])}.")
    assert " and " not in refused
    for show in ("board", "fields", "dead", "text"):
        refused = await ada.slash(table, "board", show=show, around="ZZZ9")
        assert "the landscape reaches from" in refused.text
    assert "now" in (await ada.slash(table, "scores")).text


async def test_the_purist_help_level_does_not_show_where_tiles_fit(box, bot, table, ada, bruno):
    """At the purist level any cell may be tried, by buttons and by typing; the rules refuse a wrong one."""
    await small_table(bot, box, 5, 5, help=HelpLevel.PURIST)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    assert "Tiles" not in message.buttons
    assert "which tiles are left" in (await ada.slash(table, "tiles")).text
    for show in ("fields", "dead"):
        assert "Only full help" in (await ada.slash(table, "board", show=show)).text
    assert "if the game ended now" not in (await ada.slash(table, "scores")).text
    offered = [choice["name"] for choice in await mover.autocomplete(table, "place", focused="cell")]
    panel = await mover.click(message, "Play")
    numbers = [name.partition(" · ")[0] for name in offered]
    assert numbers == [label for label in panel.buttons if label.isdigit()]
    assert len(offered) == 4, "all cells next to the start tile"
    placed = await mover.click(panel.message, "1")
    description = " ".join(media["description"] for media in media_of(placed.message))
    assert "Rotations to choose from: 0°, 90°, 180°, 270°." in description, "it does not say that they fit"
    turns = await mover.autocomplete(table, "place", focused="turn", cell=offered[0].split(" · ")[1])
    other = await mover.autocomplete(table, "place", focused="turn", cell=offered[-1].split(" · ")[1])
    assert turns == other, "which turns are offered says nothing of where the tile fits"
    assert await mover.autocomplete(table, "place", focused="cell", cell="M50") == []
    refused = await mover.slash(table, "place", cell="here")
    assert "your tile fits" not in refused.text
    assert "M49" in refused.text
    reply, _ = await play_by_buttons(mover, message)
    assert "Done" in reply.text or "does not fit" in reply.text


async def test_every_typed_turn_of_a_symmetrical_tile_offers_meeples_to_purists(box, bot, table, ada, bruno):
    """At the purist level a meeple is offered for every turn that is typed, also for one that looks like another."""
    await small_table(bot, box, 7, 7, help=HelpLevel.PURIST)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    game = game_of(message)
    while True:
        position = (await bot.host.games.view(game, PersonId(int(mover.id)))).position
        place = placements(position)[0]
        cell = {"cell": cell_name(place.cell)}
        turns = await mover.autocomplete(table, "place", focused="turn", **cell)
        if len(turns) < 4:
            break
        seq = (await bot.host.games.view(game)).seq
        await bot.host.games.move(game, PersonId(int(mover.id)), seq, [place, Skip()])
        mover = bruno if mover is ada else ada
    typed = [
        await mover.autocomplete(table, "place", focused="meeple", turn=turn, **cell) for turn in ("0", "270")
    ]
    assert len(typed[0]) == len(typed[1]) > 1
    assert typed[0][-1]["name"] == typed[1][-1]["name"] == "none"


@pytest.mark.parametrize("stopped", [False, True])
async def test_tiles_of_a_game_that_has_ended_are_no_longer_to_come(box, bot, table, ada, bruno, stopped):
    """After the last tile /tiles says so without a picture; of a stopped game it shows the tiles left over."""
    await small_table(bot, box, 3, 3)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    game = game_of(message)
    if stopped:
        await bot.host.endings.stop(game, PersonId(int(ada.id)), manager=True)
    while (view := await bot.host.games.view(game)).status is GameStatus.RUNNING:
        place = placements(view.position)[0]
        await bot.host.games.move(game, PersonId(int(mover.id)), view.seq, [place, Skip()])
        mover = bruno if mover is ada else ada
    left = view.position.unseen_count
    assert bool(left) is stopped
    for options in ({}, {"cell": "M49"}):
        reply = await ada.slash(table, "tiles", **options)
        assert (f"ended with {left} tiles" if stopped else "No tile is left") in reply.text
        assert bool(reply.message.attachments) is stopped


async def test_tiles_left_are_all_described(box, bot, table, ada, bruno):
    """With the River, /tiles has two pictures, so that their alt texts name every tile."""
    await small_table(bot, box, 9, 9, expansions=[Expansion.RIVER])
    await open_table(box, table, [ada, bruno], seats=2)
    shown = await ada.slash(table, "tiles")
    descriptions = [media["description"] for media in media_of(shown.message)]
    assert len(descriptions) == 2
    assert not any(description.endswith("…") for description in descriptions)


async def test_an_empty_board_has_a_close_up_of_its_only_cell(box, bot, table, ada, bruno):
    """With the start tile in the bag, the board without a tile is shown round the cell where the first one goes."""
    await small_table(bot, box, rules=[Option.START_IN_BAG], help=HelpLevel.FULL)
    await open_table(box, table, [ada, bruno], seats=2)
    for show in ("board", "fields", "dead"):
        assert (await ada.slash(table, "board", show=show, around="M50")).message.picture()
    assert "1 M50" in (await ada.slash(table, "board", show="text", around="M50")).text
    refused = await ada.slash(table, "board", around="Z99")
    assert "There is no tile near Z99: the landscape reaches from M50 to M50." in refused.text
