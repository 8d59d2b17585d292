"""Tests of a profile in words: shared victories and ties."""

from datetime import UTC, datetime

import pytest

from bot.i18n import language
from bot.text.ratings import profile_text
from game.values.ruleset import Edition
from host.ratings.profiles import Duel, profile_of
from host.ratings.results import ranked
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.results import Ending, GameResult, SeatResult

ANN, BEN, CLEO = map(PersonId, (1, 2, 3))
GUILD = GuildId(9)
SHARED = {
    "en": "1 of them shared",
    "de": "davon 1 geteilt",
    "fr": "dont 1 partagée",
    "it": "di cui 1 condivisa",
}
TIED = {"en": "1 tied", "de": "1 unentschieden", "fr": "1 à égalité", "it": "1 in parità"}


def _result(name: str, points: dict[PersonId, int]) -> GameResult:
    seats = [SeatResult(person, None, str(person), 1, scored) for person, scored in points.items()]
    return GameResult(
        game=GameId(name),
        guild=GUILD,
        channel=ChannelId(8),
        edition=Edition.SECOND,
        rated=True,
        ending=Ending.PLAYED,
        tiles=20,
        ended_at=datetime(2026, 3, 2, tzinfo=UTC),
        seats=ranked(seats),
    )


RESULTS = (
    _result("abcdefga", {ANN: 50, BEN: 50, CLEO: 40}),
    _result("abcdefgb", {ANN: 60, BEN: 50}),
    _result("abcdefgc", {ANN: 30, BEN: 50}),
)


def test_a_shared_victory_is_named() -> None:
    """Of two victories in three games one was shared: who shared it has tied, and the third has lost."""
    profile = profile_of(ANN, RESULTS, (), {}, GUILD, None)
    assert (profile.games, profile.wins, profile.shared) == (3, 2, 1)
    assert dict(profile.rivals) == {BEN: Duel(3, 1, 1), CLEO: Duel(1, 1, 0)}
    assert [duel.tied for _, duel in profile.rivals] == [1, 0]
    second = _result("abcdefgd", {ANN: 60, BEN: 50, CLEO: 50})
    behind = profile_of(CLEO, (RESULTS[0], second), (), {}, GUILD, None)
    assert (behind.games, behind.wins, behind.shared) == (2, 0, 0)


def test_rivals_are_the_three_met_most_often() -> None:
    """Of people met equally often those with the lower ids come first."""
    met = [PersonId(number) for number in (9, 4, 3, 4, 2)]
    games = [_result(f"abcdefg{number}", {ANN: 50, other: 40}) for number, other in enumerate(met)]
    rivals = profile_of(ANN, games, (), {}, GUILD, None).rivals
    assert [(person, duel.games) for person, duel in rivals] == [(4, 2), (2, 1), (3, 1)]


@pytest.mark.parametrize("code", SHARED)
def test_ties_are_named_only_if_there_are_any(code: str) -> None:
    """The numbers of a line add up to its games, and ties are named only if there are any."""
    text = profile_text(language(code), profile_of(ANN, RESULTS, (), {}, GUILD, None), None, None)
    lines = text.split("\n")
    against = {person: next(line for line in lines if f"<@{person}>" in line) for person in (BEN, CLEO)}
    assert SHARED[code] in lines[1]
    assert against[BEN].endswith(TIED[code])
    assert TIED[code][2:] not in against[CLEO]
    unshared = profile_text(language(code), profile_of(ANN, RESULTS[1:], (), {}, GUILD, None), None, None)
    assert SHARED[code] not in unshared
