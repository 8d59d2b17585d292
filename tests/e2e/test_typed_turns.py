"""Tests of whole turns in one command: the tile, its rotation and the meeple."""

import pytest
from playing import game_of, open_table, small_table

from bot.i18n import language
from bot.pictures.choices import any_finishes, conceivable_finishes, finishes, laid
from bot.text.words import choice_name
from game.engine.legal import placements
from game.values.moves import Deploy
from game.values.ruleset import Option
from game.values.tiles import FeatureKind
from model.ids import PersonId
from rendering.boards.cell_names import cell_name

pytestmark = pytest.mark.e2e


async def turns_of(person, table, cell, **options):
    """Return the turns that are offered for a cell, as they are typed."""
    offered = await person.autocomplete(table, "place", focused="turn", cell=cell, **options)
    return [choice["value"] for choice in offered]


async def test_text_that_is_no_turn_leaves_every_turn_open(box, bot, table, ada, bruno):
    """While `45°` is typed as the turn, meeples are offered for every turn in which the tile fits."""
    await small_table(bot, box)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    for offered in await mover.autocomplete(table, "place", focused="cell"):
        cell = offered["value"]
        if "0°" not in await turns_of(mover, table, cell):
            break
    else:
        pytest.fail("the tile fits every cell unturned")
    in_any_turn = await mover.autocomplete(table, "place", focused="meeple", cell=cell)
    assert len(in_any_turn) > 1
    assert await mover.autocomplete(table, "place", focused="meeple", cell=cell, turn="45°") == in_any_turn


async def test_a_tile_of_a_hand_is_typed_as_a_number_or_letter(box, bot, table, ada, bruno):
    """With a hand the tile is named by its number or letter, and what is offered next is offered for that tile."""
    await small_table(bot, box, 9, 9, rules=[Option.HAND_THREE])
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    tiles = await mover.autocomplete(table, "place", focused="tile")
    assert len(tiles) > 1
    for named in ({}, {"tile": "seven"}):
        refused = await mover.slash(table, "place", cell="M49", **named)
        assert refused.ephemeral
        assert refused.text.splitlines()[1:] == [f"• {tile['name']}" for tile in tiles]
    for cell, reason in (("M50", "already a tile there"), ("A1", "beyond the table edge")):
        (why,) = await mover.autocomplete(table, "place", focused="cell", cell=cell)
        assert reason in why["name"], "no tile of the hand can be placed there"
    number, letter = str(len(tiles)), tiles[-1]["value"]
    cells = await mover.autocomplete(table, "place", focused="cell", tile=letter)
    assert cells == await mover.autocomplete(table, "place", focused="cell", tile=number)
    cell = cells[0]["value"]
    turn = (await turns_of(mover, table, cell, tile=number))[0]
    spots = await mover.autocomplete(
        table, "place", focused="meeple", cell=cell, turn=turn, tile=letter.lower()
    )
    reply = await mover.slash(table, "place", cell=cell, turn=turn, tile=number, meeple=spots[0]["name"])
    assert f"played **{cell}** and placed a meeple" in reply.text


async def test_a_rotation_is_typed_only_where_several_fit(box, bot, table, ada, bruno):
    """Without a rotation the tile is placed in the only one that fits; where several fit, the refusal names them."""
    await small_table(bot, box, 9, 9)
    _, mover = await open_table(box, table, [ada, bruno], seats=2)
    several = only = False
    while not (several and only):
        offered = await mover.autocomplete(table, "place", focused="cell")
        turns = {choice["value"]: await turns_of(mover, table, choice["value"]) for choice in offered}
        for cell, fitting in turns.items():
            if len(fitting) > 1:
                refused = await mover.slash(table, "place", cell=cell)
                assert refused.ephemeral
                assert f"On {cell} your tile fits in several ways" in refused.text
                assert all(turn in refused.text for turn in fitting)
                several = True
        cell = min(turns, key=lambda name: len(turns[name]))
        typed = {} if len(turns[cell]) == 1 else {"turn": turns[cell][0]}
        only = only or not typed
        reply = await mover.slash(table, "place", cell=cell, meeple="none", **typed)
        assert f"played **{cell}**" in reply.text
        mover = bruno if mover is ada else ada


async def test_a_feature_that_is_taken_is_refused_with_the_reason(box, bot, table, ada, bruno):
    """A feature of the tile on which no meeple may go is named as such, while it is typed and when it is sent."""
    await small_table(bot, box, 9, 9)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    game = game_of(message)
    while True:
        view = await bot.host.games.view(game)
        position = view.position
        example = next(
            (
                (place, move)
                for place in placements(position)
                for move in any_finishes(position, place)
                if move not in finishes(laid(position, place))
            ),
            None,
        )
        if example is not None:
            break
        place = placements(position)[0]
        then = finishes(laid(position, place))[0]
        await bot.host.games.move(game, PersonId(int(mover.id)), view.seq, [place, then])
        mover = bruno if mover is ada else ada
    place, move = example
    name = choice_name(language("en"), move)
    turn = {"cell": cell_name(place.cell), "turn": f"{place.turns * 90}°"}
    reason = "There’s already a meeple on this feature"
    (offered,) = await mover.autocomplete(table, "place", focused="meeple", meeple=name, **turn)
    assert offered["name"].startswith(reason)
    for typed in (name, offered["value"]):
        refused = await mover.slash(table, "place", meeple=typed, **turn)
        assert refused.ephemeral
        assert refused.text.startswith(reason)
    assert "Confirm" in (await mover.slash(table, "place", **turn)).buttons
    (offered,) = await mover.autocomplete(table, "meeple", focused="on", on=name)
    assert offered["name"].startswith(reason)
    assert (await mover.slash(table, "meeple", on=name)).text.startswith(reason)


async def test_a_field_is_refused_by_its_name_in_a_game_without_farmers(box, bot, table, ada, bruno):
    """A feature that nobody may use is refused by its name with the rule, while it is typed and when it is sent."""
    await small_table(bot, box, 9, 9, rules=[Option.FIELD_OFF])
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    position = (await bot.host.games.view(game_of(message))).position
    place = placements(position)[0]
    field = next(
        move
        for move in conceivable_finishes(position, place)
        if isinstance(move, Deploy) and move.spot.kind is FeatureKind.FIELD
    )
    name = choice_name(language("en"), field)
    turn = {"cell": cell_name(place.cell), "turn": f"{place.turns * 90}°"}
    reason = "This game is played without farmers."
    (offered,) = await mover.autocomplete(table, "place", focused="meeple", meeple=name, **turn)
    assert offered["name"].startswith(reason)
    refused = await mover.slash(table, "place", meeple=name, **turn)
    assert refused.ephemeral
    assert refused.text.startswith(reason)
