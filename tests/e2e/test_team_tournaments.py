"""Tests of team tournaments: entry, confirmation, secret line-ups, boards and standings."""

import csv
from io import StringIO

import pytest
from playing import small_table
from tournaments_run import the_tournament, tournament_once

from bench.support.in_process import running
from bench.support.scripted import play as play_match
from host.games.views import Person
from host.tournaments.running.team_rounds import boards_of, members
from model.ids import PersonId
from model.tournaments import TournamentStatus
from sandbox.world.components import ComponentKind

pytestmark = pytest.mark.e2e

FIRST_PERSON = 1573694507881332000
"""The first id of a person: as long as ids of Discord, so that mentions have their real length."""


async def two_teams(box, table, olga, **plan):
    """Return the sign-up and two teams of three that have entered and confirmed, captains first."""
    teams = [[box.person(f"{name} {number}") for number in (1, 2, 3)] for name in ("Fox", "Owl")]
    plan = plan or {"rounds": 1}
    sign_up = await olga.slash(table, "tournament create", name="Boards", kind="teams", boards=2, **plan)
    assert "**Teams:** 2 boards" in sign_up.text
    assert "No team has entered yet" in sign_up.text
    assert "the teams start at the boards in turn" in sign_up.text
    assert "whoever has started less often starts" not in sign_up.text
    for name, (leader, second, third) in zip(("Foxes", "*Owls*"), teams, strict=True):
        call = await leader.slash(table, "tournament team", name=name, member1=second, member2=third)
        assert f"<@{second.id}> and <@{third.id}>, will you play?" in call.text
        for member in (second, third):
            assert "You play for" in (await member.click(call.message, "I’ll play")).text
    return sign_up, teams


async def boards_seated(bot, box):
    """Return the tournament once its line-ups are published and all its boards have games."""
    return await tournament_once(
        bot,
        box,
        lambda tournament: (
            bool(tournament.matches) and all(match.counted or not match.open for match in tournament.matches)
        ),
    )


async def test_a_match_of_teams(box, bot, table, olga, ada):
    """A team match goes from its sign-up to the standings; no line-up is seen before both are handed in."""
    await small_table(bot, box)
    sign_up, (foxes, owls) = await two_teams(box, table, olga)
    shown = await box.message_for(
        ada,
        table,
        lambda message: (
            message.id == sign_up.message.id and "Owl" in message.text and "asked" not in message.text
        ),
    )
    assert f"**Foxes:** <@{foxes[0].id}>, <@{foxes[1].id}>, and <@{foxes[2].id}>" in shown.text
    assert "\\*Owls\\*" in shown.text
    await olga.slash(table, "tournament start")
    call = await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    assert all(f"<@{team[0].id}>" in call.text for team in (foxes, owls))
    assert "line-ups <t:" in call.text
    assert "Only the captain" in (await foxes[1].click(call, "Line-up")).text
    line_up = await foxes[0].click(call, "Line-up")
    assert line_up.ephemeral
    assert "Only you see this" in line_up.text
    tournament = await the_tournament(bot, box)
    third = next(entrant for entrant in tournament.entrants if entrant.person == int(foxes[2].id))
    line_up = await foxes[0].choose(line_up.message, "Board 1", str(third.number))
    hand_in = line_up.message.control("Hand in", (ComponentKind.BUTTON,))
    now = hand_in["custom_id"]
    assert now.endswith(" 1")
    hand_in["custom_id"] = now.removesuffix("1") + "2"
    assert "out of date" in (await foxes[0].click(line_up.message, hand_in["custom_id"])).text, (
        "of another round"
    )
    public = next(control for control in call.controls if "Line-up" in str(control.get("label")))
    own, public["custom_id"] = public["custom_id"], now
    assert "out of date" in (await foxes[0].click(call, now)).text, "on a public message"
    public["custom_id"] = own
    hand_in["custom_id"] = now
    handed = await foxes[0].click(line_up.message, "Hand in")
    assert "Your line-up is in" in handed.text
    texts = [message.text for person in (ada, *owls) for message in person.messages(table)]
    assert not any("Board 1" in text for text in texts)
    assert "in: Foxes" in (await owls[0].slash(table, "tournament round")).text
    exported = (await owls[0].slash(table, "tournament export")).message.picture().decode()
    assert "1,1,Foxes" in exported or "1,1,*Owls*" in exported
    second_reply = await owls[0].slash(table, "tournament lineup")
    await owls[0].click(second_reply.message, "Hand in")
    published = await box.message_for(ada, table, lambda message: "### The line-ups" in message.text)
    first = next(line for line in published.text.splitlines() if line.startswith("Board 1"))
    assert f"<@{foxes[2].id}>" in first
    await box.message_for(
        ada, table, lambda message: message.id == call.id and f"<@{foxes[2].id}>" in message.text
    )
    assert "no line-up to give" in (await owls[0].slash(table, "tournament lineup")).text
    tournament = await boards_seated(bot, box)
    for match in tournament.matches:
        await play_match(bot, match)
    await tournament_once(bot, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    standings = await foxes[1].slash(table, "tournament standings")
    assert "points **" in standings.text
    assert standings.message.picture().startswith(b"\x89PNG")
    box.advance(3600)
    over = await tournament_once(
        bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER
    )
    end = await box.message_for(
        ada, table, lambda message: "🏆" in message.text and "Boards!" in message.text
    )
    assert "Next season" not in end.buttons
    parts = (await ada.slash(table, "tournament export")).message.picture().decode().split("\r\n\r\n")
    rows = list(csv.DictReader(StringIO(parts[0])))
    assert sum(float(row["board points"]) for row in rows) == 2
    assert sum(float(row["match points"]) for row in rows) == 2
    assert len(boards_of(over, over.team_matches[0])) == 2


async def test_impossible_teams_are_refused(box, bot, table, olga, ada, bruno, clara):
    """Taken names, members who play already, strangers and incomplete teams are refused with the reason."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Boards", kind="teams", boards=2)
    assert "Teams play here" in (await ada.click(sign_up.message, "Enter")).text
    assert "1 to 50 characters" in (await ada.slash(table, "tournament team")).text
    robot = box.person("Robot")
    robot.person.bot = True
    refused = await ada.slash(table, "tournament team", name="Foxes", member1=bruno, member2=robot)
    assert "Only people play in teams" in refused.text
    assert refused.ephemeral
    call = await ada.slash(table, "tournament team", name="Foxes", member1=bruno, member2=bruno)
    assert call.text.count(bruno.id) == 1
    assert "already a team called" in (await clara.slash(table, "tournament team", name="foxes")).text
    reply = await clara.slash(table, "tournament team", name="Owls", member1=bruno)
    assert "already entered" in reply.text
    assert "Only the captain" in (await bruno.slash(table, "tournament team", name="Mine")).text
    assert "not in this tournament" in (await clara.click(call.message, "I’ll play")).text
    assert "You do not play for" in (await bruno.click(call.message, "No")).text
    assert "not in this tournament" in (await bruno.click(call.message, "No")).text
    assert "whole teams" in (await olga.slash(table, "tournament start")).text
    assert "Too late" not in (await ada.slash(table, "tournament lineup")).text
    panel = await olga.click(sign_up.message, "Settings")
    for select, value in (("Teams", "4"), ("Members of a team", "6"), ("Time for line-ups", "86400")):
        panel = await olga.choose(panel.message, select, value)
    plan = (await the_tournament(bot, box)).header.plan
    assert (plan.boards, plan.team_size, plan.line_up_seconds) == (4, 6, 86400)
    await olga.choose(panel.message, "Teams", "0")
    await box.message_for(
        olga, table, lambda message: "no longer switch between teams and single players" in message.text
    )
    assert (await the_tournament(bot, box)).header.plan.boards == 4
    await ada.slash(table, "tournament leave")
    await olga.choose((await olga.click(sign_up.message, "Settings")).message, "Teams", "0")
    assert "not for teams" in (await clara.slash(table, "tournament team", name="Owls")).text


async def test_a_bye_and_a_member_who_has_dropped_out(box, bot, table, olga, ada, bruno):
    """A round of three teams names the one with a bye; a member who has left is refused and leaves the open panel."""
    await small_table(bot, box)
    _, teams = await two_teams(box, table, olga)
    call = await ada.slash(table, "tournament team", name="Jays", member1=bruno)
    await bruno.click(call.message, "I’ll play")
    await olga.slash(table, "tournament start")
    await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    shown = (await ada.slash(table, "tournament round")).text
    assert shown.count("has a bye, which counts as a win") == 1
    panels = [await team[0].slash(table, "tournament lineup") for team in teams]
    (leader, _, third), panel = next(
        (team, shown.message)
        for team, shown in zip(teams, panels, strict=True)
        if "no line-up" not in shown.text
    )
    number = next(
        entrant.number
        for entrant in (await the_tournament(bot, box)).entrants
        if entrant.person == int(third.id)
    )
    await olga.slash(table, "tournament drop", person=third)
    assert third.person.name in str(panel.raw)
    count = len(leader.messages(table))
    await leader.choose(panel, "Board 1", str(number))
    await box.wait_for(lambda: len(leader.messages(table)) > count, "the refusal")
    assert leader.last(table).ephemeral
    assert "does not play for your team" in leader.last(table).text
    assert third.person.name not in str(panel.raw)


async def test_an_invitation_that_was_answered_already(box, bot, table, olga, ada, clara):
    """An accepted invitation can be accepted again; declining it then must be confirmed, also after the start."""
    await small_table(bot, box)
    _, (foxes, owls) = await two_teams(box, table, olga)
    call = await box.message_for(
        ada, table, lambda message: "**Foxes**" in message.text and "will you play?" in message.text
    )
    for member in foxes[:2]:
        assert "You play for **Foxes**" in (await member.click(call, "I’ll play")).text
    assert "not in this tournament" in (await clara.click(call, "I’ll play")).text
    reply = await foxes[2].click(call, "No")
    assert reply.ephemeral
    assert "Leave Foxes?" in reply.text
    assert "You play for **Foxes**" in (await foxes[2].click(call, "I’ll play")).text
    assert "no longer in" in (await foxes[2].click(reply.message, "Withdraw")).text
    assert "not in this tournament" in (await foxes[2].click(call, "No")).text
    await olga.slash(table, "tournament start")
    await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    reply = await owls[2].click(call, "No")
    assert "Drop out of Boards for good?" in reply.text
    assert "no longer in" in (await owls[2].click(reply.message, "Drop out")).text
    assert "cannot enter again" in (await owls[2].click(call, "I’ll play")).text
    invited = await owls[0].slash(table, "tournament team", member1=owls[2])
    assert "has dropped out of this tournament" in invited.text


async def test_more_teams_than_a_message_has_room_for(box, bot, table, olga, ada, bruno):
    """With more teams than a message can name, entering works, and the sign-up counts the rest."""
    sign_up = await olga.slash(table, "tournament create", name="Boards", kind="teams", boards=4)
    tournament = await the_tournament(bot, box)
    for team in range(34):
        people = [
            Person(PersonId(FIRST_PERSON + 5 * team + number), f"{team}.{number}") for number in range(5)
        ]
        await bot.host.teams.enter(tournament.id, people[0], f"The team number {team}", people[1:])
        for person in people[1:]:
            await bot.host.tournaments.join(tournament.id, person)
    call = await ada.slash(table, "tournament team", name="Latecomers", member1=bruno)
    assert "will you play?" in call.text
    assert "You play for" in (await bruno.click(call.message, "I’ll play")).text
    shown = await box.message_for(
        ada, table, lambda message: message.id == sign_up.message.id and "more" in message.text
    )
    assert "**The team number 12:**" in shown.text
    await olga.slash(table, "tournament start")
    await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    await box.message_for(
        ada,
        table,
        lambda message: message.id == sign_up.message.id and "The tournament is running" in message.text,
    )


async def test_line_ups_over_a_restart(box, table, olga, tmp_path):
    """A deadline for line-ups that passes while the bot is down moves by half a day; then both are published.

    One of the line-ups was handed in before the restart.
    """
    database = tmp_path / "teams.db"
    async with running(box, database) as bot:
        await small_table(bot, box)
        _, (foxes, _) = await two_teams(box, table, olga)
        await olga.slash(table, "tournament start")
        call = await box.message_for(olga, table, lambda message: "press **Line-up**" in message.text)
        line_up = await foxes[0].click(call, "Line-up")
        await foxes[0].click(line_up.message, "Hand in")
        until = (
            (await tournament_once(bot, box, lambda tournament: bool(tournament.team_matches)))
            .team_matches[0]
            .line_ups_until
        )
    box.advance(3 * 24 * 3600)
    async with running(box, database) as bot:
        await tournament_once(bot, box, lambda tournament: tournament.team_matches[0].line_ups_until > until)
        box.advance(12 * 3600)
        tournament = await boards_seated(bot, box)
        published = await box.message_for(olga, table, lambda message: "### The line-ups" in message.text)
        assert "Board 2" in published.text
        assert len(tournament.matches) == 2
        assert all(len(members(tournament, team.number)) == 3 for team in tournament.teams)


async def test_the_next_season_of_a_league_of_teams(box, bot, table, olga, ada):
    """One press opens a league's next season: teams are entered again, and members confirm with Enter."""
    await small_table(bot, box)
    _, (foxes, owls) = await two_teams(box, table, olga, format="round-robin")
    await olga.slash(table, "tournament start")
    tournament = await tournament_once(bot, box, lambda tournament: bool(tournament.team_matches))
    for leader in (foxes[0], owls[0]):
        await bot.host.line_ups.hand_in(tournament.id, int(leader.id))
    for match in (await boards_seated(bot, box)).matches:
        await play_match(bot, match)
    await tournament_once(bot, box, lambda tournament: tournament.rounds[0].ended_at is not None)
    box.advance(3600)
    await tournament_once(bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER)
    end = await box.message_for(
        ada, table, lambda message: "🏆" in message.text and "Boards!" in message.text
    )
    await olga.click(end, "Next season")
    sign_up = await box.message_for(ada, table, lambda message: "**Season 2.**" in message.text)
    assert "The teams of the last one are entered again" in sign_up.text
    assert all(f"<@{person.id}>" in sign_up.text for person in (*foxes, *owls))
    for fox in foxes:
        assert "You play for **Foxes**" in (await fox.click(sign_up, "Enter")).text
    named = f"**Foxes:** <@{foxes[0].id}>, <@{foxes[1].id}>, and <@{foxes[2].id}>"
    await box.message_for(ada, table, lambda message: message.id == sign_up.id and named in message.text)
    answers = (await olga.slash(table, "tournament standings", tournament="Boards 2")).text
    assert "**Play on (3):**" in answers
    assert "**Not answered yet (3):**" in answers
    lonely = await olga.slash(table, "tournament start", tournament="Boards 2")
    assert "at least 2" in lonely.text


async def test_a_round_that_ends_as_a_team_drops_out(box, bot, table, olga, ada):
    """The announcement of a round that ends as a team drops out shows the result, and asks for no line-ups."""
    await small_table(bot, box)
    _, (foxes, _owls) = await two_teams(box, table, olga)
    await olga.slash(table, "tournament start")
    call = await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    for person in foxes:
        reply = await person.slash(table, "tournament leave")
        await person.click(reply.message, "Drop out")
    await box.wait_for(lambda: "**0 : 2**" in call.text or "**2 : 0**" in call.text, "the result")
    assert "Line-up" not in call.buttons
    assert "press **Line-up**" not in call.text


async def test_teams_whose_line_ups_are_missing(box, bot, table, olga, ada):
    """A match of teams whose line-ups are missing has no result, and nobody is asked for one any more."""
    await small_table(bot, box)
    _, (foxes, _) = await two_teams(box, table, olga)
    await olga.slash(table, "tournament start")
    call = await box.message_for(ada, table, lambda message: "press **Line-up**" in message.text)
    asked = await olga.slash(table, "tournament referee", action="cancel")
    assert "One open match ends without a result" in asked.text
    await olga.click(asked.message, "Call it off")
    end_message = await box.message_for(ada, table, lambda message: "is called off by <@" in message.text)
    assert "Line-up" not in end_message.buttons
    assert "no result" in (await ada.click(end_message, "Matches")).text
    assert "cancelled" in (await foxes[0].click(call, "Line-up")).text
