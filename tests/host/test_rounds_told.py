"""What the message of a round says of those who have no match in it."""

from at_the_table import HandClock
from cups_played import under_way

from bot.cup_words import round_lines
from bot.host import Host
from bot.i18n import language
from storage.cup_values import Format


async def test_who_goes_on_without_a_match_is_told_so(host: Host, clock: HandClock) -> None:
    """Six in a knock-out: two matches, and the two best are named as those who wait for the next round."""
    cup = await under_way(host, clock, 6, format=Format.ELIMINATION)
    lines = round_lines(language("en"), cup, 1)
    *matches, resting = lines
    assert [" – " in line for line in matches] == [True, True]
    best = [f"<@{cup.entrant(seed).person}>" for seed in cup.row.plan.knock_out_seeds[:2]]
    assert all(name in resting for name in best)
    assert resting.count("<@") == 2
    assert "go on without playing" in resting


async def test_a_bye_is_told_as_a_win(host: Host, clock: HandClock) -> None:
    """Three in Swiss rounds: one match, and the third has a bye; nobody goes on, as there is no knock-out."""
    cup = await under_way(host, clock, 3, format=Format.SWISS)
    match, bye = round_lines(language("en"), cup, 1)
    assert " – " in match
    assert "has a bye" in bye
