"""Tests of referees' decisions in the threads of matches, and of how their results are shown."""

import re

import pytest
from playing import live_turn, play_by_buttons, small_table
from tournaments_run import new_people, seated, start_tournament, the_tournament, tournament_once

from bench.support.scripted import play as play_match
from host.tournaments.running.lookups import plays
from model.ids import PersonId

pytestmark = pytest.mark.e2e


async def start_round_robin(box, bot, table, olga, **options):
    """Start a round robin that the organiser plays with three others; return it, her match and the other one."""
    await small_table(bot, box)
    sign_up = await olga.slash(table, "tournament create", name="Cup", format="round-robin", **options)
    for person in (olga, *(box.person(f"Player {number}") for number in range(3))):
        await person.click(sign_up.message, "Enter")
    await olga.slash(table, "tournament start")
    tournament = await seated(bot, box, 1)
    own, other = sorted(
        tournament.matches, key=lambda match: not plays(tournament, match, PersonId(int(olga.id)))
    )
    return tournament, own, other


async def test_a_decision_in_a_thread_is_about_its_match(box, bot, table, olga):
    """Without a match's number a decision is about the match of the thread.

    Elsewhere more time goes to all matches but the referee's own, and any other decision is refused.
    """
    before, own, other = await start_round_robin(box, bot, table, olga)
    places = [box.world.channels[str(match.channel)] for match in (own, other)]
    refused = await olga.slash(places[0], "tournament referee", action="extend", hours=5)
    assert "a match of your own" in refused.text
    assert await the_tournament(bot, box) == before
    extended = await olga.slash(places[1], "tournament referee", action="extend", hours=5)
    assert f"Match {other.round}.{other.number + 1} (" in extended.text
    assert "Your own match" not in extended.text
    everywhere = await olga.slash(table, "tournament referee", action="extend", hours=5)
    assert everywhere.text.splitlines()[1:] == [
        "Your own match keeps its time: another organiser can extend it."
    ]
    after = await the_tournament(bot, box)
    assert after.match(own.round, own.number).ends_at == own.ends_at
    assert (after.match(other.round, other.number).ends_at - other.ends_at).total_seconds() == 10 * 3600
    assert "Choose a match" in (await olga.slash(table, "tournament referee", action="tie")).text
    tied = await olga.slash(places[1], "tournament referee", action="tie")
    assert tied.text.endswith("share the win by decision**"), "the answer says what was decided"
    assert not (await the_tournament(bot, box)).match(other.round, other.number).open


async def test_the_score_of_a_match_of_several_games(box, bot, table, olga, ada):
    """A match of several games shows how many each has won; one that a referee has ended as a tie shows none."""
    _, own, other = await start_round_robin(box, bot, table, olga, best_of=3)
    thread = box.world.channels[str(other.channel)]
    await olga.slash(thread, "tournament referee", action="tie")
    for games in range(1, 5):
        now = await tournament_once(
            bot, box, lambda tournament, games=games: has_begun(tournament, own, games)
        )
        if (match := now.match(own.round, own.number)).open:
            await play_match(bot, match)
    shown = (await ada.slash(table, "tournament round")).text
    tied, played = (
        next(line for line in shown.splitlines() if line.startswith(f"{match.number + 1}\\."))
        for match in (other, own)
    )
    assert tied.endswith("share the win by decision**")
    assert re.search(r"\*\*(2 : [01]|[01] : 2|[12]½ : ½|½ : [12]½|1½ : 1½)\*\*$", played)


def has_begun(tournament, match, games):
    """Return whether a match is over, or its game with this number has begun."""
    now = tournament.match(match.round, match.number)
    return not now.open or (len(now.counted) == games and now.counted[-1].scores is None)


async def test_autocomplete_offers_the_matches_of_the_running_tournament(box, bot, table, olga):
    """The number of a match is offered with its players; nothing is offered on a server without tournaments."""
    assert await olga.autocomplete(table, "tournament referee", focused="match") == []
    await start_round_robin(box, bot, table, olga)
    offered = await olga.autocomplete(box.channel("general"), "tournament referee", focused="match")
    assert sorted(choice["value"] for choice in offered) == ["1.1", "1.2"]
    assert any("Olga" in choice["name"] for choice in offered)


async def test_the_answer_to_a_decision_keeps_results_of_a_duplicate_round(box, bot, table, olga):
    """A referee is not answered with a result that others are not shown yet, as their tables draw the same tiles."""
    people = new_people(box, 4)
    tournament = await start_tournament(bot, box, table, olga, people, kind="duplicate")
    ahead, behind = tournament.matches
    thread = box.world.channels[str(ahead.channel)]
    turn, player = await live_turn(box, thread, people)
    await play_by_buttons(player, turn)
    for match, answer in (
        (ahead, "Decided. The result is shown once"),
        (behind, "share the win by decision**"),
    ):
        number = f"{match.round}.{match.number + 1}"
        assert answer in (await olga.slash(table, "tournament referee", action="tie", match=number)).text
