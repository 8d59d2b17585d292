# Il messaggio di un turno, che cosa è successo, e il pannello privato in cui si gioca.

## Che cosa è successo. $seat: un posto, per esempio «🔴 @Anna».

# $done: un elenco di ciò che è stato fatto, da sotto.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Tempo scaduto per { $seat }. Il bot { $done }.
# $cell: nome di una casella.
news-placed = ha piazzato una tessera in **{ $cell }**
# $figure: meeple, large, abbot, builder o pig. $feature: city, road, field, monastery o garden. $spot: a parole, per esempio «città (N)».
news-deployed = ha schierato { $figure ->
    [large] un seguace grande
    [abbot] l’abate
    [builder] il costruttore
    [pig] il maiale
   *[meeple] un seguace
} { $feature ->
    [city] nella { $spot }
    [road] sulla { $spot }
    [field] sul { $spot }
   *[other] nel { $spot }
}
# $cell: nome di una casella.
news-recalled = ha ripreso l’abate da **{ $cell }**
# Da un portale. $done: che cosa è stato schierato, da sopra. $cell: nome di una casella.
news-elsewhere = { $done } in **{ $cell }**
# $cell: nome di una casella. $spot: per esempio «città (N)».
news-fairy = ha mosso la fata in **{ $cell }**, { $spot }
# $other: di chi è il seguace, un posto. $cell, $spot: come sopra.
news-princess = ha rimandato a casa { $other } da **{ $cell }**, { $spot }
# $figure: meeple, large o abbot.
news-flyer = ha fatto decollare { $figure ->
    [large] un seguace grande
    [abbot] l’abate
   *[meeple] un seguace
}
# $cell: nome di una casella. $spot: per esempio «città (N)».
news-landed = ha scelto di atterrare in **{ $cell }**, { $spot }
# $cell: dove va il drago.
news-step = ha mosso il drago in **{ $cell }**
# $distance: 1, 2 o 3. $cell: dove porta il volo.
news-thrown = 🎲 Il dado mostra { $distance }: il volo porta in **{ $cell }**.
# $figure: meeple, large o abbot.
news-crashed = 🎲 Non c’è dove atterrare: { $figure ->
    [large] il seguace grande
    [abbot] l’abate
   *[meeple] il seguace
} torna nella riserva.
news-volcano = 🌋 Il drago arriva in **{ $cell }**.
# $cells: la via, per esempio «N49 → N50».
news-flight = 🐉 Volo del drago: { $cells }.
# $figures: un elenco di chi è stato mangiato, da sotto.
news-eaten = 🐉 Ha mangiato { $figures }.
# $seat: un posto. $figure: un tipo di pezzo. $cell: nome di una casella.
news-eaten-one = { $seat } ({ $figure }, { $cell })
# $figures: un elenco di costruttori e maiali che non avevano più con sé un seguace del loro posto, come sopra.
news-homeless = ↩️ A casa anche chi è senza più compagni: { $figures }.
# $seat: un posto. $goods: un elenco di merci.
news-goods = 📦 { $seat } prende { $goods }.
# $scored: una frase su ciò che ha dato punti (scored in words.ftl).
news-scored = ✨ { $scored }.
# $tile: una tessera a parole. $times: quante ne sono uscite. $returned: yes o no.
news-unplayable = 🚫 { $times ->
    [1] È uscita una tessera che non si può piazzare
   *[other] Sono uscite { $times } tessere che non si possono piazzare
} ({ $tile }). { $returned ->
    [yes] { $times ->
        [1] Torna nel sacchetto.
       *[other] Tornano nel sacchetto.
    }
   *[no] { $times ->
        [1] Esce dal gioco.
       *[other] Escono dal gioco.
    }
}
# $tiles: quante.
news-unplayable-many = 🚫 Sono uscite { $tiles } tessere che non si possono piazzare.
# $seat: chi ha giocato il primo. $turns: quanti.
news-undo = ↩️ { $turns ->
    [one] L’ultimo turno di { $seat } è stato annullato.
   *[other] Gli ultimi { $turns } turni sono stati annullati, a partire da quello di { $seat }.
}
# $colour: red, blue, … $after: chi è seduto lì adesso.
news-seat = 🔁 { $after } ora gioca con il { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[pink] rosa
}.
# $before: chi ha lasciato un posto.
news-seat-left = 🔁 { $before } ha lasciato la partita. Le sue tessere vengono piazzate a caso, senza seguace.
news-seat-gone = 🔁 { $before } ha lasciato la partita.
news-seat-out-of-time = ⌛ { $before } non ha più tempo per questa partita e ha perso.
# $before, $after: chi era a un posto, e chi c’è ora. $how: own, player ($by lo ha ceduto), host, referee o clock.
news-seat-passed = 🔁 { $before } → { $after }{ $how ->
    [player] , per decisione di { $by }.
    [host] , per decisione di chi ha aperto il tavolo.
    [referee] , per decisione di chi organizza il torneo.
    [clock] : il tempo è scaduto.
   *[own] .
}
# $lines: quante righe sono omesse.
news-earlier = …e prima { $lines ->
    [one] un’altra riga.
   *[other] altre { $lines } righe.
}

# $points: punti offerti, 0 per niente.
news-offered = 🤝 { $seat } { $points ->
    [0] non offre niente.
    [one] offre { $points } punto per la tessera.
   *[other] offre { $points } punti per la tessera.
}
news-offered-by-clock = ⏰ Tempo scaduto per { $seat }. Il bot { $points ->
    [0] non offre niente.
    [one] offre { $points } punto per la tessera.
   *[other] offre { $points } punti per la tessera.
}
# $seller, $buyer: posti. $points: il prezzo.
news-sold = 🤝 { $seller } vende la tessera a { $buyer } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-sold-by-clock = ⏰ Tempo scaduto per { $seller }. Il bot vende la tessera a { $buyer } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
news-kept = 🤝 { $seat } tiene la tessera.
news-kept-by-clock = ⏰ Tempo scaduto per { $seat }. Il bot tiene la tessera.

## Il messaggio

# $seat: un posto. $turn: numero del turno. $tiles: tessere nel sacchetto.
turn-person = ### { $seat }, tocca a te
turn-person-again = ### { $seat }, tocca di nuovo a te
turn-computer = ### { $seat } sta pensando…
# $seat: un posto senza nessuno.
turn-closed = ### { $seat }: una tessera viene piazzata…
turn-buyer = ### { $seat }, una tessera è in vendita: che cosa offri?
# $seat: un posto. $step, $steps: quale passo di quanti.
turn-flight = ### 🐉 { $seat }, muovi il drago: passo { $step } di { $steps }
# Un posto senza persona.
turn-flight-other = ### 🐉 { $seat } muove il drago: passo { $step } di { $steps }
turn-flight-over = Turno { $turn } · il volo del drago è finito.
# $people: un elenco di menzioni, i cui passi devono ancora venire.
turn-flight-next = -# Poi { $people }: **{ button-steps }** per dare ordini in anticipo.
turn-seller = ### { $seat }, ci sono offerte per la tua tessera: la vendi?
turn-line = Turno { $turn } · { $tiles ->
    [0] l’ultima tessera
    [one] resta { $tiles } tessera
   *[other] restano { $tiles } tessere
}
# $clock: un momento di Discord, come «tra 2 giorni».
turn-clock = il tempo scade { $clock }
turn-clock-game = il tuo tempo per la partita scade { $clock }
turn-paused = tempo sospeso, riparte { $clock }
turn-started = **La partita comincia.**
    -# L’ordine delle tessere è già deciso da un seme con hash `{ $commitment }`. Il seme si vede alla fine, così si può controllare.
# $drawn: che cosa ha pescato ogni posto.
turn-tile-draw = **Strade sulle tessere pescate:** { $drawn }.
# $seat: un posto. $roads: quante strade mostra la sua tessera.
turn-tile-drawn = { $seat } ({ $roads })
# $seat: chi ha pescato più strade.
turn-tile-draw-first = { $seat } comincia: più strade di tutti.
turn-over = Turno { $turn } · { $seat } ha giocato.
turn-over-clock = Turno { $turn } · tempo scaduto per { $seat }.
# La partita è stata interrotta, o un posto è passato di mano.
turn-not-played = Turno { $turn } · toccava a { $seat }.
turn-market-over = Turno { $turn } · { $seat } ha risposto al mercato.

button-play = Gioca
button-board = Mappa
button-scores = Punti
button-undo = Annulla
button-tiles = Tessere
button-next-game = Prossima partita

## Il pannello privato

# $tile: la tessera a parole.
panel-choose-cell = **La tua tessera:** { $tile }. Scegli una casella numerata.
panel-choose-cell-purist = **La tua tessera:** { $tile }. Scegli una casella.
panel-choose-area = **La tua tessera:** { $tile }. Scegli prima una zona con la sua lettera.
# Accanto ai numeri delle caselle. Le lettere stanno sui pulsanti, con i numeri delle loro caselle («B 21–24»), e sulle immagini delle zone.
panel-areas = Le lettere portano alle altre caselle.
# $cell, $degrees: dove sta ora la tessera. $choice: chi si mette, per esempio «città (N)» o «nessuno». $meeple: yes se è un seguace, o nessuno, altrimenti no.
panel-preview = Tessera in **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , girata di { $degrees }°
}. { $meeple ->
    [yes] Seguace
   *[no] Poi
}: **{ $choice }**. Vale solo quando confermi.
# $cell: dove sta la tessera. $choice: chi si mette, per esempio «città (N)» o «nessuno». $meeple: yes se è un seguace, o nessuno, altrimenti no.
panel-deploy = Tessera in **{ $cell }**. { $meeple ->
    [yes] Seguace
   *[no] Poi
}: **{ $choice }**. Conferma per finire il turno.
# $number: della tessera sull’immagine.
panel-tile = Tessera { $number }
# Il pannello di una fase che non ne ha uno suo, e l’etichetta della sua lista di mosse.
panel-moves = Che cosa vuoi fare?
panel-moves-select = La tua mossa…

# $tile: la tessera a parole.
market-choose = Solo questa tessera può ancora completare un’area: { $tile }.
# $answer: che cosa è scelto, per esempio «Offri 5 punti» o «Tieni la tessera».
market-answer = La tua risposta: **{ $answer }**. Vale solo quando confermi.
market-more = Più punti…
# $points: punti.
market-offer = { $points ->
    [one] Offri { $points } punto
   *[other] Offri { $points } punti
}
# $name: chi ha offerto. $points: quanto.
market-accept = Vendi a { $name } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
market-pass = Non offrire niente
market-decline = Tieni la tessera
# Chi vuole piazzare una tessera o un seguace mentre si aspetta una risposta al mercato.
market-first = C’è una tessera in vendita: prima rispondi al mercato. Premi **{ LABEL("button-play") }**.
# $number: sull’immagine. $cell: il suo nome.
panel-cell-option = { $number } · { $cell }
panel-other-figures = Altri pezzi…
# $letter: sull’immagine. $choice: un’area.
panel-finish-option = { $letter } · { $choice }
# $letter: sull’immagine. $choice: un’area; più d’una in una riga.
panel-letter = **{ $letter }** { $choice }
# $mark: il segno di un tipo di pezzo. $figure: il suo nome.
panel-figure = { $mark } { $figure }
# $letters: che cosa vuol dire ogni lettera sull’immagine.
panel-turns = Una riga per rotazione: { $letters }
panel-nobody = Senza seguace
panel-confirm = Conferma
panel-other-cell = Cambia casella
panel-other-area = Cambia zona
panel-other-tile = Cambia tessera
panel-take-back = Riprendi la tessera
panel-back = Indietro
# Titoli di elenchi: chi rimanda la principessa, da chi va la fata, dove porta un portale.
panel-princess = La principessa rimanda a casa…
panel-fairy = La fata va da…
panel-portal = Dal portale verso…
# $cell: nome di una casella. $spots: un elenco di aree.
panel-beyond-option = { $cell } · { $spots }
# $first: nome della prima casella della pagina seguente.
panel-beyond-more = Altre caselle, da { $first }
panel-beyond = Dal portale verso **{ $cell }**. Scegli un’area.
# Below a preview: a second picture shows the line of a flying machine.
panel-line = 🎲 Un seguace sulla **macchina volante** atterra dove porta un dado bianco. Dove porta un dado scuro con una croce, il seguace torna da te.
panel-line-purist = 🎲 I dadi mostrano dove porta la **macchina volante**.
# $distance: che cosa mostra il dado. $cell: dove porta il volo.
panel-landing = 🎲 Il dado mostra **{ $distance }**: il volo porta in **{ $cell }**. Dove atterra il seguace? È definitivo.

## Il volo del drago
# $step, $steps: quale passo di quanti.
panel-flight = 🐉 **Il tuo passo**, { $step } di { $steps }: dove va il drago? Un passo è definitivo.
# $seat: chi muove il drago ora.
panel-flight-wait = 🐉 Passo { $step } di { $steps }: { $seat } muove il drago.
# $steps: a list of numbers of steps. $count: how many.
panel-orders = **Ordini** per { $count ->
    [one] il tuo passo { $steps }: premi una freccia
   *[other] i tuoi passi { $steps }: premi una freccia per ciascuno, uno dopo l’altro
}. Quando tocca a un passo, lo faccio io per te.
panel-orders-none = In questo volo non hai altri passi da ordinare.
# $by: computer or person.
panel-orders-closed = Se allora una via è chiusa, { $by ->
    [computer] sceglie un computer.
   *[person] lo chiedo a te.
}
# $step: a number. $side: n, e, s or w. The order cannot be followed.
panel-order-closed = ⚠️ Passo { $step }: la via del tuo ordine ({ $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}) è chiusa. Scegli ora.
# One order of a list. $step: a number. $side: n, e, s or w.
order-step = { $step } { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
order-undo = Annulla l’ultimo
order-clear = Cancella tutto
# $order: uno di quelli sotto.
panel-orders-given = Il tuo ordine: **{ $order }**.
# $side: n, e, s o w. Se la via è chiusa, si chiede comunque.
order-side = { $side ->
    [n] a nord se possibile
    [e] a est se possibile
    [s] a sud se possibile
   *[w] a ovest se possibile
}
order-computer = sceglie un computer
order-none = scelgo io
button-steps = I miei passi

# $news: che cosa ha fatto la mossa.
panel-done = Fatto. { $news }

## Quando la partita è andata avanti
moved-on = La partita è andata avanti. Ecco com’è adesso.
control-unknown = Questo pulsante non è più valido. Scrivi di nuovo il comando; in una partita è `/mappa`.

## Guardare
# $seat: un posto. $turn: numero del turno.
state-to-move = Turno { $turn }: tocca a { $seat }.
state-over = La partita è finita.
state-decided = L’incontro è stato deciso.
state-stopped = La partita è finita in anticipo.
state-lobby = La partita non è ancora cominciata.
state-running = La partita è in corso.
# $feature: city, road, field, monastery o garden. $points: punti.
scores-part = { $feature ->
    [city] città { $points }
    [road] strade { $points }
    [field] prati { $points }
    [monastery] monasteri { $points }
    [garden] giardini { $points }
    [fairy] fata { $points }
    [goods] merci { $points }
   *[other] altro { $points }
}
# $seat: un posto. $points: tutti i suoi punti. $parts: un elenco di parti.
scores-line = { $seat }: **{ $points }** ({ $parts })
scores-none = ancora niente
scores-projected = { $points } se la partita finisse ora
scores-laps = -# Nelle immagini, i numeri piccoli vicino a un punteggio contano i giri del segnapunti: { $laps } fa { $points }.
tiles-left = { $tiles ->
    [0] Non resta nessuna tessera da pescare.
    [one] Resta { $tiles } tessera da pescare.
   *[other] Restano { $tiles } tessere da pescare.
}
# Dopo una partita interrotta o persa per il tempo. $tiles: quante.
tiles-at-end = { $tiles ->
    [one] La partita è finita con { $tiles } tessera ancora da pescare.
   *[other] La partita è finita con { $tiles } tessere ancora da pescare.
}

## Annullare
# $undone: che cosa verrebbe annullato. $people: un elenco di menzioni. $hands: yes se si hanno tessere in mano, altrimenti no.
undo-offer = Verrebbe annullato questo, e { $hands ->
        [yes] tutte le mani tornerebbero come prima
       *[no] la stessa tessera verrebbe pescata di nuovo
    }:
    { $undone }
    Serve il consenso di { $people }.
undo-asked = Fatto. Ora devono accettare tutti gli altri.
undo-done = Annullato.
button-ask-undo = Chiedi a tutti
# $seat: un posto.
vote-asks = ↩️ { $seat } chiede di annullare:
# $people: un elenco di menzioni.
vote-waiting = { $people }: d’accordo?
vote-refused = ↩️ { $seat } ha rifiutato. La partita continua.
vote-withdrawn = ↩️ { $seat } ha ritirato la richiesta. La partita continua.
vote-closed = ↩️ Questa votazione è chiusa.
button-agree = Accetta
button-refuse = Rifiuta

## Promemoria
# $person: una menzione. $due: che cosa è atteso. $clock: un momento. $channel: un link al canale.
reminder = ⏳ { $person }, { $due ->
    [flight] muovi il drago in { $channel }
    [market] in { $channel } il mercato aspetta la tua risposta
   *[turn] in { $channel } tocca a te
}. Il tempo scade { $clock }.
reminder-game = ⏳ { $person }, { $due ->
    [flight] muovi il drago in { $channel }
    [market] in { $channel } il mercato aspetta la tua risposta
   *[turn] in { $channel } tocca a te
}. Il tuo tempo scade { $clock }; poi perdi la partita.
# Un promemoria il cui turno è finito. $turn: il numero. $channel: come sopra.
reminder-over = Il turno { $turn } in { $channel } è finito.
# Un promemoria il cui turno continua: ciò che chiedeva è fatto. $turn, $channel: come sopra.
reminder-flight-over = Turno { $turn } in { $channel }: questo passo del drago è fatto.
reminder-market-over = Turno { $turn } in { $channel }: la risposta al mercato è data.
