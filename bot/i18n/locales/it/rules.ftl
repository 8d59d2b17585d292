# Rifiuti delle regole: che cosa era sbagliato, e che cosa si può fare invece.
# La chiave è `rule-` e la sigla della regola in docs/rules.md. Non prendono valori.

rule-place-occupied = Lì c’è già una tessera. Scegli un’altra casella.
rule-place-adjacent = La tessera deve toccarne un’altra con un lato intero; l’angolo non basta. Scegli un’altra casella.
rule-place-match = Lì la tessera non combacia: ogni lato deve continuare la tessera vicina. Gira la tessera, o scegli un’altra casella.
rule-place-tile = Non è la tessera che hai pescato.
rule-place-phase = La tua tessera è già piazzata. Ora schiera un seguace o passa; con `/annulla` puoi piazzarla altrove.
rule-river = Il fiume si piazza prima di ogni altra tessera, e il suo lago per ultimo.
rule-river-continues = Una tessera fiume deve continuare l’estremità aperta del fiume. Scegli un’altra casella o un’altra rotazione.
rule-river-no-u-turn = Lì il fiume non può tornare indietro. Scegli un’altra casella o un’altra rotazione.
rule-river-no-meeple = Sul fiume non puoi schierare un seguace. Scegli un prato, una strada, una città o un monastero, o passa.
rule-table-edge = Questa casella è oltre il bordo del tavolo fissato per questa partita. Scegli un’altra casella.
rule-deploy-one = In questo turno hai già schierato un seguace, e se ne può schierare uno solo.
rule-deploy-free = Su quest’area c’è già un seguace, forse lontano. Scegli un’area libera della tua tessera, o passa.
rule-deploy-none = Non hai più seguaci da schierare. Passa; i tuoi seguaci tornano quando le loro aree danno punti.
rule-deploy-spot = La tessera piazzata non ha quest’area. Scegline una con una lettera sull’immagine, o passa.
rule-deploy-phase = Prima piazza la tessera, poi schiera un seguace.
rule-field-off = In questa partita non ci sono contadini. Scegli una strada, una città o un monastero, o passa.
rule-abbot-deploy = Puoi schierare l’abate solo in un monastero o in un giardino.
rule-abbot-garden-only = In un giardino puoi schierare solo l’abate.
rule-abbot-recall = Lì non c’è un tuo abate da riprendere.
rule-seat-order = Non è il turno di questo posto.
rule-seats = Una partita ha da due a sei posti, ognuno con un colore suo.
rule-supply = Non hai questo pezzo nella riserva. Scegline un altro, o passa.
rule-draw = Prima bisogna pescare una tessera.
rule-unplayable = Questa tessera non può andare da nessuna parte.
rule-end = Questa partita è finita. Aprine una nuova con `/partita nuova`.
rule-tiles-base = In questa partita non restano tessere di questo tipo.
rule-notation = Non riesco a leggere questa mossa. Scrivila come `U@0,1/0 +road:N`.
rule-editions = Queste regole si contraddicono. Cambiane una.
rules-clash = **{ $one }** e **{ $other }** non si possono giocare insieme. Scegline una.
rule-place-must = Una tessera che può andare da qualche parte va piazzata. Scegli una casella in cui va bene.
rule-tile-market = Ora non puoi comprare questa tessera.
rule-builder-deploy = Il costruttore si unisce a un tuo seguace, su una strada o in una città incompleta della tessera appena piazzata. Scegli un altro pezzo, o nessuno.
rule-pig-deploy = Il maiale si unisce a un tuo contadino, in un prato della tessera appena piazzata. Scegli un altro pezzo, o nessuno.
