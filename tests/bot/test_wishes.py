"""What is wished for on the command survives the way through a button."""

import pytest

from bot.custom_ids import LIMIT, ControlId, Kind, Shape
from bot.host.guilds import LONGEST_NAME
from bot.i18n import codes
from bot.wishes import Wish, parse_wish
from game.ruleset import Edition, Expansion
from storage.values import HelpLevel


def test_the_longest_wish_fits_into_a_button():
    """Every option at its longest keeps within a custom id, and reads back."""
    wish = Wish(
        seats=6,
        edition=max((one.value for one in Edition), key=len),
        help=max((one.value for one in HelpLevel), key=len),
        expansions=frozenset(Expansion),
        seconds=604800,
        rated=False,
        language=max(codes(), key=len),
        preset="/" * LONGEST_NAME,
    )
    assert len(str(ControlId(Shape.BUTTON, Kind.THREAD, choice=str(wish)))) <= LIMIT
    assert parse_wish(str(wish)) == wish
    assert parse_wish(str(Wish())) == Wish()


@pytest.mark.parametrize("text", ["", "6", "6/0/1/9////", "x///////", "////?///", "/////?//"])
def test_what_an_older_release_wrote_is_refused(text):
    """A wish of another form is no wish."""
    with pytest.raises((ValueError, LookupError)):
        parse_wish(text)
