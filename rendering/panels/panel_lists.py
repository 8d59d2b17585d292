"""Lists below a board, legible on a phone: how a feature pays, who owns what, which tiles fit a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from game.values.events import Scored
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, two_lines, width_of, wrapped, write, write_lines
from rendering.base.picture import paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import WIDTH, letters_px
from rendering.base.theme import Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.overlays import CountedTile, DeadCells, FittingTiles, OneFeature, Overlay, OwnedFields
from rendering.panels.tile_grid import TilesLeftView, draw_tile_grid, grid_shape, pages
from rendering.sprites.sprite_cache import figure_sprite

MARGIN_PX = 27
TITLE_PX, WORDS_PX, ROW_PX, TWO_LINES_PX = 48, 40, 66, 76
"""Letter heights of a title and of the words below it; the height of a row, and of one with a name on two lines."""
_GAP_PX = 4
_UNIT_PX = ROW_PX - _GAP_PX
"""The height of a row without its gap, with which the figure and the letters of all rows are in proportion."""
_LINE_PX = 34
"""Distance from the first line of a long name to the second: their letters do not touch, and both fit a row."""
GRID_PX = 360
"""The greatest height of a list of tiles."""
LARGEST_TILE_PX = 132
MOST_BELOW = 18
"""The most kinds of tiles below a board; more get pictures of their own, and leave the board its height."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: a text with a value at its end, and a figure before it if it has a `colour`.

    Two rows with a colour stand beside each other; a name too long for that is on two lines, legible on a phone.
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
    rows = _places(view, theme)[-1].bottom + _GAP_PX if view.rows else 0
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
    for row, place in zip(view.rows, _places(view, theme), strict=True):
        box = Rect(inner.left + place.left, y + place.top, place.width, place.height)
        _draw_row(canvas, box, row, theme)


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


def _places(view: ListView, theme: Theme) -> list[Rect]:
    """Return the place of each row below the title and words; rows of several players stand two in a line.

    All rows of players are higher if a name needs two lines.
    """
    full = WIDTH - 2 * MARGIN_PX
    players = [row for row in view.rows if row.colour is not None]
    width = (full - MARGIN_PX) // 2 if len(players) > 1 else full
    high = any(len(_name_lines(row, width, theme)) > 1 for row in players)
    places: list[Rect] = []
    second = False
    for row in view.rows:
        second = bool(places) and row.colour is not None and places[-1].width < full and not second
        if second:
            places.append(replace(places[-1], left=full - width))
            continue
        top = places[-1].bottom + _GAP_PX if places else 0
        if row.colour is None:
            places.append(Rect(0, top, full, ROW_PX - _GAP_PX))
        else:
            places.append(Rect(0, top, width, (TWO_LINES_PX if high else ROW_PX) - _GAP_PX))
    return places


def _value(row: ListRow, theme: Theme) -> Lettering:
    colour = theme.surround.text_active if row.strong else theme.surround.text
    return Lettering(round(_UNIT_PX * 0.66), colour, bold=True)


def _name(row: ListRow, theme: Theme) -> Lettering:
    return replace(_value(row, theme), size_px=round(_UNIT_PX * 0.62), bold=row.strong)


def _room_px(row: ListRow, width: int, theme: Theme) -> int:
    """Return the width of the text in a row of that width, between the figure and the value."""
    left = _UNIT_PX * (0.2 if row.colour is None else 1)
    return round(width - left - width_of(row.value, _value(row, theme)) - _UNIT_PX * 0.4)


def _name_lines(row: ListRow, width: int, theme: Theme) -> tuple[str, ...]:
    """Return the name of a player as one line, or as two if it does not fit a row of that width."""
    return two_lines(row.text, _name(row, theme), _room_px(row, width, theme), letters_px(WIDTH))


def _draw_row(canvas: Image.Image, rect: Rect, row: ListRow, theme: Theme) -> None:
    """Draw a row of a list."""
    if row.strong:
        box = (rect.left, rect.top, rect.right, rect.bottom)
        ImageDraw.Draw(canvas).rounded_rectangle(box, _UNIT_PX // 7, fill=theme.surround.row_active)
    middle, text, room = rect.top + rect.height / 2, _name(row, theme), _room_px(row, rect.width, theme)
    write(canvas, (rect.right - _UNIT_PX * 0.2, middle), row.value, _value(row, theme), align="right")
    if row.colour is None:
        write(canvas, (rect.left + _UNIT_PX * 0.2, middle), row.text, text, room_px=room)
        return
    sprite = figure_sprite(row.colour, Figure.MEEPLE, round(_UNIT_PX * 0.66), theme=theme)
    paste_middle(canvas, sprite, (rect.left + _UNIT_PX * 0.5, middle))
    at, lines = (rect.left + _UNIT_PX, middle), _name_lines(row, rect.width, theme)
    write_lines(canvas, at, lines, text, line_px=_LINE_PX, room_px=room, least_px=letters_px(WIDTH))
