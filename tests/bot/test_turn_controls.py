"""The private panel of a turn leads on from every position: cells, turns and spots are all within reach."""

import random
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

import pytest

from bot.features.turn.drafts import Draft, Options, options, parse_draft, settled
from bot.features.turn.finish_controls import finish_controls
from bot.features.turn.panel import first_draft, turn_controls
from bot.i18n import codes, language
from bot.pictures import choices
from bot.pictures.boards import board_view
from bot.platform import limits
from bot.platform.custom_ids import LIMIT, Kind, parse
from bot.text.emoji_marks import ICONS
from game.board.oriented_tile import oriented
from game.engine.legal import cells, deployments, moves
from game.engine.legal import moves as legal_moves
from game.engine.match import play, start
from game.engine.rules import apply
from game.expansions.abbot.moves import Recall
from game.expansions.abbot.rules import recalls
from game.expansions.market.moves import MARKET
from game.notation.moves import move_text
from game.values.geometry import Cell
from game.values.moves import LARGE, MEEPLE, Deploy, Place, Skip
from game.values.phases import Phase
from game.values.ruleset import Colour, Expansion, Option, make_ruleset
from host.games.views import GameView
from model.ids import ChannelId, GameId, PersonId
from model.tables import GameStatus, HelpLevel, Occupant, Seat, TableOptions
from rendering.base.theme import DEFAULT_THEME
from rendering.boards.annotations import LETTERS
from rendering.boards.areas import MOST_LETTERS, areas

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


def controls(view, draft, words):
    """The controls of a panel as Discord gets them, after what Discord asks of every message."""
    text, rows = turn_controls(words, view, draft)
    assert 0 < len(text) <= limits.TEXT
    found = [part for row in rows for part in row.to_component_dict().get("components", ())]
    assert len(rows) + len(found) <= limits.COMPONENTS - BESIDE
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
    """All cells that the panel offers, in all of its areas; each button has the number of its cell alone."""
    found = options(view, draft)
    numbers = {place.cell: str(number) for number, place in enumerate(found.places, start=1)}
    reached = []
    for letter in [area.letter for area in found.areas] or [""]:
        offered = settled(view, Draft(tile=draft.tile, area=letter))
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


def wide(purist_cells):
    """A landscape that was laid far apart, with so many open cells."""
    chance = random.Random(4)
    match, _ = start(make_ruleset(), SEATS, "wide")
    while len(cells(match.position)) <= purist_cells:
        legal = moves(match.position)
        away = [move for move in legal if isinstance(move, Place) and abs(move.cell.x) + abs(move.cell.y) > 4]
        match, _ = play(match, chance.choice(away or legal))
        if match.position.phase is Phase.DEPLOY:
            match, _ = play(match, Skip())
    return view_of(match, match.position.to_move, HelpLevel.PURIST, 1)


def test_more_cells_than_buttons_are_split_into_areas():
    """A wide landscape under the purist help level: each open cell has a button in exactly one area."""
    view, words = wide(50), language("en")
    opened = controls(view, first_draft(view), words)
    lettered = [part for part in opened if part["label"].isalpha()]
    assert [part["label"] for part in lettered] == list(LETTERS[: len(lettered)])
    assert len(lettered) >= 3
    labels, numbers = [], []
    for part in lettered:
        found = controls(view, parse_draft(parse(part["custom_id"]).choice), words)
        buttons = [one for one in found if not one["label"].isalpha()]
        assert len(buttons) <= 20
        assert [one["label"] for one in found if one["style"] == 1] == [part["label"]]
        labels += [button["label"] for button in buttons]
        numbers += [parse_draft(parse(button["custom_id"]).choice).place.cell for button in buttons]
    assert labels == [str(number) for number in range(1, len(labels) + 1)]
    assert sorted(numbers) == sorted(cells(view.position))


def test_another_cell_of_the_same_area():
    """Who takes another cell is back among the cells of its area, with a button to each of the others."""
    view, words = wide(50), language("en")
    area = options(view, Draft()).areas[1]
    last = [part for part in controls(view, Draft(area=area.letter), words) if part["label"].isdecimal()][-1]
    chosen = parse_draft(parse(last["custom_id"]).choice)
    assert chosen.place.cell in area.cells
    back = [parse_draft(one) for one in offers(controls(view, chosen, words), Kind.CELL)]
    assert back == [Draft(area=area.letter)]
    led_to = {parse_draft(one) for one in offers(controls(view, back[0], words), Kind.CELL)}
    assert led_to >= {Draft(area=one.letter) for one in options(view, Draft()).areas}


def test_the_panel_opens_with_most_cells():
    """Of more cells than buttons the largest area is shown first; a letter that there is not leads there too."""
    view = wide(50)
    areas = {area.letter: len(area.cells) for area in options(view, Draft()).areas}
    assert areas[first_draft(view).area] == max(areas.values())
    assert settled(view, Draft(area="Z")) == first_draft(view)


def far_east(move):
    """How far east a tile is laid in the row of the first one; 0 for other moves."""
    return move.cell.x - 3 * abs(move.cell.y) if isinstance(move, Place) else 0


def in_a_row(cells, help_level=HelpLevel.PURIST):
    """A view of a board so long that its open cells are in many areas."""
    match, _ = start(make_ruleset(), SEATS, "in a row")
    while len(match.position.board) < cells:
        legal = [move for move in moves(match.position) if not isinstance(move, Deploy)]
        match, _ = play(match, max(legal, key=far_east))
    while match.position.phase is not Phase.PLACE:
        match, _ = play(match, Skip())
    return view_of(match, match.position.to_move, help_level, 1)


def test_more_areas_than_a_row_holds_are_chosen_first():
    """Where the letters would not fit below the numbers, the panel begins with them; each leads back to all."""
    view, words = in_a_row(70), language("en")
    areas = options(view, Draft()).areas
    assert len(areas) > MOST_LETTERS
    assert first_draft(view) == Draft()
    found = controls(view, first_draft(view), words)
    assert [part["label"] for part in found] == [area.letter for area in areas]
    for part in found:
        draft = settled(view, parse_draft(parse(part["custom_id"]).choice))
        if draft.place is None:
            *_, back = controls(view, draft, words)
            assert back["label"] == words.say("panel-other-area")
            assert parse_draft(parse(back["custom_id"]).choice) == Draft()


@pytest.mark.parametrize("tiles", range(10, 70, 6))
def test_few_cells_far_apart_are_in_few_pictures(tiles):
    """On a long board twenty cells need several pictures; of more than two, one is looked at, by its letter."""
    view, words = in_a_row(tiles, HelpLevel.STANDARD), language("en")
    found = options(view, Draft())
    parts = areas((place.cell for place in found.places), view.position.board)
    assert bool(found.areas) is (len(parts) > 2 or len(found.places) > 20)
    assert sorted(cells_within_reach(view, Draft(), words)) == sorted(place.cell for place in found.places)


def test_a_hand_opens_with_its_first_tile():
    """The tiles of a hand are a row of buttons below the cells of the one that is chosen. Rule: hand-three."""
    match, _ = start(RULESETS["hands"], SEATS, "a hand")
    view, words = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1), language("en")
    held = choices.tiles(view.position)
    assert len(held) == 3
    for number, tile in enumerate(held):
        draft = settled(view, Draft(tile=tile)) if number else first_draft(view)
        assert draft.tile == tile
        *_, one, two, three = controls(view, replace(draft, place=None), words)
        buttons = [one, two, three]
        assert [part["label"] for part in buttons] == [words.say("panel-tile", number=n) for n in (1, 2, 3)]
        assert [part["style"] == 1 for part in buttons] == [n == number for n in range(3)]
        assert [parse_draft(parse(part["custom_id"]).choice).tile for part in buttons] == list(held)


def test_a_turn_and_a_meeple_are_one_press():
    """Each turn that fits has a row with the letters of its spots; a letter is the same part of the tile in all."""
    chance, words = random.Random(8), language("en")
    match, _ = start(RULESETS["base"], SEATS, "order")
    pressed = 0
    while match.position.phase is not Phase.OVER:
        view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
        if match.position.phase is Phase.PLACE:
            for place in options(view, Draft()).places:
                found = options(view, Draft(place))
                if len(found.turned) < 2 or not any(found.set_after):
                    continue
                meant = {}
                for part in controls(view, Draft(place), words):
                    if parse(part["custom_id"]).kind is not Kind.SPOT:
                        continue
                    draft = parse_draft(parse(part["custom_id"]).choice)
                    assert draft.finish in found.set_after[found.turned.index(draft.place)]
                    lies = oriented(place.tile)[draft.place.turns]
                    segment = lies.segment_at[draft.finish.spot]
                    assert meant.setdefault(part["label"], segment) == segment
                    pressed += draft.place != place
        match, _ = play(match, chance.choice(moves(match.position)))
    assert pressed > 100


def test_who_has_chosen_a_meeple_can_take_it_back():
    """Among rows of turns the way back to nobody stands beside *Confirm*, once somebody is chosen."""
    match, _ = start(make_ruleset(), SEATS, "back")
    words = language("en")
    view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
    place = next(one for one in options(view, Draft()).places if len(options(view, Draft(one)).turned) > 1)
    finish = options(view, Draft(place)).finishes[0]
    confirm, *_ = turn_controls(words, view, Draft(place, finish))[1]
    *_, back = confirm.to_component_dict()["components"]
    assert back["label"] == words.say("panel-nobody")
    assert parse_draft(parse(back["custom_id"]).choice) == Draft(place)
    assert words.say("panel-nobody") not in {part["label"] for part in controls(view, Draft(place), words)}


def test_confirm_is_first_then_turns():
    """Whatever can be chosen, *Confirm* stands at the same place, and each turn that fits begins a row or is in one."""
    chance, words = random.Random(8), language("en")
    match, _ = start(RULESETS["everything"], SEATS, "order")
    seen = set()
    while match.position.phase is not Phase.OVER:
        view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
        if match.position.phase is Phase.PLACE:
            for place in options(view, Draft()).places[:4]:
                found = options(view, Draft(place))
                _, rows = turn_controls(words, view, Draft(place))
                first, *others = [row.to_component_dict().get("components", ()) for row in rows]
                assert first[0]["label"] == "Confirm"
                assert len(first) <= 2
                kinds = [parse(part["custom_id"]).kind for row in others for part in row]
                turns = [one for one in kinds if one is Kind.TURN]
                assert len(turns) == (len(found.turned) if len(found.turned) > 1 else 0)
                if turns:
                    pressed = [part["label"] for row in others for part in row if part["style"] == 1]
                    assert pressed[0] == f"{place.turns * 90}°"
                    begun = [row for row in others if row and parse(row[0]["custom_id"]).kind is Kind.TURN]
                    assert len(begun) == (len(turns) if any(map(choices.spots, found.set_after)) else 1)
                seen.add(len(turns))
        match, _ = play(match, chance.choice(moves(match.position)))
    assert {0, 2, 3} <= seen


def test_the_longest_drafts_fit_a_custom_id():
    """Cells far out, the longest names of tiles and spots: a draft never outgrows what Discord lets a control say."""
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
    """The board that a player asks for is the channel's picture, unless a hidden hand is in it."""
    match, _ = start(RULESETS[name], SEATS, "seed")
    channel, mine = (
        board_view(language("en"), view_of(match, colour, HelpLevel.FULL, 0), DEFAULT_THEME)
        for colour in (None, SEATS[0])
    )
    assert (channel == mine) is alike


def figures(fits):
    """A view of a position after a tile was laid in which what may be set fits the condition."""
    for seed in count():
        chance = random.Random(seed)
        match, _ = start(RULESETS["everything"], SEATS, f"figures {seed}")
        while match.position.phase is not Phase.OVER:
            if fits(choices.finishes(match.position)):
                return view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
            match, _ = play(match, chance.choice(moves(match.position)))
    raise AssertionError


def spot_parts(view, draft):
    return [
        part for part in controls(view, draft, language("en")) if parse(part["custom_id"]).kind is Kind.SPOT
    ]


def test_more_figures_are_letters_with_a_mark():
    """The usual figure has a letter for each spot; those of others follow with their mark, all a press away."""
    words, view = language("en"), figures(lambda found: len(found) == 6 and len(choices.spots(found)) == 3)
    found = choices.finishes(view.position)
    parts = spot_parts(view, Draft())
    reached = [parse_draft(parse(part["custom_id"]).choice).finish for part in parts]
    assert set(reached) == {*found, Skip()}
    usual = reached[: reached.index(Skip())]
    assert {one.figure for one in usual} == {found[0].figure}
    spots = choices.spots(found)
    for part, finish in zip(parts, reached, strict=True):
        if isinstance(finish, Deploy):
            letter = LETTERS[spots.index(finish.spot)]
            assert part["label"] == (letter if finish in usual else f"{ICONS[finish.figure]} {letter}")
    _, rows = turn_controls(words, view, Draft())
    assert f"{ICONS[LARGE]}{NBSP}large meeple" in rows[1].content


def test_a_figure_with_many_spots_takes_the_place_of_another():
    """Where a letter for each figure on each spot would be a wall, the letters are for the figure that is chosen."""
    view = figures(lambda found: sum(getattr(one, "figure", None) is LARGE for one in found) > limits.ROW)
    found = choices.finishes(view.position)
    deploys = [one for one in found if isinstance(one, Deploy)]
    usual = [one for one in deploys if one.figure is MEEPLE]
    large = [one for one in deploys if one.figure is LARGE]
    assert len(large) > limits.ROW
    parts = spot_parts(view, Draft(None, usual[2]))
    (instead,) = [part for part in parts if "large" in part["label"]]
    chosen = parse_draft(parse(instead["custom_id"]).choice)
    assert chosen.finish == next(one for one in large if one.spot == usual[2].spot)
    after = [parse_draft(parse(part["custom_id"]).choice).finish for part in spot_parts(view, chosen)]
    assert set(large) <= set(after)
    assert [one for one in after if one in usual] == [usual[2]], "a button to exchange it again"
    assert Skip() in after


def test_figures_beyond_the_buttons_are_in_selects():
    """Where all figures on all spots would be a wall of buttons, the usual one keeps them; nothing is lost."""
    match, _ = start(RULESETS["everything"], SEATS, "figures")
    chance = random.Random(3)
    while len(spots := choices.spots(choices.finishes(match.position))) < 4:
        match, _ = play(match, chance.choice(moves(match.position)))
    many = (*(Deploy(MEEPLE, spot) for spot in spots), *(Recall(Cell(n, 0)) for n in range(24)))
    view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 1)
    found = Options((), (), (), finishes=many)
    _, rows = finish_controls(language("en"), view, Draft(), found)
    parts = [part for row in rows for part in row.to_component_dict().get("components", ())]
    reached = [parse_draft(one).finish for one in offers(parts, Kind.SPOT)]
    assert sorted(map(move_text, reached)) == sorted(map(move_text, (*many, Skip())))
    assert len({part["custom_id"] for part in parts}) == len(parts)


@pytest.mark.parametrize("code", codes())
def test_many_spots_have_buttons_of_one_letter(code):
    """A crossroads with eight spots has two rows of letters, and a line that says what they mean."""
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
    named = {}
    for letter, finish in zip(letters, found, strict=True):
        named.setdefault(finish.spot.kind, []).append(letter)
    for kind, one in named.items():
        said = f"**{NBSP.join(one)}**\N{NO-BREAK SPACE}{words.say(f'feature-{kind.value}')}"
        assert said in legend.content
