"""Tests of forged choices: values never offered change nothing, and are refused without an error in the log."""

import re

import pytest
from forging import forge, stored_rows
from playing import game_of, open_table, outbox_empty, small_table

from bot.features.lobby.table_settings import Setting
from bot.features.settings.server_panel import ServerSetting
from bot.features.tournaments.plan_settings import Planned
from bot.features.turn.drafts import Draft, options
from game.values.ruleset import Option
from model.ids import PersonId
from model.tables import HelpLevel
from sandbox.world import channels
from sandbox.world.commands import typed

pytestmark = pytest.mark.e2e

HUGE = "9" * 60
NUMBERS = ("-1", HUGE, f"-{HUGE}", "²")

FORGED = [
    *((f"s:setting.1:LOBBY:0:{setting.value}", value) for setting in Setting for value in (*NUMBERS, "xx")),
    ("s:setting.1:LOBBY:0:table", f"{HUGE}x5"),
    ("s:setting.1:LOBBY:0:holiday", "2147483647"),
    *(
        (f"s:server.1::0:{setting.value}", value)
        for setting in ServerSetting
        for value in (*NUMBERS, "xx", "/xx")
    ),
    *((f"s:plan.1:CUP:0:{planned.value}", value) for planned in Planned for value in (*NUMBERS, "xx")),
    *(
        (f"s:cup.1:CUP:0:{act}", value)
        for act in ("thread", "round", "bracket")
        for value in (*NUMBERS, "1.1", "1/0")
    ),
    *((f"s:team.1:CUP:0:board {value} 1", "1") for value in NUMBERS),
    *(
        (f"b:{forged}", "")
        for value in NUMBERS
        for forged in (
            f"page.1::0:{value}",
            f"history.1:GAME:0:n{value}",
            f"review.1:OVER:0:{value}",
            f"leaders.1::0:server/{value}//",
            f"leaders.1::0:server/0/+{value}/",
            f"thread.4::0:{value}/////////",
            f"replace.1:GAME:0:red/{value}/Bob",
            f"puzzle.1:GUILD:0:see {value}",
            f"challenge.2:CHALLENGE:0:accept {value}",
            f"time.1:CUP:0:1.0 {value}",
            f"time.1:CUP:0:{value}.0",
            f"cup.1:CUP:0:round {value}/0",
        )
    ),
    *(
        (f"b:setting.1:LOBBY:0:rules {value}", "")
        for value in ("1//", f"//{HUGE}", "0/0x0/", "zzzzzzzz/5x5/hidden")
    ),
    ("b:thread.4::0:3///////xx/", ""),
    ("b:thread.4::0:3///////0/xx/", ""),
]
FINISHES = (
    ".",
    "+city:N",
    "+abbot:city:N",
    "+city:N@99,99",
    "*city:N@0,0",
    "-red:city:N@0,0",
    "-abbot@0,0",
    "+flyer",
)
OTHER_MOVES = ("+city:N", ":3", ">city:N@0,0", "~N", "pink:3", "pink:.", "=pink", "D@0,0/0")
PLACES = ("D@99,99/0", "D@0,0/0", "Q@0,-1/0", "-", "-ZZ")
TILES = ("Q", "nothing")
BEYOND = ("@0,0", "@99,99", "*99")
"""Cells, and a page of cells, beyond a portal that the game does not have."""


async def forge_all(box, bot, database, person, channel, forged, ids, caplog):
    """Use all forged controls; fail on an error in the log, on a public answer, and on any change in the database."""
    await outbox_empty(bot.host)
    before, problems = stored_rows(database), []
    for written, value in forged:
        raw = re.sub("[A-Z]{3,}", lambda name: ids.get(name[0], name[0]), written)[:100]
        caplog.clear()
        reply = await forge(person, channel, raw, value)
        faults = [
            record.exc_info and repr(record.exc_info[1])
            for record in caplog.records
            if record.levelname == "ERROR"
        ]
        if faults or not (reply.ephemeral or reply.modal):
            problems.append((raw, value, faults or reply.text))
        if (after := stored_rows(database)) != before:
            changed = {
                name: set(rows) ^ set(before[name]) for name, rows in after.items() if rows != before[name]
            }
            problems.append((raw, value, changed))
            before = after
    assert problems == []


async def test_choices_that_were_never_offered(box, bot, database, table, ada, bruno, caplog):
    """Numbers out of range and unknown words, also of a manager, change no table, server or tournament."""
    box.grant(ada, "Administrator")
    await small_table(bot, box, 5, 5)
    cup = await ada.slash(table, "tournament create", name="Cup", format="swiss")
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    second, third = (channels.add_channel(box.world, box.server, name) for name in ("second", "third"))
    over, _ = await open_table(box, second, [ada], computers=1)
    ended = game_of(over)
    await bot.host.endings.stop(ended, PersonId(int(ada.id)), manager=True)
    lobby = await ada.slash(third, "game new", seats=3)
    await bruno.slash(table, "challenge", person=ada)
    (challenge,) = await bot.host.challenges.waiting_for(PersonId(int(ada.id)))
    named = {"GAME": message, "LOBBY": lobby.message, "CUP": cup.message}
    ids = {name: game_of(message) for name, message in named.items()}
    ids |= {"OVER": ended, "CHALLENGE": challenge.id, "GUILD": box.server.id}
    await forge_all(box, bot, database, ada, table, FORGED, ids, caplog)


@pytest.mark.parametrize(
    ("rules", "level"),
    [
        ((), HelpLevel.FULL),
        ((), HelpLevel.PURIST),
        ((Option.HAND_THREE,), HelpLevel.STANDARD),
        ((Option("tile-market"),), HelpLevel.FULL),
    ],
    ids=["full", "purist", "hand", "market"],
)
async def test_turns_that_were_never_offered(box, bot, database, table, ada, bruno, caplog, rules, level):
    """Drafts of other tiles, cells and figures, and moves of other phases, change nothing and are no faults."""
    await small_table(bot, box, 5, 5, rules=rules, help=level)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    view = await bot.host.games.view(game_of(message), PersonId(int(mover.id)))
    first = options(view, Draft()).places[:1]
    at = f"{view.id}:{view.seq}"
    drafts = [f"{place} {finish} -" for place in (*map(str, first), *PLACES) for finish in FINISHES]
    drafts += [f"- . {tile}" for tile in TILES]
    drafts += [f"{place} . - {via}" for place in (*map(str, first), "-") for via in BEYOND]
    forged = [(f"b:spot.1:{at}:{draft}", "") for draft in drafts]
    forged += [(f"b:confirm.1:{at}:{place} +city:N -", "") for place in PLACES]
    forged += [
        (f"b:{kind}:{at}:{move}", "")
        for kind in ("answer.1", "market.1", "step.1", "orders.1")
        for move in (*OTHER_MOVES, "none", "1~N", "9~N computer")
    ]
    await forge_all(box, bot, database, mover, table, forged, {}, caplog)


async def test_choices_of_an_outdated_list_of_commands(box, bot, database, table, ada, caplog):
    """A choice that a command no longer has is refused as of a command that has changed."""
    box.grant(ada, "Administrator")
    before, called = stored_rows(database), []
    for leaf in list(typed(box.world, ada.person, table)):
        required = {option["name"]: "action" for option in leaf.options if option.get("required")}
        for option in leaf.options:
            if choices := option.get("choices"):
                choices.append({"name": "Former", "value": "former"})
                reply = await ada.slash(table, leaf.path, **(required | {option["name"]: "former"}))
                assert "has changed since Discord loaded it" in reply.text, (
                    leaf.path,
                    option["name"],
                    reply.text,
                )
                called.append((leaf.path, option["name"]))
    assert ("tournament referee", "action") in called
    assert ("game new", "language") in called
    assert stored_rows(database) == before
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
