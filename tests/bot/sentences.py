"""Reads the Fluent files of a language for tests: what each sentence needs, and how long it can become."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n import codes

LOCALES = Path("bot/i18n/locales")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message, an attribute of one (`key.attribute`) or a term (`-key`), and what it mentions.

    `placed` are the variables that stand in the text; `selectors` tells by which of
    `variants` a variable chooses; `references` are other messages and terms, `labels` the public
    buttons that it quotes.
    """

    key: str
    file: str
    pattern: ftl.Pattern
    placed: frozenset[str]
    selectors: Mapping[str, frozenset[str]]
    references: frozenset[str]
    functions: frozenset[str]
    labels: frozenset[str]

    @property
    def variables(self) -> frozenset[str]:
        """Return all values that the sentence needs."""
        return self.placed | frozenset(self.selectors)


class _Texts(Visitor):
    """Collects the texts of a pattern, of all its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node):  # noqa: N802 - named by the library
        self.found.append(node.value)


def texts(pattern: ftl.Pattern) -> list[str]:
    """Return the texts of a pattern, without the values, of all its variants."""
    found = _Texts()
    found.visit(pattern)
    return found.found


def text_of(code: str, key: str) -> str:
    """Return the texts of a sentence in a language, of all its variants, without the values."""
    return "".join(texts(sentences(code)[key].pattern))


class _Listed(Visitor):
    """Collects the values that stand at the beginning of a line with a point behind them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node):  # noqa: N802 - named by the library
        before = "\n"
        for part, behind in pairwise([*node.elements, ftl.TextElement("")]):
            value = getattr(part, "expression", None)
            point = isinstance(behind, ftl.TextElement) and behind.value.startswith(". ")
            if before.endswith("\n") and point and isinstance(value, ftl.VariableReference):
                self.found.append(value.id.name)
            before = getattr(part, "value", "")
        self.generic_visit(node)


def listed(pattern: ftl.Pattern) -> list[str]:
    """Return the values that begin a line with a point after them, which Discord takes for a numbered list."""
    found = _Listed()
    found.visit(pattern)
    return found.found


class _Mentions(Visitor):
    """Collects what a pattern mentions."""

    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.selectors: dict[str, frozenset[str]] = {}
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.labels: set[str] = set()

    def visit_SelectExpression(self, node):  # noqa: N802 - named by the library
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = {_variant(variant) for variant in node.variants}
            self.selectors[name] = self.selectors.get(name, frozenset()) | keys
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node):  # noqa: N802 - named by the library
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - named by the library
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node):  # noqa: N802 - named by the library
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node):  # noqa: N802 - named by the library
        self.functions.add(node.id.name)
        if node.id.name == "LABEL":
            self.labels |= {argument.value for argument in node.arguments.positional}
        self.generic_visit(node)


def _variant(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def entries(code: str) -> Iterator[tuple[Path, ftl.EntryType]]:
    """Yield all entries of a language's files, including comments and syntax errors."""
    for file in sorted((LOCALES / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            yield file, entry


@cache
def sentences(code: str) -> Mapping[str, Sentence]:
    """Return all messages, attributes and terms of a language by key."""
    found: dict[str, Sentence] = {}
    for file, entry in entries(code):
        if isinstance(entry, ftl.Message | ftl.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            parts = [(key, entry.value)]
            parts += [(f"{key}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            found |= {name: _read(name, file.name, value) for name, value in parts if value is not None}
    return found


def _read(key: str, file: str, pattern: ftl.Pattern) -> Sentence:
    mentions = _Mentions()
    mentions.visit(pattern)
    return Sentence(
        key,
        file,
        pattern,
        frozenset(mentions.placed),
        mentions.selectors,
        frozenset(mentions.references),
        frozenset(mentions.functions),
        frozenset(mentions.labels),
    )


WIDTHS: Mapping[str, int | tuple[str, ...]] = {
    "name": 32,
    "time": 12,
    "zone": 32,
    "cell": 4,
    "letter": 1,
    "number": 3,
    "points": 3,
    "round": 3,
    "turn": 3,
    "turns": 1,
    "tiles": 3,
    "days": 2,
    "seats": 1,
    "rounds": 2,
    "size": 2,
    "boards": 1,
    "board": 1,
    "player": 32,
    "promoted": 1,
    "games": 2,
    "best": 2,
    "most": 3,
    "byes": 1,
    "groups": 1,
    "columns": 2,
    "rows": 2,
    "sides": 12,
    "tile": 60,
    "degrees": 3,
    "feature": ("feature-",),
    "side": ("side-",),
    "spot": ("spot-sided",),
    "choice": ("spot-meeple", "spot-large", "spot-abbot", "spot-recall"),
    "colour": ("colour-",),
    "setting": ("settings-timeout", "settings-hands"),
    "chosen": ("time-out-", "hands-"),
}
"""The greatest length of a value: characters, or the sentences (by beginning of their keys) that replace it.
"""


def longest(code: str, key: str) -> int:
    """Return the length of a sentence with its longest variants and values.

    Fails for a variable that is missing in WIDTHS.
    """
    return len(longest_text(code, key, lambda name: _widest(code, name)))


def _widest(code: str, name: str) -> str:
    width = WIDTHS[name]
    if isinstance(width, int):
        return "x" * width
    return max(
        (
            longest_text(code, key, lambda name: _widest(code, name))
            for key in sentences(code)
            if key.startswith(width)
        ),
        key=len,
    )


def longest_text(code: str, key: str, value: Callable[[str], str]) -> str:
    """Return a sentence with its longest variants; `value` returns the text of a variable."""
    return _pattern_text(code, sentences(code)[key].pattern, value)


def _pattern_text(code: str, pattern: ftl.Pattern, value: Callable[[str], str]) -> str:
    return "".join(
        part.value if isinstance(part, ftl.TextElement) else _text(code, part.expression, value)
        for part in pattern.elements
    )


def _text(code: str, expression: ftl.Expression, value: Callable[[str], str]) -> str:
    match expression:
        case ftl.Placeable(expression=inner):
            return _text(code, inner, value)
        case ftl.StringLiteral(value=text):
            return text
        case ftl.VariableReference(id=name):
            return value(name.name)
        case ftl.SelectExpression(variants=variants):
            return max((_pattern_text(code, variant.value, value) for variant in variants), key=len)
        case ftl.MessageReference(id=name):
            return longest_text(code, name.name, value)
        case ftl.TermReference(id=name):
            return longest_text(code, f"-{name.name}", value)
        case ftl.FunctionReference(id=name, arguments=arguments) if name.name == "LABEL":
            (label,) = arguments.positional
            return max((longest_text(language, label.value, value) for language in codes()), key=len)
        case _:
            raise AssertionError(f"no text for {expression}")
