"""What happened at the table, line by line."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.i18n import Language
from bot.text.emoji_marks import seat_mark
from bot.text.words import goods_text, labels, scored_text, seat_brief
from game.expansions.abbot.moves import Recalled
from game.expansions.dragon.moves import Eaten, FairyMoved, SentHome, Stepped, VolcanoLaid
from game.expansions.flyers.moves import Crashed, Landed, Thrown, TookOff
from game.expansions.market.events import Kept, Offered, Sold
from game.expansions.traders.goods import GoodsTaken
from game.notation.moves import move_text
from game.values.events import Bonus, Deployed, Event, Placed, Scored, Unplayable
from game.values.geometry import Cell, neighbour
from game.values.ruleset import Colour
from game.values.tiles import TileId
from host.games.views import TurnReport
from model.games import EntryKind, Giver, Maker
from model.tables import Occupant, Seat, numbered
from rendering.boards.cell_names import cell_name

LIMIT = 1200
"""Characters of news in one message; older lines give way."""
UNPLAYABLE_NAMED = 3
"""Up to so many unplayable tiles are named; at the end of a narrow table there may be dozens."""


def news(
    language: Language,
    reports: Iterable[TurnReport],
    seats: Sequence[Seat],
    *,
    lines: int | None = None,
    apart: Collection[TileId] = (),
    stopped: bool = False,
) -> str:
    """Return the reports as lines, oldest first; where there are too many (or more than `lines`), the newest that fit.

    Unplayable tiles that are told `apart` are left out. In a game that was `stopped` nothing is said of how empty
    seats play.
    """
    told = [
        line for report in reports for line in report_lines(language, report, seats, apart, stopped=stopped)
    ]
    kept: list[str] = []
    room = LIMIT
    for line in reversed(told):
        room -= len(line) + 1
        left = len(told) - len(kept)
        if room < 0 or (lines is not None and len(kept) == lines - 1 and left > 1):
            kept.append(language.say("news-earlier", lines=left))
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def report_lines(
    language: Language,
    report: TurnReport,
    seats: Sequence[Seat],
    apart: Collection[TileId] = (),
    *,
    stopped: bool = False,
) -> list[str]:
    """Return a turn, undo or change of seats: a line for what was done and one for each feature paid.

    Seats are named after who sat there then.
    """
    if report.by is not None:
        seats = numbered(report.by if seat.colour is report.by.colour else seat for seat in seats)
    match report.kind:
        case EntryKind.MOVE:
            return _move_lines(language, report, seats, apart)
        case EntryKind.UNDO:
            return [language.say("news-undo", seat=_seat(language, report.seat, seats), turns=report.undone)]
        case EntryKind.SEAT:
            return [_seat_line(language, report, seats, stopped=stopped)]


def _seat_line(language: Language, report: TurnReport, seats: Sequence[Seat], *, stopped: bool) -> str:
    """Return a change of seats: who gave whose seat to whom."""
    assert report.after is not None
    before = _seat(language, report.seat, seats)
    after = _seat(
        language,
        report.seat,
        numbered(report.after if seat.colour is report.seat else seat for seat in seats),
    )
    if report.out_of_time:
        return language.say("news-seat-out-of-time", before=before)
    if report.after.occupant is Occupant.CLOSED:
        return language.say("news-seat-gone" if stopped else "news-seat-left", before=before)
    if before == after:
        # Of a seat that was given to somebody before its first move the log does not know who left.
        return language.say("news-seat", colour=report.seat.value, after=after)
    by = ""
    match report.given_by:
        case Giver():
            how = report.given_by.value
        case Colour():
            how, by = "player", _seat(language, report.given_by, seats)
        case None:
            how = "clock" if report.maker is Maker.CLOCK else "own"
    return language.say("news-seat-passed", before=before, after=after, how=how, by=by)


def _move_lines(
    language: Language, report: TurnReport, seats: Sequence[Seat], apart: Collection[TileId]
) -> list[str]:
    # A tile that is sold is laid by another seat than the one whose turn began.
    lines: list[str] = []
    done: dict[Colour, list[str]] = {}
    laid: Cell | None = None
    for event in report.events:
        if isinstance(event, Placed):
            laid = event.cell
        if text := _dealt(language, event, seats):
            lines.append(text)
        elif (done_by := doer(event)) is not None and not isinstance(event, Stepped):
            text = deed(language, event, seats)
            if isinstance(event, Deployed) and laid is not None and event.cell != laid:
                text = language.say("news-elsewhere", done=text, cell=cell_name(event.cell))
            done.setdefault(done_by, []).append(text)
    moved = "news-moved" if report.maker is not Maker.CLOCK else "news-moved-by-clock"
    lines += [
        language.say(moved, seat=_seat(language, seat, seats), done=language.join(texts))
        for seat, texts in done.items()
    ]
    lines += followed_lines(language, report.events, seats)
    lines += [
        language.say("news-scored", scored=scored_text(language, event, seats))
        for event in report.events
        if isinstance(event, Scored | Bonus) and not event.final
    ]
    unplayable = [event for event in report.events if isinstance(event, Unplayable)]
    if len(unplayable) > UNPLAYABLE_NAMED:
        lines.append(language.say("news-unplayable-many", tiles=len(unplayable)))
        return lines
    lines += [unplayable_line(language, event) for event in unplayable if event.tile not in apart]
    return lines


def unplayable_line(language: Language, event: Unplayable) -> str:
    """Return that a tile was drawn which fits nowhere, and what becomes of it."""
    tile = labels(language).tile(event.tile)
    return language.say("news-unplayable", tile=tile, returned="yes" if event.returned else "no")


def unplayable_events(reports: Iterable[TurnReport]) -> list[Unplayable]:
    """Return what was drawn and fitted nowhere, oldest first."""
    return [event for report in reports for event in report.events if isinstance(event, Unplayable)]


def doer(event: Event) -> Colour | None:
    """Return the seat that chose what is told; None for all that follows by itself."""
    if isinstance(event, Placed | Deployed):
        return event.seat
    return event.doer if event.move() is not None else None


def deed(language: Language, event: Event, seats: Sequence[Seat] = ()) -> str:
    """Return what a seat did, without its name: "played N49", "set a meeple in the city (N)".

    `seats` are those at the table, where it was done to somebody.
    """
    match event:
        case Placed():
            return language.say("news-placed", cell=cell_name(event.cell))
        case Deployed():
            return language.say(
                "news-deployed",
                figure=event.figure.value,
                feature=event.spot.kind.value,
                spot=labels(language).spot(event.spot),
            )
        case Recalled():
            return language.say("news-recalled", cell=cell_name(event.cell))
        case FairyMoved():
            spot = labels(language).spot(event.spot)
            return language.say("news-fairy", cell=cell_name(event.cell), spot=spot)
        case SentHome():
            other = (
                _seat(language, event.seat, seats) if seats else language.say(f"colour-{event.seat.value}")
            )
            spot = labels(language).spot(event.spot)
            return language.say("news-princess", other=other, cell=cell_name(event.cell), spot=spot)
        case TookOff():
            return language.say("news-flyer", figure=event.figure.value)
        case Landed():
            spot = labels(language).spot(event.spot)
            return language.say("news-landed", cell=cell_name(event.cell), spot=spot)
        case Stepped():
            return language.say("news-step", cell=cell_name(event.cell))
        case _:
            move = event.move()
            return "" if move is None else move_text(move)


def followed_lines(language: Language, events: Sequence[Event], seats: Sequence[Seat]) -> list[str]:
    """Return what followed from deeds beside points: throws of the die, the dragon's flight, goods."""
    lines = []
    for event in events:
        match event:
            case VolcanoLaid():
                lines.append(language.say("news-volcano", cell=cell_name(event.cell)))
            case Thrown():
                cell = cell_name(event.cell)
                lines.append(language.say("news-thrown", distance=event.distance, cell=cell))
            case Crashed():
                lines.append(language.say("news-crashed"))
    steps = [event for event in events if isinstance(event, Stepped)]
    if steps:
        first = neighbour(steps[0].cell, steps[0].side.opposite)
        way = (cell_name(first), *(f"{seat_mark(one.seat)} {cell_name(one.cell)}" for one in steps))
        lines.append(language.say("news-flight", cells=" → ".join(way)))
    lines += eaten_lines(language, events, seats)
    lines += [
        language.say(
            "news-goods",
            seat=_seat(language, event.seat, seats),
            goods=goods_text(language, event.goods),
        )
        for event in events
        if isinstance(event, GoodsTaken)
    ]
    return lines


def eaten_lines(language: Language, events: Iterable[Event], seats: Sequence[Seat]) -> list[str]:
    """Return one line that names all whom the dragon ate, if it ate anybody."""
    eaten = [
        language.say(
            "news-eaten-one",
            seat=_seat(language, event.seat, seats),
            figure=labels(language).figure(event.figure),
            cell=cell_name(event.cell),
        )
        for event in events
        if isinstance(event, Eaten)
    ]
    return [language.say("news-eaten", figures=language.join(eaten))] if eaten else []


def unplayable_tiles(reports: Iterable[TurnReport]) -> tuple[TileId, ...]:
    """Return the tiles that fitted nowhere, as far as the news name them, each kind once."""
    found: dict[TileId, None] = {}
    for report in reports:
        tiles = [event.tile for event in report.events if isinstance(event, Unplayable)]
        if len(tiles) <= UNPLAYABLE_NAMED:
            found.update(dict.fromkeys(tiles))
    return tuple(found)[:UNPLAYABLE_NAMED]


def _dealt(language: Language, event: Event, seats: Sequence[Seat]) -> str | None:
    """Return what happened at the market of a tile. Rule: tile-market."""
    match event:
        case Offered():
            seat = _seat(language, event.seat, seats)
            return language.say("news-offered", seat=seat, points=event.points)
        case Sold():
            return language.say(
                "news-sold",
                seller=_seat(language, event.seller, seats),
                buyer=_seat(language, event.buyer, seats),
                points=event.points,
            )
        case Kept():
            return language.say("news-kept", seat=_seat(language, event.seat, seats))
        case _:
            return None


def _seat(language: Language, colour: Colour, seats: Sequence[Seat]) -> str:
    return next(seat_brief(language, seat) for seat in seats if seat.colour == colour)
