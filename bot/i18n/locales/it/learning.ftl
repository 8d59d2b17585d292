# Le regole per argomento, la prima partita con una guida, e l’aiuto per compiti.

## Le regole: pagine. Una pagina ha un titolo, le frasi delle sue regole, un’immagine d’esempio e ciò che vale.

# $title: il titolo di una pagina.
rules-page = ### { $title }
rules-select-game = Il gioco base…
rules-select-expansions = Espansioni…
rules-select-variants = Edizioni e regole della casa…
rules-select-tournaments = Tornei…
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
    [0] non va da nessuna parte
    [one] va nella casella numerata
   *[other] va nelle { $cells } caselle numerate
}.
# $spots: un elenco di aree come «città (N)».
rules-example-spots = Sulla tessera incorniciata un seguace può andare qui: { $spots }.
# $typed: ciò che è stato scritto.
rules-unknown-topic = Non c’è una regola di nome «{ $typed }». Scegline una dall’elenco.

topic-setup = Prima della partita
topic-turn = Un turno
topic-placing = Piazzare una tessera
topic-meeple = Schierare un seguace
topic-road = Strade
topic-city = Città
topic-monastery = Monasteri
topic-field = Prati e contadini
topic-majority = A chi vanno i punti
topic-end = La fine della partita
topic-river = Il fiume
topic-garden = Giardini
topic-abbot = L’abate
topic-inn = Locande
topic-cathedral = Cattedrali
topic-large-meeple = Il seguace grande
topic-goods = Merci
topic-builder = Il costruttore
topic-pig = Il maiale
topic-volcano = Vulcani
topic-dragon = Il volo del drago
topic-fairy = La fata
topic-princess = La principessa
topic-portal = Portali magici
topic-flyers = Macchine volanti
topic-editions = Edizioni
topic-written = Una partita come file

## Le regole: un messaggio per ogni regola, con la sua sigla; due o tre frasi brevi.

explain-tiles-base = Il gioco base ha 72 tessere. Una è al centro dall’inizio; le altre si pescano una alla volta, in un ordine che nessuno conosce.
explain-seats = Si gioca da due a sei, ogni posto con un colore suo. Ogni posto può essere di un computer.
explain-first-seat = Chi comincia si sorteggia; o tutti pescano una tessera e comincia quella con più strade; o giocate in ordine di arrivo.
explain-draw = **Pesca** una tessera. Tutti la vedono.
explain-place-tile = **Piazza** quella tessera, e nessun’altra, in modo che continui il paesaggio.
explain-deploy-one = **Schiera un seguace** su quella tessera, uno al massimo – o tienilo.
explain-score-completed = **Punti:** ciò che la tua tessera completa (strada, città o monastero) dà subito punti, chiunque l’abbia cominciato. Poi i seguaci tornano ai proprietari.
explain-seat-order = Poi tocca al posto seguente, sempre nello stesso ordine.
explain-place-adjacent = La tessera deve toccarne un’altra con un lato intero. L’angolo non basta.
explain-place-match = **Ogni** lato deve continuare la tessera vicina: prato con prato, città con città, strada con strada.
explain-place-occupied = In una casella c’è posto per una sola tessera.
explain-place-must = Una tessera che può andare da qualche parte va piazzata, anche se aiuta qualcun altro.
explain-unplayable = Una tessera che non va da nessuna parte esce dal gioco, e ne peschi un’altra.
explain-supply = Hai sette seguaci. Quelli sulla mappa tornano a te quando la loro area dà punti.
explain-deploy-spot = Un seguace va su un’area della tessera appena piazzata: su una strada è un ladro, in una città un cavaliere, in un monastero un monaco, su un prato un contadino.
explain-deploy-free = Su quell’area non deve esserci ancora nessun seguace, per quanto lontano – nemmeno tuo.
explain-deploy-completed = Puoi ancora occupare ciò che la tua tessera ha appena completato: dà punti subito, e il seguace torna.
explain-deploy-none = Senza seguaci piazzi solo tessere.
explain-road = Una strada è completa quando le sue due estremità arrivano a un villaggio, un incrocio, una città o un monastero, o quando è un anello. Dà **1 punto per tessera**, completa o no.
explain-city = Una città è completa quando le sue mura non hanno buchi. Dà **2 punti per tessera e 2 per stemma**. Incompleta, alla fine dà 1 e 1.
explain-monastery = Un monastero è completo quando le otto caselle intorno hanno una tessera. Dà **9 punti**. Incompleto, alla fine dà 1, e 1 per ogni tessera vicina.
explain-field-third = I contadini restano sul loro prato fino alla fine. Allora un prato dà **3 punti per ogni città completa che tocca**, a chi vi ha più contadini. Strade, città e fiumi dividono i prati.
explain-majority = Le aree possono unirsi, e allora si condividono. Chi vi ha **più seguaci** prende tutti i punti. In caso di parità ognuno li prende per intero. Più seguaci non danno mai più punti.
explain-end = La partita finisce con l’ultima tessera. Le aree incomplete danno meno punti, poi si contano i prati.
explain-tie = Vince chi ha più punti. A parità di punti si condivide la vittoria.
explain-river = Dodici tessere fiume vengono prima di tutte le altre: prima la sorgente, per ultimo il lago.
explain-river-continues = Ogni tessera fiume continua l’estremità aperta del fiume.
explain-river-no-u-turn = Il fiume non torna mai subito indietro, né va dove non potrebbe continuare.
explain-river-no-meeple = Sul fiume non vanno seguaci. Il fiume divide i prati sulle sue rive; un ponte fa passare la strada.
explain-garden = Un giardino dà punti come un monastero: **9 punti** con otto tessere vicine; alla fine 1, e 1 per ogni tessera vicina.
explain-abbot-garden-only = In un giardino può andare solo un abate.
explain-abbot-deploy = Tutti hanno un abate. Al posto di un seguace può andare in un monastero o in un giardino della tessera appena piazzata, e in nessun altro luogo.
explain-abbot-recall = In un turno in cui non schieri seguaci, puoi riprenderlo da un’area incompleta. Dà subito i punti che darebbe alla fine, e lo puoi riusare dal tuo prossimo turno.
explain-inn = Una strada completa con una locanda dà **2 punti per tessera**; incompleta alla fine non dà **niente**.
explain-cathedral = Una città completa con una cattedrale dà **3 punti per tessera e 3 per stemma**; incompleta alla fine non dà **niente**.
explain-large-meeple = Tutti hanno un seguace grande. Conta come **due** per la maggioranza, ma non dà più punti.
explain-traders-tiles = Altre ventiquattro tessere; venti mostrano vino, grano o stoffa in una città.
explain-goods-take = Chi **completa una città** prende una merce per ogni simbolo, di chiunque siano i seguaci. La città dà punti come sempre.
explain-goods-which = Un simbolo appartiene al pezzo di città su cui è disegnato, e conta una volta.
explain-goods-one-city = Una tessera che completa più città dà le merci di tutte.
explain-goods-supply = Le merci sono tante quanti i simboli: 9 vino, 6 grano, 5 stoffa.
explain-goods-open = Tutti vedono le merci di tutti.
explain-goods-end = Alla fine, chi ha più merci di un tipo prende **10 punti**, per ognuno dei tre tipi. In caso di parità, 10 a ciascuno.
explain-traders-bridge = Su una tessera due strade si incrociano senza incontrarsi: due strade, e nessuna finisce lì.
explain-traders-supply = Tutti hanno un costruttore e un maiale. Non sono seguaci: non contano mai per la maggioranza e non sono mai da soli.
explain-builder-deploy = Al posto di un seguace, schiera il **costruttore** su una strada o in una città della tua tessera dove hai già un seguace. Gli altri non contano.
explain-builder-not-finished = Non su ciò che la tua tessera ha appena completato.
explain-builder-double = Da allora, ogni volta che la tua tessera **continua la strada o la città del costruttore**, giochi un secondo turno.
explain-builder-once = Il secondo turno non ne dà mai un terzo.
explain-builder-gone = Conta quando si piazza la tessera, anche se il costruttore torna nello stesso turno.
explain-builder-second-turn = Il secondo turno è intero: pesca, piazza, un’azione, punti.
explain-builder-must = Non si può rinunciare.
explain-builder-unplayable = Se la tessera non va da nessuna parte, ne peschi un’altra.
explain-builder-last-tile = Dopo l’ultima tessera non c’è un secondo turno.
explain-builder-home = Il costruttore torna quando la sua area dà punti, o con il tuo ultimo seguace.
explain-builder-seat-order = Dopo il secondo turno tocca al posto seguente.
explain-pig-deploy = Al posto di un seguace, schiera il **maiale** su un prato della tua tessera dove hai già un contadino.
explain-pig-pays = Alla fine, un prato che ti dà punti vale **4 punti per città invece di 3** se c’è il tuo maiale. Il maiale non conta per la maggioranza.
explain-pig-stays = Resta fino alla fine, e torna solo con il tuo ultimo contadino.
explain-pig-one = Hai un solo maiale: conta una volta, anche se i prati si uniscono.
explain-pig-second = Con i prati della seconda edizione, una città ti dà 4 una volta se il maiale è su un tuo prato vicino.
explain-pig-first = Con i prati della prima edizione, una città ti dà 5 se il maiale è su un prato vicino.
explain-dragon-start = All’inizio né il drago né la fata sono sulla mappa.
explain-volcano = Una tessera con un **vulcano** chiama il drago, ovunque sia. In questo caso il drago non vola e non mangia nessuno.
explain-volcano-no-meeple = In quel turno nessun seguace va sulla tessera del vulcano; puoi però muovere la fata o riprendere l’abate.
explain-dragon-no-meeple = Dove c’è il drago non si schiera mai nessuno.
explain-dragon-tiles-wait = Le tessere con un drago aspettano il primo vulcano; poi vanno nel sacchetto.
explain-dragon-fly = Una tessera con un **drago** si piazza e si usa come le altre. Poi, prima dei punti, il drago vola di **sei passi**, ognuno su una tessera vicina. Lo muove prima chi l’ha piazzata, poi gli altri a turno.
explain-dragon-step = Mai su una tessera dove è già stato in questo volo, né su quella della fata.
explain-dragon-six = Se si può, il passo è obbligatorio. Senza via d’uscita il volo finisce.
explain-dragon-choice = Ogni passo lo sceglie chi muove; se c’è una sola via, avviene da sé.
explain-dragon-eats = Chi è su una tessera in cui il drago entra torna a casa **senza punti**: seguaci, contadini, costruttori, maiali, anche sulla tessera appena piazzata.
explain-dragon-home = Anche un costruttore o un maiale altrove torna a casa, se il suo ultimo compagno è stato mangiato.
explain-fairy-move = In un turno in cui non schieri, riprendi o rimandi nessuno, puoi muovere la **fata** accanto a un tuo seguace, ovunque.
explain-fairy-guards = Il drago non entra mai nella tessera della fata.
explain-fairy-turn = Se è accanto a un tuo seguace quando comincia il tuo turno, prendi **1 punto**; non prima di un turno in più, per il costruttore o per un buco riempito.
explain-fairy-three = Quando l’area del suo seguace dà punti, chi lo possiede ne prende **3 in più**, maggioranza o no, anche se l’area non dà niente.
explain-fairy-recall = Riprendere un abate non dà i 3.
explain-fairy-alone = Quando il suo seguace torna, lei resta, protegge la tessera e non dà punti a nessuno.
explain-fairy-one = Accompagna un solo seguace, non una tessera o un’area.
explain-fairy-late = Prendi il punto anche se nessuna tessera si può più piazzare, ma non con il sacchetto vuoto.
explain-princess = Se la tua tessera porta una **principessa** in una città con seguaci, puoi rimandarne uno a casa, di chiunque: è la tua azione.
explain-princess-may = Non è obbligatorio; allora puoi fare altro.
explain-princess-free = Se così la città si libera, in questo turno non vi si schiera nessuno.
explain-princess-home = Un costruttore torna con l’ultimo seguace. Se la tessera completa la città, dà punti a chi resta.
explain-princess-segment = Vale per il pezzo di città su cui è disegnata.
explain-portal-deploy = Con un **portale magico** il tuo seguace può andare su qualsiasi tessera: in un’area libera e incompleta, o su un prato libero.
explain-portal-here = Sulla tessera del portale tutto è come al solito, costruttore e maiale compresi.
explain-portal-dragon = Non dove c’è il drago.
explain-portal-finished = Mai in qualcosa di già completo.
explain-portal-one = Un seguace per turno, come sempre.
explain-flyer-direction = Una macchina volante indica una delle otto direzioni; gira con la tessera.
explain-flyer-fly = Invece di schierare un seguace altrove, schieralo sulla **macchina della tua tessera**. Un dado mostra 1, 2 o 3: vola di tante caselle.
explain-flyer-land = Se lì c’è una tessera, il seguace **deve** atterrarvi: su una strada, una città o un monastero incompleti, occupati o no; mai su un prato. Un abate atterra in monasteri e giardini.
explain-flyer-crash = Senza tessera o posto per atterrare il seguace torna nella tua riserva, e l’azione è spesa.
explain-flyer-dragon = Nessuno atterra dove c’è il drago.
explain-flyer-over = Ciò che sorvola non conta.
explain-flyer-share = Così più persone possono dividere un’area, anche un monastero: conta la maggioranza, in parità punti interi a tutti.
explain-flyer-completed = Ciò che la tessera della macchina ha appena completato vale come completo.
explain-flyer-scores = Un atterraggio non completa niente; i punti si contano come sempre.
explain-editions = L’edizione stabilisce da quali regole parte una partita; poi puoi cambiarle tutte.
    • **2014:** i prati danno 3 per città; tessere con giardini.
    • **2000:** lo stesso, senza giardini.
    • **Seconda:** le città di due tessere danno meno, e una città conta una volta per i tuoi prati.
    • **Prima:** le stesse città piccole; ogni città conta per i contadini intorno.
explain-city-small = Una città completa di due sole tessere dà solo 1 punto per tessera e 1 per stemma.
explain-field-second = I prati danno 3 per ogni città completa, ma una città per te conta una volta sola, anche se la toccano più prati tuoi.
explain-field-first = Alla fine ogni città completa dà **4 punti** alla maggioranza di contadini su tutti i prati che la toccano. Ogni città conta una volta.
explain-field-off = Sui prati non vanno seguaci. Una buona scelta per una prima partita.
explain-hand-early-draw = Peschi la prossima tessera alla fine del tuo turno. Tutti la vedono, e ci puoi pensare fino al tuo prossimo turno.
explain-hand-three = Hai tre tessere, ne piazzi una e ripeschi. Le mani sono visibili o nascoste, come scegliete. Se nessuna delle tre si può piazzare, escono tutte e tre dal gioco.
explain-start-in-bag = All’inizio la mappa è vuota. La prima tessera pescata va al centro, e può già avere un seguace.
explain-unplayable-returns = Una tessera che non va da nessuna parte torna nel sacchetto. La partita finisce quando nessuna tessera del sacchetto si può più piazzare.
explain-fill-hole-extra-turn = Se la tua tessera ne tocca altre su tutti e quattro i lati, hai un altro turno.
explain-no-final-features = Strade, città, monasteri e giardini incompleti alla fine non danno niente. I prati danno punti come sempre.
explain-starter-loses-ties = A pari punti viene prima chi non ha cominciato. Così nessuna partita a due finisce in parità.
explain-table-edge = Il paesaggio non cresce oltre una misura che scegliete voi.
explain-table-edge-completes = Il bordo del tavolo chiude strade e città, e conta come vicino di monasteri e giardini.
explain-tile-market = Se solo la tessera pescata può ancora completare un’area, gli altri possono offrire punti per averla, una volta ciascuno. Chi l’ha pescata la vende o la tiene. Chi la compra la piazza e può schierare un seguace; chi l’ha venduta ripesca.
explain-dragon-after = Il drago vola **dopo** i punti del turno, non prima.
explain-princess-must = Se la principessa può rimandare a casa un seguace, **deve** farlo; nessun’altra azione è permessa.
explain-notation = Con `/esporta` ricevi la partita come piccolo testo leggibile: una riga per tessera, per esempio `3. red R@0,-1/2 +road:N`. Con `/importa` rivedi un file così passo per passo.

## La prima partita con una guida. La persona gioca con il rosso, il computer con il blu.

# $step, $steps: quale turno di quanti.
lesson-title = ### La tua prima partita · turno { $step } di { $steps }
# Dopo «punti per»: a chi sono andati.
lesson-you = 🔴 te
lesson-computer = 🟦 il computer
# Sulle immagini.
lesson-name-you = Tu
lesson-name-computer = Computer
# $you, $computer: i punti finora.
lesson-scores = -# 🔴 Tu { $you } · 🟦 Computer { $computer }
# Prima di ciò che è stato fatto: «… ha piazzato una tessera in M51 e ha messo un seguace nel monastero».
lesson-computer-moved = 🟦 Il computer
# $hint: un suggerimento da sotto.
lesson-hint = 💡 { $hint }
lesson-next = Avanti
lesson-show-me = Fammi vedere
lesson-stop = Fermati qui
lesson-again = Gioca di nuovo
button-learn = Impara giocando

# Turno 1: chiudere una città. $cell: nome di una casella.
lesson-1 =
    Tu e il computer costruite un solo paesaggio, tessera per tessera. Ogni lato deve continuare la tessera vicina: città con città, strada con strada, prato con prato.
    I numeri mostrano dove può andare la tua tessera. Scegli **{ $cell }**: lì le sue mura chiudono la città sotto.
lesson-1-lying = Combacia, e la città non ha più buchi. Ora schiera un seguace nella **città**: le lettere mostrano dove può andare. Poi premi **{ panel-confirm }**; fino ad allora niente è definitivo.
lesson-1-hint-cell = È permesso, ma la città resta aperta. Scegli **{ $cell }**, proprio sopra.
lesson-1-hint-meeple = La tessera va bene lì. Schiera il tuo seguace nella **città**, così dà punti.
lesson-1-good = ✅ Una città completa dà subito punti: 2 per ognuna delle sue tessere. Il tuo cavaliere li ha guadagnati ed è tornato da te.
lesson-1-reply = Il monaco del computer aspetta che tutte le otto caselle intorno al suo monastero abbiano una tessera. Allora dà 9 punti.

# Turno 2: cominciare una strada.
lesson-2 =
    La tua prossima tessera è un pezzo di strada. La strada della prima tessera è ancora aperta a entrambe le estremità, e non c’è nessun seguace.
    Continuala verso est: scegli **{ $cell }**.
lesson-2-lying = Schiera un seguace sulla **strada**. Più è lunga, più punti dà: 1 punto per tessera.
lesson-2-hint-cell = Una buona casella per un’altra volta. Ora continua la strada: scegli **{ $cell }**.
lesson-2-hint-meeple = Schiera il tuo seguace sulla **strada**, così i suoi punti saranno tuoi.
lesson-2-good = ✅ La strada è tua. Il tuo ladro ci resta finché le due estremità non sono chiuse. Nessun altro può schierarvi un seguace.
lesson-2-reply = Un incrocio chiude una strada. Il computer chiude la tua da quella parte, e ne comincia una sua da un’altra.

# Turno 3: chiudere la strada e occupare un monastero.
lesson-3 =
    Un monastero, con una strada che finisce alla sua porta. Una tessera può fare due cose insieme.
    Scegli **{ $cell }**, dove chiude la tua strada.
lesson-3-lying = La tua strada ora è completa e darà punti da sola. Schiera dunque un seguace su qualcosa di nuovo: il **monastero**.
lesson-3-hint-cell = Lì la tua strada resta aperta. Scegli **{ $cell }**, alla sua estremità ovest.
lesson-3-hint-meeple = Schiera il tuo seguace nel **monastero**: dà 1 punto per ogni tessera vicina, anche se non sarà mai completo.
lesson-3-good = ✅ La tua strada è completa: 1 punto per tessera, e il ladro è tornato. Il tuo monaco resta. Ogni tessera intorno al monastero lo fa valere di più.
lesson-3-reply = Il computer comincia una città. È incompleta, quindi il suo cavaliere resta lì.

# Turno 4: un contadino.
lesson-4 =
    L’ultimo tipo di seguace è il contadino. Resta su un prato fino alla fine della partita; allora ogni città completa che tocca il suo prato gli dà 3 punti.
    Scegli **{ $cell }**, accanto al prato della tua città. I pulsanti con i gradi girano la tessera come vuoi.
lesson-4-lying = Le strade dividono i prati. Schiera il tuo seguace sul **prato** che arriva alla tua città, poi premi **{ panel-confirm }**.
lesson-4-hint-cell = Da lì il prato non arriva a una città completa. Scegli **{ $cell }**, sopra la tua città.
lesson-4-hint-meeple = Non è ancora il prato della tua città. Schiera il tuo seguace su un **prato**: quello che scende fino alle sue mura.
lesson-4-good = ✅ Il prato è tuo, e tocca la tua città. I punti arrivano alla fine; fino ad allora il contadino non torna.
lesson-4-reply = Il computer completa la sua città e ne prende i punti.

# Turni 5 e 6: da soli.
lesson-5 = Ora sai tutto ciò che ti serve. **Gioca come vuoi:** i numeri mostrano dove può andare la tua tessera. Una tessera accanto al tuo monastero ti porta un punto, e completare una città conviene.
lesson-5-lying = Se va anche in altri modi, ci sono pulsanti con i gradi. Schiera un seguace dove ti aspetti punti, o nessuno.
lesson-5-good = ✅ Fatto. Dove c’è già un seguace non ne puoi schierare un altro: un’area si condivide solo quando due si uniscono.
lesson-6 = La tua ultima tessera. Ciò che schieri adesso dà punti alla fine, completo o no. Una città incompleta dà 1 punto per tessera, una strada anche.
lesson-6-lying = Dopo l’ultimo turno i seguaci non valgono più niente: schierane uno, se c’è un’area libera.
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
lesson-what-next = **E adesso?** Apri un tavolo per i tuoi amici con `/partita nuova` in un canale; un posto vuoto può andare a un computer. Le stesse regole con immagini: `/regole`. Tutto il resto: `/aiuto`.
lesson-stopped = Puoi ricominciare quando vuoi con `/impara`, leggere le regole con immagini in `/regole`, o aprire un tavolo con `/partita nuova`.

## Expansions: a page of the lesson each, a picture, and what it shows

# $expansion: its name.
lesson-expansion = ### 🎓 { $expansion }
lesson-first = Il gioco base
# A list of pages.
lesson-rules = Le sue regole, con immagini…
lesson-traders =
    🍷 **Merci.** Nelle città ci sono vino, grano e stoffa. Chi **completa** una città le prende, di chiunque sia la città. Alla fine la maggioranza di un tipo vale 10 punti.
    🔨 **Costruttore.** Schieralo al posto di un seguace, su una strada o in una città dove ne hai già uno. Ogni volta che la prolunghi, giochi subito un secondo turno.
    🐖 **Maiale.** Schieralo su un prato dove hai un contadino: ogni città completa lì ti dà 4 punti invece di 3.
lesson-traders-shown = **Nell’immagine:** 🔴 Il rosso ha prolungato la strada del suo costruttore e gioca ancora: la sua tessera completa la città del 🟦 blu. Il blu fa 6 punti e il rosso prende il vino. Il maiale del rosso ha raggiunto il suo contadino.
lesson-dragon =
    🌋 **Un vulcano** porta il drago. Lì non si schiera nessuno.
    🐉 **Una tessera con un drago** lo fa volare prima di ogni punteggio: fino a sei passi, mai due volte sulla stessa tessera. Chi incontra torna a casa senza punti.
    ➡️ **Tutti lo muovono** a turno, con le frecce; comincia chi ha piazzato la tessera. Con **{ button-steps }** prepari i tuoi passi.
    🧚 **La fata.** In un turno in cui non schieri seguaci puoi metterla accanto a uno dei tuoi. Il drago non entra mai nella sua tessera. Fai 1 punto all’inizio di ogni tuo turno, e 3 quando l’area del suo seguace dà punti.
    👸 **Una principessa** può mandare a casa qualcuno della sua città. 🌀 **Un portale magico** porta il tuo seguace su qualsiasi tessera, dove qualcosa è libero e incompleto.
lesson-dragon-shown = **Nell’immagine:** 🟦 Il blu ha piazzato la tessera con il drago e fa il primo passo, verso il monaco del 🔴 rosso. Il rosso porta il drago dal cavaliere del blu. La fata protegge il monaco del blu e non lascia strada per un sesto passo.
lesson-flyers =
    ✈️ **Una macchina volante** indica una delle otto direzioni. Invece di schierare un seguace sulla tessera, fallo volare.
    🎲 **Il dado** mostra 1, 2 o 3, con la stessa probabilità: vola di tante caselle, qualunque cosa ci sia sotto.
    🛬 **Deve atterrare** su una strada, una città o un monastero incompleti di quella tessera, anche con altri: fa punti chi ha più seguaci, e in parità tutti, per intero. Non atterra mai su un prato.
    ↩️ **Nessun posto in cui atterrare?** Il seguace torna da te, e il tuo turno è usato.
lesson-flyers-shown = **Nell’immagine:** Un dado bianco mostra dove può atterrare un seguace del 🟦 blu: con 1 sulla strada del 🔴 rosso, con 2 nella propria città. Il dado scuro con la croce porta fuori dal paesaggio. Vedi un’immagine così ogni volta che puoi volare.

## Aiuto per compiti

help-select = Che cosa vuoi fare?
help-start = Aprire un tavolo
    .text =
        • Apri un tavolo nel canale con `/partita nuova`. Gli altri premono **{ LABEL("button-join") }**; con **{ LABEL("button-computer") }** riempi un posto.
        • In **{ LABEL("button-settings") }** scegli edizione, espansioni, regole della casa, il tempo per turno o a testa e il livello di aiuto; puoi farlo anche in `/partita nuova`.
        • Premi **{ LABEL("button-start") }** per cominciare. Un canale ammette una partita; usa un thread o un altro canale per la prossima.
        • Chi gestisce il server salva con un nome le regole di un tavolo con `/modello salva`.
        • Sfida qualcuno: nel menu del suo nome, sotto *App*, scegli **{ menu-challenge }**, oppure `/sfida`. La persona ha alcuni giorni per accettare, rifiutare o proporre altre regole.
help-turn = Giocare il mio turno
    .text =
        • Premi **{ LABEL("button-play") }** sotto l’immagine. Scegli una casella numerata, poi una rotazione o, nella sua riga, la lettera del punto in cui schierare un seguace, poi **{ panel-confirm }**. Fino ad allora niente è definitivo.
        • Oppure scrivi tutto il turno: `/piazza casella:N49 rotazione:90° seguace:città (N)`. Senza il seguace, continua con `/seguace` o `/passa`. Mentre scrivi ti viene proposto ciò che si può.
        • Uno sbaglio? `/annulla` è libero finché non si vede la tessera seguente; poi devono accettare tutti.
help-back = Tornare dopo un giorno
    .text =
        • Guarda le tue partite su tutti i server con `/partite`, prima quelle che aspettano te. Passa dall’una all’altra con **{ button-next-game }**.
        • Guarda che cosa è successo dal tuo ultimo turno con `/novità`.
        • Scegli promemoria e ore di silenzio con `/io promemoria`, sospendi il tuo tempo per qualche giorno con `/io ferie`, scegli la lingua delle mie risposte con `/io lingua`.
help-look = Vedere come va la partita
    .text =
        • `/mappa` per la mappa, una parte da vicino, i prati per persona, le caselle morte, o tutto a parole.
        • `/punti` per i punti, `/perché` per i punti di un’area, `/tessere` per ciò che resta e ciò che va in una casella.
        • `/cronologia` per tornare a qualsiasi turno. Nel canale possono guardare tutti.
        • `/suggerimento` ai tavoli con aiuto completo, tranne nelle partite classificate e nei tornei: che cosa farebbe un computer forte. Tutti sapranno che l’hai chiesto.
        • `/analisi` a partita finita: quali turni sono costati punti, che cosa sarebbe stato meglio, e dove ha deciso la fortuna.
        • `/perché` con *computer*: quali turni un computer ha soppesato, in punti. Nelle partite che contano, a partita finita.
        • Nel menu di un messaggio su una partita, sotto *App*: **{ menu-show-game }** per la mappa, **{ menu-analyse }** per proseguire da quel turno.
        • `/enigma oggi` per la tessera del giorno, se il tuo server ne ha una: una mossa è chiaramente la migliore. `/enigma punti` per punti e serie.
help-leave = Lasciare, o cedere un posto
    .text =
        • `/abbandona` per lasciare una partita in corso: continua un computer, o il posto resta vuoto.
        • `/sostituisci` per dare un posto a qualcun altro, con i suoi seguaci e i suoi punti.
        • `/partita lascia` libera il tuo posto prima dell’inizio; `/partita chiudi` chiude un tavolo.
help-keep = Conservare una partita, o guardarne un’altra
    .text =
        • Ricevi la partita del canale come piccolo file, in qualsiasi momento, con `/esporta`.
        • Guarda un file così turno per turno, da dovunque venga, con `/importa`; `/analisi` con *file* dice quanto sono costati i suoi turni.
        • Alla fine ricevete un poster, il grafico dei punti e il film della partita.
        • C’è un file allegato a un messaggio? **{ menu-analyse }** nel menu del messaggio lo apre.
help-challenge = Sfidare qualcuno, salire una scala
    .text =
        • `/sfida` qualcuno a una partita in due, classificata o no, con le regole del server o di un modello. La persona accetta, rifiuta in privato o propone altre regole; senza risposta finisce lì.
        • Te lo chiedo nel canale, o in un messaggio diretto se l’hai scelto con `/io promemoria`. `/partite` mostra ciò che aspetta la tua risposta. Le ferie non contano.
        • Una scala: `/scala entra` dal fondo, poi `/sfida` con l’opzione `scala` per un posto sopra il tuo. Se vinci è tuo; chi è tra i due scende di uno.
        • Su una scala chi rifiuta o non risponde cede il posto, e molto tempo senza partite costa un posto. Una sola sfida o partita alla volta.
        • `/scala mostra` per tutti i posti e chi gioca contro chi, `/scala esporta` per una tabella.
help-compete = Confrontarsi e gareggiare
    .text =
        • `/profilo` per vedere che cosa ha giocato qualcuno, e com’è andata tra due persone.
        • `/classifica` per le valutazioni migliori, `/primati` per i primati. Le valutazioni cambiano solo nelle partite tra persone, a un tavolo con **{ rated-yes }**.
        • Una partita classificata conta quando tutti hanno giocato un terzo dei loro turni, ma non con sostituti. Contro la stessa persona entro 30 giorni ogni partita conta di meno. Andarsene presto costa affidabilità.
        • Iscriviti a un torneo con `/torneo partecipa`; chi gestisce il server ne crea uno con `/torneo crea`.
        • `/torneo round` per gli incontri, `/torneo tabellone` per l’eliminazione diretta, `/torneo graduatoria` per la graduatoria. `/torneo esporta` dà tutto in un file.
        • `/torneo riposo` chiede un riposo nel prossimo round, se il torneo ne dà. `/torneo lascia` ti ritira, dopo l’inizio in modo definitivo.
        • Giocate quando va bene a entrambi: **{ LABEL("button-time-propose") }** nel thread del vostro incontro, o `/torneo orario`. Ogni persona legge gli orari nel proprio fuso, e vi menziono mezz’ora prima.
help-organise = Organizzare un torneo
    .text =
        • `/torneo crea` con un nome e un tipo: campionato del mondo, serata dal vivo, stagione di lega, squadre o duplicate. Ci si iscrive nel messaggio pubblicato.
        • Lì, sotto **{ LABEL("button-settings") }**: round, gruppi, eliminazione diretta o doppia, partite per incontro, parità, tempo, presenza, posti, teste di serie. Tutto si cambia fino all’inizio.
        • `/torneo testa_di_serie` dà un posto tra le teste di serie, `/torneo inizia` comincia subito. Poi round, thread e scadenze vanno avanti da soli.
        • `/torneo arbitra` dà più tempo, decide un incontro, sostituisce qualcuno, sospende, annulla prima dell’inizio, o chiude il torneo in anticipo. Nessuno decide il proprio incontro.
        • `/torneo escludi` toglie qualcuno, `/torneo organizzazione` sceglie un ruolo che può gestirlo.
        • Una lega può avere divisioni: scegli quanti giocano in ognuna e quanti salgono e scendono. Dopo la stagione **{ LABEL("button-season") }** o `/torneo stagione` apre la successiva; chi resta preme **{ LABEL("button-enter") }**.
        • `/scala apri` per una scala che va avanti da sola: i posti si prendono con le sfide. `/scala impostazioni` cambia le regole, `/scala posto` corregge, `/scala chiudi` la chiude.
        • Con `/torneo sposta` o `/scala sposta` si continua in un altro canale, anche se il vecchio non c’è più.
        • Squadre: tipo **{ kind-teams }**. Una squadra si iscrive con `/torneo squadra`; i membri confermano. La formazione si dà con **{ LABEL("button-line-up") }**, segreta finché non ci sono entrambe; gli altri sono riserve.
help-learn = Imparare il gioco
    .text =
        • `/impara` per una prima partita di cinque minuti contro il computer, tutta per te, con una guida.
        • `/impara espansione` per una pagina su { expansion-traders }, { expansion-dragon } o { expansion-flyers }.
        • `/regole` per ogni regola con l’immagine di un esempio. Spiega anche come funzionano i tornei e le scale.
help-server = Preparare il mio server
    .text =
        • Con `/impostazioni` scegli lingua, stile delle immagini, i canali per le partite e chi può aprirle.
        • `/enigma quotidiano` pubblica una tessera del giorno nel canale, alla tua ora; `/enigma chiudi` la ferma.
        • Devo poter vedere il canale, scriverci e allegare file. Se manca qualcosa, lo dico.
        • Con `/privacy` puoi vedere, ricevere o eliminare ciò che conservo di te.
