"""People who have their data exported or deleted while they are in a tournament."""

import json

from games_played import DAY, HOUR, HandClock
from tournaments_played import ORGANISER, PEOPLE, announced, play_round, under_way

from host.host import Host
from model.matches import MatchEnding
from model.tournaments import Format, Plan, TournamentStatus


async def test_a_person_deleted_before_the_start_has_not_entered(host: Host, clock: HandClock) -> None:
    """A person whose data are deleted before the start takes no place and is paired with nobody."""
    tournament_id = await announced(host, clock, 4)
    await host.people.delete(PEOPLE[3].id)
    tournament = await host.tournaments.get(tournament_id)
    assert [entrant.person for entrant in tournament.entrants] == [person.id for person in PEOPLE[:3]]


async def test_a_person_deleted_during_a_tournament_has_dropped_out(host: Host, clock: HandClock) -> None:
    """Deleting an entrant's data ends the open match at once, and the entrant is paired no more."""
    tournament = await under_way(host, clock, 6, format=Format.SWISS, plan=Plan(rounds=2))
    out = PEOPLE[1]
    await host.tournaments.leave(tournament.id, out.id)
    open_match = next(match for match in (await host.tournaments.get(tournament.id)).matches if match.open)
    leaver = tournament.entrant(open_match.entrants[0])
    for person in (out.id, leaver.person):
        await host.people.delete(person)
    tournament = await host.tournaments.get(tournament.id)
    assert {entrant.number for entrant in tournament.entrants if entrant.gone} == {
        entrant.number for entrant in tournament.entrants if entrant.person < 0
    }
    ended = tournament.match(1, open_match.number)
    assert ended is not None
    assert ended.ending is MatchEnding.WALKOVER
    tournament = await play_round(host, clock, tournament.id)
    assert tournament.header.status is TournamentStatus.RUNNING
    assert leaver.number not in {entrant for match in tournament.matches_of(2) for entrant in match.entrants}


async def test_the_export_of_a_referee_contains_their_decisions(host: Host, clock: HandClock) -> None:
    """The export has each decision, of a match or of the tournament, in order, and none after deletion."""
    tournament = await under_way(host, clock, 4)
    await host.referee.extend(tournament.id, ORGANISER, DAY, (1, 1))
    first = clock.time
    clock.forward(HOUR)
    await host.referee.pause(tournament.id, ORGANISER)
    common = {"tournament": tournament.id}
    assert json.loads(json.dumps(await host.people.export(ORGANISER)))["decisions"] == [
        common | {"number": 1, "kind": "extend", "round": 1, "match": 1, "at": first.isoformat()},
        common | {"number": 2, "kind": "pause", "round": None, "match": None, "at": clock.time.isoformat()},
    ]
    assert not (await host.people.export(PEOPLE[0].id))["decisions"]
    await host.people.delete(ORGANISER)
    assert not (await host.people.export(ORGANISER))["decisions"]
