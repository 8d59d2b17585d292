"""Tests of two players who agree on a time for their match, by a form and by buttons, each in their own time zone."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament

from bot.platform.times import FORMAT
from host.tournaments.running.round_clock import CALLED_BEFORE
from sandbox.world import messages

pytestmark = pytest.mark.e2e

DAY = 24 * 3600

STAMP = re.compile(r"<t:(\d+):f>")


async def start_match(bot, box, table, olga, ada, bruno, **plan):
    """Start a match between two people; return its thread, and the first message in it, which mentions them."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="League", kind="league", **plan)
    for person in (ada, bruno):
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    thread = box.world.channels[str(tournament.matches[0].channel)]
    call = await box.message_for(ada, thread, lambda message: "### Match 1.1" in message.text)
    return thread, call


async def test_two_agree_on_a_time(box, bot, table, olga, ada, bruno):
    """Times proposed in the time zone of Tokyo are shown as timestamps; another is agreed on and announced."""
    thread, call = await start_match(bot, box, table, olga, ada, bruno)
    reply = await ada.click(call, "Propose a time")
    assert reply.modal["title"] == "Times for your match"
    tokyo = ZoneInfo("Asia/Tokyo")
    now = bot.services.now().astimezone(tokyo)
    first, second = now + timedelta(days=2), now + timedelta(days=3)
    reply = await ada.submit(
        reply,
        {"time1": f"{second:{FORMAT}}", "time2": f"{first:%d.%m.%Y %H:%M}", "time3": "", "zone": "tokyo"},
    )
    assert reply.ephemeral
    assert "your opponent is asked" in reply.text
    proposal = await box.message_for(bruno, thread, lambda message: "proposes these times" in message.text)
    assert f"<@{bruno.id}>" in proposal.text
    stamps = [int(stamp) for stamp in STAMP.findall(proposal.text)]
    assert stamps == [int(at.replace(second=0, microsecond=0).timestamp()) for at in (first, second)]
    assert "You proposed this time" in (await ada.click(proposal, "Time 1")).text
    others = await bruno.slash(thread, "tournament time")
    third = bot.services.now() + timedelta(days=1)
    await bruno.submit(others, {"time1": f"{third:{FORMAT}}", "time2": "", "time3": "", "zone": "UTC"})
    new_message = await box.message_for(
        ada, thread, lambda message: f"<@{bruno.id}> proposes these times" in message.text
    )
    assert "no longer proposed" in (await bruno.click(proposal, "Time 1")).text
    agreed = await ada.click(new_message, "Time 1")
    assert "Agreed: <t:" in agreed.text
    await box.message_for(bruno, thread, lambda message: "you play on <t:" in message.text)
    announced = await box.message_for(
        bruno,
        table,
        lambda message: (
            "### League" in message.text and f"🕒 <t:{STAMP.findall(agreed.text)[0]}:f>" in message.text
        ),
    )
    assert "Matches" in str(announced.buttons)
    stamp = int(third.replace(second=0, microsecond=0).timestamp())
    assert f"🕒 <t:{stamp}:f>" in (await bruno.slash(table, "tournament round")).text
    prefilled = await ada.slash(thread, "tournament time")
    assert "Asia/Tokyo" in str(prefilled.modal)
    at = datetime.fromtimestamp(stamp, UTC)
    box.advance((at - bot.services.now() - CALLED_BEFORE).total_seconds() + 1)
    await bot.host.director.run_due()
    called = await box.message_for(bruno, thread, lambda message: "your match starts <t:" in message.text)
    assert f"<@{ada.id}>" in called.text


async def test_impossible_times_are_refused(box, bot, table, olga, ada, bruno, clara):
    """Times that cannot be read or kept, and unknown zones, are refused; organisers see which matches have no time."""
    thread, call = await start_match(bot, box, table, olga, ada, bruno, round_days=3)
    assert "No time agreed yet: 1.1" in (await olga.slash(table, "tournament round")).text
    assert "No time agreed" not in (await ada.slash(table, "tournament round")).text
    assert "Only the two players" in (await clara.click(call, "Propose a time")).text
    assert "Only the two players" in (await clara.slash(thread, "tournament time")).text

    async def filled(**values):
        reply = await ada.click(call, "Propose a time")
        later = f"{bot.services.now() + timedelta(days=1):{FORMAT}}"
        return (
            await ada.submit(reply, {"time1": later, "time2": "", "time3": "", "zone": "UTC"} | values)
        ).text

    assert "can’t read “whenever”" in await filled(time2="whenever")
    past = await filled(time1="2020-01-01 20:00")
    assert re.search(f"must be in the future and before the match ends, {STAMP.pattern}", past)
    assert "must be in the future" in await filled(time3=f"{bot.services.now() + timedelta(days=9):{FORMAT}}")
    assert "Atlantis" in await filled(zone="Atlantis")
    assert "can’t read “noonish”" in await filled(time2="noonish", zone="Asia/Tokyo")
    zone = (await bot.host.people.settings(int(ada.id))).time_zone
    assert zone == "UTC", "what is refused changes nothing"
    assert not any("proposes these times" in message.text for message in bruno.messages(thread))


async def test_the_filled_in_form_can_be_sent_unchanged_on_the_last_day(box, bot, table, olga, ada, bruno):
    """An hour before the match ends its form can be sent unchanged; the other fields suggest the match's end."""
    _, call = await start_match(bot, box, table, olga, ada, bruno, round_days=3)
    (match,) = (await the_tournament(bot, box)).matches
    box.advance((match.ends_at - bot.services.now()).total_seconds() - 3600)
    reply = await ada.click(call, "Propose a time")
    fields = {label["component"]["custom_id"]: label["component"] for label in reply.modal["components"]}
    end = f"{match.ends_at:{FORMAT}}"
    assert [fields[f"time{number}"]["placeholder"] for number in (2, 3)] == [end, end]
    filled = {name: field.get("value") or "" for name, field in fields.items()}
    assert "your opponent is asked" in (await ada.submit(reply, filled)).text


async def test_a_substitute_and_a_match_out_of_time(box, bot, table, olga, ada, bruno, clara):
    """A substitution voids the agreed time, and both read so; once the match has ended its form does not open."""
    thread, call = await start_match(bot, box, table, olga, ada, bruno)
    tournament = await the_tournament(bot, box)
    at = (bot.services.now() + timedelta(days=2)).replace(second=0, microsecond=0)
    await bot.host.match_times.propose(tournament.id, (1, 0), int(ada.id), [at])
    await bot.host.match_times.accept(tournament.id, (1, 0), int(bruno.id), at)
    announced = await box.message_for(bruno, table, lambda message: "🕒" in message.text)
    replaced = await olga.slash(table, "tournament referee", action="replace", person=ada.id, by=clara)
    assert replaced.text == f"<@{clara.id}> now plays in place of <@{ada.id}>."
    void = await box.message_for(bruno, thread, lambda message: "no longer stands" in message.text)
    assert all(f"<@{person.id}>" in void.text for person in (bruno, clara))
    await box.message_for(
        bruno, table, lambda message: message.id == announced.id and "🕒" not in message.text
    )
    assert "🕒" not in (await bruno.slash(table, "tournament round")).text
    box.advance(8 * DAY)
    await box.message_for(olga, table, lambda message: "please decide" in message.text)
    assert "before the match ends" in (await bruno.click(call, "Propose a time")).text
    assert "before the match ends" in (await bruno.slash(thread, "tournament time")).text


async def test_a_reminder_says_whether_a_time_is_agreed(box, bot, table, olga, ada, bruno, caplog):
    """The reminder of a match that ends soon names the time agreed for it, or says that there is none.

    The time is announced in the thread although a moderator has deleted the message of the round.
    """
    thread, _ = await start_match(bot, box, table, olga, ada, bruno, round_days=8)
    tournament = await the_tournament(bot, box)
    round_message = await box.message_for(ada, table, lambda message: "League: round 1" in message.text)
    box.advance(6 * DAY)
    first = await box.message_for(ada, thread, lambda message: "your match ends <t:" in message.text)
    assert first.text.splitlines()[-1] == "No time is agreed yet."
    await olga.slash(table, "tournament referee", action="extend", match="1.1", hours=144)
    messages.delete(box.world, round_message.raw)
    at = (bot.services.now() + timedelta(days=7)).replace(second=0, microsecond=0)
    await bot.host.match_times.propose(tournament.id, (1, 0), int(ada.id), [at])
    await bot.host.match_times.accept(tournament.id, (1, 0), int(bruno.id), at)
    await box.message_for(bruno, thread, lambda message: "you play on <t:" in message.text)
    box.advance(6 * DAY)
    second = await box.message_for(
        ada, thread, lambda message: "your match ends <t:" in message.text and message.id != first.id
    )
    assert second.text.splitlines()[-1] == f"🕒 Agreed: <t:{int(at.timestamp())}:f>."
    assert set(second.raw.mentions) == {ada.id, bruno.id}
    assert "Propose a time" in first.buttons
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_a_result_taken_back_is_announced(box, bot, table, olga, ada, bruno):
    """A result taken back is announced in the match's thread, and in the channel where the round was over."""
    thread, _ = await start_match(bot, box, table, olga, ada, bruno)
    await olga.slash(table, "tournament referee", action="tie", match="1.1")
    await box.message_for(ada, table, lambda message: "round 1 is over" in message.text)
    undone = await olga.slash(table, "tournament referee", action="undo", match="1.1")
    (match,) = (await the_tournament(bot, box)).matches
    assert undone.text.startswith("Match 1.1 (")
    assert undone.text.endswith(f"goes on, until <t:{int(match.ends_at.timestamp())}:f>.")
    announcement = await box.message_for(ada, thread, lambda message: "was taken back" in message.text)
    assert all(f"<@{person.id}>" in announcement.text for person in (ada, bruno))
    await box.message_for(ada, table, lambda message: "round 1 of **League** goes on" in message.text)
