"""What people can do with games; knows no Discord."""

from bot.host.errors import HostReason, HostRefusal, LogDamaged
from bot.host.host import Host
from bot.host.options import check_options
from bot.host.views import (
    Breakdown,
    GameSummary,
    GameView,
    LobbyView,
    Moved,
    Payment,
    Person,
    ScoreLine,
    TurnReport,
    VoteView,
)
from storage.notices import Notice, Shown
from storage.values import GuildSettings, PersonSettings

__all__ = [
    "Breakdown",
    "GameSummary",
    "GameView",
    "GuildSettings",
    "Host",
    "HostReason",
    "HostRefusal",
    "LobbyView",
    "LogDamaged",
    "Moved",
    "Notice",
    "Payment",
    "Person",
    "PersonSettings",
    "ScoreLine",
    "Shown",
    "TurnReport",
    "VoteView",
    "check_options",
]
