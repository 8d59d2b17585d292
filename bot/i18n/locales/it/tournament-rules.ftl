# Le pagine delle regole su tornei, scale, sfide e valutazioni: un titolo, e tutto ciò che dice la pagina.

topic-swiss = Sistema svizzero
topic-knock-out = Eliminazione diretta
topic-double-elimination = Doppia eliminazione
topic-groups = Gruppi ed eliminazione diretta
topic-tables = Tavoli da tre a cinque
topic-championship = Come al campionato del mondo
topic-duplicate = Duplicate: le stesse tessere
topic-live = Serate dal vivo
topic-league = Leghe e stagioni
topic-teams = Squadre
topic-ladder = Scale
topic-challenge = Sfide
topic-match-times = Un orario per il vostro incontro
topic-ratings = Valutazioni

explain-swiss =
    • A ogni round incontri qualcuno che ha più o meno i tuoi punti. Gli stessi non si incontrano due volte, finché si può evitare.
    • Una vittoria vale 1 punto, una parità ½. Comincia chi ha cominciato meno spesso.
    • Se il numero è dispari, riposa qualcuno degli ultimi, e conta come vittoria. Nessuno riposa due volte finché altri non hanno mai riposato.
    • Se il torneo dà riposi su richiesta, `/torneo riposo` ne chiede uno; vale mezza vittoria.
    • A pari punti contano quelli degli avversari, senza il più debole (o il riposo), poi la differenza, poi i punti segnati.
    • Quanti round ci sono lo sceglie chi organizza; altrimenti quanti ne servono: 3 in otto, 4 in sedici.
explain-knock-out =
    • Chi vince un incontro prosegue, chi perde è fuori. Le migliori teste di serie si incontrano tardi; se avanzano posti, nel primo round riposano.
    • Dopo il sistema svizzero, l’ordine delle teste di serie è quello della graduatoria. A posto condiviso viene prima la testa di serie migliore dell’inizio.
    • Un incontro è una partita, o al meglio di 3 o 5. Allora si comincia a turno, e finisce quando non si può più recuperare.
    • Pari nelle partite? Decidono i loro punti. Pari anche quelli? Passa la testa di serie migliore, o chi non ha cominciato: lo dice l’iscrizione.
    • Se nessuno gioca, escono entrambi; chi li avrebbe incontrati passa senza giocare.
    • Chi perde in semifinale gioca per il terzo posto.
explain-double-elimination =
    • Chi perde continua nel tabellone dei perdenti; alla seconda sconfitta è fuori.
    • I due tabelloni vanno avanti insieme: in otto servono sei round, in sedici otto.
    • Nel tabellone dei perdenti si entra dall’altro capo: gli stessi non si ritrovano presto.
    • Chi non ha avversario riposa, nel primo round le migliori teste di serie. Se nessuno gioca un incontro, escono entrambi, in ogni tabellone.
    • Nella gran finale si incontrano i primi dei due tabelloni. Se va a chi ha già perso una volta, si gioca di nuovo, se l’iscrizione non dice altro.
explain-groups =
    • Ci sono 2, 4 o 8 gruppi, riempiti avanti e indietro secondo le teste di serie: con due gruppi, 1 e 4 in uno, 2 e 3 nell’altro.
    • In un gruppo giocano tutti contro tutti, una volta. Se il numero è dispari, ognuno riposa una volta, e conta come vittoria.
    • A pari punti, come nel sistema svizzero: i punti degli avversari, poi la differenza, poi i punti segnati, infine la testa di serie migliore.
    • I migliori di ogni gruppo passano all’eliminazione diretta: le prime teste di serie sono i primi dei gruppi, poi vengono i secondi, e così via.
    • Nel suo primo round nessuno incontra qualcuno del proprio gruppo.
explain-tables =
    • A un tavolo si gioca da tre a cinque, il più vicino possibile alla misura prevista.
    • Secondo il posto un tavolo dà 5, 3, 2, 1 e 0 punti. Chi condivide un posto condivide anche i punti.
    • Incontri persone che hanno più o meno i tuoi punti, e il meno possibile le stesse.
    • Comincia chi ha cominciato meno spesso; chi ha giocato presto nell’ordine, poi gioca più tardi.
    • I round sono tre, se chi organizza non sceglie altro.
explain-championship =
    • Il gioco base come al campionato del mondo: sistema svizzero, poi l’eliminazione diretta tra i migliori otto.
    • Quarti di finale: 1–5, 2–6, 3–7, 4–8. In semifinale si incontrano chi vince 1–5 e 4–8, e chi vince 2–6 e 3–7.
    • Nell’eliminazione diretta comincia chi è davanti, e perde in parità: all’altra persona bastano altrettanti punti.
    • Nei round svizzeri una parità vale mezza vittoria per entrambi.
    • Gli incontri sono al meglio di 1, 3 o 5; l’eliminazione diretta e la finale possono avere più partite dei round svizzeri.
    • Ognuno ha un tempo per tutta la partita: tre giorni, se chi organizza non sceglie altro. Chi finisce il tempo perde la partita.
explain-duplicate =
    • Tutti i tavoli di un round pescano le stesse tessere nello stesso ordine.
    • I thread degli incontri sono privati fino alla fine del round. I risultati escono quando tutti i tavoli hanno pescato lo stesso numero di tessere.
    • Non parlare delle tue tessere: ad altri tavoli forse devono ancora arrivare.
    • Una partita rigiocata ha altre tessere, perché lì le prime sono note.
    • L’hash del seme si vede all’inizio, il seme dopo l’ultima partita: chiunque può controllare l’ordine.
explain-live =
    • Un torneo in una serata: round di un’ora, 30 minuti a testa per partita, se chi organizza non sceglie altro.
    • Se le iscrizioni lo chiedono, premi **{ button-check-in }** nei loro ultimi minuti, o non giochi. Puoi entrare anche tra un round e l’altro.
    • Appena finisce l’ultimo tavolo si fanno gli abbinamenti e comincia il round seguente.
    • Un messaggio mostra come va a tutti i tavoli mentre giocano.
    • Finito il tempo di un round, chi organizza decide gli incontri aperti; altrimenti il loro punteggio vale qualche minuto dopo.
explain-league =
    • In una divisione giocano tutti contro tutti, una volta. Un round dura una settimana, se chi organizza non sceglie altro.
    • Dopo la stagione i primi di ogni divisione salgono e gli ultimi scendono, quanti ne dice l’iscrizione. A pari punti, come nel sistema svizzero, infine la testa di serie migliore.
    • Per restare, premi **{ button-enter }** alla prossima iscrizione. I posti liberi vanno ai prossimi della divisione sotto.
    • Chi è nuovo comincia sotto tutti gli altri. Se da sotto non può salire nessuno, resta chi doveva scendere.
    • Le divisioni sono tutte della stessa grandezza; solo l’ultima può essere più grande o più piccola, al massimo della metà.
    • Chi abbandona viene dietro a tutti quelli che continuano.
explain-teams =
    • Chi guida una squadra la iscrive con `/torneo squadra` e nomina i membri, che confermano. Ha fino a tre membri più dei tavoli, se chi organizza non sceglie altro.
    • La formazione si dà con **{ button-line-up }**, in segreto; si può cambiare finché non escono entrambe insieme. Se manca, vale l’ultima.
    • I primi tavoli delle due squadre si incontrano, poi i secondi, e così via. Le squadre cominciano a turno, tavolo dopo tavolo.
    • Una vittoria a un tavolo vale 1 punto, una parità ½. La squadra che ne ha di più vince: 2 punti d’incontro, 1 in parità.
    • In graduatoria contano prima i punti d’incontro, poi quelli dei tavoli, poi quelli degli avversari.
    • I membri senza tavolo sono riserve per gli incontri seguenti. Un tavolo che la squadra non può occupare è perso.
explain-ladder =
    • Entra dal fondo con `/scala entra`. Poi sfida qualcuno fino a tre posti sopra il tuo con `/sfida` e l’opzione `scala`; una sola sfida o partita alla volta.
    • Chi è sfidato ha tre giorni per accettare. Chi rifiuta o non risponde cede il posto; le ferie fermano il tempo.
    • Se vinci, il posto è tuo: da lì al tuo vecchio posto tutti scendono di uno. La parità non cambia nulla.
    • Le stesse due persone possono sfidarsi di nuovo dopo sette giorni al più presto.
    • 30 giorni senza sfide né partite costano un posto; le ferie non contano.
    • Una scala può avere altri numeri di posti e di giorni: li dice il suo messaggio.
explain-challenge =
    • `/sfida` qualcuno a una partita in due, classificata o no, con le regole del server o di un modello.
    • La persona accetta, rifiuta in privato o propone altre regole; allora rispondi tu.
    • Senza risposta la sfida è chiusa dopo tre giorni, o quanti ne dai tu. Le ferie fermano il tempo.
    • Una volta accettata, la partita comincia in un thread tutto suo.
    • Dopo un no, chiedi di nuovo alla stessa persona tra un giorno. Fino a cinque tue sfide possono aspettare una risposta.
explain-match-times =
    • Puoi giocare il tuo incontro quando vuoi, finché non finisce. Per giocare insieme, accordatevi su un orario.
    • Con **{ button-time-propose }** nel thread, o `/torneo orario`, proponine fino a tre. L’altra persona ne accetta uno o ne propone altri.
    • Un orario concordato vale finché non ne è accettato un altro.
    • Ogni persona legge gli orari nel proprio fuso, e vi menziono mezz’ora prima.
    • Le serate dal vivo e i tavoli da tre in su non hanno orari.
    • Quando scade il tempo di un incontro, decide chi organizza; altrimenti il suo punteggio vale un giorno dopo. Chi era di turno e non ha mai giocato perde; se sono entrambi, non vince nessuno.
explain-ratings =
    • Le partite classificate tra persone cambiano le loro valutazioni, sul server e su tutti i server. Le partite con i computer hanno valutazioni proprie.
    • Una partita conta quando tutti hanno giocato un terzo dei loro turni, e per nessuno se qualcuno è stato sostituito.
    • La seconda partita delle stesse due persone entro 30 giorni vale metà, la terza un terzo, e così via.
    • Contano solo i posti, non i punti. In più di due, ogni posto si confronta con ogni altro.
    • Chi se ne va viene dietro a tutti quelli che restano.
    • Una valutazione comincia da 1500 ed è provvisoria fino a 10 partite.
