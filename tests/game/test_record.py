"""Tests of reading and writing games: header, lines and comments, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.notation.header import header, setup
from game.notation.lines import Key, Turn
from game.notation.record import LARGEST, read, write
from game.values.errors import Reason, RecordError
from game.values.ruleset import Colour, Edition, Expansion, Option

GAME = """\
; Friday
[Event "League, \\"table\\" 2 \\\\ upstairs; no comment"]
[Edition "2014"]
[Expansions "river abbot inns"]
[Options "city-small field-second"] ; as at home
[Seats "red blue"]
[Red "Ann O'Neill"]
[Weather "rain"]
[Start "RA@0,0/0"]

1. red RD@1,0/0 +field:ESE
; a pause
2. blue !RC
2. blue RH@2,0/2 ; thinking

3. red RI@3,0/0 -abbot@4,2
end
"""


def test_a_record_prints_back_unchanged() -> None:
    """A record with comments, empty lines, escapes and unknown keys prints back unchanged."""
    assert write(read(GAME)) == GAME


def test_hands_and_sales_print_back() -> None:
    """Rules: hand-three, tile-market."""
    text = (
        '[Seats "red blue"]\n0. red ?U ?V ?Eg\n0. blue ?D\n1. red U@0,1/0 ?C\n2. blue !C ?W\n'
        "2. blue $V red:. =.\n2. blue $V red:12 =red\n2. red V@3,3/1 +road:S ?A\n3. blue $C red:2\n"
    )
    assert write(read(text)) == text


def test_header_keys_are_rules_seats_and_start_tile() -> None:
    """Header keys are read as the ruleset, the order of play and the start tile."""
    record = read(GAME)
    assert record.setup.seats == (Colour.RED, Colour.BLUE)
    assert record.setup.ruleset.edition is Edition.C2_2014
    assert record.setup.ruleset.expansions == {Expansion.RIVER, Expansion.ABBOT, Expansion.INNS}
    assert record.setup.ruleset.options == {Option.CITY_SMALL, Option.FIELD_SECOND}
    assert record.keys["Event"] == 'League, "table" 2 \\ upstairs; no comment'
    assert record.keys["Weather"] == "rain"


def test_any_side_is_read_and_the_first_is_written() -> None:
    """A road read by its second edge is printed by its first."""
    assert "1. red U@0,1/1 +road:N\n" in write(read('[Seats "red"]\n1. red U@0,1/1 +road:S\n'))


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(
    "options",
    [
        "",
        "city-small",
        "no-city-small",
        "no-final-features",
        "no-no-final-features",
        "field-first",
        "field-off",
    ],
)
def test_a_written_header_reads_back_as_the_same_rules(edition: Edition, options: str) -> None:
    """A header's options are written as differences from the edition, and read back as the same rules."""
    game_setup = setup({"Edition": edition.value, "Options": options, "Seats": "green"})
    assert setup(dict(header(game_setup, {}))) == game_setup


def test_choosing_a_field_rule_replaces_that_of_the_edition() -> None:
    """Rule: editions."""
    game_setup = setup({"Edition": "first", "Options": "field-second", "Seats": "red"})
    assert game_setup.ruleset.options == {Option.CITY_SMALL, Option.FIELD_SECOND}


def test_a_table_without_size_has_the_default_size() -> None:
    """The default size is written into the header. Rule: table-edge."""
    game_setup = setup({"Options": "table-edge", "Seats": "red blue"})
    assert game_setup.ruleset.table == (12, 9)
    assert ("Table", "12x9") in header(game_setup, {})


def test_table_and_hands_are_header_keys() -> None:
    """Rules: table-edge, hand-three."""
    options = {"Options": "table-edge hand-three", "Table": "12x9", "Hands": "hidden", "Seats": "red blue"}
    game_setup = setup(options)
    assert game_setup.ruleset.table == (12, 9)
    assert game_setup.ruleset.hidden_hands
    assert options.items() <= dict(header(game_setup, {})).items() | {("Options", "table-edge hand-three")}


@pytest.mark.parametrize("key", ["Table", "Hands"])
def test_a_key_of_another_program_is_kept(key: str) -> None:
    """Without its option, a key of another program is kept and does not change the rules unless written as ours."""
    text = f'[{key} "2"]\n[Seats "red blue"]\n'
    assert read(text).keys[key] == "2"
    assert write(read(text)) == text


def test_names_cannot_break_a_line() -> None:
    """A name with line breaks stays on one line of the record and reads back."""
    game_setup = setup({"Seats": "red"})
    head = header(game_setup, {Colour.RED: 'a\nb\u2028c "x" \\'})
    assert dict(head)["Red"] == 'a b c "x" \\'
    text = "".join('[{} "{}"]\n'.format(k, v.replace("\\", "\\\\").replace('"', '\\"')) for k, v in head)
    assert read(text).keys["Red"] == 'a b c "x" \\'


HEAD = '[Seats "red blue"]\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, Reason.SEATS),
        ("end\n", 1, Reason.SEATS),
        ('\n[Seats "red red"]\n', 2, Reason.SEATS),
        ('\n[Seats "red mauve"]\n', 2, Reason.SEATS),
        (HEAD + '[Options "no-such-rule"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Options "city-small no-city-small"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Options "field-third field-first"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Edition "third"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Expansions "tower"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Options "table-edge"]\n[Table "2x9"]\n', 3, Reason.EDITIONS),
        (HEAD + '[Options "table-edge field-off field-first"]\n[Table "4x4"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Table "4x4"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Options "table-edge"]\n[Table "4"]\n', 3, Reason.NOTATION),
        (HEAD + '[Hands "hidden"]\n', 2, Reason.EDITIONS),
        (HEAD + '[Options "hand-three"]\n[Hands "full"]\n', 3, Reason.NOTATION),
        (HEAD + '[Start "Z@0,0/0"]\n', 2, Reason.TILES_BASE),
        (HEAD + '[Start "+city:N"]\n', 2, Reason.NOTATION),
        (HEAD + '[Start "D@501,0/0"]\n', 2, Reason.NOTATION),
        (HEAD + '[Start "D@0,-999/0"]\n', 2, Reason.NOTATION),
        (HEAD + '[Options "table-edge"]\n[Table "3x3"]\n[Start "D@2,0/0"]\n', 4, Reason.TABLE_EDGE),
        (HEAD + HEAD, 2, Reason.NOTATION),
        (HEAD + '[Event "open\n', 2, Reason.NOTATION),
        (HEAD + '[Event "a \\n b"]\n', 2, Reason.NOTATION),
        (HEAD + '1. red U@0,1/0\n[Event "late"]\n', 3, Reason.NOTATION),
        (HEAD + "1. red U@0,1\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 +\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 +road:N +city:N\n", 2, Reason.DEPLOY_ONE),
        (HEAD + "1. red U@0,1/0 +river:N\n", 2, Reason.RIVER_NO_MEEPLE),
        (HEAD + "1. red $U ?V\n", 2, Reason.NOTATION),
        (HEAD + "0. red U@0,1/0 ?U\n", 2, Reason.NOTATION),
        (HEAD + "0. red\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 ?U +road:N\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 blue:3\n", 2, Reason.NOTATION),
        (HEAD + "1. red $U =blue blue:3\n", 2, Reason.NOTATION),
        (HEAD + "1. red $U +road:N\n", 2, Reason.NOTATION),
        (HEAD + "1. red $U mauve:3\n", 2, Reason.SEATS),
        (HEAD + "1. red $U blue:0\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 V@0,2/0\n", 2, Reason.NOTATION),
        (HEAD + "1. red +road:N\n", 2, Reason.NOTATION),
        (HEAD + "1 red U@0,1/0\n", 2, Reason.NOTATION),
        (HEAD + "01. red U@0,1/0\n", 2, Reason.NOTATION),
        (HEAD + "1. mauve U@0,1/0\n", 2, Reason.SEATS),
        (HEAD + "1. red Y@0,1/0\n", 2, Reason.TILES_BASE),
        (HEAD + "1. red !Y\n", 2, Reason.TILES_BASE),
        (HEAD + "end\nend\n", 3, Reason.END),
        (HEAD + "end\n1. red U@0,1/0\n", 3, Reason.END),
        (HEAD + "End\n", 2, Reason.NOTATION),
        (HEAD + "1. red U@0,1/0 \x1b[2J\n", 2, Reason.NOTATION),
        (HEAD + "; fine\n;" + "x" * 2000, 3, Reason.NOTATION),
        ("x" * (LARGEST + 1), 1, Reason.NOTATION),
    ],
)
def test_an_unreadable_record_is_refused_with_its_line(text: str, line: int, reason: Reason) -> None:
    """The refusal names line and rule, and shows at most one short line."""
    with pytest.raises(RecordError) as refusal:
        read(text)
    assert (refusal.value.line, refusal.value.reason) == (line, reason)
    assert refusal.value.move.isprintable()
    assert len(refusal.value.move) <= 80


pieces = st.sampled_from(
    [
        '[Seats "red blue"]',
        '[Options "',
        "1.",
        "2. ",
        " red ",
        "blue",
        "U@0,1/0",
        "+road:N",
        "!C",
        "end",
        "\n",
        ";",
        '"',
        "\\",
    ]
)
noise = st.one_of(st.text(), st.lists(pieces | st.text(max_size=3), max_size=30).map("".join))


@given(noise)
@example('[Seats "red"]\r\n;\r')
def test_any_text_reads_and_prints_back_or_is_refused(text: str) -> None:
    """Any text is refused, or reads and prints back unchanged."""
    try:
        record = read(text)
    except RecordError:
        return
    printed = write(record)
    assert write(read(printed)) == printed
    assert read(printed) == record


def test_entries_know_their_lines() -> None:
    """Entries hold their line number in the file, counted from 1 with the header included."""
    entries = read(GAME).entries
    assert [line for line, _ in entries] == [11, 13, 14, 16, 17]
    assert isinstance(entries[0][1], Turn)
    assert Key("Weather", "rain") in [line.content for line in read(GAME).lines]
