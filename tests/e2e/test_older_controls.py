"""Buttons and selects that this release never wrote: a kind sentence, no fault, and nothing happens."""

import pytest
from playing import game_of, open_table, small_table

from bot.platform.custom_ids import ControlId, Kind, Shape
from sandbox.components import ComponentKind

pytestmark = pytest.mark.e2e

LOOKS = {
    Kind.BOARD,
    Kind.SCORES,
    Kind.TILES,
    Kind.HELP,
    Kind.NEXT_GAME,
    Kind.CUP,
    Kind.UNDO,
    Kind.PLAY,
    Kind.LEARN,
}
"""These look, or ask once more, whatever stands in their choice."""
SAID_BY_KIND = {Kind.JOIN, Kind.LEAVE, Kind.COMPUTER, Kind.START, Kind.REMATCH, Kind.STOP}
"""All that these do is said by their kind."""
OF_NO_GAME = {Kind.THREAD}
"""With a game it asks for that game's rematch, which its kind says; without one its choice says all."""
NEVER_WRITTEN = ("?", "x/y", "p?", "page ?", "a/b/c/d", "3/?/x/", "////?///", "/////?//", "edition", "role")
COMPONENTS = {Shape.BUTTON: ComponentKind.BUTTON, Shape.SELECT: ComponentKind.STRING_SELECT}


async def use(person, panel, control):
    """Press a control of the panel, or choose in it, as if its id were another one."""
    wanted = COMPONENTS[control.shape]
    part = next(one for one in panel.controls if one["type"] == wanted)
    part["custom_id"] = str(control)
    if control.shape is Shape.BUTTON:
        return await person.click(panel, str(control))
    part["options"] = [{"label": control.choice, "value": control.choice}]
    return await person.choose(panel, str(control), control.choice)


@pytest.mark.parametrize(
    "kind", sorted(set(Kind) - LOOKS - SAID_BY_KIND, key=lambda kind: kind.value), ids=lambda kind: kind.value
)
async def test_a_control_of_another_release(box, bot, table, ada, bruno, caplog, kind):
    """It says that it belongs to an older version; the game stands as it stood, and the log has no fault."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    box.grant(mover, "Administrator")
    before = await bot.host.table.view(game_of(message))
    named = "" if kind in OF_NO_GAME else before.id
    for choice in NEVER_WRITTEN:
        for shape in Shape:
            panel = (await mover.slash(table, "rules")).message
            reply = await use(mover, panel, ControlId(shape, kind, named, before.seq, choice))
            assert "older version" in reply.text, (choice, shape, reply.text)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert (await bot.host.table.view(before.id)).seq == before.seq
