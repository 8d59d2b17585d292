"""Tests of what people read about single matches of a knock-out: what they are for, who goes on, and on which page."""

import pytest
from games_played import HandClock
from tournaments_played import ORGANISER, decide_all, threads, under_way

from bot.delivery.tournament_messages import match_call
from bot.features.tournaments.round_words import match_winners, round_lines
from bot.features.tournaments.rounds import page_of, page_text, pages
from bot.i18n import codes, language
from host.host import Host
from host.tournaments.running.round_clock import BREAK
from model.matches import DecisionKind
from model.tournaments import Format, Plan, Tournament


async def second_round(host: Host, clock: HandClock, plan: Plan) -> Tournament:
    """Return a knock-out of four in its second round, after a first one that was decided by the organiser."""
    tournament = await under_way(host, clock, 4, format=Format.ELIMINATION, plan=plan)
    await decide_all(host, tournament)
    clock.forward(BREAK)
    await host.director.run_due()
    return await threads(host, tournament.id)


@pytest.mark.parametrize(
    ("plan", "stage", "key"),
    [(Plan(), "final", "tournament-match-third"), (Plan(double=True), "double", "tournament-match-losers")],
)
async def test_players_read_what_their_match_is_for(
    host: Host, clock: HandClock, plan: Plan, stage: str, key: str
) -> None:
    """The call to a match for third place does not name the final, and one to the losers' bracket names it."""
    tournament = await second_round(host, clock, plan)
    for words in map(language, codes()):
        texts = []
        for match in tournament.matches_of(2):
            assert match.channel is not None
            call = match_call(words, tournament, match, match.channel, first_turn_calls=False, private=False)
            texts.append(call.texts[0])
        named = words.say("tournament-round-name", round=2, stage=stage)
        assert [named in text for text in texts] == [True, False]
        assert [words.say(key) in text for text in texts] == [False, True]


async def test_a_decision_names_its_winner_once(host: Host, clock: HandClock) -> None:
    """Who goes on is named after a decision only if it has not named them, as for a tie or no winner."""
    tournament = await second_round(host, clock, Plan())
    words = language("en")
    for match in tournament.matches_of(1):
        (winner,) = match_winners(match)
        (line,) = round_lines(words, tournament, 1, {match.number})
        person = tournament.entrant(winner).person
        assert line.endswith(f"**<@{person}> wins by decision**")
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (2, 0))
    tournament = await host.tournaments.get(tournament.id)
    (line,) = round_lines(words, tournament, 2, {0})
    better = tournament.entrant(tournament.matches_of(2)[0].entrants[0]).person
    assert line.endswith(f"share the win by decision · ✓ <@{better}>**")


async def test_a_round_with_many_byes_has_pages_for_all_of_them(host: Host, clock: HandClock) -> None:
    """In the first round of 33 people with its single match, 31 go on without one, and each is on one page."""
    tournament = await under_way(host, clock, 33, format=Format.ELIMINATION)
    assert len(tournament.matches) == 1
    assert pages(tournament, 1) == 4
    texts = [page_text(language("en"), tournament, 1, page) for page in range(4)]
    for entrant in tournament.entrants:
        mentioned = [page for page, text in enumerate(texts) if f"<@{entrant.person}>" in text]
        assert mentioned == [page_of(tournament, 1, entrant.number)]
