"""Tests of seats that are given up, given away and taken over, and of the messages about them."""

import asyncio
import re

import pytest
from playing import game_of, is_turn_of, open_table, play_by_buttons, small_table
from tournaments_run import seated, tournament_once

from model.matches import MatchEnding
from model.tables import FirstSeat, GameStatus

pytestmark = pytest.mark.e2e


async def test_resigning_and_replacing(box, bot, table, ada, bruno, clara):
    """After a resignation a computer plays the seat; another person takes it over once they confirm."""
    await small_table(bot, box, 6, 6)
    first, mover = await open_table(box, table, [ada, bruno], seats=2)
    game, other = game_of(first), bruno if mover is ada else ada
    answer = await other.slash(table, "resign")
    assert "Leave this game" in answer.text
    await other.click(answer.message, "Hand over to computer")
    change = f"<@{other.id}> → "
    message = await box.message_for(mover, table, lambda message: change in message.text)
    assert re.search(rf"{change}\S+ Computer \(\w+\)\.", message.text), message.text
    (free,) = await clara.autocomplete(table, "replace", focused="seat")
    assert "Computer" in free["name"]
    refused = await clara.slash(table, "replace", seat=free["value"])
    assert refused.text == "To take over this seat, name yourself under `by`."
    answer = await clara.slash(table, "replace", seat=free["value"], by=clara)
    assert answer.ephemeral
    assert "Give the seat" in answer.text
    assert f"<@{clara.id}>" in answer.text
    assert int(clara.id) not in {seat.person for seat in (await bot.host.games.view(game)).seats}
    handing_over = answer.message.controls[0]["custom_id"]
    replies = await asyncio.gather(*(clara.click(answer.message, handing_over) for _ in range(2)))
    assert sorted("changed hands" in reply.text for reply in replies) == [False, True]
    replacement = f"<@{clara.id}>."
    message = await box.message_for(
        mover, table, lambda message: replacement in message.text and "Play" in message.buttons
    )
    assert list(message.raw.mentions) == [], "the mover was mentioned by this turn before"
    assert ", by" not in message.text
    owns = [seat["value"] for seat in await mover.autocomplete(table, "replace", focused="seat")]
    assert owns == ["blue" if mover is bruno else "red"]
    refused = await mover.slash(table, "replace", seat=owns[0], by=clara)
    assert "already" in refused.text
    refused = await clara.slash(table, "replace", seat="mauve")
    assert "no such seat" in refused.text
    refused = await clara.slash(table, "replace", seat=owns[0])
    assert f"{mover.person.name} still" in refused.text
    await play_by_buttons(mover, message)


async def test_a_seat_is_not_given_to_bots_or_people_elsewhere(box, bot, table, ada, bruno, clara, caplog):
    """A seat for a bot, or for a person who is not on the server, is refused with the reason."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    robot = box.person("Robot")
    robot.person.bot = True
    del box.server.members[clara.id]
    for reason, person in (("Other bots", robot), ("not on this server", clara)):
        refused = await ada.slash(table, "replace", seat="red", by=person)
        assert refused.ephemeral
        assert reason in refused.text
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_seat_goes_to_members_under_their_own_names(box, bot, table, ada, bruno, clara):
    """A forged control gives a seat to no bot or stranger, and nobody a false name; who has left since gets none."""
    await small_table(bot, box)
    await open_table(box, table, [ada, bruno], seats=2)
    panels = [(await ada.slash(table, "replace", seat="red", by=clara)).message for _ in range(4)]
    game, robot = game_of(panels[0]), box.person("Robot")
    robot.person.bot = True
    box.world.leave(box.server, clara.person)
    assert "not on this server" in (await ada.click(panels[0], "Hand over")).text
    for panel, person, reason in (
        (panels[1], "7", "not on this server"),
        (panels[2], robot.id, "Other bots"),
    ):
        panel.controls[0]["custom_id"] = f"b:replace.1:{game}:0:red/{person}/Ada"
        assert reason in (await ada.click(panel, "Hand over")).text
    dora = box.person("Dora")
    panels[3].controls[0]["custom_id"] = f"b:replace.1:{game}:0:red/{dora.id}/Ada"
    assert "Ada" not in (await ada.click(panels[3], "Hand over")).text
    assert {seat.name for seat in (await bot.host.games.view(game)).seats} == {"Bruno", "Dora"}


async def test_a_seat_is_given_away_before_its_first_move(box, bot, table, ada, bruno, clara):
    """The message about a seat that was given away before its first move names who left and who came."""
    await small_table(bot, box, 6, 6, first=FirstSeat.AS_SEATED)
    await open_table(box, table, [ada, bruno], seats=2)
    reply = await ada.slash(table, "replace", seat="red", by=clara)
    await ada.click(reply.message, "Hand over")
    message = await box.message_for(clara, table, lambda message: is_turn_of(message, clara))
    assert f"<@{ada.id}> → 🔴 <@{clara.id}>." in message.text
    assert list(message.raw.mentions) == [clara.id]


async def test_a_seat_of_a_rated_game_is_not_given_away_before_its_first_move(
    box, bot, table, ada, bruno, clara
):
    """In a rated game a seat without a move is given to nobody, but its player may come back to it."""
    await small_table(bot, box, 6, 6, first=FirstSeat.AS_SEATED, rated=True)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    refused = await ada.slash(table, "replace", seat="red", by=clara)
    assert refused.ephemeral
    assert "so they must choose to play. Stop this game with `/game stop`" in refused.text
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda message: is_turn_of(message, bruno))
    assert "Hand over" in (await ada.slash(table, "replace", seat="red", by=clara)).buttons
    leaving = await bruno.slash(table, "resign")
    await bruno.click(leaving.message, "Hand over to computer")
    refused = await ada.slash(table, "replace", seat="blue", by=bruno)
    assert "They can take the seat themselves with `/replace`." in refused.text
    reply = await bruno.slash(table, "replace", seat="blue", by=bruno)
    await bruno.click(reply.message, "Hand over")
    await box.message_for(
        ada, table, lambda message: is_turn_of(message, bruno) and f"→ 🟦 <@{bruno.id}>" in message.text
    )


async def test_a_person_whose_seat_is_given_away_is_mentioned(box, bot, table, ada, bruno, clara):
    """The opener can give away a seat whose time ran out; the message mentions its old and its new player.

    It also says who gave the seat away.
    """
    await small_table(bot, box, 6, 6, turn_seconds=300, first=FirstSeat.AS_SEATED)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    game = game_of(message)
    await play_by_buttons(ada, message)
    await box.message_for(ada, table, lambda message: is_turn_of(message, bruno))
    reply = await ada.slash(table, "replace", seat="blue", by=clara)
    assert "Bruno still" in reply.text
    box.advance(301)
    await bot.host.timekeeper.run_due()
    await box.message_for(ada, table, lambda message: is_turn_of(message, ada) and "Turn 3 ·" in message.text)
    refused = await clara.slash(table, "replace", seat="blue", by=clara)
    assert "Bruno still" in refused.text
    reply = await ada.slash(table, "replace", seat="blue", by=clara)
    assert f"<@{bruno.id}>" in reply.text
    assert list(reply.message.raw.mentions) == []
    await ada.click(reply.message, "Hand over")
    change = f"<@{bruno.id}> → 🟦 <@{clara.id}>, by 🔴 <@{ada.id}>."
    message = await box.message_for(ada, table, lambda message: change in message.text)
    assert {str(mention) for mention in message.raw.mentions} == {bruno.id, clara.id}
    view = await bot.host.games.view(game)
    assert [seat.person for seat in view.seats] == [int(ada.id), int(clara.id)]
    reply = await ada.slash(table, "replace", seat="blue")
    assert "Clara still" in reply.text
    panel = await clara.slash(table, "replace", seat="blue")
    await ada.slash(table, "game stop")
    await ada.click(ada.last(table), "Stop")
    refused = await clara.click(panel.message, "Hand over")
    assert refused.ephemeral
    assert "over" in refused.text
    assert "This game is over" in (await ada.slash(table, "resign")).text


async def test_turns_of_a_computer_stay_attributed_to_it(box, bot, table, ada, bruno, clara):
    """Turns that a computer played stay attributed to it after a person took its seat, also in updated messages."""
    await small_table(bot, box, 6, 6, first=FirstSeat.AS_SEATED)
    message, _ = await open_table(box, table, [ada, bruno], computers=1, seats=3)
    await play_by_buttons(ada, message)
    message = await box.message_for(ada, table, lambda message: is_turn_of(message, bruno))
    await play_by_buttons(bruno, message)
    played = re.compile(r"🌲 Computer \(\w+\) played")
    message = await box.message_for(
        ada, table, lambda message: is_turn_of(message, ada) and played.search(message.text)
    )
    reply = await ada.slash(table, "replace", seat="green", by=clara)
    assert "Hand over" in reply.buttons, reply.text
    await ada.click(reply.message, "Hand over")
    change = re.compile(rf"Computer \(\w+\) → \S+ <@{clara.id}>, by")
    await box.message_for(ada, table, lambda message: change.search(message.text))
    over = await box.message_for(
        ada, table, lambda posted: posted.id == message.id and "Play" not in posted.buttons
    )
    assert played.search(over.text), over.text


async def test_a_turn_message_keeps_the_name_of_the_person_who_was_called(box, bot, table, ada, bruno, clara):
    """The message of a turn names the person who was called, even after a computer took over the seat."""
    await small_table(bot, box, 6, 6, first=FirstSeat.AS_SEATED)
    message, _ = await open_table(box, table, [ada, bruno], seats=2)
    reply = await ada.slash(table, "resign")
    await ada.click(reply.message, "Hand over to computer")
    over = await box.message_for(
        bruno, table, lambda posted: posted.id == message.id and "Play" not in posted.buttons
    )
    assert f"Turn 1 · 🔴 <@{ada.id}> was to play." in over.text


@pytest.mark.parametrize(
    ("locale", "expected"),
    [("en-US", "Give the empty seat 🟦 to"), ("de", "Den leeren Platz 🟦 an"), ("fr", "la place vide 🟦 à")],
)
async def test_the_question_about_an_empty_seat_names_nobody(box, bot, table, ada, bruno, locale, expected):
    """The question whether to give away an empty seat calls it empty and names no former player."""
    await small_table(bot, box, 6, 6, first=FirstSeat.AS_SEATED)
    await open_table(box, table, [ada, bruno], seats=2)
    leaving = await bruno.slash(table, "resign")
    await bruno.click(leaving.message, "Leave seat empty")
    ada.set_locale(locale)
    assert expected in (await ada.slash(table, "replace", seat="blue")).text


async def test_leaving_a_match_of_two_forfeits_it(box, bot, table, ada, olga):
    """Leaving a match of two loses the whole match, also before its last game; no computer can take over."""
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="swiss", best_of=3)
    for person in (olga, ada):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    (match,) = (await seated(bot, box, 1)).matches
    reply = await ada.slash(box.world.channels[str(match.channel)], "resign")
    assert "Give up this match" in reply.text
    assert reply.buttons == ["Give up match"]
    await ada.click(reply.message, "Give up match")
    over = await tournament_once(bot, box, lambda tournament: not tournament.matches[0].open)
    assert over.matches[0].ending is MatchEnding.WALKOVER
    assert len(over.matches[0].legs) == 1


async def test_leaving_a_table_of_a_tournament(box, bot, table, ada, bruno, olga):
    """Leaving a tournament table where others play on gives the seat away, after a warning of the consequences.

    If the others stop the game, the next one begins without the player who left.
    """
    await small_table(bot, box)
    await olga.slash(table, "tournament create", name="Cup", format="tables", table_seats=3)
    for person in (olga, ada, bruno):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    (match,) = (await seated(bot, box, 1)).matches
    thread = box.world.channels[str(match.channel)]
    reply = await ada.slash(thread, "resign")
    assert "behind everyone who stays" in reply.text
    assert reply.buttons == ["Hand over to computer", "Leave seat empty"]
    await ada.click(reply.message, "Leave seat empty")
    await box.message_for(olga, thread, lambda message: "has left the game" in message.text)
    panel = await bruno.slash(thread, "game stop")
    await bruno.click(panel.message, "Stop the game")
    question = await box.message_for(olga, thread, lambda message: "Stop this game" in message.text)
    await olga.click(question, "Agree")
    first = match.counted[0].game
    new_message = await box.message_for(
        olga, thread, lambda message: "Play" in message.buttons and game_of(message) != first
    )
    assert f"<@{ada.id}>" not in new_message.text
    assert "empty seat" in new_message.text


async def test_a_loss_by_ruling_does_not_count_as_leaving(box, bot, table, ada, bruno, olga):
    """The profile of a player against whom a referee has decided does not say that they left the game."""
    await small_table(bot, box, rated=True)
    await olga.slash(table, "tournament create", name="Cup", format="swiss")
    for person in (ada, bruno):
        await person.slash(table, "tournament join")
    await olga.slash(table, "tournament start")
    (match,) = (await seated(bot, box, 1)).matches
    thread = box.world.channels[str(match.channel)]
    begins = (await bot.host.games.view(match.counted[0].game)).seats[0].person
    winner, loser = (ada, bruno) if int(ada.id) == begins else (bruno, ada)
    for person in (winner, loser):
        await play_by_buttons(
            person,
            await box.message_for(person, thread, lambda message, person=person: is_turn_of(message, person)),
        )
    await olga.slash(table, "tournament referee", action="win", match="1.1", person=str(winner.id))
    await tournament_once(bot, box, lambda tournament: not tournament.matches[0].open)
    profile = await winner.slash(table, "profile", person=loser)
    assert "1 game" in profile.text
    assert "100% of turns in time; never left a game" in profile.text


async def test_a_game_ends_when_its_last_person_leaves(box, bot, table, ada):
    """A game that only computers would play ends; the last person is told so before they leave."""
    await small_table(bot, box)
    first, _ = await open_table(box, table, [ada], computers=1, seats=2)
    reply = await ada.slash(table, "resign")
    assert "ends at once" in reply.text
    assert reply.buttons == ["End game"]
    await ada.click(reply.message, "End game")
    assert (await bot.host.games.view(game_of(first))).status is GameStatus.STOPPED
    end = await box.message_for(ada, table, lambda message: "has left the game" in message.text)
    assert "random" not in end.text
    replay = await ada.click(end, "View replay")
    assert "random" not in replay.text
