"""Tests of names in pictures: any script of the available fonts, and no empty boxes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, features

from rendering.base import fonts
from rendering.base.fonts import draw_text, drawable, font, text_width


@pytest.mark.parametrize(
    "name",
    [
        "Zoë Łukasz Ñandú",
        "Наталья Ђорђе",
        "Ελένη",
        "日本太郎 さくら",
        "김철수",
        "مريم",
        "נעמי כהן",
        "นํ้าฝน ใจดี",
        "សុខា",
        "தமிழ்ச் செல்வன்",
        "తెలుగు శ్రీ",
        "नरेन्द्र ज़ुंबा",
        "Nguyễn Thị",
        "… “it’s” – ok",
    ],
)
def test_names_in_known_scripts_are_drawn_completely(name: str) -> None:
    """No character is replaced or left out."""
    assert drawable(name) == name


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("a\u200bb\u202ec", "abc"),
        ("  two \n\t words  ", "two words"),
        ("Ada \u200b", "Ada"),
        ("Ada \U00012000", "Ada"),
        ("👍🏽", "👍"),
        ("❤️", "❤"),
        ("1️⃣ Uno", "1 Uno"),
        ("A\u20dd", "A"),
        ("\ufdfd Ada", "Ada"),
        ("\ufdfd", ""),
        ("\U00012000\U00012001", ""),
        ("გია", ""),
        ("ก" + "็" * 30, "ก็็"),
        ("a̴b̷", "ab"),
        ("x" + "\u0301" * 30, "x́́"),
        ("x" + "\u0301\u0301\u200b" * 15, "x́́"),
        ("U\x1b\u0330", "\u1e74"),
        ("U\U00012000\u0330", "\u1e74"),
        ("\u3164", ""),
        ("\u115f\u1160\uffa0\u2800", ""),
        ("", ""),
    ],
)
def test_undrawable_characters_are_replaced_or_left_out(name: str, drawn: str) -> None:
    """Styled letters become plain ones; invisible and unknown characters are left out."""
    assert drawable(name) == drawn


def test_an_ellipsis_is_drawn_with_the_latin_font() -> None:
    """After Chinese too, since the Chinese font has the ellipsis at mid-height."""
    assert [run.font_number for run in fonts._runs("太郎…")] == [fonts._CJK, fonts._LATIN]


def test_a_space_after_arabic_belongs_to_the_next_run() -> None:
    """A space at the end of an Arabic run is drawn before what follows; spaces between its words stay."""
    assert [run.text for run in fonts._runs("صبي بن Ab")] == ["صبي بن", " Ab"]
    assert [run.text for run in fonts._runs("(صبي) Ab")] == ["(", "صبي", ") Ab"]


@pytest.mark.parametrize(
    ("name", "runs"),
    [
        ("(صبي)", ["(", "صبي", ")"]),
        ("Ab (صبي)", ["Ab (", "صبي", ")"]),
        ("_صبي_", ["_", "صبي", "_"]),
        ("صبي (بن)", ["صبي (بن)"]),
        ("صبي 99 بن", ["صبي 99 بن"]),
        ("صبي 99 Ab", ["صبي 99", " Ab"]),
        ("صبي…", ["صبي…"]),
        ("Ab صبي…", ["Ab ", "صبي", "…"]),
        ("Ab (דוד)", ["Ab (", "דוד", ")"]),
        ("דוד 99 כהן", ["דוד 99 כהן"]),
        ("Ab דוד…", ["Ab ", "דוד", "…"]),
        ("2. דוד (בן)", ["2. ", "דוד (בן)"]),
        ("2. صبي (بن) Ab", ["2. ", "صبي (بن)", " Ab"]),
    ],
)
def test_punctuation_around_right_to_left_text_is_on_the_right_side(name: str, runs: list[str]) -> None:
    """Punctuation at the end of a right-to-left run is drawn at its left; at the end of a name, if the name
    begins with such a run.

    A number within such a name does not divide it, so that its words follow each other from the right.
    """
    assert [run.text for run in fonts._runs(name)] == runs


def test_brackets_around_an_arabic_name_are_mirrored() -> None:
    """The bracket at the left of an Arabic name mirrors the one at its right."""
    image = Image.new("L", (200, 60))
    draw_text(image, (100, 30), "(صبي)", 30, 255, anchor="mm")
    box = image.getbbox()
    assert box is not None
    left, top, right, bottom = box
    edges = [image.crop((x, top, x + 6, bottom)) for x in (left, right - 6)]
    mirrored = edges[1].transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert sum(ImageChops.difference(edges[0], mirrored).tobytes()) < sum(edges[0].tobytes()) / 3


@given(st.text(max_size=40))
@settings(max_examples=150)
def test_any_name_can_be_drawn(name: str) -> None:
    """Any name can be drawn, and is as wide as it was measured."""
    image = Image.new("RGB", (260, 40))
    assert draw_text(image, (10, 30), name, 20, (255, 255, 255)) == text_width(name, 20)
    assert drawable(drawable(name)) == drawable(name)


@pytest.mark.parametrize(
    "number", [number for number in range(len(fonts._FONT_FILES)) if number != fonts._CJK]
)
def test_every_character_can_be_drawn_bold(number: int) -> None:
    """Very wide characters, which FreeType cannot embolden much, can be drawn in bold too."""
    image = Image.new("L", (260, 100))
    for character in map(chr, range(0x20, 0x20000)):
        if fonts._coverage(number).has(character):
            draw_text(image, (10, 60), character, 44, 255, bold=True)


def test_anchors_place_text_relative_to_the_point() -> None:
    """The anchors left, middle and right shift a text by its width; capitals are centred vertically."""
    boxes = []
    for anchor in ("lm", "mm", "rm"):
        image = Image.new("L", (300, 60))
        draw_text(image, (150, 30), "HHHH", 30, 255, anchor=anchor)
        box = image.getbbox()
        assert box is not None
        boxes.append(box)
        assert abs((box[1] + box[3]) / 2 - 30) <= 1.5
    left, middle, right = boxes
    assert left[0] >= 150 >= right[2]
    assert abs((middle[0] + middle[2]) / 2 - 150) <= 2


def test_bold_is_bolder() -> None:
    """Bold text is bolder, even in fonts of one weight."""
    for text in ("Abc", "日本"):
        ink = []
        for bold in (False, True):
            image = Image.new("L", (120, 60))
            draw_text(image, (5, 45), text, 36, 255, bold=bold)
            ink.append(sum(image.tobytes()))
        assert ink[1] > ink[0] * 1.08


def test_the_plain_font_is_shared() -> None:
    """Each size of the plain font is opened once."""
    assert font(17) is font(17)


def test_without_a_font_only_its_letters_are_missing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without the large font for kanji the rest of the name is drawn, and the fault is reported once."""
    others = fonts._FONT_FILES[2:]
    monkeypatch.setattr(fonts, "_FONT_FILES", (fonts._FONT_FILES[0], ("no_such_package", "x.ttc"), *others))
    fonts._coverage.cache_clear()
    fonts._runs.cache_clear()
    try:
        assert drawable("Zoë 太郎 x") == "Zoë x"
        assert drawable("さくら") == ""
        assert len(caplog.records) == 1
    finally:
        fonts._coverage.cache_clear()
        fonts._runs.cache_clear()


@pytest.mark.parametrize("name", ["דוד", "मीरा"])
def test_a_missing_layout_is_reported_once(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without FriBiDi, a name that needs it logs one warning for the operator; other names log none."""
    monkeypatch.setattr(fonts.features, "check", lambda _: False)
    fonts._runs.cache_clear()
    fonts._check_layout.cache_clear()
    try:
        text_width("Zoë", 20)
        assert not caplog.records
        text_width(name, 20)
        text_width("مريم", 20)
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert "FriBiDi" in caplog.text
    finally:
        fonts._check_layout.cache_clear()


@pytest.mark.skipif(not features.check("raqm"), reason="FriBiDi is not installed")
def test_hebrew_is_written_from_the_right() -> None:
    """In Hebrew the first letter is the rightmost one."""
    name, letter = (Image.new("L", (200, 60)) for _ in range(2))
    draw_text(name, (190, 45), "נעמי", 36, 255, anchor="rs")
    draw_text(letter, (190, 45), "נ", 36, 255, anchor="rs")
    left, top, right, bottom = letter.getbbox() or (0, 0, 0, 0)
    assert left < right
    difference = ImageChops.difference(*(image.crop((left, top, right, bottom)) for image in (name, letter)))
    assert sum(difference.tobytes()) < sum(letter.tobytes()) / 5
