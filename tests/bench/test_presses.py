"""A turn takes at most five presses, six with more cells than buttons or with a hand, and three or four for most."""

from bench.presses import MEASURED, figures, measure


def test_presses_of_a_turn() -> None:
    """In a game of each ruleset, every turn of a computer can be made in the panel within the limits."""
    turns = {name: measure(measured, games=1) for name, measured in MEASURED.items()}
    found = figures(turns)
    assert found["turns_beyond_20_cells"] > 0
    assert found["max_up_to_20_cells"] <= 5
    assert found["max"] <= 6
    played = figures({name: found for name, found in turns.items() if name != "purist"})
    assert played["share_up_to_4"] > 0.5
    assert sum(found["turns_by_presses"].values()) == found["turns"] > 300
