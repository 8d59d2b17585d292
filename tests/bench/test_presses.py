"""Test of the number of presses that a turn takes by the private panel."""

from bench.presses import MEASURED, figures, measure


def test_a_turn_takes_at_most_five_presses_or_six_with_more_cells_than_buttons() -> None:
    """In a game of each ruleset every turn takes at most five presses, and more than half at most four.

    Six are allowed with more cells than buttons or with a hand of tiles. Purist tables are not in the share of four.
    """
    turns = {name: measure(measured, games=1) for name, measured in MEASURED.items()}
    all_turns = figures(turns)
    assert all_turns["turns_beyond_20_cells"] > 0
    assert all_turns["max_up_to_20_cells"] <= 5
    assert all_turns["max"] <= 6
    with_help = figures({name: measured for name, measured in turns.items() if name != "purist"})
    assert with_help["share_up_to_4"] > 0.5
    assert sum(all_turns["turns_by_presses"].values()) == all_turns["turns"] > 300
