# Il tavolo prima della partita, e le sue impostazioni.

language-name = Italiano

# $host: una menzione di chi ha aperto il tavolo. $game: il nome breve della partita.
lobby-lobby = ## È aperto un tavolo
    { $host } ti invita a una partita di Carcassonne. Tavolo `{ $game }`.
lobby-running = ## La partita è in corso
    Tavolo `{ $game }`, aperto da { $host }.
lobby-over = ## La partita è finita
    Tavolo `{ $game }`, aperto da { $host }.
lobby-stopped = ## Questo tavolo è chiuso
    Tavolo `{ $game }`, aperto da { $host }.
lobby-free-seat = ⚪ libero

# $rules: un elenco di edizioni ed espansioni, o di regole della casa.
lobby-rules = **Regole:** { $rules }
lobby-house-rules = **Regole della casa:** { $rules }
# $time: una durata come «2 giorni». $then: che cosa succede quando è finita.
lobby-clock = **Per turno:** { $time }; poi { $then }
lobby-no-clock = **Per turno:** nessun limite di tempo
# $help: un livello di aiuto. $first: chi comincia. $rated: yes o no.
lobby-help = **Tavolo:** { $help } · { $first }{ $rated ->
    [yes] {" "}· vale per la classifica
   *[no] {""}
}

help-full = aiuto completo
    .text = Caselle possibili, che cosa sta dove, tessere rimaste, padroni dei prati, punti previsti
help-standard = aiuto standard
    .text = Le caselle possibili sono numerate; tessere rimaste per tipo
help-purist = nessun aiuto (purista)
    .text = Nient’altro che le regole; una mossa sbagliata è rifiutata
first-chance = comincia chi viene sorteggiato
first-tile-draw = l’estrazione di tessere decide chi comincia
first-as-seated = comincia chi si è seduto per primo
time-out-computer-plays = il computer gioca il turno
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
settings-edition = Edizione
settings-expansions = Espansioni
settings-rules = Regole della casa
settings-seats = Posti
# $seats: un numero.
settings-seats-option = { $seats } posti
settings-time = Tempo per un turno
# $time: una durata come «2 giorni».
settings-time-option = { $time } per turno
settings-no-clock = nessun limite di tempo
settings-timeout = Quando il tempo finisce
settings-help = Livello di aiuto
settings-first = Chi comincia
settings-language = Lingua del tavolo
settings-hands = Mano di tre
hands-open = visibile a tutti
hands-hidden = visibile solo a chi la tiene
settings-table = Dimensioni del tavolo
# $columns, $rows: quante caselle.
settings-table-option = { $columns } × { $rows } caselle
settings-holiday = Ferie che fermano l’orologio
# $days: quanti giorni per una persona in una partita.
settings-holiday-option = { $days ->
    [0] niente ferie
    [one] { $days } giorno di ferie
   *[other] { $days } giorni di ferie
}
settings-rated = Classifica
rated-no = non vale per la classifica
rated-yes = vale per la classifica
# $setting: per esempio «Quando il tempo finisce». $chosen: per esempio «il computer gioca il turno».
settings-named-option = { $setting }: { $chosen }
settings-computer = Aggiungi un computer…
settings-remove = Libera un posto…

# $game: il nome breve della partita.
joined = Sei al tavolo.
left = Hai lasciato il tavolo.
started = La partita comincia.
stop-ask = Vuoi interrompere questa partita? Non si potrà riprendere. Finisce subito se hai aperto il tavolo o gestisci il server, altrimenti appena tutti al tavolo sono d’accordo; per una partita classificata servono sempre tutti, o chi gestisce il server.
button-stop = Interrompi la partita
stopped = Il tavolo è chiuso.
stop-asked = Sei d’accordo a interrompere. La partita si interrompe quando tutti al tavolo hanno scritto `/partita chiudi`.
