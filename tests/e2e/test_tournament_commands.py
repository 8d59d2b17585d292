"""Tests of ratings, and of tournaments by commands, buttons and messages."""

import pytest
from playing import open_table, play_by_buttons, play_to_the_end, small_table
from tournaments_run import new_people, seated, start_tournament, the_tournament, tournament_once

from bench.support.in_process import running
from bench.support.scripted import play as play_match
from bench.support.scripted import turn as play_turn
from game.engine.legal import deployments, placements
from game.engine.rules import apply
from game.values.moves import Skip
from game.values.ruleset import Expansion
from host.games.views import Person
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.ratings import Pool, RatingRow
from model.results import RecordKind, RecordRow
from model.tables import FirstSeat, TableOptions
from model.tournaments import TournamentStatus
from sandbox.world import channels
from storage import ratings

pytestmark = pytest.mark.e2e


async def test_ratings_profile_leaders_and_records(box, bot, table, ada, bruno):
    """The end of a rated game shows both ratings; `/profile`, the leader board and the records include the game."""
    assert "Nobody has a rating" in (await ada.slash(table, "leaderboard")).text
    assert "There is no record yet" in (await ada.slash(table, "records")).text
    assert "No finished game" in (await ada.slash(table, "profile")).text
    await small_table(bot, box, rated=True)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    changes = end.text.split("**Ratings**")[1]
    assert f"<@{ada.id}>" in changes
    assert f"<@{bruno.id}>" in changes
    board = await ada.slash(table, "leaderboard", seats=2)
    assert f"<@{ada.id}>" in board.text
    assert board.message.picture().startswith(b"\x89PNG")
    assert "Nobody" in (await ada.slash(table, "leaderboard", seats=3)).text
    profile = await ada.slash(table, "profile", versus=bruno)
    assert "1 game" in profile.text
    assert f"Against <@{bruno.id}>: 1 game" in profile.text
    alone = await ada.slash(table, "profile", person=bruno, versus=bruno)
    assert alone.text == "Choose someone else under `versus`."
    records = await ada.slash(table, "records")
    assert "**0 " not in records.text
    assert f"/{end.id}" in records.text, "a record leads to its game"
    assert "Highest score" in records.text


async def test_a_value_of_zero_is_no_record(box, bot, table, ada, monkeypatch):
    """A value of 0 is never shown as a record."""
    guild, channel = GuildId(int(box.server.id)), ChannelId(int(table.id))
    found = {
        kind: RecordRow(value, PersonId(int(ada.id)), GameId("tavomi"), guild, channel)
        for kind, value in ((RecordKind.SCORE, 7), (RecordKind.FIELD_POINTS, 0))
    }

    async def records(_):
        return found

    monkeypatch.setattr(bot.host.statistics, "records", records)
    text = (await ada.slash(table, "records")).text
    assert "Highest score: **7 points**" in text
    assert "Richest field" not in text


async def test_lists_of_all_servers_show_names_without_links_or_mentions(box, bot, table, ada, bruno):
    """Lists of all servers show players of another server by name, without mentions or links to its games."""
    elsewhere, stranger = GuildId(77), Person(PersonId(4242), "*Mal* <@1234567890123456789>")
    await small_table(bot, box, rated=True)
    await open_table(box, table, [ada, bruno], seats=2)
    end = await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
    options = TableOptions(seats=2, rated=True, first=FirstSeat.AS_SEATED)
    lobby = await bot.host.lobby.open(elsewhere, ChannelId(770), stranger, options)
    await bot.host.lobby.join(lobby.id, Person(PersonId(int(ada.id)), "Ada of there"))
    view = await bot.host.lobby.start(lobby.id, stranger.id)
    while view.to_move is not None:
        place = placements(view.position)[0]
        then = next(iter(deployments(apply(view.position, place)[0])), Skip())
        view = (await bot.host.games.move(view.id, view.to_move.person, view.seq, (place, then))).view
    for command in ("leaderboard", "records"):
        everywhere = await ada.slash(table, command, scope="all")
        # The game on the other server was played with all tiles, and so has the most points.
        names = ("\\*Mal\\* <@\u200b1234567890123456789>", "Ada of there")
        assert any(name in everywhere.text for name in names)
        assert "<@" not in everywhere.text.replace("<@\u200b", "")
        assert "/77/" not in everywhere.text
        reply = await ada.slash(table, command)
        assert f"<@{ada.id}>" in reply.text or f"<@{bruno.id}>" in reply.text
        assert "Ada of there" not in reply.text
        described = str(list(reply.message.raw.parts()))
        assert "Ada of there" not in described
        assert command == "records" or "Ada" in described
    assert f"/{end.id}" in (await ada.slash(table, "records")).text
    profile = (await bruno.slash(table, "profile", person=ada)).text
    assert "2 games" in profile
    assert "<@4242>" not in profile
    assert "/77/" not in profile
    text = (await ada.slash(table, "privacy")).text
    assert "boards of all servers" in text


async def test_leader_boards_have_pages(box, bot, table, ada):
    """A leader board of more than ten people has pages; each is drawn from the standings at the time of the press."""
    rows = [
        RatingRow(Pool(int(box.server.id)), str(1000 + n), 25.0 + n, 5.0, 12, 1500 + n) for n in range(23)
    ]
    async with bot.host.statistics._database.begin() as connection:
        await ratings.put(connection, rows)
    first = await ada.slash(table, "leaderboard")
    assert "<@1022>" in first.text
    second = await ada.click(first.message, "▶")
    assert "<@1012>" in second.text
    third = await ada.click(second.message, "▶")
    assert "<@1000>" in third.text
    back = await ada.click(third.message, "◀")
    assert "<@1012>" in back.text
    async with bot.host.statistics._database.begin() as connection:
        await connection.execute(ratings.ratings.delete().where(ratings.ratings.c.shown < 1515))
    assert "<@1022>" in (await ada.click(back.message, "▶")).text, "the last page is gone"


async def test_a_leader_board_of_a_set_of_expansions(box, bot, table, ada):
    """A set of expansions is chosen by its name or its code, and stays chosen on the next page."""
    # The checks after a start rate by sets of expansions what is recorded, which would remove these ratings.
    await bot.host._start_checks
    played = Pool(int(box.server.id), expansions=frozenset({Expansion.RIVER, Expansion.ABBOT}))
    rows = [RatingRow(played, str(1000 + n), 25.0 + n, 5.0, 12, 1500 + n) for n in range(12)]
    async with bot.host.statistics._database.begin() as connection:
        await ratings.put(connection, rows)
    (both,) = await ada.autocomplete(table, "leaderboard", focused="expansions", expansions="river and abb")
    assert both["name"] == "River and Abbot"
    for typed in (both["value"], both["name"].upper()):
        first = await ada.slash(table, "leaderboard", expansions=typed)
        assert first.text.startswith("### Leaderboard: this server, River and Abbot\n")
        assert "<@1011>" in first.text
    second = await ada.click(first.message, "▶")
    assert second.text.startswith("### Leaderboard: this server, River and Abbot\n")
    assert "<@1000>" in second.text
    none = await ada.slash(table, "leaderboard", expansions="no expansions")
    assert "no expansions" in none.text
    assert "Nobody has a rating here yet" in none.text
    refused = await ada.slash(table, "leaderboard", expansions="**abbot**")
    assert refused.ephemeral
    assert "Choose them from the list" in refused.text


async def test_a_tournament_from_the_sign_up_to_the_podium(box, database, table, olga):
    """A tournament runs from its announcement to its podium.

    People enter by buttons and by commands, check in, play in threads over a restart, and the referee decides
    a match. The tournament is then shown and exported.
    """
    people = new_people(box, 5)
    async with running(box, database) as client:
        await small_table(client, box)
        sign_up = await olga.slash(
            table,
            "tournament create",
            name="Autumn Cup",
            format="swiss-elimination",
            rounds=2,
            knockout=2,
            duplicate=True,
            check_in_minutes=60,
        )
        assert "Autumn Cup" in sign_up.text
        assert "whoever has started less often starts" in sign_up.text
        refused = await olga.slash(table, "tournament create", name="autumn cup", format="swiss")
        assert refused.ephemeral
        assert "already" in refused.text
        for person in people[:3]:
            assert "entered" in (await person.click(sign_up.message, "Enter")).text
        for person in people[3:]:
            await person.slash(table, "tournament join", tournament="Autumn Cup")
        assert "Each account can enter once" in (await people[0].click(sign_up.message, "Enter")).text
        await people[4].click(sign_up.message, "Withdraw")
        assert "not in this tournament" in (await people[4].slash(table, "tournament leave")).text
        await box.wait_for(lambda: "4 have entered" in sign_up.message.text, "four names")
        refused = await people[0].slash(table, "tournament start")
        assert "Only an organiser" in refused.text
        assert "Check-in opens" in (await people[0].click(sign_up.message, "Check in")).text
        box.advance(71.5 * 3600)
        called = await box.message_for(olga, table, lambda message: "check in now" in message.text)
        for person in people[:3]:
            await person.click(called, "Check in")
        assert "checked in" in (await people[3].slash(table, "tournament checkin")).text
        await olga.slash(table, "tournament start")
        tournament = await seated(client, box, 1)
        await box.wait_for(lambda: "check-in of **Autumn Cup** is over" in called.text, "the call to close")
        assert called.buttons == ["Standings", "Matches"]
        thread = box.world.channels[str(tournament.matches[0].channel)]
        opener = await box.message_for(olga, thread, lambda message: "### Match " in message.text)
        first, second = (tournament.entrant(entrant).person for entrant in tournament.matches[0].entrants)
        assert f"### Match 1.1: <@{first}> – <@{second}>" in opener.text
        assert f"**Autumn Cup**, round 1. <@{first}> starts." in opener.text
        assert thread.name.startswith("1.1 ")
        assert "Autumn Cup" in thread.name
        early = await olga.slash(table, "tournament round", next=True)
        assert "still open" in early.text
        channels.delete_channel(box.world, thread)
        tournament = await tournament_once(
            client,
            box,
            lambda tournament: (
                tournament.matches[0].channel is not None and str(tournament.matches[0].channel) != thread.id
            ),
        )
        await play_match(client, tournament.matches[0])
    async with running(box, database) as client:
        tournament = await the_tournament(client, box)
        offered = await olga.autocomplete(table, "tournament referee", focused="match", action="win")
        second = tournament.matches[1]
        assert offered[second.number]["value"] == "1.2"
        winner = tournament.entrant(second.entrants[0]).person
        reply = await olga.slash(table, "tournament referee", action="win", match="1.2", person=str(winner))
        assert f"**<@{winner}> wins by decision**" in reply.text
        second_reply = await olga.slash(table, "tournament referee", action="tie", match="1.2")
        assert "already has its result" in second_reply.text
        await box.message_for(olga, table, lambda message: "round 1 is over" in message.text)
        standings = await people[0].slash(table, "tournament standings")
        assert standings.message.picture().startswith(b"\x89PNG")
        for named in ("points **", "opponents ", "difference ", "scored "):
            assert standings.text.count(f" · {named}") == 4
        assert "has not started" in (await people[0].slash(table, "tournament bracket")).text
        await olga.slash(table, "tournament round", next=True)
        for number in (2, 3):
            tournament = await seated(client, box, number)
            for match in tournament.matches_of(number):
                if match.open:
                    await play_match(client, match)
            tournament = await tournament_once(
                client, box, lambda tournament, n=number: tournament.rounds[n - 1].ended_at is not None
            )
            box.advance(3600)
        tournament = await tournament_once(
            client, box, lambda tournament: tournament.header.status is TournamentStatus.OVER
        )
        last = await box.message_for(olga, table, lambda message: "round 3 (final) is over" in message.text)
        assert "That was the last round. Next comes the final result." in last.text
        end = await box.message_for(olga, table, lambda message: "wins Autumn Cup" in message.text)
        assert {attachment.filename for attachment in end.attachments} == {"podium.png", "Autumn-Cup.csv"}
        bracket = await people[0].slash(table, "tournament bracket")
        assert bracket.message.picture().startswith(b"\x89PNG")
        exported = await people[0].slash(table, "tournament export")
        assert exported.message.picture().decode().startswith("place,shared,player")
        over = await olga.slash(table, "tournament join")
        assert "This tournament is over" in over.text


async def test_bad_input_to_tournaments(box, bot, table, ada, olga):
    """Impossible input is refused privately, with what is possible instead, and changes nothing."""
    nothing = await ada.slash(table, "tournament standings")
    assert "no tournament on this server yet" in nothing.text
    assert "/tournament create" in nothing.text
    refused = await ada.slash(table, "tournament create", name="Mine", format="swiss")
    assert refused.ephemeral
    await small_table(bot, box)
    refused = await olga.slash(table, "tournament create", name="Odd", format="swiss", best_of=2)
    assert "best of three or five" in refused.text
    refused = await olga.slash(
        table, "tournament create", name="Odd", format="elimination", rounds=3, late=True
    )
    assert "no use for `rounds` and `late`" in refused.text
    await olga.slash(table, "tournament create", name="Small", format="swiss")
    await ada.slash(table, "tournament join")
    refused = await olga.slash(table, "tournament start")
    assert "at least 2" in refused.text
    assert (await the_tournament(bot, box)).header.status is TournamentStatus.SIGN_UP
    for action, missing in [
        ("win", "comes later"),
        ("extend", "how many hours"),
        ("replace", "who is replaced"),
    ]:
        reply = await olga.slash(table, "tournament referee", action=action, match="1.1")
        assert missing in reply.text, reply.text
    assert "No pair stands out" in (await olga.slash(table, "tournament referee", action="report")).text
    refused = await ada.slash(table, "tournament referee", action="pause")
    assert "Only an organiser" in refused.text
    dropped = await olga.slash(table, "tournament drop", person=ada)
    assert "was removed" in dropped.text
    assert (await the_tournament(bot, box)).entrants == ()


async def test_a_match_whose_thread_was_deleted_while_the_bot_was_down(box, database, table, olga):
    """At its next start the bot opens another thread for a match whose thread was deleted, and its game goes on."""
    async with running(box, database) as client:
        tournament = await start_tournament(client, box, table, olga, new_people(box, 2))
        thread = box.world.channels[str(tournament.matches[0].channel)]
        await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)
    channels.delete_channel(box.world, thread)
    async with running(box, database) as client:
        tournament = await tournament_once(
            client,
            box,
            lambda tournament: (
                tournament.matches[0].channel is not None and str(tournament.matches[0].channel) != thread.id
            ),
        )
        new_thread = box.world.channels[str(tournament.matches[0].channel)]
        await box.message_for(olga, new_thread, lambda message: "it is your turn" in message.text)
        assert len(tournament.matches[0].counted) == 1
        calls = [message for message in olga.messages(new_thread) if "### Match " in message.text]
        assert len(calls) == 1


@pytest.mark.parametrize("occasion", ["by the next turn", "in the next session"])
async def test_a_match_whose_deleted_thread_was_not_reported(
    box, bot, fast_http_retries, table, olga, monkeypatch, occasion
):
    """Where the event of a deleted thread got lost, the bot notices it by the next post or in the next session."""
    (match,) = (await start_tournament(bot, box, table, olga, new_people(box, 2))).matches
    thread = box.world.channels[str(match.channel)]
    await box.message_for(olga, thread, lambda message: "it is your turn" in message.text)

    async def ignored(_payload):
        """Do nothing, as if the event had been sent to a closed connection."""

    monkeypatch.setattr(bot, "on_raw_thread_delete", ignored)
    channels.delete_channel(box.world, thread)
    if occasion == "in the next session":
        box.gateway.invalidate()
    else:
        await play_turn(bot.host, match.counted[0].game)
    tournament = await tournament_once(
        bot, box, lambda tournament: tournament.matches[0].channel not in (None, match.channel)
    )
    new_thread = box.world.channels[str(tournament.matches[0].channel)]
    await box.message_for(olga, new_thread, lambda message: "it is your turn" in message.text)
    assert [leg.game for leg in tournament.matches[0].counted] == [leg.game for leg in match.counted]


async def test_all_calls_to_a_check_in_lose_their_buttons_at_the_start(box, bot, table, olga):
    """Two messages call 61 people to check in; both lose their buttons when the tournament begins."""
    await olga.slash(table, "tournament create", name="Cup", format="swiss", check_in_minutes=60)
    (tournament,) = await bot.host.tournaments.of_guild(GuildId(int(box.server.id)))
    for number in range(1, 62):
        await bot.host.tournaments.join(tournament.id, Person(PersonId(number), f"Player {number}"))
    box.advance(71.5 * 3600)
    first = await box.message_for(
        olga, table, lambda message: "check in now" in message.text and "<@60>" in message.text
    )
    second = await box.message_for(
        olga, table, lambda message: "check in now" in message.text and "<@61>" in message.text
    )
    assert "<@61>" not in first.text
    assert "<@60>" not in second.text
    for number in (1, 61):
        await bot.host.tournaments.check_in(tournament.id, PersonId(number))
    reply = await olga.slash(table, "tournament start")
    await olga.click(reply.message, "Start")
    for call in (first, second):
        await box.wait_for(lambda call=call: "check-in of **Cup** is over" in call.text, "the call to close")
        assert "Check in" not in call.buttons
