# Le regole per argomento, la prima partita con una guida, e l’aiuto per compiti.

## Le regole: pagine. Una pagina ha un titolo, le frasi delle sue regole, un’immagine d’esempio e ciò che vale.

# $title: il titolo di una pagina.
rules-page = ### { $title }
rules-select-game = Il gioco e le sue espansioni…
rules-select-variants = Edizioni e regole della casa…
button-rules = Regole
# $rules: un elenco di edizioni ed espansioni. In un canale che ha una partita.
rules-here = -# La partita in questo canale: { $rules }.
# $rules: un elenco di regole della casa.
rules-here-options = -# Le sue regole della casa: { $rules }.
# $played: yes o no. Sulla regola di questa pagina.
rules-here-this = { $played ->
    [yes] ✅ La partita in questo canale usa questa regola.
   *[no] ▫️ La partita in questo canale non usa questa regola.
}
# Ciò che dà l’esempio, prima delle righe dei punti.
rules-example = **Nell’immagine**
# $tile: una tessera a parole. $cells: in quante caselle sta.
rules-example-fits = La tessera pescata ({ $tile }) { $cells ->
    [0] non sta da nessuna parte
    [one] sta nella casella numerata
   *[other] sta nelle { $cells } caselle numerate
}.
# $spots: un elenco di aree come «città (N)».
rules-example-spots = Sulla tessera incorniciata un seguace può stare qui: { $spots }.
# $typed: ciò che è stato scritto.
rules-unknown-topic = Non conosco nessuna regola di nome «{ $typed }». Scegline una dall’elenco.

topic-setup = Prima della partita
topic-turn = Un turno
topic-placing = Piazzare una tessera
topic-meeple = Mettere un seguace
topic-road = Strade
topic-city = Città
topic-monastery = Monasteri
topic-field = Prati e contadini
topic-majority = A chi vanno i punti
topic-end = La fine
topic-river = Il fiume
topic-garden = Giardini
topic-abbot = L’abate
topic-inn = Locande
topic-cathedral = Cattedrali
topic-large-meeple = Il seguace grande
topic-editions = Edizioni
topic-written = Una partita come file

## Le regole: un messaggio per ogni regola, con la sua sigla; due o tre frasi brevi.

explain-tiles-base = Il gioco base ha 72 tessere. Una sta al centro dall’inizio; le altre si pescano una alla volta, in un ordine che nessuno conosce.
explain-seats = Da due a sei giocatori, ognuno con un colore suo. A ogni posto può sedersi un computer.
explain-first-seat = Il caso decide chi comincia, o ognuno pesca una tessera e comincia quella con più strade, o giocate nell’ordine in cui vi siete seduti.
explain-draw = **Pesca:** ricevi una tessera, e tutti la vedono.
explain-place-tile = **Piazza** quella tessera, e nessun’altra, in modo che continui il paesaggio.
explain-deploy-one = **Metti un seguace**, uno al massimo, sulla tessera appena piazzata – o tienilo.
explain-score-completed = **Punti:** ogni strada, città e monastero che la tua tessera completa dà punti adesso, chiunque l’abbia cominciato. Poi i suoi seguaci tornano a casa.
explain-seat-order = Poi tocca al prossimo giocatore, sempre nello stesso ordine.
explain-place-adjacent = La tessera ne tocca un’altra con un lato intero. Angolo con angolo non basta.
explain-place-match = **Ogni** lato che tocca un’altra tessera la continua: prato con prato, città con città, strada con strada.
explain-place-occupied = In una casella c’è posto per una sola tessera.
explain-place-must = Una tessera che sta da qualche parte va piazzata, anche se aiuta qualcun altro.
explain-unplayable = Una tessera che non sta da nessuna parte esce dal gioco, e ne peschi un’altra.
explain-supply = Hai sette seguaci. Quelli sul paesaggio tornano quando la loro area dà punti.
explain-deploy-spot = Un seguace sta su un’area della tessera appena piazzata: su una strada è un ladro, in una città un cavaliere, in un monastero un monaco, su un prato un contadino.
explain-deploy-free = Su quell’area non deve esserci ancora nessuno, per quanto lontano – nemmeno tu.
explain-deploy-completed = Ciò che la tua tessera ha appena completato lo puoi ancora occupare: dà punti subito, e il seguace torna a casa.
explain-deploy-none = Senza seguaci piazzi solo tessere.
explain-road = Una strada è completa quando le sue due estremità arrivano a un villaggio, un incrocio, una città o un monastero, o quando è un anello. Dà **1 punto per tessera**, completa o no.
explain-city = Una città è completa quando le sue mura non hanno buchi. Dà **2 punti per tessera e 2 per stemma**. Incompleta, alla fine dà 1 e 1.
explain-monastery = Un monastero è completo quando le otto caselle intorno hanno una tessera. Dà **9 punti**. Incompleto, alla fine dà 1, e 1 per ogni tessera vicina.
explain-field-third = I contadini restano sul loro prato fino alla fine. Allora un prato dà **3 punti per ogni città completa che tocca**, a chi vi ha più contadini. Strade, città e fiumi dividono i prati.
explain-majority = Le aree possono unirsi, e allora più giocatori stanno sulla stessa. Chi vi ha **più seguaci** prende tutti i punti. In caso di parità ciascuno li prende tutti. Più seguaci non danno mai più punti.
explain-end = La partita finisce con l’ultima tessera. Ciò che è incompleto dà i suoi punti ridotti; poi tocca ai prati.
explain-tie = Vince chi ha più punti. A parità di punti si condivide la vittoria.
explain-river = Dodici tessere fiume vengono prima di tutte le altre: prima la sorgente, per ultimo il lago.
explain-river-continues = Ogni tessera fiume continua l’estremità aperta dell’acqua.
explain-river-no-u-turn = Il fiume non torna mai subito indietro, né va dove non potrebbe continuare.
explain-river-no-meeple = Nessuno sta sull’acqua. Le rive sono prati, e il fiume li divide; un ponte fa passare la strada.
explain-garden = Un giardino dà punti come un monastero: **9 punti** con otto tessere vicine, alla fine 1 e 1 per ogni vicina.
explain-abbot-garden-only = In un giardino può stare solo un abate.
explain-abbot-deploy = Ognuno ha un abate. Al posto di un seguace può andare in un monastero o in un giardino appena piazzato, e in nessun altro luogo.
explain-abbot-recall = In un turno in cui non metti nessuno, puoi richiamarlo da un’area incompleta. Riceve subito ciò che riceverebbe alla fine, e poi è di nuovo libero.
explain-inn = Una locanda sta lungo una strada. Completa, quella strada dà **2 punti per tessera**; incompleta alla fine non dà **niente**.
explain-cathedral = Una città completa con una cattedrale dà **3 punti per tessera e 3 per stemma**; incompleta alla fine non dà **niente**.
explain-large-meeple = Ognuno ha un seguace grande. Conta come **due** quando si guarda chi ne ha di più, e non dà più punti degli altri.
explain-editions = L’edizione stabilisce da dove parte una partita; poi ogni regola si può cambiare. **2014**: i prati danno 3 per città, i giardini sono sulle tessere. **2000**: lo stesso, senza giardini. **Seconda**: le città di due tessere danno meno, e ogni città conta una volta per i tuoi prati. **Prima**: le stesse città piccole, e i prati si contano a partire dalla città.
explain-city-small = Una città completa di due sole tessere dà solo 1 punto per tessera e 1 per stemma.
explain-field-second = I prati danno 3 per ogni città completa, ma una città per te conta una volta sola, per quanti tuoi prati la tocchino.
explain-field-first = Alla fine si guarda ogni città completa: chi ha più contadini su tutti i prati che la toccano riceve **4 punti**. Una città conta una volta.
explain-field-off = Nessuno va sui prati. Una buona scelta per una prima partita.
explain-hand-early-draw = Peschi la prossima tessera alla fine del tuo turno. Tutti la vedono, e ci puoi pensare finché non tocca a te.
explain-hand-three = Hai tre tessere, ne piazzi una e peschi di nuovo. Le mani sono visibili o nascoste, come piace al tavolo. Se nessuna delle tre sta da qualche parte, escono tutte e tre dal gioco.
explain-start-in-bag = Sul tavolo non c’è niente. La prima tessera pescata va al centro, e può già avere un seguace.
explain-unplayable-returns = Una tessera che non sta da nessuna parte torna nel sacchetto. La partita finisce quando nessuna tessera del sacchetto trova più posto.
explain-fill-hole-extra-turn = Se la tua tessera ne tocca altre su tutti e quattro i lati, hai un altro turno.
explain-no-final-features = Ciò che è incompleto alla fine non dà niente: strade, città, monasteri e giardini. I prati danno punti come sempre.
explain-table-edge = Il paesaggio non cresce oltre una misura decisa dal tavolo.
explain-table-edge-completes = Il bordo del tavolo chiude strade e città, e conta come vicino di monasteri e giardini.
explain-tile-market = Se la tessera pescata è l’ultima che può completare qualcosa, gli altri possono offrire punti per averla, una volta ciascuno. Chi l’ha pescata la vende o la tiene. Chi la compra la piazza e può mettere un seguace; chi l’ha venduta pesca di nuovo.
explain-notation = `/esporta` dà la partita come piccolo testo leggibile: una riga per tessera, per esempio `3. red R@0,-1/2 +road:N`. `/importa` mostra ogni file così, passo per passo.

## La prima partita con una guida. La persona gioca con il rosso, il computer con il blu.

# $step, $steps: quale turno di quanti.
lesson-title = ### La tua prima partita · turno { $step } di { $steps }
# Dopo «punti per»: a chi sono andati.
lesson-you = 🔴 te
lesson-computer = 🔵 il computer
# Sulle immagini.
lesson-name-you = Tu
lesson-name-computer = Computer
# $you, $computer: i punti finora.
lesson-scores = -# 🔴 Tu { $you } · 🔵 Computer { $computer }
# Prima di ciò che è stato fatto: «… ha piazzato una tessera in M51 e ha messo un seguace nel monastero».
lesson-computer-moved = 🔵 Il computer
# $hint: un suggerimento da sotto.
lesson-hint = 💡 { $hint }
lesson-next = Avanti
lesson-show-me = Fammi vedere
lesson-stop = Fermati qui
lesson-again = Gioca di nuovo
button-learn = Imparare giocando

# Turno 1: chiudere una città. $cell: nome di una casella.
lesson-1 =
    Tu e il computer costruite un solo paesaggio, tessera per tessera. Ogni lato deve continuare il suo vicino: città con città, strada con strada, prato con prato.
    I numeri mostrano dove sta la tua tessera. Scegli **{ $cell }**: lì le sue mura chiudono la città sotto.
lesson-1-lying = Ci sta, e la città non ha più buchi. Ora metti un seguace nella **città**: le lettere mostrano dove può stare. Poi **Conferma**; prima non conta niente.
lesson-1-hint-cell = È permesso, ma la città resta aperta. Scegli **{ $cell }**, proprio sopra.
lesson-1-hint-meeple = La tessera sta bene lì. Metti il tuo seguace nella **città**, così dà punti.
lesson-1-good = ✅ Una città chiusa dà subito punti: 2 per ognuna delle sue tessere. Il tuo cavaliere li ha guadagnati ed è tornato da te.
lesson-1-reply = Il monaco del computer aspetta che tutte le otto caselle intorno al suo monastero abbiano una tessera. Allora riceve 9 punti.

# Turno 2: cominciare una strada.
lesson-2 =
    La tua prossima tessera è un pezzo di strada. La strada della prima tessera è ancora aperta a entrambe le estremità, e non c’è nessuno.
    Continuala verso est: scegli **{ $cell }**.
lesson-2-lying = Metti un seguace sulla **strada**. Più è lunga, più vale: 1 punto per tessera.
lesson-2-hint-cell = Un buon posto per un’altra volta. Ora continua la strada: scegli **{ $cell }**.
lesson-2-hint-meeple = Metti il tuo seguace sulla **strada**, così i suoi punti saranno tuoi.
lesson-2-good = ✅ La strada è tua. Il tuo ladro ci resta finché le due estremità non sono chiuse. Nessun altro può andarci.
lesson-2-reply = Un incrocio chiude una strada. Il computer chiude la tua da quella parte, e ne comincia una sua da un’altra.

# Turno 3: chiudere la strada e occupare un monastero.
lesson-3 =
    Un monastero, con una strada che finisce alla sua porta. Una tessera può fare due cose insieme.
    Scegli **{ $cell }**, dove chiude la tua strada.
lesson-3-lying = La tua strada ora è completa e dà punti da sola. Il tuo seguace è dunque libero per qualcosa di nuovo: mettilo nel **monastero**.
lesson-3-hint-cell = Lì la tua strada resta aperta. Scegli **{ $cell }**, alla sua estremità ovest.
lesson-3-hint-meeple = Metti il tuo seguace nel **monastero**: riceve 1 punto per ogni tessera vicina, anche se non sarà mai completo.
lesson-3-good = ✅ La tua strada è completa: 1 punto per tessera, e il ladro è a casa. Il tuo monaco resta. Ogni tessera piazzata intorno al monastero lo fa valere di più.
lesson-3-reply = Il computer comincia una città. È aperta, quindi il suo cavaliere resta lì.

# Turno 4: un contadino.
lesson-4 =
    L’ultimo tipo di seguace è il contadino. Resta su un prato fino alla fine della partita; allora ogni città completa vicina al suo prato gli dà 3 punti.
    Scegli **{ $cell }**, accanto al prato su cui sta la tua città. **Gira la tessera** come vuoi.
lesson-4-lying = Le strade dividono i prati. Metti il tuo seguace sul **prato** che arriva alla tua città, e **Conferma**.
lesson-4-hint-cell = Da lì il prato non arriva a una città completa. Scegli **{ $cell }**, sopra la tua città.
lesson-4-hint-meeple = Non è ancora il prato della tua città. Metti il tuo seguace su un **prato**: quello che scende fino alle sue mura.
lesson-4-good = ✅ Il prato è tuo, e tocca la tua città. I punti li ricevi alla fine; fino ad allora il contadino non torna.
lesson-4-reply = Il computer chiude la sua città e ne riceve i punti.

# Turni 5 e 6: da soli.
lesson-5 = Ora sai tutto ciò che ti serve. **Gioca come vuoi:** i numeri mostrano dove sta la tua tessera. Una tessera accanto al tuo monastero ti porta un punto; una città vuole essere chiusa.
lesson-5-lying = **Gira la tessera** se sta anche in altri modi. Metti un seguace dove ti aspetti punti, o nessuno.
lesson-5-good = ✅ Fatto. Dove c’è già qualcuno non puoi mettere nessuno: un’area è di uno solo, a meno che due non si uniscano.
lesson-6 = La tua ultima tessera. Ciò che metti adesso dà punti alla fine, completo o no. Una città incompleta dà 1 punto per tessera, una strada anche.
lesson-6-lying = Dopo l’ultimo turno i seguaci non valgono più niente: mettine uno, se c’è qualcosa di libero.
lesson-6-good = ✅ Era la tua ultima tessera.

# La fine. $you, $computer: punti. $result: won, lost o tied.
lesson-end = ### La partita è finita: { $you } a { $computer }
lesson-result = { $result ->
    [won] 🎉 Hai vinto!
    [lost] Stavolta ha vinto il computer. Ora sai come si fa.
   *[tied] Parità: condividete la vittoria.
}
lesson-during = **Punti durante la partita**
lesson-final = **Punti alla fine**
lesson-what-next = **E adesso?** Apri un tavolo per i tuoi amici con `/partita nuova` in un canale; a un posto vuoto può sedersi un computer. Le stesse regole con immagini: `/regole`. Tutto ciò che so fare: `/aiuto`.
lesson-stopped = Puoi ricominciare quando vuoi con `/impara`. Le regole con immagini sono in `/regole`, e `/partita nuova` apre un tavolo.

## Aiuto per compiti

help-select = Che cosa vuoi fare?
help-start = Aprire un tavolo
    .text =
        • `/partita nuova` apre un tavolo nel canale. Gli altri premono **Partecipa**; **Aggiungi computer** riempie un posto.
        • **Impostazioni** sceglie edizione, espansioni, regole della casa, il tempo per un turno e quanto aiuto c’è; quasi tutto si può dare già a `/partita nuova`.
        • **Inizia** fa cominciare. Un canale ha posto per una partita; un thread o un altro canale per la prossima.
        • `/modello salva` conserva con un nome le regole del tuo tavolo.
help-turn = Giocare il mio turno
    .text =
        • Premi **Gioca** sotto l’immagine. Scegli una casella numerata, gira la tessera, scegli un seguace o nessuno, **Conferma**. Prima non conta niente.
        • Oppure scrivi: `/piazza casella:N49 rotazione:90°`, poi `/seguace su:città (N)` o `/passa`. Mentre scrivi ti viene proposto ciò che si può.
        • Uno sbaglio? `/annulla` è libero finché non si vede la tessera seguente. Poi devono essere d’accordo tutti.
help-back = Tornare dopo un giorno
    .text =
        • `/partite` elenca le tue partite su tutti i server, prima quelle che aspettano te. **Prossima partita** porta dall’una all’altra.
        • `/novità` racconta che cosa è successo dopo il tuo ultimo turno.
        • `/io promemoria` sceglie come ricevere promemoria, e le tue ore di silenzio; `/io ferie` ferma i tuoi orologi per qualche giorno, `/io lingua` sceglie la lingua delle mie risposte.
help-look = Vedere come va
    .text =
        • `/paesaggio` mostra il paesaggio, una parte da vicino, i prati per proprietario, o tutto a parole.
        • `/punti` mostra i punti, `/perché` come si è formato un punteggio, `/tessere` che cosa resta e che cosa sta in una casella.
        • `/cronologia` torna a qualsiasi turno. Nel canale possono guardare tutti.
help-leave = Lasciare, o cedere un posto
    .text =
        • `/abbandona` lascia una partita in corso: continua un computer, o il posto resta vuoto.
        • `/sostituisci` dà un posto a qualcun altro, con i suoi seguaci e i suoi punti.
        • `/partita lascia` ti fa alzare prima dell’inizio; `/partita chiudi` chiude un tavolo.
help-keep = Conservare una partita, o guardarne un’altra
    .text =
        • `/esporta` dà la partita del canale come piccolo file, in qualsiasi momento.
        • `/importa` mostra un file così, da dovunque venga, turno per turno.
        • Alla fine ricevete un poster, il grafico dei punti e il film della partita.
help-compete = Confrontarsi e gareggiare
    .text =
        • `/profilo` mostra che cosa ha giocato qualcuno, e com’è andata tra due persone.
        • `/classifica` mostra chi ha la valutazione migliore, `/primati` il meglio mai riuscito. Cambiano le valutazioni solo le partite tra persone, a un tavolo che **vale per la classifica**.
        • `/torneo crea` annuncia un torneo, `/torneo partecipa` ti iscrive. `/torneo turno` mostra gli incontri, `/torneo tabellone` l’eliminazione diretta, `/torneo graduatoria` a che punto sta ciascuno.
help-learn = Imparare il gioco
    .text =
        • `/impara` è una prima partita di cinque minuti contro il computer, tutta per te, con una guida.
        • `/regole` spiega ogni regola con l’immagine di un esempio.
help-server = Preparare il mio server
    .text =
        • `/impostazioni` sceglie lingua, aspetto, i canali per le partite e chi può aprirle.
        • Devo poter vedere il canale, scriverci e allegare file. Se manca qualcosa, lo dico.
        • `/privacy` mostra che cosa conservo di te, te lo dà, e lo elimina.
