"""Names of files that are called after tournaments and ladders."""

import re

import pytest

from bot.platform.files import named_after

WINDOWS_DEVICES = ["con", "PRN", "aux", "NUL", "com1", "LPT9", "COM¹"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Spring Cup 2026", "Spring-Cup-2026"),
        ("🏆 Cup 🏆", "Cup"),
        ("Ada/Bruno\\Clara: *final*?", "Ada-Bruno-Clara-final"),
        ("../../etc/passwd", "etc-passwd"),
        ("Großer Preis – Zürich", "Grosser-Preis-Zurich"),
        ("Coupe d’été à l'œil", "Coupe-dete-a-loeil"),
        ("Łódź – Đakovo – Þingvellir – ışık", "Lodz-Dakovo-Thingvellir-isik"),
        ("２０２６", "2026"),
        ("SPOILER_Cup", "SPOILER-Cup"),
        ("-.-Cup.csv-.-", "Cup-csv"),
        ("Кубок A", "A"),
        ("Кубок 2026", "id"),
        ("カルカソンヌ大会", "id"),
        ("🏆🥇", "id"),
        ("///", "id"),
        *((name, "id") for name in WINDOWS_DEVICES),
    ],
)
def test_a_file_is_called_after_a_name(name: str, expected: str) -> None:
    """What Discord or a system would refuse or change is left out; without any letter left the id is used."""
    assert named_after(name, "id") == expected


def test_long_names_are_cut() -> None:
    """A name whose characters are spelled out by several letters each makes no longer file name than others."""
    assert re.fullmatch(r"[A-Za-z0-9-]{1,64}", named_after("㏂" * 64, "id"))
