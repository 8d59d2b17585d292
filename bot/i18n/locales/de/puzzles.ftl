# The tile of the day.

# $number: zählt die Aufgaben dieses Servers.
puzzle-title = ### Plättchen des Tages { $number }
# $seat: eine Farbe mit ihrem Zeichen.
puzzle-ask = { $seat } ist mit diesem Plättchen am Zug. Ein Zug ist klar der beste: Wohin gehört das Plättchen, und wer kommt darauf?
# $when: ein Zeitpunkt.
puzzle-until = Ein Versuch, und nur du siehst deine Antwort. Die Lösung kommt { $when }.
puzzle-until-next = Die Lösung kommt mit dem nächsten Plättchen.
# Unter einer Antwort. $when: ein Zeitpunkt.
puzzle-solution-comes = Die Lösung kommt { $when }.
button-puzzle = Lösen
button-puzzle-table = Punkte
button-puzzle-sure = Meine Antwort
puzzle-choose-cell = { $seat } ist mit diesem Plättchen am Zug. Wähle die Nummer eines Feldes.
puzzle-one-try = -# Du hast einen Versuch.
# $moves: ein Zug.
puzzle-answered = Deine Antwort: { $moves }.
# $points: was das eingebracht hat.
puzzle-best = ✅ Das ist der beste Zug: **+{ $points }** Punkte.
puzzle-placed = 🟡 Das Plättchen liegt richtig, aber etwas anderes darauf ist besser: **+{ $points }** Punkt.
puzzle-other = ❌ Das ist nicht der beste Zug.
puzzle-missed = Hier hast du nicht geantwortet.
puzzle-solution-title = ### Plättchen des Tages { $number }: die Lösung
# $moves: ein Zug. $lead: der Vorsprung, der danach zu erwarten ist.
puzzle-solution-best = Am besten: { $moves }. Erwarteter Vorsprung: **{ $lead }**
# $margin: um wie viel der beste Zug besser ist.
puzzle-solution-second = Danach: { $moves }. Erwarteter Vorsprung: **{ $lead }**. Der beste Zug ist { $margin } mehr wert.
# $right: wer es gefunden hat. $answered: wer geantwortet hat, mindestens jemand.
puzzle-found = { $right } von { $answered } { $right ->
    [one] hat
   *[other] haben
} es gefunden.
puzzle-found-nobody = Niemand hat geantwortet.
puzzle-note = -# In Punkten Vorsprung am Ende, wie ihn der stärkste Computer erwartet, der von jedem Zug an weiterspielt.
puzzle-table-title = ### Plättchen des Tages: Punkte
puzzle-table-empty = Hier hat noch niemand auf ein Plättchen des Tages geantwortet.
# $person: eine Erwähnung. $streak: nacheinander gelöst bis jetzt. $longest: die längste solche Reihe.
puzzle-table-line = { $rank }\. { $person } **{ $points }** · { $solved } von { $answered } gelöst{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } in Folge
}{ $longest ->
    [0] {""}
   *[other] {" "}(Bestwert { $longest })
}
# $channel: ein Kanal. $time: eine Uhrzeit. $zone: eine Zeitzone. $next: ein Zeitpunkt.
puzzle-daily = Ein Plättchen des Tages kommt täglich um { $time } ({ $zone }) in { $channel }, das erste { $next }. `/rätsel beenden` beendet das.
puzzle-stopped = Es kommen keine Plättchen des Tages mehr. Die Lösung des letzten wird jetzt gepostet. Die Punkte bleiben.
puzzle-none-daily = Dieser Server hat kein Plättchen des Tages. `/rätsel täglich` startet eines.
# $typed: was getippt wurde.
puzzle-unknown-time = „{ $typed }“ kann ich nicht als Uhrzeit lesen. Schreib sie wie `9` oder `21:30`.
