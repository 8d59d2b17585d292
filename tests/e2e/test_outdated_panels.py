"""Tests that private panels about something closed or decided meanwhile say so and lose their controls."""

import asyncio

import pytest
from playing import live_turn, open_table, play_by_buttons, small_table

from bot.platform.custom_ids import Kind, parse

pytestmark = pytest.mark.e2e


async def press_in_each(person, panels, label):
    """Press the button with that label in each of the panels; check that none has a button afterwards."""
    for panel in panels:
        await person.click(panel.message, label)
        assert panel.message.buttons == []


async def test_settings_of_a_closed_table_lose_their_controls(box, bot, table, ada):
    """A choice in the settings of a closed table is answered by a refusal that replaces the panel."""
    lobby = await ada.slash(table, "game new", seats=2)
    panel = await ada.click(lobby.message, "Settings")
    await ada.click(lobby.message, "Leave")
    seats = next(
        control
        for control in panel.message.controls
        if parse(control["custom_id"]).kind is Kind.SETTING and parse(control["custom_id"]).choice == "seats"
    )
    await ada.choose(panel.message, seats["custom_id"], "3")
    assert "This table is closed" in panel.message.text
    assert panel.message.controls == []


async def test_settings_of_a_running_tournament_lose_their_controls(box, bot, table, olga, ada, bruno):
    """A choice in the settings of a tournament that has begun leaves the panel without controls."""
    created = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    panel = await olga.click(created.message, "Settings")
    await olga.slash(table, "tournament start")
    rounds = next(control for control in panel.message.controls if control["custom_id"].startswith("s:"))
    await olga.choose(panel.message, rounds["custom_id"], rounds["options"][0]["value"])
    assert panel.message.controls == []


async def test_the_question_whether_to_leave_a_team_loses_its_buttons(box, bot, table, olga, ada, bruno):
    """The question whether to leave a team is replaced by the confirmation, without buttons."""
    await olga.slash(table, "tournament create", name="Cup", kind="teams", boards=2)
    invited = await ada.slash(table, "tournament team", name="Tower", member1=bruno)
    await bruno.click(invited.message, invited.message.buttons[0])
    question = await bruno.click(invited.message, invited.message.buttons[1])
    await bruno.click(question.message, "Withdraw")
    assert "no longer in" in question.message.text
    assert question.message.buttons == []


async def test_a_second_panel_for_declining_a_challenge_is_refused(box, bot, table, olga, ada, bruno):
    """Of two panels that ask whether to give a place away, the second says that the challenge is closed."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    for person in (ada, bruno):
        await person.click(ladder.message, "Join")
    await bruno.slash(table, "challenge", person=ada, ladder="Spring")
    question = await box.message_for(
        ada, table, lambda message: "challenges you" in message.text and message.buttons
    )
    panels = [await ada.click(question, "Decline") for _ in range(2)]
    await press_in_each(ada, panels, "Give the place away")
    assert "This challenge is closed" in panels[1].message.text


async def test_a_second_panel_for_withdrawing_a_challenge_is_refused(box, bot, table, ada, bruno):
    """Of two panels that offer to withdraw a challenge, the second has no buttons after it is used."""
    panels = [await ada.slash(table, "challenge", person=bruno) for _ in range(2)]
    await press_in_each(ada, panels, "Withdraw")
    assert panels[0].message.text != panels[1].message.text


async def test_a_second_panel_for_other_rules_is_refused(box, bot, table, ada, bruno):
    """Of two panels for other rules of a challenge, the second is refused in place and has no controls."""
    await ada.slash(table, "challenge", person=bruno)
    question = await box.message_for(
        bruno, table, lambda message: "challenges you" in message.text and message.buttons
    )
    panels = [await bruno.click(question, "Other rules…") for _ in range(2)]
    for panel in panels:
        (rules,) = panel.message.controls
        await bruno.choose(panel.message, rules["custom_id"], rules["options"][0]["value"])
        assert panel.message.controls == []
    assert "between other people" in panels[1].message.text


async def test_second_panels_for_leaving_or_closing_a_ladder_are_refused(box, bot, table, olga, ada):
    """Second panels for leaving or closing a ladder are refused in place and have no buttons."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    await ada.click(ladder.message, "Join")
    for person, command, label, refused in (
        (ada, "ladder leave", "Leave", "not on this ladder"),
        (olga, "ladder close", "Close the ladder", "closed"),
    ):
        panels = [await person.slash(table, command) for _ in range(2)]
        await press_in_each(person, panels, label)
        assert refused in panels[1].message.text


async def test_second_panels_for_resigning_or_stopping_lose_their_buttons(box, bot, table, ada, bruno):
    """Second panels for resigning or stopping a game are answered in place and have no buttons."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    stopping = await bruno.slash(table, "game stop")
    panels = [await ada.slash(table, "resign") for _ in range(2)]
    await press_in_each(ada, panels, panels[0].message.buttons[-1])
    await bruno.slash(table, "game stop")
    panels = [stopping, await bruno.slash(table, "game stop")]
    await press_in_each(bruno, panels, "Stop the game")
    assert panels[0].message.text != panels[1].message.text


async def test_a_second_panel_for_dropping_out_is_refused(box, bot, table, olga, ada, bruno, clara):
    """A second panel for dropping out of a tournament is refused in place and has no buttons."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno, clara):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    panels = [await ada.slash(table, "tournament leave") for _ in range(2)]
    await press_in_each(ada, panels, "Drop out")
    assert panels[0].message.text != panels[1].message.text


async def test_a_second_panel_for_starting_a_tournament_is_refused(box, bot, table, olga, ada, bruno, clara):
    """A second panel for starting without those who did not check in is refused in place and has no buttons."""
    created = await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    for person in (ada, bruno, clara):
        await person.slash(table, "tournament join")
    box.advance(71.5 * 3600)
    await box.message_for(olga, table, lambda message: "check in now" in message.text)
    for person in (ada, bruno):
        await person.click(created.message, "Check in")
    panels = [await olga.slash(table, "tournament start") for _ in range(2)]
    await press_in_each(olga, panels, "Start")
    assert panels[0].message.text != panels[1].message.text


async def test_the_second_of_two_presses_at_once_is_refused_in_a_new_message(box, bot, table, olga, ada):
    """Of two presses on one panel at once, the first's result stays in it; the second's refusal is a new message."""
    ladder = await olga.slash(table, "ladder open", name="Spring")
    await ada.click(ladder.message, "Join")
    question = await ada.slash(table, "ladder leave")
    leave = question.message.controls[0]["custom_id"]
    replies = await asyncio.gather(*(ada.click(question.message, leave) for _ in range(2)))
    assert "You have left" in question.message.text
    (refused,) = [reply for reply in replies if "not on this ladder" in reply.text]
    assert refused.ephemeral
    assert refused.message is not question.message


async def test_a_second_panel_for_an_undo_is_refused(box, bot, table, ada, bruno):
    """A second panel that asks the table for an undo is refused in place and has no buttons."""
    await small_table(bot, box, 6, 6)
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    await live_turn(box, table, [bruno if mover is ada else ada])
    panels = [await mover.slash(table, "undo") for _ in range(2)]
    await press_in_each(mover, panels, "Ask everyone")
    assert "already a vote" in panels[1].message.text
