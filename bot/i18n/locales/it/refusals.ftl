# Rifiuti: che cosa non si può, e che cosa si può fare invece.

host-no-such-game = Qui non c’è nessuna partita. Aprine una con `/partita nuova`, o guarda le tue con `/partite`.
# $status: lobby, running, over o stopped.
host-not-in-lobby = { $status ->
    [running] La partita è già cominciata. Puoi seguirla con `/mappa`; chi gioca può lasciarla con `/abbandona`.
   *[other] Questo tavolo è chiuso. Aprine uno nuovo con `/partita nuova`.
}
host-not-running = { $status ->
    [lobby] La partita non è ancora cominciata. Quando ci sono tutti, una persona al tavolo preme **{ LABEL("button-start") }**.
   *[other] Questa partita è finita. Aprine una nuova con `/partita nuova`.
}
# $game: la sigla.
host-quarantined = La partita `{ $game }` è sospesa: il suo registro è illeggibile. Niente è perso; deve controllarlo chi gestisce questo bot.
# $game: la sigla dell’altra partita. $status: lobby o altro. $host: chi ha aperto il tavolo. $yours: yes se l’hai aperto tu. $closes: secondi dal 1970.
host-channel-busy = { $status ->
    [lobby] { $yours ->
        [yes] Hai già un tavolo qui, e ogni canale ne ammette uno. Apri il prossimo in un thread o in un altro canale, o chiudi questo con `/partita chiudi`. Se nessuno lo usa si chiude <t:{ $closes }:R>.
       *[no] { $host } ha già un tavolo qui, e ogni canale ne ammette uno. Partecipa (`/partita partecipa`), o usa un thread o un altro canale. Se nessuno lo usa si chiude <t:{ $closes }:R>; { $host } o chi gestisce il server può chiuderlo (`/partita chiudi`).
    }
   *[other] Qui c’è già una partita, e ogni canale ne ammette una. Apri la tua in un thread o in un altro canale, o chiudi quella che è qui con `/partita chiudi`.
}
host-tables-open = Hai già { $most } tavoli aperti, il massimo. `/partite` li elenca; chiudine uno con `/partita chiudi`, o partecipa a un altro.
# $seats: quanti posti ci sono.
host-lobby-full = Tutti i { $seats } posti sono occupati. Chi ha aperto il tavolo può aggiungerne uno; oppure apri un tavolo tuo con `/partita nuova`.
# $yours: yes per chi legge, no per qualcun altro.
host-already-seated = { $yours ->
    [yes] Giochi già a questo tavolo.
   *[no] Questa persona gioca già a questo tavolo. Scegli qualcun altro.
}
host-not-seated = Non giochi a questo tavolo, ma puoi guardare: **{ LABEL("button-board") }** e **{ LABEL("button-scores") }** sono per tutti.
# $full: yes se tutti i posti sono occupati.
host-not-at-table = { $full ->
    [yes] Non sei a questo tavolo, e tutti i posti sono occupati. Aprine uno tuo con `/partita nuova`.
   *[no] Non sei a questo tavolo. Prima prendi posto con **{ LABEL("button-join") }**.
}
# $colour: red, blue, green, yellow, black o pink.
host-no-such-seat = Qui non c’è questo posto { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[pink] rosa
}. Scegline uno dall’elenco.
# $least: quanti ne servono. $seated: quanti sono seduti.
host-too-few-seats = Una partita vuole almeno { $least } posti occupati, e qui { $seated ->
    [0] non ce n’è nessuno
    [one] ce n’è solo uno
   *[other] ce ne sono solo { $seated }
}. Aspetta, o aggiungi un computer.
# $seated: quanti sono seduti.
host-more-seated = { $seated ->
    [one] { $seated } posto è già occupato
   *[other] { $seated } posti sono già occupati
}. Libera prima un posto, o tienine almeno altrettanti.
# $least, $most: numeri di posti.
host-seats-range = Un tavolo ha da { $least } a { $most } posti.
# $least_seconds, $most_seconds: secondi.
host-turn-time-range = Un turno può durare da cinque minuti a trenta giorni, o non avere limite.
host-budget-range = Il tempo a testa per una partita va da quindici minuti a dieci giorni, o non ha limite.
host-hints-off = Niente suggerimenti nelle partite classificate e nei tornei. Alla fine, `/analisi` mostra mosse migliori.
host-no-hint = Non è arrivato nessun suggerimento. Riprova, o continua a giocare.
host-review-later = Una partita si analizza quando è finita.
host-review-tournament = Le partite di un torneo si analizzano quando il torneo è finito.
host-reviews-waiting = Molte partite aspettano la loro analisi. Riprova tra qualche minuto.
host-review-file-open = Questa partita non è finita. Un file di partita si analizza se termina con `end`.
# $most: turni.
host-review-file-long = Questa partita è troppo lunga per essere analizzata: al massimo { $most } turni.
host-review-file-yours = Sto ancora analizzando un altro tuo file. Riprova dopo.
# $played: yes se in questa partita ha giocato un computer, altrimenti no.
host-no-computer-turn = { $played ->
    [yes] Qui nessun computer ha giocato un turno del genere. Scegline uno dall’elenco.
   *[no] In questa partita non ha giocato nessun computer. Senza `computer`, `/perché` mostra da dove vengono i punti di un’area.
}
host-explained-later = In una partita classificata o in un torneo i computer spiegano i loro turni a partita finita.
host-explained-purist = A questo tavolo si gioca senza aiuto: i computer spiegano i loro turni a partita finita.
host-explained-hands = A questo tavolo le mani sono nascoste: i computer spiegano i loro turni a partita finita.
host-explanations-waiting = In molti chiedono spiegazioni ai computer. Riprova tra qualche secondo.
host-no-explanation = Non è arrivata nessuna spiegazione. Riprova.
host-no-puzzle = Qui non ho una tessera del giorno da mostrare. Chi gestisce il server ne avvia una con `/enigma quotidiano`.
# $first: secondi dal 1970.
host-puzzle-not-yet = La prima tessera del giorno arriva <t:{ $first }:R>.
host-puzzle-closed = Questa tessera del giorno è finita, e la sua soluzione è pubblicata. `/enigma oggi` mostra la più recente.
host-puzzle-answered = A questa hai già risposto. Ognuno ha un solo tentativo.
host-puzzle-turn = Lì quella mossa non è possibile. Scegline una con i pulsanti.
# $opponent: ciò che è stato chiesto.
host-unknown-opponent = Non c’è un computer di nome «{ $opponent }». Scegline uno dall’elenco.
# $host: nome di chi ha aperto il tavolo.
host-host-only = Può farlo solo { $host }, che ha aperto questo tavolo.
host-host-stays = Questo tavolo l’hai aperto tu. Chiudilo con `/partita chiudi`.
host-rated-needs-people = Una partita classificata è solo tra persone. Togli i computer, o giocate una partita non classificata.
# $seq: il numero dello stato su cui è stato premuto.
host-moved-on = La partita è andata avanti. Ecco com’è adesso.
# $name: a chi tocca. $colour: il suo colore.
host-not-your-turn = Non tocca a te: è il turno di { $name }.
host-nothing-to-undo = Non c’è ancora niente da annullare.
host-undo-bound = Non si può più annullare: da allora un dado è stato lanciato o il drago si è mosso.
host-no-vote = Questa votazione è chiusa. `/annulla` o `/partita chiudi` ne apre un’altra.
host-vote-open = Una votazione per annullare è già aperta. Devono accettare tutti gli altri.
host-already-voted = Hai già risposto; ora tocca agli altri.
# $name: chi è seduto lì.
host-seat-not-open = Lì gioca ancora { $name }. Un posto si libera quando viene ceduto; dopo un turno mancato può assegnarlo anche chi ha aperto il tavolo.
host-seat-lost = Chi giocava lì ha esaurito il tempo e ha perso. Nessuno può prendere questo posto.
# $free: yes se non c’è nessuno, altrimenti no.
host-seat-unasked = Questa partita è classificata e il posto varrebbe per quella persona dall’inizio: dev’essere lei a sceglierlo. { $free ->
    [yes] Può prendere il posto da sé con `/sostituisci`.
   *[no] Chiudi questa partita con `/partita chiudi`; potrà partecipare a un nuovo tavolo.
}
host-name-yourself = Per prendere questo posto, indica il tuo nome in `con`.
# $zone: ciò che è stato scritto.
host-unknown-time-zone = Il fuso orario «{ $zone }» non esiste. Scrivi una città, per esempio Europe/Rome, o scegline una dall’elenco di `/io promemoria`.
host-holiday-order = La fine delle ferie deve venire dopo l’inizio e nel futuro.
host-not-over = Questa partita non è ancora finita. La rivincita viene dopo.
host-not-played = La rivincita è per chi ha giocato questa partita. Apri un tavolo tuo con `/partita nuova`, o premi **{ LABEL("button-join") }** a uno aperto.
# $most: quante lettere.
host-preset-name = Il nome di un modello ha da 1 a { $most } caratteri.
# $preset: ciò che è stato chiesto.
host-no-such-preset = Su questo server non c’è un modello di nome «{ $preset }». Scegline uno dall’elenco. Chi gestisce il server ne salva uno con `/modello salva`.
# $most_bytes: byte.
host-file-too-large = Questo file è troppo grande per un file di partita: al massimo { $most_bytes } byte.
host-not-opener = Su questo server solo alcuni possono aprire partite. Chiedi a chi lo gestisce, o partecipa a un tavolo aperto.
host-own-game = Hai giocato in questa partita, e conta: perciò non puoi farlo. Un’altra persona che gestisce il server può interromperla; possono farlo anche, tutti insieme, quelli che sono ancora al tavolo.
