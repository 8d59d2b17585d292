"""The history of one game: every state it has had, replayed from its log. Values only.

State n is the position after entry n. Undone entries stay: an undo leads to a new state that looks like an old one,
so the number of a state never means two things.

A history keeps the matches of the newest states, and packed those of one in `KEPT_EVERY` older ones. Others are
seldom needed: they are replayed from the nearest kept one before. See
docs/decisions/0012-no-long-collection.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import takewhile

from game.engine.match import Match, play, start
from game.engine.position import Position, digest
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError, IllegalMove, Reason
from game.values.events import Drawn, Event
from game.values.moves import BeforeTile, Move, Place, Skip
from game.values.phases import Phase
from host.errors import LogDamaged
from host.games.acting import acting
from host.games.opening import Opening
from host.games.packing import packed, unpacked
from host.games.seat_changes import seat_after
from host.games.steps import Step, Steps
from model.games import Entry, EntryKind, Maker
from model.ids import PersonId

SEEN = "agreed"
"""The word that ends the text of an undo of something people had been shown; its state gets a new message."""

RECENT_STATES = 5
"""The number of newest states that are kept unpacked: enough for two turns of two moves each."""
KEPT_EVERY = 16
"""Older matches are kept, packed, if the number of their state is a multiple of this."""


@dataclass(frozen=True, slots=True)
class GameHistory:
    """The states of a game, from state 0.

    `recent` maps the numbers of the newest states to their matches; `older` maps those of some earlier
    states, among them state 0, to packed matches. `reseatings` are the entries with which seats changed
    hands.
    """

    opening: Opening
    steps: Steps
    recent: Mapping[int, Match]
    older: Mapping[int, bytes] = field(default_factory=dict, compare=False)
    reseatings: tuple[Entry, ...] = ()

    @property
    def seq(self) -> int:
        """The number of the newest state."""
        return len(self.steps) - 1

    @property
    def newest(self) -> Step:
        """The newest state."""
        return self.steps[-1]

    @property
    def position(self) -> Position:
        """The newest position, with all that is hidden."""
        return self.recent[self.seq].position

    def newest_first(self, seq: int) -> Iterator[int]:
        """Iterate over the numbers of the entries that count in state `seq`, the newest first."""
        while (entry := self.steps[seq].entry) is not None:
            if entry.kind is EntryKind.UNDO:
                seq = undo_of(entry)[0]
            else:
                yield seq
                seq -= 1

    def line(self, seq: int) -> tuple[int, ...]:
        """Return the numbers of the entries that count in state `seq`, in order."""
        return tuple(self.newest_first(seq))[::-1]

    def match(self, seq: int) -> Match:
        """Return the match in state `seq`; if it is not kept, replay it from the nearest kept one before."""
        if seq in self.recent:
            return self.recent[seq]
        line = (0, *self.line(seq))
        start = max(at for at, number in enumerate(line) if number in self.recent or number in self.older)
        match = self._kept(line[start])
        for number in line[start + 1 :]:
            if (move := self.steps[number].move) is not None:
                match, _ = play(match, move)
        return match

    def _kept(self, seq: int) -> Match:
        """Return the match in a state, which must be in `recent` or `older`."""
        if seq in self.recent:
            return self.recent[seq]
        match: Match = unpacked(self.older[seq])
        return match

    @property
    def over(self) -> bool:
        """True if the rules have ended the game."""
        return self.position.phase is Phase.OVER

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole log."""
        return tuple(step.entry for step in self.steps if step.entry is not None)

    def moves(self, seq: int) -> tuple[Move, ...]:
        """Return the moves that count in state `seq`, in order."""
        return tuple(move for number in self.line(seq) if (move := self.steps[number].move) is not None)

    def move_of(self, seq: int) -> Move:
        """Return the move of entry `seq`, which must be a move."""
        move = self.steps[seq].move
        assert move is not None, "the entry is no move"
        return move

    def entries_of(self, seq: int) -> tuple[Entry, ...]:
        """Return the entries that count in state `seq`, in order, without what was undone."""
        return tuple(entry for number in self.line(seq) if (entry := self.steps[number].entry))

    def events_of(self, seq: int) -> tuple[Event, ...]:
        """Return all public events on the way to state `seq`, without what was undone."""
        line = (0, *self.line(seq))
        return tuple(event for number in line for event in self.public_events(number))

    def public_events(self, seq: int) -> tuple[Event, ...]:
        """Return the public events of entry `seq`. Draws to hidden hands are public once the game is over.

        Rule: hand-three.
        """
        events = self.steps[seq].events
        if not self.opening.ruleset.hidden_hands or self.over:
            return events
        return tuple(event for event in events if not (isinstance(event, Drawn) and event.to_hand))


def is_mid_turn(history: GameHistory) -> bool:
    """Return True if a move of the current turn has been made and the turn goes on."""
    moves = [entry.seq for entry in history.entries_of(history.seq) if entry.kind is EntryKind.MOVE]
    if not moves or history.over:
        return False
    return history.steps[moves[-1] - 1].turn == history.newest.turn


def within_turn(history: GameHistory, seq: int) -> bool:
    """Return whether a move led to state `seq` without ending its turn."""
    step = history.steps[seq]
    if step.entry is None or step.entry.kind is not EntryKind.MOVE or step.to_move is None:
        return False
    return step.turn == history.steps[seq - 1].turn


def is_move(history: GameHistory, seq: int) -> bool:
    """Return whether a move led to state `seq`; False for numbers beyond the newest state."""
    entry = history.steps[seq].entry if seq <= history.seq else None
    return entry is not None and entry.kind is EntryKind.MOVE


def message_until(history: GameHistory, seq: int) -> int:
    """Return the newest state that the message of state `seq` shows: `seq`, or the last step that shares it.

    While its turn goes on, that is the state after the last answer at the market, if any. Rule: tile-market.
    """
    newest = history.newest
    if newest.turn_seq == seq and not newest.shares_message:
        since = takewhile(lambda number: number > seq, history.newest_first(history.seq))
        return next((number for number in since if isinstance(history.steps[number].move, BeforeTile)), seq)
    until = seq
    for later in range(seq + 1, history.seq + 1):
        step = history.steps[later]
        if not step.shares_message or step.turn_seq != seq:
            break
        until = later
    return until


def market_changed(history: GameHistory, since: int) -> bool:
    """Return whether an answer at the market was given, or undone, after state `since`. Rule: tile-market."""
    entry = history.newest.entry
    if entry is not None and entry.kind is EntryKind.UNDO:
        since = min(since, undo_of(entry)[0])
    return any(isinstance(history.steps[seq].move, BeforeTile) for seq in range(since + 1, history.seq + 1))


def waits_since(history: GameHistory) -> int:
    """Return the state since which the acting seat is waited for; changes of other seats do not count."""
    colour = acting(history.position)
    seq = history.seq if history.newest.shares_message else history.newest.turn_seq
    while (entry := history.steps[seq].entry) is not None and entry.kind is EntryKind.SEAT:
        if seat_after(entry).colour is colour:
            break
        seq = seq - 1 if history.newest.shares_message else history.steps[seq - 1].turn_seq
    return seq


def begin(opening: Opening) -> GameHistory:
    """Return a history in its first state."""
    match, events = start(opening.ruleset, opening.seats, opening.seed, opening.version)
    return _with(GameHistory(opening, Steps(), {}), _step(None, None, events, match, 0), match)


def _after_move(history: GameHistory, move: Move) -> tuple[Match, tuple[Event, ...]]:
    """Return the match and the events after a move in the newest state. Refuses with `IllegalMove`."""
    return play(history.match(history.seq), move)


def _with_move(
    history: GameHistory, entry: Entry, move: Move, match: Match, events: tuple[Event, ...]
) -> GameHistory:
    """Return the history with a move's entry added; a turn may consist of several moves.

    Another seat's choice within a turn gets a message of its own, as a turn does. The steps of seats that
    move one after another share one message. Rules: tile-market, dragon-fly.
    """
    before = history.newest
    step = _step(entry, move, events, match, entry.seq)
    same_seat = step.acting is before.acting or step.shares_message
    if step.turn == before.turn and step.shares_message is before.shares_message and same_seat:
        step = replace(step, turn_seq=before.turn_seq)
    return _with(history, step, match)


def _with_undo(history: GameHistory, entry: Entry) -> GameHistory:
    """Return the history with an undo's entry added: a new state equal to the one it returns to."""
    back_to, seen = undo_of(entry)
    old = history.steps[back_to]
    step = replace(old, entry=entry, move=None, events=(), turn_seq=entry.seq if seen else old.turn_seq)
    return _with(history, step, history.match(back_to))


def _with_seat(history: GameHistory, entry: Entry) -> GameHistory:
    """Return the history with a change of seats added: the same position, shown in a new message."""
    before = history.newest
    step = replace(before, entry=entry, move=None, events=(), turn_seq=entry.seq)
    return _with(history, step, history.match(history.seq))


def replayed(history: GameHistory, entries: Sequence[Entry]) -> GameHistory:
    """Return the history with stored entries added. Raises LogDamaged if they cannot be replayed."""
    for entry in entries:
        game, seq = history.opening.game, entry.seq
        if seq != history.seq + 1:
            raise LogDamaged(game, seq, f"expected entry {history.seq + 1}")
        try:
            history = _with_stored(history, entry)
        except LogDamaged:
            raise
        except Exception as fault:
            # An entry of any content may raise anything: all of it means that the log is damaged.
            detail = str(fault) if isinstance(fault, GameError) else repr(fault)
            raise LogDamaged(game, seq, detail) from fault
        if (found := digest(history.position)) != entry.digest:
            raise LogDamaged(
                game, seq, f"the digest of the position is {found}, in the log it is {entry.digest}"
            )
    return history


def _with_stored(history: GameHistory, entry: Entry) -> GameHistory:
    match entry.kind:
        case EntryKind.MOVE:
            move = parse_move(entry.text)
            return _with_move(history, entry, move, *_after_move(history, move))
        case EntryKind.UNDO:
            if not 0 <= undo_of(entry)[0] < entry.seq:
                raise LogDamaged(history.opening.game, entry.seq, f"no state {entry.text} to return to")
            return _with_undo(history, entry)
        case EntryKind.SEAT:
            return _with_seat(history, entry)


def extended(
    history: GameHistory, moves: Sequence[Move], *, maker: Maker, person: PersonId | None, at: datetime
) -> GameHistory:
    """Return the history with the moves of one turn added, as entries made by `maker`.

    A Skip after a tile that left nothing to choose is no entry. Refuses with
    `game.values.errors.IllegalMove` what the rules forbid, and moves beyond the end of the turn.
    """
    turn = history.position.turn
    for move in moves:
        beyond = history.over or history.position.turn != turn
        # After a dragon tile on which no meeple can be deployed the dragon flies at once, in the same turn.
        nothing_free = isinstance(moves[0], Place) and history.position.phase is not Phase.DEPLOY
        if isinstance(move, Skip) and (beyond or nothing_free):
            continue
        if beyond:
            # If these moves began with the tile, it had no free feature to deploy to; else the turn was over.
            reason = Reason.DEPLOY_FREE if isinstance(moves[0], Place) else Reason.DEPLOY_PHASE
            raise IllegalMove(reason, move_text(move))
        match, events = _after_move(history, move)
        entry = Entry(
            seq=history.seq + 1,
            kind=EntryKind.MOVE,
            text=move_text(move),
            tile=_tile(match.position, move),
            digest=digest(match.position),
            maker=maker,
            person=person,
            at=at,
        )
        history = _with_move(history, entry, move, match, events)
    return history


def undone(
    history: GameHistory, back_to: int, *, seen: bool, person: PersonId | None, at: datetime
) -> GameHistory:
    """Return the history with an undo to state `back_to`; `seen`: people had been shown a later state."""
    entry = Entry(
        seq=history.seq + 1,
        kind=EntryKind.UNDO,
        text=f"{back_to} {SEEN}" if seen else str(back_to),
        tile="",
        digest=digest(history.match(back_to).position),
        maker=Maker.PERSON,
        person=person,
        at=at,
    )
    return _with_undo(history, entry)


def reseated(
    history: GameHistory, text: str, *, maker: Maker, person: PersonId | None, at: datetime
) -> GameHistory:
    """Return the history with a change of seats added, as `host.games.seat_changes` writes it."""
    entry = Entry(history.seq + 1, EntryKind.SEAT, text, "", digest(history.position), maker, person, at)
    return _with_seat(history, entry)


def undo_of(entry: Entry) -> tuple[int, bool]:
    """Return the state to which an undo returned, and whether people had been shown a later one."""
    back_to, _, word = entry.text.partition(" ")
    return int(back_to), word == SEEN


def _tile(position: Position, move: Move) -> str:
    """Return the key of the tile of a move: the tile it laid, or else the one that was laid last."""
    if isinstance(move, Place):
        return move.tile
    return position.board[position.last].tile if position.last is not None else ""


def _step(
    entry: Entry | None,
    move: Move | None,
    events: tuple[Event, ...],
    match: Match,
    turn_seq: int,
) -> Step:
    """Return the step to the state whose position is that of `match`."""
    position = match.position
    points = tuple(position.scores.values())
    return Step(
        entry,
        move,
        events,
        turn_seq,
        position.turn,
        position.to_move,
        acting(position),
        points,
        shares_message=position.book.phases[position.phase].has_steps,
    )


def _with(history: GameHistory, step: Step, match: Match) -> GameHistory:
    """Return the history with one more state; the oldest recent match is packed or dropped."""
    seq = len(history.steps)
    recent, older = {**history.recent, seq: match}, history.older
    oldest = seq - RECENT_STATES
    if (leaving := recent.pop(oldest, None)) is not None and oldest % KEPT_EVERY == 0:
        older = {**older, oldest: packed(leaving)}
    reseatings = history.reseatings
    if step.entry is not None and step.entry.kind is EntryKind.SEAT:
        reseatings = (*reseatings, step.entry)
    steps = history.steps.followed_by(step)
    return replace(history, steps=steps, recent=recent, older=older, reseatings=reseatings)
