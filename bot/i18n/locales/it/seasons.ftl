# Stagioni delle leghe: divisioni, chi sale e chi scende.

command-tournament-season = stagione
    .description = Apri la stagione successiva di una lega finita (per chi organizza)
    .name = nome
    .name-text = Nome della stagione (altrimenti quello dell’ultima, col numero seguente)
    .sign-up-hours = ore_iscrizione
    .sign-up-hours-text = Per quanto ci si può iscrivere, in ore (altrimenti 168)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno

tournament-no-league = Solo una lega ha stagioni: tutti contro tutti, senza eliminazione diretta.
tournament-season-early = La stagione successiva si può aprire quando questa è finita.
tournament-season-opened = La stagione successiva è già aperta: «{ $name }».
season-stays = **Continuano ({ $count }):** { $names }
season-unanswered = **Ancora senza risposta ({ $count }):** { $names }
season-new = **Nuove iscrizioni ({ $count }):** { $names }

button-season = Stagione successiva
tournament-divisions = **Divisioni** da { $size }{ $promoted ->
    [0] {""}
    [one] ; dopo la stagione il primo di ognuna sale e l’ultimo scende
   *[other] ; dopo la stagione i primi { $promoted } di ognuna salgono e gli ultimi { $promoted } scendono
}.
tournament-season = **Stagione { $season }.** C’eri nell’ultima? **{ button-enter }** ti tiene dentro.{ $divisions ->
    [no] {""}
   *[yes] {" "}I posti liberi vanno a chi segue dal basso.
}
tournament-seeds-season = -# I posti della scorsa stagione restano; quest’ordine vale solo per le nuove iscrizioni.
tournament-tell-season = Continuate a giocare? { $players }
season-opened = Le iscrizioni al torneo **{ $name }** sono aperte. Chi ha giocato l’ultima stagione riceve una menzione.
season-division = Divisione { $number }
season-legend = -# ▲ sale · ▽ scende. A pari punti: punti degli avversari, differenza, punti segnati, poi la testa di serie.
season-goes-up = sale
season-goes-down = scende
season-line = { $place }\. { $mark ->
    [none] {""}
   *[other] { $mark }{" "}
}{ $player } · punti **{ $points }** · differenza { $difference } · giocati { $played }
standings-column-played = Giocati

plan-divisions = Divisioni
plan-divisions-option = { $size ->
    [0] nessuna divisione
   *[other] divisioni da { $size }
}
plan-promoted = Chi sale e chi scende
plan-promoted-option = { $promoted ->
    [0] nessuno sale o scende
    [one] { $promoted } sale, { $promoted } scende
   *[other] { $promoted } salgono, { $promoted } scendono
}
