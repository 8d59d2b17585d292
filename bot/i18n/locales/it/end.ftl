# Il messaggio alla fine di una partita.

# $winners: un elenco di posti. $players: quanti sono. $points: quanto ha ciascuno.
end-won = ## 🏆 { $winners } { $players ->
    [one] vince
   *[other] condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# $rank: contato da 1; senza la barra Discord rinumererebbe le parità. $seat: un posto. $points: punti.
end-rank = { $rank }\. { $seat }: **{ $points }**
end-stopped = ## La partita è stata interrotta
end-final-scoring = **Punteggio finale**
# $scored: una frase su ciò che ha dato punti. $times: quante aree dicono proprio lo stesso.
end-paid = • { $scored }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } ×)
}
# $features: quante sono omesse.
end-paid-more = …e altre { $features }; le vedi tutte con `/perché`.
# $seed: il seme. $promise: l’hash mostrato all’inizio.
end-seed = L’ordine delle tessere veniva dal seme `{ $seed }`. Il suo hash SHA-256 è `{ $promise }`, come mostrato all’inizio: qualsiasi calcolatore SHA-256 ti dà lo stesso.
end-sealed = Altri tavoli pescano ancora le stesse tessere nello stesso ordine; il seme si vedrà quando l’ultima delle loro partite sarà finita.
button-rematch = Rivincita
button-history = Turno per turno

## Sul poster
poster-title = Carcassonne
# $game: il nome breve della partita.
poster-table = Tavolo { $game }
