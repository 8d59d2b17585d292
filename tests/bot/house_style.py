"""The style of the four languages: lengths of lines on a phone, punctuation, and the word for each thing.

`docs/adding-a-language.md` says the same to translators. A language without an entry here is held to
what holds for all.
"""

from collections.abc import Mapping

PUBLIC = (
    r"(lobby|news|turn|vote|end|tournament|standings|state|scored|reminder)(-.+)?|picture-undrawn"
    r"|challenge-(title|asks|until|begins|left-.+|stake)"
    r"|ladder-(title|rule|over|nobody|members|more|line|news|places)(-.+)?"
)
"""The keys of sentences that everybody in a channel reads; refusals and all others are private."""

PUBLIC_LINE = 120
"""The most characters of a public line with usual values: three lines on a phone."""

PRIVATE_LINE = 240

BUTTON = 22
"""The most characters of a button's label: two such buttons stand side by side on a phone. Names of expansions are
longer."""

UNMEASURED = {
    "operator.ftl": "the terminal of whoever runs the program",
    "config-": "likewise",
    "database-": "likewise",
    "alt-": "a description of a picture, which is heard and has a limit of its own",
    "language-name": "a name",
}
"""Sentences that no phone shows, by file or by the beginning of the key, with the reason."""

LONGER = {
    "tournament-tell-damaged": "an organiser has three ways to go on, and each is named",
    "end-seed": "small print for whoever checks the order of the tiles",
    "tournament-tell-seed": "likewise",
    "turn-started": "likewise",
    "tournament-format": "a format, and what duplicate means",
    "explain-tile-market": "a rule with three steps",
}
"""Sentences whose lines may be longer, with the reason."""

USUAL: Mapping[str, str] = {
    "seat": "🔴 @Anna-Lena",
    "seller": "🔴 @Anna-Lena",
    "buyer": "🟦 @Bruno",
    "after": "🟦 @Bruno",
    "seats": "🔴 @Anna-Lena",
    "winners": "🔴 @Anna-Lena",
    "player": "@Anna-Lena",
    "person": "@Anna-Lena",
    "host": "@Anna-Lena",
    "organiser": "@Organiser",
    "first": "@Anna-Lena",
    "winner": "@Anna-Lena",
    "gains": "@Anna-Lena",
    "loses": "@Bruno",
    "other": "@Bruno",
    "players": "@Anna-Lena – @Bruno",
    "people": "@Bruno, @Carla",
    "names": "@Anna-Lena, @Bruno, @Carla",
    "left": "Anna-Lena",
    "right": "Bruno",
    "name": "Autumn Cup",
    "tournament": "Autumn Cup",
    "preset": "Friday league",
    "channel": "#carcassonne",
    "channels": "#carcassonne",
    "thread": "#carcassonne",
    "where": "#carcassonne",
    "role": "@Players",
    "game": "tavomi",
    "clock": "in 2 days",
    "when": "in 14 days",
    "time": "30 minutes",
    "now": "14:05",
    "begins": "22:00",
    "ends": "08:00",
    "zone": "Europe/Berlin",
    "round": "round 2 (semi-finals)",
    "match": "2.1",
    "cell": "N49",
    "last": "T55",
    "cells": "M49, M51, N48, N50, O49",
    "turns": "0°, 90°",
    "tile": "city N, E, road S, W",
    "tiles": "42",
    "shows": "city N, E, road S, W",
    "spot": "city (N)",
    "spots": "A city (N), B road (E), C field (S)",
    "choice": "city (N)",
    "feature": "city",
    "side": "N",
    "sides": "N, E",
    "segment": "city N, E",
    "extra": "pennant",
    "done": "placed N49, placed a meeple on the road (N)",
    "scored": "City of 5 tiles with 1 pennant: **12** points for 🔴 @Anna-Lena",
    "drawn": "🔴 @Anna-Lena (2), 🟦 @Bruno (3)",
    "news": "🔴 @Anna-Lena placed N49.",
    "undone": "🔴 @Anna-Lena placed N49.",
    "parts": "cities 24, roads 8, fields 6, monasteries 9",
    "rules": "2014 edition, River, Abbot",
    "permissions": "“Send Messages” and “Attach Files”",
    "then": "the tile is placed at random, without a meeple",
    "setting": "When time runs out",
    "chosen": "a computer plays the turn",
    "typed": "nowhere",
    "help": "standard help",
    "format": "Swiss, then knock-out",
    "language": "English",
    "opponent": "hard",
    "colour": "red",
    "edition": "2014 edition",
    "scope": "this server",
    "pool": "this server, 2 seats",
    "rating": "1637 (provisional)",
    "change": "+12",
    "what": "Highest score: **120 points**",
    "hint": "Choose **N49**, just above it.",
    "title": "Roads",
    "one": "River",
    "line": "7. @Anna-Lena · 2½",
    "move": "U@0,1/0",
    "reason": "The tile does not fit there.",
    "number": "3f2a91",
    "figure": "meeple",
    "look": "green triangle",
    "row": "50",
    # These are in small print, to be compared rather than read.
    "commitment": "",
    "seed": "",
}
"""The usual values of variables; numbers that are not named here have two digits."""

USUAL_IN: Mapping[tuple[str, str], str] = {("standings-line", "scored"): "210"}
"""The usual value of a variable in one sentence."""

QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»"}
"""The opening and the closing mark of a quotation."""

ALL_QUOTES = "“”„«»\"'‘‚‹›"

FORBIDDEN: Mapping[str, Mapping[str, str]] = {
    "en": {
        r"\b(lay|lays|laid|lying|lies)\b": "place",
        r"\bset (a|your|his|the|no) (large )?(meeple|abbot)": "place",
        r"\b(pay|pays|paid|payments?)\b": "score",
        r"\bunfinished\b(?! game)": "incomplete",
        r"\bround (it|its|him|them|a monastery)\b": "around",
        r"\breferees?\b": "organiser",
        r"\b(sit|sits|sitting|stands? up)\b": "join, leave, at the table",
        r"\bturn(ed|ing)? (the|your|a) tile": "rotate",
        r"\bwritten games?\b": "game file",
        r"\bby chance\b": "random",
        r"\b(somebody|anybody|everybody)\b": "someone, anyone, everyone",
        r"\b(forget|forgotten)\b": "delete",
        r"\bstands? still\b": "paused",
        r"\b(greedy|planner)\b": "levels are named by strength",
        r"\bcome home\b": "return",
        r"\bI call you\b|\bare called\b": "mention",
    },
    "de": {
        r"(?<!aus dem )\bSpiele?s?\b(?!, wie)": "Partie",
        r"\bMeeples\b": "Meeple",
        r"\b(vergiss|vergessen sein|ist vergessen)\b": "löschen",
        r"\b(aufgestanden|Aufstehen|Wegschicken|dazusetzen|Computer dazu)\b": "verlassen, freimachen, hinzufügen",
        r"\b(gierig|vorausschauend)\b": "levels are named by strength",
        r"\b[Aa]usrufen\b": "erstellen",
        r"\b(steht|stehen) still\b": "angehalten",
        r"\baufgeschrieben": "Partiedatei",
        r"\b[Jj]eder\b(?! SHA)": "alle: no gender is given away",
        r"\bnach Hause\b": "zurück",
        r"\b[Ff]reien? Tage": "Urlaub",
        r"\bPlans?\b": "Spielfeld",
        r"\bSpieldatei": "Partiedatei",
        r"\b[Gg]ewerteten Partie": "Ranglistenpartie",
        r"\bFlugmaschine": "Fluggerät",
        r"[Pp]ortale?s?\b|\bWeizen\b": "Zaubergang, Getreide",
        r"\bGastgeber\b": "wer den Tisch eröffnet hat",
        r"\b[Rr]ufe ich\b|\bich rufe\b|\bwird gerufen\b": "erwähnen",
        r"\b(Hash|Duplikat)\b": "Prüfsumme, Duplicate",
        r"\bModus\b": "Format",
    },
    "fr": {
        r"\binachevée?s?\b": "incomplète",
        r"\b(paie|paient|paye|payer|payée?s?)\b": "rapporter",
        r"\bancien joueur\b": "profil supprimé",
        r"\bhorloges?\b": "temps",
        r"\bévalu(e|é|ée|ées|és|er|ation)\b": "rapporter",
        r"\b(gourmand|stratège)\b": "levels are named by strength",
        r"\bfragments\b": "shards",
        r"\bmarche sur l’eau\b": "se poser",
        r"\bparties? écrites?\b": "fichier de partie",
        r"\b(t’)?oublie[rz]?\b": "effacer, supprimer",
        r"\bpersonne n’est appelé\b": "mention",
        r"\b(t’|vous )appelle\b|\b(est|sont) appelés?\b": "mentionner",
        r"\bétoffes?\b": "tissu",
        r"\b[Aa]éronefs?\b|\bmachines? volantes?\b": "ornithoptère",
        r"\bpièces?\b": "pion",
        r"\bl’hôte de la table\b": "la personne qui a ouvert la table",
        r"\bFormule\b": "Format",
        r"\b[Tt]oi seule?(ment)?\b": "personne d’autre: no gender is given away",
    },
    "it": {
        r"\b([Mm]etti|[Mm]ettere|mette|messo|[Mm]ettilo)\b": "schierare",
        r"\b(sta|stanno|stare|starci)\b(?! pensando)": "andare, combaciare",
        r"\b(avido|pianificatore)\b": "levels are named by strength",
        r"\bpartit[ae] scritt[ae]\b": "file di partita",
        r"\bex giocatore\b": "profilo cancellato",
        r"\bdimentic": "eliminare",
        r"\borolog": "tempo",
        r"\b([Ss]iedi|[Ss]edersi|[Ss]edersi|seduti|seduto|siede|[Aa]lzar)": "giocare, partecipare",
        r"\bcanal[ei] di testo\b": "canale testuale",
        r"\bPaesaggio\b": "mappa",
        r"\b(sul|dal) tavolo\b": "mappa",
        r"\bgiorni liberi\b": "ferie",
        r"\bLe Ali\b": "Le Macchine Volanti",
        r"\b[Pp]areggio\b": "parità",
        r"\bposa(re)?\b": "piazzare",
        r"\bdalla lista\b": "elenco",
        r"\b(ti|vi) chiamo\b|\bviene chiamato\b": "menzionare",
        r"\bper mano di\b": "per decisione di",
        r"\bFormula\b|, duplicato": "formato, duplicate",
    },
}
"""Patterns of words that are not used for a thing in a language, with the word that is used."""

FORBIDDEN_IN_FILES: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("it", "tournament.ftl"): {r"\bturn[oi]\b(?! del)": "round"},
    ("fr", "tournament.ftl"): {r"\bTour à\b|, tour $": "ronde"},
    ("fr", "tournament-rules.ftl"): {r"\bpremier tour\b": "ronde"},
    ("it", "learning.ftl"): {r"\bla zona\b": "area"},
}
"""Patterns of words that are not used in one file; ALLOWED has the exceptions."""

ALLOWED: Mapping[tuple[str, str], str] = {
    ("en", "command-tournament-referee"): "the name of the command",
    ("de", "rules-select-game"): "Carcassonne itself is a Spiel",
    ("de", "help"): "likewise",
    ("de", "help-learn"): "likewise",
    ("it", "command-tournament-create.turn-hours"): "a turn in the game",
    ("it", "command-tournament-create.turn-hours-text"): "likewise",
    ("it", "tournament-game"): "likewise",
}
"""Sentences in which a forbidden word means something else."""

SAME_IN_PLURAL: Mapping[str, str] = {
    "de": r"Plättchen|Wappen|Meeple|Nachbarn|weitere|gewonnen|verloren|vom|Bildern",
    "it": r"città",
}
"""Nouns, as a pattern, that do not change with a number, in a language."""
