"""The private panel of a turn leads on from every position: cells, turns and spots are all within reach."""

import random
from datetime import UTC, datetime
from itertools import count

import pytest

from bot.features.turn.drafts import Draft, options, parse_draft
from bot.features.turn.panel import PAGE, first_draft, turn_controls
from bot.i18n import codes, language
from bot.pictures import choices
from bot.pictures.boards import board_view
from bot.platform import limits
from bot.platform.custom_ids import LIMIT, Kind, parse
from bot.text.words import choice_name
from game.engine.legal import cells, deployments, moves, placements
from game.engine.legal import moves as legal_moves
from game.engine.match import play, start
from game.engine.position import Phase
from game.engine.rules import apply
from game.expansions.abbot.moves import Recall
from game.expansions.abbot.rules import recalls
from game.expansions.market.moves import MARKET
from game.notation.moves import move_text
from game.values.moves import Deploy, Place, Skip
from game.values.ruleset import Colour, Expansion, Option, make_ruleset, offered_expansions
from host.games.views import GameView
from model.games import ChannelId, GameId, GameStatus, HelpLevel, Occupant, PersonId, Seat, TableOptions
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.landscape import LETTERS

SEATS = (Colour.YELLOW, Colour.GREEN)
RULESETS = {
    "base": make_ruleset(),
    "everything": make_ruleset(expansions=offered_expansions(), on=[Option.FILL_HOLE_EXTRA_TURN]),
    "hands": make_ruleset(on=[Option.HAND_THREE, Option.UNPLAYABLE_RETURNS], hidden_hands=True),
    "early draw": make_ruleset(expansions=[Expansion.RIVER], on=[Option.HAND_EARLY_DRAW]),
    "first tile in the bag": make_ruleset(on=[Option.START_IN_BAG]),
    "edge": make_ruleset(
        on=[Option.TABLE_EDGE, Option.TABLE_EDGE_COMPLETES, Option.TILE_MARKET], table=(9, 7)
    ),
}


def view_of(match, colour, help_level, seq):
    """The newest state of a match as the seat to move sees it."""
    seats = tuple(
        Seat(seat, Occupant.PERSON, PersonId(number), f"Player {number}")
        for number, seat in enumerate(SEATS, 1)
    )
    return GameView(
        id=GameId("k7q2zz"),
        guild=None,
        channel=ChannelId(1),
        status=GameStatus.RUNNING,
        options=TableOptions(ruleset=match.ruleset, help=help_level),
        host=None,
        seats=seats,
        seat=colour,
        seq=seq,
        turn_seq=seq,
        newest=True,
        position=match.position.seen_by(colour),
        deadline=None,
        paused_until=None,
        vote=None,
        promise="",
        seed=None,
        tile_draw=None,
        started_at=datetime(2026, 3, 2, tzinfo=UTC),
        ended_at=None,
    )


def controls(view, draft, words, first=0):
    """The controls of a panel as Discord gets them, after what Discord asks of every message."""
    text, rows = turn_controls(words, view, draft, first=first)
    assert 0 < len(text) <= limits.TEXT
    found = [part for row in rows for part in row.to_component_dict().get("components", ())]
    ids = [part["custom_id"] for part in found]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= LIMIT for custom_id in ids)
    for part in found:
        values = [one["value"] for one in part.get("options", ())]
        assert len(set(values)) == len(values) <= limits.OPTIONS
        assert all(len(value) <= LIMIT for value in values)
        assert part["type"] == 2 or values, "a select without options"
    return found


def offers(found, kind):
    """What the controls of a kind lead to, as they say it."""
    told = []
    for part in found:
        control = parse(part["custom_id"])
        if control.kind is kind:
            told += [one["value"] for one in part.get("options", ())] or [control.choice]
    return told


def cells_within_reach(view, draft, words):
    """All cells that the panel offers, after leafing through its pages."""
    reached, pages = [], [0]
    for first in pages:
        offered = offers(controls(view, draft, words, first), Kind.CELL)
        reached += [parse_draft(one).place.cell for one in offered if not one.startswith(PAGE)]
        later = (int(one.removeprefix(PAGE)) for one in offered if one.startswith(PAGE))
        pages += [page for page in later if page > first]
    return reached


def check(match, colour, help_level, seq, words):
    """From the draft with which *Play* opens, every legal choice is within reach, and what is confirmed is legal."""
    view = view_of(match, colour, help_level, seq)
    position = view.position
    if position.phase is Phase.DEPLOY:
        found = controls(view, Draft(), words)
        assert [parse_draft(one) for one in offers(found, Kind.CONFIRM)] == [Draft()]
        spots = {move_text(parse_draft(one).finish) for one in offers(found, Kind.SPOT)}
        assert spots >= {move_text(move) for move in (*deployments(position), *recalls(position))}
        return
    held = choices.tiles(position)
    assert held, "somebody is to move and holds nothing that fits"
    for tile in held:
        draft = Draft(tile=tile) if len(held) > 1 else first_draft(view)
        if draft.place is None:
            reached = cells_within_reach(view, draft, words)
            assert len(reached) == len(set(reached))
            assert set(choices.cells(position, tile)) <= set(reached)
        places = [draft.place] if draft.place else [one.place for one in _first_drafts(view, draft)]
        for place in places:
            chosen = Draft(place, tile=draft.tile)
            found = controls(view, chosen, words)
            (confirmed,) = offers(found, Kind.CONFIRM)
            assert parse_draft(confirmed) == chosen
            if help_level is not HelpLevel.PURIST:
                apply(match.position, place)


def _first_drafts(view, draft):
    """The drafts that the first three cells of a panel lead to."""
    return [Draft(place, tile=draft.tile) for place in options(view, draft).places[:3]]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
@pytest.mark.parametrize("help_level", [HelpLevel.STANDARD, HelpLevel.PURIST])
def test_every_position_leads_on(rules, help_level):
    """Whatever the rules and the help level, *Play* never opens a panel from which one cannot finish the turn."""
    chance = random.Random(help_level.value)
    match, _ = start(rules, SEATS, "panels")
    spoken = [language(code) for code in codes()]
    looked = {Phase.PLACE: 0, Phase.DEPLOY: 0, MARKET: 0}
    for seq in count():
        position = match.position
        if position.phase is Phase.OVER:
            break
        looked[position.phase] += 1
        if position.phase is MARKET:
            for colour in position.actors:
                assert legal_moves(position, colour)
        elif seq % 3 == 0:
            check(match, position.to_move, help_level, 1000 + seq, spoken[seq % len(spoken)])
        match, _ = play(match, chance.choice(moves(position)))
    assert looked[Phase.PLACE] > 20
    assert looked[Phase.DEPLOY] > 10


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_a_panel_without_help_tells_nothing(rules):
    """Under the purist help level the same tile in the same turn has the same controls on every open cell: neither
    whether it fits there nor what is free can be told from them; all that is legal is among them.
    """
    chance, words = random.Random(7), language("en")
    match, _ = start(rules, SEATS, "purist")
    compared = 0
    for seq in count():
        position = match.position
        if position.phase is Phase.OVER:
            break
        if position.phase is Phase.PLACE and seq % 4 == 0:
            view = view_of(match, position.to_move, HelpLevel.PURIST, 5)
            for tile in choices.tiles(position):
                for turns in range(4):
                    places = [Place(tile, cell, turns) for cell in cells(position)][:12]
                    shown = [_labels(view, Draft(place, tile=tile), words) for place in places]
                    assert all(one == shown[0] for one in shown)
                    compared += len(shown) > 1
                    legal = [one for one in placements(position, tile) if one.turns == turns]
                    for place in legal[:2]:
                        possible = set(choices.finishes(choices.laid(position, place)))
                        assert possible <= set(choices.any_finishes(position, place))
        match, _ = play(match, chance.choice(moves(position)))
    assert compared > 20


def _labels(view, draft, words):
    """What the panel of a draft offers, in words."""
    found = controls(view, draft, words)
    return [
        (part.get("label"), part.get("placeholder"), [one["label"] for one in part.get("options", ())])
        for part in found
    ]


def test_more_cells_than_a_select_holds_have_pages():
    """A wide landscape under the purist help level: each open cell stands on exactly one page."""
    chance = random.Random(4)
    match, _ = start(make_ruleset(), SEATS, "wide")
    while len(cells(match.position)) <= 2 * limits.OPTIONS:
        legal = moves(match.position)
        away = [move for move in legal if isinstance(move, Place) and abs(move.cell.x) + abs(move.cell.y) > 4]
        match, _ = play(match, chance.choice(away or legal))
        if match.position.phase is Phase.DEPLOY:
            match, _ = play(match, Skip())
    view = view_of(match, match.position.to_move, HelpLevel.PURIST, 1)
    reached = cells_within_reach(view, Draft(), language("en"))
    assert sorted(reached) == sorted(cells(match.position))


def test_the_longest_drafts_fit_a_custom_id():
    """Cells far out, the longest names of tiles and spots: a draft never outgrows what Discord lets a control say."""
    match, _ = start(make_ruleset(expansions=offered_expansions()), SEATS, "long")
    longest = 0
    chance = random.Random(1)
    while match.position.phase is not Phase.OVER:
        for finish in choices.finishes(match.position):
            assert isinstance(finish, Deploy | Recall)
            longest = max(longest, len(move_text(finish)))
        match, _ = play(match, chance.choice(moves(match.position)))
    place = "RI12@-99,-99/3"
    assert len(f"b:confirm.1:k7q2zz:9999:{place} {'x' * (longest + 6)} RI12") <= LIMIT


@pytest.mark.parametrize(("name", "alike"), [("everything", True), ("hands", False)])
def test_all_see_the_same_picture(name: str, alike: bool) -> None:
    """The board that a player asks for is the channel's picture, unless a hidden hand is in it."""
    match, _ = start(RULESETS[name], SEATS, "seed")
    channel, mine = (
        board_view(language("en"), view_of(match, colour, HelpLevel.FULL, 0), DEFAULT_THEME)
        for colour in (None, SEATS[0])
    )
    assert (channel == mine) is alike


def test_more_figures_do_not_make_a_wall_of_buttons():
    """The usual figure keeps a button for each spot; where others would fill rows more, they share a select."""
    chance = random.Random(3)
    match, _ = start(RULESETS["everything"], SEATS, "figures")
    while len(found := choices.finishes(match.position)) <= limits.ROW:
        match, _ = play(match, chance.choice(moves(match.position)))
    view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
    parts = [
        part for part in controls(view, Draft(), language("en")) if parse(part["custom_id"]).kind is Kind.SPOT
    ]
    *pressed, listed = parts
    direct = [parse_draft(parse(part["custom_id"]).choice).finish for part in pressed]
    others = [parse_draft(one["value"]).finish for one in listed["options"]]
    assert [*direct[:-1], *others] == [*(one for one in found if one in direct), *others]
    assert {one.figure for one in direct[:-1]} == {found[0].figure}
    assert direct[-1] == Skip()
    assert set(found) == {*direct[:-1], *others}
    assert len(direct) <= limits.ROW


@pytest.mark.parametrize("code", codes())
def test_many_spots_have_buttons_of_one_letter(code):
    """A crossroads with eight spots has two rows of letters, and a line that says what each of them means."""
    chance = random.Random(5)
    match, _ = start(RULESETS["base"], SEATS, "crossroads")
    while len(found := choices.finishes(match.position)) < 7:
        match, _ = play(match, chance.choice(moves(match.position)))
        assert match.position.phase is not Phase.OVER
    words, view = language(code), view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
    _, rows = turn_controls(words, view, Draft())
    _, legend, *buttons = rows
    labels = [part["label"] for row in buttons for part in row.to_component_dict()["components"]]
    letters = list(LETTERS[: len(found)])
    assert labels == [*letters, words.say("panel-nobody")]
    assert len(buttons) == 2
    for letter, finish in zip(letters, found, strict=True):
        assert f"**{letter}**\N{NO-BREAK SPACE}{choice_name(words, finish)}" in legend.content
