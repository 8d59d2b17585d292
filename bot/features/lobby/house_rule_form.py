"""The form with all house rules of a table, and reading it when it is submitted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import discord

from bot.features.lobby.house_rules import with_options
from bot.features.lobby.table_requests import mask, members
from bot.i18n import Language
from bot.platform import limits
from bot.platform.custom_ids import Kind
from bot.platform.forms import FormChoice, form, one_of, some_of
from bot.text.table_options import named_choice
from game.values.ruleset import Option, Ruleset, field_options
from model.ids import GameId

TABLE_SIZES: tuple[tuple[int, int], ...] = ((5, 5), (7, 7), (9, 7), (9, 9), (12, 9), (15, 11), (20, 15))
"""The sizes to choose from for a table with an edge, as columns and rows of cells."""

FIELDS, HAND, EDGE, MORE = "fields", "hand", "edge", "more"
"""The custom ids of the form's fields. `MORE` is a prefix: one field may not hold all remaining rules."""
USUAL, OPEN, HIDDEN = "usual", "open", "hidden"


def house_rules_form(
    words: Language, rules: Ruleset, *, game: GameId, seq: int, choice: str
) -> discord.ui.Modal:
    """Return the form of the house rules, with the present ones selected."""
    more = [rule for rule in Option if rule not in _elsewhere()]
    parts = [more[first : first + limits.GROUP] for first in range(0, len(more), limits.GROUP)]
    fields = [
        one_of(FIELDS, words.say("form-fields"), list(_fields(words, rules))),
        one_of(HAND, words.say("form-hand"), list(_hands(words, rules))),
        one_of(EDGE, words.say("option-table-edge"), list(_edges(words, rules))),
        *(
            some_of(
                f"{MORE}{number or ''}",
                words.say("form-more"),
                [_option(words, rule, chosen=rule in rules.options) for rule in part],
            )
            for number, part in enumerate(parts)
        ),
    ]
    return form(Kind.SETTING, words.say("settings-rules"), fields, game=game, seq=seq, choice=choice)


def chosen_rules(rules: Ruleset, values: Mapping[str, tuple[str, ...]]) -> Ruleset:
    """Return the rules with the house rules of a submitted form.

    Refuses with ValueError or LookupError values that the form does not offer.
    """
    (fields,), (hand,), (edge,) = values[FIELDS], values[HAND], values[EDGE]
    chosen = {Option(value) for name, found in values.items() if name.startswith(MORE) for value in found}
    if fields != USUAL:
        chosen.add(Option(fields))
    if hand in (OPEN, HIDDEN):
        chosen.add(Option.HAND_THREE)
    elif hand != USUAL:
        chosen.add(Option(hand))
    rules = replace(rules, hidden_hands=hand == HIDDEN)
    if edge == USUAL:
        return with_options(rules, chosen)
    columns, rows = (int(number) for number in edge.split("x"))
    return with_options(replace(rules, table=(columns, rows)), {*chosen, Option.TABLE_EDGE})


def house_rules_text(rules: Ruleset) -> str:
    """Return the house rules as text for the custom id of a button."""
    table = "x".join(map(str, rules.table)) if rules.table else ""
    return f"{mask(rules.options)}/{table}/{HIDDEN if rules.hidden_hands else ''}"


def parse_house_rules(rules: Ruleset, text: str) -> Ruleset:
    """Return the rules with the house rules that `house_rules_text` wrote. Refuses with ValueError or LookupError."""
    options, table, hidden = text.split("/")
    columns, _, rows = table.partition("x")
    return replace(
        rules,
        options=members(Option, options, Kind.THREAD.version),
        table=(int(columns), int(rows)) if table else None,
        hidden_hands=hidden == HIDDEN,
    )


def _elsewhere() -> frozenset[Option]:
    """Return the house rules that have a field of their own."""
    return field_options() | {Option.HAND_EARLY_DRAW, Option.HAND_THREE, Option.TABLE_EDGE}


def _option(words: Language, option: Option, *, chosen: bool) -> FormChoice:
    key = f"option-{option.value}"
    return FormChoice(option.value, words.say(key), words.say(f"{key}.text"), chosen)


def _fields(words: Language, rules: Ruleset) -> Iterable[FormChoice]:
    ways = [rule for rule in Option if rule in field_options()]
    usual = not rules.options & field_options()
    yield FormChoice(USUAL, words.say("form-fields-usual"), words.say("form-fields-usual.text"), usual)
    yield from (_option(words, rule, chosen=rule in rules.options) for rule in ways)


def _hands(words: Language, rules: Ruleset) -> Iterable[FormChoice]:
    early, three = Option.HAND_EARLY_DRAW in rules.options, Option.HAND_THREE in rules.options
    text = words.say("option-hand-three.text")
    yield FormChoice(
        USUAL, words.say("form-hand-usual"), words.say("form-hand-usual.text"), not (early or three)
    )
    yield _option(words, Option.HAND_EARLY_DRAW, chosen=early)
    for value in (OPEN, HIDDEN):
        label = named_choice(words, "settings-hands", f"hands-{value}")
        yield FormChoice(value, label, text, three and rules.hidden_hands is (value == HIDDEN))


def _edges(words: Language, rules: Ruleset) -> Iterable[FormChoice]:
    sizes = sorted(
        {*TABLE_SIZES, *([rules.table] if rules.table else ())}, key=lambda size: size[0] * size[1]
    )
    yield FormChoice(USUAL, words.say("form-edge-none"), None, rules.table is None)
    for columns, rows in sizes:
        label = words.say("settings-table-option", columns=columns, rows=rows)
        yield FormChoice(f"{columns}x{rows}", label, None, (columns, rows) == rules.table)
