"""What tests of ladders share: opening a ladder, playing the games of its challenges, and its order."""

from dataclasses import replace

from games_played import GUILD, turn
from tournaments_played import ORGANISER, PEOPLE, SMALL

from host.games.views import Person
from host.host import Host
from model.challenges import Challenge
from model.ids import ChannelId, GameId, LadderId
from model.ladders import LadderSpec, NewsKind
from model.tables import GameStatus

LADDER_CHANNEL = ChannelId(810)
SPEC = LadderSpec(GUILD, LADDER_CHANNEL, ORGANISER, "Spring ladder", SMALL)


async def opened(host: Host, people: int = 6, **chosen: object) -> LadderId:
    """Open a ladder that the first `people` people join, in the order in which they are listed."""
    ladder = await host.ladders.open(replace(SPEC, **chosen))  # type: ignore[arg-type]
    for person in PEOPLE[:people]:
        await host.ladders.join(ladder.id, person)
    return ladder.id


async def member_order(host: Host, ladder: LadderId) -> list[int]:
    """Return the person ids of the members, from the top of the ladder."""
    return [member.person or 0 for member in (await host.ladders.get(ladder)).members]


async def begun(host: Host, challenge: Challenge, number: int) -> GameId:
    """Accept a challenge and begin its game, as the bot does."""
    assert challenge.challenged is not None
    await host.challenges.accept(challenge.id, challenge.challenged)
    game = await host.challenges.begin(challenge.id, ChannelId(9000 + number))
    assert game is not None
    return game


async def won_by(host: Host, game: GameId, winner: Person) -> None:
    """Let the opponent of `winner` resign, and play the game to its end."""
    view = await host.games.view(game)
    loser = next(seat.person for seat in view.seats if seat.person != winner.id)
    assert loser is not None
    await host.seats.resign(game, loser, "greedy")
    while (await host.games.view(game)).status is GameStatus.RUNNING:
        to_move = (await host.games.view(game)).to_move
        assert to_move is not None
        if to_move.person is None:
            await host.computers.play(game)
        else:
            await turn(host, game)
    await host.ladder_clock.run_due()


async def news_kinds(host: Host, ladder: LadderId) -> list[NewsKind]:
    """Return the kinds of a ladder's news, in order."""
    return [news.kind for news in await host.ladders.news(ladder)]
