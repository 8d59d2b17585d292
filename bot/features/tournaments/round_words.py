"""Rounds and matches as text: who plays whom, results, decisions, who advances."""

from __future__ import annotations

from collections.abc import Container, Sequence
from fractions import Fraction

from bot.features.tournaments.names import (
    date,
    halves,
    match_number,
    name_of,
    player,
    players_named,
    title_of,
)
from bot.features.tournaments.team_words import team_round_lines
from bot.i18n import Language
from bot.text.lists import fit_lines
from bot.text.ratings import game_link
from host.tournaments.pairing.elimination import Part, Slot
from host.tournaments.running.history import round_cut_short
from host.tournaments.running.knock_out import knock_out_rounds, slots
from model.ids import EntrantId
from model.matches import Match, MatchEnding
from model.tournaments import Stage, Tournament


def match_players(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the players of a match as mentions."""
    return " – ".join(player(words, tournament, entrant) for entrant in match.entrants)


def match_names(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the players of a match as plain text."""
    return " – ".join(name_of(words, tournament, entrant) for entrant in match.entrants)


def match_points(match: Match) -> str:
    """Return the result of a match, seat by seat."""
    return " : ".join(seat_result(match, place) for place in range(len(match.seats)))


def decision_text(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the result of a match that was not played out: its winners, how they won, and the points.

    The points are left out if fewer than two players were not absent, and for a tie by ruling, which has none.
    """
    if not match.has_result:
        return words.say("match-no-result")
    winners = match_winners(match)
    return words.say(
        "match-decided",
        winner=players_named(words, tournament, winners),
        winners=len(winners),
        how="referee" if match.ending is None else match.ending.value,
        points=match_points(match)
        if sum(not seat.absent for seat in match.seats) > 1 and _scored(match)
        else "none",
    )


def _scored(match: Match) -> bool:
    """Return whether a seat has points, or games won that the others have not."""
    return any(seat.points for seat in match.seats) or len({seat.half_wins for seat in match.seats}) > 1


def match_winners(match: Match) -> list[EntrantId]:
    """Return the entrants with the best result among those who were not absent."""
    present = [seat for seat in match.seats if not seat.absent]
    worth = [(seat.half_wins or 0, seat.points or 0) for seat in present]
    return [seat.entrant for seat, own in zip(present, worth, strict=True) if own == max(worth)]


def seat_result(match: Match, place: int) -> str:
    """Return the result of a seat: points, or games won in a match of several.

    A single game shows its points, and a plus for a winner whom something other than points decided.
    An absent player has a dash. A player whose opponents were all absent has a plus: no points count then.
    """
    seat = match.seats[place]
    if seat.absent:
        return "–"
    if all(other.absent for other in match.seats if other is not seat):
        return "+"
    if any(other.half_wins is not None for other in match.seats):
        if len(match.seats) > 2:
            return str(seat.points or 0)
        if len(match.counted) > 1:
            return halves(Fraction(seat.half_wins or 0, 2))
        return f"{seat.points or 0}{'+' if _won_otherwise(match, place) else ''}"
    return str(seat.points or 0)


def _won_otherwise(match: Match, place: int) -> bool:
    """Return whether a seat has won the only game of a match of two by something other than points."""
    seat, other = match.seats[place], match.seats[1 - place]
    ahead = (seat.points or 0) > (other.points or 0) and all(leg.winners is None for leg in match.counted)
    return (seat.half_wins or 0) > (other.half_wins or 0) and not ahead


def extension_text(words: Language, tournament: Tournament, extended: Sequence[Match]) -> str:
    """Return which matches have more time, and until when."""
    lines = [
        words.say(
            "tournament-extended",
            match=match_number(match),
            players=match_players(words, tournament, match),
            when=date(match.ends_at),
        )
        for match in extended
    ]
    return fit_lines(words, lines, "tournament-more-matches")


def round_lines(
    words: Language, tournament: Tournament, round_number: int, numbers: Container[int] | None = None
) -> list[str]:
    """Return the matches of a round with their results or threads, then who goes on or scores without a match.

    With `numbers` only those matches and places in the bracket.
    """
    found = [
        match for match in tournament.matches_of(round_number) if numbers is None or match.number in numbers
    ]
    if tournament.header.plan.boards:
        numbered = [(match.number, _match_line(words, tournament, match, None)) for match in found]
        return team_round_lines(words, tournament, round_number, numbered, numbers)
    slots_here = slots_of(tournament, round_number)
    slot_of = {slot.number: slot for slot in slots_here}
    lines = [_match_line(words, tournament, match, slot_of.get(match.number)) for match in found]
    void = round_cut_short(tournament) == round_number
    for byes, key in ((tournament.byes, "tournament-bye"), (tournament.requested_byes, "tournament-rest")):
        lines += [
            words.say("tournament-bye-void" if void else key, player=player(words, tournament, entrant))
            for number, entrant in byes
            if number == round_number
        ]
    unopposed = _unopposed(slots_here, numbers)
    if unopposed:
        lines.append(
            words.say(
                "tournament-unopposed",
                count=len(unopposed),
                players=players_named(words, tournament, unopposed),
            )
        )
    return lines


def _match_line(words: Language, tournament: Tournament, match: Match, slot: Slot | None) -> str:
    """Return a line on a match: its players, thread and result; with its `slot` of the bracket also who advances."""
    players = match_players(words, tournament, match)
    if slot is not None and slot.third:
        players += f" · {words.say('tournament-match-third')}"
    if slot is not None and slot.part is Part.LOSERS:
        players += f" · {words.say('tournament-match-losers')}"
    if match.channel is not None:
        # A mention would show the thread's name, which repeats the players' names.
        link = game_link(tournament.header.guild, match.channel, None)
        players += f" · [{words.say('tournament-match-thread')}]({link})"
    if match.open and match.agreed_at is not None:
        players += f" · 🕒 {date(match.agreed_at)}"
    if match.open:
        return words.say("tournament-match-line", number=match.number + 1, players=players)
    played = match.ending in (None, MatchEnding.PLAYED)
    points = match_points(match) if played else decision_text(words, tournament, match)
    # A decision names its winner.
    named = not played and slot is not None and match_winners(match) == [slot.winner]
    if slot is not None and slot.winner is not None and not named:
        points += f" · ✓ {player(words, tournament, slot.winner)}"
    return words.say("tournament-match-result", number=match.number + 1, players=players, points=points)


def round_title(words: Language, tournament: Tournament, round_number: int) -> str:
    """Return the heading of a round."""
    return words.say(
        "tournament-tell-round", name=title_of(tournament), round=round_name(words, tournament, round_number)
    )


def round_name(words: Language, tournament: Tournament, round_number: int) -> str:
    """Return the name of a round: its number, and in a knock-out its stage, such as the semi-finals."""
    stage = tournament.rounds[round_number - 1].stage
    name = stage.value
    if stage is Stage.KNOCK_OUT:
        slot = next(slot for slot in slots_of(tournament, round_number) if slot.number == 0)
        if not tournament.header.plan.double:
            last = max(slot.round for slot in slots(tournament))
            name = ("final", "semi-finals", "quarter-finals", stage.value)[min(3, last - slot.round)]
        elif slot.part is Part.FINAL:
            name = slot.part.value if slot.level == 1 else "reset"
        else:
            name = "double"
    return words.say("tournament-round-name", round=round_number, stage=name)


def round_of_match(words: Language, tournament: Tournament, match: Match) -> str:
    """Return the name of a match's round, with third place or the losers' bracket if the match is for that."""
    slot = next((slot for slot in slots_of(tournament, match.round) if slot.number == match.number), None)
    if slot is None or not (slot.third or slot.part is Part.LOSERS):
        return round_name(words, tournament, match.round)
    stage = "third" if slot.third else slot.part.value
    return words.say("tournament-round-name", round=match.round, stage=stage)


def _unopposed(slots_here: Sequence[Slot], numbers: Container[int] | None) -> list[EntrantId]:
    """Return who reaches the next round of the knock-out without a match, in the order of the bracket."""
    return [
        slot.winner
        for slot in slots_here
        if slot.winner is not None
        and not slot.third
        and None in (slot.first, slot.second)
        and (numbers is None or slot.number in numbers)
    ]


def slots_of(tournament: Tournament, round_number: int) -> tuple[Slot, ...]:
    """Return the slots of the bracket that are played in a round of the tournament; none in one before it."""
    if tournament.rounds[round_number - 1].stage is not Stage.KNOCK_OUT:
        return ()
    first = knock_out_rounds(tournament)[0]
    return tuple(slot for slot in slots(tournament) if slot.round == round_number - first + 1)
