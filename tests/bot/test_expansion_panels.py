"""Tests of panels with builders, princesses, the fairy, portals and flights: all choices are within reach."""

from collections import Counter
from dataclasses import replace

import pytest
from discord import ui
from drafting import arrows_of, controls, offers
from expansion_positions import in_phase, positions

from bench.support.unstored_views import view_of
from bot.delivery.game_messages import turn_message
from bot.features.turn.drafts import Draft, parse_draft
from bot.features.turn.finishes import read_finish
from bot.features.turn.flight_panels import flight_panel, landing_panel
from bot.features.turn.panel import turn_panel
from bot.i18n import codes, language
from bot.pictures import choices
from bot.pictures.boards import board_view
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform import limits
from bot.platform.custom_ids import Kind, parse
from bot.platform.errors import Refusal
from bot.text.words import choice_name
from game.board.oriented_tile import key_of, oriented
from game.engine.legal import moves
from game.engine.position import digest
from game.engine.rules import apply
from game.expansions.dragon.flight import steps
from game.expansions.dragon.moves import FLIGHT, MoveFairy
from game.expansions.dragon.state import DRAGON_STATE
from game.expansions.flyers.moves import LAND, Fly
from game.notation.moves import move_text, parse_move
from game.values.errors import IllegalMove
from game.values.moves import Deploy, Place, Skip
from game.values.phases import Phase
from game.values.tiles import TileId
from model.tables import HelpLevel
from rendering.base.theme import DEFAULT_THEME
from rendering.views.board_words import describe_board


def reachable_finishes(view, draft, words):
    """Return all finishes that can be chosen after a draft, with any number of presses."""
    found, seen, waiting = set(), set(), [draft]
    while waiting:
        now = waiting.pop()
        seen.add(now)
        for next_draft in map(parse_draft, offers(controls(view, now, words), Kind.SPOT)):
            if next_draft.place != draft.place:
                continue
            if not next_draft.via:
                found.add(next_draft.finish)
            # A figure that is chosen gets the letters of the spots; other choices add no controls.
            lettered = isinstance(next_draft.finish, Deploy) and next_draft.finish.figure not in {
                other.finish.figure for other in seen if isinstance(other.finish, Deploy)
            }
            if (next_draft.via or lettered) and next_draft not in seen:
                waiting.append(next_draft)
    return found


@pytest.mark.parametrize("seed", range(2))
def test_all_legal_finishes_are_reachable(seed):
    """Builders, pigs, removals by the princess, fairy moves and all spots beyond a portal are reachable."""
    languages, kinds = [language(code) for code in codes()], set()
    for number, match in enumerate(positions(seed)):
        position = match.position
        if position.phase is Phase.PLACE and number % 3 == 0:
            place = choices.first_places(position)[0]
            legal = choices.finishes(choices.laid(position, place))
        elif position.phase is Phase.DEPLOY:
            place, legal = None, choices.finishes(position)
        else:
            continue
        view = view_of(match, position.to_move, HelpLevel.STANDARD, 1000 + number)
        reached = reachable_finishes(view, Draft(place), languages[number % 4])
        assert reached - {Skip()} == set(legal), position.last
        kinds |= {type(move) for move in legal}
        kinds |= {"portal" for move in legal if isinstance(move, Deploy) and move.cell is not None}
    assert kinds >= {Deploy, MoveFairy, Fly, "portal"}


@pytest.mark.parametrize("code", codes())
def test_cells_beyond_a_portal_have_pages(code):
    """More cells beyond a portal than a list holds are on several pages; the chosen one is named."""
    words, most = language(code), 0
    for seed in (3, 4):
        for match in positions(seed):
            if match.position.phase is not Phase.DEPLOY:
                continue
            away = [finish for finish in choices.finishes(match.position) if choices.is_elsewhere(finish)]
            cells = {finish.cell for finish in away if isinstance(finish, Deploy)}
            if len(cells) > max(most, limits.OPTIONS):
                most = len(cells)
                view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 5)
                reached = reachable_finishes(view, Draft(), words)
                assert set(away) <= reached
    assert most


async def test_a_choice_beyond_a_portal_is_shown():
    """The panel shows the tile just laid, and the tile beyond the portal with the meeple on it."""
    for match in positions(1):
        found = choices.finishes(match.position)
        away = [finish for finish in found if isinstance(finish, Deploy) and finish.cell is not None]
        if away:
            break
    view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 5)
    words = language("en")
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    _, drawn = await turn_panel(drawing, view, Draft(finish=away[0]))
    assert len(drawn) == 2
    assert all(picture.picture is not None for picture in drawn)
    cell_chosen = Draft(via=move_text(away[0])[move_text(away[0]).index("@") :])
    _, drawn = await turn_panel(drawing, view, cell_chosen)
    assert len(drawn) == 1
    assert drawn[0].picture is not None


def test_a_draft_beyond_a_portal_is_read_from_its_custom_id():
    """A draft with a meeple beyond a portal is read from its custom id; other texts are refused."""
    place = parse_move("PD28@-100,-100/3")
    assert isinstance(place, Place)
    finish = parse_move("+abbot:monastery@-100,-100")
    for draft in (
        Draft(place, finish, via="@-100,-100"),
        Draft(None, finish, TileId("U"), "AB", "*12"),
        Draft(),
    ):
        assert parse_draft(str(draft)) == draft
    for text in ("- . - @1", "- . - *", "- . - 5", "- . - @1,2 x"):
        with pytest.raises(ValueError, match="-"):
            parse_draft(text)


async def test_a_landing_is_chosen_by_its_letter_in_a_picture():
    """A button for each landing, with its letter; the die is named. Rule: flyer-land."""
    match = in_phase(LAND)
    view = view_of(match, match.position.to_move, HelpLevel.STANDARD, 9)
    for code in codes():
        message, drawn = await landing_panel(DrawingContext(Pictures(), language(code), DEFAULT_THEME), view)
        parts = [part for part in message.to_components() if part["type"] == 1]
        ids = [parse(component["custom_id"]) for row in parts for component in row["components"]]
        assert [parse_move(control.choice) for control in ids] == list(moves(match.position))
        assert [picture.name for picture in drawn] == ["preview.png", "landings.png"]
        assert all(picture.picture is not None for picture in drawn)
        text = next(part for part in message.walk_children() if isinstance(part, ui.TextDisplay))
        assert "🎲" in text.content


async def test_the_line_of_a_flying_machine_is_shown_before_it_flies():
    """The line of a flying machine is shown before and after its tile is laid, not with a choice on another tile."""
    match = next(
        match
        for match in positions(2)
        if match.position.phase is Phase.DEPLOY
        and any(isinstance(move, Fly) for move in moves(match.position))
        and any(isinstance(move, MoveFairy) for move in moves(match.position))
    )
    words = language("en")
    drawing = DrawingContext(Pictures(), words, DEFAULT_THEME)
    found = moves(match.position)
    fly = next(move for move in found if isinstance(move, Fly))
    fairy = next(move for move in found if isinstance(move, MoveFairy))
    alt_texts = {}
    for level in HelpLevel:
        view = view_of(match, match.position.to_move, level, 5)
        for finish, names in (
            (Skip(), ["preview.png", "landings.png"]),
            (fly, ["preview.png", "landings.png"]),
            (fairy, ["preview.png", "preview2.png"]),
        ):
            message, drawn = await turn_panel(drawing, view, Draft(finish=finish))
            assert [picture.name for picture in drawn] == names
            assert message.total_children_count <= limits.COMPONENTS
            alt_texts[level, finish] = drawn[1].alt
            text = next(part.content for part in message.walk_children() if isinstance(part, ui.TextDisplay))
            assert ("Meeple: **" in text) is (finish != fairy)
    assert "can land" in alt_texts[HelpLevel.STANDARD, fly]
    assert "can land" not in alt_texts[HelpLevel.PURIST, fly]
    assert "leads to" in alt_texts[HelpLevel.PURIST, fly]


def offered_to_purists(position):
    """Return what a purist is offered, what of it is legal, and the position in which it is chosen."""
    if position.phase in (Phase.DEPLOY, LAND):
        yield position, choices.finishes(position, purist=True)
    elif position.phase is Phase.PLACE:
        place = choices.first_places(position)[0]
        yield choices.laid(position, place), choices.any_finishes(position, place)


@pytest.mark.parametrize("seed", range(2))
def test_purists_are_offered_illegal_finishes_too(seed):
    """All legal finishes are offered; the others are refused by a rule and change nothing. Rule: portal-deploy …"""
    refused = Counter()
    for match in positions(seed):
        for position, found in offered_to_purists(match.position):
            legal = set(choices.finishes(position))
            assert legal <= set(found)
            assert len(found) == len(set(found))
            for move in (
                illegal for illegal in found if illegal not in legal and position.phase is not Phase.PLACE
            ):
                before = digest(position)
                with pytest.raises(IllegalMove) as refusal:
                    apply(position, move)
                assert digest(position) == before
                refused[refusal.value.reason.value] += 1
    assert {"portal-deploy", "fairy-move", "princess", "flyer-land"} & set(refused)
    assert refused["deploy-free"] > 5


def test_offers_to_purists_do_not_depend_on_dragon_and_fairy():
    """Tiles closed by the dragon are not revealed. Rules: dragon-no-meeple, fairy-move."""
    compared = 0
    for match in positions(3):
        position = match.position
        if position.phase is not Phase.DEPLOY or position.last is None:
            continue
        state = DRAGON_STATE.of(position)
        found = set(choices.finishes(position, purist=True))
        for cell in (position.last, min(position.board)):
            other = position.copy_same_tiles()
            DRAGON_STATE.put(other, state._replace(dragon=key_of(cell), fairy=None, friend=None))
            assert set(choices.finishes(other, purist=True)) == found
            compared += found != set(choices.finishes(other))
    assert compared


@pytest.mark.parametrize("code", codes())
async def test_purists_can_press_every_arrow_and_spot(code):
    """Purists can press all four arrows, and every part of the tile that a flight has reached."""
    words = language(code)
    match = next(
        match
        for seed in range(9)
        for match in positions(seed)
        if match.position.phase is FLIGHT and len(steps(match.position)) < 3
    )
    view = view_of(match, match.position.actors[0], HelpLevel.PURIST, 9)
    for message in (
        turn_message(words, view, (), live=True),
        (await flight_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), view, None))[0],
    ):
        assert arrows_of(message) == {"~N", "~E", "~S", "~W"}
    purist = board_view(words, view, DEFAULT_THEME)
    assert len(purist.ways) == 4
    alt_text = describe_board(replace(purist, flight=True))
    assert words.say("alt-flight-ways") not in alt_text
    assert words.say("alt-flight-round") in alt_text
    landing = in_phase(LAND)
    view = view_of(landing, landing.position.to_move, HelpLevel.PURIST, 9)
    message, _ = await landing_panel(DrawingContext(Pictures(), words, DEFAULT_THEME), view)
    offered = {parse(part.item.custom_id).choice for part in message.walk_children() if hasattr(part, "item")}
    cell = moves(landing.position)[0].cell
    assert len(offered) == len(oriented(landing.position.board[cell].tile)[0].spots)
    assert {move_text(move) for move in moves(landing.position)} <= offered


@pytest.mark.parametrize("code", codes())
def test_the_refusal_of_an_unknown_move_is_short(code):
    """A typed move that is not understood is refused with only some of the hundreds that are possible."""
    words = language(code)
    most = max(
        (choices.finishes(match.position, purist=True) for match in positions(3)),
        key=lambda found: len(found),
    )
    assert len(most) > 200
    with pytest.raises(Refusal) as refusal:
        read_finish(words, "nothing such", most)
    assert len(words.say(refusal.value.key, **refusal.value.values)) < limits.CONTENT
    for finish in most[::40]:
        assert read_finish(words, choice_name(words, finish).upper(), most) == finish


@pytest.mark.parametrize("code", codes())
def test_typed_moves_are_understood(code):
    """A move can be typed by its name as offered and in notation: the fairy, a portal, where a flight lands."""
    words, kinds = language(code), set()
    for match in positions(2):
        found = choices.finishes(match.position)
        for finish in found[:3] + found[-3:]:
            assert read_finish(words, choice_name(words, finish), found) == finish
            assert read_finish(words, move_text(finish), found) == finish
            kinds.add(type(finish))
    assert {MoveFairy, Fly, Deploy} <= kinds
    landing = choices.finishes(in_phase(LAND).position)
    assert read_finish(words, move_text(landing[0]), landing) == landing[0]
