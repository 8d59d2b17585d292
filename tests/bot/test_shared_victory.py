"""Test that the end of a tournament in which half of all share the victory fits into one message."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from large_tournaments import NOW, header_of, length_of, people_numbered

from bot.delivery import tournament_ends
from bot.features.tournaments.controls import tournament_message
from bot.i18n import codes, language
from bot.platform.limits import TEXT
from host.tournaments.presets import Preset
from host.tournaments.running.places import current_standings, final_order
from model.ids import EntrantId
from model.matches import Match, MatchEnding, MatchSeat
from model.tournaments import Format, Round, Stage, Tournament, TournamentStatus


async def _answer(value):
    return value


def _over(code, people):
    """Return a tournament of one Swiss round whose time ran out: the first of each pair was absent."""
    header = header_of(code, Preset.LEAGUE, rounds=1)
    header = replace(header, format=Format.SWISS, status=TournamentStatus.OVER)

    def seats(number):
        absent, present = EntrantId(2 * number + 1), EntrantId(2 * number + 2)
        return (MatchSeat(absent, 0, 0, absent=True), MatchSeat(present, 0, 2))

    matches = tuple(
        Match(1, number, None, NOW, ending=MatchEnding.DEADLINE, seats=seats(number))
        for number in range(people // 2)
    )
    return Tournament(
        header, people_numbered(people), (Round(1, Stage.SWISS, None, None, NOW, NOW),), matches
    )


@pytest.mark.parametrize("people", [100, 256])
@pytest.mark.parametrize("code", codes())
async def test_the_end_with_a_shared_victory_fits(monkeypatch, code, people):
    """The first winners are named, and the others counted."""
    monkeypatch.setattr(tournament_ends, "theme_of", lambda *_: _answer(None))
    monkeypatch.setattr(tournament_ends, "podium_view", lambda *_: None)
    words, tournament = language(code), _over(code, people)
    services = SimpleNamespace(
        host=SimpleNamespace(
            tournaments=SimpleNamespace(
                final_order=lambda tournament: _answer(final_order(tournament)),
                standings=lambda tournament: _answer(current_standings(tournament)),
            ),
            seasons=SimpleNamespace(divisions=lambda _: _answer(())),
        ),
        pictures=SimpleNamespace(draw=lambda *_, **__: _answer(None)),
    )
    message = await tournament_ends.end_message(services, words, tournament)
    assert length_of(tournament_message(words, tournament, 3, message.texts)) <= TEXT
