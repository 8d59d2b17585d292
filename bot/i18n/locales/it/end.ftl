# Il messaggio alla fine di una partita.

# $winners: un elenco di posti. $players: quanti sono. $points: quanto ha ciascuno.
end-won = ## 🏆 { $winners } { $players ->
    [one] vince
   *[other] condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# $seat: who began.
end-starter-lost = -# { $seat } ha gli stessi punti, ma ha cominciato e perde in parità.
# $rank: contato da 1; senza la barra Discord rinumererebbe le parità. $seat: un posto. $points: punti.
end-rank = { $rank }\. { $seat }: **{ $points }**
end-decided = ## L’incontro è stato deciso
end-stopped = ## La partita è stata interrotta
# $person: chi l’ha interrotta da solo.
end-stopped-by = -# Interrotta da { $person }.
# $winners: chi è rimasto. $players: quanti. $loser: il cui tempo è finito per ultimo.
end-out-of-time = ## 🏆 { $winners } { $players ->
    [one] vince
   *[other] condividono la vittoria
}: { $loser } non ha più tempo
end-final-scoring = **Punteggio finale**
# $scored: una frase su ciò che ha dato punti. $times: quante aree dicono proprio lo stesso.
end-paid = • { $scored }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } ×)
}
# $features: quante sono omesse.
end-paid-more = { $features ->
    [one] …e un’altra; la vedi con `/perché`.
   *[other] …e altre { $features }; le vedi con `/perché`.
}
# $seed: il seme. $commitment: l’hash mostrato all’inizio.
end-seed = -# L’ordine delle tessere veniva dal seme `{ $seed }`. Il suo hash SHA-256 è `{ $commitment }`, come mostrato all’inizio; qualsiasi calcolatore SHA-256 lo conferma.
end-sealed = -# Tutti i tavoli di questo round pescano le stesse tessere; il loro seme si vedrà alla fine del round.
button-rematch = Rivincita
button-history = Rivedi la partita
button-review = Analisi

## Sul poster
poster-title = Carcassonne
# $game: il nome breve della partita.
poster-table = Tavolo { $game }
