# Comandi. Il valore è il nome che si scrive (lettere minuscole, niente spazi, al massimo 32);
# .description e ogni «-text» hanno al massimo 100 caratteri.

command-game = partita
    .description = Aprire un tavolo, sedersi, iniziare, chiudere
command-game-new = nuova
    .description = Aprire un tavolo in questo canale
    .seats = posti
    .seats-text = In quanti ci si può sedere (da 2 a 6)
    .edition = edizione
    .edition-text = Da quali regole si parte
    .help = aiuto
    .help-text = Quanto viene detto al tavolo oltre alle regole
    .preset = modello
    .preset-text = Regole salvate da questo server
    .expansions = espansioni
    .expansions-text = Una o più espansioni
    .rules = regole
    .rules-text = Una o più regole della casa
    .first = primo
    .first-text = Chi comincia
    .rated = classificata
    .rated-text = Se la partita conta per la classifica
    .time = tempo
    .time-text = Quanto può durare un turno
    .language = lingua
    .language-text = Che lingua parla il tavolo
command-game-join = partecipa
    .description = Sederti al tavolo di questo canale
command-game-leave = lascia
    .description = Alzarti dal tavolo prima dell’inizio
command-game-start = inizia
    .description = Iniziare la partita di questo canale
command-game-stop = chiudi
    .description = Chiudere il tavolo, o accettare di interrompere la partita
command-place = piazza
    .description = Piazzare la tessera pescata
    .cell = casella
    .cell-text = Dove: il nome sul bordo dell’immagine, per esempio N49
    .turn = rotazione
    .turn-text = Di quanto girarla in senso orario: 0°, 90°, 180° o 270°
    .tile = tessera
    .tile-text = Quale tessera della tua mano, se una regola della casa prevede una mano
command-meeple = seguace
    .description = Mettere un seguace sulla tessera appena piazzata
    .on = su
    .on-text = Su quale area, per esempio città (N)
command-skip = passa
    .description = Non mettere nessuno e finire il turno
command-undo = annulla
    .description = Annullare il tuo ultimo turno
command-board = paesaggio
    .description = Guardare il paesaggio di questo canale
    .show = vista
    .show-text = Il paesaggio, i prati per proprietario, o tutto a parole
    .around = intorno
    .around-text = Le caselle attorno a una, da vicino, per esempio M50
command-scores = punti
    .description = I punti per tipo di area
command-tiles = tessere
    .description = Quali tessere restano, o quali stanno in una casella
    .cell = casella
    .cell-text = Una casella aperta, per esempio N49: che cosa ci sta?
command-games = partite
    .description = Tutte le tue partite, prima quelle che aspettano te
command-help = aiuto
    .description = Come si apre un tavolo e come si gioca un turno
command-since = novità
    .description = Che cosa è successo dopo il tuo ultimo turno
command-history = cronologia
    .description = Rivedere turno per turno la partita di questo canale
    .turn = turno
    .turn-text = Da quale turno partire; se manca, dal più recente
command-why = perché
    .description = Come si è formato un punteggio
    .feature = area
    .feature-text = Quale punteggio; se manca, l’ultimo
command-export = esporta
    .description = Avere come file la partita di questo canale
command-import = importa
    .description = Guardare una partita scritta, da dovunque venga
    .file = file
    .file-text = Una partita scritta (.game)
command-resign = abbandona
    .description = Lasciare una partita in corso: il posto passa a un computer o resta vuoto
command-replace = sostituisci
    .description = Dare un posto a qualcun altro, con i suoi seguaci e i suoi punti
    .seat = posto
    .seat-text = Quale posto
    .by = con
    .by-text = Chi lo prende; se manca, un computer
command-privacy = privacy
    .description = Che cosa conservo di te: vederlo, averlo, eliminarlo
command-settings = impostazioni
    .description = Che cosa sceglie questo server: lingua, aspetto, chi può aprire partite
command-me = io
    .description = Che cosa scegli per te: promemoria, ore di silenzio, ferie
command-me-reminders = promemoria
    .description = Come ricevere promemoria, e quando no
    .by = come
    .by-text = Con una menzione, con un messaggio diretto, o per niente
    .quiet = silenzio
    .quiet-text = Ore senza promemoria, per esempio 22-8; un trattino per nessuna
    .zone = fuso
    .zone-text = Il tuo fuso orario, per esempio Europe/Rome
command-me-language = lingua
    .description = In quale lingua ti rispondo
    .to = in
    .to-text = Una lingua, oppure quella del tuo Discord
command-me-holiday = ferie
    .description = Fermare i tuoi orologi per qualche giorno
    .days = giorni
    .days-text = Quanti giorni da adesso; 0 per tornare
command-preset = modello
    .description = Conservare le regole di un tavolo con un nome
command-preset-save = salva
    .description = Conservare le regole del tavolo di questo canale
    .name = nome
    .name-text = Un nome, per esempio Lega del venerdì
command-preset-delete = elimina
    .description = Dimenticare un modello
    .name = nome
    .name-text = Quale
command-learn = impara
    .description = Una prima partita contro un computer, con una guida
command-rules = regole
    .description = Le regole per argomento, con immagini
    .topic = argomento
    .topic-text = Che cosa vuoi sapere

## Ciò che è stato scritto

# $typed: ciò che è stato scritto. $cells: un elenco di caselle in cui la tessera sta.
place-unknown-cell = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine; la tua tessera sta in { $cells }.
# $typed: ciò che è stato scritto. $cells: un elenco di caselle libere.
place-unknown-cell-purist = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine; libere sono, per esempio, { $cells }.
# $typed: ciò che è stato scritto. $turns: un elenco di rotazioni.
place-unknown-turn = «{ $typed }» non è un quarto di giro. Scegline uno: { $turns }.
# $cell: una casella. $turns: un elenco di rotazioni.
place-which-turn = In { $cell } la tua tessera sta in più modi. Indica una rotazione: { $turns }.
# $tiles: tessere, una per riga, come sotto.
place-which-tile = Indica quale tessera della tua mano piazzi: { $tiles }
# $tile: la sua lettera. $shows: la tessera a parole.
place-tile-option = { $tile }: { $shows }
# $typed: ciò che è stato scritto. $spots: un elenco di aree.
meeple-unknown-spot = «{ $typed }» non c’è sulla tua tessera. Si può scegliere: { $spots }.

## Guardare
board-board = il paesaggio
board-fields = i prati per proprietario
board-text = a parole
# $typed: ciò che è stato scritto.
look-unknown-cell = «{ $typed }» non è una casella. I nomi sono sul bordo dell’immagine.
# $cell: una casella.
tiles-no-open-cell = { $cell } non è una casella aperta accanto al paesaggio. Sono aperte, per esempio, { $cells }.
board-nothing-there = Nessuna tessera vicino a { $cell }: il paesaggio va da { $first } a { $last }.
# $help: standard o purist.
help-level = Questo tavolo gioca { $help ->
    [purist] senza aiuto: nient’altro che le regole
   *[other] con l’aiuto standard, che questo non lo mostra
}. L’aiuto completo lo mostra; si sceglie prima della partita.

## Elenchi di partite

# $games: quante.
games-title = ### { $games ->
    [one] La tua partita
   *[other] Le tue { $games } partite
}
games-none = Non sei a nessun tavolo. Aprine uno con `/partita nuova` in un canale di un server.
games-nothing-waits = Nessuna partita ti aspetta.
# $where: un link. $seat: a chi tocca. $clock: un momento o «nessun limite». $game: il nome breve della partita.
games-mine = ▶️ **Tocca a te** · { $where } · { $clock }
games-other = ⏳ { $where } · tocca a { $seat } · { $clock }
games-waiting = 🪑 { $where } · il tavolo `{ $game }` aspetta giocatori
games-over = 🏁 { $where } · la partita `{ $game }` è finita
games-no-clock = nessun limite di tempo
games-earlier = Indietro
games-later = Altre

help = ## Carcassonne, qui su Discord
    • **Aprire un tavolo:** `/partita nuova`, poi **Partecipa**, **Aggiungi computer**, **Inizia**. Con **Impostazioni** scegli regole, orologio e aiuto.
    • **Il tuo turno:** premi **Gioca** sotto l’immagine. Scegli una casella numerata, gira la tessera, scegli un seguace o nessuno, **Conferma**. Prima non conta niente.
    • **Scrivendo:** `/piazza casella:N49 rotazione:90°`, poi `/seguace su:città (N)` o `/passa`.
    • **Uno sbaglio:** `/annulla` è libero finché non si vede la tessera seguente; poi devono essere d’accordo tutti.
    • **Imparare:** `/impara` comincia una piccola prima partita, `/regole` mostra le regole con immagini.
    • **Guardare:** `/paesaggio`, `/punti`, `/tessere`. **Tutte le tue partite:** `/partite`.
    Questo è un gioco non ufficiale, fatto da appassionati.
