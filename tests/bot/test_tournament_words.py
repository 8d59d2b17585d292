"""Tests of lists of tournaments in words, which may have no room for all."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from tournament_headers import header

from bot.features.tournaments.picture_views import bracket_text
from bot.features.tournaments.plan_settings import More, offers
from bot.features.tournaments.round_words import decision_text, match_points
from bot.features.tournaments.sign_up_words import sign_up_text
from bot.features.tournaments.standings_words import standings_text
from bot.i18n import codes, language
from bot.platform.limits import ALT
from bot.text.lists import TEXT_ROOM, fit_lines
from game.values.ruleset import Option, Ruleset
from host.tournaments.running.places import current_standings
from host.tournaments.running.plan_checks import PlanProblem
from model.ids import EntrantId, PersonId, TeamId
from model.matches import Match, MatchEnding, MatchSeat
from model.tables import TableOptions
from model.teams import Team
from model.tournaments import Entrant, Format, Plan, Tournament
from rendering.charts.bracket_image import BracketMatch, BracketView

LINES = [f"{place}. <@1573694507881332{place:03}> · 0" for place in range(1, 257)]


@pytest.mark.parametrize("code", codes())
def test_a_cut_list_contains_the_reader_s_line(code: str) -> None:
    """Of 256 lines some forty fit, and the reader's own line is added."""
    *others, own_line = fit_lines(language(code), LINES, "tournament-and-more", LINES[200]).split("\n")
    assert own_line.endswith(LINES[200])
    assert LINES[200] not in others
    assert LINES[0] in others
    assert str(len(LINES) - len(others) + 1) in others[-1]
    assert sum(map(len, others)) < TEXT_ROOM + 100


@pytest.mark.parametrize("code", codes())
def test_the_request_to_choose_a_tournament_names_the_option(code: str) -> None:
    """A person who must choose a tournament is told the option's name in their own language."""
    option = language(code).say("command-tournament-join.tournament")
    assert f"`{option}`" in language(code).say("tournament-several", names="Cup")


@pytest.mark.parametrize("command", ["leave", "export"])
@pytest.mark.parametrize("code", codes())
def test_the_help_names_commands_that_no_button_replaces(code: str, command: str) -> None:
    """People read how to leave a running tournament, and how to get its results as a file."""
    words = language(code)
    name = f"/{words.say('command-tournament')} {words.say(f'command-tournament-{command}')}"
    assert f"`{name}`" in words.say("help-compete.text")


@pytest.mark.parametrize("code", codes())
def test_every_problem_of_a_plan_has_a_sentence_of_its_own(code: str) -> None:
    """Every problem of a plan has a different sentence."""
    texts = [language(code).say("tournament-plan", what=problem.value) for problem in PlanProblem]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("everywhere", [False, True])
def test_the_announcement_says_who_wins_a_tie_of_the_knock_out(everywhere: bool) -> None:
    """A house rule of the table by which the starting player loses ties holds in the knock-out, too."""
    rules = Ruleset(options=frozenset({Option.STARTER_LOSES_TIES} if everywhere else ()))
    row = replace(header(Format.ELIMINATION), options=TableOptions(ruleset=rules))
    text = sign_up_text(language("en"), Tournament(row))
    assert ("a tie goes to whoever did not start" in text) == everywhere
    assert ("a tie goes to the better seed" in text) == (not everywhere)


@pytest.mark.parametrize(
    ("format_", "chosen", "shown"),
    [
        (Format.SWISS_THEN_ELIMINATION, 0, ", then a knock-out of the best, 8 at most"),
        (Format.SWISS_THEN_ELIMINATION, 4, ", then a knock-out of the best, 4 at most"),
        (Format.ROUND_ROBIN, 8, "**Then** a knock-out of the best, 8 at most."),
    ],
)
def test_the_announcement_says_how_many_go_on_to_the_knock_out(
    format_: Format, chosen: int, shown: str
) -> None:
    """People read how many go on to the knock-out, also if the organiser has not chosen a number.

    If fewer enter, all of them go on.
    """
    assert shown in sign_up_text(language("en"), Tournament(header(format_, Plan(knock_out=chosen))))


@pytest.mark.parametrize(
    ("format_", "plan", "people", "shown"),
    [
        (Format.SWISS, Plan(), 1, "as many as it takes"),
        (Format.SWISS, Plan(), 2, "as many as it takes: 1 for 2 people"),
        (Format.SWISS, Plan(), 24, "as many as it takes: 5 for 24 people"),
        (Format.SWISS, Plan(rounds=4), 24, "4"),
        (Format.SWISS, Plan(most=8), 24, "as many as it takes: 3 for 8 people"),
        (Format.ROUND_ROBIN, Plan(rounds=4), 24, "as many as it takes: 23 for 24 people"),
        (Format.ROUND_ROBIN, Plan(division_size=6), 24, "as many as it takes: 5 for 24 people"),
        (Format.ROUND_ROBIN, Plan(groups=4, knock_out=8), 24, "as many as it takes: 5 for 24 people"),
        (Format.ELIMINATION, Plan(), 1, "as many as it takes"),
        (Format.ELIMINATION, Plan(), 6, "as many as it takes: 3 for 6 people"),
        (Format.ELIMINATION, Plan(double=True), 8, "as many as it takes: 6 for 8 people"),
        (Format.ELIMINATION, Plan(knock_out_seeds=(1, 2, 3, 4, 5)), 5, "3"),
        (Format.ELIMINATION, Plan(double=True, knock_out_seeds=(1, 2, 3, 4)), 4, "4"),
    ],
)
def test_the_announcement_says_how_many_rounds_it_takes(
    format_: Format, plan: Plan, people: int, shown: str
) -> None:
    """During the sign-up people read how many rounds there will be with those who have entered so far."""
    entrants = tuple(
        Entrant(EntrantId(number), PersonId(number), f"Player {number}") for number in range(1, people + 1)
    )
    text = sign_up_text(language("en"), Tournament(header(format_, plan), entrants))
    assert f"**Rounds:** {shown}\n" in text


@pytest.mark.parametrize(
    ("format_", "plan", "whole", "shown"),
    [
        (Format.SWISS, Plan(boards=2), 1, "as many as it takes"),
        (Format.SWISS, Plan(boards=2), 5, "as many as it takes: 3 for 5 teams"),
        (Format.SWISS, Plan(boards=2, rounds=4), 5, "4"),
        (Format.ROUND_ROBIN, Plan(boards=2), 5, "as many as it takes: 5 for 5 teams"),
    ],
)
def test_the_announcement_says_how_many_rounds_teams_play(
    format_: Format, plan: Plan, whole: int, shown: str
) -> None:
    """During the sign-up of teams those count that have a member for each board; one more has only one member."""
    teams = tuple(Team(TeamId(number), f"Team {number}") for number in range(1, whole + 2))
    entrants = tuple(
        Entrant(EntrantId(number), PersonId(number), f"Player {number}", team=TeamId((number + 1) // 2))
        for number in range(1, 2 * whole + 2)
    )
    text = sign_up_text(language("en"), Tournament(header(format_, plan), entrants, teams=teams))
    assert f"**Rounds:** {shown}\n" in text


@pytest.mark.parametrize("paused", [False, True])
def test_the_announcement_says_when_it_starts(paused: bool) -> None:
    """People read until when they can enter and that it starts then, but in a pause, which moves both, only that."""
    row = header(Format.SWISS)
    row = replace(row, paused_at=row.created_at if paused else None)
    text = sign_up_text(language("en"), Tournament(row))
    assert ("; then it starts." in text) is not paused
    assert ("**Paused:**" in text) is paused


@pytest.mark.parametrize("format_", Format)
def test_a_knock_out_has_no_direct_encounter(format_: Format) -> None:
    """A tournament without points neither offers it nor mentions it, even if it was chosen for another format."""
    row = header(format_, Plan(direct_encounter=True))
    has_points = format_ is not Format.ELIMINATION
    assert offers(row, More.DIRECT_ENCOUNTER) == has_points
    sentence = language("en").say("tournament-direct-encounter")
    assert (sentence in sign_up_text(language("en"), Tournament(row))) == has_points


@pytest.mark.parametrize(("format_", "late"), [(Format.TABLES, True), (Format.ELIMINATION, False)])
def test_a_format_without_late_entries_does_not_promise_them(format_: Format, late: bool) -> None:
    """A kind whose people can enter between rounds keeps that in its plan if another format is chosen."""
    text = sign_up_text(language("en"), Tournament(header(format_, Plan(late=True))))
    assert (language("en").say("tournament-late") in text) == late


def test_the_announcement_says_how_many_play_at_a_table() -> None:
    """People read which number of seats the tables have as far as their number allows."""
    text = sign_up_text(language("en"), Tournament(header(Format.TABLES, Plan(table_seats=3))))
    assert "**Seats per table:** 3" in text
    assert "**Seats" not in sign_up_text(language("en"), Tournament(header(Format.SWISS)))


@pytest.mark.parametrize("boards", [0, 2])
def test_the_announcement_says_that_the_next_round_starts_at_once(boards: int) -> None:
    """Players and members of teams read that there is no break between rounds."""
    row = header(Format.SWISS, Plan(boards=boards, at_once=True))
    assert language("en").say("tournament-at-once") in sign_up_text(language("en"), Tournament(row))


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("en", ("opponents’ points", "difference", "points scored", "seed")),
        ("de", ("Punkte der Gegner", "Differenz", "erspielte Punkte", "Setzplatz")),
        ("fr", ("points des adversaires", "différence", "points marqués", "tête de série")),
        ("it", ("punti degli avversari", "differenza", "punti segnati", "testa di serie")),
    ],
)
def test_the_legend_of_divisions_says_what_orders_equal_points(code: str, named: tuple[str, ...]) -> None:
    """The lines of a division do not show the opponents' points, which come before the difference."""
    legend = language(code).say("season-legend")
    places = [legend.find(part) for part in named]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(
    ("format_", "knock_out"), [(Format.SWISS, False), (Format.SWISS_THEN_ELIMINATION, True)]
)
def test_standings_say_who_goes_on_from_a_shared_place(format_: Format, knock_out: bool, code: str) -> None:
    """Where the best go on to a knock-out, people who share a place read that the better seed comes first."""
    entrants = tuple(Entrant(EntrantId(number), PersonId(number), "Ada", seed=number) for number in (1, 2))
    tournament, words = Tournament(header(format_), entrants), language(code)
    text = standings_text(words, tournament, current_standings(tournament), None)
    sentences = {chosen: words.say("standings-shared", **{"knock-out": chosen}) for chosen in ("yes", "no")}
    assert (sentences["yes"] in text, sentences["no"] in text) == (knock_out, not knock_out)


@pytest.mark.parametrize("command", ["command-tournament-create", "command-ladder-open"])
@pytest.mark.parametrize(
    ("code", "expected"), [("en", "managers"), ("de", "Verwaltung"), ("fr", "gère"), ("it", "gestisce")]
)
def test_the_list_of_commands_marks_those_for_managers(command: str, code: str, expected: str) -> None:
    """The list of commands marks those that only managers may use."""
    assert expected in language(code).say(f"{command}.description")


def test_the_reader_s_line_is_not_repeated() -> None:
    """The reader's own line is not repeated if it is in the list."""
    assert fit_lines(language("en"), LINES, "tournament-and-more", LINES[3]) == fit_lines(
        language("en"), LINES, "tournament-and-more"
    )
    assert fit_lines(language("en"), LINES[:5], "tournament-and-more", LINES[4]) == "\n".join(LINES[:5])


@pytest.mark.parametrize("code", codes())
def test_the_alt_text_of_a_large_bracket_is_cut(code: str) -> None:
    """A bracket of thirty-two people with long names has an alt text, cut at its end."""
    match = BracketMatch("A name of thirty-two characters..", "Another one that is just as long", 0)
    rounds = tuple((match,) * (16 >> number) for number in range(5))
    headings = ("Round of 32", "Round of 16", "Quarter-finals", "Semi-finals", "Final")
    view = BracketView("Cup", rounds, match, "Third place", headings=headings)
    text = bracket_text(language(code), view)
    assert text.startswith("Cup\nRound of 32\nA name")
    assert len(text) <= ALT


@pytest.mark.parametrize(
    ("code", "headings"),
    [
        ("en", ["Round of 16", "Round of 32", "Round of 64"]),
        ("de", ["Achtelfinale", "Sechzehntelfinale", "Runde der letzten 64"]),
        ("fr", ["Huitièmes de finale", "Seizièmes de finale", "Ronde à 64"]),
        ("it", ["Ottavi di finale", "Sedicesimi di finale", "Round a 64"]),
    ],
)
def test_early_rounds_of_a_bracket_have_their_usual_names(code: str, headings: list[str]) -> None:
    """The rounds before the quarter-finals have the words that each language has for them."""
    found = [
        language(code).say("bracket-round", stage="knock-out", players=players) for players in (16, 32, 64)
    ]
    assert found == headings


def test_every_round_of_a_bracket_has_its_heading_in_words() -> None:
    """The alt text has the heading of every round of a bracket."""
    semi, final = BracketMatch("Ada", "Bruno", 0), BracketMatch("Ada", "Carla", None)
    third = BracketMatch("Bruno", "Dora", 1)
    view = BracketView(
        "Cup", ((semi, semi), (final,)), third, "Third place", headings=("Semi-finals", "Final")
    )
    assert bracket_text(language("en"), view).split("\n") == [
        "Cup",
        "Semi-finals",
        "Ada – Bruno: Ada",
        "Ada – Bruno: Ada",
        "Final",
        "Ada – Carla: open",
        "Third place",
        "Bruno – Dora: Dora",
    ]


def _match(ending: MatchEnding | None, *seats: MatchSeat) -> Match:
    """Return a match of two that has ended."""
    at = datetime(2026, 3, 2, tzinfo=UTC)
    return Match(1, 0, None, at, False, False, ending, at, seats, ())


def _tournament() -> Tournament:
    """Return a tournament of Ada and Bruno with what the words need."""
    entrants = tuple(
        Entrant(EntrantId(number), PersonId(number), name, False, False)
        for number, name in enumerate(("Ada", "Bruno"), 1)
    )
    return SimpleNamespace(entrant=lambda number: entrants[number - 1])  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("first", "second", "expected", "results"),
    [
        ((0, 1), (0, 1), "<@1> and <@2> share the win by decision", "0 : 0"),
        ((12, 2), (8, 0), "<@1> wins by decision (12 : 8)", "12 : 8"),
        ((9, 0), (9, 2), "<@2> wins by decision (9 : 9+)", "9 : 9+"),
        ((9, 1), (9, 1), "<@1> and <@2> share the win by decision (9 : 9)", "9 : 9"),
    ],
)
def test_a_plus_marks_who_has_won_a_single_game_without_more_points(first, second, expected, results) -> None:
    """A match of several games decided in its first one shows points; a plus is only at a win without more of them."""
    seats = (
        MatchSeat(EntrantId(number), *result, absent=False)
        for number, result in enumerate((first, second), 1)
    )
    match = _match(MatchEnding.REFEREE, *seats)
    assert decision_text(language("en"), _tournament(), match) == expected
    assert match_points(match) == results


@pytest.mark.parametrize(
    ("ending", "first", "second", "expected", "results"),
    [
        (MatchEnding.REFEREE, (0, False), (0, True), "<@1> wins by decision", "+ : –"),
        (MatchEnding.WALKOVER, (0, True), (0, False), "<@2> wins by forfeit", "– : +"),
        (MatchEnding.DEADLINE, (12, False), (8, False), "<@1> wins on time (12 : 8)", "12 : 8"),
        (MatchEnding.REFEREE, (0, False), (0, False), "<@1> and <@2> share the win by decision", "0 : 0"),
        (MatchEnding.REFEREE, (0, True), (0, True), "nobody wins by decision", "– : –"),
    ],
)
def test_a_decided_match_says_who_wins_it_how(ending, first, second, expected, results) -> None:
    """A match decided by absence has no points; others show the points that decided them."""
    seats = [
        MatchSeat(EntrantId(number), points, None, absent)
        for number, (points, absent) in enumerate((first, second), 1)
    ]
    match = _match(ending, *seats)
    assert decision_text(language("en"), _tournament(), match) == expected
    assert match_points(match) == results
    for code in codes():
        assert "<@" in decision_text(language(code), _tournament(), match) or "nobody" in expected


@pytest.mark.parametrize(
    ("seats", "expected", "results"),
    [
        (((30, False), (20, False), (10, True)), "<@1> wins on time (30 : 20 : –)", "30 : 20 : –"),
        (((30, False), (20, True), (10, True)), "<@1> wins on time", "+ : – : –"),
        (((0, True), (0, True), (0, True)), "nobody wins on time", "– : – : –"),
    ],
)
def test_a_player_who_left_a_table_hides_no_points_of_others(seats, expected, results) -> None:
    """At a table that one player has left, the points of the others are shown: they have decided who won."""
    found = (
        MatchSeat(EntrantId(number), points, None, absent) for number, (points, absent) in enumerate(seats, 1)
    )
    match = _match(MatchEnding.DEADLINE, *found)
    assert decision_text(language("en"), _tournament(), match) == expected
    assert match_points(match) == results
