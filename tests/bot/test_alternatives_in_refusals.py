"""Tests that refusals name the command or the button with which a person can go on."""

import re

import pytest

from bot.i18n import codes, language

COMMANDS = {
    "match-time-gone": "time",
    "match-time-players": "time",
    "match-time-together": "round",
    "team-full": "leave",
    "team-no-line-up": "round",
    "team-too-few": "referee",
    "tournament-dropped-out": "standings",
    "tournament-full": "referee",
    "tournament-sign-up-over": "referee",
    "tournament-no-reserves": "join",
    "tournament-not-entered": "join",
    "tournament-no-open-match": "round",
    "tournament-paused-already": "referee",
    "tournament-not-paused": "referee",
    "tournament-thread-gone": "round",
    "tournament-too-few": "referee",
    "tournament-wrong-status": "standings",
}
"""The subcommand of /tournament that each refusal names."""


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("key", "command"), COMMANDS.items())
def test_a_refusal_names_the_command_that_helps(code, key, command):
    """In every language the refusal has the command by the name that it has there."""
    words = language(code)
    named = f"`/{words.say('command-tournament')} {words.say(f'command-tournament-{command}')}`"
    assert named in words.say(key, most=8, status="over", yours="yes", least=2, entered=1)


OPTIONS = {
    "tournament-need-match": ("match",),
    "tournament-need-person": ("person", "by"),
    "tournament-need-hours": ("hours",),
}
"""The options of /tournament referee that each refusal names."""


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(("key", "options"), OPTIONS.items())
def test_a_refusal_names_the_options_that_lack(code, key, options):
    """In every language the refusal has the options by the names that they have there."""
    words = language(code)
    for option in options:
        assert f"`{words.say(f'command-tournament-referee.{option}')}`" in words.say(key)


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize(
    ("key", "commands"),
    {
        "games-nothing-waits": ["games"],
        "host-not-at-table": ["game new"],
        "challenge-waits": ["games"],
        "host-no-such-preset": ["preset save"],
        "host-no-vote": ["undo", "game stop"],
        "host-not-in-lobby": ["board", "resign"],
        "host-unknown-time-zone": ["me reminders"],
    }.items(),
)
def test_a_refusal_names_other_commands(code, key, commands):
    """So do refusals outside tournaments; of presets and votes there may be none to choose from."""
    words = language(code)
    for command in commands:
        parts = command.split(" ")
        names = [words.say("command-" + "-".join(parts[: number + 1])) for number in range(len(parts))]
        assert f"`/{' '.join(names)}`" in words.say(key, preset="x", status="running", full="yes", zone="x")


@pytest.mark.parametrize("code", codes())
def test_a_team_without_a_name_is_told_the_option_for_it(code):
    """The refusal of a missing or too long name of a team has the option by its name in that language."""
    words = language(code)
    assert f"`{words.say('command-tournament-team.name')}`" in words.say("team-name", most=50)


@pytest.mark.parametrize(
    ("code", "skip"), [("en", "skip"), ("de", "passe"), ("fr", "passe"), ("it", "passa")]
)
@pytest.mark.parametrize(
    "rule",
    ["abbot-deploy", "abbot-garden-only", "abbot-recall", "builder-deploy", "pig-deploy", "portal-deploy"],
)
def test_a_refused_figure_can_be_exchanged_or_left_out(code, skip, rule):
    """After the reason, a second sentence says what else can be done with a figure at the end of a turn."""
    assert re.search(rf"\. .+\b{skip}\.$", language(code).say(f"rule-{rule}"))


@pytest.mark.parametrize("code", codes())
def test_the_refusal_of_a_cancelled_tournament_names_the_command_for_another(code):
    """Whoever does something in a cancelled tournament reads how another one is created."""
    words = language(code)
    named = f"`/{words.say('command-tournament')} {words.say('command-tournament-create')}`"
    assert named in words.say("tournament-wrong-status", status="cancelled")


@pytest.mark.parametrize("code", codes())
def test_whoever_proposed_a_time_is_referred_to_the_button_for_others(code):
    """A player who presses their own time reads which button replaces the proposal."""
    words = language(code)
    assert f"**{words.say('button-time-others')}**" in words.say("match-time-own")
