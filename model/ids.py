"""Ids: a type for each kind of object, so that the type checker finds one used for another.

The ids of people, servers, channels and messages are Discord's snowflakes, as whole numbers.
"""

from __future__ import annotations

from typing import NewType

GameId = NewType("GameId", str)
"""A short word that can be said aloud, such as "tavomi"."""

TournamentId = NewType("TournamentId", str)
"""A short word, like the name of a game."""

ChallengeId = NewType("ChallengeId", str)
"""A short word, like the name of a game."""

LadderId = NewType("LadderId", str)
"""A short word, like the name of a game."""

MemberId = NewType("MemberId", int)
"""The number of a member within their ladder, counted from 1."""

EntrantId = NewType("EntrantId", int)
"""The number of an entrant within their tournament, counted from 1; a substitute takes it over."""

TeamId = NewType("TeamId", int)
"""The number of a team within its tournament, counted from 1."""

OutboxId = NewType("OutboxId", int)
"""The number of a row of the outbox."""

PersonId = NewType("PersonId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
