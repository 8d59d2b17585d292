"""Tests of grammatical forms: for none, one and several, and for one or several readers."""

import pytest

from bot.i18n import language

NARROW = "\u202f"

LADDER = {"place": 3, "player": "@Ada"}
SOLVER = {"rank": 1, "person": "@Ada", "points": 3, "answered": 5, "streak": 0, "longest": 0}
TABLE = {"points": "none", "player": "none", "clock": "none"}
REPORT = {"gains": "Ada", "loses": "Bo", "games": 5, "days": 2, "others": 3, "alike": 0}
TEAM = {"team": "Foxes", "captain": "@Ada"}
UNDO = {"undone": "a turn", "people": "@Bo", "hands": "no"}
DUE = {"when": "in 1 h"}
OPEN = {"cell": "A1", "cells": "M49 and N50"}


@pytest.mark.parametrize(
    ("code", "key", "values", "expected"),
    [
        ("fr", "ladder-line", LADDER | {"won": 1, "lost": 0}, "1 gagnée, 0 perdue"),
        ("fr", "ladder-line", LADDER | {"won": 2, "lost": 5}, "2 gagnées, 5 perdues"),
        ("it", "ladder-line", LADDER | {"won": 1, "lost": 0}, "1 vinta, 0 perse"),
        ("it", "ladder-line", LADDER | {"won": 5, "lost": 1}, "5 vinte, 1 persa"),
        ("fr", "puzzle-found", {"right": 0, "answered": 5}, "0 sur 5 l’a trouvé."),
        ("fr", "puzzle-found", {"right": 2, "answered": 5}, "2 sur 5 l’ont trouvé."),
        ("de", "puzzle-found", {"right": 1, "answered": 5}, "1 von 5 hat es gefunden."),
        ("de", "puzzle-found", {"right": 2, "answered": 5}, "2 von 5 haben es gefunden."),
        ("fr", "puzzle-table-line", SOLVER | {"solved": 1}, "1 sur 5 résolue"),
        ("it", "puzzle-table-line", SOLVER | {"solved": 1}, "1 su 5 risolta"),
        ("it", "puzzle-table-line", SOLVER | {"solved": 2}, "2 su 5 risolte"),
        ("en", "tiles-no-open-cell", OPEN | {"more": 0}, "Open cells: M49 and N50."),
        ("en", "tiles-no-open-cell", OPEN | {"more": 1}, "Open cells: M49 and N50, …"),
        ("en", "tournament-live", {"playing": 1, "tables": 5}, "1 of 5 tables."),
        ("fr", "tournament-live", {"playing": 1, "tables": 5}, f"Tables encore en jeu{NARROW}: 1 sur 5."),
        ("it", "tournament-live", {"playing": 1, "tables": 5}, "Tavoli ancora in gioco: 1 su 5."),
        ("de", "tournament-live", {"playing": 1, "tables": 5}, "Noch wird gespielt: an 1 von 5 Tischen."),
        ("en", "tournament-table-state", TABLE | {"tiles": 1}, "1 tile left"),
        ("fr", "tournament-table-state", TABLE | {"tiles": 0}, "0 tuile restante"),
        ("it", "tournament-table-state", TABLE | {"tiles": 1}, "1 tessera rimasta"),
        ("it", "report-fresh", REPORT | {"won": 1}, "ha vinto 1 partita su 5"),
        ("en", "review-progress", {"done": 1, "turns": 70}, "Turns reviewed: 1 of 70."),
        ("fr", "review-progress", {"done": 1, "turns": 70}, f"Tours analysés{NARROW}: 1 sur 70."),
        ("it", "review-progress", {"done": 1, "turns": 70}, "Turni analizzati: 1 su 70."),
        ("de", "review-progress", {"done": 1, "turns": 70}, "Geprüfte Züge: 1 von 70."),
        ("en", "record-margin", {"value": 1}, "Clearest victory: **1 point** ahead"),
        ("de", "record-margin", {"value": 1}, "Klarster Sieg: **1 Punkt** Vorsprung"),
        ("fr", "record-score", {"value": 1}, "**1 point**"),
        ("it", "record-road-tiles", {"value": 1}, "**1 tessera**"),
        ("it", "record-road-tiles", {"value": 2}, "**2 tessere**"),
        ("de", "undo-offer", UNDO, "Nötig ist die Zustimmung von @Bo."),
        ("fr", "undo-offer", UNDO, "Il faut l’accord de @Bo."),
        ("it", "undo-offer", UNDO, "Serve il consenso di @Bo."),
        ("de", "vote-waiting", {"people": "@Bo"}, "@Bo: Einverstanden?"),
        ("fr", "team-entered", TEAM | {"members": "@Bo", "count": 1}, f"@Bo, tu joues{NARROW}?"),
        ("it", "team-entered", TEAM | {"members": "@Bo", "count": 1}, ": @Bo, giochi?"),
        ("de", "team-entered", TEAM | {"members": "@Bo", "count": 1}, ": @Bo, spielst du mit?"),
        ("de", "team-entered", TEAM | {"members": "@Bo, @Cy", "count": 2}, ": @Bo, @Cy, spielt ihr mit?"),
        ("de", "team-entered", TEAM | {"members": "", "count": 0}, "**Foxes** (@Ada)"),
        ("en", "team-remind-captains", DUE | {"captains": "@Bo", "count": 1}, "your line-up is due"),
        ("fr", "team-remind-captains", DUE | {"captains": "@Bo", "count": 1}, "Appuie sur **Composition**."),
        ("fr", "team-remind-captains", DUE | {"captains": "@Bo @Cy", "count": 2}, "Appuyez sur **Composition**."),
        ("it", "team-remind-captains", DUE | {"captains": "@Bo", "count": 1}, "Premi **Formazione**."),
        ("de", "team-remind-captains", DUE | {"captains": "@Bo", "count": 1}, "Drück **Aufstellung**."),
    ],
)  # fmt: skip
def test_sentences_agree_with_numbers_and_readers(code, key, values, expected):
    """French uses the singular for zero; one person alone is never addressed as “vous”, “voi” or “ihr”."""
    assert expected in language(code).say(key, **values)
