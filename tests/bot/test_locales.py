"""Tests that every language is complete: all of English's sentences, with the same values, within Discord's limits."""

import re
from collections import defaultdict

import pytest
from babel import Locale
from discord import Locale as DiscordLocale
from discord import Permissions
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from said_in_python import limited, mentioned, refused, said
from sentences import LOCALES, entries, listed, longest, sentences, texts

from bot.i18n import SOURCE, codes
from bot.i18n.language import unparsed_messages
from bot.platform.permissions import missing
from game.opponents import names as computers
from game.values.errors import Reason
from game.values.ruleset import Colour, Edition, Expansion, Option
from game.values.tiles import FeatureKind
from host.errors import HostReason
from model.guilds import GameOpeners
from model.people import ReminderBy
from model.results import RecordKind
from model.tables import FirstSeat, GameStatus, HelpLevel, TimeOut
from model.tournaments import DecisionKind, Format
from storage.copying import CopyProblem
from storage.unusable import DatabaseProblem

OTHERS = [code for code in codes() if code != SOURCE]
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND = re.compile(r"(?<![\w/:.])/([-'\w]+)(?: ([-'\w]+)(?!:))?")
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
CLOSED_SETS = {
    "feature": {one.value for one in FeatureKind},
    "colour": {one.value for one in Colour},
    "status": {one.value for one in GameStatus},
    "help": {one.value for one in HelpLevel},
}
"""What else a language may choose by, where English does not need to."""

LONGEST_TEXT = 1500
"""The most characters of a sentence: Discord shows 2000 in a message, 4000 in all its parts, and values are added."""


def from_values():
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


def test_english_says_all_that_python_names():
    """Each key that the code names, and each value of a closed set, has an English sentence."""
    known = sentences(SOURCE)
    assert [key for key in from_values() if key not in known] == []
    assert [one for one in said() if not any(one.key.fullmatch(key) for key in known)] == []


def test_python_hands_over_the_values_of_each_sentence():
    """No call forgets a value that its sentence asks for."""
    known = sentences(SOURCE)
    literal = [
        one for one in said() if one.values is not None and re.sub(r"\\(.)", r"\1", one.key.pattern) in known
    ]
    assert literal
    wrong = []
    for one in literal:
        asked = next(known[key].variables for key in known if one.key.fullmatch(key))
        if not asked <= one.values:
            wrong.append(f"{one.at}: {one.key.pattern} asks for {sorted(asked - one.values)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_refusal_has_what_its_sentence_asks_for(code):
    """In every language, each refusal has the values that its sentence needs."""
    theirs, made = sentences(code), list(refused())
    assert {reason.value for reason in HostReason} <= {
        re.sub(r"\\(.)", r"\1", one.key.pattern) for one in made
    }
    wrong = [
        f"{one.at}: {key} asks for {sorted(theirs[key].variables - one.values)}"
        for one in made
        for key in theirs
        if one.key.fullmatch(key) and not theirs[key].variables <= one.values
    ]
    wrong += [
        f"rule-{reason.value} asks for {sorted(theirs[f'rule-{reason.value}'].variables)}"
        for reason in Reason
        if theirs[f"rule-{reason.value}"].variables
    ]
    assert wrong == []


def test_every_sentence_is_said_somewhere():
    """Every sentence of the files is used."""
    texts, patterns = mentioned()
    made = set(from_values())
    unused = [
        key
        for key in sentences(SOURCE)
        if not key.startswith(("command-", "-"))
        and key not in made
        and key not in texts
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_no_language_is_known_by_name():
    """Python knows languages by their folders only, and each is one that Discord's readers can have."""
    texts, _ = mentioned()
    assert texts & set(OTHERS) == set()
    spoken = {tag for one in DiscordLocale for tag in (one.value, one.value.partition("-")[0])}
    assert [code for code in codes() if code not in spoken] == []


def test_no_two_languages_have_one_name():
    """No two languages have the same name, so that a copied folder must translate it."""
    names = [_plain(code, "language-name") for code in codes()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", codes())
def test_words_that_stand_side_by_side_differ(code):
    """The words for sides, features, colours and themes differ within each set."""
    theirs = sentences(code)
    for prefix in (
        "side-",
        "feature-",
        "colour-",
        "picture-look-",
        "figure-",
        "language-name",
    ):
        words = [_plain(code, key).casefold() for key in theirs if key.startswith(prefix)]
        assert sorted(words) == sorted(set(words)), prefix


@pytest.mark.parametrize("code", codes())
def test_the_files_are_well_written(code):
    """Fluent can read every line, and no key is there twice."""
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
def test_every_sentence_is_read_by_itself_as_it_stands_in_its_file(code):
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
def test_nothing_is_missing(code):
    """A language has every sentence, in the same file as English."""
    theirs = sentences(code)
    absent = defaultdict(list)
    for key, sentence in sentences(SOURCE).items():
        if key not in theirs or theirs[key].file != sentence.file:
            absent[sentence.file].append(key)
    assert dict(absent) == {}


def test_french_sets_a_space_before_its_high_signs():
    """No line breaks before them, and no sign sticks to its word; code, times and addresses are written as they are."""
    unspaced = []
    for key, sentence in sentences("fr").items():
        for text in texts(sentence.pattern):
            plain = re.sub(r"`[^`]*`?|<t:|:[A-Za-z]>|https?://\S+|\d\d:\d\d", "", text)
            if re.search(r"(?<![\u202f\u00a0])[:;!?»]|«(?![\u202f\u00a0])", plain):
                unspaced.append((key, text))
    assert unspaced == []


def test_german_lengths_of_time_stand_in_the_case_in_which_they_come():
    """German durations come in the nominative, so no sentence may need another case."""
    dative = re.compile(r"\b(?:binnen|in|mit|nach|seit|von|vor|zu) \{ \$time \}")
    wrong = [
        line
        for file in sorted((LOCALES / "de").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if dative.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_ladders_name_the_option_that_plays_for_a_place(code):
    """Sentences about ladders name the option `ladder`, since a challenge without it is for no place."""
    found = unparsed_messages(code)
    option = re.search(r"\.ladder = (\S+)", found["command-challenge"]).group(1)
    for key in ("ladder-rule-challenge", "ladder-joined", "explain-ladder"):
        assert f"`{option}`" in found[key], key


@pytest.mark.parametrize("code", codes())
def test_numbers_of_lines_stay_what_they_are(code):
    """A number with a point at the beginning of a line is escaped, since Discord would renumber it."""
    plain = {"line-up-board"}  # in a select, where nothing is marked up
    found = [
        (key, name)
        for key, sentence in sentences(code).items()
        if key not in plain
        for name in listed(sentence.pattern)
    ]
    assert found == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_unknown(code):
    """A language has no unknown sentences; terms of its own are allowed if they are used."""
    theirs = sentences(code)
    used = {name for sentence in theirs.values() for name in sentence.references}
    unknown = [key for key in theirs if not key.startswith("-") and key not in sentences(SOURCE)]
    assert unknown == []
    assert [key for key in theirs if key.startswith("-") and "." not in key and key not in used] == []
    assert sorted(name for name in used if name not in theirs) == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_uses_the_same_values(code):
    """Values that English places in the text are placed in every language; those it only selects by may be missing."""
    wrong = []
    for key, ours in sentences(SOURCE).items():
        theirs = sentences(code).get(key)
        if theirs is None:
            continue
        if not ours.placed <= theirs.placed or not theirs.variables <= ours.variables:
            wrong.append(f"{key}: {sorted(ours.variables)}, but {code} has {sorted(theirs.variables)}")
        if ours.functions != theirs.functions:
            wrong.append(f"{key}: {sorted(ours.functions)}, but {code} has {sorted(theirs.functions)}")
        if ours.labels != theirs.labels:
            wrong.append(f"{key}: {sorted(ours.labels)}, but {code} has {sorted(theirs.labels)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_variant_can_be_chosen(code):
    """Sentences choose by values that exist, and by forms of number that the language has."""
    forms = set(Locale.parse(code, sep="-").plural_form.tags) | {"other"}
    wrong = []
    for key, theirs in sentences(code).items():
        ours = sentences(SOURCE).get(key)
        for name, variants in theirs.selectors.items():
            known = forms | CLOSED_SETS.get(name, set())
            if ours is not None:
                known |= ours.selectors.get(name, frozenset()) - NUMBERS
            unknown = {one for one in variants if one not in known and not one.isdecimal()}
            if unknown and not key.startswith("-"):
                wrong.append(f"{key}: {name} is never {sorted(unknown)}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_every_text_fits_where_discord_shows_it(code):
    """Labels, placeholders, options and titles keep to Discord's limits with their longest values."""
    theirs = sentences(code)
    too_long = [
        f"{key}: {longest(code, key)} of {limit} characters"
        for one, limit in set(limited())
        for key, sentence in theirs.items()
        if one.names(key, sentence.variables) and one.key.pattern[0].isalpha() and longest(code, key) > limit
    ]
    assert sorted(too_long) == []
    assert [key for key, one in theirs.items() if len(_text(one)) > LONGEST_TEXT] == []


def _text(sentence):
    return "".join(part.value for part in sentence.pattern.elements if isinstance(part, ftl.TextElement))


@pytest.mark.parametrize("code", codes())
def test_commands_can_be_registered(code):
    """Names are small letters without spaces, at most 32; descriptions and choices at most 100 characters."""
    wrong = []
    for key in sentences(code):
        if key.startswith("command-") and key != "command-unknown":
            text, length = _plain(code, key), longest(code, key)
            if key.endswith((".description", "-text")):
                if not 1 <= length <= 100:
                    wrong.append(f"{key}: {length} of 100 characters")
            elif not COMMAND_NAME.fullmatch(text) or text != text.lower():
                wrong.append(f"{key}: “{text}” is no name for Discord")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_names_differ_from_their_neighbours(code):
    """No two commands of a group, nor two parameters of a command, have the same name, in this language or in
    English.
    """
    wrong = [
        f"{one} and {other}: “{_plain(code, one)}”"
        for siblings in _siblings(code).values()
        for one in siblings
        for other in siblings
        if one != other and _plain(code, one) in {_plain(code, other), _plain(SOURCE, other)}
    ]
    assert wrong == []


def _plain(code, key):
    return "".join(part.value for part in sentences(code)[key].pattern.elements)


def _siblings(code):
    """Return the keys of names that Discord shows side by side, by their parent; without missing ones."""
    names = [
        key
        for key in sentences(SOURCE).keys() & sentences(code).keys()
        if key.startswith("command-")
        and key != "command-unknown"
        and not key.endswith((".description", "-text"))
    ]
    groups = defaultdict(list)
    for key in names:
        command, _, parameter = key.partition(".")
        if parameter:
            groups[command].append(key)
        else:
            within = [one for one in names if "." not in one and key.startswith(f"{one}-")]
            groups[max(within, key=len, default="")].append(key)
    return groups


@pytest.mark.parametrize("code", codes())
def test_commands_are_called_as_they_can_be_typed(code):
    """A command that a sentence names as `/…` has the name that this language gives it."""
    names = {_plain(code, key) for key in _siblings(code)[""]}
    pairs = {
        f"{_plain(code, group)} {_plain(code, key)}"
        for group, keys in _siblings(code).items()
        for key in keys
        if "." not in key and group
    }
    groups = {pair.split(" ")[0] for pair in pairs}
    wrong = []
    for key, sentence in sentences(code).items():
        for first, second in COMMAND.findall(_all_text(sentence.pattern)):
            called = f"{first} {second}" if second and first in groups else first
            if called not in names | pairs:
                wrong.append(f"{key}: /{called}")
    assert wrong == []


def _all_text(pattern):
    found = []
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            found.append(part.value)
        elif isinstance(part.expression, ftl.SelectExpression):
            found += [_all_text(variant.value) for variant in part.expression.variants]
    return " ".join(found)
