"""What people choose for themselves, and what is kept about them."""

from __future__ import annotations

from datetime import datetime

from storage.values import PersonId, PersonSettings


class People:
    """Settings, holidays, and privacy."""

    async def settings(self, person: PersonId) -> PersonSettings:
        """The person's choices, or the defaults."""
        raise NotImplementedError

    async def set(self, person: PersonId, settings: PersonSettings) -> PersonSettings:
        """The choices as kept (holidays are not changed here). Refuses UNKNOWN_TIME_ZONE."""
        raise NotImplementedError

    async def add_holiday(self, person: PersonId, begins: datetime, ends: datetime) -> PersonSettings:
        """The choices with one holiday more; clocks of the person's games stand still then. Refuses HOLIDAY_ORDER."""
        raise NotImplementedError

    async def end_holiday(self, person: PersonId) -> PersonSettings:
        """The choices with the current holiday over and future ones gone."""
        raise NotImplementedError

    async def export(self, person: PersonId) -> dict[str, object]:
        """Everything that is kept about a person, ready for JSON."""
        raise NotImplementedError

    async def delete(self, person: PersonId) -> None:
        """Forget a person: settings go, lobbies are left, running seats go to a computer, past seats become a former player's."""
        raise NotImplementedError
