"""Tests of the list of a person's games: the longest names on a full page, and challenges beside it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.board.games import PAGE, OpenChallenges, games_message
from bot.i18n import codes, language
from bot.platform import limits
from bot.text import emoji_marks
from game.values.moves import Figure
from game.values.ruleset import Colour
from host.games.views import GameSummary
from model.challenges import Challenge, ChallengeStatus
from model.ids import ChallengeId, ChannelId, GameId, GuildId, MessageId, PersonId
from model.tables import GameStatus, Occupant, Seat, TableOptions
from rendering.sprites.emojis import emoji_name

ID = 1573694507881332000
LATER = datetime.now(UTC) + timedelta(days=2)
LONGEST = "_" * 32
"""The longest name, each letter of which is escaped with another character."""


def a_game() -> GameSummary:
    """Return a game in which another person with a long name is to move."""
    seat = Seat(Colour.YELLOW, Occupant.PERSON, PersonId(ID), LONGEST)
    return GameSummary(
        GameId("nolevira"),
        GuildId(ID),
        ChannelId(ID),
        MessageId(ID),
        GameStatus.RUNNING,
        (seat,),
        seat,
        False,
        LATER,
    )


def a_challenge(number: int) -> Challenge:
    """Return a challenge by a person with a long name."""
    return Challenge(
        ChallengeId(f"bada{number:04}"),
        GuildId(ID),
        ChannelId(ID),
        PersonId(ID + number),
        LONGEST,
        PersonId(1),
        "Ada",
        TableOptions(),
        ChallengeStatus.OPEN,
        3,
        LATER,
        LATER,
    )


@pytest.mark.parametrize("code", codes())
def test_a_full_page_and_many_challenges_fit_into_one_message(code, monkeypatch):
    """A full page of games and many challenges fit into one message, which counts those left out."""
    mark = emoji_name(Colour.YELLOW, Figure.MEEPLE)
    monkeypatch.setattr(emoji_marks, "_uploaded", {mark: f"<:{mark}:{ID}>"})
    open_challenges = tuple(a_challenge(number) for number in range(20))
    challenges = OpenChallenges(open_challenges, sent=open_challenges[:5])
    message = games_message(language(code), (a_game(),) * (2 * PAGE), challenges, first=0)
    assert message.content_length() <= limits.TEXT
    assert message.total_children_count <= limits.COMPONENTS
    text = "\n".join(part.content for part in message.walk_children() if hasattr(part, "content"))
    assert language(code).say("games-challenges-more", count=25 - text.count("⚔️")) in text
    assert text.count("⏳") == PAGE
    clock = f"<t:{int(LATER.timestamp())}:R>"
    assert text.count(language(code).say("turn-clock", clock=clock)) == PAGE, "it says what a time is about"


@pytest.mark.parametrize("code", codes())
def test_a_running_game_that_waits_for_nobody_is_damaged(code: str) -> None:
    """A game whose stored deadline cannot be read is listed as on hold, and not as over."""
    words = language(code)
    damaged = replace(a_game(), waits_for=None, deadline=None)
    over = replace(damaged, status=GameStatus.OVER)
    message = games_message(words, (damaged, over), OpenChallenges((), ()), first=0)
    text = "\n".join(part.content for part in message.walk_children() if hasattr(part, "content"))
    about = {"where": f"<#{ID}>", "game": "nolevira"}
    assert text.split("\n")[1:] == [words.say("games-damaged", **about), words.say("games-over", **about)]


@pytest.mark.parametrize("code", codes())
def test_a_deleted_channel_is_named_so(code: str) -> None:
    """The line of a game whose channel was deleted has no mention or link of it, and a note says how to go on."""
    words = language(code)
    message = games_message(words, (a_game(),) * PAGE, OpenChallenges((), ()), {ChannelId(ID)}, first=0)
    assert message.content_length() <= limits.TEXT
    text = "\n".join(part.content for part in message.walk_children() if hasattr(part, "content"))
    assert text.count(words.say("games-deleted-channel") + " `nolevira`") == PAGE
    assert f"<#{ID}>" not in text
    assert "https:" not in text
    assert text.endswith(words.say("games-deleted-note"))
