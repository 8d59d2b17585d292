"""Reviews of games as they are stored."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The turns of a reviewed game, as text; none if the review has `failed`."""

    turns: str
    failed: bool = False
