"""Helpers for tests of drafts of a turn, and of what their panels offer."""

import random
from itertools import count

from bench.support.unstored_views import view_of
from bot.features.turn.drafts import Draft, held_tiles, options, parse_draft, with_defaults
from bot.features.turn.panel import first_draft, turn_controls
from bot.i18n import language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.custom_ids import LIMIT, Kind, parse
from game.engine.legal import cells, deployments, moves
from game.engine.match import play, start
from game.engine.rules import apply
from game.expansions.abbot.rules import recalls
from game.notation.moves import move_text
from game.values.moves import Deploy, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, make_ruleset
from model.tables import HelpLevel

SEATS = (Colour.YELLOW, Colour.GREEN)


RULESETS = {
    "base": make_ruleset(),
    # What is done on other tiles and in other phases is in test_expansion_panels.py.
    "everything": make_ruleset(
        expansions=[Expansion.RIVER, Expansion.ABBOT, Expansion.INNS], on=[Option.FILL_HOLE_EXTRA_TURN]
    ),
    "hands": make_ruleset(on=[Option.HAND_THREE, Option.UNPLAYABLE_RETURNS], hidden_hands=True),
    "early draw": make_ruleset(expansions=[Expansion.RIVER], on=[Option.HAND_EARLY_DRAW]),
    "first tile in the bag": make_ruleset(on=[Option.START_IN_BAG]),
    "edge": make_ruleset(
        on=[Option.TABLE_EDGE, Option.TABLE_EDGE_COMPLETES, Option.TILE_MARKET], table=(9, 7)
    ),
}


NBSP = "\N{NO-BREAK SPACE}"


BESIDE = 5
"""Components of a panel beside its controls: a text with a thumbnail, a picture, and where the game is played."""


def controls(view, draft, words):
    """Return the controls of a panel as sent to Discord, after checks that apply to every message."""
    text, rows = turn_controls(words, view, draft, options(view, draft))
    assert 0 < len(text) <= limits.TEXT
    found = [part for row in rows for part in row.to_component_dict().get("components", ())]
    assert len(rows) + len(found) <= limits.COMPONENTS - BESIDE
    ids = [part["custom_id"] for part in found]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= LIMIT for custom_id in ids)
    for part in found:
        values = [option["value"] for option in part.get("options", ())]
        assert len(set(values)) == len(values) <= limits.OPTIONS
        assert all(len(value) <= LIMIT for value in values)
        assert part["type"] == 2 or values, "a select without options"
    return found


def offers(found, kind):
    """Return the choices of the controls of that kind: the values of selects, and one for each button."""
    choices = []
    for part in found:
        control = parse(part["custom_id"])
        if control.kind is kind:
            choices += [option["value"] for option in part.get("options", ())] or [control.choice]
    return choices


def cells_within_reach(view, draft, words):
    """Return all cells that the panel offers, in all of its areas; each button is labelled with the cell's number."""
    found = options(view, draft)
    numbers = {place.cell: str(number) for number, place in enumerate(found.places, start=1)}
    reached = []
    for letter in [area.letter for area in found.areas] or [""]:
        offered = with_defaults(view, Draft(tile=draft.tile, area=letter))
        if offered.place is not None:
            reached.append(offered.place.cell)
            continue
        for part in controls(view, offered, words):
            leads = parse_draft(parse(part["custom_id"]).choice)
            if leads.place is not None:
                assert part["label"] == numbers[leads.place.cell]
                reached.append(leads.place.cell)
    return reached


def check(match, colour, help_level, seq, words):
    """Check that the first draft of *Play* leads to every legal choice, and that only legal moves are confirmed."""
    view = view_of(match, colour, help_level, seq)
    position = view.position
    if position.phase is Phase.DEPLOY:
        found = controls(view, Draft(), words)
        assert [parse_draft(choice) for choice in offers(found, Kind.CONFIRM)] == [Draft()]
        spots = {move_text(parse_draft(choice).finish) for choice in offers(found, Kind.SPOT)}
        assert spots >= {move_text(move) for move in (*deployments(position), *recalls(position))}
        return
    held = choices.tiles(position)
    assert held, "somebody is to move and holds nothing that fits"
    for tile in held:
        draft = Draft(tile=tile) if len(held_tiles(view)) > 1 else first_draft(view)
        if draft.place is None:
            reached = cells_within_reach(view, draft, words)
            assert len(reached) == len(set(reached))
            assert set(choices.cells(position, tile)) <= set(reached)
        places = [draft.place] if draft.place else [drafted.place for drafted in first_drafts(view, draft)]
        for place in places:
            chosen = Draft(place, tile=draft.tile)
            found = controls(view, chosen, words)
            (confirmed,) = offers(found, Kind.CONFIRM)
            assert parse_draft(confirmed) == chosen
            if help_level is not HelpLevel.PURIST:
                apply(match.position, place)


def first_drafts(view, draft):
    """Return the drafts to which the first three cells of a panel lead."""
    return [Draft(place, tile=draft.tile) for place in options(view, draft).places[:3]]


def view_with_cells(purist_cells, help_level=HelpLevel.PURIST):
    """Return a view of a board with more open cells than `purist_cells`."""
    chance = random.Random(4)
    match, _ = start(make_ruleset(), SEATS, "wide")
    while len(cells(match.position)) <= purist_cells:
        legal = moves(match.position)
        away = [move for move in legal if isinstance(move, Place) and abs(move.cell.x) + abs(move.cell.y) > 4]
        match, _ = play(match, chance.choice(away or legal))
        if match.position.phase is Phase.DEPLOY:
            match, _ = play(match, Skip())
    return view_of(match, match.position.to_move, help_level)


def distance_east(move):
    """Return how far east a tile is placed, less three for each row beside the first tile's; 0 for other moves."""
    return move.cell.x - 3 * abs(move.cell.y) if isinstance(move, Place) else 0


def in_a_row(cells, help_level=HelpLevel.PURIST):
    """Return a view of a board so long that its open cells are in many areas."""
    match, _ = start(make_ruleset(), SEATS, "in a row")
    while len(match.position.board) < cells:
        legal = [move for move in moves(match.position) if not isinstance(move, Deploy)]
        match, _ = play(match, max(legal, key=distance_east))
    while match.position.phase is not Phase.PLACE:
        match, _ = play(match, Skip())
    return view_of(match, match.position.to_move, help_level)


def view_with_finishes(fits):
    """Return a view of the first position, after a placement, for whose finishes `fits` returns True."""
    for seed in count():
        chance = random.Random(seed)
        match, _ = start(RULESETS["everything"], SEATS, f"figures {seed}")
        while match.position.phase is not Phase.OVER:
            if fits(choices.finishes(match.position)):
                return view_of(match, match.position.to_move)
            match, _ = play(match, chance.choice(moves(match.position)))
    raise AssertionError


def spot_parts(view, draft):
    return [
        part for part in controls(view, draft, language("en")) if parse(part["custom_id"]).kind is Kind.SPOT
    ]


def arrows_of(message):
    """Return the steps that a message offers."""
    buttons = [part.item for part in message.walk_children() if hasattr(part, "item")]
    ids = [(button, parse(button.custom_id)) for button in buttons]
    return {control.choice for button, control in ids if control.kind is Kind.STEP and not button.disabled}
