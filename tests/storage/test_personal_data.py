"""Whoever asks for everything that is stored about them gets every row that names them."""

from storage.personal_data import KEPT
from storage.schema import metadata

NAMES_OF_PEOPLE = {"person", "player", "host", "kept_for", "organiser", "referee", "challenger", "challenged"}
"""Columns with ids of people, in whatever table."""

TOLD_ELSEWHERE = {
    "holidays.person": "settings",
    "nights.person": "settings",
    "seats.person": "games",
    "played_seats.person": "results",
    "ratings.player": "ratings",
    "challenges.challenger": "challenges",
    "challenges.challenged": "challenges",
    "puzzle_answers.person": "puzzles",
}
"""Columns whose rows are told of as values of the game, and under which name."""


def test_every_column_that_names_a_person_is_told_of() -> None:
    columns = {
        str(column)
        for table in metadata.tables.values()
        for column in table.columns
        if column.name in NAMES_OF_PEOPLE
    }
    assert columns == {str(kept.person) for kept in KEPT.values()} | TOLD_ELSEWHERE.keys()
