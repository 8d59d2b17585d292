"""What the message of the end says about the final scoring."""

from dataclasses import replace
from datetime import UTC, datetime

from at_the_table import ANN, BEN, started

from bot.host import Host, TurnReport
from bot.i18n import language
from bot.messages import end_message
from bot.pictures import Drawn
from game.events import Scored
from game.geometry import Cell
from game.ruleset import Colour
from game.tiles import FeatureKind
from rendering.picture import Picture
from storage.values import EntryKind, GameStatus, Maker


def road(tiles: int) -> Scored:
    return Scored(
        FeatureKind.ROAD,
        points=tiles,
        seats=(Colour.RED,),
        complete=False,
        final=True,
        tiles=tiles,
        cells=tuple(Cell(x, 0) for x in range(tiles)),
        strength=((Colour.RED, 1),),
    )


async def test_features_that_say_the_same_stand_in_one_line(host: Host) -> None:
    """Three short roads of a seat are one line, so that the scoring fits a phone; the poster stands above it."""
    view = replace(await started(host, ANN, BEN), status=GameStatus.OVER)
    paid = (road(1), road(2), road(1), road(1))
    report = TurnReport(
        EntryKind.MOVE, 1, 1, 1, Colour.RED, Maker.PERSON, ANN.id, datetime.now(UTC), events=paid
    )
    poster = Drawn(Picture(b"", 1, 1), "poster.png", "The poster.")
    parts = end_message(language("en"), view, [report], [poster], None).to_components()[0]["components"]  # type: ignore[no-untyped-call]
    texts = [part.get("content", "poster") for part in parts if part["type"] in (10, 12)]
    assert texts[1] == "poster"
    scoring = next(text for text in texts if "Final scoring" in text).splitlines()[1:]
    assert ["(3 ×)" in line for line in scoring] == [False, True]
