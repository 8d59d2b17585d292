"""A double elimination from its creation to the grand final, with its pictures."""

import pytest
from playing import small_table
from tournaments_run import seated, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from host.tournaments.pairing.elimination import Part
from host.tournaments.running.knock_out import slots
from host.tournaments.running.round_clock import BREAK
from model.tournaments import Format, TournamentStatus

pytestmark = pytest.mark.e2e


async def test_a_double_elimination_of_four(box, bot, table, olga, ada):
    """The sign-up names the format, rounds name their brackets, and the end shows three pictures."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="double-elimination")
    for expected in ("double elimination", "a second loss is the end", "it is played once more"):
        assert expected in sign_up.text
    panel = await olga.click(sign_up.message, "Settings")
    changed = await olga.choose(panel.message, "More", "rated games")
    await box.wait_for(
        lambda: "The grand final is played only once" in sign_up.message.text, "the other grand final"
    )
    await olga.choose(changed.message, "More", "rated games", "grand final once more if needed")
    await box.wait_for(lambda: "it is played once more" in sign_up.message.text, "the usual grand final")
    await olga.choose(changed.message, "Format", "knock-out")
    await box.wait_for(lambda: "a second loss" not in sign_up.message.text, "a knock-out of one loss")
    await olga.choose(changed.message, "Format", "double elimination")
    await box.wait_for(lambda: "a second loss" in sign_up.message.text, "double elimination")
    for person in (ada, *(box.person(f"P{number}") for number in range(1, 4))):
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await the_tournament(bot, box)
    assert (tournament.header.format, tournament.header.plan.double) == (Format.ELIMINATION, True)
    number = 0
    while (await the_tournament(bot, box)).header.status is TournamentStatus.RUNNING:
        number += 1
        tournament = await seated(bot, box, number)
        if number == 2:
            newest = await ada.slash(table, "tournament round")
            assert "round 2 (double elimination)" in newest.text
            assert newest.text.count("losers’ bracket") == 1
            early = await ada.slash(table, "tournament bracket")
            assert len(early.message.raw.attachments) == 2
        for match in tournament.matches_of(number):
            if match.open:
                await play_match(bot, match)
        await tournament_once(
            bot, box, lambda tournament, at=number: tournament.rounds[at - 1].ended_at is not None
        )
        box.advance(BREAK.total_seconds() + 60)
        await tournament_once(
            bot,
            box,
            lambda tournament, at=number: (
                len(tournament.rounds) > at or tournament.header.status is TournamentStatus.OVER
            ),
        )
    tournament = await the_tournament(bot, box)
    assert number == max(slot.round for slot in slots(tournament))
    assert number in (4, 5)
    assert next(slot.round for slot in slots(tournament) if slot.part is Part.FINAL) == 4
    await box.message_for(ada, table, lambda message: "🏆" in message.text and "Cup" in message.text)
    bracket = await ada.slash(table, "tournament bracket")
    assert len(bracket.message.raw.attachments) == 3
    final = await ada.slash(table, "tournament bracket", number=4)
    assert "grand final" in final.text
