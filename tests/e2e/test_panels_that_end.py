"""Private panels whose subject is closed say so, and have nothing more to press."""

import pytest

from bot.platform.custom_ids import Kind, parse

pytestmark = pytest.mark.e2e


async def test_the_settings_of_a_table_that_is_closed(box, bot, table, ada):
    """A choice in them is refused, in their place."""
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
    """Likewise."""
    told = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    panel = await olga.click(told.message, "Settings")
    await olga.slash(table, "tournament start")
    rounds = next(one for one in panel.message.controls if one["custom_id"].startswith("s:"))
    await olga.choose(panel.message, rounds["custom_id"], rounds["options"][0]["value"])
    assert panel.message.controls == []


async def test_the_question_whether_to_leave_a_team(box, bot, table, olga, ada, bruno):
    """Once it is answered with yes it is gone."""
    await olga.slash(table, "tournament create", name="Cup", kind="teams", boards=2)
    invited = await ada.slash(table, "tournament team", name="Tower", member1=bruno)
    await bruno.click(invited.message, invited.message.buttons[0])
    asked = await bruno.click(invited.message, invited.message.buttons[1])
    await bruno.click(asked.message, "Withdraw")
    assert "no longer in" in asked.message.text
    assert asked.message.buttons == []
