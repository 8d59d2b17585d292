"""Tests that every language is complete: all of English's sentences, with the same values, within Discord's limits."""

import re
from collections import defaultdict

import pytest
from babel import Locale
from discord import Locale as DiscordLocale
from discord import Permissions
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from sentence_uses import limited_uses, literals, refusals, sentence_uses
from sentences import LOCALES, entries, listed, longest, sentences, text_of, texts

from bot.i18n import SOURCE, codes
from bot.i18n.language import unparsed_messages
from bot.platform.permissions import missing
from game.opponents import names as computers
from game.values.errors import Reason
from game.values.ruleset import Colour, Edition, Expansion, Option
from game.values.tiles import FeatureKind
from host.errors import HostReason
from model.guilds import GameOpeners
from model.matches import DecisionKind
from model.people import ReminderBy
from model.results import RecordKind
from model.tables import FirstSeat, GameStatus, HelpLevel, TimeOut
from model.tournaments import Format
from storage.copying import CopyProblem
from storage.unusable import DatabaseProblem

OTHERS = [code for code in codes() if code != SOURCE]
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
CLOSED_SETS = {
    "feature": {kind.value for kind in FeatureKind},
    "colour": {colour.value for colour in Colour},
    "status": {status.value for status in GameStatus},
    "help": {level.value for level in HelpLevel},
}
"""The values by which a language may select where English does not, by the name of the variable."""

LONGEST_TEXT = 1500
"""The most characters of a sentence: Discord shows 2000 in a message, 4000 in all its parts, and values are added."""


def keys_of_closed_sets():
    """Return the keys that are made from the values of closed sets."""
    yield from (reason.value for reason in HostReason)
    yield from (f"rule-{reason.value}" for reason in Reason)
    yield from (problem.value for problem in (*DatabaseProblem, *CopyProblem))
    yield from (kind.value for kind in RecordKind)
    nothing = Permissions.none()
    yield from (f"permission-{name}" for thread in (True, False) for name in missing(nothing, thread=thread))
    yield from (f"opponent-{name}" for name in computers())
    for prefix, values in {
        "colour": Colour,
        "feature": FeatureKind,
        "first": FirstSeat,
        "time-out": TimeOut,
        "reminder": ReminderBy,
        "me-reminder": ReminderBy,
        "server-openers": GameOpeners,
        "state": GameStatus,
        "lobby": GameStatus,
        "format": Format,
        "decision": DecisionKind,
    }.items():
        yield from (f"{prefix}-{value.value}" for value in values)
    for prefix, values in {
        "edition": Edition,
        "expansion": Expansion,
        "option": Option,
        "help": HelpLevel,
    }.items():
        for value in values:
            yield from (f"{prefix}-{value.value}", f"{prefix}-{value.value}.text")


def test_every_key_of_the_code_has_an_english_sentence():
    """Each key that the code names, and each value of a closed set, has an English sentence."""
    known = sentences(SOURCE)
    assert [key for key in keys_of_closed_sets() if key not in known] == []
    assert [use for use in sentence_uses() if not any(use.key.fullmatch(key) for key in known)] == []


def test_every_call_passes_the_values_of_its_sentence():
    """Each call passes all values that its English sentence uses."""
    known = sentences(SOURCE)
    literal = [
        use
        for use in sentence_uses()
        if use.values is not None and re.sub(r"\\(.)", r"\1", use.key.pattern) in known
    ]
    assert literal
    wrong = []
    for use in literal:
        needed = next(known[key].variables for key in known if use.key.fullmatch(key))
        if not needed <= use.values:
            wrong.append(f"{use.at}: {use.key.pattern} needs {sorted(needed - use.values)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_refusal_has_the_values_of_its_sentence(code):
    """Each refusal has the values that its sentence uses, in every language."""
    translated, uses = sentences(code), list(refusals())
    assert {reason.value for reason in HostReason} <= {
        re.sub(r"\\(.)", r"\1", use.key.pattern) for use in uses
    }
    wrong = [
        f"{use.at}: {key} needs {sorted(translated[key].variables - use.values)}"
        for use in uses
        for key in translated
        if use.key.fullmatch(key) and not translated[key].variables <= use.values
    ]
    wrong += [
        f"rule-{reason.value} needs {sorted(translated[f'rule-{reason.value}'].variables)}"
        for reason in Reason
        if translated[f"rule-{reason.value}"].variables
    ]
    assert wrong == []


def test_every_sentence_is_used():
    """The code uses every sentence of the files."""
    texts, patterns = literals()
    keys = set(keys_of_closed_sets())
    unused = [
        key
        for key in sentences(SOURCE)
        if not key.startswith(("command-", "-"))
        and key not in keys
        and key not in texts
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_no_language_but_english_is_named_in_the_code():
    """Languages are found by their folders alone, and each is a language that Discord has."""
    texts, _ = literals()
    assert texts & set(OTHERS) == set()
    of_discord = {tag for locale in DiscordLocale for tag in (locale.value, locale.value.partition("-")[0])}
    assert [code for code in codes() if code not in of_discord] == []


def test_no_two_languages_have_the_same_name():
    """The languages' names differ, so that a copied folder must translate its name."""
    names = [text_of(code, "language-name") for code in codes()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", codes())
def test_words_of_a_set_differ(code):
    """The words for sides, features, colours, themes and figures differ within each set."""
    translated = sentences(code)
    for prefix in (
        "side-",
        "feature-",
        "colour-",
        "picture-look-",
        "figure-",
        "language-name",
    ):
        words = [text_of(code, key).casefold() for key in translated if key.startswith(prefix)]
        assert sorted(words) == sorted(set(words)), prefix


@pytest.mark.parametrize("code", codes())
def test_the_files_are_valid_fluent(code):
    """Fluent can parse every entry, and no key is defined twice."""
    assert [
        f"{file}: {entry.content[:80]}" for file, entry in entries(code) if isinstance(entry, ftl.Junk)
    ] == []
    keys = [
        f"{type(entry).__name__} {entry.id.name}"
        for _, entry in entries(code)
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("code", codes())
def test_a_sentence_parsed_alone_equals_that_of_its_file(code):
    """A sentence that is parsed alone equals the one that Fluent parses in the whole file."""
    alone = {name: FluentResource(text).body for name, text in unparsed_messages(code).items()}
    assert all(len(body) == 1 for body in alone.values())
    whole = {
        ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry
        for _, entry in entries(code)
        if isinstance(entry, ftl.Message | ftl.Term)
    }
    assert whole.keys() == alone.keys()
    assert [
        name for name, entry in whole.items() if not entry.equals(alone[name][0], ["span", "comment"])
    ] == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_is_missing(code):
    """A language has every sentence, in the same file as English."""
    translated = sentences(code)
    absent = defaultdict(list)
    for key, sentence in sentences(SOURCE).items():
        if key not in translated or translated[key].file != sentence.file:
            absent[sentence.file].append(key)
    assert dict(absent) == {}


def test_french_has_no_break_spaces_at_its_punctuation():
    """A no-break space stands before `:;!?»` and after `«`, except in code, times and addresses."""
    unspaced = []
    for key, sentence in sentences("fr").items():
        for text in texts(sentence.pattern):
            plain = re.sub(r"`[^`]*`?|<t:|:[A-Za-z]>|https?://\S+|\d\d:\d\d", "", text)
            if re.search(r"(?<![\u202f\u00a0])[:;!?»]|«(?![\u202f\u00a0])", plain):
                unspaced.append((key, text))
    assert unspaced == []


def test_german_durations_are_used_in_the_nominative():
    """German durations are formatted in the nominative, so no sentence may need another case."""
    dative = re.compile(r"\b(?:binnen|in|mit|nach|seit|von|vor|zu) \{ \$time \}")
    wrong = [
        line
        for file in sorted((LOCALES / "de").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if dative.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_sentences_about_ladders_name_the_option_ladder(code):
    """Sentences about ladders name the option `ladder`, since a challenge without it is outside of the ladder."""
    found = unparsed_messages(code)
    option = re.search(r"\.ladder = (\S+)", found["command-challenge"]).group(1)
    for key in ("ladder-rule-challenge", "ladder-joined", "explain-ladder"):
        assert f"`{option}`" in found[key], key


@pytest.mark.parametrize("code", codes())
def test_numbers_at_the_beginning_of_a_line_are_escaped(code):
    """A number with a point at the beginning of a line is escaped, since Discord would renumber it."""
    plain = {"line-up-board", "date"}  # in a select and in pictures, where nothing is marked up
    found = [
        (key, name)
        for key, sentence in sentences(code).items()
        if key not in plain
        for name in listed(sentence.pattern)
    ]
    assert found == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_is_unknown(code):
    """A language has no sentence that English lacks; terms of its own are allowed if they are used."""
    translated = sentences(code)
    used = {name for sentence in translated.values() for name in sentence.references}
    unknown = [key for key in translated if not key.startswith("-") and key not in sentences(SOURCE)]
    assert unknown == []
    assert [key for key in translated if key.startswith("-") and "." not in key and key not in used] == []
    assert sorted(name for name in used if name not in translated) == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_uses_the_same_values(code):
    """Values that English places in the text are placed in every language; those it only selects by may be missing."""
    wrong = []
    for key, english in sentences(SOURCE).items():
        translated = sentences(code).get(key)
        if translated is None:
            continue
        if not english.placed <= translated.placed or not translated.variables <= english.variables:
            wrong.append(f"{key}: {sorted(english.variables)}, but {code} has {sorted(translated.variables)}")
        if english.functions != translated.functions:
            wrong.append(f"{key}: {sorted(english.functions)}, but {code} has {sorted(translated.functions)}")
        if english.labels != translated.labels:
            wrong.append(f"{key}: {sorted(english.labels)}, but {code} has {sorted(translated.labels)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_variant_can_be_chosen(code):
    """Sentences select by values that exist, and by plural forms that the language has."""
    forms = set(Locale.parse(code, sep="-").plural_form.tags) | {"other"}
    wrong = []
    for key, translated in sentences(code).items():
        english = sentences(SOURCE).get(key)
        for name, variants in translated.selectors.items():
            known = forms | CLOSED_SETS.get(name, set())
            if english is not None:
                known |= english.selectors.get(name, frozenset()) - NUMBERS
            unknown = {variant for variant in variants if variant not in known and not variant.isdecimal()}
            if unknown and not key.startswith("-"):
                wrong.append(f"{key}: {name} is never {sorted(unknown)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_text_fits_where_discord_shows_it(code):
    """Labels, placeholders, options and titles keep to Discord's limits with their longest values."""
    translated = sentences(code)
    too_long = [
        f"{key}: {longest(code, key)} of {limit} characters"
        for use, limit in set(limited_uses())
        for key, sentence in translated.items()
        if use.names(key, sentence.variables) and use.key.pattern[0].isalpha() and longest(code, key) > limit
    ]
    assert sorted(too_long) == []
    assert [key for key, sentence in translated.items() if len(_text(sentence)) > LONGEST_TEXT] == []


def _text(sentence):
    return "".join(part.value for part in sentence.pattern.elements if isinstance(part, ftl.TextElement))
