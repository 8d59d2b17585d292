"""Tests that every sentence keeps to the style of its language: length, marks, words, plurals, labels."""

import re

import pytest
from house_style import (
    ALL_QUOTES,
    ALLOWED,
    BUTTON,
    FORBIDDEN,
    FORBIDDEN_IN_FILES,
    LONGER,
    PRIVATE_LINE,
    PUBLIC,
    PUBLIC_LINE,
    QUOTES,
    SAME_IN_PLURAL,
    UNMEASURED,
    USUAL,
    USUAL_IN,
)
from sentence_uses import limited_uses
from sentences import longest_text, sentences, texts

from bot.i18n import SOURCE, codes, language
from bot.platform import limits
from host.errors import HostReason

CODE = re.compile(r"`[^`]*`?|<t:[^>]*>|https?://\S+|\d\d:\d\d")
"""Parts of a sentence that are the same in every language: commands, times and addresses."""

MARKUP = re.compile(r"\*\*|^(#+ |-# )|`")


def usual(key):
    """Return the usual value of each variable of a sentence."""
    return lambda name: USUAL_IN.get((key, name), USUAL.get(name, "12"))


def texts_without_code(code):
    """Yield each key of a language with the texts of all its variants, without what CODE matches."""
    for key, sentence in sentences(code).items():
        yield key, [CODE.sub("", text) for text in texts(sentence.pattern)]


def lines(code, key):
    """Return the lines of a sentence as a phone shows them, with usual values and the longest variants."""
    text = re.sub(r"<t:[^>]*>", "in 6 days", longest_text(code, key, usual(key)))
    return [MARKUP.sub("", line) for line in text.splitlines()]


def line_limit(key):
    """Return the most characters that a line of the sentence may have; None if it is not limited."""
    parts = (key, sentences(SOURCE)[key].file)
    if any(part.startswith(start) for part in parts for start in UNMEASURED):
        return None
    refusal = key in {reason.value for reason in HostReason}
    return PUBLIC_LINE if re.fullmatch(PUBLIC, key) and not refusal else PRIVATE_LINE


@pytest.mark.parametrize("code", codes())
def test_lines_fit_a_phone(code):
    """Public lines have at most 120 characters, private ones 240, with a few exceptions for a reason."""
    long = [
        f"{key}: {len(line)}: {line}"
        for key in sentences(SOURCE)
        if line_limit(key) is not None and key not in LONGER
        for line in lines(code, key)
        if len(line) > line_limit(key)
    ]
    assert long == []


def test_every_exception_is_needed():
    """Each sentence that is an exception has a line beyond the usual limit."""
    too_long = {
        key
        for key in LONGER
        for code in codes()
        if any(len(line) > (line_limit(key) or 0) for line in lines(code, key))
    }
    assert set(LONGER) == too_long


@pytest.mark.parametrize("code", codes())
def test_buttons_are_short(code):
    """Labels of buttons have at most 22 characters, but for the names of expansions and labels with values."""
    uses = {use for use, limit in limited_uses() if limit == limits.LABEL and use.key.pattern[0].isalpha()}
    words = language(code)
    long = {
        key: words.say(key)
        for key, sentence in sentences(code).items()
        if not sentence.variables and not key.startswith("expansion-")
        if any(use.key.fullmatch(key) for use in uses) and len(words.say(key)) > BUTTON
    }
    assert long == {}


@pytest.mark.parametrize("code", codes())
def test_punctuation_is_that_of_the_language(code):
    """Quotation marks come in pairs, apostrophes are round, and no space is doubled or left over."""
    opening, closing = QUOTES.get(code, "“”")
    foreign = set(ALL_QUOTES) - {opening, closing, "’"}
    wrong = []
    for key, found in texts_without_code(code):
        whole = "".join(found)
        if set(whole) & foreign or whole.count(opening) != whole.count(closing):
            wrong.append(f"{key}: quotation marks")
        text = longest_text(code, key, lambda _: "x")
        if "  " in text or any(line != line.strip() for line in text.splitlines()):
            wrong.append(f"{key}: spaces")
        if code != "fr" and re.search(r"\S [,;:!?](\s|$)|«\s|\s»", CODE.sub("x", text)):
            wrong.append(f"{key}: a space before a mark")
        if re.search(r"\w …$", whole):
            wrong.append(f"{key}: a space before the dots at the end")
        if "..." in whole:
            wrong.append(f"{key}: three dots")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_no_forbidden_word_is_used(code):
    """No sentence uses a word for which this language has another one."""
    wrong = []
    for key, found in texts_without_code(code):
        file = sentences(code)[key].file
        words = FORBIDDEN.get(code, {}) | FORBIDDEN_IN_FILES.get((code, file), {})
        wrong += [
            f"{key}: {hit[0]!r}, but the word is {better!r}"
            for text in found
            for word, better in words.items()
            if (hit := re.search(word, text)) and (code, key) not in ALLOWED
        ]
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_numbers_have_a_singular(code):
    """Where English chooses by a number, so does every language whose noun changes with it."""
    wrong = []
    for key, english in sentences(SOURCE).items():
        translated = sentences(code)[key]
        for name, variants in english.selectors.items():
            if not {"one", "other"} <= variants:
                continue
            chosen = {"one", "1"} & translated.selectors.get(name, frozenset())
            same = SAME_IN_PLURAL.get(code)
            if not chosen and not (same and re.search(same, "".join(texts(translated.pattern)))):
                wrong.append(f"{key}: {name}")
    assert wrong == []


@pytest.mark.parametrize("code", codes())
def test_sentences_refer_to_labels_instead_of_copying_them(code):
    """A sentence that names a button takes its label from the button, so that both are always the same."""
    words = language(code)
    labels = {
        words.say(key): key
        for key, sentence in sentences(code).items()
        if key.startswith(("button-", "panel-")) and not sentence.variables
    }
    copied = [
        f"{key}: {labels[bold]}"
        for key, sentence in sentences(code).items()
        for bold in re.findall(r"\*\*([^*]+)\*\*", "".join(texts(sentence.pattern)))
        if bold in labels
    ]
    assert copied == []


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("table", codes())
def test_buttons_are_quoted_in_the_language_of_the_table(code, table):
    """A sentence in the reader's language quotes a button in the language of the table."""
    quoting = [key for key, sentence in sentences(code).items() if sentence.labels]
    assert len(quoting) > 5
    words = language(code).quoting(table)
    for key in quoting:
        sentence = sentences(code)[key]
        # The first of several statuses is the one that names a button.
        values = dict.fromkeys(sentence.variables, "lobby")
        text = words.say(key, **values)
        for label in sentence.labels:
            assert f"**{language(table).say(label)}**" in text, (key, label)
