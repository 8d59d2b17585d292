"""Tests that the private panel of a turn leads on from every position: cells, turns and spots are within reach."""

import random
from collections import Counter
from dataclasses import replace
from itertools import count

import pytest
from drafting import RULESETS, SEATS, check, controls

from bench.support.unstored_views import view_of
from bot.features.turn.drafts import Draft, options, parse_draft, with_defaults
from bot.features.turn.panel import first_draft, turn_controls
from bot.i18n import codes, language
from bot.pictures import choices
from bot.pictures.boards import board_view
from bot.platform.custom_ids import LIMIT, Kind, parse
from game.board.oriented_tile import oriented
from game.engine.legal import moves
from game.engine.legal import moves as legal_moves
from game.engine.match import play, start
from game.expansions.market.moves import MARKET
from game.notation.moves import move_text
from game.values.phases import Phase
from game.values.ruleset import Expansion, Option, make_ruleset
from model.tables import HelpLevel
from rendering.base.theme import DEFAULT_THEME


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
@pytest.mark.parametrize("help_level", [HelpLevel.STANDARD, HelpLevel.PURIST])
def test_every_position_leads_to_a_finished_turn(rules, help_level):
    """Under all rules and help levels, the panel of *Play* leads to a finished turn."""
    chance = random.Random(help_level.value)
    match, _ = start(rules, SEATS, "panels")
    spoken = [language(code) for code in codes()]
    looked = Counter()
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


def test_a_hand_opens_with_its_first_tile():
    """The tiles of a hand are a row of buttons below the cells of the one that is chosen. Rule: hand-three."""
    match, _ = start(RULESETS["hands"], SEATS, "a hand")
    view, words = view_of(match, match.position.to_move), language("en")
    held = choices.tiles(view.position)
    assert len(held) == 3
    for number, tile in enumerate(held):
        draft = with_defaults(view, Draft(tile=tile)) if number else first_draft(view)
        assert draft.tile == tile
        *_, first, second, third = controls(view, replace(draft, place=None), words)
        buttons = [first, second, third]
        assert [part["label"] for part in buttons] == [words.say("panel-tile", number=n) for n in (1, 2, 3)]
        assert [part["style"] == 1 for part in buttons] == [n == number for n in range(3)]
        assert [parse_draft(parse(part["custom_id"]).choice).tile for part in buttons] == list(held)


def test_purists_are_not_shown_which_tiles_of_a_hand_fit():
    """Tiles of a hand that fit nowhere are offered at the purist help level alone. Rule: hand-three."""
    rules = make_ruleset(on=[Option.HAND_THREE, Option.TABLE_EDGE], table=(5, 5))
    chance, (match, _) = random.Random(0), start(rules, SEATS[:2], "s0")
    while len(fitting := choices.tiles(match.position)) == len(distinct_hand(match.position)):
        match, _ = play(match, chance.choice(moves(match.position)))
    offered = {
        level: options(view := view_of(match, match.position.to_move, level), first_draft(view)).tiles
        for level in HelpLevel
    }
    assert offered[HelpLevel.STANDARD] == offered[HelpLevel.FULL] == fitting
    assert offered[HelpLevel.PURIST] == distinct_hand(match.position)


def distinct_hand(position):
    """Return the tiles of the hand of the seat to move, each kind once; none while it is not to place one."""
    return tuple(dict.fromkeys(position.hands[position.to_move])) if position.phase is Phase.PLACE else ()


def test_a_rotation_and_a_meeple_are_one_press():
    """Each legal rotation has a row with the letters of its spots; a letter is the same segment in all rows."""
    chance, words = random.Random(8), language("en")
    match, _ = start(RULESETS["base"], SEATS, "order")
    pressed = 0
    while match.position.phase is not Phase.OVER:
        view = view_of(match, match.position.to_move)
        if match.position.phase is Phase.PLACE:
            for place in options(view, Draft()).places:
                found = options(view, Draft(place))
                if len(found.turned) < 2 or not any(found.finishes_after):
                    continue
                segments = {}
                for part in controls(view, Draft(place), words):
                    if parse(part["custom_id"]).kind is not Kind.SPOT:
                        continue
                    draft = parse_draft(parse(part["custom_id"]).choice)
                    assert draft.finish in found.finishes_after[found.turned.index(draft.place)]
                    lies = oriented(place.tile)[draft.place.turns]
                    segment = lies.segment_at[draft.finish.spot]
                    assert segments.setdefault(part["label"], segment) == segment
                    pressed += draft.place != place
        match, _ = play(match, chance.choice(moves(match.position)))
    assert pressed > 100


def test_a_chosen_meeple_can_be_removed():
    """Once a meeple is chosen, a button beside *Confirm* removes it."""
    match, _ = start(make_ruleset(), SEATS, "back")
    words = language("en")
    view = view_of(match, match.position.to_move)
    place = next(
        legal for legal in options(view, Draft()).places if len(options(view, Draft(legal)).turned) > 1
    )
    finish = options(view, Draft(place)).finishes[0]
    draft = Draft(place, finish)
    confirm, *_ = turn_controls(words, view, draft, options(view, draft))[1]
    *_, back = confirm.to_component_dict()["components"]
    assert back["label"] == words.say("panel-nobody")
    assert parse_draft(parse(back["custom_id"]).choice) == Draft(place)
    assert words.say("panel-nobody") not in {part["label"] for part in controls(view, Draft(place), words)}


def test_confirm_is_first_then_the_rotations():
    """*Confirm* is always in the same place, and each legal rotation begins a row or is in one."""
    chance, words = random.Random(8), language("en")
    match, _ = start(RULESETS["everything"], SEATS, "order")
    row_counts = set()
    while match.position.phase is not Phase.OVER:
        view = view_of(match, match.position.to_move)
        if match.position.phase is Phase.PLACE:
            for place in options(view, Draft()).places[:4]:
                found = options(view, Draft(place))
                _, rows = turn_controls(words, view, Draft(place), found)
                first, *others = [row.to_component_dict().get("components", ()) for row in rows]
                assert first[0]["label"] == "Confirm"
                assert len(first) <= 2
                kinds = [parse(part["custom_id"]).kind for row in others for part in row]
                turns = [kind for kind in kinds if kind is Kind.TURN]
                assert len(turns) == (len(found.turned) if len(found.turned) > 1 else 0)
                if turns:
                    pressed = [part["label"] for row in others for part in row if part["style"] == 1]
                    assert pressed[0] == f"{place.turns * 90}°"
                    begun = [row for row in others if row and parse(row[0]["custom_id"]).kind is Kind.TURN]
                    assert len(begun) == (len(turns) if any(map(choices.spots, found.finishes_after)) else 1)
                row_counts.add(len(turns))
        match, _ = play(match, chance.choice(moves(match.position)))
    assert {0, 2, 3} <= row_counts


def test_the_longest_drafts_fit_a_custom_id():
    """The longest drafts, with far cells and the longest names, fit into a custom id."""
    match, _ = start(make_ruleset(expansions=Expansion), SEATS, "long")
    longest = 0
    chance = random.Random(1)
    while match.position.phase is not Phase.OVER:
        for finish in choices.finishes(match.position):
            longest = max(longest, len(move_text(finish)))
        match, _ = play(match, chance.choice(moves(match.position)))
    place = "RI12@-99,-99/3"
    assert len(f"b:confirm.1:k7q2zz:9999:{place} {'x' * (longest + 6)} RI12 @-99,-99") <= LIMIT


@pytest.mark.parametrize(("name", "alike"), [("everything", True), ("hands", False)])
def test_all_see_the_same_picture(name: str, alike: bool) -> None:
    """A player's board is the same picture as the channel's, unless it shows a hidden hand."""
    match, _ = start(RULESETS[name], SEATS, "seed")
    channel, player = (
        board_view(language("en"), view_of(match, colour, HelpLevel.FULL, 0), DEFAULT_THEME)
        for colour in (None, SEATS[0])
    )
    assert (channel == player) is alike
