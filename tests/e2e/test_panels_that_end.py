"""Tests that private panels whose subject is closed say so, and have no controls left."""

import asyncio

import pytest
from playing import live_turn, open_table, play_by_buttons, small_table

from bot.platform.custom_ids import Kind, parse

pytestmark = pytest.mark.e2e


async def answer_all(person, panels, label):
    """Answer the same question in each of its panels; check that each is left without a button."""
    for panel in panels:
        await person.click(panel.message, label)
        assert panel.message.buttons == []


async def test_the_settings_of_a_table_that_is_closed(box, bot, table, ada):
    """A choice in the settings of a closed table is answered by a refusal that replaces the panel."""
    lobby = await ada.slash(table, "game new", seats=2)
    panel = await ada.click(lobby.message, "Settings")
    await ada.click(lobby.message, "Leave")
    seats = next(
        one
        for one in panel.message.controls
        if parse(one["custom_id"]).kind is Kind.SETTING and parse(one["custom_id"]).choice == "seats"
    )
    await ada.choose(panel.message, seats["custom_id"], "3")
    assert "This table is closed" in panel.message.text
    assert panel.message.controls == []


async def test_the_settings_of_a_tournament_that_has_begun(box, bot, table, olga, ada, bruno):
    """A choice in the settings of a tournament that has begun leaves the panel without controls."""
    told = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    panel = await olga.click(told.message, "Settings")
    await olga.slash(table, "tournament start")
    rounds = next(one for one in panel.message.controls if one["custom_id"].startswith("s:"))
    await olga.choose(panel.message, rounds["custom_id"], rounds["options"][0]["value"])
    assert panel.message.controls == []


async def test_the_question_whether_to_leave_a_team(box, bot, table, olga, ada, bruno):
    """The question whether to leave a team disappears once it is answered with yes."""
    await olga.slash(table, "tournament create", name="Cup", kind="teams", boards=2)
    invited = await ada.slash(table, "tournament team", name="Tower", member1=bruno)
    await bruno.click(invited.message, invited.message.buttons[0])
    asked = await bruno.click(invited.message, invited.message.buttons[1])
    await bruno.click(asked.message, "Withdraw")
    assert "no longer in" in asked.message.text
    assert asked.message.buttons == []


async def test_a_place_given_away_in_a_second_panel(box, bot, table, olga, ada, bruno):
    """Of two panels that ask whether to give a place away, the second says that the challenge is closed."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    for person in (ada, bruno):
        await person.click(ladder.message, "Join")
    await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    asked = await box.message_for(ada, table, lambda one: "challenges you" in one.text and one.buttons)
    panels = [await ada.click(asked, "Decline") for _ in range(2)]
    await answer_all(ada, panels, "Give the place away")
    assert "This challenge is closed" in panels[1].message.text


async def test_a_challenge_taken_back_in_a_second_panel(box, bot, table, ada, bruno):
    """Of two panels that offer to withdraw a challenge, the second has no buttons after it is used."""
    panels = [await ada.slash(table, "challenge", person=bruno) for _ in range(2)]
    await answer_all(ada, panels, "Withdraw")
    assert panels[0].message.text != panels[1].message.text


async def test_other_rules_chosen_in_a_second_panel(box, bot, table, ada, bruno):
    """Of two panels for other rules of a challenge, the second is refused in place and has no controls."""
    await ada.slash(table, "challenge", person=bruno)
    asked = await box.message_for(bruno, table, lambda one: "challenges you" in one.text and one.buttons)
    panels = [await bruno.click(asked, "Other rules…") for _ in range(2)]
    for panel in panels:
        (rules,) = panel.message.controls
        await bruno.choose(panel.message, rules["custom_id"], rules["options"][0]["value"])
        assert panel.message.controls == []
    assert "between other people" in panels[1].message.text


async def test_a_ladder_left_and_closed_in_a_second_panel(box, bot, table, olga, ada):
    """Second panels for leaving or closing a ladder are refused in place and have no buttons."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    await ada.click(ladder.message, "Join")
    for person, command, label, refused in (
        (ada, "ladder leave", "Leave", "not on this ladder"),
        (olga, "ladder close", "Close the ladder", "closed"),
    ):
        panels = [await person.slash(table, command) for _ in range(2)]
        await answer_all(person, panels, label)
        assert refused in panels[1].message.text


async def test_a_game_left_and_stopped_in_a_second_panel(box, bot, table, ada, bruno):
    """Second panels for resigning or stopping a game are answered in place and have no buttons."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    stopping = await bruno.slash(table, "game stop")
    panels = [await ada.slash(table, "resign") for _ in range(2)]
    await answer_all(ada, panels, panels[0].message.buttons[-1])
    await bruno.slash(table, "game stop")
    panels = [stopping, await bruno.slash(table, "game stop")]
    await answer_all(bruno, panels, "Stop the game")
    assert panels[0].message.text != panels[1].message.text


async def test_a_tournament_left_in_a_second_panel(box, bot, table, olga, ada, bruno, clara):
    """A second panel for dropping out of a tournament is refused in place and has no buttons."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno, clara):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    panels = [await ada.slash(table, "tournament leave") for _ in range(2)]
    await answer_all(ada, panels, "Drop out")
    assert panels[0].message.text != panels[1].message.text


async def test_a_tournament_begun_in_a_second_panel(box, bot, table, olga, ada, bruno, clara):
    """A second panel for starting without those who did not check in is refused in place and has no buttons."""
    told = await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    for person in (ada, bruno, clara):
        await person.slash(table, "tournament join")
    box.advance(71.5 * 3600)
    await box.message_for(olga, table, lambda one: "check in now" in one.text)
    for person in (ada, bruno):
        await person.click(told.message, "Check in")
    panels = [await olga.slash(table, "tournament start") for _ in range(2)]
    await answer_all(olga, panels, "Start")
    assert panels[0].message.text != panels[1].message.text


async def test_one_panel_pressed_twice(box, bot, table, olga, ada):
    """Of two presses on one panel the first's result stays in place; the second's refusal is a message beside it."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    await ada.click(ladder.message, "Join")
    asked = await ada.slash(table, "ladder leave")
    leave = asked.message.controls[0]["custom_id"]
    replies = await asyncio.gather(*(ada.click(asked.message, leave) for _ in range(2)))
    assert "You have left" in asked.message.text
    (refused,) = [one for one in replies if "not on this ladder" in one.text]
    assert refused.ephemeral
    assert refused.message is not asked.message


async def test_an_undo_asked_for_in_a_second_panel(box, bot, table, ada, bruno):
    """A second panel that asks the table for an undo is refused in place and has no buttons."""
    await small_table(bot, box, 6, 6)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await live_turn(box, table, [bruno if mover is ada else ada])
    panels = [await mover.slash(table, "undo") for _ in range(2)]
    await answer_all(mover, panels, "Ask everyone")
    assert "already a vote" in panels[1].message.text
