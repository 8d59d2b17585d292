"""Tests that sentences of the newest pages mean the same in every language as the rule or the English sentence."""

import pytest
from sentences import sentences, texts


def written(code, key):
    """Return the texts of a sentence, of all its variants."""
    return "".join(texts(sentences(code)[key].pattern))


@pytest.mark.parametrize(
    ("code", "key", "part"),
    [
        ("en", "host-own-game", "everyone who is still at the table can also stop it"),
        ("fr", "ladder-rule-challenge", "un défi à la fois"),
        ("de", "ladder-rule-challenge", "immer nur um einen"),
        ("fr", "ladder-again", "derniers jours"),
        ("fr", "tournament-season", "la précédente"),
        ("de", "tournament-season", "in der letzten"),
        ("fr", "plan-seeding-rating", "cote"),
        ("it", "plan-seeding-rating", "valutazione"),
        ("de", "plan-seeding-rating", "Wertungszahl"),
        ("fr", "privacy", "tes cotes et tes records"),
        ("it", "privacy", "valutazioni e primati"),
        ("de", "privacy", "Wertungszahlen und Rekorde"),
        ("fr", "explain-ratings", "sur tous les serveurs"),
        ("it", "explain-ratings", "su tutti i server"),
        ("fr", "lesson-flyers-shown", "hors du paysage"),
        ("it", "lesson-flyers-shown", "fuori dal paesaggio"),
        ("de", "explain-flyer-land", "Straße, in einer Stadt oder einem Kloster, unfertig"),
        ("de", "rule-flyer-land", "einem unfertigen Kloster"),
        ("de", "lesson-flyers", "einem unfertigen Kloster"),
        ("de", "lesson-dragon", "das Gebiet ihres Meeple"),
        ("de", "explain-fairy-three", "die Person, der er gehört"),
        ("de", "explain-princess-segment", "auf dem es steht"),
        ("de", "explain-princess-must", "**muss** es"),
        ("de", "rule-princess", "seiner Stadt"),
        ("de", "rule-princess-must", "seiner Stadt"),
        ("fr", "help-start.text", "par tour ou par personne"),
        ("it", "help-start.text", "per turno o a testa"),
        ("fr", "help-organise.text", "élimination directe ou double"),
        ("fr", "help-organise.text", "en réserve"),
        ("en", "help-organise.text", "league season, teams or duplicate"),
        ("de", "help-organise.text", "Ligasaison, Teams oder Duplicate"),
        ("fr", "help-organise.text", "saison de ligue, équipes ou duplicate"),
        ("it", "help-organise.text", "stagione di lega, squadre o duplicate"),
        ("en", "help-start.text", "Those who manage the server save"),
        ("de", "help-start.text", "Wer den Server verwaltet, speichert"),
        ("fr", "help-start.text", "Qui gère le serveur enregistre"),
        ("it", "help-start.text", "Chi gestisce il server salva"),
        ("it", "profile-best", "Partita migliore"),
        ("de", "plan-check-in", "Check-in"),
        ("de", "plan-check-in-option", "Einchecken"),
        ("fr", "why-computer-chance-note", "s’offrent aussitôt"),
        ("fr", "command-tournament-seed.description", "parmi les têtes de série"),
        ("it", "command-tournament-create.division-size-text", "Lega"),
        ("it", "standings-column-played", "Giocati"),
        ("it", "challenge-same-rated", "partita classificata"),
        ("de", "command-hint.description", "Fragen, was"),
        ("de", "command-review.description", "Sehen, welcher"),
        ("en", "host-own-game", "you can’t do this"),
        ("de", "host-own-game", "kann sie beenden"),
        ("fr", "host-own-game", "peut l’arrêter"),
        ("it", "host-own-game", "può interromperla"),
        ("en", "tournament-match-decided", "An organiser can undo it"),
        ("de", "tournament-match-decided", "Die Leitung kann es"),
        ("fr", "tournament-match-decided", "L’organisation peut"),
        ("it", "tournament-match-decided", "Chi organizza può"),
        ("en", "ladder-none", "Those who manage it"),
        ("de", "ladder-none", "Wer ihn verwaltet"),
        ("fr", "ladder-none", "Les personnes qui le gèrent"),
        ("it", "ladder-none", "Chi lo gestisce"),
        ("en", "tournament-knock-out-starts", "better seed"),
        ("de", "tournament-knock-out-starts", "besser gesetzt"),
        ("fr", "tournament-knock-out-starts", "tête de série"),
        ("it", "tournament-knock-out-starts", "testa di serie"),
        ("en", "tournament-plan", "World Championship 8, without double"),
        ("de", "tournament-plan", "Weltmeisterschaft sind es 8, ohne Doppel"),
        ("fr", "tournament-plan", "championnat du monde, 8, sans double"),
        ("it", "tournament-plan", "campionato del mondo in 8, senza doppia"),
    ],
)  # fmt: skip
def test_a_sentence_says_what_is_meant(code, key, part):
    """The sentence has the part that was once wrong or missing."""
    assert part in written(code, key)
