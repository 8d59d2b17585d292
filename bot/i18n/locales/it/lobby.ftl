# Il tavolo prima della partita, e le sue impostazioni.

language-name = Italiano

# $host: una menzione di chi ha aperto il tavolo. $game: il nome breve della partita.
lobby-lobby = ## Un tavolo è aperto
    { $host } invita a una partita di Carcassonne. Tavolo `{ $game }`.
lobby-running = ## La partita è in corso
    Tavolo `{ $game }`, aperto da { $host }.
lobby-over = ## La partita è finita
    Tavolo `{ $game }`, aperto da { $host }.
lobby-stopped = ## Questo tavolo è chiuso
    Tavolo `{ $game }`, aperto da { $host }.
# $person: una menzione.
lobby-closed-by = -# Chiuso da { $person }.
lobby-free-seat = ⚪ libero

# $rules: un elenco di edizioni ed espansioni, o di regole della casa.
lobby-rules = **Regole:** { $rules }
lobby-house-rules = **Regole della casa:** { $rules }
# $time: una durata come «2 giorni». $then: che cosa succede quando è finita.
lobby-clock = **Tempo per turno:** { $time }; poi { $then }
lobby-no-clock = **Tempo per turno:** nessun limite
# $time: una durata.
lobby-budget = **Tempo a testa:** { $time } per tutta la partita; chi lo esaurisce perde
lobby-budget-days = -# È sospeso nelle tue ore di silenzio (`/io promemoria`) e nelle tue ferie.
# $help: un livello di aiuto. $first: chi comincia. $rated: yes o no.
lobby-help = **Tavolo:** { $help } · { $first }{ $rated ->
    [yes] {" "}· partita classificata
   *[no] {""}
}

help-full = aiuto completo
    .text = Caselle possibili, quali tessere ci vanno, tessere rimaste, prati per persona, punti previsti
help-standard = aiuto standard
    .text = Le caselle possibili sono numerate; tessere rimaste per tipo
help-purist = nessun aiuto (purista)
    .text = Nient’altro che le regole; una mossa vietata è rifiutata
first-chance = si sorteggia chi comincia
first-tile-draw = la pesca di una tessera decide chi comincia
first-as-seated = in ordine di arrivo
time-out-computer-plays = un computer gioca il turno
time-out-random-tile = la tessera è piazzata a caso, senza seguace
time-out-hand-over = un computer prende il posto

button-join = Partecipa
button-leave = Lascia
button-computer = Aggiungi computer
button-start = Inizia
button-settings = Impostazioni

## Le impostazioni di un tavolo

settings-title = ### A che cosa giocate?
settings-preset = Usa un modello…
settings-more-presets = -# L’elenco qui sotto ha posto solo per i primi modelli: con gli altri apri un tavolo tramite `/partita nuova modello:`.
settings-edition = Edizione
settings-expansions = Espansioni
settings-rules = Regole della casa
settings-seats = Posti
# $seats: un numero.
settings-seats-option = { $seats } posti
settings-time = Tempo per turno
# $time: una durata come «2 giorni».
settings-time-option = { $time } per turno
settings-no-clock = nessun limite di tempo
settings-budget = Tempo a testa per tutta la partita
# $time: una durata, in breve.
settings-budget-option = { $time } a testa
settings-no-budget = nessun limite per tutta la partita
settings-timeout = Quando il tempo finisce
settings-help = Livello di aiuto
settings-first = Chi comincia
settings-language = Lingua del tavolo
settings-hands = Mani di tre
hands-open = visibili a tutti
hands-hidden = ognuno vede solo la sua
# $columns, $rows: quante caselle.
settings-table-option = { $columns } × { $rows } caselle
# Il modulo delle regole della casa: i titoli delle sue parti, e ciò che vale senza altra scelta.
form-fields = Prati
form-fields-usual = Prati usuali
    .text = Ogni città completa dà 3 punti a ogni prato che tocca
form-hand = Tessere in mano
form-hand-usual = Niente in mano
    .text = Peschi una tessera all’inizio del tuo turno
form-edge-none = senza bordo
form-more = Altre regole della casa
settings-holiday = Ferie (tempo sospeso)
# $days: quanti giorni per una persona in una partita.
settings-holiday-option = { $days ->
    [0] niente ferie
    [one] fino a { $days } giorno di ferie a testa
   *[other] fino a { $days } giorni di ferie a testa
}
settings-rated = Classifica
rated-no = partita non classificata
rated-yes = partita classificata
# $setting: per esempio «Quando il tempo finisce». $chosen: per esempio «il computer gioca il turno».
settings-named-option = { $setting }: { $chosen }
settings-computer = Aggiungi un computer…
settings-remove = Libera un posto…

# $game: il nome breve della partita.
joined = Ora giochi a questo tavolo.
left = Hai lasciato il tavolo.
leave-running = La partita è già cominciata. Con `/abbandona` lasci il tuo posto.
started = La partita comincia.
stop-ask = **Interrompere definitivamente la partita?** Finisce subito se hai aperto il tavolo o gestisci il server; altrimenti devono accettare tutti. Se la partita conta: sempre tutti, o chi gestisce il server e non ci gioca.
button-stop = Interrompi la partita
stopped = Il tavolo è chiuso.
game-stopped = La partita è interrotta.
stop-agreed = Hai accettato. La partita finisce quando tutti al tavolo sono d’accordo; la domanda è nel canale. Se giochi un altro turno, il tuo accordo non vale più.
stop-agreed-directly = Hai accettato. La partita finisce quando tutti al tavolo sono d’accordo; anche gli altri hanno questo pulsante nei messaggi diretti. Se giochi un altro turno, il tuo accordo non vale più.
# $agreed: chi vuole interrompere, come menzioni. $waiting: a chi si chiede.
stop-vote-asks =
    🛑 **Interrompere questa partita prima della fine?**
    A favore: { $agreed }
    { $waiting }: d’accordo? Il prossimo turno chiude questa votazione.
stop-vote-closed = 🛑 Questa votazione è chiusa. La partita continua; chi ha accettato resta d’accordo fino al proprio prossimo turno.
stop-vote-over = 🛑 Questa votazione è chiusa. La partita è finita.
