"""The news of a table: a line for each thing that happened."""

from __future__ import annotations

from collections import Counter
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
from game.values.events import Bonus, Deployed, Event, Homeless, Placed, Scored, Unplayable
from game.values.geometry import Cell, neighbour
from game.values.ruleset import Colour
from game.values.tiles import TileId
from host.games.views import TurnReport
from model.games import EntryKind, Giver, Maker
from model.tables import Occupant, Seat, numbered
from rendering.boards.cell_names import cell_name

LIMIT = 1200
"""Characters of news in one message; the oldest lines are left out."""
UNPLAYABLE_NAMED = 3
"""The most unplayable tiles that are named. At the end of a game on a narrow table there may be dozens."""


def news(
    words: Language,
    reports: Iterable[TurnReport],
    seats: Sequence[Seat],
    *,
    lines: int | None = None,
    apart: Collection[TileId] = (),
    stopped: bool = False,
) -> str:
    """Return the reports as lines, oldest first.

    If they exceed LIMIT characters or `lines` lines, the oldest are left out, and a line says how many. The
    first line of the newest report, which says what was done, is always kept.

    Unplayable tiles that are shown `apart` are left out. If the game was `stopped`, the lines do not say how
    empty seats play.
    """
    all_lines: list[str] = []
    newest = 0
    for report in reports:
        if of_report := report_lines(words, report, seats, apart, stopped=stopped):
            newest = len(all_lines)
            all_lines += of_report
    for start in range(len(all_lines) + 1):
        shown = all_lines[start:] if start <= newest else [all_lines[newest], *all_lines[start:]]
        short = lines is None or len(shown) + (len(shown) < len(all_lines)) <= lines
        if short and sum(len(line) + 1 for line in shown) <= LIMIT:
            break
    if left := len(all_lines) - len(shown):
        shown.insert(0, words.say("news-earlier", lines=left))
    return "\n".join(shown)


def report_lines(
    words: Language,
    report: TurnReport,
    seats: Sequence[Seat],
    apart: Collection[TileId] = (),
    *,
    stopped: bool = False,
) -> list[str]:
    """Return the lines of a turn, an undo or a change of seats: what was done, and each payment.

    Seats have the names of their occupants at that time.
    """
    if report.occupant is not None:
        seats = numbered(report.occupant if seat.colour is report.occupant.colour else seat for seat in seats)
    match report.kind:
        case EntryKind.MOVE:
            return _move_lines(words, report, seats, apart)
        case EntryKind.UNDO:
            return [words.say("news-undo", seat=_seat(words, report.seat, seats), turns=report.undone)]
        case EntryKind.SEAT:
            return [_seat_line(words, report, seats, stopped=stopped)]


def _seat_line(words: Language, report: TurnReport, seats: Sequence[Seat], *, stopped: bool) -> str:
    """Return the line of a change of seats: the occupants before and after, and the person who decided it."""
    assert report.after is not None
    before = _seat(words, report.seat, seats)
    after = _seat(
        words,
        report.seat,
        numbered(report.after if seat.colour is report.seat else seat for seat in seats),
    )
    if report.out_of_time:
        return words.say("news-seat-out-of-time", before=before)
    if report.after.occupant is Occupant.CLOSED:
        return words.say("news-seat-gone" if stopped else "news-seat-left", before=before)
    if before == after:
        # In logs of earlier versions nothing names who handed a seat over before its first move.
        return words.say("news-seat", colour=report.seat.value, after=after)
    by = ""
    match report.given_by:
        case Giver():
            how = report.given_by.value
        case Colour():
            how, by = "player", _seat(words, report.given_by, seats)
        case None:
            how = "clock" if report.maker is Maker.CLOCK else "own"
    return words.say("news-seat-passed", before=before, after=after, how=how, by=by)


def _move_lines(
    words: Language, report: TurnReport, seats: Sequence[Seat], apart: Collection[TileId]
) -> list[str]:
    """Return the lines of a turn: what each seat did, what followed from it, and what was paid."""
    # Grouped by seat: a tile that was sold is laid by the buyer, not by the seat whose turn began.
    lines: list[str] = []
    actions: dict[tuple[Colour, bool], list[str]] = {}
    laid: Cell | None = None
    for event in report.events:
        if isinstance(event, Placed):
            laid = event.cell
        done_by, by_clock = doer(event), event in report.by_clock
        if text := _market_line(words, event, seats, by_clock=by_clock):
            lines.append(text)
            continue
        # The line of the dragon's flight has the steps that players chose.
        if done_by is not None and (by_clock or not isinstance(event, Stepped)):
            text = deed(words, event, seats)
            if isinstance(event, Deployed) and laid is not None and event.cell != laid:
                text = words.say("news-elsewhere", done=text, cell=cell_name(event.cell))
            actions.setdefault((done_by, by_clock), []).append(text)
    lines += [
        words.say(
            "news-moved-by-clock" if by_clock else "news-moved",
            seat=_seat(words, seat, seats),
            done=words.join(texts),
        )
        for (seat, by_clock), texts in actions.items()
    ]
    lines += _followed_lines(words, report.events, seats)
    lines += [
        words.say("news-scored", scored=scored_text(words, event, seats))
        for event in report.events
        if isinstance(event, Scored | Bonus) and not event.final
    ]
    unplayable = [event for event in report.events if isinstance(event, Unplayable)]
    if len(unplayable) > UNPLAYABLE_NAMED:
        lines.append(words.say("news-unplayable-many", tiles=len(unplayable)))
        return lines
    lines += [line for tile, line in _unplayable_lines(words, unplayable).items() if tile not in apart]
    return lines


def unplayable_lines(words: Language, reports: Iterable[TurnReport]) -> dict[TileId, str]:
    """Return a line for each kind of drawn tile that fitted nowhere and that the news names."""
    return _unplayable_lines(words, _named_unplayable(reports))


def _unplayable_lines(words: Language, events: Sequence[Unplayable]) -> dict[TileId, str]:
    """Return a line for each kind of tile: how many were drawn, and that they return to the bag or leave the game."""
    times = Counter(event.tile for event in events)
    return {
        event.tile: words.say(
            "news-unplayable",
            tile=labels(words).tile(event.tile),
            times=times[event.tile],
            returned="yes" if event.returned else "no",
        )
        for event in events
    }


def doer(event: Event) -> Colour | None:
    """Return the seat that chose an event; None if the event followed from others."""
    if isinstance(event, Placed | Deployed):
        return event.seat
    return event.doer if event.move() is not None else None


def deed(words: Language, event: Event, seats: Sequence[Seat] = ()) -> str:
    """Return the deed of a seat, without its name: "played N49", "set a meeple in the city (N)".

    `seats` name the occupant of another seat that the deed affects; without them it is named by its colour.
    """
    match event:
        case Placed():
            return words.say("news-placed", cell=cell_name(event.cell))
        case Deployed():
            return words.say(
                "news-deployed",
                figure=event.figure.value,
                feature=event.spot.kind.value,
                spot=labels(words).spot(event.spot),
            )
        case Recalled():
            return words.say("news-recalled", cell=cell_name(event.cell))
        case FairyMoved():
            spot = labels(words).spot(event.spot)
            return words.say("news-fairy", cell=cell_name(event.cell), spot=spot)
        case SentHome():
            other = _seat(words, event.seat, seats) if seats else words.say(f"colour-{event.seat.value}")
            spot = labels(words).spot(event.spot)
            return words.say("news-princess", other=other, cell=cell_name(event.cell), spot=spot)
        case TookOff():
            return words.say("news-flyer", figure=event.figure.value)
        case Landed():
            spot = labels(words).spot(event.spot)
            return words.say("news-landed", cell=cell_name(event.cell), spot=spot)
        case Stepped():
            return words.say("news-step", cell=cell_name(event.cell))
        case _:
            move = event.move()
            return "" if move is None else move_text(move)


def _followed_lines(words: Language, events: Sequence[Event], seats: Sequence[Seat]) -> list[str]:
    """Return the lines for what followed, except payments: throws of the die, the dragon's flight, goods."""
    lines = []
    for event in events:
        match event:
            case VolcanoLaid():
                lines.append(words.say("news-volcano", cell=cell_name(event.cell)))
            case Thrown():
                cell = cell_name(event.cell)
                lines.append(words.say("news-thrown", distance=event.distance, cell=cell))
            case Crashed():
                lines.append(words.say("news-crashed", figure=event.figure.value))
    steps = [event for event in events if isinstance(event, Stepped)]
    if steps:
        first = neighbour(steps[0].cell, steps[0].side.opposite)
        way = (cell_name(first), *(f"{seat_mark(step.seat)} {cell_name(step.cell)}" for step in steps))
        lines.append(words.say("news-flight", cells=" → ".join(way)))
    lines += _gone_lines(words, events, seats)
    lines += [
        words.say(
            "news-goods",
            seat=_seat(words, event.seat, seats),
            goods=goods_text(words, event.goods),
        )
        for event in events
        if isinstance(event, GoodsTaken)
    ]
    return lines


def _gone_lines(words: Language, events: Sequence[Event], seats: Sequence[Seat]) -> list[str]:
    """Return a line that names all figures eaten by the dragon, and one for those that were left alone elsewhere.

    No line if there are none. Rules: dragon-eats, dragon-home, princess-home.
    """
    lines = []
    for kind, key in ((Eaten, "news-eaten"), (Homeless, "news-homeless")):
        figures = [
            words.say(
                "news-eaten-one",
                seat=_seat(words, event.seat, seats),
                figure=labels(words).figure(event.figure),
                cell=cell_name(event.cell),
            )
            for event in events
            if isinstance(event, kind)
        ]
        if figures:
            lines.append(words.say(key, figures=words.join(figures)))
    return lines


def unplayable_tiles(reports: Iterable[TurnReport]) -> tuple[TileId, ...]:
    """Return the unplayable tiles that the news names, each kind once."""
    return tuple(dict.fromkeys(event.tile for event in _named_unplayable(reports)))[:UNPLAYABLE_NAMED]


def _named_unplayable(reports: Iterable[TurnReport]) -> list[Unplayable]:
    """Return the events of unplayable tiles that the news names, oldest first."""
    found: list[Unplayable] = []
    for report in reports:
        events = [event for event in report.events if isinstance(event, Unplayable)]
        if len(events) <= UNPLAYABLE_NAMED:
            found += events
    return found


def _market_line(words: Language, event: Event, seats: Sequence[Seat], *, by_clock: bool) -> str | None:
    """Return the line for an event of the market; None for other events. Rule: tile-market."""
    match event:
        case Offered():
            key = "news-offered-by-clock" if by_clock else "news-offered"
            return words.say(key, seat=_seat(words, event.seat, seats), points=event.points)
        case Sold():
            return words.say(
                "news-sold-by-clock" if by_clock else "news-sold",
                seller=_seat(words, event.seller, seats),
                buyer=_seat(words, event.buyer, seats),
                points=event.points,
            )
        case Kept():
            key = "news-kept-by-clock" if by_clock else "news-kept"
            return words.say(key, seat=_seat(words, event.seat, seats))
        case _:
            return None


def _seat(words: Language, colour: Colour, seats: Sequence[Seat]) -> str:
    return next(seat_brief(words, seat) for seat in seats if seat.colour == colour)
