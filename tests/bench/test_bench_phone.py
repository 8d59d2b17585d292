"""Tests that the pictures of whole games are legible on a phone."""

from __future__ import annotations

import pytest

from bench import phone

LEAST = {"tile": 20, "disc": 18, "number": 11, "name": 9, "figure": 12, "close_up": 80}
"""Smallest sizes in pixels on a phone, where a picture is 300 pixels wide."""


def test_every_turn_is_legible_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With six players and all expansions nothing is too small, even in one long row; every cell has its number."""
    monkeypatch.setattr(phone, "GAMES", 3)
    monkeypatch.setattr(phone, "RULESETS", {"all": phone.RULESETS["all expansions"]})
    figures = phone.measure()
    for name, least in LEAST.items():
        assert figures[f"worst_{name}_px"] >= least, name
    assert figures["cells_in_no_picture"] == 0
    assert figures["turns_of_two_pictures"] > 0
    assert figures["most_tiles"] > 90


def test_cells_out_of_sight_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the pictures of the areas, cells beyond the first picture of a turn are in none."""
    monkeypatch.setattr(phone, "GAMES", 1)
    monkeypatch.setattr(phone, "RULESETS", {"all": phone.RULESETS["all expansions"]})
    monkeypatch.setattr(phone, "areas", lambda *_: ())
    assert phone.measure()["cells_in_no_picture"] > 0
