"""Ratings, links to games, and profiles in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from bot.i18n import Language
from bot.text.emoji_marks import seat_mark
from bot.text.words import computer, mention, signed
from game.values.tiles import FeatureKind
from host.games.views import GameView
from host.ratings.profiles import Duel, Profile
from host.ratings.ratings import provisional
from model.ids import ChannelId, GuildId, MessageId, PersonId
from model.ratings import Pool, RatingChange
from model.tables import GameStatus


class Scope(Enum):
    """The servers whose games count for ratings and records."""

    SERVER = "server"
    ALL = "all"


def rating_text(words: Language, shown: int, games: int) -> str:
    """Return a rating, with a question mark while it is provisional."""
    return words.say("rating-shown", rating=str(shown), provisional="yes" if provisional(games) else "no")


def player_text(words: Language, player: str) -> str:
    """Return a rated player for a message: a mention, a former player, or a computer player."""
    if player.isdecimal():
        return mention(PersonId(int(player)))
    return player_name(words, player, {})


def player_name(words: Language, player: str, names: Mapping[str, str]) -> str:
    """Return a rated player without markup: a name from `names`, a former player, or a computer player."""
    if player.lstrip("-").isdecimal():
        return names.get(player) or words.say("seat-former")
    return computer(words, player)


def game_link(guild: GuildId | None, channel: ChannelId, message: MessageId | None) -> str:
    """Return a link to a game: to its last message, or without one to its channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"


def rating_lines(words: Language, view: GameView, changes: Sequence[tuple[str, RatingChange]]) -> str:
    """Return the rating changes of a game, one line a seat.

    Without changes, return the reason if the game is rated and was finished or left; else an empty text.
    """
    if not changes:
        left = any(seat.person is None for seat in view.seats)
        rated = view.options.rated and (view.status is GameStatus.OVER or left)
        return words.say("rating-none") if rated else ""
    lines = [words.say("rating-changes")]
    for player, change in changes:
        lines.append(
            words.say(
                "rating-change",
                seat=f"{seat_mark(view.seats[change.place].colour)} {player_text(words, player)}",
                rating=rating_text(words, change.after, change.games),
                change=signed(change.after - change.before),
            )
        )
    return "\n".join(lines)


def scope_name(words: Language, guild: GuildId | None) -> str:
    """Return the name of a scope: this server, or all servers if `guild` is None."""
    return words.say(f"scope-{(Scope.ALL if guild is None else Scope.SERVER).value}")


def _pool_name(words: Language, pool: Pool) -> str:
    """Return the name of a pool of ratings: "this server, 2 seats"."""
    scope = scope_name(words, pool.guild)
    if pool.seats is None:
        return words.say("pool-any", scope=scope)
    return words.say("pool-seats", scope=scope, seats=pool.seats)


def profile_text(words: Language, profile: Profile, best: str | None, versus: PersonId | None) -> str:
    """Return the lines of a profile. `best` links to the best game; None if that was on another server."""
    lines = [words.say("profile-title", person=mention(profile.person))]
    if not profile.games:
        return "\n".join([*lines, words.say("profile-none")])
    share = round(100 * profile.wins / profile.games)
    lines.append(
        words.say(
            "profile-games",
            games=profile.games,
            wins=profile.wins,
            share=share,
            shared=profile.shared,
        )
    )
    if profile.average is not None:
        parts = [
            words.say("scores-part", feature=kind.value, points=round(average, 1))
            for kind in FeatureKind
            if (average := profile.averages[kind]) >= 0.05
        ]
        named = words.join(parts) if parts else words.say("scores-none")
        lines.append(words.say("profile-average", points=round(profile.average, 1), parts=named))
    if profile.reliability is not None:
        reliable = int(100 * profile.reliability)
        lines.append(words.say("profile-reliability", share=reliable, left=profile.left))
    if best is not None:
        lines.append(words.say("profile-best", points=profile.best_points, where=best))
    elif profile.best is not None:
        lines.append(words.say("profile-best-elsewhere", points=profile.best_points))
    lines += _rating_lines(words, profile)
    if versus is not None and profile.versus is not None:
        lines.append(_duel(words, versus, profile.versus))
    else:
        lines += [_duel(words, rival, duel) for rival, duel in profile.rivals]
    return "\n".join(lines)


def _rating_lines(words: Language, profile: Profile) -> Iterator[str]:
    """Yield the ratings of a profile below their heading, those of the server first; none without ratings."""
    if profile.ratings:
        yield words.say("profile-ratings")
    for row in sorted(profile.ratings, key=lambda row: (row.pool.guild is None, row.pool.seats or 0)):
        yield words.say(
            "profile-rating",
            pool=_pool_name(words, row.pool),
            rating=rating_text(words, row.shown, row.games),
            place=profile.places[row.pool],
            games=row.games,
        )


def _duel(words: Language, other: PersonId, duel: Duel) -> str:
    if not duel.games:
        return words.say("profile-never-met", other=mention(other))
    return words.say(
        "profile-versus",
        other=mention(other),
        games=duel.games,
        ahead=duel.ahead,
        behind=duel.behind,
        tied=duel.tied,
    )
