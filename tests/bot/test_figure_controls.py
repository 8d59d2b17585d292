"""Tests of the figures of a turn: buttons with letters and marks, and selects if there are more."""

import random

import pytest
from drafting import NBSP, RULESETS, SEATS, offers, spot_parts, view_with_finishes

from bench.support.unstored_views import view_of
from bot.features.turn.drafts import Draft, Options, options, parse_draft
from bot.features.turn.finish_controls import finish_controls
from bot.features.turn.panel import turn_controls
from bot.i18n import codes, language
from bot.pictures import choices
from bot.platform import limits
from bot.platform.custom_ids import Kind, parse
from bot.text.emoji_marks import ICONS
from game.engine.legal import moves
from game.engine.match import play, start
from game.expansions.abbot.moves import Recall
from game.notation.moves import move_text
from game.values.geometry import Cell
from game.values.moves import LARGE, MEEPLE, Deploy, Skip
from game.values.phases import Phase
from rendering.boards.annotations import LETTERS


def test_buttons_of_other_figures_have_a_mark():
    """The usual figure has a letter for each spot; others follow with their mark, all within one press."""
    words = language("en")
    view = view_with_finishes(lambda found: len(found) == 6 and len(choices.spots(found)) == 3)
    found = choices.finishes(view.position)
    parts = spot_parts(view, Draft())
    reached = [parse_draft(parse(part["custom_id"]).choice).finish for part in parts]
    assert set(reached) == {*found, Skip()}
    usual = reached[: reached.index(Skip())]
    assert {deploy.figure for deploy in usual} == {found[0].figure}
    spots = choices.spots(found)
    for part, finish in zip(parts, reached, strict=True):
        if isinstance(finish, Deploy):
            letter = LETTERS[spots.index(finish.spot)]
            assert part["label"] == (letter if finish in usual else f"{ICONS[finish.figure]} {letter}")
    _, rows = turn_controls(words, view, Draft(), options(view, Draft()))
    assert f"{ICONS[LARGE]}{NBSP}large meeple" in rows[1].content


def test_with_many_spots_only_the_chosen_figure_has_buttons():
    """If letters for all figures on all spots were too many, only the chosen figure has them."""
    view = view_with_finishes(
        lambda found: sum(getattr(finish, "figure", None) is LARGE for finish in found) > limits.ROW
    )
    found = choices.finishes(view.position)
    deploys = [finish for finish in found if isinstance(finish, Deploy)]
    usual = [deploy for deploy in deploys if deploy.figure is MEEPLE]
    large = [deploy for deploy in deploys if deploy.figure is LARGE]
    assert len(large) > limits.ROW
    parts = spot_parts(view, Draft(None, usual[2]))
    (instead,) = [part for part in parts if "large" in part["label"]]
    chosen = parse_draft(parse(instead["custom_id"]).choice)
    assert chosen.finish == next(deploy for deploy in large if deploy.spot == usual[2].spot)
    after = [parse_draft(parse(part["custom_id"]).choice).finish for part in spot_parts(view, chosen)]
    assert set(large) <= set(after)
    assert [finish for finish in after if finish in usual] == [usual[2]], "a button to exchange it again"
    assert Skip() in after


def test_figures_beyond_the_buttons_are_in_selects():
    """If all figures on all spots were too many buttons, only the usual one has buttons, and others are in selects."""
    match, _ = start(RULESETS["everything"], SEATS, "figures")
    chance = random.Random(3)
    while len(spots := choices.spots(choices.finishes(match.position))) < 4:
        match, _ = play(match, chance.choice(moves(match.position)))
    many = (*(Deploy(MEEPLE, spot) for spot in spots), *(Recall(Cell(n, 0)) for n in range(24)))
    view = view_of(match, match.position.to_move)
    found = Options((), (), (), finishes=many)
    _, rows = finish_controls(language("en"), view, Draft(), found)
    parts = [part for row in rows for part in row.to_component_dict().get("components", ())]
    reached = [parse_draft(choice).finish for choice in offers(parts, Kind.SPOT)]
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
    words, view = language(code), view_of(match, match.position.to_move)
    _, rows = turn_controls(words, view, Draft(), options(view, Draft()))
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
