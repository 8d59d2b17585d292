"""The ratings that follow from results, to be compared with stored ones."""

from collections.abc import Iterable

from host.ratings.pools import Recounting
from model.ratings import RatingRow
from model.results import GameResult


def recounted(results: Iterable[GameResult]) -> tuple[RatingRow, ...]:
    """Return all ratings, computed from the results in the order in which they were recorded."""
    counting = Recounting()
    counting.add(results)
    return counting.rows
