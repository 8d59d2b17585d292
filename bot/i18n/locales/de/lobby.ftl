# Der Tisch vor der Partie und seine Einstellungen.

language-name = Deutsch

# $host: eine Erwähnung der Person, die den Tisch eröffnet hat. $game: der Kurzname der Partie.
lobby-lobby = ## Ein Tisch ist offen
    { $host } lädt zu einer Partie Carcassonne ein. Tisch `{ $game }`.
lobby-running = ## Die Partie läuft
    Tisch `{ $game }`, eröffnet von { $host }.
lobby-over = ## Die Partie ist zu Ende
    Tisch `{ $game }`, eröffnet von { $host }.
lobby-stopped = ## Dieser Tisch ist geschlossen
    Tisch `{ $game }`, eröffnet von { $host }.
# $person: eine Erwähnung.
lobby-closed-by = -# Geschlossen von { $person }.
lobby-free-seat = ⚪ frei

# $rules: eine Liste von Editionen und Erweiterungen oder von Hausregeln.
lobby-rules = **Regeln:** { $rules }
lobby-house-rules = **Hausregeln:** { $rules }
# $time: eine Dauer wie „2 Tage“. $then: was geschieht, wenn sie um ist.
lobby-clock = **Zeit je Zug:** { $time }; danach: { $then }
lobby-no-clock = **Zeit je Zug:** keine Frist
# $time: eine Dauer.
lobby-budget = **Bedenkzeit:** { $time } für die ganze Partie; wer sie verbraucht, verliert
lobby-budget-days = -# In deiner Ruhezeit (`/ich erinnerungen`) und im Urlaub ist die Uhr angehalten.
# $help: eine Hilfestufe. $first: wer beginnt. $rated: yes oder no.
lobby-help = **Tisch:** { $help } · { $first }{ $rated ->
    [yes] {" "}· Ranglistenpartie
   *[no] {""}
}

help-full = volle Hilfe
    .text = Mögliche Felder, was wohin passt, Restplättchen, Wiesenbesitz, Punkteaussicht
help-standard = Standardhilfe
    .text = Mögliche Felder sind nummeriert; Restplättchen nach Art
help-purist = keine Hilfe (puristisch)
    .text = Nichts als die Regeln; ein verbotener Zug wird abgelehnt
first-chance = Startplatz wird ausgelost
first-tile-draw = Plättchenziehen bestimmt, wer beginnt
first-as-seated = in der Reihenfolge des Beitritts
time-out-computer-plays = ein Computer spielt den Zug
time-out-random-tile = das Plättchen wird zufällig gelegt, ohne Meeple
time-out-hand-over = ein Computer übernimmt den Platz

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer hinzufügen
button-start = Starten
button-settings = Einstellungen

## Die Einstellungen eines Tisches

settings-title = ### Was spielt ihr?
settings-preset = Vorlage übernehmen…
settings-more-presets = -# Die Liste unten fasst nur die ersten Vorlagen. Mit den anderen eröffnest du einen Tisch über `/partie neu vorlage:`.
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
settings-budget = Bedenkzeit für die ganze Partie
# $time: eine Dauer, kurz geschrieben.
settings-budget-option = { $time } je Person
settings-no-budget = unbegrenzte Bedenkzeit für die ganze Partie
settings-timeout = Wenn die Zeit um ist
settings-help = Hilfestufe
settings-first = Wer beginnt
settings-language = Sprache des Tisches
settings-hands = Drei auf der Hand
hands-open = für alle sichtbar
hands-hidden = alle sehen nur die eigene
# $columns, $rows: wie viele Felder.
settings-table-option = { $columns } × { $rows } Felder
# Das Formular der Hausregeln: die Titel seiner Teile, und was gilt, wo nichts anderes gewählt ist.
form-fields = Wiesen
form-fields-usual = Übliche Wiesen
    .text = Jede fertige Stadt bringt allen Wiesen, an die sie grenzt, 3 Punkte
form-hand = Plättchen auf der Hand
form-hand-usual = Nichts auf der Hand
    .text = Du ziehst ein Plättchen am Anfang deines Zuges
form-edge-none = ohne Kante
form-more = Weitere Hausregeln
settings-holiday = Urlaub (Uhr angehalten)
# $days: wie viele Tage für eine Person in einer Partie.
settings-holiday-option = { $days ->
    [0] kein Urlaub
    [one] je bis zu { $days } Tag Urlaub
   *[other] je bis zu { $days } Tage Urlaub
}
settings-rated = Rangliste
rated-no = Partie ohne Rangliste
rated-yes = Ranglistenpartie
# $setting: etwa „Wenn die Zeit um ist“. $chosen: etwa „der Computer spielt den Zug“.
settings-named-option = { $setting }: { $chosen }
settings-computer = Computer hinzufügen…
settings-remove = Platz freimachen…

# $game: der Kurzname der Partie.
joined = Du spielst mit.
left = Du hast den Tisch verlassen.
leave-running = Die Partie hat schon begonnen. Mit `/aufgeben` gibst du deinen Platz auf.
started = Die Partie beginnt.
stop-ask = **Partie endgültig beenden?** Sie endet sofort, wenn du den Tisch eröffnet hast oder den Server verwaltest; sonst müssen alle zustimmen. Partien, die zählen, beenden nur alle gemeinsam, oder wer den Server verwaltet und nicht mitspielt.
button-stop = Partie beenden
stopped = Der Tisch ist geschlossen.
game-stopped = Die Partie ist vorzeitig beendet.
stop-agreed = Du hast zugestimmt. Die Partie endet, sobald alle am Tisch zustimmen; sie werden im Kanal gefragt. Spielst du noch einen Zug, gilt deine Zustimmung nicht mehr.
stop-agreed-directly = Du hast zugestimmt. Die Partie endet, sobald alle am Tisch zustimmen; diesen Knopf haben sie auch in ihren Direktnachrichten. Spielst du noch einen Zug, gilt deine Zustimmung nicht mehr.
# $agreed: wer beenden möchte, als Erwähnungen. $waiting: wer gefragt wird.
stop-vote-asks =
    🛑 **Diese Partie vorzeitig beenden?**
    Dafür: { $agreed }
    { $waiting }: Einverstanden? Der nächste Zug schließt diese Abstimmung.
stop-vote-closed = 🛑 Diese Abstimmung ist vorbei. Die Partie geht weiter; wer zugestimmt hat, bleibt dabei bis zum eigenen nächsten Zug.
stop-vote-over = 🛑 Diese Abstimmung ist vorbei. Die Partie ist zu Ende.
