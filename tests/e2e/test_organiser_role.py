"""Who may run a tournament is chosen later too, by those who announced it and by those who manage the server."""

import pytest
from playing import small_table
from tournaments_run import new_people, the_tournament

from model.tournaments import TournamentStatus

pytestmark = pytest.mark.e2e

ROLE = "The role that can run it"
NOT_YOURS = "Only the person who announced it"


async def announced(box, bot, table, olga, **options):
    """Have Olga, who manages the server, announce a tournament that two people enter; return her role for others."""
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", **options)
    for person in new_people(box, 2):
        await person.slash(table, "tournament join")
    return box.world.add_role(box.server, "Referees", 0)


async def test_a_role_is_chosen_after_the_announcement(box, bot, table, olga, bruno):
    """The members of a role run a tournament as soon as it is chosen, and no longer once it is taken away."""
    role = await announced(box, bot, table, olga)
    box.grant(bruno, "Referees")
    assert "Only an organiser" in (await bruno.slash(table, "tournament start")).text
    panel = await olga.slash(table, "tournament organisers")
    assert panel.ephemeral
    assert f"**Cup** can be run by <@{olga.id}> and whoever manages the server." in panel.text
    chosen = await olga.choose(panel.message, ROLE, role.id)
    assert f"<@{olga.id}>, <@&{role.id}>, and whoever manages the server" in chosen.text
    await bruno.slash(table, "tournament start")
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.RUNNING
    assert f"<@&{role.id}>" in (await olga.slash(table, "tournament organisers")).text
    none = await olga.choose(panel.message, ROLE)
    assert f"<@&{role.id}>" not in none.text
    assert (await the_tournament(bot, box)).header.role is None
    assert "Only an organiser" in (await bruno.slash(table, "tournament referee", action="cancel")).text


async def test_who_chooses_the_role_of_organisers(box, bot, table, olga, ada, bruno):
    """Members of the role do not choose it, so that none takes it from the others; managers of the server do."""
    role = await announced(box, bot, table, olga)
    box.grant(olga)
    panel = await olga.slash(table, "tournament organisers")
    await olga.choose(panel.message, ROLE, role.id)
    box.grant(bruno, "Referees")
    assert NOT_YOURS in (await bruno.slash(table, "tournament organisers")).text
    box.grant(ada, "Administrator")
    others = await ada.slash(table, "tournament organisers")
    box.grant(ada, "Referees")
    assert NOT_YOURS in (await ada.choose(others.message, ROLE)).text
    assert (await the_tournament(bot, box)).header.role == int(role.id)


async def test_roles_that_nobody_has(box, bot, table, olga):
    """The role of everybody is refused, at the announcement as well, and a role that was deleted is not named."""
    await announced(box, bot, table, olga)
    everybody = box.server.id
    refused = await olga.slash(table, "tournament create", name="Other", format="swiss", organisers=everybody)
    assert "Not everyone can run a tournament" in refused.text
    panel = await olga.slash(table, "tournament organisers")
    assert "Not everyone can run a tournament" in (await olga.choose(panel.message, ROLE, everybody)).text
    await bot.host.tournaments.set_role((await the_tournament(bot, box)).id, 1)
    assert "<@&1>" not in (await olga.slash(table, "tournament organisers")).text
