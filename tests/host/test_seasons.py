"""Tests of seasons of a league with divisions: promotion, drop-outs, newcomers, restarts in the middle of a step."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from games_played import DAY, GUILD, HandClock, alternating, refused, unposted_news
from teams_entered import TWO, begun, decide, hand_in_all
from tournaments_played import (
    ORGANISER,
    PEOPLE,
    announced,
    decide_all,
    interrupted,
    play_match,
    somebody_leaves,
    threads,
    under_way,
)

from bot.delivery.sign_up_messages import moved_down_message, season_calls
from bot.features.tournaments.names import title_of
from bot.features.tournaments.season_controls import answers_text
from bot.features.tournaments.sign_up_words import seeds_text, sign_up_text
from bot.i18n import codes, language
from bot.text.words import mention
from host.errors import HostReason
from host.host import Host
from host.tournaments.presets import Preset, preset_plan, with_divisions
from host.tournaments.running.history import groups
from host.tournaments.running.round_clock import BREAK
from host.tournaments.running.seasons import Movement, divisions, next_name
from host.tournaments.running.sign_up import starting_entrants, waiting_list
from host.tournaments.running.team_rounds import members
from model.ids import PersonId, TournamentId
from model.outbox import MessageKind
from model.tables import TableOptions
from model.tournaments import Format, Plan, Tournament, TournamentStatus

LEAGUE = Plan(division_size=4, promoted=1)
WEEK = timedelta(days=7)


async def decide_to_its_end(host: Host, clock: HandClock, tournament_id: TournamentId) -> Tournament:
    """Return the league with all matches decided for the better seed."""
    for _ in range(40):
        await host.director.run_due()
        tournament = await threads(host, tournament_id)
        if tournament.header.status is not TournamentStatus.RUNNING:
            return tournament
        await decide_all(host, tournament)
        clock.forward(BREAK)
    raise AssertionError("the league does not end")


async def finished_season(host: Host, clock: HandClock, people: int, plan: Plan = LEAGUE) -> Tournament:
    """Return a league that was played to its end."""
    tournament = await under_way(host, clock, people, format=Format.ROUND_ROBIN, plan=plan)
    return await decide_to_its_end(host, clock, tournament.id)


async def first_round(host: Host, clock: HandClock, tournament: Tournament) -> Tournament:
    """Return the season after its sign-up, with its first round begun."""
    clock.forward(tournament.header.sign_up_until - clock.time)
    await host.director.run_due()
    return await threads(host, tournament.id)


def people_of(tournament: Tournament) -> list[list[int]]:
    """Return the people of each division."""
    return [[tournament.entrant(entrant).person for entrant in division] for division in groups(tournament)]


async def test_a_league_is_played_in_its_divisions(host: Host, clock: HandClock) -> None:
    """Everybody meets everybody of their division and nobody else; the places count through."""
    tournament = await finished_season(host, clock, 8)
    laid = [set(division) for division in groups(tournament)]
    assert [len(people) for people in laid] == [4, 4]
    pairs = [frozenset(match.entrants) for match in tournament.matches]
    assert len(pairs) == len(set(pairs)) == 12
    assert all(any(pair <= people for people in laid) for pair in pairs)
    assert [place for place, _ in await host.tournaments.final_order(tournament)] == [1, 2, 3, 4, 5, 6, 7, 8]
    first, second = divisions(tournament)
    assert first.movements == (Movement.STAYS,) * 3 + (Movement.RELEGATED,)
    assert second.movements == (Movement.PROMOTED,) + (Movement.STAYS,) * 3


async def test_the_next_season_continues_the_last_one(host: Host, clock: HandClock) -> None:
    """It has the same settings and the next name; the divisions follow promotion, newcomers come last."""
    last = await finished_season(host, clock, 8)
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)
    assert (opened.header.name, opened.header.season, opened.header.previous) == ("Cup 2", 2, last.id)
    assert (opened.header.plan, opened.header.format) == (last.header.plan, last.header.format)
    assert MessageKind.SEASON in [delivery.kind for delivery in await unposted_news(host)]
    for person in (PEOPLE[20], *reversed(PEOPLE[:8])):
        await host.tournaments.join(opened.id, person)
    begun = await first_round(host, clock, opened)
    assert people_of(begun) == [[1, 2, 3, 5], [4, 6, 7, 8, 21]]


@pytest.mark.parametrize("plan", [Plan(), LEAGUE])
async def test_only_a_sign_up_with_divisions_mentions_promotion_to_free_places(
    host: Host, clock: HandClock, plan: Plan
) -> None:
    """A league without divisions has no lower one from which people could move up."""
    last = await finished_season(host, clock, 8, plan)
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)
    text = sign_up_text(language("en"), opened)
    assert "**Season 2.** Were you in the last one? **Enter** keeps you in." in text
    assert ("Free places go to the next from below." in text) is (plan is LEAGUE)


async def test_free_places_are_filled_from_the_division_below(host: Host, clock: HandClock) -> None:
    """Places of people who do not enter again, or dropped out and were relegated, go to the next from below."""
    tournament = await under_way(host, clock, 8, format=Format.ROUND_ROBIN, plan=LEAGUE)
    await host.tournaments.leave(tournament.id, PersonId(1))
    last = await decide_to_its_end(host, clock, tournament.id)
    first = divisions(last)[0]
    assert last.entrant(first.lines[-1].entrant).person == 1
    assert first.movements[-1] is Movement.RELEGATED
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK, "Spring")
    for person in PEOPLE[2:8]:
        await host.tournaments.join(opened.id, person)
    assert opened.header.name == "Spring"
    assert people_of(await first_round(host, clock, opened)) == [[3, 4, 5, 6], [7, 8]]


async def test_newcomers_take_no_place_of_the_last_season(host: Host, clock: HandClock) -> None:
    """People of the last season have the limited places, however late they enter; displaced newcomers are told so."""
    last = await finished_season(host, clock, 4, Plan(most=4))
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)
    for person in (PEOPLE[20], PEOPLE[21], *PEOPLE[1:4]):
        await host.tournaments.join(opened.id, person)
    season = await host.tournaments.get(opened.id)
    assert [entrant.person for entrant in starting_entrants(season)] == [21, 2, 3, 4]
    await host.tournaments.join(opened.id, PEOPLE[0])
    season = await host.tournaments.get(opened.id)
    assert [entrant.person for entrant in starting_entrants(season)] == [2, 3, 4, 1]
    assert [entrant.person for entrant in waiting_list(season)] == [21, 22]
    moved_down = [
        delivery.person for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_DOWN
    ]
    assert moved_down == [22, 21]
    for code in codes():
        message = moved_down_message(language(code), season, PersonId(21))
        assert message is not None
        assert message.mentions == [21]
        assert title_of(season) in message.texts[0]
    await host.tournaments.leave(opened.id, PEOPLE[2].id)
    assert [
        delivery.person for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_UP
    ] == [21]
    assert people_of(await first_round(host, clock, season)) == [[1, 2, 4, 21]]


async def test_messages_about_fewer_places_in_a_season_name_the_reason(host: Host, clock: HandClock) -> None:
    """People of the last season read that there are fewer places, newcomers that others go first."""
    last = await finished_season(host, clock, 4, Plan(most=6))
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)
    for person in (*PEOPLE[:4], PEOPLE[20]):
        await host.tournaments.join(opened.id, person)
    season = await host.tournaments.change(
        opened.id, lambda row: replace(row, plan=replace(row.plan, most=3))
    )
    assert [
        delivery.person for delivery in await unposted_news(host) if delivery.kind is MessageKind.MOVED_DOWN
    ] == [4, 21]
    for code in codes():
        words = language(code)
        for person, reason in ((4, "fewer"), (21, "season")):
            message = moved_down_message(words, season, PersonId(person))
            assert message is not None
            assert message.texts == [
                words.say(
                    "tournament-tell-moved-down", person=mention(person), name=title_of(season), why=reason
                )
            ]


async def test_seeds_by_hand_order_only_newcomers(host: Host, clock: HandClock) -> None:
    """Seeds by hand order only newcomers of a season; the panel says so, except in the first season."""
    last = await finished_season(host, clock, 6, Plan(division_size=3, promoted=1))
    before = people_of(last)
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)
    for person in (*PEOPLE[:6], PEOPLE[20], PEOPLE[21]):
        await host.tournaments.join(opened.id, person)
    for number in (before[1][2], 22):
        season = await host.tournaments.seed(opened.id, PersonId(number), 1)
    for code in codes():
        words = language(code)
        assert words.say("tournament-seeds-season") in seeds_text(words, season)
        assert words.say("tournament-seeds-season") not in seeds_text(words, last)
    divisions_now = people_of(await first_round(host, clock, opened))
    assert before[1][2] not in divisions_now[0]
    assert divisions_now[-1][-2:] == [22, 21]


async def test_a_drop_out_is_last_in_the_division(host: Host, clock: HandClock) -> None:
    """A drop-out has the last place of the division, whatever they have won, and no place is given twice."""
    tournament = await under_way(host, clock, 8, format=Format.ROUND_ROBIN, plan=LEAGUE)
    await decide_all(host, tournament)
    best = tournament.entrants[0]
    await host.tournaments.leave(tournament.id, best.person)
    order = await host.tournaments.final_order(await decide_to_its_end(host, clock, tournament.id))
    assert [place for place, _ in order] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert order[3] == (4, best.number)


async def test_a_substitute_plays_the_rest_of_the_season_for_a_drop_out(host: Host, clock: HandClock) -> None:
    """A late person can play the rest of the season for a drop-out; a league that runs accepts no other entry."""
    tournament = await under_way(host, clock, 4, format=Format.ROUND_ROBIN, plan=LEAGUE)
    await host.tournaments.leave(tournament.id, PersonId(1))
    late = PEOPLE[30]
    assert await refused(host.tournaments.join(tournament.id, late)) is HostReason.SIGN_UP_OVER
    await host.referee.replace(tournament.id, ORGANISER, PersonId(1), late)
    clock.forward(BREAK)
    after = await host.tournaments.get(tournament.id)
    assert (after.entrants[0].person, after.entrants[0].gone) == (late.id, False)
    assert (await decide_to_its_end(host, clock, tournament.id)).header.status is TournamentStatus.OVER


async def test_refusals_of_seasons(host: Host, clock: HandClock) -> None:
    """A season is opened once, after the end of a league, with a free and valid name and a date in the future."""
    running = await under_way(host, clock, 4, format=Format.ROUND_ROBIN, plan=LEAGUE)
    until = clock.time + 30 * DAY
    assert await refused(host.seasons.open(running.id, ORGANISER, until)) is HostReason.SEASON_EARLY
    last = await decide_to_its_end(host, clock, running.id)
    assert await refused(host.seasons.open(last.id, ORGANISER, clock.time)) is HostReason.SIGN_UP_PAST
    for wrong in ("x" * 51, "\u200b"):
        assert (
            await refused(host.seasons.open(last.id, ORGANISER, until, wrong)) is HostReason.TOURNAMENT_NAME
        )
    for kind, plan in ((Format.ELIMINATION, Plan()), (Format.ROUND_ROBIN, Plan(knock_out=2))):
        knock_out = await under_way(host, clock, 2, name=kind.value, format=kind, plan=plan)
        over = await decide_to_its_end(host, clock, knock_out.id)
        assert await refused(host.seasons.open(over.id, ORGANISER, until)) is HostReason.NO_LEAGUE
    await announced(host, clock, 0, name="Taken")
    refusal = await refused(host.seasons.open(last.id, ORGANISER, until, "taken"))
    assert refusal is HostReason.TOURNAMENT_NAME_TAKEN
    opened = await host.seasons.open(last.id, ORGANISER, clock.time + DAY)
    assert await refused(host.seasons.open(last.id, ORGANISER, until)) is HostReason.SEASON_OPENED
    clock.forward(DAY)
    await host.director.run_due()
    assert (await host.tournaments.get(opened.id)).header.status is TournamentStatus.CANCELLED
    assert (await host.seasons.open(last.id, ORGANISER, until)).header.season == 2


@pytest.mark.parametrize(
    ("plan", "format"),
    [
        (Plan(division_size=2), Format.ROUND_ROBIN),
        (Plan(division_size=4), Format.SWISS),
        (Plan(division_size=4, promoted=2), Format.ROUND_ROBIN),
        (Plan(division_size=4, groups=2, knock_out=4), Format.ROUND_ROBIN),
        (Plan(division_size=4, knock_out=4), Format.ROUND_ROBIN),
    ],
)
async def test_divisions_that_do_not_fit_are_refused(
    host: Host,
    clock: HandClock,
    plan: Plan,
    format: Format,  # noqa: A002
) -> None:
    """Divisions that do not fit the plan or format are refused when the tournament is created."""
    creation = announced(host, clock, 0, format=format, plan=plan)
    assert await refused(creation) is HostReason.TOURNAMENT_PLAN


def test_the_preset_of_a_league_has_no_divisions() -> None:
    """Divisions are added to the preset; a quarter of each is promoted then."""
    found, plan, _ = preset_plan(Preset.LEAGUE, TableOptions())
    assert (found, plan.division_size) == (Format.ROUND_ROBIN, 0)
    assert with_divisions(plan, 8).promoted == 2
    assert with_divisions(with_divisions(plan, 8), 0) == plan


@pytest.mark.parametrize(
    ("name", "following"),
    [("League", "League 2"), ("League 2", "League 3"), ("2026", "2027"), ("Spring 9", "Spring 10")],
)
def test_the_name_of_the_next_season(name: str, following: str) -> None:
    """A number at the end of the name is increased; a long name is cut to make room for it."""
    assert next_name(name) == following
    assert len(next_name("x" * 50)) == 50


@pytest.mark.parametrize(("address", "seed"), alternating([1, 2]), indirect=["address"])
async def test_seasons_end_under_random_actions(
    restart: Callable[[], Host], clock: HandClock, seed: int
) -> None:
    """Three seasons in which people leave and enter and the program is interrupted end by themselves.

    Nobody is in two divisions, and each match pays one point.
    """
    dice = Random(seed)
    host = restart()
    tournament = await under_way(host, clock, dice.randint(6, 9), format=Format.ROUND_ROBIN, plan=LEAGUE)
    newcomers = iter(PEOPLE[100:])
    for number in (1, 2, 3):
        while tournament.header.status is TournamentStatus.RUNNING:
            for match in tournament.matches:
                if match.open and match.counted and dice.random() < 0.4:
                    await play_match(host, match)
            if dice.random() < 0.2:
                await somebody_leaves(host, tournament, dice)
            await interrupted(host.director.run_due(), dice)
            host = restart()
            clock.forward(timedelta(hours=dice.choice((1, 30, 200))))
            await host.timekeeper.run_due()
            await host.director.run_due()
            tournament = await threads(host, tournament.id)
        lines = await host.tournaments.standings(tournament)
        paid = sum(line.points for line in lines) - len(tournament.byes)
        assert paid == sum(not all(seat.absent for seat in match.seats) for match in tournament.matches)
        if number == 3:
            break
        await interrupted(host.seasons.open(tournament.id, ORGANISER, clock.time + WEEK), dice)
        host = restart()
        rows = await host.tournaments.of_guild(GUILD)
        found = [row for row in rows if row.previous == tournament.id]
        assert len(found) <= 1
        opened = (
            found[0].id
            if found
            else (await host.seasons.open(tournament.id, ORGANISER, clock.time + WEEK)).id
        )
        for entrant in tournament.entrants:
            if not entrant.gone and dice.random() < 0.8:
                await host.tournaments.join(opened, PEOPLE[entrant.person - 1])
        for _ in range(dice.randint(2, 4)):
            await host.tournaments.join(opened, next(newcomers))
        tournament = await first_round(host, clock, await host.tournaments.get(opened))
        assert tournament.header.status is TournamentStatus.RUNNING
        everybody = [person for division in people_of(tournament) for person in division]
        assert sorted(everybody) == sorted({entrant.person for entrant in tournament.entrants})


async def test_the_next_season_of_a_league_of_teams(host: Host, clock: HandClock) -> None:
    """The teams are entered again without drop-outs; members who confirm play, and a team with too few does not."""
    last = await begun(host, clock, 3, format=Format.ROUND_ROBIN)
    assert last.header.is_league
    leaver = members(last, last.teams[0].number)[0]
    await host.tournaments.leave(last.id, leaver.person)
    for _ in range(20):
        last = await host.tournaments.get(last.id)
        if last.header.status is not TournamentStatus.RUNNING:
            break
        last = await hand_in_all(host, last)
        await decide(host, last)
        clock.forward(BREAK)
        await host.director.run_due()
    opened = (await host.seasons.open(last.id, ORGANISER, clock.time + WEEK)).header
    assert (opened.season, opened.plan.boards) == (2, TWO.boards)
    season = await host.tournaments.get(opened.id)
    assert [team.name for team in season.teams] == [team.name for team in last.teams]
    before = {
        entrant.person: last.team(entrant.team).name
        for entrant in last.entrants
        if entrant.team and not entrant.gone
    }
    now = {entrant.person: season.team(entrant.team).name for entrant in season.entrants if entrant.team}
    assert now == before
    assert not any(entrant.confirmed for entrant in season.entrants)
    called = [person for call in season_calls(language("en"), season, last) for person in call.mentions]
    assert sorted(called) == sorted(before)
    playing = [person for person, team in before.items() if team != "Team 2"]
    for member in PEOPLE:
        if member.id in playing:
            await host.tournaments.join(opened.id, member)
    season = await host.tournaments.get(opened.id)
    assert f"({len(playing)}):** <@" in answers_text(language("en"), season, last)
    clock.forward(season.header.sign_up_until - clock.time)
    await host.director.run_due()
    season = await host.tournaments.get(opened.id)
    assert season.header.status is TournamentStatus.RUNNING
    assert sorted(entrant.person for entrant in season.entrants) == sorted(playing)
    assert len(season.team_matches) == 1
