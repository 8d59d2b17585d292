"""Lists below a board, legible on a phone: how a feature pays, who owns what, which tiles fit a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageDraw

from game.values.events import Scored
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, width_of, wrapped, write
from rendering.base.picture import paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import WIDTH, letters_px
from rendering.base.theme import Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.overlays import CountedTile, DeadCells, FittingTiles, OneFeature, Overlay, OwnedFields
from rendering.panels.tile_grid import TilesLeftView, draw_tile_grid, grid_shape, pages
from rendering.sprites.sprite_cache import figure_sprite

MARGIN_PX = 27
TITLE_PX, WORDS_PX, ROW_PX = 48, 40, 66
"""Letter heights of a title and of the words below it, and the height of a row."""
GRID_PX = 360
"""The greatest height of a list of tiles."""
LARGEST_TILE_PX = 132
MOST_BELOW = 18
"""The most kinds of tiles below a board; more get pictures of their own, and leave the board its height."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: a text with a value at its end, and a figure before it if it has a `colour`.

    Two rows with a colour stand beside each other; names in them are legible on a phone, or cut.
    """

    text: str
    value: str = ""
    colour: Colour | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class ListView:
    """A title, quiet words below it, rows, and tiles with their numbers."""

    title: str
    words: str
    rows: tuple[ListRow, ...] = ()
    tiles: tuple[CountedTile, ...] = ()


def overlay_list(overlay: Overlay, names: Mapping[Colour, str], labels: Labels) -> ListView:
    """Return the list that explains an overlay."""
    match overlay:
        case OwnedFields():
            most = max(overlay.points.values())
            rows = tuple(
                ListRow(labels.name(seat, names[seat]), str(points), seat, strong=0 < points == most)
                for seat, points in overlay.points.items()
            )
            words = labels.say("picture-fields-final" if overlay.final else "picture-fields-words")
            return ListView(labels.say("picture-fields"), words, rows)
        case OneFeature():
            return _feature_list(overlay, names, labels)
        case DeadCells():
            names_of_cells = ", ".join(cell_name(cell) for cell in overlay.cells)
            words = labels.say("picture-dead-words", cells=len(overlay.cells), names=names_of_cells)
            return ListView(labels.say("picture-dead"), words)
        case FittingTiles():
            count = sum(entry.count for entry in overlay.tiles)
            words = labels.say("picture-fits-words", tiles=count)
            below = overlay.tiles if len(overlay.tiles) <= MOST_BELOW else ()
            return ListView(labels.say("picture-fits", cell=cell_name(overlay.cell)), words, tiles=below)


def fitting_pages(overlay: Overlay | None, labels: Labels, theme: Theme) -> tuple[TilesLeftView, ...]:
    """Return the views of the tiles that fit a cell, if they are too many to stand below the board."""
    if not isinstance(overlay, FittingTiles) or len(overlay.tiles) <= MOST_BELOW:
        return ()
    return pages(
        TilesLeftView(
            unseen={entry.tile: entry.count for entry in overlay.tiles},
            kinds=tuple(entry.tile for entry in overlay.tiles),
            labels=labels,
            theme=theme,
            title=labels.say("picture-fits", cell=cell_name(overlay.cell)),
            turned={entry.tile: entry.turns for entry in overlay.tiles},
        )
    )


def _feature_list(overlay: OneFeature, names: Mapping[Colour, str], labels: Labels) -> ListView:
    """Return the list for one feature: how its points add up, and the figures that count in it."""
    feature = overlay.feature
    state = "complete" if feature.complete else "field" if feature.kind is FeatureKind.FIELD else "open"
    title = labels.say(f"picture-title-{feature.kind.value}")
    words = labels.say(f"picture-feature-{state}")
    if not overlay.paid:
        return ListView(title, words, (ListRow(labels.say("picture-unclaimed")),))
    rows = []
    for paid in overlay.paid:
        rows += [ListRow(text, str(points)) for text, points in sums(paid, labels)]
        rows.append(ListRow(labels.say("picture-sum"), str(paid.points), strong=True))
        for seat, strength in sorted(paid.strength, key=lambda entry: -entry[1]):
            # If a field pays two different sums, each seat is listed only with the one that it is paid.
            if len(overlay.paid) == 1 or seat in paid.seats:
                named = labels.name(seat, names[seat])
                rows.append(ListRow(named, f"× {strength}", seat, strong=seat in paid.seats))
    return ListView(title, words, tuple(rows))


def sums(paid: Scored, labels: Labels) -> list[tuple[str, int]]:
    """Return how the points of a paid feature add up: a text and its points for each part."""
    match paid.kind:
        case FeatureKind.FIELD:
            if paid.cities_counted and not paid.cities:
                # Rule: field-second.
                return [(labels.say("picture-pays-counted-cities"), 0)]
            each, rest = divmod(paid.points, paid.cities or 1)
            if rest:
                # The pig of another field raises the points of only some of the cities. Rule: pig-second.
                return [(labels.say("picture-pays-some-cities", count=paid.cities), paid.points)]
            return [(labels.say("picture-pays-cities", count=paid.cities, each=each), paid.points)]
        case FeatureKind.MONASTERY | FeatureKind.GARDEN:
            # Unfinished, it may pay nothing at all. Rule: no-final-features.
            around = min(paid.neighbours, paid.points)
            return [
                (labels.say("picture-pays-itself"), paid.points - around),
                (labels.say("picture-pays-neighbours", count=paid.neighbours), around),
            ]
        case FeatureKind.CITY | FeatureKind.ROAD:
            pieces = paid.tiles + paid.pennants
            each = paid.points // pieces
            parts = [(labels.say("picture-pays-tiles", count=paid.tiles, each=each), paid.tiles * each)]
            if paid.pennants:
                text = labels.say("picture-pays-pennants", count=paid.pennants, each=each)
                parts.append((text, paid.pennants * each))
            if paid.inns:
                parts[0] = (f"{parts[0][0]} · {labels.say('picture-inn')}", parts[0][1])
            if paid.cathedrals:
                parts[0] = (f"{parts[0][0]} · {labels.say('picture-cathedral')}", parts[0][1])
            return parts


def list_px(view: ListView, theme: Theme) -> int:
    """Return the height that the list needs."""
    words = 0 if _beside(view, theme) else len(_words(view, theme)) * round(WORDS_PX * 1.35)
    tiles = _grid_px(view) if view.tiles else 0
    rows = _places(view)[-1][1] + ROW_PX if view.rows else 0
    return round(2 * MARGIN_PX + TITLE_PX * 1.4) + words + tiles + rows


def draw_list(canvas: Image.Image, rect: Rect, view: ListView, theme: Theme) -> None:
    """Draw the list into a rectangle of `WIDTH` by `list_px`."""
    surround, inner = theme.surround, rect.inset(MARGIN_PX)
    title = Lettering(TITLE_PX, surround.text, bold=True)
    write(canvas, (inner.left, inner.top + TITLE_PX * 0.6), view.title, title, room_px=inner.width)
    y = inner.top + round(TITLE_PX * 1.4)
    quiet, step = Lettering(WORDS_PX, surround.text_quiet), round(WORDS_PX * 1.35)
    if _beside(view, theme):
        write(canvas, (inner.right, inner.top + TITLE_PX * 0.6), view.words, quiet, align="right")
    else:
        for line in _words(view, theme):
            write(canvas, (inner.left, y + step / 2), line, quiet, room_px=inner.width)
            y += step
    if view.tiles:
        room = Rect(inner.left, y, inner.width, GRID_PX)
        draw_tile_grid(canvas, room, view.tiles, theme, largest_px=LARGEST_TILE_PX)
        y += _grid_px(view)
    for row, (left, top, width) in zip(view.rows, _places(view), strict=True):
        _draw_row(canvas, Rect(inner.left + left, y + top, width, ROW_PX - 4), row, theme)


def _beside(view: ListView, theme: Theme) -> bool:
    """Return whether the words fit beside the title, which leaves the height of a line to the board."""
    title = width_of(view.title, Lettering(TITLE_PX, theme.surround.text, bold=True))
    words = width_of(view.words, Lettering(WORDS_PX, theme.surround.text_quiet))
    return title + 2 * MARGIN_PX + words <= WIDTH - 2 * MARGIN_PX


def _words(view: ListView, theme: Theme) -> tuple[str, ...]:
    return wrapped(view.words, Lettering(WORDS_PX, theme.surround.text_quiet), WIDTH - 2 * MARGIN_PX)


def _grid_px(view: ListView) -> int:
    """Return the height of all rows of tiles."""
    room = Rect(0, 0, WIDTH - 2 * MARGIN_PX, GRID_PX)
    columns, step = grid_shape(room, len(view.tiles), LARGEST_TILE_PX)
    return round(-(-len(view.tiles) // columns) * step)


def _places(view: ListView) -> list[tuple[int, int, int]]:
    """Return the left, top and width of each row; rows of several players stand two in a line."""
    full = WIDTH - 2 * MARGIN_PX
    several = sum(row.colour is not None for row in view.rows) > 1
    half = (full - MARGIN_PX) // 2
    places: list[tuple[int, int, int]] = []
    left, top = 0, -ROW_PX
    for row in view.rows:
        paired = several and row.colour is not None
        second = paired and bool(places) and places[-1][2] == half and left == 0
        left, top = (full - half, top) if second else (0, top + ROW_PX)
        places.append((left, top, half if paired else full))
    return places


def _draw_row(canvas: Image.Image, rect: Rect, row: ListRow, theme: Theme) -> None:
    """Draw a row of a list, its sizes in proportion to the height of the rectangle."""
    surround, unit = theme.surround, rect.height
    if row.strong:
        box = (rect.left, rect.top, rect.right, rect.bottom)
        ImageDraw.Draw(canvas).rounded_rectangle(box, unit // 7, fill=surround.row_active)
    colour = surround.text_active if row.strong else surround.text
    middle = rect.top + unit / 2
    left = rect.left + unit * 0.2
    if row.colour is not None:
        sprite = figure_sprite(row.colour, Figure.MEEPLE, round(unit * 0.66), theme=theme)
        paste_middle(canvas, sprite, (rect.left + unit * 0.5, middle))
        left = rect.left + unit
    value = Lettering(round(unit * 0.66), colour, bold=True)
    width = write(canvas, (rect.right - unit * 0.2, middle), row.value, value, align="right")
    text = Lettering(round(unit * 0.62), colour, bold=row.strong)
    room = round(rect.right - left - width - unit * 0.4)
    least = letters_px(WIDTH) if row.colour is not None else None
    write(canvas, (left, middle), row.text, text, room_px=room, least_px=least)
