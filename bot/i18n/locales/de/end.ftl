# Die Nachricht am Ende einer Partie.

# $winners: eine Liste von Plätzen. $players: wie viele es sind. $points: was jeder hat.
end-won = ## 🏆 { $winners } { $players ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
# $seat: who began.
end-starter-lost = -# { $seat } hat gleich viele Punkte, hat aber begonnen und verliert bei Gleichstand.
# $rank: gezählt ab 1; ohne den Schrägstrich würde Discord Gleichstände neu zählen. $seat: ein Platz. $points: Punkte.
end-rank = { $rank }\. { $seat }: **{ $points }**
end-decided = ## Die Begegnung wurde entschieden
end-stopped = ## Die Partie wurde vorzeitig beendet
# $person: wer sie allein beendet hat.
end-stopped-by = -# Beendet von { $person }.
# $winners: wer übrig ist. $players: wie viele. $loser: wessen Zeit zuletzt verbraucht war.
end-out-of-time = ## 🏆 { $winners } { $players ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}: { $loser } hat keine Bedenkzeit mehr
end-final-scoring = **Schlusswertung**
# $scored: ein Satz darüber, was gewertet wurde. $times: wie viele Gebiete genau dasselbe sagen.
end-paid = • { $scored }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } ×)
}
# $features: wie viele ausgelassen sind.
end-paid-more = … und { $features } weitere; alle siehst du mit `/warum`.
# $seed: der Startwert. $commitment: die Prüfsumme vom Anfang.
end-seed = -# Die Reihenfolge der Plättchen kam aus dem Startwert `{ $seed }`. Seine SHA-256-Prüfsumme ist `{ $commitment }`, wie am Anfang gezeigt; jeder SHA-256-Rechner bestätigt sie.
end-sealed = -# Alle Tische dieser Runde ziehen dieselben Plättchen; ihr Startwert folgt, wenn die Runde vorbei ist.
button-rematch = Revanche
button-history = Partie ansehen
button-review = Analyse

## Auf dem Poster
poster-title = Carcassonne
# $game: der Kurzname der Partie.
poster-table = Tisch { $game }
