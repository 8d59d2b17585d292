# The tile of the day.

# $number: conta gli enigmi di questo server.
puzzle-title = ### Tessera del giorno { $number }
# $seat: un colore, con il suo segno.
puzzle-ask = Tocca a { $seat } con questa tessera. Una mossa è chiaramente la migliore: dove va la tessera, e chi schierare?
# $when: un momento.
puzzle-until = Un solo tentativo, e solo tu vedi la tua risposta. La soluzione arriva { $when }.
puzzle-until-next = La soluzione arriva con la prossima tessera.
# Sotto una risposta. $when: un momento.
puzzle-solution-comes = La soluzione arriva { $when }.
button-puzzle = Risolvi
button-puzzle-table = Punti
button-puzzle-sure = La mia risposta
puzzle-choose-cell = Tocca a { $seat } con questa tessera. Scegli il numero di una casella.
puzzle-one-try = -# Hai un solo tentativo.
# $moves: un turno.
puzzle-answered = La tua risposta: { $moves }.
# $points: quanto ha fruttato.
puzzle-best = ✅ È la mossa migliore: **+{ $points }** punti.
puzzle-placed = 🟡 La tessera è al posto giusto, ma c’è di meglio da schierarci: **+{ $points }** punto.
puzzle-other = ❌ Non è la mossa migliore.
puzzle-missed = A questa non hai risposto.
puzzle-solution-title = ### Tessera del giorno { $number }: la soluzione
# $moves: un turno. $lead: il vantaggio previsto dopo.
puzzle-solution-best = La migliore: { $moves }. Vantaggio previsto: **{ $lead }**
# $margin: di quanto il turno migliore è migliore.
puzzle-solution-second = Poi: { $moves }. Vantaggio previsto: **{ $lead }**. La mossa migliore vale { $margin } in più.
# $right: chi l’ha trovato. $answered: chi ha risposto, almeno uno.
puzzle-found = Risposte giuste: { $right } su { $answered }.
puzzle-found-nobody = Nessuno ha risposto.
puzzle-note = -# In punti di vantaggio alla fine, come li prevede il computer più forte continuando a giocare dopo ogni turno.
puzzle-table-title = ### Tessera del giorno: punti
puzzle-table-empty = Qui nessuno ha ancora risposto a una tessera del giorno.
# $person: una menzione. $streak: risolte di fila fino a ora. $longest: la serie più lunga.
puzzle-table-line = { $rank }\. { $person } **{ $points }** · { $solved } su { $answered } { $solved ->
    [one] risolta
   *[other] risolte
}{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } di fila
}{ $longest ->
    [0] {""}
   *[other] {" "}(record { $longest })
}
# $channel: un canale. $time: un’ora. $zone: un fuso orario. $next: un momento.
puzzle-daily = Una tessera del giorno arriva in { $channel } ogni giorno alle { $time } ({ $zone }), la prima { $next }. `/enigma chiudi` la ferma.
puzzle-stopped = Niente più tessere del giorno. La soluzione dell’ultima arriva adesso. I punti restano.
puzzle-none-daily = Questo server non ha una tessera del giorno. `/enigma quotidiano` ne avvia una.
# $typed: che cosa è stato scritto.
puzzle-unknown-time = Non riesco a leggere «{ $typed }» come ora del giorno. Scrivila come `9` o `21:30`.
