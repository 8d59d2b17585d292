"""A season by script, through real discord.py and the loopback Discord; `python -m bench season` plays that of 32."""

import pytest

from bench.season import season
from storage.values import MatchEnding

pytestmark = pytest.mark.e2e


async def test_a_small_season_ends_by_itself(tmp_path):
    """Ten people, three rounds and a knock-out of four; drop-outs, time-outs, resignations, two restarts."""
    played = await season(10, 3, 4, tmp_path)
    assert len(played.cup.rounds) == 5
    assert len(set(played.order)) == 10
    assert all(not match.open for match in played.cup.matches)
    assert played.endings.keys() >= {MatchEnding.PLAYED, MatchEnding.WALKOVER, MatchEnding.DEADLINE}
    assert played.restarts == 2
    assert sum(entrant.gone for entrant in played.cup.entrants) == 2
    winner = next(one for one in played.cup.entrants if one.name == played.order[0])
    assert f"<@{winner.person}>" in played.ceremony.splitlines()[0]
