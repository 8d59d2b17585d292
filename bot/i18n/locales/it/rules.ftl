# Rifiuti delle regole: che cosa era sbagliato, e che cosa si può fare invece.
# La chiave è `rule-` e la sigla della regola in docs/rules.md. Non prendono valori.

rule-place-occupied = Lì c’è già una tessera. Scegli una delle caselle numerate.
rule-place-adjacent = Una tessera deve toccarne una già piazzata con un lato intero; angolo con angolo non basta. Scegli una delle caselle numerate.
rule-place-match = La tessera lì non sta: ogni lato che tocca un’altra tessera deve continuarla. Gira la tessera, o scegli un’altra casella.
rule-place-tile = Questa non è la tessera pescata.
rule-place-phase = La tessera di questo turno è già piazzata. Metti un seguace, passa, o annulla per piazzarla altrove.
rule-river = Il fiume si piazza prima di ogni altra tessera, e il suo lago per ultimo.
rule-river-continues = Una tessera fiume deve continuare l’estremità aperta del fiume.
rule-river-no-u-turn = Lì il fiume non può tornare indietro. Scegli un’altra casella o un’altra rotazione.
rule-river-no-meeple = Nessuno può stare sull’acqua. Scegli un prato, una strada, una città o un monastero.
rule-table-edge = Questa casella è oltre il bordo del tavolo deciso per questa partita. Scegline una all’interno.
rule-deploy-one = In questo turno hai già messo un seguace. Più di uno per turno non si può.
rule-deploy-free = Su quest’area c’è già qualcuno, forse lontano. Scegli un’area libera della tua tessera, o passa.
rule-deploy-none = Non hai più un seguace di questo tipo. Passa, e aspetta che ne torni uno.
rule-deploy-spot = La tessera piazzata non ha quest’area. Scegline una con una lettera sull’immagine, o passa.
rule-deploy-phase = Prima piazza la tessera, poi metti un seguace.
rule-field-off = In questa partita non ci sono contadini. Scegli una strada, una città o un monastero, o passa.
rule-abbot-deploy = L’abate va solo in un monastero o in un giardino.
rule-abbot-garden-only = In un giardino va solo l’abate.
rule-abbot-recall = Lì non c’è un tuo abate da riprendere.
rule-seat-order = Non è il turno di questo posto.
rule-seats = Una partita ha da due a sei posti, ognuno con un colore suo.
rule-supply = Nella tua riserva non c’è un pezzo così.
rule-draw = Prima bisogna pescare una tessera.
rule-unplayable = Questa tessera non ha nessun posto permesso.
rule-end = Questa partita è finita. Aprine una nuova con `/partita nuova`.
rule-tiles-base = Di questo tipo non restano tessere tra quelle di questa partita.
rule-notation = Non riesco a leggere questa mossa. Scrivila come `U@0,1/0 +road:N`.
rule-editions = Queste regole si contraddicono. Cambiane una.
rules-clash = **{ $one }** e **{ $other }** non si possono giocare insieme. Scegli uno dei due.
rule-place-must = Una tessera che sta da qualche parte va piazzata. Scegli una delle caselle numerate.
rule-tile-market = Questa tessera ora non è in vendita, o non per te.
