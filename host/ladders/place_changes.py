"""The effects of challenges on a ladder's places, stored together with the answer or the result.

All functions work in the transaction of the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from host.ladders.order import climbed
from model.challenges import Challenge
from model.ids import GameId, LadderId, MemberId, PersonId
from model.ladders import Ladder, Member, News, NewsKind
from model.outbox import MessageKind
from model.results import GameResult
from storage import challenges, downtimes, ladders, outbox, results
from storage.database import Connection

GIVEN_UP_AFTER = timedelta(days=2)
"""The time after its acceptance at which a challenge whose game did not begin (no channel) is given up.

Downtimes of the program, in which no game can begin, are not counted.
"""


async def settle_forfeited(connection: Connection, challenge: Challenge, at: datetime) -> None:
    """Give the challenger the place of the person who declined or did not answer in time."""
    found = await _ladder_and_members(connection, challenge)
    if found is not None:
        ladder, challenger, challenged = found
        await _settle(connection, ladder, NewsKind.UNANSWERED, challenger, challenged, at)


async def settle_played(connection: Connection, challenge: Challenge, at: datetime) -> None:
    """Settle a challenge by its game: a challenger who won takes the place of the other.

    A game without a result changes no places.
    """
    result = None if challenge.game is None else await results.find(connection, challenge.game)
    await challenges.set_settled(connection, challenge.id)
    found = await _ladder_and_members(connection, challenge)
    if found is not None:
        ladder, challenger, challenged = found
        kind = _outcome(result, challenger, challenged)
        await _settle(connection, ladder, kind, challenger, challenged, at, challenge.game)


async def settle_before_leaving(
    connection: Connection, ladder_id: LadderId, person: PersonId, at: datetime
) -> None:
    """Settle the accepted challenges to a person who is about to leave a ladder.

    If the game is over, its result decides; else the challenger gets the place.
    """
    over = await challenges.to_settle(connection, await given_up_before(connection, at))
    for challenge in await challenges.unsettled_on(connection, ladder_id):
        if challenge.open or challenge.challenged != person:
            continue
        if challenge.id in over:
            await settle_played(connection, challenge, at)
            continue
        await challenges.set_settled(connection, challenge.id)
        found = await _ladder_and_members(connection, challenge)
        if found is not None:
            ladder, challenger, challenged = found
            await _settle(connection, ladder, NewsKind.LEFT, challenger, challenged, at, challenge.game)


async def given_up_before(connection: Connection, now: datetime) -> datetime:
    """Return the latest acceptance of a challenge that is given up now if its game has not begun.

    It lies GIVEN_UP_AFTER before `now`, downtimes not counted.
    """
    at, left = now, GIVEN_UP_AFTER
    for down, up in reversed(await downtimes.all_of(connection)):
        if at - up >= left:
            break
        left -= max(at - up, timedelta(0))
        at = min(at, down)
    return at - left


def idle_due(member: Member, ladder: Ladder) -> datetime | None:
    """Return when an idle member falls, holidays not counted; None if members of this ladder never fall."""
    days = ladder.spec.idle_days
    return member.active_at + timedelta(days=days) if days and ladder.open else None


async def store_order(
    connection: Connection, ladder: Ladder, order: Sequence[MemberId], *explained_by: News
) -> None:
    """Store an order of members and the news that explains it, and announce each piece in the outbox."""
    await ladders.set_order(connection, ladder, order)
    for news in explained_by:
        number = await ladders.add_news(connection, ladder.id, news)
        await outbox.add_ladder_message(connection, ladder.id, MessageKind.LADDER_NEWS, news.at, number)


async def store_next_look(connection: Connection, ladder_id: LadderId) -> None:
    """Store when to look at a ladder next: when the first of its members would fall."""
    ladder = await ladders.find(connection, ladder_id)
    assert ladder is not None, "it was there in this transaction"
    moments = [due for member in ladder.members if (due := idle_due(member, ladder)) is not None]
    await ladders.change(connection, ladder_id, look_at=min(moments, default=None))


async def _ladder_and_members(
    connection: Connection, challenge: Challenge
) -> tuple[Ladder, Member, Member] | None:
    """Return a challenge's ladder, challenger and challenged; None if it is closed or either has left it."""
    assert challenge.ladder is not None, "asked of challenges on a ladder"
    ladder = await ladders.find(connection, challenge.ladder)
    if ladder is None or not ladder.open or challenge.challenger is None or challenge.challenged is None:
        return None
    challenger, challenged = ladder.member_for(challenge.challenger), ladder.member_for(challenge.challenged)
    return None if challenger is None or challenged is None else (ladder, challenger, challenged)


async def _settle(
    connection: Connection,
    ladder: Ladder,
    kind: NewsKind,
    challenger: Member,
    challenged: Member,
    at: datetime,
    game: GameId | None = None,
) -> None:
    """Store the outcome of a challenge: the places, both records of games, and the news."""
    order = tuple(member.number for member in ladder.members)
    climbs = kind in (NewsKind.CLIMBED, NewsKind.UNANSWERED, NewsKind.LEFT)
    after = climbed(order, challenger.number, challenged.number) if climbs else order
    played = kind in (NewsKind.CLIMBED, NewsKind.HELD)
    for member, won in ((challenger, kind is NewsKind.CLIMBED), (challenged, kind is NewsKind.HELD)):
        await ladders.change_member(
            connection,
            ladder.id,
            member.number,
            active_at=at,
            moved=0,
            won=member.won + won,
            lost=member.lost + (played and not won),
        )
    place = after.index(challenger.number) + 1
    news = News(0, kind, challenger.number, challenged.number, place, at, game)
    await store_order(connection, ladder, after, news)
    await store_next_look(connection, ladder.id)


def _outcome(result: GameResult | None, challenger: Member, challenged: Member) -> NewsKind:
    if result is None or result.void:
        return NewsKind.NO_RESULT
    seats = {seat.person: seat for seat in result.seats}
    one, other = seats.get(challenger.person), seats.get(challenged.person)
    # The result has the new player of a seat that was given away before its first move.
    one_left, other_left = (seat is None or seat.left for seat in (one, other))
    if one_left and other_left:
        return NewsKind.NO_RESULT
    if one is None or other is None:
        return NewsKind.HELD if one_left else NewsKind.CLIMBED
    if one.rank == other.rank:
        return NewsKind.TIED
    return NewsKind.CLIMBED if one.rank < other.rank else NewsKind.HELD
