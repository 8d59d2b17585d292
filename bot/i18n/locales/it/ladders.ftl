# Scale: posti che le persone si prendono con le sfide.

command-ladder = scala
    .description = Prendi i posti degli altri con le sfide
command-ladder-open = apri
    .description = Apri una scala in questo canale (per chi gestisce il server)
    .name = nome
    .name-text = Come si chiama
    .reach = portata
    .reach-text = Quanti posti più su si possono sfidare (altrimenti 3)
    .answer = giorni-risposta
    .answer-text = Quanti giorni per accettare (altrimenti 3)
    .idle = giorni-fermi
    .idle-text = Dopo quanti giorni senza partite si scende di un posto (altrimenti 30; 0: mai)
    .preset = modello
    .preset-text = Regole salvate su questo server
    .rated = classificata
    .rated-text = Se le partite sono classificate (altrimenti sì)
command-ladder-settings = impostazioni
    .description = Cambia le regole di una scala (per chi organizza), o guardale
    .name = nome
    .name-text = Come si chiama
    .reach = portata
    .reach-text = Quanti posti più su si possono sfidare
    .answer = giorni-risposta
    .answer-text = Quanti giorni per accettare
    .idle = giorni-fermi
    .idle-text = Dopo quanti giorni senza partite si scende di un posto (0: mai)
    .preset = modello
    .preset-text = Regole salvate su questo server
    .rated = classificata
    .rated-text = Se le partite sono classificate
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-join = entra
    .description = Entra in una scala dal fondo
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-leave = esci
    .description = Esci da una scala; il tuo posto va a chi è sotto
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-show = mostra
    .description = Vedi i posti di una scala, e chi gioca contro chi
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-place = posto
    .description = Sposta qualcuno a un altro posto (per chi organizza)
    .person = persona
    .person-text = Chi sposti
    .place = posto
    .place-text = Quale posto, contando dall’alto
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-export = esporta
    .description = Ricevi una scala come tabella (CSV)
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-move = sposta
    .description = Fai proseguire una scala in questo canale (per chi organizza)
    .ladder = scala
    .ladder-text = Quale scala
command-ladder-close = chiudi
    .description = Chiudi una scala così com’è (per chi organizza)
    .ladder = scala
    .ladder-text = Quale scala

# $name: il nome della scala.
ladder-title = ## { $name }
# $reach: quanti posti.
ladder-rule-challenge = • Si entra dal fondo. Con `/sfida` e l’opzione `scala` giochi per un posto, fino a { $reach } sopra il tuo, una sfida alla volta.
# $time: un numero di giorni.
ladder-rule-answer = • Tempo per accettare: { $time }. Chi rifiuta o non risponde cede il posto. Le ferie non contano.
ladder-rule-win = • Se vinci, il posto è tuo: da lì al tuo vecchio posto tutti scendono di uno. La parità non cambia nulla.
ladder-rule-again = • Le stesse due persone possono sfidarsi di nuovo dopo { $time } al più presto.
ladder-rule-idle = • { $time } senza sfide né partite: un posto più giù. Le ferie non contano.
ladder-rule-hints = • Le partite non sono classificate: `/suggerimento` è permesso. Tutti sanno chi lo chiede.
ladder-over = **Questa scala è chiusa.**
ladder-nobody = Non è ancora entrato nessuno.
# $count: quanti membri.
ladder-members = { $count ->
    [one] **Una persona** è sulla scala:
   *[other] **{ $count } persone** sono sulla scala:
}
ladder-more = { $count ->
    [one] …e un’altra persona
   *[other] …e altre { $count } persone
}
# $place: un posto. $player: una menzione. $won, $lost: quante partite.
ladder-line = { $place }\. { $player } · { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
}
# $other: una menzione; segue la riga.
ladder-line-waits = ⏳ sfida con { $other }
ladder-line-plays = ⚔️ gioca contro { $other }
# $player: chi ha sfidato, o di chi si tratta. $other: chi era sfidato. $place: un posto.
ladder-news-climbed = ▲ { $player } vince contro { $other } e prende il posto **{ $place }**.
ladder-news-held = { $other } vince contro { $player } e tiene il posto.
ladder-news-tied = Parità: { $player } e { $other } tengono i loro posti.
ladder-news-no-result = La partita tra { $player } e { $other } non ha risultato: i posti restano gli stessi.
ladder-news-unanswered = ▲ { $player } prende il posto **{ $place }**: { $other } non ha accettato la sfida.
ladder-news-left = ▲ { $player } prende il posto **{ $place }**: { $other } ha lasciato la scala durante la partita.
ladder-news-idle = ▽ { $player } non gioca da molto e scende al posto **{ $place }**.
ladder-news-placed = Chi organizza sposta { $player } al posto **{ $place }**.
ladder-join = Entra
ladder-leave = Esci
ladder-close = Chiudi la scala
ladder-look = Scala
ladder-climbed = ultima salita
ladder-fell = ultima discesa
ladder-column = Vinte – perse
# $first, $last: posti.
ladder-places = Posti { $first }–{ $last }

## Ciò che legge una sola persona

# $name: il nome della scala. $place: un posto.
ladder-joined = Sei in **{ $name }**, al posto { $place }. { $place ->
    [1] Chi si iscrive dopo di te potrà sfidarti.
   *[other] Sfida qualcuno sopra di te con `/sfida` e l’opzione `scala`.
}
ladder-leave-ask = **Lasciare { $name }?** Rinunci al posto { $place }. Chi ti ha sfidato lo prende, anche durante la partita; le tue sfide finiscono. Se rientri, riparti dal fondo.
ladder-left = Hai lasciato **{ $name }**.
# $player: una menzione. $place: un posto.
ladder-placed = { $player } è ora al posto { $place }.
ladder-placed-already = { $player } è già al posto { $place }.
ladder-close-ask = **Chiudere { $name } per sempre?** I posti restano come sono, le sfide aperte vengono ritirate e le partite in corso arrivano alla fine senza spostare nessuno.
ladder-closed-now = **{ $name }** è chiusa.
ladder-changed = **{ $name }** ha ora queste regole. Le sfide fatte prima tengono le loro.
# $channel: una menzione del canale.
ladder-moved = **{ $name }** prosegue in { $channel }.
# $names: un elenco di nomi.
ladder-several = Qui ci sono più scale: { $names }. Scegline una con l’opzione `scala`.
ladder-organiser-only = Può farlo solo chi ha aperto la scala o gestisce il server.
ladder-not-here = Una scala ha bisogno di un canale testuale: ogni partita riceve lì un suo thread.
ladder-none = Questa scala non esiste su questo server. Chi lo gestisce ne apre una con `/scala apri`.
ladder-none-yet = Su questo server non c’è ancora una scala. Chi lo gestisce ne apre una con `/scala apri`.
# $most: quante lettere.
ladder-name = Il nome di una scala ha da 1 a { $most } caratteri.
ladder-name-taken = C’è già una scala aperta «{ $name }». Scegli un altro nome.
ladder-plan = Non si può: si sfidano da 1 a 10 posti più su, si hanno da 1 a 14 giorni per accettare, e si scende dopo 7–180 giorni o mai.
ladder-clock = Una scala ha bisogno di un limite di tempo: scegli un modello con un tempo per turno o a testa.
ladder-closed = Questa scala è chiusa. `/scala mostra` mostra i suoi ultimi posti.
# $most: quante persone.
ladder-full = Questa scala è piena ({ $most } persone). Finché nessuno esce, gioca senza: `/sfida`.
ladder-on-it = Sei già su questa scala. `/scala mostra` mostra il tuo posto.
# $yours: yes per chi chiede.
ladder-not-on-it = { $yours ->
    [yes] Non sei su questa scala. Entra con `/scala entra`.
   *[no] Questa persona non è sulla scala. `/scala mostra` mostra chi c’è.
}
ladder-below = Questa persona è sotto di te. Sfida qualcuno sopra di te, o giocate senza la scala.
# $reach: quanti posti.
ladder-reach = { $reach ->
    [one] Troppo in alto: puoi sfidare il posto subito sopra il tuo.
   *[other] Troppo in alto: puoi sfidare fino a { $reach } posti sopra il tuo.
}
# $yours: yes per chi chiede.
ladder-busy = { $yours ->
    [yes] Hai già una sfida o una partita su questa scala. Prima finisci quella.
   *[no] Questa persona ha già una sfida o una partita su questa scala. Scegli qualcun altro, o aspetta.
}
# $days: quanti giorni.
ladder-again = Tra voi due c’è stata una sfida negli ultimi { $days } giorni. Scegli qualcun altro, o aspetta.
ladder-own = Sei anche tu su questa scala: qualcun altro vi sposta le persone.
