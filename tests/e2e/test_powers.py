"""Tests that what only managers, organisers and referees may do is refused to others, also in panels opened before."""

import pytest
from forging import stored_rows
from playing import open_table, outbox_empty, small_table

from bot.features.tournaments.referee_commands import ACTIONS

pytestmark = pytest.mark.e2e

MANAGERS, ORGANISERS = "Only those who manage", "Only an organiser"
ANNOUNCERS = "Only the person who announced"
LADDERS, SEATED = "Only those who opened the ladder", "not at this table"

COMMANDS = [
    ("settings", {}, MANAGERS),
    ("preset save", {"name": "Mine"}, MANAGERS),
    ("preset delete", {"name": "Usual"}, MANAGERS),
    ("puzzle daily", {}, MANAGERS),
    ("puzzle stop", {}, MANAGERS),
    ("ladder open", {"name": "Mine"}, MANAGERS),
    ("ladder settings", {"reach": 5}, LADDERS),
    ("ladder move", {}, LADDERS),
    ("ladder place", {"person": "ada", "place": 1}, LADDERS),
    ("ladder close", {}, LADDERS),
    ("tournament create", {"name": "Mine", "format": "swiss"}, MANAGERS),
    ("tournament start", {"tournament": "Cup"}, ORGANISERS),
    ("tournament seed", {"tournament": "Cup", "person": "ada", "place": 1}, ORGANISERS),
    ("tournament drop", {"tournament": "Cup", "person": "ada"}, ORGANISERS),
    ("tournament move", {"tournament": "Cup"}, ORGANISERS),
    ("tournament organisers", {"tournament": "Cup"}, ANNOUNCERS),
    ("tournament season", {"tournament": "Cup"}, ORGANISERS),
    ("tournament round", {"tournament": "Cup", "next": True}, ORGANISERS),
    *(
        ("tournament referee", {"tournament": "Cup", "action": action, "match": "1.1"}, ORGANISERS)
        for action in ACTIONS
    ),
    ("game stop", {}, SEATED),
]


async def test_commands_of_managers_and_organisers_are_refused_to_others(
    box, bot, database, table, olga, ada, bruno, clara
):
    """No command of managers, organisers or referees changes anything for other people, also if they can call it."""
    box.grant(olga, "Administrator")
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    await olga.slash(table, "preset save", name="Usual")
    await olga.slash(table, "ladder open", name="Spring")
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, clara):
        await person.slash(table, "tournament join", tournament="Cup")
        await person.slash(table, "ladder join")
    for command in box.world.commands[None].values():
        # Those who manage a server can offer any command to everybody.
        command["default_member_permissions"] = None
    await outbox_empty(bot.host)
    before = stored_rows(database)
    for path, values, expected in COMMANDS:
        options = {name: ada if value == "ada" else value for name, value in values.items()}
        reply = await clara.slash(table, path, **options)
        assert reply.ephemeral, path
        assert expected in reply.text, (path, reply.text)
        assert stored_rows(database) == before, path


async def test_panels_of_former_managers_and_organisers_change_nothing(
    box, bot, database, table, olga, ada, bruno, clara
):
    """A person who has lost a role can do nothing more with the panels that it opened for them."""
    role = box.world.add_role(box.server, "Referees", 0)
    box.grant(olga, "Administrator")
    await small_table(bot, box)
    await olga.slash(table, "ladder open", name="Spring")
    sign_up = await olga.slash(
        table,
        "tournament create",
        name="Cup",
        format="swiss",
        check_in_minutes=60,
        sign_up_hours=2,
        organisers=role.id,
    )
    for person in (ada, bruno, clara):
        await person.slash(table, "tournament join")
    box.advance(3660)
    await box.message_for(olga, table, lambda message: "check in now" in message.text)
    for person in (ada, bruno):
        await person.slash(table, "tournament checkin")
    await open_table(box, table, [ada, bruno], seats=2)
    hugo = box.person("Hugo")
    box.grant(hugo, "Administrator", "Referees")
    stop = await hugo.slash(table, "game stop")
    close = await hugo.slash(table, "ladder close")
    start = await hugo.slash(table, "tournament start")
    cancel = await hugo.slash(table, "tournament referee", action="cancel")
    plan = await hugo.click(sign_up.message, "Settings")
    settings = await hugo.slash(table, "settings")
    box.grant(hugo)
    await outbox_empty(bot.host)
    before = stored_rows(database)
    for reply in (
        await hugo.click(stop.message, "Stop"),
        await hugo.click(close.message, "Close"),
        await hugo.click(start.message, "Start"),
        await hugo.click(cancel.message, "Cancel the tournament"),
        await hugo.choose(plan.message, "Rounds", "3"),
        await hugo.choose(settings.message, "Mention whose turn it is", "no mentions"),
    ):
        assert reply.ephemeral
        assert any(expected in reply.text for expected in (MANAGERS, ORGANISERS, LADDERS, SEATED)), reply.text
    assert stored_rows(database) == before
