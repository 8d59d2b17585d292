"""Ladders as text: their rules, places and news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

from bot.i18n import Language
from bot.platform.escaping import escaped
from bot.text.csv_table import csv_table
from bot.text.lists import fit_lines
from bot.text.words import person_text
from host.ladders.ladders import REMATCH_PAUSE
from model.challenges import Challenge
from model.ids import PersonId
from model.ladders import Ladder, Member, News
from model.tables import HelpLevel

NAMED = 10
"""The most members that the message of a ladder names."""


def title_of(ladder: Ladder) -> str:
    """Return the name of a ladder, with mentions and Markdown escaped."""
    return escaped(ladder.spec.name)


def member_name(words: Language, member: Member) -> str:
    """Return a member's name as plain text."""
    return member.name or words.say("seat-former")


def rules_text(words: Language, ladder: Ladder) -> str:
    """Return the rules of a ladder, for people who consider joining."""
    spec = ladder.spec
    lines = [
        words.say("ladder-title", name=title_of(ladder)),
        words.say("ladder-rule-challenge", reach=spec.reach),
        words.say("ladder-rule-answer", time=words.duration(timedelta(days=spec.answer_days))),
        words.say("ladder-rule-win"),
        words.say("ladder-rule-again", time=words.duration(REMATCH_PAUSE)),
    ]
    if spec.idle_days:
        lines.append(words.say("ladder-rule-idle", time=words.duration(timedelta(days=spec.idle_days))))
    if not spec.options.rated and spec.options.help is HelpLevel.FULL:
        lines.append(words.say("ladder-rule-hints"))
    if not ladder.open:
        lines.append(words.say("ladder-over"))
    return "\n".join(lines)


def members_text(words: Language, ladder: Ladder) -> str:
    """Return the members of a ladder, at most `NAMED`, and the number of the others."""
    if not ladder.members:
        return words.say("ladder-nobody")
    names = [f"{member.place}\\. {person_text(words, member.person)}" for member in ladder.members[:NAMED]]
    text = words.say("ladder-members", count=len(ladder.members))
    more = len(ladder.members) - len(names)
    if more:
        names.append(words.say("ladder-more", count=more))
    return "\n".join([text, *names])


def standings_text(words: Language, ladder: Ladder, under_way: Sequence[Challenge], reader: PersonId) -> str:
    """Return all places line by line, with who plays whom. The reader's own is shown even if not all fit."""
    if not ladder.members:
        return words.say("ladder-nobody")
    lines = {member.number: _line(words, ladder, member, under_way) for member in ladder.members}
    own = ladder.member_for(reader)
    return fit_lines(words, list(lines.values()), "ladder-more", None if own is None else lines[own.number])


def _line(words: Language, ladder: Ladder, member: Member, under_way: Sequence[Challenge]) -> str:
    """Return the line of a member: place, games won and lost, and whom they challenge or play."""
    text = words.say(
        "ladder-line",
        place=member.place or 0,
        player=person_text(words, member.person),
        won=member.won,
        lost=member.lost,
    )
    for challenge in under_way:
        if member.person is not None and member.person in (challenge.challenger, challenge.challenged):
            other = challenge.challenged if member.person == challenge.challenger else challenge.challenger
            against = None if other is None else ladder.member_for(other)
            if against is not None:
                key = "ladder-line-waits" if challenge.open else "ladder-line-plays"
                text += f" · {words.say(key, other=person_text(words, against.person))}"
    return text


def news_text(words: Language, ladder: Ladder, news: News) -> str:
    """Return an item of a ladder's news as one sentence below the ladder's name."""
    member = ladder.member(news.member)
    other = member if news.other is None else ladder.member(news.other)
    text = words.say(
        f"ladder-news-{news.kind.value}",
        player=person_text(words, member.person),
        other=person_text(words, other.person),
        place=news.place,
    )
    return f"**{title_of(ladder)}**\n{text}"


def as_csv(ladder: Ladder, news: Sequence[News]) -> str:
    """Return places and news as comma-separated values, with column names for programs."""
    return csv_table(_rows(ladder, news))


def _rows(ladder: Ladder, news: Sequence[News]) -> Iterator[Sequence[object]]:
    """Yield the rows of the file: the places, then the news."""
    yield ["place", "player", "id", "won", "lost", "moved", "active"]
    for member in ladder.members:
        yield [
            member.place,
            member.name,
            member.person,
            member.won,
            member.lost,
            member.moved,
            member.active_at.isoformat(),
        ]
    yield []
    yield ["number", "at", "news", "player", "other", "place", "game"]
    for new in news:
        other = "" if new.other is None else ladder.member(new.other).name
        player = ladder.member(new.member).name
        yield [new.number, new.at.isoformat(), new.kind.value, player, other, new.place, new.game or ""]
