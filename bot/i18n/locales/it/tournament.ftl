# Tornei.

command-tournament = torneo
    .description = Tornei: iscriviti, gioca, segui, organizza
command-tournament-create = crea
    .description = Crea un torneo in questo canale (per chi gestisce il server)
    .name = nome
    .name-text = Come si chiama
    .kind = tipo
    .kind-text = Un modello; tutto si cambia sotto Impostazioni
    .format = formato
    .format-text = Come si trova chi vince (altrimenti svizzero, o quello del tipo)
    .sign-up-hours = ore_iscrizione
    .sign-up-hours-text = Per quanto ci si può iscrivere, in ore (altrimenti 72)
    .round-days = giorni_per_round
    .round-days-text = Quanto dura un round, in giorni (altrimenti 14)
    .turn-hours = ore_per_turno
    .turn-hours-text = Tempo per turno, in ore
    .budget = tempo_totale
    .budget-text = Tempo a testa per tutta una partita; chi lo esaurisce perde
    .rounds = round
    .rounds-text = Quanti round (altrimenti quanti ne servono)
    .table-seats = posti_al_tavolo
    .table-seats-text = Ai tavoli: posti per tavolo (da 3 a 5)
    .knockout = eliminazione
    .knockout-text = Quanti passano all’eliminazione diretta dopo i round svizzeri (altrimenti 8)
    .boards = tavoli
    .boards-text = Squadre: quanti tavoli ha un incontro a squadre
    .division-size = giocatori_divisione
    .division-size-text = Lega a divisioni: quanti giocano in ognuna
    .promoted = promossi
    .promoted-text = Quanti salgono da una divisione dopo la stagione, e altrettanti scendono
    .championship = campionato
    .championship-text = Come al mondiale: 1–5, 2–6, 3–7, 4–8; comincia, e perde in parità, chi è davanti
    .best-of = al_meglio_di
    .best-of-text = Partite di un incontro: al meglio di 1, 3 o 5
    .check-in-minutes = minuti_conferma
    .check-in-minutes-text = Chi vuole giocare deve confermare negli ultimi minuti delle iscrizioni
    .duplicate = duplicate
    .duplicate-text = Tutti i tavoli di un round pescano le stesse tessere
    .late = in_ritardo
    .late-text = Se ci si può iscrivere tra un round e l’altro
    .preset = modello
    .preset-text = Regole salvate su questo server (altrimenti le solite)
    .help = aiuto
    .help-text = Quanto mostra il bot oltre alle regole
    .rated = classificata
    .rated-text = Se sono partite classificate (altrimenti sì)
    .organisers = organizzazione
    .organisers-text = Un ruolo i cui membri possono gestire il torneo con te
command-tournament-join = partecipa
    .description = Iscriviti a un torneo
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-leave = lascia
    .description = Ritirati, anche definitivamente da un torneo in corso
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-checkin = conferma
    .description = Conferma che ci sei e vuoi giocare
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-bye = riposo
    .description = Chiedi un riposo nel prossimo round
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-seed = testa_di_serie
    .description = Dai un posto tra le teste di serie (per chi organizza)
    .person = persona
    .person-text = Chi
    .place = posto
    .place-text = Quale posto, da 1
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-start = inizia
    .description = Chiudi le iscrizioni e comincia (per chi organizza)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-round = round
    .description = Guarda gli incontri di un round, o comincia il prossimo (per chi organizza)
    .number = numero
    .number-text = Quale round (altrimenti il più recente)
    .next = prossimo
    .next-text = Comincia adesso il prossimo round
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-standings = graduatoria
    .description = Guarda la graduatoria
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-bracket = tabellone
    .description = Guarda l’eliminazione diretta
    .number = numero
    .number-text = Quale round (altrimenti uno sguardo d’insieme)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-referee = arbitra
    .description = Decidi, prolunga, sostituisci, sospendi, annulla (per chi organizza)
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
    .description = Togli qualcuno da un torneo (per chi organizza)
    .person = persona
    .person-text = Chi
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-move = sposta
    .description = Fai proseguire un torneo in questo canale (per chi organizza)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-organisers = organizzazione
    .description = Guarda chi può gestire un torneo, e scegli un ruolo che può farlo
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno
command-tournament-export = esporta
    .description = Ricevi graduatoria e incontri come tabella (CSV)
    .tournament = torneo
    .tournament-text = Quale, se ce n’è più d’uno

kind-championship = Campionato del mondo
kind-live = Serata dal vivo
kind-league = Stagione di lega
kind-duplicate = Duplicate

format-swiss = sistema svizzero
format-round-robin = tutti contro tutti
format-elimination = eliminazione diretta
format-swiss-elimination = sistema svizzero, poi eliminazione diretta
format-double-elimination = doppia eliminazione
format-tables = tavoli da tre a cinque

decision-extend = dai più tempo
decision-as-it-stands = decidi secondo il punteggio attuale
decision-win = questa persona vince
decision-tie = parità
decision-nobody = non vince nessuno
decision-replace = sostituisci questa persona
decision-drop = togli questa persona
decision-pause = sospendi il torneo
decision-resume = riprendi il torneo
decision-undo = annulla il risultato
decision-cancel = annulla, o chiudi in anticipo
decision-report = mostra le coppie insolite

## Rifiuti
tournament-none = Torneo non trovato su questo server. Chi lo gestisce può crearne uno con `/torneo crea`.
tournament-none-yet = Su questo server non c’è ancora un torneo. Chi lo gestisce può crearne uno con `/torneo crea`.
# $status: sign-up, running, over o cancelled.
tournament-wrong-status = { $status ->
    [sign-up] Questo viene dopo: ci si può ancora iscrivere.
    [running] Non si può più: il torneo è in corso.
    [cancelled] Questo torneo è stato annullato. Chi gestisce il server può crearne un altro con `/torneo crea`.
   *[over] Questo torneo è finito. `/torneo graduatoria` mostra il risultato.
}
tournament-cancel-running = Troppo tardi per annullarlo: il torneo è in corso. Puoi chiuderlo in anticipo con `/torneo arbitra`.
# $most: lettere.
tournament-name = Il nome di un torneo ha da 1 a { $most } caratteri.
# $name: ciò che è stato chiesto.
tournament-name-taken = Su questo server c’è già un torneo di nome «{ $name }». Scegli un altro nome.
# $what: che cosa non va nel piano, un `PlanProblem`.
tournament-plan = { $what ->
    [tables] I tavoli hanno da tre a cinque posti; tutti gli altri formati sono per due. Togli `posti_al_tavolo`, o scegli il formato a tavoli.
    [best-of] Un incontro è una partita, o al meglio di tre o cinque; ai tavoli è una sola.
    [rounds] Un torneo ha da 1 a 15 round.
    [knock-out] All’eliminazione diretta possono passare in 2, 4, 8, 16 o 32; nel tabellone del campionato del mondo in 8, senza doppia eliminazione.
    [groups] Ci sono 2, 4 o 8 gruppi, e da ognuno passa lo stesso numero di persone all’eliminazione diretta.
    [divisions] Tutti contro tutti si può giocare in divisioni da 3 in su, senza gruppi ed eliminazione diretta.
    [promoted] Può salire meno di metà di una divisione, e altrettanti scendono.
    [teams] Le squadre si incontrano su 2–8 tavoli, svizzero o tutti contro tutti, con meno tempo per le formazioni che per il round.
    [entered] Ci sono già iscrizioni: non si può più passare da squadre a singoli, né viceversa.
    [most] Un torneo ha almeno i posti che gli servono per cominciare, e al massimo 256.
    [byes] Ognuno può chiedere fino a 5 riposi.
   *[round-time] Un round dura da dieci minuti a novanta giorni.
}
tournament-parameters-unused = Un torneo di questo formato non usa { $parameters }. Lascialo vuoto, o scegli un altro formato.
tournament-sign-up-past = Le iscrizioni devono finire nel futuro.
tournament-sign-up-over = A questo torneo non ci si può più iscrivere. Chi organizza può ancora sostituire una persona con un’altra, con `/torneo arbitra`.
tournament-no-reserves = Questo torneo ora non prende riserve. Iscriviti con `/torneo partecipa`.
tournament-reserve-unseeded = Le riserve giocano al posto di un riposo e non sono teste di serie.
tournament-no-byes = Nessuno può chiedere un riposo nel prossimo round di questo torneo. Se ti serve più tempo per un incontro, chiedi a chi organizza.
tournament-byes-used = Hai già avuto tutti i riposi che puoi chiedere: { $most }. Se ti serve più tempo per un incontro, chiedi a chi organizza.
# $most: un numero.
tournament-full = Tutti i { $most } posti sono presi. Chi organizza può ancora sostituire una persona con un’altra, con `/torneo arbitra`.
# $yours: yes per chi legge, no per qualcun altro.
tournament-already-entered = { $yours ->
    [yes] Iscrizione già fatta: una sola per account.
   *[no] Questa persona è già iscritta: una sola iscrizione per account.
}
tournament-dropped-out = Sei fuori da questo torneo: chi lascia un torneo in corso non può iscriversi di nuovo. Puoi seguirlo con `/torneo graduatoria`.
# $yours: yes per chi legge, no per qualcun altro.
tournament-not-entered = { $yours ->
    [yes] Non sei in questo torneo. Se le iscrizioni sono ancora aperte, entra con `/torneo partecipa`.
   *[no] Questa persona non è in questo torneo. Scegli qualcuno che ne fa parte.
}
tournament-check-in-closed = Ora non serve confermare: la tua iscrizione resta valida.
tournament-check-in-early = Si potrà confermare più tardi: <t:{ $opens }:f>.
# $least, $entered: numeri.
tournament-too-few = Per cominciare servono almeno { $least } persone, e { $entered ->
    [one] { $entered } è pronta
   *[other] { $entered } sono pronte
}. Aspettane altre, o annulla il torneo con `/torneo arbitra`.
tournament-organiser-only = Può farlo solo chi organizza questo torneo o gestisce il server. Chiedi a una di queste persone.
tournament-role-not-yours = Solo chi ha annunciato il torneo, o chi gestisce il server, può scegliere chi lo gestisce.
tournament-role-everyone = Non tutti possono gestire un torneo. Scegli un ruolo che solo alcune persone hanno.
# $matches: un numero.
tournament-open-matches = Il round non è finito: { $matches ->
    [one] 1 incontro è ancora aperto
   *[other] { $matches } incontri sono ancora aperti
}. Aspetta, o decidi con `/torneo arbitra`.
tournament-no-such-match = Questo incontro non esiste. Scegline uno dall’elenco.
tournament-match-decided = Questo incontro ha già il suo risultato. Chi organizza può annullarlo finché il suo round è il più recente.
tournament-no-open-match = Non c’è nessun incontro aperto a cui dare più tempo. `/torneo round` mostra gli incontri e inizia il prossimo round.
tournament-match-open = Questo incontro non ha ancora un risultato, quindi non c’è niente da annullare. Puoi deciderlo o dargli più tempo.
tournament-not-in-match = Scegli con `persona` chi vince: una delle persone di questo incontro.
tournament-round-past = Troppo tardi: il prossimo round dipende già da questo risultato. Si possono annullare solo quelli del round più recente.
tournament-forfeit-stands = Chi ha lasciato il torneo resta fuori: questo risultato non si può annullare.
# $most: giorni.
tournament-extension-range = Un incontro può avere al massimo { $most } giorni in più per volta.
tournament-paused-already = Il torneo è già sospeso. Puoi riprenderlo con `/torneo arbitra`.
tournament-not-paused = Il torneo non è sospeso. Puoi sospenderlo con `/torneo arbitra`.
tournament-game = Questa partita fa parte di un torneo: chiedi a chi organizza. Un turno si annulla solo finché non si vede la tessera seguente.
tournament-seat = In un torneo è chi organizza a sostituire qualcuno, con `/torneo arbitra`. Puoi lasciare il tuo posto con `/abbandona`.
tournament-own-match = Riguarda un tuo incontro: deve farlo un’altra persona che organizza o chi gestisce il server.
tournament-several = Qui ci sono più tornei. Scegline uno con l’opzione `torneo`: { $names }.
tournament-need-match = Scegli un incontro con l’opzione `incontro`, o usa questo comando nel suo thread.
tournament-need-person = Scegli con `persona` chi sostituire, e con `con` chi prende quel posto: una persona, non un bot.
tournament-need-hours = Scegli quante ore con l’opzione `ore`.
# $planned: yes o no, se ci sarà l’eliminazione diretta.
tournament-no-bracket = { $planned ->
    [yes] L’eliminazione diretta non è ancora cominciata.
   *[no] Questo torneo non ha l’eliminazione diretta. Guarda la graduatoria con `/torneo graduatoria`.
}
tournament-no-rounds = Non è ancora cominciato nessun round. Il primo comincia dopo le iscrizioni.
# $count, $first, $last: quanti round ci sono, e i loro numeri.
tournament-no-such-round = Questo round non esiste ancora. { $count ->
    [1] C’è solo il round { $first }.
   *[other] Scegline uno da { $first } a { $last }.
}

## Iscrizioni
# $name: del torneo. $format: un formato.
tournament-title = ## 🏆 { $name }
tournament-format = **Formato:** { $format }{ $best-of ->
    [1] {""}
   *[other] , al meglio di { $best-of }
}{ $duplicate ->
    [yes] , duplicate: tutti i tavoli di un round pescano le stesse tessere
   *[no] {""}
}
# $rounds: quanti, 0 per quanti ne servono: $likely per i finora $entered, 0 se sono troppo pochi. $of: «people» per persone o «teams» per squadre. $best: quanti passano all’eliminazione diretta, 0 se non c’è.
tournament-rounds = **Round:** { $rounds ->
    [0] quanti ne servono{ $likely ->
        [0] {""}
       *[other] : { $likely } per { $entered } { $of ->
            [teams] squadre
           *[people] persone
        }
    }
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , poi eliminazione diretta tra i migliori, { $best } al massimo
}
# $groups: how many, $best: of each.
tournament-groups = { $groups ->
    [one] **Poi** l’eliminazione diretta tra i migliori, { $best } al massimo.
   *[other] **Gruppi:** { $groups }; i migliori { $best } di ognuno passano all’eliminazione diretta.
}
# $seats: quanti ne sono previsti per tavolo.
tournament-table-seats = **Posti per tavolo:** { $seats }, o quanto più vicino permette il numero di persone
tournament-late = Puoi iscriverti anche tra un round e l’altro, con `/torneo partecipa`.
# $ties: starter o seed, chi passa quando un incontro a eliminazione finisce in parità.
tournament-knock-out = **Eliminazione diretta:** { $ties ->
    [starter] in parità passa chi non ha cominciato
   *[seed] in parità passa la testa di serie migliore
}.
tournament-knock-out-nobody = Se nessuno gioca, escono entrambi; chi li avrebbe incontrati passa senza giocare.
tournament-knock-out-starts = Nell’eliminazione diretta comincia la testa di serie migliore.
# $games: of a match. $final: of the final, or same.
tournament-knock-out-best-of = **Incontri a eliminazione diretta:** al meglio di { $games }{ $final ->
    [same] {""}
   *[other] , finale al meglio di { $final }
}
tournament-double = **Doppia eliminazione:** chi perde continua nel tabellone dei perdenti; alla seconda sconfitta è fuori.
# $reset: yes o no.
tournament-double-reset = { $reset ->
    [yes] Se la gran finale va a chi ha già perso una volta, si gioca di nuovo.
   *[no] Decide una sola gran finale, non importa chi ha già perso.
}
tournament-duplicate = Tutti pescano le stesse tessere: chi si parla può sapere che cosa arriva.
tournament-duplicate-private = I thread sono privati fino alla fine del round; i risultati aspettano il tavolo più lento.
# $days: una durata.
tournament-round-time = **Tempo per round:** { $time }
# $when: un momento.
tournament-sign-up-until = **Chiusura delle iscrizioni:** { $when }; poi si comincia.
# $minutes: una durata.
tournament-check-in = Premi **{ button-check-in }** poco prima della chiusura (finestra: { $time }), o non giochi.
# $count: quanti. $names: menzioni.
tournament-entered = **{ $count ->
    [one] 1 iscrizione
   *[other] { $count } iscrizioni
}:** { $names }
# $count, $most, $byes, $round, $place: numbers. $names: mentions. $name: of the tournament. $player, $person: a mention.
tournament-waiting = **In lista d’attesa ({ $count }):** { $names }
tournament-reserves = **Riserve ({ $count }):** { $names }
tournament-most = **Posti:** { $most }; poi c’è la lista d’attesa.
tournament-byes = Ognuno può chiedere { $byes ->
    [one] un riposo
   *[other] { $byes } riposi
} con `/torneo riposo`; vale mezza vittoria.
tournament-direct-encounter = A pari punti contano prima gli incontri tra queste persone.
tournament-waits = Tutti i posti di **{ $name }** sono presi. Sei in lista d’attesa e ti menziono quando se ne libera uno.
tournament-stands-in = Sei riserva per **{ $name }**: giochi quando qualcuno resterebbe senza incontro.
tournament-rest = { $player } riposa su richiesta, e conta come mezza vittoria.
tournament-bye-asked = Riposi nel round { $round } di **{ $name }**.
tournament-bye-taken-back = Giochi nel round { $round } di **{ $name }**.
tournament-tell-moved-up = { $person }, si è liberato un posto: partecipi al torneo **{ $name }**.
tournament-tell-moved-down =
    { $person }, ora sei in lista d’attesa per **{ $name }**.
    { $why ->
        [season] I posti vanno prima a chi c’era nella scorsa stagione, poi in ordine d’iscrizione.
       *[fewer] Ci sono meno posti di prima.
    }
tournament-tell-no-reserves = { $person }, con il nuovo formato **{ $name }** non ha più riserve. Per giocare, premi **{ button-withdraw }**, poi **{ button-enter }**.
tournament-seeds = ### Teste di serie
tournament-seed-line = { $place }\. { $player }
tournament-seeds-note = -# Ora vale l’ordine delle iscrizioni, salvo chi sposti. Chi arriva dopo segue, secondo la valutazione.
tournament-entered-nobody = Ancora nessuna iscrizione.
# $count: quanti hanno confermato.
tournament-present = { $count ->
    [one] 1 presenza confermata
   *[other] { $count } presenze confermate
} (✓).
# $name: il torneo. $count, $entered: quanti hanno confermato, e si sono iscritti.
tournament-start-ask = **Iniziare { $name } adesso?** { $count } su { $entered } hanno confermato la presenza, e si può ancora farlo.
# $name: il torneo. $count: quante persone si sono iscritte.
tournament-cancel-ask = **Annullare { $name }?** È definitivo. { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Si è iscritta una persona.
   *[other] Si sono iscritte { $count } persone.
}
# $name: il torneo. $count: quanti incontri sono aperti. $results: yes se un incontro ha un risultato, altrimenti no. $byes: yes se qualcuno riposa nel round aperto, altrimenti no.
tournament-end-ask = **Chiudere { $name } adesso?** È definitivo.
    { $count ->
        [0] Nessun incontro è aperto.
        [one] Un incontro aperto finisce senza risultato, se non lo decidi prima. La sua partita è interrotta.
       *[other] { $count } incontri aperti finiscono senza risultato, se non li decidi prima. Le loro partite sono interrotte.
    }{ $byes ->
        [no] {""}
       *[yes] {""}
        In tal caso i riposi di questo round non contano.
    }
    { $results ->
        [no] Nessun incontro ha ancora un risultato: il torneo si può solo interrompere.
       *[yes] O la graduatoria diventa definitiva così com’è, o il torneo è interrotto e non ha un risultato.
    }
# $names: menzioni.
tournament-left-out = **Resterebbero fuori:** { $names }
# Chi comincia un incontro; accanto al livello di aiuto.
tournament-first = comincia chi ha cominciato meno spesso
# $count: quanti altri.
tournament-and-more = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
tournament-on-pause = ⏸ **Sospeso:** fino alla ripresa non scade nessun tempo.
tournament-running = Il torneo è in corso.
tournament-over = Il torneo è finito.
tournament-cancelled = Il torneo è stato annullato.
tournament-called-off = Il torneo è stato interrotto. Non ha un risultato.
button-enter = Iscriviti
button-withdraw = Ritirati
button-drop-out = Lascia il torneo
button-cancel-tournament = Annulla il torneo
button-end-tournament = Tieni la graduatoria
button-call-off = Interrompi il torneo
button-check-in = Conferma
button-play-after-all = Gioca comunque
button-reserve = Iscriviti come riserva
button-show-sign-up = Mostra le iscrizioni
button-standings = Graduatoria
button-matches = Incontri
button-bracket = Tabellone
# $name: del torneo.
tournament-joined = Ora partecipi al torneo **{ $name }**.
tournament-joined-late = Ora partecipi al torneo **{ $name }**, dal prossimo round.
tournament-drop-out-ask = **Lasciare { $name } definitivamente?** Perdi il tuo incontro se è ancora aperto, e non puoi iscriverti di nuovo.
tournament-left = Non partecipi più al torneo **{ $name }**.
tournament-checked-in = La tua presenza al torneo **{ $name }** è confermata.
# $name: del torneo. $paused: yes o no.
tournament-started = { $paused ->
    [yes] **{ $name }** è sospeso: comincia appena lo riprendi con `/torneo arbitra`.
   *[no] **{ $name }** comincia.
}
tournament-next-begins = Comincia il prossimo round.
tournament-was-last = Era l’ultimo round.
tournament-dropped = { $person } non partecipa più al torneo.
# $channel: una menzione del canale.
tournament-moved = **{ $name }** è ora in { $channel }.
# $name: il torneo. $people: chi può gestirlo.
tournament-organisers = Possono gestire **{ $name }**: { $people }.
tournament-managers = chi gestisce il server
tournament-role = Il ruolo che può gestirlo
# $name: il torneo.
tournament-resumed = **{ $name }** continua.
# $substitute, $person: menzioni.
tournament-replaced = { $substitute } gioca ora al posto di { $person }.
# $match: turno e numero. $players: nomi. $when: una data.
tournament-undone = Incontro { $match } ({ $players }): si continua, fino al { $when }.
# Al posto di una decisione in un round duplicate.
tournament-decided = Deciso. Il risultato si vedrà quando gli altri tavoli avranno pescato altrettante tessere.
# $match: turno e numero. $players: nomi. $when: una data.
tournament-extended = Incontro { $match } ({ $players }): nuova scadenza, { $when }.
tournament-sign-up-extended = Ci si può iscrivere fino al { $when }.
tournament-extended-not-own = Il tuo incontro mantiene la sua scadenza: può prolungarla un’altra persona che organizza.

## Che cosa comunicano i tornei
# $name: del torneo. $when: un momento.
tournament-tell-check-in = **{ $name }**: confermate la presenza; si chiude { $when }.
tournament-tell-longer-sign-up = **{ $name }**: il bot non era raggiungibile. Le iscrizioni restano aperte; si chiudono { $when }.
tournament-check-in-over = La conferma delle presenze per **{ $name }** è chiusa.
# $name: il torneo. $how: organisers (chi lo organizza lo annulla prima dell’inizio), running (lo interrompe più tardi) o clock (troppo poche iscrizioni).
# $person: una menzione di chi lo chiude, o none.
tournament-tell-cancelled = { $how ->
    [organisers] **{ $name }** è stato annullato da { $person ->
        [none] chi lo organizza
       *[other] { $person }
    }.
    [running] **{ $name }** è stato interrotto da { $person ->
        [none] chi lo organizza
       *[other] { $person }
    }. Non ha un risultato.
   *[clock] **{ $name }** è annullato: troppo poche iscrizioni.
}
# $round: un numero. $stage: final, semi-finals, quarter-finals, knock-out, losers, third, o altro.
tournament-round-name = round { $round }{ $stage ->
    [grand-final] {" "}(gran finale)
    [reset] {" "}(gran finale, di nuovo)
    [double] {" "}(doppia eliminazione)
    [losers] {" "}({ tournament-match-losers })
    [third] {" "}({ tournament-match-third })
    [final] {" "}(finale)
    [semi-finals] {" "}(semifinali)
    [quarter-finals] {" "}(quarti di finale)
    [knock-out] {" "}(eliminazione diretta)
   *[other] {""}
}
# $name: del torneo. $round: il nome di un turno.
tournament-tell-round = ### { $name }: { $round }
# $commitment: un hash.
tournament-tell-commitment = -# Tutti i tavoli pescano le stesse tessere, da un seme con hash `{ $commitment }`. Il seme segue dopo l’ultima partita.
# $seed, $commitment: un seme e il suo hash.
tournament-tell-seed = -# Le tessere di questo round venivano dal seme `{ $seed }` (partita n di un incontro: con `-n` in fondo). Il suo hash è `{ $commitment }`, come mostrato prima.
tournament-tell-threads = -# I thread di questo round sono aperti: premi **{ button-matches }** e scegline uno.
# $number: dell’incontro. $players: un elenco. $result: punti, o aperto.
tournament-match-line = { $number }\. { $players }
# $points: come 64 : 58.
tournament-match-result = { $number }\. { $players } · **{ $points }**
tournament-match-losers = tabellone dei perdenti
tournament-match-third = per il terzo posto
tournament-match-thread = thread
tournament-open-thread = Apri un thread…
tournament-thread-private = Questo thread è privato fino alla fine del round: i suoi tavoli pescano le stesse tessere.
tournament-thread-gone = Questo thread è stato eliminato. Un incontro aperto ne riceve uno nuovo; `/torneo round` mostra i risultati.
# $thread: un link.
tournament-thread-open = Ora puoi leggere questo thread: { $thread }
tournament-withheld = -# I risultati compaiono quando tutti i tavoli hanno pescato lo stesso numero di tessere.
# $first, $last: una data; $last è none se tutti gli incontri hanno la stessa scadenza.
tournament-round-until = -# Gli incontri ancora aperti hanno tempo fino al { $first }{ $last ->
    [none] {""}
   *[other] , alcuni fino al { $last }
}.
tournament-round-overdue = -# Il tempo degli incontri ancora aperti è scaduto: decide chi organizza.
tournament-bye = { $player } riposa, e conta come vittoria.
tournament-bye-void = { $player } riposava, ma non conta: il round non è stato completato.
# $players: chi prosegue. $count: quanti sono.
tournament-unopposed = { $players } { $count ->
    [one] passa
   *[other] passano
} il round senza giocare.
# $count: un numero.
tournament-more-matches = { $count ->
    [one] …e un altro: `/torneo round`.
   *[other] …e altri { $count }: `/torneo round`.
}
tournament-more-in-file = { $count ->
    [one] …e un altro: `/torneo esporta`.
   *[other] …e altri { $count }: `/torneo esporta`.
}
# $tournament: un nome. $round, $number: numeri. $players: nomi.
tournament-thread-title = { $round }.{ $number } { $players } · { $tournament }
# $players: menzioni. $when: un momento.
tournament-tell-match = ### Incontro { $match }: { $players }
    {""}**{ $name }**, { $round }. Comincia { $first }. Il tempo scade { $when }; poi decide chi organizza.
# $permission: come la chiama Discord.
tournament-tell-public = ⚠️ Questo thread lo leggono tutti: per farlo privato mi serve { $permission }.
# $players: menzioni. $when: un momento.
tournament-tell-reminder = { $players }: il vostro incontro finisce { $when }.
# $players: menzioni. $when: una data.
tournament-tell-extended = { $players }: il vostro incontro ha più tempo. Nuova scadenza: { $when }.
tournament-tell-reopened = { $players }: il risultato del vostro incontro è stato annullato. Giocate di nuovo; finisce { $when }.
tournament-tell-round-reopened = Un risultato è stato annullato: il { $round } di **{ $name }** continua.
# $organiser: una menzione. $match: un link. $players: nomi.
tournament-tell-overdue = { $organiser }, decidi { $match } ({ $players }) con `/torneo arbitra`. Altrimenti vale il punteggio attuale { $when }.
# $organiser: una menzione. $match: un link. $players: nomi.
tournament-tell-damaged = { $organiser }, la partita di { $match } ({ $players }) è danneggiata e non può continuare.
    Con `/torneo arbitra` puoi farla rigiocare ({ decision-undo }) o decidere ({ decision-win }, { decision-tie }, { decision-nobody }).
    Altrimenti vale come parità { $when }.
# $players: chi ha giocato.
tournament-tell-decided = { $players }: **{ $decision }**
# $players: chi gioca. $name: il torneo. $person: una menzione, o none.
tournament-tell-no-result = { $players }: { $person ->
        [none] chi organizza
       *[other] { $person }
    } ha chiuso **{ $name }**, e questo incontro non ha un risultato.
# Un incontro ancora aperto quando il suo torneo è stato chiuso.
match-no-result = nessun risultato
# $winner: menzioni. $winners: quanti. $how: walkover, referee o deadline. $points: come 12 : 8, o none.
match-decided = { $winners ->
    [0] non vince nessuno
    [one] vince { $winner }
   *[other] { $winner } condividono la vittoria
} { $how ->
    [walkover] a tavolino
    [deadline] allo scadere del tempo
   *[referee] per decisione
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
# $name: del torneo. $round: il nome di un turno.
tournament-tell-round-over = ### { $name }: { $round } finito
# $when: un momento.
# $playing, $tables, $tiles: numbers. $points: like 23 : 18, or none. $player: a mention, or none. $clock, $when: a timestamp.
tournament-at-once = Il round seguente comincia appena finisce l’ultimo tavolo.
tournament-live = **Tavoli ancora in gioco: { $playing } su { $tables }.**
tournament-live-over = **Tutti i tavoli hanno finito.**
tournament-table-state = -# { $points ->
    [none] {""}
   *[other] { $points } ·{" "}
}{ $tiles ->
    [one] { $tiles } tessera rimasta
   *[other] { $tiles } tessere rimaste
}{ $player ->
    [none] {""}
   *[other] {" "}· tocca a { $player }
}{ $clock ->
    [none] {""}
   *[other] {" "}⏳ { $clock }
}
tournament-table-waits = -# non ancora cominciato, il tempo scade { $when }
tournament-table-damaged = -# la partita è danneggiata e non può continuare
tournament-tell-next = Il prossimo round comincia { $when }.
tournament-tell-last = Era l’ultimo round. Ora segue il risultato finale.
# $name: del torneo. $status: sign-up o altro.
tournament-tell-paused = ⏸ **{ $name }** è sospeso, e con esso il tempo. { $status ->
    [sign-up] Potete ancora iscrivervi.
   *[other] Potete giocare lo stesso.
}
tournament-tell-resumed = ▶ **{ $name }** riprende, con il tempo che restava a ciascuno.
# $organiser: una menzione.
tournament-tell-replayed = La partita è stata interrotta; ne comincia una nuova. { $organiser }, puoi anche decidere con `/torneo arbitra`.
# $organiser: una menzione.
tournament-tell-fresh = Comincia una nuova partita, con altre tessere: il loro hash è all’inizio della partita.
    Gli altri tavoli non cambiano. { $organiser }, puoi anche decidere con `/torneo arbitra`.
# $name: del torneo. $winner: una menzione.
tournament-tell-ended = # 🏆 { $winners ->
    [0] Nessuno vince
    [one] { $winner } vince
   *[other] { $winner } condividono la vittoria in
} «{ $name }»!
# $name: il torneo. $winner: chi è in testa. $winners: quante persone. $person: una menzione, o none.
tournament-tell-ended-early = # 🏁 «{ $name }» è finito in anticipo
    { $person ->
        [none] Chi organizza
       *[other] { $person }
    } l’ha chiuso con la graduatoria così com’è. { $winners ->
        [0] Nessuno è in testa.
       *[other] In testa: { $winner }.
    }
# $place: un numero. $player: una menzione.
tournament-place = { $place }\. { $player }
tournament-place-shared = { $place }\. { $player } (a pari merito)

## Graduatoria
# $place: da 1. $player: una menzione. $points, $solkoff: numeri. $difference: con il segno. $scored: punti.
standings-line = { $place }\. { $player } · punti **{ $points }** · avversari { $solkoff } · differenza { $difference } · segnati { $scored }
standings-gone = { $player } (fuori)
standings-legend = -# Punti: degli incontri. Avversari: i loro punti, senza il più debole (o il riposo).
    -# Differenza e segnati: punti nelle partite.
# $knock-out: yes se i migliori passano all’eliminazione diretta, altrimenti no.
standings-shared = -# Chi condivide un posto è alla pari in tutto questo{ $knock-out ->
    [yes] ; per l’eliminazione diretta viene prima la testa di serie migliore
   *[no] {""}
}.
# $group: a letter.
standings-group = **Gruppo { $group }**
standings-column-points = Punti
standings-column-solkoff = Avversari
standings-column-difference = Differenza
standings-column-scored = Segnati
# $name: del torneo. $part: quale tabellone.
double-title = { $name } · { $part ->
    [grand-final] finali
    [losers] tabellone dei perdenti
   *[winners] tabellone dei vincenti
}
# $part: quale tabellone. $level: quale round, 0 per l’ultimo.
double-round = { $part ->
    [grand-final] Gran finale
    [reset] Di nuovo
    [losers] { $level ->
        [0] Finale dei perdenti
       *[other] Perdenti, round { $level }
    }
   *[winners] { $level ->
        [0] Finale dei vincenti
       *[other] Vincenti, round { $level }
    }
}
double-finals = Le due finali
bracket-third = Terzo posto
bracket-overview = Sguardo d’insieme
bracket-round = { $stage ->
    [final] Finale
    [semi-finals] Semifinali
    [quarter-finals] Quarti di finale
   *[knock-out] { $players ->
        [16] Ottavi di finale
        [32] Sedicesimi di finale
       *[other] Round a { $players }
    }
}
tournament-other-round = Un altro round…
# $left, $right: nomi, o un trattino. $winner: un nome, o un trattino.
bracket-line = { $left } – { $right }: { $winner }
bracket-open = aperto
bracket-nobody = nessuno

## Coppie insolite
report-title = ### Coppie le cui partite tra loro sono diverse dalle altre
report-none = Nessuna coppia spicca.
# $gains, $loses: menzioni. $won, $games, $expected, $left, $deviation: numeri.
report-line = • { $gains } ha vinto { $won ->
    [one] { $won } partita
   *[other] { $won } partite
} su { $games } contro { $loses }, quando se ne aspettavano { $expected }{ $left ->
    [0] {""}
   *[other] ; { $left } per abbandono
}.
# $gains, $loses: menzioni. $won, $games, $days, $others, $alike: numeri.
report-fresh = • { $gains } ha vinto { $won ->
    [one] { $won } partita
   *[other] { $won } partite
} su { $games } contro { $loses }, un account nuovo (qui da { $days } { $days ->
    [one] giorno
   *[other] giorni
}, altri avversari: { $others }; altri account simili: { $alike }).
report-note = Un numero non è una prova: guarda le partite.
tournament-not-here = Un torneo ha bisogno di un canale testuale: ogni incontro riceve lì un suo thread.

## Settings of a tournament
# $rounds, $games, $best: numbers. $time: a length of time.
# $name: of the tournament.
plan-title = ### { $name }: impostazioni
    {""}Ciò che scegli appare subito nel messaggio di iscrizione. Per cominciare: `/torneo inizia`. Più tempo per iscriversi: `/torneo arbitra`.
plan-format = Formato
plan-rounds = Round
plan-rounds-option = { $rounds ->
    [0] quanti round servono
    [one] { $rounds } round
   *[other] { $rounds } round
}
plan-round-time = Tempo per round
plan-round-time-option = { $time } per round
plan-budget = Tempo a testa per partita
plan-check-in = Presenza
plan-check-in-option = confermare la presenza: finestra finale di { $time }
plan-check-in-none = presenza senza conferma
plan-best-of = Partite per incontro
plan-best-of-option = incontri: al meglio di { $games }
plan-groups = Gruppi
plan-groups-option = { $groups ->
    [0] nessun gruppo
   *[other] { $groups } gruppi
}
plan-knock-out = Chi passa all’eliminazione diretta
plan-knock-out-option = { $best ->
    [0] nessuna eliminazione diretta
   *[other] eliminazione diretta tra i migliori, { $best } al massimo
}
plan-knock-out-best-of = Partite per incontro a eliminazione diretta
plan-knock-out-best-of-option = eliminazione diretta: al meglio di { $games }
plan-final-best-of = Partite della finale
plan-final-best-of-option = finale: al meglio di { $games }
plan-most = Posti
plan-most-option = { $most ->
    [0] tanti posti quante iscrizioni
   *[other] { $most } posti, poi una lista d’attesa
}
plan-seeding = Teste di serie
plan-seeding-rating = teste di serie per valutazione
plan-seeding-lot = teste di serie a sorte
plan-seeding-hand = teste di serie a mano, con /torneo testa_di_serie
plan-byes = Riposi su richiesta
plan-byes-option = { $byes ->
    [0] nessun riposo su richiesta
    [one] { $byes } riposo su richiesta
   *[other] { $byes } riposi su richiesta
}
plan-reserve = riserve al posto dei riposi
plan-direct-encounter = scontro diretto prima degli altri spareggi
plan-ties = Parità
plan-ties-nowhere = parità condivise; nell’eliminazione diretta passa la testa di serie migliore
plan-ties-knock-out = nell’eliminazione diretta chi ha cominciato perde in parità
plan-ties-everywhere = chi ha cominciato perde sempre in parità
plan-seats = Posti per tavolo
plan-more = Altro
plan-duplicate = tutti i tavoli di un round pescano le stesse tessere
plan-late = iscrizione possibile tra i round
plan-at-once = round seguente appena finisce l’ultimo tavolo
plan-rated = partite classificate
plan-double = doppia eliminazione anziché diretta
plan-reset = gran finale di nuovo, se serve
plan-championship = tabellone del campionato del mondo
