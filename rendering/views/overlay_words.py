"""Overlays in words, for alt texts: sentences, and a list that may be cut at its end."""

from __future__ import annotations

from collections.abc import Iterable

from game.board.features import Feature
from game.board.oriented_tile import oriented
from game.engine import queries
from game.values.geometry import Cell
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.boards.cell_names import cell_name
from rendering.boards.layout import Window
from rendering.boards.overlays import CountedTile, OneFeature, Overlay, OwnedFields
from rendering.panels.panel_lists import overlay_list, sums
from rendering.views.board_image import BoardView, board_frame, shown_part


def overlay_words(view: BoardView, overlay: Overlay) -> tuple[list[str], list[str]]:
    """Return what the overlay of a board shows: sentences, and the fields or tiles that it lists."""
    labels = view.labels
    shown = overlay_list(overlay, view.names, labels)
    match overlay:
        case OneFeature():
            return _feature_sentences(view, overlay), []
        case OwnedFields():
            part = [] if view.area is None else [f"{shown_part(board_frame(view).window, labels)}."]
            points = labels.join(
                named_with(labels, view.names[seat], number) for seat, number in overlay.points.items()
            )
            return [
                *part,
                f"{shown.title}. {shown.words}.",
                labels.say("alt-fields", points=points),
            ], _owned_fields(view, overlay)
        case _:
            return [f"{shown.title}. {shown.words.removesuffix('.')}."], counted_tiles(shown.tiles, labels)


def named_with(labels: Labels, name: str, what: str | int) -> str:
    """Return a player with points or goods. A word separates them, since names such as “Computer 2” end in numbers."""
    return labels.say("alt-with", player=name, what=what)


def counted_tiles(tiles: Iterable[CountedTile], labels: Labels) -> list[str]:
    """Return the tiles in words, each with its number."""
    return [f"{entry.count} × {labels.tile(entry.tile, entry.turns)}" for entry in tiles]


def _owned_fields(view: BoardView, overlay: OwnedFields) -> list[str]:
    """Return the coloured fields in sight: where each is, its owners, and what it pays them, the most first.

    Fields that are paid together have owners, but no points of their own. Rule: field-first.
    """
    position, labels, window = view.position, view.labels, board_frame(view).window
    paid: dict[Feature, dict[Colour, int]] = {}
    together: set[Feature] = set()
    for fields, scored in queries.field_payments(position):
        for field in fields:
            points = paid.setdefault(field, {})
            points.update((seat, points.get(seat, 0) + scored.points) for seat in scored.seats)
        if len(fields) > 1:
            together.update(fields)
    listed = []
    for field in sorted(paid, key=lambda field: -max(paid[field].values())):
        place = _in_sight(field, window)
        if place is None:
            continue
        cell, segment = place
        owners = overlay.owners[field.segments[0]]
        laid = position.board[cell]
        listed.append(
            labels.say(
                "alt-field",
                cell=cell_name(cell),
                spot=labels.spot(oriented(laid.tile)[laid.turns].spots[segment]),
                owners=labels.join(
                    view.names[seat]
                    if field in together
                    else named_with(labels, view.names[seat], paid[field].get(seat, 0))
                    for seat in owners
                ),
            )
        )
    return listed


def _in_sight(field: Feature, window: Window) -> tuple[Cell, int] | None:
    """Return the cell and segment on which a figure stands in the field, or another one; None if none is in sight."""
    places = [(figure.cell, figure.segment) for figure in field.figures] + list(field.segments)
    return next((place for place in places if place[0] in window), None)


def _feature_sentences(view: BoardView, overlay: OneFeature) -> list[str]:
    """Return where the feature is, whom it pays how many points, how they add up, and which figures count."""
    labels, names, feature = view.labels, view.names, overlay.feature
    shown = overlay_list(overlay, names, labels)
    cells = ", ".join(cell_name(cell) for cell in feature.cells)
    sentences = [labels.say("alt-feature", feature=shown.title, state=shown.words, cells=cells)]
    if not overlay.paid:
        return [*sentences, *(row.text for row in shown.rows)]
    strength: dict[Colour, int] = {}
    for paid in overlay.paid:
        strength.update(paid.strength)
        sentences.append(
            labels.say(
                "alt-pays",
                names=labels.join(names[seat] for seat in paid.seats),
                seats=len(paid.seats),
                points=paid.points,
                parts=labels.join(f"{text} = {points}" for text, points in sums(paid, labels)),
            )
        )
    counted = labels.join(f"{names[seat]} × {weight}" for seat, weight in strength.items())
    return [*sentences, labels.say("alt-counted", figures=counted)]
