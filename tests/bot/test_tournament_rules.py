"""Tests of the pages about tournaments: short in every language, found by their words, and true to the host."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from tournament_headers import header

from bot.features.ladders.words import rules_text
from bot.features.learning.pages import PAGES, Chapter, page_named
from bot.features.learning.rules_command import pages_about
from bot.features.learning.rules_panel import page_text
from bot.features.tournaments.controls import sign_up_message
from bot.features.tournaments.sign_up_words import rules_page
from bot.i18n import codes, language
from bot.platform.controls import Button
from host.challenges.challenges import MOST_OPEN, PAUSE_AFTER_NO, USUAL_DAYS
from host.ladders.ladders import REMATCH_PAUSE
from host.ratings.meetings import REPEATS_WITHIN
from host.ratings.ratings import PROVISIONAL_GAMES, Rating
from host.ratings.results import PLAYED_ENOUGH
from host.tournaments.pairing.double_elimination import final_round
from host.tournaments.pairing.elimination import Bracket, first_round
from host.tournaments.presets import Preset, preset_plan
from host.tournaments.running.history import TABLE_ROUNDS
from host.tournaments.running.match_times import MOST_TIMES
from host.tournaments.running.round_clock import CALLED_BEFORE, GRACE
from host.tournaments.running.team_rounds import SUBSTITUTES
from host.tournaments.standings.model import TABLE_POINTS
from model.ids import ChannelId, GuildId, LadderId
from model.ladders import Ladder, LadderSpec, LadderStatus
from model.tables import HelpLevel, TableOptions
from model.tournaments import Format, Plan, Tournament

CHAPTER = [page for page in PAGES if page.chapter is Chapter.TOURNAMENTS]
LADDER = LadderSpec(GuildId(1), ChannelId(2), None, "Stairs", TableOptions())
LIVE, LEAGUE, CHAMPIONSHIP = (
    preset_plan(preset, TableOptions()) for preset in (Preset.LIVE, Preset.LEAGUE, Preset.CHAMPIONSHIP)
)


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("page", CHAPTER, ids=lambda page: page.name)
def test_a_page_is_a_title_and_a_few_lines(page, code):
    """A page has three to six lines, as many as in English, and is found by any word of them."""
    words = language(code)
    title, *lines = page_text(words, page).splitlines()
    assert title == f"### {words.say(page.title)}"
    assert all(line.startswith("• ") for line in lines)
    assert 3 <= len(lines) <= 6
    assert len(lines) == len(page_text(language("en"), page).splitlines()) - 1
    assert page in pages_about(words, words.say(page.title))[:1]
    assert page in pages_about(words, lines[-1].removeprefix("• ").upper())


@pytest.mark.parametrize(
    ("counted", "expected", "page", "written"),
    [
        (final_round(8), 6, "double-elimination", "eight people take six rounds"),
        (final_round(16), 8, "double-elimination", "sixteen take eight"),
        ([*map(int, TABLE_POINTS[:5])], [5, 3, 2, 1, 0], "tables", "5, 3, 2, 1 and 0 points"),
        (TABLE_ROUNDS, 3, "tables", "three rounds"),
        (first_round(8, Bracket.CHAMPIONSHIP), ((1, 5), (2, 6), (3, 7), (4, 8)), "championship", "2–6, 3–7"),
        (CHAMPIONSHIP[1].knock_out, 8, "championship", "the best eight"),
        (CHAMPIONSHIP[2].budget_seconds, 3 * 86400, "championship", "three days"),
        (LIVE[1].round_seconds, 3600, "live", "rounds of an hour"),
        (LIVE[2].budget_seconds, 30 * 60, "live", "30 minutes for each player"),
        (LEAGUE[1].round_seconds, 7 * 86400, "league", "lasts a week"),
        (SUBSTITUTES, 3, "teams", "three more members than boards"),
        (LADDER.reach, 3, "ladder", "up to three places"),
        (LADDER.answer_days, 3, "ladder", "three days to accept"),
        (LADDER.idle_days, 30, "ladder", "30 days without"),
        (REMATCH_PAUSE.days, 7, "ladder", "after seven days"),
        (USUAL_DAYS, 3, "challenge", "after three days"),
        (PAUSE_AFTER_NO.days, 1, "challenge", "in a day"),
        (MOST_OPEN, 5, "challenge", "Up to five"),
        (MOST_TIMES, 3, "match-times", "up to three"),
        (CALLED_BEFORE, timedelta(minutes=30), "match-times", "half an hour before"),
        (GRACE.days, 1, "match-times", "a day later"),
        (PLAYED_ENOUGH, 3, "ratings", "a third of their turns"),
        (REPEATS_WITHIN.days, 30, "ratings", "within 30 days"),
        (Rating().shown, 1500, "ratings", "starts at 1500"),
        (PROVISIONAL_GAMES, 10, "ratings", "until 10 games"),
    ],
)
def test_the_numbers_of_a_page_are_those_of_the_host(counted, expected, page, written):
    """The numbers on a page are those of the host."""
    assert counted == expected
    assert written in language("en").say(f"explain-{page}")


@pytest.mark.parametrize("code", codes())
def test_only_the_sign_up_says_how_long_the_check_in_is(code):
    """Only the sign-up tells the length of the check-in, which an organiser may change."""
    assert str(LIVE[1].check_in_seconds // 60) not in language(code).say("explain-live")


@pytest.mark.parametrize(
    ("format_", "plan", "page"),
    [
        *((*preset_plan(preset, TableOptions())[:2], preset.value) for preset in Preset),
        (Format.SWISS, Plan(), "swiss"),
        (Format.SWISS_THEN_ELIMINATION, Plan(knock_out=8), "swiss"),
        (Format.ELIMINATION, Plan(), "knock-out"),
        (Format.ELIMINATION, Plan(double=True), "double-elimination"),
        (Format.ROUND_ROBIN, Plan(), "league"),
        (Format.ROUND_ROBIN, Plan(division_size=4, promoted=1), "league"),
        (Format.ROUND_ROBIN, Plan(groups=2, knock_out=4), "groups"),
        (Format.TABLES, Plan(table_seats=4), "tables"),
    ],
)
def test_a_sign_up_leads_to_the_page_of_its_kind(format_, plan, page):
    """The button below a sign-up opens an existing page in a new message."""
    row = header(format_, plan)
    assert rules_page(row) == page
    assert page_named(page) in CHAPTER
    parts = list(sign_up_message(Tournament(row)).walk_children())
    ids = [part.item.custom_id for part in parts if isinstance(part, Button)]
    assert [custom_id for custom_id in ids if custom_id.startswith("b:rules")] == [
        custom_id for custom_id in ids if custom_id.endswith(f":{page}")
    ]
    assert sum(custom_id.startswith("b:rules") for custom_id in ids) == 1


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        (TableOptions(help=HelpLevel.FULL), True),
        (TableOptions(help=HelpLevel.FULL, rated=True), False),
        (TableOptions(help=HelpLevel.PURIST), False),
    ],
    ids=["unrated", "rated", "without help"],
)
def test_a_ladder_says_whether_hints_are_allowed_in_its_games(options, allowed, code):
    """The rules of a ladder whose games give hints, since they are unrated and have full help, say so."""
    words = language(code)
    ladder = Ladder(
        LadderId("stairs"), replace(LADDER, options=options), LadderStatus.OPEN, None, datetime.now(UTC)
    )
    assert (words.say("ladder-rule-hints") in rules_text(words, ladder)) is allowed
