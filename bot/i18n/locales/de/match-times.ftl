# Zeiten, auf die sich die beiden einer Begegnung einigen.

command-tournament-time = termin
    .description = Bis zu drei Termine für deine Begegnung vorschlagen
    .tournament = turnier
    .tournament-text = Welches, wenn es mehrere gibt

match-time-players = Den Termin einer Begegnung vereinbaren nur die beiden, die sie spielen. Für eine offene Begegnung von dir gibt es `/turnier termin`.
match-time-range = Ein Termin muss in der Zukunft liegen und vor dem Ende der Begegnung, <t:{ $until }:f>.
match-time-together = Termine gibt es für Begegnungen zu zweit, die über mehrere Tage gehen. Diese wird in ihrem Thread gespielt, den `/turnier runde` zeigt.
match-time-gone = Dieser Termin steht nicht mehr zur Wahl. Schlag andere mit `/turnier termin` vor.
match-time-own = Das ist dein eigener Vorschlag: Die andere Seite wählt. **{ LABEL("button-time-others") }** ersetzt ihn.
match-time-unreadable = „{ $typed }“ kann ich nicht lesen. Schreib einen Termin wie `{ $example }`.

button-time-propose = Termin vorschlagen
button-time-others = Andere Termine
button-time-accept = Termin { $number }
match-time-form = Termine für deine Begegnung
match-time-field = Termin { $number }
    .text = Jahr-Monat-Tag Stunde:Minute. Die andere Seite liest ihn in ihrer eigenen Zeitzone.
match-time-zone = Deine Zeitzone
    .text = Eine Stadt wie Berlin, oder Europe/Berlin. Ich merke sie mir.
match-times-sent = Vorgeschlagen; die andere Seite wird gefragt:
match-times-proposed = { $players }, { $player } schlägt diese Termine für eure Begegnung vor:
match-time-agreed = 🕒 { $players }, ihr spielt am { $date } ({ $when }).
match-time-void = 🕒 { $players }, der Termin eurer Begegnung gilt nicht mehr, denn ein Platz ist neu besetzt.
match-time-call = 🕒 { $players }, eure Begegnung beginnt { $when }.
match-time-is = 🕒 Vereinbart: { $date }.
match-time-open = Noch ist kein Termin vereinbart.
match-time-none = -# Noch ohne Termin: { $matches }
