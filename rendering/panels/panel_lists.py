"""Panels that list: how a feature pays, who owns what, which tiles fit a cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageDraw

from game.values.events import Scored
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, wrapped, write
from rendering.base.picture import paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.overlays import CountedTile, DeadCells, FittingTiles, OneFeature, Overlay, OwnedFields
from rendering.panels.tile_grid import draw_tile_grid
from rendering.sprites.ready import figure_sprite


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: a text with a value at its end; `colour` sets a figure before it."""

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
    """What the panel says about an overlay."""
    match overlay:
        case OwnedFields():
            most = max(overlay.points.values())
            rows = tuple(
                ListRow(labels.name(seat, names[seat]), str(points), seat, strong=0 < points == most)
                for seat, points in overlay.points.items()
            )
            return ListView(labels.say("picture-fields"), labels.say("picture-fields-words"), rows)
        case OneFeature():
            return _feature_list(overlay, names, labels)
        case DeadCells():
            rows = tuple(ListRow(cell_name(cell)) for cell in overlay.cells)
            words = labels.say("picture-dead-words", cells=len(rows))
            return ListView(labels.say("picture-dead"), words, rows)
        case FittingTiles():
            count = sum(entry.count for entry in overlay.tiles)
            words = labels.say("picture-fits-words", tiles=count)
            return ListView(
                labels.say("picture-fits", cell=cell_name(overlay.cell)), words, tiles=overlay.tiles
            )


def _feature_list(overlay: OneFeature, names: Mapping[Colour, str], labels: Labels) -> ListView:
    feature, paid = overlay.feature, overlay.paid
    state = "complete" if feature.complete else "field" if feature.kind is FeatureKind.FIELD else "open"
    title = labels.say(f"picture-title-{feature.kind.value}")
    words = labels.say(f"picture-feature-{state}")
    if paid is None:
        return ListView(title, words, (ListRow(labels.say("picture-unclaimed")),))
    rows = [ListRow(text, str(points)) for text, points in sums(paid, labels)]
    rows.append(ListRow(labels.say("picture-sum"), str(paid.points), strong=True))
    for seat, strength in sorted(paid.strength, key=lambda entry: -entry[1]):
        rows.append(ListRow(labels.name(seat, names[seat]), f"× {strength}", seat, strong=seat in paid.seats))
    return ListView(title, words, tuple(rows))


def sums(paid: Scored, labels: Labels) -> list[tuple[str, int]]:
    """How the points of a paid feature add up: a text and its points for each part."""
    match paid.kind:
        case FeatureKind.FIELD:
            each = paid.points // paid.cities if paid.cities else 0
            return [(labels.say("picture-pays-cities", count=paid.cities, each=each), paid.points)]
        case FeatureKind.MONASTERY | FeatureKind.GARDEN:
            itself = paid.points - paid.neighbours
            return [
                (labels.say("picture-pays-itself"), itself),
                (labels.say("picture-pays-neighbours", count=paid.neighbours), paid.neighbours),
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


def draw_list(canvas: Image.Image, rect: Rect, view: ListView, theme: Theme) -> None:
    """Draw the list into the panel."""
    surround = theme.surround
    unit = round(min(rect.height, rect.width * 2.2))
    margin = round(unit * 0.035)
    inner = rect.inset(margin)
    y = inner.top + unit * 0.03
    title = Lettering(round(unit * 0.05), surround.text, bold=True)
    write(canvas, (inner.left, y), view.title, title, room_px=inner.width)
    quiet = Lettering(round(unit * 0.033), surround.text_quiet)
    y += unit * 0.035
    for line in wrapped(view.words, quiet, inner.width):
        y += quiet.size_px * 1.35
        write(canvas, (inner.left, y), line, quiet, room_px=inner.width)
    y += unit * 0.05
    if view.tiles:
        room = Rect(inner.left, round(y), inner.width, round(inner.bottom - y))
        draw_tile_grid(canvas, room, view.tiles, theme, largest_px=round(inner.width * 0.3))
    step = min(unit * 0.085, (inner.bottom - y) / max(1, len(view.rows)))
    for row in view.rows:
        _draw_row(canvas, Rect(inner.left, round(y), inner.width, round(step * 0.92)), row, theme)
        y += step


def _draw_row(canvas: Image.Image, rect: Rect, row: ListRow, theme: Theme) -> None:
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
    value = Lettering(round(unit * 0.52), colour, bold=True)
    width = write(canvas, (rect.right - unit * 0.2, middle), row.value, value, align="right")
    text = Lettering(round(unit * 0.42), colour, bold=row.strong)
    write(canvas, (left, middle), row.text, text, room_px=round(rect.right - left - width - unit * 0.4))
