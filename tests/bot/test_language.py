"""Every sentence that Python names is there, and every language says what English says."""

import ast
from datetime import timedelta
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.host import HostReason
from bot.i18n import SOURCE, codes, for_locale, language
from bot.i18n.language import UnknownSentence
from game.errors import Reason
from game.ruleset import Colour, Edition, Expansion, Option
from game.tiles import FeatureKind
from storage.database import DatabaseProblem
from storage.values import FirstSeat, HelpLevel, TimeOut

LOCALES = Path("bot/i18n/locales")


def sentences(code):
    """Every sentence of a language by its key, with the variables it uses."""
    found = {}
    for file in sorted((LOCALES / code).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


class _Variables(Visitor):
    """Collects the values that a sentence uses."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def variables(pattern):
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def named_in_python():
    """The keys that stand as literals in calls of `say` and in refusals."""
    for file in [*Path("bot").rglob("*.py"), *Path("rendering").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in {"say", "Refusal", "ConfigError", "_refuse"}:
                yield node.args[0].value


def named_by_values():
    """The keys that are made from the values of closed sets."""
    yield from (reason.value for reason in HostReason)
    yield from (f"rule-{reason.value}" for reason in Reason)
    yield from (problem.value for problem in DatabaseProblem)
    for prefix, values in {
        "colour": Colour,
        "feature": FeatureKind,
        "first": FirstSeat,
        "time-out": TimeOut,
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


def test_every_key_has_a_sentence():
    """English says everything that the program can name."""
    known = sentences(SOURCE)
    assert [key for key in (*named_in_python(), *named_by_values()) if key not in known] == []


@pytest.mark.parametrize("code", codes())
def test_every_language_says_the_same(code):
    """A language has the keys of English, no others, and each sentence uses the same values."""
    theirs, ours = sentences(code), sentences(SOURCE)
    assert {key for key in ours if key not in theirs} == set()
    assert {key for key in theirs if key not in ours} == set()
    # A sentence may leave a value out (a language without plurals), but not invent one.
    assert {key for key in ours if not theirs[key] <= ours[key]} == set()


def test_a_missing_sentence_is_a_fault_of_ours():
    """English is the source: what it lacks cannot be said."""
    with pytest.raises(UnknownSentence):
        language(SOURCE).say("no-such-sentence")
    with pytest.raises(UnknownSentence):
        language(SOURCE).say("turn-line")


def test_readers_get_their_language_or_english():
    """A locale with a region finds its language; one that we do not speak finds English."""
    assert for_locale("en-GB").code == "en"
    assert for_locale("ja").code == "en"


def test_numbers_lists_and_spans_follow_the_language():
    """Babel knows how a language joins and counts."""
    english = language(SOURCE)
    assert english.join(["red", "blue", "green"]) == "red, blue, and green"
    assert english.span(timedelta(hours=48)) == "2 days"
    assert english.say("turn-line", turn=3, tiles=1).endswith("1 tile left")
