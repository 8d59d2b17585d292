"""Finds the uses of sentences in Python code: their keys, their values, and where they are shown."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.platform import limits
from host.errors import HostReason

TAKE_KEYS = {"say", "Refusal", "ConfigError", "_refuse", "choice"}
"""Functions and classes whose first argument is the key of a sentence."""

REFUSALS = {"Refusal", "HostRefusal"}
"""Refusals, whose first argument is the reason or the key of the sentence."""

KEYS_IN_ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "refusal": ("game-unknown-expansion", "game-unknown-rule"),
    "reason": ("tournament-name", "team-name", "ladder-name", "host-preset-name"),
}
"""Keys that functions take as an argument and refuse with, by the argument's name."""

HOLE = r"[\w-]+"
"""The pattern of a value in the f-string of a key: never a dot, after which an attribute follows."""

LIMITS: Mapping[tuple[str, int | str], int] = {
    ("button", 1): limits.LABEL,
    ("_control", 1): limits.LABEL,
    ("select", 1): limits.PLACEHOLDER,
    ("option", 0): limits.OPTION,
    ("option", "text"): limits.OPTION,
    ("choice", 0): limits.OPTION,
    ("Choice", "name"): limits.OPTION,
    ("ChannelSelect", "placeholder"): limits.PLACEHOLDER,
    ("RoleSelect", "placeholder"): limits.PLACEHOLDER,
    ("UserSelect", "placeholder"): limits.PLACEHOLDER,
    ("Modal", "title"): 45,
    ("__init__", "title"): 45,
    ("Label", "text"): 45,
    ("Label", "description"): 100,
    ("form", 1): 45,
    ("one_of", 1): 45,
    ("some_of", 1): 45,
    ("one_file", 1): 45,
    ("one_file", 2): 100,
    ("FormChoice", 1): 100,
    ("FormChoice", 2): 100,
    ("TextInput", "label"): 45,
    ("TextInput", "placeholder"): 100,
}
"""Discord's limit in characters, by function and position or name of its argument."""

OTHER_LIMITS: Mapping[str, int] = {
    r"panel-finish-option|panel-nobody|spot-recall": limits.LABEL,
    r"(edition|expansion|option)-.+|help-(full|standard|purist)(\.text)?": limits.OPTION,
    r"thread-title": 100,
}
"""Limits of sentences that are passed on in a variable, by the pattern of their keys."""


@dataclass(frozen=True, slots=True)
class SentenceUse:
    """The pattern of the keys that a call can name; where it is; and the names of its values, if they are certain."""

    key: re.Pattern[str]
    at: str
    values: frozenset[str] | None

    def names(self, key: str, variables: frozenset[str]) -> bool:
        """Return whether the sentence `key`, which needs `variables`, can be the one that is used."""
        return self.key.fullmatch(key) is not None and (self.values is None or variables <= self.values)


@cache
def _modules() -> Mapping[Path, ast.Module]:
    files = [file for room in ("bot", "host", "rendering") for file in sorted(Path(room).rglob("*.py"))]
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _keys(node: ast.expr) -> Iterator[re.Pattern[str]]:
    """Yield the keys that an expression can be: literals, f-strings, either side of a condition."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.compile(re.escape(text))
        case ast.JoinedStr(values=parts):
            yield re.compile(
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else HOLE for part in parts
                )
            )
        case ast.IfExp(body=yes, orelse=no):
            yield from _keys(yes)
            yield from _keys(no)


def _uses(tree: ast.AST, at: str) -> Iterator[SentenceUse]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node) in TAKE_KEYS:
            certain = _called(node) == "say" and all(argument.arg for argument in node.keywords)
            values = (
                frozenset(argument.arg for argument in node.keywords if argument.arg) if certain else None
            )
            for key in _keys(node.args[0]):
                yield SentenceUse(key, f"{at}:{node.lineno}", values)


def sentence_uses() -> Iterator[SentenceUse]:
    """Yield every sentence that a call names."""
    for file, tree in _modules().items():
        yield from _uses(tree, str(file))


def literals() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return all texts in the code, and the patterns of its f-strings that begin like a key."""
    texts, patterns = set(), []
    for tree in _modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns += [key for key in _keys(node) if re.match(r"[a-z][a-z\\-]*-", key.pattern)]
    return frozenset(texts), tuple(patterns)


def refusals() -> Iterator[SentenceUse]:
    """Yield every refusal that the code makes, with the names of its values."""
    for room in ("host", "bot"):
        for file in sorted(Path(room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _called(node) in REFUSALS:
                    values = frozenset(argument.arg for argument in node.keywords if argument.arg)
                    assert len(values) == len(node.keywords), (
                        f"{file}:{node.lineno} hides the names of its values"
                    )
                    for key in _refused_keys(node.args[0]):
                        yield SentenceUse(key, f"{file}:{node.lineno}", values)


def _refused_keys(reason: ast.expr) -> Iterator[re.Pattern[str]]:
    if isinstance(reason, ast.Attribute) and ast.unparse(reason.value) == HostReason.__name__:
        yield re.compile(re.escape(HostReason[reason.attr].value))
    elif isinstance(reason, ast.Name):
        # The key is an argument: any of the sentences that callers give for it.
        yield from (re.compile(re.escape(key)) for key in KEYS_IN_ARGUMENTS[reason.id])
    else:
        yield from _keys(reason)


def limited_uses() -> Iterator[tuple[SentenceUse, int]]:
    """Yield sentences with the limit of the place where Discord shows them, also those built by our functions."""
    uses_in: dict[str, list[SentenceUse]] = {}
    for tree in _modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                uses_in.setdefault(node.name, []).extend(_uses(node, node.name))
    for file, tree in _modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for argument, limit in _limited_arguments(node):
                    if _called(node) == "choice":
                        yield from (
                            (SentenceUse(key, str(file), frozenset()), limit) for key in _keys(argument)
                        )
                    yield from ((use, limit) for use in _uses(argument, str(file)))
                    calls = [_called(call) for call in ast.walk(argument) if isinstance(call, ast.Call)]
                    yield from ((use, limit) for call in calls for use in uses_in.get(call, ()))
    yield from (
        (SentenceUse(re.compile(keys), "elsewhere", None), limit) for keys, limit in OTHER_LIMITS.items()
    )


def _limited_arguments(node: ast.Call) -> Iterator[tuple[ast.expr, int]]:
    for (call, place), limit in LIMITS.items():
        if call != _called(node):
            continue
        if isinstance(place, int) and len(node.args) > place:
            yield node.args[place], limit
        yield from ((keyword.value, limit) for keyword in node.keywords if keyword.arg == place)
