"""The text of the final scoring in the message of a game's end."""

from dataclasses import replace
from datetime import UTC, datetime

from games_played import ANN, BEN, started

from bot.delivery.game_messages import end_message
from bot.i18n import language
from bot.pictures.pool import Drawn
from game.values.events import Scored
from game.values.geometry import Cell
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from host.games.views import TurnReport
from host.host import Host
from model.games import EntryKind, Maker
from model.tables import GameStatus
from rendering.base.picture import Picture


def road(tiles: int, points: int | None = None) -> Scored:
    return Scored(
        FeatureKind.ROAD,
        points=tiles if points is None else points,
        seats=(Colour.RED,),
        complete=False,
        final=True,
        tiles=tiles,
        cells=tuple(Cell(x, 0) for x in range(tiles)),
        strength=((Colour.RED, 1),),
    )


async def scoring(host: Host, *paid: Scored) -> tuple[list[str], list[str]]:
    """Return the texts of the end's message (`poster` stands for a picture), and the lines of its final scoring."""
    view = replace(await started(host, ANN, BEN), status=GameStatus.OVER)
    report = TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.RED, Maker.PERSON, ANN.id, datetime.now(UTC), events=paid
    )
    poster = Drawn(Picture(b"", 1, 1), "poster.png", "The poster.")
    parts = end_message(language("en"), view, [report], [poster], "k7q2.game").to_components()[0][
        "components"
    ]  # type: ignore[no-untyped-call]
    texts = [part.get("content", "poster") for part in parts if part["type"] in (10, 12)]
    return texts, next(text for text in texts if "Final scoring" in text).splitlines()[1:]


async def test_features_with_equal_text_share_a_line(host: Host) -> None:
    """Features of a seat with equal text share a line, so that the scoring fits a phone; the poster stands above it."""
    texts, lines = await scoring(host, road(1), road(2), road(1), road(1))
    assert texts[1] == "poster"
    assert ["(3 ×)" in line for line in lines] == [False, True]


async def test_features_that_paid_nothing_are_left_out_first(host: Host) -> None:
    """If there is no room for every feature, those that paid nothing are left out first."""
    _, lines = await scoring(host, *(road(tiles, points=0) for tiles in range(3, 60)), road(2))
    assert "Road of 2 tiles" in lines[0]
    assert "**0** points" in lines[1]
    assert "see them all with `/why`" in lines[-1]
