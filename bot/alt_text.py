"""The same as a picture, in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.host import GameView
from bot.i18n import Language
from bot.limits import clipped
from bot.words import labels, seat_name
from game.geometry import Cell
from game.moves import Place, Spot
from game.position import Phase
from game.tiles import TileId
from rendering.landscape import LETTERS
from rendering.layout import cell_name


def board_alt(language: Language, view: GameView, numbered: Sequence[Cell] = ()) -> str:
    """A board with its panel: whose turn, which tile, where it fits, the points."""
    position = view.position
    sentences = []
    if position.phase is Phase.OVER:
        sentences.append(language.say("alt-over"))
    elif position.drawn is not None and position.to_move is not None:
        name = seat_name(language, view.seat_of(position.to_move))
        sentences.append(
            language.say(
                "alt-turn", turn=position.turn, name=name, tile=labels(language).tile(position.drawn)
            )
        )
    scores = [
        language.say("alt-score", name=seat_name(language, view.seat_of(seat)), points=points)
        for seat, points in position.scores.items()
    ]
    sentences.append(language.say("alt-scores", scores=language.join(scores)))
    if position.last is not None:
        sentences.append(language.say("alt-board", tiles=len(position.board), last=cell_name(position.last)))
    sentences += _cells(language, numbered)
    return clipped(" ".join(sentences), limits.ALT)


def preview_alt(
    language: Language,
    tile: TileId,
    cells: Sequence[Cell],
    place: Place | None,
    spots: Sequence[Spot],
) -> str:
    """The close-up of a choice: the numbered cells, or the tile lying on one with its lettered spots."""
    words = labels(language)
    if place is None:
        return clipped(
            " ".join((language.say("alt-tile", tile=words.tile(tile)), *_cells(language, cells))), limits.ALT
        )
    sentences = [
        language.say("alt-preview", cell=cell_name(place.cell), tile=words.tile(place.tile, place.turns))
    ]
    if spots:
        lettered = [
            language.say("alt-spot", letter=letter, spot=words.spot(spot))
            for letter, spot in zip(LETTERS, spots, strict=False)
        ]
        sentences.append(language.say("alt-spots", spots=language.join(lettered)))
    return clipped(" ".join(sentences), limits.ALT)


def _cells(language: Language, numbered: Sequence[Cell]) -> list[str]:
    if not numbered:
        return []
    named = [
        language.say("alt-cell", number=number, cell=cell_name(cell))
        for number, cell in enumerate(numbered, start=1)
    ]
    return [language.say("alt-cells", cells=language.join(named))]
