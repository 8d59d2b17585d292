"""The picture from which the dragon's next step is chosen: the board round it, with a lettered arrow for each way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.position import Position
from game.expansions.dragon.moves import STEPS
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.cell_names import cell_name
from rendering.boards.close_up import close_frame
from rendering.boards.flight import draw_arrows, draw_trail, visited_cells, ways
from rendering.boards.landscape import lay_tiles, name_cells, stand_figures
from rendering.boards.layout import Frame, showing
from rendering.boards.text_board import tile_line
from rendering.views.alt_text import fit


@dataclass(frozen=True, slots=True)
class FlightView:
    """A position within a flight, before a step; `names` are the players' by seat."""

    position: Position
    names: Mapping[Colour, str]
    labels: Labels
    theme: Theme = DEFAULT_THEME


def draw_flight(view: FlightView) -> Picture:
    """The dragon with all tiles round it, 900 pixels wide, a tile 80 of 300 on a phone."""
    frame, position = flight_frame(view), view.position
    canvas = new_canvas(frame.width, frame.height, view.theme)
    lay_tiles(canvas, frame, position, view.theme)
    draw_trail(canvas, frame, visited_cells(position), view.theme)
    stand_figures(canvas, frame, position, view.theme)
    draw_arrows(canvas, frame, position, view.theme)
    name_cells(canvas, frame, view.theme)
    return finish(canvas, view.theme)


def flight_frame(view: FlightView) -> Frame:
    """How the land lies: with the tile of the dragon and all round it in sight."""
    board = view.position.board
    return showing(close_frame(visited_cells(view.position)[-1], board), board)


def describe_flight(view: FlightView) -> str:
    """The choice in words: whose step it is, where the dragon has been, and what stands on each tile it can go to."""
    position, labels = view.position, view.labels
    *before, here = visited_cells(position)
    seat = position.actors[0]
    told = [
        labels.say(
            "alt-flight",
            player=view.names[seat],
            look=labels.say(f"picture-look-{seat.value}"),
            cell=cell_name(here),
            step=len(before) + 1,
            steps=STEPS,
        )
    ]
    if before:
        told.append(labels.say("alt-flight-visited", cells=", ".join(map(cell_name, before))))
    listed = [
        f"{letter} – {tile_line(position, cell, view.names, labels, position.figures)}"
        for letter, _, cell in ways(position)
    ]
    return fit(told, listed, labels.say("alt-flight-ways"), separator=" ")
