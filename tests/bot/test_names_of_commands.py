"""Tests of the names of commands and parameters in every language, and of the sentences that mention them."""

import re
from collections import defaultdict

import pytest
from sentences import longest, sentences, text_of, texts

from bot.i18n import SOURCE, codes

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND = re.compile(r"(?<![\w/:.])/([-'\w]+)(?: ([-'\w]+)(?!:))?")


@pytest.mark.parametrize("code", codes())
def test_commands_can_be_registered(code):
    """Names have at most 32 lower-case letters and no spaces; descriptions and choices at most 100 characters."""
    wrong = []
    for key in sentences(code):
        if key.startswith("command-") and key != "command-unknown":
            text, length = text_of(code, key), longest(code, key)
            if key.endswith((".description", "-text")):
                if not 1 <= length <= 100:
                    wrong.append(f"{key}: {length} of 100 characters")
            elif not COMMAND_NAME.fullmatch(text) or text != text.lower():
                wrong.append(f"{key}: “{text}” is no valid name")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_names_of_commands_and_parameters_differ(code):
    """No two commands of a group, nor two parameters of a command, have the same name, in this language or in
    English.
    """
    wrong = [
        f"{key} and {other}: “{text_of(code, key)}”"
        for siblings in _siblings(code).values()
        for key in siblings
        for other in siblings
        if key != other and text_of(code, key) in {text_of(code, other), text_of(SOURCE, other)}
    ]
    assert wrong == []


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
            within = [name for name in names if "." not in name and key.startswith(f"{name}-")]
            groups[max(within, key=len, default="")].append(key)
    return groups


@pytest.mark.parametrize("code", codes())
def test_sentences_name_commands_that_exist(code):
    """A command that a sentence names as `/…` has the name that this language gives it."""
    names = {text_of(code, key) for key in _siblings(code)[""]}
    pairs = {
        f"{text_of(code, group)} {text_of(code, key)}"
        for group, keys in _siblings(code).items()
        for key in keys
        if "." not in key and group
    }
    groups = {pair.split(" ")[0] for pair in pairs}
    wrong = []
    for key, sentence in sentences(code).items():
        for first, second in COMMAND.findall(" ".join(texts(sentence.pattern))):
            called = f"{first} {second}" if second and first in groups else first
            if called not in names | pairs:
                wrong.append(f"{key}: /{called}")
    assert wrong == []
