# Il messaggio di un turno, che cosa è successo, e il pannello privato in cui si gioca.

## Che cosa è successo. $seat: un posto, per esempio «🔴 @Anna».

# $done: un elenco di ciò che è stato fatto, da sotto.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Tempo scaduto. Al posto di { $seat } il tavolo { $done }.
# $cell: nome di una casella.
news-placed = ha piazzato una tessera in **{ $cell }**
# $figure: meeple, large o abbot. $feature: city, road, field, monastery o garden. $spot: a parole, per esempio «città (N)».
news-deployed = ha messo { $figure ->
    [large] un seguace grande
    [abbot] l’abate
   *[meeple] un seguace
} { $feature ->
    [city] nella { $spot }
    [road] sulla { $spot }
    [field] sul { $spot }
   *[other] nel { $spot }
}
# $cell: nome di una casella.
news-recalled = ha ripreso l’abate da **{ $cell }**
# $scored: una frase su ciò che ha dato punti (scored in words.ftl).
news-scored = ⭐ { $scored }.
# $tile: una tessera a parole. $returned: yes o no.
news-unplayable = 🚫 È stata pescata una tessera che non sta da nessuna parte ({ $tile }). { $returned ->
    [yes] Torna nel sacchetto.
   *[no] Esce dal gioco.
}
# $tiles: quante.
news-unplayable-many = 🚫 Sono state pescate { $tiles } tessere che non stanno da nessuna parte.
news-undo = ↩️ { $seat } ha annullato il suo ultimo turno, con l’accordo di tutti.
# $colour: red, blue, … $after: chi è seduto lì adesso.
news-seat = 🔁 { $after } ora gioca con il { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[pink] rosa
}.
# $after: un posto senza nessuno.
news-seat-closed = 🔁 { $after }: qui non gioca più nessuno. Le sue tessere vengono piazzate a caso, senza seguace.
# $lines: quante righe sono omesse.
news-earlier = …e { $lines ->
    [one] una riga prima.
   *[other] { $lines } righe prima.
}

# $points: punti offerti, 0 per niente.
news-offered = 🤝 { $seat } { $points ->
    [0] non offre niente.
    [one] offre { $points } punto per la tessera.
   *[other] offre { $points } punti per la tessera.
}
# $seller, $buyer: posti. $points: il prezzo.
news-sold = 🤝 { $seller } vende la tessera a { $buyer } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-kept = 🤝 { $seat } tiene la tessera.

## Il messaggio

# $seat: un posto. $turn: numero del turno. $tiles: tessere nel sacchetto.
turn-person = ### { $seat }, tocca a te
turn-computer = ### { $seat } sta pensando…
# $seat: un posto senza nessuno.
turn-closed = ### { $seat }: la sua tessera viene piazzata…
turn-buyer = ### { $seat }, una tessera è in vendita: che cosa offri?
turn-seller = ### { $seat }, ci sono offerte per la tua tessera: la vendi?
turn-line = Turno { $turn } · { $tiles ->
    [0] l’ultima tessera
    [one] resta { $tiles } tessera
   *[other] restano { $tiles } tessere
}
# $clock: un momento di Discord, come «tra 2 giorni».
turn-clock = il tempo scade { $clock }
turn-paused = l’orologio è fermo e riparte { $clock }
turn-started = **La partita comincia.** L’ordine delle tessere è fissato; il suo hash è `{ $promise }`, e il seme si vede alla fine.
# $drawn: che cosa ha pescato ogni posto.
turn-tile-draw = **Strade sulle tessere pescate:** { $drawn }.
# $seat: un posto. $roads: quante strade mostra la sua tessera.
turn-tile-drawn = { $seat } ({ $roads })
# $seat: chi ha pescato più strade.
turn-tile-draw-first = { $seat } comincia: più strade di tutti.
turn-over = Turno { $turn } · { $seat } ha giocato.
turn-market-over = Turno { $turn } · { $seat } ha risposto al mercato.

button-play = Gioca
button-board = Paesaggio
button-scores = Punti
button-undo = Annulla
button-tiles = Tessere
button-next-game = Prossima partita

## Il pannello privato

# $tile: la tessera a parole.
panel-choose-cell = **La tua tessera:** { $tile }. Scegli una casella numerata.
panel-choose-cell-purist = **La tua tessera:** { $tile }. Scegli una casella.
# $cell, $degrees: dove sta ora la tessera. $choice: chi si mette, per esempio «città (N)» o «nessuno».
panel-preview = La tua tessera è in **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , girata di { $degrees }°
}. Seguace: **{ $choice }**. Niente conta prima che confermi.
# $cell: dove sta la tessera. $choice: chi si mette, per esempio «città (N)» o «nessuno».
panel-deploy = La tua tessera è in **{ $cell }**. Seguace: **{ $choice }**. Conferma per finire il turno.
panel-choose-tile = Scegli una tessera della tua mano.
# $number: sull’immagine. $tile: la tessera a parole.
panel-tile = { $number } · { $tile }
# $tile: la tessera a parole.
market-choose = Questa tessera è l’ultima che può completare qualcosa: { $tile }. Che ne dici?
market-select = La tua risposta…
# $points: punti.
market-offer = { $points ->
    [one] Offro { $points } punto
   *[other] Offro { $points } punti
}
# $name: chi ha offerto. $points: quanto.
market-accept = Vendi a { $name } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
market-pass = Non offro niente
market-decline = Tengo la tessera
panel-cell = Casella…
panel-more-cells = Altre caselle…
panel-first-cells = Prime caselle…
# $number: sull’immagine. $cell: il suo nome.
panel-cell-option = { $number } · { $cell }
panel-turn = Gira la tessera
panel-finish = Metti un seguace…
panel-other-figures = Altri pezzi…
# $letter: sull’immagine. $choice: un’area.
panel-finish-option = { $letter } · { $choice }
# $letter: sull’immagine. $choice: un’area; più d’una in una riga.
panel-letter = **{ $letter }** { $choice }
panel-nobody = Nessuno
panel-confirm = Conferma
panel-other-cell = Altra casella
panel-other-tile = Altra tessera
panel-take-back = Riprendi la tessera

# $news: che cosa ha fatto la mossa.
panel-done = Fatto. { $news }

## Quando la partita è andata avanti
moved-on = Intanto la partita è andata avanti. Ecco com’è adesso.
control-unknown = Questo pulsante è di una mia versione più vecchia. Scrivi di nuovo il suo comando per averne uno nuovo; in una partita è `/paesaggio`.

## Guardare
# $seat: un posto. $turn: numero del turno.
state-to-move = Turno { $turn }: tocca a { $seat }.
state-over = La partita è finita.
state-stopped = La partita è stata interrotta.
state-lobby = La partita non è ancora cominciata.
state-running = La partita è in corso.
# $feature: city, road, field, monastery o garden. $points: punti.
scores-part = { $feature ->
    [city] città { $points }
    [road] strade { $points }
    [field] prati { $points }
    [monastery] monasteri { $points }
   *[garden] giardini { $points }
}
# $seat: un posto. $points: tutti i suoi punti. $parts: un elenco di parti.
scores-line = { $seat }: **{ $points }** ({ $parts })
scores-none = ancora niente
scores-projected = -# { $points } se la partita finisse ora
tiles-left = { $tiles ->
    [one] { $tiles } tessera che nessuno ha ancora visto.
   *[other] { $tiles } tessere che nessuno ha ancora visto.
}

## Annullare
# $undone: che cosa verrebbe annullato. $people: un elenco di menzioni.
undo-offer = Verrebbe annullato questo, e la stessa tessera pescata di nuovo:
    { $undone }
    Serve l’accordo di { $people }.
undo-asked = Ho chiesto al tavolo.
undo-done = Annullato.
button-ask-undo = Chiedi al tavolo
# $seat: un posto.
vote-asks = ↩️ { $seat } chiede di annullare:
# $people: un elenco di menzioni.
vote-waiting = { $people }: d’accordo?
vote-refused = ↩️ { $seat } ha detto di no. La partita continua così com’è.
vote-closed = ↩️ Questa domanda è chiusa.
button-agree = D’accordo
button-refuse = Rifiuta

## Promemoria
# $person: una menzione. $clock: un momento. $channel: un link al canale.
reminder = ⏳ { $person }, in { $channel } tocca a te; il tempo scade { $clock }.
# Un promemoria il cui turno è finito. $turn: il numero. $channel: come sopra.
reminder-over = Il turno { $turn } in { $channel } è finito.
