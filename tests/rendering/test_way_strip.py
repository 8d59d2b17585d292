"""Tests of the strip of a flight's steps: made, ordered, closed and open steps look different."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops
from plain_pictures import KEYS, image_of

from game.values.geometry import Side
from game.values.ruleset import Colour
from rendering.base.screen import WIDTH, on_screen
from rendering.base.theme import THEMES, Theme
from rendering.panels.way_strip import ARROW_PX, HEIGHT, StepState, WayStep, WayView, draw_way

SEATS = (Colour.RED, Colour.BLUE)


def strip(theme: Theme, *changed: WayStep, due: int = 2) -> Image.Image:
    """Return six steps of two seats in grey, with the given changes."""
    steps = {number: WayStep(number, SEATS[number % 2], StepState.OPEN) for number in range(1, 7)} | {
        step.number: step for step in changed
    }
    view = WayView(tuple(steps.values()), due, Colour.BLUE, {}, KEYS, theme)
    picture = draw_way(view)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    return image_of(picture).convert("L")


def differ(one: Image.Image, other: Image.Image) -> int:
    """Return the number of pixels that are clearly lighter or darker."""
    return ImageChops.difference(one, other).point([0] * 40 + [255] * 216).histogram()[255]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_states_differ_without_colours(theme: Theme) -> None:
    """All states and all four directions differ in grey."""
    states = [
        strip(theme, WayStep(4, Colour.RED, state, None if state is StepState.OPEN else Side.N))
        for state in StepState
    ]
    sides = [strip(theme, WayStep(4, Colour.RED, StepState.ORDERED, side)) for side in Side]
    for one, other in (*combinations(states, 2), *combinations(sides, 2)):
        assert differ(one, other) > 600


def test_the_step_that_is_due_has_a_frame() -> None:
    """The step that is due has a frame, which moves on with the flight."""
    theme = THEMES["painted-dark"]
    assert differ(strip(theme, due=2), strip(theme, due=3)) > 600


def test_an_arrow_is_large_enough_for_a_phone() -> None:
    """An arrow is as large as a button's emoji."""
    assert on_screen(ARROW_PX) >= 24
