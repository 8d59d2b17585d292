"""What people can do with games; knows no Discord."""

from host.errors import HostReason, HostRefusal, LogDamaged
from host.games.table_options import check_options
from host.games.views import (
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
from host.host import Host
from model.games import GuildSettings, PersonSettings
from storage.notices import Notice, Shown

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
