"""Tests that sentences name the options of commands as Discord shows them in the language of the sentence."""

import re

import pytest
from sentences import sentences, text_of

from bot.i18n import SOURCE, codes

MARKED = re.compile(r"`([^\W\d][\w-]*)`|(?<!\*)\*([^\W\d][\w-]*)\*(?!\*)")
"""One word as it is typed or chosen: in backticks, or in italics."""

TYPED = re.compile(r"`/([\w-]+)((?: [\w-]+:[^`:]+)+)`")
"""A command with options, as one types it."""


def marked(code, key):
    """Return the words that a sentence marks, in their order."""
    return [word or other for word, other in MARKED.findall(text_of(code, key))]


def options(code):
    """Return the names of options in a language by their keys, such as `command-place.cell`."""
    return {
        key: text_of(code, key)
        for key in sentences(SOURCE)
        if re.fullmatch(r"command-[\w-]+\.[\w-]+(?<!-text)(?<!\.description)", key)
    }


@pytest.mark.parametrize("code", codes())
def test_sentences_name_options_in_their_language(code):
    """Where English marks the name of an option, each language marks the name that it gives to that option."""
    english, translated = options(SOURCE), options(code)
    wrong, named = [], 0
    for key in sentences(SOURCE):
        for word, translation in zip(marked(SOURCE, key), marked(code, key), strict=True):
            expected = {translated[option] for option, name in english.items() if name == word}
            named += bool(expected)
            if expected and translation not in expected:
                wrong.append(f"{key}: {translation!r} for {word!r}")
    assert wrong == []
    assert named > 10


@pytest.mark.parametrize("code", codes())
def test_examples_of_commands_use_their_options(code):
    """A command that is written with options has the names of its own, all of them in the same language."""
    commands = {text_of(code, key): key for key in sentences(code) if re.fullmatch(r"command-[a-z]+", key)}
    translated = options(code)
    examples = [example for key in sentences(code) for example in TYPED.findall(text_of(code, key))]
    assert len(examples) > 1
    for command, typed in examples:
        names = {name for key, name in translated.items() if key.startswith(f"{commands[command]}.")}
        assert set(re.findall(r" ([\w-]+):", typed)) <= names, (command, typed)
