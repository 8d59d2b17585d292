"""Public messages of a game: turns, its end, reminders."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.delivery.turn_pictures import NO_PICTURES, AttachedPicture, TurnPictures
from bot.features.turn.flight_controls import arrows, flight_text, next_text
from bot.i18n import Language
from bot.pictures.gallery import attached, gallery, with_thumbnail
from bot.pictures.pool import Drawn
from bot.platform import limits
from bot.platform.answers import play_button
from bot.platform.controls import button
from bot.platform.custom_ids import Kind
from bot.platform.text_view import text_view
from bot.text.final_scoring import FINAL_LIMIT, final_scoring
from bot.text.seat_lines import seat_lines
from bot.text.turn_news import news, unplayable_lines
from bot.text.words import ACCENT, mention, seat_text, timestamp
from game.engine.first_seat import roads
from game.engine.queries import ranking, winners
from game.expansions.dragon.moves import FLIGHT
from game.expansions.market.moves import MARKET
from game.values.events import Placed
from game.values.phases import Phase
from game.values.tiles import TileId
from host.games.acting import acting
from host.games.views import GameView, TurnReport
from model.games import Maker
from model.ids import PersonId
from model.outbox import GameDelivery, MessageKind
from model.tables import GameStatus, HelpLevel, Occupant, Seat, numbered

NEWS_LINES = 4
"""The most lines of news in a turn's message: with the seats' lines they fit above its picture on a phone."""

STEPS_LINES = 8
"""The same where several seats move one after another: one message tells all their steps."""


def turn_message(
    words: Language,
    view: GameView,
    reports: Sequence[TurnReport],
    *,
    live: bool,
    pictures: TurnPictures = NO_PICTURES,
) -> ui.LayoutView:
    """Return the message of the turn that began in state `view.turn_seq`.

    If it is not `live`, the turn is over: the message has neither buttons nor clock.
    """
    # From the position, since `view.to_move` is None once the game is over.
    colour = acting(view.position)
    assert colour is not None
    seat = view.seat_of(colour)
    container = ui.Container[Any](accent_colour=ACCENT[seat.colour])
    if live:
        for item in _live_texts(words, view, seat, reports, pictures):
            container.add_item(item)
    else:
        then = seat_text(words, _seat_then(view, seat))
        ending = words.say(_ending_key(view), turn=view.position.turn, seat=then)
        for text in filter(None, (ending, _news(words, view, reports))):
            container.add_item(ui.TextDisplay(text))
    close_up, *others = (*pictures.boards, pictures.hands)
    if close_up is not None:
        container.add_item(attached(close_up.name, close_up.alt))
    if live and view.position.phase is FLIGHT:
        for row in arrows(view):
            container.add_item(row)
    for picture in others:
        if picture is not None:
            container.add_item(attached(picture.name, picture.alt))
    if pictures.fault:
        container.add_item(ui.TextDisplay(words.say("picture-undrawn", number=pictures.fault)))
    if live:
        container.add_item(_turn_buttons(words, view, person=seat.occupant is Occupant.PERSON))
    return ui.LayoutView(timeout=None).add_item(container)


def _seat_then(view: GameView, seat: Seat) -> Seat:
    """Return the seat to move as it was before it changed hands, numbered among the present seats."""
    then = view.then_to_move
    if then is None:
        return seat
    seats = numbered(then if seat.colour is then.colour else seat for seat in view.seats)
    return next(seat for seat in seats if seat.colour is then.colour)


def _ending_key(view: GameView) -> str:
    """Return the key of the sentence that says how a turn ended."""
    if view.position.phase is FLIGHT and view.next_maker is not None:
        return "turn-flight-over"
    match view.next_maker:
        case None:
            return "turn-not-played"
        case Maker.CLOCK:
            return "turn-over-clock"
        case Maker.PERSON | Maker.COMPUTER:
            return "turn-market-over" if view.position.phase is MARKET else "turn-over"


def _live_texts(
    words: Language,
    view: GameView,
    seat: Seat,
    reports: Sequence[TurnReport],
    pictures: TurnPictures,
) -> list[ui.Item[Any]]:
    """Return the parts of the message of a live turn: the call and tile, the news, the seats' lines."""
    call = (
        f"{_call(words, view, seat, again=_has_another_turn(view, seat, reports))}\n{_turn_line(words, view)}"
    )
    items: list[ui.Item[Any]] = [_beside(call, pictures.tile)]
    items += [_beside(text, picture) for text, picture in _unplayable(words, reports, pictures.unplayable)]
    happened = _news(words, view, reports, apart=pictures.unplayable)
    next_steps = next_text(words, view) if view.in_steps and view.to_move is not None else ""
    items += [ui.TextDisplay[Any](text) for text in (happened, next_steps, seat_lines(words, view)) if text]
    return items


def _unplayable(
    words: Language, reports: Sequence[TurnReport], pictures: Mapping[TileId, AttachedPicture]
) -> list[tuple[str, AttachedPicture]]:
    """Return the sentences on unplayable tiles that have pictures, each with its picture."""
    lines = unplayable_lines(words, reports)
    return [(lines[tile], picture) for tile, picture in pictures.items()]


def _beside(text: str, picture: AttachedPicture | None) -> ui.Item[Any]:
    return ui.TextDisplay(text) if picture is None else with_thumbnail(text, picture.name, picture.alt)


def _news(
    words: Language, view: GameView, reports: Sequence[TurnReport], apart: Collection[TileId] = ()
) -> str:
    """Return the news in lines, without the unplayable tiles that are shown `apart`."""
    most = STEPS_LINES if view.in_steps else NEWS_LINES
    stopped = view.status is GameStatus.STOPPED
    happened = news(words, reports, view.seats, lines=most, apart=apart, stopped=stopped)
    if view.turn_seq:
        return happened
    begun = (*_drawn_tiles(words, view), words.say("turn-started", commitment=view.commitment))
    return "\n".join(filter(None, (*begun, happened)))


def _has_another_turn(view: GameView, seat: Seat, reports: Sequence[TurnReport]) -> bool:
    """Return True if the seat also placed the last tile and does not play alone. Rule: builder-double.

    While a turn goes on after its tile, as when a seat changes hands meanwhile, that is no second one.
    """
    laid = [event.seat for report in reports for event in report.events if isinstance(event, Placed)]
    others = [other for other in view.seats if other.occupant is not Occupant.CLOSED and other is not seat]
    return bool(others) and laid[-1:] == [seat.colour] and view.position.phase is Phase.PLACE


def _call(words: Language, view: GameView, seat: Seat, *, again: bool) -> str:
    """Return the call to the seat to move; `again` says that it is its second turn in a row."""
    name, position = seat_text(words, seat), view.position
    if position.phase is FLIGHT and view.to_move is not None:
        return flight_text(words, view)
    if seat.occupant is not Occupant.PERSON:
        key = "turn-closed" if seat.occupant is Occupant.CLOSED else "turn-computer"
        return words.say(key, seat=name)
    if position.phase is not MARKET:
        return words.say("turn-person-again" if again else "turn-person", seat=name)
    return words.say("turn-seller" if seat.colour is position.to_move else "turn-buyer", seat=name)


def _drawn_tiles(words: Language, view: GameView) -> list[str]:
    """Return what each seat drew for the first turn, a line for each round of the draw, and who begins."""
    if view.tile_draw is None:
        return []
    lines = []
    for drawn in view.tile_draw.rounds:
        seats = [
            words.say("turn-tile-drawn", seat=seat_text(words, view.seat_of(colour)), roads=roads(tile))
            for colour, tile in drawn
        ]
        lines.append(words.say("turn-tile-draw", drawn=words.join(seats)))
    first = seat_text(words, view.seat_of(view.tile_draw.first))
    return [*lines, words.say("turn-tile-draw-first", seat=first)]


def _turn_line(words: Language, view: GameView) -> str:
    parts = [
        words.say(
            "turn-line",
            turn=view.position.turn,
            tiles=sum(view.position.unseen.values()),
        )
    ]
    if view.paused_until is not None:
        parts.append(words.say("turn-paused", clock=timestamp(view.paused_until)))
    elif view.deadline is not None:
        key = "turn-clock-game" if view.deadline == view.out_at else "turn-clock"
        parts.append(words.say(key, clock=timestamp(view.deadline)))
    return " · ".join(parts)


def _turn_buttons(words: Language, view: GameView, *, person: bool) -> ui.ActionRow[Any]:
    """Return the buttons of a live turn; `person` says that a person is to move."""
    make_button = partial(button, game=view.id, seq=view.turn_seq)
    row = ui.ActionRow[Any]()
    if view.in_steps:
        row.add_item(make_button(Kind.PLAY, words.say("button-steps"), style=discord.ButtonStyle.primary))
    elif person:
        row.add_item(play_button(words, view))
    # The choice holds the kind of the message, by which `reconcile` finds it after a crash.
    row.add_item(make_button(Kind.BOARD, words.say("button-board"), choice=MessageKind.TURN.value))
    row.add_item(make_button(Kind.SCORES, words.say("button-scores")))
    if view.options.help is not HelpLevel.PURIST:
        row.add_item(make_button(Kind.TILES, words.say("button-tiles")))
    if view.undoable:
        row.add_item(make_button(Kind.UNDO, words.say("button-undo")))
    return row


def end_message(
    words: Language,
    view: GameView,
    reports: Sequence[TurnReport],
    pictures: Sequence[Drawn],
    record_name: str,
    ratings: str = "",
    stopped_by: PersonId | None = None,
    unplayable: Mapping[TileId, AttachedPicture] = MappingProxyType({}),
) -> ui.LayoutView:
    """Return the message of a game that is over or was stopped.

    It says who won or stopped it, what was paid, and how to check the order of tiles.

    The first of the pictures stands below the result. `record_name` is the name of the attached `.game` file;
    `ratings` tells how a rated game changed ratings. `unplayable` are pictures of the tiles drawn at last.
    """
    result = _result(words, view, reports, stopped_by)
    stopped = view.status is GameStatus.STOPPED
    happened = news(words, reports, view.seats, apart=unplayable, stopped=stopped)
    seed = ""
    if view.seed is not None:
        seed = words.say("end-seed", seed=view.seed, commitment=view.commitment)
    elif view.status is GameStatus.OVER:
        seed = words.say("end-sealed")
    apart = _unplayable(words, reports, unplayable)
    room = limits.TEXT - sum(map(len, (result, happened, *(text for text, _ in apart), ratings, seed)))
    events = (event for report in reports for event in report.events)
    texts = [final_scoring(words, events, view.seats, min(room, FINAL_LIMIT)), ratings, seed]
    container = ui.Container[Any](
        ui.TextDisplay[Any](result),
        *(gallery(words, drawn) for drawn in pictures[:1]),
        *([ui.TextDisplay[Any](happened)] if happened else []),
        *(_beside(text, picture) for text, picture in apart),
        *(ui.TextDisplay[Any](text) for text in texts if text),
        *(gallery(words, drawn) for drawn in pictures[1:]),
    )
    container.add_item(ui.File[Any](f"attachment://{record_name}"))
    container.add_item(_end_buttons(words, view, lost_on_time=_lost_on_time(view, reports)))
    return ui.LayoutView(timeout=None).add_item(container)


def _end_buttons(words: Language, view: GameView, *, lost_on_time: bool) -> ui.ActionRow[Any]:
    make_button = partial(button, game=view.id, seq=view.seq)
    row = ui.ActionRow[Any]()
    over = view.status is GameStatus.OVER
    if over or lost_on_time:
        row.add_item(
            make_button(Kind.REMATCH, words.say("button-rematch"), style=discord.ButtonStyle.primary)
        )
    kind = MessageKind.ENDED if over else MessageKind.STOPPED
    row.add_item(make_button(Kind.BOARD, words.say("button-board"), choice=kind.value))
    row.add_item(make_button(Kind.SCORES, words.say("button-scores")))
    row.add_item(make_button(Kind.HISTORY, words.say("button-history")))
    row.add_item(make_button(Kind.REVIEW, words.say("button-review")))
    return row


def _result(
    words: Language, view: GameView, reports: Sequence[TurnReport], stopped_by: PersonId | None
) -> str:
    """Return who has won, with the places of all; of a stopped game, how it came to its end."""
    scores = view.position.scores
    if _lost_on_time(view, reports):
        return _out_of_time(words, view, reports[-1])
    if view.status is GameStatus.STOPPED:
        result = words.say("end-decided" if view.decided else "end-stopped")
        by = "" if stopped_by is None else words.say("end-stopped-by", person=mention(stopped_by))
        return "\n".join(filter(None, (result, by)))
    first, loses_ties = winners(view.position, view.empty_seats), view.position.loses_ties
    names = words.join(seat_text(words, view.seat_of(colour)) for colour in first)
    points = scores[first[0]]
    lines = [words.say("end-won", winners=names, players=len(first), points=points)]
    beaten = loses_ties is not None and loses_ties not in (*first, *view.empty_seats)
    if loses_ties is not None and beaten and scores[loses_ties] == points:
        lines.append(words.say("end-starter-lost", seat=seat_text(words, view.seat_of(loses_ties))))
    for place, colour in ranking(scores, loses_ties, view.empty_seats):
        seat = seat_text(words, view.seat_of(colour))
        lines.append(words.say("end-rank", rank=place, seat=seat, points=scores[colour]))
    return "\n".join(lines)


def _lost_on_time(view: GameView, reports: Sequence[TurnReport]) -> bool:
    """Return whether the game was stopped because the last opponent ran out of time."""
    return view.status is GameStatus.STOPPED and bool(reports) and reports[-1].out_of_time


def _out_of_time(words: Language, view: GameView, last: TurnReport) -> str:
    """Return the result of a game that was stopped when the last opponent ran out of time."""
    names = [seat_text(words, seat) for seat in view.seats if seat.occupant is not Occupant.CLOSED]
    loser = seat_text(words, last.occupant or view.seat_of(last.seat))
    return words.say("end-out-of-time", winners=words.join(names), players=len(names), loser=loser)


def reminder_text(words: Language, view: GameView, person: PersonId) -> str:
    """Return the text that reminds a person that their time runs out."""
    assert view.deadline is not None
    return words.say(
        "reminder-game" if view.deadline == view.out_at else "reminder",
        person=mention(person),
        due=_due(view),
        clock=timestamp(view.deadline),
        channel=f"<#{view.channel}>",
    )


def reminder_buttons(words: Language, view: GameView, delivery: GameDelivery) -> ui.View:
    """Return the buttons below a reminder."""
    look = button(
        Kind.BOARD, words.say("button-board"), game=view.id, seq=delivery.seq, choice=delivery.kind.value
    )
    return ui.View(timeout=None).add_item(play_button(words, view)).add_item(look)


def over_message(words: Language, view: GameView) -> ui.LayoutView:
    """Return the message that replaces a reminder once its turn, step or answer at the market is over."""
    text = words.say(_reminder_over_key(view), turn=view.position.turn, channel=f"<#{view.channel}>")
    return text_view(text)


def _due(view: GameView) -> str:
    """Return what is due, as the sentences name it: `turn`, `flight` or `market`."""
    return {FLIGHT: "flight", MARKET: "market"}.get(view.position.phase, "turn")


def _reminder_over_key(view: GameView) -> str:
    """Return the key of the sentence that says what is over: a turn, or a step or answer within one."""
    due = _due(view)
    return "reminder-over" if due == "turn" or view.next_maker is None else f"reminder-{due}-over"
