"""Words for the things of a table: seats, moves, payments and rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction

from discord.utils import format_dt

from bot.i18n import Language
from bot.text.emoji_marks import SHAPES, seat_mark
from game.expansions.abbot.moves import Recall
from game.expansions.dragon.moves import MoveFairy, SendHome, Step
from game.expansions.flyers.moves import Fly, Land
from game.notation.moves import move_text
from game.values.events import Bonus, Scored
from game.values.geometry import Cell
from game.values.moves import BASE_FIGURES, Deploy, Move, Place, Skip
from game.values.ruleset import Colour, Expansion, Option, Ruleset, edition_options
from model.ids import PersonId
from model.tables import Occupant, Seat
from rendering.base.labels import Labels
from rendering.boards.cell_names import cell_name

ACCENT: dict[Colour, int] = {
    Colour.RED: 0xD7263D,
    Colour.BLUE: 0x1B6CA8,
    Colour.GREEN: 0x2E8B57,
    Colour.YELLOW: 0xF2B705,
    Colour.BLACK: 0x2B2B2B,
    Colour.PINK: 0xE76BA8,
}
"""The colour of the bar beside a message that is about a seat."""
TABLE_ACCENT = 0x8A6D3B
"""The colour of the bar beside a message to a whole table: a lobby, a challenge, a vote."""


def mention(person: PersonId) -> str:
    """Return the mention of a person: Discord shows their name, and pings them if the message allows it."""
    return f"<@{person}>"


def person_text(words: Language, person: PersonId | None) -> str:
    """Return the mention of a person; None is a former player, whose data was deleted."""
    return words.say("seat-former") if person is None else mention(person)


def occupant(words: Language, seat: Seat) -> str:
    """Return the occupant of a seat for a message: a mention, a computer player, or that it is closed."""
    match seat.occupant:
        case Occupant.PERSON:
            return person_text(words, seat.person)
        case Occupant.COMPUTER:
            return computer_name(words, seat)
        case Occupant.CLOSED:
            return words.say("seat-closed")


def seat_text(words: Language, seat: Seat) -> str:
    """Return a seat for a message: the mark of its colour, and its occupant."""
    return f"{seat_mark(seat.colour)} {occupant(words, seat)}"


def seat_brief(words: Language, seat: Seat) -> str:
    """Return a seat for a long list. Its mark is a single character, to stay within Discord's limits."""
    return f"{SHAPES[seat.colour]} {occupant(words, seat)}"


def seat_name(words: Language, seat: Seat) -> str:
    """Return the occupant of a seat without markup, for pictures and their alt texts."""
    match seat.occupant:
        case Occupant.PERSON:
            return seat.name or words.say("seat-former")
        case Occupant.COMPUTER:
            return words.say("seat-computer-short", number=seat.number)
        case Occupant.CLOSED:
            return words.say("seat-closed")


def colour_names(words: Language, seats: Iterable[Colour]) -> dict[Colour, str]:
    """Return the colour of each seat as its name, for positions without players: lessons and puzzles."""
    return {seat: words.say(f"colour-{seat.value}") for seat in seats}


def computer(words: Language, opponent: str, number: int = 0) -> str:
    """Return the name of a computer player: its strength, and its `number` if a table has several."""
    return words.say("seat-computer", opponent=opponent_name(words, opponent), number=number)


def computer_name(words: Language, seat: Seat) -> str:
    """Return the name of the computer player on a seat."""
    return computer(words, seat.opponent or "", seat.number)


def opponent_name(words: Language, opponent: str) -> str:
    """Return the word for a computer player's strength; its own name if this language has no word for it."""
    key = f"opponent-{opponent}"
    return words.say(key) if words.has(key) else opponent


def choice_name(words: Language, move: Move) -> str:
    """Return the name of a move as a choice: "city (N)", "abbot in the garden", "nobody"."""
    match move:
        case Deploy(cell=None):
            return words.say(
                f"spot-{move.figure.value}",
                feature=move.spot.kind.value,
                spot=labels(words).spot(move.spot),
            )
        case Deploy(cell=Cell() as cell):
            choice = choice_name(words, Deploy(move.figure, move.spot))
            return words.say("spot-elsewhere", choice=choice, cell=cell_name(cell))
        case Recall():
            return words.say("spot-recall", cell=cell_name(move.cell))
        case MoveFairy() | SendHome() | Fly() | Land() | Step():
            return _action_name(words, move)
        case Skip():
            return words.say("spot-none")
        case Place():
            return words.say("placed-at", cell=cell_name(move.cell), degrees=move.turns * 90)
        case _:
            return move_text(move)


def sets_meeple(move: Move) -> str:
    """Return "yes" if a choice for the end of a turn places a meeple or nothing, else "no": a pig, the fairy."""
    if isinstance(move, Deploy):
        return "yes" if move.figure in BASE_FIGURES else "no"
    return "yes" if isinstance(move, Fly | Skip) else "no"


def moves_text(words: Language, moves: Iterable[Move]) -> str:
    """Return the moves of a turn as a list: the placement, then what was chosen after it."""
    return ", ".join(
        words.say("move-none") if isinstance(move, Skip) else choice_name(words, move) for move in moves
    )


def lead_tenths(value: float) -> int:
    """Return a lead of `value` points in tenths of a point, rounded as it is shown."""
    return round(value * 10)


def lead_text(words: Language, value: float) -> str:
    """Return a lead of `value` points, rounded to a tenth, with its sign."""
    tenths = lead_tenths(value)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{words.decimal(Fraction(abs(tenths), 10))}"


def _action_name(words: Language, move: MoveFairy | SendHome | Fly | Land | Step) -> str:
    """Return the name of a move in place of a deployment or after it: "fairy to N49: meeple, city (N)"."""
    named = labels(words)
    match move:
        case MoveFairy():
            return words.say(
                "spot-fairy",
                cell=cell_name(move.cell),
                figure=named.figure(move.figure),
                spot=named.spot(move.spot),
            )
        case SendHome():
            return words.say(
                "spot-princess",
                seat=words.say(f"colour-{move.seat.value}"),
                figure=named.figure(move.figure),
                spot=named.spot(move.spot),
                cell=cell_name(move.cell),
            )
        case Fly():
            return words.say("spot-flyer", figure=named.figure(move.figure))
        case Land():
            choice = named.spot(move.spot)
            return words.say("spot-elsewhere", choice=choice, cell=cell_name(move.cell))
        case Step():
            return words.say("spot-step", side=move.side.name.lower())


def goods_text(words: Language, goods: Iterable[tuple[str, int]]) -> str:
    """Return goods as a list: "2 wine and 1 cloth"."""
    return words.join(words.say(f"goods-{kind}", count=count) for kind, count in goods)


def timestamp(moment: datetime) -> str:
    """Return Discord's markup for a time, which each reader sees relative to now: "in 2 days"."""
    return format_dt(moment, "R")


def degrees(words: Language, turns: int) -> str:
    """Return the text of quarter turns in degrees: "90°"."""
    return words.say("turn-degrees", degrees=turns * 90)


def signed(value: int) -> str:
    """Return a difference with its sign, a typographic minus if negative; 0 has none."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def labels(words: Language) -> Labels:
    """Return the words on pictures, in this language."""
    return Labels(words.say, words.join)


def scored_text(words: Language, scored: Scored | Bonus, seats: Sequence[Seat]) -> str:
    """Return the text of one payment: the size of the feature, the points, and the seats that were paid."""
    return paid_text(
        words, scored, [seat_brief(words, seat) for seat in seats if seat.colour in scored.seats]
    )


def paid_text(words: Language, scored: Scored | Bonus, names: Iterable[str]) -> str:
    """Return the text of one payment; `names` are those of the seats that were paid."""
    if isinstance(scored, Bonus):
        key = f"bonus-{scored.source}"
        return words.say(
            key if words.has(key) else "bonus",
            source=scored.source,
            detail=scored.detail,
            points=scored.points,
            seats=words.join(names),
        )
    return words.say(
        "scored",
        feature=scored.kind.value,
        tiles=scored.tiles,
        neighbours=scored.neighbours,
        cities=scored.cities,
        counted="yes" if scored.cities_counted else "no",
        pig=_pig(scored),
        pennants=scored.pennants,
        inns=scored.inns,
        cathedrals=scored.cathedrals,
        complete="yes" if scored.complete else "no",
        points=scored.points,
        seats=words.join(names),
    )


def _pig(scored: Scored) -> str:
    """Return where the pigs stand that have added points to a payment, as a key: none, here, elsewhere or both.

    Rules: pig-pays, pig-second, pig-first.
    """
    if not scored.bonus:
        return "none"
    if not scored.bonus_elsewhere:
        return "here"
    return "elsewhere" if scored.bonus_elsewhere == scored.seats else "both"


def rule_name(words: Language, rule: str) -> str:
    """Return the name of an expansion or house rule in the settings; the id of a rule without a name."""
    if rule in {expansion.value for expansion in Expansion}:
        return words.say(f"expansion-{rule}")
    return words.say(f"option-{rule}") if rule in {option.value for option in Option} else rule


def rules_names(words: Language, ruleset: Ruleset) -> tuple[str, str]:
    """Return two lists: the edition with the expansions, and the house rules that the edition lacks.

    Both are in the order of the settings. Names are separated by commas only, since some contain an "and".
    """
    added = ruleset.options - edition_options(ruleset.edition)
    played = [
        f"edition-{ruleset.edition.value}",
        *(
            f"expansion-{expansion.value}"
            for expansion in Expansion.members.values()
            if expansion in ruleset.expansions
        ),
    ]
    options = [f"option-{option.value}" for option in Option.members.values() if option in added]
    return ", ".join(map(words.say, played)), ", ".join(map(words.say, options))
