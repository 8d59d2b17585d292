"""Tests of what people read about tournaments: rounds, places, seeds, names, and which one a command means."""

import csv
from io import StringIO

import pytest
from playing import is_end, small_table
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from model.tournaments import TournamentStatus

pytestmark = pytest.mark.e2e


async def test_places_of_a_knock_out_are_those_of_its_bracket(box, bot, table, olga):
    """Standings and export of a knock-out show the places of its bracket, shared where they are not played for."""
    people = [box.person(f"Player {number}") for number in range(1, 7)]
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="elimination")
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    for number in (1, 2, 3):
        tournament = await seated(bot, box, number)
        for match in tournament.matches_of(number):
            winner = tournament.entrant(match.entrants[0]).person
            named = f"{number}.{match.number + 1}"
            await olga.slash(
                table, "tournament referee", action="win", match=named, person=str(winner), tournament="Cup"
            )
        box.advance(3600)
    tournament = await tournament_once(
        bot, box, lambda tournament: tournament.header.status is TournamentStatus.OVER
    )
    places = [place for place, _ in await bot.host.tournaments.final_order(tournament)]
    assert places == [1, 2, 3, 4, 5, 5]
    standings = await people[0].slash(table, "tournament standings")
    assert [line.split("\\")[0] for line in standings.text.splitlines()] == [str(place) for place in places]
    assert standings.text.count("(shared place)") == 2
    exported = (await people[0].slash(table, "tournament export")).message.picture().decode()
    rows = list(csv.DictReader(StringIO(exported.split("\r\n\r\n")[0])))
    assert [(row["place"], row["shared"]) for row in rows] == [
        (str(place), str(int(places.count(place) > 1))) for place in places
    ]


async def test_standings_by_groups(box, bot, table, olga):
    """Standings of groups have a heading for each, in the text as in the picture, and places count in each from 1."""
    people = [box.person(f"Player {number}") for number in range(6)]
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="round-robin", help="purist")
    assert "no help" in sign_up.text
    for person in people:
        await person.click(sign_up.message, "Enter")
    await olga.choose((await olga.click(sign_up.message, "Settings")).message, "Groups", "2 groups")
    await olga.slash(table, "tournament start")
    for match in (await seated(bot, box, 1)).matches_of(1):
        named = f"1.{match.number + 1}"
        await olga.slash(table, "tournament referee", action="tie", match=named, tournament="Cup")
    standings = await people[5].slash(table, "tournament standings")
    *_, first, second = standings.text.split("**Group ")
    for letter, text in (("A", first), ("B", second)):
        heading, *lines = text.strip().splitlines()
        assert heading == f"{letter}**"
        assert [line.partition("\\")[0] for line in lines] == ["1", "2", "2"]
        assert standings.message.attachments
    assert all(f"<@{person.id}>" in standings.text for person in people)
    assert standings.text.count(f"<@{people[5].id}>") == 1, "the reader's own line is not repeated"


async def test_commands_mean_the_tournament_of_their_channel(box, bot, table, olga):
    """Without a name a command means the tournament announced in its channel; elsewhere one must be named."""
    await small_table(bot, box)
    other = box.channel("general")
    for channel, name in ((table, "Spring"), (other, "Autumn")):
        sign_up = await olga.slash(channel, "tournament create", name=name, format="round-robin")
        for number in range(3):
            await box.person(f"Player {number}").click(sign_up.message, "Enter")
    player = box.person("Player 0")
    assert "**Autumn** starts" in (await olga.slash(other, "tournament start")).text
    assert "You are no longer in **Spring**" in (await player.slash(table, "tournament leave")).text
    elsewhere = await player.slash(box.channel("lounge"), "tournament leave")
    assert "several tournaments here" in elsewhere.text
    tournament = await tournament_once(
        bot,
        box,
        lambda tournament: (
            tournament.header.name == "Autumn"
            and tournament.matches
            and all(match.channel for match in tournament.matches)
        ),
    )
    thread = box.world.channels[str(tournament.matches[0].channel)]
    await olga.slash(thread, "tournament referee", action="tie", match="1.1")
    assert "Autumn" in (await player.slash(thread, "tournament round")).text


async def test_commands_mean_the_last_tournament_once_all_are_over(box, bot, table, olga, ada):
    """Without open tournaments a command means the last one of its channel, elsewhere the last of the server."""
    other, ids = box.channel("general"), {}
    for channel, name in ((table, "Spring"), (table, "Summer"), (other, "Autumn"), (other, "Winter")):
        await olga.slash(channel, "tournament create", name=name, format="swiss")
        ids[name] = (await the_tournament(bot, box)).id
        assert (await ada.slash(channel, "tournament round")).text.startswith("No round has started yet.")
        await bot.host.sign_up_ends.start_now(ids[name], cancel=True)
    for channel, name in ((table, "Summer"), (other, "Winter"), (box.channel("lounge"), "Winter")):
        (exported,) = (await ada.slash(channel, "tournament export")).message.raw.attachments
        assert exported.filename == f"{name}.csv"
    for typed in (" spring ", f" {ids['Spring'].upper()} "):
        named = await ada.slash(table, "tournament export", tournament=typed)
        assert named.message.raw.attachments[0].filename == "Spring.csv"
    for command in ("standings", "round", "bracket"):
        assert "This tournament was cancelled." in (await ada.slash(table, f"tournament {command}")).text


async def test_announcements_show_the_number_of_rounds(box, bot, table, olga):
    """An announcement shows the number of rounds once it is known, and whether people may enter between rounds."""
    await small_table(bot, box)
    mixed = await olga.slash(
        table, "tournament create", name="A", format="swiss-elimination", rounds=4, knockout=4, late=True
    )
    assert "**Rounds:** 4, then a knock-out of the best, 4 at most" in mixed.text
    assert "enter between rounds" in mixed.text
    tables = await olga.slash(table, "tournament create", name="B", format="tables", table_seats=3)
    assert "**Rounds:** 3\n" in tables.text
    knock_out = await olga.slash(table, "tournament create", name="C", format="elimination")
    assert "**Rounds:** as many as it takes\n" in knock_out.text
    swiss = await olga.slash(table, "tournament create", name="D", format="swiss")
    assert "**Rounds:** as many as it takes" in swiss.text
    for number in range(4):
        await box.person(f"Player {number}").click(swiss.message, "Enter")
    await olga.slash(table, "tournament start", tournament="D")
    never = await olga.slash(table, "tournament bracket", tournament="D")
    assert "This tournament has no knock-out" in never.text
    later = await olga.slash(table, "tournament bracket", tournament="A")
    assert "The knock-out has not started" in later.text
    await box.wait_for(lambda: "**Rounds:** 2\n" in swiss.message.text, "the number of rounds")


async def test_the_seed_of_a_duplicate_round_is_shown_when_the_round_is_over(box, bot, table, olga):
    """The end of a duplicate game says that the seed is shown when the round is over, and so it is."""
    await small_table(bot, box)
    sign_up = await olga.slash(
        table, "tournament create", name="Cup", format="swiss", rounds=1, duplicate=True
    )
    for number in range(4):
        await box.person(f"Player {number}").click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    first, last = tournament.matches
    await play_match(bot, first)
    end = await box.message_for(olga, box.world.channels[str(first.channel)], is_end)
    assert "their seed is shown when the round is over" in end.text
    await play_match(bot, last)
    end = await box.message_for(olga, box.world.channels[str(last.channel)], is_end)
    # The round may be over a moment after the message of its last game.
    assert "The tile order" in end.text or "when the round is over" in end.text
    over = await box.message_for(olga, table, lambda message: "round 1 is over" in message.text)
    assert "came from the seed" in over.text


async def test_names_in_tournaments_format_nothing_and_mention_nobody(box, bot, table, olga):
    """Names of tournaments and players format nothing and mention nobody in any message."""
    await small_table(bot, box)
    forged = "**@everyone** <@&123456789012345678> `x`"
    sign_up = await olga.slash(table, "tournament create", name=forged, format="round-robin", round_days=1)
    for name in (forged, "||y||"):
        await box.person(name).click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    await olga.slash(table, "tournament referee", action="pause")
    await box.message_for(olga, table, lambda message: "is paused" in message.text)
    extended = await olga.slash(table, "tournament referee", action="extend", match="1.1", hours=1)
    await olga.slash(table, "tournament referee", action="tie", match="1.1")
    await box.message_for(olga, table, lambda message: "round 1 is over" in message.text)
    # Thread names are plain text. Discord announces a new thread by a message of its own.
    answers = [
        message
        for message in (*olga.messages(table), *olga.messages(thread), extended.message)
        if message.controls or message.ephemeral
    ]
    assert len(answers) > 5
    for message in answers:
        for raw in ("**@everyone**", "<@&123456789012345678>", "||y||", "`x`"):
            assert raw not in message.text


async def test_a_person_whose_data_is_deleted_is_named_in_no_announcement(box, bot, table, olga, ada):
    """A person who deletes their data is removed from the messages of tables and tournaments that they joined."""
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="round-robin")
    await ada.click(sign_up.message, "Enter")
    lobby = await olga.slash(table, "game new")
    await ada.click(lobby.message, "Join")
    for message in (sign_up.message, lobby.message):
        await box.wait_for(lambda shown=message: f"<@{ada.id}>" in shown.text, "Ada in the message")
    reply = await ada.click((await ada.slash(table, "privacy")).message, "Delete my data")
    assert "Done" in (await ada.click(reply.message, "Yes, delete it")).text
    for message in (sign_up.message, lobby.message):
        await box.wait_for(lambda shown=message: f"<@{ada.id}>" not in shown.text, "the message without Ada")


async def test_the_sign_up_shows_what_referees_have_changed(box, bot, table, olga, ada, bruno, clara):
    """The sign-up shows its later end after a pause, and the substitute in place of the replaced person."""
    settings = {"format": "swiss", "check_in_minutes": 60, "sign_up_hours": 2}
    sign_up = await olga.slash(table, "tournament create", name="Cup", **settings)
    for person in (ada, bruno):
        await person.click(sign_up.message, "Enter")
    before = await the_tournament(bot, box)
    box.advance(3660)
    call = await box.message_for(olga, table, lambda message: "check in now" in message.text)
    assert end_of_sign_up(before) in call.text
    await olga.slash(table, "tournament referee", action="pause")
    box.advance(24 * 3600)
    await olga.slash(table, "tournament referee", action="resume")
    after = end_of_sign_up(await the_tournament(bot, box))
    assert after != end_of_sign_up(before)
    for message in (call, sign_up.message):
        await box.wait_for(lambda shown=message: after in shown.text, "the new end")
    await olga.slash(table, "tournament referee", action="replace", person=ada.id, by=clara)
    await box.wait_for(lambda: f"<@{clara.id}>" in sign_up.message.text, "the substitute")
    assert f"<@{ada.id}>" not in sign_up.message.text


def end_of_sign_up(tournament):
    """Return the end of the sign-up as the beginning of Discord's timestamp mark."""
    return f"<t:{int(tournament.header.sign_up_until.timestamp())}:"
