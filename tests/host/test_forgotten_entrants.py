"""People who have their data deleted while they are in a tournament."""

from at_the_table import HandClock
from cups_played import PEOPLE, announced, play_round, under_way

from host.host import Host
from model.tournaments import Format, MatchEnding, Plan, TournamentStatus


async def test_who_is_forgotten_before_the_start_has_not_entered(host: Host, clock: HandClock) -> None:
    """A former player takes no place and meets nobody."""
    tournament = await announced(host, clock, 4)
    await host.people.delete(PEOPLE[3].id)
    cup = await host.tournaments.get(tournament)
    assert [entrant.person for entrant in cup.entrants] == [person.id for person in PEOPLE[:3]]


async def test_who_is_forgotten_in_a_tournament_has_left_it(host: Host, clock: HandClock) -> None:
    """The open match is over at once, and nobody is paired with a former player; also after dropping out."""
    cup = await under_way(host, clock, 6, format=Format.SWISS, plan=Plan(rounds=2))
    out = PEOPLE[1]
    await host.tournaments.leave(cup.id, out.id)
    open_match = next(match for match in (await host.tournaments.get(cup.id)).matches if match.open)
    gone = cup.entrant(open_match.entrants[0])
    for person in (out.id, gone.person):
        await host.people.delete(person)
    cup = await host.tournaments.get(cup.id)
    assert {entrant.number for entrant in cup.entrants if entrant.gone} == {
        entrant.number for entrant in cup.entrants if entrant.person < 0
    }
    ended = cup.match(1, open_match.number)
    assert ended is not None
    assert ended.ending is MatchEnding.WALKOVER
    cup = await play_round(host, clock, cup.id)
    assert cup.row.status is TournamentStatus.RUNNING
    assert gone.number not in {entrant for match in cup.matches_of(2) for entrant in match.entrants}
