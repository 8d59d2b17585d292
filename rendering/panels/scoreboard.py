"""Points by kind of feature, as a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.values.events import Bonus, Event, Scored
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.labels import Labels
from rendering.base.picture import Picture
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.panels.table import TableRow, TableView, draw_table

NAMED_SOURCES = ("fairy", "goods")
"""Sources of points besides features that have a column of their own; all others share one."""


@dataclass(frozen=True, slots=True)
class ScoresView:
    """Scores by their sources.

    `points` are those paid so far, by seat and by kind of feature or other source. `scores` are the totals on
    the track. `projected` are the totals if the game ended now, or None if the table must not know them.
    """

    seats: tuple[Colour, ...]
    names: Mapping[Colour, str]
    points: Mapping[Colour, Mapping[str, int]]
    scores: Mapping[Colour, int]
    labels: Labels
    projected: Mapping[Colour, int] | None = None
    theme: Theme = DEFAULT_THEME


def points_by_kind(events: Iterable[Event]) -> dict[Colour, dict[str, int]]:
    """Return the points that these events paid each seat, by kind of feature or other source."""
    points: dict[Colour, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Scored | Bonus):
            for seat in event.seats:
                paid = points.setdefault(seat, {})
                paid[event.about] = paid.get(event.about, 0) + event.points
    return points


def sources(points: Mapping[Colour, Mapping[str, int]]) -> tuple[str, ...]:
    """Return the sources with a column: all kinds of features, gardens only if paid, and others if paid."""
    paying = {source for paid in points.values() for source, count in paid.items() if count}
    kinds = [kind.value for kind in FeatureKind if kind is not FeatureKind.GARDEN or kind.value in paying]
    kinds += [source for source in NAMED_SOURCES if source in paying]
    return (*kinds, "other") if paying.difference(kinds) else tuple(kinds)


def paid_by(paid: Mapping[str, int], source: str) -> int:
    """Return the points of one column."""
    if source == "other":
        known = {*(kind.value for kind in FeatureKind), *NAMED_SOURCES}
        return sum(count for other, count in paid.items() if other not in known)
    return paid.get(source, 0)


def draw_scores(view: ScoresView) -> Picture:
    """Draw the points by kind of feature as a table, the best total on top."""
    return draw_table(score_table(view))


def score_table(view: ScoresView) -> TableView:
    """Return the table of scores, the best total on top, with a column for each of the `sources`."""
    labels = view.labels
    shown = sources(view.points)
    best = max(view.scores.values(), default=0)
    columns = [labels.say(f"picture-column-{source}") for source in shown]
    if view.projected is not None:
        columns.append(labels.say("picture-column-projected"))
    columns.append(labels.say("picture-column-total"))
    rows = []
    for seat in sorted(view.seats, key=lambda seat: -view.scores[seat]):
        paid = view.points.get(seat, {})
        cells = [str(paid_by(paid, source)) for source in shown]
        if view.projected is not None:
            cells.append(str(view.projected[seat]))
        cells.append(str(view.scores[seat]))
        rows.append(
            TableRow(
                labels.name(seat, view.names[seat]), tuple(cells), seat, strong=view.scores[seat] == best > 0
            )
        )
    return TableView(labels.say("picture-scores"), tuple(columns), tuple(rows), view.theme)
