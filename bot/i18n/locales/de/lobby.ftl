# Der Tisch vor dem Spiel und seine Einstellungen.

language-name = Deutsch

# $host: eine Erwähnung der Person, die den Tisch eröffnet hat. $game: der Kurzname des Spiels.
lobby-lobby = ## Ein Tisch ist offen
    { $host } lädt dich zu einer Partie Carcassonne ein. Tisch `{ $game }`.
lobby-running = ## Das Spiel läuft
    Tisch `{ $game }`, eröffnet von { $host }.
lobby-over = ## Das Spiel ist zu Ende
    Tisch `{ $game }`, eröffnet von { $host }.
lobby-stopped = ## Dieser Tisch ist geschlossen
    Tisch `{ $game }`, eröffnet von { $host }.
lobby-free-seat = ⚪ frei

# $rules: eine Liste von Editionen und Erweiterungen oder von Hausregeln.
lobby-rules = **Regeln:** { $rules }
lobby-house-rules = **Hausregeln:** { $rules }
# $time: eine Dauer wie „2 Tage“. $then: was geschieht, wenn sie um ist.
lobby-clock = **Je Zug:** { $time }; danach: { $then }
lobby-no-clock = **Je Zug:** keine Frist
# $help: eine Hilfestufe. $first: wer beginnt. $rated: yes oder no.
lobby-help = **Tisch:** { $help } · { $first }{ $rated ->
    [yes] {" "}· zählt für die Rangliste
   *[no] {""}
}

help-full = volle Hilfe
    .text = Mögliche Felder, was wohin passt, Restplättchen, Wiesenbesitz, Punkteaussicht
help-standard = Standardhilfe
    .text = Mögliche Felder sind nummeriert; Restplättchen nach Art
help-purist = keine Hilfe (puristisch)
    .text = Nichts als die Regeln; ein falscher Zug wird abgelehnt
first-chance = das Los bestimmt, wer beginnt
first-tile-draw = Plättchenziehen bestimmt, wer beginnt
first-as-seated = wer zuerst saß, beginnt
time-out-computer-plays = der Computer spielt den Zug
time-out-random-tile = das Plättchen wird zufällig gelegt, ohne Meeple
time-out-hand-over = ein Computer übernimmt den Platz

button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-start = Starten
button-settings = Einstellungen

## Die Einstellungen eines Tisches

settings-title = ### Was spielt ihr?
settings-preset = Vorlage übernehmen…
settings-edition = Edition
settings-expansions = Erweiterungen
settings-rules = Hausregeln
settings-seats = Plätze
# $seats: eine Zahl.
settings-seats-option = { $seats } Plätze
settings-time = Zeit je Zug
# $time: eine Dauer wie „2 Tage“.
settings-time-option = { $time } je Zug
settings-no-clock = keine Frist
settings-timeout = Wenn die Zeit um ist
settings-help = Hilfestufe
settings-first = Wer beginnt
settings-language = Sprache des Tisches
settings-hands = Drei auf der Hand
hands-open = alle sehen sie
hands-hidden = jeder sieht nur die eigene
settings-table = Größe des Tisches
# $columns, $rows: wie viele Felder.
settings-table-option = { $columns } × { $rows } Felder
settings-holiday = Urlaub, der die Uhr anhält
# $days: wie viele Tage für eine Person in einem Spiel.
settings-holiday-option = { $days ->
    [0] kein Urlaub
    [one] { $days } Tag Urlaub
   *[other] { $days } Tage Urlaub
}
settings-rated = Rangliste
rated-no = zählt nicht für die Rangliste
rated-yes = zählt für die Rangliste
# $setting: etwa „Wenn die Zeit um ist“. $chosen: etwa „der Computer spielt den Zug“.
settings-named-option = { $setting }: { $chosen }
settings-computer = Computer dazusetzen…
settings-remove = Wegschicken…

# $game: der Kurzname des Spiels.
joined = Du sitzt am Tisch.
left = Du bist vom Tisch aufgestanden.
started = Das Spiel beginnt.
stop-ask = Willst du dieses Spiel beenden? Es lässt sich nicht wieder aufnehmen. Es endet sofort, wenn du den Tisch eröffnet hast oder den Server verwaltest, sonst sobald alle am Tisch zugestimmt haben; bei einem Spiel für die Rangliste müssen immer alle zustimmen, oder jemand, der den Server verwaltet.
button-stop = Spiel beenden
stopped = Der Tisch ist geschlossen.
stop-asked = Du bist dafür, das Spiel zu beenden. Es endet, wenn alle am Tisch `/spiel beenden` getippt haben.
