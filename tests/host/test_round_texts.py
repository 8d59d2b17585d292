"""The text of a round and the pictures of a bracket: who has no match in it, and the parts of a large one."""

import pytest
from games_played import HandClock
from tournaments_played import play_round, under_way

from bot.features.tournaments.picture_views import BracketPart, bracket_views, standings_tables
from bot.features.tournaments.round_words import round_lines
from bot.i18n import language
from host.host import Host
from model.tournaments import Format, Tournament
from rendering.base.theme import DEFAULT_THEME
from rendering.charts.bracket_image import draw_bracket
from rendering.panels.table import draw_table


async def test_entrants_who_go_on_without_a_match_are_named(host: Host, clock: HandClock) -> None:
    """In a knock-out of six the two best seeds, who have no match in round one, are named as those who go on."""
    tournament = await under_way(host, clock, 6, format=Format.ELIMINATION)
    lines = round_lines(language("en"), tournament, 1)
    *matches, resting = lines
    assert [" – " in line for line in matches] == [True, True]
    best = [f"<@{tournament.entrant(seed).person}>" for seed in tournament.header.plan.knock_out_seeds[:2]]
    assert all(name in resting for name in best)
    assert resting.count("<@") == 2
    assert "go on without playing" in resting


async def test_a_bye_is_called_a_bye(host: Host, clock: HandClock) -> None:
    """Of three people in Swiss rounds the one without a match has a bye; no text speaks of going on without playing."""
    tournament = await under_way(host, clock, 3, format=Format.SWISS)
    match, bye = round_lines(language("en"), tournament, 1)
    assert " – " in match
    assert "has a bye" in bye


async def test_a_page_of_a_bracket_has_the_next_two_rounds(host: Host, clock: HandClock) -> None:
    """Eight matches of a bracket of forty are drawn with the next two rounds; the last part has the third place."""
    tournament = await under_way(host, clock, 40, format=Format.ELIMINATION)
    sizes = {
        (number, page): [
            [len(column) for column in part.rounds]
            for part in bracket_views(language("en"), tournament, DEFAULT_THEME, BracketPart(number, page))
        ]
        for number, page in ((1, 0), (1, 3), (2, 1), (4, 0), (5, 0), (6, 0))
    }
    assert sizes == {
        (1, 0): [[4, 2, 1]] * 2,
        (1, 3): [[4, 2, 1]] * 2,
        (2, 1): [[4, 2, 1]] * 2,
        (4, 0): [[4, 2, 1]],
        (5, 0): [[2, 1]],
        (6, 0): [[1]],
    }
    named = [
        {name for match in part.rounds[0] for name in (match.first, match.second) if name}
        for page in range(4)
        for part in bracket_views(language("en"), tournament, DEFAULT_THEME, BracketPart(1, page))
    ]
    assert sum(map(len, named)) == len(set().union(*named)) == 40
    thirds = [
        part.third is not None
        for number in (1, 3, 4, 6)
        for part in bracket_views(language("en"), tournament, DEFAULT_THEME, BracketPart(number, 0))
    ]
    assert thirds == [False] * 4 + [True] * 2


@pytest.mark.parametrize(
    ("people", "sizes"),
    [
        (8, [[4, 2, 1]]),
        (16, [[4, 2, 1]] * 2 + [[2, 1]]),
        (32, [[4, 2, 1]] * 5),
        (64, [[4, 2, 1]] * 5),
    ],
)
async def test_a_large_bracket_is_split_into_pictures(
    host: Host, clock: HandClock, people: int, sizes: list[list[int]]
) -> None:
    """A bracket is split into pictures of three rounds and at most four matches in the first; no match is left out.

    So a name on two lines leaves every picture low enough for Discord to show it at its full width.
    """
    tournament = await under_way(host, clock, people, format=Format.ELIMINATION)
    views = bracket_views(language("en"), tournament, DEFAULT_THEME)
    assert [[len(column) for column in view.rounds] for view in views] == sizes
    assert [view.third is not None for view in views] == [False] * (len(views) - 1) + [True]
    assert all(len(view.headings) == len(view.rounds) for view in views)
    assert all(picture.height <= 1.25 * picture.width for picture in map(draw_bracket, views))
    if people <= 32:
        names = {name for view in views for match in view.rounds[0] for name in (match.first, match.second)}
        assert len(names - {None}) == people


@pytest.mark.parametrize(("people", "lines"), [(10, [10]), (13, [6, 7]), (24, [10, 10])])
async def test_long_standings_are_split_into_pictures(
    host: Host, clock: HandClock, people: int, lines: list[int]
) -> None:
    """Standings are split into pictures low enough for Discord to show at full width; each reader is in one."""
    tournament = await under_way(host, clock, people, format=Format.SWISS)
    table = await host.tournaments.standings(tournament)
    last = table[-1].entrant
    views = standings_tables(language("en"), tournament, table, DEFAULT_THEME, last)
    assert [len(view.rows) for view in views] == lines
    assert views[-1].rows[-1].name.endswith(tournament.entrant(last).name)
    assert all(picture.height <= 1.25 * picture.width for picture in map(draw_table, views))


async def test_only_a_lead_is_emphasised_in_standings(host: Host, clock: HandClock) -> None:
    """Before the first result, when all share place 1, no line is emphasised; then those in place 1 are."""
    tournament = await under_way(host, clock, 4, format=Format.SWISS)
    assert await _emphasised(host, tournament) == [False] * 4
    tournament = await play_round(host, clock, tournament.id)
    table = await host.tournaments.standings(tournament)
    lines = await _emphasised(host, tournament)
    assert lines == [line.place == 1 for line in table]
    assert any(lines)


async def _emphasised(host: Host, tournament: Tournament) -> list[bool]:
    table = await host.tournaments.standings(tournament)
    (view,) = standings_tables(language("en"), tournament, table, DEFAULT_THEME)
    return [row.strong for row in view.rows]
