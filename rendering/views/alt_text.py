"""Pictures in words: the descriptions that Discord stores with them. That of a board is in `board_words`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.values.geometry import Cell
from game.values.ruleset import Colour
from game.values.tiles import TileId
from rendering.base.labels import Labels
from rendering.boards.areas import Area
from rendering.boards.cell_names import cell_name
from rendering.charts.league_image import LeagueView
from rendering.charts.podium import PodiumView
from rendering.charts.poster import PosterView
from rendering.charts.replay import ReplayView
from rendering.charts.score_chart import ScoreChartView
from rendering.panels.hand_strip import HandsView, HandView
from rendering.panels.table import TableView
from rendering.panels.tile_grid import TilesLeftView, pages
from rendering.panels.way_strip import WayView
from rendering.views.choices_image import ChoicesView
from rendering.views.landings_image import LandingsView
from rendering.views.overlay_words import counted_tiles, named_with

LIMIT = 1024
"""The most characters that Discord stores as the description of a picture."""


def describe_choices(view: ChoicesView) -> str:
    """Return the choice in words: the tile, its legal turns once placed, what each letter or number means."""
    labels = view.labels
    turns = ", ".join(f"{turns * 90}°" for turns in view.turns)
    if view.place is None:
        cells = numbered_places(
            view.numbered or enumerate(view.cells, 1), () if view.numbered else view.areas
        )
        cells += [f"{area.letter}: {' '.join(map(cell_name, area.cells))}" for area in view.elsewhere]
        return fit([labels.say("alt-choose", tile=labels.tile(view.tile))], cells, labels.say("alt-places"))
    tile = labels.tile(view.place.tile, view.place.turns)
    before = [
        labels.say(
            "alt-close-up",
            cell=cell_name(view.place.cell),
            degrees=view.place.turns * 90,
            tile=tile,
            turns=turns,
        )
    ]
    if view.deploy is not None:
        figure, spot = labels.figure(view.deploy.figure), labels.spot(view.deploy.spot)
        before.append(labels.say("alt-figure", figure=figure, spot=spot))
    spots = [f"{letter} {labels.spot(spot)}" for letter, spot in zip(view.letters, view.spots, strict=False)]
    return fit(before, spots, labels.say("alt-spots") if spots else "")


def describe_landings(view: LandingsView) -> str:
    """Return the line of a flying machine in words: where each roll leads, and where a figure can land."""
    labels = view.labels
    sentences = [labels.say("alt-landings", cell=cell_name(view.place.cell))]
    for target in view.shown:
        lands = "unknown" if target.lands is None else "yes" if target.lands else "no"
        sentences.append(
            labels.say("alt-landing", distance=target.distance, cell=cell_name(target.cell), lands=lands)
        )
    return fit(sentences)


def describe_way(view: WayView) -> str:
    """Return the steps of a flight in words, in order: the player who makes each, and where it leads."""
    labels = view.labels
    sentences = [
        labels.say(
            "alt-way-step",
            number=step.number,
            player=view.names[step.seat],
            state=step.state.value,
            side="none" if step.side is None else step.side.name.lower(),
        )
        for step in view.steps
    ]
    return fit((), sentences, separator=labels.separator)


def describe_hand(view: HandView) -> str:
    """Return the tiles of a hand in words, with their numbers, and which one is chosen now."""
    listed = [f"{number} {view.labels.tile(tile)}" for number, tile in enumerate(view.tiles, 1)]
    chosen = view.labels.say("alt-chosen", number=view.tiles.index(view.chosen) + 1)
    return fit((), listed, after=[chosen], separator=view.labels.separator)


def describe_hands(view: HandsView) -> str:
    """Return all hands in words, seat by seat."""
    held = [hand_text(seat, hand, view.names, view.labels) for seat, hand in view.hands.items()]
    return fit((), held, separator=" ")


def describe_tiles_left(view: TilesLeftView) -> str:
    """Return the tiles left in words, kind by kind."""
    left = [entry for entry in view.entries if entry.count]
    return fit([f"{view.heading}."], counted_tiles(left, view.labels), separator=view.labels.separator)


def described_whole(shown: tuple[TilesLeftView, ...]) -> tuple[TilesLeftView, ...]:
    """Return pages of tiles as so many pages that the description of none is cut."""
    while any(describe_tiles_left(page).endswith("…") for page in shown):
        kinds = tuple(kind for page in shown for kind in page.kinds)
        shown = pages(replace(shown[0], kinds=kinds), len(shown) + 1)
    return shown


def describe_table(view: TableView, labels: Labels) -> str:
    """Return the table in words, row by row."""
    rows = []
    for row in view.rows:
        cells = ", ".join(f"{head} {cell}" for head, cell in zip(view.columns, row.cells, strict=True))
        # Not a colon, since languages differ in the space before it.
        rows.append(f"{row.place} {row.name} – {cells}".lstrip())
    return fit([f"{view.title}."], rows, separator=labels.separator)


def describe_league(view: LeagueView, labels: Labels) -> str:
    """Return the divisions in words, row by row, with the marks of places that go up or down."""
    leads = dict(view.legend)
    rows = []
    for division in view.divisions:
        for number, row in enumerate(division.rows):
            cells = [f"{head} {cell}" for head, cell in zip(view.columns, row.cells, strict=True)]
            cells += [leads[row.mark]] if row.mark in leads else []
            text = f"{row.place} {row.name} – {', '.join(cells)}"
            rows.append(text if number else labels.say("alt-division", heading=division.heading, row=text))
    return fit([f"{view.title}."], rows, separator=labels.separator)


def describe_chart(view: ScoreChartView) -> str:
    """Return the chart in words: the score at the end of each line, the highest first."""
    ends = sorted(view.seats, key=lambda seat: -view.scores[seat][-1])
    rows = [
        named_with(view.labels, view.names[seat], str(view.scores[seat][-1]).replace("-", "−"))
        for seat in ends
    ]
    return fit([f"{view.labels.say(view.title)}."], rows)


def describe_podium(view: PodiumView) -> str:
    """Return the podium in words, place by place."""
    rows = [f"{place}. {name}" for place, name in zip(view.places, view.names, strict=False)]
    return fit([f"{view.title}."], rows, separator=". ")


def describe_poster(view: PosterView) -> str:
    """Return the poster in words: the result, place by place."""
    rows = [
        f"{place}. {named_with(view.labels, view.names[seat], view.position.scores[seat])}"
        for place, seat in view.places
    ]
    tiles = len(view.position.board)
    return fit(
        [f"{view.title}.", view.labels.say("alt-poster", tiles=tiles)],
        rows,
        after=[f"{', '.join(view.lines)}."],
    )


def describe_replay(view: ReplayView, labels: Labels) -> str:
    """Return the replay in words."""
    return labels.say("alt-replay", frames=len(view.positions))


def fit(
    before: Sequence[str],
    listed: Iterable[str] = (),
    heading: str = "",
    after: Sequence[str] = (),
    *,
    separator: str = ", ",
) -> str:
    """Return the sentences with the list between them, within the limit; the end of the list is cut first.

    The list is read only as far as there could be room for it.
    """
    rest = iter(listed)
    shown: list[str] = []
    while sum(map(len, shown)) <= LIMIT and (item := next(rest, None)) is not None:
        shown.append(item)
    for count in range(len(shown), -1, -1):
        middle = separator.join(shown[:count])
        if count < len(shown):
            middle += " …"
        elif not middle.endswith("."):
            middle += "."
        parts = [*before, *([f"{heading} {middle}".strip()] if count else []), *after]
        text = " ".join(part for part in parts if part)
        if len(text) <= LIMIT:
            return text
    return text[: LIMIT - 1].rstrip() + "…"


def numbered_places(numbers: Iterable[tuple[int, Cell]], found: Sequence[Area]) -> list[str]:
    """Return the cells to choose from with their numbers; each of several areas begins with its letter."""
    begins = {area.first: f"{area.letter}: " for area in found} if len(found) > 1 else {}
    return [f"{begins.get(number, '')}{number} {cell_name(cell)}" for number, cell in numbers]


def hand_text(seat: Colour, hand: Sequence[TileId], names: Mapping[Colour, str], labels: Labels) -> str:
    """Return the sentence about the tiles that a seat holds."""
    return labels.say("alt-hand", player=names[seat], tiles=labels.separator.join(map(labels.tile, hand)))
