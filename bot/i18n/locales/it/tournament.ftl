# Tornei.

command-tournament = torneo
    .description = Tornei: iscriversi, giocare, seguirli e dirigerli
command-tournament-create = crea
    .description = Annunciare un torneo in questo canale
    .name = nome
    .name-text = Come si chiama
    .format = formato
    .format-text = Come si decide chi vince
    .sign-up-hours = ore_iscrizione
    .sign-up-hours-text = Per quanto ci si può iscrivere, in ore (72)
    .round-days = giorni_per_turno
    .round-days-text = Quanto dura un turno del torneo, in giorni (14)
    .turn-hours = ore_per_mossa
    .turn-hours-text = Tempo per una mossa, in ore
    .rounds = turni
    .rounds-text = Quanti turni del torneo (quanti ne servono)
    .table-seats = posti_al_tavolo
    .table-seats-text = Ai tavoli: in quanti ci si siede (da 3 a 5)
    .knockout = eliminazione
    .knockout-text = Quanti passano all’eliminazione diretta dopo i turni svizzeri (8)
    .championship = campionato
    .championship-text = Quarti di finale 1–5, 2–6, 3–7, 4–8 invece di 1–8, 4–5, 3–6, 2–7
    .best-of = al_meglio_di
    .best-of-text = Partite di un incontro: al meglio di 1, 3 o 5
    .check-in-minutes = minuti_conferma
    .check-in-minutes-text = Chi vuole giocare deve confermare negli ultimi minuti delle iscrizioni
    .duplicate = duplicato
    .duplicate-text = Tutti i tavoli di un turno pescano le stesse tessere
    .late = in_ritardo
    .late-text = Ci si può iscrivere anche tra un turno e l’altro
    .preset = modello
    .preset-text = Regole salvate da questo server (altrimenti le sue solite)
    .help = aiuto
    .help-text = Quanto viene detto ai giocatori oltre alle regole
    .rated = classifica
    .rated-text = Se le partite valgono per la classifica (sì)
    .organisers = direzione
    .organisers-text = Un ruolo che può dirigere il torneo, oltre a te
command-tournament-join = partecipa
    .description = Iscriverti a un torneo
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-leave = lascia
    .description = Ritirarti da un torneo
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-checkin = conferma
    .description = Dire che ci sei e vuoi giocare
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-start = inizia
    .description = Chiudere le iscrizioni e cominciare (direzione)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-round = turno
    .description = Vedere gli incontri del turno, o cominciare il prossimo (direzione)
    .number = numero
    .number-text = Quale turno; senza risposta, il più recente
    .next = prossimo
    .next-text = Cominciare adesso il prossimo turno
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-standings = graduatoria
    .description = Vedere a che punto sta ciascuno
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-bracket = tabellone
    .description = Vedere l’eliminazione diretta
    .number = numero
    .number-text = Quale turno; senza risposta, uno sguardo d’insieme
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-referee = arbitra
    .description = Decidere, prolungare, sostituire, sospendere, annullare (direzione)
    .action = azione
    .action-text = Che cosa fare
    .match = incontro
    .match-text = Quale incontro
    .person = persona
    .person-text = Chi vince, o chi viene sostituito
    .by = con
    .by-text = Chi prende il posto della persona
    .hours = ore
    .hours-text = Quanto tempo in più, in ore
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-drop = escludi
    .description = Togliere qualcuno da un torneo (direzione)
    .person = persona
    .person-text = Chi
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-export = esporta
    .description = Avere graduatoria e incontri come tabella (CSV)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno

format-swiss = sistema svizzero
format-round-robin = tutti contro tutti
format-elimination = eliminazione diretta
format-swiss-elimination = sistema svizzero, poi eliminazione diretta
format-tables = tavoli da tre a cinque

decision-extend = più tempo
decision-as-it-stands = decidere secondo il punteggio attuale
decision-win = la persona vince
decision-tie = parità
decision-nobody = non vince nessuno
decision-replace = sostituire la persona
decision-drop = ritirare la persona
decision-pause = sospendere il torneo
decision-resume = riprendere dopo una pausa
decision-undo = annullare il risultato
decision-report = mostrare le coppie insolite

## Rifiuti
tournament-none = Su questo server non c’è un torneo così. Chi lo gestisce ne annuncia uno con `/torneo crea`.
# $status: sign-up, running, over o cancelled.
tournament-wrong-status = { $status ->
    [sign-up] Questo viene dopo: ci si può ancora iscrivere.
    [running] Non si può più: il torneo è in corso.
    [cancelled] Questo torneo è stato annullato.
   *[over] Questo torneo è finito.
}
# $most: lettere.
tournament-name = Un torneo vuole un nome da 1 a { $most } caratteri.
# $name: ciò che è stato chiesto.
tournament-name-taken = Su questo server è già aperto un torneo di nome «{ $name }». Scegli un altro nome.
# $what: tables, best-of, rounds, knock-out o round-time.
tournament-plan = { $what ->
    [tables] I tavoli hanno da tre a cinque posti; tutti gli altri formati sono per due. Togli `posti_al_tavolo`, o scegli il formato a tavoli.
    [best-of] Un incontro è una partita, o al meglio di tre o cinque; ai tavoli è una sola.
    [rounds] Un torneo ha da 1 a 15 turni.
    [knock-out] All’eliminazione diretta possono passare in 2, 4, 8, 16 o 32.
   *[round-time] Un turno dura da un’ora a novanta giorni.
}
tournament-sign-up-past = Le iscrizioni devono finire nel futuro.
tournament-sign-up-over = Questo torneo non accetta più nessuno.
# $most: un numero.
tournament-full = Tutti i { $most } posti sono presi.
# $yours: yes per chi legge, no per qualcun altro.
tournament-already-entered = { $yours ->
    [yes] La tua iscrizione c’è già stata, e ogni account si iscrive una volta sola.
   *[no] La sua iscrizione c’è già stata, e ogni account si iscrive una volta sola.
}
# $yours: yes per chi legge, no per qualcun altro.
tournament-not-entered = { $yours ->
    [yes] Non sei in questo torneo.
   *[no] Questa persona non è in questo torneo.
}
tournament-check-in-closed = Ora non si può confermare.
# $least, $entered: numeri.
tournament-too-few = Per cominciare bisogna essere almeno in { $least }, e { $entered ->
    [one] { $entered } è pronto
   *[other] { $entered } sono pronti
}.
tournament-organiser-only = Può farlo solo chi dirige questo torneo.
# $matches: un numero.
tournament-open-matches = Il turno non è finito: { $matches ->
    [one] 1 incontro è ancora aperto
   *[other] { $matches } incontri sono ancora aperti
}. Aspetta, o decidi con `/torneo arbitra`.
tournament-no-such-match = Non c’è un incontro così. Scegline uno dall’elenco.
tournament-match-decided = Questo incontro ha già il suo risultato. Si può annullare finché il suo turno è il più recente.
tournament-no-open-match = Non c’è nessun incontro aperto a cui dare più tempo.
tournament-match-open = Questo incontro non ha ancora un risultato, quindi non c’è niente da annullare.
tournament-not-in-match = Indica chi vince: qualcuno che siede in questo incontro.
tournament-round-past = Il prossimo turno è cominciato, e i suoi abbinamenti dipendono da questo risultato. Resta così.
# $most: giorni.
tournament-extension-range = Un incontro può avere più tempo, al massimo { $most } giorni per volta.
tournament-paused-already = Il torneo è già sospeso.
tournament-not-paused = Il torneo non è sospeso.
tournament-game = Questa partita fa parte di un torneo: chiedi alla direzione. Puoi riprenderti una mossa solo finché non si vede la tessera seguente.
tournament-several = Qui sono aperti più tornei. Indica quale: { $names }.
tournament-need-match = Indica quale incontro.
tournament-need-person = Indica chi.
tournament-need-hours = Indica quante ore.
# $planned: yes o no, se ci sarà l’eliminazione diretta.
tournament-no-bracket = { $planned ->
    [yes] L’eliminazione diretta non è ancora cominciata.
   *[no] Questo torneo non ha l’eliminazione diretta. La classifica si vede con `/torneo graduatoria`.
}
tournament-no-rounds = Non è ancora cominciato nessun turno.
# $first, $last: numeri di turni.
tournament-no-such-round = Quel turno non è cominciato, o non è tra questi: ci sono i turni da { $first } a { $last }.

## Iscrizioni
# $name: del torneo. $format: un formato.
cup-title = ## 🏆 { $name }
cup-format = **Formato:** { $format }{ $best-of ->
    [1] {""}
   *[other] , al meglio di { $best-of }
}{ $duplicate ->
    [yes] , duplicato: tutti i tavoli di un turno pescano le stesse tessere
   *[no] {""}
}
# $rounds: quanti, 0 per quanti ne servono. $best: quanti passano all’eliminazione diretta, 0 se non c’è.
cup-rounds = **Turni:** { $rounds ->
    [0] quanti ne servono
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , poi eliminazione diretta tra i migliori { $best }
}
cup-late = Si può entrare anche tra un turno e l’altro.
# $days: una durata.
cup-round-time = **Un turno:** { $time }
# $when: un momento.
cup-sign-up-until = **Chiusura delle iscrizioni:** { $when }
# $minutes: una durata.
cup-check-in = Conferma poco prima della chiusura (tempo per farlo: { $time }), o non sei dentro.
# $count: quanti. $names: menzioni.
cup-entered = **{ $count ->
    [one] 1 iscrizione
   *[other] { $count } iscrizioni
}:** { $names }
cup-entered-nobody = Non si è ancora iscritto nessuno.
# Chi comincia un incontro; accanto al livello di aiuto.
cup-first = comincia chi ha cominciato meno spesso
# $count: quanti altri.
cup-and-more = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
# $count: quanti altri, alla fine di un elenco di nomi.
cup-others = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
# $line: la riga di chi legge, in un elenco senza posto per essa.
cup-yours = **Tu:** { $line }
cup-running = Il torneo è in corso.
cup-over = Il torneo è finito.
cup-cancelled = Il torneo è stato annullato.
button-enter = Iscriviti
button-withdraw = Ritirati
button-check-in = Conferma
button-standings = Graduatoria
button-matches = Incontri
button-bracket = Tabellone
# $name: del torneo.
cup-joined = La tua iscrizione a **{ $name }** è registrata.
cup-left = Non sei più in **{ $name }**.
cup-checked-in = Hai confermato per **{ $name }**.
cup-started = **{ $name }** comincia.
cup-next-begins = Comincia il prossimo turno.
cup-was-last = Era l’ultimo turno.
cup-dropped = { $person } è fuori.
cup-decided = Fatto.
# $match: turno e numero. $players: nomi. $when: una data.
cup-extended = Incontro { $match } ({ $players }): nuova scadenza, { $when }.

## Che cosa comunicano i tornei
# $name: del torneo. $when: un momento.
cup-tell-check-in = **{ $name }**: è ora di confermare; si chiude { $when }.
cup-tell-cancelled = **{ $name }** è annullato: volevano giocare in troppo pochi.
# $round: un numero. $stage: final, semi-finals, quarter-finals, knock-out, o altro.
cup-round-name = turno { $round }{ $stage ->
    [final] {" "}(finale)
    [semi-finals] {" "}(semifinali)
    [quarter-finals] {" "}(quarti di finale)
    [knock-out] {" "}(eliminazione diretta)
   *[other] {""}
}
# $name: del torneo. $round: il nome di un turno.
cup-tell-round = ### { $name }: { $round }
# $promise: un hash.
cup-tell-promise = Tutti i tavoli pescano le stesse tessere. L’ordine viene da un seme il cui hash è `{ $promise }`; il seme segue dopo l’ultima partita.
# $seed, $promise: un seme e il suo hash.
cup-tell-seed = Le tessere di questo turno venivano dal seme `{ $seed }` (partita n di un incontro: con `-n` in fondo). Il suo hash è `{ $promise }`, come mostrato prima.
# $number: dell’incontro. $players: un elenco. $result: punti, o aperto.
cup-match-line = { $number }\. { $players }
# $points: come 64 : 58.
cup-match-result = { $number }\. { $players } · **{ $points }**
cup-match-third = per il terzo posto
cup-match-thread = thread
cup-bye = { $player } riposa, e conta come vittoria.
# $players: chi prosegue. $count: quanti sono.
cup-unopposed = { $players } { $count ->
    [one] passa
   *[other] passano
} il turno senza giocare.
# $matches: un numero.
cup-more-matches = …e altri { $matches }: `/torneo turno`.
cup-more-in-file = …e altri { $matches }: `/torneo esporta`.
# $tournament: un nome. $round, $number: numeri. $players: nomi.
cup-thread-title = { $tournament } · { $round }.{ $number } · { $players }
# $players: menzioni. $when: un momento.
cup-tell-match = ### { $players }
    Il vostro incontro di **{ $name }**, { $round }. Comincia { $first }. Il suo tempo scade { $when }; poi decide la direzione.
# $players: menzioni. $when: un momento.
cup-tell-reminder = { $players }: il tempo del vostro incontro scade { $when }.
# $players: menzioni. $when: una data.
cup-tell-extended = { $players }: il vostro incontro ha più tempo. Nuova scadenza: { $when }.
# $organiser: una menzione. $match: un link. $players: nomi.
cup-tell-overdue = { $organiser }, un incontro aspetta una decisione: { $match } ({ $players }). Usa `/torneo arbitra`; tra un giorno si decide secondo il punteggio attuale.
# $organiser: una menzione. $match: un link. $players: nomi.
cup-tell-damaged = { $organiser }, la partita di { $match } ({ $players }) non può continuare: i dati salvati sono danneggiati. Con `/torneo arbitra` puoi farla rigiocare (annullare il risultato) o decidere l’incontro senza di essa (la persona vince, parità, non vince nessuno). Altrimenti, un giorno dopo la fine del tempo vale come parità.
# $how: walkover, referee o deadline. $points: come 1 : 0.
cup-tell-decided = { $how ->
    [walkover] Questo incontro è deciso perché qualcuno l’ha lasciato
    [deadline] Il tempo è scaduto, e questo incontro è deciso secondo il punteggio attuale
   *[referee] La direzione ha deciso questo incontro
}: { $players } **{ $points }**.
# $name: del torneo. $round: il nome di un turno.
cup-tell-round-over = ### { $name }: il { $round } è finito
# $when: un momento.
cup-tell-next = Il prossimo turno comincia { $when }.
# $name: del torneo.
cup-tell-paused = ⏸ **{ $name }** è sospeso. Tutti gli orologi sono fermi finché non riprende; potete giocare lo stesso.
cup-tell-resumed = ▶ **{ $name }** riprende. Ogni orologio ha il tempo che gli restava.
# $organiser: una menzione.
cup-tell-replayed = La partita è stata interrotta, e l’incontro continua con una nuova. { $organiser }: puoi invece decidere con `/torneo arbitra`.
# $name: del torneo. $winner: una menzione.
cup-tell-ended = # 🏆 { $winner } { $winners ->
    [one] vince
   *[other] condividono la vittoria in
} «{ $name }»!
# $place: un numero. $player: una menzione.
cup-place = { $place }\. { $player }
cup-place-shared = { $place }\. { $player } (a pari merito: niente li distingue)

## Graduatoria
# $place: da 1. $player: una menzione. $points, $solkoff: numeri. $difference: con il segno. $scored: punti.
standings-line = { $place }\. { $player } · **{ $points }** · { $solkoff } · { $difference } · { $scored }
standings-gone = { $player } (fuori)
standings-legend = Punti · punti degli avversari senza il più debole · differenza · punti segnati
standings-shared = Chi condivide un posto è alla pari in tutto questo.
standings-column-points = Punti
standings-column-solkoff = Solkoff
standings-column-difference = Differenza
standings-column-scored = Segnati
bracket-third = Terzo posto
bracket-overview = Sguardo d’insieme
cup-other-round = Un altro turno…
# $left, $right: nomi, o un trattino. $winner: un nome, o un trattino.
bracket-line = { $left } – { $right }: { $winner }
bracket-open = aperto

## Coppie insolite
report-title = ### Coppie le cui partite tra loro sono diverse dalle altre
report-none = Nessuna coppia spicca.
# $gains, $loses: menzioni. $won, $games, $expected, $left, $deviation: numeri.
report-line = • { $gains } ha vinto { $won ->
    [one] { $won } partita
   *[other] { $won } partite
} su { $games } contro { $loses }, quando ce se ne aspettava { $expected }{ $left ->
    [0] {""}
   *[other] ; { $left } per abbandono
}.
report-note = Un numero non è una prova: guarda le partite.
tournament-not-here = I tornei si annunciano in un canale di testo: ogni incontro riceve un suo thread.
