# Guardare indietro.

# $step: il turno mostrato, 0 è prima del primo. $steps: quanti turni ci sono.
history-step = ### Turno { $step } di { $steps }
since-title = ### Dal tuo ultimo turno
since-round = ### Gli ultimi turni
since-nothing = Da allora non è successo niente.
since-no-turn = Non è ancora stato giocato nessun turno.
why-nothing = Ancora nessun punto.
why-unknown = Non trovo questi punti. Sceglili dall’elenco.
why-one-of-both = Scegli `area` oppure `computer`, non entrambi.
# $turn: numero del turno. $scored: una frase su ciò che ha dato punti.
why-paid = Turno { $turn }: { $scored }.
# Che cosa ha dato punti. $about: un’area, fairy o goods.
why-about = { $about ->
    [city] { feature-city }
    [road] { feature-road }
    [field] { feature-field }
    [monastery] { feature-monastery }
    [garden] { feature-garden }
    [fairy] fata
    [goods] merci
   *[other] { $about }
}
# $number: conta i punteggi da 1. $turn: numero del turno. $feature: un’area. $points: punti. $seats: un elenco di nomi.
why-option = { $number } · turno { $turn }: { $feature }, { $points } per { $seats }
# $over: yes o no.
export-done = { $over ->
    [yes] La partita
   *[no] La partita fin qui
}, come file. La rivedi con `/importa`.
# $most: migliaia di caratteri.
import-too-large = Questo file è troppo grande per un file di partita: al massimo { $most } kB.
import-no-text = Questo file non è un testo. Un file di partita è un piccolo file di testo.
import-busy = Sto già scorrendo due file di partita. Riprova tra qualche secondo.
import-busy-yours = Sto ancora scorrendo il tuo ultimo file di partita. Riprova tra qualche secondo.
import-gone = Non riesco ad avere questo file da Discord. Per favore, invialo di nuovo.
import-title = Guarda un file di partita
import-file = File di partita
import-file-text = Un file .game, per esempio da /esporta
menu-no-game = Questo messaggio non appartiene a nessuna partita. Scegline uno in cui parlo di una partita.
# $line: numero della riga. $move: ciò che vi sta. $reason: la frase della regola.
import-refused = Riga { $line }, `{ $move }`: { $reason }

## Reviews of finished games

review-title = ### Quanto valeva ogni turno
# $seat: un posto. $play: i punti che i suoi turni sono costati. $luck: di quanto le sue tessere valevano più della tessera media.
review-seat = { $seat }: **{ $play }** per il gioco, **{ $luck }** per le tessere pescate
review-note = -# In punti di vantaggio alla fine, come li prevede un computer che continua a giocare dopo ogni turno.
# $done: turni analizzati. $turns: turni della partita.
review-progress = Turni analizzati: { $done } su { $turns }. Continua da solo; guarda di nuovo tra un minuto.
review-nothing = Nessun turno è costato punti degni di nota.
review-failed = Qualcosa è andato storto da parte nostra, e questa analisi si è fermata. Puoi riprovare.
review-pick = I turni più costosi
# $turn: numero del turno. $seat: un nome. $points: quanto è costato.
review-option = Turno { $turn }, { $seat }: { $points }
review-turn = ### Turno { $turn }: { $seat }
# $moves: che cosa è stato giocato. $lead: il vantaggio previsto dopo.
review-played = Giocato: { $moves }. Vantaggio previsto: **{ $lead }**
review-better = Meglio: { $moves }. Vantaggio previsto: **{ $lead }**
review-best = Non è stata trovata una mossa migliore.
# $points: rispetto alla tessera media.
review-luck = La tessera pescata valeva { $points } rispetto alla tessera media.
button-review-again = Guarda di nuovo
button-review-retry = Riprova
button-review-all = Tutti i turni

## Hints

# $seat: un posto.
hint-asked = { $seat } ha chiesto un suggerimento.
# $moves: che cosa giocare.
hint-given = Io giocherei { $moves }. È ancora il tuo turno.

## Turns of computers explained

why-computer-yours = Ti sto ancora spiegando un altro turno. Riprova tra qualche secondo.
why-computer-last = L’ultimo turno di un computer
# $turn: numero del turno. $seat: un nome.
why-computer-option = Turno { $turn }: { $seat }
why-computer-title = ### Turno { $turn }: perché { $seat } ha giocato così
# $moves: che cosa è stato giocato. $lead: il vantaggio previsto dopo.
why-computer-played = Giocato: { $moves }. Vantaggio previsto: **{ $lead }**
# $ways: in quanti modi si poteva posare la tessera, più di uno.
why-computer-others = Gli altri modi migliori di piazzare la tessera, su { $ways }:
# $number: il numero della casella nell’immagine; 0 se è la stessa casella.
why-computer-other = { $number ->
    [0] •
   *[other] **{ $number }**
} { $moves }: **{ $lead }**
why-computer-only = Non c’era altro modo di piazzare la tessera.
why-computer-better = A guardare di nuovo, un’altra mossa mi piace di più. Al tavolo il tempo per pensare è più breve.
# $ways: in quanti modi si poteva posare la tessera.
why-computer-chance = Giocato: { $moves }. C’{ $ways ->
    [one] era solo questo modo
   *[other] erano { $ways } modi
} di piazzare la tessera.
why-computer-chance-note = -# Questo livello non soppesa nulla: piazza la tessera dove capita e prende i punti che arrivano subito.
# $depth: i turni giocati a partire da ciascuno; 0 per un primo sguardo.
why-computer-note = -# In punti di vantaggio alla fine, { $depth ->
    [0] a un primo sguardo a ogni turno
    [one] giocando ancora un turno da ciascuno
   *[other] giocando ancora { $depth } turni da ciascuno
}, con ciò che questo posto poteva vedere. I numeri sono nell’immagine.
