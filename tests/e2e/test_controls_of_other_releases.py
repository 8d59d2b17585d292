"""Tests of controls that this release never wrote: a polite refusal, no error in the log, and no effect."""

from dataclasses import replace

import pytest
from playing import choose_by_buttons, game_of, live_turn, open_table, play_by_buttons, small_table

from bot.features.turn.drafts import Draft, options
from bot.platform.custom_ids import ControlId, Kind, Shape, parse
from game.values.ruleset import Option
from sandbox.world.components import ComponentKind

pytestmark = pytest.mark.e2e

DISPLAYS = {
    Kind.BOARD,
    Kind.SCORES,
    Kind.TILES,
    Kind.HELP,
    Kind.NEXT_GAME,
    Kind.TOURNAMENT,
    Kind.UNDO,
    Kind.PLAY,
    Kind.LEARN,
}
"""Kinds that only show something, or ask once more, whatever their choice."""
WITHOUT_CHOICE = {Kind.JOIN, Kind.LEAVE, Kind.COMPUTER, Kind.START, Kind.REMATCH, Kind.STOP}
"""Kinds whose effect does not depend on a choice."""
WITHOUT_GAME = {Kind.THREAD}
"""With a game this kind asks for that game's rematch, whatever its choice; without one its choice counts."""
OF_TOURNAMENTS = {Kind.PLAN, Kind.TEAM}
"""Kinds that name a tournament in place of a game."""
STATED = {Kind.PLAY, Kind.CELL, Kind.TURN, Kind.SPOT, Kind.CONFIRM, Kind.MARKET, Kind.ANSWER}
"""Kinds that belong to one state of the game."""
NEVER_WRITTEN = ("?", "x/y", "p?", "page ?", "a/b/c/d", "3/?/x/", "////?///", "/////?//", "edition", "role")
COMPONENTS = {Shape.BUTTON: ComponentKind.BUTTON, Shape.SELECT: ComponentKind.STRING_SELECT}


async def use(person, panel, control):
    """Press a control of the panel, or choose in it, after giving it another custom id."""
    kind = COMPONENTS[control.shape]
    part = next(control for control in panel.controls if control["type"] == kind)
    part["custom_id"] = str(control)
    if control.shape is Shape.BUTTON:
        return await person.click(panel, str(control))
    part["options"] = [{"label": control.choice, "value": control.choice}]
    return await person.choose(panel, str(control), control.choice)


async def test_a_control_of_another_release(box, bot, table, ada, bruno, caplog):
    """A control of another release is refused as out of date; the game is unchanged, and no error is logged.

    One game serves all kinds, and one panel all controls of a kind, as a refusal changes neither.
    """
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    box.grant(mover, "Administrator")
    before = await bot.host.games.view(game_of(message))
    created = await mover.slash(table, "tournament create", name="Cup", format="swiss")
    for kind in sorted(set(Kind) - DISPLAYS - WITHOUT_CHOICE, key=lambda kind: kind.value):
        named = "" if kind in WITHOUT_GAME else before.id
        if kind in OF_TOURNAMENTS:
            named = game_of(created.message)
        panel = (await mover.slash(table, "rules")).message
        for choice in NEVER_WRITTEN:
            for shape in COMPONENTS:
                reply = await use(mover, panel, ControlId(shape, kind, named, before.seq, choice))
                assert "out of date" in reply.text, (kind, choice, shape, reply.text)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert (await bot.host.games.view(before.id)).seq == before.seq


def with_id(panel, part, old):
    """Give a part of a message an older custom id, and return the id."""
    part["custom_id"] = old
    return old


async def test_controls_posted_before_ids_had_versions(box, bot, table, ada, bruno):
    """Buttons of a turn and of its panel whose ids have no version still work."""
    await small_table(bot, box)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    before = await bot.host.games.view(game_of(message))
    for part in message.controls:
        part["custom_id"] = part["custom_id"].replace(".1:", ":", 1)
    ids = [part["custom_id"] for part in message.controls]
    assert ids[0] == f"b:play:{before.id}:{before.seq}:"
    panel = await mover.click(message, ids[0])
    while "Confirm" not in panel.buttons:
        cell = next(part for part in panel.message.controls if ":cell." in part["custom_id"])
        panel = await mover.click(
            panel.message, with_id(panel, cell, cell["custom_id"].replace(".2:", ":", 1))
        )
    confirm = next(part for part in panel.message.controls if ":confirm." in part["custom_id"])
    await mover.click(panel.message, with_id(panel, confirm, confirm["custom_id"].replace(".1:", ":", 1)))
    assert (await bot.host.games.view(before.id)).seq > before.seq


async def test_choices_in_older_formats(box, bot, table, ada):
    """Choices in older formats work: a lesson's numbered turns, and a table with its time in seconds."""
    lesson = (await ada.slash(table, "learn")).message
    part = next(control for control in lesson.controls if ":learn." in control["custom_id"])
    reply = await ada.click(lesson, with_id(lesson, part, "b:learn::0:show 0/"))
    assert "turn 2 of" in reply.text
    panel = (await ada.slash(table, "rules")).message
    part = next(control for control in panel.controls if control["type"] == ComponentKind.BUTTON)
    opened = await ada.click(panel, with_id(panel, part, "b:thread::0:3/////2/604800///"))
    thread = int(opened.text.rpartition("<#")[2].partition(">")[0])
    lobby = await bot.host.lobby.in_channel(thread)
    assert (lobby.options.seats, lobby.options.turn_seconds) == (3, 604800)


async def test_settings_that_had_selects_of_their_own(box, bot, table, ada):
    """The selects of house rules, hands and the size of the table of an older panel still change the table."""
    lobby = await ada.slash(table, "game new")
    game, changed = game_of(lobby.message), {}
    for name, value in (
        ("rules", Option.TABLE_EDGE.value),
        ("table", "9x7"),
        ("rules", Option.HAND_THREE.value),
        ("hands", "hidden"),
    ):
        panel = (await ada.slash(table, "rules")).message
        part = next(control for control in panel.controls if control["type"] == ComponentKind.STRING_SELECT)
        part["options"] = [{"label": value, "value": value}]
        await ada.choose(panel, with_id(panel, part, f"s:setting.1:{game}:0:{name}"), value)
        ruleset = (await bot.host.lobby.view(game)).options.ruleset
        changed[name] = (ruleset.options, ruleset.table, ruleset.hidden_hands)
    assert changed["table"][:2] == ({Option.TABLE_EDGE}, (9, 7))
    assert changed["hands"][::2] == ({Option.HAND_THREE}, True)
    await box.wait_for(
        lambda: "**House rules:** Hand of three" in lobby.message.text, "the rules of the table"
    )


async def test_older_panels_with_pages_of_cells(box, bot, table, ada, bruno):
    """The list of cells, its next page and *Rotate tile* of an older panel lead into the present panel."""
    await small_table(bot, box, 6, 6)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    view = await bot.host.games.view(game_of(message))
    places = options(replace(view, seat=view.position.to_move), Draft()).places
    at = f"{view.id}:{view.seq}"
    panel = (await mover.slash(table, "rules")).message
    select = next(control for control in panel.controls if control["type"] == ComponentKind.STRING_SELECT)
    for value in ("page 23", str(Draft(places[0]))):
        select["options"] = [{"label": value, "value": value}]
        shown = await mover.choose(panel, with_id(panel, select, f"s:cell.1:{at}:- . -"), value)
        assert ("Confirm" in shown.buttons) is (value != "page 23" or len(places) == 1)
        panel = (await mover.slash(table, "rules")).message
        select = next(control for control in panel.controls if control["type"] == ComponentKind.STRING_SELECT)
    pressed = next(control for control in panel.controls if control["type"] == ComponentKind.BUTTON)
    turned = await mover.click(panel, with_id(panel, pressed, f"b:turn.1:{at}:{places[-1]} . -"))
    assert turned.message.picture()
    assert "Confirm" in turned.buttons


@pytest.mark.parametrize("beyond", [1000, 10**25], ids=["a-backup-was-restored", "forged"])
async def test_a_control_of_an_unknown_state_changes_nothing(box, bot, table, ada, bruno, caplog, beyond):
    """A control with a sequence number beyond the log changes nothing: the board has moved on. No error is logged."""
    await small_table(bot, box, 5, 5)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    other = bruno if mover is ada else ada
    await play_by_buttons(mover, message)
    message, now = await live_turn(box, table, [other])
    await mover.click((await mover.click(message, "Undo")).message, "Ask everyone")
    await choose_by_buttons(now, message)
    await now.click(message, "Board")
    await now.slash(table, "history")
    game = game_of(message)
    before, controls = await bot.host.games.view(game), {}
    for person in (mover, now):
        for shown in person.messages(table):
            for part in shown.controls:
                control = parse(part.get("custom_id", ""))
                if control is not None and control.game == game and control.seq:
                    options = [
                        option["value"] for option in part.get("options") or [{"value": control.choice}]
                    ]
                    controls |= {(control.kind, choice): control for choice in options}
    controls[Kind.LEADERS, "server/0//"] = ControlId(Shape.BUTTON, Kind.LEADERS, "f", 0, "server/0//")
    assert {kind for kind, _ in controls} >= {Kind.PLAY, Kind.CONFIRM, Kind.VOTE, Kind.UNDO, Kind.BOARD}
    for (kind, choice), control in controls.items():
        for person in (mover, now):
            panel = (await person.slash(table, "rules")).message
            forged = replace(control, shape=Shape.BUTTON, seq=control.seq + beyond, choice=choice)
            reply = await use(person, panel, forged)
            if kind in STATED and not (kind is Kind.PLAY and person is now):
                assert "moved on" in reply.text, (kind, choice, reply.text)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert (await bot.host.games.view(game)).seq == before.seq
